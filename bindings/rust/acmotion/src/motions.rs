// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Orders to bodies: motions, moves, jumps, and the rest.

use crate::convert::Mirrors;
use crate::error::{call, Result};
use crate::{Command, Cylinder, Guid, PhysicsState, Position, Vec3, World};
use acmotion_sys as sys;

c_enum! {
    /// Which key modifies a movement.
    pub enum HoldKey: u32 {
        /// Not known.
        Invalid = ACM_HOLD_INVALID,
        /// None.
        None = ACM_HOLD_NONE,
        /// The run key.
        Run = ACM_HOLD_RUN,
    }
}

c_flags! {
    /// How a motion or a move is carried out.
    pub struct MoveFlags {
        CAN_WALK = ACM_MOVE_CAN_WALK,
        CAN_RUN = ACM_MOVE_CAN_RUN,
        CAN_SIDESTEP = ACM_MOVE_CAN_SIDESTEP,
        CAN_WALK_BACKWARDS = ACM_MOVE_CAN_WALK_BACKWARDS,
        CAN_CHARGE = ACM_MOVE_CAN_CHARGE,
        FAIL_WALK = ACM_MOVE_FAIL_WALK,
        USE_FINAL_HEADING = ACM_MOVE_USE_FINAL_HEADING,
        STICKY = ACM_MOVE_STICKY,
        AWAY = ACM_MOVE_AWAY,
        TOWARDS = ACM_MOVE_TOWARDS,
        USE_SPHERES = ACM_MOVE_USE_SPHERES,
        SET_HOLD_KEY = ACM_MOVE_SET_HOLD_KEY,
        AUTONOMOUS = ACM_MOVE_AUTONOMOUS,
        MODIFY_RAW_STATE = ACM_MOVE_MODIFY_RAW_STATE,
        MODIFY_INTERPRETED_STATE = ACM_MOVE_MODIFY_INTERPRETED_STATE,
        CANCEL_MOVE_TO = ACM_MOVE_CANCEL_MOVE_TO,
        STOP_COMPLETELY = ACM_MOVE_STOP_COMPLETELY,
        DISABLE_JUMP_DURING_LINK = ACM_MOVE_DISABLE_JUMP_DURING_LINK,
        /// As the client begins.
        DEFAULT = ACM_MOVE_DEFAULT_FLAGS,
    }
}

mirror! {
    /// How a motion or a move is carried out. Metres, degrees, multiples of normal speed.
    pub struct MovementParameters = acm_movement_parameters init acm_movement_parameters_init {
        /// What the motion or move may do.
        pub flags: MoveFlags,
        /// Metres: a move towards something ends within this distance.
        pub distance_to_object: f32,
        /// Metres: a move away ends beyond this distance.
        pub min_distance: f32,
        /// Metres: a move fails this far from its start.
        pub fail_distance: f32,
        /// Degrees, 0 north, 90 east: for turns, and for moves with [`MoveFlags::USE_FINAL_HEADING`].
        pub desired_heading: f32,
        /// Multiple of normal speed.
        pub speed: f32,
        /// Metres left to go: farther runs, nearer walks.
        pub walk_run_threshold: f32,
        /// Chosen by the host; events give it back.
        pub context_id: u32,
        /// Which key counts as held.
        pub hold_key_to_apply: HoldKey,
        /// Timestamp of an action of a message; 0 otherwise.
        pub action_stamp: u32,
    }
}

impl MovementParameters {
    /// The usual ones, with an id that events give back.
    pub fn with_context(context_id: u32) -> Self {
        Self {
            context_id,
            ..Self::default()
        }
    }
}

mirror! {
    /// What a body is to do.
    pub struct InterpretedMotionState = acm_interpreted_motion_state init acm_interpreted_motion_state_init {
        /// The stance.
        pub current_style: Command,
        /// Forward, backward, or a posture.
        pub forward_command: Command,
        /// Multiple of normal speed.
        pub forward_speed: f32,
        /// Sideways.
        pub sidestep_command: Command,
        /// Multiple of normal speed.
        pub sidestep_speed: f32,
        /// Turning.
        pub turn_command: Command,
        /// Multiple of normal speed.
        pub turn_speed: f32,
    }
}

mirror! {
    /// What the keys ask for, before it is interpreted.
    pub struct RawMotionState = acm_raw_motion_state init acm_raw_motion_state_init {
        /// Of all movements that have none of their own.
        pub current_hold_key: HoldKey,
        /// The stance.
        pub current_style: Command,
        /// Forward, backward, or a posture.
        pub forward_command: Command,
        /// Its own key.
        pub forward_hold_key: HoldKey,
        /// Multiple of normal speed.
        pub forward_speed: f32,
        /// Sideways.
        pub sidestep_command: Command,
        /// Its own key.
        pub sidestep_hold_key: HoldKey,
        /// Multiple of normal speed.
        pub sidestep_speed: f32,
        /// Turning.
        pub turn_command: Command,
        /// Its own key.
        pub turn_hold_key: HoldKey,
        /// Multiple of normal speed.
        pub turn_speed: f32,
    }
}

mirror! {
    /// A one-shot motion as it travels with an interpreted motion state.
    pub struct MotionAction = acm_motion_action {
        /// Which motion.
        pub command: Command,
        /// Multiple of normal speed.
        pub speed: f32,
        /// 15 bits on the wire.
        pub timestamp: u16,
        /// The object's own doing.
        pub autonomous: bool,
    }
}

mirror! {
    /// An object that is not in the world, as the host knows it.
    pub struct Target = acm_target {
        /// Which one.
        pub guid: Guid,
        /// Where it is.
        pub position: Position,
        /// How large it is.
        pub body_size: Cylinder,
        /// Metres per second.
        pub velocity: Vec3,
    }
}

c_enum! {
    /// What has become of the target of a move.
    pub enum TargetStatus: u32 {
        /// Not known.
        Undefined = ACM_TARGET_UNDEFINED,
        /// It is there.
        Ok = ACM_TARGET_OK,
        /// It has left the world.
        ExitWorld = ACM_TARGET_EXIT_WORLD,
        /// It has teleported.
        Teleported = ACM_TARGET_TELEPORTED,
        /// It is in a pack.
        Contained = ACM_TARGET_CONTAINED,
        /// It is held.
        Parented = ACM_TARGET_PARENTED,
        /// It has sent no update for too long.
        TimedOut = ACM_TARGET_TIMED_OUT,
    }
}

/// One order to a body. [`World::order`] gives it to the body alone, [`Server::order`](crate::Server::order) also sends
/// it; each returns [`Status::Unsupported`](crate::Status::Unsupported) for those that only the other one takes.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum Order {
    /// Both.
    DoMotion {
        motion: Command,
        parameters: MovementParameters,
    },
    /// Both.
    StopMotion {
        motion: Command,
        parameters: MovementParameters,
    },
    /// Both.
    StopCompletely,
    /// Both.
    MoveToObject {
        target: Guid,
        parameters: MovementParameters,
    },
    /// Both.
    MoveToPosition {
        position: Position,
        parameters: MovementParameters,
    },
    /// Body: an object that is not in this world; see [`World::update_target`].
    MoveToTarget {
        target: Target,
        parameters: MovementParameters,
    },
    /// Both.
    TurnToObject {
        target: Guid,
        parameters: MovementParameters,
    },
    /// Both: to the desired heading of the parameters.
    TurnToHeading { parameters: MovementParameters },
    /// Body.
    CancelMove,
    /// Body: how far it is charged, 0 to 1.
    Jump { extent: f32 },
    /// Body: for at most a second.
    Stick { target: Guid },
    /// Body.
    Unstick,
    /// Body: follows positions that it was sent.
    Interpolate { position: Position, keep_heading: bool },
    /// Body.
    StopInterpolating,
    /// Body: metres of path.
    Constrain {
        position: Position,
        start: f32,
        max: f32,
    },
    /// Body.
    Unconstrain,
    /// Both.
    Teleport { position: Position },
    /// Both: metres per second, world axes; the turn is for a server.
    SetVelocity { velocity: Vec3, omega: Vec3 },
    /// Body: its own axes.
    SetLocalVelocity { velocity: Vec3 },
    /// Body: radians per second, world axes.
    SetOmega { omega: Vec3 },
    /// Both.
    SetState { state: PhysicsState },
    /// Both.
    SetRunRate { run_rate: f32 },
    /// Server: the client has reported that it arrived.
    CompleteTeleport,
    /// Server: sends a player's client the server's position of that player.
    CorrectPosition,
}

impl Order {
    /// Do this motion.
    pub fn motion(motion: Command) -> Self {
        Order::DoMotion {
            motion,
            parameters: MovementParameters::default(),
        }
    }

    fn type_in_c(&self) -> u32 {
        match self {
            Order::DoMotion { .. } => sys::ACM_ORDER_DO_MOTION,
            Order::StopMotion { .. } => sys::ACM_ORDER_STOP_MOTION,
            Order::StopCompletely => sys::ACM_ORDER_STOP_COMPLETELY,
            Order::MoveToObject { .. } => sys::ACM_ORDER_MOVE_TO_OBJECT,
            Order::MoveToPosition { .. } => sys::ACM_ORDER_MOVE_TO_POSITION,
            Order::MoveToTarget { .. } => sys::ACM_ORDER_MOVE_TO_TARGET,
            Order::TurnToObject { .. } => sys::ACM_ORDER_TURN_TO_OBJECT,
            Order::TurnToHeading { .. } => sys::ACM_ORDER_TURN_TO_HEADING,
            Order::CancelMove => sys::ACM_ORDER_CANCEL_MOVE,
            Order::Jump { .. } => sys::ACM_ORDER_JUMP,
            Order::Stick { .. } => sys::ACM_ORDER_STICK,
            Order::Unstick => sys::ACM_ORDER_UNSTICK,
            Order::Interpolate { .. } => sys::ACM_ORDER_INTERPOLATE,
            Order::StopInterpolating => sys::ACM_ORDER_STOP_INTERPOLATING,
            Order::Constrain { .. } => sys::ACM_ORDER_CONSTRAIN,
            Order::Unconstrain => sys::ACM_ORDER_UNCONSTRAIN,
            Order::Teleport { .. } => sys::ACM_ORDER_TELEPORT,
            Order::SetVelocity { .. } => sys::ACM_ORDER_SET_VELOCITY,
            Order::SetLocalVelocity { .. } => sys::ACM_ORDER_SET_LOCAL_VELOCITY,
            Order::SetOmega { .. } => sys::ACM_ORDER_SET_OMEGA,
            Order::SetState { .. } => sys::ACM_ORDER_SET_STATE,
            Order::SetRunRate { .. } => sys::ACM_ORDER_SET_RUN_RATE,
            Order::CompleteTeleport => sys::ACM_ORDER_COMPLETE_TELEPORT,
            Order::CorrectPosition => sys::ACM_ORDER_CORRECT_POSITION,
        }
    }

    pub(crate) fn to_c(self) -> sys::acm_order {
        // SAFETY: plain data that the function fills in.
        let mut c = unsafe {
            let mut c = crate::convert::zeroed::<sys::acm_order>();
            sys::acm_order_init(&mut c, self.type_in_c());
            c
        };
        match self {
            Order::DoMotion { motion, parameters } | Order::StopMotion { motion, parameters } => {
                c.motion = motion.0;
                c.parameters = parameters.to_c();
            }
            Order::MoveToObject { target, parameters } | Order::TurnToObject { target, parameters } => {
                c.target = target.0;
                c.parameters = parameters.to_c();
            }
            Order::MoveToPosition { position, parameters } => {
                c.position = position.to_c();
                c.parameters = parameters.to_c();
            }
            Order::MoveToTarget { target, parameters } => {
                c.target = target.guid.0;
                c.position = target.position.to_c();
                c.target_size = target.body_size.to_c();
                c.velocity = target.velocity.to_c();
                c.parameters = parameters.to_c();
            }
            Order::TurnToHeading { parameters } => c.parameters = parameters.to_c(),
            Order::Jump { extent } => c.extent = extent,
            Order::Stick { target } => c.target = target.0,
            Order::Interpolate {
                position,
                keep_heading,
            } => {
                c.position = position.to_c();
                c.keep_heading = keep_heading.into();
            }
            Order::Constrain { position, start, max } => {
                c.position = position.to_c();
                c.constraint_start = start;
                c.constraint_max = max;
            }
            Order::Teleport { position } => c.position = position.to_c(),
            Order::SetVelocity { velocity, omega } => {
                c.velocity = velocity.to_c();
                c.omega = omega.to_c();
            }
            Order::SetLocalVelocity { velocity } => c.velocity = velocity.to_c(),
            Order::SetOmega { omega } => c.omega = omega.to_c(),
            Order::SetState { state } => c.state = state.0,
            Order::SetRunRate { run_rate } => c.run_rate = run_rate,
            Order::StopCompletely
            | Order::CancelMove
            | Order::Unstick
            | Order::StopInterpolating
            | Order::Unconstrain
            | Order::CompleteTeleport
            | Order::CorrectPosition => {}
        }
        c
    }
}

/// Motions and moves. A refusal, with the client's code, is not a mistake; what the client changes before it refuses
/// has then changed.
impl World<'_> {
    /// The body does it and nobody is sent anything: on a server see [`Server::order`](crate::Server::order).
    pub fn order(&mut self, guid: Guid, order: &Order) -> Result<()> {
        let c = order.to_c();
        // SAFETY: the handle and the struct are valid.
        call(|error| unsafe { sys::acm_object_order(self.handle(), guid.0, &c, error) })
    }

    /// Begins a motion.
    pub fn do_motion(&mut self, guid: Guid, motion: Command, parameters: &MovementParameters) -> Result<()> {
        self.order(
            guid,
            &Order::DoMotion {
                motion,
                parameters: *parameters,
            },
        )
    }

    /// Ends a motion.
    pub fn stop_motion(
        &mut self,
        guid: Guid,
        motion: Command,
        parameters: &MovementParameters,
    ) -> Result<()> {
        self.order(
            guid,
            &Order::StopMotion {
                motion,
                parameters: *parameters,
            },
        )
    }

    /// The whole state of the keys at once.
    pub fn apply_raw_state(&mut self, guid: Guid, state: &RawMotionState) -> Result<()> {
        let c = state.to_c();
        // SAFETY: the handle and the struct are valid.
        call(|error| unsafe { sys::acm_object_apply_raw_state(self.handle(), guid.0, &c, error) })
    }

    /// An interpreted motion state and its actions, at most 31, as the network brings them; `autonomous`: it is the
    /// object's own doing and not the server's.
    pub fn apply_interpreted_state(
        &mut self,
        guid: Guid,
        state: &InterpretedMotionState,
        actions: &[MotionAction],
        autonomous: bool,
    ) -> Result<()> {
        let c = state.to_c();
        let actions: Vec<sys::acm_motion_action> = actions.iter().map(|&action| action.to_c()).collect();
        let (first, count) = (actions.as_ptr(), actions.len());
        // SAFETY: the handle, the struct and the list are valid.
        call(|error| unsafe {
            sys::acm_object_apply_interpreted_state(
                self.handle(),
                guid.0,
                &c,
                first,
                count,
                autonomous.into(),
                error,
            )
        })
    }

    /// Where the target of [`Order::MoveToTarget`] is, as often as the host likes.
    pub fn update_target(&mut self, guid: Guid, target: &Target) -> Result<()> {
        let c = target.to_c();
        // SAFETY: the handle and the struct are valid.
        call(|error| unsafe { sys::acm_object_update_target(self.handle(), guid.0, &c, error) })
    }

    /// The target is there no more.
    pub fn lose_target(&mut self, guid: Guid, target: Guid, status: TargetStatus) -> Result<()> {
        // SAFETY: the handle is valid.
        call(|error| unsafe {
            sys::acm_object_lose_target(self.handle(), guid.0, target.0, status.code(), error)
        })
    }
}
