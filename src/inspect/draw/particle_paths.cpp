// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/draw/particle_paths.h"

#include "inspect/text/exact_json.h"
#include "inspect/text/text.h"
#include "world/particle_emitter.h"

#include <algorithm>
#include <cmath>

namespace acm {

namespace {

constexpr Guid kTrialBody = 1;
constexpr double kMaxTrialSeconds = 600.0;

/// Which path each slot is on.
class PathRecorder {
 public:
  PathRecorder(ParticlePaths& out, std::size_t slots)
      : out_(out), path_of_(slots, kNone), born_(slots, 0.0) {}

  void record(const ParticleEmitter& emitter, double now) {
    for (std::size_t i = 0; i < emitter.slots.size(); ++i) {
      const ParticleSlot& slot = emitter.slots[i];
      if (path_of_[i] != kNone) out_.paths[path_of_[i]].is_live = slot.live;
      if (!slot.live) {
        path_of_[i] = kNone;
        continue;
      }
      if (path_of_[i] == kNone || born_[i] != slot.born) begin(i, slot);
      out_.paths[path_of_[i]].points.push_back({now, slot.shown});
    }
    out_.tallies.push_back({now, emitter.live, emitter.emitted});
  }

 private:
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  // One that died and was followed in the same update has another time of birth.
  void begin(std::size_t i, const ParticleSlot& slot) {
    if (path_of_[i] != kNone) out_.paths[path_of_[i]].is_live = false;
    path_of_[i] = out_.paths.size();
    born_[i] = slot.born;
    out_.paths.push_back({static_cast<std::uint32_t>(i), slot.birth.lifespan, true, {}});
  }

  ParticlePaths& out_;
  std::vector<std::size_t> path_of_;
  std::vector<double> born_;
};

Json point_json(const ParticlePaths::Point& point) {
  return {{"time", exact(point.time)},
          {"position", exact(point.particle.position)},
          {"rotation", exact(point.particle.rotation)},
          {"scale", exact(point.particle.scale)},
          {"translucency", exact(point.particle.translucency)}};
}

Json path_json(const ParticlePaths::Path& path) {
  Json points = Json::array();
  for (const ParticlePaths::Point& point : path.points) points.push_back(point_json(point));
  return {{"slot", path.slot},
          {"lifespan", exact(path.lifespan)},
          {"live", path.is_live},
          {"points", std::move(points)}};
}

Json emitter_json(const ParticlePaths& paths) {
  const ParticleEmitterInfo& info = paths.info;
  const auto type = static_cast<std::uint32_t>(info.particle_type);
  const ParticlePaths::Tally& last = paths.tallies.back();
  return {{"id", inspect::hex32(info.id)},
          {"type", particle_type_name(type)},
          {"formula", particle_type_formula(type)},
          {"mesh", inspect::hex32(info.mesh)},
          {"birthrate", exact(info.birthrate)},
          {"max_particles", info.max_particles},
          {"total_particles", info.total_particles},
          {"total_seconds", exact(info.total_seconds)},
          {"sorting_radius", exact(particle_sorting_radius(info))},
          {"live", last.live},
          {"emitted", last.emitted},
          {"stopped", paths.stopped}};
}

}  // namespace

Result<ParticlePaths> try_particle_emitter(const ParticleEmitterInfo& info, const ParticleTrial& trial) {
  if (const Status usable = check_particle_emitter_info(info); !usable) return usable.error();
  if (!(trial.step > 0.0) || !(trial.seconds >= 0.0) || trial.seconds > kMaxTrialSeconds)
    return Error{ErrorCode::BadValue, info.id, 0, "seconds: not from 0 to 600, or no step"};
  ParticlePaths out;
  out.info = info;
  out.trial = trial;
  ParticleRolls rolls(trial.seed, kTrialBody);
  ParticleEmitter emitter = make_particle_emitter(info, 1, kWholeBody, {}, {{}, 0.0, true}, rolls);
  PathRecorder recorder(out, emitter.slots.size());
  recorder.record(emitter, 0.0);
  const auto steps = static_cast<int>(std::floor(trial.seconds / trial.step + 1e-9));
  for (int i = 1; i <= steps && !has_finished(emitter); ++i) {
    const double now = i * trial.step;
    update_particle_emitter(emitter, {{}, now, true}, rolls);
    recorder.record(emitter, now);
  }
  out.stopped = emitter.stopped;
  return out;
}

std::string particle_paths_json(const ParticlePaths& paths) {
  Json out = {{"emitter", emitter_json(paths)},
              {"seed", paths.trial.seed},
              {"seconds", exact(paths.trial.seconds)},
              {"step", exact(paths.trial.step)}};
  Json tallies = Json::array();
  for (const ParticlePaths::Tally& tally : paths.tallies)
    tallies.push_back({{"time", exact(tally.time)}, {"live", tally.live}, {"emitted", tally.emitted}});
  out["updates"] = std::move(tallies);
  out["particles"] = Json::array();
  for (const ParticlePaths::Path& path : paths.paths) out["particles"].push_back(path_json(path));
  return out.dump(1) + "\n";
}

}  // namespace acm
