// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>

#include "subcommands.h"
#include "support/open_dat.h"
#include "support/output.h"
#include "support/standard_stream.h"
#include "support/suggestions.h"
#include "support/tool_error.h"
#include "support/view_server.h"
#include "support/view_system.h"

namespace acm::tool {

namespace {

namespace fs = std::filesystem;

struct ViewOptions {
  std::string dat;
  std::string page;
  int port = 0;
  bool no_open = false;
};

// In an installation, and in a folder of build/.
std::vector<fs::path> folders_beside(const fs::path& tool) {
  return {(tool / "../share/acmotion/viewer").lexically_normal(), (tool / "../../viewer").lexically_normal()};
}

ViewPage find_page(const ViewOptions& options) {
  if (!options.page.empty()) return read_page(options.page);
  if (std::optional<ViewPage> page = embedded_page()) return std::move(*page);
  std::string looked;
  if (const std::optional<fs::path> tool = folder_of_tool())
    for (const fs::path& folder : folders_beside(*tool)) {
      if (fs::exists(folder / "index.html")) return read_page(folder);
      looked += (looked.empty() ? "" : " nor ") + folder.string();
    }
  throw ToolError(
      fmt::format("the page of the viewer is not there{}; ./dev view builds it, and --page names its folder",
                  looked.empty() ? "" : ": neither " + looked));
}

void refuse_without_setups(const OpenDat& file) {
  const auto entries = file.dat.entries();
  if (std::none_of(entries.begin(), entries.end(),
                   [](const DatEntry& entry) { return object_type(entry.id) == ObjectType::Setup; }))
    throw ToolError(file.name +
                    ": it holds no Setups, so there is nothing to show; is it client_portal.dat?");
}

void show(const ViewSite& site, const ViewOptions& options) {
  print("The viewer is at {}\n", site.address());
  print("It is served to this machine alone, until Ctrl-C.\n");
  flush_output();
  if (options.no_open || !output_is_terminal()) return;
  if (!open_browser(site.address())) report("no browser could be started; open the address in yours");
}

int run(const ViewOptions& options) {
  refuse_standard_stream(options.dat, "--dat", "the page reads parts of a file, so name one");
  ViewSite site{.page = find_page(options), .secret = random_secret(), .port = options.port};
  std::optional<OpenDat> file;
  if (!options.dat.empty()) {
    file.emplace(options.dat);
    refuse_without_setups(*file);
    const std::u8string name = fs::path(options.dat).filename().u8string();
    site.dat_name = percent_encoded({reinterpret_cast<const char*>(name.data()), name.size()});
    site.dat_size = file->file.bytes().size();
  }
  serve_view(std::move(site), file ? file->file.bytes() : Bytes{},
             [&](const ViewSite& served) { show(served, options); });
  return 0;
}

}  // namespace

void add_view(CLI::App& app, Outcome& outcome) {
  CLI::App* command = app.add_subcommand("view", "Show creatures in the browser, from a local web server");
  auto options = std::make_shared<ViewOptions>();
  command->add_option("--dat", options->dat, "Container file to begin with (default: the sample creatures)")
      ->type_name("FILE");
  command->add_option("--port", options->port, "Port of 127.0.0.1; 0 for any free one")
      ->check(whole_within(0, 65535))
      ->capture_default_str();
  command->add_flag("--no-open", options->no_open, "Print the address, and open no browser");
  command
      ->add_option("--page", options->page, "Folder of the built viewer (default: the one beside the tool)")
      ->type_name("DIR");
  command->footer(
      "Everything runs in the browser. The server answers this machine alone, under a path that nobody can\n"
      "guess, and gives nothing but the page and the file; the file is read in slices. A browser is opened\n"
      "when the output is a terminal. Ctrl-C ends it.\n"
      "\n"
      "Examples:\n"
      "  acmotion view\n"
      "  acmotion view --dat client_portal.dat\n"
      "  acmotion view --port 8080 --no-open");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
