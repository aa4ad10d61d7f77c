// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "verb_choice.h"

namespace acm::random_cases {

namespace {

struct VerbWeight {
  std::string_view verb;
  unsigned weight;
};
// Verbs that are not named here have kUsual: a new verb is drawn without a line of its own.
constexpr unsigned kUsual = 4;
constexpr VerbWeight kWeights[] = {
    {"motion", 40},      {"update", 40},    {"state", 14},      {"stop", 12},        {"default", 5},
    {"echo", 1},         {"reset", 1},      {"pose", 3},        {"updaten", 4},      {"append", 3},
    {"clearanims", 2},   {"frame", 2},      {"setvel", 2},      {"setomega", 2},     {"rmcyclic", 2},
    {"clearphysics", 2}, {"domotion", 34},  {"tick", 60},       {"dointerp", 14},    {"stopmotion", 12},
    {"stopinterp", 6},   {"interp", 8},     {"raw", 6},         {"istate", 6},       {"stickto", 6},
    {"movetoobj", 6},    {"set", 5},        {"exitworld", 2},   {"enterworld", 3},   {"queue", 2},
    {"moveto", 7},       {"turnto", 6},     {"longjump", 3},    {"spawn", 0},        {"fx", 12},
    {"fxparts", 6},      {"pass", 16},      {"hook", 14},       {"addhook", 8},      {"event", 8},
    {"settable", 2},     {"sleep", 2},      {"setstate", 3},    {"clock", 2},        {"quiet", 1},
    {"script", 10},      {"soundtable", 6}, {"scripttable", 6}, {"message", 2},      {"tickall", 40},
    {"actor", 14},       {"remove", 1},     {"add", 2},         {"playframes", 40},  {"press", 40},
    {"release", 28},     {"keys", 8},       {"stopkeys", 2},    {"losefocus", 2},    {"enablekeys", 2},
    {"receive", 45},     {"order", 12},     {"played", 2},      {"serverticks", 40}, {"packet", 8},
    {"level", 2},        {"turnplayer", 2},
};

unsigned weight_of(std::string_view verb) {
  for (const VerbWeight& known : kWeights)
    if (known.verb == verb) return known.weight;
  return kUsual;
}

}  // namespace

const VerbShape* VerbChoice::draw(VerbShape::Level one, VerbShape::Level other) {
  const auto weight = [&](const VerbShape& v) {
    return (v.level == one || v.level == other) && knows(v.name) ? weight_of(v.name) : 0;
  };
  unsigned sum = 0;
  for (const VerbShape& verb : verb_shapes()) sum += weight(verb);
  if (sum == 0) return nullptr;
  std::uint32_t left = random_.below(sum);
  for (const VerbShape& verb : verb_shapes()) {
    if (left < weight(verb)) return &verb;
    left -= weight(verb);
  }
  return nullptr;
}

}  // namespace acm::random_cases
