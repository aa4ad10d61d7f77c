# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""The game's data, decoded."""
from __future__ import annotations

import ctypes
import os
from typing import List, Optional, Tuple, Union

from . import _library
from ._handle import Handle
from ._memory import Data, Memory
from .appearance import Appearance, Lists
from .container import ContainerEntry, map_file
from .enums import CommandNumbering, Load
from .structs import (
    HoldLocation as HoldLocation,
    MissingAsset as MissingAsset,
    Range as Range,
    Setup as Setup,
    SetupPart as SetupPart,
    WaveFormat as WaveFormat,
)
from .timelines import HookTime, MotionQuery, MotionSegment, Timeline


class Assets(Handle):
    """Setups, motion tables, animations, scripts and sounds that worlds use.

    >>> assets = Assets.open("client_portal.dat")
    >>> assets.load(0x02000001)
    """

    _free = "acm_assets_free"

    def __init__(self, data: Optional[Data] = None) -> None:
        """A container in memory, which must not change while this or a world of it is open; without one, records are
        given with `add`."""
        self._memory = None if data is None else Memory(data)
        if self._memory is None:
            super().__init__(_library.make("acm_assets_create"))
        else:
            super().__init__(_library.make("acm_assets_open", self._memory.address, self._memory.size))

    @classmethod
    def open(cls, path: Union[str, os.PathLike[str]]) -> Assets:
        """A container file (client_portal.dat), mapped into memory."""
        return cls(map_file(path))

    @classmethod
    def _of(cls, handle: int) -> Assets:
        assets = cls.__new__(cls)
        assets._memory = None
        Handle.__init__(assets, handle)
        return assets

    @classmethod
    def sample(cls) -> Assets:
        """The sample creatures: Setups 0x02000001 (mannequin), 0x02000002 (beast), 0x02000003 (door), 0x02000010
        (sword), 0x02000011 (bow)."""
        return cls._of(_library.make("acm_assets_create_sample"))

    @classmethod
    def piecewise(cls, size: int) -> Assets:
        """A container of `size` bytes elsewhere: `needs` and `supply` read it piece by piece."""
        return cls._of(_library.make("acm_assets_open_piecewise", size))

    def add(self, id: int, data: Data) -> None:
        """One record, decompressed."""
        memory = Memory(data)
        _library.call("acm_assets_add", self, id, memory.address, memory.size)

    @property
    def numbering(self) -> CommandNumbering:
        """How motion tables numbered the commands, told from the human table 0x09000001; that of a container is read
        before any other."""
        out = ctypes.c_uint32()
        _library.call("acm_assets_numbering", self, ctypes.byref(out))
        return CommandNumbering(out.value)

    def keep_command_ids(self) -> None:
        """Leaves the ids of motion tables as files have them. Call it before anything is loaded or added."""
        _library.call("acm_assets_keep_command_ids", self)

    def read_as_older(self, is_older: bool = True) -> None:
        """Whether records that are added are those of files before Throne of Destiny. A container says it itself."""
        _library.call("acm_assets_read_as_older", self, is_older)

    def load(self, id: int, what: Load = Load.MOTION) -> None:
        """A record of the container, with what belongs to it. Piecewise, it is then under way."""
        _library.call("acm_assets_load", self, id, what)

    def load_appearance(self, appearance: Appearance) -> None:
        """The models, textures and palettes that an appearance names, with all that they need. Experimental."""
        _library.call("acm_assets_load_appearance", self, Lists(appearance))

    def needs(self) -> Optional[Range]:
        """Piecewise: which bytes of the container are wanted next; None: none."""
        found = _library.fill(Range, "acm_assets_needs", self)
        return found if found.size else None

    def supply(self, data: Data) -> None:
        """Those bytes: at least the size that is needed."""
        memory = Memory(data)
        _library.call("acm_assets_supply", self, memory.address, memory.size)

    def missing(self) -> List[MissingAsset]:
        """What something needs and is not there, ascending."""
        return list(_library.array(MissingAsset, "acm_assets_missing", self))

    def __contains__(self, id: int) -> bool:
        """Whether the record was decoded."""
        out = ctypes.c_bool()
        _library.call("acm_assets_contains", self, id, ctypes.byref(out))
        return out.value

    def ids(self, of_type: int) -> List[int]:
        """Ids of all decoded records of the type that this id has (0x02000000: Setups), ascending."""
        return list(_library.array(ctypes.c_uint32, "acm_assets_ids", self, of_type))

    def setup(self, id: int) -> Setup:
        """What a Setup says about a body."""
        out = Setup()
        _library.call("acm_assets_setup", self, id, ctypes.byref(out))
        return out

    def setup_parts(self, id: int) -> List[SetupPart]:
        return list(_library.array(SetupPart, "acm_assets_setup_parts", self, id))

    def hold_locations(self, id: int) -> List[HoldLocation]:
        """Where other things attach to a body."""
        return list(_library.array(HoldLocation, "acm_assets_hold_locations", self, id))

    def entries(self, first: int = 0, last: int = 0xFFFFFFFF) -> List[ContainerEntry]:
        """The records of the container with ids from `first` to `last`, ascending; none without a container, and
        piecewise before its directory was read. Experimental, as all until `users`."""
        return list(_library.array(ContainerEntry, "acm_assets_entries", self, first, last))

    def record(self, id: int) -> bytes:
        """The bytes of a decoded record, as `add` takes them."""
        return _library.octets("acm_assets_record", self, id)

    def wave(self, id: int) -> Tuple[WaveFormat, bytes]:
        """The format and the samples of a decoded Wave."""
        form = WaveFormat()
        return form, _library.octets("acm_assets_wave", self, id, ctypes.byref(form))

    def wave_file(self, id: int) -> bytes:
        """A decoded Wave as the contents of a .wav file."""
        return _library.octets("acm_assets_wave_file", self, id)

    def uses(self, id: int) -> List[int]:
        """The ids that a decoded record names, ascending."""
        return list(_library.array(ctypes.c_uint32, "acm_assets_uses", self, id))

    def users(self, id: int) -> List[int]:
        """The decoded records that name an id, ascending."""
        return list(_library.array(ctypes.c_uint32, "acm_assets_users", self, id))

    def timeline(
        self,
        motion_table: int,
        motion: int,
        *,
        speed: float = 1.0,
        style: int = 0,
        from_: int = 0,
        from_speed: float = 1.0,
        tick_seconds: float = 0.0,
    ) -> Timeline:
        """What a motion will do, begun in a steady state: `style` 0 is the default of the table, `from_` the cycle that
        plays (0: the default of the style), `tick_seconds` those of the server's ticks (0: ticks are not wanted).

        Raises RefusedError for a motion that the client refuses."""
        query = MotionQuery(
            motion_table=motion_table,
            motion=motion,
            speed=speed,
            style=style,
            from_=from_,
            from_speed=from_speed,
            tick_seconds=tick_seconds,
        )
        return self.timeline_of(query)

    def timeline_of(self, query: MotionQuery) -> Timeline:
        """The same for a query that is there already."""
        out = Timeline()
        room = (16, 64)
        while True:
            segments, hooks = (MotionSegment * room[0])(), (HookTime * room[1])()
            written = (ctypes.byref(out), segments, room[0], hooks, room[1])
            if _library.call_or_full("acm_motion_timeline", self, ctypes.byref(query), *written):
                out.segments, out.hooks = list(segments[: out.segment_count]), list(hooks[: out.hook_count])
                return out
            room = (out.segment_count, out.hook_count)

    def motions_from(self, motion_table: int, style: int = 0, state: int = 0) -> List[int]:
        """The motions that a table may serve in a state, ascending. Style 0: the default style; state 0: its
        default."""
        return list(_library.array(ctypes.c_uint32, "acm_motions_from", self, motion_table, style, state))
