# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""When does the blow land, and how long must the next order wait? Asked of a motion table, without an object."""
import acmotion as acm
from acmotion import Command

TABLE, TICK = 0x09000001, 1 / 30

hits = 0
with acm.Assets.sample() as assets:
    for motion in assets.motions_from(TABLE, Command.SwordCombat):
        try:
            swing = assets.timeline(TABLE, motion, speed=1.25, style=Command.SwordCombat, tick_seconds=TICK)
        except acm.RefusedError:
            continue  # a motion that the client would refuse
        for hook in swing.hooks:
            if hook.type != acm.HookType.ATTACK or hook.status != acm.HookStatus.FIRES:
                continue
            hits += 1
            name = acm.command_name(motion)
            print(f"{name:14} hits after {hook.time:.3f} s, in tick {hook.tick} of the server; ", end="")
            print(f"done after {swing.done:.3f} s")
assert hits > 0
