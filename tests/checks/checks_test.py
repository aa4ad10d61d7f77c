#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Plants violations in scratch trees and sees the checks of scripts/checks find them."""
import json
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
CHECKS = ROOT / "scripts" / "checks"
sys.path.insert(0, str(ROOT / "scripts/generate"))
import bindings  # noqa: E402
from interface import abi, parity, reader, rust  # noqa: E402


# What the C headers begin with.
MARKS = """#include <stdint.h>
#define ACM_CALL
#define ACM_API
#define ACM_API_EXPERIMENTAL ACM_API
"""


class Scratch(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)

    def put(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def run_check(self, name, *arguments):
        done = subprocess.run([sys.executable, CHECKS / name, self.root, *arguments], capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr


class ModuleOrder(Scratch):
    def setUp(self):
        super().setUp()
        for module in ("base", "assets", "anim"):
            self.put(f"src/{module}/README.md", "a line\n" * 20)

    def check(self):
        return self.run_check("module_order.py", "--modules=base,assets,anim,tools", "--runtime=base,assets,anim",
                              "--public=a.hpp=assets,b.hpp=base")

    def assert_refused(self, text):
        code, output = self.check()
        self.assertEqual(code, 1, output)
        self.assertIn(text, output)

    def test_accepts_earlier_modules_and_oneself(self):
        self.put("include/acmotion/a.hpp", '#include "acmotion/b.hpp"\n#include <span>\n')
        self.put("include/acmotion/b.hpp", "")
        self.put("src/assets/a.cpp", '#include "acmotion/a.hpp"\n#include "detail.h"\n#include <zlib.h>\n')
        self.put("src/assets/detail.h", "")
        self.put("tests/assets/a_tests.cpp", '#include "support/x.h"\n#include <thread>\n')
        self.put("tools/acmotion/main.cpp", '#include "anim/x.h"\n#include <fstream>\n')
        code, output = self.check()
        self.assertEqual(code, 0, output)
        self.assertIn("9 includes, 0 findings", output)

    def test_refuses_a_later_module(self):
        self.put("src/base/b.cpp", '#include <vector>\n  #  include "assets/a.h"\n')
        self.assert_refused("src/base/b.cpp:2: base may not use assets")

    def test_refuses_a_later_module_in_a_test(self):
        self.put("tests/assets/a_tests.cpp", '#include "anim/x.h"\n')
        self.assert_refused("assets may not use anim")

    def test_refuses_private_headers_of_a_later_module(self):
        self.put("src/base/b.cpp", '#include "../assets/detail.h"\n#include "anim/detail.h"\n')
        self.put("src/assets/detail.h", "")
        self.assert_refused("base may not use assets")
        self.assert_refused("base may not use anim")

    def test_refuses_private_headers_in_public_ones(self):
        self.put("include/acmotion/b.hpp", '#include "base/detail.h"\n')
        self.assert_refused("may not include the private base/detail.h")

    def test_refuses_a_public_header_of_a_later_module(self):
        self.put("src/base/b.cpp", '#include "acmotion/a.hpp"\n')
        self.assert_refused("base may not use assets")

    def test_refuses_unlisted_public_headers(self):
        self.put("include/acmotion/c.hpp", "")
        self.assert_refused("include/acmotion/c.hpp: in no list of public headers")

    def test_refuses_unlisted_modules(self):
        self.put("src/extra/e.cpp", "#include <vector>\n")
        self.put("src/base/b.cpp", '#include "acmotion/other/o.h"\n')
        self.assert_refused("src/extra: not in the list of modules")
        self.assert_refused("belongs to no listed module")

    def test_refuses_pages_of_modules_that_are_missing_or_too_long(self):
        self.put("src/base/b.cpp", "#include <span>\n")
        self.assertEqual(self.check()[0], 0)
        self.put("src/assets/README.md", "a line\n" * 26)
        (self.root / "src/anim/README.md").unlink()
        self.assert_refused("src/assets/README.md: 26 lines instead of 15 to 25")
        self.assert_refused("src/anim/README.md: 0 lines")

    def test_refuses_the_system_in_the_runtime(self):
        self.put("src/base/b.cpp", "#include <thread>\n#include <unistd.h>\n")
        self.assert_refused("may not use <thread>")
        self.assert_refused("may not use <unistd.h>")

    def test_refuses_containers_with_memory_that_is_not_the_hosts(self):
        self.put("src/base/host_memory.h", "#include <set>\n")
        self.put("src/base/b.cpp", "#include <set>\n#include <vector>\n")
        self.assert_refused("src/base/b.cpp:1: a runtime module may not use <set>")
        self.assert_refused("src/base/b.cpp:2: a runtime module may not use <vector>")
        self.assert_refused("2 findings")

    def test_refuses_an_extra_of_another_module(self):
        self.put("src/base/b.cpp", "#include <zlib.h>\n")
        self.assert_refused("may not use <zlib.h>")

    def test_refuses_to_look_at_nothing(self):
        self.assert_refused("nothing was checked")


class CInterface(Scratch):
    HEADER = MARKS + """typedef struct acm_world acm_world;
/* ACM_API int32_t ACM_CALL acm_not_yet(void); */
ACM_API const char* ACM_CALL acm_version(void);
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_tick(acm_world* world,
                                               double seconds);
"""
    BAD_HANDLES = "void g(void) { REFUSES(acm_tick(h, 0.0)); }"

    def check(self, tests):
        self.put("include/acmotion/acmotion.h", self.HEADER)
        self.put("tests/capi/all_tests.c", tests)
        self.put("tests/capi/bad_handles_tests.c", self.BAD_HANDLES)
        return self.run_check("c_interface.py")

    def test_accepts_functions_that_are_called(self):
        code, output = self.check("TEST(A, b) { acm_version(); CHECK_OK(acm_tick(w, 1.0, &error)); }")
        self.assertEqual(code, 0, output)
        self.assertIn("2 functions, 1 of them stable", output)

    def test_refuses_functions_that_no_test_calls(self):
        self.BAD_HANDLES = ""
        code, output = self.check('TEST(A, b) { /* acm_tick(w) */ acm_version(); CHECK("acm_tick(w)"); }')
        self.assertEqual(code, 1, output)
        self.assertIn("acm_tick: no test in C calls it", output)

    def test_refuses_a_status_that_no_test_expects(self):
        self.HEADER += "typedef enum acm_status {\n  ACM_OK = 0,\n  ACM_UNFINISHED = 11, /* ACM_X = 1 */\n"
        self.HEADER += "  ACM_BUSY = -4\n} acm_status;\n"
        tests = "void f(void) { acm_version(); CHECK(acm_tick(w, 1.0, 0) == ACM_OK); }"
        code, output = self.check(tests)
        self.assertEqual(code, 1, output)
        self.assertIn("ACM_BUSY: no test in C expects it", output)
        self.assertIn("1 findings", output)

    def test_refuses_functions_that_are_not_called_with_bad_handles(self):
        self.HEADER += "ACM_API int32_t ACM_CALL acm_world_create(acm_world** out);\n"
        tests = "void f(void) { acm_version(); acm_tick(w, 1.0); acm_world_create(&w); }"
        code, output = self.check(tests)
        self.assertEqual(code, 0, output)
        self.BAD_HANDLES = ""
        code, output = self.check(tests)
        self.assertEqual(code, 1, output)
        self.assertIn("acm_tick: takes a handle, and tests/capi/bad_handles_tests.c does not call it", output)
        self.assertIn("1 findings", output)

    def test_refuses_functions_that_are_declared_twice(self):
        self.HEADER += "ACM_API const char* ACM_CALL acm_version(void);\n"
        code, output = self.check("void f(void) { acm_version(); acm_tick(w, 1.0); }")
        self.assertEqual(code, 1, output)
        self.assertIn("acm_version: declared twice", output)

    def test_refuses_to_look_at_nothing(self):
        self.HEADER = ""
        code, output = self.check("")
        self.assertEqual(code, 1)
        self.assertIn("declare no function", output)


class ConformanceScript(Scratch):
    HEADER = MARKS + """typedef struct acm_world acm_world;
typedef enum acm_status {
  ACM_OK = 0,
  ACM_REFUSED = 20, /* with a code */
  ACM_OVERLAP = 9
} acm_status;
ACM_API const char* ACM_CALL acm_version(void);
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_tick(acm_world* world);
"""
    VERSION = '{"call": "version", "result": {"text": "1"}}'
    REFUSED = '{"call": "tick", "status": "REFUSED"}'

    def check(self, *calls):
        self.put("include/acmotion/acmotion.h", self.HEADER)
        self.put("bindings/conformance.json",
                 '{"format": 1, "chapters": [{"name": "first", "calls": [' + ", ".join(calls) + "]}]}")
        return self.run_check("conformance_script.py")

    def refused(self, text, *calls):
        code, output = self.check(*calls)
        self.assertEqual(code, 1, output)
        self.assertIn(text, output)

    def test_accepts_a_script_that_calls_everything_stable(self):
        code, output = self.check(self.VERSION, self.REFUSED)
        self.assertEqual(code, 0, output)

    def test_refuses_a_stable_function_that_is_never_called(self):
        self.refused("acm_version: the script never calls it", self.REFUSED)

    def test_refuses_a_status_that_is_never_met(self):
        self.refused("ACM_REFUSED: no call of the script ends so", self.VERSION)

    def test_refuses_unknown_functions_keys_and_needs(self):
        self.refused("first: tock: there is no such function", self.VERSION, self.REFUSED, '{"call": "tock"}')
        self.refused("when is not a key of the format", self.VERSION, self.REFUSED, '{"call": "tick", "when": 1}')
        self.refused("luck is not a known need", self.VERSION, self.REFUSED, '{"call": "tick", "needs": ["luck"]}')

    def test_refuses_to_look_at_nothing(self):
        self.HEADER = ""
        self.refused("declare no function")


class Sources(Scratch):
    GOOD = "c++ -Wall -Wextra -Werror -fno-exceptions -fno-rtti -ffp-contract=off -o CMakeFiles/acmotion.dir/b.o"

    def check(self, commands):
        entries = [{"directory": str(self.root), "file": f, "command": f"{c} -c {f}"} for f, c in commands.items()]
        self.put("compile_commands.json", json.dumps(entries))
        return self.run_check("sources.py", f"--commands={self.root}/compile_commands.json", "--runtime=base")

    def setUp(self):
        super().setUp()
        self.put("src/base/b.cpp", "")
        self.put("tests/base/b_tests.cpp", "")

    def test_accepts_what_is_right(self):
        code, output = self.check({"src/base/b.cpp": self.GOOD, "tests/base/b_tests.cpp": "c++"})
        self.assertEqual(code, 0, output)
        self.assertIn("2 sources, 1 of the runtime", output)

    def test_looks_into_pieces(self):
        self.put("build/Unity/unity_0.cxx", f'/* b */\n#include "{self.root}/tests/base/b_tests.cpp"\n')
        code, output = self.check({"src/base/b.cpp": self.GOOD, "build/Unity/unity_0.cxx": "c++"})
        self.assertEqual(code, 0, output)

    def test_refuses_a_forgotten_source(self):
        code, output = self.check({"src/base/b.cpp": self.GOOD})
        self.assertEqual(code, 1)
        self.assertIn("tests/base/b_tests.cpp: in no list", output)

    def test_refuses_missing_and_forbidden_options(self):
        for options, text in ((self.GOOD.replace(" -fno-rtti", ""), "without -fno-rtti"),
                              (self.GOOD.replace(" -ffp-contract=off", ""), "without -ffp-contract=off"),
                              (self.GOOD + " -ffast-math", "with -ffast-math")):
            code, output = self.check({"src/base/b.cpp": options, "tests/base/b_tests.cpp": "c++"})
            self.assertEqual(code, 1)
            self.assertIn(f"src/base/b.cpp: compiled {text}", output)

    def test_refuses_long_lines_but_not_rows_of_tables(self):
        compiled = {"src/base/b.cpp": self.GOOD, "tests/base/b_tests.cpp": "c++"}
        self.put("docs/page.md", "| " + "x" * 200 + " |\n" + "é" * 120 + "\n")
        self.put("build/made.cpp", "x" * 121)
        self.assertEqual(self.check(compiled)[0], 0)
        for path in ("docs/page.md", "src/base/b.h", "CMakeLists.txt", "dev"):
            self.put(path, "short\n" + "x" * 121 + "\n")
            code, output = self.check(compiled)
            self.assertEqual(code, 1)
            self.assertIn(f"{path}:2: 121 columns", output)

    def test_refuses_to_look_at_nothing(self):
        code, output = self.check({})
        self.assertEqual(code, 1)
        self.assertIn("nothing was checked", output)


@unittest.skipUnless(platform.machine() == "x86_64", "AVX2 is x86's")
class WideCode(Scratch):
    OWN = "typedef float F __attribute__((vector_size(32)));\ninline F twice(F v) { return v + v; }\n"

    def check(self, text, option="-mavx2"):
        self.put("wide.cpp", text)
        command = f"g++ {option} -O2 -o a/acmotion.dir/x.o -c wide.cpp"
        commands = [{"directory": str(self.root), "file": "wide.cpp", "command": command}]
        self.put("commands.json", json.dumps(commands))
        script = [sys.executable, CHECKS / "wide_code.py", f"--commands={self.root}/commands.json"]
        done = subprocess.run(script, capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def test_accepts_functions_of_wide_vectors(self):
        code, output = self.check(self.OWN + "void f(F* v) { *v = twice(*v); }\n")
        self.assertEqual(code, 0, output)
        self.assertIn("1 functions, 0 findings", output)

    def test_refuses_a_function_that_others_may_have(self):
        shared = "inline float half(float v) { return v / 2; }\n"
        code, output = self.check(self.OWN + shared + "void f(F* v) { *v = twice(*v) * half(3); }\n")
        self.assertEqual(code, 1, output)
        self.assertIn("wide.cpp: shares half(float)", output)

    def test_refuses_to_look_at_nothing(self):
        code, output = self.check(self.OWN + "void f(F* v) { *v = twice(*v); }\n", option="-Wno-psabi")
        self.assertEqual(code, 1, output)
        self.assertIn("nothing was checked", output)


class Format(Scratch):
    STYLE = "BasedOnStyle: Google\n"

    def test_accepts_formatted_files(self):
        self.put(".clang-format", self.STYLE)
        self.put("src/a.cpp", "int main() { return 0; }\n")
        code, output = self.run_check("format.py")
        self.assertEqual(code, 0, output)
        self.assertIn("1 files checked", output)

    def test_refuses_a_misplaced_space_and_repairs_it(self):
        self.put(".clang-format", self.STYLE)
        self.put("src/deep/a.h", "int  x ;\n")
        code, output = self.run_check("format.py")
        self.assertNotEqual(code, 0)
        self.assertIn("a.h:1", output)
        self.assertEqual(self.run_check("format.py", "--fix")[0], 0)
        self.assertEqual((self.root / "src/deep/a.h").read_text(), "int x;\n")

    def test_refuses_another_version(self):
        self.put("old", "#!/bin/sh\necho clang-format version 14.0.6\n")
        (self.root / "old").chmod(0o755)
        self.put("a.cpp", "int x;\n")
        code, output = self.run_check("format.py", f"--clang-format={self.root}/old")
        self.assertEqual(code, 1)
        self.assertIn("19 is needed", output)

    def test_refuses_to_look_at_nothing(self):
        code, output = self.run_check("format.py")
        self.assertEqual(code, 1)
        self.assertIn("nothing was checked", output)


class Documents(Scratch):
    def check(self, what, text, *arguments, name="DOC.md"):
        self.put(name, text)
        command = [sys.executable, CHECKS / "documents.py", what, self.root / name, *arguments]
        done = subprocess.run(command, capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def page(self, text):
        """A page, with a stand-in for the tool that has one subcommand with one option."""
        self.put("bin/acmotion", "#!/bin/sh\n[ $1 = play ] && { echo --loud; ls; }\n")
        (self.root / "bin/acmotion").chmod(0o755)
        return self.check("page", text, self.root / "bin/acmotion")

    def test_writes_programs(self):
        text = "```cpp\nint main() {}\n```\n```cpp\nint part;\n```\n```cpp\nint main(int, char**) {}\n```\n"
        code, output = self.check("programs", text, self.root / "out")
        self.assertEqual(code, 0, output)
        self.assertEqual((self.root / "out/doc_1.cpp").read_text(), "int main() {}\n")
        self.assertEqual((self.root / "out/doc_2.cpp").read_text(), "int main(int, char**) {}\n")

    def test_writes_parts_of_c_programs_as_functions(self):
        self.put("prelude.h", "")
        text = "```c\nint main(void) {}\n```\n```c\nf();\n```\n```cpp\ng();\n```\n```c\nh();\n```\n"
        code, output = self.check("snippets", text, self.root / "prelude.h", self.root / "out/page.c")
        self.assertEqual(code, 0, output)
        written = (self.root / "out/page.c").read_text()
        self.assertEqual(written.count("void snippet_"), 4)
        self.assertIn("void snippet_2(void) {\nh();\n}\n", written)
        self.assertNotIn("main", written)
        self.assertNotIn("g();", written)

    def test_runs_commands(self):
        code, output = self.check("commands", "```sh\necho one  # first\n\n# two\necho two\n```\n", self.root)
        self.assertEqual(code, 0, output)
        self.assertEqual(output, "0  echo one\n0  echo two\n")

    def test_refuses_a_command_that_fails_or_says_nothing(self):
        for command in ("echo no; false", "true", "no-such-program", "false | echo piped"):
            self.assertEqual(self.check("commands", f"```sh\n{command}\n```\n", self.root)[0], 1, command)

    def test_a_command_may_write_into_a_file_instead(self):
        code, output = self.check("commands", "```sh\necho one > file\ncat file\n```\n", self.root)
        self.assertEqual(code, 0, output)

    def test_wants_the_exit_code_that_is_shown(self):
        for shown, good in ((3, True), (2, False)):
            text = f"```sh\necho no; exit 3  # differs: exit code {shown}\n```\n"
            self.assertEqual(self.check("commands", text, self.root)[0] == 0, good)

    def test_names_commands_that_are_not_run_with_the_reason(self):
        code, output = self.check("commands", "```sh\n./dev test\necho one\n```\n", self.root, name="README.md")
        self.assertEqual(code, 0, output)
        self.assertIn("-  ./dev test  (runs this check", output)
        self.assertIn("0  echo one\n", output)
        code, output = self.check("commands", "```sh\necho one\n```\n", self.root, name="README.md")
        self.assertEqual(code, 1)
        self.assertIn("does not show a command that is listed as not run: ./dev test", output)

    def test_runs_pages_in_an_empty_folder_with_the_examples(self):
        shown = "$(echo --loud; echo conformance; echo examples)"
        code, output = self.page(f'```sh\ntest "$(acmotion play)" = "{shown}" && echo yes\n```\n')
        self.assertEqual(code, 0, output)
        self.assertEqual(self.page("```sh\necho $(ls examples/*.scn)\n```\n")[0], 0)
        self.assertEqual(self.page("```sh\necho x > y\n```\n```sh\ncat y\n```\n")[0], 0)
        self.assertEqual(self.page("A page without commands.\n")[0], 0)

    def test_refuses_commands_outside_of_sh_blocks(self):
        for line in ("acmotion play x", "$ acmotion play", "./dev build"):
            code, output = self.page(f"```\n{line}\n```\n")
            self.assertEqual(code, 1)
            self.assertIn(f"not in an sh block, so nothing runs it: {line}", output)

    def test_looks_up_commands_within_the_text(self):
        self.assertEqual(self.page("Use `acmotion play FILE --loud` for it.\n")[0], 0)
        for span in ("acmotion pray FILE", "acmotion play --quiet"):
            code, output = self.page(f"Use `{span}` for it.\n")
            self.assertEqual(code, 1)
            self.assertIn(f"there is nothing like this: {span}", output)

    def test_compares_the_chapters_of_pages(self):
        page = "# One\n\n## Install\n\n### More\n\n```sh\n## a comment\n```\n\n## A server\n"
        others = {page.replace("One", "Two").replace("### More", "### Less"): 0, page.replace("## A server", ""): 1,
                  page.replace("A server", "The server"): 1, "# Two\n\n## A server\n\n## Install\n": 1,
                  page + "## Questions\n": 1}
        for other, wanted in others.items():
            self.put("OTHER.md", other)
            code, output = self.check("chapters", page, self.root / "OTHER.md")
            self.assertEqual(code, wanted, output)
            self.assertEqual("OTHER.md has the chapters" in output, wanted == 1)
        self.put("OTHER.md", "none\n")
        self.assertEqual(self.check("chapters", "none\n", self.root / "OTHER.md")[0], 1)
        self.assertEqual(self.check("chapters", page)[0], 1)

    def test_follows_links(self):
        self.assertEqual(self.check("links", "[a](DOC.md#x) [b](https://example.org/none)")[0], 0)
        code, output = self.check("links", "[a](DOC.md) [gone](docs/gone.md)")
        self.assertEqual(code, 1)
        self.assertIn("docs/gone.md leads nowhere", output)

    def test_finds_private_names_in_cpp_blocks(self):
        good = '#include "acmotion/world.hpp"\nacm::World world; acm::wire::decode_message(acm::sound_type::kDance1);\n'
        self.assertEqual(self.check("names", f"```cpp\n{good}```\n")[0], 0)
        for line, finding in (('#include "actor/tick.h"', "DOC.md: actor/tick.h is not installed"),
                              ("acm::pose_actor(a);", "DOC.md: no installed header declares acm::pose_actor")):
            code, output = self.check("names", f"- In a list:\n\n  ```cpp\n  {line}\n  ```\n")
            self.assertEqual(code, 1)
            self.assertIn(finding, output)
        self.assertEqual(self.check("names", "```sh\nacm::pose_actor\n```\n")[0], 1)

    def test_finds_a_block_that_is_not_its_file(self):
        self.put("a.cpp", "// SPDX-License-Identifier: MIT\nint a;\n")
        text = "<!-- include a.cpp -->\n```cpp\nint b;\n```\n"
        self.assertEqual(self.check("includes", text)[0], 1)
        self.assertEqual(self.check("include", text)[0], 0)
        written = (self.root / "DOC.md").read_text()
        self.assertEqual(written, "<!-- include a.cpp -->\n```cpp\nint a;\n```\n")
        self.assertEqual(self.check("includes", written)[0], 0)
        self.assertEqual(self.check("includes", "nothing is included")[0], 1)

    def test_refuses_to_look_at_nothing(self):
        for what, argument in (("programs", "out"), ("commands", ""), ("links", None)):
            arguments = [] if argument is None else [self.root / argument]
            code, output = self.check(what, "Nothing here.\n", *arguments)
            self.assertEqual(code, 1, what)
            self.assertIn("nothing to look at", output)


class RetailMap(Scratch):
    """A small tree in which everything agrees; each test plants one mistake."""

    def setUp(self):
        super().setUp()
        self.put("docs/behaviour/sequence.md", "# Sequence\n\n## core 2.5 Playing on\n\ntext\n\n### core 3 Nodes\n")
        self.put("include/acmotion/anim/sequence.h", "struct Node {};\nvoid play_on(int x);\n// void only_named();\n")
        self.put("tests/anim/a_tests.cpp", "TEST(A, core_2_5_plays) {}\nTEST_F(B, core_3_nodes) {}\n")
        self.rows = ["| Seq::update | core 2.5 | `play_on` | `core_2_5_plays` |",
                     "| Node | core 3 | `Node` | `core_3_nodes` |"]

    def check(self, *arguments):
        head = "# Map\n\n| retail | rule | ours | tests |\n|---|---|---|---|\n"
        self.put("docs/retail-map.md", head + "\n".join(self.rows) + "\n")
        return self.run_check("retail_map.py", *arguments)

    def assert_refused(self, text, *arguments):
        code, output = self.check(*arguments)
        self.assertEqual(code, 1, output)
        self.assertIn(text, output)

    def test_accepts_what_agrees(self):
        code, output = self.check()
        self.assertEqual(code, 0, output)
        self.assertIn("2 rules, 2 rows, 0 addresses, 0 findings", output)

    def test_refuses_functions_that_do_not_exist(self):
        self.rows[0] = self.rows[0].replace("play_on", "play_off")
        self.assert_refused("line 5: there is no play_off in the code")

    def test_refuses_functions_that_only_a_comment_names(self):
        self.rows[0] = self.rows[0].replace("play_on", "only_named")
        self.assert_refused("there is no only_named")

    def test_refuses_tests_that_do_not_exist(self):
        self.rows[1] = self.rows[1].replace("core_3_nodes", "core_3_knots")
        self.assert_refused("line 6: there is no test core_3_knots")

    def test_refuses_rules_without_row(self):
        del self.rows[1]
        self.assert_refused("rule core 3 has no row")

    def test_refuses_rows_of_unknown_rules(self):
        self.rows.append("| X | core 9.9 | `Node` | `core_3_nodes` |")
        self.assert_refused("line 7: docs/behaviour has no rule core 9.9")
        self.rows[-1] = "| X | wire 9 | `Node` | `core_3_nodes` |"
        self.assert_refused("line 7: docs/behaviour has no rule wire 9")
        self.rows[-1] = "| X | nothing | `Node` | `core_3_nodes` |"
        self.assert_refused("line 7: X names no rule")

    def test_accepts_rows_of_rules_that_need_none(self):
        self.put("docs/behaviour/wire.md", "## Packets (wire 6)\n")
        self.put("docs/dat-formats.md", "## dat-formats 2.1 MotionTable\n")
        self.rows.append("| X | wire 6, dat-formats 2.1 | `Node` | `core_3_nodes` |")
        code, output = self.check()
        self.assertEqual(code, 0, output)

    def test_looks_at_the_index_by_address(self):
        self.rows += ["| Seq::begin, end | core 3 | `Node` | `core_3_nodes` |", "", "| address | function | rule |",
                      "|---|---|---|", "| 0x005261D0 | Seq::update | core 2.5 |", "| 0x005261F0 | Seq::end | none |",
                      "", "| FUN_00410820 | Node (\"Knot\") | core 3 |", "| FUN_00410830 | a list's end | core 3 |"]
        code, output = self.check()
        self.assertEqual(code, 0, output)
        self.assertIn("4 addresses", output)
        self.assertEqual(self.check("--addresses=4")[0], 0)
        self.assert_refused("the index by address has 4 addresses, and 5 are expected", "--addresses=5")
        for line, row, text in ((9, "| 5261D0 | Seq::update | core 2.5 |", "this is not an address: 5261D0"),
                                (9, "| 0x005261D0 | Seq::play | core 2.5 |", "the map has no row for Seq::play"),
                                (9, "| 0x005261D0 | Other::end | core 2.5 |", "has no row for Other::end"),
                                (9, "| 0x005261D0 | Seq::update | core 7.7 |", "no page has rule core 7.7"),
                                (9, "| 0x005261D0 | Seq::update | |", "0x005261D0 names no rule"),
                                (9, "| 0x005261F0 | Seq::update | core 3 |", "must come before the address above")):
            good = self.rows[line - 3]
            self.rows[line - 3] = row
            self.assert_refused(text)
            self.rows[line - 3] = good

    def test_refuses_rules_without_a_test_of_their_name(self):
        self.put("tests/anim/a_tests.cpp", "TEST(A, core_2_5_plays) {}\nTEST_F(B, nodes) {}\n")
        self.rows[1] = self.rows[1].replace("core_3_nodes", "nodes")
        self.assert_refused("no test is named after rule core 3")

    def test_refuses_empty_cells(self):
        self.rows.append("| X | core 3 | | `core_3_nodes` |")
        self.assert_refused("X lacks a name of ours or a test")

    def test_refuses_links_of_the_viewer_to_other_headings(self):
        rules = "const headings = {\n  'core 3': ['sequence', 'Nodes'],\n} as const;\n"
        self.put("viewer/src/panels/rules.ts", rules)
        self.assertEqual(self.check()[0], 0)
        self.put("viewer/src/panels/rules.ts", rules.replace("Nodes", "Knots"))
        self.assert_refused("docs/behaviour/sequence.md has no heading core 3 Knots")
        self.put("viewer/src/panels/rules.ts", rules.replace("sequence", "scripts"))
        self.assert_refused("docs/behaviour/scripts.md has no heading core 3 Nodes")
        self.put("viewer/src/panels/rules.ts", "")
        self.assert_refused("names no rules")

    def test_refuses_tests_named_after_rules_that_no_heading_has(self):
        self.put("docs/behaviour/wire.md", "## From the server (wire 3)\n\n### Example seed 14.1\n")
        self.put("docs/dat-formats.md", "## dat-formats 2.4 Hooks\n")
        good = "TEST(A, wire_3_a) {}\nTEST(A, seed_14_case_01_b) {}\nTEST(A, dat_2_4_c) {}\nTEST(A, is_4_d) {}\n"
        self.put("docs/behaviour/is.md", "### Example IS-4\n")
        self.put("tests/anim/b_tests.cpp", good)
        code, output = self.check()
        self.assertEqual((code, output.count("no heading")), (0, 0), output)
        for name, rule in (("wire_3_1_a", "wire 3.1"), ("wire_7_a", "wire 7"), ("rs_6_dxt1", "RS-6"),
                           ("lp_s1_a", "LP-S1"), ("dat_3_3_a", "dat-formats 3.3"), ("seed_14_case_02_a", "seed 14.2")):
            self.put("tests/anim/b_tests.cpp", f"{good}TEST(A, {name}) {{}}\n")
            self.assert_refused(f"test {name}: no heading has {rule}")

    def test_refuses_comments_that_cite_rules_that_no_heading_has(self):
        self.put("docs/behaviour/sounds.md", "### Example SN-2\n")
        self.put("src/anim/a.h", "// core 2.5, all of core 7, SN-2, an ISO-8859 text\n")
        code, output = self.check()
        self.assertEqual(code, 0, output)
        for cited in ("core 2.6", "SN-7"):
            self.put("src/anim/a.h", f"// {cited}\n")
            self.assert_refused(f"the code cites {cited}, but no heading has it")

    def test_refuses_gaps_in_a_series(self):
        self.put("tests/anim/b_tests.cpp", "TEST(A, core_13_1_a) {}\nRC_GTEST_PROP(A, core_13_03_c, ()) {}\n")
        self.assert_refused("no test is named core_13_2_", "--numbered=core_13:3")
        self.assert_refused("no heading Example core 13.1", "--numbered=core_13:3")

    def test_refuses_expected_rules_that_are_not_described(self):
        self.put("docs/behaviour/moves.md", "### MT-1 One\n\n### MT-3 Three\n")
        self.put("tests/anim/b_tests.cpp", "TEST(A, mt_1_a) {}\nTEST(A, mt_3_c) {}\n")
        self.rows.append("| M | MT-1, MT-3 | `Node` | `mt_1_a`, `mt_3_c` |")
        self.assertEqual(self.check("--expect=MT-1,3")[0], 0)
        self.assert_refused("docs/behaviour lacks rule MT-2", "--expect=MT-1..3")

    def test_refuses_to_look_at_nothing(self):
        self.put("docs/behaviour/sequence.md", "# Sequence\n")
        self.assert_refused("nothing was checked")


class Witnesses(Scratch):
    """A page whose rules all say how well they are known; each test plants one mistake."""

    PAGE = """# Sequence

## core 2.5 Playing on

*Witnesses: several (client, ports); one (client): that a
turn waits; ours: the GUARD.*

GUARD: it ends.

### MT-45 A turn
*Witnesses: one (client).*

It begins.

## From the server (wire 3)

### UpdateMotion (wire 3.1)

*Witnesses: several (ports, recordings).*

Seen in the genuine client.

### Example core 13.1

- keys
"""
    DOUBTS = "# Doubts\n\n<!-- generated: counts -->\n<!-- end -->\n\n<!-- generated: one -->\n<!-- end -->\n"

    def setUp(self):
        super().setUp()
        self.put("docs/behaviour/sequence.md", self.PAGE)
        self.put("docs/behaviour/open-doubts.md", self.DOUBTS)
        self.run_check("witnesses.py", "--write")

    def assert_refused(self, old, new, text):
        self.assertIn(old, self.PAGE)
        self.put("docs/behaviour/sequence.md", self.PAGE.replace(old, new))
        code, output = self.run_check("witnesses.py")
        self.assertEqual(code, 1, output)
        self.assertIn(text, output)

    def test_accepts_marks_and_writes_the_tables(self):
        code, output = self.run_check("witnesses.py")
        self.assertEqual(code, 0, output)
        self.assertIn("3 rules with a mark, 0 findings", output)
        doubts = (self.root / "docs/behaviour/open-doubts.md").read_text(encoding="utf-8")
        self.assertIn("| [core 2.5](sequence.md) | client | that a turn waits |", doubts)
        self.assertIn("| [MT-45](sequence.md) | client | all of it: A turn |", doubts)
        self.assertIn("| several witnesses | 2, of which 1 have a part", doubts)

    def test_refuses_a_rule_without_a_mark(self):
        self.assert_refused("*Witnesses: one (client).*\n", "", "MT-45 does not say how well it is known")
        self.assert_refused("*Witnesses: several (ports, recordings).*\n", "", "wire 3.1 does not say how well")

    def test_refuses_marks_that_say_nothing_sensible(self):
        for new, text in (("several (client)", "several witnesses are at least two kinds"),
                          ("one (client, ports)", "one witness is one kind"),
                          ("one (hearsay)", "there is no kind of witness hearsay"),
                          ("several (ports, client)", "are not in the order of"),
                          ("perhaps", "this is not a part of a mark: perhaps"),
                          ("one (client): the turn", "the first part is about the whole rule"),
                          ("one (client); ours", "the first part is about the whole rule, each other part")):
            self.assert_refused("one (client).*", f"{new}.*", text)

    def test_refuses_marks_that_the_text_contradicts(self):
        self.assert_refused("; ours: the GUARD", "", "core 2.5 has a GUARD, but no part of its mark is ours")
        self.assert_refused("(ports, recordings)", "(client, ports)", "its mark has no recordings")
        self.assert_refused("\nIt begins.\n", "", "MT-45 has a mark and no text")

    def test_refuses_tables_that_do_not_follow_from_the_marks(self):
        self.assert_refused("one (client).*", "one (ports).*", "a table does not follow from the marks")
        self.assert_refused("that a\nturn waits", "that it waits", "a table does not follow from the marks")

    def test_refuses_to_look_at_nothing(self):
        self.put("docs/behaviour/sequence.md", "# Sequence\n")
        code, output = self.run_check("witnesses.py")
        self.assertEqual(code, 1, output)
        self.assertIn("nothing was checked", output)


class Adding(Scratch):
    """A page that names the places of one example; each test breaks one."""

    PAGE = ("# Adding\n\n## A message\n\nExample: `PickUp`, `pick_up`.\n\n"
            "| `src/a.h` | its struct |\n| `docs/b.md` | a rule |\n")

    def setUp(self):
        super().setUp()
        self.put("docs/contributing/adding.md", self.PAGE)
        self.put("src/a.h", "struct PickUp {};\n")
        self.put("docs/b.md", "PickUp\n")
        self.put("src/c.h", "struct PickUps {};\n")
        self.put("bindings/d.ts", "// Written by scripts/generate/d.py\nPickUp\n")

    def assert_refused(self, text):
        code, output = self.run_check("adding.py")
        self.assertEqual(code, 1, output)
        self.assertIn(text, output)

    def test_accepts_a_page_that_names_every_place(self):
        code, output = self.run_check("adding.py")
        self.assertEqual(code, 0, output)
        self.assertIn("1 sections, 0 findings", output)

    def test_refuses_a_place_that_the_page_does_not_name(self):
        self.put("src/e.cpp", "void send_pick_up();\n")
        self.assert_refused("A message: src/e.cpp contains the example and is not named")

    def test_refuses_a_place_without_the_example(self):
        self.put("src/a.h", "")
        self.assert_refused("A message: src/a.h is named and does not contain the example")

    def test_refuses_a_page_without_the_example(self):
        self.put("docs/b.md", "")
        self.assert_refused("A message: docs/b.md is named and does not contain the example")

    def test_refuses_a_file_that_is_not_there(self):
        (self.root / "docs/b.md").unlink()
        self.assert_refused("A message: there is no file docs/b.md")

    def test_refuses_a_section_without_an_example(self):
        self.put("docs/contributing/adding.md", self.PAGE.replace("Example", "Look at"))
        self.assert_refused("A message: it has no line that begins with Example:")

    def test_refuses_to_look_at_nothing(self):
        self.put("docs/contributing/adding.md", "# Adding\n")
        self.assert_refused("0 sections")


class Faults(Scratch):
    """A list of faults that can all be planted; each test breaks one."""

    FAULT = """[[fault]]
name = "a_link_is_forgotten"
rule = "core 4.3"
file = "src/motion/transition.cpp"
text = "return link;"
replacement = "return nullptr;"
"""

    def refusals(self, faults=FAULT, source="return link;\n"):
        self.put("docs/behaviour/motion-table.md", "## core 4.3 Links\n\n## core 4.4 Cycles\n")
        self.put("src/motion/transition.cpp", source)
        self.put("tests/faults/faults.toml", faults)
        self.put("conformance/index.json", '{"rules": {"core 4.3": {}}}')
        script = [sys.executable, ROOT / "tests" / "faults" / "run_faults.py", self.root, "--check"]
        done = subprocess.run(script, capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def test_accepts_a_text_that_stands_once(self):
        self.assertEqual(self.refusals(), (0, "1 faults, no finding\n"))

    def test_refuses_a_text_that_is_gone_or_stands_twice(self):
        self.assertIn("its text stands 0 times in src/motion/transition.cpp", self.refusals(source="")[1])
        self.assertIn("its text stands 2 times", self.refusals(source="return link;\nreturn link;\n")[1])

    def test_refuses_a_name_that_stands_twice_and_a_rule_that_no_page_has(self):
        self.assertIn("a_link_is_forgotten: stands twice", self.refusals(self.FAULT + self.FAULT)[1])
        self.assertIn("no page knows the rule core 4.9", self.refusals(self.FAULT.replace("4.3", "4.9"))[1])

    def test_refuses_a_rule_that_no_case_asks_unless_no_trace_shows_it(self):
        unasked = self.FAULT.replace("4.3", "4.4")
        self.assertIn("no case of the suite asks the rule core 4.4", self.refusals(unasked)[1])
        self.assertEqual(self.refusals(unasked + 'no_trace = "it is never reached"\n')[0], 0)
        self.assertIn("no case of the suite asks the rule core 4.4",
                      self.refusals(self.FAULT + 'shows_as = ["core 4.4"]\n')[1])

    def test_refuses_kinds_of_differences_that_are_no_excuse(self):
        self.assertEqual(self.refusals(self.FAULT + 'random_kinds = ["rounding"]\n')[0], 0)
        self.assertIn("runner is no kind that a rule may look like",
                      self.refusals(self.FAULT + 'random_kinds = ["runner"]\n')[1])

    def test_refuses_a_replacement_that_changes_nothing(self):
        code, output = self.refusals(self.FAULT.replace("return nullptr;", "return link;"))
        self.assertEqual((code, "it changes nothing" in output), (1, True))


class Interface(Scratch):
    """The reader of the C headers, and what bindings.py prints."""

    HEADER = MARKS + """/* ---- Numbers (stable) ---- */

typedef enum acm_mode { ACM_MODE_A = 3, ACM_MODE_B /* the other */ } acm_mode;
/* Two
 * numbers. */
typedef struct acm_pair {
  uint8_t small; /* acm_mode */
  void* large;
  union {
    uint32_t word;
    float number;
  } fields;
} acm_pair;
typedef struct acm_world acm_world;
ACM_API int32_t ACM_CALL acm_use(acm_world* world, const acm_pair* pair, const char* const* names, acm_world** out);
ACM_API_EXPERIMENTAL void ACM_CALL acm_try(void);
"""

    def read(self, header):
        self.put("include/acmotion/acmotion.h", header)
        return reader.read(self.root)

    def lines(self, header):
        return abi.files(self.read(header), self.root)[abi.PATH].splitlines()

    def refused(self, header):
        with self.assertRaises(SystemExit) as stopped:
            self.read(header)
        return str(stopped.exception.code)

    def test_lists_functions_layouts_and_values(self):
        lines = self.lines(self.HEADER)
        for line in ("enum acm_mode ACM_MODE_B = 4", "struct acm_pair 24 24 12 8 8 4",
                     "field acm_pair.large 8 8 4 void*", "field acm_pair.fields.number 16 16 8 float",
                     "function stable int32_t acm_use(acm_world* world, const acm_pair* pair, "
                     "const char* const* names, acm_world** out)", "function experimental void acm_try(void)"):
            self.assertIn(line, lines)

    def test_reads_comments_directions_and_what_numbers_mean(self):
        model = self.read(self.HEADER)
        pair, mode = model.structs["acm_pair"], model.enums[0]
        self.assertEqual((pair.doc, mode.doc, mode.constants[1].doc), ("Two numbers.", "", "the other"))
        self.assertEqual((mode.prefix, model.enum_of(pair.fields[0])), ("ACM_MODE_", mode))
        self.assertEqual(list(model.handles), ["acm_world"])
        self.assertEqual([p.direction for p in model.functions[0].parameters], ["in", "in", "in", "out"])
        self.assertEqual(model.with_inner(model.functions[0].needs), {"acm_pair"})

    def test_a_field_that_moves_changes_the_lines(self):
        lines = self.lines(self.HEADER.replace("void* large", "uint64_t more;\n  void* large"))
        self.assertIn("field acm_pair.large 16 16 16 void*", lines)

    def test_refuses_a_struct_that_is_not_the_same_on_all_of_a_platform(self):
        reason = self.refused(self.HEADER.replace("uint8_t small;", "__WCHAR_TYPE__ small; uint8_t next;"))
        self.assertIn("wasm32", reason)

    def test_refuses_functions_without_the_macros(self):
        self.assertIn("acm_plain: declared without", self.refused(self.HEADER + "void acm_plain(void);\n"))

    def test_refuses_comments_that_document_nothing(self):
        reason = self.refused(self.HEADER + "typedef uint32_t acm_id; /* of a thing */\n")
        self.assertIn("'of a thing' documents nothing", reason)
        reason = self.refused(self.HEADER.replace("ACM_MODE_A = 3,", "\n  ACM_MODE_A =\n      3, /* the one */\n  "))
        self.assertIn("'the one' documents nothing", reason)

    def test_refuses_headers_that_do_not_compile(self):
        self.assertIn("unknown type name", self.refused(self.HEADER + "ACM_API gone ACM_CALL acm_gone(void);\n"))


class Bindings(Scratch):
    def setUp(self):
        super().setUp()
        for folder in ("include", "src/assets", "bindings/python/acmotion"):
            shutil.copytree(ROOT / folder, self.root / folder)

    def run_script(self, *arguments):
        script = [sys.executable, "-B", ROOT / "scripts/generate/bindings.py", self.root, *arguments]
        done = subprocess.run(script, capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def test_prints_the_same_twice_and_finds_what_is_not_current(self):
        self.assertEqual(self.run_script()[0], 0)
        self.assertEqual(self.run_script()[1].split(", ")[1], "0 of them changed\n")
        self.assertEqual(self.run_script("--check")[0], 0)
        header = self.root / "include/acmotion/acmotion.h"
        text = header.read_text(encoding="utf-8")
        height_first = "  float height;\n  float radius;\n} acm_cylinder;"
        header.write_text(text.replace("  float radius;\n  float height;\n} acm_cylinder;", height_first))
        code, output = self.run_script("--check")
        self.assertEqual(code, 1)
        self.assertIn("+field acm_cylinder.radius 4 4 4 float", output)

    def test_a_new_event_reaches_every_language(self):
        header = self.root / "include/acmotion/acmotion.h"
        text = header.read_text(encoding="utf-8")
        last = re.search(r"  ACM_EVENT_\w+ = (\d+)( +/\*[^*]*\*/)\n} acm_event_type;", text)
        number = int(last[1])
        for old, new in (
                (f"= {number}{last[2]}\n}} acm_event_type;",
                 f"= {number},{last[2]}\n  ACM_EVENT_SNEEZED = {number + 1} /* sneezed */\n}} acm_event_type;"),
                ("typedef struct acm_event {", "/* A sneeze. */\ntypedef struct acm_sneezed_event {\n"
                 "  float loudness; /* of it */\n} acm_sneezed_event;\ntypedef struct acm_event {"),
                ("    uint32_t words[12];", "    acm_sneezed_event sneezed;\n    uint32_t words[12];")):
            self.assertEqual(text.count(old), 1, old)
            text = text.replace(old, new)
        header.write_text(text)
        texts, _ = bindings.printed(self.root)
        for name, line in (
                ("src/capi/constants.cpp", "ACM_SAME(ACM_EVENT_SNEEZED, EventType::Sneezed);"),
                ("src/capi/constants.cpp", "ACM_SAME_PLACE(SneezedEvent, loudness, acm_sneezed_event, loudness);"),
                ("bindings/csharp/src/Acmotion/Generated/Layouts.cs", "public SneezedEvent Sneezed => _sneezed;"),
                ("bindings/js/src/generated/events.ts", "| { type: typeof EventType.SNEEZED; sneezed: SneezedEvent }"),
                ("bindings/python/acmotion/structs.py", "def sneezed(self) -> Optional[SneezedEvent]:"),
                ("bindings/rust/acmotion/src/plain.rs", "    Sneezed {\n        /// Of it.\n        loudness: f32,"),
                ("bindings/rust/acmotion/tests/conformance/structs.rs", "EventKind::Sneezed { loudness }"),
                ("tests/capi/conformance/structs.h", "void fields(A& a, acm_sneezed_event& s) {")):
            self.assertIn(line, texts[name])


class VerbNames(Scratch):
    """The sources as they are, with one name changed at a time."""

    SOURCES = {
        "bindings/csharp/src/Acmotion": "*.cs", "bindings/js/src": "*.ts", "bindings/python/acmotion": "*.py",
        "bindings/rust/acmotion/src": "*.rs", "include/acmotion": "*.hpp",
    }

    def setUp(self):
        super().setUp()
        for folder, pattern in self.SOURCES.items():
            for path in (ROOT / folder).rglob(pattern):
                self.put(path.relative_to(ROOT), path.read_text(encoding="utf-8"))

    def edit(self, path, old, new):
        text = (self.root / path).read_text(encoding="utf-8")
        self.assertIn(old, text)
        self.put(path, text.replace(old, new))

    def findings(self):
        code, output = self.run_check("verb_names.py")
        *findings, _ = output.strip().split("\n")
        self.assertEqual(code, 1 if findings else 0, output)
        return findings

    def test_names_the_language_that_has_another_name(self):
        for path, old, new, *expected in (
                ("bindings/csharp/src/Acmotion/World.Motions.cs", "MotionError StickTo(", "MotionError Stick(",
                 "C#: World has no StickTo, for World::stick_to"),
                ("bindings/csharp/src/Acmotion/Generated/Server.Orders.cs", " DoMotion(uint", " Do(uint",
                 "C#: Server has no DoMotion, for Server::do_motion"),
                ("bindings/js/src/verbs.ts", "  stopMotion(guid", "  stop(guid",
                 "JavaScript: World has no stopMotion, for World::stop_motion",
                 "JavaScript: Server has no stopMotion, for Server::stop_motion"),
                ("bindings/python/acmotion/world.py", "def distance_between(", "def distance(",
                 "Python: World has no distance_between, for World::distance_between"),
                ("bindings/rust/acmotion/src/motions.rs", " constrain_to(position:", " constrain(position:",
                 "Rust: World has no constrain_to, for World::constrain_to")):
            self.edit(path, old, new)
            self.assertEqual(self.findings(), expected)
            self.edit(path, new, old)

    def test_asks_every_language_for_a_new_function(self):
        self.edit("include/acmotion/server.hpp", "  Outcome send_motion(Guid guid);",
                  "  Outcome send_motion(Guid guid);\n  Outcome send_state(Guid guid);")
        self.assertEqual(self.findings(), [
            f"{language}: Server has no {name}, for Server::send_state"
            for language, name in (("C#", "SendState"), ("JavaScript", "sendState"), ("Python", "send_state"),
                                   ("Rust", "send_state"))])

    def test_knows_no_deviation_that_is_not_needed(self):
        self.edit("bindings/python/acmotion/world.py", "    def refresh(self)",
                  "    def contains(self):\n        pass\n\n    def refresh(self)")
        self.edit("include/acmotion/client.hpp", "  [[nodiscard]] bool auto_run() const;\n", "")
        self.assertEqual(self.findings(), [
            *(f"{language}: a deviation of Client::auto_run, which C++ does not have"
              for language in ("C#", "JavaScript", "Python", "Rust")),
            "Python: World has contains, and the deviation of World::contains is not needed"])


class Parity(Scratch):
    """Two functions that all languages reach, and one that two of them leave out."""

    HEADER = MARKS + """/* ---- Things: what there is (stable) ---- */
ACM_API int32_t ACM_CALL acm_thing_make(void);
ACM_API int32_t ACM_CALL acm_set_allocator(void);
/* ---- More of them, for nobody (experimental) ----
 *
 * Really. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_thing_free(void);
"""
    USES = {
        "bindings/csharp/src/Acmotion/Thing.cs": "NativeMethods.{}();\n",
        "bindings/js/src/thing.ts": "c.{}();\n",
        "bindings/python/acmotion/thing.py": '_library.call("{}")\n',
        "bindings/rust/acmotion/src/thing.rs": "sys::{}();\n",
    }
    PYTHON = "bindings/python/acmotion/thing.py"

    def setUp(self):
        super().setUp()
        self.put("include/acmotion/acmotion.h", self.HEADER)
        self.put(parity.README, f"# Bindings\n\n{parity.BEGIN}{parity.END}\nMore.\n")
        for path, use in self.USES.items():
            names = ["acm_thing_make", "acm_thing_free"]
            names += ["acm_set_allocator"] * (path.endswith((".cs", ".rs")))
            self.put(path, "".join(map(use.format, names)))

    def parity(self, printed=None):
        return parity.Parity(reader.read(self.root), self.root, printed or {})

    def test_counts_what_each_language_reaches_group_by_group(self):
        found = self.parity()
        self.assertEqual(found.problems(), [])
        text = parity.files(found, self.root)[parity.README]
        for line in ("| functions of | C | C# | JavaScript | Python | Rust |", "| Things | 2 | 2 | 1 | 1 | 2 |",
                     "| More of them | 1 | 1 | 1 | 1 | 1 |", "| **all** | 3 | 3 | 2 | 2 | 3 |"):
            self.assertIn(line + "\n", text)
        self.assertIn("| `acm_set_allocator` | Python | The library would", text)
        self.assertTrue(text.startswith("# Bindings\n") and text.endswith("\nMore.\n"))
        self.put(parity.README, text)
        self.assertEqual(parity.files(self.parity(), self.root)[parity.README], text)

    def test_refuses_what_is_neither_reached_nor_left_out(self):
        for path, use in self.USES.items():
            comment = '"""Calls "acm_thing_free"."""\n' if path.endswith(".py") else "// acm_thing_free\n"
            whole = (self.root / path).read_text(encoding="utf-8")
            self.put(path, comment + whole.replace(use.format("acm_thing_free"), ""))
        found = self.parity().problems()
        self.assertEqual([problem.split(" and ")[0] for problem in found],
                         [f"{name} does not reach acm_thing_free," for name in parity.LANGUAGES])
        self.assertEqual(self.parity({self.PYTHON: 'x = "acm_thing_make", "acm_thing_free"'}).problems(),
                         [problem for problem in found if not problem.startswith("Python")])

    def test_does_not_take_declarations_for_uses(self):
        self.put(self.PYTHON, "")
        self.put("bindings/python/acmotion/_functions.py", '"acm_thing_make", "acm_thing_free"')
        self.assertEqual(len(self.parity().problems()), 2)

    def test_refuses_exceptions_that_are_none(self):
        whole = (self.root / self.PYTHON).read_text(encoding="utf-8")
        self.put(self.PYTHON, whole + '_library.call("acm_set_allocator")\n')
        self.assertEqual(self.parity().problems(),
                         ["Python reaches acm_set_allocator, which parity.py says it leaves out"])
        self.put(self.PYTHON, whole)
        self.put("include/acmotion/acmotion.h", self.HEADER.replace("acm_set_allocator", "acm_thing_free2"))
        self.assertIn("parity.py leaves out acm_set_allocator, which the headers do not declare",
                      self.parity().problems())

    def test_refuses_a_page_without_a_place_for_the_tables(self):
        self.put(parity.README, "# Bindings\n")
        with self.assertRaises(SystemExit):
            parity.files(self.parity(), self.root)

    def test_a_function_that_a_language_lacks_fails_the_check_of_the_repository(self):
        for folder in ("include", "src/assets", "bindings"):
            shutil.copytree(ROOT / folder, self.root / folder, dirs_exist_ok=True,
                            ignore=shutil.ignore_patterns("node_modules", "__pycache__", "tests", "obj", "bin"))
        script = [sys.executable, "-B", ROOT / "scripts/generate/bindings.py", self.root]
        subprocess.run(script, check=True, capture_output=True)
        path = self.root / "bindings/rust/acmotion/src/records.rs"
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("sys::acm_assets_users", "sys::acm_assets_uses"), encoding="utf-8")
        done = subprocess.run([*script, "--check"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 1)
        self.assertIn("Rust does not reach acm_assets_users, ", done.stdout)
        self.assertIn("-| Records | 6 | 6 | 6 | 6 | 6 |\n+| Records | 6 | 6 | 6 | 6 | 5 |\n", done.stdout)


class RustDeclarations(Scratch):
    HEADER = MARKS + """typedef void (*acm_free)(void* context, const char* text);
typedef enum acm_mode { ACM_BAD = -1 } acm_mode;
/* Bits of `type`. */
enum { ACM_BIT = 0x10, ACM_BYTE = 0x20 };
typedef struct acm_pair {
  uint8_t type; /* ACM_BAD: none */
  const char* const* names;
  union {
    float number;
    uint8_t bytes[3];
  } fields;
} acm_pair;
typedef struct acm_world acm_world;
ACM_API int32_t ACM_CALL acm_use(const acm_pair* pair, acm_world** out);
ACM_API_EXPERIMENTAL const char* ACM_CALL acm_name(void);
"""

    def printed(self, commands='{0x80000045u, "2HandedStaff", "TwoHandedStaff"}'):
        self.put("include/acmotion/acmotion.h", self.HEADER)
        self.put("src/assets/command_table.h", commands)
        return rust.files(reader.read(self.root), self.root)

    def test_declares_what_the_headers_do(self):
        texts = self.printed()
        for line in ("pub type acm_free = Option<unsafe extern \"C\" fn(*mut c_void, *const c_char)>;",
                     "pub type acm_mode = i32;", "pub const ACM_BAD: acm_mode = -1;", "pub const ACM_BIT: u32 = 0x10;",
                     "pub struct acm_world {", "    /// [`ACM_BAD`]: none.", "    pub type_: u8,",
                     "    pub names: *const *const c_char,", "pub union acm_pair_fields {",
                     "    pub bytes: [u8; 3],", "    pub fields: acm_pair_fields,",
                     "    pub fn acm_use(pair: *const acm_pair, out: *mut *mut acm_world) -> i32;",
                     "    pub fn acm_name() -> *const c_char;"):
            self.assertIn(line + "\n", texts["bindings/rust/acmotion-sys/src/bindings.rs"])
        commands = texts["bindings/rust/acmotion/src/commands.rs"]
        self.assertEqual(commands.count("pub const TWO_HANDED_STAFF: Command = Command(0x80000045);"), 1)

    def test_refuses_two_commands_of_one_name(self):
        with self.assertRaises(SystemExit) as stopped:
            self.printed('{0x80000045u, "2HandedStaff", ""} {0x80000046u, "TwoHandedStaff", ""}')
        self.assertIn("two commands would be called TWO_HANDED_STAFF", str(stopped.exception.code))


class SharedLibrary(Scratch):
    def check(self, code, abi="function stable int acm_a(void)\n", *options):
        self.put("a.c", code)
        self.put("abi.txt", abi)
        command = ["cc", "-shared", "-fPIC", "-Wl,-soname,libacmotion.so.0", *options, "a.c", "-o", "a.so"]
        subprocess.run(command, cwd=self.root, check=True)
        script = [sys.executable, CHECKS / "shared_library.py", self.root / "a.so", f"--abi={self.root}/abi.txt"]
        done = subprocess.run(script, capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    GOOD = '#include <stdio.h>\nint acm_a(void) { return puts("a"); }\n'

    def test_accepts_what_is_right(self):
        code, output = self.check(self.GOOD)
        self.assertEqual(code, 0, output)
        self.assertIn("1 exports, 0 findings", output)

    def test_refuses_other_exports_and_missing_ones(self):
        code, output = self.check(self.GOOD + "int more;\n", "function stable int acm_b(void)\n")
        self.assertEqual(code, 1)
        for text in ("exports more,", "exports acm_a,", "does not export acm_b"):
            self.assertIn(text, output)

    @unittest.skipUnless(platform.machine() == "x86_64", "its symbols have other versions")
    def test_refuses_symbols_of_a_newer_glibc(self):
        code, output = self.check("double pow(double, double);\n"
                                  "int acm_a(void) { volatile double two = 2; return (int)pow(two, two); }\n",
                                  "function stable int acm_a(void)\n", "-Wl,--no-as-needed", "-lm", "-Wl,--as-needed")
        self.assertEqual(code, 1)
        self.assertIn("needs pow of GLIBC_2.29, newer than GLIBC_2.28", output)

    def test_refuses_other_libraries_and_names(self):
        code, output = self.check(self.GOOD, "function stable int acm_a(void)\n", "-Wl,-soname,liba.so.1",
                                  "-Wl,--no-as-needed", "-lstdc++", "-Wl,--as-needed")
        self.assertEqual(code, 1)
        self.assertIn("needs libstdc++.so.6", output)
        self.assertIn("is called liba.so.1, not libacmotion.so.0", output)


class SameTraces(Scratch):
    def program(self, build, script):
        self.put(f"{build}/bin/traces", "#!/bin/sh\n" + script)
        (self.root / build / "bin/traces").chmod(0o755)
        return self.root / build / "bin/traces"

    def check(self, *programs):
        done = subprocess.run(
            [sys.executable, CHECKS / "same_traces.py", self.root / "traces", *programs], capture_output=True, text=True
        )
        return done.returncode, done.stdout + done.stderr

    def test_accepts_equal_traces_and_keeps_them(self):
        code, output = self.check(self.program("a", "echo x; echo y\n"), self.program("b", "echo x; echo y\n"))
        self.assertEqual(code, 0, output)
        self.assertIn("2 builds, 3 lines each", output)
        self.assertEqual((self.root / "traces/b.txt").read_text(), "x\ny\n")

    def test_shows_the_first_line_that_differs(self):
        code, output = self.check(self.program("a", "echo x; echo 1.5\n"), self.program("b", "echo x; echo 1.50\n"))
        self.assertEqual(code, 1)
        self.assertIn("line 2 differs", output)
        self.assertIn("b/bin/traces: 1.50", output)

    def test_runs_a_program_in_its_emulator(self):
        emulator = self.program("emulator", 'echo x; test "$(basename $(dirname $(dirname $1)))" = b\n')
        code, output = self.check(self.program("a", "echo x\n"), f"{emulator} {self.program('b', 'exit 3')}")
        self.assertEqual(code, 0, output)
        self.assertEqual((self.root / "traces/b.txt").read_text(), "x\n")

    def test_gives_a_program_its_arguments(self):
        code, output = self.check(self.program("a", "echo x\n"), f"{self.program('b', 'echo $1')} x")
        self.assertEqual(code, 0, output)
        self.assertEqual((self.root / "traces/b-traces.txt").read_text(), "x\n")

    def test_refuses_programs_that_fail_or_print_nothing(self):
        good = self.program("a", "echo x\n")
        self.assertEqual(self.check(good, self.program("b", "echo x; exit 3\n"))[0], 1)
        self.assertEqual(self.check(good, self.program("c", "true\n"))[0], 1)

    def test_refuses_to_compare_one(self):
        self.assertEqual(self.check(self.program("a", "echo x\n"))[0], 1)


class Dev(Scratch):
    """The parts of ./dev, run with stand-ins for the programs that they call."""

    def run_bash(self, script):
        (self.root / "bin").mkdir(exist_ok=True)
        prelude = f"""
            set -euo pipefail
            cd {self.root}; export PATH={self.root}/bin:$PATH
            source {ROOT}/scripts/packages.sh; source {ROOT}/scripts/steps.sh
            PROBES=([here]=bash [gone]={self.root}/gone [lost]={self.root}/lost)
            """
        done = subprocess.run(["bash", "-c", prelude + script], capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def stand_in(self, program, text):
        self.put(f"bin/{program}", "#!/bin/sh\n" + text)
        (self.root / "bin" / program).chmod(0o755)

    def apt_calls(self):
        log = self.root / "apt.log"
        return log.read_text().splitlines() if log.exists() else []

    def test_installs_what_is_missing_as_root(self):
        self.stand_in("id", "echo 0\n")
        self.stand_in("apt-get", f'echo "$@" >> {self.root}/apt.log; touch {self.root}/gone\n')
        code, output = self.run_bash("need here gone gone")
        self.assertEqual(code, 0, output)
        self.assertIn("Installing: gone\n", output)
        self.assertEqual(self.apt_calls(), ["update", "install -y --no-install-recommends --no-remove gone"])
        self.assertEqual(self.run_bash("need here gone")[1], "")
        self.assertEqual(len(self.apt_calls()), 2)

    def test_prints_one_command_without_root(self):
        self.stand_in("id", "echo 1000\n")
        self.stand_in("apt-get", f'echo "$@" >> {self.root}/apt.log\n')
        code, output = self.run_bash("need here gone lost; echo went on")
        self.assertEqual(code, 1)
        self.assertIn("sudo sh -c 'apt-get update && apt-get install -y", output)
        self.assertIn("gone lost'", output)
        self.assertNotIn("went on", output)
        self.assertEqual(self.apt_calls(), [])

    def test_stops_when_a_package_does_not_bring_what_it_should(self):
        self.stand_in("id", "echo 0\n")
        self.stand_in("apt-get", "exit 0\n")
        code, output = self.run_bash("need lost")
        self.assertEqual(code, 1)
        self.assertIn("still not there", output)

    def test_a_failed_step_shows_the_end_of_its_log_and_stops(self):
        code, output = self.run_bash("step 'a: good' true; step 'b: bad' sh -c 'echo why; exit 3'; echo went on")
        self.assertEqual(code, 1)
        self.assertRegex(output, r"a: good +0\.\d s\n")
        self.assertRegex(output, r"b: bad +failed: .*\n---- the end of build/logs/b-bad.log\nwhy\n")
        self.assertNotIn("went on", output)

    def test_a_test_step_without_tests_fails(self):
        code, _ = self.run_bash("counted_step 'tests' echo nothing; echo went on")
        self.assertNotEqual(code, 0)

    def test_a_test_step_counts(self):
        self.stand_in("ctest", "echo '100% tests passed, 0 tests failed out of 7'; echo '<testsuite/>' >$2\n")
        code, output = self.run_bash("counted_step x ctest; counted_step x ctest; echo $TESTS_TOTAL; print_skipped")
        self.assertEqual(code, 0, output)
        self.assertTrue(output.endswith("\n14\n"), output)

    def test_skipped_tests_are_named_with_their_reasons(self):
        tests = {
            "a.Root": "echo 'x_tests.cpp:7: Skipped\nno rights from root\n'; echo '[  SKIPPED ] a.Root'",
            "b.program": "echo 'skipped: no Blender'; exit 77",
            "c.silent": "exit 77",
            "d.passes": "echo 'skipped: a word in its output'",
        }
        lines = [f'add_test({name} sh -c [[{command}]])\n' for name, command in tests.items()]
        lines.append("set_tests_properties(a.Root PROPERTIES SKIP_REGULAR_EXPRESSION [=[\\[  SKIPPED \\]]=])\n")
        lines.append("set_tests_properties(b.program c.silent PROPERTIES SKIP_RETURN_CODE 77)\n")
        self.put("CTestTestfile.cmake", "".join(lines))
        code, output = self.run_bash("for leg in one two; do counted_step $leg ctest; done; print_skipped")
        self.assertEqual(code, 0, output)
        self.assertEqual(output.count("    3 skipped\n"), 2, output)
        self.assertTrue(output.endswith("\nSkipped (no rights from root): a.Root\nSkipped (no Blender): b.program\n"
                                        "Skipped (no reason given): c.silent\n"), output)

    def test_what_programs_skip_is_named_with_its_reason(self):
        self.stand_in("node", "echo 'skipped: no chromium\nok 1 - a # b'\n"
                              "echo '    ok 2 - it plays # SKIP only in a full run'\n"
                              "echo 'ok 3 - it stops # SKIP'; echo 2 tests passed\n")
        code, output = self.run_bash("program_step page node node; program_step 'other page' lost x; print_skipped")
        self.assertEqual(code, 0, output)
        self.assertTrue(output.endswith("\nSkipped (no chromium): page\nSkipped (only in a full run): page: it plays\n"
                                        "Skipped (no reason given): page: it stops\n"
                                        "Skipped (no lost): other page\n"), output)

    def test_wrong_usage_exits_with_2(self):
        for arguments in (["nonsense"], ["demo", "x"], ["test", "--fast"], ["test", "--only"], ["test", "--only", "x"]):
            done = subprocess.run([ROOT / "dev", *arguments], capture_output=True, text=True)
            self.assertEqual(done.returncode, 2, arguments)
            self.assertIn("see ./dev help", done.stderr)

    def test_the_help_names_every_leg(self):
        text = (ROOT / "dev").read_text(encoding="utf-8")
        help_text = subprocess.run([ROOT / "dev", "help"], capture_output=True, text=True).stdout
        contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
        legs = re.findall(r"^leg_(\S+)\(\)", text, re.MULTILINE)
        self.assertGreater(len(legs), 5)
        listed = " ".join(re.findall(r"^(?:FULL_)?LEGS=\((.*)\)", text, re.MULTILINE)).split()
        self.assertEqual(sorted(listed), sorted(legs))
        for leg in legs:
            self.assertRegex(help_text, rf"\b{leg}\b")
            self.assertIn(f"`{leg}`", contributing)


if __name__ == "__main__":
    unittest.main()
