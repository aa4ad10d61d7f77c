// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! The C interface of acmotion as it is: `acmotion/acmotion.h` and `acmotion/inspect.h` say what each function does.
//!
//! Programs use the crate `acmotion`, which is safe. This one declares the functions and finds or builds the library;
//! see its build script for the environment variables.
//!
//! ```
//! // SAFETY: the library returns a text that lives as long as it does.
//! let version = unsafe { std::ffi::CStr::from_ptr(acmotion_sys::acm_version()) };
//! assert!(!version.to_bytes().is_empty());
//! ```
#![allow(non_camel_case_types)]

#[rustfmt::skip]
mod bindings;

pub use bindings::*;
