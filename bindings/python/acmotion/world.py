# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Objects and their clock."""
from __future__ import annotations

import ctypes
from typing import Any, Iterable, List, Optional, Sequence

from . import _library
from ._handle import Handle
from .appearance import Appearance, Lists, filled
from .assets import Assets
from .enums import MotionError, TargetStatus
from .events import Event, Events, HookFields, HookSource, SoundChoice, SoundQuery
from .objects import InterpretedMotionState, ObjectFacts, ObjectParameters, ObjectState, PartLook, WeenieFacts
from .orders import BodyOrders, MotionAction, Order, RawMotionState, Target
from .places import Frame, Position
from .poses import PoseOptions, Poses, Positions
from .snapshots import Snapshots
from .structs import StepAnswer as StepAnswer, StepPlan as StepPlan, WorldOptions as WorldOptions


class World(Snapshots, BodyOrders):
    """Objects, named by guid, and one clock.

    >>> world = World(Assets.sample())
    >>> world.create_object(0x80000001, setup=0x02000001, position=Position.at(0xA9B40013, 50, 50))
    >>> world.do_motion(0x80000001, Command.WalkForward)
    <MotionError.NONE: 0>
    >>> world.tick(1 / 30)

    One thread at a time uses a world with its roles: a call on a second thread raises BusyError. Different threads may
    use different worlds that share assets. Closing a world closes its role and its workers first; in the middle of a
    planned tick it raises BusyError, and stays.
    """

    _free = "acm_world_free"

    def __init__(self, assets: Optional[Assets] = None, options: Optional[WorldOptions] = None) -> None:
        """Without assets, objects have no motion tables."""
        self._assets = assets  # its memory is read for as long as the world lives
        super().__init__(_library.make("acm_world_create", assets, _library.optional(options)))

    def copy(self) -> World:
        """A copy without roles and events. Run alike, both stay alike, bit for bit."""
        world = World.__new__(World)
        world._assets = self._assets
        Handle.__init__(world, _library.make("acm_world_copy", self))
        return world

    def assign(self, other: World) -> None:
        """Makes this world what another is; its events and its role stay. Both use the same assets."""
        _library.call("acm_world_assign", self, other)

    # ---- Time and objects

    def tick(self, seconds: float) -> None:
        """Lets so many seconds pass, 0 to 86,400."""
        _library.call("acm_world_tick", self, seconds)

    @property
    def clock(self) -> float:
        """Seconds since the world was made."""
        seconds = ctypes.c_double()
        _library.call("acm_world_clock", self, ctypes.byref(seconds), None)
        return seconds.value

    @property
    def ticks(self) -> int:
        """How many passes have run."""
        ticks = ctypes.c_uint64()
        _library.call("acm_world_clock", self, None, ctypes.byref(ticks))
        return ticks.value

    def refresh(self) -> int:
        """Gives objects what was loaded since they were made; returns how many changed."""
        return self._size("acm_world_refresh")

    def reserve(self, objects: int) -> None:
        """Makes room for so many objects, so that creating them allocates less."""
        _library.call("acm_world_reserve", self, objects)

    def __len__(self) -> int:
        return self._size("acm_world_count")

    def __bool__(self) -> bool:
        return True

    def guids(self) -> List[int]:
        """In ascending order."""
        return list(_library.array(ctypes.c_uint32, "acm_world_guids", self))

    def create_object(self, guid: int, parameters: Optional[ObjectParameters] = None, **fields: Any) -> None:
        """Makes an object; one of that guid that is there is deleted first. `fields` are those of ObjectParameters by
        name, in place of those of `parameters`; `facts` may be a dict of those that differ. Records that are not loaded
        are reported as events: the object is there, without motion, until `refresh` finds them."""
        made = ObjectParameters() if parameters is None else parameters
        if fields:
            made = made.copy()
            made.change(**fields)
        _library.call("acm_object_create", self, guid, ctypes.byref(made))

    def delete_object(self, guid: int) -> None:
        """Deletes an object, and notifies the objects that watch it."""
        _library.call("acm_object_delete", self, guid)

    # ---- What is known of objects

    def facts(self, guid: int) -> ObjectFacts:
        """What the host has set about an object: a copy. Change it and give it to `set_facts`."""
        facts = ObjectFacts()
        _library.call("acm_object_get_facts", self, guid, ctypes.byref(facts))
        return facts

    def set_facts(self, guid: int, facts: ObjectFacts) -> None:
        _library.call("acm_object_set_facts", self, guid, ctypes.byref(facts))

    def set_weenie(self, guid: int, weenie: WeenieFacts) -> None:
        """Replaces the weenie and issues the current movement again with its facts."""
        _library.call("acm_object_set_weenie", self, guid, ctypes.byref(weenie))

    def state(self, guid: int) -> ObjectState:
        """An object as it is now."""
        state = ObjectState()
        _library.call("acm_object_get_state", self, guid, ctypes.byref(state))
        return state

    def states(self, guids: Sequence[int]) -> List[Optional[ObjectState]]:
        """The states of many objects in one call; None for guids that are not there."""
        out = (ObjectState * len(guids))()
        _library.call("acm_world_read_states", self, _guids(guids), len(guids), out, 0, None)
        return [state if state.guid else None for state in out]

    def positions(self, guids: Sequence[int]) -> Positions:
        """The positions of many objects in one call. A guid that is not there has cell 0, origin 0 and no rotation
        (w = 1)."""
        out = Positions(len(guids))
        _library.call("acm_world_read_positions", self, _guids(guids), len(guids), out._array, 0, None)
        return out

    def name(self, guid: int) -> str:
        """The name that a message gave it."""
        return _library.octets("acm_object_name", self, guid).decode("cp1252", "replace")

    def distance_between(self, a: int, b: int) -> float:
        """Metres between the surfaces of two objects; negative when they overlap."""
        out = ctypes.c_float()
        _library.call("acm_object_distance_between", self, a, b, ctypes.byref(out))
        return out.value

    # ---- Changes from outside

    def order(self, guid: int, order: Order) -> MotionError:
        """The body does it and no one is sent anything: on a server see Server.order. UnsupportedError: an order that
        only a server carries out."""
        return _library.ask("acm_object_order", self, guid, ctypes.byref(order))

    def apply_raw_state(self, guid: int, state: RawMotionState) -> MotionError:
        """The whole state of the keys at once."""
        return _library.ask("acm_object_apply_raw_state", self, guid, ctypes.byref(state))

    def apply_interpreted_state(
        self, guid: int, state: InterpretedMotionState, actions: Sequence[MotionAction] = (), autonomous: bool = False
    ) -> MotionError:
        """An interpreted motion state and its actions, at most 31, as the network brings them; `autonomous`: it is
        the object's own doing and not the server's."""
        array = (MotionAction * len(actions))(*actions)
        return _library.ask(
            "acm_object_apply_interpreted_state", self, guid, ctypes.byref(state), array, len(actions), autonomous
        )

    def update_target(self, guid: int, target: Target) -> None:
        """Where the target of `move_to_target` is, as often as the host likes."""
        _library.call("acm_object_update_target", self, guid, ctypes.byref(target))

    def lose_target(self, guid: int, target: int, status: int = TargetStatus.EXIT_WORLD) -> None:
        """Reports that the target of `move_to_target` is lost; `status` is a TargetStatus."""
        _library.call("acm_object_lose_target", self, guid, target, status)

    def set_ground_contact(self, guid: int, contact: bool, walkable: bool = True) -> None:
        """Sets whether the body touches something, and whether that can be walked on."""
        _library.call("acm_object_set_ground_contact", self, guid, contact, walkable)

    def enter_world(self, guid: int) -> None:
        """Drops links and wakes the body."""
        _library.call("acm_object_enter_world", self, guid)

    def exit_world(self, guid: int) -> None:
        """Ends every waiting motion and the stick, and notifies the objects that watch it."""
        _library.call("acm_object_exit_world", self, guid)

    def attach(self, guid: int, parent: int, location: int = 0, placement: int = 0) -> None:
        """The object is held by another at a location of that one's Setup (parent 0: in a pack)."""
        _library.call("acm_object_attach", self, guid, parent, location, placement)

    def set_motion_table(self, guid: int, motion_table: int) -> None:
        _library.call("acm_object_set_motion_table", self, guid, motion_table)

    def play_script(self, guid: int, script: int) -> None:
        """Plays a physics script when those before it have ended."""
        _library.call("acm_object_play_script", self, guid, script)

    def play_script_type(self, guid: int, type: int, mod: float = 1.0) -> None:
        """Plays a script by its type in the object's script table; `mod` chooses among the entries."""
        _library.call("acm_object_play_script_type", self, guid, type, mod)

    def play_default_script(self, guid: int) -> None:
        """Plays the script of the type that the object's effects name."""
        _library.call("acm_object_play_default_script", self, guid)

    # ---- Own collision, for objects whose ground is Ground.HOST: after each tick

    def plan_steps(self, guid: int) -> List[float]:
        """The steps that take a body to the world's clock, in seconds."""
        plan = StepPlan()
        _library.call("acm_object_plan_steps", self, guid, ctypes.byref(plan))
        return list(plan.quanta[: plan.count])

    def begin_step(self, guid: int, quantum: float) -> Optional[Frame]:
        """Plays the animation, proposes where the body goes and fires hooks. None: the body is asleep, there is no step
        to end."""
        frame, begun = Frame(), ctypes.c_bool()
        _library.call("acm_object_begin_step", self, guid, quantum, ctypes.byref(frame), ctypes.byref(begun))
        return frame if begun.value else None

    def end_step(self, guid: int, frame: Frame, contact: bool, walkable: bool) -> None:
        """What the host's collision makes of the proposed frame."""
        answer = StepAnswer(frame, contact, walkable)
        _library.call("acm_object_end_step", self, guid, ctypes.byref(answer))

    # ---- Events

    def events(self, first: int = 0) -> Events:
        """What happened since `clear_events`, in order, from the event `first` on."""
        count = ctypes.c_size_t()
        _library.call_or_full("acm_world_events", self, first, None, 0, ctypes.byref(count))
        size = max(count.value - first, 0)
        out = (Event * size)()
        _library.call("acm_world_events", self, first, out, size, ctypes.byref(count))
        return Events(out)

    def dropped_events(self) -> int:
        """How many found no room since `clear_events`."""
        out = ctypes.c_uint64()
        _library.call("acm_world_dropped_events", self, ctypes.byref(out))
        return out.value

    def clear_events(self) -> None:
        _library.call("acm_world_clear_events", self)

    def take_events(self) -> Events:
        """`events` and `clear_events`: once for each event."""
        found = self.events()
        self.clear_events()
        return found

    def hook_fields(self, source: HookSource) -> HookFields:
        """All fields of the hook that an event names. NotFoundError: there is no such hook."""
        fields = HookFields()
        _library.call("acm_world_hook_fields", self, ctypes.byref(source), ctypes.byref(fields))
        return fields

    def resolve_sound(self, guid: int, query: SoundQuery) -> SoundChoice:
        """What a sound of an object plays, chosen anew. Experimental: may change with a minor version."""
        choice = SoundChoice()
        _library.call("acm_object_resolve_sound", self, guid, ctypes.byref(query), ctypes.byref(choice))
        return choice

    # ---- Poses

    def pose(self, guid: int, options: Optional[PoseOptions] = None) -> Poses:
        """Where the parts of an object are. A held object is shown where its holder's hand is."""
        poses = Poses(1, self.state(guid).part_count, options)
        _library.call(
            "acm_object_write_pose",
            self,
            guid,
            ctypes.byref(poses.options),
            ctypes.byref(poses._buffer),
            ctypes.byref(poses.counts),
        )
        return poses

    def poses(self, guids: Sequence[int], options: Optional[PoseOptions] = None) -> Poses:
        """The poses of many objects, in the order given, in memory of their own; see `write_poses`."""
        parts = max((state.part_count for state in self.states(guids) if state), default=0)
        poses = Poses(len(guids), parts, options)
        self.write_poses(guids, poses)
        return poses

    def write_poses(self, guids: Sequence[int], poses: Poses) -> None:
        """Writes poses into memory that is used again. ValueError when `poses` has room for fewer objects."""
        if len(guids) > len(poses):
            raise ValueError(f"there is room for {len(poses)} objects, not for {len(guids)}")
        _library.call(
            "acm_world_write_poses",
            self,
            _guids(guids),
            len(guids),
            ctypes.byref(poses.options),
            ctypes.byref(poses._buffer),
            poses.counts,
        )

    def display_positions(self, guids: Sequence[int], seconds_since_tick: float) -> Positions:
        """Where bodies are drawn between ticks: smooth where the simulation moves in steps of whole key frames.
        Guids that are not there are reported as in `positions`."""
        out = Positions(len(guids))
        _library.call(
            "acm_world_display_positions", self, _guids(guids), len(guids), seconds_since_tick, out._array, 0
        )
        return out

    def part_looks(self, guid: int) -> List[PartLook]:
        """How the parts are shown, as hooks have left them."""
        return list(_library.array(PartLook, "acm_object_part_looks", self, guid))

    def appearance(self, guid: int) -> Appearance:
        """What an object wears, as messages have described it or as set. Experimental."""
        return filled("acm_object_get_appearance", self, guid)

    def set_appearance(self, guid: int, appearance: Appearance) -> None:
        """Nobody is sent anything: on a server see Server.set_appearance. Experimental."""
        _library.call("acm_object_set_appearance", self, guid, Lists(appearance))

    # ---- One tick on several threads

    def plan_tick(self, seconds: float) -> int:
        """How many ranges there are for workers to run, each once; then `finish_tick`. Until then the world raises
        BusyError. 0: nothing is due, and nothing is to be finished.

        ctypes gives up Python's lock during a call, so threads do run at the same time. Whichever thread runs which
        range, state and events are those of `tick`, bit for bit."""
        return self._size("acm_world_plan_tick", seconds)

    def finish_tick(self) -> None:
        """When all ranges have run."""
        _library.call("acm_world_finish_tick", self)

    def _size(self, function: str, *arguments: Any) -> int:
        out = ctypes.c_size_t()
        _library.call(function, self, *arguments, ctypes.byref(out))
        return out.value


class Worker(Handle):
    """Runs ranges of planned ticks on a thread. Closing its world closes it first."""

    _free = "acm_worker_free"

    def __init__(self, world: World) -> None:
        self._world = world
        super().__init__(_library.make("acm_worker_create", world))
        world._users.add(self)

    def run_range(self, range: int) -> None:
        _library.call("acm_worker_run_range", self, range)


def _guids(guids: Iterable[int]) -> Any:
    """Guids as C has them. Arrays of 32-bit numbers, of NumPy or the module `array`, are not copied."""
    if not isinstance(guids, (list, tuple)):
        try:
            view = memoryview(guids)  # type: ignore[arg-type]
        except TypeError:
            pass
        else:
            if view.format in ("I", "L") and view.itemsize == 4 and view.contiguous and not view.readonly and len(view):
                return (ctypes.c_uint32 * len(view)).from_buffer(view)
    listed = [int(guid) for guid in guids]
    return (ctypes.c_uint32 * len(listed))(*listed)
