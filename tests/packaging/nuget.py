#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Uses the NuGet package as its users would.

  nuget.py PACKAGES FOLDER [--partial]

PACKAGES is the folder that holds the package; FOLDER is emptied and used for all of it.

- The package holds a library for every platform, and names nothing of the machine that made it.
- In an empty console project, `dotnet add package` from a local folder, and the program of its README.md prints what
  the README.md shows.
- A project for the .NET Framework puts the libraries for Windows beside its program.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
RUNTIMES = {
    "linux-x64": ("libacmotion.so", b"\x7fELF"), "linux-arm64": ("libacmotion.so", b"\x7fELF"),
    "win-x64": ("acmotion.dll", b"MZ"), "win-x86": ("acmotion.dll", b"MZ"),
}


def run(*command, cwd, environment):
    done = subprocess.run([str(w) for w in command], cwd=cwd, env=environment, capture_output=True, text=True,
                          check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\nfailed ({done.returncode}):\n{done.stdout}{done.stderr}")
    return done.stdout


def blocks(text, language):
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def check_content(package, partial):
    with zipfile.ZipFile(package) as opened:
        for platform, (name, magic) in RUNTIMES.items():
            file = f"runtimes/{platform}/native/{name}"
            if partial and file not in opened.namelist():
                continue
            if file not in opened.namelist():
                sys.exit(f"{package.name}: has no {file}")
            if not opened.read(file).startswith(magic):
                sys.exit(f"{package.name}: {file} is not a library of its platform")
        for file in ("LICENSE", "THIRD-PARTY.md", "README.md"):
            if file not in opened.namelist():
                sys.exit(f"{package.name}: has no {file}")
        for file in opened.namelist():
            if str(ROOT).encode() in opened.read(file):
                sys.exit(f"{package.name}: {file} names {ROOT}")
        return opened.read("README.md").decode("utf-8")


def run_readme(readme, project, feed, environment):
    run("dotnet", "new", "console", "-o", project, "--no-restore", cwd=project.parent, environment=environment)
    # Without a version: the newest of the folder.
    run("dotnet", "add", project, "package", "Acmotion", "--source", feed, cwd=project, environment=environment)
    (project / "Program.cs").write_text(blocks(readme, "csharp")[0], encoding="utf-8")
    shown, printed = blocks(readme, "text")[0], run("dotnet", "run", cwd=project, environment=environment)
    if shown != printed:
        sys.exit(f"the program of README.md prints\n{printed}instead of\n{shown}")


def use_framework(folder, version, feed, environment):
    """Looks at a project for the .NET Framework as NuGet and MSBuild see it: its reference assemblies are not in every
    registry, so nothing is compiled."""
    project = folder / "framework"
    project.mkdir()
    (project / "framework.csproj").write_text(
        '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net48</TargetFramework>'
        "<AutomaticallyUseReferenceAssemblyPackages>false</AutomaticallyUseReferenceAssemblyPackages></PropertyGroup>"
        f'<ItemGroup><PackageReference Include="Acmotion" Version="{version}" /></ItemGroup></Project>',
        encoding="utf-8")
    run("dotnet", "restore", f"-p:RestoreAdditionalProjectSources={feed}", cwd=project, environment=environment)
    shown = run("dotnet", "msbuild", "-getItem:None", cwd=project, environment=environment)
    items = {item.get("Link"): item for item in json.loads(shown)["Items"]["None"]}
    for place in ("x64\\acmotion.dll", "x86\\acmotion.dll"):
        item = items.get(place) or items.get(place.replace("\\", "/"))
        if item is None or item["CopyToOutputDirectory"] != "PreserveNewest":
            sys.exit(f"a program for the .NET Framework has no {place} beside it")
        if not pathlib.Path(item["FullPath"]).is_file():
            sys.exit(f"{item['FullPath']} is not there")


def main(packages, folder, partial):
    found = sorted(packages.glob("Acmotion.*.nupkg"))
    if len(found) != 1:
        sys.exit(f"{packages}: {len(found)} packages Acmotion")
    package = found[0]
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    feed = folder / "feed"
    feed.mkdir()
    shutil.copy(package, feed)
    # Packages of this version that were used before are not looked at.
    environment = dict(os.environ, NUGET_PACKAGES=str(folder / "cache"), DOTNET_CLI_TELEMETRY_OPTOUT="1",
                       DOTNET_NOLOGO="1", MSBUILDDISABLENODEREUSE="1")
    readme = check_content(package, partial)
    run_readme(readme, folder / "readme", feed, environment)
    version = re.fullmatch(r"Acmotion\.(.+)\.nupkg", package.name)[1]
    if not partial:
        use_framework(folder, version, feed, environment)
    print(f"{2 if partial else 3} tests passed")


if __name__ == "__main__":
    main(*(pathlib.Path(argument).resolve() for argument in sys.argv[1:3]), "--partial" in sys.argv[3:])
