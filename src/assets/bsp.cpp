// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/bsp.h"

#include "acmotion/host.hpp"

#include <algorithm>
#include <utility>

namespace acm {

namespace {

// The letters of the names stand in reverse in the file.
constexpr std::uint32_t kLeaf = 0x4C454146;
constexpr std::uint32_t kPortal = 0x504F5254;
constexpr std::uint32_t kBPnn = 0x42506E6E;
constexpr std::uint32_t kBPIn = 0x4250496E;
constexpr std::uint32_t kBPIN = 0x4250494E;
constexpr std::uint32_t kBPnN = 0x42506E4E;
constexpr std::uint32_t kBpIN = 0x4270494E;
constexpr std::uint32_t kBpnN = 0x42706E4E;

constexpr std::size_t kPlaneBytes = 16;
constexpr std::size_t kBspSphereBytes = 16;

/// Takes the padding out of a tree of an older file.
class Packer {
 public:
  explicit Packer(const ByteReader& in) : begin_(in.offset()) {}

  void skip_padding(ByteReader& in) {
    take(in);
    in.align4("padding of a tree");
    begin_ = in.offset();
  }
  void take(const ByteReader& in) {
    if (!in.ok()) return;
    const Bytes piece = in.since(begin_);
    tree_.insert(tree_.end(), piece.begin(), piece.end());
    begin_ = in.offset();
  }
  Vector<std::byte> tree() && { return std::move(tree_); }

 private:
  std::uint64_t begin_;
  Vector<std::byte> tree_;
};

struct OpenNode {
  std::uint32_t tag;
  std::uint32_t children_left;
};

std::uint32_t child_count(std::uint32_t tag) {
  switch (tag) {
    case kPortal:
    case kBPIN:
    case kBPnN: return 2;
    case kBPnn:
    case kBPIn:
    case kBpIN:
    case kBpnN: return 1;
    default: return 0;
  }
}

void skip_list(ByteReader& in, std::size_t bytes_each, const char* field) {
  const std::uint32_t n = in.count(field, bytes_each);
  in.raw(n * bytes_each, field);
}

void skip_leaf(ByteReader& in, BspKind kind) {
  in.u32("leaf index");
  if (kind != BspKind::Physics) return;
  in.u32("leaf solid");
  in.raw(kBspSphereBytes, "leaf sphere");
  skip_list(in, 2, "leaf polygon");
}

// A portal is the id of a polygon and the index of what lies behind it. The list before is of polygons like
// any other node's.
void read_portal_lists(ByteReader& in, Vector<std::uint16_t>* named) {
  const std::uint64_t at = in.offset();
  const std::uint32_t polygons = in.u32("portal polygon count");
  const std::uint32_t portals = in.u32("portal count");
  if (!in.accept_count("portal polygon count", polygons, 2, at)) return;
  in.raw(std::size_t{polygons} * 2, "portal polygon");
  if (!in.accept_count("portal count", portals, 4, at + 4)) return;
  for (std::uint32_t i = 0; i < portals; ++i) {
    const std::uint16_t polygon = in.u16("portal");
    in.u16("portal");
    if (named != nullptr) named->push_back(polygon);
  }
}

// Skips the data after a node's children.
void skip_tail(ByteReader& in, BspKind kind, std::uint32_t tag, Vector<std::uint16_t>* portals) {
  if (tag == kPortal) {
    if (kind != BspKind::Drawing) return;
    in.raw(kBspSphereBytes, "node sphere");
    read_portal_lists(in, portals);
    return;
  }
  in.raw(kBspSphereBytes, "node sphere");
  if (kind == BspKind::Drawing) skip_list(in, 2, "node polygon");
}

BspStats walk(ByteReader& in, BspKind kind, Vector<std::uint16_t>* portals, Packer* packer = nullptr) {
  BspStats stats;
  Vector<OpenNode> open;
  do {
    const std::uint32_t tag = in.u32("node tag");
    ++stats.nodes;
    stats.levels = std::max(stats.levels, static_cast<std::uint32_t>(open.size() + 1));
    if (tag == kLeaf) {
      ++stats.leaves;
      skip_leaf(in, kind);
      if (packer) packer->skip_padding(in);
    } else {
      in.raw(kPlaneBytes, "node plane");
      open.push_back({tag, child_count(tag)});
    }
    while (in.ok() && !open.empty() && open.back().children_left == 0) {
      skip_tail(in, kind, open.back().tag, portals);
      if (packer) packer->skip_padding(in);
      open.pop_back();
    }
    if (!open.empty()) --open.back().children_left;
  } while (in.ok() && !open.empty());
  return stats;
}

}  // namespace

BspStats walk_bsp(ByteReader& in, BspKind kind) {
  return walk(in, kind, nullptr);
}

Vector<std::byte> read_older_bsp(ByteReader& in, BspKind kind) {
  Packer packer(in);
  walk(in, kind, nullptr, &packer);
  packer.take(in);
  return std::move(packer).tree();
}

Vector<std::uint16_t> portal_polygons(Bytes drawing_tree) {
  Vector<std::uint16_t> named;
  ByteReader in(drawing_tree);
  if (!drawing_tree.empty()) walk(in, BspKind::Drawing, &named);
  return named;
}

}  // namespace acm
