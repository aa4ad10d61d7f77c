// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/appearance.hpp"
#include "acmotion/assets.hpp"
#include "acmotion/host.hpp"
#include "acmotion/result.hpp"
#include "acmotion/types.hpp"

#include <array>
#include <cstdint>
#include <limits>

/// From clothes to an Appearance, and from an Appearance to what each part of a body shows. Only ids and
/// colours: pixels are read and decoded elsewhere. All functions are const in their assets and allocate.
namespace acm {

// --- Clothes (appearance 6)

/// A thing that is worn.
struct Garment {
  ObjectId clothing_table = 0;  ///< 0x10
  /// Which dye of the table; 0: none, the body keeps its colours.
  std::uint32_t palette_template = 0;
  /// One for each palette set of the dye, 0 to 1; the fourth applies to all further sets. A shade out of
  /// range selects no palette, and the body then keeps its original colours (OD-11).
  std::array<double, 4> shades = {};

  /// The same shade for all.
  static Garment of(ObjectId clothing_table, std::uint32_t palette_template = 0, double shade = 0.0) {
    return {clothing_table, palette_template, {shade, shade, shade, shade}};
  }
};

/// Adds the changes that a garment makes to a body of this Setup, as the client and the servers do (CL-2). A
/// Setup that the clothing table does not list is a success without changes. NotFound, or the reason why it
/// could not be decoded: a table, dye or palette set is not there (Error::object_id names it); BadValue: a
/// texture id is 0; LimitExceeded: a list is full. After any of these, the meshes and textures that could be
/// added stay, and so do the colours before the error. BadValue for a part beyond 255: nothing changes.
Status wear(Appearance& appearance, const Assets& assets, ObjectId setup, const Garment& garment);

/// A body and what it wears.
struct Outfit {
  ObjectId setup = 0;
  /// Base palette, head, face, and the colours of skin, hair and eyes.
  Appearance body;
  Vector<Garment> garments;  ///< the lowest layer first
};

/// A garment that could not be worn as it is described.
struct GarmentFinding {
  std::uint32_t garment = 0;  ///< index into Outfit::garments
  Error error;
};

struct DressedBody {
  Appearance appearance;
  Vector<GarmentFinding> findings;
};

/// The appearance that a server sends for a body: the body's own, then the garments in their order, then
/// every part that nothing covers with its own mesh, since clients keep what is not named (OD-14, OD-8).
/// Fails when the Setup is not loaded.
Result<DressedBody> dress(const Assets& assets, const Outfit& outfit);

// --- What a body shows (OD-8 to OD-14)

/// Why a look does not show everything that its appearance describes.
enum class LookFindingKind : std::uint8_t {
  NoSuchPart,      ///< an entry names a part that the Setup does not have
  MissingMesh,     ///< a mesh is none or not loaded, or its level 0 is not: the part stays as it was (GX-9)
  MissingSurface,  ///< a surface of the mesh is not loaded
  MissingTexture,  ///< a texture is none or not loaded; a change to it has no effect
  MissingImage,    ///< no image of the texture is loaded
  SurfaceHasNoTexture,  ///< a texture change ended at this surface (OD-10)
  MissingPalette,       ///< none or not loaded: no colour is changed (OD-11)
  BadPaletteRange,      ///< it leaves the palette, or this one is too short: no colour is changed
};

/// "a mesh is not loaded". Never null.
const char* to_string(LookFindingKind kind);

struct LookFinding {
  static constexpr std::uint32_t kNoPart = std::numeric_limits<std::uint32_t>::max();

  LookFindingKind kind = LookFindingKind::NoSuchPart;
  std::uint32_t part = kNoPart;  ///< kNoPart: concerns the colours
  ObjectId id = 0;               ///< that is missing or does not fit; 0: none was named

  friend bool operator==(const LookFinding&, const LookFinding&) = default;
};

/// One surface of a part's mesh, as it is shown.
struct LookSurface {
  ObjectId surface = 0;  ///< 0x08: how it is blended and lit
  ObjectId texture = 0;  ///< 0x05; 0: one colour, that of the surface
  ObjectId image = 0;    ///< 0x06, the best one that is loaded; 0: none is
  ObjectId palette = 0;  ///< the image's own; 0: its pixels are colours
};

struct LookPart {
  ObjectId mesh = 0;              ///< of the Setup or of a part change
  ObjectId drawn_mesh = 0;        ///< its level of detail at distance 0 (GX-9); 0: nothing is drawn
  ObjectId original_palette = 0;  ///< of the mesh's first indexed image, before texture changes; 0: none
  bool is_recolored = false;      ///< all its indexed images are drawn with Look::colors (OD-12)
  bool is_marker = false;         ///< the game draws nothing here at any distance (GX-9)
  Vector<LookSurface> surfaces;   ///< as the polygons of the drawn mesh number them
};

/// What a body shows. Plain data; make it again when the appearance or the assets change.
struct Look {
  ObjectId setup = 0;
  Vector<LookPart> parts;
  /// 2,048 colours (ARGB) in place of the base palette; empty: every image keeps its own palette.
  Vector<std::uint32_t> colors;
  Vector<LookFinding> findings;  ///< each once; a look is never refused because of them (CH-4)
};

/// What becomes of meshes that mark places for those who build the world: their degrade records say that
/// nothing is drawn, near or far (GX-9).
enum class Markers : std::uint8_t {
  Hidden,  ///< as in the game
  Shown,
};

/// What a Setup shows with an appearance (OD-8 to OD-12, GX-9). A mesh id stands for a Setup of that one part
/// (SU-4). Fails only when the Setup is not loaded. Load the rest with Assets::load_model and
/// Assets::load_appearance.
Result<Look> make_look(const Assets& assets, ObjectId setup, const Appearance& appearance = {},
                       Markers markers = Markers::Hidden);

}  // namespace acm
