// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "run_tool.h"

#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <spawn.h>
#include <stdexcept>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace acm::test {

namespace {

/// A file descriptor that closes itself.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {
    if (number < 0) throw std::runtime_error("cannot open what the tool should write to");
  }
  ~Descriptor() { reset(); }
  Descriptor(Descriptor&& other) noexcept : number_(other.number_) { other.number_ = -1; }
  Descriptor& operator=(Descriptor&&) = delete;
  [[nodiscard]] int get() const { return number_; }
  void reset() {
    if (number_ >= 0) close(number_);
    number_ = -1;
  }

 private:
  int number_;
};

Descriptor unnamed_file() {
  char name[] = "/tmp/acmotion-test-XXXXXX";
  Descriptor file(mkstemp(name));
  unlink(name);
  return file;
}

Descriptor pipe_without_reader() {
  int ends[2];
  if (pipe(ends) != 0) throw std::runtime_error("no pipe");
  close(ends[0]);
  return Descriptor(ends[1]);
}

struct Terminal {
  Descriptor master;
  Descriptor slave;
};

Terminal open_terminal() {
  Descriptor master(posix_openpt(O_RDWR | O_NOCTTY));
  if (grantpt(master.get()) != 0 || unlockpt(master.get()) != 0) throw std::runtime_error("no terminal");
  Descriptor slave(open(ptsname(master.get()), O_RDWR | O_NOCTTY));
  return {std::move(master), std::move(slave)};
}

// Reads to the end; a terminal whose other side has been closed ends with an error.
std::string read_all(int descriptor) {
  std::string text;
  char part[4096];
  for (ssize_t n = 0; (n = read(descriptor, part, sizeof part)) > 0;)
    text.append(part, static_cast<std::size_t>(n));
  return text;
}

std::string read_from_start(int descriptor) {
  lseek(descriptor, 0, SEEK_SET);
  return read_all(descriptor);
}

std::vector<char*> pointers_to(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

Descriptor file_with(const std::string& text) {
  Descriptor file = unnamed_file();
  for (std::size_t written = 0; written < text.size();) {
    const ssize_t n = write(file.get(), text.data() + written, text.size() - written);
    if (n <= 0) throw std::runtime_error("cannot write the input of the tool");
    written += static_cast<std::size_t>(n);
  }
  lseek(file.get(), 0, SEEK_SET);
  return file;
}

pid_t start(const std::vector<std::string>& arguments, const ToolSetting& setting, int out, int err) {
  const Descriptor in = file_with(setting.input);
  std::vector<std::string> words = {"acmotion"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<std::string> settings = {"LC_ALL=C", "TERM=xterm"};
  settings.insert(settings.end(), setting.environment.begin(), setting.environment.end());
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in.get(), STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, err, STDERR_FILENO);
  pid_t child = -1;
  const int error = posix_spawn(&child, ACMOTION_TOOL, &actions, nullptr, pointers_to(words).data(),
                                pointers_to(settings).data());
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) throw std::runtime_error("cannot start " ACMOTION_TOOL);
  return child;
}

void await(pid_t child, ToolRun& run) {
  int status = 0;
  rusage usage{};
  wait4(child, &status, 0, &usage);
  run.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  run.peak_kilobytes = usage.ru_maxrss;
}

ToolRun run_into(Descriptor out, const std::vector<std::string>& arguments, const ToolSetting& setting) {
  const Descriptor err = unnamed_file();
  ToolRun run;
  await(start(arguments, setting, out.get(), err.get()), run);
  if (setting.output == ToolOutput::File) run.out = read_from_start(out.get());
  run.err = read_from_start(err.get());
  return run;
}

ToolRun run_on_terminal(const std::vector<std::string>& arguments, const ToolSetting& setting) {
  Terminal terminal = open_terminal();
  const Descriptor err = unnamed_file();
  const pid_t child = start(arguments, setting, terminal.slave.get(), err.get());
  terminal.slave.reset();
  ToolRun run;
  run.out = read_all(terminal.master.get());
  await(child, run);
  run.err = read_from_start(err.get());
  return run;
}

ToolRun run_with_errors_on_terminal(const std::vector<std::string>& arguments, const ToolSetting& setting) {
  Terminal terminal = open_terminal();
  const Descriptor out = unnamed_file();
  const pid_t child = start(arguments, setting, out.get(), terminal.slave.get());
  terminal.slave.reset();
  ToolRun run;
  run.err = read_all(terminal.master.get());
  await(child, run);
  run.out = read_from_start(out.get());
  return run;
}

}  // namespace

ToolRun run_tool(const std::vector<std::string>& arguments, const ToolSetting& setting) {
  switch (setting.output) {
    case ToolOutput::Terminal: return run_on_terminal(arguments, setting);
    case ToolOutput::FileWithErrorsOnTerminal: return run_with_errors_on_terminal(arguments, setting);
    case ToolOutput::ClosedPipe: return run_into(pipe_without_reader(), arguments, setting);
    case ToolOutput::Full: return run_into(Descriptor(open("/dev/full", O_WRONLY)), arguments, setting);
    case ToolOutput::File: break;
  }
  return run_into(unnamed_file(), arguments, setting);
}

ToolRun run_tool_and_kill(const std::vector<std::string>& arguments, std::chrono::microseconds after) {
  const Descriptor out = unnamed_file();
  const pid_t child = start(arguments, {}, out.get(), out.get());
  std::this_thread::sleep_for(after);
  kill(child, SIGKILL);
  ToolRun run;
  await(child, run);
  return run;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

}  // namespace acm::test
