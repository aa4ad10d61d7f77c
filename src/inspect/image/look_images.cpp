// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "look_images.h"

#include "inspect/draw/unknown_color.h"
#include "inspect/text/text.h"

#include <fmt/format.h>

namespace acm {

namespace {

Surface plain_surface(ObjectId id) {
  Surface plain;
  plain.id = id;
  plain.color = kUnknownColor;
  plain.diffuse = 1.0f;
  return plain;
}

}  // namespace

ShownSurface LookImages::find(const LookPart& part, const LookSurface& shown) {
  ShownSurface out;
  const Result<const Surface*> surface = store_.surface(shown.surface);
  out.surface = surface ? **surface : plain_surface(shown.surface);
  if (shown.texture != 0 && shown.image != 0) {
    const bool is_clip_map = (out.surface.type & Surface::kClipMap) != 0;
    const bool has_indices = shown.palette != 0;
    out.key = {shown.image, shown.palette, has_indices && part.is_recolored, has_indices && is_clip_map};
    out.image = image(out.key);
  }
  const TextureKind kind = !out.image           ? TextureKind::None
                           : shown.palette != 0 ? TextureKind::Indexed
                                                : TextureKind::Direct;
  out.material = material_of(out.surface, shown.texture, kind);
  if (out.material.texture_missing) out.material.color = kUnknownColor & 0xFFFFFF;  // CH-4
  return out;
}

const Image* LookImages::image(const ShownSurface::Key& key) {
  const auto [it, is_new] = images_.try_emplace(key);
  if (is_new) {
    InspectResult<Image> made = decode(key);
    if (made && made->rgba.empty())
      findings_.push_back(fmt::format("{}: an image without pixels", inspect::hex32(key.image)));
    else if (made)
      it->second = std::move(made).value();
    else
      findings_.push_back(made.error().text);
  }
  return it->second ? &*it->second : nullptr;
}

InspectResult<Image> LookImages::decode(const ShownSurface::Key& key) const {
  const Result<const RenderSurface*> stored = store_.get<RenderSurface>(key.image);
  if (!stored) return to_inspect_error(stored.error());
  PixelOptions options;
  options.clip_map = key.clip_map;
  options.use = PixelOptions::Use::Texture;
  options.decode_jpeg = decode_jpeg_;
  if (key.recolored) {
    options.colors = look_.colors;
  } else if (key.palette != 0) {
    const Result<const Palette*> palette = store_.get<Palette>(key.palette);
    if (!palette) return to_inspect_error(palette.error());
    options.colors = (*palette)->colors;
  }
  return decode_image(**stored, options);
}

std::vector<std::string> findings_of(const Look& look) {
  std::vector<std::string> findings;
  for (const LookFinding& finding : look.findings) {
    if (finding.kind == LookFindingKind::MissingMesh) continue;
    std::string text =
        finding.part == LookFinding::kNoPart ? std::string("colours") : fmt::format("part {}", finding.part);
    if (finding.id != 0) text += fmt::format(", {}", inspect::hex32(finding.id));
    findings.push_back(fmt::format("{}: {}", text, to_string(finding.kind)));
  }
  return findings;
}

}  // namespace acm
