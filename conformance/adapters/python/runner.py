#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""A runner to start from: put your engine in the place of acmotion. What it does not have or show, the runner says.
  PYTHONPATH=bindings/python acmotion conformance --runner 'python3 conformance/adapters/python/runner.py'
"""
import json, os, pathlib, struct, sys
from acmotion import AcmotionError, Assets, Ground, ObjectFacts, Order, OrderType, Position, World
from acmotion.inside import Inside
from acmotion.inspect import message_to_json

BODY, SETUP, CELL, FOLDER = 0x50000001, 0x02000001, 0xA9B40001, os.environ.get("CONFORMANCE_ASSETS", "")
NOT_SHOWN = ("line X", "line R", "field C.stamina", "field I.acts", "field I.longjump", "field I.sstamp",
             "field S.mods", "field S.acts", "field S.v", "field S.w", "field T.anim", "field T.rate", "field T.moveto")
MOTIONS = dict(domotion=OrderType.DO_MOTION, stopmotion=OrderType.STOP_MOTION, stopcomplete=OrderType.STOP_COMPLETELY)
KEYS = dict(speed="speed", dist="distance_to_object", mindist="min_distance", faildist="fail_distance", bits="flags",
            heading="desired_heading", walkrun="walk_run_threshold", hold="hold_key_to_apply", ctx="context_id")


def say(text):
    print(text, flush=True)  # at once: what was printed before a fault or a time-out is compared


def g(numbers):
    return ",".join(f"{n:.9g}" for n in numbers)


class Body:
    def __init__(self, keys):
        assets, facts = Assets(), ObjectFacts(ground=Ground.NONE, state=0x400C08)
        files = {int(path.stem, 16): path.read_bytes() for path in pathlib.Path(FOLDER).glob("*.bin")}
        files[SETUP] = struct.pack("<3I120s20x4f44xI8x", SETUP, 0, 30, b"\1\0\0\1" * 30, 1.8, 0.5, 0.4, 0.4,
                                   min(id for id in files if id >> 24 == 9))  # 30 parts
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
        self.show_state()

    def run(self, verb, words, keys):
        if verb in ("istate", "queue", "tick"):
            return dict(istate=self.show_state, queue=self.show_queues, tick=self.tick)[verb](*map(float, words))
        if verb in MOTIONS:
            order = Order(MOTIONS[verb], motion=int((words + ["0"])[0], 16))
            error = self.order(order, keys, words[1:])
            say(f"C {verb} motion={order.motion:08X} speed={order.parameters.speed:.9g} err={error}")
        elif verb == "moveto":
            say("C moveto")
            place = Position.at(CELL, *map(float, words[:3]))
            self.order(Order(OrderType.MOVE_TO_POSITION, position=place), keys, words[3:])
        elif verb == "turnto":
            say(f"C turnto heading={float(words[0]):.9g}")
            self.order(Order(OrderType.TURN_TO_HEADING), {**keys, "heading": words[0]}, words[1:])
        elif verb == "jump":
            order = Order(OrderType.JUMP, extent=float((words + ["1"])[0]))
            error = self.order(order, keys)
            say(f"C jump extent={order.extent:.9g} err={error} vel={g(self.world.state(BODY).velocity)}")
        else:
            raise NotImplementedError(verb)
        self.show_queues()

    def order(self, order, keys, speed=()):
        for key, text in [*keys.items(), *(("speed", word) for word in speed)]:
            kind = type(getattr(order.parameters, KEYS[key]))  # whole, or not
            setattr(order.parameters, KEYS[key], int(text, 16) if key == "bits" else kind(text))
        error = self.world.order(BODY, order)
        self.show_events()
        return int(error)

    def tick(self, seconds=1 / 30, times=1):
        if not 0.0002 < seconds <= 0.2:
            raise ValueError("no step, or more than one")
        for _ in range(int(times)):
            self.world.tick(seconds)
            self.show_step(seconds)

    def show_events(self):
        for event in self.world.take_events():
            if event.motion_done:
                say(f"D motion={event.motion_done.motion:08X} success={int(event.motion_done.success)}")
            if event.move_finished:
                say(f"W movetodone err={event.move_finished.code}")
            if event.velocity_set:
                say(f"L local_velocity={g(event.velocity_set.local_velocity)}")

    def show_queues(self):
        inside = Inside(self.world, BODY)
        interp = ",".join(f"{m.context_id}:{m.motion:08X}:{m.jump_error}" for m in inside.pending_motions)
        table = ",".join(f"{m.motion:08X}:{m.animations}" for m in inside.queued_motions)
        say(f"Q interp=[{interp}] mtm=[{table}] counter={inside.motion_table_manager.animation_counter}")

    def show_state(self):
        self.show_events()
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
        self.show_events()
        playing, body = Inside(self.world, BODY).sequence, self.world.state(BODY)
        (x, y, z), cell = body.position.frame.origin, body.position.cell
        east, north = (cell >> 24) - 0xA9, (cell >> 16 & 0xFF) - 0xB4  # the suite stays in one landblock
        say(f"T dt={quantum:.9g} fn={playing.frame_number:.9g} cur={playing.current} cyc={playing.first_cyclic} "
            f"v={g(playing.velocity)} w={g(playing.omega)} pos={g((x + east * 192, y + north * 192, z))}/"
            f"{g(body.position.frame.rotation)} vel={g(body.velocity)}")


def answer_scenario():
    body = None
    say("\n".join(f"unsupported {what}" for what in NOT_SHOWN))
    for line in sys.stdin:
        verb, *words = line.split("#")[0].split() or [""]
        keys = dict(word.split("=", 1) for word in words if "=" in word)
        try:
            if verb == "spawn":
                body = Body(keys)
            elif verb:
                body.run(verb, [word for word in words if "=" not in word], keys)
        except (NotImplementedError, AttributeError, ValueError, TypeError, KeyError) as missing:
            # If no verb is missing: no body yet, a faulty line, or an argument that this runner does not know.
            return say(f"unsupported {missing}" if isinstance(missing, NotImplementedError) else "unsupported")


def answer_messages():
    for line in sys.stdin:
        try:
            say(message_to_json(bytes.fromhex(json.loads(line)["hex"])))
        except AcmotionError as error:
            say(json.dumps({"refused": str(error)}))


globals().get("answer_" + os.environ["CONFORMANCE_REQUEST"], lambda: say("unsupported"))()
