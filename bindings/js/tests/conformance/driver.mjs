// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Plays a script through the classes of the package and compares what comes of each call.
import { acmotion } from '../support.mjs';
import { libraryCalls } from './library_calls.mjs';
import { objectCalls } from './object_calls.mjs';
import { Play, Refusal } from './play.mjs';
import { roleCalls } from './role_calls.mjs';
import { same } from './values.mjs';
import { worldCalls } from './world_calls.mjs';

const { AcmotionError } = acmotion;
const calls = { ...libraryCalls, ...worldCalls, ...objectCalls, ...roleCalls };

// Memory and handles are the package's own, lists have the length that they need, and null is a TypeError before the
// library is called.
const inexpressible = new Set(['allocator', 'capacity', 'foreign', 'made_up', 'null', 'size', 'stride']);

/** Why JavaScript cannot express a call; undefined: it can. */
function reasonToSkip({ call, needs = [], args = {} }) {
  // A PoseBuffer has room for as many parts as its maker likes, and the memory that those take.
  if (call === 'object_write_pose' && 'part_capacity' in args && !('data_size' in args)) return undefined;
  // What is disposed of again stays as it is.
  if (needs.includes('stale') && call.endsWith('_free')) return 'stale';
  return needs.find((need) => inexpressible.has(need));
}

function errorOf(error) {
  const { motionError: motion_error, objectId: object_id, guid, offset, field } = error;
  const all = { motion_error, object_id, guid, offset, field };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
}

function outcomeOf(play, call) {
  play.begin(call);
  try {
    if (!Object.hasOwn(calls, call.call)) throw new Error('the driver does not know this call');
    const result = calls[call.call](play);
    return result === undefined ? {} : { result };
  } catch (error) {
    if (!(error instanceof AcmotionError || error instanceof Refusal)) return { thrown: String(error) };
    const fields = errorOf(error);
    return { status: error.code, ...(Object.keys(fields).length > 0 ? { error: fields } : {}) };
  }
}

/** What came of a call otherwise than the script says; undefined: nothing. */
function differenceOf(play, call) {
  const { status, error, result, ...asked } = call;
  const expected = JSON.parse(JSON.stringify({ status, error, result })); // without what is undefined
  let outcome;
  for (let times = call.repeat ?? 1; times > 0; --times) outcome = outcomeOf(play, call);
  if (same(outcome, expected)) return undefined;
  return `${JSON.stringify(asked)}\n  expected ${JSON.stringify(expected)}\n  got      ${JSON.stringify(outcome)}`;
}

/** How many calls were played and, by reason, skipped; and where something else came of them. */
export function playScript(library, script) {
  const report = { played: 0, skipped: {}, differences: [] };
  for (const chapter of script.chapters) {
    const play = new Play(library);
    for (const call of chapter.calls) {
      const reason = reasonToSkip(call);
      if (reason) {
        report.skipped[reason] = (report.skipped[reason] ?? 0) + 1;
        continue;
      }
      ++report.played;
      const difference = differenceOf(play, call);
      if (difference) report.differences.push(`${chapter.name}: ${difference}`);
    }
  }
  return report;
}
