#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Puts a folder, or with --source the sources of this repository, into a .tar.gz or .zip: the same files give the same
bytes, whenever and wherever. Times are SOURCE_DATE_EPOCH, or 1980, where zip begins."""
import argparse
import gzip
import os
import pathlib
import subprocess
import tarfile
import time
import zipfile

BEGIN_OF_ZIP = 315532800
# Where a checkout keeps what is not source; names at the top.
NOT_SOURCE = {"build", ".git", "node_modules"}
# What Python and mypy write beside the sources that they read, in any folder.
CACHES = {"__pycache__", ".mypy_cache"}


def epoch():
    return max(int(os.environ.get("SOURCE_DATE_EPOCH", BEGIN_OF_ZIP)), BEGIN_OF_ZIP)


def all_files(folder):
    for parent, folders, names in os.walk(folder):
        top = pathlib.Path(parent) == folder
        folders[:] = [f for f in folders if not (top and (f in NOT_SOURCE or f.startswith("build-")) or f in CACHES)]
        yield from ((pathlib.Path(parent) / name).relative_to(folder) for name in names)


def source_files(root):
    """Those that git knows; all of them where there is no git, as in an unpacked source archive."""
    if not (root / ".git").exists():
        return all_files(root)
    listed = subprocess.run(["git", "-C", root, "ls-files", "-z"], check=True, capture_output=True, text=True).stdout
    return (pathlib.Path(name) for name in listed.split("\0") if name and (root / name).exists())


def mode_of(path):
    return 0o755 if path.stat().st_mode & 0o100 else 0o644


def write_tar(out, root, files, prefix):
    with open(out, "wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar:
            for file in files:
                info = tarfile.TarInfo(f"{prefix}/{file.as_posix()}")
                info.mtime, info.mode = epoch(), mode_of(root / file)
                if (root / file).is_symlink():
                    info.type, info.linkname, info.mode = tarfile.SYMTYPE, os.readlink(root / file), 0o777
                    tar.addfile(info)
                    continue
                info.size = (root / file).stat().st_size
                with open(root / file, "rb") as content:
                    tar.addfile(info, content)


def write_zip(out, root, files, prefix):
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in files:
            info = zipfile.ZipInfo(f"{prefix}/{file.as_posix()}", time.gmtime(epoch())[:6])
            info.compress_type, info.create_system = zipfile.ZIP_DEFLATED, 3
            info.external_attr = (0o100000 | mode_of(root / file)) << 16
            archive.writestr(info, (root / file).read_bytes())


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path, help="NAME.tar.gz or NAME.zip; all files lie in a folder NAME of it")
    parser.add_argument("--source", action="store_true", help="the folder is a checkout: only its sources")
    args = parser.parse_args()
    root = args.folder.resolve()
    files = sorted(source_files(root) if args.source else all_files(root), key=lambda f: f.as_posix())
    if not files:
        raise SystemExit(f"{root}: there are no files")
    name = args.out.name.removesuffix(".tar.gz").removesuffix(".zip")
    (write_zip if args.out.suffix == ".zip" else write_tar)(args.out, root, files, name)
    print(f"{args.out}: {len(files)} files, {args.out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
