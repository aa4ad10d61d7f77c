// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/version.h"

#include <CLI/CLI.hpp>

#include <exception>
#include <filesystem>
#include <new>
#include <string>
#include <vector>

#include "commands/subcommands.h"
#include "support/output.h"
#include "support/suggestions.h"
#include "support/tool_error.h"
#include "support/truncated_files.h"

namespace {

using namespace acm::tool;

std::string wrong_option(const std::vector<std::string>& unknown) {
  for (const std::string& word : unknown)
    if (word.starts_with("-")) return word;
  return unknown.front();
}

// Subcommands, and options as they are written.
std::vector<std::string> names_known_to(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* sub : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(sub->get_name());
  for (const CLI::Option* option : app.get_options())
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  return names;
}

// --help and --version also end parsing by an exception and are not errors; anything else is a mistake on the
// command line.
int finish_parse_error(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) return app.exit(error);
  std::string command = app.get_name();
  const CLI::App* last = &app;
  while (!last->get_subcommands().empty()) {
    last = last->get_subcommands().back();
    command += ' ';
    command += last->get_name();
  }
  // A misspelt subcommand would otherwise be called a missing one.
  const std::vector<std::string> unknown = app.remaining(true);
  const bool misspelt = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr && !unknown.empty() &&
                        !last->get_subcommands(nullptr).empty();
  std::string text = misspelt ? fmt::format("{}: no such subcommand", unknown.front()) : error.what();
  if (!unknown.empty())
    text += did_you_mean(misspelt ? unknown.front() : wrong_option(unknown), names_known_to(*last));
  report(fmt::format("{} (see {} --help)", text, command));
  return kWrongUsage;
}

// What the standard library throws is meant for programmers.
std::string message_of(const std::exception& error) {
  if (dynamic_cast<const std::bad_alloc*>(&error) != nullptr) return "out of memory";
  if (const auto* file = dynamic_cast<const std::filesystem::filesystem_error*>(&error))
    return fmt::format("{}: {}", file->path1().string(), file->code().message());
  return "an internal error; please report it with the command and its input";
}

// What was written before an error is good, unless writing it is what failed.
void flush_before_error() {
  try {
    flush_output();
  } catch (const OutputClosed&) {
  } catch (const ToolError&) {
  }
}

int run(CLI::App& app, int argc, char** argv, const Outcome& outcome) {
  try {
    app.parse(argc, argv);
    flush_output();
    check_for_truncated_files();
    return outcome.exit_code;
  } catch (const CLI::ParseError& error) {
    return finish_parse_error(app, error);
  } catch (const OutputClosed&) {
    return outcome.exit_code;
  } catch (const ToolError& error) {
    flush_before_error();
    report(error.what());
    return error.exit_code();
  } catch (const std::exception& error) {
    flush_before_error();
    report(message_of(error));
    return kBadData;
  }
}

}  // namespace

int main(int argc, char** argv) {
  prepare_output();
  handle_truncated_files();
  CLI::App app{"Motion and animation of Asheron's Call: inspect, run and convert."};
  app.name("acmotion");
  app.set_version_flag("--version", acm::build_description());
  app.require_subcommand(1);
  app.footer(
      "Examples:\n"
      "  acmotion info\n"
      "  acmotion dump 0x09000001\n"
      "  acmotion draw 0x02000001 --motion WalkForward -o walk.svg\n"
      "  acmotion view --dat client_portal.dat\n"
      "  acmotion timeline 0x02000001 SlashHigh --style SwordCombat\n"
      "  acmotion export 0x02000001 -o mannequin.glb\n"
      "  acmotion commands '*Slash*'\n"
      "  acmotion dat ls --dat client_portal.dat\n"
      "  acmotion run examples/stroll.scn\n"
      "  acmotion simulate --actors 1000 --seconds 10\n"
      "  acmotion capture session.pcap\n"
      "  acmotion replay session.pcap --svg paths.svg\n"
      "\n"
      "Every subcommand has its own --help. Exit codes: 0 success, 1 bad data, a missing file or a failed "
      "check, "
      "2 wrong\n"
      "usage. `acmotion completion bash` (or zsh, fish) prints completions for the shell.");
  Outcome outcome;
  add_info(app, outcome);
  add_list(app, outcome);
  add_dump(app, outcome);
  add_draw(app, outcome);
  add_view(app, outcome);
  add_timeline(app, outcome);
  add_particles(app, outcome);
  add_lint(app, outcome);
  add_graph(app, outcome);
  add_diff(app, outcome);
  add_export(app, outcome);
  add_import(app, outcome);
  add_commands(app, outcome);
  add_dat(app, outcome);
  add_replay(app, outcome);
  add_run(app, outcome);
  add_compare(app, outcome);
  add_conformance(app, outcome);
  add_simulate(app, outcome);
  add_capture(app, outcome);
  add_decode(app, outcome);
  add_encode(app, outcome);
  add_completion(app, outcome);
  add_man(app, outcome);
  return run(app, argc, argv, outcome);
}
