// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Calls of the script: worlds, events, poses, planned ticks and snapshots.
import { acmotion } from '../support.mjs';
import { hex64, octets, plain } from './values.mjs';

const { PoseBuffer, PositionBuffer, TickWorker, World } = acmotion;

function states(p) {
  const found = p.world.states(p.args.guids);
  return { found: found.filter((state) => state !== null).length, states: plain(found) };
}

/** What `fill` makes of a buffer for the guids of the call, and the positions that are in it then. */
function positions(p, fill) {
  const { guids } = p.args;
  const buffer = new PositionBuffer(p.library, guids.length);
  try {
    buffer.guids.set(guids);
    const found = fill(buffer);
    const at = (i) => {
      const [x, y, z, ...rotation] = buffer.data.subarray(i * 8 + 1, i * 8 + 8);
      return { cell: buffer.words[i * 8], frame: { origin: plain([x, y, z]), rotation: plain(rotation) } };
    };
    return { found, positions: guids.map((_, i) => at(i)) };
  } finally {
    buffer.dispose();
  }
}

const objects = {
  world_create: (p) => p.make(new World(p.handle('assets') ?? p.library, p.struct('options'))),
  world_copy: (p) => p.make(p.world.copy()),
  world_assign: (p) => p.world.assign(p.handle('from')),
  world_free: (p) => p.world.dispose(),
  world_tick: (p) => p.world.tick(p.number('seconds')),
  world_clock: ({ world }) => ({ seconds: world.clock, ticks: world.ticks }),
  world_refresh: (p) => p.world.refresh(),
  world_reserve: (p) => p.world.reserve(p.args.objects),
  world_count: (p) => p.world.count,
  world_guids: (p) => p.world.guids(),
  world_read_states: states,
  world_read_positions: (p) => positions(p, (buffer) => p.world.readPositions(buffer)),
  world_display_positions: (p) =>
    positions(p, (buffer) => p.world.displayPositions(buffer, p.number('seconds_since_tick'))).positions,
};

const events = {
  world_events: (p) => plain(p.world.events(p.args.first)),
  world_dropped_events: (p) => p.world.droppedEvents,
  world_clear_events: (p) => p.world.clearEvents(),
  world_hook_fields: (p) => plain(p.world.hook(p.struct('source'))),
};

/** The pose of an object of a buffer, as the script has it. */
function pose(buffer, i) {
  const split = (numbers, size) =>
    Array.from({ length: numbers.length / size }, (_, part) => plain(numbers.subarray(part * size, (part + 1) * size)));
  const parts = split(buffer.object(i), buffer.floatsPerPart);
  const first = i * buffer.parts * 3;
  return buffer.scales && parts.length > 0
    ? { parts, scales: split(buffer.scales.subarray(first, first + parts.length * 3), 3) }
    : { parts };
}

/** The poses of so many objects of a buffer that `fill` fills. */
function poses(p, objects, fill) {
  const options = { objects, parts: p.args.part_capacity ?? 64, ...p.struct('options') };
  const buffer = new PoseBuffer(p.library, options);
  try {
    fill(buffer);
    return Array.from({ length: objects }, (_, i) => pose(buffer, i));
  } finally {
    buffer.dispose();
  }
}

function writePoses(p) {
  const { guids } = p.args;
  return poses(p, guids.length, (buffer) => {
    buffer.guids.set(guids);
    p.world.writePoses(buffer);
  });
}

const bodies = {
  object_write_pose: (p) => poses(p, 1, (buffer) => p.object.writePose(buffer))[0],
  world_write_poses: writePoses,
};

/** In JavaScript a worker plans and finishes the ticks of its world. */
function workerOf(world) {
  return (named) => named instanceof TickWorker && named.world === world;
}

const ticks = {
  worker_create: (p) => p.make(new TickWorker(p.world)),
  worker_free: (p) => p.handle('worker').dispose(),
  world_plan_tick: (p) => p.find(workerOf(p.world)).plan(p.number('seconds')),
  worker_run_range: (p) => p.handle('worker').run(p.args.range),
  world_finish_tick: (p) => p.find(workerOf(p.world)).finish(),
};

function difference(p) {
  const found = p.handle('a').firstDifference(p.handle('b'));
  return { found: found !== null, object: found?.object ?? 0, field: found?.field ?? '' };
}

const snapshots = {
  snapshot_write: (p) => octets(p.keep(p.handle('of').snapshot())),
  snapshot_read: (p) => p.handle('of').restore(p.bytes('bytes')),
  state_hash: (p) => hex64(p.handle('of').stateHash()),
  first_difference: difference,
};

export const worldCalls = { ...objects, ...events, ...bodies, ...ticks, ...snapshots };
