// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "shrink_edits.h"

#include <algorithm>

namespace acm::random_cases {

namespace {

std::vector<std::string> words_of(std::string_view line) {
  std::vector<std::string> words;
  while (!line.empty()) {
    const std::size_t end = std::min(line.find(' '), line.size());
    words.emplace_back(line.substr(0, end));
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return words;
}

std::string joined(const std::vector<std::string>& words) {
  std::string line;
  for (const std::string& word : words) line += (line.empty() ? "" : " ") + word;
  return line;
}

// The value without what need not be there; the same when there is nothing.
std::string simpler(std::string_view value) {
  if (const std::size_t comma = value.find(','); comma != std::string_view::npos)
    return std::string(value.substr(0, comma));
  if (const std::size_t colon = value.rfind(':'); colon != std::string_view::npos)
    return std::string(value.substr(0, colon));
  const bool is_number =
      !value.empty() && value.size() < 8 && value.find_first_not_of("0123456789.-") == std::string_view::npos;
  return is_number && value != "0" ? "1" : std::string(value);
}

bool edit_word(RandomCase& asked, std::size_t line, std::size_t word, bool remove) {
  std::vector<std::string> words = words_of(asked.lines[line]);
  if (word >= words.size()) return false;
  if (remove) {
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(word));
  } else {
    const std::size_t equals = words[word].find('=');
    const std::size_t at = equals == std::string::npos ? 0 : equals + 1;
    const std::string value = simpler(std::string_view(words[word]).substr(at));
    if (words[word].compare(at, std::string::npos, value) == 0) return false;
    words[word].replace(at, std::string::npos, value);
  }
  asked.lines[line] = joined(words);
  return true;
}

template <class List>
bool remove_range(List& list, std::size_t from, std::size_t size) {
  if (from >= list.size()) return false;
  const auto begin = list.begin() + static_cast<std::ptrdiff_t>(from);
  list.erase(begin, begin + static_cast<std::ptrdiff_t>(std::min(size, list.size() - from)));
  return true;
}

// An edit of the objects alone.
template <class Change>
Edit object_edit(Change change) {
  return [change](RandomCase& asked) {
    auto assets = std::make_shared<LooseAssets>(*asked.assets);
    if (!change(*assets)) return false;
    asked.assets = std::move(assets);
    return true;
  };
}

template <class List>
void add_removals(std::vector<Edit>& edits, const LooseAssets& assets, std::size_t size, List list,
                  std::size_t first = 0) {
  for (std::size_t from = first; from < list(assets).size(); from += size)
    edits.push_back(
        object_edit([list, from, size](LooseAssets& a) { return remove_range(list(a), from, size); }));
}

using EntryList = std::vector<LooseTable::Entry> LooseTable::*;
constexpr EntryList kEntryLists[] = {&LooseTable::cycles, &LooseTable::modifiers, &LooseTable::links};

using MotionChange = bool (*)(LooseTable::Motion&);
constexpr MotionChange kMotionChanges[] = {
    [](LooseTable::Motion& m) { return !m.anims.empty() && (m.anims.pop_back(), true); },
    [](LooseTable::Motion& m) { return !(m.velocity == Vec3{}) && (m.velocity = {}, true); },
    [](LooseTable::Motion& m) { return !(m.omega == Vec3{}) && (m.omega = {}, true); },
    [](LooseTable::Motion& m) { return m.bits != 0 && (m.bits = 0, true); },
    [](LooseTable::Motion& m) {
      bool changed = false;
      for (AnimData& a : m.anims) {
        changed = changed || a.low_frame != 0 || a.high_frame != -1;
        a.low_frame = 0;
        a.high_frame = -1;
      }
      return changed;
    },
    [](LooseTable::Motion& m) {
      bool changed = false;
      for (AnimData& a : m.anims) {
        changed = changed || a.framerate != 30.0f;
        a.framerate = 30.0f;
      }
      return changed;
    }};

void cut_frames(Animation& animation, std::uint32_t frames) {
  animation.frame_count = frames;
  if (!animation.position_frames.empty()) animation.position_frames.resize(frames);
  animation.part_frames.resize(std::size_t{frames} * animation.part_count);
  animation.hook_starts.resize(std::size_t{frames} + 1);
  animation.hooks.resize(animation.hook_starts.back());
}

using AnimationChange = bool (*)(Animation&);
constexpr AnimationChange kAnimationChanges[] = {
    [](Animation& a) {
      if (a.hooks.empty()) return false;
      a.hooks.clear();
      std::ranges::fill(a.hook_starts, 0u);
      a.flags &= ~Animation::kHasHooks;
      return true;
    },
    [](Animation& a) {
      if (a.position_frames.empty()) return false;
      a.position_frames.clear();
      a.flags &= ~Animation::kHasPositionFrames;
      return true;
    },
    [](Animation& a) {
      if (a.part_count == 0) return false;
      a.part_count = 0;
      a.part_frames.clear();
      return true;
    },
    [](Animation& a) { return a.frame_count > 1 && (cut_frames(a, 1), true); },
    [](Animation& a) { return a.frame_count > 2 && (cut_frames(a, (a.frame_count + 1) / 2), true); }};

}  // namespace

std::vector<Edit> line_edits(const RandomCase& asked, std::size_t size) {
  std::vector<Edit> edits;
  for (std::size_t from = 0; from < asked.lines.size(); from += size)
    edits.emplace_back([from, size](RandomCase& c) { return remove_range(c.lines, from, size); });
  return edits;
}

std::vector<Edit> word_edits(const RandomCase& asked) {
  std::vector<Edit> edits;
  for (std::size_t line = 0; line < asked.lines.size(); ++line)
    for (std::size_t word = 1; word < words_of(asked.lines[line]).size(); ++word)
      for (const bool remove : {false, true})
        edits.emplace_back([line, word, remove](RandomCase& c) { return edit_word(c, line, word, remove); });
  return edits;
}

std::vector<Edit> object_edits(const RandomCase& asked, std::size_t size) {
  std::vector<Edit> edits;
  const LooseAssets& assets = *asked.assets;
  // The first table stays: there must be one.
  add_removals(edits, assets, size, [](auto& a) -> auto& { return a.tables; }, 1);
  for (std::size_t t = 0; t < assets.tables.size(); ++t) {
    for (const EntryList list : kEntryLists)
      add_removals(edits, assets, size, [t, list](auto& a) -> auto& { return a.tables[t].*list; });
    add_removals(edits, assets, size, [t](auto& a) -> auto& { return a.tables[t].style_defaults; });
  }
  add_removals(edits, assets, size, [](auto& a) -> auto& { return a.animations; });
  return edits;
}

std::size_t longest_list(const RandomCase& asked) {
  std::size_t longest = asked.assets->animations.size();
  for (const LooseTable& table : asked.assets->tables)
    longest = std::max({longest, table.cycles.size(), table.modifiers.size(), table.links.size(),
                        table.style_defaults.size()});
  return longest;
}

std::vector<Edit> motion_edits(const RandomCase& asked) {
  std::vector<Edit> edits;
  for (std::size_t t = 0; t < asked.assets->tables.size(); ++t)
    for (const EntryList list : kEntryLists)
      for (std::size_t i = 0; i < (asked.assets->tables[t].*list).size(); ++i)
        for (const MotionChange change : kMotionChanges)
          edits.push_back(object_edit(
              [t, list, i, change](LooseAssets& a) { return change((a.tables[t].*list)[i].motion); }));
  return edits;
}

std::vector<Edit> animation_edits(const RandomCase& asked) {
  std::vector<Edit> edits;
  for (std::size_t i = 0; i < asked.assets->animations.size(); ++i)
    for (const AnimationChange change : kAnimationChanges)
      edits.push_back(object_edit([i, change](LooseAssets& a) { return change(a.animations[i]); }));
  return edits;
}

}  // namespace acm::random_cases
