// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! One tick on several threads.

use crate::error::{call, call_for, call_for_handle, Result};
use crate::{Status, World};
use acmotion_sys as sys;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Ticks on several threads. State and events are those of [`World::tick`], bit for bit.
impl<'data> World<'data> {
    /// Lets so many seconds pass, on this thread and `threads - 1` more, which end with the tick. A host with threads
    /// of its own uses [`plan_tick`](Self::plan_tick).
    pub fn tick_on_threads(&mut self, seconds: f64, threads: usize) -> Result<()> {
        let mut tick = match self.plan_tick(seconds, threads)? {
            Some(tick) => tick,
            None => return Ok(()),
        };
        let mut workers = tick.workers();
        let first = workers.next();
        std::thread::scope(|scope| {
            let others: Vec<_> = workers
                .map(|mut worker| scope.spawn(move || worker.run()))
                .collect();
            first.map_or(Ok(()), |mut worker| worker.run())?;
            others.into_iter().try_for_each(|other| match other.join() {
                Ok(result) => result,
                Err(panic) => std::panic::resume_unwind(panic),
            })
        })?;
        tick.finish()
    }

    /// Plans a tick that so many workers run; they are kept for the next one. `None`: nothing is due.
    ///
    /// ```
    /// # use acmotion::{Assets, World};
    /// # let mut world = World::new(&Assets::sample()?)?;
    /// if let Some(mut tick) = world.plan_tick(1.0 / 30.0, 4)? {
    ///     std::thread::scope(|scope| {
    ///         for mut worker in tick.workers() {
    ///             scope.spawn(move || worker.run().expect("a range runs once"));
    ///         }
    ///     });
    ///     tick.finish()?;
    /// }
    /// # Ok::<(), acmotion::Error>(())
    /// ```
    ///
    /// Until then nothing else can be done with the world:
    ///
    /// ```compile_fail,E0502
    /// # use acmotion::{Assets, World};
    /// # let mut world = World::new(&Assets::sample()?)?;
    /// let tick = world.plan_tick(1.0 / 30.0, 4)?;
    /// world.guids()?;
    /// drop(tick);
    /// # Ok::<(), acmotion::Error>(())
    /// ```
    pub fn plan_tick(&mut self, seconds: f64, workers: usize) -> Result<Option<PlannedTick<'_, 'data>>> {
        let workers = workers.max(1);
        while self.workers.len() < workers {
            // SAFETY: the handle is valid.
            let worker =
                call_for_handle(|out, error| unsafe { sys::acm_worker_create(self.handle(), out, error) })?;
            self.workers.push(worker);
        }
        // SAFETY: the handle is valid.
        let ranges: usize =
            call_for(|out, error| unsafe { sys::acm_world_plan_tick(self.handle(), seconds, out, error) })?;
        if ranges == 0 {
            return Ok(None);
        }
        Ok(Some(PlannedTick {
            world: self,
            workers,
            ranges,
            next: AtomicUsize::new(0),
        }))
    }
}

/// A tick that is planned and not finished. Dropped, it runs what is left, on this thread, and finishes.
#[derive(Debug)]
pub struct PlannedTick<'world, 'data> {
    world: &'world mut World<'data>,
    workers: usize,
    ranges: usize,
    next: AtomicUsize,
}

impl PlannedTick<'_, '_> {
    /// How many ranges there are to run.
    pub fn ranges(&self) -> usize {
        self.ranges
    }

    /// The workers, each for one thread.
    pub fn workers(&mut self) -> impl Iterator<Item = Worker<'_>> {
        let (ranges, next) = (self.ranges, &self.next);
        let handles = self.world.workers[..self.workers].iter();
        handles.map(move |&handle| Worker {
            handle,
            ranges,
            next,
            tick: PhantomData,
        })
    }

    /// Runs what no worker has, and finishes the tick.
    pub fn finish(mut self) -> Result<()> {
        let finished = self.end();
        std::mem::forget(self); // it has ended: there is nothing to drop but borrows
        finished
    }

    fn end(&mut self) -> Result<()> {
        if let Some(mut worker) = self.workers().next() {
            worker.run()?;
        }
        // SAFETY: the handle is valid.
        call(|error| unsafe { sys::acm_world_finish_tick(self.world.handle(), error) })
    }
}

impl Drop for PlannedTick<'_, '_> {
    fn drop(&mut self) {
        let ended = self.end();
        debug_assert!(ended.is_ok() || std::thread::panicking(), "{ended:?}");
    }
}

/// Runs ranges of a planned tick, on a thread of its own.
#[derive(Debug)]
pub struct Worker<'tick> {
    handle: *mut sys::acm_worker,
    ranges: usize,
    next: &'tick AtomicUsize,
    tick: PhantomData<&'tick mut ()>,
}

// SAFETY: each worker has a handle of its own, and the library runs different ranges on different threads.
unsafe impl Send for Worker<'_> {}

impl Worker<'_> {
    /// Runs ranges until none is left that no worker has taken.
    pub fn run(&mut self) -> Result<()> {
        loop {
            let range = self.next.fetch_add(1, Ordering::Relaxed);
            if range >= self.ranges {
                return Ok(());
            }
            match self.run_range(range) {
                Err(error) if error.status() == Status::WrongOrder => {} // run_range had it already
                result => result?,
            }
        }
    }

    /// Runs one range. Each runs once: [`Status::WrongOrder`] when it was run.
    pub fn run_range(&mut self, range: usize) -> Result<()> {
        // SAFETY: the handle is valid, and this thread alone uses it.
        call(|error| unsafe { sys::acm_worker_run_range(self.handle, range, error) })
    }
}
