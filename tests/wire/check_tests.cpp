// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/check.h"

#include <gtest/gtest.h>

#include <limits>

#include "message_checks.h"
#include "vectors.h"

namespace acm::wire {
namespace {

using test::kNan;
using test::kPlayer;

constexpr Guid kOther = 0x80000002;

const Viewer kViewer{kPlayer, true, 2};
const Viewer kNewcomer{.player = 0, .expects_player = true};

TimestampTable table(std::uint16_t value, std::uint16_t instance = 7) {
  TimestampTable timestamps;
  timestamps.values.fill(value);
  timestamps[Timestamp::Instance] = instance;
  return timestamps;
}

testing::AssertionResult is(const CheckResult& checked, CheckAction action, CheckReason reason) {
  if (checked.action == action && checked.reason == reason) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "is " << to_string(checked.action) << ", "
                                     << to_string(checked.reason);
}

UpdateMotion motion(Guid guid, std::uint16_t movement, std::uint16_t server_control,
                    std::uint8_t autonomous = 0) {
  UpdateMotion m;
  m.guid = guid;
  m.instance = 7;
  m.movement = movement;
  m.server_control = server_control;
  m.autonomous = autonomous;
  return m;
}

TEST(UpdateMotionCheck, wire_5_1_an_unknown_object_is_waited_for) {
  const CheckResult a = check(motion(kOther, 11, 11), nullptr, kViewer);
  EXPECT_TRUE(is(a, CheckAction::Defer, CheckReason::UnknownObject));
  EXPECT_EQ(a.waits_for, kOther);
}

TEST(UpdateMotionCheck, wire_5_1_a_newer_instance_is_waited_for_an_older_one_is_dropped) {
  TimestampTable timestamps = table(10, 6);
  EXPECT_TRUE(is(check(motion(kOther, 11, 11), &timestamps, kViewer), CheckAction::Defer,
                 CheckReason::FutureInstance));
  timestamps[Timestamp::Instance] = 8;
  EXPECT_TRUE(
      is(check(motion(kOther, 11, 11), &timestamps, kViewer), CheckAction::Drop, CheckReason::PastInstance));
  EXPECT_EQ(timestamps, table(10, 8));
}

TEST(UpdateMotionCheck, wire_5_1_instances_are_compared_with_wrap_around) {
  TimestampTable timestamps = table(10, 0xFFFF);
  EXPECT_TRUE(is(check(motion(kOther, 11, 11), &timestamps, kViewer), CheckAction::Defer,
                 CheckReason::FutureInstance));
}

TEST(UpdateMotionCheck, wire_5_1_the_movement_stamp_must_be_strictly_newer) {
  TimestampTable timestamps = table(10);
  EXPECT_TRUE(
      is(check(motion(kOther, 10, 11), &timestamps, kViewer), CheckAction::Drop, CheckReason::StaleMovement));
  EXPECT_TRUE(
      is(check(motion(kOther, 9, 11), &timestamps, kViewer), CheckAction::Drop, CheckReason::StaleMovement));
  EXPECT_EQ(timestamps, table(10));
  EXPECT_TRUE(
      is(check(motion(kOther, 11, 11), &timestamps, kViewer), CheckAction::Accept, CheckReason::Fresh));
  EXPECT_EQ(timestamps[Timestamp::Movement], 11u);
  EXPECT_EQ(timestamps[Timestamp::ServerControl], 11u);
}

TEST(UpdateMotionCheck, wire_5_1_an_older_server_control_is_dropped_after_the_movement_stamp_moved_on) {
  TimestampTable timestamps = table(10);
  EXPECT_TRUE(is(check(motion(kOther, 11, 9), &timestamps, kViewer), CheckAction::Drop,
                 CheckReason::StaleServerControl));
  EXPECT_EQ(timestamps[Timestamp::Movement], 11u);
  EXPECT_EQ(timestamps[Timestamp::ServerControl], 10u);
}

TEST(UpdateMotionCheck, wire_5_1_an_equal_server_control_passes) {
  TimestampTable timestamps = table(10);
  EXPECT_TRUE(
      is(check(motion(kOther, 11, 10), &timestamps, kViewer), CheckAction::Accept, CheckReason::Fresh));
}

TEST(UpdateMotionCheck, wire_5_1_the_players_own_input_is_an_echo_whose_stamps_count) {
  TimestampTable timestamps = table(10);
  EXPECT_TRUE(
      is(check(motion(kPlayer, 11, 12, 1), &timestamps, kViewer), CheckAction::Drop, CheckReason::Echo));
  EXPECT_EQ(timestamps[Timestamp::Movement], 11u);
  EXPECT_EQ(timestamps[Timestamp::ServerControl], 12u);
  EXPECT_TRUE(
      is(check(motion(kPlayer, 12, 13, 0), &timestamps, kViewer), CheckAction::Accept, CheckReason::Fresh));
}

TEST(UpdateMotionCheck, wire_5_1_another_players_input_is_applied) {
  TimestampTable timestamps = table(10);
  EXPECT_TRUE(
      is(check(motion(kOther, 11, 10, 1), &timestamps, kViewer), CheckAction::Accept, CheckReason::Fresh));
}

TEST(UpdateMotionCheck, a_number_that_is_not_finite_is_refused_by_name_before_any_stamp) {
  TimestampTable timestamps = table(10);
  UpdateMotion m = motion(kOther, 11, 11);
  InterpretedMotionStatePack state;
  state.turn_speed = kNan;
  m.body.content = state;
  const CheckResult a = check(m, &timestamps, kViewer);
  EXPECT_TRUE(is(a, CheckAction::Drop, CheckReason::BadNumber));
  EXPECT_STREQ(a.field, "turn_speed");
  EXPECT_EQ(timestamps, table(10));
  EXPECT_EQ(check(m, nullptr, kViewer).reason, CheckReason::BadNumber);
}

TEST(ObjectCheck, guid_0_names_no_object_and_no_player) {
  EXPECT_TRUE(is(check(CreateObject{}, nullptr, kViewer), CheckAction::Drop, CheckReason::BadGuid));
  EXPECT_TRUE(is(check(PlayerCreate{0}, kNewcomer), CheckAction::Drop, CheckReason::BadGuid));
}

TEST(PlayerCreateCheck, wire_3_5_everything_else_waits_until_the_player_is_named) {
  TimestampTable timestamps = table(10);
  EXPECT_TRUE(
      is(check(motion(kOther, 11, 11), &timestamps, kNewcomer), CheckAction::Defer, CheckReason::NoPlayer));
  EXPECT_EQ(check(motion(kOther, 11, 11), &timestamps, kNewcomer).waits_for, 0u);
  CreateObject object;
  object.guid = kOther;
  EXPECT_TRUE(is(check(object, nullptr, kNewcomer), CheckAction::Defer, CheckReason::NoPlayer));
  EXPECT_TRUE(is(check(PlayerTeleport{}, nullptr, kNewcomer), CheckAction::Defer, CheckReason::NoPlayer));
  EXPECT_TRUE(is(check(DeleteObject{}, nullptr, kNewcomer), CheckAction::Defer, CheckReason::NoPlayer));
  EXPECT_TRUE(is(check(PlayerCreate{kPlayer}, kNewcomer), CheckAction::Accept, CheckReason::Fresh));
  EXPECT_EQ(timestamps, table(10));
}

TEST(PlayerCreateCheck, wire_3_5_a_second_one_is_ignored) {
  EXPECT_TRUE(is(check(PlayerCreate{kOther}, kViewer), CheckAction::Drop, CheckReason::SecondPlayer));
}

TEST(PlayerCreateCheck, one_who_only_watches_waits_for_no_player) {
  TimestampTable timestamps = table(10);
  const Viewer watcher{0, false, 2};
  EXPECT_TRUE(
      is(check(motion(kOther, 11, 11, 1), &timestamps, watcher), CheckAction::Accept, CheckReason::Fresh));
}

UpdatePosition position(Guid guid, std::uint16_t timestamp, std::uint16_t teleport, std::uint16_t force) {
  UpdatePosition m;
  m.guid = guid;
  m.pack.instance = 7;
  m.pack.position_timestamp = timestamp;
  m.pack.teleport = teleport;
  m.pack.force_position = force;
  return m;
}

TEST(UpdatePositionCheck, wire_5_1_the_position_stamp_must_be_newer) {
  TimestampTable timestamps = table(10);
  EXPECT_TRUE(is(check(position(kOther, 10, 10, 10), &timestamps, kViewer), CheckAction::Drop,
                 CheckReason::StalePosition));
  const PositionCheckResult a = check(position(kOther, 11, 10, 10), &timestamps, kViewer);
  EXPECT_TRUE(is(a, CheckAction::Accept, CheckReason::Fresh));
  EXPECT_EQ(a.effect, PositionEffect::Ordinary);
  EXPECT_EQ(timestamps[Timestamp::Position], 11u);
}

TEST(UpdatePositionCheck, wire_5_1_a_newer_teleport_stamp_places_the_body_at_once) {
  TimestampTable timestamps = table(10);
  EXPECT_EQ(check(position(kOther, 11, 11, 10), &timestamps, kViewer).effect, PositionEffect::Teleport);
  EXPECT_EQ(timestamps[Timestamp::Teleport], 11u);
}

TEST(UpdatePositionCheck, lp_s9_an_older_teleport_timestamp_leaves_the_position_timestamp_as_it_was) {
  for (const Guid guid : {kPlayer, kOther}) {
    TimestampTable timestamps = table(10);
    EXPECT_TRUE(is(check(position(guid, 11, 9, 10), &timestamps, kViewer), CheckAction::Drop,
                   CheckReason::StaleTeleport));
    EXPECT_EQ(timestamps, table(10));
  }
}

TEST(UpdatePositionCheck, lp_60_a_newer_force_stamp_forces_the_local_player) {
  TimestampTable timestamps = table(10);
  const PositionCheckResult a = check(position(kPlayer, 3, 10, 11), &timestamps, kViewer);
  EXPECT_TRUE(is(a, CheckAction::Accept, CheckReason::Fresh));
  EXPECT_EQ(a.effect, PositionEffect::Force);
  EXPECT_EQ(timestamps[Timestamp::ForcePosition], 11u);
  EXPECT_EQ(timestamps[Timestamp::Position], 3u) << "lp_61: stored without comparing";
}

TEST(UpdatePositionCheck, lp_60_a_force_from_before_a_teleport_fails_but_its_stamp_is_stored) {
  TimestampTable timestamps = table(10);
  EXPECT_TRUE(is(check(position(kPlayer, 11, 9, 11), &timestamps, kViewer), CheckAction::Drop,
                 CheckReason::StaleTeleport));
  EXPECT_EQ(timestamps[Timestamp::ForcePosition], 11u);
  EXPECT_EQ(timestamps[Timestamp::Position], 10u);
}

TEST(UpdatePositionCheck, the_force_stamp_of_others_is_not_looked_at) {
  TimestampTable timestamps = table(10);
  EXPECT_TRUE(is(check(position(kOther, 3, 10, 11), &timestamps, kViewer), CheckAction::Drop,
                 CheckReason::StalePosition));
  EXPECT_EQ(timestamps, table(10));
}

TEST(UpdatePositionCheck, unknown_objects_and_instances_as_for_motion) {
  TimestampTable timestamps = table(10, 6);
  EXPECT_TRUE(is(check(position(kOther, 11, 10, 10), nullptr, kViewer), CheckAction::Defer,
                 CheckReason::UnknownObject));
  EXPECT_TRUE(is(check(position(kOther, 11, 10, 10), &timestamps, kViewer), CheckAction::Defer,
                 CheckReason::FutureInstance));
  timestamps = table(10, 8);
  EXPECT_TRUE(is(check(position(kOther, 11, 10, 10), &timestamps, kViewer), CheckAction::Drop,
                 CheckReason::PastInstance));
}

TEST(UpdatePositionCheck, a_number_that_is_not_finite_is_refused_by_name) {
  UpdatePosition m = position(kOther, 11, 10, 10);
  m.pack.position.frame.origin.x = kNan;
  TimestampTable timestamps = table(10);
  EXPECT_STREQ(check(m, &timestamps, kViewer).field, "pos.x");
  EXPECT_EQ(timestamps, table(10));
}

PositionAndMovement both(Guid guid, std::uint16_t position_timestamp, std::uint16_t movement) {
  PositionAndMovement m;
  m.guid = guid;
  m.pack.instance = 7;
  m.pack.position_timestamp = position_timestamp;
  m.pack.teleport = m.pack.force_position = m.server_control = 10;
  m.movement = movement;
  return m;
}

TEST(PositionAndMovementCheck, each_half_passes_by_its_own_stamps) {
  TimestampTable timestamps = table(10);
  PositionAndMovementCheckResult a = check(both(kOther, 10, 11), &timestamps, kViewer);
  EXPECT_TRUE(is(a.position, CheckAction::Drop, CheckReason::StalePosition));
  EXPECT_TRUE(is(a.movement, CheckAction::Accept, CheckReason::Fresh));
  a = check(both(kOther, 11, 11), &timestamps, kViewer);
  EXPECT_TRUE(is(a.position, CheckAction::Accept, CheckReason::Fresh));
  EXPECT_TRUE(is(a.movement, CheckAction::Drop, CheckReason::StaleMovement));
}

TEST(PositionAndMovementCheck, the_instance_of_the_pack_counts_for_both) {
  TimestampTable timestamps = table(10, 8);
  const PositionAndMovementCheckResult a = check(both(kOther, 11, 11), &timestamps, kViewer);
  EXPECT_TRUE(is(a.position, CheckAction::Drop, CheckReason::PastInstance));
  EXPECT_TRUE(is(a.movement, CheckAction::Drop, CheckReason::PastInstance));
  EXPECT_EQ(timestamps, table(10, 8));
}

VectorUpdate vector_update(Guid guid, std::uint16_t timestamp) {
  VectorUpdate m;
  m.guid = guid;
  m.instance = 7;
  m.vector = timestamp;
  return m;
}

TEST(VectorUpdateCheck, wire_5_1_must_be_newer) {
  TimestampTable timestamps = table(10);
  EXPECT_TRUE(is(check(vector_update(kOther, 10), &timestamps, kViewer), CheckAction::Drop,
                 CheckReason::StaleVector));
  EXPECT_TRUE(
      is(check(vector_update(kOther, 11), &timestamps, kViewer), CheckAction::Accept, CheckReason::Fresh));
  EXPECT_EQ(timestamps[Timestamp::Vector], 11u);
  EXPECT_TRUE(
      is(check(vector_update(kOther, 12), nullptr, kViewer), CheckAction::Defer, CheckReason::UnknownObject));
}

TEST(VectorUpdateCheck, lp_65_a_player_who_moves_itself_only_records_the_stamp) {
  TimestampTable timestamps = table(10);
  EXPECT_TRUE(
      is(check(vector_update(kPlayer, 11), &timestamps, kViewer), CheckAction::Drop, CheckReason::OwnVector));
  EXPECT_EQ(timestamps[Timestamp::Vector], 11u);
  const Viewer moved{kPlayer, true, 1};
  EXPECT_TRUE(
      is(check(vector_update(kPlayer, 12), &timestamps, moved), CheckAction::Accept, CheckReason::Fresh));
}

TEST(SetStateCheck, wire_5_1_must_be_newer) {
  TimestampTable timestamps = table(10);
  SetState m{kOther, 0x400, 7, 10};
  EXPECT_TRUE(is(check(m, &timestamps, kViewer), CheckAction::Drop, CheckReason::StaleState));
  m.state = 11;
  EXPECT_TRUE(is(check(m, &timestamps, kViewer), CheckAction::Accept, CheckReason::Fresh));
  EXPECT_EQ(timestamps[Timestamp::State], 11u);
  m.instance = 6;
  EXPECT_TRUE(is(check(m, &timestamps, kViewer), CheckAction::Drop, CheckReason::PastInstance));
}

TEST(PickupEventCheck, wire_1_advances_the_position_stamp) {
  TimestampTable timestamps = table(10);
  EXPECT_TRUE(
      is(check(PickupEvent{kOther, 7, 11}, &timestamps, kViewer), CheckAction::Accept, CheckReason::Fresh));
  EXPECT_EQ(timestamps[Timestamp::Position], 11u);
  EXPECT_TRUE(is(check(PickupEvent{kOther, 7, 11}, &timestamps, kViewer), CheckAction::Drop,
                 CheckReason::StalePosition));
}

TEST(ParentEventCheck, wire_1_the_instance_is_the_parents_the_position_stamp_the_childs) {
  TimestampTable parent = table(10);
  TimestampTable child = table(10, 3);
  const ParentEvent m{kPlayer, kOther, 1, 1, 7, 11};
  EXPECT_TRUE(is(check(m, &parent, &child, kViewer), CheckAction::Accept, CheckReason::Fresh));
  EXPECT_EQ(child[Timestamp::Position], 11u);
  EXPECT_EQ(parent, table(10));
  EXPECT_TRUE(is(check(m, &parent, &child, kViewer), CheckAction::Drop, CheckReason::StalePosition));
}

TEST(ParentEventCheck, waits_for_whichever_is_missing) {
  TimestampTable parent = table(10);
  const ParentEvent m{kPlayer, kOther, 1, 1, 7, 11};
  EXPECT_EQ(check(m, nullptr, nullptr, kViewer).waits_for, kPlayer);
  EXPECT_EQ(check(m, &parent, nullptr, kViewer).waits_for, kOther);
  parent[Timestamp::Instance] = 6;
  EXPECT_TRUE(is(check(m, &parent, nullptr, kViewer), CheckAction::Defer, CheckReason::FutureInstance));
}

DeleteObject deletion(Guid guid, std::uint16_t instance) {
  DeleteObject m;
  m.guid = guid;
  m.instance = instance;
  return m;
}

TEST(DeleteObjectCheck, wire_3_5_equal_deletes_newer_waits_older_is_dropped) {
  TimestampTable timestamps = table(10);
  EXPECT_TRUE(is(check(deletion(kOther, 7), &timestamps, kViewer), CheckAction::Accept, CheckReason::Fresh));
  EXPECT_TRUE(
      is(check(deletion(kOther, 8), &timestamps, kViewer), CheckAction::Defer, CheckReason::FutureInstance));
  EXPECT_TRUE(
      is(check(deletion(kOther, 6), &timestamps, kViewer), CheckAction::Drop, CheckReason::PastInstance));
  EXPECT_TRUE(
      is(check(deletion(kOther, 7), nullptr, kViewer), CheckAction::Defer, CheckReason::UnknownObject));
}

TEST(DeleteObjectCheck, wire_3_5_the_client_never_deletes_itself) {
  TimestampTable timestamps = table(10);
  EXPECT_TRUE(
      is(check(deletion(kPlayer, 7), &timestamps, kViewer), CheckAction::Drop, CheckReason::OwnDeletion));
}

TEST(EffectCheck, sn_12_sounds_and_scripts_wait_for_their_object_and_touch_no_timestamp) {
  TimestampTable timestamps = table(10);
  const auto expect = [&](const auto& m) {
    EXPECT_TRUE(is(check(m, nullptr, kNewcomer), CheckAction::Defer, CheckReason::NoPlayer));
    EXPECT_TRUE(is(check(m, nullptr, kViewer), CheckAction::Defer, CheckReason::UnknownObject));
    EXPECT_EQ(check(m, nullptr, kViewer).waits_for, kOther);
    EXPECT_TRUE(is(check(m, &timestamps, kViewer), CheckAction::Accept, CheckReason::Fresh));
  };
  expect(Sound{kOther, 0x8D, 1.0f});
  expect(PlayScriptId{kOther, 0x33000253});
  expect(PlayScriptType{kOther, 0x37, 0.05f});
  EXPECT_EQ(timestamps, table(10));
}

TEST(EffectCheck, sn_12_a_volume_or_mod_that_is_not_finite_is_refused_before_it_waits) {
  const CheckResult sound = check(Sound{kOther, 0x8D, test::kNan}, nullptr, kViewer);
  EXPECT_TRUE(is(sound, CheckAction::Drop, CheckReason::BadNumber));
  EXPECT_STREQ(sound.field, "volume");
  const CheckResult script = check(PlayScriptType{kOther, 0x37, test::kNan}, nullptr, kViewer);
  EXPECT_TRUE(is(script, CheckAction::Drop, CheckReason::BadNumber));
  EXPECT_STREQ(script.field, "mod");
}

ObjDescEvent looks(Guid guid, std::uint16_t instance, std::uint16_t objdesc) {
  ObjDescEvent m;
  m.guid = guid;
  m.instance = instance;
  m.objdesc = objdesc;
  return m;
}

TEST(ObjDescCheck, od_6_an_unknown_object_or_a_newer_instance_is_waited_for_an_older_one_is_dropped) {
  TimestampTable timestamps = table(10);
  const CheckResult unknown = check(looks(kOther, 7, 11), nullptr, kViewer);
  EXPECT_TRUE(is(unknown, CheckAction::Defer, CheckReason::UnknownObject));
  EXPECT_EQ(unknown.waits_for, kOther);
  EXPECT_TRUE(
      is(check(looks(kOther, 8, 11), &timestamps, kViewer), CheckAction::Defer, CheckReason::FutureInstance));
  EXPECT_TRUE(
      is(check(looks(kOther, 6, 11), &timestamps, kViewer), CheckAction::Drop, CheckReason::PastInstance));
  EXPECT_EQ(timestamps, table(10));
}

TEST(ObjDescCheck, od_6_only_a_newer_appearance_is_accepted_and_its_timestamp_stored) {
  TimestampTable timestamps = table(10);
  EXPECT_TRUE(
      is(check(looks(kOther, 7, 10), &timestamps, kViewer), CheckAction::Drop, CheckReason::StaleObjDesc));
  EXPECT_EQ(timestamps, table(10));
  EXPECT_TRUE(is(check(looks(kOther, 7, 11), &timestamps, kViewer), CheckAction::Accept, CheckReason::Fresh));
  EXPECT_EQ(timestamps[Timestamp::ObjDesc], 11u);
  timestamps[Timestamp::ObjDesc] = 0xFFFF;
  EXPECT_TRUE(is(check(looks(kOther, 7, 0), &timestamps, kViewer), CheckAction::Accept, CheckReason::Fresh));
}

TEST(ObjDescCheck, od_6_the_local_player_is_no_exception) {
  TimestampTable timestamps = table(10);
  EXPECT_TRUE(
      is(check(looks(kPlayer, 7, 11), &timestamps, kViewer), CheckAction::Accept, CheckReason::Fresh));
}

TEST(PlayerTeleportCheck, lp_65_passes_unless_it_is_older) {
  TimestampTable timestamps = table(10);
  PlayerTeleport m;
  m.teleport = 10;
  EXPECT_TRUE(is(check(m, &timestamps, kViewer), CheckAction::Accept, CheckReason::Fresh));
  m.teleport = 11;
  EXPECT_TRUE(is(check(m, &timestamps, kViewer), CheckAction::Accept, CheckReason::Fresh));
  m.teleport = 9;
  EXPECT_TRUE(is(check(m, &timestamps, kViewer), CheckAction::Drop, CheckReason::StaleTeleport));
  EXPECT_EQ(timestamps, table(10));
  EXPECT_EQ(check(m, nullptr, kViewer).waits_for, kPlayer);
}

CreateObject description(Guid guid, std::uint16_t timestamp, std::uint16_t instance) {
  CreateObject m;
  m.guid = guid;
  m.physics.timestamps = table(timestamp, instance);
  return m;
}

TEST(CreateObjectCheck, wire_5_1_an_unknown_object_is_created) {
  const ObjectCheckResult a = check(description(kOther, 10, 7), nullptr, kViewer);
  EXPECT_TRUE(is(a, CheckAction::Accept, CheckReason::Fresh));
  EXPECT_EQ(a.effect, ObjectEffect::Create);
}

TEST(CreateObjectCheck, a_newer_instance_takes_the_place_of_the_known_one_an_older_one_is_dropped) {
  TimestampTable timestamps = table(10);
  EXPECT_EQ(check(description(kOther, 10, 8), &timestamps, kViewer).effect, ObjectEffect::Recreate);
  EXPECT_TRUE(is(check(description(kOther, 11, 6), &timestamps, kViewer), CheckAction::Drop,
                 CheckReason::PastInstance));
  EXPECT_EQ(timestamps, table(10));
}

TEST(CreateObjectCheck, lp_52_a_known_object_is_merged_part_by_part) {
  TimestampTable timestamps = table(10);
  CreateObject m = description(kOther, 10, 7);
  m.physics.timestamps[Timestamp::Movement] = 11;
  m.physics.timestamps[Timestamp::State] = 11;
  const ObjectCheckResult a = check(m, &timestamps, kViewer);
  EXPECT_TRUE(is(a, CheckAction::Accept, CheckReason::Fresh));
  EXPECT_EQ(a.effect, ObjectEffect::Merge);
  EXPECT_TRUE(is(a.position, CheckAction::Drop, CheckReason::StalePosition));
  EXPECT_TRUE(is(a.movement, CheckAction::Accept, CheckReason::Fresh));
  EXPECT_TRUE(is(a.state, CheckAction::Accept, CheckReason::Fresh));
  EXPECT_TRUE(is(a.vector, CheckAction::Drop, CheckReason::StaleVector));
  EXPECT_EQ(timestamps[Timestamp::Movement], 11u);
}

TEST(CreateObjectCheck, a_number_that_is_not_finite_is_refused_by_name) {
  CreateObject m = description(kOther, 10, 7);
  m.physics.scale = kNan;
  const ObjectCheckResult a = check(m, nullptr, kViewer);
  EXPECT_TRUE(is(a, CheckAction::Drop, CheckReason::BadNumber));
  EXPECT_STREQ(a.field, "scale");
}

template <class M>
M from_client(const ClientTimestamps& timestamps) {
  M m;
  m.timestamps = timestamps;
  return m;
}

template <class M>
void expect_client_check() {
  const TimestampTable timestamps = table(10);
  EXPECT_TRUE(
      is(check(from_client<M>({7, 10, 10, 10}), timestamps), CheckAction::Accept, CheckReason::Fresh));
  EXPECT_TRUE(is(check(from_client<M>({7, 3, 10, 10}), timestamps), CheckAction::Accept, CheckReason::Fresh));
  EXPECT_TRUE(
      is(check(from_client<M>({6, 10, 10, 10}), timestamps), CheckAction::Drop, CheckReason::PastInstance));
  EXPECT_TRUE(
      is(check(from_client<M>({7, 10, 9, 10}), timestamps), CheckAction::Drop, CheckReason::StaleTeleport));
  EXPECT_TRUE(is(check(from_client<M>({7, 10, 10, 9}), timestamps), CheckAction::Drop,
                 CheckReason::StaleForcePosition));
  M m = from_client<M>({7, 10, 10, 10});
  m.position.frame.origin.z = kNan;
  EXPECT_STREQ(check(m, timestamps).field, "pos.z");
}

TEST(ClientCheck, sv_2_teleport_and_force_must_have_been_seen_server_control_need_not) {
  expect_client_check<MoveToState>();
  expect_client_check<AutonomousPosition>();
  expect_client_check<Jump>();
}

// The pairs of golden scenario 60 (motion core 13).
TEST(ActionCheck, wire_5_3_core_7_18_an_action_is_played_once_by_its_15_bit_stamp) {
  struct Case {
    std::uint16_t last, timestamp;
    bool plays;
  };
  for (const Case& c :
       {Case{0, 1, true}, Case{5, 5, false}, Case{5, 4, false}, Case{0x7FFE, 1, true}, Case{1, 0x7FFE, false},
        Case{0, 0x3FFF, true}, Case{0, 0x4000, false}, Case{0x4000, 0, true}}) {
    std::uint16_t last = c.last;
    EXPECT_EQ(check(ActionItem{0x58, c.timestamp, 1.0f}, last, true), c.plays)
        << c.last << ", " << c.timestamp;
    EXPECT_EQ(last, c.plays ? c.timestamp : c.last);
  }
}

TEST(ActionCheck, wire_5_3_the_local_player_skips_its_own_and_stores_nothing) {
  std::uint16_t last = 0;
  EXPECT_FALSE(check(ActionItem{0x58, 0x8001, 1.0f}, last, true));
  EXPECT_EQ(last, 0u);
  EXPECT_TRUE(check(ActionItem{0x58, 0x8001, 1.0f}, last, false));
  EXPECT_EQ(last, 1u);
}

}  // namespace
}  // namespace acm::wire
