#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Makes the NuGet package.

  pack.py PACKAGES OUT [--partial]

PACKAGES is the folder with the archives of ./dev package. The package is written into the folder OUT. Without
--partial every platform must be there. The same sources and archives give the same bytes.
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
# NuGet's name of a platform: archive, file in it, name in the package.
PLATFORMS = {
    "linux-x64": ("linux-x86_64.tar.gz", r"lib/libacmotion\.so\.\d+\.\d+\.\d+", "libacmotion.so"),
    "linux-arm64": ("linux-aarch64.tar.gz", r"lib/libacmotion\.so\.\d+\.\d+\.\d+", "libacmotion.so"),
    "win-x64": ("windows-x86_64.zip", r"bin/acmotion\.dll", "acmotion.dll"),
    "win-x86": ("windows-x86.zip", r"bin/acmotion\.dll", "acmotion.dll"),
}
LICENCES = r"LICENSE|THIRD-PARTY\.md|LGPL-2\.1\.txt"
# No processes that stay behind: they have been seen to wait for each other on a busy machine.
QUIET = ["-m:1", "-nodeReuse:false", "-p:UseSharedCompilation=false"]
FIXED_TIME = (1980, 1, 1, 0, 0, 0)


def version():
    text = (ROOT / "include/acmotion/version.h").read_text(encoding="utf-8")
    return re.search(r'ACMOTION_VERSION_STRING "(.*)"', text)[1]


def files_of(archive):
    """(name below the archive's one folder, bytes) of every file."""
    if archive.suffix == ".zip":
        with zipfile.ZipFile(archive) as opened:
            for entry in opened.infolist():
                if not entry.is_dir():
                    yield entry.filename.partition("/")[2], opened.read(entry)
        return
    with tarfile.open(archive) as opened:
        for entry in opened:
            if entry.isfile():
                yield entry.name.partition("/")[2], opened.extractfile(entry).read()


def take_native(packages, platform, natives):
    """False: there is no archive of the platform."""
    suffix, pattern, name = PLATFORMS[platform]
    archive = packages / f"acmotion-{version()}-{suffix}"
    if not archive.is_file():
        return False
    found = False
    for file, content in files_of(archive):
        if re.fullmatch(pattern, file):
            target = natives / "runtimes" / platform / "native" / name
            target.parent.mkdir(parents=True)
            target.write_bytes(content)
            found = True
        elif re.fullmatch(LICENCES, file):
            (natives / "licences").mkdir(exist_ok=True)
            (natives / "licences" / file).write_bytes(content)
    if not found:
        sys.exit(f"{archive}: has no {pattern}")
    return True


def settle(package):
    """Takes what differs from run to run out of the package: times, and a name and an id that are random."""
    with zipfile.ZipFile(package) as opened:
        files = [(entry.filename, opened.read(entry)) for entry in opened.infolist()]
    old = next(name for name, _ in files if name.endswith(".psmdcp"))
    new = "package/services/metadata/core-properties/acmotion.psmdcp"
    with zipfile.ZipFile(package, "w", zipfile.ZIP_DEFLATED) as opened:
        for name, content in sorted(files):
            if name == "_rels/.rels":
                content = re.sub(rb'Id="R[0-9A-F]+"', lambda m: b'Id="R0"', content.replace(old.encode(), new.encode()))
                for number in range(1, content.count(b'Id="R0"') + 1):
                    content = content.replace(b'Id="R0"', b'Id="R%d"' % number, 1)
            entry = zipfile.ZipInfo(new if name == old else name, FIXED_TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            opened.writestr(entry, content)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("packages", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--partial", action="store_true", help="make do with the platforms that are there")
    options = parser.parse_args()
    natives = ROOT / "build/csharp/natives"
    shutil.rmtree(natives, ignore_errors=True)
    natives.mkdir(parents=True)
    missing = [platform for platform in PLATFORMS if not take_native(options.packages, platform, natives)]
    if len(missing) == len(PLATFORMS) or (missing and not options.partial):
        sys.exit(f"{options.packages}: no archive for {', '.join(missing)} (./dev package makes them)")
    options.out.mkdir(parents=True, exist_ok=True)
    subprocess.run(["dotnet", "pack", HERE / "src/Acmotion", "-c", "Release", "-v", "q", "-o", options.out,
                    f"-p:Version={version()}", f"-p:AcmotionNatives={natives}",
                    "-p:ContinuousIntegrationBuild=true", *QUIET], check=True)
    package = options.out / f"Acmotion.{version()}.nupkg"
    settle(package)
    print(f"{package}{': without ' + ', '.join(missing) if missing else ''}")


if __name__ == "__main__":
    main()
