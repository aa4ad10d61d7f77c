// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <numbers>
#include <numeric>
#include <set>

#include "gltf_document.h"
#include "support/retail_size_set.h"

namespace acm::test {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr const char* kDeadClip = "NonCombat/Dead";
const GltfOptions kWays[] = {{},
                             {.keys = GltfOptions::Keys::Linear, .root_motion = true},
                             {.tree = GltfOptions::Tree::Flat},
                             {.tree = GltfOptions::Tree::Flat, .root_motion = true}};

/// Nothing was edited, and the bytes are those of the store.
void expect_unedited(const GltfImport& import, const AssetStore& store) {
  EXPECT_THAT(import.notes, IsEmpty());
  EXPECT_THAT(import.findings, IsEmpty());
  for (const GltfImport::Imported& one : import.animations) {
    EXPECT_EQ(one.edited_frames, 0u) << std::hex << one.animation.id;
    EXPECT_EQ(write_animation(one.animation), write_animation(**store.animation(one.animation.id)));
  }
}

/// The frames that are played by a table of a body.
std::size_t animations_of(const AssetStore& store, ObjectId setup) {
  std::set<ObjectId> ids;
  for (const AnimData& anim : (*store.motion_table((*store.setup(setup))->default_motion_table))->anims())
    ids.insert(anim.animation);
  return ids.size();
}

GltfImport imported(const GltfDocument& document) {
  return import_gltf(document.to_glb()).value();
}

const Animation& only_animation(const GltfImport& import) {
  EXPECT_EQ(import.animations.size(), 1u);
  return import.animations.at(0).animation;
}

/// Gives a channel keys of its own.
void set_keys(GltfDocument& document, json& sampler, const std::vector<float>& times,
              const std::vector<float>& values, std::size_t width) {
  sampler["input"] = document.add_floats(times, 1);
  sampler["output"] = document.add_floats(values, width);
}

TEST(GltfImport, unedited_samples_are_byte_identical) {
  GltfSamples& samples = gltf_samples();
  for (const ObjectId setup : {kSampleMannequin, kSampleBeast, kSampleDoor}) {
    const GltfImport import = import_gltf(samples.exported(setup).glb).value();
    EXPECT_EQ(import.setup, setup);
    EXPECT_EQ(import.animations.size(), animations_of(samples.store, setup));
    expect_unedited(import, samples.store);
  }
}

TEST(GltfImport, unedited_in_every_way_of_export) {
  for (const GltfOptions& way : kWays)
    for (const ObjectId setup : {kSampleBeast, kSampleDoor})
      expect_unedited(import_gltf(gltf_samples().exported(setup, way).glb).value(), gltf_samples().store);
}

TEST(GltfImport, unedited_creatures_of_retail_size_are_byte_identical) {
  const RetailSizeSet set(RetailCounts().divided_by(10));
  AssetStore store = set.motion_store();
  for (std::uint32_t i = 0; i < 2; ++i) {
    store.add(set.setup(i));
    const BoundTable* table = *store.bind(RetailSizeSet::table_id(i));
    std::vector<TableMotion> motions = motions_in_force(*table->table);
    motions.resize(std::min<std::size_t>(motions.size(), 30));
    const auto file = export_gltf(store, RetailSizeSet::setup_id(i), table, motions, kWays[i]);
    const GltfImport import = import_gltf(file->glb).value();
    EXPECT_GE(import.animations.size(), 5u);
    expect_unedited(import, store);
  }
}

TEST(GltfImport, values_that_gltf_cannot_hold_come_back) {
  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  for (const GltfOptions& way : kWays) {
    TwoPartBody odd;
    odd.animation.flags = Animation::kHasPositionFrames | Animation::kHasHooks;
    odd.animation.position_frames.resize(4, {{1, kNan, 2}, {0, 0, 0, 0}});
    odd.animation.part_frames[0] = {{kNan, 1, 2}, {2, 0, 0, 0}};
    odd.animation.part_frames[2] = {{1e30f, -1e30f, 0}, {0, 0, 0, 0}};
    odd.animation.part_frames[4] = {{3e38f, 3e38f, 3e38f}, {0.5f, kNan, 0, 0}};
    odd.animation.part_frames[6].rotation = {-0.70711f, 0.7071f, -0.0f, 0.0f};
    odd.animation.hook_starts = {0, 0, 1, 1, 2};
    odd.animation.hooks = {{7, ScaleHook{kNan, 1.0f}}, {-1, AttackHook{}}};
    const GltfImport import = imported(odd.exported(TwoPartBody::plays(0, -1, 10.0f), way));
    expect_unedited(import, odd.store);
  }
}

// Floats cannot keep the frames of fast segments apart once a clip has become long.
TEST(GltfImport, unedited_at_every_rate) {
  constexpr float kRates[] = {1e9f,  1e4f,  1e3f, 30.0f,
                              0.01f, 1e-3f, 0.0f, std::numeric_limits<float>::quiet_NaN()};
  for (const float sign : {1.0f, -1.0f})
    for (const float first : kRates)
      for (const float second : kRates) {
        TwoPartBody odd;
        const MotionTableBuilder::Motion motion{.anims = {{TwoPartBody::kAnimation, 0, -1, first},
                                                          {TwoPartBody::kAnimation, 1, 3, sign * second}}};
        SCOPED_TRACE(testing::Message() << first << " then " << sign * second);
        expect_unedited(imported(odd.exported(motion, {})), odd.store);
      }
}

TEST(GltfImport, frames_that_no_motion_plays_come_back_too) {
  TwoPartBody odd;
  const GltfImport import = imported(odd.exported(TwoPartBody::plays(1, 2, -10.0f)));
  EXPECT_EQ(only_animation(import).frame_count, 4u);
  expect_unedited(import, odd.store);
}

TEST(GltfImport, an_edited_key_changes_its_frame_and_nothing_else) {
  TwoPartBody odd;
  odd.animation.flags = Animation::kHasPositionFrames | Animation::kHasHooks;
  odd.animation.position_frames.resize(4, {{0, 1, 0}, {}});
  odd.animation.hook_starts = {0, 1, 1, 2, 2};
  odd.animation.hooks = {{0, SoundHook{0x0A000001}}, {1, AttackHook{3, 0, 1, 0, 1, 2, 2}}};
  odd.animation.part_frames[4].rotation = {0.6f, 0.8f, 0.0f, 0.0f};
  GltfDocument document = odd.exported(TwoPartBody::plays(0, -1, 10.0f));
  json& sampler = document.sampler(kReadyClip, "part_00", "translation");
  std::vector<float> values = document.values(sampler);
  values[3 * 2 + 2] = 0.125f;  // of frame 2, up
  sampler["output"] = document.add_floats(values, 3);

  const GltfImport import = imported(document);
  ASSERT_EQ(import.animations.size(), 1u);
  EXPECT_EQ(import.animations[0].edited_frames, 1u);
  Animation expected = odd.animation;
  expected.part_frames[4].origin.z = 0.125f;
  EXPECT_EQ(write_animation(only_animation(import)), write_animation(expected));
}

TEST(GltfImport, an_edit_of_a_parent_moves_what_hangs_on_it) {
  TwoPartBody odd;
  GltfDocument document = odd.exported(TwoPartBody::plays(0, -1, 10.0f), {});
  json& sampler = document.sampler(kReadyClip, "part_00", "translation");
  std::vector<float> values = document.values(sampler);
  values[3 * 1 + 1] += 2.0f;
  sampler["output"] = document.add_floats(values, 3);
  const Animation animation = only_animation(imported(document));
  EXPECT_EQ(animation.parts(1)[0].origin.y, 2.0f);
  EXPECT_EQ(animation.parts(1)[1].origin.y, 2.0f);
  EXPECT_EQ(animation.parts(2)[1], odd.animation.parts(2)[1]);
}

TEST(GltfImport, ranges_and_backward_play_lead_back_to_their_frames) {
  TwoPartBody odd;
  GltfDocument document = odd.exported(TwoPartBody::plays(1, 3, -10.0f));
  json& sampler = document.sampler(kReadyClip, "part_00", "translation");
  std::vector<float> values = document.values(sampler);
  values[0] = 60.0f;  // the first key is the last frame of the range
  sampler["output"] = document.add_floats(values, 3);
  const Animation animation = only_animation(imported(document));
  EXPECT_EQ(animation.parts(3)[0].origin.x, 60.0f);
  EXPECT_EQ(animation.parts(1)[0], odd.animation.parts(1)[0]);
}

TEST(GltfImport, what_changed_is_counted_and_measured) {
  TwoPartBody odd;
  GltfDocument document = odd.exported(TwoPartBody::plays(0, -1, 10.0f));
  const float half = std::sqrt(0.5f);
  json& moved = document.sampler(kReadyClip, "part_00", "translation");
  std::vector<float> values = document.values(moved);
  values[3 * 1 + 2] = 0.5f;
  values[3 * 3 + 2] = 0.25f;
  moved["output"] = document.add_floats(values, 3);
  json& turned = document.sampler(kReadyClip, "part_01", "rotation");
  values = document.values(turned);
  values[4 * 3 + 2] = half;
  values[4 * 3 + 3] = half;
  turned["output"] = document.add_floats(values, 4);
  const GltfImport import = imported(document);
  EXPECT_THAT(import.findings, IsEmpty());
  EXPECT_EQ(import.animations.at(0).edited_frames, 2u);
  const std::vector<inspect::EditedPart>& parts = import.animations[0].edited_parts;
  EXPECT_THAT(import.animations[0].edited_in, ElementsAre(kReadyClip));
  ASSERT_EQ(parts.size(), 2u);
  EXPECT_EQ(parts[0].part, 0u);
  EXPECT_EQ(parts[0].frames, 2u);
  EXPECT_DOUBLE_EQ(parts[0].metres, 0.5);
  EXPECT_EQ(parts[0].radians, 0.0);
  EXPECT_EQ(parts[1].frames, 1u);
  EXPECT_EQ(parts[1].metres, 0.0);
  EXPECT_NEAR(parts[1].radians, std::numbers::pi / 2, 1e-6);
}

TEST(GltfImport, less_than_a_hundredth_of_a_millimetre_or_milliradian_does_not_count) {
  const auto edited = [](float metres, float radians) {
    TwoPartBody odd;
    GltfDocument document = odd.exported(TwoPartBody::plays(0, -1, 10.0f));
    json& moved = document.sampler(kReadyClip, "part_00", "translation");
    std::vector<float> values = document.values(moved);
    values[1] = metres;  // where nothing else is, so that floats are fine enough
    moved["output"] = document.add_floats(values, 3);
    json& turned = document.sampler(kReadyClip, "part_00", "rotation");
    values = document.values(turned);
    values[4] = std::sin(radians / 2);
    values[7] = std::cos(radians / 2);
    turned["output"] = document.add_floats(values, 4);
    const GltfImport import = imported(document);
    if (import.animations.at(0).edited_frames == 0) {
      EXPECT_EQ(write_animation(only_animation(import)), write_animation(odd.animation));
    }
    return import.animations[0].edited_frames;
  };
  EXPECT_EQ(edited(0.9e-5f, 0.9e-5f), 0u);
  EXPECT_EQ(edited(1.1e-5f, 0.0f), 1u);
  EXPECT_EQ(edited(0.0f, 1.1e-5f), 1u);
}

TEST(GltfImport, more_keys_are_resampled_at_the_rate_of_the_animation) {
  TwoPartBody odd;
  GltfDocument document = odd.exported(TwoPartBody::plays(0, -1, 10.0f), {.keys = GltfOptions::Keys::Linear});
  // Twice as many keys: X is 20 a second, so nothing has changed; Y has a bump between two frames, and at
  // one.
  std::vector<float> times, values;
  for (int i = 0; i <= 6; ++i) {
    times.push_back(static_cast<float>(i) / 20.0f);
    values.insert(values.end(), {static_cast<float>(i), i == 1 ? 9.0f : i == 4 ? 0.5f : 0.0f, 0.0f});
  }
  set_keys(document, document.sampler(kReadyClip, "part_00", "translation"), times, values, 3);
  const GltfImport import = imported(document);
  EXPECT_EQ(import.animations[0].edited_frames, 1u);
  EXPECT_EQ(only_animation(import).parts(2)[0].origin, (Vec3{4.0f, 0.5f, 0.0f}));
}

TEST(GltfImport, fewer_keys_are_interpolated) {
  TwoPartBody odd;
  GltfDocument document = odd.exported(TwoPartBody::plays(0, -1, 10.0f), {.keys = GltfOptions::Keys::Linear});
  set_keys(document, document.sampler(kReadyClip, "part_00", "translation"), {0.0f, 0.3f}, {0, 0, 0, 6, 0, 3},
           3);
  const float half = std::sqrt(0.5f);
  set_keys(document, document.sampler(kReadyClip, "part_00", "rotation"), {0.0f, 0.2f},
           {0, 0, 0, 1, 0, 0, -half, -half}, 4);  // a quarter turn, written the other way
  const Animation animation = only_animation(imported(document));
  EXPECT_THAT(imported(document).findings, IsEmpty());
  EXPECT_NEAR(animation.parts(1)[0].origin.z, 1.0f, 1e-6f);
  EXPECT_NEAR(animation.parts(1)[0].rotation.z, std::sin(0.3926991f), 1e-6f);
  EXPECT_NEAR(std::fabs(animation.parts(3)[0].rotation.z), half, 1e-6f);  // the last key holds
}

TEST(GltfImport, cubic_splines_are_understood) {
  TwoPartBody odd;
  GltfDocument document = odd.exported(TwoPartBody::plays(0, -1, 10.0f), {.keys = GltfOptions::Keys::Linear});
  json& sampler = document.sampler(kReadyClip, "part_00", "translation");
  // From 0 to 6 in 0.3 s, leaving and arriving at rest: after a third of the time 7/27 of the way.
  set_keys(document, sampler, {0.0f, 0.3f}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0}, 3);
  sampler["interpolation"] = "CUBICSPLINE";
  const Animation animation = only_animation(imported(document));
  EXPECT_NEAR(animation.parts(1)[0].origin.x, 6.0f * 7.0f / 27.0f, 1e-5f);
  EXPECT_EQ(animation.parts(3)[0], odd.animation.parts(3)[0]);
}

TEST(GltfImport, of_two_clips_that_show_a_frame_the_edited_one_counts) {
  for (const char* edited : {kReadyClip, kDeadClip}) {
    TwoPartBody odd;
    GltfDocument document =
        odd.exported(TwoPartBody::plays(0, -1, 10.0f), kFlat, TwoPartBody::plays(0, -1, -30.0f));
    json& sampler = document.sampler(edited, "part_00", "translation");
    std::vector<float> values = document.values(sampler);
    const std::size_t frame1 = edited == kReadyClip ? 3 : 6;
    values[frame1 + 1] = 0.25f;
    sampler["output"] = document.add_floats(values, 3);
    const GltfImport import = imported(document);
    EXPECT_EQ(only_animation(import).parts(1)[0].origin.y, 0.25f);
    EXPECT_THAT(import.notes, IsEmpty());
  }
}

TEST(GltfImport, clips_that_disagree_are_reported) {
  TwoPartBody odd;
  GltfDocument document =
      odd.exported(TwoPartBody::plays(0, 0, 10.0f), kFlat, TwoPartBody::plays(0, 0, 20.0f));
  for (const auto& [clip, y] : {std::pair(kReadyClip, 1.0f), std::pair(kDeadClip, 3.0f)})
    document.sampler(clip, "part_00", "translation")["output"] = document.add_floats({0, y, 0, 0, 0, 0}, 3);
  const GltfImport import = imported(document);
  EXPECT_EQ(only_animation(import).parts(0)[0].origin.y, 3.0f);
  ASSERT_EQ(import.notes.size(), 1u);
  EXPECT_THAT(import.notes[0],
              HasSubstr("0x03000099: NonCombat/Ready and NonCombat/Dead show it differently"));
}

/// The changes of an editor to a file that is opened and saved: nodes in another order, copy
/// numbers after names, extras as texts, every number a little off, other interpolation, keys in buffers of
/// their own.
GltfDocument saved_by_an_editor(GltfDocument document) {
  json& nodes = document.json["nodes"];
  const std::size_t count = nodes.size();
  std::vector<std::size_t> place(count);
  std::iota(place.rbegin(), place.rend(), 0);
  json reordered = json::array();
  for (std::size_t i = 0; i < count; ++i) reordered.push_back(nodes[count - 1 - i]);
  for (json& node : reordered) {
    node["name"] = node["name"].get<std::string>() + ".001";
    if (node.contains("children"))
      for (json& child : node["children"]) child = place[child.get<std::size_t>()];
    if (node.contains("extras")) node["extras"]["acmotion"] = node["extras"]["acmotion"].dump();
  }
  nodes = reordered;
  for (json& clip : document.json["animations"]) {
    clip["name"] = clip["name"].get<std::string>() + ".002";
    clip.erase("extras");
    for (json& channel : clip["channels"])
      channel["target"]["node"] = place[channel["target"]["node"].get<std::size_t>()];
    for (json& sampler : clip["samplers"]) {
      std::vector<float> values = document.values(sampler);
      const std::size_t width = values.size() / document.times(sampler).size();
      for (std::size_t i = 0; i < values.size(); ++i) values[i] += i % 2 == 0 ? 5e-7f : -5e-7f;
      sampler["output"] = document.add_floats(values, width);
      sampler["interpolation"] = "LINEAR";
    }
  }
  return document;
}

TEST(GltfImport, survives_an_editor) {
  for (const ObjectId setup : {kSampleBeast, kSampleDoor}) {
    const GltfDocument saved = saved_by_an_editor(GltfDocument(gltf_samples().exported(setup).glb));
    expect_unedited(imported(saved), gltf_samples().store);
  }
}

TEST(GltfImport, renamed_clips_are_known_by_their_extras) {
  TwoPartBody odd;
  GltfDocument document = odd.exported(TwoPartBody::plays(0, -1, 10.0f));
  document.animation(kReadyClip)["name"] = "my walk";
  EXPECT_THAT(imported(document).notes, IsEmpty());
  EXPECT_THAT(imported(document).findings, IsEmpty());
  document.animation("my walk").erase("extras");
  EXPECT_THAT(imported(document).findings,
              ElementsAre(HasSubstr("my walk: the export has no motion of this name")));
  EXPECT_THAT(imported(document).notes,
              ElementsAre("not in the file, and so not edited: 1 motion of the export"));
}

TEST(GltfImport, nodes_between_body_and_part_count) {
  TwoPartBody odd;
  GltfDocument document = odd.exported(TwoPartBody::plays(0, -1, 10.0f));
  json& nodes = document.json["nodes"];
  nodes.push_back({{"name", "lift"}, {"translation", {0, 0, 1}}, {"children", {2}}});
  nodes[1]["children"] = {3, nodes.size() - 1};
  const Animation animation = only_animation(imported(document));
  EXPECT_EQ(animation.parts(0)[0].origin.z, 1.0f);
  EXPECT_EQ(animation.parts(0)[1].origin.z, 0.0f);
  EXPECT_THAT(imported(document).findings, ElementsAre("part_00 hangs on lift and not on body"));
}

TEST(GltfImport, rotations_of_16_bits_are_understood) {
  TwoPartBody odd;
  GltfDocument document = odd.exported(TwoPartBody::plays(0, 0, 10.0f));
  json& sampler = document.sampler(kReadyClip, "part_00", "rotation");
  const std::vector<std::int16_t> values = {0, 0, 23170, 23170, 0, 0, 23170, 23170};
  std::vector<float> as_floats(4);
  std::memcpy(as_floats.data(), values.data(), 16);
  sampler["output"] = document.add_floats(as_floats, 4);
  json& accessor = document.json["accessors"].back();
  accessor["componentType"] = 5122;
  accessor["normalized"] = true;
  accessor["count"] = 2;
  EXPECT_NEAR(only_animation(imported(document)).parts(0)[0].rotation.z, 0.7071f, 1e-4f);
}

TEST(GltfImport, a_longer_clip_keeps_the_frames_of_its_range) {
  TwoPartBody odd;
  GltfDocument document = odd.exported(TwoPartBody::plays(0, 1, 10.0f));
  set_keys(document, document.sampler(kReadyClip, "part_00", "translation"), {0.0f, 0.1f, 2.0f},
           {0, 0, 0, 2, 0, 0, 99, 0, 0}, 3);
  const GltfImport import = imported(document);
  EXPECT_THAT(import.findings,
              ElementsAre("NonCombat/Ready: the length was changed from 0.2000 s to 2.0000 s (1 key after "
                          "the end, the first of "
                          "part_00 at 2.0000 s); the number of frames and their rate are fixed"));
  EXPECT_EQ(import.animations[0].edited_frames, 0u);
}

}  // namespace
}  // namespace acm::test
