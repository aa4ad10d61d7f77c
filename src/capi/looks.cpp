// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/looks.hpp"

#include "acmotion/acmotion.h"
#include "capi/appearance.h"
#include "capi/boxes.h"
#include "capi/changing_assets.h"
#include "capi/lists.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>

using namespace acm::capi;

namespace {

acm::Garment garment_to_cpp(const acm_garment& g) {
  return {g.clothing_table, g.palette_template, {g.shades[0], g.shades[1], g.shades[2], g.shades[3]}};
}

acm_garment_finding finding_to_c(const acm::GarmentFinding& f) {
  return {f.garment, status_of(f.error.code), f.error.object_id, 0, f.error.what};
}

acm_look_part part_to_c(const acm::LookPart& p) {
  return {p.mesh,
          p.drawn_mesh,
          p.original_palette,
          static_cast<std::uint32_t>(p.surfaces.size()),
          static_cast<acm_bool>(p.is_recolored),
          static_cast<acm_bool>(p.is_marker),
          {}};
}

static_assert(static_cast<int>(acm::LookFindingKind::BadPaletteRange) == ACM_LOOK_BAD_PALETTE_RANGE);

}  // namespace

std::int32_t acm_dress(acm_assets* assets, acm_object_id setup, const acm_appearance* body,
                       const acm_garment* garments, std::size_t garment_count, acm_appearance* out,
                       acm_garment_finding* findings, std::size_t finding_capacity,
                       std::size_t* finding_count, acm_error* error) {
  Call call(error);
  const AssetsBox* box = use_assets(call, assets);
  acm::Outfit outfit;
  outfit.setup = setup;
  if (!box || !read_optional_lists(call, body, outfit.body, "body") ||
      !call.require(garments, garment_count, "garments") ||
      !call.require(findings, finding_capacity, "findings") || !check_lists(call, out))
    return call.status();
  for (const acm_garment& garment : std::span(garments, garment_count))
    outfit.garments.push_back(garment_to_cpp(garment));
  const acm::Result<acm::DressedBody> dressed = acm::dress(box->assets, outfit);
  if (!dressed) return call.fail(dressed.error());
  const std::size_t room = std::min(dressed->findings.size(), finding_capacity);
  std::transform(dressed->findings.begin(), dressed->findings.begin() + static_cast<std::ptrdiff_t>(room),
                 findings, finding_to_c);
  if (finding_count) *finding_count = dressed->findings.size();
  return write_lists(call, dressed->appearance, out);
}

std::int32_t acm_look_create(acm_assets* assets, acm_object_id setup, const acm_appearance* appearance,
                             acm_look** out, acm_error* error) {
  Call call(error);
  const AssetsBox* box = use_assets(call, assets);
  acm::Appearance worn;
  if (!box || !call.require(out, "out") || !read_optional_lists(call, appearance, worn, "appearance"))
    return call.status();
  acm::Result<acm::Look> look = acm::make_look(box->assets, setup, worn);
  if (!look) return call.fail(look.error());
  return hand_out(call, new LookBox(std::move(*look)), out);
}

std::int32_t acm_look_free(acm_look* look, acm_error* error) {
  Call call(error);
  const auto* box = call.use<LookBox>(look, "look");
  if (!box) return call.status();
  call.end(look);
  delete box;
  return call.done();
}

std::int32_t acm_look_parts(acm_look* look, acm_look_part* out, std::size_t capacity, std::size_t* count,
                            acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  const auto* box = call.use<LookBox>(look, "look");
  if (!box || !check_list(call, list)) return call.status();
  return write_list(call, list, std::span<const acm::LookPart>(box->look.parts), part_to_c);
}

std::int32_t acm_look_surfaces(acm_look* look, std::uint32_t part, acm_look_surface* out,
                               std::size_t capacity, std::size_t* count, acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  const auto* box = call.use<LookBox>(look, "look");
  if (!box || !check_list(call, list) || !call.check(part < box->look.parts.size(), ACM_BAD_ARGUMENT, "part"))
    return call.status();
  return write_list(
      call, list, std::span<const acm::LookSurface>(box->look.parts[part].surfaces),
      [](const acm::LookSurface& s) { return acm_look_surface{s.surface, s.texture, s.image, s.palette}; });
}

std::int32_t acm_look_colors(acm_look* look, std::uint32_t* out, std::size_t capacity, std::size_t* count,
                             acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  const auto* box = call.use<LookBox>(look, "look");
  if (!box || !check_list(call, list)) return call.status();
  return write_list(call, list, std::span<const std::uint32_t>(box->look.colors),
                    [](std::uint32_t color) { return color; });
}

std::int32_t acm_look_findings(acm_look* look, acm_look_finding* out, std::size_t capacity,
                               std::size_t* count, acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  const auto* box = call.use<LookBox>(look, "look");
  if (!box || !check_list(call, list)) return call.status();
  return write_list(call, list, std::span<const acm::LookFinding>(box->look.findings),
                    [](const acm::LookFinding& f) {
                      return acm_look_finding{static_cast<std::uint8_t>(f.kind), {}, f.part, f.id};
                    });
}

const char* acm_look_finding_text(std::uint32_t kind) {
  return kind <= ACM_LOOK_BAD_PALETTE_RANGE ? acm::to_string(static_cast<acm::LookFindingKind>(kind))
                                            : "unknown finding";
}
