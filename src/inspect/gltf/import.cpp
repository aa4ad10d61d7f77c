// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/gltf.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "exported_facts.h"
#include "names.h"
#include "shown_pose.h"
#include "skeleton.h"

namespace acm {

namespace gltf {

namespace {

// What is nearer to the original than this has not been edited: a hundredth of a millimetre, or the noise of
// an editor that turns axes and rotations there and back.
constexpr float kSame = 1e-5f;
// A key this part of a frame away from a frame's time is that frame's.
constexpr double kSlack = 0.01;
// Retail's largest table has some 2,000 motions of 40 frames and 34 parts. Files can ask for much more than
// they are long, by naming the same keys again and again.
constexpr std::uint64_t kMaxSteps = std::uint64_t{1} << 25;

/// How far two frames are apart: metres along an axis, and parts of a rotation.
struct Change {
  float origin = 0.0f;
  float rotation = 0.0f;
  [[nodiscard]] float largest() const { return std::max(origin, rotation); }
  /// `reach` is the largest coordinate that took part, and so bounds the rounding.
  [[nodiscard]] bool has_moved(float reach) const { return origin > kSame * std::max(1.0f, reach); }
  [[nodiscard]] bool has_turned() const { return rotation > kSame; }
};

Change change_between(const Frame& a, const Frame& b) {
  const Vec3 moved = a.origin - b.origin;
  const Quat p = normalized_or(a.rotation, Quat{}), q = normalized_or(b.rotation, Quat{});
  const float cosine = p.w * q.w + p.x * q.x + p.y * q.y + p.z * q.z;
  const Quat other = cosine < 0.0f ? -q : q;
  return {std::max({std::fabs(moved.x), std::fabs(moved.y), std::fabs(moved.z)}),
          std::max({std::fabs(p.w - other.w), std::fabs(p.x - other.x), std::fabs(p.y - other.y),
                    std::fabs(p.z - other.z)})};
}

/// A part at a key frame that is not where it was.
struct Edit {
  Frame frame;
  float change = 0.0f;
  std::string clip;
};

/// What the clips of a file make of one animation.
class EditedAnimation {
 public:
  explicit EditedAnimation(const Animation& original) : original_(original) {}

  // Several clips may show the same frame; the one that was edited is the one that differs.
  void show(std::uint32_t frame, std::uint32_t part, const Skeleton::Place& place, const std::string& clip) {
    if (part >= original_.part_count) return;
    const Frame& original = original_.parts(frame)[part];
    const Change change = change_between(place.frame, shown(original));
    const bool moved = change.has_moved(place.reach);
    // Coordinates that leave the range of floats on the way were not made by hand.
    if ((!moved && !change.has_turned()) || !std::isfinite(change.largest())) return;
    Edit edit{place.frame, change.largest(), clip};
    if (!moved) edit.frame.origin = original.origin;
    if (!change.has_turned()) edit.frame.rotation = original.rotation;
    const auto [it, is_new] = edits_.try_emplace({frame, part}, edit);
    if (is_new) return;
    if (change_between(edit.frame, it->second.frame).largest() > 2.0f * kSame * std::max(1.0f, place.reach))
      rivals_ = {it->second.clip, clip};
    if (edit.change > it->second.change) it->second = edit;
  }

  [[nodiscard]] GltfImport::Imported result() const {
    GltfImport::Imported out{original_, 0};
    std::set<std::uint32_t> frames;
    for (const auto& [at, edit] : edits_) {
      frames.insert(at.first);
      out.animation.part_frames[std::size_t{at.first} * original_.part_count + at.second] = edit.frame;
    }
    out.edited_frames = static_cast<std::uint32_t>(frames.size());
    return out;
  }

  /// Two clips that disagree; empty names when none do.
  [[nodiscard]] const std::pair<std::string, std::string>& rivals() const { return rivals_; }

 private:
  const Animation& original_;
  std::map<std::pair<std::uint32_t, std::uint32_t>, Edit> edits_;  // by frame and part
  std::pair<std::string, std::string> rivals_;
};

class Importer {
 public:
  Importer(Reader& reader, const ExportedFacts& facts, const Skeleton& skeleton, FirstFault& fault)
      : reader_(reader), facts_(facts), skeleton_(skeleton), fault_(fault) {
    for (const auto& [id, animation] : facts_.animations) edited_.emplace(id, animation);
  }

  GltfImport run() && {
    if (const Node* node = skeleton_.scaled())
      note(fmt::format("{} has a scale, which animations cannot hold; it does not count", node->name));
    const ReadJson& animations = reader_.list_at(reader_.document(), "animations");
    for (const ReadJson& animation : animations) spend(steps_of(animation));
    for (const ReadJson& animation : animations)
      if (fault_.ok()) import(animation);
    out_.setup = facts_.setup;
    for (const auto& [id, edited] : edited_) {
      out_.animations.push_back(edited.result());
      if (const auto& [a, b] = edited.rivals(); !a.empty())
        note(fmt::format("{}: {} and {} show it differently; the larger change counts", id_text(id), a, b));
    }
    return std::move(out_);
  }

 private:
  using Tracks = std::map<std::size_t, NodeTracks>;

  void note(std::string text) { out_.notes.push_back(std::move(text)); }

  void spend(std::uint64_t steps) {
    if (steps > steps_left_) return fault_.record("the file asks for far more keys than any creature has");
    steps_left_ -= steps;
  }

  std::uint64_t steps_of(const ReadJson& animation) {
    std::uint64_t frames = 0;
    if (const std::vector<ShownFrames>* clip = find_clip(animation))
      for (const ShownFrames& shown_frames : *clip) frames += shown_frames.count();
    return frames * (skeleton_.size() + 1);
  }

  // By the name that the exporter gave it, wherever that is still to be found.
  const std::vector<ShownFrames>* find_clip(const ReadJson& animation) {
    const ReadJson* facts = reader_.facts_of(animation);
    for (const std::string& name :
         {facts ? reader_.text_at(*facts, "name") : std::string(), reader_.text_at(animation, "name")})
      for (const std::string_view form : {std::string_view(name), without_copy_number(name)})
        if (const auto it = facts_.clips.find(form); it != facts_.clips.end()) return &it->second;
    return nullptr;
  }

  void import(const ReadJson& animation) {
    const std::string name = reader_.text_at(animation, "name").substr(0, 200);
    const std::vector<ShownFrames>* clip = find_clip(animation);
    if (!clip) return note(fmt::format("{}: not exported from here, left out", name));
    const Tracks tracks = tracks_of(animation);
    for (const ShownFrames& shown_frames : *clip) follow(tracks, shown_frames, name);
    if (!fault_.ok()) return fault_.put_in_front(name);
    if (!clip->empty() && last_key(tracks) > clip->back().end + clip->back().step())
      note(fmt::format("{}: longer than its animation; what comes later is left out", name));
  }

  // What was read before a fault.
  Tracks tracks_of(const ReadJson& animation) {
    Tracks tracks;
    const ReadJson& samplers = reader_.list_at(animation, "samplers");
    const std::size_t nodes = reader_.list_at(reader_.document(), "nodes").size();
    for (const ReadJson& channel : reader_.list_at(animation, "channels")) {
      if (!channel.is_object() || !channel.contains("target")) reader_.fail("a channel has no target");
      if (!fault_.ok()) return tracks;
      const ReadJson& target = channel["target"];
      const std::string path = reader_.text_at(target, "path");
      const std::size_t node = reader_.number_at(target, "node", nodes, nodes);
      const bool moves = path == "translation";
      if (!fault_.ok() || node == nodes || !skeleton_.needs(node) || (!moves && path != "rotation")) continue;
      (moves ? tracks[node].translation : tracks[node].rotation) =
          track_of(reader_.element_at(samplers, channel, "sampler"), moves ? 3 : 4);
    }
    return tracks;
  }

  // Nothing after a fault.
  std::optional<Track> track_of(const ReadJson& sampler, std::size_t width) {
    const Accessor times = reader_.accessor(sampler, "input");
    const Accessor values = reader_.accessor(sampler, "output");
    if (values.width != width)
      reader_.fail(fmt::format("keys of {} numbers where {} are wanted", values.width, width));
    const std::string kind = reader_.text_at(sampler, "interpolation");
    spend(times.count);
    if (!fault_.ok()) return std::nullopt;
    return Track::make(times, values,
                       kind == "STEP"          ? Track::Kind::Step
                       : kind == "CUBICSPLINE" ? Track::Kind::Cubic
                                               : Track::Kind::Linear,
                       fault_);
  }

  static double last_key(const Tracks& tracks) {
    double last = 0.0;
    for (const auto& [node, pair] : tracks)
      for (const std::optional<Track>* track : {&pair.translation, &pair.rotation})
        if (*track) last = std::max(last, (*track)->last_time());
    return last;
  }

  void follow(const Tracks& tracks, const ShownFrames& frames, const std::string& clip) {
    EditedAnimation& edited = edited_.find(frames.animation)->second;  // read_facts has checked it
    for (std::uint32_t i = 0; i < frames.count(); ++i) {
      skeleton_.pose(tracks, frames.start + frames.step() * i, frames.step() * kSlack, places_, fault_);
      if (!fault_.ok()) return;
      for (const Skeleton::Part& part : skeleton_.parts())
        edited.show(frames.frame(i), part.number, places_[part.node], clip);
    }
  }

  Reader& reader_;
  const ExportedFacts& facts_;
  const Skeleton& skeleton_;
  FirstFault& fault_;
  std::map<ObjectId, EditedAnimation> edited_;
  std::vector<Skeleton::Place> places_;
  std::uint64_t steps_left_ = kMaxSteps;
  GltfImport out_;
};

}  // namespace

}  // namespace gltf

InspectResult<GltfImport> import_gltf(Bytes glb) {
  FirstFault fault;
  gltf::Reader reader(glb, fault);
  if (!fault.ok()) return fault.error();
  const gltf::ExportedFacts facts = gltf::read_facts(reader);
  if (!fault.ok()) return fault.error();
  const gltf::Skeleton skeleton(reader.nodes(), facts.root);
  if (!fault.ok()) return fault.error();
  GltfImport import = gltf::Importer(reader, facts, skeleton, fault).run();
  if (!fault.ok()) return fault.error();
  return import;
}

}  // namespace acm
