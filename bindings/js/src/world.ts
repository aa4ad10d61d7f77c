// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import { appearanceStruct, type Appearance } from './appearance.js';
import { Assets } from './assets.js';
import { readStructs, type Input } from './codec.js';
import { EventList } from './events.js';
import type { MotionError } from './generated/enums.js';
import {
  acm_difference,
  acm_hook_fields,
  acm_hook_source,
  acm_object_parameters,
  acm_object_state,
  acm_world_options,
} from './generated/layouts.js';
import type {
  Difference,
  HookFields,
  HookSource,
  HookValue,
  MovementParameters,
  ObjectParameters,
  ObjectState,
  WorldOptions,
} from './generated/structs.js';
import { create, Handle, type Region } from './handle.js';
import type { Library } from './library.js';
import { WorldObject } from './object.js';
import { orderStruct, type BodyOrder } from './orders.js';
import type { PoseBuffer, PositionBuffer } from './poses.js';
import type { StateBuffer } from './states.js';
import { addVerbs, BodyVerbs } from './verbs.js';

/** A hook with all of its fields, in the order of the file. */
export interface Hook extends Omit<HookFields, 'count'> {
  values: HookValue[];
}

/** What has a state that can be saved: a world, or a role with its world. */
export abstract class Stateful extends Handle {
  /** The whole state as bytes, without events and options. */
  snapshot(): Uint8Array {
    const { exports: c, error } = this.library;
    return this.library.bytes((out, capacity, count) =>
      c.acm_snapshot_write(this.address, out, capacity, count, error),
    );
  }
  /** Restores a snapshot. The records that its objects use must be loaded. */
  restore(snapshot: Uint8Array): void {
    const { exports: c, error } = this.library;
    this.library.withArguments((a) =>
      this.library.check(c.acm_snapshot_read(this.address, a.copy(snapshot), snapshot.length, error)),
    );
  }
  /** The same for equal states, on every machine, and, almost certainly, for no others. */
  stateHash(): bigint {
    const { exports: c, error, memory } = this.library;
    return this.library.withArguments((a) => {
      const out = a.zeros(8);
      this.library.check(c.acm_state_hash(this.address, out, error));
      return memory.big(out);
    });
  }
  /** The first field in which two states of one kind differ; null: they do not. */
  firstDifference(other: this): Omit<Difference, 'found'> | null {
    const { exports: c, error } = this.library;
    const { found, ...difference } = this.library.out<Difference>(acm_difference, (out) =>
      c.acm_first_difference(this.address, other.address, out, error),
    );
    return found ? difference : null;
  }
}

export interface World extends BodyVerbs {}

/** Objects and their clock. */
export class World extends Stateful {
  static {
    addVerbs(this.prototype, BodyVerbs);
  }
  readonly #events: EventList;
  readonly #region: Region | undefined;
  /** In which motions are tried. */
  #trial: World | undefined;

  /** With the assets that its objects use; or with the library alone, when they have none. */
  constructor(from: Assets | Library, options?: Input<WorldOptions>);
  /** @internal */
  constructor(from: World, address: number);
  constructor(from: Assets | Library | World, options?: Input<WorldOptions> | number) {
    if (from instanceof World) super(from.library, options as number);
    else {
      const library = from instanceof Assets ? from.library : from;
      super(library, createWorld(library, from instanceof Assets ? from.address : 0, options as Input<WorldOptions>));
    }
    this.#events = new EventList(this.library);
    this.#region = (from instanceof World ? from.#region : from instanceof Assets ? from.region : undefined)?.retain();
  }

  /** A copy without roles and events. Run alike, both stay alike, bit for bit. */
  copy(): World {
    const { library } = this;
    return new World(
      this,
      create(library, (out) => library.exports.acm_world_copy(this.address, out, library.error)),
    );
  }
  /** Makes this world what `from` is; its events and its role stay. Both use the same assets. */
  assign(from: World): void {
    this.library.check(this.library.exports.acm_world_assign(this.address, from.address, this.library.error));
  }

  // The clock.

  /** Lets so many seconds pass, 0 to 86,400. */
  tick(seconds: number): void {
    const { library } = this;
    library.check(library.exports.acm_world_tick(this.address, seconds, library.error));
  }
  /** Seconds since the world was made. */
  get clock(): number {
    return this.library.memory.f64[this.#readClock() >>> 3]!;
  }
  /** How many passes have run. */
  get ticks(): number {
    return this.library.memory.u64(this.#readClock() + 8);
  }
  #readClock(): number {
    const { exports: c, error, scratch } = this.library;
    this.library.check(c.acm_world_clock(this.address, scratch, scratch + 8, error));
    return scratch;
  }
  /** Gives objects what was loaded since they were made; how many have changed. */
  refresh(): number {
    const { exports: c, error } = this.library;
    return this.library.outWord((out) => c.acm_world_refresh(this.address, out, error));
  }
  /** Makes room for so many objects, so that creating them allocates less. */
  reserve(objects: number): void {
    this.library.check(this.library.exports.acm_world_reserve(this.address, objects, this.library.error));
  }

  // Objects.

  /** How many objects there are. */
  get count(): number {
    const { exports: c, error } = this.library;
    return this.library.outWord((out) => c.acm_world_count(this.address, out, error));
  }
  /** Guids in ascending order. */
  guids(): number[] {
    const { exports: c, error } = this.library;
    return this.library.words((out, capacity, count) => c.acm_world_guids(this.address, out, capacity, count, error));
  }
  /**
   * Makes an object; one of that guid that is there is deleted first. Records that are not loaded are reported as
   * events: the object is there, without motion, until `refresh` finds them.
   */
  createObject(guid: number, parameters: Input<ObjectParameters> = {}): WorldObject {
    const { exports: c, error } = this.library;
    this.library.withArguments(() => {
      const given = this.library.struct(acm_object_parameters, parameters, 'parameters', (address) =>
        c.acm_object_parameters_init(address),
      );
      this.library.check(c.acm_object_create(this.address, guid, given, error));
    });
    return this.object(guid);
  }
  /** Notifies the objects that watch it. */
  deleteObject(guid: number): void {
    this.library.check(this.library.exports.acm_object_delete(this.address, guid, this.library.error));
  }
  /** The object of that guid, whether or not it is there. */
  object(guid: number): WorldObject {
    return new WorldObject(this, guid);
  }
  /** Metres between the surfaces of two objects; negative when they overlap. */
  distanceBetween(a: number, b: number): number {
    const { exports: c, error, memory, scratch } = this.library;
    this.library.check(c.acm_object_distance_between(this.address, a, b, scratch, error));
    return memory.f32[scratch >>> 2]!;
  }
  /** The states of many objects; null for those that are not there. */
  states(guids: ArrayLike<number>): (ObjectState | null)[] {
    const { exports: c, error, memory } = this.library;
    return this.library.withArguments((arena) => {
      const out = arena.zeros(acm_object_state.size * guids.length);
      const asked = arena.copyWords(guids);
      this.library.check(c.acm_world_read_states(this.address, asked, guids.length, out, 0, 0, error));
      const states = readStructs<ObjectState>(memory, acm_object_state, out, guids.length);
      return states.map((state) => (state.guid === 0 ? null : state));
    });
  }
  /**
   * Sets what an object wears, and nobody is sent anything: on a server see `Server.setAppearance`. Experimental.
   */
  setAppearance(guid: number, appearance: Input<Appearance>): void {
    const { library } = this;
    library.withArguments(() => {
      const given = appearanceStruct(library, appearance);
      library.check(library.exports.acm_object_set_appearance(this.address, guid, given, library.error));
    });
  }
  /** Where the first `count` objects of the buffer are; how many of them exist. */
  readPositions(buffer: PositionBuffer, count: number = buffer.capacity): number {
    const { exports: c, error, memory, scratch } = this.library;
    buffer.checkedCount(count);
    this.library.check(
      c.acm_world_read_positions(this.address, buffer.address, count, buffer.positions, 0, scratch, error),
    );
    return memory.u32[scratch >>> 2]!;
  }
  /** The states of the first `count` objects of the buffer; how many of them exist. */
  readStates(buffer: StateBuffer, count: number = buffer.capacity): number {
    const { exports: c, error, memory, scratch } = this.library;
    buffer.checkedCount(count);
    this.library.check(
      c.acm_world_read_states(this.address, buffer.address, count, buffer.states, 0, scratch, error),
    );
    return memory.u32[scratch >>> 2]!;
  }
  /** Where they are drawn between ticks: smooth where the simulation moves in steps of whole key frames. */
  displayPositions(buffer: PositionBuffer, secondsSinceTick: number, count: number = buffer.capacity): void {
    const { library } = this;
    buffer.checkedCount(count);
    library.check(
      library.exports.acm_world_display_positions(
        this.address,
        buffer.address,
        count,
        secondsSinceTick,
        buffer.positions,
        0,
        library.error,
      ),
    );
  }
  /** The poses of the first `count` objects of the buffer. A held object is shown where its holder's hand is. */
  writePoses(buffer: PoseBuffer, count: number = buffer.capacity): void {
    const { library } = this;
    buffer.checkedCount(count);
    library.check(
      library.exports.acm_world_write_poses(
        this.address,
        buffer.address,
        count,
        buffer.options,
        buffer.buffer,
        buffer.countsAddress,
        library.error,
      ),
    );
  }

  // Orders: as methods, see BodyVerbs, or as data.

  /**
   * The body does it, and nobody is sent anything: on a server see `Server.order`. Returns why the client refuses it;
   * what it changes before it refuses has then changed.
   */
  order(guid: number, order: BodyOrder): MotionError {
    const { library } = this;
    return library.withArguments(() => {
      const given = orderStruct(library, order);
      return library.outcome(library.exports.acm_object_order(this.address, guid, given, library.error));
    });
  }
  /**
   * Why the client would refuse a motion now; MotionError.NONE: it would not. Nothing changes: the motion is done in a
   * copy of the world, which is kept for the next question. Large worlds take as long as `copy` does.
   */
  canDo(guid: number, motion: number, parameters: Input<MovementParameters> = {}): MotionError {
    if (this.#trial) this.#trial.assign(this);
    else this.#trial = this.copy();
    try {
      return this.#trial.doMotion(guid, motion, parameters);
    } finally {
      this.#trial.clearEvents();
    }
  }

  // Events.

  /** What happened since `clearEvents`, in order, from the event `first` on. The list is the same object each time. */
  events(first = 0): EventList {
    return this.#events.fill(this.address, first);
  }
  /** How many found no room since `clearEvents`. */
  get droppedEvents(): number {
    const { exports: c, error, memory, scratch } = this.library;
    this.library.check(c.acm_world_dropped_events(this.address, scratch, error));
    return memory.u64(scratch);
  }
  clearEvents(): void {
    this.library.check(this.library.exports.acm_world_clear_events(this.address, this.library.error));
  }
  /** All fields of a hook that an event names. */
  hook(source: Input<HookSource>): Hook {
    const { exports: c, error } = this.library;
    return this.library.withArguments(() => {
      const asked = this.library.struct(acm_hook_source, source, 'source');
      const { count, values, ...rest } = this.library.out<HookFields>(acm_hook_fields, (out) =>
        c.acm_world_hook_fields(this.address, asked, out, error),
      );
      return { ...rest, values: values.slice(0, count) };
    });
  }

  /** @internal */
  protected override free(address: number, error: number): number {
    return this.library.exports.acm_world_free(address, error);
  }
  /** @internal */
  protected override freed(): void {
    this.#trial?.dispose();
    this.#events.release();
    this.#region?.release();
  }
}

function createWorld(library: Library, assets: number, options: Input<WorldOptions> | undefined): number {
  const { exports: c, error } = library;
  return library.withArguments(() => {
    const given = library.struct(acm_world_options, options, 'options', (address) => c.acm_world_options_init(address));
    return create(library, (out) => c.acm_world_create(assets, given, out, error));
  });
}

/** Runs ranges of a planned tick. A module runs on one thread: this is for hosts that spread a tick over frames. */
export class TickWorker extends Handle {
  readonly world: World;

  constructor(world: World) {
    const { library } = world;
    super(
      library,
      create(library, (out) => library.exports.acm_worker_create(world.address, out, library.error)),
    );
    this.world = world;
  }
  /** How many ranges there are to run; 0: nothing is due, and nothing is to be finished. */
  plan(seconds: number): number {
    const { exports: c, error } = this.library;
    return this.library.outWord((out) => c.acm_world_plan_tick(this.world.address, seconds, out, error));
  }
  /** Each range once. */
  run(range: number): void {
    this.library.check(this.library.exports.acm_worker_run_range(this.address, range, this.library.error));
  }
  /** When all ranges have run. Until then the world and its role refuse other calls. */
  finish(): void {
    this.library.check(this.library.exports.acm_world_finish_tick(this.world.address, this.library.error));
  }
  /** @internal */
  protected override free(address: number, error: number): number {
    return this.library.exports.acm_worker_free(address, error);
  }
}
