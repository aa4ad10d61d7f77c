// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "wire/message.h"

#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>

#include "capture_reader.h"

namespace acm::tool {

/// What a message is called: its own name, or the number of one that is none of ours.
std::string message_label(const wire::MessageId& id);

/// What a capture holds: how many of each kind of message, and which objects they are about. Bounded, as
/// captures can be of any size: what comes when it is full is not counted any more.
class CaptureTally {
 public:
  /// `subject` is the object the message is about; 0: none.
  void count(const CapturedMessage& captured, const wire::MessageId& id, Guid subject);
  /// Remembers an object's name.
  void name(const wire::ObjectDescription& description);
  /// The guid, and the name if it is known; "-" for 0.
  [[nodiscard]] std::string object_text(Guid guid) const;
  void print(const CaptureReader& reader, std::uint64_t faults) const;

 private:
  struct Object {
    std::string name;
    std::uint64_t messages = 0;
    std::uint64_t bytes = 0;
  };
  struct KindCount {
    std::uint64_t messages = 0;
    std::uint64_t bytes = 0;
  };
  static constexpr std::size_t kMostObjects = 1u << 18;
  static constexpr std::size_t kMostKinds = 4096;

  Object* find(Guid guid);
  void print_kinds() const;
  void print_busiest() const;

  std::unordered_map<Guid, Object> objects_;
  std::map<std::pair<std::string, wire::Direction>, KindCount> kinds_;
};

}  // namespace acm::tool
