/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#ifndef ACMOTION_INSPECT_H
#define ACMOTION_INSPECT_H

/* Inspection for C: linter, state graphs, glTF, textures and meshes, scenarios, captures, messages, and the
 * inside of bodies. It follows the rules of acmotion/acmotion.h.
 *
 * All of it is experimental: a minor version may change it.
 *
 * Where the size of a result is not known beforehand, the library owns it behind a handle. Pointers into it
 * (texts are UTF-8 and end with a 0) are valid until that handle is freed. Functions that take assets load
 * the records that they need. */

#include "acmotion/acmotion.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Bytes and texts that the library owns (experimental) ---- */

typedef struct acm_bytes acm_bytes;

/* Valid until the handle is freed. A text is followed by a 0, which `size` does not count. Both may be null.
 */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_bytes_get(acm_bytes* bytes, const void** data, size_t* size,
                                                    acm_error* error);
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_bytes_free(acm_bytes* bytes, acm_error* error);

/* ---- Linter: what is wrong in motion tables (experimental) ---- */

/* How bad a finding of the linter is. */
typedef enum acm_lint_severity {
  ACM_LINT_NOTE = 0,    /* odd, and harmless */
  ACM_LINT_WARNING = 1, /* it plays, but hardly as meant */
  ACM_LINT_ERROR = 2    /* something does not work */
} acm_lint_severity;

/* What all findings of a rule have in common. The texts live as long as the library. */
typedef struct acm_lint_rule {
  const char* code;    /* stable, for baselines: "unreachable-state" */
  const char* meaning; /* why it matters */
  const char* fix;     /* what to do about it */
  uint32_t severity;   /* acm_lint_severity */
} acm_lint_rule;

/* One finding of the linter. */
typedef struct acm_lint_finding {
  acm_object_id table;
  uint32_t rule;      /* index of its rule */
  const char* place;  /* within the table: "SwordCombat/Ready > SlashHigh" */
  const char* detail; /* what was found there */
} acm_lint_finding;

typedef struct acm_lint acm_lint;

ACM_API_EXPERIMENTAL uint32_t ACM_CALL acm_lint_rule_count(void);
/* ACM_BAD_ARGUMENT past the end. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_lint_rule_at(uint32_t rule, acm_lint_rule* out, acm_error* error);

/* `setups` are the bodies that the table moves; without any, part counts are not compared. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_lint_table(acm_assets* assets, acm_object_id table,
                                                     const acm_object_id* setups, size_t setup_count,
                                                     acm_lint** out, acm_error* error);
/* In the order of the table. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_lint_findings(acm_lint* lint, acm_lint_finding* out,
                                                        size_t capacity, size_t* count, acm_error* error);
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_lint_free(acm_lint* lint, acm_error* error);

/* ---- State graphs (experimental) ---- */

/* How a state graph is written. */
typedef enum acm_graph_format {
  ACM_GRAPH_DOT = 0,  /* for Graphviz */
  ACM_GRAPH_JSON = 1, /* everything, with the names that exported files give the motions */
  ACM_GRAPH_SVG = 2   /* a picture */
} acm_graph_format;

/* The states of a motion table and what leads from one to another. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_state_graph(acm_assets* assets, acm_object_id table, int32_t format,
                                                      acm_bytes** out, acm_error* error);

/* ---- glTF (experimental) ---- */

/* What lies between key frames. */
typedef enum acm_gltf_keys {
  ACM_GLTF_STEP = 0,  /* every key frame stands until the next, as retail shows it */
  ACM_GLTF_LINEAR = 1 /* viewers interpolate between key frames */
} acm_gltf_keys;

/* What the parts of a body hang on. */
typedef enum acm_gltf_tree {
  ACM_GLTF_PARENTS = 0, /* parts hang on the parents that the Setup names */
  ACM_GLTF_FLAT = 1     /* all parts hang on the body; their keys are the frames of the file, bit for bit */
} acm_gltf_tree;

/* How a body is written as glTF. */
typedef struct acm_gltf_export_options {
  uint32_t size;
  uint8_t keys;         /* acm_gltf_keys */
  uint8_t tree;         /* acm_gltf_tree */
  acm_bool root_motion; /* velocity and position frames move the body; 0: it stays where it is */
  acm_bool markers;     /* also write meshes that the game never draws */
  acm_object_id table;  /* 0: the motion table that the Setup names */
} acm_gltf_export_options;

/* A .glb that was made, or a file that was read. */
typedef struct acm_gltf acm_gltf;

ACM_API_EXPERIMENTAL void ACM_CALL acm_gltf_export_options_init(acm_gltf_export_options* options);
/* `options` may be null. `motions` are names as the JSON of acm_state_graph has them; with a count of 0, all.
 */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_gltf_export(acm_assets* assets, acm_object_id setup,
                                                      const acm_gltf_export_options* options,
                                                      const char* const* motions, size_t motion_count,
                                                      acm_gltf** out, acm_error* error);
/* The .glb and how many animations it has. Valid until the handle is freed; nothing (null and 0) for a file
 * that was read. All three may be null. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_gltf_file(acm_gltf* gltf, const void** data, size_t* size,
                                                    size_t* clips, acm_error* error);
/* Models that are absent or could not be read, ascending. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_gltf_missing(acm_gltf* gltf, acm_object_id* out, size_t capacity,
                                                       size_t* count, acm_error* error);

/* Gives a file that a .gltf names beside itself, by its relative path: ACM_OK, or a status that refuses it.
 * The bytes must stay until the next call, or until the import returns. It must not call the library. */
typedef int32_t(ACM_CALL* acm_read_file)(void* context, const char* path, const void** bytes, size_t* size);

/* How a glTF file is read. */
typedef struct acm_gltf_import_options {
  uint32_t size;
  acm_bool force;          /* also takes a file that shows signs of damage */
  uint8_t reserved[3];     /* 0 */
  acm_read_file read_file; /* null: files whose keys are in other files are refused */
  void* context;           /* for read_file */
} acm_gltf_import_options;

ACM_API_EXPERIMENTAL void ACM_CALL acm_gltf_import_options_init(acm_gltf_import_options* options);
/* Reads a file of acm_gltf_export, .glb or .gltf, that may have been edited since. `options` may be null.
 * Without `force` a file with findings is refused; the error has the first of them. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_gltf_import(const void* bytes, size_t size,
                                                      const acm_gltf_import_options* options, acm_gltf** out,
                                                      acm_error* error);

/* An animation that came back. */
typedef struct acm_gltf_animation {
  acm_object_id id;
  uint32_t frames;        /* key frames */
  uint32_t edited_frames; /* 0: as it was when it was exported, byte for byte */
  uint32_t edited_parts;
  const void* bytes; /* the record, as a container or acm_assets_add takes it */
  size_t size;
} acm_gltf_animation;

/* A part that an editor has moved. */
typedef struct acm_gltf_edited_part {
  uint32_t part;
  uint32_t frames; /* in which it is elsewhere than it was */
  double metres;   /* the farthest that it was moved */
  double radians;  /* the farthest that it was turned */
} acm_gltf_edited_part;

/* The body; 0 for a file that was made. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_gltf_setup(acm_gltf* gltf, acm_object_id* out, acm_error* error);
/* Ascending by id; none for a file that was made. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_gltf_animations(acm_gltf* gltf, acm_gltf_animation* out,
                                                          size_t capacity, size_t* count, acm_error* error);
/* Of the animation of that id (ACM_NOT_FOUND: there is none), ascending by part. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_gltf_edited_parts(acm_gltf* gltf, acm_object_id animation,
                                                            acm_gltf_edited_part* out, size_t capacity,
                                                            size_t* count, acm_error* error);

/* The names of its motions that were edited, ascending. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_gltf_edited_motions(acm_gltf* gltf, acm_object_id animation,
                                                              const char** out, size_t capacity,
                                                              size_t* count, acm_error* error);

/* Which lines about a file are meant. */
typedef enum acm_gltf_lines_kind {
  ACM_GLTF_NOTES = 0,   /* what was left out or could not be shown as it should, for people */
  ACM_GLTF_FINDINGS = 1 /* why a file that was read is refused unless forced, for people */
} acm_gltf_lines_kind;
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_gltf_lines(acm_gltf* gltf, int32_t kind, const char** out,
                                                     size_t capacity, size_t* count, acm_error* error);
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_gltf_free(acm_gltf* gltf, acm_error* error);

/* ---- Textures, surfaces and meshes: what a renderer needs (experimental; docs/textures.md) ---- */

/* What the bytes of an image are. */
typedef enum acm_image_kind {
  ACM_IMAGE_RGBA = 0, /* four bytes for each pixel, rows from the top, without padding; alpha 0 is clear */
  ACM_IMAGE_JPEG = 1  /* a whole JPEG file: the library has no decoder for it, browsers and hosts have */
} acm_image_kind;

/* How an image is decoded. */
typedef struct acm_image_options {
  uint32_t size;
  acm_object_id palette;  /* of an indexed image; 0: the one that it names */
  const uint32_t* colors; /* 0xAARRGGBB, instead of a palette: 2,048 as acm_look_colors gives them, or 256
                             that stand for eight indices each; null: the palette's */
  size_t color_count;
  acm_bool clip_map;   /* the surface is a clip map (acm_material.clip_map): indices 0 to 7 are clear */
  acm_bool as_texture; /* an image with alpha alone becomes black with that alpha, as graphics hardware
                          samples it; 0: opaque grey, to be looked at */
  uint8_t reserved[6]; /* 0 */
} acm_image_options;

/* What an image is. */
typedef struct acm_image_info {
  uint32_t kind;   /* acm_image_kind */
  uint32_t width;  /* pixels, at most 16,384 */
  uint32_t height; /* pixels, at most 16,384; at most 2^26 pixels in all */
  uint32_t reserved;
  uint64_t outside_palette; /* pixels whose index the palette does not have; they are clear */
} acm_image_info;

ACM_API_EXPERIMENTAL void ACM_CALL acm_image_options_init(acm_image_options* options);
/* An image (RenderSurface) or a SurfaceTexture, which stands for the first of its images that is there.
 * `options` may be null. Of a JPEG, whose header was checked, the bytes are the file. Fails for formats that
 * are not pictures: bump maps, depth. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_image_decode(acm_assets* assets, acm_object_id id,
                                                       const acm_image_options* options, acm_image_info* info,
                                                       acm_bytes** out, acm_error* error);
/* A PNG file of RGBA pixels: width x height x 4 bytes. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_image_png(const void* rgba, size_t size, uint32_t width,
                                                    uint32_t height, acm_bytes** out, acm_error* error);

/* What the colour of a pixel, or the one that is there already, is multiplied by before the two are added. */
typedef enum acm_blend_factor {
  ACM_BLEND_ZERO = 0,                  /* times 0 */
  ACM_BLEND_ONE = 1,                   /* times 1 */
  ACM_BLEND_SOURCE_ALPHA = 2,          /* the source alpha */
  ACM_BLEND_ONE_MINUS_SOURCE_ALPHA = 3 /* 1 less the source alpha */
} acm_blend_factor;

/* Which surfaces are drawn before which others, in this order. */
typedef enum acm_draw_pass {
  ACM_PASS_OPAQUE = 0,   /* first, in any order */
  ACM_PASS_CLIP_MAP = 1, /* with holes: texels are drawn or not */
  ACM_PASS_BLENDED = 2   /* from the farthest to the nearest part, by acm_mesh_info.sort_center */
} acm_draw_pass;

/* How a surface is drawn. */
typedef struct acm_material {
  acm_object_id texture; /* 0: `color` alone */
  uint32_t color;        /* 0xRRGGBB; white with a texture */
  float alpha;      /* of every vertex, 0 to 1: multiplied with that of the texture it is the source alpha */
  float luminosity; /* light x diffuse + luminosity, 0 to 1, is what a channel is multiplied by */
  float diffuse;
  uint8_t source;           /* acm_blend_factor */
  uint8_t destination;      /* acm_blend_factor */
  uint8_t alpha_test;       /* pixels with a smaller source alpha (of 255) are not drawn; 0: no test */
  uint8_t pass;             /* acm_draw_pass */
  acm_bool blend;           /* 0: the factors are one and zero, and alpha has no effect */
  acm_bool depth_write;     /* whether it writes depth */
  acm_bool fog;             /* 0: additive; fog must not tint it */
  acm_bool clip_map;        /* for acm_image_options.clip_map */
  acm_bool texture_missing; /* the texture that it should have is not there: `color` is white */
  uint8_t reserved[3];
} acm_material;

/* What hooks and particles change on a part. A part with a translucency of 1 is not drawn at all. */
typedef struct acm_part_drawing {
  float translucency; /* 0 opaque to 1 clear */
  float luminosity;   /* instead of the surface's, with has_luminosity */
  float diffuse;      /* instead of the surface's, with has_diffuse */
  acm_bool has_luminosity;
  acm_bool has_diffuse;
  uint8_t reserved[2];
} acm_part_drawing;

/* How a Surface is drawn on a part; `part` may be null. `texture` 0: its own; else the SurfaceTexture that a
 * look has put in its place. Fails when the Surface cannot be loaded; without its texture it has a plain
 * colour.
 */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_surface_material(acm_assets* assets, acm_object_id surface,
                                                           const acm_part_drawing* part,
                                                           acm_object_id texture, acm_material* out,
                                                           acm_error* error);

/* How a mesh is turned when it is drawn. Its +y points away from the eye. */
typedef enum acm_mesh_facing {
  ACM_FACING_AS_PLACED = 1, /* not at all */
  ACM_FACING_EYE = 2,       /* towards the eye */
  ACM_FACING_AROUND_X = 3,  /* about this axis of its own only */
  ACM_FACING_AROUND_Y = 4,  /* about this axis of its own only */
  ACM_FACING_AROUND_Z = 5   /* about this axis of its own only */
} acm_mesh_facing;

/* 32 bytes. */
typedef struct acm_mesh_vertex {
  acm_vec3 position; /* metres */
  acm_vec3 normal;   /* unit length as a rule; zero: it has none */
  float u;
  float v; /* runs down: 0 is the first row of the image */
} acm_mesh_vertex;

/* The triangles with one surface. */
typedef struct acm_mesh_surface {
  acm_object_id surface; /* for acm_surface_material */
  uint32_t first_vertex;
  uint32_t vertex_count; /* three for each triangle; 0: nothing shows it */
  acm_bool repeats;      /* its texture repeats beyond the edges; 0: it is clamped */
  uint8_t reserved[3];
} acm_mesh_surface;

/* How many of everything a mesh has, and how it is drawn. */
typedef struct acm_mesh_info {
  acm_object_id drawn; /* the mesh that stands in for it near the eye, or it itself; 0: nothing is drawn */
  uint32_t facing;     /* acm_mesh_facing, or another number of the file */
  acm_vec3 sort_center;
  uint32_t surface_count;
  uint32_t vertex_count;
} acm_mesh_info;

/* The triangles of a GfxObj that are seen, backs of two-sided polygons included, counter-clockwise, surface
 * after surface. Surfaces are numbered as in acm_look_surfaces. Both lists are written as far as there is
 * room; ACM_BUFFER_FULL, with `info` filled in, when that was too little. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_mesh_read(acm_assets* assets, acm_object_id mesh,
                                                    acm_mesh_info* info, acm_mesh_surface* surfaces,
                                                    size_t surface_capacity, acm_mesh_vertex* vertices,
                                                    size_t vertex_capacity, acm_error* error);

/* ---- Scenarios (experimental) ---- */

/* How the output of a scenario is written. */
typedef enum acm_scenario_form {
  ACM_SCENARIO_TRACE = 0, /* one line per event, for machines; lines with errors are noted and passed over */
  ACM_SCENARIO_STORY = 1  /* for people; ends at the first line with an error */
} acm_scenario_form;

/* How a scenario runs. */
typedef struct acm_scenario_options {
  uint32_t size;
  uint8_t form;              /* acm_scenario_form */
  uint8_t reserved[3];       /* 0 */
  uint64_t max_steps;        /* of all ticks and updates; a step of n objects counts n times */
  uint64_t max_output_bytes; /* output beyond it ends the run with an error */
} acm_scenario_options;

/* Lines that could not run. */
typedef struct acm_scenario_errors {
  uint32_t lines;      /* how many; 0: none, and all else is empty */
  uint32_t first_line; /* counted from 1 */
  char reason[192];
  char expected[192]; /* how the verb is written; empty when there is no such verb */
} acm_scenario_errors;

ACM_API_EXPERIMENTAL void ACM_CALL acm_scenario_options_init(acm_scenario_options* options);
/* Runs a text of docs/scenarios.md in a world of its own. `table` is the motion table of bodies that name
 * none. `options` and `errors` may be null. Lines with errors are not an error of the call. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_scenario_run(acm_assets* assets, acm_object_id table,
                                                       const char* text, size_t size,
                                                       const acm_scenario_options* options, acm_bytes** out,
                                                       acm_scenario_errors* errors, acm_error* error);

/* ---- Captures: the game's messages in pcap and pcapng files (experimental) ---- */

typedef struct acm_capture acm_capture;

/* Which traffic of a capture is the game's. */
typedef struct acm_capture_options {
  uint32_t size;
  uint16_t first_port; /* the UDP ports of the server */
  uint16_t last_port;
} acm_capture_options;

/* What comes next in a capture. */
typedef enum acm_capture_step {
  ACM_CAPTURE_MESSAGE = 0,     /* the next whole message */
  ACM_CAPTURE_ERROR = 1,       /* something could not be read */
  ACM_CAPTURE_NEEDS_BYTES = 2, /* give more of the file, or finish */
  ACM_CAPTURE_END = 3          /* only after the finish, or after an error that ends the capture */
} acm_capture_step;

/* A whole message, put together from its fragments. */
typedef struct acm_captured_message {
  uint64_t frame;        /* that completed it, from 1 as Wireshark counts */
  uint64_t microseconds; /* of that frame, since 1970 */
  uint64_t flow;         /* the same for all messages between one client and its server */
  const void* bytes;     /* from the opcode on; of acm_capture_next: valid until its next call */
  size_t size;
  uint16_t queue;       /* of the game's network layer */
  acm_bool from_server; /* 0: from the client */
  uint8_t reserved[5];
} acm_captured_message;

/* Something of a capture that could not be read. */
typedef struct acm_capture_error {
  uint64_t frame;        /* in which it is; of damage to the file, the last frame before it */
  acm_bool ends_capture; /* nothing follows */
  uint8_t reserved[7];
  acm_error error; /* its offset counts from the start of what was wrong: file, frame or packet */
} acm_capture_error;

/* What a capture holds, as far as it was read. */
typedef struct acm_capture_counts {
  uint64_t frames;
  uint64_t other_frames; /* not of the game: other protocols and ports */
  uint64_t later_parts;  /* of those, parts of datagrams that IP has cut up */
  uint64_t packets;
  uint64_t packet_bytes;
  uint64_t retransmissions;
  uint64_t valid_checksums;
  uint64_t wrong_checksums;
  uint64_t keyed_checksums; /* cannot be checked without the key of the session */
  uint64_t fragments;
  uint64_t duplicates;
  uint64_t messages;
  uint64_t errors;
  uint64_t first_microseconds; /* since 1970 */
  uint64_t last_microseconds;
  uint64_t position;   /* bytes of the file up to the end of the last frame */
  uint64_t unfinished; /* messages that wait for fragments */
  uint64_t evicted;    /* unfinished messages that made room for others */
} acm_capture_counts;

ACM_API_EXPERIMENTAL void ACM_CALL acm_capture_options_init(acm_capture_options* options);
/* `options` may be null. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_capture_create(const acm_capture_options* options,
                                                         acm_capture** out, acm_error* error);
/* The next bytes of the file, in chunks of any size; they are copied. ACM_WRONG_ORDER after the finish. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_capture_supply(acm_capture* capture, const void* bytes, size_t size,
                                                         acm_error* error);
/* There are no more bytes. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_capture_finish(acm_capture* capture, acm_error* error);
/* `step` is an acm_capture_step; `message` or `capture_error` is filled in accordingly. `capture_error` may
 * be null. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_capture_next(acm_capture* capture, int32_t* step,
                                                       acm_captured_message* message,
                                                       acm_capture_error* capture_error, acm_error* error);
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_capture_get_counts(acm_capture* capture, acm_capture_counts* out,
                                                             acm_error* error);
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_capture_free(acm_capture* capture, acm_error* error);
/* A message as an object of JSON on one line: that of acm_message_to_json, with its time and frame. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_captured_message_json(const acm_captured_message* message,
                                                                acm_bytes** out, acm_error* error);

/* ---- Replay: captures through the engine (experimental) ---- */

typedef struct acm_replay acm_replay;

/* How a capture is replayed. */
typedef struct acm_replay_options {
  uint32_t size;
  acm_object_id assumed_setup; /* of objects that the capture does not describe; 0: their messages wait */
} acm_replay_options;

/* How far engine and server agree. */
typedef struct acm_replay_totals {
  uint64_t objects;
  uint64_t undescribed;    /* objects that were never described */
  uint64_t anonymous;      /* objects for which an assumed body stood */
  uint64_t without_assets; /* objects whose Setup or table was not loaded */
  uint64_t messages;
  uint64_t deferred; /* messages that came before their object was described */
  uint64_t waiting;  /* of these, those that were never applied */
  uint64_t movements;
  uint64_t unchecked;   /* of the movements, those that no body received when they came */
  uint64_t cannot_move; /* of these, those to objects that cannot move */
  uint64_t compared;    /* positions */
  uint64_t blips;
  uint64_t stalls;
  uint64_t refused; /* motions that the table of the object has nothing for */
  uint64_t sounds;
  uint64_t scripts;
  uint64_t refused_effects;
  double worst;   /* metres between engine and server; 0 when nothing was compared */
  double mean;    /* likewise */
  double seconds; /* from the first message to the last */
} acm_replay_totals;

/* How a replay is reported. */
typedef enum acm_replay_format {
  ACM_REPLAY_JSON = 0, /* the capture, the totals and the objects */
  ACM_REPLAY_SVG = 1   /* the paths from above */
} acm_replay_format;

ACM_API_EXPERIMENTAL void ACM_CALL acm_replay_options_init(acm_replay_options* options);
/* Assets are loaded as objects appear: acm_replay_add returns ACM_BUSY while another thread uses a world of
 * these assets, and ACM_STALE_HANDLE once they were freed. `options` may be null. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_replay_create(acm_assets* assets, const acm_replay_options* options,
                                                        acm_replay** out, acm_error* error);
/* The next message. Those of clients and those that have nothing to do with movement are left out. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_replay_add(acm_replay* replay, const acm_captured_message* message,
                                                     acm_error* error);
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_replay_get_totals(acm_replay* replay, acm_replay_totals* out,
                                                            acm_error* error);
/* `name` and `errors` of the capture are the caller's to know, for the JSON; `name` may be null. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_replay_report(acm_replay* replay, int32_t format, const char* name,
                                                        uint64_t errors, acm_bytes** out, acm_error* error);
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_replay_free(acm_replay* replay, acm_error* error);

/* ---- Messages as text and JSON (experimental) ---- */

/* A message taken apart. */
typedef struct acm_message_text acm_message_text;

/* One field of a message, as text. */
typedef struct acm_message_field {
  uint32_t offset;   /* bytes from the start of the message */
  uint32_t size;     /* bytes */
  const char* name;  /* such as "forward_command", or "pos.x" */
  const char* value; /* with its meaning where it has one: "0x0005 WalkForward" */
} acm_message_field;

/* A message in a few words. */
typedef struct acm_message_summary {
  const char* name;    /* such as "UpdateMotion" */
  const char* meaning; /* in words: "RunForward at 2.5, TurnRight at -1.5" */
  acm_guid object;     /* that it is about; 0: none, or the player that sends it */
  acm_bool from_server;
  uint8_t reserved[3];
} acm_message_summary;

/* Takes any bytes; those of a message begin with its opcode. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_message_text_create(const void* bytes, size_t size,
                                                              acm_message_text** out, acm_error* error);
/* Why the message could not be read to its end; ACM_OK: it could. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_message_text_status(acm_message_text* text, acm_error* error);
/* Fails like acm_message_text_status. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_message_text_summary(acm_message_text* text,
                                                               acm_message_summary* out, acm_error* error);
/* As far as they could be read. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_message_text_fields(acm_message_text* text, acm_message_field* out,
                                                              size_t capacity, size_t* count,
                                                              acm_error* error);
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_message_text_free(acm_message_text* text, acm_error* error);

/* A message as an object of JSON on one line, with every field; docs/captures.md describes them. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_message_to_json(const void* bytes, size_t size, acm_bytes** out,
                                                          acm_error* error);
/* The bytes of such an object. An error names the field that is missing or wrong. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_message_from_json(const char* json, size_t size, acm_bytes** out,
                                                            acm_error* error);

/* ---- The inside of a body, for debuggers (experimental) ----
 *
 * What the engine keeps of an object beyond acm_object_state. Read only. The rules are those of
 * docs/behaviour. Metres, seconds, radians; 0 as a context id: none was given. */

/* What a node of a sequence is played for. */
typedef enum acm_node_role {
  ACM_NODE_UNKNOWN = 0,   /* no motion has made it */
  ACM_NODE_LINK = 1,      /* on the way from one state to another */
  ACM_NODE_ACTION = 2,    /* the action itself */
  ACM_NODE_BACK_LINK = 3, /* from an action back to the state it was begun in */
  ACM_NODE_CYCLE = 4      /* the cycle that plays until something else does */
} acm_node_role;

/* An animation that plays or waits to play (core 3). */
typedef struct acm_sequence_node {
  acm_object_id animation;
  int32_t low_frame;        /* inclusive */
  int32_t high_frame;       /* inclusive */
  float framerate;          /* frames per second; negative plays backwards */
  uint32_t context_id;      /* of the motion that appended it */
  uint32_t move_context_id; /* of the move that made that motion */
  uint8_t role;             /* acm_node_role */
  uint8_t reserved[3];
} acm_sequence_node;

/* The sequence (core 2.1). */
typedef struct acm_sequence_facts {
  double frame_number;  /* within the node that plays */
  acm_vec3 velocity;    /* in the body's axes */
  acm_vec3 omega;       /* in the body's axes */
  int32_t current;      /* index of the node that plays; -1: none */
  int32_t first_cyclic; /* index of the first node that repeats; -1: none */
  int32_t key_frame;    /* that is shown; -1: none */
  uint32_t placement;   /* the pose that is shown while nothing plays */
} acm_sequence_facts;

/* A motion that waits for animations to end (core 6). */
typedef struct acm_queued_motion {
  acm_command motion;
  uint32_t animations; /* that have to end before it is done, those of the motions before it aside */
  uint32_t context_id;
  uint32_t move_context_id; /* of the move that made it */
} acm_queued_motion;

/* The motion table manager with its motion state (core 6, core 5). */
typedef struct acm_motion_table_manager_facts {
  acm_command style;    /* 0: no state yet */
  acm_command substate; /* 0: no state yet */
  float substate_speed;
  uint32_t animation_counter; /* animations that have ended and that no motion has used up yet */
} acm_motion_table_manager_facts;

/* A motion that the interpreter has handed on (core 7.17). */
typedef struct acm_pending_motion {
  acm_command motion;
  uint32_t context_id;
  uint32_t jump_error; /* acm_motion_error: why no jump may begin while it is first */
} acm_pending_motion;

/* The motion interpreter (core 7.1) with both movement states (core 8.1). */
typedef struct acm_motion_interp_facts {
  acm_bool exists; /* made when first needed */
  acm_bool initted;
  acm_bool standing_longjump;
  uint8_t reserved;
  float jump_extent;
  float my_run_rate;
  float current_speed_factor;
  uint32_t server_action_stamp;
  acm_raw_motion_state raw;
  acm_interpreted_motion_state interpreted;
} acm_motion_interp_facts;

/* One leg of a move (MT-50). */
typedef struct acm_move_leg {
  uint32_t kind; /* acm_move_kind: ACM_MOVE_POSITION or ACM_MOVE_TURN_TO_HEADING */
  float heading; /* degrees, of a turn */
} acm_move_leg;

/* The move that is under way (MT-1). */
typedef struct acm_move_to_facts {
  double previous_distance_time;
  double original_distance_time;
  acm_bool exists; /* made when first needed */
  uint8_t kind;    /* acm_move_kind */
  acm_bool moving_away;
  acm_bool initialized; /* the target's place is known */
  acm_movement_parameters parameters;
  acm_position sought_position;
  acm_position current_target_position;
  acm_position starting_position;
  float previous_heading;
  float previous_distance;
  float original_distance;
  uint32_t fail_progress_count; /* steps without progress */
  acm_guid sought_object;
  acm_guid top_level_object;
  acm_cylinder sought_size;
  acm_command current_command; /* as given, before it is adjusted */
  acm_command aux_command;     /* the turn that corrects the course */
} acm_move_to_facts;

/* Sticking to another body (SK). */
typedef struct acm_sticky_facts {
  double timeout; /* on the clock of the world */
  acm_bool exists;
  acm_bool initialized;
  uint8_t reserved[2];
  acm_guid target; /* 0: not stuck */
  float target_radius;
  acm_position target_position;
} acm_sticky_facts;

/* What holds a body near the last place that the server has confirmed (CN). */
typedef struct acm_constraint_facts {
  acm_bool exists;
  acm_bool is_constrained;
  uint8_t reserved[2];
  float offset; /* how far the body has gone since, along its path */
  float start_distance;
  float max_distance;
  acm_position position;
} acm_constraint_facts;

/* What interpolation does at a node. */
typedef enum acm_interpolation_type {
  ACM_INTERPOLATION_INVALID = 0,  /* no node */
  ACM_INTERPOLATION_POSITION = 1, /* the body goes to a place */
  ACM_INTERPOLATION_JUMP = 2,     /* the body is put at a place */
  ACM_INTERPOLATION_VELOCITY = 3  /* the body is given a velocity */
} acm_interpolation_type;
/* A place that interpolation goes to, or a velocity that it gives the body there (IN-9). */
typedef struct acm_interpolation_node {
  uint32_t type; /* acm_interpolation_type */
  acm_position position;
  acm_vec3 velocity;
} acm_interpolation_node;

/* Interpolation towards places that arrive from time to time (IN-1). */
typedef struct acm_interpolation_facts {
  acm_bool exists;
  acm_bool keep_heading;
  uint8_t reserved[2];
  uint32_t frame_counter;
  float original_distance;
  float progress_quantum;
  int32_t node_fail_counter;
  acm_position blip_position;
} acm_interpolation_facts;

/* Watching a target, and being in the table of the one that is watched (TG-1, TG-2). */
typedef struct acm_target_facts {
  double last_update_time;  /* of the target's last update */
  double voyeur_check_time; /* when those who watch this body were last looked at */
  acm_bool exists;
  acm_bool has_target;
  uint8_t status; /* acm_target_status */
  uint8_t reserved;
  acm_guid object; /* the target */
  uint32_t context_id;
  float radius;  /* an update is sent when the target has moved so far */
  float quantum; /* seconds that the target looks ahead */
  acm_position target_position;
  acm_position interpolated_position;
  acm_vec3 interpolated_heading;
  acm_vec3 velocity;
  acm_position last_sent_position;
} acm_target_facts;

/* The body itself (core 11.1). */
typedef struct acm_body_facts {
  double update_time;  /* how far it has been simulated */
  double physics_time; /* the clock of its timed hooks */
  acm_vec3 acceleration;
  float step_quantum; /* length of its last step */
  float ground_height;
  uint32_t held_at_part; /* of its holder */
  acm_bool jumped_this_frame;
  acm_bool placement_refused;
  acm_bool is_blocked;
  acm_bool is_leaving_ethereal;
  acm_bool was_made_static;
  acm_bool animates_in_place;
  uint8_t reserved[6];
} acm_body_facts;

/* What hooks and scripts have left (HK-13, PS-3). */
typedef struct acm_effects_facts {
  double next_cue; /* when the first script goes on, on the clock of the world; 0: none plays */
  float translucency;
  float original_translucency; /* it never falls below */
} acm_effects_facts;

/* The named fields of all parts of a body. */
typedef struct acm_object_inside {
  acm_sequence_facts sequence;
  acm_motion_table_manager_facts motion_table_manager;
  acm_motion_interp_facts motion_interp;
  acm_move_to_facts move_to;
  acm_sticky_facts sticky;
  acm_constraint_facts constraint;
  acm_interpolation_facts interpolation;
  acm_target_facts target;
  acm_body_facts body;
  acm_effects_facts effects;
} acm_object_inside;
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_object_get_inside(acm_world* world, acm_guid guid,
                                                            acm_object_inside* out, acm_error* error);

ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_object_sequence_nodes(acm_world* world, acm_guid guid,
                                                                acm_sequence_node* out, size_t capacity,
                                                                size_t* count, acm_error* error);
/* Of the motion table manager; the first is done first. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_object_queued_motions(acm_world* world, acm_guid guid,
                                                                acm_queued_motion* out, size_t capacity,
                                                                size_t* count, acm_error* error);
/* Of the motion interpreter, likewise. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_object_pending_motions(acm_world* world, acm_guid guid,
                                                                 acm_pending_motion* out, size_t capacity,
                                                                 size_t* count, acm_error* error);

/* Lists of motions inside a body. */
typedef enum acm_motion_list {
  ACM_LIST_MODIFIERS = 0,          /* of the motion state, the newest first (core 5) */
  ACM_LIST_ACTIONS = 1,            /* of the motion state, the oldest first */
  ACM_LIST_RAW_ACTIONS = 2,        /* of the raw state (core 8.1) */
  ACM_LIST_INTERPRETED_ACTIONS = 3 /* of the interpreted state */
} acm_motion_list;
/* One acm_motion_list. Modifiers and actions of the motion state have a command and a speed only. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_object_motion_list(acm_world* world, acm_guid guid, uint32_t list,
                                                             acm_motion_action* out, size_t capacity,
                                                             size_t* count, acm_error* error);

ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_object_move_legs(acm_world* world, acm_guid guid, acm_move_leg* out,
                                                           size_t capacity, size_t* count, acm_error* error);
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_object_interpolation_nodes(acm_world* world, acm_guid guid,
                                                                     acm_interpolation_node* out,
                                                                     size_t capacity, size_t* count,
                                                                     acm_error* error);

/* What a timed hook changes. */
typedef enum acm_ramp_kind {
  ACM_RAMP_SCALE = 0,            /* the scale of the body */
  ACM_RAMP_TRANSPARENT = 1,      /* how transparent all parts are */
  ACM_RAMP_TRANSPARENT_PART = 2, /* how transparent a part is */
  ACM_RAMP_LUMINOUS = 3,         /* how much all parts shine */
  ACM_RAMP_LUMINOUS_PART = 4,    /* how much a part shines */
  ACM_RAMP_DIFFUSE = 5,          /* how all parts take light */
  ACM_RAMP_DIFFUSE_PART = 6,     /* how a part takes light */
  ACM_RAMP_SCRIPT = 7            /* a script that waits for its pause */
} acm_ramp_kind;
/* A timed hook: a change over time (HK-2), on acm_body_facts.physics_time. */
typedef struct acm_ramp {
  double created;
  double duration;
  uint32_t kind;  /* acm_ramp_kind */
  uint32_t datum; /* the part, or the id of the script */
  float start;
  float end;
  uint32_t context_id;
  uint32_t move_context_id;
} acm_ramp;
/* The newest last. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_object_ramps(acm_world* world, acm_guid guid, acm_ramp* out,
                                                       size_t capacity, size_t* count, acm_error* error);

/* A script that plays, or waits for those before it (PS-2). */
typedef struct acm_queued_script {
  double start;  /* on the clock of the world */
  double length; /* until its last hook */
  acm_object_id script;
  uint32_t hooks; /* that it has */
  uint32_t fired; /* of these, that have come */
  uint32_t context_id;
  uint32_t move_context_id;
  uint32_t reserved;
} acm_queued_script;
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_object_queued_scripts(acm_world* world, acm_guid guid,
                                                                acm_queued_script* out, size_t capacity,
                                                                size_t* count, acm_error* error);
/* What the object holds, in the order of attaching (PS-6). */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_object_children(acm_world* world, acm_guid guid, acm_guid* out,
                                                          size_t capacity, size_t* count, acm_error* error);
/* Whose target it is (TG-2). */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_object_watchers(acm_world* world, acm_guid guid, acm_guid* out,
                                                          size_t capacity, size_t* count, acm_error* error);

#ifdef __cplusplus
}
#endif

#endif
