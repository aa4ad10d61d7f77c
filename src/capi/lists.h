// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "capi/call.h"

#include <algorithm>
#include <cstring>
#include <span>

namespace acm::capi {

/// A list that the caller has room for, and where the number of all goes.
template <class T>
struct ListOut {
  T* out;
  std::size_t capacity;
  std::size_t* count;
};
template <class T>
ListOut(T*, std::size_t, std::size_t*) -> ListOut<T>;

/// Before anything else is done: whether there is memory where the caller says so.
template <class T>
[[nodiscard]] bool check_list(Call& call, const ListOut<T>& list) {
  return call.require(list.count, "count") && call.require(list.out, list.capacity, "out");
}

/// The answer of a call that gives `total` values, of which those that fit were written.
template <class T>
[[nodiscard]] std::int32_t answer_list(Call& call, const ListOut<T>& list, std::size_t total) {
  *list.count = total;
  return total > list.capacity ? call.fail(ACM_BUFFER_FULL, "capacity") : call.done();
}

/// Writes values one by one as `convert` makes them, as far as there is room.
template <class T, class From, class Convert>
[[nodiscard]] std::int32_t write_list(Call& call, const ListOut<T>& list, std::span<const From> from,
                                      Convert&& convert) {
  const std::size_t size = std::min(from.size(), list.capacity);
  for (std::size_t i = 0; i < size; ++i) list.out[i] = convert(from[i]);
  return answer_list(call, list, from.size());
}

/// Writes bytes whole, or not at all.
[[nodiscard]] inline std::int32_t write_bytes(Call& call, const ListOut<void>& list, Bytes from) {
  if (!from.empty() && from.size() <= list.capacity) std::memcpy(list.out, from.data(), from.size());
  return answer_list(call, list, from.size());
}

}  // namespace acm::capi
