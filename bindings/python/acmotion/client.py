# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""A client: the local player, its keys, and what comes from the server."""
from __future__ import annotations

import ctypes
from typing import Optional

from . import _library
from ._memory import Data, Memory
from .enums import MotionError
from .roles import CheckResult, Role
from .structs import ClientOptions as ClientOptions, ClientState as ClientState, Key as Key, Plane as Plane
from .world import World


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

    def press_key(self, motion: int, speed: float = 1.0, is_mouse: bool = False, run: bool = False) -> MotionError:
        """A movement, a posture, an emote, HoldRun, HoldSidestep or Jump; `run` is the mouse's only. Returns why the
        motion was refused; NONE, which is false, also without a local player and while keys do nothing."""
        return _library.ask("acm_client_press_key", self, ctypes.byref(Key(motion, speed, is_mouse, run)))

    def release_key(self, motion: int, speed: float = 1.0, is_mouse: bool = False, run: bool = False) -> MotionError:
        """Returns what `press_key` returns."""
        return _library.ask("acm_client_release_key", self, ctypes.byref(Key(motion, speed, is_mouse, run)))

    def set_hold_run(self, on: bool, by_option: bool = False) -> None:
        """`by_option`: the option "run as default" changed, and not the run key. Runs when exactly one is on."""
        _library.call("acm_client_set_hold_run", self, on, by_option)

    def set_auto_run(self, on: bool) -> None:
        """To set it to what it is does nothing."""
        _library.call("acm_client_set_auto_run", self, on)

    def stop_completely(self) -> None:
        """Forgets all keys and auto-run, stops the body and sends it."""
        _library.call("acm_client_stop_completely", self)

    def lose_focus(self) -> None:
        """Keys of the keyboard, the run key and the sidestep key count as released, and a charged jump is dropped;
        commands of the mouse, auto-run, postures and the option "run as default" stay.
        """
        _library.call("acm_client_lose_focus", self)

    def set_enabled(self, enabled: bool) -> None:
        """False: all keys count as released, and then do nothing; auto-run goes on."""
        _library.call("acm_client_set_enabled", self, enabled)

    def begin_mouse_look(self) -> None:
        """From here on the pointer turns the body, and keys that turn sidestep. Not while a teleport is awaited."""
        _library.call("acm_client_begin_mouse_look", self)

    def mouse_turn(self, speed: float) -> MotionError:
        """Turns to the right, with a negative speed to the left; 0 ends the turn. Nothing outside mouse look. Returns
        what `press_key` returns."""
        return _library.ask("acm_client_mouse_turn", self, speed)

    def end_mouse_look(self) -> None:
        """Ends the turn of the mouse; keys that turn and are still held turn again."""
        _library.call("acm_client_end_mouse_look", self)

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
