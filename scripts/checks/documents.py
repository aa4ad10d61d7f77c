#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Takes a document at its word: writes its C++ programs into a folder, runs its commands, follows its links.

  documents.py programs DOCUMENT FOLDER   writes each C++ program (a block with a main) as <document>_<n>.cpp
  documents.py commands DOCUMENT ROOT     runs every line of every sh block in ROOT; each must exit with 0
  documents.py page DOCUMENT TOOL         the same in an empty folder, where `acmotion` is TOOL
  documents.py links DOCUMENT...          every link to a file leads somewhere
  documents.py includes DOCUMENT...       each block below <!-- include FILE --> is that file without its licence lines
  documents.py include DOCUMENT...        writes these blocks
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)[^)]*\)")

INCLUDED = re.compile(r"(<!-- include (\S+) -->\n)```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

# `./dev test` is what runs this check, so its own run is the proof.
RUN_ELSEWHERE = {"./dev test"}


def blocks(document, language):
    return [text for name, text in BLOCK.findall(document.read_text(encoding="utf-8")) if name == language]


def write_programs(document, folder):
    programs = [text for text in blocks(document, "cpp") if "int main(" in text]
    folder.mkdir(parents=True, exist_ok=True)
    for number, text in enumerate(programs, 1):
        path = folder / f"{document.stem.lower()}_{number}.cpp"
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
        print(path)
    return bool(programs)


def run_page(document, tool):
    os.environ["PATH"] = f"{tool.resolve().parent}{os.pathsep}{os.environ['PATH']}"
    with tempfile.TemporaryDirectory() as folder:
        return run_commands(document, folder)


def run_commands(document, root):
    lines = [line for text in blocks(document, "sh") for line in text.splitlines()]
    commands = [line.split("  #")[0].strip() for line in lines]
    commands = [c for c in commands if c and not c.startswith("#") and c not in RUN_ELSEWHERE]
    good = bool(commands)
    for command in commands:
        done = subprocess.run(["bash", "-c", command], cwd=root, capture_output=True, text=True)
        print(f"{done.returncode}  {command}")
        if done.returncode != 0 or not done.stdout:
            print(done.stdout + done.stderr + "(a command of a document must succeed and print something)")
            good = False
    return good


def follow_links(documents):
    links = [(d, link) for d in documents for link in LINK.findall(d.read_text(encoding="utf-8"))]
    local = [(d, link) for d, link in links if not re.match(r"\w+:", link)]
    broken = [f"{d}: {link} leads nowhere" for d, link in local if not (d.parent / link).exists()]
    print("\n".join(broken + [f"{len(local)} links, {len(broken)} broken"]))
    return bool(local) and not broken


def included_text(document, file):
    lines = (document.parent / file).read_text(encoding="utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("// SPDX"))


def write_includes(documents, only_check):
    seen, good = 0, True
    for document in documents:
        text = document.read_text(encoding="utf-8")
        seen += len(INCLUDED.findall(text))
        wanted = INCLUDED.sub(
            lambda m: f"{m[1]}```{m[3]}\n{included_text(document, m[2])}```", text)
        if text == wanted:
            continue
        if only_check:
            print(f"{document}: a block is not the file that it includes (documents.py include {document})")
            good = False
        else:
            document.write_text(wanted, encoding="utf-8")
    print(f"{seen} included files")
    return good and seen > 0


def main(arguments):
    what, paths = arguments[0], [pathlib.Path(a) for a in arguments[1:]]
    if what == "programs":
        good = write_programs(*paths)
    elif what == "commands":
        good = run_commands(*paths)
    elif what == "page":
        good = run_page(*paths)
    elif what == "links":
        good = follow_links(paths)
    elif what in ("include", "includes"):
        good = write_includes(paths, what == "includes")
    else:
        sys.exit(__doc__)
    if not good:
        print(f"{what}: failed, or there was nothing to look at")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
