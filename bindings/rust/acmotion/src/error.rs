// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! What can go wrong, and how calls of the C interface are checked.

use crate::convert::{text_of, text_within, zeroed};
pub use crate::plain::{MotionError, Status};
use crate::{Guid, ObjectId, Outcome};
use acmotion_sys as sys;
use std::fmt;

/// What the functions of this crate return.
pub type Result<T> = std::result::Result<T, Error>;

impl Status {
    /// A short English text, such as "the data ends inside a field".
    pub fn text(self) -> &'static str {
        // SAFETY: any number may be asked for.
        text_of(unsafe { sys::acm_status_text(self.code()) }).unwrap_or_default()
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl MotionError {
    /// The client's sentence.
    pub fn text(self) -> &'static str {
        // SAFETY: any number may be asked for.
        text_of(unsafe { sys::acm_motion_error_text(self.code()) }).unwrap_or_default()
    }
}

impl fmt::Display for MotionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// What went wrong, and where. A call that fails has changed nothing, unless its comment says so.
///
/// ```
/// use acmotion::{Assets, Status};
/// let error = Assets::open(&b"not a container"[..]).unwrap_err();
/// assert_eq!(error.status(), Status::Truncated);
/// println!("{error}");
/// ```
#[derive(Clone, PartialEq)]
pub struct Error(Box<Details>);

#[derive(Clone, PartialEq)]
struct Details {
    status: Status,
    motion_error: u32,
    object_id: u32,
    guid: u32,
    offset: u64,
    field: String,
    text: String,
}

impl Error {
    pub(crate) fn from_c(c: &sys::acm_error) -> Self {
        Self(Box::new(Details {
            status: Status::from_code(c.status),
            motion_error: c.motion_error,
            object_id: c.object_id,
            guid: c.guid,
            offset: c.offset,
            field: text_within(&c.field),
            text: text_within(&c.text),
        }))
    }

    /// The kind of error.
    pub fn status(&self) -> Status {
        self.0.status
    }

    /// The client's code of a motion that a query such as [`Assets::timeline`](crate::Assets::timeline) was refused.
    /// What a verb is refused is an [`Outcome`].
    pub fn motion_error(&self) -> Option<MotionError> {
        Some(MotionError::from_code(self.0.motion_error)).filter(|&e| e != MotionError::None)
    }

    /// The record concerned, when it is known.
    pub fn object_id(&self) -> Option<ObjectId> {
        Some(ObjectId(self.0.object_id)).filter(|id| id.0 != 0)
    }

    /// The object concerned.
    pub fn guid(&self) -> Option<Guid> {
        Some(Guid(self.0.guid)).filter(|guid| guid.0 != 0)
    }

    /// Of bad data: bytes from the start of the input.
    pub fn offset(&self) -> u64 {
        self.0.offset
    }

    /// The field or argument concerned; empty: none.
    pub fn field(&self) -> &str {
        &self.0.field
    }

    /// A sentence in English.
    pub fn text(&self) -> &str {
        &self.0.text
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.text.is_empty() {
            f.write_str(self.0.status.text())?;
        } else {
            f.write_str(&self.0.text)?;
        }
        if !self.0.field.is_empty() {
            write!(f, " [{}]", self.0.field)?;
        }
        if let Some(id) = self.object_id() {
            write!(f, " of record {id}")?;
        }
        if self.0.offset != 0 {
            write!(f, " at byte {}", self.0.offset)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Error({:?}: {self})", self.0.status)
    }
}

impl std::error::Error for Error {}

/// One call of the C interface, given where to store what went wrong.
pub(crate) fn call(function: impl FnOnce(*mut sys::acm_error) -> i32) -> Result<()> {
    // SAFETY: plain data.
    let mut error = unsafe { zeroed::<sys::acm_error>() };
    match function(&mut error) {
        sys::ACM_OK => Ok(()),
        _ => Err(Error::from_c(&error)),
    }
}

/// A call of a verb that the game may refuse.
pub(crate) fn ask(function: impl FnOnce(*mut sys::acm_error) -> i32) -> Result<Outcome> {
    // SAFETY: plain data.
    let mut error = unsafe { zeroed::<sys::acm_error>() };
    match function(&mut error) {
        sys::ACM_OK => Ok(Outcome::Accepted),
        sys::ACM_REFUSED if error.motion_error != 0 => {
            Ok(Outcome::Refused(MotionError::from_code(error.motion_error)))
        }
        _ => Err(Error::from_c(&error)),
    }
}

/// A call that frees something. It can only fail when a planned tick was forgotten; what it would free then leaks.
pub(crate) fn free(function: impl FnOnce(*mut sys::acm_error) -> i32) {
    check_freed(&call(function));
}

pub(crate) fn check_freed(freed: &Result<()>) {
    let leaks = matches!(freed, Err(error) if error.status() == Status::Busy);
    debug_assert!(freed.is_ok() || leaks || std::thread::panicking(), "{freed:?}");
}

/// A call that stores one value.
pub(crate) fn call_for<T: Copy>(function: impl FnOnce(*mut T, *mut sys::acm_error) -> i32) -> Result<T> {
    // SAFETY: only used with plain data of the C interface.
    let mut out = unsafe { zeroed::<T>() };
    call(|error| function(&mut out, error))?;
    Ok(out)
}

/// A call that makes a handle.
pub(crate) fn call_for_handle<T>(
    function: impl FnOnce(*mut *mut T, *mut sys::acm_error) -> i32,
) -> Result<*mut T> {
    let mut out = std::ptr::null_mut();
    call(|error| function(&mut out, error))?;
    Ok(out)
}

/// A call that lists things, into a vector that keeps its memory.
pub(crate) fn list_into<T: Copy>(
    out: &mut Vec<T>,
    mut function: impl FnMut(*mut T, usize, *mut usize, *mut sys::acm_error) -> i32,
) -> Result<()> {
    out.clear();
    loop {
        let mut count = 0;
        // SAFETY: plain data.
        let mut error = unsafe { zeroed::<sys::acm_error>() };
        match function(out.as_mut_ptr(), out.capacity(), &mut count, &mut error) {
            sys::ACM_OK => {
                debug_assert!(count <= out.capacity());
                // SAFETY: the library has written so many, which is at most the capacity that it was given.
                unsafe { out.set_len(count.min(out.capacity())) };
                return Ok(());
            }
            sys::ACM_BUFFER_FULL if count > out.capacity() => out.reserve(count),
            _ => return Err(Error::from_c(&error)),
        }
    }
}

/// A call that lists things.
pub(crate) fn list<T: Copy>(
    function: impl FnMut(*mut T, usize, *mut usize, *mut sys::acm_error) -> i32,
) -> Result<Vec<T>> {
    let mut out = Vec::new();
    list_into(&mut out, function)?;
    Ok(out)
}

/// The same for things that this crate has a type of its own for.
pub(crate) fn list_as<C: Copy, T: crate::convert::Mirrors<C>>(
    function: impl FnMut(*mut C, usize, *mut usize, *mut sys::acm_error) -> i32,
) -> Result<Vec<T>> {
    Ok(list(function)?.into_iter().map(T::from_c).collect())
}
