// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! What may be shared and sent, and ticks on several threads.
use acmotion::{commands, Assets, CellId, Client, Container, Error, Guid, MovementParameters, ObjectId};
use acmotion::{ObjectParameters, Outbox, PlannedTick, PoseBuffer, Position, Server, Worker, World};

const TICK: f64 = 1.0 / 30.0;

fn is_send<T: Send>() {}
fn is_sync<T: Sync>() {}

#[test]
fn types_are_send_and_sync_where_true() {
    is_send::<Assets>();
    is_sync::<Assets>();
    is_send::<World>();
    is_send::<Client>();
    is_send::<Server>();
    is_send::<Container>();
    is_send::<Worker>();
    is_send::<PlannedTick>();
    is_send::<PoseBuffer>();
    is_send::<Outbox>();
    is_sync::<Outbox>();
    is_send::<Error>();
    is_sync::<Error>();
}

fn crowd(assets: &Assets<'static>) -> World<'static> {
    let mut world = World::new(assets).unwrap();
    for i in 0..300u32 {
        let (x, y) = ((i % 20) as f32 * 8.0 + 5.0, (i / 20) as f32 * 8.0 + 5.0);
        let parameters = ObjectParameters {
            setup: Some(ObjectId(0x0200_0001 + i % 2)),
            position: Position::new(CellId(0xA9B4_0001), x, y, 0.0),
            ..ObjectParameters::default()
        };
        world.create_object(Guid(0x8000_0001 + i), &parameters).unwrap();
        let _ = world.do_motion(
            Guid(0x8000_0001 + i),
            commands::WALK_FORWARD,
            &MovementParameters::default(),
        );
    }
    world
}

#[test]
fn ticks_on_threads_are_the_ticks_of_one_bit_for_bit() {
    let mut one = crowd(&Assets::sample().unwrap());
    let mut many = one.try_clone().unwrap();
    for _ in 0..30 {
        one.tick(TICK).unwrap();
        many.tick_on_threads(TICK, 3).unwrap();
    }
    assert_eq!(one.first_difference(&many).unwrap(), None);
    assert_eq!(one.state_hash().unwrap(), many.state_hash().unwrap());
    let many: Vec<_> = many.events().unwrap().collect();
    let last: Vec<_> = one.events().unwrap().collect();
    assert!(!many.is_empty() && last.ends_with(&many));
}

#[test]
fn a_planned_tick_that_is_dropped_is_finished() {
    let mut world = crowd(&Assets::sample().unwrap());
    let mut other = world.try_clone().unwrap();
    let mut tick = world.plan_tick(TICK, 2).unwrap().expect("something is due");
    assert!(tick.ranges() > 1, "{}", tick.ranges());
    tick.workers().next().unwrap().run_range(1).unwrap();
    drop(tick);
    other.tick(TICK).unwrap();
    assert_eq!(world.first_difference(&other).unwrap(), None);
}

#[test]
fn worlds_on_different_threads_share_assets() {
    let assets = Assets::sample().unwrap();
    let run = |_| {
        let assets = assets.clone();
        std::thread::spawn(move || {
            let mut world = crowd(&assets);
            world.tick(1.0).unwrap();
            world.state_hash().unwrap()
        })
    };
    let threads: Vec<_> = (0..3).map(run).collect();
    let hashes: Vec<u64> = threads.into_iter().map(|thread| thread.join().unwrap()).collect();
    assert!(hashes.windows(2).all(|pair| pair[0] == pair[1]), "{hashes:x?}");
}

/// The world keeps what it uses.
#[test]
fn a_world_outlives_the_assets_that_it_was_made_with() {
    let assets = Assets::sample().unwrap();
    let mut world = World::new(&assets).unwrap();
    drop(assets);
    let parameters = ObjectParameters {
        setup: Some(ObjectId(0x0200_0001)),
        ..ObjectParameters::default()
    };
    world.create_object(Guid(1), &parameters).unwrap();
    assert!(world.state(Guid(1)).unwrap().motion_table.is_some());
    assert!(world.assets().unwrap().contains(ObjectId(0x0200_0001)).unwrap());
}
