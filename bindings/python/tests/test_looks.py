# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Appearances, looks, particles, and what a renderer needs."""
from __future__ import annotations

import struct
import unittest

import acmotion
from acmotion import Assets, Client, ClientOptions, Command, Load, NotFoundError, Position, Server, World
from acmotion.appearance import Appearance, Garment, PartChange, SubPalette, TextureChange, dress
from acmotion.drawing import PartDrawing, decode_image, encode_png, read_mesh, surface_material
from acmotion.enums import DrawPass, ImageKind, LookFindingKind, MeshFacing
from acmotion.gltf import export_gltf
from acmotion.looks import make_look
from acmotion.particles import WHOLE_BODY, ParticleOptions, ParticleRequest, Particles

MANNEQUIN, SWORD = 0x02000001, 0x02000010
HELMET, CLOTHES, SPARKS, SPARK_MESH = 0x01000402, 0x10000001, 0x32000001, 0x01000501
GUARD = 0x50000001


def knight() -> Appearance:
    return Appearance(
        0x04000001,
        [SubPalette(0x04000011, 64, 128)],
        [TextureChange(2, 0x05000005, 0x05000018)],
        [PartChange(4, HELMET)],
    )


def place() -> Position:
    return Position.at(0xA9B40013, 50, 50)


def world_of_one(assets: Assets) -> World:
    world = World(assets)
    world.create_object(GUARD, setup=MANNEQUIN, position=place())
    return world


class Appearances(unittest.TestCase):
    def test_bytes_come_back(self) -> None:
        sent = knight().encode()
        self.assertEqual(sent[0], 0x11)
        self.assertEqual(Appearance.decode(sent), knight())
        self.assertEqual(Appearance().encode(), b"\x11\0\0\0")
        with self.assertRaises(acmotion.DataError):
            Appearance.decode(sent[:-1])
        with self.assertRaises(acmotion.DataError) as refused:
            Appearance(sub_palettes=[SubPalette(0x04000011, 3, 8)]).encode()
        self.assertIn("objdesc.subpalette.first", str(refused.exception))

    def test_a_later_entry_takes_the_place_of_an_earlier_one(self) -> None:
        worn = knight().add(Appearance(part_changes=[PartChange(4, 0x010001EC)]))
        self.assertEqual(worn.part_changes, [PartChange(4, 0x010001EC)])
        self.assertEqual(worn.texture_changes, knight().texture_changes)

    def test_a_server_sends_what_an_object_wears(self) -> None:
        assets = Assets.sample()
        world, seen = world_of_one(assets), World(assets)
        server, client = Server(world), Client(seen, ClientOptions(expects_player=False))
        client.receive(server.describe(GUARD))
        server.set_appearance(GUARD, knight())
        for message in server.take_outbox():
            client.receive(message.data)
        self.assertEqual(seen.appearance(GUARD), knight())
        seen.set_appearance(GUARD, Appearance())
        self.assertEqual(seen.appearance(GUARD), Appearance())
        with self.assertRaises(acmotion.NoObjectError):
            seen.appearance(99)

    def test_garments_dress_a_body(self) -> None:
        assets = Assets.sample()
        assets.load(CLOTHES, Load.CLOTHING)
        garments = [Garment(clothing_table=CLOTHES, palette_template=1), Garment(clothing_table=0x10000099)]
        worn, findings = dress(assets, MANNEQUIN, garments, Appearance(0x04000001))
        self.assertEqual(len(worn.part_changes), assets.setup(MANNEQUIN).part_count)
        self.assertEqual([(f.garment, f.object_id) for f in findings], [(1, 0x10000099)])
        assets.load_appearance(worn)
        look = make_look(assets, MANNEQUIN, worn)
        self.assertEqual((len(look.colors), look.findings), (2048, []))
        self.assertTrue(any(part.mesh == HELMET and part.is_recolored for part in look.parts))

    def test_a_look_says_what_is_missing(self) -> None:
        assets = Assets.sample()
        plain = make_look(assets, MANNEQUIN)
        self.assertEqual(plain.colors, [])
        self.assertEqual(plain.parts[0].surfaces[0].texture >> 24, 0x05)
        self.assertEqual([len(part.surfaces) for part in plain.parts[:5]], [3, 1, 2, 1, 4])
        odd = make_look(assets, MANNEQUIN, Appearance(part_changes=[PartChange(200, HELMET)]))
        self.assertEqual([f.kind for f in odd.findings], [LookFindingKind.NO_SUCH_PART])
        self.assertIn("part", odd.findings[0].text)
        with self.assertRaises(NotFoundError):
            make_look(assets, 0x02000099)


class ParticlesOfASpell(unittest.TestCase):
    def test_they_follow_the_hooks_of_a_world(self) -> None:
        assets = Assets.sample()
        assets.load(MANNEQUIN, Load.PARTICLES)
        world, particles, most = world_of_one(assets), Particles(assets), 0
        world.do_motion(GUARD, Command.Magic)
        for tick in range(150):
            if tick == 30:
                world.do_motion(GUARD, Command.MagicPowerUp01)
            world.tick(1 / 30)
            self.assertEqual(particles.update(world).refused, 0)
            world.clear_events()
            live = len(particles.read(GUARD))
            self.assertEqual(sum(emitter.live for emitter in particles.emitters()), live)
            for emitter in particles.emitters():
                self.assertEqual((emitter.body, emitter.info), (GUARD, SPARKS))
                self.assertEqual(emitter.type_name, "ParabolicLVGA")
            most = max(most, live)
        self.assertGreater(most, 5)
        self.assertEqual(particles.emitters(), [])

    def test_a_host_runs_them_by_hand(self) -> None:
        with Assets.sample() as assets, Particles(assets, ParticleOptions(fixed_roll=0.5)) as particles:
            id = particles.emit(7, ParticleRequest(info=SPARKS), place())
            self.assertEqual(id, 0xFFFF0000)
            copy = particles.copy()
            for _ in range(10):
                particles.step(7, place(), 1 / 30)
                copy.step(7, place(), 1 / 30)
            self.assertEqual(bytes(particles.read()), bytes(copy.read(7)))
            self.assertEqual(particles.emitters(7)[0].part, WHOLE_BODY)
            self.assertTrue(particles.stop(7, id))
            self.assertFalse(particles.stop(7, 99))
            self.assertTrue(particles.destroy(7, id))
            particles.set_visible(7, False)
            self.assertTrue(particles.remove(7))
            self.assertFalse(particles.remove(7))
            with self.assertRaises(NotFoundError):
                particles.emit(7, ParticleRequest(info=0x32000099), place())


class Drawing(unittest.TestCase):
    def test_images_become_rgba_and_png(self) -> None:
        assets = Assets()
        assets.add(0x04000001, struct.pack("<5I", 0x04000001, 3, 0xFF000000, 0xFFCC2200, 0xFFFFEE88))
        words = (0x06000001, 7, 2, 2, 101, 8, 0x00020001, 0x00010002, 0x04000001)
        assets.add(0x06000001, struct.pack("<9I", *words))
        own = decode_image(assets, 0x06000001)
        self.assertEqual((own.kind, own.width, own.height), (ImageKind.RGBA, 2, 2))
        self.assertEqual(own.data[:4], b"\xcc\x22\x00\xff")
        dyed = decode_image(assets, 0x06000001, colors=[0xFF000000, 0xFF0044CC, 0xFFAADDFF])
        self.assertEqual(dyed.data[:4], b"\x00\x44\xcc\xff")
        self.assertEqual(encode_png(own.data, 2, 2)[:4], b"\x89PNG")
        with self.assertRaises(acmotion.UsageError):
            encode_png(own.data, 3, 2)

    def test_the_mesh_of_a_spark_faces_the_eye_and_blends(self) -> None:
        assets = Assets.sample()
        mesh = read_mesh(assets, SPARK_MESH)
        self.assertEqual((mesh.facing, len(mesh.vertices), len(mesh.surfaces)), (MeshFacing.EYE, 6, 1))
        material = surface_material(assets, mesh.surfaces[0].surface)
        self.assertTrue(material.blend)
        self.assertEqual(material.pass_, DrawPass.BLENDED)
        part = PartDrawing(translucency=0.5, luminosity=0.25, has_luminosity=True)
        self.assertEqual(surface_material(assets, mesh.surfaces[0].surface, part).luminosity, 0.25)
        with self.assertRaises(NotFoundError):
            read_mesh(assets, 0x01000999)

    def test_an_export_has_notes(self) -> None:
        self.assertEqual(export_gltf(Assets.sample(), SWORD).notes, [])


if __name__ == "__main__":
    unittest.main()
