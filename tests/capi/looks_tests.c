/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */

/* What a body shows with what it wears. */

#include <string.h>

#include "fixture.h"

enum { HELMET = 0x01000402, CRIMSON = 0x04000011, BODY_PALETTE = 0x04000001, HEAD = 4, MAX_PARTS = 64 };

TEST(Looks, show_meshes_surfaces_and_images) {
  acm_error error;
  acm_assets* assets = 0;
  acm_look* look = 0;
  acm_look_part parts[MAX_PARTS];
  acm_look_surface surfaces[16];
  size_t count = 0, surface_count = 0;
  CHECK_OK(acm_assets_create_sample(&assets, &error));
  CHECK_OK(acm_look_create(assets, MANNEQUIN, 0, &look, &error));
  CHECK_OK(acm_look_parts(look, parts, MAX_PARTS, &count, &error));
  CHECK(count > 10 && parts[0].mesh != 0 && parts[0].drawn_mesh != 0 && !parts[0].is_recolored);
  CHECK_OK(acm_look_surfaces(look, 0, surfaces, 16, &surface_count, &error));
  CHECK(surface_count == parts[0].surface_count && surface_count > 0);
  CHECK(surfaces[0].surface >> 24 == 0x08 && surfaces[0].texture >> 24 == 0x05);
  CHECK(surfaces[0].image >> 24 == 0x06);
  CHECK_OK(acm_look_surfaces(look, HEAD, surfaces, 16, &surface_count, &error));
  CHECK(surface_count == parts[HEAD].surface_count && surface_count != parts[0].surface_count);
  size_t none = 9;
  CHECK_OK(acm_look_colors(look, 0, 0, &none, &error));
  CHECK(none == 0);
  CHECK_OK(acm_look_findings(look, 0, 0, &none, &error));
  CHECK(none == 0);
  CHECK_OK(acm_look_free(look, &error));
  CHECK_OK(acm_assets_free(assets, &error));
}

TEST(Looks, poses_give_the_meshes_of_a_look) {
  acm_error error;
  fixture f = make_fixture();
  acm_look* look = 0;
  acm_look_part parts[MAX_PARTS];
  static acm_frame frames[MAX_PARTS];
  acm_object_id meshes[MAX_PARTS] = {0};
  size_t count = 0;
  uint32_t written = 0;
  acm_part_change helmet = {HEAD, HELMET};
  acm_appearance appearance;
  acm_appearance_init(&appearance);
  appearance.part_changes = &helmet;
  appearance.part_change_count = 1;
  add_creature(f.world, GUARD, 50.0f, 60.0f);
  CHECK_OK(acm_look_create(f.assets, MANNEQUIN, &appearance, &look, &error));
  CHECK_OK(acm_look_parts(look, parts, MAX_PARTS, &count, &error));
  acm_pose_options options;
  acm_pose_options_init(&options);
  acm_pose_buffer buffer;
  acm_pose_buffer_init(&buffer);
  buffer.data = frames;
  buffer.data_size = sizeof frames;
  buffer.part_capacity = MAX_PARTS;
  buffer.meshes = meshes;
  buffer.meshes_size = sizeof meshes;
  CHECK_OK(acm_object_write_pose(f.world, GUARD, &options, &buffer, &written, &error));
  CHECK(written == count && meshes[0] == parts[0].mesh && meshes[HEAD] != 0 && meshes[HEAD] != HELMET);
  options.look = look;
  CHECK_OK(acm_object_write_pose(f.world, GUARD, &options, &buffer, &written, &error));
  CHECK(meshes[HEAD] == HELMET && meshes[0] == parts[0].drawn_mesh);
  buffer.meshes_size -= 4;
  CHECK_STATUS(acm_object_write_pose(f.world, GUARD, &options, &buffer, &written, &error), ACM_BUFFER_FULL);
  CHECK_FIELD("meshes_size");
  buffer.meshes_size += 4;
  CHECK_OK(acm_look_free(look, &error));
  CHECK_STATUS(acm_object_write_pose(f.world, GUARD, &options, &buffer, &written, &error), ACM_STALE_HANDLE);
  CHECK_FIELD("look");
  free_fixture(&f);
}

TEST(Looks, have_2048_colors_when_some_are_changed) {
  acm_error error;
  acm_assets* assets = 0;
  acm_look* look = 0;
  static uint32_t colors[2048];
  acm_look_part parts[MAX_PARTS];
  acm_sub_palette crimson = {CRIMSON, 0, 2048};
  size_t count = 0;
  acm_appearance worn;
  acm_appearance_init(&worn);
  worn.base_palette = BODY_PALETTE;
  worn.sub_palettes = &crimson;
  worn.sub_palette_count = 1;
  CHECK_OK(acm_assets_create_sample(&assets, &error));
  CHECK_OK(acm_look_create(assets, MANNEQUIN, &worn, &look, &error));
  CHECK_STATUS(acm_look_colors(look, colors, 8, &count, &error), ACM_BUFFER_FULL);
  CHECK(count == 2048);
  CHECK_OK(acm_look_colors(look, colors, 2048, &count, &error));
  CHECK(colors[2047] >> 24 == 0xFF);
  CHECK_OK(acm_look_parts(look, parts, MAX_PARTS, &count, &error));
  int recolored = 0;
  for (size_t i = 0; i < count; ++i) recolored += parts[i].is_recolored;
  CHECK(recolored > 0);
  CHECK_OK(acm_look_free(look, &error));
  CHECK_OK(acm_assets_free(assets, &error));
}

TEST(Looks, say_what_could_not_be_shown) {
  acm_error error;
  acm_assets* assets = 0;
  acm_look* look = 0;
  acm_look_finding findings[4];
  acm_look_part parts[MAX_PARTS];
  size_t count = 0;
  acm_part_change changes[] = {{HEAD, HELMET}, {200, HELMET}, {0, 0x01000999}};
  acm_appearance worn;
  acm_appearance_init(&worn);
  worn.part_changes = changes;
  worn.part_change_count = 3;
  CHECK_OK(acm_assets_create_sample(&assets, &error));
  CHECK_OK(acm_look_create(assets, MANNEQUIN, &worn, &look, &error));
  CHECK_OK(acm_look_parts(look, parts, MAX_PARTS, &count, &error));
  CHECK(parts[HEAD].mesh == HELMET && parts[HEAD].drawn_mesh == HELMET);
  CHECK_OK(acm_look_findings(look, findings, 4, &count, &error));
  CHECK(count == 2);
  int found = 0;
  for (size_t i = 0; i < count; ++i) {
    if (findings[i].kind == ACM_LOOK_NO_SUCH_PART && findings[i].part == 200) found |= 1;
    if (findings[i].kind == ACM_LOOK_MISSING_MESH && findings[i].id == 0x01000999) found |= 2;
  }
  CHECK(found == 3);
  for (uint32_t kind = 0; kind <= ACM_LOOK_BAD_PALETTE_RANGE; ++kind)
    CHECK(strlen(acm_look_finding_text(kind)) > 10);
  CHECK(strcmp(acm_look_finding_text(99), "unknown finding") == 0);
  CHECK_OK(acm_look_free(look, &error));
  CHECK_OK(acm_assets_free(assets, &error));
}

TEST(Looks, refuse_bad_calls) {
  acm_error error;
  acm_assets* assets = 0;
  acm_look* look = 0;
  acm_look_part part;
  acm_look_surface surface;
  acm_appearance bad = {0};
  size_t count = 0;
  CHECK_OK(acm_assets_create_sample(&assets, &error));
  CHECK_STATUS(acm_look_create(assets, 0x02000099, 0, &look, &error), ACM_NOT_FOUND);
  CHECK_STATUS(acm_look_create(assets, MANNEQUIN, 0, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_look_create(assets, MANNEQUIN, &bad, &look, &error), ACM_BAD_SIZE);
  CHECK_FIELD("appearance");
  CHECK_OK(acm_look_create(assets, MANNEQUIN, 0, &look, &error));
  CHECK_STATUS(acm_look_parts(look, &part, 1, &count, &error), ACM_BUFFER_FULL);
  CHECK(count > 10 && part.mesh != 0);
  CHECK_STATUS(acm_look_parts(look, 0, 1, &count, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_look_surfaces(look, (uint32_t)99, &surface, 1, &count, &error), ACM_BAD_ARGUMENT);
  CHECK_FIELD("part");
  CHECK_STATUS(acm_look_colors(look, 0, 0, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_look_findings(look, 0, 1, &count, &error), ACM_NULL_ARGUMENT);
  CHECK_OK(acm_assets_free(assets, &error)); /* a look needs its assets no more */
  CHECK_STATUS(acm_look_parts(look, &part, 1, &count, &error), ACM_BUFFER_FULL);
  CHECK_OK(acm_look_free(look, &error));
  CHECK_STATUS(acm_look_free(look, &error), ACM_STALE_HANDLE);
}
