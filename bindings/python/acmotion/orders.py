# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Motions and moves: what a body is to do."""
from __future__ import annotations

import abc
from typing import Any

from .enums import OrderType
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
    RefusedError carries the client's code; what the client changes before it refuses has then changed.
    """

    @abc.abstractmethod
    def order(self, guid: int, order: Order) -> None:
        """Gives an order to a body."""

    def _give(self, guid: int, type: OrderType, parameters: Any = None, **fields: Any) -> None:
        order = Order(type, **fields)
        if parameters:
            order.parameters.change(**parameters)
        self.order(guid, order)

    def do_motion(self, guid: int, motion: int, **parameters: Any) -> None:
        """Begins a motion: a Command. RefusedError when the client refuses it."""
        self._give(guid, OrderType.DO_MOTION, parameters, motion=motion)

    def stop_motion(self, guid: int, motion: int, **parameters: Any) -> None:
        self._give(guid, OrderType.STOP_MOTION, parameters, motion=motion)

    def stop_completely(self, guid: int) -> None:
        """Stops all motions."""
        self._give(guid, OrderType.STOP_COMPLETELY)

    def move_to_object(self, guid: int, target: int, **parameters: Any) -> None:
        """Walks or runs to another object of the world. A MOVE_FINISHED event reports the end."""
        self._give(guid, OrderType.MOVE_TO_OBJECT, parameters, target=target)

    def move_to_position(self, guid: int, position: Position, **parameters: Any) -> None:
        """Walks or runs to a position. A MOVE_FINISHED event reports the end."""
        self._give(guid, OrderType.MOVE_TO_POSITION, parameters, position=position)

    def turn_to_object(self, guid: int, target: int, **parameters: Any) -> None:
        self._give(guid, OrderType.TURN_TO_OBJECT, parameters, target=target)

    def turn_to_heading(self, guid: int, heading: float, **parameters: Any) -> None:
        """Turns to a heading in degrees: 0 north, 90 east."""
        self._give(guid, OrderType.TURN_TO_HEADING, {**parameters, "desired_heading": heading})

    def teleport(self, guid: int, position: Position) -> None:
        self._give(guid, OrderType.TELEPORT, position=position)

    def set_velocity(self, guid: int, velocity: Vector, omega: Vector = (0.0, 0.0, 0.0)) -> None:
        """Metres per second, world axes; the omega is a server's only."""
        self._give(guid, OrderType.SET_VELOCITY, velocity=Vec3(*velocity), omega=Vec3(*omega))

    def set_state(self, guid: int, state: int) -> None:
        """Bits of PhysicsState."""
        self._give(guid, OrderType.SET_STATE, state=state)

    def set_run_rate(self, guid: int, run_rate: float) -> None:
        self._give(guid, OrderType.SET_RUN_RATE, run_rate=run_rate)


class BodyOrders(Orders):
    """Orders that a body alone carries out: a server has no messages for them."""

    def move_to_target(self, guid: int, target: Target, **parameters: Any) -> None:
        """A move to an object that is not in this world; see World.update_target."""
        fields = dict(target=target.guid, position=target.position, target_size=target.body_size)
        self._give(guid, OrderType.MOVE_TO_TARGET, parameters, velocity=target.velocity, **fields)

    def cancel_move(self, guid: int) -> None:
        self._give(guid, OrderType.CANCEL_MOVE)

    def jump(self, guid: int, extent: float) -> None:
        """The extent is 0 to 1."""
        self._give(guid, OrderType.JUMP, extent=extent)

    def stick(self, guid: int, target: int) -> None:
        """For at most a second."""
        self._give(guid, OrderType.STICK_TO, target=target)

    def unstick(self, guid: int) -> None:
        self._give(guid, OrderType.UNSTICK)

    def interpolate(self, guid: int, position: Position, keep_heading: bool = False) -> None:
        self._give(guid, OrderType.INTERPOLATE_TO, position=position, keep_heading=keep_heading)

    def stop_interpolating(self, guid: int) -> None:
        self._give(guid, OrderType.STOP_INTERPOLATING)

    def constrain(self, guid: int, position: Position, start: float, max: float) -> None:
        """Metres of path."""
        self._give(guid, OrderType.CONSTRAIN_TO, position=position, constraint_start=start, constraint_max=max)

    def unconstrain(self, guid: int) -> None:
        self._give(guid, OrderType.UNCONSTRAIN)

    def set_local_velocity(self, guid: int, velocity: Vector) -> None:
        """Metres per second, the body's own axes."""
        self._give(guid, OrderType.SET_LOCAL_VELOCITY, velocity=Vec3(*velocity))

    def set_omega(self, guid: int, omega: Vector) -> None:
        """Radians per second, world axes."""
        self._give(guid, OrderType.SET_OMEGA, omega=Vec3(*omega))
