// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/effect_types.hpp"
#include "wire/packet_sender.h"
#include "wire/pcap.h"
#include "world/link_simulation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <sstream>

#include "capture_ends.h"
#include "run_tool.h"
#include "support/sample_store.h"
#include "support/temp_folder.h"

namespace acm::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

/// A capture on the client's side.
class Tape {
 public:
  Tape() { wire::write_pcap_header(out_); }

  void down(double time, Bytes message) {
    sender_.begin(message, 10);
    for (Bytes datagram = sender_.next(); !datagram.empty(); datagram = sender_.next())
      wire::write_pcap_datagram(out_, kStart + static_cast<std::uint64_t>(time * 1e6), kServer, client_,
                                datagram);
  }
  /// From now on messages go to another client, and so over a connection of their own.
  void connect_as(std::uint16_t port) {
    client_.port = port;
    sender_ = wire::PacketSender(wire::Direction::ServerToClient);
  }
  [[nodiscard]] std::string save_in(const TempFolder& folder) const {
    const std::string path = (folder.path() / "tape.pcap").string();
    save(path);
    return path;
  }
  void save(const std::string& path) const {
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(out_.bytes().data()), static_cast<std::streamsize>(out_.size()));
  }

 private:
  ByteWriter out_;
  wire::Endpoint client_ = kClient;
  wire::PacketSender sender_{wire::Direction::ServerToClient};
};

template <class M>
Vector<std::byte> encoded(const M& message) {
  ByteWriter out;
  encode(out, message);
  return std::move(out).take();
}

wire::CreateObject described(Guid guid) {
  using Physics = wire::PhysicsDescription;
  wire::CreateObject m;
  m.guid = guid;
  m.physics.flags = Physics::kPosition | Physics::kSetup;
  m.physics.position = {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {}}};
  m.physics.setup = kSampleMannequin;
  m.physics.state = physics_state::kDefault;
  return m;
}

/// Somewhere on a line from west to east.
wire::UpdatePosition placed(Guid guid, float east, std::uint16_t timestamp) {
  wire::UpdatePosition m;
  m.guid = guid;
  m.pack.position = {0xA9B40013, {{east, 50.0f, 0.0f}, {}}};
  m.pack.flags = wire::PositionPack::kContact;
  m.pack.leave_out_zeros();
  m.pack.position_timestamp = timestamp;
  return m;
}

wire::UpdateMotion moving(Command forward, std::uint16_t timestamp) {
  InterpretedMotionState state;
  state.forward_command = forward;
  wire::UpdateMotion m;
  m.guid = LinkSimulation::kPlayer;
  m.movement = timestamp;
  m.server_control = timestamp;
  m.body.style = wire::command_index(command::kNonCombat);
  m.body.content = wire::pack(state);
  return m;
}

/// A player runs in an angle, and someone else captures it.
std::string simulated_capture(const TempFolder& folder, bool with_creation = true) {
  LinkSimulation s(sample_store(), {0.1, 0.03, 0.0}, 7);
  Tape tape;
  if (with_creation) tape.down(0.0, s.creation());
  s.watch = [&](double time, bool to_observer, Bytes message) {
    if (to_observer) tape.down(time, message);
  };
  s.run_until(0.5);
  s.hold_run(true);
  s.press(command::kWalkForward);
  s.run_until(3.0);
  s.press(command::kTurnRight);
  s.run_until(4.0);
  s.release(command::kTurnRight);
  s.run_until(6.0);
  s.release(command::kWalkForward);
  s.run_until(9.0);
  const std::string path = (folder.path() / "session.pcap").string();
  tape.save(path);
  return path;
}

TEST(Replay, sn_12_sounds_are_heard_or_refused) {
  const TempFolder folder;
  LinkSimulation s(sample_store(), {0.1, 0.03, 0.0}, 7);
  Tape tape;
  tape.down(0.0, s.creation());
  for (int i = 0; i < 20; ++i)
    tape.down(1.0, *wire::encode(wire::Message(wire::Sound{0x50000001, sound_type::kSwoosh2, 1.0f})));
  tape.down(1.5, *wire::encode(wire::Message(wire::PlayScriptType{0x50000001, 0x4C, 1.0f})));
  const std::string path = (folder.path() / "sounds.pcap").string();
  tape.save(path);
  const ToolRun run = run_tool({"replay", path, "--json"});
  ASSERT_EQ(run.exit_code, 1) << "no position was compared";
  const json object = json::parse(run.out)["objects"][0];
  EXPECT_GT(object["sounds"].get<int>(), 15);
  EXPECT_EQ(object["refused_effects"], 1);
  EXPECT_EQ(object["scripts"], 0);
  EXPECT_THAT(run_tool({"replay", path}).out,
              HasSubstr(" heard, 0 scripts played, 1 message of sounds and scripts refused\n"));
  EXPECT_EQ(object["dropped"], 0);
}

TEST(Replay, the_engine_keeps_to_what_the_server_says) {
  const TempFolder folder;
  const ToolRun run = run_tool({"replay", simulated_capture(folder), "--json"});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  const json root = json::parse(run.out);
  ASSERT_EQ(root["objects"].size(), 1u);
  const json& object = root["objects"][0];
  EXPECT_EQ(object["guid"], "0x50000001");
  EXPECT_GT(object["departures"].size(), 20u);
  EXPECT_LT(object["worst"].get<double>(), 0.6);
  EXPECT_LT(object["mean"].get<double>(), 0.2);
  EXPECT_TRUE(object["blips"].empty());
  EXPECT_TRUE(object["missing"].empty());
}

TEST(Replay, departures_are_reported_with_the_messages_before_them) {
  const TempFolder folder;
  const ToolRun run = run_tool({"replay", simulated_capture(folder), "--least", "0"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("degrees off, after 1 UpdateMotion"));
  EXPECT_THAT(run.out, HasSubstr("0 blips, 0 stalls, 0 refused motions, 0 objects without their assets"));
  const ToolRun quiet = run_tool({"replay", simulated_capture(folder), "--least", "100"});
  EXPECT_THAT(quiet.out, Not(HasSubstr("degrees off")));
}

TEST(Replay, a_position_far_off_shows_as_departure_and_blip) {
  const TempFolder folder;
  LinkSimulation s(sample_store(), {}, 7);
  Tape tape;
  tape.down(0.0, s.creation());
  wire::UpdatePosition m;
  m.guid = LinkSimulation::kPlayer;
  m.pack.position = {0xABB40013, {{50.0f, 50.0f, 0.0f}, {}}};
  m.pack.flags = wire::PositionPack::kContact;
  m.pack.leave_out_zeros();
  m.pack.position_timestamp = 1;
  ByteWriter bytes;
  encode(bytes, m);
  tape.down(1.0, bytes.bytes());
  m.pack.position_timestamp = 2;
  ByteWriter again;
  encode(again, m);
  tape.down(2.0, again.bytes());
  const std::string path = (folder.path() / "far.pcap").string();
  tape.save(path);
  const ToolRun run = run_tool({"replay", path});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("384.00 m and 0 degrees off"));
  EXPECT_THAT(run.out, HasSubstr("blip over 383."));
  EXPECT_THAT(run.out, HasSubstr("1 blip,"));
}

TEST(Replay, objects_without_their_assets_are_named) {
  const TempFolder folder;
  const TempFolder assets;
  for (const SampleObject& object : sample_creatures())
    if (object.id == kSampleDoor) assets.write("02000003.bin", object.bytes);
  const ToolRun run = run_tool({"replay", simulated_capture(folder), "--assets", assets.string()});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("missing: 0x02000001 of 1 object"));
  EXPECT_THAT(run.out, HasSubstr("1 object without their assets"));
}

TEST(Replay, of_many_missing_assets_only_the_first_ten_are_listed) {
  const TempFolder folder;
  const TempFolder assets;
  for (const SampleObject& object : sample_creatures())
    if (object.id == kSampleDoor) assets.write("02000003.bin", object.bytes);
  Tape tape;
  for (Guid i = 1; i <= 12; ++i) {
    wire::CreateObject m = described(0x80000000 + i);
    m.physics.setup = 0x02001000 + (i == 12 ? 11 : i);
    tape.down(0.0, encoded(m));
  }
  tape.down(1.0, encoded(placed(0x80000001, 50.0f, 1)));
  const ToolRun run = run_tool({"replay", tape.save_in(folder), "--assets", assets.string()});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("missing: 0x0200100B of 2 objects\nmissing: 0x02001001 of 1 object\n"));
  EXPECT_THAT(run.out, HasSubstr("missing: 1 more id (all are in --json)\n"));
}

TEST(Replay, a_capture_that_begins_in_mid_session_says_so) {
  const TempFolder folder;
  const std::string path = simulated_capture(folder, false);
  const ToolRun run = run_tool({"replay", path});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out,
              HasSubstr("the capture begins in mid-session, or lacks messages: 1 object never described\n"));
  EXPECT_THAT(run.out, HasSubstr(" were never applied\n"));
  EXPECT_THAT(run.out, HasSubstr("not checked: 100.0 % of the movement ("));
  EXPECT_THAT(run.out, HasSubstr("--assume SETUP"));
  EXPECT_THAT(run.err, HasSubstr("nothing was compared: the capture describes no object"));
}

TEST(Replay, figures_are_null_where_nothing_was_compared) {
  const TempFolder folder;
  const ToolRun run = run_tool({"replay", simulated_capture(folder, false), "--json"});
  EXPECT_EQ(run.exit_code, 1);
  const json root = json::parse(run.out);
  EXPECT_EQ(root["worst"], nullptr);
  EXPECT_EQ(root["mean"], nullptr);
  EXPECT_EQ(root["compared"], 0);
  EXPECT_EQ(root["unchecked_share"], 1.0);
  EXPECT_EQ(root["undescribed"], 1);
  const json& object = root["objects"][0];
  EXPECT_EQ(object["worst"], nullptr);
  EXPECT_EQ(object["mean"], nullptr);
  EXPECT_EQ(object["described"], false);
  EXPECT_EQ(object["unchecked"], object["movements"]);
  EXPECT_GT(object["waiting"], 20);
}

TEST(Replay, assumed_bodies_stand_for_objects_that_are_never_described) {
  const TempFolder folder;
  const std::string path = simulated_capture(folder, false);
  const ToolRun run = run_tool({"replay", path, "--assume", "0x02000001", "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  const json root = json::parse(run.out);
  EXPECT_EQ(root["assumed_setup"], "0x02000001");
  const json& object = root["objects"][0];
  EXPECT_EQ(object["anonymous"], true);
  EXPECT_EQ(object["described"], false);
  EXPECT_GT(object["departures"].size(), 20u);
  EXPECT_LT(object["worst"].get<double>(), 0.6) << "it runs as the described one does";
  EXPECT_LT(object["unchecked"], 5);
  const ToolRun text = run_tool({"replay", path, "--assume", "0x02000001", "--least", "0"});
  EXPECT_THAT(text.out, HasSubstr("0x50000001 (anonymous)"));
  EXPECT_THAT(text.out, HasSubstr("anonymous bodies of the assumed Setup 0x02000001 stood for 1 object\n"));
}

TEST(Replay, a_description_takes_the_place_of_an_assumed_body) {
  const TempFolder folder;
  LinkSimulation s(sample_store(), {}, 7);
  Tape tape;
  tape.down(0.0, encoded(placed(LinkSimulation::kPlayer, 10.0f, 5)));
  tape.down(1.0, encoded(placed(LinkSimulation::kPlayer, 10.0f, 6)));
  tape.down(2.0, s.creation());
  tape.down(3.0, encoded(placed(LinkSimulation::kPlayer, 50.0f, 1)));
  const std::string path = tape.save_in(folder);
  const json object =
      json::parse(run_tool({"replay", path, "--assume", "02000001", "--json"}).out)["objects"][0];
  EXPECT_EQ(object["anonymous"], true);
  EXPECT_EQ(object["described"], true);
  EXPECT_EQ(object["compared"], 2) << "one as an assumed body, one as itself";
  EXPECT_LT(object["worst"].get<double>(), 0.01);
}

// In mid-session timestamps are anywhere on their circle, and the body cannot know from which on they are
// new.
TEST(Replay, an_assumed_body_takes_the_first_timestamps_that_it_sees) {
  const TempFolder folder;
  Tape before, after;
  before.down(0.0, encoded(moving(command::kWalkForward, 0x9000)));
  before.down(0.1, encoded(placed(LinkSimulation::kPlayer, 50.0f, 0x9000)));
  after.down(0.0, encoded(placed(LinkSimulation::kPlayer, 50.0f, 0x9000)));
  after.down(0.1, encoded(moving(command::kWalkForward, 0x9000)));
  for (Tape* tape : {&before, &after}) {
    tape->down(2.1, encoded(placed(LinkSimulation::kPlayer, 50.0f, 0x9001)));
    const ToolRun run = run_tool({"replay", tape->save_in(folder), "--assume", "0x02000001", "--json"});
    const json object = json::parse(run.out)["objects"][0];
    EXPECT_EQ(object["dropped"], 0);
    EXPECT_EQ(object["compared"], 1);
    EXPECT_GT(object["worst"].get<double>(), 1.0) << "it walked, and the server says that it did not";
  }
}

TEST(Replay, an_assumed_setup_must_be_there) {
  const TempFolder folder;
  const std::string path = simulated_capture(folder, false);
  const ToolRun unknown = run_tool({"replay", path, "--assume", "0x02FFFFFF"});
  EXPECT_EQ(unknown.exit_code, 1);
  EXPECT_THAT(unknown.err, HasSubstr("has no Setup 0x02FFFFFF"));
  EXPECT_EQ(run_tool({"replay", path, "--assume", "someone"}).exit_code, 2);
}

TEST(Replay, what_came_before_a_late_description_stays_unchecked) {
  const TempFolder folder;
  LinkSimulation s(sample_store(), {}, 7);
  Tape tape;
  tape.down(0.0, encoded(placed(LinkSimulation::kPlayer, 50.0f, 1)));
  tape.down(1.0, s.creation());
  tape.down(2.0, encoded(placed(LinkSimulation::kPlayer, 50.0f, 2)));
  const std::string path = tape.save_in(folder);
  const ToolRun run = run_tool({"replay", path, "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  const json object = json::parse(run.out)["objects"][0];
  EXPECT_EQ(object["described"], true);
  EXPECT_EQ(object["deferred"], 1);
  EXPECT_EQ(object["waiting"], 0);
  EXPECT_EQ(object["unchecked"], 1) << "it was compared with nothing when it came";
  EXPECT_EQ(object["compared"], 1);
  EXPECT_THAT(run_tool({"replay", path}).out,
              HasSubstr("lacks messages: 0 objects never described\n"
                        "1 message came before the description of the object, 0 were never applied\n"
                        "not checked: 50.0 % of the movement (1 of 2 messages); --assume SETUP"));
}

TEST(Replay, assumed_bodies_are_named_where_all_objects_are_described_later) {
  const TempFolder folder;
  LinkSimulation s(sample_store(), {}, 7);
  Tape tape;
  tape.down(0.0, encoded(placed(LinkSimulation::kPlayer, 50.0f, 1)));
  tape.down(1.0, s.creation());
  tape.down(2.0, encoded(placed(LinkSimulation::kPlayer, 50.0f, 2)));
  const ToolRun run = run_tool({"replay", tape.save_in(folder), "--assume", "0x02000001"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("anonymous bodies of the assumed Setup 0x02000001 stood for 1 object\n"));
}

/// An object without motion table, and two motions that it drops.
void send_motions_in_vain(Tape& tape, double time, std::uint16_t instance) {
  wire::CreateObject stone = described(LinkSimulation::kPlayer);
  stone.physics.timestamps[wire::Timestamp::Instance] = instance;
  tape.down(time, encoded(stone));
  for (std::uint16_t i = 1; i <= 2; ++i) {
    wire::UpdateMotion m = moving(command::kWalkForward, i);
    m.instance = instance;
    tape.down(time + 0.1 * i, encoded(m));
  }
}

TEST(Replay, motions_of_an_object_without_motion_table_are_not_checked) {
  const TempFolder folder;
  Tape tape;
  send_motions_in_vain(tape, 0.0, 1);
  wire::UpdatePosition m = placed(LinkSimulation::kPlayer, 52.0f, 1);
  m.pack.instance = 1;
  tape.down(1.0, encoded(m));
  const ToolRun run = run_tool({"replay", tape.save_in(folder)});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("degrees off, after 1 CreateObject, 2 dropped UpdateMotion\n"));
  EXPECT_THAT(
      run.out,
      HasSubstr("not checked: 66.7 % of the movement (2 of 3 messages), 2 of objects that cannot move\n"));
  EXPECT_THAT(run.out, Not(HasSubstr("mid-session")));
  EXPECT_THAT(run.out, Not(HasSubstr("--assume")));
}

TEST(Replay, an_object_that_is_created_again_keeps_its_unchecked_messages) {
  const TempFolder folder;
  Tape tape;
  send_motions_in_vain(tape, 0.0, 1);
  send_motions_in_vain(tape, 1.0, 2);
  const json object = json::parse(run_tool({"replay", tape.save_in(folder), "--json"}).out)["objects"][0];
  EXPECT_EQ(object["dropped"], 4);
  EXPECT_EQ(object["unchecked"], 4);
  EXPECT_EQ(object["cannot_move"], 4);
}

TEST(Replay, scripts_that_waited_are_played_or_refused) {
  const TempFolder folder;
  LinkSimulation s(sample_store(), {}, 7);
  Tape tape;
  for (const ObjectId script : {0x33000001u, 0x33000099u})
    tape.down(0.0, encoded(wire::PlayScriptId{LinkSimulation::kPlayer, script}));
  tape.down(1.0, s.creation());
  const json object = json::parse(run_tool({"replay", tape.save_in(folder), "--json"}).out)["objects"][0];
  EXPECT_EQ(object["scripts"], 1);
  EXPECT_EQ(object["refused_effects"], 1);
  EXPECT_EQ(object["unchecked"], 0) << "they are not about movement";
}

TEST(Replay, a_script_that_a_message_names_is_loaded) {
  const TempFolder folder;
  Tape tape;
  tape.down(0.0, encoded(described(LinkSimulation::kPlayer)));
  tape.down(1.0, encoded(wire::PlayScriptId{LinkSimulation::kPlayer, 0x33000003}));
  const json object = json::parse(run_tool({"replay", tape.save_in(folder), "--json"}).out)["objects"][0];
  EXPECT_EQ(object["scripts"], 1);
  EXPECT_EQ(object["refused_effects"], 0);
}

TEST(Replay, motions_that_a_table_refuses_are_reported_once_with_their_count) {
  const TempFolder folder;
  LinkSimulation s(sample_store(), {}, 7);
  Tape tape;
  tape.down(0.0, s.creation());
  for (std::uint16_t i = 1; i <= 3; ++i) tape.down(1.0 * i, encoded(moving(command::kHover, i)));
  tape.down(4.0, encoded(moving(command::kWalkForward, 4)));
  tape.down(4.1, encoded(placed(LinkSimulation::kPlayer, 50.0f, 1)));
  const std::string path = tape.save_in(folder);
  const ToolRun run = run_tool({"replay", path});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out,
              HasSubstr("1.000 s  0x50000001  its table refuses Hover from Ready in NonCombat, 3 times"));
  EXPECT_THAT(run.out, HasSubstr("3 refused motions"));
  EXPECT_THAT(run.out, Not(HasSubstr("refuses WalkForward")));
  const json refused = json::parse(run_tool({"replay", path, "--json"}).out)["objects"][0]["refused"];
  ASSERT_EQ(refused.size(), 1u);
  EXPECT_EQ(refused[0]["motion"], "Hover");
  EXPECT_EQ(refused[0]["count"], 3);
}

TEST(Replay, stray_bytes_are_cut_off_and_counted) {
  const TempFolder folder;
  LinkSimulation s(sample_store(), {}, 7);
  Tape tape;
  tape.down(0.0, s.creation());
  Vector<std::byte> longer = encoded(placed(LinkSimulation::kPlayer, 50.0f, 1));
  longer.resize(longer.size() + 4);
  tape.down(1.0, longer);
  const std::string path = tape.save_in(folder);
  const ToolRun run = run_tool({"replay", path});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("4 stray bytes cut off the end of 1 message\n"));
  const json root = json::parse(run_tool({"replay", path, "--json"}).out);
  EXPECT_EQ(root["stray_messages"], 1);
  EXPECT_EQ(root["stray_bytes"], 4);
  EXPECT_EQ(root["compared"], 1);
}

/// Two bodies that are nowhere near where the server has them next: 1 m, 4 m and 2 m off, in this order.
std::string three_departures(const TempFolder& folder) {
  Tape tape;
  tape.down(0.0, encoded(described(0x80000001)));
  tape.down(0.0, encoded(described(0x80000002)));
  tape.down(1.0, encoded(placed(0x80000002, 51.0f, 1)));
  tape.down(2.0, encoded(placed(0x80000001, 54.0f, 1)));
  tape.down(9.0, encoded(placed(0x80000002, 53.0f, 2)));
  return tape.save_in(folder);
}

TEST(Replay, departures_are_printed_in_the_order_of_time) {
  const TempFolder folder;
  const auto lines = lines_of(run_tool({"replay", three_departures(folder)}).out);
  ASSERT_GT(lines.size(), 3u);
  EXPECT_THAT(lines[0], HasSubstr("1.000 s  0x80000002  1.00 m"));
  EXPECT_THAT(lines[1], HasSubstr("2.000 s  0x80000001  4.00 m"));
  EXPECT_THAT(lines[2], HasSubstr("9.000 s  0x80000002  2.00 m"));
}

TEST(Replay, top_shows_the_largest_only_and_counts_the_rest) {
  const TempFolder folder;
  const ToolRun run = run_tool({"replay", three_departures(folder), "--top", "1"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  const auto lines = lines_of(run.out);
  ASSERT_EQ(lines.size(), 6u) << run.out;
  EXPECT_THAT(lines[0], HasSubstr("2.000 s  0x80000001  4.00 m"));
  EXPECT_THAT(lines[1], HasSubstr("and 2 more, none larger"));
  EXPECT_THAT(lines[4], HasSubstr("and 1 more object"));
  EXPECT_THAT(lines[5], HasSubstr("3 positions compared"));
  EXPECT_EQ(run_tool({"replay", three_departures(folder), "--top", "-1"}).exit_code, 2);
}

TEST(Replay, the_paths_are_drawn_from_above) {
  const TempFolder folder;
  const std::string svg = (folder.path() / "paths.svg").string();
  const ToolRun run = run_tool({"replay", simulated_capture(folder), "--svg", svg});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  std::stringstream text;
  text << std::ifstream(svg).rdbuf();
  EXPECT_THAT(text.str(), HasSubstr("<svg xmlns"));
  EXPECT_THAT(text.str(), HasSubstr("<polyline"));
  EXPECT_THAT(text.str(), HasSubstr("0x50000001"));
  EXPECT_THAT(text.str(), HasSubstr("</svg>"));
}

// docs/replay.md states the number.
TEST(Replay, more_than_256_connections_are_not_followed) {
  const TempFolder folder;
  LinkSimulation s(sample_store(), {}, 7);
  Tape tape;
  for (std::uint16_t i = 0; i < 257; ++i) {
    tape.connect_as(static_cast<std::uint16_t>(50000 + i));
    tape.down(0.0, s.creation());
  }
  const std::string path = (folder.path() / "many.pcap").string();
  tape.save(path);
  const ToolRun run = run_tool({"replay", path});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("frame 257: "));
  EXPECT_THAT(run.err, HasSubstr("too many connections"));
  EXPECT_THAT(run.out, HasSubstr("256 messages about 256 objects"));
}

TEST(Replay, progress_is_shown_on_a_terminal) {
  const TempFolder folder;
  const std::string path = simulated_capture(folder);
  const ToolRun run = run_tool({"replay", path}, {.output = ToolOutput::FileWithErrorsOnTerminal});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.err, HasSubstr("replaying ["));
  EXPECT_THAT(run.err, testing::EndsWith("\r\033[K"));
  EXPECT_EQ(run_tool({"replay", path}).err, "");
}

TEST(Replay, wrong_usage_and_bad_files_have_different_exit_codes) {
  const TempFolder folder;
  const std::string path = simulated_capture(folder);
  EXPECT_EQ(run_tool({"replay"}).exit_code, 2);
  EXPECT_EQ(run_tool({"replay", path, "--object", "nobody"}).exit_code, 2);
  EXPECT_EQ(run_tool({"replay", path, "--server-port", "x"}).exit_code, 2);
  EXPECT_EQ(run_tool({"replay", (folder.path() / "none.pcap").string()}).exit_code, 1);
  EXPECT_EQ(run_tool({"replay", path, "--svg", (folder.path() / "no" / "such.svg").string()}).exit_code, 1);
  EXPECT_THAT(run_tool({"replay", "--help"}).out, HasSubstr("Examples:"));
}

}  // namespace
}  // namespace acm::test
