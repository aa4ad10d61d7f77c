# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Views of the library's output as NumPy arrays: without copies."""
from __future__ import annotations

import subprocess
import sys
import unittest
from typing import Any

import acmotion as acm
from acmotion import Command

numpy: Any
try:
    import numpy
except ImportError:
    numpy = None

GUARD, RAT = 0x80000001, 0x80000002


def walking() -> acm.World:
    world = acm.World(acm.Assets.sample())
    for i, guid in enumerate((GUARD, RAT)):
        world.create_object(guid, setup=0x02000001, position=acm.Position.at(0xA9B40013, 50 + 5 * i, 50))
        world.do_motion(guid, Command.WalkForward)
    for _ in range(20):
        world.tick(1 / 30)
    return world


@unittest.skipUnless(numpy, "NumPy is not installed")
class Views(unittest.TestCase):
    def test_of_events_have_their_fields(self) -> None:
        events = walking().events()
        array = events.numpy()
        self.assertEqual(array.itemsize, 64)
        self.assertEqual(array["time"].tolist(), [e.time for e in events])
        done = array[array["type"] == acm.EventType.MOTION_DONE]["fields"]["motion_done"]
        self.assertEqual(
            done["motion"].tolist(), [e.motion_done.motion for e in events if e.motion_done is not None]
        )

    def test_of_events_are_the_same_memory(self) -> None:
        events = walking().events()
        array = events.numpy()
        events[0].object = 42
        self.assertEqual(array["object"][0], 42)

    def test_of_no_events_are_empty(self) -> None:
        self.assertEqual(len(acm.World().events().numpy()), 0)

    def test_of_poses_have_rows_and_columns(self) -> None:
        world = walking()
        frames = world.poses([GUARD, RAT]).numpy()
        self.assertEqual(frames.shape, (2, world.state(GUARD).part_count, 7))
        for column_major in (False, True):
            for format, rows in ((acm.PoseFormat.MATRIX_3X4, 3), (acm.PoseFormat.MATRIX_4X4, 4)):
                options = acm.PoseOptions(format=format, column_major=column_major)
                array = world.poses([GUARD, RAT], options).numpy()
                self.assertEqual(array.shape[2:], (rows, 4))
                numpy.testing.assert_array_equal(array[..., :3, 3], frames[..., :3])

    def test_of_poses_follow_what_is_written_next(self) -> None:
        world, room = walking(), acm.Poses(2, 32)
        array = room.numpy()
        self.assertFalse(array.any())
        world.write_poses([GUARD, RAT], room)
        self.assertTrue(array.any())

    def test_keep_their_memory_alive(self) -> None:
        array = walking().positions([GUARD, RAT]).numpy()
        self.assertEqual(array["frame"]["origin"]["x"].tolist(), [50, 55])

    def test_guids_may_be_arrays(self) -> None:
        world = walking()
        wanted = [p.origin.x for p in world.positions([GUARD, RAT, 7])]
        for kind in (numpy.uint32, numpy.int64):
            guids = numpy.array([GUARD, RAT, 7], kind)
            self.assertEqual([p.origin.x for p in world.positions(guids)], wanted)
            self.assertEqual([s is None for s in world.states(guids)], [False, False, True])
        every_other = numpy.array([GUARD, 0, RAT, 0, 7, 0], numpy.uint32)[::2]
        self.assertEqual([p.origin.x for p in world.positions(every_other)], wanted)


class WithoutNumPy(unittest.TestCase):
    def test_the_package_works_without_numpy(self) -> None:
        code = (
            "import sys; sys.modules['numpy'] = None; import acmotion as acm; w = acm.World();"
            "w.create_object(1); w.tick(0.1); print(len(w.events()));\n"
            "try: w.events().numpy()\nexcept ImportError: print('no numpy')"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
        self.assertEqual((done.stdout.split("\n"), done.stderr), (["1", "no numpy", ""], ""))


if __name__ == "__main__":
    unittest.main()
