// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py from the C headers.
//! The members of structs and of events by their names in the C interface.

use crate::json::Json;
use crate::values::Value;
use acmotion::wire::{Message, MessageInfo};
use acmotion::*;

structs! {
    Frame { origin, rotation }
    Position { cell, frame }
    Cylinder { radius, height }
    ContainerEntry { id, offset, size, time, iteration, flags, version }
    ByteRange { offset, size, likely }
    MissingAsset { id, status }
    Setup {
        id,
        radius,
        height,
        step_up_height,
        step_down_height,
        motion_table,
        default_animation,
        sound_table,
        script_table,
        default_script,
        part_count,
        hold_location_count,
    }
    SetupPart { model, scale }
    HoldLocation { key, part, frame }
    WorldOptions {
        viewer,
        event_capacity,
        max_objects,
        random_seed,
        event_slots,
        max_speed,
        stall_motion_slack,
        stall_move_timeout,
        ground,
        gate_passes,
        sleep_when_far,
        detect_stalls,
        reapply_every_modifier,
        even_static_turn,
        pass_tolerance,
    }
    WeenieFacts {
        present,
        is_creature,
        is_local_player,
        knows_run_rate,
        jump_model,
        can_jump,
        knows_stamina_cost,
        recent_player_killer,
        run_rate,
        jump_velocity,
        stamina_cost,
        jump_skill,
        load,
        stamina,
        run_skill,
        runs_by_skill,
        run_rate_above_800,
    }
    ObjectFacts { state, weenie, scale, ground_height, step_down_height, ground, placement_blocked, blocked }
    ObjectEffects { sound_table, script_table, default_script, script_intensity, translucency }
    ObjectParameters { setup, motion_table, position, effects, in_world, facts }
    InterpretedMotionState {
        current_style,
        forward_command,
        forward_speed,
        sidestep_command,
        sidestep_speed,
        turn_command,
        turn_speed,
    }
    ObjectState {
        guid,
        position,
        velocity,
        achieved_velocity,
        omega,
        state,
        scale,
        body_size,
        contact,
        on_walkable,
        active,
        in_world,
        last_move_was_autonomous,
        parent,
        hold_location,
        setup,
        motion_table,
        part_count,
        style,
        substate,
        substate_speed,
        animation,
        frame_number,
        pending_motions,
        effects,
        translucency,
        queued_scripts,
        movement,
        move_kind = "move",
        move_target,
        stuck_to,
        interpolating,
        constrained,
    }
    MovementParameters {
        flags,
        distance_to_object,
        min_distance,
        fail_distance,
        desired_heading,
        speed,
        walk_run_threshold,
        context_id,
        hold_key_to_apply,
        action_stamp,
    }
    RawMotionState {
        current_hold_key,
        current_style,
        forward_command,
        forward_hold_key,
        forward_speed,
        sidestep_command,
        sidestep_hold_key,
        sidestep_speed,
        turn_command,
        turn_hold_key,
        turn_speed,
    }
    MotionAction { command, speed, timestamp, autonomous }
    Target { guid, position, body_size, velocity }
    StepAnswer { frame, contact, walkable }
    HookSource { animation, script, frame, index }
    HookEvent { hook = "type", source, order, context_id, move_context_id, wave, volume, scale }
    SoundQuery { sound_type, hook, pick, roll, fair }
    SoundChoice { wave, priority, volume }
    PartLook { translucency, luminosity, diffuse, is_drawn }
    ClientOptions {
        max_deferred_messages,
        max_deferred_bytes,
        expects_player,
        run_key_sends,
        resuming_sends,
        silent_in_portal,
        max_objects,
        run_as_default,
    }
    ClientState {
        player,
        jump_level,
        autonomy_level,
        controlled_by_server,
        auto_run,
        mouse_look,
        deferred_messages,
        evicted_messages,
        outbox_messages,
        outbox_bytes,
    }
    Key { motion, speed, is_mouse, run }
    Plane { normal, d }
    ServerRules {
        max_actions,
        move_interval,
        other_interval,
        relay_interval,
        player_interval,
        lateness,
        farthest_request,
        max_key_speed,
        travel_speed,
        travel_slack,
        bounds_jumps,
        announces_jumps,
        clients_choose_level,
        min_key_speed,
        jump_slack,
    }
    MotionQuery { motion_table, motion, speed, style, from, from_speed, tick_seconds }
    HookTime { time, tick, status, hook = "type", source, segment }
    MotionSegment { animation, low_frame, high_frame, framerate, start, end, cyclic }
    MessageInfo { opcode, guid, is_known, is_client_action, oddities }
    Message {
        opcode,
        guid,
        parent,
        location,
        placement,
        state,
        id,
        amount,
        action,
        motion,
        hold_key,
        flag,
        velocity,
        omega,
        timestamps,
        padding,
    }
}

/// What an event has beyond its time, object and type, under its name in the C interface.
pub fn event_fields(kind: &EventKind) -> Option<(&'static str, Json)> {
    Some(match kind {
        EventKind::MotionDone { motion, success, context_id, move_context_id } => (
            "motion_done",
            Json::object([
                ("motion", motion.json()),
                ("success", success.json()),
                ("context_id", context_id.json()),
                ("move_context_id", move_context_id.json()),
            ]),
        ),
        EventKind::MotionRefused { motion, motion_error, context_id, move_context_id } => (
            "motion_refused",
            Json::object([
                ("motion", motion.json()),
                ("motion_error", motion_error.json()),
                ("context_id", context_id.json()),
                ("move_context_id", move_context_id.json()),
            ]),
        ),
        EventKind::Hook(fields) => ("hook", fields.json()),
        EventKind::VelocitySet { local_velocity } => (
            "velocity_set",
            Json::object([("local_velocity", local_velocity.json())]),
        ),
        EventKind::MoveFinished { motion_error, context_id } => (
            "move_finished",
            Json::object([("motion_error", motion_error.json()), ("context_id", context_id.json())]),
        ),
        EventKind::Stuck { target } => (
            "stick",
            Json::object([("target", target.json())]),
        ),
        EventKind::Unstuck { target } => (
            "stick",
            Json::object([("target", target.json())]),
        ),
        EventKind::Blipped { to, distance } => (
            "blipped",
            Json::object([("to", to.json()), ("distance", distance.json())]),
        ),
        EventKind::TargetLost { target, status } => (
            "target_lost",
            Json::object([("target", target.json()), ("status", status.json())]),
        ),
        EventKind::LimitReached { limit, count } => (
            "limit_reached",
            Json::object([("limit", limit.json()), ("count", count.json())]),
        ),
        EventKind::AssetMissing { id } => (
            "asset_missing",
            Json::object([("id", id.json())]),
        ),
        EventKind::Stalled { is_move, motion, animations, age } => (
            "stalled",
            Json::object([
                ("is_move", is_move.json()),
                ("motion", motion.json()),
                ("animations", animations.json()),
                ("age", age.json()),
            ]),
        ),
        EventKind::SoundHeard { sound_type, wave, volume, position } => (
            "sound_heard",
            Json::object([
                ("sound_type", sound_type.json()),
                ("wave", wave.json()),
                ("volume", volume.json()),
                ("position", position.json()),
            ]),
        ),
        EventKind::MessageNotApplied { opcode, reason, movement_only } => (
            "message_not_applied",
            Json::object([
                ("opcode", opcode.json()),
                ("reason", reason.json()),
                ("movement_only", movement_only.json()),
            ]),
        ),
        _ => return None,
    })
}
