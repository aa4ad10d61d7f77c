// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! When does the blow land, and how long must the next order wait? Asked of a motion table, without an object.
use acmotion::{commands, Assets, HookType, MotionQuery, ObjectId, Result};

const TABLE: ObjectId = ObjectId(0x0900_0001);

fn main() -> Result<()> {
    let assets = Assets::sample()?;
    let mut hits = 0;
    for motion in assets.motions_from(TABLE, Some(commands::SWORD_COMBAT), None)? {
        let mut query = MotionQuery::new(TABLE, motion);
        query.speed = 1.25;
        query.style = Some(commands::SWORD_COMBAT);
        query.tick_seconds = 1.0 / 30.0;
        let swing = match assets.timeline(&query) {
            Ok(swing) => swing,
            Err(_) => continue, // such as Status::Refused, for a motion that the client would refuse
        };
        for hook in swing.firing(HookType::Attack) {
            println!(
                "{:14} hits after {:.3} s, in tick {} of the server; done after {:.3} s",
                motion.name().unwrap_or_default(),
                hook.time,
                hook.tick,
                swing.done
            );
            hits += 1;
        }
    }
    assert!(hits > 0);
    Ok(())
}
