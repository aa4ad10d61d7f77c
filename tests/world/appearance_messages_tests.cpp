// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/acmotion.hpp"
#include "actor/hook_effects.h"
#include "world/snapshot.h"
#include "world/test_world.h"

#include <gtest/gtest.h>

#include <deque>

namespace acm {
namespace {

using namespace test;
using wire::CheckReason;

constexpr ObjectId kCoat = 0x01000201, kBoots = 0x01000202;
constexpr ObjectId kOld = 0x05000201, kNew = 0x05000202;

template <class... Entries>
Appearance appearance_of(const Entries&... entries) {
  Appearance a;
  (a.add(entries), ...);
  return a;
}

// Messages view the bytes that are kept here.
class AppearanceMessages : public testing::Test {
 protected:
  ClientWorld world{&sample_store()};
  TestServer server{kFirst};
  std::deque<Vector<std::byte>> kept;

  Bytes bytes_of(const Appearance& a) { return kept.emplace_back(encode_appearance(a).value()); }
  wire::CreateObject described(const Appearance& a) {
    wire::CreateObject m = server.create(at(10, 20));
    m.appearance.bytes = bytes_of(a);
    return m;
  }
  wire::ObjDescEvent event_of(const Appearance& a) {
    wire::ObjDescEvent m;
    m.guid = kFirst;
    m.appearance.bytes = bytes_of(a);
    m.instance = server.timestamps[wire::Timestamp::Instance];
    m.objdesc = server.timestamps.advance(wire::Timestamp::ObjDesc);
    return m;
  }
  CheckReason send(const wire::Message& m) { return apply_message(world, m).reason; }
  Appearance worn() {
    const Appearance* a = world.appearance(world.scene.id_of(kFirst));
    return a ? *a : Appearance{};
  }
  std::size_t changes() {
    const std::size_t count = all(world, EventType::AppearanceChanged).size();
    world.clear_events();
    return count;
  }
};

TEST_F(AppearanceMessages, od_3_a_new_object_wears_what_its_description_says) {
  const Appearance coat = appearance_of(PartChange{3, kCoat}, TextureChange{3, kOld, kNew});
  EXPECT_EQ(send(described(coat)), CheckReason::Fresh);
  EXPECT_EQ(worn(), coat);
  EXPECT_EQ(changes(), 0u) << "its creation is the event";
}

TEST_F(AppearanceMessages, od_6_a_newer_event_changes_it_and_an_old_one_does_not) {
  send(described({}));
  EXPECT_EQ(world.appearance(world.scene.id_of(kFirst)), nullptr);
  const wire::ObjDescEvent coat = event_of(appearance_of(PartChange{3, kCoat}));
  EXPECT_EQ(send(coat), CheckReason::Fresh);
  EXPECT_EQ(worn(), appearance_of(PartChange{3, kCoat}));
  EXPECT_EQ(changes(), 1u);
  EXPECT_EQ(send(coat), CheckReason::StaleObjDesc);
  EXPECT_EQ(changes(), 0u);
  EXPECT_EQ(send(event_of(appearance_of(PartChange{3, kCoat}))), CheckReason::Fresh);
  EXPECT_EQ(changes(), 0u) << "nothing looks different";
}

TEST_F(AppearanceMessages, od_6_an_event_that_comes_before_its_object_waits_for_it) {
  const wire::CreateObject create = described(appearance_of(PartChange{3, kCoat}));
  EXPECT_EQ(send(event_of(appearance_of(PartChange{5, kBoots}))), CheckReason::UnknownObject);
  send(create);
  EXPECT_EQ(worn(), appearance_of(PartChange{3, kCoat}, PartChange{5, kBoots}));
  EXPECT_EQ(world.client.deferred.message_count(), 0u);
}

TEST_F(AppearanceMessages, od_8_g5_parts_that_an_event_does_not_name_stay_as_they_were) {
  send(described(appearance_of(PartChange{3, kCoat}, TextureChange{3, kOld, kNew})));
  send(event_of(appearance_of(PartChange{5, kBoots})));
  EXPECT_EQ(worn().texture_changes, (Vector<TextureChange>{{3, kOld, kNew}}));
  EXPECT_EQ(worn().part_changes.size(), 2u);
  send(event_of(appearance_of(PartChange{3, kCoat})));
  EXPECT_TRUE(worn().texture_changes.empty());
}

TEST_F(AppearanceMessages, od_9_a_part_with_another_mesh_loses_what_hooks_have_made_of_it) {
  send(described({}));
  Effects* effects = ensure_effects(world.context(), *world.find(kFirst));
  ASSERT_GE(effects->looks.size(), 4u);
  effects->looks[2] = effects->looks[3] = {0.5f, 0.25f, 0.75f, false};
  send(event_of(appearance_of(PartChange{3, kCoat}, PartChange{2, 0}, PartChange{200, kCoat})));
  EXPECT_EQ(effects->looks[3], (PartLook{.is_drawn = false}));
  EXPECT_EQ(effects->looks[2], (PartLook{0.5f, 0.25f, 0.75f, false})) << "a change to no mesh";
}

TEST_F(AppearanceMessages, od_3_a_second_description_counts_when_its_appearance_is_newer) {
  send(described(appearance_of(PartChange{3, kCoat})));
  send(described(appearance_of(PartChange{5, kBoots})));
  EXPECT_EQ(worn(), appearance_of(PartChange{3, kCoat})) << "the timestamp is the same";
  server.timestamps.advance(wire::Timestamp::ObjDesc);
  send(described(appearance_of(PartChange{5, kBoots})));
  EXPECT_EQ(worn(), appearance_of(PartChange{3, kCoat}, PartChange{5, kBoots}));
  server.timestamps.advance(wire::Timestamp::Instance);
  send(described(appearance_of(PartChange{5, kBoots})));
  EXPECT_EQ(worn(), appearance_of(PartChange{5, kBoots})) << "another object in its place";
}

TEST_F(AppearanceMessages, an_object_in_the_place_of_one_that_is_gone_wears_nothing_of_it) {
  send(described(appearance_of(PartChange{3, kCoat})));
  send(server.removal());
  send(TestServer(kSecond).create(at(1, 2)));
  EXPECT_EQ(world.appearance(world.scene.id_of(kSecond)), nullptr);
}

TEST_F(AppearanceMessages, copies_and_snapshots_keep_it_and_the_hash_does_not_see_it) {
  ClientWorld plain = world;
  apply_message(plain, described({}));
  send(described({.base_palette = 0x0400007E,
                  .sub_palettes = {{0x04000001, 8, 16}},
                  .texture_changes = {{3, kOld, kNew}},
                  .part_changes = {{3, kCoat}, {4, kBoots}}}));
  EXPECT_EQ(state_hash(world), state_hash(plain)) << "nothing that moves depends on it";
  EXPECT_EQ(first_difference(world, plain).field, "version");
  const ClientWorld copy = world;
  EXPECT_EQ(first_difference(world, copy).field, "");
  const Vector<std::byte> bytes = write_snapshot(world);
  ClientWorld loaded(&sample_store());
  const Status status = read_snapshot(loaded, bytes);
  ASSERT_TRUE(status.ok()) << status.error().what;
  EXPECT_EQ(write_snapshot(loaded), bytes);
  ASSERT_NE(loaded.appearance(loaded.scene.id_of(kFirst)), nullptr);
  EXPECT_EQ(*loaded.appearance(loaded.scene.id_of(kFirst)), worn());
  ClientWorld other = world;
  other.appearances[0].part_changes[1].mesh = kCoat;
  EXPECT_EQ(first_difference(world, other).field, "appearance.part_changes.mesh");
  EXPECT_EQ(first_difference(world, other).object, kFirst);
}

TEST_F(AppearanceMessages, a_snapshot_with_looks_is_refused_when_it_is_cut_or_names_nobody) {
  send(described(appearance_of(PartChange{3, kCoat})));
  const Vector<std::byte> whole = write_snapshot(world);
  constexpr std::size_t kLooks = 4 + 4 + 4 + 4 + 4 + 4 + 5;  // of one object with one part change
  ClientWorld loaded(&sample_store());
  for (std::size_t cut = 1; cut <= kLooks; ++cut)
    EXPECT_FALSE(read_snapshot(loaded, Bytes(whole).first(whole.size() - cut)).ok()) << cut;
  Vector<std::byte> bad = whole;
  bad[bad.size() - kLooks + 4] = std::byte{0x77};  // the guid
  const Status refused = read_snapshot(loaded, bad);
  ASSERT_FALSE(refused.ok());
  EXPECT_STREQ(refused.error().what, "looks.guid");
  bad = whole;
  bad[4] = std::byte{7};
  EXPECT_EQ(read_snapshot(loaded, bad).error().code, ErrorCode::Unsupported);
  EXPECT_TRUE(read_snapshot(loaded, whole).ok());
}

// --- The public classes

wire::ObjDescEvent sent_event(const Server& server) {
  EXPECT_EQ(server.outbox().size(), 1u);
  const auto m = wire::decode<wire::ObjDescEvent>(server.outbox().back().bytes);
  EXPECT_TRUE(m.ok());
  return m.ok() ? *m : wire::ObjDescEvent{};
}

class ServerAppearance : public testing::Test {
 protected:
  World world;
  Server server{world};
  ServerAppearance() { EXPECT_TRUE(world.create_object(kFirst, {})); }
};

TEST_F(ServerAppearance, od_6_a_change_is_sent_to_everyone_with_the_next_timestamp) {
  const Appearance coat = appearance_of(PartChange{3, kCoat});
  ASSERT_TRUE(server.set_appearance(kFirst, coat));
  EXPECT_EQ(server.outbox()[0].audience, Audience::Everyone);
  EXPECT_EQ(server.outbox()[0].about, kFirst);
  const wire::ObjDescEvent first = sent_event(server);
  EXPECT_EQ(first.guid, kFirst);
  EXPECT_EQ(first.appearance.decode().value(), coat);
  ASSERT_NE(world.appearance(kFirst), nullptr);
  EXPECT_EQ(*world.appearance(kFirst), coat);
  server.clear_outbox();
  ASSERT_TRUE(server.set_appearance(kFirst, coat));
  EXPECT_TRUE(server.outbox().empty()) << "nothing has changed";
  ASSERT_TRUE(server.set_appearance(kFirst, {}));
  EXPECT_EQ(sent_event(server).objdesc, first.objdesc + 1);
  EXPECT_EQ(world.appearance(kFirst), nullptr);
}

TEST_F(ServerAppearance, describe_sends_what_was_set_unless_the_host_gives_bytes) {
  const Appearance coat = appearance_of(PartChange{3, kCoat});
  ASSERT_TRUE(server.set_appearance(kFirst, coat));
  const Vector<std::byte> message = server.describe(kFirst);
  const auto own = wire::decode<wire::CreateObject>(message);
  ASSERT_TRUE(own.ok());
  EXPECT_EQ(own->appearance.decode().value(), coat);
  EXPECT_EQ(own->physics.timestamps[wire::Timestamp::ObjDesc], sent_event(server).objdesc);
  const Vector<std::byte> given = server.describe(kFirst, encode_appearance({}).value());
  EXPECT_TRUE(wire::decode<wire::CreateObject>(given)->appearance.decode()->empty());
}

TEST_F(ServerAppearance, a_client_that_knows_the_object_follows) {
  World seen;
  Client client(seen, {.expects_player = false});
  ASSERT_TRUE(client.receive(server.describe(kFirst)).ok());
  ASSERT_TRUE(server.set_appearance(kFirst, appearance_of(PartChange{3, kCoat})));
  for (const OutboundMessage& m : server.outbox()) ASSERT_TRUE(client.receive(m.bytes)->accepted());
  ASSERT_NE(seen.appearance(kFirst), nullptr);
  EXPECT_EQ(*seen.appearance(kFirst), *world.appearance(kFirst));
  EXPECT_EQ(seen.events().back().type, EventType::AppearanceChanged);
}

TEST_F(ServerAppearance, what_cannot_be_sent_is_refused_and_changes_nothing) {
  const Outcome range = server.set_appearance(kFirst, appearance_of(SubPalette{0x04000001, 3, 8}));
  EXPECT_EQ(range.kind, OutcomeKind::BadArgument);
  EXPECT_STREQ(range.field, "objdesc.subpalette.first");
  EXPECT_EQ(server.set_appearance(kSecond, {}).kind, OutcomeKind::NoObject);
  EXPECT_EQ(world.set_appearance(kSecond, {}).kind, OutcomeKind::NoObject);
  Appearance full;
  full.part_changes.resize(300);
  EXPECT_EQ(world.set_appearance(kFirst, full).kind, OutcomeKind::LimitExceeded);
  EXPECT_EQ(world.appearance(kFirst), nullptr);
  EXPECT_TRUE(server.outbox().empty());
}

}  // namespace
}  // namespace acm
