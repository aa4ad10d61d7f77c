// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "retail_facts.h"

#include "assets/animation.h"
#include "assets/gfxobj.h"
#include "assets/motion_table.h"
#include "assets/physics_script.h"
#include "assets/physics_script_table.h"
#include "assets/setup.h"
#include "assets/surface.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <span>

#include "names.h"
#include "retail_checker.h"

namespace acm::tool {

namespace {

using Parts = RetailParts;

constexpr std::uint32_t kHighresSubset = 0x69466948;
constexpr std::uint32_t kNodeBytes = 1716;
constexpr ObjectId kMasterMap = 0x25000000;

/// What is known of one of the four files (dat-formats 1.1, 1.4, 5).
struct FileFacts {
  const char* name;
  RetailFile file;
  std::uint32_t data_set, data_subset, block_size, engine_version, entries, last_iteration;
  std::uint32_t file_size, root;                   ///< bytes; offset
  std::uint32_t free_head, free_tail, free_count;  ///< head and tail are offsets; 0: not known
  std::uint32_t root_keys, first_key, last_key;    ///< of the root node; 0: not known
  std::vector<std::uint32_t> children;             ///< of the root node, from the first on
};

// Kept by hand in lines that can be compared.
// clang-format off
const FileFacts* facts_of(const DatHeader& header) {
  static const FileFacts kFiles[] = {
      {"portal", RetailFile::Portal, 1, 0, 1024, 110, 79694, 2072, 0x37400000, 0x0232D400,
       0x37386800, 0x37381C00, 2052, 58, 0x01000D8E, 0x33000C0F, {0x00114400}},
      {"highres", RetailFile::Highres, 1, kHighresSubset, 1024, 110, 2295, 497, 0x07F00000, 0x06811800,
       0, 0, 363, 1, 0x060043BE, 0x060043BE, {0x0034FC00, 0x06812000}},
      {"cell", RetailFile::Cell, 2, 1, 256, 22, 805348, 982, 0x14C00000, 0x01B77400,
       0x14B35A00, 0x14BFFF00, 3238, 21, 0, 0, {}},
      {"local", RetailFile::Local, 3, 1, 1024, 110, 118, 994, 0x00100000, 0x0002B000,
       0, 0, 270, 2, 0x21000026, 0x21000045, {0x400, 0x2B800, 0xD9000}},
  };
  for (const FileFacts& f : kFiles)
    if (f.data_set == header.data_set && f.data_subset == header.data_subset) return &f;
  return nullptr;
}
// clang-format on

void check_header(RetailChecker& checks, const DatFile& dat, const FileFacts& facts) {
  const DatHeader& h = dat.header();
  checks.fact("header", [&](Parts& p) {
    p.equal("block size", h.block_size, facts.block_size)
        .equal("engine version", h.engine_version, facts.engine_version)
        .equal("game version", h.game_version, 0)
        .equal("minor version", h.minor_version, 6657);
    if (facts.file == RetailFile::Portal) p.id("master map", h.master_map, kMasterMap);
  });
  checks.fact("size and root", [&](Parts& p) {
    p.id("size of the file", h.file_size, facts.file_size).id("root", h.root, facts.root);
  });
  checks.fact("free list", [&](Parts& p) {
    p.equal("number of free blocks", h.free_count, facts.free_count);
    if (facts.free_head != 0)
      p.id("first", h.free_head, facts.free_head).id("last", h.free_tail, facts.free_tail);
  });
  checks.fact("iterations", [&](Parts& p) {
    const Result<DatIterations> iterations = dat.iterations();
    if (!iterations.ok()) return void(p.holds(iterations.error().what, false));
    p.equal("the last", iterations->last(), facts.last_iteration);
  });
  checks.fact("number of objects", [&](Parts& p) { p.equal("it", dat.entries().size(), facts.entries); });
}

std::uint32_t word_at(Bytes bytes, std::size_t offset) {
  return ByteReader(bytes.subspan(offset)).u32("word");
}

void check_root(RetailChecker& checks, const DatFile& dat, const FileFacts& facts) {
  checks.fact("root of the directory", [&](Parts& p) {
    Vector<std::byte> buffer;
    const Result<Bytes> node = dat.read_stored({.offset = dat.header().root, .size = kNodeBytes}, buffer);
    if (!node.ok()) return void(p.holds(node.error().what, false));
    p.equal("number of keys", word_at(*node, 0xF8), facts.root_keys);
    if (p.difference().empty() && facts.first_key != 0)
      p.id("first key", word_at(*node, 0xFC + 4), facts.first_key)
          .id("last key", word_at(*node, 0xFC + 24 * (facts.root_keys - 1) + 4), facts.last_key);
    for (std::size_t i = 0; i < facts.children.size(); ++i)
      p.id("child", word_at(*node, i * 4), facts.children[i]);
  });
}

void check_motion(RetailChecker& checks) {
  checks.record(0x09000202, "motion table", read_motion_table, write_motion_table,
                [](Parts& p, const MotionTable& t) {
                  p.id("default style", t.default_style(), 0x8000003D);
                  if (p.equal("styles", t.style_defaults().size(), 1u).difference().empty())
                    p.id("style", t.style_defaults()[0].style, 0x8000003D)
                        .id("substate", t.style_defaults()[0].substate, 0x4000000C);
                });
  checks.record(0x03000514, "animation", read_animation, write_animation, [](Parts& p, const Animation& a) {
    p.equal("parts", a.part_count, 17).equal("frames", a.frame_count, 44);
    if (!p.difference().empty()) return;
    const auto hooks = a.hooks_of(0);
    if (!p.equal("hooks of frame 0", hooks.size(), 1u).difference().empty()) return;
    p.equal("direction", hooks[0].direction, hook_direction::kForward);
    const auto* sound = std::get_if<SoundTableHook>(&hooks[0].payload);
    p.holds("a SoundTable hook", sound != nullptr);
    if (sound != nullptr) p.equal("sound type", sound->sound_type, 0x0Fu);
  });
  for (const ObjectId id : {0x03000DD8u, 0x03000968u})
    checks.record(id, "animation", read_animation, write_animation, [](Parts&, const Animation&) {});
}

void check_plain_setups(RetailChecker& checks) {
  checks.record(0x02000108, "setup", read_setup, write_setup, [](Parts& p, const Setup& s) {
    p.equal("flags", s.flags, 8)
        .equal("parts", s.parts.size(), 1u)
        .equal("placements", s.placements.size(), 1u);
    p.equal("spheres", s.spheres.size(), 1u);
    if (!p.difference().empty()) return;
    p.id("part", s.parts[0], 0x010008AB).equal("placement", s.placements[0].key, 0);
    p.holds("an identity placement", s.placements[0].parts == Vector<Frame>{Frame{}});
    p.near("sphere", s.spheres[0], 0, -0.1475, 0.439, 0.439);
    p.near("height", s.height, 0.878).near("radius", s.radius, 0.5269661);
    p.near("step up", s.step_up_height, 0.3612).near("step down", s.step_down_height, 0.3612);
    p.near("sorting sphere", s.sorting_sphere, 0.000971317, -0.0658602, 0.439, 0.520641);
    p.near("selection sphere", s.selection_sphere, 0, 0, 0.439, 0.5269661);
  });
  checks.record(0x02000172, "setup", read_setup, write_setup, [](Parts& p, const Setup& s) {
    p.equal("flags", s.flags, 5).equal("parts", s.parts.size(), 1u);
    if (!p.difference().empty()) return;
    p.id("part", s.parts[0], 0x01000657).id("parent", s.parents[0], Setup::kNoParent);
  });
}

void check_rich_setups(RetailChecker& checks) {
  checks.record(0x02000229, "setup", read_setup, write_setup, [](Parts& p, const Setup& s) {
    p.equal("flags", s.flags, 5).equal("lights", s.lights.size(), 1u);
    if (!p.difference().empty()) return;
    const Setup::Light& light = s.lights[0];
    p.near("light", light.offset.origin, -0.0325001, 0.0525, 0.4975);
    p.near("light", light.offset.rotation, -0.277816, 0.115075, -0.364972, 0.88112);
    p.id("colour", light.color, 0xFFFAC800).near("intensity", light.intensity, 100);
    p.near("falloff", light.falloff, 5).near("cone", light.cone_angle, -431602080.0);
  });
  checks.record(0x02000240, "setup", read_setup, write_setup, [](Parts& p, const Setup& s) {
    p.equal("flags", s.flags, 7).equal("parts", s.parts.size(), 5u);
    if (!p.difference().empty()) return;
    for (std::uint32_t i = 0; i < 5; ++i) p.id("part", s.parts[i], 0x01003769 + i);
    p.near("first scale", s.scales[0], 0.532, 0.532, 0.532);
    p.near("last scale", s.scales[4], 0.795999, 0.795999, 0.795999);
  });
  checks.record(0x0200185A, "setup", read_setup, write_setup, [](Parts& p, const Setup& s) {
    p.equal("flags", s.flags, 5).equal("holding locations", s.holding_locations.size(), 9u);
    if (!p.difference().empty()) return;
    const Setup::Location& first = s.holding_locations[0];
    const Setup::Location& last = s.holding_locations[8];
    p.equal("part of the first", first.part, 9).near("first", first.frame.origin, 0, 0.1, 0.1825);
    p.near("first", first.frame.rotation, 0, 0, 0, 1);
    p.equal("part of the last", last.part, 12).near("last", last.frame.origin, -0.045, 0, -0.076);
    p.near("last", last.frame.rotation, 0.707107, 0, 0, 0.707107);
  });
}

void check_models(RetailChecker& checks) {
  checks.record(0x010005E8, "gfxobj", read_gfxobj, write_gfxobj, [](Parts& p, const GfxObj& g) {
    p.equal("flags", g.flags, 2).equal("surfaces", g.surfaces.size(), 1u);
    p.equal("vertices", g.vertices.size(), 4u).equal("polygons", g.drawing.polygons.size(), 1u);
    if (!p.difference().empty()) return;
    p.id("surface", g.surfaces[0], 0x080001B8);
    p.near("first vertex", g.vertices[0].origin, 0.05, 0, -0.0759375);
    p.near("first normal", g.vertices[0].normal, 0, -1, 0);
    const auto uvs = g.uvs_of(g.vertices[0]);
    if (p.at_least("uvs of the first vertex", uvs.size(), 1)) p.near("u", uvs[0].u, 1).near("v", uvs[0].v, 1);
    if (p.at_least("bytes of the tree", g.drawing.bsp.size(), 42)) {
      ByteReader tree(g.drawing.bsp);
      p.id("root", tree.u32("tag"), 0x42504F4C);
      tree.raw(16, "plane");
      p.near("radius of the root", (tree.vec3("center"), tree.f32("radius")), 0.126001);
      p.equal("polygons of the root", tree.u32("count"), 1u).equal("its polygon", tree.u16("id"), 0);
    }
    p.near("sort center", g.sort_center, 0.024821, 0, 0.0127083);
  });
  const auto read_as = [](ObjectId id) { return [id](Bytes bytes) { return read_surface(bytes, id); }; };
  checks.record(0x08000DCB, "surface", read_as(0x08000DCB), write_surface, [](Parts& p, const Surface& s) {
    p.holds("an image", s.has_texture())
        .id("texture", s.texture, 0x05001A9A)
        .near("diffuse", s.diffuse, 0.800781);
  });
  checks.record(0x08000219, "surface", read_as(0x08000219), write_surface, [](Parts& p, const Surface& s) {
    p.holds("a solid colour", !s.has_texture())
        .id("colour", s.color, 0xFF6F3916)
        .near("diffuse", s.diffuse, 1);
  });
}

void check_scripts(RetailChecker& checks) {
  checks.record(0x33000007, "physics script", read_physics_script, write_physics_script,
                [](Parts& p, const PhysicsScript& s) {
                  if (p.at_least("hooks", s.entries.size(), 1))
                    p.holds("CreateParticle first", s.entries[0].hook.type() == HookType::CreateParticle);
                });
  checks.record(0x34000004, "physics script table", read_physics_script_table, write_physics_script_table,
                [](Parts& p, const PhysicsScriptTable& t) {
                  p.equal("types", t.effects.size(), 139u);
                  const auto* a5 = t.find(0xA5);
                  const auto* b4 = t.find(0x4B);
                  p.holds("types 0xA5 and 0x4B", a5 != nullptr && b4 != nullptr);
                  if (!p.difference().empty()) return;
                  if (p.at_least("scripts of 0xA5", a5->choices.size(), 1))
                    p.id("script of 0xA5", a5->choices[0].script, 0x3300125E);
                  if (!p.equal("scripts of 0x4B", b4->choices.size(), 3u).difference().empty()) return;
                  for (std::uint32_t i = 0; i < 3; ++i)
                    p.id("script of 0x4B", b4->choices[i].script, 0x3300018F + i)
                        .near("mod of 0x4B", b4->choices[i].mod, 0.5 * i);
                });
}

}  // namespace

std::vector<RetailCheck> check_retail_facts(const DatFile& dat) {
  RetailChecker checks(dat);
  const bool is_older = dat.header().layout == DatLayout::Older;
  const FileFacts* facts = is_older ? nullptr : facts_of(dat.header());
  checks.fact("kind of file", [&](Parts& p) {
    p.holds("End of Retail; it is from before Throne of Destiny, so nothing else is compared", !is_older);
    p.holds("one of portal, highres, cell, local", facts != nullptr);
  });
  // A portal file of any age has motion tables.
  if (!dat.entries(0x09000000, 0x0900FFFF).empty())
    checks.note("date", resembled_portal(dat.entries().size()));
  if (is_older) return checks.take();
  if (facts != nullptr) {
    check_header(checks, dat, *facts);
    check_root(checks, dat, *facts);
    check_retail_census(checks, dat, facts->file);
  }
  check_motion(checks);
  check_plain_setups(checks);
  check_rich_setups(checks);
  check_models(checks);
  check_scripts(checks);
  check_retail_looks(checks);
  return checks.take();
}

}  // namespace acm::tool
