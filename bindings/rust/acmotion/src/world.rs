// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Objects and their clock.

use crate::convert::Mirrors;
use crate::error::{call, call_for, call_for_handle, check_freed, free, list_as, Error, Result};
pub use crate::plain::WorldOptions;
use crate::{Assets, Guid};
use acmotion_sys as sys;

/// The client or server that a world belongs to. The world keeps it, so that world and role are always of one another,
/// wherever they are moved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum RoleHandle {
    None,
    Client(*mut sys::acm_client),
    Server(*mut sys::acm_server),
}

/// A client or server could not be made; the world is given back.
///
/// In functions that return [`Result`] the operator `?` turns it into the [`Error`] alone.
#[derive(Debug)]
pub struct RoleError<'data> {
    error: Error,
    world: World<'data>,
}

impl<'data> RoleError<'data> {
    pub(crate) fn new(error: Error, world: World<'data>) -> Self {
        Self { error, world }
    }

    /// What went wrong.
    pub fn error(&self) -> &Error {
        &self.error
    }

    /// The world, as it was.
    pub fn into_world(self) -> World<'data> {
        self.world
    }

    /// Both.
    pub fn into_parts(self) -> (Error, World<'data>) {
        (self.error, self.world)
    }
}

impl std::fmt::Display for RoleError<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.error.fmt(f)
    }
}

impl std::error::Error for RoleError<'_> {}

impl From<RoleError<'_>> for Error {
    fn from(role: RoleError<'_>) -> Self {
        role.error
    }
}

/// Objects and their clock.
///
/// ```
/// use acmotion::{commands, Assets, CellId, Guid, MovementParameters, ObjectId, ObjectParameters, Position, World};
/// let mut world = World::new(&Assets::sample()?)?;
/// let drudge = Guid(0x8000_0001);
/// world.create_object(drudge, &ObjectParameters {
///     setup: Some(ObjectId(0x0200_0001)),
///     position: Position::new(CellId(0xA9B4_0013), 50.0, 50.0, 0.0),
///     ..ObjectParameters::default()
/// })?;
/// world.do_motion(drudge, commands::WALK_FORWARD, &MovementParameters::default())?;
/// for _ in 0..30 {
///     world.tick(1.0 / 30.0)?;
/// }
/// assert!(world.state(drudge)?.position.frame.origin.y > 51.0);
/// # Ok::<(), acmotion::Error>(())
/// ```
///
/// A world may move to another thread, but is used by one at a time: it is `Send` and not `Sync`.
///
/// ```
/// use acmotion::{Assets, World};
/// let mut world = World::new(&Assets::sample()?)?;
/// let world = std::thread::spawn(move || world.tick(0.1).map(|()| world)).join().unwrap()?;
/// assert_eq!(world.clock()?, 0.1);
/// # Ok::<(), acmotion::Error>(())
/// ```
///
/// ```compile_fail,E0277
/// use acmotion::{Assets, World};
/// let world = World::new(&Assets::sample()?)?;
/// std::thread::scope(|scope| {
///     scope.spawn(|| world.clock());
///     scope.spawn(|| world.clock());
/// });
/// # Ok::<(), acmotion::Error>(())
/// ```
#[derive(Debug)]
pub struct World<'data> {
    handle: *mut sys::acm_world,
    role: RoleHandle,
    pub(crate) workers: Vec<*mut sys::acm_worker>,
    assets: Option<Assets<'data>>,
}

// SAFETY: the library takes calls on any thread, one at a time, and no two can share a world that is not Sync.
unsafe impl Send for World<'_> {}

impl World<'static> {
    /// Without assets: objects then have no motions.
    pub fn without_assets(options: &WorldOptions) -> Result<Self> {
        Self::make(None, options)
    }
}

impl<'data> World<'data> {
    /// With the usual options. The world keeps the assets.
    pub fn new(assets: &Assets<'data>) -> Result<Self> {
        Self::with_options(assets, &WorldOptions::default())
    }

    /// With other options.
    pub fn with_options(assets: &Assets<'data>, options: &WorldOptions) -> Result<Self> {
        Self::make(Some(assets.clone()), options)
    }

    fn make(assets: Option<Assets<'data>>, options: &WorldOptions) -> Result<Self> {
        let options = options.to_c();
        let of = assets.as_ref().map_or(std::ptr::null_mut(), Assets::handle);
        // SAFETY: the handle is valid or null, and the struct valid.
        let handle =
            call_for_handle(|out, error| unsafe { sys::acm_world_create(of, &options, out, error) })?;
        Ok(Self {
            handle,
            role: RoleHandle::None,
            workers: Vec::new(),
            assets,
        })
    }

    pub(crate) fn handle(&self) -> *mut sys::acm_world {
        self.handle
    }

    pub(crate) fn role(&self) -> RoleHandle {
        self.role
    }

    pub(crate) fn set_role(&mut self, role: RoleHandle) {
        self.role = role;
    }

    /// Ends the client or server of the world.
    pub(crate) fn free_role(&mut self) -> Result<()> {
        // SAFETY: the handle of the role is valid, and not used afterwards.
        call(|error| unsafe {
            match self.role {
                RoleHandle::None => sys::ACM_OK,
                RoleHandle::Client(client) => sys::acm_client_free(client, error),
                RoleHandle::Server(server) => sys::acm_server_free(server, error),
            }
        })?;
        self.role = RoleHandle::None;
        Ok(())
    }

    /// The assets that it was made with.
    pub fn assets(&self) -> Option<&Assets<'data>> {
        self.assets.as_ref()
    }

    /// A copy, without client or server and without events. Run alike, both stay alike, bit for bit.
    pub fn try_clone(&self) -> Result<Self> {
        // SAFETY: the handle is valid.
        let handle = call_for_handle(|out, error| unsafe { sys::acm_world_copy(self.handle, out, error) })?;
        Ok(Self {
            handle,
            role: RoleHandle::None,
            workers: Vec::new(),
            assets: self.assets.clone(),
        })
    }

    /// Makes this world what the other one is; its events and its role stay. Both use the same assets.
    pub fn assign(&mut self, from: &World<'data>) -> Result<()> {
        // SAFETY: the handles are valid.
        call(|error| unsafe { sys::acm_world_assign(self.handle, from.handle, error) })
    }

    /// Lets so many seconds pass, 0 to 86,400.
    pub fn tick(&mut self, seconds: f64) -> Result<()> {
        // SAFETY: the handle is valid.
        call(|error| unsafe { sys::acm_world_tick(self.handle, seconds, error) })
    }

    /// Seconds since the world was made.
    pub fn clock(&self) -> Result<f64> {
        let none = std::ptr::null_mut();
        // SAFETY: the handle is valid.
        call_for(|out, error| unsafe { sys::acm_world_clock(self.handle, out, none, error) })
    }

    /// How many passes have run.
    pub fn ticks(&self) -> Result<u64> {
        let none = std::ptr::null_mut();
        // SAFETY: the handle is valid.
        call_for(|out, error| unsafe { sys::acm_world_clock(self.handle, none, out, error) })
    }

    /// Gives objects what was loaded since they were made; returns how many have changed.
    pub fn refresh(&mut self) -> Result<usize> {
        // SAFETY: the handle is valid.
        call_for(|out, error| unsafe { sys::acm_world_refresh(self.handle, out, error) })
    }

    /// Makes room for so many objects, at most 2^20, so that creating them allocates less.
    pub fn reserve(&mut self, objects: usize) -> Result<()> {
        // SAFETY: the handle is valid.
        call(|error| unsafe { sys::acm_world_reserve(self.handle, objects, error) })
    }

    /// How many objects there are.
    pub fn object_count(&self) -> Result<usize> {
        // SAFETY: the handle is valid.
        call_for(|out, error| unsafe { sys::acm_world_count(self.handle, out, error) })
    }

    /// Guids of all objects, ascending.
    pub fn guids(&self) -> Result<Vec<Guid>> {
        // SAFETY: the handle is valid, and the memory as large as it says.
        list_as(|out: *mut u32, capacity, count, error| unsafe {
            sys::acm_world_guids(self.handle, out, capacity, count, error)
        })
    }
}

impl Drop for World<'_> {
    fn drop(&mut self) {
        check_freed(&self.free_role());
        for worker in self.workers.drain(..) {
            // SAFETY: the handle is valid, and not used afterwards.
            free(|error| unsafe { sys::acm_worker_free(worker, error) });
        }
        // SAFETY: the handle is valid, and not used afterwards.
        free(|error| unsafe { sys::acm_world_free(self.handle, error) });
    }
}
