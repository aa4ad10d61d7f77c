# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Reads the C headers with clang, which gives names, types, comments and the layouts of every target. It needs no
files of a target for that, so that one machine can state all of them."""
from __future__ import annotations

import concurrent.futures
import json
import re
import subprocess
import sys

from .model import PLATFORMS, Alias, Constant, Enum, Field, Function, Handle, Model, Parameter, Struct, Type

HEADERS = ("acmotion.h", "inspect.h")
CATALOGUE = "src/assets/command_table.h"
CLANG = "clang-19"


def read(root) -> Model:
    """The model of the headers below a folder; ends the program with a sentence where they cannot be read."""
    headers = [h for h in HEADERS if (root / "include/acmotion" / h).exists()]
    with concurrent.futures.ThreadPoolExecutor() as pool:
        layouts = pool.submit(platform_layouts, pool, root, headers)
        return Reader(root, headers, layouts).model


def run_clang(root, headers, *options):
    source = "".join(f'#include "acmotion/{header}"\n' for header in headers)
    command = [CLANG, "-xc", "-std=c11", "-ffreestanding", "-Werror", f"-I{root / 'include'}", *options, "-"]
    done = subprocess.run(command, input=source, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{done.stderr}")
    return done.stdout


def platform_layouts(pool, root, headers):
    """For each platform: record -> (size, alignment, offsets), in bytes; all targets of a platform agree."""
    targets = [target for group in PLATFORMS.values() for target in group]
    found = dict(zip(targets, pool.map(lambda target: target_layout(root, headers, target), targets)))
    for first, *others in PLATFORMS.values():
        for other in others:
            for record, layout in found[first].items():
                if found[other][record] != layout:
                    sys.exit(f"{record} is {layout} on {first} and {found[other][record]} on {other}")
    return [found[group[0]] for group in PLATFORMS.values()]


def target_layout(root, headers, target):
    """record -> (size, alignment, offsets); the union without a name that is in acm_x is acm_x::."""
    text = run_clang(root, headers, f"--target={target}", "-fsyntax-only", "-Xclang",
                     "-fdump-record-layouts-simple", "-Xclang", "-fdump-record-layouts-complete")
    found = {}
    for block in text.split("*** Dumping AST Record Layout")[1:]:
        name = re.search(r"^Type: (?:struct|union) (acm_\w+(?:::)?)", block, re.M)
        if name and found.setdefault(name[1], block) != block:
            sys.exit(f"{name[1].strip(':')} has two unions without a name")
    return {name: layout_in(block) for name, block in found.items()}


def layout_in(block):
    numbers = [int(re.search(rf"\b{word}:(\d+)", block)[1]) // 8 for word in ("Size", "Alignment")]
    offsets = re.search(r"FieldOffsets: \[(.*)\]", block)[1].split(", ")
    return *numbers, [int(offset) // 8 for offset in offsets]


def spelled(text):
    return re.sub(r" \*", "*", text).replace("*const", "* const")


def type_of(text) -> Type:
    text = spelled(text)
    function = re.fullmatch(r"(.*?) ?\(\*\)\((.*)\)", text)
    if function:
        result, listed = function.groups()
        return Type(text, result=type_of(result), parameters=tuple(type_of(p) for p in listed.split(", ")))
    name, stars, length = re.fullmatch(r"([\w ]+?)((?:\*| const)*)(?:\[(\d+)\])?", text).groups()
    pointers = tuple(bool(const) for const in re.findall(r"\*( const)?", stars))
    return Type(text, re.sub(r"^const ", "", name), name.startswith("const "), pointers, int(length or 0))


class Reader:
    def __init__(self, root, headers, layouts):
        self.contents = {}  # of files, by path
        self.docs = set()
        self.file = ""
        tree = run_clang(root, headers, "-fsyntax-only", "-fparse-all-comments", "-Xclang", "-ast-dump=json")
        found = json.loads(tree, object_hook=self.place)["inner"]
        self.layouts = layouts.result()
        self.functions = {d["name"]: d for d in found if d["kind"] == "FunctionDecl"}
        self.handles, self.structs = {}, {}
        read_one = {"FunctionDecl": self.function, "TypedefDecl": self.typedef, "EnumDecl": self.enum,
                    "RecordDecl": self.struct}
        ours = [d for d in found if d["kind"] in read_one and not d.get("isImplicit") and is_ours(d)]
        order = [item for item in (read_one[d["kind"]](d) for d in ours) if item]
        self.model = Model(macros(root, headers), order, *catalogue(root))
        if not self.model.functions:
            sys.exit(f"{root}: the headers declare no function of the C interface")
        self.refuse_lost_comments()

    def place(self, node):
        """Clang names the file of a place only where it is another than that of the place before."""
        if "offset" in node:
            self.file = node.setdefault("file", self.file)
        return node

    def bytes_of(self, place):
        """Those of the file of a place; clang counts bytes, not characters."""
        path = place["file"]
        if path not in self.contents:
            with open(path, "rb") as file:
                self.contents[path] = file.read()
        return self.contents[path]

    def text_before(self, place):
        return self.bytes_of(place)[:place["offset"]][-200:].decode("utf-8", "ignore")

    def source(self, span):
        begin, end = span["begin"], span["end"]
        return self.bytes_of(begin)[begin["offset"]:end["offset"] + end["tokLen"]].decode("utf-8")

    def doc(self, node):
        """The comment of a declaration, on one line. A heading of a section is nobody's."""
        comment = next((i for i in node.get("inner", ()) if i["kind"] == "FullComment"), None)
        if not comment:
            return ""
        content, begin = self.bytes_of(comment["loc"]), comment["loc"]["offset"]
        text = on_one_line(content[begin:content.index(b"*/", begin)].decode("utf-8"))
        self.docs.add(text)
        return "" if text.startswith("----") else text

    def refuse_lost_comments(self):
        """Behind a declaration that clang-format has broken, or behind a typedef, a comment is nobody's."""
        for path, content in self.contents.items():
            for comment in re.findall(r"^[^/\n]*\w[^/\n]*/\*(.*?)\*/", content.decode("utf-8"), re.S | re.M):
                if on_one_line(comment) not in self.docs:
                    sys.exit(f"{path}: {on_one_line(comment)!r} documents nothing; put it before its declaration")

    def header(self, node):
        return node["loc"]["file"].rpartition("/")[2]

    def section(self, node):
        """The text of the last heading before a declaration."""
        before = self.bytes_of(node["loc"])[:node["loc"]["offset"]]
        return before.rpartition(b"/* ---- ")[2].partition(b" ----")[0].decode("utf-8") if b"/* ---- " in before else ""

    def function(self, node):
        mark = re.search(r"\b(ACM_API\w*)\s[^;{}#/]*\bACM_CALL\s+$", self.text_before(node["loc"]))
        stability = mark and {"ACM_API": "stable", "ACM_API_EXPERIMENTAL": "experimental"}.get(mark[1])
        if not stability:
            sys.exit(f"{node['name']}: declared without ACM_API and ACM_CALL")
        parameters = tuple(self.parameter(i) for i in node.get("inner", ()) if i["kind"] == "ParmVarDecl")
        result = type_of(node["type"]["qualType"].partition("(")[0].strip())
        return Function(node["name"], result, parameters, stability, self.doc(node), self.header(node),
                        self.section(node))

    def parameter(self, node):
        kind = type_of(node["type"]["qualType"])
        is_handle = kind.base in self.handles
        direction = "in"
        if kind.pointers and not kind.is_const and len(kind.pointers) > is_handle and node["name"] != "context":
            grows = kind.base in self.structs and self.structs[kind.base].grows
            direction = "inout" if grows else "out"
        return Parameter(node["name"], kind, direction)

    def typedef(self, node):
        kind, name = node["type"]["qualType"], node["name"]
        if kind.split()[0] not in ("struct", "enum"):
            return Alias(name, type_of(kind), self.doc(node))
        if kind.startswith("enum ") or name in self.structs:
            return None
        self.handles[name] = Handle(name, self.doc(node))
        return self.handles[name]

    def enum(self, node):
        constants, value = [], -1
        for item in (i for i in node["inner"] if i["kind"] == "EnumConstantDecl"):
            expression = next((i for i in item.get("inner", ()) if "value" in i), None)
            value = int(expression["value"]) if expression else value + 1
            spelling = self.source(expression["range"]) if expression else str(value)
            constants.append(Constant(item["name"], value, spelling, self.doc(item)))
        return Enum(node.get("name", ""), tuple(constants), self.doc(node), self.header(node))

    def struct(self, node):
        name = node["name"]
        if not node.get("completeDefinition"):
            return None
        sizes, alignments = (tuple(platform[name][i] for platform in self.layouts) for i in (0, 1))
        init = self.functions.get(f"{name}_init")
        self.structs[name] = Struct(name, sizes, alignments, tuple(self.fields(node, name)), self.doc(node),
                                    self.header(node), self.function(init) if init else None)
        return self.structs[name]

    def fields(self, record, layout, start=None):
        """The fields of a struct, or of a union within it that begins at `start`."""
        inner = record["inner"]
        found = [i for i in inner if i["kind"] == "FieldDecl"]
        for i, item in enumerate(found):
            offsets = tuple(platform[layout][2][i] + (start[p] if start else 0)
                            for p, platform in enumerate(self.layouts))
            if "(unnamed" in item["type"]["qualType"] or "(anonymous" in item["type"]["qualType"]:
                union = inner[inner.index(item) - 1]
                members = tuple(self.fields(union, f"{layout}::", offsets))
                yield Field(item.get("name", ""), None, offsets, self.doc(item), members)
            else:
                yield Field(item["name"], type_of(item["type"]["qualType"]), offsets, self.doc(item))


def on_one_line(comment):
    return " ".join(re.sub(r"\n\s*\* ?", " ", comment).split())


def is_ours(declaration):
    """By the prefix; of an enumeration without a name by that of its constants."""
    if "name" in declaration:
        return declaration["name"].startswith("acm_")
    first = next((i for i in declaration.get("inner", ()) if i["kind"] == "EnumConstantDecl"), None)
    return bool(first) and first["name"].startswith("ACM_")


def macros(root, headers):
    """Those that are numbers."""
    number = r"^#define (ACM_[A-Z0-9_]+) \(?(-?(?:0x[0-9A-Fa-f]+|\d+))u?(?:ll)?\)?$"
    found = re.findall(number, run_clang(root, headers, "-E", "-dM"), re.M)
    return {name: int(value, 0) for name, value in found}


def catalogue(root):
    """The commands, and their other names."""
    path = root / CATALOGUE
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    entries = re.findall(r'\{(0x[0-9A-F]{8})u, "(\w+)", "(\w*)"\}', text)
    commands = {name: int(value, 16) for value, name, _ in entries}
    # Three aliases are the client's names of other commands; those keep them.
    return commands, {alias: name for _, name, alias in entries if alias and alias not in commands}
