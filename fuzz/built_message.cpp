// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "built_message.h"

#include "acmotion/effect_types.hpp"
#include "acmotion/sample.hpp"
#include "acmotion/wire.hpp"

namespace acm::fuzz {
namespace {

constexpr std::uint8_t kFirstEffectChoice = 230;  // below it choices mean what seeds take them for
constexpr std::uint8_t kFirstLookChoice = 250;    // as for effects

wire::ActionItem any_action(Script& script) {
  MotionAction action;
  action.command = script.command();
  action.speed = script.real();
  action.timestamp = script.stamp();
  action.autonomous = script.flag();
  return wire::pack(action);
}

wire::ActionList any_actions(Script& script) {
  wire::ActionList list;
  const std::uint8_t choice = script.byte();
  const unsigned count = choice == 255 ? wire::ActionList::kCapacity : choice % 4u;
  for (unsigned i = 0; i < count; ++i) list.push_back(any_action(script));
  return list;
}

wire::InterpretedMotionStatePack any_interpreted_state(Script& script) {
  wire::InterpretedMotionStatePack p;
  p.flags = script.byte() & wire::InterpretedMotionStatePack::kFields;
  using Pack = wire::InterpretedMotionStatePack;
  if (p.sends(Pack::kCurrentStyle)) p.current_style = wire::command_index(script.command());
  if (p.sends(Pack::kForwardCommand)) p.forward_command = wire::command_index(script.command());
  if (p.sends(Pack::kForwardSpeed)) p.forward_speed = script.real();
  if (p.sends(Pack::kSidestepCommand)) p.sidestep_command = wire::command_index(script.command());
  if (p.sends(Pack::kSidestepSpeed)) p.sidestep_speed = script.real();
  if (p.sends(Pack::kTurnCommand)) p.turn_command = wire::command_index(script.command());
  if (p.sends(Pack::kTurnSpeed)) p.turn_speed = script.real();
  p.actions = any_actions(script);
  return p;
}

wire::RawMotionStatePack any_raw_state(Script& script) {
  wire::RawMotionStatePack p;
  p.flags = script.u16() & wire::RawMotionStatePack::kFields;
  using Pack = wire::RawMotionStatePack;
  if (p.sends(Pack::kCurrentHoldKey)) p.state.current_hold_key = static_cast<HoldKey>(script.below(4));
  if (p.sends(Pack::kCurrentStyle)) p.state.current_style = script.command();
  if (p.sends(Pack::kForwardCommand)) p.state.forward_command = script.command();
  if (p.sends(Pack::kForwardHoldKey)) p.state.forward_hold_key = static_cast<HoldKey>(script.below(4));
  if (p.sends(Pack::kForwardSpeed)) p.state.forward_speed = script.real();
  if (p.sends(Pack::kSidestepCommand)) p.state.sidestep_command = script.command();
  if (p.sends(Pack::kSidestepHoldKey)) p.state.sidestep_hold_key = static_cast<HoldKey>(script.below(4));
  if (p.sends(Pack::kSidestepSpeed)) p.state.sidestep_speed = script.real();
  if (p.sends(Pack::kTurnCommand)) p.state.turn_command = script.command();
  if (p.sends(Pack::kTurnHoldKey)) p.state.turn_hold_key = static_cast<HoldKey>(script.below(4));
  if (p.sends(Pack::kTurnSpeed)) p.state.turn_speed = script.real();
  p.actions = any_actions(script);
  return p;
}

wire::Origin any_origin(Script& script) {
  const CellId cell = script.cell();
  return {cell, script.vec3()};
}

wire::MovementBody any_body(Script& script) {
  wire::MovementBody body;
  body.flags = static_cast<std::uint8_t>(script.below(4));
  body.style = wire::command_index(script.command());
  switch (script.below(8)) {
    case 0: {
      wire::MoveToObject move;
      move.target = script.guid();
      move.origin = any_origin(script);
      move.parameters = script.parameters();
      move.run_rate = script.real();
      body.content = move;
      break;
    }
    case 1: {
      wire::MoveToPosition move;
      move.origin = any_origin(script);
      move.parameters = script.parameters();
      move.run_rate = script.real();
      body.content = move;
      break;
    }
    case 2: {
      wire::TurnToObject turn;
      turn.target = script.guid();
      turn.heading = script.real();
      turn.parameters = script.parameters();
      body.content = turn;
      break;
    }
    case 3: body.content = wire::TurnToHeading{script.parameters()}; break;
    case 4: body.content = wire::BareMovement{static_cast<MovementType>(1 + script.below(5))}; break;
    default:
      body.content = any_interpreted_state(script);
      if (body.has(wire::MovementBody::kStickToObject)) body.sticky_object = script.guid();
  }
  return body;
}

wire::PositionPack any_pack(Script& script) {
  wire::PositionPack pack;
  pack.position = script.position();
  pack.flags = script.byte() & 0x07u;
  if (pack.has(wire::PositionPack::kHasVelocity)) pack.velocity = script.vec3();
  if (pack.has(wire::PositionPack::kHasPlacement)) pack.placement = script.byte();
  pack.leave_out_zeros();
  pack.instance = script.stamp();
  pack.position_timestamp = script.stamp();
  pack.teleport = script.stamp();
  pack.force_position = script.stamp();
  return pack;
}

wire::ClientTimestamps any_client_timestamps(Script& script) {
  wire::ClientTimestamps t;
  t.instance = script.stamp();
  t.server_control = script.stamp();
  t.teleport = script.stamp();
  t.force_position = script.stamp();
  return t;
}

void describe(wire::ObjectDescription& object, Script& script) {
  object.guid = script.guid();
  wire::PhysicsDescription& p = object.physics;
  p.flags = wire::PhysicsDescription::kSetup | wire::PhysicsDescription::kPosition |
            (script.u32() & wire::PhysicsDescription::kKnownFlags & ~wire::PhysicsDescription::kChildren);
  p.state = script.flag() ? physics_state::kDefault : script.u32();
  static constexpr std::array<ObjectId, 6> kSetups = {
      kSampleMannequin, kSampleBeast, kSampleDoor, kSampleSword, 0, 0x02000099};
  p.setup = kSetups[script.below(kSetups.size())];
  p.motion_table = 0x09000000u + script.byte() % 5u;
  p.position = script.position();
  p.has_body = p.has(wire::PhysicsDescription::kMovement) && script.flag();
  if (p.has_body) {
    p.body = any_body(script);
    p.autonomous = script.flag() ? 1u : 0u;
  }
  if (p.has(wire::PhysicsDescription::kParent)) p.parent = script.guid();
  if (p.has(wire::PhysicsDescription::kScale)) p.scale = script.real();
  if (p.has(wire::PhysicsDescription::kVelocity)) p.velocity = script.vec3();
  if (p.has(wire::PhysicsDescription::kOmega)) p.omega = script.vec3();
  p.sound_table = 0x20000001u;
  p.script_table = 0x34000001u;
  p.default_script = script_type::kHidden;
  p.script_intensity = 1.0f;
  p.parent_location = script.byte();
  for (std::uint16_t& stamp : p.timestamps.values) stamp = script.stamp();
}

/// Valid bytes, which the next call replaces.
Bytes any_appearance(Script& script) {
  thread_local Vector<std::byte> bytes;
  Appearance a;
  a.base_palette = 0x04000000u + script.u16();
  for (std::size_t i = script.below(4); i > 0; --i)
    a.sub_palettes.push_back({0x04000000u + script.u16(), 8u * script.byte(), 8u + 8u * script.byte()});
  for (std::size_t i = script.below(4); i > 0; --i)
    a.texture_changes.push_back({script.byte(), 0x05000000u + script.byte(), 0x05000000u + script.u16()});
  for (std::size_t i = script.below(8); i > 0; --i)
    a.part_changes.push_back({script.byte(), 0x01000000u + script.u16()});
  bytes = encode_appearance(a).value();
  return bytes;
}

wire::Message any_look_message(Script& script) {
  wire::ObjDescEvent m;
  m.guid = script.guid();
  m.instance = script.stamp();
  m.objdesc = script.stamp();
  m.appearance.bytes = any_appearance(script);
  return m;
}

wire::Message any_effect_message(Script& script) {
  switch (script.below(3)) {
    case 0: {
      wire::Sound m;
      m.guid = script.guid();
      m.sound_type = script.byte();
      m.volume = script.real();
      return m;
    }
    case 1: {
      wire::PlayScriptId m;
      m.guid = script.guid();
      m.script = 0x33000000u + script.byte() % 5u;
      return m;
    }
    default: {
      wire::PlayScriptType m;
      m.guid = script.guid();
      m.script_type = script.byte();
      m.mod = script.real();
      return m;
    }
  }
}

wire::Message any_object_message(Script& script) {
  const std::uint8_t choice = script.byte();
  if (choice >= kFirstLookChoice) return any_look_message(script);
  if (choice >= kFirstEffectChoice) return any_effect_message(script);
  switch (choice % 10u) {
    case 0: {
      wire::VectorUpdate m;
      m.guid = script.guid();
      m.velocity = script.vec3();
      m.omega = script.vec3();
      m.instance = script.stamp();
      m.vector = script.stamp();
      return m;
    }
    case 1: {
      wire::SetState m;
      m.guid = script.guid();
      m.physics_state = script.u32();
      m.instance = script.stamp();
      m.state = script.stamp();
      return m;
    }
    case 2: {
      wire::ParentEvent m;
      m.parent = script.guid();
      m.child = script.guid();
      m.location = script.byte();
      m.placement = script.byte();
      m.parent_instance = script.stamp();
      m.child_position = script.stamp();
      return m;
    }
    case 3: {
      wire::PickupEvent m;
      m.guid = script.guid();
      m.instance = script.stamp();
      m.position = script.stamp();
      return m;
    }
    case 4: {
      wire::DeleteObject m;
      m.guid = script.guid();
      m.instance = script.stamp();
      return m;
    }
    case 5: return wire::PlayerCreate{script.guid()};
    case 6: {
      wire::PlayerTeleport m;
      m.teleport = script.stamp();
      return m;
    }
    case 7: {
      wire::UpdateObject m;
      describe(m, script);
      return m;
    }
    default: {
      wire::CreateObject m;
      describe(m, script);
      return m;
    }
  }
}

wire::Message any_movement_message(Script& script) {
  switch (script.below(5)) {
    case 0: {
      wire::PositionAndMovement m;
      m.guid = script.guid();
      m.pack = any_pack(script);
      m.movement = script.stamp();
      m.server_control = script.stamp();
      m.autonomous = script.flag();
      m.body = any_body(script);
      return m;
    }
    case 1:
    case 2: {
      wire::UpdatePosition m;
      m.guid = script.guid();
      m.pack = any_pack(script);
      return m;
    }
    default: {
      wire::UpdateMotion m;
      m.guid = script.guid();
      m.instance = script.stamp();
      m.movement = script.stamp();
      m.server_control = script.stamp();
      m.autonomous = script.flag();
      m.body = any_body(script);
      return m;
    }
  }
}

wire::Message any_client_message(Script& script) {
  switch (script.below(10)) {
    case 0:
    case 1:
    case 2: {
      wire::MoveToState m;
      m.raw = any_raw_state(script);
      m.position = script.position();
      m.timestamps = any_client_timestamps(script);
      m.contact = static_cast<std::uint8_t>(script.below(4));
      return m;
    }
    case 3:
    case 4: {
      wire::AutonomousPosition m;
      m.position = script.position();
      m.timestamps = any_client_timestamps(script);
      m.contact = static_cast<std::uint8_t>(script.below(4));
      return m;
    }
    case 5: {
      wire::Jump m;
      m.form = script.flag() ? wire::Jump::Form::Short : wire::Jump::Form::Retail;
      m.extent = script.real();
      m.velocity = script.vec3();
      if (m.form == wire::Jump::Form::Retail) m.position = script.position();
      m.timestamps = any_client_timestamps(script);
      return m;
    }
    case 6: {
      wire::DoMovementCommand m;
      m.motion = script.command();
      m.speed = script.real();
      m.hold_key = static_cast<HoldKey>(script.below(4));
      return m;
    }
    case 7: {
      wire::StopMovementCommand m;
      m.motion = script.command();
      m.hold_key = static_cast<HoldKey>(script.below(4));
      return m;
    }
    case 8: {
      wire::TurnTo m;
      m.heading = script.real();
      return m;
    }
    default: {
      if (script.flag()) {
        wire::JumpNonAutonomous m;
        m.extent = script.real();
        return m;
      }
      wire::AutonomyLevel m;
      m.level = script.byte() % 4u;
      return m;
    }
  }
}

wire::Message any_message(Script& script) {
  switch (script.below(4)) {
    case 0: return any_object_message(script);
    case 1: return any_client_message(script);
    default: return any_movement_message(script);
  }
}

}  // namespace

Vector<std::byte> built_message(Script& script) {
  auto bytes = wire::encode(any_message(script));
  return bytes ? std::move(*bytes) : Vector<std::byte>();
}

void change_bytes(Vector<std::byte>& message, Script& script) {
  if (message.empty()) return;
  for (std::size_t changes = script.below(4); changes > 0; --changes) {
    const std::size_t at = script.u16() % message.size();
    message[at] = static_cast<std::byte>(script.byte());
  }
  if (script.byte() == 255) message.resize(script.u16() % message.size());
}

}  // namespace acm::fuzz
