#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Writes conformance/index.json: which rules each part of each scenario and each vector exercises.

  conformance_index.py ROOT TOOL [--check]   TOOL is acmotion, which finds the lines of the trace of each part

A part is one or more lines of a scenario that change something, with the lines after them that let time pass or look.
Its rules follow from its verbs, from what is under way (a move, a ramp, ...) and from what its trace shows.
"""
import json
import pathlib
import re
import subprocess
import sys

from conformance_rules import DEFINITIONS, LOOKING, MESSAGE_RULES, OBSERVED, container_rules, line_rules

RULE = re.compile(r"(?:core|managers|wire|effects|dat-formats) \d+(?:\.\d+)?|[A-Z]{2}-\d+")
ORDER = ("core", "managers", "MP", "MT", "SK", "CN", "IN", "PM", "TG", "MM", "LP", "SV", "HK", "ST", "PS", "AU", "SN",
         "effects", "wire", "dat-formats", "scenario")


def rank(rule):
    family, *numbers = re.split(r"[ .-](?=\d)", rule)
    return ORDER.index(family), [int(n) for n in numbers]


def anchor_of(heading):
    """The anchor of a heading, as renderers of Markdown make it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def titles_of(root):
    """Title and page of each rule, by the headings: "## core 2.5 Playing on", "### The raw state (wire 2.2)"."""
    titles = {}
    for page in [*sorted((root / "docs" / "behaviour").glob("*.md")), root / "docs" / "dat-formats.md"]:
        for heading in re.findall(r"^#{2,4} (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE):
            at_start = re.match(rf"({RULE.pattern}) (.*)", heading)
            at_end = re.match(rf"(.*) \(({RULE.pattern})\)", heading)
            place = f"{page.relative_to(root).as_posix()}#{anchor_of(heading)}"
            if at_start:
                titles[at_start[1]] = at_start[2], place
            elif at_end:
                titles[at_end[2]] = at_end[1], place
    titles["wire 5.4"] = "Expansion of commands", titles["core 1.4"][1]
    titles["scenario 2"] = "How a scenario is read", "conformance/README.md#scripts"
    return titles


def run(root, tool, lines):
    assets = root / "conformance" / "assets" / lines[0].removeprefix("# assets: ")
    done = subprocess.run([tool, "run", "-", "--trace", "--assets", assets], input="\n".join(lines).encode(),
                          capture_output=True)
    if done.returncode != 0:
        sys.exit(done.stderr.decode())
    return done.stdout.decode().splitlines()


def trace_by_line(root, tool, lines):
    """The trace of each line of a scenario: an echo before each line shows where it begins."""
    marked = [text for i, line in enumerate(lines) for text in (f"echo @mark {i}", line)]
    marked.insert(0, lines[0])
    traces = []
    # Faulty lines have other numbers here, but as many lines in the trace.
    for line in run(root, tool, marked):
        if line == f"E @mark {len(traces)}":
            traces.append([])
        else:
            traces[-1].append(line)
    return traces


def stands_alone(root, tool, lines, part, whole):
    """Whether a part that makes a new body or table gives the same trace without the lines before it."""
    kept = [line if i == 0 or i + 1 >= part["line"] or verb_of(line) in DEFINITIONS else ""
            for i, line in enumerate(lines)]
    return run(root, tool, kept) == whole[part["trace"] - 1:]


def verb_of(line):
    words = line.split("#")[0].split()
    return words[0] if words else ""


class PartBuilder:
    """Cuts one scenario into parts."""

    def __init__(self):
        self.parts, self.context = [], {}

    def add(self, number, line, trace_line, trace):
        verb = verb_of(line)
        if not verb:
            return
        rules = line_rules(line, trace, self.context)
        fresh = verb in ("spawn", "reset", "world", "server") and not trace[0].startswith("!")
        begins = verb not in LOOKING or not self.parts
        if begins:
            self.parts.append({"line": number, "trace": trace_line, "fresh": fresh, "rules": set()})
        self.parts[-1]["rules"] |= rules
        self.parts[-1]["count"] = self.parts[-1].get("count", 0) + len(trace)

    def finished(self):
        """Parts without output join the next."""
        merged = []
        for part in self.parts:
            if part["fresh"] and merged and merged[-1]["count"] == 0:
                merged.pop()  # definitions, which a fresh start keeps
            if merged and not part["fresh"] and merged[-1]["count"] == 0:
                merged[-1]["rules"] |= part["rules"]
                merged[-1]["count"] += part["count"]
            else:
                merged.append(part)
        return [row_of(part) for part in merged]


def row_of(part):
    row = {"line": part["line"], "trace": part["trace"], "rules": sorted(part["rules"], key=rank)}
    return {**row, "fresh": True} if part["fresh"] else row


def scenario_of(root, tool, path):
    lines = path.read_text(encoding="utf-8").splitlines()
    traces = trace_by_line(root, tool, lines)
    assert len(traces) == len(lines), f"{path.stem}: {len(traces)} marks, {len(lines)} lines"
    builder, trace_line = PartBuilder(), 1
    for number, (line, trace) in enumerate(zip(lines, traces), 1):
        builder.add(number, line, trace_line, trace)
        trace_line += len(trace)
    recorded = len(path.with_suffix(".trace").read_text(encoding="utf-8").splitlines())
    assert trace_line - 1 == recorded, f"{path.stem}: {trace_line - 1} lines of trace, {recorded} recorded"
    whole = run(root, tool, lines)
    for part in builder.parts:
        part["fresh"] = part["fresh"] and stands_alone(root, tool, lines, part, whole)
    return {"name": path.stem, "assets": lines[0].removeprefix("# assets: "), "parts": builder.finished()}


def message_rules(vector):
    decoded = vector.get("decoded", {})
    rules = set(MESSAGE_RULES[vector["opcode"]])
    text = json.dumps(decoded)
    if '"movement_type"' in text or "must_fail_because" in vector:
        rules.add("wire 2.3")
    if '"state": {"flags_word"' in text:
        rules.add("wire 2.1")
    if '"wire"' in text:
        rules.add("wire 5.4")
    return sorted(rules, key=rank)


def messages_of(path):
    vectors = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return {"file": path.name, "vectors": [message_rules(v) for v in vectors]}


def index_of(root, tool):
    folder = root / "conformance"
    scenarios = [scenario_of(root, tool, p) for p in sorted((folder / "scenarios").glob("*.scn"))]
    messages = [messages_of(p) for p in sorted((folder / "messages").glob("*.jsonl"))]
    containers = [{"name": p.stem, "rules": sorted(container_rules(p.stem), key=rank)}
                  for p in sorted((folder / "containers").glob("*.dat"))]
    used = {r for s in scenarios for p in s["parts"] for r in p["rules"]}
    used |= {r for m in messages for v in m["vectors"] for r in v} | {r for c in containers for r in c["rules"]}
    titles = titles_of(root)
    unknown = sorted(used - set(titles), key=rank)
    if unknown:
        sys.exit(f"no heading in the documents: {unknown}")
    unused = sorted({r for rules in OBSERVED.values() for r in rules} - set(titles), key=rank)
    if unused:
        sys.exit(f"OBSERVED names rules without a heading: {unused}")
    return {"rules": {r: titles[r] for r in sorted(used, key=rank)}, "observed": OBSERVED, "scenarios": scenarios,
            "messages": messages, "containers": containers}


def wrapped(text, indent):
    """A row of JSON in lines of at most 115 columns, before what ends the list."""
    lines = [" " * indent]
    for word in re.findall(r'(?:"[^"]*"|[^\s"])+', text):
        if len(lines[-1]) + len(word) + 1 > 115:
            lines.append(" " * (indent + 2))
        lines[-1] += word if not lines[-1].strip() else " " + word
    return "\n".join(lines)


def rows(items, indent):
    return ",\n".join(wrapped(json.dumps(item), indent) for item in items)


def text_of(index):
    def table(items):
        return ",\n".join(wrapped(f"{json.dumps(k)}: {json.dumps(v)}", 4) for k, v in items.items())
    scenarios = ",\n".join(
        f'    {{"name": "{s["name"]}", "assets": "{s["assets"]}", "parts": [\n{rows(s["parts"], 6)}]}}'
        for s in index["scenarios"])
    messages = ",\n".join(f'    {{"file": "{m["file"]}", "vectors": [\n{rows(m["vectors"], 6)}]}}'
                          for m in index["messages"])
    return (f'{{\n  "rules": {{\n{table(index["rules"])}\n  }},\n  "observed": {{\n{table(index["observed"])}\n  }},\n'
            f'  "scenarios": [\n{scenarios}\n  ],\n  "messages": [\n{messages}\n  ],\n'
            f'  "containers": [\n{rows(index["containers"], 4)}\n  ]\n}}\n')


def main(arguments):
    root, tool = pathlib.Path(arguments[0]).resolve(), arguments[1]
    text = text_of(index_of(root, tool))
    path = root / "conformance" / "index.json"
    json.loads(text)
    if "--check" in arguments:
        same = path.read_text(encoding="utf-8") == text
        print("the index is current" if same else "conformance/index.json is not what this script writes")
        return 0 if same else 1
    path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
