// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/surface_texture.h"

#include "record.h"

namespace acm {

Result<SurfaceTexture> read_surface_texture(Bytes bytes) {
  ByteReader in(bytes);
  SurfaceTexture texture;
  texture.id = read_record_id(in, ObjectType::SurfaceTexture);
  texture.category = in.u32("category");
  texture.type = in.u8("texture type");
  texture.images.resize(in.count("image count", 4));
  for (ObjectId& image : texture.images) image = in.u32("image");
  return finish_record(in, std::move(texture));
}

Vector<std::byte> write_surface_texture(const SurfaceTexture& texture) {
  ByteWriter out;
  out.u32(texture.id);
  out.u32(texture.category);
  out.u8(texture.type);
  out.u32(static_cast<std::uint32_t>(texture.images.size()));
  for (const ObjectId image : texture.images) out.u32(image);
  return std::move(out).take();
}

}  // namespace acm
