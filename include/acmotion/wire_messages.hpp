// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/appearance.hpp"
#include "acmotion/types.hpp"
#include "acmotion/wire_movement.hpp"

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <variant>

/// The messages of movement, of a body's sounds and scripts, and of looks, one structure each. Timestamps are
/// named after what they count (Timestamp). Padding is kept as received, the first byte lowest, and is 0 from
/// all known senders. Fields whose flag says that they are not sent hold their defaults after decoding and
/// are ignored by encoding.
namespace acm::wire {

/// The first word of a message, or, for messages of clients, the action type in the envelope (wire 1).
enum class Opcode : std::uint32_t {
  PrivateUpdatePosition = 0x02DB,
  PublicUpdatePosition = 0x02DC,
  PositionAndMovement = 0xF619,
  ObjDescEvent = 0xF625,
  CreateObject = 0xF745,
  PlayerCreate = 0xF746,
  DeleteObject = 0xF747,
  UpdatePosition = 0xF748,
  ParentEvent = 0xF749,
  PickupEvent = 0xF74A,
  SetState = 0xF74B,
  UpdateMotion = 0xF74C,
  VectorUpdate = 0xF74E,
  Sound = 0xF750,
  PlayerTeleport = 0xF751,
  PlayScriptId = 0xF754,
  PlayScriptType = 0xF755,
  UpdateObject = 0xF7DB,
  // in the envelope
  Jump = 0xF61B,
  MoveToState = 0xF61C,
  DoMovementCommand = 0xF61E,
  TurnTo = 0xF649,
  StopMovementCommand = 0xF661,
  AutonomyLevel = 0xF752,
  AutonomousPosition = 0xF753,
  JumpNonAutonomous = 0xF7C9,
};

/// First word of the envelope of a client's actions: followed by a running number and the type of the action.
inline constexpr std::uint32_t kGameAction = 0xF7B1;
/// First word of the envelope of a server's events for one player: followed by a guid, a running number and
/// the type. No such event concerns movement.
inline constexpr std::uint32_t kGameEvent = 0xF7B0;

// ---- From the server
// -----------------------------------------------------------------------------------------

/// What a body does from now on (wire 3.1).
struct UpdateMotion {
  static constexpr Opcode kOpcode = Opcode::UpdateMotion;
  static constexpr std::size_t kMaxBytes = 296;  ///< all fields, 31 actions and a sticky object

  Guid guid = 0;
  std::uint16_t instance = 0;
  std::uint16_t movement = 0;
  std::uint16_t server_control = 0;
  std::uint8_t autonomous = 0;  ///< 1: relays the owner's own input; 0: the server decided
  std::uint8_t padding = 0;
  MovementBody body;
  Oddities oddities;
};

/// A place, with fields that a sender may leave out (wire 3.2).
struct PositionPack {
  enum Flag : std::uint32_t {
    kHasVelocity = 0x01,
    kHasPlacement = 0x02,
    kContact = 0x04,  ///< stands on walkable ground
    kNoW = 0x08,      ///< that part of the rotation is 0 and not sent
    kNoX = 0x10,
    kNoY = 0x20,
    kNoZ = 0x40,
  };
  static constexpr std::uint32_t kKnownFlags = 0x7F;

  std::uint32_t flags = kNoX | kNoY | kNoZ;  ///< bits of Flag, and unknown ones as received
  Position position;                         ///< parts of the rotation that were not sent are 0
  Vec3 velocity;                             ///< metres per second, global axes; 0 when not sent
  std::uint32_t placement = 0;  ///< the frame that an object without animations shows; 0 when not sent
  std::uint16_t instance = 0;
  std::uint16_t position_timestamp = 0;
  std::uint16_t teleport = 0;
  std::uint16_t force_position = 0;

  [[nodiscard]] bool has(Flag flag) const { return (flags & flag) != 0; }
  /// Sets the flags of the rotation as retail does: parts that are exactly 0 are not sent.
  void leave_out_zeros();
};

/// Where a body is (wire 3.2).
struct UpdatePosition {
  static constexpr Opcode kOpcode = Opcode::UpdatePosition;
  static constexpr std::size_t kMaxBytes = 68;

  Guid guid = 0;
  PositionPack pack;
  Oddities oddities;
};

/// UpdatePosition and UpdateMotion in one (wire 3.3). Never seen in traffic. The instance is that of the
/// pack.
struct PositionAndMovement {
  static constexpr Opcode kOpcode = Opcode::PositionAndMovement;

  Guid guid = 0;
  PositionPack pack;
  std::uint16_t movement = 0;
  std::uint16_t server_control = 0;
  std::uint8_t autonomous = 0;
  std::uint32_t padding = 0;  ///< three bytes
  MovementBody body;
  Oddities oddities;
};

/// Velocity and turning of a body that flies or jumps (wire 3.3).
struct VectorUpdate {
  static constexpr Opcode kOpcode = Opcode::VectorUpdate;

  Guid guid = 0;
  Vec3 velocity;  ///< metres per second, global axes
  Vec3 omega;     ///< radians per second
  std::uint16_t instance = 0;
  std::uint16_t vector = 0;
};

/// The physics state of a body (wire 3.3).
struct SetState {
  static constexpr Opcode kOpcode = Opcode::SetState;

  Guid guid = 0;
  std::uint32_t physics_state = 0;  ///< bits of physics_state::, and others
  std::uint16_t instance = 0;
  std::uint16_t state = 0;
};

/// An object is held by another from now on (wire 3.3).
struct ParentEvent {
  static constexpr Opcode kOpcode = Opcode::ParentEvent;

  Guid parent = 0;
  Guid child = 0;
  std::uint32_t location = 0;   ///< the parent's hold location: 1 right hand, 2 left hand, 3 shield …
  std::uint32_t placement = 0;  ///< the frame that the child shows
  std::uint16_t parent_instance = 0;
  std::uint16_t child_position = 0;
};

/// An object has left the ground for someone's pack (wire 3.3).
struct PickupEvent {
  static constexpr Opcode kOpcode = Opcode::PickupEvent;

  Guid guid = 0;
  std::uint16_t instance = 0;
  std::uint16_t position = 0;
};

/// Announces a teleport of the local player (wire 3.3).
struct PlayerTeleport {
  static constexpr Opcode kOpcode = Opcode::PlayerTeleport;

  std::uint16_t teleport = 0;
  std::uint16_t padding = 0;
  Oddities oddities;
};

/// An object leaves the client's world (wire 3.5).
struct DeleteObject {
  static constexpr Opcode kOpcode = Opcode::DeleteObject;

  Guid guid = 0;
  std::uint16_t instance = 0;
  bool has_padding = true;  ///< some senders leave it out
  std::uint16_t padding = 0;
  Oddities oddities;
};

/// Names the local player (wire 3.5).
struct PlayerCreate {
  static constexpr Opcode kOpcode = Opcode::PlayerCreate;

  Guid guid = 0;
};

/// A position among a character's properties, such as its lifestone; never moves a body (wire 3.5).
struct PrivateUpdatePosition {
  static constexpr Opcode kOpcode = Opcode::PrivateUpdatePosition;

  std::uint8_t sequence = 0;
  std::uint32_t property = 0;
  Position position;
};

/// The same of another object (wire 3.5).
struct PublicUpdatePosition {
  static constexpr Opcode kOpcode = Opcode::PublicUpdatePosition;

  std::uint8_t sequence = 0;
  Guid guid = 0;
  std::uint32_t property = 0;
  Position position;
};

/// A sound that an object makes, out of its own sound table (effects 7.1).
struct Sound {
  static constexpr Opcode kOpcode = Opcode::Sound;

  Guid guid = 0;
  std::uint32_t sound_type = 0;  ///< a value of sound_type::, or another that the table has
  float volume = 1.0f;           ///< in place of the table's; may exceed 1, and 0 or less is silent
};

/// A script that an object plays, by its id (effects 7.2). Never seen in traffic.
struct PlayScriptId {
  static constexpr Opcode kOpcode = Opcode::PlayScriptId;

  Guid guid = 0;
  ObjectId script = 0;  ///< a PhysicsScript
};

/// A script that an object plays, out of its own script table (effects 7.3).
struct PlayScriptType {
  static constexpr Opcode kOpcode = Opcode::PlayScriptType;

  Guid guid = 0;
  std::uint32_t script_type = 0;  ///< a value of script_type::, or another that the table has; not an id
  float mod = 1.0f;               ///< the first entry of the type whose mod is at least this plays
};

/// The clothes and colours of an object, as bytes (OD-1, OD-2).
struct AppearanceView {
  /// From the version byte to the alignment, a view into the decoded message. Empty is sent as an appearance
  /// without anything in it.
  Bytes bytes;
  std::uint8_t subpalettes = 0;  ///< the counts are for information; encoding sends `bytes`
  std::uint8_t textures = 0;
  std::uint8_t parts = 0;

  /// The entries, added as the client does (OD-4). Never fails for a decoded message. Allocates.
  [[nodiscard]] Result<Appearance> decode() const;
};

/// An object held by the described one.
struct Child {
  Guid guid = 0;
  std::uint32_t location = 0;  ///< as in ParentEvent
};

/// The held objects, a view into the decoded message.
struct ChildList {
  static constexpr std::size_t kBytesEach = 8;

  Bytes bytes;  ///< little-endian words: guid and location of each

  [[nodiscard]] std::size_t size() const { return bytes.size() / kBytesEach; }
  /// i must be less than size(); only builds with assertions check it.
  [[nodiscard]] Child operator[](std::size_t i) const;
};

/// The physical half of an object's description (wire 3.4). Fields whose bit is clear hold their defaults and
/// are not sent.
struct PhysicsDescription {
  enum Flag : std::uint32_t {
    kSetup = 0x1,
    kMotionTable = 0x2,
    kVelocity = 0x4,
    kAcceleration = 0x8,
    kOmega = 0x10,
    kParent = 0x20,
    kChildren = 0x40,
    kScale = 0x80,
    kFriction = 0x100,
    kElasticity = 0x200,
    kSoundTable = 0x800,
    kScriptTable = 0x1000,
    kDefaultScript = 0x2000,
    kScriptIntensity = 0x4000,
    kPosition = 0x8000,
    kMovement = 0x10000,
    kPlacement = 0x20000,  ///< ignored when kMovement is set
    kTranslucency = 0x40000,
  };
  static constexpr std::uint32_t kKnownFlags = 0x7FBFF;

  std::uint32_t flags = 0;  ///< bits of Flag, and unknown ones as received
  std::uint32_t state = 0;  ///< bits of physics_state::, and others
  bool has_body = false;    ///< false under kMovement: a movement of no bytes
  MovementBody body;
  std::uint32_t autonomous = 0;  ///< sent with the body
  std::uint32_t placement = 0;
  Position position;
  ObjectId motion_table = 0;
  ObjectId sound_table = 0;
  ObjectId script_table = 0;
  ObjectId setup = 0;
  Guid parent = 0;
  std::uint32_t parent_location = 0;
  ChildList children;
  float scale = 1.0f;
  float friction = 0.0f;
  float elasticity = 0.0f;
  float translucency = 0.0f;  ///< 0 opaque to 1 invisible
  Vec3 velocity;              ///< metres per second, global axes
  Vec3 acceleration;          ///< metres per second squared
  Vec3 omega;                 ///< radians per second
  std::uint32_t default_script = 0;
  float script_intensity = 0.0f;
  TimestampTable timestamps;
  std::uint16_t padding = 0;

  [[nodiscard]] bool has(Flag flag) const { return (flags & flag) != 0; }
};

/// An object as it appears. Its appearance, children and tail are views into the decoded bytes, which must
/// outlive it.
struct ObjectDescription {
  Guid guid = 0;
  AppearanceView appearance;
  PhysicsDescription physics;
  Bytes tail;  ///< the public weenie description and the rest, not decoded (but see decode_weenie_head)
  Oddities oddities;
};

/// An object comes into the client's world (wire 3.4).
struct CreateObject : ObjectDescription {
  static constexpr Opcode kOpcode = Opcode::CreateObject;
};

/// The same bytes for an object that is known already (wire 1).
struct UpdateObject : ObjectDescription {
  static constexpr Opcode kOpcode = Opcode::UpdateObject;
};

/// An object that is known looks different from now on (wire 3.4). Its appearance is a view into the
/// decoded bytes, which must outlive it.
struct ObjDescEvent {
  static constexpr Opcode kOpcode = Opcode::ObjDescEvent;

  Guid guid = 0;
  AppearanceView appearance;
  std::uint16_t instance = 0;
  std::uint16_t objdesc = 0;
  Oddities oddities;
};

/// The first fields of a description's tail, for display: nothing in the engine depends on them.
struct WeenieHead {
  std::uint32_t flags = 0;
  Bytes name;  ///< as sent, in the client's 8-bit encoding; a view into the tail
  std::uint32_t class_id = 0;
  std::uint32_t icon = 0;
  std::uint32_t item_type = 0;
  std::uint32_t object_flags = 0;
};

// ---- From a client
// ------------------------------------------------------------------------------------------- All of these
// travel in the envelope of an action (wire 1); `action` is its running number.

/// The timestamps that a client last received about its own body, sent back (wire 4).
struct ClientTimestamps {
  std::uint16_t instance = 0;
  std::uint16_t server_control = 0;
  std::uint16_t teleport = 0;
  std::uint16_t force_position = 0;
};

/// The keys have changed (wire 4).
struct MoveToState {
  static constexpr Opcode kOpcode = Opcode::MoveToState;
  static constexpr std::size_t kMaxBytes = 352;  ///< all fields and 31 actions
  enum Contact : std::uint8_t {
    kContact = 0x1,           ///< touches walkable ground
    kStandingLongJump = 0x2,  ///< charges a jump while standing
  };

  std::uint32_t action = 0;
  RawMotionStatePack raw;
  Position position;
  ClientTimestamps timestamps;
  std::uint8_t contact = 0;   ///< bits of Contact, and unknown ones as received
  std::uint32_t padding = 0;  ///< three bytes
  Oddities oddities;

  [[nodiscard]] bool has(Contact bit) const { return (contact & bit) != 0; }
};

/// Where the client's body is (wire 4).
struct AutonomousPosition {
  static constexpr Opcode kOpcode = Opcode::AutonomousPosition;

  std::uint32_t action = 0;
  Position position;
  ClientTimestamps timestamps;
  std::uint8_t contact = 0;   ///< 1: touches walkable ground
  std::uint32_t padding = 0;  ///< three bytes
  Oddities oddities;
};

/// A jump has begun (wire 4).
struct Jump {
  static constexpr Opcode kOpcode = Opcode::Jump;
  /// Which layout: their lengths differ (wire 4).
  enum class Form : std::uint8_t {
    Retail,  ///< with the position: 56 bytes
    Short,   ///< without it, but with an object and a spell after the timestamps: 32 bytes
  };

  std::uint32_t action = 0;
  Form form = Form::Retail;
  float extent = 0.0f;  ///< how far the jump was charged, 0 to 1
  Vec3 velocity;        ///< metres per second, in the body's own axes
  Position position;    ///< retail form only
  ClientTimestamps timestamps;
  Guid object = 0;          ///< short form only
  std::uint32_t spell = 0;  ///< short form only
  Oddities oddities;
};

/// Asks the server for a motion; only at autonomy level 0 (wire 4).
struct DoMovementCommand {
  static constexpr Opcode kOpcode = Opcode::DoMovementCommand;

  std::uint32_t action = 0;
  Command motion = 0;
  float speed = 1.0f;  ///< a multiple of normal speed
  HoldKey hold_key = HoldKey::Invalid;
};

/// Asks the server for the end of a motion; only at autonomy level 0 (wire 4).
struct StopMovementCommand {
  static constexpr Opcode kOpcode = Opcode::StopMovementCommand;

  std::uint32_t action = 0;
  Command motion = 0;
  HoldKey hold_key = HoldKey::Invalid;
};

/// wire 4. Retail clients never send it.
struct TurnTo {
  static constexpr Opcode kOpcode = Opcode::TurnTo;

  std::uint32_t action = 0;
  float heading = 0.0f;  ///< degrees, absolute
  std::uint32_t run = 0;
};

/// Who moves the player: a level of `autonomy` (wire 4).
struct AutonomyLevel {
  static constexpr Opcode kOpcode = Opcode::AutonomyLevel;

  std::uint32_t action = 0;
  std::uint32_t level = autonomy::kClient;
};

/// Asks the server for a jump; only at autonomy level 0 (wire 4).
struct JumpNonAutonomous {
  static constexpr Opcode kOpcode = Opcode::JumpNonAutonomous;

  std::uint32_t action = 0;
  float extent = 0.0f;  ///< as in Jump
};

// ---- All of them
// ---------------------------------------------------------------------------------------------

/// Every message, once: expands `X(Type)` for each. Everything that needs a list of messages is made
/// from this one.
#define ACM_WIRE_MESSAGES(X) \
  X(UpdateMotion)            \
  X(UpdatePosition)          \
  X(VectorUpdate)            \
  X(SetState)                \
  X(ParentEvent)             \
  X(PickupEvent)             \
  X(DeleteObject)            \
  X(PlayerCreate)            \
  X(PlayerTeleport)          \
  X(PositionAndMovement)     \
  X(PrivateUpdatePosition)   \
  X(PublicUpdatePosition)    \
  X(Sound)                   \
  X(PlayScriptId)            \
  X(PlayScriptType)          \
  X(CreateObject)            \
  X(UpdateObject)            \
  X(ObjDescEvent)            \
  X(MoveToState)             \
  X(AutonomousPosition)      \
  X(Jump)                    \
  X(DoMovementCommand)       \
  X(StopMovementCommand)     \
  X(TurnTo)                  \
  X(AutonomyLevel)           \
  X(JumpNonAutonomous)

namespace message_detail {
/// A variant of all types but the first, which stands there for the comma that follows it.
template <class, class... M>
using VariantOf = std::variant<M...>;
}  // namespace message_detail

/// Any of these messages.
#define ACM_WIRE_NEXT_TYPE(M) , M
using Message = message_detail::VariantOf<void ACM_WIRE_MESSAGES(ACM_WIRE_NEXT_TYPE)>;
#undef ACM_WIRE_NEXT_TYPE

/// One of the types of Message.
template <class M>
concept MessageType = requires { M::kOpcode; } && std::is_constructible_v<Message, std::in_place_type_t<M>>;

/// Whether clients send it, in the envelope of an action.
template <class M>
inline constexpr bool kIsClientAction = requires(M m) { m.action; };

}  // namespace acm::wire
