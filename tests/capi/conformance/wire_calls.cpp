// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "play.h"

namespace conformance {

namespace {

std::int32_t plain_value(Play& p, const Json& result) {
  p.result = result;
  return ACM_OK;
}

std::int32_t wire_identify(Play& p) {
  const Play::Bytes bytes = p.bytes("bytes");
  acm_message_info info = {};
  return p.finish(acm_wire_identify(bytes.data, bytes.size, &info, &p.error), info);
}
std::int32_t wire_explain(Play& p) {
  const Play::Bytes bytes = p.bytes("bytes");
  return p.finish_list<acm_wire_field>([&](acm_wire_field* out, std::size_t capacity, std::size_t* count) {
    return acm_wire_explain(bytes.data, bytes.size, out, capacity, count, &p.error);
  });
}
std::int32_t wire_decode(Play& p) {
  const Play::Bytes bytes = p.bytes("bytes");
  acm_message message;
  acm_message_init(&message, 0);
  return p.finish(acm_wire_decode(bytes.data, bytes.size, &message, &p.error), message);
}
std::int32_t wire_encode(Play& p) {
  acm_message message;
  acm_message_init(&message, 0);
  const acm_message* given = p.given("message", message);
  return p.finish_bytes([&](void* out, std::size_t capacity, std::size_t* count) {
    return acm_wire_encode(given, out, capacity, count, &p.error);
  });
}
std::int32_t message_init(Play& p) {
  acm_message message;
  acm_message_init(&message, p.u32("opcode"));
  return p.finish(ACM_OK, message);
}

}  // namespace

void add_wire_calls(Calls& calls) {
  calls["wire_identify"] = wire_identify;
  calls["wire_explain"] = wire_explain;
  calls["wire_decode"] = wire_decode;
  calls["wire_encode"] = wire_encode;
  calls["message_init"] = message_init;
  calls["wire_opcode_name"] = [](Play& p) {
    return plain_value(p, Json{{"text", Writer::of(acm_wire_opcode_name(p.u32("opcode")))}});
  };
  calls["wire_find_opcode"] = [](Play& p) {
    return plain_value(p, acm_wire_find_opcode(p.argument("name").get<std::string>().c_str()));
  };
  calls["wire_opcode_count"] = [](Play& p) { return plain_value(p, acm_wire_opcode_count()); };
  calls["wire_opcode_at"] = [](Play& p) { return plain_value(p, acm_wire_opcode_at(p.u32("i"))); };
  calls["wire_is_newer"] = [](Play& p) {
    return plain_value(p, acm_wire_is_newer(p.argument("timestamp").get<std::uint16_t>(),
                                            p.argument("than").get<std::uint16_t>()) != 0);
  };
}

}  // namespace conformance
