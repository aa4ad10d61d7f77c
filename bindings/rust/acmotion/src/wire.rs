// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Messages as bytes. Experimental: a minor version may change it.

use crate::convert::{text_of, zeroed, Mirrors};
use crate::error::{call, call_for, list, Error, Result};
pub use crate::plain::{Message, MessageInfo};
use acmotion_sys as sys;
use std::ffi::CString;

/// Which message.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Opcode(pub u32);

impl Opcode {
    /// "UpdateMotion"; nothing for others.
    pub fn name(self) -> Option<&'static str> {
        // SAFETY: any number may be asked for.
        text_of(unsafe { sys::acm_wire_opcode_name(self.0) })
    }

    /// By its name, in any case.
    pub fn find(name: &str) -> Option<Opcode> {
        let name = CString::new(name).ok()?;
        // SAFETY: the name is a text with a 0 at its end.
        Some(Opcode(unsafe { sys::acm_wire_find_opcode(name.as_ptr()) })).filter(|opcode| opcode.0 != 0)
    }

    /// All that have a name.
    pub fn all() -> impl Iterator<Item = Opcode> {
        // SAFETY: any index may be asked for.
        let count = unsafe { sys::acm_wire_opcode_count() };
        (0..count).map(|i| Opcode(unsafe { sys::acm_wire_opcode_at(i) }))
    }
}

impl Mirrors<u32> for Opcode {
    fn from_c(c: u32) -> Self {
        Self(c)
    }
    fn to_c(self) -> u32 {
        self.0
    }
}

/// Decodes the whole message: fails, with offset and field, as the roles do.
pub fn identify(message: &[u8]) -> Result<MessageInfo> {
    // SAFETY: the bytes are as many as it says.
    call_for(|out, error| unsafe {
        sys::acm_wire_identify(message.as_ptr().cast(), message.len(), out, error)
    })
    .map(Mirrors::from_c)
}

/// Whether a 16-bit timestamp follows another.
pub fn is_newer(timestamp: u16, than: u16) -> bool {
    // SAFETY: it has no conditions.
    unsafe { sys::acm_wire_is_newer(timestamp, than) != 0 }
}

/// One field as it lies in a message.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WireField {
    /// Of the field.
    pub name: &'static str,
    /// 'w', 'x', 'y' or 'z' of a vector or a rotation.
    pub component: Option<char>,
    /// Bytes from the opcode.
    pub offset: u32,
    /// Bytes.
    pub size: u32,
    /// What it holds.
    pub value: WireValue,
}

/// What a field holds.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum WireValue {
    /// A number without a sign.
    Unsigned(u32),
    /// A float.
    Float(f32),
    /// Bytes that fill up, as a number.
    Padding(u32),
    /// Bytes as they are.
    Raw,
}

fn wire_field(c: &sys::acm_wire_field) -> WireField {
    WireField {
        name: text_of(c.name).unwrap_or_default(),
        component: Some(c.component as u8 as char).filter(|&c| c != '\0'),
        offset: c.offset,
        size: c.size,
        value: match u32::from(c.kind) {
            sys::ACM_FIELD_UNSIGNED => WireValue::Unsigned(c.bits),
            sys::ACM_FIELD_FLOAT => WireValue::Float(f32::from_bits(c.bits)),
            sys::ACM_FIELD_PADDING => WireValue::Padding(c.bits),
            _ => WireValue::Raw,
        },
    }
}

/// A message field by field. Of a message that cannot be decoded, the fields before the error and the error.
pub fn explain(message: &[u8]) -> (Vec<WireField>, Option<Error>) {
    // No field is shorter than a byte, but vectors may be empty.
    let mut fields: Vec<sys::acm_wire_field> = Vec::with_capacity(64);
    loop {
        let mut count = 0;
        // SAFETY: plain data.
        let mut error = unsafe { zeroed::<sys::acm_error>() };
        let (bytes, size) = (message.as_ptr().cast(), message.len());
        let (out, room) = (fields.as_mut_ptr(), fields.capacity());
        // SAFETY: the bytes and the memory are as large as it says.
        let status = unsafe { sys::acm_wire_explain(bytes, size, out, room, &mut count, &mut error) };
        if count > room {
            fields.reserve(count);
            continue;
        }
        // SAFETY: the library has written so many, and there was room for them.
        unsafe { fields.set_len(count) };
        let error = (status != sys::ACM_OK).then(|| Error::from_c(&error));
        return (fields.iter().map(wire_field).collect(), error);
    }
}

impl Message {
    /// With all fields as they begin.
    pub fn new(opcode: Opcode) -> Self {
        Mirrors::from_c(Self::begun(opcode))
    }

    /// As the library fills it in.
    fn begun(opcode: Opcode) -> sys::acm_message {
        // SAFETY: plain data that the function fills in.
        unsafe {
            let mut c = zeroed::<sys::acm_message>();
            sys::acm_message_init(&mut c, opcode.0);
            c
        }
    }

    /// Fails with [`Status::Unsupported`](crate::Status::Unsupported) for messages of other types.
    pub fn decode(bytes: &[u8]) -> Result<Self> {
        let mut c = Self::begun(Opcode(0));
        // SAFETY: the bytes are as many as it says, and the struct has its size.
        call(|error| unsafe { sys::acm_wire_decode(bytes.as_ptr().cast(), bytes.len(), &mut c, error) })?;
        Ok(Mirrors::from_c(c))
    }

    /// The bytes to send.
    pub fn encode(&self) -> Result<Vec<u8>> {
        let mut c = self.to_c();
        c.size = std::mem::size_of_val(&c) as u32;
        // SAFETY: the struct is valid, and the memory as large as it says.
        list(|out: *mut u8, capacity, count, error| unsafe {
            sys::acm_wire_encode(&c, out.cast(), capacity, count, error)
        })
    }
}
