// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/acmotion.h"
#include "acmotion/assets.hpp"
#include "acmotion/dat.hpp"
#include "assets/asset_references.h"
#include "assets/assets_access.h"
#include "assets/record_bytes.h"
#include "capi/boxes.h"
#include "capi/call.h"
#include "capi/changing_assets.h"
#include "capi/container.h"
#include "capi/lists.h"

#include <cstdint>
#include <span>

using namespace acm::capi;

namespace {

const acm::AssetStore& store_of(const AssetsBox& box) {
  return acm::AssetsAccess::store(box.assets);
}

std::int32_t write_ids(Call& call, const ListOut<acm_object_id>& list,
                       const acm::Vector<acm::ObjectId>& ids) {
  return write_list(call, list, std::span<const acm::ObjectId>(ids), [](acm::ObjectId id) { return id; });
}

std::int32_t write_result(Call& call, const ListOut<void>& list,
                          const acm::Result<acm::Vector<std::byte>>& bytes) {
  return bytes ? write_bytes(call, list, *bytes) : call.fail(bytes.error());
}

}  // namespace

std::int32_t acm_assets_entries(acm_assets* assets, acm_object_id first, acm_object_id last,
                                acm_container_entry* out, std::size_t capacity, std::size_t* count,
                                acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  const AssetsBox* box = use_assets(call, assets);
  if (!box || !check_list(call, list)) return call.status();
  const acm::DatIndex* index = box->assets.index();
  const bool has_some = index && first <= last;
  return write_list(call, list, has_some ? index->entries(first, last) : std::span<const acm::DatEntry>(),
                    to_c_entry);
}

std::int32_t acm_assets_record(acm_assets* assets, acm_object_id id, void* out, std::size_t capacity,
                               std::size_t* count, acm_error* error) {
  Call call(error);
  const ListOut<void> list{out, capacity, count};
  const AssetsBox* box = use_assets(call, assets);
  if (!box || !check_list(call, list)) return call.status();
  return write_result(call, list, acm::record_bytes(store_of(*box), id));
}

std::int32_t acm_assets_wave(acm_assets* assets, acm_object_id id, acm_wave_format* format, void* out,
                             std::size_t capacity, std::size_t* count, acm_error* error) {
  Call call(error);
  const ListOut<void> list{out, capacity, count};
  const AssetsBox* box = use_assets(call, assets);
  if (!box || !check_list(call, list)) return call.status();
  const acm::Result<const acm::Wave*> wave = store_of(*box).get<acm::Wave>(id);
  if (!wave) return call.fail(wave.error());
  const acm::Result<acm::WaveFormat> f = acm::wave_format(**wave);
  if (!f) return call.fail(f.error());
  if (format)
    *format = {f->tag,         f->channels,       f->samples_per_second, f->bytes_per_second,
               f->block_align, f->bits_per_sample};
  return write_bytes(call, list, (*wave)->samples);
}

std::int32_t acm_assets_wave_file(acm_assets* assets, acm_object_id id, void* out, std::size_t capacity,
                                  std::size_t* count, acm_error* error) {
  Call call(error);
  const ListOut<void> list{out, capacity, count};
  const AssetsBox* box = use_assets(call, assets);
  if (!box || !check_list(call, list)) return call.status();
  const acm::Result<const acm::Wave*> wave = store_of(*box).get<acm::Wave>(id);
  return wave ? write_result(call, list, acm::to_wav_file(**wave)) : call.fail(wave.error());
}

std::int32_t acm_assets_uses(acm_assets* assets, acm_object_id id, acm_object_id* out, std::size_t capacity,
                             std::size_t* count, acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  const AssetsBox* box = use_assets(call, assets);
  if (!box || !check_list(call, list)) return call.status();
  if (const acm::Status status = store_of(*box).status(id); !status) return call.fail(status.error());
  return write_ids(call, list, acm::ids_named_by(store_of(*box), id));
}

std::int32_t acm_assets_users(acm_assets* assets, acm_object_id id, acm_object_id* out, std::size_t capacity,
                              std::size_t* count, acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  const AssetsBox* box = use_assets(call, assets);
  if (!box || !check_list(call, list)) return call.status();
  return write_ids(call, list, acm::objects_that_name(store_of(*box), id));
}
