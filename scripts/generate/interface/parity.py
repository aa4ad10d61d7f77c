# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Which functions of the C interface each language reaches, as tables in bindings/README.md. A language reaches a
function when the code of its package, without comments and without its declarations, names it."""
import re
from dataclasses import dataclass
from pathlib import Path

README = "bindings/README.md"
BEGIN, END = "<!-- Written by scripts/generate/bindings.py: -->\n", "<!-- Written until here. -->\n"

# What a language leaves out on purpose, with the reason.
LEFT_OUT = {
    "acm_set_allocator": {
        "JavaScript": "The memory of a module is one block that the module divides itself; a function of JavaScript "
                      "has no other memory to give to it.",
        "Python": "The library would call Python for every allocation, on any thread, and each call waits for the "
                  "interpreter's lock. A program that wants another allocator loads one in place of `malloc`.",
    },
}


@dataclass(frozen=True)
class Language:
    folder: str
    files: str
    declarations: str  # the end of the paths of files that declare all functions
    comment: str
    use: str  # of a function, which is the first group


C_COMMENT = r"//[^\n]*|/\*.*?\*/"
LANGUAGES = {
    "C#": Language("bindings/csharp/src/Acmotion", "*.cs", "NativeMethods.cs", C_COMMENT,
                   r"\bNativeMethods\.(acm_\w+)"),
    "JavaScript": Language("bindings/js/src", "*.ts", "generated/exports.ts", C_COMMENT, r"(?:\.|')(acm_\w+)"),
    "Python": Language("bindings/python/acmotion", "*.py", "_functions.py", r'""".*?"""|#[^\n]*', r'"(acm_\w+)"'),
    "Rust": Language("bindings/rust/acmotion/src", "*.rs", "", C_COMMENT, r"\b(acm_\w+)"),
}


def reached(root: Path, language: Language, printed) -> set[str]:
    """The names that a package uses; `printed` has files that are about to be written, by their paths."""
    texts = {str(p.relative_to(root)): p for p in (root / language.folder).rglob(language.files)}
    texts |= {name: text for name, text in printed.items() if name in texts}
    found = set()
    for name, text in texts.items():
        if not (language.declarations and name.endswith(language.declarations)):
            text = text if isinstance(text, str) else text.read_text(encoding="utf-8")
            found.update(re.findall(language.use, re.sub(language.comment, "", text, flags=re.S)))
    return found


def group_name(section: str) -> str:
    """Container: the game's files (stable; writing is experimental) -> Container"""
    return re.split(r":|\(|, for ", section)[0].strip()


class Parity:
    """Of a tree with the page; another has no bindings."""

    def __init__(self, model, root, printed):
        self.functions = model.functions
        languages = LANGUAGES if (root / README).exists() else {}
        self.by_language = {name: reached(root, language, printed) for name, language in languages.items()}

    def problems(self) -> list[str]:
        """What is neither reached nor left out, and what is both."""
        found = []
        names = {f.name for f in self.functions}
        for language, reached_names in self.by_language.items():
            left_out = {name for name, reasons in LEFT_OUT.items() if language in reasons}
            found += [f"{language} does not reach {name}, and parity.py has no reason for it"
                      for name in sorted(names - reached_names - left_out)]
            found += [f"{language} reaches {name}, which parity.py says it leaves out"
                      for name in sorted(left_out & reached_names)]
        unknown = sorted(set(LEFT_OUT) - names) if self.by_language else []
        return found + [f"parity.py leaves out {n}, which the headers do not declare" for n in unknown]

    def table(self):
        languages = list(self.by_language)
        yield f"| functions of | C | {' | '.join(languages)} |\n|---|---|{'---|' * len(languages)}\n"
        groups = {}
        for function in self.functions:
            groups.setdefault(group_name(function.section), []).append(function.name)
        for group, names in (*groups.items(), ("**all**", [f.name for f in self.functions])):
            counts = [str(len(self.by_language[language].intersection(names))) for language in languages]
            yield f"| {group} | {len(names)} | {' | '.join(counts)} |\n"
        yield "\n| left out on purpose | by | because |\n|---|---|---|\n"
        for name, reasons in LEFT_OUT.items():
            yield from (f"| `{name}` | {language} | {reason} |\n" for language, reason in reasons.items())


def files(parity, root):
    """The page with its tables, where there is one."""
    path = root / README
    if not path.exists():
        return {}
    before, begin, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise SystemExit(f"{README} has no place for the tables: {BEGIN.strip()} ... {END.strip()}")
    return {README: f"{before}{begin}\n{''.join(parity.table())}\n{end}{after}"}
