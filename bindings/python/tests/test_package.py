# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""The package as its users see it."""
from __future__ import annotations

import gc
import math
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import unittest
from typing import List

import acmotion as acm
from acmotion import Command, wire
from acmotion.particles import Particles

GUARD, RAT, NOBODY = 0x80000001, 0x80000002, 0x80000099
MANNEQUIN, BEAST, TABLE = 0x02000001, 0x02000002, 0x09000001
CELL = 0xA9B40013
PACKAGE = pathlib.Path(acm.__file__).parent.parent


def world_of(*guids: int) -> acm.World:
    world = acm.World(acm.Assets.sample())
    for i, guid in enumerate(guids):
        world.create_object(guid, setup=MANNEQUIN, position=acm.Position.at(CELL, 50, 50 + 5 * i))
    return world


def run(world: acm.World, ticks: int) -> None:
    for _ in range(ticks):
        world.tick(1 / 30)


class Library(unittest.TestCase):
    def test_version_of_package_and_library_are_the_same(self) -> None:
        self.assertEqual(acm.version(), acm.__version__)

    def test_a_missing_library_is_named(self) -> None:
        self.assertIn("nowhere.so", self.import_with("/nowhere.so"))

    def test_another_library_is_refused(self) -> None:
        other = {"win32": "kernel32.dll", "darwin": "libSystem.dylib"}.get(sys.platform, "libc.so.6")
        self.assertIn("no function acm_version", self.import_with(other))

    def import_with(self, library: str) -> str:
        environment = dict(os.environ, ACMOTION_LIBRARY=library, PYTHONPATH=str(PACKAGE))
        command = [sys.executable, "-c", "import acmotion"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("ImportError", done.stderr)
        return done.stderr

    def test_commands_are_those_of_the_library(self) -> None:
        for command in acm.commands():
            name = acm.command_name(command)
            assert name is not None
            self.assertEqual(Command[f"_{name}" if name[0].isdigit() else name], command)


class Structs(unittest.TestCase):
    def test_begin_with_default_values_and_refuse_unknown_names(self) -> None:
        self.assertEqual(acm.MovementParameters(speed=2.0).speed, 2.0)
        self.assertEqual(acm.MovementParameters().flags, acm.MoveFlags.DEFAULT_FLAGS)
        with self.assertRaisesRegex(TypeError, "has no field sped"):
            acm.MovementParameters(sped=2.0)

    def test_compare_copy_and_print_by_their_fields(self) -> None:
        a, b = acm.Position.at(CELL, 1, 2, heading=90), acm.Position.at(CELL, 1, 2, heading=90)
        self.assertEqual(a, b)
        c = a.copy()
        c.frame.origin.x = 5
        self.assertNotEqual(a, c)
        self.assertEqual(a.origin.x, 1)
        self.assertIn("Vec3(1, 2, 0)", repr(a))
        x, y, z = a.origin
        self.assertEqual((x, y, z), (1, 2, 0))

    def test_nested_fields_are_changed_by_name(self) -> None:
        parameters = acm.ObjectParameters(facts={"scale": 2.0, "weenie": {"run_rate": 3.0}})
        self.assertEqual((parameters.facts.scale, parameters.facts.weenie.run_rate), (2.0, 3.0))
        self.assertEqual(parameters.facts.state, acm.ObjectFacts().state)

    def test_positions_measure(self) -> None:
        here, there = acm.Position.at(CELL, 190, 50), acm.Position.at(0xAAB40003, 2, 50)
        self.assertAlmostEqual(here.distance_to(there), 4.0, places=4)
        self.assertAlmostEqual(here.heading_to(there), 90.0, places=4)
        self.assertAlmostEqual(acm.Position.at(CELL, 0, 0, heading=123).heading, 123.0, places=3)


class Errors(unittest.TestCase):
    def test_are_exceptions_with_codes(self) -> None:
        world = world_of(GUARD)
        with self.assertRaises(acm.NoObjectError) as caught:
            world.state(NOBODY)
        self.assertEqual(caught.exception.status, acm.Status.NO_OBJECT)
        self.assertEqual(caught.exception.guid, NOBODY)
        self.assertIn("0x80000099", str(caught.exception))
        self.assertIsInstance(caught.exception, LookupError)

    def test_of_queries_that_are_refused_carry_the_clients_code(self) -> None:
        with self.assertRaises(acm.RefusedError) as caught:
            acm.Assets.sample().timeline(TABLE, 0x10000FFF)
        self.assertEqual(caught.exception.reason, acm.MotionError.NO_MOTION_DATA)

    def test_of_bad_bytes_name_the_place(self) -> None:
        with self.assertRaises(acm.DataError) as caught:
            wire.identify(bytes.fromhex("4cf7000001"))
        self.assertEqual((caught.exception.status, caught.exception.offset), (acm.Status.TRUNCATED, 4))

    def test_of_bad_numbers_name_the_field(self) -> None:
        with self.assertRaises(acm.UsageError) as caught:
            world_of(GUARD).jump(GUARD, math.nan)
        self.assertEqual((caught.exception.status, caught.exception.field), (acm.Status.NOT_FINITE, "extent"))


class Verbs(unittest.TestCase):
    def test_return_what_the_game_answers(self) -> None:
        world = world_of(GUARD)
        self.assertIs(world.do_motion(GUARD, Command.WalkForward), acm.MotionError.NONE)
        self.assertFalse(world.do_motion(GUARD, Command.WalkForward))
        self.assertIs(world.do_motion(GUARD, 0x10000FFF), acm.MotionError.NO_MOTION_DATA)
        self.assertIs(world.move_to_object(GUARD, NOBODY), acm.MotionError.NO_OBJECT)
        self.assertIs(world.stick_to(GUARD, NOBODY), acm.MotionError.NO_OBJECT)
        world.set_ground_contact(GUARD, False, False)
        self.assertIs(world.do_motion(GUARD, Command.SlashHigh), acm.MotionError.NOT_IN_CONTACT)
        self.assertTrue(world.jump(GUARD, 1.0))
        order = acm.Order(acm.OrderType.DO_MOTION, motion=Command.SlashHigh)
        self.assertIs(world.order(GUARD, order), acm.MotionError.NOT_IN_CONTACT)

    def test_are_those_of_servers_too(self) -> None:
        server = acm.Server(world_of(GUARD, RAT))
        self.assertFalse(server.move_to_object(GUARD, RAT, distance_to_object=1.0))
        self.assertIs(server.turn_to_object(GUARD, NOBODY), acm.MotionError.NO_OBJECT)
        server.set_velocity(GUARD, (0, 0, 1), omega=(0, 0, 1))
        self.assertEqual(tuple(server.world.state(GUARD).velocity), (0, 0, 1))
        server.teleport(GUARD, acm.Position.at(CELL, 60, 60))
        self.assertIsNone(server.complete_teleport(GUARD))  # type: ignore[func-returns-value]
        self.assertTrue(server.outbox())
        with self.assertRaises(acm.UnsupportedError):
            server.order(GUARD, acm.Order(acm.OrderType.JUMP))
        self.assertFalse(hasattr(server, "jump"))

    def test_of_a_body_begin_and_end(self) -> None:
        world, place = world_of(GUARD, RAT), acm.Position.at(CELL, 51, 50)
        self.assertFalse(world.stick_to(GUARD, RAT))
        world.unstick(GUARD)
        self.assertFalse(world.interpolate_to(GUARD, place, keep_heading=True))
        world.stop_interpolating(GUARD)
        self.assertFalse(world.constrain_to(GUARD, place, constraint_start=1.0, constraint_max=2.0))
        world.unconstrain(GUARD)
        self.assertFalse(world.move_to_target(GUARD, acm.Target(NOBODY, acm.Position.at(CELL, 60, 60))))
        self.assertNotEqual(world.state(GUARD).move, acm.MoveKind.NONE)
        self.assertFalse(world.cancel_move(GUARD))
        self.assertEqual(world.state(GUARD).move, acm.MoveKind.NONE)

    def test_raise_for_what_is_not_possible(self) -> None:
        world = world_of(GUARD)
        server, before = acm.Server(world), world.state_hash()
        for who in (world, server):
            assert isinstance(who, (acm.World, acm.Server))
            with self.assertRaises(acm.NoObjectError) as absent:
                who.do_motion(NOBODY, Command.WalkForward)
            self.assertEqual(absent.exception.guid, NOBODY)
            with self.assertRaises(acm.UsageError) as bad:
                who.do_motion(GUARD, Command.WalkForward, speed=math.inf)
            self.assertEqual((bad.exception.status, bad.exception.field), (acm.Status.NOT_FINITE, "parameters"))
        with self.assertRaises(acm.NotFoundError):
            world.play_script(GUARD, 0x33000099)
        self.assertEqual(world.state_hash(), before)

    def test_of_clients_return_it_too(self) -> None:
        client = acm.Client(world_of(GUARD))
        self.assertIs(client.press_key(Command.WalkForward), acm.MotionError.NONE)  # there is no local player
        client.player = GUARD
        self.assertFalse(client.press_key(Command.WalkForward))
        self.assertFalse(client.release_key(Command.WalkForward))
        client.world.set_ground_contact(GUARD, False, False)
        self.assertIs(client.press_key(Command.SlashHigh), acm.MotionError.NOT_IN_CONTACT)
        with self.assertRaises(acm.UsageError):
            client.mouse_turn(math.nan)

    def test_make_objects_from_parameters_and_fields(self) -> None:
        world = acm.World(acm.Assets.sample())
        parameters = acm.ObjectParameters(setup=MANNEQUIN, facts={"scale": 2.0})
        world.create_object(GUARD, parameters, position=acm.Position.at(CELL, 50, 50))
        world.create_object(RAT, parameters)
        self.assertEqual([world.state(g).position.cell for g in (GUARD, RAT)], [CELL, 0])
        self.assertEqual([world.facts(g).scale for g in (GUARD, RAT)], [2.0, 2.0])
        self.assertEqual(parameters.position.cell, 0)
        world.delete_object(RAT)
        self.assertEqual(world.guids(), [GUARD])

    def test_clocks_count_seconds_and_passes(self) -> None:
        world = world_of(GUARD, RAT)
        run(world, 3)
        self.assertEqual((world.ticks, round(world.clock, 6)), (3, 0.1))
        self.assertGreater(world.distance_between(GUARD, RAT), 3.0)


class Lifetimes(unittest.TestCase):
    def test_a_with_closes(self) -> None:
        with acm.Assets.sample() as assets, acm.World(assets) as world:
            world.tick(0.1)
        self.assertTrue(world.closed and assets.closed)
        with self.assertRaises(acm.UsageError) as caught:
            world.tick(0.1)
        self.assertEqual(caught.exception.status, acm.Status.STALE_HANDLE)
        world.close()  # as files: once more does nothing

    def test_closing_a_world_closes_its_role_and_its_workers(self) -> None:
        for role_of in (acm.Client, acm.Server):
            world = world_of(GUARD)
            role, worker = role_of(world), acm.Worker(world)
            world.close()
            self.assertTrue(world.closed and role.closed and worker.closed)
            with self.assertRaises(acm.UsageError):
                role.outbox()
        world = world_of()
        acm.Client(world).close()  # what was closed before is not closed again
        server = acm.Server(world)
        world.close()
        self.assertTrue(server.closed)

    def test_an_exception_in_a_with_is_the_one_that_is_seen(self) -> None:
        with self.assertRaises(KeyError):
            with acm.Assets.sample() as assets, acm.World(assets) as world:
                client = acm.Client(world)
                raise KeyError("mine")
        self.assertTrue(client.closed and world.closed and assets.closed)
        with self.assertRaises(KeyError):
            with world_of(GUARD) as world:
                worker = acm.Worker(world)
                self.assertGreater(world.plan_tick(1 / 30), 0)
                raise KeyError("in the middle of a tick")
        self.assertFalse(world.closed or worker.closed)

    def test_a_world_in_the_middle_of_a_tick_is_busy(self) -> None:
        world = world_of(GUARD)
        worker = acm.Worker(world)
        ranges = world.plan_tick(1 / 30)
        with self.assertRaises(acm.BusyError), world:
            pass
        self.assertFalse(world.closed or worker.closed)
        for i in range(ranges):
            worker.run_range(i)
        world.finish_tick()
        world.close()
        self.assertTrue(worker.closed)

    def test_assets_and_what_uses_them_are_closed_in_any_order(self) -> None:
        assets = acm.Assets.sample()
        world, particles = acm.World(assets), Particles(assets)
        world.create_object(GUARD, setup=MANNEQUIN, position=acm.Position.at(CELL, 50, 50))
        assets.close()
        world.tick(0.1)
        particles.update(world)
        world.close()
        particles.close()

    def test_what_nobody_holds_is_freed(self) -> None:
        for _ in range(20000):  # more than there are handles
            acm.Assets()
        server = acm.Server(world_of(GUARD))  # keeps its world
        server.world.tick(0.1)
        del server
        gc.collect()

    def test_a_constructor_that_fails_leaves_nothing(self) -> None:
        with self.assertRaises(acm.DataError):
            acm.Container(b"rubbish")
        with self.assertRaises(acm.UsageError):
            acm.World(None, acm.WorldOptions(max_speed=math.nan))

    def test_a_world_keeps_the_memory_of_its_container(self) -> None:
        data = acm.build_container([acm.Change(0x33000001, bytes.fromhex("0100003300000000"), iteration=1)])
        assets = acm.Assets(bytearray(data))
        assets.load(0x33000001, acm.Load.ALONE)
        world = acm.World(assets)
        assets.close()
        del assets, data
        gc.collect()
        world.tick(0.1)


class Containers(unittest.TestCase):
    def test_are_files_too(self) -> None:
        data = acm.build_container([acm.Change(0x33000001, b"abc", 7, 1), acm.Change(0x33000002, b"", 8, 1)])
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "small.dat"
            path.write_bytes(data)
            with acm.Container.open(path) as container:
                self.assertEqual(container[0x33000001], b"abc")
                self.assertEqual(container.info.file_size, len(data))
                self.assertEqual([e.id for e in container.entries(0x33000000, 0x33FFFFFF)], [0x33000001, 0x33000002])
                with self.assertRaises(acm.NotFoundError):
                    container.read(5)
            self.assertEqual(path.read_bytes(), data)

    def test_take_every_kind_of_buffer(self) -> None:
        data = acm.build_container([acm.Change(0x33000001, b"abc", 7, 1)])
        for same in (data, bytearray(data), memoryview(data), memoryview(bytearray(data))):
            with acm.Container(same) as container:
                self.assertEqual(container[0x33000001], b"abc")


class Swings(unittest.TestCase):
    def test_timelines_know_when_a_blow_lands(self) -> None:
        assets = acm.Assets.sample()
        timeline = assets.timeline(TABLE, Command.SlashHigh, style=Command.SwordCombat)
        self.assertEqual(len(timeline.hits), 1)
        world = acm.World(assets)
        world.create_object(GUARD, setup=MANNEQUIN, position=acm.Position.at(CELL, 50, 50))
        world.do_motion(GUARD, Command.SwordCombat)
        run(world, 90)
        world.clear_events()
        begun = world.clock
        world.do_motion(GUARD, Command.SlashHigh, context_id=7)
        run(world, 60)
        hits = [e for e in world.events() if e.hook and e.hook.type == acm.HookType.ATTACK]
        self.assertEqual([h.hook.context_id for h in hits if h.hook], [7])
        self.assertLess(abs(hits[0].time - begun - timeline.hits[0]), 1 / 15)

    def test_events_of_other_types_are_none(self) -> None:
        world = world_of(GUARD)
        created = world.take_events()[0]
        self.assertEqual(created.type, acm.EventType.OBJECT_CREATED)
        self.assertIsNone(created.hook)
        self.assertIsNone(created.details)
        self.assertEqual(len(world.events()), 0)


class NewBodies(unittest.TestCase):
    def done(self, world: acm.World) -> List[object]:
        done = [(e.time, e.motion_done) for e in world.take_events() if e.motion_done]
        self.assertTrue(all(m.context_id == 0 for _, m in done))
        return [(time, m.motion, bool(m.success)) for time, m in done]

    # As docs/faq.md explains it.
    CREATED = [(0.0, Command.Ready, False), (0.0, Command.NonCombat, False)] + 2 * [(0.0, Command.Ready, False)]

    def test_report_six_motions_at_once_when_they_get_an_order(self) -> None:
        with world_of(GUARD) as world:
            self.assertEqual(self.done(world), self.CREATED)
            world.do_motion(GUARD, Command.WalkForward)
            self.assertEqual(self.done(world), [(0.0, Command.NonCombat, True), (0.0, Command.Ready, True)])
            world.tick(1 / 30)
            self.assertEqual(self.done(world), [])

    def test_report_two_of_them_in_the_first_tick_otherwise(self) -> None:
        with world_of(GUARD) as world:
            self.assertEqual(self.done(world), self.CREATED)
            world.tick(1 / 30)
            self.assertEqual(self.done(world), [(1 / 30, Command.NonCombat, True), (1 / 30, Command.Ready, True)])

    def test_without_ready_in_their_table_report_fewer(self) -> None:
        with acm.World(acm.Assets.sample()) as world:
            world.create_object(GUARD, setup=0x02000003, position=acm.Position.at(CELL, 50, 50))
            self.assertEqual(self.done(world), self.CREATED[:3])
            world.tick(1 / 30)
            self.assertEqual(self.done(world), [(1 / 30, Command.NonCombat, True)])


class Poses(unittest.TestCase):
    def test_come_as_frames_and_matrices(self) -> None:
        world = world_of(GUARD)
        frames = world.pose(GUARD).frames()
        self.assertEqual(len(frames), world.state(GUARD).part_count)
        matrices = world.pose(GUARD, acm.PoseOptions(format=acm.PoseFormat.MATRIX_4X4)).numbers()
        self.assertEqual([matrices[3][i] for i in (3, 7, 11)], list(frames[3].origin))

    def test_memory_is_used_again(self) -> None:
        world = world_of(GUARD, RAT)
        room = acm.Poses(2, 32)
        world.write_poses([GUARD, RAT], room)
        before = room.numbers(1)
        world.do_motion(RAT, Command.WalkForward)
        run(world, 10)
        world.write_poses([GUARD, RAT], room)
        self.assertNotEqual(before, room.numbers(1))
        with self.assertRaisesRegex(ValueError, "room for 2 objects"):
            world.write_poses([GUARD, RAT, NOBODY], room)


class Sessions(unittest.TestCase):
    def test_a_client_moves_its_player_on_the_server(self) -> None:
        assets = acm.Assets.sample()
        there, here = acm.World(assets), acm.World(assets)
        server, client = acm.Server(there), acm.Client(here)
        there.create_object(GUARD, setup=MANNEQUIN, position=acm.Position.at(CELL, 50, 50))
        server.set_player(GUARD)
        client.player = GUARD
        self.assertEqual(client.receive(server.describe(GUARD)).action, acm.CheckAction.ACCEPT)
        client.press_key(Command.WalkForward)
        for _ in range(60):
            here.tick(1 / 30)
            there.tick(1 / 30)
            client.update()
            for message in client.take_outbox():
                self.assertEqual(message.audience, acm.Audience.SERVER)
                server.receive(GUARD, message.data)
        self.assertGreater(there.state(GUARD).position.origin.y, 51.0)

    def test_rules_are_a_property(self) -> None:
        server = acm.Server(world_of())
        rules = server.rules
        rules.max_actions = 9
        server.rules = rules
        self.assertEqual(server.rules.max_actions, 9)


class Snapshots(unittest.TestCase):
    def test_restore_and_name_differences(self) -> None:
        world = world_of(GUARD)
        before, snapshot, copy, first = world.state_hash(), world.snapshot(), world.copy(), world.copy()
        run(copy, 10)
        world.do_motion(GUARD, Command.WalkForward)
        run(world, 10)
        difference = world.first_difference(copy)
        assert difference is not None
        self.assertEqual(difference.object, GUARD)
        world.restore(snapshot)
        self.assertEqual(world.state_hash(), before)
        self.assertIsNone(world.first_difference(first))


class Messages(unittest.TestCase):
    def test_the_fields_before_an_error_are_explained(self) -> None:
        message = acm.wire.encode(acm.wire.Message(acm.wire.find_opcode("VectorUpdate"), guid=GUARD))
        names = [field.name for field in acm.wire.explain(message)]
        with self.assertRaises(acm.DataError) as caught:
            acm.wire.explain(message[:-1])
        self.assertEqual([field.name for field in caught.exception.fields], names[:-1])
        self.assertEqual(caught.exception.status, acm.Status.TRUNCATED)


class Threads(unittest.TestCase):
    def test_a_tick_of_two_threads_is_that_of_one(self) -> None:
        world = world_of(*range(GUARD, GUARD + 40))
        for guid in world.guids():
            world.do_motion(guid, Command.WalkForward)
        copy = world.copy()
        workers = [acm.Worker(world), acm.Worker(world)]

        def work(worker: acm.Worker, ranges: List[int]) -> None:
            for i in ranges:
                worker.run_range(i)

        for _ in range(10):
            count = world.plan_tick(0.1)
            jobs = [threading.Thread(target=work, args=(w, list(range(i, count, 2)))) for i, w in enumerate(workers)]
            for job in jobs:
                job.start()
            for job in jobs:
                job.join()
            world.finish_tick()
            copy.tick(0.1)
        self.assertEqual(world.state_hash(), copy.state_hash())


if __name__ == "__main__":
    unittest.main()
