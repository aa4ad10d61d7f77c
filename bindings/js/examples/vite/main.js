// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A creature that the keys move, seen from the west: each part is a dot.
import { Assets, Command, Ground, load, PoseBuffer, Sample, World } from 'acmotion';

const tickSeconds = 1 / 30;
const library = await load();
const assets = Assets.sample(library);
const world = new World(assets, { ground: Ground.FLAT });
const creature = world.createObject(0x50000001, {
  setup: Sample.mannequin,
  position: { cell: 0x10100001, frame: { origin: { x: 90, y: 90, z: 0 } } },
  facts: { ground: Ground.FLAT },
});
const poses = new PoseBuffer(library, { objects: 1, parts: creature.state.partCount, smooth: true, display: true });
poses.guids[0] = creature.guid;

const motions = { w: Command.WalkForward, a: Command.TurnLeft, d: Command.TurnRight, ' ': Command.Wave };
function order(name, key) {
  if (key in motions) creature[name](motions[key]); // gives the client's code when it refuses the motion
}
addEventListener('keydown', (event) => event.repeat || order('doMotion', event.key));
addEventListener('keyup', (event) => order('stopMotion', event.key));

const context = document.getElementById('picture').getContext('2d');
let last = performance.now();
let due = 0;
function frame(now) {
  due = Math.min(due + (now - last) / 1000, 0.2);
  last = now;
  for (; due >= tickSeconds; due -= tickSeconds) world.tick(tickSeconds);
  world.clearEvents();
  poses.set({ secondsSinceTick: due });
  world.writePoses(poses);
  draw();
  requestAnimationFrame(frame);
}
function draw() {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  const { data } = poses;
  for (let part = 0; part < poses.counts[0]; ++part) {
    const [, y, z] = data.subarray(part * poses.floatsPerPart);
    context.fillRect(width / 2 + ((y - 90) * 100) % width, height - 20 - z * 200, 6, 6);
  }
}
requestAnimationFrame(frame);
