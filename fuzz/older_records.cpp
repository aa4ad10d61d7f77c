// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/older_records.h"

#include <cstdint>
#include <cstdlib>

#include "record_fuzzer.h"

namespace {

// There are no writers for the older layout, so what was read is written in the later one and read again.
template <class Read, class Write, class ReadLater>
void check_older(acm::Bytes bytes, Read read, Write write, ReadLater read_later) {
  const auto record = read(bytes);
  if (!record.ok()) {
    if (record.error().offset > bytes.size()) std::abort();
    return;
  }
  if (!read_later(write(*record)).ok()) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const acm::Bytes bytes = acm::fuzz::input(data, size);
  constexpr acm::ObjectId kSurface = 0x08000001;
  const auto surface = [](acm::Bytes b) { return acm::read_older_surface(b, kSurface); };
  const auto later_surface = [](acm::Bytes b) { return acm::read_surface(b, kSurface); };
  check_older(bytes, acm::read_older_gfxobj, acm::write_gfxobj, acm::read_gfxobj);
  check_older(bytes, surface, acm::write_surface, later_surface);
  check_older(bytes, acm::read_older_render_surface, acm::write_render_surface, acm::read_render_surface);
  check_older(bytes, acm::read_older_physics_script_table, acm::write_physics_script_table,
              acm::read_physics_script_table);
  check_older(bytes, acm::read_older_clothing_table, acm::write_clothing_table, acm::read_clothing_table);
  if (const auto image = acm::read_older_texture(bytes); image.ok()) {
    if (image->pixels.size() != image->expected_bytes()) std::abort();
  } else if (image.error().offset > bytes.size()) {
    std::abort();
  }
  return 0;
}
