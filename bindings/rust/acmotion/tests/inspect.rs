// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Inspection, with the feature `inspect`.
#![cfg(feature = "inspect")]
use acmotion::inspect::{self, Capture, CaptureOptions, CaptureStep, Gltf, GltfExportOptions, GraphFormat};
use acmotion::inspect::{MessageText, Replay, ReplayFormat, ReplayOptions, ScenarioOptions};
use acmotion::wire::{Message, Opcode};
use acmotion::{Assets, Guid, ObjectId, Status};

const MANNEQUIN: ObjectId = ObjectId(0x0200_0001);
const TABLE: ObjectId = ObjectId(0x0900_0001);

#[test]
fn the_linter_has_rules_and_finds_no_error_in_the_sample() {
    let rules = inspect::lint_rules().unwrap();
    assert!(
        rules.len() > 5
            && rules
                .iter()
                .all(|rule| !rule.code.is_empty() && !rule.fix.is_empty())
    );
    let findings = inspect::lint(&Assets::sample().unwrap(), TABLE, &[MANNEQUIN]).unwrap();
    assert!(
        findings
            .iter()
            .all(|finding| finding.rule.severity != inspect::LintSeverity::Error),
        "{findings:?}"
    );
    let missing = inspect::lint(&Assets::new().unwrap(), TABLE, &[]).unwrap_err();
    assert_eq!(missing.status(), Status::NotFound);
}

#[test]
fn a_state_graph_is_written_in_every_format() {
    let assets = Assets::sample().unwrap();
    let graph = |format| inspect::state_graph(&assets, TABLE, format).unwrap();
    assert!(graph(GraphFormat::Dot).starts_with("digraph"));
    assert!(graph(GraphFormat::Json).starts_with('{'));
    assert!(graph(GraphFormat::Svg).contains("<svg"));
}

#[test]
fn an_exported_body_comes_back_unedited() {
    let made = Gltf::export(
        &Assets::sample().unwrap(),
        MANNEQUIN,
        &GltfExportOptions::default(),
        &[],
    )
    .unwrap();
    let (file, clips) = made.file().unwrap();
    assert!(file.starts_with(b"glTF") && clips > 5);
    let read = Gltf::import(file, false).unwrap();
    assert_eq!(read.setup().unwrap(), Some(MANNEQUIN));
    let animations = read.animations().unwrap();
    assert!(
        !animations.is_empty()
            && animations
                .iter()
                .all(|a| a.edited_frames == 0 && !a.bytes.is_empty())
    );
    assert!(read.edited_parts(animations[0].id).unwrap().is_empty());
    assert!(read.edited_motions(animations[0].id).unwrap().is_empty());
    assert!(read.findings().unwrap().is_empty());
    assert!(Gltf::import(b"rubbish", false).is_err());
}

#[test]
fn a_scenario_prints_its_trace_and_reports_lines_with_errors() {
    let assets = Assets::sample().unwrap();
    let text = "nonsense here\n";
    let (_, errors) = inspect::run_scenario(&assets, Some(TABLE), text, &ScenarioOptions::default()).unwrap();
    let errors = errors.expect("there is no such verb");
    assert_eq!((errors.lines, errors.first_line), (1, 1));
    assert!(!errors.reason.is_empty());
}

#[test]
fn a_message_is_taken_apart_and_goes_through_json_and_back() {
    let mut message = Message::new(Opcode::find("DeleteObject").unwrap());
    message.guid = Some(Guid(0x8000_0001));
    let bytes = message.encode().unwrap();
    let text = MessageText::new(&bytes).unwrap();
    text.check().unwrap();
    let summary = text.summary().unwrap();
    assert_eq!(
        (summary.name.as_str(), summary.object),
        ("DeleteObject", Some(Guid(0x8000_0001)))
    );
    assert!(text.fields().unwrap().iter().any(|field| field.name == "guid"));
    let json = inspect::message_to_json(&bytes).unwrap();
    assert_eq!(inspect::message_from_json(&json).unwrap(), bytes);
    assert!(MessageText::new(&bytes[..6]).unwrap().check().is_err());
}

#[test]
fn a_capture_gives_its_messages_and_a_replay_counts_them() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../tests/capi/session.pcap");
    let mut capture = Capture::new(&CaptureOptions::default()).unwrap();
    capture
        .supply(&std::fs::read(path).expect("a capture of the C tests"))
        .unwrap();
    capture.finish().unwrap();
    let mut replay = Replay::new(&Assets::sample().unwrap(), &ReplayOptions::default()).unwrap();
    let mut messages = 0;
    loop {
        match capture.next_step().unwrap() {
            CaptureStep::Message(message) => {
                assert!(message.to_json().unwrap().starts_with('{'));
                replay.add(&message).unwrap();
                messages += 1;
            }
            CaptureStep::Error { error, .. } => panic!("{error}"),
            CaptureStep::NeedsBytes => panic!("the capture is finished"),
            CaptureStep::End => break,
        }
    }
    assert!(messages > 0);
    assert_eq!(capture.counts().unwrap().messages, messages);
    assert!(replay.totals().unwrap().messages > 0);
    assert!(replay
        .report(ReplayFormat::Json, "session", 0)
        .unwrap()
        .contains("session"));
}
