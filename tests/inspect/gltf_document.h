// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "assets/asset_store.h"
#include "inspect/gltf/gltf.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

#include "support/sample_store.h"

namespace acm::test {

/// An animation of every exported creature.
inline constexpr const char* kReadyClip = "NonCombat/Ready";

/// A .glb file taken apart, to look at it or to change it.
struct GltfDocument {
  nlohmann::json json;
  Vector<std::byte> binary;

  explicit GltfDocument(Bytes glb);
  [[nodiscard]] Vector<std::byte> to_glb() const;

  [[nodiscard]] const nlohmann::json& node(const std::string& name) const;
  [[nodiscard]] nlohmann::json& animation(const std::string& name);
  /// The sampler of a node's "translation" or "rotation".
  [[nodiscard]] nlohmann::json& sampler(const std::string& animation_name, const std::string& node_name,
                                        const std::string& path);
  [[nodiscard]] std::vector<float> floats(std::size_t accessor) const;
  /// A sampler's times, and its values.
  [[nodiscard]] std::vector<float> times(const nlohmann::json& sampler) const;
  [[nodiscard]] std::vector<float> values(const nlohmann::json& sampler) const;
  /// An accessor of its own for these floats, `width` each.
  std::size_t add_floats(const std::vector<float>& floats, std::size_t width);
};

/// The sample creatures, bound.
struct GltfSamples {
  AssetStore& store = sample_store();

  /// A creature with all motions of its table, or with one.
  [[nodiscard]] GltfExport exported(ObjectId setup, const GltfOptions& options = {},
                                    const std::string& only = {});
};

GltfSamples& gltf_samples();

inline const GltfOptions kFlat{.tree = GltfOptions::Tree::Flat};

/// A body of two parts, the second on the first, with one animation of four frames, for what the samples do
/// not have. Its parts move along X: 0, 2, 4, 6 and 1, 3, 5, 7.
struct TwoPartBody {
  static constexpr ObjectId kSetup = 0x02000099;
  static constexpr ObjectId kTable = 0x09000099;
  static constexpr ObjectId kAnimation = 0x03000099;

  Setup setup;
  Animation animation;
  AssetStore store;

  TwoPartBody();

  static MotionTableBuilder::Motion plays(std::int32_t low, std::int32_t high, float rate) {
    return {.anims = {{kAnimation, low, high, rate}}};
  }

  /// With this motion as NonCombat/Ready and, when there is one, another as NonCombat/Dead.
  GltfDocument exported(const MotionTableBuilder::Motion& motion, const GltfOptions& options = kFlat,
                        const std::optional<MotionTableBuilder::Motion>& second = {});
};

/// All motions of a table that count.
std::vector<TableMotion> motions_in_force(const MotionTable& table);

}  // namespace acm::test
