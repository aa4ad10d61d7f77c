// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/draw/particle_paths.h"
#include "world/particle_fixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace acm {
namespace {

using namespace test;
using testing::HasSubstr;

ParticlePaths tried(const ParticleEmitterInfo& info, const ParticleTrial& trial) {
  Result<ParticlePaths> paths = try_particle_emitter(info, trial);
  EXPECT_TRUE(paths.ok());
  return paths ? std::move(*paths) : ParticlePaths{};
}

TEST(ParticlePaths, each_particle_has_a_path_from_birth_to_death) {
  ParticleEmitterInfo info = plain_emitter();
  info.initial_particles = 1;
  info.max_particles = 1;
  info.lifespan = 1.0;
  const ParticlePaths paths = tried(info, {.seconds = 2.5, .step = 0.25});
  ASSERT_EQ(paths.paths.size(), 3u) << "one after the other in one slot";
  EXPECT_EQ(paths.paths[0].points.size(), 4u);
  EXPECT_EQ(paths.paths[0].points.back().time, 0.75);
  EXPECT_EQ(paths.paths[1].points.front().time, 1.0);
  EXPECT_FALSE(paths.paths[1].is_live);
  EXPECT_TRUE(paths.paths[2].is_live);
  EXPECT_EQ(paths.tallies.size(), 11u);
  EXPECT_EQ(paths.tallies.back().emitted, 3u);
}

TEST(ParticlePaths, a_trial_ends_with_its_emitter) {
  ParticleEmitterInfo info = plain_emitter();
  info.total_particles = 1;
  info.lifespan = 0.5;
  const ParticlePaths paths = tried(info, {.seconds = 60.0, .step = 0.25});
  EXPECT_TRUE(paths.stopped);
  EXPECT_EQ(paths.tallies.back().time, 0.75);
}

TEST(ParticlePaths, the_same_seed_gives_the_same_picture) {
  const ParticleTrial first{.seconds = 2.0, .seed = 7}, second{.seconds = 2.0, .seed = 8};
  const std::string picture = particle_paths_svg(tried(emitter_a25(), first));
  EXPECT_EQ(picture, particle_paths_svg(tried(emitter_a25(), first)));
  EXPECT_NE(picture, particle_paths_svg(tried(emitter_a25(), second)));
  EXPECT_THAT(picture, testing::StartsWith("<svg "));
  EXPECT_THAT(picture, HasSubstr("type 3 ParabolicLVGA"));
  EXPECT_THAT(picture, HasSubstr("of at most 20"));
}

TEST(ParticlePaths, json_holds_every_update_and_particle) {
  const ParticlePaths paths = tried(emitter_a25(), {.seconds = 0.5, .step = 0.25});
  const auto json = nlohmann::json::parse(particle_paths_json(paths));
  EXPECT_EQ(json["emitter"]["id"], "0x32000F01");
  EXPECT_EQ(json["updates"].size(), 3u);
  EXPECT_EQ(json["particles"].size(), paths.paths.size());
  EXPECT_EQ(json["particles"][0]["points"][0]["position"].size(), 3u);
  EXPECT_EQ(json["emitter"]["emitted"], 7);
}

TEST(ParticlePaths, an_emitter_far_beyond_the_picture_is_drawn) {
  ParticleEmitterInfo info = emitter_a25();
  info.max_a = 3e38f;
  EXPECT_THAT(particle_paths_svg(tried(info, {.seconds = 0.5})), testing::Not(HasSubstr("nan")));
}

TEST(ParticlePaths, what_cannot_run_is_refused) {
  ParticleEmitterInfo info = emitter_a25();
  EXPECT_FALSE(try_particle_emitter(info, {.seconds = 601.0}).ok());
  EXPECT_FALSE(try_particle_emitter(info, {.seconds = 1.0, .step = 0.0}).ok());
  info.max_particles = 0;
  EXPECT_EQ(try_particle_emitter(info, {}).error().object_id, kEmitterInfo);
}

}  // namespace
}  // namespace acm
