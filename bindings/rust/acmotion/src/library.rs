// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! The library as a whole: its version, and where its memory comes from.

use crate::convert::text_of;
use crate::error::{call, Result};
use acmotion_sys as sys;
use std::alloc::{alloc, dealloc, handle_alloc_error, Layout};
use std::ffi::c_void;

/// The library's version: "0.2.0".
pub fn version() -> &'static str {
    // SAFETY: it has no conditions.
    text_of(unsafe { sys::acm_version() }).unwrap_or_default()
}

/// How the library was built, in one line.
pub fn build_description() -> &'static str {
    // SAFETY: it has no conditions.
    text_of(unsafe { sys::acm_build_description() }).unwrap_or_default()
}

/// The version of the binary interface that the library has.
pub fn abi_version() -> u32 {
    // SAFETY: it has no conditions.
    unsafe { sys::acm_abi_version() }
}

/// Whether the library that is linked is one that this crate can use. With a shared library, ask first.
pub fn is_compatible() -> bool {
    // SAFETY: it has no conditions.
    unsafe { sys::acm_is_compatible(sys::ACM_ABI_VERSION) != 0 }
}

/// Lets the library take its memory from this program's global allocator. Call it first: it fails with
/// [`Status::InUse`](crate::Status::InUse) while the library holds memory.
pub fn use_global_allocator() -> Result<()> {
    // SAFETY: both functions keep the promises of the header and use no context.
    call(|error| unsafe {
        sys::acm_set_allocator(Some(allocate), Some(release), std::ptr::null_mut(), error)
    })
}

/// Lets it take its memory from the C++ runtime again, as it begins.
pub fn use_default_allocator() -> Result<()> {
    // SAFETY: no functions: the library uses its own.
    call(|error| unsafe { sys::acm_set_allocator(None, None, std::ptr::null_mut(), error) })
}

/// The global allocator has no blocks of 0 bytes.
fn layout_of(bytes: usize, alignment: usize) -> Layout {
    match Layout::from_size_align(bytes.max(1), alignment) {
        Ok(layout) => layout,
        Err(_) => std::process::abort(), // no unwinding through C++
    }
}

unsafe extern "C" fn allocate(_: *mut c_void, bytes: usize, alignment: usize) -> *mut c_void {
    let layout = layout_of(bytes, alignment);
    let memory = alloc(layout);
    if memory.is_null() {
        handle_alloc_error(layout);
    }
    memory.cast()
}

unsafe extern "C" fn release(_: *mut c_void, memory: *mut c_void, bytes: usize, alignment: usize) {
    dealloc(memory.cast(), layout_of(bytes, alignment));
}
