#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Writes the examples of the documentation of members, and the parts of programs in docs/csharp.md, as a class that
Acmotion.Tests compiles and runs: a method for each, which uses the members of ExampleHost. The programs of that page
are projects in bindings/csharp/examples.

  examples.py FILE.cs
"""
import html
import pathlib
import re
import sys

SOURCES = pathlib.Path(__file__).parent.parent / "src/Acmotion"
PAGE = pathlib.Path(__file__).resolve().parents[3] / "docs/csharp.md"
LEAST = {".cs": 30, ".md": 5}
EXAMPLE = re.compile(r"^ */// <code>\n(.*?)^ */// </code>\n", re.M | re.S)


PART = re.compile(r"(?<! -->\n)^```csharp\n(.*?)^```$", re.M | re.S)


def examples(path):
    """The line of each example, and its code."""
    text = path.read_text(encoding="utf-8")
    for match in (PART if path == PAGE else EXAMPLE).finditer(text):
        code = match[1] if path == PAGE else html.unescape(re.sub(r"^ */// ?", "", match[1], flags=re.M))
        yield text.count("\n", 0, match.start(1)) + 1, code


def main():
    found = [(path, line, code) for path in [*sorted(SOURCES.rglob("*.cs")), PAGE] for line, code in examples(path)]
    for suffix, least in LEAST.items():
        number = sum(path.suffix == suffix for path, _, _ in found)
        if number < least:
            raise SystemExit(f"{number} examples were found in *{suffix}, and there are {least} at least")
    methods = [f'    public void {re.sub("[.]", "_", path.stem)}_{line}()\n    {{\n'
               f'#line {line} "{path.resolve()}"\n{code}#line default\n    }}\n' for path, line, code in found]
    pathlib.Path(sys.argv[1]).write_text(
        "// Written by bindings/csharp/tests/examples.py.\n#pragma warning disable CS0219\n"
        "using System.Numerics;\nusing Acmotion.Inspection;\n\nnamespace Acmotion.Tests;\n\n"
        f"public sealed class Examples : ExampleHost\n{{\n{chr(10).join(methods)}}}\n", encoding="utf-8")
    print(f"{len(methods)} examples")


if __name__ == "__main__":
    main()
