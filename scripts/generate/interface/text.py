# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Comments of the headers in the words of another language."""
import re

from .model import Constant, Enum, Field, Model

REFERENCE = re.compile(r"\b(acm_[a-z0-9_]+)(?:\.([a-z0-9_]+))?\b|\b(ACM_[A-Z0-9_]+)\b|`(\w+)`")


class Names:
    """How a language writes what comments name; a subclass changes what differs from C."""

    def struct(self, name: str, field: str | None) -> str:
        return f"{name}.{field}" if field else name

    def enum(self, enum: Enum) -> str:
        return enum.name or enum.prefix

    def constant(self, _enum: Enum, constant: Constant) -> str:
        return constant.name

    def function(self, name: str) -> str:
        return name

    def field(self, name: str) -> str:
        return f"`{name}`"


def owner_and_verb(model: Model, function: str) -> tuple[str, str]:
    """acm_world_refresh -> world, refresh; of an object it is the world that does it; (empty, name) for the others."""
    for handle in sorted((*model.handles, "acm_object"), key=len, reverse=True):
        if function.startswith(f"{handle}_"):
            owner = handle.removeprefix("acm_")
            return ("world" if owner == "object" else owner), function.removeprefix(f"{handle}_")
    return "", function.removeprefix("acm_")


def translated(model: Model, text: str, names: Names) -> str:
    """A comment with its references as `names` writes them."""
    enums = {e.name or e.prefix: e for e in model.enums}
    constants = {c.name: (e, c) for e in model.enums for c in e.constants}

    def replaced(match):
        name, field, constant, quoted = match.groups()
        if quoted:
            return names.field(quoted)
        if (name or constant) in enums:
            return names.enum(enums[name or constant])
        if constant:
            return names.constant(*constants[constant]) if constant in constants else constant
        if name in model.structs:
            return names.struct(name, field)
        return names.function(name) + (f".{field}" if field else "")

    return REFERENCE.sub(replaced, text)


def beyond_enum(model: Model, item: Field) -> str:
    """The comment of a field without the name of its enumeration; if nothing else is in it, that enumeration's."""
    enum = model.enum_of(item)
    if enum:
        return re.sub(r"^acm_\w+(, |: |; |$)", "", item.doc) or enum.doc
    return item.doc


def pascal(name: str) -> str:
    """acm_motion_error -> MotionError, CANT_JUMP -> CantJump"""
    return "".join(word.capitalize() for word in name.removeprefix("acm_").split("_"))


def sentence(text: str) -> str:
    """A text that begins with a capital letter and ends with a full stop."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "?", "!")) else text + "."
