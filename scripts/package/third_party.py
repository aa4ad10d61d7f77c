#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Checks THIRD-PARTY.md against builds of packages: every header that a build has read and every archive that its
linker has taken something from belongs to a component with a section of its own.

The headers are those that ninja has noted, the archives those of the linker's maps (*.map) in the build folder. What
the page of the viewer contains, where a build has put it into the tool, its own THIRD-PARTY.txt says.
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys

# Where components lie on Debian; the first that fits counts.
COMPONENTS = (
    ("cpp-httplib", r"/extern/cpp-httplib/"),
    ("fmt", r"/include/fmt/|/borrowed-headers/fmt/"),
    ("CLI11", r"/include/CLI/|/borrowed-headers/CLI/"),
    ("nlohmann-json", r"/include/nlohmann/|/borrowed-headers/nlohmann/"),
    ("stb_image_write", r"/include/stb/|/borrowed-headers/stb/"),
    ("zlib", r"/include/(zlib|zconf)\.h$|/libz\.a$"),
    ("libstdc++ and libgcc", r"/c\+\+/\d+/|/lib/gcc(-cross)?/|/libstdc\+\+\w*\.a$|/libgcc\w*\.a$"),
    ("winpthreads", r"w64(-mingw32)?/include/(pthread\w*|sched|semaphore)\.h$|/lib(win)?pthread\.a$"),
    ("mingw-w64", r"/share/mingw-w64/include/|-w64-mingw32/(include|lib)/"),
    ("libc++, libc++abi and compiler-rt",
     r"/wasm32-wasi/c\+\+/v1/|/wasm32-wasi/libc\+\+\w*\.a$|/libclang_rt\.builtins-wasm32\.a$"),
    ("wasi-libc", r"/(include|lib)/wasm32-wasi/"),
    ("glibc", r"^/usr/include/|^/usr/aarch64-linux-gnu/(include|lib)/|/x86_64-linux-gnu/(lib(c|m|pthread)|\w*crt\w*)"),
    ("clang", r"/lib/(llvm-\d+/lib/)?clang/\d+/"),
)


def component_of(path):
    return next((name for name, pattern in COMPONENTS if re.search(pattern, path)), None)


def headers_of(build):
    noted = subprocess.run(["ninja", "-C", build, "-t", "deps"], check=True, capture_output=True, text=True).stdout
    return {line.strip() for line in noted.splitlines() if line.startswith("    ")}


def archives_of(build):
    found = set()
    for path in build.rglob("*.map"):
        text = path.read_text(encoding="utf-8", errors="replace")
        found |= set(re.findall(r"([^\s()]+\.a)\(", text)) | set(re.findall(r"(/[^\s()]*crt[^\s()/]*\.o)\b", text))
    return found


def components_of_page(build):
    """three.js, and the sections of the engine's own document, where ACMOTION_PACKAGE names the folder of a page."""
    cache = (build / "CMakeCache.txt").read_text(encoding="utf-8") if (build / "CMakeCache.txt").exists() else ""
    page = re.search(r"^ACMOTION_PACKAGE:\w+=(.+)$", cache, re.M)
    if not page or not pathlib.Path(page[1]).is_dir():
        return set()
    text = (pathlib.Path(page[1]) / "THIRD-PARTY.txt").read_text(encoding="utf-8")
    return set(re.findall(r"^# (three\.js)$", text, re.M)) | set(re.findall(r"^## (.+)$", text, re.M))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("builds", nargs="+", type=pathlib.Path)
    parser.add_argument("--document", default="THIRD-PARTY.md", help="which one, below the root")
    args = parser.parse_args()
    root = args.root.resolve()
    sections = set(re.findall(r"^## (.+)$", (root / args.document).read_text(encoding="utf-8"), re.M))
    findings, used = [], set()
    for build in args.builds:
        headers, archives = headers_of(build), archives_of(build)
        if not headers or not archives:
            findings.append(f"{build}: no headers, or no maps of the linker: nothing was checked")
        read = {pathlib.Path(os.path.normpath(build.resolve() / path)) for path in headers | archives}
        for path in sorted(read):
            own = path.is_relative_to(root) and not {"borrowed-headers", "extern"} & set(path.parts)
            component = None if own else component_of(path.as_posix())
            if component:
                used.add(component)
            elif not own:
                findings.append(f"{path}: belongs to no component that is known here")
        used |= components_of_page(build)
    findings += [f"{args.document} has no section {name}" for name in sorted(used - sections)]
    print("\n".join(findings[:40] + [f"{len(used)} components ({', '.join(sorted(used))}), {len(findings)} findings"]))
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
