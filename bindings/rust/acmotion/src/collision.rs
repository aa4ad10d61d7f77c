// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Collision of the host's own, for objects whose ground is [`Ground::Host`](crate::Ground::Host): after each tick.

use crate::convert::Mirrors;
use crate::error::{call, call_for, Result};
pub use crate::plain::StepAnswer;
use crate::{Frame, Guid, World};
use acmotion_sys as sys;

/// The steps that take a body to the world's clock: an iterator over their seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StepPlan {
    quanta: [f64; 11],
    next: usize,
    count: usize,
}

impl StepPlan {
    /// The seconds of the steps that are left.
    pub fn as_slice(&self) -> &[f64] {
        &self.quanta[self.next..self.count]
    }
}

impl Iterator for StepPlan {
    type Item = f64;

    fn next(&mut self) -> Option<f64> {
        let quantum = self.as_slice().first().copied()?;
        self.next += 1;
        Some(quantum)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.as_slice().len();
        (left, Some(left))
    }
}

impl ExactSizeIterator for StepPlan {}

/// Steps of bodies whose collision the host answers.
///
/// ```
/// # use acmotion::{Assets, Frame, Guid, StepAnswer, World};
/// # fn collide(proposed: Frame) -> StepAnswer { StepAnswer { frame: proposed, contact: true, walkable: true } }
/// # fn step(world: &mut World, guid: Guid) -> acmotion::Result<()> {
/// for seconds in world.plan_steps(guid)? {
///     if let Some(proposed) = world.begin_step(guid, seconds)? {
///         world.end_step(guid, &collide(proposed))?;
///     }
/// }
/// # Ok(())
/// # }
/// ```
impl World<'_> {
    /// The steps that take the body to the world's clock.
    pub fn plan_steps(&self, guid: Guid) -> Result<StepPlan> {
        // SAFETY: the handle is valid.
        let c: sys::acm_step_plan =
            call_for(|out, error| unsafe { sys::acm_object_plan_steps(self.handle(), guid.0, out, error) })?;
        Ok(StepPlan {
            quanta: c.quanta,
            next: 0,
            count: (c.count as usize).min(c.quanta.len()),
        })
    }

    /// Plays the animation, proposes where the body goes and fires hooks. `None`: the body is asleep, there is no step
    /// to end.
    pub fn begin_step(&mut self, guid: Guid, seconds: f64) -> Result<Option<Frame>> {
        let mut proposed = Frame::default().to_c();
        // SAFETY: the handle is valid.
        let begun: u8 = call_for(|out, error| unsafe {
            sys::acm_object_begin_step(self.handle(), guid.0, seconds, &mut proposed, out, error)
        })?;
        Ok((begun != 0).then(|| Frame::from_c(proposed)))
    }

    /// Ends the step where the host has it end.
    pub fn end_step(&mut self, guid: Guid, answer: &StepAnswer) -> Result<()> {
        let c = answer.to_c();
        // SAFETY: the handle and the struct are valid.
        call(|error| unsafe { sys::acm_object_end_step(self.handle(), guid.0, &c, error) })
    }
}
