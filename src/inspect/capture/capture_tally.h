// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/capture.hpp"
#include "acmotion/wire.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace acm::inspect {

/// What a capture holds: how many of each kind of message, and which objects they are about. Bounded, as
/// captures can be of any size: what comes when it is full is not counted any more.
class CaptureTally {
 public:
  /// Counts a message and remembers the names and players in it. `message` is null when it has
  /// nothing to do with movement. Returns the object that it is about; 0: none.
  Guid add(const CapturedMessage& captured, const wire::MessageId& id, const wire::Message* message);
  /// Bytes that were cut off the end of a message.
  void add_stray(std::size_t bytes);
  /// The guid, and the name if it is known; "-" for 0.
  [[nodiscard]] std::string object_text(Guid guid) const;

  struct Count {
    std::uint64_t messages = 0;
    std::uint64_t bytes = 0;
  };
  struct Kind {
    std::string label;   ///< its name, or its number when it has none
    std::string opcode;  ///< "0xF74C", with its envelope "0xF7B1/0xF61C"
    bool from_server = true;
    Count count;
  };
  /// The kinds of messages, the most frequent first.
  [[nodiscard]] std::vector<Kind> kinds() const;
  struct Object {
    Guid guid = 0;
    std::string name;
    Count count;
  };
  /// The objects that most messages are about, at most `most`.
  [[nodiscard]] std::vector<Object> busiest(std::size_t most) const;
  [[nodiscard]] std::size_t object_count() const { return objects_.size(); }
  /// The name of an object as the server sent it; empty when it is not known.
  [[nodiscard]] std::string name_of(Guid guid) const;
  /// Messages with stray bytes, and those bytes.
  [[nodiscard]] const Count& stray() const { return stray_; }

 private:
  static constexpr std::size_t kMaxObjects = 1u << 18;
  static constexpr std::size_t kMaxKinds = 4096;
  static constexpr std::size_t kMaxPlayers = 1u << 16;

  [[nodiscard]] Guid subject_of(const wire::Message& message, std::uint64_t flow) const;
  void learn(const wire::Message& message, std::uint64_t flow);
  Object* find(Guid guid);
  Kind* find_kind(const wire::MessageId& id, bool from_server);
  void name(const wire::ObjectDescription& description);

  using KindKey = std::tuple<std::uint32_t, std::uint32_t, bool>;  // opcode, type, "from the client"
  std::unordered_map<Guid, Object> objects_;
  std::map<KindKey, Kind> kinds_;
  std::unordered_map<std::uint64_t, Guid> players_;  // by connection
  Count stray_;
};

}  // namespace acm::inspect
