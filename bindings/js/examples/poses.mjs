// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A runner that is simulated 30 times a second and drawn 60 times: its parts as matrices, and how far each frame moves
// it, where retail has it and where it is displayed.
import { Assets, Command, load, PoseBuffer, PoseFormat, PositionBuffer, Sample, World } from 'acmotion';

const library = await load();
const world = new World(Assets.sample(library));
const runner = world.createObject(0x80000001, {
  setup: Sample.mannequin,
  position: { cell: 0xa9b40013, frame: { origin: { x: 50, y: 50, z: 0 } } },
});
runner.doMotion(Command.RunForward);
for (let tick = 0; tick < 60; ++tick) world.tick(1 / 30); // until it runs steadily

const poses = new PoseBuffer(library, {
  objects: 1,
  parts: 34,
  format: PoseFormat.MATRIX_4X4,
  columnMajor: true, // as OpenGL and three.js read matrices
  smooth: true,
  display: true,
});
const positions = new PositionBuffer(library, 1);
poses.guids[0] = positions.guids[0] = runner.guid;

/** Where the runner is, and where it is displayed. */
function northings(secondsSinceTick) {
  world.displayPositions(positions, secondsSinceTick);
  return [runner.state.position.frame.origin.y, positions.data[2]];
}

let before = northings(0);
for (let frame = 1; frame <= 8; ++frame) {
  if (frame % 2 === 0) world.tick(1 / 30);
  poses.secondsSinceTick = frame % 2 === 0 ? 0 : 1 / 60;
  world.writePoses(poses);
  const now = northings(poses.secondsSinceTick);
  const [simulated, displayed] = now.map((y, i) => y - before[i]);
  const moved = `simulated +${simulated.toFixed(3)} m  displayed +${displayed.toFixed(3)} m`;
  console.log(`frame ${frame}  ${poses.count(0)} parts  ${moved}`);
  if (displayed < 0.05 || displayed > 0.08) throw new Error('it does not move smoothly');
  before = now;
}
