// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "support/cheat/bounds.h"

#include "acmotion/client.hpp"
#include "acmotion/commands.hpp"
#include "acmotion/sample.hpp"
#include "acmotion/server.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <tuple>

namespace acm::test::cheat {

namespace {

// core 11.3. 0 when such a weenie cannot jump.
double formula_height(const WeenieFacts& w) {
  if (w.load >= 2.0f) return 0.0;
  const double mod = w.load < 1.0f ? 1.0 : 2.0 - w.load;
  const double skill = w.stamina > 0 ? w.jump_skill : 0.0;
  return std::max(0.35, mod * (22.2 * skill / (skill + 1300.0) + 0.05));
}

double jump_speed_of(const WeenieFacts& w) {
  if (!w.present) return 10.0;
  if (w.jump_model == JumpModel::Formula) return std::sqrt(2.0 * kGravity * formula_height(w));
  const bool refused = w.jump_model == JumpModel::Refuses || !w.can_jump || !w.knows_stamina_cost;
  return refused ? 0.0 : w.jump_velocity;
}

double along(const Position& from, const Position& to) {
  const Vec3 way = offset(from, to);
  return std::hypot(static_cast<double>(way.x), static_cast<double>(way.y));
}

template <class... Numbers>
std::string text(const char* format, Numbers... numbers) {
  char buffer[200];
  std::snprintf(buffer, sizeof(buffer), format, numbers...);
  return buffer;
}

/// A real client, its server and nothing between them.
class HonestSession {
 public:
  explicit HonestSession(const Setting& setting)
      : setting_(setting),
        server_world_(assets(), setting.world_options()),
        client_world_(assets(), setting.world_options()),
        server_(server_world_, setting.rules),
        client_(client_world_) {
    (void)server_world_.create_object(setting.liar, setting.body());
    server_.set_player(setting.liar, true);
    client_.set_player(setting.liar);
    (void)client_.receive(server_.describe(setting.liar));
    ObjectFacts own = client_world_.facts(setting.liar);
    own.weenie = setting.weenie;
    own.weenie.is_local_player = true;
    own.scale = setting.scale;
    client_world_.set_facts(setting.liar, own);
    for (int i = 0; i < 10; ++i) step();
  }

  Client& client() { return client_; }
  [[nodiscard]] bool lands() const { return client_world_.state(setting_.liar).contact; }
  [[nodiscard]] Position place() const { return server_world_.state(setting_.liar).position; }

  void step() {
    client_world_.tick(setting_.tick);
    for (const OutboundMessage& m : server_.outbox()) (void)client_.receive(m.bytes);
    server_.clear_outbox();
    client_.update();
    for (const OutboundMessage& m : client_.outbox()) (void)server_.receive(setting_.liar, m.bytes);
    client_.clear_outbox();
    server_world_.tick(setting_.tick);
    if (setting_.ground == Ground::Host) answer_steps(server_world_, setting_.liar);
    server_.broadcast_due();
    server_world_.clear_events();
    client_world_.clear_events();
  }

 private:
  static Assets& assets() {
    static Assets sample = sample_assets();
    return sample;
  }

  Setting setting_;
  World server_world_;
  World client_world_;
  Server server_;
  Client client_;
};

// How an honest client jumps while it runs.
enum class Jumping { Never, Charged, Tapped };

// `pause` is the least time between two taps, in ticks: what is left of a jump slides out in a few.
void run_ahead(const Setting& setting, Jumping jumping, int pause, Twin& twin) {
  HonestSession s(setting);
  std::vector<Position> places{s.place()};  // by seconds
  s.client().set_hold_run(true);
  s.client().press_key(command::kWalkForward);
  if (jumping == Jumping::Charged) s.client().press_key(command::kJump);
  constexpr double kWholeCharge = 1.0;  // seconds (managers LP-40)
  double charged = 0.0;
  int waited = 0;
  double time = 0.0;
  for (std::size_t second = 1; second <= Twin::kSeconds; ++second) {
    for (; time < static_cast<double>(second) - setting.tick / 2; time += setting.tick) {
      charged += setting.tick;
      if (jumping == Jumping::Tapped && ++waited >= pause && s.lands()) {
        s.client().press_key(command::kJump);
        s.client().release_key(command::kJump);
        waited = 0;
      }
      if (jumping == Jumping::Charged && charged > kWholeCharge && s.lands()) {
        s.client().release_key(command::kJump);
        s.client().press_key(command::kJump);
        charged = 0.0;
      }
      s.step();
      twin.highest = std::max(twin.highest, static_cast<double>(s.place().frame.origin.z));
    }
    places.push_back(s.place());
  }
  for (std::size_t from = 0; from < places.size(); ++from)
    for (std::size_t to = from + 1; to < places.size(); ++to)
      twin.farthest[to - from] = std::max(twin.farthest[to - from], along(places[from], places[to]));
}

// The same settings come again and again.
const Twin& twin_of(const Setting& s) {
  const WeenieFacts& w = s.weenie;
  using Key =
      std::tuple<Ground, double, float, bool, JumpModel, bool, bool, bool, float, float, float, float, int>;
  static std::map<Key, Twin> known;
  const Key key{s.ground,
                s.tick,
                s.scale,
                w.present,
                w.jump_model,
                w.can_jump,
                w.knows_stamina_cost,
                w.knows_run_rate,
                w.run_rate,
                w.jump_velocity,
                w.jump_skill,
                w.load,
                w.stamina};
  return known.try_emplace(key, s).first->second;
}

}  // namespace

HonestPlay::HonestPlay(const Setting& setting) {
  const WeenieFacts& w = setting.weenie;
  const double rate = w.present && w.knows_run_rate ? w.run_rate : 1.0;
  const double scale = setting.scale;
  const double speed = std::max(3.12, 4.0 * rate);  // who runs slowly had better walk
  ground_speed = speed * scale;
  run_speed = speed * std::max(1.0, scale);  // in the air the scale does not count
  const double sideways = 1.25 * std::min(3.0, 1.248 * std::max(1.0, rate)) * scale;
  fastest = std::hypot(run_speed, sideways);
  hopping = run_speed + fastest;
  jump_speed = jump_speed_of(w);
  jump_height = jump_speed * jump_speed / (2.0 * kGravity);
}

Twin::Twin(const Setting& setting) : farthest(kSeconds + 1) {
  for (const Jumping jumping : {Jumping::Never, Jumping::Charged}) run_ahead(setting, jumping, 0, *this);
  for (const int pause : {1, 3, 5, 8}) run_ahead(setting, Jumping::Tapped, pause, *this);
}

Bounds::Bounds(const Setting& setting)
    : setting_(setting),
      honest_(setting),
      twin_(&twin_of(setting)),
      has_ground_(setting.ground == Ground::Flat || setting.ground == Ground::Host) {}

void Bounds::restart(double time, const Position& place) {
  top_ = place.frame.origin.z;
  samples_.assign(1, {time, place, top_});
  allowed_up_ = 0.0;
  pushed_at_ = kNotPushed;
}

void Bounds::push(double time, Vec3 velocity) {
  const double along = std::hypot(static_cast<double>(velocity.x), static_cast<double>(velocity.y));
  const double up = velocity.z;
  if (has_ground_) allowed_up_ += up * up / (2.0 * kGravity);
  // A body that stands may go on standing, and nothing takes the velocity from it.
  if (pushed_at_ == kNotPushed) pushed_at_ = time;
  pushed_along_ = along;
  pushed_up_ = up;
}

double Bounds::pushed_seconds(double from, double to) const {
  return pushed_at_ == kNotPushed ? 0.0 : to - std::max(from, pushed_at_);
}

double Bounds::farthest(double seconds) const {
  const double slack = honest_.fastest * static_cast<double>(setting_.rules.travel_slack) + kPlay;
  const double by_formula = honest_.hopping * seconds + slack;
  const auto whole = static_cast<std::size_t>(std::ceil(seconds));
  if (whole >= twin_->farthest.size()) return by_formula;
  // The twin runs straight ahead; sideways steps add their share.
  const double by_twin = twin_->farthest[whole] * honest_.fastest / honest_.run_speed;
  // The twin's animation is slower than its keys when it runs fast, and SV-35 counts the keys. Its ground is
  // level, too: where only a client knows the ground it may have run over an edge, and in the air a body
  // keeps the speed of a run, of which its scale is no part (core 7.15).
  const double speed = has_ground_ ? honest_.ground_speed : honest_.run_speed;
  const double by_keys = speed * honest_.fastest / honest_.run_speed * seconds;
  return std::min(by_formula, std::max(by_twin, by_keys) + slack);
}

double Bounds::highest(double seconds) const {
  const double jump = honest_.jump_height * kHeightFactor;
  if (has_ground_) return jump + kPlay + allowed_up_;
  const double climb = std::max(honest_.jump_speed, honest_.fastest);
  return climb * (seconds + static_cast<double>(setting_.rules.travel_slack)) + jump + kPlay + allowed_up_;
}

std::string Bounds::check(double time, const Position& place) {
  if (samples_.empty()) restart(time, place);
  for (const Sample& s : samples_) {
    const double seconds = time - s.time;
    const double pushed = pushed_seconds(s.time, time);
    const double most = farthest(seconds) + pushed_along_ * pushed;
    if (const double d = along(s.place, place); !(d <= most))
      return text("distance: %.2f m in %.2f s; at most %.2f are honest", d, seconds, most);
    const double up = offset(s.place, place).z;
    // A body that falls where its client stands is raised again by the client's next place. So only what is
    // above every earlier place has been climbed.
    const double climbed = place.frame.origin.z - s.top;
    const double most_up = highest(seconds) + pushed_up_ * pushed;
    if (!has_ground_ && !(climbed <= most_up))
      return text("height: %.2f m up in %.2f s; at most %.2f are honest", climbed, seconds, most_up);
    // A step falls by its velocity and half of what gravity adds in it.
    const double fall = kMaxVelocity + kGravity * setting_.tick / 2.0;
    const double longest = seconds + setting_.tick + static_cast<double>(setting_.rules.travel_slack);
    const double most_down = fall * longest + kPlay;
    if (!(-up <= most_down)) return text("height: %.2f m down in %.2f s", -up, seconds);
  }
  const double height = place.frame.origin.z;
  top_ = std::max(top_, height);
  if (has_ground_ && !(height <= highest(0.0)))
    return text("height: %.2f m above the ground; at most %.2f are honest", height, highest(0.0));
  return {};
}

void Bounds::stated(double time, const Position& place) {
  if (time - samples_.back().time < 1.0) return;
  top_ = std::max(top_, static_cast<double>(place.frame.origin.z));
  samples_.push_back({time, place, top_});
}

std::string Bounds::check_velocity(Vec3 velocity) const {
  constexpr double kRounding = 0.01;  // metres per second
  if (pushed_at_ != kNotPushed) return {};
  const double level = std::hypot(static_cast<double>(velocity.x), static_cast<double>(velocity.y));
  if (!(level <= honest_.fastest + kRounding))
    return text("speed: %.2f m/s along; at most %.2f are honest", level, honest_.fastest);
  if (!(velocity.z <= honest_.jump_speed + kRounding))
    return text("speed: %.2f m/s upwards; at most %.2f are honest", velocity.z, honest_.jump_speed);
  return {};
}

}  // namespace acm::test::cheat
