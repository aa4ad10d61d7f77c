// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! The game's data, decoded: what worlds take their bodies and motions from.

use crate::convert::Mirrors;
use crate::error::{call, call_for, call_for_handle, free, list_as, Error, Result};
pub use crate::plain::{ByteRange, CommandNumbering, HoldLocation, Load, MissingAsset, Setup, SetupPart};
use crate::ObjectId;
use acmotion_sys as sys;
use std::borrow::Cow;
use std::io::{Read, Seek, SeekFrom};
use std::sync::Arc;

/// The game's data, decoded. A clone is the same assets: all share what is loaded, on any thread.
///
/// ```
/// use acmotion::{Assets, ObjectId};
/// let assets = Assets::sample()?;
/// let mannequin = assets.setup(ObjectId(0x0200_0001))?;
/// assert!(mannequin.part_count > 0);
/// # Ok::<(), acmotion::Error>(())
/// ```
///
/// Assets that borrow the bytes of a container, and worlds over them, cannot outlive the bytes:
///
/// ```compile_fail,E0597
/// # use acmotion::{Assets, World};
/// let world = {
///     let bytes = std::fs::read("client_portal.dat").unwrap();
///     World::new(&Assets::open(&bytes)?)?
/// };
/// # drop(world);
/// # Ok::<(), acmotion::Error>(())
/// ```
///
/// Given away, the bytes live as long as they are needed:
///
/// ```no_run
/// # use acmotion::{Assets, World};
/// let world = {
///     let bytes = std::fs::read("client_portal.dat").unwrap();
///     World::new(&Assets::open(bytes)?)?
/// };
/// # Ok::<(), acmotion::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Assets<'data>(Arc<Shared<'data>>);

#[derive(Debug)]
struct Shared<'data> {
    handle: *mut sys::acm_assets,
    _bytes: Cow<'data, [u8]>,
}

// SAFETY: calls on assets are locked by the library, on whichever thread they are made. Bytes are only read.
unsafe impl Send for Shared<'_> {}
unsafe impl Sync for Shared<'_> {}

impl Drop for Shared<'_> {
    fn drop(&mut self) {
        // SAFETY: the handle is valid, and not used afterwards: worlds keep a clone of their assets.
        free(|error| unsafe { sys::acm_assets_free(self.handle, error) });
    }
}

impl Assets<'static> {
    /// Without a container: [`add`](Self::add) gives records.
    pub fn new() -> Result<Self> {
        // SAFETY: stores a handle.
        Self::make(Cow::Borrowed(&[]), |_, out, error| unsafe {
            sys::acm_assets_create(out, error)
        })
    }

    /// The sample creatures: Setups 0x02000001 (mannequin), 0x02000002 (beast), 0x02000003 (door), 0x02000010 (sword)
    /// and 0x02000011 (bow).
    pub fn sample() -> Result<Self> {
        // SAFETY: stores a handle.
        Self::make(Cow::Borrowed(&[]), |_, out, error| unsafe {
            sys::acm_assets_create_sample(out, error)
        })
    }

    /// A container of `size` bytes elsewhere: [`needs`](Self::needs) and [`supply`](Self::supply) read it piece by
    /// piece, or [`supply_from`](Self::supply_from).
    pub fn open_piecewise(size: u64) -> Result<Self> {
        // SAFETY: stores a handle.
        Self::make(Cow::Borrowed(&[]), |_, out, error| unsafe {
            sys::acm_assets_open_piecewise(size, out, error)
        })
    }
}

impl<'data> Assets<'data> {
    /// A container (`client_portal.dat`) whose bytes are borrowed (`&bytes`) or given away (`bytes`).
    pub fn open(bytes: impl Into<Cow<'data, [u8]>>) -> Result<Self> {
        // SAFETY: the bytes stay where they are until the assets and all worlds over them are gone.
        Self::make(bytes.into(), |bytes, out, error| unsafe {
            sys::acm_assets_open(bytes.as_ptr().cast(), bytes.len(), out, error)
        })
    }

    fn make(
        bytes: Cow<'data, [u8]>,
        open: impl FnOnce(&[u8], *mut *mut sys::acm_assets, *mut sys::acm_error) -> i32,
    ) -> Result<Self> {
        let handle = call_for_handle(|out, error| open(&bytes, out, error))?;
        Ok(Self(Arc::new(Shared {
            handle,
            _bytes: bytes,
        })))
    }

    pub(crate) fn handle(&self) -> *mut sys::acm_assets {
        self.0.handle
    }

    /// One record, decompressed. Fails with [`Status::Busy`](crate::Status::Busy) while another thread is in a call on
    /// a world of these assets, as all that changes them.
    pub fn add(&self, id: ObjectId, bytes: &[u8]) -> Result<()> {
        // SAFETY: the handle is valid; the bytes are not needed afterwards.
        call(|error| unsafe {
            sys::acm_assets_add(self.handle(), id.0, bytes.as_ptr().cast(), bytes.len(), error)
        })
    }

    /// How motion tables numbered the commands, told from the human table; that of a container is read before any
    /// other.
    pub fn numbering(&self) -> Result<CommandNumbering> {
        // SAFETY: the handle is valid.
        call_for(|out, error| unsafe { sys::acm_assets_numbering(self.handle(), out, error) })
            .map(CommandNumbering::from_code)
    }

    /// Leaves the ids of motion tables as files have them. Call it before anything is loaded or added.
    pub fn keep_command_ids(&self) -> Result<()> {
        // SAFETY: the handle is valid.
        call(|error| unsafe { sys::acm_assets_keep_command_ids(self.handle(), error) })
    }

    /// Whether records that are added are those of files before Throne of Destiny. A container says it itself.
    pub fn read_as_older(&self, is_older: bool) -> Result<()> {
        // SAFETY: the handle is valid.
        call(|error| unsafe { sys::acm_assets_read_as_older(self.handle(), is_older.into(), error) })
    }

    /// Loads a record of the container with what belongs to it. Piecewise, success means that it is under way.
    pub fn load(&self, id: ObjectId, what: Load) -> Result<()> {
        // SAFETY: the handle is valid.
        call(|error| unsafe { sys::acm_assets_load(self.handle(), id.0, what.code(), error) })
    }

    /// Piecewise: which bytes of the container are wanted next.
    pub fn needs(&self) -> Result<Option<ByteRange>> {
        // SAFETY: the handle is valid.
        let range = call_for(|out, error| unsafe { sys::acm_assets_needs(self.handle(), out, error) })?;
        Ok(Some(ByteRange::from_c(range)).filter(|range| range.size > 0))
    }

    /// Those bytes: at least the size that is needed. [`Status::WrongOrder`](crate::Status::WrongOrder) when nothing
    /// is.
    pub fn supply(&self, bytes: &[u8]) -> Result<()> {
        // SAFETY: the handle is valid; the bytes are not needed afterwards.
        call(|error| unsafe {
            sys::acm_assets_supply(self.handle(), bytes.as_ptr().cast(), bytes.len(), error)
        })
    }

    /// Piecewise: reads all that is wanted, until nothing is.
    pub fn supply_from(&self, file: &mut (impl Read + Seek)) -> std::io::Result<()> {
        let mut bytes = Vec::new();
        while let Some(range) = self.needs().map_err(as_io)? {
            file.seek(SeekFrom::Start(range.offset))?;
            bytes.clear();
            file.take(range.likely.max(range.size).into())
                .read_to_end(&mut bytes)?;
            if bytes.len() < range.size as usize {
                return Err(std::io::ErrorKind::UnexpectedEof.into());
            }
            self.supply(&bytes).map_err(as_io)?;
        }
        Ok(())
    }

    /// What something needs and is not there, ascending.
    pub fn missing(&self) -> Result<Vec<MissingAsset>> {
        // SAFETY: the handle is valid, and the memory as large as it says.
        list_as(|out, capacity, count, error| unsafe {
            sys::acm_assets_missing(self.handle(), out, capacity, count, error)
        })
    }

    /// Whether the record was decoded.
    pub fn contains(&self, id: ObjectId) -> Result<bool> {
        // SAFETY: the handle is valid.
        call_for(|out: *mut u8, error| unsafe { sys::acm_assets_contains(self.handle(), id.0, out, error) })
            .map(Mirrors::from_c)
    }

    /// Ids of all decoded records of the type that this id has (0x02000000: Setups), ascending.
    pub fn ids(&self, of_type: ObjectId) -> Result<Vec<ObjectId>> {
        // SAFETY: the handle is valid, and the memory as large as it says.
        list_as(|out: *mut u32, capacity, count, error| unsafe {
            sys::acm_assets_ids(self.handle(), of_type.0, out, capacity, count, error)
        })
    }

    /// What a Setup says about a body.
    pub fn setup(&self, id: ObjectId) -> Result<Setup> {
        // SAFETY: the handle is valid.
        call_for(|out, error| unsafe { sys::acm_assets_setup(self.handle(), id.0, out, error) })
            .map(Mirrors::from_c)
    }

    /// The parts of a Setup.
    pub fn setup_parts(&self, id: ObjectId) -> Result<Vec<SetupPart>> {
        // SAFETY: the handle is valid, and the memory as large as it says.
        list_as(|out, capacity, count, error| unsafe {
            sys::acm_assets_setup_parts(self.handle(), id.0, out, capacity, count, error)
        })
    }

    /// Where other things attach to the body of a Setup.
    pub fn hold_locations(&self, id: ObjectId) -> Result<Vec<HoldLocation>> {
        // SAFETY: the handle is valid, and the memory as large as it says.
        list_as(|out, capacity, count, error| unsafe {
            sys::acm_assets_hold_locations(self.handle(), id.0, out, capacity, count, error)
        })
    }
}

fn as_io(error: Error) -> std::io::Error {
    std::io::Error::new(std::io::ErrorKind::InvalidData, error)
}
