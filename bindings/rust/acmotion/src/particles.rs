// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! What hooks give off at bodies: sparks, smoke, breath. Experimental: a minor version may change it.
//!
//! ```
//! use acmotion::particles::{ParticleOptions, Particles};
//! use acmotion::{Assets, World};
//! let assets = Assets::sample()?;
//! let mut world = World::new(&assets)?;
//! let mut particles = Particles::new(&assets, &ParticleOptions::default())?;
//! world.tick(1.0 / 30.0)?;
//! particles.update(&world, None)?; // before World::clear_events
//! world.clear_events()?;
//! let mut sparks = Vec::new();
//! particles.read(None, &mut sparks)?;
//! # Ok::<(), acmotion::Error>(())
//! ```

use crate::convert::{text_of, Mirrors};
use crate::error::{call, call_for, call_for_handle, free, list_as, list_into, Error, Result, Status};
use crate::{Assets, CellId, Frame, Guid, ObjectId, Position, Quat, Vec3, World};
use acmotion_sys as sys;

/// The part of an emitter that is on the body itself and on none of its parts.
pub const WHOLE_BODY: u32 = u32::MAX;

mirror! {
    /// How particles are run.
    pub struct ParticleOptions = acm_particle_options init acm_particle_options_init {
        /// Every draw gives this number, 0 to 1; below 0: the seed decides.
        pub fixed_roll: f32,
        /// Of all random numbers; each body has its own random stream.
        pub seed: u64,
        /// Of one body; more are refused.
        pub max_emitters: u32,
        /// Of one body, that its emitters reserve; more are refused.
        pub max_particles: u32,
        /// An emitter needs its mesh in the assets; `false`: the host has the meshes itself.
        pub needs_meshes: bool,
    }
}

/// One particle as it is drawn: 36 bytes, fit for the instances of one mesh.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Particle {
    /// Metres, from the south-west corner of the landblock of [`ParticleEmitter::cell`].
    pub position: Vec3,
    /// A mesh may face the eye besides.
    pub rotation: Quat,
    /// Of the mesh on all axes, 0.1 to 10.
    pub scale: f32,
    /// 0 opaque to 1; at exactly 1 it is not drawn.
    pub translucency: f32,
}
const _: () = assert!(std::mem::size_of::<Particle>() == std::mem::size_of::<sys::acm_particle>());

mirror! {
    /// An emitter of a body as it is now.
    pub struct ParticleEmitter = acm_particle_emitter {
        /// Whose it is.
        pub body: Guid,
        /// Its key on the body; 0xFFFF0000 and up when the hook named none.
        pub emitter_id: u32,
        /// That it is on, or [`WHOLE_BODY`].
        pub part: u32,
        /// The ParticleEmitterInfo.
        pub info: ObjectId,
        /// The GfxObj that each particle shows.
        pub mesh: ObjectId,
        /// 1 to 12, see [`particle_type_name`]; others are not moved.
        pub particle_type: u32,
        /// Of the body: particles are relative to the south-west corner of its landblock.
        pub cell: CellId,
        /// Of the emitter itself.
        pub origin: Vec3,
        /// Metres that particles get away from it, roughly.
        pub sorting_radius: f32,
        /// Its first particle among those of [`Particles::read`] for the same body.
        pub first: u32,
        /// How many particles it has.
        pub live: u32,
        /// Particles since it was made; while it is not visible counted only.
        pub emitted: u32,
        /// Particles that may live at a time.
        pub max_particles: u32,
        /// Particles after which it stops; 0: no limit.
        pub total_particles: i32,
        /// Seconds after which it stops; 0: no limit.
        pub total_seconds: f64,
        /// On the world's clock, or the one that the host gave.
        pub created: f64,
        /// No more births; it goes with its last particle.
        pub stopped: bool,
    }
}

mirror! {
    /// What a CreateParticle or CreateBlockingParticle hook says.
    pub struct ParticleRequest = acm_particle_request init acm_particle_request_init {
        /// A ParticleEmitterInfo.
        pub info: ObjectId,
        /// That emits; [`WHOLE_BODY`]: none.
        pub part: u32,
        /// From the body or part, in its axes.
        pub offset: Vec3,
        /// 0: the next free one of 0xFFFF0000, 0xFFFF0001, ...
        pub emitter_id: u32,
        /// Does nothing when an emitter of that id is there.
        pub blocking: bool,
    }
}

/// What an update has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParticleReport {
    /// Emitters.
    pub created: u32,
    /// Emitters that hooks asked for.
    pub refused: u32,
    /// Why, of the first: the kind of error, the record and what was wrong.
    pub first_refusal: Option<(Status, Option<ObjectId>, &'static str)>,
}

/// Such as "ParabolicLVGA"; "unmoved" for types without a name.
pub fn particle_type_name(particle_type: u32) -> &'static str {
    // SAFETY: any number may be asked for.
    text_of(unsafe { sys::acm_particle_type_name(particle_type) }).unwrap_or_default()
}

/// Emitters and their particles. An emitter makes at most one particle in each update, as in the client, which updates
/// 30 times a second.
#[derive(Debug)]
pub struct Particles<'data> {
    handle: *mut sys::acm_particles,
    assets: Assets<'data>,
}

// SAFETY: the library lets one thread at a time use them, and any thread may be the one.
unsafe impl Send for Particles<'_> {}

impl Drop for Particles<'_> {
    fn drop(&mut self) {
        // SAFETY: the handle is valid, and not used afterwards.
        free(|error| unsafe { sys::acm_particles_free(self.handle, error) });
    }
}

impl<'data> Particles<'data> {
    /// Emitters and their meshes are loaded with [`Load::Particles`](crate::Load::Particles).
    pub fn new(assets: &Assets<'data>, options: &ParticleOptions) -> Result<Self> {
        let options = options.to_c();
        // SAFETY: the handle and the struct are valid.
        let handle = call_for_handle(|out, error| unsafe {
            sys::acm_particles_create(assets.handle(), &options, out, error)
        })?;
        Ok(Self {
            handle,
            assets: assets.clone(),
        })
    }

    /// Run alike, both stay alike, bit for bit.
    pub fn try_clone(&self) -> Result<Self> {
        // SAFETY: the handle is valid.
        let handle =
            call_for_handle(|out, error| unsafe { sys::acm_particles_copy(self.handle, out, error) })?;
        Ok(Self {
            handle,
            assets: self.assets.clone(),
        })
    }

    /// After a tick, before [`World::clear_events`]: executes the particle hooks among the world's events and updates
    /// the emitters of one object, or of all. The same events must not be given twice.
    pub fn update(&mut self, world: &World<'_>, object: Option<Guid>) -> Result<ParticleReport> {
        // SAFETY: the handles are valid.
        let c: sys::acm_particle_report = call_for(|out, error| unsafe {
            sys::acm_particles_update(self.handle, world.handle(), object.to_c(), out, error)
        })?;
        let refusal = (
            Status::from_code(c.status),
            Mirrors::from_c(c.object_id),
            text_of(c.field).unwrap_or_default(),
        );
        Ok(ParticleReport {
            created: c.created,
            refused: c.refused,
            first_refusal: Some(refusal).filter(|_| c.refused > 0),
        })
    }

    /// Without a world: makes an emitter at a body, whose parts are where `parts` says, and returns its id. `now` is
    /// seconds on a clock that never goes back. One of the same id is destroyed first, even when the new one fails.
    pub fn emit(
        &mut self,
        body: Guid,
        request: &ParticleRequest,
        position: &Position,
        parts: &[Frame],
        now: f64,
    ) -> Result<u32> {
        let (request, position) = (request.to_c(), position.to_c());
        let parts: Vec<sys::acm_frame> = parts.iter().map(|frame| frame.to_c()).collect();
        // SAFETY: the handle and the structs are valid, and the list as long as it says.
        call_for(|out, error| unsafe {
            let (first, count) = (parts.as_ptr(), parts.len());
            sys::acm_particles_emit(
                self.handle,
                body.0,
                &request,
                &position,
                first,
                count,
                now,
                out,
                error,
            )
        })
    }

    /// Without a world: one step of all emitters of a body.
    pub fn step(&mut self, body: Guid, position: &Position, parts: &[Frame], now: f64) -> Result<()> {
        let position = position.to_c();
        let parts: Vec<sys::acm_frame> = parts.iter().map(|frame| frame.to_c()).collect();
        // SAFETY: the handle and the struct are valid, and the list as long as it says.
        call(|error| unsafe {
            sys::acm_particles_step(
                self.handle,
                body.0,
                &position,
                parts.as_ptr(),
                parts.len(),
                now,
                error,
            )
        })
    }

    /// No more births; what lives finishes. `false`: there is none of that id.
    pub fn stop(&mut self, body: Guid, emitter_id: u32) -> Result<bool> {
        // SAFETY: the handle is valid.
        found(call(|error| unsafe {
            sys::acm_particles_stop(self.handle, body.0, emitter_id, error)
        }))
    }

    /// The emitter and its particles vanish. `false`: there is none of that id.
    pub fn destroy(&mut self, body: Guid, emitter_id: u32) -> Result<bool> {
        // SAFETY: the handle is valid.
        found(call(|error| unsafe {
            sys::acm_particles_destroy(self.handle, body.0, emitter_id, error)
        }))
    }

    /// Removes a body with its emitters and its random stream. `false`: the system does not know it.
    pub fn remove(&mut self, body: Guid) -> Result<bool> {
        // SAFETY: the handle is valid.
        found(call(|error| unsafe {
            sys::acm_particles_remove(self.handle, body.0, error)
        }))
    }

    /// Whether a body is seen; all are until this says otherwise.
    pub fn set_visible(&mut self, body: Guid, visible: bool) -> Result<()> {
        // SAFETY: the handle is valid.
        call(|error| unsafe { sys::acm_particles_set_visible(self.handle, body.0, visible.to_c(), error) })
    }

    /// The emitters of a body in the order in which they were made, or of all bodies in ascending order.
    pub fn emitters(&self, body: Option<Guid>) -> Result<Vec<ParticleEmitter>> {
        // SAFETY: the handle is valid, and the memory as large as it says.
        list_as(|out, capacity, count, error| unsafe {
            sys::acm_particles_emitters(self.handle, body.to_c(), out, capacity, count, error)
        })
    }

    /// Their live particles, emitter after emitter, into a vector that keeps its memory.
    pub fn read(&self, body: Option<Guid>, out: &mut Vec<Particle>) -> Result<()> {
        // SAFETY: the handle is valid, the memory as large as it says, and both structs lie alike.
        list_into(out, |out: *mut Particle, capacity, count, error| unsafe {
            sys::acm_particles_read(self.handle, body.to_c(), out.cast(), capacity, count, error)
        })
    }
}

fn found(done: Result<()>) -> Result<bool> {
    let is_missing = |error: &Error| matches!(error.status(), Status::NotFound | Status::NoObject);
    match done {
        Ok(()) => Ok(true),
        Err(error) if is_missing(&error) => Ok(false),
        Err(error) => Err(error),
    }
}
