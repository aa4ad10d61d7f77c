// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/gltf/gltf.h"
#include "motion/timeline.h"

#include <gmock/gmock.h>

#include <bit>
#include <cmath>
#include <limits>
#include <set>

#include "gltf_document.h"
#include "support/fixture_f.h"

namespace acm::test {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::FloatNear;
using testing::Pointwise;

GltfDocument document_of(ObjectId setup, const GltfOptions& options = {}, const std::string& only = {}) {
  return GltfDocument(gltf_samples().exported(setup, options, only).glb);
}

const Animation& animation_of(const json& segment) {
  const auto id = static_cast<ObjectId>(std::stoul(segment["animation"].get<std::string>(), nullptr, 16));
  return **gltf_samples().store.animation(id);
}

TEST(GltfExport, every_motion_of_the_table_is_a_named_animation) {
  const GltfDocument document = document_of(kSampleBeast);
  std::set<std::string> expected, names;
  for (const TableMotion& motion : motions_in_force(**gltf_samples().store.motion_table(0x09000002)))
    expected.insert(clip_name(motion));
  for (const json& animation : document.json["animations"]) names.insert(animation["name"]);
  EXPECT_EQ(names, expected);
  EXPECT_EQ(document.json["animations"].size(), expected.size());
  EXPECT_THAT(names, testing::IsSupersetOf({"NonCombat/RunForward", "NonCombat/Ready>Bite"}));
}

TEST(GltfExport, parts_hang_on_the_parents_of_the_setup) {
  const GltfDocument document = document_of(kSampleMannequin, {}, "NonCombat/Ready");
  const acm::Setup& setup = **gltf_samples().store.setup(kSampleMannequin);
  const json& nodes = document.json["nodes"];
  ASSERT_EQ(nodes.size(), setup.parts.size() + 2);
  for (std::size_t i = 0; i < setup.parts.size(); ++i) {
    const std::size_t parent = setup.parents[i] == acm::Setup::kNoParent ? 1 : setup.parents[i] + 2;
    EXPECT_THAT(nodes[parent]["children"], testing::Contains(i + 2));
    EXPECT_EQ(nodes[i + 2]["extras"]["acmotion"]["part"], i);
  }
}

TEST(GltfExport, the_root_turns_up_to_y_and_the_front_to_z) {
  const GltfDocument document = document_of(kSampleDoor);
  const json& q = document.json["nodes"][0]["rotation"];
  const Vec3 up = rotate_to_global({q[3], q[0], q[1], q[2]}, {0.0f, 0.0f, 1.0f});
  EXPECT_NEAR(up.y, 1.0f, 1e-6f);
  const Vec3 forward = rotate_to_global({q[3], q[0], q[1], q[2]}, {0.0f, 1.0f, 0.0f});
  EXPECT_NEAR(forward.z, 1.0f, 1e-6f);
}

TEST(GltfExport, flat_keys_are_the_frames_of_the_file_bit_for_bit) {
  GltfDocument document = document_of(kSampleBeast, kFlat);
  for (const json& clip : document.json["animations"]) {
    const json& segments = clip["extras"]["acmotion"]["segments"];
    if (segments.size() != 1 || segments[0]["frames"][0] != 0) continue;
    const Animation& animation = animation_of(segments[0]);
    ASSERT_EQ(clip["channels"].size(), 2 * animation.part_count);
    for (std::uint32_t part = 0; part < animation.part_count; ++part) {
      const auto moved = document.values(clip["samplers"][2 * part]);
      const auto turned = document.values(clip["samplers"][2 * part + 1]);
      for (std::uint32_t f = 0; f <= segments[0]["frames"][1].get<std::uint32_t>(); ++f) {
        const Frame& frame = animation.parts(f)[part];
        const Vec3 origin{moved[3 * f], moved[3 * f + 1], moved[3 * f + 2]};
        const Quat rotation{turned[4 * f + 3], turned[4 * f], turned[4 * f + 1], turned[4 * f + 2]};
        ASSERT_EQ(origin, frame.origin) << clip["name"] << " frame " << f << " part " << part;
        ASSERT_EQ(rotation, frame.rotation) << clip["name"] << " frame " << f << " part " << part;
      }
    }
  }
}

TEST(GltfExport, in_a_tree_parts_end_up_where_the_file_has_them) {
  GltfDocument document = document_of(kSampleMannequin, {}, "NonCombat/RunForward");
  const json& clip = document.json["animations"][0];
  const Animation& animation = animation_of(clip["extras"]["acmotion"]["segments"][0]);
  const acm::Setup& setup = **gltf_samples().store.setup(kSampleMannequin);
  for (std::uint32_t f = 0; f < animation.frame_count; ++f) {
    std::vector<Frame> world(setup.parts.size());
    for (std::size_t part = 0; part < world.size(); ++part) {  // parents come first in this body
      const auto moved = document.values(clip["samplers"][2 * part]);
      const auto turned = document.values(clip["samplers"][2 * part + 1]);
      const Frame local{{moved[3 * f], moved[3 * f + 1], moved[3 * f + 2]},
                        {turned[4 * f + 3], turned[4 * f], turned[4 * f + 1], turned[4 * f + 2]}};
      const std::uint32_t parent = setup.parents[part];
      world[part] = parent == acm::Setup::kNoParent ? local : combine(world[parent], local);
      EXPECT_LT(length(world[part].origin - animation.parts(f)[part].origin), 2e-6f);
    }
  }
}

TEST(GltfExport, keys_stand_at_their_times_and_the_last_frame_has_its_length) {
  TwoPartBody odd;
  GltfDocument document = odd.exported(TwoPartBody::plays(0, -1, 20.0f));
  const json& sampler = document.sampler("NonCombat/Ready", "part_00", "translation");
  EXPECT_EQ(sampler["interpolation"], "STEP");
  EXPECT_THAT(document.times(sampler), ElementsAre(0.0f, 0.05f, 0.1f, 0.15f, 0.2f));
  const std::vector<float> moved = document.values(sampler);
  // A cycle comes back to its first frame.
  EXPECT_THAT((std::vector{moved[0], moved[3], moved[6], moved[9], moved[12]}), ElementsAre(0, 2, 4, 6, 0));
}

TEST(GltfExport, a_link_holds_its_last_frame) {
  GltfDocument document = document_of(kSampleMannequin, kFlat, "SwordCombat/Ready>SlashHigh");
  const std::vector<float> moved =
      document.values(document.sampler("SwordCombat/Ready>SlashHigh", "part_07", "translation"));
  const std::size_t last = moved.size() - 3;
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(moved[last + i], moved[last - 3 + i]);
}

TEST(GltfExport, ranges_and_backward_play_are_followed) {
  TwoPartBody odd;
  GltfDocument document = odd.exported(TwoPartBody::plays(1, 3, -10.0f));
  const std::vector<float> moved =
      document.values(document.sampler("NonCombat/Ready", "part_00", "translation"));
  EXPECT_THAT((std::vector{moved[0], moved[3], moved[6], moved[9]}), ElementsAre(6, 4, 2, 6));
  const json segment = document.animation("NonCombat/Ready")["extras"]["acmotion"]["segments"][0];
  EXPECT_EQ(segment["animation"], "0x03000099");
  EXPECT_THAT(segment["frames"], ElementsAre(3, 1));
  EXPECT_EQ(segment["low_frame"], 1);
  EXPECT_EQ(segment["framerate"], -10.0);
}

TEST(GltfExport, linear_is_an_option) {
  for (const auto& [keys, name] :
       {std::pair{GltfOptions::Keys::Linear, "LINEAR"}, {GltfOptions::Keys::Step, "STEP"}}) {
    const GltfDocument document = document_of(kSampleDoor, {.keys = keys});
    std::size_t samplers = 0;
    for (const json& clip : document.json["animations"])
      for (const json& sampler : clip["samplers"]) {
        EXPECT_EQ(sampler["interpolation"], name);
        ++samplers;
      }
    EXPECT_GT(samplers, 10u);
  }
}

TEST(GltfExport, root_motion_is_an_option) {
  GltfDocument still = document_of(kSampleMannequin, {}, "NonCombat/WalkForward");
  EXPECT_ANY_THROW((void)still.sampler("NonCombat/WalkForward", "body", "translation"));
  GltfDocument moving = document_of(kSampleMannequin, {.root_motion = true}, "NonCombat/WalkForward");
  const std::vector<float> body =
      moving.values(moving.sampler("NonCombat/WalkForward", "body", "translation"));
  const json facts = moving.animation("NonCombat/WalkForward")["extras"]["acmotion"];
  const float length = facts["length"];
  EXPECT_NEAR(body[body.size() - 2], facts["velocity"][1].get<float>() * length, 1e-4f);
}

// One pass from key to key is what a timeline says of the body until the motion is steady.
TEST(GltfExport, root_motion_agrees_with_the_engine) {
  TwoPartBody odd;
  odd.animation.flags = Animation::kHasPositionFrames;
  odd.animation.position_frames.resize(4);
  for (std::size_t i = 0; i < 4; ++i) odd.animation.position_frames[i].origin.y = static_cast<float>(1 << i);
  GltfDocument document = odd.exported(TwoPartBody::plays(0, -1, 10.0f), {.root_motion = true});
  const std::vector<float> forward =
      document.values(document.sampler("NonCombat/Ready", "body", "translation"));
  // The step of the last frame is never taken; on entering the first again, that of the first is (core 2.6).
  EXPECT_THAT((std::vector{forward[1], forward[4], forward[7], forward[10], forward[13]}),
              ElementsAre(0, 1, 3, 7, 8));
}

TEST(GltfExport, hooks_carry_the_times_of_the_timeline) {
  GltfDocument document = document_of(kSampleMannequin, {}, "SwordCombat/Ready>SlashHigh");
  const json hooks = document.animation("SwordCombat/Ready>SlashHigh")["extras"]["acmotion"]["hooks"];
  TimelineBuilder maker;
  const Timeline& swing =
      maker.make(**gltf_samples().store.bind(0x09000001), {.motion = kSlashHigh, .style = kSwordCombat});
  std::size_t seen = 0;
  for (const TimelineHook& hook : swing.hooks) {
    if (!hook.fires() || hook.time >= swing.done) continue;
    ASSERT_LT(seen, hooks.size());
    EXPECT_DOUBLE_EQ(hooks[seen]["time"].get<double>(), hook.time);
    EXPECT_EQ(hooks[seen]["type"], to_string(hook.hook().type()));
    ++seen;
  }
  EXPECT_GE(seen, 3u);
  EXPECT_EQ(hooks[1]["radius"], 1.6);
}

TEST(GltfExport, hooks_that_never_fire_have_no_time) {
  TwoPartBody odd;
  odd.animation.hook_starts = {0, 1, 1, 1, 2};
  odd.animation.hooks = {{hook_direction::kBackward, NoOpHook{}}, {hook_direction::kBoth, NoOpHook{}}};
  GltfDocument document = odd.exported(TwoPartBody::plays(0, -1, 10.0f));
  const json hooks = document.animation("NonCombat/Ready")["extras"]["acmotion"]["hooks"];
  ASSERT_EQ(hooks.size(), 2u);
  EXPECT_TRUE(hooks[0]["time"].is_null());
  EXPECT_TRUE(hooks[1]["time"].is_null());
}

TEST(GltfExport, values_that_gltf_cannot_hold_are_shown_as_near_as_possible) {
  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  TwoPartBody odd;
  odd.animation.part_frames[0] = {{kNan, 1.0f, std::numeric_limits<float>::infinity()}, {2, 0, 0, 0}};
  odd.animation.part_frames[2].rotation = {0, 0, 0, 0};
  odd.animation.part_frames[4].rotation = {0, kNan, 0, 0};
  for (const GltfOptions::Tree tree : {GltfOptions::Tree::Flat, GltfOptions::Tree::Parents}) {
    GltfDocument document = odd.exported(TwoPartBody::plays(0, -1, 10.0f), {.tree = tree});
    const std::vector<float> turned =
        document.values(document.sampler("NonCombat/Ready", "part_00", "rotation"));
    for (std::size_t i = 0; i < 3; ++i)
      EXPECT_THAT((std::vector{turned[4 * i], turned[4 * i + 1], turned[4 * i + 2], turned[4 * i + 3]}),
                  ElementsAre(0, 0, 0, 1));
    const std::vector<float> moved =
        document.values(document.sampler("NonCombat/Ready", "part_00", "translation"));
    EXPECT_THAT((std::vector{moved[0], moved[1], moved[2]}), ElementsAre(0, 1, 0));
  }
}

TEST(GltfExport, a_rate_without_meaning_is_shown_at_the_usual_one) {
  TwoPartBody odd;
  GltfDocument document = odd.exported(TwoPartBody::plays(0, -1, 1e-9f));
  const std::vector<float> times =
      document.times(document.sampler("NonCombat/Ready", "part_00", "translation"));
  EXPECT_THAT(times, Pointwise(FloatNear(1e-6f), {0.0f, 1 / 30.0f, 2 / 30.0f, 0.1f, 4 / 30.0f}));
}

// The client plays neither (core 2.5).
TEST(GltfExport, a_rate_that_is_not_played_is_a_held_pose) {
  for (const float rate : {2e9f, std::numeric_limits<float>::quiet_NaN()}) {
    TwoPartBody odd;
    GltfDocument document = odd.exported(TwoPartBody::plays(0, -1, rate));
    EXPECT_EQ(document.times(document.sampler("NonCombat/Ready", "part_00", "translation")).size(), 2u);
  }
}

TEST(GltfExport, rate_0_is_the_one_frame_that_is_held) {
  for (const std::int32_t high : {3, 0, -1}) {
    TwoPartBody odd;
    GltfDocument document = odd.exported(TwoPartBody::plays(1, high, 0.0f));
    const json& sampler = document.sampler("NonCombat/Ready", "part_00", "translation");
    EXPECT_THAT(document.times(sampler), Pointwise(FloatNear(1e-6f), {0.0f, 1 / 30.0f}));
    const float x = odd.animation.part_frames[2].origin.x;  // frame 1 of part 0
    const std::vector<float> moved = document.values(sampler);
    EXPECT_THAT((std::vector{moved[0], moved[3]}), ElementsAre(x, x));
    const json segment = document.animation("NonCombat/Ready")["extras"]["acmotion"]["segments"][0];
    EXPECT_EQ(segment["frames"], json({1, 1}));
    EXPECT_EQ(segment["framerate"], 0.0);
    EXPECT_EQ(segment["high_frame"], high);
  }
}

TEST(GltfExport, a_motion_without_frames_holds_the_body) {
  TwoPartBody odd;
  GltfDocument document = odd.exported({.velocity = {0, 1, 0}});
  const json clip = document.animation("NonCombat/Ready");
  EXPECT_EQ(clip["channels"].size(), 2u);
  EXPECT_EQ(clip["channels"][0]["target"]["node"], 1);
  EXPECT_EQ(clip["extras"]["acmotion"]["velocity"][1], 1.0);
}

TEST(GltfExport, parents_that_lead_nowhere_or_round_do_not_count) {
  TwoPartBody odd;
  odd.setup.parents = {1, 0};
  EXPECT_EQ(odd.exported(TwoPartBody::plays(0, -1, 10.0f), {}).json["nodes"][1]["children"].size(), 2u);
  odd.setup.parents = {7, 0};
  EXPECT_EQ(odd.exported(TwoPartBody::plays(0, -1, 10.0f), {}).json["nodes"][1]["children"].size(), 1u);
}

TEST(GltfExport, parts_that_the_animation_lacks_stay_at_rest) {
  TwoPartBody odd;
  odd.animation.part_count = 1;
  odd.animation.part_frames.resize(4);
  odd.setup.placements = {{placement::kDefault, {Frame{}, Frame{{0, 0, 5}, {}}}, {}}};
  GltfDocument document = odd.exported(TwoPartBody::plays(0, -1, 10.0f), {});
  const std::vector<float> moved =
      document.values(document.sampler("NonCombat/Ready", "part_01", "translation"));
  const float parent_x = odd.animation.part_frames[1].origin.x;
  EXPECT_THAT((std::vector{moved[3], moved[4], moved[5]}), ElementsAre(-parent_x, 0, 5));
}

/// The two_part_body with a model on its first part.
GltfDocument with_model(const Surface& surface, std::uint32_t sides, Vec3 scale = {1, 1, 1}) {
  TwoPartBody odd;
  GfxObj mesh;
  mesh.id = 0x01000098;
  mesh.flags = GfxObj::kHasDrawing;
  mesh.surfaces = {surface.id};
  const TexCoord uvs[] = {{0.25f, 0.75f}};
  for (const Vec3 at : {Vec3{0, 0, 0}, Vec3{1, 0, 0}, Vec3{1, 1, 0}, Vec3{0, 1, 0}})
    mesh.add_vertex(at, {0, 0, 3}, uvs);
  GfxObj::Polygon polygon;
  polygon.front_surface = 0;
  polygon.sides = sides;
  const GfxObj::Corner corners[] = {{0}, {1}, {2}, {3}};
  mesh.drawing.add_polygon(polygon, corners);
  odd.setup.flags |= Setup::kHasScales;
  odd.setup.scales = {scale, {1, 1, 1}};
  odd.store.add(mesh);
  odd.store.add(surface);
  return odd.exported(TwoPartBody::plays(0, -1, 10.0f));
}

Surface solid(Argb color) {
  Surface surface;
  surface.id = 0x08000001;
  surface.color = color;
  surface.diffuse = 1.0f;
  return surface;
}

TEST(GltfExport, meshes_have_positions_normals_and_uvs) {
  const GltfDocument document = with_model(solid(0xFFFFFFFF), GfxObj::kSingleSided, {2, 3, 1});
  EXPECT_EQ(document.node("part_00")["mesh"], 0);
  EXPECT_FALSE(document.node("part_01").contains("mesh"));
  const json primitive = document.json["meshes"][0]["primitives"][0];
  const json attributes = primitive["attributes"];
  EXPECT_EQ(document.floats(attributes["POSITION"]).size(), 12u);  // four corners, two triangles
  EXPECT_EQ(document.json["accessors"][primitive["indices"].get<std::size_t>()]["count"], 6);
  EXPECT_THAT(document.json["accessors"][attributes["POSITION"].get<std::size_t>()]["max"],
              ElementsAre(2.0, 3.0, 0.0));
  const std::vector<float> normals = document.floats(attributes["NORMAL"]);
  EXPECT_THAT((std::vector{normals[0], normals[1], normals[2]}), ElementsAre(0, 0, 1));
  const std::vector<float> uvs = document.floats(attributes["TEXCOORD_0"]);
  EXPECT_THAT((std::vector{uvs[0], uvs[1]}), ElementsAre(0.25f, 0.75f));
}

TEST(GltfExport, backs_that_can_be_seen_are_triangles_of_their_own) {
  const auto indices = [](std::uint32_t sides) {
    const GltfDocument document = with_model(solid(0xFFFFFFFF), sides);
    const json& primitive = document.json["meshes"][0]["primitives"][0];
    return document.json["accessors"][primitive["indices"].get<std::size_t>()]["count"].get<int>();
  };
  EXPECT_EQ(indices(GfxObj::kSingleSided), 6);
  EXPECT_EQ(indices(GfxObj::kDoubleSided), 12);
}

TEST(GltfExport, surface_colours_are_linear_base_colours) {
  const GltfDocument document = with_model(solid(make_argb(255, 255, 188, 0)), GfxObj::kSingleSided);
  const json material = document.json["materials"][0];
  EXPECT_EQ(material["name"], "0x08000001");
  const json color = material["pbrMetallicRoughness"]["baseColorFactor"];
  EXPECT_EQ(color[0], 1.0);
  EXPECT_NEAR(color[1].get<double>(), 0.5029, 1e-4);  // half the light is 188 of 255 on a screen
  EXPECT_EQ(color[2], 0.0);
  EXPECT_EQ(color[3], 1.0);
  EXPECT_FALSE(material.contains("alphaMode"));
}

TEST(GltfExport, textures_that_are_missing_are_named_and_shown_as_grey) {
  Surface surface = solid(0);
  surface.type = Surface::kImage;
  surface.texture = 0x05000007;
  surface.translucency = 0.25f;
  const GltfDocument document = with_model(surface, GfxObj::kSingleSided);
  const json material = document.json["materials"][0];
  EXPECT_EQ(material["extras"]["acmotion"]["texture"], "0x05000007");
  EXPECT_NEAR(material["pbrMetallicRoughness"]["baseColorFactor"][0].get<double>(), 0.305, 1e-3);
  EXPECT_EQ(material["pbrMetallicRoughness"]["baseColorFactor"][3], 0.75);
  EXPECT_EQ(material["alphaMode"], "BLEND");
}

TEST(GltfExport, missing_models_are_reported) {
  TwoPartBody odd;
  odd.store.add(odd.setup);
  const Result<GltfExport> made = export_gltf(odd.store, 0x02000099, nullptr, {});
  ASSERT_TRUE(made.ok());
  EXPECT_THAT(made->missing, ElementsAre(0x01000098u, 0x01000099u));
  EXPECT_FALSE(export_gltf(odd.store, 0x02000001, nullptr, {}).ok());
}

TEST(GltfExport, the_same_keys_are_stored_once) {
  const GltfDocument document = document_of(kSampleBeast);
  std::set<std::size_t> accessors;
  for (const json& clip : document.json["animations"])
    for (const json& sampler : clip["samplers"])
      accessors.insert({sampler["input"].get<std::size_t>(), sampler["output"].get<std::size_t>()});
  std::set<std::vector<float>> keys;
  for (const std::size_t accessor : accessors)
    EXPECT_TRUE(keys.insert(document.floats(accessor)).second) << accessor;
  EXPECT_GT(keys.size(), 100u);
}

}  // namespace
}  // namespace acm::test
