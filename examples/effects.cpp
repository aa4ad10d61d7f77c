// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What a host draws and plays while a script runs: the mannequin shines and fades, and a chime sounds.
#include <acmotion/acmotion.hpp>
#include <acmotion/sample.hpp>
#include <algorithm>
#include <array>
#include <cstdio>

constexpr acm::Guid kMannequin = 0x50000001;
constexpr std::uint32_t kShine = 0x4B;  // a script type of the mannequin's script table

int main() {
  acm::Assets assets = acm::sample_assets();
  acm::WorldOptions options;
  options.random_seed = 7;  // the same seed, the same chance
  acm::World world(assets, options);
  acm::ObjectParameters p;
  p.setup = acm::kSampleMannequin;
  p.position = {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {}}};
  if (!world.create_object(kMannequin, p)) return 1;
  if (!world.play_script_type(kMannequin, kShine, 1.0f)) return 1;

  int chimes = 0;
  float brightest = 0.0f;
  for (int tick = 0; tick < 45; ++tick) {
    world.tick(1.0 / 30.0);
    for (const acm::Event& e : world.events()) {
      if (e.type != acm::EventType::Hook || e.hook.source.script == 0) continue;
      std::printf("%5.2f s  script 0x%08X entry %u: %s\n", e.time, e.hook.source.script, e.hook.source.index,
                  acm::to_string(e.hook.type));
      if (e.hook.wave == 0) continue;  // nothing is heard
      std::printf("         play wave 0x%08X at volume %.1f\n", e.hook.wave,
                  static_cast<double>(e.hook.volume));
      ++chimes;
    }
    world.clear_events();
    std::array<acm::PartLook, 32> looks;
    const std::size_t parts = world.read_part_looks(kMannequin, looks);
    if (parts == 0) return 1;
    if (tick % 5 == 0)
      std::printf("%5.2f s  draw %zu parts with luminosity %.2f\n", world.clock(), parts,
                  static_cast<double>(looks[0].luminosity));
    brightest = std::max(brightest, looks[0].luminosity);
  }
  return chimes == 1 && brightest == 1.0f && world.state(kMannequin).queued_scripts == 0 ? 0 : 1;
}
