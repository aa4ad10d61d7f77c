// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_json.h"

#include "acmotion/assets/command_catalogue.h"
#include "acmotion/assets/hook_fields.h"

#include "names.h"

namespace acm::tool {

namespace {

Json field_json(HookFieldKind kind, std::uint32_t value) {
  return kind == HookFieldKind::Id ? Json(hex32(value)) : Json(value);
}
Json field_json(HookFieldKind, std::uint8_t value) {
  return value;
}
template <class T>
Json field_json(HookFieldKind, const T& value) {
  return exact(value);
}

const char* to_string(KnownTypeId::Form form) {
  switch (form) {
    case KnownTypeId::Form::Shortest: return "shortest";
    case KnownTypeId::Form::Short: return "short";
    case KnownTypeId::Form::Long: return "long";
    case KnownTypeId::Form::LongWithBit14: return "long-with-bit-14";
  }
  return "";
}

Json anim_json(const AnimData& anim) {
  return {{"animation", hex32(anim.animation)},
          {"low_frame", anim.low_frame},
          {"high_frame", anim.high_frame},
          {"framerate", exact(anim.framerate)}};
}

// Appends the fields of a motion to the entry it belongs to.
void add_motion(Json& json, const MotionTable& table, std::uint32_t index) {
  const MotionData& motion = table.motions()[index];
  json["anims"] = Json::array();
  for (const AnimData& anim : table.anims_of(motion)) json["anims"].push_back(anim_json(anim));
  json["bits"] = motion.bits;
  json["present"] = motion.present;
  json["padding"] = motion.padding;
  json["velocity"] = exact(motion.velocity);
  json["omega"] = exact(motion.omega);
}

Json key_json(std::uint32_t key) {
  const KeyNames names = key_names(key);
  return {{"key", hex32(key)}, {"style_name", names.style}, {"motion_name", names.motion}};
}

Json entries_json(const MotionTable& table, std::span<const MotionTable::Entry> entries) {
  Json list = Json::array();
  for (const MotionTable::Entry& entry : entries) {
    Json json = key_json(entry.key);
    add_motion(json, table, entry.motion);
    list.push_back(std::move(json));
  }
  return list;
}

Json links_json(const MotionTable& table) {
  Json list = Json::array();
  for (const MotionTable::LinkGroup& group : table.link_groups()) {
    Json json = key_json(group.key);
    json["links"] = Json::array();
    for (const MotionTable::Link& link : table.links_of(group)) {
      Json link_json = {{"to", hex32(link.to)}, {"to_name", command_name(link.to)}};
      add_motion(link_json, table, link.motion);
      json["links"].push_back(std::move(link_json));
    }
    list.push_back(std::move(json));
  }
  return list;
}

Json frame_json(const Animation& animation, std::uint32_t frame) {
  Json json = {{"frame", frame}};
  if (animation.has_position_frames()) json["position"] = exact(animation.position_frames[frame]);
  json["parts"] = Json::array();
  for (const Frame& part : animation.parts(frame)) json["parts"].push_back(exact(part));
  json["hooks"] = Json::array();
  for (const Hook& hook : animation.hooks_of(frame)) json["hooks"].push_back(json_of(hook));
  return json;
}

}  // namespace

Json json_of(const Hook& hook) {
  Json json = {{"type", to_string(hook.type())}, {"direction", hook.direction}};
  const auto add = [&](const auto& field, const auto& value) {
    json[field.name] = field_json(field.kind, value);
  };
  std::visit([&](const auto& payload) { for_each_field(payload, add); }, hook.payload);
  if (const auto* replace = std::get_if<ReplaceObjectHook>(&hook.payload)) {
    json["form"] = to_string(replace->form);
    json["padding"] = replace->padding;
  }
  return json;
}

Json json_of(const Animation& animation) {
  Json json = {{"id", hex32(animation.id)},
               {"type", to_string(ObjectType::Animation)},
               {"flags", animation.flags},
               {"part_count", animation.part_count},
               {"frame_count", animation.frame_count},
               {"frames", Json::array()}};
  for (std::uint32_t f = 0; f < animation.frame_count; ++f)
    json["frames"].push_back(frame_json(animation, f));
  json["oddities"] = json_of(animation.oddities);
  return json;
}

Json json_of(const MotionTable& table) {
  Json json = {{"id", hex32(table.id())},
               {"type", to_string(ObjectType::MotionTable)},
               {"default_style", hex32(table.default_style())},
               {"default_style_name", command_name(table.default_style())},
               {"style_defaults", Json::array()}};
  for (const StyleDefault& d : table.style_defaults())
    json["style_defaults"].push_back({{"style", hex32(d.style)},
                                      {"style_name", command_name(d.style)},
                                      {"substate", hex32(d.substate)},
                                      {"substate_name", command_name(d.substate)}});
  json["cycles"] = entries_json(table, table.cycles());
  json["modifiers"] = entries_json(table, table.modifiers());
  json["link_groups"] = links_json(table);
  json["oddities"] = json_of(table.oddities());
  return json;
}

Json summary_of(const Animation& animation) {
  return {{"parts", animation.part_count},
          {"frames", animation.frame_count},
          {"root_motion", animation.has_position_frames()},
          {"hooks", animation.hooks.size()}};
}

Json summary_of(const MotionTable& table) {
  return {{"default_style", command_label(table.default_style())},
          {"styles", table.style_defaults().size()},
          {"cycles", table.cycles().size()},
          {"modifiers", table.modifiers().size()},
          {"links", table.links().size()},
          {"anims", table.anims().size()}};
}

Json summary_of(const AssetStore& store, ObjectId id) {
  if (const auto animation = store.animation(id)) return summary_of(*animation.value());
  if (const auto table = store.motion_table(id)) return summary_of(*table.value());
  return Json::object();
}

}  // namespace acm::tool
