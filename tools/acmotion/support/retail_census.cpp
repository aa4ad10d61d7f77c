// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT

// What is known of all objects of a kind, rather than of one: how many there are, and what they have in
// common.
#include "assets/gfxobj.h"
#include "assets/motion_table.h"
#include "assets/palette.h"
#include "assets/palette_set.h"
#include "assets/physics_script.h"
#include "assets/render_surface.h"
#include "assets/setup.h"
#include "assets/sound_table.h"
#include "assets/wave.h"

#include <algorithm>
#include <map>
#include <set>

#include "retail_checker.h"
#include "retail_sweep.h"

namespace acm::tool {

namespace {

constexpr ObjectId kCombatTables = 0x30000000;  // a type that the library does not read

struct KnownCount {
  ObjectType type;
  std::size_t count;
};
constexpr KnownCount kPortalCounts[] = {
    {ObjectType::GfxObj, 15318},
    {ObjectType::Setup, 5935},
    {ObjectType::Animation, 2066},
    {ObjectType::Palette, 4521},
    {ObjectType::SurfaceTexture, 7221},
    {ObjectType::RenderSurface, 20684},
    {ObjectType::Surface, 6152},
    {ObjectType::MotionTable, 436},
    {ObjectType::Wave, 786},
    {ObjectType::PaletteSet, 2681},
    {ObjectType::ClothingTable, 1917},
    {ObjectType::SoundTable, 190},
    {ObjectType::ParticleEmitterInfo, 2051},
    {ObjectType::PhysicsScript, 4248},
    {ObjectType::PhysicsScriptTable, 164},
};
constexpr KnownCount kHighresCounts[] = {{ObjectType::RenderSurface, 2294}};

/// Setups that the client cannot create: part 0, or a part whose mesh is in no file.
constexpr ObjectId kBrokenSetups[] = {0x02001C4F, 0x02001C50};

/// How many objects a portal file had, and when.
struct KnownDate {
  std::size_t objects;
  const char* when;
};
constexpr KnownDate kPortalDates[] = {
    {17794, "October 1999"},
    {51001, "February 2005"},
    {59589, "June 2005"},
    {78961, "September 2013"},
    {79404, "a date between 2013 and 2017"},
    {79694, "2017, the End of Retail"},
};

void check_counts(RetailChecker& checks, const DatFile& dat, std::span<const KnownCount> known) {
  for (const KnownCount& c : known) {
    const auto n = std::ranges::count_if(
        dat.entries(), [&](const DatEntry& entry) { return object_type(entry.id) == c.type; });
    checks.fact(fmt::format("number of objects of type {}", to_string(c.type)),
                [&](RetailParts& p) { p.equal("it", static_cast<std::size_t>(n), c.count); });
  }
}

std::string list_text(const std::set<ObjectId>& ids) {
  std::string text;
  for (const ObjectId id : ids) {
    if (text.size() > 60) return text + ", …";
    text += (text.empty() ? "" : ", ") + hex32(id);
  }
  return text.empty() ? "none" : text;
}

void check_setups(RetailSweep& sweep, const DatFile& dat) {
  std::set<ObjectId> broken;
  std::size_t scripted = 0;
  sweep.all(
      "setups: default scripts, and the two that cannot be created", ObjectType::Setup, read_setup,
      [&](const Setup& s) {
        scripted += s.default_script != 0;
        if (std::ranges::any_of(s.parts, [&](ObjectId part) { return part == 0 || !dat.find(part); }))
          broken.insert(s.id);
      },
      [&](RetailParts& p) {
        const std::set<ObjectId> known(std::begin(kBrokenSetups), std::end(kBrokenSetups));
        p.equal("the list of those that cannot be created", list_text(broken), list_text(known));
        p.equal("number of those with a default script", scripted, 2161u);
      });
}

void check_models(RetailSweep& sweep) {
  std::size_t degrading = 0, drawn = 0, all = 0, polygons = 0, small_ones = 0;
  std::uint16_t most_uvs = 0;
  sweep.all(
      "gfxobjs: degrade records and drawing data", ObjectType::GfxObj, read_gfxobj,
      [&](const GfxObj& g) {
        ++all;
        degrading += g.degrade != 0;
        drawn += (g.flags & GfxObj::kHasDrawing) != 0;
        polygons += g.drawing.polygons.size();
        for (const GfxObj::Polygon& polygon : g.drawing.polygons) small_ones += polygon.corner_count <= 4;
        for (const GfxObj::Vertex& vertex : g.vertices) most_uvs = std::max(most_uvs, vertex.uv_count);
      },
      [&](RetailParts& p) {
        p.equal("number of those with drawing data", drawn, all);
        p.equal("number of those with a degrade record", degrading, 4131u);
        p.equal("the most uv pairs of a vertex", most_uvs, 57u);
        p.holds("99 of 100 polygons are triangles and quads", small_ones * 100 >= polygons * 99);
      });
}

void check_colors(RetailSweep& sweep) {
  std::size_t of_other_size = 0, largest = 0, sets = 0, single = 0;
  sweep.all(
      "palettes: 2,048 colours", ObjectType::Palette, read_palette,
      [&](const Palette& palette) { of_other_size += palette.colors.size() != Palette::kColors; },
      [&](RetailParts& p) { p.equal("number of others", of_other_size, 0u); });
  sweep.all(
      "palette sets: at most 13 palettes", ObjectType::PaletteSet, read_palette_set,
      [&](const PaletteSet& set) {
        largest = std::max(largest, set.palettes.size());
        ++sets;
        single += set.palettes.size() == 1;
      },
      [&](RetailParts& p) {
        p.equal("the most", largest, 13u).holds("most have one palette", single * 2 > sets);
      });
}

// The counts are those of the portal and the highres file together.
void check_images(RetailSweep& sweep) {
  std::map<PixelFormat, std::size_t> formats;
  sweep.all(
      "images: A8R8G8B8, INDEX16 and DXT1, few P8 and JPEG", ObjectType::RenderSurface, read_render_surface,
      [&](const RenderSurface& image) { ++formats[image.format]; },
      [&](RetailParts& p) {
        const std::size_t least = std::min(
            {formats[PixelFormat::A8R8G8B8], formats[PixelFormat::Index16], formats[PixelFormat::Dxt1]});
        const auto as_common =
            std::ranges::count_if(formats, [&](const auto& f) { return f.second >= least; });
        p.holds("A8R8G8B8, INDEX16 and DXT1 are the commonest", as_common == 3);
        p.holds("at most 6 are P8", formats[PixelFormat::P8] <= 6);
        p.holds("at most 79 are JPEG", formats[PixelFormat::RawJpeg] <= 79);
      });
}

void check_waves(RetailSweep& sweep) {
  std::size_t pcm = 0, mp3 = 0;
  sweep.all(
      "waves: PCM, and one MP3", ObjectType::Wave, read_wave,
      [&](const Wave& wave) {
        const Result<WaveFormat> format = wave_format(wave);
        pcm += format.ok() && format->tag == WaveFormat::kPcm;
        mp3 += format.ok() && format->tag == WaveFormat::kMp3;
      },
      [&](RetailParts& p) { p.equal("number of PCM", pcm, 785u).equal("number of MP3", mp3, 1u); });
}

bool has_ties(const PhysicsScript& script) {
  std::vector<double> times;
  for (const PhysicsScript::Entry& entry : script.entries) times.push_back(entry.start);
  std::ranges::sort(times);
  return std::ranges::adjacent_find(times) != times.end();
}

void check_scripts(RetailSweep& sweep) {
  std::size_t tied = 0, long_ones = 0;
  sweep.all(
      "physics scripts: hooks at equal times", ObjectType::PhysicsScript, read_physics_script,
      [&](const PhysicsScript& script) {
        const bool ties = has_ties(script);
        tied += ties;
        long_ones += ties && script.entries.size() > 8;
      },
      [&](RetailParts& p) {
        p.equal("number of those with ties", tied, 2294u);
        p.equal("number of these with more than 8 hooks", long_ones, 166u);
      });
}

void check_single_records(RetailChecker& checks, const DatFile& dat) {
  checks.bytes(0x0900013A, "motion table, the smallest", [&](RetailParts& p, Bytes bytes) {
    p.equal("size", bytes.size(), 56u);
    const auto smaller = std::ranges::count_if(dat.entries(), [&](const DatEntry& entry) {
      return object_type(entry.id) == ObjectType::MotionTable && entry.size < bytes.size();
    });
    p.equal("number of smaller ones", smaller, 0);
    const Result<MotionTable> table = read_motion_table(bytes);
    if (!table.ok()) return void(p.holds(table.error().what, false));
    p.equal("cycles", table->cycles().size(), 1u);
  });
  checks.record(0x20000048, "sound table", read_sound_table, write_sound_table,
                [](RetailParts& p, const SoundTable& table) {
                  const SoundTable::Node* node = table.find(0x23);
                  p.holds("a sound of type 0x23", node != nullptr);
                  if (node == nullptr || !p.at_least("waves of it", node->entries.size(), 1)) return;
                  const SoundTable::Entry& entry = node->entries[0];
                  p.id("wave", entry.wave, 0x0A000393).near("priority", entry.priority, 0.3);
                  p.near("probability", entry.probability, 0.8).near("volume", entry.volume, 1.0);
                });
}

}  // namespace

void check_retail_census(RetailChecker& checks, const DatFile& dat, RetailFile file) {
  if (file == RetailFile::Highres) check_counts(checks, dat, kHighresCounts);
  if (file != RetailFile::Portal) return;
  check_counts(checks, dat, kPortalCounts);
  checks.fact("number of combat tables", [&](RetailParts& p) {
    p.equal("it", dat.entries(kCombatTables, kCombatTables | 0xFFFFFF).size(), 71u);
  });
  RetailSweep sweep(checks, dat);
  check_setups(sweep, dat);
  check_models(sweep);
  check_colors(sweep);
  check_images(sweep);
  check_waves(sweep);
  check_scripts(sweep);
  check_retail_hooks(sweep);
  check_single_records(checks, dat);
}

std::string resembled_portal(std::size_t objects) {
  const KnownDate* best = &kPortalDates[0];
  const auto distance = [&](const KnownDate& d) {
    return d.objects > objects ? d.objects - objects : objects - d.objects;
  };
  for (const KnownDate& d : kPortalDates)
    if (distance(d) < distance(*best)) best = &d;
  if (best->objects == objects) return fmt::format("as many objects as the portal file of {}", best->when);
  return fmt::format("nearest to the portal file of {}: {} objects, not {}", best->when, objects,
                     best->objects);
}

}  // namespace acm::tool
