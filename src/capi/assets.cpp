// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/assets.hpp"

#include "acmotion/acmotion.h"
#include "acmotion/sample.hpp"
#include "capi/boxes.h"
#include "capi/call.h"
#include "capi/changing_assets.h"
#include "capi/convert.h"
#include "capi/lists.h"

#include <cstdint>
#include <span>
#include <utility>

using namespace acm::capi;

namespace {

acm::Status load_with_motion(acm::Assets& assets, acm_object_id id) {
  switch (acm::object_type(id)) {
    case acm::ObjectType::MotionTable: return assets.load_motion_table(id);
    case acm::ObjectType::PhysicsScriptTable: return assets.load_script_table(id);
    default: return assets.load_setup(id);  // refuses all but Setups
  }
}

acm::Status load(acm::Assets& assets, acm_object_id id, std::uint32_t what) {
  switch (what) {
    case ACM_LOAD_MOTION: return load_with_motion(assets, id);
    case ACM_LOAD_MODEL: return assets.load_model(id);
    case ACM_LOAD_PARTICLES: return assets.load_particles(id);
    case ACM_LOAD_CLOTHING: return assets.load_clothing(id);
    default: return assets.load(id);
  }
}

acm_setup to_c_setup(const acm::SetupFacts& s) {
  return {s.id,
          s.radius,
          s.height,
          s.step_up_height,
          s.step_down_height,
          s.motion_table,
          s.default_animation,
          s.sound_table,
          s.script_table,
          s.default_script,
          s.part_count(),
          static_cast<std::uint32_t>(s.hold_locations.size())};
}

std::int32_t create(acm::Assets assets, acm_assets** out, Call& call) {
  return hand_out(call, new AssetsBox(std::move(assets)), out);
}

}  // namespace

std::int32_t acm_assets_create(acm_assets** out, acm_error* error) {
  Call call(error);
  return call.require(out, "out") ? create(acm::Assets(), out, call) : call.status();
}
std::int32_t acm_assets_create_sample(acm_assets** out, acm_error* error) {
  Call call(error);
  return call.require(out, "out") ? create(acm::sample_assets(), out, call) : call.status();
}
std::int32_t acm_assets_open(const void* bytes, std::size_t size, acm_assets** out, acm_error* error) {
  Call call(error);
  if (!call.require(bytes, "bytes") || !call.require(out, "out")) return call.status();
  acm::Result<acm::Assets> assets = acm::Assets::open(bytes_of(bytes, size));
  return assets ? create(std::move(*assets), out, call) : call.fail(assets.error());
}
std::int32_t acm_assets_open_piecewise(std::uint64_t size, acm_assets** out, acm_error* error) {
  Call call(error);
  return call.require(out, "out") ? create(acm::Assets::open_piecewise(size), out, call) : call.status();
}
std::int32_t acm_assets_free(acm_assets* assets, acm_error* error) {
  Call call(error);
  AssetsBox* box = use_assets(call, assets);
  if (!box) return call.status();
  call.end(assets);
  AssetsRef::drop(box);
  return call.done();
}

std::int32_t acm_assets_add(acm_assets* assets, acm_object_id id, const void* bytes, std::size_t size,
                            acm_error* error) {
  Call call(error);
  const ChangingAssets changing(call, assets);
  if (!changing.get() || !call.require(bytes, size, "bytes")) return call.status();
  return call.answer(changing.get()->add(id, bytes_of(bytes, size)));
}

std::int32_t acm_assets_numbering(acm_assets* assets, std::uint32_t* out, acm_error* error) {
  Call call(error);
  const AssetsBox* box = use_assets(call, assets);
  if (!box || !call.require(out, "out")) return call.status();
  *out = static_cast<std::uint32_t>(box->assets.numbering());
  return call.done();
}
std::int32_t acm_assets_keep_command_ids(acm_assets* assets, acm_error* error) {
  Call call(error);
  const ChangingAssets changing(call, assets);
  if (!changing.get()) return call.status();
  changing.get()->keep_command_ids();
  return call.done();
}
std::int32_t acm_assets_read_as_older(acm_assets* assets, acm_bool is_older, acm_error* error) {
  Call call(error);
  const ChangingAssets changing(call, assets);
  if (!changing.get()) return call.status();
  changing.get()->read_as(is_older != 0 ? acm::DatLayout::Older : acm::DatLayout::Current);
  return call.done();
}

std::int32_t acm_assets_load(acm_assets* assets, acm_object_id id, std::uint32_t what, acm_error* error) {
  Call call(error);
  const ChangingAssets changing(call, assets);
  if (!changing.get() || !call.check(what <= ACM_LOAD_CLOTHING, ACM_BAD_ARGUMENT, "what"))
    return call.status();
  return call.answer(load(*changing.get(), id, what));
}

std::int32_t acm_assets_needs(acm_assets* assets, acm_range* out, acm_error* error) {
  Call call(error);
  const AssetsBox* box = use_assets(call, assets);
  if (!box || !call.require(out, "out")) return call.status();
  const std::optional<acm::DatRange> range = box->assets.needs();
  *out = range ? acm_range{range->offset, range->size, range->likely} : acm_range{};
  return call.done();
}

std::int32_t acm_assets_supply(acm_assets* assets, const void* bytes, std::size_t size, acm_error* error) {
  Call call(error);
  const ChangingAssets changing(call, assets);
  if (!changing.get() || !call.require(bytes, size, "bytes") ||
      !call.check(changing.get()->needs().has_value(), ACM_WRONG_ORDER, "assets"))
    return call.status();
  return call.answer(changing.get()->supply(bytes_of(bytes, size)));
}

std::int32_t acm_assets_missing(acm_assets* assets, acm_missing_asset* out, std::size_t capacity,
                                std::size_t* count, acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  const AssetsBox* box = use_assets(call, assets);
  if (!box || !check_list(call, list)) return call.status();
  const acm::Vector<acm::MissingAsset> missing = box->assets.missing();
  return write_list(call, list, std::span<const acm::MissingAsset>(missing), [](const acm::MissingAsset& m) {
    return acm_missing_asset{m.id, status_of(m.error.code)};
  });
}

std::int32_t acm_assets_contains(acm_assets* assets, acm_object_id id, acm_bool* out, acm_error* error) {
  Call call(error);
  const AssetsBox* box = use_assets(call, assets);
  if (!box || !call.require(out, "out")) return call.status();
  *out = box->assets.contains(id);
  return call.done();
}

std::int32_t acm_assets_ids(acm_assets* assets, acm_object_id of_type, acm_object_id* out,
                            std::size_t capacity, std::size_t* count, acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  const AssetsBox* box = use_assets(call, assets);
  if (!box || !check_list(call, list)) return call.status();
  const acm::ObjectType type = acm::object_type(of_type);
  if (!call.check(type != acm::ObjectType::Unknown, ACM_BAD_ARGUMENT, "of_type")) return call.status();
  const acm::Vector<acm::ObjectId> ids = box->assets.ids(type);
  return write_list(call, list, std::span<const acm::ObjectId>(ids), [](acm::ObjectId id) { return id; });
}

std::int32_t acm_assets_setup(acm_assets* assets, acm_object_id id, acm_setup* out, acm_error* error) {
  Call call(error);
  const AssetsBox* box = use_assets(call, assets);
  if (!box || !call.require(out, "out")) return call.status();
  const acm::Result<acm::SetupFacts> setup = box->assets.setup(id);
  if (!setup) return call.fail(setup.error());
  *out = to_c_setup(*setup);
  return call.done();
}

std::int32_t acm_assets_setup_parts(acm_assets* assets, acm_object_id id, acm_setup_part* out,
                                    std::size_t capacity, std::size_t* count, acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  const AssetsBox* box = use_assets(call, assets);
  if (!box || !check_list(call, list)) return call.status();
  const acm::Result<acm::SetupFacts> setup = box->assets.setup(id);
  if (!setup) return call.fail(setup.error());
  std::size_t i = 0;
  return write_list(call, list, std::span<const acm::ObjectId>(setup->parts), [&](acm::ObjectId model) {
    const bool has_scale = i < setup->part_scales.size();
    const acm::Vec3 scale = has_scale ? setup->part_scales[i] : acm::Vec3{1.0f, 1.0f, 1.0f};
    ++i;
    return acm_setup_part{model, to_c<acm_vec3>(scale)};
  });
}

std::int32_t acm_assets_hold_locations(acm_assets* assets, acm_object_id id, acm_hold_location* out,
                                       std::size_t capacity, std::size_t* count, acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  const AssetsBox* box = use_assets(call, assets);
  if (!box || !check_list(call, list)) return call.status();
  const acm::Result<acm::SetupFacts> setup = box->assets.setup(id);
  if (!setup) return call.fail(setup.error());
  return write_list(
      call, list, std::span<const acm::HoldLocation>(setup->hold_locations),
      [](const acm::HoldLocation& l) { return acm_hold_location{l.key, l.part, to_c<acm_frame>(l.frame)}; });
}
