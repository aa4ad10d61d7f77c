// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/palette.h"

#include "record.h"

namespace acm {

Palette expanded(const Palette& palette) {
  if (palette.colors.size() != Palette::kShortColors) return palette;
  constexpr std::size_t kRepeats = Palette::kColors / Palette::kShortColors;
  Palette full;
  full.id = palette.id;
  full.colors.reserve(Palette::kColors);
  for (const Argb color : palette.colors) full.colors.insert(full.colors.end(), kRepeats, color);
  return full;
}

Result<Palette> read_palette(Bytes bytes) {
  ByteReader in(bytes);
  Palette palette;
  palette.id = read_record_id(in, ObjectType::Palette);
  const std::uint64_t count_at = in.offset();
  const std::uint32_t n = in.count("colour count", 4);
  if (n > Palette::kMaxColors) in.fail(ErrorCode::LimitExceeded, "colour count", count_at);
  palette.colors.resize(in.ok() ? n : 0);
  for (Argb& color : palette.colors) color = in.u32("colour");
  return finish_record(in, std::move(palette));
}

Vector<std::byte> write_palette(const Palette& palette) {
  ByteWriter out;
  out.u32(palette.id);
  out.u32(static_cast<std::uint32_t>(palette.colors.size()));
  for (const Argb color : palette.colors) out.u32(color);
  return std::move(out).take();
}

}  // namespace acm
