# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Plots when the blows of a swordsman land: known beforehand, and as a server's ticks find them."""
import sys

import acmotion as acm
import matplotlib
from acmotion import Command

matplotlib.use("svg")
matplotlib.rcParams.update({"svg.hashsalt": "acmotion", "svg.fonttype": "none", "font.size": 9})
import matplotlib.pyplot as plt  # noqa: E402

GUARD, MANNEQUIN, TABLE = 0x80000001, 0x02000001, 0x09000001


SWINGS = [
    (Command.SlashHigh, 0.75),
    (Command.SlashHigh, 1.0),
    (Command.SlashHigh, 1.5),
    (Command.SlashHigh, 2.0),
    (Command.DoubleThrustMed, 1.0),
    (Command.TripleSlashMed, 1.0),
]


def played_hits(assets, motion, speed, tick):
    """The same motion in a world that ticks: when its Attack hooks are reported."""
    with acm.World(assets) as world:
        world.create_object(GUARD, setup=MANNEQUIN, position=acm.Position.at(0xA9B40013, 50, 50))
        world.do_motion(GUARD, Command.SwordCombat)
        for _ in range(round(3 / tick)):
            world.tick(tick)
        world.clear_events()
        begun = world.clock
        world.do_motion(GUARD, motion, speed=speed, context_id=1)
        for _ in range(round(3 / tick)):
            world.tick(tick)
        hooks = [(e.time, e.hook) for e in world.take_events() if e.hook]
    return [t - begun for t, hook in hooks if hook.type == acm.HookType.ATTACK and hook.context_id == 1]


def plot(timelines, path):
    figure, axes = plt.subplots(figsize=(8, 0.8 + 0.5 * len(SWINGS)), layout="constrained")
    for row, ((motion, speed), timeline) in enumerate(zip(SWINGS, timelines)):
        axes.barh(row, timeline.done, height=0.55, color="#c9d6e6", label=None if row else "motion")
        for tick, mark in ((1 / 30, "x"), (1 / 10, "+")):
            hits = played_hits(assets, motion, speed, tick)
            label = None if row else f"reported, {round(1 / tick)} ticks a second"
            axes.plot(hits, [row] * len(hits), mark, color="#555555", markersize=7, label=label)
        label = None if row else "hit time of the timeline"
        axes.plot(timeline.hits, [row] * len(timeline.hits), "|", color="#c0392b", markersize=16, mew=2, label=label)
        axes.text(timeline.done + 0.02, row, f"{timeline.hits[0]:.3f} s", va="center", color="#c0392b")
    axes.set_yticks(range(len(SWINGS)), [f"{acm.command_name(motion)} × {speed:g}" for motion, speed in SWINGS])
    axes.set(xlabel="seconds after the command", xlim=(0, max(t.done for t in timelines) + 0.3))
    axes.set_title("When blows land: the sample's mannequin with a sword")
    axes.legend(loc="center right", frameon=False)
    figure.savefig(path, metadata={"Date": None})


if __name__ == "__main__":
    with acm.Assets.sample() as assets:
        timelines = [assets.timeline(TABLE, m, speed=s, style=Command.SwordCombat) for m, s in SWINGS]
        plot(timelines, sys.argv[1] if len(sys.argv) > 1 else "hit_times.svg")
    for (motion, speed), timeline in zip(SWINGS, timelines):
        hits = ", ".join(f"{hit:.3f}" for hit in timeline.hits)
        print(f"{acm.command_name(motion):16} x {speed:<5g} lands after {hits} s, is over after {timeline.done:.3f} s")
