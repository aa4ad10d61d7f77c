# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""What the Rust crates take from the C interface: the declarations of acmotion-sys, the list of structs whose layout
its tests compare with abi.txt, and the commands by name."""
import re
import sys
import textwrap

from .text import Names, sentence, translated

RUST = "bindings/rust"
HEADING = """\
// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//
// Written by scripts/generate/bindings.py. Do not edit it.
"""
SIMPLE = {
    "void": "c_void", "char": "c_char", "float": "f32", "double": "f64", "size_t": "usize",
    "int32_t": "i32", "uint8_t": "u8", "uint16_t": "u16", "uint32_t": "u32", "uint64_t": "u64",
}
WORDS = {"type": "type_", "move": "move_", "mod": "mod_"}


def rust_type(kind):
    """const char* const* -> *const *const c_char"""
    if kind.is_callback:
        listed = ", ".join(rust_type(p) for p in kind.parameters)
        return f'Option<unsafe extern "C" fn({listed}){result_of(kind.result)}>'
    text = SIMPLE.get(kind.base, kind.base)
    for is_const in (kind.is_const, *kind.pointers)[:len(kind.pointers)]:
        text = f"*{'const' if is_const else 'mut'} {text}"
    return f"[{text}; {kind.length}]" if kind.length else text


def result_of(kind):
    return "" if kind.spelling == "void" else f" -> {rust_type(kind)}"


def rust_name(name):
    return WORDS.get(name, name)


class Quoted(Names):
    """In acmotion-sys everything has its C name; what is declared can be followed."""

    def struct(self, name, field):
        return f"[`{name}`]" + (f".{field}" if field else "")

    def enum(self, enum):
        return f"[`{enum.name}`]" if enum.name else f"`{enum.prefix}`"

    def constant(self, _enum, constant):
        return f"[`{constant.name}`]"

    def function(self, name):
        return f"`{name}`"


def doc(model, text, indent, names=Quoted()):
    if not text:
        return
    text = sentence(translated(model, re.sub(r"([<>\[\]])", r"\\\1", text), names))
    prefix = f"{indent}/// "
    yield from textwrap.wrap(text, 116, initial_indent=prefix, subsequent_indent=prefix,
                             break_long_words=False, break_on_hyphens=False)


def record_lines(model, word, name, text, fields):
    yield from doc(model, text, "")
    yield "#[repr(C)]\n#[derive(Clone, Copy)]"
    yield f"pub {word} {name} {{"
    for field, kind, field_doc in fields:
        yield from doc(model, field_doc, "    ")
        yield f"    pub {rust_name(field)}: {kind},"
    yield "}"


def struct_lines(model, struct):
    """A struct; a union without a name becomes one of its own."""
    union = f"{struct.name}_fields"
    if struct.union:
        members = ((m.name, rust_type(m.type), m.doc) for m in struct.union.members)
        yield from record_lines(model, "union", union, "", members)
    fields = ((f.name, union if f.members else rust_type(f.type), f.doc) for f in struct.fields)
    yield from record_lines(model, "struct", struct.name, struct.doc, fields)


def function_lines(model, function):
    listed = [f"{rust_name(p.name)}: {rust_type(p.type)}" for p in function.parameters]
    yield from doc(model, function.doc, "    ")
    line = f"    pub fn {function.name}({', '.join(listed)}){result_of(function.result)};"
    if len(line) <= 100:
        yield line
    else:
        yield f"    pub fn {function.name}("
        yield from (f"        {parameter}," for parameter in listed)
        yield f"    ){result_of(function.result)};"


def bindings_file(model):
    yield from (HEADING, "use core::ffi::c_void;", "use std::os::raw::c_char;", "")
    yield from (f"pub const {name}: u32 = {value};" for name, value in model.macros.items())
    for alias in model.aliases.values():
        line = f"pub type {alias.name} = {rust_type(alias.type)};"
        yield from doc(model, alias.doc, "")
        yield line if len(line) <= 100 else line.replace("= ", "=\n    ", 1)
    for enum in model.enums:
        kind = enum.name or "u32"
        yield ""
        if enum.name:
            yield from doc(model, enum.doc, "")
            yield f"pub type {enum.name} = {'i32' if any(c.value < 0 for c in enum.constants) else 'u32'};"
        for constant in enum.constants:
            yield from doc(model, constant.doc, "")
            yield f"pub const {constant.name}: {kind} = {f'0x{constant.value:X}' if enum.is_flags else constant.value};"
    for handle in model.handles.values():
        yield from ("", *doc(model, handle.doc, ""), "#[repr(C)]", f"pub struct {handle.name} {{",
                    "    _private: [u8; 0],", "}")
    for struct in model.structs.values():
        yield from ("", *struct_lines(model, struct))
    yield from ("", 'extern "C" {')
    for function in model.functions:
        yield from function_lines(model, function)
    yield "}\n"


def layouts_file(model):
    yield from (HEADING, "use super::{layout, Layout};", "use acmotion_sys::*;", "", "pub fn all() -> Vec<Layout> {",
                "    vec![")
    for struct in model.structs.values():
        yield f"        layout!({struct.name} {{"
        for path, _ in struct.paths():
            yield f'            "{path}" => {".".join(rust_name(part) for part in path.split("."))},'
        yield "        }),"
    yield from ("    ]", "}", "", "pub fn constants() -> Vec<(&'static str, i64)> {", "    vec![")
    names = [c.name for flags in (False, True) for e in model.enums if e.is_flags == flags for c in e.constants]
    yield from (f'        ("{name}", i64::from({name})),' for name in (*names, *model.macros))
    yield "    ]\n}\n"


def constant_case(name):
    """WalkForward -> WALK_FORWARD, 2HandedSwordCombat -> TWO_HANDED_SWORD_COMBAT"""
    name = re.sub(r"^2", "Two", name)
    name = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name)
    return re.sub(r"_+", "_", name).strip("_").upper()


def commands_file(model):
    yield from (HEADING,
                "//! All motion commands of the End of Retail client, by the client's names.",
                "//!",
                "//! The high byte holds class bits: 0x80 style, 0x40 cycle, 0x20 modifier, 0x10 action.",
                "", "use crate::Command;", "")
    numbers = {name: f"Command(0x{value:08x})" for name, value in model.commands.items()}
    numbers |= {alias: constant_case(name) for alias, name in model.command_aliases.items()}
    seen = set()
    for name, number in numbers.items():
        rust = constant_case(name)
        if number == rust:
            continue  # another spelling of one name, which Rust writes alike
        if rust in seen:
            sys.exit(f"{name}: two commands would be called {rust}")
        seen.add(rust)
        yield from (f"/// `{name}`", f"pub const {rust}: Command = {number};")
    yield ""


def files(model, _root):
    texts = {"acmotion-sys/src/bindings.rs": bindings_file, "acmotion-sys/tests/layouts/mod.rs": layouts_file,
             "acmotion/src/commands.rs": commands_file}
    return {f"{RUST}/{name}": "\n".join(lines(model)) for name, lines in texts.items()}
