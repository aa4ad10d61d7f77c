#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Uses the npm package as its users would.

  npm.py ARCHIVE FOLDER    FOLDER is emptied and used for all of it

- The archive holds what it must, all files of one time, and names nothing of the machine that made it.
- npm installs it into an empty folder, without the network, and its example runs there.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODULES = ("acmotion", "acmotion-scalar", "acmotion-runtime", "acmotion-runtime-scalar")
WANTED = ("package.json", "LICENSE", "README.md", "THIRD-PARTY.md", "dist/index.js", "dist/index.d.ts",
          "dist/runtime.js", "dist/runtime.d.ts", *(f"wasm/{name}.wasm" for name in MODULES))


def run(*command, cwd):
    done = subprocess.run([str(word) for word in command], cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\nfailed ({done.returncode}):\n{done.stdout}{done.stderr}")
    return done.stdout


def check_content(archive):
    with tarfile.open(archive) as opened:
        members = opened.getmembers()
        content = {m.name.removeprefix("package/"): opened.extractfile(m).read() for m in members}
    for name in WANTED:
        if name not in content:
            sys.exit(f"{archive.name}: has no {name}")
    if len({member.mtime for member in members}) != 1:
        sys.exit(f"{archive.name}: its files have times of their own")
    for name, data in content.items():
        for folder in (ROOT, pathlib.Path.home()):
            if len(str(folder)) > 4 and str(folder).encode() + b"/" in data:
                sys.exit(f"{archive.name}: {name} names {folder}")
    for name in (n for n in content if n.endswith(".wasm")):
        if not content[name].startswith(b"\0asm"):
            sys.exit(f"{archive.name}: {name} is not WebAssembly")


def use(archive, folder):
    (folder / "package.json").write_text('{ "name": "user", "private": true, "type": "module" }\n', encoding="utf-8")
    run("npm", "install", "--offline", "--no-audit", "--no-fund", archive, cwd=folder)
    shutil.copy(folder / "node_modules/acmotion/examples/walk.mjs", folder)
    output = run("node", "walk.mjs", cwd=folder)
    if not re.search(r"^state 0x[0-9A-F]{16}$", output, re.MULTILINE):
        sys.exit(f"its example printed:\n{output}")


def main():
    archive, folder = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    check_content(archive)
    use(archive, folder)
    print(f"{archive.name} works")


if __name__ == "__main__":
    main()
