#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Exports creatures in every way and shows them to the Khronos glTF validator, which may find no error or warning.

  validator_test.py TOOL ODD_SET MODULES

TOOL is acmotion, ODD_SET the program that writes a container of odd creatures, MODULES the folder node_modules.
"""
import json
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
WAYS = {
    "plain": [],
    "linear": ["--interpolation", "linear", "--root-motion"],
    "flat": ["--flat", "--root-motion", "--no-textures"],
}
DRESSED = ["0x02000001", "--clothing", "0x10000001", "--template", "2", "--shade", "0.4"]


def complain_of_what_is_missing(modules):
    missing = [program for program in ("node", "npm") if shutil.which(program) is None]
    if missing:
        sys.exit(f"Missing: {' and '.join(missing)} (Debian's packages nodejs and npm; ./dev test installs them)")
    if not (modules / "gltf-validator").is_dir():
        sys.exit(f"Missing: the npm package gltf-validator in {modules} (./dev test installs it; it needs the npm "
                 "registry once)")


def addresses_in_locks():
    """Lock files must work with whatever registry npm is set up for, and so name none."""
    root = HERE.parent.parent
    locks = [root / folder / "package-lock.json" for folder in ("tests/gltf", "scripts/pictures")]
    return [f"{lock}: holds an address" for lock in locks if "://" in lock.read_text(encoding="utf-8")]


def run(*command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    print(done.stdout + done.stderr, end="")
    return done.returncode == 0


def export(tool, odd_set, folder):
    good = run(odd_set, folder / "odd.dat")
    for way, options in WAYS.items():
        good &= run(tool, "export", "--all", "-o", folder / f"sample-{way}", *options)
        good &= run(tool, "export", "--all", "--dat", folder / "odd.dat", "-o", folder / f"odd-{way}", *options)
    good &= run(tool, "export", "0x02000010", "-o", folder / "sword.glb")
    good &= run(tool, "export", "0x02000001", "--motion", "NonCombat/RunForward", "-o", folder / "run.glb")
    good &= run(tool, "export", *DRESSED, "--motion", "NonCombat/Ready", "-o", folder / "dressed.glb")
    good &= run(tool, "export", "0x02000002", "--clothing", "0x10000002", "--template", "1", "--shade", "1",
                "--motion", "NonCombat/Ready", "-o", folder / "coat.glb")
    return good


def spoil(glb, path):
    """Writes the file again with a node that the validator must object to."""
    data = glb.read_bytes()
    size = struct.unpack_from("<I", data, 12)[0]
    document = json.loads(data[20:20 + size])
    document["nodes"][0]["rotation"] = [0, 0, 0, 2]
    text = json.dumps(document).encode()
    text += b" " * (-len(text) % 4)
    rest = data[20 + size:]
    path.write_bytes(struct.pack("<4sIII4s", b"glTF", 2, 20 + len(text) + len(rest), len(text), b"JSON") + text + rest)


def main(tool, odd_set, modules):
    complain_of_what_is_missing(modules)
    if findings := addresses_in_locks():
        print("\n".join(findings))
        return 1
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        if not export(tool, odd_set, folder):
            print("the export failed")
            return 1
        files = sorted(folder.rglob("*.glb"))
        validate = ["node", HERE / "validate.mjs", modules]
        good = run(*validate, *files)
        print(f"{len(files)} files, {'all valid' if good else 'NOT all valid'}")
        spoil(folder / "run.glb", folder / "spoilt.glb")
        if run(*validate, folder / "spoilt.glb"):
            print("the validator did not object to a file that is wrong on purpose")
            return 1
        return 0 if good and len(files) >= 20 else 1


if __name__ == "__main__":
    sys.exit(main(*(pathlib.Path(argument).absolute() for argument in sys.argv[1:])))
