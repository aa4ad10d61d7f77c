// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Writes what a tick has brought into the log: events, messages, and changes of what plays.
import {
  describeMessage,
  EventType,
  HookType,
  HookValueKind,
  StateBuffer,
  type HookValue,
  type WorldEvent,
} from 'acmotion';
import type { Cone, Log, LogEntry } from './log.js';
import { hex, motionName } from './names.js';
import type { Delivery } from './play.js';
import type { Input } from './scenario.js';
import type { Session } from './session.js';

export class Recorder {
  readonly #session: Session;
  readonly #log: Log;
  /** Read every tick: without an object, so that a frame makes no garbage. */
  readonly #states: StateBuffer;
  #animation = -1;
  #queue = -1;
  #move = -1;

  constructor(session: Session, log: Log) {
    this.#session = session;
    this.#log = log;
    this.#states = new StateBuffer(session.library, 1);
  }

  /** Time that is known already: nothing is written. */
  discard(): void {
    this.#session.play.discard();
  }
  /** What is on the lanes now is not what was written last. */
  forget(): void {
    this.#animation = this.#queue = this.#move = -1;
  }

  collect(): void {
    const { world, play } = this.#session;
    const events = world.events();
    for (let i = 0; i < events.length; ++i) if (events.object(i) === play.playerGuid) this.#event(events.at(i));
    play.takeTraffic(this.#traffic);
    this.discard();
  }
  /** Animations, waiting motions and moves have no events: the lanes show when they change. */
  sample(): void {
    const { world, play } = this.#session;
    const states = this.#states;
    states.guids[0] = play.playerGuid;
    if (world.readStates(states, 1) === 0) return; // a capture may describe it later
    const animation = states.value(0, 'animation');
    const queue = states.value(0, 'pendingMotions');
    const move = states.value(0, 'move');
    if (animation !== this.#animation)
      this.#lane('animation', this.#playing(animation, states.value(0, 'substate')), animation);
    if (queue !== this.#queue) this.#lane('queue', String(queue), queue);
    if (move !== this.#move) this.#lane('move', moveNames[move] ?? '', move);
    this.#animation = animation;
    this.#queue = queue;
    this.#move = move;
  }
  dispose(): void {
    this.#states.dispose();
  }
  input(input: Input): void {
    const { op, ...rest } = input;
    const name = 'motion' in input ? motionName(this.#session.library, input.motion) : '';
    this.#add({ lane: 'input', text: `${op} ${name}`.trim(), detail: JSON.stringify(rest), id: 0 });
  }

  #playing(animation: number, substate: number): string {
    return animation === 0 ? 'nothing' : `${motionName(this.#session.library, substate)} ${hex(animation)}`;
  }
  #lane(lane: 'animation' | 'queue' | 'move', text: string, id: number): void {
    this.#add({ lane, text, detail: text, id });
  }
  #add(entry: Omit<LogEntry, 'tick'>): void {
    this.#log.add({ tick: this.#session.tick, ...entry });
  }

  readonly #traffic = (delivery: Delivery, bytes: Uint8Array): void => {
    const { summary, error } = describeMessage(this.#session.library, bytes);
    const name = summary?.name ?? 'message';
    const text = delivery === 'lost' ? `${name} lost` : name;
    const lane = delivery === 'sent' ? 'message' : 'server';
    this.#add({ lane, text, detail: summary?.meaning ?? error?.message ?? '', id: bytes.length });
  };
  #event(event: WorldEvent): void {
    const { library } = this.#session;
    const name = library.eventTypeName(event.type);
    switch (event.type) {
      case EventType.HOOK:
        return this.#hook(event);
      case EventType.MOTION_DONE: {
        const { motion, success } = event.motionDone;
        const text = `${motionName(library, motion)} ${success ? 'done' : 'abandoned'}`;
        return this.#add({ lane: 'queue', text, detail: text, id: -1 });
      }
      case EventType.MOTION_REFUSED: {
        const { motion, motionError } = event.motionRefused;
        const text = `${motionName(library, motion)} refused`;
        return this.#add({ lane: 'queue', text, detail: library.motionErrorText(motionError), id: -1 });
      }
      case EventType.MOVE_FINISHED: {
        const { motionError } = event.moveFinished;
        const detail = motionError === 0 ? 'arrived' : library.motionErrorText(motionError);
        return this.#add({ lane: 'move', text: 'move finished', detail, id: -1 });
      }
      case EventType.SOUND_HEARD: {
        const { soundType, wave, volume } = event.soundHeard;
        const text = library.soundTypeName(soundType) ?? `sound ${soundType}`;
        return this.#add({ lane: 'hook', text, detail: hex(wave), id: wave, sound: { wave, volume } });
      }
      case EventType.GROUND_LEFT:
      case EventType.GROUND_HIT:
        return this.#add({ lane: 'contact', text: name, detail: name, id: 0 });
      case EventType.VELOCITY_SET:
      case EventType.OBJECT_CREATED:
        return;
      default:
        return this.#add({ lane: 'contact', text: name, detail: JSON.stringify(event), id: 0 });
    }
  }

  #field({ name, kind, integer, number }: HookValue): string {
    if (name === 'sound_type') return this.#session.library.soundTypeName(integer) ?? `sound ${integer}`;
    const value = kind === HookValueKind.ID ? hex(integer) : kind === HookValueKind.COUNT ? integer : round(number);
    return `${name} ${value}`;
  }
  #hook(event: Extract<WorldEvent, { type: typeof EventType.HOOK }>): void {
    const { library, world } = this.#session;
    const { hook } = event;
    const name = library.hookTypeName(hook.type) ?? `hook ${hook.type}`;
    const { values } = world.hook(hook.source);
    const fields = values.map((value) => this.#field(value));
    const part = values.find((value) => value.name === 'part')?.integer;
    const entry: Omit<LogEntry, 'tick'> = { lane: 'hook', text: name, detail: fields.join(', '), id: hook.wave };
    if (part !== undefined && part < 0x80000000) entry.part = part;
    if (hook.type === HookType.ATTACK) entry.cone = coneOf(values, hook.scale);
    if (hook.wave !== 0) entry.sound = { wave: hook.wave, volume: hook.volume };
    this.#add(entry);
  }
}

const moveNames = ['', 'to object', 'to position', 'turn to object', 'turn to heading'];

function round(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function coneOf(values: readonly { name: string | null; number: number }[], scale: number): Cone {
  const field = (name: string): number => values.find((value) => value.name === name)?.number ?? 0;
  return {
    left: [field('left_x'), field('left_y')],
    right: [field('right_x'), field('right_y')],
    radius: field('radius') * scale,
    height: field('height') * scale,
  };
}
