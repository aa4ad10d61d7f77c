/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */

/* acmotion_c_traces FILE: prints the traces of the scenarios that `acmotion_traces --bundle` has put into a
 * file, through the C interface and the shared library. They must be those of acmotion_traces, byte for byte.
 */

#include "acmotion/inspect.h"

#include <stdio.h>
#include <stdlib.h>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

/* So many bytes of the file; null when there are fewer. */
static char* read_piece(FILE* file, size_t size) {
  char* piece = malloc(size + 1);
  if (fread(piece, 1, size, file) == size) return piece;
  free(piece);
  return NULL;
}

/* Records that cannot be read count as absent. */
static int read_records(FILE* file, unsigned long count, acm_assets* assets) {
  for (unsigned long i = 0; i < count; ++i) {
    unsigned long id = 0, size = 0;
    if (fscanf(file, "record %lu %lu", &id, &size) != 2 || fgetc(file) != '\n') return 0;
    char* record = read_piece(file, size);
    if (!record) return 0;
    (void)acm_assets_add(assets, (acm_object_id)id, record, size, NULL);
    free(record);
  }
  return 1;
}

static int print_trace(const char* name, acm_assets* assets, acm_object_id table, const char* script,
                       size_t size) {
  acm_bytes* trace = NULL;
  acm_error error;
  const void* data = NULL;
  size_t length = 0;
  if (acm_scenario_run(assets, table, script, size, NULL, &trace, NULL, &error) != ACM_OK) {
    fprintf(stderr, "%s: %s %s\n", name, error.field, error.text);
    return 0;
  }
  (void)acm_bytes_get(trace, &data, &length, NULL);
  printf("== %s\n", name);
  fwrite(data, 1, length, stdout);
  (void)acm_bytes_free(trace, NULL);
  return 1;
}

/* 1: printed; 0: there are no more; -1: something is wrong. */
static int run_next(FILE* file) {
  char name[128];
  unsigned long table = 0, size = 0, records = 0;
  const int read = fscanf(file, "pack %127s %lu %lu %lu", name, &table, &size, &records);
  if (read == EOF) return 0;
  if (read != 4 || fgetc(file) != '\n') return -1;
  char* script = read_piece(file, size);
  acm_assets* assets = NULL;
  const int good = script && acm_assets_create(&assets, NULL) == ACM_OK &&
                   read_records(file, records, assets) &&
                   print_trace(name, assets, (acm_object_id)table, script, size);
  free(script);
  if (assets) (void)acm_assets_free(assets, NULL);
  return good ? 1 : -1;
}

int main(int argc, char** argv) {
#ifdef _WIN32
  _setmode(_fileno(stdout), _O_BINARY);
#endif
  FILE* file = argc == 2 ? fopen(argv[1], "rb") : NULL;
  int more = file ? 1 : -1;
  if (!file) fprintf(stderr, "usage: acmotion_c_traces FILE (of acmotion_traces --bundle)\n");
  while (more > 0) more = run_next(file);
  if (more < 0) fprintf(stderr, "acmotion_c_traces: the file cannot be read, or a scenario failed\n");
  if (file) fclose(file);
  return more == 0 ? 0 : 1;
}
