// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "message_drawing.h"

#include <fmt/format.h>

#include <utility>

namespace acm::random_cases {

namespace {

using wire::Timestamp;

constexpr CellId kCell = 0xA9B40001;
constexpr Command kSidestepKeys[] = {0, 0, command::kSideStepRight, command::kSideStepLeft};
constexpr Command kTurnKeys[] = {0, 0, command::kTurnRight, command::kTurnLeft};
constexpr std::uint32_t kStateWords[] = {0x400C08, 0x400408, 0x404C08, 0x400C18, 0x400C0C};

// In words of four bytes.
std::string words_of_bytes(Bytes bytes) {
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); ++i)
    text += fmt::format("{}{:02x}", i % 4 == 0 && i > 0 ? " " : "", static_cast<unsigned>(bytes[i]));
  return text;
}

}  // namespace

std::string MessageDrawing::of_server() {
  return random_.chance(6) ? description() : digits_of(server_message());
}

std::string MessageDrawing::of_client() {
  ++action_;
  return digits_of(client_message());
}

// Seldom cut short.
std::string MessageDrawing::digits_of(const wire::Message& message) {
  const Result<Vector<std::byte>> bytes = wire::encode(message);
  const std::size_t cut = random_.chance(3) ? random_.below(8) : 0;
  return bytes ? words_of_bytes(Bytes(*bytes).first(bytes->size() - cut)) : std::string();
}

// A message of the server in up to three pieces, some of them twice or wrong.
void MessageDrawing::cut_message() {
  const Result<Vector<std::byte>> bytes = wire::encode(server_message());
  if (!bytes) return;
  const auto count = static_cast<std::uint16_t>(random_.within(1, 3));
  ++message_;
  for (std::uint16_t index = 0; index < count; ++index) {
    const std::size_t begin = bytes->size() * index / count, end = bytes->size() * (index + 1u) / count;
    Piece piece{{message_, wire::kServerFragmentId, count, index, 9, {}, 0}, {}};
    for (std::size_t i = begin; i < end; ++i) piece.data.push_back((*bytes)[i]);
    if (random_.chance(10)) pieces_.push_back(piece);
    if (random_.chance(4)) ++piece.fragment.count;
    if (random_.chance(4)) piece.data.back() ^= std::byte{1};
    pieces_.push_back(std::move(piece));
  }
}

std::string MessageDrawing::packet() {
  while (pieces_.size() < 3) cut_message();
  std::vector<Piece> taken;
  for (int n = random_.within(1, 2); n > 0; --n) {
    const auto which = pieces_.begin() + random_.below(pieces_.size());
    taken.push_back(std::move(*which));
    pieces_.erase(which);
  }
  std::vector<wire::Fragment> fragments;
  for (const Piece& piece : taken) {
    fragments.push_back(piece.fragment);
    fragments.back().data = piece.data;
  }
  wire::PacketHeader header{++packet_, wire::kBlobFragments, 0, 11, 7, 0, 1};
  Vector<std::byte> options;
  if (random_.chance(20)) {
    header.flags |= wire::kAckSequence;
    options.resize(4);
  }
  if (random_.chance(10)) header.flags |= wire::kRetransmission;
  ByteWriter out;
  wire::encode_packet(out, header, options, fragments);
  Vector<std::byte> bytes = std::move(out).take();
  if (random_.chance(8)) bytes[random_.below(bytes.size())] ^= std::byte{4};
  return words_of_bytes(bytes);
}

wire::Message MessageDrawing::server_message() {
  const std::uint32_t roll = random_.below(100);
  if (roll < 50) return update_motion();
  if (roll < 70) return update_position();
  const Guid about = guid();
  const std::uint16_t instance = random_.chance(95) ? 0 : 1;
  if (roll < 80) {
    const Vec3 along = velocity();
    const Vec3 omega = random_.chance(70) ? Vec3{} : Vec3{0.0f, 0.0f, speed()};
    return wire::VectorUpdate{about, along, omega, instance, next(stamps_[Timestamp::Vector])};
  }
  if (roll < 88) {
    const std::uint32_t state = random_.pick(kStateWords);
    return wire::SetState{about, state, instance, next(stamps_[Timestamp::State])};
  }
  if (roll < 91) return wire::DeleteObject{about, instance, true, 0, {}};
  if (roll < 94) return wire::PickupEvent{about, instance, next(stamps_[Timestamp::Position])};
  if (roll < 97) return wire::PlayerTeleport{next(stamps_[Timestamp::Teleport]), 0, {}};
  return wire::ParentEvent{kFirstBody, about, 1, 0, instance, next(stamps_[Timestamp::Position])};
}

wire::UpdateMotion MessageDrawing::update_motion() {
  wire::UpdateMotion message;
  message.guid = guid();
  message.instance = random_.chance(95) ? 0 : 1;
  message.movement = next(stamps_[Timestamp::Movement]);
  message.server_control = next(stamps_[Timestamp::ServerControl]);
  message.autonomous = random_.chance(25) ? 1 : 0;
  message.body = movement_body();
  return message;
}

wire::MovementBody MessageDrawing::movement_body() {
  wire::MovementBody body;
  body.style = wire::command_index(random_.pick(commands_.styles));
  const std::uint32_t roll = random_.below(100);
  if (roll < 55) {
    body.content = state();
    if (random_.chance(10)) {
      body.flags = wire::MovementBody::kStickToObject;
      body.sticky_object = guid();
    }
    if (random_.chance(5)) body.flags |= wire::MovementBody::kStandingLongJump;
    return body;
  }
  const Guid target = guid();
  const wire::Origin to = origin();
  MovementParameters how = parameters();
  const float rate = speed();
  if (roll < 68)
    body.content = wire::MoveToObject{target, to, how, rate};
  else if (roll < 82)
    body.content = wire::MoveToPosition{to, how, rate};
  else if (roll < 90)
    body.content = wire::TurnToObject{target, how.desired_heading, how};
  else if (roll < 97)
    body.content = wire::TurnToHeading{how};
  else
    body.content = wire::BareMovement{};
  return body;
}

wire::InterpretedMotionStatePack MessageDrawing::state() {
  InterpretedMotionState state;
  if (random_.chance(70)) state.current_style = random_.pick(commands_.styles);
  if (random_.chance(80)) state.forward_command = random_.pick(commands_.states);
  if (random_.chance(40)) state.forward_speed = speed();
  state.sidestep_command = random_.pick(kSidestepKeys);
  state.turn_command = random_.pick(kTurnKeys);
  if (random_.chance(20)) state.turn_speed = speed();
  std::vector<MotionAction> actions;
  for (int n = random_.chance(30) ? random_.within(1, 2) : 0; n > 0; --n) {
    const Command command = random_.pick(commands_.actions);
    const float rate = speed();
    actions.push_back({command, rate, static_cast<std::uint16_t>(random_.below(7)), random_.chance(30)});
  }
  return wire::pack(state, actions);
}

wire::UpdatePosition MessageDrawing::update_position() {
  wire::UpdatePosition message;
  message.guid = guid();
  wire::PositionPack& pack = message.pack;
  pack.position = place();
  pack.leave_out_zeros();
  if (random_.chance(75)) pack.flags |= wire::PositionPack::kContact;
  if (random_.chance(20)) {
    pack.flags |= wire::PositionPack::kHasVelocity;
    pack.velocity = velocity();
  }
  pack.position_timestamp = next(stamps_[Timestamp::Position]);
  pack.teleport = random_.chance(15) ? next(stamps_[Timestamp::Teleport]) : stamps_[Timestamp::Teleport];
  pack.force_position =
      random_.chance(15) ? next(stamps_[Timestamp::ForcePosition]) : stamps_[Timestamp::ForcePosition];
  return message;
}

// An object comes, or is described once more.
std::string MessageDrawing::description() {
  wire::CreateObject message;
  message.guid = random_.chance(80) ? kDescribedBody : guid();
  wire::PhysicsDescription& physics = message.physics;
  physics.flags = wire::PhysicsDescription::kPosition;
  physics.state = random_.pick(kStateWords);
  physics.position = place();
  physics.timestamps = stamps_;
  physics.timestamps[Timestamp::Instance] = random_.chance(80) ? 0 : 1;
  if (random_.chance(50)) {
    physics.flags |= wire::PhysicsDescription::kMotionTable;
    physics.motion_table = 0x09000001;
  }
  if (random_.chance(30)) {
    physics.flags |= wire::PhysicsDescription::kScale;
    physics.scale = 1.25f;
  }
  return digits_of(message);
}

wire::Message MessageDrawing::client_message() {
  const std::uint32_t roll = random_.below(100);
  if (roll < 45) return move_to_state();
  const wire::ClientTimestamps stamps = client_timestamps();
  constexpr float kExtents[] = {0.0f, 0.25f, 0.5f, 1.0f, 1.5f};
  const float extent = random_.pick(kExtents);
  if (roll < 82) {
    const Position where = place();
    const Vec3 along = velocity();
    const std::uint8_t contact = random_.chance(85) ? 1 : 0;
    if (roll < 72) return wire::AutonomousPosition{action_, where, stamps, contact, 0, {}};
    return wire::Jump{action_, wire::Jump::Form::Retail, extent, along, where, stamps, 0, 0, {}};
  }
  const Command motion = random_.pick(commands_.states);
  const float rate = speed();
  if (roll < 88) return wire::DoMovementCommand{action_, motion, rate, HoldKey::None};
  if (roll < 92) return wire::StopMovementCommand{action_, motion, HoldKey::None};
  if (roll < 95) return wire::AutonomyLevel{action_, random_.below(3)};
  if (roll < 98) return wire::JumpNonAutonomous{action_, extent};
  return wire::TurnTo{action_, 90.0f, 0};
}

wire::MoveToState MessageDrawing::move_to_state() {
  constexpr Command kForward[] = {command::kReady, command::kWalkForward, command::kWalkBackwards,
                                  command::kRunForward, command::kCrouch};
  RawMotionState raw;
  raw.current_hold_key = random_.chance(50) ? HoldKey::Run : HoldKey::None;
  if (random_.chance(20)) raw.current_style = random_.pick(commands_.styles);
  raw.forward_command = random_.chance(85) ? random_.pick(kForward) : random_.pick(commands_.states);
  raw.sidestep_command = random_.pick(kSidestepKeys);
  raw.turn_command = random_.pick(kTurnKeys);
  if (random_.chance(15)) raw.forward_speed = speed();
  std::vector<MotionAction> actions;
  if (random_.chance(20)) {
    const Command command = random_.pick(commands_.actions);
    actions.push_back({command, 1.0f, static_cast<std::uint16_t>(random_.below(7)), true});
  }
  wire::MoveToState message;
  message.action = action_;
  message.raw = wire::pack(raw, actions);
  message.position = place();
  message.timestamps = client_timestamps();
  message.contact = random_.chance(85) ? wire::MoveToState::kContact : 0;
  return message;
}

wire::ClientTimestamps MessageDrawing::client_timestamps() {
  wire::ClientTimestamps stamps;
  if (random_.chance(12)) stamps.server_control = 1;
  if (random_.chance(6)) stamps.teleport = 1;
  if (random_.chance(6)) stamps.force_position = 1;
  if (random_.chance(4)) stamps.instance = 1;
  return stamps;
}

Guid MessageDrawing::guid() {
  const std::uint32_t roll = random_.below(100);
  return roll < 65 ? kFirstBody : roll < 90 ? random_.pick(kOtherBodies) : kDescribedBody;
}

// Mostly a little farther on the way north.
Position MessageDrawing::place() {
  constexpr Vec3 kPlaces[] = {{0, 0, 0},  {3, 5, 0},   {-4, 10, 0},
                              {20, 0, 1}, {0, 120, 0}, {0.5f, 0.5f, 0.25f}};
  steps_ += random_.within(0, 3);
  Position place{kCell, {{0.0f, ratio(steps_, 4), 0.0f}, {}}};
  if (random_.chance(40)) place.frame.origin = random_.pick(kPlaces);
  if (random_.chance(30)) place.frame.rotation = {0.8f, 0.0f, 0.0f, 0.6f};
  return place;
}

wire::Origin MessageDrawing::origin() {
  return {kCell, place().frame.origin};
}

Vec3 MessageDrawing::velocity() {
  constexpr Vec3 kVelocities[] = {{0, 0, 0}, {0, 4, 0}, {0, 2, 5}, {-3, 0, 8}, {0, 0, -1}};
  return random_.pick(kVelocities);
}

float MessageDrawing::speed() {
  constexpr float kSpeeds[] = {1, 1, 1, 1.5f, 2, 0.5f, -1, 3, 0};
  return random_.pick(kSpeeds);
}

MovementParameters MessageDrawing::parameters() {
  constexpr float kDistances[] = {0.6f, 0.6f, 0, 2, 5}, kHeadings[] = {0, 90, 180, 270, 37.5f};
  MovementParameters how;
  if (random_.chance(40)) how.flags ^= 1u << random_.below(18);
  how.distance_to_object = random_.pick(kDistances);
  if (random_.chance(20)) how.min_distance = random_.pick(kDistances);
  how.desired_heading = random_.pick(kHeadings);
  how.speed = speed();
  return how;
}

// Mostly the next one.
std::uint16_t MessageDrawing::next(std::uint16_t& stamp) {
  constexpr std::uint16_t kOdd[] = {0, 1, 2, 0x7FFF, 0x8000, 0xFFFF};
  return random_.chance(90) ? ++stamp : random_.pick(kOdd);
}

}  // namespace acm::random_cases
