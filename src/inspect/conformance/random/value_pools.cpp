// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "value_pools.h"

#include <fmt/format.h>

namespace acm::random_cases {

namespace {

struct Pool {
  std::string_view of;  // "name", or "verb.name", which is looked up first
  std::string_view values;
};

constexpr std::string_view kSpeeds = "1 1 1 1 2 1.5 0.5 0.75 -1 -0.5 -2.5 3 10 0 0.00001";
constexpr std::string_view kPlaces = "0 0 1 3 5 -4 10 0.5 20 -12 7.25 0.05";
constexpr std::string_view kRates = "30 30 15 10 -30 60 0 7.5 -10 16";
// A step of its own, exact borders of frames at the usual rates, and what makes one, several or no steps.
constexpr std::string_view kTimes =
    "0.0333333333333333333 0.05 0.1 0.1 0.2 0.0625 0.03125 0.016 0.5 0.25 0.3 0.0666666666666666667 0.04 "
    "0.033 0.125 0.2000001 0.77 1 0.0001 0 2.5 0.199999";

constexpr std::string_view kGuids = "50000001 50000001 50000003 50000004 50000005";

constexpr Pool kPools[] = {
    {"dt", kTimes},
    {"n", "1 1 1 2 2 3 4 5 8 12"},
    {"t", "@time"},
    {"speed", kSpeeds},
    {"fspd", kSpeeds},
    {"sspd", kSpeeds},
    {"tspd", kSpeeds},
    {"substate_speed", "1 1 -1 0.5"},
    {"m", "1 2 0.5 0 -1 1.5"},
    {"heading", "0 90 180 270 45 359 360 -90 37.5 1 720.5"},
    {"x", kPlaces},
    {"y", kPlaces},
    {"z", "0 0 0 0 1 -2 0.5"},
    {"sx", "1 2 0.5 -1 1.25"},
    {"sy", "1 2 0.5 0"},
    {"sz", "1 2 0.5 -1"},
    {"qw", "1 0.8 0 -1 3"},
    {"qx", "0 0 0.6 1"},
    {"qy", "0 0 0.6"},
    {"qz", "0 0.6 -0.6 1"},
    {"hold", "0 0 1 2"},
    {"fhold", "0 1 2"},
    {"shold", "0 1 2"},
    {"thold", "0 1 2"},
    {"key", "1 2 1 2 0"},
    {"v", "0 1"},
    {"bits", "@flags"},
    {"ctx", "0 1 2 3 77"},
    {"stamp", "0 1 2 3 5 32767 32768 65535"},
    {"dist", "0.6 0 2 5 0.1"},
    {"mindist", "0 0 1 3"},
    {"faildist", "0.5 2 10 1000"},
    {"walkrun", "15 0 5 100"},
    {"style", "@style"},
    {"substate", "@state"},
    {"fwd", "@state"},
    {"ss", "@sidestep"},
    {"turn", "@turn"},
    {"extent", "1 1 0.5 0.25 0 2 -1"},
    {"table", "@table"},
    {"parts", "0 1 2 5 30"},
    {"scale", "1 0.5 2 1.25"},
    {"runrate", "-1 1 2.5 4 0.5 4.5"},
    {"jumpvz", "10 5 0 -1 19.6"},
    {"stamina", "0 5 100"},
    {"radius", "0 0.5 1 2.5"},
    {"height", "0 1 2.5"},
    {"low", "0 0 1 2 -1 20"},
    {"high", "-1 -1 0 1 3 20"},
    {"framerate", kRates},
    {"start", "1 0.5 0 5"},
    {"max", "2 5 0.5 1"},
    {"append.", "@animation"},
    {"settable.id", "@table"},
    {"allow.", "@command"},
    // Of effects.
    {"near", "0 1 2"},
    {"type", "0 1 2 3 4"},
    {"event.type", "0 0 0 0 1 5"},
    {"ms", "0 1 2 3 5 32768 65535"},
    {"cs", "0 0 1 2 65535"},
    {"wave", "0A000001 0A000002 0"},
    {"script.id", "33000001 33000002 33000003"},
    {"playscript.id", "33000001 33000002 33000003 33000009"},
    {"scripttable.id", "34000001 34000002"},
    {"soundtable.id", "20000001 20000002"},
    {"scripttable.script", "33000001 33000002 33000003"},
    {"spawn.script", "33000001 33000002"},
    {"scriptmsg.script", "33000001 33000002"},
    {"spawn.anim", "@animation"},
    {"setsound", "20000001"},
    {"sound", "20000001"},
    {"setscripts", "34000001"},
    {"scripts", "34000001"},
    {"deftype", "0 1 2 3"},
    {"defmod", "0 0.5 1 2"},
    {"mod", "0 0.5 1 1 2"},
    {"trans", "0 0.5 1"},
    {"time", "0 0.1 0.25 0.5 1 0.0333333333333333333"},
    {"priority", "0 0.5 1"},
    {"probability", "1 0.5 0.25 0"},
    {"volume", "1 0.5 0"},
    {"child.id", "50000010 50000011 50000012"},
    {"child.part", "0 1 2"},
    {"object", "50000001 50000001 50000010 50000099"},
    {"ground.on", "0 1"},
    {"on", "50000001 50000001 50000010 50000011"},
    {"word", "400C08 400408 404C08 400C09 400C18 1400C08"},
    // Of several bodies, keys and servers.
    {"world.player", "50000001"},
    {"add.", "50000003 50000004 50000005"},
    {"actor.", kGuids},
    {"remove.", kGuids},
    {"receive.player", "50000001 50000001 50000001 50000001 50000001 50000001 50000003 50000009"},
    {"played.", "1 1 1 0"},
    {"ordermovetoobj.", kGuids},
    {"orderturntoobj.", kGuids},
    {"orderstate.", "400C08 400408 404C08 400C18"},
    {"orderrate.", "1 2.5 4 0.5 0"},
    {"press.", "@key"},
    {"release.", "@key"},
    {"level.", "0 0 1 2 2 3"},
    {"random.", "0 0.25 0.5 0.75 0.999"},
    {"echo.", "a b 1"},
};

std::string_view find_pool(std::string_view of) {
  for (const Pool& pool : kPools)
    if (pool.of == of) return pool.values;
  return {};
}

}  // namespace

std::string_view pool_of(std::string_view verb, const ArgumentShape& argument) {
  if (const auto own = find_pool(fmt::format("{}.{}", verb, argument.name)); !own.empty()) return own;
  if (const auto named = argument.name.empty() ? std::string_view() : find_pool(argument.name);
      !named.empty())
    return named;
  switch (argument.kind) {
    case ArgumentShape::Kind::Num:
    case ArgumentShape::Kind::Float: return argument.is_key ? "0 1" : "0 1 0.5 2 -1 3.25 -0.125";
    case ArgumentShape::Kind::Int: return "0 1 2 3";
    case ArgumentShape::Kind::Hex: return "0 1 2";
    case ArgumentShape::Kind::Command: return "@command";
    case ArgumentShape::Kind::All: return "all 0 1 2 5";
    default: return "0 1";
  }
}

std::string_view hook_field_pool(std::string_view word, char kind) {
  switch (kind) {
    case 'h': return word == "callpes" ? "33000001 33000002 33000003" : "1 2 3 0";
    case 'p': return "-1 0 1 2";
    case 'f': return "0 1";
    default: return word == "callpes" ? "0.1 0.5 0.5 1 0" : "0 1 0.5 0.25 2";
  }
}

}  // namespace acm::random_cases
