// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Numbers that name something. Each is a type of its own, so that none is taken for another.

use crate::convert::{text_of, Mirrors};
use std::ffi::CString;
use std::fmt;

macro_rules! id {
    ($(#[$meta:meta])* pub struct $name:ident;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(transparent)]
        pub struct $name(pub u32);

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({:#010x})"), self.0)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:#010x}", self.0)
            }
        }

        impl Mirrors<u32> for $name {
            fn from_c(c: u32) -> Self {
                Self(c)
            }
            fn to_c(self) -> u32 {
                self.0
            }
        }

        /// 0 names nothing.
        impl Mirrors<u32> for Option<$name> {
            fn from_c(c: u32) -> Self {
                Some($name(c)).filter(|id| id.0 != 0)
            }
            fn to_c(self) -> u32 {
                self.map_or(0, |id| id.0)
            }
        }
    };
}

id! {
    /// An object of the game, within a world.
    pub struct Guid;
}
id! {
    /// A record of the game's data; the high byte gives its type.
    pub struct ObjectId;
}
id! {
    /// 0xXXYYCCCC: landblock and cell.
    pub struct CellId;
}
id! {
    /// A motion command; [`commands`](crate::commands) names all.
    pub struct Command;
}

impl Command {
    /// By its name, in any case.
    ///
    /// ```
    /// use acmotion::{commands, Command};
    /// assert_eq!(Command::find("walkforward"), Some(commands::WALK_FORWARD));
    /// assert_eq!(commands::WALK_FORWARD.name(), Some("WalkForward"));
    /// ```
    pub fn find(name: &str) -> Option<Command> {
        let name = CString::new(name).ok()?;
        // SAFETY: the name is a text with a 0 at its end.
        Mirrors::from_c(unsafe { acmotion_sys::acm_find_command(name.as_ptr()) })
    }

    /// "WalkForward"; nothing for a number that is not a command.
    pub fn name(self) -> Option<&'static str> {
        // SAFETY: any number may be asked for.
        text_of(unsafe { acmotion_sys::acm_command_name(self.0) })
    }

    /// All commands, by their low word.
    pub fn all() -> impl Iterator<Item = Command> {
        // SAFETY: any index may be asked for.
        let count = unsafe { acmotion_sys::acm_command_count() };
        (0..count).map(|i| Command(unsafe { acmotion_sys::acm_command_at(i) }))
    }
}

/// "Footstep1"; nothing for numbers without a name.
pub fn sound_type_name(sound_type: u32) -> Option<&'static str> {
    // SAFETY: any number may be asked for.
    text_of(unsafe { acmotion_sys::acm_sound_type_name(sound_type) })
}

/// "LevelUp"; nothing for numbers without a name.
pub fn script_type_name(script_type: u32) -> Option<&'static str> {
    // SAFETY: any number may be asked for.
    text_of(unsafe { acmotion_sys::acm_script_type_name(script_type) })
}
