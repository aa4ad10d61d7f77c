# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""A server: what clients are sent, and what is made of what they send."""
from __future__ import annotations

import ctypes
from typing import Optional

from . import _library
from ._memory import Data, Memory
from .appearance import Appearance, Lists
from .enums import Audience, MotionError, OrderType
from .orders import Order, Orders
from .places import Vec3, Vector
from .roles import CheckResult, Role
from .structs import ServerRules as ServerRules
from .world import World


class Server(Role, Orders):
    """The server's side of a world. A world has one role at the most."""

    _free = "acm_server_free"
    _outbox = "acm_server_outbox"
    _clear_outbox = "acm_server_clear_outbox"

    def __init__(self, world: World, rules: Optional[ServerRules] = None) -> None:
        super().__init__(world, _library.make("acm_server_create", world, _library.optional(rules)))

    def copy(self, world: World) -> Server:
        """The same server over a copy of its world."""
        server = Server.__new__(Server)
        Role.__init__(server, world, _library.make("acm_server_copy", self, world))
        return server

    def assign(self, other: Server) -> None:
        """Takes over everything but the world: for restoring, after the world was assigned."""
        _library.call("acm_server_assign", self, other)

    @property
    def rules(self) -> ServerRules:
        """What the server decides for itself. Change a copy and set it."""
        return _library.fill(ServerRules, "acm_server_get_rules", self)

    @rules.setter
    def rules(self, rules: ServerRules) -> None:
        _library.call("acm_server_set_rules", self, ctypes.byref(rules))

    def set_player(self, guid: int, is_player: bool = True) -> None:
        """Whether a client plays the object, so that its owner is sent everything about it."""
        _library.call("acm_server_set_player", self, guid, is_player)

    def receive(self, player: int, message: Data) -> CheckResult:
        """Checks a message that a client sends about its player, then applies it."""
        memory, result = Memory(message), CheckResult()
        _library.call("acm_server_receive", self, player, memory.address, memory.size, ctypes.byref(result))
        return result

    def order(self, guid: int, order: Order) -> MotionError:
        """The body does it, and everyone is sent it. Of a refused order everyone is sent what it has changed, if
        anything. UnsupportedError: an order that only a world carries out."""
        return _library.ask("acm_server_order", self, guid, ctypes.byref(order))

    def set_velocity(self, guid: int, velocity: Vector, omega: Vector = (0.0, 0.0, 0.0)) -> None:
        """Metres and radians per second, world axes."""
        self._give(guid, OrderType.SET_VELOCITY, velocity=Vec3(*velocity), omega=Vec3(*omega))

    def complete_teleport(self, guid: int) -> None:
        """The client has reported that it arrived."""
        self._give(guid, OrderType.COMPLETE_TELEPORT)

    def correct_position(self, guid: int) -> None:
        """Sends a player's client the server's position of that player."""
        self._give(guid, OrderType.CORRECT_POSITION)

    def set_appearance(self, guid: int, appearance: Appearance) -> None:
        """Sets what an object wears, and sends it to everyone when it changes something. Clients keep the meshes and
        textures of parts that it does not name, so name every part: appearance.dress does. Experimental."""
        _library.call("acm_server_set_appearance", self, guid, Lists(appearance))

    def broadcast_due(self) -> None:
        """Once a tick, after it: sends the positions that are due."""
        _library.call("acm_server_broadcast_due", self)

    def send_position(self, guid: int, audience: int = Audience.EVERYONE) -> None:
        """The position as it is now."""
        _library.call("acm_server_send_position", self, guid, audience)

    def send_motion(self, guid: int) -> None:
        """The movement as it is now."""
        _library.call("acm_server_send_motion", self, guid)

    def describe(self, guid: int, appearance: Data = b"", tail: Data = b"") -> bytes:
        """The message from which a client makes the object. Appearance and weenie description (`tail`) as they follow
        on the wire."""
        a, b = Memory(appearance), Memory(tail)
        return _library.octets("acm_server_describe", self, guid, a.address, a.size, b.address, b.size)
