// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! What a motion will do and when, before it is begun.

use crate::convert::{zeroed, Mirrors};
use crate::error::{list_as, Error, Result};
use crate::{Assets, Command, Frame, HookSource, HookType, ObjectId, Vec3};
use acmotion_sys as sys;

mirror! {
    /// A motion begun in a steady state.
    pub struct MotionQuery = acm_motion_query init acm_motion_query_init {
        /// Whose motion it is.
        pub motion_table: ObjectId,
        /// Which one.
        pub motion: Command,
        /// Multiple of normal speed.
        pub speed: f32,
        /// `None`: the default style of the table.
        pub style: Option<Command>,
        /// The cycle that plays; `None`: the default of the style.
        pub from: Option<Command>,
        /// Multiple of normal speed.
        pub from_speed: f32,
        /// Of the server's ticks; 0: ticks are not wanted.
        pub tick_seconds: f64,
    }
}

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

c_enum! {
    /// Whether a hook fires.
    pub enum HookStatus: u32 {
        /// It does.
        Fires = ACM_HOOK_FIRES,
        /// The last frame of a segment is never left.
        LastFrame = ACM_HOOK_LAST_FRAME,
        /// The animation plays the other way.
        OtherDirection = ACM_HOOK_OTHER_DIRECTION,
        /// It is the engine's own, at the end of an animation.
        AnimDone = ACM_HOOK_ANIM_DONE,
        /// Its frame is not reached.
        NotReached = ACM_HOOK_NOT_REACHED,
    }
}

mirror! {
    /// A hook on a frame that plays.
    pub struct HookTime = acm_hook_time {
        /// Seconds after the command; infinity: not reached.
        pub time: f64,
        /// In which it fires, 1 is the first; 0: none.
        pub tick: u64,
        /// Whether it fires.
        pub status: HookStatus,
        /// What it does.
        pub hook: HookType = type_,
        /// Where it is stored.
        pub source: HookSource,
        /// The index of its segment.
        pub segment: u32,
    }
}

mirror! {
    /// One animation that plays.
    pub struct MotionSegment = acm_motion_segment {
        /// Which one.
        pub animation: ObjectId,
        /// The first key frame.
        pub low_frame: i32,
        /// The last key frame.
        pub high_frame: i32,
        /// Negative plays backwards.
        pub framerate: f32,
        /// Seconds after the command; infinity: it is not reached.
        pub start: f64,
        /// Infinity: it stands still.
        pub end: f64,
        /// It plays again and again.
        pub cyclic: bool,
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
