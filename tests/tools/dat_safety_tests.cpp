// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT

// A user's container is whole at every moment, whatever ends the tool that changes it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <fcntl.h>
#include <random>
#include <sys/file.h>
#include <thread>
#include <unistd.h>

#include "dat_files.h"
#include "run_tool.h"
#include "support/full_run.h"
#include "support/raw_dat.h"
#include "support/sanitized.h"

namespace acm::test {
namespace {

using testing::HasSubstr;

/// A container large enough that writing it takes a while, and an object to add.
struct LargeDat : DatFiles {
  LargeDat() {
    DatWriter writer;
    for (ObjectId id = 0; id < 40; ++id) (void)writer.put(0x0E000001 + id, pattern(1 << 20, id));
    write("large.dat", *writer.build());
    write("03000009.bin", write_animation(AssetFiles::animation(0x03000009)));
  }
  [[nodiscard]] std::vector<std::string> add_arguments() const {
    return {"dat", "add", "--backup", "--dat", at("large.dat"), at("03000009.bin")};
  }
};

// Files that a writer left beside its target.
bool has_leftovers(const DatFiles& files) {
  for (const auto& entry : std::filesystem::directory_iterator(files.path()))
    if (entry.path().filename().string().find(".acmotion-") != std::string::npos) return true;
  return false;
}

TEST(DatSafety, killed_at_any_moment_it_leaves_the_old_or_the_new_file_whole) {
  if (kSanitized) GTEST_SKIP() << "takes minutes with the sanitizers; the optimised build runs it";
  const LargeDat files;
  const Vector<std::byte> old = files.read("large.dat");
  const auto restore = [&] {
    std::filesystem::remove(files.path() / "large.dat.bak");  // else the next one has a number
    files.write("large.dat", old);
  };

  const auto start = std::chrono::steady_clock::now();
  ASSERT_EQ(run_tool(files.add_arguments()).exit_code, 0);
  const auto whole_run = std::chrono::steady_clock::now() - start;
  const std::vector<ObjectId> new_ids = files.ids("large.dat");
  const std::size_t new_size = files.read("large.dat").size();

  std::mt19937 random(1);
  const int rounds = full_run() ? 150 : 25;
  int killed = 0, finished = 0;
  for (int round = 0; round < rounds; ++round) {
    restore();
    // Spread over the whole run and a little beyond.
    const auto delay = whole_run * (random() % 1200) / 1000;
    const ToolRun run = run_tool_and_kill(files.add_arguments(),
                                          std::chrono::duration_cast<std::chrono::microseconds>(delay));
    (run.exit_code == -1 ? killed : finished)++;
    const Vector<std::byte> now = files.read("large.dat");
    if (now.size() == new_size) {
      ASSERT_EQ(files.ids("large.dat"), new_ids);
      ASSERT_EQ(run_tool({"dat", "verify", "--dat", files.at("large.dat")}).exit_code, 0);
    } else {
      ASSERT_TRUE(now == old) << "round " << round;
    }
    if (files.has("large.dat.bak")) {
      ASSERT_TRUE(files.read("large.dat.bak") == old);
    }
  }
  EXPECT_GT(killed, 0);
  // Leftovers do not stand in the way.
  restore();
  EXPECT_EQ(run_tool(files.add_arguments()).exit_code, 0);
  EXPECT_EQ(files.ids("large.dat"), new_ids);
  EXPECT_FALSE(has_leftovers(files));
}

TEST(DatSafety, files_of_a_killed_process_are_replaced) {
  const DatFiles files;
  files.write("c.dat.acmotion-0123456789abcdef", pattern(100000, 1));
  EXPECT_EQ(run_tool({"dat", "remove", "--backup", "--dat", files.at("c.dat"), "0x03000001"}).exit_code, 0);
  EXPECT_EQ(files.ids("c.dat"), (std::vector<ObjectId>{0x09000001, 0xFFFF0001}));
  EXPECT_EQ(files.ids("c.dat.bak"), (std::vector<ObjectId>{0x03000001, 0x09000001, 0xFFFF0001}));
  EXPECT_FALSE(has_leftovers(files));
}

TEST(DatSafety, planted_link_is_not_followed) {
  const DatFiles files;
  const Vector<std::byte> precious = pattern(1000, 1);
  files.write("victim", precious);
  std::filesystem::create_symlink("victim", files.at("c.dat.acmotion-new"));
  std::filesystem::create_symlink("victim", files.at("c.dat.acmotion-bak"));
  EXPECT_EQ(run_tool({"dat", "remove", "--backup", "--dat", files.at("c.dat"), "0x03000001"}).exit_code, 0);
  EXPECT_EQ(files.read("victim"), precious);
}

TEST(DatSafety, container_that_is_cut_while_it_is_read_is_reported) {
  const DatFiles files;
  DatWriter writer;
  for (ObjectId id = 0; id < 40; ++id) (void)writer.put(0x0E000001 + id, pattern(1 << 20, id));
  const Vector<std::byte> whole = *writer.build();
  files.write("cut.dat", whole);
  const auto start = std::chrono::steady_clock::now();
  ASSERT_EQ(run_tool({"dat", "verify", "--dat", files.at("cut.dat")}).exit_code, 0);
  const auto whole_run = std::chrono::steady_clock::now() - start;
  // The file is cut at moments that are spread over the whole run.
  int reported = 0;
  for (int round = 0; round < 100 && reported == 0; ++round) {
    files.write("cut.dat", whole);
    ToolRun run;
    std::thread tool([&] { run = run_tool({"dat", "verify", "--dat", files.at("cut.dat")}); });
    std::this_thread::sleep_for(whole_run * (1 + round % 19) / 20);
    ASSERT_EQ(truncate(files.at("cut.dat").c_str(), 4096), 0);
    tool.join();
    EXPECT_NE(run.exit_code, -1) << "ended by a signal";
    if (run.err.find("became shorter while it was read") != std::string::npos) {
      EXPECT_EQ(run.exit_code, 1);
      ++reported;
    }
  }
  EXPECT_EQ(reported, 1);
}

TEST(DatSafety, two_processes_cannot_change_one_file) {
  const DatFiles files;
  const Vector<std::byte> old = files.read("c.dat");
  const int other = open(files.at("c.dat").c_str(), O_RDONLY);
  ASSERT_EQ(flock(other, LOCK_EX), 0);
  const ToolRun run = run_tool({"dat", "remove", "--dat", files.at("c.dat"), "0x03000001"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("another process"));
  EXPECT_EQ(files.read("c.dat"), old);
  EXPECT_FALSE(has_leftovers(files));
  close(other);
}

TEST(DatSafety, container_with_a_broken_object_is_not_written) {
  const DatFiles files;
  Vector<std::byte> bytes = files.read("c.dat");
  bytes[0x400] = std::byte{4};
  files.write("broken.dat", bytes);
  const ToolRun run = run_tool({"dat", "remove", "--dat", files.at("broken.dat"), "0x09000001"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("0x03000001"));
  EXPECT_EQ(files.read("broken.dat"), bytes);
  EXPECT_FALSE(has_leftovers(files));
  EXPECT_EQ(run_tool({"dat", "remove", "--dat", files.at("broken.dat"), "0x03000001"}).exit_code, 0);
}

}  // namespace
}  // namespace acm::test
