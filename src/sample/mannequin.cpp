// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "mannequin.h"

#include "acmotion/commands.hpp"

#include "content.h"
#include "mannequin_body.h"
#include "mannequin_motions.h"

namespace acm::sample {

void add_mannequin(Content& content) {
  using namespace mannequin;
  for (std::uint32_t part = 0; part < kPartCount; ++part) content.add(mesh(static_cast<Part>(part)));
  content.add(setup());
  Score score(content, 0x03000001, kPartCount, pose_parts);
  add_locomotion(score);
  add_style_changes(score);
  add_postures(score);
  add_falls(score);
  add_sword_play(score);
  add_fist_fighting(score);
  add_archery(score);
  add_magic(score);
  add_emotes(score);
  add_recoils(score);
  content.add(score.build(0x09000001, acm::command::kNonCombat));
}

}  // namespace acm::sample
