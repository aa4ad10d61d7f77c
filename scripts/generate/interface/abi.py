# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""src/capi/abi.txt: the binary interface in lines, for review and for tests in every language."""
from .model import Alias, Enum, Function, Struct

PATH = "src/capi/abi.txt"
INTRODUCTION = """\
# The binary interface of acmotion.h and inspect.h: written by scripts/generate/bindings.py, compared with the headers
# by the tests. docs/versioning.md says what may change in it. Sizes and offsets are bytes, in three columns: 64-bit
# Linux (x86-64, aarch64), 64-bit Windows, and 32 bits (Windows x86, WebAssembly).
#
#   function  stability  declaration
#   type      name = type
#   enum      enumeration  enumerator = value
#   flag      name = value
#   macro     name = value
#   struct    name  size  alignment
#   field     struct.field  offset  type
"""


def joined(numbers):
    return " ".join(map(str, numbers))


def declaration(function):
    listed = ", ".join(f"{p.type.spelling} {p.name}" for p in function.parameters) or "void"
    return f"{function.result.spelling} {function.name}({listed})"


def lines_of(item):
    if isinstance(item, Function):
        yield f"function {item.stability} {declaration(item)}"
    elif isinstance(item, Alias):
        yield f"type {item.name} = {item.type.spelling}"
    elif isinstance(item, Enum):
        word = f"enum {item.name}" if item.name else "flag"
        yield from (f"{word} {c.name} = {c.value}" for c in item.constants)
    elif isinstance(item, Struct):
        yield f"struct {item.name} {joined(item.sizes)} {joined(item.alignments)}"
        yield from (f"field {item.name}.{path} {joined(f.offsets)} {f.type.spelling}" for path, f in item.paths())


def files(model, _root):
    lines = [f"macro {name} = {value}" for name, value in model.macros.items()]
    lines += [line for item in model.order for line in lines_of(item)]
    return {PATH: INTRODUCTION + "\n".join(lines) + "\n"}
