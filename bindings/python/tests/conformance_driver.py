# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Plays bindings/conformance.json through the public API: conformance_driver.py FILE

bindings/README.md describes the file.
"""
from __future__ import annotations

import ctypes
import json
import math
import sys
from typing import Any, Callable, Dict, List, Optional, Tuple

import acmotion as acm
from acmotion import wire
from acmotion._layout import Struct

# What Python cannot say, or says in another way: memory and handles are the package's, lists have the length they need.
# Closing twice is allowed, as it is for files, and closing a world closes its role.
SKIPPED = {"allocator", "capacity", "foreign", "in_use", "made_up", "null", "size", "stride"}
Json = Any


# ---- Values


def number(value: Json) -> float:
    return float(value)  # also "nan" and "inf"


def made(struct: Any, values: Optional[Dict[str, Json]]) -> Any:
    """A struct with the values of an argument."""
    for name, value in (values or {}).items():
        name = "from_" if name == "from" else name
        old = getattr(struct, name)
        if isinstance(old, (acm.Vec3, acm.Quat)):
            setattr(struct, name, type(old)(*map(number, value)))
        elif isinstance(old, Struct):
            made(old, value)
        elif isinstance(old, float):
            setattr(struct, name, number(value))
        else:
            struct.change(**{name: value})
    return struct


def position(value: Json) -> acm.Position:
    return made(acm.Position(), value)  # type: ignore[no-any-return]


def plain(value: Any) -> Json:
    """A result as the script has it."""
    if isinstance(value, (acm.Vec3, acm.Quat)):
        return [plain(component) for component in value]
    if isinstance(value, Struct):
        addresses = {name for name, *kind in value._fields_ if kind[0] is ctypes.c_void_p}  # no part of the script
        names = [name for name in value.field_names() if name not in addresses]
        return {name.strip("_"): plain(getattr(value, name.lstrip("_"))) for name in names}
    if isinstance(value, (str, bool)) or value is None:
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if isinstance(value, int):
        return int(value)
    return [plain(item) for item in value]


def text(value: Optional[str]) -> Json:
    return {"text": value}


def fnv1a(data: bytes) -> str:
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"0x{value:016x}"


def octets(data: bytes) -> Json:
    return data.hex() if len(data) <= 512 else {"size": len(data), "fnv1a": fnv1a(data)}


def event(found: acm.Event) -> Json:
    value = {"time": found.time, "object": found.object, "type": found.type}
    if found.member:
        value[found.member] = plain(found.details)
    return value


def pose(poses: acm.Poses, i: int) -> Json:
    value: Dict[str, Json] = {"parts": poses.numbers(i)}
    if poses.scales(i):
        value["scales"] = plain(poses.scales(i))
    return value


def outbox(messages: List[acm.Outbound]) -> Json:
    return [{"about": m.about, "audience": int(m.audience), "bytes": m.data.hex()} for m in messages]


# ---- One call


class Play:
    """The names of a chapter, and the arguments of a call."""

    def __init__(self) -> None:
        self.names: Dict[str, Any] = {}
        self.call: Dict[str, Json] = {}
        self.args: Dict[str, Json] = {}

    def __getitem__(self, name: str) -> Json:
        return self.args[name]

    def handle(self, name: str) -> Any:
        return self.names[self.args[name]] if name in self.args else None

    @property
    def world(self) -> acm.World:
        found: acm.World = self.handle("world")
        return found

    @property
    def guid(self) -> int:
        return int(self.args["guid"])

    def number(self, name: str) -> float:
        return number(self.args[name])

    def struct(self, name: str, initial: Any) -> Any:
        return made(initial, self.args[name]) if name in self.args else None

    def data(self, name: str) -> bytes:
        return self.data_of(self.args[name]) if name in self.args else b""

    def data_of(self, value: Json) -> bytes:
        if isinstance(value, str):
            return bytes.fromhex(value)
        found = self.names[value["name"]]
        if "message" in value:
            return bytes(found[value["message"]].data)
        if "range" in value:
            wanted = self.names[value["range"]]
            return bytes(found[wanted.offset : wanted.offset + wanted.size])
        return bytes(found[: len(found) - value.get("drop", 0)])

    def keep(self, value: Any) -> Any:
        if "as" in self.call:
            self.names[self.call["as"]] = value
        return value


def answered(error: Optional[acm.MotionError], play: Play) -> None:
    """What a verb returns; a refusal, as the script has it, is an error. None: a verb that cannot be refused."""
    if error:
        guid = play.args.get("guid", 0)
        raise acm.RefusedError(acm.Status.REFUSED, motion_error=error, guid=guid)


def order(play: Play) -> None:
    """Every order through the method that is named after it."""
    whom = play.handle("world") or play.handle("server")
    guid, value = play.guid, play["order"]
    known = value["type"] in set(acm.OrderType)
    name = acm.OrderType(value["type"]).name.lower() if known else ""
    method = getattr(whom, name, None)
    o = made(acm.Order(value["type"]), value)
    if not method:  # not an order, or not one of this side: the library says so
        answered(whom.order(guid, o), play)
        return
    parameters = {k: number(v) if isinstance(v, str) else v for k, v in value.get("parameters", {}).items()}
    heading = parameters.pop("desired_heading", 0.0)
    arguments: Dict[str, Callable[[], Tuple[Any, ...]]] = {
        "do_motion": lambda: (o.motion,),
        "stop_motion": lambda: (o.motion,),
        "move_to_object": lambda: (o.target,),
        "move_to_position": lambda: (o.position,),
        "move_to_target": lambda: (made_target(o),),
        "turn_to_object": lambda: (o.target,),
        "turn_to_heading": lambda: (heading,),
        "jump": lambda: (o.extent,),
        "stick_to": lambda: (o.target,),
        "interpolate_to": lambda: (o.position, o.keep_heading),
        "constrain_to": lambda: (o.position, o.constraint_start, o.constraint_max),
        "teleport": lambda: (o.position,),
        "set_velocity": lambda: (o.velocity, o.omega) if "server" in play.args else (o.velocity,),
        "set_local_velocity": lambda: (o.velocity,),
        "set_omega": lambda: (o.omega,),
        "set_state": lambda: (o.state,),
        "set_run_rate": lambda: (o.run_rate,),
    }
    answered(method(guid, *arguments.get(name, tuple)(), **parameters), play)


def made_target(o: acm.Order) -> acm.Target:
    return acm.Target(guid=o.target, position=o.position, body_size=o.target_size, velocity=o.velocity)


def timeline(play: Play) -> Json:
    query = made(acm.MotionQuery(), play["query"])
    found = play.handle("assets").timeline_of(query)
    return {**plain(found), "segments": plain(found.segments), "hooks": plain(found.hooks)}


def needs(play: Play) -> Json:
    found = play.keep(play.handle("assets").needs())
    return plain(found if found is not None else acm.Range())


def build(play: Play) -> Json:
    changes = [
        acm.Change(
            item["id"],
            None if item["bytes"] is None else play.data_of(item["bytes"]),
            item.get("time", 0),
            item.get("iteration", 0),
        )
        for item in play["changes"]
    ]
    return octets(play.keep(acm.build_container(changes, play.handle("base"))))


def adjusted(play: Play) -> Json:
    found = position(play["position"])
    found.adjust_to_outside()
    return plain(found)


def turned(play: Play) -> Json:
    frame = made(acm.Frame(), play["frame"])
    frame.heading = play.number("degrees")
    return plain(frame)


def read_states(play: Play) -> Json:
    states = play.world.states(play["guids"])
    return {"found": sum(state is not None for state in states), "states": plain(states)}


def read_positions(play: Play) -> Json:
    positions = play.world.positions(play["guids"])
    return {"found": sum(p.cell != 0 for p in positions), "positions": plain(positions)}


def clock(play: Play) -> Json:
    return {"seconds": play.world.clock, "ticks": play.world.ticks}


def hook_fields(play: Play) -> Json:
    found = play.world.hook_fields(made(acm.HookSource(), play["source"]))
    return {"type": found.type, "direction": found.direction, "values": plain(found.values)}


def end_step(play: Play) -> None:
    answer = play["answer"]
    frame = made(acm.Frame(), answer.get("frame"))
    play.world.end_step(play.guid, frame, answer.get("contact", False), answer.get("walkable", False))


def missing(play: Play) -> Json:
    return [{"id": m.id, "status": acm.Status(m.status).name} for m in play.handle("assets").missing()]


def difference(play: Play) -> Json:
    found = play.handle("a").first_difference(play.handle("b"))
    return {"found": found is not None, "object": found.object if found else 0, "field": found.field if found else ""}


def explain(play: Play) -> Json:
    fields = [plain(field) for field in wire.explain(play.data("bytes"))]
    return [{**field, "component": ord(field["component"] or "\0")} for field in fields]


def release(name: str) -> Callable[[Play], None]:
    return lambda p: p.handle(name).close()  # type: ignore[no-any-return]


def key(play: Play) -> Tuple[int, float, bool, bool]:
    found = made(acm.Key(), play["key"])
    return found.motion, found.speed, found.is_mouse, found.run


def set_rules(play: Play) -> None:
    play.handle("server").rules = made(acm.ServerRules(), play["rules"])


def set_player(play: Play) -> None:
    play.handle("client").player = play["player"]


def container(play: Play) -> acm.Container:
    found: acm.Container = play.handle("container")
    return found


def assets(play: Play) -> acm.Assets:
    found: acm.Assets = play.handle("assets")
    return found


def client(play: Play) -> acm.Client:
    found: acm.Client = play.handle("client")
    return found


def server(play: Play) -> acm.Server:
    found: acm.Server = play.handle("server")
    return found


def nothing(_: Any) -> None:
    """For a call whose result is what it makes."""


CALLS: Dict[str, Callable[[Play], Json]] = {
    # Library, names, default values
    "version": lambda p: text(acm.version()),
    "build_description": lambda p: acm.version() in acm.build_description(),
    "abi_version": lambda p: acm.abi_version(),
    "is_compatible": lambda p: acm.is_compatible(p["abi_version"]),
    "status_text": lambda p: text(acm.status_text(p["status"])),
    "motion_error_text": lambda p: text(acm.motion_error_text(p["motion_error"])),
    "check_reason_text": lambda p: text(acm.check_reason_text(p["reason"])),
    "event_type_name": lambda p: text(acm.event_type_name(p["event_type"])),
    "command_count": lambda p: len(acm.commands()),
    "command_at": lambda p: acm.command_at(p["i"]),
    "command_name": lambda p: text(acm.command_name(p["command"])),
    "find_command": lambda p: acm.find_command(p["name"]),
    "sound_type_name": lambda p: text(acm.sound_type_name(p["sound_type"])),
    "script_type_name": lambda p: text(acm.script_type_name(p["script_type"])),
    "hook_type_name": lambda p: text(acm.hook_type_name(p["hook_type"])),
    "world_options_init": lambda p: plain(acm.WorldOptions()),
    "object_facts_init": lambda p: plain(acm.ObjectFacts()),
    "object_parameters_init": lambda p: plain(acm.ObjectParameters()),
    "movement_parameters_init": lambda p: plain(acm.MovementParameters()),
    "raw_motion_state_init": lambda p: plain(acm.RawMotionState()),
    "interpreted_motion_state_init": lambda p: plain(acm.InterpretedMotionState()),
    "pose_options_init": lambda p: plain(acm.PoseOptions()),
    "pose_buffer_init": lambda p: len(acm.Poses(0, 0)) == 0,
    "client_options_init": lambda p: plain(acm.ClientOptions()),
    "server_rules_init": lambda p: plain(acm.ServerRules()),
    "motion_query_init": lambda p: plain(acm.MotionQuery()),
    "sound_query_init": lambda p: plain(acm.SoundQuery()),
    "order_init": lambda p: plain(acm.Order(p["type"])),
    # Places
    "distance": lambda p: position(p["from"]).distance_to(position(p["to"])),
    "heading_between": lambda p: position(p["from"]).heading_to(position(p["to"])),
    "heading_of": lambda p: made(acm.Frame(), p["frame"]).heading,
    "set_heading": turned,
    "adjust_to_outside": adjusted,
    # Containers and assets
    "container_open": lambda p: nothing(p.keep(acm.Container(p.data("bytes")))),
    "container_free": release("container"),
    "container_get_info": lambda p: plain(container(p).info),
    "container_entries": lambda p: plain(container(p).entries(p["first"], p["last"])),
    "container_read": lambda p: octets(p.keep(container(p)[p["id"]])),
    "container_build": build,
    "assets_create": lambda p: nothing(p.keep(acm.Assets())),
    "assets_create_sample": lambda p: nothing(p.keep(acm.Assets.sample())),
    "assets_open": lambda p: nothing(p.keep(acm.Assets(p.data("bytes")))),
    "assets_open_piecewise": lambda p: nothing(p.keep(acm.Assets.piecewise(p["size"]))),
    "assets_free": release("assets"),
    "assets_add": lambda p: assets(p).add(p["id"], p.data("bytes")),
    "assets_load": lambda p: assets(p).load(p["id"], p["what"]),
    "assets_needs": needs,
    "assets_supply": lambda p: assets(p).supply(p.data("bytes")),
    "assets_missing": missing,
    "assets_numbering": lambda p: assets(p).numbering,
    "assets_keep_command_ids": lambda p: assets(p).keep_command_ids(),
    "assets_read_as_older": lambda p: assets(p).read_as_older(p["is_older"]),
    "assets_contains": lambda p: p["id"] in assets(p),
    "assets_ids": lambda p: assets(p).ids(p["of_type"]),
    "assets_setup": lambda p: plain(assets(p).setup(p["id"])),
    "assets_setup_parts": lambda p: plain(assets(p).setup_parts(p["id"])),
    "assets_hold_locations": lambda p: plain(assets(p).hold_locations(p["id"])),
    "motion_timeline": timeline,
    "motions_from": lambda p: assets(p).motions_from(p["motion_table"], p["style"], p["state"]),
    # Worlds and objects
    "world_create": lambda p: nothing(p.keep(acm.World(assets(p), p.struct("options", acm.WorldOptions())))),
    "world_copy": lambda p: nothing(p.keep(p.world.copy())),
    "world_assign": lambda p: p.world.assign(p.handle("from")),
    "world_free": release("world"),
    "world_tick": lambda p: p.world.tick(p.number("seconds")),
    "world_clock": clock,
    "world_refresh": lambda p: p.world.refresh(),
    "world_reserve": lambda p: p.world.reserve(p["objects"]),
    "world_count": lambda p: len(p.world),
    "world_guids": lambda p: p.world.guids(),
    "object_create": lambda p: p.world.create_object(p.guid, p.struct("parameters", acm.ObjectParameters())),
    "object_delete": lambda p: p.world.delete_object(p.guid),
    "object_get_facts": lambda p: plain(p.world.facts(p.guid)),
    "object_set_facts": lambda p: p.world.set_facts(p.guid, p.struct("facts", acm.ObjectFacts())),
    "object_set_weenie": lambda p: p.world.set_weenie(p.guid, p.struct("weenie", acm.WeenieFacts())),
    "object_get_state": lambda p: plain(p.world.state(p.guid)),
    "world_read_states": read_states,
    "world_read_positions": read_positions,
    "object_name": lambda p: octets(p.world.name(p.guid).encode("cp1252")),
    "object_distance_between": lambda p: p.world.distance_between(p["a"], p["b"]),
    "object_set_ground_contact": lambda p: p.world.set_ground_contact(p.guid, p["contact"], p["walkable"]),
    "object_enter_world": lambda p: p.world.enter_world(p.guid),
    "object_exit_world": lambda p: p.world.exit_world(p.guid),
    "object_attach": lambda p: p.world.attach(p.guid, p["parent"], p["location"], p["placement"]),
    "object_set_motion_table": lambda p: p.world.set_motion_table(p.guid, p["motion_table"]),
    "object_play_script": lambda p: p.world.play_script(p.guid, p["script"]),
    "object_play_script_type": lambda p: p.world.play_script_type(p.guid, p["type"], p.number("mod")),
    "object_play_default_script": lambda p: p.world.play_default_script(p.guid),
    "object_plan_steps": lambda p: p.world.plan_steps(p.guid),
    "object_begin_step": lambda p: plain(p.world.begin_step(p.guid, p.number("quantum"))),
    "object_end_step": end_step,
    # Orders
    "object_order": order,
    "server_order": order,
    "object_apply_raw_state": lambda p: answered(
        p.world.apply_raw_state(p.guid, p.struct("state", acm.RawMotionState())), p
    ),
    "object_apply_interpreted_state": lambda p: answered(
        p.world.apply_interpreted_state(
            p.guid,
            p.struct("state", acm.InterpretedMotionState()),
            [made(acm.MotionAction(), item) for item in p["actions"]],
            p["autonomous"],
        ),
        p,
    ),
    "object_update_target": lambda p: p.world.update_target(p.guid, p.struct("target", acm.Target())),
    "object_lose_target": lambda p: p.world.lose_target(p.guid, p["target"], p["status"]),
    # Events and poses
    "world_events": lambda p: [event(e) for e in p.world.events(p.args.get("first", 0))],
    "world_dropped_events": lambda p: p.world.dropped_events(),
    "world_clear_events": lambda p: p.world.clear_events(),
    "world_hook_fields": hook_fields,
    "object_resolve_sound": lambda p: plain(p.world.resolve_sound(p.guid, p.struct("query", acm.SoundQuery()))),
    "object_write_pose": lambda p: pose(p.world.pose(p.guid, p.struct("options", acm.PoseOptions())), 0),
    "world_write_poses": lambda p: (
        lambda poses: [pose(poses, i) for i in range(len(poses))]
    )(p.world.poses(p["guids"], p.struct("options", acm.PoseOptions()))),
    "world_display_positions": lambda p: plain(
        p.world.display_positions(p["guids"], p.number("seconds_since_tick"))
    ),
    "object_part_looks": lambda p: plain(p.world.part_looks(p.guid)),
    # Threads and snapshots
    "worker_create": lambda p: nothing(p.keep(acm.Worker(p.world))),
    "worker_free": release("worker"),
    "world_plan_tick": lambda p: p.world.plan_tick(p.number("seconds")),
    "worker_run_range": lambda p: p.handle("worker").run_range(p["range"]),
    "world_finish_tick": lambda p: p.world.finish_tick(),
    "snapshot_write": lambda p: octets(p.keep(p.handle("of").snapshot())),
    "snapshot_read": lambda p: p.handle("of").restore(p.data("bytes")),
    "state_hash": lambda p: f"0x{p.handle('of').state_hash():016x}",
    "first_difference": difference,
    # Client
    "client_create": lambda p: nothing(p.keep(acm.Client(p.world, p.struct("options", acm.ClientOptions())))),
    "client_copy": lambda p: nothing(p.keep(client(p).copy(p.world))),
    "client_assign": lambda p: client(p).assign(p.handle("from")),
    "client_free": release("client"),
    "client_set_player": set_player,
    "client_get_state": lambda p: plain(client(p).state),
    "client_receive": lambda p: plain(client(p).receive(p.data("bytes"))),
    "client_press_key": lambda p: answered(client(p).press_key(*key(p)), p),
    "client_release_key": lambda p: answered(client(p).release_key(*key(p)), p),
    "client_set_hold_run": lambda p: client(p).set_hold_run(p["on"], p["by_option"]),
    "client_set_auto_run": lambda p: client(p).set_auto_run(p["on"]),
    "client_stop_completely": lambda p: client(p).stop_completely(),
    "client_lose_focus": lambda p: client(p).lose_focus(),
    "client_set_enabled": lambda p: client(p).set_enabled(p["enabled"]),
    "client_begin_mouse_look": lambda p: client(p).begin_mouse_look(),
    "client_mouse_turn": lambda p: answered(client(p).mouse_turn(p.number("speed")), p),
    "client_end_mouse_look": lambda p: client(p).end_mouse_look(),
    "client_turn_to": lambda p: client(p).turn_to(p.number("heading"), p["run"]),
    "client_set_contact_plane": lambda p: client(p).set_contact_plane(p.struct("plane", acm.Plane())),
    "client_set_autonomy_level": lambda p: client(p).set_autonomy_level(p["level"]),
    "client_update": lambda p: client(p).update(),
    "client_outbox": lambda p: outbox(p.keep(client(p).outbox())),
    "client_clear_outbox": lambda p: client(p).clear_outbox(),
    # Server
    "server_create": lambda p: nothing(p.keep(acm.Server(p.world, p.struct("rules", acm.ServerRules())))),
    "server_copy": lambda p: nothing(p.keep(server(p).copy(p.world))),
    "server_assign": lambda p: server(p).assign(p.handle("from")),
    "server_free": release("server"),
    "server_get_rules": lambda p: plain(server(p).rules),
    "server_set_rules": set_rules,
    "server_set_player": lambda p: server(p).set_player(p.guid, p["is_player"]),
    "server_receive": lambda p: plain(server(p).receive(p["player"], p.data("bytes"))),
    "server_broadcast_due": lambda p: server(p).broadcast_due(),
    "server_send_position": lambda p: server(p).send_position(p.guid, p["audience"]),
    "server_send_motion": lambda p: server(p).send_motion(p.guid),
    "server_describe": lambda p: octets(p.keep(server(p).describe(p.guid, p.data("appearance"), p.data("tail")))),
    "server_outbox": lambda p: outbox(p.keep(server(p).outbox())),
    "server_clear_outbox": lambda p: server(p).clear_outbox(),
    # Wire
    "wire_identify": lambda p: plain(wire.identify(p.data("bytes"))),
    "wire_explain": explain,
    "wire_decode": lambda p: plain(wire.decode(p.data("bytes"))),
    "wire_encode": lambda p: octets(p.keep(wire.encode(made(wire.Message(), p["message"])))),
    "message_init": lambda p: plain(wire.Message(p["opcode"])),
    "wire_opcode_name": lambda p: text(wire.opcode_name(p["opcode"])),
    "wire_find_opcode": lambda p: wire.find_opcode(p["name"]),
    "wire_opcode_count": lambda p: len(wire.opcodes()),
    "wire_opcode_at": lambda p: wire.opcode_at(p["i"]),
    "wire_is_newer": lambda p: wire.is_newer(p["timestamp"], p["than"]),
}


# ---- The script


def error_of(error: acm.AcmotionError) -> Json:
    names = ("motion_error", "object_id", "guid", "offset", "field")
    return {name: getattr(error, name) for name in names if getattr(error, name)}


def played(play: Play) -> Dict[str, Json]:
    outcome: Dict[str, Json] = {}
    for _ in range(play.call.get("repeat", 1)):
        try:
            result = CALLS[play.call["call"]](play)
            outcome = {} if result is None else {"result": result}
        except acm.AcmotionError as error:
            outcome = {"status": error.status.name}
            if error_of(error):
                outcome["error"] = error_of(error)
    return outcome


def is_skipped(call: Dict[str, Json]) -> bool:
    needs = set(call.get("needs", []))
    return bool(needs & SKIPPED) or ("stale" in needs and call["call"].endswith("_free"))


def run(path: str) -> Tuple[int, int, List[str]]:
    """How many calls were played and skipped, and where something else came of them."""
    with open(path, encoding="utf-8") as file:
        script = json.load(file)
    count, skipped, differences = 0, 0, []
    for chapter in script["chapters"]:
        play = Play()
        for call in chapter["calls"]:
            if is_skipped(call):
                skipped += 1
                continue
            count += 1
            play.call, play.args = call, call.get("args", {})
            expected = {key: call[key] for key in ("status", "error", "result") if key in call}
            got = played(play)
            if got != expected:
                asked = {key: call[key] for key in call if key not in ("status", "error", "result")}
                differences.append(f"{chapter['name']}: {asked}\n  expected {expected}\n  got      {got}")
    return count, skipped, differences


def main() -> int:
    count, skipped, differences = run(sys.argv[1])
    print("\n".join(differences))
    print(f"{count} calls played, {skipped} skipped that Python does not express, {len(differences)} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
