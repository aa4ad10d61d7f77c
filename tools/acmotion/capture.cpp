// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire.hpp"
#include "inspect/capture/capture_tally.h"
#include "inspect/message/message_text.h"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "capture_feed.h"
#include "capture_summary.h"
#include "glob.h"
#include "names.h"
#include "object_files.h"
#include "output.h"
#include "progress.h"
#include "standard_stream.h"
#include "subcommands.h"
#include "suggestions.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

using namespace acm::wire;

struct CaptureCommandOptions {
  CaptureOptions capture;
  bool json = false;
  bool summary = false;
  bool all = false;
  std::string object;
  std::vector<std::string> opcodes;
  std::string extract;
};

/// Which messages the user wants.
class Filter {
 public:
  explicit Filter(const CaptureCommandOptions& options) : all_(options.all) {
    if (!options.object.empty()) {
      const auto guid = parse_hex(options.object);
      if (!guid)
        throw ToolError(fmt::format("'{}' is no guid (such as 0x50000001)", options.object), kWrongUsage);
      guid_ = *guid;
    }
    for (const std::string& text : options.opcodes) add_opcode(text);
  }

  [[nodiscard]] bool wants(const MessageId& id) const {
    if (opcodes_.empty()) return id.known || all_;
    return opcodes_.contains(id.opcode) || (id.type != 0 && opcodes_.contains(id.type));
  }
  [[nodiscard]] bool wants(const Message* message, Guid subject) const {
    if (!guid_) return true;
    if (subject == *guid_) return true;
    const auto* parent = message != nullptr ? std::get_if<ParentEvent>(message) : nullptr;
    return parent != nullptr && parent->parent == *guid_;
  }

 private:
  static std::vector<std::string> message_names() {
    std::vector<std::string> names;
    for (const Opcode opcode : all_opcodes()) names.emplace_back(to_string(opcode));
    return names;
  }
  void add_opcode(const std::string& text) {
    if (const auto number = parse_hex(text)) {
      opcodes_.insert(*number);
      return;
    }
    if (is_pattern(text)) return add_matching_opcodes(text);
    const auto opcode = opcode_named(text);
    if (!opcode)
      throw ToolError(fmt::format("'{}' is no opcode and no name of a movement message{}", text,
                                  did_you_mean(text, message_names())),
                      kWrongUsage);
    opcodes_.insert(static_cast<std::uint32_t>(*opcode));
  }

  void add_matching_opcodes(const std::string& pattern) {
    const std::size_t before = opcodes_.size();
    for (const Opcode opcode : all_opcodes())
      if (matches_glob(pattern, to_string(opcode))) opcodes_.insert(static_cast<std::uint32_t>(opcode));
    if (opcodes_.size() == before)
      throw ToolError(
          fmt::format("'{}' matches no name of a movement message, such as UpdateMotion", pattern),
          kWrongUsage);
  }

  bool all_;
  std::optional<Guid> guid_;
  std::set<std::uint32_t> opcodes_;
};

class Capture {
 public:
  explicit Capture(const CaptureCommandOptions& options)
      : options_(options), filter_(options), feed_(options.capture, kMostFaults) {
    if (!options.extract.empty()) make_folder(options.extract);
  }

  int run() {
    Progress progress("reading", feed_.file().size(), Progress::Unit::Bytes);
    const bool prints = !options_.summary && options_.extract.empty();
    if (prints && output_is_terminal()) progress.disable();
    std::uint64_t steps = 0;
    while (const CapturedMessage* message = feed_.next()) {
      handle(*message);
      if (++steps % 1024 == 0) progress.show(feed_.file().position());
    }
    progress.hide();
    finish();
    return feed_.faults() != 0 ? kBadData : 0;
  }

 private:
  static constexpr std::uint64_t kMostFaults = 100;

  void handle(const CapturedMessage& captured) {
    const auto id = identify(captured.bytes);
    if (!id) return feed_.report_fault(captured.frame, id.error());
    if (!id->known) return show(captured, *id, nullptr);
    const auto message = decode_message(captured.bytes);
    if (!message) return feed_.report_fault(captured.frame, message.error());
    show(captured, *id, &*message);
  }

  void show(const CapturedMessage& captured, const MessageId& id, const Message* message) {
    const Guid subject = tally_.add(captured, id, message);
    if (!filter_.wants(id) || !filter_.wants(message, subject)) return;
    ++shown_;
    if (!options_.extract.empty()) extract(captured, id);
    if (options_.summary || !options_.extract.empty()) return;
    options_.json ? print_object(captured) : print_line(captured, id, message, subject);
  }

  void print_line(const CapturedMessage& captured, const MessageId& id, const Message* message,
                  Guid subject) {
    const std::uint64_t since = captured.microseconds - feed_.reader().counts().first_microseconds;
    print("{:>12.6f}  {}  {}  {}  {}\n", static_cast<double>(static_cast<std::int64_t>(since)) / 1e6,
          inked(Ink::Faint, direction_text(captured.from_server)),
          inked(Ink::Id, fmt::format("{:30}", tally_.object_text(subject))),
          inked(Ink::Name, fmt::format("{:20}", inspect::message_label(id))),
          message != nullptr ? inspect::meaning(*message) : counted(captured.bytes.size(), "byte"));
  }

  static void print_object(const CapturedMessage& captured) {
    write_line_of_others(*inspect::captured_message_json(captured));
  }

  void extract(const CapturedMessage& captured, const MessageId& id) {
    const std::uint32_t number = id.type != 0 ? id.type : id.opcode;
    const char* name = id.known ? to_string(id.code()) : "other";
    const auto path =
        std::filesystem::path(options_.extract) /
        fmt::format("{:08}-{}-{:04X}-{}.bin", shown_, direction_text(captured.from_server), number, name);
    or_throw(replace_file(path, captured.bytes, {.lock = false, .flush = false}));
  }

  /// Says why nothing was shown, when the user may have expected otherwise.
  void explain_silence() const {
    const inspect::CaptureCounts& counts = feed_.reader().counts();
    if (counts.packets != 0 || counts.frames == 0) return;
    const inspect::ServerPorts& server = feed_.reader().ports();
    report(fmt::format("none of {} is of the game: no UDP port {} to {} (see --server-port)",
                       counted(counts.frames, "frame"), server.first, server.last));
  }

  /// Messages whose fragments never all came.
  void report_unfinished() {
    for (const inspect::UnfinishedMessage& m : feed_.reader().unfinished())
      feed_.report_fault(
          fmt::format("message {} {}: never finished: {} of {} fragments, without the one of index {}",
                      direction_text(m.from_server), m.sequence, m.received, m.count, m.missing));
    const std::uint64_t evicted = feed_.reader().evicted();
    if (evicted != 0)
      feed_.report_fault(
          fmt::format("{} never finished and had to make room for others", counted(evicted, "message")));
  }

  void finish() {
    flush_output();
    report_unfinished();
    explain_silence();
    if (options_.summary) print_summary(tally_, feed_.reader(), feed_.faults());
    if (!options_.extract.empty()) print("{} written to {}\n", counted(shown_, "message"), options_.extract);
  }

  const CaptureCommandOptions& options_;
  Filter filter_;
  CaptureFeed feed_;
  inspect::CaptureTally tally_;
  std::uint64_t shown_ = 0;
};

}  // namespace

void add_capture(CLI::App& app, Outcome& outcome) {
  CLI::App* command = app.add_subcommand("capture", "Show the movement messages in a network capture");
  auto options = std::make_shared<CaptureCommandOptions>();
  auto* json =
      command->add_flag("--json", options->json, "One object per message and line, as decode --json gives");
  command->add_flag("--summary", options->summary, "Counts by message, checksums, and the busiest objects")
      ->excludes(json);
  command->add_option("--object", options->object, "Only messages about this object")->type_name("GUID");
  command
      ->add_option("--opcode", options->opcodes,
                   "Only this message, by number or name, with * and ? (can be repeated)")
      ->type_name("OPCODE|NAME");
  command->add_flag("--all", options->all, "Also messages that have nothing to do with movement");
  command->add_option("--extract", options->extract, "Write each message as it is to a file in this folder")
      ->type_name("DIR")
      ->excludes(json);
  add_capture_options(*command, options->capture);
  command->footer(
      "Examples:\n"
      "  acmotion capture session.pcap\n"
      "  acmotion capture session.pcapng --object 0x50000001 --opcode UpdateMotion\n"
      "  acmotion capture session.pcap --json | jq .decoded\n"
      "  acmotion capture session.pcap --summary\n"
      "\n"
      "Times are seconds since the first frame; those of --json are seconds since 1970. The exit code is 1 "
      "when\n"
      "something in the capture could not be read or a checksum was wrong.");
  command->callback([options, &outcome] {
    refuse_standard_stream(options->extract, "--extract",
                           "messages go into a folder (--extract DIR); --json prints them");
    outcome.exit_code = Capture(*options).run();
  });
}

}  // namespace acm::tool
