// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/drawn_mesh.h"

#include <gtest/gtest.h>

namespace acm {
namespace {

constexpr ObjectId kNamedMesh = 0x01000001;
constexpr ObjectId kNearMesh = 0x01000002;
constexpr ObjectId kDegrade = 0x11000001;

/// Two meshes, of which the first names a degrade record that is not there.
AssetStore store_with_degrade_id(std::uint32_t flags = GfxObj::kHasDegrade) {
  GfxObj named;
  named.id = kNamedMesh;
  named.flags = flags;
  named.degrade = kDegrade;
  GfxObj near;
  near.id = kNearMesh;
  AssetStore store;
  store.add(std::move(named));
  store.add(std::move(near));
  return store;
}

GfxObjDegradeInfo degrade_to(ObjectId level_0) {
  GfxObjDegradeInfo info;
  info.id = kDegrade;
  info.levels = {{.gfxobj = level_0, .ideal_distance = 25.0f}, {.gfxobj = kNamedMesh}};
  return info;
}

TEST(DrawnMesh, gx_9_level_0_stands_in_for_a_mesh_with_a_degrade_record) {
  AssetStore store = store_with_degrade_id();
  store.add(degrade_to(kNearMesh));
  ASSERT_TRUE(drawn_mesh(store, kNamedMesh).ok());
  EXPECT_EQ(drawn_mesh(store, kNamedMesh)->mesh->id, kNearMesh);
}

TEST(DrawnMesh, gx_9_without_a_record_the_mesh_itself_is_drawn) {
  const AssetStore absent = store_with_degrade_id();
  EXPECT_EQ(drawn_mesh(absent, kNamedMesh)->mesh->id, kNamedMesh);
  EXPECT_EQ(drawn_mesh(absent, kNearMesh)->mesh->id, kNearMesh);
  AssetStore unflagged = store_with_degrade_id(0);
  unflagged.add(degrade_to(kNearMesh));
  EXPECT_EQ(drawn_mesh(unflagged, kNamedMesh)->mesh->id, kNamedMesh);
}

TEST(DrawnMesh, gx_9_a_record_without_levels_counts_as_none) {
  AssetStore store = store_with_degrade_id();
  GfxObjDegradeInfo empty;
  empty.id = kDegrade;
  store.add(std::move(empty));
  EXPECT_EQ(drawn_mesh(store, kNamedMesh)->mesh->id, kNamedMesh);
}

TEST(DrawnMesh, gx_9_a_missing_level_0_leaves_the_part_without_a_mesh) {
  AssetStore store = store_with_degrade_id();
  store.add(degrade_to(0x01000099));
  ASSERT_FALSE(drawn_mesh(store, kNamedMesh).ok());
  EXPECT_EQ(drawn_mesh(store, kNamedMesh).error().object_id, 0x01000099u);
  EXPECT_FALSE(drawn_mesh(store, 0x01000077).ok());
}

// The record of eleven shipped meshes: no distance is below 0.
GfxObjDegradeInfo marker_record() {
  GfxObjDegradeInfo info;
  info.id = kDegrade;
  info.levels = {{.gfxobj = kNamedMesh}, {.gfxobj = 0}};
  return info;
}

TEST(DrawnMesh, gx_9_the_level_at_distance_0_is_drawn_not_always_level_0) {
  AssetStore store = store_with_degrade_id();
  GfxObjDegradeInfo info = marker_record();
  info.levels[1].gfxobj = kNearMesh;
  store.add(info);
  ASSERT_TRUE(drawn_mesh(store, kNamedMesh).ok());
  EXPECT_EQ(drawn_mesh(store, kNamedMesh)->mesh->id, kNearMesh);
  EXPECT_FALSE(drawn_mesh(store, kNamedMesh)->is_marker);
}

TEST(DrawnMesh, gx_9_a_marker_is_drawn_as_nothing_unless_markers_are_shown) {
  AssetStore store = store_with_degrade_id();
  store.add(marker_record());
  const Result<NearMesh> hidden = drawn_mesh(store, kNamedMesh);
  ASSERT_TRUE(hidden.ok());
  EXPECT_EQ(hidden->mesh, nullptr);
  EXPECT_TRUE(hidden->is_marker);
  const Result<NearMesh> shown = drawn_mesh(store, kNamedMesh, Markers::Shown);
  ASSERT_TRUE(shown.ok() && shown->mesh);
  EXPECT_EQ(shown->mesh->id, kNamedMesh);
  EXPECT_TRUE(shown->is_marker);
}

TEST(DrawnMesh, gx_9_a_record_of_nothing_alone_has_nothing_to_show) {
  AssetStore store = store_with_degrade_id();
  GfxObjDegradeInfo info = marker_record();
  info.levels.erase(info.levels.begin());
  store.add(info);
  ASSERT_TRUE(drawn_mesh(store, kNamedMesh, Markers::Shown).ok());
  EXPECT_EQ(drawn_mesh(store, kNamedMesh, Markers::Shown)->mesh, nullptr);
}

}  // namespace
}  // namespace acm
