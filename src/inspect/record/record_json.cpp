// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/record/record_json.h"

#include "assets/record_fields.h"
#include "inspect/text/parse_json.h"
#include "inspect/text/text.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "json_reader.h"
#include "json_writer.h"

namespace acm {

namespace {

template <class Record>
Json record_json(const Record& record) {
  Json json = inspect::RecordJsonWriter().object_of(record);
  if constexpr (requires { record.oddities(); })
    json["oddities"] = json_of(record.oddities());
  else if constexpr (requires { record.oddities; })
    json["oddities"] = json_of(record.oddities);
  return json;
}

}  // namespace

Json json_of(const Hook& hook) {
  return inspect::RecordJsonWriter().object_of(hook);
}
Json json_of(const Animation& animation) {
  return record_json(animation);
}
Json json_of(const ClothingTable& table) {
  return record_json(table);
}
Json json_of(const GfxObjDegradeInfo& info) {
  return record_json(info);
}
Json json_of(const MotionTable& table) {
  return record_json(table);
}
Json json_of(const ParticleEmitterInfo& info) {
  return record_json(info);
}
Json json_of(const PhysicsScript& script) {
  return record_json(script);
}
Json json_of(const PhysicsScriptTable& table) {
  return record_json(table);
}
Json json_of(const Setup& setup) {
  return record_json(setup);
}
Json json_of(const SoundTable& table) {
  return record_json(table);
}

namespace inspect {

namespace {

/// Calls use(read, write) with the functions of a type whose records JSON can hold; false for other types.
template <class Use>
bool with_type(ObjectType type, Use&& use) {
  switch (type) {
    case ObjectType::Animation: return use(read_animation, write_animation), true;
    case ObjectType::ClothingTable: return use(read_clothing_table, write_clothing_table), true;
    case ObjectType::GfxObjDegradeInfo: return use(read_gfxobj_degrade_info, write_gfxobj_degrade_info), true;
    case ObjectType::MotionTable: return use(read_motion_table, write_motion_table), true;
    case ObjectType::ParticleEmitterInfo:
      return use(read_particle_emitter_info, write_particle_emitter_info), true;
    case ObjectType::PhysicsScript: return use(read_physics_script, write_physics_script), true;
    case ObjectType::PhysicsScriptTable:
      return use(read_physics_script_table, write_physics_script_table), true;
    case ObjectType::Setup: return use(read_setup, write_setup), true;
    case ObjectType::SoundTable: return use(read_sound_table, write_sound_table), true;
    default: return false;
  }
}

/// The type whose name is the value of "type".
ObjectType type_of(const Json& json) {
  const auto found = json.is_object() ? json.find("type") : json.end();
  for (auto i = static_cast<unsigned>(ObjectType::Unknown) + 1;
       found != json.end() && i < static_cast<unsigned>(ObjectType::Iteration); ++i)
    if (*found == to_string(static_cast<ObjectType>(i))) return static_cast<ObjectType>(i);
  return ObjectType::Unknown;
}

template <class Record>
InspectResult<Vector<std::byte>> bytes_of(const Json& json, Result<Record> (*read)(Bytes),
                                          Vector<std::byte> (*write)(const Record&)) {
  Record record;
  const RecordJsonReader reader(json, record, {"oddities"});
  if (!reader.ok()) return reader.error();
  Vector<std::byte> bytes = write(record);
  // What is given back must be a record.
  if (const Result<Record> again = read(bytes); !again) return to_inspect_error(again.error());
  return bytes;
}

}  // namespace

Result<std::string> record_to_json(Bytes record) {
  ByteReader in(record);
  const ObjectId id = in.u32("id");
  if (!in.ok()) return in.error();
  Result<std::string> text = Error{ErrorCode::Unsupported, id, 0, "no type whose records JSON can hold"};
  with_type(object_type(id), [&](auto* read, auto*) {
    const auto decoded = read(record);
    if (decoded)
      text = json_of(*decoded).dump();
    else
      text = decoded.error();
  });
  return text;
}

InspectResult<Vector<std::byte>> record_from_json(std::string_view text) {
  const InspectResult<Json> json = parse_ordered_json(text);
  if (!json && json.error().code == ErrorCode::LimitExceeded) return json.error();
  if (!json) return InspectError{json.error().code, json.error().offset, "not JSON: " + json.error().text};
  InspectResult<Vector<std::byte>> bytes =
      InspectError{ErrorCode::Unsupported, 0, "type: no type whose records JSON can hold"};
  with_type(type_of(*json), [&](auto* read, auto* write) { bytes = bytes_of(*json, read, write); });
  return bytes;
}

}  // namespace inspect

}  // namespace acm
