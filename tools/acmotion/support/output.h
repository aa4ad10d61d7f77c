// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>

#include "files/file_replacement.h"

namespace acm::tool {

/// Thrown when the reader of a pipe has gone. Not a failure: it has seen what it wanted.
struct OutputClosed {};

/// To be called before anything is written: a closed pipe then shows as a failed write on every system.
void prepare_output();

/// Buffered output to the standard stream. Throws OutputClosed, or ToolError when it cannot be written.
void write_out(std::string_view text);
void flush_output();
/// A line with text from an untrusted source, such as names in a capture. It is escaped if the output is a
/// terminal.
void write_untrusted_line(std::string_view line);

/// A file that is written piece by piece and replaces the old one when it is complete; for "-" the standard
/// stream. Failures throw ToolError.
class OutputFile {
 public:
  explicit OutputFile(const std::string& path);
  void write(std::string_view text);
  void commit();

 private:
  std::optional<FileReplacement> file_;
};

/// A whole file in one call.
void write_file(const std::string& path, std::string_view text);

template <class... Args>
void print(fmt::format_string<Args...> format, Args&&... args) {
  write_out(fmt::format(format, std::forward<Args>(args)...));
}

/// Whether somebody looks at the standard output, or at the error stream.
bool output_is_terminal();
bool error_is_terminal();

/// One line to the error stream, headed by the name of the tool.
void report(std::string_view what);

enum class TextColor { Plain, Strong, Faint, Id, Name };

/// The text in a colour, if the standard output is a terminal and NO_COLOR is not set; else as it is.
std::string colored(TextColor color, std::string_view text);

}  // namespace acm::tool
