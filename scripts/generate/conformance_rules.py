# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Which rules a line of a scenario exercises, and which rules a field of a trace can show to be broken.

The rules are those of docs/behaviour and docs/dat-formats.md. Used by conformance_index.py.
"""

# Verbs that only look, or let time pass: they belong to the part before them.
LOOKING = {"state", "update", "updaten", "tick", "istate", "queue", "pose", "ipose", "velocity", "allow", "fx",
           "fxparts",
           "tables", "pass", "clock", "echo", "tickall", "serverticks", "playframes", "display", "keys"}

# Verbs whose effect belongs to the runner and not to a body.
DEFINITIONS = {"script", "scripttable", "soundtable", "random", "quiet"}

SEQUENCE = {"core 2.4", "core 2.5"}
TRANSITION = {"core 4.1", "core 4.2", "core 4.3", "core 4.5", "core 2.2", "core 3", "core 5"}
QUEUES = {"core 6", "core 7.17"}
ISSUING = {"core 7.12", "core 7.5", "core 7.6", "core 7.14", "core 8.2"} | QUEUES

VERBS = {
    "default": {"core 4.10", "core 4.2", "core 2.2", "core 3", "core 5"},
    "motion": TRANSITION,
    "stop": {"core 4.8", "core 4.2", "core 5"},
    "stopall": {"core 4.9", "core 4.8", "core 5"},
    "reset": {"core 2.1", "core 4.1"},
    "rmlinks": {"core 2.2"}, "rmcyclic": {"core 2.2"}, "clearanims": {"core 2.2"},
    "append": {"core 2.1", "core 2.2", "core 3"}, "mulrate": {"core 2.2", "core 3"},
    "clearphysics": {"core 2.2", "core 2.3"}, "setvel": {"core 2.3"}, "setomega": {"core 2.3"},
    "frame": {"core 2.7"}, "pose": {"core 2.10"}, "ipose": {"core 2.10"},
    "link": {"core 4.1", "core 4.3"},
    "spawn": {"core 6", "core 7.1", "core 7.17", "core 8.1", "core 4.10", "MM-3"},
    "set": {"core 11.1", "core 11.3"},
    "domotion": {"MM-4", "core 7.2", "core 7.3", "core 7.4", "core 7.9", "core 7.5", "core 7.14",
                 "core 8.2"} | QUEUES,
    "dointerp": {"MM-4", "core 7.2", "core 7.3", "core 7.5", "core 7.14", "core 8.2"} | QUEUES,
    "stopmotion": {"MM-4", "core 7.2", "core 7.3", "core 7.7", "core 7.6", "core 7.9", "core 8.3"} | QUEUES,
    "stopinterp": {"MM-4", "core 7.2", "core 7.3", "core 7.6", "core 8.3"} | QUEUES,
    "stopcomplete": {"MM-4", "core 7.3", "core 7.8", "core 4.9"} | QUEUES,
    "raw": {"core 7.11", "core 7.9", "core 8.1"} | ISSUING,
    "interp": {"MM-7", "core 7.18", "core 7.13", "core 8.4"} | ISSUING,
    "velocity": {"core 7.15"}, "jump": {"core 7.15", "core 11.2"}, "charge": {"core 7.15"}, "longjump": {"core 7.15"},
    "allow": {"core 7.14", "core 7.15"},
    "ground": {"core 7.15", "core 7.13", "core 11.2", "MM-5"} | ISSUING,
    "adjust": {"core 7.9", "core 7.10"},
    "holdkey": {"core 7.16", "core 7.13", "core 7.10"}, "holdrun": {"core 7.16", "core 7.13", "core 7.10"},
    "exhaust": {"core 7.13", "AU-5"} | ISSUING,
    "enterworld": QUEUES, "exitworld": QUEUES,
    "place": {"managers 5.4"},
    "turnto": {"MT-30", "MT-45", "MT-50", "MT-62", "MT-10", "MT-13"},
    "moveto": {"MT-30", "MT-42", "MT-50", "MT-60", "MT-61", "MT-62", "MT-10", "MT-13", "MP-10", "MP-11",
               "managers 1.5"},
    "movetoobj": {"managers 6.3", "MT-30", "MT-40", "MT-41", "MT-50", "MT-60", "MT-61", "MT-62", "MT-120", "MP-10",
                  "MP-11",
                  "TG-1", "TG-9"},
    "turntoobj": {"managers 6.3", "MT-30", "MT-43", "MT-44", "MT-50", "MT-62", "MT-120", "TG-1", "TG-9"},
    "target": {"TG-3", "TG-4", "TG-5", "TG-6"},
    "stickto": {"managers 6.3", "SK-2", "SK-3", "PM-1", "TG-1", "TG-2", "TG-9"},
    "unstick": {"managers 6.3", "SK-1"},
    "interpto": {"IN-4", "IN-5", "PM-1"},
    "constrain": {"CN-1", "CN-3", "PM-1"}, "unconstrain": {"CN-2"},
    "cancel": {"managers 6.3", "MT-130", "MT-131"},
    # Effects.
    "playscript": {"PS-10", "PS-2"}, "playtype": {"PS-9", "PS-10", "PS-2"},
    "wake": {"AU-10"}, "sleep": {"AU-10"}, "bodyvel": {"AU-11", "core 11.2"}, "bodyomega": {"HK-11"},
    "child": {"PS-6", "HK-7"},
    "bodymotion": {"AU-2", "MM-4", "core 7.4"}, "bodystop": {"AU-2", "MM-4", "core 7.7"},
    "event": {"AU-2", "AU-4", "AU-13", "MM-21", "MM-23", "MM-24", "wire 5.1", "core 7.18", "core 6"},
    "minterp": {"AU-14", "MM-2"}, "settable": {"AU-16"}, "setstate": {"PS-13"},
    "soundmsg": {"SN-12", "SN-2", "SN-3", "SN-4", "effects 7", "effects 7.1"},
    "scriptmsg": {"PS-10", "PS-2", "effects 7", "effects 7.2"},
    "typemsg": {"PS-9", "PS-10", "PS-2", "effects 7", "effects 7.3"},
    "message": {"effects 7"},
    # Questions.
    "length": TRANSITION | {"core 10"}, "gait": TRANSITION | {"core 10"}, "timeline": TRANSITION | {"core 10"},
    "hits": TRANSITION | {"core 10", "core 2.9"},
    "states": {"core 4.1"}, "motions": {"core 4.1"}, "display": {"core 2.10", "core 2.5"},
    # Several bodies.
    "world": {"scenario 2"}, "add": {"core 6", "core 7.1", "core 7.17", "core 8.1", "core 4.10", "MM-3"},
    "actor": {"scenario 2"},
    "remove": {"TG-8", "MT-132"}, "tickall": {"core 11.4"},
    # The local player.
    "press": {"LP-3", "LP-20", "LP-21", "LP-22", "LP-24"}, "release": {"LP-3", "LP-20", "LP-22", "LP-71"},
    "autorun": {"LP-72"}, "level": {"LP-10", "LP-11"}, "turnplayer": {"LP-45", "MT-45"},
    "runkey": {"LP-77", "LP-23"}, "runoption": {"LP-77"}, "enablekeys": {"LP-75"}, "losefocus": {"LP-74"},
    "stopkeys": {"LP-76"}, "mouselook": {"LP-78"}, "mouseturn": {"LP-78"},
    "playframes": {"LP-4", "LP-30", "LP-31", "LP-33"}, "keys": {"LP-3"},
    # A server.
    "server": {"scenario 2"}, "played": {"SV-1"}, "receive": {"SV-3", "SV-4"}, "serverticks": {"SV-21", "core 11.4"},
    "order": {"SV-14", "SV-36"}, "orderstop": {"SV-14", "SV-36"}, "orderstopall": {"SV-14"},
    "ordermoveto": {"SV-14", "MT-42"}, "ordermovetoobj": {"SV-14", "MT-40"}, "orderturnto": {"SV-14", "MT-45"},
    "orderturntoobj": {"SV-14", "MT-43"}, "orderrate": {"SV-14"}, "ordervelocity": {"SV-14"}, "orderstate": {"SV-14"},
    "teleport": {"SV-15"}, "arrive": {"SV-15"}, "correct": {"SV-16"},
}

HOOKS = {
    "noop": {"HK-10"}, "animdone": {"HK-10", "core 6"}, "defscript": {"PS-11"}, "defscriptpart": {"PS-11"},
    "sound": {"SN-5"}, "soundtable": {"SN-2", "SN-3", "SN-4", "SN-5", "SN-10"}, "tweaked": {"SN-4", "SN-5"},
    "attack": {"HK-20"}, "replace": {"HK-10"}, "ethereal": {"HK-16"}, "nodraw": {"HK-15"}, "light": {"HK-10"},
    "transparent": {"HK-4", "HK-13"}, "transpart": {"HK-4", "HK-13"}, "luminous": {"HK-4", "HK-14"},
    "lumpart": {"HK-4", "HK-14"}, "diffuse": {"HK-4", "HK-14"}, "diffpart": {"HK-4", "HK-14"}, "scale": {"HK-4",
                                                                                                         "HK-12"},
    "particle": {"HK-18"}, "blockparticle": {"HK-18"}, "destroyp": {"HK-18"}, "stopp": {"HK-18"},
    "callpes": {"HK-17"},
    "omega": {"HK-11"}, "texvel": {"HK-19"}, "texvelpart": {"HK-19"},
}
RAMPED = {"transparent", "transpart", "luminous", "lumpart", "diffuse", "diffpart", "scale"}

# What runs in every step while it is under way; begun by these verbs, ended by `spawn`.
UNDER_WAY = {
    "turnto": {"managers 5.4", "MT-3", "MT-70", "MT-90", "MT-20", "MT-21", "MT-11", "MT-131"},
    "moveto": {"MT-3", "MT-14", "MP-14", "MT-70", "MT-80", "MT-90", "MT-20", "MT-21", "MT-11", "MT-100", "MT-110",
               "MT-131"},
    "turntoobj": {"MT-3", "MT-70", "MT-90", "MT-20", "MT-21", "MT-120", "TG-6"},
    "movetoobj": {"MT-3", "MT-14", "MP-14", "MT-70", "MT-80", "MT-90", "MT-20", "MT-21", "MT-11", "MT-100", "MT-110",
                  "MT-120", "MT-131", "TG-2", "TG-4", "TG-5", "TG-6", "TG-7",
                  "managers 5.3"},
    "stickto": {"SK-4", "SK-5", "PM-2", "TG-5", "TG-6", "managers 5.4"},
    "interpto": {"IN-3", "IN-6", "IN-7", "IN-8", "PM-2", "PM-3"},
    "constrain": {"CN-4", "PM-2"},
}
MOVING = {"turnto", "moveto", "turntoobj", "movetoobj", "ordermoveto", "ordermovetoobj", "orderturnto",
          "orderturntoobj"}
# What leaves the flag of the last move alone.
KEEPS_AUTONOMY = {"stopcomplete", "turnto", "moveto", "jump", "raw", "interp", "place", "setstate", "enterworld",
                  "exitworld", "settable"}
STEP = {"core 11.4", "managers 6.4", "core 6"}


def hook_rules(words):
    return HOOKS.get(words[0], {"HK-10"}) if words else {"HK-10"}


def spawn_rules(words, context):
    context.clear()
    context["spawned"] = True
    keys = dict(w.split("=", 1) for w in words if "=" in w)
    context["static"] = keys.get("static") == "1"
    context["fx"] = keys.get("fx") == "1"
    if not context["fx"]:
        return VERBS["spawn"]
    rules = {"AU-1", "PS-12", "SN-10"}
    if context["static"]:
        rules |= {"ST-8"} if keys.get("create") == "1" else {"ST-1"}
    else:
        rules |= {"AU-10", "AU-11"}
    if keys.get("hidden") == "1":
        rules.add("PS-13")
    if keys.get("table") != "0" and not context["static"]:
        rules |= {"core 7.17", "core 6", "MM-3"}
    return rules


def step_rules(verb, trace, context):
    rules = set()
    if context.get("fx"):
        context["ran"] = True
        rules |= {"HK-1", "PS-6"} if not context["static"] else {"ST-3", "ST-2"}
        if context.get("ramps"):
            rules |= {"HK-2", "HK-3", "HK-5", "HK-6", "HK-7"}
        if context.get("scripts"):
            rules |= {"PS-1", "PS-3", "PS-4", "PS-5", "PS-7"} | ({"ST-6"} if context["static"] else set())
        if context.get("turns"):
            rules |= {"HK-11"} | ({"ST-4", "ST-5"} if context["static"] else set())
        rules |= context.get("hooks", set()) | context.get("sleep", set())
        if verb == "pass":
            rules.add("ST-2")
        if any(line.startswith("G ") for line in trace):
            rules.add("PS-8")
    for line in trace:
        move = line.split(" moveto=")[1].split(":") if line.startswith("T ") and " moveto=" in line else None
        if move:
            rules |= {"MT-4"} if move[4] != "0" else set()
            rules |= {"MT-12"} if move[3] == "6500000E" else set()
    if not context.get("static"):
        rules |= STEP
    for begun in context.get("under_way", ()):
        rules |= UNDER_WAY[begun]
    return rules


def playing_rules(trace):
    """What the trace of an update or a step shows of the sequence."""
    rules = set()
    for line in trace:
        if line[0] in "UT" and " anim=none" not in line and not line.startswith("T dt=0 "):
            rules |= SEQUENCE
            # Backwards other hooks fire, or none where a wrong engine fires those of the way forwards.
            rules |= {"core 2.9"} if " rate=-" in line else set()
        if line[0] == "X" and (" type=6 " in line or " type=16 " in line):
            rules.add("HK-10")
        if line[0] in "HX" and " given" not in line:
            rules |= {"core 2.9", "HK-8"} if " animdone" not in line else {"core 2.5"}
        if line[0] == "D":
            rules |= {"core 6", "core 7.17"}
    places = [line.split(" cur=")[1].split()[0] for line in trace if " cur=" in line]
    nodes = [line.split(" anim=")[1].split()[0] for line in trace if line[0] in "UT" and " anim=" in line]
    if len(set(places)) > 1 or len(set(nodes)) > 1:
        rules |= {"core 2.6", "core 2.8"}
    return rules


def motion_rules(words, context):
    rules = set()
    try:
        motion = int(words[0], 16)
    except (IndexError, ValueError):
        return rules
    if motion & 0x40000000:
        rules.add("core 4.4")
    if motion & 0x20000000:
        rules |= {"core 4.6", "core 4.4"}
    if context.get("modifiers"):
        rules.add("core 4.7")
    return rules


def parameter_rules(verb, words):
    rules = set()
    keys = dict(w.split("=", 1) for w in words if "=" in w)
    if verb in MOVING:
        rules |= {"MP-1"} if "bits" not in keys else set()
        rules |= {"MP-2"} if not {"dist", "walkrun", "mindist", "faildist", "hold"} <= set(keys) else set()
    if keys.get("hold") == "2":
        rules.add("core 7.10")
    if "bits" in keys and int(keys["bits"], 16) & 0x100:
        rules |= {"MP-12", "MT-121"}
    if keys.get("hold") == "2" or "bits" in keys and int(keys["bits"], 16) & 0x10:
        rules |= {"MP-12"} if verb in MOVING else set()
    if "bits" in keys and int(keys["bits"], 16) & 0x80:
        rules |= {"SK-2", "SK-3"}
    return rules


def effect_rules(verb, words, context):
    """Hooks, scripts and settings of a body with effects; what they begin is kept for the steps that follow."""
    rules = set()
    if verb in ("hook", "addhook"):
        rules |= hook_rules(words)
        if verb == "addhook":
            context.setdefault("hooks", set()).update(rules)
            rules.add("HK-1")
        context["ramps"] = context.get("ramps") or words[0] in RAMPED | {"callpes"}
        context["scripts"] = context.get("scripts") or words[0] in ("callpes", "defscript", "defscriptpart")
        context["turns"] = context.get("turns") or words[0] == "omega"
    if verb in ("playscript", "playtype", "scriptmsg", "typemsg", "setstate"):
        context["scripts"] = True
    if verb == "bodyomega":
        context["turns"] = True
    if verb == "set" and context.get("fx"):
        keys = {w.split("=")[0] for w in words}
        if keys & {"near", "frozen", "held", "cell", "hidden"}:
            context["sleep"] = {"AU-11", "AU-12"} | ({"HK-7"} if keys & {"frozen", "held", "cell"} else set())
            rules |= {"AU-10", "AU-12"}
        if "blocked" in keys:
            context.setdefault("hooks", set()).add("HK-16")
    return rules


RECEIVED = {
    "MoveToState": {"SV-10", "SV-2", "core 8.6"}, "AutonomousPosition": {"SV-12", "SV-35", "SV-2"},
    "Jump": {"SV-11", "SV-32", "SV-2"}, "AutonomyLevel": {"SV-13", "SV-33"}, "DoMovementCommand": {"SV-13", "SV-33"},
}


BAD_ROTATION = 36  # of acm_check_reason


def received_rules(trace):
    """What the answer to a client's message shows."""
    rules = set()
    for line in trace:
        if line.startswith("C receive "):
            rules |= RECEIVED.get(line.split()[2], set()) | {"SV-30"}
            if f" reason={BAD_ROTATION} " in line:
                rules.add("SV-31")
            if " corrected=1" in line:
                rules |= {"SV-16", "SV-37"}
            if " slowed=1" in line:
                rules.add("SV-34")
    return rules


def sent_rules(trace):
    """What a server's messages show."""
    rules = set()
    for line in trace:
        if line.startswith("C sent to=") and " UpdatePosition " in line:
            rules |= {"SV-20"} | ({"SV-22"} if " to=everyone " in line else set())
    return rules


MESSAGES = {
    "UpdateMotion": {"wire 3.1", "MM-20", "MM-21", "MM-22", "MM-23", "MM-24"}, "UpdatePosition": {"wire 3.2"},
    "VectorUpdate": {"wire 3.3"}, "SetState": {"wire 3.3"}, "CreateObject": {"wire 3.4"}, "DeleteObject": {"wire 3.5"},
}


OWN_MESSAGES = {"VectorUpdate": {"LP-65"}, "SetState": {"LP-65"}, "PlayerTeleport": {"LP-65", "LP-66"},
                "CreateObject": {"LP-52"}}


def numbers(message, at, *sizes):
    """The little-endian numbers of these sizes that stand one after the other in a message."""
    for size in sizes:
        yield int.from_bytes(message[at:at + size], "little")
        at += size


def own_position_rules(message, context):
    """What a place of the local player is: a correction, a teleport, or an ordinary one."""
    flags, = numbers(message, 8, 4)
    parts_of_rotation = 4 - (flags >> 3 & 0xF).bit_count()
    at = 28 + 4 * parts_of_rotation + (12 if flags & 1 else 0) + (4 if flags & 2 else 0)
    teleport, force = numbers(message, at + 4, 2, 2)
    before = context.get("stamps", (0, 0))
    context["stamps"] = max(teleport, before[0]), max(force, before[1])
    if force > before[1]:
        return {"LP-60", "LP-61", "LP-32", "LP-34"}
    ordinary = {"LP-60", "LP-63", "LP-64", "CN-4", "CN-6"}
    return {"LP-60", "LP-62"} if teleport > before[0] else ordinary


def has_actions(message):
    """Whether an UpdateMotion holds a state with actions."""
    kind, = numbers(message, 16, 1)
    return kind == 0 and next(numbers(message, 20, 4)) >> 7 & 0x1F != 0


def message_rules(message, trace, context):
    """What the answer to a server's message shows."""
    rules = set()
    for line in trace:
        if not line.startswith("C message "):
            continue
        name = line.split()[2]
        if " outcome=refused" in line:
            return {"wire 1"}
        rules |= {"wire 5.1"} | MESSAGES.get(name, set())
        rules |= {"wire 5.3", "core 7.18"} if name == "UpdateMotion" and has_actions(message) else set()
        rules |= {"LP-10", "LP-12"} if "level" in context else set()
        if context.get("player"):
            rules |= OWN_MESSAGES.get(name, set())
            if name == "UpdateMotion":
                context["served"] = True
                rules |= {"LP-50", "LP-51"}
            if name == "UpdatePosition":
                rules |= own_position_rules(message, context)
    return rules


POSTURES = {"41000012", "41000013", "41000014"}


def key_rules(verb, words, context):
    """What a key of the local player shows beyond its verb."""
    rules = {"LP-55"} if verb == "release" and context.get("served") else set()
    if verb == "press" and context.pop("served", False):
        rules |= {"LP-53", "LP-54", "LP-56", "LP-57", "IN-2"}
    if context.get("disabled"):
        rules.add("LP-2")
    if context.get("level") == "0":
        rules |= {"LP-10"} | ({"LP-43"} if words[0] == "2500003B" else set())
    if words[0] == "2500003B":
        rules |= {"LP-40", "LP-44"} if verb == "press" else {"LP-41", "LP-42"}
    if words[0] in POSTURES:
        rules.add("LP-70")
    if words[0] == "85000002":
        rules.add("LP-73")
    return rules


def ends_action(line):
    return line.startswith("D motion=1") and line.endswith(" success=1")


def line_rules(line, trace, context):
    words = line.split("#")[0].split()
    verb, words = words[0], words[1:]
    if trace and trace[0].startswith("!"):
        return {"scenario 2"}
    if verb in ("world", "server"):
        context.clear()
        context["player"] = any(w.startswith("player=") for w in words)
        context["untouched"] = True
    if verb == "spawn":
        rules = set(spawn_rules(words, context))
        if "script=" in line.replace("scripts=", ""):
            context["scripts"] = True
    else:
        rules = set(VERBS.get(verb, ()))
    rules |= effect_rules(verb, words, context) | parameter_rules(verb, words) | sent_rules(trace)
    if verb == "level" and trace[0].endswith(" ret=1"):
        context["level"] = words[0]
    if verb == "enablekeys":
        context["disabled"] = words[:1] == ["0"]
        rules.add("LP-2")
    if verb == "keys" and context.pop("untouched", False):
        rules.add("LP-1")
    if verb not in LOOKING | {"world", "add"}:
        context.pop("untouched", None)
    if verb in MOVING and not context.get("moved"):
        context["moved"] = True
        rules.add("MT-2")
    if verb == "interpto" and "interpto" not in context.get("under_way", ()):
        rules.add("IN-1")
    if verb in ("bodyvel", "bodyomega") and context.get("static"):
        rules.add("ST-7")
    if verb == "event" and any(w.startswith("type=") and w != "type=0" for w in words):
        rules.add("AU-15")
    if "stickto" in context.get("under_way", ()) and any(ends_action(t) for t in trace):
        rules.add("MM-6")
    if any(t.startswith("C message=") and " result=malformed" in t for t in trace):
        rules.add("effects 7.4")
    if context.get("fx"):
        rules |= {"AU-3"} if verb in KEEPS_AUTONOMY else set()
        rules |= {"PM-5"} if verb in ("stickto", "interpto", "constrain") else set()
    if verb in ("motion", "stop", "stopall"):
        rules |= motion_rules(words, context)
    if verb in ("domotion", "dointerp", "raw", "interp", "stopmotion", "stopinterp", "ground", "holdkey", "holdrun",
                "event",
                "bodymotion", "bodystop"):
        rules |= {"core 4.5", "core 4.3"} if any(t.startswith(("Q ", "D ")) for t in trace) else set()
    if verb in UNDER_WAY:
        context.setdefault("under_way", set()).add(verb)
    if verb in ("update", "updaten"):
        rules |= {"core 2.3", "core 2.7"} if verb == "update" else set()
        rules |= {"core 2.4"} | playing_rules(trace)
    if verb == "receive":
        rules |= received_rules(trace)
    if verb == "message":
        rules |= message_rules(bytes.fromhex("".join(words)), trace, context)
    if verb == "packet":
        rules.add("wire 6")
    if verb in ("press", "release"):
        rules |= key_rules(verb, words, context)
    if verb in ("tick", "pass", "tickall", "serverticks", "playframes"):
        rules |= step_rules(verb, trace, context) | playing_rules(trace)
        if any(line.startswith("W ") for line in trace):
            rules |= {"MT-1", "MT-50", "MT-130", "MT-131"}
    if "ground" == verb and context.get("under_way"):
        rules.add("MT-53" if words[:1] == ["0"] else "MT-52")
    if verb == "target" and context.get("under_way"):
        rules.add("PM-4")
    if verb == "exitworld" and context.get("under_way"):
        rules |= {"TG-8", "MT-132"}
    if verb in ("exitworld", "remove") and "stickto" in context.get("under_way", ()):
        rules.add("SK-6")
    if verb in ("charge", "jump") and any("err=71" in t for t in trace):
        rules.add("CN-3")
    if any(t.startswith(("C ", "B ")) and any(f"{k}=" in t and f"{k}=0" not in t for k in ("err", "jump", "charge"))
           for t in trace):
        rules.add("core 9")
    for t in trace:
        if t.startswith("S "):
            context["modifiers"] = " mods=[]" not in t
    return rules


# Which rules a field of a line of the trace can show to be broken: `tag.field`, or the tag alone for its other fields.
# Of a part's rules only those listed here count; if none is listed, all of them do.
MOVES = ["MT-1", "MT-2", "MT-3", "MT-4", "MT-12", "MT-14", "MT-53", "MP-1", "MP-2", "MP-14",
         "MT-10", "MT-11", "MT-13", "MT-20", "MT-21", "MT-30", "MT-40", "MT-41", "MT-42", "MT-43", "MT-44", "MT-45",
         "MT-50",
         "MT-52", "MT-60", "MT-61", "MT-62", "MT-70", "MT-80", "MT-90", "MT-100", "MT-110", "MT-120", "MT-121",
         "MT-130",
         "MT-131", "MP-10", "MP-11", "MP-12", "managers 1.5", "managers 5.3", "managers 5.4", "TG-1", "TG-2", "TG-3",
         "TG-4", "TG-5", "TG-6", "TG-7"]
KEYS = ["LP-1", "LP-2", "LP-4", "LP-10", "LP-11", "LP-12", "LP-23", "LP-43", "LP-45",
        "LP-3", "LP-20", "LP-21", "LP-22", "LP-24", "LP-50", "LP-51", "LP-53", "LP-54", "LP-70", "LP-71", "LP-72",
        "LP-73", "LP-74", "LP-75", "LP-76", "LP-77", "LP-78", "LP-32", "LP-34", "LP-52", "LP-55", "LP-56", "LP-57",
        "LP-61", "LP-62", "LP-65", "LP-66"]
OFFSETS = ["SK-2", "SK-3", "SK-4", "SK-5", "IN-4", "IN-5", "IN-6", "IN-7", "IN-8", "PM-2", "CN-4", "CN-6", "TG-6",
           "IN-1", "IN-2", "IN-3", "PM-4", "PM-5", "SK-6", "MM-6"]
STATES = ["core 8.1", "core 8.2", "core 8.3", "core 8.4", "core 7.4", "core 7.6", "core 7.7", "core 7.8", "core 7.9",
          "core 7.10", "core 7.11", "core 7.12", "core 7.13", "core 7.15", "core 7.16", "core 7.17", "core 7.18",
          "MM-3",
          "MM-7", "MM-23", "MM-24", "AU-1", "AU-2"]
TABLE = ["core 4.2", "core 4.3", "core 4.4", "core 4.5", "core 4.6", "core 4.7", "core 4.8", "core 4.9",
         "core 4.10"]
RAMPS = ["HK-1", "HK-2", "HK-3", "HK-4", "HK-5", "HK-6", "HK-7", "HK-12", "HK-13", "HK-14", "ST-3"]
SCRIPTS = ["PS-1", "PS-2", "PS-3", "PS-4", "PS-5", "PS-6", "PS-7", "PS-8", "PS-9", "PS-10", "PS-11", "PS-12", "PS-13",
           "HK-17", "ST-6", "effects 7"]
OBSERVED = {
    "!": ["scenario 2"],
    "E": ["scenario 2"],
    "M": TABLE,
    "K": ["core 4.3"],
    "A": ["core 2.7"],
    "P": ["core 2.10"],
    "p": ["core 2.10", "core 2.7", "HK-12", "ST-4"],
    "S": TABLE + ["core 2.2", "core 3", "core 5"],
    "S.mod": TABLE,
    "S.mods": TABLE + ["core 5"],
    "S.acts": ["core 4.5", "core 5", "core 6"],
    "S.nodes": ["core 2.2", "core 2.8", "core 3"] + TABLE,
    "S.cyc": ["core 2.1", "core 2.2", "core 2.8"],
    "S.cur": ["core 2.1", "core 2.2", "core 2.6", "core 2.8"],
    "S.fn": ["core 2.1", "core 2.2", "core 2.5", "core 2.6", "core 3"],
    "S.v": ["core 2.3", "core 4.2", "core 4.5", "core 4.7", "core 4.8"],
    "S.w": ["core 2.3", "core 4.2", "core 4.5", "core 4.7", "core 4.8"],
    "U.fn": ["core 2.4", "core 2.5", "core 2.6", "core 3"],
    "U.anim": ["core 2.4", "core 2.5", "core 2.6"],
    "U.rate": ["core 2.5", "core 2.6", "core 3"],
    "U.cur": ["core 2.6", "core 2.8"],
    "U.cyc": ["core 2.6", "core 2.8"],
    "U.v": ["core 2.3", "core 4.2"],
    "U.w": ["core 2.3", "core 4.2"],
    "U.off": ["core 2.3", "core 2.5", "core 2.6", "core 2.7"],
    "U.acc": ["core 2.3", "core 2.5", "core 2.6", "core 2.7"],
    "U.hooks": ["core 2.5", "core 2.9"],
    "H": ["core 2.5", "core 2.9"],
    "X": ["core 2.5", "core 2.9", "HK-1", "HK-8", "core 11.4"] + MOVES,
    "O": ["core 11.1", "core 11.3", "AU-10", "AU-12"],
    "C": ["scenario 2"],
    "C.err": ["core 9", "core 7.3", "core 7.4", "core 7.5", "core 7.6", "core 7.7", "core 7.14", "core 7.15",
              "core 6", "CN-3",
              "AU-2"],
    "C.vel": ["core 7.15", "core 11.2"],
    "C.pos": ["managers 5.4"],
    "C.ret": ["core 7.18", "MM-7", "PS-10", "PS-9", "AU-10", "AU-16", "ST-7"],
    "C.full": ["CN-1", "CN-3"],
    "C.stamina": ["core 7.15"],
    "C.longjump": ["core 7.15"],
    "C.gate": ["wire 5.1", "AU-4"],
    "C.applied": ["AU-13", "AU-15", "AU-4", "MM-24"],
    "C.auto": ["AU-2", "AU-4"],
    "C.made": ["AU-14", "MM-2"],
    "C.result": ["effects 7", "effects 7.1", "effects 7.2", "effects 7.3", "effects 7.4", "SN-12", "PS-10"],
    "Q.interp": ["core 8.4", "core 7.13", "core 7.17", "core 7.5", "core 7.6", "core 7.8", "core 7.12", "core 7.15",
                 "core 6"] + MOVES,
    "Q.mtm": ["core 6", "core 7.17", "core 4.5"] + MOVES,
    "Q.counter": ["core 6"],
    "R": STATES,
    "I": STATES,
    "I.runrate": ["core 7.1", "core 7.10"],
    "I.ps": ["HK-10", "HK-15", "HK-16", "PS-13"],
    "I.longjump": ["core 7.15", "core 7.18"],
    "I.jumpext": ["core 7.15"],
    "I.sstamp": ["core 7.18"],
    "V": ["core 7.15"],
    "B": ["core 7.14", "core 7.15", "core 9"],
    "J": ["core 7.9", "core 7.10"],
    # A move begins and ends motions: in another step, or others.
    "D": ["core 6", "core 7.17", "core 2.5", "core 7.14", "wire 5.3", "SV-32"] + MOVES,
    "D.success": ["core 6"],
    "L": ["core 7.15", "core 7.17", "core 11.2", "SV-32"],
    "W": ["MT-50", "MT-80", "MT-90", "MT-130", "MT-131", "TG-2", "TG-4", "TG-5"],
    "W.err": ["MT-50", "MT-130", "MT-131"],
    "T.dt": ["core 11.4", "ST-2", "ST-3", "AU-11", "AU-12"],
    "T.fn": ["core 2.5", "core 2.6", "core 11.4", "ST-3"] + MOVES,
    "T.anim": ["core 2.5", "core 2.6", "core 4.5"] + MOVES,
    "T.rate": ["core 2.5", "core 2.6", "core 3", "core 4.5"] + MOVES,
    "T.cur": ["core 2.6", "core 2.8", "core 6"],
    "T.cyc": ["core 2.6", "core 2.8", "core 6"],
    "T.v": ["core 2.3", "core 4.2", "core 4.5"] + MOVES,
    "T.w": ["core 2.3", "core 4.2", "core 4.5"] + MOVES,
    "T.pos": ["core 2.5", "core 2.6", "core 2.7", "core 11.4", "HK-11", "ST-4", "ST-5", "MT-80", "LP-52", "LP-57",
              "LP-60", "LP-61", "LP-62", "LP-63", "LP-64", "SV-30", "managers 5.4"] + OFFSETS + MOVES,
    "T.vel": ["core 7.15", "core 11.2", "core 11.4"],
    "T.moveto": MOVES,
    "Y": SCRIPTS,
    "G": ["PS-8"],
    "Z": ["HK-10", "HK-18", "HK-19", "HK-20", "SN-2", "SN-3", "SN-4", "SN-5", "SN-10", "SN-12"] + SCRIPTS,
    "F.scale": RAMPS, "F.radius": ["HK-12"] + RAMPS, "F.trans": RAMPS, "F.orig": ["HK-13", "SN-10"], "F.timed": RAMPS,
    "F.omega": ["HK-11", "ST-5", "ST-7", "core 11.4"],
    "F.ps": ["HK-15", "HK-16", "HK-10", "ST-1", "ST-8", "PS-13"],
    "F.ts": ["AU-10", "AU-11", "AU-12", "AU-13", "HK-16", "ST-7"],
    "F.auto": ["AU-1", "AU-2", "AU-3", "AU-4", "AU-5"],
    "F.upd": ["AU-10", "AU-12", "core 11.4", "ST-3"],
    "F.scripts": SCRIPTS, "F.next": SCRIPTS,
    "f": ["HK-13", "HK-14", "HK-15"] + RAMPS,
    "N": ["SN-10", "PS-12"],
    "q": ["core 10", "core 4.1", "core 4.3", "core 4.5", "core 2.5", "core 2.9", "core 3"],
    "q.times": ["core 10", "core 2.9"],
    "q.pos": ["core 2.10", "core 2.5"],
    "C.hold": ["LP-77"] + KEYS, "C.fwd": KEYS, "C.ss": KEYS, "C.turn": KEYS, "C.actions": KEYS, "C.contact": KEYS,
    "C.forward": KEYS, "C.turns": KEYS, "C.sidesteps": KEYS, "C.run": ["ST-2", "LP-77"], "C.side": ["LP-73"],
    "C.transient": ["LP-70"], "C.charge": ["LP-40", "LP-74"], "C.look": ["LP-78"], "C.enabled": ["LP-2", "LP-75"],
    "C.level": ["LP-10", "LP-11", "LP-12"],
    "C.server": ["LP-1", "LP-50", "LP-51", "LP-53", "LP-54", "LP-52", "LP-55"], "C.extent": ["LP-41", "LP-43"],
    "C.reason": ["wire 5.1", "LP-60", "LP-65"],
    "C.offset": ["wire 1", "wire 6"], "C.checksum": ["wire 6"], "C.fragments": ["wire 6"], "C.flags": ["wire 6"],
    "C.sequence": ["wire 6"], "C.index": ["wire 6"], "C.count": ["wire 6"],
    "C.outcome": ["wire 5.1", "wire 1", "wire 6", "LP-60", "LP-65", "SV-2", "SV-3", "SV-4", "SV-10", "SV-11", "SV-12",
                  "SV-13", "SV-31", "SV-32", "SV-33"],
    "C.corrected": ["SV-16", "SV-30", "SV-31", "SV-35", "SV-37"],
    "C.slowed": ["SV-4", "SV-34"],
    "C.bytes": ["core 8.6", "SV-10", "SV-11", "SV-12", "SV-14", "SV-15", "SV-16", "SV-20", "SV-21", "SV-22", "SV-36"],
    "C.to": ["SV-10", "SV-11", "SV-14", "SV-15", "SV-16", "SV-22"],
    # Messages, by the first part of a field's name, and containers.
    "message.raw": ["wire 2.2"],
    "message.state": ["wire 2.1"],
    "message.style": ["wire 2.3", "wire 5.4"],
    "message.current_style": ["wire 2.1", "wire 2.2", "wire 5.4"],
    "message.forward_command": ["wire 2.1", "wire 2.2", "wire 5.4"],
    "message.sidestep_command": ["wire 2.1", "wire 2.2", "wire 5.4"],
    "message.turn_command": ["wire 2.1", "wire 2.2", "wire 5.4"],
    "message.command": ["wire 2.1", "wire 2.2", "wire 5.4"],
    "message.motion_flags": ["wire 2.3"], "message.stick_to_object": ["wire 2.3"],
    "message.standing_longjump": ["wire 2.3"], "message.movement_type": ["wire 2.3"],
    "message.sticky_object": ["wire 2.3"],
    "message.target": ["wire 2.3"], "message.origin": ["wire 2.3"], "message.params": ["wire 2.3"],
    "message.run_rate": ["wire 2.3"], "message.object_heading": ["wire 2.3"],
    "message.physics": ["wire 3.4"],
}

MESSAGE_RULES = {
    "0xF745": {"wire 3.4"}, "0xF74C": {"wire 3"}, "0xF748": {"wire 3"}, "0xF751": {"wire 3"}, "0xF74E": {"wire 3"},
    "0xF619": {"wire 3"}, "0x02DB": {"wire 3"}, "0x02DC": {"wire 3"}, "0xF747": {"wire 3"}, "0xF746": {"wire 3"},
    "0xF7B1/0xF61C": {"wire 4", "wire 2.2"}, "0xF7B1/0xF753": {"wire 4"}, "0xF7B1/0xF61B": {"wire 4"},
    "0xF7B1/0xF61E": {"wire 4"}, "0xF7B1/0xF661": {"wire 4"}, "0xF7B1/0xF752": {"wire 4"},
    "0xF7B1/0xF7C9": {"wire 4"},
    "0xF7B1/0xF649": {"wire 4"},
}

CONTAINER_RULES = {
    "minimal": ("1.1", "1.2", "1.3", "1.4", "1.6"), "chains": ("1.2",), "blocks_of_256": ("1.1", "1.2", "1.3"),
    "two_levels": ("1.3",), "header_junk": ("1.1",), "free_blocks": ("1.1", "1.2"), "compressed": ("1.3",),
    "iteration_runs": ("1.4",), "older_layout": ("1.5",), "chain_in_a_circle": ("1.2",), "chain_too_short": ("1.2",),
    "chain_into_a_free_block": ("1.2",), "chain_beyond_the_file": ("1.2",), "damaged_stream": ("1.3",),
    "wrong_magic": ("1.1",), "cut_in_the_header": ("1.1",), "cut_in_the_blocks": ("1.1",),
    "root_beyond_the_file": ("1.1", "1.3"), "too_many_entries_in_a_node": ("1.3",), "directory_in_a_circle": ("1.3",),
}


def container_rules(name):
    return {f"dat-formats {number}" for number in CONTAINER_RULES[name]}
