// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Calls on nothing: the library, names, defaults, places, messages as bytes.

use crate::json::Json;
use crate::stage::{value, Call, Outcome, Slot, Stage, Stop};
use crate::values::{self, Value};
use acmotion::wire::{self, Message, Opcode};
use acmotion::*;

/// `None`: not one of these calls.
pub fn play(stage: &mut Stage, call: &Call) -> Option<Outcome> {
    library(call)
        .or_else(|| names(call))
        .or_else(|| defaults(call))
        .or_else(|| places(call))
        .or_else(|| wire(stage, call))
}

/// A number that has a type of its own in Rust, of 8 bits.
fn small(call: &Call, name: &str) -> std::result::Result<u8, Stop> {
    u8::try_from(call.get::<u32>(name)).map_err(|_| Stop::CannotSay("a number beyond 8 bits"))
}

fn library(call: &Call) -> Option<Outcome> {
    Some(match call.function() {
        "set_allocator" => set_allocator(call),
        "version" => value(values::name(Some(version()))),
        "build_description" => value(build_description().contains(version()).json()),
        "abi_version" => value(abi_version().json()),
        "is_compatible" if call.get::<u32>("abi_version") == abi_version() => value(is_compatible().json()),
        "is_compatible" => Err(Stop::CannotSay(
            "another version of the binary interface than the crate's",
        )),
        "status_text" => value(values::name(Some(Status::from_code(call.get("status")).text()))),
        "motion_error_text" => value(values::name(Some(
            MotionError::from_code(call.get("motion_error")).text(),
        ))),
        "check_reason_text" => value(values::name(Some(
            CheckReason::from_code(call.get("reason")).text(),
        ))),
        "event_type_name" => {
            small(call, "event_type").map(|kind| Some(values::name(Some(EventKind::Other(kind).name()))))
        }
        _ => return None,
    })
}

fn set_allocator(call: &Call) -> Outcome {
    match (call.get("allocate"), call.get("release")) {
        (true, true) => use_global_allocator()?,
        (false, false) => use_default_allocator()?,
        _ => return Err(Stop::CannotSay("one of two functions")),
    }
    Ok(None)
}

fn names(call: &Call) -> Option<Outcome> {
    Some(match call.function() {
        "command_count" => value(Command::all().count().json()),
        "command_at" => value(Command::all().nth(call.get("i")).json()),
        "command_name" => value(values::name(call.get::<Command>("command").name())),
        "find_command" => value(Command::find(call.text("name")).json()),
        "sound_type_name" => value(values::name(sound_type_name(call.get("sound_type")))),
        "script_type_name" => value(values::name(script_type_name(call.get("script_type")))),
        "hook_type_name" => value(values::name(HookType::from_code(call.get("hook_type")).name())),
        _ => return None,
    })
}

fn defaults(call: &Call) -> Option<Outcome> {
    Some(match call.function() {
        "world_options_init" => value(WorldOptions::default().json()),
        "object_facts_init" => value(ObjectFacts::default().json()),
        "object_parameters_init" => value(ObjectParameters::default().json()),
        "movement_parameters_init" => value(MovementParameters::default().json()),
        "raw_motion_state_init" => value(RawMotionState::default().json()),
        "interpreted_motion_state_init" => value(InterpretedMotionState::default().json()),
        "client_options_init" => value(ClientOptions::default().json()),
        "server_rules_init" => value(ServerRules::default().json()),
        "motion_query_init" => value(MotionQuery::default().json()),
        "sound_query_init" => value(SoundQuery::default().json()),
        "message_init" => value(Message::new(Opcode(call.get("opcode"))).json()),
        "pose_options_init" => value(pose_options()),
        "pose_buffer_init" => Err(Stop::CannotSay("memory for poses that is nowhere")),
        "order_init" => Err(Stop::CannotSay(
            "an order of a type that lacks what the type needs",
        )),
        _ => return None,
    })
}

/// The shape is the buffer's.
fn pose_options() -> Json {
    let options = PoseOptions::default();
    Json::object([
        ("format", PoseShape::Frame.code().json()),
        ("smooth", options.smooth.json()),
        ("display", options.seconds_since_tick.is_some().json()),
        ("column_major", options.column_major.json()),
        ("report_scales", options.report_scales.json()),
        ("zero_unused", options.zero_unused.json()),
        ("in_landblock", options.landblock.is_some().json()),
        ("landblock", options.landblock.json()),
        (
            "seconds_since_tick",
            options.seconds_since_tick.unwrap_or(0.0).json(),
        ),
    ])
}

fn places(call: &Call) -> Option<Outcome> {
    let (from, to) = (call.get::<Position>("from"), call.get::<Position>("to"));
    Some(match call.function() {
        "distance" => value(from.distance_to(&to).json()),
        "heading_between" => value(from.heading_to(&to).json()),
        "heading_of" => value(call.get::<Frame>("frame").heading().json()),
        "set_heading" => {
            let mut frame = call.get::<Frame>("frame");
            frame
                .set_heading(call.get("degrees"))
                .map(|()| Some(frame.json()))
                .map_err(Stop::from)
        }
        "adjust_to_outside" => {
            let mut position = call.get::<Position>("position");
            position
                .adjust_to_outside()
                .map(|()| Some(position.json()))
                .map_err(Stop::from)
        }
        _ => return None,
    })
}

fn wire(stage: &mut Stage, call: &Call) -> Option<Outcome> {
    Some(match call.function() {
        "wire_opcode_count" => value(Opcode::all().count().json()),
        "wire_opcode_at" => value(
            Opcode::all()
                .nth(call.get("i"))
                .map_or(0, |opcode| opcode.0)
                .json(),
        ),
        "wire_opcode_name" => value(values::name(Opcode(call.get("opcode")).name())),
        "wire_find_opcode" => value(
            Opcode::find(call.text("name"))
                .map_or(0, |opcode| opcode.0)
                .json(),
        ),
        "wire_is_newer" => value(wire::is_newer(call.get("timestamp"), call.get("than")).json()),
        "wire_identify" => wire::identify(&stage.bytes(call, "bytes"))
            .map(|info| Some(info.json()))
            .map_err(Stop::from),
        "wire_decode" => Message::decode(&stage.bytes(call, "bytes"))
            .map(|m| Some(m.json()))
            .map_err(Stop::from),
        "wire_encode" => encode(stage, call),
        "wire_explain" => match wire::explain(&stage.bytes(call, "bytes")) {
            (_, Some(error)) => Err(error.into()),
            (fields, None) => value(Json::list(fields.iter().map(values::wire_field))),
        },
        _ => return None,
    })
}

fn encode(stage: &mut Stage, call: &Call) -> Outcome {
    let message = call.argument("message").expect("a message");
    let opcode = message
        .get("opcode")
        .map_or(0, |opcode| opcode.as_number() as u32);
    let bytes = call.changed("message", Message::new(Opcode(opcode))).encode()?;
    let result = values::bytes(&bytes);
    stage.put(call, Slot::Bytes(bytes));
    value(result)
}
