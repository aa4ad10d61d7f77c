// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "crowd.h"

#include "acmotion/sample.hpp"
#include "base/heading.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace acm::tool {

namespace {

using P = MovementParameters;

constexpr std::uint32_t kGroup = 16;          // creatures that deal with one another
constexpr float kGroupSize = 40.0f;           // metres along the side of a group's ground
constexpr std::uint32_t kOrderInterval = 60;  // ticks between two orders to one creature
constexpr float kReach = 2.0f;                // metres at which an attack begins
constexpr double kMaxTurn = 150.0;            // degrees: beyond, left and right are too much alike
constexpr CellId kSouthWest = 0x10100001;     // the landblock where the crowd begins
constexpr std::array<ObjectId, 2> kSetups = {kSampleMannequin, kSampleBeast};

wire::Origin origin_of(const Position& p) {
  return {p.cell, p.frame.origin};
}

}  // namespace

Crowd::Crowd(AssetStore& store, std::uint32_t actors, std::uint64_t seed) : dice_(seed) {
  for (const ObjectId setup : kSetups) {
    Repertoire& repertoire = repertoires_.emplace_back();
    const Result<SpawnParameters> parameters = spawn_parameters(store, setup);
    if (!parameters || !parameters->table) continue;
    // The style with the most that can be done from its default state.
    const MotionTable& table = *parameters->table->table;
    for (const MotionTable::LinkGroup& group : table.link_groups()) {
      const Command style = expand_command(static_cast<std::uint16_t>(group.key >> 16));
      std::vector<Command> actions;
      for (const MotionTable::Link& link : table.links_of(group))
        if (is_action(link.to)) actions.push_back(link.to);
      const bool fights = style != command::kNonCombat || repertoire.attacks.empty();
      if (fights && actions.size() > repertoire.attacks.size()) repertoire = {style, actions, 0};
    }
    repertoire.table = table.id();
  }
  for (std::uint32_t i = 0; i < actors; ++i)
    creatures_.push_back({kSetups[i % kSetups.size()], static_cast<std::uint32_t>(i % kSetups.size()), {}});
}

// splitmix64: the same on every machine, unlike the standard distributions.
std::uint32_t Crowd::below(std::uint32_t n) {
  std::uint64_t z = dice_ += 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return static_cast<std::uint32_t>(((z ^ (z >> 31)) >> 32) * n >> 32);
}

Guid Crowd::someone_near(std::uint32_t creature) {
  const auto count = static_cast<std::uint32_t>(creatures_.size());
  const std::uint32_t first = creature / kGroup * kGroup;
  return kFirstGuid + first + below(std::min(kGroup, count - first));
}

Position Crowd::place_in_group(std::uint32_t creature) {
  const auto groups = static_cast<std::uint32_t>((creatures_.size() + kGroup - 1) / kGroup);
  const auto row = static_cast<std::uint32_t>(std::sqrt(static_cast<double>(groups))) + 1;
  const std::uint32_t group = creature / kGroup;
  const auto along = [&] { return kGroupSize * static_cast<float>(below(1000)) / 1000.0f; };
  Position p{kSouthWest, {}};
  p.frame.origin = {static_cast<float>(group % row) * kGroupSize + along(),
                    static_cast<float>(group / row) * kGroupSize + along(), 0.0f};
  adjust_to_outside(p);
  return p;
}

void Crowd::create(const Send& send) {
  using Physics = wire::PhysicsDescription;
  for (std::uint32_t i = 0; i < creatures_.size(); ++i) {
    wire::CreateObject m;
    m.guid = kFirstGuid + i;
    // A description that names no motion table means none, whatever the Setup says (effects SN-10).
    m.physics.flags = Physics::kPosition | Physics::kSetup | Physics::kMotionTable;
    m.physics.motion_table = repertoires_[creatures_[i].kind].table;
    m.physics.position = place_in_group(i);
    m.physics.setup = creatures_[i].setup;
    m.physics.state = acm::physics_state::kDefault;
    m.physics.timestamps = creatures_[i].timestamps;
    send(m);
  }
}

std::vector<std::uint32_t> Crowd::due(std::uint64_t tick) const {
  std::vector<std::uint32_t> creatures;
  for (auto i = static_cast<std::uint32_t>(tick % kOrderInterval); i < size(); i += kOrderInterval)
    creatures.push_back(i);
  return creatures;
}

void Crowd::order(std::uint64_t tick, const WorldState& world, const Send& send) {
  for (const std::uint32_t i : due(tick)) {
    send(motion(i, choose(i, someone_near(i), world)));
    if (below(4) == 0) send(position(i, world));
  }
}

wire::MovementBody Crowd::chase(std::uint32_t creature, Guid target, const WorldState& world) const {
  const Actor* seen = world.find(target);
  wire::MovementBody body;
  body.style = wire::command_index(repertoires_[creatures_[creature].kind].style);
  wire::MoveToObject move{target, seen ? origin_of(seen->body.position) : wire::Origin{}, {}, 1.0f};
  move.parameters.flags |= P::kSticky | P::kCanCharge;
  body.content = move;
  return body;
}

wire::MovementBody Crowd::wander(std::uint32_t creature) {
  wire::MovementBody body;
  body.style = wire::command_index(repertoires_[creatures_[creature].kind].style);
  body.content = wire::MoveToPosition{origin_of(place_in_group(creature)), {}, 1.0f};
  return body;
}

wire::MovementBody Crowd::choose(std::uint32_t creature, Guid target, const WorldState& world) {
  switch (below(8)) {
    case 0:
    case 1:
    case 2: return chase(creature, target, world);
    case 3: return flee(creature, target, world);
    case 4: return wander(creature);
    case 5: {
      wire::MovementBody body;
      body.style = wire::command_index(repertoires_[creatures_[creature].kind].style);
      body.content = wire::TurnToObject{target, 0.0f, {}};
      return body;
    }
    default: return attack(creature, target);
  }
}

wire::MovementBody Crowd::flee(std::uint32_t creature, Guid target, const WorldState& world) const {
  wire::MovementBody body = chase(creature, target, world);
  auto& move = std::get<wire::MoveToObject>(body.content);
  move.parameters = {};
  move.parameters.set(P::kMoveTowards, false);
  move.parameters.set(P::kMoveAway, true);
  move.parameters.min_distance = 12.0f;
  return body;
}

wire::MovementBody Crowd::choose_safely(std::uint32_t creature, const WorldState& world) {
  const wire::MovementBody body = choose_among_safe(creature, world);
  const auto* move = std::get_if<wire::MoveToObject>(&body.content);
  creatures_[creature].chases = move ? move->target : 0;
  creatures_[creature].moves = move || std::holds_alternative<wire::MoveToPosition>(body.content);
  return body;
}

// Only those of its own group can.
bool Crowd::is_chased(std::uint32_t creature) const {
  const std::uint32_t first = creature / kGroup * kGroup;
  for (std::uint32_t i = first; i < std::min(first + kGroup, size()); ++i)
    if (creatures_[i].chases == kFirstGuid + creature) return true;
  return false;
}

wire::MovementBody Crowd::choose_among_safe(std::uint32_t creature, const WorldState& world) {
  const Guid target = someone_near(creature);
  const Actor* self = world.find(kFirstGuid + creature);
  const Actor* other = world.find(target);
  wire::MovementBody body = choose(creature, target, world);
  if (is_chased(creature)) return stand(creature);
  if (!self || !other || self == other) return wander(creature);
  const Position& here = self->body.position;
  const Position& there = other->body.position;
  const double gap = distance(here, there) - self->body.radius - other->body.radius;
  const double turn = std::fabs(std::remainder(heading_between(here, there) - heading_of(here.frame), 360.0));
  if (gap < 0.0 || turn > kMaxTurn) return wander(creature);
  const bool attacks = std::holds_alternative<wire::InterpretedMotionStatePack>(body.content);
  if (attacks && gap > kReach) body = chase(creature, target, world);
  auto* move = std::get_if<wire::MoveToObject>(&body.content);
  if (!move) return body;
  const bool flees = move->parameters.has(P::kMoveAway);
  if (flees || creatures_[target - kFirstGuid].moves) return wander(creature);
  move->parameters.set(P::kSticky, false);
  return body;
}

wire::MovementBody Crowd::stand(std::uint32_t creature) const {
  const Command style = repertoires_[creatures_[creature].kind].style;
  InterpretedMotionState movement;
  movement.current_style = style;
  wire::MovementBody body;
  body.style = wire::command_index(style);
  body.content = wire::pack(movement);
  return body;
}

wire::MovementBody Crowd::attack(std::uint32_t creature, Guid target) {
  const Repertoire& repertoire = repertoires_[creatures_[creature].kind];
  InterpretedMotionState movement;
  movement.current_style = repertoire.style;
  MotionAction action;
  action.command = repertoire.attacks[below(static_cast<std::uint32_t>(repertoire.attacks.size()))];
  action.timestamp = ++creatures_[creature].action_stamp & wire::ActionItem::kTimestampMask;
  wire::MovementBody body;
  body.style = wire::command_index(repertoire.style);
  body.flags = wire::MovementBody::kStickToObject;
  body.content = wire::pack(movement, std::span(&action, 1));
  body.sticky_object = target;
  return body;
}

wire::UpdateMotion Crowd::motion(std::uint32_t creature, const wire::MovementBody& body) {
  wire::UpdateMotion m;
  m.guid = kFirstGuid + creature;
  m.movement = creatures_[creature].timestamps.advance(wire::Timestamp::Movement);
  m.server_control = creatures_[creature].timestamps.advance(wire::Timestamp::ServerControl);
  m.body = body;
  return m;
}

// The server sees it a step aside from where the client does.
wire::UpdatePosition Crowd::position(std::uint32_t creature, const WorldState& world) {
  wire::UpdatePosition m;
  m.guid = kFirstGuid + creature;
  if (const Actor* actor = world.find(m.guid)) m.pack.position = actor->body.position;
  m.pack.position.frame.origin.x += static_cast<float>(below(100)) / 100.0f;
  adjust_to_outside(m.pack.position);
  m.pack.flags = wire::PositionPack::kContact;
  m.pack.leave_out_zeros();
  m.pack.position_timestamp = creatures_[creature].timestamps.advance(wire::Timestamp::Position);
  return m;
}

}  // namespace acm::tool
