// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/hook.h"

#include "assets/hook_fields.h"

#include <array>
#include <type_traits>
#include <utility>

namespace acm {

namespace {

constexpr std::array<const char*, kHookTypeCount> kHookNames = {
    "NoOp",
    "Sound",
    "SoundTable",
    "Attack",
    "AnimationDone",
    "ReplaceObject",
    "Ethereal",
    "TransparentPart",
    "Luminous",
    "LuminousPart",
    "Diffuse",
    "DiffusePart",
    "Scale",
    "CreateParticle",
    "DestroyParticle",
    "StopParticle",
    "NoDraw",
    "DefaultScript",
    "DefaultScriptPart",
    "CallPES",
    "Transparent",
    "SoundTweaked",
    "SetOmega",
    "TextureVelocity",
    "TextureVelocityPart",
    "SetLight",
    "CreateBlockingParticle",
};

void read_field(ByteReader& in, const char* name, std::uint32_t& v) {
  v = in.u32(name);
}
void read_field(ByteReader& in, const char* name, float& v) {
  v = in.f32(name);
}
void read_field(ByteReader& in, const char* name, Vec3& v) {
  v = in.vec3(name);
}
void read_field(ByteReader& in, const char* name, Frame& v) {
  v = in.frame(name);
}

void write_field(ByteWriter& out, std::uint32_t v) {
  out.u32(v);
}
void write_field(ByteWriter& out, float v) {
  out.f32(v);
}
void write_field(ByteWriter& out, const Vec3& v) {
  out.vec3(v);
}
void write_field(ByteWriter& out, const Frame& v) {
  out.frame(v);
}

constexpr ObjectId kFirstGfxObj = 0x01000000u;

template <class Payload>
void read_payload(ByteReader& in, Payload& payload) {
  if constexpr (std::is_same_v<Payload, ReplaceObjectHook>) {
    payload.part = in.u8("part");
    const KnownTypeId id = read_known_type_id(in, kFirstGfxObj, "gfxobj");
    payload.gfxobj = id.id;
    payload.form = id.form;
    payload.padding = in.align4("hook padding");
  } else {
    for_each_field(payload, [&](const auto& field, auto& value) { read_field(in, field.name, value); });
  }
}

template <class Payload>
void write_payload(ByteWriter& out, const Payload& payload) {
  if constexpr (std::is_same_v<Payload, ReplaceObjectHook>) {
    out.u8(payload.part);
    write_known_type_id(out, kFirstGfxObj, {payload.gfxobj, payload.form});
    out.align4(payload.padding);
  } else {
    for_each_field(payload, [&](const auto&, const auto& value) { write_field(out, value); });
  }
}

template <std::size_t Type>
void read_payload_of_type(ByteReader& in, HookPayload& payload) {
  read_payload(in, payload.emplace<Type>());
}

using PayloadReader = void (*)(ByteReader&, HookPayload&);

template <std::size_t... Types>
constexpr std::array<PayloadReader, sizeof...(Types)> make_payload_readers(std::index_sequence<Types...>) {
  return {read_payload_of_type<Types>...};
}

constexpr auto kPayloadReaders = make_payload_readers(std::make_index_sequence<kHookTypeCount>());

}  // namespace

const char* to_string(HookType type) {
  const auto i = static_cast<std::size_t>(type);
  return i < kHookNames.size() ? kHookNames[i] : "unknown";
}

// retail: CAnimHook::UnPackHook (dat-formats 2.4)
Hook read_hook(ByteReader& in) {
  Hook hook;
  const std::uint64_t at = in.offset();
  const std::uint32_t type = in.u32("hook type");
  if (type >= kHookTypeCount) in.fail(ErrorCode::BadValue, "hook type", at);
  hook.direction = in.i32("hook direction");
  if (in.ok()) kPayloadReaders[type](in, hook.payload);
  return hook;
}

void write_hook(ByteWriter& out, const Hook& hook) {
  out.u32(static_cast<std::uint32_t>(hook.payload.index()));
  out.i32(hook.direction);
  std::visit([&](const auto& payload) { write_payload(out, payload); }, hook.payload);
}

}  // namespace acm
