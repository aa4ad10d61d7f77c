// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/scenario/scenario.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "session.h"

namespace acm::scenario {

namespace {

constexpr double kDefaultQuantum = 1.0 / 30.0;
constexpr std::size_t kPoseParts = 64;

MotionBody motion_body(TableLevel& level) {
  return {*level.table, level.state, level.sequence, level.pool, {}};
}

void write_state_of(Session& s) {
  s.out.table_state(s.level.state, s.level.sequence, s.level.pool);
}

void run_reset(Session& s, Arguments& args) {
  const BoundTable* table = s.default_table;
  if (args.has(0)) {
    const ObjectId id = args.hex(0);
    if (!args.ok()) return;
    table = s.find_table(id);
    if (!table) {
      args.refuse(fmt::format("no table {:08X}", id));
      return;
    }
  }
  s.reset_table_level(table);
  s.out.table_reset(table->table->id());
}

void run_default(Session& s, Arguments&) {
  s.out.table_call("default", enter_default_state(motion_body(s.level)));
}

void run_motion(Session& s, Arguments& args) {
  const Command motion = args.command(0);
  const float speed = args.real(1, 1.0f);
  if (!args.ok()) return;
  const Transition result = start_motion(motion_body(s.level), motion, speed);
  s.out.table_call(fmt::format("motion={:08X} speed={:.9g}", motion, speed), result);
}

void run_stop(Session& s, Arguments& args) {
  const Command motion = args.command(0);
  const float speed = args.real(1, 1.0f);
  if (!args.ok()) return;
  const Transition result = stop_motion(motion_body(s.level), motion);
  s.out.table_call(fmt::format("stop={:08X} speed={:.9g}", motion, speed), result);
}

void run_stopall(Session& s, Arguments&) {
  s.out.table_call("stopall", stop_all_motions(motion_body(s.level)));
}

void play(Session& s, Arguments& args, bool has_root) {
  const double dt = args.num(0, kDefaultQuantum);
  const auto times = args.integer(1, std::int64_t{1});
  if (!args.ok() || !s.may_step(args, times)) return;
  std::array<QueuedHook, StepContext::kMaxHooksPerStep> memory;
  for (std::int64_t i = 0; i < times && s.has_room(); ++i) {
    HookQueue hooks(memory);
    Frame offset;
    update(s.level.sequence, s.level.pool, dt, has_root ? &offset : nullptr, hooks);
    if (has_root) s.level.accumulated = combine(s.level.accumulated, offset);
    s.out.updated({dt, has_root, offset, hooks.size()}, s.level);
    for (std::uint32_t h = 0; h < hooks.size(); ++h) s.out.hook_queued(h, hooks[h]);
  }
}

void run_update(Session& s, Arguments& args) {
  play(s, args, true);
}

void run_updaten(Session& s, Arguments& args) {
  play(s, args, false);
}

void run_state(Session& s, Arguments&) {
  write_state_of(s);
}

void run_pose(Session& s, Arguments& args) {
  const Vec3 scale{args.real(0, 1.0f), args.real(1, 1.0f), args.real(2, 1.0f)};
  if (!args.ok()) return;
  write_pose_of(s, s.level.sequence, s.level.pool, s.level.accumulated, scale, kPoseParts);
}

void run_rmlinks(Session& s, Arguments& args) {
  const bool all = !args.has(0) || args.text(0) == "all";
  const auto count = all ? 0 : args.integer<std::int32_t>(0, 0);
  if (!args.ok()) return;
  if (all)
    remove_all_link_animations(s.level.sequence, s.level.pool);
  else if (count > 0)
    remove_link_animations(s.level.sequence, s.level.pool,
                           std::min<std::uint32_t>(static_cast<std::uint32_t>(count), Sequence::kMaxNodes));
  write_state_of(s);
}

void run_rmcyclic(Session& s, Arguments&) {
  remove_cyclic_anims(s.level.sequence, s.level.pool);
  write_state_of(s);
}

void run_clearanims(Session& s, Arguments&) {
  clear_animations(s.level.sequence, s.level.pool);
  write_state_of(s);
}

void run_clearphysics(Session& s, Arguments&) {
  clear_physics(s.level.sequence);
  write_state_of(s);
}

void run_append(Session& s, Arguments& args) {
  AnimData data{args.hex(0), args.integer<std::int32_t>(1, 0), args.integer<std::int32_t>(2, -1),
                args.real(3, 30.0f)};
  if (!args.ok()) return;
  const Result<const Animation*> animation = s.store.animation(data.animation);
  append_animation(s.level.sequence, s.level.pool, bind_anim(data, animation ? *animation : nullptr));
  write_state_of(s);
}

void run_mulrate(Session& s, Arguments& args) {
  const float factor = args.real(0, 1.0f);
  if (!args.ok()) return;
  multiply_cyclic_framerate(s.level.sequence, s.level.pool, factor);
  write_state_of(s);
}

void run_setvel(Session& s, Arguments& args) {
  const Vec3 v = args.vector();
  if (args.ok()) s.level.sequence.velocity = v;
}

void run_setomega(Session& s, Arguments& args) {
  const Vec3 v = args.vector();
  if (args.ok()) s.level.sequence.omega = v;
}

void run_frame(Session& s, Arguments& args) {
  const Vec3 origin = args.vector();
  const Quat rotation{args.real(3, 1.0f), args.real(4), args.real(5), args.real(6)};
  if (!args.ok()) return;
  s.level.accumulated = {origin, {}};
  set_rotation(s.level.accumulated, rotation);
  s.out.accumulated(s.level.accumulated);
}

void run_link(Session& s, Arguments& args) {
  const Command style = args.command(0), substate = args.command(1);
  const float substate_speed = args.real(2);
  const Command motion = args.command(3);
  const float speed = args.real(4, 1.0f);
  if (!args.ok()) return;
  s.out.link(find_link(*s.level.table->table, style, substate, substate_speed, motion, speed),
             *s.level.table);
}

constexpr Verb kTableVerbs[] = {
    {"reset", "reset [hex table]", Needs::Nothing, 0, 1, "", run_reset},
    {"default", "default", Needs::Nothing, 0, 0, "", run_default},
    {"motion", "motion command [float speed=1]", Needs::Nothing, 1, 2, "", run_motion},
    {"stop", "stop command [float speed=1]", Needs::Nothing, 1, 2, "", run_stop},
    {"stopall", "stopall", Needs::Nothing, 0, 0, "", run_stopall},
    {"update", "update [num dt=1/30] [int n=1]", Needs::Nothing, 0, 2, "", run_update},
    {"updaten", "updaten [num dt=1/30] [int n=1]", Needs::Nothing, 0, 2, "", run_updaten},
    {"state", "state", Needs::Nothing, 0, 0, "", run_state},
    {"pose", "pose [float sx=1] [float sy=1] [float sz=1]", Needs::Nothing, 0, 3, "", run_pose},
    {"rmlinks", "rmlinks [all|int n]", Needs::Nothing, 0, 1, "", run_rmlinks},
    {"rmcyclic", "rmcyclic", Needs::Nothing, 0, 0, "", run_rmcyclic},
    {"clearanims", "clearanims", Needs::Nothing, 0, 0, "", run_clearanims},
    {"clearphysics", "clearphysics", Needs::Nothing, 0, 0, "", run_clearphysics},
    {"append", "append hex [int low=0] [int high=-1] [float framerate=30]", Needs::Nothing, 1, 4, "",
     run_append},
    {"mulrate", "mulrate [float m=1]", Needs::Nothing, 0, 1, "", run_mulrate},
    {"setvel", "setvel num num num", Needs::Nothing, 3, 3, "", run_setvel},
    {"setomega", "setomega num num num", Needs::Nothing, 3, 3, "", run_setomega},
    {"frame", "frame [num x=0] [num y=0] [num z=0] [float qw=1] [float qx=0] [float qy=0] [float qz=0]",
     Needs::Nothing, 0, 7, "", run_frame},
    {"link", "link command style, command substate, float substate_speed, command motion, [float speed=1]",
     Needs::Nothing, 4, 5, "", run_link},
};

}  // namespace

std::span<const Verb> table_verbs() {
  return kTableVerbs;
}

void write_pose_of(Session& session, const Sequence& sequence, const ListPool& pool, const Frame& where,
                   Vec3 scale, std::size_t max_parts) {
  const std::int32_t key_frame = current_key_frame(sequence, pool);
  std::vector<Frame> parts;
  if (key_frame >= 0) {
    for (const Frame& part : current_parts(sequence, pool)) {
      if (parts.size() == max_parts) break;
      parts.push_back(combine(where, {scaled(part.origin, scale), part.rotation}));
    }
  }
  session.out.pose(parts, key_frame);
}

}  // namespace acm::scenario
