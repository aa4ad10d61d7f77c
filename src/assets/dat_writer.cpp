// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/dat.hpp"
#include "base/programming_error.h"

#include <algorithm>

#include "dat_plan.h"

namespace acm {

DatImage::DatImage(std::unique_ptr<Plan> plan) : plan_(std::move(plan)) {}
DatImage::~DatImage() = default;
DatImage::DatImage(DatImage&&) noexcept = default;
DatImage& DatImage::operator=(DatImage&&) noexcept = default;

std::uint32_t DatImage::size() const {
  return plan_->header.file_size;
}

Result<std::size_t> DatImage::next(std::span<std::byte> out) {
  const std::uint32_t block_size = plan_->header.block_size;
  if (!require(out.size() >= block_size, "DatImage::next: no room for a block"))
    return Error{ErrorCode::LimitExceeded, 0, plan_->offset, "room for a block"};
  std::size_t n = 0;
  for (; plan_->offset < size() && out.size() - n >= block_size; n += block_size)
    if (Status written = plan_->next_block(out.subspan(n, block_size)); !written) return written.error();
  return n;
}

DatWriter::DatWriter(const DatHeader& header) : header_(header) {
  header_.layout = DatLayout::Current;
  iterations_.insert(1);
}

Result<DatWriter> DatWriter::modify(const DatFile& dat) {
  if (dat.header().layout != DatLayout::Current)
    return Error{ErrorCode::Unsupported, 0, 0, "containers of the older layout can only be read"};
  DatWriter writer(dat.header());
  writer.base_ = &dat;
  if (dat.find(kIterationsId) != nullptr) {
    Result<DatIterations> iterations = dat.iterations();
    if (!iterations) return iterations.error();
    writer.iterations_ = std::move(*iterations);
  } else {
    // As shipped files have it: one run from 1 up to the newest object.
    std::uint32_t last = 1;
    for (const DatEntry& entry : dat.entries()) last = std::max(last, entry.iteration);
    writer.iterations_.runs = {{1, last}};
  }
  if (writer.iterations_.runs.empty()) writer.iterations_.insert(1);
  return writer;
}

DatEntry DatWriter::new_entry(ObjectId id, std::size_t size, DatStamp timestamp) {
  if (timestamp.iteration != 0) iterations_.insert(timestamp.iteration);
  const bool replaces = base_ != nullptr && base_->find(id) != nullptr;
  DatEntry entry;
  entry.id = id;
  entry.size = static_cast<std::uint32_t>(size);
  entry.time = timestamp.time;
  entry.iteration = timestamp.iteration != 0 ? timestamp.iteration : iterations_.last();
  entry.version = replaces ? DatEntry::kVersionPatched : DatEntry::kVersionOriginal;
  return entry;
}

Status DatWriter::put_iterations(Bytes bytes) {
  Result<DatIterations> iterations = read_iterations(bytes);
  if (!iterations) {
    Error error = iterations.error();
    error.object_id = kIterationsId;
    return error;
  }
  iterations_ = std::move(*iterations);
  if (iterations_.runs.empty()) iterations_.insert(1);
  for (const auto& [id, change] : changes_)
    if (!change.removed) iterations_.insert(change.entry.iteration);
  return {};
}

Status DatWriter::put(ObjectId id, Bytes bytes, DatStamp timestamp) {
  if (id == kIterationsId) return put_iterations(bytes);
  if (bytes.size() > kMaxDatFileBytes)
    return Error{ErrorCode::LimitExceeded, id, bytes.size(), "object of more than 2 GiB"};
  changes_.insert_or_assign(id, Change{false, new_entry(id, bytes.size(), timestamp), bytes, {}});
  return {};
}

Status DatWriter::put(ObjectId id, Vector<std::byte>&& bytes, DatStamp timestamp) {
  if (Status viewed = put(id, Bytes(bytes), timestamp); !viewed || id == kIterationsId) return viewed;
  changes_.find(id)->second.owned =
      std::move(bytes);  // a vector that is moved keeps its bytes where they are
  return {};
}

bool DatWriter::contains(ObjectId id) const {
  if (id == kIterationsId) return true;
  if (const auto change = changes_.find(id); change != changes_.end()) return !change->second.removed;
  return base_ != nullptr && base_->find(id) != nullptr;
}

bool DatWriter::remove(ObjectId id) {
  if (id == kIterationsId || !contains(id)) return false;
  if (base_ != nullptr && base_->find(id) != nullptr)
    changes_.insert_or_assign(id, Change{true, {}, {}, {}});
  else
    changes_.erase(id);
  return true;
}

// Both lists ascend; of two entries with one id the change counts.
void DatWriter::add_objects(DatImage::Plan& plan) const {
  auto change = changes_.begin();
  const auto add_changes_below = [&](std::uint64_t id) {
    for (; change != changes_.end() && change->first < id; ++change)
      if (!change->second.removed)
        plan.objects.push_back({change->second.entry, false, 0, change->second.bytes});
  };
  if (base_ != nullptr) {
    plan.objects.reserve(base_->entries().size() + changes_.size() + 1);
    for (const DatEntry& entry : base_->entries()) {
      if (entry.id == kIterationsId) continue;
      add_changes_below(entry.id);
      if (change == changes_.end() || change->first != entry.id)
        plan.objects.push_back({entry, true, entry.offset, {}});
    }
  }
  add_changes_below(std::uint64_t{1} << 32);
}

// The record is kept unchanged if it states the same iterations in the form that every reader understands.
void DatWriter::add_iterations_record(DatImage::Plan& plan) const {
  DatImage::Plan::Object record;
  const DatEntry* old = base_ != nullptr ? base_->find(kIterationsId) : nullptr;
  const Result<DatIterations> before = old != nullptr ? base_->iterations() : DatIterations{};
  if (before.ok() && !before->has_single_form && before->runs == iterations_.runs) {
    record.entry = *old;
    record.in_base = true;
    record.base_offset = old->offset;
  } else {
    plan.iterations_record = write_iterations(iterations_);
    record.entry.size = static_cast<std::uint32_t>(plan.iterations_record.size());
    record.entry.iteration = iterations_.last();
    for (const auto& object : plan.objects)
      record.entry.time = std::max(record.entry.time, object.entry.time);
    record.bytes = plan.iterations_record;
  }
  record.entry.id = kIterationsId;
  record.entry.version = DatEntry::kVersionSet;
  const auto at = std::find_if(plan.objects.rbegin(), plan.objects.rend(),
                               [](const auto& object) { return object.entry.id < kIterationsId; });
  plan.objects.insert(at.base(), record);
}

Result<DatImage> DatWriter::image() const {
  auto plan = std::make_unique<DatImage::Plan>();
  plan->header = header_;
  if (base_ != nullptr) plan->base.emplace(base_->bytes(), base_->header());
  add_objects(*plan);
  add_iterations_record(*plan);
  if (Status laid_out = plan->lay_out(); !laid_out) return laid_out.error();
  return DatImage(std::move(plan));
}

Result<Vector<std::byte>> DatWriter::build() const {
  Result<DatImage> file = image();
  if (!file) return file.error();
  Vector<std::byte> bytes(file->size());
  const Result<std::size_t> n = file->next(bytes);
  if (!n) return n.error();
  return bytes;
}

}  // namespace acm
