#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Writes, or with --check compares, the binary interface of the C headers: src/capi/abi.txt.

Clang lays the structs out for each platform without any files of it, so that one machine can state all of them. With
--asserts PLATFORM it writes a C source that only compiles where the compiler at hand agrees.
"""
import argparse
import difflib
import json
import pathlib
import re
import subprocess
import sys

HEADERS = ("acmotion.h", "inspect.h")
ABI = "src/capi/abi.txt"
CLANG = "clang-19"
# The columns, and the targets that must all have the layout of their column.
PLATFORMS = {
    "linux64": ("x86_64-linux-gnu", "aarch64-linux-gnu"),
    "windows64": ("x86_64-w64-windows-gnu", "x86_64-pc-windows-msvc"),
    "bits32": ("i686-w64-windows-gnu", "i686-pc-windows-msvc", "wasm32-wasi"),
}
INTRODUCTION = """\
# The binary interface of acmotion.h and inspect.h: written by scripts/generate/abi.py, compared with the headers by
# the tests. docs/versioning.md says what may change in it. Sizes and offsets are bytes, in three columns: 64-bit Linux
# (x86-64, aarch64), 64-bit Windows, and 32 bits (Windows x86, WebAssembly).
#
#   function  stability  declaration
#   type      name = type
#   enum      enumeration  enumerator = value
#   flag      name = value
#   macro     name = value
#   struct    name  size  alignment
#   field     struct.field  offset  type
"""


def run_clang(root, source, *options):
    command = [CLANG, "-xc", "-std=c11", "-ffreestanding", "-Werror", f"-I{root / 'include'}", *options, "-"]
    done = subprocess.run(command, input=source, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{done.stderr}")
    return done.stdout


def include_lines():
    return "".join(f'#include "acmotion/{header}"\n' for header in HEADERS)


def declarations(root):
    """What the headers declare with our prefix, in order."""
    tree = json.loads(run_clang(root, include_lines(), "-fsyntax-only", "-Xclang", "-ast-dump=json"))
    ours = [d for d in tree["inner"] if not d.get("isImplicit") and (is_named(d) or is_flags(d))]
    if not ours:
        sys.exit("found no declarations")
    return ours


def is_named(declaration):
    return declaration.get("name", "").startswith("acm_")


def is_flags(declaration):
    """An enumeration without a name: bits that are put together."""
    if declaration["kind"] != "EnumDecl" or "name" in declaration:
        return False
    return declaration["inner"][0]["name"].startswith("ACM_")


def stabilities(root):
    """Function -> stable or experimental, by the macro that declares it."""
    found = {}
    for header in HEADERS:
        text = re.sub(r"/\*.*?\*/", "", (root / "include/acmotion" / header).read_text(encoding="utf-8"), flags=re.S)
        for experimental, name in re.findall(r"^ACM_API(_EXPERIMENTAL)?\s[^;{]*?\bACM_CALL\s+(acm_\w+)\(", text, re.M):
            found[name] = "experimental" if experimental else "stable"
    return found


def macros(root):
    """Numbers that are macros, in order."""
    for header in HEADERS:
        text = (root / "include/acmotion" / header).read_text(encoding="utf-8")
        found = re.findall(r"^#define (ACM_[A-Z0-9_]+) +\(?(-?(?:0x[0-9A-Fa-f]+|\d+))u?(?:ll)?\)?$", text, re.M)
        yield from ((name, int(value, 0)) for name, value in found)


def is_anonymous(field):
    return "(anonymous" in field["type"]["qualType"] or "(unnamed" in field["type"]["qualType"]


def fields_of(record, prefix=""):
    """Pairs of (path, type) of all fields, those of nested unnamed structs and unions too."""
    nested = None
    for inner in record.get("inner", ()):
        if inner["kind"] == "RecordDecl":
            nested = inner
        elif inner["kind"] == "FieldDecl":
            name = inner.get("name")
            if is_anonymous(inner):
                yield from fields_of(nested, prefix + (f"{name}." if name else ""))
            else:
                yield prefix + name, inner["type"]["qualType"]


def records(named):
    return [d for d in named if d["kind"] == "RecordDecl" and d.get("completeDefinition")]


def layout(root, named, target):
    """Every size, alignment and offset on a target, by the expression that gives it."""
    expressions = []
    for record in records(named):
        name = record["name"]
        expressions += [f"sizeof(struct {name})", f"_Alignof(struct {name})"]
        expressions += [f"__builtin_offsetof(struct {name}, {path})" for path, _ in fields_of(record)]
    source = include_lines() + "".join(f"unsigned long long n{i} = {e};\n" for i, e in enumerate(expressions))
    code = run_clang(root, source, f"--target={target}", "-S", "-emit-llvm", "-o", "-")
    values = {int(i): int(v) for i, v in re.findall(r"^@n(\d+) = .*global i64 (\d+)", code, re.M)}
    if len(values) != len(expressions):
        sys.exit(f"{target}: {len(values)} numbers for {len(expressions)} expressions")
    return {e: values[i] for i, e in enumerate(expressions)}


def layouts(root, named):
    """Platform -> layout, after a look at all targets of the platform."""
    out = {}
    for platform, targets in PLATFORMS.items():
        first, *others = ((target, layout(root, named, target)) for target in targets)
        for target, other in others:
            for expression, value in first[1].items():
                if other[expression] != value:
                    sys.exit(f"{expression} is {value} on {first[0]} and {other[expression]} on {target}")
        out[platform] = first[1]
    return out


def enumerators(declaration):
    value = -1
    for constant in declaration["inner"]:
        inner = constant.get("inner")
        value = int(inner[0]["value"]) if inner else value + 1
        yield constant["name"], value


def spelled(text):
    return re.sub(r" \*", "*", text).replace("*const", "* const")


def function_line(declaration, stability):
    parameters = [d for d in declaration.get("inner", ()) if d["kind"] == "ParmVarDecl"]
    listed = ", ".join(f"{spelled(p['type']['qualType'])} {p['name']}" for p in parameters) or "void"
    result = spelled(declaration["type"]["qualType"].split("(")[0].strip())
    return f"function {stability} {result} {declaration['name']}({listed})"


def abi_text(root):
    named = declarations(root)
    by_platform = layouts(root, named)
    stability = stabilities(root)
    lines = [f"macro {name} = {value}" for name, value in macros(root)]

    def columns(expression):
        return " ".join(str(numbers[expression]) for numbers in by_platform.values())

    for d in named:
        name = d.get("name")
        if d["kind"] == "FunctionDecl":
            if name not in stability:
                sys.exit(f"{name}: declared without ACM_API and ACM_CALL")
            lines.append(function_line(d, stability[name]))
        elif d["kind"] == "TypedefDecl" and d["type"]["qualType"].split()[0] not in ("struct", "enum"):
            lines.append(f"type {name} = {spelled(d['type']['qualType'])}")
        elif is_flags(d):
            lines += [f"flag {constant} = {value}" for constant, value in enumerators(d)]
        elif d["kind"] == "EnumDecl":
            lines += [f"enum {name} {constant} = {value}" for constant, value in enumerators(d)]
        elif d["kind"] == "RecordDecl" and d.get("completeDefinition"):
            lines.append(f"struct {name} {columns(f'sizeof(struct {name})')} {columns(f'_Alignof(struct {name})')}")
            for path, kind in fields_of(d):
                offset = columns(f"__builtin_offsetof(struct {name}, {path})")
                lines.append(f"field {name}.{path} {offset} {spelled(kind)}")
    return INTRODUCTION + "\n".join(lines) + "\n"


def asserts_text(abi, platform):
    column = list(PLATFORMS).index(platform)
    lines = ["#include <stddef.h>", include_lines()]
    for line in abi.splitlines():
        word, *rest = line.split()
        if word == "struct":
            lines.append(f'_Static_assert(sizeof({rest[0]}) == {rest[1 + column]}, "size of {rest[0]}");')
            lines.append(f'_Static_assert(_Alignof({rest[0]}) == {rest[4 + column]}, "alignment of {rest[0]}");')
        elif word == "field":
            record, path = rest[0].split(".", 1)
            lines.append(f'_Static_assert(offsetof({record}, {path}) == {rest[1 + column]}, "offset of {rest[0]}");')
        elif word == "enum":
            lines.append(f'_Static_assert({rest[1]} == {rest[3]}, "{rest[1]}");')
        elif word == "flag":
            lines.append(f'_Static_assert({rest[0]} == {rest[2]}, "{rest[0]}");')
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--asserts", choices=PLATFORMS, help="write a C source of asserts of abi.txt to --out")
    parser.add_argument("--out", type=pathlib.Path)
    args = parser.parse_args()
    path = args.root / ABI
    if args.asserts:
        args.out.write_text(asserts_text(path.read_text(encoding="utf-8"), args.asserts), encoding="utf-8")
        return 0
    text = abi_text(args.root)
    if not args.check:
        path.write_text(text, encoding="utf-8")
        return 0
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    difference = list(difflib.unified_diff(old.splitlines(), text.splitlines(), ABI, "the headers", lineterm="", n=0))
    print("\n".join(difference))
    if difference:
        print(f"{ABI} is not what the headers declare; docs/versioning.md says what may change, and then:\n"
              "  python3 scripts/generate/abi.py .")
    return 1 if difference else 0


if __name__ == "__main__":
    sys.exit(main())
