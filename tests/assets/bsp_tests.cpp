// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/bsp.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

namespace acm {
namespace {

constexpr std::uint32_t kLeaf = 0x4C454146;
constexpr std::uint32_t kPort = 0x504F5254;
constexpr std::uint32_t kBpol = 0x42504F4C;

// Puts trees together node by node.
struct TreeWriter {
  ByteWriter out;
  BspKind kind;

  void words(unsigned n) {
    for (unsigned i = 0; i < n; ++i) out.u32(0xCDCDCDCD);
  }
  void ids(std::uint32_t n) {
    out.u32(n);
    for (std::uint32_t i = 0; i < n; ++i) out.u16(static_cast<std::uint16_t>(i));
  }
  void leaf() {
    out.u32(kLeaf);
    out.u32(0);
    if (kind != BspKind::Physics) return;
    out.u32(1);
    words(4);
    ids(3);
  }
  void begin(std::uint32_t tag) {
    out.u32(tag);
    words(4);
  }
  void end() {
    words(4);
    if (kind == BspKind::Drawing) ids(2);
  }
  void end_portal() {
    if (kind != BspKind::Drawing) return;
    words(4);
    out.u32(1);
    out.u32(2);
    out.u16(7);
    words(2);
  }
};

BspStats expect_whole(const TreeWriter& tree) {
  Vector<std::byte> bytes(tree.out.bytes().begin(), tree.out.bytes().end());
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    ByteReader cut(Bytes(bytes).first(size));
    walk_bsp(cut, tree.kind);
    EXPECT_FALSE(cut.ok()) << size;
  }
  bytes.push_back(std::byte{0x46});
  ByteReader in(bytes);
  const BspStats stats = walk_bsp(in, tree.kind);
  EXPECT_TRUE(in.ok());
  EXPECT_EQ(in.remaining(), 1u);
  return stats;
}

class Bsp : public ::testing::TestWithParam<BspKind> {};

TEST_P(Bsp, dat_formats_2_6_leaf) {
  TreeWriter tree{{}, GetParam()};
  tree.leaf();
  const BspStats stats = expect_whole(tree);
  EXPECT_EQ(stats.nodes, 1u);
  EXPECT_EQ(stats.leaves, 1u);
  EXPECT_EQ(stats.levels, 1u);
}

TEST_P(Bsp, dat_formats_2_6_nodes_with_one_child) {
  for (const std::uint32_t tag : {0x42506E6Eu, 0x4250496Eu, 0x4270494Eu, 0x42706E4Eu}) {
    TreeWriter tree{{}, GetParam()};
    tree.begin(tag);
    tree.leaf();
    tree.end();
    EXPECT_EQ(expect_whole(tree).nodes, 2u) << tag;
  }
}

TEST_P(Bsp, dat_formats_2_6_nodes_with_two_children) {
  for (const std::uint32_t tag : {0x4250494Eu, 0x42506E4Eu}) {
    TreeWriter tree{{}, GetParam()};
    tree.begin(tag);
    tree.leaf();
    tree.begin(kBpol);
    tree.end();
    tree.end();
    const BspStats stats = expect_whole(tree);
    EXPECT_EQ(stats.nodes, 3u) << tag;
    EXPECT_EQ(stats.leaves, 1u) << tag;
    EXPECT_EQ(stats.levels, 2u) << tag;
  }
}

TEST_P(Bsp, dat_formats_2_6_any_other_tag_has_no_children) {
  for (const std::uint32_t tag : {kBpol, 0x4250464Cu, 0u}) {
    TreeWriter tree{{}, GetParam()};
    tree.begin(tag);
    tree.end();
    EXPECT_EQ(expect_whole(tree).nodes, 1u) << tag;
  }
}

TEST_P(Bsp, dat_formats_2_6_portal) {
  TreeWriter tree{{}, GetParam()};
  tree.begin(kPort);
  tree.leaf();
  tree.begin(kPort);
  tree.leaf();
  tree.leaf();
  tree.end_portal();
  tree.end_portal();
  const BspStats stats = expect_whole(tree);
  EXPECT_EQ(stats.nodes, 5u);
  EXPECT_EQ(stats.levels, 3u);
}

constexpr unsigned kManyLevels = 200000;

TEST_P(Bsp, many_levels_do_not_overflow_the_stack) {
  TreeWriter tree{{}, GetParam()};
  for (unsigned i = 1; i < kManyLevels; ++i) tree.begin(0x42506E6E);
  tree.leaf();
  for (unsigned i = 1; i < kManyLevels; ++i) tree.end();
  ByteReader in(tree.out.bytes());
  EXPECT_EQ(walk_bsp(in, tree.kind).levels, kManyLevels);
  in.expect_end();
  EXPECT_TRUE(in.ok());
}

TEST_P(Bsp, many_levels_that_never_end_are_refused_at_their_end) {
  TreeWriter tree{{}, GetParam()};
  for (unsigned i = 1; i < kManyLevels; ++i) tree.begin(0x4250494E);
  tree.leaf();
  ByteReader in(tree.out.bytes());
  walk_bsp(in, tree.kind);
  ASSERT_FALSE(in.ok());
  EXPECT_EQ(in.error().code, ErrorCode::Truncated);
  EXPECT_EQ(in.error().offset, tree.out.size());
}

TEST_P(Bsp, huge_counts_are_refused) {
  TreeWriter tree{{}, GetParam()};
  if (tree.kind == BspKind::Physics) {
    tree.out.u32(kLeaf);
    tree.words(6);
  } else {
    tree.begin(kBpol);
    tree.words(4);
  }
  const std::size_t at = tree.out.size();
  tree.out.u32(0xFFFFFFFF);
  tree.words(4);
  ByteReader in(tree.out.bytes());
  walk_bsp(in, tree.kind);
  ASSERT_FALSE(in.ok());
  EXPECT_EQ(in.error().code, ErrorCode::LimitExceeded);
  EXPECT_EQ(in.error().offset, at);
}

TEST(BspPortal, huge_counts_are_refused) {
  for (const unsigned which : {0u, 1u}) {
    TreeWriter tree{{}, BspKind::Drawing};
    tree.begin(kPort);
    tree.leaf();
    tree.leaf();
    tree.words(4);
    const std::size_t at = tree.out.size();
    tree.out.u32(which == 0 ? 0xFFFFFFFF : 0);
    tree.out.u32(which == 1 ? 0xFFFFFFFF : 0);
    tree.words(2);
    ByteReader in(tree.out.bytes());
    walk_bsp(in, tree.kind);
    ASSERT_FALSE(in.ok());
    EXPECT_EQ(in.error().code, ErrorCode::LimitExceeded);
    EXPECT_EQ(in.error().offset, at + 4 * which);
  }
}

INSTANTIATE_TEST_SUITE_P(Kinds, Bsp, ::testing::Values(BspKind::Drawing, BspKind::Physics),
                         [](const auto& kind) {
                           return kind.param == BspKind::Drawing ? "drawing" : "physics";
                         });

TEST(Bsp, gx_7_portal_nodes_name_polygons_that_are_not_drawn) {
  ByteWriter out;
  out.u32(kPort);
  for (int i = 0; i < 4; ++i) out.u32(0);
  for (int leaf = 0; leaf < 2; ++leaf) {
    out.u32(kLeaf);
    out.u32(0);
  }
  for (int i = 0; i < 4; ++i) out.u32(0);
  out.u32(1);
  out.u32(2);
  for (const std::uint16_t value : {7, 3, 0, 5, 1}) out.u16(value);  // polygon 7, portals 3 and 5
  EXPECT_EQ(portal_polygons(out.bytes()), (Vector<std::uint16_t>{3, 5}));
  EXPECT_EQ(portal_polygons({}), Vector<std::uint16_t>{});
}

}  // namespace
}  // namespace acm
