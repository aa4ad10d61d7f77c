// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/hook.h"
#include "assets/record_archive.h"
#include "base/is.h"

#include <variant>

namespace acm {

// The fields of every hook in file order, for the archives of record_archive.h.

/// The distance that a known type's id has from here is what the file holds.
inline constexpr ObjectId kFirstGfxObj = 0x01000000u;

template <class A>
void fields(A&, Is<NoOpHook> auto&) {}
template <class A>
void fields(A&, Is<AnimationDoneHook> auto&) {}
template <class A>
void fields(A&, Is<DefaultScriptHook> auto&) {}

template <class A>
void fields(A& a, Is<SoundHook> auto& h) {
  a.reference("wave", h.wave, LoadedFor::Nothing);
}

template <class A>
void fields(A& a, Is<SoundTableHook> auto& h) {
  a.word("sound_type", h.sound_type, Word::SoundOfHook);
}

template <class A>
void fields(A& a, Is<AttackHook> auto& h) {
  a.value("part", h.part);
  a.value("left_x", h.left_x);
  a.value("left_y", h.left_y);
  a.value("right_x", h.right_x);
  a.value("right_y", h.right_y);
  a.value("radius", h.radius);
  a.value("height", h.height);
}

// The one hook that is packed: the only one whose bytes need alignment.
template <class A>
void fields(A& a, Is<ReplaceObjectHook> auto& h) {
  a.value("part", h.part);
  a.known_type_id("gfxobj", h.gfxobj, h.form, kFirstGfxObj, LoadedFor::LooksAndParticles);
  a.padding("padding", h.padding);
}

template <class A>
void fields(A& a, Is<EtherealHook> auto& h) {
  a.value("ethereal", h.ethereal);
}

/// What the hooks share that change a value of the body or of a part over some time.
template <class A>
void ramp_fields(A& a, auto& h) {
  a.value("start", h.start);
  a.value("end", h.end);
  a.value("time", h.time);
}

template <class A, class Hook>
  requires Is<Hook, TransparentHook> || Is<Hook, LuminousHook> || Is<Hook, DiffuseHook>
void fields(A& a, Hook& h) {
  ramp_fields(a, h);
}

template <class A, class Hook>
  requires Is<Hook, TransparentPartHook> || Is<Hook, LuminousPartHook> || Is<Hook, DiffusePartHook>
void fields(A& a, Hook& h) {
  a.value("part", h.part);
  ramp_fields(a, h);
}

template <class A>
void fields(A& a, Is<ScaleHook> auto& h) {
  a.value("end", h.end);
  a.value("time", h.time);
}

template <class A, class Hook>
  requires Is<Hook, CreateParticleHook> || Is<Hook, CreateBlockingParticleHook>
void fields(A& a, Hook& h) {
  a.reference("emitter_info", h.emitter_info, LoadedFor::LooksAndParticles);
  a.value("part", h.part);
  a.value("offset", h.offset);
  a.value("emitter_id", h.emitter_id);
}

template <class A, class Hook>
  requires Is<Hook, DestroyParticleHook> || Is<Hook, StopParticleHook>
void fields(A& a, Hook& h) {
  a.value("emitter_id", h.emitter_id);
}

template <class A>
void fields(A& a, Is<NoDrawHook> auto& h) {
  a.value("no_draw", h.no_draw);
}

template <class A>
void fields(A& a, Is<DefaultScriptPartHook> auto& h) {
  a.value("part", h.part);
}

template <class A>
void fields(A& a, Is<CallScriptHook> auto& h) {
  a.reference("script", h.script, LoadedFor::AllButDyes);
  a.value("pause", h.pause);
}

template <class A>
void fields(A& a, Is<SoundTweakedHook> auto& h) {
  a.reference("wave", h.wave, LoadedFor::Nothing);
  a.value("probability", h.probability);
  a.value("priority", h.priority);
  a.value("volume", h.volume);
}

template <class A>
void fields(A& a, Is<SetOmegaHook> auto& h) {
  a.value("omega", h.omega);
}

template <class A>
void fields(A& a, Is<TextureVelocityHook> auto& h) {
  a.value("u_speed", h.u_speed);
  a.value("v_speed", h.v_speed);
}

template <class A>
void fields(A& a, Is<TextureVelocityPartHook> auto& h) {
  a.value("part", h.part);
  a.value("u_speed", h.u_speed);
  a.value("v_speed", h.v_speed);
}

template <class A>
void fields(A& a, Is<SetLightHook> auto& h) {
  a.value("on", h.on);
}

// retail: CAnimHook::UnPackHook (dat-formats 2.4)
template <class A>
void fields(A& a, Is<Hook> auto& h) {
  a.hook_type("type", h.payload);
  a.value("direction", h.direction);
  std::visit([&](auto& payload) { fields(a, payload); }, h.payload);
}

}  // namespace acm
