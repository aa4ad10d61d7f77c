# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""The members of structs by name, for the drivers of the conformance script (bindings/README.md)."""

HEADING = """\
// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py from the C headers.
"""
C_PLUS_PLUS = "tests/capi/conformance/structs.h"
# Arrays of numbers in the script.
ARRAYS = {"acm_vec3", "acm_quat"}


def plain_structs(model):
    """Those that functions of the script take or give as they are."""
    return [s for s in model.structs.values() if s.header == "acmotion.h" and not s.union and s.name not in ARRAYS]


def plain_fields(struct):
    """Those that mean something: not reserved ones, addresses, and the struct's own size."""
    return [f for f in struct.fields if not f.is_reserved and (f.type.is_text or not f.type.is_pointer)
            and not (f.name == "size" and struct.grows)]


def c_plus_plus_file(model):
    yield f"{HEADING}#pragma once\n"
    for struct in plain_structs(model):
        yield f"\ntemplate <class A>\nvoid fields(A& a, {struct.name}& s) {{\n"
        yield "  a.size(s.size);\n" if struct.grows else ""
        for field in plain_fields(struct):
            call = "a.flag" if field.type.base == "acm_bool" else "a"
            yield f'  {call}("{field.name}", s.{field.name});\n'
        yield "}\n"


def files(model, _root):
    return {C_PLUS_PLUS: "".join(c_plus_plus_file(model))}
