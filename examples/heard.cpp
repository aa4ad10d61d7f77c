// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What a fight sounds like: the sounds of hooks, each out of the object's own sound table, and one that the
// server orders. Gain, pan and voices are the host's.
#include <acmotion/acmotion.hpp>
#include <acmotion/sample.hpp>
#include <cstdio>

constexpr acm::Guid kFighter = 0x50000001, kBeast = 0x80000002;

int main() {
  acm::Assets assets = acm::sample_assets();
  acm::WorldOptions options;
  options.random_seed = 7;  // the same seed, the same sounds
  acm::World world(assets, options);
  acm::Client client(world, {.expects_player = false});
  acm::ObjectParameters p;
  p.setup = acm::kSampleMannequin;
  p.position = {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {}}};
  if (!world.create_object(kFighter, p)) return 1;
  p.setup = acm::kSampleBeast;
  p.position.frame.origin.y = 53.0f;
  if (!world.create_object(kBeast, p)) return 1;

  int of_hooks = 0, of_messages = 0;
  world.do_motion(kFighter, acm::command::kSwordCombat);
  world.move_to_object(kBeast, kFighter);
  for (int tick = 0; tick < 150; ++tick) {
    if (tick == 60) world.do_motion(kFighter, acm::command::kSlashHigh);
    if (tick == 90) world.do_motion(kBeast, acm::command::kAttackMed1);
    if (tick == 105) {  // as a server would send it
      const acm::wire::Message stamp = acm::wire::Sound{kBeast, acm::sound_type::kFootstep2, 1.5f};
      if (!client.receive(*acm::wire::encode(stamp))) return 1;
    }
    world.tick(1.0 / 30.0);
    for (const acm::Event& e : world.events()) {
      const char* who = e.object == kFighter ? "fighter" : "beast";
      if (e.type == acm::EventType::SoundHeard) {
        std::printf("%5.2f s  %-7s  wave 0x%08X, volume %.1f  message %s\n", e.time, who, e.sound_heard.wave,
                    static_cast<double>(e.sound_heard.volume),
                    acm::sound_type_name(e.sound_heard.sound_type).data());
        ++of_messages;
      }
      if (e.type != acm::EventType::Hook || e.hook.wave == 0) continue;
      const auto fields = world.hook_fields(e.hook.source);
      const acm::HookValue* type = fields ? fields->find("sound_type") : nullptr;
      std::printf("%5.2f s  %-7s  wave 0x%08X, volume %.1f  %s hook %s\n", e.time, who, e.hook.wave,
                  static_cast<double>(e.hook.volume), acm::to_string(e.hook.type),
                  type ? acm::sound_type_name(type->integer).data() : "");
      ++of_hooks;
    }
    world.clear_events();
  }
  return of_hooks > 5 && of_messages == 1 ? 0 : 1;
}
