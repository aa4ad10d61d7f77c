#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Checks that docs/retail-map.md, docs/behaviour/, the code and the tests agree.

A row of the map is | retail name | rule | ours | tests |. Every name of ours must be declared in include/ or src/,
every test must exist, every rule must be a heading of docs/behaviour/ or docs/dat-formats.md, and every rule of
docs/behaviour/ must have a row and a test that is named after it. A row | address | function | rule | of the index by
address names a function that the map has, addresses ascend, and its rules are described (or "none"). The other way
round, every rule number that a test name begins with or that a comment cites must
stand in a heading there or in docs/dat-formats.md. Numbered series of examples (--numbered=core_13:67) must have a test
and a heading for each number, the index must have the expected number of addresses (--addresses=155), and rules that
are expected (--expect=MT-1..4,10..14) must be described at all. Rules that the viewer links to
(viewer/src/panels/rules.ts) must be headings of the pages that it names, with the words that it names.
"""
import argparse
import pathlib
import re
import sys

RULE = r"core \d+(?:\.\d+)?|managers \d+(?:\.\d+)?|[A-Z]{2}-\d+"
HEADING = re.compile(rf"^#{{2,4}} ({RULE})\b", re.MULTILINE)
TEST = re.compile(r"\b(?:TEST|TEST_F|TEST_P|RC_GTEST_PROP)\(\s*\w+,\s*(\w+)")
QUOTED = re.compile(r"`([^`]+)`")
# Chapters whose numbers tests begin with (wire_3_1_...) and comments cite (wire 3.1), and where they are described.
CHAPTERS = {"core": "core", "managers": "managers", "wire": "wire", "effects": "effects", "appearance": "appearance",
            "dat": "dat-formats", "seed": "seed"}
NUMBER = re.compile(rf"\b(?:{'|'.join(CHAPTERS.values())}) \d+(?:\.\d+)?|\b[A-Z]{{2}}-S?\d+")
TEST_NUMBER = re.compile(rf"({'|'.join(CHAPTERS)})_(\d+)(?:_(?:case_)?(\d+))?_|([a-z]{{2}})_(s?\d+)_")
ADDRESS = re.compile(r"^(?:0x|FUN_)([0-9A-F]{8})$")
LINKED = re.compile(rf"^  '({RULE})': \['([\w-]+)', '([^']*)'\],$", re.MULTILINE)
LINKS = "viewer/src/panels/rules.ts"


def texts(root, folders, suffixes):
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in suffixes:
                yield path.read_text(encoding="utf-8")


def declared_names(root):
    """What the code declares: types, functions, constants, fields."""
    code = "\n".join(texts(root, ("include", "src"), {".h", ".hpp", ".inl", ".cpp"}))
    code = re.sub(r"//[^\n]*", "", code)
    names = set(re.findall(r"\b(?:struct|class|enum(?:\s+class)?|using|namespace)\s+(\w+)", code))
    names |= set(re.findall(r"\b(\w+)\s*\(", code))
    names |= set(re.findall(r"\b(\w+)\s*(?:=|\{\}|;)", code))
    return names


def rows_of(text):
    """(line number, cells) of every row of four cells; heads and rules of tables are left out."""
    for number, line in enumerate(text.splitlines(), 1):
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("|") and len(cells) == 4 and cells[0] != "retail" and not set(cells[0]) <= set("-: "):
            yield number, cells


def check_rows(map_text, names, tests, described, findings):
    """Checks each row; returns the rules that have one."""
    with_row = set()
    for number, (retail, rule_cell, ours, test_cell) in rows_of(map_text):
        row_rules = NUMBER.findall(rule_cell)
        with_row.update(row_rules)
        if not row_rules:
            findings.append(f"line {number}: {retail} names no rule")
        findings += [f"line {number}: docs/behaviour has no rule {r}" for r in row_rules if r not in described]
        our_names = QUOTED.findall(ours)
        findings += [f"line {number}: there is no {n} in the code" for n in our_names if n.split("::")[-1] not in names]
        test_names = QUOTED.findall(test_cell)
        findings += [f"line {number}: there is no test {t}" for t in test_names if t not in tests]
        if not our_names or not test_names:
            findings.append(f"line {number}: {retail} lacks a name of ours or a test")
    return with_row


def functions_of(cell):
    """The functions that a cell names: "Frame::combine, subtract1" is Frame::combine and Frame::subtract1."""
    owner = ""
    for named, function in re.findall(r"(?:\b(\w+)::)?(?<![\w~])(~?\w+)", cell):
        owner = named or owner
        yield f"{owner}::{function}" if owner else function


def check_addresses(map_text, described, findings):
    """Checks the index by address: rows of three cells that begin with an address. Returns how many it has."""
    functions = {function for _, cells in rows_of(map_text) for function in functions_of(cells[0])}
    count, last = 0, ""
    for number, line in enumerate(map_text.splitlines(), 1):
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|") or len(cells) != 3:
            last = ""
            continue
        if cells[0] == "address" or set(cells[0]) <= set("-: "):
            continue
        count += 1
        address = ADDRESS.match(cells[0])
        if not address:
            findings.append(f"line {number}: this is not an address: {cells[0]}")
            continue
        if address[1] <= last:
            findings.append(f"line {number}: {cells[0]} must come before the address above it, and stand there once")
        last = address[1]
        function = cells[1].split(" (")[0]
        if " " not in function and function not in functions:
            findings.append(f"line {number}: the map has no row for {cells[1]}")
        cited = NUMBER.findall(cells[2])
        findings += [f"line {number}: no page has rule {rule}" for rule in cited if rule not in described]
        if not cited and cells[2] != "none":
            findings.append(f"line {number}: {cells[0]} names no rule")
    return count


def test_prefix(rule):
    return re.sub(r"[ .-]", "_", rule).lower() + "_"


def rule_of_test(name):
    """The rule that a test name begins with: "wire 3.1" of wire_3_1_..., "RS-6" of rs_6_...; None without a number."""
    match = TEST_NUMBER.match(name)
    if not match:
        return None
    chapter, first, second, group, number = match.groups()
    if group:
        return f"{group}-{number}".upper()
    return f"{CHAPTERS[chapter]} {int(first)}" + (f".{int(second)}" if second else "")


def described_numbers(root):
    """All rules that a heading has, of chapters without tests of their own too."""
    pages = "\n".join(texts(root, ("docs/behaviour",), {".md"}))
    if (root / "docs/dat-formats.md").exists():
        pages += (root / "docs/dat-formats.md").read_text(encoding="utf-8")
    return {n for line in pages.splitlines() if line.startswith("#") for n in NUMBER.findall(line)}


def check_numbers(root, tests, findings):
    """Checks that rules which tests are named after and comments cite can be read. Whole chapters may be cited."""
    described = described_numbers(root)
    groups = {n.partition("-")[0] for n in described if "-" in n}
    for test in sorted(tests):
        rule = rule_of_test(test)
        if rule and rule not in described:
            findings.append(f"test {test}: no heading has {rule}")
    code = "\n".join(texts(root, ("include", "src", "tools"), {".h", ".hpp", ".inl", ".cpp"}))
    for rule in sorted(set(NUMBER.findall(code)) - described):
        if "." in rule or rule.partition("-")[0] in groups:
            findings.append(f"the code cites {rule}, but no heading has it")


def expected_rules(series):
    """The rules that "MT-1..4,10" stands for: MT-1, MT-2, MT-3, MT-4, MT-10."""
    group, numbers = series.split("-", 1)
    for part in numbers.split(","):
        first, _, last = part.partition("..")
        for number in range(int(first), int(last or first) + 1):
            yield f"{group}-{number}"


def check_links(root, findings):
    """Checks the table of the viewer, where there is one."""
    if not (root / LINKS).exists():
        return
    links = LINKED.findall((root / LINKS).read_text(encoding="utf-8"))
    if not links:
        findings.append(f"{LINKS} names no rules, so nothing was checked")
    for rule, page, title in links:
        path = root / "docs/behaviour" / f"{page}.md"
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        if not re.search(rf"^#{{2,4}} {re.escape(rule)} {re.escape(title)}$", text, re.MULTILINE):
            findings.append(f"{LINKS}: docs/behaviour/{page}.md has no heading {rule} {title}")


def check(root, numbered, expected, expected_addresses=None):
    findings = []
    rules = set()
    pages = "\n".join(texts(root, ("docs/behaviour",), {".md"}))
    rules.update(HEADING.findall(pages))
    tests = set()
    for text in texts(root, ("tests",), {".cpp"}):
        tests.update(TEST.findall(text))
    map_text = (root / "docs/retail-map.md").read_text(encoding="utf-8")
    described = described_numbers(root)
    with_row = check_rows(map_text, declared_names(root), tests, described, findings)
    addresses = check_addresses(map_text, described, findings)
    if not rules or not with_row or not tests:
        findings.append("found no rules, no rows or no tests, so nothing was checked")
    for rule in sorted(rules):
        if rule not in with_row:
            findings.append(f"rule {rule} has no row in docs/retail-map.md")
        if not any(t.startswith(test_prefix(rule)) for t in tests):
            findings.append(f"no test is named after rule {rule}")
    if expected_addresses is not None and addresses != expected_addresses:
        findings.append(f"the index by address has {addresses} addresses, and {expected_addresses} are expected")
    check_links(root, findings)
    check_numbers(root, tests, findings)
    for series in expected:
        findings += [f"docs/behaviour lacks rule {rule}" for rule in expected_rules(series) if rule not in rules]
    for series in numbered:
        prefix, count = series.rsplit(":", 1)
        for i in range(1, int(count) + 1):
            if not any(re.match(rf"{prefix}_0*{i}_", t) for t in tests):
                findings.append(f"no test is named {prefix}_{i}_...")
            example = prefix.removesuffix("_case").replace("_", " ") + f".{i}"
            if not re.search(rf"^### Example {re.escape(example)}$", pages, re.MULTILINE):
                findings.append(f"docs/behaviour has no heading Example {example}")
    return len(rules), len(list(rows_of(map_text))), addresses, findings


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--numbered", action="append", default=[], metavar="PREFIX:COUNT")
    parser.add_argument("--expect", action="append", default=[], metavar="GROUP-NUMBERS")
    parser.add_argument("--addresses", type=int, metavar="COUNT")
    args = parser.parse_args()
    rules, rows, addresses, findings = check(args.root.resolve(), args.numbered, args.expect, args.addresses)
    for finding in findings:
        print(finding)
    print(f"{rules} rules, {rows} rows, {addresses} addresses, {len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
