#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Writes the wheel of the package, with the shared library inside.

  build_wheel.py --library FILE --out FOLDER

The same input gives the same bytes. pip can call it, too (pyproject.toml); ACMOTION_LIBRARY then names the library.
"""
from __future__ import annotations

import argparse
import base64
import hashlib
import os
import pathlib
import re
import sys
import zipfile
from typing import Any, Dict, List, Optional, Tuple

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from platform_tag import Platform, platform_of  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
TIME = (2026, 1, 1, 0, 0, 0)
METADATA = """Metadata-Version: 2.1
Name: acmotion
Version: {version}
Summary: Motion and animation of Asheron's Call, as the retail client has them
License: MIT
Requires-Python: >=3.9
Provides-Extra: numpy
Requires-Dist: numpy; extra == "numpy"
Classifier: Typing :: Typed
Description-Content-Type: text/markdown

{readme}"""


def version() -> str:
    found = re.search(r'^__version__ = "(.+)"$', (HERE / "acmotion/__init__.py").read_text(encoding="utf-8"), re.M)
    if not found:
        raise SystemExit("acmotion/__init__.py has no __version__")
    return found.group(1)


def package_files(library: pathlib.Path, platform: Platform) -> Dict[str, bytes]:
    files = {f"acmotion/{path.name}": path.read_bytes() for path in sorted((HERE / "acmotion").glob("*.py"))}
    files["acmotion/py.typed"] = b""
    files[f"acmotion/{platform.file_name}"] = library.read_bytes()
    return files


def metadata_files(tag: str) -> Dict[str, bytes]:
    info = f"acmotion-{version()}.dist-info"
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    files = {
        f"{info}/METADATA": METADATA.format(version=version(), readme=readme).encode(),
        f"{info}/WHEEL": (
            f"Wheel-Version: 1.0\nGenerator: acmotion build_wheel\nRoot-Is-Purelib: false\nTag: py3-none-{tag}\n"
        ).encode(),
    }
    for licence in ("LICENSE", "THIRD-PARTY.md"):
        if (ROOT / licence).exists():
            files[f"{info}/licenses/{licence}"] = (ROOT / licence).read_bytes()
    return files


def record(files: Dict[str, bytes]) -> Tuple[str, bytes]:
    name = f"acmotion-{version()}.dist-info/RECORD"
    lines = []
    for path, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={digest},{len(content)}\n")
    return name, ("".join(lines) + f"{name},,\n").encode()


def write_wheel(library: pathlib.Path, out: pathlib.Path) -> pathlib.Path:
    platform = platform_of(library)
    files = {**package_files(library, platform), **metadata_files(platform.tag)}
    name, content = record(files)
    files[name] = content
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"acmotion-{version()}-py3-none-{platform.tag}.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, TIME)
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, content)
    print(f"{path.name}: {platform.reason}")
    return path


# ---- What pip calls


def build_wheel(
    wheel_directory: str, config_settings: Optional[Dict[str, Any]] = None, metadata_directory: Optional[str] = None
) -> str:
    library = os.environ.get("ACMOTION_LIBRARY")
    if not library:
        raise SystemExit("ACMOTION_LIBRARY must name the shared library that goes into the wheel")
    return write_wheel(pathlib.Path(library).resolve(), pathlib.Path(wheel_directory)).name


def get_requires_for_build_wheel(config_settings: Optional[Dict[str, Any]] = None) -> List[str]:
    return []


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--library", type=pathlib.Path, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    write_wheel(arguments.library.resolve(), arguments.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
