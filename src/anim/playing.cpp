// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "anim/playing.h"

namespace acm {

double seconds_from(const SequenceNode& node, double frame_number) {
  const double rate = node.playable_rate();
  if (rate == 0.0) return kNever;
  if (is_inside_out(node)) return 0.0;
  const double frames = rate > 0.0 ? node.high_frame + 1.0 - frame_number : frame_number - node.low_frame;
  return std::max(0.0, frames) / std::fabs(rate);
}

double seconds_until_left(const SequenceNode& node, double frame_number, std::int32_t frame) {
  const double rate = node.playable_rate();
  const double border = rate > 0.0 ? frame + 1.0 : frame;
  return std::fabs(border - frame_number) / std::fabs(rate);
}

double seconds_of_links(const Sequence& seq, const ListPool& pool) {
  if (seq.current == Sequence::kNone) return 0.0;
  const std::span<const SequenceNode> nodes = seq.nodes.view(pool);
  double seconds = 0.0;
  for (int i = seq.current; i < seq.first_cyclic; ++i) {
    const SequenceNode& node = nodes[static_cast<std::size_t>(i)];
    seconds += seconds_from(node, i == seq.current ? seq.frame_number : node.starting_frame());
  }
  return seconds;
}

}  // namespace acm
