/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "fixture.h"

static const char* const kPlain[] = {"DeleteObject",      "PlayerCreate",
                                     "PlayerTeleport",    "ParentEvent",
                                     "PickupEvent",       "SetState",
                                     "VectorUpdate",      "Sound",
                                     "PlayScriptId",      "PlayScriptType",
                                     "AutonomyLevel",     "TurnTo",
                                     "DoMovementCommand", "StopMovementCommand",
                                     "JumpNonAutonomous"};

TEST(Wire, opcodes_have_names_and_are_found_by_them) {
  CHECK(acm_wire_opcode_count() == 26);
  for (uint32_t i = 0; i < acm_wire_opcode_count(); ++i) {
    const char* name = acm_wire_opcode_name(acm_wire_opcode_at(i));
    CHECK(name != 0 && acm_wire_find_opcode(name) == acm_wire_opcode_at(i));
  }
  CHECK(acm_wire_opcode_at(26) == 0 && acm_wire_opcode_name(1) == 0);
  CHECK(acm_wire_find_opcode("updatemotion") == 0xF74C && acm_wire_find_opcode("nonsense") == 0);
  CHECK(acm_wire_find_opcode(0) == 0);
}

TEST(Wire, timestamps_wrap_round) {
  CHECK(acm_wire_is_newer(2, 1) == 1 && acm_wire_is_newer(1, 1) == 0 && acm_wire_is_newer(0, 0xFFFF) == 1);
}

TEST(Wire, plain_messages_are_encoded_and_decoded) {
  acm_error error;
  for (size_t i = 0; i < COUNT_OF(kPlain); ++i) {
    acm_message m, back;
    unsigned char bytes[64], again[64];
    size_t count = 0, again_count = 0;
    acm_message_info info;
    acm_message_init(&m, acm_wire_find_opcode(kPlain[i]));
    m.guid = GUARD;
    m.parent = RAT;
    m.location = 1;
    m.id = 5;
    m.amount = 0.5f;
    m.action = 77;
    m.motion = ACM_COMMAND_WalkForward;
    m.velocity.z = 3.0f;
    for (uint16_t t = 0; t < 9; ++t) m.timestamps[t] = (uint16_t)(t + 1);
    CHECK_OK(acm_wire_encode(&m, bytes, sizeof bytes, &count, &error));
    CHECK_OK(acm_wire_identify(bytes, count, &info, &error));
    CHECK(info.opcode == m.opcode && info.is_known == 1 && info.oddities == 0);
    CHECK(info.is_client_action == (i >= 10));
    acm_message_init(&back, 0);
    CHECK_OK(acm_wire_decode(bytes, count, &back, &error));
    CHECK_OK(acm_wire_encode(&back, again, sizeof again, &again_count, &error));
    CHECK(back.opcode == m.opcode && again_count == count && memcmp(bytes, again, count) == 0);
    CHECK_STATUS(acm_wire_decode(bytes, count - 1, &back, &error), ACM_TRUNCATED);
    CHECK_STATUS(acm_wire_decode(bytes, count + 1, &back, &error), ACM_TRAILING_BYTES);
    CHECK(error.offset == count);
    CHECK_STATUS(acm_wire_encode(&m, bytes, count - 1, &again_count, &error), ACM_BUFFER_FULL);
    CHECK(again_count == count);
  }
}

TEST(Wire, a_size_that_is_too_large_costs_no_memory_behind_the_message) {
  acm_error error;
  acm_message m;
  struct {
    acm_message message;
    uint32_t behind[4];
  } mine;
  unsigned char bytes[64];
  size_t count = 0;
  acm_message_init(&m, acm_wire_find_opcode("PlayerCreate"));
  m.guid = GUARD;
  CHECK_OK(acm_wire_encode(&m, bytes, sizeof bytes, &count, &error));
  acm_message_init(&mine.message, 0);
  for (uint32_t i = 0; i < COUNT_OF(mine.behind); ++i) mine.behind[i] = 0x51515151u + i;
  mine.message.size = sizeof mine;
  CHECK_OK(acm_wire_decode(bytes, count, &mine.message, &error));
  CHECK(mine.message.guid == GUARD && mine.message.size == sizeof mine.message);
  for (uint32_t i = 0; i < COUNT_OF(mine.behind); ++i) CHECK(mine.behind[i] == 0x51515151u + i);
}

TEST(Wire, other_messages_are_not_supported_as_plain_ones) {
  acm_error error;
  acm_message m;
  unsigned char bytes[64];
  size_t count = 0;
  acm_message_init(&m, acm_wire_find_opcode("UpdateMotion"));
  acm_message_init(0, 1);
  CHECK_STATUS(acm_wire_encode(&m, bytes, sizeof bytes, &count, &error), ACM_UNSUPPORTED);
  acm_message_init(&m, 1);
  CHECK_STATUS(acm_wire_encode(&m, bytes, sizeof bytes, &count, &error), ACM_UNSUPPORTED);
  m.size = 0;
  CHECK_STATUS(acm_wire_encode(&m, bytes, sizeof bytes, &count, &error), ACM_BAD_SIZE);
  CHECK_STATUS(acm_wire_encode(0, bytes, sizeof bytes, &count, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_wire_decode(bytes, 4, &m, &error), ACM_BAD_SIZE);
  CHECK_STATUS(acm_wire_decode(0, 4, &m, &error), ACM_NULL_ARGUMENT);
}

TEST(Wire, a_message_is_explained_field_by_field) {
  acm_error error;
  acm_message m;
  unsigned char bytes[64];
  acm_wire_field fields[16];
  size_t count = 0, size = 0;
  acm_message_init(&m, acm_wire_find_opcode("Sound"));
  m.guid = GUARD;
  m.id = 5;
  CHECK_OK(acm_wire_encode(&m, bytes, sizeof bytes, &size, &error));
  CHECK_OK(acm_wire_explain(bytes, size, fields, 16, &count, &error));
  CHECK(count == 4 && fields[1].offset == 4 && fields[1].bits == GUARD &&
        fields[1].kind == ACM_FIELD_UNSIGNED);
  CHECK(strlen(fields[1].name) > 0 && fields[3].kind == ACM_FIELD_FLOAT);
  CHECK_STATUS(acm_wire_explain(bytes, size, fields, 2, &count, &error), ACM_BUFFER_FULL);
  CHECK_STATUS(acm_wire_explain(bytes, 10, fields, 16, &count, &error), ACM_TRUNCATED);
  CHECK(count >= 2); /* those before the error */
  CHECK_STATUS(acm_wire_explain(0, 10, fields, 16, &count, &error), ACM_NULL_ARGUMENT);
}

TEST(Wire, unknown_messages_are_identified_as_such) {
  acm_error error;
  acm_message_info info;
  const unsigned char chat[] = {0x1A, 0xE0, 0, 0, 1, 2, 3};
  CHECK_OK(acm_wire_identify(chat, sizeof chat, &info, &error));
  CHECK(info.is_known == 0 && info.opcode == 0xE01A && info.guid == 0);
  CHECK_STATUS(acm_wire_identify(chat, 2, &info, &error), ACM_TRUNCATED);
  CHECK_STATUS(acm_wire_identify(chat, 4, 0, &error), ACM_NULL_ARGUMENT);
}
