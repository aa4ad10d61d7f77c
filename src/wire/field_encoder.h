// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/appearance_format.h"
#include "base/bytes.h"

#include <cassert>

#include "message_fields.h"
#include "write.h"

namespace acm::wire {

/// The archive that encodes.
class FieldEncoder {
 public:
  explicit FieldEncoder(FieldWriter& out) : out_(out) {}

  template <class T>
  void field(WholeNumber, const char*, T x) {
    if constexpr (sizeof(T) == 1) out_.u8(static_cast<std::uint8_t>(x));
    if constexpr (sizeof(T) == 2) out_.u16(static_cast<std::uint16_t>(x));
    if constexpr (sizeof(T) == 4) out_.u32(static_cast<std::uint32_t>(x));
  }
  void field(RealNumber, const char*, float x) { out_.f32(x); }
  void field(const Vector3&, const char*, const Vec3& x) { out_.vec3(x); }
  void field(Rotation, const char*, const Quat& x) { out_.quat(x); }

  // Padding of one or two bytes has the same length in every message.
  void padding(const char*, std::uint8_t x) { out_.u8(x); }
  void padding(const char*, std::uint16_t x) { out_.u16(x); }
  void padding(const char*, std::uint32_t x) { out_.align4(x); }
  template <class T, class... Extra>
  ACMOTION_ALWAYS_INLINE void part(const char*, const T& x, Extra... extra) {
    fields(*this, x, extra...);
  }
  template <class T>
  void word(WholeNumber kind, const char* name, T x) {
    field(kind, name, x);
  }
  bool has(std::uint32_t word, std::uint32_t bit, const char*) { return (word & bit) != 0; }
  template <class Kind, class T>
  void optional(std::uint32_t word, std::uint32_t bit, const Kind& kind, const char* name, const T& x) {
    if ((word & bit) != 0) field(kind, name, x);
  }
  void bit(std::uint32_t, std::uint32_t, const char*) {}
  void left_out(std::uint32_t word, std::uint32_t bit, const char*, float x) {
    if ((word & bit) == 0) out_.f32(x);
  }
  bool is_sent(bool condition) { return condition; }
  template <class Make>
  void derived(const char*, const Make&) {}

  void opcode(const char*, std::uint32_t opcode) { out_.u32(opcode); }
  template <class State>
  int state_word(const char*, const State& s) {
    out_.u32(s.word());
    return 0;
  }
  void actions(const char*, const ActionList& actions, int) {
    assert(actions.count <= ActionList::kCapacity);
    for (const ActionItem& item : actions.view()) fields(*this, item);
  }
  void action_stamp(const char*, std::uint16_t packed) { out_.u16(packed); }
  void parameter_bits(const char*, std::uint32_t flags) { out_.u32(flags); }
  int movement_type(const char*, const MovementBody& body) {
    out_.u8(static_cast<std::uint8_t>(body.type()));
    return 0;
  }
  ACMOTION_ALWAYS_INLINE void content(const MovementBody& body, int) { content_fields(*this, body); }
  void form(const char*, Jump::Form) {}
  void has_padding(const char*, bool) {}
  void held_by(const char*, Guid guid, const char*, std::uint32_t location) {
    out_.u32(guid);
    out_.u32(location);
  }
  void children(const char*, const ChildList& children) {
    out_.u32(static_cast<std::uint32_t>(children.size()));
    out_.raw(children.bytes);
  }
  void movement(const PhysicsDescription& p) {
    using P = PhysicsDescription;
    if (!p.has(P::kMovement)) return optional(p.flags, P::kPlacement, kCode, "placement_frame", p.placement);
    out_.u32(p.has_body ? static_cast<std::uint32_t>(size_of(p.body)) : 0u);
    if (!p.has_body) return;
    fields(*this, p.body);
    out_.u32(p.autonomous);
  }
  void appearance(const AppearanceView& a) {
    if (a.bytes.empty()) {
      out_.u32(kAppearanceVersion);
    } else {
      out_.raw(a.bytes);
    }
  }
  void tail(Bytes tail) { out_.raw(tail); }

 private:
  FieldWriter& out_;
};

}  // namespace acm::wire
