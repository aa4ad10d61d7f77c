// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "truncated_files.h"

#include <csignal>
#include <cstdint>
#include <utility>
#include <vector>

#include "tool_error.h"
#ifndef _WIN32
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace acm::tool {

namespace {

namespace fs = std::filesystem;

volatile std::sig_atomic_t has_cut_file = 0;

/// Each file with the size it had.
std::vector<std::pair<fs::path, std::uintmax_t>>& watched() {
  static std::vector<std::pair<fs::path, std::uintmax_t>> files;
  return files;
}

#ifndef _WIN32

std::uintptr_t page_size = 4096;

// Maps a page of zeros where the file has none any more, so that the read goes on. mmap is a plain system
// call, so a handler may use it. When it fails, the default action ends the process.
void put_zeros(int, siginfo_t* info, void*) {
  void* page = reinterpret_cast<void*>(reinterpret_cast<std::uintptr_t>(info->si_addr) & ~(page_size - 1));
  const bool is_cut =
      info->si_code == BUS_ADRERR &&
      mmap(page, page_size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == page;
  if (is_cut)
    has_cut_file = 1;
  else
    std::signal(SIGBUS, SIG_DFL);
}

#endif

}  // namespace

void handle_truncated_files() {
#ifndef _WIN32
  page_size = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
  struct sigaction action = {};
  action.sa_sigaction = put_zeros;
  action.sa_flags = SA_SIGINFO;
  sigaction(SIGBUS, &action, nullptr);
#endif
}

void watch_file(const fs::path& path) {
  std::error_code error;
  const std::uintmax_t size = fs::file_size(path, error);
  if (!error) watched().emplace_back(path, size);
}

void check_for_truncated_files() {
  if (has_cut_file == 0) return;
  for (const auto& [path, size] : watched()) {
    std::error_code error;
    if (const std::uintmax_t now = fs::file_size(path, error); !error && now < size)
      throw ToolError(path.string() + ": became shorter while it was read; nothing of the result is certain");
  }
  throw ToolError("a file became shorter while it was read; nothing of the result is certain");
}

}  // namespace acm::tool
