// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT

// A user's container is whole at every moment, whatever ends the tool that changes it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <fcntl.h>
#include <random>
#include <sys/file.h>
#include <unistd.h>

#include "dat_files.h"
#include "run_tool.h"
#include "support/raw_dat.h"
#include "support/sanitized.h"

namespace acm::test {
namespace {

using testing::HasSubstr;

/// A container large enough that writing it takes a while, and an object to add.
struct LargeDat : DatFiles {
  LargeDat() {
    DatWriter writer;
    for (ObjectId id = 0; id < 40; ++id) (void)writer.put(0x06000001 + id, pattern(1 << 20, id));
    write("large.dat", *writer.build());
    write("03000009.bin", write_animation(AssetFiles::animation(0x03000009)));
  }
  [[nodiscard]] std::vector<std::string> add_arguments() const {
    return {"dat", "add", "--backup", "--dat", at("large.dat"), at("03000009.bin")};
  }
};

TEST(DatSafety, killed_at_any_moment_it_leaves_the_old_or_the_new_file_whole) {
  if (kSanitized) GTEST_SKIP() << "takes minutes with the sanitizers; the optimised build runs it";
  const LargeDat files;
  const std::vector<std::byte> old = files.read("large.dat");
  const auto restore = [&] { files.write("large.dat", old); };

  const auto start = std::chrono::steady_clock::now();
  ASSERT_EQ(run_tool(files.add_arguments()).exit_code, 0);
  const auto whole_run = std::chrono::steady_clock::now() - start;
  const std::vector<ObjectId> new_ids = files.ids("large.dat");
  const std::size_t new_size = files.read("large.dat").size();

  std::mt19937 random(1);
  const int rounds = std::getenv("ACMOTION_FULL") != nullptr ? 150 : 25;
  int killed = 0, finished = 0;
  for (int round = 0; round < rounds; ++round) {
    restore();
    // Spread over the whole run and a little beyond.
    const auto delay = whole_run * (random() % 1200) / 1000;
    const ToolRun run = run_tool_and_kill(files.add_arguments(),
                                          std::chrono::duration_cast<std::chrono::microseconds>(delay));
    (run.exit_code == -1 ? killed : finished)++;
    const std::vector<std::byte> now = files.read("large.dat");
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
  EXPECT_FALSE(files.has("large.dat.acmotion-new"));
}

TEST(DatSafety, files_of_a_killed_process_are_replaced) {
  const DatFiles files;
  files.write("c.dat.acmotion-new", pattern(100000, 1));
  files.write("c.dat.acmotion-bak", pattern(1000, 1));
  EXPECT_EQ(run_tool({"dat", "remove", "--backup", "--dat", files.at("c.dat"), "0x03000001"}).exit_code, 0);
  EXPECT_EQ(files.ids("c.dat"), (std::vector<ObjectId>{0x09000001, 0xFFFF0001}));
  EXPECT_EQ(files.ids("c.dat.bak"), (std::vector<ObjectId>{0x03000001, 0x09000001, 0xFFFF0001}));
  EXPECT_FALSE(files.has("c.dat.acmotion-new"));
  EXPECT_FALSE(files.has("c.dat.acmotion-bak"));
}

TEST(DatSafety, two_processes_cannot_change_one_file) {
  const DatFiles files;
  const std::vector<std::byte> old = files.read("c.dat");
  const int other = open(files.at("c.dat.acmotion-new").c_str(), O_WRONLY | O_CREAT, 0600);
  ASSERT_EQ(flock(other, LOCK_EX), 0);
  const ToolRun run = run_tool({"dat", "remove", "--dat", files.at("c.dat"), "0x03000001"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("another process"));
  EXPECT_EQ(files.read("c.dat"), old);
  EXPECT_TRUE(files.has("c.dat.acmotion-new"));
  close(other);
}

TEST(DatSafety, container_with_a_broken_object_is_not_written) {
  const DatFiles files;
  std::vector<std::byte> bytes = files.read("c.dat");
  bytes[0x400] = std::byte{4};
  files.write("broken.dat", bytes);
  const ToolRun run = run_tool({"dat", "remove", "--dat", files.at("broken.dat"), "0x09000001"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("0x03000001"));
  EXPECT_EQ(files.read("broken.dat"), bytes);
  EXPECT_FALSE(files.has("broken.dat.acmotion-new"));
  EXPECT_EQ(run_tool({"dat", "remove", "--dat", files.at("broken.dat"), "0x03000001"}).exit_code, 0);
}

}  // namespace
}  // namespace acm::test
