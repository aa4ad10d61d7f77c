// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import type { Input } from './codec.js';
import { OrderType, type MotionError } from './generated/enums.js';
import type { MovementParameters, Position, Target, Vec3 } from './generated/structs.js';
import type { BodyOrder, Order } from './orders.js';

/**
 * What a world and a server can have an object do, by its guid. What the game may refuse returns the client's code,
 * MotionError.NONE when it is accepted; what is not possible throws.
 */
export abstract class Verbs {
  abstract order(guid: number, order: Order): MotionError;

  /** Begins a motion, one of Command. */
  doMotion(guid: number, motion: number, parameters: Input<MovementParameters> = {}): MotionError {
    return this.order(guid, { type: OrderType.DO_MOTION, motion, parameters });
  }
  stopMotion(guid: number, motion: number, parameters: Input<MovementParameters> = {}): MotionError {
    return this.order(guid, { type: OrderType.STOP_MOTION, motion, parameters });
  }
  stopCompletely(guid: number): MotionError {
    return this.order(guid, { type: OrderType.STOP_COMPLETELY });
  }
  /** Walks or runs to another object of the world; a MOVE_FINISHED event reports the end. */
  moveToObject(guid: number, target: number, parameters: Input<MovementParameters> = {}): MotionError {
    return this.order(guid, { type: OrderType.MOVE_TO_OBJECT, target, parameters });
  }
  /** Walks or runs to a position; a MOVE_FINISHED event reports the end. */
  moveToPosition(guid: number, position: Input<Position>, parameters: Input<MovementParameters> = {}): MotionError {
    return this.order(guid, { type: OrderType.MOVE_TO_POSITION, position, parameters });
  }
  turnToObject(guid: number, target: number, parameters: Input<MovementParameters> = {}): MotionError {
    return this.order(guid, { type: OrderType.TURN_TO_OBJECT, target, parameters });
  }
  /** Degrees: 0 north, 90 east. */
  turnToHeading(guid: number, desiredHeading: number, parameters: Input<MovementParameters> = {}): MotionError {
    return this.order(guid, { type: OrderType.TURN_TO_HEADING, parameters: { ...parameters, desiredHeading } });
  }
  setRunRate(guid: number, runRate: number): MotionError {
    return this.order(guid, { type: OrderType.SET_RUN_RATE, runRate });
  }
  /** Bits of State. */
  setState(guid: number, state: number): void {
    this.order(guid, { type: OrderType.SET_STATE, state });
  }
  /** Puts the body elsewhere. */
  teleport(guid: number, position: Input<Position>): void {
    this.order(guid, { type: OrderType.TELEPORT, position });
  }
}

/** What a world alone can have an object do. */
export abstract class BodyVerbs extends Verbs {
  /** The body does it, and nobody is sent anything: on a server see `Server.order`. */
  abstract override order(guid: number, order: BodyOrder): MotionError;

  /** Walks or runs to an object that is not in this world: see `WorldObject.updateTarget`. */
  moveToTarget(guid: number, target: Input<Target>, parameters: Input<MovementParameters> = {}): MotionError {
    const { guid: targetGuid = 0, position = {}, bodySize = {}, velocity = {}, ...unknown } = target;
    const fields = { target: targetGuid, position, targetSize: bodySize, velocity, ...unknown };
    return this.order(guid, { type: OrderType.MOVE_TO_TARGET, ...fields, parameters });
  }
  cancelMove(guid: number): MotionError {
    return this.order(guid, { type: OrderType.CANCEL_MOVE });
  }
  /** `extent`: how far the jump is charged, 0 to 1. */
  jump(guid: number, extent: number): MotionError {
    return this.order(guid, { type: OrderType.JUMP, extent });
  }
  /** Stays at another object of the world for at most a second. */
  stickTo(guid: number, target: number): MotionError {
    return this.order(guid, { type: OrderType.STICK_TO, target });
  }
  unstick(guid: number): void {
    this.order(guid, { type: OrderType.UNSTICK });
  }
  /** Moves smoothly to a place. `keepHeading`: without turning. */
  interpolateTo(guid: number, position: Input<Position>, keepHeading = false): MotionError {
    return this.order(guid, { type: OrderType.INTERPOLATE_TO, position, keepHeading });
  }
  stopInterpolating(guid: number): void {
    this.order(guid, { type: OrderType.STOP_INTERPOLATING });
  }
  /** Slows the body beyond `constraintStart` metres of path from a place and holds it at `constraintMax`. */
  constrainTo(
    guid: number,
    position: Input<Position>,
    constraintStart: number,
    constraintMax: number,
  ): MotionError {
    return this.order(guid, { type: OrderType.CONSTRAIN_TO, position, constraintStart, constraintMax });
  }
  unconstrain(guid: number): void {
    this.order(guid, { type: OrderType.UNCONSTRAIN });
  }
  /** World axes, metres per second. */
  setVelocity(guid: number, velocity: Input<Vec3>): void {
    this.order(guid, { type: OrderType.SET_VELOCITY, velocity });
  }
  /** The body's own axes, metres per second. */
  setLocalVelocity(guid: number, velocity: Input<Vec3>): void {
    this.order(guid, { type: OrderType.SET_LOCAL_VELOCITY, velocity });
  }
  /** World axes, radians per second. */
  setOmega(guid: number, omega: Input<Vec3>): void {
    this.order(guid, { type: OrderType.SET_OMEGA, omega });
  }
}

/** The verbs of one object, whose guid they leave out. */
export type OwnVerbs = {
  [Verb in keyof BodyVerbs]: BodyVerbs[Verb] extends (guid: number, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

type Method = (this: object, ...rest: unknown[]) => unknown;

/** Those of a class and of what it extends. */
function methodsOf(prototype: object): [string, Method][] {
  if (prototype === Object.prototype) return [];
  const own = Object.entries(Object.getOwnPropertyDescriptors(prototype)).filter(([name]) => name !== 'constructor');
  const methods = own.map(([name, { value }]): [string, Method] => [name, value]);
  return [...methods, ...methodsOf(Object.getPrototypeOf(prototype))];
}
function define(prototype: object, name: string, value: Method): void {
  Object.defineProperty(prototype, name, { value, writable: true, configurable: true });
}

/** @internal Gives a class verbs beside what it inherits: for its static block. Its interface extends that of them. */
export function addVerbs(prototype: object, verbs: typeof Verbs): void {
  for (const [name, method] of methodsOf(verbs.prototype)) define(prototype, name, method);
}
/** @internal Gives the class of an object the verbs of its world. */
export function forwardVerbs(prototype: { readonly world: object; readonly guid: number }): void {
  for (const [name] of methodsOf(BodyVerbs.prototype))
    define(prototype, name, function (this: object, ...rest) {
      const { world, guid } = this as typeof prototype;
      return (world as Record<string, Method>)[name]!(guid, ...rest);
    });
}
