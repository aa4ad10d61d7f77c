// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/particle_emitter_info.h"
#include "world/particle_fixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "run_tool.h"
#include "support/temp_folder.h"

namespace acm::test {
namespace {

using testing::HasSubstr;

/// A folder with the emitter of vector A25 and one that cannot run.
struct EmitterFiles : TempFolder {
  EmitterFiles() {
    write("32000f01.bin", write_particle_emitter_info(emitter_a25()));
    ParticleEmitterInfo empty = emitter_a25();
    empty.id = 0x32000F02;
    empty.max_particles = 0;
    write("32000f02.bin", write_particle_emitter_info(empty));
  }
};

TEST(ParticlesCommand, says_what_an_emitter_gives_off) {
  const EmitterFiles files;
  const ToolRun run = run_tool({"particles", "0x32000F01", "--seconds", "1", "--assets", files.string()});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("ParabolicLVGA: P + o + A*t + B*t*t/2"));
  EXPECT_THAT(run.out, HasSubstr("after 1.00 s"));
}

TEST(ParticlesCommand, writes_a_picture_and_json_that_the_seed_decides) {
  const EmitterFiles files;
  const auto with_seed = [&](const char* seed) {
    return run_tool({"particles", "0x32000F01", "--seed", seed, "--json", "-", "--assets", files.string()})
        .out;
  };
  EXPECT_EQ(with_seed("7"), with_seed("7"));
  EXPECT_NE(with_seed("7"), with_seed("8"));
  EXPECT_EQ(nlohmann::json::parse(with_seed("7"))["seed"], 7);
  const ToolRun svg = run_tool({"particles", "0x32000F01", "--svg", "-", "--assets", files.string()});
  EXPECT_THAT(svg.out, testing::StartsWith("<svg "));
}

TEST(ParticlesCommand, refuses_what_cannot_run_with_a_reason) {
  const EmitterFiles files;
  const ToolRun empty = run_tool({"particles", "0x32000F02", "--assets", files.string()});
  EXPECT_EQ(empty.exit_code, 1);
  EXPECT_THAT(empty.err, HasSubstr("max_particles"));
  EXPECT_EQ(run_tool({"particles", "0x32000099", "--assets", files.string()}).exit_code, 1);
  EXPECT_EQ(run_tool({"particles", "0x09000001", "--assets", files.string()}).exit_code, 2);
  EXPECT_EQ(run_tool({"particles", "0x32000F01", "--seconds", "1e9", "--assets", files.string()}).exit_code,
            2);
  EXPECT_EQ(run_tool({"particles", "0x32000F01", "--svg", "-", "--json", "-", "--assets", files.string()})
                .exit_code,
            2);
}

}  // namespace
}  // namespace acm::test
