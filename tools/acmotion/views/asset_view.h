// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/asset_store.h"
#include "inspect/record/record_json.h"

#include <type_traits>

#include "support/json.h"

namespace acm::tool {

class AssetSource;

// Three ways to show an object. The functions of one type stand in a file of their own, <type>_view.cpp.

/// Everything an object holds, exact: what differs in the file differs here. inspect has it of some types.
using acm::json_of;
Json json_of(const GfxObj& gfxobj);
Json json_of(const Palette& palette);
Json json_of(const PaletteSet& set);
Json json_of(const RenderSurface& image);
Json json_of(const Surface& surface);
Json json_of(const SurfaceTexture& texture);
Json json_of(const Wave& wave);

/// The few values that a list shows of an object, in the order of its columns; the same for all of a type.
Json summary_of(const Animation& animation);
Json summary_of(const ClothingTable& table);
Json summary_of(const GfxObj& gfxobj);
Json summary_of(const GfxObjDegradeInfo& info);
Json summary_of(const MotionTable& table);
Json summary_of(const Palette& palette);
Json summary_of(const PaletteSet& set);
Json summary_of(const ParticleEmitterInfo& info);
Json summary_of(const PhysicsScript& script);
Json summary_of(const PhysicsScriptTable& table);
Json summary_of(const RenderSurface& image);
Json summary_of(const Setup& setup);
Json summary_of(const SoundTable& table);
Json summary_of(const Surface& surface);
Json summary_of(const SurfaceTexture& texture);
Json summary_of(const Wave& wave);

/// How much the form for people says of frames.
enum class FrameDetail {
  Hooks,  ///< frames with root motion or hooks
  All     ///< every frame with all its parts
};
struct TextOptions {
  std::uint64_t bytes = 0;  ///< size of the object
  FrameDetail frames = FrameDetail::Hooks;
  const AssetSource* source = nullptr;  ///< where the object comes from; null: not known
};

/// A selection of the fields, for people; json_of has the whole. A test lists what is left out.
void print_text(const Animation& animation, const TextOptions& options);
void print_text(const ClothingTable& table, const TextOptions& options);
void print_text(const GfxObj& gfxobj, const TextOptions& options);
void print_text(const GfxObjDegradeInfo& info, const TextOptions& options);
void print_text(const MotionTable& table, const TextOptions& options);
void print_text(const Palette& palette, const TextOptions& options);
void print_text(const PaletteSet& set, const TextOptions& options);
void print_text(const ParticleEmitterInfo& info, const TextOptions& options);
void print_text(const PhysicsScript& script, const TextOptions& options);
void print_text(const PhysicsScriptTable& table, const TextOptions& options);
void print_text(const RenderSurface& image, const TextOptions& options);
void print_text(const Setup& setup, const TextOptions& options);
void print_text(const SoundTable& table, const TextOptions& options);
void print_text(const Surface& surface, const TextOptions& options);
void print_text(const SurfaceTexture& texture, const TextOptions& options);
void print_text(const Wave& wave, const TextOptions& options);

/// Calls show(object) with the decoded object of this id; false when the store has none.
template <class Show>
bool with_object(const AssetStore& store, ObjectId id, Show&& show) {
  const auto try_type = [&]<class T>(std::type_identity<T>) {
    const Result<const T*> object = store.get<T>(id);
    if (object.ok()) show(*object.value());
    return object.ok();
  };
  return [&]<class... T>(std::type_identity<T>... types) {
    return (try_type(types) || ...);
  }(std::type_identity<Animation>(), std::type_identity<ClothingTable>(), std::type_identity<GfxObj>(),
         std::type_identity<GfxObjDegradeInfo>(), std::type_identity<MotionTable>(),
         std::type_identity<Palette>(), std::type_identity<PaletteSet>(),
         std::type_identity<ParticleEmitterInfo>(), std::type_identity<PhysicsScript>(),
         std::type_identity<PhysicsScriptTable>(), std::type_identity<RenderSurface>(),
         std::type_identity<Setup>(), std::type_identity<SoundTable>(), std::type_identity<Surface>(),
         std::type_identity<SurfaceTexture>(), std::type_identity<Wave>());
}

}  // namespace acm::tool
