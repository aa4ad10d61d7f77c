// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Iterators over events.
use acmotion::{commands, Assets, CellId, Event, EventKind, Guid, HookType, HookValue};
use acmotion::{MovementParameters, ObjectId, ObjectParameters, Position, World};

const FIRST: Guid = Guid(0x8000_0001);

fn creature(x: f32) -> ObjectParameters {
    ObjectParameters {
        setup: Some(ObjectId(0x0200_0001)),
        position: Position::new(CellId(0xA9B4_0013), x, 50.0, 0.0),
        ..ObjectParameters::default()
    }
}

fn crowd(count: u32) -> World<'static> {
    let mut world = World::new(&Assets::sample().unwrap()).unwrap();
    for i in 0..count {
        world
            .create_object(Guid(FIRST.0 + i), &creature(10.0 + i as f32))
            .unwrap();
    }
    world
}

/// More than an iterator fetches at a time.
#[test]
fn every_event_is_seen_once_and_in_order() {
    let mut world = crowd(50);
    let events: Vec<Event> = world.events().unwrap().collect();
    assert!(events.len() > 100);
    assert_eq!(world.events().unwrap().len(), events.len());
    let created = |event: &&Event| event.kind == EventKind::ObjectCreated;
    let guids: Vec<u32> = events
        .iter()
        .filter(created)
        .map(|event| event.object.0)
        .collect();
    assert_eq!(guids, (FIRST.0..FIRST.0 + 50).collect::<Vec<_>>());
    let mut taken = Vec::new();
    world.take_events(&mut taken).unwrap();
    assert_eq!(taken, events);
    assert_eq!(world.events().unwrap().next(), None);
}

#[test]
fn an_iterator_skips_to_any_event() {
    let world = crowd(50);
    let all: Vec<Event> = world.events().unwrap().collect();
    for n in [0, 1, 31, 32, 33, 64, all.len() - 1] {
        let mut events = world.events().unwrap();
        assert_eq!(events.nth(n), Some(all[n]), "{n}");
        assert_eq!(events.next(), all.get(n + 1).copied(), "{n}");
    }
    let mut events = world.events().unwrap();
    assert_eq!(events.nth(all.len()), None);
    assert_eq!((events.next(), events.len()), (None, 0));
}

#[test]
fn a_swing_reports_its_hit_with_the_context_of_its_order() {
    let mut world = crowd(1);
    world
        .do_motion(FIRST, commands::SWORD_COMBAT, &MovementParameters::default())
        .unwrap();
    world.tick(2.0).unwrap();
    world.clear_events().unwrap();
    world
        .do_motion(FIRST, commands::SLASH_HIGH, &MovementParameters::with_context(77))
        .unwrap();
    world.tick(2.0).unwrap();
    let hit = world.events().unwrap().find_map(|event| match event.kind {
        EventKind::Hook(hook) if hook.hook == HookType::Attack => Some(hook),
        _ => None,
    });
    let hit = hit.expect("a swing hits");
    assert_eq!(hit.context_id, 77);
    let fields = world.hook_fields(&hit.source).unwrap();
    assert_eq!(fields.hook.name(), Some("Attack"));
    assert!(matches!(fields.get("radius"), Some(HookValue::Number(radius)) if radius > 0.0));
    let is_done = |event: Event| {
        matches!(
            event.kind,
            EventKind::MotionDone {
                motion: commands::SLASH_HIGH,
                success: true,
                context_id: 77,
                ..
            }
        )
    };
    assert!(world.events().unwrap().any(is_done));
}
