// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capi/appearance.h"

#include "acmotion/server.hpp"
#include "acmotion/world.hpp"
#include "capi/boxes.h"
#include "capi/changing_assets.h"
#include "capi/lists.h"
#include "capi/options.h"

#include <algorithm>
#include <cstddef>
#include <span>

namespace acm::capi {

namespace {

SubPalette entry_to_cpp(const acm_sub_palette& s) {
  return {s.palette, s.first, s.count};
}
TextureChange entry_to_cpp(const acm_texture_change& t) {
  return {t.part, t.old_texture, t.new_texture};
}
PartChange entry_to_cpp(const acm_part_change& p) {
  return {p.part, p.mesh};
}

acm_sub_palette entry_to_c(const SubPalette& s) {
  return {s.palette, s.first, s.count};
}
acm_texture_change entry_to_c(const TextureChange& t) {
  return {t.part, t.old_texture, t.new_texture};
}
acm_part_change entry_to_c(const PartChange& p) {
  return {p.part, p.mesh};
}

static_assert(Appearance::kMaxKeptParts == ACM_MAX_PART_CHANGES);
static_assert(Appearance::kMaxKeptTextures == ACM_MAX_TEXTURE_CHANGES);

template <class C, class Cpp>
bool read_entries(Call& call, const C* from, std::uint32_t count, std::uint32_t most, Vector<Cpp>& to,
                  const char* field) {
  if (!call.check(count <= most, ACM_LIMIT_EXCEEDED, field) || !call.require(from, count, field))
    return false;
  to.reserve(count);
  for (const C& entry : std::span(from, count)) to.push_back(entry_to_cpp(entry));
  return true;
}

template <class Cpp, class C>
void write_entries(const Vector<Cpp>& from, C* to) {
  std::ranges::transform(from, to, [](const Cpp& entry) { return entry_to_c(entry); });
}

}  // namespace

bool read_lists(Call& call, const acm_appearance* from, Appearance& to, const char* argument) {
  acm_appearance lists = {};
  if (!read_options(call, from, lists, argument)) return false;
  to.base_palette = lists.base_palette;
  return read_entries(call, lists.sub_palettes, lists.sub_palette_count, ACM_MAX_SUB_PALETTES,
                      to.sub_palettes, "sub_palettes") &&
         read_entries(call, lists.texture_changes, lists.texture_change_count, ACM_MAX_TEXTURE_CHANGES,
                      to.texture_changes, "texture_changes") &&
         read_entries(call, lists.part_changes, lists.part_change_count, ACM_MAX_PART_CHANGES,
                      to.part_changes, "part_changes");
}

bool read_optional_lists(Call& call, const acm_appearance* from, Appearance& to, const char* argument) {
  return from == nullptr || read_lists(call, from, to, argument);
}

bool check_lists(Call& call, const acm_appearance* out) {
  return read_size(call, out, "out") != 0 &&
         call.require(out->sub_palettes, out->sub_palette_capacity, "sub_palettes") &&
         call.require(out->texture_changes, out->texture_change_capacity, "texture_changes") &&
         call.require(out->part_changes, out->part_change_capacity, "part_changes");
}

std::int32_t write_lists(Call& call, const Appearance& from, acm_appearance* out) {
  out->sub_palette_count = static_cast<std::uint32_t>(from.sub_palettes.size());
  out->texture_change_count = static_cast<std::uint32_t>(from.texture_changes.size());
  out->part_change_count = static_cast<std::uint32_t>(from.part_changes.size());
  if (!call.check(out->sub_palette_count <= out->sub_palette_capacity, ACM_BUFFER_FULL,
                  "sub_palette_capacity") ||
      !call.check(out->texture_change_count <= out->texture_change_capacity, ACM_BUFFER_FULL,
                  "texture_change_capacity") ||
      !call.check(out->part_change_count <= out->part_change_capacity, ACM_BUFFER_FULL,
                  "part_change_capacity"))
    return call.status();
  out->base_palette = from.base_palette;
  write_entries(from.sub_palettes, out->sub_palettes);
  write_entries(from.texture_changes, out->texture_changes);
  write_entries(from.part_changes, out->part_changes);
  return call.done();
}

}  // namespace acm::capi

using namespace acm::capi;
using acm::Appearance;

void acm_appearance_init(acm_appearance* appearance) {
  if (!appearance) return;
  *appearance = {};
  appearance->size = sizeof *appearance;
}

std::int32_t acm_appearance_decode(const void* bytes, std::size_t size, acm_appearance* out,
                                   acm_error* error) {
  Call call(error);
  if (!call.require(bytes, size, "bytes") || !check_lists(call, out)) return call.status();
  const acm::Result<Appearance> decoded = acm::decode_appearance(bytes_of(bytes, size));
  return decoded ? write_lists(call, *decoded, out) : call.fail(decoded.error());
}

std::int32_t acm_appearance_encode(const acm_appearance* appearance, void* out, std::size_t capacity,
                                   std::size_t* count, acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  Appearance read;
  if (!check_list(call, list) || !read_lists(call, appearance, read, "appearance")) return call.status();
  const acm::Result<acm::Vector<std::byte>> encoded = acm::encode_appearance(read);
  return encoded ? write_bytes(call, list, *encoded) : call.fail(encoded.error());
}

std::int32_t acm_appearance_add(const acm_appearance* to, const acm_appearance* other, acm_appearance* out,
                                acm_error* error) {
  Call call(error);
  Appearance sum, added;
  if (!read_lists(call, to, sum, "to") || !read_lists(call, other, added, "other") || !check_lists(call, out))
    return call.status();
  if (!sum.add(added)) return call.fail(ACM_LIMIT_EXCEEDED, "other");
  return write_lists(call, sum, out);
}

std::int32_t acm_object_get_appearance(acm_world* world, acm_guid guid, acm_appearance* out,
                                       acm_error* error) {
  Call call(error);
  const auto* box = call.use<WorldBox>(world, "world");
  if (!box || !check_lists(call, out)) return call.status();
  if (!box->world.contains(guid)) return call.no_object(guid);
  const Appearance* worn = box->world.appearance(guid);
  return write_lists(call, worn ? *worn : Appearance{}, out);
}

std::int32_t acm_object_set_appearance(acm_world* world, acm_guid guid, const acm_appearance* appearance,
                                       acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  Appearance read;
  if (!box || !read_lists(call, appearance, read, "appearance")) return call.status();
  return call.answer(box->world.set_appearance(guid, read), guid);
}

std::int32_t acm_server_set_appearance(acm_server* server, acm_guid guid, const acm_appearance* appearance,
                                       acm_error* error) {
  Call call(error);
  auto* box = call.use<ServerBox>(server, "server");
  Appearance read;
  if (!box || !read_lists(call, appearance, read, "appearance")) return call.status();
  return call.answer(box->role.set_appearance(guid, read), guid);
}

std::int32_t acm_assets_load_appearance(acm_assets* assets, const acm_appearance* appearance,
                                        acm_error* error) {
  Call call(error);
  const ChangingAssets changing(call, assets);
  Appearance read;
  if (!changing.get() || !read_lists(call, appearance, read, "appearance")) return call.status();
  return call.answer(changing.get()->load_appearance(read));
}
