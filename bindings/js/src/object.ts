// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import { appearanceOut, type Appearance } from './appearance.js';
import { readStruct, writeStruct, type Input } from './codec.js';
import { Status, type MotionError, type TargetStatus } from './generated/enums.js';
import {
  acm_frame,
  acm_interpreted_motion_state,
  acm_motion_action,
  acm_object_facts,
  acm_object_state,
  acm_part_look,
  acm_raw_motion_state,
  acm_sound_choice,
  acm_sound_query,
  acm_step_answer,
  acm_step_plan,
  acm_target,
  acm_weenie_facts,
} from './generated/layouts.js';
import type {
  Frame,
  InterpretedMotionState,
  MotionAction,
  ObjectFacts,
  ObjectState,
  PartLook,
  RawMotionState,
  SoundChoice,
  SoundQuery,
  StepAnswer,
  StepPlan,
  Target,
  WeenieFacts,
} from './generated/structs.js';
import type { BodyOrder } from './orders.js';
import type { PoseBuffer } from './poses.js';
import { forwardVerbs, type OwnVerbs } from './verbs.js';
import type { World } from './world.js';

const clientText = new TextDecoder('windows-1252');

export interface WorldObject extends OwnVerbs {}

/**
 * An object of a world, by its guid, with the verbs of `World`. It may be gone: then every call throws with
 * Status.NO_OBJECT.
 */
export class WorldObject {
  static {
    forwardVerbs(this.prototype);
  }
  readonly world: World;
  readonly guid: number;

  /** @internal Use `World.object`. */
  constructor(world: World, guid: number) {
    this.world = world;
    this.guid = guid;
  }

  /** Whether it is there. */
  get exists(): boolean {
    const { library, address } = this.world;
    return library.withArguments((a) => {
      const status = library.exports.acm_object_get_state(
        address,
        this.guid,
        a.zeros(acm_object_state.size),
        library.error,
      );
      if (status !== Status.NO_OBJECT) library.check(status);
      return status === Status.OK;
    });
  }
  get state(): ObjectState {
    return this.#out(acm_object_state, (c, world, out, error) => c.acm_object_get_state(world, this.guid, out, error));
  }
  get facts(): ObjectFacts {
    const { library, address } = this.world;
    return library.out(
      acm_object_facts,
      (out) => library.exports.acm_object_get_facts(address, this.guid, out, library.error),
      (out) => library.exports.acm_object_facts_init(out),
    );
  }
  /** Changes the facts that are given. */
  setFacts(facts: Input<ObjectFacts>): void {
    const { library, address } = this.world;
    const { exports: c, error } = library;
    library.withArguments((arena) => {
      const all = arena.zeros(acm_object_facts.size);
      c.acm_object_facts_init(all);
      library.check(c.acm_object_get_facts(address, this.guid, all, error));
      writeStruct(library.memory, acm_object_facts, all, facts, 'facts');
      library.check(c.acm_object_set_facts(address, this.guid, all, error));
    });
  }
  /**
   * Replaces the weenie and issues the current movement again with its facts. Fields that are left out are those of a
   * new object: to change one of the present weenie, give `{ ...object.facts.weenie, runRate: 2 }`.
   */
  setWeenie(weenie: Input<WeenieFacts>): void {
    const { library } = this.world;
    const initial = library.out<ObjectFacts>(
      acm_object_facts,
      () => Status.OK,
      (out) => library.exports.acm_object_facts_init(out),
    );
    const all = { ...initial.weenie, ...weenie };
    this.#call((c, world, error) =>
      c.acm_object_set_weenie(world, this.guid, library.struct(acm_weenie_facts, all, 'weenie'), error),
    );
  }
  /** The name that a message gave it. */
  get name(): string {
    const { library, address } = this.world;
    const bytes = library.bytes((out, capacity, count) =>
      library.exports.acm_object_name(address, this.guid, out, capacity, count, library.error),
    );
    return clientText.decode(bytes);
  }
  delete(): void {
    this.world.deleteObject(this.guid);
  }

  // Orders.

  /** As `World.order`. */
  order(order: BodyOrder): MotionError {
    return this.world.order(this.guid, order);
  }
  /** The whole state of the keys at once. */
  applyRawState(state: Input<RawMotionState>): MotionError {
    const { library } = this.world;
    return this.#ask((c, world, error) =>
      c.acm_object_apply_raw_state(
        world,
        this.guid,
        library.struct(acm_raw_motion_state, state, 'state', (address) => c.acm_raw_motion_state_init(address)),
        error,
      ),
    );
  }
  /** An interpreted motion state and its actions, at most 31, as the network brings them. */
  applyInterpretedState(
    state: Input<InterpretedMotionState>,
    actions: readonly Input<MotionAction>[] = [],
    autonomous = false,
  ): MotionError {
    const { library } = this.world;
    return this.#ask((c, world, error) => {
      const list = library.arena.zeros(acm_motion_action.size * actions.length);
      actions.forEach((action, i) =>
        writeStruct(library.memory, acm_motion_action, list + i * acm_motion_action.size, action, `actions[${i}]`),
      );
      const at = library.struct(acm_interpreted_motion_state, state, 'state', (address) =>
        c.acm_interpreted_motion_state_init(address),
      );
      const count = actions.length;
      return c.acm_object_apply_interpreted_state(world, this.guid, at, list, count, Number(autonomous), error);
    });
  }
  /** Where the target of `moveToTarget` is, as often as the host likes. */
  updateTarget(target: Input<Target>): void {
    this.#call((c, world, error) =>
      c.acm_object_update_target(world, this.guid, this.world.library.struct(acm_target, target, 'target'), error),
    );
  }
  loseTarget(target: number, status: TargetStatus): void {
    this.#call((c, world, error) => c.acm_object_lose_target(world, this.guid, target, status, error));
  }

  // Its place in the world.

  setGroundContact(contact: boolean, walkable: boolean): void {
    this.#call((c, world, error) =>
      c.acm_object_set_ground_contact(world, this.guid, Number(contact), Number(walkable), error),
    );
  }
  /** Drops link animations and wakes the body. */
  enterWorld(): void {
    this.#call((c, world, error) => c.acm_object_enter_world(world, this.guid, error));
  }
  /** Ends every waiting motion and the stick, and notifies the objects that watch it. */
  exitWorld(): void {
    this.#call((c, world, error) => c.acm_object_exit_world(world, this.guid, error));
  }
  /** Held by another at a location of that one's Setup; 0: in a pack. */
  attach(parent: number, location: number, placement: number): void {
    this.#call((c, world, error) => c.acm_object_attach(world, this.guid, parent, location, placement, error));
  }
  setMotionTable(motionTable: number): void {
    this.#call((c, world, error) => c.acm_object_set_motion_table(world, this.guid, motionTable, error));
  }
  /** Metres between the surfaces of two objects; negative when they overlap. */
  distanceTo(other: number): number {
    return this.world.distanceBetween(this.guid, other);
  }

  // Effects.

  /** Plays a physics script when those before it have ended. */
  playScript(script: number): void {
    this.#call((c, world, error) => c.acm_object_play_script(world, this.guid, script, error));
  }
  /** Plays a script by its type in the object's script table; `mod` chooses among the entries. */
  playScriptType(type: number, mod = 1): void {
    this.#call((c, world, error) => c.acm_object_play_script_type(world, this.guid, type, mod, error));
  }
  playDefaultScript(): void {
    this.#call((c, world, error) => c.acm_object_play_default_script(world, this.guid, error));
  }
  /** What a sound of the object plays, chosen anew. Experimental. */
  resolveSound(query: Input<SoundQuery>): SoundChoice {
    const { library } = this.world;
    return this.#out(acm_sound_choice, (c, world, out, error) => {
      const asked = library.struct(acm_sound_query, query, 'query', (address) => c.acm_sound_query_init(address));
      return c.acm_object_resolve_sound(world, this.guid, asked, out, error);
    });
  }
  /** How its parts are shown, as hooks have left them. */
  get partLooks(): PartLook[] {
    const { library, address } = this.world;
    return library.structs(acm_part_look, (out, capacity, count) =>
      library.exports.acm_object_part_looks(address, this.guid, out, capacity, count, library.error),
    );
  }

  /** What it wears, as messages have described it or as set. Experimental. */
  get appearance(): Appearance {
    const { library, address } = this.world;
    return appearanceOut(library, (out) =>
      library.exports.acm_object_get_appearance(address, this.guid, out, library.error),
    );
  }
  /** What it wears from now on; nobody is sent anything: on a server see `Server.setAppearance`. Experimental. */
  setAppearance(appearance: Input<Appearance>): void {
    this.world.setAppearance(this.guid, appearance);
  }

  /** Its pose, as the first and only object of the buffer. `World.writePoses` is for many. */
  writePose(buffer: PoseBuffer): void {
    buffer.guids[0] = this.guid;
    buffer.counts[0] = 0; // stays when the object is not there
    this.#call((c, world, error) =>
      c.acm_object_write_pose(world, this.guid, buffer.options, buffer.buffer, buffer.countsAddress, error),
    );
  }

  // Own collision, of an object whose ground is Ground.HOST: after each tick.

  /** The steps that take the body to the world's clock, in seconds. */
  planSteps(): number[] {
    const plan = this.#out<StepPlan>(acm_step_plan, (c, world, out, error) =>
      c.acm_object_plan_steps(world, this.guid, out, error),
    );
    return plan.quanta.slice(0, plan.count);
  }
  /** Where the body would go; null: it is asleep, there is no step to end. */
  beginStep(quantum: number): Frame | null {
    const { library } = this.world;
    return library.withArguments((arena) => {
      const proposed = arena.zeros(acm_frame.size);
      const begun = arena.zeros(8);
      library.check(
        library.exports.acm_object_begin_step(this.world.address, this.guid, quantum, proposed, begun, library.error),
      );
      return library.memory.u8[begun] === 0 ? null : readStruct<Frame>(library.memory, acm_frame, proposed);
    });
  }
  /** Where the host's collision lets it end up. */
  endStep(answer: Input<StepAnswer>): void {
    this.#call((c, world, error) =>
      c.acm_object_end_step(world, this.guid, this.world.library.struct(acm_step_answer, answer, 'answer'), error),
    );
  }

  #call(call: (c: World['library']['exports'], world: number, error: number) => number): void {
    const { library, address } = this.world;
    library.withArguments(() => library.check(call(library.exports, address, library.error)));
  }
  /** Of what the game may refuse. */
  #ask(call: (c: World['library']['exports'], world: number, error: number) => number): MotionError {
    const { library, address } = this.world;
    return library.withArguments(() => library.outcome(call(library.exports, address, library.error)));
  }
  #out<T>(
    layout: typeof acm_frame,
    call: (c: World['library']['exports'], world: number, out: number, error: number) => number,
  ): T {
    const { library, address } = this.world;
    return library.out<T>(layout, (out) => call(library.exports, address, out, library.error));
  }
}
