// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/assets.hpp"
#include "acmotion/commands.hpp"
#include "acmotion/types.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

/// The sample creatures: the component acmotion::sample.
namespace acm {

// The Setups of the sample. The mannequin's table is 0x09000001, the beast's 0x09000002, the door's
// 0x09000003.
inline constexpr ObjectId kSampleMannequin = 0x02000001;
inline constexpr ObjectId kSampleBeast = 0x02000002;
inline constexpr ObjectId kSampleDoor = 0x02000003;
inline constexpr ObjectId kSampleSword = 0x02000010;
inline constexpr ObjectId kSampleBow = 0x02000011;
// Clothing tables: of the mannequin (dyes 1 and 2, of the trimmings too), and the beast's coats (dye 1).
inline constexpr ObjectId kSampleClothes = 0x10000001;
inline constexpr ObjectId kSampleCoats = 0x10000002;

struct SampleObject {
  ObjectId id;
  Vector<std::byte> bytes;  ///< the encoded record
};

/// Content of our own, made in code, ascending by id: ready for Assets::add or for a container. The bytes are
/// the same on every machine.
std::vector<SampleObject> sample_creatures();

/// All of it, decoded.
Assets sample_assets();

struct SampleEquipment {
  std::uint32_t location;  ///< a parent_location of the body
  ObjectId setup;          ///< what is held there
};

/// What a creature of the sample has in its hands in a style.
std::vector<SampleEquipment> sample_equipment(ObjectId setup, Command style);

}  // namespace acm
