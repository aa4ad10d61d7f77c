// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! What verbs of worlds, servers and clients return: what the game refuses is told from what is not possible.
use acmotion::{
    commands, Assets, CellId, Client, ClientOptions, Command, Cylinder, Guid, MotionError, MoveKind,
};
use acmotion::{
    MotionQuery, MovementParameters, ObjectId, ObjectParameters, Order, Outcome, PhysicsState, Position,
};
use acmotion::{Server, ServerRules, Status, Target, Vec3, World};

const GUARD: Guid = Guid(0x8000_0001);
const BEAST: Guid = Guid(0x8000_0002);
const NOBODY: Guid = Guid(0x8000_0099);
const NO_MOTION: Command = Command(0x1000_0FFF);

fn place(x: f32) -> Position {
    Position::new(CellId(0xA9B4_0013), x, 50.0, 0.0)
}

fn world_of_two() -> World<'static> {
    let mut world = World::new(&Assets::sample().unwrap()).unwrap();
    for (guid, x) in [(GUARD, 50.0), (BEAST, 60.0)] {
        let parameters = ObjectParameters {
            setup: Some(ObjectId(0x0200_0001)),
            position: place(x),
            ..ObjectParameters::default()
        };
        world.create_object(guid, &parameters).unwrap();
    }
    world
}

fn server_of_two() -> Server<'static> {
    Server::new(world_of_two(), &ServerRules::default()).unwrap()
}

/// The code with which the game refused.
fn refusal(outcome: acmotion::Result<Outcome>) -> MotionError {
    outcome
        .expect("a refusal is no error")
        .refused()
        .expect("the game refuses it")
}

#[test]
fn a_world_tells_refusals_from_what_is_not_possible() {
    let (mut world, usual) = (world_of_two(), MovementParameters::default());
    let walks = world.do_motion(GUARD, commands::WALK_FORWARD, &usual).unwrap();
    assert!(walks.is_accepted() && walks == Outcome::Accepted && walks.refused().is_none());
    let refused = refusal(world.do_motion(GUARD, NO_MOTION, &usual));
    assert_eq!(refused, MotionError::NoMotionData);
    assert!(refused.text().len() > 10, "{refused}");
    assert_eq!(refusal(world.order(GUARD, &Order::motion(NO_MOTION))), refused);
    assert_eq!(refusal(world.stick_to(GUARD, NOBODY)), MotionError::NoObject);
    assert_eq!(
        refusal(world.move_to_object(GUARD, NOBODY, &usual)),
        MotionError::NoObject
    );
    world.set_ground_contact(GUARD, false, false).unwrap();
    assert!(refusal(world.jump(GUARD, 1.0)) != MotionError::None);

    let before = world.state_hash().unwrap();
    let error = world
        .do_motion(NOBODY, commands::WALK_FORWARD, &usual)
        .unwrap_err();
    assert_eq!((error.status(), error.guid()), (Status::NoObject, Some(NOBODY)));
    assert_eq!(error.motion_error(), None);
    let error = world.jump(GUARD, f32::NAN).unwrap_err();
    assert_eq!((error.status(), error.field()), (Status::NotFinite, "extent"));
    let error = world.unstick(NOBODY).unwrap_err();
    assert_eq!(error.status(), Status::NoObject);
    let error = world.order(GUARD, &Order::CompleteTeleport).unwrap_err();
    assert_eq!(error.status(), Status::Unsupported);
    let error = world.play_script(GUARD, ObjectId(0x3300_0099)).unwrap_err();
    assert_eq!(error.status(), Status::NotFound);
    assert_eq!(world.state_hash().unwrap(), before);
}

#[test]
fn a_server_has_the_verbs_of_a_world() {
    let (mut server, usual) = (server_of_two(), MovementParameters::default());
    assert!(server
        .do_motion(GUARD, commands::WALK_FORWARD, &usual)
        .unwrap()
        .is_accepted());
    assert!(server
        .stop_motion(GUARD, commands::WALK_FORWARD, &usual)
        .unwrap()
        .is_accepted());
    assert!(server.move_to_object(GUARD, BEAST, &usual).unwrap().is_accepted());
    assert!(server
        .move_to_position(GUARD, place(70.0), &usual)
        .unwrap()
        .is_accepted());
    assert!(server.turn_to_object(GUARD, BEAST, &usual).unwrap().is_accepted());
    assert!(server.turn_to_heading(GUARD, &usual).unwrap().is_accepted());
    assert!(server.stop_completely(GUARD).unwrap().is_accepted());
    assert!(server.set_run_rate(GUARD, 2.0).unwrap().is_accepted());
    server.set_state(GUARD, PhysicsState::GRAVITY).unwrap();
    let (up, turn) = (
        Vec3 {
            x: 0.0,
            y: 0.0,
            z: 1.0,
        },
        Vec3 {
            x: 0.0,
            y: 0.0,
            z: 0.5,
        },
    );
    server.set_velocity(GUARD, up, turn).unwrap();
    assert_eq!(server.world().state(GUARD).unwrap().velocity, up);
    server.teleport(GUARD, place(80.0)).unwrap();
    server.complete_teleport(GUARD).unwrap();
    server.correct_position(GUARD).unwrap();
    assert_eq!(server.world().state(GUARD).unwrap().position, place(80.0));

    assert_eq!(
        refusal(server.turn_to_object(GUARD, NOBODY, &usual)),
        MotionError::NoObject
    );
    assert_eq!(
        refusal(server.do_motion(GUARD, NO_MOTION, &usual)),
        MotionError::NoMotionData
    );
    let error = server.set_run_rate(GUARD, f32::INFINITY).unwrap_err();
    assert_eq!((error.status(), error.field()), (Status::NotFinite, "run_rate"));
    let error = server.teleport(NOBODY, place(80.0)).unwrap_err();
    assert_eq!((error.status(), error.guid()), (Status::NoObject, Some(NOBODY)));
    let error = server.order(GUARD, &Order::Jump { extent: 1.0 }).unwrap_err();
    assert_eq!(error.status(), Status::Unsupported);
}

#[test]
fn a_world_has_verbs_of_its_own() {
    let (mut world, usual) = (world_of_two(), MovementParameters::default());
    let kind = |world: &World| world.state(GUARD).unwrap().move_kind;
    let target = Target {
        guid: NOBODY,
        position: place(70.0),
        body_size: Cylinder::default(),
        velocity: Vec3::default(),
    };
    assert!(world
        .move_to_target(GUARD, &target, &usual)
        .unwrap()
        .is_accepted());
    assert_eq!(kind(&world), MoveKind::Object);
    assert!(world.cancel_move(GUARD).unwrap().is_accepted());
    assert_eq!(kind(&world), MoveKind::None);
    assert!(world.stick_to(GUARD, BEAST).unwrap().is_accepted());
    world.unstick(GUARD).unwrap();
    assert!(world
        .interpolate_to(GUARD, place(51.0), true)
        .unwrap()
        .is_accepted());
    world.stop_interpolating(GUARD).unwrap();
    assert!(world
        .constrain_to(GUARD, place(50.0), 1.0, 2.0)
        .unwrap()
        .is_accepted());
    world.unconstrain(GUARD).unwrap();
    let east = Vec3 {
        x: 1.0,
        y: 0.0,
        z: 0.0,
    };
    world.set_velocity(GUARD, east).unwrap();
    world.set_local_velocity(GUARD, east).unwrap();
    world.set_omega(GUARD, east).unwrap();
    assert!(world.jump(GUARD, 0.5).unwrap().is_accepted());
    let between = world.distance_between(GUARD, BEAST).unwrap();
    assert!(between > 5.0 && between < 10.0, "{between}");
    world.tick(0.1).unwrap();
    assert_eq!((world.clock().unwrap(), world.ticks().unwrap()), (0.1, 1));
    world.delete_object(BEAST).unwrap();
    assert_eq!(world.guids().unwrap(), [GUARD]);
}

#[test]
fn keys_return_what_the_game_answers() {
    let mut client = Client::new(world_of_two(), &ClientOptions::default()).unwrap();
    assert!(
        client.press_key(commands::SLASH_HIGH).unwrap().is_accepted(),
        "there is no player"
    );
    client.set_player(Some(GUARD)).unwrap();
    assert!(client.press_key(commands::WALK_FORWARD).unwrap().is_accepted());
    assert!(client.release_key(commands::WALK_FORWARD).unwrap().is_accepted());
    client
        .world_mut()
        .set_ground_contact(GUARD, false, false)
        .unwrap();
    assert_eq!(
        refusal(client.press_key(commands::SLASH_HIGH)),
        MotionError::NotInContact
    );
    let error = client.mouse_turn(f32::NAN).unwrap_err();
    assert_eq!((error.status(), error.field()), (Status::NotFinite, "speed"));
}

#[test]
fn a_query_that_is_refused_is_an_error() {
    let query = MotionQuery::new(ObjectId(0x0900_0001), NO_MOTION);
    let error = Assets::sample().unwrap().timeline(&query).unwrap_err();
    assert_eq!(error.status(), Status::Refused);
    assert_eq!(error.motion_error(), Some(MotionError::NoMotionData));
    assert!(error.to_string().len() > 10, "{error}");
}
