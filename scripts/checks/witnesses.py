#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Checks that every rule of docs/behaviour says how well it is known.

  witnesses.py ROOT           checks the marks, and the tables that follow from them in docs/behaviour/open-doubts.md
  witnesses.py ROOT --write   writes these tables

The mark of a rule is the paragraph below its heading, such as

  *Witnesses: several (client, ports); one (client): what the exception is; ours: the GUARD.*

Its first part is about the rule as a whole, the others are about what they name. "several" names at least two kinds of
witnesses, "one" names one, "ours" none. docs/behaviour/README.md explains the kinds. A rule with a GUARD has a part
that is ours, and one that was seen in the genuine client has a part with recordings.
"""
import argparse
import collections
import pathlib
import re
import sys

KINDS = ("client", "last client", "ports", "readers", "recordings")
RULE = r"(?:core|managers|wire|effects|appearance) \d+(?:\.\d+)?|[A-Z]{2}-\d+"
HEADING = re.compile(rf"^#{{2,4}} (?:({RULE})\b(.*)|(.*) \(({RULE})\))$")
MARK = re.compile(r"^\*Witnesses: ([^*|]+)\.\*$")
PART = re.compile(r"^(?:(several|one) \(([^)]*)\)|(ours))(?:: (.+))?$")
DOUBTS = "docs/behaviour/open-doubts.md"
GENERATED = re.compile(r"(<!-- generated: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)

Part = collections.namedtuple("Part", "degree kinds subject")
Marked = collections.namedtuple("Marked", "page rule title parts")


def paragraphs_below(lines, start):
    """The paragraphs between the heading at `start` and the next heading, each as one line."""
    end = next((i for i in range(start + 1, len(lines)) if lines[i].startswith("#")), len(lines))
    text = "\n".join(lines[start + 1:end])
    return [" ".join(p.split()) for p in re.split(r"\n\s*\n", text) if p.strip()]


def parse_mark(text, where, findings):
    """The parts of a mark; what is wrong with it goes to `findings`."""
    parts = []
    for number, part_text in enumerate(text.split("; ")):
        match = PART.match(part_text)
        if not match:
            findings.append(f"{where}: this is not a part of a mark: {part_text}")
            continue
        degree, kinds = match[1] or match[3], [k for k in (match[2] or "").split(", ") if k]
        findings += [f"{where}: there is no kind of witness {k}" for k in kinds if k not in KINDS]
        if kinds != sorted(set(kinds), key=lambda k: KINDS.index(k) if k in KINDS else -1):
            findings.append(f"{where}: the kinds of witnesses are not in the order of docs/behaviour/README.md")
        if degree == "several" and len(kinds) < 2:
            findings.append(f"{where}: several witnesses are at least two kinds")
        if degree == "one" and len(kinds) != 1:
            findings.append(f"{where}: one witness is one kind")
        if (number == 0) == bool(match[4]):
            findings.append(f"{where}: the first part is about the whole rule, each other part names its subject")
        parts.append(Part(degree, kinds, match[4]))
    return parts


def read_rule(path, lines, start, heading, findings):
    """The mark below one heading; None when it is a chapter, which has no text of its own, or has no mark."""
    rule, title = heading[1] or heading[4], (heading[2] or heading[3] or "").strip()
    where = f"{path.name}:{start + 1}: {rule}"
    paragraphs = paragraphs_below(lines, start)
    if not paragraphs:
        return None
    mark = MARK.match(paragraphs[0])
    if not mark:
        findings.append(f"{where} does not say how well it is known")
        return None
    parts = parse_mark(mark[1], where, findings)
    text = "\n".join(paragraphs[1:])
    if not text:
        findings.append(f"{where} has a mark and no text")
    if re.search(r"\bGUARDs?\b", text) and not any(p.degree == "ours" for p in parts):
        findings.append(f"{where} has a GUARD, but no part of its mark is ours")
    if re.search(r"\b[Ss]een in the genuine client\b", text) and not any("recordings" in p.kinds for p in parts):
        findings.append(f"{where} was seen in the genuine client, but its mark has no recordings")
    return Marked(path.name, rule, title, parts)


def read_marks(root, findings):
    marked = []
    for path in sorted((root / "docs" / "behaviour").glob("*.md")):
        lines = path.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines):
            heading = HEADING.match(line)
            if heading:
                rule = read_rule(path, lines, number, heading, findings)
                marked += [rule] if rule and rule.parts else []
    return marked


def count_table(marked):
    rows = ["| known from | rules |", "|---|---|"]
    names = {"several": "several witnesses", "one": "one witness", "ours": "our own choice"}
    for degree, name in names.items():
        rules = [m for m in marked if m.parts[0].degree == degree]
        apart = sum(len(m.parts) > 1 for m in rules)
        rows.append(f"| {name} | {len(rules)}" + (f", of which {apart} have a part that is known otherwise |"
                                                   if apart else " |"))
    return rows


def one_witness_table(marked):
    """All that rests on one witness: whole rules, and parts of others."""
    rows = ["| rule | witness | what rests on it |", "|---|---|---|"]
    for m in marked:
        rows += [f"| [{m.rule}]({m.page}) | {p.kinds[0]} | {p.subject or f'all of it: {m.title}'} |"
                 for p in m.parts if p.degree == "one" and len(p.kinds) == 1]
    return rows


def with_tables(text, marked):
    tables = {"counts": count_table, "one": one_witness_table}
    return GENERATED.sub(lambda m: m[1] + "\n" + "\n".join(tables[m[2]](marked)) + "\n\n" + m[3]
                         if m[2] in tables else m[0], text)


def check(root, write):
    findings = []
    marked = read_marks(root, findings)
    if not marked:
        findings.append("found no marks, so nothing was checked")
    page = root / DOUBTS
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    wanted = with_tables(text, marked)
    if write and text:
        page.write_text(wanted, encoding="utf-8")
    elif text != wanted:
        findings.append(f"{DOUBTS}: a table does not follow from the marks (witnesses.py --write writes it)")
    return marked, findings


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    marked, findings = check(args.root.resolve(), args.write)
    print("\n".join(findings + [f"{len(marked)} rules with a mark, {len(findings)} findings"]))
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
