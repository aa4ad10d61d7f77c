// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire.hpp"
#include "assets/appearance_format.h"
#include "base/bytes.h"

#include "message_fields.h"

namespace acm::wire {

/// The archive that decodes: takes each field from a ByteReader or a FieldTracer. Errors stay in the reader.
template <class Reader>
class FieldReader {
 public:
  explicit FieldReader(Reader& in) : in_(in) {}

  template <class T>
  void field(WholeNumber kind, const char* name, T& x) {
    const std::uint64_t at = in_.offset();
    x = static_cast<T>(take<sizeof(T)>(kind.meaning, name));
    if (kind.known != 0xFFFFFFFFu) note_unknown(static_cast<std::uint32_t>(x) & ~kind.known, at);
  }
  void field(RealNumber, const char* name, float& x) { x = in_.f32(name); }
  void field(const Vector3&, const char* name, Vec3& x) { x = in_.vec3(name); }
  void field(Rotation, const char* name, Quat& x) { x = in_.quat(name); }

  template <class T>
  void padding(const char* name, T& x) {
    x = static_cast<T>(in_.align4(name));
  }
  template <class T, class... Extra>
  ACMOTION_ALWAYS_INLINE void part(const char*, T&& x, Extra... extra) {
    fields(*this, x, extra...);
  }
  template <class T>
  void word(WholeNumber kind, const char* name, T& x) {
    field(kind, name, x);
  }
  bool has(std::uint32_t word, std::uint32_t bit, const char*) { return (word & bit) != 0; }
  template <class Kind, class T>
  void optional(std::uint32_t word, std::uint32_t bit, const Kind& kind, const char* name, T& x) {
    if ((word & bit) != 0) field(kind, name, x);
  }
  void bit(std::uint32_t, std::uint32_t, const char*) {}
  void left_out(std::uint32_t word, std::uint32_t bit, const char* name, float& x) {
    x = (word & bit) != 0 ? 0.0f : in_.f32(name);
  }
  bool is_sent(bool condition) { return condition; }
  template <class Make>
  void derived(const char*, const Make&) {}

  void opcode(const char* name, std::uint32_t) { take<4>(Meaning::Opcode, name); }

  struct CountWord {
    std::uint32_t count;
    std::uint64_t at;
  };
  template <class State>
  CountWord state_word(const char* name, State& s) {
    const std::uint64_t at = in_.offset();
    const auto word = take<4>(kStateFlags.meaning, name);
    note_unknown(word & State::kUnknownBits, at);
    s.flags = word & ~State::kCountBits;
    return {(word & State::kCountBits) >> State::kCountShift, at};
  }
  void actions(const char*, ActionList& actions, CountWord word) {
    constexpr std::size_t kActionBytes = 8;
    if (!in_.accept_count("num_actions", word.count, kActionBytes, word.at)) return;
    for (std::uint32_t i = 0; i < word.count; ++i) fields(*this, actions.items[i]);
    actions.count = word.count;
  }
  void action_stamp(const char* name, std::uint16_t& packed) { packed = take<2>(Meaning::ActionStamp, name); }
  void parameter_bits(const char* name, std::uint32_t& flags) { field(kParameterBits, name, flags); }

  struct TypeByte {
    const char* name;
    std::uint8_t type;
    std::uint64_t at;
  };
  TypeByte movement_type(const char* name, MovementBody&) {
    const std::uint64_t at = in_.offset();
    return {name, take<1>(Meaning::MovementType, name), at};
  }
  ACMOTION_ALWAYS_INLINE void content(MovementBody& body, TypeByte read) {
    if (make_content(body, static_cast<MovementType>(read.type))) {
      content_fields(*this, body);
    } else {
      in_.fail(ErrorCode::BadValue, read.name, read.at);
    }
  }

  /// Short when so many bytes are left after the velocity, which both forms have.
  void form(const char*, Jump::Form& form) {
    constexpr std::size_t kRestOfShort = 16, kBefore = 16;
    if (in_.remaining() != kRestOfShort) return;
    form = Jump::Form::Short;
    in_.record(Oddity::LongEncoding, in_.offset() - kBefore);
  }
  void has_padding(const char*, bool& has) {
    has = in_.remaining() != 0;
    if (!has) in_.record(Oddity::LongEncoding, in_.offset());
  }
  void held_by(const char* name, Guid& guid, const char* location_name, std::uint32_t& location) {
    field(kGuid, name, guid);
    field(kCode, location_name, location);
  }
  void children(const char* name, ChildList& children) {
    const std::uint64_t at = in_.offset();
    const std::uint32_t count = in_.u32(name);
    if (!in_.accept_count(name, count, ChildList::kBytesEach, at)) return;
    children.bytes = in_.raw(std::size_t{count} * ChildList::kBytesEach, name);
  }
  void movement(PhysicsDescription& p);
  void appearance(AppearanceView& a);
  void tail(Bytes& tail);
  void text(const char* name, Bytes& text) {
    text = in_.raw(in_.u16(name), name);
    in_.align4(name);
  }
  /// Servers pack it like the ids of an appearance, but with one bit more (wire 3.4).
  void packed_number(const char* name, std::uint32_t& x) {
    const std::uint16_t first = in_.u16(name);
    x = (first & 0x8000u) == 0 ? first : (first & 0x7FFFu) << 16 | in_.u16(name);
  }

 private:
  template <std::size_t kBytes>
  auto take(Meaning meaning, const char* name) {
    if constexpr (requires { in_.next_means(meaning); }) in_.next_means(meaning);
    if constexpr (kBytes == 1) return in_.u8(name);
    if constexpr (kBytes == 2) return in_.u16(name);
    if constexpr (kBytes == 4) return in_.u32(name);
  }
  void note_unknown(std::uint32_t unknown_bits, std::uint64_t at) {
    if (unknown_bits != 0) in_.record(Oddity::UnknownFlags, at);
  }

  Reader& in_;
};

template <class Reader>
void FieldReader<Reader>::movement(PhysicsDescription& p) {
  using P = PhysicsDescription;
  if (!p.has(P::kMovement)) return optional(p.flags, P::kPlacement, kCode, "placement_frame", p.placement);
  const std::uint64_t at = in_.offset();
  const std::uint32_t length = take<4>(Meaning::Number, "movement_len");
  if (length == 0 || !in_.accept_count("movement_len", length, 1, at)) return;
  p.has_body = true;
  const std::uint64_t begin = in_.offset();
  fields(*this, p.body);
  if (in_.ok() && in_.offset() - begin != length) in_.fail(ErrorCode::BadValue, "movement_len", at);
  field(kNumber, "autonomous", p.autonomous);
}

template <class Reader>
void FieldReader<Reader>::appearance(AppearanceView& a) {
  const std::uint64_t at = in_.offset();
  const AppearanceCounts counts = read_appearance(in_, [](const auto&) {});
  a.subpalettes = counts.sub_palettes;
  a.textures = counts.textures;
  a.parts = counts.parts;
  a.bytes = in_.since(at);
}

template <class Reader>
void FieldReader<Reader>::tail(Bytes& tail) {
  const std::uint64_t at = in_.offset();
  tail = in_.raw(in_.remaining(), "weenie");
  // A description may end before its weenie half, but not within the fields that every weenie has.
  if (tail.empty()) return;
  if (const Result<WeenieHead> head = decode_weenie_head(tail); !head)
    in_.fail(head.error().code, head.error().what, at + head.error().offset);
}

}  // namespace acm::wire
