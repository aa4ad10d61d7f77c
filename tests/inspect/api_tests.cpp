// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The public headers, used as a program outside would: no private one may be needed.
#include "acmotion/assets.hpp"
#include "acmotion/commands.hpp"
#include "acmotion/inspect/gltf.hpp"
#include "acmotion/inspect/lint.hpp"
#include "acmotion/inspect/pictures.hpp"
#include "acmotion/inspect/replay.hpp"
#include "acmotion/inspect/scenario.hpp"
#include "acmotion/inspect/state_graph.hpp"
#include "acmotion/inspect/table_diff.hpp"
#include "acmotion/sample.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <span>
#include <string>
#include <vector>

namespace acm::inspect {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

constexpr ObjectId kMannequin = 0x02000001;
constexpr ObjectId kTable = 0x09000001;
constexpr ObjectId kNoTable = 0x0900FFFF;

Assets sample_assets() {
  Assets assets;
  for (const SampleObject& object : sample_creatures()) EXPECT_TRUE(assets.add(object.id, object.bytes).ok());
  return assets;
}

TEST(InspectApi, missing_objects_are_refused_by_every_function) {
  Assets assets;
  EXPECT_EQ(lint_table(assets, kNoTable).error().code, ErrorCode::NotFound);
  EXPECT_EQ(state_graph(assets, kNoTable).error().code, ErrorCode::NotFound);
  EXPECT_EQ(compare_tables(assets, kNoTable, assets, kNoTable).error().code, ErrorCode::NotFound);
  EXPECT_EQ(run_scenario(assets, kNoTable, "spawn").error().code, ErrorCode::NotFound);
  EXPECT_EQ(export_gltf(assets, kMannequin).error().code, ErrorCode::NotFound);
  EXPECT_EQ(contact_sheet_svg(assets, {.setup = kMannequin}).error().code, ErrorCode::NotFound);
  EXPECT_EQ(timeline_svg(assets, {.table = kNoTable}).error().code, ErrorCode::NotFound);
}

TEST(InspectApi, the_linter_takes_setups_by_id) {
  Assets assets = sample_assets();
  const std::vector<ObjectId> setups = {kMannequin};
  ASSERT_TRUE(lint_table(assets, kTable, setups).ok());
  const std::vector<ObjectId> none = {0x0200FFFF};
  EXPECT_FALSE(lint_table(assets, kTable, none).ok());
}

TEST(InspectApi, the_linter_takes_setups_and_scripts_alone) {
  Assets assets = sample_assets();
  EXPECT_THAT(*lint_setup(assets, kMannequin), IsEmpty());
  EXPECT_EQ(lint_setup(assets, 0x0200FFFF).error().code, ErrorCode::NotFound);
  // A script with one CreateParticle hook, whose offset has no rotation at all.
  constexpr std::array<std::uint32_t, 16> kScript{0x33000777, 1, 0, 0, 13, 0, 0x32000001, 0xFFFFFFFF};
  ASSERT_TRUE(assets.add(0x33000777, std::as_bytes(std::span(kScript))).ok());
  const Result<std::vector<LintFinding>> findings = lint_script(assets, 0x33000777);
  ASSERT_TRUE(findings.ok()) << findings.error().what;
  ASSERT_EQ(findings->size(), 1u);
  EXPECT_EQ((*findings)[0].table, 0x33000777u);
  EXPECT_EQ(lint_script(assets, 0x3300FFFF).error().code, ErrorCode::NotFound);
}

TEST(InspectApi, a_state_graph_in_three_forms) {
  Assets assets = sample_assets();
  const auto graph = state_graph(assets, kTable);
  ASSERT_TRUE(graph.ok());
  EXPECT_EQ(graph->table, kTable);
  EXPECT_THAT(to_dot(*graph), HasSubstr("digraph"));
  EXPECT_THAT(to_json(*graph), HasSubstr("NonCombat/Ready"));
  EXPECT_THAT(to_svg(*graph), HasSubstr("<svg"));
}

TEST(InspectApi, a_table_is_the_same_as_itself_and_not_as_another) {
  Assets assets = sample_assets();
  EXPECT_THAT(*compare_tables(assets, kTable, assets, kTable), IsEmpty());
  const Vector<ObjectId> tables = assets.ids(ObjectType::MotionTable);
  ASSERT_GE(tables.size(), 2u);
  EXPECT_FALSE(compare_tables(assets, tables[0], assets, tables[1])->empty());
}

TEST(InspectApi, a_scenario_gives_a_trace_or_a_story_and_its_first_fault) {
  Assets assets = sample_assets();
  const auto trace = run_scenario(assets, kTable, "spawn\ndance\nhop\n");
  ASSERT_TRUE(trace.ok());
  EXPECT_EQ(trace->error_lines, 2);
  ASSERT_TRUE(trace->first_error.has_value());
  EXPECT_EQ(trace->first_error->line, 2);
  EXPECT_EQ(trace->first_error->reason, "unknown command dance");
  EXPECT_THAT(trace->output, HasSubstr("! line=2 unknown command dance\n"));
  const auto story = run_scenario(assets, kTable, "spawn\ndance\nhop\n", ScenarioForm::Story);
  EXPECT_EQ(story->error_lines, 1) << "a story ends there";
}

TEST(InspectApi, a_creature_goes_to_gltf_and_comes_back_byte_for_byte) {
  Assets assets = sample_assets();
  const std::vector<std::string> motions = {"NonCombat/Ready"};
  const auto file = export_gltf(assets, kMannequin, {}, 0, motions);
  ASSERT_TRUE(file.ok()) << file.error().text;
  EXPECT_EQ(file->clips, 1u);
  const auto back = import_gltf(file->glb);
  ASSERT_TRUE(back.ok()) << back.error().text;
  EXPECT_EQ(back->setup, kMannequin);
  ASSERT_FALSE(back->animations.empty());
  const std::vector<SampleObject> samples = sample_creatures();
  for (const ImportedAnimation& animation : back->animations) {
    EXPECT_EQ(animation.edited_frames, 0u);
    for (const SampleObject& object : samples) {
      if (object.id != animation.id) continue;
      EXPECT_EQ(object.bytes, animation.bytes);
    }
  }
  const std::vector<std::string> unknown = {"NonCombat/Nothing"};
  EXPECT_EQ(export_gltf(assets, kMannequin, {}, 0, unknown).error().text,
            "0x09000001 has no motion NonCombat/Nothing");
  EXPECT_FALSE(import_gltf({}).ok());
}

TEST(InspectApi, pictures_of_motions) {
  Assets assets = sample_assets();
  ContactSheet sheet{.setup = kMannequin, .motions = {command::kWalkForward}};
  EXPECT_THAT(*contact_sheet_svg(assets, sheet), StartsWith("<svg"));
  sheet.motions = {command::kDead + 0x1000};
  EXPECT_EQ(contact_sheet_svg(assets, sheet).error().code, ErrorCode::NotFound);
  EXPECT_THAT(*timeline_svg(assets, {.table = kTable, .motion = command::kWalkForward}), StartsWith("<svg"));
}

TEST(InspectApi, a_replay_counts_messages_of_the_server_only) {
  Assets assets = sample_assets();
  Replay replay(assets);
  CapturedMessage message;
  const Vector<std::byte> deleted = {std::byte{0x47}, std::byte{0xF7}, std::byte{0}, std::byte{0},
                                     std::byte{1},    std::byte{0},    std::byte{0}, std::byte{0x50},
                                     std::byte{13},   std::byte{0},    std::byte{0}, std::byte{0}};
  message.bytes = deleted;
  EXPECT_TRUE(replay.add(message).ok());
  message.from_server = false;
  EXPECT_TRUE(replay.add(message).ok());
  EXPECT_EQ(replay.capture().messages, 1u);
  ASSERT_EQ(replay.objects().size(), 1u);
  EXPECT_EQ(replay.objects()[0]->guid, 0x50000001u);
  message.from_server = true;
  message.bytes = Bytes(deleted).first(8);
  EXPECT_FALSE(replay.add(message).ok());
}

TEST(InspectApi, a_replay_refuses_more_connections_than_it_has_worlds_for) {
  Assets assets = sample_assets();
  Replay replay(assets);
  // PlayerCreate.
  const Vector<std::byte> named = {std::byte{0x46}, std::byte{0xF7}, std::byte{0}, std::byte{0},
                                   std::byte{1},    std::byte{0},    std::byte{0}, std::byte{0x50}};
  CapturedMessage message;
  message.bytes = named;
  for (message.flow = 1; message.flow <= 256; ++message.flow) ASSERT_TRUE(replay.add(message).ok());
  const Status status = replay.add(message);
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(status.error().code, ErrorCode::LimitExceeded);
  message.flow = 256;
  EXPECT_TRUE(replay.add(message).ok());
}

}  // namespace
}  // namespace acm::inspect
