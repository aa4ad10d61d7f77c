// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/dat.hpp"
#include "acmotion/types.hpp"
#include "assets/animation.h"
#include "assets/asset_store.h"
#include "assets/gfxobj.h"
#include "assets/motion_table.h"
#include "assets/setup.h"

#include <cstdint>
#include <vector>

namespace acm::test {

/// How many objects there are of each kind; the defaults are what an End of Retail client_portal.dat holds
/// (dat-formats 5).
struct RetailCounts {
  std::uint32_t tables = 436;
  std::uint32_t motions = 62000;  ///< MotionData of all tables
  std::uint32_t animations = 2066;
  std::uint32_t gfxobjs = 15318;
  std::uint32_t degrades = 4131;  ///< GfxObjs with a degrade record
  std::uint32_t setups = 5935;    ///< the first `tables` of them are the bodies that the tables move
  std::uint32_t scripted_setups = 2161;
  std::uint32_t surfaces = 6152;
  std::uint32_t surface_textures = 7221;
  std::uint32_t images = 20684;
  std::uint32_t palettes = 4521;
  std::uint32_t palette_sets = 2681;
  std::uint32_t clothing = 1917;
  std::uint32_t waves = 786;
  std::uint32_t sound_tables = 190;
  std::uint32_t emitters = 2051;
  std::uint32_t scripts = 4248;
  std::uint32_t script_tables = 164;
  std::uint32_t combat_tables = 71;
  std::uint32_t entries = 79694;  ///< of the container; what is left are records of other types
  std::uint32_t free_blocks = 2052;

  /// A set of the same make, n times smaller.
  [[nodiscard]] RetailCounts divided_by(std::uint32_t n) const;
};

/// Made-up content of the size and spread of the shipped one, for measurements. The same on every machine;
/// objects are made when asked for, and indices count from 0.
class RetailSizeSet {
 public:
  /// So many bodies have different numbers of parts; animation i belongs to body i % kBodies, as does table
  /// i.
  static constexpr std::uint32_t kBodies = 10;

  explicit RetailSizeSet(const RetailCounts& counts = {}) : counts_(counts) {}

  [[nodiscard]] const RetailCounts& counts() const { return counts_; }
  [[nodiscard]] static ObjectId table_id(std::uint32_t index) { return 0x09000001 + index; }
  [[nodiscard]] static ObjectId animation_id(std::uint32_t index) { return 0x03000001 + index; }
  [[nodiscard]] static ObjectId setup_id(std::uint32_t index) { return 0x02000001 + index; }
  [[nodiscard]] static ObjectId gfxobj_id(std::uint32_t index) { return 0x01000001 + index; }

  /// A table of 34 to 1,900 motions; all its keys differ, and all its animations have the parts of its body.
  /// Half of the cycles are poses that are held at rate 0, most of them of one frame; one in twenty is a
  /// single frame at 30 a second. Gaits travel by position frames, links take 0.2 to 1 s.
  [[nodiscard]] MotionTable table(std::uint32_t index) const;
  /// 17 to 54 parts (34 on average) and 5 to 140 frames (40 on average). Most have position frames, nine of
  /// ten of them identity; hooks as often as shipped ones, nearly all for both directions. Animations and
  /// scripts together have 19 types of hooks.
  [[nodiscard]] Animation animation(std::uint32_t index) const;
  /// A creature for the first counts().tables; beyond those a thing of one to three parts.
  [[nodiscard]] Setup setup(std::uint32_t index) const;
  [[nodiscard]] GfxObj gfxobj(std::uint32_t index) const;

  /// How many parts the body of a table, or an animation, has.
  [[nodiscard]] static std::uint32_t part_count(std::uint32_t table_index);
  [[nodiscard]] static std::uint32_t frame_count(std::uint32_t animation_index);
  /// Whether the position frames of an animation are more than identity.
  [[nodiscard]] static bool moves_body(std::uint32_t animation_index);
  /// Bytes of the key frames of all animations.
  [[nodiscard]] std::uint64_t frame_bytes() const;

  /// All tables and animations.
  [[nodiscard]] AssetStore motion_store() const;
  /// The whole container, whose bytes the writer then keeps.
  [[nodiscard]] DatWriter container() const;
  /// The same as a file that has lived: of whole MiB, with objects in scattered blocks and a list of free
  /// ones.
  [[nodiscard]] Result<Vector<std::byte>> file() const;

 private:
  [[nodiscard]] std::uint32_t motions_of(std::uint32_t table_index) const;

  RetailCounts counts_;
};

}  // namespace acm::test
