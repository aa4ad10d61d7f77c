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

  // An object whose place the body cannot hear of: what carries it is not here.
  void add_unheard() { b_.add(50, 60).body.parent = kUnheard; }
  // Motions wait until the wave is over.
  void wave() { do_interpreted_motion(b_.context, b_.actor(), kWave, {}); }

  static constexpr Guid kUnheard = 7;
  SteeredBody b_;
};

}  // namespace acm::test
