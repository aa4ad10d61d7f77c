// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// One creature on flat ground: give commands, let time pass, read what happens.
#include "acmotion/commands.hpp"
#include "actor/body.h"
#include "actor/tick.h"
#include "assets/asset_store.h"
#include "sample/sample_creatures.h"

#include <array>
#include <cstdio>

int main() {
  // Assets are decoded once and shared by all actors. Here they are the built-in ones.
  acm::AssetStore assets;
  for (const acm::SampleObject& object : acm::sample_creatures())
    if (!assets.add(object.id, object.bytes)) return 1;
  const acm::Result<const acm::BoundTable*> table = assets.bind(0x09000001);
  if (!table) return 1;

  // A scene of one. Events go into memory of ours.
  acm::Scene scene;
  std::array<acm::Event, 256> memory;
  acm::EventBuffer events(memory);
  acm::StepContext context(scene, events);
  acm::Actor& guard = *scene.find(scene.create(0x50000001));
  guard.weenie.present = true;
  guard.weenie.jump_velocity = 5.0f;  // metres per second, for a full jump
  acm::spawn(context, guard, {*table, 17, true});

  acm::do_motion(context, guard, acm::command::kWalkForward);
  double now = 0.0;
  for (int tick = 0; tick < 90; ++tick) {
    if (tick == 45) acm::jump(context, guard, 0.5f);
    events.clear();
    acm::tick(context, guard, now += 1.0 / 30.0);
    for (const acm::Event& event : events.view()) {
      if (const auto* hook = std::get_if<acm::HookFired>(&event.what); hook && !hook->hook.is_anim_done())
        std::printf("%5.2f s  hook %s\n", event.time, acm::to_string(hook->hook.hook().type()));
      if (const auto* done = std::get_if<acm::MotionDone>(&event.what))
        std::printf("%5.2f s  done %.*s\n", event.time,
                    static_cast<int>(acm::command_name(done->motion).size()),
                    acm::command_name(done->motion).data());
    }
  }
  const acm::Vec3 place = guard.body.position.frame.origin;
  std::printf("stands at %.2f, %.2f, %.2f\n", place.x, place.y, place.z);
  return place.y > 3.0f && place.z == 0.0f ? 0 : 1;
}
