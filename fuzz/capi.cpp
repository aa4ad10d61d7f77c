// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The C interface: the input is read as calls with good and bad arguments: handles that are null, freed, of
// another kind or made up, structs with false sizes, NaNs and infinities, memory that is too small. Every
// call returns a status that exists, and fills its error alike. Half of the inputs run on two threads that
// share all handles. At the end everything can be freed.
#include "acmotion/acmotion.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <memory>
#include <thread>
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
using acm::fuzz::Struct;

constexpr int kMaxCalls = 96;
constexpr std::size_t kMaxHandles = 256;
constexpr acm_object_id kSetups[] = {0x02000001, 0x02000002, 0x02000003, 0x02000010, 0x02009999, 0};
constexpr acm_object_id kTables[] = {0x09000001, 0x09000002, 0x09000003, 0x09009999, 0};

enum Kind { kAssets, kContainer, kWorld, kClient, kServer, kWorker, kKinds };

// All handles that were ever given out, by kind; freed ones stay.
struct Handles {
  std::array<std::atomic<void*>, kMaxHandles> all{};
  std::atomic<std::size_t> count = 0;

  void add(void* handle) {
    const std::size_t i = count.fetch_add(1);
    if (i < kMaxHandles) all[i].store(handle);
  }
  [[nodiscard]] std::size_t size() const { return std::min(count.load(), kMaxHandles); }
};

struct Shared {
  std::array<Handles, kKinds> handles;
};

// A struct for output in memory of its own size, whatever size it states: nothing behind it may be written.
template <class T>
class Output {
 public:
  explicit Output(std::uint32_t stated_size) : value_(new T{}) { value_->size = stated_size; }
  T* get() { return value_.get(); }

 private:
  std::unique_ptr<T> value_;
};

// One thread's calls.
class Caller {
 public:
  Caller(Script script, Shared& shared) : s_(script), shared_(shared) {}

  void run() {
    for (int calls = 0; calls < kMaxCalls && !s_.done(); ++calls) call();
  }

 private:
  void check(std::int32_t status) {
    if (std::strcmp(acm_status_text(status), "unknown status") == 0) acm::fuzz::fail("status", "unknown");
    if (error_.status != status) acm::fuzz::fail("error", "of another status");
    if (std::memchr(error_.text, 0, sizeof error_.text) == nullptr) acm::fuzz::fail("error", "text");
    if (std::memchr(error_.field, 0, sizeof error_.field) == nullptr) acm::fuzz::fail("error", "field");
  }

  // Mostly one of the kind, perhaps freed; now and then anything else.
  template <class Handle>
  Handle* handle(Kind kind) {
    const std::uint8_t choice = s_.byte();
    if (choice == 255) return reinterpret_cast<Handle*>(static_cast<std::uintptr_t>(s_.u32()));
    if (choice == 254) return nullptr;
    const Handles& handles = shared_.handles[choice >= 248 ? choice % kKinds : kind];
    return handles.size() == 0 ? nullptr : static_cast<Handle*>(handles.all[choice % handles.size()].load());
  }
  acm_assets* assets() { return handle<acm_assets>(kAssets); }
  acm_container* container() { return handle<acm_container>(kContainer); }
  acm_world* world() { return handle<acm_world>(kWorld); }
  acm_client* client() { return handle<acm_client>(kClient); }
  acm_server* server() { return handle<acm_server>(kServer); }
  acm_worker* worker() { return handle<acm_worker>(kWorker); }
  const void* stated() {
    constexpr Kind kStated[] = {kWorld, kClient, kServer};
    return handle<void>(kStated[s_.below(3)]);
  }
  template <class Handle>
  void made(std::int32_t status, Handle* const& handle, Kind kind) {
    check(status);
    if (status == ACM_OK) shared_.handles[kind].add(handle);
  }

  template <class T>
  T* spoiled(Struct<T>& value) {
    return acm::fuzz::spoiled(s_, value);
  }

  // Any size that a struct of some header may have, and some that none has.
  std::uint32_t stated_size() { return s_.byte() * 20u; }
  std::size_t capacity() { return s_.byte() % 70u; }
  acm_guid guid() { return s_.guid(); }
  template <class T, std::size_t kCount>
  T one_of(const T (&values)[kCount]) {
    return values[s_.below(kCount)];
  }
  acm_position position() {
    const acm::Position p = s_.position();
    acm_position out;
    std::memcpy(&out, &p, sizeof out);
    return out;
  }

  void call() {
    switch (s_.below(12)) {
      case 0: return call_assets();
      case 1: return call_container();
      case 2: return call_world();
      case 3: return call_objects();
      case 4: return call_orders();
      case 5: return call_reads();
      case 6: return call_client();
      case 7: return call_server();
      case 8: return call_wire();
      case 9: return call_threads();
      case 10: return call_snapshots();
      default: return call_tick();
    }
  }

  void call_tick() { check(acm_world_tick(world(), s_.seconds(), &error_)); }

  void call_assets() {
    acm_assets* out = nullptr;
    const auto& dat = sample_container();
    switch (s_.below(10)) {
      case 0: return made(acm_assets_create(&out, &error_), out, kAssets);
      case 1: return made(acm_assets_open(dat.data(), dat.size(), &out, &error_), out, kAssets);
      case 2:
        return made(acm_assets_open_piecewise(s_.flag() ? dat.size() : s_.u32(), &out, &error_), out,
                    kAssets);
      case 3: return check(acm_assets_free(assets(), &error_));
      case 4: {
        acm_assets* a = assets();
        const acm_object_id id = s_.flag() ? one_of(kSetups) : one_of(kTables);
        return check(acm_assets_load(a, id, s_.byte() % 6u, &error_));
      }
      case 5: {
        acm_assets* a = assets();
        const acm::Bytes bytes = s_.rest();
        return check(acm_assets_add(a, one_of(kSetups), bytes.data(), bytes.size(), &error_));
      }
      case 6: return supply(assets());
      case 7: return list_assets(assets());
      case 8: return timeline(assets());
      default: {
        acm_bool found;
        check(acm_assets_contains(assets(), one_of(kSetups), s_.flag() ? &found : nullptr, &error_));
      }
    }
  }
  void supply(acm_assets* a) {
    acm_range range = {};
    const auto& dat = sample_container();
    check(acm_assets_needs(a, &range, &error_));
    const bool is_there = range.offset + range.size <= dat.size();
    check(acm_assets_supply(a, dat.data() + (is_there ? range.offset : 0), is_there ? range.size : s_.byte(),
                            &error_));
  }
  void list_assets(acm_assets* a) {
    const std::size_t size = capacity();
    std::size_t count;
    std::vector<acm_object_id> ids(size);
    std::vector<acm_missing_asset> missing(size);
    std::vector<acm_setup_part> parts(size);
    std::vector<acm_hold_location> locations(size);
    acm_setup setup;
    check(acm_assets_ids(a, one_of(kTables), ids.data(), size, &count, &error_));
    check(acm_assets_missing(a, missing.data(), size, &count, &error_));
    check(acm_assets_setup(a, one_of(kSetups), &setup, &error_));
    check(acm_assets_setup_parts(a, one_of(kSetups), parts.data(), size, &count, &error_));
    check(acm_assets_hold_locations(a, one_of(kSetups), locations.data(), size, &count, &error_));
  }
  void timeline(acm_assets* a) {
    Struct<acm_motion_query> query;
    acm_motion_query_init(query.get());
    query->motion_table = one_of(kTables);
    query->motion = s_.command();
    const std::size_t size = capacity();
    std::vector<acm_motion_segment> segments(size);
    std::vector<acm_hook_time> hooks(size);
    std::vector<acm_command> motions(size);
    acm_timeline out;
    std::size_t count;
    check(acm_motion_timeline(a, spoiled(query), &out, segments.data(), size, hooks.data(), size, &error_));
    check(acm_motions_from(a, one_of(kTables), s_.command(), 0, motions.data(), size, &count, &error_));
  }

  void call_container() {
    acm_container* out = nullptr;
    const auto& dat = sample_container();
    std::size_t count;
    const std::size_t size = capacity();
    std::vector<acm_container_entry> entries(size);
    std::vector<char> bytes(size);
    switch (s_.below(6)) {
      case 0: return made(acm_container_open(dat.data(), dat.size(), &out, &error_), out, kContainer);
      case 1: return check(acm_container_free(container(), &error_));
      case 2: {
        const acm::Bytes rest = s_.rest();
        const std::int32_t status = acm_container_open(rest.data(), rest.size(), &out, &error_);
        return made(status, out, kContainer);
      }
      case 3:
        return check(
            acm_container_entries(container(), s_.u32(), s_.u32(), entries.data(), size, &count, &error_));
      case 4:
        return check(acm_container_read(container(), one_of(kSetups), bytes.data(), size, &count, &error_));
      default: {
        acm_container_info info;
        check(acm_container_get_info(container(), &info, &error_));
        const acm_container_change change = {one_of(kSetups), 0, s_.byte(), 0, s_.flag() ? "x" : nullptr, 1};
        check(acm_container_build(nullptr, &change, s_.byte() % 2u, bytes.data(), size, &count, &error_));
      }
    }
  }

  void call_world() {
    acm_world* out = nullptr;
    std::size_t count;
    switch (s_.below(9)) {
      case 0: {
        Struct<acm_world_options> options;
        acm_world_options_init(options.get());
        constexpr std::uint64_t kCapacities[] = {0, 1, 64, 4096, ~std::uint64_t{0}};
        acm_world_options* o = spoiled(options);
        options->event_capacity = one_of(kCapacities);
        options->event_slots %= 16;
        return made(acm_world_create(assets(), o, &out, &error_), out, kWorld);
      }
      case 1:
        return made(acm_world_create(s_.flag() ? sample() : assets(), nullptr, &out, &error_), out, kWorld);
      case 2: return made(acm_world_copy(world(), &out, &error_), out, kWorld);
      case 3: {
        acm_world* to = world();
        return check(acm_world_assign(to, world(), &error_));
      }
      case 4: return check(acm_world_free(world(), &error_));
      case 5: return check(acm_world_refresh(world(), &count, &error_));
      case 6: {
        constexpr std::size_t kSizes[] = {0, 10, 1000, ~std::size_t{0}};
        return check(acm_world_reserve(world(), one_of(kSizes), &error_));
      }
      case 7: {
        std::vector<acm_guid> guids(capacity());
        return check(acm_world_guids(world(), guids.data(), guids.size(), &count, &error_));
      }
      default: {
        double seconds;
        std::uint64_t ticks;
        check(acm_world_clock(world(), &seconds, &ticks, &error_));
        check(acm_world_count(world(), &count, &error_));
      }
    }
  }

  void create_object() {
    Struct<acm_object_parameters> p;
    acm_object_parameters_init(p.get());
    p->setup = one_of(kSetups);
    p->position = position();
    p->facts.ground = s_.byte() % 5u;
    acm_world* w = world();
    check(acm_object_create(w, guid(), spoiled(p), &error_));
  }
  void change_facts() {
    Struct<acm_object_facts> facts;
    acm_object_facts_init(facts.get());
    acm_world* w = world();
    const acm_guid object = guid();
    check(acm_object_get_facts(w, object, facts.get(), &error_));
    Output<acm_object_facts> whole(stated_size());
    check(acm_object_get_facts(w, object, whole.get(), &error_));
    check(acm_object_set_facts(w, object, spoiled(facts), &error_));
    check(acm_object_set_weenie(w, object, &facts->weenie, &error_));
  }
  void call_objects() {
    const std::uint8_t what = s_.byte();
    if (what < 96) return create_object();
    acm_world* w = world();
    const acm_guid object = guid();
    switch (what % 9) {
      case 0: return check(acm_object_delete(w, object, &error_));
      case 1: return change_facts();
      case 2: return check(acm_object_set_ground_contact(w, object, s_.byte(), s_.byte(), &error_));
      case 3: return check(acm_object_enter_world(w, object, &error_));
      case 4: return check(acm_object_exit_world(w, object, &error_));
      case 5: return check(acm_object_attach(w, object, guid(), s_.byte(), s_.byte(), &error_));
      case 6: return check(acm_object_set_motion_table(w, object, one_of(kTables), &error_));
      case 7: return check(acm_object_play_script(w, object, 0x33000001u + s_.byte(), &error_));
      default:
        check(acm_object_play_script_type(w, object, s_.byte(), s_.real(), &error_));
        check(acm_object_play_default_script(w, object, &error_));
    }
  }

  acm_order* order(Struct<acm_order>& order) {
    acm_order_init(order.get(), s_.byte() % 26u);
    const acm::MovementParameters p = s_.parameters();
    std::memcpy(&order->parameters, &p, sizeof p);
    order->motion = s_.command();
    order->target = guid();
    order->position = position();
    order->velocity = {s_.real(), s_.real(), s_.real()};
    order->extent = s_.real();
    return spoiled(order);
  }
  void call_orders() {
    Struct<acm_order> o;
    acm_world* w = world();
    const acm_guid object = guid();
    switch (s_.below(6)) {
      case 0: {
        Struct<acm_raw_motion_state> state;
        acm_raw_motion_state_init(state.get());
        state->forward_command = s_.command();
        return check(acm_object_apply_raw_state(w, object, spoiled(state), &error_));
      }
      case 1: {
        Struct<acm_interpreted_motion_state> state;
        acm_interpreted_motion_state_init(state.get());
        state->forward_command = s_.command();
        const acm_motion_action action = {s_.command(), s_.real(), s_.stamp(), s_.byte(), 0};
        return check(acm_object_apply_interpreted_state(w, object, spoiled(state), &action, s_.byte() % 2u,
                                                        s_.byte(), &error_));
      }
      case 2: {
        const acm_target target = {guid(), position(), {s_.real(), s_.real()}, {s_.real(), 0.0f, 0.0f}};
        check(acm_object_update_target(w, object, &target, &error_));
        return check(acm_object_lose_target(w, object, guid(), s_.byte() % 8u, &error_));
      }
      case 3: return collide(w, object);
      default: return check(acm_object_order(w, object, order(o), &error_));
    }
  }
  void collide(acm_world* w, acm_guid object) {
    acm_step_plan plan;
    acm_step_answer answer = {};
    acm_bool begun;
    check(acm_object_plan_steps(w, object, &plan, &error_));
    if (s_.flag()) check(acm_object_begin_step(w, object, s_.seconds(), &answer.frame, &begun, &error_));
    if (s_.flag()) answer.frame = position().frame;
    answer.contact = s_.byte();
    check(acm_object_end_step(w, object, &answer, &error_));
  }

  void call_reads() {
    acm_world* w = world();
    const std::size_t size = capacity();
    std::vector<acm_guid> guids(size);
    for (acm_guid& g : guids) g = guid();
    std::size_t count;
    switch (s_.below(7)) {
      case 0: {
        constexpr std::size_t kLargestStride = 256;
        static_assert(sizeof(acm_object_state) <= kLargestStride);
        std::vector<double> memory(size * kLargestStride / sizeof(double));
        auto* states = reinterpret_cast<acm_object_state*>(memory.data());
        const std::size_t stride = s_.flag() ? 0 : s_.byte();
        return check(acm_world_read_states(w, guids.data(), size, states, stride, &count, &error_));
      }
      case 1: {
        std::vector<acm_position> places(size);
        check(acm_world_read_positions(w, guids.data(), size, places.data(), 0, &count, &error_));
        return check(
            acm_world_display_positions(w, guids.data(), size, s_.seconds(), places.data(), 0, &error_));
      }
      case 2: return read_events(w, size);
      case 3: return write_poses(w, guids);
      case 4: {
        std::vector<acm_part_look> looks(size);
        return check(acm_object_part_looks(w, guid(), looks.data(), size, &count, &error_));
      }
      case 5: {
        std::vector<char> name(size);
        check(acm_object_name(w, guid(), name.data(), size, &count, &error_));
        float distance;
        return check(acm_object_distance_between(w, guid(), guid(), &distance, &error_));
      }
      default: {
        acm_object_state state;
        check(acm_object_get_state(w, guid(), &state, &error_));
      }
    }
  }
  void read_events(acm_world* w, std::size_t size) {
    std::vector<acm_event> events(size);
    std::size_t count = 0;
    std::uint64_t dropped;
    const std::size_t first = s_.byte();
    const std::int32_t status = acm_world_events(w, first, events.data(), size, &count, &error_);
    check(status);
    check(acm_world_dropped_events(w, &dropped, &error_));
    acm_hook_fields fields;
    if (status == ACM_OK && first < count && events[0].type == ACM_EVENT_HOOK)
      check(acm_world_hook_fields(w, &events[0].fields.hook.source, &fields, &error_));
    Struct<acm_sound_query> query;
    acm_sound_query_init(query.get());
    query->sound_type = s_.byte();
    acm_sound_choice choice;
    check(acm_object_resolve_sound(w, guid(), spoiled(query), &choice, &error_));
    check(acm_world_clear_events(w, &error_));
  }
  void write_poses(acm_world* w, const std::vector<acm_guid>& guids) {
    Struct<acm_pose_options> options;
    Struct<acm_pose_buffer> buffer;
    acm_pose_options_init(options.get());
    acm_pose_buffer_init(buffer.get());
    options->format = s_.byte() % 4u;
    acm_pose_options* o = spoiled(options);
    acm_pose_buffer* b = spoiled(buffer);
    std::vector<float> data(s_.byte() * 16u), scales(s_.byte() * 3u);
    std::vector<std::uint32_t> counts(guids.size() + 1);
    buffer->part_capacity = s_.byte();
    buffer->data = data.data();
    buffer->data_size = data.size() * sizeof(float);
    buffer->scales = scales.empty() ? nullptr : scales.data();
    buffer->scales_size = scales.size() * sizeof(float);
    check(acm_world_write_poses(w, guids.data(), guids.size(), o, b, counts.data(), &error_));
    check(acm_object_write_pose(w, guid(), o, b, counts.data(), &error_));
  }

  void read_outbox(acm_client* c, acm_server* v) {
    std::vector<acm_outbound> messages(capacity());
    std::vector<char> bytes(capacity() * 32);
    std::size_t count, byte_count;
    check(acm_client_outbox(c, messages.data(), messages.size(), &count, bytes.data(), bytes.size(),
                            &byte_count, &error_));
    check(acm_server_outbox(v, messages.data(), messages.size(), &count, bytes.data(), bytes.size(),
                            &byte_count, &error_));
    check(acm_client_clear_outbox(c, &error_));
    check(acm_server_clear_outbox(v, &error_));
  }
  // What servers have to say, given to clients; and back.
  void exchange() {
    acm_client* c = client();
    acm_server* v = server();
    std::vector<char> bytes(4096);
    std::size_t count;
    acm_check_result result;
    const std::int32_t status =
        acm_server_describe(v, guid(), nullptr, 0, nullptr, 0, bytes.data(), bytes.size(), &count, &error_);
    check(status);
    if (status == ACM_OK) check(acm_client_receive(c, bytes.data(), count, &result, &error_));
    const acm::Bytes rest = s_.rest();
    if (s_.flag()) check(acm_client_receive(c, rest.data(), rest.size(), &result, &error_));
    if (s_.flag()) check(acm_server_receive(v, guid(), rest.data(), rest.size(), nullptr, &error_));
  }
  void call_client() {
    acm_client* out = nullptr;
    switch (s_.below(10)) {
      case 0: {
        Struct<acm_client_options> options;
        acm_client_options_init(options.get());
        return made(acm_client_create(world(), spoiled(options), &out, &error_), out, kClient);
      }
      case 1: {
        acm_client* from = client();
        return made(acm_client_copy(from, world(), &out, &error_), out, kClient);
      }
      case 2: {
        acm_client* to = client();
        return check(acm_client_assign(to, client(), &error_));
      }
      case 3: return check(acm_client_free(client(), &error_));
      case 4: return check(acm_client_set_player(client(), guid(), &error_));
      case 5: return exchange();
      case 6: {
        acm_client* c = client();
        return read_outbox(c, server());
      }
      default: return press_keys(client());
    }
  }
  void press_keys(acm_client* c) {
    const acm_key key = {s_.command(), s_.real(), s_.byte(), s_.byte(), {}};
    const acm_plane plane = {{s_.real(), 0.0f, 1.0f}, s_.real()};
    acm_client_state state;
    switch (s_.below(13)) {
      case 0: return check(acm_client_release_key(c, &key, &error_));
      case 1: return check(acm_client_set_hold_run(c, s_.byte(), s_.byte(), &error_));
      case 2: return check(acm_client_set_auto_run(c, s_.byte(), &error_));
      case 3: return check(acm_client_stop_completely(c, &error_));
      case 4: return check(acm_client_lose_focus(c, &error_));
      case 5: return check(acm_client_set_enabled(c, s_.byte(), &error_));
      case 6: return check(acm_client_turn_to(c, s_.real(), s_.byte(), &error_));
      case 7: return check(acm_client_set_contact_plane(c, &plane, &error_));
      case 8: return check(acm_client_set_autonomy_level(c, s_.byte() % 4u, &error_));
      case 9: return check(acm_client_begin_mouse_look(c, &error_));
      case 10: return check(acm_client_mouse_turn(c, s_.real(), &error_));
      case 11: return check(acm_client_end_mouse_look(c, &error_));
      default:
        check(acm_client_press_key(c, &key, &error_));
        check(acm_client_update(c, &error_));
        check(acm_client_get_state(c, &state, &error_));
    }
  }

  void call_server() {
    acm_server* out = nullptr;
    Struct<acm_server_rules> rules;
    acm_server_rules_init(rules.get());
    Struct<acm_order> o;
    switch (s_.below(9)) {
      case 0: return made(acm_server_create(world(), spoiled(rules), &out, &error_), out, kServer);
      case 1: {
        acm_server* from = server();
        return made(acm_server_copy(from, world(), &out, &error_), out, kServer);
      }
      case 2: {
        acm_server* to = server();
        return check(acm_server_assign(to, server(), &error_));
      }
      case 3: return check(acm_server_free(server(), &error_));
      case 4: {
        acm_server* v = server();
        Output<acm_server_rules> whole(stated_size());
        check(acm_server_get_rules(v, whole.get(), &error_));
        check(acm_server_get_rules(v, rules.get(), &error_));
        return check(acm_server_set_rules(v, spoiled(rules), &error_));
      }
      case 5: {
        acm_server* v = server();
        return check(acm_server_set_player(v, guid(), s_.byte(), &error_));
      }
      case 6: {
        acm_server* v = server();
        check(acm_server_send_position(v, guid(), s_.byte() % 5u, &error_));
        check(acm_server_send_motion(v, guid(), &error_));
        return check(acm_server_broadcast_due(v, &error_));
      }
      default: {
        acm_server* v = server();
        const acm_guid object = guid();
        check(acm_server_order(v, object, order(o), &error_));
      }
    }
  }

  void call_wire() {
    const acm::Bytes rest = s_.rest();
    std::vector<acm_wire_field> fields(capacity());
    std::vector<char> bytes(capacity());
    std::size_t count;
    acm_message_info info;
    Struct<acm_message> message;
    acm_message_init(message.get(), acm_wire_opcode_at(s_.byte() % 26u));
    if (s_.flag()) check(acm_wire_identify(rest.data(), rest.size(), &info, &error_));
    if (s_.flag())
      check(acm_wire_explain(rest.data(), rest.size(), fields.data(), fields.size(), &count, &error_));
    const std::int32_t status =
        acm_wire_encode(spoiled(message), bytes.data(), bytes.size(), &count, &error_);
    check(status);
    if (status != ACM_OK) return;
    Output<acm_message> whole(stated_size());
    check(acm_wire_decode(bytes.data(), count, whole.get(), &error_));
    acm_message_init(message.get(), 0);
    const std::int32_t decoded = acm_wire_decode(bytes.data(), count, message.get(), &error_);
    check(decoded);
    if (decoded != ACM_OK) acm::fuzz::fail("wire", "an encoded message cannot be decoded");
  }

  void call_threads() {
    acm_worker* out = nullptr;
    std::size_t ranges;
    switch (s_.below(6)) {
      case 0: return made(acm_worker_create(world(), &out, &error_), out, kWorker);
      case 1: return check(acm_worker_free(worker(), &error_));
      case 2: return check(acm_world_plan_tick(world(), s_.seconds(), &ranges, &error_));
      case 3: return check(acm_world_finish_tick(world(), &error_));
      default: {
        acm_worker* w = worker();
        check(acm_worker_run_range(w, s_.byte() % 4u, &error_));
      }
    }
  }

  void call_snapshots() {
    const void* of = stated();
    std::vector<std::byte> bytes(s_.flag() ? 1u << 16 : s_.byte());
    std::size_t count = 0;
    std::uint64_t hash;
    acm_difference difference;
    switch (s_.below(4)) {
      case 0: return check(acm_state_hash(of, &hash, &error_));
      case 1: return check(acm_first_difference(of, stated(), &difference, &error_));
      case 2: {
        const acm::Bytes rest = s_.rest();
        return check(acm_snapshot_read(of, rest.data(), rest.size(), &error_));
      }
      default: {
        const std::int32_t status = acm_snapshot_write(of, bytes.data(), bytes.size(), &count, &error_);
        check(status);
        if (status == ACM_OK) check(acm_snapshot_read(stated(), bytes.data(), count, &error_));
      }
    }
  }

  Script s_;
  Shared& shared_;
  acm_error error_ = {};
};

// Frees one handle after the other; those that were freed already are stale.
template <class Free>
void free_all(const Handles& handles, Free&& free) {
  for (std::size_t i = 0; i < handles.size(); ++i) {
    const std::int32_t status = free(handles.all[i].load());
    if (status != ACM_OK && status != ACM_STALE_HANDLE) acm::fuzz::fail("free", acm_status_text(status));
  }
}

void finish_ticks(const Shared& shared) {
  constexpr std::size_t kMaxRanges = 64;
  const Handles& workers = shared.handles[kWorker];
  for (std::size_t i = 0; i < workers.size(); ++i)
    for (std::size_t range = 0; range < kMaxRanges; ++range)
      (void)acm_worker_run_range(static_cast<acm_worker*>(workers.all[i].load()), range, nullptr);
  const Handles& worlds = shared.handles[kWorld];
  for (std::size_t i = 0; i < worlds.size(); ++i)
    (void)acm_world_finish_tick(static_cast<acm_world*>(worlds.all[i].load()), nullptr);
}

void free_everything(Shared& shared) {
  finish_ticks(shared);
  const auto& handles = shared.handles;
  free_all(handles[kClient], [](void* h) { return acm_client_free(static_cast<acm_client*>(h), nullptr); });
  free_all(handles[kServer], [](void* h) { return acm_server_free(static_cast<acm_server*>(h), nullptr); });
  free_all(handles[kWorker], [](void* h) { return acm_worker_free(static_cast<acm_worker*>(h), nullptr); });
  free_all(handles[kWorld], [](void* h) { return acm_world_free(static_cast<acm_world*>(h), nullptr); });
  free_all(handles[kContainer],
           [](void* h) { return acm_container_free(static_cast<acm_container*>(h), nullptr); });
  free_all(handles[kAssets], [](void* h) { return acm_assets_free(static_cast<acm_assets*>(h), nullptr); });
}

// Something to begin with: a world of the sample with a server and a worker.
void begin(Shared& shared, acm_assets*& container_assets) {
  acm_world* world = nullptr;
  acm_server* server = nullptr;
  acm_worker* worker = nullptr;
  const auto& dat = sample_container();
  if (acm_assets_open(dat.data(), dat.size(), &container_assets, nullptr) != ACM_OK ||
      acm_world_create(sample(), nullptr, &world, nullptr) != ACM_OK ||
      acm_server_create(world, nullptr, &server, nullptr) != ACM_OK ||
      acm_worker_create(world, &worker, nullptr) != ACM_OK)
    acm::fuzz::fail("begin", "refused");
  shared.handles[kAssets].add(container_assets);
  shared.handles[kWorld].add(world);
  shared.handles[kServer].add(server);
  shared.handles[kWorker].add(worker);
}

void run(acm::Bytes input) {
  Shared shared;
  acm_assets* container_assets = nullptr;
  begin(shared, container_assets);
  Script script(input);
  if (script.flag()) {
    const acm::Bytes rest = script.rest();
    Caller first(Script(rest.first(rest.size() / 2)), shared),
        second(Script(rest.subspan(rest.size() / 2)), shared);
    std::thread other([&] { second.run(); });
    first.run();
    other.join();
  } else {
    Caller(script, shared).run();
  }
  free_everything(shared);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  run(acm::fuzz::input(data, size));
  return 0;
}
