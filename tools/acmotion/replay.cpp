// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/replay/capture_replay.h"

#include <fmt/format.h>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "asset_source.h"
#include "capture_feed.h"
#include "names.h"
#include "output.h"
#include "progress.h"
#include "standard_stream.h"
#include "subcommands.h"
#include "suggestions.h"
#include "text_table.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

using inspect::Blip;
using inspect::Departure;
using inspect::ReplayedObject;

struct ReplayOptions {
  AssetOptions assets;
  CaptureOptions capture;
  std::string object;
  std::string svg;
  double least = 0.5;
  bool json = false;
};

std::string joined(const std::vector<std::string>& words) {
  return words.empty() ? "nothing else" : fmt::format("{}", fmt::join(words, ", "));
}

class Replay {
 public:
  explicit Replay(const ReplayOptions& options)
      : options_(options),
        source_(open_assets(options.assets)),
        feed_(options.capture, kMostFaults),
        replay_(store_, [this](ObjectId id) { load(id); }) {
    if (options.object.empty()) return;
    only_ = parse_hex(options.object);
    if (!only_)
      throw ToolError(fmt::format("'{}' is no guid (such as 0x50000001)", options.object), kWrongUsage);
  }

  int run() {
    Progress progress("replaying", feed_.file().size(), Progress::Unit::Bytes);
    while (const CapturedMessage* message = feed_.next()) {
      progress.show(feed_.file().position());
      if (const Status status = replay_.add(*message); !status) {
        progress.hide();
        feed_.report_fault(message->frame, status.error());
      }
    }
    progress.hide();
    if (options_.svg == "-") {
      write_svg(replay_.objects(only_));
      return feed_.faults() != 0 ? kBadData : 0;
    }
    const std::vector<const ReplayedObject*> objects = replay_.objects(only_);
    if (options_.json)
      print("{}\n", inspect::replay_json(feed_.file().name(), feed_.faults(), objects));
    else
      print_text(objects);
    if (!options_.svg.empty()) write_svg(objects);
    return feed_.faults() != 0 ? kBadData : 0;
  }

 private:
  static constexpr std::uint64_t kMostFaults = 20;

  void load(ObjectId id) {
    const auto index = source_.find(id);
    if (id != 0 && index) add_object(store_, source_, *index);
  }

  void print_text(const std::vector<const ReplayedObject*>& objects) const {
    print_departures(objects);
    print_table(objects);
    print_missing(objects);
    print_totals(objects);
  }

  void print_departures(const std::vector<const ReplayedObject*>& objects) const {
    for (const ReplayedObject* object : objects) {
      for (const Departure& d : object->departures)
        if (!d.in_air && d.metres >= options_.least)
          print("{:>10.3f} s  {}  {:.2f} m and {:.0f} degrees off, after {}\n", d.time,
                inked(Ink::Id, label(*object)), d.metres, d.degrees, joined(d.after));
      for (const Blip& blip : object->blips)
        print("{:>10.3f} s  {}  blip over {:.2f} m\n", blip.time, inked(Ink::Id, label(*object)),
              blip.metres);
      for (const std::string& stall : object->stalls)
        print("{:>12}  {}  stalled at {}\n", "", inked(Ink::Id, label(*object)), stall);
    }
  }

  void print_table(const std::vector<const ReplayedObject*>& objects) const {
    using Align = TextTable::Column::Align;
    TextTable table({{"object", Align::Left, Ink::Id},
                     {"messages", Align::Right},
                     {"positions", Align::Right},
                     {"worst", Align::Right},
                     {"mean", Align::Right},
                     {"blips", Align::Right},
                     {"stalls", Align::Right}});
    for (const ReplayedObject* object : objects)
      if (!object->departures.empty() || !object->blips.empty() || !object->stalls.empty())
        table.add({label(*object), grouped(object->messages), grouped(object->departures.size()),
                   fmt::format("{:.2f} m", object->worst()), fmt::format("{:.2f} m", object->mean()),
                   grouped(object->blips.size()), grouped(object->stalls.size())});
    table.print();
  }

  void print_missing(const std::vector<const ReplayedObject*>& objects) const {
    std::map<ObjectId, std::size_t> users;
    for (const ReplayedObject* object : objects)
      for (const ObjectId id : object->missing) ++users[id];
    for (const auto& [id, count] : users)
      print("not at hand: {} of {}\n", inked(Ink::Id, hex32(id)), counted(count, "object"));
  }

  void print_totals(const std::vector<const ReplayedObject*>& objects) const {
    std::size_t blips = 0, stalls = 0, without = 0;
    for (const ReplayedObject* object : objects) {
      blips += object->blips.size();
      stalls += object->stalls.size();
      if (!object->missing.empty()) ++without;
    }
    print("{} about {} in {:.1f} s: {}, {}, {} without their assets\n",
          counted(replay_.messages(), "message"), counted(objects.size(), "object"), replay_.seconds(),
          counted(blips, "blip"), counted(stalls, "stall"), counted(without, "object"));
  }

  void write_svg(const std::vector<const ReplayedObject*>& objects) const {
    write_file(options_.svg, inspect::replay_svg(objects));
  }

  static std::string label(const ReplayedObject& object) {
    std::string text = hex32(object.guid);
    if (object.name.empty()) return text;
    text += ' ';
    for (const char c : object.name) text.push_back(c >= ' ' && c <= '~' ? c : '?');
    return text;
  }

  const ReplayOptions& options_;
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
  auto options = std::make_shared<ReplayOptions>();
  add_asset_options(*command, options->assets);
  command->add_option("--least", options->least, "Show departures from so many metres on (default 0.5)")
      ->check(finite_within(0.0, 1e9))
      ->type_name("METRES");
  command->add_option("--object", options->object, "Only this object")->type_name("GUID");
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
      "\n"
      "Compared is where the engine has an object when its next UpdatePosition comes. The exit code is 1 "
      "when\n"
      "something in the capture could not be read.");
  command->callback([options, &outcome] {
    if (options->json)
      refuse_standard_stream(options->svg, "--svg",
                             "--json goes to the standard output already; name a file");
    outcome.exit_code = Replay(*options).run();
  });
}

}  // namespace acm::tool
