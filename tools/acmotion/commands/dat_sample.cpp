// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <filesystem>

#include "dat_subcommands.h"
#include "support/builtin_sample.h"
#include "support/change_dat.h"
#include "support/names.h"
#include "support/output.h"
#include "support/standard_stream.h"
#include "support/tool_error.h"

namespace acm::tool {

namespace {

// Not the time of writing, so that the file is the same on every machine.
constexpr std::uint32_t kSampleTime = 0x50000000;

struct DatSampleOptions {
  std::string path;
  bool force = false;
};

int run(const DatSampleOptions& options) {
  const bool to_stream = is_standard_stream(options.path);
  if (!to_stream && !options.force && std::filesystem::exists(options.path))
    throw ToolError(fmt::format("{}: already exists (--force replaces it)", options.path));
  DatWriter writer;
  const std::vector<SampleObject> objects = builtin_sample();
  for (const SampleObject& object : objects) {
    const Status status = writer.put(object.id, Bytes(object.bytes), {kSampleTime, 1});
    if (!status.ok()) throw ToolError(describe(status.error()));
  }
  if (to_stream) return print_dat(writer);
  write_dat(options.path, writer);
  print("{}: {}\n", options.path, counted(objects.size(), "object"));
  return 0;
}

}  // namespace

void add_dat_sample(CLI::App& dat, Outcome& outcome) {
  CLI::App* command = dat.add_subcommand("sample", "Write the sample creatures as a container");
  auto options = std::make_shared<DatSampleOptions>();
  command->add_option("OUT", options->path, "The file to write; - for the standard output")
      ->required()
      ->type_name("");
  command->add_flag("--force", options->force, "Replace the file if it exists");
  command->footer(
      "Example:\n"
      "  acmotion dat sample sample.dat\n"
      "These are what every subcommand works on when it is given neither --dat nor --assets.");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
