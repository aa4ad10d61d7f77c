// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! The motion and animation engine of Asheron's Call: worlds, clients, servers, poses and hit times.
//!
//! - [`Assets`]: the game's data, from a container (`client_portal.dat`) or record by record. Shared, on any thread.
//! - [`World`]: objects, by [`Guid`], and their clock. [`World::events`] iterates over what happened.
//! - [`Server`] and [`Client`]: a world with the messages of the game.
//! - [`Assets::timeline`]: what a motion will do and when, before it is begun.
//!
//! Metres, seconds, radians; headings in degrees, 0 north, 90 east. Positions are relative to the south-west corner of
//! their landblock; rotations have their scalar first.
//!
//! A server's drudge swings, and the hit is known to the tick before it comes:
//!
//! ```
//! use acmotion::{commands, Assets, CellId, EventKind, Guid, HookType, MotionQuery, MovementParameters};
//! use acmotion::{ObjectId, ObjectParameters, Position, Server, ServerRules, World};
//!
//! let assets = Assets::sample()?;
//! let mannequin = assets.setup(ObjectId(0x0200_0001))?;
//! let mut server = Server::new(World::new(&assets)?, &ServerRules::default())?;
//! let fighter = Guid(0x8000_0001);
//! server.world_mut().create_object(fighter, &ObjectParameters {
//!     setup: Some(mannequin.id),
//!     position: Position::new(CellId(0xA9B4_0013), 50.0, 50.0, 0.0),
//!     ..ObjectParameters::default()
//! })?;
//! server.do_motion(fighter, commands::SWORD_COMBAT, &MovementParameters::default())?;
//! for _ in 0..60 {
//!     server.world_mut().tick(1.0 / 30.0)?;
//! }
//! server.world_mut().clear_events()?;
//!
//! let swing = commands::SLASH_HIGH;
//! let mut query = MotionQuery::new(mannequin.motion_table.unwrap(), swing);
//! query.style = Some(commands::SWORD_COMBAT);
//! query.tick_seconds = 1.0 / 30.0;
//! let expected = assets.timeline(&query)?.firing(HookType::Attack).next().unwrap().tick;
//!
//! server.do_motion(fighter, swing, &MovementParameters::with_context(7))?; // events give it back
//! let mut tick = 0;
//! let hit = loop {
//!     tick += 1;
//!     server.world_mut().tick(1.0 / 30.0)?;
//!     let is_hit = |kind| matches!(kind, EventKind::Hook(h) if h.hook == HookType::Attack && h.context_id == 7);
//!     if let Some(hit) = server.world().events()?.find(|event| is_hit(event.kind)) {
//!         break hit;
//!     }
//! };
//! assert_eq!((hit.object, tick), (fighter, expected));
//! # Ok::<(), acmotion::Error>(())
//! ```
#![warn(missing_docs)]

#[macro_use]
mod convert;

pub mod appearance;
mod assets;
mod client;
mod collision;
#[rustfmt::skip]
pub mod commands;
mod container;
#[cfg(feature = "inspect")]
pub mod drawing;
mod error;
mod events;
mod geometry;
mod ids;
#[cfg(feature = "inspect")]
pub mod inside;
#[cfg(feature = "inspect")]
pub mod inspect;
mod library;
mod messages;
mod motions;
mod objects;
pub mod particles;
#[rustfmt::skip]
mod plain;
#[cfg(feature = "inspect")]
#[rustfmt::skip]
mod plain_inspect;
mod poses;
mod records;
mod roles;
mod server;
mod snapshots;
mod threads;
mod timelines;
pub mod wire;
mod world;

pub use assets::{Assets, ByteRange, CommandNumbering, HoldLocation, Load, MissingAsset, Setup, SetupPart};
pub use client::{Client, ClientOptions, ClientState, Key};
pub use collision::{StepAnswer, StepPlan};
pub use container::{Container, ContainerChange, ContainerEntry, ContainerInfo};
pub use error::{Error, MotionError, Result, Status};
pub use events::{
    Event, EventKind, Events, HookEvent, HookFields, HookSource, HookType, HookValue, Limit, SoundChoice,
    SoundQuery,
};
pub use geometry::{Cylinder, Frame, Plane, Position, Quat, Vec3};
pub use ids::{script_type_name, sound_type_name, CellId, Command, Guid, ObjectId};
pub use library::{
    abi_version, build_description, is_compatible, use_default_allocator, use_global_allocator, version,
};
pub use messages::{Audience, CheckAction, CheckReason, CheckResult, Outbound, Outbox};
pub use motions::{
    HoldKey, InterpretedMotionState, MotionAction, MoveFlags, MovementParameters, Order, Outcome,
    RawMotionState, Target, TargetStatus,
};
pub use objects::{
    Ground, JumpModel, MoveKind, ObjectEffects, ObjectFacts, ObjectParameters, ObjectState, PhysicsState,
    WeenieFacts,
};
pub use poses::{PartLook, PoseBuffer, PoseOptions, PoseShape};
pub use records::WaveFormat;
pub use roles::Role;
pub use server::{Server, ServerRules};
pub use snapshots::Difference;
pub use threads::{PlannedTick, Worker};
pub use timelines::{HookStatus, HookTime, MotionQuery, MotionSegment, Timeline};
pub use world::{RoleError, World, WorldOptions};

// The programs of the documents are tested with those of this crate.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
#[cfg(doctest)]
#[doc = include_str!("../../../../docs/rust.md")]
struct FromRust;
