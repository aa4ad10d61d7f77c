// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! The global allocator of this program counts, and the library uses it: a tick and reading what it did allocate
//! nothing.
use acmotion::{
    commands, Assets, CellId, EventKind, Frame, Guid, MovementParameters, ObjectId, ObjectParameters,
};
use acmotion::{Order, Outbox, PoseBuffer, PoseOptions, Position, Server, ServerRules, Status, World};
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

struct Counting;

static ALLOCATIONS: AtomicUsize = AtomicUsize::new(0);

// SAFETY: the system's allocator, and a count.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        System.alloc(layout)
    }
    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        System.dealloc(memory, layout);
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn creature(x: f32) -> ObjectParameters {
    ObjectParameters {
        setup: Some(ObjectId(0x0200_0001)),
        position: Position::new(CellId(0xA9B4_0013), x, 50.0, 0.0),
        ..ObjectParameters::default()
    }
}

/// What a server's loop does once a tick, with memory that it keeps.
struct Host {
    server: Server<'static>,
    guids: Vec<Guid>,
    positions: Vec<Position>,
    frames: Vec<Frame>,
    counts: Vec<u32>,
    outbox: Outbox,
    done: usize,
}

impl Host {
    fn tick(&mut self) -> acmotion::Result<()> {
        self.server.world_mut().tick(1.0 / 30.0)?;
        self.server.broadcast_due()?;
        let world = self.server.world();
        let is_done = |kind| matches!(kind, EventKind::MotionDone { .. });
        self.done += world.events()?.filter(|event| is_done(event.kind)).count();
        world.read_positions(&self.guids, &mut self.positions)?;
        let mut poses = PoseBuffer::frames(&mut self.frames, 40);
        world.write_poses(&self.guids, &PoseOptions::default(), &mut poses, &mut self.counts)?;
        self.server.world_mut().clear_events()?;
        self.server.take_outbox(&mut self.outbox)
    }
}

// One test: the allocator is chosen for the whole program.
#[test]
fn a_tick_and_reading_what_it_did_allocate_nothing() {
    acmotion::use_global_allocator().unwrap();
    let before = ALLOCATIONS.load(Ordering::Relaxed);
    let assets = Assets::sample().unwrap();
    assert!(
        ALLOCATIONS.load(Ordering::Relaxed) > before + 100,
        "the library does not use the global allocator"
    );
    assert_eq!(
        acmotion::use_default_allocator().unwrap_err().status(),
        Status::InUse
    );

    let mut server = Server::new(World::new(&assets).unwrap(), &ServerRules::default()).unwrap();
    let guids: Vec<Guid> = (0..40).map(|i| Guid(0x8000_0001 + i)).collect();
    for (guid, x) in guids.iter().zip(10u16..) {
        server
            .world_mut()
            .create_object(*guid, &creature(x.into()))
            .unwrap();
        let parameters = MovementParameters::default();
        server
            .order(
                *guid,
                &Order::DoMotion {
                    motion: commands::WALK_FORWARD,
                    parameters,
                },
            )
            .unwrap();
    }
    let (positions, frames) = (vec![Position::default(); 40], vec![Frame::default(); 40 * 40]);
    let (counts, outbox) = (Vec::new(), Outbox::new());
    let mut host = Host {
        server,
        guids,
        positions,
        frames,
        counts,
        outbox,
        done: 0,
    };
    for _ in 0..90 {
        host.tick().unwrap();
    }
    let before = ALLOCATIONS.load(Ordering::Relaxed);
    for _ in 0..30 {
        host.tick().unwrap();
    }
    assert_eq!(ALLOCATIONS.load(Ordering::Relaxed) - before, 0);
    assert!(host.counts.iter().all(|&parts| parts > 10));
}
