// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import { appearanceStruct, type Appearance } from './appearance.js';
import { readStructs, type Input } from './codec.js';
import { OrderType, Status, type Audience, type MotionError } from './generated/enums.js';
import {
  acm_check_result,
  acm_client_options,
  acm_client_state,
  acm_key,
  acm_outbound,
  acm_plane,
  acm_server_rules,
} from './generated/layouts.js';
import type {
  CheckResult,
  ClientOptions,
  ClientState,
  Key,
  Outbound,
  Plane,
  ServerRules,
  Vec3,
} from './generated/structs.js';
import { numberFields, readNumber } from './fields.js';
import { create } from './handle.js';
import type { Library } from './library.js';
import { orderStruct, type ServerOrder } from './orders.js';
import { Stateful, type World } from './world.js';
import { addVerbs, Verbs } from './verbs.js';

/** A message that is to be sent. */
export interface OutboundMessage {
  /** From the opcode on. */
  bytes: Uint8Array;
  /** The object that it is about. */
  about: number;
  /** Who is to get it. */
  audience: Audience;
}

const outboxField = numberFields(acm_client_state).get('outboxMessages')!;

/** The functions of one kind of role. */
interface RoleFunctions {
  readonly assign: 'acm_client_assign' | 'acm_server_assign';
  readonly outbox: 'acm_client_outbox' | 'acm_server_outbox';
  readonly clearOutbox: 'acm_client_clear_outbox' | 'acm_server_clear_outbox';
  readonly free: 'acm_client_free' | 'acm_server_free';
}
const clientFunctions: RoleFunctions = {
  assign: 'acm_client_assign',
  outbox: 'acm_client_outbox',
  clearOutbox: 'acm_client_clear_outbox',
  free: 'acm_client_free',
};
const serverFunctions: RoleFunctions = {
  assign: 'acm_server_assign',
  outbox: 'acm_server_outbox',
  clearOutbox: 'acm_server_clear_outbox',
  free: 'acm_server_free',
};

function readOutbox(library: Library, address: number, of: RoleFunctions['outbox']): OutboundMessage[] {
  const { memory, error } = library;
  for (let messages = 64, bytes = 8192; ; ) {
    const mark = library.arena.mark();
    try {
      const counts = library.arena.zeros(16);
      const list = library.arena.take(messages * acm_outbound.size);
      const data = library.arena.take(bytes);
      const status = library.exports[of](address, list, messages, counts, data, bytes, counts + 8, error);
      const count = memory.u32[counts >>> 2]!;
      const byteCount = memory.u32[(counts + 8) >>> 2]!;
      if (status === Status.BUFFER_FULL && (count > messages || byteCount > bytes)) {
        messages = Math.max(messages, count);
        bytes = Math.max(bytes, byteCount);
        continue;
      }
      library.check(status);
      return readStructs<Outbound>(memory, acm_outbound, list, count).map((message) => ({
        bytes: memory.bytes(data + message.offset, message.size),
        about: message.about,
        audience: message.audience as Audience,
      }));
    } finally {
      library.arena.release(mark);
    }
  }
}

/** What a client and a server have in common. A world has one role at the most. */
export abstract class Role extends Stateful {
  readonly world: World;
  readonly #functions: RoleFunctions;

  /** @internal */
  protected constructor(world: World, address: number, functions: RoleFunctions) {
    super(world.library, address);
    this.world = world;
    this.#functions = functions;
  }

  /** The same role over a copy of its world. */
  abstract copy(world: World): Role;
  /** Takes over everything but the world: for restoring, after the world was assigned. */
  assign(from: this): void {
    const { exports: c, error } = this.library;
    this.library.check(c[this.#functions.assign](this.address, from.address, error));
  }
  /** What is to be sent, in order. */
  outbox(): OutboundMessage[] {
    return readOutbox(this.library, this.address, this.#functions.outbox);
  }
  clearOutbox(): void {
    this.library.check(this.library.exports[this.#functions.clearOutbox](this.address, this.library.error));
  }
  /** The outbox, which is empty afterwards. */
  takeOutbox(): OutboundMessage[] {
    const messages = this.outbox();
    this.clearOutbox();
    return messages;
  }

  /** @internal */
  protected override free(address: number, error: number): number {
    return this.library.exports[this.#functions.free](address, error);
  }
}

/** The client's side: what the server sends makes and moves objects, and keys move the local player. */
export class Client extends Role {
  /** A world has one role at the most. */
  constructor(world: World, options?: Input<ClientOptions>);
  /** @internal */
  constructor(world: World, address: number);
  constructor(world: World, options?: Input<ClientOptions> | number) {
    super(world, typeof options === 'number' ? options : createClient(world, options), clientFunctions);
  }

  /** The same client over a copy of its world. */
  override copy(world: World): Client {
    const { exports: c, error } = this.library;
    return new Client(
      world,
      create(this.library, (out) => c.acm_client_copy(this.address, world.address, out, error)),
    );
  }
  get state(): ClientState {
    const { exports: c, error } = this.library;
    return this.library.out(acm_client_state, (out) => c.acm_client_get_state(this.address, out, error));
  }
  /** How many messages are to be sent. Makes no objects. */
  get outboxMessages(): number {
    const { arena, exports: c, error, memory } = this.library;
    const mark = arena.mark();
    const state = arena.zeros(acm_client_state.size);
    try {
      this.library.check(c.acm_client_get_state(this.address, state, error));
      return readNumber(memory, outboxField, state);
    } finally {
      arena.release(mark);
    }
  }
  /** Names the local player; 0: nobody. */
  setPlayer(player: number): void {
    this.library.check(this.library.exports.acm_client_set_player(this.address, player, this.library.error));
  }
  /** Applies a message of the server, from its opcode on. */
  receive(message: Uint8Array): CheckResult {
    const { exports: c, error } = this.library;
    return this.library.withArguments((a) => {
      const bytes = a.copy(message);
      return this.library.out<CheckResult>(acm_check_result, (result) =>
        c.acm_client_receive(this.address, bytes, message.length, result, error),
      );
    });
  }
  /** A key goes down. `speed` is 1 when it is left out. Returns why the client refuses its motion. */
  pressKey(key: Input<Key>): MotionError {
    return this.#key('acm_client_press_key', key);
  }
  /** Returns what `pressKey` returns. */
  releaseKey(key: Input<Key>): MotionError {
    return this.#key('acm_client_release_key', key);
  }
  #key(of: 'acm_client_press_key' | 'acm_client_release_key', key: Input<Key>): MotionError {
    const { library } = this;
    return library.withArguments(() => {
      const given = library.struct(acm_key, { speed: 1, ...key }, 'key');
      return library.outcome(library.exports[of](this.address, given, library.error));
    });
  }
  /** `byOption`: the option "run as default" changed, and not the run key. The player runs when exactly one is on. */
  setHoldRun(on: boolean, byOption = false): void {
    const { exports: c, error } = this.library;
    this.library.check(c.acm_client_set_hold_run(this.address, Number(on), Number(byOption), error));
  }
  /** To set it to what it is does nothing. */
  setAutoRun(on: boolean): void {
    this.library.check(this.library.exports.acm_client_set_auto_run(this.address, Number(on), this.library.error));
  }
  /** Forgets all keys and auto-run, stops the body and sends it. */
  stopCompletely(): void {
    this.library.check(this.library.exports.acm_client_stop_completely(this.address, this.library.error));
  }
  /**
   * Keys of the keyboard, the run key and the sidestep key count as released, and a charged jump is dropped; commands
   * of the mouse, auto-run and postures stay.
   */
  loseFocus(): void {
    this.library.check(this.library.exports.acm_client_lose_focus(this.address, this.library.error));
  }
  /** False: all keys count as released, and then do nothing; auto-run goes on. */
  setEnabled(enabled: boolean): void {
    this.library.check(this.library.exports.acm_client_set_enabled(this.address, Number(enabled), this.library.error));
  }
  /** From here on the pointer turns the body, and keys that turn sidestep. Not while a teleport is awaited. */
  beginMouseLook(): void {
    this.library.check(this.library.exports.acm_client_begin_mouse_look(this.address, this.library.error));
  }
  /**
   * Turns to the right, with a negative speed to the left; 0 ends the turn. A multiple of the turn's own speed. Does
   * nothing outside mouse look. Returns what `pressKey` returns.
   */
  mouseTurn(speed: number): MotionError {
    const { exports: c, error } = this.library;
    return this.library.outcome(c.acm_client_mouse_turn(this.address, speed, error));
  }
  /** Ends the turn of the mouse; keys that turn and are still held turn again. */
  endMouseLook(): void {
    this.library.check(this.library.exports.acm_client_end_mouse_look(this.address, this.library.error));
  }
  /** Degrees; nothing is sent. */
  turnTo(heading: number, run = false): void {
    this.library.check(this.library.exports.acm_client_turn_to(this.address, heading, Number(run), this.library.error));
  }
  /** The plane under the local player; null: level ground. */
  setContactPlane(plane: Plane | null): void {
    const { library } = this;
    library.withArguments(() => {
      const given = plane ? library.struct(acm_plane, plane, 'plane') : 0;
      library.check(library.exports.acm_client_set_contact_plane(this.address, given, library.error));
    });
  }
  /** 0: the server moves the player, 1: the client does but follows the server's positions, 2: normal play. */
  setAutonomyLevel(level: number): void {
    this.library.check(this.library.exports.acm_client_set_autonomy_level(this.address, level, this.library.error));
  }
  /** Once a frame, after the tick and all messages. */
  update(): void {
    this.library.check(this.library.exports.acm_client_update(this.address, this.library.error));
  }
}

function createClient(world: World, options: Input<ClientOptions> | undefined): number {
  const { library } = world;
  const { exports: c, error } = library;
  return library.withArguments(() => {
    const given = library.struct(acm_client_options, options, 'options', (at) => c.acm_client_options_init(at));
    return create(library, (out) => c.acm_client_create(world.address, given, out, error));
  });
}

export interface Server extends Verbs {}

/** The server's side: it moves bodies, checks what clients ask for, and makes the messages that all of them need. */
export class Server extends Role {
  static {
    addVerbs(this.prototype, Verbs);
  }
  /** A world has one role at the most. */
  constructor(world: World, rules?: Input<ServerRules>);
  /** @internal */
  constructor(world: World, address: number);
  constructor(world: World, rules?: Input<ServerRules> | number) {
    super(world, typeof rules === 'number' ? rules : createServer(world, rules), serverFunctions);
  }

  /** The same server over a copy of its world. */
  override copy(world: World): Server {
    const { exports: c, error } = this.library;
    return new Server(
      world,
      create(this.library, (out) => c.acm_server_copy(this.address, world.address, out, error)),
    );
  }
  get rules(): ServerRules {
    const { exports: c, error } = this.library;
    return this.library.out(
      acm_server_rules,
      (out) => c.acm_server_get_rules(this.address, out, error),
      (out) => c.acm_server_rules_init(out),
    );
  }
  /** Changes the rules that are given. */
  setRules(rules: Input<ServerRules>): void {
    const { library } = this;
    library.withArguments(() => {
      const given = library.struct(acm_server_rules, rules, 'rules', (at) => {
        library.exports.acm_server_rules_init(at);
        library.check(library.exports.acm_server_get_rules(this.address, at, library.error));
      });
      library.check(library.exports.acm_server_set_rules(this.address, given, library.error));
    });
  }
  /** Whether a client plays the object, so that its owner is sent everything about it. */
  setPlayer(guid: number, isPlayer = true): void {
    const { exports: c, error } = this.library;
    this.library.check(c.acm_server_set_player(this.address, guid, Number(isPlayer), error));
  }
  /** Checks a message that a client sends about its player, then applies it. */
  receive(player: number, message: Uint8Array): CheckResult {
    const { exports: c, error } = this.library;
    return this.library.withArguments((a) => {
      const bytes = a.copy(message);
      return this.library.out<CheckResult>(acm_check_result, (result) =>
        c.acm_server_receive(this.address, player, bytes, message.length, result, error),
      );
    });
  }
  /**
   * The body does it, and everyone is sent it: as methods, see Verbs, or as data. Returns why the client refuses it; of
   * a refused order everyone is sent what it has changed, if anything.
   */
  order(guid: number, order: ServerOrder): MotionError {
    const { library } = this;
    return library.withArguments(() => {
      const given = orderStruct(library, order);
      return library.outcome(library.exports.acm_server_order(this.address, guid, given, library.error));
    });
  }
  /** World axes, metres and radians per second. */
  setVelocity(guid: number, velocity: Input<Vec3>, omega: Input<Vec3> = {}): void {
    this.order(guid, { type: OrderType.SET_VELOCITY, velocity, omega });
  }
  /** The client has reported that it arrived: the player is seen again. */
  completeTeleport(guid: number): void {
    this.order(guid, { type: OrderType.COMPLETE_TELEPORT });
  }
  /** Sends everyone the server's position, which a player's client must accept. */
  correctPosition(guid: number): void {
    this.order(guid, { type: OrderType.CORRECT_POSITION });
  }
  /**
   * Sets what an object wears, and sends it to everyone when it changes something. Clients keep the meshes and textures
   * of parts that it does not name, so name every part: `dress` does. Experimental.
   */
  setAppearance(guid: number, appearance: Input<Appearance>): void {
    const { library } = this;
    library.withArguments(() =>
      library.check(
        library.exports.acm_server_set_appearance(
          this.address,
          guid,
          appearanceStruct(library, appearance),
          library.error,
        ),
      ),
    );
  }
  /** Once a tick, after it: sends the positions that are due. */
  broadcastDue(): void {
    this.library.check(this.library.exports.acm_server_broadcast_due(this.address, this.library.error));
  }
  sendPosition(guid: number, audience: Audience): void {
    this.library.check(this.library.exports.acm_server_send_position(this.address, guid, audience, this.library.error));
  }
  sendMotion(guid: number): void {
    this.library.check(this.library.exports.acm_server_send_motion(this.address, guid, this.library.error));
  }
  /** The message from which a client makes the object. Appearance and weenie description as they follow on the wire. */
  describe(guid: number, appearance?: Uint8Array, tail?: Uint8Array): Uint8Array {
    const { exports: c, error } = this.library;
    return this.library.withArguments((a) => {
      const look = appearance ? a.copy(appearance) : 0;
      const rest = tail ? a.copy(tail) : 0;
      return this.library.bytes((out, capacity, count) =>
        c.acm_server_describe(
          this.address,
          guid,
          look,
          appearance?.length ?? 0,
          rest,
          tail?.length ?? 0,
          out,
          capacity,
          count,
          error,
        ),
      );
    });
  }
}

function createServer(world: World, rules: Input<ServerRules> | undefined): number {
  const { library } = world;
  const { exports: c, error } = library;
  return library.withArguments(() => {
    const given = library.struct(acm_server_rules, rules, 'rules', (at) => c.acm_server_rules_init(at));
    return create(library, (out) => c.acm_server_create(world.address, given, out, error));
  });
}
