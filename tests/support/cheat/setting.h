// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/objects.hpp"
#include "acmotion/server.hpp"
#include "acmotion/types.hpp"
#include "acmotion/world.hpp"

#include <cstddef>
#include <string>

#include "script.h"

namespace acm::test::cheat {

inline constexpr Guid kInnocent = 0x50000005;
inline constexpr Guid kCreature = 0x80000001;
inline constexpr CellId kField = 0xA9B40013;  ///< outdoors

/// A place of the field that faces north.
inline Position field(float x, float y, float z = 0.0f) {
  return {kField, {{x, y, z}, {}}};
}

/// What a session is made with: the body of the client that lies, and the choices of its host.
struct Setting {
  Ground ground = Ground::Flat;  ///< of the client's body; the others stand on flat ground
  const char* weenie_name = "";
  WeenieFacts weenie = {.present = true};
  float scale = 1.0f;
  ServerRules rules;
  std::size_t event_capacity = 4096;
  double tick = 1.0 / 30.0;  ///< seconds
  Guid liar = 0x50000001;    ///< before the innocent player in the order of guids, or behind it
  int clear_interval = 1;    ///< ticks between two calls of clear_events
  bool host_orders = true;   ///< while the client lies, too: each teleport begins the bounds anew

  static Setting chosen(fuzz::Script& script);
  /// All of it in one line.
  [[nodiscard]] std::string text() const;
  [[nodiscard]] WorldOptions world_options() const;
  [[nodiscard]] ObjectParameters body() const;
};

/// How many weenies `weenie_facts` knows: every model of jumps, with and without the strength for one.
inline constexpr std::size_t kWeenies = 11;
WeenieFacts weenie_facts(std::size_t which);
/// "Linear, 10 m/s".
const char* weenie_name(std::size_t which);

/// The host's side of Ground::Host: level ground at height 0.
void answer_steps(World& world, Guid guid);

}  // namespace acm::test::cheat
