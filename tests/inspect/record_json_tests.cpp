// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/dat.hpp"
#include "acmotion/sample.hpp"
#include "assets/asset_store.h"
#include "assets/clothing_table.h"
#include "assets/physics_script.h"
#include "assets/physics_script_table.h"
#include "assets/record_bytes.h"
#include "assets/setup.h"
#include "assets/sound_table.h"
#include "inspect/record/record_json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "support/arbitrary.h"
#include "support/full_run.h"
#include "support/hex.h"
#include "support/raw_dat.h"
#include "support/retail_size_set.h"

namespace acm::inspect {
namespace {

using test::from_hex;
using test::to_hex;
using testing::HasSubstr;

void expect_round_trip(Bytes record) {
  const Result<std::string> json = record_to_json(record);
  ASSERT_TRUE(json.ok()) << json.error().what;
  EXPECT_EQ(json->find('\n'), std::string::npos);
  const auto again = record_from_json(*json);
  ASSERT_TRUE(again.ok()) << again.error().text;
  ASSERT_TRUE(*again == Vector<std::byte>(record.begin(), record.end())) << *json;
}

bool has_fields(ObjectId id) {
  switch (object_type(id)) {
    case ObjectType::Animation:
    case ObjectType::ClothingTable:
    case ObjectType::GfxObjDegradeInfo:
    case ObjectType::MotionTable:
    case ObjectType::ParticleEmitterInfo:
    case ObjectType::PhysicsScript:
    case ObjectType::PhysicsScriptTable:
    case ObjectType::Setup:
    case ObjectType::SoundTable: return true;
    default: return false;
  }
}

TEST(RecordJson, every_record_of_the_sample_comes_back_from_json_as_it_is) {
  std::map<ObjectType, int> seen;
  for (const SampleObject& object : sample_creatures()) {
    if (!has_fields(object.id)) continue;
    ++seen[object_type(object.id)];
    expect_round_trip(object.bytes);
  }
  EXPECT_EQ(seen.size(), 9u);
}

TEST(RecordJson, every_record_of_a_container_of_retail_size_comes_back_from_json_as_it_is) {
  test::RetailCounts n = test::full_run() ? test::RetailCounts() : test::RetailCounts().divided_by(200);
  n.images = n.waves = 1;  // others name them; JSON holds none of their many bytes
  const Result<Vector<std::byte>> file = test::RetailSizeSet(n).file();
  ASSERT_TRUE(file.ok());
  const Result<DatFile> dat = DatFile::open(*file);
  ASSERT_TRUE(dat.ok());
  std::map<ObjectType, std::uint32_t> seen;
  Vector<std::byte> buffer;
  for (const DatEntry& entry : dat->entries()) {
    if (!has_fields(entry.id)) continue;
    ++seen[object_type(entry.id)];
    expect_round_trip(*dat->read(entry, buffer));
  }
  const std::map<ObjectType, std::uint32_t> expected{{ObjectType::Animation, n.animations},
                                                     {ObjectType::ClothingTable, n.clothing},
                                                     {ObjectType::GfxObjDegradeInfo, n.degrades},
                                                     {ObjectType::MotionTable, n.tables},
                                                     {ObjectType::ParticleEmitterInfo, n.emitters},
                                                     {ObjectType::PhysicsScript, n.scripts},
                                                     {ObjectType::PhysicsScriptTable, n.script_tables},
                                                     {ObjectType::Setup, n.setups},
                                                     {ObjectType::SoundTable, n.sound_tables}};
  EXPECT_EQ(seen, expected);
}

/// A container before Throne of Destiny with a record of each type.
Vector<std::byte> older_file() {
  test::RawDat raw(1024, DatLayout::Older);
  std::map<ObjectType, DatEntry> entries;
  for (const SampleObject& object : sample_creatures())
    if (has_fields(object.id) && !entries.contains(object_type(object.id)))
      entries[object_type(object.id)] = raw.add_object(object.id, object.bytes);
  PhysicsScriptTable scripts;
  scripts.id = 0x34000001;
  scripts.effects = {{30, {{0.5f, 0x33000001}}}};
  entries[ObjectType::PhysicsScriptTable] = raw.add_object(scripts.id, write_physics_script_table(scripts));
  ClothingTable clothes;
  clothes.id = 0x10000001;
  clothes.templates = {{.key = 1, .icon = 0, .palettes = {{{{2, 3}}, 0x0F000001}}}};
  entries[ObjectType::ClothingTable] = raw.add_object(clothes.id, write_clothing_table(clothes));
  std::vector<DatEntry> sorted;
  for (const auto& [type, entry] : entries) sorted.push_back(entry);
  std::ranges::sort(sorted, {}, &DatEntry::id);
  return raw.finish(raw.add_node(sorted));
}

// The JSON says what the later layout would: that is what is read back.
TEST(RecordJson, retail_facts_4_every_record_of_an_older_file_comes_back_from_json_in_the_later_layout) {
  const Vector<std::byte> file = older_file();
  const Result<DatFile> dat = DatFile::open(file);
  ASSERT_TRUE(dat.ok());
  AssetStore store;
  store.read_as(dat->header().layout);
  Vector<std::byte> buffer;
  EXPECT_EQ(dat->entries().size(), 9u);
  for (const DatEntry& entry : dat->entries()) {
    ASSERT_TRUE(store.add(entry.id, *dat->read(entry, buffer)).ok()) << std::hex << entry.id;
    const Result<Vector<std::byte>> record = record_bytes(store, entry.id);
    ASSERT_TRUE(record.ok()) << std::hex << entry.id;
    expect_round_trip(*record);
    const ObjectType type = object_type(entry.id);
    const bool has_a_layout_of_its_own =
        type == ObjectType::PhysicsScriptTable || type == ObjectType::ClothingTable;
    EXPECT_EQ(std::ranges::equal(*record, *dat->read(entry, buffer)), !has_a_layout_of_its_own);
  }
  EXPECT_THAT(*record_to_json(*record_bytes(store, 0x34000001)), HasSubstr("\"type\":31"));
  EXPECT_THAT(*record_to_json(*record_bytes(store, 0x10000001)), HasSubstr("\"start\":16,\"length\":24"));
}

RC_GTEST_PROP(RecordJson, any_hooks_come_back_from_json_as_they_are, ()) {
  PhysicsScript script;
  script.id = 0x33000001;
  for (std::size_t i = test::arbitrary_size(4); i > 0; --i)
    script.entries.push_back({*rc::gen::arbitrary<double>(), test::arbitrary_hook()});
  const Vector<std::byte> bytes = write_physics_script(script);
  const Result<std::string> json = record_to_json(bytes);
  RC_ASSERT(json.ok());
  const auto again = record_from_json(*json);
  RC_ASSERT(again.ok());
  RC_ASSERT(*again == bytes);
}

/// A script table with choices up to some numbers, given by their bits.
Vector<std::byte> table_of(std::initializer_list<std::uint32_t> mods) {
  PhysicsScriptTable table;
  table.id = 0x34000001;
  table.effects.push_back({0x17, {}});
  for (const std::uint32_t bits : mods) table.effects[0].choices.push_back({std::bit_cast<float>(bits), 1});
  return write_physics_script_table(table);
}

TEST(RecordJson, numbers_keep_their_bits) {
  // Zeros, the smallest and the greatest, infinities, NaNs, quiet and not.
  expect_round_trip(table_of({0, 0x80000000, 1, 0x80000001, 0x007FFFFF, 0x7F7FFFFF, 0xFF7FFFFF, 0x7F800000,
                              0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 0xFFA00001, 0x3DCCCCCD}));
  // 7.038531e-26, which is halfway to the float before it once it is a double.
  expect_round_trip(table_of({0x15AE43FD, 0x95AE43FD, 0x15AE43FC, 0x15AE43FE}));
  PhysicsScript script;
  script.id = 0x33000001;
  for (const std::uint64_t bits : {0x8000000000000000ull, 1ull, 0x7FEFFFFFFFFFFFFFull, 0x7FF0000000000000ull,
                                   0xFFF8000000000001ull, 0x7FF0000000000001ull, 0x3FB999999999999Aull})
    script.entries.push_back({std::bit_cast<double>(bits), {}});
  expect_round_trip(write_physics_script(script));
}

TEST(RecordJson, oddities_of_the_bytes_are_kept) {
  for (const char* hook :
       {"7b1200cd", "7b008023 81cdabef", "7b008012 00000000", "7b00c023 81000000", "7bff7f00"})
    expect_round_trip(from_hex("01000033 01000000 00000000 00000000 05000000 feffffff " + std::string(hook)));
  // Unknown bits of a motion, its padding, a key that occurs twice, vectors that are there and zero.
  expect_round_trip(
      from_hex("01000009 3d000080 00000000 02000000 03003d00 00fcffcd 00000000 00000000 00000080 00000000 "
               "00000000 00000000 03003d00 00000000 00000000 00000000"));
  expect_round_trip(from_hex("01000010 00000000 00000700"));
}

constexpr const char* kScriptTableJson =
    R"({"id":"0x34000001","type":"physics-script-table",)"
    R"("effects":[{"type":23,"choices":[{"mod":0.5,"script":"0x33000001"}]}]})";

TEST(RecordJson, what_is_for_people_may_be_left_out_and_does_not_count) {
  const auto bytes = record_from_json(kScriptTableJson);
  ASSERT_TRUE(bytes.ok()) << bytes.error().text;
  EXPECT_EQ(*bytes, from_hex("01000034 01000000 17000000 01000000 0000003f 01000033"));
  std::string named = kScriptTableJson;
  named.replace(named.find("\"choices\""), 0, R"("type_name":"anything",)");
  named.insert(named.size() - 1, R"(,"oddities":{})");
  const auto same = record_from_json(named);
  ASSERT_TRUE(same.ok()) << same.error().text;
  EXPECT_EQ(to_hex(*same), to_hex(*bytes));
}

/// The error of a JSON in which the first occurrence of a text is replaced.
std::string refusal(std::string json, const std::string& from, const std::string& to) {
  const std::size_t at = json.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  if (at == std::string::npos) return {};
  const auto bytes = record_from_json(json.replace(at, from.size(), to));
  return bytes.ok() ? "accepted" : bytes.error().text;
}

TEST(RecordJson, errors_name_the_place_and_what_is_wrong) {
  const auto of_table = [](const char* from, const char* to) { return refusal(kScriptTableJson, from, to); };
  EXPECT_EQ(of_table("0.5", "\"half\""), "effects[0].choices[0].mod: not a number");
  EXPECT_EQ(of_table("0.5", "1e39"), "effects[0].choices[0].mod: too large");
  EXPECT_EQ(of_table("0.5", "\"NaN:0x3F800000\""), "effects[0].choices[0].mod: not a number");
  EXPECT_EQ(of_table("\"mod\":0.5,", ""), "effects[0].choices[0].mod: missing");
  EXPECT_EQ(of_table("\"mod\"", "\"mode\""), "effects[0].choices[0].mod: missing");
  EXPECT_EQ(of_table("{\"mod\"", "{\"x\\n\":1,\"mod\""), "effects[0].choices[0].x\\n: unknown key");
  EXPECT_EQ(of_table("23", "-1"), "effects[0].type: not between 0 and 4294967295");
  EXPECT_EQ(of_table("23", "1.5"), "effects[0].type: neither a whole number nor a text such as \"0x1F\"");
  EXPECT_EQ(of_table("[{\"mod\":0.5,\"script\":\"0x33000001\"}]", "3"), "effects[0].choices: not a list");
  EXPECT_EQ(of_table("{\"mod\":0.5,\"script\":\"0x33000001\"}", "3"), "effects[0].choices[0]: not an object");
  EXPECT_EQ(of_table("0x34000001", "0x33000001"), "id: not the id of a physics-script-table");
  EXPECT_EQ(of_table("physics-script-table", "surface"), "type: no type whose records JSON can hold");
  EXPECT_EQ(of_table("\"type\"", "\"kind\""), "type: no type whose records JSON can hold");
  EXPECT_THAT(of_table("}", ""), HasSubstr("not JSON: "));
  EXPECT_EQ(refusal("[]", "[]", "[]"), "type: no type whose records JSON can hold");
}

std::string json_of_sample(ObjectId id) {
  for (const SampleObject& object : sample_creatures())
    if (object.id == id) return *record_to_json(object.bytes);
  return {};
}

TEST(RecordJson, a_motion_says_which_vectors_it_holds) {
  const std::string json = json_of_sample(0x09000001);
  EXPECT_THAT(
      refusal(json, "\"velocity\":[0.0,", "\"velocity\":[1.0,"),
      testing::MatchesRegex("cycles\\[.+\\].velocity: not 0, but its bit 0x1 in \"present\" is clear"));
  EXPECT_THAT(refusal(json, "\"velocity\":[0.0,", "\"velocity\":[null,"),
              testing::MatchesRegex("cycles\\[.+\\].velocity\\[0\\]: not a number"));
  EXPECT_THAT(refusal(json, "\"bits\":0", "\"bits\":256"),
              testing::MatchesRegex("cycles\\[.+\\].bits: not between 0 and 255"));
}

TEST(RecordJson, a_motion_has_at_most_255_animations) {
  const std::string anim = R"({"animation":1,"low_frame":0,"high_frame":-1,"framerate":30})";
  std::string anims = anim;
  for (int i = 1; i < 256; ++i) anims += "," + anim;
  EXPECT_THAT(refusal(json_of_sample(0x09000001), "\"anims\":[{", "\"anims\":[" + anims + ",{"),
              testing::MatchesRegex("cycles\\[.+\\].anims: more than 255 entries"));
}

TEST(RecordJson, an_animation_has_as_many_frames_and_parts_as_it_says) {
  const std::string json = json_of_sample(0x03000001);
  const std::string frames = "\"frame_count\":";
  EXPECT_THAT(refusal(json, frames, frames + "9"), HasSubstr("frames: "));
  // Nothing is sized by what is said.
  EXPECT_EQ(refusal(json, "\"part_count\":21", "\"part_count\":4294967295"),
            "frames[0].parts: 21 entries instead of 4294967295");
  EXPECT_THAT(refusal(json, "\"rotation\":", "\"rotated\":"), HasSubstr("frames[0]."));
  EXPECT_EQ(refusal(json, "\"frames\":[{", "\"frames\":[{\"parked\":1,"), "frames[0].parked: unknown key");
  const std::string none =
      R"({"id":"0x03000001","type":"animation","flags":0,"part_count":65536,"frame_count":0,"frames":[]})";
  EXPECT_EQ(refusal(none, "{", "{"), "record: too many parts without frames");
}

TEST(RecordJson, parts_of_a_setup_have_what_its_flags_say) {
  acm::Setup setup;
  setup.id = 0x02000001;
  setup.flags = acm::Setup::kHasParents;
  setup.parts = {0x01000001};
  setup.parents = {acm::Setup::kNoParent};
  const std::string json = *record_to_json(write_setup(setup));
  EXPECT_EQ(refusal(json, "\"flags\":1", "\"flags\":0"), "parts[0].parent: unknown key");
  EXPECT_EQ(refusal(json, "\"flags\":1", "\"flags\":3"), "parts[0].scale: missing");
}

TEST(RecordJson, a_sound_table_is_no_deeper_than_a_file_may_be) {
  SoundTable table;
  table.id = 0x20000001;
  SoundTable::Node* node = &table.root;
  for (unsigned level = 1; level < SoundTable::kMaxLevels; ++level) node = &node->children.emplace_back();
  const Vector<std::byte> bytes = write_sound_table(table);
  expect_round_trip(bytes);
  const std::string leaf = R"("children":[]})";
  const std::string deeper = R"("children":[{"key":1,"entries":[],"children":[]}]})";
  EXPECT_THAT(refusal(*record_to_json(bytes), leaf, deeper), HasSubstr("sound nodes nested too deep"));
}

TEST(RecordJson, cl_1_clothes_are_refused_as_the_client_refuses_them) {
  ClothingTable table;
  table.id = 0x10000001;
  table.bases = {{0x02000001, {}}, {0x02000002, {}}};
  const std::string json = *record_to_json(write_clothing_table(table));
  EXPECT_EQ(refusal(json, "0x02000002", "0x02000001"), "bases[1]: key that occurs twice");
  EXPECT_EQ(refusal(json, "\"base_buckets\":8", "\"base_buckets\":0"),
            "base_buckets: 0, but there are entries");
}

TEST(RecordJson, a_hook_is_one_that_a_file_can_hold) {
  PhysicsScript script;
  script.id = 0x33000001;
  script.entries = {{0.0, {0, ReplaceObjectHook{1, 0x01000BB5}}}};
  const std::string json = *record_to_json(write_physics_script(script));
  EXPECT_EQ(refusal(json, "0x01000BB5", "0x00FFFFFF"),
            "entries[0].hook.gfxobj: not between 0x01000000 and 0x40FFFFFF");
  EXPECT_EQ(refusal(json, "\"short\"", "\"tiny\""), "entries[0].hook.form: no form has this name");
  EXPECT_EQ(refusal(json, "ReplaceObject", "Replace"), "entries[0].hook.type: no hook has this type");
  EXPECT_EQ(refusal(json, "\"part\":1", "\"part\":256"), "entries[0].hook.part: not between 0 and 255");
  EXPECT_EQ(refusal(json, "\"padding\":0", "\"padding\":256"), "entries[0].hook.padding: more than 8 bits");
  EXPECT_EQ(refusal(json, ",\"padding\":0", ""), "accepted");
  std::string further = json;
  further.replace(further.find("0x01000BB5"), 10, "0x01008001");
  EXPECT_THAT(record_to_json(*record_from_json(further)).value(), HasSubstr("\"form\":\"long\""));
}

TEST(RecordJson, bytes_that_json_cannot_hold_are_refused) {
  const auto code_of = [](const char* hex) { return record_to_json(from_hex(hex)).error().code; };
  EXPECT_EQ(code_of("010000"), ErrorCode::Truncated);
  EXPECT_EQ(code_of("01000008"), ErrorCode::Unsupported);
  EXPECT_EQ(code_of("01000034 01000000"), ErrorCode::LimitExceeded);
  EXPECT_STREQ(record_to_json(from_hex("01000034 01000000")).error().what, "effects");
}

}  // namespace
}  // namespace acm::inspect
