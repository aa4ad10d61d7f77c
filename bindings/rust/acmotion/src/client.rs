// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! A client of a server: it receives messages, takes keys, and sends what its player does.

use crate::convert::Mirrors;
use crate::error::{ask, call, call_for, Result};
use crate::messages::CheckResult;
pub use crate::plain::{ClientOptions, ClientState, Key};
use crate::world::RoleError;
use crate::{Command, Guid, Outcome, Plane, World};
use acmotion_sys as sys;

impl From<Command> for Key {
    /// Of the keyboard, at normal speed.
    fn from(motion: Command) -> Self {
        Key {
            motion,
            speed: 1.0,
            is_mouse: false,
            run: false,
        }
    }
}

/// A client, with the world that it sees.
///
/// ```
/// use acmotion::{commands, Assets, Client, ClientOptions, Guid, Outbox, World};
/// let mut client = Client::new(World::new(&Assets::sample()?)?, &ClientOptions::default())?;
/// client.set_player(Some(Guid(0x5000_0001)))?;
/// // Once a frame: keys, tick, messages received, update, then send the outbox.
/// client.press_key(commands::WALK_FORWARD)?;
/// client.world_mut().tick(1.0 / 30.0)?;
/// client.update()?;
/// let mut outbox = Outbox::new();
/// client.take_outbox(&mut outbox)?;
/// for message in outbox.iter() {
///     println!("{} bytes to the server", message.bytes.len());
/// }
/// # Ok::<(), acmotion::Error>(())
/// ```
///
/// A world has one role at the most: it goes into the client, and cannot be given to another.
///
/// ```compile_fail,E0382
/// # use acmotion::{Assets, Client, ClientOptions, Server, ServerRules, World};
/// let world = World::new(&Assets::sample()?)?;
/// let client = Client::new(world, &ClientOptions::default())?;
/// let server = Server::new(world, &ServerRules::default())?;
/// # Ok::<(), acmotion::Error>(())
/// ```
#[derive(Debug)]
pub struct Client<'data> {
    pub(crate) world: World<'data>,
}

impl<'data> Client<'data> {
    /// Over a world of its own, which the error gives back when it fails.
    pub fn new(world: World<'data>, options: &ClientOptions) -> std::result::Result<Self, RoleError<'data>> {
        let options = options.to_c();
        // SAFETY: the handle and the struct are valid.
        Self::make(world, |world, out, error| unsafe {
            sys::acm_client_create(world, &options, out, error)
        })
    }

    /// Names the local player.
    pub fn set_player(&mut self, player: Option<Guid>) -> Result<()> {
        // SAFETY: the handle is valid or null.
        call(|error| unsafe { sys::acm_client_set_player(self.handle(), player.to_c(), error) })
    }

    /// The client as it is now.
    pub fn state(&self) -> Result<ClientState> {
        // SAFETY: the handle is valid or null.
        call_for(|out, error| unsafe { sys::acm_client_get_state(self.handle(), out, error) })
            .map(Mirrors::from_c)
    }

    /// Applies a message of the server, from its opcode on.
    pub fn receive(&mut self, message: &[u8]) -> Result<CheckResult> {
        // SAFETY: the handle is valid or null, and the bytes are as many as it says.
        call_for(|out, error| unsafe {
            sys::acm_client_receive(self.handle(), message.as_ptr().cast(), message.len(), out, error)
        })
        .map(CheckResult::from_c)
    }

    /// A key goes down. Accepted also without a local player, while keys do nothing, and when only the server moves the
    /// player.
    pub fn press_key(&mut self, key: impl Into<Key>) -> Result<Outcome> {
        let key = key.into().to_c();
        // SAFETY: the handle is valid or null, and the struct valid.
        ask(|error| unsafe { sys::acm_client_press_key(self.handle(), &key, error) })
    }

    /// A key goes up. The outcome is that of [`press_key`](Self::press_key).
    pub fn release_key(&mut self, key: impl Into<Key>) -> Result<Outcome> {
        let key = key.into().to_c();
        // SAFETY: the handle is valid or null, and the struct valid.
        ask(|error| unsafe { sys::acm_client_release_key(self.handle(), &key, error) })
    }

    /// `by_option`: the option "run as default" changed, and not the run key. Runs when exactly one of them is on.
    pub fn set_hold_run(&mut self, on: bool, by_option: bool) -> Result<()> {
        // SAFETY: the handle is valid or null.
        call(|error| unsafe {
            sys::acm_client_set_hold_run(self.handle(), on.into(), by_option.into(), error)
        })
    }

    /// Goes on forward without a key. To set it to what it is does nothing.
    pub fn set_auto_run(&mut self, on: bool) -> Result<()> {
        // SAFETY: the handle is valid or null.
        call(|error| unsafe { sys::acm_client_set_auto_run(self.handle(), on.into(), error) })
    }

    /// Forgets all keys and auto-run, stops the body and sends it.
    pub fn stop_completely(&mut self) -> Result<()> {
        // SAFETY: the handle is valid or null.
        call(|error| unsafe { sys::acm_client_stop_completely(self.handle(), error) })
    }

    /// Keys of the keyboard count as released, and a charged jump is dropped; commands of the mouse, auto-run and
    /// postures stay.
    pub fn lose_focus(&mut self) -> Result<()> {
        // SAFETY: the handle is valid or null.
        call(|error| unsafe { sys::acm_client_lose_focus(self.handle(), error) })
    }

    /// `false`: all keys count as released, and then do nothing; auto-run goes on.
    pub fn set_enabled(&mut self, enabled: bool) -> Result<()> {
        // SAFETY: the handle is valid or null.
        call(|error| unsafe { sys::acm_client_set_enabled(self.handle(), enabled.into(), error) })
    }

    /// From here on the pointer turns the body, and keys that turn sidestep. Not while a teleport is awaited.
    pub fn begin_mouse_look(&mut self) -> Result<()> {
        // SAFETY: the handle is valid or null.
        call(|error| unsafe { sys::acm_client_begin_mouse_look(self.handle(), error) })
    }

    /// Turns to the right, with a negative speed to the left; 0 ends the turn. A multiple of the turn's own speed. Does
    /// nothing outside mouse look. The outcome is that of [`press_key`](Self::press_key).
    pub fn mouse_turn(&mut self, speed: f32) -> Result<Outcome> {
        // SAFETY: the handle is valid or null.
        ask(|error| unsafe { sys::acm_client_mouse_turn(self.handle(), speed, error) })
    }

    /// Ends the turn of the mouse; keys that turn and are still held turn again.
    pub fn end_mouse_look(&mut self) -> Result<()> {
        // SAFETY: the handle is valid or null.
        call(|error| unsafe { sys::acm_client_end_mouse_look(self.handle(), error) })
    }

    /// Turns the player, in degrees; nothing is sent.
    pub fn turn_to(&mut self, heading: f32, run: bool) -> Result<()> {
        // SAFETY: the handle is valid or null.
        call(|error| unsafe { sys::acm_client_turn_to(self.handle(), heading, run.into(), error) })
    }

    /// The plane under the local player; `None`: level ground.
    pub fn set_contact_plane(&mut self, plane: Option<Plane>) -> Result<()> {
        let plane = plane.map(Mirrors::to_c);
        let pointer = plane.as_ref().map_or(std::ptr::null(), |plane| plane as *const _);
        // SAFETY: the handle is valid or null, and so is the struct.
        call(|error| unsafe { sys::acm_client_set_contact_plane(self.handle(), pointer, error) })
    }

    /// 0: the server moves the player, 1: the client does but follows the server's positions, 2: normal play.
    pub fn set_autonomy_level(&mut self, level: u32) -> Result<()> {
        // SAFETY: the handle is valid or null.
        call(|error| unsafe { sys::acm_client_set_autonomy_level(self.handle(), level, error) })
    }

    /// Once a frame, after the tick and all messages.
    pub fn update(&mut self) -> Result<()> {
        // SAFETY: the handle is valid or null.
        call(|error| unsafe { sys::acm_client_update(self.handle(), error) })
    }
}
