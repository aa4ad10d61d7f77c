// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Two ways to use several threads: a world for each thread over shared assets, and one world on all of them.
use acmotion::{
    commands, Assets, CellId, Guid, MovementParameters, ObjectId, ObjectParameters, Position, Result, World,
};

const TICK: f64 = 1.0 / 30.0;

/// The creatures of one landblock.
fn landblock(assets: &Assets<'static>, cell: CellId) -> Result<World<'static>> {
    let mut world = World::new(assets)?;
    for i in 0..100u16 {
        let guid = Guid(0x8000_0000 + u32::from(i));
        let parameters = ObjectParameters {
            setup: Some(ObjectId(0x0200_0001)),
            position: Position::new(
                cell,
                f32::from(i % 10) * 15.0 + 10.0,
                f32::from(i / 10) * 15.0 + 10.0,
                0.0,
            ),
            ..ObjectParameters::default()
        };
        world.create_object(guid, &parameters)?;
        world.do_motion(guid, commands::WALK_FORWARD, &MovementParameters::default())?;
    }
    Ok(world)
}

fn main() -> Result<()> {
    let assets = Assets::sample()?;

    // A landblock for each thread. Worlds are Send: they move into the thread and come back out of it.
    let cells = [CellId(0xA9B4_0001), CellId(0xA9B5_0001), CellId(0xAAB4_0001)];
    let threads = cells.map(|cell| {
        let assets = assets.clone();
        std::thread::spawn(move || -> Result<World<'static>> {
            let mut world = landblock(&assets, cell)?;
            (0..30).try_for_each(|_| world.tick(TICK))?;
            Ok(world)
        })
    });
    for thread in threads {
        let world = thread.join().expect("the thread has not panicked")?;
        println!(
            "{} objects, state {:#018x}",
            world.object_count()?,
            world.state_hash()?
        );
    }

    // One landblock on all threads: the same, bit for bit.
    let mut world = landblock(&assets, cells[0])?;
    let mut twin = world.try_clone()?;
    for _ in 0..30 {
        world.tick(TICK)?;
        twin.tick_on_threads(TICK, 3)?;
    }
    assert_eq!(world.first_difference(&twin)?, None);
    println!("on one thread and on three: {:#018x}", twin.state_hash()?);
    Ok(())
}
