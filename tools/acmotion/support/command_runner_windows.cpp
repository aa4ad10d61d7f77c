// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#ifndef NOMINMAX
#define NOMINMAX
#endif
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>
#include <windows.h>

#include "batch_protocol.h"
#include "runner.h"
#include "tool_error.h"

// The runner on Windows: as command_runner.cpp has it, with cmd.exe as the shell and a job instead of a
// process group.
namespace acm::tool {

namespace {

using RunnerClock = std::chrono::steady_clock;

constexpr std::size_t kMaxErrorText = 1 << 16;

// What the shell answers when there is no such command.
constexpr DWORD kNotFound = 9009;

/// A handle that closes itself.
class OwnedHandle {
 public:
  explicit OwnedHandle(HANDLE handle = nullptr) : handle_(handle) {}
  ~OwnedHandle() { reset(); }
  OwnedHandle(const OwnedHandle&) = delete;
  OwnedHandle& operator=(const OwnedHandle&) = delete;
  [[nodiscard]] HANDLE get() const { return handle_; }
  void reset(HANDLE handle = nullptr) {
    if (handle_ != nullptr && handle_ != INVALID_HANDLE_VALUE) CloseHandle(handle_);
    handle_ = handle;
  }

 private:
  HANDLE handle_;
};

[[noreturn]] void fail_to(const char* what) {
  const DWORD error = GetLastError();
  throw ToolError(fmt::format("{}: error {} of Windows", what, error));
}

std::wstring wide(std::string_view text) {
  const auto convert = [&](UINT from, DWORD flags, wchar_t* out, int room) {
    return MultiByteToWideChar(from, flags, text.data(), static_cast<int>(text.size()), out, room);
  };
  for (const auto& [from, flags] : {std::pair<UINT, DWORD>{CP_UTF8, MB_ERR_INVALID_CHARS}, {CP_ACP, 0}})
    if (const int size = convert(from, flags, nullptr, 0); size > 0) {
      std::wstring out(static_cast<std::size_t>(size), L'\0');
      convert(from, flags, out.data(), size);
      return out;
    }
  return {};
}

struct OwnedPipe {
  /// The runner inherits the end that it writes to and nothing else.
  OwnedPipe() {
    constexpr DWORD kRoom = 1 << 18;
    HANDLE ends[2] = {};
    if (!CreatePipe(&ends[0], &ends[1], nullptr, kRoom)) fail_to("no pipe");
    read_end.reset(ends[0]);
    write_end.reset(ends[1]);
    SetHandleInformation(write_end.get(), HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT);
  }
  OwnedHandle read_end;
  OwnedHandle write_end;
};

/// A file that goes with its last handle and holds the question. Unlike a pipe it needs nobody who writes
/// while others read.
HANDLE question_file(std::string_view text) {
  wchar_t folder[MAX_PATH + 1] = {}, name[MAX_PATH + 1] = {};
  if (GetTempPathW(MAX_PATH, folder) == 0 || GetTempFileNameW(folder, L"acm", 0, name) == 0)
    fail_to("the question cannot be written to a temporary file");
  SECURITY_ATTRIBUTES inherited{sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
  OwnedHandle file(CreateFileW(name, GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_DELETE,
                               &inherited, CREATE_ALWAYS,
                               FILE_ATTRIBUTE_TEMPORARY | FILE_FLAG_DELETE_ON_CLOSE, nullptr));
  DWORD written = 0;
  if (file.get() == INVALID_HANDLE_VALUE ||
      !WriteFile(file.get(), text.data(), static_cast<DWORD>(text.size()), &written, nullptr) ||
      written != text.size() || SetFilePointer(file.get(), 0, nullptr, FILE_BEGIN) != 0)
    fail_to("the question cannot be written to a temporary file");
  HANDLE out = nullptr;  // a duplicate, so that nothing leaks when something above throws
  if (!DuplicateHandle(GetCurrentProcess(), file.get(), GetCurrentProcess(), &out, 0, TRUE,
                       DUPLICATE_SAME_ACCESS))
    fail_to("the question cannot be written to a temporary file");
  return out;
}

/// The environment of this process with the request, as CreateProcess takes it: sorted, with a zero after
/// each.
std::wstring environment_for(const RunnerRequest& request) {
  std::vector<std::wstring> settings;
  wchar_t* const own = GetEnvironmentStringsW();
  for (const wchar_t* at = own; at != nullptr && *at != 0; at += settings.back().size() + 1)
    settings.emplace_back(at);
  FreeEnvironmentStringsW(own);
  std::erase_if(settings, [](const std::wstring& text) { return text.starts_with(L"CONFORMANCE_"); });
  settings.push_back(wide(fmt::format("CONFORMANCE_REQUEST={}", request_word(request.kind))));
  if (!request.assets.empty()) settings.push_back(wide("CONFORMANCE_ASSETS=" + request.assets));
  std::ranges::sort(settings, [](const std::wstring& a, const std::wstring& b) {
    return CompareStringOrdinal(a.c_str(), -1, b.c_str(), -1, TRUE) == CSTR_LESS_THAN;
  });
  std::wstring block;
  for (const std::wstring& setting : settings) block += setting + L'\0';
  return block + L'\0';
}

/// A runner at work, with all that it starts in one job. What is left of the job ends with this object, and
/// with this program.
class RunnerProcess {
 public:
  RunnerProcess(const std::string& command, const RunnerRequest& request)
      : question_(question_file(request.input)) {
    job_.reset(CreateJobObjectW(nullptr, nullptr));
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    if (job_.get() == nullptr ||
        !SetInformationJobObject(job_.get(), JobObjectExtendedLimitInformation, &limits, sizeof limits))
      fail_to("no job");
    STARTUPINFOW start{};
    start.cb = sizeof start;
    start.dwFlags = STARTF_USESTDHANDLES;
    start.hStdInput = question_.get();
    start.hStdOutput = out_.write_end.get();
    start.hStdError = err_.write_end.get();
    std::wstring line = L"cmd.exe /d /s /c \"" + wide(command) + L'"', environment = environment_for(request);
    PROCESS_INFORMATION made{};
    if (!CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE,
                        CREATE_SUSPENDED | CREATE_UNICODE_ENVIRONMENT, environment.data(), nullptr, &start,
                        &made))
      throw ToolError(fmt::format("cmd.exe: error {} of Windows", GetLastError()), kWrongUsage);
    process_.reset(made.hProcess);
    const OwnedHandle thread(made.hThread);
    if (!AssignProcessToJobObject(job_.get(), process_.get())) {
      TerminateProcess(process_.get(), 1);
      fail_to("no job");
    }
    ResumeThread(thread.get());
    question_.reset();
    out_.write_end.reset();
    err_.write_end.reset();
  }
  ~RunnerProcess() { TerminateJobObject(job_.get(), 1); }
  RunnerProcess(const RunnerProcess&) = delete;
  RunnerProcess& operator=(const RunnerProcess&) = delete;

  RunnerAnswer finish(std::chrono::milliseconds timeout, bool is_batch) {
    RunnerAnswer answer;
    BatchProgress batch;
    RunnerClock::time_point deadline = RunnerClock::now() + timeout;
    while (out_.read_end.get() != nullptr || err_.read_end.get() != nullptr) {
      const bool more =
          take(out_.read_end, answer.output, SIZE_MAX) | take(err_.read_end, errors_, kMaxErrorText);
      if (is_batch && batch.advance(answer.output)) deadline = RunnerClock::now() + timeout;
      if (answer.output.size() - batch.begin() >= kMaxRunnerOutput) {
        answer.output.resize(batch.begin() + kMaxRunnerOutput);
        answer.error = fmt::format("it printed more than {} MB", kMaxRunnerOutput >> 20);
        return answer;
      }
      if (RunnerClock::now() >= deadline) break;
      if (!more) Sleep(1);
    }
    describe_end(deadline, answer);
    return answer;
  }
  [[nodiscard]] bool was_not_found() const { return exit_code_ == kNotFound; }
  [[nodiscard]] std::string said_error() const { return telling_line(errors_); }

 private:
  /// Reads what is there now; closed at the end. More than `most` bytes are read and dropped. False when
  /// there was nothing.
  static bool take(OwnedHandle& from, std::string& text, std::size_t most) {
    static char part[1 << 16];
    if (from.get() == nullptr) return false;
    DWORD ready = 0, n = 0;
    if (!PeekNamedPipe(from.get(), nullptr, 0, nullptr, &ready, nullptr)) {
      from.reset();
      return false;
    }
    if (ready == 0 || !ReadFile(from.get(), part, std::min<DWORD>(ready, sizeof part), &n, nullptr))
      return false;
    text.append(part, std::min<std::size_t>(n, most - std::min(most, text.size())));
    return n != 0;
  }
  void describe_end(RunnerClock::time_point deadline, RunnerAnswer& answer) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - RunnerClock::now()).count();
    if (WaitForSingleObject(process_.get(), static_cast<DWORD>(std::clamp<long long>(left, 0, 1 << 30))) !=
        WAIT_OBJECT_0) {
      answer.timed_out = true;
      answer.error = "it did not end in time";
      return;
    }
    if (out_.read_end.get() != nullptr) {  // a child of it may have held the output open
      answer.timed_out = true;
      answer.error = "it ended, but left its output open";
    }
    GetExitCodeProcess(process_.get(), &exit_code_);
    if (exit_code_ >= 0xC0000000u) {
      answer.error = fmt::format("it was ended by exception {:08X}", exit_code_);
    } else if (exit_code_ != 0) {
      answer.error = fmt::format("it ended with exit status {}", exit_code_);
      if (!said_error().empty()) answer.error += ": " + said_error();
    }
  }

  OwnedHandle question_;
  OwnedHandle job_;
  OwnedHandle process_;
  OwnedPipe out_;
  OwnedPipe err_;
  std::string errors_;
  DWORD exit_code_ = 0;
};

class CommandRunner final : public Runner {
 public:
  CommandRunner(std::string command, std::chrono::milliseconds timeout)
      : command_(std::move(command)), patience_(timeout) {}
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
