// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "edited_animation.h"
#include "key_times.h"
#include "skeleton.h"

namespace acm::gltf {

/// Whether the keys of a clip are still those of the frames: keys elsewhere are edits that would be lost, and
/// most often the mark of an editor that has sampled everything again, at its own rate.
class ClipCheck {
 public:
  /// All must outlive it. `held`: the clip was exported with keys that stand until the next.
  ClipCheck(const Skeleton& skeleton, const Tracks& tracks, const KeyTimes& times, bool held);

  /// A part that is not where it was at a frame, counted from the clip's beginning.
  void note_edit(std::size_t frame, const Skeleton::Part& part, const Change& change);

  /// One line for each kind of finding, without the name of the clip.
  [[nodiscard]] std::vector<std::string> findings() const;

 private:
  /// The first of its kind, and how many there are.
  struct Finding {
    std::size_t count = 0;
    std::size_t node = 0;
    float time = 0.0f;
    std::size_t frame = 0;
    void add(std::size_t at_node, float at_time, std::size_t at_frame = 0) {
      if (count++ == 0) *this = {1, at_node, at_time, at_frame};
    }
  };
  void check_keys(std::size_t node, const Track& track);
  [[nodiscard]] bool is_stretched(const Track& track, float last) const;
  [[nodiscard]] bool is_stretched() const;
  [[nodiscard]] bool has_other_length() const;
  [[nodiscard]] std::string length_finding() const;
  [[nodiscard]] bool has_own_slide(std::size_t node, std::size_t frame) const;
  [[nodiscard]] bool slides(std::size_t node, std::size_t frame);
  [[nodiscard]] std::string name_of(const Finding& finding) const;

  const Skeleton& skeleton_;
  const Tracks& tracks_;
  const KeyTimes& times_;
  bool held_;
  std::vector<bool> has_key_;  // by frame: any node has one
  /// What is known of a node at the frame that was asked for last.
  struct Slide {
    std::size_t frame = 0;  // one more than the frame; 0: none yet
    bool slides = false;
  };
  std::map<std::size_t, Slide> known_;  // by node
  std::size_t keys_ = 0;
  float end_ = 0.0f;        // the time of the last key
  bool is_longer_ = false;  // a track has several keys after the end
  std::vector<const Track*> with_keys_between_;
  Finding between_;   // keys between frames
  Finding late_;      // keys after the end
  Finding no_key_;    // edited places at frames at which nothing has a key
  Finding slides_;    // edited places between keys that once stood still
  Finding no_track_;  // edited places of parts that have lost a track
  const char* lost_path_ = "";
};

}  // namespace acm::gltf
