# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Commands, sounds, scripts and hooks by name; texts of codes; the library's version."""
from __future__ import annotations

from typing import List, Optional

from . import _library


def version() -> str:
    """The library's version, such as "0.2.0"."""
    return _library.sure_text("acm_version")


def build_description() -> str:
    """How the library was built, in one line."""
    return _library.sure_text("acm_build_description")


def abi_version() -> int:
    """Which version of the binary interface the library has."""
    return int(_library.value("acm_abi_version"))


def is_compatible(abi_version: int) -> bool:
    """Whether a program that was built for this version of the binary interface can use the library."""
    return bool(_library.value("acm_is_compatible", abi_version))


def status_text(status: int) -> str:
    return _library.sure_text("acm_status_text", status)


def motion_error_text(motion_error: int) -> str:
    """The client's sentence for a motion error."""
    return _library.sure_text("acm_motion_error_text", motion_error)


def commands() -> List[int]:
    """All motion commands, by their low word. Command has them as constants."""
    return [command_at(i) for i in range(int(_library.value("acm_command_count")))]


def command_at(i: int) -> int:
    """The command whose low word is i; 0 past the end."""
    return int(_library.value("acm_command_at", i))


def command_name(command: int) -> Optional[str]:
    """ "WalkForward"; None for a number that is not a command."""
    return _library.text("acm_command_name", command)


def find_command(name: str) -> int:
    """The command of that name, in any case; 0: there is none."""
    return int(_library.value("acm_find_command", name.encode()))


def sound_type_name(sound_type: int) -> Optional[str]:
    return _library.text("acm_sound_type_name", sound_type)


def script_type_name(script_type: int) -> Optional[str]:
    return _library.text("acm_script_type_name", script_type)


def hook_type_name(hook_type: int) -> Optional[str]:
    return _library.text("acm_hook_type_name", hook_type)


def event_type_name(event_type: int) -> str:
    return _library.sure_text("acm_event_type_name", event_type)


def check_reason_text(reason: int) -> str:
    return _library.sure_text("acm_check_reason_text", reason)
