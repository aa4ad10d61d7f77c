// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A host with a world of its own: the engine proposes where the body goes, the host says where it comes to
// be. Here the world is a slope that rises one metre in ten towards the north.
#include "actor/body.h"
#include "actor/tick.h"
#include "assets/asset_store.h"
#include "sample/sample_creatures.h"

#include <array>
#include <cstdio>

namespace {

float slope_height(acm::Vec3 place) {
  return place.y * 0.1f;
}

// What the world makes of a proposed frame.
void answer(acm::StepContext& context, acm::Actor& actor, acm::Frame frame) {
  constexpr float kStep = 0.5f;  // a walking body is set down on ground this far below
  const float height = slope_height(frame.origin);
  const float above = frame.origin.z - height;
  const bool stands = above <= (actor.body.on_walkable ? kStep : 0.0f);
  if (stands) frame.origin.z = height;
  acm::end_step(context, actor, frame, stands, stands);
}

}  // namespace

int main() {
  acm::AssetStore assets;
  for (const acm::SampleObject& object : acm::sample_creatures())
    if (!assets.add(object.id, object.bytes)) return 1;
  const acm::Result<const acm::BoundTable*> table = assets.bind(0x09000001);
  if (!table) return 1;

  acm::Scene scene;
  std::array<acm::Event, 64> memory;
  acm::EventBuffer events(memory);
  acm::StepContext context(scene, events);
  acm::Actor& guard = *scene.find(scene.create(0x50000001));
  guard.body.ground = acm::Ground::None;
  acm::spawn(context, guard, {*table, 17, true});
  acm::do_motion(context, guard, acm::command::kWalkForward);

  double now = 0.0;
  for (int tick = 0; tick < 90; ++tick) {
    events.clear();
    const acm::StepPlan plan = acm::plan(context, guard, now += 1.0 / 30.0);
    for (int i = 0; i < plan.count; ++i) {
      acm::Frame proposed;
      if (acm::begin_step(context, guard, plan.quanta[i], proposed)) answer(context, guard, proposed);
    }
  }
  const acm::Vec3 place = guard.body.position.frame.origin;
  std::printf("climbed to %.2f, %.2f, %.2f\n", place.x, place.y, place.z);
  return place.z > 0.5f && place.z == slope_height(place) ? 0 : 1;
}
