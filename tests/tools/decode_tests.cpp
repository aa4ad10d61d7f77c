// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/vectors.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <sstream>

#include "run_tool.h"

namespace acm::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

std::string digits(std::string_view hex) {
  std::string text(hex);
  std::erase(text, ' ');
  return text;
}

json decoded(std::string_view hex) {
  const ToolRun run = run_tool({"decode", "--json", std::string(hex)});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  return json::parse(run.out);
}

std::string all_vectors() {
  std::string text;
  for (const WireVector* vector : kWireVectors) text += digits(vector->hex) + "\n";
  return text;
}

TEST(Decode, explains_a_message_field_by_field_with_offsets) {
  const ToolRun run =
      run_tool({"decode", "4cf70000", "0320a170 03000201 01010100", "00003d00 06000000 05003333 3bc00000"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out,
              HasSubstr("    0  4cf70000            opcode                     0xF74C UpdateMotion\n"));
  EXPECT_THAT(run.out,
              HasSubstr("   24  0500                forward_command            0x0005 WalkForward\n"));
  EXPECT_THAT(run.out, HasSubstr("   26  33333bc0            forward_speed              -2.925\n"));
  EXPECT_THAT(run.out,
              HasSubstr("UpdateMotion (from the server), 32 bytes: own input: WalkForward at -2.925\n"));
}

TEST(Decode, says_in_words_which_flags_are_set) {
  const std::string move_to = run_tool({"decode", kUpdateMotionMoveToObject.hex}).out;
  EXPECT_THAT(move_to,
              HasSubstr("0x0001EE9F: can_walk, can_run, can_sidestep, can_walk_backwards, can_charge, "
                        "sticky, move_towards, use_spheres, set_hold_key, modify_raw_state, "
                        "modify_interpreted_state, cancel_moveto, stop_completely\n"));
  EXPECT_THAT(move_to, HasSubstr("up to 1.5 m, run rate 2.75, may charge, sticking\n"));
  EXPECT_THAT(run_tool({"decode", kUpdateMotionTurnToHeading.hex}).out,
              HasSubstr("0x0001EE0F (the default): can_walk, can_run"));
  EXPECT_THAT(
      run_tool({"decode", kSetState.hex}).out,
      HasSubstr("state                      0x00400408: reports collisions, gravity, slides along edges\n"));
  EXPECT_THAT(run_tool({"decode", kUpdatePositionUpright.hex}).out,
              HasSubstr("0x00000034: on the ground, without rot.x, without rot.y\n"));
  const std::string object = run_tool({"decode", kCreateObjectMovement.hex}).out;
  EXPECT_THAT(object,
              HasSubstr("0x000198C3: movement, position, motion table, sound table, script table, setup, "
                        "children, scale\n"));
  const std::string keys = run_tool({"decode", kMoveToStateAllFields.hex}).out;
  EXPECT_THAT(keys, HasSubstr("forward_holdkey            2 Run\n"));
  EXPECT_THAT(keys, HasSubstr("contact_byte               2: standing long jump\n"));
}

TEST(Decode, names_sounds_and_script_types) {
  const std::string sound = run_tool({"decode", kSound.hex}).out;
  EXPECT_THAT(sound, HasSubstr("sound_type                 0x8D UnwieldObject\n"));
  EXPECT_THAT(sound, HasSubstr("Sound (from the server), 16 bytes: sounds 0x8D UnwieldObject at volume 1\n"));
  EXPECT_THAT(run_tool({"decode", kPlayScriptId.hex}).out, HasSubstr("plays script 0x33000253\n"));
  const std::string script = run_tool({"decode", kPlayScriptType.hex}).out;
  EXPECT_THAT(script, HasSubstr("script_type                0x37 "));
  EXPECT_THAT(script, HasSubstr(" of its script table with mod 0.05\n"));
}

TEST(Decode, explained_messages_are_an_empty_line_apart) {
  const std::string line = digits(kPlayerCreate.hex) + "\n";
  const ToolRun run = run_tool({"decode", "-"}, {.input = line + line});
  EXPECT_THAT(run.out, HasSubstr("is the player\n\n    0"));
}

TEST(Decode, json_has_the_fields_of_the_vectors) {
  const json object = decoded(kUpdateMotionActionsStickyLongJump.hex);
  EXPECT_EQ(object["direction"], "s2c");
  EXPECT_EQ(object["opcode"], "0xF74C");
  EXPECT_EQ(object["name"], "UpdateMotion");
  EXPECT_EQ(object["hex"], digits(kUpdateMotionActionsStickyLongJump.hex));
  const json& d = object["decoded"];
  EXPECT_EQ(d["guid"], "0x70A12003");
  EXPECT_EQ(d["movement_seq"], 258);
  EXPECT_EQ(d["movement_type_name"], "Interpreted");
  EXPECT_EQ(d["style"], (json{{"wire", 60}, {"full", "0x8000003C"}, {"name", "HandCombat"}}));
  EXPECT_EQ(d["state"]["num_actions"], 2);
  EXPECT_EQ(d["state"]["turn_command"], nullptr);
  EXPECT_EQ(d["state"]["pad"], 2);
  EXPECT_EQ(d["state"]["actions"][1]["packed"], 32768);
  EXPECT_EQ(d["state"]["actions"][0]["speed"], (json{{"f", 1.25}, {"bits", "0x3FA00000"}}));
  EXPECT_EQ(d["state"]["effective"]["forward_speed"], 1.0);
  EXPECT_EQ(d["sticky_object"], "0x50000009");
  EXPECT_FALSE(d.contains("padding"));
  EXPECT_FALSE(object.contains("oddities"));
}

TEST(Decode, an_action_names_its_envelope) {
  const json object = decoded(kJump.hex);
  EXPECT_EQ(object["direction"], "c2s");
  EXPECT_EQ(object["opcode"], "0xF7B1/0xF61B");
  EXPECT_EQ(object["decoded"]["variant"], "retail");
  EXPECT_EQ(decoded(kJumpShort.hex)["decoded"]["variant"], "short");
}

TEST(Decode, an_object_message_carries_the_rest_as_hex) {
  const json d = decoded(kCreateObjectMovement.hex)["decoded"];
  EXPECT_EQ(d["objdesc"], (json{{"version", 17}, {"subpalettes", 1}, {"textures", 1}, {"parts", 1}}));
  EXPECT_EQ(d["physics"]["movement"]["state"]["forward_command"]["name"], "Off");
  EXPECT_EQ(d["physics"]["movement_len"], 12);
  EXPECT_EQ(d["physics"]["children"], json::array({json::array({"0x80000777", 2})}));
  EXPECT_EQ(d["physics"]["timestamps"]["instance"], 18);
  EXPECT_FALSE(d["physics"].contains("friction"));
  EXPECT_EQ(d["weenie"]["name"], "Training Dummy");
  EXPECT_THAT(d["weenie_hex"].get<std::string>(), HasSubstr("547261696e696e67"));
}

TEST(Decode, an_appearance_is_listed_as_it_was_sent) {
  const std::string text = run_tool({"decode", kObjDescEventLongIds.hex}).out;
  EXPECT_THAT(text, testing::ContainsRegex("objdesc.subpalette.first +40\n"));
  EXPECT_THAT(text, HasSubstr("looks different: 1 sub-palette over palette 0x0400007E, 1 texture change, "
                              "2 part changes\n"))
      << "the whole palette has removed the first";
  const json d = decoded(kObjDescEventLongIds.hex)["decoded"];
  EXPECT_EQ(d["objdesc_seq"], 17);
  EXPECT_EQ(d["appearance"]["base_palette"], "0x0400007E");
  EXPECT_EQ(d["appearance"]["sub_palettes"],
            (json::array({{{"palette", "0x040005F4"}, {"first", 320}, {"count", 192}},
                          {{"palette", "0x0400ABCD"}, {"first", 0}, {"count", 2048}}})));
  EXPECT_EQ(d["appearance"]["part_changes"][1], (json{{"part", 16}, {"mesh", "0x01012345"}}));
}

TEST(Decode, oddities_are_reported_and_kept) {
  const json object = decoded("4cf70000 0320a170 03000201 01010177 00003d00 00000000");
  EXPECT_EQ(object["oddities"], (json{{"kinds", {"non-zero-padding"}}, {"first_offset", 15}}));
  EXPECT_EQ(object["decoded"]["padding"], "0x00000077");
}

TEST(Decode, a_malformed_line_is_reported_and_the_others_go_on) {
  const std::string good = digits(kPlayerCreate.hex);
  const ToolRun run =
      run_tool({"decode", "--json", "-"}, {.input = good + "\n46f700\n\nxyz\n" + good + "\n123\n"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(lines_of(run.out).size(), 2u);
  EXPECT_THAT(run.err, HasSubstr("line 2: truncated at byte 0: opcode\n"));
  EXPECT_THAT(run.err, HasSubstr("line 4: 'x' at character 1 is not a hexadecimal digit\n"));
  EXPECT_THAT(run.err, HasSubstr("line 6: an odd number of hexadecimal digits\n"));
}

TEST(Decode, a_cut_message_is_explained_up_to_the_cut) {
  const ToolRun run = run_tool({"decode", "46f70000 0100"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, HasSubstr("PlayerCreate"));
  EXPECT_THAT(run.err, HasSubstr("truncated at byte 4: guid"));
}

TEST(Decode, nothing_to_decode_is_wrong_usage) {
  EXPECT_EQ(run_tool({"decode"}).exit_code, 2);
}

TEST(Encode, gives_back_what_was_decoded_line_for_line) {
  const std::string hex = all_vectors();
  const ToolRun objects = run_tool({"decode", "--json", "-"}, {.input = hex});
  ASSERT_EQ(objects.exit_code, 0) << objects.err;
  const ToolRun again = run_tool({"encode", "-"}, {.input = objects.out});
  EXPECT_EQ(again.exit_code, 0) << again.err;
  EXPECT_EQ(again.out, hex);
}

TEST(Encode, the_hex_of_an_object_is_not_looked_at) {
  json object = decoded(kPlayerCreate.hex);
  object["hex"] = "00";
  object["decoded"]["guid"] = "0x50000002";
  const ToolRun run = run_tool({"encode", object.dump()});
  EXPECT_EQ(run.out, "46f7000002000050\n") << run.err;
}

TEST(Encode, oddities_survive) {
  for (const char* hex : {
           "4cf700000320a17003000201010101770000 3d00 00000000",  // padding after the autonomous byte
           "4cf700000320a1700300020101010000 00003d00 02000000 0500abcd",  // padding after the state
           "4cf700000320a1700300020101010000 00843d00 00f0ff7f",           // unknown flags
           "4cf700000320a1700300020101010000 0000ffff 02000000 9c010000",  // commands past the table
           "4cf700000320a1700300020101010000 00003d00 04000000 0000c07f",  // not a number
           "4cf700000320a1700300020101010000 00003d00 04000000 010080ff",  // not a number either
           "4cf700000320a1700300020101010000 00003d00 04000000 00000080",  // minus zero
           "47f70000 0320a170 0700",                                       // no padding
           "51f70000 34120100",
       }) {
    const ToolRun object = run_tool({"decode", "--json", hex});
    ASSERT_EQ(object.exit_code, 0) << object.err;
    const ToolRun again = run_tool({"encode", "-"}, {.input = object.out});
    EXPECT_EQ(again.out, digits(hex) + "\n") << again.err << object.out;
  }
}

TEST(Encode, missing_fields_are_not_sent_and_names_may_stand_for_numbers) {
  const json object = {
      {"name", "UpdateMotion"},
      {"decoded",
       {{"guid", "0x70A12003"},
        {"instance_seq", 3},
        {"movement_seq", 258},
        {"server_control_seq", 257},
        {"autonomous", 1},
        {"movement_type", 0},
        {"style", {{"name", "NonCombat"}}},
        {"state", {{"forward_command", {{"name", "WalkForward"}}}, {"forward_speed", -2.925}}}}}};
  EXPECT_EQ(run_tool({"encode", object.dump()}).out, digits(kUpdateMotionOddHalfword.hex) + "\n");
}

void expect_encode_error(const json& object, const char* what) {
  const ToolRun run = run_tool({"encode", "-"}, {.input = object.dump() + "\n"});
  EXPECT_EQ(run.exit_code, 1) << object;
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err, HasSubstr(what));
}

TEST(Encode, contradictions_and_missing_fields_are_named) {
  json object = decoded(kUpdateMotionOddHalfword.hex);
  json changed = object;
  changed["decoded"]["state"]["forward_speed"]["f"] = 2.0;
  expect_encode_error(changed,
                      "line 1: decoded.state.forward_speed: \"f\" and \"bits\" are different numbers");
  changed = object;
  changed["decoded"]["state"]["forward_command"]["wire"] = 7;
  expect_encode_error(changed, "decoded.state.forward_command: \"wire\" and \"full\" are different commands");
  changed = object;
  changed["decoded"]["state"]["turn_command"] = {{"wire", 13}};
  expect_encode_error(changed, "decoded.state.turn_command: its bit 0x20 in flags_word is clear");
  changed = object;
  changed["decoded"].erase("guid");
  expect_encode_error(changed, "decoded.guid: missing");
  changed = object;
  changed["decoded"]["instance_seq"] = 65536;
  expect_encode_error(changed, "decoded.instance_seq: too large");
  changed = object;
  changed["decoded"]["movement_type"] = 10;
  expect_encode_error(changed, "decoded.movement_type");
  changed = object;
  changed["name"] = "PlayerCreate";
  expect_encode_error(changed, "name: another message's than the opcode");
  changed = object;
  changed["opcode"] = "0xF7E0";
  expect_encode_error(changed, "opcode: no movement message");
  expect_encode_error(json::array(), "not an object");
}

TEST(Encode, keys_that_nobody_knows_are_refused) {
  json object = json::parse(run_tool({"decode", "--json", "46f7000001000050"}).out);
  object["time"] = 1.5;
  object["packet"] = 7;
  EXPECT_EQ(run_tool({"encode", object.dump()}).exit_code, 0);
  object["decoded"]["gid"] = 3;
  expect_encode_error(object, "decoded.gid: unknown key");
  object["decoded"].erase("gid");
  object["hexx"] = "46";
  expect_encode_error(object, "hexx: unknown key");
}

TEST(Encode, carried_bytes_that_make_no_message_are_refused) {
  json object = decoded(kCreateObjectMovement.hex);
  object["decoded"]["objdesc_hex"] = "12000000";
  expect_encode_error(object, "the fields make no message");
}

TEST(Encode, an_appearance_is_made_from_its_entries_or_from_its_bytes) {
  json object = decoded(kObjDescEventLongIds.hex);
  json& fields = object["decoded"];
  fields.erase("objdesc_hex");
  fields.erase("objdesc");
  EXPECT_EQ(run_tool({"encode", object.dump()}).out, digits(kObjDescEventLongIds.hex) + "\n");
  fields["appearance"]["part_changes"][0]["mesh"] = "0x010004BA";
  EXPECT_THAT(run_tool({"encode", object.dump()}).out, HasSubstr("09ba04"));
  fields["appearance"]["sub_palettes"][0]["first"] = 5;
  expect_encode_error(object, "decoded.appearance: objdesc.subpalette.first: cannot be sent");
}

TEST(Encode, an_appearance_that_is_given_twice_must_be_the_same) {
  json object = decoded(kCreateObjectMovement.hex);
  object["decoded"]["appearance"]["part_changes"][0]["part"] = 3;
  expect_encode_error(object, "decoded.appearance: says something else than \"objdesc_hex\"");
}

TEST(Encode, a_line_that_is_not_json_is_reported_and_the_others_go_on) {
  const ToolRun objects = run_tool({"decode", "--json", "-"}, {.input = all_vectors()});
  const ToolRun run = run_tool({"encode", "-"}, {.input = "{\n" + objects.out});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.out, all_vectors());
  EXPECT_THAT(run.err, HasSubstr("line 1: not JSON"));
}

/// The recorded vectors of one file.
std::vector<json> recorded(const char* name) {
  std::vector<json> vectors;
  std::ifstream in(std::string(ACMOTION_SOURCE_DIR "/conformance/messages/") + name);
  for (std::string line; std::getline(in, line);) vectors.push_back(json::parse(line));
  return vectors;
}

class RecordedVectors : public testing::TestWithParam<const char*> {};

TEST_P(RecordedVectors, decode_to_the_stated_fields_and_encode_to_the_same_bytes) {
  const std::vector<json> vectors = recorded(GetParam());
  ASSERT_FALSE(vectors.empty());
  std::string hex;
  for (const json& vector : vectors) hex += vector["hex"].get<std::string>() + "\n";
  const ToolRun objects = run_tool({"decode", "--json", "-"}, {.input = hex});
  EXPECT_EQ(objects.exit_code, 0) << objects.err;
  const std::vector<std::string> lines = lines_of(objects.out);
  ASSERT_EQ(lines.size(), vectors.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const json object = json::parse(lines[i]);
    for (const char* key : {"direction", "opcode", "name", "hex"}) EXPECT_EQ(object[key], vectors[i][key]);
    json fields = object["decoded"];
    for (const char* added : {"objdesc_hex", "appearance", "weenie_hex"}) fields.erase(added);
    EXPECT_EQ(fields, vectors[i]["decoded"]) << json::diff(vectors[i]["decoded"], fields);
  }
  EXPECT_EQ(run_tool({"encode", "-"}, {.input = objects.out}).out, hex);
}

INSTANTIATE_TEST_SUITE_P(decode, RecordedVectors,
                         testing::Values("wire-captured.jsonl", "wire-synthetic.jsonl"),
                         [](const auto& param_info) {
                           return param_info.index == 0 ? std::string("captured") : std::string("synthetic");
                         });

// But for object messages, of which the bytes that are only carried along are not among the recorded fields.
TEST(RecordedFields, make_the_recorded_bytes_by_themselves) {
  std::string objects, hex;
  for (const char* name : {"wire-captured.jsonl", "wire-synthetic.jsonl"})
    for (const json& vector : recorded(name)) {
      if (vector["name"] == "CreateObject") continue;
      objects += json{{"name", vector["name"]}, {"decoded", vector["decoded"]}}.dump() + "\n";
      hex += vector["hex"].get<std::string>() + "\n";
    }
  ASSERT_FALSE(hex.empty());
  const ToolRun run = run_tool({"encode", "-"}, {.input = objects});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.out, hex);
}

}  // namespace
}  // namespace acm::test
