/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */

/* JavaScript has no function pointers to give away: so it gives the files that a .gltf names as a list, and
 * this function finds them there. src/gltf.ts writes the list. */

#include "acmotion/inspect.h"

#include <string.h>

typedef struct GivenFile {
  const char* path; /* null: the end of the list */
  const void* bytes;
  size_t size;
} GivenFile;

static int32_t read_given_file(void* context, const char* path, const void** bytes, size_t* size) {
  for (const GivenFile* file = context; file && file->path; ++file) {
    if (strcmp(file->path, path) != 0) continue;
    *bytes = file->bytes;
    *size = file->size;
    return ACM_OK;
  }
  return ACM_NOT_FOUND;
}

acm_read_file acm_js_read_file(void) {
  return read_given_file;
}
