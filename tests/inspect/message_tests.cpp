// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/message.hpp"
#include "wire/vectors.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>
#include <string>
#include <vector>

#include "support/hex.h"

namespace acm::inspect {
namespace {

using test::from_hex;
using test::to_hex;
using testing::HasSubstr;

TEST(InspectMessage, every_vector_becomes_json_and_the_same_bytes_again) {
  for (const test::WireVector* vector : test::kWireVectors) {
    const Vector<std::byte> bytes = from_hex(vector->hex);
    const Result<std::string> json = message_json(bytes);
    ASSERT_TRUE(json.ok()) << vector->hex;
    EXPECT_EQ(json->find('\n'), std::string::npos);
    const auto again = message_from_json(*json);
    ASSERT_TRUE(again.ok()) << again.error().text;
    EXPECT_EQ(to_hex(*again), to_hex(bytes));
  }
}

TEST(InspectMessage, every_truncated_vector_is_an_error_with_its_place_or_a_shorter_message) {
  std::set<std::string> shorter;
  for (const test::WireVector* vector : test::kWireVectors) {
    const Vector<std::byte> bytes = from_hex(vector->hex);
    for (std::size_t size = 0; size < bytes.size(); ++size) {
      const Bytes cut = Bytes(bytes).first(size);
      const MessageFields fields = message_fields(cut);
      const Result<MessageSummary> summary = message_summary(cut);
      for (const MessageField& field : fields.fields) EXPECT_LE(field.offset + field.size, size);
      ASSERT_EQ(fields.status.ok(), summary.ok()) << vector->hex << " " << size;
      if (summary.ok()) {
        shorter.insert(summary->name);
        continue;
      }
      EXPECT_LE(fields.status.error().offset, size) << vector->hex << " " << size;
      EXPECT_EQ(summary.error(), fields.status.error()) << vector->hex << " " << size;
    }
  }
  // Without its padding; without its position; with less of the part that is carried as bytes.
  EXPECT_THAT(shorter, testing::ElementsAre("CreateObject", "DeleteObject", "Jump"));
}

TEST(InspectMessage, a_summary_has_name_sender_object_and_meaning) {
  const auto summary = message_summary(from_hex("47f70000 01000050 0d00 0000"));
  ASSERT_TRUE(summary.ok());
  EXPECT_EQ(summary->name, "DeleteObject");
  EXPECT_TRUE(summary->from_server);
  EXPECT_EQ(summary->object, 0x50000001u);
  EXPECT_EQ(summary->meaning, "gone");
  EXPECT_FALSE(message_summary(from_hex(test::kMoveToStateAllFields.hex))->from_server);
}

TEST(InspectMessage, a_timestamp_is_called_one) {
  const auto teleport = message_summary(from_hex("51f70000 0700 0000"));
  ASSERT_TRUE(teleport.ok());
  EXPECT_EQ(teleport->meaning, "the player is about to be teleported (timestamp 7)");
}

TEST(InspectMessage, fields_have_names_places_and_values) {
  const MessageFields fields = message_fields(from_hex("47f70000 01000050 0d00 0000"));
  ASSERT_TRUE(fields.status.ok());
  ASSERT_GE(fields.fields.size(), 3u);
  EXPECT_EQ(fields.fields[0].value, "0xF747 DeleteObject");
  EXPECT_EQ(fields.fields[2].offset, 8u);
  EXPECT_EQ(fields.fields[2].value, "13");
}

// The keys of an object and of all objects in it.
void add_keys(const nlohmann::json& json, std::set<std::string>& keys) {
  if (json.is_object())
    for (const auto& [key, value] : json.items()) keys.insert(key);
  for (const auto& value : json)
    if (value.is_structured()) add_keys(value, keys);
}

// Bytes that JSON shows as a whole, and what stands outside "decoded".
bool is_carried(const std::string& field) {
  return field == "weenie" || field == "opcode" || field == "action" || field == "children" ||
         field.ends_with("padding") || field == "parent.location";
}

TEST(InspectMessage, a_field_has_the_same_name_in_bytes_and_json) {
  std::set<std::string> names;
  for (const test::WireVector* vector : test::kWireVectors) {
    const Vector<std::byte> bytes = from_hex(vector->hex);
    std::set<std::string> keys;
    add_keys(nlohmann::json::parse(*message_json(bytes))["decoded"], keys);
    for (const MessageField& field : message_fields(bytes).fields) {
      if (is_carried(field.name)) continue;
      const std::size_t dot = field.name.find_last_of('.');
      EXPECT_TRUE(keys.contains(field.name.substr(dot == std::string::npos ? 0 : dot + 1)))
          << vector->name << ": " << field.name;
      names.insert(field.name);
    }
  }
  EXPECT_GT(names.size(), 100u);
}

std::string refusal(std::string_view json) {
  const auto bytes = message_from_json(json);
  return bytes ? "made" : bytes.error().text;
}

TEST(InspectMessage, json_that_makes_no_message_is_refused_with_the_field) {
  EXPECT_EQ(refusal(R"({"name":"PlayerCreate","decoded":{"guid":"0x50000001"}})"), "made");
  EXPECT_EQ(
      refusal("{"),
      "not JSON: line 1, column 2: syntax error while parsing object key - unexpected end of input; expected "
      "string literal");
  EXPECT_EQ(refusal("5"), "message: not an object");
  EXPECT_EQ(refusal("{}"), "message: neither opcode nor name");
  EXPECT_EQ(refusal(R"({"name":"Dance"})"), "name: no movement message");
  EXPECT_EQ(refusal(R"({"name":"PlayerCreate"})"), "decoded: missing");
  EXPECT_EQ(refusal(R"({"name":"PlayerCreate","decoded":[]})"), "decoded: not an object");
  EXPECT_EQ(refusal(R"({"name":"PlayerCreate","decoded":{}})"), "decoded.guid: missing");
  EXPECT_EQ(refusal(R"({"name":"PlayerCreate","decoded":{"guid":-1}})"),
            "decoded.guid: neither a number nor a text such as \"0x1F\"");
  EXPECT_EQ(refusal(R"({"name":"PlayerCreate","decoded":{"guid":4294967296}})"), "decoded.guid: too large");
}

TEST(InspectMessage, json_with_very_many_keys_is_refused_at_once) {
  std::string keys = "{\"name\":\"PlayerCreate\"";
  for (int i = 0; i < 300'000; ++i) keys += ",\"" + std::to_string(i) + "\":0";
  EXPECT_EQ(refusal(keys + "}"), "an object has more than 1000 keys");
  std::string objects = "[";
  for (int i = 0; i < 300'000; ++i) objects += "{\"a\":0},";
  EXPECT_EQ(refusal(objects + "0]"), "message: not an object");
}

TEST(InspectMessage, a_sound_type_may_be_given_by_number_or_name) {
  const auto sound = [](std::string_view type) {
    return R"({"name":"Sound","decoded":{"guid":"0x50002B16","volume":1,"sound_type":)" + std::string(type) +
           "}}";
  };
  for (const char* type : {R"({"number":141})", R"({"name":"unwieldobject"})",
                           R"({"number":141,"name":null})", R"({"number":"0x8D","name":"UnwieldObject"})"}) {
    const auto bytes = message_from_json(sound(type));
    ASSERT_TRUE(bytes.ok()) << bytes.error().text;
    EXPECT_EQ(to_hex(*bytes), to_hex(from_hex(test::kSound.hex)));
  }
  EXPECT_EQ(refusal(sound(R"({"number":140,"name":"UnwieldObject"})")),
            "decoded.sound_type: \"number\" and \"name\" are different types; leave one out");
  EXPECT_EQ(refusal(sound(R"({"name":"StepLeft"})")), "decoded.sound_type: no type has this name");
  EXPECT_EQ(refusal(sound("{}")), "decoded.sound_type: neither number nor name");
  EXPECT_EQ(refusal(sound("141")), "decoded.sound_type: not an object");
  const auto unnamed = message_json(from_hex("50f70000 162b0050 cd000000 0000803f"));
  ASSERT_TRUE(unnamed.ok());
  EXPECT_THAT(*unnamed, HasSubstr(R"("sound_type":{"number":205,"name":null})"));
}

TEST(InspectMessage, endless_nesting_is_refused_without_recursion) {
  const std::string deep = std::string(200'000, '[') + std::string(200'000, ']');
  const std::string json =
      R"({"name":"UpdateMotion","decoded":{"guid":1,"instance_seq":1,"movement_seq":1,"server_control_seq":1,)"
      R"("autonomous":0,"movement_type":9,"style":{"wire":61},"params":{"bits":[)" +
      deep + "]}}}";
  EXPECT_THAT(refusal(json), HasSubstr("decoded.params.bits: not a name"));
}

}  // namespace
}  // namespace acm::inspect
