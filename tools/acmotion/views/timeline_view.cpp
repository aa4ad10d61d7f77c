// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "timeline_view.h"

#include "motion/timeline_clock.h"

#include <fmt/format.h>

#include "hook_view.h"
#include "support/names.h"
#include "support/text_table.h"

namespace acm::tool {

namespace {

using Align = TextTable::Column::Align;

// A time that never comes has no number in JSON.
Json time_json(double time) {
  return time == kNever ? Json(nullptr) : Json(time);
}
Json tick_json(std::uint64_t tick) {
  return tick == kNoTick ? Json(nullptr) : Json(tick);
}

std::string time_text(double time) {
  return time == kNever ? "never" : fmt::format("{:.4f}", time);
}
std::string tick_text(std::uint64_t tick) {
  return tick == kNoTick ? "never" : fmt::format("{}", tick);
}

bool is_repeated(const Timeline& t, const TimelineSegment& segment) {
  return &segment == &t.segments.back();
}

Json segment_json(const Timeline& t, const TimelineSegment& s) {
  return {{"role", to_string(s.node.role)},
          {"animation", hex32(s.node.animation->id)},
          {"low_frame", s.node.low_frame},
          {"high_frame", s.node.high_frame},
          {"framerate", exact(s.node.framerate)},
          {"start", time_json(s.start)},
          {"end", time_json(s.end)},
          {"repeats", is_repeated(t, s)},
          {"moved", exact(s.moved)}};
}

Json hook_json(const ShownTimeline& shown, std::uint32_t index) {
  const TimelineHook& h = shown.timeline->hooks[index];
  Json json = {{"time", time_json(h.time)}, {"segment", h.segment}, {"frame", h.frame}, {"fires", h.fires()}};
  if (!h.fires()) json["why"] = to_string(h.status);
  if (shown.tick > 0.0) json["tick"] = tick_json(tick_of_hook(*shown.timeline, index, shown.tick));
  json["hook"] = json_of(h.hook());
  return json;
}

Json hits_json(const Timeline& t) {
  Json list = Json::array();
  for (const TimelineHook& h : t.hooks) {
    if (!h.fires() || h.hook().type() != HookType::Attack) continue;
    const auto& cone = std::get<AttackHook>(h.hook().payload);
    list.push_back({{"time", h.time},
                    {"part", cone.part},
                    {"left", Json::array({exact(cone.left_x), exact(cone.left_y)})},
                    {"right", Json::array({exact(cone.right_x), exact(cone.right_y)})},
                    {"radius", exact(cone.radius)},
                    {"height", exact(cone.height)}});
  }
  return list;
}

Json question_json(const ShownTimeline& shown) {
  return {{"table", hex32(shown.table)},
          {"style", command_text(shown.query.style)},
          {"from", command_text(shown.query.from)},
          {"motion", command_text(shown.query.motion)},
          {"command", hex32(shown.query.motion)},
          {"speed", exact(shown.query.speed)}};
}

std::string frames_text(const SequenceNode& node) {
  const bool backwards = node.framerate < 0.0f;
  return fmt::format("{} to {}", backwards ? node.high_frame : node.low_frame,
                     backwards ? node.low_frame : node.high_frame);
}

void print_segments(const Timeline& t) {
  TextTable table({{"start", Align::Right, TextColor::Strong},
                   {"end", Align::Right, TextColor::Plain},
                   {"plays", Align::Left, TextColor::Name},
                   {"animation", Align::Left, TextColor::Id},
                   {"frames", Align::Left, TextColor::Plain},
                   {"a second", Align::Right, TextColor::Plain},
                   {"", Align::Left, TextColor::Faint}});
  for (const TimelineSegment& s : t.segments) {
    const char* note = s.end != kNever ? (is_repeated(t, s) ? "repeats" : "")
                       : s.cyclic      ? "held for ever"
                                       : "stands still";
    table.add({time_text(s.start), time_text(s.end), to_string(s.node.role), hex32(s.node.animation->id),
               frames_text(s.node), fmt::format("{:g}", s.node.framerate), note});
  }
  table.print();
}

// Why it does not fire, or that it does so again and again.
std::string note_of(const Timeline& t, const TimelineHook& h) {
  if (!h.fires()) return std::string(to_string(h.status)).substr(sizeof "never: " - 1);
  return is_repeated(t, t.segments[h.segment]) ? "repeats" : "";
}

void print_hooks(const ShownTimeline& shown) {
  const Timeline& t = *shown.timeline;
  if (t.hooks.empty()) return print("no hooks\n");
  const bool ticks = shown.tick > 0.0;
  std::vector<TextTable::Column> columns = {{"time", Align::Right, TextColor::Strong}};
  if (ticks) columns.push_back({"tick", Align::Right, TextColor::Plain});
  columns.push_back({"frame", Align::Right, TextColor::Plain});
  columns.push_back({"", Align::Left, TextColor::Faint});
  columns.push_back({"hook", Align::Left, TextColor::Plain});
  TextTable table(std::move(columns));
  for (std::uint32_t i = 0; i < t.hooks.size(); ++i) {
    const TimelineHook& h = t.hooks[i];
    std::vector<std::string> cells = {h.fires() ? time_text(h.time) : "never"};
    if (ticks) cells.push_back(h.fires() ? tick_text(tick_of_hook(t, i, shown.tick)) : "");
    cells.push_back(fmt::format("{}", h.frame));
    cells.push_back(note_of(t, h));
    cells.push_back(text_of(h.hook()));
    table.add(std::move(cells));
  }
  table.print();
}

std::string rounded(const Vec3& v) {
  // Adding 0 turns -0 into 0.
  return fmt::format("({:.3f}, {:.3f}, {:.3f})", v.x + 0.0f, v.y + 0.0f, v.z + 0.0f);
}

std::string rounded(const Frame& f) {
  std::string text = fmt::format("{} m", rounded(f.origin));
  if (f.rotation != Quat{})
    text += fmt::format(", turned ({:.3f}; {:.3f}, {:.3f}, {:.3f})", f.rotation.w, f.rotation.x, f.rotation.y,
                        f.rotation.z);
  return text;
}

void print_movement(const Timeline& t) {
  const auto add = [](const char* name, const std::string& value) {
    print("{}  {}\n", colored(TextColor::Name, fmt::format("{:<8}", name)), value);
  };
  if (t.velocity != Vec3{}) add("velocity", fmt::format("{} m/s", rounded(t.velocity)));
  if (t.omega != Vec3{}) add("omega", fmt::format("{} rad/s", rounded(t.omega)));
  if (t.moved == Frame{}) return;
  add("moves", fmt::format("{} until it is steady", rounded(t.moved)));
  if (t.animated == Frame{} || t.driven == Frame{}) return;
  add("", fmt::format("{} by its animations alone", rounded(t.animated)));
  add("", fmt::format("{} by velocity alone", rounded(t.driven)));
}

std::string done_text(const ShownTimeline& shown) {
  const Timeline& t = *shown.timeline;
  std::string text = t.done == kNever ? "never done" : fmt::format("done after {} s", time_text(t.done));
  if (shown.tick > 0.0) text += fmt::format(" (tick {})", tick_text(tick_of_done(t, shown.tick)));
  if (t.steady != t.done) text += fmt::format(", steady after {} s", time_text(t.steady));
  if (t.done != kNever && t.period == kNever) text += ", then held for ever";
  if (t.period > 0.0 && t.period != kNever) text += fmt::format(", then every {} s", time_text(t.period));
  return text;
}

}  // namespace

std::string title_of(const ShownTimeline& shown) {
  std::string text = fmt::format("{} in {} from {}", command_text(shown.query.motion),
                                 command_text(shown.query.style), command_text(shown.query.from));
  if (shown.query.from_speed != 1.0f) text += fmt::format(" at speed {:g}", shown.query.from_speed);
  for (const ActiveMotion& m : shown.query.modifiers) text += fmt::format(" with {}", command_text(m.motion));
  if (shown.query.speed != 1.0f) text += fmt::format(", speed {:g}", shown.query.speed);
  return text;
}

Json json_of(const ShownTimeline& shown) {
  const Timeline& t = *shown.timeline;
  Json json = question_json(shown);
  json["from_speed"] = exact(shown.query.from_speed);
  json["error"] = static_cast<std::uint32_t>(t.error);
  if (!t.ok()) {
    json["why"] = to_string(t.error);
    return json;
  }
  json["done"] = time_json(t.done);
  if (shown.tick > 0.0) json["done_tick"] = tick_json(tick_of_done(t, shown.tick));
  json["steady"] = time_json(t.steady);
  json["period"] = time_json(t.period);
  json["segments"] = Json::array();
  for (const TimelineSegment& s : t.segments) json["segments"].push_back(segment_json(t, s));
  json["hooks"] = Json::array();
  for (std::uint32_t i = 0; i < t.hooks.size(); ++i) json["hooks"].push_back(hook_json(shown, i));
  json["hits"] = hits_json(t);
  json["velocity"] = exact(t.velocity);
  json["omega"] = exact(t.omega);
  json["moved"] = exact(t.moved);
  json["animated"] = exact(t.animated);
  json["driven"] = exact(t.driven);
  json["after"] = {{"style", command_text(t.style)},
                   {"state", command_text(t.substate)},
                   {"speed", exact(t.substate_speed)}};
  return json;
}

void print_text(const ShownTimeline& shown) {
  print("{}\n", colored(TextColor::Strong, title_of(shown)));
  const Timeline& t = *shown.timeline;
  if (!t.ok())
    return print("refused with 0x{:02X}: {}\n", static_cast<std::uint32_t>(t.error), to_string(t.error));
  print("{}\n", done_text(shown));
  if (t.segments.empty()) return print("nothing plays\n");
  print("\n");
  print_segments(t);
  print("\n");
  print_hooks(shown);
  if (t.moved != Frame{} || t.velocity != Vec3{} || t.omega != Vec3{}) print("\n");
  print_movement(t);
}

Json summary_of(const ShownTimeline& shown) {
  const Timeline& t = *shown.timeline;
  Json json = question_json(shown);
  json["done"] = time_json(t.done);
  json["steady"] = time_json(t.steady);
  json["period"] = time_json(t.period);
  json["moved"] = exact(t.moved.origin);
  json["velocity"] = exact(t.velocity);
  json["hits"] = hits_json(t);
  return json;
}

std::vector<std::string> cells_of(const ShownTimeline& shown) {
  const Timeline& t = *shown.timeline;
  std::string hits;
  for (const TimelineHook& h : t.hooks)
    if (h.fires() && h.hook().type() == HookType::Attack)
      hits += fmt::format("{}{:.4f}", hits.empty() ? "" : ", ", h.time);
  return {hex32(shown.table),
          command_text(shown.query.style),
          command_text(shown.query.from),
          command_text(shown.query.motion),
          time_text(t.done),
          t.period == kNever ? "held" : time_text(t.period),
          hits};
}

Json json_of(const PhysicsScript& script, const BoundScript& bound) {
  Json json = {{"script", hex32(script.id)}, {"length", exact(bound.length)}, {"hooks", Json::array()}};
  for (const BoundScript::Cue& cue : bound.cues)
    json["hooks"].push_back({{"time", exact(cue.time)}, {"entry", cue.entry}, {"hook", json_of(*cue.hook)}});
  return json;
}

void print_text(const PhysicsScript& script, const BoundScript& bound) {
  print("{}\n", colored(TextColor::Strong, fmt::format("script {}", hex32(script.id))));
  print("{} over {:.4f} s\n\n", counted(bound.cues.size(), "hook"), bound.length);
  TextTable table({{"time", Align::Right, TextColor::Strong}, {"hook", Align::Left, TextColor::Plain}});
  for (const BoundScript::Cue& cue : bound.cues)
    table.add({fmt::format("{:.4f}", cue.time), text_of(*cue.hook)});
  table.print();
}

}  // namespace acm::tool
