# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""What compilers check in src/capi: the binary interface again, for the compiler at hand to agree with, and that the
C headers and those of C++ have the same constants and the same events."""
from .model import Enum, Struct
from .text import pascal

ASSERTS = "src/capi/abi_asserts.c"
HEADING = """\
/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
/* Written by scripts/generate/bindings.py: it compiles only where the compiler lays out the structs of the C
 * headers as abi.txt says. */
#include "acmotion/acmotion.h"
#include "acmotion/inspect.h"

/* The numbers of abi.txt, of which each platform has one. */
#if UINTPTR_MAX == 0xFFFFFFFF
#define HERE(linux64, windows64, bits32) bits32
#elif defined(_WIN32)
#define HERE(linux64, windows64, bits32) windows64
#else
#define HERE(linux64, windows64, bits32) linux64
#endif
#define SIZE(name, ...) _Static_assert(sizeof(name) == HERE(__VA_ARGS__), #name)
#define ALIGNMENT(name, ...) _Static_assert(_Alignof(name) == HERE(__VA_ARGS__), #name)
#define OFFSET(name, path, ...) _Static_assert(offsetof(name, path) == HERE(__VA_ARGS__), #name "." #path)
#define VALUE(name, value) _Static_assert(name == (value), #name)
"""


def assert_lines(item):
    if isinstance(item, Enum):
        yield from (f"VALUE({c.name}, {c.value});" for c in item.constants)
    elif isinstance(item, Struct):
        yield f"SIZE({item.name}, {', '.join(map(str, item.sizes))});"
        yield f"ALIGNMENT({item.name}, {', '.join(map(str, item.alignments))});"
        for path, field in item.paths():
            yield f"OFFSET({item.name}, {path}, {', '.join(map(str, field.offsets))});"


# Enumerations in C++ where they are not called as in C; those without a name in C are constants.
CPP_NAMES = {
    "acm_numbering": "CommandNumbering", "acm_hook_value_kind": "HookValue::Kind", "acm_timestamp": "wire::Timestamp",
    "acm_field_kind": "wire::FieldRecord::Kind", "ACM_STATE_": "physics_state", "ACM_MOVE_": "MovementParameters",
    "acm_gltf_keys": "GltfOptions::Keys", "acm_gltf_tree": "GltfOptions::Tree",
}
# Those that C++ does not have, or not as numbers.
C_ALONE = {"acm_status", "acm_load", "acm_order_type", "acm_appearance_limit", "acm_graph_format",
           "acm_gltf_lines_kind", "acm_image_kind", "acm_capture_step", "acm_replay_format", "acm_interpolation_type",
           "acm_motion_list"}
# Structs beside the events that are copied as they lie in memory, and the one name of a field that differs.
COPIED = ("acm_event", "acm_hook_source", "acm_hook_value", "acm_hook_fields")
CPP_FIELDS = {"motion_error": "code"}
CPP_CONSTANTS = {"ACM_MOVE_AWAY": "kMoveAway", "ACM_MOVE_TOWARDS": "kMoveTowards"}
CONSTANTS = """\
// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py: the constants of {header} are those of C++.
#include "acmotion/{header}"
{includes}
namespace {namespace} {{

#define ACM_SAME(constant, value) \\
  static_assert(static_cast<std::uint32_t>(constant) == static_cast<std::uint32_t>(value))

{constants}
#undef ACM_SAME
{places}
}}  // namespace {namespace}
"""
PLACES = """
// Events and hooks are copied as they lie in memory.
#define ACM_SAME_PLACE(type, field, c_type, c_field)                       \\
  static_assert(offsetof(c_type, c_field) == offsetof(acm::type, field) && \\
                sizeof(c_type::c_field) == sizeof(acm::type::field))
#define ACM_SAME_MEMBER(name)                                                   \\
  static_assert(sizeof(acm_event{{}}.fields.name) == sizeof(acm::Event{{}}.name) && \\
                offsetof(acm_event, fields.name) == offsetof(acm::Event, name))

{members}
{places}
#undef ACM_SAME_PLACE
#undef ACM_SAME_MEMBER
"""
INCLUDES = """\
#include "acmotion/assets.hpp"
#include "acmotion/events.hpp"
#include "acmotion/hooks.hpp"
#include "acmotion/looks.hpp"
#include "acmotion/messages.hpp"
#include "acmotion/motions.hpp"
#include "acmotion/objects.hpp"
#include "acmotion/poses.hpp"
#include "acmotion/timelines.hpp"
#include "acmotion/types.hpp"
#include "acmotion/wire.hpp"

#include <cstddef>
#include <cstdint>
"""
INSPECT_INCLUDES = """\
#include "acmotion/inspect/gltf.hpp"
#include "acmotion/inspect/inside.hpp"
#include "acmotion/inspect/lint.hpp"
#include "acmotion/inspect/materials.hpp"
#include "acmotion/inspect/meshes.hpp"
#include "acmotion/inspect/scenario.hpp"

#include <cstdint>
"""


def constant_lines(model, header):
    for enum in model.enums:
        key = enum.name or enum.prefix
        if enum.header == header and key not in C_ALONE:
            cpp = CPP_NAMES.get(key) or pascal(key)
            k = "k" if enum.is_flags else ""
            names = {c.name: CPP_CONSTANTS.get(c.name) or k + pascal(enum.short(c)) for c in enum.constants}
            yield "".join(f"ACM_SAME({name}, {cpp}::{in_cpp});\n" for name, in_cpp in names.items())


def places_text(model):
    event = model.structs["acm_event"]
    members = [m for m in event.union.members if not m.type.length]
    structs = dict.fromkeys((*COPIED, *(m.type.base for m in members)))
    places = (f"ACM_SAME_PLACE({pascal(name)}, {CPP_FIELDS.get(f.name, f.name)}, {name}, {f.name});\n"
              for name in structs for f in model.structs[name].fields if not f.members)
    return PLACES.format(members="".join(f"ACM_SAME_MEMBER({m.name});\n" for m in members), places="".join(places))


def constants_file(model, header, namespace, includes, places=""):
    return CONSTANTS.format(header=header, namespace=namespace, includes=includes, places=places,
                            constants="\n".join(constant_lines(model, header)))


def files(model, _root):
    blocks = ("\n".join(assert_lines(item)) for item in model.order)
    return {
        ASSERTS: HEADING + "\n" + "\n\n".join(block for block in blocks if block) + "\n",
        "src/capi/constants.cpp": constants_file(model, "acmotion.h", "acm::capi", INCLUDES, places_text(model)),
        "src/capi/inspect_constants.cpp": constants_file(model, "inspect.h", "acm::inspect", INSPECT_INCLUDES),
    }
