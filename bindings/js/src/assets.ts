// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import { appearanceStruct, type Appearance } from './appearance.js';
import { readStruct, readStructs, type Input } from './codec.js';
import { Load, Status, type Numbering } from './generated/enums.js';
import {
  acm_container_entry,
  acm_hold_location,
  acm_hook_time,
  acm_missing_asset,
  acm_motion_query,
  acm_motion_segment,
  acm_range,
  acm_setup,
  acm_setup_part,
  acm_timeline,
  acm_wave_format,
} from './generated/layouts.js';
import type {
  ByteRange,
  ContainerEntry,
  HoldLocation,
  HookTime,
  MissingAsset,
  MotionQuery,
  MotionSegment,
  Setup,
  SetupPart,
  TimelineFacts,
  WaveFormat,
} from './generated/structs.js';
import { create, Handle, Region } from './handle.js';
import type { Library } from './library.js';
import { requireInspection } from './owned.js';

/** What a motion will do and when. Times are infinite when they never come. */
export interface Timeline extends TimelineFacts {
  segments: MotionSegment[];
  hooks: HookTime[];
}

/** A recorded sound. */
export interface Wave extends WaveFormat {
  /** In the encoding that `tag` names; an MP3 stream can be decoded as it is. */
  samples: Uint8Array;
}

/** Gives bytes of a container that lies elsewhere: at least `size`, better `likely`, from `offset` on. */
export type ReadRange = (offset: number, size: number, likely: number) => Promise<Uint8Array>;

/** The game's data, decoded. Worlds keep what they use: dispose of it when you do not need it yourself any more. */
export class Assets extends Handle {
  /** @internal The container that they are read from. */
  readonly region: Region | undefined;
  readonly #piecewise: boolean;

  private constructor(library: Library, address: number, region?: Region, piecewise = false) {
    super(library, address);
    this.region = region;
    this.#piecewise = piecewise;
  }

  /** Without a container: records are given with `add`. */
  static empty(library: Library): Assets {
    return new Assets(
      library,
      create(library, (out) => library.exports.acm_assets_create(out, library.error)),
    );
  }
  /** The sample creatures, decoded: see `Sample`. Not in the runtime alone. */
  static sample(library: Library): Assets {
    requireInspection(library);
    return new Assets(
      library,
      create(library, (out) => library.exports.acm_assets_create_sample(out, library.error)),
    );
  }
  /** A container (client_portal.dat), whose bytes are copied into the library's memory: up to 2 GiB. */
  static open(library: Library, bytes: Uint8Array): Assets {
    const region = new Region(library, bytes).retain();
    try {
      const address = create(library, (out) =>
        library.exports.acm_assets_open(region.address, region.size, out, library.error),
      );
      return new Assets(library, address, region);
    } catch (error) {
      region.release();
      throw error;
    }
  }
  /** A container of so many bytes elsewhere, of which only what is loaded is read: see `supplyFrom`. */
  static openPiecewise(library: Library, size: number): Assets {
    const address = create(library, (out) =>
      library.exports.acm_assets_open_piecewise(BigInt(size), out, library.error),
    );
    return new Assets(library, address, undefined, true);
  }
  /** A file that the user has chosen, piecewise. It is ready when the promise resolves. */
  static async fromBlob(library: Library, file: Blob): Promise<Assets> {
    const assets = Assets.openPiecewise(library, file.size);
    await assets.supplyFrom(blobReader(file));
    return assets;
  }

  /** One record, decompressed; the bytes are not needed afterwards. */
  add(id: number, bytes: Uint8Array): void {
    const { exports: c, error } = this.library;
    this.library.withArguments((a) =>
      this.library.check(c.acm_assets_add(this.address, id, a.copy(bytes), bytes.length, error)),
    );
  }
  /**
   * How motion tables numbered the commands, told from the human table; that of a container is read before any other.
   */
  get numbering(): Numbering {
    const { exports: c, error } = this.library;
    return this.library.outWord((out) => c.acm_assets_numbering(this.address, out, error)) as Numbering;
  }
  /** Leaves the ids of motion tables as files have them. Call it before anything is loaded or added. */
  keepCommandIds(): void {
    this.library.check(this.library.exports.acm_assets_keep_command_ids(this.address, this.library.error));
  }
  /** Whether records that are added are those of files before Throne of Destiny. A container says it itself. */
  readAsOlder(isOlder = true): void {
    this.library.check(
      this.library.exports.acm_assets_read_as_older(this.address, isOlder ? 1 : 0, this.library.error),
    );
  }
  /** Loads a record with what it needs. Piecewise, it is only under way afterwards: then call `supplyFrom`. */
  load(id: number, what: Load = Load.MOTION): void {
    this.library.check(this.library.exports.acm_assets_load(this.address, id, what, this.library.error));
  }
  /** Loads a record with what it needs, piecewise. */
  async loadFrom(read: ReadRange | Blob, id: number, what: Load = Load.MOTION): Promise<void> {
    this.load(id, what);
    await this.supplyFrom(read);
  }
  /** Loads what an appearance names, with all that it needs. Piecewise as `load`. Experimental. */
  loadAppearance(appearance: Input<Appearance>): void {
    const { library } = this;
    library.withArguments(() =>
      library.check(
        library.exports.acm_assets_load_appearance(this.address, appearanceStruct(library, appearance), library.error),
      ),
    );
  }
  /** Piecewise: which bytes of the container are wanted next; null: none. */
  needs(): ByteRange | null {
    if (!this.#piecewise) return null;
    const { exports: c, error } = this.library;
    const range = this.library.out<ByteRange>(acm_range, (out) => c.acm_assets_needs(this.address, out, error));
    return range.size === 0 ? null : range;
  }
  /** Those bytes: at least the size that is needed. */
  supply(bytes: Uint8Array): void {
    const { exports: c, error } = this.library;
    this.library.withArguments((a) =>
      this.library.check(c.acm_assets_supply(this.address, a.copy(bytes), bytes.length, error)),
    );
  }
  /** Piecewise: reads until nothing is wanted any more. */
  async supplyFrom(read: ReadRange | Blob): Promise<void> {
    const reader = read instanceof Function ? read : blobReader(read);
    for (let range = this.needs(); range; range = this.needs())
      this.supply(await reader(range.offset, range.size, range.likely));
  }

  /** What something needs and is not there, ascending. */
  missing(): MissingAsset[] {
    const { exports: c, error } = this.library;
    return this.library.structs(acm_missing_asset, (out, capacity, count) =>
      c.acm_assets_missing(this.address, out, capacity, count, error),
    );
  }
  /** Whether the record was decoded. */
  contains(id: number): boolean {
    const { exports: c, error } = this.library;
    return (this.library.outWord((out) => c.acm_assets_contains(this.address, id, out, error)) & 0xff) !== 0;
  }
  /** Ids of all decoded records of the type that this id has (0x02000000: Setups), ascending. */
  ids(ofType: number): number[] {
    const { exports: c, error } = this.library;
    return this.library.words((out, capacity, count) =>
      c.acm_assets_ids(this.address, ofType, out, capacity, count, error),
    );
  }

  setup(id: number): Setup {
    const { exports: c, error } = this.library;
    return this.library.out(acm_setup, (out) => c.acm_assets_setup(this.address, id, out, error));
  }
  setupParts(id: number): SetupPart[] {
    const { exports: c, error } = this.library;
    return this.library.structs(acm_setup_part, (out, capacity, count) =>
      c.acm_assets_setup_parts(this.address, id, out, capacity, count, error),
    );
  }
  holdLocations(id: number): HoldLocation[] {
    const { exports: c, error } = this.library;
    return this.library.structs(acm_hold_location, (out, capacity, count) =>
      c.acm_assets_hold_locations(this.address, id, out, capacity, count, error),
    );
  }

  // Records, loaded and not. Experimental.

  /**
   * The records of the container with ids from `first` to `last`, ascending: 0x0a000000 to 0x0affffff are waves. None
   * without a container, and piecewise before its directory was read.
   */
  entries(first = 0, last = 0xffffffff): ContainerEntry[] {
    const { exports: c, error } = this.library;
    return this.library.structs(acm_container_entry, (out, capacity, count) =>
      c.acm_assets_entries(this.address, first, last, out, capacity, count, error),
    );
  }
  /** The bytes of a record that was loaded (Load.ALONE is enough) or added, as `add` takes them. */
  recordBytes(id: number): Uint8Array {
    const { exports: c, error } = this.library;
    return this.library.bytes((out, capacity, count) =>
      c.acm_assets_record(this.address, id, out, capacity, count, error),
    );
  }
  /** A wave (0x0A) that was loaded or added. */
  wave(id: number): Wave {
    const { exports: c, error, memory } = this.library;
    return this.library.withArguments((arena) => {
      const format = arena.zeros(acm_wave_format.size);
      const samples = this.library.bytes((out, capacity, count) =>
        c.acm_assets_wave(this.address, id, format, out, capacity, count, error),
      );
      return { ...readStruct<WaveFormat>(memory, acm_wave_format, format), samples };
    });
  }
  /** The same as the contents of a .wav file, which `AudioContext.decodeAudioData` takes when it is PCM. */
  waveFile(id: number): Uint8Array {
    const { exports: c, error } = this.library;
    return this.library.bytes((out, capacity, count) =>
      c.acm_assets_wave_file(this.address, id, out, capacity, count, error),
    );
  }
  /** The ids that a loaded record names, whether or not they are loaded, ascending. */
  uses(id: number): number[] {
    const { exports: c, error } = this.library;
    return this.library.words((out, capacity, count) =>
      c.acm_assets_uses(this.address, id, out, capacity, count, error),
    );
  }
  /** The loaded records that name an id, ascending. */
  users(id: number): number[] {
    const { exports: c, error } = this.library;
    return this.library.words((out, capacity, count) =>
      c.acm_assets_users(this.address, id, out, capacity, count, error),
    );
  }

  /** What a motion will do that begins in a steady state. Throws with Status.REFUSED what the client refuses. */
  timeline(query: Input<MotionQuery>): Timeline {
    return this.#timeline(query, 16, 32);
  }
  #timeline(query: Input<MotionQuery>, segmentCapacity: number, hookCapacity: number): Timeline {
    const { exports: c, error, memory } = this.library;
    return this.library.withArguments((arena) => {
      const asked = this.library.struct(acm_motion_query, query, 'query', (at) => c.acm_motion_query_init(at));
      const out = arena.zeros(acm_timeline.size);
      const segments = arena.take(acm_motion_segment.size * segmentCapacity);
      const hooks = arena.take(acm_hook_time.size * hookCapacity);
      const status = c.acm_motion_timeline(
        this.address,
        asked,
        out,
        segments,
        segmentCapacity,
        hooks,
        hookCapacity,
        error,
      );
      if (status !== Status.BUFFER_FULL) this.library.check(status);
      const facts = readStruct<TimelineFacts>(memory, acm_timeline, out);
      if (status === Status.BUFFER_FULL) return this.#timeline(query, facts.segmentCount, facts.hookCount);
      return {
        ...facts,
        segments: readStructs<MotionSegment>(memory, acm_motion_segment, segments, facts.segmentCount),
        hooks: readStructs<HookTime>(memory, acm_hook_time, hooks, facts.hookCount),
      };
    });
  }
  /** The motions that a table may serve in a state, ascending. 0: the default style, its default state. */
  motionsFrom(motionTable: number, style = 0, state = 0): number[] {
    const { exports: c, error } = this.library;
    return this.library.words((out, capacity, count) =>
      c.acm_motions_from(this.address, motionTable, style, state, out, capacity, count, error),
    );
  }

  /** @internal */
  protected override free(address: number, error: number): number {
    return this.library.exports.acm_assets_free(address, error);
  }
  /** @internal */
  protected override freed(): void {
    this.region?.release();
  }
}

function blobReader(blob: Blob): ReadRange {
  return async (offset, size, likely) =>
    new Uint8Array(await blob.slice(offset, offset + Math.max(size, likely)).arrayBuffer());
}

/** Setups of the sample creatures. */
export const Sample = {
  mannequin: 0x02000001,
  beast: 0x02000002,
  door: 0x02000003,
  sword: 0x02000010,
  bow: 0x02000011,
} as const;
