// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"
#include "acmotion/effect_types.hpp"
#include "inspect/text/text.h"
#include "wire/message_fields.h"
#include "wire/write.h"

#include <fmt/format.h>

#include <bit>
#include <type_traits>
#include <variant>

#include "appearance_json.h"
#include "message_object.h"

namespace acm::inspect {

namespace {

using namespace acm::wire;

Json number_json(float value) {
  const auto bits = std::bit_cast<std::uint32_t>(value);
  Json f = exact(value);
  if (f.is_number()) f = static_cast<double>(value);
  return {{"f", std::move(f)}, {"bits", hex32(bits)}};
}

Json number_json(const Vec3& v) {
  return {{"x", number_json(v.x)}, {"y", number_json(v.y)}, {"z", number_json(v.z)}};
}

/// A value after defaults: plain, because it is not read back.
Json plain(float value) {
  const Json f = exact(value);
  return f.is_number() ? Json(static_cast<double>(value)) : f;
}

Json command_json(CommandIndex index) {
  const Command full = expand_command(index);
  return {{"wire", index}, {"full", hex32(full)}, {"name", wire_command_name(full)}};
}

Json command_json(Command full) {
  return {{"full", hex32(full)}, {"name", wire_command_name(full)}};
}

Json type_json(std::uint32_t number, std::string_view name) {
  return {{"number", number}, {"name", name.empty() ? Json(nullptr) : Json(name)}};
}

Json derived_json(bool value) {
  return value ? 1 : 0;
}

Json derived_json(unsigned value) {
  return value;
}

Json derived_json(const InterpretedMotionState& m) {
  return {{"current_style", hex32(m.current_style)},
          {"forward_command", hex32(m.forward_command)},
          {"sidestep_command", hex32(m.sidestep_command)},
          {"turn_command", hex32(m.turn_command)},
          {"forward_speed", plain(m.forward_speed)},
          {"sidestep_speed", plain(m.sidestep_speed)},
          {"turn_speed", plain(m.turn_speed)}};
}

/// The archive that writes JSON: an object with a key for each field.
class JsonWriter {
 public:
  explicit JsonWriter(Json& json) : json_(json) {}

  template <class T>
  void field(const WholeNumber& kind, const char* name, T x) {
    json_[json_key(name)] = whole_json(kind, x);
  }
  void field(RealNumber, const char* name, float x) { json_[json_key(name)] = number_json(x); }
  void field(const Vector3&, const char* name, const Vec3& x) { json_[name] = number_json(x); }
  void field(Rotation, const char* name, const Quat& q) {
    json_[name] = {
        {"w", number_json(q.w)}, {"x", number_json(q.x)}, {"y", number_json(q.y)}, {"z", number_json(q.z)}};
  }

  /// Padding is shown only when it is not what it should be.
  void padding(const char* name, std::uint32_t x) {
    if (x != 0) json_[name] = hex32(x);
  }
  template <class T, class... Extra>
  void part(const char* name, const T& x, Extra... extra) {
    JsonWriter part(json_[name] = Json::object());
    wire::fields(part, x, extra...);
  }
  /// Of what is not sent, only an object's physics has no key.
  template <class T>
  void word(const WholeNumber& kind, const char* name, T x) {
    field(kind, name, x);
    shows_what_is_not_sent_ = kind.meaning != Meaning::PhysicsParts;
  }
  bool has(std::uint32_t word, std::uint32_t bit, const char* name) {
    const bool is_there = (word & bit) != 0;
    if (!is_there && shows_what_is_not_sent_) json_[name] = nullptr;
    return is_there;
  }
  template <class Kind, class T>
  void optional(std::uint32_t word, std::uint32_t bit, const Kind& kind, const char* name, const T& x) {
    if (has(word, bit, name)) field(kind, name, x);
  }
  void bit(std::uint32_t word, std::uint32_t bit, const char* name) {
    json_[name] = (word & bit) != 0 ? 1 : 0;
  }
  void left_out(std::uint32_t word, std::uint32_t bit, const char* name, float x) {
    Json number = number_json(x);
    if ((word & bit) != 0) number["implied"] = true;
    json_[json_key(name)] = std::move(number);
  }
  bool is_sent(bool condition) { return condition; }
  template <class Make>
  void derived(const char* name, const Make& make) {
    json_[name] = derived_json(make());
  }

  void opcode(const char*, std::uint32_t) {}
  template <class State>
  int state_word(const char* name, const State& s) {
    word(kStateFlags, name, s.word());
    json_["flags"] = s.flags & State::kFields;
    json_["num_actions"] = s.actions.count;
    return 0;
  }
  void actions(const char* name, const ActionList& actions, int) {
    Json& list = json_[name] = Json::array();
    for (const ActionItem& item : actions.view()) {
      JsonWriter action(list.emplace_back(Json::object()));
      wire::fields(action, item);
    }
  }
  void action_stamp(const char* name, std::uint16_t packed) {
    json_[name] = packed;
    json_["stamp"] = packed & ActionItem::kTimestampMask;
    json_["autonomous"] = (packed & ActionItem::kAutonomous) != 0 ? 1 : 0;
  }
  void parameter_bits(const char* name, std::uint32_t flags) {
    json_[name] = hex32(flags);
    Json& bits = json_["bits"] = Json::array();
    for (const BitName& b : inspect::parameter_bits())
      if ((flags & b.bit) != 0) bits.push_back(b.name);
  }
  int movement_type(const char* name, const MovementBody& body) {
    json_[name] = static_cast<unsigned>(body.type());
    json_["movement_type_name"] = wire::to_string(body.type());
    return 0;
  }
  void content(const MovementBody& body, int) { content_fields(*this, body); }
  void form(const char* name, Jump::Form form) {
    json_[name] = form == Jump::Form::Retail ? "retail" : "short";
  }
  void has_padding(const char* name, bool has) {
    if (!has) json_[name] = 0;
  }
  void held_by(const char* name, Guid guid, const char*, std::uint32_t location) {
    json_[name] = Json::array({hex32(guid), location});
  }
  void children(const char* name, const ChildList& children) {
    Json& list = json_[name] = Json::array();
    for (std::size_t i = 0; i < children.size(); ++i)
      list.push_back(Json::array({hex32(children[i].guid), children[i].location}));
  }
  void movement(const PhysicsDescription& p);
  void appearance(const AppearanceView& a) { add_appearance(json_, a); }
  /// Its head is only for the eye: what is written again are the bytes.
  void tail(Bytes tail) {
    json_["weenie"] = nullptr;
    if (const auto head = decode_weenie_head(tail)) part("weenie", *head);
    json_["weenie_hex"] = hex_text(tail);
  }
  void text(const char* name, Bytes text) { json_[name] = utf8(text); }
  void packed_number(const char* name, std::uint32_t x) { json_[name] = x; }

 private:
  template <class T>
  static Json whole_json(const WholeNumber& kind, T x) {
    const auto number = static_cast<std::uint32_t>(x);
    if (kind.json == Notation::Hex) return hex32(number);
    if (kind.json == Notation::Decimal) return number;
    if (kind.meaning == Meaning::SoundType) return type_json(number, sound_type_name(number));
    if (kind.meaning == Meaning::ScriptType) return type_json(number, script_type_name(number));
    if constexpr (sizeof(T) > 1 && !std::is_enum_v<T>) return command_json(x);
    return number;
  }

  Json& json_;
  bool shows_what_is_not_sent_ = true;
};

/// What stands for the movement: its length, bytes, fields and whose it was; a length alone when it is empty.
void JsonWriter::movement(const PhysicsDescription& p) {
  using P = PhysicsDescription;
  if (!p.has(P::kMovement)) return optional(p.flags, P::kPlacement, kCode, "placement_frame", p.placement);
  ByteWriter bytes;
  if (p.has_body) encode(bytes, p.body);
  json_["movement_len"] = bytes.size();
  if (!p.has_body) return;
  json_["movement_hex"] = hex_text(bytes.bytes());
  part("movement", p.body);
  field(kNumber, "autonomous", p.autonomous);
}

}  // namespace

std::span<const BitName> parameter_bits() {
  using P = MovementParameters;
  static constexpr BitName kBits[] = {{P::kCanWalk, "can_walk"},
                                      {P::kCanRun, "can_run"},
                                      {P::kCanSidestep, "can_sidestep"},
                                      {P::kCanWalkBackwards, "can_walk_backwards"},
                                      {P::kCanCharge, "can_charge"},
                                      {P::kFailWalk, "fail_walk"},
                                      {P::kUseFinalHeading, "use_final_heading"},
                                      {P::kSticky, "sticky"},
                                      {P::kMoveAway, "move_away"},
                                      {P::kMoveTowards, "move_towards"},
                                      {P::kUseSpheres, "use_spheres"},
                                      {P::kSetHoldKey, "set_hold_key"},
                                      {P::kAutonomous, "autonomous"},
                                      {P::kModifyRawState, "modify_raw_state"},
                                      {P::kModifyInterpretedState, "modify_interpreted_state"},
                                      {P::kCancelMoveTo, "cancel_moveto"},
                                      {P::kStopCompletely, "stop_completely"},
                                      {P::kDisableJumpDuringLink, "disable_jump_during_link"}};
  return kBits;
}

std::string wire_command_name(Command command) {
  const auto names = command_names();
  const std::uint32_t index = command & 0xFFFF;
  if (index == 0 || index >= names.size() || names[index].command != command) return "?";
  return std::string(names[index].alias.empty() ? names[index].name : names[index].alias);
}

std::string opcode_text(wire::Opcode opcode) {
  const char* envelope = wire::is_client_action(opcode) ? "0xF7B1/" : "";
  return fmt::format("{}0x{:04X}", envelope, static_cast<std::uint32_t>(opcode));
}

std::string utf8(Bytes name) {
  std::string text;
  for (const std::byte b : name) {
    const auto c = std::to_integer<unsigned>(b);
    if (c < 0x80) {
      text.push_back(static_cast<char>(c));
    } else {
      text.push_back(static_cast<char>(0xC0 | c >> 6));
      text.push_back(static_cast<char>(0x80 | (c & 0x3F)));
    }
  }
  return text;
}

Json message_object(const wire::Message& message, Bytes bytes) {
  const wire::Opcode opcode = wire::opcode_of(message);
  Json json = {{"direction", wire::is_client_action(opcode) ? "c2s" : "s2c"},
               {"opcode", opcode_text(opcode)},
               {"name", wire::to_string(opcode)},
               {"hex", hex_text(bytes)}};
  const Oddities oddities = wire::oddities_of(message);
  if (oddities.kinds != 0) json["oddities"] = json_of(oddities);
  JsonWriter decoded(json["decoded"] = Json::object());
  std::visit([&](const auto& m) { whole_message(decoded, m); }, message);
  return json;
}

std::string message_json(const wire::Message& message, Bytes bytes) {
  return message_object(message, bytes).dump();
}

}  // namespace acm::inspect
