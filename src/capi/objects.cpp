// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/objects.hpp"

#include "acmotion/acmotion.h"
#include "acmotion/world.hpp"
#include "capi/boxes.h"
#include "capi/call.h"
#include "capi/convert.h"
#include "capi/lists.h"
#include "capi/options.h"

#include <cstddef>
#include <cstdint>
#include <cstring>

using namespace acm::capi;

namespace {

acm_object_parameters default_parameters() {
  const acm::ObjectParameters from;
  acm_object_parameters to = {};
  to.size = sizeof to;
  to.position = to_c<acm_position>(from.position);
  to.effects = to_c<acm_object_effects>(from.effects);
  to.in_world = from.in_world;
  to.facts = to_c_facts(from.facts);
  return to;
}

// The facts come last and may grow too: both sizes must agree.
bool read_parameters(Call& call, const acm_object_parameters* from, acm_object_parameters& to) {
  to = default_parameters();
  if (!read_options(call, from, to, "parameters")) return false;
  const std::size_t facts_size = from->size - offsetof(acm_object_parameters, facts);
  return call.check(from->facts.size == facts_size, ACM_BAD_SIZE, "facts");
}

acm::ObjectParameters to_cpp_parameters(const acm_object_parameters& p) {
  acm::ObjectParameters to;
  to.setup = p.setup;
  to.motion_table = p.motion_table;
  to.position = to_cpp<acm::Position>(p.position);
  to.in_world = is_set(p.in_world);
  to.facts = to_cpp_facts(p.facts);
  to.effects = to_cpp<acm::ObjectEffects>(p.effects);
  return to;
}

}  // namespace

void acm_object_facts_init(acm_object_facts* facts) {
  if (facts) *facts = to_c_facts({});
}
void acm_object_parameters_init(acm_object_parameters* parameters) {
  if (parameters) *parameters = default_parameters();
}

std::int32_t acm_object_create(acm_world* world, acm_guid guid, const acm_object_parameters* parameters,
                               acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  acm_object_parameters p;
  if (!box || !read_parameters(call, parameters, p)) return call.status();
  return call.answer(box->world.create_object(guid, to_cpp_parameters(p)), guid);
}

std::int32_t acm_object_delete(acm_world* world, acm_guid guid, acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  return box ? call.answer(box->world.delete_object(guid), guid) : call.status();
}

std::int32_t acm_object_get_facts(acm_world* world, acm_guid guid, acm_object_facts* facts,
                                  acm_error* error) {
  Call call(error);
  const auto* box = call.use<WorldBox>(world, "world");
  if (!box) return call.status();
  if (!box->world.contains(guid)) return call.no_object(guid);
  return write_options(call, to_c_facts(box->world.facts(guid)), facts, "facts") ? call.done()
                                                                                 : call.status();
}

std::int32_t acm_object_set_facts(acm_world* world, acm_guid guid, const acm_object_facts* facts,
                                  acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  acm_object_facts f = to_c_facts({});
  if (!box || !read_options(call, facts, f, "facts")) return call.status();
  return call.answer(box->world.set_facts(guid, to_cpp_facts(f)), guid);
}

std::int32_t acm_object_set_weenie(acm_world* world, acm_guid guid, const acm_weenie_facts* weenie,
                                   acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.require(weenie, "weenie")) return call.status();
  return call.answer(box->world.set_weenie(guid, to_cpp_weenie(*weenie)), guid);
}

std::int32_t acm_object_name(acm_world* world, acm_guid guid, char* out, std::size_t capacity,
                             std::size_t* count, acm_error* error) {
  Call call(error);
  const ListOut<void> list{out, capacity, count};
  const auto* box = call.use<WorldBox>(world, "world");
  if (!box || !check_list(call, list)) return call.status();
  if (!box->world.contains(guid)) return call.no_object(guid);
  const std::string_view name = box->world.name(guid);
  return write_bytes(call, list, bytes_of(name.data(), name.size()));
}

std::int32_t acm_object_distance_between(acm_world* world, acm_guid a, acm_guid b, float* out,
                                         acm_error* error) {
  Call call(error);
  const auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.require(out, "out")) return call.status();
  if (!box->world.contains(a)) return call.fail(ACM_NO_OBJECT, "a", a);
  if (!box->world.contains(b)) return call.fail(ACM_NO_OBJECT, "b", b);
  *out = box->world.distance_between(a, b);
  return call.done();
}

std::int32_t acm_object_set_ground_contact(acm_world* world, acm_guid guid, acm_bool contact,
                                           acm_bool walkable, acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  if (!box) return call.status();
  return call.answer(box->world.set_ground_contact(guid, is_set(contact), is_set(walkable)), guid);
}
std::int32_t acm_object_enter_world(acm_world* world, acm_guid guid, acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  return box ? call.answer(box->world.enter_world(guid), guid) : call.status();
}
std::int32_t acm_object_exit_world(acm_world* world, acm_guid guid, acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  return box ? call.answer(box->world.exit_world(guid), guid) : call.status();
}
std::int32_t acm_object_attach(acm_world* world, acm_guid guid, acm_guid parent, std::uint32_t location,
                               std::uint32_t placement, acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  if (!box) return call.status();
  return call.answer(box->world.attach(guid, parent, location, placement), guid);
}
std::int32_t acm_object_set_motion_table(acm_world* world, acm_guid guid, acm_object_id motion_table,
                                         acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  if (!box) return call.status();
  return call.answer(box->world.set_motion_table(guid, motion_table), guid);
}

std::int32_t acm_object_play_script(acm_world* world, acm_guid guid, acm_object_id script, acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  if (!box) return call.status();
  return call.answer(box->world.play_script(guid, script), guid);
}
std::int32_t acm_object_play_script_type(acm_world* world, acm_guid guid, std::uint32_t type, float mod,
                                         acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  if (!box) return call.status();
  return call.answer(box->world.play_script_type(guid, type, mod), guid);
}
std::int32_t acm_object_play_default_script(acm_world* world, acm_guid guid, acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  if (!box) return call.status();
  return call.answer(box->world.play_default_script(guid), guid);
}
