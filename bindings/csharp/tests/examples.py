#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Writes the examples of the documentation of members as a class that Acmotion.Tests compiles and runs: a method for
each, which uses the members of ExampleHost.

  examples.py FILE.cs
"""
import html
import pathlib
import re
import sys

SOURCES = pathlib.Path(__file__).parent.parent / "src/Acmotion"
LEAST = 30
EXAMPLE = re.compile(r"^ */// <code>\n(.*?)^ */// </code>\n", re.M | re.S)


def examples(path):
    """The line of each example, and its code."""
    text = path.read_text(encoding="utf-8")
    for match in EXAMPLE.finditer(text):
        code = re.sub(r"^ */// ?", "", match[1], flags=re.M)
        yield text.count("\n", 0, match.start(1)) + 1, html.unescape(code)


def main():
    methods = [f'    public void {re.sub("[.]", "_", path.stem)}_{line}()\n    {{\n'
               f'#line {line} "{path.resolve()}"\n{code}#line default\n    }}\n'
               for path in sorted(SOURCES.rglob("*.cs")) for line, code in examples(path)]
    if len(methods) < LEAST:
        raise SystemExit(f"{len(methods)} examples were found, and there are {LEAST} at least")
    pathlib.Path(sys.argv[1]).write_text(
        "// Written by bindings/csharp/tests/examples.py.\n#pragma warning disable CS0219\n"
        "using System.Numerics;\nusing Acmotion.Inspection;\n\nnamespace Acmotion.Tests;\n\n"
        f"public sealed class Examples : ExampleHost\n{{\n{chr(10).join(methods)}}}\n", encoding="utf-8")
    print(f"{len(methods)} examples")


if __name__ == "__main__":
    main()
