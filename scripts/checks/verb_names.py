#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Checks that the functions of World, Client and Server have the names of the C++ headers in C#, JavaScript, Python and
Rust, in the case style of each language.

  verb_names.py ROOT

What has another name stands in DEVIATIONS with its reason; one that is not needed is a finding too.
"""
import ast
import collections
import pathlib
import re
import sys

CLASSES = ("World", "Client", "Server")
LANGUAGES = ("C#", "JavaScript", "Python", "Rust")


def camel(name):
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def pascal(name):
    return "".join(word.capitalize() for word in name.split("_"))


STYLES = {"C#": pascal, "JavaScript": camel, "Python": str, "Rust": str}
CS, JS, PY, RS = LANGUAGES
ASKED_OF_STATE = ("player", "deferred_messages", "evicted_messages", "auto_run", "jump_level", "mouse_look",
                  "autonomy_level", "controlled_by_server")
# What JavaScript has for one object alone, whose guid it leaves out.
OF_AN_OBJECT = ("facts", "set_facts", "set_weenie", "state", "name", "appearance", "apply_raw_state",
                "apply_interpreted_state", "update_target", "lose_target", "set_ground_contact", "enter_world",
                "exit_world", "attach", "set_motion_table", "plan_steps", "begin_step", "end_step", "play_script",
                "play_script_type", "play_default_script", "write_pose", "resolve_sound")

# What has another name, by the reason: language, class and functions of C++, with the name that each has instead. A
# name with a dot is of another class.
DEVIATIONS = {
    "GetX copies, as the names of .NET say": (
        (CS, "World", {"facts": "GetFacts", "state": "GetState", "name": "GetName", "appearance": "GetAppearance"}),
    ),
    "objects are counted and listed as any collection of the language": (
        (CS, "World", {"size": "Count", "guid_at": "Guids"}),
        (JS, "World", {"size": "count", "guid_at": "guids"}),
        (PY, "World", {"size": "__len__", "guid_at": "guids"}),
        (RS, "World", {"size": "object_count", "guid_at": "guids"}),
    ),
    "to ask for the state of an object that is not there fails, or finds nothing": (
        (CS, "World", {"contains": "TryGetState"}),
        (JS, "World", {"contains": "WorldObject.exists"}),
        (PY, "World", {"contains": "states"}),
        (RS, "World", {"contains": "read_states"}),
    ),
    "events are a collection, which the language filters": tuple(
        (language, "World", {"events_of": STYLES[language]("events")}) for language in LANGUAGES),
    "a property is set and read under one name": (
        (CS, "Server", {"set_rules": "Rules"}),
        (PY, "Server", {"set_rules": "rules"}),
        (PY, "Client", {"set_player": "player"}),
    ),
    "one struct has the whole state of a client, as in C": (
        (CS, "Client", dict.fromkeys(ASKED_OF_STATE, "GetState")),
        (JS, "Client", dict.fromkeys(ASKED_OF_STATE, "state")),
        (PY, "Client", dict.fromkeys(ASKED_OF_STATE[1:], "state")),
        (RS, "Client", dict.fromkeys(ASKED_OF_STATE, "state")),
    ),
    "what a worker of a planned tick does": (
        (CS, "World", {"run_range": "Worker.RunRange"}),
        (JS, "World", {"plan_tick": "TickWorker.plan", "run_range": "TickWorker.run",
                       "finish_tick": "TickWorker.finish"}),
        (PY, "World", {"run_range": "Worker.run_range"}),
        (RS, "World", {"run_range": "Worker.run_range", "finish_tick": "PlannedTick.finish"}),
    ),
    "JavaScript has a value for an object": (
        (JS, "World", {function: f"WorldObject.{camel(function)}" for function in OF_AN_OBJECT}),
    ),
    "JavaScript has classes for what is in a hook": ((JS, "World", {"hook_fields": "hook"}),),
    "read_x writes to memory of the caller, and here it comes in memory of its own": (
        (JS, "World", {"read_part_looks": "WorldObject.partLooks"}),
        (PY, "World", {"read_states": "states", "read_positions": "positions", "write_pose": "pose",
                       "read_display_positions": "display_positions", "read_part_looks": "part_looks"}),
        (RS, "World", {"read_part_looks": "part_looks"}),
    ),
    "one is read with the function for many": (
        (CS, "World", {"display_position": "ReadDisplayPositions"}),
        (JS, "World", {"display_position": "displayPositions"}),
        (PY, "World", {"display_position": "display_positions"}),
        (RS, "World", {"display_position": "read_display_positions"}),
    ),
    "it has the name of the C function": ((JS, "World", {"read_display_positions": "displayPositions"}),),
    "Outbox is a type, and is read into one that keeps its memory": (
        (RS, "Client", {"outbox": "read_outbox"}),
        (RS, "Server", {"outbox": "read_outbox"}),
    ),
}


class Members(collections.defaultdict):
    """The names of the members of each class, and what else has its members."""

    def __init__(self):
        super().__init__(set)
        self.bases = collections.defaultdict(set)

    def all_of(self, kind, seen=frozenset()):
        names = set(self[kind]) if kind in self else set()
        for base in self.bases.get(kind, set()) - seen:
            names |= self.all_of(base, seen | {kind})
        return names


# ---- C++

CPP_FUNCTION = re.compile(r"^  (?:\[\[nodiscard\]\] )?(?:[\w:<>,*& ]+ [*&]?)(\w+)\(")


def cpp_functions(root, kind):
    """The public functions of a class but for constructors, in their order; overloads count once."""
    text = (root / f"include/acmotion/{kind.lower()}.hpp").read_text(encoding="utf-8")
    body = re.search(rf"^class {kind} \{{\n public:\n(.*?)^ private:", text, re.MULTILINE | re.DOTALL)
    lines = body[1].split("\n") if body else ()
    found = (CPP_FUNCTION.match(line) for line in lines)
    return list(dict.fromkeys(m[1] for m in found if m and m[1] != kind and m[1] != "operator"))


# ---- The languages. Their sources are formatted, so members stand at one indentation.

CSHARP_CLASS = re.compile(r"^(?:public|internal) (?:[a-z]+ )*(?:class|struct) (\w+)(?: : ([\w, ]+))?")
CSHARP_MEMBER = re.compile(r"^    public [^(={;]*?(\w+)(?=\(| =>| \{|$)")
JS_CLASS = re.compile(r"^export (?:abstract )?(?:class|interface) (\w+)(?: extends (\w+))?")
JS_MEMBER = re.compile(r"^  (?:(?:abstract|override|readonly|get|set) )*(\w+)(?=[(<:?])")
RUST_IMPL = re.compile(r"^impl(?:<[^>]*>)? (\w+)(?:<[^>]*>)? \{")
RUST_MACRO = re.compile(r"^macro_rules! (\w+)")
RUST_USE = re.compile(r"^(\w+)!\s*[({]\s*(\w+)")
# A function, or a line of a macro that makes one.
RUST_MEMBER = re.compile(r"^ +(?:pub fn (\w+)(?:<.*?>)?\(|(\w+)\(.*?\) -> \w+ =)", re.MULTILINE)


def by_lines(files, of_class, of_member):
    members = Members()
    for path in files:
        kind = None
        for line in path.read_text(encoding="utf-8").split("\n"):
            if found := of_class.match(line):
                kind = found[1]
                members.bases[kind].update(re.findall(r"\w+", found[2] or ""))
            elif kind and (found := of_member.match(line)):
                members[kind].add(found[1])
    return members


def csharp(root):
    return by_lines(sorted((root / "bindings/csharp/src/Acmotion").rglob("*.cs")), CSHARP_CLASS, CSHARP_MEMBER)


def javascript(root):
    return by_lines(sorted((root / "bindings/js/src").glob("*.ts")), JS_CLASS, JS_MEMBER)


def python(root):
    members = Members()
    for path in sorted((root / "bindings/python/acmotion").glob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                members.bases[node.name].update(base.id for base in node.bases if isinstance(base, ast.Name))
                members[node.name].update(f.name for f in node.body if isinstance(f, ast.FunctionDef))
    return members


def rust(root):
    members = Members()
    for path in sorted((root / "bindings/rust/acmotion/src").glob("*.rs")):
        # Items that begin at the first column end where the next one does.
        for item in re.split(r"^(?=[a-z])", path.read_text(encoding="utf-8"), flags=re.MULTILINE):
            names = {a or b for a, b in RUST_MEMBER.findall(item)}
            if found := RUST_IMPL.match(item):
                members[found[1]] |= names
            elif found := RUST_MACRO.match(item):
                members[f"{found[1]}!"] |= names
            elif found := RUST_USE.match(item):
                members[found[2]] |= names
                members.bases[found[2]].add(f"{found[1]}!")
    return members


READERS = {"C#": csharp, "JavaScript": javascript, "Python": python, "Rust": rust}


def instead():
    """The name that stands for each function that has another one: by language, class and function."""
    return {(language, kind, function): name
            for rows in DEVIATIONS.values() for language, kind, names in rows for function, name in names.items()}


def has(members, kind, name):
    other, dot, function = name.partition(".")
    return function in members.all_of(other) if dot else name in members.all_of(kind)


def check(root):
    members = {language: READERS[language](root) for language in LANGUAGES}
    functions = {kind: cpp_functions(root, kind) for kind in CLASSES}
    others = instead()
    yield from (f"include/acmotion/{kind.lower()}.hpp: no function is found" for kind in CLASSES if not functions[kind])
    for language, kind, function in sorted(others):
        if function not in functions[kind]:
            yield f"{language}: a deviation of {kind}::{function}, which C++ does not have"
    for kind, language in ((kind, language) for kind in CLASSES for language in LANGUAGES):
        for function in functions[kind]:
            same = STYLES[language](function)
            name = others.get((language, kind, function), same)
            if not has(members[language], kind, name):
                yield f"{language}: {kind} has no {name}, for {kind}::{function}"
            elif name != same and has(members[language], kind, same):
                yield f"{language}: {kind} has {same}, and the deviation of {kind}::{function} is not needed"


def main(root):
    root = pathlib.Path(root)
    findings = list(check(root))
    count = sum(len(cpp_functions(root, kind)) for kind in CLASSES)
    summary = f"{count} functions of C++ in {len(LANGUAGES)} languages, {len(instead())} of these with another name"
    print(*findings, f"{summary}, {len(findings)} findings", sep="\n")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
