// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! What can go wrong, and how calls of the C interface are checked.

use crate::convert::{text_of, text_within, zeroed};
use crate::{Guid, ObjectId};
use acmotion_sys as sys;
use std::fmt;

/// What the functions of this crate return.
pub type Result<T> = std::result::Result<T, Error>;

c_enum! {
    /// The kind of an [`Error`].
    pub enum Status: i32 {
        /// Success. No [`Error`] has this status.
        Ok = ACM_OK,
        /// The id or tag names something else than what was asked for.
        WrongType = ACM_WRONG_TYPE,
        /// The data ends inside a field.
        Truncated = ACM_TRUNCATED,
        /// The record is complete but data is left over.
        TrailingBytes = ACM_TRAILING_BYTES,
        /// A count, depth or size is larger than is allowed.
        LimitExceeded = ACM_LIMIT_EXCEEDED,
        /// A field holds a value that has no meaning there.
        BadValue = ACM_BAD_VALUE,
        /// There is no record of that id, or no such hook.
        NotFound = ACM_NOT_FOUND,
        /// Well-formed, but this library, object or role cannot do it.
        Unsupported = ACM_UNSUPPORTED,
        /// It says something else than what came before.
        Contradiction = ACM_CONTRADICTION,
        /// It lies where something else lies already.
        Overlap = ACM_OVERLAP,
        /// The rest of it has never come.
        Unfinished = ACM_UNFINISHED,
        /// The client refuses it: [`Error::motion_error`] has its code, or nothing when it was refused without one.
        Refused = ACM_REFUSED,
        /// There is no object of that guid.
        NoObject = ACM_NO_OBJECT,
        /// The caller's memory is too small.
        BufferFull = ACM_BUFFER_FULL,
        /// Something else still needs it.
        InUse = ACM_IN_USE,
        /// A pointer is null: of a role whose world was taken away from it.
        NullArgument = ACM_NULL_ARGUMENT,
        /// Not a handle of this library.
        BadHandle = ACM_BAD_HANDLE,
        /// The handle was freed.
        StaleHandle = ACM_STALE_HANDLE,
        /// A handle of another kind, or of another world or other assets than the rest.
        ForeignHandle = ACM_FOREIGN_HANDLE,
        /// Another thread uses it, or a planned tick is not finished.
        Busy = ACM_BUSY,
        /// The size of a struct is one that no header has.
        BadSize = ACM_BAD_SIZE,
        /// A number is not finite, or beyond the limits.
        NotFinite = ACM_NOT_FINITE,
        /// Another argument that has no meaning: [`Error::field`] names it.
        BadArgument = ACM_BAD_ARGUMENT,
        /// Another call must come first.
        WrongOrder = ACM_WRONG_ORDER,
        /// The library has no room for another handle.
        NoMemory = ACM_NO_MEMORY,
    }
}

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

c_enum! {
    /// Why a motion or a move was refused or failed: the client's own codes.
    pub enum MotionError: u32 {
        /// It was done.
        None = ACM_MOTION_NONE,
        /// The object has no motion table.
        NoAnimationTable = ACM_MOTION_NO_ANIMATION_TABLE,
        /// There is no body.
        NoPhysicsObject = ACM_MOTION_NO_PHYSICS_OBJECT,
        /// The body cannot carry out motions.
        NoMotionInterpreter = ACM_MOTION_NO_MOTION_INTERPRETER,
        /// The body does not stand on anything.
        NotInContact = ACM_MOTION_NOT_IN_CONTACT,
        /// Something else was asked for meanwhile.
        ActionCancelled = ACM_MOTION_ACTION_CANCELLED,
        /// The target is gone.
        ObjectGone = ACM_MOTION_OBJECT_GONE,
        /// There is no target.
        NoObject = ACM_MOTION_NO_OBJECT,
        /// The target has teleported.
        Teleported = ACM_MOTION_TELEPORTED,
        /// The move went beyond its fail distance.
        ChargedTooFar = ACM_MOTION_CHARGED_TOO_FAR,
        /// Not in combat.
        CantCrouchInCombat = ACM_MOTION_CANT_CROUCH_IN_COMBAT,
        /// Not in combat.
        CantSitInCombat = ACM_MOTION_CANT_SIT_IN_COMBAT,
        /// Not in combat.
        CantLieDownInCombat = ACM_MOTION_CANT_LIE_DOWN_IN_COMBAT,
        /// Not in combat.
        CantChatEmoteInCombat = ACM_MOTION_CANT_CHAT_EMOTE_IN_COMBAT,
        /// The motion table has nothing for it.
        NoMotionData = ACM_MOTION_NO_MOTION_DATA,
        /// Only who stands can.
        CantChatEmoteNotStanding = ACM_MOTION_CANT_CHAT_EMOTE_NOT_STANDING,
        /// Too many one-shot motions wait.
        TooManyActions = ACM_MOTION_TOO_MANY_ACTIONS,
        /// The body is hidden.
        Hidden = ACM_MOTION_HIDDEN,
        /// The move made no progress.
        GeneralMovementFailure = ACM_MOTION_GENERAL_MOVEMENT_FAILURE,
        /// Not from this posture.
        CantJumpFromThisPosition = ACM_MOTION_CANT_JUMP_FROM_THIS_POSITION,
        /// The burden is too heavy.
        CantJumpLoadedDown = ACM_MOTION_CANT_JUMP_LOADED_DOWN,
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

    /// The client's code of a motion that was refused.
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
