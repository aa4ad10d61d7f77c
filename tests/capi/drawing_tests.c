/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */

/* Textures, surfaces and meshes, as a renderer needs them. */

#include "acmotion/inspect.h"

#include <string.h>

#include "fixture.h"

enum { SPARK_MESH = 0x01000501, SPARK_SURFACE = 0x0800001D, TUNIC = 0x05000005 };
enum { PALETTE = 0x04000001, OTHER_PALETTE = 0x04000002, LEVELS = 0x05000001, INDEXED = 0x06000001 };
enum { JPEG = 0x06000002, TRIANGLE = 0x01000001, SURFACE = 0x08000001, TWO_PARTS = 0x02000001 };

/* The examples of the .dat formats; the second without a motion table. */
static const char triangle[] =
    "01000001 02000000 01010000 08010000 00030000 00000000 00000000 00000000 00000000 00000000 00000000 "
    "00000080 3f010000 00000080 3f000000 00000000 00000000 00000000 00000080 3f020000 00000000 00000080 "
    "3f000000 00000000 00000000 00000080 3f000080 3e000080 3e000000 00010000 03040000 00000000 ffff0000 "
    "01000200 4c4f5042 cdcdcdcd cdcdcdcd cdcdcdcd cdcdcdcd c3f5a83e c3f5a83e 00000000 0000403f 01000000 "
    "0000";
static const char two_parts[] =
    "01000002 07000000 02000000 01000001 02000001 ffffffff 00000000 0000803f 0000803f 0000803f 00000040 "
    "00000040 00000040 01000000 01000000 01000000 00000000 cdcccc3d 00000000 0000803f 00000000 00000000 "
    "00000000 00000000 01000000 00000000 00000000 00000000 00000000 0000803f 00000000 00000000 00000000 "
    "00000000 00000000 0000803f 0000803f 00000000 00000000 00000000 00000000 01000000 00000000 00000000 "
    "00000000 9a99993e 6666e63f 01000000 00000000 00000000 0000003f 0000003f 6666e63f 9a99993e 9a99193f "
    "9a99193f 00000000 00000000 6666663f 0000803f 00000000 00000000 6666663f 0000803f 00000000 00000000 "
    "00000000 00000000 00000000 00000000";
/* 0x04000001: three colours; 0x04000002: one. */
static const char palette[] = "01000004 03000000 000000ff 0022ccff 88eeffff";
static const char other_palette[] = "02000004 01000000 332211ff";
/* 2 x 2 pixels with the indices 1, 2, 2, 9, of which the palette does not have the last. */
static const char indexed[] =
    "01000006 07000000 02000000 02000000 65000000 08000000 01000200 02000900 01000004";
/* 0x06000099, which is not there, and the indexed image. */
static const char levels[] = "01000005 00000000 02 02000000 99000006 01000006";
/* A clip map of that texture. */
static const char surface[] = "06000000 01000005 00000000 00000000 00000000 0000803f";

static int digit(char c) {
  return c <= '9' ? c - '0' : c - 'a' + 10;
}

static void add_record(acm_assets* assets, acm_object_id id, const char* hex) {
  acm_error error;
  unsigned char bytes[1024];
  size_t size = 0;
  for (; *hex; hex += *hex == ' ' ? 1 : 2)
    if (*hex != ' ') bytes[size++] = (unsigned char)(digit(hex[0]) << 4 | digit(hex[1]));
  CHECK_OK(acm_assets_add(assets, id, bytes, size, &error));
}

static acm_assets* picture_assets(void) {
  acm_error error;
  acm_assets* assets = 0;
  CHECK_OK(acm_assets_create(&assets, &error));
  add_record(assets, PALETTE, palette);
  add_record(assets, OTHER_PALETTE, other_palette);
  add_record(assets, LEVELS, levels);
  add_record(assets, INDEXED, indexed);
  add_record(assets, SURFACE, surface);
  return assets;
}

/* The bytes of a handle, which is freed. */
static size_t take(acm_bytes* bytes, unsigned char* out, size_t room) {
  acm_error error;
  const void* data = 0;
  size_t size = 0;
  CHECK_OK(acm_bytes_get(bytes, &data, &size, &error));
  CHECK(size <= room);
  if (size <= room) memcpy(out, data, size);
  CHECK_OK(acm_bytes_free(bytes, &error));
  return size;
}

TEST(Drawing, an_indexed_image_becomes_rgba) {
  acm_error error;
  acm_assets* assets = picture_assets();
  acm_bytes* pixels = 0;
  acm_image_info info;
  unsigned char rgba[16];
  static const unsigned char wanted[16] = {0xCC, 0x22, 0, 255, 0xFF, 0xEE, 0x88, 255, 0xFF, 0xEE, 0x88, 255};
  CHECK_OK(acm_image_decode(assets, INDEXED, 0, &info, &pixels, &error));
  CHECK(info.kind == ACM_IMAGE_RGBA && info.width == 2 && info.height == 2 && info.outside_palette == 1);
  CHECK(take(pixels, rgba, sizeof rgba) == 16 && memcmp(rgba, wanted, 16) == 0);
  CHECK_OK(acm_image_decode(assets, LEVELS, 0, &info, &pixels, &error)); /* the texture's second level */
  CHECK(take(pixels, rgba, sizeof rgba) == 16 && memcmp(rgba, wanted, 16) == 0);
  CHECK_OK(acm_assets_free(assets, &error));
}

TEST(Drawing, an_indexed_image_takes_other_colors) {
  acm_error error;
  acm_assets* assets = picture_assets();
  acm_bytes* pixels = 0;
  acm_image_info info;
  acm_image_options options;
  unsigned char rgba[16];
  uint32_t colors[16];
  acm_image_options_init(0);
  acm_image_options_init(&options);
  CHECK(options.size == sizeof options && options.palette == 0 && options.colors == 0);
  options.palette = OTHER_PALETTE;
  CHECK_OK(acm_image_decode(assets, INDEXED, &options, &info, &pixels, &error));
  CHECK(take(pixels, rgba, sizeof rgba) == 16 && info.outside_palette == 4 && rgba[3] == 0);
  for (unsigned i = 0; i < 16; ++i) colors[i] = 0xFF000000u + i;
  options.colors = colors;
  options.color_count = 16;
  CHECK_OK(acm_image_decode(assets, INDEXED, &options, &info, &pixels, &error));
  CHECK(take(pixels, rgba, sizeof rgba) == 16 && rgba[2] == 1 && rgba[6] == 2 && rgba[14] == 9);
  options.clip_map = 1;
  CHECK_OK(acm_image_decode(assets, INDEXED, &options, &info, &pixels, &error));
  CHECK(take(pixels, rgba, sizeof rgba) == 16 && rgba[3] == 0 && rgba[15] == 255);
  CHECK_OK(acm_assets_free(assets, &error));
}

TEST(Drawing, alpha_alone_is_grey_or_black) {
  acm_error error;
  acm_assets* assets = 0;
  acm_bytes* pixels = 0;
  acm_image_info info;
  acm_image_options options;
  unsigned char rgba[4];
  CHECK_OK(acm_assets_create(&assets, &error));
  add_record(assets, 0x06000003, "03000006 07000000 01000000 01000000 1c000000 01000000 80");
  acm_image_options_init(&options);
  CHECK_OK(acm_image_decode(assets, 0x06000003, &options, &info, &pixels, &error));
  CHECK(take(pixels, rgba, 4) == 4 && rgba[0] == 0x80 && rgba[3] == 255);
  options.as_texture = 1;
  CHECK_OK(acm_image_decode(assets, 0x06000003, &options, &info, &pixels, &error));
  CHECK(take(pixels, rgba, 4) == 4 && rgba[0] == 0 && rgba[3] == 0x80);
  CHECK_OK(acm_assets_free(assets, &error));
}

TEST(Drawing, a_jpeg_leaves_as_the_file_that_it_is) {
  acm_error error;
  acm_assets* assets = 0;
  acm_bytes* bytes = 0;
  acm_image_info info;
  enum { FILE_SIZE = 1000 };
  static const unsigned char fields[24] = {
      2, 0, 0, 6, 7, [16] = 0xF4, 1, [20] = FILE_SIZE & 255, FILE_SIZE >> 8};
  static const unsigned char begin[] = {0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 8, 0, 16, 3}; /* 16 x 8 */
  unsigned char record[24 + FILE_SIZE] = {0}, file[FILE_SIZE];
  memcpy(record, fields, sizeof fields);
  memcpy(record + 24, begin, sizeof begin);
  CHECK_OK(acm_assets_create(&assets, &error));
  CHECK_OK(acm_assets_add(assets, JPEG, record, sizeof record, &error));
  CHECK_OK(acm_image_decode(assets, JPEG, 0, &info, &bytes, &error));
  CHECK(info.kind == ACM_IMAGE_JPEG && info.width == 16 && info.height == 8);
  CHECK(take(bytes, file, FILE_SIZE) == FILE_SIZE && memcmp(file, record + 24, FILE_SIZE) == 0);
  CHECK_OK(acm_assets_free(assets, &error));
  record[24] = 0; /* now it is none */
  CHECK_OK(acm_assets_create(&assets, &error));
  CHECK_OK(acm_assets_add(assets, JPEG, record, sizeof record, &error));
  CHECK_STATUS(acm_image_decode(assets, JPEG, 0, &info, &bytes, &error), ACM_WRONG_TYPE);
  CHECK(bytes == 0 && error.offset == 24 && strstr(error.text, "0x06000002") != 0);
  CHECK_OK(acm_assets_free(assets, &error));
}

TEST(Drawing, images_refuse_bad_calls) {
  acm_error error;
  acm_assets* assets = picture_assets();
  acm_bytes* pixels = 0;
  acm_image_info info;
  acm_image_options options;
  acm_image_options_init(&options);
  CHECK_STATUS(acm_image_decode(assets, 0x06000077, 0, &info, &pixels, &error), ACM_NOT_FOUND);
  CHECK(strstr(error.text, "0x06000077") != 0);
  CHECK_STATUS(acm_image_decode(assets, PALETTE, 0, &info, &pixels, &error), ACM_NOT_FOUND);
  CHECK_STATUS(acm_image_decode(0, INDEXED, 0, &info, &pixels, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_image_decode(assets, INDEXED, 0, 0, &pixels, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_image_decode(assets, INDEXED, 0, &info, 0, &error), ACM_NULL_ARGUMENT);
  options.palette = 0x04000077;
  CHECK_STATUS(acm_image_decode(assets, INDEXED, &options, &info, &pixels, &error), ACM_NOT_FOUND);
  options.color_count = 1;
  CHECK_STATUS(acm_image_decode(assets, INDEXED, &options, &info, &pixels, &error), ACM_NULL_ARGUMENT);
  CHECK_FIELD("options.colors");
  options.color_count = 2049;
  CHECK_STATUS(acm_image_decode(assets, INDEXED, &options, &info, &pixels, &error), ACM_BAD_ARGUMENT);
  options.size = 5;
  CHECK_STATUS(acm_image_decode(assets, INDEXED, &options, &info, &pixels, &error), ACM_BAD_SIZE);
  CHECK_OK(acm_assets_free(assets, &error));
}

TEST(Drawing, pixels_become_a_png) {
  acm_error error;
  acm_bytes* png = 0;
  unsigned char file[512];
  static const unsigned char pixels[16] = {255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 9, 9, 9, 0};
  CHECK_OK(acm_image_png(pixels, sizeof pixels, 2, 2, &png, &error));
  CHECK(take(png, file, sizeof file) > 50 && memcmp(file, "\x89PNG", 4) == 0);
  CHECK_STATUS(acm_image_png(pixels, 15, 2, 2, &png, &error), ACM_BAD_ARGUMENT);
  CHECK_FIELD("size");
  CHECK_STATUS(acm_image_png(pixels, 0, 0, 2, &png, &error), ACM_BAD_ARGUMENT);
  CHECK_STATUS(acm_image_png(pixels, 16, 2, 16385, &png, &error), ACM_BAD_ARGUMENT);
  CHECK_FIELD("height");
  CHECK_STATUS(acm_image_png(pixels, 16, 16384, 16384, &png, &error), ACM_LIMIT_EXCEEDED);
  CHECK_STATUS(acm_image_png(0, 16, 2, 2, &png, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_image_png(pixels, 16, 2, 2, 0, &error), ACM_NULL_ARGUMENT);
}

TEST(Drawing, a_surface_becomes_a_material) {
  acm_error error;
  acm_assets* assets = picture_assets();
  acm_material material;
  acm_part_drawing part = {0.5f, 0.75f, 0.25f, 1, 1, {0, 0}};
  CHECK_OK(acm_surface_material(assets, SURFACE, 0, 0, &material, &error));
  CHECK(material.texture == LEVELS && material.clip_map && material.alpha_test == 100);
  CHECK(material.pass == ACM_PASS_CLIP_MAP && material.color == 0xFFFFFF && material.alpha == 1.0f);
  CHECK(material.blend && material.source == ACM_BLEND_ONE);
  CHECK(material.destination == ACM_BLEND_ONE_MINUS_SOURCE_ALPHA && material.depth_write && material.fog);
  CHECK_OK(acm_surface_material(assets, SURFACE, &part, 0, &material, &error));
  CHECK(material.luminosity == 0.75f && material.diffuse == 0.25f && material.alpha < 1.0f);
  CHECK(material.source == ACM_BLEND_SOURCE_ALPHA && material.alpha_test == 0);
  part.has_luminosity = part.has_diffuse = 0;
  CHECK_OK(acm_surface_material(assets, SURFACE, &part, 0, &material, &error));
  CHECK(material.luminosity == 0.0f && material.diffuse == 1.0f);
  CHECK_OK(acm_surface_material(assets, SURFACE, 0, 0x05000077, &material, &error));
  CHECK(material.texture_missing);
  CHECK_STATUS(acm_surface_material(assets, 0x08000099, 0, 0, &material, &error), ACM_NOT_FOUND);
  CHECK_STATUS(acm_surface_material(assets, SURFACE, 0, 0, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_surface_material(0, SURFACE, 0, 0, &material, &error), ACM_NULL_ARGUMENT);
  part.translucency = not_a_number();
  CHECK_STATUS(acm_surface_material(assets, SURFACE, &part, 0, &material, &error), ACM_NOT_FINITE);
  CHECK_OK(acm_assets_free(assets, &error));
}

TEST(Drawing, a_mesh_is_read_as_triangles) {
  acm_error error;
  acm_assets* assets = picture_assets();
  acm_mesh_info info;
  acm_mesh_surface part;
  acm_mesh_vertex vertices[3];
  add_record(assets, TRIANGLE, triangle);
  CHECK_OK(acm_mesh_read(assets, TRIANGLE, &info, &part, 1, vertices, 3, &error));
  CHECK(info.drawn == TRIANGLE && info.facing == ACM_FACING_AS_PLACED && info.sort_center.x == 0.25f);
  CHECK(info.surface_count == 1 && info.vertex_count == 3);
  CHECK(part.surface == SURFACE && part.first_vertex == 0 && part.vertex_count == 3);
  CHECK(part.repeats); /* its polygons have stippling bits */
  CHECK(vertices[1].position.x == 1.0f && vertices[2].position.y == 1.0f && vertices[0].normal.z == 1.0f);
  CHECK_STATUS(acm_mesh_read(assets, TRIANGLE, &info, &part, 1, vertices, 2, &error), ACM_BUFFER_FULL);
  CHECK_FIELD("vertex_capacity");
  CHECK_STATUS(acm_mesh_read(assets, TRIANGLE, &info, 0, 0, 0, 0, &error), ACM_BUFFER_FULL);
  CHECK(info.surface_count == 1 && info.vertex_count == 3);
  CHECK_STATUS(acm_mesh_read(assets, 0x01000099, &info, 0, 0, 0, 0, &error), ACM_NOT_FOUND);
  CHECK_STATUS(acm_mesh_read(assets, TRIANGLE, 0, 0, 0, 0, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_mesh_read(assets, TRIANGLE, &info, 0, 1, 0, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_FIELD("surfaces");
  CHECK_STATUS(acm_mesh_read(assets, TRIANGLE, &info, 0, 0, 0, 1, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_mesh_read(0, TRIANGLE, &info, 0, 0, 0, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_OK(acm_assets_free(assets, &error));
}

TEST(Drawing, gx_11_the_mesh_of_a_spark_faces_the_eye) {
  acm_error error;
  acm_assets* assets = 0;
  acm_mesh_info info;
  acm_mesh_surface part;
  acm_mesh_vertex vertices[6];
  acm_material material;
  acm_bytes* pixels = 0;
  acm_image_info image;
  CHECK_OK(acm_assets_create_sample(&assets, &error));
  CHECK_OK(acm_mesh_read(assets, SPARK_MESH, &info, &part, 1, vertices, 6, &error));
  CHECK(info.facing == ACM_FACING_EYE && info.vertex_count == 6 && part.surface == SPARK_SURFACE);
  CHECK(!part.repeats && vertices[0].u == 0.0f && vertices[0].v == 1.0f);
  CHECK_OK(acm_surface_material(assets, part.surface, 0, 0, &material, &error));
  CHECK(material.texture >> 24 == 0x05 && material.blend);
  CHECK_OK(acm_image_decode(assets, material.texture, 0, &image, &pixels, &error));
  CHECK(image.kind == ACM_IMAGE_RGBA && image.width > 0);
  CHECK_OK(acm_bytes_free(pixels, &error));
  CHECK_OK(acm_assets_free(assets, &error));
}

TEST(Drawing, an_exported_file_notes_a_missing_texture) {
  acm_error error;
  acm_assets* assets = 0;
  acm_gltf* gltf = 0;
  const char* notes[8];
  size_t count = 0;
  CHECK_OK(acm_assets_create(&assets, &error));
  add_record(assets, TWO_PARTS, two_parts);
  add_record(assets, TRIANGLE, triangle);
  add_record(assets, SURFACE, surface);
  CHECK_OK(acm_gltf_export(assets, TWO_PARTS, 0, 0, 0, &gltf, &error));
  CHECK_OK(acm_gltf_lines(gltf, ACM_GLTF_NOTES, notes, 8, &count, &error));
  int found = 0;
  for (size_t i = 0; i < count; ++i) found += strstr(notes[i], "0x05000001") != 0;
  CHECK(found >= 1);
  CHECK_OK(acm_gltf_lines(gltf, ACM_GLTF_FINDINGS, notes, 8, &count, &error));
  CHECK(count == 0);
  CHECK_OK(acm_gltf_free(gltf, &error));
  CHECK_OK(acm_assets_free(assets, &error));
}
