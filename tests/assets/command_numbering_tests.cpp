// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/assets.hpp"
#include "assets/asset_store.h"
#include "assets/assets_access.h"
#include "assets/command.h"
#include "assets/command_numbering.h"

#include <gtest/gtest.h>

namespace acm {
namespace {

using namespace command;

constexpr Command kStyle = 0x8000003Du;
constexpr Command kLogOutOf2013 = 0x1000011Bu, kSitStateOf2013 = 0x4300013Au, kPointUpOf2002 = 0x13000152u;

/// A table with a cycle and a link for each command, as a file of those days holds them.
MotionTable table_of(ObjectId id, std::initializer_list<Command> commands) {
  MotionTableBuilder builder(id, kStyle);
  builder.style_default(kStyle, kReady).cycle(motion_key(kStyle, kReady), {});
  for (const Command command : commands) builder.cycle(motion_key(kStyle, command), {});
  builder.link_group(motion_key(kStyle, kReady));
  for (const Command command : commands) builder.link(command, {.velocity = {1, 0, 0}});
  return std::move(builder).build();
}

TEST(CommandNumbering, retail_facts_4_the_human_table_tells_the_numbering) {
  const auto numbering = [](std::initializer_list<Command> commands) {
    return numbering_of(table_of(kNumberingTable, commands));
  };
  EXPECT_EQ(numbering({}), CommandNumbering::EndOfRetail) << "the first that fits, as for 1999";
  EXPECT_EQ(numbering({0x1000011Eu, 0x4300013Du}), CommandNumbering::EndOfRetail);
  EXPECT_EQ(numbering({kLogOutOf2013, kSitStateOf2013}), CommandNumbering::Client2013);
  EXPECT_EQ(numbering({kLogOutOf2013, 0x43000140u, kPointUpOf2002}), CommandNumbering::January2002);
  EXPECT_EQ(numbering({0x10000FFFu}), CommandNumbering::Unknown);
}

TEST(CommandNumbering, retail_facts_4_a_table_of_2013_plays_log_out_when_asked_for_log_out) {
  for (const bool human_first : {true, false}) {
    AssetStore store;
    const auto human = write_motion_table(table_of(kNumberingTable, {kLogOutOf2013, kSitStateOf2013}));
    const auto other = write_motion_table(table_of(0x09000002, {kLogOutOf2013}));
    ASSERT_TRUE((human_first ? store.add(kNumberingTable, human) : store.add(0x09000002, other)).ok());
    ASSERT_TRUE((human_first ? store.add(0x09000002, other) : store.add(kNumberingTable, human)).ok());
    EXPECT_EQ(store.numbering(), CommandNumbering::Client2013);
    const BoundTable* bound = *store.bind(0x09000002);
    EXPECT_NE(bound->table->find_link(motion_key(kStyle, kReady), kLogOut), nullptr);
    EXPECT_NE(bound->table->find_cycle(motion_key(kStyle, kLogOut)), nullptr);
    EXPECT_EQ(bound->table->find_link(motion_key(kStyle, kReady), kLogOutOf2013), nullptr);
    EXPECT_EQ(bound->table->default_substate(kStyle), kReady);
  }
}

TEST(CommandNumbering, retail_facts_4_emotes_of_2002_are_taken_for_no_other) {
  AssetStore store;
  const auto human =
      write_motion_table(table_of(kNumberingTable, {kLogOutOf2013, 0x43000140u, kPointUpOf2002}));
  ASSERT_TRUE(store.add(kNumberingTable, human).ok());
  EXPECT_EQ(store.numbering(), CommandNumbering::January2002);
  const BoundTable* bound = *store.bind(kNumberingTable);
  const std::uint32_t ready = motion_key(kStyle, kReady);
  EXPECT_NE(bound->table->find_link(ready, kLogOut), nullptr);
  EXPECT_EQ(bound->table->find_link(ready, kPointUpOf2002), nullptr) << "HaveASeat today";
  EXPECT_NE(bound->table->find_link(ready, kPointUpOf2002 | kForeignIndex), nullptr);
  EXPECT_TRUE(command_name(kPointUpOf2002 | kForeignIndex).empty());
}

TEST(CommandNumbering, retail_facts_4_two_emotes_of_2002_have_names_of_their_own) {
  const std::span<const CommandName> named = named_foreign_commands();
  ASSERT_EQ(named.size(), 2u);
  EXPECT_EQ(named[0].name, "PointUpState");
  EXPECT_EQ(named[0].command, renumbered(0x43000140u, CommandNumbering::January2002));
  EXPECT_EQ(named[1].name, "PointUp");
  EXPECT_EQ(named[1].command, renumbered(kPointUpOf2002, CommandNumbering::January2002));
  for (const CommandName& c : named) EXPECT_EQ(find_command(c.name), std::nullopt) << c.name;
}

TEST(CommandNumbering, a_key_goes_where_the_whole_command_goes) {
  // In 2013, 0x150 is an action, LifestoneRecall; here it is a state, one of the emotes of 2002.
  constexpr Command kStateOf2002 = 0x43000150u;
  AssetStore store;
  const auto human = write_motion_table(table_of(kNumberingTable, {kPointUpOf2002, kStateOf2002}));
  ASSERT_TRUE(store.add(kNumberingTable, human).ok());
  EXPECT_EQ(store.numbering(), CommandNumbering::January2002);
  const MotionTable& table = **store.motion_table(kNumberingTable);
  const Command today = table.links()[1].to;
  EXPECT_EQ(today, kStateOf2002 | kForeignIndex);
  EXPECT_NE(table.find_cycle(motion_key(kStyle, today)), nullptr);
}

TEST(CommandNumbering, a_table_that_is_replaced_is_translated_once) {
  AssetStore store;
  const auto other = write_motion_table(table_of(0x09000002, {kLogOutOf2013}));
  ASSERT_TRUE(store.add(0x09000002, other).ok());
  ASSERT_TRUE(store.add(0x09000002, other).ok());
  ASSERT_TRUE(store.add(0x09000003, write_motion_table(table_of(0x09000003, {kLogOutOf2013}))).ok());
  ASSERT_FALSE(store.add(0x09000003, Bytes(other).first(20)).ok());
  ASSERT_TRUE(
      store.add(kNumberingTable, write_motion_table(table_of(kNumberingTable, {kLogOutOf2013}))).ok());
  EXPECT_EQ((*store.motion_table(0x09000002))->links()[0].to, kLogOut);
  EXPECT_FALSE(store.motion_table(0x09000003).ok());
}

TEST(CommandNumbering, final_tables_and_unknown_ones_stay_as_they_are) {
  for (const Command command : {kLogOut, Command{0x10000FFFu}}) {
    AssetStore store;
    const auto bytes = write_motion_table(table_of(kNumberingTable, {command}));
    ASSERT_TRUE(store.add(kNumberingTable, bytes).ok());
    EXPECT_EQ(write_motion_table(**store.motion_table(kNumberingTable)), bytes);
  }
}

TEST(CommandNumbering, ids_are_kept_when_the_host_says_so) {
  Assets assets;
  assets.keep_command_ids();
  const auto bytes = write_motion_table(table_of(kNumberingTable, {kLogOutOf2013}));
  ASSERT_TRUE(assets.add(kNumberingTable, bytes).ok());
  EXPECT_EQ(assets.numbering(), CommandNumbering::Client2013);
  EXPECT_EQ(write_motion_table(**AssetsAccess::store(assets).motion_table(kNumberingTable)), bytes);
}

TEST(CommandNumbering, a_container_tells_it_before_the_first_table_is_read) {
  const auto human = write_motion_table(table_of(kNumberingTable, {kLogOutOf2013, kSitStateOf2013}));
  const auto other = write_motion_table(table_of(0x09000002, {kLogOutOf2013}));
  DatWriter writer;
  ASSERT_TRUE(writer.put(kNumberingTable, human).ok());
  ASSERT_TRUE(writer.put(0x09000002, other).ok());
  const Vector<std::byte> file = *writer.build();
  Assets whole = *Assets::open(file);
  ASSERT_TRUE(whole.load_motion_table(0x09000002).ok());
  Assets piecewise = Assets::open_piecewise(file.size());
  ASSERT_TRUE(piecewise.load_motion_table(0x09000002).ok());
  while (const auto range = piecewise.needs())
    ASSERT_TRUE(piecewise.supply(Bytes(file).subspan(range->offset, range->size)).ok());
  for (Assets* assets : {&whole, &piecewise}) {
    EXPECT_EQ(assets->numbering(), CommandNumbering::Client2013);
    const MotionTable& table = **AssetsAccess::store(*assets).motion_table(0x09000002);
    EXPECT_NE(table.find_link(motion_key(kStyle, kReady), kLogOut), nullptr);
  }
}

TEST(CommandNumbering, nobody_misses_the_human_table_of_a_container_without_one) {
  const auto other = write_motion_table(table_of(0x09000002, {kLogOut}));
  DatWriter writer;
  ASSERT_TRUE(writer.put(0x09000002, other).ok());
  const Vector<std::byte> file = *writer.build();
  Assets assets = Assets::open_piecewise(file.size());
  ASSERT_TRUE(assets.load_motion_table(0x09000002).ok());
  while (const auto range = assets.needs())
    ASSERT_TRUE(assets.supply(Bytes(file).subspan(range->offset, range->size)).ok());
  EXPECT_TRUE(assets.missing().empty());
  EXPECT_EQ(assets.numbering(), CommandNumbering::Unknown);
}

}  // namespace
}  // namespace acm
