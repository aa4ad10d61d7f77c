// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "shrink.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "shrink_edits.h"

namespace acm::random_cases {

namespace {

// More candidates at a time would be asked in vain where the first are good.
constexpr std::size_t kCandidatesAtATime = 64;
constexpr int kRounds = 4;

class Shrinking {
 public:
  Shrinking(RandomCase asked, CaseDifference difference, const AskCases& ask, std::size_t max_questions)
      : best_{std::move(asked), std::move(difference), 0}, ask_(ask), max_questions_(max_questions) {}

  ShrunkCase run() {
    cut_tail();
    for (int round = 0; round < kRounds && !is_over(); ++round) {
      const std::size_t before = best_.questions;
      bool smaller = shorten(best_.asked.lines.size(), line_edits);
      smaller = shorten(longest_list(best_.asked), object_edits) || smaller;
      for (const auto edits : {word_edits, motion_edits, animation_edits})
        while (try_edits(edits(best_.asked))) smaller = true;
      if (!smaller || best_.questions == before) break;
    }
    return std::move(best_);
  }

 private:
  [[nodiscard]] bool is_over() const { return is_ended_ || best_.questions >= max_questions_; }

  // What runs after the difference has no part in it.
  void cut_tail() {
    const std::size_t last = best_.difference.script_line;
    if (last != 0 && last < best_.asked.lines.size())
      try_edits({[last](RandomCase& c) { return c.lines.resize(last), true; }});
  }

  // Removes long pieces first, then shorter ones.
  template <class Edits>
  bool shorten(std::size_t longest, Edits edits_of) {
    bool smaller = false;
    for (std::size_t size = std::bit_floor(std::max<std::size_t>(longest / 2, 1)); size > 0; size /= 2)
      while (!is_over() && try_edits(edits_of(best_.asked, size))) smaller = true;
    return smaller;
  }

  // Asks for the case after each edit. Of those that show the difference still, all are made together where
  // that shows it too, else as many of the first as do.
  bool try_edits(const std::vector<Edit>& edits) {
    bool smaller = false;
    for (std::size_t from = 0; from < edits.size() && !is_over(); from += kCandidatesAtATime) {
      const std::size_t count = std::min(kCandidatesAtATime, edits.size() - from);
      // Once a case has changed, edits further on may mean other places.
      if (try_some({edits.begin() + static_cast<std::ptrdiff_t>(from), count})) {
        smaller = true;
        break;
      }
    }
    return smaller;
  }

  bool try_some(std::span<const Edit> edits) {
    std::vector<RandomCase> candidates;
    std::vector<const Edit*> made;
    for (const Edit& edit : edits) {
      RandomCase candidate = best_.asked;
      if (!edit(candidate)) continue;
      candidates.push_back(std::move(candidate));
      made.push_back(&edit);
    }
    std::vector<std::optional<CaseDifference>> shown = differences_of(candidates);
    std::vector<const Edit*> good;
    std::size_t first = candidates.size();
    for (std::size_t i = 0; i < shown.size(); ++i) {
      if (!shown[i]) continue;
      first = std::min(first, i);
      good.push_back(made[i]);
    }
    if (good.empty()) return false;
    const RandomCase base = best_.asked;
    keep(std::move(candidates[first]), std::move(*shown[first]));
    for (std::size_t count = good.size(); count > 1 && !is_over(); count /= 2)
      if (try_together(base, {good.data(), count})) break;
    return true;
  }

  bool try_together(const RandomCase& base, std::span<const Edit* const> edits) {
    RandomCase candidate = base;
    for (std::size_t i = edits.size(); i-- > 0;) (*edits[i])(candidate);
    std::vector<std::optional<CaseDifference>> shown = differences_of({&candidate, 1});
    if (shown.empty() || !shown[0]) return false;
    keep(std::move(candidate), std::move(*shown[0]));
    return true;
  }

  void keep(RandomCase asked, CaseDifference difference) {
    best_.asked = std::move(asked);
    best_.difference = std::move(difference);
  }

  // The difference of each candidate if it is the one that is looked for.
  std::vector<std::optional<CaseDifference>> differences_of(std::span<const RandomCase> candidates) {
    const std::size_t left = max_questions_ - std::min(best_.questions, max_questions_);
    candidates = candidates.first(std::min(candidates.size(), left));
    if (candidates.empty()) return {};
    const std::vector<CaseAnswer> answers = ask_(candidates);
    best_.questions += answers.size();
    is_ended_ = answers.size() < candidates.size();
    std::vector<std::optional<CaseDifference>> shown;
    for (std::size_t i = 0; i < answers.size(); ++i) {
      shown.push_back(case_difference(candidates[i], run_reference(candidates[i]), answers[i]));
      if (shown.back() && !is_wanted(*shown.back())) shown.back().reset();
    }
    return shown;
  }

  // A case that shows a rule is better than one where numbers may be to blame.
  [[nodiscard]] bool is_wanted(const CaseDifference& difference) const {
    const DifferenceKind kind = best_.difference.kind;
    return difference.is_like(best_.difference) &&
           (difference.kind == kind || difference.kind == DifferenceKind::Rule);
  }

  ShrunkCase best_;
  const AskCases& ask_;
  std::size_t max_questions_;
  bool is_ended_ = false;
};

}  // namespace

ShrunkCase shrink(RandomCase asked, CaseDifference difference, const AskCases& ask,
                  std::size_t max_questions) {
  return Shrinking(std::move(asked), std::move(difference), ask, max_questions).run();
}

}  // namespace acm::random_cases
