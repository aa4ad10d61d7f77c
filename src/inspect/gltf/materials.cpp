// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "materials.h"

#include "base/math.h"
#include "inspect/draw/mean_color.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "names.h"

namespace acm::gltf {

namespace {

constexpr int kLinear = 9729, kLinearMipmapLinear = 9987, kClampToEdge = 33071, kRepeat = 10497;

// Files hold colours as screens show them; glTF wants them linear. Five digits keep all 256 apart.
double linear(double shown) {
  const double c = std::clamp(shown, 0.0, 1.0);
  const double value = c <= 0.04045 ? c / 12.92 : math::pow((c + 0.055) / 1.055, 2.4);
  return std::round(value * 1e5) / 1e5;
}

struct Linear {
  double red, green, blue;
};

Linear linear(std::uint32_t color) {
  return {linear(red_of(color) / 255.0), linear(green_of(color) / 255.0), linear(blue_of(color) / 255.0)};
}

Json scaled(const Linear& color, double factor) {
  return Json::array({color.red * factor, color.green * factor, color.blue * factor});
}

// Clip maps are cut at the reference; all else that blends does so by alpha (SF-4, SF-5).
void set_alpha_mode(Json& json, const Material& material) {
  if (!material.blend) return;
  const bool is_cut = material.alpha_test != 0 && material.source == BlendFactor::One &&
                      material.destination == BlendFactor::OneMinusSourceAlpha;
  json["alphaMode"] = is_cut ? "MASK" : "BLEND";
  if (is_cut) json["alphaCutoff"] = exact(static_cast<float>(material.alpha_test) / 255.0f);
}

// What a viewer needs to know that glTF has no word for.
void add_blending(Json& facts, const Material& material) {
  if (!material.blend) return;
  if (material.destination == BlendFactor::One) facts["additive"] = true;
  if (material.alpha_test != 0) facts["alpha_test"] = material.alpha_test;
}

// With an inverted alpha the vertices' is in the image already; colours that are added ignore it.
float opacity_of(const Material& material, bool has_image) {
  const bool is_baked = has_image && material.source != BlendFactor::SourceAlpha;
  return material.blend && !is_baked ? material.alpha : 1.0f;
}

}  // namespace

std::size_t Materials::add(const LookPart& part, const LookSurface& look, bool repeats) {
  const auto [it, is_new] =
      materials_.try_emplace({look.surface, look.texture, part.is_recolored && look.palette != 0, repeats});
  if (!is_new) return it->second;
  const ShownSurface shown = images_.find(part, look);
  std::optional<std::size_t> index;
  if (shown.image && has_textures_) index = texture(shown, repeats);
  return it->second = writer_.add("materials", json_of(look, shown, index));
}

Json Materials::json_of(const LookSurface& look, const ShownSurface& shown,
                        std::optional<std::size_t> texture) const {
  const Material& material = shown.material;
  const Linear color = linear(!shown.image ? material.color : texture ? 0xFFFFFF : mean_color(*shown.image));
  // SF-2: light x diffuse + luminosity, times the texture.
  Json base = scaled(color, linear(material.diffuse));
  base.push_back(exact(opacity_of(material, texture.has_value())));
  Json json = {{"name", id_text(look.surface)},
               {"pbrMetallicRoughness",
                {{"baseColorFactor", std::move(base)}, {"metallicFactor", 0}, {"roughnessFactor", 1}}}};
  if (texture) json["pbrMetallicRoughness"]["baseColorTexture"] = {{"index", *texture}};
  set_alpha_mode(json, material);
  if (const double glow = linear(material.luminosity); glow > 0.0) {
    json["emissiveFactor"] = scaled(color, glow);
    if (texture) json["emissiveTexture"] = {{"index", *texture}};
  }
  Json facts = {{"surface", id_text(look.surface)}, {"type", shown.surface.type}};
  if (look.texture != 0) facts["texture"] = id_text(look.texture);
  if (look.image != 0) facts["image"] = id_text(look.image);
  if (look.palette != 0) facts["palette"] = id_text(look.palette);
  if (shown.key.recolored) facts["recolored"] = true;
  add_blending(facts, material);
  json["extras"] = {{"acmotion", std::move(facts)}};
  return json;
}

std::size_t Materials::texture(const ShownSurface& shown, bool repeats) {
  const std::pair key(image(shown), sampler(repeats));
  const auto [it, is_new] = texture_of_.try_emplace(key);
  if (is_new) it->second = writer_.add("textures", {{"source", key.first}, {"sampler", key.second}});
  return it->second;
}

std::size_t Materials::image(const ShownSurface& shown) {
  const Baking baking = baking_for(shown.material);
  const auto [it, is_new] = image_of_.try_emplace({shown.key, baking});
  if (!is_new) return it->second;
  std::string name = id_text(shown.key.image);
  if (shown.key.recolored) name += " recolored";
  return it->second = writer_.add_png(name, inspect::write_png(baked(*shown.image, baking)));
}

// Linear, as in the client. The files hold no smaller levels, and viewers may make some.
std::size_t Materials::sampler(bool repeats) {
  std::optional<std::size_t>& known = samplers_[repeats ? 1 : 0];
  const int wrap = repeats ? kRepeat : kClampToEdge;
  if (!known)
    known = writer_.add(
        "samplers",
        {{"magFilter", kLinear}, {"minFilter", kLinearMipmapLinear}, {"wrapS", wrap}, {"wrapT", wrap}});
  return *known;
}

}  // namespace acm::gltf
