# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""What happens in a world."""
from __future__ import annotations

from typing import Any, List, Sequence, Union, overload

from ._numpy import NDArray, view
from .enums import EventType
from .structs import (
    Event as Event,
    HookFields as HookFields,
    HookSource as HookSource,
    HookValue as HookValue,
    SoundChoice as SoundChoice,
    SoundQuery as SoundQuery,
)


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

