# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""A server of twenty creatures that know when their swings land. Each swing carries a context id; the Attack hook
gives it back, in the tick in which the blow lands."""
import acmotion as acm
from acmotion import Command

CREATURES = [0x80000001 + i for i in range(20)]
MANNEQUIN, CELL, TICK = 0x02000001, 0xA9B40013, 1 / 30

begun = {}  # when each swing began, by context id
hits = 0
with acm.Assets.sample() as assets, acm.World(assets) as world, acm.Server(world) as server:
    for i, guid in enumerate(CREATURES):
        world.create_object(guid, setup=MANNEQUIN, position=acm.Position.at(CELL, 40 + 2 * i, 50))
        server.do_motion(guid, Command.SwordCombat)
    for tick in range(330):
        for i, guid in enumerate(CREATURES):
            if (tick + 7 * i) % 150 != 60:
                continue  # every creature swings once in five seconds
            context_id = len(begun) + 1
            refused = server.do_motion(guid, Command.SlashHigh, context_id=context_id)
            if not refused:
                begun[context_id] = world.clock
        world.tick(TICK)
        server.broadcast_due()
        for event in world.take_events():
            hook = event.hook
            if not hook or hook.type != acm.HookType.ATTACK or hook.context_id not in begun:
                continue
            after = event.time - begun[hook.context_id]
            print(f"{event.time:6.3f} s  {event.object:08X} hits, {after:.3f} s after swing {hook.context_id} began")
            hits += 1
        for message in server.take_outbox():
            pass  # a real server sends message.data to those whom message.audience names
assert hits >= 2 * len(CREATURES)
