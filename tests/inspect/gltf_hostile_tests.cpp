// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Files that lie: each is refused with a text that says what is wrong.
#include <gmock/gmock.h>

#include <cstring>
#include <functional>
#include <limits>

#include "gltf_document.h"

namespace acm::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

GltfDocument document() {
  TwoPartBody odd;
  return odd.exported(TwoPartBody::plays(0, -1, 10.0f));
}

/// Why a file cannot be imported; "imported" when it can be.
std::string refusal_of(Bytes glb) {
  const InspectResult<GltfImport> import = import_gltf(glb);
  return import ? "imported" : import.error().text;
}

std::string refusal_after(const std::function<void(GltfDocument&)>& change) {
  GltfDocument changed = document();
  change(changed);
  return refusal_of(changed.to_glb());
}

json& facts(GltfDocument& d) {
  return d.json["nodes"][0]["extras"]["acmotion"];
}

/// The accessor and the view of a key that is played.
json& played_accessor(GltfDocument& d) {
  return d.json["accessors"][d.sampler(kReadyClip, "part_00", "translation")["output"].get<std::size_t>()];
}

void set_values(GltfDocument& d, std::size_t index, float value) {
  json& sampler = d.sampler(kReadyClip, "part_00", "translation");
  std::vector<float> values = d.values(sampler);
  values[index] = value;
  sampler["output"] = d.add_floats(values, 3);
}

void set_key_times(GltfDocument& d, const std::vector<float>& times) {
  d.sampler(kReadyClip, "part_00", "translation")["input"] = d.add_floats(times, 1);
}

void change_clip(GltfDocument& d, const char* key, const json& value) {
  json clips = json::parse(facts(d)["clips"].get<std::string>());
  clips[kReadyClip][0][key] = value;
  facts(d)["clips"] = clips.dump();
}

TEST(GltfHostile, the_file_that_is_changed_here_is_good) {
  EXPECT_EQ(refusal_after([](GltfDocument&) {}), "imported");
}

TEST(GltfHostile, files_that_end_early) {
  const Vector<std::byte> whole = document().to_glb();
  for (std::size_t size = 0; size < whole.size(); size += size < 64 ? 1 : 97) {
    const Vector<std::byte> cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
    EXPECT_NE(refusal_of(cut), "imported") << size;
  }
}

TEST(GltfHostile, headers_that_lie) {
  const auto with = [](std::size_t offset, std::uint32_t value) {
    Vector<std::byte> file = document().to_glb();
    std::memcpy(file.data() + offset, &value, 4);
    return refusal_of(file);
  };
  EXPECT_THAT(with(0, 0x12345678), HasSubstr("not a binary glTF file"));
  EXPECT_THAT(with(4, 1), HasSubstr("another version"));
  EXPECT_THAT(with(8, 0xFFFFFFFF), HasSubstr("shorter than it says"));
  EXPECT_THAT(with(12, 0xFFFFFFFF), HasSubstr("length of the JSON chunk"));
  EXPECT_THAT(with(16, 0), HasSubstr("not JSON"));
}

TEST(GltfHostile, json_that_is_broken_or_endlessly_nested) {
  GltfDocument d = document();
  d.json = json::array();
  EXPECT_THAT(refusal_of(d.to_glb()), HasSubstr("not an object"));
  for (const bool closed : {false, true}) {
    constexpr std::size_t kDepth = 200000;
    std::string text = R"({"nodes":[{"extras":{"acmotion":)" + std::string(kDepth, '[');
    if (closed) text += std::string(kDepth, ']') + "}}]}";
    text.resize((text.size() + 3) / 4 * 4, ' ');
    ByteWriter out;
    out.raw(std::as_bytes(std::span("glTF", 4)));
    out.u32(2);
    out.u32(static_cast<std::uint32_t>(20 + text.size()));
    out.u32(static_cast<std::uint32_t>(text.size()));
    out.raw(std::as_bytes(std::span("JSON", 4)));
    out.raw(std::as_bytes(std::span(text)));
    EXPECT_THAT(refusal_of(out.bytes()), HasSubstr(closed ? "no node has the extras" : "is broken"));
  }
}

TEST(GltfHostile, sizes_beyond_the_data) {
  EXPECT_THAT(refusal_after([](auto& d) { played_accessor(d)["count"] = 1u << 31; }),
              HasSubstr("elements, and its buffer view has room for"));
  EXPECT_THAT(refusal_after([](auto& d) { played_accessor(d)["count"] = 1e300; }),
              HasSubstr("'count' is 1000000000000000"));
  EXPECT_THAT(refusal_after([](auto& d) { played_accessor(d)["count"] = -1; }), HasSubstr("whole number"));
  EXPECT_THAT(refusal_after([](auto& d) { played_accessor(d)["byteOffset"] = 1u << 30; }),
              HasSubstr("'byteOffset' is 1073741824"));
  EXPECT_THAT(refusal_after([](auto& d) { played_accessor(d)["bufferView"] = 99; }),
              HasSubstr("'bufferView' is 99"));
  EXPECT_THAT(refusal_after([](auto& d) {
                for (json& view : d.json["bufferViews"]) view["byteOffset"] = d.binary.size();
              }),
              HasSubstr("bytes after the data"));
  EXPECT_THAT(refusal_after([](auto& d) {
                for (json& view : d.json["bufferViews"]) view["byteStride"] = 1;
              }),
              HasSubstr("overlap"));
}

TEST(GltfHostile, accessors_of_the_wrong_kind) {
  EXPECT_THAT(refusal_after([](auto& d) { played_accessor(d)["type"] = "MAT4"; }), HasSubstr("'MAT4'"));
  EXPECT_THAT(refusal_after([](auto& d) { played_accessor(d)["componentType"] = 5125; }), HasSubstr("5125"));
  EXPECT_THAT(refusal_after([](auto& d) { played_accessor(d)["sparse"] = json::object(); }),
              HasSubstr("sparse"));
  EXPECT_THAT(refusal_after([](auto& d) { d.json["buffers"][0]["uri"] = "/etc/passwd"; }),
              HasSubstr("does not name a file beside this one"));
  EXPECT_THAT(refusal_after([](auto& d) { d.json["buffers"][0]["uri"] = "keys.bin"; }),
              HasSubstr("no other file can be read here"));
  EXPECT_THAT(refusal_after([](auto& d) { d.json["buffers"][0]["byteLength"] = 1u << 30; }),
              HasSubstr("should have 1073741824 bytes"));
  EXPECT_THAT(refusal_after([](auto& d) {
                json& sampler = d.sampler(kReadyClip, "part_00", "translation");
                sampler["output"] = d.sampler(kReadyClip, "part_00", "rotation")["output"];
              }),
              HasSubstr("keys of 4 numbers"));
}

TEST(GltfHostile, keys_that_are_nan) {
  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  constexpr float kInfinity = std::numeric_limits<float>::infinity();
  EXPECT_THAT(refusal_after([](auto& d) { set_values(d, 4, kNan); }),
              HasSubstr("NonCombat/Ready: part_00 is nowhere at 0.100 s"));
  EXPECT_THAT(refusal_after([](auto& d) { set_values(d, 4, kInfinity); }), HasSubstr("nowhere"));
  EXPECT_THAT(refusal_after([](auto& d) { set_key_times(d, {0, 0.1f, kNan, 0.3f, 0.4f}); }),
              HasSubstr("ascend"));
  EXPECT_THAT(refusal_after([](auto& d) { set_key_times(d, {0, 0.2f, 0.1f, 0.3f, 0.4f}); }),
              HasSubstr("ascend"));
  EXPECT_THAT(refusal_after([](auto& d) { set_key_times(d, {0, 0.2f}); }), HasSubstr("5 keys for 2 times"));
  EXPECT_THAT(refusal_after([](auto& d) { d.json["nodes"][2]["translation"] = {0, 1e300, 0}; }),
              HasSubstr("a translation that is not 3 numbers"));
  EXPECT_THAT(refusal_after([](auto& d) { d.json["nodes"][2]["rotation"] = {0, 1}; }),
              HasSubstr("a rotation of 2 numbers"));
}

TEST(GltfHostile, nodes_that_make_no_tree) {
  EXPECT_THAT(refusal_after([](auto& d) { d.json["nodes"][2]["children"] = {99}; }),
              HasSubstr("node 2 has a child"));
  EXPECT_THAT(refusal_after([](auto& d) { d.json["nodes"][2]["children"] = {3}; }), HasSubstr("another's"));
  EXPECT_THAT(refusal_after([](auto& d) { d.json["nodes"][2]["matrix"] = json::array(); }),
              HasSubstr("matrix"));
  EXPECT_THAT(refusal_after([](auto& d) { d.json["nodes"] = 5; }), HasSubstr("'nodes' is not a list"));
  EXPECT_THAT(refusal_after([](auto& d) { d.json["nodes"].push_back(5); }), HasSubstr("not an object"));
  // The root hangs on a part of its own; the parts are found once.
  EXPECT_EQ(refusal_after([](auto& d) { d.json["nodes"][2]["children"] = {0}; }), "imported");
}

TEST(GltfHostile, extras_that_are_gone_or_changed) {
  EXPECT_THAT(refusal_after([](auto& d) { d.json["nodes"][0].erase("extras"); }),
              HasSubstr("custom properties"));
  EXPECT_THAT(refusal_after([](auto& d) { facts(d).erase("clips"); }), HasSubstr("not whole"));
  EXPECT_THAT(refusal_after([](auto& d) { facts(d)["clips"] = "{"; }), HasSubstr("is broken"));
  EXPECT_THAT(refusal_after([](auto& d) { facts(d)["setup"] = "0x"; }), HasSubstr("'0x' is not an id"));
  EXPECT_THAT(refusal_after([](auto& d) { d.json["nodes"].push_back(d.json["nodes"][0]); }),
              testing::AnyOf(HasSubstr("several"), HasSubstr("another's")));
  EXPECT_THAT(refusal_after([](auto& d) { facts(d)["animations"]["0x03000099"] = "AAA"; }),
              HasSubstr("base64"));
  EXPECT_THAT(refusal_after([](auto& d) { facts(d)["animations"]["0x03000099"] = "AAAA"; }),
              HasSubstr("the record of animation 0x03000099 is broken: truncated"));
  EXPECT_THAT(refusal_after([](auto& d) {
                facts(d)["animations"]["0x03000098"] = facts(d)["animations"]["0x03000099"];
              }),
              HasSubstr("that of another"));
}

TEST(GltfHostile, clips_that_lie) {
  EXPECT_THAT(refusal_after([](auto& d) { change_clip(d, "frames", {0, 4}); }), HasSubstr("does not have"));
  EXPECT_THAT(refusal_after([](auto& d) { change_clip(d, "frames", {0}); }), HasSubstr("does not have"));
  EXPECT_THAT(refusal_after([](auto& d) { change_clip(d, "animation", "0x03000001"); }),
              HasSubstr("record is missing"));
  EXPECT_THAT(refusal_after([](auto& d) { change_clip(d, "end", 0); }), HasSubstr("in no time"));
  EXPECT_THAT(refusal_after([](auto& d) { change_clip(d, "start", "soon"); }), HasSubstr("'start'"));
  EXPECT_THAT(refusal_after([](auto& d) { change_clip(d, "start", -1); }), HasSubstr("in no time"));
  EXPECT_THAT(refusal_after([](auto& d) { change_clip(d, "end", 1e300); }), HasSubstr("until 1e+300 s"));
}

TEST(GltfHostile, layouts_that_lie) {
  EXPECT_THAT(refusal_after([](auto& d) { facts(d)["layout"] = 5; }), HasSubstr("layout"));
  EXPECT_THAT(refusal_after([](auto& d) { facts(d)["layout"] = "{"; }), HasSubstr("is broken"));
  EXPECT_THAT(refusal_after([](auto& d) { facts(d)["layout"] = {{"parents", {nullptr, 2}}}; }),
              HasSubstr("a parent that is none"));
  EXPECT_THAT(refusal_after([](auto& d) { facts(d)["layout"] = {{"parents", 1}}; }), HasSubstr("not a list"));
  // Of a version that wrote none.
  EXPECT_EQ(refusal_after([](auto& d) { facts(d).erase("layout"); }), "imported");
}

TEST(GltfHostile, names_that_a_terminal_would_obey) {
  GltfDocument d = document();
  d.json["nodes"][2]["name"] = "\x1b[2Jarm\u009b31m";
  const GltfImport import = import_gltf(d.to_glb()).value();
  EXPECT_THAT(import.findings, testing::ElementsAre("part_00 is now called ?[2Jarm?31m"));
}

// A small file may name the same keys over and over; the work it asks for is bounded.
TEST(GltfHostile, work_without_end) {
  EXPECT_THAT(refusal_after([](auto& d) {
                json clips = json::parse(facts(d)["clips"].template get<std::string>());
                json& segments = clips[kReadyClip];
                for (int i = 0; i < 2000; ++i) segments.push_back(segments[0]);
                facts(d)["clips"] = clips.dump();
                const json clip = d.animation(kReadyClip);
                for (int i = 0; i < 4000; ++i) d.json["animations"].push_back(clip);
              }),
              HasSubstr("far more keys"));
}

}  // namespace
}  // namespace acm::test
