# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Linter, state graphs, scenarios and messages in words. Experimental: a minor version may change all of it."""
from __future__ import annotations

import ctypes
from typing import Iterable, List, NamedTuple, Optional, Union

from . import _library
from ._memory import Data, Memory
from ._owned import owned, take
from .assets import Assets
from .enums import GraphFormat, LintSeverity
from .errors import AcmotionError, error_of
from .structs import (
    ErrorRecord,
    LintFinding as LintFinding,
    LintRule as LintRule,
    MessageField as MessageField,
    MessageSummary as MessageSummary,
    ScenarioErrors as ScenarioErrors,
    ScenarioOptions as ScenarioOptions,
)


class Rule(NamedTuple):
    """What all findings of a rule of the linter have in common."""

    code: str  # stable, for baselines: "unreachable-state"
    meaning: str  # why it matters
    fix: str  # what to do about it
    severity: LintSeverity


class Finding(NamedTuple):
    """A finding about a motion table."""

    table: int
    rule: Rule
    place: str  # within the table: "SwordCombat/Ready > SlashHigh"
    detail: str  # what was found there


def lint_rules() -> List[Rule]:
    """All rules of the linter."""
    rules = []
    for i in range(_library.value("acm_lint_rule_count")):
        rule = _library.fill(LintRule, "acm_lint_rule_at", i)
        rules.append(Rule(_text(rule.code), _text(rule.meaning), _text(rule.fix), LintSeverity(rule.severity)))
    return rules


def lint_table(assets: Assets, table: int, setups: Iterable[int] = ()) -> List[Finding]:
    """The findings about a motion table, in its order. `setups` are the bodies that it moves; without any, part counts
    are not compared."""
    bodies = list(setups)
    rules = lint_rules()
    list_of_bodies = (ctypes.c_uint32 * len(bodies))(*bodies)
    handle = _library.make("acm_lint_table", assets, table, list_of_bodies, len(bodies))
    try:
        found = _library.array(LintFinding, "acm_lint_findings", handle)
        return [Finding(f.table, rules[f.rule], _text(f.place), _text(f.detail)) for f in found]
    finally:
        _library.call("acm_lint_free", handle)


def state_graph(assets: Assets, table: int, format: GraphFormat = GraphFormat.JSON) -> str:
    """The states of a motion table and what leads from one to another."""
    return owned("acm_state_graph", assets, table, format).decode()


class Errors(NamedTuple):
    """Lines of a scenario that could not run."""

    lines: int  # how many
    first_line: int  # counted from 1
    reason: str
    expected: str  # how the verb is written; empty when there is no such verb


class ScenarioRun(NamedTuple):
    """What a scenario gave."""

    output: str
    errors: Optional[Errors]  # None: all lines ran


def run_scenario(
    assets: Assets, table: int, text: Union[str, bytes], options: Optional[ScenarioOptions] = None
) -> ScenarioRun:
    """Runs a text of docs/scenarios.md in a world of its own. `table` is the motion table of bodies that name none."""
    script = text.encode() if isinstance(text, str) else text
    out, errors = ctypes.c_void_p(), ScenarioErrors()
    _library.call(
        "acm_scenario_run",
        assets,
        table,
        script,
        len(script),
        _library.optional(options),
        ctypes.byref(out),
        ctypes.byref(errors),
    )
    found = Errors(errors.lines, errors.first_line, errors.reason.decode(), errors.expected.decode())
    return ScenarioRun(take(out.value or 0).decode(), found if found.lines else None)


class Field(NamedTuple):
    """A field of a message."""

    offset: int  # bytes from the start of the message
    size: int  # bytes
    name: str  # such as "forward_command", or "pos.x"
    value: str  # with its meaning where it has one: "0x0005 WalkForward"


class Summary(NamedTuple):
    """A message in words."""

    name: str  # such as "UpdateMotion"
    meaning: str  # "RunForward at 2.5, TurnRight at -1.5"
    object: int  # that it is about; 0: none, or the player that sends it
    from_server: bool


class MessageText(NamedTuple):
    """A message taken apart."""

    summary: Optional[Summary]  # None: the message could not be read to its end
    fields: List[Field]  # as far as they could be read
    error: Optional[AcmotionError]  # why the message could not be read to its end


def describe_message(message: Data) -> MessageText:
    """Takes any bytes; those of a message begin with its opcode."""
    memory = Memory(message)
    handle = _library.make("acm_message_text_create", memory.address, memory.size)
    try:
        listed = _library.array(MessageField, "acm_message_text_fields", handle)
        fields = [Field(f.offset, f.size, _text(f.name), _text(f.value)) for f in listed]
        error = ErrorRecord()
        if _library.value("acm_message_text_status", handle, ctypes.byref(error)):
            return MessageText(None, fields, error_of(error))
        found = _library.fill(MessageSummary, "acm_message_text_summary", handle)
        summary = Summary(_text(found.name), _text(found.meaning), found.object, found.from_server)
        return MessageText(summary, fields, None)
    finally:
        _library.call("acm_message_text_free", handle)


def message_to_json(message: Data) -> str:
    """A message as an object of JSON on one line, with every field; docs/captures.md describes them."""
    memory = Memory(message)
    return owned("acm_message_to_json", memory.address, memory.size).decode()


def message_from_json(json: str) -> bytes:
    """The bytes of such an object. An error names the field that is missing or wrong."""
    text = json.encode()
    return owned("acm_message_from_json", text, len(text))


def _text(text: Optional[bytes]) -> str:
    return (text or b"").decode()
