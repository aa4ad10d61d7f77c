// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/assets.hpp"
#include "acmotion/sample.hpp"
#include "assets/assets_access.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace acm {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr ObjectId kMannequinTable = 0x09000001;
constexpr ObjectId kMannequinScripts = 0x34000001;

const std::vector<SampleObject>& sample() {
  static const std::vector<SampleObject> objects = sample_creatures();
  return objects;
}

Bytes sample_bytes(ObjectId id) {
  const auto it =
      std::find_if(sample().begin(), sample().end(), [&](const SampleObject& o) { return o.id == id; });
  return it->bytes;
}

/// The sample as a container, without some of its objects.
Vector<std::byte> container(const std::vector<ObjectId>& without = {}) {
  DatWriter writer;
  for (const SampleObject& object : sample()) {
    if (std::find(without.begin(), without.end(), object.id) != without.end()) continue;
    EXPECT_TRUE(writer.put(object.id, Bytes(object.bytes)).ok());
  }
  return *writer.build();
}

std::vector<ObjectId> ids_of(const Vector<MissingAsset>& missing) {
  std::vector<ObjectId> ids;
  for (const MissingAsset& asset : missing) ids.push_back(asset.id);
  return ids;
}

/// Everything that is decoded, by id.
std::vector<ObjectId> all_ids(const Assets& assets) {
  std::vector<ObjectId> all;
  for (const SampleObject& object : sample())
    if (assets.contains(object.id)) all.push_back(object.id);
  return all;
}

ObjectId an_animation_of(ObjectId table_id) {
  Assets assets = Assets();
  EXPECT_TRUE(assets.add(table_id, sample_bytes(table_id)).ok());
  return (*AssetsAccess::store(assets).motion_table(table_id))->anims()[0].animation;
}

/// Supplies exactly what is asked for.
void supply_all(Assets& assets, Bytes file) {
  while (const auto range = assets.needs()) {
    const Bytes bytes = file.subspan(static_cast<std::size_t>(range->offset), range->size);
    const Status status = assets.supply(Vector<std::byte>(bytes.begin(), bytes.end()));
    ASSERT_TRUE(status.ok()) << status.error().what;
  }
}

TEST(Assets, load_setup_brings_all_that_a_creature_needs_and_no_looks) {
  const Vector<std::byte> file = container();
  Result<Assets> assets = Assets::open(file);
  ASSERT_TRUE(assets.ok());
  EXPECT_THAT(all_ids(*assets), IsEmpty());
  ASSERT_TRUE(assets->load_setup(kSampleMannequin).ok());
  EXPECT_THAT(assets->missing(), IsEmpty());

  const AssetStore& store = AssetsAccess::store(*assets);
  const acm::Setup& setup = **store.setup(kSampleMannequin);
  EXPECT_TRUE(assets->contains(setup.default_sound_table));
  EXPECT_TRUE(assets->contains(setup.default_script_table));
  const BoundTable& bound = **AssetsAccess::store(*assets).bind(setup.default_motion_table);
  EXPECT_THAT(bound.missing, IsEmpty());
  for (const auto& effect : (*store.get<PhysicsScriptTable>(setup.default_script_table))->effects)
    for (const auto& choice : effect.choices) EXPECT_TRUE(assets->contains(choice.script));
  EXPECT_THAT(assets->ids(ObjectType::GfxObj), IsEmpty());
  EXPECT_THAT(assets->ids(ObjectType::Setup), ElementsAre(kSampleMannequin));
}

TEST(Assets, load_model_brings_the_looks_alone) {
  const Vector<std::byte> file = container();
  Assets assets = *Assets::open(file);
  ASSERT_TRUE(assets.load_model(kSampleBeast).ok());
  EXPECT_THAT(assets.missing(), IsEmpty());
  EXPECT_FALSE(assets.ids(ObjectType::GfxObj).empty());
  EXPECT_FALSE(assets.ids(ObjectType::Surface).empty());
  EXPECT_THAT(assets.ids(ObjectType::Animation), IsEmpty());
}

TEST(Assets, load_particles_brings_emitters_of_hooks_with_their_meshes) {
  constexpr ObjectId kEmitter = 0x32000F01, kMesh = 0x01000F01, kScript = 0x33000F01, kSetup = 0x02000F01;
  PhysicsScript script;
  script.id = kScript;
  script.entries.push_back({0.0, {hook_direction::kBoth, CreateParticleHook{kEmitter, 0, {}, 1}}});
  acm::Setup setup;
  setup.id = kSetup;
  setup.default_script = kScript;
  ParticleEmitterInfo emitter;
  emitter.id = kEmitter;
  emitter.mesh = kMesh;
  Assets assets;
  EXPECT_EQ(assets.load_particles(0x09000001).error().code, ErrorCode::WrongType);
  (void)assets.load_particles(kSetup);
  ASSERT_TRUE(assets.add(kSetup, write_setup(setup)).ok());
  ASSERT_TRUE(assets.add(kScript, write_physics_script(script)).ok());
  ASSERT_EQ(assets.missing().size(), 1u);
  EXPECT_EQ(assets.missing()[0].id, kEmitter);
  ASSERT_TRUE(assets.add(kEmitter, write_particle_emitter_info(emitter)).ok());
  ASSERT_EQ(assets.missing().size(), 1u);
  EXPECT_EQ(assets.missing()[0].id, kMesh);
  Assets motion_alone;
  (void)motion_alone.load_setup(kSetup);
  ASSERT_TRUE(motion_alone.add(kSetup, write_setup(setup)).ok());
  ASSERT_TRUE(motion_alone.add(kScript, write_physics_script(script)).ok());
  EXPECT_THAT(motion_alone.missing(), IsEmpty());
}

TEST(Assets, a_motion_table_and_a_single_object_can_be_loaded) {
  const Vector<std::byte> file = container();
  Assets assets = *Assets::open(file);
  ASSERT_TRUE(assets.load(kSampleMannequin).ok());
  EXPECT_THAT(all_ids(assets), ElementsAre(kSampleMannequin));
  ASSERT_TRUE(assets.load_motion_table(kMannequinTable).ok());
  EXPECT_TRUE(assets.contains(an_animation_of(kMannequinTable)));
  EXPECT_THAT(assets.missing(), IsEmpty());
}

TEST(Assets, a_script_table_brings_its_scripts) {
  const Vector<std::byte> file = container();
  Assets assets = *Assets::open(file);
  ASSERT_TRUE(assets.load_script_table(kMannequinScripts).ok());
  EXPECT_FALSE(assets.ids(ObjectType::PhysicsScript).empty());
  EXPECT_THAT(assets.missing(), IsEmpty());
}

TEST(Assets, missing_objects_are_listed_and_added_later) {
  const ObjectId animation = an_animation_of(kMannequinTable);
  const Vector<std::byte> file = container({animation});
  Assets assets = *Assets::open(file);
  ASSERT_TRUE(assets.load_setup(kSampleMannequin).ok());
  ASSERT_THAT(ids_of(assets.missing()), ElementsAre(animation));
  EXPECT_EQ(assets.missing()[0].error.code, ErrorCode::NotFound);

  const std::uint64_t generation = assets.generation();
  EXPECT_TRUE(assets.add(animation, sample_bytes(animation)).ok());
  EXPECT_THAT(assets.missing(), IsEmpty());
  EXPECT_GT(assets.generation(), generation);
}

TEST(Assets, a_setup_that_is_not_there_fails_and_is_listed) {
  const Vector<std::byte> file = container();
  Assets assets = *Assets::open(file);
  const Status status = assets.load_setup(0x02000099);
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(status.error().code, ErrorCode::NotFound);
  EXPECT_EQ(status.error().object_id, 0x02000099u);
  EXPECT_THAT(ids_of(assets.missing()), ElementsAre(0x02000099));
  EXPECT_FALSE(assets.setup(0x02000099).ok());
}

TEST(Assets, ids_of_other_types_are_refused) {
  Assets assets;
  EXPECT_EQ(assets.load_setup(kMannequinTable).error().code, ErrorCode::WrongType);
  EXPECT_EQ(assets.load_model(0).error().code, ErrorCode::WrongType);
  EXPECT_EQ(assets.load_motion_table(kSampleMannequin).error().code, ErrorCode::WrongType);
  EXPECT_EQ(assets.load_script_table(kMannequinTable).error().code, ErrorCode::WrongType);
  EXPECT_THAT(assets.missing(), IsEmpty());
}

TEST(Assets, objects_that_cannot_be_decoded_are_listed_with_the_reason) {
  DatWriter writer;
  for (const SampleObject& object : sample()) {
    const Bytes bytes = object.id == kMannequinTable ? Bytes(object.bytes).first(2) : Bytes(object.bytes);
    ASSERT_TRUE(writer.put(object.id, bytes).ok());
  }
  const Vector<std::byte> file = *writer.build();
  Assets assets = *Assets::open(file);
  ASSERT_TRUE(assets.load_setup(kSampleMannequin).ok());
  const Vector<MissingAsset> missing = assets.missing();
  ASSERT_THAT(ids_of(missing), ElementsAre(kMannequinTable));
  EXPECT_EQ(missing[0].error.code, ErrorCode::Truncated);
  EXPECT_EQ(missing[0].error.object_id, kMannequinTable);
  // A sound one may take its place, and brings its animations.
  ASSERT_TRUE(assets.add(kMannequinTable, sample_bytes(kMannequinTable)).ok());
  EXPECT_THAT(assets.missing(), IsEmpty());
  EXPECT_TRUE(assets.contains(an_animation_of(kMannequinTable)));
}

TEST(Assets, objects_given_one_by_one_show_what_they_need) {
  Assets assets;
  EXPECT_FALSE(assets.load_setup(kSampleMannequin).ok());
  // As a streaming host does it: whatever is missing is fetched, until nothing is.
  int rounds = 0;
  for (Vector<MissingAsset> missing = assets.missing(); !missing.empty(); missing = assets.missing()) {
    for (const MissingAsset& asset : missing) ASSERT_TRUE(assets.add(asset.id, sample_bytes(asset.id)).ok());
    ++rounds;
  }
  EXPECT_GE(rounds, 3);  // the Setup; its tables; their animations
  const Vector<std::byte> file = container();
  Assets whole = *Assets::open(file);
  ASSERT_TRUE(whole.load_setup(kSampleMannequin).ok());
  EXPECT_EQ(all_ids(assets), all_ids(whole));
}

TEST(Assets, an_object_that_is_there_is_not_replaced) {
  Assets assets;
  ASSERT_TRUE(assets.add(kSampleBeast, sample_bytes(kSampleBeast)).ok());
  const Status again = assets.add(kSampleBeast, sample_bytes(kSampleBeast));
  ASSERT_FALSE(again.ok());
  EXPECT_EQ(again.error().code, ErrorCode::Contradiction);
  EXPECT_TRUE(assets.contains(kSampleBeast));
  EXPECT_EQ(assets.add(0x0E000001, {}).error().code, ErrorCode::Unsupported);
  EXPECT_THAT(assets.missing(), IsEmpty());
}

TEST(Assets, setup_facts_are_those_of_the_record) {
  Assets assets;
  ASSERT_TRUE(assets.add(kSampleMannequin, sample_bytes(kSampleMannequin)).ok());
  const acm::Setup& setup = **AssetsAccess::store(assets).setup(kSampleMannequin);
  const SetupFacts facts = *assets.setup(kSampleMannequin);
  EXPECT_EQ(facts.id, kSampleMannequin);
  EXPECT_EQ(facts.part_count(), setup.parts.size());
  EXPECT_EQ(facts.parts, setup.parts);
  EXPECT_EQ(facts.radius, setup.radius);
  EXPECT_EQ(facts.height, setup.height);
  EXPECT_EQ(facts.step_up_height, setup.step_up_height);
  EXPECT_EQ(facts.step_down_height, setup.step_down_height);
  EXPECT_EQ(facts.motion_table, kMannequinTable);
  EXPECT_EQ(facts.sound_table, setup.default_sound_table);
  EXPECT_EQ(facts.script_table, setup.default_script_table);
  ASSERT_EQ(facts.hold_locations.size(), setup.holding_locations.size());
  ASSERT_FALSE(facts.hold_locations.empty());
  EXPECT_EQ(facts.hold_locations[0].key, setup.holding_locations[0].key);
  EXPECT_EQ(facts.hold_locations[0].frame, setup.holding_locations[0].frame);
}

TEST(Assets, managers_5_6_a_hold_location_whose_rotation_is_invalid_keeps_its_origin_alone) {
  acm::Setup setup;
  setup.id = 0x02000007;
  setup.parts = {0x01000001};
  setup.holding_locations = {{parent_location::kRightHand, 0, {{1, 2, 3}, {0, 0, 0, 0}}}};
  setup.placements = {{placement::kDefault, {{}}, {}}};
  Assets assets;
  ASSERT_TRUE(assets.add(setup.id, write_setup(setup)).ok());
  const SetupFacts facts = *assets.setup(setup.id);
  ASSERT_EQ(facts.hold_locations.size(), 1u);
  EXPECT_EQ(facts.hold_locations[0].frame, (Frame{{1, 2, 3}, {}}));
}

TEST(Assets, a_container_read_piecewise_gives_the_same_objects) {
  const Vector<std::byte> file = container();
  Assets assets = Assets::open_piecewise(file.size());
  EXPECT_EQ(assets.index(), nullptr);
  ASSERT_TRUE(assets.load_setup(kSampleMannequin).ok());  // under way
  EXPECT_FALSE(assets.contains(kSampleMannequin));
  supply_all(assets, file);
  ASSERT_NE(assets.index(), nullptr);
  EXPECT_THAT(assets.missing(), IsEmpty());
  Assets whole = *Assets::open(file);
  ASSERT_TRUE(whole.load_setup(kSampleMannequin).ok());
  EXPECT_EQ(all_ids(assets), all_ids(whole));

  // More may be loaded afterwards, and comes at once when it is there.
  ASSERT_TRUE(assets.load_model(kSampleMannequin).ok());
  EXPECT_TRUE(assets.needs().has_value());
  supply_all(assets, file);
  EXPECT_FALSE(assets.ids(ObjectType::GfxObj).empty());
  ASSERT_TRUE(assets.load_setup(kSampleMannequin).ok());
  EXPECT_FALSE(assets.needs().has_value());
}

TEST(Assets, piecewise_reading_asks_for_the_objects_that_are_needed_alone) {
  const Vector<std::byte> file = container();
  Assets assets = Assets::open_piecewise(file.size());
  supply_all(assets, file);
  ASSERT_TRUE(assets.load_setup(kSampleDoor).ok());
  std::uint64_t asked = 0;
  while (const auto range = assets.needs()) {
    asked += range->size;
    ASSERT_TRUE(
        assets.supply(Bytes(file).subspan(static_cast<std::size_t>(range->offset), range->size)).ok());
  }
  EXPECT_TRUE(assets.contains(kSampleDoor));
  EXPECT_GT(asked, 0u);
  EXPECT_LT(asked, file.size() / 20);
}

TEST(Assets, piecewise_absent_and_bad_objects_are_listed_and_the_rest_comes) {
  const ObjectId animation = an_animation_of(kMannequinTable);
  Vector<std::byte> file = container({animation});
  // The sound table's only block says that it goes on.
  const DatFile dat = *DatFile::open(file);
  Assets whole = Assets::open(dat);
  ASSERT_TRUE(whole.load(kSampleMannequin).ok());
  const ObjectId sounds = whole.setup(kSampleMannequin)->sound_table;
  file[dat.find(sounds)->offset] = std::byte{1};

  Assets assets = Assets::open_piecewise(file.size());
  ASSERT_TRUE(assets.load_setup(kSampleMannequin).ok());
  supply_all(assets, file);
  const Vector<MissingAsset> missing = assets.missing();
  ASSERT_THAT(ids_of(missing), ElementsAre(animation, sounds));
  EXPECT_EQ(missing[0].error.code, ErrorCode::NotFound);
  EXPECT_EQ(missing[1].error.code, ErrorCode::BadValue);
  EXPECT_TRUE(assets.contains(kMannequinTable));
  EXPECT_FALSE(assets.load_setup(0x02000099).ok());
}

TEST(Assets, objects_added_while_they_are_read_piecewise_stay) {
  const Vector<std::byte> file = container();
  Assets assets = Assets::open_piecewise(file.size());
  supply_all(assets, file);
  ASSERT_TRUE(assets.load_setup(kSampleMannequin).ok());
  ASSERT_TRUE(assets.needs().has_value());
  ASSERT_TRUE(assets.add(kSampleMannequin, sample_bytes(kSampleMannequin)).ok());
  const acm::Setup* setup = *AssetsAccess::store(assets).setup(kSampleMannequin);
  const float radius = setup->radius;
  supply_all(assets, file);
  EXPECT_EQ(*AssetsAccess::store(assets).setup(kSampleMannequin), setup);
  EXPECT_EQ(setup->radius, radius);
  EXPECT_THAT(assets.missing(), IsEmpty());
}

TEST(Assets, a_bad_container_is_refused_in_both_forms) {
  const Vector<std::byte> file(4096, std::byte{7});
  EXPECT_EQ(Assets::open(file).error().code, ErrorCode::WrongType);
  Assets assets = Assets::open_piecewise(file.size());
  ASSERT_TRUE(assets.load_setup(kSampleBeast).ok());
  const DatRange range = *assets.needs();
  const Status status = assets.supply(Bytes(file).first(range.size));
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(status.error().code, ErrorCode::WrongType);
  EXPECT_FALSE(assets.needs().has_value());
  EXPECT_THAT(ids_of(assets.missing()), ElementsAre(kSampleBeast));
  EXPECT_EQ(assets.load_setup(kSampleDoor).error().code, ErrorCode::WrongType);
  EXPECT_EQ(Assets::open_piecewise(0).load_setup(kSampleDoor).error().code, ErrorCode::Truncated);
}

TEST(Assets, too_few_bytes_may_be_supplied_again) {
  const Vector<std::byte> file = container();
  Assets assets = Assets::open_piecewise(file.size());
  EXPECT_EQ(assets.supply(Bytes(file).first(3)).error().code, ErrorCode::Truncated);
  supply_all(assets, file);
  ASSERT_TRUE(assets.load_setup(kSampleDoor).ok());
  const DatRange range = *assets.needs();
  const Bytes few = Bytes(file).subspan(static_cast<std::size_t>(range.offset), range.size - 1);
  EXPECT_EQ(assets.supply(few).error().code, ErrorCode::Truncated);
  EXPECT_EQ(*assets.needs(), range);
  supply_all(assets, file);
  EXPECT_TRUE(assets.contains(kSampleDoor));
  EXPECT_THAT(assets.missing(), IsEmpty());
}

TEST(Assets, moving_keeps_what_was_handed_out) {
  Assets assets;
  ASSERT_TRUE(assets.add(kSampleBeast, sample_bytes(kSampleBeast)).ok());
  const AssetStore* store = &AssetsAccess::store(assets);
  Assets moved = std::move(assets);
  EXPECT_EQ(&AssetsAccess::store(moved), store);
  EXPECT_TRUE(moved.contains(kSampleBeast));
}

TEST(Assets, clothing_brings_its_palette_sets_and_not_what_is_seen_of_it) {
  ClothingTable table;
  table.id = 0x10000001;
  table.bases = {{0x02000001, {{9, 0x01000001, {{0x05000001, 0x05000002}}}}}};
  table.templates = {{4, 0x06000001, {{{{0, 8}}, 0x0F000001}}}};
  Assets assets;
  EXPECT_EQ(assets.load_clothing(table.id).error().code, ErrorCode::NotFound);
  ASSERT_TRUE(assets.add(table.id, write_clothing_table(table)).ok());
  EXPECT_TRUE(assets.load_clothing(table.id).ok());
  EXPECT_THAT(ids_of(assets.missing()), ElementsAre(0x0F000001));
  EXPECT_EQ(assets.load_clothing(0x02000001).error().code, ErrorCode::WrongType);
}

TEST(Assets, an_appearance_brings_all_that_it_shows) {
  Appearance worn;
  worn.base_palette = 0x04000001;
  worn.add(SubPalette{0x04000002, 0, 8});
  worn.add(TextureChange{0, 0x05000001, 0x05000002});
  worn.add(PartChange{0, 0x01000001});
  worn.add(PartChange{1, 0});
  Assets assets;
  EXPECT_TRUE(assets.load_appearance(worn).ok());
  EXPECT_THAT(ids_of(assets.missing()), ElementsAre(0x01000001, 0x04000001, 0x04000002, 0x05000002));
  SurfaceTexture texture;
  texture.id = 0x05000002;
  texture.images = {0x06000001};
  ASSERT_TRUE(assets.add(texture.id, write_surface_texture(texture)).ok());
  EXPECT_THAT(ids_of(assets.missing()), ElementsAre(0x01000001, 0x04000001, 0x04000002, 0x06000001))
      << "with what that needs";
}

}  // namespace
}  // namespace acm
