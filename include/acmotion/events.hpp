// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/hooks.hpp"
#include "acmotion/messages.hpp"
#include "acmotion/motions.hpp"
#include "acmotion/types.hpp"

#include <cstdint>
#include <span>
#include <type_traits>

/// What happens to the objects of a World, in the order in which the client would have called back. Plain
/// data of a fixed size; nothing points into assets.
namespace acm {

/// A motion has left the queue.
struct MotionDoneEvent {
  Command motion;
  bool success;                   ///< false: it was abandoned, not finished
  std::uint32_t context_id;       ///< that the host gave the motion
  std::uint32_t move_context_id;  ///< that the host gave the move which made the motion; 0: no move did
};

/// A move requested a motion that was refused. For motions that the host requests, the call returns the code
/// instead.
struct MotionRefusedEvent {
  Command motion;
  MotionError code;
  std::uint32_t context_id;
  std::uint32_t move_context_id;
};

/// A hook fires. The world executes it (effects HK-10); World::hook_fields gives its fields.
struct HookEvent {
  HookType type;
  HookSource source;
  std::uint32_t order;       ///< its index among the hooks of this step; 0 for a hook of a script
  std::uint32_t context_id;  ///< of the motion whose animation it stands in, or whose hook called the script
  std::uint32_t move_context_id;  ///< of the move which made that motion
  ObjectId wave;  ///< of a Sound, SoundTable or SoundTweaked hook: what is heard, 0 for nothing
  float volume;   ///< of that wave: 1 is full volume, and it may exceed 1
  float scale;    ///< of the body: radius and height of an Attack are multiplied by it
};

/// The body was given a velocity, in its own axes: it leaves the ground.
struct VelocitySetEvent {
  Vec3 local_velocity;  ///< metres per second
};

/// A move to a place, object or heading has ended, and the body has stopped.
struct MoveFinishedEvent {
  MotionError code;  ///< None: it arrived
  std::uint32_t context_id;
};

/// The body begins, or ceases, to stick to another.
struct StickEvent {
  Guid target;
};

/// Interpolation has fallen behind: the body jumps to where it should be (managers IN-8).
struct BlippedEvent {
  Position to;
  float distance;  ///< metres
};

/// The state of a watched target (managers TG-3).
enum class TargetStatus : std::uint8_t {
  Undefined,
  Ok,
  ExitWorld,
  Teleported,
  Contained,
  Parented,
  TimedOut
};

/// The watched object is gone, has teleported, or has sent no update for too long.
struct TargetLostEvent {
  Guid target;
  TargetStatus status;
};

/// Which limit made the engine refuse or leave out something.
enum class Limit : std::uint8_t {
  SequenceNodes,       ///< older links ended to make room for the newest motion, or it was refused
  PendingMotions,      ///< older motions were completed early, or ended, to make room for the newest
  Actions,             ///< as SequenceNodes, or the action was not recorded
  Modifiers,           ///< the motion was refused, or a modifier was lost
  Hooks,               ///< `count` hooks of one step were left out
  ManagerBlocks,       ///< a move, stick, constraint or interpolation was refused
  InterpolationNodes,  ///< the oldest queued position was dropped
  Wraps,               ///< the rest of a step's time was dropped: its animations wrapped too often
  Speed,               ///< a speed was brought down to WorldOptions::max_speed or ServerRules::max_key_speed
  Travel,              ///< a client's position was refused: farther than ServerRules::travel_speed allows
  Objects,  ///< an object was not created, or dressed: there are max_objects, or there is no memory for it
  Ramps,    ///< in a tick a change over time or a delayed script was refused; else the oldest was dropped
  Scripts,  ///< in a tick a script was refused; else the oldest that waits was dropped for the newest
  ScriptHooks,  ///< scripts that called one another without end were ended, after `count` hooks
  Children,     ///< an object holds more than 1,024 others: the oldest plays no scripts
  Rotation,     ///< a rotation that a message gave a body was not of length 1: it counts as the identity
};
/// Reported when an object first reaches a limit since the end of the last tick, so at most once for each
/// object and tick, whatever other limits it reaches. Objects that are not there (Limit::Objects) count as
/// one.
struct LimitReachedEvent {
  Limit limit;
  std::uint32_t count;  ///< of hooks that first time, for Hooks and ScriptHooks; otherwise 1
};

/// The object was created, but its Setup or its motion table is not loaded.
struct AssetMissingEvent {
  ObjectId id;
};

/// A sound message is heard: the object's sound table had a wave for it (effects SN-12). Sounds of hooks are
/// not among these: they come with the hook's event.
struct SoundHeardEvent {
  std::uint32_t sound_type;
  ObjectId wave;
  float volume;       ///< the message's, above 0; may exceed 1
  Position position;  ///< of the object when the message was applied; of a held one, where it is held
};

/// A motion or move exceeded its maximum possible duration. Nothing is done about it.
struct StalledEvent {
  bool is_move;              ///< a move; otherwise the first motion of the queue
  Command motion;            ///< of the queue, or the move's command: 0 while it waits for its target
  std::uint32_t animations;  ///< that the motion still waits for
  float age;                 ///< seconds since it was first seen
};

/// A deferred message was not applied when its object was created. For other messages, the call that receives
/// them returns the reason.
struct MessageNotAppliedEvent {
  std::uint32_t opcode;  ///< the message's number, a wire::Opcode
  CheckReason reason;
  bool movement_only;  ///< the rest of the message was applied
};

enum class EventType : std::uint8_t {
  MotionDone,       ///< motion_done
  MotionRefused,    ///< motion_refused
  Hook,             ///< hook
  VelocitySet,      ///< velocity_set
  GroundLeft,       ///< no fields
  GroundHit,        ///< no fields
  MoveFinished,     ///< move_finished
  Stuck,            ///< stick
  Unstuck,          ///< stick
  Blipped,          ///< blipped
  TargetLost,       ///< target_lost
  LimitReached,     ///< limit_reached
  ObjectCreated,    ///< no fields
  ObjectDeleted,    ///< no fields
  AssetMissing,     ///< asset_missing
  ControlLost,      ///< no fields; the server decides what the local player does (managers LP-50 to LP-54)
  ControlRegained,  ///< no fields
  Stalled,          ///< stalled
  SoundHeard,       ///< sound_heard
  /// No fields; World::appearance says what the object wears now. A new object's is not reported.
  AppearanceChanged,
  MessageNotApplied,  ///< message_not_applied
  /// No fields, and object 0: a Client defers messages because nothing has named its player. Reported for the
  /// first of them. ClientOptions::expects_player is for spectators.
  WaitsForPlayer,
};

/// "MotionDone". Never null.
const char* to_string(EventType type);
const char* to_string(Limit limit);
const char* to_string(TargetStatus status);

struct Event {
  double time = 0.0;  ///< the object's clock, in seconds of the world
  Guid object = 0;
  EventType type = EventType::ObjectCreated;
  union {
    MotionDoneEvent motion_done;
    MotionRefusedEvent motion_refused;
    HookEvent hook;
    VelocitySetEvent velocity_set;
    MoveFinishedEvent move_finished;
    StickEvent stick;
    BlippedEvent blipped;
    TargetLostEvent target_lost;
    LimitReachedEvent limit_reached;
    AssetMissingEvent asset_missing;
    StalledEvent stalled;
    SoundHeardEvent sound_heard;
    MessageNotAppliedEvent message_not_applied;
  };

  Event() : asset_missing{} {}
};
static_assert(sizeof(Event) <= 64 && std::is_trivially_copyable_v<Event>);

/// Calls `visitor(event, fields)` with the fields of the event's type, or `visitor(event)` when it has none.
/// A visitor has an overload for each type it cares about and a generic one for the rest:
///
///   struct Log {
///     void operator()(const Event& e, const HookEvent& hook);
///     void operator()(const Event& e, const auto&...) {}
///   };
template <class Visitor>
decltype(auto) visit(const Event& e, Visitor&& visitor) {
  switch (e.type) {
    case EventType::MotionDone: return visitor(e, e.motion_done);
    case EventType::MotionRefused: return visitor(e, e.motion_refused);
    case EventType::Hook: return visitor(e, e.hook);
    case EventType::VelocitySet: return visitor(e, e.velocity_set);
    case EventType::MoveFinished: return visitor(e, e.move_finished);
    case EventType::Stuck:
    case EventType::Unstuck: return visitor(e, e.stick);
    case EventType::Blipped: return visitor(e, e.blipped);
    case EventType::TargetLost: return visitor(e, e.target_lost);
    case EventType::LimitReached: return visitor(e, e.limit_reached);
    case EventType::AssetMissing: return visitor(e, e.asset_missing);
    case EventType::Stalled: return visitor(e, e.stalled);
    case EventType::SoundHeard: return visitor(e, e.sound_heard);
    case EventType::MessageNotApplied: return visitor(e, e.message_not_applied);
    case EventType::GroundLeft:
    case EventType::GroundHit:
    case EventType::ObjectCreated:
    case EventType::ObjectDeleted:
    case EventType::ControlLost:
    case EventType::ControlRegained:
    case EventType::WaitsForPlayer:
    case EventType::AppearanceChanged: break;
  }
  return visitor(e);
}

/// The events of one object, for a range-based for.
class EventsOf {
 public:
  class Iterator {
   public:
    Iterator(const Event* at, const Event* end, Guid object) : at_(at), end_(end), object_(object) { skip(); }
    const Event& operator*() const { return *at_; }
    Iterator& operator++() {
      ++at_;
      skip();
      return *this;
    }
    bool operator==(const Iterator& other) const { return at_ == other.at_; }

   private:
    void skip() {
      while (at_ != end_ && at_->object != object_) ++at_;
    }
    const Event* at_;
    const Event* end_;
    Guid object_;
  };

  EventsOf(std::span<const Event> events, Guid object) : events_(events), object_(object) {}
  [[nodiscard]] Iterator begin() const { return {events_.data(), events_.data() + events_.size(), object_}; }
  [[nodiscard]] Iterator end() const {
    const Event* last = events_.data() + events_.size();
    return {last, last, object_};
  }

 private:
  std::span<const Event> events_;
  Guid object_;
};

}  // namespace acm
