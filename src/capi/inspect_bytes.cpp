// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capi/inspect_boxes.h"

#include <limits>

namespace acm::capi {

namespace {

bool is_readable(Call& call, const void* memory, std::size_t size, const char* argument) {
  constexpr auto kMax = static_cast<std::size_t>(std::numeric_limits<std::ptrdiff_t>::max());
  if (size == 0) return true;
  if (!call.require(memory, argument)) return false;
  if (size <= kMax) return true;
  (void)call.fail(ACM_BAD_ARGUMENT, "size");
  return false;
}

}  // namespace

bool read_bytes(Call& call, const void* bytes, std::size_t size, Bytes& out, const char* argument) {
  if (!is_readable(call, bytes, size, argument)) return false;
  out = {static_cast<const std::byte*>(bytes), size};
  return true;
}

bool read_text(Call& call, const char* text, std::size_t size, std::string_view& out, const char* argument) {
  if (!is_readable(call, text, size, argument)) return false;
  out = {text, size};
  return true;
}

std::int32_t fail_with_message(Call& call, const InspectError& error) {
  const std::string_view text = error.text;
  return call.fail_with_text(status_of(error.code), text.substr(0, text.find('\n')), error.offset);
}

}  // namespace acm::capi

using namespace acm::capi;

int32_t acm_bytes_get(acm_bytes* bytes, const void** data, size_t* size, acm_error* error) {
  Call call(error);
  const BytesBox* box = call.use<BytesBox>(bytes, "bytes");
  if (!box) return call.status();
  if (data) *data = box->data();
  if (size) *size = box->size();
  return call.done();
}

int32_t acm_bytes_free(acm_bytes* bytes, acm_error* error) {
  return free_box<BytesBox>(bytes, error, "bytes");
}
