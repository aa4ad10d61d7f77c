// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Records that can be decoded and mean nothing good: played, posed, checked, drawn, compared, exported and
// imported. Each must end soon, with an output of bounded size, and leave only finite numbers in a world.
#include "acmotion/inspect/gltf.hpp"
#include "acmotion/inspect/lint.hpp"
#include "acmotion/inspect/pictures.hpp"
#include "acmotion/inspect/state_graph.hpp"
#include "acmotion/inspect/table_diff.hpp"
#include "acmotion/sample.hpp"
#include "acmotion/snapshot.hpp"
#include "acmotion/timelines.hpp"
#include "acmotion/world.hpp"
#include "world/invariants.h"
#include "world/snapshot.h"
#include "world/world_access.h"

#include "fail.h"
#include "hostile_records.h"
#include "record_fuzzer.h"

namespace {

using namespace acm;

/// No text of these few records may be longer.
constexpr std::size_t kMaxBytes = std::size_t{32} << 20;
constexpr std::size_t kMaxMotions = 6;

template <class Text>
void expect_bounded(const Text& text, const char* what) {
  if (text.size() > kMaxBytes) fuzz::fail("too long", what);
}

void play(Assets& assets, ObjectId setup, ObjectId table, fuzz::Script& script) {
  World world(assets, {.event_capacity = 64});
  ObjectParameters p;
  p.setup = setup;
  p.motion_table = table;
  p.position = {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {}}};
  (void)world.create_object(1, p);
  (void)world.create_object(2, p);
  world.attach(2, 1, 1);
  std::array<std::byte, 64 * 16> memory;
  for (int i = 0; i < 8; ++i) {
    const Command motion = script.command();
    const float speed = script.real();
    (void)world.do_motion(1, motion, {.speed = speed});
    for (int k = 0; k < 4; ++k) world.tick(script.seconds());
    PoseOptions options{.mode = PoseMode::Smooth, .place = BodyPlace::Display, .seconds_since_tick = 0.01};
    options.format = PoseFormat::Matrix4x4;
    world.write_pose({memory.data(), 16}, 1, options);
    world.write_pose({memory.data(), 16}, 2, {});
    if (const char* name = first_not_finite(WorldAccess::state(world))) fuzz::fail("not finite", name);
    if (const char* broken = broken_invariant(WorldAccess::state(world).scene)) fuzz::fail("a world", broken);
  }
  World again(assets, {.event_capacity = 64});
  if (!read_snapshot(again, write_snapshot(world)) || state_hash(again) != state_hash(world))
    fuzz::fail("a world", "its snapshot");
}

void inspect_table(Assets& assets, ObjectId table, ObjectId setup) {
  const ObjectId setups[] = {setup};
  if (const auto findings = inspect::lint_table(assets, table, setups)) expect_bounded(*findings, "lint");
  if (const auto findings = inspect::lint_setup(assets, setup)) expect_bounded(*findings, "lint of a Setup");
  if (const auto graph = inspect::state_graph(assets, table)) {
    expect_bounded(inspect::to_dot(*graph), "dot");
    expect_bounded(inspect::to_json(*graph), "json");
    expect_bounded(inspect::to_svg(*graph), "svg of a graph");
  }
  static Assets sample = sample_assets();
  if (const auto same = inspect::compare_tables(assets, table, assets, table); same && !same->empty())
    fuzz::fail("a table differs from itself", same->front().what.c_str());
  if (const auto differences = inspect::compare_tables(assets, table, sample, fuzz::kFirstTable))
    expect_bounded(*differences, "diff");
}

void time_motions(Assets& assets, ObjectId table, fuzz::Script& script) {
  const auto motions = motions_from(assets, table);
  if (!motions) return;
  for (std::size_t i = 0; i < motions->size() && i < kMaxMotions; ++i) {
    MotionQuery query;
    query.motion_table = table;
    query.motion = (*motions)[i];
    query.speed = script.real();
    query.tick_seconds = script.flag() ? script.seconds() : 0.0;
    if (const auto timeline = motion_timeline(assets, query)) expect_bounded(timeline->hooks, "hooks");
    inspect::TimelineRequest request;
    request.table = table;
    request.motion = query.motion;
    request.speed = query.speed;
    if (const auto svg = inspect::timeline_svg(assets, request)) expect_bounded(*svg, "svg of a timeline");
  }
}

void draw(Assets& assets, ObjectId setup, ObjectId table, fuzz::Script& script) {
  inspect::ContactSheet sheet;
  sheet.setup = setup;
  sheet.table = table;
  if (script.flag()) sheet.held.push_back({script.byte() % 10u, fuzz::kFirstSetup});
  inspect::SheetStyle style;
  style.view = static_cast<inspect::View>(script.below(4));
  style.frames = 1 + script.below(12);
  if (const auto svg = inspect::contact_sheet_svg(assets, sheet, style)) expect_bounded(*svg, "drawing");
}

void exchange(Assets& assets, ObjectId setup, ObjectId table, fuzz::Script& script) {
  inspect::GltfOptions options;
  const std::uint8_t bits = script.byte();
  options.keys = static_cast<inspect::GltfOptions::Keys>(bits & 1);
  options.tree = static_cast<inspect::GltfOptions::Tree>(bits >> 1 & 1);
  options.root_motion = (bits & 4) != 0;
  const auto file = inspect::export_gltf(assets, setup, options, table);
  if (!file) return;
  expect_bounded(file->glb, "export");
  (void)inspect::import_gltf(file->glb);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Script script(fuzz::input(data, size));
  const std::uint8_t what = script.byte();  // not everything each time: drawings take long
  Assets assets = fuzz::hostile_assets(script);
  const ObjectId setup = fuzz::kFirstSetup;
  const ObjectId table = fuzz::kFirstTable;
  (void)assets.load_setup(setup);
  if ((what & 1) != 0) play(assets, setup, table, script);
  if ((what & 2) != 0) inspect_table(assets, table, setup);
  if ((what & 4) != 0) time_motions(assets, table, script);
  if ((what & 8) != 0) draw(assets, setup, table, script);
  if ((what & 16) != 0) exchange(assets, setup, table, script);
  return 0;
}
