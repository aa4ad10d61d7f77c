// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/replay/capture_replay.h"

#include <fmt/format.h>

#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "subcommands.h"
#include "support/asset_source.h"
#include "support/capture_feed.h"
#include "support/names.h"
#include "support/output.h"
#include "support/progress.h"
#include "support/replay_text.h"
#include "support/standard_stream.h"
#include "support/suggestions.h"
#include "support/tool_error.h"

namespace acm::tool {

namespace {

using inspect::ReplayedObject;

struct ReplayCommandOptions {
  AssetOptions assets;
  CaptureOptions capture;
  std::string object;
  std::string assume;
  std::string svg;
  double least = 0.5;
  std::size_t top = std::numeric_limits<std::size_t>::max();
  bool json = false;
};

class Replay {
 public:
  explicit Replay(const ReplayCommandOptions& options)
      : options_(options),
        source_(open_assets(options.assets)),
        store_(store_for_tables(source_)),
        feed_(options.capture, kMaxErrors),
        replay_(store_, [this](ObjectId id) { load(id); }, {.assumed_setup = assumed_setup()}) {
    if (!options.object.empty()) only_ = parse_guid(options.object);
  }

  int run() {
    Progress progress("replaying", feed_.file().size(), Progress::Unit::Bytes);
    while (const CapturedMessage* message = feed_.next()) {
      progress.show(feed_.reader().position());
      if (const Status status = replay_.add(*message); !status) {
        progress.hide();
        feed_.report_error(message->frame, status.error());
      }
    }
    progress.hide();
    const std::vector<const ReplayedObject*> objects = replay_.objects(only_);
    const inspect::ReplayTotals totals = totals_of(objects);
    inspect::ReplayedCapture capture = replay_.capture();
    capture.name = feed_.file().name();
    capture.errors = feed_.errors();
    if (options_.json)
      print("{}\n", inspect::replay_json(capture, objects));
    else if (options_.svg != "-")
      print_replay(capture, objects, {options_.least, options_.top});
    if (!options_.svg.empty()) write_file(options_.svg, inspect::replay_svg(objects));
    if (totals.compared == 0) {
      flush_output();
      report(nothing_compared_text(totals));
    }
    return feed_.errors() != 0 || totals.compared == 0 ? kBadData : 0;
  }

 private:
  static constexpr std::uint64_t kMaxErrors = 20;

  void load(ObjectId id) {
    const auto index = source_.find(id);
    if (id != 0 && index && !store_.status(id)) add_object(store_, source_, *index);
  }

  /// Of anonymous bodies; 0 without --assume. A Setup that is not there would only make stones.
  [[nodiscard]] ObjectId assumed_setup() {
    if (options_.assume.empty()) return 0;
    const ObjectId id = parse_object_id(options_.assume);
    load(id);
    if (!store_.setup(id))
      throw ToolError(
          fmt::format("--assume {}: {} has no Setup {}", options_.assume, source_.name(), hex32(id)));
    return id;
  }

  const ReplayCommandOptions& options_;
  AssetSource source_;
  AssetStore store_;
  CaptureFeed feed_;
  std::optional<Guid> only_;
  inspect::CaptureReplay replay_;
};

}  // namespace

void add_replay(CLI::App& app, Outcome& outcome) {
  CLI::App* command = app.add_subcommand(
      "replay", "Feed a capture through the engine and report where it departs from the server");
  auto options = std::make_shared<ReplayCommandOptions>();
  add_asset_options(*command, options->assets);
  command->add_option("--least", options->least, "Show departures of at least this many metres (default 0.5)")
      ->check(finite_within(0.0, 1e9))
      ->type_name("METRES");
  command
      ->add_option("--top", options->top,
                   "Show only the N largest departures and blips, and the N worst objects")
      ->check(whole_within(0))
      ->type_name("N");
  command->add_option("--object", options->object, "Only this object")->type_name("GUID");
  command
      ->add_option("--assume", options->assume,
                   "Replay objects that are never described as anonymous bodies of this Setup")
      ->type_name("SETUP");
  command->add_flag("--json", options->json, "Everything as one JSON object");
  command
      ->add_option("--svg", options->svg,
                   "Draw the paths from above into this file; - for the standard output, alone")
      ->type_name("FILE");
  add_capture_options(*command, options->capture);
  command->footer(
      "Examples:\n"
      "  acmotion replay session.pcap --dat client_portal.dat\n"
      "  acmotion replay session.pcap --dat client_portal.dat --object 0x50000001 --svg paths.svg\n"
      "  acmotion replay session.pcap --json | jq '.objects[] | select(.worst > 1)'\n"
      "  acmotion replay middle.pcap --dat client_portal.dat --assume 0x02000001 --top 20\n"
      "\n"
      "The engine's position of an object is compared with its next UpdatePosition. The exit code is 1 "
      "when\n"
      "something in the capture could not be read, and when nothing could be compared.");
  command->callback([options, &outcome] {
    if (options->json)
      refuse_standard_stream(options->svg, "--svg",
                             "--json goes to the standard output already; name a file");
    outcome.exit_code = Replay(*options).run();
  });
}

}  // namespace acm::tool
