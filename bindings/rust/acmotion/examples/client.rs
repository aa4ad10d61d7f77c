// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! A client whose server sends ten times a second, drawn at 60 Hz. The server is a second world in this program; a real
//! client has a socket in between.
use acmotion::{commands, Assets, Audience, CellId, Client, ClientOptions, Guid, ObjectId, ObjectParameters};
use acmotion::{Outbox, PoseBuffer, PoseOptions, Position, Result, Server, ServerRules, World};

const PLAYER: Guid = Guid(0x5000_0001);
const MANNEQUIN: ObjectId = ObjectId(0x0200_0001);
const PARTS: u32 = 34;

fn main() -> Result<()> {
    let assets = Assets::sample()?;
    let mut server = Server::new(World::new(&assets)?, &ServerRules::default())?;
    let mut client = Client::new(World::new(&assets)?, &ClientOptions::default())?;
    let parameters = ObjectParameters {
        setup: Some(MANNEQUIN),
        position: Position::new(CellId(0xA9B4_0013), 50.0, 50.0, 0.0),
        ..ObjectParameters::default()
    };
    server.world_mut().create_object(PLAYER, &parameters)?;
    server.set_player(PLAYER, true)?;
    client.set_player(Some(PLAYER))?;
    client.receive(&server.describe(PLAYER, &[], &[])?)?;

    client.set_hold_run(true, false)?;
    client.press_key(commands::WALK_FORWARD)?;
    let mut outbox = Outbox::new();
    let mut matrices = [[0.0f32; 16]; PARTS as usize];
    let mut still = 0;
    for frame in 0..300 {
        if frame % 2 == 0 {
            client.world_mut().tick(1.0 / 30.0)?;
        }
        if frame % 6 == 0 {
            // Ten times a second.
            client.take_outbox(&mut outbox)?;
            for message in outbox.iter() {
                server.receive(PLAYER, message.bytes)?;
            }
            server.world_mut().tick(0.1)?;
            server.broadcast_due()?;
            server.take_outbox(&mut outbox)?;
            for message in outbox.iter() {
                if message.audience != Audience::Others {
                    client.receive(message.bytes)?;
                }
            }
        }
        client.update()?;
        let before = matrices[0][7]; // the northing of the first part, in its matrix
        let options = PoseOptions {
            smooth: true,
            seconds_since_tick: Some(if frame % 2 == 0 { 0.0 } else { 1.0 / 60.0 }),
            ..PoseOptions::default()
        };
        let mut buffer = PoseBuffer::matrices_4x4(&mut matrices, PARTS);
        client.world().write_pose(PLAYER, &options, &mut buffer)?;
        if frame > 60 && matrices[0][7] == before {
            still += 1;
        }
        client.world_mut().clear_events()?;
        server.world_mut().clear_events()?;
    }
    let here = client.world().state(PLAYER)?.position;
    let apart = here.distance_to(&server.world().state(PLAYER)?.position);
    println!("{still} drawn frames stood still, client and server are {apart:.2} m apart");
    assert!(still == 0 && apart < 1.0);
    Ok(())
}
