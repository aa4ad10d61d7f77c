// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT

// The sample creatures have every kind of content that users learn and test with.
#include "acmotion/commands.hpp"
#include "acmotion/sample.hpp"
#include "assets/asset_store.h"
#include "assets/clothing.h"
#include "assets/look.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "support/sample_store.h"

namespace acm {
namespace {

using test::sample_store;

constexpr ObjectId kTable = 0x09000001, kBeastTable = 0x09000002, kDoorTable = 0x09000003;

Command named(const char* name) {
  const std::optional<Command> command = find_command(name);
  EXPECT_TRUE(command.has_value()) << name;
  return command.value_or(0);
}

class SampleContent : public testing::Test {
 protected:
  static const BoundTable& bound(ObjectId id) { return **sample_store().bind(id); }
  static const MotionTable& table(ObjectId id = kTable) { return *bound(id).table; }

  static const MotionData* cycle(const char* style, const char* substate, ObjectId id = kTable) {
    return table(id).find_cycle(motion_key(named(style), named(substate)));
  }
  static const MotionData* link(const char* style, const char* from, const char* to, ObjectId id = kTable) {
    return table(id).find_link(motion_key(named(style), named(from)), named(to));
  }
  /// All hooks of a motion.
  static std::vector<Hook> hooks(const MotionData& motion, ObjectId id = kTable) {
    std::vector<Hook> out;
    for (const BoundAnim& anim : bound(id).anims_of(motion))
      out.insert(out.end(), anim.animation->hooks.begin(), anim.animation->hooks.end());
    return out;
  }
  static bool has_hook(const MotionData& motion, std::initializer_list<HookType> types,
                       ObjectId id = kTable) {
    const std::vector<Hook> all = hooks(motion, id);
    return std::any_of(all.begin(), all.end(), [&](const Hook& hook) {
      return std::find(types.begin(), types.end(), hook.type()) != types.end();
    });
  }
  static void for_each_anim(const std::function<void(const MotionData&, const BoundAnim&)>& see) {
    for (const ObjectId id : {kTable, kBeastTable, kDoorTable})
      for (const MotionData& motion : table(id).motions())
        for (const BoundAnim& anim : bound(id).anims_of(motion)) see(motion, anim);
  }
};

constexpr const char* kStyles[] = {"NonCombat", "HandCombat", "SwordCombat", "BowCombat", "Magic"};

TEST_F(SampleContent, the_mannequin_has_a_body_with_places_to_hold_things) {
  const acm::Setup& s = **sample_store().setup(kSampleMannequin);
  EXPECT_GE(s.parts.size(), 17u);
  EXPECT_EQ(s.parents.size(), s.parts.size());
  EXPECT_EQ(s.default_motion_table, kTable);
  EXPECT_NEAR(s.height, 1.8f, 0.1f);
  EXPECT_GT(s.radius, 0.0f);
  EXPECT_GT(s.step_up_height, 0.0f);
  EXPECT_GT(s.step_down_height, 0.0f);
  for (const std::uint32_t key : {parent_location::kRightHand, parent_location::kLeftHand,
                                  parent_location::kShield, parent_location::kBelt})
    EXPECT_NE(s.find_holding_location(key), nullptr) << key;
  EXPECT_EQ(s.find_placement(placement::kDefault)->parts.size(), s.parts.size());
  EXPECT_EQ(s.find_placement(placement::kResting)->key, placement::kResting);
}

TEST_F(SampleContent, every_style_stands_walks_turns_and_sidesteps) {
  EXPECT_EQ(table().default_style(), named("NonCombat"));
  for (const char* style : kStyles) {
    EXPECT_EQ(table().default_substate(named(style)), command::kReady) << style;
    for (const char* substate : {"Ready", "WalkForward", "TurnRight", "SideStepRight"})
      EXPECT_NE(cycle(style, substate), nullptr) << style << " " << substate;
  }
}

TEST_F(SampleContent, the_mannequin_has_every_posture) {
  for (const char* substate : {"Ready", "WalkForward", "RunForward", "TurnRight", "SideStepRight", "Crouch",
                               "Sitting", "Sleeping", "Falling", "Dead", "KneelState", "DrudgeDanceState"})
    EXPECT_NE(cycle("NonCombat", substate), nullptr) << substate;
}

TEST_F(SampleContent, links_go_both_ways) {
  for (const char* substate : {"WalkForward", "RunForward", "Crouch", "Sitting", "Sleeping", "KneelState"}) {
    EXPECT_NE(link("NonCombat", "Ready", substate), nullptr) << substate;
    EXPECT_NE(link("NonCombat", substate, "Ready"), nullptr) << substate;
  }
  EXPECT_NE(link("NonCombat", "WalkForward", "RunForward"), nullptr);
  EXPECT_NE(link("NonCombat", "RunForward", "WalkForward"), nullptr);
  // From any state of a style.
  for (const char* style : kStyles) {
    EXPECT_NE(table().find_link(motion_key(named(style), 0), command::kFalling), nullptr) << style;
    EXPECT_NE(table().find_link(motion_key(named(style), 0), command::kDead), nullptr) << style;
  }
}

TEST_F(SampleContent, core_4_5_some_styles_change_only_through_the_default_style) {
  for (const char* style : {"HandCombat", "SwordCombat", "BowCombat", "Magic"}) {
    EXPECT_NE(link("NonCombat", "Ready", style), nullptr) << style;
    EXPECT_NE(link(style, "Ready", "NonCombat"), nullptr) << style;
  }
  EXPECT_NE(link("HandCombat", "Ready", "SwordCombat"), nullptr);
  EXPECT_NE(link("SwordCombat", "Ready", "HandCombat"), nullptr);
  for (const char* other : {"BowCombat", "Magic"}) {
    EXPECT_EQ(link("SwordCombat", "Ready", other), nullptr) << other;
    EXPECT_EQ(link(other, "Ready", "SwordCombat"), nullptr) << other;
  }
}

TEST_F(SampleContent, core_4_3_walking_backwards_finds_its_links_in_reverse) {
  // At a negative speed Ready to WalkForward is looked up under WalkForward, and under Ready on the way back.
  for (const char* style : kStyles) {
    EXPECT_NE(link(style, "WalkForward", "Ready"), nullptr) << style;
    EXPECT_NE(link(style, "Ready", "WalkForward"), nullptr) << style;
  }
}

TEST_F(SampleContent, core_4_6_turns_and_sidesteps_are_states_at_rest_and_modifiers_in_motion) {
  for (const char* style : kStyles)
    for (const char* substate : {"TurnRight", "SideStepRight"}) {
      EXPECT_EQ(cycle(style, substate)->bits, MotionData::kOnlyFromDefaultState) << style << " " << substate;
      EXPECT_EQ(cycle(style, "WalkForward")->bits, 0) << style;
    }
  const MotionData* turn = table().find_modifier(motion_key(0, command::kTurnRight));
  const MotionData* side = table().find_modifier(motion_key(0, command::kSideStepRight));
  ASSERT_NE(turn, nullptr);
  ASSERT_NE(side, nullptr);
  EXPECT_EQ(turn->omega, cycle("NonCombat", "TurnRight")->omega);
  EXPECT_EQ(side->velocity, cycle("NonCombat", "SideStepRight")->velocity);
  EXPECT_NE(table().find_modifier(motion_key(named("SwordCombat"), command::kTurnRight)), nullptr);
}

TEST_F(SampleContent, core_4_6_postures_of_rest_clear_modifiers) {
  for (const char* substate : {"Crouch", "Sitting", "Sleeping", "Dead", "KneelState"})
    EXPECT_EQ(cycle("NonCombat", substate)->bits, MotionData::kClearsModifiers) << substate;
}

TEST_F(SampleContent, speeds_are_those_that_the_engine_assumes) {
  for (const char* style : kStyles) {
    EXPECT_EQ(cycle(style, "WalkForward")->velocity, (Vec3{0.0f, 3.12f, 0.0f})) << style;
    EXPECT_EQ(cycle(style, "SideStepRight")->velocity, (Vec3{1.25f, 0.0f, 0.0f})) << style;
    EXPECT_EQ(cycle(style, "TurnRight")->omega, (Vec3{0.0f, 0.0f, -1.5f})) << style;
    const MotionData* run = cycle(std::string_view(style) == "Magic" ? "NonCombat" : style, "RunForward");
    EXPECT_EQ(run->velocity, (Vec3{0.0f, 4.0f, 0.0f})) << style;
  }
}

TEST_F(SampleContent, blows_have_attack_and_sound_hooks) {
  const auto expect_blow = [&](const char* style, const char* motion, ObjectId id = kTable) {
    const MotionData* blow = link(style, "Ready", motion, id);
    ASSERT_NE(blow, nullptr) << style << " " << motion;
    EXPECT_TRUE(has_hook(*blow, {HookType::Attack}, id)) << motion;
    EXPECT_TRUE(has_hook(*blow, {HookType::Sound, HookType::SoundTable}, id)) << motion;
  };
  for (const char* motion : {"SlashHigh", "SlashMed", "SlashLow", "BackhandHigh", "BackhandMed",
                             "BackhandLow", "ThrustHigh", "ThrustMed", "ThrustLow", "DoubleSlashMed"})
    expect_blow("SwordCombat", motion);
  for (const char* motion :
       {"PunchFastHigh", "PunchFastMed", "PunchFastLow", "PunchSlowHigh", "PunchSlowMed", "PunchSlowLow"})
    expect_blow("HandCombat", motion);
  expect_blow("NonCombat", "Bite", kBeastTable);
}

TEST_F(SampleContent, arrows_spells_emotes_and_recoils_are_there) {
  const MotionData* shot = link("BowCombat", "Ready", "Shoot");
  ASSERT_NE(shot, nullptr);
  EXPECT_TRUE(has_hook(*shot, {HookType::Sound}));
  for (const char* motion : {"MagicPowerUp01", "MagicPowerUp02", "MagicBlast", "MagicHeal"}) {
    const MotionData* spell = link("Magic", "Ready", motion);
    ASSERT_NE(spell, nullptr) << motion;
    EXPECT_TRUE(has_hook(*spell, {HookType::CreateParticle})) << motion;
  }
  EXPECT_TRUE(has_hook(*link("Magic", "Ready", "MagicBlast"), {HookType::CallScript}));
  for (const char* motion : {"Wave", "BowDeep", "Cheer", "Nod", "Point", "Shrug"})
    EXPECT_NE(link("NonCombat", "Ready", motion), nullptr) << motion;
  for (const char* style : kStyles)
    for (const char* motion : {"Twitch1", "Twitch2", "StaggerBackward", "StaggerForward"})
      EXPECT_NE(link(style, "Ready", motion), nullptr) << style << " " << motion;
}

TEST_F(SampleContent, every_way_of_playing_an_animation_occurs) {
  int with_position_frames = 0, backwards = 0;
  for_each_anim([&](const MotionData&, const BoundAnim& anim) {
    with_position_frames += anim.animation->has_position_frames() ? 1 : 0;
    backwards += anim.framerate < 0.0f ? 1 : 0;
  });
  EXPECT_GT(with_position_frames, 0);
  EXPECT_GT(backwards, 0);
  const auto several = std::count_if(table().motions().begin(), table().motions().end(),
                                     [](const MotionData& m) { return m.anim_count > 1; });
  EXPECT_GE(several, 3);
}

TEST_F(SampleContent, core_2_5_no_hook_stands_where_it_never_fires) {
  int seen = 0;
  for_each_anim([&](const MotionData&, const BoundAnim& anim) {
    const bool backward = anim.framerate < 0.0f;
    const std::int32_t last = backward ? anim.low_frame : anim.high_frame;
    for (const Hook& hook : anim.animation->hooks_of(static_cast<std::uint32_t>(last))) {
      const std::int32_t way = backward ? hook_direction::kBackward : hook_direction::kForward;
      EXPECT_FALSE(hook.direction == hook_direction::kBoth || hook.direction == way)
          << std::hex << anim.animation->id << " last frame " << std::dec << last;
    }
    seen += static_cast<int>(anim.animation->hooks.size());
  });
  EXPECT_GT(seen, 200);
}

TEST_F(SampleContent, every_foot_that_comes_down_has_a_sound) {
  const auto footsteps = [&](const char* style, const char* substate, ObjectId id) {
    std::multiset<std::uint32_t> types;
    for (const Hook& hook : hooks(*cycle(style, substate, id), id))
      if (const auto* sound = std::get_if<SoundTableHook>(&hook.payload)) types.insert(sound->sound_type);
    return types;
  };
  for (const char* style : kStyles)
    for (const char* substate : {"WalkForward", "TurnRight", "SideStepRight"})
      EXPECT_EQ(footsteps(style, substate, kTable), (std::multiset<std::uint32_t>{0x37, 0x38}))
          << style << " " << substate;
  EXPECT_EQ(footsteps("NonCombat", "WalkForward", kBeastTable).size(), 4u);
}

TEST_F(SampleContent, the_beast_is_smaller_and_built_otherwise) {
  const acm::Setup &man = **sample_store().setup(kSampleMannequin),
                   &beast = **sample_store().setup(kSampleBeast);
  EXPECT_LT(beast.height, man.height);
  EXPECT_NE(beast.parts.size(), man.parts.size());
  EXPECT_EQ(beast.default_motion_table, kBeastTable);
  EXPECT_NE(cycle("NonCombat", "WalkForward", kBeastTable)->velocity,
            cycle("NonCombat", "WalkForward")->velocity);
}

TEST_F(SampleContent, the_door_opens_and_shuts_and_lets_pass_in_between) {
  const acm::Setup& door = **sample_store().setup(kSampleDoor);
  EXPECT_EQ(door.parts.size(), 2u);
  EXPECT_EQ(door.default_motion_table, kDoorTable);
  const MotionData* opens = link("NonCombat", "Off", "On", kDoorTable);
  const MotionData* shuts = link("NonCombat", "On", "Off", kDoorTable);
  ASSERT_TRUE(opens != nullptr && shuts != nullptr);
  const auto ethereal = [&](const MotionData& motion, std::int32_t way) {
    for (const Hook& hook : hooks(motion, kDoorTable))
      if (const auto* e = std::get_if<EtherealHook>(&hook.payload); e != nullptr && hook.direction == way)
        return static_cast<int>(e->ethereal);
    return -1;
  };
  EXPECT_EQ(ethereal(*opens, hook_direction::kForward), 1);
  EXPECT_EQ(ethereal(*shuts, hook_direction::kBackward), 0);
}

/// Every id that the sample's objects name.
class References {
 public:
  explicit References(const AssetStore& store) {
    for (const ObjectId id : store.ids(ObjectType::Setup)) of_setup(**store.setup(id));
    for (const ObjectId id : store.ids(ObjectType::GfxObj)) of_mesh(**store.gfxobj(id));
    of_looks(store);
    for (const ObjectId id : store.ids(ObjectType::MotionTable))
      for (const AnimData& anim : (*store.motion_table(id))->anims()) add(anim.animation);
    for (const ObjectId id : store.ids(ObjectType::Animation))
      for (const Hook& hook : (*store.animation(id))->hooks) of_hook(hook);
    for (const ObjectId id : store.ids(ObjectType::PhysicsScript))
      for (const auto& entry : (*store.get<PhysicsScript>(id))->entries) of_hook(entry.hook);
    for (const ObjectId id : store.ids(ObjectType::PhysicsScriptTable))
      for (const auto& effect : (*store.get<PhysicsScriptTable>(id))->effects)
        for (const auto& choice : effect.choices) add(choice.script);
    for (const ObjectId id : store.ids(ObjectType::SoundTable))
      for (const auto& child : (*store.sound_table(id))->root.children)
        for (const auto& entry : child.entries) add(entry.wave);
  }
  [[nodiscard]] const std::set<ObjectId>& ids() const { return ids_; }

 private:
  void add(ObjectId id) {
    if (id != 0) ids_.insert(id);
  }
  void of_setup(const Setup& s) {
    for (const ObjectId part : s.parts) add(part);
    for (const ObjectId id : {s.default_animation, s.default_script, s.default_motion_table,
                              s.default_sound_table, s.default_script_table})
      add(id);
  }
  void of_mesh(const GfxObj& mesh) {
    for (const ObjectId surface : mesh.surfaces) add(surface);
    add(mesh.degrade);
  }
  void of_looks(const AssetStore& store) {
    for (const ObjectId id : store.ids(ObjectType::Surface)) add((*store.surface(id))->texture);
    for (const ObjectId id : store.ids(ObjectType::SurfaceTexture))
      for (const ObjectId image : (*store.get<SurfaceTexture>(id))->images) add(image);
    for (const ObjectId id : store.ids(ObjectType::RenderSurface))
      add((*store.get<RenderSurface>(id))->palette);
    for (const ObjectId id : store.ids(ObjectType::PaletteSet))
      for (const ObjectId palette : (*store.get<PaletteSet>(id))->palettes) add(palette);
    for (const ObjectId id : store.ids(ObjectType::GfxObjDegradeInfo))
      for (const auto& level : (*store.get<GfxObjDegradeInfo>(id))->levels) add(level.gfxobj);
    for (const ObjectId id : store.ids(ObjectType::ParticleEmitterInfo))
      add((*store.get<ParticleEmitterInfo>(id))->mesh);
    for (const ObjectId id : store.ids(ObjectType::ClothingTable)) of_clothes(**store.get<ClothingTable>(id));
  }
  void of_clothes(const ClothingTable& table) {
    for (const auto& base : table.bases) {
      add(base.setup);
      for (const auto& object : base.objects) {
        add(object.mesh);
        for (const auto& texture : object.textures) {
          add(texture.old_texture);
          add(texture.new_texture);
        }
      }
    }
    for (const auto& dye : table.templates)
      for (const auto& effect : dye.palettes) add(effect.palette_set);
  }
  void of_hook(const Hook& hook) {
    if (const auto* sound = std::get_if<SoundHook>(&hook.payload)) add(sound->wave);
    if (const auto* script = std::get_if<CallScriptHook>(&hook.payload)) add(script->script);
    if (const auto* particle = std::get_if<CreateParticleHook>(&hook.payload)) add(particle->emitter_info);
  }
  std::set<ObjectId> ids_;
};

TEST_F(SampleContent, every_object_that_is_named_is_there) {
  std::set<ObjectId> objects;
  for (const SampleObject& o : sample_creatures()) objects.insert(o.id);
  const References references(sample_store());
  EXPECT_GT(references.ids().size(), 200u);
  for (const ObjectId id : references.ids()) EXPECT_TRUE(objects.contains(id)) << std::hex << id;
}

TEST_F(SampleContent, sound_tables_serve_every_type_that_hooks_ask_for) {
  const std::pair<ObjectId, ObjectId> pairs[] = {{kTable, kSampleMannequin}, {kBeastTable, kSampleBeast}};
  for (const auto& [table_id, setup_id] : pairs) {
    const SoundTable& sounds =
        **sample_store().sound_table((*sample_store().setup(setup_id))->default_sound_table);
    for (const MotionData& motion : table(table_id).motions())
      for (const Hook& hook : hooks(motion, table_id))
        if (const auto* sound = std::get_if<SoundTableHook>(&hook.payload)) {
          const SoundTable::Node* node = sounds.find(sound->sound_type);
          ASSERT_NE(node, nullptr) << std::hex << sound->sound_type;
          EXPECT_FALSE(node->entries.empty());
        }
  }
}

TEST_F(SampleContent, textures_have_many_formats_and_all_are_decoded) {
  std::set<PixelFormat> formats;
  std::size_t bytes = 0;
  for (const ObjectId id : sample_store().ids(ObjectType::RenderSurface)) {
    const RenderSurface& image = **sample_store().get<RenderSurface>(id);
    formats.insert(image.format);
    bytes += image.pixels.size();
    EXPECT_EQ(image.pixels.size(), image.expected_bytes()) << std::hex << id;
  }
  EXPECT_EQ(formats, (std::set<PixelFormat>{PixelFormat::R8G8B8, PixelFormat::A8R8G8B8, PixelFormat::R5G6B5,
                                            PixelFormat::P8, PixelFormat::Index16, PixelFormat::Dxt1,
                                            PixelFormat::Dxt5}));
  EXPECT_LT(bytes, 90'000u) << "browsers hold them in memory";
}

TEST_F(SampleContent, cl_2_clothes_change_parts_textures_and_colours) {
  Appearance worn;
  ASSERT_TRUE(wear(worn, sample_store(), kSampleMannequin, Garment::of(kSampleClothes, 2, 0.9)).ok());
  EXPECT_EQ(worn.part_changes.size(), 8u);
  EXPECT_EQ(worn.texture_changes.size(), 7u);
  EXPECT_EQ(worn.sub_palettes.size(), 3u);
  worn.base_palette = 0x04000001;
  const Look look = *make_look(sample_store(), kSampleMannequin, worn);
  EXPECT_TRUE(look.findings.empty());
  EXPECT_EQ(look.colors.size(), kPaletteEntries);
  EXPECT_EQ(look.parts[4].drawn_mesh, 0x01000402u);
  EXPECT_TRUE(encode_appearance(worn).ok()) << "it can be sent";
}

TEST_F(SampleContent, every_creature_shows_all_its_textures) {
  for (const ObjectId id : sample_store().ids(ObjectType::Setup)) {
    const Look look = *make_look(sample_store(), id);
    EXPECT_TRUE(look.findings.empty()) << std::hex << id;
    for (const LookPart& part : look.parts)
      for (const LookSurface& shown : part.surfaces)
        if (shown.texture != 0) {
          EXPECT_NE(shown.image, 0u) << std::hex << shown.surface;
        }
  }
}

TEST_F(SampleContent, pe_1_emitters_have_what_they_need) {
  for (const ObjectId id : sample_store().ids(ObjectType::ParticleEmitterInfo)) {
    const ParticleEmitterInfo& info = **sample_store().get<ParticleEmitterInfo>(id);
    EXPECT_GT(info.max_particles, 0) << std::hex << id;
    EXPECT_GT(info.lifespan, info.lifespan_rand) << std::hex << id;
    EXPECT_TRUE(sample_store().gfxobj(info.mesh).ok()) << std::hex << id;
  }
}

// FNV-1a over all ids and bytes. The same with every compiler and at every optimisation level; whoever
// changes the sample on purpose writes the new value down here.
TEST_F(SampleContent, the_bytes_are_the_same_everywhere) {
  std::uint64_t hash = 0xCBF29CE484222325u;
  const auto mix = [&](std::uint8_t byte) { hash = (hash ^ byte) * 0x100000001B3u; };
  for (const SampleObject& o : sample_creatures()) {
    for (int shift = 0; shift < 32; shift += 8) mix(static_cast<std::uint8_t>(o.id >> shift));
    for (const std::byte b : o.bytes) mix(std::to_integer<std::uint8_t>(b));
  }
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash));
  EXPECT_STREQ(text, "63e0c734451c5c56");
}

}  // namespace
}  // namespace acm
