// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! A server: it checks what clients send, moves bodies, and sends everyone what they do.

use crate::convert::Mirrors;
use crate::error::{ask, call, call_for, list, Result};
use crate::messages::{Audience, CheckResult};
pub use crate::plain::ServerRules;
use crate::world::RoleError;
use crate::{Guid, Order, Outcome, World};
use acmotion_sys as sys;

/// A server, with its world.
///
/// ```
/// use acmotion::{commands, Assets, CellId, Guid, MovementParameters, ObjectId, ObjectParameters, Outbox};
/// use acmotion::{Position, Server, ServerRules, World};
/// let mut server = Server::new(World::new(&Assets::sample()?)?, &ServerRules::default())?;
/// let drudge = Guid(0x8000_0001);
/// server.world_mut().create_object(drudge, &ObjectParameters {
///     setup: Some(ObjectId(0x0200_0001)),
///     position: Position::new(CellId(0xA9B4_0013), 50.0, 50.0, 0.0),
///     ..ObjectParameters::default()
/// })?;
/// server.do_motion(drudge, commands::WALK_FORWARD, &MovementParameters::default())?;
/// server.world_mut().tick(0.1)?;
/// server.broadcast_due()?;
/// let mut outbox = Outbox::new();
/// server.take_outbox(&mut outbox)?;
/// assert!(!outbox.is_empty());
/// # Ok::<(), acmotion::Error>(())
/// ```
#[derive(Debug)]
pub struct Server<'data> {
    pub(crate) world: World<'data>,
}

impl<'data> Server<'data> {
    /// Over a world of its own, which the error gives back when it fails.
    pub fn new(world: World<'data>, rules: &ServerRules) -> std::result::Result<Self, RoleError<'data>> {
        let rules = rules.to_c();
        // SAFETY: the handle and the struct are valid.
        Self::make(world, |world, out, error| unsafe {
            sys::acm_server_create(world, &rules, out, error)
        })
    }

    /// What it decides for itself.
    pub fn rules(&self) -> Result<ServerRules> {
        let mut c = ServerRules::default().to_c();
        // SAFETY: the handle is valid or null, and the struct has its size.
        call(|error| unsafe { sys::acm_server_get_rules(self.handle(), &mut c, error) })?;
        Ok(Mirrors::from_c(c))
    }

    /// Changes the rules.
    pub fn set_rules(&mut self, rules: &ServerRules) -> Result<()> {
        let rules = rules.to_c();
        // SAFETY: the handle is valid or null, and the struct valid.
        call(|error| unsafe { sys::acm_server_set_rules(self.handle(), &rules, error) })
    }

    /// Whether a client plays the object, so that its owner is sent everything about it.
    pub fn set_player(&mut self, guid: Guid, is_player: bool) -> Result<()> {
        // SAFETY: the handle is valid or null.
        call(|error| unsafe { sys::acm_server_set_player(self.handle(), guid.0, is_player.into(), error) })
    }

    /// Checks a message that a client sends about its player, then applies it.
    pub fn receive(&mut self, player: Guid, message: &[u8]) -> Result<CheckResult> {
        // SAFETY: the handle is valid or null, and the bytes are as many as it says.
        call_for(|out, error| unsafe {
            sys::acm_server_receive(
                self.handle(),
                player.0,
                message.as_ptr().cast(),
                message.len(),
                out,
                error,
            )
        })
        .map(CheckResult::from_c)
    }

    /// The body does it, and everyone is sent it. Of a refused order everyone is sent what it has changed, if anything.
    pub fn order(&mut self, guid: Guid, order: &Order) -> Result<Outcome> {
        let order = order.to_c();
        // SAFETY: the handle is valid or null, and the struct valid.
        ask(|error| unsafe { sys::acm_server_order(self.handle(), guid.0, &order, error) })
    }

    /// Once a tick, after it: sends the positions that are due.
    pub fn broadcast_due(&mut self) -> Result<()> {
        // SAFETY: the handle is valid or null.
        call(|error| unsafe { sys::acm_server_broadcast_due(self.handle(), error) })
    }

    /// Sends the position as it is now.
    pub fn send_position(&mut self, guid: Guid, audience: Audience) -> Result<()> {
        // SAFETY: the handle is valid or null.
        call(|error| unsafe { sys::acm_server_send_position(self.handle(), guid.0, audience.code(), error) })
    }

    /// Sends the movement as it is now.
    pub fn send_motion(&mut self, guid: Guid) -> Result<()> {
        // SAFETY: the handle is valid or null.
        call(|error| unsafe { sys::acm_server_send_motion(self.handle(), guid.0, error) })
    }

    /// The message from which a client makes the object. Appearance and weenie description (`tail`) as they follow on
    /// the wire; both may be empty.
    pub fn describe(&self, guid: Guid, appearance: &[u8], tail: &[u8]) -> Result<Vec<u8>> {
        fn pointer(bytes: &[u8]) -> *const std::ffi::c_void {
            if bytes.is_empty() {
                std::ptr::null()
            } else {
                bytes.as_ptr().cast()
            }
        }
        let (a, a_size) = (pointer(appearance), appearance.len());
        let (t, t_size) = (pointer(tail), tail.len());
        // SAFETY: the handle is valid or null, and all memory as large as it says.
        list(|out: *mut u8, capacity, count, error| unsafe {
            let out = out.cast();
            sys::acm_server_describe(
                self.handle(),
                guid.0,
                a,
                a_size,
                t,
                t_size,
                out,
                capacity,
                count,
                error,
            )
        })
    }
}
