// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! What containers and decoded records hold.

use crate::convert::{zeroed, Mirrors};
use crate::error::{list, list_as, Result};
pub use crate::plain::WaveFormat;
use crate::{Assets, ContainerEntry, ObjectId};
use acmotion_sys as sys;
use std::ops::RangeInclusive;

/// Records. Experimental: a minor version may change these functions.
///
/// ```
/// use acmotion::{Assets, ObjectId};
/// let assets = Assets::sample()?;
/// let mannequin = ObjectId(0x0200_0001);
/// for id in assets.uses(mannequin)? {
///     assert!(assets.users(id)?.contains(&mannequin));
/// }
/// let copy = Assets::new()?;
/// copy.add(mannequin, &assets.record(mannequin)?)?;
/// # Ok::<(), acmotion::Error>(())
/// ```
impl Assets<'_> {
    /// The records of the container with these ids, ascending. There are none without a container, and piecewise none
    /// before its directory was read.
    pub fn entries(&self, ids: RangeInclusive<ObjectId>) -> Result<Vec<ContainerEntry>> {
        let (first, last) = (ids.start().0, ids.end().0);
        // SAFETY: the handle is valid, and the memory as large as it says.
        list_as(|out, capacity, count, error| unsafe {
            sys::acm_assets_entries(self.handle(), first, last, out, capacity, count, error)
        })
    }

    /// The bytes of a decoded record, as [`add`](Self::add) takes them: those that it was decoded from. A record of an
    /// older container has the later layout here, and a motion table has the commands of End of Retail. Fails with
    /// [`Status::Unsupported`](crate::Status::Unsupported) for a texture of an older container, which is an image
    /// itself and has no later form.
    pub fn record(&self, id: ObjectId) -> Result<Vec<u8>> {
        // SAFETY: the handle is valid, and the memory as large as it says.
        list(|out: *mut u8, capacity, count, error| unsafe {
            sys::acm_assets_record(self.handle(), id.0, out.cast(), capacity, count, error)
        })
    }

    /// The format of a decoded Wave, and its samples in the encoding that the format names. Fails with
    /// [`Status::BadValue`](crate::Status::BadValue) when its header is too short for audio.
    pub fn wave(&self, id: ObjectId) -> Result<(WaveFormat, Vec<u8>)> {
        // SAFETY: plain data.
        let mut format = unsafe { zeroed::<sys::acm_wave_format>() };
        // SAFETY: the handle and the struct are valid, and the memory as large as it says.
        let samples = list(|out: *mut u8, capacity, count, error| unsafe {
            sys::acm_assets_wave(
                self.handle(),
                id.0,
                &mut format,
                out.cast(),
                capacity,
                count,
                error,
            )
        })?;
        Ok((WaveFormat::from_c(format), samples))
    }

    /// A decoded Wave as the contents of a .wav file.
    pub fn wave_file(&self, id: ObjectId) -> Result<Vec<u8>> {
        // SAFETY: the handle is valid, and the memory as large as it says.
        list(|out: *mut u8, capacity, count, error| unsafe {
            sys::acm_assets_wave_file(self.handle(), id.0, out.cast(), capacity, count, error)
        })
    }

    /// The ids that a decoded record names, whether or not they are there, ascending.
    pub fn uses(&self, id: ObjectId) -> Result<Vec<ObjectId>> {
        // SAFETY: the handle is valid, and the memory as large as it says.
        list_as(|out: *mut u32, capacity, count, error| unsafe {
            sys::acm_assets_uses(self.handle(), id.0, out, capacity, count, error)
        })
    }

    /// The decoded records that name an id, ascending.
    pub fn users(&self, id: ObjectId) -> Result<Vec<ObjectId>> {
        // SAFETY: the handle is valid, and the memory as large as it says.
        list_as(|out: *mut u32, capacity, count, error| unsafe {
            sys::acm_assets_users(self.handle(), id.0, out, capacity, count, error)
        })
    }
}
