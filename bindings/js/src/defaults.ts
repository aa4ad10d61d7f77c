// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import { readStruct } from './codec.js';
import type { OrderType } from './generated/enums.js';
import {
  acm_client_options,
  acm_interpreted_motion_state,
  acm_message,
  acm_motion_query,
  acm_movement_parameters,
  acm_object_facts,
  acm_object_parameters,
  acm_order,
  acm_particle_options,
  acm_particle_request,
  acm_pose_options,
  acm_raw_motion_state,
  acm_server_rules,
  acm_sound_query,
  acm_world_options,
  type StructLayout,
} from './generated/layouts.js';
import type {
  ClientOptions,
  InterpretedMotionState,
  MotionQuery,
  MovementParameters,
  ObjectFacts,
  ObjectParameters,
  OrderFields,
  ParticleOptions,
  ParticleRequest,
  PlainMessage,
  PoseOptions,
  RawMotionState,
  ServerRules,
  SoundQuery,
  WorldOptions,
} from './generated/structs.js';
import type { Library } from './library.js';

/** The structs as the library initialises them: see `Library.defaults`. Each is an object of its own. */
export class Defaults {
  readonly #library: Library;

  /** @internal Use `Library.defaults`. */
  constructor(library: Library) {
    this.#library = library;
  }

  get worldOptions(): WorldOptions {
    return this.#read(acm_world_options, (at) => this.#library.exports.acm_world_options_init(at));
  }
  get objectFacts(): ObjectFacts {
    return this.#read(acm_object_facts, (at) => this.#library.exports.acm_object_facts_init(at));
  }
  get objectParameters(): ObjectParameters {
    return this.#read(acm_object_parameters, (at) => this.#library.exports.acm_object_parameters_init(at));
  }
  get movementParameters(): MovementParameters {
    return this.#read(acm_movement_parameters, (at) => this.#library.exports.acm_movement_parameters_init(at));
  }
  get rawMotionState(): RawMotionState {
    return this.#read(acm_raw_motion_state, (at) => this.#library.exports.acm_raw_motion_state_init(at));
  }
  get interpretedMotionState(): InterpretedMotionState {
    const { exports } = this.#library;
    return this.#read(acm_interpreted_motion_state, (at) => exports.acm_interpreted_motion_state_init(at));
  }
  get poseOptions(): PoseOptions {
    return this.#read(acm_pose_options, (at) => this.#library.exports.acm_pose_options_init(at));
  }
  get clientOptions(): ClientOptions {
    return this.#read(acm_client_options, (at) => this.#library.exports.acm_client_options_init(at));
  }
  get serverRules(): ServerRules {
    return this.#read(acm_server_rules, (at) => this.#library.exports.acm_server_rules_init(at));
  }
  get motionQuery(): MotionQuery {
    return this.#read(acm_motion_query, (at) => this.#library.exports.acm_motion_query_init(at));
  }
  get soundQuery(): SoundQuery {
    return this.#read(acm_sound_query, (at) => this.#library.exports.acm_sound_query_init(at));
  }
  /** Experimental, as `Particles`. */
  get particleOptions(): ParticleOptions {
    return this.#read(acm_particle_options, (at) => this.#library.exports.acm_particle_options_init(at));
  }
  /** Experimental, as `Particles`. */
  get particleRequest(): ParticleRequest {
    return this.#read(acm_particle_request, (at) => this.#library.exports.acm_particle_request_init(at));
  }
  order(type: OrderType): OrderFields {
    return this.#read(acm_order, (at) => this.#library.exports.acm_order_init(at, type));
  }
  /** Experimental, as `Wire`. */
  message(opcode: number): PlainMessage {
    return this.#read(acm_message, (at) => this.#library.exports.acm_message_init(at, opcode));
  }

  #read<T>(layout: StructLayout, initialise: (address: number) => void): T {
    return this.#library.withArguments((arena) => {
      const address = arena.zeros(layout.size);
      initialise(address);
      return readStruct<T>(this.#library.memory, layout, address);
    });
  }
}
