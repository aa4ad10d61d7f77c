// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "random_script.h"

#include <algorithm>

#include "line_drawing.h"
#include "verb_choice.h"
#include "world_scenes.h"

namespace acm::random_cases {

namespace {

using Level = VerbShape::Level;

class ScriptDrawing {
 public:
  ScriptDrawing(RandomSource random, const LooseAssets& assets, const ScriptOptions& options)
      : random_(random),
        options_(options),
        verbs_(random_, options),
        lines_of_(random_, assets),
        worlds_(random_, verbs_, lines_of_, lines_) {}

  std::vector<std::string> draw() {
    for (int scenes = random_.within(1, 3); scenes > 0; --scenes) draw_scene();
    for (std::string& line : lines_) take_out_keys(line);
    return std::move(lines_);
  }

 private:
  // Those that the engine does not know.
  void take_out_keys(std::string& line) const {
    const std::string verb = line.substr(0, line.find(' ')) + ' ';
    for (std::size_t equals = 0; (equals = line.find('=', equals)) != std::string::npos; ++equals) {
      const std::size_t begin = line.rfind(' ', equals);
      if (begin == std::string::npos || knows(verb + line.substr(begin + 1, equals - begin - 1))) continue;
      line.erase(begin, std::min(line.find(' ', equals), line.size()) - begin);
      equals = begin;
    }
  }

  [[nodiscard]] bool knows(std::string_view verb) const { return verbs_.knows(verb); }
  void add(const VerbShape& verb, bool has_effects) { lines_.push_back(lines_of_.draw(verb, has_effects)); }
  void add_if_known(std::string_view verb, bool has_effects = false) {
    if (knows(verb)) add(*find_shape(verb), has_effects);
  }

  void draw_scene() {
    const bool has_bodies = knows("spawn"), has_worlds = has_bodies && knows("add") && knows("tickall");
    const std::pair<unsigned, void (*)(ScriptDrawing&)> scenes[] = {
        {knows("motion") || knows("update") ? 30 : 0, [](ScriptDrawing& s) { s.draw_table_scene(); }},
        {has_bodies ? 38 : 0, [](ScriptDrawing& s) { s.draw_body_scene(false); }},
        {has_bodies && options_.has_effects ? 16 : 0, [](ScriptDrawing& s) { s.draw_body_scene(true); }},
        {has_worlds ? 6 : 0, [](ScriptDrawing& s) { s.worlds_.draw_company(); }},
        {has_worlds && knows("world") && knows("press") ? 5 : 0,
         [](ScriptDrawing& s) { s.worlds_.draw_keys(); }},
        {has_worlds && knows("server") ? 5 : 0, [](ScriptDrawing& s) { s.worlds_.draw_server(); }}};
    unsigned sum = 0;
    for (const auto& [weight, draw] : scenes) sum += weight;
    std::uint32_t left = sum == 0 ? 0 : random_.below(sum);
    for (const auto& [weight, draw] : scenes) {
      if (left < weight) return draw(*this);
      left -= weight;
    }
  }

  void draw_table_scene() {
    if (!lines_.empty() || random_.chance(30)) add_if_known("reset");
    if (random_.chance(88) && knows("default")) lines_.push_back("default");
    for (int n = random_.within(5, 14); n > 0; --n)
      if (const VerbShape* verb = verbs_.draw(Level::Table)) add(*verb, false);
    if (knows("state")) lines_.push_back("state");
  }

  void draw_body_scene(bool has_effects) {
    for (int n = has_effects ? random_.within(2, 6) : 0; n > 0; --n)
      if (const VerbShape* verb = verbs_.draw(Level::Definition)) add(*verb, true);
    std::string spawn = lines_of_.draw(*find_shape("spawn"), has_effects);
    if (has_effects) spawn.insert(std::string_view("spawn").size(), " fx=1");
    lines_.push_back(std::move(spawn));
    has_target_ = false;
    for (int n = random_.within(6, 16); n > 0; --n) draw_body_line(has_effects);
    if (knows("istate")) lines_.push_back("istate");
  }

  void draw_body_line(bool has_effects) {
    const bool is_about_effects = has_effects && random_.chance(50);
    const VerbShape* verb =
        is_about_effects ? verbs_.draw(Level::Effects, Level::Definition) : verbs_.draw(Level::Body);
    if (!verb) return;
    const bool needs_target =
        verb->name == "movetoobj" || verb->name == "turntoobj" || verb->name == "stickto";
    if (needs_target && !has_target_ && random_.chance(85)) add_if_known("target");
    has_target_ = has_target_ || needs_target || verb->name == "target";
    add(*verb, has_effects);
    if (needs_target && random_.chance(40)) draw_chase();
    // What was begun is seen a step later.
    if (verb->name != "tick" && random_.chance(20)) add_if_known("tick");
  }

  // Whom the body follows moves on, for longer than what lasts a second.
  void draw_chase() {
    for (int n = random_.within(1, 3); n > 0; --n) {
      add_if_known("tick");
      add_if_known("target");
    }
    if (knows("tick")) lines_.emplace_back(random_.chance(50) ? "tick 0.2 6" : "tick 0.1 13");
  }

  RandomSource random_;
  const ScriptOptions& options_;
  VerbChoice verbs_;
  LineDrawing lines_of_;
  std::vector<std::string> lines_;
  WorldScenes worlds_;
  bool has_target_ = false;
};

}  // namespace

void ScriptOptions::leave_out(std::string_view words) {
  const std::size_t blank = words.find(' ');
  // More than one key is a matter of chance.
  if (!words.empty() &&
      (blank == std::string_view::npos || words.find(' ', blank + 1) == std::string_view::npos))
    without.emplace(words);
}

std::vector<std::string> draw_script(RandomSource random, const LooseAssets& assets,
                                     const ScriptOptions& options) {
  return ScriptDrawing(random, assets, options).draw();
}

std::vector<std::string> probe_script(std::string_view verb, const LooseAssets& assets) {
  RandomSource random(0);
  const VerbShape& shape = *find_shape(verb);
  std::vector<std::string> lines;
  if (shape.level == Level::Body || shape.level == Level::Company) lines.emplace_back("spawn");
  if (shape.level == Level::Keys) lines = {"world player=50000001", "add 50000001 player=1"};
  if (shape.level == Level::Server) lines = {"server", "add 50000001"};
  if (shape.level == Level::Effects || shape.level == Level::Definition) lines.emplace_back("spawn fx=1");
  lines.push_back(LineDrawing(random, assets).draw_shortest(shape));
  return lines;
}

std::string text_of(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

}  // namespace acm::random_cases
