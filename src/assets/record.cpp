// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "record.h"

namespace acm {

ObjectId read_record_id(ByteReader& in, ObjectType expected) {
  const std::uint64_t at = in.offset();
  const ObjectId id = in.u32("id");
  const ObjectType type = object_type(id);
  if (type != expected && type != ObjectType::Unknown)
    in.fail(ErrorCode::WrongType, "id of another type", at);
  return id;
}

Status expect_end(ByteReader& in, ObjectId id) {
  in.expect_end();
  if (in.ok()) return {};
  Error error = in.error();
  error.object_id = id;
  return error;
}

void note_unknown_flags(ByteReader& in, std::uint32_t flags, std::uint32_t known, std::uint64_t offset) {
  if ((flags & ~known) != 0 && in.ok()) in.record(Oddity::UnknownFlags, offset);
}

}  // namespace acm
