// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The C interface of appearances, looks, particles, images and meshes: the input is read as calls with good
// and bad arguments, as fuzz/capi.cpp does for the rest. Every call returns a status that exists, and fills
// its error alike; memory of the caller is written as far as it goes; an appearance that was decoded can be
// encoded; particles are finite. At the end everything can be freed.
#include "acmotion/acmotion.h"
#include "acmotion/inspect.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

#include "c_sample.h"
#include "fail.h"
#include "record_fuzzer.h"
#include "script.h"

namespace {

using acm::fuzz::sample;
using acm::fuzz::Script;

constexpr int kMaxCalls = 64;
constexpr acm_guid kBody = 0x50000001;
constexpr acm_object_id kSetups[] = {0x02000001, 0x02000002, 0x02000010, 0x01000501, 0x02009999, 0};
constexpr acm_object_id kMeshes[] = {0x01000001, 0x01000402, 0x01000501, 0x01009999, 0};
constexpr acm_object_id kTextures[] = {0x05000001, 0x05000005, 0x05000018, 0x06000001,
                                       0x05009999, 0x04000001, 0};
constexpr acm_object_id kPalettes[] = {0x04000001, 0x04000011, 0x04009999, 0x01000001, 0};
constexpr acm_object_id kSurfaces[] = {0x08000001, 0x0800001D, 0x08009999, 0};
constexpr acm_object_id kClothes[] = {0x10000001, 0x10000002, 0x10009999, 0};
constexpr acm_object_id kEmitters[] = {0x32000001, 0x32000002, 0x32009999, 0};

// Lists with exactly as much room as they state, so that the sanitizer sees what is written beyond.
struct Wardrobe {
  acm_appearance worn = {};
  std::array<unsigned char, 256> beyond = {};  // a false size of `worn` exceeds it by at most this
  std::vector<acm_sub_palette> sub_palettes;
  std::vector<acm_texture_change> textures;
  std::vector<acm_part_change> parts;

  acm_appearance* with_room(std::size_t colors, std::size_t texture_room, std::size_t part_room) {
    sub_palettes.resize(colors);
    textures.resize(texture_room);
    parts.resize(part_room);
    acm_appearance_init(&worn);
    worn.sub_palettes = sub_palettes.data();
    worn.texture_changes = textures.data();
    worn.part_changes = parts.data();
    worn.sub_palette_capacity = static_cast<std::uint32_t>(colors);
    worn.texture_change_capacity = static_cast<std::uint32_t>(texture_room);
    worn.part_change_capacity = static_cast<std::uint32_t>(part_room);
    return &worn;
  }
  acm_appearance* with_all_room() {
    return with_room(ACM_MAX_SUB_PALETTES, ACM_MAX_TEXTURE_CHANGES, ACM_MAX_PART_CHANGES);
  }
};

class Caller {
 public:
  explicit Caller(Script script) : s_(script) {
    acm_object_parameters p;
    acm_object_parameters_init(&p);
    p.setup = 0x02000001;
    p.position = {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {1.0f, 0.0f, 0.0f, 0.0f}}};
    acm_particles* particles = nullptr;
    if (acm_world_create(sample(), nullptr, &world_, nullptr) != ACM_OK ||
        acm_server_create(world_, nullptr, &server_, nullptr) != ACM_OK ||
        acm_object_create(world_, kBody, &p, nullptr) != ACM_OK ||
        acm_particles_create(sample(), nullptr, &particles, nullptr) != ACM_OK)
      acm::fuzz::fail("begin", "refused");
    particles_.push_back(particles);
  }
  ~Caller() {
    for (acm_particles* p : particles_) freed(acm_particles_free(p, nullptr));
    for (acm_look* l : looks_) freed(acm_look_free(l, nullptr));
    freed(acm_server_free(server_, nullptr));
    freed(acm_world_free(world_, nullptr));
  }
  Caller(const Caller&) = delete;
  Caller& operator=(const Caller&) = delete;

  void run() {
    for (int calls = 0; calls < kMaxCalls && !s_.done(); ++calls) call();
  }

 private:
  static void freed(std::int32_t status) {
    if (status != ACM_OK && status != ACM_STALE_HANDLE) acm::fuzz::fail("free", acm_status_text(status));
  }
  std::int32_t check(std::int32_t status) {
    if (std::strcmp(acm_status_text(status), "unknown status") == 0) acm::fuzz::fail("status", "unknown");
    if (error_.status != status) acm::fuzz::fail("error", "of another status");
    if (std::memchr(error_.text, 0, sizeof error_.text) == nullptr) acm::fuzz::fail("error", "text");
    return status;
  }
  template <class T, std::size_t kCount>
  T one_of(const T (&values)[kCount]) {
    return values[s_.below(kCount)];
  }
  // Mostly one that is there or was; now and then anything else.
  template <class Handle>
  Handle* one_of(const std::vector<Handle*>& handles) {
    const std::uint8_t choice = s_.byte();
    if (choice == 255) return reinterpret_cast<Handle*>(static_cast<std::uintptr_t>(s_.u32()));
    if (choice == 254) return reinterpret_cast<Handle*>(world_);
    return handles.empty() || choice == 253 ? nullptr : handles[choice % handles.size()];
  }
  acm_particles* particles() { return one_of(particles_); }
  acm_guid guid() { return s_.flag() ? kBody : s_.guid(); }
  acm_position position() {
    const acm::Position p = s_.position();
    acm_position out;
    std::memcpy(&out, &p, sizeof out);
    return out;
  }

  acm_appearance* appearance(Wardrobe& w) {
    w.with_room(s_.byte() % 4u, s_.byte() % 4u, s_.byte() % 4u);
    for (acm_sub_palette& p : w.sub_palettes) p = {one_of(kPalettes), s_.byte() * 8u, s_.byte() * 16u};
    for (acm_texture_change& t : w.textures) t = {s_.byte(), one_of(kTextures), one_of(kTextures)};
    for (acm_part_change& p : w.parts) p = {s_.byte(), one_of(kMeshes)};
    w.worn.base_palette = one_of(kPalettes);
    w.worn.sub_palette_count = w.worn.sub_palette_capacity;
    w.worn.texture_change_count = w.worn.texture_change_capacity;
    w.worn.part_change_count = w.worn.part_change_capacity;
    const std::uint8_t spoil = s_.byte();
    if (spoil == 255) w.worn.size = s_.byte();
    if (spoil == 254) w.worn.part_changes = nullptr;
    return spoil == 253 ? nullptr : &w.worn;
  }

  void call() {
    switch (s_.below(10)) {
      case 0: return decode();
      case 1: return change();
      case 2: return dress();
      case 3: return look();
      case 4: return read_look();
      case 5: return begin_particles();
      case 6: return emit();
      case 7: return read_particles();
      case 8: return draw();
      default: return tick();
    }
  }

  void decode() {
    Wardrobe w, other;
    const acm::Bytes rest = s_.rest();
    const std::size_t size = std::min<std::size_t>(rest.size(), s_.byte());
    const std::int32_t status = check(acm_appearance_decode(
        rest.data(), size, s_.flag() ? w.with_all_room() : w.with_room(1, 1, 1), &error_));
    if (status != ACM_OK) return;
    std::array<char, 8192> bytes;
    std::size_t count = 0;
    if (check(acm_appearance_encode(&w.worn, bytes.data(), bytes.size(), &count, &error_)) != ACM_OK)
      acm::fuzz::fail("appearance", "decoded, but not encoded");
    if (check(acm_appearance_decode(bytes.data(), count, other.with_all_room(), &error_)) != ACM_OK ||
        other.worn.part_change_count != w.worn.part_change_count)
      acm::fuzz::fail("appearance", "encoded, but not decoded");
  }
  void change() {
    Wardrobe w, added, out;
    const acm_appearance* a = appearance(w);
    check(acm_appearance_add(a, appearance(added), s_.flag() ? out.with_all_room() : out.with_room(2, 2, 2),
                             &error_));
    check(s_.flag() ? acm_object_set_appearance(world_, guid(), a, &error_)
                    : acm_server_set_appearance(server_, guid(), a, &error_));
    check(acm_object_get_appearance(world_, guid(), s_.flag() ? out.with_all_room() : out.with_room(1, 0, 1),
                                    &error_));
    std::array<char, 64> bytes;
    std::size_t count = 0;
    check(acm_appearance_encode(a, bytes.data(), s_.byte() % 64u, &count, &error_));
    check(acm_server_clear_outbox(server_, &error_));
  }
  void dress() {
    Wardrobe body, out;
    std::vector<acm_garment> garments(s_.byte() % 3u);
    for (acm_garment& g : garments)
      g = {one_of(kClothes), s_.byte() % 4u, {double{s_.real()}, double{s_.real()}, 0.5, double{s_.real()}}};
    std::vector<acm_garment_finding> findings(s_.byte() % 3u);
    std::size_t count = 0;
    check(acm_dress(sample(), one_of(kSetups), appearance(body), garments.data(), garments.size(),
                    s_.flag() ? out.with_all_room() : out.with_room(0, 9, 9), findings.data(),
                    findings.size(), s_.flag() ? &count : nullptr, &error_));
  }
  void look() {
    Wardrobe w;
    acm_look* out = nullptr;
    const acm_appearance* a = appearance(w);
    if (check(acm_look_create(sample(), one_of(kSetups), a, &out, &error_)) == ACM_OK) looks_.push_back(out);
    if (s_.byte() < 32) check(acm_look_free(one_of(looks_), &error_));
  }
  void read_look() {
    acm_look* l = one_of(looks_);
    const std::size_t room = s_.byte();
    std::vector<acm_look_part> parts(room);
    std::vector<acm_look_surface> surfaces(room);
    std::vector<acm_look_finding> findings(room);
    std::vector<std::uint32_t> colors(room * 9);
    std::size_t count = 0;
    check(acm_look_parts(l, parts.data(), room, &count, &error_));
    check(acm_look_surfaces(l, s_.byte(), surfaces.data(), room, &count, &error_));
    check(acm_look_colors(l, colors.data(), colors.size(), &count, &error_));
    if (check(acm_look_findings(l, findings.data(), room, &count, &error_)) == ACM_OK && count > 0)
      (void)acm_look_finding_text(findings[0].kind);
  }

  void begin_particles() {
    acm_particles* out = nullptr;
    acm_particle_options options;
    acm_particle_options_init(&options);
    options.seed = s_.byte();
    options.fixed_roll = s_.real();
    options.max_emitters = s_.byte();
    options.max_particles = s_.u16();
    const bool is_copy = s_.flag();
    if (particles_.size() < 16 &&
        check(is_copy ? acm_particles_copy(particles(), &out, &error_)
                      : acm_particles_create(sample(), &options, &out, &error_)) == ACM_OK)
      particles_.push_back(out);
    if (s_.byte() < 32) check(acm_particles_free(particles(), &error_));
  }
  void emit() {
    acm_particles* p = particles();
    acm_particle_request request;
    acm_particle_request_init(&request);
    request.info = one_of(kEmitters);
    request.part = s_.flag() ? ACM_WHOLE_BODY : s_.byte() % 4u;
    request.offset = {s_.real(), s_.real(), s_.real()};
    request.emitter_id = s_.byte() % 4u;
    request.blocking = s_.byte();
    const acm_position place = position();
    std::vector<acm_frame> parts(s_.byte() % 4u, place.frame);
    const acm_guid body = guid();
    std::uint32_t id = 0;
    check(acm_particles_emit(p, body, &request, s_.flag() ? &place : nullptr, parts.data(), parts.size(), &id,
                             &error_));
    const double seconds = s_.flag() ? 1.0 / 30.0 : double{s_.real()};
    check(acm_particles_step(p, body, &place, parts.data(), parts.size(), seconds, &error_));
    switch (s_.byte() % 8u) {
      case 0: check(acm_particles_stop(p, body, id, &error_)); break;
      case 1: check(acm_particles_destroy(p, body, id, &error_)); break;
      case 2: check(acm_particles_remove(p, body, &error_)); break;
      case 3: check(acm_particles_set_visible(p, body, s_.byte(), &error_)); break;
      default: break;
    }
  }
  void read_particles() {
    acm_particles* p = particles();
    const acm_guid body = s_.flag() ? 0 : guid();
    std::vector<acm_particle_emitter> emitters(s_.byte() % 8u);
    std::vector<acm_particle> live(s_.byte());
    std::size_t emitter_count = 0, count = 0;
    check(acm_particles_emitters(p, body, emitters.data(), emitters.size(), &emitter_count, &error_));
    const std::int32_t status = check(acm_particles_read(p, body, live.data(), live.size(), &count, &error_));
    if (status != ACM_OK && status != ACM_BUFFER_FULL) return;
    for (std::size_t i = 0; i < std::min(count, live.size()); ++i)
      if (!std::isfinite(live[i].scale) || !std::isfinite(live[i].translucency))
        acm::fuzz::fail("particle", "number");
    for (std::size_t i = 0; i < std::min(emitter_count, emitters.size()); ++i) {
      (void)acm_particle_type_name(emitters[i].particle_type);
      if (std::size_t{emitters[i].first} + emitters[i].live > count) acm::fuzz::fail("emitter", "range");
    }
  }
  void tick() {
    acm_order order;
    acm_order_init(&order, ACM_ORDER_DO_MOTION);
    order.motion = s_.flag() ? acm_find_command("MagicPowerUp01") : acm_find_command("Magic");
    if (s_.flag()) check(acm_object_order(world_, kBody, &order, &error_));
    for (int i = s_.byte() % 16; i >= 0; --i) {
      check(acm_world_tick(world_, 1.0 / 30.0, &error_));
      acm_particle_report report;
      const std::size_t which = particles_.size() - 1;
      check(acm_particles_update(particles_[which], world_, 0, &report, &error_));
      check(acm_world_clear_events(world_, &error_));
    }
    acm_particles* p = particles();
    check(acm_particles_update(p, world_, guid(), nullptr, &error_));
  }

  void draw() {
    acm_image_options options;
    acm_image_options_init(&options);
    std::vector<std::uint32_t> colors(s_.byte() * 8u, 0xFF112233);
    options.palette = one_of(kPalettes);
    options.colors = s_.flag() ? colors.data() : nullptr;
    options.color_count = s_.flag() ? colors.size() : 0;
    options.clip_map = s_.byte();
    options.as_texture = s_.byte();
    acm_image_info info;
    acm_bytes* pixels = nullptr;
    if (check(acm_image_decode(sample(), one_of(kTextures), &options, &info, &pixels, &error_)) == ACM_OK) {
      const void* data = nullptr;
      std::size_t size = 0;
      check(acm_bytes_get(pixels, &data, &size, &error_));
      if (size != std::size_t{info.width} * info.height * 4) acm::fuzz::fail("image", "size");
      check(acm_bytes_free(pixels, &error_));
    }
    const acm_part_drawing part = {s_.real(), s_.real(), s_.real(), s_.byte(), s_.byte(), {}};
    acm_material material;
    check(acm_surface_material(sample(), one_of(kSurfaces), s_.flag() ? &part : nullptr, one_of(kTextures),
                               &material, &error_));
    std::vector<acm_mesh_surface> surfaces(s_.byte() % 8u);
    std::vector<acm_mesh_vertex> vertices(s_.byte() * 4u);
    acm_mesh_info mesh;
    check(acm_mesh_read(sample(), one_of(kMeshes), &mesh, surfaces.data(), surfaces.size(), vertices.data(),
                        vertices.size(), &error_));
    std::vector<std::uint8_t> rgba(s_.byte());
    acm_bytes* png = nullptr;
    if (check(acm_image_png(rgba.data(), rgba.size(), s_.byte() % 8u, s_.byte() % 8u, &png, &error_)) ==
        ACM_OK)
      check(acm_bytes_free(png, &error_));
  }

  Script s_;
  acm_world* world_ = nullptr;
  acm_server* server_ = nullptr;
  std::vector<acm_particles*> particles_;  // freed ones stay
  std::vector<acm_look*> looks_;           // freed ones stay
  acm_error error_ = {};
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Caller(Script(acm::fuzz::input(data, size))).run();
  return 0;
}
