// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A host with collision of its own: the engine proposes where the body goes, the host says where it ends
// up. Here the ground is a slope that rises one metre in ten towards the north.
#include <acmotion/acmotion.hpp>
#include <acmotion/sample.hpp>
#include <cstdio>

constexpr float kStep = 0.5f;  // a walking body is set down on ground this far below

float slope_height(acm::Vec3 place) {
  return (place.y - 50.0f) * 0.1f;
}

acm::StepAnswer answer(acm::Frame frame, bool stands) {
  const float height = slope_height(frame.origin);
  const bool touches = frame.origin.z - height <= (stands ? kStep : 0.0f);
  if (touches) frame.origin.z = height;
  return {frame, touches, touches};
}

int main() {
  acm::Assets assets = acm::sample_assets();
  acm::World world(assets);
  constexpr acm::Guid kGuard = 0x80000001;
  acm::ObjectParameters guard;
  guard.setup = acm::kSampleMannequin;
  guard.position = {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {}}};
  guard.facts.ground = acm::Ground::Host;
  if (!world.create_object(kGuard, guard)) return 1;
  world.do_motion(kGuard, acm::command::kWalkForward);

  for (int tick = 0; tick < 90; ++tick) {
    world.tick(1.0 / 30.0);
    const acm::StepPlan plan = world.plan_steps(kGuard);
    for (int i = 0; i < plan.count; ++i) {
      acm::Frame proposed;
      if (world.begin_step(kGuard, plan.quanta[i], proposed))
        world.end_step(kGuard, answer(proposed, world.state(kGuard).on_walkable));
    }
    world.clear_events();
  }
  const acm::Vec3 place = world.state(kGuard).position.frame.origin;
  std::printf("climbed to %.2f, %.2f, %.2f\n", place.x, place.y, place.z);
  return place.z > 0.3f && place.z == slope_height(place) ? 0 : 1;
}
