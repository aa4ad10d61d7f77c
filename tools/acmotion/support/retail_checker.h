// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/dat.hpp"
#include "assets/shapes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "names.h"
#include "retail_facts.h"

namespace acm::tool {

/// The parts of a fact, of which the first that differs is reported.
class RetailParts {
 public:
  template <class T, class U>
  RetailParts& equal(const char* part, const T& actual, const U& expected) {
    if (difference_.empty() && !(actual == static_cast<T>(expected)))
      difference_ = fmt::format("{} is {}, not {}", part, actual, expected);
    return *this;
  }
  RetailParts& id(const char* part, ObjectId actual, ObjectId expected) {
    if (difference_.empty() && actual != expected)
      difference_ = fmt::format("{} is {}, not {}", part, hex32(actual), hex32(expected));
    return *this;
  }
  // The known values are printed with six or seven digits.
  RetailParts& near(const char* part, float actual, double expected) {
    const double allowed = std::max(1e-6, std::abs(expected) * 2e-6);
    if (difference_.empty() && !(std::abs(actual - expected) <= allowed))
      difference_ = fmt::format("{} is {}, not {}", part, actual, expected);
    return *this;
  }
  RetailParts& near(const char* part, const Vec3& a, double x, double y, double z) {
    return near(part, a.x, x).near(part, a.y, y).near(part, a.z, z);
  }
  RetailParts& near(const char* part, const Sphere& a, double x, double y, double z, double radius) {
    return near(part, a.center, x, y, z).near(part, a.radius, radius);
  }
  /// The quaternion as x, y, z, w.
  RetailParts& near(const char* part, const Quat& a, double x, double y, double z, double w) {
    return near(part, a.x, x).near(part, a.y, y).near(part, a.z, z).near(part, a.w, w);
  }
  /// False when there are too few things for the facts about them.
  bool at_least(const char* part, std::size_t actual, std::size_t needed) {
    if (difference_.empty() && actual < needed) difference_ = fmt::format("{}: only {}", part, actual);
    return difference_.empty();
  }
  RetailParts& holds(const char* part, bool holds) {
    if (difference_.empty() && !holds) difference_ = fmt::format("not so: {}", part);
    return *this;
  }
  [[nodiscard]] const std::string& difference() const { return difference_; }

 private:
  std::string difference_;
};

class RetailChecker {
 public:
  explicit RetailChecker(const DatFile& dat) : dat_(dat) {}

  template <class Check>
  void fact(std::string what, Check check) {
    RetailParts parts;
    check(parts);
    add(std::move(what), parts.difference());
  }

  /// A fact about an object, whose bytes the check gets.
  template <class Check>
  void bytes(ObjectId id, const char* what, Check check) {
    std::string title = fmt::format("{} {}", hex32(id), what);
    const DatEntry* entry = dat_.find(id);
    if (entry == nullptr) return absent(std::move(title));
    const Result<Bytes> object = dat_.read(*entry, buffer_);
    if (!object.ok()) return add(std::move(title), describe(object.error()));
    fact(std::move(title), [&](RetailParts& parts) { check(parts, *object); });
  }

  /// A fact about a decoded object, which must also be written as it was read.
  template <class Read, class Write, class Check>
  void record(ObjectId id, const char* what, Read read, Write write, Check check) {
    bytes(id, what, [&](RetailParts& parts, Bytes object) {
      const auto decoded = read(object);
      if (!decoded.ok()) return void(parts.holds(decoded.error().what, false));
      check(parts, *decoded);
      parts.holds("written as it was read", std::ranges::equal(write(*decoded), object));
    });
  }

  /// Something that the file does not hold.
  void absent(std::string what) {
    checks_.push_back({std::move(what), RetailCheck::CheckAction::Absent, {}});
  }
  /// Something to know that is neither right nor wrong.
  void note(std::string what, std::string text) {
    checks_.push_back({std::move(what), RetailCheck::CheckAction::Note, std::move(text)});
  }

  std::vector<RetailCheck> take() { return std::move(checks_); }

 private:
  void add(std::string what, const std::string& difference) {
    checks_.push_back({std::move(what),
                       difference.empty() ? RetailCheck::CheckAction::Pass : RetailCheck::CheckAction::Fail,
                       difference});
  }

  const DatFile& dat_;
  Vector<std::byte> buffer_;
  std::vector<RetailCheck> checks_;
};

/// The four files of a client.
enum class RetailFile { Portal, Highres, Cell, Local };

/// Facts about all objects of a kind of the portal and highres files (retail-facts 2).
void check_retail_census(RetailChecker& checks, const DatFile& dat, RetailFile file);

/// Which portal file of a known date has about as many objects: "nearest to the portal file of June 2005: …".
std::string resembled_portal(std::size_t objects);

/// Facts about textures, palettes, clothing and emitters (dat-formats 5).
void check_retail_looks(RetailChecker& checks);

}  // namespace acm::tool
