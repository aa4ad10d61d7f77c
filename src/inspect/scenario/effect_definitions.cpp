// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "effect_definitions.h"

#include <fmt/format.h>

#include <utility>

namespace acm::scenario {

void EffectDefinitions::add_version(PhysicsScript script) {
  const ObjectId id = script.id;
  entries_ += script.entries.size() + 1;
  Version& version = versions_.emplace_back();
  version.script = std::move(script);
  scripts_[id] = &version;
}

bool EffectDefinitions::add_entry(ObjectId id, double time, const Hook& hook) {
  const auto it = scripts_.find(id);
  const std::size_t copied =
      it != scripts_.end() && it->second->is_bound ? it->second->script.entries.size() : 0;
  if (entries_ + copied >= kMaxEntries) return false;
  if (it == scripts_.end() || it->second->is_bound)
    add_version(it == scripts_.end() ? PhysicsScript{id, {}, {}} : it->second->script);
  scripts_[id]->script.entries.push_back({time, hook});
  ++entries_;
  return true;
}

const BoundScript* EffectDefinitions::find_script(ObjectId id) const {
  const auto it = scripts_.find(id);
  if (it == scripts_.end()) return nullptr;
  Version& version = *it->second;
  if (!std::exchange(version.is_bound, true)) version.bound = bind_script(version.script);
  return &version.bound;
}

PhysicsScriptTable& EffectDefinitions::script_table(ObjectId id) {
  PhysicsScriptTable& table = script_tables_[id];
  table.id = id;
  return table;
}

SoundTable& EffectDefinitions::sound_table(ObjectId id) {
  SoundTable& table = sound_tables_[id];
  table.id = id;
  return table;
}

const PhysicsScriptTable* EffectDefinitions::find_script_table(ObjectId id) const {
  const auto it = script_tables_.find(id);
  return it == script_tables_.end() ? nullptr : &it->second;
}

const SoundTable* EffectDefinitions::find_sound_table(ObjectId id) const {
  const auto it = sound_tables_.find(id);
  return it == sound_tables_.end() ? nullptr : &it->second;
}

void EffectDefinitions::set_numbers(std::vector<double> numbers) {
  numbers_ = std::move(numbers);
  next_ = 0;
}

namespace {

// Reads the fields of a hook one after the other.
class FieldReader {
 public:
  FieldReader(Arguments& args, unsigned position) : args_(args), at_(position) {}

  float real() { return args_.real(next(HookFieldKind::Real)); }
  std::uint32_t hex() { return args_.hex(next(HookFieldKind::Hex)); }
  std::uint32_t flag() { return args_.num(next(HookFieldKind::Flag)) != 0.0 ? 1u : 0u; }
  // -1 is 0xFFFFFFFF.
  std::uint32_t part() {
    return static_cast<std::uint32_t>(args_.integer(next(HookFieldKind::Part), std::int32_t{0}));
  }
  void end() {
    if (args_.has(at_)) args_.refuse("too many arguments");
  }
  /// What has been asked for so far.
  std::vector<HookFieldKind> kinds;

 private:
  unsigned next(HookFieldKind kind) {
    kinds.push_back(kind);
    if (!args_.has(at_)) args_.refuse("missing argument");
    return at_++;
  }

  Arguments& args_;
  unsigned at_;
};

using ReadPayload = HookPayload (*)(FieldReader&);
struct HookWord {
  std::string_view word;
  ReadPayload read;
};

template <class T>
HookPayload empty_hook(FieldReader&) {
  return T{};
}
template <class T>
HookPayload ramp_hook(FieldReader& in) {
  const float start = in.real(), end = in.real();
  return T{start, end, in.real()};
}
template <class T>
HookPayload part_ramp_hook(FieldReader& in) {
  const std::uint32_t part = in.part();
  const float start = in.real(), end = in.real();
  return T{part, start, end, in.real()};
}
template <class T>
HookPayload particle_hook(FieldReader& in) {
  T hook{};
  hook.emitter_info = in.hex();
  hook.part = in.part();
  hook.emitter_id = in.hex();
  return hook;
}
template <class T>
HookPayload flag_hook(FieldReader& in) {
  return T{in.flag()};
}
template <class T>
HookPayload id_hook(FieldReader& in) {
  return T{in.hex()};
}
HookPayload attack_hook(FieldReader& in) {
  AttackHook hook{};
  hook.part = in.part();
  for (float* field : {&hook.left_x, &hook.left_y, &hook.right_x, &hook.right_y, &hook.radius, &hook.height})
    *field = in.real();
  return hook;
}
HookPayload replace_hook(FieldReader& in) {
  ReplaceObjectHook hook{};
  hook.part = static_cast<std::uint8_t>(in.part());
  hook.gfxobj = in.hex();
  return hook;
}
HookPayload scale_hook(FieldReader& in) {
  const float end = in.real();
  return ScaleHook{end, in.real()};
}
HookPayload call_hook(FieldReader& in) {
  const ObjectId script = in.hex();
  return CallScriptHook{script, in.real()};
}
HookPayload tweaked_hook(FieldReader& in) {
  SoundTweakedHook hook{};
  hook.wave = in.hex();
  hook.probability = in.real();
  hook.priority = in.real();
  hook.volume = in.real();
  return hook;
}
HookPayload omega_hook(FieldReader& in) {
  const float x = in.real(), y = in.real();
  return SetOmegaHook{{x, y, in.real()}};
}
HookPayload texture_hook(FieldReader& in) {
  const float u = in.real();
  return TextureVelocityHook{u, in.real()};
}
HookPayload part_texture_hook(FieldReader& in) {
  const std::uint32_t part = in.part();
  const float u = in.real();
  return TextureVelocityPartHook{part, u, in.real()};
}
HookPayload script_part_hook(FieldReader& in) {
  return DefaultScriptPartHook{in.part()};
}

constexpr HookWord kHookWords[] = {
    {"noop", empty_hook<NoOpHook>},
    {"animdone", empty_hook<AnimationDoneHook>},
    {"defscript", empty_hook<DefaultScriptHook>},
    {"sound", id_hook<SoundHook>},
    {"soundtable", id_hook<SoundTableHook>},
    {"attack", attack_hook},
    {"replace", replace_hook},
    {"ethereal", flag_hook<EtherealHook>},
    {"nodraw", flag_hook<NoDrawHook>},
    {"light", flag_hook<SetLightHook>},
    {"transparent", ramp_hook<TransparentHook>},
    {"luminous", ramp_hook<LuminousHook>},
    {"diffuse", ramp_hook<DiffuseHook>},
    {"transpart", part_ramp_hook<TransparentPartHook>},
    {"lumpart", part_ramp_hook<LuminousPartHook>},
    {"diffpart", part_ramp_hook<DiffusePartHook>},
    {"scale", scale_hook},
    {"particle", particle_hook<CreateParticleHook>},
    {"blockparticle", particle_hook<CreateBlockingParticleHook>},
    {"destroyp", id_hook<DestroyParticleHook>},
    {"stopp", id_hook<StopParticleHook>},
    {"defscriptpart", script_part_hook},
    {"callpes", call_hook},
    {"tweaked", tweaked_hook},
    {"omega", omega_hook},
    {"texvel", texture_hook},
    {"texvelpart", part_texture_hook},
};

}  // namespace

std::vector<HookShape> hook_shapes() {
  std::vector<HookShape> shapes;
  for (const HookWord& known : kHookWords) {
    Arguments none("");
    FieldReader in(none, 0);
    known.read(in);
    shapes.push_back({known.word, std::move(in.kinds)});
  }
  return shapes;
}

std::optional<Hook> read_hook(Arguments& args, unsigned position) {
  const std::string_view word = args.text(position);
  for (const HookWord& known : kHookWords) {
    if (known.word != word) continue;
    FieldReader in(args, position + 1);
    const Hook hook{0, known.read(in)};
    in.end();
    return args.ok() ? std::optional(hook) : std::nullopt;
  }
  args.refuse(args.has(position) ? fmt::format("unknown hook {}", word) : "missing argument");
  return std::nullopt;
}

namespace {

int signed_part(std::uint32_t part) {
  return static_cast<int>(part);
}

// What each type of hook gives a host.
struct HostReport {
  const HookReport& heard;

  template <class Other>
  std::string operator()(const Other&) const {
    return {};
  }
  std::string operator()(const SoundHook&) const {
    return heard.wave != 0 ? fmt::format("wave={:08X}", heard.wave) : "";
  }
  std::string operator()(const SoundTableHook& h) const {
    if (heard.wave == 0) return {};
    return fmt::format("sound={:X} wave={:08X} volume={:.9g} priority={:.9g}", h.sound_type, heard.wave,
                       heard.volume, heard.priority);
  }
  std::string operator()(const SoundTweakedHook&) const {
    return heard.wave != 0 ? fmt::format("wave={:08X} volume={:.9g}", heard.wave, heard.volume) : "";
  }
  std::string operator()(const AttackHook& h) const {
    return fmt::format(
        "part={} left={:.9g},{:.9g} right={:.9g},{:.9g} radius={:.9g} height={:.9g} scale={:.9g}",
        signed_part(h.part), h.left_x, h.left_y, h.right_x, h.right_y, h.radius, h.height, heard.scale);
  }
  std::string operator()(const ReplaceObjectHook& h) const {
    return fmt::format("part={} mesh={:08X}", h.part, h.gfxobj);
  }
  std::string operator()(const CreateParticleHook& h) const { return created(h); }
  std::string operator()(const CreateBlockingParticleHook& h) const { return created(h); }
  std::string operator()(const DestroyParticleHook& h) const { return ended(h.emitter_id); }
  std::string operator()(const StopParticleHook& h) const { return ended(h.emitter_id); }
  std::string operator()(const TextureVelocityHook& h) const {
    return fmt::format("u={:.9g} v={:.9g}", h.u_speed, h.v_speed);
  }
  std::string operator()(const TextureVelocityPartHook& h) const {
    return fmt::format("part={} u={:.9g} v={:.9g}", signed_part(h.part), h.u_speed, h.v_speed);
  }
  std::string operator()(const SetLightHook& h) const { return fmt::format("on={:d}", h.on != 0); }

 private:
  template <class Particle>
  static std::string created(const Particle& h) {
    return fmt::format("info={:08X} part={} emitter={}", h.emitter_info, signed_part(h.part), h.emitter_id);
  }
  static std::string ended(std::uint32_t emitter) {
    return emitter != 0 ? fmt::format("emitter={}", emitter) : "";
  }
};

}  // namespace

std::string host_report(const Hook& hook, const HookReport& report) {
  const std::string fields = std::visit(HostReport{report}, hook.payload);
  if (fields.empty()) return {};
  return fmt::format("type={} {}", static_cast<unsigned>(hook.type()), fields);
}

}  // namespace acm::scenario
