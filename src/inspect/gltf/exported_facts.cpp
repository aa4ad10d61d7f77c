// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "exported_facts.h"

#include "inspect/gltf.h"

#include <fmt/format.h>

#include <charconv>

#include "base64.h"

namespace acm::gltf {

namespace {

ObjectId id_of(std::string_view text) {
  ObjectId id = 0;
  if (text.starts_with("0x")) {
    const auto [end, error] = std::from_chars(text.data() + 2, text.data() + text.size(), id, 16);
    if (error == std::errc() && end == text.data() + text.size()) return id;
  }
  throw GltfError(fmt::format("'{}' is no id", text.substr(0, 20)));
}

Animation animation_of(std::string_view name, const ReadJson& record) {
  const auto bytes = record.is_string() ? from_base64(record.get_ref<const std::string&>()) : std::nullopt;
  if (!bytes) throw GltfError(fmt::format("the record of animation {} is no base64", name.substr(0, 20)));
  Result<Animation> animation = read_animation(*bytes);
  if (!animation)
    throw GltfError(fmt::format("the record of animation {} is broken: {} at byte {}: {}", name.substr(0, 20),
                                to_string(animation.error().code), animation.error().offset,
                                animation.error().what));
  if (animation->id != id_of(name))
    throw GltfError(fmt::format("the record of animation {} is that of another", name.substr(0, 20)));
  return std::move(*animation);
}

ShownFrames shown_frames(const ReadJson& json, const std::map<ObjectId, Animation>& animations) {
  ShownFrames out;
  out.animation = id_of(text_at(json, "animation"));
  const auto found = animations.find(out.animation);
  if (found == animations.end())
    throw GltfError(fmt::format("animation 0x{:08X} is played, and its record is missing", out.animation));
  const ReadJson& frames = list_at(json, "frames");
  const auto frame = [&](std::size_t i) {
    if (i >= frames.size() || !frames[i].is_number_unsigned() ||
        frames[i].get<std::uint64_t>() >= found->second.frame_count)
      throw GltfError(
          fmt::format("a clip plays frames that animation 0x{:08X} does not have", out.animation));
    return frames[i].get<std::uint32_t>();
  };
  out.first = frame(0);
  out.last = frame(1);
  out.start = finite_at(json, "start");
  out.end = finite_at(json, "end");
  if (!(out.end > out.start) || !(out.step() > 0.0))
    throw GltfError(fmt::format("a clip plays animation 0x{:08X} in no time", out.animation));
  return out;
}

}  // namespace

ExportedFacts read_facts(Reader& reader) {
  const ReadJson* facts = nullptr;
  ExportedFacts out;
  const ReadJson& nodes = list_at(reader.document(), "nodes");
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const ReadJson* found = reader.facts_of(nodes[i]);
    if (!found || !found->contains("animations")) continue;
    if (facts) throw GltfError("there are several exported bodies in the file; keep one");
    facts = found;
    out.root = i;
  }
  if (!facts)
    throw GltfError(
        "no node has the extras of an exported body (editors keep them as custom properties, when asked to)");
  out.setup = id_of(text_at(*facts, "setup"));
  const ReadJson* animations = reader.decompress(facts->at("animations"));
  const ReadJson* clips = facts->contains("clips") ? reader.decompress(facts->at("clips")) : nullptr;
  if (!animations || !clips) throw GltfError("the extras of the exported body are not whole");
  for (const auto& [name, record] : animations->items()) {
    Animation animation = animation_of(name, record);
    const ObjectId id = animation.id;
    out.animations.insert_or_assign(id, std::move(animation));
  }
  for (const auto& [name, segments] : clips->items()) {
    if (!segments.is_array()) throw GltfError("the clips of the exported body are not whole");
    std::vector<ShownFrames>& clip = out.clips[name];
    for (const ReadJson& segment : segments) clip.push_back(shown_frames(segment, out.animations));
  }
  return out;
}

std::string_view without_copy_number(std::string_view name) {
  const std::size_t dot = name.rfind('.');
  if (dot == std::string_view::npos || dot + 4 != name.size()) return name;
  return name.find_first_not_of("0123456789", dot + 1) == std::string_view::npos ? name.substr(0, dot) : name;
}

}  // namespace acm::gltf
