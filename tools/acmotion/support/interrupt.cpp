// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "interrupt.h"

#include <atomic>
#include <csignal>

namespace acm::tool {

namespace {

std::atomic<bool> notes_interrupts = false;
std::atomic<bool> interrupted = false;

void note_or_end(int signal) {
  // Some systems forget a handler when it is called.
  if (note_interrupt(signal)) {
    std::signal(signal, note_or_end);
    return;
  }
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

}  // namespace

void note_interrupts() {
  notes_interrupts = true;
  if (std::signal(SIGINT, note_or_end) == SIG_IGN) std::signal(SIGINT, SIG_IGN);
}

bool was_interrupted() {
  return interrupted;
}

bool note_interrupt(int signal) {
  return signal == SIGINT && notes_interrupts && !interrupted.exchange(true);
}

}  // namespace acm::tool
