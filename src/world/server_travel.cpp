// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/server_travel.h"

#include "actor/motion_interp.h"
#include "base/epsilon.h"
#include "base/frame.h"
#include "motion/movement_formulas.h"

#include <algorithm>
#include <cmath>

namespace acm {

namespace {

// Metres a second. The sine of the steepest slope on which a body can stand, whose normal has z 0.664.
constexpr float kSteepestClimb = 0.75f;
constexpr float kRoundingOfPlaces = 0.01f;

// A way, or what is left of one: metres along the ground, up and down, none of them negative.
struct Travel {
  float along = 0.0f;
  float up = 0.0f;
  float down = 0.0f;
};

Travel travel_between(const Position& from, const Position& to) {
  const Vec3 way = offset(from, to);
  return {std::sqrt(way.x * way.x + way.y * way.y), std::max(way.z, 0.0f), std::max(-way.z, 0.0f)};
}

// Keys turn a body about its upright axis alone. One that a client could tilt would walk and jump into the
// sky.
Frame upright(const Frame& f) {
  const Quat& q = f.rotation;
  if (q.x * q.x + q.y * q.y <= kEpsilon * kEpsilon) return f;
  Frame out{f.origin, {}};
  set_heading(out, heading_of(f));
  return out;
}

// The speeds that the body's keys can give it. An honest climb is a staircase of jumps, each at half its
// first speed on the average, or a steep slope.
Travel fastest_travel(const ServerObject& o) {
  const Actor& actor = o.actor;
  const float run = std::max(speed::kWalkAnim, std::fabs(max_speed(actor)));
  const float along = o.rules().travel_speed > 0.0f ? o.rules().travel_speed : run * actor.body.scale;
  const float jump = weenie_allows_jumps(actor.weenie) ? jump_velocity_z(actor, 1.0f) : 0.0f;
  return {along, std::max(0.5f * jump, kSteepestClimb * along), kMaxVelocity};
}

// A simulation moves by the frames of animations: it is ahead of the time in some ticks and behind it in
// others. How far it was ahead is a debt that the time pays before it saves anything; otherwise a place in
// every tick would be given the way that the body has gone already. A push of the host's is no debt for long.
constexpr float kMostDebt = 1.0f;  // seconds of travel

// What may be spent now: what was left, what the time since has added to it, and the way that the simulation
// itself has gone meanwhile. The last is part of what the time has added.
float available(float left, float& debt, float fastest, float seconds, float slack, float simulated) {
  const float saved = fastest * seconds - simulated - debt;
  debt = std::clamp(-saved, 0.0f, fastest * kMostDebt);
  const float spare = std::min(left + std::max(saved, 0.0f), fastest * slack);
  return spare + simulated;
}

// Where the server has ground of its own. A body that stands is where its ground is, and one that rises would
// come back to the ground with the speed of its jump; only who falls may be lower already.
float reachable_height(const Body& body, float request) {
  const float own = body.position.frame.origin.z;
  if (body.grounded() || body.velocity.z > 0.0f) return own;
  const float height = std::min(request, own);
  return body.ground == Ground::Flat ? std::max(height, std::min(own, body.ground_height)) : height;
}

}  // namespace

Position reachable_place(const ServerObject& o, const Position& request) {
  const Body& body = o.actor.body;
  Position place{request.cell, upright(request.frame)};
  if (has_own_ground(body)) place.frame.origin.z = reachable_height(body, place.frame.origin.z);
  return place;
}

bool spend_travel(const ServerObject& o, const Position& place) {
  ServerObjectState& s = o.state();
  const Position& own = o.actor.body.position;
  if (s.travel_time < 0.0) s.travel_place = own;
  const Travel simulated = travel_between(s.travel_place, own), asked = travel_between(s.travel_place, place);
  const Travel fastest = fastest_travel(o);
  const float slack = o.rules().travel_slack;
  // The first place finds the whole slack.
  const float seconds = s.travel_time < 0.0 ? slack : static_cast<float>(o.now() - s.travel_time);
  Travel debt{s.travel_debt, s.climb_debt, 0.0f};
  Travel left{available(s.travel_left, debt.along, fastest.along, seconds, slack, simulated.along),
              available(s.climb_left, debt.up, fastest.up, seconds, slack, simulated.up),
              available(s.fall_left, debt.down, fastest.down, seconds, slack, simulated.down)};
  left = {left.along - asked.along, left.up - asked.up, left.down - asked.down};
  // Written so that a distance that is not a number is refused.
  if (!(std::min({left.along, left.up, left.down}) >= -kRoundingOfPlaces)) return false;
  // What was rounded stays owed, or many small steps would lead anywhere.
  s.travel_left = std::clamp(left.along, -kRoundingOfPlaces, fastest.along * slack);
  s.climb_left = std::clamp(left.up, -kRoundingOfPlaces, fastest.up * slack);
  s.fall_left = std::clamp(left.down, -kRoundingOfPlaces, fastest.down * slack);
  s.travel_debt = debt.along;
  s.climb_debt = debt.up;
  s.travel_place = place;
  s.travel_time = o.now();
  return true;
}

void take_place(Body& body, const Position& place) {
  body.position = place;
  if (body.ground != Ground::LastKnown) return;
  const float height = place.frame.origin.z;
  body.ground_height = body.grounded() ? height : std::min(body.ground_height, height);
}

void forget_travel(ServerObjectState& state) {
  state.travel_time = kNeverYet;
  state.travel_debt = state.climb_debt = 0.0f;
}

}  // namespace acm
