// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/inspect/error.hpp"
#include "acmotion/types.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace acm {
class Assets;
}

/// Creatures and their motions as binary glTF 2.0 files (.glb), for viewers and for editing.
namespace acm::inspect {

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
  Vector<std::byte> glb;
  std::size_t clips = 0;
  std::vector<ObjectId> missing;  ///< models that are absent or could not be read, ascending, each once
};

/// A body and motions of a table: parts as nodes, models as meshes, motions as animations. AC's axes are kept
/// (Z up); the root node turns them to glTF's. The file also holds the animations themselves, so that
/// import_gltf can tell what was edited. Setup, models, table and animations are loaded if they are not there
/// yet.
///
/// `table` 0: the one that the Setup names, if any. `motions` are names of animations in the file, as
/// state_graph's JSON has them ("NonCombat/RunForward", "SwordCombat/Ready>SlashHigh"); empty: all of them.
/// Fails when the Setup or the table cannot be had, or the table has no such motion.
InspectResult<GltfExport> export_gltf(Assets& assets, ObjectId setup, const GltfOptions& options = {},
                                      ObjectId table = 0, std::span<const std::string> motions = {});

/// An animation that came back from an editor.
struct ImportedAnimation {
  ObjectId id = 0;
  Vector<std::byte> bytes;          ///< the record, as a container or Assets::add takes it
  std::uint32_t frames = 0;         ///< key frames
  std::uint32_t edited_frames = 0;  ///< 0: as it was when it was exported, byte for byte
};

struct ImportedGltf {
  ObjectId setup = 0;
  std::vector<ImportedAnimation> animations;  ///< ascending by id
  std::vector<std::string> notes;             ///< what was left out, for people
};

/// Takes the animations back from a file of export_gltf that may have been edited since. Nodes and animations
/// are found by name; keys are resampled at the rate of the animation. Parts that are where they were (within
/// 1e-5 of a metre, and of a rotation) keep the bits of the original; hooks, ranges, position frames and all
/// else are the original's. Any bytes may be given.
InspectResult<ImportedGltf> import_gltf(Bytes glb);

}  // namespace acm::inspect
