// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "output.h"

#include "inspect/text/text.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <span>

#include "tool_error.h"
#include "truncated_files.h"
#ifdef _WIN32
#include <io.h>
#include <windows.h>
#else
#include <unistd.h>
#endif

namespace acm::tool {

namespace {

constexpr std::size_t kBufferBytes = 64 * 1024;

std::string& buffer() {
  static std::string text;
  return text;
}

[[noreturn]] void fail_to_write(int error) {
  buffer().clear();
  // Windows reports a closed pipe as EINVAL.
  if (error == EPIPE || error == EINVAL) throw OutputClosed{};
  throw ToolError(std::string("cannot write the output: ") + std::strerror(error));
}

bool use_colour() {
  static const bool use = [] {
    const char* no_color = std::getenv("NO_COLOR");
    const char* term = std::getenv("TERM");
    const bool refused = no_color != nullptr && *no_color != '\0';
    const bool dumb = term != nullptr && std::strcmp(term, "dumb") == 0;
    return !refused && !dumb && output_is_terminal();
  }();
  return use;
}

const char* escape_of(TextColor color) {
  switch (color) {
    case TextColor::Strong: return "\033[1m";
    case TextColor::Faint: return "\033[2m";
    case TextColor::Id: return "\033[36m";
    case TextColor::Name: return "\033[32m";
    case TextColor::Plain: break;
  }
  return "";
}

#ifdef _WIN32
bool is_terminal(FILE* stream, DWORD handle) {
  HANDLE console = GetStdHandle(handle);
  DWORD mode = 0;
  return _isatty(_fileno(stream)) != 0 && GetConsoleMode(console, &mode) != 0 &&
         SetConsoleMode(console, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0;
}
#endif

}  // namespace

bool output_is_terminal() {
#ifdef _WIN32
  return is_terminal(stdout, STD_OUTPUT_HANDLE);
#else
  return isatty(STDOUT_FILENO) != 0;
#endif
}

bool error_is_terminal() {
#ifdef _WIN32
  return is_terminal(stderr, STD_ERROR_HANDLE);
#else
  return isatty(STDERR_FILENO) != 0;
#endif
}

void prepare_output() {
#ifndef _WIN32
  std::signal(SIGPIPE, SIG_IGN);
#endif
  buffer().reserve(kBufferBytes);
}

void write_out(std::string_view text) {
  buffer().append(text);
  if (buffer().size() >= kBufferBytes) flush_output();
}

void write_untrusted_line(std::string_view line) {
  write_out(output_is_terminal() ? inspect::printable(line) : std::string(line));
  write_out("\n");
}

void flush_output() {
  std::string& text = buffer();
  errno = 0;
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0)
    fail_to_write(errno);
  text.clear();
}

OutputFile::OutputFile(const std::string& path) {
  if (path != "-") file_.emplace(or_throw(FileReplacement::begin(path)));
}

void OutputFile::write(std::string_view text) {
  if (!file_) return write_out(text);
  or_throw(file_->write(std::as_bytes(std::span(text))));
}

void OutputFile::commit() {
  check_for_truncated_files();
  if (file_) or_throw(file_->commit());
}

void write_file(const std::string& path, std::string_view text) {
  OutputFile file(path);
  file.write(text);
  file.commit();
}

void report(std::string_view what) {
  while (what.ends_with('\n')) what.remove_suffix(1);
  const std::string line = fmt::format("acmotion: {}\n", inspect::printable(what));
  std::fwrite(line.data(), 1, line.size(), stderr);
}

std::string colored(TextColor color, std::string_view text) {
  if (color == TextColor::Plain || !use_colour()) return std::string(text);
  return fmt::format("{}{}\033[0m", escape_of(color), text);
}

}  // namespace acm::tool
