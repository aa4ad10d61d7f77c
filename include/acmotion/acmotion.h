/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#ifndef ACMOTION_ACMOTION_H
#define ACMOTION_ACMOTION_H

/* The C interface: C11 and C++, cdecl, the same on every platform. C++ programs have acmotion/acmotion.hpp.
 * docs/c.md is an introduction.
 *
 * - Handles (acm_world*) are names, not addresses: never read through one. A call with a handle that is null,
 *   freed, of another kind or no handle at all returns a code of its own and does nothing else.
 * - Objects of a world are named by guid, records of the game's data by id. 0 names nothing.
 * - Every function that can fail returns an acm_status as int32_t, and fills an acm_error when it is given
 *   one. There is no last-error state. A call that fails has changed nothing, unless its comment says so.
 * - Structs that begin with their size may grow: fill them with their _init function, then change what you
 *   like. Programs that were built with an older header go on working; fields that an older library does not
 *   know must be 0 (ACM_UNSUPPORTED). A function that fills one writes no more than this header has, and
 *   stores in `size` how much it wrote. All other structs stay as they are within one ACM_ABI_VERSION.
 * - Output goes into memory of the caller. Where a function gives a list, it takes a capacity and stores in
 *   `count` how many there are; with too little room it writes what fits (bytes whole or not at all) and
 *   returns ACM_BUFFER_FULL. An output pointer must not be null unless its comment says so; a list may be
 *   null when its capacity is 0.
 * - One thread at a time uses a world with its roles: a call on a second thread is refused with ACM_BUSY.
 *   Different threads may use different worlds that share assets. Loading assets is refused with ACM_BUSY
 *   while a world that uses them is in a call.
 * - Functions declared with ACM_API are stable: they stay within one ACM_ABI_VERSION. Those declared with
 *   ACM_API_EXPERIMENTAL may change with a minor version.
 *
 * Metres, seconds, radians; headings in degrees, 0 north, 90 east. Positions are relative to the south-west
 * corner of their landblock; rotations have their scalar first. */

#include "acmotion/version.h"

#include <stddef.h>
#include <stdint.h>

#ifdef _WIN32
#define ACM_CALL __cdecl
#else
#define ACM_CALL
#endif
/* ACMOTION_STATIC: the library is linked statically. ACMOTION_BUILDS_SHARED: the library itself is built. */
#if defined(ACMOTION_STATIC)
#define ACM_API
#elif defined(_WIN32) && defined(ACMOTION_BUILDS_SHARED)
#define ACM_API __declspec(dllexport)
#elif defined(_WIN32)
#define ACM_API __declspec(dllimport)
#else
#define ACM_API __attribute__((visibility("default")))
#endif
#define ACM_API_EXPERIMENTAL ACM_API

#ifdef __cplusplus
extern "C" {
#endif

/* Goes up with every change that older programs would notice; see docs/versioning.md. */
#define ACM_ABI_VERSION 3

/* An object of the game. */
typedef uint32_t acm_guid;
/* A record of the data files; the high byte gives its type. */
typedef uint32_t acm_object_id;
/* 0xXXYYCCCC: landblock and cell. */
typedef uint32_t acm_cell_id;
/* A motion command, such as 0x45000005; acmotion/commands.h names all. */
typedef uint32_t acm_command;
/* 0 or 1; given to the library, other values count as 1. */
typedef uint8_t acm_bool;

/* ---- Library: status, errors, version (stable) ---- */

/* Negative: the call was wrong; 0: done; positive: what was asked for could not be done. */
typedef enum acm_status {
  ACM_OK = 0, /* success */
  /* Bad data. */
  ACM_WRONG_TYPE = 1,     /* the id or tag names something else than what was asked for */
  ACM_TRUNCATED = 2,      /* the data ends inside a field */
  ACM_TRAILING_BYTES = 3, /* the record is complete but data is left over */
  ACM_LIMIT_EXCEEDED = 4, /* a count, depth or size is larger than is allowed */
  ACM_BAD_VALUE = 5,      /* a field holds a value that has no meaning there */
  ACM_NOT_FOUND = 6,      /* no record of that id, or no such hook */
  ACM_UNSUPPORTED = 7,    /* well-formed, but this library, object or role cannot do it */
  ACM_CONTRADICTION = 8,  /* says something else than what came before */
  ACM_OVERLAP = 9,        /* lies where something else lies already */
  ACM_UNFINISHED = 10,    /* the rest of it has never come */
  /* Refusals. */
  ACM_REFUSED = 20,     /* acm_error.motion_error: the client's code; 0: refused without one */
  ACM_NO_OBJECT = 21,   /* no object of that guid */
  ACM_BUFFER_FULL = 22, /* the caller's memory is too small; the count says what is needed */
  ACM_IN_USE = 23,      /* something else still needs it: free that first */
  /* Wrong calls. */
  ACM_NULL_ARGUMENT = -1,  /* a pointer that must not be null is */
  ACM_BAD_HANDLE = -2,     /* no handle of this library */
  ACM_STALE_HANDLE = -3,   /* it was freed */
  ACM_FOREIGN_HANDLE = -4, /* a handle of another kind, or of another world or other assets than the rest */
  ACM_BUSY = -5,           /* another thread uses it, or a planned tick is not finished */
  ACM_BAD_SIZE = -6,       /* the size of a struct is one that no header has */
  ACM_NOT_FINITE = -7,     /* a number is not finite, or beyond the limits of SECURITY.md */
  ACM_BAD_ARGUMENT = -8,   /* another argument that has no meaning: acm_error.field names it */
  ACM_WRONG_ORDER = -9,    /* not now: another call must come first */
  ACM_NO_MEMORY = -10      /* no room for another handle */
} acm_status;

/* What went wrong. Given to a call it is always filled in: with ACM_OK when nothing did. */
typedef struct acm_error {
  int32_t status;          /* acm_status: what was returned */
  uint32_t motion_error;   /* acm_motion_error: ACM_REFUSED has the client's code */
  acm_object_id object_id; /* the record concerned; 0: none, or not known */
  acm_guid guid;           /* the object concerned; 0: none */
  uint64_t offset;         /* bytes from the start of the input */
  char field[64];          /* the field or argument; empty: none */
  char text[160];          /* a sentence in English */
} acm_error;

/* The library's version ("0.2.0") and how it was built, in one line. Never null. */
ACM_API const char* ACM_CALL acm_version(void);
ACM_API const char* ACM_CALL acm_build_description(void);
/* ACM_ABI_VERSION of the library. */
ACM_API uint32_t ACM_CALL acm_abi_version(void);
/* Whether a program that was built with this ACM_ABI_VERSION can use the library: 1 or 0. */
ACM_API acm_bool ACM_CALL acm_is_compatible(uint32_t abi_version);
/* A short English text, such as "the data ends inside a field". Never null, even for unknown numbers. */
ACM_API const char* ACM_CALL acm_status_text(int32_t status);
/* The client's sentence for a motion error. Never null. */
ACM_API const char* ACM_CALL acm_motion_error_text(uint32_t motion_error);

/* Memory of the host: see acm_set_allocator. */
typedef void*(ACM_CALL* acm_allocate)(void* context, size_t bytes, size_t alignment);
typedef void(ACM_CALL* acm_release)(void* context, void* memory, size_t bytes, size_t alignment);
/* Sets the allocator; both null: that of the C++ runtime, which inspect.h and acm_assets_create_sample use in
 * any case. `allocate` must never return null. Both may be called on any thread that calls the library, but
 * never while bodies are simulated; a tick may allocate at its beginning. Call this before anything else:
 * ACM_IN_USE while the library holds memory. ACM_NULL_ARGUMENT when only one of them is null. */
ACM_API int32_t ACM_CALL acm_set_allocator(acm_allocate allocate, acm_release release, void* context,
                                           acm_error* error);

/* ---- Commands, sounds, scripts and hooks by name (stable) ---- */

ACM_API uint32_t ACM_CALL acm_command_count(void);
/* The command whose low word is i; 0 past the end. */
ACM_API acm_command ACM_CALL acm_command_at(uint32_t i);
/* "WalkForward"; null for a number that is not a command. Texts live as long as the library. */
ACM_API const char* ACM_CALL acm_command_name(acm_command command);
/* By name, in any case; 0: there is none. */
ACM_API acm_command ACM_CALL acm_find_command(const char* name);
/* "Footstep1", "LevelUp", "SoundTable"; null for numbers without a name. */
ACM_API const char* ACM_CALL acm_sound_type_name(uint32_t sound_type);
ACM_API const char* ACM_CALL acm_script_type_name(uint32_t script_type);
ACM_API const char* ACM_CALL acm_hook_type_name(uint32_t hook_type);

/* ---- Plain data (stable) ---- */

/* A vector. */
typedef struct acm_vec3 {
  float x, y, z;
} acm_vec3;
/* A rotation; its scalar is first. */
typedef struct acm_quat {
  float w, x, y, z;
} acm_quat;
/* A place and a rotation. */
typedef struct acm_frame {
  acm_vec3 origin;
  acm_quat rotation;
} acm_frame;
/* A frame in a cell. */
typedef struct acm_position {
  acm_cell_id cell;
  acm_frame frame;
} acm_position;
/* How much room a body takes, in metres. */
typedef struct acm_cylinder {
  float radius;
  float height;
} acm_cylinder;

/* From one position to another, across landblocks: metres, and degrees. 0 when a pointer is null. */
ACM_API float ACM_CALL acm_distance(const acm_position* from, const acm_position* to);
ACM_API float ACM_CALL acm_heading_between(const acm_position* from, const acm_position* to);
/* Where a frame faces, in degrees. 0 when the pointer is null. */
ACM_API float ACM_CALL acm_heading_of(const acm_frame* frame);
ACM_API int32_t ACM_CALL acm_set_heading(acm_frame* frame, float degrees, acm_error* error);
/* Moves an outdoor position whose origin has left its landblock into the cell where it lies. ACM_BAD_VALUE,
 * with the cell set to 0, when that is outside the map. */
ACM_API int32_t ACM_CALL acm_adjust_to_outside(acm_position* position, acm_error* error);

/* ---- Container: the game's files (stable; writing is experimental) ---- */

typedef struct acm_container acm_container;

/* What a container says of itself. */
typedef struct acm_container_info {
  uint32_t is_older;    /* 1: portal.dat and cell.dat before Throne of Destiny, which cannot be written */
  uint32_t block_size;  /* bytes */
  uint32_t file_size;   /* bytes */
  uint32_t data_set;    /* 1 portal, 2 cell, 3 local */
  uint32_t data_subset; /* which part of the data set */
  uint32_t iteration;   /* of the last patch; 0: unknown */
  uint64_t entry_count; /* how many records there are */
} acm_container_info;

/* One record of a container. */
typedef struct acm_container_entry {
  acm_object_id id;   /* of the record */
  uint32_t offset;    /* of the first block, from the start of the file */
  uint32_t size;      /* bytes as stored */
  uint32_t time;      /* seconds since 1970 */
  uint32_t iteration; /* in which it was changed last */
  uint16_t flags;     /* 1: compressed */
  uint16_t version;   /* of the record */
} acm_container_entry;

/* A change of a container: a record to put, or one to remove. */
typedef struct acm_container_change {
  acm_object_id id;
  uint32_t time;      /* seconds since 1970 */
  uint32_t iteration; /* 0: the last one */
  uint32_t reserved;  /* 0 */
  const void* bytes;  /* null: the record is removed */
  size_t size;
} acm_container_change;

/* A container in memory, which must stay there, unchanged, until the handle is freed. */
ACM_API int32_t ACM_CALL acm_container_open(const void* bytes, size_t size, acm_container** out,
                                            acm_error* error);
ACM_API int32_t ACM_CALL acm_container_free(acm_container* container, acm_error* error);
ACM_API int32_t ACM_CALL acm_container_get_info(acm_container* container, acm_container_info* out,
                                                acm_error* error);
/* The records with ids from `first` to `last`, both included, ascending. */
ACM_API int32_t ACM_CALL acm_container_entries(acm_container* container, acm_object_id first,
                                               acm_object_id last, acm_container_entry* out, size_t capacity,
                                               size_t* count, acm_error* error);
/* The bytes of a record, decompressed. */
ACM_API int32_t ACM_CALL acm_container_read(acm_container* container, acm_object_id id, void* out,
                                            size_t capacity, size_t* count, acm_error* error);
/* A whole new file: the records of `base`, which may be null, with the changes. ACM_UNSUPPORTED for a base of
 * the older layout, ACM_NOT_FOUND for a removed record that is not there. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_container_build(acm_container* base,
                                                          const acm_container_change* changes,
                                                          size_t change_count, void* out, size_t capacity,
                                                          size_t* count, acm_error* error);

/* ---- Assets: the game's data, decoded (stable) ---- */

typedef struct acm_assets acm_assets;

/* Without a container: records are given with acm_assets_add. */
ACM_API int32_t ACM_CALL acm_assets_create(acm_assets** out, acm_error* error);
/* The sample creatures, decoded: Setups 0x02000001 (mannequin), 0x02000002 (beast), 0x02000003 (door),
 * 0x02000010 (sword), 0x02000011 (bow). */
ACM_API int32_t ACM_CALL acm_assets_create_sample(acm_assets** out, acm_error* error);
/* A container (client_portal.dat) in memory, which must stay there, unchanged, until the assets and all
 * worlds that use them are freed. */
ACM_API int32_t ACM_CALL acm_assets_open(const void* bytes, size_t size, acm_assets** out, acm_error* error);
/* A container of `size` bytes elsewhere: acm_assets_needs and acm_assets_supply read it piece by piece. */
ACM_API int32_t ACM_CALL acm_assets_open_piecewise(uint64_t size, acm_assets** out, acm_error* error);
/* Frees the handle; the memory is released when the last world that uses the assets is freed. */
ACM_API int32_t ACM_CALL acm_assets_free(acm_assets* assets, acm_error* error);

/* One record, decompressed; the bytes are not needed afterwards. */
ACM_API int32_t ACM_CALL acm_assets_add(acm_assets* assets, acm_object_id id, const void* bytes, size_t size,
                                        acm_error* error);
/* How the motion tables of a file numbered the commands, before they were translated to the catalogue of
 * commands.h, which is that of End of Retail. */
typedef enum acm_numbering {
  ACM_NUMBERING_END_OF_RETAIL = 0, /* 1999, and from 2014 on */
  ACM_NUMBERING_CLIENT_2013 = 1,   /* August 2000 to December 2013: from 0x10F on three lower */
  ACM_NUMBERING_JANUARY_2002 = 2,  /* the same, with later emotes in another order */
  ACM_NUMBERING_UNKNOWN = 3        /* the human table, 0x09000001, is not there or fits none: ids stay */
} acm_numbering;
/* `out`: an acm_numbering, told from the human table; that of a container is read before any other. */
ACM_API int32_t ACM_CALL acm_assets_numbering(acm_assets* assets, uint32_t* out, acm_error* error);
/* Leaves the ids of motion tables as files have them. Call it before anything is loaded or added. */
ACM_API int32_t ACM_CALL acm_assets_keep_command_ids(acm_assets* assets, acm_error* error);
/* Whether records that are added are those of files before Throne of Destiny. A container says it itself. */
ACM_API int32_t ACM_CALL acm_assets_read_as_older(acm_assets* assets, acm_bool is_older, acm_error* error);
/* What is loaded together with a record. */
typedef enum acm_load {
  ACM_LOAD_MOTION = 0,    /* a Setup, motion table or script table with all that moves and sounds */
  ACM_LOAD_MODEL = 1,     /* a Setup with its models, surfaces, textures and palettes */
  ACM_LOAD_ALONE = 2,     /* any record by itself */
  ACM_LOAD_PARTICLES = 3, /* a Setup with all that moves, and the emitters of its hooks with their meshes */
  ACM_LOAD_CLOTHING = 4   /* a clothing table with its palette sets */
} acm_load;
/* Piecewise, success means that it is under way. ACM_WRONG_TYPE for an id of another type. A call that fails
 * may have loaded other records; acm_assets_missing lists what is not there. */
ACM_API int32_t ACM_CALL acm_assets_load(acm_assets* assets, acm_object_id id, uint32_t what,
                                         acm_error* error);

/* Bytes of a container that are wanted next. */
typedef struct acm_range {
  uint64_t offset; /* from the start of the container */
  uint32_t size;   /* bytes that are needed; 0: none */
  uint32_t likely; /* bytes that are needed when the blocks follow one another, as they nearly always do */
} acm_range;
/* Piecewise: which bytes of the container are wanted next. */
ACM_API int32_t ACM_CALL acm_assets_needs(acm_assets* assets, acm_range* out, acm_error* error);
/* Those bytes: at least the size that is needed. ACM_WRONG_ORDER when nothing is. */
ACM_API int32_t ACM_CALL acm_assets_supply(acm_assets* assets, const void* bytes, size_t size,
                                           acm_error* error);

/* A record that something needs and that is not loaded. */
typedef struct acm_missing_asset {
  acm_object_id id;
  int32_t status; /* acm_status: ACM_NOT_FOUND when nobody has given it; otherwise why it cannot be decoded */
} acm_missing_asset;
/* What something needs and is not there, ascending. */
ACM_API int32_t ACM_CALL acm_assets_missing(acm_assets* assets, acm_missing_asset* out, size_t capacity,
                                            size_t* count, acm_error* error);
/* Whether the record was decoded. */
ACM_API int32_t ACM_CALL acm_assets_contains(acm_assets* assets, acm_object_id id, acm_bool* out,
                                             acm_error* error);
/* Ids of all decoded records of the type that this id has (0x02000000: Setups), ascending. */
ACM_API int32_t ACM_CALL acm_assets_ids(acm_assets* assets, acm_object_id of_type, acm_object_id* out,
                                        size_t capacity, size_t* count, acm_error* error);

/* What a Setup says about a body. Metres, before the object's scale. 0 as an id: none. */
typedef struct acm_setup {
  acm_object_id id;                /* of the Setup */
  float radius;                    /* of the body */
  float height;                    /* of the body */
  float step_up_height;            /* how high it steps up */
  float step_down_height;          /* how far it steps down */
  acm_object_id motion_table;      /* its motions */
  acm_object_id default_animation; /* what plays when nothing else does */
  acm_object_id sound_table;       /* its sounds */
  acm_object_id script_table;      /* its scripts, by type */
  acm_object_id default_script;    /* the script that it begins with */
  uint32_t part_count;             /* how many parts it has */
  uint32_t hold_location_count;    /* how many places where other things attach */
} acm_setup;
/* One part of a body. */
typedef struct acm_setup_part {
  acm_object_id model; /* a GfxObj */
  acm_vec3 scale;      /* of the model */
} acm_setup_part;
/* Where other things attach to a body. */
typedef struct acm_hold_location {
  uint32_t key;    /* 1 right hand, 2 left hand, 3 shield, 4 belt, 5 quiver; files hold others */
  uint32_t part;   /* index of the part that holds */
  acm_frame frame; /* relative to that part; a rotation that is invalid in the file is the identity */
} acm_hold_location;
ACM_API int32_t ACM_CALL acm_assets_setup(acm_assets* assets, acm_object_id id, acm_setup* out,
                                          acm_error* error);
ACM_API int32_t ACM_CALL acm_assets_setup_parts(acm_assets* assets, acm_object_id id, acm_setup_part* out,
                                                size_t capacity, size_t* count, acm_error* error);
ACM_API int32_t ACM_CALL acm_assets_hold_locations(acm_assets* assets, acm_object_id id,
                                                   acm_hold_location* out, size_t capacity, size_t* count,
                                                   acm_error* error);

/* ---- Records: what containers and decoded records hold (experimental) ---- */

/* The records with ids from `first` to `last`, both included, of the container of the assets, ascending. None
 * without a container, and piecewise before its directory was read. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_assets_entries(acm_assets* assets, acm_object_id first,
                                                         acm_object_id last, acm_container_entry* out,
                                                         size_t capacity, size_t* count, acm_error* error);
/* The bytes of a decoded record, as acm_assets_add takes them: those that it was decoded from. A record of an
 * older container has the later layout here, and a motion table has the commands of End of Retail.
 * ACM_UNSUPPORTED for a texture of an older container, which is an image itself and has no later form. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_assets_record(acm_assets* assets, acm_object_id id, void* out,
                                                        size_t capacity, size_t* count, acm_error* error);

/* The fixed part of the WAVEFORMATEX of a Wave. */
typedef struct acm_wave_format {
  uint16_t tag; /* 1: PCM, little-endian, 8 bits unsigned or 16 signed; 0x55: an MP3 stream */
  uint16_t channels;
  uint32_t samples_per_second;
  uint32_t bytes_per_second;
  uint16_t block_align;
  uint16_t bits_per_sample;
} acm_wave_format;
/* The samples of a decoded Wave, in the encoding that `format` names, which may be null. ACM_BAD_VALUE when
 * its header is too short for audio. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_assets_wave(acm_assets* assets, acm_object_id id,
                                                      acm_wave_format* format, void* out, size_t capacity,
                                                      size_t* count, acm_error* error);
/* The same as the contents of a .wav file. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_assets_wave_file(acm_assets* assets, acm_object_id id, void* out,
                                                           size_t capacity, size_t* count, acm_error* error);

/* The ids that a decoded record names, whether or not they are there, ascending; and the decoded records that
 * name an id. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_assets_uses(acm_assets* assets, acm_object_id id,
                                                      acm_object_id* out, size_t capacity, size_t* count,
                                                      acm_error* error);
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_assets_users(acm_assets* assets, acm_object_id id,
                                                       acm_object_id* out, size_t capacity, size_t* count,
                                                       acm_error* error);

/* ---- World: objects and their clock (stable) ---- */

typedef struct acm_world acm_world;

/* How a body finds out whether it stands on something. */
typedef enum acm_ground {
  ACM_GROUND_NONE = 0,       /* contact changes by acm_object_set_ground_contact and by messages only */
  ACM_GROUND_FLAT = 1,       /* an endless plane at ground_height */
  ACM_GROUND_LAST_KNOWN = 2, /* a standing body goes on standing; in the air it comes down at ground_height */
  ACM_GROUND_HOST = 3        /* the host answers each step: see own collision */
} acm_ground;

/* How a world runs. */
typedef struct acm_world_options {
  uint32_t size;
  acm_guid viewer;          /* the player's object: while it is in the world, ticks wake sleeping objects */
  uint64_t event_capacity;  /* events between two calls of acm_world_clear_events; of one object at most half;
                               at most 2^24 */
  uint64_t max_objects;     /* more are not created: ACM_LIMIT_EXCEEDED */
  uint64_t random_seed;     /* of sounds and of the pauses of scripts */
  uint32_t event_slots;     /* events reserved for each object; more than 256 count as 256 */
  float max_speed;          /* of motions and run rates, in multiples of normal speed */
  float stall_motion_slack; /* seconds that a motion may wait after its last animation */
  float stall_move_timeout; /* seconds without progress of a move */
  uint8_t ground;           /* acm_ground, of objects that messages create */
  acm_bool gate_passes;     /* as the client: a tick simulates only 1/30 s after the last */
  acm_bool sleep_when_far;  /* as the client: objects over 96 m from the viewer stand still */
  acm_bool detect_stalls;   /* report motions and moves that exceed their longest duration */
  acm_bool reapply_every_modifier; /* repairs of retail's mistakes: both 0 is exactly as retail */
  acm_bool even_static_turn;       /* repairs a mistake of retail */
  uint8_t reserved[2];             /* 0 */
  double pass_tolerance; /* gate_passes: seconds that a pass may be early, 0 to 1/60; 0.002 suits 60 Hz */
} acm_world_options;

ACM_API void ACM_CALL acm_world_options_init(acm_world_options* options);
/* `assets` may be null: objects then have no motion tables. `options` may be null. */
ACM_API int32_t ACM_CALL acm_world_create(acm_assets* assets, const acm_world_options* options,
                                          acm_world** out, acm_error* error);
/* A copy without roles and events. Run alike, both stay alike, bit for bit. */
ACM_API int32_t ACM_CALL acm_world_copy(acm_world* world, acm_world** out, acm_error* error);
/* Makes `world` what `from` is; its events and its role stay. Both use the same assets. */
ACM_API int32_t ACM_CALL acm_world_assign(acm_world* world, acm_world* from, acm_error* error);
/* Free its role and its workers first: ACM_IN_USE. */
ACM_API int32_t ACM_CALL acm_world_free(acm_world* world, acm_error* error);

/* Lets so many seconds pass, 0 to 86,400. */
ACM_API int32_t ACM_CALL acm_world_tick(acm_world* world, double seconds, acm_error* error);
/* Seconds since the world was made, and how many passes have run. Either pointer may be null. */
ACM_API int32_t ACM_CALL acm_world_clock(acm_world* world, double* seconds, uint64_t* ticks,
                                         acm_error* error);
/* Binds assets that were loaded since the last call to objects that lacked them. `changed` receives how many
 * objects changed; it may be null. */
ACM_API int32_t ACM_CALL acm_world_refresh(acm_world* world, size_t* changed, acm_error* error);
/* Makes room for so many objects, at most 2^20, so that creating them allocates less. ACM_LIMIT_EXCEEDED also
 * when objects times event_slots exceed 2^25, and in WebAssembly when the memory is too small. */
ACM_API int32_t ACM_CALL acm_world_reserve(acm_world* world, size_t objects, acm_error* error);
/* How many objects there are. */
ACM_API int32_t ACM_CALL acm_world_count(acm_world* world, size_t* out, acm_error* error);
/* Guids in ascending order. */
ACM_API int32_t ACM_CALL acm_world_guids(acm_world* world, acm_guid* out, size_t capacity, size_t* count,
                                         acm_error* error);

/* ---- Objects (stable) ---- */

/* Bits of the physics state word that touch movement. */
enum {
  ACM_STATE_STATIC = 0x1,                    /* it never moves; its animations play */
  ACM_STATE_ETHEREAL = 0x4,                  /* bodies pass through it */
  ACM_STATE_REPORT_COLLISIONS = 0x8,         /* collisions are reported */
  ACM_STATE_IGNORE_COLLISIONS = 0x10,        /* nothing stops it */
  ACM_STATE_NO_DRAW = 0x20,                  /* it is not drawn */
  ACM_STATE_MISSILE = 0x40,                  /* it flies as a missile */
  ACM_STATE_ALIGN_PATH = 0x100,              /* it points along its way */
  ACM_STATE_GRAVITY = 0x400,                 /* it falls */
  ACM_STATE_LIGHTING = 0x800,                /* its lights are on */
  ACM_STATE_HIDDEN = 0x4000,                 /* it is hidden, as in a portal: it refuses motions */
  ACM_STATE_INELASTIC = 0x20000,             /* it does not bounce */
  ACM_STATE_HAS_DEFAULT_ANIMATION = 0x40000, /* its Setup has an animation that plays by itself */
  ACM_STATE_HAS_DEFAULT_SCRIPT = 0x80000,    /* its Setup has a script that plays by itself */
  ACM_STATE_CLOAKED = 0x100000,              /* hooks do not change how transparent it is */
  ACM_STATE_EDGE_SLIDE = 0x400000,           /* it slides along edges and does not step over them */
  ACM_STATE_SLEDDING = 0x800000,             /* it slides on slopes */
  ACM_STATE_FROZEN = 0x1000000,              /* it stands still in the middle of its motions */
  ACM_STATE_DEFAULT = 0x400C08               /* an ordinary creature */
};

/* How a weenie answers the client's questions about jumping. */
typedef enum acm_jump_model {
  ACM_JUMP_REFUSES = 0, /* does not know its jump velocity */
  ACM_JUMP_LINEAR = 1,  /* jump_velocity times extent */
  ACM_JUMP_FORMULA = 2  /* the client's formula with jump_skill and load */
} acm_jump_model;

/* The game's side of a body: what the client asks its weenie object. */
typedef struct acm_weenie_facts {
  acm_bool present;              /* 0: counts as a creature with run rate 1, jump velocity 10 and no limits */
  acm_bool is_creature;          /* a creature, and not a thing */
  acm_bool is_local_player;      /* the player of this client */
  acm_bool knows_run_rate;       /* 0: the rate last received over the network counts */
  uint8_t jump_model;            /* acm_jump_model */
  acm_bool can_jump;             /* refuses, linear: whether its load allows a jump */
  acm_bool knows_stamina_cost;   /* refuses, linear */
  acm_bool recent_player_killer; /* formula: jumps cost more stamina */
  float run_rate;                /* a factor of running speed, 1 to 3.75 in the game, and 4.5 at skill 800 */
  float jump_velocity;           /* linear: metres per second at extent 1 */
  int32_t stamina_cost;          /* refuses, linear: of any jump */
  float jump_skill;              /* formula */
  float load;                    /* formula, runs_by_skill: burden over capacity */
  int32_t stamina;               /* formula, runs_by_skill: without any, the skills count as 0 */
  float run_skill;               /* runs_by_skill */
  acm_bool runs_by_skill;        /* the client's formula with run_skill and load is the run rate */
  acm_bool run_rate_above_800;   /* runs_by_skill: 4.5 from 800 on, as ACE has it; 0: at exactly 800 */
  uint8_t reserved[2];           /* 0 */
} acm_weenie_facts;

/* What a host says about an object. */
typedef struct acm_object_facts {
  uint32_t size;
  uint32_t state;             /* ACM_STATE_ bits */
  acm_weenie_facts weenie;    /* the game's side */
  float scale;                /* above 0, at most 1000 */
  float ground_height;        /* flat, last known: metres; creating an object with last known ignores it */
  float step_down_height;     /* flat: metres; a walking body this near above the ground is set down on it */
  uint8_t ground;             /* acm_ground */
  acm_bool placement_blocked; /* no room where the body should be: a jump of interpolation waits */
  acm_bool blocked;           /* it collides where it is: a body that ceases to be ethereal waits */
  uint8_t reserved;           /* 0 */
} acm_object_facts;
ACM_API void ACM_CALL acm_object_facts_init(acm_object_facts* facts);

/* Where sounds and scripts come from. A table that is 0: the Setup's own. */
typedef struct acm_object_effects {
  acm_object_id sound_table;  /* its sounds */
  acm_object_id script_table; /* its scripts, by type */
  uint32_t default_script;    /* a script type */
  float script_intensity;     /* which of its entries */
  float translucency;         /* that it begins with, 0 opaque to 1 invisible */
} acm_object_effects;

/* How an object is made. */
typedef struct acm_object_parameters {
  uint32_t size;
  acm_object_id setup;        /* 0: nothing to show, no sizes */
  acm_object_id motion_table; /* 0: the Setup's own */
  acm_position position;      /* where it is */
  acm_object_effects effects; /* sounds and scripts */
  acm_bool in_world;          /* 0: in a pack, or held */
  uint8_t reserved[3];
  acm_object_facts facts; /* its size counts too */
} acm_object_parameters;
ACM_API void ACM_CALL acm_object_parameters_init(acm_object_parameters* parameters);

/* An object of that guid that is there is deleted first. Records that are not loaded are reported as events:
 * the object is there, without motion, until acm_world_refresh finds them. */
ACM_API int32_t ACM_CALL acm_object_create(acm_world* world, acm_guid guid,
                                           const acm_object_parameters* parameters, acm_error* error);
ACM_API int32_t ACM_CALL acm_object_delete(acm_world* world, acm_guid guid, acm_error* error);
/* `facts->size` says how much room there is: fill the struct with acm_object_facts_init first. */
ACM_API int32_t ACM_CALL acm_object_get_facts(acm_world* world, acm_guid guid, acm_object_facts* facts,
                                              acm_error* error);
ACM_API int32_t ACM_CALL acm_object_set_facts(acm_world* world, acm_guid guid, const acm_object_facts* facts,
                                              acm_error* error);
/* Replaces the weenie and issues the current movement again with its facts. */
ACM_API int32_t ACM_CALL acm_object_set_weenie(acm_world* world, acm_guid guid,
                                               const acm_weenie_facts* weenie, acm_error* error);

/* What a body is to do. */
typedef struct acm_interpreted_motion_state {
  acm_command current_style;    /* the stance */
  acm_command forward_command;  /* forward, backward, or a posture */
  float forward_speed;          /* multiple of normal speed */
  acm_command sidestep_command; /* sideways */
  float sidestep_speed;         /* multiple of normal speed */
  acm_command turn_command;     /* turning */
  float turn_speed;             /* multiple of normal speed */
} acm_interpreted_motion_state;

/* Where a body moves by itself. */
typedef enum acm_move_kind {
  ACM_MOVE_NONE = 0,           /* it does not */
  ACM_MOVE_OBJECT = 1,         /* another object */
  ACM_MOVE_POSITION = 2,       /* a position */
  ACM_MOVE_TURN_TO_OBJECT = 3, /* it turns to another object */
  ACM_MOVE_TURN_TO_HEADING = 4 /* it turns to a heading */
} acm_move_kind;

/* An object as it is now. */
typedef struct acm_object_state {
  acm_guid guid;              /* 0: there is no such object, and nothing else is set */
  acm_position position;      /* where it is */
  acm_vec3 velocity;          /* metres per second, world axes; moves the body in the air */
  acm_vec3 achieved_velocity; /* displacement of the last step over its length */
  acm_vec3 omega;         /* world axes; radians per second, of an object that animates in place per update */
  uint32_t state;         /* ACM_STATE_ bits */
  float scale;            /* of the body */
  acm_cylinder body_size; /* scaled */
  acm_bool contact;       /* it touches something */
  acm_bool on_walkable;   /* that can be walked on */
  acm_bool active;        /* 0: asleep, not simulated */
  acm_bool in_world;      /* 0: in a pack, held, or nowhere */
  acm_bool last_move_was_autonomous;     /* the object's own doing, and not the server's */
  acm_guid parent;                       /* the object that holds it; 0: none */
  uint32_t hold_location;                /* where on the parent */
  acm_object_id setup;                   /* what it looks like */
  acm_object_id motion_table;            /* 0: none, or not loaded */
  uint16_t part_count;                   /* how many parts it has */
  acm_command style;                     /* its stance */
  acm_command substate;                  /* the cycle that plays */
  float substate_speed;                  /* multiple of normal speed */
  acm_object_id animation;               /* that plays; 0: none */
  double frame_number;                   /* within it; the key frame shown is its floor */
  uint16_t pending_motions;              /* that have not been done yet */
  acm_object_effects effects;            /* sounds and scripts */
  float translucency;                    /* of the whole object now */
  uint16_t queued_scripts;               /* that play or wait */
  acm_interpreted_motion_state movement; /* what the body is to do */
  uint8_t move;                          /* acm_move_kind */
  acm_guid move_target;                  /* the object that it moves to */
  acm_guid stuck_to;                     /* 0: none */
  acm_bool interpolating;                /* it follows positions that it was sent */
  acm_bool constrained;                  /* it is held back within a distance */
} acm_object_state;

ACM_API int32_t ACM_CALL acm_object_get_state(acm_world* world, acm_guid guid, acm_object_state* out,
                                              acm_error* error);
/* The states of many objects, each `stride` bytes after the one before (0: side by side, otherwise a multiple
 * of 8); `found`, how many exist, may be null. */
ACM_API int32_t ACM_CALL acm_world_read_states(acm_world* world, const acm_guid* guids, size_t count,
                                               acm_object_state* out, size_t stride, size_t* found,
                                               acm_error* error);
/* The positions alone. That of a guid that is not there has cell 0, origin 0 and no rotation (w = 1). The
 * stride is a multiple of 4. */
ACM_API int32_t ACM_CALL acm_world_read_positions(acm_world* world, const acm_guid* guids, size_t count,
                                                  acm_position* out, size_t stride, size_t* found,
                                                  acm_error* error);
/* The name that a message gave it, as sent, in the client's 8-bit encoding, without a 0 at the end. */
ACM_API int32_t ACM_CALL acm_object_name(acm_world* world, acm_guid guid, char* out, size_t capacity,
                                         size_t* count, acm_error* error);
/* Metres between the surfaces of two objects; negative when they overlap. */
ACM_API int32_t ACM_CALL acm_object_distance_between(acm_world* world, acm_guid a, acm_guid b, float* out,
                                                     acm_error* error);
ACM_API int32_t ACM_CALL acm_object_set_ground_contact(acm_world* world, acm_guid guid, acm_bool contact,
                                                       acm_bool walkable, acm_error* error);
/* Entering drops link animations and wakes the body. Leaving ends every waiting motion and the stick, and
 * notifies the objects that watch it. */
ACM_API int32_t ACM_CALL acm_object_enter_world(acm_world* world, acm_guid guid, acm_error* error);
ACM_API int32_t ACM_CALL acm_object_exit_world(acm_world* world, acm_guid guid, acm_error* error);
/* The object is held by another at a location of that one's Setup (parent 0: in a pack), and not in the world
 * by itself. */
ACM_API int32_t ACM_CALL acm_object_attach(acm_world* world, acm_guid guid, acm_guid parent,
                                           uint32_t location, uint32_t placement, acm_error* error);
/* 0: none. ACM_NOT_FOUND when the table is not loaded. */
ACM_API int32_t ACM_CALL acm_object_set_motion_table(acm_world* world, acm_guid guid,
                                                     acm_object_id motion_table, acm_error* error);
/* Plays a physics script when those before it have ended. An object outside the world plays nothing, which is
 * not an error. ACM_NOT_FOUND when it is not loaded, or has nothing to play. */
ACM_API int32_t ACM_CALL acm_object_play_script(acm_world* world, acm_guid guid, acm_object_id script,
                                                acm_error* error);
/* The same for a type of the object's script table; `mod` chooses among its entries. */
ACM_API int32_t ACM_CALL acm_object_play_script_type(acm_world* world, acm_guid guid, uint32_t type,
                                                     float mod, acm_error* error);
/* The same for the type that the object's effects name. */
ACM_API int32_t ACM_CALL acm_object_play_default_script(acm_world* world, acm_guid guid, acm_error* error);

/* ---- Motions and moves (stable) ---- */

/* Why a motion was refused: the client's own codes. */
typedef enum acm_motion_error {
  ACM_MOTION_NONE = 0x00,                         /* it was done */
  ACM_MOTION_NO_ANIMATION_TABLE = 0x07,           /* the object has no motion table */
  ACM_MOTION_NO_PHYSICS_OBJECT = 0x08,            /* there is no body */
  ACM_MOTION_NO_MOTION_INTERPRETER = 0x0B,        /* the body cannot carry out motions */
  ACM_MOTION_NOT_IN_CONTACT = 0x24,               /* the body does not stand on anything */
  ACM_MOTION_ACTION_CANCELLED = 0x36,             /* something else was asked for meanwhile */
  ACM_MOTION_OBJECT_GONE = 0x37,                  /* the target is gone */
  ACM_MOTION_NO_OBJECT = 0x38,                    /* there is no target */
  ACM_MOTION_TELEPORTED = 0x3C,                   /* the target has teleported */
  ACM_MOTION_CHARGED_TOO_FAR = 0x3D,              /* the move went beyond its fail distance */
  ACM_MOTION_CANT_CROUCH_IN_COMBAT = 0x3F,        /* not in combat */
  ACM_MOTION_CANT_SIT_IN_COMBAT = 0x40,           /* not in combat */
  ACM_MOTION_CANT_LIE_DOWN_IN_COMBAT = 0x41,      /* not in combat */
  ACM_MOTION_CANT_CHAT_EMOTE_IN_COMBAT = 0x42,    /* not in combat */
  ACM_MOTION_NO_MOTION_DATA = 0x43,               /* the motion table has nothing for it */
  ACM_MOTION_CANT_CHAT_EMOTE_NOT_STANDING = 0x44, /* only who stands can */
  ACM_MOTION_TOO_MANY_ACTIONS = 0x45,             /* too many one-shot motions wait */
  ACM_MOTION_HIDDEN = 0x46,                       /* the body is hidden */
  ACM_MOTION_GENERAL_MOVEMENT_FAILURE = 0x47,     /* the move made no progress */
  ACM_MOTION_CANT_JUMP_FROM_THIS_POSITION = 0x48, /* not from this posture */
  ACM_MOTION_CANT_JUMP_LOADED_DOWN = 0x49         /* the burden is too heavy */
} acm_motion_error;

/* Which key modifies a movement. */
typedef enum acm_hold_key {
  ACM_HOLD_INVALID = 0, /* not given */
  ACM_HOLD_NONE = 1,    /* walk */
  ACM_HOLD_RUN = 2      /* the run key */
} acm_hold_key;

/* Bits of acm_movement_parameters.flags. */
enum {
  ACM_MOVE_CAN_WALK = 0x1,                     /* a move may walk */
  ACM_MOVE_CAN_RUN = 0x2,                      /* a move may run */
  ACM_MOVE_CAN_SIDESTEP = 0x4,                 /* not used by any rule */
  ACM_MOVE_CAN_WALK_BACKWARDS = 0x8,           /* not used by any rule */
  ACM_MOVE_CAN_CHARGE = 0x10,                  /* a move always runs */
  ACM_MOVE_FAIL_WALK = 0x20,                   /* not used by any rule */
  ACM_MOVE_USE_FINAL_HEADING = 0x40,           /* a move ends with a turn to the desired heading */
  ACM_MOVE_STICKY = 0x80,                      /* a move or turn to an object ends by sticking to it */
  ACM_MOVE_AWAY = 0x100,                       /* a move ends beyond the minimum distance */
  ACM_MOVE_TOWARDS = 0x200,                    /* a move ends within the distance to the object */
  ACM_MOVE_USE_SPHERES = 0x400,                /* distances between surfaces, not centres */
  ACM_MOVE_SET_HOLD_KEY = 0x800,               /* the motion also sets the hold key */
  ACM_MOVE_AUTONOMOUS = 0x1000,                /* the action was the player's own */
  ACM_MOVE_MODIFY_RAW_STATE = 0x2000,          /* the raw motion state keeps the motion */
  ACM_MOVE_MODIFY_INTERPRETED_STATE = 0x4000,  /* the interpreted motion state keeps the motion */
  ACM_MOVE_CANCEL_MOVE_TO = 0x8000,            /* the motion ends a move that is under way */
  ACM_MOVE_STOP_COMPLETELY = 0x10000,          /* a turn stops all motions first */
  ACM_MOVE_DISABLE_JUMP_DURING_LINK = 0x20000, /* no jump while the motion waits to be done */
  ACM_MOVE_DEFAULT_FLAGS = 0x1EE0F             /* as the client begins */
};

/* How a motion or a move is carried out. */
typedef struct acm_movement_parameters {
  uint32_t flags;             /* ACM_MOVE_ bits */
  float distance_to_object;   /* metres: a move towards something ends within this distance */
  float min_distance;         /* metres: a move away ends beyond this distance */
  float fail_distance;        /* metres: a move fails this far from its start */
  float desired_heading;      /* degrees, 0 north, 90 east */
  float speed;                /* a multiple of normal speed */
  float walk_run_threshold;   /* metres left to go: farther runs, nearer walks */
  uint32_t context_id;        /* chosen by the host; events give it back */
  uint32_t hold_key_to_apply; /* acm_hold_key */
  uint32_t action_stamp;      /* timestamp of an action of a message; 0 otherwise */
} acm_movement_parameters;

/* Which fields of acm_order count, and who takes the order: the body (acm_object_order), the server
 * (acm_server_order), or both. The other one returns ACM_UNSUPPORTED. */
typedef enum acm_order_type {
  ACM_ORDER_DO_MOTION = 1,           /* both: motion, parameters */
  ACM_ORDER_STOP_MOTION = 2,         /* both: motion, parameters */
  ACM_ORDER_STOP_COMPLETELY = 3,     /* both */
  ACM_ORDER_MOVE_TO_OBJECT = 4,      /* both: target, parameters */
  ACM_ORDER_MOVE_TO_POSITION = 5,    /* both: position, parameters */
  ACM_ORDER_MOVE_TO_TARGET = 6,      /* body: target, position, target_size, velocity, parameters: an object
                                        that is not in this world; see acm_object_update_target */
  ACM_ORDER_TURN_TO_OBJECT = 7,      /* both: target, parameters */
  ACM_ORDER_TURN_TO_HEADING = 8,     /* both: parameters.desired_heading, parameters */
  ACM_ORDER_CANCEL_MOVE = 9,         /* body */
  ACM_ORDER_JUMP = 10,               /* body: extent */
  ACM_ORDER_STICK_TO = 11,           /* body: target; for at most a second */
  ACM_ORDER_UNSTICK = 12,            /* body */
  ACM_ORDER_INTERPOLATE_TO = 13,     /* body: position, keep_heading */
  ACM_ORDER_STOP_INTERPOLATING = 14, /* body */
  ACM_ORDER_CONSTRAIN_TO = 15,       /* body: position, constraint_start, constraint_max */
  ACM_ORDER_UNCONSTRAIN = 16,        /* body */
  ACM_ORDER_TELEPORT = 17,           /* both: position */
  ACM_ORDER_SET_VELOCITY = 18,       /* both: velocity, world axes; for a server also omega */
  ACM_ORDER_SET_LOCAL_VELOCITY = 19, /* body: velocity, its own axes */
  ACM_ORDER_SET_OMEGA = 20,          /* body: omega, world axes */
  ACM_ORDER_SET_STATE = 21,          /* both: state */
  ACM_ORDER_SET_RUN_RATE = 22,       /* both: run_rate */
  ACM_ORDER_COMPLETE_TELEPORT = 23,  /* server: the client has reported that it arrived */
  ACM_ORDER_CORRECT_POSITION = 24 /* server: sends everyone its position; a player's client must accept it */
} acm_order_type;

/* One order to a body. */
typedef struct acm_order {
  uint32_t size;
  uint32_t type; /* acm_order_type */
  acm_movement_parameters parameters;
  acm_command motion;
  acm_guid target;
  acm_position position;
  acm_cylinder target_size;
  acm_vec3 velocity; /* metres per second */
  acm_vec3 omega;    /* radians per second */
  float extent;      /* of a jump, 0 to 1 */
  float run_rate;
  float constraint_start; /* metres of path */
  float constraint_max;
  uint32_t state; /* ACM_STATE_ bits */
  acm_bool keep_heading;
  uint8_t reserved[3]; /* 0 */
} acm_order;

ACM_API void ACM_CALL acm_movement_parameters_init(acm_movement_parameters* parameters);
ACM_API void ACM_CALL acm_order_init(acm_order* order, uint32_t type);
/* The body does it and nobody is sent anything: on a server see acm_server_order. ACM_REFUSED with the
 * client's code is not a mistake; what the client changes before it refuses has then changed. */
ACM_API int32_t ACM_CALL acm_object_order(acm_world* world, acm_guid guid, const acm_order* order,
                                          acm_error* error);

/* What the keys ask for, before it is interpreted. */
typedef struct acm_raw_motion_state {
  uint32_t current_hold_key;    /* acm_hold_key */
  acm_command current_style;    /* the stance */
  acm_command forward_command;  /* forward, backward, or a posture */
  uint32_t forward_hold_key;    /* acm_hold_key */
  float forward_speed;          /* multiple of normal speed */
  acm_command sidestep_command; /* sideways */
  uint32_t sidestep_hold_key;   /* acm_hold_key */
  float sidestep_speed;         /* multiple of normal speed */
  acm_command turn_command;     /* turning */
  uint32_t turn_hold_key;       /* acm_hold_key */
  float turn_speed;             /* multiple of normal speed */
} acm_raw_motion_state;
/* A one-shot motion as it travels with an interpreted motion state. */
typedef struct acm_motion_action {
  acm_command command; /* which motion */
  float speed;         /* multiple of normal speed */
  uint16_t timestamp;  /* 15 bits on the wire */
  acm_bool autonomous; /* the object's own doing */
  uint8_t reserved;    /* 0 */
} acm_motion_action;
ACM_API void ACM_CALL acm_raw_motion_state_init(acm_raw_motion_state* state);
ACM_API void ACM_CALL acm_interpreted_motion_state_init(acm_interpreted_motion_state* state);
/* The whole state of the keys at once. */
ACM_API int32_t ACM_CALL acm_object_apply_raw_state(acm_world* world, acm_guid guid,
                                                    const acm_raw_motion_state* state, acm_error* error);
/* An interpreted motion state and its actions, at most 31, as the network brings them; `autonomous`: it is
 * the object's own doing and not the server's. */
ACM_API int32_t ACM_CALL acm_object_apply_interpreted_state(acm_world* world, acm_guid guid,
                                                            const acm_interpreted_motion_state* state,
                                                            const acm_motion_action* actions,
                                                            size_t action_count, acm_bool autonomous,
                                                            acm_error* error);

/* An object that is not in the world, as the host knows it. */
typedef struct acm_target {
  acm_guid guid;
  acm_position position;  /* where it is */
  acm_cylinder body_size; /* how large it is */
  acm_vec3 velocity;      /* metres per second */
} acm_target;
/* What has become of a target. */
typedef enum acm_target_status {
  ACM_TARGET_UNDEFINED = 0,  /* nothing is known of it yet */
  ACM_TARGET_OK = 1,         /* it is there */
  ACM_TARGET_EXIT_WORLD = 2, /* it has left the world */
  ACM_TARGET_TELEPORTED = 3, /* it has teleported */
  ACM_TARGET_CONTAINED = 4,  /* it is in a pack */
  ACM_TARGET_PARENTED = 5,   /* it is held */
  ACM_TARGET_TIMED_OUT = 6   /* it has sent no update for too long */
} acm_target_status;
/* Where the target of ACM_ORDER_MOVE_TO_TARGET is, as often as the host likes; and its end. */
ACM_API int32_t ACM_CALL acm_object_update_target(acm_world* world, acm_guid guid, const acm_target* target,
                                                  acm_error* error);
ACM_API int32_t ACM_CALL acm_object_lose_target(acm_world* world, acm_guid guid, acm_guid target,
                                                uint32_t status, acm_error* error);

/* ---- Own collision, for objects whose ground is ACM_GROUND_HOST: after each tick (stable) ---- */

/* The steps that take a body to the world's clock, in seconds. */
typedef struct acm_step_plan {
  uint32_t count;
  uint32_t reserved;
  double quanta[11]; /* the first `count` are set */
} acm_step_plan;
/* What the host's collision makes of a proposed frame. */
typedef struct acm_step_answer {
  acm_frame frame;   /* where the body ends up */
  acm_bool contact;  /* it touches something there */
  acm_bool walkable; /* that can be walked on */
  uint8_t reserved[2];
} acm_step_answer;
ACM_API int32_t ACM_CALL acm_object_plan_steps(acm_world* world, acm_guid guid, acm_step_plan* out,
                                               acm_error* error);
/* Plays the animation, proposes where the body goes and fires hooks. `quantum` is in seconds, above 0.
 * `begun` 0: the body is asleep or not in the world, and there is no step to end. */
ACM_API int32_t ACM_CALL acm_object_begin_step(acm_world* world, acm_guid guid, double quantum,
                                               acm_frame* proposed, acm_bool* begun, acm_error* error);
/* Moves the body to where the answer says. ACM_WRONG_ORDER when no step of it was ever begun. */
ACM_API int32_t ACM_CALL acm_object_end_step(acm_world* world, acm_guid guid, const acm_step_answer* answer,
                                             acm_error* error);

/* ---- Events (stable) ---- */

/* What happened, and which fields of the event are set. */
typedef enum acm_event_type {
  ACM_EVENT_MOTION_DONE = 0,          /* motion_done */
  ACM_EVENT_MOTION_REFUSED = 1,       /* motion_refused */
  ACM_EVENT_HOOK = 2,                 /* hook */
  ACM_EVENT_VELOCITY_SET = 3,         /* velocity_set */
  ACM_EVENT_GROUND_LEFT = 4,          /* the body has left the ground */
  ACM_EVENT_GROUND_HIT = 5,           /* the body has hit the ground */
  ACM_EVENT_MOVE_FINISHED = 6,        /* move_finished */
  ACM_EVENT_STUCK = 7,                /* stick */
  ACM_EVENT_UNSTUCK = 8,              /* stick */
  ACM_EVENT_BLIPPED = 9,              /* blipped */
  ACM_EVENT_TARGET_LOST = 10,         /* target_lost */
  ACM_EVENT_LIMIT_REACHED = 11,       /* limit_reached */
  ACM_EVENT_OBJECT_CREATED = 12,      /* there is a new object */
  ACM_EVENT_OBJECT_DELETED = 13,      /* the object is there no more */
  ACM_EVENT_ASSET_MISSING = 14,       /* asset_missing */
  ACM_EVENT_CONTROL_LOST = 15,        /* the server decides what the local player does */
  ACM_EVENT_CONTROL_REGAINED = 16,    /* the local player decides again */
  ACM_EVENT_STALLED = 17,             /* stalled */
  ACM_EVENT_SOUND_HEARD = 18,         /* sound_heard */
  ACM_EVENT_APPEARANCE_CHANGED = 19,  /* what the object wears is another */
  ACM_EVENT_MESSAGE_NOT_APPLIED = 20, /* message_not_applied */
  ACM_EVENT_WAITS_FOR_PLAYER = 21     /* object 0: messages are deferred until the client's player is named */
} acm_event_type;

/* Which limit made the engine refuse or leave out something. */
typedef enum acm_limit {
  ACM_LIMIT_SEQUENCE_NODES = 0,      /* older links ended for the newest motion, or it was refused */
  ACM_LIMIT_PENDING_MOTIONS = 1,     /* older motions were completed early, or ended, to make room */
  ACM_LIMIT_ACTIONS = 2,             /* as for sequence nodes, or the action was not recorded */
  ACM_LIMIT_MODIFIERS = 3,           /* the motion was refused, or a modifier was lost */
  ACM_LIMIT_HOOKS = 4,               /* `count` hooks of one step were left out */
  ACM_LIMIT_MANAGER_BLOCKS = 5,      /* a move, stick, constraint or interpolation was refused */
  ACM_LIMIT_INTERPOLATION_NODES = 6, /* the oldest queued position was dropped */
  ACM_LIMIT_WRAPS = 7,               /* the rest of a step's time was dropped */
  ACM_LIMIT_SPEED = 8,               /* a speed was brought down to max_speed or max_key_speed */
  ACM_LIMIT_TRAVEL = 9,              /* a client's position was refused: beyond travel_speed */
  ACM_LIMIT_OBJECTS = 10,            /* an object was not created: there are max_objects */
  ACM_LIMIT_RAMPS = 11,              /* a change over time was refused, or between ticks the oldest dropped */
  ACM_LIMIT_SCRIPTS = 12,      /* a script was refused, or between ticks the oldest that waits dropped */
  ACM_LIMIT_SCRIPT_HOOKS = 13, /* scripts without end were ended, after `count` hooks */
  ACM_LIMIT_CHILDREN = 14,     /* an object holds more than 1,024 others: the oldest plays no scripts */
  ACM_LIMIT_ROTATION = 15      /* a rotation of a message was not of length 1: taken as the identity */
} acm_limit;

/* What a hook asks of the body or the host: the client's names. */
typedef enum acm_hook_type {
  ACM_HOOK_NO_OP = 0,                /* it does nothing */
  ACM_HOOK_SOUND = 1,                /* plays a wave */
  ACM_HOOK_SOUND_TABLE = 2,          /* plays a wave of the object's sound table, chosen by a sound type */
  ACM_HOOK_ATTACK = 3,               /* a blow lands: who is hit is the server's to decide */
  ACM_HOOK_ANIMATION_DONE = 4,       /* in a script: the script ends; it is not reported */
  ACM_HOOK_REPLACE_OBJECT = 5,       /* nothing: the client has no code for it */
  ACM_HOOK_ETHEREAL = 6,             /* sets or clears ACM_STATE_ETHEREAL */
  ACM_HOOK_TRANSPARENT_PART = 7,     /* changes how transparent a part is, over time */
  ACM_HOOK_LUMINOUS = 8,             /* changes how much all parts shine, over time */
  ACM_HOOK_LUMINOUS_PART = 9,        /* changes how much a part shines, over time */
  ACM_HOOK_DIFFUSE = 10,             /* changes how all parts take light, over time */
  ACM_HOOK_DIFFUSE_PART = 11,        /* changes how a part takes light, over time */
  ACM_HOOK_SCALE = 12,               /* changes the scale of the body, over time */
  ACM_HOOK_CREATE_PARTICLE = 13,     /* begins an emitter */
  ACM_HOOK_DESTROY_PARTICLE = 14,    /* removes an emitter with its particles */
  ACM_HOOK_STOP_PARTICLE = 15,       /* ends an emitter; its particles live on */
  ACM_HOOK_NO_DRAW = 16,             /* hides or shows all parts */
  ACM_HOOK_DEFAULT_SCRIPT = 17,      /* plays the body's default script */
  ACM_HOOK_DEFAULT_SCRIPT_PART = 18, /* what is held at a part plays its default script */
  ACM_HOOK_CALL_SCRIPT = 19,         /* plays a script after a random wait */
  ACM_HOOK_TRANSPARENT = 20,         /* changes how transparent all parts are, over time */
  ACM_HOOK_SOUND_TWEAKED = 21,       /* plays a wave with a priority, a probability and a volume of its own */
  ACM_HOOK_SET_OMEGA = 22,           /* turns the body */
  ACM_HOOK_TEXTURE_VELOCITY = 23,    /* scrolls the textures of all parts */
  ACM_HOOK_TEXTURE_VELOCITY_PART = 24,   /* scrolls the textures of a part */
  ACM_HOOK_SET_LIGHT = 25,               /* switches the lights of the Setup */
  ACM_HOOK_CREATE_BLOCKING_PARTICLE = 26 /* begins an emitter that is not there yet */
} acm_hook_type;

/* Where a hook is stored: frame and place of an animation, or entry of a script. */
typedef struct acm_hook_source {
  acm_object_id animation; /* 0: it stands in `script` */
  acm_object_id script;    /* 0: it stands in `animation` */
  uint32_t frame;          /* of the animation */
  uint32_t index;          /* among the hooks of the frame, or the script's entry */
} acm_hook_source;

/* A motion has left the queue. */
typedef struct acm_motion_done_event {
  acm_command motion;
  acm_bool success; /* 0: it was abandoned, not finished */
  uint32_t context_id;
  uint32_t move_context_id; /* of the move which made the motion; 0: no move did */
} acm_motion_done_event;
/* A move has asked for a motion that was refused. */
typedef struct acm_motion_refused_event {
  acm_command motion;
  uint32_t motion_error; /* acm_motion_error */
  uint32_t context_id;
  uint32_t move_context_id;
} acm_motion_refused_event;
/* A hook fires: acm_world_hook_fields gives its fields. */
typedef struct acm_hook_event {
  uint8_t type;             /* acm_hook_type */
  acm_hook_source source;   /* where it is stored */
  uint32_t order;           /* its place among the hooks of this step; of a script 0 */
  uint32_t context_id;      /* of the motion that plays */
  uint32_t move_context_id; /* of the move which made the motion; 0: no move did */
  acm_object_id wave;       /* what is heard; 0 for nothing */
  float volume;             /* of the sound */
  float scale;              /* of the body: radius and height of an Attack are multiplied by it */
} acm_hook_event;
/* The body was given a velocity, in its own axes: it leaves the ground. */
typedef struct acm_velocity_set_event {
  acm_vec3 local_velocity;
} acm_velocity_set_event;
/* A move has ended, and the body has stopped. */
typedef struct acm_move_finished_event {
  uint32_t motion_error; /* acm_motion_error; 0: it arrived */
  uint32_t context_id;
} acm_move_finished_event;
/* The body begins, or ceases, to stick to another. */
typedef struct acm_stick_event {
  acm_guid target;
} acm_stick_event;
/* Interpolation has fallen behind: the body jumps to where it should be. */
typedef struct acm_blipped_event {
  acm_position to;
  float distance;
} acm_blipped_event;
/* The watched object is gone, has teleported, or has sent no update for too long. */
typedef struct acm_target_lost_event {
  acm_guid target;
  uint8_t status; /* acm_target_status */
} acm_target_lost_event;
/* At most one for each object, limit and tick. */
typedef struct acm_limit_reached_event {
  uint8_t limit; /* acm_limit */
  uint32_t count;
} acm_limit_reached_event;
/* The object is there, but not its Setup or its motion table. */
typedef struct acm_asset_missing_event {
  acm_object_id id;
} acm_asset_missing_event;
/* A motion or move exceeded its maximum possible duration. Nothing is done about it. */
typedef struct acm_stalled_event {
  acm_bool is_move;
  acm_command motion;
  uint32_t animations; /* that the motion still waits for */
  float age;           /* seconds */
} acm_stalled_event;
/* A sound message is heard. */
typedef struct acm_sound_heard_event {
  uint32_t sound_type;
  acm_object_id wave;
  float volume;
  acm_position position; /* of the object when the message was applied */
} acm_sound_heard_event;
/* A message that waited for its object was not applied when the object came. */
typedef struct acm_message_not_applied_event {
  uint32_t opcode;        /* the message's number */
  uint8_t reason;         /* acm_check_reason */
  acm_bool movement_only; /* the rest of the message was applied */
} acm_message_not_applied_event;

/* Something that happened to an object, in 64 bytes. The type says which of the fields is set. */
typedef struct acm_event {
  double time;     /* the object's clock, in seconds of the world */
  acm_guid object; /* that it happened to */
  uint8_t type;    /* acm_event_type */
  union {
    acm_motion_done_event motion_done;
    acm_motion_refused_event motion_refused;
    acm_hook_event hook;
    acm_velocity_set_event velocity_set;
    acm_move_finished_event move_finished;
    acm_stick_event stick;
    acm_blipped_event blipped;
    acm_target_lost_event target_lost;
    acm_limit_reached_event limit_reached;
    acm_asset_missing_event asset_missing;
    acm_stalled_event stalled;
    acm_sound_heard_event sound_heard;
    acm_message_not_applied_event message_not_applied;
    uint32_t words[12];
  } fields;
} acm_event;

/* What happened since acm_world_clear_events, in order, from the event `first` on. `count`: of all events. */
ACM_API int32_t ACM_CALL acm_world_events(acm_world* world, size_t first, acm_event* out, size_t capacity,
                                          size_t* count, acm_error* error);
/* How many found no room since acm_world_clear_events. */
ACM_API int32_t ACM_CALL acm_world_dropped_events(acm_world* world, uint64_t* out, acm_error* error);
ACM_API int32_t ACM_CALL acm_world_clear_events(acm_world* world, acm_error* error);
/* "MotionDone". Never null. */
ACM_API const char* ACM_CALL acm_event_type_name(uint32_t event_type);

/* Which member of a hook value counts. */
typedef enum acm_hook_value_kind {
  ACM_HOOK_NUMBER = 0, /* number */
  ACM_HOOK_COUNT = 1,  /* integer: a part, a flag, a sound type */
  ACM_HOOK_ID = 2      /* integer: the id of a record, or of an emitter */
} acm_hook_value_kind;
/* One field of a hook. Frames and vectors are one value for each number, such as "offset.origin.x". */
typedef struct acm_hook_value {
  const char* name; /* lives as long as the library */
  uint8_t kind;     /* acm_hook_value_kind */
  float number;
  uint32_t integer;
} acm_hook_value;
/* All fields of a hook, in the order of the file. */
typedef struct acm_hook_fields {
  uint8_t type;      /* acm_hook_type */
  int32_t direction; /* 0: fires whichever way the animation plays, 1: forward only, -1: backward only */
  uint32_t count;
  acm_hook_value values[10];
} acm_hook_fields;
/* ACM_NOT_FOUND when its animation or script is not loaded, or has no such hook. */
ACM_API int32_t ACM_CALL acm_world_hook_fields(acm_world* world, const acm_hook_source* source,
                                               acm_hook_fields* out, acm_error* error);

/* What a sound of an object plays, chosen anew. */
typedef struct acm_sound_query {
  uint32_t size;
  uint32_t sound_type;  /* when `hook` names none */
  acm_hook_source hook; /* a Sound, SoundTable or SoundTweaked hook */
  double pick;          /* random, at least 0 and below 1: which of several waves */
  double roll;          /* random, 0 to 1: the wave plays when its probability lies above */
  acm_bool fair;        /* 0: as retail, never the last of several; 1: all alike */
  uint8_t reserved[7];  /* 0 */
} acm_sound_query;
/* What is heard. */
typedef struct acm_sound_choice {
  acm_object_id wave; /* 0: silence */
  float priority;
  float volume; /* of the sound */
} acm_sound_choice;
ACM_API_EXPERIMENTAL void ACM_CALL acm_sound_query_init(acm_sound_query* query);
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_object_resolve_sound(acm_world* world, acm_guid guid,
                                                               const acm_sound_query* query,
                                                               acm_sound_choice* out, acm_error* error);

/* ---- Poses: where the parts of bodies are (stable) ---- */

/* How the place of a part is written. */
typedef enum acm_pose_format {
  ACM_POSE_FRAMES = 0,     /* an acm_frame: 28 bytes */
  ACM_POSE_MATRIX_3X4 = 1, /* 12 floats: three rows of a rotation and a translation */
  ACM_POSE_MATRIX_4X4 = 2  /* 16 floats: the same with a last row 0 0 0 1 */
} acm_pose_format;

/* What a body shows: ids and colours, good for as long as neither appearance nor assets change. Made by
 * acm_look_create (experimental). */
typedef struct acm_look acm_look;

/* Which poses are wanted. As initialised: what retail shows. */
typedef struct acm_pose_options {
  uint32_t size;
  uint8_t format;            /* acm_pose_format */
  acm_bool smooth;           /* blends neighbouring key frames; retail never does */
  acm_bool display;          /* at the display place, which moves between ticks too */
  acm_bool column_major;     /* of matrices: column after column; 0: row after row */
  acm_bool report_scales;    /* matrices are rigid and acm_pose_buffer.scales receives the scales of parts */
  acm_bool zero_unused;      /* room that an object has no parts for is set to zero */
  acm_bool in_landblock;     /* relative to `landblock`; 0: to the landblock of each object */
  uint8_t reserved;          /* 0 */
  acm_cell_id landblock;     /* any cell of it */
  double seconds_since_tick; /* display: 0 to 0.2, from the last tick to the moment that is drawn */
  acm_look* look;            /* experimental: what the objects show; null: the meshes of their Setups */
} acm_pose_options;

/* Memory of the caller for poses. Strides are in bytes and multiples of 4; bytes between parts are not
 * touched. */
typedef struct acm_pose_buffer {
  uint32_t size;
  uint32_t part_capacity; /* room for so many parts of each object; of more the first ones are written */
  void* data;
  size_t data_size;     /* bytes of that memory */
  size_t part_stride;   /* from part to part; 0: side by side */
  size_t object_stride; /* from an object's first part to the next object's; 0: no gap */
  void* scales;         /* an acm_vec3 for each part; null: not wanted */
  size_t scales_size;   /* bytes of that memory */
  size_t scale_part_stride;
  size_t scale_object_stride;
  /* Experimental: the mesh that each part shows, an acm_object_id each, 0 where nothing is drawn; null: not
   * wanted. */
  void* meshes;
  size_t meshes_size; /* bytes of that memory */
  size_t mesh_part_stride;
  size_t mesh_object_stride;
} acm_pose_buffer;

ACM_API void ACM_CALL acm_pose_options_init(acm_pose_options* options);
ACM_API void ACM_CALL acm_pose_buffer_init(acm_pose_buffer* buffer);
/* `count`: how many parts were written. A held object is shown where its holder's hand is. */
ACM_API int32_t ACM_CALL acm_object_write_pose(acm_world* world, acm_guid guid,
                                               const acm_pose_options* options, const acm_pose_buffer* buffer,
                                               uint32_t* count, acm_error* error);
/* Of many objects, in the order given; counts[i] is the number of parts of guids[i], 0 when it is not there.
 */
ACM_API int32_t ACM_CALL acm_world_write_poses(acm_world* world, const acm_guid* guids, size_t count,
                                               const acm_pose_options* options, const acm_pose_buffer* buffer,
                                               uint32_t* counts, acm_error* error);
/* Where bodies are drawn between ticks: smooth where the simulation moves in steps of whole key frames. For
 * guids that are not there as in acm_world_read_positions. The stride is a multiple of 4; 0: side by side. */
ACM_API int32_t ACM_CALL acm_world_display_positions(acm_world* world, const acm_guid* guids, size_t count,
                                                     double seconds_since_tick, acm_position* out,
                                                     size_t stride, acm_error* error);
/* How a part is shown, as hooks have left it. */
typedef struct acm_part_look {
  float translucency; /* 0: opaque, 1: invisible */
  float luminosity;   /* how it glows */
  float diffuse;      /* how it takes light */
  acm_bool is_drawn;  /* whether it is drawn */
} acm_part_look;
ACM_API int32_t ACM_CALL acm_object_part_looks(acm_world* world, acm_guid guid, acm_part_look* out,
                                               size_t capacity, size_t* count, acm_error* error);

/* ---- Messages of both roles (stable) ---- */

/* What came of a message. */
typedef enum acm_check_action {
  ACM_CHECK_ACCEPT = 0, /* it was applied */
  ACM_CHECK_DEFER = 1,  /* it waits */
  ACM_CHECK_DROP = 2    /* it was left out */
} acm_check_action;

/* Why a message was not accepted: docs/faq.md and acm_check_reason_text explain them. */
typedef enum acm_check_reason {
  ACM_REASON_FRESH = 0,                /* it was accepted */
  ACM_REASON_NO_PLAYER = 1,            /* deferred: the local player is not named yet */
  ACM_REASON_UNKNOWN_OBJECT = 2,       /* deferred: the object is not known yet */
  ACM_REASON_FUTURE_INSTANCE = 3,      /* deferred: it is about a later instance of the object */
  ACM_REASON_PAST_INSTANCE = 4,        /* dropped: it is about an earlier instance of the object */
  ACM_REASON_STALE_MOVEMENT = 5,       /* dropped: its movement timestamp is older */
  ACM_REASON_STALE_SERVER_CONTROL = 6, /* dropped: its server control timestamp is older */
  ACM_REASON_STALE_POSITION = 7,       /* dropped: its position timestamp is older */
  ACM_REASON_STALE_TELEPORT = 8,       /* dropped: its teleport timestamp is older */
  ACM_REASON_STALE_FORCE_POSITION = 9, /* dropped: its force position timestamp is older */
  ACM_REASON_STALE_STATE = 10,         /* dropped: its state timestamp is older */
  ACM_REASON_STALE_VECTOR = 11,        /* dropped: its vector timestamp is older */
  ACM_REASON_ECHO = 12, /* dropped: the local player's own input comes back; the timestamps were stored */
  ACM_REASON_OWN_VECTOR = 13,    /* dropped: the local player moves itself; the timestamp was stored */
  ACM_REASON_OWN_DELETION = 14,  /* dropped: the client never deletes its own player */
  ACM_REASON_SECOND_PLAYER = 15, /* dropped: the local player is named already */
  ACM_REASON_BAD_NUMBER = 16, /* dropped: a number is not finite or out of range; no timestamp was touched */
  ACM_REASON_BAD_GUID = 17,   /* dropped: no object has the guid 0 */
  ACM_REASON_TOO_MANY = 18,   /* dropped: the world is full */
  ACM_REASON_NOT_RECEIVED = 19,    /* dropped: clients do not act on it */
  ACM_REASON_NO_SOUND_TABLE = 20,  /* dropped: the object has no sound table, or it is not loaded */
  ACM_REASON_NO_SCRIPT_TABLE = 21, /* dropped: the object has no script table, or it is not loaded */
  ACM_REASON_NO_SCRIPT = 22,      /* dropped: the script is not loaded, or the table has none for this type */
  ACM_REASON_NO_INTERPRETER = 23, /* not applied: the object has no motion interpreter */
  ACM_REASON_NO_MOVEMENT = 24,    /* a movement without content */
  ACM_REASON_UNKNOWN_PLAYER = 25, /* no such player */
  ACM_REASON_DEAD = 26,           /* the player is dead */
  ACM_REASON_IN_PORTAL = 27,      /* the player is being teleported */
  ACM_REASON_OVERTAKEN = 28,      /* later keys, or a later message about the place, arrived first */
  ACM_REASON_BAD_CELL = 29,       /* the position lies in no cell of the map */
  ACM_REASON_BAD_STYLE = 30,      /* the style is not a style */
  ACM_REASON_BAD_COMMAND = 31,    /* an action in place of a movement */
  ACM_REASON_BAD_ACTION = 32,     /* an action that is not an emote */
  ACM_REASON_NOT_ALLOWED = 33,    /* the client moves its player itself, or may not choose its level */
  ACM_REASON_NOT_A_CLIENTS = 34,  /* clients do not send this */
  ACM_REASON_STALE_OBJ_DESC = 35, /* dropped: a newer appearance was already applied */
  ACM_REASON_BAD_ROTATION = 36,   /* the client is corrected */
  ACM_REASON_JUMP_REFUSED = 37    /* the body is in the air, or may not jump; the client is corrected */
} acm_check_reason;

/* What came of a message that was received. */
typedef struct acm_check_result {
  uint8_t action;          /* acm_check_action */
  uint8_t reason;          /* acm_check_reason */
  uint8_t movement_reason; /* acm_check_reason: why the movement in an accepted message was not applied; 0: it
                              was */
  acm_bool corrected;      /* server: the position was too far off; a correction is on its way */
  acm_bool over_budget;    /* server: because of the speed of travel */
  acm_bool slowed;         /* server: a speed was brought down */
  uint8_t reserved[2];
  acm_guid waits_for;    /* the object that a deferred message waits for */
  int32_t stamina_cost;  /* server: of a jump */
  uint32_t motion_error; /* acm_motion_error: server, the answer to a motion that was asked for */
  const char* field;     /* the number that was bad; null: none. Lives as long as the library */
} acm_check_result;
/* "older movement timestamp". Never null. */
ACM_API const char* ACM_CALL acm_check_reason_text(uint32_t reason);

/* Who is to get a message. */
typedef enum acm_audience {
  ACM_AUDIENCE_SERVER = 0,  /* from a client */
  ACM_AUDIENCE_OWNER = 1,   /* the client whose player the message is about */
  ACM_AUDIENCE_OTHERS = 2,  /* everyone in range but the owner */
  ACM_AUDIENCE_EVERYONE = 3 /* in range, the owner included */
} acm_audience;

/* A message that is to be sent: `size` bytes of the buffer from `offset` on. */
typedef struct acm_outbound {
  uint32_t offset;
  uint32_t size;
  acm_guid about;
  uint8_t audience; /* acm_audience */
  uint8_t reserved[3];
} acm_outbound;

/* ---- Client (stable) ---- */

typedef struct acm_client acm_client;

/* How a client runs. */
typedef struct acm_client_options {
  uint32_t size;
  uint32_t max_deferred_messages; /* at most 2^20 */
  uint32_t max_deferred_bytes;    /* of all of them together; at most 2^26 */
  acm_bool expects_player;        /* 1: messages are deferred until the player is named; 0: for a spectator */
  acm_bool run_key_sends;         /* the run key alone sends MoveToState */
  acm_bool resuming_sends;        /* so does a held key that resumes after the server's motion */
  acm_bool silent_in_portal;      /* nothing is sent while a teleport is awaited */
  uint32_t max_objects;           /* messages create no objects while the world has this many */
  acm_bool run_as_default;        /* the player's own choice: the run key then means walking */
  uint8_t reserved[3];            /* 0 */
} acm_client_options;

/* A client as it is now. */
typedef struct acm_client_state {
  acm_guid player;               /* the local player */
  float jump_level;              /* how far a jump is charged, 0 to 1 */
  uint32_t autonomy_level;       /* 0 to 2 */
  acm_bool controlled_by_server; /* the server decides what the player does */
  acm_bool auto_run;             /* runs on without a key */
  acm_bool mouse_look;           /* the mouse turns the body */
  uint8_t reserved;
  uint64_t deferred_messages; /* messages that wait for their objects */
  uint64_t evicted_messages;  /* deferred messages that were evicted to make room for others */
  uint64_t outbox_messages;   /* messages in the outbox, and bytes of all of them */
  uint64_t outbox_bytes;      /* bytes of all of them */
} acm_client_state;

/* One command of the keyboard or of the mouse. */
typedef struct acm_key {
  acm_command motion; /* a movement, a posture, an emote, HoldRun, HoldSidestep or Jump */
  float speed;        /* 1: normal */
  acm_bool is_mouse;
  acm_bool run; /* mouse only */
  uint8_t reserved[2];
} acm_key;

/* Points p with normal * p + d = 0. */
typedef struct acm_plane {
  acm_vec3 normal;
  float d;
} acm_plane;

ACM_API void ACM_CALL acm_client_options_init(acm_client_options* options);
/* A world has one role at the most: ACM_IN_USE. `options` may be null. */
ACM_API int32_t ACM_CALL acm_client_create(acm_world* world, const acm_client_options* options,
                                           acm_client** out, acm_error* error);
/* The same client over a copy of its world. */
ACM_API int32_t ACM_CALL acm_client_copy(acm_client* client, acm_world* world, acm_client** out,
                                         acm_error* error);
/* Takes over everything but the world: for restoring, after the world was assigned. */
ACM_API int32_t ACM_CALL acm_client_assign(acm_client* client, acm_client* from, acm_error* error);
ACM_API int32_t ACM_CALL acm_client_free(acm_client* client, acm_error* error);
/* Names the local player; 0: nobody. */
ACM_API int32_t ACM_CALL acm_client_set_player(acm_client* client, acm_guid player, acm_error* error);
ACM_API int32_t ACM_CALL acm_client_get_state(acm_client* client, acm_client_state* out, acm_error* error);
/* Applies a message of the server, from its opcode on. `result` may be null. */
ACM_API int32_t ACM_CALL acm_client_receive(acm_client* client, const void* bytes, size_t size,
                                            acm_check_result* result, acm_error* error);
ACM_API int32_t ACM_CALL acm_client_press_key(acm_client* client, const acm_key* key, acm_error* error);
ACM_API int32_t ACM_CALL acm_client_release_key(acm_client* client, const acm_key* key, acm_error* error);
/* `by_option`: the option "run as default" changed, and not the run key. The player runs when exactly one of
 * them is on. */
ACM_API int32_t ACM_CALL acm_client_set_hold_run(acm_client* client, acm_bool on, acm_bool by_option,
                                                 acm_error* error);
/* To set it to what it is does nothing. */
ACM_API int32_t ACM_CALL acm_client_set_auto_run(acm_client* client, acm_bool on, acm_error* error);
/* Forgets all keys and auto-run, stops the body and sends it. A key that is still down does nothing until it
 * is pressed again. */
ACM_API int32_t ACM_CALL acm_client_stop_completely(acm_client* client, acm_error* error);
/* Keys of the keyboard, the run key and the sidestep key count as released, and a charged jump is dropped;
 * commands of the mouse, auto-run, postures and the option "run as default" stay. */
ACM_API int32_t ACM_CALL acm_client_lose_focus(acm_client* client, acm_error* error);
/* 0: all keys, those of the mouse too, count as released, and so do the run key and the sidestep key;
 * auto-run goes on; keys then do nothing. */
ACM_API int32_t ACM_CALL acm_client_set_enabled(acm_client* client, acm_bool enabled, acm_error* error);
/* Mouse look: while it runs the pointer turns the body, and keys that turn sidestep. Beginning and end are
 * sent at once, turns in between at most every half second. It does not begin while a teleport is awaited,
 * and does nothing at autonomy level 0. */
ACM_API int32_t ACM_CALL acm_client_begin_mouse_look(acm_client* client, acm_error* error);
/* Turns to the right, with a negative speed to the left; 0 ends the turn. A multiple of the turn's own speed.
 * Does nothing outside mouse look. */
ACM_API int32_t ACM_CALL acm_client_mouse_turn(acm_client* client, float speed, acm_error* error);
/* Ends the turn; keys that turn and are still held turn again. */
ACM_API int32_t ACM_CALL acm_client_end_mouse_look(acm_client* client, acm_error* error);
/* Degrees; nothing is sent. */
ACM_API int32_t ACM_CALL acm_client_turn_to(acm_client* client, float heading, acm_bool run,
                                            acm_error* error);
/* The plane under the local player; null: level ground. */
ACM_API int32_t ACM_CALL acm_client_set_contact_plane(acm_client* client, const acm_plane* plane,
                                                      acm_error* error);
/* 0: the server moves the player, 1: the client does but follows the server's positions, 2: normal play. */
ACM_API int32_t ACM_CALL acm_client_set_autonomy_level(acm_client* client, uint32_t level, acm_error* error);
/* Once a frame, after the tick and all messages. */
ACM_API int32_t ACM_CALL acm_client_update(acm_client* client, acm_error* error);
/* What is to be sent, in order: where each message lies in `bytes`, which holds all of them one after the
 * other. ACM_BUFFER_FULL, with both counts set and nothing written, when either is too small. */
ACM_API int32_t ACM_CALL acm_client_outbox(acm_client* client, acm_outbound* messages, size_t capacity,
                                           size_t* count, void* bytes, size_t byte_capacity,
                                           size_t* byte_count, acm_error* error);
ACM_API int32_t ACM_CALL acm_client_clear_outbox(acm_client* client, acm_error* error);

/* ---- Server (stable) ---- */

typedef struct acm_server acm_server;

/* What a server decides for itself. Seconds and metres. */
typedef struct acm_server_rules {
  uint32_t size;
  uint32_t max_actions;     /* that may wait on one body */
  double move_interval;     /* between positions of a creature that moves to something */
  double other_interval;    /* between positions of any other body that has moved */
  double relay_interval;    /* between positions sent to others because of a player's keys */
  double player_interval;   /* between positions of a player who moves itself; 0: only what its client says */
  double lateness;          /* a client's position on its body's path this long ago is ignored; 0: never */
  float farthest_request;   /* a client that is this far off or farther is corrected */
  float max_key_speed;      /* speeds of a client's keys are brought down to this */
  float travel_speed;       /* m/s between the places that a client states; 0: what its run rate allows */
  float travel_slack;       /* seconds of travel that may be saved up */
  acm_bool bounds_jumps;    /* no jump is faster than the weenie's skill allows */
  acm_bool announces_jumps; /* an empty UpdateMotion goes before each jump, as ACE does */
  acm_bool clients_choose_level; /* AutonomyLevel is obeyed */
  uint8_t reserved[1];           /* 0 */
  float min_key_speed;           /* speeds of a client's emotes and keys, but turns, are brought up to this */
  double jump_slack; /* seconds that a jump may arrive before the landing of the body, for which it waits */
} acm_server_rules;

ACM_API void ACM_CALL acm_server_rules_init(acm_server_rules* rules);
/* A world has one role at the most: ACM_IN_USE. `rules` may be null. */
ACM_API int32_t ACM_CALL acm_server_create(acm_world* world, const acm_server_rules* rules, acm_server** out,
                                           acm_error* error);
ACM_API int32_t ACM_CALL acm_server_copy(acm_server* server, acm_world* world, acm_server** out,
                                         acm_error* error);
ACM_API int32_t ACM_CALL acm_server_assign(acm_server* server, acm_server* from, acm_error* error);
ACM_API int32_t ACM_CALL acm_server_free(acm_server* server, acm_error* error);
/* `rules->size` says how much room there is. */
ACM_API int32_t ACM_CALL acm_server_get_rules(acm_server* server, acm_server_rules* rules, acm_error* error);
ACM_API int32_t ACM_CALL acm_server_set_rules(acm_server* server, const acm_server_rules* rules,
                                              acm_error* error);
/* Whether a client plays the object, so that its owner is sent everything about it. A change forgets what the
 * client before it has said. */
ACM_API int32_t ACM_CALL acm_server_set_player(acm_server* server, acm_guid guid, acm_bool is_player,
                                               acm_error* error);
/* Checks a message that a client sends about its player, then applies it. `result` may be null. */
ACM_API int32_t ACM_CALL acm_server_receive(acm_server* server, acm_guid player, const void* bytes,
                                            size_t size, acm_check_result* result, acm_error* error);
/* The body does it, and everyone is sent it. Of a refused order everyone is sent what it has changed, if
 * anything. */
ACM_API int32_t ACM_CALL acm_server_order(acm_server* server, acm_guid guid, const acm_order* order,
                                          acm_error* error);
/* Once a tick, after it: sends the positions that are due. */
ACM_API int32_t ACM_CALL acm_server_broadcast_due(acm_server* server, acm_error* error);
/* Sends the position or the movement as it is now. ACM_BAD_ARGUMENT for ACM_AUDIENCE_SERVER. */
ACM_API int32_t ACM_CALL acm_server_send_position(acm_server* server, acm_guid guid, uint32_t audience,
                                                  acm_error* error);
ACM_API int32_t ACM_CALL acm_server_send_motion(acm_server* server, acm_guid guid, acm_error* error);
/* The message from which a client makes the object. Appearance (not checked) and weenie description as they
 * follow on the wire; both may be null with size 0: the appearance is then the one that was set. */
ACM_API int32_t ACM_CALL acm_server_describe(acm_server* server, acm_guid guid, const void* appearance,
                                             size_t appearance_size, const void* tail, size_t tail_size,
                                             void* out, size_t capacity, size_t* count, acm_error* error);
/* As of a client. */
ACM_API int32_t ACM_CALL acm_server_outbox(acm_server* server, acm_outbound* messages, size_t capacity,
                                           size_t* count, void* bytes, size_t byte_capacity,
                                           size_t* byte_count, acm_error* error);
ACM_API int32_t ACM_CALL acm_server_clear_outbox(acm_server* server, acm_error* error);

/* ---- Appearance: what objects wear, and what bodies show with it (experimental; docs/appearance.md) ---- */

/* Colours that replace those of the base palette: the same entries of another palette. */
typedef struct acm_sub_palette {
  acm_object_id palette; /* 0: none; the object then keeps its original colours */
  uint32_t first;        /* entry of the palette, 0 to 2040; messages carry multiples of 8 */
  uint32_t count;        /* entries, 8 to 2048; likewise */
} acm_sub_palette;
/* On one part, every surface whose own texture is the old one shows the new one. */
typedef struct acm_texture_change {
  uint8_t part;              /* index among the Setup's parts */
  acm_object_id old_texture; /* a SurfaceTexture; 0: none */
  acm_object_id new_texture; /* a SurfaceTexture */
} acm_texture_change;
/* A part shows another mesh. */
typedef struct acm_part_change {
  uint8_t part;       /* index among the Setup's parts */
  acm_object_id mesh; /* a GfxObj; 0: none, which changes nothing */
} acm_part_change;

/* The most that any list holds: with so much room no call is short of it. */
typedef enum acm_appearance_limit {
  ACM_MAX_SUB_PALETTES = 255,
  ACM_MAX_TEXTURE_CHANGES = 1024, /* a message carries 255 */
  ACM_MAX_PART_CHANGES = 256      /* a message carries 255 */
} acm_appearance_limit;

/* What an object wears: the client's ObjDesc. Lists of the caller, to be read, or with room for those that a
 * call writes. With too little room for one of them a call writes nothing but the counts and returns
 * ACM_BUFFER_FULL. */
typedef struct acm_appearance {
  uint32_t size;
  acm_object_id base_palette;    /* that sub-palettes change; without any it is not sent */
  acm_sub_palette* sub_palettes; /* applied in order */
  acm_texture_change* texture_changes;
  acm_part_change* part_changes;
  uint32_t sub_palette_count;
  uint32_t texture_change_count;
  uint32_t part_change_count;
  uint32_t sub_palette_capacity; /* room for entries; where a call only reads, it does not count */
  uint32_t texture_change_capacity;
  uint32_t part_change_capacity;
} acm_appearance;

/* Nothing worn, and no room. */
ACM_API_EXPERIMENTAL void ACM_CALL acm_appearance_init(acm_appearance* appearance);
/* An ObjDesc, from its version byte to the padding after it, as the client reads it: of two entries for one
 * place the later one counts. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_appearance_decode(const void* bytes, size_t size,
                                                            acm_appearance* out, acm_error* error);
/* Encodes an ObjDesc as the retail server does. ACM_BAD_VALUE, with the field, for values that cannot be
 * sent: a `first` or `count` that is not a multiple of 8 or is out of bounds (0 to 2040, 8 to 2048), or an id
 * of another type. ACM_LIMIT_EXCEEDED for too many entries. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_appearance_encode(const acm_appearance* appearance, void* out,
                                                            size_t capacity, size_t* count, acm_error* error);
/* One appearance and, after it, the entries of another, as the client adds them: an entry for the same place
 * is removed and the new one stands last; one for the whole palette removes all other colours. `out` may be
 * `to`. ACM_LIMIT_EXCEEDED when a list is full. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_appearance_add(const acm_appearance* to,
                                                         const acm_appearance* other, acm_appearance* out,
                                                         acm_error* error);

/* What the object wears: as messages have described it, or as set; nothing when none did. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_object_get_appearance(acm_world* world, acm_guid guid,
                                                                acm_appearance* out, acm_error* error);
/* Nobody is sent anything: on a server see acm_server_set_appearance. Refuses what acm_appearance_encode
 * refuses. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_object_set_appearance(acm_world* world, acm_guid guid,
                                                                const acm_appearance* appearance,
                                                                acm_error* error);
/* The same, and everyone is sent it when it changes something. Clients keep meshes and textures of parts that
 * it does not name, so name every part: acm_dress does. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_server_set_appearance(acm_server* server, acm_guid guid,
                                                                const acm_appearance* appearance,
                                                                acm_error* error);

/* A thing that is worn. */
typedef struct acm_garment {
  acm_object_id clothing_table;
  uint32_t palette_template; /* which dye of the table; 0: none, the body keeps its colours */
  double shades[4]; /* 0 to 1, one for each palette set of the dye; the fourth applies to all further sets.
                       Out of range: no palette, and the body keeps its original colours */
} acm_garment;
/* Why a garment is not worn as it is described. */
typedef struct acm_garment_finding {
  uint32_t garment;        /* index among those that were given */
  int32_t status;          /* acm_status */
  acm_object_id object_id; /* the record concerned; 0: none */
  uint32_t reserved;
  const char* field; /* lives as long as the library */
} acm_garment_finding;
/* What a server sends for a body: its own appearance (head, face, colours; may be null), then the garments,
 * the lowest layer first, then every part that nothing covers with its own mesh. Setup and clothing tables
 * must be loaded. A garment that fails does not stop the others; findings are written as far as there is
 * room, and `finding_count` may be null. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_dress(acm_assets* assets, acm_object_id setup,
                                                const acm_appearance* body, const acm_garment* garments,
                                                size_t garment_count, acm_appearance* out,
                                                acm_garment_finding* findings, size_t finding_capacity,
                                                size_t* finding_count, acm_error* error);
/* The models, textures and palettes that an appearance names, with all that they need. acm_assets_missing
 * lists what is not there. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_assets_load_appearance(acm_assets* assets,
                                                                 const acm_appearance* appearance,
                                                                 acm_error* error);

/* What a part shows. */
typedef struct acm_look_part {
  acm_object_id mesh;             /* of the Setup or of a part change */
  acm_object_id drawn_mesh;       /* what stands in for it near the eye; 0: nothing is drawn */
  acm_object_id original_palette; /* of the mesh's first indexed image, before texture changes; 0: none */
  uint32_t surface_count;
  acm_bool is_recolored; /* all its indexed images are drawn with acm_look_colors */
  acm_bool is_marker;    /* the game draws nothing here at any distance */
  uint8_t reserved[2];
} acm_look_part;
/* One surface of a part's mesh, as it is shown. */
typedef struct acm_look_surface {
  acm_object_id surface; /* how it is blended and lit: acm_surface_material */
  acm_object_id texture; /* 0: one colour, that of the surface */
  acm_object_id image;   /* the best one that is loaded; 0: none is */
  acm_object_id palette; /* the image's own; 0: its pixels are colours */
} acm_look_surface;
/* Why a look does not show everything that its appearance describes. */
typedef enum acm_look_finding_kind {
  ACM_LOOK_NO_SUCH_PART = 0,           /* an entry names a part that the Setup does not have */
  ACM_LOOK_MISSING_MESH = 1,           /* a mesh is none or not loaded: the part stays as it was */
  ACM_LOOK_MISSING_SURFACE = 2,        /* a surface of the mesh is not loaded */
  ACM_LOOK_MISSING_TEXTURE = 3,        /* a texture is none or not loaded; a change to it has no effect */
  ACM_LOOK_MISSING_IMAGE = 4,          /* no image of the texture is loaded */
  ACM_LOOK_SURFACE_HAS_NO_TEXTURE = 5, /* a texture change ended at this surface */
  ACM_LOOK_MISSING_PALETTE = 6,        /* none or not loaded: no colour is changed */
  ACM_LOOK_BAD_PALETTE_RANGE = 7 /* it leaves the palette, or this one is too short: no colour is changed */
} acm_look_finding_kind;
/* Why a look is not all that its appearance says. */
typedef struct acm_look_finding {
  uint8_t kind; /* acm_look_finding_kind */
  uint8_t reserved[3];
  uint32_t part;    /* 0xFFFFFFFF: concerns the colours */
  acm_object_id id; /* that is missing or does not fit; 0: none was named */
} acm_look_finding;

/* What a Setup shows with an appearance, which may be null. Fails only when the Setup is not loaded; load the
 * rest with ACM_LOAD_MODEL and acm_assets_load_appearance. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_look_create(acm_assets* assets, acm_object_id setup,
                                                      const acm_appearance* appearance, acm_look** out,
                                                      acm_error* error);
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_look_free(acm_look* look, acm_error* error);
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_look_parts(acm_look* look, acm_look_part* out, size_t capacity,
                                                     size_t* count, acm_error* error);
/* Of a part, as the polygons of its drawn mesh number them. ACM_BAD_ARGUMENT when there is no such part. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_look_surfaces(acm_look* look, uint32_t part, acm_look_surface* out,
                                                        size_t capacity, size_t* count, acm_error* error);
/* 2,048 colours, 0xAARRGGBB, in place of the base palette; none: every image keeps its own palette. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_look_colors(acm_look* look, uint32_t* out, size_t capacity,
                                                      size_t* count, acm_error* error);
/* Each once. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_look_findings(acm_look* look, acm_look_finding* out,
                                                        size_t capacity, size_t* count, acm_error* error);
/* "a mesh is not loaded". Never null. */
ACM_API_EXPERIMENTAL const char* ACM_CALL acm_look_finding_text(uint32_t kind);

/* ---- Particles: what hooks give off at bodies (experimental; docs/particles.md) ----
 *
 *   acm_world_tick(world, seconds, &error);
 *   acm_particles_update(particles, world, 0, &report, &error);
 *   acm_world_clear_events(world, &error);
 *   acm_particles_emitters(particles, 0, emitters, capacity, &count, &error);
 *   acm_particles_read(particles, 0, memory, room, &live, &error);
 *
 * An emitter makes at most one particle in each update, as in the client, which updates 30 times a second.
 * Particles are output: they never influence the simulation. One thread at a time uses one acm_particles. */

typedef struct acm_particles acm_particles;

/* The part of an emitter that is on the body itself and on none of its parts. */
#define ACM_WHOLE_BODY 0xFFFFFFFFu

/* How particles are run. */
typedef struct acm_particle_options {
  uint32_t size;
  float fixed_roll; /* every draw gives this number, 0 to 1, for pictures and tests; below 0: the seed decides
                     */
  uint64_t seed;    /* of all random numbers; each body has its own random stream */
  uint32_t max_emitters;  /* of one body; more are refused */
  uint32_t max_particles; /* of one body, that its emitters reserve; more are refused */
  acm_bool needs_meshes;  /* an emitter needs its mesh in the assets; 0: the host has the meshes itself */
  uint8_t reserved[7];    /* 0 */
} acm_particle_options;

/* One particle as it is drawn: 36 bytes, fit for the instances of one mesh. */
typedef struct acm_particle {
  acm_vec3 position;  /* metres, from the south-west corner of the landblock of acm_particle_emitter.cell */
  acm_quat rotation;  /* a mesh may face the eye besides: acm_mesh_info.facing */
  float scale;        /* of the mesh on all axes, 0.1 to 10 */
  float translucency; /* 0 opaque to 1; at exactly 1 it is not drawn */
} acm_particle;

/* An emitter of a body as it is now. */
typedef struct acm_particle_emitter {
  acm_guid body;           /* whose it is */
  uint32_t emitter_id;     /* its key on the body; 0xFFFF0000 and up when the hook named none */
  uint32_t part;           /* that it is on, or ACM_WHOLE_BODY */
  acm_object_id info;      /* the ParticleEmitterInfo */
  acm_object_id mesh;      /* the GfxObj that each particle shows */
  uint32_t particle_type;  /* 1 to 12; others are not moved */
  acm_cell_id cell;        /* of the body */
  acm_vec3 origin;         /* of the emitter, as acm_particle.position */
  float sorting_radius;    /* metres that particles get away from it, roughly */
  uint32_t first;          /* its first particle among those of acm_particles_read for the same body */
  uint32_t live;           /* particles */
  uint32_t emitted;        /* particles since it was made; while it is not visible counted only */
  uint32_t max_particles;  /* that may live at a time */
  int32_t total_particles; /* after which it stops; 0: no limit */
  double total_seconds;    /* after which it stops; 0: no limit */
  double age;              /* seconds since it was made */
  acm_bool stopped;        /* it emits no more, and is removed with its last particle */
  uint8_t reserved[7];
} acm_particle_emitter;

/* What an update has come to. */
typedef struct acm_particle_report {
  uint32_t created;        /* emitters */
  uint32_t refused;        /* emitters that hooks asked for */
  int32_t status;          /* acm_status: why, of the first; 0: none was refused */
  acm_object_id object_id; /* the record concerned */
  const char* field;       /* what was wrong; null: nothing. Lives as long as the library */
} acm_particle_report;

/* What a CreateParticle or CreateBlockingParticle hook says. */
typedef struct acm_particle_request {
  uint32_t size;
  acm_object_id info;  /* a ParticleEmitterInfo */
  uint32_t part;       /* that emits; ACM_WHOLE_BODY: none */
  acm_vec3 offset;     /* from the body or part, in its axes */
  uint32_t emitter_id; /* 0: the next free one of 0xFFFF0000, 0xFFFF0001, ... */
  acm_bool blocking;   /* does nothing when an emitter of that id is there */
  uint8_t reserved[3]; /* 0 */
} acm_particle_request;

ACM_API_EXPERIMENTAL void ACM_CALL acm_particle_options_init(acm_particle_options* options);
/* `options` may be null. Assets and their memory stay until it is freed, as with a world. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_particles_create(acm_assets* assets,
                                                           const acm_particle_options* options,
                                                           acm_particles** out, acm_error* error);
/* Run alike, both stay alike, bit for bit. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_particles_copy(acm_particles* particles, acm_particles** out,
                                                         acm_error* error);
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_particles_free(acm_particles* particles, acm_error* error);

/* After a tick, before acm_world_clear_events: executes the particle hooks among the world's events and
 * updates the emitters of one object, or of all (guid 0), at the world's clock. The same events must not be
 * given twice. `report` may be null. The world uses the same assets: ACM_FOREIGN_HANDLE otherwise. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_particles_update(acm_particles* particles, acm_world* world,
                                                           acm_guid guid, acm_particle_report* report,
                                                           acm_error* error);

/* Without a world: the host says where a body and its parts are (in the axes of the body's landblock), and
 * how many seconds pass. */

ACM_API_EXPERIMENTAL void ACM_CALL acm_particle_request_init(acm_particle_request* request);
/* Makes an emitter; its id, `emitter_id`, may be null. One of the same id is destroyed first, even when the
 * new one then fails: ACM_NOT_FOUND when info or mesh are not there, ACM_BAD_VALUE for a part that is not
 * there or an info that has no meaning, ACM_LIMIT_EXCEEDED for too many. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_particles_emit(acm_particles* particles, acm_guid body,
                                                         const acm_particle_request* request,
                                                         const acm_position* position, const acm_frame* parts,
                                                         size_t part_count, uint32_t* emitter_id,
                                                         acm_error* error);
/* Lets `seconds` pass for all emitters of a body, in one step. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_particles_step(acm_particles* particles, acm_guid body,
                                                         const acm_position* position, const acm_frame* parts,
                                                         size_t part_count, double seconds, acm_error* error);

/* The emitter emits no more; live particles finish. ACM_NOT_FOUND: there is none of that id. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_particles_stop(acm_particles* particles, acm_guid body,
                                                         uint32_t emitter_id, acm_error* error);
/* The emitter and its particles vanish. ACM_NOT_FOUND: there is none of that id. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_particles_destroy(acm_particles* particles, acm_guid body,
                                                            uint32_t emitter_id, acm_error* error);
/* Removes a body with its emitters and its random stream. ACM_NO_OBJECT: the system does not know it. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_particles_remove(acm_particles* particles, acm_guid body,
                                                           acm_error* error);
/* Whether a body is seen; all are until this says otherwise. Endless emitters of a body that is not seen
 * stand still; the particles of others age and die. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_particles_set_visible(acm_particles* particles, acm_guid body,
                                                                acm_bool visible, acm_error* error);
/* The emitters of a body, in the order in which they were made; guid 0: of all bodies, in ascending order. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_particles_emitters(acm_particles* particles, acm_guid body,
                                                             acm_particle_emitter* out, size_t capacity,
                                                             size_t* count, acm_error* error);
/* Their live particles, emitter after emitter: acm_particle_emitter says where those of each begin. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_particles_read(acm_particles* particles, acm_guid body,
                                                         acm_particle* out, size_t capacity, size_t* count,
                                                         acm_error* error);
/* "ParabolicLVGA"; "unmoved" for types without a name. Never null. */
ACM_API_EXPERIMENTAL const char* ACM_CALL acm_particle_type_name(uint32_t particle_type);

/* ---- Timelines: what a motion will do and when (stable) ---- */

/* A motion begun in a steady state. */
typedef struct acm_motion_query {
  uint32_t size;
  acm_object_id motion_table; /* whose motion it is */
  acm_command motion;
  float speed;         /* multiple of normal speed */
  acm_command style;   /* 0: the default style of the table */
  acm_command from;    /* the cycle that plays; 0: the default of the style */
  float from_speed;    /* multiple of normal speed */
  uint32_t reserved;   /* 0 */
  double tick_seconds; /* of the server's ticks; 0: ticks are not wanted */
} acm_motion_query;

/* Whether a hook fires, and why not. */
typedef enum acm_hook_status {
  ACM_HOOK_FIRES = 0,           /* it does */
  ACM_HOOK_LAST_FRAME = 1,      /* the last frame of a segment is never left */
  ACM_HOOK_OTHER_DIRECTION = 2, /* the animation plays the other way */
  ACM_HOOK_ANIM_DONE = 3,       /* it is the engine's own, at the end of an animation */
  ACM_HOOK_NOT_REACHED = 4      /* its frame is not reached */
} acm_hook_status;

/* A hook on a frame that plays. */
typedef struct acm_hook_time {
  double time;            /* seconds after the command; infinity: not reached */
  uint64_t tick;          /* in which it fires, 1 is the first; 0: none */
  uint8_t status;         /* acm_hook_status */
  uint8_t type;           /* acm_hook_type */
  acm_hook_source source; /* where it is stored */
  uint32_t segment;       /* the index of its segment */
} acm_hook_time;

/* One animation that plays. */
typedef struct acm_motion_segment {
  acm_object_id animation;
  int32_t low_frame;  /* the first key frame */
  int32_t high_frame; /* the last key frame */
  float framerate;    /* negative plays backwards */
  double start;       /* seconds after the command; infinity: it is not reached */
  double end;         /* infinity: it stands still */
  acm_bool cyclic;    /* it plays again and again */
} acm_motion_segment;

/* Times are infinite when they never come. */
typedef struct acm_timeline {
  double done;   /* when the motion is done */
  double steady; /* when only the cycle is left */
  double period; /* once through the cycle; 0: nothing plays */
  uint64_t done_tick;
  uint64_t segment_count;
  uint64_t hook_count;
  acm_vec3 velocity; /* metres per second in the body's axes, from the command on */
  acm_vec3 omega;    /* radians per second */
  acm_frame moved;   /* how far the body gets until the state is steady */
  acm_command style; /* the state after the command */
  acm_command substate;
  uint32_t reserved;
} acm_timeline;

ACM_API void ACM_CALL acm_motion_query_init(acm_motion_query* query);
/* ACM_REFUSED, with the client's code, for a motion that the client refuses. Segments and hooks are written
 * as far as there is room; ACM_BUFFER_FULL when that was too little. */
ACM_API int32_t ACM_CALL acm_motion_timeline(acm_assets* assets, const acm_motion_query* query,
                                             acm_timeline* out, acm_motion_segment* segments,
                                             size_t segment_capacity, acm_hook_time* hooks,
                                             size_t hook_capacity, acm_error* error);
/* The motions that a table may serve in a state, ascending. Style 0: the default style; state 0: its default.
 */
ACM_API int32_t ACM_CALL acm_motions_from(acm_assets* assets, acm_object_id motion_table, acm_command style,
                                          acm_command state, acm_command* out, size_t capacity, size_t* count,
                                          acm_error* error);

/* ---- Wire: messages as bytes (experimental; acmotion/inspect.h has them as text and JSON) ---- */

/* What a message is. */
typedef struct acm_message_info {
  uint32_t opcode;           /* of the message, or the type of the action or event in an envelope */
  acm_guid guid;             /* the object that it is about; 0: none */
  acm_bool is_known;         /* 0: not a message of movement, sounds, scripts or looks; guid is then 0 */
  acm_bool is_client_action; /* clients send it */
  uint8_t oddities;          /* bits: 1 padding, 2 long encoding, 4 unknown flags, 8 duplicate key */
  uint8_t reserved;
} acm_message_info;
/* Decodes the whole message if it is known, and then fails, with offset and field, as the roles do. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_wire_identify(const void* bytes, size_t size, acm_message_info* out,
                                                        acm_error* error);
/* "UpdateMotion"; null: not one of these. */
ACM_API_EXPERIMENTAL const char* ACM_CALL acm_wire_opcode_name(uint32_t opcode);
/* By name, in any case; 0: there is none. */
ACM_API_EXPERIMENTAL uint32_t ACM_CALL acm_wire_find_opcode(const char* name);
ACM_API_EXPERIMENTAL uint32_t ACM_CALL acm_wire_opcode_count(void);
/* 0 past the end. */
ACM_API_EXPERIMENTAL uint32_t ACM_CALL acm_wire_opcode_at(uint32_t i);
/* Whether a 16-bit timestamp follows another. */
ACM_API_EXPERIMENTAL acm_bool ACM_CALL acm_wire_is_newer(uint16_t timestamp, uint16_t than);

/* What a field of a message holds. */
typedef enum acm_field_kind {
  ACM_FIELD_UNSIGNED = 0, /* a whole number from 0 on */
  ACM_FIELD_FLOAT = 1,    /* a number of 32 bits */
  ACM_FIELD_PADDING = 2,  /* bytes without a meaning */
  ACM_FIELD_RAW = 3       /* bytes as they are */
} acm_field_kind;
/* One field as it lies in a message. */
typedef struct acm_wire_field {
  const char* name; /* lives as long as the library */
  char component;   /* 'w', 'x', 'y' or 'z' of a vector or a rotation, else 0 */
  uint8_t kind;     /* acm_field_kind */
  uint32_t offset;  /* bytes from the opcode */
  uint32_t size;    /* bytes */
  uint32_t bits;    /* the value, of a float its bits; 0 for raw bytes */
} acm_wire_field;
/* A message field by field. Of a message that cannot be decoded the fields before the error are written. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_wire_explain(const void* bytes, size_t size, acm_wire_field* out,
                                                       size_t capacity, size_t* count, acm_error* error);

/* Indices of acm_message.timestamps. */
typedef enum acm_timestamp {
  ACM_TIMESTAMP_POSITION = 0,       /* of where the object is */
  ACM_TIMESTAMP_MOVEMENT = 1,       /* of what it does */
  ACM_TIMESTAMP_STATE = 2,          /* of its physics state */
  ACM_TIMESTAMP_VECTOR = 3,         /* of its velocity */
  ACM_TIMESTAMP_TELEPORT = 4,       /* of its last teleport */
  ACM_TIMESTAMP_SERVER_CONTROL = 5, /* of the server's own motions for a player */
  ACM_TIMESTAMP_FORCE_POSITION = 6, /* of positions that a player's client must accept */
  ACM_TIMESTAMP_OBJ_DESC = 7,       /* of what it wears */
  ACM_TIMESTAMP_INSTANCE = 8        /* of the object itself: it was made again */
} acm_timestamp;

/* A message of few fields, for what a host sends beside the roles: DeleteObject, PlayerCreate,
 * PlayerTeleport, ParentEvent, PickupEvent, SetState, VectorUpdate, Sound, PlayScriptId, PlayScriptType,
 * AutonomyLevel, TurnTo, DoMovementCommand, StopMovementCommand, JumpNonAutonomous. Which fields count
 * follows from the opcode. */
typedef struct acm_message {
  uint32_t size;
  uint32_t opcode; /* which message */
  acm_guid guid;   /* the object; of a ParentEvent the child */
  acm_guid parent; /* ParentEvent */
  uint32_t location;
  uint32_t placement;
  uint32_t state;         /* ACM_STATE_ bits, of SetState */
  uint32_t id;            /* sound type, script type, or id of a script */
  float amount;           /* volume, mod, speed, heading (degrees) or extent; 1 as initialised */
  uint32_t action;        /* of a client: running number */
  acm_command motion;     /* which motion */
  uint32_t hold_key;      /* acm_hold_key */
  uint32_t flag;          /* TurnTo: run; AutonomyLevel: the level */
  acm_vec3 velocity;      /* metres per second */
  acm_vec3 omega;         /* radians per second */
  uint16_t timestamps[9]; /* by acm_timestamp */
  uint16_t padding;       /* of DeleteObject and PlayerTeleport, 0 */
} acm_message;
ACM_API_EXPERIMENTAL void ACM_CALL acm_message_init(acm_message* message, uint32_t opcode);
/* ACM_UNSUPPORTED for messages of other types. `message->size` says how much room there is. */
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_wire_decode(const void* bytes, size_t size, acm_message* message,
                                                      acm_error* error);
ACM_API_EXPERIMENTAL int32_t ACM_CALL acm_wire_encode(const acm_message* message, void* out, size_t capacity,
                                                      size_t* count, acm_error* error);

/* ---- Threads: one tick on several of them (stable) ----
 *
 *   acm_world_plan_tick(world, seconds, &ranges, &error);
 *   (on each thread, with a worker of its own, for its ranges) acm_worker_run_range(worker, range, &error);
 *   if (ranges > 0) acm_world_finish_tick(world, &error);
 *
 * Until the tick is finished the world and its role return ACM_BUSY. Whichever thread runs which range, state
 * and events are those of acm_world_tick, bit for bit. */

typedef struct acm_worker acm_worker;

ACM_API int32_t ACM_CALL acm_worker_create(acm_world* world, acm_worker** out, acm_error* error);
ACM_API int32_t ACM_CALL acm_worker_free(acm_worker* worker, acm_error* error);
/* How many ranges there are to run; 0: nothing is due, and nothing is to be finished. ACM_WRONG_ORDER when
 * the world has no worker. */
ACM_API int32_t ACM_CALL acm_world_plan_tick(acm_world* world, double seconds, size_t* ranges,
                                             acm_error* error);
/* Each range once: ACM_WRONG_ORDER when it was run or no tick is planned, ACM_BAD_ARGUMENT when there is no
 * such range. */
ACM_API int32_t ACM_CALL acm_worker_run_range(acm_worker* worker, size_t range, acm_error* error);
/* When all ranges have run: ACM_WRONG_ORDER otherwise. ACM_BUSY while a thread is still in
 * acm_worker_run_range. */
ACM_API int32_t ACM_CALL acm_world_finish_tick(acm_world* world, acm_error* error);

/* ---- Snapshots (stable) ----
 * `of` is an acm_world*, acm_client* or acm_server*: a role with its world. */

/* The whole state as bytes, without events and options. */
ACM_API int32_t ACM_CALL acm_snapshot_write(const void* of, void* out, size_t capacity, size_t* count,
                                            acm_error* error);
/* Restores it. The records that the objects use must be loaded. */
ACM_API int32_t ACM_CALL acm_snapshot_read(const void* of, const void* bytes, size_t size, acm_error* error);
/* The same for equal states and, almost certainly, for no others. Context ids and appearances are not part of
 * it. */
ACM_API int32_t ACM_CALL acm_state_hash(const void* of, uint64_t* out, acm_error* error);
/* Where two states differ first. */
typedef struct acm_difference {
  acm_bool found;
  uint8_t reserved[3];
  acm_guid object; /* 0: the world itself */
  char field[120]; /* such as "body.position.origin.x" */
} acm_difference;
/* The first field in which two states of one kind differ. */
ACM_API int32_t ACM_CALL acm_first_difference(const void* a, const void* b, acm_difference* out,
                                              acm_error* error);

#ifdef __cplusplus
}
#endif

#endif
