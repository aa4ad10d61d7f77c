// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/animation.h"
#include "assets/physics_script.h"
#include "assets/setup.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <initializer_list>
#include <map>

#include "retail_sweep.h"

namespace acm::tool {

namespace {

using HookTypes = std::bitset<kHookTypeCount>;

struct HookCensus {
  std::array<std::size_t, kHookTypeCount> hooks{};
  std::size_t odd_directions = 0;  // neither both, forward nor backward
  std::size_t all = 0, both = 0;
  std::size_t transparent_ramps = 0;  // Transparent hooks that take time

  HookTypes add(const Hook& hook) {
    ++hooks[hook.payload.index()];
    ++all;
    both += hook.direction == hook_direction::kBoth;
    odd_directions += hook.direction < hook_direction::kBackward || hook.direction > hook_direction::kForward;
    if (const auto* t = std::get_if<TransparentHook>(&hook.payload)) transparent_ramps += t->time != 0.0f;
    return HookTypes(1u << hook.payload.index());
  }
  /// Whether no other type occurs as often as either of the two.
  [[nodiscard]] bool are_commonest(HookType a, HookType b) const {
    const std::size_t least = std::min(of(a), of(b));
    return std::ranges::count_if(hooks, [&](std::size_t n) { return n >= least; }) <= 2;
  }
  HookCensus& operator+=(const HookCensus& other) {
    for (std::size_t type = 0; type < kHookTypeCount; ++type) hooks[type] += other.hooks[type];
    return *this;
  }
  [[nodiscard]] std::size_t of(HookType type) const { return hooks[static_cast<std::size_t>(type)]; }

  void expect_none_of(RetailParts& p, std::initializer_list<HookType> types) const {
    for (const HookType type : types)
      p.holds(fmt::format("no {} hook", to_string(type)).c_str(), of(type) == 0);
  }
};

HookCensus check_animations(RetailSweep& sweep, HookTypes& met) {
  HookCensus census;
  std::size_t ethereal = 0, on = 0, off = 0;
  sweep.all(
      "animations: hooks", ObjectType::Animation, read_animation,
      [&](const Animation& a) {
        HookTypes types;
        for (const Hook& hook : a.hooks) {
          types |= census.add(hook);
          if (const auto* e = std::get_if<EtherealHook>(&hook.payload)) ++(e->ethereal != 0 ? on : off);
        }
        ethereal += types.test(static_cast<std::size_t>(HookType::Ethereal));
        met |= types;
      },
      [&](RetailParts& p) {
        p.equal("number of those with an Ethereal hook", ethereal, 47u);
        p.equal("number of Ethereal hooks that switch off", off, on);
        p.equal("number of SoundTweaked hooks", census.of(HookType::SoundTweaked), 173u);
        census.expect_none_of(
            p, {HookType::AnimationDone, HookType::NoDraw, HookType::Scale, HookType::TextureVelocity});
        p.equal("number of unknown directions", census.odd_directions, 0u);
        p.holds("most hooks for both directions", census.both * 2 > census.all);
      });
  return census;
}

void check_scripts(RetailSweep& sweep, const HookCensus& of_animations, HookTypes& met,
                   std::map<ObjectId, HookTypes>& scripts) {
  HookCensus census;
  sweep.all(
      "physics scripts: hooks", ObjectType::PhysicsScript, read_physics_script,
      [&](const PhysicsScript& script) {
        HookTypes& types = scripts[script.id];
        for (const PhysicsScript::Entry& entry : script.entries) types |= census.add(entry.hook);
        met |= types;
      },
      [&](RetailParts& p) {
        p.equal("number of SoundTweaked hooks", census.of(HookType::SoundTweaked), 368u);
        census.expect_none_of(p, {HookType::AnimationDone, HookType::Attack});
        p.equal("number of Transparent hooks that take time", census.transparent_ramps, 0u);
        p.equal("number of hook types that occur here or in animations", met.count(), kHookTypeCount - 8);
        HookCensus together = census;
        together += of_animations;
        p.holds("SoundTable and CreateParticle are the commonest",
                together.are_commonest(HookType::SoundTable, HookType::CreateParticle));
      });
}

void check_default_scripts(RetailSweep& sweep, const std::map<ObjectId, HookTypes>& scripts) {
  std::array<std::size_t, kHookTypeCount> setups{};
  sweep.all(
      "setups: hooks of their default scripts", ObjectType::Setup, read_setup,
      [&](const Setup& s) {
        const auto script = scripts.find(s.default_script);
        if (script == scripts.end()) return;
        for (std::size_t type = 0; type < kHookTypeCount; ++type) setups[type] += script->second.test(type);
      },
      [&](RetailParts& p) {
        const auto expect = [&](const char* part, HookType type, std::size_t count) {
          p.equal(part, setups[static_cast<std::size_t>(type)], count);
        };
        expect("number with CreateParticle", HookType::CreateParticle, 2046);
        expect("number with CallPES", HookType::CallScript, 317);
        expect("number with SoundTweaked", HookType::SoundTweaked, 302);
        expect("number with SoundTable", HookType::SoundTable, 49);
        expect("number with Scale", HookType::Scale, 43);
        expect("number with TextureVelocity", HookType::TextureVelocity, 11);
      });
}

}  // namespace

void check_retail_hooks(RetailSweep& sweep) {
  HookTypes met;
  std::map<ObjectId, HookTypes> scripts;
  const HookCensus of_animations = check_animations(sweep, met);
  check_scripts(sweep, of_animations, met, scripts);
  check_default_scripts(sweep, scripts);
}

}  // namespace acm::tool
