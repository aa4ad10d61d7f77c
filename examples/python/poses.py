# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""A runner that is simulated 30 times a second and drawn 60 times: its parts as matrices, and how far each frame moves
it, where retail has it and where it is displayed."""
import acmotion as acm
from acmotion import Command

RUNNER, MANNEQUIN, TICK = 0x80000001, 0x02000001, 1 / 30


def northings(world, seconds_since_tick):
    """Where the runner is, and where it is displayed."""
    shown = world.display_positions([RUNNER], seconds_since_tick)
    return [p.frame.origin.y for p in (world.state(RUNNER).position, shown[0])]


with acm.Assets.sample() as assets, acm.World(assets) as world:
    world.create_object(RUNNER, setup=MANNEQUIN, position=acm.Position.at(0xA9B40013, 50, 50))
    world.do_motion(RUNNER, Command.RunForward)
    for _ in range(60):  # until it runs steadily
        world.tick(TICK)

    # Column-major, as OpenGL and three.js read matrices.
    options = acm.PoseOptions(smooth=1, display=1, format=acm.PoseFormat.MATRIX_4X4, column_major=1)
    poses = acm.Poses(1, 34, options)
    before = northings(world, 0)
    for frame in range(1, 9):
        if frame % 2 == 0:
            world.tick(TICK)
        options.seconds_since_tick = 0 if frame % 2 == 0 else 1 / 60
        world.write_poses([RUNNER], poses)
        now = northings(world, options.seconds_since_tick)
        simulated, displayed = (b - a for a, b in zip(before, now))
        print(f"frame {frame}  {len(poses.numbers())} parts  ", end="")
        print(f"simulated +{simulated:.3f} m  displayed +{displayed:.3f} m")
        assert 0.05 < displayed < 0.08
        before = now
