// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "field_text.h"

#include "acmotion/wire.hpp"
#include "inspect/text/effect_text.h"
#include "inspect/text/text.h"

#include <fmt/format.h>

#include <bit>

#include "message_json.h"

namespace acm::inspect {

namespace {

using namespace acm::wire;

std::string parameters_text(std::uint32_t bits) {
  return fmt::format("{}{}: {}", hex32(bits),
                     bits == MovementParameters::kDefaultFlags ? " (the default)" : "",
                     bits_text(bits, parameter_bits()));
}

/// Which optional parts of an object's physics follow.
std::string physics_parts_text(std::uint32_t bits) {
  using P = PhysicsDescription;
  return fmt::format("{}: {}", hex32(bits),
                     bits_text(bits, {{P::kMovement, "movement"},
                                      {P::kPlacement, "placement"},
                                      {P::kPosition, "position"},
                                      {P::kMotionTable, "motion table"},
                                      {P::kSoundTable, "sound table"},
                                      {P::kScriptTable, "script table"},
                                      {P::kSetup, "setup"},
                                      {P::kParent, "parent"},
                                      {P::kChildren, "children"},
                                      {P::kScale, "scale"},
                                      {P::kFriction, "friction"},
                                      {P::kElasticity, "elasticity"},
                                      {P::kTranslucency, "translucency"},
                                      {P::kVelocity, "velocity"},
                                      {P::kAcceleration, "acceleration"},
                                      {P::kOmega, "omega"},
                                      {P::kDefaultScript, "default script"},
                                      {P::kScriptIntensity, "script intensity"}}));
}

std::string pack_flags_text(std::uint32_t bits) {
  using P = PositionPack;
  return fmt::format("{}: {}", hex32(bits),
                     bits_text(bits, {{P::kHasVelocity, "with velocity"},
                                      {P::kHasPlacement, "with placement"},
                                      {P::kContact, "on the ground"},
                                      {P::kNoW, "without rot.w"},
                                      {P::kNoX, "without rot.x"},
                                      {P::kNoY, "without rot.y"},
                                      {P::kNoZ, "without rot.z"}}));
}

std::string hold_key_text(std::uint32_t key) {
  constexpr const char* kNames[] = {"Invalid", "None", "Run"};
  return fmt::format("{} {}", key, key < std::size(kNames) ? kNames[key] : "?");
}

std::string opcode_name(std::uint32_t bits) {
  const char* name = bits == kGameAction ? "GameAction" : to_string(static_cast<Opcode>(bits));
  return fmt::format("0x{:04X} {}", bits, name);
}

std::string packed_text(std::uint32_t bits) {
  const bool own = (bits & ActionItem::kAutonomous) != 0;
  return fmt::format("timestamp {}{}", bits & ActionItem::kTimestampMask, own ? ", autonomous" : "");
}

std::string motion_flags_text(std::uint32_t bits) {
  return fmt::format("{}: {}", bits,
                     bits_text(bits, {{MovementBody::kStickToObject, "sticks to an object"},
                                      {MovementBody::kStandingLongJump, "standing long jump"}}));
}

std::string contact_text(std::uint32_t bits) {
  return fmt::format("{}: {}", bits,
                     bits_text(bits, {{MoveToState::kContact, "on the ground"},
                                      {MoveToState::kStandingLongJump, "standing long jump"}}));
}

/// 16 bits from the server, 32 in what a client sends.
std::string command_field_text(const FieldRecord& f) {
  const Command full = f.size == 2 ? expand_command(static_cast<CommandIndex>(f.bits)) : f.bits;
  return fmt::format("0x{:0{}X} {}", f.bits, 2 * f.size, wire_command_name(full));
}

std::string unsigned_text(const FieldRecord& f, Meaning meaning) {
  switch (meaning) {
    case Meaning::Number: return fmt::format("{}", f.bits);
    case Meaning::Hex: break;
    case Meaning::Opcode: return opcode_name(f.bits);
    case Meaning::Command: return command_field_text(f);
    case Meaning::HoldKey: return hold_key_text(f.bits);
    case Meaning::MovementType:
      return fmt::format("{} {}", f.bits, wire::to_string(static_cast<MovementType>(f.bits)));
    case Meaning::PositionProperty: return fmt::format("{} {}", f.bits, property_text(f.bits));
    case Meaning::SoundType: return numbered_sound_type(f.bits);
    case Meaning::ScriptType: return numbered_script_type(f.bits);
    case Meaning::ActionStamp: return packed_text(f.bits);
    case Meaning::ParameterBits: return parameters_text(f.bits);
    case Meaning::PhysicsParts: return physics_parts_text(f.bits);
    case Meaning::PhysicsState: return fmt::format("{}: {}", hex32(f.bits), physics_state_text(f.bits));
    case Meaning::PositionFlags: return pack_flags_text(f.bits);
    case Meaning::MotionFlags: return motion_flags_text(f.bits);
    case Meaning::Contact: return contact_text(f.bits);
  }
  return f.size == 1 ? fmt::format("{}", f.bits) : fmt::format("0x{:0{}X}", f.bits, 2 * f.size);
}

}  // namespace

std::string field_text(const FieldRecord& field, Meaning meaning) {
  switch (field.kind) {
    case FieldRecord::Kind::Float: return fmt::format("{}", std::bit_cast<float>(field.bits));
    case FieldRecord::Kind::Padding: return field.bits == 0 ? "" : "not 0, as it should be";
    case FieldRecord::Kind::Raw: return counted(field.size, "byte");
    case FieldRecord::Kind::Unsigned: break;
  }
  return unsigned_text(field, meaning);
}

std::string physics_state_text(std::uint32_t state) {
  using namespace acm::physics_state;
  return bits_text(state, {{kEthereal, "ethereal"},
                           {kReportCollisions, "reports collisions"},
                           {kIgnoreCollisions, "ignores collisions"},
                           {kNoDraw, "not drawn"},
                           {kMissile, "missile"},
                           {kAlignPath, "aligned to its path"},
                           {kGravity, "gravity"},
                           {kHidden, "hidden"},
                           {kInelastic, "inelastic"},
                           {kEdgeSlide, "slides along edges"},
                           {kSledding, "sledding"},
                           {kFrozen, "frozen"}});
}

std::string property_text(std::uint32_t property) {
  constexpr const char* kNames[] = {"Location",
                                    "Destination",
                                    "Instantiation",
                                    "Sanctuary",
                                    "Home",
                                    "ActivationMove",
                                    "Target",
                                    "LinkedPortalOne",
                                    "LastPortal",
                                    "PortalStorm",
                                    "CrashAndTurn",
                                    "PortalSummonLoc",
                                    "HouseBoot",
                                    "LastOutsideDeath",
                                    "LinkedLifestone",
                                    "LinkedPortalTwo",
                                    "Save1",
                                    "Save2",
                                    "Save3",
                                    "Save4",
                                    "Save5",
                                    "Save6",
                                    "Save7",
                                    "Save8",
                                    "Save9",
                                    "RelativeDestination",
                                    "TeleportedCharacter"};
  if (property == 0 || property > std::size(kNames)) return fmt::format("property {}", property);
  return kNames[property - 1];
}

}  // namespace acm::inspect
