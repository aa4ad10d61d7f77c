// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"
#include "assets/command.h"

#include <string>
#include <string_view>
#include <vector>

#include "message_drawing.h"
#include "random_assets.h"
#include "verb_shapes.h"

namespace acm::random_cases {

/// Draws the arguments of verbs; commands mostly from those that the tables have.
class LineDrawing {
 public:
  LineDrawing(RandomSource& random, const LooseAssets& assets);

  /// A line of that verb. Keys of effects are drawn where `has_effects`.
  std::string draw(const VerbShape& verb, bool has_effects);
  /// The fewest arguments.
  std::string draw_shortest(const VerbShape& verb);
  /// Its keys alone, each with a blank before it.
  std::string draw_keys_of(const VerbShape& verb) { return draw_keys(verb, false); }
  /// Of those that the tables have, if any.
  Command draw_action() { return random_.pick(known_.actions); }
  MessageDrawing& messages() { return messages_; }

 private:
  std::string draw_value(std::string_view verb, const ArgumentShape& argument);
  std::string draw_from(std::string_view pool);
  std::string draw_special(std::string_view word);
  std::string draw_command();
  std::string draw_hook();
  std::string draw_actions();
  std::string draw_many(std::string_view verb);
  std::string draw_time();
  std::string draw_keys(const VerbShape& verb, bool has_effects);

  RandomSource& random_;
  const LooseAssets& assets_;
  KnownCommands known_;
  MessageDrawing messages_;
  std::uint32_t milliseconds_ = 0;
};

}  // namespace acm::random_cases
