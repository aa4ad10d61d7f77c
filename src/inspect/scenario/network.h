// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace acm::scenario {

// A link on which messages take their time and get lost, by chance that a seed decides. A lost one is sent
// again until it arrives, as the protocol does.
class Network {
 public:
  struct Conditions {
    double lag = 0.0;     // seconds that every message takes
    double jitter = 0.0;  // seconds, at most, that it takes longer
    double loss = 0.0;    // the chance that it is lost, 0 to below 1
    double resend = 0.3;  // seconds until a lost one is sent again
    std::uint64_t seed = 1;
  };

  void set(const Conditions& conditions) {
    conditions_ = conditions;
    state_ = conditions.seed;
  }

  // Takes a message at a time; returns when it will arrive.
  double send(Vector<std::byte> bytes, double now) {
    double due = now + conditions_.lag;
    if (conditions_.jitter > 0.0) due += conditions_.jitter * chance();
    for (int tries = 0; tries < kMaxTries && conditions_.loss > 0.0 && chance() < conditions_.loss; ++tries)
      due += conditions_.resend;
    under_way_.emplace(due, std::move(bytes));
    return due;
  }

  // The next message that has arrived by now; of two at the same time the one that was sent first.
  std::optional<Vector<std::byte>> receive(double now) {
    if (under_way_.empty() || under_way_.begin()->first > now) return std::nullopt;
    return std::move(under_way_.extract(under_way_.begin()).mapped());
  }

 private:
  static constexpr int kMaxTries = 100;

  // From 0 to below 1.
  double chance() {
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    return static_cast<double>(state_ >> 11) * 0x1p-53;
  }

  Conditions conditions_;
  std::uint64_t state_ = 1;
  std::multimap<double, Vector<std::byte>> under_way_;
};

}  // namespace acm::scenario
