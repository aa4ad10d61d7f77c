// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire.hpp"
#include "world/role_worlds.h"

#include <cstdint>
#include <map>

namespace acm::inspect {

/// Bodies for objects that a capture moves and never describes, because it begins in mid-session. All have
/// one assumed Setup. Such a body appears at the object's first position; timestamps that were never seen are
/// taken to be just before those of the first message that has them.
class AnonymousBodies {
 public:
  enum class Next : std::uint8_t {
    Apply,    ///< the message is to be applied as any other
    Applied,  ///< it has made the body
    Kept,     ///< a motion of an object whose place is not known yet; the last one is applied when it is
  };

  explicit AnonymousBodies(ObjectId setup) : setup_(setup) {}

  /// To be called before each message about an object.
  Next prepare(ClientWorld& world, const wire::Message& message);
  [[nodiscard]] bool has(Guid guid) const { return bodies_.contains(guid); }
  [[nodiscard]] ObjectId setup() const { return setup_; }

 private:
  /// Which timestamps were seen.
  struct Seen {
    bool movement = false;
    bool vector = false;
    bool state = false;
  };

  Next prepare_unknown(ClientWorld& world, const wire::Message& message);
  void create(ClientWorld& world, Guid guid, const wire::PositionPack& pack);
  void remove(ClientWorld& world, Guid guid);
  void expect(ClientWorld& world, const wire::Message& message);
  void expect_movement(ClientWorld& world, Guid guid, std::uint16_t movement, std::uint16_t server_control,
                       const wire::MovementBody& body);

  ObjectId setup_;
  std::map<Guid, Seen> bodies_;
  std::map<Guid, wire::UpdateMotion> kept_;
};

}  // namespace acm::inspect
