// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Containers and assets, borrowed, owned and piecewise.
use acmotion::{Assets, Container, ContainerChange, Error, Load, ObjectId, Status};
use std::io::Cursor;

/// A container of 199 Waves of different lengths.
fn file() -> Vec<u8> {
    let record = |i: u32| (ObjectId(0x0A00_0000 + i), vec![i as u8; i as usize * 11]);
    let records: Vec<(ObjectId, Vec<u8>)> = (1..200).map(record).collect();
    let put = |id, bytes| ContainerChange {
        id,
        time: 5,
        iteration: 0,
        bytes: Some(bytes),
    };
    let changes: Vec<_> = records
        .iter()
        .map(|(id, bytes)| put(*id, bytes.as_slice()))
        .collect();
    Container::build(None, &changes).unwrap()
}

#[test]
fn a_container_lists_and_reads_its_records_from_borrowed_or_owned_bytes() {
    let bytes = file();
    let borrowed = Container::open(&bytes).unwrap();
    assert_eq!(borrowed.info().unwrap().entry_count, 200); // with the record of iterations
    let entries = borrowed
        .entries(ObjectId(0x0A00_0010)..=ObjectId(0x0A00_0012))
        .unwrap();
    assert_eq!(
        entries.iter().map(|entry| entry.id.0 & 0xFF).collect::<Vec<_>>(),
        [0x10, 0x11, 0x12]
    );
    let owned = Container::open(bytes.clone()).unwrap();
    for entry in borrowed.all_entries().unwrap() {
        assert_eq!(owned.read(entry.id).unwrap(), borrowed.read(entry.id).unwrap());
    }
    let without = ContainerChange {
        id: ObjectId(0x0A00_0001),
        time: 0,
        iteration: 0,
        bytes: None,
    };
    let smaller = Container::build(Some(&owned), &[without]).unwrap();
    assert_eq!(Container::open(smaller).unwrap().info().unwrap().entry_count, 199);
}

#[test]
fn a_piecewise_container_is_read_from_a_file_as_far_as_it_is_needed() {
    let bytes = file();
    let whole = Assets::open(&bytes).unwrap();
    let pieces = Assets::open_piecewise(bytes.len() as u64).unwrap();
    let id = ObjectId(0x0200_0001);
    let missing = whole.load(id, Load::Motion).unwrap_err();
    assert_eq!(
        (missing.status(), missing.object_id()),
        (Status::NotFound, Some(id))
    );
    let mut disk = Cursor::new(&bytes);
    pieces.supply_from(&mut disk).unwrap();
    assert_eq!(pieces.needs().unwrap(), None);
    assert_eq!(
        pieces.load(id, Load::Motion).unwrap_err().status(),
        Status::NotFound
    );
    let short = Assets::open_piecewise(bytes.len() as u64).unwrap();
    let error = short.supply_from(&mut Cursor::new(&bytes[..10])).unwrap_err();
    assert_eq!(error.kind(), std::io::ErrorKind::UnexpectedEof);
}

#[test]
fn an_error_says_where_and_what() {
    let mut bytes = file();
    bytes.truncate(100);
    let error: Error = Container::open(bytes).unwrap_err();
    assert_eq!(error.status(), Status::Truncated);
    assert_eq!(error.field(), "container header");
    assert!(error.offset() > 0 && error.guid().is_none() && error.object_id().is_none());
    let text = error.to_string();
    assert!(
        text.contains("container header") && text.contains("at byte"),
        "{text}"
    );
    let boxed: Box<dyn std::error::Error + Send + Sync> = error.into();
    assert_eq!(boxed.to_string(), text);
}
