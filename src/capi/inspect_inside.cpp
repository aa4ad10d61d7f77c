// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/inside.hpp"
#include "capi/inspect_boxes.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <span>
#include <type_traits>

using namespace acm::capi;

namespace {

using acm::inspect::ObjectInside;

// The structs of C lie in memory as those of C++ do, field by field.
template <class C, class Cpp>
inline constexpr bool kSameLayout =
    std::is_trivially_copyable_v<Cpp> && sizeof(C) == sizeof(Cpp) && alignof(C) == alignof(Cpp);

template <class C, class Cpp>
void copy_facts(C& to, const Cpp& from) {
  static_assert(kSameLayout<C, Cpp>);
  std::memcpy(&to, &from, sizeof to);
}

// One list of an object as bytes: the same code copies them all.
struct Items {
  const void* data;
  std::size_t count;
  std::size_t size;  // of each, in bytes
};
template <class C, class Cpp>
Items items_of(const acm::Vector<Cpp>& from) {
  static_assert(kSameLayout<C, Cpp>);
  return {from.data(), from.size(), sizeof(C)};
}

std::int32_t write_inside(acm_world* world, acm_guid guid, void* out, std::size_t capacity,
                          std::size_t* count, acm_error* error, Items (*items_in)(const ObjectInside&)) {
  Call call(error);
  const ListOut<void> list{out, capacity, count};
  const auto* box = call.use<WorldBox>(world, "world");
  if (!box || !check_list(call, list) || !call.check(items_in != nullptr, ACM_BAD_ARGUMENT, "list"))
    return call.status();
  const std::optional<ObjectInside> inside = acm::inspect::inside_of(box->world, guid);
  if (!inside) return call.no_object(guid);
  const Items items = items_in(*inside);
  const std::size_t bytes = std::min(items.count, capacity) * items.size;
  if (bytes > 0) std::memcpy(out, items.data, bytes);
  return answer_list(call, list, items.count);
}

}  // namespace

std::int32_t acm_object_get_inside(acm_world* world, acm_guid guid, acm_object_inside* out,
                                   acm_error* error) {
  Call call(error);
  const auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.require(out, "out")) return call.status();
  const std::optional<ObjectInside> inside = acm::inspect::inside_of(box->world, guid);
  if (!inside) return call.no_object(guid);
  *out = {};
  copy_facts(out->sequence, inside->sequence);
  copy_facts(out->motion_table_manager, inside->motion_table_manager);
  copy_facts(out->motion_interp, inside->motion_interp);
  copy_facts(out->move_to, inside->move_to);
  copy_facts(out->sticky, inside->sticky);
  copy_facts(out->constraint, inside->constraint);
  copy_facts(out->interpolation, inside->interpolation);
  copy_facts(out->target, inside->target);
  copy_facts(out->body, inside->body);
  copy_facts(out->effects, inside->effects);
  return call.done();
}

std::int32_t acm_object_sequence_nodes(acm_world* world, acm_guid guid, acm_sequence_node* out,
                                       std::size_t capacity, std::size_t* count, acm_error* error) {
  return write_inside(world, guid, out, capacity, count, error,
                      [](const ObjectInside& inside) { return items_of<acm_sequence_node>(inside.nodes); });
}
std::int32_t acm_object_queued_motions(acm_world* world, acm_guid guid, acm_queued_motion* out,
                                       std::size_t capacity, std::size_t* count, acm_error* error) {
  return write_inside(world, guid, out, capacity, count, error, [](const ObjectInside& inside) {
    return items_of<acm_queued_motion>(inside.queued_motions);
  });
}
std::int32_t acm_object_pending_motions(acm_world* world, acm_guid guid, acm_pending_motion* out,
                                        std::size_t capacity, std::size_t* count, acm_error* error) {
  return write_inside(world, guid, out, capacity, count, error, [](const ObjectInside& inside) {
    return items_of<acm_pending_motion>(inside.pending_motions);
  });
}

std::int32_t acm_object_motion_list(acm_world* world, acm_guid guid, std::uint32_t list,
                                    acm_motion_action* out, std::size_t capacity, std::size_t* count,
                                    acm_error* error) {
  using Lists = Items (*)(const ObjectInside&);
  constexpr Lists kLists[] = {
      [](const ObjectInside& inside) { return items_of<acm_motion_action>(inside.modifiers); },
      [](const ObjectInside& inside) { return items_of<acm_motion_action>(inside.actions); },
      [](const ObjectInside& inside) { return items_of<acm_motion_action>(inside.raw_actions); },
      [](const ObjectInside& inside) { return items_of<acm_motion_action>(inside.interpreted_actions); }};
  const std::int32_t status = write_inside(world, guid, out, capacity, count, error,
                                           list <= ACM_LIST_INTERPRETED_ACTIONS ? kLists[list] : nullptr);
  if (status == ACM_OK || status == ACM_BUFFER_FULL)
    for (acm_motion_action& action : std::span(out, std::min(*count, capacity)))
      action.reserved = 0;  // has no field in C++
  return status;
}

std::int32_t acm_object_move_legs(acm_world* world, acm_guid guid, acm_move_leg* out, std::size_t capacity,
                                  std::size_t* count, acm_error* error) {
  return write_inside(world, guid, out, capacity, count, error,
                      [](const ObjectInside& inside) { return items_of<acm_move_leg>(inside.legs); });
}
std::int32_t acm_object_interpolation_nodes(acm_world* world, acm_guid guid, acm_interpolation_node* out,
                                            std::size_t capacity, std::size_t* count, acm_error* error) {
  return write_inside(world, guid, out, capacity, count, error, [](const ObjectInside& inside) {
    return items_of<acm_interpolation_node>(inside.interpolation_nodes);
  });
}
std::int32_t acm_object_ramps(acm_world* world, acm_guid guid, acm_ramp* out, std::size_t capacity,
                              std::size_t* count, acm_error* error) {
  return write_inside(world, guid, out, capacity, count, error,
                      [](const ObjectInside& inside) { return items_of<acm_ramp>(inside.ramps); });
}
std::int32_t acm_object_queued_scripts(acm_world* world, acm_guid guid, acm_queued_script* out,
                                       std::size_t capacity, std::size_t* count, acm_error* error) {
  return write_inside(world, guid, out, capacity, count, error,
                      [](const ObjectInside& inside) { return items_of<acm_queued_script>(inside.scripts); });
}
std::int32_t acm_object_children(acm_world* world, acm_guid guid, acm_guid* out, std::size_t capacity,
                                 std::size_t* count, acm_error* error) {
  return write_inside(world, guid, out, capacity, count, error,
                      [](const ObjectInside& inside) { return items_of<acm_guid>(inside.children); });
}
std::int32_t acm_object_watchers(acm_world* world, acm_guid guid, acm_guid* out, std::size_t capacity,
                                 std::size_t* count, acm_error* error) {
  return write_inside(world, guid, out, capacity, count, error,
                      [](const ObjectInside& inside) { return items_of<acm_guid>(inside.watchers); });
}
