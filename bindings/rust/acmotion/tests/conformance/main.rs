// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Plays `bindings/conformance.json` through the public API of the crate, and compares what comes of each call.

#[macro_use]
mod values;
mod asset_calls;
mod json;
mod library_calls;
mod role_calls;
mod stage;
#[rustfmt::skip]
mod structs;
mod world_calls;

use acmotion::Status;
use json::Json;
use stage::{Call, Outcome, Slot, Stage, Stop};
use std::collections::BTreeMap;
use values::Value;

/// What a language may be unable to say, and Rust is. Poses are written to memory of any size.
const CANNOT_SAY: [&str; 10] = [
    "null", "size", "capacity", "stride", "stale", "foreign", "made_up", "in_use", "busy", "order",
];

#[derive(Default)]
struct Report {
    played: usize,
    skipped: BTreeMap<String, usize>,
    failures: Vec<String>,
}

impl Report {
    fn skip(&mut self, why: &str) {
        *self.skipped.entry(why.into()).or_default() += 1;
    }

    /// Compares what came of a call with what the script has.
    fn compare(&mut self, chapter: &str, number: usize, call: &Call, outcome: Outcome) {
        let (status, error, result) = match outcome {
            Ok(result) => ("OK".to_string(), None, result),
            Err(Stop::Error(error)) => (
                values::status_name(error.status()),
                Some(error_fields(&error)),
                None,
            ),
            Err(Stop::Refused(code, guid)) => {
                let fields = [
                    Some(("motion_error", code.json())),
                    guid.map(|guid| ("guid", guid.json())),
                ];
                let fields = Json::object(fields.into_iter().flatten());
                (values::status_name(Status::Refused), Some(fields), None)
            }
            Err(Stop::CannotSay(why)) => return self.skip(why),
        };
        self.played += 1;
        let wanted_status = call.json.get("status").map_or("OK", Json::as_text);
        let mut check = |what: &str, ours: Option<&Json>, theirs: Option<&Json>| {
            if ours != theirs {
                let function = call.function();
                self.failures.push(format!(
                    "{chapter}, call {number}, {function}: {what}\n     is {ours:?}\n wanted {theirs:?}"
                ));
            }
        };
        check(
            "status",
            Some(&Json::Text(status)),
            Some(&Json::text(wanted_status)),
        );
        check("error", error.as_ref(), call.json.get("error"));
        check("result", result.as_ref(), call.json.get("result"));
    }

    fn print(&self) {
        let skipped: usize = self.skipped.values().sum();
        println!("{} calls played, {skipped} that Rust cannot say:", self.played);
        for (why, count) in &self.skipped {
            println!("{count:6}  {why}");
        }
    }
}

/// The fields that are not 0.
fn error_fields(error: &acmotion::Error) -> Json {
    let fields = [
        ("motion_error", error.motion_error().map(|code| code.json())),
        ("object_id", error.object_id().map(|id| id.json())),
        ("guid", error.guid().map(|guid| guid.json())),
        (
            "offset",
            Some(error.offset())
                .filter(|&offset| offset != 0)
                .map(|offset| offset.json()),
        ),
        (
            "field",
            Some(error.field())
                .filter(|field| !field.is_empty())
                .map(Json::text),
        ),
    ];
    Json::object(
        fields
            .into_iter()
            .filter_map(|(name, value)| value.map(|value| (name, value))),
    )
}

fn play(stage: &mut Stage, call: &Call) -> Outcome {
    match call.function() {
        // World::plan_tick makes as many workers as it is asked for.
        "worker_create" => {
            stage.put(call, Slot::Worker);
            return Ok(None);
        }
        "worker_free" => {
            stage.take(call.text("worker"));
            return Ok(None);
        }
        _ => {}
    }
    library_calls::play(stage, call)
        .or_else(|| asset_calls::play(stage, call))
        .or_else(|| role_calls::play(stage, call))
        .or_else(|| world_calls::play(stage, call))
        .unwrap_or_else(|| panic!("no such call: {}", call.function()))
}

/// Of the last time.
fn play_repeatedly(stage: &mut Stage, call: &Call) -> Outcome {
    let times = call
        .json
        .get("repeat")
        .map_or(1, |times| times.as_number() as usize);
    for _ in 1..times {
        play(stage, call)?;
    }
    play(stage, call)
}

fn cannot_say<'a>(call: &'a Call) -> Option<&'a str> {
    let is_pose = call.function().contains("write_pose");
    call.needs()
        .into_iter()
        .find(|need| CANNOT_SAY.contains(need) && !(is_pose && *need == "capacity"))
}

fn play_chapter(report: &mut Report, chapter: &Json) {
    let name = chapter.get("name").expect("a chapter has a name").as_text();
    let calls: Vec<Call> = chapter
        .get("calls")
        .expect("calls")
        .items()
        .iter()
        .map(|json| Call { json })
        .collect();
    let mut stage = Stage::default();
    let mut at = 0;
    let mut leaves_tick = false;
    while at < calls.len() {
        let call = &calls[at];
        if let Some(need) = cannot_say(call) {
            report.skip(need);
            at += 1;
        } else if call.function() == "world_plan_tick" {
            let outcomes = world_calls::play_tick(&mut stage, &calls[at..]);
            leaves_tick = matches!(outcomes[..], [Err(Stop::CannotSay(_))]);
            for outcome in outcomes {
                report.compare(name, at + 1, &calls[at], outcome);
                at += 1;
            }
        } else if leaves_tick && call.json.get("status") == Some(&Json::text("BUSY")) {
            report.skip("a world in the middle of a tick");
            at += 1;
        } else {
            report.compare(name, at + 1, call, play_repeatedly(&mut stage, call));
            at += 1;
        }
    }
}

#[test]
fn the_script_of_all_bindings_is_played_as_written() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../conformance.json");
    let script = Json::parse(&std::fs::read_to_string(path).expect("the script is part of the repository"));
    assert_eq!(script.get("format"), Some(&Json::Number(1.0)));
    let mut report = Report::default();
    for chapter in script.get("chapters").expect("chapters").items() {
        play_chapter(&mut report, chapter);
    }
    report.print();
    assert!(
        report.failures.is_empty(),
        "{} differences\n{}",
        report.failures.len(),
        report.failures.join("\n")
    );
    assert!(report.played > 1000, "only {} calls were played", report.played);
}
