// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! What happens in a world: motions done, hooks fired, moves finished.

use crate::convert::{text_of, zeroed, Mirrors};
use crate::error::{call, call_for, Result};
pub use crate::plain::{EventKind, HookEvent, HookSource, HookType, Limit, SoundChoice, SoundQuery};
use crate::{Guid, World};
use acmotion_sys as sys;

impl HookType {
    /// "SoundTable"; nothing for numbers without a name.
    pub fn name(self) -> Option<&'static str> {
        // SAFETY: any number may be asked for.
        text_of(unsafe { sys::acm_hook_type_name(self.code()) })
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

impl EventKind {
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
