// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "line_drawing.h"
#include "planned_scenes.h"
#include "verb_choice.h"

namespace acm::random_cases {

/// Draws the scenes of version 2: several bodies with messages about them, keys of a player, a server. Each
/// needs `spawn`, `add` and `tickall`.
class WorldScenes {
 public:
  WorldScenes(RandomSource& random, VerbChoice& verbs, LineDrawing& lines_of, std::vector<std::string>& lines)
      : random_(random), verbs_(verbs), lines_of_(lines_of), lines_(lines) {}

  void draw_company();
  void draw_keys();
  void draw_server();

 private:
  using Level = VerbShape::Level;

  void begin(std::string_view world, std::string_view keys);
  void add_body(Guid guid, std::string_view keys);
  void add_others(std::string_view keys);
  void draw_line(Level one, Level other);
  void draw_company_verb(const VerbShape& verb);
  void draw_message();
  void end();
  void add_planned(const PlannedScene& scene);
  void add_if_known(std::string_view verb);
  [[nodiscard]] bool has(Guid guid) const;
  Guid some_body() { return random_.pick(bodies_); }

  RandomSource& random_;
  VerbChoice& verbs_;
  LineDrawing& lines_of_;
  std::vector<std::string>& lines_;
  std::vector<Guid> bodies_;  // that verbs have made
};

}  // namespace acm::random_cases
