// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/message.hpp"
#include "capi/inspect_boxes.h"

using namespace acm::capi;

int32_t acm_message_text_create(const void* bytes, size_t size, acm_message_text** out, acm_error* error) {
  Call call(error);
  if (!call.require(out, "out")) return call.status();
  *out = nullptr;
  acm::Bytes message;
  if (!read_bytes(call, bytes, size, message, "bytes")) return call.status();
  return give<MessageTextBox>(call, out, message);
}

int32_t acm_message_text_status(acm_message_text* text, acm_error* error) {
  Call call(error);
  const MessageTextBox* box = call.use<MessageTextBox>(text, "text");
  if (!box) return call.status();
  return box->fields.status ? call.done() : call.fail(box->fields.status.error());
}

int32_t acm_message_text_summary(acm_message_text* text, acm_message_summary* out, acm_error* error) {
  Call call(error);
  if (!call.require(out, "out")) return call.status();
  const MessageTextBox* box = call.use<MessageTextBox>(text, "text");
  if (!box) return call.status();
  if (!box->summary) return call.fail(box->summary.error());
  const acm::inspect::MessageSummary& summary = *box->summary;
  *out = {summary.name.c_str(), summary.meaning.c_str(), summary.object, summary.from_server, {}};
  return call.done();
}

int32_t acm_message_text_fields(acm_message_text* text, acm_message_field* out, size_t capacity,
                                size_t* count, acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  if (!check_list(call, list)) return call.status();
  const MessageTextBox* box = call.use<MessageTextBox>(text, "text");
  if (!box) return call.status();
  return write_list(call, list, std::span(box->fields.fields), [](const acm::inspect::MessageField& f) {
    return acm_message_field{f.offset, f.size, f.name.c_str(), f.value.c_str()};
  });
}

int32_t acm_message_text_free(acm_message_text* text, acm_error* error) {
  return free_box<MessageTextBox>(text, error, "text");
}

int32_t acm_message_to_json(const void* bytes, size_t size, acm_bytes** out, acm_error* error) {
  Call call(error);
  if (!call.require(out, "out")) return call.status();
  *out = nullptr;
  acm::Bytes message;
  if (!read_bytes(call, bytes, size, message, "bytes")) return call.status();
  acm::Result<std::string> json = acm::inspect::message_json(message);
  if (!json) return call.fail(json.error());
  return give<BytesBox>(call, out, std::move(json).value());
}

int32_t acm_message_from_json(const char* json, size_t size, acm_bytes** out, acm_error* error) {
  Call call(error);
  if (!call.require(out, "out")) return call.status();
  *out = nullptr;
  std::string_view text;
  if (!read_text(call, json, size, text, "json")) return call.status();
  acm::InspectResult<acm::Vector<std::byte>> bytes = acm::inspect::message_from_json(text);
  if (!bytes) return fail_with_message(call, bytes.error());
  return give<BytesBox>(call, out, std::move(bytes).value());
}
