#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Checks what a shared library of the C interface gives and needs, on Linux (ELF) and Windows (PE).

It exports exactly the functions of abi.txt. It needs the C library alone, on Linux no symbol of it that is newer than
GLIBC_2.28, so that it runs on Debian 10 and RHEL 8; no shared C++ runtime; zlib on Linux, where every system has it.
"""
import argparse
import pathlib
import re
import subprocess
import sys

SONAME = "libacmotion.so.0"
NEWEST_GLIBC = (2, 28)
LINUX_LIBRARIES = re.compile(r"(libc|libm)\.so\.6|libz\.so\.1|ld-linux-[\w-]+\.so\.\d")
WINDOWS_LIBRARIES = re.compile(r"(kernel32|msvcrt|user32|advapi32)\.dll|api-ms-win-crt-[\w-]+\.dll", re.IGNORECASE)


def output_of(*command):
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stderr}")
    return done.stdout


def abi_functions(path):
    return set(re.findall(r"^function .*? (acm_\w+)\(", path.read_text(encoding="utf-8"), re.M))


def version_findings(symbols):
    """Of pairs (version, name) of undefined symbols."""
    for version, name in symbols:
        numbers = re.fullmatch(r"GLIBC_([\d.]+)", version)
        if not numbers:
            yield f"needs {name} of {version}"
        elif tuple(map(int, numbers[1].split("."))) > NEWEST_GLIBC:
            yield f"needs {name} of {version}, newer than GLIBC_{'.'.join(map(str, NEWEST_GLIBC))}"


def look_at_elf(path, objdump):
    """Exports and findings."""
    table = output_of(objdump, "-T", path).splitlines()
    exports, wanted = set(), []
    for line in table:
        columns = line.split()
        if len(columns) < 4 or not re.fullmatch(r"[0-9a-f]{8,16}", columns[0]):
            continue
        version = re.search(r"\((\w+[\w.]*)\)", line)
        if "*UND*" in columns:
            wanted += [(version[1], columns[-1])] if version else []
        elif columns[1] != "l":  # sections, which some linkers list
            exports.add(columns[-1])
    findings = list(version_findings(wanted))
    header = output_of(objdump, "-p", path)
    needed = re.findall(r"^\s*NEEDED\s+(\S+)", header, re.M)
    findings += [f"needs {name}" for name in needed if not LINUX_LIBRARIES.fullmatch(name)]
    soname = re.search(r"^\s*SONAME\s+(\S+)", header, re.M)
    if not soname or soname[1] != SONAME:
        findings.append(f"is called {soname[1] if soname else 'nothing'}, not {SONAME}")
    if not wanted:
        findings.append("needs nothing at all, so nothing was checked")
    return exports, findings


def look_at_pe(path, objdump):
    header = output_of(objdump, "-p", path)
    imports = re.findall(r"DLL Name: (\S+)", header)
    findings = [f"needs {name}" for name in imports if not WINDOWS_LIBRARIES.fullmatch(name)]
    if not imports:
        findings.append("imports nothing at all, so nothing was checked")
    exports = header.split("Export Table:")[-1]
    return set(re.findall(r"^\s*\d+\s+0x[0-9a-f]+\s+(\S+)$", exports, re.M)), findings


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("library", type=pathlib.Path)
    parser.add_argument("--abi", type=pathlib.Path, required=True)
    parser.add_argument("--objdump", default="llvm-objdump-19")
    args = parser.parse_args()
    magic = args.library.read_bytes()[:4]
    look = look_at_elf if magic == b"\x7fELF" else look_at_pe
    exports, findings = look(args.library, args.objdump)
    functions = abi_functions(args.abi)
    findings += [f"exports {name}, which abi.txt does not have" for name in sorted(exports - functions)]
    findings += [f"does not export {name}" for name in sorted(functions - exports)]
    print("\n".join([f"{args.library.name} {finding}" for finding in findings]
                    + [f"{len(exports)} exports, {len(findings)} findings"]))
    return 1 if findings or not functions else 0


if __name__ == "__main__":
    sys.exit(main())
