// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire_messages.hpp"
#include "assets/asset_store.h"

#include <functional>
#include <set>
#include <utility>

namespace acm::inspect {

/// Puts an object of the data files into the store, if it can be had.
using LoadObject = std::function<void(ObjectId)>;

/// Loads only the assets that move the objects of a replay and play their sounds: a container is too large to
/// be loaded whole.
class ReplayAssets {
 public:
  /// The store must outlive this.
  ReplayAssets(AssetStore& store, LoadObject load) : store_(store), load_(std::move(load)) {}

  void load_object(const wire::ObjectDescription& description);
  /// A Setup with its default animation and default script, and a motion table with its animations; 0: the
  /// Setup's.
  void load_body(ObjectId setup, ObjectId motion_table);
  /// A script, and those that its hooks call.
  void load_script(ObjectId id);

 private:
  /// True the first time, with the object in the store if it can be had.
  bool load_once(ObjectId id);
  void load_motion_table(ObjectId id);
  void load_animation(ObjectId id);
  void load_script_table(ObjectId id);

  AssetStore& store_;
  LoadObject load_;
  std::set<ObjectId> seen_;  // each is looked at once, so that scripts that call one another come to an end
};

}  // namespace acm::inspect
