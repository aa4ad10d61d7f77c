// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import type { Input } from './codec.js';
import { OrderType } from './generated/enums.js';
import { acm_order } from './generated/layouts.js';
import type { Cylinder, MovementParameters, Position, Vec3 } from './generated/structs.js';
import type { Library } from './library.js';

type Parameters = { parameters?: Input<MovementParameters> };

/** An order that a body and a server take. */
export type Order =
  | ({ type: typeof OrderType.DO_MOTION | typeof OrderType.STOP_MOTION; motion: number } & Parameters)
  | { type: typeof OrderType.STOP_COMPLETELY }
  | ({ type: typeof OrderType.MOVE_TO_OBJECT | typeof OrderType.TURN_TO_OBJECT; target: number } & Parameters)
  | ({ type: typeof OrderType.MOVE_TO_POSITION; position: Input<Position> } & Parameters)
  | ({ type: typeof OrderType.TURN_TO_HEADING } & Parameters)
  | { type: typeof OrderType.TELEPORT; position: Input<Position> }
  /** World axes, metres and radians per second; `omega` counts for a server only. */
  | { type: typeof OrderType.SET_VELOCITY; velocity: Input<Vec3>; omega?: Input<Vec3> }
  | { type: typeof OrderType.SET_STATE; state: number }
  | { type: typeof OrderType.SET_RUN_RATE; runRate: number };

/** An order that only a body takes. */
export type BodyOrder =
  | Order
  /** To an object that is not in this world: see `WorldObject.updateTarget`. */
  | ({
      type: typeof OrderType.MOVE_TO_TARGET;
      target: number;
      position: Input<Position>;
      targetSize?: Input<Cylinder>;
      velocity?: Input<Vec3>;
    } & Parameters)
  | {
      type:
        | typeof OrderType.CANCEL_MOVE
        | typeof OrderType.UNSTICK
        | typeof OrderType.STOP_INTERPOLATING
        | typeof OrderType.UNCONSTRAIN;
    }
  /** 0 to 1. */
  | { type: typeof OrderType.JUMP; extent: number }
  | { type: typeof OrderType.STICK_TO; target: number }
  | { type: typeof OrderType.INTERPOLATE_TO; position: Input<Position>; keepHeading?: boolean }
  /** Metres of path. */
  | {
      type: typeof OrderType.CONSTRAIN_TO;
      position: Input<Position>;
      constraintStart: number;
      constraintMax: number;
    }
  /** The body's own axes. */
  | { type: typeof OrderType.SET_LOCAL_VELOCITY; velocity: Input<Vec3> }
  | { type: typeof OrderType.SET_OMEGA; omega: Input<Vec3> };

/** An order that only a server takes. */
export type ServerOrder =
  | Order
  | { type: typeof OrderType.COMPLETE_TELEPORT | typeof OrderType.CORRECT_POSITION };

/** @internal Its address, in the arena. */
export function orderStruct(library: Library, order: BodyOrder | ServerOrder): number {
  return library.struct(acm_order, order, 'order', (address) => library.exports.acm_order_init(address, order.type));
}
