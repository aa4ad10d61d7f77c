// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! The whole state as bytes, its hash, and the first difference of two states.

use crate::convert::text_within;
use crate::error::{call, call_for, list_into, Result};
use crate::{Client, Guid, Server, World};
use acmotion_sys as sys;
use std::ffi::c_void;

/// The first field in which two states differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Of which object; `None`: of the world itself.
    pub object: Option<Guid>,
    /// Such as "body.position.origin.x".
    pub field: String,
}

fn write(of: *const c_void, out: &mut Vec<u8>) -> Result<()> {
    // SAFETY: the handle is valid, and the memory as large as it says.
    list_into(out, |bytes, capacity, count, error| unsafe {
        sys::acm_snapshot_write(of, bytes.cast(), capacity, count, error)
    })
}

fn read(of: *const c_void, bytes: &[u8]) -> Result<()> {
    // SAFETY: the handle is valid, and so are the bytes.
    call(|error| unsafe { sys::acm_snapshot_read(of, bytes.as_ptr().cast(), bytes.len(), error) })
}

fn hash(of: *const c_void) -> Result<u64> {
    // SAFETY: the handle is valid.
    call_for(|out, error| unsafe { sys::acm_state_hash(of, out, error) })
}

fn difference(a: *const c_void, b: *const c_void) -> Result<Option<Difference>> {
    // SAFETY: the handles are valid.
    let c: sys::acm_difference =
        call_for(|out, error| unsafe { sys::acm_first_difference(a, b, out, error) })?;
    let object = Some(Guid(c.object)).filter(|guid| guid.0 != 0);
    Ok((c.found != 0).then(|| Difference {
        object,
        field: text_within(&c.field),
    }))
}

macro_rules! snapshots {
    ($($kind:ident),*) => {$(
        /// Snapshots. Those of a client or server have its world in them.
        impl $kind<'_> {
            /// The whole state as bytes, without events and options.
            pub fn snapshot(&self) -> Result<Vec<u8>> {
                let mut out = Vec::new();
                self.write_snapshot(&mut out)?;
                Ok(out)
            }

            /// The same, into a vector that keeps its memory from call to call.
            pub fn write_snapshot(&self, out: &mut Vec<u8>) -> Result<()> {
                write(self.snapshot_handle(), out)
            }

            /// Restores a snapshot. The records that the objects use must be loaded.
            pub fn read_snapshot(&mut self, bytes: &[u8]) -> Result<()> {
                read(self.snapshot_handle(), bytes)
            }

            /// The same for equal states and, almost certainly, for no others.
            pub fn state_hash(&self) -> Result<u64> {
                hash(self.snapshot_handle())
            }

            /// The first field in which two states differ.
            pub fn first_difference(&self, other: &$kind<'_>) -> Result<Option<Difference>> {
                difference(self.snapshot_handle(), other.snapshot_handle())
            }
        }
    )*};
}
snapshots!(World, Client, Server);

impl World<'_> {
    fn snapshot_handle(&self) -> *const c_void {
        self.handle().cast_const_void()
    }
}

impl Client<'_> {
    fn snapshot_handle(&self) -> *const c_void {
        self.handle().cast_const_void()
    }
}

impl Server<'_> {
    fn snapshot_handle(&self) -> *const c_void {
        self.handle().cast_const_void()
    }
}

/// `cast` and `cast_const` at once, which Rust 1.63 does not have.
trait CastConstVoid {
    fn cast_const_void(self) -> *const c_void;
}

impl<T> CastConstVoid for *mut T {
    fn cast_const_void(self) -> *const c_void {
        (self as *const T).cast()
    }
}
