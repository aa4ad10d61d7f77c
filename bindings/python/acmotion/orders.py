# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Motions and moves: what a body is to do."""
from __future__ import annotations

import abc
from typing import Any

from .enums import MotionError, OrderType
from .places import Position, Vec3, Vector
from .structs import (
    MotionAction as MotionAction,
    MovementParameters as MovementParameters,
    Order as Order,
    RawMotionState as RawMotionState,
    Target as Target,
)


class Orders(abc.ABC):
    """Orders to a body, for those who carry them out: a World, and a Server, which also sends them to clients.

    `parameters` are fields of MovementParameters by name: `speed`, `context_id`, `distance_to_object`, `flags`…
    What the game may refuse returns a MotionError: NONE, which is false, or the client's code; what the client changes
    before it refuses has then changed. A call that is not possible raises, and changes nothing.
    """

    @abc.abstractmethod
    def order(self, guid: int, order: Order) -> MotionError:
        """Gives an order to a body: for orders that are kept in a queue."""

    def _give(self, guid: int, type: OrderType, parameters: Any = None, **fields: Any) -> MotionError:
        order = Order(type, **fields)
        if parameters:
            order.parameters.change(**parameters)
        return self.order(guid, order)

    def do_motion(self, guid: int, motion: int, **parameters: Any) -> MotionError:
        """Begins a motion: a Command."""
        return self._give(guid, OrderType.DO_MOTION, parameters, motion=motion)

    def stop_motion(self, guid: int, motion: int, **parameters: Any) -> MotionError:
        """Ends a motion: a Command."""
        return self._give(guid, OrderType.STOP_MOTION, parameters, motion=motion)

    def stop_completely(self, guid: int) -> MotionError:
        """Stops all motions."""
        return self._give(guid, OrderType.STOP_COMPLETELY)

    def move_to_object(self, guid: int, target: int, **parameters: Any) -> MotionError:
        """Walks or runs to another object of the world. A MOVE_FINISHED event reports the end."""
        return self._give(guid, OrderType.MOVE_TO_OBJECT, parameters, target=target)

    def move_to_position(self, guid: int, position: Position, **parameters: Any) -> MotionError:
        """Walks or runs to a position. A MOVE_FINISHED event reports the end."""
        return self._give(guid, OrderType.MOVE_TO_POSITION, parameters, position=position)

    def turn_to_object(self, guid: int, target: int, **parameters: Any) -> MotionError:
        """Turns to another object of the world."""
        return self._give(guid, OrderType.TURN_TO_OBJECT, parameters, target=target)

    def turn_to_heading(self, guid: int, heading: float, **parameters: Any) -> MotionError:
        """Turns to a heading in degrees: 0 north, 90 east."""
        return self._give(guid, OrderType.TURN_TO_HEADING, {**parameters, "desired_heading": heading})

    def set_run_rate(self, guid: int, run_rate: float) -> MotionError:
        """How fast the body runs; 1 is normal."""
        return self._give(guid, OrderType.SET_RUN_RATE, run_rate=run_rate)

    def teleport(self, guid: int, position: Position) -> None:
        """Puts the body elsewhere. Moves, sticking, interpolation and the constraint end."""
        self._give(guid, OrderType.TELEPORT, position=position)

    def set_state(self, guid: int, state: int) -> None:
        """Bits of PhysicsState."""
        self._give(guid, OrderType.SET_STATE, state=state)


class BodyOrders(Orders):
    """Orders that a body alone carries out: a server has no messages for them."""

    def move_to_target(self, guid: int, target: Target, **parameters: Any) -> MotionError:
        """A move to an object that is not in this world; see World.update_target."""
        fields = dict(target=target.guid, position=target.position, target_size=target.body_size)
        return self._give(guid, OrderType.MOVE_TO_TARGET, parameters, velocity=target.velocity, **fields)

    def cancel_move(self, guid: int) -> MotionError:
        """Ends the move or turn that is under way."""
        return self._give(guid, OrderType.CANCEL_MOVE)

    def jump(self, guid: int, extent: float) -> MotionError:
        """The extent is 0 to 1."""
        return self._give(guid, OrderType.JUMP, extent=extent)

    def stick_to(self, guid: int, target: int) -> MotionError:
        """Stays at another object for at most a second."""
        return self._give(guid, OrderType.STICK_TO, target=target)

    def unstick(self, guid: int) -> None:
        """Ends `stick_to`."""
        self._give(guid, OrderType.UNSTICK)

    def interpolate_to(self, guid: int, position: Position, keep_heading: bool = False) -> MotionError:
        """Moves smoothly to a place; `keep_heading`: without turning."""
        return self._give(guid, OrderType.INTERPOLATE_TO, position=position, keep_heading=keep_heading)

    def stop_interpolating(self, guid: int) -> None:
        """Ends `interpolate_to`."""
        self._give(guid, OrderType.STOP_INTERPOLATING)

    def constrain_to(
        self, guid: int, position: Position, constraint_start: float, constraint_max: float
    ) -> MotionError:
        """Slows the body beyond `constraint_start` metres of path from a place and holds it at `constraint_max`."""
        fields = dict(constraint_start=constraint_start, constraint_max=constraint_max)
        return self._give(guid, OrderType.CONSTRAIN_TO, position=position, **fields)

    def unconstrain(self, guid: int) -> None:
        """Ends `constrain_to`."""
        self._give(guid, OrderType.UNCONSTRAIN)

    def set_velocity(self, guid: int, velocity: Vector) -> None:
        """Metres per second, world axes."""
        self._give(guid, OrderType.SET_VELOCITY, velocity=Vec3(*velocity))

    def set_local_velocity(self, guid: int, velocity: Vector) -> None:
        """Metres per second, the body's own axes."""
        self._give(guid, OrderType.SET_LOCAL_VELOCITY, velocity=Vec3(*velocity))

    def set_omega(self, guid: int, omega: Vector) -> None:
        """Radians per second, world axes."""
        self._give(guid, OrderType.SET_OMEGA, omega=Vec3(*omega))
