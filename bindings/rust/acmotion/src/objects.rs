// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Objects of a world: what they are made from, what the game says about them, and how they are now.

use crate::convert::Mirrors;
use crate::error::{call, call_for, list, Result};
use crate::{Command, Cylinder, Guid, InterpretedMotionState, ObjectId, Position, Vec3, World};
use acmotion_sys as sys;

c_flags! {
    /// Bits of the physics state word that touch movement.
    pub struct PhysicsState {
        STATIC = ACM_STATE_STATIC,
        ETHEREAL = ACM_STATE_ETHEREAL,
        REPORT_COLLISIONS = ACM_STATE_REPORT_COLLISIONS,
        IGNORE_COLLISIONS = ACM_STATE_IGNORE_COLLISIONS,
        NO_DRAW = ACM_STATE_NO_DRAW,
        MISSILE = ACM_STATE_MISSILE,
        ALIGN_PATH = ACM_STATE_ALIGN_PATH,
        GRAVITY = ACM_STATE_GRAVITY,
        LIGHTING = ACM_STATE_LIGHTING,
        HIDDEN = ACM_STATE_HIDDEN,
        INELASTIC = ACM_STATE_INELASTIC,
        HAS_DEFAULT_ANIMATION = ACM_STATE_HAS_DEFAULT_ANIMATION,
        HAS_DEFAULT_SCRIPT = ACM_STATE_HAS_DEFAULT_SCRIPT,
        CLOAKED = ACM_STATE_CLOAKED,
        EDGE_SLIDE = ACM_STATE_EDGE_SLIDE,
        SLEDDING = ACM_STATE_SLEDDING,
        FROZEN = ACM_STATE_FROZEN,
        /// An ordinary creature.
        DEFAULT = ACM_STATE_DEFAULT,
    }
}

c_enum! {
    /// How a body finds out whether it stands on something.
    pub enum Ground: u32 {
        /// Contact changes by [`World::set_ground_contact`] and by messages only.
        None = ACM_GROUND_NONE,
        /// An endless plane at the object's ground height.
        Flat = ACM_GROUND_FLAT,
        /// A body that stands goes on standing; in the air it comes down at the object's ground height.
        LastKnown = ACM_GROUND_LAST_KNOWN,
        /// The host answers each step: see [`World::plan_steps`].
        Host = ACM_GROUND_HOST,
    }
}

c_enum! {
    /// How a weenie answers the client's questions about jumping.
    pub enum JumpModel: u32 {
        /// It does not know its jump velocity.
        Refuses = ACM_JUMP_REFUSES,
        /// The jump velocity times the extent.
        Linear = ACM_JUMP_LINEAR,
        /// The client's formula with jump skill and load.
        Formula = ACM_JUMP_FORMULA,
    }
}

mirror! {
    /// The game's side of a body: what the client asks its weenie object.
    pub struct WeenieFacts = acm_weenie_facts {
        /// Without, it counts as a creature with run rate 1 and no limits.
        pub present: bool,
        /// A creature, and not a thing.
        pub is_creature: bool,
        /// The player of this client.
        pub is_local_player: bool,
        /// Otherwise the rate last received over the network counts.
        pub knows_run_rate: bool,
        /// How it answers about jumping.
        pub jump_model: JumpModel,
        /// Whether it may jump at all.
        pub can_jump: bool,
        /// Whether `stamina_cost` is known.
        pub knows_stamina_cost: bool,
        /// Has killed a player a short while ago.
        pub recent_player_killer: bool,
        /// Multiple of normal speed.
        pub run_rate: f32,
        /// Metres per second.
        pub jump_velocity: f32,
        /// Of a jump.
        pub stamina_cost: i32,
        /// For the formula.
        pub jump_skill: f32,
        /// Burden over capacity.
        pub load: f32,
        /// That it has.
        pub stamina: i32,
    }
}

impl Default for WeenieFacts {
    /// As those of [`ObjectFacts`].
    fn default() -> Self {
        ObjectFacts::default().weenie
    }
}

mirror! {
    /// What the host says about an object.
    pub struct ObjectFacts = acm_object_facts init acm_object_facts_init {
        /// Bits of its physics state.
        pub state: PhysicsState,
        /// The game's side.
        pub weenie: WeenieFacts,
        /// Above 0.
        pub scale: f32,
        /// Metres.
        pub ground_height: f32,
        /// Metres.
        pub step_down_height: f32,
        /// How it finds the ground.
        pub ground: Ground,
        /// There is no room where the body should be: a blip waits.
        pub placement_blocked: bool,
        /// It collides with something where it is: a body that should cease to be ethereal stays ethereal.
        pub blocked: bool,
    }
}

mirror! {
    /// Where sounds and scripts come from. Without a table: the Setup's own.
    pub struct ObjectEffects = acm_object_effects {
        /// Its sounds.
        pub sound_table: Option<ObjectId>,
        /// Its scripts, by type.
        pub script_table: Option<ObjectId>,
        /// A script type.
        pub default_script: u32,
        /// Which of its entries.
        pub script_intensity: f32,
        /// That it begins with, 0 opaque to 1 invisible.
        pub translucency: f32,
    }
}

mirror! {
    /// What an object is made from.
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
    pub struct ObjectParameters = acm_object_parameters init acm_object_parameters_init {
        /// Without: nothing to show, no sizes.
        pub setup: Option<ObjectId>,
        /// Without: the Setup's own.
        pub motion_table: Option<ObjectId>,
        /// Where it is.
        pub position: Position,
        /// Sounds and scripts.
        pub effects: ObjectEffects,
        /// Otherwise in a pack, or held.
        pub in_world: bool,
        /// What the host says about it.
        pub facts: ObjectFacts,
    }
}

c_enum! {
    /// What a body moves to.
    pub enum MoveKind: u32 {
        /// It does not.
        None = ACM_MOVE_NONE,
        /// Another object.
        Object = ACM_MOVE_OBJECT,
        /// A position.
        Position = ACM_MOVE_POSITION,
        /// It turns to another object.
        TurnToObject = ACM_MOVE_TURN_TO_OBJECT,
        /// It turns to a heading.
        TurnToHeading = ACM_MOVE_TURN_TO_HEADING,
    }
}

mirror! {
    /// An object as it is now.
    pub struct ObjectState = acm_object_state {
        /// Which one.
        pub guid: Guid,
        /// Where it is.
        pub position: Position,
        /// Metres per second, world axes; moves the body in the air.
        pub velocity: Vec3,
        /// Displacement of the last step over its length.
        pub achieved_velocity: Vec3,
        /// World axes; radians per second, of an object that animates in place per update.
        pub omega: Vec3,
        /// Bits of its physics state.
        pub state: PhysicsState,
        /// Of the body.
        pub scale: f32,
        /// Scaled.
        pub body_size: Cylinder,
        /// It touches something.
        pub contact: bool,
        /// That can be walked on.
        pub on_walkable: bool,
        /// Otherwise asleep, not simulated.
        pub active: bool,
        /// Otherwise in a pack, held, or nowhere.
        pub in_world: bool,
        /// The object's own doing, and not the server's.
        pub last_move_was_autonomous: bool,
        /// The object that holds it.
        pub parent: Option<Guid>,
        /// Where on the parent.
        pub hold_location: u32,
        /// What it looks like.
        pub setup: Option<ObjectId>,
        /// Without one, or not loaded: none.
        pub motion_table: Option<ObjectId>,
        /// How many parts it has.
        pub part_count: u16,
        /// Its stance.
        pub style: Command,
        /// The cycle that plays.
        pub substate: Command,
        /// Multiple of normal speed.
        pub substate_speed: f32,
        /// The animation that plays.
        pub animation: Option<ObjectId>,
        /// Within it; the key frame shown is its floor.
        pub frame_number: f64,
        /// Motions that have not been done yet.
        pub pending_motions: u16,
        /// Sounds and scripts.
        pub effects: ObjectEffects,
        /// Of the whole object now.
        pub translucency: f32,
        /// Scripts that play or wait.
        pub queued_scripts: u16,
        /// What the body is to do.
        pub movement: InterpretedMotionState,
        /// What it moves to.
        pub move_kind: MoveKind = move_,
        /// The object that it moves to.
        pub move_target: Option<Guid>,
        /// The object that it sticks to.
        pub stuck_to: Option<Guid>,
        /// It follows positions that it was sent.
        pub interpolating: bool,
        /// It is held back within a distance.
        pub constrained: bool,
    }
}

/// How many states are fetched with one call.
const CHUNK: usize = 16;

/// Objects by guid.
impl World<'_> {
    /// Makes an object; one of that guid that is there is deleted first. Records that are not loaded are reported as
    /// events: the object is there, without motion, until [`refresh`](Self::refresh) finds them.
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
    pub fn display_positions(
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
    pub fn distance(&self, a: Guid, b: Guid) -> Result<f32> {
        // SAFETY: the handle is valid.
        call_for(|out, error| unsafe { sys::acm_object_distance(self.handle(), a.0, b.0, out, error) })
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

    /// Plays a physics script when those before it have ended. Refused when it is not loaded or too many wait.
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
