// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/error.hpp"
#include "assets/asset_store.h"
#include "inspect/table_motions.h"

#include <span>
#include <string>
#include <vector>

namespace acm {

struct GltfOptions {
  enum class Keys : std::uint8_t {
    Step,    ///< every key frame stands until the next, as retail shows it
    Linear,  ///< viewers interpolate between key frames
  };
  enum class Tree : std::uint8_t {
    Parents,  ///< parts hang on the parents that the Setup names, and move relative to them
    Flat,     ///< all parts hang on the body; their keys are the frames of the file, bit for bit
  };

  Keys keys = Keys::Step;
  Tree tree = Tree::Parents;
  bool root_motion = false;  ///< velocity and position frames move the body; else it stays where it is
};

struct GltfExport {
  std::vector<std::byte> glb;
  std::size_t clips = 0;
  std::vector<ObjectId> missing;  ///< models that are absent or could not be read, ascending, each once
};

/// A body and motions of a table as a binary glTF 2.0 file: parts as nodes, models as meshes, motions as
/// animations called by their clip_name. AC's axes are kept (Z up); the root node turns them to glTF's.
/// `table` may be null when `motions` is empty. The file also holds the animations themselves, so that an
/// importer can tell what was edited. Fails when there is no such Setup.
Result<GltfExport> export_gltf(const AssetStore& store, ObjectId setup, const BoundTable* table,
                               std::span<const TableMotion> motions, const GltfOptions& options = {});

struct GltfImport {
  struct Imported {
    Animation animation;
    std::uint32_t edited_frames = 0;  ///< 0: as it was when it was exported, byte for byte
  };
  ObjectId setup = 0;
  std::vector<Imported> animations;  ///< ascending by id
  std::vector<std::string> notes;    ///< what was left out, for people
};

/// Takes the animations back from a file of export_gltf that may have been edited since. Nodes and animations
/// are found by name, so that their order does not matter; keys are resampled at the rate of the animation.
/// Parts that are where they were (within 1e-5 of a metre, and of a rotation) keep the bits of the original;
/// hooks, ranges, position frames and all else are the original's. Any bytes may be given.
InspectResult<GltfImport> import_gltf(Bytes glb);

}  // namespace acm
