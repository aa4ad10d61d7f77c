// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/appearance.hpp"
#include "acmotion/host.hpp"
#include "acmotion/inspect/error.hpp"
#include "acmotion/inspect/images.hpp"
#include "acmotion/looks.hpp"
#include "acmotion/types.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
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
  bool textures = true;      ///< false: every surface has one colour, the mean of its texture
  Markers markers = Markers::Hidden;  ///< whether meshes that the game never draws are written
  Appearance appearance = {};         ///< what the body wears
  JpegDecoder decode_jpeg = {};       ///< empty: surfaces whose images are JPEG files are grey
};

struct GltfExport {
  Vector<std::byte> glb;
  std::size_t clips = 0;
  std::vector<ObjectId> missing;   ///< models that are absent or could not be read, ascending, each once
  std::vector<std::string> notes;  ///< what could not be shown as it should, for people
};

/// A body and motions of a table: parts as nodes, models as meshes, textures as PNG files, motions as
/// animations. AC's axes are kept (Z up); the root node turns them to glTF's. The file also holds the
/// animations themselves, so that import_gltf can find what was edited. Setup, models, textures, what the
/// appearance names, table and animations are loaded if they are not there yet. A texture that cannot be
/// loaded never stops an export: its surface is grey.
///
/// `table` 0: the one that the Setup names, if any. `motions` are names of animations in the file, as
/// state_graph's JSON has them ("NonCombat/RunForward", "SwordCombat/Ready>SlashHigh"); empty: all of them.
/// Fails when the Setup or the table cannot be loaded, or the table has no such motion.
InspectResult<GltfExport> export_gltf(Assets& assets, ObjectId setup, const GltfOptions& options = {},
                                      ObjectId table = 0, std::span<const std::string> motions = {});

/// A part that an editor has moved in an animation.
struct EditedPart {
  std::uint32_t part = 0;
  std::uint32_t frames = 0;  ///< in which it is elsewhere than it was
  double metres = 0.0;       ///< the farthest that it was moved; 0 when it only turned
  double radians = 0.0;      ///< the farthest that it was turned; 0 when it only moved
};

/// An animation that came back from an editor.
struct ImportedAnimation {
  ObjectId id = 0;
  Vector<std::byte> bytes;               ///< the record, as a container or Assets::add takes it
  std::uint32_t frames = 0;              ///< key frames
  std::uint32_t edited_frames = 0;       ///< 0: as it was when it was exported, byte for byte
  std::vector<EditedPart> edited_parts;  ///< ascending by part
  std::vector<std::string> edited_in;    ///< the motions that were edited, ascending
};

struct ImportedGltf {
  ObjectId setup = 0;
  std::vector<ImportedAnimation> animations;  ///< ascending by id
  std::vector<std::string> notes;             ///< what was left out, for people
  std::vector<std::string> findings;          ///< why the file is refused unless forced, for people
};

/// Reads a file that a .gltf file names beside itself, by its path relative to that: never absolute, without
/// "..", colons and backslashes. Links are for the reader to check.
using GltfFileReader = std::function<InspectResult<Vector<std::byte>>(const std::string& path)>;

struct GltfImportOptions {
  /// Also takes a file that shows signs of damage; they are in `findings` then.
  bool force = false;
  /// Empty: files whose keys are in other files are refused.
  GltfFileReader read_file;
};

/// Takes the animations back from a file of export_gltf, .glb or .gltf, that may have been edited since.
/// Nodes and animations are found by name. Parts that are where they were (within 1e-5 m and 1e-5 rad) keep
/// the bits of the original; hooks, ranges, position frames and all else are the original's. Any bytes may be
/// given.
///
/// Fails when the file is broken, and when an import would lose or ruin something without being asked to:
/// keys that are not at frames, animations that were sampled again or have another length, parts that are
/// missing, renamed, scaled or hang elsewhere, a root that was turned or scaled, unknown animations, edited
/// extras (hooks, rates, velocities), or nearly everything changed. The error has one line for each.
InspectResult<ImportedGltf> import_gltf(Bytes file, const GltfImportOptions& options = {});

}  // namespace acm::inspect
