#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Checks that docs/contributing/adding.md names every place of its examples.

  adding.py ROOT

Each section has a line such as "Example: `PickupEvent`, `pickup_event`." with the spellings of its example. The files
that a person writes and that contain one of them are the files that the section names, no more and no fewer. Pages and
tests may be named too, and must then contain the example.
"""
import pathlib
import re
import sys

PAGE = "docs/contributing/adding.md"
SEARCHED = ("include", "src", "tools", "bindings", "viewer/src", "fuzz", "scripts/generate")
SUFFIXES = (".c", ".cpp", ".cs", ".h", ".hpp", ".py", ".rs", ".ts", ".txt")
# Made by tools, fetched, or tests.
NOT_BY_HAND = re.compile(r"/(bin|node_modules|obj|target|tests)/")
# What files say that scripts write.
WRITTEN = re.compile(r"written by scripts/generate/", re.IGNORECASE)
EXAMPLE = re.compile(r"^Example: ((?:`[^`]+`(?:, (?=`))?)+)", re.MULTILINE)


def written_by_hand(root):
    """The path and the text of each file that a person writes."""
    for folder in SEARCHED:
        for path in sorted((root / folder).rglob("*")):
            name = path.relative_to(root).as_posix()
            if path.suffix in SUFFIXES and path.is_file() and not NOT_BY_HAND.search("/" + name):
                text = path.read_text(encoding="utf-8")
                if not WRITTEN.search(text[:300]):
                    yield name, text


def is_searched(name):
    return name.startswith(SEARCHED) and not NOT_BY_HAND.search("/" + name)


def files_with(texts, spellings):
    word = re.compile("|".join(rf"(?<![A-Za-z0-9]){re.escape(s)}(?![A-Za-z0-9])" for s in spellings))
    return {name for name, text in texts.items() if word.search(text)}


def check_section(root, texts, title, text):
    """What is wrong with a section, a line each."""
    match = EXAMPLE.search(text)
    if not match:
        return [f"{title}: it has no line that begins with Example:"]
    spellings = re.findall(r"`([^`]+)`", match[1])
    named = {name for name in re.findall(r"`([\w./-]+)`", text) if "/" in name}
    found = files_with(texts, spellings)
    findings = [f"{title}: {name} contains the example and is not named" for name in sorted(found - named)]
    for name in sorted(named - found):
        path = root / name
        content = path.read_text(encoding="utf-8") if path.is_file() else None
        if content is None:
            findings.append(f"{title}: there is no file {name}")
        elif is_searched(name) or not any(s in content for s in spellings):
            findings.append(f"{title}: {name} is named and does not contain the example")
    return findings


def main(root):
    root = pathlib.Path(root)
    sections = re.split(r"^## ", (root / PAGE).read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    texts = dict(written_by_hand(root))
    findings = [f for s in sections for f in check_section(root, texts, s.split("\n", 1)[0], s)]
    print(*findings, f"{len(sections)} sections, {len(findings)} findings", sep="\n")
    return 1 if findings or not sections else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
