// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/palette.h"

#include "record.h"

namespace acm {

Result<Palette> read_palette(Bytes bytes) {
  ByteReader in(bytes);
  Palette palette;
  palette.id = read_record_id(in, ObjectType::Palette);
  palette.colors.resize(in.count("colour count", 4));
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
