/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */

/* Every function of acmotion/inspect.h, from C and through the shared library. */

#include "acmotion/inspect.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fixture.h"

/* Unlike CHECK_STATUS, also for calls without an error. */
static void check_result(const char* file, int line, const char* call, int32_t status, int32_t wanted) {
  char found[128];
  if (status == wanted) return;
  snprintf(found, sizeof found, "%d (%s) instead of %d", (int)status, acm_status_text(status), (int)wanted);
  fail_test(file, line, call, found);
}
#define CHECK_RESULT(call, wanted) check_result(__FILE__, __LINE__, #call, (call), (wanted))

enum { NO_TABLE = 0x090000FF, WRONG_TABLE = 0x09000077 };

static acm_assets* sample(void) {
  acm_assets* assets = NULL;
  CHECK_RESULT(acm_assets_create_sample(&assets, NULL), ACM_OK);
  return assets;
}

/* The text of a handle, which is freed; the next call overwrites it. */
static const char* text_of(acm_bytes* bytes) {
  static char* text = NULL;
  const void* data = NULL;
  size_t size = 0;
  CHECK_RESULT(acm_bytes_get(bytes, &data, &size, NULL), ACM_OK);
  CHECK(strlen(data) == size); /* ends with a 0 */
  free(text);
  text = malloc(size + 1);
  memcpy(text, data, size + 1);
  CHECK_RESULT(acm_bytes_free(bytes, NULL), ACM_OK);
  return text;
}

static int begins(const char* text, const char* with) {
  return strncmp(text, with, strlen(with)) == 0;
}

/* A file beside this one, or null. */
static unsigned char* read_file(const char* name, size_t* size) {
  char path[1024];
  snprintf(path, sizeof path, "%s/tests/capi/%s", ACMOTION_SOURCE_DIR, name);
  FILE* file = fopen(path, "rb");
  if (!file) return NULL;
  fseek(file, 0, SEEK_END);
  *size = (size_t)ftell(file);
  rewind(file);
  unsigned char* bytes = malloc(*size);
  if (fread(bytes, 1, *size, file) != *size) *size = 0;
  fclose(file);
  return bytes;
}

TEST(Inspect, bytes_have_an_owner) {
  acm_error error;
  acm_assets* assets = sample();
  acm_bytes* bytes = NULL;
  CHECK_RESULT(acm_state_graph(assets, MANNEQUIN_TABLE, ACM_GRAPH_DOT, &bytes, NULL), ACM_OK);
  CHECK_RESULT(acm_bytes_get(bytes, NULL, NULL, NULL), ACM_OK);
  CHECK_RESULT(acm_bytes_get(NULL, NULL, NULL, &error), ACM_NULL_ARGUMENT);
  CHECK(strcmp(error.field, "bytes") == 0);
  CHECK_RESULT(acm_bytes_get((acm_bytes*)assets, NULL, NULL, NULL), ACM_FOREIGN_HANDLE);
  CHECK_RESULT(acm_bytes_free((acm_bytes*)assets, NULL), ACM_FOREIGN_HANDLE);
  CHECK_RESULT(acm_bytes_free(bytes, NULL), ACM_OK);
  CHECK_RESULT(acm_bytes_get(bytes, NULL, NULL, NULL), ACM_STALE_HANDLE);
  CHECK_RESULT(acm_bytes_free(bytes, NULL), ACM_STALE_HANDLE);
  CHECK_RESULT(acm_bytes_free(NULL, NULL), ACM_NULL_ARGUMENT);
  acm_assets_free(assets, NULL);
}

TEST(Inspect, lint_rules_have_texts) {
  acm_lint_rule rule;
  CHECK(acm_lint_rule_count() > 10);
  for (uint32_t i = 0; i < acm_lint_rule_count(); ++i) {
    CHECK_RESULT(acm_lint_rule_at(i, &rule, NULL), ACM_OK);
    CHECK(strlen(rule.code) > 3 && strlen(rule.code) < 40 && !strchr(rule.code, ' '));
    CHECK(strlen(rule.meaning) > 10 && strlen(rule.meaning) < 200);
    CHECK(strlen(rule.fix) > 10 && strlen(rule.fix) < 200);
    CHECK(rule.severity <= ACM_LINT_ERROR);
  }
  CHECK_RESULT(acm_lint_rule_at(acm_lint_rule_count(), &rule, NULL), ACM_BAD_ARGUMENT);
  CHECK_RESULT(acm_lint_rule_at(0, NULL, NULL), ACM_NULL_ARGUMENT);
}

/* A style whose default state has no cycle. */
static void add_wrong_table(acm_assets* assets) {
  const uint32_t record[] = {WRONG_TABLE, 0x8000003D, 1, 0x8000003D, 0x41000003, 0, 0, 0};
  CHECK_RESULT(acm_assets_add(assets, WRONG_TABLE, record, sizeof record, NULL), ACM_OK);
}

TEST(Inspect, lint_finds_a_missing_state) {
  acm_assets* assets = sample();
  acm_lint* lint = NULL;
  acm_lint_finding findings[4];
  acm_lint_rule rule;
  size_t count = 0;
  add_wrong_table(assets);
  CHECK_RESULT(acm_lint_table(assets, WRONG_TABLE, NULL, 0, &lint, NULL), ACM_OK);
  CHECK_RESULT(acm_lint_findings(lint, NULL, 0, &count, NULL), ACM_BUFFER_FULL);
  CHECK(count >= 1 && count <= 4);
  CHECK_RESULT(acm_lint_findings(lint, findings, 4, &count, NULL), ACM_OK);
  CHECK(findings[0].table == WRONG_TABLE);
  CHECK_RESULT(acm_lint_rule_at(findings[0].rule, &rule, NULL), ACM_OK);
  CHECK(strcmp(rule.code, "missing-state") == 0);
  CHECK(strlen(findings[0].place) > 0 && strlen(findings[0].detail) > 0);
  CHECK_RESULT(acm_lint_findings(lint, NULL, 4, &count, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_lint_findings(lint, findings, 4, NULL, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_lint_free(lint, NULL), ACM_OK);
  CHECK_RESULT(acm_lint_findings(lint, findings, 4, &count, NULL), ACM_STALE_HANDLE);
  CHECK_RESULT(acm_lint_free(NULL, NULL), ACM_NULL_ARGUMENT);
  acm_assets_free(assets, NULL);
}

TEST(Inspect, lint_takes_bodies_and_refuses_what_is_not_there) {
  acm_assets* assets = sample();
  const acm_object_id body = MANNEQUIN, none = 0x020000FF;
  acm_lint* lint = NULL;
  acm_error error;
  size_t count = 9;
  CHECK_RESULT(acm_lint_table(assets, MANNEQUIN_TABLE, &body, 1, &lint, NULL), ACM_OK);
  CHECK_RESULT(acm_lint_findings(lint, NULL, 0, &count, NULL), ACM_OK);
  CHECK(count == 0);
  CHECK_RESULT(acm_lint_free(lint, NULL), ACM_OK);
  CHECK_RESULT(acm_lint_table(assets, NO_TABLE, NULL, 0, &lint, &error), ACM_NOT_FOUND);
  CHECK(lint == NULL && error.object_id == NO_TABLE);
  CHECK_RESULT(acm_lint_table(assets, MANNEQUIN_TABLE, &none, 1, &lint, &error), ACM_NOT_FOUND);
  CHECK(error.object_id == none);
  CHECK_RESULT(acm_lint_table(assets, MANNEQUIN_TABLE, NULL, 1, &lint, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_lint_table(assets, MANNEQUIN_TABLE, NULL, 0, NULL, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_lint_table(NULL, MANNEQUIN_TABLE, NULL, 0, &lint, NULL), ACM_NULL_ARGUMENT);
  acm_assets_free(assets, NULL);
}

TEST(Inspect, graphs_come_in_three_formats) {
  acm_assets* assets = sample();
  acm_bytes* bytes = NULL;
  CHECK_RESULT(acm_state_graph(assets, MANNEQUIN_TABLE, ACM_GRAPH_DOT, &bytes, NULL), ACM_OK);
  CHECK(begins(text_of(bytes), "digraph"));
  CHECK_RESULT(acm_state_graph(assets, MANNEQUIN_TABLE, ACM_GRAPH_JSON, &bytes, NULL), ACM_OK);
  CHECK(begins(text_of(bytes), "{"));
  CHECK_RESULT(acm_state_graph(assets, MANNEQUIN_TABLE, ACM_GRAPH_SVG, &bytes, NULL), ACM_OK);
  CHECK(strstr(text_of(bytes), "<svg") != NULL);
  CHECK_RESULT(acm_state_graph(assets, MANNEQUIN_TABLE, 3, &bytes, NULL), ACM_BAD_ARGUMENT);
  CHECK(bytes == NULL);
  CHECK_RESULT(acm_state_graph(assets, MANNEQUIN_TABLE, -1, &bytes, NULL), ACM_BAD_ARGUMENT);
  CHECK_RESULT(acm_state_graph(assets, NO_TABLE, ACM_GRAPH_DOT, &bytes, NULL), ACM_NOT_FOUND);
  CHECK_RESULT(acm_state_graph(assets, MANNEQUIN_TABLE, ACM_GRAPH_DOT, NULL, NULL), ACM_NULL_ARGUMENT);
  acm_assets_free(assets, NULL);
}

static acm_gltf* exported_walk(acm_assets* assets) {
  const char* motions[] = {"NonCombat/WalkForward"};
  acm_gltf* gltf = NULL;
  CHECK_RESULT(acm_gltf_export(assets, MANNEQUIN, NULL, motions, 1, &gltf, NULL), ACM_OK);
  return gltf;
}

TEST(Inspect, gltf_exports_the_motions_that_are_named) {
  acm_assets* assets = sample();
  acm_gltf* gltf = exported_walk(assets);
  const void* data = NULL;
  size_t size = 0, clips = 0, count = 9;
  acm_object_id id = 9;
  CHECK_RESULT(acm_gltf_file(gltf, &data, &size, &clips, NULL), ACM_OK);
  CHECK(clips == 1 && size > 1000 && memcmp(data, "glTF", 4) == 0);
  CHECK_RESULT(acm_gltf_file(gltf, NULL, NULL, NULL, NULL), ACM_OK);
  CHECK_RESULT(acm_gltf_missing(gltf, NULL, 0, &count, NULL), ACM_OK);
  CHECK(count == 0);
  CHECK_RESULT(acm_gltf_setup(gltf, &id, NULL), ACM_OK);
  CHECK(id == 0);
  CHECK_RESULT(acm_gltf_animations(gltf, NULL, 0, &count, NULL), ACM_OK);
  CHECK(count == 0);
  CHECK_RESULT(acm_gltf_free(gltf, NULL), ACM_OK);
  CHECK_RESULT(acm_gltf_file(gltf, NULL, NULL, NULL, NULL), ACM_STALE_HANDLE);
  CHECK_RESULT(acm_gltf_free(NULL, NULL), ACM_NULL_ARGUMENT);
  acm_assets_free(assets, NULL);
}

TEST(Inspect, gltf_export_refuses_bad_options) {
  acm_assets* assets = sample();
  acm_gltf* gltf = NULL;
  acm_error error;
  acm_gltf_export_options options;
  const char* motions[] = {"NonCombat/Fly", NULL};
  acm_gltf_export_options_init(NULL);
  acm_gltf_export_options_init(&options);
  CHECK(options.size == sizeof options && options.keys == ACM_GLTF_STEP && options.tree == ACM_GLTF_PARENTS);
  CHECK_RESULT(acm_gltf_export(assets, MANNEQUIN, &options, motions, 1, &gltf, &error), ACM_NOT_FOUND);
  CHECK(gltf == NULL && strstr(error.text, "NonCombat/Fly") != NULL);
  CHECK_RESULT(acm_gltf_export(assets, MANNEQUIN, &options, motions, 2, &gltf, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_gltf_export(assets, MANNEQUIN, &options, NULL, 1, &gltf, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_gltf_export(assets, 0x020000FF, &options, NULL, 0, &gltf, NULL), ACM_NOT_FOUND);
  options.keys = 2;
  CHECK_RESULT(acm_gltf_export(assets, MANNEQUIN, &options, NULL, 0, &gltf, &error), ACM_BAD_ARGUMENT);
  CHECK(strcmp(error.field, "options.keys") == 0);
  acm_gltf_export_options_init(&options);
  options.tree = 2;
  CHECK_RESULT(acm_gltf_export(assets, MANNEQUIN, &options, NULL, 0, &gltf, NULL), ACM_BAD_ARGUMENT);
  acm_gltf_export_options_init(&options);
  CHECK(options.markers == 0);
  options.markers = 1;
  CHECK_RESULT(acm_gltf_export(assets, MANNEQUIN, &options, NULL, 0, &gltf, NULL), ACM_OK);
  CHECK_RESULT(acm_gltf_free(gltf, NULL), ACM_OK);
  options.size = 3;
  CHECK_RESULT(acm_gltf_export(assets, MANNEQUIN, &options, NULL, 0, &gltf, NULL), ACM_BAD_SIZE);
  acm_assets_free(assets, NULL);
}

/* That nothing was edited, and that the records are those of the assets. */
static void check_unedited(acm_gltf* gltf) {
  acm_object_id setup = 0;
  acm_gltf_animation animations[8];
  acm_assets* fresh = NULL;
  size_t count = 0, others = 9;
  CHECK_RESULT(acm_gltf_setup(gltf, &setup, NULL), ACM_OK);
  CHECK(setup == MANNEQUIN);
  CHECK_RESULT(acm_gltf_animations(gltf, NULL, 0, &count, NULL), ACM_BUFFER_FULL);
  CHECK_RESULT(acm_gltf_animations(gltf, animations, 8, &count, NULL), ACM_OK);
  CHECK(count >= 1 && animations[0].frames > 1 && animations[0].edited_frames == 0);
  CHECK(animations[0].edited_parts == 0 && animations[0].size > 100);
  CHECK_RESULT(acm_assets_create(&fresh, NULL), ACM_OK);
  CHECK_RESULT(acm_assets_add(fresh, animations[0].id, animations[0].bytes, animations[0].size, NULL),
               ACM_OK);
  acm_assets_free(fresh, NULL);
  CHECK_RESULT(acm_gltf_edited_parts(gltf, animations[0].id, NULL, 0, &others, NULL), ACM_OK);
  CHECK(others == 0);
  CHECK_RESULT(acm_gltf_edited_parts(gltf, 0x030000FF, NULL, 0, &others, NULL), ACM_NOT_FOUND);
  CHECK_RESULT(acm_gltf_edited_motions(gltf, animations[0].id, NULL, 0, &others, NULL), ACM_OK);
  CHECK(others == 0);
  CHECK_RESULT(acm_gltf_edited_motions(gltf, 0x030000FF, NULL, 0, &others, NULL), ACM_NOT_FOUND);
  CHECK_RESULT(acm_gltf_lines(gltf, ACM_GLTF_FINDINGS, NULL, 0, &others, NULL), ACM_OK);
  CHECK(others == 0);
}

TEST(Inspect, gltf_comes_back_as_it_was) {
  acm_assets* assets = sample();
  acm_gltf *made = exported_walk(assets), *read = NULL;
  const void* data = NULL;
  size_t size = 0, count = 0;
  CHECK_RESULT(acm_gltf_file(made, &data, &size, NULL, NULL), ACM_OK);
  CHECK_RESULT(acm_gltf_import(data, size, NULL, &read, NULL), ACM_OK);
  check_unedited(read);
  CHECK_RESULT(acm_gltf_lines(read, ACM_GLTF_NOTES, NULL, 0, &count, NULL), count ? ACM_BUFFER_FULL : ACM_OK);
  CHECK_RESULT(acm_gltf_lines(read, 2, NULL, 0, &count, NULL), ACM_BAD_ARGUMENT);
  CHECK_RESULT(acm_gltf_free(read, NULL), ACM_OK);
  CHECK_RESULT(acm_gltf_free(made, NULL), ACM_OK);
  acm_assets_free(assets, NULL);
}

/* A .glb taken apart: its JSON with the name of a file for its bytes, and these. */
typedef struct two_files {
  char* json;
  const unsigned char* bytes;
  size_t size;
  int calls;
} two_files;

static uint32_t word_at(const unsigned char* bytes) {
  return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static two_files taken_apart(const unsigned char* glb) {
  static const char kBuffers[] = "\"buffers\":[{", kUri[] = "\"uri\":\"keys.bin\",";
  const uint32_t json_size = word_at(glb + 12);
  two_files files = {calloc(json_size + sizeof kUri, 1), glb + 20 + json_size + 8,
                     word_at(glb + 20 + json_size), 0};
  memcpy(files.json, glb + 20, json_size);
  char* place = strstr(files.json, kBuffers);
  CHECK(place != NULL);
  if (!place) return files;
  place += strlen(kBuffers);
  memmove(place + strlen(kUri), place, strlen(place) + 1);
  memcpy(place, kUri, strlen(kUri));
  return files;
}

static int32_t ACM_CALL give_file(void* context, const char* path, const void** bytes, size_t* size) {
  two_files* files = context;
  ++files->calls;
  if (strcmp(path, "keys.bin") != 0) return ACM_NOT_FOUND;
  *bytes = files->bytes;
  *size = files->size;
  return ACM_OK;
}
static int32_t ACM_CALL give_nothing(void* context, const char* path, const void** bytes, size_t* size) {
  (void)context, (void)path, (void)bytes, (void)size;
  return ACM_NOT_FOUND;
}

TEST(Inspect, gltf_reads_files_beside_it) {
  acm_assets* assets = sample();
  acm_gltf *made = exported_walk(assets), *read = NULL;
  acm_gltf_import_options options;
  acm_error error;
  const void* data = NULL;
  CHECK_RESULT(acm_gltf_file(made, &data, NULL, NULL, NULL), ACM_OK);
  two_files files = taken_apart(data);
  acm_gltf_import_options_init(NULL);
  acm_gltf_import_options_init(&options);
  CHECK(options.size == sizeof options && options.force == 0 && options.read_file == NULL);
  CHECK(acm_gltf_import(files.json, strlen(files.json), &options, &read, NULL) > 0);
  options.read_file = give_nothing;
  CHECK_RESULT(acm_gltf_import(files.json, strlen(files.json), &options, &read, &error), ACM_NOT_FOUND);
  CHECK(read == NULL && strstr(error.text, "keys.bin") != NULL);
  options.read_file = give_file;
  options.context = &files;
  CHECK_RESULT(acm_gltf_import(files.json, strlen(files.json), &options, &read, NULL), ACM_OK);
  CHECK(files.calls == 1);
  check_unedited(read);
  CHECK_RESULT(acm_gltf_free(read, NULL), ACM_OK);
  CHECK_RESULT(acm_gltf_free(made, NULL), ACM_OK);
  free(files.json);
  acm_assets_free(assets, NULL);
}

/* Renames the only animation of a file where it is named as one, and not in the extras that describe it. */
TEST(Inspect, gltf_findings_can_be_forced) {
  acm_assets* assets = sample();
  acm_gltf *made = exported_walk(assets), *read = NULL;
  acm_gltf_import_options options;
  acm_error error;
  const void* data = NULL;
  const char* lines[8];
  size_t size = 0, count = 0;
  CHECK_RESULT(acm_gltf_file(made, &data, &size, NULL, NULL), ACM_OK);
  unsigned char* edited = malloc(size);
  memcpy(edited, data, size);
  static const char name[] = "\"name\":\"NonCombat/WalkForward";
  for (size_t i = 0; i + sizeof name < size; ++i)
    if (memcmp(edited + i, name, sizeof name - 1) == 0) edited[i + 8] = 'M';
  CHECK(acm_gltf_import(edited, size, NULL, &read, &error) > 0);
  CHECK(read == NULL && error.text[0] != 0 && !strchr(error.text, '\n'));
  acm_gltf_import_options_init(&options);
  options.force = 1;
  if (acm_gltf_import(edited, size, &options, &read, &error) == ACM_OK) {
    CHECK_RESULT(acm_gltf_lines(read, ACM_GLTF_FINDINGS, lines, 8, &count, NULL), ACM_OK);
    CHECK(count >= 1 && strlen(lines[0]) > 5);
  } else {
    CHECK(!"a file with findings can be forced");
    fprintf(stderr, "  %s\n", error.text);
  }
  acm_gltf_free(read, NULL);
  CHECK_RESULT(acm_gltf_import(edited, 20, NULL, &read, &error), ACM_TRUNCATED);
  CHECK(acm_gltf_import(NULL, 0, NULL, &read, NULL) > 0);
  CHECK_RESULT(acm_gltf_import(NULL, 9, NULL, &read, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_gltf_import(edited, size, NULL, NULL, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_gltf_import(edited, SIZE_MAX, NULL, &read, NULL), ACM_BAD_ARGUMENT);
  free(edited);
  acm_gltf_free(made, NULL);
  acm_assets_free(assets, NULL);
}

TEST(Inspect, scenarios_give_traces_and_stories) {
  static const char kText[] = "actor 1\ndo 1 WalkForward\ntick 1 0.5\n";
  acm_assets* assets = sample();
  acm_scenario_options options;
  acm_scenario_errors errors;
  acm_bytes* bytes = NULL;
  acm_scenario_options_init(NULL);
  acm_scenario_options_init(&options);
  CHECK(options.size == sizeof options && options.form == ACM_SCENARIO_TRACE && options.max_steps > 1000);
  CHECK_RESULT(acm_scenario_run(assets, MANNEQUIN_TABLE, kText, strlen(kText), NULL, &bytes, &errors, NULL),
               ACM_OK);
  CHECK(strlen(text_of(bytes)) > 0);
  options.form = ACM_SCENARIO_STORY;
  CHECK_RESULT(acm_scenario_run(assets, MANNEQUIN_TABLE, kText, strlen(kText), &options, &bytes, NULL, NULL),
               ACM_OK);
  CHECK(strlen(text_of(bytes)) > 0);
  options.form = 2;
  CHECK_RESULT(acm_scenario_run(assets, MANNEQUIN_TABLE, kText, 4, &options, &bytes, NULL, NULL),
               ACM_BAD_ARGUMENT);
  CHECK_RESULT(acm_scenario_run(assets, NO_TABLE, kText, 4, NULL, &bytes, NULL, NULL), ACM_NOT_FOUND);
  CHECK(bytes == NULL);
  CHECK_RESULT(acm_scenario_run(assets, MANNEQUIN_TABLE, NULL, 4, NULL, &bytes, NULL, NULL),
               ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_scenario_run(assets, MANNEQUIN_TABLE, kText, 4, NULL, NULL, NULL, NULL),
               ACM_NULL_ARGUMENT);
  acm_assets_free(assets, NULL);
}

TEST(Inspect, scenarios_name_their_first_line_with_an_error) {
  static const char kText[] = "# fine\njuggle 1\njuggle 2\n";
  acm_assets* assets = sample();
  acm_scenario_errors errors;
  acm_bytes* bytes = NULL;
  memset(&errors, 0xEE, sizeof errors);
  CHECK_RESULT(acm_scenario_run(assets, MANNEQUIN_TABLE, kText, strlen(kText), NULL, &bytes, &errors, NULL),
               ACM_OK);
  CHECK(errors.lines == 2 && errors.first_line == 2);
  CHECK(strlen(errors.reason) > 3 && strlen(errors.reason) < sizeof errors.reason);
  acm_bytes_free(bytes, NULL);
  CHECK_RESULT(acm_scenario_run(assets, MANNEQUIN_TABLE, "", 0, NULL, &bytes, &errors, NULL), ACM_OK);
  CHECK(errors.lines == 0 && errors.first_line == 0 && errors.reason[0] == 0 && errors.expected[0] == 0);
  acm_bytes_free(bytes, NULL);
  acm_assets_free(assets, NULL);
}

/* Feeds a capture in small chunks; every message goes to the replay, when there is one. */
static int32_t read_capture(acm_capture* capture, const unsigned char* file, size_t size, acm_replay* replay,
                            int* messages) {
  size_t at = 0;
  for (;;) {
    int32_t step = -1;
    acm_captured_message message;
    acm_capture_error capture_error;
    CHECK_RESULT(acm_capture_next(capture, &step, &message, &capture_error, NULL), ACM_OK);
    if (step == ACM_CAPTURE_MESSAGE) {
      ++*messages;
      CHECK(message.size >= 4 && message.frame > 0 && message.from_server == 1);
      if (replay) CHECK_RESULT(acm_replay_add(replay, &message, NULL), ACM_OK);
    } else if (step == ACM_CAPTURE_ERROR) {
      CHECK(capture_error.error.status > 0 && capture_error.error.text[0] != 0);
      if (capture_error.ends_capture) return capture_error.error.status;
    } else if (step == ACM_CAPTURE_NEEDS_BYTES && at < size) {
      const size_t chunk = size - at < 100 ? size - at : 100;
      CHECK_RESULT(acm_capture_supply(capture, file + at, chunk, NULL), ACM_OK);
      at += chunk;
    } else if (step == ACM_CAPTURE_NEEDS_BYTES) {
      CHECK_RESULT(acm_capture_finish(capture, NULL), ACM_OK);
    } else {
      CHECK(step == ACM_CAPTURE_END);
      return ACM_OK;
    }
  }
}

TEST(Inspect, captures_give_messages) {
  size_t size = 0;
  int messages = 0;
  unsigned char* file = read_file("session.pcap", &size);
  acm_capture* capture = NULL;
  acm_capture_counts counts;
  CHECK(file != NULL);
  if (!file) return;
  CHECK_RESULT(acm_capture_create(NULL, &capture, NULL), ACM_OK);
  CHECK_RESULT(read_capture(capture, file, size, NULL, &messages), ACM_OK);
  CHECK_RESULT(acm_capture_get_counts(capture, &counts, NULL), ACM_OK);
  CHECK(messages == 7 && counts.messages == 7 && counts.errors == 0 && counts.position == size);
  CHECK(counts.unfinished == 0 && counts.evicted == 0 && counts.frames == 7);
  CHECK_RESULT(acm_capture_supply(capture, file, 1, NULL), ACM_WRONG_ORDER);
  CHECK_RESULT(acm_capture_free(capture, NULL), ACM_OK);
  CHECK_RESULT(acm_capture_finish(capture, NULL), ACM_STALE_HANDLE);
  CHECK_RESULT(acm_capture_free(NULL, NULL), ACM_NULL_ARGUMENT);
  free(file);
}

TEST(Inspect, captures_have_ports_and_errors) {
  size_t size = 0;
  int messages = 0;
  int32_t step = 0;
  unsigned char* file = read_file("session.pcap", &size);
  acm_capture* capture = NULL;
  acm_capture_options options;
  acm_capture_counts counts;
  acm_captured_message message;
  acm_capture_options_init(NULL);
  acm_capture_options_init(&options);
  CHECK(options.size == sizeof options && options.first_port == 9000 && options.last_port == 10013);
  options.first_port = options.last_port = 80;
  CHECK_RESULT(acm_capture_create(&options, &capture, NULL), ACM_OK);
  CHECK_RESULT(read_capture(capture, file, size, NULL, &messages), ACM_OK);
  CHECK_RESULT(acm_capture_get_counts(capture, &counts, NULL), ACM_OK);
  CHECK(messages == 0 && counts.other_frames == 7);
  CHECK_RESULT(acm_capture_get_counts(capture, NULL, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_capture_next(capture, &step, NULL, NULL, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_capture_next(capture, NULL, &message, NULL, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_capture_supply(capture, NULL, 1, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_capture_free(capture, NULL), ACM_OK);
  options.first_port = 90;
  CHECK_RESULT(acm_capture_create(&options, &capture, NULL), ACM_BAD_ARGUMENT);
  CHECK_RESULT(acm_capture_create(NULL, NULL, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_capture_create(NULL, &capture, NULL), ACM_OK);
  CHECK_RESULT(
      read_capture(capture, (const unsigned char*)"no capture, but long enough for one", 35, NULL, &messages),
      ACM_WRONG_TYPE);
  CHECK_RESULT(acm_capture_free(capture, NULL), ACM_OK);
  free(file);
}

TEST(Inspect, replays_compare_with_the_server) {
  size_t size = 0;
  int messages = 0;
  unsigned char* file = read_file("session.pcap", &size);
  acm_assets* assets = sample();
  acm_capture* capture = NULL;
  acm_replay* replay = NULL;
  acm_replay_totals totals;
  acm_bytes* bytes = NULL;
  CHECK_RESULT(acm_capture_create(NULL, &capture, NULL), ACM_OK);
  CHECK_RESULT(acm_replay_create(assets, NULL, &replay, NULL), ACM_OK);
  CHECK_RESULT(read_capture(capture, file, size, replay, &messages), ACM_OK);
  CHECK_RESULT(acm_replay_get_totals(replay, &totals, NULL), ACM_OK);
  CHECK(totals.objects == 1 && totals.messages == 7 && totals.compared == 5 && totals.without_assets == 0);
  CHECK(totals.worst < 0.001 && totals.mean <= totals.worst && totals.seconds > 1.9 && totals.seconds < 2.1);
  CHECK_RESULT(acm_replay_report(replay, ACM_REPLAY_JSON, "session.pcap", 3, &bytes, NULL), ACM_OK);
  const char* json = text_of(bytes);
  CHECK(strstr(json, "\"session.pcap\"") && strstr(json, "\"faults\": 3") && strstr(json, "\"0x80000001\""));
  CHECK_RESULT(acm_replay_report(replay, ACM_REPLAY_SVG, NULL, 0, &bytes, NULL), ACM_OK);
  CHECK(strstr(text_of(bytes), "<svg") != NULL);
  CHECK_RESULT(acm_replay_report(replay, 2, NULL, 0, &bytes, NULL), ACM_BAD_ARGUMENT);
  CHECK_RESULT(acm_replay_report(replay, ACM_REPLAY_SVG, NULL, 0, NULL, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_replay_get_totals(replay, NULL, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_replay_free(replay, NULL), ACM_OK);
  CHECK_RESULT(acm_replay_get_totals(replay, &totals, NULL), ACM_STALE_HANDLE);
  CHECK_RESULT(acm_replay_free(NULL, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_capture_free(capture, NULL), ACM_OK);
  acm_assets_free(assets, NULL);
  free(file);
}

/* Takes the first frame out of a pcap file, whose numbers have their low byte first; returns the new size. */
static size_t without_first_frame(unsigned char* file, size_t size) {
  enum { FILE_HEADER = 24, FRAME_HEADER = 16, LENGTH = 8 };
  const unsigned char* length = file + FILE_HEADER + LENGTH;
  const size_t frame = FRAME_HEADER + length[0] + 256u * length[1];
  memmove(file + FILE_HEADER, file + FILE_HEADER + frame, size - FILE_HEADER - frame);
  return size - frame;
}

TEST(Inspect, replays_count_messages_of_objects_that_were_never_described) {
  size_t size = 0;
  int messages = 0;
  unsigned char* file = read_file("session.pcap", &size);
  acm_assets* assets = sample();
  acm_capture* capture = NULL;
  acm_replay* replay = NULL;
  acm_replay_totals totals;
  size = without_first_frame(file, size); /* the CreateObject */
  CHECK_RESULT(acm_capture_create(NULL, &capture, NULL), ACM_OK);
  CHECK_RESULT(acm_replay_create(assets, NULL, &replay, NULL), ACM_OK);
  CHECK_RESULT(read_capture(capture, file, size, replay, &messages), ACM_OK);
  CHECK_RESULT(acm_replay_get_totals(replay, &totals, NULL), ACM_OK);
  CHECK(totals.objects == 1 && totals.undescribed == 1 && totals.compared == 0);
  CHECK(totals.deferred == 6 && totals.waiting == 6);
  CHECK(totals.movements == 6 && totals.unchecked == 6 && totals.cannot_move == 0);
  acm_replay_free(replay, NULL);
  acm_capture_free(capture, NULL);
  acm_assets_free(assets, NULL);
  free(file);
}

TEST(Inspect, replays_refuse_bad_messages) {
  acm_assets* assets = sample();
  acm_replay* replay = NULL;
  acm_replay_options options;
  const unsigned char cut[] = {0x4C, 0xF7, 0, 0, 1};
  acm_captured_message message = {1, 2, 3, cut, sizeof cut, 10, 1, {0}};
  acm_replay_options_init(NULL);
  acm_replay_options_init(&options);
  CHECK(options.size == sizeof options && options.assumed_setup == 0);
  options.assumed_setup = MANNEQUIN;
  CHECK_RESULT(acm_replay_create(assets, &options, &replay, NULL), ACM_OK);
  CHECK_RESULT(acm_replay_add(replay, &message, NULL), ACM_TRUNCATED);
  CHECK_RESULT(acm_replay_add(replay, NULL, NULL), ACM_NULL_ARGUMENT);
  message.bytes = NULL;
  CHECK_RESULT(acm_replay_add(replay, &message, NULL), ACM_NULL_ARGUMENT);
  message.bytes = cut;
  /* Its assets can be freed before it: then it loads nothing more. */
  CHECK_RESULT(acm_assets_free(assets, NULL), ACM_OK);
  CHECK_RESULT(acm_replay_add(replay, &message, NULL), ACM_STALE_HANDLE);
  CHECK_RESULT(acm_replay_free(replay, NULL), ACM_OK);
  CHECK_RESULT(acm_replay_create(NULL, NULL, &replay, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_replay_create(assets, NULL, &replay, NULL), ACM_STALE_HANDLE);
}

/* DeleteObject of 0x50000001. */
static const unsigned char kDelete[] = {0x47, 0xF7, 0, 0, 1, 0, 0, 0x50, 0x0D, 0, 0, 0};

TEST(Inspect, messages_become_text) {
  acm_message_text* text = NULL;
  acm_message_summary summary;
  acm_message_field fields[8];
  acm_error error;
  size_t count = 0;
  CHECK_RESULT(acm_message_text_create(kDelete, sizeof kDelete, &text, NULL), ACM_OK);
  CHECK_RESULT(acm_message_text_status(text, NULL), ACM_OK);
  CHECK_RESULT(acm_message_text_summary(text, &summary, NULL), ACM_OK);
  CHECK(strlen(summary.name) > 3 && summary.object == 0x50000001 && summary.from_server == 1);
  CHECK_RESULT(acm_message_text_fields(text, fields, 8, &count, NULL), ACM_OK);
  CHECK(count >= 3 && fields[0].offset == 0 && fields[0].size == 4 && strlen(fields[0].name) > 0);
  CHECK(fields[1].offset == 4 && strstr(fields[1].value, "50000001") != NULL);
  CHECK_RESULT(acm_message_text_fields(text, fields, 1, &count, NULL), ACM_BUFFER_FULL);
  CHECK_RESULT(acm_message_text_summary(text, NULL, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_message_text_free(text, NULL), ACM_OK);
  CHECK_RESULT(acm_message_text_status(text, NULL), ACM_STALE_HANDLE);
  CHECK_RESULT(acm_message_text_free(NULL, NULL), ACM_NULL_ARGUMENT);
  /* What can be read of a message that is cut off. */
  CHECK_RESULT(acm_message_text_create(kDelete, 9, &text, NULL), ACM_OK);
  CHECK_RESULT(acm_message_text_status(text, &error), ACM_TRUNCATED);
  CHECK(error.offset == 8);
  CHECK_RESULT(acm_message_text_summary(text, &summary, NULL), ACM_TRUNCATED);
  CHECK_RESULT(acm_message_text_fields(text, fields, 8, &count, NULL), ACM_OK);
  CHECK(count == 2);
  CHECK_RESULT(acm_message_text_free(text, NULL), ACM_OK);
  CHECK_RESULT(acm_message_text_create(NULL, 9, &text, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_message_text_create(kDelete, 9, NULL, NULL), ACM_NULL_ARGUMENT);
}

TEST(Inspect, messages_become_json_and_back) {
  acm_bytes *json = NULL, *again = NULL;
  const void* data = NULL;
  size_t size = 0;
  acm_error error;
  CHECK_RESULT(acm_message_to_json(kDelete, sizeof kDelete, &json, NULL), ACM_OK);
  CHECK_RESULT(acm_bytes_get(json, &data, &size, NULL), ACM_OK);
  CHECK_RESULT(acm_message_from_json(data, size, &again, NULL), ACM_OK);
  CHECK_RESULT(acm_bytes_get(again, &data, &size, NULL), ACM_OK);
  CHECK(size == sizeof kDelete && memcmp(data, kDelete, size) == 0);
  acm_bytes_free(json, NULL);
  acm_bytes_free(again, NULL);
  CHECK_RESULT(acm_message_to_json(kDelete, 9, &json, NULL), ACM_TRUNCATED);
  CHECK(json == NULL);
  CHECK_RESULT(acm_message_to_json(NULL, 9, &json, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_message_to_json(kDelete, 9, NULL, NULL), ACM_NULL_ARGUMENT);
  CHECK(acm_message_from_json("{\"opcode\":\"0xF747\",\"decoded\":{}}", 32, &again, &error) > 0);
  CHECK(again == NULL && strstr(error.text, "decoded") != NULL);
  CHECK(acm_message_from_json("[", 1, &again, NULL) > 0);
  CHECK_RESULT(acm_message_from_json(NULL, 1, &again, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_message_from_json("[", 1, NULL, NULL), ACM_NULL_ARGUMENT);
}

TEST(Inspect, captured_messages_become_json) {
  acm_captured_message message = {7, 1500000, 3, kDelete, sizeof kDelete, 10, 1, {0}};
  acm_bytes* json = NULL;
  CHECK_RESULT(acm_captured_message_json(&message, &json, NULL), ACM_OK);
  const char* text = text_of(json);
  CHECK(strstr(text, "\"packet\":7") && strstr(text, "1.5"));
  CHECK_RESULT(acm_captured_message_json(NULL, &json, NULL), ACM_NULL_ARGUMENT);
  CHECK_RESULT(acm_captured_message_json(&message, NULL, NULL), ACM_NULL_ARGUMENT);
  message.bytes = NULL;
  CHECK_RESULT(acm_captured_message_json(&message, &json, NULL), ACM_NULL_ARGUMENT);
}
