// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire_messages.hpp"
#include "assets/appearance_format.h"

#include <cassert>

#include "field_reader.h"

namespace acm::wire {

bool is_appearance(Bytes bytes) {
  ByteReader in(bytes);
  read_appearance(in, [](const auto&) {});
  in.expect_end();
  return in.ok();
}

Result<Appearance> AppearanceView::decode() const {
  if (bytes.empty()) return Appearance{};
  return decode_appearance(bytes);
}

Child ChildList::operator[](std::size_t i) const {
  assert(i < size());
  ByteReader in(bytes.subspan(i * kBytesEach, kBytesEach));
  const Guid guid = in.u32("child");
  return {guid, in.u32("location")};
}

Result<WeenieHead> decode_weenie_head(Bytes tail) {
  ByteReader in(tail);
  WeenieHead head;
  FieldReader a(in);
  fields(a, head);
  if (!in.ok()) return in.error();
  return head;
}

}  // namespace acm::wire
