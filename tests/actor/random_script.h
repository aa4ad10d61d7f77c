// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/move_to.h"
#include "actor/position_manager.h"

#include <rapidcheck.h>

#include <array>
#include <cmath>
#include <limits>
#include <ostream>
#include <span>
#include <vector>

#include "support/fixture_f.h"
#include "support/test_actor.h"

namespace acm::test {

/// Operations of a host on an actor, by number: random scripts are made of them.
enum class Operation : std::uint8_t {
  DoMotion,
  StopMotion,
  DoInterpreted,
  StopInterpreted,
  StopAll,
  ApplyRaw,
  ApplyInterpreted,
  Jump,
  ChargeJump,
  Ground,
  HoldKey,
  HoldRun,
  Exhaustion,
  Tick,
  kTameCount,  ///< those before leave the body visible, in its cell and with its table
  ExitWorld = kTameCount,
  EnterWorld,
  Cell,
  Hidden,
  Weightless,
  WeenieFactsChange,
  LongJump,
  Velocity,
  Scale,
  DefaultState,
  Repairs,
  kAloneCount,  ///< those before need no other actor and no manager
  MoveToPosition = kAloneCount,
  MoveToObject,
  TurnToHeading,
  StickTo,
  Constrain,
  InterpolateTo,
  Teleport,
  kCount,
};

/// One operation with all that it might need.
struct Step {
  Operation operation = Operation::Tick;
  Command motion = 0;
  Command other_motion = 0;
  float speed = 1.0f;
  float other_speed = 1.0f;
  std::uint32_t bits = 0;
  double dt = 0.0;
};

inline std::ostream& operator<<(std::ostream& os, const Step& s) {
  return os << "operation " << static_cast<int>(s.operation) << std::hex << " motion " << s.motion << "/"
            << s.other_motion << std::dec << " speed " << s.speed << "/" << s.other_speed << " bits "
            << s.bits << " dt " << s.dt;
}

inline constexpr std::array kTameMotions{kNonCombat,
                                         kSwordCombat,
                                         kReady,
                                         kWalk,
                                         kRun,
                                         kTurn,
                                         kSide,
                                         kCrouch,
                                         kWave,
                                         kSlashHigh,
                                         command::kWalkBackwards,
                                         command::kTurnLeft,
                                         command::kSideStepLeft,
                                         command::kFalling,
                                         command::kDead};

/// Speeds and times that a sensible host uses.
inline rc::Gen<std::vector<Step>> tame_script() {
  using namespace rc;
  const auto operation = gen::map(gen::inRange(0, static_cast<int>(Operation::kTameCount)),
                                  [](int d) { return static_cast<Operation>(d); });
  const auto motion = gen::elementOf(kTameMotions);
  const auto speed = gen::element(0.25f, 0.65f, 1.0f, 1.5f, 2.0f, 4.0f, -0.25f, -0.65f, -1.0f, -2.0f);
  const auto dt = gen::element(0.01, 1.0 / 30.0, 0.05, 0.1, 0.21, 0.5, 1.9);
  return gen::container<std::vector<Step>>(
      gen::construct<Step>(operation, motion, motion, speed, speed, gen::arbitrary<std::uint32_t>(), dt));
}

/// Anything at all, among the operations before `end`. Every other operation is a tick, which plays the
/// hostile ones.
inline rc::Gen<std::vector<Step>> hostile_script(Operation end = Operation::kCount) {
  using namespace rc;
  constexpr float kInf = std::numeric_limits<float>::infinity();
  const auto any =
      gen::map(gen::inRange(0, static_cast<int>(end)), [](int d) { return static_cast<Operation>(d); });
  const auto operation = gen::oneOf(any, gen::just(Operation::Tick));
  const auto motion = gen::weightedOneOf<Command>(
      {{6, gen::elementOf(kTameMotions)}, {1, gen::arbitrary<Command>()}, {1, gen::just(Command{0})}});
  const auto speed =
      gen::weightedOneOf<float>({{4, gen::element(1.0f, -1.0f, 1.5f, 3.0f)},
                                 {2, gen::element(0.0f, -0.0f, 1e20f, -1e20f, 1e-30f, 2e4f, -2e4f, 3e4f,
                                                  -3e4f, kInf, -kInf, std::nanf(""))},
                                 {1, gen::arbitrary<float>()}});
  const auto dt = gen::weightedOneOf<double>(
      {{40, gen::element(0.01, 1.0 / 30.0, 0.1, 0.5, 1.99)},
       {1, gen::element(0.0, -1.0, 1e-9, 2.5, 1e9, 1e300, double{kInf}, std::nan(""))}});
  return gen::container<std::vector<Step>>(
      gen::construct<Step>(operation, motion, motion, speed, speed, gen::arbitrary<std::uint32_t>(), dt));
}

inline MovementParameters parameters_of(const Step& s) {
  MovementParameters p;
  p.speed = s.speed;
  p.hold_key_to_apply = static_cast<HoldKey>(s.bits & 3);
  p.set(MovementParameters::kSetHoldKey, (s.bits & 4) != 0);
  p.set(MovementParameters::kDisableJumpDuringLink, (s.bits & 8) != 0);
  p.set(MovementParameters::kModifyInterpretedState, (s.bits & 16) == 0);
  p.set(MovementParameters::kModifyRawState, (s.bits & 32) == 0);
  return p;
}

inline RawMotionState raw_movement_of(const Step& s) {
  RawMotionState raw;
  raw.current_hold_key = static_cast<HoldKey>(s.bits & 3);
  raw.current_style = (s.bits & 4) != 0 ? kSwordCombat : kNonCombat;
  raw.forward_command = s.motion;
  raw.forward_speed = s.speed;
  if ((s.bits & 8) != 0) raw.sidestep_command = (s.bits & 16) != 0 ? command::kSideStepLeft : kSide;
  if ((s.bits & 32) != 0) raw.turn_command = (s.bits & 64) != 0 ? command::kTurnLeft : kTurn;
  raw.turn_speed = raw.sidestep_speed = s.other_speed;
  return raw;
}

inline InterpretedMotionState interpreted_movement_of(const Step& s) {
  InterpretedMotionState m;
  m.current_style = (s.bits & 4) != 0 ? kSwordCombat : kNonCombat;
  m.forward_command = s.motion;
  m.forward_speed = s.speed;
  if ((s.bits & 8) != 0) m.sidestep_command = kSide;
  if ((s.bits & 32) != 0) m.turn_command = kTurn;
  m.turn_speed = m.sidestep_speed = s.other_speed;
  return m;
}

inline void set_weenie_facts(WeenieFacts& weenie, const Step& s) {
  weenie.present = (s.bits & 1) != 0;
  weenie.is_creature = (s.bits & 2) != 0;
  weenie.is_local_player = (s.bits & 4) != 0;
  weenie.knows_run_rate = (s.bits & 8) != 0;
  weenie.run_rate = s.speed;
  weenie.jump_model = static_cast<JumpModel>((s.bits >> 4) % 3);
  weenie.jump_velocity = weenie.jump_skill = s.other_speed;
  weenie.load = s.speed;
}

/// Who stands near by in scripts with company.
inline constexpr Guid kOtherGuid = 0x50000002;

/// A place near the actor.
inline Position place_of(const Actor& actor, const Step& s) {
  Position place = actor.body.position;
  place.frame.origin.x += s.speed;
  place.frame.origin.y += s.other_speed;
  return place;
}

/// Does it. Returns the code of operations that have one.
inline MotionError run_step(StepContext& context, Actor& actor, const Step& s) {
  Body& body = actor.body;
  const bool on = (s.bits & 1) != 0;
  switch (s.operation) {
    case Operation::DoMotion: return do_motion(context, actor, s.motion, parameters_of(s));
    case Operation::StopMotion: return stop_motion(context, actor, s.motion, parameters_of(s));
    case Operation::DoInterpreted:
      return perform_movement(context, actor, {MovementType::InterpretedCommand, s.motion, parameters_of(s)});
    case Operation::StopInterpreted:
      return perform_movement(context, actor,
                              {MovementType::StopInterpretedCommand, s.motion, parameters_of(s)});
    case Operation::StopAll: stop_completely(context, actor); break;
    case Operation::ApplyRaw: apply_raw(context, actor, raw_movement_of(s)); break;
    case Operation::ApplyInterpreted: {
      const auto timestamp = static_cast<std::uint16_t>(s.bits >> 16);
      const std::array<MotionAction, 2> actions{
          {{s.other_motion, s.other_speed, timestamp, on},
           {s.other_motion, s.speed, static_cast<std::uint16_t>(timestamp + 1), false}}};
      apply_interpreted(context, actor, interpreted_movement_of(s),
                        std::span(actions).first((s.bits >> 8) % 3));
      break;
    }
    case Operation::Jump: jump(context, actor, s.speed); break;
    case Operation::ChargeJump: charge_jump(actor); break;
    case Operation::Ground: set_ground_contact(context, actor, on, on); break;
    case Operation::HoldKey: set_hold_key(context, actor, static_cast<HoldKey>(s.bits & 3), true); break;
    case Operation::HoldRun: set_hold_run(context, actor, on, true); break;
    case Operation::Exhaustion: report_exhaustion(context, actor); break;
    case Operation::Tick: tick(context, actor, context.scene.clock + s.dt); break;
    case Operation::ExitWorld: exit_world(context, actor); break;
    case Operation::EnterWorld: enter_world(context, actor); break;
    case Operation::Cell: body.in_cell = on; break;
    case Operation::Hidden:
      body.state = on ? body.state | physics_state::kHidden : body.state & ~physics_state::kHidden;
      break;
    case Operation::Weightless: body.state ^= physics_state::kGravity; break;
    case Operation::WeenieFactsChange: set_weenie_facts(actor.weenie, s); break;
    case Operation::LongJump: actor.motion_interp.standing_longjump = on; break;
    case Operation::Velocity: set_velocity(context, actor, {s.speed, s.other_speed, s.speed}); break;
    case Operation::Scale: set_scale(actor, s.speed); break;
    case Operation::DefaultState: enter_default_state(context, actor); break;
    case Operation::Repairs: context.scene.options.quirk_fixes.reapply_every_modifier = on; break;
    case Operation::MoveToPosition:
      move_to_position(context, actor, place_of(actor, s), parameters_of(s));
      break;
    case Operation::MoveToObject: move_to_object(context, actor, kOtherGuid, parameters_of(s)); break;
    case Operation::TurnToHeading: turn_to_heading(context, actor, parameters_of(s)); break;
    case Operation::StickTo: stick_to_object(context, actor, kOtherGuid); break;
    case Operation::Constrain: constrain_to(context, actor, body.position, s.speed, s.other_speed); break;
    case Operation::InterpolateTo: interpolate_to(context, actor, place_of(actor, s), on); break;
    case Operation::Teleport: teleport(context, actor, place_of(actor, s)); break;
    case Operation::kCount: break;
  }
  return MotionError::None;
}

/// Fixture F with everything that scripts use.
inline SketchedTable script_table() {
  TableSketch sketch = fixture_f();
  add_bow(sketch);
  add_crouch(sketch);
  add_falling(sketch);
  add_slash(sketch);
  sketch.cycle(kNonCombat, command::kDead, {.anims = {sketch.anim("die", 7), sketch.anim("dead", 2)}});
  return sketch.finish();
}

/// A table of the same motions with cycles, links and modifiers as chance has them: some missing, some
/// without animations, some whose animations are missing, with any bits. For one number always the same.
SketchedTable random_table(std::uint64_t seed);

}  // namespace acm::test
