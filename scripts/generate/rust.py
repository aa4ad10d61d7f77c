#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Writes, or with --check compares, what the Rust crates take from the C interface.

From src/capi/abi.txt: the declarations of acmotion-sys, and the list of structs whose layout its tests compare with
abi.txt. From commands.h: the commands by name.
"""
import argparse
import pathlib
import re
import sys

RUST = pathlib.PurePosixPath("bindings/rust")
BINDINGS = RUST / "acmotion-sys/src/bindings.rs"
LAYOUTS = RUST / "acmotion-sys/tests/layouts/mod.rs"
COMMANDS = RUST / "acmotion/src/commands.rs"

LICENCE = """\
// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//
// Written by scripts/generate/rust.py. Do not edit it.
"""

SIMPLE = {
    "void": "c_void", "char": "c_char", "float": "f32", "double": "f64", "size_t": "usize",
    "int32_t": "i32", "uint8_t": "u8", "uint16_t": "u16", "uint32_t": "u32", "uint64_t": "u64",
}
WORDS = {"type": "type_", "move": "move_", "mod": "mod_"}


class Abi:
    """The lines of abi.txt, sorted by what they are."""

    def __init__(self, text):
        self.types, self.enums, self.flags, self.macros, self.structs, self.functions = [], {}, [], [], {}, []
        for line in text.splitlines():
            word, _, rest = line.partition(" ")
            if word == "type":
                self.types.append(tuple(rest.split(" = ")))
            elif word == "macro":
                self.macros.append(tuple(rest.split(" = ")))
            elif word == "enum":
                name, constant, _, value = rest.split()
                self.enums.setdefault(name, []).append((constant, int(value)))
            elif word == "flag":
                name, _, value = rest.split()
                self.flags.append((name, int(value)))
            elif word == "struct":
                self.structs[rest.split()[0]] = []
            elif word == "field":
                path, _, _, _, kind = rest.split(" ", 4)
                struct, _, field = path.partition(".")
                self.structs[struct].append((field, kind))
            elif word == "function":
                self.functions.append(re.fullmatch(r"\w+ (.*?) ?(acm_\w+)\((.*)\)", rest).groups())
        text = " ".join(result + parameters for result, _, parameters in self.functions)
        known = set(self.structs) | {name for name, _ in self.types}
        self.handles = [n for n in dict.fromkeys(re.findall(r"\b(acm_\w+)\*", text)) if n not in known]


def rust_type(c_type):
    """const char* const* -> *const *const c_char"""
    array = re.fullmatch(r"(.*)\[(\d+)\]", c_type)
    if array:
        return f"[{rust_type(array[1])}; {array[2]}]"
    if c_type.endswith("*"):
        inside = c_type[:-1].strip()
        constant = inside.endswith(" const") or (inside.startswith("const ") and not inside.endswith("*"))
        inside = re.sub(r" const$", "", inside)
        if constant and not inside.endswith("*"):
            inside = inside.replace("const ", "")
        return f"*{'const' if constant else 'mut'} {rust_type(inside)}"
    return SIMPLE.get(c_type, c_type)


def rust_name(name):
    return WORDS.get(name, name)


def callback(c_type):
    result, parameters = re.fullmatch(r"(.*?) ?\(\*\)\((.*)\)", c_type).groups()
    listed = ", ".join(rust_type(p.strip()) for p in parameters.split(","))
    return f'Option<unsafe extern "C" fn({listed}){result_of(result)}>'


def result_of(c_type):
    return "" if c_type == "void" else f" -> {rust_type(c_type)}"


def struct_lines(name, fields):
    """A struct; fields of a union, which have a dotted path, become a union of its own."""
    own = dict.fromkeys(field.partition(".")[0] for field, _ in fields)
    union = {field.partition(".")[2]: kind for field, kind in fields if "." in field}
    kinds = dict(fields)
    if union:
        yield from record_lines("union", f"{name}_fields", union.items())
    yield from record_lines("struct", name, ((f, kinds.get(f, f"{name}_fields")) for f in own))


def record_lines(word, name, fields):
    yield "#[repr(C)]\n#[derive(Clone, Copy)]"
    yield f"pub {word} {name} {{"
    yield from (f"    pub {rust_name(field)}: {rust_type(kind)}," for field, kind in fields)
    yield "}"


def function_lines(function):
    result, name, parameters = function
    listed = [] if parameters == "void" else parameters.split(", ")
    pairs = [re.fullmatch(r"(.*?) ?(\w+)", p).groups() for p in listed]
    text = ", ".join(f"{rust_name(n)}: {rust_type(kind)}" for kind, n in pairs)
    line = f"    pub fn {name}({text}){result_of(result)};"
    if len(line) <= 100:
        yield line
    else:
        yield f"    pub fn {name}("
        yield from (f"        {rust_name(n)}: {rust_type(kind)}," for kind, n in pairs)
        yield f"    ){result_of(result)};"


def type_line(name, kind):
    line = f"pub type {name} = {kind};"
    return line if len(line) <= 100 else f"pub type {name} =\n    {kind};"


def constant_line(name, kind, value):
    return f"pub const {name}: {kind} = {value};"


def bindings_text(abi):
    lines = [LICENCE, "use core::ffi::c_void;", "use std::os::raw::c_char;", ""]
    lines += [constant_line(name, "u32", value) for name, value in abi.macros]
    lines += [type_line(name, callback(kind) if "(*)" in kind else rust_type(kind)) for name, kind in abi.types]
    for name, constants in abi.enums.items():
        kind = "i32" if any(value < 0 for _, value in constants) else "u32"
        lines += ["", f"pub type {name} = {kind};"] + [constant_line(c, name, value) for c, value in constants]
    lines += [""] + [constant_line(name, "u32", f"0x{value:X}") for name, value in abi.flags]
    for name in abi.handles:
        lines += ["", "#[repr(C)]", f"pub struct {name} {{", "    _private: [u8; 0],", "}"]
    for name, fields in abi.structs.items():
        lines += ["", *struct_lines(name, fields)]
    lines += ["", 'extern "C" {']
    for function in abi.functions:
        lines += function_lines(function)
    return "\n".join(lines) + "\n}\n"


def layouts_text(abi):
    lines = [LICENCE, "use super::{layout, Layout};", "use acmotion_sys::*;", "", "pub fn all() -> Vec<Layout> {",
             "    vec!["]
    for name, fields in abi.structs.items():
        lines.append(f"        layout!({name} {{")
        for path, _ in fields:
            rust = ".".join(rust_name(part) for part in path.split("."))
            lines.append(f'            "{path}" => {rust},')
        lines.append("        }),")
    lines += ["    ]", "}", "", "pub fn constants() -> Vec<(&'static str, i64)> {", "    vec!["]
    enumerators = [c for constants in abi.enums.values() for c, _ in constants]
    for name in enumerators + [n for n, _ in abi.flags] + [n for n, _ in abi.macros]:
        lines.append(f'        ("{name}", i64::from({name})),')
    return "\n".join(lines) + "\n    ]\n}\n"


def constant_case(name):
    """WalkForward -> WALK_FORWARD, 2HandedSwordCombat -> TWO_HANDED_SWORD_COMBAT"""
    name = re.sub(r"^2", "Two", name)
    name = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name)
    return re.sub(r"_+", "_", name).strip("_").upper()


def commands_text(root):
    header = (root / "include/acmotion/commands.h").read_text(encoding="utf-8")
    lines = [LICENCE,
             "//! All motion commands of the End of Retail client, by the client's names.",
             "//!",
             "//! The high byte holds class bits: 0x80 style, 0x40 cycle, 0x20 modifier, 0x10 action.",
             "", "use crate::Command;", ""]
    seen = set()
    for name, value in re.findall(r"#define ACM_COMMAND_(\w+) (\w+)", header):
        rust = constant_case(name)
        other = re.fullmatch(r"ACM_COMMAND_(\w+)", value)
        number = constant_case(other[1]) if other else f"Command(0x{int(value.rstrip('u'), 16):08x})"
        if number == rust:
            continue  # another spelling of one name, which Rust writes alike
        if rust in seen:
            sys.exit(f"{name}: two commands would be called {rust}")
        seen.add(rust)
        lines += [f"/// `{name}`", f"pub const {rust}: Command = {number};"]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--check", action="store_true", help="write nothing; fail when a file would change")
    args = parser.parse_args()
    abi = Abi((args.root / "src/capi/abi.txt").read_text(encoding="utf-8"))
    if not abi.functions:
        sys.exit("src/capi/abi.txt declares no functions")
    good = True
    for name, text in ((BINDINGS, bindings_text(abi)), (LAYOUTS, layouts_text(abi)),
                       (COMMANDS, commands_text(args.root))):
        path = args.root / name
        if not args.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            continue
        same = path.exists() and path.read_text(encoding="utf-8") == text
        good = good and same
        print(f"{name}: {'as generated' if same else 'not as generated: python3 scripts/generate/rust.py .'}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
