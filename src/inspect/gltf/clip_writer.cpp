// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "clip_writer.h"

#include "inspect/record/record_json.h"
#include "inspect/text/command_text.h"
#include "motion/animation_queries.h"

#include <algorithm>
#include <utility>

#include "names.h"
#include "shown_pose.h"

namespace acm::gltf {

namespace {

/// One node's way through a clip.
struct WrittenTrack {
  std::vector<float> translations;
  std::vector<float> rotations;

  void add(const Frame& frame) {
    const Quat& q = frame.rotation;
    translations.insert(translations.end(), {frame.origin.x, frame.origin.y, frame.origin.z});
    rotations.insert(rotations.end(), {q.x, q.y, q.z, q.w});
  }
};

double time_of(const Hook& hook, const ClipSegment& segment, std::uint32_t frame) {
  const bool backwards = segment.anim->framerate < 0.0f;
  const double time = exact_hook_time(*segment.anim, frame);
  const bool wanted = hook.direction == hook_direction::kBoth ||
                      hook.direction == (backwards ? hook_direction::kBackward : hook_direction::kForward);
  return wanted ? segment.start + time : kNever;
}

// By time; those that never fire come last, with null for a time.
Json hooks_json(const Clip& clip) {
  std::vector<std::pair<double, Json>> hooks;
  for (const ClipSegment& segment : clip.segments) {
    const Animation& animation = *segment.anim->animation;
    for (auto f = static_cast<std::uint32_t>(segment.anim->low_frame); f < animation.frame_count; ++f) {
      if (static_cast<std::int32_t>(f) > segment.anim->high_frame) break;
      for (const Hook& hook : animation.hooks_of(f)) {
        const double time = time_of(hook, segment, f);
        Json json = {{"time", time < kNever ? Json(time) : Json()},
                     {"animation", id_text(animation.id)},
                     {"frame", f}};
        json.update(json_of(hook));
        hooks.emplace_back(time, std::move(json));
      }
    }
  }
  std::ranges::stable_sort(hooks, {}, &std::pair<double, Json>::first);
  Json list = Json::array();
  for (auto& [time, json] : hooks) list.push_back(std::move(json));
  return list;
}

Json facts_of(const Clip& clip) {
  Json facts = {{"name", clip.name}};
  facts.update(motion_json(clip));
  facts["segments"] = segments_json(clip);
  return facts;
}

}  // namespace

Json motion_json(const Clip& clip) {
  const MotionData& data = *clip.motion.data;
  Json facts = {{"kind", to_string(clip.motion.kind)}};
  if (clip.motion.style != 0) facts["style"] = command_text(clip.motion.style);
  if (clip.motion.from != 0) facts["from"] = command_text(clip.motion.from);
  facts["motion"] = command_text(clip.motion.to);
  facts["command"] = id_text(clip.motion.to);
  facts["length"] = clip.length;
  if (clip.motion.kind == TableMotion::Kind::Cycle)
    facts["repeats_from"] = clip.segments.empty() ? 0.0 : clip.segments.back().start;
  if (data.present & MotionData::kHasVelocity) facts["velocity"] = exact(data.velocity);
  if (data.present & MotionData::kHasOmega) facts["omega"] = exact(data.omega);
  facts["bits"] = data.bits;
  facts["hooks"] = hooks_json(clip);
  return facts;
}

Json segments_json(const Clip& clip) {
  Json list = Json::array();
  for (const ClipSegment& segment : clip.segments) {
    const BoundAnim& anim = *segment.anim;
    list.push_back({{"animation", id_text(anim.animation->id)},
                    {"frames", Json::array({segment.first, segment.last})},
                    {"low_frame", segment.data->low_frame},
                    {"high_frame", segment.data->high_frame},
                    {"framerate", exact(anim.framerate)},
                    {"start", segment.start},
                    {"end", segment.end()}});
  }
  return list;
}

std::vector<Frame> body_keys(const Clip& clip) {
  std::vector<Frame> keys;
  for (const ClipKey& key : clip.keys) keys.push_back(shown(key.body));
  if (keys.empty()) keys.emplace_back();
  return keys;
}

/// The JSON of one animation as it grows.
struct ClipWriter::Channels {
  Writer& writer;
  std::size_t times;
  Json samplers = Json::array();
  Json channels = Json::array();

  void add(std::size_t node, const WrittenTrack& track, GltfOptions::Keys keys) {
    add(node, "translation", writer.add_keys(track.translations, 3), keys);
    add(node, "rotation", writer.add_keys(track.rotations, 4), keys);
  }
  void add(std::size_t node, const char* path, std::size_t output, GltfOptions::Keys keys) {
    channels.push_back({{"sampler", samplers.size()}, {"target", {{"node", node}, {"path", path}}}});
    samplers.push_back({{"input", times},
                        {"output", output},
                        {"interpolation", keys == GltfOptions::Keys::Step ? "STEP" : "LINEAR"}});
  }
};

// In a tree every part moves when its parent does; otherwise only those that an animation has.
std::size_t ClipWriter::moved_parts(const Clip& clip) const {
  if (options_.tree == GltfOptions::Tree::Parents) return clip.keys.empty() ? 0 : rest_.size();
  std::size_t parts = 0;
  for (const ClipKey& key : clip.keys) parts = std::max<std::size_t>(parts, key.animation->part_count);
  return std::min(parts, rest_.size());
}

void ClipWriter::add_parts(const Clip& clip, Channels& channels) {
  std::vector<WrittenTrack> tracks(moved_parts(clip));
  for (const ClipKey& key : clip.keys) {
    const std::vector<Frame> local = to_local(shown_pose(*key.animation, key.frame, rest_), parents_);
    for (std::size_t i = 0; i < tracks.size(); ++i) tracks[i].add(local[i]);
  }
  for (std::size_t i = 0; i < tracks.size(); ++i) channels.add(kFirstPartNode + i, tracks[i], options_.keys);
}

void ClipWriter::add(const Clip& clip) {
  std::vector<float> times;
  for (const ClipKey& key : clip.keys) times.push_back(key.time);
  if (times.empty()) times.push_back(0.0f);
  Channels channels{writer_, writer_.add_keys(times, 1)};
  add_parts(clip, channels);
  // An animation must move something; a motion that has no frames holds the body where it is.
  if (options_.root_motion || channels.samplers.empty()) {
    WrittenTrack body;
    for (const Frame& key : body_keys(clip)) body.add(options_.root_motion ? key : Frame{});
    channels.add(kBodyNode, body, GltfOptions::Keys::Linear);
  }
  writer_.add("animations", {{"name", clip.name},
                             {"samplers", std::move(channels.samplers)},
                             {"channels", std::move(channels.channels)},
                             {"extras", {{kExtras, facts_of(clip)}}}});
}

}  // namespace acm::gltf
