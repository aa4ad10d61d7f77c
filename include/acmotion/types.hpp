// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

/// Ids, vectors, frames and positions: plain data that all other headers share.
///
/// Axes: x is east, y is north, z is up; right-handed. Lengths are metres, times seconds, rates per second.
namespace acm {

/// The game's id of an object: from 0x50000001 for players, from 0x70000000 for objects placed with the
/// landscape, from 0x80000000 for objects created at run time. 0 names nothing.
using Guid = std::uint32_t;

/// Id of a record in the game's data files; its high byte gives the type. 0 names nothing.
using ObjectId = std::uint32_t;

/// What kind of record an id names.
enum class ObjectType : std::uint8_t {
  Unknown,
  GfxObj,
  Setup,
  Animation,
  Palette,
  SurfaceTexture,
  RenderSurface,
  Surface,
  MotionTable,
  Wave,
  PaletteSet,
  ClothingTable,
  GfxObjDegradeInfo,
  SoundTable,
  ParticleEmitterInfo,
  PhysicsScript,
  PhysicsScriptTable,
  Iteration,  ///< the record 0xFFFF0001 that every container holds
};

/// The type follows from the id alone.
ObjectType object_type(ObjectId id);

/// Lower-case name with dashes, as the tools use it ("motion-table"). Never null.
const char* to_string(ObjectType type);

/// Cell id 0xXXYYCCCC: landblock column and row, and the cell within (1 to 64 outdoors, from 0x100 indoors).
using CellId = std::uint32_t;

/// A motion command: class bits in the high byte, ordinal in the low word. commands.hpp names all of them.
using Command = std::uint32_t;

/// The time of what never comes.
inline constexpr double kNever = std::numeric_limits<double>::infinity();

/// Bytes that a function reads; it keeps no reference to them unless it says so.
using Bytes = std::span<const std::byte>;

/// Things in a record or message that retail would not have written but that do no harm. They are kept, so
/// that writing gives the same bytes, and reported.
enum class Oddity : std::uint8_t {
  NonZeroPadding = 1,  ///< an alignment byte is not 0
  LongEncoding = 2,    ///< a number takes more (or fewer) bytes than the client would write
  UnknownFlags = 4,    ///< a flag bit without a known meaning is set
  DuplicateKey = 8,    ///< a key occurs twice in one table
};

/// The set of oddities met in one record or message, and where the first was.
struct Oddities {
  std::uint8_t kinds = 0;          ///< bits of Oddity
  std::uint32_t first_offset = 0;  ///< bytes from the start

  [[nodiscard]] bool has(Oddity oddity) const { return (kinds & static_cast<std::uint8_t>(oddity)) != 0; }
  void add(Oddity oddity, std::uint64_t offset) {
    if (kinds == 0 || offset < first_offset) first_offset = static_cast<std::uint32_t>(offset);
    kinds |= static_cast<std::uint8_t>(oddity);
  }
};

/// Three single-precision numbers: metres, metres per second, or radians per second.
struct Vec3 {
  float x = 0.0f;
  float y = 0.0f;
  float z = 0.0f;

  friend bool operator==(const Vec3&, const Vec3&) = default;
};

/// A rotation, scalar part first as on disk and on the wire. Identity is (1, 0, 0, 0). Files and messages may
/// hold rotations that are not of unit length; they are decoded as they are. One that places a body must be
/// valid: | w^2 + x^2 + y^2 + z^2 - 1 | at most 0.001 (managers 5.6). Hosts' calls refuse others, a Client
/// takes them for the identity, a Server drops the message.
struct Quat {
  float w = 1.0f;
  float x = 0.0f;
  float y = 0.0f;
  float z = 0.0f;

  friend bool operator==(const Quat&, const Quat&) = default;
};

/// A place and an orientation, laid out as on disk (28 bytes).
struct Frame {
  Vec3 origin;
  Quat rotation;

  friend bool operator==(const Frame&, const Frame&) = default;
};
static_assert(sizeof(Frame) == 28, "frames are copied straight from files");

inline constexpr float kBlockLength = 192.0f;  ///< metres along the side of a landblock
inline constexpr float kCellLength = 24.0f;    ///< metres along the side of an outdoor cell

/// A place in the world: the frame is relative to the south-west corner of the cell's landblock. Cell 0
/// counts as landblock (0, 0).
struct Position {
  CellId cell = 0;
  Frame frame;

  friend bool operator==(const Position&, const Position&) = default;
};

/// A standing cylinder, in metres: what counts for how near two bodies are.
struct Cylinder {
  float radius = 0.0f;
  float height = 0.0f;

  friend bool operator==(const Cylinder&, const Cylinder&) = default;
};

/// Bits of a body's physics state word that touch movement; others are kept as they are (core 11.1,
/// wire 3.3).
namespace physics_state {
inline constexpr std::uint32_t kStatic = 0x1;
inline constexpr std::uint32_t kEthereal = 0x4;
inline constexpr std::uint32_t kReportCollisions = 0x8;
inline constexpr std::uint32_t kIgnoreCollisions = 0x10;
inline constexpr std::uint32_t kNoDraw = 0x20;
inline constexpr std::uint32_t kMissile = 0x40;
inline constexpr std::uint32_t kAlignPath = 0x100;
inline constexpr std::uint32_t kGravity = 0x400;
inline constexpr std::uint32_t kLighting = 0x800;
inline constexpr std::uint32_t kHidden = 0x4000;
inline constexpr std::uint32_t kInelastic = 0x20000;
inline constexpr std::uint32_t kHasDefaultAnimation = 0x40000;
inline constexpr std::uint32_t kHasDefaultScript = 0x80000;
inline constexpr std::uint32_t kCloaked = 0x100000;
inline constexpr std::uint32_t kEdgeSlide = 0x400000;
inline constexpr std::uint32_t kSledding = 0x800000;
inline constexpr std::uint32_t kFrozen = 0x1000000;
/// An ordinary creature.
inline constexpr std::uint32_t kDefault = kReportCollisions | kGravity | kLighting | kEdgeSlide;
}  // namespace physics_state

/// Limits on numbers from messages and hosts. Numbers beyond them are refused, and so are those that are not
/// finite. Retail has no such limits; nothing in the game comes near them, and what the engine computes from
/// numbers within them stays finite.
namespace limits {
inline constexpr float kCoordinate = 1e6f;  ///< metres, of a point within its landblock
inline constexpr float kFarthest = 1e7f;    ///< metres: no body gets farther from its landblock by itself
inline constexpr float kVelocity = 1e6f;    ///< metres per second; bodies are held to kMaxVelocity
inline constexpr float kOmega = 1e4f;       ///< radians per second
inline constexpr float kRotation = 10.0f;   ///< each number of a quaternion in a file
inline constexpr float kScale = 1e3f;
inline constexpr float kHeading = 1e6f;   ///< degrees
inline constexpr float kSize = 1e4f;      ///< metres, radii and heights of bodies
inline constexpr float kSkill = 1e6f;     ///< of jumping, from 0 on
inline constexpr float kLoad = 1e6f;      ///< burden over capacity
inline constexpr double kTick = 86400.0;  ///< seconds of one World::tick, and of intervals
inline constexpr double kClock = 1e12;    ///< seconds: later, World::tick refuses
}  // namespace limits

/// Who moves a player (managers LP-10).
namespace autonomy {
inline constexpr std::uint8_t kServer = 0;    ///< the server alone; keys are only asked for
inline constexpr std::uint8_t kFollowed = 1;  ///< the client, but it follows the positions of the server
inline constexpr std::uint8_t kClient = 2;    ///< the client: normal play

/// Whether there is such a level.
constexpr bool is_level(std::uint32_t level) {
  return level <= kClient;
}
}  // namespace autonomy

/// From the landblock of one cell to that of another; zero within one landblock. z is always 0.
Vec3 block_offset(CellId from, CellId to);

/// The vector from p1 to p2 in metres, across landblocks. retail: Position::get_offset (managers 5.2)
Vec3 offset(const Position& p1, const Position& p2);

/// Length of that offset, in three dimensions.
float distance(const Position& p1, const Position& p2);

/// Heading from p1 to p2 in degrees; 0 when they are closer than 0.0002 m as seen from above.
/// retail: Position::heading (managers 5.4)
float heading_between(const Position& p1, const Position& p2);

/// Headings are degrees in [0, 360): 0 is +Y (north), 90 is +X (east), clockwise (managers 5.4).
float heading_of(const Frame& f);

/// Faces f to a heading. Roll is lost and pitch shrinks each time (QUIRK, managers 5.4). retail:
/// Frame::set_heading
void set_heading(Frame& f, float degrees);

/// f followed by a, with a given in f's local axes. retail: Frame::combine (core 2.7)
Frame combine(const Frame& f, const Frame& a);

/// Moves an outdoor position whose origin has left its landblock into the cell where it lies. Returns false,
/// with the cell set to 0, when that is outside the map. retail: LandDefs::adjust_to_outside (managers 5.1)
bool adjust_to_outside(Position& p);

}  // namespace acm
