// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capture_feed.h"

#include <fmt/format.h>

#include <charconv>
#include <optional>

#include "names.h"
#include "output.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

std::optional<std::uint16_t> parse_port(std::string_view text) {
  std::uint16_t port = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return port;
}

// "9000" or "9000-10013"; empty: the default. Throws ToolError (wrong usage) otherwise.
inspect::ServerPorts parse_server_ports(const std::string& text) {
  if (text.empty()) return {};
  const std::size_t dash = text.find('-');
  const std::optional<std::uint16_t> first = parse_port(std::string_view(text).substr(0, dash));
  const std::optional<std::uint16_t> last =
      dash == std::string::npos ? first : parse_port(std::string_view(text).substr(dash + 1));
  if (!first || !last || *first > *last)
    throw ToolError(fmt::format("'{}' is neither a port nor a range such as 9000-10013", text), kWrongUsage);
  return {*first, *last};
}

}  // namespace

void add_capture_options(CLI::App& command, CaptureOptions& options) {
  command.add_option("FILE", options.file, "A capture (pcap or pcapng), or - for the standard input")
      ->type_name("FILE|-")
      ->required();
  command
      .add_option("--server-port", options.server_ports,
                  "UDP port or ports of the server (default 9000-10013)")
      ->type_name("PORT[-PORT]");
}

CaptureFeed::CaptureFeed(const CaptureOptions& options, std::uint64_t most_reported)
    : file_(options.file), reader_(parse_server_ports(options.server_ports)), most_reported_(most_reported) {
  for (;;) {
    const InspectResult<bool> recognised = reader_.recognise();
    if (!recognised) throw ToolError(fmt::format("{}: {}", file_.name(), recognised.error().text));
    if (*recognised) return;
    supply();
  }
}

void CaptureFeed::supply() {
  const Bytes chunk = file_.read();
  chunk.empty() ? reader_.finish() : reader_.supply(chunk);
}

const CapturedMessage* CaptureFeed::next() {
  using Step = inspect::CaptureReader::Step;
  for (;;) switch (reader_.next()) {
      case Step::Message: return &reader_.message();
      case Step::Error: report(reader_.error()); break;
      case Step::NeedsBytes: supply(); break;
      case Step::End: return nullptr;
    }
}

void CaptureFeed::report(const inspect::CaptureError& found) {
  if (!found.ends_capture) return report_error(fmt::format("frame {}: {}", found.frame, found.error.text));
  flush_output();
  tool::report(fmt::format("{}: after frame {}: {}", file_.name(), found.frame, found.error.text));
  ++errors_;
}

void CaptureFeed::report_error(std::string_view text) {
  if (++errors_ <= most_reported_) tool::report(text);
  if (errors_ == most_reported_) tool::report("further errors are only counted");
}

void CaptureFeed::report_error(std::uint64_t frame, const Error& error) {
  report_error(fmt::format("frame {}: {}", frame, describe(error)));
}

}  // namespace acm::tool
