# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""The structs, enumerations and functions of the package against src/capi/abi.txt."""
from __future__ import annotations

import ctypes
import pathlib
import re
import sys
import unittest
from typing import Any, Dict, List, Tuple

from acmotion import _functions, appearance, assets, captures, client, container, drawing, enums, errors, events, gltf
from acmotion import inside, inspect, looks, objects, orders, particles, places, poses, roles, server, snapshots
from acmotion import timelines, wire, world

ROOT = pathlib.Path(__file__).resolve().parents[3]
ABI = ROOT / "src/capi/abi.txt"
MODULES = [assets, captures, client, container, events, gltf, inside, inspect, objects, orders, places, poses, roles]
MODULES += [server, appearance, drawing, looks, particles, snapshots, timelines, wire]
# Classes whose names are not those of the C structs, or not theirs alone.
NAMES = {
    "acm_error": errors.ErrorRecord,
    "acm_appearance": appearance.AppearanceRecord,
    "acm_difference": snapshots.DifferenceRecord,
    "acm_look_part": looks.LookPartRecord,
    "acm_message": wire.Message,
    "acm_outbound": roles.OutboundRecord,
    "acm_timeline": timelines.TimelineHead,
}
PREFIXES = {
    "acm_status": ("Status", "ACM_"),
    "acm_load": ("Load", "ACM_LOAD_"),
    "acm_ground": ("Ground", "ACM_GROUND_"),
    "acm_jump_model": ("JumpModel", "ACM_JUMP_"),
    "acm_move_kind": ("MoveKind", "ACM_MOVE_"),
    "acm_motion_error": ("MotionError", "ACM_MOTION_"),
    "acm_hold_key": ("HoldKey", "ACM_HOLD_"),
    "acm_order_type": ("OrderType", "ACM_ORDER_"),
    "acm_target_status": ("TargetStatus", "ACM_TARGET_"),
    "acm_event_type": ("EventType", "ACM_EVENT_"),
    "acm_limit": ("Limit", "ACM_LIMIT_"),
    "acm_hook_value_kind": ("HookValueKind", "ACM_HOOK_"),
    "acm_pose_format": ("PoseFormat", "ACM_POSE_"),
    "acm_check_action": ("CheckAction", "ACM_CHECK_"),
    "acm_audience": ("Audience", "ACM_AUDIENCE_"),
    "acm_hook_status": ("HookStatus", "ACM_HOOK_"),
    "acm_hook_type": ("HookType", "ACM_HOOK_"),
    "acm_check_reason": ("CheckReason", "ACM_REASON_"),
    "acm_field_kind": ("FieldKind", "ACM_FIELD_"),
    "acm_timestamp": ("Timestamp", "ACM_TIMESTAMP_"),
    "acm_lint_severity": ("LintSeverity", "ACM_LINT_"),
    "acm_graph_format": ("GraphFormat", "ACM_GRAPH_"),
    "acm_gltf_keys": ("GltfKeys", "ACM_GLTF_"),
    "acm_gltf_tree": ("GltfTree", "ACM_GLTF_"),
    "acm_gltf_lines_kind": ("GltfLinesKind", "ACM_GLTF_"),
    "acm_scenario_form": ("ScenarioForm", "ACM_SCENARIO_"),
    "acm_capture_step": ("CaptureStep", "ACM_CAPTURE_"),
    "acm_replay_format": ("ReplayFormat", "ACM_REPLAY_"),
    "acm_node_role": ("NodeRole", "ACM_NODE_"),
    "acm_interpolation_type": ("InterpolationType", "ACM_INTERPOLATION_"),
    "acm_motion_list": ("MotionList", "ACM_LIST_"),
    "acm_ramp_kind": ("RampKind", "ACM_RAMP_"),
    "acm_appearance_limit": ("AppearanceLimit", "ACM_MAX_"),
    "acm_look_fault": ("LookFault", "ACM_LOOK_"),
    "acm_image_kind": ("ImageKind", "ACM_IMAGE_"),
    "acm_blend_factor": ("BlendFactor", "ACM_BLEND_"),
    "acm_draw_pass": ("DrawPass", "ACM_PASS_"),
    "acm_mesh_facing": ("MeshFacing", "ACM_FACING_"),
}
BITS: Dict[str, Any] = {"ACM_STATE_": enums.PhysicsState, "ACM_MOVE_": enums.MoveFlags}
LETTERS = {
    "int32_t": "i",
    "uint32_t": "I",
    "uint64_t": "Q",
    "uint16_t": "H",
    "uint8_t": "B",
    "acm_bool": "B",
    "acm_guid": "I",
    "acm_object_id": "I",
    "acm_cell_id": "I",
    "acm_command": "I",
    "size_t": "N",
    "float": "f",
    "double": "d",
    "void": "v",
    "acm_allocate": "p",
    "acm_release": "p",
}
# The column of this machine.
COLUMN = 2 if ctypes.sizeof(ctypes.c_void_p) == 4 else 1 if sys.platform == "win32" else 0


def lines(kind: str) -> List[str]:
    text = ABI.read_text(encoding="utf-8").splitlines()
    return [line.split(" ", 1)[1] for line in text if line.startswith(kind + " ")]


def class_of(struct: str) -> Any:
    if struct in NAMES:
        return NAMES[struct]
    name = "".join(word.capitalize() for word in struct[len("acm_") :].split("_"))
    found = [getattr(module, name) for module in (*MODULES, world) if hasattr(module, name)]
    if not found:
        raise AssertionError(f"{struct}: there is no class {name}")
    return found[0]


def letter(type: str) -> str:
    type = type.strip()
    if type == "const char*":
        return "s"
    return "p" if "*" in type else LETTERS[type]


def signature(declaration: str) -> Tuple[str, str]:
    result, name, arguments = re.fullmatch(r"(.+?)\s*\b(acm_\w+)\((.*)\)", declaration).groups()  # type: ignore
    kinds = "" if arguments == "void" else "".join(letter(re.sub(r"\w+$", "", a)) for a in arguments.split(","))
    return name, f"{letter(result)}:{kinds}"


@unittest.skipUnless(ABI.exists(), "abi.txt is part of the sources")
class Layout(unittest.TestCase):
    def test_structs_have_the_sizes_of_the_library(self) -> None:
        checked = 0
        for line in lines("struct"):
            name, *numbers = line.split()
            kind = class_of(name)
            self.assertEqual(ctypes.sizeof(kind), int(numbers[COLUMN]), name)
            self.assertEqual(ctypes.alignment(kind), int(numbers[3 + COLUMN]), name)
            checked += 1
        self.assertGreater(checked, 55)

    def test_fields_have_the_places_of_the_library(self) -> None:
        wanted: Dict[str, Dict[str, int]] = {}
        for line in lines("field"):
            words = line.split()
            struct, _, field = words[0].partition(".")
            wanted.setdefault(struct, {})[field.partition(".")[0]] = int(words[1 + COLUMN])  # a union's begin alike
        self.assertGreater(len(wanted), 55)
        for struct, fields in wanted.items():
            kind = class_of(struct)
            got = {name.strip("_"): getattr(kind, name).offset for name, *_ in kind._fields_}
            self.assertEqual(got, fields, struct)

    def test_members_of_events_are_those_of_the_union(self) -> None:
        names = [name for name, _ in events.EventFields._fields_]
        wanted = [line.split()[0].split(".")[2] for line in lines("field") if line.startswith("acm_event.fields.")]
        self.assertEqual(names, wanted)


@unittest.skipUnless(ABI.exists(), "abi.txt is part of the sources")
class Values(unittest.TestCase):
    def test_enumerations_have_the_values_of_the_library(self) -> None:
        got = {(n, member.name): member.value for n, (c, _) in PREFIXES.items() for member in getattr(enums, c)}
        wanted = {}
        for line in lines("enum"):
            match = re.fullmatch(r"(acm_\w+) (ACM_\w+) = (-?\w+)", line)
            if match:
                name, member, value = match.groups()
                wanted[name, member[len(PREFIXES[name][1]) :]] = int(value, 0)
        self.assertEqual(got, wanted)

    def test_flags_have_the_values_of_the_header(self) -> None:
        found = 0
        for line in lines("flag"):
            name, _, value = line.partition(" = ")
            prefix = next(p for p in BITS if name.startswith(p))
            self.assertEqual(BITS[prefix][name[len(prefix) :]], int(value), name)
            found += 1
        self.assertEqual(found, sum(len(kind.__members__) for kind in BITS.values()))

    def test_functions_have_the_signatures_of_the_library(self) -> None:
        wanted = dict(signature(line.split(" ", 1)[1]) for line in lines("function"))
        self.assertEqual(_functions.SIGNATURES, wanted)

    def test_the_package_uses_every_function(self) -> None:
        package = pathlib.Path(_functions.__file__).parent
        sources = (path for path in package.glob("*.py") if path.name != "_functions.py")
        code = "".join(path.read_text(encoding="utf-8") for path in sources)
        unused = {name for name in _functions.SIGNATURES if f'"{name}"' not in code}
        # Memory of the host means nothing in Python.
        self.assertEqual(unused, {"acm_set_allocator"})


if __name__ == "__main__":
    unittest.main()
