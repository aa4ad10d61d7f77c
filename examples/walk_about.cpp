// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// One creature on flat ground: give commands, let time pass, read what happens.
#include <acmotion/acmotion.hpp>
#include <acmotion/sample.hpp>
#include <cstdio>

int main() {
  acm::Assets assets = acm::sample_assets();
  acm::World world(assets);
  constexpr acm::Guid kGuard = 0x80000001;
  acm::ObjectParameters guard;
  guard.setup = acm::kSampleMannequin;
  guard.position = {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {}}};
  guard.facts.weenie.jump_velocity = 5.0f;  // metres per second, for a full jump
  if (!world.create_object(kGuard, guard)) return 1;

  world.do_motion(kGuard, acm::command::kWalkForward);
  for (int tick = 0; tick < 90; ++tick) {
    if (tick == 45) world.jump(kGuard, 0.5f);
    world.tick(1.0 / 30.0);
    for (const acm::Event& e : world.events()) {
      if (e.type == acm::EventType::Hook)
        std::printf("%5.2f s  hook %s\n", e.time, acm::to_string(e.hook.type));
      if (e.type == acm::EventType::MotionDone)
        std::printf("%5.2f s  done %s\n", e.time, acm::command_name(e.motion_done.motion).data());
    }
    world.clear_events();
  }
  const acm::Vec3 place = world.state(kGuard).position.frame.origin;
  std::printf("stands at %.2f, %.2f, %.2f\n", place.x, place.y, place.z);
  return place.y > 53.0f && place.z == 0.0f ? 0 : 1;
}
