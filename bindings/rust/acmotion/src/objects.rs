// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Objects of a world: what they are made from, what the game says about them, and how they are now.

use crate::convert::Mirrors;
use crate::error::{call, call_for, list, Result};
pub use crate::plain::{
    Ground, JumpModel, MoveKind, ObjectEffects, ObjectFacts, ObjectParameters, ObjectState, PhysicsState,
    WeenieFacts,
};
use crate::{Guid, ObjectId, Position, World};
use acmotion_sys as sys;

impl Default for WeenieFacts {
    /// As those of [`ObjectFacts`].
    fn default() -> Self {
        ObjectFacts::default().weenie
    }
}

/// How many states are fetched with one call.
const CHUNK: usize = 16;

/// Objects by guid.
impl World<'_> {
    /// Makes an object; one of that guid that is there is deleted first. Records that are not loaded are reported as
    /// events: the object is there, without motion, until [`refresh`](Self::refresh) finds them.
    ///
    /// ```
    /// use acmotion::{CellId, ObjectId, ObjectParameters, Position};
    /// let parameters = ObjectParameters {
    ///     setup: Some(ObjectId(0x0200_0001)),
    ///     position: Position::new(CellId(0xA9B4_0013), 50.0, 50.0, 0.0),
    ///     ..ObjectParameters::default()
    /// };
    /// assert!(parameters.in_world);
    /// ```
    pub fn create_object(&mut self, guid: Guid, parameters: &ObjectParameters) -> Result<()> {
        let c = parameters.to_c();
        // SAFETY: the handle and the struct are valid.
        call(|error| unsafe { sys::acm_object_create(self.handle(), guid.0, &c, error) })
    }

    /// Deletes an object.
    pub fn delete_object(&mut self, guid: Guid) -> Result<()> {
        // SAFETY: the handle is valid.
        call(|error| unsafe { sys::acm_object_delete(self.handle(), guid.0, error) })
    }

    /// What the host has said about an object.
    pub fn facts(&self, guid: Guid) -> Result<ObjectFacts> {
        let mut c = ObjectFacts::default().to_c();
        // SAFETY: the handle is valid, and the struct has its size.
        call(|error| unsafe { sys::acm_object_get_facts(self.handle(), guid.0, &mut c, error) })?;
        Ok(Mirrors::from_c(c))
    }

    /// Changes what the host says about an object.
    pub fn set_facts(&mut self, guid: Guid, facts: &ObjectFacts) -> Result<()> {
        let c = facts.to_c();
        // SAFETY: the handle and the struct are valid.
        call(|error| unsafe { sys::acm_object_set_facts(self.handle(), guid.0, &c, error) })
    }

    /// Replaces the weenie and issues the current movement again with its facts.
    pub fn set_weenie(&mut self, guid: Guid, weenie: &WeenieFacts) -> Result<()> {
        let c = weenie.to_c();
        // SAFETY: the handle and the struct are valid.
        call(|error| unsafe { sys::acm_object_set_weenie(self.handle(), guid.0, &c, error) })
    }

    /// An object as it is now.
    pub fn state(&self, guid: Guid) -> Result<ObjectState> {
        // SAFETY: the handle is valid.
        call_for(|out, error| unsafe { sys::acm_object_get_state(self.handle(), guid.0, out, error) })
            .map(Mirrors::from_c)
    }

    /// The states of many objects, in the order given; `None` for those that are not there. The vector keeps its
    /// memory from call to call.
    pub fn read_states(&self, guids: &[Guid], out: &mut Vec<Option<ObjectState>>) -> Result<()> {
        out.clear();
        // SAFETY: plain data.
        let mut states = unsafe { [crate::convert::zeroed::<sys::acm_object_state>(); CHUNK] };
        for chunk in guids.chunks(CHUNK) {
            // SAFETY: the handle is valid, a Guid is laid out as acm_guid, and there is room for a chunk.
            call(|error| unsafe {
                let none = std::ptr::null_mut();
                let (first, count) = (chunk.as_ptr().cast(), chunk.len());
                sys::acm_world_read_states(self.handle(), first, count, states.as_mut_ptr(), 0, none, error)
            })?;
            out.extend(
                states[..chunk.len()]
                    .iter()
                    .map(|c| Some(*c).filter(|c| c.guid != 0).map(Mirrors::from_c)),
            );
        }
        Ok(())
    }

    /// Reads the positions of many objects, as many as `out` has room for, and returns how many of them exist. One that
    /// is not there has cell 0, origin 0 and no rotation (w = 1).
    pub fn read_positions(&self, guids: &[Guid], out: &mut [Position]) -> Result<usize> {
        let count = guids.len().min(out.len());
        // SAFETY: the handle is valid, the types have the layout of the C interface, and there is room.
        call_for(|found, error| unsafe {
            let (first, places) = (guids.as_ptr().cast(), out.as_mut_ptr().cast());
            sys::acm_world_read_positions(self.handle(), first, count, places, 0, found, error)
        })
    }

    /// Where bodies are drawn between ticks, as many as there is room for: smooth where the simulation moves in steps
    /// of whole key frames. Objects that are not there are reported as by [`read_positions`](Self::read_positions).
    pub fn read_display_positions(
        &self,
        guids: &[Guid],
        seconds_since_tick: f64,
        out: &mut [Position],
    ) -> Result<()> {
        let count = guids.len().min(out.len());
        // SAFETY: the handle is valid, the types have the layout of the C interface, and there is room.
        call(|error| unsafe {
            let (first, places) = (guids.as_ptr().cast(), out.as_mut_ptr().cast());
            sys::acm_world_display_positions(
                self.handle(),
                first,
                count,
                seconds_since_tick,
                places,
                0,
                error,
            )
        })
    }

    /// The name that a message gave it, as sent, in the client's 8-bit encoding.
    pub fn name(&self, guid: Guid) -> Result<Vec<u8>> {
        // SAFETY: the handle is valid, and the memory as large as it says.
        list(|out: *mut u8, capacity, count, error| unsafe {
            sys::acm_object_name(self.handle(), guid.0, out.cast(), capacity, count, error)
        })
    }

    /// Metres between the surfaces of two objects; negative when they overlap.
    pub fn distance_between(&self, a: Guid, b: Guid) -> Result<f32> {
        // SAFETY: the handle is valid.
        call_for(|out, error| unsafe {
            sys::acm_object_distance_between(self.handle(), a.0, b.0, out, error)
        })
    }

    /// Whether the body touches something, and whether that can be walked on.
    pub fn set_ground_contact(&mut self, guid: Guid, contact: bool, walkable: bool) -> Result<()> {
        // SAFETY: the handle is valid.
        call(|error| unsafe {
            sys::acm_object_set_ground_contact(self.handle(), guid.0, contact.into(), walkable.into(), error)
        })
    }

    /// Drops links and wakes the body.
    pub fn enter_world(&mut self, guid: Guid) -> Result<()> {
        // SAFETY: the handle is valid.
        call(|error| unsafe { sys::acm_object_enter_world(self.handle(), guid.0, error) })
    }

    /// Ends every waiting motion and the stick, and notifies the objects that watch it.
    pub fn exit_world(&mut self, guid: Guid) -> Result<()> {
        // SAFETY: the handle is valid.
        call(|error| unsafe { sys::acm_object_exit_world(self.handle(), guid.0, error) })
    }

    /// The object is held by another at a location of that one's Setup (no parent: in a pack), and not in the world by
    /// itself.
    pub fn attach(&mut self, guid: Guid, parent: Option<Guid>, location: u32, placement: u32) -> Result<()> {
        // SAFETY: the handle is valid.
        call(|error| unsafe {
            sys::acm_object_attach(self.handle(), guid.0, parent.to_c(), location, placement, error)
        })
    }

    /// Gives it other motions.
    pub fn set_motion_table(&mut self, guid: Guid, motion_table: ObjectId) -> Result<()> {
        // SAFETY: the handle is valid.
        call(|error| unsafe {
            sys::acm_object_set_motion_table(self.handle(), guid.0, motion_table.0, error)
        })
    }

    /// Plays a physics script when those before it have ended. An error with
    /// [`Status::NotFound`](crate::Status::NotFound) when it is not loaded or has nothing to play.
    pub fn play_script(&mut self, guid: Guid, script: ObjectId) -> Result<()> {
        // SAFETY: the handle is valid.
        call(|error| unsafe { sys::acm_object_play_script(self.handle(), guid.0, script.0, error) })
    }

    /// Plays a script by its type in the object's script table; `modifier` chooses among the entries.
    pub fn play_script_type(&mut self, guid: Guid, script_type: u32, modifier: f32) -> Result<()> {
        // SAFETY: the handle is valid.
        call(|error| unsafe {
            sys::acm_object_play_script_type(self.handle(), guid.0, script_type, modifier, error)
        })
    }

    /// Plays the script of the type that the object's effects name.
    pub fn play_default_script(&mut self, guid: Guid) -> Result<()> {
        // SAFETY: the handle is valid.
        call(|error| unsafe { sys::acm_object_play_default_script(self.handle(), guid.0, error) })
    }
}
