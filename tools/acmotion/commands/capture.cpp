// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire.hpp"
#include "inspect/capture/capture_tally.h"
#include "inspect/capture/trimmed_message.h"
#include "inspect/message/message_text.h"
#include "inspect/message/protocol_names.h"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "subcommands.h"
#include "support/capture_csv.h"
#include "support/capture_feed.h"
#include "support/capture_filter.h"
#include "support/capture_summary.h"
#include "support/names.h"
#include "support/object_files.h"
#include "support/output.h"
#include "support/progress.h"
#include "support/standard_stream.h"
#include "support/tool_error.h"

namespace acm::tool {

namespace {

using namespace acm::wire;

struct CaptureCommandOptions {
  CaptureOptions capture;
  CaptureFilterOptions filter;
  bool json = false;
  bool csv = false;
  bool summary = false;
  std::string extract;
};

class Capture {
 public:
  explicit Capture(const CaptureCommandOptions& options)
      : options_(options), filter_(options.filter), feed_(options.capture, kMaxErrors) {
    if (!options.extract.empty()) make_folder(options.extract);
  }

  int run() {
    if (options_.csv && !options_.summary && options_.extract.empty()) write_out(kMessageCsvHeader);
    Progress progress("reading", feed_.file().size(), Progress::Unit::Bytes);
    const bool prints = !options_.summary && options_.extract.empty();
    if (prints && output_is_terminal()) progress.disable();
    std::uint64_t steps = 0;
    while (const CapturedMessage* message = feed_.next()) {
      handle(*message);
      if (++steps % 1024 == 0) progress.show(feed_.reader().position());
    }
    progress.hide();
    finish();
    return feed_.errors() != 0 ? kBadData : 0;
  }

 private:
  static constexpr std::uint64_t kMaxErrors = 100;

  void handle(const CapturedMessage& captured) {
    const auto id = identify(captured.bytes);
    if (!id) return feed_.report_error(captured.frame, id.error());
    if (!id->known) return show(captured, *id, nullptr);
    const auto trimmed = inspect::decode_trimmed(captured.bytes);
    if (!trimmed) return feed_.report_error(captured.frame, trimmed.error());
    if (!trimmed->stray.empty()) tally_.add_stray(trimmed->stray.size());
    show(captured, *id, &*trimmed);
  }

  /// `trimmed` is null for a message that has nothing to do with movement.
  void show(const CapturedMessage& captured, const MessageId& id, const inspect::TrimmedMessage* trimmed) {
    const Message* message = trimmed != nullptr ? &trimmed->message : nullptr;
    const Guid subject = tally_.add(captured, id, message);
    if (!filter_.wants(id) || !filter_.wants(message, subject)) return;
    ++shown_;
    if (!options_.extract.empty()) extract(captured, id);
    if (options_.summary || !options_.extract.empty()) return;
    if (options_.json) return print_object(captured);
    const std::size_t stray = trimmed != nullptr ? trimmed->stray.size() : 0;
    const std::string text = message != nullptr ? inspect::meaning(*message) : std::string();
    if (options_.csv)
      write_out(message_csv({captured, id, subject, tally_.name_of(subject), stray, text}));
    else
      print_line(captured, id, subject, message ? text : counted(captured.bytes.size(), "byte"), stray);
  }

  void print_line(const CapturedMessage& captured, const MessageId& id, Guid subject, const std::string& text,
                  std::size_t stray) {
    const std::uint64_t since = captured.microseconds - feed_.reader().counts().first_microseconds;
    print("{:>12.6f}  {}  {}  {}  {}{}\n", static_cast<double>(static_cast<std::int64_t>(since)) / 1e6,
          colored(TextColor::Faint, direction_text(captured.from_server)),
          colored(TextColor::Id, fmt::format("{:30}", tally_.object_text(subject))),
          colored(TextColor::Name, fmt::format("{:20}", inspect::message_label(id))), text,
          stray == 0 ? std::string() : fmt::format(" (and {} cut off)", counted(stray, "stray byte")));
  }

  static void print_object(const CapturedMessage& captured) {
    write_untrusted_line(*inspect::captured_message_json(captured));
  }

  void extract(const CapturedMessage& captured, const MessageId& id) {
    std::string name = inspect::protocol_name(id);
    if (const std::size_t second = name.find('/'); second != std::string::npos) name.resize(second);
    const auto path = std::filesystem::path(options_.extract) /
                      fmt::format("{:08}-{}-{:04X}-{}.bin", shown_, direction_text(captured.from_server),
                                  inspect::number_of(id), name.empty() ? "other" : name);
    or_throw(replace_file(path, captured.bytes, {.lock = false, .flush = false}));
  }

  /// Says why nothing was shown, when the user may have expected otherwise.
  void explain_no_output() const {
    const inspect::CaptureCounts& counts = feed_.reader().counts();
    if (counts.packets != 0 || counts.frames == 0) return;
    const inspect::ServerPorts& server = feed_.reader().ports();
    report(fmt::format("none of {} is of the game: no UDP port {} to {} (see --server-port)",
                       counted(counts.frames, "frame"), server.first, server.last));
  }

  /// Messages whose fragments never all came.
  void report_unfinished() {
    for (const inspect::UnfinishedMessage& m : feed_.reader().unfinished())
      feed_.report_error(
          fmt::format("message {} {}: never finished: {} of {} fragments, without the one of index {}",
                      direction_text(m.from_server), m.sequence, m.received, m.count, m.missing));
    const std::uint64_t evicted = feed_.reader().evicted();
    if (evicted != 0)
      feed_.report_error(fmt::format("{} evicted before all fragments arrived", counted(evicted, "message")));
  }

  void finish() {
    flush_output();
    report_unfinished();
    explain_no_output();
    if (options_.summary) {
      if (options_.csv)
        write_out(summary_csv(tally_));
      else
        print_summary(tally_, feed_.reader(), feed_.errors());
    }
    if (!options_.extract.empty()) print("{} written to {}\n", counted(shown_, "message"), options_.extract);
  }

  const CaptureCommandOptions& options_;
  CaptureFilter filter_;
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
  auto* csv = command->add_flag("--csv", options->csv,
                                "One row per message, or with --summary one per kind of message");
  csv->excludes(json);
  command->add_flag("--summary", options->summary, "Counts by message, checksums, and the busiest objects")
      ->excludes(json);
  add_capture_filter_options(*command, options->filter);
  command->add_option("--extract", options->extract, "Write each message as it is to a file in this folder")
      ->type_name("DIR")
      ->excludes(json)
      ->excludes(csv);
  add_capture_options(*command, options->capture);
  command->footer(
      "Examples:\n"
      "  acmotion capture session.pcap\n"
      "  acmotion capture session.pcapng --object 0x50000001 --opcode UpdateMotion\n"
      "  acmotion capture session.pcap --json | jq .decoded\n"
      "  acmotion capture session.pcap --summary\n"
      "  acmotion capture session.pcap --opcode 'Combat*' --csv\n"
      "\n"
      "Times are seconds since the first frame; those of --json and --csv are seconds since 1970. Stray "
      "bytes\n"
      "after the end of a movement message are cut off and counted. The exit code is 1 when something in "
      "the\n"
      "capture could not be read or a checksum was wrong.");
  command->callback([options, &outcome] {
    refuse_standard_stream(options->extract, "--extract",
                           "messages go into a folder (--extract DIR); --json prints them");
    outcome.exit_code = Capture(*options).run();
  });
}

}  // namespace acm::tool
