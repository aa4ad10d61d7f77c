// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Compares the declarations with `src/capi/abi.txt`, and with the library that is linked.
use std::collections::BTreeMap;

#[rustfmt::skip]
mod layouts;

/// A struct as Rust lays it out.
pub struct Layout {
    name: &'static str,
    size: usize,
    alignment: usize,
    offsets: Vec<(&'static str, usize)>,
}

macro_rules! layout {
    ($name:ident { $($path:literal => $($part:ident).+,)* }) => {{
        let room = std::mem::MaybeUninit::<$name>::uninit();
        let start = room.as_ptr();
        Layout {
            name: stringify!($name),
            size: std::mem::size_of::<$name>(),
            alignment: std::mem::align_of::<$name>(),
            // SAFETY: only addresses are taken, and nothing is read.
            offsets: vec![$(($path, unsafe { std::ptr::addr_of!((*start).$($part).+) } as usize - start as usize)),*],
        }
    }};
}
use layout;

/// The column of abi.txt that this platform has.
const COLUMN: usize = if cfg!(target_pointer_width = "32") {
    2
} else if cfg!(windows) {
    1
} else {
    0
};

/// Each line of abi.txt that begins with this word, as its words.
fn lines_of(word: &str) -> Vec<Vec<String>> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../src/capi/abi.txt");
    let text = std::fs::read_to_string(path).expect("abi.txt is part of the repository");
    let words = text
        .lines()
        .map(|line| line.split_whitespace().map(String::from).collect());
    words
        .filter(|line: &Vec<String>| line.first().map_or(false, |first| first == word))
        .collect()
}

fn number(words: &[String], index: usize) -> usize {
    words[index].parse().expect("a number")
}

#[test]
fn structs_have_the_layout_of_abi_txt() {
    let structs: BTreeMap<String, (usize, usize)> = lines_of("struct")
        .into_iter()
        .map(|words| {
            (
                words[1].clone(),
                (number(&words, 2 + COLUMN), number(&words, 5 + COLUMN)),
            )
        })
        .collect();
    let fields: BTreeMap<String, usize> = lines_of("field")
        .into_iter()
        .map(|words| (words[1].clone(), number(&words, 2 + COLUMN)))
        .collect();
    let ours = layouts::all();
    assert!(!ours.is_empty());
    assert_eq!(ours.len(), structs.len());
    assert_eq!(ours.iter().map(|l| l.offsets.len()).sum::<usize>(), fields.len());
    for layout in ours {
        assert_eq!(
            (layout.size, layout.alignment),
            structs[layout.name],
            "{}",
            layout.name
        );
        for (path, offset) in layout.offsets {
            let name = format!("{}.{}", layout.name, path);
            assert_eq!(offset, fields[&name], "{name}");
        }
    }
}

#[test]
fn constants_have_the_values_of_abi_txt() {
    let mut theirs: Vec<(String, i64)> = Vec::new();
    theirs.extend(
        lines_of("enum")
            .iter()
            .map(|words| (words[2].clone(), words[4].parse().unwrap())),
    );
    for kind in ["flag", "macro"] {
        theirs.extend(
            lines_of(kind)
                .iter()
                .map(|words| (words[1].clone(), words[3].parse().unwrap())),
        );
    }
    let ours: Vec<(String, i64)> = layouts::constants()
        .into_iter()
        .map(|(name, value)| (name.to_string(), value))
        .collect();
    assert_eq!(ours, theirs);
}

#[test]
fn the_library_that_is_linked_has_this_abi() {
    // SAFETY: these functions have no conditions.
    unsafe {
        assert_eq!(acmotion_sys::acm_abi_version(), acmotion_sys::ACM_ABI_VERSION);
        assert_eq!(acmotion_sys::acm_is_compatible(acmotion_sys::ACM_ABI_VERSION), 1);
        let version = std::ffi::CStr::from_ptr(acmotion_sys::acm_version());
        assert_eq!(version.to_str(), Ok(env!("CARGO_PKG_VERSION")));
    }
}

/// The library writes these sizes itself.
#[test]
fn structs_with_a_size_have_the_size_that_the_library_fills_in() {
    macro_rules! check {
        ($($init:ident($kind:ident $(, $extra:expr)?)),* $(,)?) => {$(
            // SAFETY: a zeroed struct of plain data is valid, and the function fills it in.
            let value = unsafe {
                let mut value: acmotion_sys::$kind = std::mem::zeroed();
                acmotion_sys::$init(&mut value $(, $extra)?);
                value
            };
            assert_eq!(value.size as usize, std::mem::size_of_val(&value), stringify!($kind));
        )*};
    }
    check!(
        acm_world_options_init(acm_world_options),
        acm_object_facts_init(acm_object_facts),
        acm_object_parameters_init(acm_object_parameters),
        acm_order_init(acm_order, acmotion_sys::ACM_ORDER_DO_MOTION),
        acm_sound_query_init(acm_sound_query),
        acm_pose_options_init(acm_pose_options),
        acm_pose_buffer_init(acm_pose_buffer),
        acm_client_options_init(acm_client_options),
        acm_server_rules_init(acm_server_rules),
        acm_motion_query_init(acm_motion_query),
        acm_message_init(acm_message, 0xF74C),
    );
}
