// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/move_to.h"
#include "inspect/scenario/scenario.h"

#include <fmt/format.h>

#include <iterator>

#include "trace_text.h"

namespace acm {

namespace {

using scenario::known;
using scenario::list;
using scenario::text;

std::string actions(std::span<const MotionAction> list_of_actions) {
  return list(list_of_actions, [](const MotionAction& a) {
    return fmt::format("{:08X}:{:.9g}:{}:{:d}", a.command, a.speed, a.timestamp, a.autonomous);
  });
}

std::string active_motions(std::span<const ActiveMotion> motions) {
  return list(motions, [](const ActiveMotion& m) { return fmt::format("{:08X}:{:.9g}", m.motion, m.speed); });
}

// What plays: shared by update and tick lines.
std::string playing(const Sequence& seq, const ListPool& pool) {
  const SequenceNode* node = current_node(seq, pool);
  const std::string anim =
      node ? fmt::format("{:08X} rate={:.9g}", node->animation->id, known(node->framerate))
           : std::string("none rate=0");
  return fmt::format("fn={:.9g} anim={} cur={} cyc={} v={} w={}", known(seq.frame_number), anim, seq.current,
                     seq.first_cyclic, text(seq.velocity), text(seq.omega));
}

// `hook` is null for an animation that has ended.
std::string hook_text(std::uint32_t index, const HookSource& source, const Hook* hook) {
  if (!hook) return fmt::format("i={} type=4 dir=-2 animdone", index);
  const auto type = static_cast<unsigned>(hook->type());
  if (source.animation == 0) return fmt::format("i={} type={} dir=0 given", index, type);
  return fmt::format("i={} type={} dir={} anim={:08X} frame={} idx={}", index, type, hook->direction,
                     source.animation, source.frame, source.index);
}

std::string move_text(const MoveTo* move) {
  if (!move || move->type == MovementType::Invalid) return {};
  return fmt::format(" moveto={}:{}:{:08X}:{:08X}:{}", static_cast<unsigned>(move->type), move->nodes.size(),
                     move->current_command, move->aux_command, move->fail_progress_count);
}

unsigned ground_bits(const Body& body) {
  return (body.contact ? 1u : 0u) | (body.on_walkable ? 2u : 0u);
}

}  // namespace

void TraceWriter::error(int line, std::string_view reason, std::string_view) {
  fmt::format_to(std::back_inserter(out_), "! line={} {}\n", line, reason);
}

void TraceWriter::echo(std::string_view what) {
  out_ += "E";
  if (!what.empty()) out_.append(" ").append(what);
  out_ += "\n";
}

void TraceWriter::table_reset(ObjectId table) {
  fmt::format_to(std::back_inserter(out_), "M reset table={:08X}\n", table);
}

void TraceWriter::table_call(std::string_view call, const Transition& result) {
  fmt::format_to(std::back_inserter(out_), "M {} ret={:d} anims={}\n", call, result.ok, result.anims);
}

void TraceWriter::table_state(const MotionState& state, const Sequence& seq, const ListPool& pool) {
  const std::span<const ActiveMotion> stack = state.modifiers.view(pool);
  const std::vector<ActiveMotion> modifiers(stack.rbegin(), stack.rend());
  const std::string nodes = list(seq.nodes.view(pool), [](const SequenceNode& n) {
    return fmt::format("{:08X}:{}:{}:{:.9g}", n.animation->id, n.low_frame, n.high_frame, n.framerate);
  });
  fmt::format_to(std::back_inserter(out_),
                 "S style={:08X} substate={:08X} mod={:.9g} mods={} acts={} nodes={} cyc={} cur={} fn={:.9g} "
                 "v={} w={}\n",
                 state.style, state.substate, state.substate_speed, active_motions(modifiers),
                 active_motions(state.actions.view(pool)), nodes, seq.first_cyclic, seq.current,
                 seq.frame_number, text(seq.velocity), text(seq.omega));
}

void TraceWriter::updated(const UpdateReport& report, const TableLevel& level) {
  const std::string frames = report.has_root
                                 ? fmt::format(" off={} acc={}", text(report.offset), text(level.accumulated))
                                 : std::string();
  fmt::format_to(std::back_inserter(out_), "U dt={:.9g} {}{} hooks={}\n", report.dt,
                 playing(level.sequence, level.pool), frames, report.hooks);
}

void TraceWriter::hook_queued(std::uint32_t index, const QueuedHook& queued) {
  const bool is_stored = !queued.is_anim_done();
  const HookSource source = {is_stored ? queued.animation->id : 0, 0, queued.frame, queued.index};
  fmt::format_to(std::back_inserter(out_), "H {}\n",
                 hook_text(index, source, is_stored ? &queued.hook() : nullptr));
}

void TraceWriter::accumulated(const Frame& frame) {
  fmt::format_to(std::back_inserter(out_), "A acc={}\n", text(frame));
}

void TraceWriter::link(const MotionData* link, const BoundTable& table) {
  if (!link) {
    out_ += "K link=0\n";
    return;
  }
  const std::string anims = list(table.table->anims_of(*link),
                                 [](const AnimData& a) { return fmt::format("{:08X}", a.animation); });
  fmt::format_to(std::back_inserter(out_), "K link=1 bits={} anims={}\n", link->bits, anims);
}

void TraceWriter::pose(std::span<const Frame> parts, std::int32_t key_frame) {
  fmt::format_to(std::back_inserter(out_), "P parts={} frame={}\n", parts.size(), key_frame);
  for (std::size_t i = 0; i < parts.size(); ++i)
    fmt::format_to(std::back_inserter(out_), "p i={} f={}\n", i, text(parts[i]));
}

void TraceWriter::actor(Guid guid) {
  writes_all_events_ = true;
  fmt::format_to(std::back_inserter(out_), "@ {:08X}\n", guid);
}

void TraceWriter::spawned() {
  out_ += "O spawn\n";
}

void TraceWriter::settings(const Actor& actor) {
  fmt::format_to(std::back_inserter(out_), "O set ts={:X} ps={:X}\n", ground_bits(actor.body),
                 actor.body.state);
}

void TraceWriter::event(const TracedEvent& traced) {
  const Event& event = traced.event;
  auto out = std::back_inserter(out_);
  if (traced.kind == TracedEvent::Kind::MessageApplied) return;
  switch (event.type) {
    case EventType::MotionDone:
      fmt::format_to(out, "D motion={:08X} success={:d}\n", event.motion_done.motion,
                     event.motion_done.success);
      return;
    case EventType::VelocitySet:
      fmt::format_to(out, "L local_velocity={}\n", text(event.velocity_set.local_velocity));
      return;
    case EventType::Hook:
      if (event.hook.source.script == 0)
        fmt::format_to(out, "X {}\n", hook_text(event.hook.order, event.hook.source, traced.hook));
      return;
    case EventType::MoveFinished:
      fmt::format_to(out, "W movetodone err={}\n", static_cast<std::uint32_t>(event.move_finished.code));
      return;
    default:
      if (writes_all_events_) write_manager_event(event);
  }
}

void TraceWriter::write_manager_event(const Event& event) {
  auto out = std::back_inserter(out_);
  switch (event.type) {
    case EventType::Stuck: fmt::format_to(out, "N stuck target={:08X}\n", event.stick.target); return;
    case EventType::Unstuck: fmt::format_to(out, "N unstuck target={:08X}\n", event.stick.target); return;
    case EventType::Blipped: fmt::format_to(out, "N blipped to={}\n", text(event.blipped.to.frame)); return;
    case EventType::TargetLost:
      fmt::format_to(out, "N lost target={:08X} status={}\n", event.target_lost.target,
                     static_cast<std::uint8_t>(event.target_lost.status));
      return;
    case EventType::GroundLeft: out_ += "N leftground\n"; return;
    case EventType::GroundHit: out_ += "N hitground\n"; return;
    case EventType::ObjectCreated: out_ += "N created\n"; return;
    case EventType::ObjectDeleted: out_ += "N deleted\n"; return;
    case EventType::AssetMissing:
      fmt::format_to(out, "N missing asset={:08X}\n", event.asset_missing.id);
      return;
    case EventType::LimitReached:
      fmt::format_to(out, "N limit={} count={}\n", static_cast<unsigned>(event.limit_reached.limit),
                     event.limit_reached.count);
      return;
    case EventType::Stalled:
      fmt::format_to(out, "N stalled what={:d} entry={:08X} age={:.9g}\n", event.stalled.is_move,
                     event.stalled.motion, event.stalled.age);
      return;
    default: return;  // those that traces do not have
  }
}

void TraceWriter::result(std::string_view what) {
  fmt::format_to(std::back_inserter(out_), "C {}\n", what);
}

void TraceWriter::queues(const Actor& actor, const ListPool& pool) {
  const std::string interp = list(actor.motion_interp.pending.view(pool), [](const PendingMotion& p) {
    return fmt::format("{}:{:08X}:{}", p.context_id, p.motion, static_cast<std::uint32_t>(p.jump_error));
  });
  const std::string table = list(actor.motion_table_manager.pending.view(pool), [](const QueuedMotion& q) {
    return fmt::format("{:08X}:{}", q.motion, q.anims);
  });
  fmt::format_to(std::back_inserter(out_), "Q interp={} mtm={} counter={}\n", interp, table,
                 actor.motion_table_manager.animation_counter);
}

void TraceWriter::motion_interp(const Actor& actor, const ListPool& pool) {
  const MotionInterp& in = actor.motion_interp;
  const RawMotionState& raw = in.raw;
  const InterpretedMotionState& state = in.interpreted;
  const auto key = [](HoldKey k) { return static_cast<std::int32_t>(k); };
  auto out = std::back_inserter(out_);
  fmt::format_to(
      out, "R hold={} style={:08X} fwd={:08X}:{}:{:.9g} ss={:08X}:{}:{:.9g} turn={:08X}:{}:{:.9g} acts={}\n",
      key(raw.current_hold_key), raw.current_style, raw.forward_command, key(raw.forward_hold_key),
      raw.forward_speed, raw.sidestep_command, key(raw.sidestep_hold_key), raw.sidestep_speed,
      raw.turn_command, key(raw.turn_hold_key), raw.turn_speed, actions(in.raw_actions.view(pool)));
  fmt::format_to(
      out,
      "I style={:08X} fwd={:08X}:{:.9g} ss={:08X}:{:.9g} turn={:08X}:{:.9g} acts={} runrate={:.9g} "
      "longjump={:d} jumpext={:.9g} sstamp={} ts={:X} ps={:X}\n",
      state.current_style, state.forward_command, state.forward_speed, state.sidestep_command,
      state.sidestep_speed, state.turn_command, state.turn_speed, actions(in.interpreted_actions.view(pool)),
      in.my_run_rate, in.standing_longjump, in.jump_extent, in.server_action_stamp, ground_bits(actor.body),
      actor.body.state);
}

void TraceWriter::velocities(const VelocityReport& r) {
  fmt::format_to(std::back_inserter(out_), "V state={} leave={} jumpz={:.9g} max={:.9g} adjmax={:.9g}\n",
                 text(r.state), text(r.leave_ground), known(r.jump_z), known(r.max_speed),
                 known(r.adjusted_max_speed));
}

void TraceWriter::permissions(const PermissionReport& r) {
  const auto code = [](MotionError e) { return static_cast<std::uint32_t>(e); };
  fmt::format_to(std::back_inserter(out_), "B contact={:d} motionjump={} jump={} charge={}\n",
                 r.contact_allows_move, code(r.motion_allows_jump), code(r.jump), code(r.charge));
}

void TraceWriter::adjusted(const AdjustedMotion& m) {
  fmt::format_to(std::back_inserter(out_), "J adjust={:08X} speed={:.9g}\n", m.motion, known(m.speed));
}

void TraceWriter::no_motion_interp(const Actor& actor) {
  fmt::format_to(std::back_inserter(out_), "R none\nI none ts={:X} ps={:X}\n", ground_bits(actor.body),
                 actor.body.state);
}

void TraceWriter::script_hook(const TracedEvent& fired) {
  const HookEvent& hook = fired.event.hook;
  fmt::format_to(std::back_inserter(out_), "Y id={:08X} script={:08X} i={} type={}\n", fired.event.object,
                 hook.source.script, hook.source.index, static_cast<unsigned>(hook.type));
}

void TraceWriter::effect(char tag, std::string_view text) {
  fmt::format_to(std::back_inserter(out_), "{} {}\n", tag, text);
}

void TraceWriter::stepped(double dt, const Actor& actor, const Scene& scene) {
  fmt::format_to(std::back_inserter(out_), "T dt={:.9g} {} pos={} vel={}{}\n", dt,
                 playing(actor.sequence, scene.pool), text(actor.body.position.frame),
                 text(actor.body.velocity), move_text(find_move_to(scene, actor)));
}

}  // namespace acm
