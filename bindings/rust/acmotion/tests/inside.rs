// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! The inside of bodies, with the feature `inspect`.
#![cfg(feature = "inspect")]
use acmotion::inside::{Inside, NodeRole, RampKind};
use acmotion::{commands, Assets, CellId, Guid, MotionError, MoveFlags, MoveKind, MovementParameters};
use acmotion::{ObjectId, ObjectParameters, Order, Position, Status, TargetStatus, World};

const GUARD: Guid = Guid(0x8000_0001);
const SWORD: Guid = Guid(0x8000_0002);
const BEAST: Guid = Guid(0x8000_0003);
const GLOW: ObjectId = ObjectId(0x3300_0001);

fn parameters(setup: u32, east: f32) -> ObjectParameters {
    ObjectParameters {
        setup: Some(ObjectId(setup)),
        position: Position::new(CellId(0x1010_0001), east, 10.0, 0.0),
        ..ObjectParameters::default()
    }
}

fn world_with_guard() -> World<'static> {
    let mut world = World::new(&Assets::sample().unwrap()).unwrap();
    world
        .create_object(GUARD, &parameters(0x0200_0001, 10.0))
        .unwrap();
    world
}

fn pass(world: &mut World, ticks: u32) {
    for _ in 0..ticks {
        world.tick(1.0 / 30.0).unwrap();
    }
}

#[test]
fn a_swing_is_shown_node_by_node_in_both_queues_and_in_the_motion_state() {
    let mut world = world_with_guard();
    world
        .order(GUARD, &Order::motion(commands::SWORD_COMBAT))
        .unwrap();
    pass(&mut world, 90);
    let usual = MovementParameters::default();
    let swing = MovementParameters {
        context_id: 77,
        speed: 1.5,
        flags: usual.flags.with(MoveFlags::DISABLE_JUMP_DURING_LINK),
        ..usual
    };
    world.do_motion(GUARD, commands::SLASH_HIGH, &swing).unwrap();
    let inside = Inside::new(&world, GUARD).unwrap();
    let state = world.state(GUARD).unwrap();

    let sequence = inside.sequence;
    let nodes = &inside.sequence_nodes;
    let is_of_swing = |role| {
        nodes
            .iter()
            .any(|node| node.context_id == 77 && node.role == role)
    };
    assert!(is_of_swing(NodeRole::Action));
    assert_eq!(nodes[sequence.first_cyclic as usize].role, NodeRole::Cycle);
    assert_eq!(Some(nodes[sequence.current as usize].animation), state.animation);
    assert_eq!(sequence.frame_number, state.frame_number);
    assert_eq!(sequence.key_frame, state.frame_number as i32);

    let queued = &inside.queued_motions[..];
    assert_eq!(
        queued
            .iter()
            .map(|q| (q.motion, q.context_id))
            .collect::<Vec<_>>(),
        [(commands::SLASH_HIGH, 77)]
    );
    assert!(queued[0].animations > 0);
    assert_eq!(
        inside.pending_motions[0].jump_error,
        MotionError::CantJumpFromThisPosition
    );
    let table = inside.motion_table_manager;
    assert_eq!(table.style, Some(commands::SWORD_COMBAT));
    assert_eq!(table.substate, Some(state.substate));

    let listed = |actions: &[acmotion::MotionAction]| -> Vec<_> {
        actions
            .iter()
            .map(|action| (action.command, action.speed))
            .collect()
    };
    assert_eq!(listed(&inside.actions), [(commands::SLASH_HIGH, 1.5)]);
    assert_eq!(inside.raw_actions[0].command, commands::SLASH_HIGH);
    assert_eq!(inside.interpreted_actions[0].command, commands::SLASH_HIGH);
    assert!(inside.modifiers.is_empty());
    assert!(inside.motion_interp.exists && inside.motion_interp.initted);
    assert_eq!(inside.motion_interp.raw.current_style, commands::SWORD_COMBAT);
    assert!(!inside.move_to.exists && inside.move_to.current_command.is_none());

    pass(&mut world, 120);
    assert!(Inside::new(&world, GUARD).unwrap().queued_motions.is_empty());
}

#[test]
fn a_turn_on_the_way_is_a_modifier() {
    let mut world = world_with_guard();
    for motion in [commands::WALK_FORWARD, commands::TURN_RIGHT] {
        world.order(GUARD, &Order::motion(motion)).unwrap();
    }
    let inside = Inside::new(&world, GUARD).unwrap();
    let modifiers: Vec<_> = inside.modifiers.iter().map(|m| m.command).collect();
    assert_eq!(modifiers, [commands::TURN_RIGHT]);
    assert_eq!(
        inside.motion_interp.interpreted.turn_command,
        commands::TURN_RIGHT
    );
}

#[test]
fn managers_ramps_scripts_and_children_have_their_fields() {
    let mut world = world_with_guard();
    world
        .create_object(SWORD, &parameters(0x0200_0010, 10.0))
        .unwrap();
    world
        .create_object(BEAST, &parameters(0x0200_0002, 25.0))
        .unwrap();
    world.attach(SWORD, Some(GUARD), 1, 1).unwrap();
    let order = Order::MoveToObject {
        target: BEAST,
        parameters: MovementParameters::with_context(5),
    };
    world.order(GUARD, &order).unwrap();
    world.play_script(GUARD, GLOW).unwrap();
    pass(&mut world, 3);
    let inside = Inside::new(&world, GUARD).unwrap();
    let (move_to, target) = (inside.move_to, inside.target);
    assert_eq!(
        (move_to.kind, move_to.sought_object, move_to.parameters.context_id),
        (MoveKind::Object, Some(BEAST), 5)
    );
    assert_eq!(move_to.sought_position.frame.origin.x, 25.0);
    assert!(!inside.move_legs.is_empty());
    assert!(inside
        .move_legs
        .iter()
        .all(|leg| matches!(leg.kind, MoveKind::Position | MoveKind::TurnToHeading)));
    assert_eq!((target.object, target.status), (Some(BEAST), TargetStatus::Ok));
    assert_eq!(Inside::new(&world, BEAST).unwrap().watchers, [GUARD]);
    assert!(inside.watchers.is_empty());
    assert_eq!(inside.children, [SWORD]);
    assert_eq!(inside.queued_scripts[0].script, GLOW);
    assert_eq!(inside.ramps[0].kind, RampKind::Luminous);
    assert!(inside.ramps[0].created <= inside.body.physics_time);
    assert!(!inside.sticky.exists && inside.sticky.target.is_none());
}

#[test]
fn looking_inside_changes_nothing_and_an_object_that_is_not_there_is_refused() {
    let mut world = world_with_guard();
    pass(&mut world, 3);
    let before = world.state_hash().unwrap();
    let inside = Inside::new(&world, GUARD).unwrap();
    assert_eq!(inside, Inside::new(&world, GUARD).unwrap());
    assert_eq!(world.state_hash().unwrap(), before);
    let error = Inside::new(&world, BEAST).unwrap_err();
    assert_eq!((error.status(), error.guid()), (Status::NoObject, Some(BEAST)));
}
