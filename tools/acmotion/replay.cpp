// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "asset_source.h"
#include "capture_feed.h"
#include "json.h"
#include "names.h"
#include "output.h"
#include "replay_session.h"
#include "replay_svg.h"
#include "subcommands.h"
#include "text_table.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

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
      : options_(options), source_(open_assets(options.assets)), feed_(options.capture, kMostFaults) {
    if (options.object.empty()) return;
    only_ = parse_hex(options.object);
    if (!only_)
      throw ToolError(fmt::format("'{}' is no guid (such as 0x50000001)", options.object), kWrongUsage);
  }

  int run() {
    while (const auto message = feed_.next()) receive(*message);
    const std::vector<const ReplayedObject*> objects = wanted();
    if (options_.json)
      print_json(objects);
    else
      print_text(objects);
    if (!options_.svg.empty()) write_svg(objects);
    return feed_.faults() != 0 ? kBadData : 0;
  }

 private:
  static constexpr std::uint64_t kMostFaults = 20;

  void receive(const CapturedMessage& captured) {
    if (captured.direction != wire::Direction::ServerToClient) return;
    const auto id = wire::identify(captured.bytes);
    if (!id || !id->known) return;
    const auto message = wire::decode_message(captured.bytes);
    if (!message) return feed_.report_fault(captured.frame, message.error());
    auto& session = sessions_[captured.flow];
    if (!session) session = std::make_unique<Connection>(source_, store_, captured.microseconds);
    const std::uint64_t since = captured.microseconds - session->began;
    session->replay.receive(static_cast<double>(static_cast<std::int64_t>(since)) / 1e6, *message);
  }

  /// Objects that have moved or are worth a word, the worst first.
  [[nodiscard]] std::vector<const ReplayedObject*> wanted() const {
    std::vector<const ReplayedObject*> objects;
    for (const auto& [flow, session] : sessions_)
      for (const auto& [guid, object] : session->replay.objects())
        if (!only_ || guid == *only_) objects.push_back(&object);
    std::sort(objects.begin(), objects.end(), [](const auto* a, const auto* b) {
      return a->worst() != b->worst() ? a->worst() > b->worst() : a->guid < b->guid;
    });
    return objects;
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
    std::uint64_t messages = 0;
    double seconds = 0.0;
    for (const auto& [flow, session] : sessions_) {
      messages += session->replay.messages();
      seconds = std::max(seconds, session->replay.seconds());
    }
    std::size_t blips = 0, stalls = 0, without = 0;
    for (const ReplayedObject* object : objects) {
      blips += object->blips.size();
      stalls += object->stalls.size();
      if (!object->missing.empty()) ++without;
    }
    print("{} about {} in {:.1f} s: {}, {}, {} without their assets\n", counted(messages, "message"),
          counted(objects.size(), "object"), seconds, counted(blips, "blip"), counted(stalls, "stall"),
          counted(without, "object"));
  }

  void print_json(const std::vector<const ReplayedObject*>& objects) const {
    Json list = Json::array();
    for (const ReplayedObject* object : objects) list.push_back(json_of(*object));
    Json root = {
        {"capture", options_.capture.file}, {"faults", feed_.faults()}, {"objects", std::move(list)}};
    write_out(root.dump(2, ' ', false, Json::error_handler_t::replace));
    write_out("\n");
  }

  static Json json_of(const ReplayedObject& object) {
    Json departures = Json::array();
    for (const Departure& d : object.departures)
      departures.push_back({{"time", d.time},
                            {"metres", d.metres},
                            {"degrees", d.degrees},
                            {"in_air", d.in_air},
                            {"after", d.after}});
    Json blips = Json::array();
    for (const Blip& blip : object.blips) blips.push_back({{"time", blip.time}, {"metres", blip.metres}});
    Json missing = Json::array();
    for (const ObjectId id : object.missing) missing.push_back(hex32(id));
    return {{"guid", hex32(object.guid)},    {"name", object.name},
            {"messages", object.messages},   {"dropped", object.dropped},
            {"teleports", object.teleports}, {"worst", object.worst()},
            {"mean", object.mean()},         {"departures", std::move(departures)},
            {"blips", std::move(blips)},     {"stalls", object.stalls},
            {"missing", std::move(missing)}};
  }

  void write_svg(const std::vector<const ReplayedObject*>& objects) const {
    std::ofstream out(options_.svg, std::ios::binary);
    out << draw_paths(objects);
    if (!out.flush()) throw ToolError(fmt::format("cannot write {}", options_.svg));
  }

  static std::string label(const ReplayedObject& object) {
    std::string text = hex32(object.guid);
    if (object.name.empty()) return text;
    text += ' ';
    for (const char c : object.name) text.push_back(c >= ' ' && c <= '~' ? c : '?');
    return text;
  }

  struct Connection {
    Connection(const AssetSource& source, AssetStore& store, std::uint64_t microseconds)
        : replay(source, store), began(microseconds) {}

    ReplaySession replay;
    std::uint64_t began;  ///< microseconds since 1970
  };

  const ReplayOptions& options_;
  AssetSource source_;
  AssetStore store_;
  CaptureFeed feed_;
  std::optional<Guid> only_;
  std::map<std::uint64_t, std::unique_ptr<Connection>> sessions_;
};

}  // namespace

void add_replay(CLI::App& app, Outcome& outcome) {
  CLI::App* command = app.add_subcommand(
      "replay", "Feed a capture through the engine and tell where it departs from the server");
  auto options = std::make_shared<ReplayOptions>();
  add_asset_options(*command, options->assets);
  command->add_option("--least", options->least, "Show departures from so many metres on (default 0.5)")
      ->type_name("METRES");
  command->add_option("--object", options->object, "Only this object")->type_name("GUID");
  command->add_flag("--json", options->json, "Everything as one JSON object");
  command->add_option("--svg", options->svg, "Draw the paths from above into this file")->type_name("FILE");
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
  command->callback([options, &outcome] { outcome.exit_code = Replay(*options).run(); });
}

}  // namespace acm::tool
