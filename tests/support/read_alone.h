// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/record_reader.h"
#include "assets/record_writer.h"

namespace acm::test {

/// Reads a struct of a record as if it were a record of its own.
template <class T>
Result<T> read_alone(Bytes bytes) {
  RecordReader reader(bytes);
  T x;
  fields(reader, x);
  if (const Status end = expect_end(reader.in(), 0); !end) return end.error();
  return x;
}

}  // namespace acm::test
