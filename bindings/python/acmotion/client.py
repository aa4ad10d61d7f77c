# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""A client: the local player, its keys, and what comes from the server."""
from __future__ import annotations

import ctypes
from ctypes import Array, c_uint8
from typing import Annotated, Optional

from . import _library
from ._layout import F32, U32, U64, Flag, Struct, layout
from ._memory import Data, Memory
from .places import Vec3
from .roles import CheckResult, Role
from .world import World


@layout
class ClientOptions(Struct):
    """How a client runs."""

    _init = "acm_client_options_init"

    size: U32
    max_deferred_messages: U32
    max_deferred_bytes: U32
    expects_player: Flag  # 1: messages are deferred until the player is named; 0: for a spectator
    run_key_sends: Flag
    resuming_sends: Flag
    silent_in_portal: Flag


@layout
class ClientState(Struct):
    """A client as it is now."""

    player: U32
    jump_level: F32  # how far a jump is charged, 0 to 1
    autonomy_level: U32
    controlled_by_server: Flag
    reserved: Annotated["Array[c_uint8]", c_uint8 * 3]
    deferred_messages: U64
    evicted_messages: U64
    outbox_messages: U64  # messages in the outbox, and bytes of all of them
    outbox_bytes: U64


@layout
class Key(Struct):
    """One command of the keyboard or of the mouse."""

    motion: U32  # a movement, a posture, an emote, HoldRun, HoldSidestep or Jump
    speed: F32  # 1: normal
    is_mouse: Flag
    run: Flag  # mouse only
    reserved: Annotated["Array[c_uint8]", c_uint8 * 2]

    def __init__(self, motion: int = 0, speed: float = 1.0, is_mouse: bool = False, run: bool = False) -> None:
        super().__init__(motion, speed, is_mouse, run)


@layout
class Plane(Struct):
    """Points p with normal * p + d = 0."""

    normal: Vec3
    d: F32


class Client(Role):
    """The client's side of a world. A world has one role at the most."""

    _free = "acm_client_free"
    _outbox = "acm_client_outbox"
    _clear_outbox = "acm_client_clear_outbox"

    def __init__(self, world: World, options: Optional[ClientOptions] = None) -> None:
        super().__init__(world, _library.make("acm_client_create", world, _library.optional(options)))

    def copy(self, world: World) -> Client:
        """The same client over a copy of its world."""
        client = Client.__new__(Client)
        Role.__init__(client, world, _library.make("acm_client_copy", self, world))
        return client

    def assign(self, other: Client) -> None:
        """Takes over everything but the world: for restoring, after the world was assigned."""
        _library.call("acm_client_assign", self, other)

    @property
    def state(self) -> ClientState:
        return _library.fill(ClientState, "acm_client_get_state", self)

    @property
    def player(self) -> int:
        """The guid of the local player; 0: nobody."""
        return self.state.player

    @player.setter
    def player(self, guid: int) -> None:
        _library.call("acm_client_set_player", self, guid)

    def receive(self, message: Data) -> CheckResult:
        """Applies a message of the server, from its opcode on."""
        memory, result = Memory(message), CheckResult()
        _library.call("acm_client_receive", self, memory.address, memory.size, ctypes.byref(result))
        return result

    def press_key(self, motion: int, speed: float = 1.0, is_mouse: bool = False, run: bool = False) -> None:
        """A movement, a posture, an emote, HoldRun, HoldSidestep or Jump; `run` is the mouse's only."""
        _library.call("acm_client_press_key", self, ctypes.byref(Key(motion, speed, is_mouse, run)))

    def release_key(self, motion: int, speed: float = 1.0, is_mouse: bool = False, run: bool = False) -> None:
        _library.call("acm_client_release_key", self, ctypes.byref(Key(motion, speed, is_mouse, run)))

    def set_hold_run(self, on: bool, by_option: bool = False) -> None:
        """`by_option`: the option "run as default" changed, and not the run key."""
        _library.call("acm_client_set_hold_run", self, on, by_option)

    def set_auto_run(self, on: bool) -> None:
        _library.call("acm_client_set_auto_run", self, on)

    def stop_completely(self) -> None:
        """Stops the body and sends it; held keys stay held."""
        _library.call("acm_client_stop_completely", self)

    def lose_focus(self) -> None:
        """All keys count as released."""
        _library.call("acm_client_lose_focus", self)

    def set_enabled(self, enabled: bool) -> None:
        """False: keys do nothing."""
        _library.call("acm_client_set_enabled", self, enabled)

    def turn_to(self, heading: float, run: bool = False) -> None:
        """Degrees; nothing is sent."""
        _library.call("acm_client_turn_to", self, heading, run)

    def set_contact_plane(self, plane: Optional[Plane]) -> None:
        """The plane under the local player; None: level ground."""
        _library.call("acm_client_set_contact_plane", self, _library.optional(plane))

    def set_autonomy_level(self, level: int) -> None:
        """0: the server moves the player, 1: the client does but follows the server's positions, 2: normal play."""
        _library.call("acm_client_set_autonomy_level", self, level)

    def update(self) -> None:
        """Once a frame, after the tick and all messages."""
        _library.call("acm_client_update", self)
