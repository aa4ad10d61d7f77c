// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "base/bytes.h"

#include <cstdint>
#include <utility>

namespace acm {

/// The id that opens a record. One that belongs to another type is refused (WrongType); one that belongs to
/// no known type is taken as it is.
ObjectId read_record_id(ByteReader& in, ObjectType expected);

/// Ends the reading of a record: refuses what is left over, names the object in the error.
Status expect_end(ByteReader& in, ObjectId id);

/// The same, and hands over the oddities.
template <class Record>
Result<Record> finish_record(ByteReader& in, Record record) {
  if (const Status end = expect_end(in, record.id); !end) return end.error();
  if constexpr (requires { record.oddities; }) record.oddities = in.oddities();
  return record;
}

/// Gives back spare capacity. shrink_to_fit does nothing without exceptions.
template <class T>
void trim(Vector<T>& items) {
  if (items.size() != items.capacity()) Vector<T>(items.begin(), items.end()).swap(items);
}

/// Notes flag bits that have no known meaning. `offset` is that of the flags.
void note_unknown_flags(ByteReader& in, std::uint32_t flags, std::uint32_t known, std::uint64_t offset);

}  // namespace acm
