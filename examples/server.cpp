// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A server of twenty creatures that know when their swings land. Each swing carries a context id; the Attack
// hook gives it back, in the tick in which the blow lands, so that the host knows two equal swings from each
// other.
#include <acmotion/acmotion.hpp>
#include <acmotion/sample.hpp>
#include <cstdio>
#include <map>

int main() {
  constexpr double kTick = 1.0 / 30.0;
  constexpr acm::Guid kFirst = 0x80000001;
  constexpr int kCreatures = 20;
  acm::Assets assets = acm::sample_assets();
  acm::World world(assets);
  acm::Server server(world);
  for (int i = 0; i < kCreatures; ++i) {
    acm::ObjectParameters p;
    p.setup = acm::kSampleMannequin;
    p.position = {0xA9B40013, {{40.0f + 2.0f * static_cast<float>(i), 50.0f, 0.0f}, {}}};
    if (!world.create_object(kFirst + i, p)) return 1;
    server.do_motion(kFirst + i, acm::command::kSwordCombat);
  }

  std::map<std::uint32_t, double> begun;  // swings under way, by context id
  std::uint32_t next_id = 1;
  int hits = 0;
  for (int tick = 0; tick < 330; ++tick) {
    // Every creature swings once in five seconds.
    for (int i = 0; i < kCreatures; ++i) {
      if ((tick + 7 * i) % 150 != 60) continue;
      acm::MovementParameters swing;
      swing.context_id = next_id++;
      if (server.do_motion(kFirst + i, acm::command::kSlashHigh, swing) == acm::MotionError::None)
        begun[swing.context_id] = world.clock();
    }
    world.tick(kTick);
    server.broadcast_due();
    for (const acm::Event& e : world.events()) {
      if (e.type != acm::EventType::Hook || e.hook.type != acm::HookType::Attack) continue;
      if (!begun.contains(e.hook.context_id)) continue;  // no swing that this server has ordered
      const acm::Result<acm::HookFields> fields = world.hook_fields(e.hook.source);
      std::printf("%6.3f s  %08X hits, %.3f s after swing %u began, within %.1f m\n", e.time, e.object,
                  e.time - begun[e.hook.context_id], e.hook.context_id,
                  fields ? static_cast<double>(fields->find("radius")->number) : 0.0);
      ++hits;
    }
    world.clear_events();
    server.clear_outbox();  // a real server sends these first
  }
  return hits >= 2 * kCreatures && begun.size() >= static_cast<std::size_t>(hits) ? 0 : 1;
}
