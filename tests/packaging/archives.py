#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Unpacks the archives of ./dev package and uses each as its users would: compiles a program with its headers and
libraries, runs it with its shared library, and runs its tool; in qemu or Wine where it is for another machine.

  archives.py PACKAGES FOLDER    FOLDER is emptied and used for all of it
"""
import gzip
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent
CONSUMER = HERE / "consumer.c"
QEMU = ["qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"]
ALWAYS = ("LICENSE", "README.md", "THIRD-PARTY.md")


def run(*command, **options):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False, **options)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\nfailed ({done.returncode}):\n{done.stdout}{done.stderr}")
    return done.stdout


def unpack(archive, folder):
    """The one folder that the archive holds."""
    shutil.unpack_archive(archive, folder)
    name = archive.name.removesuffix(".tar.gz").removesuffix(".zip")
    top = folder / name
    if sorted(p.name for p in folder.iterdir() if p.name.startswith(name)) != [name]:
        sys.exit(f"{archive}: not one folder {name}")
    for file in ALWAYS:
        if not (top / file).is_file():
            sys.exit(f"{archive}: has no {file}")
    return top


def refuse_traces_of_this_machine(top, root):
    """No file may name the folder that it was built in."""
    needles = [str(root).encode(), str(pathlib.Path.home()).encode() + b"/"]
    for path in (p for p in top.rglob("*") if p.is_file()):
        content = path.read_bytes()
        for needle in needles:
            if len(needle) > 4 and needle in content:
                sys.exit(f"{path}: names {needle.decode()}")


def use_view(*command):
    """The tool serves the page that is in it, to this machine, until it is asked to end."""
    with subprocess.Popen([str(word) for word in command], stdout=subprocess.PIPE, text=True) as process:
        address = process.stdout.readline().split()[-1]
        with urllib.request.urlopen(urllib.request.Request(address, headers={"Accept-Encoding": "gzip"})) as answer:
            page = gzip.decompress(answer.read())
        process.send_signal(signal.SIGTERM)
        if process.wait(30) != 0 or b"acmotion viewer" not in page:
            sys.exit(f"{command}: {address} is not the viewer, or the tool ended with {process.returncode}")


def check_shared_library(top):
    """The library that users get, against the list of functions that they get."""
    dll = top / "bin/acmotion.dll"
    library = dll if dll.exists() else top / "lib/libacmotion.so.0"
    run(sys.executable, HERE.parents[1] / "scripts/checks/shared_library.py", library,
        "--abi", top / "share/acmotion/abi.txt")


def pkg_config(top, *question):
    """The flags for a component of this archive."""
    environment = dict(os.environ, PKG_CONFIG_PATH=str(top / "lib/pkgconfig"))
    return run("pkg-config", "--cflags", "--libs", *question, env=environment).split()


def use_linux(top, compilers, emulator):
    cc, cxx = compilers
    run(cc, "-Wall", "-Werror", CONSUMER, "-o", top / "consumer", *pkg_config(top, "acmotion-shared"))
    if emulator:
        run(*emulator, "-E", f"LD_LIBRARY_PATH={top}/lib", top / "consumer")
    else:
        run(top / "consumer", env=dict(os.environ, LD_LIBRARY_PATH=str(top / "lib")))
    run(cc, "-Wall", "-Werror", CONSUMER, "-o", top / "static", *pkg_config(top, "acmotion-capi"))
    run(*emulator, top / "static")
    run(cxx, "-std=c++20", HERE / "consumer.cpp", "-o", top / "cpp", *pkg_config(top, "--static", "acmotion-sample"))
    run(*emulator, top / "cpp")
    use_view(*emulator, top / "bin/acmotion", "view")
    return run(*emulator, top / "bin/acmotion", "info")


def use_cmake(top, folder):
    """As a package of CMake, in C alone."""
    project = folder / "cmake-project"
    project.mkdir()
    shutil.copy(CONSUMER, project)
    (project / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.25)\nproject(consumer LANGUAGES C)\n"
        "find_package(acmotion REQUIRED COMPONENTS shared)\nadd_executable(consumer consumer.c)\n"
        "target_link_libraries(consumer PRIVATE acmotion::shared)\n", encoding="utf-8")
    run("cmake", "-G", "Ninja", "-S", project, "-B", project / "build", f"-DCMAKE_PREFIX_PATH={top}")
    run("cmake", "--build", project / "build")
    run(project / "build/consumer")


def run_windows(processor, *command):
    """Programs of 32 bits are only made where Wine cannot run them."""
    if processor == "i686" and os.environ.get("ACMOTION_HAS_WINE32") == "0":
        print(f"not run without wine32: {pathlib.Path(command[0]).name} of 32 bits")
        return ""
    return run("wine", *command)


def use_windows(top, processor, msvc_target):
    """With MinGW by its import library, and as MSVC would by acmotion.lib: without a C library."""
    cc = f"{processor}-w64-mingw32-gcc-posix"
    binaries = top / "bin"
    flags = [f"-I{top}/include", f"-L{top}/lib", "-lacmotion"]
    run(cc, "-Wall", "-Werror", CONSUMER, "-o", binaries / "consumer.exe", *flags)
    run_windows(processor, binaries / "consumer.exe")
    (top / "no_crt.c").write_text("int _fltused;\n", encoding="utf-8")  # what MSVC's own library would have
    for source, made in ((CONSUMER, "consumer.obj"), (top / "no_crt.c", "no_crt.obj")):
        run("clang-19", f"--target={msvc_target}", "-ffreestanding", "-mno-stack-arg-probe", f"-I{top}/include",
            "-c", source, "-o", top / made)
    run("lld-link-19", "/nologo", "/entry:main", "/subsystem:console", "/nodefaultlib", f"/out:{binaries}/msvc.exe",
        "/safeseh:no", top / "consumer.obj", top / "no_crt.obj", top / "lib/acmotion.lib")
    run_windows(processor, binaries / "msvc.exe")
    return run_windows(processor, binaries / "acmotion.exe", "info")


def use_wheel(wheel, folder):
    """Installed where it is for this machine; of the others the content is looked at."""
    how = [] if "linux" in wheel.name and wheel.stem.endswith(f"_{os.uname().machine}") else ["--look"]
    print(run(sys.executable, HERE / "wheel.py", *how, wheel, folder / wheel.stem).strip())


def main():
    packages, folder = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    used = 0
    for archive in sorted(packages.iterdir()):
        if archive.suffix == ".nupkg":
            continue  # nuget.py uses it
        if archive.suffix == ".whl":
            use_wheel(archive, folder)
            continue
        if archive.suffix == ".tgz":
            print(run(sys.executable, HERE / "npm.py", archive, folder / "npm").strip())
            continue
        top = unpack(archive, folder)
        refuse_traces_of_this_machine(top, HERE.parents[1])
        if "source" not in archive.name:
            check_shared_library(top)
        if "linux-x86_64" in archive.name:
            use_linux(top, ("gcc", "g++"), [])
            use_cmake(top, folder)
        elif "linux-aarch64" in archive.name:
            use_linux(top, ("aarch64-linux-gnu-gcc", "aarch64-linux-gnu-g++"), QEMU)
        elif "windows-x86_64" in archive.name:
            use_windows(top, "x86_64", "x86_64-pc-windows-msvc")
        elif "windows-x86" in archive.name:
            use_windows(top, "i686", "i686-pc-windows-msvc")
        elif "source" not in archive.name:  # its use is to make all of these again
            sys.exit(f"{archive}: no test uses it")
        used += 1
        print(f"{archive.name} works")
    if used < 5:
        sys.exit(f"only {used} archives")


if __name__ == "__main__":
    main()
