// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Containers and assets, borrowed, owned and piecewise.
use acmotion::{Assets, Container, ContainerChange, Error, Load, ObjectId, Status, WaveFormat};
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

const WAVE: ObjectId = ObjectId(0x0A00_0001);
const SAMPLES: [u8; 8] = [0, 0, 1, 0x40, 2, 0x80, 3, 0];

/// Mono, 11,025 samples a second, 16 bits.
fn wave_record() -> Vec<u8> {
    let mut record = Vec::new();
    for word in [WAVE.0, 18, SAMPLES.len() as u32] {
        record.extend_from_slice(&word.to_le_bytes());
    }
    for half in [1u16, 1, 11_025, 0, 22_050, 0, 2, 16, 0] {
        record.extend_from_slice(&half.to_le_bytes());
    }
    record.extend_from_slice(&SAMPLES);
    record
}

#[test]
fn the_records_of_a_container_are_listed_and_have_bytes_once_they_are_loaded() {
    let record = wave_record();
    let put = ContainerChange {
        id: WAVE,
        time: 7,
        iteration: 0,
        bytes: Some(&record),
    };
    let assets = Assets::open(Container::build(None, &[put]).unwrap()).unwrap();
    let waves = ObjectId(0x0A00_0000)..=ObjectId(0x0AFF_FFFF);
    let entries = assets.entries(waves).unwrap();
    assert_eq!(entries.len(), 1);
    assert_eq!(
        (entries[0].id, entries[0].size as usize, entries[0].time),
        (WAVE, record.len(), 7)
    );
    assert_eq!(assets.entries(ObjectId(0)..=WAVE).unwrap(), entries);
    assert_eq!(
        assets
            .entries(ObjectId(WAVE.0 + 1)..=ObjectId(0x0AFF_FFFF))
            .unwrap(),
        []
    );

    assert_eq!(assets.record(WAVE).unwrap_err().status(), Status::NotFound);
    assets.load(WAVE, Load::Alone).unwrap();
    assert_eq!(assets.record(WAVE).unwrap(), record);
    let (format, samples) = assets.wave(WAVE).unwrap();
    assert_eq!(samples, SAMPLES);
    assert_eq!(
        format,
        WaveFormat {
            tag: 1,
            channels: 1,
            samples_per_second: 11_025,
            bytes_per_second: 22_050,
            block_align: 2,
            bits_per_sample: 16,
        }
    );
    let file = assets.wave_file(WAVE).unwrap();
    assert_eq!(&file[..4], b"RIFF");
    assert_eq!(&file[8..16], b"WAVEfmt ");
    assert_eq!(file[file.len() - SAMPLES.len()..], SAMPLES);
    let missing = assets.wave(ObjectId(0x0A00_0009)).unwrap_err();
    assert_eq!(
        (missing.status(), missing.object_id()),
        (Status::NotFound, Some(ObjectId(0x0A00_0009)))
    );
}

#[test]
fn records_know_what_they_name_and_what_names_them() {
    let (mannequin, door) = (ObjectId(0x0200_0001), ObjectId(0x0200_0003));
    let assets = Assets::sample().unwrap();
    let table = assets.setup(mannequin).unwrap().motion_table.unwrap();
    assert!(assets.uses(mannequin).unwrap().contains(&table));
    let users = assets.users(table).unwrap();
    assert!(users.contains(&mannequin) && !users.contains(&door));
    let copy = Assets::new().unwrap();
    copy.add(table, &assets.record(table).unwrap()).unwrap();
    assert_eq!(copy.uses(table).unwrap(), assets.uses(table).unwrap());
    assert_eq!(copy.users(table).unwrap(), []);
    let missing = ObjectId(0x0200_9999);
    assert_eq!(assets.uses(missing).unwrap_err().status(), Status::NotFound);
    assert_eq!(assets.entries(ObjectId(0)..=ObjectId(u32::MAX)).unwrap(), []);
}
