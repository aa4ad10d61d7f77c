// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! The game's files (`client_portal.dat` and the like): a directory of records.

use crate::convert::Mirrors;
use crate::error::{call_for, call_for_handle, free, list, list_as, Result};
pub use crate::plain::{ContainerEntry, ContainerInfo};
use crate::ObjectId;
use acmotion_sys as sys;
use std::borrow::Cow;
use std::ops::RangeInclusive;

/// A change of a container.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ContainerChange<'a> {
    /// Which record.
    pub id: ObjectId,
    /// Seconds since 1970.
    pub time: u32,
    /// 0: the last one.
    pub iteration: u32,
    /// The record to put there; `None` removes it.
    pub bytes: Option<&'a [u8]>,
}

impl ContainerChange<'_> {
    fn to_c(self) -> sys::acm_container_change {
        // An empty record is one too: its address must not be null.
        let bytes = self.bytes.map_or(std::ptr::null(), |bytes| bytes.as_ptr().cast());
        let size = self.bytes.map_or(0, <[u8]>::len);
        sys::acm_container_change {
            id: self.id.0,
            time: self.time,
            iteration: self.iteration,
            reserved: 0,
            bytes,
            size,
        }
    }
}

/// A container in memory.
///
/// It either borrows the bytes or owns them:
///
/// ```
/// use acmotion::{Container, ContainerChange, ObjectId};
/// let record = [1u8, 2, 3, 4];
/// let change = ContainerChange { id: ObjectId(0x0300_0001), time: 0, iteration: 0, bytes: Some(&record) };
/// let file = Container::build(None, &[change])?;
/// let container = Container::open(&file)?;
/// assert_eq!(container.read(ObjectId(0x0300_0001))?, record);
/// # Ok::<(), acmotion::Error>(())
/// ```
///
/// Borrowed bytes outlive it:
///
/// ```compile_fail,E0505
/// # use acmotion::Container;
/// let file = Container::build(None, &[])?;
/// let container = Container::open(&file)?;
/// drop(file);
/// container.info()?;
/// # Ok::<(), acmotion::Error>(())
/// ```
#[derive(Debug)]
pub struct Container<'data> {
    handle: *mut sys::acm_container,
    _bytes: Cow<'data, [u8]>,
}

// SAFETY: the library takes calls on any thread. Bytes are only read.
unsafe impl Send for Container<'_> {}

impl<'data> Container<'data> {
    /// Opens a container whose bytes are borrowed (`&bytes`) or given away (`bytes`).
    pub fn open(bytes: impl Into<Cow<'data, [u8]>>) -> Result<Self> {
        let bytes = bytes.into();
        // SAFETY: the bytes stay where they are for as long as this value lives.
        let handle = call_for_handle(|out, error| unsafe {
            sys::acm_container_open(bytes.as_ptr().cast(), bytes.len(), out, error)
        })?;
        Ok(Self {
            handle,
            _bytes: bytes,
        })
    }

    /// What it says about itself.
    pub fn info(&self) -> Result<ContainerInfo> {
        // SAFETY: the handle is valid.
        call_for(|out, error| unsafe { sys::acm_container_get_info(self.handle, out, error) })
            .map(Mirrors::from_c)
    }

    /// The records with these ids, ascending.
    pub fn entries(&self, ids: RangeInclusive<ObjectId>) -> Result<Vec<ContainerEntry>> {
        let (first, last) = (ids.start().0, ids.end().0);
        // SAFETY: the handle is valid, and the memory as large as it says.
        list_as(|out, capacity, count, error| unsafe {
            sys::acm_container_entries(self.handle, first, last, out, capacity, count, error)
        })
    }

    /// All records, ascending.
    pub fn all_entries(&self) -> Result<Vec<ContainerEntry>> {
        self.entries(ObjectId(0)..=ObjectId(u32::MAX))
    }

    /// The bytes of a record, decompressed.
    pub fn read(&self, id: ObjectId) -> Result<Vec<u8>> {
        // SAFETY: the handle is valid, and the memory as large as it says.
        list(|out: *mut u8, capacity, count, error| unsafe {
            sys::acm_container_read(self.handle, id.0, out.cast(), capacity, count, error)
        })
    }

    /// A whole new file: the records of `base` with the changes. Experimental.
    pub fn build(base: Option<&Container<'_>>, changes: &[ContainerChange<'_>]) -> Result<Vec<u8>> {
        let base = base.map_or(std::ptr::null_mut(), |base| base.handle);
        let changes: Vec<_> = changes.iter().map(|change| change.to_c()).collect();
        // SAFETY: the handle is valid or null, and the memory as large as it says.
        list(|out: *mut u8, capacity, count, error| unsafe {
            sys::acm_container_build(
                base,
                changes.as_ptr(),
                changes.len(),
                out.cast(),
                capacity,
                count,
                error,
            )
        })
    }
}

impl Drop for Container<'_> {
    fn drop(&mut self) {
        // SAFETY: the handle is valid, and not used afterwards.
        free(|error| unsafe { sys::acm_container_free(self.handle, error) });
    }
}
