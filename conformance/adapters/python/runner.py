#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""A runner for the conformance suite to start from. The engine here is acmotion, by its public interface: put yours in
its place. What an engine does not have or show the runner says, and the suite leaves it out.
  PYTHONPATH=bindings/python acmotion conformance --runner 'python3 conformance/adapters/python/runner.py'
"""
import json
import os
import pathlib
import struct
import sys

from acmotion import AcmotionError, Assets, Ground, ObjectFacts, Order, OrderType, Position, World
from acmotion.inside import Inside
from acmotion.inspect import message_to_json

BODY, SETUP, CELL, FOLDER = 0x50000001, 0x02000001, 0xA9B40001, os.environ.get("CONFORMANCE_ASSETS", "")
NOT_SHOWN = ("line X", "line R", "field C.stamina", "field I.acts", "field I.longjump", "field I.sstamp",
             "field S.mods", "field S.acts", "field S.v", "field S.w", "field T.anim", "field T.rate", "field T.moveto")
MOTIONS = {"domotion": OrderType.DO_MOTION, "stopmotion": OrderType.STOP_MOTION,
           "stopcomplete": OrderType.STOP_COMPLETELY}


def say(text):
    print(text, flush=True)  # at once: what was printed before a fault or a time-out is compared


def g(numbers):
    return ",".join(f"{n:.9g}" for n in numbers)


class Body:
    def __init__(self, keys):
        assets, facts = Assets(), ObjectFacts(ground=Ground.NONE, state=0x400C08)
        files = {int(path.stem, 16): path.read_bytes() for path in pathlib.Path(FOLDER).glob("*.bin")}
        files[SETUP] = struct.pack("<3I30I5I4f8fI5I", SETUP, 0, 30, *[0x01000001] * 30, *[0] * 5, 1.8, 0.5, 0.4, 0.4,
                                   *[0.0] * 8, 0, 0, 0, min(id for id in files if id >> 24 == 9), 0, 0)  # 30 parts
        for id, record in files.items():
            assets.add(id, record)
        assets.load(SETUP)
        rate = float(keys.pop("runrate", -1))
        for key in keys:
            raise NotImplementedError(f"spawn {key}")
        facts.weenie.change(knows_run_rate=rate >= 0, run_rate=max(rate, 0), knows_stamina_cost=True, jump_velocity=10)
        say("O spawn")
        self.world = World(assets)
        self.world.create_object(BODY, setup=SETUP, position=Position.at(CELL, 0, 0), facts=facts)
        self.show_events()
        self.show_state()

    def run(self, verb, words, keys):
        if verb in MOTIONS:
            motion, speed = int((words + ["0"])[0], 16), float(words[1]) if words[1:] else 1.0
            error = self.order(Order(MOTIONS[verb], motion=motion), keys, speed)
            say(f"C {verb} motion={motion:08X} speed={speed:.9g} err={error}")
        elif verb == "jump":
            extent = float((words + ["1"])[0])
            error = self.order(Order(OrderType.JUMP, extent=extent), keys)
            say(f"C jump extent={extent:.9g} err={error} vel={g(self.world.state(BODY).velocity)}")
        elif verb == "istate":
            return self.show_state()
        elif verb == "tick":
            return self.tick(*map(float, words))
        else:
            raise NotImplementedError(verb)
        return self.show_queues()

    def order(self, order, keys, speed=1.0):
        names = {"hold": "hold_key_to_apply", "ctx": "context_id"}
        order.parameters.change(speed=speed, **{names[key]: int(text) for key, text in keys.items()})
        error = self.world.order(BODY, order)
        self.show_events()
        return int(error)

    def tick(self, seconds=1 / 30, times=1):
        if not 0.0002 < seconds <= 0.2:
            raise ValueError("no step, or more than one")
        for _ in range(int(times)):
            self.world.tick(seconds)
            self.show_events()
            self.show_step(seconds)

    def show_events(self):
        for event in self.world.take_events():
            if event.motion_done:
                say(f"D motion={event.motion_done.motion:08X} success={int(event.motion_done.success)}")
            if event.velocity_set:
                say(f"L local_velocity={g(event.velocity_set.local_velocity)}")

    def show_queues(self):
        inside = Inside(self.world, BODY)
        interp = ",".join(f"{m.context_id}:{m.motion:08X}:{m.jump_error}" for m in inside.pending_motions)
        table = ",".join(f"{m.motion:08X}:{m.animations}" for m in inside.queued_motions)
        say(f"Q interp=[{interp}] mtm=[{table}] counter={inside.motion_table_manager.animation_counter}")

    def show_state(self):
        inside, body = Inside(self.world, BODY), self.world.state(BODY)
        table, now, playing = inside.motion_table_manager, inside.motion_interp.interpreted, inside.sequence
        say(f"I style={now.current_style:08X} fwd={now.forward_command:08X}:{now.forward_speed:.9g} "
            f"ss={now.sidestep_command:08X}:{now.sidestep_speed:.9g} turn={now.turn_command:08X}:{now.turn_speed:.9g} "
            f"runrate={inside.motion_interp.my_run_rate:.9g} jumpext={inside.motion_interp.jump_extent:.9g} "
            f"ts={body.contact + 2 * body.on_walkable:X} ps={body.state:X}")
        nodes = (f"{n.animation:08X}:{n.low_frame}:{n.high_frame}:{n.framerate:.9g}" for n in inside.sequence_nodes)
        say(f"S style={table.style:08X} substate={table.substate:08X} mod={table.substate_speed:.9g} "
            f"nodes=[{','.join(nodes)}] cyc={playing.first_cyclic} cur={playing.current} fn={playing.frame_number:.9g}")
        self.show_queues()

    def show_step(self, quantum):
        playing, body = Inside(self.world, BODY).sequence, self.world.state(BODY)
        (x, y, z), cell = body.position.frame.origin, body.position.cell
        east, north = (cell >> 24) - 0xA9, (cell >> 16 & 0xFF) - 0xB4  # the suite stays in one landblock
        say(f"T dt={quantum:.9g} fn={playing.frame_number:.9g} cur={playing.current} cyc={playing.first_cyclic} "
            f"v={g(playing.velocity)} w={g(playing.omega)} pos={g((x + east * 192, y + north * 192, z))}/"
            f"{g(body.position.frame.rotation)} vel={g(body.velocity)}")


def answer_scenario():
    body = None
    for what in NOT_SHOWN:
        say(f"unsupported {what}")
    for line in sys.stdin:
        verb, *words = line.split("#")[0].split() or [""]
        keys = dict(word.split("=", 1) for word in words if "=" in word)
        try:
            if verb == "spawn":
                body = Body(keys)
            elif verb:
                body.run(verb, [word for word in words if "=" not in word], keys)
        except NotImplementedError as missing:
            return say(f"unsupported {missing}")
        except (AttributeError, ValueError, TypeError, KeyError):
            return say("unsupported")  # no body yet, a faulty line, or an argument that this runner does not know


def answer_messages():
    for line in sys.stdin:
        try:
            say(message_to_json(bytes.fromhex(json.loads(line)["hex"])))
        except AcmotionError as error:
            say(json.dumps({"refused": str(error)}))


globals().get("answer_" + os.environ["CONFORMANCE_REQUEST"], lambda: say("unsupported"))()
