// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py: the constants of acmotion.h are those of C++.
#include "acmotion/acmotion.h"
#include "acmotion/assets.hpp"
#include "acmotion/events.hpp"
#include "acmotion/hooks.hpp"
#include "acmotion/looks.hpp"
#include "acmotion/messages.hpp"
#include "acmotion/motions.hpp"
#include "acmotion/objects.hpp"
#include "acmotion/poses.hpp"
#include "acmotion/timelines.hpp"
#include "acmotion/types.hpp"
#include "acmotion/wire.hpp"

#include <cstddef>
#include <cstdint>

namespace acm::capi {

#define ACM_SAME(constant, value) \
  static_assert(static_cast<std::uint32_t>(constant) == static_cast<std::uint32_t>(value))

ACM_SAME(ACM_NUMBERING_END_OF_RETAIL, CommandNumbering::EndOfRetail);
ACM_SAME(ACM_NUMBERING_CLIENT_2013, CommandNumbering::Client2013);
ACM_SAME(ACM_NUMBERING_JANUARY_2002, CommandNumbering::January2002);
ACM_SAME(ACM_NUMBERING_UNKNOWN, CommandNumbering::Unknown);

ACM_SAME(ACM_GROUND_NONE, Ground::None);
ACM_SAME(ACM_GROUND_FLAT, Ground::Flat);
ACM_SAME(ACM_GROUND_LAST_KNOWN, Ground::LastKnown);
ACM_SAME(ACM_GROUND_HOST, Ground::Host);

ACM_SAME(ACM_STATE_STATIC, physics_state::kStatic);
ACM_SAME(ACM_STATE_ETHEREAL, physics_state::kEthereal);
ACM_SAME(ACM_STATE_REPORT_COLLISIONS, physics_state::kReportCollisions);
ACM_SAME(ACM_STATE_IGNORE_COLLISIONS, physics_state::kIgnoreCollisions);
ACM_SAME(ACM_STATE_NO_DRAW, physics_state::kNoDraw);
ACM_SAME(ACM_STATE_MISSILE, physics_state::kMissile);
ACM_SAME(ACM_STATE_ALIGN_PATH, physics_state::kAlignPath);
ACM_SAME(ACM_STATE_GRAVITY, physics_state::kGravity);
ACM_SAME(ACM_STATE_LIGHTING, physics_state::kLighting);
ACM_SAME(ACM_STATE_HIDDEN, physics_state::kHidden);
ACM_SAME(ACM_STATE_INELASTIC, physics_state::kInelastic);
ACM_SAME(ACM_STATE_HAS_DEFAULT_ANIMATION, physics_state::kHasDefaultAnimation);
ACM_SAME(ACM_STATE_HAS_DEFAULT_SCRIPT, physics_state::kHasDefaultScript);
ACM_SAME(ACM_STATE_CLOAKED, physics_state::kCloaked);
ACM_SAME(ACM_STATE_EDGE_SLIDE, physics_state::kEdgeSlide);
ACM_SAME(ACM_STATE_SLEDDING, physics_state::kSledding);
ACM_SAME(ACM_STATE_FROZEN, physics_state::kFrozen);
ACM_SAME(ACM_STATE_DEFAULT, physics_state::kDefault);

ACM_SAME(ACM_JUMP_REFUSES, JumpModel::Refuses);
ACM_SAME(ACM_JUMP_LINEAR, JumpModel::Linear);
ACM_SAME(ACM_JUMP_FORMULA, JumpModel::Formula);

ACM_SAME(ACM_MOVE_NONE, MoveKind::None);
ACM_SAME(ACM_MOVE_OBJECT, MoveKind::Object);
ACM_SAME(ACM_MOVE_POSITION, MoveKind::Position);
ACM_SAME(ACM_MOVE_TURN_TO_OBJECT, MoveKind::TurnToObject);
ACM_SAME(ACM_MOVE_TURN_TO_HEADING, MoveKind::TurnToHeading);

ACM_SAME(ACM_MOTION_NONE, MotionError::None);
ACM_SAME(ACM_MOTION_NO_ANIMATION_TABLE, MotionError::NoAnimationTable);
ACM_SAME(ACM_MOTION_NO_PHYSICS_OBJECT, MotionError::NoPhysicsObject);
ACM_SAME(ACM_MOTION_NO_MOTION_INTERPRETER, MotionError::NoMotionInterpreter);
ACM_SAME(ACM_MOTION_NOT_IN_CONTACT, MotionError::NotInContact);
ACM_SAME(ACM_MOTION_ACTION_CANCELLED, MotionError::ActionCancelled);
ACM_SAME(ACM_MOTION_OBJECT_GONE, MotionError::ObjectGone);
ACM_SAME(ACM_MOTION_NO_OBJECT, MotionError::NoObject);
ACM_SAME(ACM_MOTION_TELEPORTED, MotionError::Teleported);
ACM_SAME(ACM_MOTION_CHARGED_TOO_FAR, MotionError::ChargedTooFar);
ACM_SAME(ACM_MOTION_CANT_CROUCH_IN_COMBAT, MotionError::CantCrouchInCombat);
ACM_SAME(ACM_MOTION_CANT_SIT_IN_COMBAT, MotionError::CantSitInCombat);
ACM_SAME(ACM_MOTION_CANT_LIE_DOWN_IN_COMBAT, MotionError::CantLieDownInCombat);
ACM_SAME(ACM_MOTION_CANT_CHAT_EMOTE_IN_COMBAT, MotionError::CantChatEmoteInCombat);
ACM_SAME(ACM_MOTION_NO_MOTION_DATA, MotionError::NoMotionData);
ACM_SAME(ACM_MOTION_CANT_CHAT_EMOTE_NOT_STANDING, MotionError::CantChatEmoteNotStanding);
ACM_SAME(ACM_MOTION_TOO_MANY_ACTIONS, MotionError::TooManyActions);
ACM_SAME(ACM_MOTION_HIDDEN, MotionError::Hidden);
ACM_SAME(ACM_MOTION_GENERAL_MOVEMENT_FAILURE, MotionError::GeneralMovementFailure);
ACM_SAME(ACM_MOTION_CANT_JUMP_FROM_THIS_POSITION, MotionError::CantJumpFromThisPosition);
ACM_SAME(ACM_MOTION_CANT_JUMP_LOADED_DOWN, MotionError::CantJumpLoadedDown);

ACM_SAME(ACM_HOLD_INVALID, HoldKey::Invalid);
ACM_SAME(ACM_HOLD_NONE, HoldKey::None);
ACM_SAME(ACM_HOLD_RUN, HoldKey::Run);

ACM_SAME(ACM_MOVE_CAN_WALK, MovementParameters::kCanWalk);
ACM_SAME(ACM_MOVE_CAN_RUN, MovementParameters::kCanRun);
ACM_SAME(ACM_MOVE_CAN_SIDESTEP, MovementParameters::kCanSidestep);
ACM_SAME(ACM_MOVE_CAN_WALK_BACKWARDS, MovementParameters::kCanWalkBackwards);
ACM_SAME(ACM_MOVE_CAN_CHARGE, MovementParameters::kCanCharge);
ACM_SAME(ACM_MOVE_FAIL_WALK, MovementParameters::kFailWalk);
ACM_SAME(ACM_MOVE_USE_FINAL_HEADING, MovementParameters::kUseFinalHeading);
ACM_SAME(ACM_MOVE_STICKY, MovementParameters::kSticky);
ACM_SAME(ACM_MOVE_AWAY, MovementParameters::kMoveAway);
ACM_SAME(ACM_MOVE_TOWARDS, MovementParameters::kMoveTowards);
ACM_SAME(ACM_MOVE_USE_SPHERES, MovementParameters::kUseSpheres);
ACM_SAME(ACM_MOVE_SET_HOLD_KEY, MovementParameters::kSetHoldKey);
ACM_SAME(ACM_MOVE_AUTONOMOUS, MovementParameters::kAutonomous);
ACM_SAME(ACM_MOVE_MODIFY_RAW_STATE, MovementParameters::kModifyRawState);
ACM_SAME(ACM_MOVE_MODIFY_INTERPRETED_STATE, MovementParameters::kModifyInterpretedState);
ACM_SAME(ACM_MOVE_CANCEL_MOVE_TO, MovementParameters::kCancelMoveTo);
ACM_SAME(ACM_MOVE_STOP_COMPLETELY, MovementParameters::kStopCompletely);
ACM_SAME(ACM_MOVE_DISABLE_JUMP_DURING_LINK, MovementParameters::kDisableJumpDuringLink);
ACM_SAME(ACM_MOVE_DEFAULT_FLAGS, MovementParameters::kDefaultFlags);

ACM_SAME(ACM_TARGET_UNDEFINED, TargetStatus::Undefined);
ACM_SAME(ACM_TARGET_OK, TargetStatus::Ok);
ACM_SAME(ACM_TARGET_EXIT_WORLD, TargetStatus::ExitWorld);
ACM_SAME(ACM_TARGET_TELEPORTED, TargetStatus::Teleported);
ACM_SAME(ACM_TARGET_CONTAINED, TargetStatus::Contained);
ACM_SAME(ACM_TARGET_PARENTED, TargetStatus::Parented);
ACM_SAME(ACM_TARGET_TIMED_OUT, TargetStatus::TimedOut);

ACM_SAME(ACM_EVENT_MOTION_DONE, EventType::MotionDone);
ACM_SAME(ACM_EVENT_MOTION_REFUSED, EventType::MotionRefused);
ACM_SAME(ACM_EVENT_HOOK, EventType::Hook);
ACM_SAME(ACM_EVENT_VELOCITY_SET, EventType::VelocitySet);
ACM_SAME(ACM_EVENT_GROUND_LEFT, EventType::GroundLeft);
ACM_SAME(ACM_EVENT_GROUND_HIT, EventType::GroundHit);
ACM_SAME(ACM_EVENT_MOVE_FINISHED, EventType::MoveFinished);
ACM_SAME(ACM_EVENT_STUCK, EventType::Stuck);
ACM_SAME(ACM_EVENT_UNSTUCK, EventType::Unstuck);
ACM_SAME(ACM_EVENT_BLIPPED, EventType::Blipped);
ACM_SAME(ACM_EVENT_TARGET_LOST, EventType::TargetLost);
ACM_SAME(ACM_EVENT_LIMIT_REACHED, EventType::LimitReached);
ACM_SAME(ACM_EVENT_OBJECT_CREATED, EventType::ObjectCreated);
ACM_SAME(ACM_EVENT_OBJECT_DELETED, EventType::ObjectDeleted);
ACM_SAME(ACM_EVENT_ASSET_MISSING, EventType::AssetMissing);
ACM_SAME(ACM_EVENT_CONTROL_LOST, EventType::ControlLost);
ACM_SAME(ACM_EVENT_CONTROL_REGAINED, EventType::ControlRegained);
ACM_SAME(ACM_EVENT_STALLED, EventType::Stalled);
ACM_SAME(ACM_EVENT_SOUND_HEARD, EventType::SoundHeard);
ACM_SAME(ACM_EVENT_APPEARANCE_CHANGED, EventType::AppearanceChanged);
ACM_SAME(ACM_EVENT_MESSAGE_NOT_APPLIED, EventType::MessageNotApplied);
ACM_SAME(ACM_EVENT_WAITS_FOR_PLAYER, EventType::WaitsForPlayer);

ACM_SAME(ACM_LIMIT_SEQUENCE_NODES, Limit::SequenceNodes);
ACM_SAME(ACM_LIMIT_PENDING_MOTIONS, Limit::PendingMotions);
ACM_SAME(ACM_LIMIT_ACTIONS, Limit::Actions);
ACM_SAME(ACM_LIMIT_MODIFIERS, Limit::Modifiers);
ACM_SAME(ACM_LIMIT_HOOKS, Limit::Hooks);
ACM_SAME(ACM_LIMIT_MANAGER_BLOCKS, Limit::ManagerBlocks);
ACM_SAME(ACM_LIMIT_INTERPOLATION_NODES, Limit::InterpolationNodes);
ACM_SAME(ACM_LIMIT_WRAPS, Limit::Wraps);
ACM_SAME(ACM_LIMIT_SPEED, Limit::Speed);
ACM_SAME(ACM_LIMIT_TRAVEL, Limit::Travel);
ACM_SAME(ACM_LIMIT_OBJECTS, Limit::Objects);
ACM_SAME(ACM_LIMIT_RAMPS, Limit::Ramps);
ACM_SAME(ACM_LIMIT_SCRIPTS, Limit::Scripts);
ACM_SAME(ACM_LIMIT_SCRIPT_HOOKS, Limit::ScriptHooks);
ACM_SAME(ACM_LIMIT_CHILDREN, Limit::Children);
ACM_SAME(ACM_LIMIT_ROTATION, Limit::Rotation);

ACM_SAME(ACM_HOOK_NO_OP, HookType::NoOp);
ACM_SAME(ACM_HOOK_SOUND, HookType::Sound);
ACM_SAME(ACM_HOOK_SOUND_TABLE, HookType::SoundTable);
ACM_SAME(ACM_HOOK_ATTACK, HookType::Attack);
ACM_SAME(ACM_HOOK_ANIMATION_DONE, HookType::AnimationDone);
ACM_SAME(ACM_HOOK_REPLACE_OBJECT, HookType::ReplaceObject);
ACM_SAME(ACM_HOOK_ETHEREAL, HookType::Ethereal);
ACM_SAME(ACM_HOOK_TRANSPARENT_PART, HookType::TransparentPart);
ACM_SAME(ACM_HOOK_LUMINOUS, HookType::Luminous);
ACM_SAME(ACM_HOOK_LUMINOUS_PART, HookType::LuminousPart);
ACM_SAME(ACM_HOOK_DIFFUSE, HookType::Diffuse);
ACM_SAME(ACM_HOOK_DIFFUSE_PART, HookType::DiffusePart);
ACM_SAME(ACM_HOOK_SCALE, HookType::Scale);
ACM_SAME(ACM_HOOK_CREATE_PARTICLE, HookType::CreateParticle);
ACM_SAME(ACM_HOOK_DESTROY_PARTICLE, HookType::DestroyParticle);
ACM_SAME(ACM_HOOK_STOP_PARTICLE, HookType::StopParticle);
ACM_SAME(ACM_HOOK_NO_DRAW, HookType::NoDraw);
ACM_SAME(ACM_HOOK_DEFAULT_SCRIPT, HookType::DefaultScript);
ACM_SAME(ACM_HOOK_DEFAULT_SCRIPT_PART, HookType::DefaultScriptPart);
ACM_SAME(ACM_HOOK_CALL_SCRIPT, HookType::CallScript);
ACM_SAME(ACM_HOOK_TRANSPARENT, HookType::Transparent);
ACM_SAME(ACM_HOOK_SOUND_TWEAKED, HookType::SoundTweaked);
ACM_SAME(ACM_HOOK_SET_OMEGA, HookType::SetOmega);
ACM_SAME(ACM_HOOK_TEXTURE_VELOCITY, HookType::TextureVelocity);
ACM_SAME(ACM_HOOK_TEXTURE_VELOCITY_PART, HookType::TextureVelocityPart);
ACM_SAME(ACM_HOOK_SET_LIGHT, HookType::SetLight);
ACM_SAME(ACM_HOOK_CREATE_BLOCKING_PARTICLE, HookType::CreateBlockingParticle);

ACM_SAME(ACM_HOOK_NUMBER, HookValue::Kind::Number);
ACM_SAME(ACM_HOOK_COUNT, HookValue::Kind::Count);
ACM_SAME(ACM_HOOK_ID, HookValue::Kind::Id);

ACM_SAME(ACM_POSE_FRAMES, PoseFormat::Frames);
ACM_SAME(ACM_POSE_MATRIX_3X4, PoseFormat::Matrix3x4);
ACM_SAME(ACM_POSE_MATRIX_4X4, PoseFormat::Matrix4x4);

ACM_SAME(ACM_CHECK_ACCEPT, CheckAction::Accept);
ACM_SAME(ACM_CHECK_DEFER, CheckAction::Defer);
ACM_SAME(ACM_CHECK_DROP, CheckAction::Drop);

ACM_SAME(ACM_REASON_FRESH, CheckReason::Fresh);
ACM_SAME(ACM_REASON_NO_PLAYER, CheckReason::NoPlayer);
ACM_SAME(ACM_REASON_UNKNOWN_OBJECT, CheckReason::UnknownObject);
ACM_SAME(ACM_REASON_FUTURE_INSTANCE, CheckReason::FutureInstance);
ACM_SAME(ACM_REASON_PAST_INSTANCE, CheckReason::PastInstance);
ACM_SAME(ACM_REASON_STALE_MOVEMENT, CheckReason::StaleMovement);
ACM_SAME(ACM_REASON_STALE_SERVER_CONTROL, CheckReason::StaleServerControl);
ACM_SAME(ACM_REASON_STALE_POSITION, CheckReason::StalePosition);
ACM_SAME(ACM_REASON_STALE_TELEPORT, CheckReason::StaleTeleport);
ACM_SAME(ACM_REASON_STALE_FORCE_POSITION, CheckReason::StaleForcePosition);
ACM_SAME(ACM_REASON_STALE_STATE, CheckReason::StaleState);
ACM_SAME(ACM_REASON_STALE_VECTOR, CheckReason::StaleVector);
ACM_SAME(ACM_REASON_ECHO, CheckReason::Echo);
ACM_SAME(ACM_REASON_OWN_VECTOR, CheckReason::OwnVector);
ACM_SAME(ACM_REASON_OWN_DELETION, CheckReason::OwnDeletion);
ACM_SAME(ACM_REASON_SECOND_PLAYER, CheckReason::SecondPlayer);
ACM_SAME(ACM_REASON_BAD_NUMBER, CheckReason::BadNumber);
ACM_SAME(ACM_REASON_BAD_GUID, CheckReason::BadGuid);
ACM_SAME(ACM_REASON_TOO_MANY, CheckReason::TooMany);
ACM_SAME(ACM_REASON_NOT_RECEIVED, CheckReason::NotReceived);
ACM_SAME(ACM_REASON_NO_SOUND_TABLE, CheckReason::NoSoundTable);
ACM_SAME(ACM_REASON_NO_SCRIPT_TABLE, CheckReason::NoScriptTable);
ACM_SAME(ACM_REASON_NO_SCRIPT, CheckReason::NoScript);
ACM_SAME(ACM_REASON_NO_INTERPRETER, CheckReason::NoInterpreter);
ACM_SAME(ACM_REASON_NO_MOVEMENT, CheckReason::NoMovement);
ACM_SAME(ACM_REASON_UNKNOWN_PLAYER, CheckReason::UnknownPlayer);
ACM_SAME(ACM_REASON_DEAD, CheckReason::Dead);
ACM_SAME(ACM_REASON_IN_PORTAL, CheckReason::InPortal);
ACM_SAME(ACM_REASON_OVERTAKEN, CheckReason::Overtaken);
ACM_SAME(ACM_REASON_BAD_CELL, CheckReason::BadCell);
ACM_SAME(ACM_REASON_BAD_STYLE, CheckReason::BadStyle);
ACM_SAME(ACM_REASON_BAD_COMMAND, CheckReason::BadCommand);
ACM_SAME(ACM_REASON_BAD_ACTION, CheckReason::BadAction);
ACM_SAME(ACM_REASON_NOT_ALLOWED, CheckReason::NotAllowed);
ACM_SAME(ACM_REASON_NOT_A_CLIENTS, CheckReason::NotAClients);
ACM_SAME(ACM_REASON_STALE_OBJ_DESC, CheckReason::StaleObjDesc);
ACM_SAME(ACM_REASON_BAD_ROTATION, CheckReason::BadRotation);
ACM_SAME(ACM_REASON_JUMP_REFUSED, CheckReason::JumpRefused);

ACM_SAME(ACM_AUDIENCE_SERVER, Audience::Server);
ACM_SAME(ACM_AUDIENCE_OWNER, Audience::Owner);
ACM_SAME(ACM_AUDIENCE_OTHERS, Audience::Others);
ACM_SAME(ACM_AUDIENCE_EVERYONE, Audience::Everyone);

ACM_SAME(ACM_LOOK_NO_SUCH_PART, LookFindingKind::NoSuchPart);
ACM_SAME(ACM_LOOK_MISSING_MESH, LookFindingKind::MissingMesh);
ACM_SAME(ACM_LOOK_MISSING_SURFACE, LookFindingKind::MissingSurface);
ACM_SAME(ACM_LOOK_MISSING_TEXTURE, LookFindingKind::MissingTexture);
ACM_SAME(ACM_LOOK_MISSING_IMAGE, LookFindingKind::MissingImage);
ACM_SAME(ACM_LOOK_SURFACE_HAS_NO_TEXTURE, LookFindingKind::SurfaceHasNoTexture);
ACM_SAME(ACM_LOOK_MISSING_PALETTE, LookFindingKind::MissingPalette);
ACM_SAME(ACM_LOOK_BAD_PALETTE_RANGE, LookFindingKind::BadPaletteRange);

ACM_SAME(ACM_HOOK_FIRES, HookStatus::Fires);
ACM_SAME(ACM_HOOK_LAST_FRAME, HookStatus::LastFrame);
ACM_SAME(ACM_HOOK_OTHER_DIRECTION, HookStatus::OtherDirection);
ACM_SAME(ACM_HOOK_ANIM_DONE, HookStatus::AnimDone);
ACM_SAME(ACM_HOOK_NOT_REACHED, HookStatus::NotReached);

ACM_SAME(ACM_FIELD_UNSIGNED, wire::FieldRecord::Kind::Unsigned);
ACM_SAME(ACM_FIELD_FLOAT, wire::FieldRecord::Kind::Float);
ACM_SAME(ACM_FIELD_PADDING, wire::FieldRecord::Kind::Padding);
ACM_SAME(ACM_FIELD_RAW, wire::FieldRecord::Kind::Raw);

ACM_SAME(ACM_TIMESTAMP_POSITION, wire::Timestamp::Position);
ACM_SAME(ACM_TIMESTAMP_MOVEMENT, wire::Timestamp::Movement);
ACM_SAME(ACM_TIMESTAMP_STATE, wire::Timestamp::State);
ACM_SAME(ACM_TIMESTAMP_VECTOR, wire::Timestamp::Vector);
ACM_SAME(ACM_TIMESTAMP_TELEPORT, wire::Timestamp::Teleport);
ACM_SAME(ACM_TIMESTAMP_SERVER_CONTROL, wire::Timestamp::ServerControl);
ACM_SAME(ACM_TIMESTAMP_FORCE_POSITION, wire::Timestamp::ForcePosition);
ACM_SAME(ACM_TIMESTAMP_OBJ_DESC, wire::Timestamp::ObjDesc);
ACM_SAME(ACM_TIMESTAMP_INSTANCE, wire::Timestamp::Instance);

#undef ACM_SAME

// Events and hooks are copied as they lie in memory.
#define ACM_SAME_PLACE(type, field, c_type, c_field)                       \
  static_assert(offsetof(c_type, c_field) == offsetof(acm::type, field) && \
                sizeof(c_type::c_field) == sizeof(acm::type::field))
#define ACM_SAME_MEMBER(name)                                                   \
  static_assert(sizeof(acm_event{}.fields.name) == sizeof(acm::Event{}.name) && \
                offsetof(acm_event, fields.name) == offsetof(acm::Event, name))

ACM_SAME_MEMBER(motion_done);
ACM_SAME_MEMBER(motion_refused);
ACM_SAME_MEMBER(hook);
ACM_SAME_MEMBER(velocity_set);
ACM_SAME_MEMBER(move_finished);
ACM_SAME_MEMBER(stick);
ACM_SAME_MEMBER(blipped);
ACM_SAME_MEMBER(target_lost);
ACM_SAME_MEMBER(limit_reached);
ACM_SAME_MEMBER(asset_missing);
ACM_SAME_MEMBER(stalled);
ACM_SAME_MEMBER(sound_heard);
ACM_SAME_MEMBER(message_not_applied);

ACM_SAME_PLACE(Event, time, acm_event, time);
ACM_SAME_PLACE(Event, object, acm_event, object);
ACM_SAME_PLACE(Event, type, acm_event, type);
ACM_SAME_PLACE(HookSource, animation, acm_hook_source, animation);
ACM_SAME_PLACE(HookSource, script, acm_hook_source, script);
ACM_SAME_PLACE(HookSource, frame, acm_hook_source, frame);
ACM_SAME_PLACE(HookSource, index, acm_hook_source, index);
ACM_SAME_PLACE(HookValue, name, acm_hook_value, name);
ACM_SAME_PLACE(HookValue, kind, acm_hook_value, kind);
ACM_SAME_PLACE(HookValue, number, acm_hook_value, number);
ACM_SAME_PLACE(HookValue, integer, acm_hook_value, integer);
ACM_SAME_PLACE(HookFields, type, acm_hook_fields, type);
ACM_SAME_PLACE(HookFields, direction, acm_hook_fields, direction);
ACM_SAME_PLACE(HookFields, count, acm_hook_fields, count);
ACM_SAME_PLACE(HookFields, values, acm_hook_fields, values);
ACM_SAME_PLACE(MotionDoneEvent, motion, acm_motion_done_event, motion);
ACM_SAME_PLACE(MotionDoneEvent, success, acm_motion_done_event, success);
ACM_SAME_PLACE(MotionDoneEvent, context_id, acm_motion_done_event, context_id);
ACM_SAME_PLACE(MotionDoneEvent, move_context_id, acm_motion_done_event, move_context_id);
ACM_SAME_PLACE(MotionRefusedEvent, motion, acm_motion_refused_event, motion);
ACM_SAME_PLACE(MotionRefusedEvent, code, acm_motion_refused_event, motion_error);
ACM_SAME_PLACE(MotionRefusedEvent, context_id, acm_motion_refused_event, context_id);
ACM_SAME_PLACE(MotionRefusedEvent, move_context_id, acm_motion_refused_event, move_context_id);
ACM_SAME_PLACE(HookEvent, type, acm_hook_event, type);
ACM_SAME_PLACE(HookEvent, source, acm_hook_event, source);
ACM_SAME_PLACE(HookEvent, order, acm_hook_event, order);
ACM_SAME_PLACE(HookEvent, context_id, acm_hook_event, context_id);
ACM_SAME_PLACE(HookEvent, move_context_id, acm_hook_event, move_context_id);
ACM_SAME_PLACE(HookEvent, wave, acm_hook_event, wave);
ACM_SAME_PLACE(HookEvent, volume, acm_hook_event, volume);
ACM_SAME_PLACE(HookEvent, scale, acm_hook_event, scale);
ACM_SAME_PLACE(VelocitySetEvent, local_velocity, acm_velocity_set_event, local_velocity);
ACM_SAME_PLACE(MoveFinishedEvent, code, acm_move_finished_event, motion_error);
ACM_SAME_PLACE(MoveFinishedEvent, context_id, acm_move_finished_event, context_id);
ACM_SAME_PLACE(StickEvent, target, acm_stick_event, target);
ACM_SAME_PLACE(BlippedEvent, to, acm_blipped_event, to);
ACM_SAME_PLACE(BlippedEvent, distance, acm_blipped_event, distance);
ACM_SAME_PLACE(TargetLostEvent, target, acm_target_lost_event, target);
ACM_SAME_PLACE(TargetLostEvent, status, acm_target_lost_event, status);
ACM_SAME_PLACE(LimitReachedEvent, limit, acm_limit_reached_event, limit);
ACM_SAME_PLACE(LimitReachedEvent, count, acm_limit_reached_event, count);
ACM_SAME_PLACE(AssetMissingEvent, id, acm_asset_missing_event, id);
ACM_SAME_PLACE(StalledEvent, is_move, acm_stalled_event, is_move);
ACM_SAME_PLACE(StalledEvent, motion, acm_stalled_event, motion);
ACM_SAME_PLACE(StalledEvent, animations, acm_stalled_event, animations);
ACM_SAME_PLACE(StalledEvent, age, acm_stalled_event, age);
ACM_SAME_PLACE(SoundHeardEvent, sound_type, acm_sound_heard_event, sound_type);
ACM_SAME_PLACE(SoundHeardEvent, wave, acm_sound_heard_event, wave);
ACM_SAME_PLACE(SoundHeardEvent, volume, acm_sound_heard_event, volume);
ACM_SAME_PLACE(SoundHeardEvent, position, acm_sound_heard_event, position);
ACM_SAME_PLACE(MessageNotAppliedEvent, opcode, acm_message_not_applied_event, opcode);
ACM_SAME_PLACE(MessageNotAppliedEvent, reason, acm_message_not_applied_event, reason);
ACM_SAME_PLACE(MessageNotAppliedEvent, movement_only, acm_message_not_applied_event, movement_only);

#undef ACM_SAME_PLACE
#undef ACM_SAME_MEMBER

}  // namespace acm::capi
