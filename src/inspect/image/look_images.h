// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/look.h"
#include "inspect/image/image.h"
#include "inspect/image/material.h"

#include <compare>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace acm {

/// How a surface of a look is drawn, and what it shows.
struct ShownSurface {
  /// Images with the same key have the same pixels.
  struct Key {
    ObjectId image = 0;
    ObjectId palette = 0;    ///< of the image; 0: not indexed
    bool recolored = false;  ///< drawn with the colours of the look
    bool clip_map = false;
    friend auto operator<=>(const Key&, const Key&) = default;
  };

  Surface surface;  ///< plain grey when it is not there
  Material material;
  Key key;
  const Image* image = nullptr;  ///< null: one colour
};

/// The surfaces of a look and their pictures, each decoded once, when it is asked for.
class LookImages {
 public:
  /// Store and look must stay.
  LookImages(const AssetStore& store, const Look& look, JpegDecoder decode_jpeg = {})
      : store_(store), look_(look), decode_jpeg_(std::move(decode_jpeg)) {}

  ShownSurface find(const LookPart& part, const LookSurface& shown);

  /// Why images could not be decoded, each once; for people.
  [[nodiscard]] const std::vector<std::string>& findings() const { return findings_; }

 private:
  const Image* image(const ShownSurface::Key& key);
  InspectResult<Image> decode(const ShownSurface::Key& key) const;

  const AssetStore& store_;
  const Look& look_;
  JpegDecoder decode_jpeg_;
  std::map<ShownSurface::Key, std::optional<Image>> images_;
  std::vector<std::string> findings_;
};

/// What is missing from a look, as text for people. Missing meshes are not included; they are listed
/// elsewhere.
std::vector<std::string> findings_of(const Look& look);

}  // namespace acm
