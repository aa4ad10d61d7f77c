#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Writes the container vectors of conformance/containers: NAME.dat and the expected answer, NAME.txt.

  conformance_containers.py ROOT [--check]   writes them, or fails when they differ from what would be written

The containers are put together block by block from docs/dat-formats.md, and share no code with the library's writer.
"""
import pathlib
import struct
import sys
import zlib

LEAF_CHILDREN = 62
MOST_ENTRIES = 61
FIRST_BLOCK = 0x400
ITERATIONS = 0xFFFF0001


def pattern(size, seed):
    """Bytes that differ from block to block, so that mixed-up blocks show."""
    x, out = seed * 2654435761 + 12345 & 0xFFFFFFFF, bytearray()
    for _ in range(size):
        x = x * 1664525 + 1013904223 & 0xFFFFFFFF
        out.append(x >> 24)
    return bytes(out)


class Container:
    """Blocks are handed out in order; `link` and `poke` change what was written."""

    def __init__(self, block=1024, data_set=1, older=False):
        self.block, self.data_set, self.older = block, data_set, older
        self.data = bytearray(FIRST_BLOCK)
        self.entries, self.expected, self.last = [], {}, 0

    def poke(self, at, *words):
        struct.pack_into(f"<{len(words)}I", self.data, at, *words)

    def new_block(self):
        at = len(self.data)
        self.data += bytes(self.block)
        return at

    def chain(self, payload, backwards=False, junk=0):
        """Stores bytes in blocks of their own and returns the offsets of these."""
        room = self.block - 4
        parts = [payload[i:i + room] for i in range(0, len(payload), room)] or [b""]
        blocks = [self.new_block() for _ in parts]
        if backwards:
            blocks.reverse()
        for here, after, part in zip(blocks, blocks[1:] + [0], parts):
            self.poke(here, after)
            self.data[here + 4:here + 4 + len(part)] = part
            tail = here + 4 + len(part)
            self.data[tail:here + self.block] = bytes([junk]) * (here + self.block - tail)
        return blocks

    def add(self, object_id, payload, flags=0, version=2, shown=None, **how):
        blocks = self.chain(payload, **how)
        self.entries.append((flags, version, object_id, blocks[0], len(payload), 0x50000000, 1))
        if object_id != ITERATIONS:
            self.expected[object_id] = payload if shown is None else shown
        else:
            self.expected[object_id] = payload
        return blocks

    def add_iterations(self, *words, last):
        self.last = last
        return self.add(ITERATIONS, struct.pack(f"<{len(words)}i", *words), version=1)

    def node(self, entries, children=(), junk_child=0):
        children = list(children)
        filler = junk_child if children else 0
        children += [filler] * (LEAF_CHILDREN - len(children))
        packed = b"".join(struct.pack("<III", e[2], e[3], e[4]) if self.older else struct.pack("<HHIIIII", *e)
                          for e in entries)
        packed += bytes((MOST_ENTRIES - len(entries)) * (12 if self.older else 24))
        return self.chain(struct.pack(f"<{LEAF_CHILDREN}I", *children) + struct.pack("<I", len(entries)) + packed)[0]

    def directory(self):
        """One leaf, or leaves below one root, as few as hold everything."""
        entries = sorted(self.entries, key=lambda e: e[2])
        if len(entries) <= MOST_ENTRIES:
            return self.node(entries)
        half = len(entries) // 2
        left, right = self.node(entries[:half]), self.node(entries[half + 1:])
        return self.node(entries[half:half + 1], [left, right], junk_child=right)

    def finish(self, root=None):
        root = self.directory() if root is None else root
        size = len(self.data)
        if self.older:
            self.poke(0x12C, 0x5442, self.block, size, self.last, size, size, 0, root)
        else:
            self.data[0x100:0x104] = b"\0PL\0"
            self.poke(0x140, 0x5442, self.block, size, self.data_set, 0, size, size, 0, root)
            self.poke(0x174, 110, 0)
            self.poke(0x18C, 6657)
        return self

    def answer(self, bad=()):
        layout = "older" if self.older else "current"
        lines = [f"D layout={layout} block={self.block} objects={len(self.expected)} last={self.last}"]
        for object_id, payload in sorted(self.expected.items()):
            found = "bad" if object_id in bad else f"size={len(payload)} crc={zlib.crc32(payload):08X}"
            lines.append(f"O id={object_id:08X} {found}")
        return "\n".join(lines) + "\n"


REFUSED = "X refused\n"


def small(**options):
    c = Container(**options)
    c.add(0x03000001, pattern(300, 1))
    c.add(0x09000001, pattern(60, 2))
    c.add_iterations(1, -1, 1, last=1)
    return c


def minimal():
    c = Container()
    c.add(0x09000001, pattern(60, 2))
    c.add_iterations(1, -1, 1, last=1)
    return c.finish(), c.answer()


def chains():
    c = small()
    c.add(0x03000010, pattern(5000, 3), backwards=True, junk=0xCD)
    c.add(0x03000011, pattern(1020, 4))
    c.add(0x03000012, pattern(1021, 5), junk=0xEE)
    c.add(0x03000013, b"")
    return c.finish(), c.answer()


def blocks_of_256():
    c = Container(block=256, data_set=2)
    for i in range(12):
        c.add(0x00010000 * i + 0xFFFF, pattern(100 * i, i), backwards=i % 2 == 1)
    c.add_iterations(982, -982, 1, last=982)
    return c.finish(), c.answer()


def two_levels():
    c = Container(block=256, data_set=2)
    for i in range(90):
        c.add(0x03000000 + 7 * i * i, pattern(16 + i, i))
    c.add(0xFFFE0001, pattern(40, 99))  # ids are unsigned
    c.add_iterations(3, -3, 1, last=3)
    return c.finish(), c.answer()


def header_junk():
    c = small()
    c.finish()
    c.data[0:16] = b"a banner of text"
    c.data[0x104:0x140] = bytes([0xAB]) * 60
    c.data[0x16D:0x170] = b"\xCD\xCD\xCD"
    c.data += pattern(700, 7)  # longer than the header states
    return c, c.answer()


def free_blocks():
    c = small()
    first, second = c.new_block(), c.new_block()
    c.add(0x03000020, pattern(2100, 8))
    c.finish()
    c.poke(first, 0x80000000 | second)
    c.poke(second, 0x80000000)
    c.poke(0x154, first, second, 2)
    return c, c.answer()


def compressed():
    c = small()
    for i, shown in enumerate((pattern(3000, 9), bytes(5000), b"")):
        c.add(0x03000030 + i, struct.pack("<I", len(shown)) + zlib.compress(shown, 9), flags=1, version=3,
              shown=shown)
    return c.finish(), c.answer()


def iteration_runs():
    c = Container()
    c.add(0x09000001, pattern(60, 2))
    c.add_iterations(6, -3, 1, 7, -2, 20, last=21)
    return c.finish(), c.answer()


def older_layout():
    c = Container(older=True)
    c.last = 471
    for i in range(30):
        c.add(0x03000001 + i, pattern(90 * i, i))
    return c.finish(), c.answer()


def damaged_chain(damage):
    c = small()
    blocks = c.add(0x03000040, pattern(3500, 10))
    c.add(0x03000041, pattern(500, 11))
    c.finish()
    c.poke(blocks[1], damage(c, blocks))
    return c, c.answer(bad={0x03000040})


def chain_in_a_circle():
    return damaged_chain(lambda c, blocks: blocks[0])


def chain_too_short():
    return damaged_chain(lambda c, blocks: 0)


def chain_into_a_free_block():
    return damaged_chain(lambda c, blocks: 0x80000000 | blocks[2])


def chain_beyond_the_file():
    return damaged_chain(lambda c, blocks: len(c.data))


def damaged_stream():
    c = small()
    stream = bytearray(zlib.compress(pattern(900, 12)))
    stream[40:60] = bytes(20)
    c.add(0x03000050, struct.pack("<I", 900) + bytes(stream), flags=1)
    return c.finish(), c.answer(bad={0x03000050})


def wrong_magic():
    c = small().finish()
    c.poke(0x140, 0x5443)
    return c, REFUSED


def cut_in_the_header():
    c = small().finish()
    del c.data[0x150:]
    return c, REFUSED


def cut_in_the_blocks():
    c = small().finish()
    del c.data[0x900:]
    return c, REFUSED


def root_beyond_the_file():
    c = small().finish()
    c.poke(0x160, len(c.data) + 0x10000)
    return c, REFUSED


def too_many_entries_in_a_node():
    c = small()
    root = c.directory()
    c.finish(root)
    c.poke(root + 4 + 0xF8, 62)
    return c, REFUSED


def directory_in_a_circle():
    c = small()
    root = c.directory()
    c.finish(root)
    c.poke(root + 4, *([root] * 4))
    return c, REFUSED


VECTORS = (minimal, chains, blocks_of_256, two_levels, header_junk, free_blocks, compressed, iteration_runs,
           older_layout,
           chain_in_a_circle, chain_too_short, chain_into_a_free_block, chain_beyond_the_file, damaged_stream,
           wrong_magic, cut_in_the_header, cut_in_the_blocks, root_beyond_the_file, too_many_entries_in_a_node,
           directory_in_a_circle)


def main(arguments):
    folder = pathlib.Path(arguments[0]) / "conformance" / "containers"
    differing = []
    for vector in VECTORS:
        container, answer = vector()
        for path, content in ((folder / f"{vector.__name__}.dat", bytes(container.data)),
                              (folder / f"{vector.__name__}.txt", answer.encode())):
            if "--check" not in arguments:
                path.write_bytes(content)
            elif not path.exists() or path.read_bytes() != content:
                differing.append(path.name)
    print("\n".join([f"{name}: not what this script writes" for name in differing] + [f"{len(VECTORS)} containers"]))
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
