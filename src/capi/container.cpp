// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capi/container.h"

#include "acmotion/acmotion.h"
#include "acmotion/dat.hpp"
#include "capi/boxes.h"
#include "capi/call.h"
#include "capi/lists.h"

#include <cstdint>
#include <optional>
#include <span>

using namespace acm::capi;

namespace {

// An empty container, or one with the records of `base`.
acm::Result<acm::DatWriter> begin_container(const ContainerBox* base) {
  if (base) return acm::DatWriter::modify(base->file);
  return acm::DatWriter();
}

bool apply_change(Call& call, acm::DatWriter& writer, const acm_container_change& change) {
  if (!change.bytes) return call.check(writer.remove(change.id), ACM_NOT_FOUND, "changes");
  const acm::DatStamp stamp{change.time, change.iteration};
  const acm::Status put = writer.put(change.id, bytes_of(change.bytes, change.size), stamp);
  if (!put) (void)call.fail(put.error());
  return put.ok();
}

}  // namespace

std::int32_t acm_container_open(const void* bytes, std::size_t size, acm_container** out, acm_error* error) {
  Call call(error);
  if (!call.require(bytes, "bytes") || !call.require(out, "out")) return call.status();
  acm::Result<acm::DatFile> file = acm::DatFile::open(bytes_of(bytes, size));
  if (!file) return call.fail(file.error());
  return hand_out(call, new ContainerBox(std::move(*file)), out);
}

std::int32_t acm_container_free(acm_container* container, acm_error* error) {
  Call call(error);
  auto* box = call.use<ContainerBox>(container, "container");
  if (!box) return call.status();
  call.end(container);
  delete box;
  return call.done();
}

std::int32_t acm_container_get_info(acm_container* container, acm_container_info* out, acm_error* error) {
  Call call(error);
  const auto* box = call.use<ContainerBox>(container, "container");
  if (!box || !call.require(out, "out")) return call.status();
  const acm::DatHeader& header = box->file.header();
  const acm::Result<acm::DatIterations> iterations = box->file.iterations();
  *out = {};
  out->is_older = header.layout == acm::DatLayout::Older;
  out->block_size = header.block_size;
  out->file_size = header.file_size;
  out->data_set = header.data_set;
  out->data_subset = header.data_subset;
  out->iteration = iterations ? iterations->last() : 0;
  out->entry_count = box->file.entries().size();
  return call.done();
}

std::int32_t acm_container_entries(acm_container* container, acm_object_id first, acm_object_id last,
                                   acm_container_entry* out, std::size_t capacity, std::size_t* count,
                                   acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  const auto* box = call.use<ContainerBox>(container, "container");
  if (!box || !check_list(call, list)) return call.status();
  const auto entries = first <= last ? box->file.entries(first, last) : std::span<const acm::DatEntry>();
  return write_list(call, list, entries, to_c_entry);
}

std::int32_t acm_container_read(acm_container* container, acm_object_id id, void* out, std::size_t capacity,
                                std::size_t* count, acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  const auto* box = call.use<ContainerBox>(container, "container");
  if (!box || !check_list(call, list)) return call.status();
  acm::Vector<std::byte> buffer;
  const acm::Result<acm::Bytes> record = box->file.read(id, buffer);
  return record ? write_bytes(call, list, *record) : call.fail(record.error());
}

std::int32_t acm_container_build(acm_container* base, const acm_container_change* changes,
                                 std::size_t change_count, void* out, std::size_t capacity,
                                 std::size_t* count, acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  const ContainerBox* box = base ? call.use<ContainerBox>(base, "base") : nullptr;
  if ((base && !box) || !call.require(changes, change_count, "changes") || !check_list(call, list))
    return call.status();
  acm::Result<acm::DatWriter> writer = begin_container(box);
  if (!writer) return call.fail(writer.error());
  for (const acm_container_change& change : std::span(changes, change_count))
    if (!apply_change(call, *writer, change)) return call.status();
  const acm::Result<acm::Vector<std::byte>> file = writer->build();
  return file ? write_bytes(call, list, *file) : call.fail(file.error());
}
