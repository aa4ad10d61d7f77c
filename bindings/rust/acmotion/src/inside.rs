// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! The inside of a body, for debuggers: what the engine keeps of an object beyond its state. Experimental: a minor
//! version may change all of it.
//!
//! Part of the crate with the feature `inspect`. The rules that the comments name are those of docs/behaviour. Metres,
//! seconds, radians; 0 as a context id: none was given.
//!
//! ```
//! use acmotion::{inside::Inside, Assets, Guid, ObjectId, ObjectParameters, World};
//! let mut world = World::new(&Assets::sample()?)?;
//! let guard = Guid(0x8000_0001);
//! let setup = Some(ObjectId(0x0200_0001));
//! world.create_object(guard, &ObjectParameters { setup, ..ObjectParameters::default() })?;
//! for node in Inside::new(&world, guard)?.sequence_nodes {
//!     println!("{} at {} frames per second", node.animation, node.framerate);
//! }
//! # Ok::<(), acmotion::Error>(())
//! ```

use crate::convert::Mirrors;
use crate::error::{call_for, list_as, Result};
pub use crate::plain_inspect::{
    BodyFacts, ConstraintFacts, EffectsFacts, InterpolationFacts, InterpolationNode, InterpolationType,
    MotionInterpFacts, MotionTableManagerFacts, MoveLeg, MoveToFacts, NodeRole, PendingMotion, QueuedMotion,
    QueuedScript, Ramp, RampKind, SequenceFacts, SequenceNode, StickyFacts, TargetFacts,
};
use crate::plain_inspect::{MotionList, ObjectInside};
use crate::{Guid, MotionAction, World};
use acmotion_sys as sys;

/// A copy of what is inside an object; the world is as it was.
#[derive(Clone, Debug, PartialEq)]
pub struct Inside {
    /// The sequence (core 2.1).
    pub sequence: SequenceFacts,
    /// The motion table manager with its motion state (core 6, core 5).
    pub motion_table_manager: MotionTableManagerFacts,
    /// The motion interpreter (core 7.1) with both movement states (core 8.1).
    pub motion_interp: MotionInterpFacts,
    /// The move that is under way (MT-1).
    pub move_to: MoveToFacts,
    /// Sticking to another body (SK).
    pub sticky: StickyFacts,
    /// What holds the body near the last place that the server has confirmed (CN).
    pub constraint: ConstraintFacts,
    /// Interpolation towards places that arrive from time to time (IN-1).
    pub interpolation: InterpolationFacts,
    /// Watching a target, and being in the table of the one that is watched (TG-1, TG-2).
    pub target: TargetFacts,
    /// The body itself (core 11.1).
    pub body: BodyFacts,
    /// What hooks and scripts have left (HK-13, PS-3).
    pub effects: EffectsFacts,
    /// The animations that play or wait to play.
    pub sequence_nodes: Vec<SequenceNode>,
    /// Of the motion table manager; the first is done first.
    pub queued_motions: Vec<QueuedMotion>,
    /// Of the motion interpreter; the first is done first.
    pub pending_motions: Vec<PendingMotion>,
    /// Of the motion state, the newest first; they have a command and a speed only.
    pub modifiers: Vec<MotionAction>,
    /// Of the motion state, the oldest first; they have a command and a speed only.
    pub actions: Vec<MotionAction>,
    /// Of the raw state.
    pub raw_actions: Vec<MotionAction>,
    /// Of the interpreted state.
    pub interpreted_actions: Vec<MotionAction>,
    /// Of the move that is under way.
    pub move_legs: Vec<MoveLeg>,
    /// Where interpolation goes.
    pub interpolation_nodes: Vec<InterpolationNode>,
    /// Changes over time, the newest last.
    pub ramps: Vec<Ramp>,
    /// Scripts that play, or wait for those before them.
    pub queued_scripts: Vec<QueuedScript>,
    /// What the object holds, in the order of attaching.
    pub children: Vec<Guid>,
    /// Whose target it is.
    pub watchers: Vec<Guid>,
}

impl Inside {
    /// Looks into an object of a world.
    pub fn new(world: &World<'_>, guid: Guid) -> Result<Self> {
        let of = Looker { world, guid };
        // SAFETY: the handle is valid.
        let c =
            call_for(|out, error| unsafe { sys::acm_object_get_inside(world.handle(), guid.0, out, error) })?;
        let facts = ObjectInside::from_c(c);
        Ok(Self {
            sequence: facts.sequence,
            motion_table_manager: facts.motion_table_manager,
            motion_interp: facts.motion_interp,
            move_to: facts.move_to,
            sticky: facts.sticky,
            constraint: facts.constraint,
            interpolation: facts.interpolation,
            target: facts.target,
            body: facts.body,
            effects: facts.effects,
            sequence_nodes: of.list(sys::acm_object_sequence_nodes)?,
            queued_motions: of.list(sys::acm_object_queued_motions)?,
            pending_motions: of.list(sys::acm_object_pending_motions)?,
            modifiers: of.motions(MotionList::Modifiers)?,
            actions: of.motions(MotionList::Actions)?,
            raw_actions: of.motions(MotionList::RawActions)?,
            interpreted_actions: of.motions(MotionList::InterpretedActions)?,
            move_legs: of.list(sys::acm_object_move_legs)?,
            interpolation_nodes: of.list(sys::acm_object_interpolation_nodes)?,
            ramps: of.list(sys::acm_object_ramps)?,
            queued_scripts: of.list(sys::acm_object_queued_scripts)?,
            children: of.list(sys::acm_object_children)?,
            watchers: of.list(sys::acm_object_watchers)?,
        })
    }
}

/// A function that lists something of an object.
type List<C> = unsafe extern "C" fn(
    *mut sys::acm_world,
    sys::acm_guid,
    *mut C,
    usize,
    *mut usize,
    *mut sys::acm_error,
) -> i32;

struct Looker<'a> {
    world: &'a World<'a>,
    guid: Guid,
}

impl Looker<'_> {
    fn list<C: Copy, T: Mirrors<C>>(&self, function: List<C>) -> Result<Vec<T>> {
        // SAFETY: the handle is valid, and the memory as large as it says.
        list_as(|out, capacity, count, error| unsafe {
            function(self.world.handle(), self.guid.0, out, capacity, count, error)
        })
    }

    fn motions(&self, list: MotionList) -> Result<Vec<MotionAction>> {
        // SAFETY: the handle is valid, and the memory as large as it says.
        list_as(|out, capacity, count, error| unsafe {
            let (world, guid) = (self.world.handle(), self.guid.0);
            sys::acm_object_motion_list(world, guid, list.code(), out, capacity, count, error)
        })
    }
}
