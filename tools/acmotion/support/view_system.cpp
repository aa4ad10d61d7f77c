// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "view_system.h"

#include <fmt/format.h>

#include <array>
#include <atomic>
#include <system_error>

#include "tool_error.h"
#ifdef _WIN32
// clang-format off: it must come first
#include <windows.h>
// clang-format on
#include <bcrypt.h>
#include <shellapi.h>
#else
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <spawn.h>
#include <sys/random.h>
#include <sys/wait.h>
#include <unistd.h>
extern char** environ;
#endif
#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

namespace acm::tool {

namespace {

bool fill_with_random_bytes(std::array<unsigned char, 24>& bytes) {
#ifdef _WIN32
  return BCryptGenRandom(nullptr, bytes.data(), static_cast<ULONG>(bytes.size()),
                         BCRYPT_USE_SYSTEM_PREFERRED_RNG) == 0;
#else
  return getentropy(bytes.data(), bytes.size()) == 0;
#endif
}

}  // namespace

std::string random_secret() {
  std::array<unsigned char, 24> bytes{};
  if (!fill_with_random_bytes(bytes)) throw ToolError("the system gives no random numbers for a secret path");
  std::string secret;
  for (const unsigned char byte : bytes) secret += fmt::format("{:02x}", byte);
  return secret;
}

std::optional<std::filesystem::path> folder_of_tool() {
#if defined(_WIN32)
  std::wstring name(32768, L'\0');
  name.resize(GetModuleFileNameW(nullptr, name.data(), static_cast<DWORD>(name.size())));
  const std::filesystem::path path = name;
#elif defined(__APPLE__)
  std::string name(4096, '\0');
  auto size = static_cast<std::uint32_t>(name.size());
  std::error_code error;
  const std::filesystem::path path = _NSGetExecutablePath(name.data(), &size) == 0
                                         ? std::filesystem::canonical(name.c_str(), error)
                                         : std::filesystem::path();
#else
  std::error_code error;
  const std::filesystem::path path = std::filesystem::read_symlink("/proc/self/exe", error);
#endif
  if (path.empty()) return std::nullopt;
  return path.parent_path();
}

#ifdef _WIN32

bool open_browser(const std::string& address) {
  const std::wstring wide(address.begin(), address.end());  // ASCII
  // By its rules a number above 32 is success.
  return reinterpret_cast<INT_PTR>(
             ShellExecuteW(nullptr, L"open", wide.c_str(), nullptr, nullptr, SW_SHOWNORMAL)) > 32;
}

namespace {

HANDLE interrupted = nullptr;
std::atomic<bool> was_interrupted = false;

// Called on a thread of its own. FALSE: the system ends the process.
BOOL WINAPI note_interruption(DWORD) {
  if (was_interrupted.exchange(true)) return FALSE;
  SetEvent(interrupted);
  return TRUE;
}

}  // namespace

Interruption::Interruption() {
  interrupted = CreateEventW(nullptr, FALSE, FALSE, nullptr);
  if (interrupted == nullptr || SetConsoleCtrlHandler(note_interruption, TRUE) == 0)
    throw ToolError("cannot install a handler for Ctrl-C");
}

Interruption::~Interruption() {
  SetConsoleCtrlHandler(note_interruption, FALSE);
  CloseHandle(interrupted);
}

void Interruption::wait() {
  WaitForSingleObject(interrupted, INFINITE);
}

void Interruption::release() {
  SetEvent(interrupted);
}

#else

// A shell starts it in the background: then it is no child of the tool, and the Ctrl-C that ends the tool
// does not end the browser.
bool open_browser(const std::string& address) {
#ifdef __APPLE__
  std::string script = "open \"$0\" </dev/null >/dev/null 2>&1 &";
#else
  std::string script =
      "command -v xdg-open >/dev/null || exit 1; xdg-open \"$0\" </dev/null >/dev/null 2>&1 &";
#endif
  std::string shell = "sh", option = "-c", target = address;
  char* arguments[] = {shell.data(), option.data(), script.data(), target.data(), nullptr};
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  sigset_t defaults;
  sigemptyset(&defaults);
  sigaddset(&defaults, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  pid_t child = -1;
  const int error = posix_spawn(&child, "/bin/sh", nullptr, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  int status = 0;
  return error == 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

namespace {

constexpr int kEndingSignals[] = {SIGINT, SIGTERM, SIGHUP};

int interruption_pipe[2] = {-1, -1};

void note_interruption(int) {
  const int error = errno;
  [[maybe_unused]] const ssize_t written = write(interruption_pipe[1], "", 1);
  errno = error;
}

void handle_ending_signals(void (*handler)(int)) {
  for (const int signal : kEndingSignals) {
    struct sigaction old{};
    sigaction(signal, nullptr, &old);
    if (old.sa_handler == SIG_IGN) continue;  // as nohup wants it
    struct sigaction wanted{};
    wanted.sa_handler = handler;
    wanted.sa_flags = SA_RESTART | SA_RESETHAND;
    sigaction(signal, &wanted, nullptr);
  }
}

}  // namespace

Interruption::Interruption() {
  if (pipe(interruption_pipe) != 0)
    throw ToolError("cannot install a handler for Ctrl-C: " + std::system_category().message(errno));
  for (const int end : interruption_pipe) fcntl(end, F_SETFD, FD_CLOEXEC);
  handle_ending_signals(note_interruption);
}

Interruption::~Interruption() {
  handle_ending_signals(SIG_DFL);
  for (const int end : interruption_pipe) close(end);
}

void Interruption::wait() {
  char byte = 0;
  while (read(interruption_pipe[0], &byte, 1) < 0 && errno == EINTR) {
  }
}

void Interruption::release() {
  note_interruption(0);
}

#endif

}  // namespace acm::tool
