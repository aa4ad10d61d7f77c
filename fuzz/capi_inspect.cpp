// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The C interface of inspection: linter, graphs, glTF, scenarios, captures, replays, messages as text, the
// inside of bodies and the records of assets. The input is read as calls with good and bad arguments, as
// fuzz/capi.cpp does for the rest: handles that are null, freed, of another kind or made up, structs whose
// sizes lie, records and files with changed bytes. Every call returns a status that exists, and fills its
// error alike; memory of the caller is written as far as it goes; texts end with a 0. At the end everything
// can be freed.
#include "acmotion/acmotion.h"
#include "acmotion/inspect.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

#include "c_sample.h"
#include "c_struct.h"
#include "fail.h"
#include "record_fuzzer.h"
#include "script.h"

namespace {

using acm::fuzz::sample;
using acm::fuzz::sample_container;
using acm::fuzz::Script;
using acm::fuzz::spoiled;
using acm::fuzz::Struct;

constexpr int kMaxCalls = 24;
constexpr acm_guid kBody = 0x50000001;
constexpr acm_object_id kSetups[] = {0x02000001, 0x02000002, 0x02000010, 0x02009999, 0};
constexpr acm_object_id kTables[] = {0x09000001, 0x09000002, 0x09000003, 0x09009999, 0x02000001, 0};
constexpr acm_object_id kRecords[] = {0x01000001, 0x02000001, 0x02000002, 0x03000001, 0x03000002,
                                      0x08000001, 0x09000001, 0x09000002, 0x0A000001, 0x20000001,
                                      0x33000001, 0x34000001, 0x10000001, 0x0A009999, 0};
constexpr const char* kMotions[] = {
    "NonCombat/WalkForward", "NonCombat/Ready", "NonCombat/+TurnRight", "NonCombat/Fly", "", nullptr};

enum Kind { kAssets, kWorld, kBytes, kLint, kGltf, kCapture, kReplay, kText, kKinds };

// A file beside a .gltf: absent, or bytes of the input.
struct BesideFile {
  acm::Bytes bytes;
  std::int32_t status = ACM_OK;
};
std::int32_t ACM_CALL read_beside(void* context, const char* path, const void** bytes, std::size_t* size) {
  const auto* file = static_cast<const BesideFile*>(context);
  if (std::strlen(path) > 1u << 16) acm::fuzz::fail("path", "length");
  if (file->status != ACM_OK) return file->status;
  *bytes = file->bytes.data();
  *size = file->bytes.size();
  return ACM_OK;
}

class Caller {
 public:
  explicit Caller(Script script) : s_(script) {
    acm_object_parameters p;
    acm_object_parameters_init(&p);
    p.setup = 0x02000001;
    p.position = {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {1.0f, 0.0f, 0.0f, 0.0f}}};
    acm_assets* own = nullptr;
    acm_world* world = nullptr;
    const auto& dat = sample_container();
    if (acm_assets_open(dat.data(), dat.size(), &own, nullptr) != ACM_OK ||
        acm_world_create(sample(), nullptr, &world, nullptr) != ACM_OK ||
        acm_object_create(world, kBody, &p, nullptr) != ACM_OK)
      acm::fuzz::fail("begin", "refused");
    handles_[kAssets].push_back(own);
    handles_[kWorld].push_back(world);
  }
  ~Caller() {
    free_all<acm_message_text>(kText, acm_message_text_free);
    free_all<acm_replay>(kReplay, acm_replay_free);
    free_all<acm_capture>(kCapture, acm_capture_free);
    free_all<acm_gltf>(kGltf, acm_gltf_free);
    free_all<acm_lint>(kLint, acm_lint_free);
    free_all<acm_bytes>(kBytes, acm_bytes_free);
    free_all<acm_world>(kWorld, acm_world_free);
    free_all<acm_assets>(kAssets, acm_assets_free);
  }
  Caller(const Caller&) = delete;
  Caller& operator=(const Caller&) = delete;

  void run() {
    for (int calls = 0; calls < kMaxCalls && !s_.done(); ++calls) call();
  }

 private:
  std::int32_t check(std::int32_t status) {
    if (std::strcmp(acm_status_text(status), "unknown status") == 0) acm::fuzz::fail("status", "unknown");
    if (error_.status != status) acm::fuzz::fail("error", "of another status");
    if (std::memchr(error_.text, 0, sizeof error_.text) == nullptr) acm::fuzz::fail("error", "text");
    if (std::memchr(error_.field, 0, sizeof error_.field) == nullptr) acm::fuzz::fail("error", "field");
    return status;
  }
  template <class Handle>
  void free_all(Kind kind, std::int32_t(ACM_CALL* free)(Handle*, acm_error*)) {
    for (void* h : handles_[kind]) {
      const std::int32_t status = free(static_cast<Handle*>(h), nullptr);
      if (status != ACM_OK && status != ACM_STALE_HANDLE) acm::fuzz::fail("free", acm_status_text(status));
    }
  }
  template <class Handle>
  bool made(std::int32_t status, Handle* const& handle, Kind kind) {
    if (check(status) != ACM_OK) return false;
    handles_[kind].push_back(handle);
    return true;
  }
  bool made_text(std::int32_t status, acm_bytes* const& bytes) {
    if (!made(status, bytes, kBytes)) return false;
    const void* data = nullptr;
    std::size_t size = 0;
    check(acm_bytes_get(bytes, &data, &size, &error_));
    if (static_cast<const char*>(data)[size] != 0) acm::fuzz::fail("text", "has no end");
    return true;
  }

  // Mostly one of the kind, perhaps freed; now and then anything else.
  template <class Handle>
  Handle* handle(Kind kind) {
    const std::uint8_t choice = s_.byte();
    if (choice == 255) return reinterpret_cast<Handle*>(static_cast<std::uintptr_t>(s_.u32()));
    if (choice == 254) return nullptr;
    const std::vector<void*>& of = handles_[choice >= 246 ? choice % kKinds : kind];
    return of.empty() ? nullptr : static_cast<Handle*>(of[choice % of.size()]);
  }
  // The last one that was made: the one that calls in a row are about.
  template <class Handle>
  Handle* latest(Kind kind) {
    return s_.byte() < 200 && !handles_[kind].empty() ? static_cast<Handle*>(handles_[kind].back())
                                                      : handle<Handle>(kind);
  }
  acm_assets* assets() { return s_.flag() ? sample() : handle<acm_assets>(kAssets); }
  acm_world* world() { return latest<acm_world>(kWorld); }
  acm_guid guid() { return s_.flag() ? kBody : s_.guid(); }
  template <class T, std::size_t kCount>
  T one_of(const T (&values)[kCount]) {
    return values[s_.below(kCount)];
  }
  std::size_t room() { return s_.byte() % 24u; }
  // The rest of the input, or its beginning.
  acm::Bytes some_bytes() {
    const std::size_t most = s_.flag() ? std::size_t{s_.byte()} : std::size_t{1} << 16;
    const acm::Bytes rest = s_.rest();
    return rest.first(std::min(rest.size(), most));
  }

  void call() {
    switch (s_.below(14)) {
      case 0: return lint();
      case 1: return graph();
      case 2: return export_gltf();
      case 3: return import_gltf();
      case 4: return read_gltf();
      case 5: return scenario();
      case 6: return read_capture();
      case 7: return replay();
      case 8: return message();
      case 9: return inside();
      case 10: return move();
      case 11: return read_records();
      case 12: return change_record();
      default: return free_one();
    }
  }

  void lint() {
    acm_lint* out = nullptr;
    acm_lint_rule rule;
    const std::array<acm_object_id, 2> setups = {one_of(kSetups), one_of(kSetups)};
    acm_assets* of = assets();
    const acm_object_id table = one_of(kTables);
    made(acm_lint_table(of, table, s_.flag() ? setups.data() : nullptr, s_.byte() % 3u, &out, &error_), out,
         kLint);
    std::vector<acm_lint_finding> findings(room());
    std::size_t count = 0;
    const std::int32_t status =
        check(acm_lint_findings(latest<acm_lint>(kLint), findings.data(), findings.size(), &count, &error_));
    if (status == ACM_OK || status == ACM_BUFFER_FULL)
      for (std::size_t i = 0; i < std::min(count, findings.size()); ++i)
        if (check(acm_lint_rule_at(findings[i].rule, &rule, &error_)) != ACM_OK)
          acm::fuzz::fail("finding", "rule");
    check(acm_lint_rule_at(s_.byte(), s_.flag() ? &rule : nullptr, &error_));
  }

  void graph() {
    acm_bytes* out = nullptr;
    acm_assets* of = assets();
    const acm_object_id table = one_of(kTables);
    made_text(acm_state_graph(of, table, s_.byte() % 5 - 1, &out, &error_), out);
  }

  void export_gltf() {
    acm_gltf* out = nullptr;
    Struct<acm_gltf_export_options> options;
    acm_gltf_export_options_init(options.get());
    options->keys = s_.byte() % 2u;
    options->tree = s_.byte() % 2u;
    options->root_motion = s_.byte();
    const std::array<const char*, 2> motions = {one_of(kMotions), one_of(kMotions)};
    acm_assets* of = assets();
    const acm_object_id setup = one_of(kSetups);
    // At least one motion: all of them would take the time of many calls.
    made(acm_gltf_export(of, setup, spoiled(s_, options), motions.data(), 1 + s_.byte() % 2u, &out, &error_),
         out, kGltf);
  }

  // A file that was exported, with a few bytes changed, or the bytes of the input.
  void import_gltf() {
    acm_gltf* out = nullptr;
    const void* data = nullptr;
    std::size_t size = 0;
    std::vector<std::byte> file;
    if (check(acm_gltf_file(latest<acm_gltf>(kGltf), &data, &size, nullptr, &error_)) == ACM_OK && size > 0) {
      file.assign(static_cast<const std::byte*>(data), static_cast<const std::byte*>(data) + size);
      for (int i = s_.byte() % 6; i > 0; --i) file[s_.u32() % size] = std::byte{s_.byte()};
      if (s_.byte() > 240) file.resize(s_.u32() % size);
    } else {
      const acm::Bytes bytes = some_bytes();
      file.assign(bytes.begin(), bytes.end());
    }
    BesideFile beside{some_bytes(), s_.byte() % 24};
    Struct<acm_gltf_import_options> options;
    acm_gltf_import_options_init(options.get());
    options->force = s_.byte();
    options->read_file = s_.flag() ? read_beside : nullptr;
    options->context = &beside;
    if (s_.byte() > 240) options->size = s_.u16();
    made(acm_gltf_import(file.data(), file.size(), options.get(), &out, &error_), out, kGltf);
  }

  void read_gltf() {
    acm_gltf* g = latest<acm_gltf>(kGltf);
    const std::size_t size = room();
    std::vector<acm_object_id> ids(size);
    std::vector<acm_gltf_animation> animations(size);
    std::vector<acm_gltf_edited_part> parts(size);
    std::vector<const char*> lines(size);
    acm_object_id id = 0;
    std::size_t count = 0;
    check(acm_gltf_missing(g, ids.data(), size, &count, &error_));
    check(acm_gltf_setup(g, &id, &error_));
    check(acm_gltf_lines(g, s_.byte() % 4 - 1, lines.data(), size, &count, &error_));
    const std::int32_t status = check(acm_gltf_animations(g, animations.data(), size, &count, &error_));
    id = status == ACM_OK && count > 0 ? animations[0].id : one_of(kRecords);
    check(acm_gltf_edited_parts(g, id, parts.data(), size, &count, &error_));
    check(acm_gltf_edited_motions(g, id, lines.data(), size, &count, &error_));
  }

  void scenario() {
    acm_bytes* out = nullptr;
    acm_scenario_errors errors;
    Struct<acm_scenario_options> options;
    acm_scenario_options_init(options.get());
    acm_scenario_options* given = spoiled(s_, options);
    // Bounds that keep a run short.
    options->max_steps = 64;
    options->max_output_bytes = std::min<std::uint64_t>(options->max_output_bytes, 1u << 16);
    acm_assets* of = assets();
    const acm_object_id table = one_of(kTables);
    const acm::Bytes text = some_bytes();
    made_text(acm_scenario_run(of, table, reinterpret_cast<const char*>(text.data()), text.size(),
                               given ? given : options.get(), &out, s_.flag() ? &errors : nullptr, &error_),
              out);
  }

  void read_capture() {
    acm_capture* out = nullptr;
    Struct<acm_capture_options> options;
    acm_capture_options_init(options.get());
    if (s_.flag()) made(acm_capture_create(spoiled(s_, options), &out, &error_), out, kCapture);
    acm_capture* c = latest<acm_capture>(kCapture);
    const acm::Bytes file = some_bytes();
    check(acm_capture_supply(c, file.data(), file.size(), &error_));
    if (s_.flag()) check(acm_capture_finish(c, &error_));
    for (int i = 0; i < 16; ++i) {
      std::int32_t step = ACM_CAPTURE_END;
      acm_captured_message m = {};
      acm_capture_error capture_error = {};
      const std::int32_t status =
          check(acm_capture_next(c, &step, &m, s_.flag() ? &capture_error : nullptr, &error_));
      if (status != ACM_OK || step == ACM_CAPTURE_NEEDS_BYTES || step == ACM_CAPTURE_END) break;
      if (step == ACM_CAPTURE_MESSAGE) add_to_replay(m);
    }
    acm_capture_counts counts;
    check(acm_capture_get_counts(c, s_.flag() ? &counts : nullptr, &error_));
  }

  void add_to_replay(const acm_captured_message& m) {
    acm_bytes* json = nullptr;
    check(acm_replay_add(latest<acm_replay>(kReplay), &m, &error_));
    made_text(acm_captured_message_json(&m, &json, &error_), json);
  }

  void replay() {
    acm_replay* out = nullptr;
    acm_bytes* report = nullptr;
    acm_replay_totals totals;
    Struct<acm_replay_options> options;
    acm_replay_options_init(options.get());
    options->assumed_setup = one_of(kSetups);
    acm_assets* of = assets();
    if (s_.flag()) made(acm_replay_create(of, spoiled(s_, options), &out, &error_), out, kReplay);
    const acm::Bytes bytes = some_bytes();
    add_to_replay({s_.byte(), s_.u32(), s_.byte(), bytes.data(), bytes.size(), s_.u16(), s_.byte(), {}});
    acm_replay* r = latest<acm_replay>(kReplay);
    check(acm_replay_get_totals(r, s_.flag() ? &totals : nullptr, &error_));
    made_text(acm_replay_report(r, s_.byte() % 4 - 1, s_.flag() ? "a \"name\"" : nullptr, s_.u32(), &report,
                                &error_),
              report);
  }

  void message() {
    acm_message_text* text = nullptr;
    acm_bytes *json = nullptr, *back = nullptr;
    acm_message_summary summary;
    std::vector<acm_message_field> fields(room());
    std::size_t count = 0;
    const acm::Bytes bytes = some_bytes();
    made(acm_message_text_create(bytes.data(), bytes.size(), &text, &error_), text, kText);
    acm_message_text* t = latest<acm_message_text>(kText);
    check(acm_message_text_status(t, &error_));
    check(acm_message_text_summary(t, s_.flag() ? &summary : nullptr, &error_));
    check(acm_message_text_fields(t, fields.data(), fields.size(), &count, &error_));
    const void* data = bytes.data();
    std::size_t size = bytes.size();
    if (made_text(acm_message_to_json(data, size, &json, &error_), json))
      check(acm_bytes_get(json, &data, &size, &error_));
    made(acm_message_from_json(static_cast<const char*>(data), size, &back, &error_), back, kBytes);
  }

  void inside() {
    acm_world* w = world();
    const acm_guid g = guid();
    const std::size_t size = room();
    acm_object_inside all;
    check(acm_object_get_inside(w, g, s_.flag() ? &all : nullptr, &error_));
    list<acm_sequence_node>(acm_object_sequence_nodes, w, g, size);
    list<acm_queued_motion>(acm_object_queued_motions, w, g, size);
    list<acm_pending_motion>(acm_object_pending_motions, w, g, size);
    list<acm_move_leg>(acm_object_move_legs, w, g, size);
    list<acm_interpolation_node>(acm_object_interpolation_nodes, w, g, size);
    list<acm_ramp>(acm_object_ramps, w, g, size);
    list<acm_queued_script>(acm_object_queued_scripts, w, g, size);
    list<acm_guid>(acm_object_children, w, g, size);
    list<acm_guid>(acm_object_watchers, w, g, size);
    std::vector<acm_motion_action> actions(size);
    std::size_t count = 0;
    check(acm_object_motion_list(w, g, s_.byte() % 6u, actions.data(), size, &count, &error_));
  }
  template <class T>
  void list(std::int32_t(ACM_CALL* read)(acm_world*, acm_guid, T*, std::size_t, std::size_t*, acm_error*),
            acm_world* w, acm_guid g, std::size_t size) {
    std::vector<T> out(size);
    std::size_t count = 0;
    check(read(w, g, out.data(), size, &count, &error_));
  }

  // Something for the inside to show, and places.
  void move() {
    acm_world* w = world();
    acm_order order;
    acm_order_init(&order, s_.byte() % 18u);
    order.motion = s_.command();
    order.target = guid();
    const acm::Position place = s_.position();
    std::memcpy(&order.position, &place, sizeof order.position);
    check(acm_object_order(w, guid(), &order, &error_));
    check(acm_object_play_script(w, guid(), 0x33000001, &error_));
    for (int i = s_.byte() % 8; i >= 0; --i) check(acm_world_tick(w, 1.0 / 30.0, &error_));
    check(acm_set_heading(s_.flag() ? &order.position.frame : nullptr, s_.real(), &error_));
    check(acm_adjust_to_outside(s_.flag() ? &order.position : nullptr, &error_));
  }

  void read_records() {
    acm_assets* a = assets();
    const acm_object_id id = one_of(kRecords);
    const std::size_t size = s_.byte();
    std::vector<acm_container_entry> entries(size);
    std::vector<acm_object_id> ids(size);
    std::vector<std::byte> bytes(size * 16);
    acm_wave_format format;
    std::size_t count = 0;
    check(acm_assets_entries(a, one_of(kRecords), one_of(kRecords), entries.data(), size, &count, &error_));
    check(acm_assets_record(a, id, bytes.data(), bytes.size(), &count, &error_));
    check(acm_assets_wave(a, id, s_.flag() ? &format : nullptr, bytes.data(), bytes.size(), &count, &error_));
    check(acm_assets_wave_file(a, id, bytes.data(), bytes.size(), &count, &error_));
    check(acm_assets_uses(a, id, ids.data(), size, &count, &error_));
    check(acm_assets_users(a, id, ids.data(), size, &count, &error_));
  }

  // Into assets that are not the sample: what they hold of their own, and a record of it with changed bytes.
  void change_record() {
    acm_assets* to = handle<acm_assets>(kAssets);
    const acm_object_id id = one_of(kRecords);
    check(acm_assets_load(to, one_of(kSetups), s_.byte() % 6u, &error_));
    load_appearance(to);
    std::size_t count = 0;
    if (acm_assets_record(sample(), id, nullptr, 0, &count, nullptr) != ACM_BUFFER_FULL) return;
    std::vector<std::byte> bytes(count);
    check(acm_assets_record(sample(), id, bytes.data(), count, &count, &error_));
    for (int i = s_.byte() % 6; i > 0; --i) bytes[s_.u16() % count] = std::byte{s_.byte()};
    check(acm_assets_add(to, id, bytes.data(), count, &error_));
  }
  void load_appearance(acm_assets* to) {
    acm_sub_palette dye = {0x04000001, s_.byte() * 8u, s_.byte() * 16u};
    acm_part_change part = {s_.byte(), one_of(kRecords)};
    acm_texture_change texture = {s_.byte(), one_of(kRecords), one_of(kRecords)};
    Struct<acm_appearance> worn;
    acm_appearance_init(worn.get());
    worn->sub_palettes = &dye;
    worn->part_changes = &part;
    worn->texture_changes = &texture;
    worn->sub_palette_count = s_.flag();
    worn->part_change_count = s_.flag();
    worn->texture_change_count = s_.flag();
    if (s_.byte() > 240) worn->size = s_.u16();
    check(acm_assets_load_appearance(to, s_.byte() < 250 ? worn.get() : nullptr, &error_));
  }

  void free_one() {
    switch (s_.below(8)) {
      case 0: check(acm_bytes_free(handle<acm_bytes>(kBytes), &error_)); break;
      case 1: check(acm_lint_free(handle<acm_lint>(kLint), &error_)); break;
      case 2: check(acm_gltf_free(handle<acm_gltf>(kGltf), &error_)); break;
      case 3: check(acm_capture_free(handle<acm_capture>(kCapture), &error_)); break;
      case 4: check(acm_replay_free(handle<acm_replay>(kReplay), &error_)); break;
      case 5: check(acm_message_text_free(handle<acm_message_text>(kText), &error_)); break;
      case 6: check(acm_assets_free(handle<acm_assets>(kAssets), &error_)); break;
      default: {
        const void* data = nullptr;
        std::size_t size = 0;
        check(acm_bytes_get(handle<acm_bytes>(kBytes), &data, &size, &error_));
      }
    }
  }

  Script s_;
  std::array<std::vector<void*>, kKinds> handles_;  // freed ones stay
  acm_error error_ = {};
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Caller(Script(acm::fuzz::input(data, size))).run();
  return 0;
}
