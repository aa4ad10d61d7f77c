// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/dat.hpp"

#include <string>
#include <utility>

#include "retail_checker.h"

namespace acm::tool {

/// Decodes all objects of a type, one after the other, for a fact about them. Objects that cannot be read are
/// counted, and make the fact fail.
class RetailSweep {
 public:
  RetailSweep(RetailChecker& checks, const DatFile& dat) : checks_(checks), dat_(dat) {}

  /// `look` gets each object, `conclude` the parts at the end. Without objects of the type there is no fact.
  template <class Read, class Look, class Conclude>
  void all(std::string what, ObjectType type, Read read, Look look, Conclude conclude) {
    std::size_t met = 0, unread = 0;
    for (const DatEntry& entry : dat_.entries()) {
      if (object_type(entry.id) != type) continue;
      ++met;
      const Result<Bytes> bytes = dat_.read(entry, buffer_);
      if (!bytes.ok()) {
        ++unread;
        continue;
      }
      if (const auto object = read(*bytes); object.ok())
        look(*object);
      else
        ++unread;
    }
    if (met == 0) return checks_.absent(std::move(what));
    checks_.fact(std::move(what), [&](RetailParts& p) {
      p.equal("number of objects that cannot be read", unread, 0u);
      conclude(p);
    });
  }

 private:
  RetailChecker& checks_;
  const DatFile& dat_;
  Vector<std::byte> buffer_;
};

/// Facts about the hooks of animations, scripts and default scripts (retail-facts 2).
void check_retail_hooks(RetailSweep& sweep);

}  // namespace acm::tool
