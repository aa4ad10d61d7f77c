// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/palette_set.h"

#include <algorithm>

#include "record.h"

namespace acm {

namespace {

// What keeps a shade of 1.0 within the list.
constexpr double kShadeMargin = 0.000001;

double steps_of(const PaletteSet& set) {
  return static_cast<double>(set.palettes.size()) - kShadeMargin;
}

}  // namespace

std::optional<std::size_t> PaletteSet::index_of_shade(double shade) const {
  // Written so that NaN fails.
  if (palettes.empty() || !(shade >= 0.0 && shade <= 1.0)) return std::nullopt;
  return static_cast<std::size_t>(steps_of(*this) * shade);
}

ObjectId PaletteSet::palette_of_shade(double shade) const {
  const std::optional<std::size_t> index = index_of_shade(shade);
  return index ? palettes[*index] : 0;
}

PaletteSet::ShadeRange PaletteSet::shades_of(std::size_t index) const {
  const double steps = steps_of(*this);
  return {static_cast<double>(index) / steps, std::min(1.0, static_cast<double>(index + 1) / steps)};
}

Result<PaletteSet> read_palette_set(Bytes bytes) {
  ByteReader in(bytes);
  PaletteSet set;
  set.id = read_record_id(in, ObjectType::PaletteSet);
  set.palettes.resize(in.count("palette count", 4));
  for (ObjectId& palette : set.palettes) palette = in.u32("palette");
  return finish_record(in, std::move(set));
}

Vector<std::byte> write_palette_set(const PaletteSet& set) {
  ByteWriter out;
  out.u32(set.id);
  out.u32(static_cast<std::uint32_t>(set.palettes.size()));
  for (const ObjectId palette : set.palettes) out.u32(palette);
  return std::move(out).take();
}

}  // namespace acm
