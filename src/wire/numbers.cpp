// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/numbers.h"

#include "base/finite.h"

#include <cfloat>
#include <concepts>
#include <initializer_list>
#include <type_traits>

namespace acm::wire {

namespace {

struct Named {
  float value;
  const char* field;
};

const char* first_of(std::initializer_list<Named> numbers, float limit = FLT_MAX) {
  for (const Named& number : numbers)
    if (!is_within(number.value, limit)) return number.field;
  return nullptr;
}

const char* check_point(Vec3 v) {
  return first_of({{v.x, "pos.x"}, {v.y, "pos.y"}, {v.z, "pos.z"}}, limits::kCoordinate);
}

const char* check_velocity(Vec3 v) {
  return first_of({{v.x, "velocity.x"}, {v.y, "velocity.y"}, {v.z, "velocity.z"}}, limits::kVelocity);
}

const char* check_omega(Vec3 v) {
  return first_of({{v.x, "omega.x"}, {v.y, "omega.y"}, {v.z, "omega.z"}}, limits::kOmega);
}

const char* check(const Position& p) {
  if (const char* field = check_point(p.frame.origin)) return field;
  const Quat& q = p.frame.rotation;
  return first_of({{q.w, "rot.w"}, {q.x, "rot.x"}, {q.y, "rot.y"}, {q.z, "rot.z"}}, limits::kRotation);
}

const char* check(const PositionPack& p) {
  if (const char* field = check(p.position)) return field;
  return check_velocity(p.velocity);
}

const char* check(const ActionList& actions) {
  for (const ActionItem& item : actions.view())
    if (!is_finite(item.speed)) return "actions.speed";
  return nullptr;
}

const char* check(const MovementParameters& p) {
  if (const char* field = first_of({{p.distance_to_object, "distance_to_object"},
                                    {p.min_distance, "min_distance"},
                                    {p.fail_distance, "fail_distance"},
                                    {p.speed, "speed"},
                                    {p.walk_run_threshold, "walk_run_threshold"}}))
    return field;
  return first_of({{p.desired_heading, "desired_heading"}}, limits::kHeading);
}

const char* check(const InterpretedMotionStatePack& s) {
  if (const char* field = first_of({{s.forward_speed, "forward_speed"},
                                    {s.sidestep_speed, "sidestep_speed"},
                                    {s.turn_speed, "turn_speed"}}))
    return field;
  return check(s.actions);
}

const char* check(const MoveToObject& m) {
  if (const char* field = check_point(m.origin.point)) return field;
  if (const char* field = check(m.parameters)) return field;
  return first_of({{m.run_rate, "run_rate"}});
}

const char* check(const MoveToPosition& m) {
  if (const char* field = check_point(m.origin.point)) return field;
  if (const char* field = check(m.parameters)) return field;
  return first_of({{m.run_rate, "run_rate"}});
}

const char* check(const TurnToObject& m) {
  if (const char* field = first_of({{m.heading, "object_heading"}}, limits::kHeading)) return field;
  return check(m.parameters);
}

const char* check(const TurnToHeading& m) {
  return check(m.parameters);
}

const char* check(const BareMovement&) {
  return nullptr;
}

const char* check(const MovementBody& body) {
  return std::visit([](const auto& content) { return check(content); }, body.content);
}

const char* check(const RawMotionStatePack& s) {
  const RawMotionState& m = s.state;
  if (const char* field = first_of({{m.forward_speed, "forward_speed"},
                                    {m.sidestep_speed, "sidestep_speed"},
                                    {m.turn_speed, "turn_speed"}}))
    return field;
  return check(s.actions);
}

const char* check(const PhysicsDescription& p) {
  if (p.has_body)
    if (const char* field = check(p.body)) return field;
  if (const char* field = check(p.position)) return field;
  if (const char* field = check_velocity(p.velocity)) return field;
  const Vec3& a = p.acceleration;
  if (const char* field =
          first_of({{a.x, "acceleration.x"}, {a.y, "acceleration.y"}, {a.z, "acceleration.z"}}))
    return field;
  if (const char* field = check_omega(p.omega)) return field;
  if (const char* field = first_of({{p.scale, "scale"}}, limits::kScale)) return field;
  return first_of({{p.friction, "friction"},
                   {p.elasticity, "elasticity"},
                   {p.translucency, "translucency"},
                   {p.script_intensity, "default_script_intensity"}});
}

template <class T, class U>
concept Is = std::same_as<std::remove_const_t<T>, U>;

/// Calls `visit` with every speed and run rate of a message or of a part of one, const or not.
template <class Visit>
class EachSpeed {
 public:
  explicit EachSpeed(Visit visit) : visit_(visit) {}

  void operator()(Is<ActionList> auto& actions) {
    for (std::uint32_t i = 0; i < actions.count; ++i) visit_(actions.items[i].speed);
  }
  void operator()(Is<InterpretedMotionStatePack> auto& s) {
    visit_(s.forward_speed), visit_(s.sidestep_speed), visit_(s.turn_speed), (*this)(s.actions);
  }
  void operator()(Is<RawMotionStatePack> auto& s) {
    visit_(s.state.forward_speed), visit_(s.state.sidestep_speed), visit_(s.state.turn_speed);
    (*this)(s.actions);
  }
  void operator()(Is<MoveToObject> auto& m) { visit_(m.parameters.speed), visit_(m.run_rate); }
  void operator()(Is<MoveToPosition> auto& m) { visit_(m.parameters.speed), visit_(m.run_rate); }
  void operator()(Is<TurnToObject> auto& m) { visit_(m.parameters.speed); }
  void operator()(Is<TurnToHeading> auto& m) { visit_(m.parameters.speed); }
  void operator()(Is<BareMovement> auto&) {}
  void operator()(Is<MovementBody> auto& body) {
    std::visit([this](auto& content) { (*this)(content); }, body.content);
  }
  void operator()(Is<UpdateMotion> auto& m) { (*this)(m.body); }
  void operator()(Is<PositionAndMovement> auto& m) { (*this)(m.body); }
  void operator()(Is<CreateObject> auto& m) { (*this)(m.physics.body); }
  void operator()(Is<UpdateObject> auto& m) { (*this)(m.physics.body); }
  void operator()(Is<MoveToState> auto& m) { (*this)(m.raw); }
  void operator()(Is<DoMovementCommand> auto& m) { visit_(m.speed); }
  void operator()(Is<Message> auto& message) {
    std::visit([this](auto& m) { (*this)(m); }, message);
  }
  // Messages without a speed.
  template <class M>
  void operator()(M&) {
    static_assert(MessageType<std::remove_const_t<M>>);
  }

 private:
  Visit visit_;
};

/// Speeds that are not finite are refused by their check.
bool is_beyond(float speed, float limit) {
  return is_finite(speed) && clamped_to(speed, limit) != speed;
}

template <class T>
bool limit_all(T& message, float limit) {
  bool has_limited = false;
  EachSpeed([&](float& speed) {
    if (!is_beyond(speed, limit)) return;
    speed = clamped_to(speed, limit);
    has_limited = true;
  })(message);
  return has_limited;
}

}  // namespace

bool has_speed_beyond(const Message& message, float limit) {
  bool found = false;
  EachSpeed([&](float speed) { found |= is_beyond(speed, limit); })(message);
  return found;
}

bool limit_speeds(Message& message, float limit) {
  return limit_all(message, limit);
}

bool limit_speeds(RawMotionStatePack& state, float limit) {
  return limit_all(state, limit);
}

const char* bad_number_field(const UpdateMotion& m) {
  return check(m.body);
}

const char* bad_number_field(const UpdatePosition& m) {
  return check(m.pack);
}

const char* bad_number_field(const VectorUpdate& m) {
  if (const char* field = check_velocity(m.velocity)) return field;
  return check_omega(m.omega);
}

const char* bad_number_field(const PositionAndMovement& m) {
  if (const char* field = check(m.pack)) return field;
  return check(m.body);
}

const char* bad_number_field(const PrivateUpdatePosition& m) {
  return check(m.position);
}

const char* bad_number_field(const PublicUpdatePosition& m) {
  return check(m.position);
}

const char* bad_number_field(const ObjectDescription& m) {
  return check(m.physics);
}

const char* bad_number_field(const Sound& m) {
  return first_of({{m.volume, "volume"}});
}

const char* bad_number_field(const PlayScriptType& m) {
  return first_of({{m.mod, "mod"}});
}

const char* bad_number_field(const MoveToState& m) {
  if (const char* field = check(m.raw)) return field;
  return check(m.position);
}

const char* bad_number_field(const AutonomousPosition& m) {
  return check(m.position);
}

const char* bad_number_field(const Jump& m) {
  if (!is_finite(m.extent)) return "extent";
  if (const char* field = check_velocity(m.velocity)) return field;
  return check(m.position);
}

const char* bad_number_field(const DoMovementCommand& m) {
  return first_of({{m.speed, "speed"}});
}

const char* bad_number_field(const TurnTo& m) {
  return first_of({{m.heading, "absolute_degrees"}}, limits::kHeading);
}

const char* bad_number_field(const JumpNonAutonomous& m) {
  return first_of({{m.extent, "extent"}});
}

const char* bad_number_field(const Message& message) {
  return std::visit(
      [](const auto& m) -> const char* {
        // A type without an overload of its own would convert to Message and recurse without end.
        if constexpr (requires { static_cast<const char* (*)(const decltype(m))>(&bad_number_field); })
          return bad_number_field(m);
        else if constexpr (std::is_base_of_v<ObjectDescription, std::remove_cvref_t<decltype(m)>>)
          return bad_number_field(static_cast<const ObjectDescription&>(m));
        else
          return nullptr;
      },
      message);
}

}  // namespace acm::wire
