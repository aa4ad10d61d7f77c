// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"
#include "acmotion/types.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "subcommands.h"
#include "support/names.h"
#include "support/output.h"
#include "support/suggestions.h"

// Scripts that complete command lines, made from the options so that they cannot differ from them.
namespace acm::tool {

namespace {

enum class Shell { Bash, Zsh, Fish };

/// A subcommand with all that may stand behind it.
struct CommandLine {
  std::vector<std::string> path;  ///< without the name of the program
  std::vector<const CLI::App*> subcommands;
  std::vector<const CLI::Option*> options;
};

void collect(const CLI::App& app, const std::vector<std::string>& path, std::vector<CommandLine>& out) {
  CommandLine line{path, app.get_subcommands([](const CLI::App*) { return true; }), {}};
  for (const CLI::Option* option : app.get_options())
    if (option->nonpositional()) line.options.push_back(option);
  out.push_back(line);
  for (const CLI::App* sub : line.subcommands) {
    std::vector<std::string> deeper = path;
    deeper.push_back(sub->get_name());
    collect(*sub, deeper, out);
  }
}

std::string joined_words(const std::vector<std::string>& words) {
  return fmt::format("{}", fmt::join(words, " "));
}

std::string motion_names() {
  std::vector<std::string> names;
  for (const CommandName& c : command_names()) names.emplace_back(c.name);
  return joined_words(names);
}

std::string object_types() {
  std::vector<std::string> names;
  for (auto i = static_cast<int>(ObjectType::Unknown) + 1; i <= static_cast<int>(ObjectType::Iteration); ++i)
    names.emplace_back(to_string(static_cast<ObjectType>(i)));
  return joined_words(names);
}

/// What may stand behind an option, where that is a list.
std::vector<std::pair<std::string, std::string>> values_of_options() {
  return {{"--motion|--style|--from|--with", motion_names()},
          {"--type", object_types()},
          {"--view", "side front top iso"},
          {"--set", "eor 2013"},
          {"--interpolation", "step linear"}};
}

std::vector<std::string> words_at(const CommandLine& line) {
  std::vector<std::string> words;
  for (const CLI::App* sub : line.subcommands) words.push_back(sub->get_name());
  for (const CLI::Option* option : line.options) {
    for (const std::string& name : option->get_snames()) words.push_back("-" + name);
    for (const std::string& name : option->get_lnames()) words.push_back("--" + name);
  }
  return words;
}

// "acmotion dat ls" for each command line but the first.
std::string known_paths(const std::vector<CommandLine>& lines, const char* separator) {
  std::string out;
  for (const CommandLine& line : lines)
    if (!line.path.empty())
      out += fmt::format("{}\"acmotion {}\"", out.empty() ? "" : separator, joined_words(line.path));
  return out;
}

std::string bash_script(const std::vector<CommandLine>& lines) {
  std::string out =
      "# bash completion of acmotion; eval \"$(acmotion completion bash)\"\n"
      "_acmotion() {\n"
      "  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} at=acmotion words= i\n"
      "  for ((i = 1; i < COMP_CWORD; i++)); do\n"
      "    case \"$at ${COMP_WORDS[i]}\" in\n";
  out += fmt::format("      {}) at=\"$at ${{COMP_WORDS[i]}}\" ;;\n    esac\n  done\n  case $prev in\n",
                     known_paths(lines, "|"));
  for (const auto& [options, values] : values_of_options())
    out += fmt::format("    {}) COMPREPLY=($(compgen -W \"{}\" -- \"$cur\")); return ;;\n", options, values);
  out += "  esac\n  case $at in\n";
  for (const CommandLine& line : lines)
    out += fmt::format("    \"acmotion{}{}\") words=\"{}\" ;;\n", line.path.empty() ? "" : " ",
                       joined_words(line.path), joined_words(words_at(line)));
  out +=
      "  esac\n"
      "  COMPREPLY=($(compgen -W \"$words\" -- \"$cur\"))\n"
      "  [[ $cur == -* || ${#COMPREPLY[@]} -gt 0 && -n $cur ]] || COMPREPLY+=($(compgen -f -- \"$cur\"))\n"
      "}\n"
      "complete -o filenames -F _acmotion acmotion\n";
  return out;
}

std::string zsh_script(const std::vector<CommandLine>& lines) {
  std::string out =
      "#compdef acmotion\n"
      "# zsh completion of acmotion; put it into a folder of $fpath as _acmotion\n"
      "_acmotion() {\n"
      "  local at=acmotion i\n"
      "  local -a known\n"
      "  for ((i = 2; i < CURRENT; i++)); do\n"
      "    case \"$at $words[i]\" in\n";
  out += fmt::format("      {}) at=\"$at $words[i]\" ;;\n    esac\n  done\n  case $words[CURRENT-1] in\n",
                     known_paths(lines, "|"));
  for (const auto& [options, values] : values_of_options())
    out += fmt::format("    {}) compadd -- {}; return ;;\n", options, values);
  out += "  esac\n  case $at in\n";
  for (const CommandLine& line : lines)
    out += fmt::format("    \"acmotion{}{}\") known=({}) ;;\n", line.path.empty() ? "" : " ",
                       joined_words(line.path), joined_words(words_at(line)));
  out +=
      "  esac\n"
      "  compadd -- $known\n"
      "  [[ $PREFIX == -* ]] || _files\n"
      "}\n"
      "compdef _acmotion acmotion\n"
      // From a folder of $fpath this file is the function itself at its first call.
      "[[ $funcstack[1] != _acmotion ]] || _acmotion \"$@\"\n";
  return out;
}

// In quotes of fish, where only these two have a meaning.
std::string fish_text(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\'' || c == '\\') out += '\\';
    out += c == '\n' ? ' ' : c;
  }
  return out;
}

std::string fish_script(const std::vector<CommandLine>& lines) {
  std::string out = "# fish completion of acmotion; acmotion completion fish | source\n";
  for (const CommandLine& line : lines) {
    std::string where;
    for (const std::string& word : line.path)
      where += fmt::format("{}__fish_seen_subcommand_from {}", where.empty() ? "" : "; and ", word);
    std::string names;
    for (const CLI::App* sub : line.subcommands) names += " " + sub->get_name();
    const std::string before = "not __fish_seen_subcommand_from" + names;
    for (const CLI::App* sub : line.subcommands)
      out += fmt::format("complete -c acmotion -n '{}{}{}' -a {} -d '{}'\n", where,
                         where.empty() ? "" : "; and ", before, sub->get_name(),
                         fish_text(sub->get_description()));
    if (where.empty()) where = before;
    for (const CLI::Option* option : line.options) {
      std::string written;
      for (const std::string& name : option->get_snames()) written += " -s " + name;
      for (const std::string& name : option->get_lnames()) {
        written += " -l " + name;
        for (const auto& [options, values] : values_of_options())
          if (("|" + options + "|").find("|--" + name + "|") != std::string::npos)
            written += fmt::format(" -x -a '{}'", values);
      }
      if (option->get_items_expected_max() != 0) written += " -r";
      out += fmt::format("complete -c acmotion -n '{}'{} -d '{}'\n", where, written,
                         fish_text(option->get_description()));
    }
  }
  return out;
}

int run(const CLI::App& app, Shell shell) {
  std::vector<CommandLine> lines;
  collect(app, {}, lines);
  switch (shell) {
    case Shell::Bash: write_out(bash_script(lines)); break;
    case Shell::Zsh: write_out(zsh_script(lines)); break;
    case Shell::Fish: write_out(fish_script(lines)); break;
  }
  return 0;
}

}  // namespace

void add_completion(CLI::App& app, Outcome& outcome) {
  CLI::App* command =
      app.add_subcommand("completion", "Print a script that completes command lines in a shell");
  auto shell = std::make_shared<Shell>(Shell::Bash);
  add_choice<Shell>(*command, "SHELL", *shell, "bash, zsh or fish",
                    {{"bash", Shell::Bash}, {"zsh", Shell::Zsh}, {"fish", Shell::Fish}})
      ->required()
      ->type_name("");
  command->footer(
      "Examples:\n"
      "  eval \"$(acmotion completion bash)\"\n"
      "  acmotion completion zsh > ~/.zfunc/_acmotion\n"
      "  acmotion completion fish > ~/.config/fish/completions/acmotion.fish");
  command->callback([&app, shell, &outcome] { outcome.exit_code = run(app, *shell); });
}

}  // namespace acm::tool
