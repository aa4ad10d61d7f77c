// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! A server and a client of its player, each over a world of its own.
use acmotion::{commands, Assets, Audience, CellId, Client, ClientOptions, Guid, ObjectId, ObjectParameters};
use acmotion::{Order, Outbox, Position, Role, Server, ServerRules, Status, World};

const PLAYER: Guid = Guid(0x5000_0001);
const TICK: f64 = 1.0 / 30.0;

fn creature() -> ObjectParameters {
    ObjectParameters {
        setup: Some(ObjectId(0x0200_0001)),
        position: Position::new(CellId(0xA9B4_0013), 50.0, 50.0, 0.0),
        ..ObjectParameters::default()
    }
}

fn server_with_player(assets: &Assets<'static>) -> Server<'static> {
    let mut server = Server::new(World::new(assets).unwrap(), &ServerRules::default()).unwrap();
    server.world_mut().create_object(PLAYER, &creature()).unwrap();
    server.set_player(PLAYER, true).unwrap();
    server
}

fn client_of(server: &Server<'static>, assets: &Assets<'static>) -> Client<'static> {
    let mut client = Client::new(World::new(assets).unwrap(), &ClientOptions::default()).unwrap();
    client.set_player(Some(PLAYER)).unwrap();
    let description = server.describe(PLAYER, &[], &[]).unwrap();
    assert!(client.receive(&description).unwrap().is_accepted());
    client
}

fn north_of(world: &World) -> f32 {
    world.state(PLAYER).unwrap().position.frame.origin.y
}

#[test]
fn keys_move_the_player_here_and_there() {
    let assets = Assets::sample().unwrap();
    let mut server = server_with_player(&assets);
    let mut client = client_of(&server, &assets);
    let mut outbox = Outbox::new();
    let mut accepted = 0;
    client.press_key(commands::WALK_FORWARD).unwrap();
    for _ in 0..60 {
        client.world_mut().tick(TICK).unwrap();
        server.world_mut().tick(TICK).unwrap();
        client.update().unwrap();
        client.take_outbox(&mut outbox).unwrap();
        for message in outbox.iter() {
            assert_eq!((message.about, message.audience), (PLAYER, Audience::Server));
            accepted += usize::from(server.receive(PLAYER, message.bytes).unwrap().is_accepted());
        }
    }
    client.release_key(commands::WALK_FORWARD).unwrap();
    assert!(accepted >= 1);
    assert_eq!(client.state().unwrap().outbox_messages, 1);
    assert!(north_of(client.world()) > 51.0);
    assert!(north_of(server.world()) > 51.0);
}

#[test]
fn the_mouse_turns_the_player() {
    let assets = Assets::sample().unwrap();
    let server = server_with_player(&assets);
    let mut client = client_of(&server, &assets);
    client.mouse_turn(0.5).unwrap();
    assert_eq!(client.world().state(PLAYER).unwrap().movement.turn_speed, 1.0);
    client.begin_mouse_look().unwrap();
    client.mouse_turn(-0.5).unwrap();
    assert!(client.state().unwrap().mouse_look);
    assert!(client.world().state(PLAYER).unwrap().movement.turn_speed < 0.0);
    client.end_mouse_look().unwrap();
    assert!(!client.state().unwrap().mouse_look);
}

#[test]
fn a_role_that_cannot_be_made_gives_the_world_back() {
    let mut world = World::new(&Assets::sample().unwrap()).unwrap();
    world.create_object(PLAYER, &creature()).unwrap();
    let rules = ServerRules {
        lateness: f64::NAN,
        ..ServerRules::default()
    };
    let refused = Server::new(world, &rules).unwrap_err();
    assert_eq!(
        (refused.error().status(), refused.error().field()),
        (Status::NotFinite, "rules")
    );
    let world = refused.into_world();
    assert_eq!(world.guids().unwrap(), [PLAYER]);
    Server::new(world, &ServerRules::default()).unwrap();
}

#[test]
fn a_role_leaves_its_world_and_the_world_may_have_another() {
    let assets = Assets::sample().unwrap();
    let world = server_with_player(&assets).into_world().unwrap();
    assert_eq!(world.guids().unwrap(), [PLAYER]);
    let client = Client::new(world, &ClientOptions::default()).unwrap();
    assert_eq!(client.world().guids().unwrap(), [PLAYER]);
}

#[test]
fn copies_of_a_role_run_alike() {
    let assets = Assets::sample().unwrap();
    let mut server = server_with_player(&assets);
    server
        .order(PLAYER, &Order::motion(commands::WALK_FORWARD))
        .unwrap();
    let mut copy = server.try_clone().unwrap();
    for _ in 0..10 {
        server.world_mut().tick(TICK).unwrap();
        server.broadcast_due().unwrap();
    }
    let apart = server
        .first_difference(&copy)
        .unwrap()
        .expect("only one of them has run");
    assert!(!apart.field.is_empty());
    for _ in 0..10 {
        copy.world_mut().tick(TICK).unwrap();
        copy.broadcast_due().unwrap();
    }
    assert_eq!(server.first_difference(&copy).unwrap(), None);
    assert_eq!(server.state_hash().unwrap(), copy.state_hash().unwrap());
}

#[test]
fn a_snapshot_brings_a_server_back() {
    let assets = Assets::sample().unwrap();
    let mut server = server_with_player(&assets);
    let before = server.snapshot().unwrap();
    let hash = server.state_hash().unwrap();
    server
        .order(PLAYER, &Order::motion(commands::WALK_FORWARD))
        .unwrap();
    server.world_mut().tick(1.0).unwrap();
    assert_ne!(server.state_hash().unwrap(), hash);
    server.read_snapshot(&before).unwrap();
    assert_eq!(server.state_hash().unwrap(), hash);
}

/// Worlds keep their role, so whoever swaps them swaps the roles too.
#[test]
fn worlds_that_are_swapped_take_their_roles_along() {
    let assets = Assets::sample().unwrap();
    let mut one = server_with_player(&assets);
    let mut two = Server::new(World::new(&assets).unwrap(), &ServerRules::default()).unwrap();
    std::mem::swap(one.world_mut(), two.world_mut());
    two.order(PLAYER, &Order::motion(commands::WALK_FORWARD)).unwrap();
    let error = one
        .order(PLAYER, &Order::motion(commands::WALK_FORWARD))
        .unwrap_err();
    assert_eq!((error.status(), error.guid()), (Status::NoObject, Some(PLAYER)));
}

#[test]
fn a_server_whose_world_was_replaced_by_a_plain_one_refuses_calls() {
    let assets = Assets::sample().unwrap();
    let mut server = server_with_player(&assets);
    let taken = std::mem::replace(server.world_mut(), World::new(&assets).unwrap());
    assert_eq!(server.broadcast_due().unwrap_err().status(), Status::NullArgument);
    assert_eq!(taken.guids().unwrap(), [PLAYER]);
    drop(taken);
    drop(server);
}

/// What is the same for both, with the trait alone.
fn send_all<'data>(role: &mut impl Role<'data>) -> Vec<(Guid, Vec<u8>)> {
    let mut outbox = Outbox::new();
    role.read_outbox(&mut outbox).unwrap();
    let count = outbox.len();
    role.take_outbox(&mut outbox).unwrap();
    assert_eq!(outbox.len(), count);
    let sent = outbox.iter().map(|m| (m.about, m.bytes.to_vec())).collect();
    role.read_outbox(&mut outbox).unwrap();
    assert!(outbox.is_empty());
    sent
}

fn run_and_compare<'data>(mut role: impl Role<'data>) -> World<'data> {
    let before = role.snapshot().unwrap();
    let mut copy = role.try_clone().unwrap();
    role.world_mut().tick(TICK).unwrap();
    assert_ne!(role.state_hash().unwrap(), copy.state_hash().unwrap());
    let world = role.world().try_clone().unwrap();
    copy.world_mut().assign(&world).unwrap();
    copy.assign(&role).unwrap();
    assert_eq!(role.state_hash().unwrap(), copy.state_hash().unwrap());
    role.read_snapshot(&before).unwrap();
    assert_ne!(role.state_hash().unwrap(), copy.state_hash().unwrap());
    let over = role.try_clone_over(role.world().try_clone().unwrap()).unwrap();
    assert_eq!(role.state_hash().unwrap(), over.state_hash().unwrap());
    role.clear_outbox().unwrap();
    role.into_world().unwrap()
}

#[test]
fn code_for_any_role_takes_a_client_and_a_server() {
    let assets = Assets::sample().unwrap();
    let mut server = server_with_player(&assets);
    let mut client = client_of(&server, &assets);
    client.press_key(commands::WALK_FORWARD).unwrap();
    let pressed = send_all(&mut client);
    assert!(!pressed.is_empty());
    for (about, bytes) in &pressed {
        assert_eq!(*about, PLAYER);
        assert!(server.receive(PLAYER, bytes).unwrap().is_accepted());
    }
    assert!(!send_all(&mut server).is_empty());
    assert_eq!(run_and_compare(client).guids().unwrap(), [PLAYER]);
    assert_eq!(run_and_compare(server).guids().unwrap(), [PLAYER]);
}
