// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "gltf_document.h"

#include <cstring>
#include <stdexcept>

namespace acm::test {

namespace {

std::uint32_t u32_at(Bytes bytes, std::size_t offset) {
  std::uint32_t value = 0;
  std::memcpy(&value, bytes.data() + offset, sizeof value);
  return value;
}

nlohmann::json& named(nlohmann::json& list, const std::string& name) {
  for (nlohmann::json& element : list)
    if (element.at("name") == name) return element;
  throw std::runtime_error("nothing is called " + name);
}

}  // namespace

GltfDocument::GltfDocument(Bytes glb) {
  const std::uint32_t json_bytes = u32_at(glb, 12);
  const auto* text = reinterpret_cast<const char*>(glb.data()) + 20;
  json = nlohmann::json::parse(text, text + json_bytes);
  if (glb.size() > 28 + json_bytes) binary.assign(glb.begin() + 28 + json_bytes, glb.end());
}

Vector<std::byte> GltfDocument::to_glb() const {
  std::string text = json.dump();
  text.resize((text.size() + 3) / 4 * 4, ' ');
  Vector<std::byte> padded = binary;
  padded.resize((padded.size() + 3) / 4 * 4);
  ByteWriter out;
  out.raw(std::as_bytes(std::span("glTF", 4)));
  out.u32(2);
  out.u32(static_cast<std::uint32_t>(28 + text.size() + padded.size()));
  out.u32(static_cast<std::uint32_t>(text.size()));
  out.raw(std::as_bytes(std::span("JSON", 4)));
  out.raw(std::as_bytes(std::span(text)));
  out.u32(static_cast<std::uint32_t>(padded.size()));
  out.raw(std::as_bytes(std::span("BIN\0", 4)));
  out.raw(padded);
  return std::move(out).take();
}

const nlohmann::json& GltfDocument::node(const std::string& name) const {
  return named(const_cast<nlohmann::json&>(json)["nodes"], name);
}

nlohmann::json& GltfDocument::animation(const std::string& name) {
  return named(json["animations"], name);
}

nlohmann::json& GltfDocument::sampler(const std::string& animation_name, const std::string& node_name,
                                      const std::string& path) {
  nlohmann::json& found = animation(animation_name);
  for (const nlohmann::json& channel : found["channels"]) {
    const nlohmann::json& target = channel["target"];
    if (target["path"] == path && json["nodes"][target["node"].get<std::size_t>()]["name"] == node_name)
      return found["samplers"][channel["sampler"].get<std::size_t>()];
  }
  throw std::runtime_error("no channel moves the " + path + " of " + node_name);
}

std::vector<float> GltfDocument::floats(std::size_t index) const {
  const nlohmann::json& accessor = json["accessors"][index];
  const nlohmann::json& view = json["bufferViews"][accessor["bufferView"].get<std::size_t>()];
  const std::string type = accessor["type"];
  const std::size_t width = type == "SCALAR" ? 1 : static_cast<std::size_t>(type.back() - '0');
  const std::size_t stride = view.value("byteStride", 4 * width);
  const std::size_t start = view["byteOffset"].get<std::size_t>() + accessor["byteOffset"].get<std::size_t>();
  std::vector<float> out(accessor["count"].get<std::size_t>() * width);
  for (std::size_t i = 0; i < out.size(); ++i)
    std::memcpy(&out[i], binary.data() + start + i / width * stride + i % width * 4, 4);
  return out;
}

std::vector<float> GltfDocument::times(const nlohmann::json& sampler) const {
  return floats(sampler["input"]);
}

std::vector<float> GltfDocument::values(const nlohmann::json& sampler) const {
  return floats(sampler["output"]);
}

std::size_t GltfDocument::add_floats(const std::vector<float>& values, std::size_t width) {
  const Bytes bytes = std::as_bytes(std::span(values));
  constexpr const char* kTypes[] = {"SCALAR", "VEC2", "VEC3", "VEC4"};
  json["bufferViews"].push_back({{"buffer", 0}, {"byteOffset", binary.size()}, {"byteLength", bytes.size()}});
  binary.insert(binary.end(), bytes.begin(), bytes.end());
  json["buffers"][0]["byteLength"] = binary.size();
  json["accessors"].push_back({{"bufferView", json["bufferViews"].size() - 1},
                               {"byteOffset", 0},
                               {"componentType", 5126},
                               {"count", values.size() / width},
                               {"type", kTypes[width - 1]}});
  return json["accessors"].size() - 1;
}

GltfExport GltfSamples::exported(ObjectId setup, const GltfOptions& options, const std::string& only) {
  const BoundTable* table = *store.bind((*store.setup(setup))->default_motion_table);
  std::vector<TableMotion> motions = motions_in_force(*table->table);
  std::erase_if(motions, [&](const TableMotion& m) { return !only.empty() && clip_name(m) != only; });
  return *export_gltf(store, setup, table, motions, options);
}

GltfSamples& gltf_samples() {
  static GltfSamples made;
  return made;
}

TwoPartBody::TwoPartBody() {
  setup.id = kSetup;
  setup.flags = Setup::kHasParents;
  setup.parts = {0x01000098, 0x01000099};
  setup.parents = {Setup::kNoParent, 0};
  animation.id = kAnimation;
  animation.part_count = 2;
  animation.frame_count = 4;
  animation.part_frames.resize(8);
  animation.hook_starts.resize(5);
  for (std::size_t i = 0; i < 8; ++i) animation.part_frames[i].origin.x = static_cast<float>(i);
}

GltfDocument TwoPartBody::exported(const MotionTableBuilder::Motion& motion, const GltfOptions& options,
                                   const std::optional<MotionTableBuilder::Motion>& second) {
  MotionTableBuilder builder(kTable, command::kNonCombat);
  builder.style_default(command::kNonCombat, command::kReady)
      .cycle(motion_key(command::kNonCombat, command::kReady), motion);
  if (second) builder.cycle(motion_key(command::kNonCombat, command::kDead), *second);
  store.add(std::move(builder).build());
  store.add(animation);
  store.add(setup);
  const BoundTable* table = *store.bind(kTable);
  return GltfDocument(export_gltf(store, kSetup, table, motions_in_force(*table->table), options)->glb);
}

std::vector<TableMotion> motions_in_force(const MotionTable& table) {
  std::vector<TableMotion> motions = table_motions(table);
  std::erase_if(motions, [](const TableMotion& m) { return m.overridden; });
  return motions;
}

}  // namespace acm::test
