// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! What a client and a server have in common.

use crate::error::{call, call_for_handle, Result};
use crate::world::{RoleError, RoleHandle};
use crate::{Client, Outbox, Server, World};
use acmotion_sys as sys;

mod sealed {
    pub trait Sealed {}
    impl Sealed for super::Client<'_> {}
    impl Sealed for super::Server<'_> {}
}

/// A [`Client`] or a [`Server`]: what both can do, for code that takes either. No other type can have this trait.
///
/// Both types have functions of their own with these names, so that only such code imports the trait.
///
/// ```
/// use acmotion::{Assets, Client, ClientOptions, Outbox, Result, Role, Server, ServerRules, World};
///
/// fn tick_and_send<'data>(role: &mut impl Role<'data>, outbox: &mut Outbox) -> Result<usize> {
///     role.world_mut().tick(1.0 / 30.0)?;
///     role.take_outbox(outbox)?;
///     Ok(outbox.iter().map(|message| message.bytes.len()).sum())
/// }
///
/// let assets = Assets::sample()?;
/// let mut server = Server::new(World::new(&assets)?, &ServerRules::default())?;
/// let mut client = Client::new(World::new(&assets)?, &ClientOptions::default())?;
/// let mut outbox = Outbox::new();
/// assert_eq!(tick_and_send(&mut server, &mut outbox)? + tick_and_send(&mut client, &mut outbox)?, 0);
/// # Ok::<(), acmotion::Error>(())
/// ```
pub trait Role<'data>: sealed::Sealed + Sized {
    /// Its world.
    fn world(&self) -> &World<'data>;

    /// Its world, to tick and to change it.
    fn world_mut(&mut self) -> &mut World<'data>;

    /// Ends the role and leaves its world.
    fn into_world(self) -> Result<World<'data>>;

    /// The same role over a copy of its world.
    fn try_clone(&self) -> Result<Self>;

    /// The same role over a copy of its world that was made before.
    fn try_clone_over(&self, world: World<'data>) -> std::result::Result<Self, RoleError<'data>>;

    /// Takes over everything but the world: for restoring, after the world was assigned.
    fn assign(&mut self, from: &Self) -> Result<()>;

    /// Reads what is to be sent.
    fn read_outbox(&self, out: &mut Outbox) -> Result<()>;

    /// Reads what is to be sent, and clears it.
    fn take_outbox(&mut self, out: &mut Outbox) -> Result<()>;

    /// Empties the outbox; call it after sending.
    fn clear_outbox(&mut self) -> Result<()>;

    /// The whole state with that of its world as bytes, without events and options.
    fn snapshot(&self) -> Result<Vec<u8>>;

    /// Restores a snapshot. The records that the objects use must be loaded.
    fn read_snapshot(&mut self, bytes: &[u8]) -> Result<()>;

    /// The same for equal states and, almost certainly, for no others.
    fn state_hash(&self) -> Result<u64>;
}

macro_rules! role {
    ($kind:ident = $handle:ident, $copy:ident, $assign:ident, $outbox:ident, $clear_outbox:ident) => {
        /// What [`Role`] has too.
        impl<'data> $kind<'data> {
            /// Null when the world was swapped for one without such a role: calls then fail.
            pub(crate) fn handle(&self) -> *mut sys::$handle {
                match self.world.role() {
                    RoleHandle::$kind(handle) => handle,
                    _ => std::ptr::null_mut(),
                }
            }

            /// Over a world whose role a function makes; the error gives the world back when it fails.
            pub(crate) fn make(
                mut world: World<'data>,
                function: impl FnOnce(*mut sys::acm_world, *mut *mut sys::$handle, *mut sys::acm_error) -> i32,
            ) -> std::result::Result<Self, RoleError<'data>> {
                match call_for_handle(|out, error| function(world.handle(), out, error)) {
                    Ok(handle) => {
                        world.set_role(RoleHandle::$kind(handle));
                        Ok(Self { world })
                    }
                    Err(error) => Err(RoleError::new(error, world)),
                }
            }

            /// Its world.
            pub fn world(&self) -> &World<'data> {
                &self.world
            }

            /// Its world, to tick and to change it.
            pub fn world_mut(&mut self) -> &mut World<'data> {
                &mut self.world
            }

            /// Ends the role and leaves its world.
            pub fn into_world(mut self) -> Result<World<'data>> {
                self.world.free_role()?;
                Ok(self.world)
            }

            /// The same role over a copy of its world.
            pub fn try_clone(&self) -> Result<Self> {
                Ok(self.try_clone_over(self.world.try_clone()?)?)
            }

            /// The same role over a copy of its world that was made before.
            pub fn try_clone_over(
                &self,
                world: World<'data>,
            ) -> std::result::Result<Self, RoleError<'data>> {
                // SAFETY: the handles are valid or null.
                Self::make(world, |world, out, error| unsafe {
                    sys::$copy(self.handle(), world, out, error)
                })
            }

            /// Takes over everything but the world: for restoring, after the world was assigned.
            pub fn assign(&mut self, from: &Self) -> Result<()> {
                // SAFETY: the handles are valid or null.
                call(|error| unsafe { sys::$assign(self.handle(), from.handle(), error) })
            }

            /// Reads what is to be sent.
            pub fn read_outbox(&self, out: &mut Outbox) -> Result<()> {
                out.fill(|messages, room, count, bytes, byte_room, byte_count, error| {
                    let (of, bytes) = (self.handle(), bytes.cast());
                    // SAFETY: the handle is valid or null, and the memory as large as it says.
                    unsafe { sys::$outbox(of, messages, room, count, bytes, byte_room, byte_count, error) }
                })
            }

            /// Reads what is to be sent, and clears it.
            pub fn take_outbox(&mut self, out: &mut Outbox) -> Result<()> {
                self.read_outbox(out)?;
                self.clear_outbox()
            }

            /// Empties the outbox; call it after sending.
            pub fn clear_outbox(&mut self) -> Result<()> {
                // SAFETY: the handle is valid or null.
                call(|error| unsafe { sys::$clear_outbox(self.handle(), error) })
            }
        }

        impl<'data> Role<'data> for $kind<'data> {
            fn world(&self) -> &World<'data> {
                $kind::world(self)
            }
            fn world_mut(&mut self) -> &mut World<'data> {
                $kind::world_mut(self)
            }
            fn into_world(self) -> Result<World<'data>> {
                $kind::into_world(self)
            }
            fn try_clone(&self) -> Result<Self> {
                $kind::try_clone(self)
            }
            fn try_clone_over(&self, world: World<'data>) -> std::result::Result<Self, RoleError<'data>> {
                $kind::try_clone_over(self, world)
            }
            fn assign(&mut self, from: &Self) -> Result<()> {
                $kind::assign(self, from)
            }
            fn read_outbox(&self, out: &mut Outbox) -> Result<()> {
                $kind::read_outbox(self, out)
            }
            fn take_outbox(&mut self, out: &mut Outbox) -> Result<()> {
                $kind::take_outbox(self, out)
            }
            fn clear_outbox(&mut self) -> Result<()> {
                $kind::clear_outbox(self)
            }
            fn snapshot(&self) -> Result<Vec<u8>> {
                $kind::snapshot(self)
            }
            fn read_snapshot(&mut self, bytes: &[u8]) -> Result<()> {
                $kind::read_snapshot(self, bytes)
            }
            fn state_hash(&self) -> Result<u64> {
                $kind::state_hash(self)
            }
        }
    };
}
role!(
    Client = acm_client,
    acm_client_copy,
    acm_client_assign,
    acm_client_outbox,
    acm_client_clear_outbox
);
role!(
    Server = acm_server,
    acm_server_copy,
    acm_server_assign,
    acm_server_outbox,
    acm_server_clear_outbox
);
