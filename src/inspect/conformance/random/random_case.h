// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>

#include "random_assets.h"
#include "random_script.h"

namespace acm::random_cases {

/// A question: objects and a script. Cases that share their objects share the pointer.
struct RandomCase {
  std::uint64_t number = 0;  ///< counted from 0
  std::shared_ptr<const LooseAssets> assets;
  std::vector<std::string> lines;
};

/// That many cases in a row have the same objects.
inline constexpr std::uint64_t kCasesPerAssets = 20;

/// Makes the cases of a seed in ascending order.
class CaseSeries {
 public:
  CaseSeries(std::uint64_t seed, ScriptOptions options) : seed_(seed), options_(std::move(options)) {}
  RandomCase next();
  /// For the cases that come.
  void leave_out(std::string_view words) { options_.leave_out(words); }

 private:
  std::uint64_t seed_;
  ScriptOptions options_;
  std::uint64_t number_ = 0;
  std::shared_ptr<const LooseAssets> assets_;
};

}  // namespace acm::random_cases
