// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Calls on worlds and their objects.

use crate::json::Json;
use crate::stage::{answered, value, Call, Outcome, Slot, Stage, Stop};
use crate::values::{self, Value};
use acmotion::*;

pub fn play(stage: &mut Stage, call: &Call) -> Option<Outcome> {
    Some(match call.function() {
        "world_create" => create(stage, call),
        "world_copy" => copy(stage, call),
        "world_assign" => assign(stage, call),
        "world_free" => free(stage, call),
        "object_order" => order_world(stage.world(call), call),
        "object_apply_raw_state" => {
            let outcome = stage.world(call).apply_raw_state(call.guid(), &call.get("state"));
            answered(call, outcome)
        }
        "object_apply_interpreted_state" => {
            let (state, actions, autonomous) = (call.get("state"), actions(call), call.get("autonomous"));
            let world = stage.world(call);
            let outcome = world.apply_interpreted_state(call.guid(), &state, &actions, autonomous);
            answered(call, outcome)
        }
        name if name.starts_with("world_") => world(stage.world(call), call).map_err(Into::into),
        name if name.starts_with("object_") => match change(stage.world(call), call) {
            Some(changed) => changed.map(|()| None).map_err(Into::into),
            None => ask(stage.world(call), call).map_err(Into::into),
        },
        _ => return None,
    })
}

fn create(stage: &mut Stage, call: &Call) -> Outcome {
    let options = call.get::<WorldOptions>("options");
    let world = match call.argument("assets") {
        Some(_) => World::with_options(stage.assets(call), &options)?,
        None => World::without_assets(&options)?,
    };
    stage.put(call, Slot::World(world));
    Ok(None)
}

fn copy(stage: &mut Stage, call: &Call) -> Outcome {
    let copy = stage.world(call).try_clone()?;
    stage.put(call, Slot::World(copy));
    Ok(None)
}

fn assign(stage: &mut Stage, call: &Call) -> Outcome {
    let (name, from) = (call.text("world"), call.text("from"));
    if name == from {
        return Err(Stop::CannotSay("a world that is assigned to itself"));
    }
    // The other one leaves the stage meanwhile, so that both can be borrowed.
    let holder = match stage.slots.get(from) {
        Some(Slot::WorldOf(role)) => role.clone(),
        _ => from.to_string(),
    };
    let slot = stage.take(&holder);
    let result = match &slot {
        Slot::World(other) => stage.world_called(name).assign(other),
        Slot::Client(client) => stage.world_called(name).assign(client.world()),
        Slot::Server(server) => stage.world_called(name).assign(server.world()),
        _ => panic!("no world is called {from}"),
    };
    stage.slots.insert(holder, slot);
    Ok(result.map(|()| None)?)
}

fn free(stage: &mut Stage, call: &Call) -> Outcome {
    match stage.take(call.text("world")) {
        Slot::World(world) => drop(world),
        _ => panic!("{} belongs to a role", call.text("world")),
    }
    Ok(None)
}

/// An order of the type that a number names.
fn order(call: &Call) -> std::result::Result<Order, Stop> {
    let json = call.argument("order").expect("an order");
    let field = |name| json.get(name).cloned().unwrap_or(Json::Null);
    fn read<T: Value>(mut value: T, json: Json) -> T {
        if json != Json::Null {
            value.set(&json);
        }
        value
    }
    let number = |name| read(0.0f32, field(name));
    let vector = |name| read(Vec3::default(), field(name));
    let parameters = read(MovementParameters::default(), field("parameters"));
    let motion = read(Command(0), field("motion"));
    let target = read(Guid(0), field("target"));
    let position = read(Position::default(), field("position"));
    let whole_target = || Target {
        guid: target,
        position,
        body_size: read(Cylinder::default(), field("target_size")),
        velocity: vector("velocity"),
    };
    Ok(match read(0u32, field("type")) {
        1 => Order::DoMotion { motion, parameters },
        2 => Order::StopMotion { motion, parameters },
        3 => Order::StopCompletely,
        4 => Order::MoveToObject { target, parameters },
        5 => Order::MoveToPosition { position, parameters },
        6 => Order::MoveToTarget {
            target: whole_target(),
            parameters,
        },
        7 => Order::TurnToObject { target, parameters },
        8 => Order::TurnToHeading { parameters },
        9 => Order::CancelMove,
        10 => Order::Jump {
            extent: number("extent"),
        },
        11 => Order::StickTo { target },
        12 => Order::Unstick,
        13 => Order::InterpolateTo {
            position,
            keep_heading: read(false, field("keep_heading")),
        },
        14 => Order::StopInterpolating,
        15 => Order::ConstrainTo {
            position,
            constraint_start: number("constraint_start"),
            constraint_max: number("constraint_max"),
        },
        16 => Order::Unconstrain,
        17 => Order::Teleport { position },
        18 => Order::SetVelocity {
            velocity: vector("velocity"),
            omega: vector("omega"),
        },
        19 => Order::SetLocalVelocity {
            velocity: vector("velocity"),
        },
        20 => Order::SetOmega {
            omega: vector("omega"),
        },
        21 => Order::SetState {
            state: read(PhysicsState(0), field("state")),
        },
        22 => Order::SetRunRate {
            run_rate: number("run_rate"),
        },
        23 => Order::CompleteTeleport,
        24 => Order::CorrectPosition,
        _ => return Err(Stop::CannotSay("an order of a type that there is not")),
    })
}

fn done(result: Result<()>) -> Result<acmotion::Outcome> {
    result.map(|()| acmotion::Outcome::Accepted)
}

/// Gives an order through the function that is named after it. What is no order of this side goes through `order`,
/// which refuses it.
macro_rules! give {
    ($whom:ident, $call:ident, $guid:ident, { $($pattern:pat => $given:expr,)* }) => {{
        let $guid = $call.guid();
        let outcome = match order($call)? {
            Order::DoMotion { motion, parameters } => $whom.do_motion($guid, motion, &parameters),
            Order::StopMotion { motion, parameters } => $whom.stop_motion($guid, motion, &parameters),
            Order::StopCompletely => $whom.stop_completely($guid),
            Order::MoveToObject { target, parameters } => $whom.move_to_object($guid, target, &parameters),
            Order::MoveToPosition { position, parameters } => $whom.move_to_position($guid, position, &parameters),
            Order::TurnToObject { target, parameters } => $whom.turn_to_object($guid, target, &parameters),
            Order::TurnToHeading { parameters } => $whom.turn_to_heading($guid, &parameters),
            Order::SetRunRate { run_rate } => $whom.set_run_rate($guid, run_rate),
            Order::Teleport { position } => done($whom.teleport($guid, position)),
            Order::SetState { state } => done($whom.set_state($guid, state)),
            $($pattern => $given,)*
            other => $whom.order($guid, &other),
        };
        answered($call, outcome)
    }};
}

fn order_world(world: &mut World, call: &Call) -> Outcome {
    give!(world, call, guid, {
        Order::MoveToTarget { target, parameters } => world.move_to_target(guid, &target, &parameters),
        Order::CancelMove => world.cancel_move(guid),
        Order::Jump { extent } => world.jump(guid, extent),
        Order::StickTo { target } => world.stick_to(guid, target),
        Order::Unstick => done(world.unstick(guid)),
        Order::InterpolateTo { position, keep_heading } => world.interpolate_to(guid, position, keep_heading),
        Order::StopInterpolating => done(world.stop_interpolating(guid)),
        Order::ConstrainTo { position, constraint_start, constraint_max } => {
            world.constrain_to(guid, position, constraint_start, constraint_max)
        },
        Order::Unconstrain => done(world.unconstrain(guid)),
        Order::SetVelocity { velocity, .. } => done(world.set_velocity(guid, velocity)),
        Order::SetLocalVelocity { velocity } => done(world.set_local_velocity(guid, velocity)),
        Order::SetOmega { omega } => done(world.set_omega(guid, omega)),
    })
}

pub fn order_server(server: &mut Server, call: &Call) -> Outcome {
    give!(server, call, guid, {
        Order::SetVelocity { velocity, omega } => done(server.set_velocity(guid, velocity, omega)),
        Order::CompleteTeleport => done(server.complete_teleport(guid)),
        Order::CorrectPosition => done(server.correct_position(guid)),
    })
}

fn world(world: &mut World, call: &Call) -> Result<Option<Json>> {
    Ok(Some(match call.function() {
        "world_tick" => return world.tick(call.get("seconds")).map(|()| None),
        "world_reserve" => return world.reserve(call.get("objects")).map(|()| None),
        "world_clear_events" => return world.clear_events().map(|()| None),
        "world_clock" => Json::object([
            ("seconds", world.clock()?.json()),
            ("ticks", world.ticks()?.json()),
        ]),
        "world_refresh" => world.refresh()?.json(),
        "world_count" => world.object_count()?.json(),
        "world_guids" => values::list_of(&world.guids()?),
        "world_read_states" => read_states(world, &call.guids())?,
        "world_read_positions" => {
            let mut positions = vec![Position::default(); call.guids().len()];
            let found = world.read_positions(&call.guids(), &mut positions)?;
            Json::object([
                ("found", found.json()),
                ("positions", values::list_of(&positions)),
            ])
        }
        "world_display_positions" => {
            let mut positions = vec![Position::default(); call.guids().len()];
            world.read_display_positions(&call.guids(), call.get("seconds_since_tick"), &mut positions)?;
            values::list_of(&positions)
        }
        "world_events" => {
            let later = world.events()?.skip(call.get("first"));
            Json::list(later.map(|event| values::event(&event)))
        }
        "world_dropped_events" => world.dropped_events()?.json(),
        "world_hook_fields" => values::hook_fields(&world.hook_fields(&call.changed("source", no_hook()))?),
        "world_write_poses" => Json::List(poses(world, call, &call.guids())?),
        other => panic!("no such call: {other}"),
    }))
}

fn no_hook() -> HookSource {
    HookSource {
        animation: None,
        script: None,
        frame: 0,
        index: 0,
    }
}

fn read_states(world: &World, guids: &[Guid]) -> Result<Json> {
    let mut states = Vec::new();
    world.read_states(guids, &mut states)?;
    let found = states.iter().flatten().count();
    let states = states
        .iter()
        .map(|state| state.as_ref().map_or(Json::Null, Value::json));
    Ok(Json::object([
        ("found", found.json()),
        ("states", Json::list(states)),
    ]))
}

/// Poses of these objects, in as much room as the call has.
fn poses(world: &World, call: &Call, guids: &[Guid]) -> Result<Vec<Json>> {
    let option = |name: &str| {
        call.argument("options")
            .and_then(|options| options.get(name))
            .cloned()
    };
    let flag = |name: &str| option(name) == Some(Json::Flag(true));
    let shape = PoseShape::from_code(option("format").map_or(0, |format| format.as_number() as u32));
    let options = PoseOptions {
        smooth: flag("smooth"),
        seconds_since_tick: option("seconds_since_tick").map(|seconds| seconds.as_number()),
        column_major: flag("column_major"),
        report_scales: flag("report_scales"),
        zero_unused: flag("zero_unused"),
        landblock: option("landblock").map(|cell| CellId(cell.as_number() as u32)),
    };
    let parts = call
        .argument("part_capacity")
        .map_or(64, |parts| parts.as_number() as usize);
    let numbers = match shape {
        PoseShape::Frame => 7,
        PoseShape::Matrix3x4 => 12,
        _ => 16,
    };
    let mut memory = vec![0.0f32; guids.len() * parts * numbers];
    let mut scales = vec![Vec3::default(); guids.len() * parts];
    let room = call
        .argument("data_size")
        .map_or(memory.len(), |bytes| bytes.as_number() as usize / 4);
    let mut buffer = PoseBuffer::floats(&mut memory[..room], parts as u32, shape);
    if options.report_scales {
        buffer = buffer.with_scales(&mut scales);
    }
    let mut counts = Vec::new();
    if call.function() == "object_write_pose" {
        counts.push(world.write_pose(guids[0], &options, &mut buffer)? as u32);
    } else {
        world.write_poses(guids, &options, &mut buffer, &mut counts)?;
    }
    let pose = |(object, count): (usize, &u32)| {
        let written = object * parts..object * parts + *count as usize;
        let part = |part: usize| values::list_of(&memory[part * numbers..(part + 1) * numbers]);
        let mut fields = vec![("parts", Json::list(written.clone().map(part)))];
        if options.report_scales {
            fields.push(("scales", values::list_of(&scales[written])));
        }
        Json::object(fields)
    };
    Ok(counts.iter().enumerate().map(pose).collect())
}

/// Calls that give back nothing. `None`: not one of these.
fn change(world: &mut World, call: &Call) -> Option<Result<()>> {
    let guid = call.guid();
    Some(match call.function() {
        "object_create" => world.create_object(guid, &call.get("parameters")),
        "object_delete" => world.delete_object(guid),
        "object_set_facts" => world.set_facts(guid, &call.get("facts")),
        "object_set_weenie" => world.set_weenie(guid, &call.changed("weenie", no_weenie())),
        "object_set_ground_contact" => {
            world.set_ground_contact(guid, call.get("contact"), call.get("walkable"))
        }
        "object_enter_world" => world.enter_world(guid),
        "object_exit_world" => world.exit_world(guid),
        "object_attach" => world.attach(
            guid,
            call.get("parent"),
            call.get("location"),
            call.get("placement"),
        ),
        "object_set_motion_table" => world.set_motion_table(guid, call.get("motion_table")),
        "object_play_script" => world.play_script(guid, call.get("script")),
        "object_play_script_type" => world.play_script_type(guid, call.get("type"), call.get("mod")),
        "object_play_default_script" => world.play_default_script(guid),
        "object_update_target" => world.update_target(guid, &call.changed("target", no_target())),
        "object_lose_target" => {
            let status = TargetStatus::from_code(call.get("status"));
            world.lose_target(guid, call.get("target"), status)
        }
        "object_end_step" => {
            let answer = StepAnswer {
                frame: Frame::default(),
                contact: false,
                walkable: false,
            };
            world.end_step(guid, &call.changed("answer", answer))
        }
        _ => return None,
    })
}

/// All 0.
fn no_weenie() -> WeenieFacts {
    WeenieFacts {
        present: false,
        is_creature: false,
        is_local_player: false,
        knows_run_rate: false,
        jump_model: JumpModel::Refuses,
        can_jump: false,
        knows_stamina_cost: false,
        recent_player_killer: false,
        run_rate: 0.0,
        jump_velocity: 0.0,
        stamina_cost: 0,
        jump_skill: 0.0,
        load: 0.0,
        stamina: 0,
        run_skill: 0.0,
        runs_by_skill: false,
        run_rate_above_800: false,
    }
}

fn no_target() -> Target {
    Target {
        guid: Guid(0),
        position: Position::default(),
        body_size: Cylinder::default(),
        velocity: Vec3::default(),
    }
}

fn actions(call: &Call) -> Vec<MotionAction> {
    let items = call.argument("actions").map_or(&[][..], Json::items);
    let read = |item: &Json| {
        let mut action = MotionAction {
            command: Command(0),
            speed: 0.0,
            timestamp: 0,
            autonomous: false,
        };
        action.set(item);
        action
    };
    items.iter().map(read).collect()
}

fn ask(world: &mut World, call: &Call) -> Result<Option<Json>> {
    let guid = call.guid();
    Ok(Some(match call.function() {
        "object_get_state" => world.state(guid)?.json(),
        "object_get_facts" => world.facts(guid)?.json(),
        "object_name" => values::bytes(&world.name(guid)?),
        "object_distance_between" => world.distance_between(call.get("a"), call.get("b"))?.json(),
        "object_resolve_sound" => world.resolve_sound(guid, &call.get("query"))?.json(),
        "object_part_looks" => values::list_of(&world.part_looks(guid)?),
        "object_plan_steps" => Json::list(world.plan_steps(guid)?.map(|seconds| seconds.json())),
        "object_begin_step" => {
            return Ok(world
                .begin_step(guid, call.get("quantum"))?
                .map(|frame| frame.json()))
        }
        "object_write_pose" => poses(world, call, &[guid])?.remove(0),
        other => panic!("no such call: {other}"),
    }))
}

/// Some calls together: from the plan of a tick to its end, since in Rust nothing else can be done meanwhile. Returns
/// the outcome of each.
pub fn play_tick(stage: &mut Stage, calls: &[Call]) -> Vec<Outcome> {
    let mut outcomes = Vec::new();
    let workers = stage
        .slots
        .values()
        .filter(|slot| matches!(slot, Slot::Worker))
        .count();
    if workers == 0 {
        return vec![Err(Stop::CannotSay("a planned tick without workers"))];
    }
    let world = stage.world(&calls[0]);
    let mut tick = match world.plan_tick(calls[0].get("seconds"), workers) {
        Ok(Some(tick)) => tick,
        Ok(None) => return vec![value(0.json())],
        Err(error) => return vec![Err(error.into())],
    };
    outcomes.push(value(tick.ranges().json()));
    for call in &calls[1..] {
        if !call.needs().is_empty() {
            outcomes.push(Err(Stop::CannotSay("a world in the middle of a tick")));
            continue;
        }
        match call.function() {
            "worker_run_range" => {
                let mut worker = tick.workers().next().expect("a worker");
                outcomes.push(
                    worker
                        .run_range(call.get("range"))
                        .map(|()| None)
                        .map_err(Into::into),
                );
            }
            "world_finish_tick" => {
                outcomes.push(tick.finish().map(|()| None).map_err(Into::into));
                return outcomes;
            }
            other => panic!("{other} in the middle of a tick"),
        }
    }
    outcomes
}
