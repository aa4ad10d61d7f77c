// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/acmotion.h"
#include "acmotion/snapshot.hpp"
#include "capi/boxes.h"
#include "capi/call.h"
#include "capi/lists.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

using namespace acm::capi;

namespace {

acm::World& stated(WorldBox& box) {
  return box.world;
}
acm::Client& stated(ClientBox& box) {
  return box.role;
}
acm::Server& stated(ServerBox& box) {
  return box.role;
}

// Calls `act(box)` with what stands behind a handle of a world, a client or a server.
template <class Act>
std::int32_t with_state(Call& call, const void* of, const char* argument, Act&& act) {
  const HandleKind kind = kind_of_handle(of);
  if (kind == HandleKind::Client) {
    auto* box = call.use<ClientBox>(of, argument);
    return box ? act(*box) : call.status();
  }
  if (kind == HandleKind::Server) {
    auto* box = call.use<ServerBox>(of, argument);
    return box ? act(*box) : call.status();
  }
  auto* box = call.use<WorldBox>(of, argument);
  return box ? act(*box) : call.status();
}

acm_difference to_c_difference(const acm::Difference& from) {
  acm_difference to = {};
  to.found = from.found;
  to.object = from.object;
  const std::size_t size = std::min(from.field.size(), sizeof to.field - 1);
  std::memcpy(to.field, from.field.data(), size);
  return to;
}

}  // namespace

std::int32_t acm_snapshot_write(const void* of, void* out, std::size_t capacity, std::size_t* count,
                                acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  return with_state(call, of, "of", [&](auto& box) {
    return check_list(call, list) ? write_bytes(call, list, acm::write_snapshot(stated(box))) : call.status();
  });
}

std::int32_t acm_snapshot_read(const void* of, const void* bytes, std::size_t size, acm_error* error) {
  Call call(error);
  return with_state(call, of, "of", [&](auto& box) {
    if (!call.require(bytes, size, "bytes")) return call.status();
    return call.answer(acm::read_snapshot(stated(box), bytes_of(bytes, size)));
  });
}

std::int32_t acm_state_hash(const void* of, std::uint64_t* out, acm_error* error) {
  Call call(error);
  return with_state(call, of, "of", [&](auto& box) {
    if (!call.require(out, "out")) return call.status();
    *out = acm::state_hash(stated(box));
    return call.done();
  });
}

std::int32_t acm_first_difference(const void* a, const void* b, acm_difference* out, acm_error* error) {
  Call call(error);
  return with_state(call, a, "a", [&]<class Box>(Box& first) {
    auto* second = call.use<Box>(b, "b");
    if (!second || !call.require(out, "out")) return call.status();
    *out = to_c_difference(acm::first_difference(stated(first), stated(*second)));
    return call.done();
  });
}
