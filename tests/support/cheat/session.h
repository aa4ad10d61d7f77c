// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/server.hpp"
#include "acmotion/wire_messages.hpp"
#include "acmotion/world.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "script.h"
#include "support/cheat/bounds.h"
#include "support/cheat/liar.h"
#include "support/cheat/setting.h"
#include "support/cheat/side.h"

namespace acm::test::cheat {

/// Which promise of SV-30 a client has broken.
enum class Broken : std::uint8_t {
  Rotation,  ///< its body has a rotation that is none (SV-31)
  Jump,      ///< it is higher or faster than a jump makes it (SV-32)
  Attack,    ///< an Attack hook, or a death, that the host did not order (SV-33)
  Order,     ///< an order of the host was refused, or took longer than it may (SV-34)
  Travel,    ///< it is farther or higher than its keys make it (SV-35)
  Innocent,  ///< another body has other events or messages than without it
  Flood,     ///< one message became more than two, or corrections and reports repeat in a tick (SV-37)
  Count,
};
inline constexpr std::size_t kBrokenKinds = static_cast<std::size_t>(Broken::Count);
const char* to_string(Broken broken);

struct Finding {
  Broken broken;
  double time;       ///< seconds of the session
  std::string what;  ///< in words
};

/// A client that lies as the choices say, against a server, and beside it the same without that client. What
/// it must not gain is checked in every tick (managers SV-30).
class Session {
 public:
  /// By choices, or as stated.
  explicit Session(fuzz::Script& script) : Session(Setting::chosen(script)) {}
  explicit Session(const Setting& setting);

  /// Plays until the choices and the last trick end, at most kMostTicks; then the liar is silent and the host
  /// gives each kind of order. The last is the body's death, after which the client lies on.
  void run(fuzz::Script& script);
  static constexpr int kMostTicks = 300;

  /// At most one of each kind, in the order of their time.
  [[nodiscard]] const std::vector<Finding>& findings() const { return findings_; }
  /// The setting, what the liar has tried, and the findings, one line each.
  [[nodiscard]] std::string report() const;

 private:
  void tick(fuzz::Script* script);
  void lie(fuzz::Script& script);
  void receive(const wire::Message& message);
  void check_answers(std::size_t first);
  void check_motion(Bytes bytes);

  void order(fuzz::Script& script);
  std::uint32_t order_swing();
  void order_stop();
  std::uint32_t order_move(bool runs = false);
  void order_teleport();
  void order_velocity();
  void arrive();
  void await_move(std::uint32_t context);
  void end_with_orders();
  void lie_while_dead();
  void expect_accepted(const Outcome& outcome, const char* what);
  template <class Done>
  void expect_within(double seconds, const char* what, Done&& done);

  void check_body();
  void read_events();
  void check_innocent();
  void found(Broken broken, std::string what);
  [[nodiscard]] Broken blame(const std::string& what) const;

  [[nodiscard]] ObjectState body() const { return side_.world.state(setting_.liar); }
  [[nodiscard]] double now() const { return side_.world.clock(); }

  Setting setting_;
  Bounds bounds_;
  Side side_;
  Side control_;
  Liar liar_;
  int tick_ = 0;
  int ticks_since_clear_ = 0;
  int portal_ticks_ = 0;            // until the host hears that the player has arrived; 0: it is there
  int corrections_ = 0;             // in this tick, because of the liar's messages
  std::uint32_t contexts_;          // the newest that the host gave; all since kFirstContext are the host's
  std::uint32_t last_swing_ = 0;    // that was ordered while the client lied
  double swing_deadline_ = 0.0;     // when it is to be over
  std::uint32_t awaited_move_ = 0;  // that was ordered while the client lied, and that nothing has cancelled
  double move_deadline_ = 0.0;      // when it is to be over
  double jumped_at_ = -1.0;         // when the newest jump of the client was accepted
  bool death_ordered_ = false;
  std::uint32_t done_ = 0;   // the highest context of MotionDone and MoveFinished of the liar's body
  std::uint32_t swung_ = 0;  // the highest of its Attack hooks
  std::uint16_t force_stamp_ = 0;
  double raised_by_places_ = 0.0;  // metres
  std::vector<Finding> findings_;
};

}  // namespace acm::test::cheat
