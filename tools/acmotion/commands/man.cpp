// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "subcommands.h"
#include "support/object_files.h"
#include "support/output.h"
#include "support/standard_stream.h"
#include "support/suggestions.h"
#include "support/tool_error.h"

// Manual pages, made from the help so that they cannot differ from it.
namespace acm::tool {

namespace {

struct ManOptions {
  std::vector<std::string> command;
  std::string folder;
};

std::vector<const CLI::App*> subcommands_of(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App*) { return true; });
}

// Text as troff prints it: no escapes, no requests at the beginning of a line, minus signs that can be
// copied.
std::string roff(std::string_view text) {
  std::string out;
  bool at_start = true;
  for (const char c : text) {
    if (at_start && (c == '.' || c == '\'')) out += "\\&";
    at_start = c == '\n';
    if (c == '\\')
      out += "\\e";
    else if (c == '-')
      out += "\\-";
    else
      out += c;
  }
  return out;
}

std::string usage_of(const CLI::App& app, const std::string& name) {
  std::string usage = fmt::format(".B {}\n", roff(name));
  bool has_options = false;
  for (const CLI::Option* option : app.get_options()) has_options |= option->nonpositional();
  if (has_options) usage += ".RI [ options ]\n";
  for (const CLI::Option* option : app.get_options())
    if (option->get_positional())
      usage += option->get_required() ? fmt::format(".I {}\n", roff(option->get_name(true)))
                                      : fmt::format(".RI [ {} ]\n", roff(option->get_name(true)));
  if (!subcommands_of(app).empty()) usage += ".I subcommand\n";
  return usage;
}

std::string options_of(const CLI::App& app) {
  std::string out;
  for (const CLI::Option* option : app.get_options()) {
    const std::string type = option->get_items_expected_max() == 0 ? std::string() : option->get_type_name();
    out +=
        fmt::format(".TP\n\\fB{}\\fR{}\n{}\n",
                    roff(option->get_positional() ? option->get_name(true) : option->get_name(false, true)),
                    type.empty() ? "" : " \\fI" + roff(type) + "\\fR", roff(option->get_description()));
  }
  return out.empty() ? out : ".SH OPTIONS\n" + out;
}

std::string page_name(const std::string& name) {
  std::string page = name;
  for (char& c : page)
    if (c == ' ') c = '-';
  return page;
}

std::string page_of(const CLI::App& app, const std::string& name) {
  std::string out = fmt::format(".TH {} 1 \"\" acmotion \"User Commands\"\n", roff(page_name(name)));
  out += fmt::format(".SH NAME\n{} \\- {}\n", roff(page_name(name)), roff(app.get_description()));
  out += ".SH SYNOPSIS\n" + usage_of(app, name) + options_of(app);
  std::string list;
  for (const CLI::App* sub : subcommands_of(app))
    list += fmt::format(".TP\n\\fB{}\\fR(1)\n{}\n", roff(page_name(name + " " + sub->get_name())),
                        roff(sub->get_description()));
  if (!list.empty()) out += ".SH SUBCOMMANDS\n" + list;
  if (!app.get_footer().empty()) out += fmt::format(".SH NOTES\n.nf\n{}\n.fi\n", roff(app.get_footer()));
  out += ".SH EXIT STATUS\n0 success, 1 bad data, a missing file or a failed check, 2 wrong usage.\n";
  return out;
}

template <class Visit>
void for_each_page(const CLI::App& app, const std::string& name, Visit visit) {
  visit(app, name);
  for (const CLI::App* sub : subcommands_of(app)) for_each_page(*sub, name + " " + sub->get_name(), visit);
}

int run(const CLI::App& app, const ManOptions& options) {
  if (options.folder.empty()) {
    std::string wanted = app.get_name();
    for (const std::string& word : options.command) wanted += " " + word;
    bool found = false;
    std::vector<std::string> known;
    for_each_page(app, app.get_name(), [&](const CLI::App& sub, const std::string& name) {
      known.push_back(name);
      if (name != wanted) return;
      write_out(page_of(sub, name));
      found = true;
    });
    if (!found)
      throw ToolError(fmt::format("{}: no such subcommand{}", wanted, did_you_mean(wanted, known)),
                      kWrongUsage);
    return 0;
  }
  refuse_standard_stream(options.folder, "--out",
                         "the pages go into a folder (--out DIR); acmotion man NAME prints one");
  if (!options.command.empty()) throw ToolError("--out writes all pages and takes no name", kWrongUsage);
  make_folder(options.folder);
  for_each_page(app, app.get_name(), [&](const CLI::App& sub, const std::string& name) {
    write_file((std::filesystem::path(options.folder) / (page_name(name) + ".1")).string(),
               page_of(sub, name));
  });
  return 0;
}

}  // namespace

void add_man(CLI::App& app, Outcome& outcome) {
  CLI::App* command =
      app.add_subcommand("man", "Print the manual page of a subcommand, or write all of them");
  auto options = std::make_shared<ManOptions>();
  command->add_option("COMMAND", options->command, "Such as draw, or dat ls; none: the page of acmotion")
      ->type_name("");
  command->add_option("-o,--out", options->folder, "Write all pages into this folder")->type_name("DIR");
  command->footer(
      "Examples:\n"
      "  acmotion man draw | man -l -\n"
      "  acmotion man --out ~/.local/share/man/man1");
  command->callback([&app, options, &outcome] { outcome.exit_code = run(app, *options); });
}

}  // namespace acm::tool
