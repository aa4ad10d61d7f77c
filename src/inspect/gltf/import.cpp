// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/gltf/gltf.h"
#include "inspect/text/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "body_check.h"
#include "body_path.h"
#include "clip_check.h"
#include "edited_animation.h"
#include "exported_facts.h"
#include "extras_check.h"
#include "key_times.h"
#include "names.h"
#include "skeleton.h"

namespace acm {

namespace gltf {

namespace {

using inspect::counted;
using inspect::grouped;

// Retail's largest table has some 2,000 motions of 40 frames and 34 parts. Files can ask for much more than
// they are long, by naming the same keys again and again.
constexpr std::uint64_t kMaxSteps = std::uint64_t{1} << 25;

// Share of all parts at all frames that a file shows. An edit of one motion changes less; turned axes or
// resampled keys change more.
constexpr double kNearlyEverything = 0.75;
// A pose or two may well be made anew.
constexpr std::size_t kFewPlaces = 32;

// Tolerance for the nodes that carry the parts: metres, and the cosine of half an angle.
constexpr float kCarrierSame = 1e-4f;

bool is_near(Quat a, Quat b) {
  const Quat p = normalized_or(a, Quat{});
  return std::fabs(p.w * b.w + p.x * b.x + p.y * b.y + p.z * b.z) >= 1.0f - 1e-6f;
}

class Importer {
 public:
  Importer(Reader& reader, const ExportedFacts& facts, const Skeleton& skeleton, FirstError& first_error)
      : reader_(reader), facts_(facts), skeleton_(skeleton), first_error_(first_error) {
    for (const auto& [id, animation] : facts_.animations) edited_.emplace(id, animation);
  }

  GltfImport run() && {
    for (std::string& finding : body_findings(facts_, skeleton_)) out_.findings.push_back(std::move(finding));
    if (!facts_.layout)
      note("exported by another version of acmotion: parts that were hung elsewhere cannot be seen");
    if (has_root_motion() && facts_.bodies.empty() && !facts_.clips.empty())
      note("exported by another version of acmotion: edits of the body cannot be seen");
    const ReadJson& animations = reader_.list_at(reader_.document(), "animations");
    if (!facts_.written.empty() &&
        std::ranges::none_of(facts_.written, [](const auto& clip) { return clip.second.motion != nullptr; }))
      note("exported by another version of acmotion: edits of hooks and velocities cannot be seen");
    for (const ReadJson& animation : animations) spend(steps_of(animation));
    for (const ReadJson& animation : animations)
      if (first_error_.ok()) import(animation);
    out_.setup = facts_.setup;
    for (const auto& [id, edited] : edited_) {
      out_.animations.push_back(edited.result());
      if (const auto& [a, b] = edited.conflicting_clips(); !a.empty())
        note(fmt::format("{}: {} and {} show it differently; the larger change counts", id_text(id), a, b));
    }
    if (const std::size_t gone = facts_.clips.size() - met_.size(); gone > 0)
      note(fmt::format("not in the file, and so not edited: {} of the export", counted(gone, "motion")));
    look_for_wholesale_change();
    return std::move(out_);
  }

 private:
  using Clips = decltype(ExportedFacts::clips);

  void note(std::string text) { out_.notes.push_back(std::move(text)); }
  void add_finding(const std::string& clip, std::string_view what) {
    out_.findings.push_back(fmt::format("{}: {}", clip, what));
  }

  // One motion alone may well be made anew: turned axes and other units show in all of them.
  void look_for_wholesale_change() {
    if (clips_edited_ < 2) return;
    std::size_t shown = 0, edited = 0;
    for (const auto& [id, animation] : edited_) {
      shown += animation.places_shown();
      edited += animation.places_edited();
    }
    if (shown < kFewPlaces || static_cast<double>(edited) < kNearlyEverything * static_cast<double>(shown))
      return;
    out_.findings.push_back(fmt::format(
        "nearly everything has changed: counting every part at every frame, {} of {} are not where they were",
        grouped(edited), grouped(shown)));
  }

  void spend(std::uint64_t steps) {
    if (steps > steps_left_)
      return first_error_.record("the file asks for far more keys than any creature has");
    steps_left_ -= steps;
  }

  std::uint64_t steps_of(const ReadJson& animation) {
    std::uint64_t frames = 0;
    if (const auto clip = find_clip(animation); clip != facts_.clips.end())
      for (const ShownFrames& shown_frames : clip->second) frames += shown_frames.count();
    return frames * (skeleton_.size() + 1);
  }

  // By the name that the exporter gave it, wherever that is still to be found.
  Clips::const_iterator find_clip(const ReadJson& animation) {
    const ReadJson* facts = reader_.facts_of(animation);
    for (const std::string& name :
         {facts ? reader_.text_at(*facts, "name") : std::string(), reader_.text_at(animation, "name")})
      for (const std::string_view form : {std::string_view(name), without_copy_number(name)})
        if (const auto it = facts_.clips.find(form); it != facts_.clips.end()) return it;
    return facts_.clips.end();
  }

  void import(const ReadJson& animation) {
    const std::string name = printable(reader_.text_at(animation, "name"));
    const auto clip = find_clip(animation);
    if (clip == facts_.clips.end())
      return add_finding(name, "the export has no motion of this name, so that it cannot be taken back");
    met_.insert(clip->first);
    check_extras(animation, clip->first, name);
    NodeTracks body;
    const Tracks tracks = tracks_of(animation, name, body);
    const KeyTimes times = key_times(clip->second);
    if (first_error_.ok()) check_body_path(clip->first, body, times, name);
    if (first_error_.ok()) follow(tracks, clip->second, times, name);
    if (!first_error_.ok()) first_error_.put_in_front(name);
  }

  void check_extras(const ReadJson& animation, std::string_view exported, const std::string& clip) {
    const ReadJson* extras = reader_.facts_of(animation);
    if (!extras) return;
    const WrittenFacts& written = facts_.written.find(exported)->second;
    if (const std::vector<std::string> edited = edited_extras(*extras, written); !edited.empty())
      add_finding(clip, fmt::format("the extras were edited at {}, and an import takes back poses only",
                                    fmt::join(edited, ", ")));
  }

  [[nodiscard]] bool has_root_motion() const { return facts_.layout && facts_.layout->root_motion; }

  static KeyTimes key_times(const std::vector<ShownFrames>& clip) {
    KeyTimes times;
    for (const ShownFrames& segment : clip) times.add(segment.start, segment.end, segment.count());
    if (!clip.empty()) times.finish(clip.back().end);
    return times;
  }

  // With root motion the body has keys of its own, which are not taken back.
  void check_body_path(std::string_view exported, const NodeTracks& body, const KeyTimes& times,
                       const std::string& clip) {
    const auto path = facts_.bodies.find(exported);
    if (!has_root_motion() || path == facts_.bodies.end() || !skeleton_.body()) return;
    const Frame& rest = skeleton_.node(*skeleton_.body()).local;
    if (const std::string finding = body_path_finding(path->second, times, body, rest); !finding.empty())
      add_finding(clip, finding);
  }

  // What was read before an error. The tracks of a body with root motion come apart from the others.
  Tracks tracks_of(const ReadJson& animation, const std::string& clip, NodeTracks& body) {
    Tracks tracks;
    const ReadJson& samplers = reader_.list_at(animation, "samplers");
    const std::size_t nodes = reader_.list_at(reader_.document(), "nodes").size();
    for (const ReadJson& channel : reader_.list_at(animation, "channels")) {
      if (!channel.is_object() || !channel.contains("target")) reader_.fail("a channel has no target");
      if (!first_error_.ok()) return tracks;
      const ReadJson& target = channel["target"];
      const std::string path = reader_.text_at(target, "path");
      const std::size_t node = reader_.number_at(target, "node", nodes, nodes);
      const bool moves = path == "translation";
      if (!first_error_.ok() || node == nodes || (!moves && path != "rotation" && path != "scale")) continue;
      const bool matters = skeleton_.needs(node),
                 carries = node == skeleton_.root() || node == skeleton_.body();
      if (!matters && !carries) continue;
      std::optional<Track> track =
          track_of(reader_.element_at(samplers, channel, "sampler"), path == "rotation" ? 4 : 3);
      if (!track) return tracks;
      if (path == "scale")
        check_scales(*track, node, clip);
      else if (has_root_motion() && node == skeleton_.body())
        (moves ? body.translation : body.rotation) = std::move(track);
      else if (carries)
        check_carrier(*track, node, moves, clip);
      else
        (moves ? tracks[node].translation : tracks[node].rotation) = std::move(track);
    }
    return tracks;
  }

  void check_scales(const Track& track, std::size_t node, const std::string& clip) {
    for (std::size_t key = 0; key < track.keys(); ++key) {
      const Vec3 scale = track.translation(track.time(key), 0.0);
      if (!is_scale(scale.x) && !is_scale(scale.y) && !is_scale(scale.z)) continue;
      return add_finding(clip, fmt::format("{} is scaled at {:.4f} s, which animations cannot hold",
                                           printable(skeleton_.node(node).name), track.time(key)));
    }
  }

  // Root and body carry the parts. Where they go is said by position frames and the table, which stay.
  void check_carrier(const Track& track, std::size_t node, bool moves, const std::string& clip) {
    const bool is_body = node != skeleton_.root();
    const Frame held = is_body ? Frame{} : Frame{{}, kRootRotation};
    for (std::size_t key = 0; key < track.keys(); ++key) {
      const double time = track.time(key);
      const bool same = moves ? length(track.translation(time, 0.0) - held.origin) <= kCarrierSame
                              : is_near(track.rotation(time, 0.0), held.rotation);
      if (same) continue;
      return add_finding(clip,
                         fmt::format("{} is {} at {:.4f} s, which animations cannot hold",
                                     printable(skeleton_.node(node).name), moves ? "moved" : "turned", time));
    }
  }

  // Nothing after an error.
  std::optional<Track> track_of(const ReadJson& sampler, std::size_t width) {
    const Accessor times = reader_.accessor(sampler, "input");
    const Accessor values = reader_.accessor(sampler, "output");
    if (values.width != width)
      reader_.fail(fmt::format("keys of {} numbers where {} are wanted", values.width, width));
    const std::string kind = reader_.text_at(sampler, "interpolation");
    spend(times.count);
    if (!first_error_.ok()) return std::nullopt;
    return Track::make(times, values,
                       kind == "STEP"          ? Track::Kind::Step
                       : kind == "CUBICSPLINE" ? Track::Kind::Cubic
                                               : Track::Kind::Linear,
                       first_error_);
  }

  void follow(const Tracks& tracks, const std::vector<ShownFrames>& clip, const KeyTimes& times,
              const std::string& name) {
    ClipCheck check(skeleton_, tracks, times, !facts_.layout || facts_.layout->holds_keys);
    std::size_t key = 0;
    bool is_edited = false;
    for (const ShownFrames& segment : clip) {
      EditedAnimation& edited = edited_.find(segment.animation)->second;  // read_facts has checked it
      for (std::uint32_t i = 0; i < segment.count(); ++i, ++key) {
        skeleton_.pose(tracks, times.all()[key], times.slack(key), places_, first_error_);
        if (!first_error_.ok()) return;
        for (const Skeleton::Part& part : skeleton_.parts())
          if (const Change change = edited.show(segment.frame(i), part.number, places_[part.node], name);
              change.is_edit()) {
            check.note_edit(key, part, change);
            is_edited = true;
          }
      }
    }
    clips_edited_ += is_edited ? 1 : 0;
    for (const std::string& finding : check.findings()) add_finding(name, finding);
  }

  Reader& reader_;
  const ExportedFacts& facts_;
  const Skeleton& skeleton_;
  FirstError& first_error_;
  std::map<ObjectId, EditedAnimation> edited_;
  std::vector<Skeleton::Place> places_;
  std::uint64_t steps_left_ = kMaxSteps;
  std::set<std::string_view> met_;  // clips of the export that are in the file
  std::size_t clips_edited_ = 0;
  GltfImport out_;
};

}  // namespace

}  // namespace gltf

InspectResult<GltfImport> import_gltf(Bytes file, const GltfFileReader& read_file) {
  FirstError first_error;
  gltf::Reader reader(file, read_file, first_error);
  if (!first_error.ok()) return first_error.error();
  const gltf::ExportedFacts facts = gltf::read_facts(reader);
  if (!first_error.ok()) return first_error.error();
  const gltf::Skeleton skeleton(reader.nodes(), facts.root);
  if (!first_error.ok()) return first_error.error();
  GltfImport import = gltf::Importer(reader, facts, skeleton, first_error).run();
  if (!first_error.ok()) return first_error.error();
  return import;
}

}  // namespace acm
