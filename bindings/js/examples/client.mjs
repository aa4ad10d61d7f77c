// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A client whose server sends ten times a second, drawn at 60 Hz. The server is a second world in this program; a real
// client has a socket in between.
import { Assets, Audience, Client, Command, load, PoseBuffer, PoseFormat, Sample, Server, World } from 'acmotion';

const player = 0x50000001;
const library = await load();
const assets = Assets.sample(library);
const here = new World(assets);
const there = new World(assets);
const client = new Client(here);
const server = new Server(there);
const origin = { x: 50, y: 50, z: 0 };
there.createObject(player, { setup: Sample.mannequin, position: { cell: 0xa9b40013, frame: { origin } } });
server.setPlayer(player);
client.setPlayer(player);
client.receive(server.describe(player));

client.setHoldRun(true);
client.pressKey({ motion: Command.WalkForward });
const format = PoseFormat.MATRIX_4X4;
const poses = new PoseBuffer(library, { objects: 1, parts: 34, format, smooth: true, display: true });
poses.guids[0] = player;
let still = 0;
let before = NaN;
for (let frame = 0; frame < 300; ++frame) {
  if (frame % 2 === 0) here.tick(1 / 30);
  if (frame % 6 === 0) {
    // ten times a second
    for (const { bytes } of client.takeOutbox()) server.receive(player, bytes);
    there.tick(0.1);
    server.broadcastDue();
    for (const { audience, bytes } of server.takeOutbox()) if (audience !== Audience.OTHERS) client.receive(bytes);
  }
  client.update();
  poses.secondsSinceTick = frame % 2 === 0 ? 0 : 1 / 60;
  here.writePoses(poses);
  const northing = poses.data[7]; // of the first part, in its matrix
  if (frame > 60 && northing === before) ++still;
  before = northing;
  here.clearEvents();
  there.clearEvents();
}
const a = here.object(player).state.position.frame.origin;
const b = there.object(player).state.position.frame.origin;
const apart = Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z); // both are in one landblock
console.log(`${still} drawn frames stood still, client and server are ${apart.toFixed(2)} m apart`);
if (still > 0 || apart >= 1) throw new Error('the two do not agree');
