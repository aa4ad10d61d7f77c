#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Installs the wheel of the Python package into an empty environment and runs the example of its README there.

  wheel.py LIBRARY FOLDER        builds the wheel first, twice: the bytes are the same. FOLDER is emptied and used.
  wheel.py WHEEL FOLDER          a wheel that is there
  wheel.py --look WHEEL FOLDER   looks into one for another machine
"""
import base64
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PYTHON = ROOT / "bindings/python"


def run(*command, **options):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False, **options)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\nfailed ({done.returncode}):\n{done.stdout}{done.stderr}")
    return done.stdout


def build(library, folder):
    """The wheel, built by hand and by pip, which both give the same bytes."""
    by_hand = folder / "by-hand"
    print(run(sys.executable, PYTHON / "build_wheel.py", "--library", library, "--out", by_hand).strip())
    (wheel,) = by_hand.glob("*.whl")
    sources = folder / "sources/bindings/python"  # pip leaves things beside what it builds
    shutil.copytree(PYTHON, sources, ignore=shutil.ignore_patterns("__pycache__", ".mypy_cache"))
    for licence in ("LICENSE", "THIRD-PARTY.md"):
        shutil.copy(ROOT / licence, folder / "sources")
    (folder / "cache").mkdir()
    by_pip = folder / "by-pip"
    run(sys.executable, "-m", "pip", "wheel", "--no-index", "--no-deps", "--wheel-dir", by_pip, sources,
        env=dict(os.environ, ACMOTION_LIBRARY=str(library), PIP_CACHE_DIR=str(folder / "cache")))
    if (by_pip / wheel.name).read_bytes() != wheel.read_bytes():
        sys.exit("pip builds another wheel")
    return wheel


def check_content(wheel):
    """The files that must be there, each as its RECORD has it."""
    with zipfile.ZipFile(wheel) as file:
        content = {name: file.read(name) for name in file.namelist()}
    info = re.match(r"(acmotion-[^-]+)-", wheel.name).group(1) + ".dist-info"
    for wanted in ("acmotion/py.typed", f"{info}/RECORD", f"{info}/licenses/LICENSE"):
        if wanted not in content:
            sys.exit(f"{wheel.name}: has no {wanted}")
    if not any(re.fullmatch(r"acmotion/(libacmotion\.so\.0|acmotion\.dll)", name) for name in content):
        sys.exit(f"{wheel.name}: has no library")
    for line in content[f"{info}/RECORD"].decode().splitlines():
        name, digest, _ = line.split(",")
        found = base64.urlsafe_b64encode(hashlib.sha256(content.pop(name)).digest()).rstrip(b"=").decode()
        if digest and digest != f"sha256={found}":
            sys.exit(f"{wheel.name}: {name} is not what RECORD says")
    if content:
        sys.exit(f"{wheel.name}: RECORD does not name {', '.join(content)}")
    print(f"{wheel.name}: complete")


def use(wheel, folder):
    environment = {k: v for k, v in os.environ.items() if k not in ("ACMOTION_LIBRARY", "PYTHONPATH")}
    run(sys.executable, "-m", "venv", folder / "empty", env=environment)
    python = folder / "empty/bin/python"
    run(python, "-m", "pip", "install", "--no-index", "--no-deps", wheel, env=environment)
    readme = (PYTHON / "README.md").read_text(encoding="utf-8")
    example = re.search(r"^```python\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL).group(1)
    output = run(python, "-c", example, cwd=folder, env=environment)
    if not re.fullmatch(r"a swing lands after 0\.\d+ s .*\nswing 7 lands 0\.\d+ s after it began\n", output):
        sys.exit(f"the example of README.md printed:\n{output}")
    where = run(python, "-c", "import acmotion._library as l; print(l.library_path)", cwd=folder, env=environment)
    if not where.startswith(str(folder / "empty")):
        sys.exit(f"the wheel uses another library: {where}")
    print(f"{wheel.name}: its example runs in an empty environment")


def main():
    looks_only = sys.argv[1] == "--look"
    source, folder = (pathlib.Path(word).resolve() for word in sys.argv[-2:])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    wheel = source if source.suffix == ".whl" else build(source, folder)
    check_content(wheel)
    if not looks_only:
        use(wheel, folder)


if __name__ == "__main__":
    main()
