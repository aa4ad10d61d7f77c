// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/capture.hpp"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <string>
#include <string_view>

#include "chunked_input.h"

namespace acm::tool {

using inspect::CapturedMessage;

/// Which capture a subcommand reads.
struct CaptureOptions {
  std::string file;          ///< "-" is the standard input
  std::string server_ports;  ///< "9000" or "9000-10013"; empty: the default
};
void add_capture_options(CLI::App& command, CaptureOptions& options);

/// The messages of a capture for a subcommand. What cannot be read is reported to the user and counted.
class CaptureFeed {
 public:
  /// After `most_reported` errors the rest are only counted. Throws ToolError when the file cannot be opened
  /// or is not a capture, or when the ports are malformed.
  CaptureFeed(const CaptureOptions& options, std::uint64_t most_reported);

  /// The next whole message, valid until the next call; null at the end. A damaged file ends the capture, but
  /// what was read before it counts.
  const CapturedMessage* next();

  void report_error(std::string_view text);
  void report_error(std::uint64_t frame, const Error& error);

  [[nodiscard]] std::uint64_t errors() const { return errors_; }
  [[nodiscard]] const ChunkedInput& file() const { return file_; }
  [[nodiscard]] const inspect::CaptureReader& reader() const { return reader_; }

 private:
  void supply();
  void report(const inspect::CaptureError& found);

  ChunkedInput file_;
  inspect::CaptureReader reader_;
  std::uint64_t most_reported_;
  std::uint64_t errors_ = 0;
};

}  // namespace acm::tool
