// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capture_feed.h"

#include <fmt/format.h>

#include "names.h"
#include "output.h"
#include "tool_error.h"

namespace acm::tool {

void add_capture_options(CLI::App& command, CaptureOptions& options) {
  command.add_option("FILE", options.file, "A capture (pcap or pcapng), or - for the standard input")
      ->type_name("FILE|-")
      ->required();
  command
      .add_option("--server-port", options.server_ports,
                  "UDP port or ports of the server (default 9000-10013)")
      ->type_name("PORT[-PORT]");
}

std::optional<CapturedMessage> CaptureFeed::next() {
  try {
    return reader_.next([this](const CaptureFault& fault) { report_fault(fault.frame, fault.error); });
  } catch (const ToolError& error) {
    flush_output();
    report(error.what());
    ++faults_;
    return std::nullopt;
  }
}

void CaptureFeed::report_fault(std::string_view text) {
  if (++faults_ <= most_reported_) report(text);
  if (faults_ == most_reported_) report("further faults are only counted");
}

void CaptureFeed::report_fault(std::uint64_t frame, const Error& error) {
  report_fault(fmt::format("frame {}: {}", frame, describe(error)));
}

}  // namespace acm::tool
