// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/diff/table_diff.h"

#include "inspect/text/command_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace acm {

namespace {

using Kind = TableDifference::Kind;

// The two halves of a key by name.
std::string name_of_key(std::uint32_t key) {
  const auto half = [](std::uint32_t index, const char* nothing) {
    if (index == 0) return std::string(nothing);
    const Command command = expand_command(static_cast<std::uint16_t>(index));
    return (command & 0xFFFFu) == index ? command_text(command) : fmt::format("0x{:04X}", index);
  };
  return half(key >> 16, "any style") + " / " + half(key & 0xFFFFu, "any state");
}

// What is not a number is the same as itself, whatever its sign and its other bits.
bool is_same(float a, float b) {
  return a == b || (std::isnan(a) && std::isnan(b));
}

bool is_same(Vec3 a, Vec3 b) {
  return is_same(a.x, b.x) && is_same(a.y, b.y) && is_same(a.z, b.z);
}

std::string text_of(float value) {
  return std::isnan(value) ? "nan" : fmt::format("{}", value);
}

std::string text_of(Vec3 v) {
  return fmt::format("({}, {}, {})", text_of(v.x), text_of(v.y), text_of(v.z));
}

std::string text_of(const AnimData& anim) {
  const std::string high = anim.high_frame < 0 ? "end" : fmt::format("{}", anim.high_frame);
  return fmt::format("0x{:08X} {}..{} at {}/s", anim.animation, anim.low_frame, high,
                     text_of(anim.framerate));
}

/// A motion and the table it stands in.
struct Entry {
  const MotionTable* table;
  const MotionData* motion;

  [[nodiscard]] std::span<const AnimData> anims() const { return table->anims_of(*motion); }
};

std::string describe(const Entry& e) {
  std::string text;
  for (const AnimData& anim : e.anims()) text += fmt::format("{}{}", text.empty() ? "" : ", ", text_of(anim));
  if (e.motion->velocity != Vec3{})
    text += fmt::format("{}velocity {}", text.empty() ? "" : ", ", text_of(e.motion->velocity));
  if (e.motion->omega != Vec3{})
    text += fmt::format("{}omega {}", text.empty() ? "" : ", ", text_of(e.motion->omega));
  return text.empty() ? "nothing" : text;
}

/// The changes from one motion to another; empty when they mean the same.
class MotionChanges {
 public:
  MotionChanges(const Entry& before, const Entry& after) {
    compare_anims(before.anims(), after.anims());
    if (!is_same(before.motion->velocity, after.motion->velocity))
      add("velocity", text_of(before.motion->velocity), text_of(after.motion->velocity));
    if (!is_same(before.motion->omega, after.motion->omega))
      add("omega", text_of(before.motion->omega), text_of(after.motion->omega));
    if (before.motion->bits != after.motion->bits)
      add("bits", fmt::format("{}", before.motion->bits), fmt::format("{}", after.motion->bits));
  }

  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  void compare_anims(std::span<const AnimData> before, std::span<const AnimData> after) {
    if (before.size() != after.size())
      add("animations", fmt::format("{}", before.size()), fmt::format("{}", after.size()));
    for (std::size_t i = 0; i < std::max(before.size(), after.size()); ++i) {
      if (i >= before.size())
        add_text(fmt::format("and {}", text_of(after[i])));
      else if (i >= after.size())
        add_text(fmt::format("without {}", text_of(before[i])));
      else
        compare_anim(before[i], after[i]);
    }
  }

  void compare_anim(const AnimData& before, const AnimData& after) {
    if (before.animation != after.animation) return add("animation", text_of(before), text_of(after));
    if (before.low_frame != after.low_frame || before.high_frame != after.high_frame)
      add("frames", fmt::format("{}..{}", before.low_frame, before.high_frame),
          fmt::format("{}..{}", after.low_frame, after.high_frame));
    if (!is_same(before.framerate, after.framerate))
      add("framerate", text_of(before.framerate), text_of(after.framerate));
  }

  void add(const char* field, const std::string& before, const std::string& after) {
    add_text(fmt::format("{} {} -> {}", field, before, after));
  }
  void add_text(const std::string& part) { text_ += (text_.empty() ? "" : ", ") + part; }

  std::string text_;
};

/// What counts of one kind of entry, by place.
using Entries = std::map<std::pair<std::uint32_t, Command>, Entry>;

Entries cycles_of(const MotionTable& table) {
  Entries out;
  for (const MotionTable::Entry& e : table.cycles())
    out.insert({{e.key, 0}, {&table, table.find_cycle(e.key)}});
  return out;
}

Entries modifiers_of(const MotionTable& table) {
  Entries out;
  for (const MotionTable::Entry& e : table.modifiers())
    out.insert({{e.key, 0}, {&table, table.find_modifier(e.key)}});
  return out;
}

// Of equal groups only the last counts, whole.
Entries links_of(const MotionTable& table) {
  Entries out;
  for (const MotionTable::LinkGroup& group : table.link_groups())
    for (const MotionTable::Link& link : table.links_of(group))
      if (const MotionData* motion = table.find_link(group.key, link.to))
        out.insert({{group.key, link.to}, {&table, motion}});
  return out;
}

class Comparison {
 public:
  std::vector<TableDifference> compare(const MotionTable& before, const MotionTable& after) && {
    if (before.default_style() != after.default_style())
      add(Kind::Changed, "default style",
          fmt::format("{} -> {}", command_text(before.default_style()), command_text(after.default_style())));
    compare_defaults(before, after);
    compare_entries("cycle", cycles_of(before), cycles_of(after));
    compare_entries("modifier", modifiers_of(before), modifiers_of(after));
    compare_entries("link", links_of(before), links_of(after));
    return std::move(out_);
  }

 private:
  void add(Kind kind, std::string place, std::string what) {
    out_.push_back({kind, std::move(place), std::move(what)});
  }

  void compare_defaults(const MotionTable& before, const MotionTable& after) {
    std::map<Command, std::pair<Command, Command>> defaults;
    for (const StyleDefault& d : before.style_defaults())
      defaults[d.style].first = before.default_substate(d.style);
    for (const StyleDefault& d : after.style_defaults())
      defaults[d.style].second = after.default_substate(d.style);
    for (const auto& [style, states] : defaults) {
      const auto& [was, is] = states;
      if (was == is) continue;
      const Kind kind = was == 0 ? Kind::Added : is == 0 ? Kind::Removed : Kind::Changed;
      add(kind, "default of " + command_text(style),
          kind == Kind::Changed ? fmt::format("{} -> {}", command_text(was), command_text(is))
                                : command_text(was == 0 ? is : was));
    }
  }

  void compare_entries(const char* kind, const Entries& before, const Entries& after) {
    const auto place = [&](const std::pair<std::uint32_t, Command>& key) {
      std::string text = fmt::format("{} {}", kind, name_of_key(key.first));
      return key.second == 0 ? text : fmt::format("{} > {}", text, command_text(key.second));
    };
    Entries all = before;
    all.insert(after.begin(), after.end());
    for (const auto& [key, entry] : all) {
      const auto was = before.find(key);
      const auto is = after.find(key);
      if (was == before.end())
        add(Kind::Added, place(key), describe(is->second));
      else if (is == after.end())
        add(Kind::Removed, place(key), describe(was->second));
      else if (const MotionChanges changes(was->second, is->second); !changes.text().empty())
        add(Kind::Changed, place(key), changes.text());
    }
  }

  std::vector<TableDifference> out_;
};

}  // namespace

const char* inspect::to_string(Kind kind) {
  switch (kind) {
    case Kind::Added: return "added";
    case Kind::Removed: return "removed";
    case Kind::Changed: return "changed";
  }
  return "";
}

std::vector<TableDifference> compare_tables(const MotionTable& before, const MotionTable& after) {
  return Comparison().compare(before, after);
}

}  // namespace acm
