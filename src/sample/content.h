// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/sample.hpp"
#include "assets/animation.h"
#include "assets/clothing_table.h"
#include "assets/gfxobj.h"
#include "assets/gfxobj_degrade_info.h"
#include "assets/motion_table.h"
#include "assets/palette.h"
#include "assets/palette_set.h"
#include "assets/particle_emitter_info.h"
#include "assets/physics_script.h"
#include "assets/physics_script_table.h"
#include "assets/render_surface.h"
#include "assets/setup.h"
#include "assets/sound_table.h"
#include "assets/surface.h"
#include "assets/surface_texture.h"
#include "assets/wave.h"

#include <vector>

namespace acm::sample {

/// Collects the encoded objects of the sample.
class Content {
 public:
  void add(const Animation& animation) { add(animation.id, write_animation(animation)); }
  void add(const ClothingTable& table) { add(table.id, write_clothing_table(table)); }
  void add(const GfxObj& mesh) { add(mesh.id, write_gfxobj(mesh)); }
  void add(const GfxObjDegradeInfo& info) { add(info.id, write_gfxobj_degrade_info(info)); }
  void add(const MotionTable& table) { add(table.id(), write_motion_table(table)); }
  void add(const Palette& palette) { add(palette.id, write_palette(palette)); }
  void add(const PaletteSet& set) { add(set.id, write_palette_set(set)); }
  void add(const ParticleEmitterInfo& info) { add(info.id, write_particle_emitter_info(info)); }
  void add(const PhysicsScript& script) { add(script.id, write_physics_script(script)); }
  void add(const PhysicsScriptTable& table) { add(table.id, write_physics_script_table(table)); }
  void add(const RenderSurface& image) { add(image.id, write_render_surface(image)); }
  void add(const Setup& setup) { add(setup.id, write_setup(setup)); }
  void add(const SoundTable& table) { add(table.id, write_sound_table(table)); }
  void add(const Surface& surface) { add(surface.id, write_surface(surface)); }
  void add(const SurfaceTexture& texture) { add(texture.id, write_surface_texture(texture)); }
  void add(const Wave& wave) { add(wave.id, write_wave(wave)); }

  /// Everything, ascending by id.
  [[nodiscard]] std::vector<SampleObject> take() &&;

 private:
  void add(ObjectId id, Vector<std::byte> bytes) { objects_.push_back({id, std::move(bytes)}); }

  std::vector<SampleObject> objects_;
};

// One function per subject.
void add_palettes(Content& content);
void add_textures(Content& content);
void add_surfaces(Content& content);
void add_particles(Content& content);
void add_sounds(Content& content);
void add_scripts(Content& content);
void add_props(Content& content);
void add_mannequin(Content& content);
void add_clothes(Content& content);
void add_beast(Content& content);
void add_door(Content& content);

}  // namespace acm::sample
