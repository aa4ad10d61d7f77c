// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! How values of this crate and of the C interface stand for one another.

/// A type that stands for the type `C` of the C interface.
pub(crate) trait Mirrors<C> {
    fn from_c(c: C) -> Self;
    fn to_c(self) -> C;
}

macro_rules! same_in_c {
    ($($kind:ty),*) => {$(
        impl Mirrors<$kind> for $kind {
            fn from_c(c: $kind) -> Self {
                c
            }
            fn to_c(self) -> $kind {
                self
            }
        }
    )*};
}
same_in_c!(u8, u16, u32, u64, i32, f32, f64, [u16; 9]);

impl Mirrors<u8> for bool {
    fn from_c(c: u8) -> Self {
        c != 0
    }
    fn to_c(self) -> u8 {
        self.into()
    }
}

/// Flags that the C interface stores in a word.
impl Mirrors<u32> for bool {
    fn from_c(c: u32) -> Self {
        c != 0
    }
    fn to_c(self) -> u32 {
        self.into()
    }
}

/// A struct of plain data, all of it 0.
///
/// # Safety
/// Zeroes must be a valid `T`, as they are in every struct of the C interface.
pub(crate) unsafe fn zeroed<T: Copy>() -> T {
    std::mem::zeroed()
}

/// Text that the library owns for as long as it lives.
pub(crate) fn text_of(text: *const std::os::raw::c_char) -> Option<&'static str> {
    if text.is_null() {
        return None;
    }
    // SAFETY: the C interface gives null or a text with a 0 at its end that lives as long as the library.
    unsafe { std::ffi::CStr::from_ptr(text) }.to_str().ok()
}

/// Text in a struct of the C interface: up to its first 0.
pub(crate) fn text_within(chars: &[std::os::raw::c_char]) -> String {
    let bytes: Vec<u8> = chars.iter().take_while(|&&c| c != 0).map(|&c| c as u8).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// An enumeration of the C interface. Values of newer libraries are kept as `Other`.
macro_rules! c_enum {
    ($(#[$meta:meta])* pub enum $name:ident: $code:ty {
        $($(#[$variant_meta:meta])* $variant:ident = $c:ident),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $name {
            $($(#[$variant_meta])* $variant,)*
            /// A number that this version of the crate has no name for.
            Other($code),
        }

        impl $name {
            /// By its number in the C interface.
            pub const fn from_code(code: $code) -> Self {
                match code {
                    $(acmotion_sys::$c => Self::$variant,)*
                    other => Self::Other(other),
                }
            }

            /// Its number in the C interface.
            pub const fn code(self) -> $code {
                match self {
                    $(Self::$variant => acmotion_sys::$c,)*
                    Self::Other(code) => code,
                }
            }
        }

        impl $crate::convert::Mirrors<$code> for $name {
            fn from_c(c: $code) -> Self {
                Self::from_code(c)
            }
            fn to_c(self) -> $code {
                self.code()
            }
        }

        impl $crate::convert::Mirrors<u8> for $name {
            fn from_c(c: u8) -> Self {
                Self::from_code(c.into())
            }
            /// A number that has no room there becomes one that the library refuses.
            fn to_c(self) -> u8 {
                u8::try_from(self.code()).unwrap_or(u8::MAX)
            }
        }
    };
}

/// Bits of the C interface.
macro_rules! c_flags {
    ($(#[$meta:meta])* pub struct $name:ident {
        $($(#[$flag_meta:meta])* $flag:ident = $c:ident),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        pub struct $name(pub u32);

        #[allow(missing_docs)]
        impl $name {
            $($(#[$flag_meta])* pub const $flag: Self = Self(acmotion_sys::$c);)*
        }

        impl $name {
            /// Whether all of these bits are set.
            pub const fn contains(self, bits: Self) -> bool {
                self.0 & bits.0 == bits.0
            }

            /// The same with these bits.
            #[must_use]
            pub const fn with(self, bits: Self) -> Self {
                Self(self.0 | bits.0)
            }

            /// The same without these bits.
            #[must_use]
            pub const fn without(self, bits: Self) -> Self {
                Self(self.0 & !bits.0)
            }
        }

        impl std::ops::BitOr for $name {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                self.with(other)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!(stringify!($name), "({:#x})"), self.0)
            }
        }

        impl $crate::convert::Mirrors<u32> for $name {
            fn from_c(c: u32) -> Self {
                Self(c)
            }
            fn to_c(self) -> u32 {
                self.0
            }
        }
    };
}

/// A struct of the C interface, field by field. With `init`, its default is what the library fills in.
macro_rules! mirror {
    (@get $c:ident $field:ident) => { $c.$field };
    (@get $c:ident $field:ident $other:ident) => { $c.$other };
    (@set $c:ident $value:expr, $field:ident) => { $c.$field = $value };
    (@set $c:ident $value:expr, $field:ident $other:ident) => { $c.$other = $value };
    (@base $c:ident) => {{
        // SAFETY: structs of the C interface are plain data.
        unsafe { $crate::convert::zeroed::<acmotion_sys::$c>() }
    }};
    (@base $c:ident $init:ident) => {{
        // SAFETY: structs of the C interface are plain data, and the function fills them in.
        unsafe {
            let mut c = $crate::convert::zeroed::<acmotion_sys::$c>();
            acmotion_sys::$init(&mut c);
            c
        }
    }};
    (@default $name:ident $c:ident) => {};
    (@default $name:ident $c:ident $init:ident) => {
        impl Default for $name {
            /// As the library has it.
            fn default() -> Self {
                $crate::convert::Mirrors::from_c(mirror!(@base $c $init))
            }
        }
    };
    ($(#[$meta:meta])* pub struct $name:ident = $c:ident $(init $init:ident)? {
        $($(#[$field_meta:meta])* pub $field:ident: $kind:ty $(= $other:ident)?),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct $name {
            $($(#[$field_meta])* pub $field: $kind,)*
        }

        impl $crate::convert::Mirrors<acmotion_sys::$c> for $name {
            fn from_c(c: acmotion_sys::$c) -> Self {
                Self { $($field: $crate::convert::Mirrors::from_c(mirror!(@get c $field $($other)?)),)* }
            }
            fn to_c(self) -> acmotion_sys::$c {
                let mut c = mirror!(@base $c $($init)?);
                $(mirror!(@set c $crate::convert::Mirrors::to_c(self.$field), $field $($other)?);)*
                c
            }
        }

        mirror!(@default $name $c $($init)?);
    };
}
