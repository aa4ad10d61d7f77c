// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import { structArray } from './appearance.js';
import { Assets } from './assets.js';
import { readStruct, type Input } from './codec.js';
import { Status } from './generated/enums.js';
import {
  acm_frame,
  acm_particle,
  acm_particle_emitter,
  acm_particle_options,
  acm_particle_report,
  acm_particle_request,
  acm_position,
  offsets,
} from './generated/layouts.js';
import type { Frame, ParticleOptions, ParticleReport, ParticleRequest, Position } from './generated/structs.js';
import { create, Handle, type Region } from './handle.js';
import type { Library } from './library.js';
import type { World } from './world.js';

// Experimental: a minor version may change it.

/** The part of an emitter that is on the body itself and on none of its parts. */
export const wholeBody = 0xffffffff;

/** Floats of each particle: x, y, z, the rotation's w, x, y, z, scale, translucency. */
export const floatsPerParticle = 9;

/** Where a body and its parts are. */
export interface BodyFrames {
  position: Input<Position>;
  /** In the axes of the body's landblock. */
  parts?: readonly Input<Frame>[];
}

/** Memory of the library that grows when a call needs more. */
class Room {
  readonly #library: Library;
  readonly #itemSize: number;
  address = 0;
  capacity = 0;

  constructor(library: Library, itemSize: number) {
    this.#library = library;
    this.#itemSize = itemSize;
  }
  grow(needed: number): void {
    const capacity = Math.max(needed, this.capacity * 2, 64);
    this.release();
    this.address = this.#library.memory.allocate(capacity * this.#itemSize);
    this.capacity = capacity;
  }
  release(): void {
    if (this.address !== 0) this.#library.memory.free(this.address);
    this.address = this.capacity = 0;
  }
}

/** An emitter as the last `Particles.read` found it. The object stays; what it says changes with the next read. */
export class ParticleEmitter {
  readonly #library: Library;
  readonly #room: Room;
  readonly #index: number;

  /** @internal Use `Particles.emitter`. */
  constructor(library: Library, room: Room, index: number) {
    this.#library = library;
    this.#room = room;
    this.#index = index;
  }

  get body(): number {
    return this.#u32('acm_particle_emitter.body');
  }
  /** Its key on the body; 0xFFFF0000 and up when the hook named none. */
  get emitterId(): number {
    return this.#u32('acm_particle_emitter.emitter_id');
  }
  /** That it is on, or `wholeBody`. */
  get part(): number {
    return this.#u32('acm_particle_emitter.part');
  }
  /** The ParticleEmitterInfo. */
  get info(): number {
    return this.#u32('acm_particle_emitter.info');
  }
  /** The GfxObj that each particle shows: see `readMesh`. */
  get mesh(): number {
    return this.#u32('acm_particle_emitter.mesh');
  }
  /** 1 to 12, see `Library.particleTypeName`; others are not moved. */
  get particleType(): number {
    return this.#u32('acm_particle_emitter.particle_type');
  }
  /** Of the body: particles are relative to the south-west corner of its landblock. */
  get cell(): number {
    return this.#u32('acm_particle_emitter.cell');
  }
  /** Of the emitter itself. */
  get x(): number {
    return this.#f32('acm_particle_emitter.origin', 0);
  }
  get y(): number {
    return this.#f32('acm_particle_emitter.origin', 4);
  }
  get z(): number {
    return this.#f32('acm_particle_emitter.origin', 8);
  }
  /** Metres that particles get away from it, roughly. */
  get sortingRadius(): number {
    return this.#f32('acm_particle_emitter.sorting_radius', 0);
  }
  /** Its first particle among those of `Particles.data`. */
  get first(): number {
    return this.#u32('acm_particle_emitter.first');
  }
  /** How many particles it has. */
  get live(): number {
    return this.#u32('acm_particle_emitter.live');
  }
  /** Particles since it was made; while it is not visible counted only. */
  get emitted(): number {
    return this.#u32('acm_particle_emitter.emitted');
  }
  /** Particles that may live at a time. */
  get maxParticles(): number {
    return this.#u32('acm_particle_emitter.max_particles');
  }
  /** Particles after which it stops; 0: no limit. */
  get totalParticles(): number {
    return this.#u32('acm_particle_emitter.total_particles') | 0;
  }
  /** Seconds after which it stops; 0: no limit. */
  get totalSeconds(): number {
    return this.#f64('acm_particle_emitter.total_seconds');
  }
  /** Seconds since it was made. */
  get age(): number {
    return this.#f64('acm_particle_emitter.age');
  }
  /** No more births; it goes with its last particle. */
  get stopped(): boolean {
    return this.#library.memory.u8[this.#at('acm_particle_emitter.stopped')] !== 0;
  }

  #at(field: keyof typeof offsets): number {
    return this.#room.address + this.#index * acm_particle_emitter.size + offsets[field];
  }
  #u32(field: keyof typeof offsets): number {
    return this.#library.memory.u32[this.#at(field) >>> 2]!;
  }
  #f32(field: keyof typeof offsets, more: number): number {
    return this.#library.memory.f32[(this.#at(field) + more) >>> 2]!;
  }
  #f64(field: keyof typeof offsets): number {
    return this.#library.memory.f64[this.#at(field) >>> 3]!;
  }
}

/**
 * What hooks give off at bodies: sparks, smoke, breath, as places, sizes and translucencies.
 *
 *     world.tick(1 / 30);
 *     particles.update(world);
 *     world.clearEvents();
 *     particles.read();
 *     for (let i = 0; i < particles.emitterCount; ++i) draw(particles.emitter(i).mesh, particles.particlesOf(i));
 *
 * `update` and `read` make no garbage once their memory has grown. An emitter makes at most one particle in each
 * update, as in the client, which updates 30 times a second.
 */
export class Particles extends Handle {
  readonly #region: Region | undefined;
  readonly #emitters: Room;
  readonly #particles: Room;
  readonly #views: ParticleEmitter[] = [];
  /** The report of the last update, and a count. */
  readonly #answers: number;
  #emitterCount = 0;
  #particleCount = 0;
  #data: Float32Array = new Float32Array(0);

  /** Emitters and their meshes must be loaded: `Load.PARTICLES`. */
  constructor(assets: Assets, options?: Input<ParticleOptions>);
  /** @internal */
  constructor(from: Particles, address: number);
  constructor(from: Assets | Particles, options?: Input<ParticleOptions> | number) {
    super(from.library, typeof options === 'number' ? options : createParticles(from as Assets, options));
    this.#region = (from instanceof Assets ? from.region : from.#region)?.retain();
    this.#emitters = new Room(this.library, acm_particle_emitter.size);
    this.#particles = new Room(this.library, acm_particle.size);
    this.#answers = this.library.memory.allocate(acm_particle_report.size + 8);
    this.library.memory.u8.fill(0, this.#answers, this.#answers + acm_particle_report.size + 8);
  }

  /** Run alike, both stay alike, bit for bit. */
  copy(): Particles {
    const { exports: c, error } = this.library;
    return new Particles(
      this,
      create(this.library, (out) => c.acm_particles_copy(this.address, out, error)),
    );
  }

  /**
   * After a tick, before `World.clearEvents`: executes the particle hooks among the world's events and updates the
   * emitters of one object, or of all (0), at the world's clock. The same events must not be given twice.
   */
  update(world: World, guid = 0): void {
    const { exports: c, error } = this.library;
    this.library.check(c.acm_particles_update(this.address, world.address, guid, this.#answers, error));
  }
  /** What the last update has come to. */
  get report(): ParticleReport {
    return readStruct(this.library.memory, acm_particle_report, this.#answers);
  }

  // Without a world: the host says where a body is, and how many seconds pass.

  /** Makes an emitter, and returns its id. One of the same id is destroyed first, even when the new one then fails. */
  emit(body: number, request: Input<ParticleRequest>, frames: BodyFrames): number {
    const { library } = this;
    const { exports: c, error } = library;
    return library.outWord((out) => {
      const asked = library.struct(acm_particle_request, request, 'request', (at) => c.acm_particle_request_init(at));
      const [position, parts, count] = this.#frames(frames);
      return c.acm_particles_emit(this.address, body, asked, position, parts, count, out, error);
    });
  }
  /** Lets seconds pass for all emitters of a body, in one step. */
  step(body: number, frames: BodyFrames, seconds: number): void {
    const { library } = this;
    library.withArguments(() => {
      const [position, parts, count] = this.#frames(frames);
      library.check(
        library.exports.acm_particles_step(this.address, body, position, parts, count, seconds, library.error),
      );
    });
  }
  #frames({ position, parts = [] }: BodyFrames): [number, number, number] {
    const { library } = this;
    // A rotation that is left out turns nothing.
    const whole = parts.map((frame) => ({ ...frame, rotation: { w: 1, x: 0, y: 0, z: 0, ...frame.rotation } }));
    return [
      library.struct(acm_position, position, 'position'),
      structArray(library, acm_frame, whole, 'parts'),
      parts.length,
    ];
  }

  /** No more births; what lives finishes. False: there is none of that id. */
  stop(body: number, emitterId: number): boolean {
    const { exports: c, error } = this.library;
    return this.#found(c.acm_particles_stop(this.address, body, emitterId, error), Status.NOT_FOUND);
  }
  /** The emitter and its particles vanish. False: there is none of that id. */
  destroy(body: number, emitterId: number): boolean {
    const { exports: c, error } = this.library;
    return this.#found(c.acm_particles_destroy(this.address, body, emitterId, error), Status.NOT_FOUND);
  }
  /** Removes a body with its emitters and its random stream. False: the system does not know it. */
  remove(body: number): boolean {
    const { exports: c, error } = this.library;
    return this.#found(c.acm_particles_remove(this.address, body, error), Status.NO_OBJECT);
  }
  /** Whether a body is seen; all are until this says otherwise. */
  setVisible(body: number, visible: boolean): void {
    const { exports: c, error } = this.library;
    this.library.check(c.acm_particles_set_visible(this.address, body, visible ? 1 : 0, error));
  }
  #found(status: number, otherwise: Status): boolean {
    if (status !== otherwise) this.library.check(status);
    return status === Status.OK;
  }

  // What there is to draw.

  /** Copies the emitters of a body, or of all (0), and their particles; returns how many emitters there are. */
  read(body = 0): number {
    const { exports: c, error, memory } = this.library;
    const count = this.#answers + acm_particle_report.size;
    for (;;) {
      const { address, capacity } = this.#emitters;
      const status = c.acm_particles_emitters(this.address, body, address, capacity, count, error);
      this.#emitterCount = memory.u32[count >>> 2]!;
      if (status !== Status.BUFFER_FULL) {
        this.library.check(status);
        break;
      }
      this.#emitters.grow(this.#emitterCount);
    }
    for (;;) {
      const { address, capacity } = this.#particles;
      const status = c.acm_particles_read(this.address, body, address, capacity, count, error);
      this.#particleCount = memory.u32[count >>> 2]!;
      if (status !== Status.BUFFER_FULL) {
        this.library.check(status);
        break;
      }
      this.#particles.grow(this.#particleCount);
    }
    return this.#emitterCount;
  }
  /** Of the last read. */
  get emitterCount(): number {
    return this.#emitterCount;
  }
  /** Of the last read, of all emitters together. */
  get particleCount(): number {
    return this.#particleCount;
  }
  /** The same object for the same place each time. */
  emitter(i: number): ParticleEmitter {
    if (!(i >= 0 && i < this.#emitterCount))
      throw new RangeError(`there is no emitter ${i}, only ${this.#emitterCount} of them`);
    for (let n = this.#views.length; n <= i; ++n)
      this.#views.push(new ParticleEmitter(this.library, this.#emitters, n));
    return this.#views[i]!;
  }
  /**
   * The particles of all emitters, nine floats each (`floatsPerParticle`); those of an emitter begin at its `first`.
   * A view of the library's memory, longer than there are particles: take it anew after every call of the library.
   */
  get data(): Float32Array {
    const { buffer } = this.library.memory;
    const { address, capacity } = this.#particles;
    const known = this.#data;
    if (known.buffer !== buffer || known.byteOffset !== address || known.length !== capacity * floatsPerParticle)
      this.#data = new Float32Array(buffer, address, capacity * floatsPerParticle);
    return this.#data;
  }
  /** Those of one emitter alone: a piece of `data`. */
  particlesOf(i: number): Float32Array {
    const { first, live } = this.emitter(i);
    return this.data.subarray(first * floatsPerParticle, (first + live) * floatsPerParticle);
  }

  /** @internal */
  protected override free(address: number, error: number): number {
    return this.library.exports.acm_particles_free(address, error);
  }
  /** @internal */
  protected override freed(): void {
    this.#emitterCount = this.#particleCount = 0;
    this.#emitters.release();
    this.#particles.release();
    this.library.memory.free(this.#answers);
    this.#region?.release();
  }
}

function createParticles(assets: Assets, options: Input<ParticleOptions> | undefined): number {
  const { library } = assets;
  const { exports: c, error } = library;
  return library.withArguments(() => {
    const given = library.struct(acm_particle_options, options, 'options', (at) => c.acm_particle_options_init(at));
    return create(library, (out) => c.acm_particles_create(assets.address, given, out, error));
  });
}
