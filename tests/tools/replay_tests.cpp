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
  void save(const std::string& path) const {
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(out_.bytes().data()), static_cast<std::streamsize>(out_.size()));
  }

 private:
  ByteWriter out_;
  wire::Endpoint client_ = kClient;
  wire::PacketSender sender_{wire::Direction::ServerToClient};
};

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
  ASSERT_EQ(run.exit_code, 0) << run.err;
  const json object = json::parse(run.out)["objects"][0];
  EXPECT_GT(object["sounds"].get<int>(), 15);
  EXPECT_EQ(object["refused"], 1);
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
  EXPECT_THAT(run.out, HasSubstr("degrees off, after UpdateMotion"));
  EXPECT_THAT(run.out, HasSubstr("0 blips, 0 stalls, 0 objects without their assets"));
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
  EXPECT_THAT(run.out, HasSubstr("not at hand: 0x02000001 of 1 object"));
  EXPECT_THAT(run.out, HasSubstr("1 object without their assets"));
}

TEST(Replay, messages_about_an_object_that_never_appears_do_no_harm) {
  const TempFolder folder;
  const ToolRun run = run_tool({"replay", simulated_capture(folder, false), "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_TRUE(json::parse(run.out)["objects"][0]["departures"].empty());
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
