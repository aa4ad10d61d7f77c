/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */

/* What objects wear: as lists, as bytes, on objects, and sent by a server. */

#include <string.h>

#include "fixture.h"

enum {
  HELMET = 0x01000402,
  BODY_PALETTE = 0x04000001,
  CRIMSON = 0x04000011,
  TUNIC = 0x05000005,
  TABARD = 0x05000018
};
enum { CLOTHES = 0x10000001, COATS = 0x10000002, HEAD = 4 };

/* An appearance with all the room that any call may need. */
typedef struct wardrobe {
  acm_appearance worn;
  acm_sub_palette sub_palettes[ACM_MAX_SUB_PALETTES];
  acm_texture_change texture_changes[ACM_MAX_TEXTURE_CHANGES];
  acm_part_change part_changes[ACM_MAX_PART_CHANGES];
} wardrobe;

static acm_appearance* open_wardrobe(wardrobe* w) {
  memset(w, 0, sizeof *w);
  acm_appearance_init(&w->worn);
  w->worn.sub_palettes = w->sub_palettes;
  w->worn.texture_changes = w->texture_changes;
  w->worn.part_changes = w->part_changes;
  w->worn.sub_palette_capacity = ACM_MAX_SUB_PALETTES;
  w->worn.texture_change_capacity = ACM_MAX_TEXTURE_CHANGES;
  w->worn.part_change_capacity = ACM_MAX_PART_CHANGES;
  return &w->worn;
}

/* Crimson cloth, a tabard in place of a tunic on part 2, and a helmet. */
static const acm_appearance* knight(void) {
  static acm_sub_palette colors[] = {{CRIMSON, 64, 128}};
  static acm_texture_change textures[] = {{2, TUNIC, TABARD}};
  static acm_part_change parts[] = {{HEAD, HELMET}};
  static acm_appearance a;
  acm_appearance_init(&a);
  a.base_palette = BODY_PALETTE;
  a.sub_palettes = colors;
  a.texture_changes = textures;
  a.part_changes = parts;
  a.sub_palette_count = a.texture_change_count = a.part_change_count = 1;
  return &a;
}

static void check_is_knight(const acm_appearance* a) {
  CHECK(a->base_palette == BODY_PALETTE);
  CHECK(a->sub_palette_count == 1 && a->texture_change_count == 1 && a->part_change_count == 1);
  CHECK(a->sub_palettes[0].palette == CRIMSON && a->sub_palettes[0].first == 64);
  CHECK(a->sub_palettes[0].count == 128);
  CHECK(a->texture_changes[0].part == 2 && a->texture_changes[0].old_texture == TUNIC);
  CHECK(a->texture_changes[0].new_texture == TABARD);
  CHECK(a->part_changes[0].part == HEAD && a->part_changes[0].mesh == HELMET);
}

TEST(Appearance, is_sent_as_bytes_and_comes_back) {
  static wardrobe w;
  acm_error error;
  unsigned char bytes[64];
  size_t size = 0;
  CHECK_STATUS(acm_appearance_encode(knight(), 0, 0, &size, &error), ACM_BUFFER_FULL);
  CHECK(size > 4 && size <= sizeof bytes);
  CHECK_OK(acm_appearance_encode(knight(), bytes, sizeof bytes, &size, &error));
  CHECK(bytes[0] == 0x11 && size % 4 == 0);
  CHECK_OK(acm_appearance_decode(bytes, size, open_wardrobe(&w), &error));
  check_is_knight(&w.worn);
  CHECK_STATUS(acm_appearance_decode(bytes, size - 1, &w.worn, &error), ACM_TRUNCATED);
  CHECK_STATUS(acm_appearance_decode(bytes, 0, &w.worn, &error), ACM_TRUNCATED);
  CHECK_STATUS(acm_appearance_decode(0, 4, &w.worn, &error), ACM_NULL_ARGUMENT);
  CHECK_FIELD("bytes");
  check_is_knight(&w.worn);
}

TEST(Appearance, needs_room_for_every_list) {
  wardrobe w;
  acm_error error;
  unsigned char bytes[64];
  size_t size = 0;
  CHECK_OK(acm_appearance_encode(knight(), bytes, sizeof bytes, &size, &error));
  open_wardrobe(&w)->part_change_capacity = 0;
  CHECK_STATUS(acm_appearance_decode(bytes, size, &w.worn, &error), ACM_BUFFER_FULL);
  CHECK_FIELD("part_change_capacity");
  CHECK(w.worn.part_change_count == 1 && w.worn.sub_palette_count == 1);
  CHECK(w.worn.base_palette == 0 && w.sub_palettes[0].palette == 0); /* nothing but the counts */
  open_wardrobe(&w)->sub_palette_capacity = 0;
  CHECK_STATUS(acm_appearance_decode(bytes, size, &w.worn, &error), ACM_BUFFER_FULL);
  CHECK_FIELD("sub_palette_capacity");
  open_wardrobe(&w)->texture_change_capacity = 0;
  CHECK_STATUS(acm_appearance_decode(bytes, size, &w.worn, &error), ACM_BUFFER_FULL);
  CHECK_FIELD("texture_change_capacity");
  open_wardrobe(&w)->texture_changes = 0;
  CHECK_STATUS(acm_appearance_decode(bytes, size, &w.worn, &error), ACM_NULL_ARGUMENT);
  CHECK_FIELD("texture_changes");
  CHECK_STATUS(acm_appearance_decode(bytes, size, 0, &error), ACM_NULL_ARGUMENT);
}

TEST(Appearance, refuses_lists_that_are_none) {
  acm_error error;
  char bytes[4096];
  size_t size = 0;
  acm_appearance_init(0);
  acm_appearance a = *knight();
  a.size = 8;
  CHECK_STATUS(acm_appearance_encode(&a, bytes, sizeof bytes, &size, &error), ACM_BAD_SIZE);
  CHECK_STATUS(acm_appearance_encode(0, bytes, sizeof bytes, &size, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_appearance_encode(knight(), bytes, sizeof bytes, 0, &error), ACM_NULL_ARGUMENT);
  a = *knight();
  a.sub_palettes = 0;
  CHECK_STATUS(acm_appearance_encode(&a, bytes, sizeof bytes, &size, &error), ACM_NULL_ARGUMENT);
  CHECK_FIELD("sub_palettes");
  a = *knight();
  a.part_change_count = ACM_MAX_PART_CHANGES + 1;
  CHECK_STATUS(acm_appearance_encode(&a, bytes, sizeof bytes, &size, &error), ACM_LIMIT_EXCEEDED);
  CHECK_FIELD("part_changes");
  a = *knight();
  a.texture_change_count = 0xFFFFFFFFu;
  CHECK_STATUS(acm_appearance_encode(&a, bytes, sizeof bytes, &size, &error), ACM_LIMIT_EXCEEDED);
  a = *knight();
  a.sub_palettes[0].first = 3; /* not made of eights */
  CHECK_STATUS(acm_appearance_encode(&a, bytes, sizeof bytes, &size, &error), ACM_BAD_VALUE);
  CHECK_FIELD("objdesc.subpalette.first");
  a.sub_palettes[0].first = 64;
}

TEST(Appearance, a_message_carries_255_entries) {
  static wardrobe w;
  acm_error error;
  static char bytes[8192];
  size_t size = 0;
  acm_appearance* a = open_wardrobe(&w);
  a->texture_change_count = 256;
  for (unsigned i = 0; i < 256; ++i) {
    const acm_texture_change change = {(uint8_t)i, TUNIC, TABARD};
    w.texture_changes[i] = change;
  }
  CHECK_STATUS(acm_appearance_encode(a, bytes, sizeof bytes, &size, &error), ACM_LIMIT_EXCEEDED);
  CHECK_FIELD("objdesc.textures");
  a->texture_change_count = 255;
  CHECK_OK(acm_appearance_encode(a, bytes, sizeof bytes, &size, &error));
}

TEST(Appearance, od_4_a_later_entry_takes_the_place_of_an_earlier_one) {
  static wardrobe w;
  acm_error error;
  acm_appearance none;
  acm_appearance_init(&none);
  CHECK_OK(acm_appearance_add(knight(), &none, open_wardrobe(&w), &error));
  check_is_knight(&w.worn);
  acm_part_change parts[] = {{HEAD, 0x010001EC}, {0, 0x010001EC}};
  acm_sub_palette whole = {0x04000012, 0, 2048};
  acm_appearance other = none;
  other.part_changes = parts;
  other.part_change_count = 2;
  other.sub_palettes = &whole;
  other.sub_palette_count = 1;
  CHECK_OK(acm_appearance_add(&w.worn, &other, &w.worn, &error)); /* in place */
  CHECK(w.worn.base_palette == BODY_PALETTE && w.worn.part_change_count == 2);
  CHECK(w.part_changes[0].part == HEAD && w.part_changes[0].mesh == 0x010001EC);
  CHECK(w.worn.sub_palette_count == 1 && w.sub_palettes[0].palette == 0x04000012);
  CHECK_STATUS(acm_appearance_add(0, &other, &w.worn, &error), ACM_NULL_ARGUMENT);
  CHECK_FIELD("to");
  CHECK_STATUS(acm_appearance_add(&other, 0, &w.worn, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_appearance_add(&other, &other, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_appearance_add(&other, knight(), &none, &error), ACM_BUFFER_FULL);
}

TEST(Appearance, a_full_list_takes_no_more) {
  static wardrobe w;
  acm_error error;
  acm_appearance* a = open_wardrobe(&w);
  a->part_change_count = 255;
  for (unsigned i = 0; i < 255; ++i) {
    const acm_part_change change = {(uint8_t)i, HELMET};
    w.part_changes[i] = change;
  }
  acm_part_change more = {255, HELMET};
  acm_appearance other;
  acm_appearance_init(&other);
  other.part_changes = &more;
  other.part_change_count = 1;
  CHECK_STATUS(acm_appearance_add(a, &other, a, &error), ACM_LIMIT_EXCEEDED);
  CHECK(a->part_change_count == 255);
}

TEST(Appearance, an_object_wears_what_is_set) {
  static wardrobe w;
  acm_error error;
  fixture f = make_fixture();
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  acm_world_clear_events(f.world, &error);
  CHECK_OK(acm_object_get_appearance(f.world, GUARD, open_wardrobe(&w), &error));
  CHECK(w.worn.part_change_count == 0);
  CHECK_OK(acm_object_set_appearance(f.world, GUARD, knight(), &error));
  CHECK(count_events(f.world, ACM_EVENT_APPEARANCE_CHANGED, 0) == 1);
  CHECK_OK(acm_object_get_appearance(f.world, GUARD, &w.worn, &error));
  check_is_knight(&w.worn);
  CHECK_STATUS(acm_object_get_appearance(f.world, NOBODY, &w.worn, &error), ACM_NO_OBJECT);
  CHECK_STATUS(acm_object_set_appearance(f.world, NOBODY, knight(), &error), ACM_NO_OBJECT);
  CHECK(error.guid == NOBODY);
  CHECK_STATUS(acm_object_get_appearance(f.world, GUARD, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_object_set_appearance(f.world, GUARD, 0, &error), ACM_NULL_ARGUMENT);
  acm_sub_palette wrong = {HELMET, 0, 8}; /* an id of another type */
  acm_appearance bad = *knight();
  bad.sub_palettes = &wrong;
  CHECK_STATUS(acm_object_set_appearance(f.world, GUARD, &bad, &error), ACM_BAD_ARGUMENT);
  CHECK_OK(acm_object_get_appearance(f.world, GUARD, &w.worn, &error));
  check_is_knight(&w.worn);
  free_fixture(&f);
}

TEST(Appearance, a_server_sends_what_an_object_wears) {
  static wardrobe w;
  acm_error error;
  fixture f = make_fixture();
  acm_world* seen = 0;
  acm_server* server = 0;
  acm_client* client = 0;
  acm_client_options options;
  char bytes[4096];
  acm_outbound messages[4];
  size_t count = 0, byte_count = 0;
  acm_client_options_init(&options);
  options.expects_player = 0;
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  CHECK_OK(acm_world_create(f.assets, 0, &seen, &error));
  CHECK_OK(acm_server_create(f.world, 0, &server, &error));
  CHECK_OK(acm_client_create(seen, &options, &client, &error));
  CHECK_OK(acm_server_describe(server, GUARD, 0, 0, 0, 0, bytes, sizeof bytes, &count, &error));
  CHECK_OK(acm_client_receive(client, bytes, count, 0, &error));
  CHECK_OK(acm_server_set_appearance(server, GUARD, knight(), &error));
  CHECK_OK(acm_server_outbox(server, messages, 4, &count, bytes, sizeof bytes, &byte_count, &error));
  CHECK(count == 1);
  CHECK_OK(acm_client_receive(client, bytes + messages[0].offset, messages[0].size, 0, &error));
  CHECK_OK(acm_object_get_appearance(seen, GUARD, open_wardrobe(&w), &error));
  check_is_knight(&w.worn);
  CHECK_STATUS(acm_server_set_appearance(server, NOBODY, knight(), &error), ACM_NO_OBJECT);
  CHECK_STATUS(acm_server_set_appearance(server, GUARD, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_server_set_appearance(0, GUARD, knight(), &error), ACM_NULL_ARGUMENT);
  CHECK_OK(acm_client_free(client, &error));
  CHECK_OK(acm_server_free(server, &error));
  CHECK_OK(acm_world_free(seen, &error));
  free_fixture(&f);
}

TEST(Appearance, garments_dress_a_body) {
  static wardrobe w;
  acm_error error;
  acm_assets* assets = 0;
  acm_garment_finding findings[2];
  size_t count = 9;
  const acm_garment garments[] = {{CLOTHES, 1, {0.0, 0.0, 0.0, 0.0}}, {0x10000099, 0, {0.0, 0.0, 0.0, 0.0}}};
  CHECK_OK(acm_assets_create_sample(&assets, &error));
  CHECK_OK(acm_dress(assets, MANNEQUIN, 0, 0, 0, open_wardrobe(&w), 0, 0, 0, &error));
  const uint32_t parts = w.worn.part_change_count;
  CHECK(parts > 10 && w.worn.texture_change_count == 0); /* every part is named */
  CHECK_OK(acm_dress(assets, MANNEQUIN, 0, garments, 2, &w.worn, findings, 2, &count, &error));
  CHECK(w.worn.part_change_count == parts && w.worn.texture_change_count > 0 && w.worn.sub_palette_count > 0);
  CHECK(count == 1 && findings[0].garment == 1 && findings[0].status == ACM_NOT_FOUND);
  CHECK(findings[0].object_id == 0x10000099 && findings[0].field != 0);
  CHECK_OK(acm_dress(assets, MANNEQUIN, knight(), garments, 2, &w.worn, 0, 0, &count, &error));
  CHECK(count == 1 && w.worn.base_palette == BODY_PALETTE);
  CHECK_STATUS(acm_dress(assets, 0x02000099, 0, 0, 0, &w.worn, 0, 0, 0, &error), ACM_NOT_FOUND);
  CHECK_STATUS(acm_dress(assets, MANNEQUIN, 0, 0, 1, &w.worn, 0, 0, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_FIELD("garments");
  CHECK_STATUS(acm_dress(assets, MANNEQUIN, 0, 0, 0, &w.worn, 0, 1, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_FIELD("findings");
  CHECK_STATUS(acm_dress(assets, MANNEQUIN, 0, 0, 0, 0, 0, 0, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_dress(0, MANNEQUIN, 0, 0, 0, &w.worn, 0, 0, 0, &error), ACM_NULL_ARGUMENT);
  w.worn.part_change_capacity = 1;
  CHECK_STATUS(acm_dress(assets, MANNEQUIN, 0, 0, 0, &w.worn, 0, 0, 0, &error), ACM_BUFFER_FULL);
  CHECK_OK(acm_assets_free(assets, &error));
}

TEST(Appearance, loading_asks_for_what_is_worn) {
  acm_error error;
  acm_assets* assets = 0;
  acm_missing_asset missing[16];
  size_t count = 0;
  CHECK_OK(acm_assets_create(&assets, &error));
  CHECK_OK(acm_assets_load_appearance(assets, knight(), &error));
  CHECK_OK(acm_assets_missing(assets, missing, 16, &count, &error));
  int found = 0;
  for (size_t i = 0; i < count; ++i)
    if (missing[i].id == HELMET || missing[i].id == TABARD || missing[i].id == CRIMSON) ++found;
  CHECK(found == 3);
  CHECK_STATUS(acm_assets_load_appearance(assets, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_assets_load_appearance(0, knight(), &error), ACM_NULL_ARGUMENT);
  CHECK_OK(acm_assets_free(assets, &error));
}

TEST(Appearance, clothing_tables_are_loaded) {
  acm_error error;
  acm_assets* assets = 0;
  CHECK_OK(acm_assets_create_sample(&assets, &error));
  CHECK_OK(acm_assets_load(assets, COATS, ACM_LOAD_CLOTHING, &error));
  CHECK_STATUS(acm_assets_load(assets, MANNEQUIN, ACM_LOAD_CLOTHING, &error), ACM_WRONG_TYPE);
  CHECK_STATUS(acm_assets_load(assets, COATS, 5, &error), ACM_BAD_ARGUMENT);
  CHECK_OK(acm_assets_free(assets, &error));
}
