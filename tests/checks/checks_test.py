#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Plants violations in scratch trees and sees the checks of scripts/checks find them."""
import json
import pathlib
import platform
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
CHECKS = ROOT / "scripts" / "checks"


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
        self.assertIn("9 includes, 0 problems", output)

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

    def test_refuses_the_system_in_the_runtime(self):
        self.put("src/base/b.cpp", "#include <thread>\n#include <unistd.h>\n")
        self.assert_refused("may not use <thread>")
        self.assert_refused("may not use <unistd.h>")

    def test_refuses_containers_with_memory_that_is_not_the_hosts(self):
        self.put("src/base/host_memory.h", "#include <set>\n")
        self.put("src/base/b.cpp", "#include <set>\n#include <vector>\n")
        self.assert_refused("src/base/b.cpp:1: a runtime module may not use <set>")
        self.assert_refused("src/base/b.cpp:2: a runtime module may not use <vector>")
        self.assert_refused("2 problems")

    def test_refuses_an_extra_of_another_module(self):
        self.put("src/base/b.cpp", "#include <zlib.h>\n")
        self.assert_refused("may not use <zlib.h>")

    def test_refuses_to_look_at_nothing(self):
        self.assert_refused("nothing was checked")


class CInterface(Scratch):
    HEADER = """#define ACM_API_EXPERIMENTAL ACM_API
/* ACM_API int32_t ACM_CALL acm_not_yet(void); */
ACM_API const char* ACM_CALL acm_version(void);
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_tick(acm_world* world, double seconds,
                                               acm_error* error);
"""

    def check(self, tests):
        self.put("include/acmotion/acmotion.h", self.HEADER)
        self.put("tests/capi/all_tests.c", tests)
        return self.run_check("c_interface.py")

    def test_accepts_functions_that_are_called(self):
        code, output = self.check("TEST(A, b) { acm_version(); CHECK_OK(acm_tick(w, 1.0, &error)); }")
        self.assertEqual(code, 0, output)
        self.assertIn("2 functions, 1 of them stable", output)

    def test_refuses_functions_that_no_test_calls(self):
        code, output = self.check('TEST(A, b) { /* acm_tick(w) */ acm_version(); CHECK("acm_tick(w)"); }')
        self.assertEqual(code, 1, output)
        self.assertIn("acm_tick: no test in C calls it", output)

    def test_refuses_a_status_that_no_test_expects(self):
        self.HEADER += "typedef enum acm_status {\n  ACM_OK = 0,\n  ACM_UNFINISHED = 11, /* ACM_X = 1 */\n"
        self.HEADER += "  ACM_BUSY = -4\n} s;\n"
        tests = "void f(void) { acm_version(); CHECK(acm_tick(w, 1.0, 0) == ACM_OK); }"
        code, output = self.check(tests)
        self.assertEqual(code, 1, output)
        self.assertIn("ACM_BUSY: no test in C expects it", output)
        self.assertIn("1 problems", output)

    def test_refuses_functions_that_are_not_called_with_bad_handles(self):
        self.HEADER += "typedef struct acm_world acm_world;\n"
        self.HEADER += "ACM_API int32_t ACM_CALL acm_world_create(acm_world** out);\n"
        tests = "void f(void) { acm_version(); acm_tick(w, 1.0, 0); acm_world_create(&w); }"
        code, output = self.check(tests)
        self.assertEqual(code, 1, output)
        self.assertIn("acm_tick: takes a handle, and tests/capi/bad_handles_tests.c does not call it", output)
        self.assertIn("1 problems", output)
        self.put("tests/capi/bad_handles_tests.c", "void g(void) { REFUSES(acm_tick(h, 0.0, &error)); }")
        code, output = self.check(tests)
        self.assertEqual(code, 0, output)

    def test_refuses_unknown_marks(self):
        self.HEADER = self.HEADER.replace("ACM_API const", "ACM_API_OTHER const")
        code, output = self.check("void f(void) { acm_version(); acm_tick(w, 1.0, 0); }")
        self.assertEqual(code, 1, output)
        self.assertIn("acm_version is declared with ACM_API_OTHER", output)

    def test_refuses_to_look_at_nothing(self):
        self.HEADER = ""
        code, output = self.check("")
        self.assertEqual(code, 1)
        self.assertIn("nothing was checked", output)


class ConformanceScript(Scratch):
    HEADER = """typedef enum acm_status {
  ACM_OK = 0,
  ACM_REFUSED = 20, /* with a code */
  ACM_OVERLAP = 9
} acm_status;
ACM_API const char* ACM_CALL acm_version(void);
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_tick(acm_world* world, acm_error* error);
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
        self.refused("nothing was checked")


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
        self.assertIn("1 functions, 0 problems", output)

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

    def test_follows_links(self):
        self.assertEqual(self.check("links", "[a](DOC.md#x) [b](https://example.org/none)")[0], 0)
        code, output = self.check("links", "[a](DOC.md) [gone](docs/gone.md)")
        self.assertEqual(code, 1)
        self.assertIn("docs/gone.md leads nowhere", output)

    def test_finds_private_names_in_cpp_blocks(self):
        good = '#include "acmotion/world.hpp"\nacm::World world; acm::wire::decode_message(acm::sound_type::kDance1);\n'
        self.assertEqual(self.check("names", f"```cpp\n{good}```\n")[0], 0)
        for line, fault in (('#include "actor/tick.h"', "DOC.md: actor/tick.h is not installed"),
                            ("acm::pose_actor(a);", "DOC.md: no installed header declares acm::pose_actor")):
            code, output = self.check("names", f"- In a list:\n\n  ```cpp\n  {line}\n  ```\n")
            self.assertEqual(code, 1)
            self.assertIn(fault, output)
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
    """A small tree in which everything agrees; each test plants one fault."""

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
        self.assertIn("2 rules, 2 rows, 0 problems", output)

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


class Abi(Scratch):
    HEADER = """#include <stdint.h>
#define ACM_CALL
#define ACM_API
#define ACM_API_EXPERIMENTAL ACM_API
typedef enum acm_mode { ACM_MODE_A = 3, ACM_MODE_B } acm_mode;
typedef struct acm_pair { uint8_t small; void* large; union { uint32_t word; float number; } fields; } acm_pair;
ACM_API int32_t ACM_CALL acm_use(const acm_pair* pair, int32_t mode);
"""
    EXPERIMENTAL = "ACM_API_EXPERIMENTAL void ACM_CALL acm_try(void);\n"

    def put_headers(self, text):
        self.put("include/acmotion/acmotion.h", text)
        self.put("include/acmotion/inspect.h", self.EXPERIMENTAL)
        self.put("src/capi/abi.txt", "")

    def abi(self, *arguments):
        script = [sys.executable, ROOT / "scripts/generate/abi.py", self.root, *arguments]
        done = subprocess.run(script, capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def test_lists_functions_layouts_and_values(self):
        self.put_headers(self.HEADER)
        self.assertEqual(self.abi(), (0, ""))
        text = (self.root / "src/capi/abi.txt").read_text()
        for line in ("enum acm_mode ACM_MODE_B = 4", "struct acm_pair 24 24 12 8 8 4",
                     "field acm_pair.large 8 8 4 void*", "field acm_pair.fields.number 16 16 8 float",
                     "function stable int32_t acm_use(const acm_pair* pair, int32_t mode)",
                     "function experimental void acm_try(void)"):
            self.assertIn(line + "\n", text)
        self.assertEqual(self.abi("--check")[0], 0)

    def test_finds_a_field_that_has_moved(self):
        self.put_headers(self.HEADER)
        self.abi()
        self.put("include/acmotion/acmotion.h", self.HEADER.replace("small; ", "small; uint64_t more; "))
        code, output = self.abi("--check")
        self.assertEqual(code, 1)
        self.assertIn("+field acm_pair.large 16 16 16 void*", output)

    def test_refuses_a_struct_that_is_not_the_same_on_all_of_a_platform(self):
        self.put_headers(self.HEADER.replace("uint8_t small;", "wchar_t_ small; uint8_t next;").replace(
            "typedef enum", "typedef __WCHAR_TYPE__ wchar_t_;\ntypedef enum"))
        code, output = self.abi()
        self.assertNotEqual(code, 0)
        self.assertIn("wasm32", output)

    def test_refuses_functions_without_the_macros(self):
        self.put_headers(self.HEADER + "void acm_plain(void);\n")
        code, output = self.abi()
        self.assertEqual(code, 1)
        self.assertIn("acm_plain: declared without", output)


class RustDeclarations(Scratch):
    ABI = """\
macro ACM_ABI_VERSION = 1
type acm_bool = uint8_t
type acm_free = void (*)(void*, const char*)
enum acm_mode ACM_BAD = -1
flag ACM_BIT = 16
struct acm_pair 24 24 12 8 8 4
field acm_pair.type 0 0 0 uint8_t
field acm_pair.names 8 8 4 const char* const*
field acm_pair.fields.number 16 16 8 float
field acm_pair.fields.bytes 16 16 8 uint8_t[3]
function stable int32_t acm_use(const acm_pair* pair, acm_world** out)
function experimental const char* acm_name(void)
"""

    def rust(self, *arguments):
        script = [sys.executable, ROOT / "scripts/generate/rust.py", self.root, *arguments]
        done = subprocess.run(script, capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def put_headers(self, abi=ABI, commands=""):
        self.put("src/capi/abi.txt", abi)
        self.put("include/acmotion/commands.h", "#define ACM_COMMAND_2HandedStaff 0x80000045u\n" + commands)

    def test_declares_what_abi_txt_lists(self):
        self.put_headers(commands="#define ACM_COMMAND_TwoHandedStaff ACM_COMMAND_2HandedStaff\n")
        self.assertEqual(self.rust(), (0, ""))
        text = (self.root / "bindings/rust/acmotion-sys/src/bindings.rs").read_text()
        for line in ("pub type acm_free = Option<unsafe extern \"C\" fn(*mut c_void, *const c_char)>;",
                     "pub type acm_mode = i32;", "pub const ACM_BAD: acm_mode = -1;", "pub const ACM_BIT: u32 = 0x10;",
                     "pub struct acm_world {", "    pub type_: u8,", "    pub names: *const *const c_char,",
                     "pub union acm_pair_fields {", "    pub bytes: [u8; 3],", "    pub fields: acm_pair_fields,",
                     "    pub fn acm_use(pair: *const acm_pair, out: *mut *mut acm_world) -> i32;",
                     "    pub fn acm_name() -> *const c_char;"):
            self.assertIn(line + "\n", text)
        commands = (self.root / "bindings/rust/acmotion/src/commands.rs").read_text()
        self.assertEqual(commands.count("pub const TWO_HANDED_STAFF: Command = Command(0x80000045);"), 1)
        self.assertEqual(self.rust("--check")[0], 0)

    def test_finds_a_function_that_has_changed(self):
        self.put_headers()
        self.rust()
        self.put("src/capi/abi.txt", self.ABI.replace("const acm_pair* pair", "acm_pair* pair"))
        code, output = self.rust("--check")
        self.assertEqual(code, 1)
        self.assertIn("bindings.rs: not as generated", output)

    def test_refuses_two_commands_of_one_name(self):
        self.put_headers(commands="#define ACM_COMMAND_TwoHandedStaff 0x80000046u\n")
        code, output = self.rust()
        self.assertEqual(code, 1)
        self.assertIn("two commands would be called TWO_HANDED_STAFF", output)


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
        self.assertIn("1 exports, 0 problems", output)

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


class GeneratedCSharp(Scratch):
    def setUp(self):
        super().setUp()
        for header in ("acmotion.h", "commands.h", "inspect.h"):
            self.put(f"include/acmotion/{header}", (ROOT / "include/acmotion" / header).read_text(encoding="utf-8"))

    def generate(self, *arguments):
        script = [sys.executable, ROOT / "scripts/generate/csharp.py", self.root, *arguments]
        done = subprocess.run(script, capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def test_accepts_what_it_wrote(self):
        self.generate()
        self.assertEqual(self.generate("--check"), (0, ""))

    def test_refuses_files_of_an_older_header(self):
        self.generate()
        header = self.root / "include/acmotion/acmotion.h"
        text = header.read_text(encoding="utf-8")
        header.write_text(text.replace("  float radius;\n  float height;\n} acm_cylinder;",
                                       "  float height;\n  float radius;\n} acm_cylinder;"), encoding="utf-8")
        code, output = self.generate("--check")
        self.assertEqual(code, 1)
        self.assertIn("Layouts.cs", output)
        self.assertNotIn("Enums.cs", output)


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
        self.stand_in("ctest", "echo '100% tests passed, 0 tests failed out of 7'\n")
        code, output = self.run_bash("counted_step x ctest; counted_step x ctest; echo $(total_tests)")
        self.assertEqual(code, 0, output)
        self.assertTrue(output.endswith("\n14\n"), output)

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
