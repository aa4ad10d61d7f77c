// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/move_to.h"

#include <gtest/gtest.h>

#include "steered_body.h"

namespace acm::test {

class MoveToTest : public testing::Test {
 protected:
  using P = MovementParameters;

  // An object whose position never reaches the body: its parent is not here.
  void add_without_updates() { b_.add(50, 60).body.parent = kWithoutUpdates; }
  // Motions wait until the wave is over.
  void wave() { do_interpreted_motion(b_.context, b_.actor(), kWave, {}); }

  static constexpr Guid kWithoutUpdates = 7;
  SteeredBody b_;
};

}  // namespace acm::test
