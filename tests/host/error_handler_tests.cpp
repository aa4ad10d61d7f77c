// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/acmotion.hpp"

#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <string>

namespace acm {
namespace {

constexpr Guid kGuard = 0x80000001;
constexpr double kTick = 1.0 / 30.0;

// Keeps what the library reports, and goes on.
class ErrorHandling : public testing::Test {
 protected:
  void SetUp() override { set_error_handler(keep, this); }
  void TearDown() override { set_error_handler(nullptr); }

  // The text of the only error since the last call.
  std::string only_error() {
    const std::string text = count_ == 1 ? what_ : "errors: " + std::to_string(count_);
    count_ = 0;
    return text;
  }

  std::string file_;
  int line_ = 0;

 private:
  static void keep(void* context, const ProgrammingError& error) {
    auto& self = *static_cast<ErrorHandling*>(context);
    ++self.count_;
    self.what_ = error.what;
    self.file_ = error.file;
    self.line_ = error.line;
  }

  int count_ = 0;
  std::string what_;
};

TEST_F(ErrorHandling, ranges_of_a_tick_are_run_once_each_and_all_of_them) {
  World world, other;
  ASSERT_TRUE(world.create_object(kGuard, {}));
  TickWorker worker(world), stranger(other);
  world.run_range(0, worker);
  EXPECT_EQ(only_error(), "World::run_range: no such range is planned");
  world.finish_tick();
  EXPECT_EQ(only_error(), "World::finish_tick: no tick was planned");
  std::size_t ranges = 0;
  ASSERT_TRUE(world.plan_tick(kTick, ranges));
  ASSERT_EQ(ranges, 1u);
  world.run_range(1, worker);
  EXPECT_EQ(only_error(), "World::run_range: no such range is planned");
  world.run_range(0, stranger);
  EXPECT_EQ(only_error(), "World::run_range: a worker of another world");
  world.tick(kTick);
  EXPECT_EQ(only_error(), "World::tick: a tick was planned and not finished");
  EXPECT_EQ(world.plan_tick(kTick, ranges).kind, OutcomeKind::NotNow);
  EXPECT_EQ(ranges, 0u);
  EXPECT_EQ(only_error(), "World::plan_tick: a tick was planned and not finished");
  world.finish_tick();
  EXPECT_EQ(only_error(), "World::finish_tick: a range was not run");
  EXPECT_EQ(world.ticks(), 0u);
  world.run_range(0, worker);
  world.run_range(0, worker);
  EXPECT_EQ(only_error(), "World::run_range: the range was run already");
  world.finish_tick();
  EXPECT_EQ(world.ticks(), 1u);
  world.tick(kTick);
  EXPECT_EQ(world.ticks(), 2u);
  EXPECT_EQ(only_error(), "errors: 0");
}

TEST_F(ErrorHandling, an_error_names_the_source_of_the_library) {
  World().finish_tick();
  EXPECT_EQ(file_, "src/world/world.cpp");
  EXPECT_GT(line_, 0);
}

TEST_F(ErrorHandling, states_and_positions_need_a_stride_that_holds_them) {
  World world;
  ASSERT_TRUE(world.create_object(kGuard, {}));
  std::array<ObjectState, 1> states{};
  std::array<Position, 1> positions{};
  EXPECT_EQ(world.read_states(states.data(), std::array{kGuard}, sizeof(ObjectState) - 8), 0u);
  EXPECT_EQ(only_error(), "World::read_states: stride");
  EXPECT_EQ(states[0].guid, 0u);
  EXPECT_EQ(world.read_positions(positions.data(), std::array{kGuard}, sizeof(Position) + 1), 0u);
  EXPECT_EQ(only_error(), "World::read_positions: stride");
  EXPECT_EQ(world.read_display_positions(positions.data(), std::array{kGuard}, 0.0, sizeof(Position) - 4),
            0u);
  EXPECT_EQ(only_error(), "World::read_display_positions: stride");
  EXPECT_EQ(world.read_states(states.data(), std::array{kGuard}), 1u);
  EXPECT_EQ(only_error(), "errors: 0");
}

TEST_F(ErrorHandling, a_server_is_created_with_rules_that_are_finite) {
  World world;
  ServerRules endless;
  endless.travel_slack = std::numeric_limits<float>::infinity();
  Server server(world, endless);
  EXPECT_EQ(only_error(), "Server: a number of the rules is not finite, or beyond acm::limits");
  EXPECT_EQ(server.rules().travel_slack, ServerRules{}.travel_slack);
}

TEST_F(ErrorHandling, nothing_is_supplied_that_is_not_needed) {
  Assets assets;
  EXPECT_TRUE(assets.supply({}));
  EXPECT_EQ(only_error(), "Assets::supply: nothing is needed");
  DatIndexer empty(0);
  EXPECT_FALSE(empty.supply({}));  // a container of no bytes is bad
  EXPECT_EQ(only_error(), "DatIndexer::supply: nothing is needed");
}

TEST_F(ErrorHandling, readers_give_nothing_before_they_are_done) {
  DatIndexer indexer(1024);
  EXPECT_TRUE(std::move(indexer).take().entries().empty());
  EXPECT_EQ(only_error(), "DatIndexer::take: not done");
  DatHeader header;
  header.file_size = 4096;
  header.block_size = 1024;
  const DatIndex index(header, {});
  DatObjectReader reader(index, {.id = 0x01000001, .offset = 1024, .size = 100});
  ASSERT_TRUE(reader.needs());
  EXPECT_TRUE(reader.bytes().empty());
  EXPECT_EQ(only_error(), "DatObjectReader::bytes: not done");
  EXPECT_TRUE(std::move(reader).take().empty());
  EXPECT_EQ(only_error(), "DatObjectReader::take: not done");
}

TEST_F(ErrorHandling, an_image_needs_room_for_a_block) {
  DatWriter writer;
  Result<DatImage> image = writer.image();
  ASSERT_TRUE(image);
  std::array<std::byte, 16> room;
  EXPECT_FALSE(image->next(room));
  EXPECT_EQ(only_error(), "DatImage::next: no room for a block");
}

TEST_F(ErrorHandling, an_allocator_has_both_functions) {
  Allocator half;
  half.release = [](void*, void*, std::size_t, std::size_t) {};
  EXPECT_FALSE(set_allocator(half));
  EXPECT_EQ(only_error(), "set_allocator: one function without the other");
}

using ErrorHandlingDeathTest = ErrorHandling;

TEST_F(ErrorHandlingDeathTest, a_result_without_its_value_ends_the_program_whatever_the_handler_does) {
  const Result<int> bad = Error{};
  const Result<int> good = 1;
  const Status fine;
  set_error_handler([](void*, const ProgrammingError& error) { std::fprintf(stderr, "<%s>", error.what); });
  EXPECT_DEATH(static_cast<void>(bad.value()), "<Result::value: there is an error instead>");
  EXPECT_DEATH(static_cast<void>(good.error()), "<Result::error: there is a value instead>");
  EXPECT_DEATH(static_cast<void>(fine.error()), "<Result::error: there is a value instead>");
}

TEST_F(ErrorHandlingDeathTest, an_allocator_that_has_nothing_ends_the_program) {
  const auto run_out = [] {
    set_error_handler(nullptr);
    (void)set_allocator({nullptr, [](void*, std::size_t, std::size_t) -> void* { return nullptr; },
                         [](void*, void*, std::size_t, std::size_t) {}});
    Assets assets;
  };
  EXPECT_DEATH(run_out(), "Allocator::allocate: returned null");
}

TEST_F(ErrorHandlingDeathTest, without_a_handler_the_error_is_printed_and_ends_the_program) {
  set_error_handler(nullptr);
  EXPECT_DEATH(World().finish_tick(),
               "acmotion: programming error: World::finish_tick: no tick was planned .src/world/world.cpp:");
}

}  // namespace
}  // namespace acm
