// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The scripts of acmotion completion, in the shells that they are for.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <span>

#include "run_tool.h"
#include "support/temp_folder.h"

namespace acm::test {
namespace {

using testing::HasSubstr;

struct CompletionTest : testing::Test, TempFolder {
  static bool is_there(const std::string& shell) {
    return std::system(("command -v " + shell + " > /dev/null 2>&1").c_str()) == 0;
  }

  void write_text(const std::string& name, const std::string& text) const {
    write(name, std::as_bytes(std::span(text)));
  }
  void write_completions(const std::string& shell, const std::string& name) const {
    write_text(name, run_tool({"completion", shell}).out);
  }

  /// Runs a script in a shell, within the folder and away from the user's settings; returns what it printed.
  [[nodiscard]] std::string output_of(const std::string& shell, const std::string& script) const {
    write_text("script", script);
    const std::string command = "cd " + string() + " && HOME=" + string() + " XDG_CONFIG_HOME=" + string() +
                                " TERM=dumb " + shell + " script > out 2> err < /dev/null";
    const int status = std::system(command.c_str());
    EXPECT_EQ(status, 0) << text_of("err");
    EXPECT_EQ(text_of("err"), "");
    return text_of("out");
  }
  [[nodiscard]] std::string text_of(const std::string& name) const {
    std::ifstream file(path() / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
};

TEST_F(CompletionTest, scripts_know_all_options) {
  for (const char* shell : {"bash", "zsh", "fish"}) {
    const ToolRun run = run_tool({"completion", shell});
    EXPECT_EQ(run.exit_code, 0);
    for (const char* word : {"draw", "verify", "interpolation", "SlashHigh", "motion-table"})
      EXPECT_THAT(run.out, HasSubstr(word)) << shell;
  }
  EXPECT_THAT(run_tool({"completion", "tcsh"}).err, HasSubstr("is none of: bash, zsh, fish"));
}

TEST_F(CompletionTest, bash_completes_subcommands_options_and_values) {
  write_completions("bash", "acmotion.bash");
  EXPECT_EQ(output_of("bash",
                      "source ./acmotion.bash\n"
                      "complete_at() { COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _acmotion; "
                      "echo \"${COMPREPLY[@]}\"; }\n"
                      "complete_at acmotion dat ve\ncomplete_at acmotion draw 1 --view s\n"
                      "complete_at acmotion draw --mo\ncomplete_at acmotion timeline 1 --style SwordC\n"),
            "verify\nside\n--motion\nSwordCombat\n");
}

// A real line editor in a pseudo terminal: Tab is pressed, then Enter, and a stand-in for the tool prints the
// line that came of it.
constexpr const char* kTypeInZsh = R"(
zmodload zsh/zpty
zpty shell zsh -f -i
type() { zpty -w shell "$1" }
type 'PS1= PS2= RPS1=; unsetopt zle_bracketed_paste; acmotion() { print -r -- "<$*>" }'
type 'autoload -Uz compinit; fpath=($PWD/functions $fpath); compinit -u -D'
[[ $1 == sourced ]] && type 'source ./functions/_acmotion'
answer() {
  local line=
  type "$1"
  zpty -r -m shell line $'*<*>\r\n*' && print -r -- "${${line##*<}%%>*}"
}
answer $'acmotion dat ve\t'
answer $'acmotion draw 1 --view si\t'
answer $'acmotion draw --mo\t'
answer $'acmotion timel\t1 --style SwordC\t'
zpty -d shell
)";

TEST_F(CompletionTest, zsh_completes_subcommands_options_and_values) {
  if (!is_there("zsh")) GTEST_SKIP() << "no zsh here";
  write_completions("zsh", "functions/_acmotion");
  ASSERT_EQ(std::system(("zsh -n " + string() + "/functions/_acmotion").c_str()), 0);
  const std::string completed =
      "dat verify\ndraw 1 --view side\ndraw --motion\ntimeline 1 --style SwordCombat\n";
  EXPECT_EQ(output_of("zsh -f", kTypeInZsh), completed) << "from a folder of $fpath";
  EXPECT_EQ(output_of("zsh -f", std::string("set -- sourced\n") + kTypeInZsh), completed) << "sourced";
}

TEST_F(CompletionTest, fish_completes_subcommands_options_and_values) {
  if (!is_there("fish")) GTEST_SKIP() << "no fish here";
  write_completions("fish", "acmotion.fish");
  ASSERT_EQ(std::system(("fish --no-execute " + string() + "/acmotion.fish").c_str()), 0);
  const std::string out =
      output_of("fish --no-config",
                "source acmotion.fish\n"
                "complete -C 'acmotion dat ve'\ncomplete -C 'acmotion draw 1 --view s'\n"
                "complete -C 'acmotion draw --mo'\ncomplete -C 'acmotion timeline 1 --style SwordC'\n"
                "complete -C 'acmotion timel'\necho behind:\ncomplete -C 'acmotion dat ls ve'\n");
  std::vector<std::string> words;
  for (const std::string& line : lines_of(out)) words.push_back(line.substr(0, line.find('\t')));
  EXPECT_THAT(words,
              testing::ElementsAre("verify", "side", "--motion", "SwordCombat", "timeline", "behind:"));
}

}  // namespace
}  // namespace acm::test
