// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What editors and people do to a file that would lose or ruin something: each is named.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>

#include "gltf_document.h"

namespace acm::test {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using Strings = std::vector<std::string>;

const GltfOptions kLinear{.keys = GltfOptions::Keys::Linear};

GltfDocument exported(const GltfOptions& options = {}, float rate = 10.0f) {
  TwoPartBody odd;
  return odd.exported(TwoPartBody::plays(0, -1, rate), options);
}

GltfImport import_of(const GltfDocument& document) {
  return import_gltf(document.to_glb()).value();
}

Strings findings_of(const GltfDocument& document) {
  return import_of(document).findings;
}

/// The value of a track at a time, as an editor plays it.
std::vector<float> value_at(const std::vector<float>& times, const std::vector<float>& values, bool step,
                            float time) {
  const std::size_t width = values.size() / times.size();
  std::size_t key = 0;
  while (key + 1 < times.size() && times[key + 1] <= time + 1e-6f) ++key;
  const bool last = key + 1 == times.size();
  const float part = step || last ? 0.0f : (time - times[key]) / (times[key + 1] - times[key]);
  std::vector<float> out;
  for (std::size_t i = 0; i < width; ++i) {
    const float a = values[key * width + i], b = values[last ? key * width + i : (key + 1) * width + i];
    out.push_back(a + (b - a) * part);
  }
  return out;
}

/// All motions sampled anew at a rate, as Blender does it when Always Sample Animations is ticked.
GltfDocument sampled(GltfDocument document, float rate) {
  for (json& clip : document.json["animations"])
    for (json& sampler : clip["samplers"]) {
      const std::vector<float> times = document.times(sampler), values = document.values(sampler);
      std::vector<float> new_times, new_values;
      for (int i = 0; static_cast<float>(i) / rate <= times.back() + 1e-6f; ++i) {
        new_times.push_back(static_cast<float>(i) / rate);
        const auto value = value_at(times, values, sampler["interpolation"] == "STEP", new_times.back());
        new_values.insert(new_values.end(), value.begin(), value.end());
      }
      sampler["input"] = document.add_floats(new_times, 1);
      sampler["output"] = document.add_floats(new_values, values.size() / times.size());
    }
  return document;
}

/// Sets one number of a key.
void edit_key(GltfDocument& document, const char* part, std::size_t key, std::size_t axis, float value) {
  json& sampler = document.sampler(kReadyClip, part, "translation");
  std::vector<float> values = document.values(sampler);
  values[3 * key + axis] = value;
  sampler["output"] = document.add_floats(values, 3);
}

TEST(GltfDamage, an_edit_at_a_frame_is_none) {
  for (const GltfOptions& way : {GltfOptions{}, kLinear, kFlat}) {
    GltfDocument document = exported(way);
    edit_key(document, "part_01", 2, 1, 0.5f);
    EXPECT_THAT(findings_of(document), IsEmpty());
    EXPECT_EQ(import_of(document).animations[0].edited_frames, 1u);
  }
}

TEST(GltfDamage, sampled_at_another_rate) {
  for (const GltfOptions& way : {GltfOptions{}, kLinear}) {
    EXPECT_THAT(
        findings_of(sampled(exported(way), 24.0f)),
        ElementsAre(AllOf(HasSubstr("NonCombat/Ready: "),
                          HasSubstr("36 keys between frames, of 40 in all, "
                                    "the first of part_00 at 0.0417 s: the animation was sampled again"),
                          HasSubstr("Always Sample Animations"))));
    EXPECT_THAT(findings_of(sampled(exported(way), 60.0f)), Contains(HasSubstr("sampled again")));
    // Nothing is lost at the same rate.
    EXPECT_THAT(findings_of(sampled(exported(way), 10.0f)), IsEmpty());
    EXPECT_EQ(import_of(sampled(exported(way), 10.0f)).animations[0].edited_frames, 0u);
  }
}

TEST(GltfDamage, sampled_at_a_part_of_the_rate) {
  // All keys that are left are at frames.
  EXPECT_THAT(findings_of(sampled(exported({}, 20.0f), 10.0f)),
              ElementsAre(HasSubstr("NonCombat/Ready: no part has a key any more at frame 1 (0.0500 s), and "
                                    "part_00 is elsewhere there: the animation was sampled again")));
}

/// The keys of one part, or of all, at other times.
void stretch(GltfDocument& document, float factor, const std::string& only = {}) {
  json& clip = document.animation(kReadyClip);
  for (const json& channel : clip["channels"]) {
    const json& node = document.json["nodes"][channel["target"]["node"].get<std::size_t>()];
    if (!only.empty() && node["name"] != only) continue;
    json& sampler = clip["samplers"][channel["sampler"].get<std::size_t>()];
    std::vector<float> times = document.times(sampler);
    for (float& time : times) time *= factor;
    sampler["input"] = document.add_floats(times, 1);
  }
}

TEST(GltfDamage, a_changed_length_is_called_that) {
  for (const GltfOptions& way : {GltfOptions{}, kLinear})
    for (const float factor : {0.5f, 0.9f, 1.3f, 2.0f}) {
      GltfDocument document = exported(way);
      stretch(document, factor);
      EXPECT_THAT(findings_of(document),
                  ElementsAre(HasSubstr(fmt::format(
                      "NonCombat/Ready: the length was changed from 0.4000 s to {:.4f} s", 0.4f * factor))))
          << factor;
    }
  GltfDocument document = exported();
  stretch(document, 1.5f, "part_01");
  EXPECT_THAT(
      findings_of(document),
      ElementsAre("NonCombat/Ready: the length was changed from 0.4000 s to 0.6000 s (4 keys after the end, "
                  "the first of part_01 at 0.4500 s); the number of frames and their rate are fixed"));
}

/// Moves the keys of all parts to other times, of which there may be fewer.
void set_times(GltfDocument& document, const std::vector<float>& times, const char* part = nullptr) {
  json& clip = document.animation(kReadyClip);
  for (const json& channel : clip["channels"]) {
    const json& node = document.json["nodes"][channel["target"]["node"].get<std::size_t>()];
    if (part && node["name"] != part) continue;
    json& sampler = clip["samplers"][channel["sampler"].get<std::size_t>()];
    std::vector<float> values = document.values(sampler);
    const std::size_t width = values.size() / document.times(sampler).size();
    values.resize(times.size() * width, values.back());
    sampler["input"] = document.add_floats(times, 1);
    sampler["output"] = document.add_floats(values, width);
  }
}

TEST(GltfDamage, a_changed_length_is_called_that_where_a_part_has_fewer_keys) {
  for (const float factor : {0.55f, 0.9f, 1.3f})
    for (const std::vector<float>& few :
         {std::vector<float>{0.0f, 0.4f}, {0.3f}, {0.0f, 0.1f, 0.2f}, {0.1f, 0.3f}}) {
      GltfDocument document = exported(kLinear);
      set_times(document, few, "part_00");
      stretch(document, factor);
      EXPECT_THAT(findings_of(document), Contains(HasSubstr("the length was changed from 0.4000 s to")))
          << factor;
      EXPECT_THAT(findings_of(document), Not(Contains(HasSubstr("sampled again")))) << factor;
    }
}

TEST(GltfDamage, a_pause_that_was_put_in_changes_the_length) {
  GltfDocument document = exported();
  set_times(document, {0.0f, 0.1f, 0.35f, 0.45f, 0.55f});
  EXPECT_THAT(
      findings_of(document),
      ElementsAre(HasSubstr("the length was changed from 0.4000 s to 0.5500 s (8 keys after the end"),
                  HasSubstr("4 keys between frames, of 20 in all, the first of part_00 at 0.3500 s: what "
                            "they show would be lost; move them to a frame")));
  // Who samples may end a key later.
  set_times(document, {0.0f, 0.15f, 0.3f, 0.45f});
  EXPECT_THAT(findings_of(document), Contains(HasSubstr("sampled again")));
}

TEST(GltfDamage, keys_that_were_cut_off_or_added_at_the_end_change_the_length) {
  const auto with_times = [](const std::vector<float>& times) {
    GltfDocument document = exported();
    set_times(document, times);
    return findings_of(document);
  };
  EXPECT_THAT(with_times({0.0f, 0.1f, 0.2f, 0.3f, 0.4f}), IsEmpty());
  EXPECT_THAT(with_times({0.0f, 0.1f, 0.2f}),
              ElementsAre(HasSubstr("the length was changed from 0.4000 s to 0.2000 s; ")));
  EXPECT_THAT(
      with_times({0.0f, 0.1f, 0.2f, 0.3f, 0.4f, 0.5f}),
      ElementsAre(HasSubstr("the length was changed from 0.4000 s to 0.5000 s (4 keys after the end")));
}

TEST(GltfDamage, a_key_between_frames) {
  GltfDocument document = exported();
  json& sampler = document.sampler(kReadyClip, "part_01", "translation");
  sampler["input"] = document.add_floats({0.0f, 0.04f, 0.1f, 0.2f, 0.3f, 0.4f}, 1);
  sampler["output"] = document.add_floats({1, 0, 0, 9, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0}, 3);
  EXPECT_THAT(findings_of(document),
              ElementsAre(AllOf(HasSubstr("NonCombat/Ready: 1 key between frames, of 21 in "
                                          "all, the first of part_01 at 0.0400 s"),
                                HasSubstr("move them to a frame"))));
  EXPECT_EQ(import_of(document).animations[0].edited_frames, 0u);
}

TEST(GltfDamage, keys_that_slide_where_they_stood) {
  const auto with_two_keys = [](const GltfOptions& way, float to) {
    GltfDocument document = exported(way);
    json& sampler = document.sampler(kReadyClip, "part_01", "translation");
    sampler["input"] = document.add_floats({0.0f, 0.4f}, 1);
    sampler["output"] = document.add_floats({1, 0, 0, 1, 0, to}, 3);
    sampler["interpolation"] = "LINEAR";
    return findings_of(document);
  };
  EXPECT_THAT(with_two_keys({}, 4.0f),
              ElementsAre(HasSubstr(
                  "NonCombat/Ready: part_01 has no key of its own at frame 1 (0.1000 s) and slides")));
  EXPECT_THAT(with_two_keys(kLinear, 4.0f), IsEmpty());
  EXPECT_THAT(with_two_keys({}, 0.0f), IsEmpty());
}

TEST(GltfDamage, keys_of_a_part_that_are_gone) {
  GltfDocument document = exported();
  json& channels = document.animation(kReadyClip)["channels"];
  for (std::size_t i = 0; i < channels.size(); ++i)
    if (channels[i]["target"]["node"] == 2 && channels[i]["target"]["path"] == "translation") {
      channels.erase(i);
      break;
    }
  EXPECT_THAT(
      findings_of(document),
      ElementsAre(
          "NonCombat/Ready: part_00 has no keys of its translation any more and is elsewhere by that"));
}

TEST(GltfDamage, a_missing_part) {
  GltfDocument document = exported();
  document.json["nodes"][2].erase("children");
  EXPECT_THAT(findings_of(document), ElementsAre("part_01 no longer hangs on the body"));
  document.json["nodes"][3] = {{"name", "something else"}};
  EXPECT_THAT(findings_of(document), ElementsAre("part_01 is missing"));
  document.json["nodes"][0]["extras"]["acmotion"].erase("layout");
  EXPECT_THAT(findings_of(document), ElementsAre("part_01 is missing"));
}

TEST(GltfDamage, a_renamed_part_is_known_by_its_extras) {
  GltfDocument document = exported();
  edit_key(document, "part_01", 2, 1, 0.5f);
  document.json["nodes"][3]["name"] = "arm";
  EXPECT_THAT(findings_of(document), ElementsAre("part_01 is now called arm"));
  EXPECT_EQ(import_of(document).animations[0].animation.parts(2)[1].origin.y, 0.5f);
  document.json["nodes"][3].erase("extras");
  EXPECT_THAT(findings_of(document), ElementsAre("part_01 is missing"));
}

TEST(GltfDamage, parts_with_each_others_names) {
  GltfDocument document = exported(kFlat);
  document.json["nodes"][2]["name"] = "part_01";
  document.json["nodes"][3]["name"] = "part_00";
  EXPECT_THAT(findings_of(document), ElementsAre("part_00 was part_01 when it was exported",
                                                 "part_01 was part_00 when it was exported"));
}

TEST(GltfDamage, a_copied_part) {
  GltfDocument document = exported();
  json copy = document.json["nodes"][3];
  copy["name"] = "part_01.001";
  document.json["nodes"].push_back(copy);
  document.json["nodes"][1]["children"].push_back(4);
  EXPECT_THAT(findings_of(document),
              ElementsAre("part_01.001 is a copy of part_01, which is there too; only the original counts"));
}

TEST(GltfDamage, a_part_on_another_parent) {
  GltfDocument document = exported();
  document.json["nodes"][1]["children"] = {2, 3};
  document.json["nodes"][2].erase("children");
  EXPECT_THAT(findings_of(document), Contains("part_01 hangs on body and not on part_00"));
  document.json["nodes"][1]["children"] = {2};
  document.json["nodes"][0]["children"] = {1, 3};
  EXPECT_THAT(findings_of(document), Contains("part_01 hangs on 0x02000099 and not on part_00"));
}

TEST(GltfDamage, a_body_that_is_renamed_turned_or_elsewhere) {
  GltfDocument document = exported();
  document.json["nodes"][1]["name"] = "hips";
  EXPECT_THAT(findings_of(document), ElementsAre("the node body is missing or renamed"));
  document.json["nodes"][1]["name"] = "body";
  document.json["nodes"][1]["rotation"] = {0, 0, 1, 0};
  EXPECT_THAT(findings_of(document), ElementsAre("body is turned, which animations cannot hold"));
  document.json["nodes"][1].erase("rotation");
  document.json["nodes"].push_back({{"name", "lift"}, {"children", {1}}});
  document.json["nodes"][0]["children"] = {4};
  EXPECT_THAT(findings_of(document), ElementsAre("body hangs on lift and not on the root"));
}

TEST(GltfDamage, a_root_that_is_turned_or_scaled) {
  const float half = std::sqrt(0.5f);
  GltfDocument document = exported();
  json& root = document.json["nodes"][0];
  root["rotation"] = {0, -half, -half, 0};  // the same rotation
  root["translation"] = {5, 0, 0};          // harmless: parts are kept relative to the body
  EXPECT_THAT(findings_of(document), IsEmpty());
  root["rotation"] = {0, 0, 0, 1};
  EXPECT_THAT(findings_of(document), ElementsAre(HasSubstr("0x02000099 is turned; turn it back")));
  root["rotation"] = {0, half, half, 0};
  root["scale"] = {2, 2, 2};
  EXPECT_THAT(findings_of(document), ElementsAre("0x02000099 is scaled, which animations cannot hold"));
}

TEST(GltfDamage, a_root_below_something_that_is_turned) {
  GltfDocument document = exported();
  document.json["nodes"].push_back({{"name", "stage"}, {"children", {0}}});
  EXPECT_THAT(findings_of(document), IsEmpty());
  document.json["nodes"][4]["rotation"] = {0, 1, 0, 0};
  EXPECT_THAT(findings_of(document), ElementsAre("stage, on which the body hangs, is turned or scaled"));
}

/// As Blender saves it when +Y Up is not ticked: its own axes, in every node and key.
GltfDocument with_other_axes(GltfDocument document) {
  const auto turn = [](auto& values, std::size_t at) {
    const auto y = values[at + 1];
    values[at + 1] = -values[at + 2].template get<float>();
    values[at + 2] = y;
  };
  for (json& node : document.json["nodes"])
    for (const char* path : {"translation", "rotation"})
      if (node.contains(path)) turn(node[path], 0);
  for (json& clip : document.json["animations"])
    for (json& sampler : clip["samplers"]) {
      const std::size_t width = document.values(sampler).size() / document.times(sampler).size();
      json values = document.values(sampler);
      for (std::size_t i = 0; i < values.size(); i += width) turn(values, i);
      sampler["output"] = document.add_floats(values.get<std::vector<float>>(), width);
    }
  return document;
}

TEST(GltfDamage, other_axes) {
  const GltfDocument document = with_other_axes(GltfDocument(gltf_samples().exported(kSampleDoor).glb));
  EXPECT_THAT(findings_of(document),
              Contains("0x02000003 is turned: the file was saved with other axes (in Blender: "
                       "tick +Y Up)"));
}

TEST(GltfDamage, scaled_parts_and_keys_of_scale) {
  GltfDocument document = exported();
  document.json["nodes"][2]["scale"] = {1, 1.00001, 1};
  EXPECT_THAT(findings_of(document), IsEmpty());
  document.json["nodes"][2]["scale"] = {1, 2, 1};
  EXPECT_THAT(findings_of(document), ElementsAre("part_00 is scaled, which animations cannot hold"));
  document = exported();
  json& clip = document.animation(kReadyClip);
  clip["channels"].push_back(
      {{"sampler", clip["samplers"].size()}, {"target", {{"node", 2}, {"path", "scale"}}}});
  clip["samplers"].push_back({{"input", document.add_floats({0.0f, 0.1f}, 1)},
                              {"output", document.add_floats({1, 1, 1, 1, 1, 1}, 3)}});
  EXPECT_THAT(findings_of(document), IsEmpty());  // as editors write it with everything else
  clip["samplers"].back()["output"] = document.add_floats({1, 1, 1, 1, 1, 3}, 3);
  EXPECT_THAT(findings_of(document),
              ElementsAre("NonCombat/Ready: part_00 is scaled at 0.1000 s, which animations cannot hold"));
}

TEST(GltfDamage, keys_of_the_body) {
  const auto with_body_at = [](const GltfOptions& options, float y) {
    GltfDocument document = exported(options);
    json& clip = document.animation(kReadyClip);
    clip["channels"].push_back(
        {{"sampler", clip["samplers"].size()}, {"target", {{"node", 1}, {"path", "translation"}}}});
    clip["samplers"].push_back({{"input", document.add_floats({0.0f, 0.1f}, 1)},
                                {"output", document.add_floats({0, 0, 0, 0, y, 0}, 3)}});
    return findings_of(document);
  };
  EXPECT_THAT(with_body_at({}, 0.0f), IsEmpty());
  EXPECT_THAT(with_body_at({}, 1.0f),
              ElementsAre("NonCombat/Ready: body is moved at 0.1000 s, which animations cannot hold"));
}

/// Walks a metre a second along Y and turns, with root motion in the file.
GltfDocument walking(const GltfOptions& options = {.root_motion = true}) {
  TwoPartBody odd;
  odd.animation.flags = Animation::kHasPositionFrames;
  odd.animation.position_frames.resize(4);
  for (Frame& step : odd.animation.position_frames)
    step = {{0.0f, 0.1f, 0.0f}, {0.99500417f, 0, 0, 0.09983342f}};
  return odd.exported(TwoPartBody::plays(0, -1, 10.0f), options);
}

void edit_body(GltfDocument& document, const char* path, std::size_t index, float value) {
  json& sampler = document.sampler(kReadyClip, "body", path);
  std::vector<float> values = document.values(sampler);
  values[index] = value;
  sampler["output"] = document.add_floats(values, path[0] == 't' ? 3 : 4);
}

TEST(GltfDamage, edits_of_a_body_that_root_motion_moves) {
  GltfDocument document = walking();
  EXPECT_THAT(findings_of(document), IsEmpty());
  edit_body(document, "translation", 3 * 2 + 2, 0.5f);
  EXPECT_THAT(
      findings_of(document),
      ElementsAre(
          "NonCombat/Ready: body is moved by 0.5 m at 0.2000 s; the table and position frames say where "
          "it goes, and they stay as they are"));
  EXPECT_EQ(import_of(document).animations[0].edited_frames, 0u);
  document = walking();
  edit_body(document, "rotation", 4 * 1, 1.0f);
  EXPECT_THAT(findings_of(document),
              ElementsAre(HasSubstr("NonCombat/Ready: body is turned by 90 degrees at 0.1000 s; ")));
  // The key that ends the clip counts too.
  document = walking();
  edit_body(document, "translation", 3 * 4 + 1, 9.0f);
  EXPECT_THAT(findings_of(document), ElementsAre(HasSubstr(" m at 0.4000 s; ")));
}

TEST(GltfDamage, other_keys_on_the_same_path_of_the_body_are_none) {
  const GltfDocument as_it_was = walking({.keys = GltfOptions::Keys::Linear, .root_motion = true});
  EXPECT_THAT(findings_of(sampled(as_it_was, 10.0f)), IsEmpty());
  GltfDocument document = walking();
  json& sampler = document.sampler(kReadyClip, "body", "translation");
  const std::vector<float> values = document.values(sampler);
  std::vector<float> more(values.begin(), values.begin() + 3);
  for (std::size_t i = 0; i < 3; ++i) more.push_back((values[i] + values[3 + i]) / 2);
  more.insert(more.end(), values.begin() + 3, values.end());
  sampler["input"] = document.add_floats({0.0f, 0.05f, 0.1f, 0.2f, 0.3f, 0.4f}, 1);
  sampler["output"] = document.add_floats(more, 3);
  EXPECT_THAT(findings_of(document), IsEmpty());
  more[5] += 0.25f;
  sampler["output"] = document.add_floats(more, 3);
  EXPECT_THAT(findings_of(document), ElementsAre(HasSubstr("body is moved by 0.25 m at 0.0500 s")));
}

TEST(GltfDamage, a_body_that_has_lost_its_root_motion) {
  GltfDocument document = walking();
  json& channels = document.animation(kReadyClip)["channels"];
  for (std::size_t i = channels.size(); i-- > 0;)
    if (channels[i]["target"]["node"] == 1) channels.erase(i);
  EXPECT_THAT(findings_of(document), ElementsAre(HasSubstr("NonCombat/Ready: body is moved by ")));
  // Files of versions that left no paths say so.
  document.json["nodes"][0]["extras"]["acmotion"].erase("bodies");
  EXPECT_THAT(findings_of(document), IsEmpty());
  EXPECT_THAT(import_of(document).notes, Contains(HasSubstr("edits of the body cannot be seen")));
}

TEST(GltfDamage, paths_of_the_body_that_are_no_paths) {
  const auto with_bodies = [](const json& bodies) {
    GltfDocument document = walking();
    document.json["nodes"][0]["extras"]["acmotion"]["bodies"] = bodies;
    return import_gltf(document.to_glb());
  };
  EXPECT_FALSE(with_bodies(7).ok());
  EXPECT_FALSE(with_bodies({{"NonCombat/Ready", 7}}).ok());
  EXPECT_FALSE(with_bodies({{"NonCombat/Ready", "AAAA"}}).ok());
  // One key where there are five.
  const std::string one_key(40, 'A');
  const auto short_path = with_bodies({{"NonCombat/Ready", one_key.substr(0, 37) + "A=="}});
  ASSERT_TRUE(short_path.ok()) << short_path.error().text;
  EXPECT_THAT(short_path->findings, ElementsAre(HasSubstr("does not fit its keys")));
}

TEST(GltfDamage, thousands_of_keys_are_read_and_very_many_are_refused_at_once) {
  const auto with_keys = [](int count) {
    GltfDocument document = walking();
    for (int i = 0; i < count; ++i) document.json["extras"][std::to_string(i)] = 0;
    return import_gltf(document.to_glb());
  };
  EXPECT_TRUE(with_keys(3000).ok());
  const auto refused = with_keys(300'000);
  ASSERT_FALSE(refused.ok());
  EXPECT_THAT(refused.error().text, HasSubstr("its objects have too many keys"));
}

TEST(GltfDamage, samples_with_root_motion_come_back_without_a_finding) {
  for (const ObjectId setup : {kSampleMannequin, kSampleBeast, kSampleDoor})
    for (const GltfOptions::Keys keys : {GltfOptions::Keys::Step, GltfOptions::Keys::Linear}) {
      const GltfDocument document(gltf_samples().exported(setup, {.keys = keys, .root_motion = true}).glb);
      EXPECT_THAT(findings_of(document), IsEmpty());
    }
}

/// A motion whose parts are all elsewhere at all frames.
void pose_anew(GltfDocument& document, json& clip) {
  for (const json& channel : clip["channels"]) {
    const json& node = document.json["nodes"][channel["target"]["node"].get<std::size_t>()];
    if (channel["target"]["path"] != "translation" || node["name"] == "body") continue;
    json& sampler = clip["samplers"][channel["sampler"].get<std::size_t>()];
    std::vector<float> values = document.values(sampler);
    for (float& value : values) value += 0.5f;
    sampler["output"] = document.add_floats(values, 3);
  }
}

TEST(GltfDamage, nearly_everything_changed) {
  GltfDocument document(gltf_samples().exported(kSampleBeast).glb);
  pose_anew(document, document.json["animations"][0]);
  EXPECT_THAT(findings_of(document), IsEmpty());
  for (std::size_t i = 1; i < document.json["animations"].size(); ++i)
    pose_anew(document, document.json["animations"][i]);
  EXPECT_THAT(findings_of(document), Contains(HasSubstr("nearly everything has changed: counting")));
}

TEST(GltfDamage, one_motion_alone_may_be_made_anew) {
  GltfDocument document(gltf_samples().exported(kSampleBeast, {}, kReadyClip).glb);
  pose_anew(document, document.animation(kReadyClip));
  EXPECT_THAT(findings_of(document), IsEmpty());
  EXPECT_GT(import_of(document).animations[0].edited_frames, 1u);
}

TEST(GltfDamage, one_motion_alone_may_be_made_anew_beside_a_short_one) {
  GltfDocument document(gltf_samples().exported(kSampleBeast).glb);
  std::vector<json> clips = document.json["animations"];
  std::erase_if(clips, [](const json& clip) { return clip["extras"]["acmotion"]["segments"].empty(); });
  const auto keys = [&](const json& clip) { return document.times(clip["samplers"][0]).size(); };
  std::ranges::stable_sort(clips, {}, keys);
  ASSERT_GT(keys(clips.back()), 4 * keys(clips.front()));
  document.json["animations"] = {clips.back(), clips.front()};
  pose_anew(document, document.json["animations"][0]);
  EXPECT_THAT(findings_of(document), IsEmpty());
  pose_anew(document, document.json["animations"][1]);
  EXPECT_THAT(findings_of(document), Contains(HasSubstr("nearly everything has changed: counting")));
}

/// With a hook, a rate and a velocity.
GltfDocument with_hook() {
  TwoPartBody odd;
  odd.animation.hooks.push_back({hook_direction::kBoth, SoundTableHook{7}});
  odd.animation.hook_starts = {0, 0, 1, 1, 1};
  MotionTableBuilder::Motion motion = TwoPartBody::plays(0, -1, 10.0f);
  motion.velocity = {0.0f, 2.0f, 0.0f};
  return odd.exported(motion);
}

TEST(GltfDamage, edits_of_the_extras_are_named) {
  GltfDocument document = with_hook();
  EXPECT_THAT(findings_of(document), IsEmpty());
  json& facts = document.animation(kReadyClip)["extras"]["acmotion"];
  facts["velocity"][1] = 3.0;
  facts["segments"][0]["framerate"] = 20.0;
  facts["hooks"][0]["frame"] = 2;
  EXPECT_THAT(findings_of(document),
              ElementsAre("NonCombat/Ready: the extras were edited at velocity[1], hooks[0].frame, "
                          "segments[0].framerate, and an import takes back poses only"));
  EXPECT_EQ(import_of(document).animations[0].edited_frames, 0u);
}

TEST(GltfDamage, hooks_and_velocities_that_were_added_or_removed_are_named) {
  GltfDocument document = with_hook();
  json& facts = document.animation(kReadyClip)["extras"]["acmotion"];
  facts["hooks"].push_back(facts["hooks"][0]);
  facts["omega"] = {0, 0, 1};
  facts.erase("velocity");
  EXPECT_THAT(findings_of(document), ElementsAre(AllOf(HasSubstr("hooks (2 where there were 1)"),
                                                       HasSubstr("omega"), HasSubstr("velocity"))));
  facts["hooks"] = json::array();
  EXPECT_THAT(findings_of(document), ElementsAre(HasSubstr("hooks (0 where there were 1)")));
}

TEST(GltfDamage, the_number_of_hooks_is_named_before_those_that_have_moved_up) {
  TwoPartBody odd;
  for (const std::uint32_t sound : {7u, 8u})
    odd.animation.hooks.push_back({hook_direction::kBoth, SoundTableHook{sound}});
  odd.animation.hook_starts = {0, 0, 1, 2, 2};
  GltfDocument document = odd.exported(TwoPartBody::plays(0, -1, 10.0f));
  json& hooks = document.animation(kReadyClip)["extras"]["acmotion"]["hooks"];
  ASSERT_EQ(hooks.size(), 2u);
  hooks.erase(0);
  EXPECT_THAT(findings_of(document), ElementsAre(HasSubstr("edited at hooks (1 where there were 2),")));
}

TEST(GltfDamage, edits_of_extras_that_became_texts_are_named) {
  GltfDocument document = with_hook();
  json& facts = document.animation(kReadyClip)["extras"]["acmotion"];
  const json whole = facts;
  json edited = whole;
  edited["hooks"][0]["frame"] = 2;
  facts["hooks"] = edited["hooks"].dump();
  EXPECT_THAT(findings_of(document), ElementsAre(HasSubstr("edited at hooks[0].frame,")));
  facts = edited.dump();
  EXPECT_THAT(findings_of(document), ElementsAre(HasSubstr("edited at hooks[0].frame,")));
}

TEST(GltfDamage, what_editors_do_to_extras_is_no_edit) {
  GltfDocument document = with_hook();
  json& extras = document.animation(kReadyClip)["extras"];
  json& facts = extras["acmotion"];
  facts["velocity"][1] = 2.0000001;
  facts["mine"] = "a note";
  EXPECT_THAT(findings_of(document), IsEmpty());
  const json whole = facts;
  facts = whole.dump();
  EXPECT_THAT(findings_of(document), IsEmpty());
  facts = whole;
  facts["hooks"] = whole["hooks"].dump();
  EXPECT_THAT(findings_of(document), IsEmpty());
  facts["hooks"] = "1 hook";
  EXPECT_THAT(findings_of(document), IsEmpty());
  // Lists may be lost altogether.
  facts = {{"name", kReadyClip}, {"length", whole["length"]}};
  EXPECT_THAT(findings_of(document), IsEmpty());
  extras.clear();
  EXPECT_THAT(findings_of(document), IsEmpty());
}

TEST(GltfDamage, extras_of_other_versions_cannot_be_compared_and_it_says_so) {
  GltfDocument document = with_hook();
  document.json["nodes"][0]["extras"]["acmotion"].erase("motions");
  document.animation(kReadyClip)["extras"]["acmotion"]["velocity"][1] = 3.0;
  EXPECT_THAT(findings_of(document), IsEmpty());
  EXPECT_THAT(import_of(document).notes, Contains(HasSubstr("edits of hooks and velocities cannot be seen")));
  for (const json& bad : {json(7), json{{"NonCombat/Ready", 7}}, json{{"no such", json::object()}}}) {
    document.json["nodes"][0]["extras"]["acmotion"]["motions"] = bad;
    EXPECT_FALSE(import_gltf(document.to_glb()).ok()) << bad;
  }
}

TEST(GltfDamage, the_public_import_refuses_it_unless_forced) {
  GltfDocument document = exported();
  document.json["nodes"][3]["name"] = "arm";
  document.json["nodes"][2]["scale"] = {1, 2, 1};
  const Vector<std::byte> file = document.to_glb();
  const auto refused = inspect::import_gltf(file);
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().text,
            "part_00 is scaled, which animations cannot hold\npart_01 is now called arm");
  const auto forced = inspect::import_gltf(file, {.force = true, .read_file = {}});
  ASSERT_TRUE(forced.ok());
  EXPECT_EQ(forced->findings.size(), 2u);
  EXPECT_EQ(forced->animations.size(), 1u);
}

}  // namespace
}  // namespace acm::test
