# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""bindings/js/src/generated: enumerations, structs and where their fields lie in wasm32, events, the functions that
the module exports, commands."""
import re
import textwrap

from .text import Names, owner_and_verb, sentence, translated

FOLDER = "bindings/js/src/generated"
FUNCTIONS = "bindings/js/wasm/functions.cmake"
COLUMN = 2  # bits32
HEADING = """\
// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py from the C headers.
"""
# Numbers that need all of their 64 bits; others are counts and times, which a double holds.
BIG = {"acm_world_options.random_seed", "acm_captured_message.flow", "acm_particle_options.seed"}
# Only the library itself fills these, or the code that calls it by hand.
NO_INTERFACE = {"acm_event", "acm_pose_buffer", "acm_container_change", "acm_gltf_import_options", "acm_appearance",
                "acm_particle_emitter"}
# What would be called like something of JavaScript, or like something that the package makes of it; and by their
# prefix what has no name in C.
NAMES = {"acm_error": "ErrorFields", "acm_range": "ByteRange", "acm_timeline": "TimelineFacts",
         "acm_order": "OrderFields", "acm_message": "PlainMessage", "acm_container_change": "ChangeFields",
         "acm_captured_message": "CapturedFacts",
         "acm_gltf_animation": "GltfAnimationFacts", "acm_look_part": "LookPartFacts",
         "ACM_STATE_": "State", "ACM_MOVE_": "MoveFlags"}
KINDS = {"uint8_t": "u8", "uint16_t": "u16", "uint32_t": "u32", "int32_t": "i32", "uint64_t": "u64", "float": "f32",
         "double": "f64", "acm_bool": "bool", "size_t": "u32", "char": "u8"}
TYPES = {"bool": "boolean", "text": "string | null", "big": "bigint", "chars": "string"}
EVENTS = """\
import { EventType } from './enums.js';
import * as layouts from './layouts.js';
import type { StructLayout } from './layouts.js';
import type {
%(types)s
} from './structs.js';

/** The fields of events by what they belong to. */
export interface EventBodies {
%(bodies)s
}

/** What happened, of which the fields depend on the type. */
export type EventBody =
%(with_body)s
  | {
      type:
%(without_body)s;
    };

/** @internal By the type of an event. */
export const bodies: Partial<Record<number, readonly [string, StructLayout]>> = {
%(table)s
};
"""


def camel(name):
    return re.sub(r"_(\w)", lambda m: m[1].upper(), name)


def pascal(name):
    return NAMES.get(name) or camel("_" + name.removeprefix("acm_"))


class Spoken(Names):
    def __init__(self, model):
        self.model = model

    def function(self, name):
        owner, verb = owner_and_verb(self.model, name)
        if not owner and any(f.name == name and f.header == "inspect.h" for f in self.model.functions):
            return camel(verb)
        owner = "world_object" if name.startswith("acm_object_") else owner or "library"
        return f"{pascal(owner)}.{camel(verb)}"

    def struct(self, name, field):
        return pascal(name) + ("." + camel(field) if field else "")

    def enum(self, enum):
        return pascal(enum.name or enum.prefix)

    def constant(self, enum, constant):
        return f"{self.enum(enum)}.{enum.short(constant)}"

    def field(self, name):
        return f"`{camel(name)}`"


def doc(model, text, indent, names=None):
    if not text:
        return []
    line = f"{indent}/** {sentence(translated(model, text, names or Spoken(model)))} */"
    return textwrap.wrap(line, 118, initial_indent="", subsequent_indent=f"{indent} * ")


def enums_file(model):
    for enum in model.enums:
        name = pascal(enum.name or enum.prefix)
        yield from doc(model, enum.doc, "")
        yield f"export const {name} = {{"
        for constant in enum.constants:
            yield from doc(model, constant.doc, "  ")
            yield f"  {enum.short(constant)}: {constant.value},"
        yield from ("} as const;", f"export type {name} = (typeof {name})[keyof typeof {name}];", "")


def field_kind(model, struct, path, field):
    """(kind, count): what the layouts call it, and how many there are (0: not an array)."""
    kind = field.type
    base = model.plain(kind)
    if kind.base == "char" and kind.length:
        return "chars", kind.length
    if f"{struct.name}.{path}" in BIG:
        return "big", 0
    if kind.is_text:
        return "text", 0
    if kind.pointers or base == "":
        return "pointer", 0
    return (base if base in model.structs else KINDS[base]), kind.length


def public_fields(model, struct):
    """What the interface of a struct shows: not its own size, reserved bytes, or addresses."""
    has_bytes = any(f.name == "bytes" and f.type.is_pointer for f in struct.fields if f.type)
    for field in (f for f in struct.fields if not f.members):
        kind, count = field_kind(model, struct, field.name, field)
        own_size = field.name == "size" and (struct.grows or has_bytes)
        if not own_size and not field.is_reserved and kind != "pointer":
            yield field, kind, count


def type_of(kind, count):
    if kind == "chars":
        return "string"
    single = pascal(kind) if kind.startswith("acm_") else TYPES.get(kind, "number")
    return f"{single}[]" if count else single


def structs_file(model):
    for struct in model.structs.values():
        if struct.name in NO_INTERFACE:
            continue
        yield from doc(model, struct.doc, "")
        yield f"export interface {pascal(struct.name)} {{"
        for field, kind, count in public_fields(model, struct):
            yield from doc(model, field.doc, "  ")
            yield f"  {camel(field.name)}: {type_of(kind, count)};"
        yield from ("}", "")


def wrapped(items, indent):
    text = ", ".join(items) + ","
    return textwrap.wrap(text, 118, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)


def layouts_file(model):
    yield from ("/** [name, offset in bytes, kind, how many: 0 when it is not an array] */",
                "export type FieldLayout = readonly [string, number, string, number];",
                "export interface StructLayout {",
                "  readonly size: number;",
                "  readonly align: number;",
                "  readonly fields: readonly FieldLayout[];",
                "}", "",
                "/** Of every struct: what its interface shows. */")
    for struct in model.structs.values():
        fields = [f'["{camel(f.name)}",\0{f.offsets[COLUMN]},\0"{kind}",\0{count}]'
                  for f, kind, count in public_fields(model, struct)]
        yield (f"export const {struct.name}: StructLayout = {{ size: {struct.sizes[COLUMN]}, "
               f"align: {struct.alignments[COLUMN]}, fields: [")
        yield from (line.replace("\0", " ") for line in wrapped(fields, "  "))
        yield "] };"
    yield from ("", "/** By the name that a field has as a kind. */",
                "export const layouts: Readonly<Record<string, StructLayout>> = {",
                *wrapped(model.structs, "  "), "};", "",
                "/** Where fields lie that the code reads and writes by hand. */", "export const offsets = {")
    for name, struct in sorted(model.structs.items()):
        shown = [] if name in NO_INTERFACE else [f.name for f, _, _ in public_fields(model, struct)]
        by_hand = [(path, f) for path, f in struct.paths() if path not in shown and
                   (name in NO_INTERFACE or not (f.is_reserved or struct.grows and path == "size"))]
        yield from (f'  "{name}.{path}": {f.offsets[COLUMN]},' for path, f in by_hand)
    yield from ("} as const;", "")


def events_file(model):
    members = {m.name: m.type.base for m in model.structs["acm_event"].union.members}
    types = next(e for e in model.enums if e.name == "acm_event_type")
    body_of = {types.short(c): model.event_members.get(c.name) for c in types.constants}
    used = [m for m in members if m in body_of.values()]
    with_body = (f"  | {{ type: {' | '.join(f'typeof EventType.{t}' for t, m in body_of.items() if m == member)}; "
                 f"{camel(member)}: {pascal(members[member])} }}" for member in used)
    yield EVENTS % {
        "types": "\n".join(f"  {name}," for name in sorted(pascal(members[m]) for m in used)),
        "bodies": "\n".join(f"  {camel(m)}: {pascal(members[m])};" for m in used),
        "with_body": "\n".join(with_body),
        "without_body": "\n".join(f"        | typeof EventType.{t}" for t, m in body_of.items() if not m),
        "table": "\n".join(f"  [EventType.{t}]: ['{camel(m)}', layouts.{members[m]}],"
                           for t, m in body_of.items() if m),
    }


def exports_file(model):
    yield "/** The version of the C interface that this package was made for. */"
    yield f"export const abiVersion = {model.macros['ACM_ABI_VERSION']};"
    yield "/** The functions of the C interface as the module exports them; handles and addresses are numbers. */"
    yield "export interface Exports {"
    for function in model.functions:
        typed = [f"{camel(p.name)}: {'bigint' if p.type.spelling == 'uint64_t' else 'number'}"
                 for p in function.parameters]
        result = "void" if function.result.spelling == "void" else "number"
        line = f"  {function.name}({', '.join(typed)}): {result};"
        if len(line) > 118:
            line = f"  {function.name}(\n    " + ",\n    ".join(typed) + f",\n  ): {result};"
        yield from (*doc(model, function.doc, "  ", Names()), line)
    yield from ("}", "")


def functions_file(model):
    """What the modules export, for the linker."""
    yield HEADING.replace("// ", "# ").removesuffix("\n")
    for name, header in (("runtime_functions", "acmotion.h"), ("inspect_functions", "inspect.h")):
        yield from (f"set({name}", *(f"  {f.name}" for f in model.functions if f.header == header), ")")
    yield ""


def commands_file(model):
    values = {**model.commands, **{alias: model.commands[name] for alias, name in model.command_aliases.items()}}
    yield "/** All motion commands of the End of Retail client, by the client's names; then their other names. */"
    yield "export const Command = {"
    yield from (f"  {n if n.isidentifier() else repr(n)}: 0x{value:08X}," for n, value in values.items())
    yield from ("} as const;", "")


def files(model, _root):
    texts = {"enums.ts": enums_file, "structs.ts": structs_file, "layouts.ts": layouts_file, "events.ts": events_file,
             "exports.ts": exports_file, "commands.ts": commands_file}
    printed = {f"{FOLDER}/{name}": HEADING + "\n".join(lines(model)) for name, lines in texts.items()}
    return printed | {FUNCTIONS: "\n".join(functions_file(model))}
