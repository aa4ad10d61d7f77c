// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"
#include "acmotion/effect_types.hpp"
#include "acmotion/inspect/message.hpp"
#include "inspect/text/parse_json.h"
#include "wire/message_fields.h"
#include "wire/write.h"

#include <fmt/format.h>

#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

#include "appearance_json.h"
#include "json_fields.h"
#include "message_json.h"
#include "message_object.h"

namespace acm::inspect {

namespace {

using namespace acm::wire;

/// What the views of a message view.
struct CarriedBytes {
  Vector<std::byte> appearance;
  Vector<std::byte> children;
  Vector<std::byte> tail;
};

/// "number" decides; "name" may stand instead of it, and must not contradict it.
template <class Find>
std::uint32_t read_type(const Fields& f, const char* key, Find find) {
  const Fields type = f.object(key);
  const bool is_named = type.has("name");
  const std::optional<std::uint32_t> named = is_named ? find(type.text("name")) : std::nullopt;
  if (!type.has("number")) {
    if (!named) type.fail(is_named ? "no type has this name" : "neither number nor name");
    return named.value_or(0);
  }
  const auto number = type.number<std::uint32_t>("number");
  if (is_named && named != number) f.fail(key, "\"number\" and \"name\" are different types; leave one out");
  return number;
}

Child read_child(const Fields& f, const char* key, const Json& pair) {
  if (!pair.is_array() || pair.size() != 2) {
    f.fail(key, "not a pair of guid and location");
    return {};
  }
  return {f.to_number<Guid>(key, pair[0]), f.to_number<std::uint32_t>(key, pair[1])};
}

/// The archive that reads JSON. A word that says which fields are sent may be missing: they are then those
/// that are there. If it is given, it decides about bits without a field, and must agree with the others.
class JsonReader {
 public:
  JsonReader(Fields fields, CarriedBytes& carried) : f_(std::move(fields)), carried_(carried) {}

  template <class T>
  void field(const WholeNumber& kind, const char* name, T& x) {
    const char* key = json_key(name);
    if constexpr (std::is_enum_v<T>) {
      x = static_cast<T>(f_.number<std::underlying_type_t<T>>(key));
    } else if (kind.json != Notation::Named) {
      x = f_.number<T>(key);
    } else if constexpr (std::is_same_v<T, CommandIndex>) {
      x = f_.command_index(key);
    } else if (kind.meaning == Meaning::SoundType) {
      x = read_type(f_, key, find_sound_type);
    } else if (kind.meaning == Meaning::ScriptType) {
      x = read_type(f_, key, find_script_type);
    } else {
      x = f_.command(key);
    }
  }
  void field(RealNumber, const char* name, float& x) { x = f_.real(json_key(name)); }
  void field(const Vector3&, const char* name, Vec3& x) { x = f_.vec3(name); }
  void field(Rotation, const char* name, Quat& x) {
    const Fields q = f_.object(name);
    x = {q.real("w"), q.real("x"), q.real("y"), q.real("z")};
  }

  template <class T>
  void padding(const char* name, T& x) {
    x = static_cast<T>(f_.number_or<std::uint32_t>(name, 0));
  }
  template <class T, class... Extra>
  void part(const char* name, T&& x, Extra... extra) {
    JsonReader part(f_.object(name), carried_);
    part.word_ = word_;
    wire::fields(part, x, extra...);
  }
  template <class T>
  void word(const WholeNumber&, const char* name, T& x) {
    word_ = f_.has(name) ? name : nullptr;
    x = word_ != nullptr ? f_.number<T>(name) : T{0};
  }
  template <class T>
  bool has(T& word, std::uint32_t bit, const char* name) {
    const bool is_there = f_.has(name);
    if (word_ != nullptr && is_there != ((word & bit) != 0))
      f_.fail(name, fmt::format("its bit 0x{:X} in {} is {}", bit, word_, is_there ? "clear" : "set"));
    if (is_there) word = static_cast<T>(word | bit);
    return is_there;
  }
  template <class T, class Kind, class X>
  void optional(T& word, std::uint32_t bit, const Kind& kind, const char* name, X& x) {
    if (has(word, bit, name)) field(kind, name, x);
  }
  template <class T>
  void bit(T& word, std::uint32_t bit, const char* name) {
    if (word_ == nullptr && f_.number_or<std::uint32_t>(name, 0) != 0) word = static_cast<T>(word | bit);
  }
  /// Without the word a part of a rotation is left out when it is 0.
  void left_out(std::uint32_t& word, std::uint32_t bit, const char* name, float& x) {
    const char* key = json_key(name);
    x = f_.real(key);
    if (word_ == nullptr && x == 0.0f) word |= bit;
    if ((word & bit) != 0 && x != 0.0f) f_.fail(key, "left out by the flags, but not 0");
  }
  bool is_sent(bool condition) { return condition; }
  template <class Make>
  void derived(const char*, const Make&) {}

  void opcode(const char*, std::uint32_t) {}
  template <class State>
  int state_word(const char* name, State& s) {
    word(kStateFlags, name, s.flags);
    s.flags &= ~State::kCountBits;
    return 0;
  }
  void actions(const char* name, ActionList& actions, int);
  void action_stamp(const char* name, std::uint16_t& packed) {
    const bool autonomous = f_.number_or<std::uint16_t>("autonomous", 0) != 0;
    const unsigned parts =
        f_.number_or<std::uint16_t>("stamp", 0) | (autonomous ? ActionItem::kAutonomous : 0u);
    packed = f_.number_or<std::uint16_t>(name, static_cast<std::uint16_t>(parts));
  }
  void parameter_bits(const char* name, std::uint32_t& flags);
  MovementType movement_type(const char* name, MovementBody&) {
    const auto type = static_cast<MovementType>(f_.number<std::uint8_t>(name));
    if (type > MovementType::TurnToHeading) f_.fail(name, "there are none above 9");
    return type;
  }
  void content(MovementBody& body, MovementType type) {
    make_content(body, type);
    content_fields(*this, body);
  }
  void form(const char* name, Jump::Form& form) {
    const std::string text = f_.has(name) ? f_.text(name) : "retail";
    if (text == "short") {
      form = Jump::Form::Short;
    } else if (text != "retail") {
      f_.fail(name, "neither \"retail\" nor \"short\"");
    }
  }
  void has_padding(const char* name, bool& has) { has = f_.number_or<std::uint32_t>(name, 2) != 0; }
  void held_by(const char* name, Guid& guid, const char*, std::uint32_t& location) {
    const Child parent = read_child(f_, name, f_.at(name));
    guid = parent.guid;
    location = parent.location;
  }
  void children(const char* name, ChildList& children) {
    ByteWriter out;
    for (const Json& pair : f_.list(name)) {
      const Child child = read_child(f_, name, pair);
      out.u32(child.guid);
      out.u32(child.location);
    }
    children.bytes = carried_.children = std::move(out).take();
  }
  void movement(PhysicsDescription& p);
  void appearance(AppearanceView& a) { a.bytes = carried_.appearance = read_objdesc(f_); }
  void tail(Bytes& tail) { tail = carried_.tail = f_.bytes("weenie_hex"); }

 private:
  Fields f_;
  CarriedBytes& carried_;
  const char* word_ = nullptr;  // the name of the word, if it is given
};

void JsonReader::actions(const char* name, ActionList& actions, int) {
  if (!f_.has(name)) return;
  for (const Json& json : f_.list(name)) {
    ActionItem item{};
    JsonReader action(f_.element(name, json), carried_);
    wire::fields(action, item);
    if (!actions.push_back(item)) return f_.fail(name, "more than 31");
  }
}

/// "bitfield", or the names in "bits".
void JsonReader::parameter_bits(const char* name, std::uint32_t& flags) {
  if (f_.has(name)) {
    flags = f_.number<std::uint32_t>(name);
    return;
  }
  flags = 0;
  for (const Json& given : f_.list("bits")) {
    std::uint32_t found = 0;
    for (const BitName& b : inspect::parameter_bits())
      if (given.is_string() && given.get_ref<const std::string&>() == b.name) found = b.bit;
    if (found == 0)
      f_.fail("bits",
              given.is_structured() ? "not a name" : fmt::format("no bit is called {}", given.dump()));
    flags |= found;
  }
}

/// Beside a movement the bit of the placement means nothing, and no field stands for it.
void JsonReader::movement(PhysicsDescription& p) {
  using P = PhysicsDescription;
  if (has(p.flags, P::kMovement, "movement_len") && f_.has("movement")) {
    p.has_body = true;
    part("movement", p.body);
    field(kNumber, "autonomous", p.autonomous);
  }
  if (f_.has("placement_frame")) {
    if (p.has(P::kMovement)) f_.fail("placement_frame", "not beside a movement");
    p.flags |= P::kPlacement;
    field(kCode, "placement_frame", p.placement);
  } else if (!p.has(P::kMovement) && p.has(P::kPlacement)) {
    f_.fail("placement_frame", "missing");
  }
}

template <class M>
Vector<std::byte> bytes_of(const Fields& decoded) {
  M m;
  CarriedBytes carried;
  JsonReader in(decoded, carried);
  whole_message(in, m);
  if (!decoded.ok()) return {};
  ByteWriter out;
  encode(out, m);
  return std::move(out).take();
}

template <class... Ms>
Vector<std::byte> bytes_of_opcode(Opcode opcode, const Fields& decoded, std::variant<Ms...>*) {
  Vector<std::byte> bytes;
  static_cast<void>(((Ms::kOpcode == opcode && (bytes = bytes_of<Ms>(decoded), true)) || ...));
  return bytes;
}

/// By "opcode", "name" or both. Nothing after an error.
std::optional<Opcode> read_opcode(const Fields& f) {
  if (!f.has("opcode") && !f.has("name")) f.fail("neither opcode nor name");
  if (!f.ok()) return std::nullopt;
  for (const Opcode opcode : all_opcodes()) {
    const bool by_opcode = f.has("opcode") && f.text("opcode") == opcode_text(opcode);
    const bool by_name = f.has("name") && f.text("name") == to_string(opcode);
    if (by_opcode && f.has("name") && !by_name) f.fail("name", "another message's than the opcode");
    if (by_opcode || (by_name && !f.has("opcode"))) return opcode;
  }
  f.fail(f.has("opcode") ? "opcode" : "name", "no movement message");
  return std::nullopt;
}

// A key that nobody asked for is a mistake, unless it is one of those that decoding adds for people.
void refuse_unknown_keys(const Json& given, const Json& decoded, const std::string& path, Reading& reading) {
  if (given.is_array())
    for (std::size_t i = 0; i < given.size(); ++i)
      refuse_unknown_keys(given[i], decoded.is_array() && i < decoded.size() ? decoded[i] : empty_json(),
                          path, reading);
  if (!given.is_object()) return;
  for (const auto& [key, value] : given.items()) {
    // What a capture adds.
    if (path.empty() && (key == "time" || key == "packet" || key == "oddities" || key == "stray_hex"))
      continue;
    const std::string at = path.empty() ? key : path + "." + key;
    const bool is_shown = decoded.is_object() && decoded.contains(key);
    if (!is_shown && !value.is_null() && !reading.keys[&given].contains(key))
      reading.record(fmt::format("{}: unknown key", printable(at)));
    refuse_unknown_keys(value, is_shown ? decoded[key] : empty_json(), at, reading);
  }
}

}  // namespace

InspectResult<Vector<std::byte>> message_from_json(std::string_view json) {
  const InspectResult<Json> object = parse_ordered_json(json);
  if (!object && object.error().code == ErrorCode::LimitExceeded) return object.error();
  if (!object)
    return InspectError{object.error().code, object.error().offset, "not JSON: " + object.error().text};
  Reading first_error;
  const Fields f(*object, "", first_error);
  const std::optional<Opcode> opcode = read_opcode(f);
  if (!first_error.ok()) return first_error.error();
  Vector<std::byte> bytes = bytes_of_opcode(*opcode, f.object("decoded"), static_cast<Message*>(nullptr));
  if (!first_error.ok()) return first_error.error();
  // Carried bytes come from outside: what is given back must be a message.
  const auto message = decode_message(bytes);
  if (!message)
    return InspectError{message.error().code, message.error().offset,
                        "the fields make no message: " + to_inspect_error(message.error()).text};
  refuse_unknown_keys(*object, message_object(*message, bytes), "", first_error);
  if (!first_error.ok()) return first_error.error();
  return bytes;
}

}  // namespace acm::inspect
