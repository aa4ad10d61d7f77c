#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Takes a creature through a real Blender, in good ways and bad ones, and sees what the importer says to it.

  blender_test.py TOOL

Only with ACMOTION_FULL, as `./dev test --full` sets it, and where Blender is installed (Debian's packages blender and
python3-numpy); otherwise it is skipped.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
SKIPPED = 77
# Frames at 24 and at 30 a second, an action, and a motion without frames.
MOTIONS = ["NonCombat/Ready", "NonCombat/RunForward", "NonCombat/Falling>Ready", "*/+TurnRight"]

# What the tool says to each file of edit_in_blender.py: its exit code, and texts that it prints.
EXPECTED = {
    "untouched.glb": (0, ["0 edited"]),
    "untouched_separate.gltf": (0, ["0 edited"]),
    "untouched_embedded.gltf": (0, ["0 edited"]),
    "edited.glb": (0, ["1 of 11 frames edited in NonCombat/Falling>Ready: ", "part_01 by 0.25 m", "1 edited"]),
    "sampled.glb": (1, ["NonCombat/RunForward: ", "between frames", "sampled again"]),
    "sampled_at_30.glb": (1, ["NonCombat/Ready: ", "between frames", "sampled again"]),
    "key_between_frames.glb": (1, ["NonCombat/Falling>Ready: 1 key between frames", "of part_01 at 0.0167 s"]),
    "spline_key.glb": (1, ["NonCombat/Falling>Ready: ", "between frames", "part_01 has no key of its own"]),
    "renamed_part.glb": (1, ["part_01 is now called arm"]),
    "missing_part.glb": (1, ["part_01 is missing", "part_05 no longer hangs on the body"]),
    "other_parent.glb": (1, ["part_01 hangs on 0x02000002 and not on part_00"]),
    "y_up_off.glb": (1, ["0x02000002 is turned", "tick +Y Up", "nearly everything has changed"]),
    "turned_root.glb": (1, ["0x02000002 is turned; turn it back"]),
    "scaled_root.glb": (1, ["0x02000002 is scaled"]),
    "scaled_part.glb": (1, ["part_01 is scaled"]),
    "renamed_motion.glb": (1, ["my own: the export has no motion of this name"]),
    "no_custom_properties.glb": (1, ["custom properties"]),
    "walking_untouched.glb": (0, ["0 edited"]),
    "walking_body_moved.glb": (1, ["NonCombat/", "body is moved by 0.433 m at "]),
}
SOURCES = {"creature.glb", "walking.glb"}


def skip(why):
    print(f"skipped: {why}")
    sys.exit(SKIPPED)


def run(*command, **settings):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, **settings)


def with_own_python(blender):
    """Blender takes the first Python on the path for its own; the system's is beside it."""
    return {**os.environ, "PATH": f"{pathlib.Path(blender).parent}{os.pathsep}{os.environ['PATH']}"}


def make_files(tool, folder):
    """Exports the creature and lets Blender change it."""
    motions = [part for motion in MOTIONS for part in ("--motion", motion)]
    for name, options in {"creature.glb": [], "walking.glb": ["--root-motion"]}.items():
        exported = run(tool, "export", "0x02000002", *motions, *options, "-o", folder / name)
        if exported.returncode != 0:
            sys.exit(exported.stderr)
    blender = shutil.which("blender")
    edited = run(blender, "--background", "--factory-startup", "--python-exit-code", "1", "--python",
                 HERE / "edit_in_blender.py", "--", folder / "creature.glb", folder / "walking.glb", folder,
                 env=with_own_python(blender))
    if edited.returncode != 0:
        sys.exit(f"Blender failed:\n{edited.stdout[-3000:]}\n{edited.stderr[-3000:]}")


def faults_of(tool, folder, name):
    code, texts = EXPECTED[name]
    done = run(tool, "import", folder / name, "--all", "-o", folder / f"{name}.out")
    said = done.stdout + done.stderr
    print(f"== {name}\n{said}", end="")
    faults = [f"{name}: says nothing of '{text}'" for text in texts if text not in said]
    if done.returncode != code:
        faults.append(f"{name}: exit code {done.returncode} instead of {code}")
    if code != 0 and (folder / f"{name}.out").exists():
        faults.append(f"{name}: refused, and yet something was written")
    return faults


def main(tool):
    if not os.environ.get("ACMOTION_FULL"):
        skip("only in a full run")
    if shutil.which("blender") is None:
        skip("no Blender with NumPy (Debian's packages blender and python3-numpy)")
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        make_files(tool, folder)
        made = {file.name for file in folder.iterdir() if file.suffix in (".glb", ".gltf")} - SOURCES
        faults = [f"{name}: Blender did not write it, or nothing is expected of it" for name in made ^ EXPECTED.keys()]
        for name in sorted(made & EXPECTED.keys()):
            faults += faults_of(tool, folder, name)
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
