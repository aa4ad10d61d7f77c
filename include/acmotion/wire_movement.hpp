// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/commands.hpp"
#include "acmotion/motions.hpp"
#include "acmotion/types.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <variant>

/// The parts that movement messages consist of, as they travel: timestamps, actions, motion states and
/// movement bodies. docs/behaviour/wire.md shows their bytes. Plain data without pointers; nothing here
/// allocates.
namespace acm::wire {

/// Whether a timestamp follows another, with 16-bit wrap-around (serial-number order). Equal is not newer; of
/// two that are exactly 0x8000 apart the smaller number is newer (wire 5.1).
constexpr bool is_newer(std::uint16_t timestamp, std::uint16_t than) {
  const int distance = timestamp > than ? timestamp - than : than - timestamp;
  return distance > 0x7FFF ? timestamp < than : than < timestamp;
}

/// What the timestamps of an object count, in the order of its description (wire 3.4).
enum class Timestamp : std::uint8_t {
  Position = 0,
  Movement = 1,
  State = 2,
  Vector = 3,
  Teleport = 4,
  ServerControl = 5,
  ForcePosition = 6,
  ObjDesc = 7,
  Instance = 8,
};

/// The timestamps of an object: the last ones received, or, on the sending side, the last ones sent.
struct TimestampTable {
  static constexpr std::size_t kCount = 9;

  std::array<std::uint16_t, kCount> values{};  ///< by Timestamp

  [[nodiscard]] std::uint16_t& operator[](Timestamp t) { return values[static_cast<std::size_t>(t)]; }
  [[nodiscard]] std::uint16_t operator[](Timestamp t) const { return values[static_cast<std::size_t>(t)]; }
  /// Adds one, for a sender, and returns the value to send. 0 follows 65535.
  std::uint16_t advance(Timestamp t) { return ++(*this)[t]; }

  friend bool operator==(const TimestampTable&, const TimestampTable&) = default;
};

/// The low 16 bits of a command: an index into the receiver's table of commands (core 1.4). Kept as sent, so
/// that an index past the table survives; `expand_command` gives the whole command.
using CommandIndex = std::uint16_t;

constexpr CommandIndex command_index(Command command) {
  return static_cast<CommandIndex>(command & 0xFFFFu);
}

/// The wire form of a MotionAction: 8 bytes (wire 2).
struct ActionItem {
  static constexpr std::uint16_t kTimestampMask = 0x7FFF;
  static constexpr std::uint16_t kAutonomous = 0x8000;

  CommandIndex command;
  std::uint16_t packed;  ///< the timestamp, and kAutonomous
  float speed;           ///< a multiple of normal speed

  [[nodiscard]] constexpr std::uint16_t timestamp() const { return packed & kTimestampMask; }
  /// Begun by the owner's own input.
  [[nodiscard]] constexpr bool autonomous() const { return (packed & kAutonomous) != 0; }
};

MotionAction unpack(const ActionItem& item, CommandSet set = CommandSet::EndOfRetail);
/// Only 15 bits of the timestamp travel.
ActionItem pack(const MotionAction& action);

/// The actions of one state. Their number travels in five bits.
struct ActionList {
  static constexpr std::uint32_t kCapacity = 31;

  std::uint32_t count = 0;      ///< at most kCapacity
  ActionItem items[kCapacity];  ///< those past the count are not set: clearing them costs as much as decoding

  ActionList() {}

  [[nodiscard]] std::span<const ActionItem> view() const { return {items, count}; }
  /// False, with nothing changed, when the list is full.
  bool push_back(const ActionItem& item) {
    if (count == kCapacity) return false;
    items[count++] = item;
    return true;
  }
};

/// Which fields a sender writes although they hold their defaults.
enum class Sends : std::uint8_t {
  NonDefaults,      ///< none, as retail
  StyleAndForward,  ///< always current_style and forward_command, as ACE does for motions that the server
                    ///< decides (wire 2.1)
};

/// The wire form of an InterpretedMotionState and its actions (wire 2.1): what a body is to do. `flags` says
/// which fields are sent. A field whose bit is clear has its default for the receiver, whatever it holds
/// here; decoding leaves the default in it. `pack` and `unpack` convert.
struct InterpretedMotionStatePack {
  enum Flag : std::uint32_t {
    kCurrentStyle = 0x01,
    kForwardCommand = 0x02,
    kForwardSpeed = 0x04,
    kSidestepCommand = 0x08,
    kSidestepSpeed = 0x10,
    kTurnCommand = 0x20,
    kTurnSpeed = 0x40,
  };
  static constexpr std::uint32_t kFields = 0x7F;
  static constexpr unsigned kCountShift = 7;
  static constexpr std::uint32_t kCountBits = 0x1Fu << kCountShift;
  static constexpr std::uint32_t kUnknownBits = ~(kFields | kCountBits);

  /// Bits of Flag, and unknown ones as received. kCountBits are ignored here: the list decides.
  std::uint32_t flags = 0;
  CommandIndex current_style = command_index(command::kNonCombat);
  CommandIndex forward_command = command_index(command::kReady);
  CommandIndex sidestep_command = 0;
  CommandIndex turn_command = 0;
  float forward_speed = 1.0f;  ///< speeds are multiples of normal speed; negative: the other way
  float sidestep_speed = 1.0f;
  float turn_speed = 1.0f;
  ActionList actions;
  std::uint32_t padding = 0;  ///< the alignment bytes after the last field, as received; the first lowest

  InterpretedMotionStatePack() {}  // so that making one does not clear the list of actions first

  [[nodiscard]] bool sends(Flag flag) const { return (flags & flag) != 0; }
  /// The word that travels: the flags with the number of actions.
  [[nodiscard]] std::uint32_t word() const { return (flags & ~kCountBits) | (actions.count << kCountShift); }
  /// Bytes of alignment that follow the last field, when the state begins at a multiple of four.
  [[nodiscard]] unsigned padding_size() const;
};

/// The state that a receiver gets, with whole commands; `unpack` its actions one by one.
InterpretedMotionState unpack(const InterpretedMotionStatePack& packed,
                              CommandSet set = CommandSet::EndOfRetail);
/// Sets the flags of all fields that differ from their defaults; speeds are compared with 1 bit by bit
/// (core 8.5). Of more than 31 actions the first 31 are sent.
InterpretedMotionStatePack pack(const InterpretedMotionState& state,
                                std::span<const MotionAction> actions = {}, Sends sends = Sends::NonDefaults);

/// The wire form of a RawMotionState and its actions (wire 2.2): what the keys ask for. `flags` as in
/// InterpretedMotionStatePack.
struct RawMotionStatePack {
  enum Flag : std::uint32_t {
    kCurrentHoldKey = 0x001,
    kCurrentStyle = 0x002,
    kForwardCommand = 0x004,
    kForwardHoldKey = 0x008,
    kForwardSpeed = 0x010,
    kSidestepCommand = 0x020,
    kSidestepHoldKey = 0x040,
    kSidestepSpeed = 0x080,
    kTurnCommand = 0x100,
    kTurnHoldKey = 0x200,
    kTurnSpeed = 0x400,
  };
  static constexpr std::uint32_t kFields = 0x7FF;
  static constexpr unsigned kCountShift = 11;
  static constexpr std::uint32_t kCountBits = 0x1Fu << kCountShift;
  static constexpr std::uint32_t kUnknownBits = ~(kFields | kCountBits);

  std::uint32_t flags = 0;  ///< bits of Flag, and unknown ones as received; kCountBits are ignored
  RawMotionState state;     ///< commands travel whole here; a decoded one has defaults for fields not sent
  ActionList actions;

  [[nodiscard]] bool sends(Flag flag) const { return (flags & flag) != 0; }
  /// The word that travels: the flags with the number of actions.
  [[nodiscard]] std::uint32_t word() const { return (flags & ~kCountBits) | (actions.count << kCountShift); }
};

/// The state that a receiver gets: fields that are not sent have their defaults.
RawMotionState unpack(const RawMotionStatePack& packed);
/// As for an interpreted state.
RawMotionStatePack pack(const RawMotionState& state, std::span<const MotionAction> actions = {});

/// A place without a rotation.
struct Origin {
  CellId cell = 0;
  Vec3 point;  ///< metres, relative to the cell's landblock

  [[nodiscard]] Position position() const { return {cell, {point, {}}}; }
};

/// Type 6. The parameters travel in ParametersForm::MoveTo.
struct MoveToObject {
  Guid target = 0;
  Origin origin;  ///< where the target was: for a receiver who does not know it
  MovementParameters parameters;
  float run_rate = 1.0f;
};

/// Type 7. The parameters travel in ParametersForm::MoveTo.
struct MoveToPosition {
  Origin origin;
  MovementParameters parameters;
  float run_rate = 1.0f;
};

/// Type 8. The parameters travel in ParametersForm::TurnTo.
struct TurnToObject {
  Guid target = 0;
  float heading = 0.0f;  ///< degrees: for a receiver who does not know the target
  MovementParameters parameters;
};

/// Type 9. The parameters travel in ParametersForm::TurnTo.
struct TurnToHeading {
  MovementParameters parameters;
};

/// Types 1 to 5: nothing follows, and clients ignore them (wire 2.3).
struct BareMovement {
  MovementType type = MovementType::StopCompletely;
};

/// What all movement messages share (wire 2.3).
struct MovementBody {
  enum Flag : std::uint8_t {
    kStickToObject = 0x1,     ///< type 0 only: sticky_object is sent
    kStandingLongJump = 0x2,  ///< type 0 only
  };

  std::uint8_t flags = 0;  ///< bits of Flag, and unknown ones as received
  CommandIndex style = command_index(command::kNonCombat);
  /// The first is type 0: the state to be in.
  std::variant<InterpretedMotionStatePack, MoveToObject, MoveToPosition, TurnToObject, TurnToHeading,
               BareMovement>
      content;
  Guid sticky_object = 0;  ///< after the state when kStickToObject is set, and 0 otherwise; 0 names none

  [[nodiscard]] MovementType type() const;
  [[nodiscard]] bool has(Flag flag) const { return (flags & flag) != 0; }
};

/// Static text, such as "MoveToObject". Type 0 is called "Interpreted". Never null.
const char* to_string(MovementType type);

/// How movement parameters are written (managers MP-20, MP-21).
enum class ParametersForm : std::uint8_t {
  MoveTo,  ///< 28 bytes: flags, three distances, speed, threshold, heading
  TurnTo,  ///< 12 bytes: flags, speed, heading
  Whole,   ///< 40 bytes, never on the wire: all ten fields, heading before speed
};

/// Bytes that a form takes.
constexpr std::size_t size_of(ParametersForm form) {
  return form == ParametersForm::MoveTo ? 28 : form == ParametersForm::TurnTo ? 12 : 40;
}

}  // namespace acm::wire
