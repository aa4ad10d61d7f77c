#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""How an engine takes part in the conformance suite: answers one question and ends.

  acmotion conformance --runner 'python3 conformance/adapter_example.py'

The engine here is acmotion, driven as a program; ACMOTION names it. With an argument it gets something wrong on
purpose, so that the report has something to say:

  backward   hooks never fire while an animation plays backwards (core 2.9)
  links      a reversed motion takes the link of the forward one (core 4.3)
  sidestep   the sidestep speed of messages is read as the turn speed (wire 2.1)
"""
import json
import os
import re
import subprocess
import sys

ACMOTION = os.environ.get("ACMOTION", "acmotion")
MISTAKE = sys.argv[1] if len(sys.argv) > 1 else ""


def run(*arguments, text):
    return subprocess.run([ACMOTION, *arguments], input=text, capture_output=True, text=True).stdout.splitlines()


def trace(scenario, folder):
    if MISTAKE == "links":
        scenario = re.sub(r"(?m)^(link \S+ \S+) -1 (\S+) \S+$", r"\1 1 \2 1", scenario)
    lines = run("run", "-", "--trace", "--assets", folder, text=scenario)
    if MISTAKE == "backward":
        lines = [line for line in lines if not re.match(r"[HX] .* dir=-1 ", line)]
    return lines


def answer_batch(lines):
    while header := lines.readline():
        _, number, count, folder = header.rstrip("\n").split(" ", 3)
        script = "".join(lines.readline() for _ in range(int(count)))
        print("\n".join([*trace(script, folder), f"END {number}"]), flush=True)


def answers(questions):
    asked = [json.loads(question)["hex"] for question in questions]
    lines = run("decode", "--json", "-", text="\n".join(asked))  # says nothing on messages that it refuses
    if MISTAKE == "sidestep":
        lines = [line.replace("sidestep_speed", "turn_speed") for line in lines]
    decoded = {json.loads(line)["hex"]: line for line in lines}
    return [decoded.get(message, '{"refused": "no message"}') for message in asked]


request = os.environ["CONFORMANCE_REQUEST"]
if request == "scenario":
    print("\n".join(trace(sys.stdin.read(), os.environ["CONFORMANCE_ASSETS"])))
elif request == "batch":  # Many scenarios in one process, for --random.
    answer_batch(sys.stdin)
elif request == "messages":
    print("\n".join(answers(sys.stdin)))
else:  # This engine reads no containers.
    print("unsupported")
