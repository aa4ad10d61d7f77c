// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/numbers.h"

#include "base/finite.h"

#include <variant>

#include "message_fields.h"

namespace acm::wire {

namespace {

/// The archive of checks: calls `visit(kind, name, value)` with every number that has a fraction, whether it
/// is sent or not.
template <class Visit>
class EachNumber {
 public:
  explicit EachNumber(Visit visit) : visit_(visit) {}

  template <class T>
  void field(WholeNumber, const char*, T&) {}
  template <class T>
  void field(RealNumber kind, const char* name, T& x) {
    visit_(kind, name, x);
  }
  template <class T>
  void field(const Vector3& kind, const char*, T& v) {
    visit_(RealNumber{kind.limit}, kind.x, v.x);
    visit_(RealNumber{kind.limit}, kind.y, v.y);
    visit_(RealNumber{kind.limit}, kind.z, v.z);
  }
  template <class T>
  void field(Rotation, const char*, T&) {}

  template <class T>
  void padding(const char*, T&) {}
  template <class T, class... Extra>
  void part(const char*, T&& x, Extra... extra) {
    fields(*this, x, extra...);
  }
  template <class T>
  void word(WholeNumber, const char*, T&) {}
  bool has(std::uint32_t, std::uint32_t, const char*) { return true; }
  template <class Kind, class T>
  void optional(std::uint32_t, std::uint32_t, const Kind& kind, const char* name, T& x) {
    field(kind, name, x);
  }
  void bit(std::uint32_t, std::uint32_t, const char*) {}
  template <class T>
  void left_out(std::uint32_t, std::uint32_t, const char*, T&) {}
  bool is_sent(bool) { return true; }
  template <class Make>
  void derived(const char*, const Make&) {}

  void opcode(const char*, std::uint32_t) {}
  template <class State>
  int state_word(const char*, State&) {
    return 0;
  }
  void actions(const char*, Is<ActionList> auto& actions, int) {
    for (std::uint32_t i = 0; i < actions.count; ++i) fields(*this, actions.items[i]);
  }
  void action_stamp(const char*, std::uint16_t) {}
  void parameter_bits(const char*, std::uint32_t) {}
  template <class Body>
  int movement_type(const char*, Body&) {
    return 0;
  }
  template <class Body>
  void content(Body& body, int) {
    content_fields(*this, body);
  }
  void form(const char*, Jump::Form) {}
  void has_padding(const char*, bool) {}
  void held_by(const char*, Guid, const char*, std::uint32_t) {}
  void children(const char*, const ChildList&) {}
  void movement(Is<PhysicsDescription> auto& p) {
    if (p.has_body) fields(*this, p.body);
  }
  void appearance(const AppearanceView&) {}
  void tail(Bytes) {}

 private:
  Visit visit_;
};

template <class T>
const char* first_bad_number(const T& x) {
  const char* first = nullptr;
  EachNumber check([&](RealNumber kind, const char* name, float value) {
    if (!is_within(value, kind.limit) && first == nullptr) first = name;
  });
  fields(check, x);
  return first;
}

/// Speeds that are not finite are refused by their check.
bool is_beyond(float speed, float limit) {
  return is_finite(speed) && clamped_to(speed, limit) != speed;
}

template <class T>
bool limit_all(T& x, float limit) {
  bool has_limited = false;
  EachNumber clamp([&](RealNumber kind, const char*, float& value) {
    if (!kind.is_speed || !is_beyond(value, limit)) return;
    value = clamped_to(value, limit);
    has_limited = true;
  });
  fields(clamp, x);
  return has_limited;
}

template <class T>
bool has_beyond(const T& x, float limit) {
  bool found = false;
  EachNumber look(
      [&](RealNumber kind, const char*, float value) { found |= kind.is_speed && is_beyond(value, limit); });
  fields(look, x);
  return found;
}

}  // namespace

bool has_speed_beyond(const Message& message, float limit) {
  return std::visit([&](const auto& m) { return has_beyond(listed(m), limit); }, message);
}

bool limit_speeds(Message& message, float limit) {
  return std::visit([&](auto& m) { return limit_all(listed(m), limit); }, message);
}

bool limit_speeds(RawMotionStatePack& state, float limit) {
  return limit_all(state, limit);
}

template <class M>
const char* bad_number_field(const M& m) {
  return first_bad_number(listed(m));
}

#define ACM_WIRE_BAD_NUMBER(M) template const char* bad_number_field(const M&);
ACM_WIRE_MESSAGES(ACM_WIRE_BAD_NUMBER)
ACM_WIRE_BAD_NUMBER(ObjectDescription)
#undef ACM_WIRE_BAD_NUMBER

const char* bad_number_field(const Message& message) {
  return std::visit([](const auto& m) { return bad_number_field(m); }, message);
}

}  // namespace acm::wire
