#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Plants violations in scratch trees and sees the checks of scripts/checks find them."""
import pathlib
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
        return self.run_check("module_order.py", "--modules=base,assets,anim,tools", "--runtime=base,assets,anim")

    def assert_refused(self, text):
        code, output = self.check()
        self.assertEqual(code, 1, output)
        self.assertIn(text, output)

    def test_accepts_earlier_modules_and_oneself(self):
        self.put("include/acmotion/assets/a.h", '#include "acmotion/base/b.h"\n#include <vector>\n')
        self.put("src/assets/a.cpp", '#include "acmotion/assets/a.h"\n#include "detail.h"\n#include <zlib.h>\n')
        self.put("src/assets/detail.h", "")
        self.put("tests/assets/a_tests.cpp", '#include "support/x.h"\n#include <thread>\n')
        self.put("tools/acmotion/main.cpp", '#include "acmotion/anim/x.h"\n#include <fstream>\n')
        code, output = self.check()
        self.assertEqual(code, 0, output)
        self.assertIn("9 includes, 0 problems", output)

    def test_refuses_a_later_module(self):
        self.put("src/base/b.cpp", '#include <vector>\n  #  include "acmotion/assets/a.h"\n')
        self.assert_refused("src/base/b.cpp:2: base may not use assets")

    def test_refuses_a_later_module_in_a_test(self):
        self.put("tests/assets/a_tests.cpp", '#include "acmotion/anim/x.h"\n')
        self.assert_refused("assets may not use anim")

    def test_refuses_private_headers_of_a_later_module(self):
        self.put("src/base/b.cpp", '#include "../assets/detail.h"\n#include "anim/detail.h"\n')
        self.put("src/assets/detail.h", "")
        self.assert_refused("base may not use assets")
        self.assert_refused("base may not use anim")

    def test_refuses_private_headers_in_public_ones(self):
        self.put("include/acmotion/base/b.h", '#include "base/detail.h"\n')
        self.assert_refused("may not include the private base/detail.h")

    def test_refuses_unlisted_modules(self):
        self.put("src/extra/e.cpp", "#include <vector>\n")
        self.put("src/base/b.cpp", '#include "acmotion/other/o.h"\n')
        self.assert_refused("src/extra: not in the list of modules")
        self.assert_refused("belongs to no listed module")

    def test_refuses_the_system_in_the_runtime(self):
        self.put("src/base/b.cpp", "#include <thread>\n#include <unistd.h>\n")
        self.assert_refused("may not use <thread>")
        self.assert_refused("may not use <unistd.h>")

    def test_refuses_an_extra_of_another_module(self):
        self.put("src/base/b.cpp", "#include <zlib.h>\n")
        self.assert_refused("may not use <zlib.h>")

    def test_refuses_to_look_at_nothing(self):
        self.assert_refused("nothing was checked")


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


class SameTraces(Scratch):
    def check(self, *outputs):
        arguments = []
        for number, output in enumerate(outputs):
            self.put(f"runner{number}", f"#!/bin/sh\nprintf '{output}'\n")
            (self.root / f"runner{number}").chmod(0o755)
            arguments += ["--runner", str(self.root / f"runner{number}")]
        return self.run_check("same_traces.py", *arguments)

    def test_accepts_equal_traces(self):
        self.put("a/a.scn", "spawn")
        code, output = self.check(*["==== a.scn\\nx=1\\n"] * 3)
        self.assertEqual(code, 0, output)
        self.assertIn("1 scenarios, 2 lines, 3 builds", output)

    def test_refuses_one_other_digit(self):
        self.put("a/a.scn", "spawn")
        code, output = self.check(*["==== a.scn\\nx=1\\n"] * 2, "==== a.scn\\nx=2\\n")
        self.assertEqual(code, 1)
        self.assertRegex(output, r"runner0 and .*runner2 differ in a.scn, line 2:\n  x=1\n  x=2")

    def test_refuses_a_runner_that_fails(self):
        self.put("a/a.scn", "spawn")
        self.put("bad", "#!/bin/sh\nexit 3\n")
        (self.root / "bad").chmod(0o755)
        code, output = self.run_check("same_traces.py", "--runner", str(self.root / "bad"), "--runner", "true")
        self.assertEqual(code, 1)
        self.assertIn("failed (3)", output)

    def test_refuses_to_look_at_nothing(self):
        self.assertIn("nothing was compared", self.check("==== a.scn\\nx=1\\n", "==== a.scn\\nx=1\\n")[1])
        self.put("a/a.scn", "spawn")
        self.assertEqual(self.check("==== a.scn\\nx=1\\n")[0], 1)
        code, output = self.check("==== a.scn\\n", "==== a.scn\\n")
        self.assertEqual(code, 1)
        self.assertIn("nothing was compared", output)


class Documents(Scratch):
    def check(self, what, text, *arguments):
        self.put("DOC.md", text)
        command = [sys.executable, CHECKS / "documents.py", what, self.root / "DOC.md", *arguments]
        done = subprocess.run(command, capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def test_writes_programs(self):
        text = "```cpp\nint main() {}\n```\n```cpp\nint part;\n```\n```cpp\nint main(int, char**) {}\n```\n"
        code, output = self.check("programs", text, self.root / "out")
        self.assertEqual(code, 0, output)
        self.assertEqual((self.root / "out/doc_1.cpp").read_text(), "int main() {}\n")
        self.assertEqual((self.root / "out/doc_2.cpp").read_text(), "int main(int, char**) {}\n")

    def test_runs_commands(self):
        code, output = self.check("commands", "```sh\necho one  # first\n./dev test\n\necho two\n```\n", self.root)
        self.assertEqual(code, 0, output)
        self.assertEqual(output, "0  echo one\n0  echo two\n")

    def test_refuses_a_command_that_fails_or_says_nothing(self):
        for command in ("echo no; false", "true", "no-such-program"):
            self.assertEqual(self.check("commands", f"```sh\n{command}\n```\n", self.root)[0], 1, command)

    def test_follows_links(self):
        self.assertEqual(self.check("links", "[a](DOC.md#x) [b](https://example.org/none)")[0], 0)
        code, output = self.check("links", "[a](DOC.md) [gone](docs/gone.md)")
        self.assertEqual(code, 1)
        self.assertIn("docs/gone.md leads nowhere", output)

    def test_refuses_to_look_at_nothing(self):
        for what, argument in (("programs", "out"), ("commands", ""), ("links", None)):
            arguments = [] if argument is None else [self.root / argument]
            code, output = self.check(what, "Nothing here.\n", *arguments)
            self.assertEqual(code, 1, what)
            self.assertIn("nothing to look at", output)


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
        for arguments in (["nonsense"], ["demo", "x"], ["test", "--fast"]):
            done = subprocess.run([ROOT / "dev", *arguments], capture_output=True, text=True)
            self.assertEqual(done.returncode, 2, arguments)
            self.assertIn("see ./dev help", done.stderr)


if __name__ == "__main__":
    unittest.main()
