// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/error.hpp"
#include "acmotion/inspect/gltf.hpp"
#include "assets/asset_store.h"
#include "inspect/graph/table_motions.h"

#include <span>
#include <string>
#include <vector>

namespace acm {

using inspect::GltfExport;
using inspect::GltfFileReader;
using inspect::GltfOptions;

/// A body and motions of a table as a binary glTF 2.0 file: parts as nodes, models as meshes, motions as
/// animations called by their clip_name. AC's axes are kept (Z up); the root node turns them to glTF's.
/// `table` may be null when `motions` is empty. The file also holds the animations themselves, so that an
/// importer can find what was edited. Fails when there is no such Setup.
Result<GltfExport> export_gltf(const AssetStore& store, ObjectId setup, const BoundTable* table,
                               std::span<const TableMotion> motions, const GltfOptions& options = {});

struct GltfImport {
  struct Imported {
    Animation animation;
    Vector<std::byte> original;                     ///< the record as it was exported
    std::uint32_t edited_frames = 0;                ///< 0: as it was when it was exported, byte for byte
    std::vector<inspect::EditedPart> edited_parts;  ///< ascending by part
    std::vector<std::string> edited_in;             ///< the motions that were edited, ascending
  };
  ObjectId setup = 0;
  std::vector<Imported> animations;   ///< ascending by id
  std::vector<std::string> notes;     ///< what was left out, for people
  std::vector<std::string> findings;  ///< what an import would lose or spoil; ask the user first
};

/// Takes the animations back from a file of export_gltf that may have been edited since, .glb or .gltf. Nodes
/// and animations are found by name, so that their order does not matter. Parts that are where they were
/// (within 1e-5 m and 1e-5 rad) keep the bits of the original; hooks, ranges, position frames and all else
/// are the original's. Any bytes may be given.
InspectResult<GltfImport> import_gltf(Bytes file, const GltfFileReader& read_file = {});

}  // namespace acm
