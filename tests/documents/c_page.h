/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
/* What the parts of programs in docs/c.md take for granted. */
#include <acmotion/acmotion.h>
#include <acmotion/commands.h>
#include <acmotion/inspect.h>
#include <stdio.h>
#include <string.h>

extern acm_assets* assets;
extern acm_world* world;
extern acm_guid guard;
extern acm_order order;
extern acm_object_id setup, table;
extern const char* scenario;
extern acm_error error;
