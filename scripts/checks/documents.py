#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Takes a document at its word: writes its C++ programs into a folder, runs its commands, follows its links.

  documents.py programs DOCUMENT FOLDER   writes each C++ program (a block with a main) as <document>_<n>.cpp
  documents.py snippets DOCUMENT PRELUDE FILE.c
                                          writes each other C block as a function, below an include of the prelude
  documents.py commands DOCUMENT ROOT     runs every line of every sh block in ROOT
  documents.py page DOCUMENT TOOL         the same in an empty folder, where `acmotion` is TOOL and examples/ and
                                          conformance/ are there;
                                          a page may have no commands, but none outside of sh blocks either
  documents.py links DOCUMENT...          every link to a file leads somewhere
  documents.py includes DOCUMENT...       each block below <!-- include FILE --> is that file without its licence lines
  documents.py include DOCUMENT...        writes these blocks
  documents.py names DOCUMENT...          C++ blocks include installed headers and use names that these declare
  documents.py chapters DOCUMENT...       all have the same chapters (## headings) in the same order

A command must exit with 0, or with the number that its comment shows ("# exit code 1"), and print something or write
it into a file.
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

CHAPTER = re.compile(r"^## (.+?) *$", re.MULTILINE)

CPP_BLOCK = re.compile(r"^ *```cpp\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
CPP_INCLUDE = re.compile(r'#include (?:"|<(?=acmotion/))([^">]+)')
CPP_NAME = re.compile(r"\bacm::((?:\w+::)*\w+)")

CODE_SPAN = re.compile(r"`(acmotion [^`]+)`")
EXIT_CODE = re.compile(r"exit code (\d+)")
ROOT = pathlib.Path(__file__).resolve().parents[2]

# Commands that no test can run, by the document that shows them, and why.
NOT_RUN = {
    "README.md": {"./dev test": "runs this check, so its own run is the proof"},
    "CONTRIBUTING.md": {
        "cmake --preset debug && cmake --build build/debug && ctest --preset debug": "is the leg debug of ./dev test"
    },
    "docs/dat-files.md": {
        "acmotion dat check-retail --dat client_portal.dat": "needs the game's own file; DatCheckRetail has others"
    },
    "bindings/python/README.md": {
        "python3 build_wheel.py --library ../../build/release/bin/libacmotion.so.0 --out dist":
            "packaging.python_wheel does so",
        "python3 -m pip install dist/acmotion-*.whl": "packaging.python_wheel does so, in an environment of its own",
        "cd tests && ACMOTION_LIBRARY=../../../build/release/bin/libacmotion.so.0 PYTHONPATH=.. python3 -m unittest":
            "these are the tests python.*",
    },
    "docs/world.md": {"./dev bench world": "takes minutes; bench.world runs the same program shortly"},
}


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


def write_snippets(document, prelude, path):
    snippets = [text for text in blocks(document, "c") if "int main(" not in text]
    functions = [f"void snippet_{number}(void);\nvoid snippet_{number}(void) {{\n{text}}}\n"
                 for number, text in enumerate(snippets, 1)]
    text = f'#include "{prelude.resolve()}"\n{"".join(functions)}'
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
    return bool(snippets)


def run_page(document, tool):
    os.environ["PATH"] = f"{tool.resolve().parent}{os.pathsep}{os.environ['PATH']}"
    with tempfile.TemporaryDirectory() as folder:
        for shown in ("examples", "conformance"):
            (pathlib.Path(folder) / shown).symlink_to(ROOT / shown)
        good = not commands_of(document) or run_commands(document, folder)
    return all([good, no_command_outside_of_sh_blocks(document), spans_name_what_exists(document)])


def name_of(document):
    path = document.resolve()
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name


def commands_of(document):
    """Each command with its comment."""
    lines = [line.strip() for text in blocks(document, "sh") for line in text.splitlines()]
    parts = [line.partition("  #") for line in lines if line and not line.startswith("#")]
    return [(command.strip(), comment) for command, _, comment in parts]


def run_commands(document, root):
    commands = commands_of(document)
    not_run = NOT_RUN.get(name_of(document), {})
    unknown = set(not_run) - {command for command, _ in commands}
    for command in sorted(unknown):
        print(f"{name_of(document)} does not show a command that is listed as not run: {command}")
    good = bool(commands) and not unknown
    for command, comment in commands:
        if command in not_run:
            print(f"-  {command}  ({not_run[command]})")
        else:
            good = run_command(command, comment, root) and good
    return good


def run_command(command, comment, root):
    shown = EXIT_CODE.search(comment)
    wanted = int(shown[1]) if shown else 0
    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], cwd=root, capture_output=True, text=True)
    print(f"{done.returncode}  {command}")
    if done.returncode == wanted and (done.stdout or " > " in command):
        return True
    print(f"{done.stdout}{done.stderr}(a command of a document must exit with {wanted} and print something)")
    return False


def no_command_outside_of_sh_blocks(document):
    found = [
        line
        for language, text in BLOCK.findall(document.read_text(encoding="utf-8"))
        for line in text.splitlines()
        if language != "sh" and re.match(r"\s*(\$ )?(acmotion|\./dev|build/\S*/acmotion) ", line)
    ]
    for line in found:
        print(f"{name_of(document)}: not in an sh block, so nothing runs it: {line}")
    return not found


def spans_name_what_exists(document):
    """Commands within the text have gaps, so only their subcommands and options are looked up in the help."""
    good = True
    for span in CODE_SPAN.findall(document.read_text(encoding="utf-8").replace("\n", " ")):
        words = span.split("|")[0].split()[1:]
        names = [word for word in words[: 2 if words[0] == "dat" else 1] if re.fullmatch(r"[a-z-]+", word)]
        done = subprocess.run(["acmotion", *names, "--help"], capture_output=True, text=True)
        missing = [w for w in words if w.startswith("--") and not re.search(rf"{w}\b", done.stdout)]
        print(f"{done.returncode}  {span}")
        if done.returncode != 0 or missing:
            print(f"{name_of(document)}: there is nothing like this: {span} {missing or names}")
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
    return "".join(line for line in lines if not line.startswith(("// SPDX", "/* SPDX", "# SPDX")))


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


def names_are_public(documents):
    headers = [path for path in (ROOT / "include").rglob("*") if path.is_file()]
    files = {path.relative_to(ROOT / "include").as_posix() for path in headers}
    words = {word for path in headers for word in re.findall(r"\w+", path.read_text(encoding="utf-8"))}
    words |= {f"k{word}" for word in words}  # constants that a macro declares
    seen, private = 0, []
    for document in documents:
        for block in CPP_BLOCK.findall(document.read_text(encoding="utf-8")):
            included = CPP_INCLUDE.findall(block)
            named = CPP_NAME.findall(block)
            seen += len(included) + len(named)
            private += [f"{name_of(document)}: {file} is not installed" for file in included if file not in files]
            private += [f"{name_of(document)}: no installed header declares acm::{name}"
                        for name in named if not words.issuperset(name.split("::"))]
    print("\n".join(private + [f"{seen} names, {len(private)} private"]))
    return seen > 0 and not private


def chapters_of(document):
    return CHAPTER.findall(BLOCK.sub("", document.read_text(encoding="utf-8")))


def chapters_are_the_same(documents):
    wanted, good = chapters_of(documents[0]), True
    for document in documents[1:]:
        chapters = chapters_of(document)
        if chapters != wanted:
            print(f"{name_of(document)} has the chapters {', '.join(chapters) or 'none'};")
            print(f"  {name_of(documents[0])} has {', '.join(wanted) or 'none'}")
            good = False
    print(f"{len(documents)} documents, {len(wanted)} chapters")
    return good and len(documents) > 1 and bool(wanted)


def main(arguments):
    what, paths = arguments[0], [pathlib.Path(a) for a in arguments[1:]]
    if what == "programs":
        good = write_programs(*paths)
    elif what == "snippets":
        good = write_snippets(*paths)
    elif what == "commands":
        good = run_commands(*paths)
    elif what == "page":
        good = run_page(*paths)
    elif what == "links":
        good = follow_links(paths)
    elif what in ("include", "includes"):
        good = write_includes(paths, what == "includes")
    elif what == "names":
        good = names_are_public(paths)
    elif what == "chapters":
        good = chapters_are_the_same(paths)
    else:
        sys.exit(__doc__)
    if not good:
        print(f"{what}: failed, or there was nothing to look at")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
