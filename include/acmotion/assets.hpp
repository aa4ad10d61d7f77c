// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/appearance.hpp"
#include "acmotion/dat.hpp"
#include "acmotion/host.hpp"
#include "acmotion/result.hpp"
#include "acmotion/types.hpp"

#include <cstdint>
#include <memory>
#include <optional>

/// The game's data, decoded: what objects of a World are made of.
namespace acm {

/// Where other things attach to a body.
struct HoldLocation {
  std::uint32_t key = 0;   ///< 1 right hand, 2 left hand, 3 shield, 4 belt, 5 quiver; files hold others
  std::uint32_t part = 0;  ///< index of the part that holds
  Frame frame;             ///< relative to that part; a rotation that is invalid in the file is the identity
};

/// What a Setup says about a body. Lengths are metres, before the object's scale. 0 as an id: none.
struct SetupFacts {
  ObjectId id = 0;
  float radius = 0.0f;
  float height = 0.0f;
  float step_up_height = 0.0f;
  float step_down_height = 0.0f;
  ObjectId motion_table = 0;
  ObjectId default_animation = 0;
  ObjectId sound_table = 0;
  ObjectId script_table = 0;
  ObjectId default_script = 0;
  Vector<ObjectId> parts;    ///< the model (GfxObj) of each part
  Vector<Vec3> part_scales;  ///< one for each part, or none: all are 1
  Vector<HoldLocation> hold_locations;

  [[nodiscard]] std::uint32_t part_count() const { return static_cast<std::uint32_t>(parts.size()); }
};

/// An object that something needs and that is not there.
struct MissingAsset {
  ObjectId id = 0;
  /// NotFound: nobody has given it; anything else: why it could not be read or decoded.
  Error error;
};

/// How the motion tables of a file number the commands. The catalogue of commands.hpp is that of End of
/// Retail; tables in another numbering are translated when they are loaded.
enum class CommandNumbering : std::uint8_t {
  EndOfRetail,  ///< 1999, and from 2014 on
  Client2013,   ///< August 2000 to December 2013: from 0x10F on three lower
  January2002,  ///< as Client2013, but later emotes stand in another order, of which little is known
  Unknown,      ///< the human table, 0x09000001, is not there or fits none: ids stay as they are
};

/// "End of Retail", "2013", "January 2002", "unknown". Never null.
const char* to_string(CommandNumbering numbering);

/// Decoded objects, loaded by id out of a container, or given one by one.
///
///   Result<Assets> assets = Assets::open(bytes_of_client_portal_dat);
///   if (!assets) return assets.error();
///   if (Status loaded = assets->load_setup(0x02000001); !loaded) return loaded.error();
///
/// Three sources, which may be mixed with `add`:
/// - `open`: a container in memory. `load_…` reads and decodes at once.
/// - `open_piecewise`: a container elsewhere. `load_…` notes what is wanted; `needs` and `supply` go on until
///   nothing is needed any more.
/// - an empty one: `load_…` notes what is wanted, `missing` lists it, `add` brings it.
///
/// Owner: unique; can be moved, not copied. Worlds borrow what it holds, wherever it is moved: it must
/// outlive them. Threads: every const function may run on any number of threads, but none while another
/// function runs. Nothing may be loaded, added or supplied while a world that uses it ticks: load between
/// ticks. Objects that arrive later are bound in place; World::refresh gives them to objects that lacked
/// them. Allocation: functions that are not const or that return vectors allocate. Objects are freed only
/// with the Assets.
class Assets {
 public:
  /// Without a container.
  Assets();
  /// The bytes must outlive this object and must not change; usually they are a mapped file. Reads the
  /// directory; objects are read and decoded when loaded.
  static Result<Assets> open(Bytes container);
  /// The same for one that is open already; its bytes must outlive this object.
  static Assets open(DatFile container);
  /// A container of `file_size` bytes that is read piecewise: first its directory, then what is loaded.
  static Assets open_piecewise(std::uint64_t file_size);
  ~Assets();
  Assets(Assets&&) noexcept;
  Assets& operator=(Assets&&) noexcept;

  /// Adds an object from the bytes of its record, decompressed. They are decoded now and not needed
  /// afterwards. Fails when they cannot be decoded (the error is stored for `missing`), with Unsupported for
  /// a type that the library does not decode, or with Contradiction when the object is already there; it then
  /// stays as it was. An object that failed to decode may be added again.
  Status add(ObjectId id, Bytes bytes);

  /// The numbering that motion tables had, as their ids in the human table 0x09000001 tell it; a container's
  /// is read before any other table, and `add` may bring it at any time before a world uses a table. Commands
  /// that today's numbering does not have keep their class byte and have 0x8000 added to their index, so that
  /// they have no name and hide no other.
  [[nodiscard]] CommandNumbering numbering() const;
  /// How the bytes of `add` are laid out. Those of a container follow its own layout, which this is then.
  void read_as(DatLayout layout);
  /// Leaves the ids of motion tables as files have them. Call it before anything is loaded.
  void keep_command_ids();

  /// Brings everything a creature needs but its looks: the Setup, its motion table and all animations of
  /// that, its default animation, sound table, script table and scripts, and the scripts that these call.
  /// Fails when the Setup itself cannot be loaded, and with WrongType for an id of another type, here and
  /// below; `missing` lists what else is not there. While a container is read piecewise, success means only
  /// that loading has started.
  Status load_setup(ObjectId id);
  /// A motion table with its animations and the scripts that they call.
  Status load_motion_table(ObjectId id);
  /// A script table with its scripts and those that they call. Sound tables name nothing that must be loaded.
  Status load_script_table(ObjectId id);
  /// The looks of a Setup: it and the models of its parts, with their surfaces, textures, images and
  /// palettes, and the models that stand in for them. Images are kept as they are stored. The better of two
  /// images of a texture is often in the high-resolution file: then `missing` lists it, and the other one is
  /// used.
  Status load_model(ObjectId setup);
  /// What load_setup brings, and the particle emitters that hooks of its animations and scripts name, with
  /// their meshes and what these are drawn with.
  Status load_particles(ObjectId setup);
  /// What a body wears: the models, textures and palettes that an appearance names, with all that they need.
  /// Fails only when the container itself is bad; `missing` lists what is not there.
  Status load_appearance(const Appearance& appearance);
  /// A clothing table and its palette sets, all that `wear` and `dress` of looks.hpp need. load_appearance
  /// then brings what is seen of it.
  Status load_clothing(ObjectId clothing_table);
  /// One object, without those that it names. Fails when it cannot be loaded.
  Status load(ObjectId id);

  /// Piecewise: the bytes of the container that are wanted next; nothing when all that was loaded is there.
  [[nodiscard]] std::optional<DatRange> needs() const;
  /// Piecewise: takes them, as DatIndexer::supply does. A programming error when `needs` returns nothing.
  /// Fails when the container itself is bad. An object that cannot be read is listed by `missing`, and
  /// reading goes on.
  Status supply(Bytes bytes);
  /// The directory of the container; null without one, and before it was read.
  [[nodiscard]] const DatIndex* index() const;

  /// What was loaded, or is needed by something that was loaded, and is not there; ascending, each once. What
  /// `needs` still waits for is not listed.
  [[nodiscard]] Vector<MissingAsset> missing() const;

  /// Whether the object was decoded.
  [[nodiscard]] bool contains(ObjectId id) const;
  /// Ids of all decoded objects of a type, ascending.
  [[nodiscard]] Vector<ObjectId> ids(ObjectType type) const;
  /// Fails when the Setup is not there.
  [[nodiscard]] Result<SetupFacts> setup(ObjectId id) const;

  /// Goes up with every object that arrives.
  [[nodiscard]] std::uint64_t generation() const;
  /// Motion tables and Setups that arrived after that generation, or whose animations did; ascending.
  [[nodiscard]] Vector<ObjectId> changed_since(std::uint64_t generation) const;

 private:
  friend struct AssetsAccess;
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace acm
