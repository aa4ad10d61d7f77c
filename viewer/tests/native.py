#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Plays a scenario of the viewer with the native library and prints the state hash: native.py < scenario.json

ACMOTION_LIBRARY names the shared library, as for bindings/python, which this uses.
"""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "bindings" / "python"))
import acmotion as acm  # noqa: E402

PLAYER = 0x50000001
HELD = 0x50001000
STAGE = 0xA9B40001
MIDDLE = 96.0


def weenie(facts):
    return acm.WeenieFacts(
        present=True, is_creature=True, is_local_player=True, knows_run_rate=True, run_rate=facts["runRate"],
        jump_model=acm.JumpModel.LINEAR, can_jump=True, jump_velocity=facts["jumpVelocity"],
        knows_stamina_cost=True, stamina=100)


def create_player(world, scenario):
    parameters = acm.ObjectParameters(setup=scenario["creature"], motion_table=scenario["table"],
                                      position=acm.Position.at(STAGE, MIDDLE, MIDDLE))
    parameters.facts.ground = acm.Ground.FLAT
    parameters.facts.scale = scenario["facts"]["scale"]
    parameters.facts.weenie = weenie(scenario["facts"])
    world.create_object(PLAYER, parameters)


def hold(world, held):
    parameters = acm.ObjectParameters(setup=held["setup"], in_world=False)
    parameters.facts.ground = acm.Ground.NONE
    world.create_object(HELD + held["location"], parameters)
    world.attach(HELD + held["location"], PLAYER, held["location"], held["location"])


def held_key(data):
    return {"hold_key_to_apply": data["hold"]} if data.get("hold") else {}


def mouse_key(data):
    return {"is_mouse": True, "run": True} if data.get("mouse") else {}


def apply(world, client, data):
    what = data["op"]
    if what == "do":
        world.do_motion(PLAYER, data["motion"], speed=data["speed"], **held_key(data))
    elif what == "stop":
        world.stop_motion(PLAYER, data["motion"], **held_key(data))
    elif what == "jump":
        world.jump(PLAYER, data["extent"])
    elif what == "stopAll":
        client.stop_completely()
    elif what == "press":
        client.press_key(data["motion"], **mouse_key(data))
    elif what == "release":
        client.release_key(data["motion"], **mouse_key(data))
    elif what == "run":
        client.set_hold_run(data["on"])
    elif what == "runOption":
        client.set_hold_run(data["on"], by_option=True)
    elif what == "autoRun":
        client.set_auto_run(data["on"])
    elif what == "mouseLook":
        client.begin_mouse_look() if data["on"] else client.end_mouse_look()
    elif what == "mouseTurn":
        client.mouse_turn(data["speed"])
    elif what == "loseFocus":
        client.lose_focus()
    else:
        raise SystemExit(f"native.py does not know the input {what}")


def apply_due(world, client, inputs, tick):
    while inputs and inputs[0]["tick"] <= tick:
        apply(world, client, inputs.pop(0)["input"])  # a refusal is ignored, in the viewer too


def main():
    scenario = json.load(sys.stdin)
    inputs = list(scenario["inputs"])
    with acm.Assets.sample() as assets:
        options = acm.WorldOptions(viewer=PLAYER, event_capacity=65536, ground=acm.Ground.FLAT)
        with acm.World(assets, options) as world:
            create_player(world, scenario)
            for held in scenario["held"]:
                hold(world, held)
            with acm.Client(world) as client:
                client.player = PLAYER
                world.clear_events()
                client.clear_outbox()
                apply_due(world, client, inputs, 0)
                for tick in range(1, scenario["ticks"] + 1):
                    world.tick(1 / 30)
                    client.update()
                    world.clear_events()
                    client.clear_outbox()
                    apply_due(world, client, inputs, tick)
                print(f"{client.state_hash():016X}")


main()
