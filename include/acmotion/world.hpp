// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/appearance.hpp"
#include "acmotion/events.hpp"
#include "acmotion/motions.hpp"
#include "acmotion/objects.hpp"
#include "acmotion/poses.hpp"
#include "acmotion/result.hpp"
#include "acmotion/sounds.hpp"
#include "acmotion/types.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace acm {

class Assets;
class World;
struct WorldAccess;

/// What one thread needs to run ranges of a world. Only its constructor allocates. The world must outlive it.
/// Keep it until finish_tick returns, which reads the events of every worker that ran a range of the tick.
class TickWorker {
 public:
  explicit TickWorker(World& world);
  ~TickWorker();
  TickWorker(TickWorker&&) noexcept;
  TickWorker& operator=(TickWorker&&) noexcept;

 private:
  friend class World;
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// When a motion or a move counts as stalled. Seconds beyond limits::kTick, or NaN, count as that.
struct StallLimits {
  bool enabled = true;
  float motion_slack = 1.0f;   ///< seconds that a motion may wait after its last animation can have ended
  float move_timeout = 12.0f;  ///< seconds without progress of a move
};

struct WorldOptions {
  /// The ground of objects that messages create; objects that the host creates have it in their facts.
  Ground ground = Ground::LastKnown;
  /// Events between two calls of clear_events, beside those of event_slots; more are counted only. An object
  /// that has used as much of this room as is left gets no more of it: one alone gets half, and however many
  /// events it has, the other half is left to others. What is kept of an object are its first events.
  std::size_t event_capacity = 4096;
  /// Events reserved for each object between two calls of clear_events, however full the rest is; more than
  /// 256 count as 256. MotionDone, MoveFinished, MotionRefused, Attack hooks and Limit::ScriptHooks use them.
  /// Each slot reserves up to 96 bytes of address space, and 76 more once ticks are planned for threads;
  /// pages are committed when used.
  std::uint32_t event_slots = 8;
  std::size_t max_objects = 1u << 20;  ///< more are not created (LimitReached)
  /// Speeds of motions and run rates, in multiples of normal speed, are brought down to this and reported
  /// (LimitReached). More than 10,000, or NaN, counts as 10,000. Run rates of the game end at 4.5, its turns
  /// at 1.5 times that.
  float max_speed = 10.0f;
  bool gate_passes = false;  ///< as the client: a tick simulates only when 1/30 s have gone by since the last
  /// gate_passes: seconds by which a pass may come too early, 0 to 1/60. A host that ticks at 60 or 120 Hz
  /// gets regular passes at 30 Hz with 0.002; with 0 its ticks sum up to a little less than 1/30 s now and
  /// then, and passes come one tick late. Other numbers count as the nearest of these two.
  double pass_tolerance = 0.0;
  bool sleep_when_far = false;  ///< as the client: objects farther than 96 m from the viewer stand still
  /// The player's object. While it is in the world, every tick wakes the objects that sleep; with
  /// sleep_when_far only those near it (effects AU-11). A Client sets it.
  Guid viewer = 0;
  /// Seeds all random numbers of the world's objects: which waves of sounds play and whether, and how long
  /// scripts wait. Each object has its own random stream, so threads and copies agree.
  std::uint64_t random_seed = 0;
  QuirkFixes quirk_fixes = {};
  StallLimits stalls = {};
};

/// What the host's collision makes of a proposed frame.
struct StepAnswer {
  Frame frame;            ///< where the body ends up
  bool contact = false;   ///< it touches something there
  bool walkable = false;  ///< that can be walked on
};

/// Objects of the game and their clock.
///
/// A copy is a snapshot: run two copies alike and they stay alike, bit for bit. Assigning a copy back
/// restores all but the events; options and assets are assigned too, and roles and workers stay. The assets
/// must outlive the world.
///
/// Calls name objects by guid. With a guid that is not there, verbs return OutcomeKind::NoObject, and queries
/// return their empty value; nothing else happens. So it is with numbers that are not finite, or beyond
/// acm::limits (NotFinite), and with rotations that are not valid (BadArgument; see Quat). A motion that the
/// rules of the game refuse is not an error: the outcome is Refused, with the client's code.
///
/// One thread at a time uses a world; different threads may use different worlds with the same assets. tick
/// allocates nothing once bodies run; at its beginning it may, when objects, moves or long lists were added
/// since the last one. Verbs may allocate.
class World {
 public:
  /// Without assets objects have no motion tables.
  explicit World(const WorldOptions& options = {});
  explicit World(Assets& assets, const WorldOptions& options = {});
  ~World();
  World(const World& other);  ///< everything but the events
  World& operator=(const World& other);
  World(World&&) noexcept;             ///< roles and workers go with it
  World& operator=(World&&) noexcept;  ///< the roles and workers of this world must be gone

  // --- Time

  /// Lets `seconds` pass for all objects, in ascending order of guids; static ones that animate come last.
  /// NotFinite, and nothing happens, when it is below 0, not a number, more than limits::kTick, or would take
  /// the clock beyond limits::kClock.
  Outcome tick(double seconds);
  [[nodiscard]] double clock() const;         ///< seconds since the world was made
  [[nodiscard]] std::uint64_t ticks() const;  ///< how many passes have run

  // The same tick in parts, for hosts with threads; the library starts none. The ranges depend on the world
  // alone and do not touch one another: whichever threads run them, in whichever order, bits and events are
  // those of tick.
  //
  //   std::size_t ranges = 0;
  //   world.plan_tick(seconds, ranges);
  //   parallel_for(ranges, [&](std::size_t i) { world.run_range(i, worker_of_this_thread()); });
  //   if (ranges > 0) world.finish_tick();

  /// Begins a tick, and says how many ranges to run; 0: nothing is due, or the outcome is what tick would
  /// return. Do not call finish_tick after 0.
  Outcome plan_tick(double seconds, std::size_t& ranges);
  /// Runs one range, each exactly once; at the same time only with different workers. Never allocates.
  void run_range(std::size_t range, TickWorker& worker);
  /// When all ranges have run: puts their events in order.
  void finish_tick();

  // --- Objects

  /// Creates an object; an existing one of the same guid is deleted first. If its Setup or motion table is
  /// not loaded, AssetMissing is reported and the object stays without motion until refresh finds it. Not
  /// possible, with nothing deleted: guid 0 (BadArgument), LimitExceeded at WorldOptions::max_objects, and in
  /// WebAssembly when the module has not the memory.
  Outcome create_object(Guid guid, const ObjectParameters& parameters);
  /// Notifies all objects that watch it.
  Outcome delete_object(Guid guid);

  [[nodiscard]] bool contains(Guid guid) const;
  [[nodiscard]] std::size_t size() const;
  /// The guid of the i-th object in ascending order; 0 past the end.
  [[nodiscard]] Guid guid_at(std::size_t i) const;
  /// Makes room for that many objects, so that creating them allocates less. LimitExceeded, in WebAssembly
  /// alone: the module has not the memory.
  Outcome reserve(std::size_t objects);

  [[nodiscard]] ObjectFacts facts(Guid guid) const;
  Outcome set_facts(Guid guid, const ObjectFacts& facts);
  /// Replaces the weenie and issues the current movement again with its facts. retail: SetWeenieObject
  /// (core 7.13)
  Outcome set_weenie(Guid guid, const WeenieFacts& weenie);

  [[nodiscard]] ObjectState state(Guid guid) const;
  /// The name that a CreateObject gave it, as sent, in the client's 8-bit encoding; empty when none did. The
  /// first 255 bytes are kept. The view is good until the next call that is not const.
  [[nodiscard]] std::string_view name(Guid guid) const;
  /// What the object wears: as CreateObject and ObjDescEvent have described it, or as set. Null when nothing
  /// was said, or there is no such object. It is good until the next call that is not const. looks.hpp makes
  /// of it what the body shows.
  [[nodiscard]] const Appearance* appearance(Guid guid) const;
  /// BadArgument or LimitExceeded for what no message could hold (see encode_appearance). A change is
  /// reported (AppearanceChanged). Nothing that moves depends on it, so it is not part of state_hash.
  Outcome set_appearance(Guid guid, const Appearance& appearance);
  /// The states of many objects, each `stride` bytes after the one before; a stride that is smaller than a
  /// state or not a multiple of its alignment is a programming error. Returns how many of them exist; the
  /// states of the others have guid 0.
  std::size_t read_states(ObjectState* out, std::span<const Guid> guids,
                          std::size_t stride = sizeof(ObjectState)) const;
  /// The positions alone.
  std::size_t read_positions(Position* out, std::span<const Guid> guids,
                             std::size_t stride = sizeof(Position)) const;

  /// Metres between the surfaces of two objects by their own sizes; negative when they overlap. Infinity when
  /// one is not there. retail: Position::cylinder_distance (managers 5.3)
  [[nodiscard]] float distance_between(Guid a, Guid b) const;

  /// Binds assets that were loaded since the last call to objects that lacked them; those go on with what
  /// they do. Returns how many objects changed.
  std::size_t refresh();

  // --- Motions. params.context_id comes back with the events of the motion.

  /// A key press and its release. retail: CPhysicsObj::DoMotion, StopMotion
  Outcome do_motion(Guid guid, Command motion, const MovementParameters& params = {});
  Outcome stop_motion(Guid guid, Command motion, const MovementParameters& params = {});
  Outcome stop_completely(Guid guid);
  /// The whole state of the keys at once.
  Outcome apply_raw_state(Guid guid, const RawMotionState& state);
  /// A movement state and its actions, as the network brings them. `autonomous`: it is the object's own
  /// doing, as its message says, and not the server's (effects AU-6).
  Outcome apply_interpreted_state(Guid guid, const InterpretedMotionState& state,
                                  std::span<const MotionAction> actions = {}, bool autonomous = false);
  /// Jumps. `extent` is how far the jump is charged; it is clamped to 0 to 1.
  Outcome jump(Guid guid, float extent);

  // --- Moves. params.context_id comes back with MoveFinished.

  /// Walks or runs to another object; refused with MotionError::NoObject when `target` is not in the world.
  /// retail: MoveToManager
  Outcome move_to_object(Guid guid, Guid target, const MovementParameters& params = {});
  /// The same for a target outside the world, of which the host knows: see update_target.
  Outcome move_to_object(Guid guid, const TargetSnapshot& target, const MovementParameters& params = {});
  Outcome move_to_position(Guid guid, const Position& position, const MovementParameters& params = {});
  Outcome turn_to_object(Guid guid, Guid target, const MovementParameters& params = {});
  /// To params.desired_heading, in degrees.
  Outcome turn_to_heading(Guid guid, const MovementParameters& params);
  Outcome cancel_move(Guid guid);
  /// Updates the position of a target outside the world, as often as the host likes; lose_target ends the
  /// watch. Both are accepted whether or not the object watches that target.
  Outcome update_target(Guid guid, const TargetSnapshot& target);
  Outcome lose_target(Guid guid, Guid target, TargetStatus status);

  /// Stays at another object for at most a second; refused with MotionError::NoObject when `target` is not in
  /// the world. retail: StickyManager
  Outcome stick_to(Guid guid, Guid target);
  Outcome unstick(Guid guid);
  /// Moves smoothly to a place. `keep_heading`: without turning. retail: InterpolationManager
  Outcome interpolate_to(Guid guid, const Position& position, bool keep_heading = false);
  Outcome stop_interpolating(Guid guid);
  /// Slows the body beyond `constraint_start` metres of path from a place and holds it at `constraint_max`.
  /// retail: ConstraintManager
  Outcome constrain_to(Guid guid, const Position& position, float constraint_start, float constraint_max);
  Outcome unconstrain(Guid guid);

  // --- Facts on which the client acts at once

  /// Moves, sticking, interpolation and the constraint end, and watchers are notified.
  Outcome teleport(Guid guid, const Position& position);
  Outcome set_ground_contact(Guid guid, bool contact, bool walkable);
  Outcome set_velocity(Guid guid, Vec3 velocity);        ///< world axes; at most 50 m/s
  Outcome set_local_velocity(Guid guid, Vec3 velocity);  ///< the body's axes; at most 50 m/s
  Outcome set_omega(Guid guid,
                    Vec3 omega);   ///< world axes; radians per second, or as ObjectState::omega says
  Outcome enter_world(Guid guid);  ///< drops link animations and wakes the body
  Outcome exit_world(Guid guid);   ///< ends every waiting motion and the stick; notifies watchers
  /// The object is held by another at a location of that one's Setup (parent 0: in a pack), and not in the
  /// world by itself. The parent may be created later. `placement`: the frame that an object without
  /// animations shows.
  Outcome attach(Guid guid, Guid parent, std::uint32_t location = 0, std::uint32_t placement = 0);
  /// 0: none. NotFound: the table is not loaded.
  Outcome set_motion_table(Guid guid, ObjectId motion_table);

  // --- Own collision, for objects whose ground is Ground::Host: after tick, for each of the planned steps

  /// The steps that bring the body to the world's clock. None: nothing is due, the body is held, frozen,
  /// static or not in the world, or there is no such object.
  StepPlan plan_steps(Guid guid);
  /// Plays the animation, proposes where the body goes and fires hooks. `quantum` is in seconds, above 0 and
  /// at most limits::kTick. NotNow: the body is asleep or not in the world. Call end_step only after a step
  /// that was accepted.
  Outcome begin_step(Guid guid, double quantum, Frame& proposed);
  /// Moves the body to where the answer says. NotNow: no step of the body was ever begun.
  Outcome end_step(Guid guid, const StepAnswer& answer);

  // --- Scripts. Each object plays one after the other (effects PS-2).

  /// Plays a physics script when those before it have ended. An object outside the world plays nothing, and
  /// that is accepted. NotFound: the script is not loaded, or has nothing to play.
  Outcome play_script(Guid guid, ObjectId script);
  /// The same for a type of the object's script table; `mod` chooses among its entries (effects PS-9).
  Outcome play_script_type(Guid guid, std::uint32_t type, float mod = 1.0f);
  /// The same for the type that ObjectEffects names.
  Outcome play_default_script(Guid guid);

  // --- Poses

  /// Where the parts of an object are; see PoseOptions and PoseBuffer. Returns how many parts were written. A
  /// held object is shown where its holder's hand is. The buffer must pass check_pose_buffer: nothing is
  /// written otherwise.
  std::size_t write_pose(const PoseBuffer& out, Guid guid, const PoseOptions& options = {}) const;
  /// Of many objects, in the order given; counts[i] becomes the number of parts written for guids[i]. Both
  /// spans are equally long. Several threads may each do a part of the list.
  Status write_poses(const PoseBuffer& out, std::span<std::uint32_t> counts, std::span<const Guid> guids,
                     const PoseOptions& options = {}) const;
  /// Where a body is drawn between ticks: smooth where the simulation moves in steps of whole key frames.
  /// Seconds as PoseOptions::seconds_since_tick. Without such an object, a default Position.
  [[nodiscard]] Position display_position(Guid guid, double seconds_since_tick) const;
  /// The same for many, in the order of `guids`, into memory of the caller: `stride` bytes from one to the
  /// next, a multiple of 4. Returns how many of the objects are there.
  std::size_t read_display_positions(Position* out, std::span<const Guid> guids, double seconds_since_tick,
                                     std::size_t stride = sizeof(Position)) const;

  /// How the parts are shown, as hooks have left them: the first parts, as many as there is room for. Returns
  /// how many were written.
  std::size_t read_part_looks(Guid guid, std::span<PartLook> out) const;

  // --- Events

  /// What happened since clear_events, in order. The span is valid until the next call of a verb, tick or
  /// clear_events.
  [[nodiscard]] std::span<const Event> events() const;
  [[nodiscard]] EventsOf events_of(Guid guid) const { return {events(), guid}; }
  [[nodiscard]] std::uint64_t dropped_events() const;  ///< that found no room since clear_events
  void clear_events();
  /// The fields of a hook that an event names. NotFound when its animation or script is not loaded, or has no
  /// such hook.
  [[nodiscard]] Result<HookFields> hook_fields(const HookSource& source) const;

  // --- Sounds. Those of hooks come with the hook's event, those of messages as SoundHeard. For hosts that
  // choose anew:

  /// What a Sound, SoundTable or SoundTweaked hook of an object plays, out of the object's own sound table
  /// (effects SN-10). Nothing: silence, another type of hook, or no such hook or object.
  [[nodiscard]] std::optional<SoundChoice> resolve_sound(Guid guid, const HookSource& hook, SoundDice& dice,
                                                         SoundPick how = SoundPick::Retail) const;
  [[nodiscard]] std::optional<SoundChoice> resolve_sound(Guid guid, const HookSource& hook,
                                                         const SoundChance& chance,
                                                         SoundPick how = SoundPick::Retail) const;
  /// The same for a sound type.
  [[nodiscard]] std::optional<SoundChoice> resolve_sound(Guid guid, std::uint32_t sound_type,
                                                         const SoundChance& chance,
                                                         SoundPick how = SoundPick::Retail) const;

 private:
  friend struct WorldAccess;
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace acm
