// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/inspect/error.hpp"
#include "acmotion/types.hpp"
#include "assets/hook.h"
#include "inspect/text/exact_json.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace acm {

struct Animation;
struct ClothingTable;
struct GfxObjDegradeInfo;
class MotionTable;
struct ParticleEmitterInfo;
struct PhysicsScript;
struct PhysicsScriptTable;
struct Setup;
struct SoundTable;

/// Every field, exact: what differs in the file differs here.
Json json_of(const Hook& hook);
Json json_of(const Animation& animation);
Json json_of(const ClothingTable& table);
Json json_of(const GfxObjDegradeInfo& info);
Json json_of(const MotionTable& table);
Json json_of(const ParticleEmitterInfo& info);
Json json_of(const PhysicsScript& script);
Json json_of(const PhysicsScriptTable& table);
Json json_of(const Setup& setup);
Json json_of(const SoundTable& table);

namespace inspect {

/// The record of one of the types above as an object of JSON, on one line: record_from_json makes the same
/// bytes of it. The id that the record begins with decides about its type.
Result<std::string> record_to_json(Bytes record);

/// The bytes of such an object. Names that stand beside numbers, numbers of frames and "oddities" are for
/// people and do not count. "padding" and "form" may be omitted; a form that cannot hold its id becomes the
/// shortest. An error names the place and what is wrong there: "cycles[3].anims[0].framerate: not a number".
InspectResult<Vector<std::byte>> record_from_json(std::string_view json);

}  // namespace inspect

}  // namespace acm
