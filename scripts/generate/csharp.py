#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Writes what C# has from the C headers: layouts, enumerations, commands and the declarations of all functions.

  csharp.py ROOT           writes bindings/csharp/src/Acmotion/Generated
  csharp.py ROOT --check   says whether those files are what the headers ask for

Names and types follow from the header; the tables below say where C# wants others.
"""
import pathlib
import re
import sys

START = """// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/csharp.py from the C headers.
#nullable enable
"""

# C enumeration, or the prefix of one without a name: name in C#, underlying type, prefix of its values, summary.
ENUMS = {
    "acm_status": ("Status", "int", "ACM_", None),
    "acm_load": ("AssetLoad", "uint", "ACM_LOAD_", "What to load with a record."),
    "acm_ground": ("Ground", "byte", "ACM_GROUND_", None),
    "ACM_STATE_": ("PhysicsState", "uint", "ACM_STATE_", None),
    "acm_jump_model": ("JumpModel", "byte", "ACM_JUMP_", None),
    "acm_move_kind": ("MoveKind", "byte", "ACM_MOVE_", "Which move an object carries out."),
    "acm_motion_error": ("MotionError", "uint", "ACM_MOTION_", None),
    "acm_hold_key": ("HoldKey", "uint", "ACM_HOLD_", None),
    "ACM_MOVE_": ("MovementFlags", "uint", "ACM_MOVE_", "How a motion or a move is carried out."),
    "acm_order_type": ("OrderType", "uint", "ACM_ORDER_", None),
    "acm_target_status": ("TargetStatus", "byte", "ACM_TARGET_", "What became of a target."),
    "acm_event_type": ("EventType", "byte", "ACM_EVENT_", "Which fields of an event are set."),
    "acm_limit": ("Limit", "byte", "ACM_LIMIT_", None),
    "acm_hook_type": ("HookType", "byte", "ACM_HOOK_", None),
    "acm_hook_value_kind": ("HookValueKind", "byte", "ACM_HOOK_", "Which member of a hook's field is set."),
    "acm_pose_format": ("PoseFormat", "byte", "ACM_POSE_", "The shape of a part's pose."),
    "acm_check_action": ("CheckAction", "byte", "ACM_CHECK_", "What was done with a message."),
    "acm_check_reason": ("CheckReason", "byte", "ACM_REASON_", "Why a message was deferred or dropped."),
    "acm_audience": ("Audience", "byte", "ACM_AUDIENCE_", None),
    "acm_hook_status": ("HookStatus", "byte", "ACM_HOOK_", "Whether a hook fires, and why not."),
    "acm_field_kind": ("WireFieldKind", "byte", "ACM_FIELD_", "How a field of a message is to be read."),
    "acm_timestamp": ("Timestamp", "int", "ACM_TIMESTAMP_", "Indices of the timestamps of a message."),
    "acm_lint_severity": ("LintSeverity", "uint", "ACM_LINT_", "How bad a finding of the linter is."),
    "acm_graph_format": ("GraphFormat", "int", "ACM_GRAPH_", "How a state graph is written."),
    "acm_gltf_keys": ("GltfKeys", "byte", "ACM_GLTF_", "What lies between key frames."),
    "acm_gltf_tree": ("GltfTree", "byte", "ACM_GLTF_", "What the parts of a body hang on."),
    "acm_gltf_lines_kind": ("GltfLinesKind", "int", "ACM_GLTF_", "Which lines about a file are meant."),
    "acm_scenario_form": ("ScenarioForm", "byte", "ACM_SCENARIO_", "How the output of a scenario is written."),
    "acm_capture_step": ("CaptureStep", "int", "ACM_CAPTURE_", "What comes next in a capture."),
    "acm_replay_format": ("ReplayFormat", "int", "ACM_REPLAY_", "How a replay is reported."),
    "acm_node_role": ("NodeRole", "byte", "ACM_NODE_", None),
    "acm_interpolation_type": ("InterpolationType", "uint", "ACM_INTERPOLATION_", "What interpolation does at a node."),
    "acm_motion_list": ("MotionList", "uint", "ACM_LIST_", "Lists of motions inside a body."),
    "acm_ramp_kind": ("RampKind", "uint", "ACM_RAMP_", None),
    "acm_appearance_limit": ("AppearanceLimit", "uint", "ACM_MAX_", None),
    "acm_look_fault": ("LookFault", "byte", "ACM_LOOK_", None),
    "acm_image_kind": ("ImageKind", "uint", "ACM_IMAGE_", None),
    "acm_blend_factor": ("BlendFactor", "byte", "ACM_BLEND_", None),
    "acm_draw_pass": ("DrawPass", "byte", "ACM_PASS_", None),
    "acm_mesh_facing": ("MeshFacing", "uint", "ACM_FACING_", None),
}
FLAGS = {"PhysicsState", "MovementFlags"}
# Those of the inside of bodies, of looks and of drawing have no class yet.
INTERNAL_ENUMS = {"GltfLinesKind", "CaptureStep", "NodeRole", "InterpolationType", "MotionList", "RampKind",
                  "AppearanceLimit", "LookFault", "ImageKind", "BlendFactor", "DrawPass", "MeshFacing"}

# Structs that C# has already, or writes by hand.
WRITTEN = {"acm_vec3": "Vector3", "acm_plane": "Plane", "acm_frame": "Frame", "acm_quat": "NativeQuaternion"}
NAMES = {
    "acm_error": "NativeError", "acm_container_change": "NativeContainerChange", "acm_range": "AssetRange",
    "acm_setup": "SetupFacts", "acm_hook_value": "NativeHookValue", "acm_hook_fields": "NativeHookFields",
    "acm_pose_buffer": "NativePoseBuffer", "acm_timeline": "NativeTimeline", "acm_outbound": "NativeOutbound",
    "acm_difference": "NativeDifference", "acm_wire_field": "NativeWireField", "acm_event": "Event",
    "acm_lint_rule": "NativeLintRule", "acm_lint_finding": "NativeLintFinding",
    "acm_gltf_import_options": "NativeGltfImportOptions", "acm_gltf_animation": "NativeGltfAnimation",
    "acm_scenario_faults": "NativeScenarioFaults", "acm_captured_message": "NativeCapturedMessage",
    "acm_capture_fault": "NativeCaptureFault", "acm_message_field": "NativeMessageField",
    "acm_message_summary": "NativeMessageSummary",
    # What C# has no classes for yet.
    **{f"acm_{c}": "Native" + "".join(w.capitalize() for w in c.split("_")) for c in (
        "sub_palette", "texture_change", "part_change", "appearance", "garment", "garment_failure", "look_part",
        "look_surface", "look_failure", "particle_options", "particle", "particle_emitter", "particle_report",
        "particle_request", "image_options", "image_info", "material", "part_drawing", "mesh_vertex", "mesh_surface",
        "mesh_info")},
}
# Of functions that no class calls yet: the records of assets and the inside of bodies.
UNUSED = """wave_format sequence_node sequence_facts queued_motion motion_table_manager_facts pending_motion
    motion_interp_facts move_leg move_to_facts sticky_facts constraint_facts interpolation_node interpolation_facts
    target_facts body_facts effects_facts object_inside ramp queued_script"""
NAMES |= {f"acm_{n}": "Native" + n.title().replace("_", "") for n in UNUSED.split()}
INTERNAL = {n for n in NAMES.values() if n.startswith("Native")}
# Those that the caller fills in; all others are read only.
INPUT = set("""acm_position acm_cylinder acm_world_options acm_weenie_facts acm_object_facts acm_object_effects
    acm_object_parameters acm_interpreted_motion_state acm_movement_parameters acm_order acm_raw_motion_state
    acm_motion_action acm_target acm_step_answer acm_sound_query acm_hook_source acm_pose_options acm_client_options
    acm_key acm_server_rules acm_motion_query acm_message acm_gltf_export_options acm_scenario_options
    acm_capture_options acm_replay_options""".split())
# Summaries of structs for which the header has none.
SUMMARIES = {
    "acm_gltf_export_options": "How a body is written as glTF.", "acm_scenario_options": "How a scenario runs.",
    "acm_capture_options": "Which traffic of a capture is the game's.",
    "acm_capture_counts": "What a capture holds, as far as it was read.",
    "acm_replay_options": "How a capture is replayed.", "acm_replay_totals": "How far engine and server agree.",
}
FIELD_TYPES = {
    "acm_error.status": "Status", "acm_error.motion_error": "MotionError", "acm_missing_asset.status": "Status",
    "acm_world_options.ground": "Ground", "acm_object_facts.ground": "Ground",
    "acm_object_facts.state": "PhysicsState", "acm_object_state.state": "PhysicsState",
    "acm_order.state": "PhysicsState", "acm_message.state": "PhysicsState",
    "acm_weenie_facts.jump_model": "JumpModel", "acm_object_state.move": "MoveKind",
    "acm_movement_parameters.flags": "MovementFlags", "acm_movement_parameters.hold_key_to_apply": "HoldKey",
    "acm_order.type": "OrderType", "acm_raw_motion_state.current_hold_key": "HoldKey",
    "acm_raw_motion_state.forward_hold_key": "HoldKey", "acm_raw_motion_state.sidestep_hold_key": "HoldKey",
    "acm_raw_motion_state.turn_hold_key": "HoldKey", "acm_message.hold_key": "HoldKey",
    "acm_motion_refused_event.motion_error": "MotionError", "acm_move_finished_event.motion_error": "MotionError",
    "acm_hook_event.type": "HookType", "acm_hook_fields.type": "HookType", "acm_hook_time.type": "HookType",
    "acm_hook_time.status": "HookStatus", "acm_target_lost_event.status": "TargetStatus",
    "acm_limit_reached_event.limit": "Limit", "acm_event.type": "EventType",
    "acm_message_not_applied_event.reason": "CheckReason",
    "acm_hook_value.kind": "HookValueKind", "acm_pose_options.format": "PoseFormat",
    "acm_check_result.action": "CheckAction", "acm_check_result.reason": "CheckReason",
    "acm_check_result.movement_reason": "CheckReason", "acm_check_result.motion_error": "MotionError",
    "acm_outbound.audience": "Audience", "acm_wire_field.kind": "WireFieldKind", "acm_wire_field.component": "byte",
    "acm_lint_rule.severity": "LintSeverity", "acm_gltf_export_options.keys": "GltfKeys",
    "acm_gltf_export_options.tree": "GltfTree", "acm_gltf_import_options.read_file": "nint",
    "acm_scenario_options.form": "ScenarioForm",
}
HANDLES = {"container": "ContainerHandle", "assets": "AssetsHandle", "world": "WorldHandle",
           "client": "ClientHandle", "server": "ServerHandle", "worker": "WorkerHandle",
           "bytes": "BytesHandle", "lint": "LintHandle", "gltf": "GltfHandle", "capture": "CaptureHandle",
           "replay": "ReplayHandle", "message_text": "MessageTextHandle", "look": "LookHandle",
           "particles": "ParticlesHandle"}
PLAIN = {"uint8_t": "byte", "int8_t": "sbyte", "uint16_t": "ushort", "int32_t": "int", "uint32_t": "uint",
         "uint64_t": "ulong", "float": "float", "double": "double", "size_t": "nuint", "char": "byte",
         "acm_guid": "uint", "acm_object_id": "uint", "acm_cell_id": "uint", "acm_command": "MotionCommand",
         "acm_bool": "bool"}


def camel(name):
    return "".join(word[:1].upper() + word[1:].lower() for word in name.split("_"))


def words(name):
    return " ".join(name.split("_")).capitalize()


def struct_name(c):
    return WRITTEN.get(c) or NAMES.get(c) or camel(c.removeprefix("acm_"))


def summary(text, fallback, indent):
    """A comment of the header as documentation, with its references in C#'s names."""
    text = re.sub(r"\n\s*\* ", " ", text or "")
    text = re.sub(r"^acm_\w+(, |$)", "", " ".join(text.split()))
    if not text:
        text = fallback
    elif not text[:1].isupper() and indent:  # the rest of a sentence that the field begins
        text = f"{fallback}: {text}"
    text = text[:1].upper() + text[1:]
    text = text.replace("&", "&amp;").replace("<", "&lt;") if "cref" not in text else text
    text = re.sub(r"`(\w+)`", lambda m: f"<c>{camel(m[1])}</c>", text)
    text = re.sub(r"\b(acm_[a-z_]+)\b", lambda m: spoken(m[1]), text)
    text = re.sub(r"\bACM_[A-Z_]+\b", lambda m: spoken_value(m[0]), text)
    text = text if text.endswith((".", "?")) else text + "."
    one = f"{indent}/// <summary>{text}</summary>\n"
    if len(one) <= 120:
        return one
    lines, line = [], ""
    for word in text.split():
        if len(line) + len(word) > 110:
            lines.append(line.rstrip())
            line = ""
        line += word + " "
    lines.append(line.rstrip())
    return f"{indent}/// <summary>\n" + "".join(f"{indent}/// {part}\n" for part in lines) + f"{indent}/// </summary>\n"


# Functions of the header that comments name, as C# has them.
SPOKEN = {
    "acm_world_refresh": "World.Refresh", "acm_world_clear_events": "World.ClearEvents",
    "acm_object_update_target": "World.UpdateTarget", "acm_object_set_ground_contact": "World.SetGroundContact",
    "acm_motion_error_text": "Library.MotionErrorText", "acm_check_reason_text": "Library.CheckReasonText",
    "acm_world_hook_fields": "World.HookFields", "acm_object_order": "World.Order", "acm_server_order": "Server.Order",
    "acm_hook_type_name": "Library.HookTypeName", "acm_pose_buffer": "Poses",
}


def spoken(c):
    if c in ENUMS:
        return f'<see cref="{ENUMS[c][0]}"/>'
    if c in SPOKEN:
        return f"<c>{SPOKEN[c]}</c>"
    return f"<c>{struct_name(c)}</c>"


def spoken_value(c):
    if c in ENUMS:
        return f'<see cref="{ENUMS[c][0]}"/>'
    for _, (name, _, prefix, _) in sorted(ENUMS.items(), key=lambda e: -len(e[1][2])):
        if c.startswith(prefix) and prefix != "ACM_":
            return f"<c>{name}.{camel(c.removeprefix(prefix))}</c>"
    return f"<c>Status.{camel(c.removeprefix('ACM_'))}</c>"


def read_header(root, name, first):
    """(kind, name, comment, body) of every declaration from the line `first` on, in order."""
    text = (root / "include/acmotion" / name).read_text(encoding="utf-8")
    text = text[text.index(first):text.index("#ifdef __cplusplus\n}")]
    text = "".join(l for l in text.splitlines(keepends=True) if not l.startswith("#"))
    pattern = re.compile(
        r"(?:/\*(?P<comment>(?:(?!\*/).)*)\*/\s*)?"
        r"(?:(?P<struct>typedef struct (?P<sname>acm_\w+) \{(?P<sbody>.*?)\n\} \w+;)"
        r"|(?P<enum>(?:typedef )?enum ?(?P<ename>acm_\w+)? \{(?P<ebody>.*?)\}(?: \w+)?;)"
        r"|(?P<function>ACM_API(?P<experimental>_EXPERIMENTAL)? (?P<returns>[\w ]+\*?) ACM_CALL (?P<fname>acm_\w+)"
        r"\((?P<args>.*?)\);))", re.DOTALL)
    return list(pattern.finditer(text))


def members(body):
    """(declaration, comment) of each line of a struct or an enumeration."""
    pattern = r"([^;,/{}]+(?:,[^;,/{}]+)*?)\s*([;,]|$)[ \t]*(?:\n? *(?=/\*))?(?:/\*(.*?)\*/)?"
    found = re.findall(pattern, body, re.DOTALL)
    return [(" ".join(d.split()), c) for d, _, c in found if d.strip()]


def enum_values(body):
    body = re.sub(r"^\s*/\*.*?\*/\s*$", "", body, flags=re.MULTILINE)  # headings of groups
    found = re.findall(r"(ACM_\w+) =\s*(-?\w+),?[ \t]*(?:/\*(.*?)\*/)?", body, re.DOTALL)
    return [(name, value, comment) for name, value, comment in found]


def write_enums(header, namespace):
    parts = [START, f"using System;\n\nnamespace {namespace};\n"]
    for m in header:
        if not m["enum"]:
            continue
        values = enum_values(m["ebody"])
        key = m["ename"] or next(k for k in ENUMS if k.isupper() and values[0][0].startswith(k))
        name, underlying, prefix, text = ENUMS[key]
        parts.append("\n" + summary(text or m["comment"], words(name), ""))
        if name in FLAGS:
            parts.append("[Flags]\n")
        access = "internal" if name in INTERNAL_ENUMS else "public"
        parts.append(f"{access} enum {name} : {underlying}\n{{\n")
        for c, value, comment in values:
            member = camel(c.removeprefix(prefix))
            parts.append(summary(comment, words(c.removeprefix(prefix)), "    "))
            parts.append(f"    {member} = {value},\n")
        parts.append("}\n")
    return "".join(parts)


def write_commands(root):
    parts = [START, "namespace Acmotion;\n\n",
             "/// <summary>\n/// All motion commands, by the client's names. The high byte holds class bits: "
             "0x80 style, 0x40 cycle, 0x20\n/// modifier, 0x10 action.\n/// </summary>\n"
             "public enum MotionCommand : uint\n{\n",
             "    /// <summary>No command.</summary>\n    None = 0,\n"]
    numbers = {}
    text = (root / "include/acmotion/commands.h").read_text(encoding="utf-8")
    for name, value in re.findall(r"#define ACM_COMMAND_(\w+) (\w+)", text):
        value = value.removeprefix("ACM_COMMAND_")
        numbers[name] = number = value.rstrip("u")
        if name[0].isdigit():
            continue  # "2HandedSwordCombat": the header has another name for each, since C++ needs one too
        if number[0].isdigit() and not number.startswith("0x"):
            number = numbers[number]
        text = f"{number}" if number.startswith("0x") else f"Another name of <see cref=\"{value}\"/>"
        parts.append(f"    /// <summary>{text}.</summary>\n    {name} = {number},\n")
    return "".join(parts + ["}\n"])


def field_type(owner, field, c_type):
    if f"{owner}.{field}" in FIELD_TYPES:
        return FIELD_TYPES[f"{owner}.{field}"]
    if c_type.endswith("*"):
        return "byte*" if "char" in c_type else "void*"
    return PLAIN.get(c_type) or struct_name(c_type)


def declarations(body):
    """(type, name, array length or None, comment) of each field."""
    for declaration, comment in members(body):
        match = re.fullmatch(r"((?:const )?\w+\s*\*?)\s*(.+)", declaration)
        for name in match[2].split(","):
            array = re.fullmatch(r"\s*(\w+)(?:\[(\d+)\])?", name)
            yield match[1].strip(), array[1], array[2], comment


def write_field(owner, c_type, field, length, comment, is_input, is_internal):
    kind = field_type(owner, field, c_type)
    name = camel(field)
    private = (field == "reserved" or (field == "size" and is_input) or kind.endswith("*")
               or (length and not is_internal))
    if kind == "Event" or name == struct_name(owner):
        name += "Value"
    if length and kind.startswith("Native"):
        return "".join(f"    internal readonly {kind} {name}{i};\n" for i in range(int(length)))
    if length:
        return f"    internal fixed {kind} _{field}[{length}];\n"
    if is_internal:
        return f"    internal {kind} {name};\n"
    if private:
        readonly = "" if is_input else "readonly "
        return f"    internal {readonly}{kind} _{field};\n"
    if kind == "bool":
        comment = re.sub(r"\b0(?=:| for )", "false", comment).replace("1:", "true:")
    text = summary(comment, words(field), "    ")
    return text + (f"    public {kind} {name};\n" if is_input else f"    public {kind} {name} {{ get; }}\n")


def write_constructor(name, c, has_init):
    if not has_init:
        return ""
    argument = {"acm_order": "OrderType type", "acm_message": "uint opcode"}.get(c, "")
    passed = {"acm_order": ", (uint)type", "acm_message": ", opcode"}.get(c, "")
    default = "" if argument else (
        f"\n    /// <summary>The library's defaults. Compilers before C# 10 do not call the constructor.</summary>\n"
        f"    public static {name} Default => new {name}();\n")
    return (f"\n    /// <summary>Filled in with the library's defaults.</summary>\n"
            f"    public {name}({argument})\n    {{\n        this = default;\n"
            f"        fixed ({name}* self = &this) NativeMethods.{c}_init(self{passed});\n    }}\n{default}")


def write_event(m):
    """The one struct with a union: its fields are where the header has them, as abi.txt says too."""
    text = "Something that happened to an object. <see cref=\"Type\"/> says which of the fields is set."
    parts = [summary(text, "", ""),
             "[StructLayout(LayoutKind.Explicit, Size = 64)]\npublic readonly struct Event\n{\n"]
    flat = [("double", "Time", 0, "The object's clock, in seconds of the world."),
            ("uint", "Guid", 8, "The object that it happened to."), ("EventType", "Type", 12, "What happened.")]
    union = re.search(r"union \{(.*?)\} fields", m["sbody"], re.DOTALL)[1]
    for c_type, field, length, _ in declarations(union):
        if not length:
            text = f"Of <see cref=\"EventType\"/>: {words(field).lower()}."
            flat.append((struct_name(c_type), camel(field), 16, text))
    for kind, name, offset, text in flat:
        parts.append(f"    [FieldOffset({offset})] private readonly {kind} {'_' + name[0].lower() + name[1:]};\n")
    for kind, name, _, text in flat:
        parts.append(f"\n    /// <summary>{text}</summary>\n"
                     f"    public {kind} {name} => {'_' + name[0].lower() + name[1:]};\n")
    return "".join(parts + ["}\n"])


def write_struct(m, inits):
    c = m["sname"]
    name, is_input = struct_name(c), c in INPUT
    is_internal = name in INTERNAL
    fields = list(declarations(m["sbody"]))
    text = m["comment"] if m["comment"] and "----" not in m["comment"] else SUMMARIES.get(c)
    parts = [summary(text, words(c.removeprefix("acm_")), ""), "[StructLayout(LayoutKind.Sequential)]\n"]
    body = "".join(write_field(c, *field, is_input, is_internal) for field in fields)
    unsafe = "unsafe " if "*" in body or "fixed" in body or c in inits else ""
    readonly = "" if is_input or "fixed " in body or is_internal else "readonly "
    if "fixed " in body and not is_input and not is_internal:
        body = body.replace("{ get; }", "{ get; internal set; }")
    parts.append(f"{'internal' if is_internal else 'public'} {readonly}{unsafe}partial struct {name}\n{{\n{body}")
    if not is_internal:
        parts.append(write_constructor(name, c, c in inits))
    return "".join(parts + ["}\n"])


def write_layouts(header, namespace):
    inits = {m["fname"].removesuffix("_init") for m in header if m["function"] and m["fname"].endswith("_init")}
    parts = [START, "using System.Numerics;\nusing System.Runtime.InteropServices;\n\n",
             "// Fields of native memory are never assigned here, and some exist for their place alone.\n",
             f"#pragma warning disable CS0649, CS0169, IDE0051\n\nnamespace {namespace};\n"]
    for m in header:
        if m["struct"] and m["sname"] not in WRITTEN:
            parts.append("\n" + (write_event(m) if m["sname"] == "acm_event" else write_struct(m, inits)))
    return "".join(parts)


def argument(c_type, name, function):
    stars = c_type.count("*")
    base = re.sub(r"\bconst\b|\*", "", c_type).strip()
    handle = HANDLES.get(base.removeprefix("acm_"))
    if handle:
        return "nint*" if stars == 2 else "nint" if function.endswith("_free") else handle
    if base == "void" and name in ("of", "a", "b"):
        return "NativeHandle"
    if base in ("acm_allocate", "acm_release"):
        return "nint"
    if base == "void":
        return "void" + "*" * stars
    kind = PLAIN.get(base) or struct_name(base)
    if base == "acm_bool" and not stars:
        return "byte"
    return kind + "*" * stars


def write_functions(header, using, constants):
    parts = [START, f"using {using};\nusing System.Runtime.InteropServices;\n\nnamespace Acmotion;\n\n",
             "// The functions of the C interface by its own names. All arguments are blittable or handles.\n",
             f"internal static unsafe partial class NativeMethods\n{{\n{constants}"]
    for m in header:
        if not m["function"]:
            continue
        arguments = []
        for part in " ".join(m["args"].split()).split(", "):
            if part == "void":
                continue
            match = re.fullmatch(r"(.*?[\s*])(\w+)", part)
            kind = argument(match[1].strip(), match[2], m["fname"])
            word = f"@{match[2]}" if match[2] in ("from", "out", "of", "object", "base") else match[2]
            arguments.append(f"{kind} {word}")
        returns = m["returns"]
        kind = ("byte*" if "char" in returns else "byte" if returns == "acm_bool"
                else "void" if returns == "void" else PLAIN[returns])
        parts.append(f"\n    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]\n")
        line = f"    internal static extern {kind} {m['fname']}({', '.join(arguments)});"
        if len(line) > 120:
            cut = line.rindex(", ", 0, 118) + 1
            line = line[:cut] + "\n       " + line[cut:]
            if len(line.splitlines()[1]) > 120:
                first, second = line.splitlines()
                cut = second.rindex(", ", 0, 118) + 1
                line = first + "\n" + second[:cut] + "\n       " + second[cut:]
        parts.append(line + "\n")
    return "".join(parts + ["}\n"]).replace("{\n\n", "{\n")


def write_all(root):
    """The files below the folder of generated sources, by path."""
    header = read_header(root, "acmotion.h", "#define ACM_ABI_VERSION")
    inspection = read_header(root, "inspect.h", "typedef struct acm_bytes")
    return {
        "Enums.cs": write_enums(header, "Acmotion"), "MotionCommand.cs": write_commands(root),
        "Layouts.cs": write_layouts(header, "Acmotion"),
        "NativeMethods.cs": write_functions(header, "System.Numerics",
                                            '    private const string Name = "acmotion";\n'),
        "Inspection/Enums.cs": write_enums(inspection, "Acmotion.Inspection"),
        "Inspection/Layouts.cs": write_layouts(inspection, "Acmotion.Inspection"),
        "Inspection/NativeMethods.cs": write_functions(inspection, "Acmotion.Inspection", ""),
    }


def main(root, arguments):
    out = root / "bindings/csharp/src/Acmotion/Generated"
    files = write_all(root)
    differs = [name for name, text in files.items()
               if not (out / name).exists() or (out / name).read_text(encoding="utf-8") != text]
    if "--check" in arguments:
        for name in differs:
            print(f"{out / name} is not what the headers ask for: run scripts/generate/csharp.py")
        return 1 if differs else 0
    for name in differs:
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_text(files[name], encoding="utf-8")
    print(f"{len(files)} files, {len(differs)} of them changed")
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(pathlib.Path(sys.argv[1]), sys.argv[2:]))
