// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Linter, state graphs, glTF, scenarios, captures and messages as text. Experimental: a minor version may change it.
//!
//! Part of the crate with the feature `inspect`. Functions that take assets load the records that they need.
//!
//! ```
//! use acmotion::{inspect, Assets, ObjectId};
//! let assets = Assets::sample()?;
//! for finding in inspect::lint(&assets, ObjectId(0x0900_0001), &[])? {
//!     println!("{}: {}", finding.place, finding.detail);
//! }
//! # Ok::<(), acmotion::Error>(())
//! ```

use crate::convert::{text_of, text_within, zeroed, Mirrors};
use crate::error::{call, call_for, call_for_handle, free, list, list_as, Error, Result};
pub use crate::plain_inspect::{
    CaptureCounts, CaptureOptions, GltfEditedPart, GltfExportOptions, GltfKeys, GltfTree, GraphFormat,
    LintSeverity, ReplayFormat, ReplayOptions, ReplayTotals, ScenarioForm, ScenarioOptions,
};
use crate::{Assets, Guid, ObjectId};
use acmotion_sys as sys;
use std::ffi::{c_void, CString};
use std::marker::PhantomData;
use std::os::raw::c_char;

/// Bytes that the library owns.
pub(crate) struct Bytes(*mut sys::acm_bytes);

impl Bytes {
    pub(crate) fn make(
        function: impl FnOnce(*mut *mut sys::acm_bytes, *mut sys::acm_error) -> i32,
    ) -> Result<Vec<u8>> {
        Bytes(call_for_handle(function)?).to_vec()
    }

    fn make_text(
        function: impl FnOnce(*mut *mut sys::acm_bytes, *mut sys::acm_error) -> i32,
    ) -> Result<String> {
        Ok(text_from(Self::make(function)?))
    }

    fn to_vec(&self) -> Result<Vec<u8>> {
        let (mut data, mut size) = (std::ptr::null(), 0);
        // SAFETY: the handle is valid.
        call(|error| unsafe { sys::acm_bytes_get(self.0, &mut data, &mut size, error) })?;
        // SAFETY: the library has so many bytes there until the handle is freed.
        Ok(unsafe { slice_of(data, size) }.to_vec())
    }
}

impl Drop for Bytes {
    fn drop(&mut self) {
        // SAFETY: the handle is valid, and not used afterwards.
        free(|error| unsafe { sys::acm_bytes_free(self.0, error) });
    }
}

/// Texts of the library are UTF-8.
fn text_from(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}

/// A text that a handle owns.
fn owned_text(text: *const c_char) -> String {
    if text.is_null() {
        return String::new();
    }
    // SAFETY: the library gives a text with a 0 at its end, and the handle is still there.
    unsafe { std::ffi::CStr::from_ptr(text) }
        .to_string_lossy()
        .into_owned()
}

/// # Safety
/// The memory is as large as it says, or null, for as long as the slice is used.
unsafe fn slice_of<'a>(data: *const c_void, size: usize) -> &'a [u8] {
    if data.is_null() {
        &[]
    } else {
        std::slice::from_raw_parts(data.cast(), size)
    }
}

/// What all findings of a rule have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LintRule {
    /// Stable, for baselines: "unreachable-state".
    pub code: &'static str,
    /// Why it matters.
    pub meaning: &'static str,
    /// What to do about it.
    pub fix: &'static str,
    /// How bad it is.
    pub severity: LintSeverity,
}

/// A finding about a motion table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LintFinding {
    /// Which table.
    pub table: ObjectId,
    /// Which rule.
    pub rule: LintRule,
    /// Within the table: "SwordCombat/Ready > SlashHigh".
    pub place: String,
    /// What was found there.
    pub detail: String,
}

fn lint_rule(rule: u32) -> Result<LintRule> {
    // SAFETY: any number may be asked for.
    let c: sys::acm_lint_rule = call_for(|out, error| unsafe { sys::acm_lint_rule_at(rule, out, error) })?;
    Ok(LintRule {
        code: text_of(c.code).unwrap_or_default(),
        meaning: text_of(c.meaning).unwrap_or_default(),
        fix: text_of(c.fix).unwrap_or_default(),
        severity: LintSeverity::from_code(c.severity),
    })
}

/// All rules of the linter.
pub fn lint_rules() -> Result<Vec<LintRule>> {
    // SAFETY: it has no conditions.
    (0..unsafe { sys::acm_lint_rule_count() })
        .map(lint_rule)
        .collect()
}

struct Lint(*mut sys::acm_lint);

impl Drop for Lint {
    fn drop(&mut self) {
        // SAFETY: the handle is valid, and not used afterwards.
        free(|error| unsafe { sys::acm_lint_free(self.0, error) });
    }
}

/// The findings about a motion table, in its order. `setups` are the bodies that the table moves; without any, part
/// counts are not compared.
pub fn lint(assets: &Assets<'_>, table: ObjectId, setups: &[ObjectId]) -> Result<Vec<LintFinding>> {
    let (first, count) = (setups.as_ptr().cast(), setups.len());
    // SAFETY: the handle is valid, and an ObjectId is laid out as acm_object_id.
    let lint = Lint(call_for_handle(|out, error| unsafe {
        sys::acm_lint_table(assets.handle(), table.0, first, count, out, error)
    })?);
    // SAFETY: the handle is valid, and the memory as large as it says.
    let findings: Vec<sys::acm_lint_finding> = list(|out, capacity, count, error| unsafe {
        sys::acm_lint_findings(lint.0, out, capacity, count, error)
    })?;
    let finding = |c: &sys::acm_lint_finding| {
        Ok(LintFinding {
            table: ObjectId(c.table),
            rule: lint_rule(c.rule)?,
            place: owned_text(c.place),
            detail: owned_text(c.detail),
        })
    };
    findings.iter().map(finding).collect()
}

/// The states of a motion table and what leads from one to another.
pub fn state_graph(assets: &Assets<'_>, table: ObjectId, format: GraphFormat) -> Result<String> {
    // SAFETY: the handle is valid.
    Bytes::make_text(|out, error| unsafe {
        sys::acm_state_graph(assets.handle(), table.0, format.code() as i32, out, error)
    })
}

/// An animation that came back from an editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GltfAnimation<'gltf> {
    /// Which one.
    pub id: ObjectId,
    /// Key frames.
    pub frames: u32,
    /// 0: as it was when it was exported, byte for byte.
    pub edited_frames: u32,
    /// How many were moved.
    pub edited_parts: u32,
    /// The record, as a container or [`Assets::add`] takes it.
    pub bytes: &'gltf [u8],
}

/// A .glb that was made, or a file that was read.
#[derive(Debug)]
pub struct Gltf(*mut sys::acm_gltf);

// SAFETY: the library takes calls on any thread, one at a time.
unsafe impl Send for Gltf {}

impl Drop for Gltf {
    fn drop(&mut self) {
        // SAFETY: the handle is valid, and not used afterwards.
        free(|error| unsafe { sys::acm_gltf_free(self.0, error) });
    }
}

impl Gltf {
    /// A body with its motions. `motions` are names as the JSON of [`state_graph`] has them; without any, all.
    pub fn export(
        assets: &Assets<'_>,
        setup: ObjectId,
        options: &GltfExportOptions,
        motions: &[&str],
    ) -> Result<Self> {
        let options = options.to_c();
        let names: Vec<CString> = motions.iter().map(|name| c_text(name)).collect();
        let pointers: Vec<*const c_char> = names.iter().map(|name| name.as_ptr()).collect();
        let (first, count) = (pointers.as_ptr(), pointers.len());
        // SAFETY: the handle, the struct and the texts are valid.
        let made = call_for_handle(|out, error| unsafe {
            sys::acm_gltf_export(assets.handle(), setup.0, &options, first, count, out, error)
        });
        made.map(Self)
    }

    /// Reads a .glb of [`Gltf::export`] that may have been edited since. A file with findings is refused unless `force`
    /// is set; the error has the first of them.
    pub fn import(bytes: &[u8], force: bool) -> Result<Self> {
        // SAFETY: plain data that the function fills in.
        let mut options = unsafe {
            let mut options = zeroed::<sys::acm_gltf_import_options>();
            sys::acm_gltf_import_options_init(&mut options);
            options
        };
        options.force = force.into();
        // SAFETY: the bytes and the struct are valid.
        let made = call_for_handle(|out, error| unsafe {
            sys::acm_gltf_import(bytes.as_ptr().cast(), bytes.len(), &options, out, error)
        });
        made.map(Self)
    }

    /// The .glb, and how many animations it has; nothing for a file that was read.
    pub fn file(&self) -> Result<(&[u8], usize)> {
        let (mut data, mut size, mut clips) = (std::ptr::null(), 0, 0);
        // SAFETY: the handle is valid.
        call(|error| unsafe { sys::acm_gltf_file(self.0, &mut data, &mut size, &mut clips, error) })?;
        // SAFETY: the bytes are valid until the handle is freed.
        Ok((unsafe { slice_of(data, size) }, clips))
    }

    /// Models that are absent or could not be read, ascending.
    pub fn missing(&self) -> Result<Vec<ObjectId>> {
        // SAFETY: the handle is valid, and the memory as large as it says.
        list_as(|out: *mut u32, capacity, count, error| unsafe {
            sys::acm_gltf_missing(self.0, out, capacity, count, error)
        })
    }

    /// The body; `None` for a file that was made.
    pub fn setup(&self) -> Result<Option<ObjectId>> {
        // SAFETY: the handle is valid.
        call_for(|out: *mut u32, error| unsafe { sys::acm_gltf_setup(self.0, out, error) })
            .map(Mirrors::from_c)
    }

    /// Ascending by id; none for a file that was made.
    pub fn animations(&self) -> Result<Vec<GltfAnimation<'_>>> {
        // SAFETY: the handle is valid, and the memory as large as it says.
        let animations: Vec<sys::acm_gltf_animation> = list(|out, capacity, count, error| unsafe {
            sys::acm_gltf_animations(self.0, out, capacity, count, error)
        })?;
        let animation = |c: &sys::acm_gltf_animation| GltfAnimation {
            id: ObjectId(c.id),
            frames: c.frames,
            edited_frames: c.edited_frames,
            edited_parts: c.edited_parts,
            // SAFETY: the bytes are valid until the handle is freed.
            bytes: unsafe { slice_of(c.bytes, c.size) },
        };
        Ok(animations.iter().map(animation).collect())
    }

    /// Of an animation, ascending by part.
    pub fn edited_parts(&self, animation: ObjectId) -> Result<Vec<GltfEditedPart>> {
        // SAFETY: the handle is valid, and the memory as large as it says.
        list_as(
            |out: *mut sys::acm_gltf_edited_part, capacity, count, error| unsafe {
                sys::acm_gltf_edited_parts(self.0, animation.0, out, capacity, count, error)
            },
        )
    }

    /// The names of an animation's motions that were edited, ascending.
    pub fn edited_motions(&self, animation: ObjectId) -> Result<Vec<String>> {
        // SAFETY: the handle is valid, and the memory as large as it says.
        texts(|out, capacity, count, error| unsafe {
            sys::acm_gltf_edited_motions(self.0, animation.0, out, capacity, count, error)
        })
    }

    /// What was left out, for people.
    pub fn notes(&self) -> Result<Vec<String>> {
        self.lines(sys::ACM_GLTF_NOTES)
    }

    /// Why the file is refused unless forced, for people.
    pub fn findings(&self) -> Result<Vec<String>> {
        self.lines(sys::ACM_GLTF_FINDINGS)
    }

    fn lines(&self, kind: u32) -> Result<Vec<String>> {
        // SAFETY: the handle is valid, and the memory as large as it says.
        texts(|out, capacity, count, error| unsafe {
            sys::acm_gltf_lines(self.0, kind as i32, out, capacity, count, error)
        })
    }
}

fn texts(
    function: impl FnMut(*mut *const c_char, usize, *mut usize, *mut sys::acm_error) -> i32,
) -> Result<Vec<String>> {
    Ok(list(function)?.into_iter().map(owned_text).collect())
}

/// Up to its first 0.
fn c_text(text: &str) -> CString {
    CString::new(text.split('\0').next().unwrap_or_default()).unwrap_or_default()
}

/// Lines of a scenario that could not run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioErrors {
    /// How many.
    pub lines: u32,
    /// Counted from 1.
    pub first_line: u32,
    /// Of the first one.
    pub reason: String,
    /// How its verb is written; empty when there is no such verb.
    pub expected: String,
}

/// Runs a scenario in a world of its own; returns what it prints. `table` is the motion table of bodies that name none.
/// Lines with errors are not an error of the call.
pub fn run_scenario(
    assets: &Assets<'_>,
    table: Option<ObjectId>,
    text: &str,
    options: &ScenarioOptions,
) -> Result<(String, Option<ScenarioErrors>)> {
    let options = options.to_c();
    // SAFETY: plain data.
    let mut errors = unsafe { zeroed::<sys::acm_scenario_errors>() };
    let (first, size) = (text.as_ptr().cast(), text.len());
    // SAFETY: the handle, the structs and the text are valid.
    let output = Bytes::make_text(|out, error| unsafe {
        sys::acm_scenario_run(
            assets.handle(),
            table.to_c(),
            first,
            size,
            &options,
            out,
            &mut errors,
            error,
        )
    })?;
    let found = (errors.lines > 0).then(|| ScenarioErrors {
        lines: errors.lines,
        first_line: errors.first_line,
        reason: text_within(&errors.reason),
        expected: text_within(&errors.expected),
    });
    Ok((output, found))
}

/// A whole message of a capture, put together from its fragments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CapturedMessage<'a> {
    /// The frame that completed it, from 1 as Wireshark counts.
    pub frame: u64,
    /// Of that frame, since 1970.
    pub microseconds: u64,
    /// The same for all messages between one client and its server.
    pub flow: u64,
    /// From the opcode on.
    pub bytes: &'a [u8],
    /// Of the game's network layer.
    pub queue: u16,
    /// Otherwise from the client.
    pub from_server: bool,
}

impl CapturedMessage<'_> {
    fn to_c(self) -> sys::acm_captured_message {
        sys::acm_captured_message {
            frame: self.frame,
            microseconds: self.microseconds,
            flow: self.flow,
            bytes: self.bytes.as_ptr().cast(),
            size: self.bytes.len(),
            queue: self.queue,
            from_server: self.from_server.into(),
            reserved: [0; 5],
        }
    }

    /// An object of JSON on one line: that of [`message_to_json`], with its time and frame.
    pub fn to_json(&self) -> Result<String> {
        let c = self.to_c();
        // SAFETY: the struct and its bytes are valid.
        Bytes::make_text(|out, error| unsafe { sys::acm_captured_message_json(&c, out, error) })
    }
}

/// What comes next in a capture.
#[derive(Debug)]
pub enum CaptureStep<'a> {
    /// The next whole message.
    Message(CapturedMessage<'a>),
    /// Something could not be read.
    Error {
        /// In which it is; of damage to the file, the last frame before it.
        frame: u64,
        /// Nothing follows.
        ends_capture: bool,
        /// Its offset counts from the start of what was wrong: file, frame or packet.
        error: Error,
    },
    /// Give more of the file, or finish.
    NeedsBytes,
    /// Only after the finish, or after an error that ends the capture.
    End,
}

/// The game's messages in a pcap or pcapng file.
#[derive(Debug)]
pub struct Capture(*mut sys::acm_capture);

// SAFETY: the library takes calls on any thread, one at a time.
unsafe impl Send for Capture {}

impl Drop for Capture {
    fn drop(&mut self) {
        // SAFETY: the handle is valid, and not used afterwards.
        free(|error| unsafe { sys::acm_capture_free(self.0, error) });
    }
}

impl Capture {
    /// Nothing of the file yet.
    pub fn new(options: &CaptureOptions) -> Result<Self> {
        let options = options.to_c();
        // SAFETY: the struct is valid.
        call_for_handle(|out, error| unsafe { sys::acm_capture_create(&options, out, error) }).map(Self)
    }

    /// The next bytes of the file, in chunks of any size.
    pub fn supply(&mut self, bytes: &[u8]) -> Result<()> {
        // SAFETY: the handle is valid; the bytes are copied.
        call(|error| unsafe { sys::acm_capture_supply(self.0, bytes.as_ptr().cast(), bytes.len(), error) })
    }

    /// There are no more bytes.
    pub fn finish(&mut self) -> Result<()> {
        // SAFETY: the handle is valid.
        call(|error| unsafe { sys::acm_capture_finish(self.0, error) })
    }

    /// What comes next. A message is there until the next call.
    pub fn next_step(&mut self) -> Result<CaptureStep<'_>> {
        // SAFETY: plain data.
        let (mut message, mut capture_error) = unsafe {
            (
                zeroed::<sys::acm_captured_message>(),
                zeroed::<sys::acm_capture_error>(),
            )
        };
        // SAFETY: the handle is valid.
        let step: i32 = call_for(|out, error| unsafe {
            sys::acm_capture_next(self.0, out, &mut message, &mut capture_error, error)
        })?;
        Ok(match step as u32 {
            sys::ACM_CAPTURE_MESSAGE => CaptureStep::Message(CapturedMessage {
                frame: message.frame,
                microseconds: message.microseconds,
                flow: message.flow,
                // SAFETY: the bytes are valid until the next call, and so is the borrow.
                bytes: unsafe { slice_of(message.bytes, message.size) },
                queue: message.queue,
                from_server: message.from_server != 0,
            }),
            sys::ACM_CAPTURE_ERROR => CaptureStep::Error {
                frame: capture_error.frame,
                ends_capture: capture_error.ends_capture != 0,
                error: Error::from_c(&capture_error.error),
            },
            sys::ACM_CAPTURE_NEEDS_BYTES => CaptureStep::NeedsBytes,
            _ => CaptureStep::End,
        })
    }

    /// What it has had so far.
    pub fn counts(&self) -> Result<CaptureCounts> {
        // SAFETY: the handle is valid.
        call_for(|out, error| unsafe { sys::acm_capture_get_counts(self.0, out, error) }).map(Mirrors::from_c)
    }
}

/// A capture through the engine: how far it is from what the server sent.
#[derive(Debug)]
pub struct Replay<'data> {
    handle: *mut sys::acm_replay,
    _assets: Assets<'data>,
}

// SAFETY: the library takes calls on any thread, one at a time.
unsafe impl Send for Replay<'_> {}

impl Drop for Replay<'_> {
    fn drop(&mut self) {
        // SAFETY: the handle is valid, and not used afterwards.
        free(|error| unsafe { sys::acm_replay_free(self.handle, error) });
    }
}

impl<'data> Replay<'data> {
    /// Assets are loaded as objects appear: no other thread may use worlds of these assets then.
    pub fn new(assets: &Assets<'data>, options: &ReplayOptions) -> Result<Self> {
        let options = options.to_c();
        // SAFETY: the handle and the struct are valid.
        let handle = call_for_handle(|out, error| unsafe {
            sys::acm_replay_create(assets.handle(), &options, out, error)
        })?;
        Ok(Self {
            handle,
            _assets: assets.clone(),
        })
    }

    /// The next message. Those of clients and those that have nothing to do with movement are left out.
    pub fn add(&mut self, message: &CapturedMessage<'_>) -> Result<()> {
        let c = message.to_c();
        // SAFETY: the handle, the struct and its bytes are valid.
        call(|error| unsafe { sys::acm_replay_add(self.handle, &c, error) })
    }

    /// What came of it so far.
    pub fn totals(&self) -> Result<ReplayTotals> {
        // SAFETY: the handle is valid.
        call_for(|out, error| unsafe { sys::acm_replay_get_totals(self.handle, out, error) })
            .map(Mirrors::from_c)
    }

    /// A report; `name` and `errors` of the capture are for the JSON.
    pub fn report(&self, format: ReplayFormat, name: &str, errors: u64) -> Result<String> {
        let name = c_text(name);
        // SAFETY: the handle and the text are valid.
        Bytes::make_text(|out, error| unsafe {
            sys::acm_replay_report(
                self.handle,
                format.code() as i32,
                name.as_ptr(),
                errors,
                out,
                error,
            )
        })
    }
}

/// One field of a message, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageField {
    /// Bytes from the start of the message.
    pub offset: u32,
    /// Bytes.
    pub size: u32,
    /// Such as "forward_command", or "pos.x".
    pub name: String,
    /// With its meaning where it has one: "0x0005 WalkForward".
    pub value: String,
}

/// A message in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageSummary {
    /// Such as "UpdateMotion".
    pub name: String,
    /// In words: "RunForward at 2.5, TurnRight at -1.5".
    pub meaning: String,
    /// That it is about; `None`: nothing, or the player that sends it.
    pub object: Option<Guid>,
    /// Otherwise from the client.
    pub from_server: bool,
}

/// A message taken apart.
#[derive(Debug)]
pub struct MessageText<'bytes> {
    handle: *mut sys::acm_message_text,
    bytes: PhantomData<&'bytes [u8]>,
}

// SAFETY: the library takes calls on any thread, one at a time.
unsafe impl Send for MessageText<'_> {}

impl Drop for MessageText<'_> {
    fn drop(&mut self) {
        // SAFETY: the handle is valid, and not used afterwards.
        free(|error| unsafe { sys::acm_message_text_free(self.handle, error) });
    }
}

impl<'bytes> MessageText<'bytes> {
    /// Takes any bytes; those of a message begin with its opcode.
    pub fn new(bytes: &'bytes [u8]) -> Result<Self> {
        // SAFETY: the bytes are as many as it says, and outlive this value.
        let handle = call_for_handle(|out, error| unsafe {
            sys::acm_message_text_create(bytes.as_ptr().cast(), bytes.len(), out, error)
        })?;
        Ok(Self {
            handle,
            bytes: PhantomData,
        })
    }

    /// Fails with why the message could not be read to its end.
    pub fn check(&self) -> Result<()> {
        // SAFETY: the handle is valid.
        call(|error| unsafe { sys::acm_message_text_status(self.handle, error) })
    }

    /// The message in a sentence. Fails as [`check`](Self::check).
    pub fn summary(&self) -> Result<MessageSummary> {
        // SAFETY: the handle is valid.
        let c: sys::acm_message_summary =
            call_for(|out, error| unsafe { sys::acm_message_text_summary(self.handle, out, error) })?;
        Ok(MessageSummary {
            name: owned_text(c.name),
            meaning: owned_text(c.meaning),
            object: Mirrors::from_c(c.object),
            from_server: c.from_server != 0,
        })
    }

    /// Its fields, as far as they could be read.
    pub fn fields(&self) -> Result<Vec<MessageField>> {
        // SAFETY: the handle is valid, and the memory as large as it says.
        let fields: Vec<sys::acm_message_field> = list(|out, capacity, count, error| unsafe {
            sys::acm_message_text_fields(self.handle, out, capacity, count, error)
        })?;
        let field = |c: &sys::acm_message_field| MessageField {
            offset: c.offset,
            size: c.size,
            name: owned_text(c.name),
            value: owned_text(c.value),
        };
        Ok(fields.iter().map(field).collect())
    }
}

/// A message as an object of JSON on one line, with every field.
pub fn message_to_json(message: &[u8]) -> Result<String> {
    // SAFETY: the bytes are as many as it says.
    Bytes::make_text(|out, error| unsafe {
        sys::acm_message_to_json(message.as_ptr().cast(), message.len(), out, error)
    })
}

/// The bytes of such an object. An error names the field that is missing or wrong.
pub fn message_from_json(json: &str) -> Result<Vec<u8>> {
    // SAFETY: the text is as long as it says.
    Bytes::make(|out, error| unsafe {
        sys::acm_message_from_json(json.as_ptr().cast(), json.len(), out, error)
    })
}
