// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#include "batch_protocol.h"
#include "interrupt.h"
#include "runner.h"
#include "tool_error.h"

extern char** environ;

namespace acm::tool {

namespace {

using RunnerClock = std::chrono::steady_clock;

constexpr std::size_t kMaxErrorText = 1 << 16;

/// A descriptor that closes itself.
class OwnedDescriptor {
 public:
  explicit OwnedDescriptor(int number = -1) : number_(number) {}
  ~OwnedDescriptor() { reset(); }
  OwnedDescriptor(const OwnedDescriptor&) = delete;
  OwnedDescriptor& operator=(const OwnedDescriptor&) = delete;
  [[nodiscard]] int get() const { return number_; }
  void reset(int number = -1) {
    if (number_ >= 0) close(number_);
    number_ = number;
  }

 private:
  int number_;
};

struct OwnedPipe {
  OwnedPipe() {
    int ends[2];
    // Not inherited: a runner that held the other end of its own output would never see it end.
    if (pipe2(ends, O_CLOEXEC) != 0) throw ToolError(fmt::format("no pipe: {}", std::strerror(errno)));
    read_end.reset(ends[0]);
    write_end.reset(ends[1]);
    fcntl(read_end.get(), F_SETFL, O_NONBLOCK);
  }
  OwnedDescriptor read_end;
  OwnedDescriptor write_end;
};

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

/// A file without a name that holds the question. Unlike a pipe it needs nobody who writes while others read.
std::unique_ptr<std::FILE, CloseFile> question_file(std::string_view text) {
  std::unique_ptr<std::FILE, CloseFile> file(std::tmpfile());
  if (!file || std::fwrite(text.data(), 1, text.size(), file.get()) != text.size() ||
      std::fflush(file.get()) != 0)
    throw ToolError(
        fmt::format("the question cannot be written to a temporary file: {}", std::strerror(errno)));
  std::rewind(file.get());
  return file;
}

// The group of the runner under way, for the signal handler: it does not receive the terminal's ^C itself.
std::atomic<pid_t> group_under_way = 0;

void end_group_and_self(int signal) {
  if (const pid_t group = group_under_way; group > 0) kill(-group, SIGKILL);
  if (note_interrupt(signal)) return;
  std::signal(signal, SIG_DFL);
  raise(signal);
}

/// A runner at work, in a process group of its own. What is left of the group ends with this object.
class RunnerProcess {
 public:
  RunnerProcess(const std::string& command, const RunnerRequest& request)
      : question_(question_file(request.input)) {
    std::vector<std::string> settings = environment_for(request);
    std::vector<char*> environment = pointers(settings);
    std::string shell = "sh", option = "-c", text = command;
    char* arguments[] = {shell.data(), option.data(), text.data(), nullptr};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, fileno(question_.get()), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out_.write_end.get(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, err_.write_end.get(), STDERR_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    posix_spawnattr_setpgroup(&attributes, 0);
    sigset_t defaults;
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    const int error = posix_spawn(&child_, "/bin/sh", &actions, &attributes, arguments, environment.data());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) throw ToolError(fmt::format("/bin/sh: {}", std::strerror(error)), kWrongUsage);
    group_under_way = child_;
    out_.write_end.reset();
    err_.write_end.reset();
  }
  ~RunnerProcess() {
    kill_group();
    if (!reaped_) waitpid(child_, nullptr, 0);
    group_under_way = 0;
  }
  RunnerProcess(const RunnerProcess&) = delete;
  RunnerProcess& operator=(const RunnerProcess&) = delete;

  RunnerAnswer finish(std::chrono::milliseconds timeout, bool is_batch) {
    RunnerAnswer answer;
    BatchProgress batch;
    RunnerClock::time_point deadline = RunnerClock::now() + timeout;
    while (out_.read_end.get() >= 0 || err_.read_end.get() >= 0) {
      if (is_batch && batch.advance(answer.output)) deadline = RunnerClock::now() + timeout;
      if (answer.output.size() - batch.begin() >= kMaxRunnerOutput) {
        answer.output.resize(batch.begin() + kMaxRunnerOutput);
        answer.error = fmt::format("it printed more than {} MB", kMaxRunnerOutput >> 20);
        return answer;
      }
      if (!await_output(deadline)) break;
      take(out_.read_end, answer.output, SIZE_MAX);
      take(err_.read_end, errors_, kMaxErrorText);
    }
    describe_end(deadline, answer);
    return answer;
  }
  /// The shell's own answer to a command that it cannot start.
  [[nodiscard]] bool was_not_found() const { return exit_code_ == 127 || exit_code_ == 126; }
  [[nodiscard]] std::string said_error() const { return telling_line(errors_); }

 private:
  static std::vector<std::string> environment_for(const RunnerRequest& request) {
    std::vector<std::string> settings;
    for (char** setting = environ; *setting != nullptr; ++setting)
      if (std::string_view(*setting).substr(0, 12) != "CONFORMANCE_") settings.emplace_back(*setting);
    settings.push_back(fmt::format("CONFORMANCE_REQUEST={}", request_word(request.kind)));
    if (!request.assets.empty()) settings.push_back("CONFORMANCE_ASSETS=" + request.assets);
    return settings;
  }
  static std::vector<char*> pointers(std::vector<std::string>& texts) {
    std::vector<char*> out;
    for (std::string& text : texts) out.push_back(text.data());
    out.push_back(nullptr);
    return out;
  }
  void kill_group() const {
    if (!reaped_) kill(-child_, SIGKILL);
  }
  /// False when the time is over.
  bool await_output(RunnerClock::time_point deadline) {
    std::array<pollfd, 2> ends = {pollfd{out_.read_end.get(), POLLIN, 0},
                                  pollfd{err_.read_end.get(), POLLIN, 0}};
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - RunnerClock::now()).count();
    if (left <= 0) return false;
    return poll(ends.data(), ends.size(), static_cast<int>(std::min<long long>(left, 1 << 30))) != 0;
  }
  /// Whatever can be read now; closed at the end. More than `most` bytes are read and dropped.
  static void take(OwnedDescriptor& from, std::string& text, std::size_t most) {
    char part[1 << 16];
    if (from.get() < 0) return;
    const ssize_t n = read(from.get(), part, sizeof part);
    if (n > 0) text.append(part, std::min(static_cast<std::size_t>(n), most - std::min(most, text.size())));
    if (n == 0 || (n < 0 && errno != EAGAIN && errno != EINTR)) from.reset();
  }
  /// Waits for the end of the process. It stays a zombie, so that its group cannot become another's.
  bool has_ended(RunnerClock::time_point deadline) const {
    for (;;) {
      siginfo_t info{};
      if (waitid(P_PID, static_cast<id_t>(child_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
          info.si_pid != 0)
        return true;
      if (RunnerClock::now() >= deadline) return false;
      poll(nullptr, 0, 2);
    }
  }
  void describe_end(RunnerClock::time_point deadline, RunnerAnswer& answer) {
    if (!has_ended(deadline)) {
      answer.timed_out = true;
      answer.error = "it did not end in time";
      return;
    }
    // A child of it may have held the output open.
    if (out_.read_end.get() >= 0) {
      answer.timed_out = true;
      answer.error = "it ended, but left its output open";
    }
    kill_group();
    int status = 0;
    waitpid(child_, &status, 0);
    reaped_ = true;
    if (WIFSIGNALED(status)) {
      answer.error =
          fmt::format("it was ended by signal {} ({})", WTERMSIG(status), strsignal(WTERMSIG(status)));
    } else if (WEXITSTATUS(status) != 0) {
      exit_code_ = WEXITSTATUS(status);
      answer.error = fmt::format("it ended with exit status {}", exit_code_);
      if (!said_error().empty()) answer.error += ": " + said_error();
    }
  }

  std::unique_ptr<std::FILE, CloseFile> question_;
  OwnedPipe out_;
  OwnedPipe err_;
  std::string errors_;
  pid_t child_ = -1;
  bool reaped_ = false;
  int exit_code_ = 0;
};

class CommandRunner final : public Runner {
 public:
  CommandRunner(std::string command, std::chrono::milliseconds timeout)
      : command_(std::move(command)), patience_(timeout) {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
      if (std::signal(signal, end_group_and_self) == SIG_IGN)
        std::signal(signal, SIG_IGN);  // as nohup wants it
  }
  RunnerAnswer ask(const RunnerRequest& request) override {
    RunnerProcess process(command_, request);
    RunnerAnswer answer = process.finish(patience_.limit(), request.kind == RunnerRequest::Kind::Batch);
    patience_.saw(answer);
    if (first_ && answer.output.empty() && process.was_not_found())
      throw ToolError(fmt::format("the runner cannot be started: {}", process.said_error()), kWrongUsage);
    first_ = false;
    return answer;
  }

 private:
  std::string command_;
  RunnerPatience patience_;
  bool first_ = true;
};

}  // namespace

std::unique_ptr<Runner> make_command_runner(const std::string& command, std::chrono::milliseconds timeout) {
  return std::make_unique<CommandRunner>(command, timeout);
}

}  // namespace acm::tool
