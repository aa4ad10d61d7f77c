// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Calls on containers and assets.

use crate::json::Json;
use crate::stage::{value, Call, Outcome, Slot, Stage};
use crate::values::{self, Value};
use acmotion::*;

pub fn play(stage: &mut Stage, call: &Call) -> Option<Outcome> {
    container(stage, call)
        .or_else(|| open(stage, call))
        .or_else(|| assets(stage, call))
}

fn container(stage: &mut Stage, call: &Call) -> Option<Outcome> {
    let of = |stage: &Stage| stage.container(call.text("container")).info();
    Some(match call.function() {
        "container_open" => open_container(stage, call),
        "container_free" => {
            drop(stage.take(call.text("container")));
            Ok(None)
        }
        "container_get_info" => of(stage)
            .map(|info| Some(values::container_info(&info)))
            .map_err(Into::into),
        "container_entries" => {
            let ids = call.get::<ObjectId>("first")..=call.get::<ObjectId>("last");
            let entries = stage.container(call.text("container")).entries(ids);
            entries
                .map(|entries| Some(values::list_of(&entries)))
                .map_err(Into::into)
        }
        "container_read" => {
            let read = stage.container(call.text("container")).read(call.id());
            read.map(|bytes| Some(values::bytes(&bytes))).map_err(Into::into)
        }
        "container_build" => build(stage, call),
        _ => return None,
    })
}

fn open_container(stage: &mut Stage, call: &Call) -> Outcome {
    let container = Container::open(stage.bytes(call, "bytes"))?;
    stage.put(call, Slot::Container(container));
    Ok(None)
}

fn build(stage: &mut Stage, call: &Call) -> Outcome {
    let items = call.argument("changes").expect("changes").items();
    let bytes: Vec<_> = items
        .iter()
        .map(|item| item.get("bytes").map(|json| stage.bytes_of(json)))
        .collect();
    let number = |item: &Json, name| item.get(name).map_or(0, |number| number.as_number() as u32);
    let changes: Vec<_> = items
        .iter()
        .zip(&bytes)
        .map(|(item, bytes)| ContainerChange {
            id: ObjectId(number(item, "id")),
            time: number(item, "time"),
            iteration: number(item, "iteration"),
            bytes: bytes.as_deref(),
        })
        .collect();
    let base = call.argument("base").map(|name| stage.container(name.as_text()));
    let file = Container::build(base, &changes)?;
    let result = values::bytes(&file);
    stage.put(call, Slot::Bytes(file));
    value(result)
}

fn open(stage: &mut Stage, call: &Call) -> Option<Outcome> {
    let made = match call.function() {
        "assets_create" => Assets::new(),
        "assets_create_sample" => Assets::sample(),
        "assets_open" => Assets::open(stage.bytes(call, "bytes")),
        "assets_open_piecewise" => Assets::open_piecewise(call.get("size")),
        _ => return None,
    };
    Some(made.map_err(Into::into).map(|assets| {
        stage.put(call, Slot::Assets(assets));
        None
    }))
}

fn assets(stage: &mut Stage, call: &Call) -> Option<Outcome> {
    Some(match call.function() {
        "assets_free" => {
            drop(stage.take(call.text("assets")));
            Ok(None)
        }
        "assets_needs" => needs(stage, call),
        name if name.starts_with("assets_") || name.starts_with("motion") => {
            ask(stage, call).map_err(Into::into)
        }
        _ => return None,
    })
}

fn needs(stage: &mut Stage, call: &Call) -> Outcome {
    let range = stage.assets(call).needs()?.unwrap_or(ByteRange {
        offset: 0,
        size: 0,
        likely: 0,
    });
    stage.put(call, Slot::Range(range));
    value(range.json())
}

fn ask(stage: &Stage, call: &Call) -> Result<Option<Json>> {
    let assets = stage.assets(call);
    Ok(Some(match call.function() {
        "assets_add" => return assets.add(call.id(), &stage.bytes(call, "bytes")).map(|()| None),
        "assets_load" => {
            return assets
                .load(call.id(), Load::from_code(call.get("what")))
                .map(|()| None)
        }
        "assets_keep_command_ids" => return assets.keep_command_ids().map(|()| None),
        "assets_read_as_older" => return assets.read_as_older(call.get("is_older")).map(|()| None),
        "assets_numbering" => assets.numbering()?.code().json(),
        "assets_supply" => return assets.supply(&stage.bytes(call, "bytes")).map(|()| None),
        "assets_missing" => values::list_of(&assets.missing()?),
        "assets_contains" => assets.contains(call.id())?.json(),
        "assets_ids" => values::list_of(&assets.ids(call.get("of_type"))?),
        "assets_setup" => assets.setup(call.id())?.json(),
        "assets_setup_parts" => values::list_of(&assets.setup_parts(call.id())?),
        "assets_hold_locations" => values::list_of(&assets.hold_locations(call.id())?),
        "motions_from" => {
            let motions =
                assets.motions_from(call.get("motion_table"), call.get("style"), call.get("state"))?;
            values::list_of(&motions)
        }
        "motion_timeline" => values::timeline(&assets.timeline(&call.get::<MotionQuery>("query"))?),
        other => panic!("no such call: {other}"),
    }))
}
