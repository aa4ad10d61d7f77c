// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "nudge.h"

#include "inspect/text/parse_double.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "verb_shapes.h"

namespace acm::random_cases {

namespace {

// Words that are read as a float. Of keys only these: others are counts or ids.
constexpr std::string_view kMeasures[] = {"speed",   "fspd",    "sspd",     "tspd",    "dist",
                                          "mindist", "heading", "faildist", "walkrun", "scale",
                                          "runrate", "jumpvz",  "radius",   "height"};

bool is_up(Nudge nudge) {
  return nudge == Nudge::TimesUp || nudge == Nudge::FloatTimesUp || nudge == Nudge::ObjectsUp ||
         nudge == Nudge::NumbersUp;
}
bool changes_float_times(Nudge nudge) {
  return nudge == Nudge::FloatTimesUp || nudge == Nudge::FloatTimesDown;
}
bool changes_times(Nudge nudge) {
  return nudge == Nudge::TimesUp || nudge == Nudge::TimesDown || changes_float_times(nudge);
}

// The next number away from 0, or towards it. 0 stays: it is meant.
template <class Bits, class Float>
Float neighbour(Float value, bool up) {
  if (value == Float{0}) return value;
  return std::bit_cast<Float>(static_cast<Bits>(std::bit_cast<Bits>(value) + (up ? 1u : ~Bits{0})));
}
void nudge_float(float& value, bool up) {
  value = neighbour<std::uint32_t>(value, up);
}
void nudge_vector(Vec3& v, bool up) {
  for (float* axis : {&v.x, &v.y, &v.z}) nudge_float(*axis, up);
}

bool is_time(const ArgumentShape& argument) {
  return argument.name == "dt" || argument.name == "t";
}

std::string nudged_time(double time, Nudge nudge) {
  if (!changes_float_times(nudge))
    return fmt::format("{:.17g}", neighbour<std::uint64_t>(time, is_up(nudge)));
  float single = static_cast<float>(time);
  nudge_float(single, is_up(nudge));
  return fmt::format("{:.17g}", static_cast<double>(single));
}

std::string nudged_number(std::string_view text, Nudge nudge) {
  double value = 0.0;
  const auto [end, error] = parse_double(text, value);
  if (error != std::errc() || end != text.data() + text.size()) return std::string(text);
  if (changes_times(nudge)) return nudged_time(value, nudge);
  float single = static_cast<float>(value);
  nudge_float(single, is_up(nudge));
  return fmt::format("{:.9g}", single);
}

bool is_meant(const ArgumentShape& argument, Nudge nudge) {
  using Kind = ArgumentShape::Kind;
  if (argument.kind != Kind::Num && argument.kind != Kind::Float) return false;
  if (argument.is_key && std::ranges::find(kMeasures, argument.name) == std::end(kMeasures)) return false;
  return changes_times(nudge) == is_time(argument);
}

// The argument of a verb that a word is; null when it is none that is known.
const ArgumentShape* argument_of(const VerbShape& verb, std::string_view word, std::size_t position) {
  const std::size_t equals = word.find('=');
  for (const ArgumentShape& argument : verb.arguments) {
    if (equals != std::string_view::npos ? argument.is_key && argument.name == word.substr(0, equals)
                                         : !argument.is_key && position-- == 0)
      return &argument;
  }
  return nullptr;
}

std::string nudged_line(std::string_view line, Nudge nudge) {
  std::string out(line.substr(0, line.find(' ')));
  const VerbShape* verb = find_shape(out);
  if (!verb) return std::string(line);
  std::size_t position = 0;
  std::string_view rest = line.substr(out.size());
  while (!rest.empty()) {
    rest.remove_prefix(1);
    const std::string_view word = rest.substr(0, rest.find(' '));
    rest.remove_prefix(word.size());
    const ArgumentShape* argument = argument_of(*verb, word, position);
    const std::size_t value_at = word.find('=') == std::string_view::npos ? 0 : word.find('=') + 1;
    position += value_at == 0 ? 1 : 0;
    out.append(" ").append(word.substr(0, value_at));
    out += argument && is_meant(*argument, nudge) ? nudged_number(word.substr(value_at), nudge)
                                                  : std::string(word.substr(value_at));
  }
  // A length that is left out is 1/30.
  const bool has_default_time = position == 0 && !verb->arguments.empty() && verb->arguments[0].name == "dt";
  if (has_default_time && changes_times(nudge)) out += " " + nudged_time(1.0 / 30.0, nudge);
  return out;
}

}  // namespace

LooseAssets nudged(const LooseAssets& assets, Nudge nudge) {
  LooseAssets out = assets;
  if (!changes_objects(nudge)) return out;
  const bool up = is_up(nudge);
  for (LooseTable& table : out.tables)
    for (auto* list : {&table.cycles, &table.modifiers, &table.links})
      for (LooseTable::Entry& entry : *list) {
        for (AnimData& anim : entry.motion.anims) nudge_float(anim.framerate, up);
        nudge_vector(entry.motion.velocity, up);
        nudge_vector(entry.motion.omega, up);
      }
  for (Animation& animation : out.animations)
    for (Frame& frame : animation.position_frames) nudge_vector(frame.origin, up);
  return out;
}

std::string nudged(std::span<const std::string> script, Nudge nudge, std::size_t only) {
  std::string text;
  for (std::size_t i = 0; i < script.size(); ++i) {
    const bool changes = !changes_objects(nudge) && (only == 0 || only == i + 1);
    text += (changes ? nudged_line(script[i], nudge) : script[i]) + '\n';
  }
  return text;
}

}  // namespace acm::random_cases
