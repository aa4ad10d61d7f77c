// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/acmotion.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdint>
#include <set>
#include <stdexcept>
#include <string>

namespace conformance {

using Json = nlohmann::ordered_json;

// Structs of the C interface as JSON and back: for each struct one function `fields` that names its members,
// which a Writer or a Reader goes through. Vectors and rotations are arrays, all other structs are objects.

struct Mistake : std::runtime_error {
  using std::runtime_error::runtime_error;
};

inline Json to_json(double value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value > 0.0 ? "inf" : "-inf";
  return value;
}
inline double to_double(const Json& json) {
  if (json == "nan") return std::nan("");
  if (json == "inf") return HUGE_VAL;
  if (json == "-inf") return -HUGE_VAL;
  return json.get<double>();
}

class Writer {
 public:
  Json json = Json::object();

  template <class T>
  void operator()(const char* name, const T& value) {
    json[name] = of(value);
  }
  void flag(const char* name, acm_bool value) { json[name] = value != 0; }
  void size(std::uint32_t) {}  // differs from platform to platform

  template <class T>
  static Json of(const T& value) {
    if constexpr (std::is_floating_point_v<T>) {
      return to_json(static_cast<double>(value));
    } else if constexpr (std::is_integral_v<T>) {
      return value;
    } else {
      Writer writer;
      fields(writer, const_cast<T&>(value));
      return writer.json;
    }
  }
  static Json of(const acm_vec3& v) { return Json::array({to_json(v.x), to_json(v.y), to_json(v.z)}); }
  static Json of(const acm_quat& q) {
    return Json::array({to_json(q.w), to_json(q.x), to_json(q.y), to_json(q.z)});
  }
  static Json of(const char* text) { return text ? Json(text) : Json(); }
  template <class T, std::size_t N>
  static Json of(const T (&values)[N]) {
    Json array = Json::array();
    for (const T& value : values) array.push_back(of(value));
    return array;
  }
};

/// Changes the members that the JSON names and leaves the others.
class Reader {
 public:
  explicit Reader(const Json& j) : json(j) {}

  template <class T>
  void operator()(const char* name, T& value) {
    if (const Json* found = find(name)) into(*found, value);
  }
  void flag(const char* name, acm_bool& value) {
    if (const Json* found = find(name))
      value = found->is_boolean() ? found->get<bool>() : found->get<acm_bool>();
  }
  void size(std::uint32_t& value) { (*this)("size", value); }

  template <class T>
  static void into(const Json& json, T& value) {
    if constexpr (std::is_floating_point_v<T>) {
      value = static_cast<T>(to_double(json));
    } else if constexpr (std::is_integral_v<T>) {
      value = json.get<T>();
    } else if constexpr (std::is_same_v<T, acm_vec3>) {
      into(json.at(0), value.x), into(json.at(1), value.y), into(json.at(2), value.z);
    } else if constexpr (std::is_same_v<T, acm_quat>) {
      into(json.at(0), value.w), into(json.at(1), value.x), into(json.at(2), value.y),
          into(json.at(3), value.z);
    } else if constexpr (std::is_array_v<T>) {
      for (std::size_t i = 0; i < json.size(); ++i) into(json.at(i), value[i]);
    } else if constexpr (!std::is_pointer_v<T>) {
      Reader reader(json);
      fields(reader, value);
      reader.check_all_known();
    }
  }
  void check_all_known() const {
    for (const auto& item : json.items())
      if (!known.contains(item.key())) throw Mistake("there is no field " + item.key());
  }

 private:
  const Json* find(const char* name) {
    known.insert(name);
    const auto found = json.find(name);
    return found == json.end() ? nullptr : &*found;
  }

  const Json& json;
  std::set<std::string> known;
};

}  // namespace conformance

#include "structs.h"
