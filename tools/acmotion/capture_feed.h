// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "capture_file.h"
#include "capture_reader.h"

namespace acm::tool {

/// Which capture a subcommand reads.
struct CaptureOptions {
  std::string file;          ///< "-" is the standard input
  std::string server_ports;  ///< see parse_server_ports
};
void add_capture_options(CLI::App& command, CaptureOptions& options);

/// The messages of a capture for a subcommand. What cannot be read is reported to the user and counted.
class CaptureFeed {
 public:
  /// After `most_reported` faults the rest are only counted. Throws ToolError when the file cannot be opened
  /// or the ports are none.
  CaptureFeed(const CaptureOptions& options, std::uint64_t most_reported)
      : file_(options.file),
        reader_(file_, parse_server_ports(options.server_ports)),
        most_reported_(most_reported) {}

  /// The next whole message, or nothing at the end. A damaged file ends the capture, but what was read before
  /// it counts.
  std::optional<CapturedMessage> next();

  void report_fault(std::string_view text);
  void report_fault(std::uint64_t frame, const Error& error);

  [[nodiscard]] std::uint64_t faults() const { return faults_; }
  [[nodiscard]] const CaptureFile& file() const { return file_; }
  [[nodiscard]] const CaptureReader& reader() const { return reader_; }

 private:
  CaptureFile file_;
  CaptureReader reader_;
  std::uint64_t most_reported_;
  std::uint64_t faults_ = 0;
};

}  // namespace acm::tool
