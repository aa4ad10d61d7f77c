// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "effect_story.h"

#include "acmotion/hooks.hpp"
#include "inspect/text/effect_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdlib>

namespace acm::scenario {

namespace {

constexpr std::string_view kTheBody = "50000001";

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(at), text.size());
    parts.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

// With six digits; a trace has nine, to tell floats apart.
std::string rounded_number(std::string_view number) {
  return fmt::format("{:.6g}", std::strtod(std::string(number).c_str(), nullptr));
}

// The words `key=value` of a line. Values hold no blanks.
class TraceFields {
 public:
  explicit TraceFields(std::string_view text) : text_(text) {}

  [[nodiscard]] std::string_view get(std::string_view key) const {
    for (std::string_view rest = text_; !rest.empty();) {
      const std::size_t end = std::min(rest.find(' '), rest.size());
      const std::string_view word = rest.substr(0, end);
      if (word.size() > key.size() && word.substr(0, key.size()) == key && word[key.size()] == '=')
        return word.substr(key.size() + 1);
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return {};
  }
  [[nodiscard]] std::uint32_t hex(std::string_view key) const {
    std::uint32_t number = 0;
    const std::string_view digits = get(key);
    std::from_chars(digits.data(), digits.data() + digits.size(), number, 16);
    return number;
  }
  [[nodiscard]] bool flag(std::string_view key) const { return get(key) == "1"; }
  /// "0x33000001"
  [[nodiscard]] std::string id(std::string_view key) const { return fmt::format("0x{}", get(key)); }
  [[nodiscard]] std::string number(std::string_view key) const { return rounded_number(get(key)); }
  /// "(1, 2, 3)"
  [[nodiscard]] std::string list(std::string_view key) const {
    std::string out;
    for (const std::string_view number : split(get(key), ','))
      out.append(out.empty() ? "" : ", ").append(rounded_number(number));
    return "(" + out + ")";
  }
  /// "0x70000001 " for any other than the scenario's own body.
  [[nodiscard]] std::string who() const {
    const std::string_view guid = get("id");
    return guid.empty() || guid == kTheBody ? std::string() : fmt::format("0x{} ", guid);
  }

 private:
  std::string_view text_;
};

// The entries of a list "[a,b]".
std::vector<std::string_view> entries(std::string_view list) {
  return list.size() < 2 ? std::vector<std::string_view>() : split(list.substr(1, list.size() - 2), ',');
}

// "part 3", or the body itself, which has the number -1.
std::string part_text(std::string_view part) {
  return part == "-1" ? std::string("the body") : fmt::format("part {}", part);
}

// --- Reports to the host

std::string heard_text(const TraceFields& f) {
  std::string out = fmt::format("{}sounds", f.who());
  if (!f.get("sound").empty()) out += " " + inspect::sound_type_text(f.hex("sound"));
  out += ", wave " + f.id("wave");
  if (!f.get("volume").empty()) out += fmt::format(", volume {}", f.number("volume"));
  return out;
}

std::string emitter_text(const TraceFields& f) {
  return fmt::format("{}emits particles {} from {}, emitter {}", f.who(), f.id("info"),
                     part_text(f.get("part")), f.get("emitter"));
}

std::string texture_text(const TraceFields& f) {
  const std::string_view part = f.get("part");
  return fmt::format("{}textures of {} scroll by ({}, {}) a second", f.who(),
                     part.empty() ? std::string("all parts") : part_text(part), f.number("u"), f.number("v"));
}

std::string report_sentence(const TraceFields& f) {
  if (f.get("type").empty()) return heard_text(f) + ", by a message, at " + f.list("at");
  switch (static_cast<HookType>(std::atoi(std::string(f.get("type")).c_str()))) {
    case HookType::Sound:
    case HookType::SoundTable:
    case HookType::SoundTweaked: return heard_text(f);
    case HookType::Attack:
      return fmt::format("{}attacks with {}: from {} to {}, radius {} m, height {} m, times {}", f.who(),
                         part_text(f.get("part")), f.list("left"), f.list("right"), f.number("radius"),
                         f.number("height"), f.number("scale"));
    case HookType::ReplaceObject:
      return fmt::format("{}names mesh {} for part {}; the client does nothing with it", f.who(),
                         f.id("mesh"), f.get("part"));
    case HookType::CreateParticle:
    case HookType::CreateBlockingParticle: return emitter_text(f);
    case HookType::DestroyParticle:
      return fmt::format("{}emitter {} and its particles vanish", f.who(), f.get("emitter"));
    case HookType::StopParticle: return fmt::format("{}emitter {} emits no more", f.who(), f.get("emitter"));
    case HookType::TextureVelocity:
    case HookType::TextureVelocityPart: return texture_text(f);
    case HookType::SetLight: return fmt::format("{}lights go {}", f.who(), f.flag("on") ? "on" : "off");
    default: return f.who() + "reports a hook";
  }
}

// --- States

std::string_view ramp_name(std::string_view kind) {
  if (kind == "scale") return "scale";
  if (kind.starts_with("trans")) return "translucency";
  return kind.starts_with("lum") ? "luminosity" : "diffuse";
}

// Of "kind:datum:created:duration:start:end".
std::string timed_sentence(std::string_view entry) {
  const std::vector<std::string_view> p = split(entry, ':');
  if (p.size() != 6) return std::string(entry);
  if (p[0] == "script")
    return fmt::format("script 0x{} waits {} s, from {} s on", p[1], rounded_number(p[3]),
                       rounded_number(p[2]));
  return fmt::format("{}{} goes from {} to {} in {} s, from {} s on", ramp_name(p[0]),
                     p[0].ends_with("part") ? fmt::format(" of {}", part_text(p[1])) : std::string(),
                     rounded_number(p[4]), rounded_number(p[5]), rounded_number(p[3]), rounded_number(p[2]));
}

// Of "id:start:taken".
std::string script_sentence(std::string_view entry, bool is_first) {
  const std::vector<std::string_view> p = split(entry, ':');
  if (p.size() != 3) return std::string(entry);
  return fmt::format("script 0x{} {} {} s; hooks done: {}", p[0],
                     is_first ? "plays since" : "waits; its time begins at", rounded_number(p[1]), p[2]);
}

std::string body_sentence(const TraceFields& f) {
  const std::uint32_t bits = f.hex("ts");
  return fmt::format(
      "{}scale {}, radius {} m, omega {}, translucency {} (at least {}), state 0x{}, {}{}, last move {}",
      f.who(), f.number("scale"), f.number("radius"), f.list("omega"), f.number("trans"), f.number("orig"),
      f.get("ps"), (bits & 0x80) != 0 ? "awake" : "asleep",
      (bits & 0x100) != 0 ? ", ethereal until nothing blocks it" : "",
      f.flag("auto") ? "its own" : "the server's");
}

std::vector<std::string> effects_sentences(const TraceFields& f) {
  std::vector<std::string> out{body_sentence(f)};
  for (const std::string_view entry : entries(f.get("timed"))) out.push_back(timed_sentence(entry));
  const std::size_t first = out.size();
  for (const std::string_view entry : entries(f.get("scripts")))
    out.push_back(script_sentence(entry, out.size() == first));
  if (out.size() > first) out.back() += fmt::format("; the next hook is due at {} s", f.number("next"));
  return out;
}

std::string part_sentence(const TraceFields& f) {
  return fmt::format("part {}: {}, translucency {}, luminosity {}, diffuse {}", f.get("i"),
                     f.flag("draw") ? "drawn" : "not drawn", f.number("trans"), f.number("lum"),
                     f.number("diff"));
}

std::string table_text(const TraceFields& f, std::string_view key) {
  return f.hex(key) == 0 ? std::string("none") : f.id(key);
}

std::string tables_sentence(const TraceFields& f) {
  return fmt::format("{}sound table {}, script table {}, default script {} with mod {}", f.who(),
                     table_text(f, "sound"), table_text(f, "scripts"),
                     f.hex("deftype") == 0 ? "none" : inspect::script_type_text(f.hex("deftype")),
                     f.number("defmod"));
}

// --- Outcomes

using Sentence = std::string (*)(const TraceFields&);
struct Outcome {
  std::string_view verb;
  Sentence sentence;
};

std::string play_sentence(const TraceFields& f) {
  return f.flag("ret") ? "accepted" : "refused: there is no script to play";
}

std::string event_sentence(const TraceFields& f) {
  const std::string_view gate = f.get("gate");
  const std::string owner = f.flag("auto") ? "its own" : "the server's";
  if (gate == "stale") return "dropped: its movement timestamp is not newer";
  if (gate == "control") return "dropped: its server control timestamp is older";
  if (gate == "own") return "dropped: the player's own movement";
  if (!f.flag("applied")) return "not applied; last move: " + owner;
  return "applied; last move: " + owner;
}

std::string_view message_name(std::uint32_t opcode) {
  switch (opcode) {
    case 0xF750: return "Sound";
    case 0xF754: return "PlayScriptId";
    case 0xF755: return "PlayScriptType";
    default: return "message";
  }
}

std::string message_sentence(const TraceFields& f) {
  const std::string_view result = f.get("result"), name = message_name(f.hex("message"));
  if (result == "malformed") return fmt::format("{} 0x{} is malformed", name, f.get("message"));
  return fmt::format("{} to {}: {}", name, f.id("object"),
                     result == "parked" ? "it waits until the object is there" : result);
}

std::string table_sentence(const TraceFields& f) {
  if (!f.flag("ret")) return "refused: there is no such table";
  return f.hex("settable") == 0 ? "has no motion table now" : "has motion table " + f.id("settable");
}

constexpr Outcome kOutcomes[] = {
    {"hook",
     [](const TraceFields& f) -> std::string {
       const auto type = static_cast<HookType>(std::atoi(std::string(f.get("type")).c_str()));
       return fmt::format("{} is executed", to_string(type));
     }},
    {"playscript", play_sentence},
    {"playtype",
     [](const TraceFields& f) {
       return fmt::format("script type {}: {}", inspect::script_type_text(f.hex("playtype")),
                          play_sentence(f));
     }},
    {"pass",
     [](const TraceFields& f) -> std::string {
       return f.flag("run") ? fmt::format("a pass at {} s", f.number("t"))
                            : std::string("no pass: the last one is less than 1/30 s ago");
     }},
    {"wake",
     [](const TraceFields& f) -> std::string {
       return f.flag("ret") ? "is awake" : "refused: a static body does not wake";
     }},
    {"sleep", [](const TraceFields&) -> std::string { return "is asleep"; }},
    {"bodyvel", [](const TraceFields& f) { return "has the velocity " + f.list("vel") + " m/s"; }},
    {"bodyomega", [](const TraceFields&) -> std::string { return "has this omega"; }},
    {"child",
     [](const TraceFields& f) { return fmt::format("holds {} at part {}", f.id("child"), f.get("part")); }},
    {"event", event_sentence},
    {"minterp",
     [](const TraceFields& f) -> std::string {
       return f.flag("made") ? "gets a motion interpreter" : "has a motion interpreter already";
     }},
    {"settable", table_sentence},
    {"setstate", [](const TraceFields& f) { return "has the state 0x" + std::string(f.get("ps")); }},
    {"message", message_sentence},
};

// The verb of a C line: its first word, or what stands before the = of that.
std::string_view effect_verb_of(std::string_view text) {
  return text.substr(0, text.find_first_of(" ="));
}

}  // namespace

std::vector<std::string> effect_sentences(char tag, std::string_view text) {
  const TraceFields f(text);
  switch (tag) {
    case 'Z': return {report_sentence(f)};
    case 'G':
      return {fmt::format("{}scripts call one another without end; ended after {} hooks", f.who(),
                          f.get("hooks"))};
    case 'F': return effects_sentences(f);
    case 'f': return {part_sentence(f)};
    case 'N': return {tables_sentence(f)};
    default: return {std::string(text)};
  }
}

std::string outcome_sentence(std::string_view text) {
  const std::string_view verb = effect_verb_of(text);
  // Messages of a world have other fields.
  if (verb == "message" && text.substr(0, 8) != "message=") return {};
  for (const Outcome& outcome : kOutcomes)
    if (outcome.verb == verb) return outcome.sentence(TraceFields(text));
  return {};
}

}  // namespace acm::scenario
