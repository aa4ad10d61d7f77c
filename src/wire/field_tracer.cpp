// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "field_tracer.h"

#include <bit>
#include <utility>

namespace acm::wire {

void FieldTracer::record(const char* field, char component, FieldRecord::Kind kind, std::uint64_t from,
                         std::uint32_t bits) {
  const Meaning meaning = std::exchange(next_, Meaning::Hex);
  if (!in_.ok() || in_.offset() == from) return;
  if (field_count_ < records_.size())
    records_[field_count_] = {field,
                              component,
                              kind,
                              static_cast<std::uint32_t>(from),
                              static_cast<std::uint32_t>(in_.offset() - from),
                              bits};
  if (field_count_ < meanings_.size()) meanings_[field_count_] = meaning;
  ++field_count_;
}

std::uint8_t FieldTracer::u8(const char* field) {
  const std::uint64_t from = in_.offset();
  const std::uint8_t value = in_.u8(field);
  record(field, 0, FieldRecord::Kind::Unsigned, from, value);
  return value;
}

std::uint16_t FieldTracer::u16(const char* field) {
  const std::uint64_t from = in_.offset();
  const std::uint16_t value = in_.u16(field);
  record(field, 0, FieldRecord::Kind::Unsigned, from, value);
  return value;
}

std::uint32_t FieldTracer::u32(const char* field) {
  const std::uint64_t from = in_.offset();
  const std::uint32_t value = in_.u32(field);
  record(field, 0, FieldRecord::Kind::Unsigned, from, value);
  return value;
}

float FieldTracer::component(const char* field, char name) {
  const std::uint64_t from = in_.offset();
  const float value = in_.f32(field);
  record(field, name, FieldRecord::Kind::Float, from, std::bit_cast<std::uint32_t>(value));
  return value;
}

Vec3 FieldTracer::vec3(const char* field) {
  const float x = component(field, 'x');
  const float y = component(field, 'y');
  const float z = component(field, 'z');
  return {x, y, z};
}

Quat FieldTracer::quat(const char* field) {
  const float w = component(field, 'w');
  const Vec3 v = vec3(field);
  return {w, v.x, v.y, v.z};
}

Bytes FieldTracer::raw(std::size_t n, const char* field) {
  const std::uint64_t from = in_.offset();
  const Bytes bytes = in_.raw(n, field);
  record(field, 0, FieldRecord::Kind::Raw, from, 0);
  return bytes;
}

std::uint32_t FieldTracer::align4(const char* field) {
  const std::uint64_t from = in_.offset();
  const std::uint32_t padding = in_.align4(field);
  record(field, 0, FieldRecord::Kind::Padding, from, padding);
  return padding;
}

}  // namespace acm::wire
