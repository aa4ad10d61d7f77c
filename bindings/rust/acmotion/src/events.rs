// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! What happens in a world: motions done, hooks fired, moves finished.

use crate::convert::{text_of, zeroed, Mirrors};
use crate::error::{call, call_for, Result};
use crate::{CheckReason, Command, Guid, MotionError, ObjectId, Position, TargetStatus, Vec3, World};
use acmotion_sys as sys;

c_enum! {
    /// Which limit made the engine refuse or leave out something.
    #[allow(missing_docs)]
    pub enum Limit: u32 {
        SequenceNodes = ACM_LIMIT_SEQUENCE_NODES,
        PendingMotions = ACM_LIMIT_PENDING_MOTIONS,
        Actions = ACM_LIMIT_ACTIONS,
        Modifiers = ACM_LIMIT_MODIFIERS,
        Hooks = ACM_LIMIT_HOOKS,
        ManagerBlocks = ACM_LIMIT_MANAGER_BLOCKS,
        InterpolationNodes = ACM_LIMIT_INTERPOLATION_NODES,
        Wraps = ACM_LIMIT_WRAPS,
        Speed = ACM_LIMIT_SPEED,
        Travel = ACM_LIMIT_TRAVEL,
        Objects = ACM_LIMIT_OBJECTS,
        Ramps = ACM_LIMIT_RAMPS,
        Scripts = ACM_LIMIT_SCRIPTS,
        ScriptHooks = ACM_LIMIT_SCRIPT_HOOKS,
        Children = ACM_LIMIT_CHILDREN,
    }
}

c_enum! {
    /// What a hook asks of the body or the host: the client's names.
    #[allow(missing_docs)]
    pub enum HookType: u32 {
        NoOp = ACM_HOOK_NO_OP,
        Sound = ACM_HOOK_SOUND,
        SoundTable = ACM_HOOK_SOUND_TABLE,
        Attack = ACM_HOOK_ATTACK,
        AnimationDone = ACM_HOOK_ANIMATION_DONE,
        ReplaceObject = ACM_HOOK_REPLACE_OBJECT,
        Ethereal = ACM_HOOK_ETHEREAL,
        TransparentPart = ACM_HOOK_TRANSPARENT_PART,
        Luminous = ACM_HOOK_LUMINOUS,
        LuminousPart = ACM_HOOK_LUMINOUS_PART,
        Diffuse = ACM_HOOK_DIFFUSE,
        DiffusePart = ACM_HOOK_DIFFUSE_PART,
        Scale = ACM_HOOK_SCALE,
        CreateParticle = ACM_HOOK_CREATE_PARTICLE,
        DestroyParticle = ACM_HOOK_DESTROY_PARTICLE,
        StopParticle = ACM_HOOK_STOP_PARTICLE,
        NoDraw = ACM_HOOK_NO_DRAW,
        DefaultScript = ACM_HOOK_DEFAULT_SCRIPT,
        DefaultScriptPart = ACM_HOOK_DEFAULT_SCRIPT_PART,
        CallScript = ACM_HOOK_CALL_SCRIPT,
        Transparent = ACM_HOOK_TRANSPARENT,
        SoundTweaked = ACM_HOOK_SOUND_TWEAKED,
        SetOmega = ACM_HOOK_SET_OMEGA,
        TextureVelocity = ACM_HOOK_TEXTURE_VELOCITY,
        TextureVelocityPart = ACM_HOOK_TEXTURE_VELOCITY_PART,
        SetLight = ACM_HOOK_SET_LIGHT,
        CreateBlockingParticle = ACM_HOOK_CREATE_BLOCKING_PARTICLE,
    }
}

impl HookType {
    /// "SoundTable"; nothing for numbers without a name.
    pub fn name(self) -> Option<&'static str> {
        // SAFETY: any number may be asked for.
        text_of(unsafe { sys::acm_hook_type_name(self.code()) })
    }
}

mirror! {
    /// Where a hook is stored: frame and place of an animation, or entry of a script.
    pub struct HookSource = acm_hook_source {
        /// Of an animation.
        pub animation: Option<ObjectId>,
        /// Of a script.
        pub script: Option<ObjectId>,
        /// Of the animation.
        pub frame: u32,
        /// Among the hooks of the frame, or the script's entry.
        pub index: u32,
    }
}

mirror! {
    /// A hook fires: [`World::hook_fields`] gives its fields.
    pub struct HookEvent = acm_hook_event {
        /// What it does.
        pub hook: HookType = type_,
        /// Where it is stored.
        pub source: HookSource,
        /// Its place among the hooks of this step; of a script 0.
        pub order: u32,
        /// Of the motion that plays.
        pub context_id: u32,
        /// Of the move which made the motion; 0: no move did.
        pub move_context_id: u32,
        /// What is heard.
        pub wave: Option<ObjectId>,
        /// Of the sound.
        pub volume: f32,
        /// Of the body: radius and height of an Attack are multiplied by it.
        pub scale: f32,
    }
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Event {
    /// The object's clock, in seconds of the world.
    pub time: f64,
    /// To which object.
    pub object: Guid,
    /// What.
    pub kind: EventKind,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum EventKind {
    /// A motion has left the queue. Without success it was abandoned, not finished.
    MotionDone {
        motion: Command,
        success: bool,
        context_id: u32,
        move_context_id: u32,
    },
    /// A move has asked for a motion that was refused.
    MotionRefused {
        motion: Command,
        motion_error: MotionError,
        context_id: u32,
        move_context_id: u32,
    },
    /// A hook fires.
    Hook(HookEvent),
    /// The body was given a velocity, in its own axes: it leaves the ground.
    VelocitySet { local_velocity: Vec3 },
    /// The body has left the ground.
    GroundLeft,
    /// The body has hit the ground.
    GroundHit,
    /// A move has ended, and the body has stopped. [`MotionError::None`]: it arrived.
    MoveFinished {
        motion_error: MotionError,
        context_id: u32,
    },
    /// The body begins to stick to another.
    Stuck { target: Guid },
    /// The body ceases to stick to another.
    Unstuck { target: Guid },
    /// Interpolation has fallen behind: the body jumps to where it should be.
    Blipped { to: Position, distance: f32 },
    /// The watched object is gone, has teleported, or has sent no update for too long.
    TargetLost { target: Guid, status: TargetStatus },
    /// A limit made the engine refuse or leave out something.
    LimitReached { limit: Limit, count: u32 },
    /// There is a new object.
    ObjectCreated,
    /// The object is there no more.
    ObjectDeleted,
    /// The object is there, but not its Setup or its motion table.
    AssetMissing { id: ObjectId },
    /// The server decides what the local player does.
    ControlLost,
    /// The local player decides again.
    ControlRegained,
    /// What the object wears is another.
    AppearanceChanged,
    /// A motion or move exceeded its maximum possible duration. Nothing is done about it.
    Stalled {
        is_move: bool,
        motion: Command,
        animations: u32,
        age: f32,
    },
    /// A sound message is heard: where the object was when the message was applied.
    SoundHeard {
        sound_type: u32,
        wave: Option<ObjectId>,
        volume: f32,
        position: Position,
    },
    /// A message that waited for its object was not applied when the object came.
    MessageNotApplied {
        opcode: u32,
        reason: CheckReason,
        /// The rest of the message was applied.
        movement_only: bool,
    },
    /// An event of a newer library.
    Other(u8),
}

impl EventKind {
    fn from_c(c: &sys::acm_event) -> Self {
        let f = &c.fields;
        // SAFETY: the type says which field of the union was written, and every field is plain data.
        unsafe {
            match u32::from(c.type_) {
                sys::ACM_EVENT_MOTION_DONE => EventKind::MotionDone {
                    motion: Command(f.motion_done.motion),
                    success: f.motion_done.success != 0,
                    context_id: f.motion_done.context_id,
                    move_context_id: f.motion_done.move_context_id,
                },
                sys::ACM_EVENT_MOTION_REFUSED => EventKind::MotionRefused {
                    motion: Command(f.motion_refused.motion),
                    motion_error: MotionError::from_code(f.motion_refused.motion_error),
                    context_id: f.motion_refused.context_id,
                    move_context_id: f.motion_refused.move_context_id,
                },
                sys::ACM_EVENT_HOOK => EventKind::Hook(Mirrors::from_c(f.hook)),
                sys::ACM_EVENT_VELOCITY_SET => EventKind::VelocitySet {
                    local_velocity: Mirrors::from_c(f.velocity_set.local_velocity),
                },
                sys::ACM_EVENT_GROUND_LEFT => EventKind::GroundLeft,
                sys::ACM_EVENT_GROUND_HIT => EventKind::GroundHit,
                sys::ACM_EVENT_MOVE_FINISHED => EventKind::MoveFinished {
                    motion_error: MotionError::from_code(f.move_finished.motion_error),
                    context_id: f.move_finished.context_id,
                },
                sys::ACM_EVENT_STUCK => EventKind::Stuck {
                    target: Guid(f.stick.target),
                },
                sys::ACM_EVENT_UNSTUCK => EventKind::Unstuck {
                    target: Guid(f.stick.target),
                },
                sys::ACM_EVENT_BLIPPED => EventKind::Blipped {
                    to: Mirrors::from_c(f.blipped.to),
                    distance: f.blipped.distance,
                },
                sys::ACM_EVENT_TARGET_LOST => EventKind::TargetLost {
                    target: Guid(f.target_lost.target),
                    status: Mirrors::from_c(f.target_lost.status),
                },
                sys::ACM_EVENT_LIMIT_REACHED => EventKind::LimitReached {
                    limit: Mirrors::from_c(f.limit_reached.limit),
                    count: f.limit_reached.count,
                },
                sys::ACM_EVENT_OBJECT_CREATED => EventKind::ObjectCreated,
                sys::ACM_EVENT_OBJECT_DELETED => EventKind::ObjectDeleted,
                sys::ACM_EVENT_ASSET_MISSING => EventKind::AssetMissing {
                    id: ObjectId(f.asset_missing.id),
                },
                sys::ACM_EVENT_CONTROL_LOST => EventKind::ControlLost,
                sys::ACM_EVENT_CONTROL_REGAINED => EventKind::ControlRegained,
                sys::ACM_EVENT_APPEARANCE_CHANGED => EventKind::AppearanceChanged,
                sys::ACM_EVENT_STALLED => EventKind::Stalled {
                    is_move: f.stalled.is_move != 0,
                    motion: Command(f.stalled.motion),
                    animations: f.stalled.animations,
                    age: f.stalled.age,
                },
                sys::ACM_EVENT_SOUND_HEARD => EventKind::SoundHeard {
                    sound_type: f.sound_heard.sound_type,
                    wave: Mirrors::from_c(f.sound_heard.wave),
                    volume: f.sound_heard.volume,
                    position: Mirrors::from_c(f.sound_heard.position),
                },
                sys::ACM_EVENT_MESSAGE_NOT_APPLIED => EventKind::MessageNotApplied {
                    opcode: f.message_not_applied.opcode,
                    reason: Mirrors::from_c(f.message_not_applied.reason),
                    movement_only: f.message_not_applied.movement_only != 0,
                },
                _ => EventKind::Other(c.type_),
            }
        }
    }

    /// Its number in the C interface.
    pub fn code(&self) -> u8 {
        let code = match self {
            EventKind::MotionDone { .. } => sys::ACM_EVENT_MOTION_DONE,
            EventKind::MotionRefused { .. } => sys::ACM_EVENT_MOTION_REFUSED,
            EventKind::Hook(_) => sys::ACM_EVENT_HOOK,
            EventKind::VelocitySet { .. } => sys::ACM_EVENT_VELOCITY_SET,
            EventKind::GroundLeft => sys::ACM_EVENT_GROUND_LEFT,
            EventKind::GroundHit => sys::ACM_EVENT_GROUND_HIT,
            EventKind::MoveFinished { .. } => sys::ACM_EVENT_MOVE_FINISHED,
            EventKind::Stuck { .. } => sys::ACM_EVENT_STUCK,
            EventKind::Unstuck { .. } => sys::ACM_EVENT_UNSTUCK,
            EventKind::Blipped { .. } => sys::ACM_EVENT_BLIPPED,
            EventKind::TargetLost { .. } => sys::ACM_EVENT_TARGET_LOST,
            EventKind::LimitReached { .. } => sys::ACM_EVENT_LIMIT_REACHED,
            EventKind::ObjectCreated => sys::ACM_EVENT_OBJECT_CREATED,
            EventKind::ObjectDeleted => sys::ACM_EVENT_OBJECT_DELETED,
            EventKind::AssetMissing { .. } => sys::ACM_EVENT_ASSET_MISSING,
            EventKind::ControlLost => sys::ACM_EVENT_CONTROL_LOST,
            EventKind::ControlRegained => sys::ACM_EVENT_CONTROL_REGAINED,
            EventKind::Stalled { .. } => sys::ACM_EVENT_STALLED,
            EventKind::SoundHeard { .. } => sys::ACM_EVENT_SOUND_HEARD,
            EventKind::AppearanceChanged => sys::ACM_EVENT_APPEARANCE_CHANGED,
            EventKind::MessageNotApplied { .. } => sys::ACM_EVENT_MESSAGE_NOT_APPLIED,
            EventKind::Other(code) => return *code,
        };
        code as u8 // all are below 256
    }

    /// "MotionDone".
    pub fn name(&self) -> &'static str {
        // SAFETY: any number may be asked for.
        text_of(unsafe { sys::acm_event_type_name(self.code().into()) }).unwrap_or_default()
    }
}

/// How many events are fetched with one call.
const CHUNK: usize = 32;

/// The events of a world, in order. It fetches a few at a time and allocates nothing.
pub struct Events<'world> {
    world: &'world World<'world>,
    next: usize,
    count: usize,
    chunk: [sys::acm_event; CHUNK],
    chunk_start: usize,
}

impl Events<'_> {
    fn fetch(&mut self) -> Result<()> {
        let mut count = 0;
        // SAFETY: plain data.
        let mut error = unsafe { zeroed::<sys::acm_error>() };
        let (first, out) = (self.next, self.chunk.as_mut_ptr());
        // SAFETY: the handle is valid, and there is room for a chunk.
        let status =
            unsafe { sys::acm_world_events(self.world.handle(), first, out, CHUNK, &mut count, &mut error) };
        if status != sys::ACM_OK && status != sys::ACM_BUFFER_FULL {
            return Err(crate::Error::from_c(&error));
        }
        self.chunk_start = self.next;
        self.count = count;
        Ok(())
    }
}

impl std::fmt::Debug for Events<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Events").field("left", &self.len()).finish()
    }
}

impl Iterator for Events<'_> {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        if self.next >= self.count {
            return None;
        }
        if self.next - self.chunk_start >= CHUNK {
            self.fetch().ok()?; // the world is borrowed, so this worked before
        }
        let c = &self.chunk[self.next - self.chunk_start];
        self.next += 1;
        Some(Event {
            time: c.time,
            object: Guid(c.object),
            kind: EventKind::from_c(c),
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.count.saturating_sub(self.next);
        (left, Some(left))
    }

    fn nth(&mut self, n: usize) -> Option<Event> {
        let at = self.next.saturating_add(n);
        if at >= self.count {
            self.next = self.count;
            return None;
        }
        self.next = at;
        if at - self.chunk_start >= CHUNK {
            self.fetch().ok()?;
        }
        self.next()
    }
}

impl ExactSizeIterator for Events<'_> {}
impl std::iter::FusedIterator for Events<'_> {}

/// The fields of a hook.
#[derive(Clone, Debug, PartialEq)]
pub struct HookFields {
    /// What it does.
    pub hook: HookType,
    /// 0: fires whichever way the animation plays, 1: forward only, -1: backward only.
    pub direction: i32,
    /// In the order of the file. Frames and vectors are one for each number, such as "offset.origin.x".
    pub values: Vec<(&'static str, HookValue)>,
}

/// One field of a hook.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum HookValue {
    /// A number.
    Number(f32),
    /// A part, a flag, a sound type.
    Count(u32),
    /// The id of a record, or of an emitter.
    Id(u32),
}

impl HookFields {
    /// The value of a field.
    pub fn get(&self, name: &str) -> Option<HookValue> {
        self.values
            .iter()
            .find(|(n, _)| *n == name)
            .map(|&(_, value)| value)
    }
}

mirror! {
    /// What a sound of an object is to be chosen from. Experimental.
    pub struct SoundQuery = acm_sound_query init acm_sound_query_init {
        /// When `hook` names none.
        pub sound_type: u32,
        /// A Sound, SoundTable or SoundTweaked hook.
        pub hook: HookSource,
        /// Random, at least 0 and below 1: which of several waves.
        pub pick: f64,
        /// Random, 0 to 1: the wave plays when its probability lies above.
        pub roll: f64,
        /// All waves alike; otherwise as retail, never the last of several.
        pub fair: bool,
    }
}

mirror! {
    /// What a sound plays. Experimental.
    pub struct SoundChoice = acm_sound_choice {
        /// `None`: silence.
        pub wave: Option<ObjectId>,
        /// Over others.
        pub priority: f32,
        /// Of the sound.
        pub volume: f32,
    }
}

/// Events.
impl World<'_> {
    /// What happened since [`clear_events`](Self::clear_events), in order.
    ///
    /// ```
    /// # use acmotion::{Assets, EventKind, World};
    /// # let mut world = World::new(&Assets::sample()?)?;
    /// world.tick(1.0 / 30.0)?;
    /// for event in world.events()? {
    ///     if let EventKind::Hook(hook) = event.kind {
    ///         println!("{} at {} s: {:?}", event.object, event.time, hook.hook.name());
    ///     }
    /// }
    /// world.clear_events()?;
    /// # Ok::<(), acmotion::Error>(())
    /// ```
    ///
    /// The world stays as it is while it is read:
    ///
    /// ```compile_fail,E0502
    /// # use acmotion::{Assets, World};
    /// # let mut world = World::new(&Assets::sample()?)?;
    /// for event in world.events()? {
    ///     world.delete_object(event.object)?;
    /// }
    /// # Ok::<(), acmotion::Error>(())
    /// ```
    pub fn events(&self) -> Result<Events<'_>> {
        // SAFETY: plain data.
        let chunk = unsafe { [zeroed::<sys::acm_event>(); CHUNK] };
        let mut events = Events {
            world: self,
            next: 0,
            count: 0,
            chunk,
            chunk_start: 0,
        };
        events.fetch()?;
        Ok(events)
    }

    /// What happened since then, and clears it. The vector keeps its memory from call to call, and the world is free
    /// while it is read.
    pub fn take_events(&mut self, out: &mut Vec<Event>) -> Result<()> {
        out.clear();
        out.extend(self.events()?);
        self.clear_events()
    }

    /// How many events found no room since [`clear_events`](Self::clear_events).
    pub fn dropped_events(&self) -> Result<u64> {
        // SAFETY: the handle is valid.
        call_for(|out, error| unsafe { sys::acm_world_dropped_events(self.handle(), out, error) })
    }

    /// Makes room for what happens next.
    pub fn clear_events(&mut self) -> Result<()> {
        // SAFETY: the handle is valid.
        call(|error| unsafe { sys::acm_world_clear_events(self.handle(), error) })
    }

    /// All fields of a hook.
    pub fn hook_fields(&self, source: &HookSource) -> Result<HookFields> {
        let source = source.to_c();
        // SAFETY: the handle and the struct are valid.
        let c: sys::acm_hook_fields =
            call_for(|out, error| unsafe { sys::acm_world_hook_fields(self.handle(), &source, out, error) })?;
        let values = c.values.iter().take(c.count as usize).map(|value| {
            let meaning = match u32::from(value.kind) {
                sys::ACM_HOOK_NUMBER => HookValue::Number(value.number),
                sys::ACM_HOOK_ID => HookValue::Id(value.integer),
                _ => HookValue::Count(value.integer),
            };
            (text_of(value.name).unwrap_or_default(), meaning)
        });
        Ok(HookFields {
            hook: Mirrors::from_c(c.type_),
            direction: c.direction,
            values: values.collect(),
        })
    }

    /// What a sound of an object plays, chosen anew. Experimental.
    pub fn resolve_sound(&self, guid: Guid, query: &SoundQuery) -> Result<SoundChoice> {
        let query = query.to_c();
        // SAFETY: the handle and the struct are valid.
        call_for(|out, error| unsafe {
            sys::acm_object_resolve_sound(self.handle(), guid.0, &query, out, error)
        })
        .map(Mirrors::from_c)
    }
}
