// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Orders to bodies: motions, moves, jumps, and the rest.

use crate::convert::Mirrors;
use crate::error::{call, Result};
pub use crate::plain::{
    HoldKey, InterpretedMotionState, MotionAction, MoveFlags, MovementParameters, RawMotionState, Target,
    TargetStatus,
};
use crate::{Command, Guid, PhysicsState, Position, Vec3, World};
use acmotion_sys as sys;

impl MovementParameters {
    /// The usual ones, with an id that events give back.
    pub fn with_context(context_id: u32) -> Self {
        Self {
            context_id,
            ..Self::default()
        }
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
    StickTo { target: Guid },
    /// Body.
    Unstick,
    /// Body: follows positions that it was sent.
    InterpolateTo { position: Position, keep_heading: bool },
    /// Body.
    StopInterpolating,
    /// Body: metres of path.
    ConstrainTo {
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
            Order::StickTo { .. } => sys::ACM_ORDER_STICK_TO,
            Order::Unstick => sys::ACM_ORDER_UNSTICK,
            Order::InterpolateTo { .. } => sys::ACM_ORDER_INTERPOLATE_TO,
            Order::StopInterpolating => sys::ACM_ORDER_STOP_INTERPOLATING,
            Order::ConstrainTo { .. } => sys::ACM_ORDER_CONSTRAIN_TO,
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
            Order::StickTo { target } => c.target = target.0,
            Order::InterpolateTo {
                position,
                keep_heading,
            } => {
                c.position = position.to_c();
                c.keep_heading = keep_heading.into();
            }
            Order::ConstrainTo { position, start, max } => {
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
