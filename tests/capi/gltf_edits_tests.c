/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */

/* Files that an editor has changed, and bodies whose models are not all there (acmotion/inspect.h). */

#include "acmotion/inspect.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "fixture.h"

static const char* const kWalk[] = {"NonCombat/WalkForward"};

/* All parts hang on the body, so that a part that is moved takes no other with it. */
static acm_gltf* exported_flat(acm_assets* assets) {
  acm_error error;
  acm_gltf_export_options options;
  acm_gltf* gltf = NULL;
  acm_gltf_export_options_init(&options);
  options.tree = ACM_GLTF_FLAT;
  CHECK_OK(acm_gltf_export(assets, MANNEQUIN, &options, kWalk, 1, &gltf, &error));
  return gltf;
}

static uint32_t word_at(const unsigned char* bytes) {
  return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

/* The entry of that number in a list of the JSON; entries begin with `begin`. */
static const char* entry_of(const char* json, const char* list, const char* begin, size_t number) {
  const char* at = strstr(json, list);
  for (size_t i = 0; at && i <= number; ++i) at = strstr(at + 1, begin);
  CHECK(at != NULL);
  return at ? at : "";
}

/* 0 without the key. */
static size_t number_of(const char* entry, const char* key) {
  const char* at = strstr(entry, key);
  CHECK(at != NULL);
  return at ? strtoul(at + strlen(key), NULL, 10) : 0;
}

/* Where the keys of the first track lie in a .glb: the translations of the first part, three floats each. */
static size_t first_keys_in(const unsigned char* glb) {
  const uint32_t json_size = word_at(glb + 12);
  char* json = calloc(json_size + 1, 1);
  memcpy(json, glb + 20, json_size);
  CHECK(strstr(json, "\"channels\":[{\"sampler\":0,\"target\":{\"node\":2,\"path\":\"translation\"}}") !=
        NULL);
  CHECK(strstr(json, "\"name\":\"part_00\"") != NULL);
  const size_t accessor = number_of(entry_of(json, "\"samplers\":[", "{\"input\"", 0), "\"output\":");
  const char* keys = entry_of(json, "\"accessors\":[", "{\"bufferView\"", accessor);
  const char* view = entry_of(json, "\"bufferViews\":[", "{\"buffer\"", number_of(keys, "\"bufferView\":"));
  const size_t offset = number_of(keys, "\"byteOffset\":") + number_of(view, "\"byteOffset\":");
  free(json);
  return 20 + json_size + 8 + offset;
}

static acm_gltf* with_a_moved_key(acm_gltf* made, size_t key, float metres) {
  acm_error error;
  acm_gltf* read = NULL;
  const void* data = NULL;
  size_t size = 0;
  float up = 0.0f;
  CHECK_OK(acm_gltf_file(made, &data, &size, NULL, &error));
  unsigned char* edited = malloc(size);
  memcpy(edited, data, size);
  unsigned char* at = edited + first_keys_in(edited) + key * 12 + 8;
  memcpy(&up, at, sizeof up);
  up += metres;
  memcpy(at, &up, sizeof up);
  CHECK_OK(acm_gltf_import(edited, size, NULL, &read, &error));
  free(edited);
  return read;
}

TEST(GltfEdits, a_key_that_was_moved_is_named_by_part_frames_and_motion) {
  acm_error error;
  acm_assets* assets = NULL;
  acm_gltf_animation animations[4];
  acm_gltf_edited_part parts[4];
  const char* motions[4];
  size_t count = 0;
  CHECK_OK(acm_assets_create_sample(&assets, &error));
  acm_gltf* made = exported_flat(assets);
  acm_gltf* read = with_a_moved_key(made, 4, 0.5f);
  CHECK_OK(acm_gltf_animations(read, animations, COUNT_OF(animations), &count, &error));
  CHECK(count == 1 && animations[0].edited_frames == 1 && animations[0].edited_parts == 1);
  CHECK_STATUS(acm_gltf_edited_parts(read, animations[0].id, NULL, 0, &count, &error), ACM_BUFFER_FULL);
  CHECK_OK(acm_gltf_edited_parts(read, animations[0].id, parts, COUNT_OF(parts), &count, &error));
  CHECK(count == 1 && parts[0].part == 0 && parts[0].frames == 1);
  CHECK(fabs(parts[0].metres - 0.5) < 1e-5 && parts[0].radians < 1e-5);
  CHECK_STATUS(acm_gltf_edited_motions(read, animations[0].id, NULL, 0, &count, &error), ACM_BUFFER_FULL);
  CHECK_OK(acm_gltf_edited_motions(read, animations[0].id, motions, COUNT_OF(motions), &count, &error));
  CHECK(count == 1 && strcmp(motions[0], kWalk[0]) == 0);
  CHECK_OK(acm_gltf_free(read, &error));
  CHECK_OK(acm_gltf_free(made, &error));
  CHECK_OK(acm_assets_free(assets, &error));
}

/* The records of the sample of one type, but for one. */
static void copy_records(acm_assets* to, acm_assets* from, acm_object_id type, acm_object_id but) {
  static unsigned char bytes[1 << 18];
  acm_error error;
  acm_object_id ids[256];
  size_t count = 0, size = 0;
  CHECK_OK(acm_assets_ids(from, type, ids, COUNT_OF(ids), &count, &error));
  for (size_t i = 0; i < count && i < COUNT_OF(ids); ++i) {
    if (ids[i] == but) continue;
    CHECK_OK(acm_assets_record(from, ids[i], bytes, sizeof bytes, &size, &error));
    CHECK_OK(acm_assets_add(to, ids[i], bytes, size, &error));
  }
}

TEST(GltfEdits, models_that_are_not_there_are_listed) {
  acm_error error;
  acm_assets *all = NULL, *some = NULL;
  acm_setup_part parts[64];
  acm_object_id missing[4];
  size_t count = 0;
  CHECK_OK(acm_assets_create_sample(&all, &error));
  CHECK_OK(acm_assets_create(&some, &error));
  CHECK_OK(acm_assets_setup_parts(all, MANNEQUIN, parts, COUNT_OF(parts), &count, &error));
  CHECK(count > 2 && parts[2].model != 0);
  const acm_object_id types[] = {0x01000000, 0x02000000, 0x03000000, 0x09000000};
  for (size_t i = 0; i < COUNT_OF(types); ++i) copy_records(some, all, types[i], parts[2].model);
  acm_gltf* made = exported_flat(some);
  CHECK_STATUS(acm_gltf_missing(made, NULL, 0, &count, &error), ACM_BUFFER_FULL);
  CHECK_OK(acm_gltf_missing(made, missing, COUNT_OF(missing), &count, &error));
  CHECK(count == 1 && missing[0] == parts[2].model);
  CHECK_OK(acm_gltf_free(made, &error));
  CHECK_OK(acm_assets_free(some, &error));
  CHECK_OK(acm_assets_free(all, &error));
}
