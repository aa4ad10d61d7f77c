// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A creature walks, draws its sword and slashes, and the package prints what happens: node walk.mjs
import { Assets, Command, EventType, Ground, load, PoseBuffer, Sample, World } from 'acmotion';

const library = await load();
const assets = Assets.sample(library);
const world = new World(assets, { ground: Ground.FLAT });
const creature = world.createObject(0x50000001, {
  setup: Sample.mannequin,
  position: { cell: 0x10100001, frame: { origin: { x: 10, y: 10, z: 0 } } },
  facts: { ground: Ground.FLAT },
});
const poses = new PoseBuffer(library, { objects: 1, parts: creature.state.partCount, smooth: true });
poses.guids[0] = creature.guid;

function pass(seconds) {
  for (let t = 0; t < seconds * 30; ++t) {
    world.tick(1 / 30);
    for (const event of world.events())
      if (event.type === EventType.MOTION_DONE && event.motionDone.success)
        console.log(`${event.time.toFixed(3)} s  ${library.commandName(event.motionDone.motion)} is done`);
    world.clearEvents();
  }
}

creature.doMotion(Command.WalkForward);
pass(2);
creature.stopMotion(Command.WalkForward);
creature.doMotion(Command.SwordCombat);
creature.doMotion(Command.SlashHigh);
pass(3);

world.writePoses(poses);
const { x, y } = creature.state.position.frame.origin;
console.log(`it stands at ${x.toFixed(2)}, ${y.toFixed(2)}; its head is ${headHeight().toFixed(2)} m up`);
console.log(`state 0x${world.stateHash().toString(16).toUpperCase().padStart(16, '0')}`);

/** Frames of parts are seven numbers, of which the third is the height. */
function headHeight() {
  const heights = Array.from({ length: poses.counts[0] }, (_, part) => poses.data[part * 7 + 2]);
  return Math.max(...heights);
}
