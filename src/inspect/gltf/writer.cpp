// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "writer.h"

#include "base/bytes.h"

#include <algorithm>
#include <limits>
#include <string_view>

#include "glb.h"

namespace acm::gltf {

namespace {

constexpr int kVertexTarget = 34962;
constexpr int kIndexTarget = 34963;
constexpr std::size_t kVertexBytes = 32;

const char* type_of(std::size_t width) {
  constexpr const char* kTypes[] = {"SCALAR", "VEC2", "VEC3", "VEC4"};
  return kTypes[width - 1];
}

void append(Vector<std::byte>& out, FieldWriter& fields) {
  const Bytes bytes = fields.bytes();
  out.insert(out.end(), bytes.begin(), bytes.end());
}

Json accessor_json(std::size_t buffer, std::size_t offset, int component, std::size_t count,
                   const char* type) {
  return {{"bufferView", buffer},
          {"byteOffset", offset},
          {"componentType", component},
          {"count", count},
          {"type", type}};
}

void add_bounds(Json& accessor, std::span<const MeshCorner> vertices) {
  constexpr float kInfinity = std::numeric_limits<float>::infinity();
  Vec3 low{kInfinity, kInfinity, kInfinity};
  Vec3 high = -low;
  for (const MeshCorner& v : vertices) {
    low = {std::min(low.x, v.position.x), std::min(low.y, v.position.y), std::min(low.z, v.position.z)};
    high = {std::max(high.x, v.position.x), std::max(high.y, v.position.y), std::max(high.z, v.position.z)};
  }
  accessor["min"] = exact(low);
  accessor["max"] = exact(high);
}

}  // namespace

Writer::Writer() {
  document = {{"asset", {{"version", "2.0"}, {"generator", "acmotion"}}}};
}

std::size_t Writer::add(const char* array, Json element) {
  Json& list = document[array];
  list.push_back(std::move(element));
  return list.size() - 1;
}

std::size_t Writer::add_keys(std::span<const float> values, std::size_t width) {
  ByteWriter fields;
  for (const float value : values) fields.f32(value);
  const Bytes bytes = fields.bytes();
  Vector<std::byte>& buffer = buffers_[kKeys];
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  const std::size_t hash = std::hash<std::string_view>()(text);
  const auto [first, last] = runs_.equal_range(hash);
  for (auto it = first; it != last; ++it) {
    const KeyRun& run = it->second;
    if (run.width == width && run.bytes == bytes.size() &&
        std::equal(bytes.begin(), bytes.end(), buffer.begin() + static_cast<std::ptrdiff_t>(run.offset)))
      return run.accessor;
  }
  Json accessor = accessor_json(kKeys, buffer.size(), kFloatComponent, values.size() / width, type_of(width));
  if (width == 1) {  // viewers want to know how long an animation is
    accessor["min"] = Json::array({exact(values.front())});
    accessor["max"] = Json::array({exact(values.back())});
  }
  const std::size_t index = add_accessor(std::move(accessor));
  runs_.emplace(hash, KeyRun{buffer.size(), bytes.size(), width, index});
  append(buffer, fields);
  return index;
}

Writer::Vertices Writer::add_vertices(std::span<const MeshCorner> vertices) {
  ByteWriter fields;
  for (const MeshCorner& v : vertices) {
    fields.vec3(v.position);
    fields.vec3(v.normal);
    fields.f32(v.uv.u);
    fields.f32(v.uv.v);
  }
  const std::size_t at = buffers_[kVertices].size();
  append(buffers_[kVertices], fields);
  const auto accessor = [&](std::size_t offset, const char* type) {
    return accessor_json(kVertices, at + offset, kFloatComponent, vertices.size(), type);
  };
  Json positions = accessor(0, "VEC3");
  add_bounds(positions, vertices);
  const std::size_t position = add_accessor(std::move(positions));
  const std::size_t normal = add_accessor(accessor(12, "VEC3"));
  return {position, normal, add_accessor(accessor(24, "VEC2"))};
}

std::size_t Writer::add_indices(std::span<const std::uint32_t> indices) {
  const bool small = *std::ranges::max_element(indices) < 0xFFFF;  // the largest number means something else
  ByteWriter fields;
  for (const std::uint32_t index : indices)
    small ? fields.u16(static_cast<std::uint16_t>(index)) : fields.u32(index);
  fields.align4();
  const std::size_t at = buffers_[kIndices].size();
  append(buffers_[kIndices], fields);
  return add_accessor(
      accessor_json(kIndices, at, small ? kU16Component : kU32Component, indices.size(), "SCALAR"));
}

std::size_t Writer::add_png(const std::string& name, Bytes png) {
  image_views_.push_back({images_.size(), png.size()});
  images_.insert(images_.end(), png.begin(), png.end());
  images_.resize((images_.size() + 3) / 4 * 4);
  return add("images", {{"name", name}, {"mimeType", "image/png"}});
}

std::uint64_t Writer::binary_bytes() const {
  std::uint64_t bytes = images_.size();
  for (const Vector<std::byte>& buffer : buffers_) bytes += buffer.size();
  return bytes;
}

// Accessors name buffers by their fixed number until here; those that hold nothing get no view.
Vector<std::byte> Writer::join_buffers() {
  Vector<std::byte> joined;
  std::size_t view_of[kBuffers] = {};
  for (std::size_t i = 0; i < kBuffers; ++i) {
    if (buffers_[i].empty()) continue;
    Json view = {{"buffer", 0}, {"byteOffset", joined.size()}, {"byteLength", buffers_[i].size()}};
    if (i == kVertices) view["byteStride"] = kVertexBytes;
    if (i != kKeys) view["target"] = i == kVertices ? kVertexTarget : kIndexTarget;
    view_of[i] = add("bufferViews", std::move(view));
    joined.insert(joined.end(), buffers_[i].begin(), buffers_[i].end());
  }
  for (std::size_t i = 0; i < image_views_.size(); ++i) {
    const ImageView& view = image_views_[i];
    document["images"][i]["bufferView"] =
        add("bufferViews",
            {{"buffer", 0}, {"byteOffset", joined.size() + view.offset}, {"byteLength", view.bytes}});
  }
  joined.insert(joined.end(), images_.begin(), images_.end());
  if (joined.empty()) return joined;
  for (Json& accessor : document["accessors"])
    accessor["bufferView"] = view_of[accessor["bufferView"].get<std::size_t>()];
  add("buffers", {{"byteLength", joined.size()}});
  return joined;
}

Vector<std::byte> Writer::finish() && {
  const Vector<std::byte> binary = join_buffers();
  return write_glb(document.dump(), binary);
}

}  // namespace acm::gltf
