# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Plots a chase: a beast runs from place to place, and a guard runs after it until it can strike."""
import sys

import acmotion as acm
import matplotlib
from acmotion import Command, MoveFlags

matplotlib.use("svg")
matplotlib.rcParams.update({"svg.hashsalt": "acmotion", "svg.fonttype": "none", "font.size": 9})
import matplotlib.pyplot as plt  # noqa: E402

GUARD, BEAST, CELL, TICK = 0x80000001, 0x80000002, 0xA9B40013, 1 / 30
PLACES = [(90, 50), (110, 75), (80, 95), (55, 80)]


def chase(seconds):
    """Time, both positions and the distance between the bodies, for each tick; and when the guard had arrived."""
    rows, arrivals = [], []
    with acm.Assets.sample() as assets, acm.World(assets) as world:
        for guid, setup, x, run_rate in ((GUARD, 0x02000001, 40, 1.2), (BEAST, 0x02000002, 50, 1.0)):
            world.create_object(guid, setup=setup, position=acm.Position.at(CELL, x, 50))
            world.set_weenie(guid, acm.WeenieFacts(knows_run_rate=True, run_rate=run_rate))
        places = iter(PLACES)
        run(world, next(places))
        world.move_to_object(GUARD, BEAST, context_id=1, flags=MoveFlags.DEFAULT_FLAGS | MoveFlags.CAN_CHARGE)
        while world.clock < seconds:
            world.tick(TICK)
            for event in world.take_events():
                if not event.move_finished:
                    continue
                if event.object == BEAST:
                    run(world, next(places, None))
                else:
                    arrivals.append(event.time)
            # One call for both. The view is of the memory that the library wrote.
            origins = world.positions([GUARD, BEAST]).numpy()["frame"]["origin"].copy()
            rows.append((world.clock, origins, world.distance_between(GUARD, BEAST)))
            if arrivals:
                return rows, arrivals
    return rows, arrivals


def run(world, place):
    if place:
        world.move_to_position(BEAST, acm.Position.at(CELL, *place), context_id=2, walk_run_threshold=1.0)


def plot(path):
    rows, arrivals = chase(60)
    figure, (left, right) = plt.subplots(1, 2, figsize=(9, 4), layout="constrained")
    for i, (name, color) in enumerate((("guard", "#2c5f8a"), ("beast", "#b5651d"))):
        xs, ys = [origins["x"][i] for _, origins, _ in rows], [origins["y"][i] for _, origins, _ in rows]
        left.plot(xs, ys, color=color, label=name)
        left.plot(xs[0], ys[0], "o", color=color)
        left.plot(xs[::60], ys[::60], ".", color=color)
    left.plot(*zip(*PLACES), "+", color="#888888", label="where the beast runs to")
    left.set(xlabel="metres east", ylabel="metres north", title="Paths, a dot every two seconds", aspect="equal")
    left.legend(frameon=False)
    right.plot([time for time, _, _ in rows], [distance for _, _, distance in rows], color="#444444")
    for time in arrivals:
        right.axvline(time, color="#c0392b", linestyle="--")
        right.annotate(f"arrived, {time:.2f} s  ", (time, right.get_ylim()[1] * 0.9), ha="right", color="#c0392b")
    right.set(xlabel="seconds", ylabel="metres between the bodies", title="Distance", ylim=(0, None))
    figure.savefig(path, metadata={"Date": None})
    return rows, arrivals


if __name__ == "__main__":
    rows, arrivals = plot(sys.argv[1] if len(sys.argv) > 1 else "chase.svg")
    print(f"{len(rows)} ticks, distance {rows[0][2]:.2f} m at first and {rows[-1][2]:.2f} m at last, ", end="")
    print(f"arrived after {arrivals[0]:.2f} s" if arrivals else "not arrived")
