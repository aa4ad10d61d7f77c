# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""The low layer of bindings/python/acmotion: enumerations, structs as ctypes classes, signatures of functions.

What a class can do beside having fields stands in _idioms.py, in a base class of the same name.
"""
import keyword
import textwrap

from .text import Names, owner_and_verb, pascal, sentence, translated

FOLDER = "bindings/python/acmotion"
HEADING = """\
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
# Written by scripts/generate/bindings.py from the C headers.
"""
# Classes whose names are not those of C: what the package shows in another form, and by their prefix enumerations
# without a name in C.
NAMES = {"acm_error": "ErrorRecord", "acm_appearance": "AppearanceRecord", "acm_difference": "DifferenceRecord",
         "acm_look_part": "LookPartRecord", "acm_outbound": "OutboundRecord", "acm_timeline": "TimelineHead",
         "acm_numbering": "CommandNumbering", "ACM_STATE_": "PhysicsState", "ACM_MOVE_": "MoveFlags"}
BASES = {"acm_vec3": "Tuple3Or4", "acm_quat": "Tuple3Or4"}
BASES |= {f"acm_{name}": f"_idioms.{pascal(name)}" for name in (
    "frame", "position", "order", "event", "hook_value", "hook_fields", "check_result", "key", "look_finding",
    "particle_emitter", "wire_field", "message")}
# Fields that properties of these classes show in another form.
PRIVATE = {"acm_hook_value.name", "acm_hook_fields.values", "acm_check_result.field", "acm_wire_field.name",
           "acm_wire_field.component"}
# Functions that fill in defaults by more than the struct: their classes call them.
HAS_ARGUMENTS = {"acm_order", "acm_message"}
KINDS = {"uint8_t": "U8", "uint16_t": "U16", "uint32_t": "U32", "int32_t": "I32", "uint64_t": "U64", "size_t": "Size",
         "float": "F32", "double": "F64", "acm_bool": "Flag"}
C_TYPES = {"uint8_t": "c_uint8", "uint16_t": "c_uint16", "uint32_t": "c_uint32", "int32_t": "c_int32",
           "uint64_t": "c_uint64", "size_t": "c_size_t", "float": "c_float", "double": "c_double", "char": "c_char"}
LETTERS = {"int32_t": "i", "uint32_t": "I", "uint64_t": "Q", "uint16_t": "H", "uint8_t": "B", "acm_bool": "B",
           "size_t": "N", "float": "f", "double": "d", "void": "v", "": "p"}
ENUMS = '''"""The enumerations of the C interface."""
from __future__ import annotations

from enum import IntEnum, IntFlag
'''
STRUCTS = '''"""The structs of the C interface."""
from __future__ import annotations

import ctypes
from ctypes import Array, c_char, c_double, c_uint8, c_uint16, c_uint32
from typing import Annotated, Optional

from . import _idioms
from ._layout import F32, F64, I32, U8, U16, U32, U64, Address, Flag, Size, Struct, Text, Tuple3Or4, layout
from .enums import EventType
'''
FUNCTIONS = '''"""The functions of the C interface: what each returns, a colon, and its arguments.

i I Q H B are int32, uint32, uint64, uint16 and uint8; N is size_t, f float, d double, s a text, p any other pointer,
v nothing.
"""
from __future__ import annotations

from typing import Dict
'''


class Spoken(Names):
    def __init__(self, model):
        self.model = model

    def struct(self, name, field):
        return class_name(name) + (f".{field}" if field else "")

    def enum(self, enum):
        return class_name(enum.name or enum.prefix)

    def constant(self, enum, constant):
        return f"{self.enum(enum)}.{enum.short(constant)}"

    def function(self, name):
        owner, verb = owner_and_verb(self.model, name)
        return f"{owner.capitalize()}.{verb}" if owner else verb


def class_name(c):
    return NAMES.get(c) or pascal(c)


def docstring(model, text, fallback):
    """A struct or an enumeration always has one, so that its class has a body."""
    text = sentence(translated(model, text or fallback, Spoken(model)))
    lines = textwrap.wrap(f'"""{text}"""', 116, break_on_hyphens=False)
    return "\n".join(f"    {line}" for line in lines) + "\n"


def commented(model, line, text):
    """A line with a comment at its end, or above it where both are too long together."""
    text = translated(model, text, Spoken(model))
    if not text:
        return f"    {line}\n"
    if len(line) + len(text) <= 112:
        return f"    {line}  # {text}\n"
    above = textwrap.wrap(text, 114, break_on_hyphens=False)
    return "".join(f"    # {part}\n" for part in above) + f"    {line}\n"


def enums_file(model):
    yield HEADING + ENUMS
    for enum in model.enums:
        base = "IntFlag" if enum.is_flags else "IntEnum"
        name = class_name(enum.name or enum.prefix)
        lines = (commented(model, f"{enum.short(c)} = {c.spelling}", c.doc) for c in enum.constants)
        yield f"\n\nclass {name}({base}):\n{docstring(model, enum.doc, name)}\n{''.join(lines)}"


def annotation(model, kind):
    base = model.plain(kind)
    if kind.length:
        item = C_TYPES.get(base) or class_name(base)
        return f"Annotated[bytes, c_char * {kind.length}]" if base == "char" else (
            f'Annotated["Array[{item}]", {item} * {kind.length}]')
    if kind.is_pointer or not base:
        return "Text" if kind.is_text else "Address"
    if base == "char":
        return "Annotated[bytes, c_char]"
    return KINDS.get(base) or class_name(base)


def field_line(model, struct, field):
    private = "_" if f"{struct.name}.{field.name}" in PRIVATE else ""
    kind = class_name(f"{struct.name}_fields") if field.members else annotation(model, field.type)
    keyword_ = "_" if keyword.iskeyword(field.name) else ""
    return commented(model, f"{private}{field.name}{keyword_}: {kind}", "" if field.is_reserved else field.doc)


def union_class(model, struct):
    """The union of events, and by their types which of its members counts."""
    lengths = {m.name: f" * {m.type.length}" if m.type.length else "" for m in struct.union.members}
    members = "".join(f'        ("{m.name}", {C_TYPES.get(m.type.base) or class_name(m.type.base)}{lengths[m.name]}),\n'
                      for m in struct.union.members)
    return (f"\n\nclass {class_name(struct.name)}Fields(ctypes.Union):\n"
            f'    """Of each event one member counts: that of its type."""\n\n    _fields_ = [\n{members}    ]\n')


def event_members(model):
    types = next(e for e in model.enums if e.name == "acm_event_type")
    found = [(types.short(c), model.event_members[c.name]) for c in types.constants if c.name in model.event_members]
    yield "\n    _members = {\n"
    yield from (f'        EventType.{name}: "{member}",\n' for name, member in found)
    yield "    }\n"
    kinds = {m.name: class_name(m.type.base) for m in model.structs["acm_event"].union.members}
    for member in dict.fromkeys(member for _, member in found):
        yield (f"\n    @property\n    def {member}(self) -> Optional[{kinds[member]}]:\n"
               f'        found: Optional[{kinds[member]}] = self._of("{member}")\n        return found\n')


def structs_file(model):
    yield HEADING + STRUCTS
    for struct in model.structs.values():
        if struct.union:
            yield union_class(model, struct)
        name = class_name(struct.name)
        init = f'    _init = "{struct.init.name}"\n\n' if struct.init and struct.name not in HAS_ARGUMENTS else ""
        fields = "".join(field_line(model, struct, f) for f in struct.fields)
        yield (f"\n\n@layout\nclass {name}({BASES.get(struct.name, 'Struct')}):\n"
               f"{docstring(model, struct.doc, name)}\n{init}{fields}")
        if struct.union:
            yield from event_members(model)


def letter(model, kind):
    return "s" if kind.is_text else "p" if kind.is_pointer else LETTERS[model.plain(kind)]


def functions_file(model):
    yield f"{HEADING}{FUNCTIONS}\n"
    yield from (f"{name.removeprefix('ACM_')} = {value}\n" for name, value in model.macros.items())
    yield "SIGNATURES: Dict[str, str] = {\n"
    for function in model.functions:
        arguments = "".join(letter(model, p.type) for p in function.parameters)
        yield f'    "{function.name}": "{letter(model, function.result)}:{arguments}",\n'
    yield "}\n"


def files(model, _root):
    texts = {"enums.py": enums_file, "structs.py": structs_file, "_functions.py": functions_file}
    return {f"{FOLDER}/{name}": "".join(parts(model)) for name, parts in texts.items()}
