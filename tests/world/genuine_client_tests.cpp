// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT

// What recordings of the genuine client (00.00.11.4186) show, number for number. The rules that each one
// confirms are in the test's name.
#include "motion/movement_formulas.h"
#include "world/player_fixture.h"
#include "world/server_fixture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <random>

#include "support/human_table.h"

namespace acm::test {
namespace {

using wire::MoveToState;
using wire::RawMotionStatePack;

constexpr double kShown = 2e-6;  // the recordings have six decimals
constexpr Command kBack = command::kWalkBackwards;
constexpr Command kLeft = command::kTurnLeft;
constexpr Command kRight = command::kTurnRight;

AssetStore& human_assets() {
  static SketchedTable table = human_table().finish();
  return table.store();
}

/// A human who holds the run key and has no load.
class Human : public PlayerFixture {
 public:
  explicit Human(float run_skill = 40.0f) : PlayerFixture(human_assets()) {
    actor().weenie.run_rate = run_rate(0.0f, run_skill);
    hold_run(true);
    sent();
  }

  double heading() {
    const Quat q = body().position.frame.rotation;
    return 2.0 * std::atan2(static_cast<double>(q.z), static_cast<double>(q.w));
  }
  float travelled() { return origin().y - 50.0f; }
  /// Time in passes of about that length, which need not divide it.
  void run_for(double seconds) {
    const int passes = static_cast<int>(seconds * 28.0) + 1;
    for (int i = 0; i < passes; ++i) frame(seconds / passes);
  }
  /// The passes between two keys, of which the first comes so long after a pass.
  void hold_for(double seconds, double after_pass, double pass_length) {
    const int passes = static_cast<int>((after_pass + seconds) / pass_length);
    for (int i = 0; i < passes; ++i) frame(pass_length);
  }
  /// How far the body turns in that time.
  double turned_in(double seconds) {
    const double before = heading();
    run_for(seconds);
    return heading() - before;
  }
};

// A key counts from the pass before it, so that 0.709 s between the keys are 20 passes of 1/28 s for the
// body: 32 frames of 45 a second, wherever between 0.7112 and 0.7333 s these end.
TEST(GenuineClient, core_2_5_turning_comes_in_whole_frames) {
  for (const double seconds : {0.709, 0.713})
    for (const double after_pass : {0.006, 0.02, 0.034}) {
      const auto turned_while_held = [&](Command key) {
        Human h;
        h.press(key);
        h.hold_for(seconds, after_pass, 1.0 / 28.0);
        h.release(key);
        const double turned = h.heading();
        EXPECT_NEAR(h.turned_in(0.5), 0.0, kShown) << "nothing is added after the key";
        return turned;
      };
      EXPECT_NEAR(turned_while_held(kLeft), 1.600000, kShown) << seconds << ' ' << after_pass;
      EXPECT_NEAR(turned_while_held(kRight), -1.600000, kShown) << seconds << ' ' << after_pass;
    }
}

TEST(GenuineClient, lp_30_a_turn_with_fists_is_sent_after_a_second_at_45_frames) {
  Human h;
  ASSERT_EQ(h.press(command::kHandCombat), MotionError::None);
  h.settle();
  h.sent();
  h.press(kLeft);
  h.sent();
  h.run_for(1.001);
  const Quat sent = h.take<wire::AutonomousPosition>().position.frame.rotation;
  EXPECT_NEAR(2.0 * std::atan2(sent.z, sent.w), 2.250000, kShown) << "45 frames";
  h.run_for(0.255);
  EXPECT_NEAR(h.heading(), 2.800000, kShown) << "56 frames";
}

TEST(GenuineClient, core_4_6_a_turn_in_the_run_rides_on_the_frames_of_the_run) {
  Human h;
  h.press(kWalk);
  h.run_for(0.6);
  EXPECT_EQ(h.interpreted().forward_command, kRun);
  h.press(kLeft);
  EXPECT_NEAR(h.turned_in(0.482), 1.080000, kShown) << "21 frames of 43.75 a second";
}

TEST(GenuineClient, core_4_7_a_turn_goes_on_through_the_link_that_ends_the_run) {
  Human h;
  h.press(kWalk);
  h.run_for(0.6);
  h.press(kLeft);
  h.run_for(0.3);
  h.release(kWalk);
  EXPECT_NEAR(h.turned_in(1.03), 2.225000, kShown) << "11 frames of 30 a second, 28 of 45";
}

TEST(GenuineClient, core_4_7_a_turn_goes_on_through_the_link_that_ends_the_walk_back) {
  Human h;
  h.press(kBack);
  h.run_for(0.9);
  h.press(kLeft);
  h.run_for(0.3);
  h.release(kBack);
  EXPECT_NEAR(h.turned_in(0.38), 0.825000, kShown) << "11 frames of 30 a second";
}

TEST(GenuineClient, core_7_9_walking_back_is_relayed_as_a_walk_at_a_negative_speed) {
  ServerFixture f;
  f.actor().weenie.run_rate = run_rate(0.0f, 40.0f);
  EXPECT_TRUE(f.handle(f.keys(kBack, HoldKey::Run)).accepted());
  const auto relayed = f.take<wire::UpdateMotion>();
  const auto state = wire::unpack(std::get<wire::InterpretedMotionStatePack>(relayed.body.content));
  EXPECT_EQ(state.forward_command, kWalk);
  EXPECT_EQ(state.forward_speed, -0.9479167f);
}

TEST(GenuineClient, core_11_3_run_rates_to_the_last_bit) {
  EXPECT_EQ(run_rate(0.0f, 110.0f), 1.9758065f);
  EXPECT_EQ(run_rate(0.0f, 40.0f), 1.4583334f);
}

TEST(GenuineClient, core_11_3_a_jump_of_half_a_second_to_the_last_bit) {
  Human h;
  h.actor().weenie.jump_model = JumpModel::Formula;
  h.actor().weenie.jump_skill = 75.0f;
  h.actor().weenie.stamina = 100;
  h.press(command::kJump);
  h.sent();
  h.clock() += 0.50868464;
  EXPECT_EQ(h.release(command::kJump), MotionError::None);
  const Bytes bytes = h.out().view()[0].bytes;
  constexpr std::byte kVelocityZ[] = {std::byte{0xB6}, std::byte{0xEB}, std::byte{0x62}, std::byte{0x40}};
  EXPECT_FALSE(std::ranges::search(bytes, kVelocityZ).empty());
  const auto m = h.take<wire::Jump>();
  EXPECT_EQ(m.extent, 0.50868464f);
  EXPECT_EQ(m.velocity.z, 3.5456367f);
}

TEST(GenuineClient, lp_40_to_42_a_jump_sends_a_movement_at_the_press_and_a_jump_at_the_release) {
  Human h;
  h.press(kWalk);
  h.run_for(0.5);
  h.release(kWalk);
  h.run_for(0.5);
  h.sent();
  h.press(command::kJump);
  EXPECT_EQ(h.take<MoveToState>().contact, 3);
  h.run_for(0.508);
  EXPECT_EQ(h.sent(), "") << "a player at rest";
  h.release(command::kJump);
  EXPECT_EQ(h.sent(), "Jump");
}

MoveToState first_movement_after_the_login(Ground ground) {
  WorldStateOptions options;
  options.ground = ground;
  ClientWorld world(&human_assets(), options);
  world.client.viewer.player = kFirst;
  Mail mail;
  EXPECT_EQ(apply_message(world, TestServer(kFirst).create(at(50.0f, 50.0f))).action,
            wire::CheckAction::Accept);
  update(world, mail.out);
  return only<MoveToState>(mail.out);
}

// The genuine client's contact byte was 0. Ours is 1, a stated difference: core 11.4 g changes contact in a
// step alone, no rule says what it is before the first one, and a body of ours has it from the beginning,
// whatever its ground.
TEST(GenuineClient, lp_22_the_first_movement_after_the_login_has_flags_0_and_here_contact_1) {
  for (const Ground ground : {Ground::None, Ground::Flat, Ground::LastKnown, Ground::Host}) {
    const MoveToState first = first_movement_after_the_login(ground);
    EXPECT_EQ(first.raw.word(), 0u);
    EXPECT_EQ(first.contact, MoveToState::kContact) << static_cast<int>(ground);
  }
}

TEST(GenuineClient, lp_30_a_place_once_a_second_while_moving) {
  Human h;
  h.hold_run(false);
  h.press(kWalk);
  std::vector<double> times = {h.clock()};
  h.sent();
  while (h.clock() < 6.0) {
    h.frame();
    if (h.sent() == "AutonomousPosition") times.push_back(h.clock());
  }
  ASSERT_EQ(times.size(), 6u);
  for (std::size_t i = 1; i < times.size(); ++i) {
    EXPECT_GT(times[i] - times[i - 1], 1.0);
    EXPECT_LT(times[i] - times[i - 1], 1.0 + 1.5 * kFrame);
  }
}

// The steps of the two links are not known; they are chosen for the sums that were seen.
TEST(GenuineClient, core_2_5_two_runs_of_nearly_the_same_time_end_at_the_same_place) {
  for (const double seconds : {0.705, 0.710}) {
    Human h(110.0f);
    h.press(kWalk);
    h.hold_for(seconds, 0.01, 1.0 / 27.0);
    EXPECT_NEAR(h.travelled(), 5.03300f, 3e-5f) << "41 frames";
    h.release(kWalk);
    h.run_for(1.0);
    EXPECT_NEAR(h.travelled(), 5.82144f, 3e-5f) << "the link adds 0.7884 m";
  }
}

// Of 1,187 recorded ones none had an action, a hold key of one axis, or a speed other than 1.
TEST(GenuineClient, lp_20_movement_keys_send_commands_and_the_run_key_alone) {
  constexpr std::uint32_t kNever = RawMotionStatePack::kForwardHoldKey |
                                   RawMotionStatePack::kSidestepHoldKey | RawMotionStatePack::kTurnHoldKey |
                                   RawMotionStatePack::kForwardSpeed | RawMotionStatePack::kSidestepSpeed |
                                   RawMotionStatePack::kTurnSpeed | RawMotionStatePack::kCountBits;
  constexpr Command kKeys[] = {kWalk, kBack, kLeft, kRight, command::kSideStepLeft, command::kSideStepRight};
  std::mt19937 dice(1187);
  Human h;
  bool held[std::size(kKeys)] = {};
  for (int i = 0; i < 1187; ++i) {
    const std::size_t k = dice() % std::size(kKeys);
    held[k] = !held[k];
    held[k] ? h.press(kKeys[k]) : h.release(kKeys[k]);
    const auto m = h.take<MoveToState>();
    EXPECT_EQ(m.raw.word() & kNever, 0u);
    EXPECT_EQ(m.raw.state.current_hold_key, HoldKey::Run);
    h.pass(kFrame);
  }
}

}  // namespace
}  // namespace acm::test
