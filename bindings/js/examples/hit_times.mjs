// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// When does the blow land, and how long must the next order wait? Asked of a motion table, without an object.
import { AcmotionError, Assets, Command, HookStatus, HookType, load } from 'acmotion';

const motionTable = 0x09000001;
const library = await load();
const assets = Assets.sample(library);
let hits = 0;
for (const motion of assets.motionsFrom(motionTable, Command.SwordCombat)) {
  const swing = timelineOf({ motionTable, motion, speed: 1.25, style: Command.SwordCombat, tickSeconds: 1 / 30 });
  for (const { type, status, time, tick } of swing?.hooks ?? []) {
    if (type !== HookType.ATTACK || status !== HookStatus.FIRES) continue;
    const name = library.commandName(motion).padEnd(14);
    const done = swing.done.toFixed(3);
    console.log(`${name} hits after ${time.toFixed(3)} s, in tick ${tick} of the server; done after ${done} s`);
    ++hits;
  }
}
if (hits === 0) throw new Error('no motion hits');

/** Null for a motion that the client would refuse. */
function timelineOf(query) {
  try {
    return assets.timeline(query);
  } catch (error) {
    if (error instanceof AcmotionError && error.code === 'REFUSED') return null;
    throw error;
  }
}
