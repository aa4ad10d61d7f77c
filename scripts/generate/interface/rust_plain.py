# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""The plain part of the Rust crate acmotion: enumerations, structs and the kinds of events, and their members for the
driver of the conformance script. The macros are those of convert.rs; what types can do stands in the modules."""
import json
import re

from .conformance import HEADING, plain_fields
from .rust import doc, rust_name
from .text import Names, beyond_enum, owner_and_verb, pascal

CRATE = "bindings/rust/acmotion"
SCRIPT = "bindings/conformance.json"
NAMES = {"acm_range": "ByteRange", "acm_numbering": "CommandNumbering", "acm_pose_format": "PoseShape",
         "ACM_STATE_": "PhysicsState", "ACM_MOVE_": "MoveFlags", "ACM_POSE_FRAMES": "Frame",
         "ACM_MOVE_DEFAULT_FLAGS": "DEFAULT", "acm_object_state.move": "move_kind", "acm_hook_event.type": "hook",
         "acm_hook_time.type": "hook", "acm_interpolation_node.type": "kind"}
# What Rust has in another form than that of C.
OTHER_ENUMS = {"acm_order_type", "acm_event_type", "acm_hook_value_kind", "acm_appearance_limit", "acm_field_kind",
               "acm_timestamp", "acm_gltf_lines_kind", "acm_capture_step"}
STRUCTS = {f"acm_{name}" for name in """
    sub_palette texture_change part_change look_finding look_surface range missing_asset setup setup_part hold_location
    client_options client_state key step_answer container_info container_entry material mesh_surface hook_source
    hook_event sound_query sound_choice gltf_export_options gltf_edited_part scenario_options capture_options
    capture_counts replay_options replay_totals movement_parameters interpreted_motion_state raw_motion_state
    motion_action target weenie_facts object_facts object_effects object_parameters object_state particle_options
    particle_emitter particle_request part_look server_rules motion_query hook_time motion_segment message_info message
    world_options wave_format sequence_node sequence_facts queued_motion motion_table_manager_facts pending_motion
    motion_interp_facts move_leg move_to_facts sticky_facts constraint_facts interpolation_node interpolation_facts
    target_facts body_facts effects_facts object_inside ramp queued_script""".split()}
INDENT = " " * 16  # of the cases of a match
# Of geometry.rs.
WRITTEN = {"acm_vec3", "acm_quat", "acm_frame", "acm_position", "acm_cylinder", "acm_plane"}
# Functions that fill in defaults by more than the struct.
HAS_ARGUMENTS = {"acm_message"}
KINDS = {"uint8_t": "u8", "uint16_t": "u16", "uint32_t": "u32", "int32_t": "i32", "uint64_t": "u64", "size_t": "usize",
         "float": "f32", "double": "f64", "acm_bool": "bool", "acm_command": "Command", "acm_cell_id": "CellId",
         "acm_object_id": "Option<ObjectId>", "acm_guid": "Option<Guid>"}
# Ids that are never 0, and the few fields that mean more than their C types say.
GIVEN = {f"acm_{name}" for name in """
    look_surface.surface missing_asset.id setup.id setup_part.model container_entry.id mesh_surface.surface target.guid
    object_state.guid particle_emitter.body particle_emitter.info particle_emitter.mesh particle_request.info
    motion_query.motion_table motion_segment.animation stick_event.target target_lost_event.target
    asset_missing_event.id sequence_node.animation queued_script.script""".split()}
FIELD_KINDS = {"acm_container_info.is_older": "bool", "acm_motion_query.style": "Option<Command>",
               "acm_motion_query.from": "Option<Command>", "acm_message_info.opcode": "Opcode",
               "acm_message.opcode": "Opcode", "acm_motion_table_manager_facts.style": "Option<Command>",
               "acm_motion_table_manager_facts.substate": "Option<Command>",
               "acm_move_to_facts.current_command": "Option<Command>",
               "acm_move_to_facts.aux_command": "Option<Command>"}


def called(c):
    return NAMES.get(c) or pascal(c)


class Spoken(Names):
    """Links lead to what is printed here."""

    def __init__(self, model):
        self.model = model

    def struct(self, name, field):
        path = called(name) + (f"::{field}" if field else "")
        return f"[`{path}`]" if name in STRUCTS and not field else f"`{path}`"

    def enum(self, enum):
        name = called(enum.name or enum.prefix)
        return f"`{name}`" if enum.name in OTHER_ENUMS else f"[`{name}`]"

    def constant(self, enum, constant):
        path = f"{called(enum.name or enum.prefix)}::{variant(enum, constant)}"
        return f"`{path}`" if enum.name in OTHER_ENUMS else f"[`{path}`]"

    def function(self, name):
        owner, verb = owner_and_verb(self.model, name)
        return f"`{owner.capitalize()}::{verb}`" if owner else f"`{verb}`"


def variant(enum, constant):
    if enum.is_flags:
        return NAMES.get(constant.name) or enum.short(constant)
    return NAMES.get(constant.name) or pascal(enum.short(constant))


def kind_of(model, struct, field):
    path = f"{struct.name}.{field.name}"
    enum = model.enum_of(field)
    kind = FIELD_KINDS.get(path) or (called(enum.name or enum.prefix) if enum else KINDS.get(field.type.base))
    kind = kind or called(field.type.base)
    if path in GIVEN:
        kind = kind.removeprefix("Option<").removesuffix(">")
    return f"[{kind}; {field.type.length}]" if field.type.length else kind


def field_doc(model, struct, field):
    """The comment of a field; what is 0 in C where nothing is named is `None` here."""
    text = beyond_enum(model, field)
    return re.sub(r"\b0:", "`None`:", text) if kind_of(model, struct, field).startswith("Option<") else text


def documented(model, items):
    """(comments, line) of items that have a text and a line; and whether each has a text."""
    spoken = Spoken(model)
    lines = [line for text, item in items for line in (*doc(model, text, "        ", spoken), f"        {item},")]
    return lines, all(text for text, _ in items)


def block(model, macro, text, head, items):
    lines, complete = documented(model, items)
    yield from ("", f"{macro}! {{", *doc(model, text, "    ", Spoken(model)))
    if not complete:
        yield "    #[allow(missing_docs)]"
    yield from (f"    {head} {{", *lines, "    }", "}")


def enum_lines(model, enum):
    name = called(enum.name or enum.prefix)
    kind = "i32" if any(c.value < 0 for c in enum.constants) else "u32"
    head = f"pub struct {name}" if enum.is_flags else f"pub enum {name}: {kind}"
    items = [(c.doc, f"{variant(enum, c)} = {c.name}") for c in enum.constants]
    yield from block(model, "c_flags" if enum.is_flags else "c_enum", enum.doc, head, items)


def struct_lines(model, struct):
    init = f" init {struct.init.name}" if struct.init and struct.name not in HAS_ARGUMENTS else ""
    items = []
    for field in plain_fields(struct):
        name = NAMES.get(f"{struct.name}.{field.name}") or field.name
        other = f" = {rust_name(field.name)}" if name != field.name else ""
        items.append((field_doc(model, struct, field), f"pub {name}: {kind_of(model, struct, field)}{other}"))
    yield from block(model, "mirror", struct.doc, f"pub struct {called(struct.name)} = {struct.name}{init}", items)


def spread(indent, begin, items, end):
    """A list on one line, or where that is too long a line for each of it."""
    space = " " if begin.endswith("{") else ""
    one = f"{indent}{begin}{space}{', '.join(items)}{space}{end}"
    return [one] if len(one) <= 110 else [f"{indent}{begin}", *(f"{indent}    {item}," for item in items), indent + end]


def event_kinds(model):
    """(constant, name of the variant, member of the union or None) of each type of event."""
    types = next(e for e in model.enums if e.name == "acm_event_type")
    members = {m.name: m for m in model.structs["acm_event"].union.members}
    for constant in types.constants:
        yield constant, pascal(types.short(constant)), members.get(model.event_members.get(constant.name))


def event_lines(model):
    spoken = Spoken(model)
    made, codes = [], []
    yield from ("", "/// What happened.", "#[derive(Clone, Copy, Debug, PartialEq)]", "#[non_exhaustive]",
                "#[allow(missing_docs)]", "pub enum EventKind {")
    for constant, name, member in event_kinds(model):
        struct = member and model.structs[member.type.base]
        yield from doc(model, struct.doc if struct else constant.doc, "    ", spoken)
        pattern = f"EventKind::{name}"
        if not struct:
            yield f"    {name},"
            made += [f"{INDENT}sys::{constant.name} => {pattern},"]
        elif struct.name in STRUCTS:
            yield f"    {name}({called(struct.name)}),"
            made += [f"{INDENT}sys::{constant.name} => {pattern}(Mirrors::from_c(f.{member.name})),"]
            pattern += "(_)"
        else:
            fields = plain_fields(struct)
            yield f"    {name} {{"
            for field in fields:
                yield from doc(model, beyond_enum(model, field), "        ", spoken)
                yield f"        {field.name}: {kind_of(model, struct, field)},"
            yield "    },"
            filled = [f"{f.name}: Mirrors::from_c(f.{member.name}.{rust_name(f.name)})" for f in fields]
            made += spread(INDENT, f"sys::{constant.name} => {pattern} {{", filled, "},")
            pattern += " { .. }"
        codes.append(f"{pattern} => sys::{constant.name}")
    yield from ("    /// An event of a newer library.", "    Other(u8),", "}", "", "impl EventKind {",
                "    pub(crate) fn from_c(c: &sys::acm_event) -> Self {", "        let f = &c.fields;",
                "        // SAFETY: the type says which field of the union was written, and every field is plain data.",
                "        unsafe {", "            match u32::from(c.type_) {")
    yield from made
    yield from ("                _ => EventKind::Other(c.type_),", "            }", "        }", "    }", "",
                "    /// Its number in the C interface.", "    pub fn code(&self) -> u8 {",
                "        let code = match self {")
    yield from (f"            {line}," for line in codes)
    yield from ("            EventKind::Other(code) => return *code,", "        };",
                "        code as u8 // all are below 256", "    }", "}")


def plain_file(model, header, title):
    lines = []
    for item in (*model.enums, *model.structs.values()):
        if item.header == header and item.name in STRUCTS:
            lines += struct_lines(model, item)
        elif item.header == header and item in model.enums and item.name not in OTHER_ENUMS:
            lines += enum_lines(model, item)
    imports = []
    if header == "acmotion.h":
        lines += event_lines(model)
        imports = ["use crate::convert::Mirrors;", "use crate::wire::Opcode;",
                   "use crate::{CellId, Command, Cylinder, Frame, Guid, ObjectId, Position, Vec3};",
                   "use acmotion_sys as sys;"]
    else:
        imports = ["use crate::{Command, Cylinder, Guid, InterpretedMotionState, MotionError, MoveKind};",
                   "use crate::{MovementParameters, ObjectId, Position, RawMotionState, TargetStatus, Vec3};"]
    return "\n".join([f"{HEADING}//! {title}", "", *imports, *lines]) + "\n"


def driver_file(model, root):
    path = root / SCRIPT
    script = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"chapters": []}
    in_script = {f"acm_{call['call']}" for chapter in script["chapters"] for call in chapter["calls"]}
    needed = model.with_inner(name for f in model.functions if f.name in in_script for name in f.needs)
    yield (f"{HEADING}//! The members of structs and of events by their names in the C interface.\n\n"
           "use crate::json::Json;\nuse crate::values::Value;\nuse acmotion::wire::{Message, MessageInfo};\n"
           "use acmotion::*;\n\nstructs! {\n")
    for struct in model.structs.values():
        if struct.name in needed & (STRUCTS | WRITTEN) - {"acm_vec3", "acm_quat", "acm_container_info"}:
            names = ((NAMES.get(f"{struct.name}.{f.name}") or f.name, f.name) for f in plain_fields(struct))
            listed = [rust if rust == c else f'{rust} = "{c}"' for rust, c in names]
            yield "\n".join(spread("    ", f"{called(struct.name)} {{", listed, "}")) + "\n"
    yield "}\n\n/// What an event has beyond its time, object and type, under its name in the C interface.\n"
    yield "pub fn event_fields(kind: &EventKind) -> Option<(&'static str, Json)> {\n    Some(match kind {\n"
    for _, name, member in event_kinds(model):
        if not member:
            continue
        struct = model.structs[member.type.base]
        if struct.name in STRUCTS:
            yield f'        EventKind::{name}(fields) => ("{member.name}", fields.json()),\n'
            continue
        names = [f.name for f in plain_fields(struct)]
        yield f"        EventKind::{name} {{ {', '.join(names)} }} => (\n"
        values = [f'("{n}", {n}.json())' for n in names]
        yield "\n".join([f'            "{member.name}",', *spread(" " * 12, "Json::object([", values, "]),")]) + "\n"
        yield "        ),\n"
    yield "        _ => return None,\n    })\n}\n"


def files(model, root):
    return {
        f"{CRATE}/src/plain.rs": plain_file(model, "acmotion.h", "What acmotion.h has in the same form."),
        f"{CRATE}/src/plain_inspect.rs": plain_file(model, "inspect.h", "What inspect.h has in the same form."),
        f"{CRATE}/tests/conformance/structs.rs": "".join(driver_file(model, root)),
    }
