# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Linter, graphs, glTF, scenarios, captures and messages."""
from __future__ import annotations

import json
import pathlib
import unittest

import acmotion as acm
from acmotion import captures, gltf, inspect
from acmotion.enums import GltfKeys, GraphFormat, LintSeverity, NodeRole, ReplayFormat, ScenarioForm
from acmotion.inside import Inside

MANNEQUIN, TABLE, NO_TABLE = 0x02000001, 0x09000001, 0x090000FF
CAPTURE = pathlib.Path(__file__).resolve().parents[3] / "tests/capi/session.pcap"
# Message UpdatePosition of an unknown object, cut off within its position.
CUT_MESSAGE = bytes.fromhex("48f7000001000080")


class Tables(unittest.TestCase):
    def setUp(self) -> None:
        self.assets = acm.Assets.sample()

    def test_rules_have_texts(self) -> None:
        rules = inspect.lint_rules()
        self.assertEqual(len({rule.code for rule in rules}), len(rules))
        self.assertTrue(all(rule.meaning and rule.fix for rule in rules))

    def test_findings_name_their_rule_and_place(self) -> None:
        for finding in inspect.lint_table(self.assets, TABLE, [MANNEQUIN]):
            self.assertEqual(finding.table, TABLE)
            self.assertTrue(finding.detail)
            self.assertNotEqual(finding.rule.severity, LintSeverity.ERROR, finding)

    def test_a_table_that_is_not_there_is_an_error(self) -> None:
        with self.assertRaises(acm.NotFoundError):
            inspect.lint_table(self.assets, NO_TABLE)

    def test_graphs_come_in_three_formats(self) -> None:
        graph = json.loads(inspect.state_graph(self.assets, TABLE))
        self.assertTrue(graph)
        self.assertTrue(inspect.state_graph(self.assets, TABLE, GraphFormat.DOT).startswith("digraph"))
        self.assertIn("<svg", inspect.state_graph(self.assets, TABLE, GraphFormat.SVG))


class Gltf(unittest.TestCase):
    def setUp(self) -> None:
        self.assets = acm.Assets.sample()

    def test_a_file_comes_back_unchanged(self) -> None:
        options = gltf.GltfExportOptions(keys=GltfKeys.LINEAR)
        made = gltf.export_gltf(self.assets, MANNEQUIN, options=options)
        self.assertEqual(made.file[:4], b"glTF")
        self.assertGreater(made.clips, 0)
        self.assertEqual(made.missing, [])
        read = gltf.import_gltf(made.file)
        self.assertEqual(read.setup, MANNEQUIN)
        self.assertGreater(len(read.animations), 0)
        self.assertEqual(read.findings, [])
        for animation in read.animations:
            self.assertEqual((animation.edited_frames, animation.edited_parts, animation.edited_motions), (0, [], []))
            self.assertEqual(int.from_bytes(animation.record[:4], "little"), animation.id)

    def test_files_beside_a_gltf_are_asked_for(self) -> None:
        made = gltf.export_gltf(self.assets, MANNEQUIN)
        size = int.from_bytes(made.file[12:16], "little")
        document = json.loads(made.file[20 : 20 + size])
        document["buffers"][0]["uri"] = "keys.bin"
        text = json.dumps(document).encode()
        with self.assertRaises(acm.AcmotionError):
            gltf.import_gltf(text)
        read = gltf.import_gltf(text, {"keys.bin": made.file[28 + size :]})
        self.assertEqual(read.setup, MANNEQUIN)

    def test_a_motion_that_is_not_there_is_an_error(self) -> None:
        with self.assertRaises(acm.AcmotionError):
            gltf.export_gltf(self.assets, MANNEQUIN, ["Nowhere/Nothing"])


class Scenarios(unittest.TestCase):
    SCRIPT = "default\nmotion WalkForward\nupdate 0.1 10\n"

    def test_a_scenario_gives_its_trace(self) -> None:
        run = inspect.run_scenario(acm.Assets.sample(), TABLE, self.SCRIPT)
        self.assertIsNone(run.errors)
        self.assertGreater(run.output.count("\n"), 3)

    def test_lines_that_cannot_run_are_named(self) -> None:
        run = inspect.run_scenario(acm.Assets.sample(), TABLE, "fly\n")
        assert run.errors is not None
        self.assertEqual((run.errors.lines, run.errors.first_line), (1, 1))
        self.assertTrue(run.errors.reason)

    def test_a_limit_ends_the_run(self) -> None:
        few = inspect.ScenarioOptions(form=ScenarioForm.STORY, max_output_bytes=10)
        full = inspect.run_scenario(acm.Assets.sample(), TABLE, self.SCRIPT)
        cut = inspect.run_scenario(acm.Assets.sample(), TABLE, self.SCRIPT, few)
        self.assertLess(len(cut.output), len(full.output))


class Messages(unittest.TestCase):
    def test_a_message_comes_back_from_json(self) -> None:
        for message in (m for m in read_capture() if isinstance(m, captures.Message)):
            text = inspect.message_to_json(message.data)
            if "raw" not in json.loads(text):
                self.assertEqual(inspect.message_from_json(text), message.data)

    def test_fields_lie_one_after_the_other(self) -> None:
        message = next(m for m in read_capture() if isinstance(m, captures.Message))
        text = inspect.describe_message(message.data)
        assert text.summary is not None
        self.assertTrue(text.summary.name)
        self.assertEqual(text.summary.from_server, message.from_server)
        self.assertEqual(sum(field.size for field in text.fields), len(message.data))

    def test_a_message_that_ends_early_has_an_error(self) -> None:
        text = inspect.describe_message(CUT_MESSAGE)
        self.assertIsNone(text.summary)
        assert text.error is not None
        self.assertEqual(text.error.status, acm.Status.TRUNCATED)
        self.assertEqual([field.name for field in text.fields], ["opcode", "guid"])

    def test_wrong_json_names_its_field(self) -> None:
        with self.assertRaises(acm.AcmotionError) as raised:
            inspect.message_from_json('{"opcode": "0xF74C", "decoded": {}}')
        self.assertIn("decoded.guid", raised.exception.text)


def read_capture() -> list[captures.Message | captures.ReadError]:
    with captures.Capture() as capture:
        return list(capture.read(CAPTURE))


class Captures(unittest.TestCase):
    def test_every_message_is_counted(self) -> None:
        with captures.Capture() as capture:
            items = list(capture.read(CAPTURE))
            messages = [item for item in items if isinstance(item, captures.Message)]
            self.assertGreater(len(messages), 0)
            self.assertEqual(capture.counts.messages, len(messages))
            self.assertEqual(capture.counts.errors, len(items) - len(messages))
        self.assertIn("packet", json.loads(messages[0].to_json()))

    def test_pieces_of_any_size_give_the_same_messages(self) -> None:
        data = CAPTURE.read_bytes()
        pieces = []
        with captures.Capture() as capture:
            for at in range(0, len(data), 97):
                capture.supply(data[at : at + 97])
                pieces += list(capture)
            capture.finish()
            pieces += list(capture)
        self.assertEqual(pieces, read_capture())

    def test_other_files_are_an_error(self) -> None:
        with captures.Capture() as capture:
            capture.supply(b"This is not a capture, and never was one.")
            capture.finish()
            error = next(iter(capture))
        assert isinstance(error, captures.ReadError)
        self.assertTrue(error.ends_capture)

    def test_a_capture_is_replayed(self) -> None:
        with captures.Replay(acm.Assets.sample(), captures.ReplayOptions(assumed_setup=MANNEQUIN)) as replay:
            for item in read_capture():
                if isinstance(item, captures.Message):
                    replay.add(item)
            totals = replay.totals
            report = json.loads(replay.report(name="session.pcap"))
            self.assertIn("<svg", replay.report(ReplayFormat.SVG))
        self.assertGreater(totals.messages, 0)
        self.assertIn("session.pcap", json.dumps(report))



class Bodies(unittest.TestCase):
    def test_the_inside_shows_a_swing_with_its_context_id(self) -> None:
        world = acm.World(acm.Assets.sample())
        world.create_object(1, setup=MANNEQUIN)
        world.do_motion(1, acm.Command.SwordCombat)
        for _ in range(90):
            world.tick(1 / 30)
        world.do_motion(1, acm.Command.SlashHigh, context_id=77)
        inside = Inside(world, 1)
        self.assertEqual([motion.motion for motion in inside.queued_motions], [acm.Command.SlashHigh])
        self.assertEqual(inside.actions[0].command, acm.Command.SlashHigh)
        self.assertIn(77, [node.context_id for node in inside.sequence_nodes])
        self.assertEqual(inside.sequence_nodes[inside.sequence.first_cyclic].role, NodeRole.CYCLE)
        self.assertEqual(inside.motion_interp.raw.forward_command, acm.Command.Ready)
        self.assertFalse(inside.move_to.exists)
        with self.assertRaises(acm.NoObjectError):
            Inside(world, 2)


class Records(unittest.TestCase):
    def test_records_and_who_uses_them(self) -> None:
        assets = acm.Assets.sample()
        copy = acm.Assets()
        copy.add(TABLE, assets.record(TABLE))
        self.assertEqual(copy.record(TABLE), assets.record(TABLE))
        self.assertIn(TABLE, assets.uses(MANNEQUIN))
        self.assertIn(MANNEQUIN, assets.users(TABLE))
        self.assertEqual(assets.entries(), [])

    def test_waves(self) -> None:
        samples = bytes(range(8))
        header = bytes.fromhex("0100 0100 112b0000 22560000 0200 1000 0000")
        assets = acm.Assets()
        sizes = len(header).to_bytes(4, "little") + len(samples).to_bytes(4, "little")
        assets.add(0x0A000001, (0x0A000001).to_bytes(4, "little") + sizes + header + samples)
        form, found = assets.wave(0x0A000001)
        self.assertEqual((form.channels, form.samples_per_second, form.bits_per_sample), (1, 11025, 16))
        self.assertEqual(found, samples)
        self.assertEqual(assets.wave_file(0x0A000001)[:4], b"RIFF")


if __name__ == "__main__":
    unittest.main()
