# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""What happens in a world."""
from __future__ import annotations

import ctypes
from ctypes import Array, c_uint8, c_uint32
from typing import Annotated, Any, Dict, List, Optional, Sequence, Union, overload

from ._layout import F32, F64, I32, U8, U32, Flag, Struct, Text, layout
from ._numpy import NDArray, view
from .enums import EventType
from .names import event_type_name
from .places import Position, Vec3


@layout
class HookSource(Struct):
    """Where a hook is stored: frame and place of an animation, or entry of a script."""

    animation: U32  # 0: it stands in `script`
    script: U32  # 0: it stands in `animation`
    frame: U32  # of the animation
    index: U32  # among the hooks of the frame, or the script's entry


@layout
class MotionDoneEvent(Struct):
    """A motion has left the queue."""

    motion: U32
    success: Flag  # 0: it was abandoned, not finished
    context_id: U32
    move_context_id: U32  # of the move which made the motion; 0: no move did


@layout
class MotionRefusedEvent(Struct):
    """A move has asked for a motion that was refused."""

    motion: U32
    motion_error: U32
    context_id: U32
    move_context_id: U32


@layout
class HookEvent(Struct):
    """A hook fires: World.hook_fields gives its fields."""

    type: U8
    source: HookSource
    order: U32  # its place among the hooks of this step; of a script 0
    context_id: U32
    move_context_id: U32
    wave: U32  # what is heard; 0 for nothing
    volume: F32
    scale: F32  # of the body: radius and height of an Attack are multiplied by it


@layout
class VelocitySetEvent(Struct):
    """The body was given a velocity, in its own axes: it leaves the ground."""

    local_velocity: Vec3


@layout
class MoveFinishedEvent(Struct):
    """A move has ended, and the body has stopped."""

    motion_error: U32  # 0: it arrived
    context_id: U32


@layout
class StickEvent(Struct):
    """The body begins, or ceases, to stick to another."""

    target: U32


@layout
class BlippedEvent(Struct):
    """Interpolation has fallen behind: the body jumps to where it should be."""

    to: Position
    distance: F32


@layout
class TargetLostEvent(Struct):
    """The watched object is gone, has teleported, or has sent no update for too long."""

    target: U32
    status: U8  # TargetStatus


@layout
class LimitReachedEvent(Struct):
    """A limit made the engine refuse or leave out something."""

    limit: U8  # Limit
    count: U32


@layout
class AssetMissingEvent(Struct):
    """The object is there, but not its Setup or its motion table."""

    id: U32


@layout
class StalledEvent(Struct):
    """A motion or move exceeded its maximum possible duration. Nothing is done about it."""

    is_move: Flag
    motion: U32
    animations: U32  # that the motion still waits for
    age: F32  # seconds


@layout
class SoundHeardEvent(Struct):
    """A sound message is heard."""

    sound_type: U32
    wave: U32
    volume: F32
    position: Position  # of the object when the message was applied


@layout
class MessageNotAppliedEvent(Struct):
    """A message that waited for its object was not applied when the object came."""

    opcode: U32  # the message's number
    reason: U8  # CheckReason
    movement_only: Flag  # the rest of the message was applied


class EventFields(ctypes.Union):
    """Which member counts follows from the event's type."""

    _fields_ = [
        ("motion_done", MotionDoneEvent),
        ("motion_refused", MotionRefusedEvent),
        ("hook", HookEvent),
        ("velocity_set", VelocitySetEvent),
        ("move_finished", MoveFinishedEvent),
        ("stick", StickEvent),
        ("blipped", BlippedEvent),
        ("target_lost", TargetLostEvent),
        ("limit_reached", LimitReachedEvent),
        ("asset_missing", AssetMissingEvent),
        ("stalled", StalledEvent),
        ("sound_heard", SoundHeardEvent),
        ("message_not_applied", MessageNotAppliedEvent),
        ("words", c_uint32 * 12),
    ]


_MEMBERS: Dict[int, str] = {
    EventType.MOTION_DONE: "motion_done",
    EventType.MOTION_REFUSED: "motion_refused",
    EventType.HOOK: "hook",
    EventType.VELOCITY_SET: "velocity_set",
    EventType.MOVE_FINISHED: "move_finished",
    EventType.STUCK: "stick",
    EventType.UNSTUCK: "stick",
    EventType.BLIPPED: "blipped",
    EventType.TARGET_LOST: "target_lost",
    EventType.LIMIT_REACHED: "limit_reached",
    EventType.ASSET_MISSING: "asset_missing",
    EventType.STALLED: "stalled",
    EventType.SOUND_HEARD: "sound_heard",
    EventType.MESSAGE_NOT_APPLIED: "message_not_applied",
}


@layout
class Event(Struct):
    """Something that happened. The properties named after types are None for events of other types:

    >>> for event in world.events():
    ...     if event.hook and event.hook.type == HookType.ATTACK:
    ...         print(event.time, event.hook.context_id)
    """

    time: F64  # the object's clock, in seconds of the world
    object: U32
    type: U8  # EventType
    fields: EventFields

    @property
    def member(self) -> Optional[str]:
        """The name of the member that counts; None: the type has no fields."""
        return _MEMBERS.get(self.type)

    @property
    def details(self) -> Optional[Struct]:
        """The member that counts."""
        name = self.member
        found: Optional[Struct] = getattr(self.fields, name) if name else None
        return found

    def _of(self, member: str) -> Any:
        return getattr(self.fields, member) if self.member == member else None

    @property
    def motion_done(self) -> Optional[MotionDoneEvent]:
        found: Optional[MotionDoneEvent] = self._of("motion_done")
        return found

    @property
    def motion_refused(self) -> Optional[MotionRefusedEvent]:
        found: Optional[MotionRefusedEvent] = self._of("motion_refused")
        return found

    @property
    def hook(self) -> Optional[HookEvent]:
        found: Optional[HookEvent] = self._of("hook")
        return found

    @property
    def velocity_set(self) -> Optional[VelocitySetEvent]:
        found: Optional[VelocitySetEvent] = self._of("velocity_set")
        return found

    @property
    def move_finished(self) -> Optional[MoveFinishedEvent]:
        found: Optional[MoveFinishedEvent] = self._of("move_finished")
        return found

    @property
    def stick(self) -> Optional[StickEvent]:
        found: Optional[StickEvent] = self._of("stick")
        return found

    @property
    def blipped(self) -> Optional[BlippedEvent]:
        found: Optional[BlippedEvent] = self._of("blipped")
        return found

    @property
    def target_lost(self) -> Optional[TargetLostEvent]:
        found: Optional[TargetLostEvent] = self._of("target_lost")
        return found

    @property
    def limit_reached(self) -> Optional[LimitReachedEvent]:
        found: Optional[LimitReachedEvent] = self._of("limit_reached")
        return found

    @property
    def asset_missing(self) -> Optional[AssetMissingEvent]:
        found: Optional[AssetMissingEvent] = self._of("asset_missing")
        return found

    @property
    def stalled(self) -> Optional[StalledEvent]:
        found: Optional[StalledEvent] = self._of("stalled")
        return found

    @property
    def sound_heard(self) -> Optional[SoundHeardEvent]:
        found: Optional[SoundHeardEvent] = self._of("sound_heard")
        return found

    @property
    def message_not_applied(self) -> Optional[MessageNotAppliedEvent]:
        found: Optional[MessageNotAppliedEvent] = self._of("message_not_applied")
        return found

    def __repr__(self) -> str:
        details = self.details
        rest = "" if details is None else f", {details!r}"
        return f"Event(time={self.time:g}, object=0x{self.object:08X}, type={event_type_name(self.type)}{rest})"


class Events(Sequence[Event]):
    """Events in order."""

    def __init__(self, array: Any) -> None:
        self._array = array

    def __len__(self) -> int:
        return len(self._array)

    @overload
    def __getitem__(self, index: int) -> Event: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Event]: ...

    def __getitem__(self, index: Union[int, slice]) -> Union[Event, Sequence[Event]]:
        found: Union[Event, Sequence[Event]] = self._array[index]
        return found

    def of_type(self, type: EventType) -> List[Event]:
        return [event for event in self if event.type == type]

    def numpy(self) -> NDArray:
        """The same memory as a structured NumPy array: `events.numpy()["fields"]["hook"]["context_id"]`."""
        return view(self._array, Event)


@layout
class HookValue(Struct):
    """One field of a hook. Frames and vectors are one value for each number, such as "offset.origin.x"."""

    _name: Text
    kind: U8  # HookValueKind
    number: F32
    integer: U32

    @property
    def name(self) -> str:
        return (self._name or b"").decode()

    @property
    def value(self) -> Union[int, float]:
        return self.number if self.kind == 0 else self.integer


@layout
class HookFields(Struct):
    """All fields of a hook, in the order of the file."""

    type: U8
    direction: I32  # 0: fires whichever way the animation plays, 1: forward only, -1: backward only
    count: U32
    _values: Annotated["Array[HookValue]", HookValue * 10]

    @property
    def values(self) -> List[HookValue]:
        return list(self._values[: self.count])


@layout
class SoundQuery(Struct):
    """What a sound of an object plays, chosen anew."""

    _init = "acm_sound_query_init"

    size: U32
    sound_type: U32  # when `hook` names none
    hook: HookSource  # a Sound, SoundTable or SoundTweaked hook
    pick: F64  # random, at least 0 and below 1: which of several waves
    roll: F64  # random, 0 to 1: the wave plays when its probability lies above
    fair: Flag  # 0: as retail, never the last of several; 1: all alike
    reserved: Annotated["Array[c_uint8]", c_uint8 * 7]


@layout
class SoundChoice(Struct):
    """What is heard."""

    wave: U32  # 0: silence
    priority: F32
    volume: F32

