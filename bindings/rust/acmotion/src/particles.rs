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
pub use crate::plain::{ParticleEmitter, ParticleOptions, ParticleRequest};
use crate::{Assets, Frame, Guid, ObjectId, Position, Quat, Vec3, World};
use acmotion_sys as sys;

/// The part of an emitter that is on the body itself and on none of its parts.
pub const WHOLE_BODY: u32 = u32::MAX;

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

    /// Without a world: makes an emitter at a body, whose parts are where `parts` says, and returns its id. One
    /// of the same id is destroyed first, even when the new one fails.
    pub fn emit(
        &mut self,
        body: Guid,
        request: &ParticleRequest,
        position: &Position,
        parts: &[Frame],
    ) -> Result<u32> {
        let (request, position) = (request.to_c(), position.to_c());
        let parts: Vec<sys::acm_frame> = parts.iter().map(|frame| frame.to_c()).collect();
        // SAFETY: the handle and the structs are valid, and the list as long as it says.
        call_for(|out, error| unsafe {
            let (first, count) = (parts.as_ptr(), parts.len());
            sys::acm_particles_emit(self.handle, body.0, &request, &position, first, count, out, error)
        })
    }

    /// Without a world: lets `seconds` pass for all emitters of a body, in one step.
    pub fn step(&mut self, body: Guid, position: &Position, parts: &[Frame], seconds: f64) -> Result<()> {
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
                seconds,
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
