// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/scenario/story_writer.h"

#include "acmotion/commands.hpp"
#include "base/heading.h"
#include "inspect/text/command_text.h"
#include "inspect/text/effect_text.h"
#include "inspect/text/hook_text.h"
#include "inspect/text/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <iterator>

#include "effect_story.h"

namespace acm {

namespace {

constexpr int kTimelineColumns = 60;
constexpr Guid kBodyOfScenario = 0x50000001;  // the one that a story is about, unless it says otherwise

bool is_command_text(std::string_view word) {
  return word.size() == 8 && word.find_first_not_of("0123456789ABCDEFabcdef") == std::string_view::npos;
}

Command command_in(std::string_view digits) {
  Command command = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), command, 16);
  return command;
}

// The line with command numbers replaced by their names.
std::string with_names(std::string_view text) {
  constexpr std::string_view kCuts = " =:,\t";
  std::string out;
  while (true) {
    const std::size_t end = std::min(text.find_first_of(kCuts), text.size());
    const std::string_view word = text.substr(0, end);
    const std::string_view name = is_command_text(word) ? command_name(command_in(word)) : std::string_view();
    out += name.empty() ? word : name;
    if (end == text.size()) return out;
    out += text[end];
    text.remove_prefix(end + 1);
  }
}

std::string rounded(Vec3 v) {
  return fmt::format("({:.3f}, {:.3f}, {:.3f})", v.x, v.y, v.z);
}

std::string counted(std::uint32_t n, std::string_view what) {
  return fmt::format("{} {}{}", n, what, n == 1 ? "" : "s");
}

// "hook Scale end=2 time=1"
std::string name_and_fields(const Hook& hook) {
  const std::string fields = inspect::hook_fields_text(hook);
  return fmt::format("hook {}{}{}", to_string(hook.type()), fields.empty() ? "" : " ", fields);
}

std::string hook_text(const Hook& hook, ObjectId animation, std::uint32_t frame) {
  const std::string text = name_and_fields(hook);
  // The scenario itself has queued it.
  if (animation == 0) return text;
  return fmt::format("{} (animation 0x{:08X}, frame {})", text, animation, frame);
}

std::string limit_text(const LimitReachedEvent& reached) {
  if (reached.limit == Limit::Wraps) return "plays too fast, the rest of the step is left out";
  return fmt::format("the limit of {} is reached, {} left out", to_string(reached.limit), reached.count);
}

// What plays, by name: an action has its own, which no state shows.
std::string playing_label(const Actor& actor, const ListPool& pool) {
  const MotionState& state = actor.motion_table_manager.state;
  const std::string substate = command_text(state.substate);
  const SequenceNode* node = current_node(actor.sequence, pool);
  if (!actor.table) return node ? "default animation" : "no animation";
  if (!node || actor.sequence.current == actor.sequence.first_cyclic) return substate;
  const std::span<const ActiveMotion> actions = state.actions.view(pool);
  if (node->role == NodeRole::Action && !actions.empty()) return command_text(actions.front().motion);
  return substate + " (link)";
}

std::string active_text(std::span<const ActiveMotion> motions) {
  std::string out;
  for (const ActiveMotion& m : motions)
    out += fmt::format("{}{} at speed {:.3g}", out.empty() ? "" : ", ", command_text(m.motion), m.speed);
  return out.empty() ? "none" : out;
}

std::string playing_text(const Sequence& seq, const ListPool& pool) {
  const SequenceNode* node = current_node(seq, pool);
  if (!node) return "nothing plays";
  return fmt::format("animation 0x{:08X} frame {:.2f} at {:.3g} frames/s", node->animation->id,
                     seq.frame_number, node->framerate);
}

std::string outcome_text(MotionError error) {
  return error == MotionError::None ? "arrived" : to_string(error);
}

// Empty when the story says nothing of it. Hooks of scripts have a line of their own.
std::string event_sentence(const TracedEvent& traced) {
  const Event& event = traced.event;
  switch (event.type) {
    case EventType::MotionDone:
      return fmt::format("{} {}", command_text(event.motion_done.motion),
                         event.motion_done.success ? "is done" : "is dropped");
    case EventType::VelocitySet:
      if (event.velocity_set.local_velocity == Vec3{}) return {};
      return "thrown off at " + rounded(event.velocity_set.local_velocity) + " m/s";
    case EventType::Hook:
      if (event.hook.source.script != 0) return {};
      return hook_text(*traced.hook, event.hook.source.animation, event.hook.source.frame);
    case EventType::MoveFinished: return "the move ends: " + outcome_text(event.move_finished.code);
    case EventType::GroundLeft: return "leaves the ground";
    case EventType::GroundHit: return "touches the ground";
    case EventType::Stuck: return fmt::format("sticks to 0x{:08X}", event.stick.target);
    case EventType::Unstuck: return fmt::format("lets go of 0x{:08X}", event.stick.target);
    case EventType::Blipped: return "jumps to " + rounded(event.blipped.to.frame.origin);
    case EventType::TargetLost: return fmt::format("loses sight of 0x{:08X}", event.target_lost.target);
    case EventType::AppearanceChanged: return "looks different";
    case EventType::ObjectCreated: return "appears";
    case EventType::ObjectDeleted: return "is gone";
    case EventType::AssetMissing: return fmt::format("lacks object 0x{:08X}", event.asset_missing.id);
    case EventType::SoundHeard:
      return fmt::format("sounds {}, wave 0x{:08X}, volume {:.3g}",
                         inspect::sound_type_text(event.sound_heard.sound_type), event.sound_heard.wave,
                         event.sound_heard.volume);
    case EventType::LimitReached:
      return event.limit_reached.limit == Limit::ScriptHooks ? "" : limit_text(event.limit_reached);
    default: return {};
  }
}

}  // namespace

void StoryWriter::write_line(double time, std::string_view what) {
  fmt::format_to(std::back_inserter(out_), "{:9.3f} s  {}\n", time, what);
}

void StoryWriter::note(std::string_view what) {
  fmt::format_to(std::back_inserter(out_), "{:13}  {}\n", "", what);
}

void StoryWriter::write_whereabouts() {
  if (!whereabouts_.empty()) write_line(clock_, "  " + whereabouts_);
  whereabouts_.clear();
}

void StoryWriter::begin_line(int, std::string_view line, double clock) {
  write_whereabouts();
  clock_ = clock;
  write_line(clock, inspect::printable(with_names(line), true));
}

void StoryWriter::echo(std::string_view what) {
  note(fmt::format("  {}", inspect::printable(what, true)));
}

void StoryWriter::table_reset(ObjectId table) {
  note(fmt::format("  table 0x{:08X} from the start", table));
}

void StoryWriter::table_call(std::string_view, const Transition& result) {
  note(result.ok ? fmt::format("  ok, {} to wait for", counted(result.anims, "animation"))
                 : std::string("  refused: the table has nothing for it"));
}

void StoryWriter::table_state(const MotionState& state, const Sequence& seq, const ListPool& pool) {
  note(fmt::format("  style {}, {} at speed {:.3g}; {}", command_text(state.style),
                   command_text(state.substate), state.substate_speed, playing_text(seq, pool)));
  note(fmt::format("  modifiers: {}; actions: {}", active_text(state.modifiers.view(pool)),
                   active_text(state.actions.view(pool))));
}

void StoryWriter::updated(const UpdateReport& report, const TableLevel& level) {
  note(fmt::format("  {:.4g} s on: {}{}", report.dt, playing_text(level.sequence, level.pool),
                   report.has_root ? ", moved to " + rounded(level.accumulated.origin) : std::string()));
}

void StoryWriter::hook_queued(std::uint32_t, const QueuedHook& queued) {
  if (queued.is_anim_done()) return note("  an animation ends");
  note("  " + hook_text(queued.hook(), queued.animation->id, queued.frame));
}

void StoryWriter::accumulated(const Frame& frame) {
  note("  at " + rounded(frame.origin));
}

void StoryWriter::link(const MotionData* link, const BoundTable&) {
  note(link ? fmt::format("  a link of {}", counted(link->anim_count, "animation"))
            : std::string("  no link"));
}

void StoryWriter::pose(std::span<const Frame> parts, std::int32_t key_frame) {
  note(fmt::format("  key frame {}, {}", key_frame,
                   counted(static_cast<std::uint32_t>(parts.size()), "part")));
  for (std::size_t i = 0; i < parts.size(); ++i)
    note(fmt::format("    part {:2} at {}", i, rounded(parts[i].origin)));
}

void StoryWriter::actor(Guid guid) {
  write_whereabouts();
  note(fmt::format("0x{:08X}:", guid));
}

void StoryWriter::spawned() {
  note("  a body enters the world");
}

void StoryWriter::settings(const Actor& actor) {
  note(fmt::format("  {}, {}", actor.body.contact ? "in contact" : "no contact",
                   actor.body.on_walkable ? "on walkable ground" : "not on walkable ground"));
}

void StoryWriter::event(const TracedEvent& traced) {
  if (traced.kind != TracedEvent::Kind::Event) return;
  const std::string sentence = event_sentence(traced);
  if (sentence.empty()) return;
  write_line(traced.event.time, "  " + sentence);
  if (traced.event.type == EventType::Hook) mark_hook(traced.event.time, traced.event.hook.type);
}

void StoryWriter::result(std::string_view what) {
  const std::size_t at = what.find("err=");
  if (at == std::string_view::npos) {
    const std::string outcome = scenario::outcome_sentence(what);
    if (!outcome.empty()) note("  " + outcome);
    return;
  }
  std::uint32_t number = 0;
  std::from_chars(what.data() + at + 4, what.data() + what.size(), number);
  const auto code = static_cast<MotionError>(number);
  note(fmt::format("  {}", code == MotionError::None ? "ok" : fmt::format("refused: {}", to_string(code))));
}

void StoryWriter::queues(const Actor& actor, const ListPool& pool) {
  std::string waiting;
  for (const QueuedMotion& q : actor.motion_table_manager.pending.view(pool))
    waiting += fmt::format("{}{} ({})", waiting.empty() ? "" : ", ", command_text(q.motion),
                           counted(q.anims, "animation"));
  if (!waiting.empty()) note("  waiting: " + waiting);
}

void StoryWriter::motion_interp(const Actor& actor, const ListPool&) {
  const InterpretedMotionState& s = actor.motion_interp.interpreted;
  std::string movement = fmt::format("{}, {} at speed {:.3g}", command_text(s.current_style),
                                     command_text(s.forward_command), s.forward_speed);
  if (s.sidestep_command != 0)
    movement += fmt::format(", {} at speed {:.3g}", command_text(s.sidestep_command), s.sidestep_speed);
  if (s.turn_command != 0)
    movement += fmt::format(", {} at speed {:.3g}", command_text(s.turn_command), s.turn_speed);
  note("  wants: " + movement);
}

void StoryWriter::velocities(const VelocityReport& r) {
  note(fmt::format("  moves at {} m/s, would leave the ground at {} m/s, at most {:.3g} m/s",
                   rounded(r.state), rounded(r.leave_ground), r.max_speed));
}

void StoryWriter::permissions(const PermissionReport& r) {
  note(fmt::format("  {} here; jump: {}; charge: {}", r.contact_allows_move ? "allowed" : "not allowed",
                   to_string(r.jump), to_string(r.charge)));
}

void StoryWriter::adjusted(const AdjustedMotion& motion) {
  note(fmt::format("  becomes {} at speed {:.4g}", command_text(motion.motion), motion.speed));
}

void StoryWriter::no_motion_interp(const Actor&) {
  note("  has no motion interpreter");
}

void StoryWriter::script_hook(const TracedEvent& fired) {
  const Event& event = fired.event;
  const std::string who = event.object == kBodyOfScenario ? "" : fmt::format("0x{:08X} ", event.object);
  write_line(event.time, fmt::format("  {}script 0x{:08X}, entry {}: {}", who, event.hook.source.script,
                                     event.hook.source.index, name_and_fields(*fired.hook)));
  mark_hook(event.time, event.hook.type);
}

void StoryWriter::effect(char tag, std::string_view text) {
  for (const std::string& sentence : scenario::effect_sentences(tag, text)) note("  " + sentence);
}

void StoryWriter::mark_hook(double time, HookType type) {
  if (hooks_.size() < kMaxMarks) hooks_.push_back({time, to_string(type)});
}

void StoryWriter::stepped(double dt, const Actor& actor, const Scene& scene) {
  const double now = actor.body.physics_time;
  const Frame& frame = actor.body.position.frame;
  clock_ = now;
  whereabouts_ = fmt::format("at {}, heading {:.1f}; {}", rounded(frame.origin), heading_of(frame),
                             playing_text(actor.sequence, scene.pool));
  const std::string label = playing_label(actor, scene.pool);
  const bool is_new = spans_.empty() || spans_.back().label != label;
  if (is_new && spans_.size() >= kMaxMarks) return;
  if (is_new) spans_.push_back({label, std::max(0.0, now - dt), now});
  spans_.back().to = now;
}

void StoryWriter::finish() {
  write_whereabouts();
  draw_timeline();
  text_.finish();
}

// One row for each thing that played, and one for each kind of hook.
void StoryWriter::draw_timeline() {
  if (spans_.empty()) return;
  const double begin = spans_.front().from;
  const double length = std::max(spans_.back().to - begin, 1e-6);
  const auto column = [&](double time) {
    const double at = (time - begin) / length * kTimelineColumns;
    return std::clamp(static_cast<int>(at), 0, kTimelineColumns - 1);
  };
  std::vector<std::pair<std::string, std::string>> rows;
  const auto row = [&](const std::string& label) -> std::string& {
    for (auto& [name, cells] : rows)
      if (name == label) return cells;
    return rows.emplace_back(label, std::string(kTimelineColumns, ' ')).second;
  };
  for (const PlayedSpan& s : spans_)
    for (int c = column(s.from), end = column(s.to); c <= end; ++c)
      row(s.label)[static_cast<std::size_t>(c)] = '=';
  for (const Mark& h : hooks_) row("hook " + h.label)[static_cast<std::size_t>(column(h.time))] = '^';

  std::size_t width = 0;
  for (const auto& [name, cells] : rows) width = std::max(width, name.size());
  fmt::format_to(std::back_inserter(out_), "\n{:{}}  {:<{}.2f}{:>8.2f} s\n", "timeline", width, begin,
                 kTimelineColumns - 8, begin + length);
  for (const auto& [name, cells] : rows)
    fmt::format_to(std::back_inserter(out_), "{:{}} |{}|\n", name, width, cells);
}

}  // namespace acm
