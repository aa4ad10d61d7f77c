// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "clip.h"

#include "assets/asset_store.h"

#include <cmath>
#include <cstdlib>
#include <utility>

#include "key_times.h"

namespace acm::gltf {

namespace {

// Rates beyond these all but stand still or pass in no time. They are shown at the usual one, so that there
// is something to see and to edit; the file keeps what the table says. Rate 0 holds its first frame.
constexpr double kMinRate = 1e-3;
constexpr double kMaxRate = 1e4;
constexpr double kUsualRate = 30.0;

bool plays_backwards(const BoundAnim& anim) {
  return anim.framerate < 0.0f;
}

bool is_held(const BoundAnim& anim) {
  return anim.framerate == 0.0f;
}

double shown_rate(float framerate) {
  const double rate = std::fabs(static_cast<double>(framerate));
  return rate >= kMinRate && rate <= kMaxRate ? rate : kUsualRate;
}

class ClipBuilder {
 public:
  explicit ClipBuilder(Clip& clip) : clip_(clip) {}

  void add(const BoundAnim& anim, const AnimData& data) {
    if (const ClipSegment* before = last_segment()) pass_on(*before->anim, &anim);
    const ClipSegment segment = segment_of(anim, data);
    const std::int32_t direction = plays_backwards(anim) ? -1 : 1;
    times_.add(segment.start, segment.end(), segment.count);
    for (std::uint32_t i = 0; i < segment.count; ++i) {
      const std::int32_t frame = segment.first + direction * static_cast<std::int32_t>(i);
      if (i > 0) leave(anim, clip_.keys.back().frame);
      add_key(*anim.animation, static_cast<std::uint32_t>(frame));
    }
    clip_.length = segment.end();
    clip_.segments.push_back(segment);
  }

  void finish() {
    const ClipSegment* last = last_segment();
    if (!last) return;
    const bool repeats = clip_.motion.kind != TableMotion::Kind::Link;
    pass_on(*last->anim, repeats ? last->anim : nullptr);
    const ClipKey& held = clip_.keys[repeats ? clip_.keys.size() - last->count : clip_.keys.size() - 1];
    times_.finish(clip_.length);
    add_key(*held.animation, held.frame);
  }

 private:
  [[nodiscard]] ClipSegment segment_of(const BoundAnim& anim, const AnimData& data) const {
    ClipSegment segment{&anim, &data, clip_.length, 1.0 / shown_rate(data.framerate)};
    segment.first = plays_backwards(anim) ? anim.high_frame : anim.low_frame;
    segment.last = plays_backwards(anim) || is_held(anim) ? anim.low_frame : anim.high_frame;
    segment.count = static_cast<std::uint32_t>(std::abs(segment.last - segment.first)) + 1;
    return segment;
  }

  [[nodiscard]] const ClipSegment* last_segment() const {
    return clip_.segments.empty() ? nullptr : &clip_.segments.back();
  }

  // Its time has been laid out.
  void add_key(const Animation& animation, std::uint32_t frame) {
    clip_.keys.push_back({&animation, frame, times_.all()[clip_.keys.size()], body_});
  }

  // What happens to the body between two nodes of a sequence (core 2.6).
  void pass_on(const BoundAnim& left, const BoundAnim* entered) {
    if (plays_backwards(left)) leave(left, static_cast<std::uint32_t>(left.low_frame));
    if (entered && entered->framerate > 0.0f) leave(*entered, static_cast<std::uint32_t>(entered->low_frame));
  }

  // One frame's worth of root motion (core 2.5).
  void leave(const BoundAnim& anim, std::uint32_t frame) {
    const Vector<Frame>& steps = anim.animation->position_frames;
    if (frame < steps.size())
      body_ = plays_backwards(anim) ? subtract(body_, steps[frame]) : combine(body_, steps[frame]);
    const auto quantum = static_cast<float>(1.0 / shown_rate(anim.framerate));
    body_.origin = body_.origin + rotate_to_global(body_.rotation, clip_.motion.data->velocity * quantum);
    rotate_local(body_, clip_.motion.data->omega * quantum);
  }

  Clip& clip_;
  KeyTimes times_;
  Frame body_;
};

}  // namespace

Clip lay_out_clip(const BoundTable& table, const TableMotion& motion, std::string name) {
  Clip clip;
  clip.name = std::move(name);
  clip.motion = motion;
  ClipBuilder builder(clip);
  const std::span<const AnimData> data = table.table->anims_of(*motion.data);
  const std::span<const BoundAnim> anims = table.anims_of(*motion.data);
  for (std::size_t i = 0; i < anims.size(); ++i)
    if (anims[i].animation) builder.add(anims[i], data[i]);
  builder.finish();
  return clip;
}

}  // namespace acm::gltf
