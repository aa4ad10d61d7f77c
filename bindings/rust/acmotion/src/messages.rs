// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Messages of both roles: what came of one that was received, and those that are to be sent.

use crate::convert::{text_of, zeroed, Mirrors};
use crate::error::{Error, Result};
pub use crate::plain::{Audience, CheckAction, CheckReason};
use crate::{Guid, MotionError};
use acmotion_sys as sys;

impl CheckReason {
    /// "older movement timestamp".
    pub fn text(self) -> &'static str {
        // SAFETY: any number may be asked for.
        text_of(unsafe { sys::acm_check_reason_text(self.code()) }).unwrap_or_default()
    }
}

impl std::fmt::Display for CheckReason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.text())
    }
}

/// What came of a message that was received.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CheckResult {
    /// What was done with it.
    pub action: CheckAction,
    /// Why it was not accepted.
    pub reason: CheckReason,
    /// Why the movement in an accepted message was not applied; [`CheckReason::Fresh`]: it was.
    pub movement_reason: CheckReason,
    /// Server: the position was too far off; a correction is on its way.
    pub corrected: bool,
    /// Server: because of the speed of travel.
    pub over_budget: bool,
    /// Server: a speed was brought down.
    pub slowed: bool,
    /// The object that a deferred message waits for.
    pub waits_for: Option<Guid>,
    /// Server: of a jump.
    pub stamina_cost: i32,
    /// Server: the answer to a motion that was asked for.
    pub motion_error: MotionError,
    /// The number that was bad.
    pub field: Option<&'static str>,
}

impl CheckResult {
    pub(crate) fn from_c(c: sys::acm_check_result) -> Self {
        Self {
            action: Mirrors::from_c(c.action),
            reason: Mirrors::from_c(c.reason),
            movement_reason: Mirrors::from_c(c.movement_reason),
            corrected: c.corrected != 0,
            over_budget: c.over_budget != 0,
            slowed: c.slowed != 0,
            waits_for: Mirrors::from_c(c.waits_for),
            stamina_cost: c.stamina_cost,
            motion_error: MotionError::from_code(c.motion_error),
            field: text_of(c.field),
        }
    }

    /// Whether it was applied.
    pub fn is_accepted(&self) -> bool {
        self.action == CheckAction::Accept
    }
}

/// A message that is to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outbound<'outbox> {
    /// The object that it is about.
    pub about: Guid,
    /// Who is to get it.
    pub audience: Audience,
    /// From its opcode on.
    pub bytes: &'outbox [u8],
}

/// Messages that are to be sent, in order. It keeps its memory from call to call.
#[derive(Clone, Default)]
pub struct Outbox {
    messages: Vec<sys::acm_outbound>,
    bytes: Vec<u8>,
}

impl Outbox {
    /// An empty one.
    pub fn new() -> Self {
        Self::default()
    }

    /// The messages.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Outbound<'_>> + DoubleEndedIterator {
        self.messages.iter().map(move |c| Outbound {
            about: Guid(c.about),
            audience: Mirrors::from_c(c.audience),
            bytes: &self.bytes[c.offset as usize..][..c.size as usize],
        })
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.messages.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.messages.is_empty()
    }

    /// Fills it by a function with the last seven arguments of `acm_client_outbox`.
    pub(crate) fn fill(
        &mut self,
        mut function: impl FnMut(
            *mut sys::acm_outbound,
            usize,
            *mut usize,
            *mut u8,
            usize,
            *mut usize,
            *mut sys::acm_error,
        ) -> i32,
    ) -> Result<()> {
        self.messages.clear();
        self.bytes.clear();
        loop {
            let (mut count, mut byte_count) = (0, 0);
            // SAFETY: plain data.
            let mut error = unsafe { zeroed::<sys::acm_error>() };
            let (room, byte_room) = (self.messages.capacity(), self.bytes.capacity());
            let (messages, bytes) = (self.messages.as_mut_ptr(), self.bytes.as_mut_ptr());
            match function(
                messages,
                room,
                &mut count,
                bytes,
                byte_room,
                &mut byte_count,
                &mut error,
            ) {
                sys::ACM_OK if count <= room && byte_count <= byte_room => {
                    // SAFETY: the library has written so much, and there was room for it.
                    unsafe {
                        self.messages.set_len(count);
                        self.bytes.set_len(byte_count);
                    }
                    return Ok(());
                }
                sys::ACM_BUFFER_FULL if count > room || byte_count > byte_room => {
                    self.messages.reserve(count);
                    self.bytes.reserve(byte_count);
                }
                _ => return Err(Error::from_c(&error)),
            }
        }
    }
}

impl std::fmt::Debug for Outbox {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
