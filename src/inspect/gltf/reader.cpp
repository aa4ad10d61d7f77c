// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "reader.h"

#include "inspect/text/parse_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "glb.h"
#include "names.h"

namespace acm::gltf {

namespace {

// 0: none that animations may have.
std::size_t component_bytes(int component) {
  switch (component) {
    case kI8Component:
    case kU8Component: return 1;
    case kI16Component:
    case kU16Component: return 2;
    case kFloatComponent: return 4;
    default: return 0;
  }
}

// How many elements fit into a view.
std::size_t elements_in(std::size_t bytes, std::size_t offset, std::size_t element, std::size_t stride) {
  if (offset > bytes || bytes - offset < element) return 0;
  return (bytes - offset - element) / stride + 1;
}

// More than any file has, and far from what a size_t can hold.
constexpr std::size_t kMaxBufferBytes = std::size_t{1} << (sizeof(std::size_t) > 4 ? 40 : 30);

// The file when it is JSON and not a container of it; else nothing.
std::string_view text_form(Bytes file) {
  std::string_view text(reinterpret_cast<const char*>(file.data()), file.size());
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && text[first] == '{' ? text : std::string_view();
}

const ReadJson& nothing() {
  static const ReadJson null;
  return null;
}

}  // namespace

bool is_scale(float factor) {
  return !(std::fabs(factor - 1.0f) <= 1e-4f);
}

ReadJson Reader::parse(std::string_view text, const char* what) const {
  InspectResult<ReadJson> parsed = parse_ordered_json(text, text.size());
  if (parsed) return std::move(parsed).value();
  fail(fmt::format("{} is broken: {}", what, parsed.error().text));
  return {};
}

std::size_t Reader::width_at(const ReadJson& accessor) const {
  const std::string type = text_at(accessor, "type");
  if (type == "SCALAR") return 1;
  if (type == "VEC3") return 3;
  if (type == "VEC4") return 4;
  fail(fmt::format("an accessor of animations has the type '{}'", type.substr(0, 20)));
  return 1;
}

std::vector<float> Reader::floats_at(const ReadJson& node, const char* key, std::size_t count) const {
  std::vector<float> out;
  for (const ReadJson& value : list_at(node, key)) {
    const double number = value.is_number() ? value.get<double>() : NAN;
    if (!std::isfinite(static_cast<float>(number)) || out.size() == count) {
      fail(fmt::format("a node has a {} that is not {} numbers", key, count));
      return {};
    }
    out.push_back(static_cast<float>(number));
  }
  if (out.empty() || out.size() == count) return out;
  fail(fmt::format("a node has a {} of {} numbers", key, out.size()));
  return {};
}

Node Reader::node_of(const ReadJson& json) {
  if (json.is_object() && json.contains("matrix"))
    fail("a node is given as a matrix; let the editor write translation and rotation instead");
  Node node;
  node.name = text_at(json, "name");
  if (const std::vector<float> t = floats_at(json, "translation", 3); !t.empty())
    node.local.origin = {t[0], t[1], t[2]};
  if (const std::vector<float> q = floats_at(json, "rotation", 4); !q.empty())
    node.local.rotation = {q[3], q[0], q[1], q[2]};
  for (const float scale : floats_at(json, "scale", 3)) node.scaled |= is_scale(scale);
  const ReadJson* facts = facts_of(json);
  if (facts && facts->contains("part") && (*facts)["part"].is_number())
    node.part =
        static_cast<std::uint32_t>(number_at(*facts, "part", std::numeric_limits<std::uint32_t>::max()));
  return node;
}

const ReadJson* Reader::find(const ReadJson& object, const char* key) const {
  if (!object.is_object()) {
    fail(fmt::format("what should have '{}' is not an object", key));
    return nullptr;
  }
  const auto it = object.find(key);
  return it == object.end() ? nullptr : &*it;
}

const ReadJson& Reader::list_at(const ReadJson& object, const char* key) const {
  static const ReadJson empty = ReadJson::array();
  const ReadJson* list = find(object, key);
  if (!list) return empty;
  if (list->is_array()) return *list;
  fail(fmt::format("'{}' is not a list", key));
  return empty;
}

std::string Reader::text_at(const ReadJson& object, const char* key) const {
  const ReadJson* text = find(object, key);
  return text && text->is_string() ? text->get<std::string>() : std::string();
}

std::size_t Reader::number_at(const ReadJson& object, const char* key, std::size_t limit,
                              std::optional<std::size_t> otherwise) const {
  const ReadJson* value = find(object, key);
  if (!value && otherwise) return *otherwise;
  // Editors may turn whole numbers into others: 3.0.
  const double number = value && value->is_number() ? value->get<double>() : -1.0;
  if (!(number >= 0.0) || number != std::floor(number)) {
    fail(fmt::format("'{}' should be a whole number", key));
    return 0;
  }
  if (number >= static_cast<double>(limit)) {
    fail(fmt::format("'{}' is {:.0f}, and there are only {}", key, number, limit));
    return 0;
  }
  return static_cast<std::size_t>(number);
}

const ReadJson& Reader::element_at(const ReadJson& list, const ReadJson& object, const char* key) const {
  const std::size_t index = number_at(object, key, list.size());
  return ok() ? list[index] : nothing();
}

double Reader::finite_at(const ReadJson& object, const char* key) const {
  const ReadJson* value = find(object, key);
  if (value && value->is_number() && std::isfinite(value->get<double>())) return value->get<double>();
  fail(fmt::format("'{}' should be a number", key));
  return 0.0;
}

float Accessor::at(std::size_t element, std::size_t part) const {
  ByteReader in(bytes.subspan(element * stride + part * component_bytes(component)));
  switch (component) {
    case kI8Component:
      return std::max(static_cast<float>(static_cast<std::int8_t>(in.u8(""))) / 127.0f, -1.0f);
    case kU8Component: return static_cast<float>(in.u8("")) / 255.0f;
    case kI16Component: return std::max(static_cast<float>(in.i16("")) / 32767.0f, -1.0f);
    case kU16Component: return static_cast<float>(in.u16("")) / 65535.0f;
    default: return in.f32("");
  }
}

Reader::Reader(Bytes file, GltfFileReader read_file, FirstError& first_error) : first_error_(first_error) {
  Glb parts{text_form(file), {}};
  if (parts.json.empty()) {
    const Result<Glb> glb = read_glb(file);
    if (!glb) {
      first_error_.record(to_inspect_error(glb.error()));
      return;
    }
    parts = *glb;
  }
  buffers_ = Buffers(parts.binary, std::move(read_file));
  document_ = parse(parts.json, "the JSON of the file");
  if (!document_.is_object()) {
    fail("the JSON of the file is not an object");
    return;
  }
  if (const ReadJson* asset = find(document_, "asset"); asset && asset->is_object())
    if (const std::string version = text_at(*asset, "version"); !version.starts_with("2."))
      fail(fmt::format("glTF of version '{}' and not 2", printable(version)));
}

Bytes Reader::buffer_of(const ReadJson& view) {
  const ReadJson& buffers = list_at(document_, "buffers");
  const std::size_t index = number_at(view, "buffer", buffers.size());
  if (!ok()) return {};
  const ReadJson* text = find(buffers[index], "uri");
  std::string_view uri;
  if (text && text->is_string()) uri = text->get_ref<const std::string&>();
  const Bytes bytes = ok() ? buffers_.bytes_of(index, uri, first_error_) : Bytes();
  const std::size_t length = number_at(buffers[index], "byteLength", kMaxBufferBytes);
  if (ok() && length > bytes.size())
    fail(fmt::format("buffer {} should have {} bytes, and {} are there", index, length, bytes.size()));
  return ok() ? bytes.first(length) : Bytes();
}

Bytes Reader::view(const ReadJson& accessor, std::size_t& stride) {
  const ReadJson& json = element_at(list_at(document_, "bufferViews"), accessor, "bufferView");
  const Bytes buffer = ok() ? buffer_of(json) : Bytes();
  if (!ok()) return {};
  const std::size_t limit = buffer.size() + 1;
  const std::size_t offset = number_at(json, "byteOffset", limit, 0);
  const std::size_t length = number_at(json, "byteLength", limit);
  const std::size_t room = buffer.size() - offset;
  if (length > room) fail(fmt::format("a buffer view ends {} bytes after the data", length - room));
  stride = number_at(json, "byteStride", 256, 0);
  return ok() ? buffer.subspan(offset, length) : Bytes();
}

Accessor Reader::accessor(const ReadJson& owner, const char* key) {
  const ReadJson& accessors = list_at(document_, "accessors");
  const std::size_t index = number_at(owner, key, accessors.size());
  const ReadJson& json = ok() ? accessors[index] : nothing();
  if (json.is_object() && json.contains("sparse"))
    fail(fmt::format("accessor {} is sparse, which is not read", index));
  std::size_t stride = 0;
  const Bytes bytes = view(json, stride);
  Accessor out;
  out.component = static_cast<int>(number_at(json, "componentType", 10000));
  out.width = width_at(json);
  const std::size_t number = component_bytes(out.component);
  if (number == 0) fail(fmt::format("an accessor has components of type {}", out.component));
  const std::size_t element = out.width * number;
  out.stride = stride != 0 ? stride : element;
  if (out.stride < element) fail(fmt::format("the elements of accessor {} overlap", index));
  const std::size_t offset = number_at(json, "byteOffset", bytes.size() + 1, 0);
  out.count = number_at(json, "count", kMaxBufferBytes);
  if (!ok()) return {};
  if (const std::size_t most = elements_in(bytes.size(), offset, element, out.stride);
      out.count > most || out.count == 0) {
    fail(fmt::format("accessor {} has {} elements, and its buffer view has room for {}", index, out.count,
                     most));
    return {};
  }
  out.bytes = bytes.subspan(offset);
  return out;
}

std::vector<Node> Reader::nodes() {
  const ReadJson& list = list_at(document_, "nodes");
  std::vector<Node> nodes;
  for (const ReadJson& json : list) nodes.push_back(node_of(json));
  for (std::size_t i = 0; i < nodes.size(); ++i)
    for (const ReadJson& child : list_at(list[i], "children")) {
      const std::size_t index = child.is_number_unsigned() ? child.get<std::size_t>() : nodes.size();
      if (index >= nodes.size() || nodes[index].parent) {
        fail(fmt::format("node {} has a child that is none, or another's", i));
        return nodes;
      }
      nodes[index].parent = i;
    }
  return nodes;
}

const ReadJson* Reader::parsed_object(const ReadJson& value) {
  if (value.is_object()) return &value;
  if (!value.is_string()) return nullptr;
  const auto [it, is_new] = parsed_texts_.try_emplace(&value);
  ReadJson& parsed = it->second;
  if (is_new) parsed = parse(value.get_ref<const std::string&>(), "a text in the extras");
  return parsed.is_object() ? &parsed : nullptr;
}

const ReadJson* Reader::facts_of(const ReadJson& element) {
  if (!element.is_object() || !element.contains("extras")) return nullptr;
  const ReadJson& extras = element["extras"];
  if (!extras.is_object() || !extras.contains(kExtras)) return nullptr;
  return parsed_object(extras[kExtras]);
}

}  // namespace acm::gltf
