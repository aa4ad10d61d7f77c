// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/assets.hpp"
#include "assets/assets_access.h"

#include <map>
#include <set>

#include "asset_source.h"

namespace acm::tool {

/// Takes only those objects out of a source that are needed.
class AssetLoader {
 public:
  explicit AssetLoader(const AssetSource& source);

  /// Ids that are absent or cannot be read are left to whoever looks for them in the store.
  void load(ObjectId id);
  /// A Setup with its looks: models, surfaces, textures, images and palettes.
  void load_body(ObjectId setup_id);
  /// A Setup with all that moves it, and the particle emitters that its hooks name.
  void load_particles(ObjectId setup_id);
  /// What an appearance names, with all that it needs.
  void load_appearance(const Appearance& appearance);
  /// A clothing table with its palette sets.
  void load_clothing(ObjectId clothing_table);
  /// A motion table with its animations. Throws ToolError when there is no such table.
  const BoundTable& load_table(ObjectId table_id);

  [[nodiscard]] const AssetStore& store() const { return AssetsAccess::store(assets_); }

 private:
  void complete();
  bool add_object(ObjectId id);

  const AssetSource& source_;
  Assets assets_;
  std::set<ObjectId> tried_;
};

/// The table that a Setup names. Throws ToolError when there is no such Setup or it names none.
ObjectId motion_table_of(const AssetStore& store, ObjectId setup_id);

/// What an argument may be about where a motion table is needed.
inline const ObjectTypes kTableTypes = {ObjectType::MotionTable, ObjectType::Setup, ObjectType::Animation};

/// Whether a motion plays an animation.
bool plays(const MotionTable& table, const MotionData& motion, ObjectId animation);

/// For an animation the first motion table that plays it, which is reported with the others; other ids are
/// returned as they are. Throws ToolError when no table plays it.
ObjectId table_instead_of_animation(AssetLoader& loader, const AssetSource& source, ObjectId id);

/// The motion table that an id stands for: itself, the one that a Setup names, or one that plays an
/// animation. Throws ToolError otherwise.
ObjectId resolve_table(AssetLoader& loader, const AssetSource& source, ObjectId id);

/// The same for an argument that may be a pattern; then all that it stands for, each once.
std::vector<ObjectId> resolve_tables(AssetLoader& loader, const AssetSource& source, const std::string& text);

/// The Setup that an id stands for: itself, or the first that a motion table moves; others are reported.
/// Throws ToolError otherwise.
ObjectId resolve_setup(AssetLoader& loader, const AssetSource& source, ObjectId id);

/// All Setups of the source by the table that each names (0: none); loads them.
std::multimap<ObjectId, ObjectId> setups_by_table(AssetLoader& loader, const AssetSource& source);

}  // namespace acm::tool
