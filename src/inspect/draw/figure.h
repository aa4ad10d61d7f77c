// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/appearance.hpp"
#include "acmotion/host.hpp"
#include "acmotion/inspect/images.hpp"
#include "acmotion/looks.hpp"
#include "assets/asset_store.h"
#include "assets/color.h"
#include "base/frame.h"

#include <span>
#include <string>
#include <vector>

namespace acm {

/// A flat polygon of one colour; the corners go counter-clockwise as seen from outside.
struct Face {
  std::vector<Vec3> corners;
  Vec3 normal;  ///< unit length
  Argb color = 0;
  std::uint32_t part = 0;  ///< which part of the drawing it belongs to; only for outlines
};

/// A body taken from a Setup, ready to be posed and drawn.
struct Figure {
  struct Part {
    std::vector<Face> faces;  ///< in the part's own axes, with the Setup's scale applied
  };
  /// A thing in the hand, or elsewhere on the body.
  struct Held {
    std::vector<Part> parts;
    Vector<Frame> placement;    ///< of its parts
    std::uint32_t on_part = 0;  ///< of the body
    Frame at;                   ///< relative to that part
  };

  std::vector<Part> parts;
  Vector<Frame> rest;  ///< the default placement; empty when the Setup has none
  std::vector<Held> held;
  std::vector<ObjectId> missing;   ///< meshes that are absent or could not be read
  std::vector<std::string> notes;  ///< what could not be shown as it should, for people
};

struct FigureOptions {
  Appearance appearance = {};             ///< what the body wears
  inspect::JpegDecoder decode_jpeg = {};  ///< empty: what shows a JPEG file is grey
  Markers markers = Markers::Hidden;      ///< whether meshes that the game never draws are drawn (GX-9)
};

/// Takes a Setup's meshes. Each face has the colour of its surface, or the mean colour of what its texture
/// shows there.
Result<Figure> load_figure(const AssetStore& store, ObjectId setup_id, const FigureOptions& options = {});

/// Puts a thing at a holding location of the body; `key` is a parent_location. Fails with NotFound when the
/// body has no such location. `options` are those of the thing.
Status hold(Figure& figure, const AssetStore& store, ObjectId setup_id, std::uint32_t key, ObjectId thing_id,
            const FigureOptions& options = {});

/// All faces of the body, and of what it holds, with its parts at these frames.
std::vector<Face> posed_faces(const Figure& figure, std::span<const Frame> part_frames);

}  // namespace acm
