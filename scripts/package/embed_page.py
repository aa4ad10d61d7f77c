#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Writes the built viewer as the two lists that view_page_embedded.cpp of the tool includes: all files compressed
with gzip, as words, and where each begins. The same page gives the same bytes."""
import argparse
import gzip
import pathlib
import re
import struct

# Names stand in C++ strings and in addresses, where these need no escapes.
PLAIN = re.compile(r"[A-Za-z0-9._~/-]+")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("page", type=pathlib.Path, help="the folder")
    parser.add_argument("words", type=pathlib.Path)
    parser.add_argument("files", type=pathlib.Path)
    args = parser.parse_args()
    if not (args.page / "index.html").is_file():
        raise SystemExit(f"{args.page}: no index.html, so this is not the built viewer")
    content, entries = b"", []
    for path in sorted(p for p in args.page.rglob("*") if p.is_file()):
        name = path.relative_to(args.page).as_posix()
        if not PLAIN.fullmatch(name):
            raise SystemExit(f"{path}: its name needs escapes in addresses")
        packed = gzip.compress(path.read_bytes(), 9, mtime=0)
        entries.append(f'{{"{name}", {len(content)}, {len(packed)}}},\n')
        content += packed
    content += bytes(-len(content) % 8)
    words = struct.unpack(f"<{len(content) // 8}Q", content)
    args.words.write_text("".join(f"0x{word:X},\n" for word in words), encoding="ascii")
    args.files.write_text("".join(entries), encoding="ascii")


if __name__ == "__main__":
    main()
