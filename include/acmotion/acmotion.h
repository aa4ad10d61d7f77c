/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#ifndef ACMOTION_ACMOTION_H
#define ACMOTION_ACMOTION_H

/* The C interface: C11 and C++, cdecl, the same on every platform. C++ programs have acmotion/acmotion.hpp.
 *
 * - Handles (acm_world*) are names, not addresses: never read through one. A call with a handle that is null,
 *   freed or of another kind returns its own code and does nothing else.
 * - Objects of a world are named by guid, records of the game's data by id. 0 names nothing.
 * - Every function that can fail returns an acm_status, and fills an acm_error when it is given one. There is
 *   no last-error state.
 * - Options begin with their size. Fill them with their _init function, then change what you like: programs
 *   that were built with an older header go on working.
 * - Output goes into memory of the caller. Where a function gives a list, it takes a capacity and returns how
 *   many there are; with too little room it writes what fits and returns ACM_BUFFER_FULL.
 * - One thread at a time uses a handle: a second one is refused with ACM_BUSY. Different threads may use
 *   different worlds that share assets, as long as nothing is loaded meanwhile.
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
#if defined(ACMOTION_STATIC)
#define ACM_API
#elif defined(_WIN32) && defined(ACMOTION_BUILDS_SHARED)
#define ACM_API __declspec(dllexport)
#elif defined(_WIN32)
#define ACM_API __declspec(dllimport)
#else
#define ACM_API __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Goes up with every change that older programs would notice; see docs/versioning.md. */
#define ACM_ABI_VERSION 1

typedef uint32_t acm_guid;      /* of an object of the game */
typedef uint32_t acm_object_id; /* of a record of the data files; the high byte gives its type */
typedef uint32_t acm_cell_id;   /* 0xXXYYCCCC: landblock and cell */
typedef uint32_t acm_command;   /* a motion command, such as 0x45000005 */
typedef uint8_t acm_bool;       /* 0 or 1; other values count as 1 */

/* ---- Library: status, errors, version (stable) ---- */

/* Negative: the call was wrong; 0: done; positive: what was asked for could not be done. */
typedef enum acm_status {
  ACM_OK = 0,
  /* Bad data. */
  ACM_WRONG_TYPE = 1,     /* the id or tag names something else than what was asked for */
  ACM_TRUNCATED = 2,      /* the data ends inside a field */
  ACM_TRAILING_BYTES = 3, /* the record is complete but data is left over */
  ACM_LIMIT_EXCEEDED = 4, /* a count, depth or size is larger than is allowed */
  ACM_BAD_VALUE = 5,      /* a field holds a value that has no meaning there */
  ACM_NOT_FOUND = 6,      /* no record of that id */
  ACM_UNSUPPORTED = 7,    /* well-formed, but this build leaves that part out */
  ACM_CONTRADICTION = 8,  /* says something else than what came before */
  ACM_OVERLAP = 9,        /* lies where something else lies already */
  ACM_UNFINISHED = 10,    /* the rest of it has never come */
  /* Refusals. */
  ACM_REFUSED = 20,     /* the client refuses the motion: acm_error.motion_error says why */
  ACM_NO_OBJECT = 21,   /* no object of that guid */
  ACM_BUFFER_FULL = 22, /* the caller's memory is too small; the count says what is needed */
  ACM_IN_USE = 23,      /* something else still needs it: free that first */
  /* Wrong calls. */
  ACM_NULL_ARGUMENT = -1, /* a pointer that must not be null is */
  ACM_BAD_HANDLE = -2,    /* no handle of this library, or of another kind */
  ACM_STALE_HANDLE = -3,  /* it was freed */
  ACM_BUSY = -4,          /* another thread uses the handle */
  ACM_BAD_SIZE = -5,      /* the size of a struct is one that no header has */
  ACM_NOT_FINITE = -6,    /* a number is not finite, or beyond the limits of SECURITY.md */
  ACM_BAD_ARGUMENT = -7,  /* another argument that has no meaning: acm_error.field names it */
  ACM_NO_MEMORY = -8      /* no room for another handle */
} acm_status;

/* What went wrong. Given to a call it is always filled in: with ACM_OK when nothing did. */
typedef struct acm_error {
  int32_t status;          /* the acm_status that was returned */
  uint32_t motion_error;   /* ACM_REFUSED: the client's code, see acm_motion_error_text */
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
/* Short English text, such as "truncated". Never null, also for other numbers. */
ACM_API const char* ACM_CALL acm_status_text(int32_t status);
/* The client's sentence for a motion error. Never null. */
ACM_API const char* ACM_CALL acm_motion_error_text(uint32_t motion_error);

/* Where the library takes its memory from; both null: the C++ runtime. `allocate` never returns null. Refused
 * (ACM_IN_USE) while the library holds memory: call it first. Neither is called within a tick. */
typedef void*(ACM_CALL* acm_allocate)(void* context, size_t bytes, size_t alignment);
typedef void(ACM_CALL* acm_release)(void* context, void* memory, size_t bytes, size_t alignment);
ACM_API int32_t ACM_CALL acm_set_allocator(acm_allocate allocate, acm_release release, void* context,
                                           acm_error* error);

/* ---- Commands, sounds and scripts by name (stable) ---- */

ACM_API uint32_t ACM_CALL acm_command_count(void);
/* The i-th command in ascending order of numbers; 0 past the end. */
ACM_API acm_command ACM_CALL acm_command_at(uint32_t i);
/* "WalkForward"; null for a number that is no command. The text lives as long as the library. */
ACM_API const char* ACM_CALL acm_command_name(acm_command command);
/* By name, in any case; 0: there is none. */
ACM_API acm_command ACM_CALL acm_find_command(const char* name);
/* "Footstep1", "LevelUp"; null for numbers without a name. */
ACM_API const char* ACM_CALL acm_sound_type_name(uint32_t sound_type);
ACM_API const char* ACM_CALL acm_script_type_name(uint32_t script_type);

/* ---- Plain data (stable) ---- */

typedef struct acm_vec3 {
  float x, y, z;
} acm_vec3;
typedef struct acm_quat {
  float w, x, y, z;
} acm_quat;
typedef struct acm_frame {
  acm_vec3 origin;
  acm_quat rotation;
} acm_frame;
typedef struct acm_position {
  acm_cell_id cell;
  acm_frame frame;
} acm_position;

/* ---- Assets: the game's data, decoded (stable) ---- */

typedef struct acm_assets acm_assets;

/* Without a container: records are given with acm_assets_add. */
ACM_API int32_t ACM_CALL acm_assets_create(acm_assets** out, acm_error* error);
/* The sample creatures, decoded: Setups 0x02000001 (mannequin), 0x02000002 (beast), 0x02000003 (door). */
ACM_API int32_t ACM_CALL acm_assets_create_sample(acm_assets** out, acm_error* error);
/* A container (client_portal.dat) in memory, which must stay there, unchanged, until the assets are freed. */
ACM_API int32_t ACM_CALL acm_assets_open(const void* bytes, size_t size, acm_assets** out, acm_error* error);
/* A container of `size` bytes elsewhere: acm_assets_needs and acm_assets_supply read it piece by piece. */
ACM_API int32_t ACM_CALL acm_assets_open_piecewise(uint64_t size, acm_assets** out, acm_error* error);
/* Worlds keep what they use: the memory goes when the last of them does. Null is fine. */
ACM_API int32_t ACM_CALL acm_assets_free(acm_assets* assets, acm_error* error);

/* One record, decompressed; the bytes are not needed afterwards. */
ACM_API int32_t ACM_CALL acm_assets_add(acm_assets* assets, acm_object_id id, const void* bytes, size_t size,
                                        acm_error* error);
/* A Setup or motion table with all that moves it, a script table with its scripts, a Setup with its models, or
 * one record alone. */
typedef enum acm_load {
  ACM_LOAD_MOTION = 0, /* Setup, motion table, script table: with what moves and sounds */
  ACM_LOAD_MODEL = 1,  /* Setup: with its models and surfaces */
  ACM_LOAD_ALONE = 2
} acm_load;
ACM_API int32_t ACM_CALL acm_assets_load(acm_assets* assets, acm_object_id id, int32_t what, acm_error* error);
/* Piecewise: which bytes of the container are wanted next; size 0: none. */
ACM_API int32_t ACM_CALL acm_assets_needs(acm_assets* assets, uint64_t* offset, uint64_t* size,
                                          acm_error* error);
ACM_API int32_t ACM_CALL acm_assets_supply(acm_assets* assets, const void* bytes, size_t size,
                                           acm_error* error);
/* Ids that something needs and that are not there, ascending. */
ACM_API int32_t ACM_CALL acm_assets_missing(acm_assets* assets, acm_object_id* out, size_t capacity,
                                            size_t* count, acm_error* error);
/* Whether the record was decoded. */
ACM_API int32_t ACM_CALL acm_assets_contains(acm_assets* assets, acm_object_id id, acm_bool* out,
                                             acm_error* error);
/* Ids of all decoded records whose id has this high byte (0x02 Setups, 0x09 motion tables), ascending. */
ACM_API int32_t ACM_CALL acm_assets_ids(acm_assets* assets, uint8_t type, acm_object_id* out, size_t capacity,
                                        size_t* count, acm_error* error);

/* ---- World: objects and their clock (stable) ---- */

typedef struct acm_world acm_world;

/* How a body finds out whether it stands on something. */
typedef enum acm_ground {
  ACM_GROUND_NONE = 0,       /* contact changes by acm_world_set_ground_contact and by messages only */
  ACM_GROUND_FLAT = 1,       /* an endless plane at ground_height */
  ACM_GROUND_LAST_KNOWN = 2, /* a body that stands goes on standing; in the air it comes down at ground_height */
  ACM_GROUND_HOST = 3        /* the host answers each step */
} acm_ground;

typedef struct acm_world_options {
  uint32_t size;
  uint8_t ground;         /* acm_ground, of objects that messages create */
  acm_bool gate_passes;   /* as the client: a tick simulates only 1/30 s after the last */
  acm_bool sleep_when_far; /* as the client: objects over 96 m from the viewer stand still */
  acm_bool detect_stalls; /* report motions and moves that exceed their longest duration */
  acm_guid viewer;        /* the player's object: where it is, ticks wake objects that sleep */
  uint32_t event_slots;   /* of each object, whatever the others do; at most 256 */
  uint64_t event_capacity; /* events between two calls of acm_world_clear_events */
  uint64_t max_objects;
  uint64_t random_seed;
  float max_speed;            /* of motions, in multiples of normal speed */
  float stall_motion_slack;   /* seconds */
  float stall_move_timeout;   /* seconds */
  acm_bool reapply_every_modifier; /* repairs of retail's mistakes: all 0 is exactly as retail */
  acm_bool even_static_turn;
  uint8_t reserved[2]; /* 0 */
} acm_world_options;

ACM_API void ACM_CALL acm_world_options_init(acm_world_options* options);
/* `assets` and `options` may be null. */
ACM_API int32_t ACM_CALL acm_world_create(acm_assets* assets, const acm_world_options* options, acm_world** out,
                                          acm_error* error);
/* A copy runs alike, bit for bit. */
ACM_API int32_t ACM_CALL acm_world_copy(acm_world* world, acm_world** out, acm_error* error);
/* Makes `world` what `from` is; its events stay. */
ACM_API int32_t ACM_CALL acm_world_assign(acm_world* world, acm_world* from, acm_error* error);
ACM_API int32_t ACM_CALL acm_world_free(acm_world* world, acm_error* error);

/* Lets so many seconds pass, 0 to 86,400. */
ACM_API int32_t ACM_CALL acm_world_tick(acm_world* world, double seconds, acm_error* error);
/* Seconds since the world was made, and how many ticks there were. Either may be null. */
ACM_API int32_t ACM_CALL acm_world_clock(acm_world* world, double* seconds, uint64_t* ticks, acm_error* error);
/* Gives objects what was loaded since they were made; `changed` may be null. */
ACM_API int32_t ACM_CALL acm_world_refresh(acm_world* world, size_t* changed, acm_error* error);

/* ---- Objects (stable) ---- */

typedef struct acm_weenie_facts {
  acm_bool present; /* 0: counts as a creature with run rate 1 and no limits */
  acm_bool is_creature;
  acm_bool is_local_player;
  acm_bool knows_run_rate;
  uint8_t jump_model; /* 0 refuses, 1 linear (jump_velocity), 2 the client's formula (jump_skill, load) */
  acm_bool can_jump;
  acm_bool knows_stamina_cost;
  acm_bool recent_player_killer;
  float run_rate;
  float jump_velocity;
  int32_t stamina_cost;
  float jump_skill;
  float load;
  int32_t stamina;
} acm_weenie_facts;

typedef struct acm_object_facts {
  uint32_t size;
  uint32_t state; /* bits of the physics state word */
  acm_weenie_facts weenie;
  float scale; /* above 0 */
  float ground_height;
  float step_down_height;
  uint8_t ground; /* acm_ground */
  acm_bool placement_blocked;
  acm_bool blocked;
  uint8_t reserved; /* 0 */
} acm_object_facts;
ACM_API void ACM_CALL acm_object_facts_init(acm_object_facts* facts);

/* Where sounds and scripts come from. A table that is 0: the Setup's own. */
typedef struct acm_object_effects {
  acm_object_id sound_table;
  acm_object_id script_table;
  uint32_t default_script; /* a script type */
  float script_intensity;
  float translucency; /* that it begins with, 0 opaque to 1 invisible */
} acm_object_effects;

typedef struct acm_object_parameters {
  uint32_t size;
  acm_object_id setup;        /* 0: nothing to show, no sizes */
  acm_object_id motion_table; /* 0: the Setup's own */
  acm_position position;
  acm_object_effects effects;
  acm_bool in_world; /* 0: in a pack, or held */
  uint8_t reserved[3];
  acm_object_facts facts;
} acm_object_parameters;
ACM_API void ACM_CALL acm_object_parameters_init(acm_object_parameters* parameters);

/* An object of that guid that is there is deleted first. */
ACM_API int32_t ACM_CALL acm_object_create(acm_world* world, acm_guid guid,
                                           const acm_object_parameters* parameters, acm_error* error);
ACM_API int32_t ACM_CALL acm_object_delete(acm_world* world, acm_guid guid, acm_error* error);
/* Guids in ascending order. */
ACM_API int32_t ACM_CALL acm_world_guids(acm_world* world, acm_guid* out, size_t capacity, size_t* count,
                                         acm_error* error);
ACM_API int32_t ACM_CALL acm_object_get_facts(acm_world* world, acm_guid guid, acm_object_facts* out,
                                              acm_error* error);
ACM_API int32_t ACM_CALL acm_object_set_facts(acm_world* world, acm_guid guid, const acm_object_facts* facts,
                                              acm_error* error);

#ifdef __cplusplus
}
#endif

#endif
