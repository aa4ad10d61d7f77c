// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/images.hpp"
#include "assets/asset_store.h"
#include "assets/render_surface.h"

namespace acm {

using inspect::Image;
using inspect::JpegDecoder;
using inspect::PixelOptions;

/// An image as RGBA (appearance RS). Indexed ones need `options.colors`. Refusals name the image and the byte
/// of its record.
InspectResult<Image> decode_image(const RenderSurface& surface, const PixelOptions& options = {});

/// The image that is meant by the id of one, or by a SurfaceTexture: the first of its levels that is there
/// (ST5-2).
Result<const RenderSurface*> find_image(const AssetStore& store, ObjectId id);

}  // namespace acm
