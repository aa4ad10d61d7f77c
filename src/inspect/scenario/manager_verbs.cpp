// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/move_to.h"
#include "actor/movement.h"
#include "actor/position_manager.h"
#include "actor/targeting.h"
#include "base/heading.h"
#include "inspect/scenario/scenario.h"

#include <fmt/format.h>

#include "session.h"

namespace acm::scenario {

namespace {

// A point of the scenario's landblock, looking where the body looks.
Position place_at(Session& s, Vec3 point) {
  return {BodyLevel::kCell, {point, s.bodies->body().body.position.frame.rotation}};
}

void run_place(Session& s, Arguments& args) {
  const Vec3 point = args.vector();
  const float heading = args.real(3);
  if (!args.ok()) return;
  Frame& frame = s.bodies->body().body.position.frame;
  frame = {point, {}};
  if (args.has(3)) set_heading(frame, heading);
  const Quat& q = frame.rotation;
  s.out.result(fmt::format("place pos={:.9g},{:.9g},{:.9g}/{:.9g},{:.9g},{:.9g},{:.9g}", point.x, point.y,
                           point.z, q.w, q.x, q.y, q.z));
}

// A request that may finish within the call: the verb is written first, then what happens.
void perform(Session& s, std::string_view text, const MovementStruct& request) {
  s.out.result(text);
  perform_movement(s.bodies->context, s.bodies->body(), request);
  s.write_events();
  s.write_queues();
}

void run_turnto(Session& s, Arguments& args) {
  MovementStruct request{MovementType::TurnToHeading};
  request.params = args.movement_parameters(1);
  request.params.desired_heading = args.real(0);
  if (args.ok()) perform(s, fmt::format("turnto heading={:.9g}", request.params.desired_heading), request);
}

void run_moveto(Session& s, Arguments& args) {
  MovementStruct request{MovementType::MoveToPosition};
  request.params = args.movement_parameters(3);
  const Vec3 point = args.vector();
  if (!args.ok()) return;
  request.position = place_at(s, point);
  perform(s, "moveto", request);
}

// The object that a verb names, or else the target.
Guid read_object(Arguments& args) {
  std::uint32_t object = BodyLevel::kTargetGuid;
  args.hex_key("obj", object);
  return object;
}

Actor& ensure_target(BodyLevel& level) {
  if (Actor* target = level.scene.find(BodyLevel::kTargetGuid)) return *target;
  Actor& target = level.create(BodyLevel::kTargetGuid);
  target.body.radius = target.body.height = 0.0f;
  return target;
}

void run_target(Session& s, Arguments& args) {
  const Vec3 point = args.vector();
  float radius = -1.0f, height = -1.0f;
  args.size_key("radius", radius);
  args.size_key("height", height);
  if (!args.ok()) return;
  s.out.result("target");
  Actor& target = ensure_target(*s.bodies);
  target.body.position = {BodyLevel::kCell, {point, {}}};
  if (args.key("radius")) target.body.radius = radius;
  if (args.key("height")) target.body.height = height;
  if (has_voyeurs(s.bodies->scene, target)) handle_targeting(s.bodies->context, target, Throttle::Ignore);
  s.write_events();
}

void run_movetoobj(Session& s, Arguments& args) {
  MovementStruct request{MovementType::MoveToObject};
  request.params = args.movement_parameters(0);
  request.object = read_object(args);
  if (args.ok()) perform(s, "movetoobj", request);
}

void run_turntoobj(Session& s, Arguments& args) {
  MovementStruct request{MovementType::TurnToObject};
  request.params = args.movement_parameters(0);
  request.object = read_object(args);
  if (args.ok()) perform(s, "turntoobj", request);
}

void run_stickto(Session& s, Arguments& args) {
  const Guid object = read_object(args);
  if (!args.ok()) return;
  s.out.result("stickto");
  stick_to_object(s.bodies->context, s.bodies->body(), object);
  s.write_events();
}

void run_unstick(Session& s, Arguments&) {
  unstick_from_object(s.bodies->context, s.bodies->body());
  s.write_events();
  s.out.result("unstick");
}

void run_interpto(Session& s, Arguments& args) {
  const Vec3 point = args.vector();
  const float heading = args.real(3, 0.0f);
  const bool keep = args.integer<std::int32_t>(4, 0) != 0;
  if (!args.ok()) return;
  Position place = place_at(s, point);
  set_heading(place.frame, heading);
  interpolate_to(s.bodies->context, s.bodies->body(), place, keep);
  s.write_events();
  s.out.result("interpto");
}

void run_constrain(Session& s, Arguments& args) {
  const float start = args.real(0, 1.0f), max = args.real(1, 2.0f);
  if (!args.ok()) return;
  Actor& actor = s.bodies->body();
  constrain_to(s.bodies->context, actor, actor.body.position, start, max);
  s.out.result(fmt::format("constrain full={:d}", is_fully_constrained(s.bodies->scene, actor)));
}

void run_unconstrain(Session& s, Arguments&) {
  unconstrain(s.bodies->context, s.bodies->body());
  s.out.result("unconstrain");
}

void run_cancel(Session& s, Arguments&) {
  cancel_move(s.bodies->context, s.bodies->body());
  s.write_events();
  s.out.result("cancel");
  s.write_queues();
}

constexpr std::string_view kManagerParams = Arguments::kParameterKeys;
constexpr std::string_view kObjectParams =
    "obj speed bits hold ctx stamp dist mindist heading faildist walkrun";

constexpr Verb kManagerVerbs[] = {
    {"place", "place num x, num y, num z, [float heading]", Needs::Actor, 3, 4, "", run_place},
    {"turnto", "turnto float heading, [float speed=1] [parameters]", Needs::Actor, 1, 2, kManagerParams,
     run_turnto},
    {"moveto", "moveto num x, num y, num z, [float speed=1] [parameters]", Needs::Actor, 3, 4, kManagerParams,
     run_moveto},
    {"target", "target num x, num y, num z, [radius=float] [height=float]", Needs::Actor, 3, 3,
     "radius height", run_target},
    {"movetoobj", "movetoobj [float speed=1] [obj=hex] [parameters]", Needs::Actor, 0, 1, kObjectParams,
     run_movetoobj},
    {"turntoobj", "turntoobj [float speed=1] [obj=hex] [parameters]", Needs::Actor, 0, 1, kObjectParams,
     run_turntoobj},
    {"stickto", "stickto [obj=hex]", Needs::Actor, 0, 0, "obj", run_stickto},
    {"unstick", "unstick", Needs::Actor, 0, 0, "", run_unstick},
    {"interpto", "interpto num x, num y, num z, [float heading=0], [int keep=0]", Needs::Actor, 3, 5, "",
     run_interpto},
    {"constrain", "constrain [float start=1] [float max=2]", Needs::Actor, 0, 2, "", run_constrain},
    {"unconstrain", "unconstrain", Needs::Actor, 0, 0, "", run_unconstrain},
    {"cancel", "cancel", Needs::Actor, 0, 0, "", run_cancel},
};

}  // namespace

std::span<const Verb> manager_verbs() {
  return kManagerVerbs;
}

}  // namespace acm::scenario
