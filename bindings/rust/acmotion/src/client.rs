// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! A client of a server: it receives messages, takes keys, and sends what its player does.

use crate::convert::Mirrors;
use crate::error::{call, call_for, call_for_handle, Result};
use crate::messages::{CheckResult, Outbox};
use crate::world::{Role, RoleError};
use crate::{Command, Guid, Plane, World};
use acmotion_sys as sys;

mirror! {
    /// How a client works.
    pub struct ClientOptions = acm_client_options init acm_client_options_init {
        /// How many messages may wait for their objects; at most 2^20.
        pub max_deferred_messages: u32,
        /// Bytes of all of them together; at most 2^26.
        pub max_deferred_bytes: u32,
        /// `true`: messages are deferred until the player is named; `false`: for a spectator.
        pub expects_player: bool,
        /// The run key alone sends a MoveToState.
        pub run_key_sends: bool,
        /// A held key that resumes after a motion of the server sends a MoveToState.
        pub resuming_sends: bool,
        /// Nothing is sent while the client waits for a teleport to end.
        pub silent_in_portal: bool,
    }
}

mirror! {
    /// A client as it is now.
    pub struct ClientState = acm_client_state {
        /// The local player.
        pub player: Option<Guid>,
        /// How far a jump is charged, 0 to 1.
        pub jump_level: f32,
        /// 0 to 2.
        pub autonomy_level: u32,
        /// The server decides what the player does.
        pub controlled_by_server: bool,
        /// Messages that wait for their objects.
        pub deferred_messages: u64,
        /// Deferred messages that were evicted to make room for others.
        pub evicted_messages: u64,
        /// Messages in the outbox.
        pub outbox_messages: u64,
        /// Bytes of all of them.
        pub outbox_bytes: u64,
    }
}

mirror! {
    /// One command of the keyboard or of the mouse.
    pub struct Key = acm_key {
        /// A movement, a posture, an emote, HoldRun, HoldSidestep or Jump.
        pub motion: Command,
        /// 1: normal.
        pub speed: f32,
        /// Of the mouse.
        pub is_mouse: bool,
        /// Mouse only.
        pub run: bool,
    }
}

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
    world: World<'data>,
}

impl<'data> Client<'data> {
    /// Over a world of its own, which the error gives back when it fails.
    pub fn new(
        mut world: World<'data>,
        options: &ClientOptions,
    ) -> std::result::Result<Self, RoleError<'data>> {
        let options = options.to_c();
        // SAFETY: the handle and the struct are valid.
        let made = call_for_handle(|out, error| unsafe {
            sys::acm_client_create(world.handle(), &options, out, error)
        });
        match made {
            Ok(client) => {
                world.set_role(Role::Client(client));
                Ok(Self { world })
            }
            Err(error) => Err(RoleError::new(error, world)),
        }
    }

    /// Null when the world was swapped for one without a client: calls then fail.
    pub(crate) fn handle(&self) -> *mut sys::acm_client {
        match self.world.role() {
            Role::Client(client) => client,
            _ => std::ptr::null_mut(),
        }
    }

    /// The world that it sees.
    pub fn world(&self) -> &World<'data> {
        &self.world
    }

    /// The world that it sees, to tick and to change it.
    pub fn world_mut(&mut self) -> &mut World<'data> {
        &mut self.world
    }

    /// Ends the client and leaves its world.
    pub fn into_world(mut self) -> Result<World<'data>> {
        self.world.free_role()?;
        Ok(self.world)
    }

    /// The same client over a copy of its world.
    pub fn try_clone(&self) -> Result<Self> {
        Ok(self.try_clone_over(self.world.try_clone()?)?)
    }

    /// The same client over a copy of its world that was made before.
    pub fn try_clone_over(&self, mut world: World<'data>) -> std::result::Result<Self, RoleError<'data>> {
        // SAFETY: the handles are valid or null.
        let made = call_for_handle(|out, error| unsafe {
            sys::acm_client_copy(self.handle(), world.handle(), out, error)
        });
        match made {
            Ok(client) => {
                world.set_role(Role::Client(client));
                Ok(Self { world })
            }
            Err(error) => Err(RoleError::new(error, world)),
        }
    }

    /// Takes over everything but the world: for restoring, after the world was assigned.
    pub fn assign(&mut self, from: &Client<'data>) -> Result<()> {
        // SAFETY: the handles are valid or null.
        call(|error| unsafe { sys::acm_client_assign(self.handle(), from.handle(), error) })
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

    /// A key goes down.
    pub fn press_key(&mut self, key: impl Into<Key>) -> Result<()> {
        let key = key.into().to_c();
        // SAFETY: the handle is valid or null, and the struct valid.
        call(|error| unsafe { sys::acm_client_press_key(self.handle(), &key, error) })
    }

    /// A key goes up.
    pub fn release_key(&mut self, key: impl Into<Key>) -> Result<()> {
        let key = key.into().to_c();
        // SAFETY: the handle is valid or null, and the struct valid.
        call(|error| unsafe { sys::acm_client_release_key(self.handle(), &key, error) })
    }

    /// Runs while it is on. `by_option`: the option "run as default" changed, and not the run key.
    pub fn set_hold_run(&mut self, on: bool, by_option: bool) -> Result<()> {
        // SAFETY: the handle is valid or null.
        call(|error| unsafe {
            sys::acm_client_set_hold_run(self.handle(), on.into(), by_option.into(), error)
        })
    }

    /// Goes on forward without a key.
    pub fn set_auto_run(&mut self, on: bool) -> Result<()> {
        // SAFETY: the handle is valid or null.
        call(|error| unsafe { sys::acm_client_set_auto_run(self.handle(), on.into(), error) })
    }

    /// Stops the body and sends it; held keys stay held.
    pub fn stop_completely(&mut self) -> Result<()> {
        // SAFETY: the handle is valid or null.
        call(|error| unsafe { sys::acm_client_stop_completely(self.handle(), error) })
    }

    /// All keys count as released.
    pub fn lose_focus(&mut self) -> Result<()> {
        // SAFETY: the handle is valid or null.
        call(|error| unsafe { sys::acm_client_lose_focus(self.handle(), error) })
    }

    /// Otherwise keys do nothing.
    pub fn set_enabled(&mut self, enabled: bool) -> Result<()> {
        // SAFETY: the handle is valid or null.
        call(|error| unsafe { sys::acm_client_set_enabled(self.handle(), enabled.into(), error) })
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

    /// What is to be sent.
    pub fn read_outbox(&self, out: &mut Outbox) -> Result<()> {
        out.fill(|messages, room, count, bytes, byte_room, byte_count, error| {
            // SAFETY: the handle is valid or null, and the memory as large as it says.
            unsafe {
                let bytes = bytes.cast();
                sys::acm_client_outbox(
                    self.handle(),
                    messages,
                    room,
                    count,
                    bytes,
                    byte_room,
                    byte_count,
                    error,
                )
            }
        })
    }

    /// What is to be sent, and clears it.
    pub fn take_outbox(&mut self, out: &mut Outbox) -> Result<()> {
        self.read_outbox(out)?;
        self.clear_outbox()
    }

    /// Empties the outbox; call it after sending.
    pub fn clear_outbox(&mut self) -> Result<()> {
        // SAFETY: the handle is valid or null.
        call(|error| unsafe { sys::acm_client_clear_outbox(self.handle(), error) })
    }
}
