// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Orders to bodies: motions, moves, jumps, and the rest.

use crate::convert::Mirrors;
use crate::error::{ask, call, Result};
pub use crate::plain::{
    HoldKey, InterpretedMotionState, MotionAction, MoveFlags, MovementParameters, RawMotionState, Target,
    TargetStatus,
};
use crate::{Command, Guid, MotionError, PhysicsState, Position, Server, Vec3, World};
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

/// What became of a call that the game may refuse. A call that is not possible (no such object, a number that is not
/// finite, …) is an [`Error`](crate::Error) instead. A refusal is no mistake, and a host may ignore it.
///
/// ```
/// use acmotion::{commands, Assets, CellId, Guid, MotionError, MovementParameters, ObjectId, ObjectParameters};
/// use acmotion::{Outcome, Position, Status, World};
/// let mut world = World::new(&Assets::sample()?)?;
/// let (drudge, usual) = (Guid(0x8000_0001), MovementParameters::default());
/// world.create_object(drudge, &ObjectParameters {
///     setup: Some(ObjectId(0x0200_0001)),
///     position: Position::new(CellId(0xA9B4_0013), 50.0, 50.0, 0.0),
///     ..ObjectParameters::default()
/// })?;
/// assert!(world.do_motion(drudge, commands::SWORD_COMBAT, &usual)?.is_accepted());
/// world.set_ground_contact(drudge, false, false)?;
/// let outcome = world.do_motion(drudge, commands::SLASH_HIGH, &usual)?;
/// assert_eq!(outcome, Outcome::Refused(MotionError::NotInContact));
/// let nobody = world.do_motion(Guid(5), commands::SLASH_HIGH, &usual);
/// assert_eq!(nobody.unwrap_err().status(), Status::NoObject);
/// # Ok::<(), acmotion::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// It was done.
    Accepted,
    /// The rules of the game refuse it. What the client changes before it refuses has then changed.
    Refused(MotionError),
}

impl Outcome {
    /// Whether it was done.
    pub const fn is_accepted(self) -> bool {
        matches!(self, Outcome::Accepted)
    }

    /// Why not.
    pub const fn refused(self) -> Option<MotionError> {
        match self {
            Outcome::Accepted => None,
            Outcome::Refused(code) => Some(code),
        }
    }
}

/// One order to a body, for queues of orders: everything else has a function of its own. [`World::order`] gives it to
/// the body alone, [`Server::order`](crate::Server::order) also sends it; each returns
/// [`Status::Unsupported`](crate::Status::Unsupported) for those that only the other one takes.
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
        constraint_start: f32,
        constraint_max: f32,
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
            Order::ConstrainTo {
                position,
                constraint_start,
                constraint_max,
            } => {
                c.position = position.to_c();
                c.constraint_start = constraint_start;
                c.constraint_max = constraint_max;
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

/// Functions that give an order of their own. What can be refused returns an outcome, and the rest nothing.
macro_rules! verbs {
    ($kind:ident {
        $($(#[$meta:meta])* $name:ident($($argument:ident: $type:ty),*) -> $result:ident = $order:expr;)*
    }) => {
        impl $kind<'_> {
            $(
                $(#[$meta])*
                pub fn $name(&mut self, guid: Guid $(, $argument: $type)*) -> Result<verbs!(@type $result)> {
                    verbs!(@given $result self.order(guid, &$order))
                }
            )*
        }
    };
    (@type Outcome) => { Outcome };
    (@type Nothing) => { () };
    (@given Outcome $given:expr) => { $given };
    (@given Nothing $given:expr) => { $given.map(|_| ()) };
}

/// The verbs that a world and a server have alike.
macro_rules! verbs_of_both {
    ($kind:ident) => {
        verbs! {
            $kind {
                /// Begins a motion. `parameters.context_id` comes back with its events.
                do_motion(motion: Command, parameters: &MovementParameters) -> Outcome =
                    Order::DoMotion { motion, parameters: *parameters };
                /// Ends a motion.
                stop_motion(motion: Command, parameters: &MovementParameters) -> Outcome =
                    Order::StopMotion { motion, parameters: *parameters };
                /// Stops all motions.
                stop_completely() -> Outcome = Order::StopCompletely;
                /// Walks or runs to another object of the world, which is refused when it is not there.
                /// [`MoveFinished`](crate::EventKind::MoveFinished) reports the end, with `parameters.context_id`.
                move_to_object(target: Guid, parameters: &MovementParameters) -> Outcome =
                    Order::MoveToObject { target, parameters: *parameters };
                /// Walks or runs to a position.
                move_to_position(position: Position, parameters: &MovementParameters) -> Outcome =
                    Order::MoveToPosition { position, parameters: *parameters };
                /// Turns to another object of the world, which is refused when it is not there.
                turn_to_object(target: Guid, parameters: &MovementParameters) -> Outcome =
                    Order::TurnToObject { target, parameters: *parameters };
                /// Turns to the desired heading of the parameters, in degrees.
                turn_to_heading(parameters: &MovementParameters) -> Outcome =
                    Order::TurnToHeading { parameters: *parameters };
                /// How fast the body runs; 1 is normal.
                set_run_rate(run_rate: f32) -> Outcome = Order::SetRunRate { run_rate };
                /// Puts the body elsewhere. Moves, sticking, interpolation and the constraint end.
                teleport(position: Position) -> Nothing = Order::Teleport { position };
                /// Sets the bits of its physics state.
                set_state(state: PhysicsState) -> Nothing = Order::SetState { state };
            }
        }
    };
}
verbs_of_both!(World);
verbs_of_both!(Server);

verbs! {
    World {
        /// Walks or runs to an object that is not in this world; see [`update_target`](World::update_target).
        move_to_target(target: &Target, parameters: &MovementParameters) -> Outcome =
            Order::MoveToTarget { target: *target, parameters: *parameters };
        /// Ends the move or turn that is under way.
        cancel_move() -> Outcome = Order::CancelMove;
        /// Jumps. `extent` is how far the jump is charged, 0 to 1.
        jump(extent: f32) -> Outcome = Order::Jump { extent };
        /// Stays at another object of the world for at most a second; refused when that is not there.
        stick_to(target: Guid) -> Outcome = Order::StickTo { target };
        /// Ends [`stick_to`](World::stick_to).
        unstick() -> Nothing = Order::Unstick;
        /// Moves smoothly to a place. `keep_heading`: without turning.
        interpolate_to(position: Position, keep_heading: bool) -> Outcome =
            Order::InterpolateTo { position, keep_heading };
        /// Ends [`interpolate_to`](World::interpolate_to).
        stop_interpolating() -> Nothing = Order::StopInterpolating;
        /// Slows the body beyond `constraint_start` metres of path from a place and holds it at `constraint_max`.
        constrain_to(position: Position, constraint_start: f32, constraint_max: f32) -> Outcome =
            Order::ConstrainTo { position, constraint_start, constraint_max };
        /// Ends [`constrain_to`](World::constrain_to).
        unconstrain() -> Nothing = Order::Unconstrain;
        /// Sets the velocity: metres per second, world axes.
        set_velocity(velocity: Vec3) -> Nothing = Order::SetVelocity { velocity, omega: Vec3::default() };
        /// Sets the velocity: metres per second, the body's own axes.
        set_local_velocity(velocity: Vec3) -> Nothing = Order::SetLocalVelocity { velocity };
        /// Sets how the body turns: radians per second, world axes.
        set_omega(omega: Vec3) -> Nothing = Order::SetOmega { omega };
    }
}

verbs! {
    Server {
        /// Sets the velocity and how the body turns: metres and radians per second, world axes.
        set_velocity(velocity: Vec3, omega: Vec3) -> Nothing = Order::SetVelocity { velocity, omega };
        /// Shows a player again whose client has reported that it arrived.
        complete_teleport() -> Nothing = Order::CompleteTeleport;
        /// Sends a player's client the server's position of that player.
        correct_position() -> Nothing = Order::CorrectPosition;
    }
}

/// Motions and moves.
impl World<'_> {
    /// The body does it and no one is sent anything: on a server see [`Server::order`](crate::Server::order).
    pub fn order(&mut self, guid: Guid, order: &Order) -> Result<Outcome> {
        let c = order.to_c();
        // SAFETY: the handle and the struct are valid.
        ask(|error| unsafe { sys::acm_object_order(self.handle(), guid.0, &c, error) })
    }

    /// The whole state of the keys at once.
    pub fn apply_raw_state(&mut self, guid: Guid, state: &RawMotionState) -> Result<Outcome> {
        let c = state.to_c();
        // SAFETY: the handle and the struct are valid.
        ask(|error| unsafe { sys::acm_object_apply_raw_state(self.handle(), guid.0, &c, error) })
    }

    /// An interpreted motion state and its actions, at most 31, as the network brings them; `autonomous`: it is the
    /// object's own doing and not the server's.
    pub fn apply_interpreted_state(
        &mut self,
        guid: Guid,
        state: &InterpretedMotionState,
        actions: &[MotionAction],
        autonomous: bool,
    ) -> Result<Outcome> {
        let c = state.to_c();
        let actions: Vec<sys::acm_motion_action> = actions.iter().map(|&action| action.to_c()).collect();
        let (first, count) = (actions.as_ptr(), actions.len());
        // SAFETY: the handle, the struct and the list are valid.
        ask(|error| unsafe {
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

    /// Where the target of [`move_to_target`](Self::move_to_target) is, as often as the host likes.
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
