// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A server of twenty creatures that know when their swings land. Each swing carries a context id; the Attack hook
// gives it back, in the tick in which the blow lands.
import { Assets, Command, EventType, HookType, load, MotionError, Sample, Server, World } from 'acmotion';

const library = await load();
const assets = Assets.sample(library);
const world = new World(assets);
const server = new Server(world);
const creatures = Array.from({ length: 20 }, (_, i) => 0x80000001 + i);
for (const [i, guid] of creatures.entries()) {
  const origin = { x: 40 + 2 * i, y: 50, z: 0 };
  world.createObject(guid, { setup: Sample.mannequin, position: { cell: 0xa9b40013, frame: { origin } } });
  server.doMotion(guid, Command.SwordCombat);
}

const begun = new Map(); // when each swing began, by context id
let hits = 0;
for (let tick = 0; tick < 330; ++tick) {
  for (const [i, guid] of creatures.entries()) {
    if ((tick + 7 * i) % 150 !== 60) continue; // every creature swings once in five seconds
    const contextId = begun.size + 1;
    const refused = server.doMotion(guid, Command.SlashHigh, { contextId });
    if (refused === MotionError.NONE) begun.set(contextId, world.clock);
  }
  world.tick(1 / 30);
  server.broadcastDue();
  for (const { type, time, object, hook } of world.events()) {
    if (type !== EventType.HOOK || hook.type !== HookType.ATTACK || !begun.has(hook.contextId)) continue;
    const after = (time - begun.get(hook.contextId)).toFixed(3);
    const guid = object.toString(16).toUpperCase();
    console.log(`${time.toFixed(3)} s  ${guid} hits, ${after} s after swing ${hook.contextId} began`);
    ++hits;
  }
  world.clearEvents();
  for (const message of server.takeOutbox()) send(message.audience, message.bytes);
}
if (hits < 2 * creatures.length) throw new Error(`${hits} hits`);

/** A real server has connections here. */
function send() {}
