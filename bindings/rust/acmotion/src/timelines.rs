// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! What a motion will do and when, before it is begun.

use crate::convert::{zeroed, Mirrors};
use crate::error::{list_as, Error, Result};
pub use crate::plain::{HookStatus, HookTime, MotionQuery, MotionSegment};
use crate::{Assets, Command, Frame, HookType, ObjectId, Vec3};
use acmotion_sys as sys;

impl MotionQuery {
    /// A motion of a table, otherwise as usual.
    pub fn new(motion_table: ObjectId, motion: Command) -> Self {
        Self {
            motion_table,
            motion,
            ..Self::default()
        }
    }
}

/// What a motion will do. Times are seconds after the command, and infinite when they never come.
#[derive(Clone, Debug, PartialEq)]
pub struct Timeline {
    /// When the motion is done.
    pub done: f64,
    /// When only the cycle is left.
    pub steady: f64,
    /// Once through the cycle; 0: nothing plays.
    pub period: f64,
    /// In which tick it is done, 1 is the first; 0: none.
    pub done_tick: u64,
    /// In the body's axes, from the command on.
    pub velocity: Vec3,
    /// In the body's axes, from the command on.
    pub omega: Vec3,
    /// How far the body gets until the state is steady.
    pub moved: Frame,
    /// After the command.
    pub style: Command,
    /// After the command.
    pub substate: Command,
    /// The animations that play.
    pub segments: Vec<MotionSegment>,
    /// The hooks on frames that play.
    pub hooks: Vec<HookTime>,
}

impl Timeline {
    /// The hooks of a type that fire, in order: those of [`HookType::Attack`] are the hits of a swing.
    pub fn firing(&self, hook: HookType) -> impl Iterator<Item = &HookTime> {
        self.hooks
            .iter()
            .filter(move |h| h.hook == hook && h.status == HookStatus::Fires)
    }
}

/// Timelines.
impl Assets<'_> {
    /// What a motion will do and when. Refused, with the client's code, for a motion that the client refuses.
    ///
    /// ```
    /// use acmotion::{commands, Assets, HookType, MotionQuery, ObjectId};
    /// let assets = Assets::sample()?;
    /// let table = assets.setup(ObjectId(0x0200_0001))?.motion_table.unwrap();
    /// let mut query = MotionQuery::new(table, commands::SLASH_HIGH);
    /// query.style = Some(commands::SWORD_COMBAT);
    /// let swing = assets.timeline(&query)?;
    /// let hits: Vec<f64> = swing.firing(HookType::Attack).map(|hook| hook.time).collect();
    /// assert!(!hits.is_empty() && hits[0] < swing.done);
    /// # Ok::<(), acmotion::Error>(())
    /// ```
    pub fn timeline(&self, query: &MotionQuery) -> Result<Timeline> {
        let query = query.to_c();
        let (mut segments, mut hooks) = (Vec::with_capacity(8), Vec::with_capacity(16));
        loop {
            // SAFETY: plain data.
            let (mut c, mut error) = unsafe { (zeroed::<sys::acm_timeline>(), zeroed::<sys::acm_error>()) };
            let (room, hook_room) = (segments.capacity(), hooks.capacity());
            let (s, h) = (segments.as_mut_ptr(), hooks.as_mut_ptr());
            // SAFETY: the handle and the struct are valid, and the memory as large as it says.
            let status = unsafe {
                sys::acm_motion_timeline(self.handle(), &query, &mut c, s, room, h, hook_room, &mut error)
            };
            let (count, hook_count) = (c.segment_count as usize, c.hook_count as usize);
            match status {
                sys::ACM_OK if count <= room && hook_count <= hook_room => {
                    // SAFETY: the library has written so many, and there was room for them.
                    unsafe {
                        segments.set_len(count);
                        hooks.set_len(hook_count);
                    }
                    return Ok(timeline_of(&c, segments, hooks));
                }
                sys::ACM_BUFFER_FULL if count > room || hook_count > hook_room => {
                    segments.reserve(count);
                    hooks.reserve(hook_count);
                }
                _ => return Err(Error::from_c(&error)),
            }
        }
    }

    /// The motions that a table may serve in a state, ascending. Without a style: the default style; without a state:
    /// its default.
    pub fn motions_from(
        &self,
        motion_table: ObjectId,
        style: Option<Command>,
        state: Option<Command>,
    ) -> Result<Vec<Command>> {
        let (table, style, state) = (motion_table.0, style.to_c(), state.to_c());
        // SAFETY: the handle is valid, and the memory as large as it says.
        list_as(|out: *mut u32, capacity, count, error| unsafe {
            sys::acm_motions_from(self.handle(), table, style, state, out, capacity, count, error)
        })
    }
}

fn timeline_of(
    c: &sys::acm_timeline,
    segments: Vec<sys::acm_motion_segment>,
    hooks: Vec<sys::acm_hook_time>,
) -> Timeline {
    Timeline {
        done: c.done,
        steady: c.steady,
        period: c.period,
        done_tick: c.done_tick,
        velocity: Mirrors::from_c(c.velocity),
        omega: Mirrors::from_c(c.omega),
        moved: Mirrors::from_c(c.moved),
        style: Command(c.style),
        substate: Command(c.substate),
        segments: segments.into_iter().map(Mirrors::from_c).collect(),
        hooks: hooks.into_iter().map(Mirrors::from_c).collect(),
    }
}
