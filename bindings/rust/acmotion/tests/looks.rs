// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Appearances, looks and particles.

use acmotion::appearance::{
    dress, look, Appearance, Garment, LookFindingKind, PartChange, SubPalette, TextureChange,
};
use acmotion::particles::{particle_type_name, ParticleOptions, ParticleRequest, Particles, WHOLE_BODY};
use acmotion::{commands, Assets, CellId, Client, ClientOptions, Guid, Load, MovementParameters, ObjectId};
use acmotion::{ObjectParameters, Outbox, Position, Server, ServerRules, Status, World};

const MANNEQUIN: ObjectId = ObjectId(0x0200_0001);
const HELMET: ObjectId = ObjectId(0x0100_0402);
const SPARKS: ObjectId = ObjectId(0x3200_0001);
const GUARD: Guid = Guid(0x8000_0001);

fn place() -> Position {
    Position::new(CellId(0xA9B4_0013), 50.0, 50.0, 0.0)
}

fn world_of_one<'a>(assets: &Assets<'a>) -> World<'a> {
    let mut world = World::new(assets).unwrap();
    let parameters = ObjectParameters {
        setup: Some(MANNEQUIN),
        position: place(),
        ..ObjectParameters::default()
    };
    world.create_object(GUARD, &parameters).unwrap();
    world
}

fn knight() -> Appearance {
    Appearance {
        base_palette: Some(ObjectId(0x0400_0001)),
        sub_palettes: vec![SubPalette {
            palette: Some(ObjectId(0x0400_0011)),
            first: 64,
            count: 128,
        }],
        texture_changes: vec![TextureChange {
            part: 2,
            old_texture: Some(ObjectId(0x0500_0005)),
            new_texture: Some(ObjectId(0x0500_0018)),
        }],
        part_changes: vec![PartChange {
            part: 4,
            mesh: Some(HELMET),
        }],
    }
}

#[test]
fn an_appearance_is_sent_as_bytes_and_comes_back() {
    let bytes = knight().encode().unwrap();
    assert_eq!(Appearance::decode(&bytes).unwrap(), knight());
    assert_eq!(
        Appearance::decode(&bytes[1..]).unwrap_err().status(),
        Status::BadValue
    );
    let mut odd = knight();
    odd.sub_palettes[0].first = 3;
    assert_eq!(odd.encode().unwrap_err().field(), "objdesc.subpalette.first");
    let bare = Appearance {
        part_changes: vec![PartChange { part: 4, mesh: None }],
        ..Appearance::default()
    };
    assert_eq!(knight().plus(&bare).unwrap().part_changes, bare.part_changes);
}

#[test]
fn a_server_sends_what_an_object_wears() {
    let assets = Assets::sample().unwrap();
    let mut server = Server::new(world_of_one(&assets), &ServerRules::default()).unwrap();
    let options = ClientOptions {
        expects_player: false,
        ..ClientOptions::default()
    };
    let mut client = Client::new(World::new(&assets).unwrap(), &options).unwrap();
    client
        .receive(&server.describe(GUARD, &[], &[]).unwrap())
        .unwrap();
    server.set_appearance(GUARD, &knight()).unwrap();
    let mut outbox = Outbox::new();
    server.take_outbox(&mut outbox).unwrap();
    for message in outbox.iter() {
        client.receive(message.bytes).unwrap();
    }
    assert_eq!(client.world().appearance(GUARD).unwrap(), knight());
    client
        .world_mut()
        .set_appearance(GUARD, &Appearance::default())
        .unwrap();
    assert_eq!(client.world().appearance(GUARD).unwrap(), Appearance::default());
    assert_eq!(
        client.world().appearance(Guid(9)).unwrap_err().status(),
        Status::NoObject
    );
}

#[test]
fn garments_dress_a_body_and_a_look_shows_it() {
    let assets = Assets::sample().unwrap();
    let clothes = ObjectId(0x1000_0001);
    assets.load(clothes, Load::Clothing).unwrap();
    let garments = [
        Garment::dyed(clothes, 1, 0.5),
        Garment::new(ObjectId(0x1000_0099)),
    ];
    let body = Appearance {
        base_palette: Some(ObjectId(0x0400_0001)),
        ..Appearance::default()
    };
    let dressed = dress(&assets, MANNEQUIN, Some(&body), &garments).unwrap();
    assert_eq!(dressed.findings.len(), 1);
    assert_eq!(
        (dressed.findings[0].garment, dressed.findings[0].status),
        (1, Status::NotFound)
    );
    assets.load_appearance(&dressed.appearance).unwrap();
    let shown = look(&assets, MANNEQUIN, Some(&dressed.appearance)).unwrap();
    assert_eq!((shown.colors.len(), shown.findings.len()), (2048, 0));
    assert!(shown
        .parts
        .iter()
        .any(|part| part.mesh == Some(HELMET) && part.is_recolored));
    let odd = Appearance {
        part_changes: vec![PartChange {
            part: 200,
            mesh: Some(HELMET),
        }],
        ..Appearance::default()
    };
    let findings = look(&assets, MANNEQUIN, Some(&odd)).unwrap().findings;
    assert_eq!(
        (findings[0].kind, findings[0].part),
        (LookFindingKind::NoSuchPart, 200)
    );
    assert!(findings[0].kind.text().contains("part"));
    assert!(look(&assets, ObjectId(0x0200_0099), None).is_err());
}

#[test]
fn particles_follow_the_hooks_of_a_world() {
    let assets = Assets::sample().unwrap();
    assets.load(MANNEQUIN, Load::Particles).unwrap();
    let mut world = world_of_one(&assets);
    let mut particles = Particles::new(&assets, &ParticleOptions::default()).unwrap();
    let (mut sparks, mut most) = (Vec::new(), 0);
    let parameters = MovementParameters::default();
    world.do_motion(GUARD, commands::MAGIC, &parameters).unwrap();
    for tick in 0..150 {
        if tick == 30 {
            world
                .do_motion(GUARD, commands::MAGIC_POWER_UP01, &parameters)
                .unwrap();
        }
        world.tick(1.0 / 30.0).unwrap();
        assert_eq!(particles.update(&world, None).unwrap().first_refusal, None);
        world.clear_events().unwrap();
        particles.read(None, &mut sparks).unwrap();
        let emitters = particles.emitters(Some(GUARD)).unwrap();
        assert_eq!(
            emitters.iter().map(|e| e.live as usize).sum::<usize>(),
            sparks.len()
        );
        for emitter in emitters {
            assert_eq!((emitter.body, emitter.info), (GUARD, SPARKS));
            assert_eq!(particle_type_name(emitter.particle_type), "ParabolicLVGA");
        }
        most = most.max(sparks.len());
    }
    assert!(most > 5 && sparks.is_empty());
}

#[test]
fn a_host_runs_particles_by_hand() {
    let assets = Assets::sample().unwrap();
    let options = ParticleOptions {
        fixed_roll: 0.5,
        ..ParticleOptions::default()
    };
    let mut particles = Particles::new(&assets, &options).unwrap();
    let request = ParticleRequest {
        info: SPARKS,
        ..ParticleRequest::default()
    };
    let id = particles.emit(GUARD, &request, &place(), &[]).unwrap();
    let mut copy = particles.try_clone().unwrap();
    for _ in 1..10 {
        particles.step(GUARD, &place(), &[], 1.0 / 30.0).unwrap();
        copy.step(GUARD, &place(), &[], 1.0 / 30.0).unwrap();
    }
    let (mut here, mut there) = (Vec::new(), Vec::new());
    particles.read(None, &mut here).unwrap();
    copy.read(Some(GUARD), &mut there).unwrap();
    assert!(!here.is_empty() && here == there);
    assert_eq!(particles.emitters(None).unwrap()[0].part, WHOLE_BODY);
    assert!(particles.stop(GUARD, id).unwrap() && !particles.stop(GUARD, 99).unwrap());
    assert!(particles.destroy(GUARD, id).unwrap());
    particles.set_visible(GUARD, false).unwrap();
    assert!(particles.remove(GUARD).unwrap() && !particles.remove(GUARD).unwrap());
}

#[cfg(feature = "inspect")]
#[test]
fn a_renderer_gets_meshes_materials_and_images() {
    use acmotion::drawing::{decode_image, encode_png, read_mesh, surface_material};
    use acmotion::drawing::{DrawPass, ImageKind, ImageOptions, MeshFacing, PartDrawing};
    let assets = Assets::sample().unwrap();
    let mesh = read_mesh(&assets, ObjectId(0x0100_0501)).unwrap();
    assert_eq!(
        (mesh.facing, mesh.vertices.len(), mesh.surfaces.len()),
        (MeshFacing::Eye, 6, 1)
    );
    let part = PartDrawing {
        luminosity: Some(0.25),
        ..PartDrawing::default()
    };
    let material = surface_material(&assets, mesh.surfaces[0].surface, Some(&part), None).unwrap();
    assert_eq!((material.pass, material.luminosity), (DrawPass::Blended, 0.25));
    let image = decode_image(&assets, material.texture.unwrap(), &ImageOptions::default()).unwrap();
    assert_eq!(image.kind, ImageKind::Rgba);
    assert_eq!(image.bytes.len() as u32, image.width * image.height * 4);
    let colors = [0xFF00_FF00; 256];
    let green = ImageOptions {
        colors: &colors,
        ..ImageOptions::default()
    };
    let indexed = decode_image(&assets, ObjectId(0x0500_0005), &green).unwrap();
    assert_eq!(indexed.bytes[..4], [0, 255, 0, 255]);
    let png = encode_png(&image.bytes, image.width, image.height).unwrap();
    assert_eq!(png[..4], *b"\x89PNG");
    assert!(read_mesh(&assets, ObjectId(0x0100_0999)).is_err());
}
