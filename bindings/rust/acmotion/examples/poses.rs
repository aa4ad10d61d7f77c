// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! A runner that is simulated 30 times a second and drawn 60 times: its parts as matrices, and how far each frame moves
//! it, where retail has it and where it is displayed.
use acmotion::{commands, Assets, CellId, Guid, MovementParameters, ObjectId, ObjectParameters};
use acmotion::{PoseBuffer, PoseOptions, Position, Result, World};

const RUNNER: Guid = Guid(0x8000_0001);
const MANNEQUIN: ObjectId = ObjectId(0x0200_0001);
const TICK: f64 = 1.0 / 30.0;

/// Where the runner is, and where it is displayed.
fn northings(world: &World, seconds_since_tick: f64) -> Result<(f32, f32)> {
    let mut shown = [Position::default()];
    world.read_display_positions(&[RUNNER], seconds_since_tick, &mut shown)?;
    let simulated = world.state(RUNNER)?.position.frame.origin.y;
    Ok((simulated, shown[0].frame.origin.y))
}

fn main() -> Result<()> {
    let assets = Assets::sample()?;
    let mut world = World::new(&assets)?;
    let parameters = ObjectParameters {
        setup: Some(MANNEQUIN),
        position: Position::new(CellId(0xA9B4_0013), 50.0, 50.0, 0.0),
        ..ObjectParameters::default()
    };
    world.create_object(RUNNER, &parameters)?;
    world.do_motion(RUNNER, commands::RUN_FORWARD, &MovementParameters::default())?;
    for _ in 0..60 {
        world.tick(TICK)?; // until it runs steadily
    }

    let mut matrices = [[0.0f32; 16]; 34];
    let mut before = northings(&world, 0.0)?;
    for frame in 1..=8 {
        if frame % 2 == 0 {
            world.tick(TICK)?;
        }
        let since = if frame % 2 == 0 { 0.0 } else { 1.0 / 60.0 };
        let options = PoseOptions {
            smooth: true,
            seconds_since_tick: Some(since),
            column_major: true, // as OpenGL and three.js read matrices
            ..PoseOptions::default()
        };
        let mut buffer = PoseBuffer::matrices_4x4(&mut matrices, 34);
        let parts = world.write_pose(RUNNER, &options, &mut buffer)?;
        let now = northings(&world, since)?;
        let (simulated, displayed) = (now.0 - before.0, now.1 - before.1);
        println!("frame {frame}  {parts} parts  simulated +{simulated:.3} m  displayed +{displayed:.3} m");
        assert!(parts > 0 && displayed > 0.05 && displayed < 0.08);
        before = now;
    }
    Ok(())
}
