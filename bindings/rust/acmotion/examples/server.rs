// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! A server of twenty creatures that knows when their swings land: to the tick, before they begin.
use acmotion::{
    commands, Assets, CellId, EventKind, Guid, HookType, MotionQuery, MovementParameters, ObjectId,
};
use acmotion::{ObjectParameters, Outbox, Position, Result, Server, ServerRules, World};
use std::collections::HashMap;

const TICK: f64 = 1.0 / 30.0;
const MANNEQUIN: ObjectId = ObjectId(0x0200_0001);
const CREATURES: u32 = 20;

struct Swing {
    attacker: Guid,
    lands_in_tick: u64,
}

fn spawn(server: &mut Server) -> Result<Vec<Guid>> {
    let guids: Vec<Guid> = (0..CREATURES).map(|i| Guid(0x8000_0001 + i)).collect();
    for (&guid, i) in guids.iter().zip(0u8..) {
        let parameters = ObjectParameters {
            setup: Some(MANNEQUIN),
            position: Position::new(CellId(0xA9B4_0013), 40.0 + 2.0 * f32::from(i), 50.0, 0.0),
            ..ObjectParameters::default()
        };
        server.world_mut().create_object(guid, &parameters)?;
        server.do_motion(guid, commands::SWORD_COMBAT, &MovementParameters::default())?;
    }
    Ok(guids)
}

/// In how many ticks the blow of a swing lands, from the motion table alone.
fn ticks_to_hit(assets: &Assets) -> Result<u64> {
    let table = assets
        .setup(MANNEQUIN)?
        .motion_table
        .expect("the mannequin moves");
    let mut query = MotionQuery::new(table, commands::SLASH_HIGH);
    query.style = Some(commands::SWORD_COMBAT);
    query.tick_seconds = TICK;
    let timeline = assets.timeline(&query)?;
    let hit = timeline.firing(HookType::Attack).next().expect("a swing hits");
    println!(
        "a swing lands after {:.3} s, in tick {}, and is done after {:.3} s",
        hit.time, hit.tick, timeline.done
    );
    Ok(hit.tick)
}

fn main() -> Result<()> {
    let assets = Assets::sample()?;
    let ticks_to_hit = ticks_to_hit(&assets)?;
    let mut server = Server::new(World::new(&assets)?, &ServerRules::default())?;
    let creatures = spawn(&mut server)?;
    let mut swings = HashMap::new();
    let mut outbox = Outbox::new();
    let mut landed = 0;
    for tick in 0..380u64 {
        for (&attacker, i) in creatures.iter().zip(0u64..) {
            let is_drawn = tick >= 60; // a timeline begins in a steady state
            if !is_drawn || (tick + 7 * i) % 150 != 60 {
                continue; // every creature swings once in five seconds
            }
            let context_id = swings.len() as u32 + 1;
            let parameters = MovementParameters::with_context(context_id);
            let outcome = server.do_motion(attacker, commands::SLASH_HIGH, &parameters)?;
            if !outcome.is_accepted() {
                continue; // the rules of the game refuse it, as in the air
            }
            swings.insert(
                context_id,
                Swing {
                    attacker,
                    lands_in_tick: tick + ticks_to_hit - 1,
                },
            );
        }
        server.world_mut().tick(TICK)?;
        server.broadcast_due()?;
        for event in server.world().events()? {
            let hook = match event.kind {
                EventKind::Hook(hook) if hook.hook == HookType::Attack => hook,
                _ => continue,
            };
            let Some(swing) = swings.get(&hook.context_id) else {
                continue; // no swing that this server has ordered
            };
            assert_eq!(
                (swing.attacker, swing.lands_in_tick),
                (event.object, tick),
                "as the timeline has it"
            );
            landed += 1; // here the server rolls for damage
        }
        server.world_mut().clear_events()?;
        server.take_outbox(&mut outbox)?;
        for message in outbox.iter() {
            let _ = (message.audience, message.bytes); // here they go to the clients in range
        }
    }
    println!(
        "{landed} of {} swings have landed, each in the tick that was known before",
        swings.len()
    );
    assert!(landed >= 2 * CREATURES);
    Ok(())
}
