// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Vectors, rotations, frames and positions. All have the layout of the C interface.

use crate::convert::Mirrors;
use crate::error::{call, Result};
use crate::CellId;
use acmotion_sys as sys;

/// Metres, or metres per second, or radians per second.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Vec3 {
    /// East.
    pub x: f32,
    /// North.
    pub y: f32,
    /// Up.
    pub z: f32,
}

/// A rotation, its scalar first.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
#[allow(missing_docs)]
pub struct Quat {
    pub w: f32,
    pub x: f32,
    pub y: f32,
    pub z: f32,
}

/// A place and a rotation there.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Frame {
    /// Metres, of a body from the south-west corner of its landblock.
    pub origin: Vec3,
    /// How it is turned.
    pub rotation: Quat,
}

/// A frame in a cell of the map.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Position {
    /// The cell that it is in.
    pub cell: CellId,
    /// Relative to the south-west corner of the cell's landblock.
    pub frame: Frame,
}

/// The size of a body, in metres.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
#[allow(missing_docs)]
pub struct Cylinder {
    pub radius: f32,
    pub height: f32,
}

/// Points p with normal * p + d = 0.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
#[allow(missing_docs)]
pub struct Plane {
    pub normal: Vec3,
    pub d: f32,
}

/// The type is that of the C interface by another name: slices are handed over as they are.
macro_rules! same_layout {
    ($($name:ident = $c:ident { $($field:ident),* }),* $(,)?) => {$(
        const _: () = {
            assert!(std::mem::size_of::<$name>() == std::mem::size_of::<sys::$c>());
            assert!(std::mem::align_of::<$name>() == std::mem::align_of::<sys::$c>());
        };
        impl Mirrors<sys::$c> for $name {
            fn from_c(c: sys::$c) -> Self {
                Self { $($field: Mirrors::from_c(c.$field)),* }
            }
            fn to_c(self) -> sys::$c {
                sys::$c { $($field: Mirrors::to_c(self.$field)),* }
            }
        }
    )*};
}
same_layout!(
    Vec3 = acm_vec3 { x, y, z },
    Quat = acm_quat { w, x, y, z },
    Frame = acm_frame { origin, rotation },
    Position = acm_position { cell, frame },
    Cylinder = acm_cylinder { radius, height },
    Plane = acm_plane { normal, d },
);

impl Vec3 {
    /// By its components.
    pub const fn new(x: f32, y: f32, z: f32) -> Self {
        Self { x, y, z }
    }
}

impl Quat {
    /// No rotation.
    pub const IDENTITY: Self = Self {
        w: 1.0,
        x: 0.0,
        y: 0.0,
        z: 0.0,
    };
}

impl Default for Quat {
    /// No rotation.
    fn default() -> Self {
        Self::IDENTITY
    }
}

impl Frame {
    /// Where it faces, in degrees: 0 north, 90 east.
    pub fn heading(&self) -> f32 {
        let c = self.to_c();
        // SAFETY: a valid frame.
        unsafe { sys::acm_heading_of(&c) }
    }

    /// Turns it to face there.
    pub fn set_heading(&mut self, degrees: f32) -> Result<()> {
        let mut c = self.to_c();
        // SAFETY: a valid frame.
        call(|error| unsafe { sys::acm_set_heading(&mut c, degrees, error) })?;
        *self = Self::from_c(c);
        Ok(())
    }
}

impl Position {
    /// In a cell, not turned.
    pub fn new(cell: CellId, x: f32, y: f32, z: f32) -> Self {
        Self {
            cell,
            frame: Frame {
                origin: Vec3::new(x, y, z),
                rotation: Quat::IDENTITY,
            },
        }
    }

    /// Metres to another position, across landblocks.
    pub fn distance_to(&self, other: &Position) -> f32 {
        let (from, to) = (self.to_c(), other.to_c());
        // SAFETY: valid positions.
        unsafe { sys::acm_distance(&from, &to) }
    }

    /// In which direction another position lies, in degrees.
    pub fn heading_to(&self, other: &Position) -> f32 {
        let (from, to) = (self.to_c(), other.to_c());
        // SAFETY: valid positions.
        unsafe { sys::acm_heading_between(&from, &to) }
    }

    /// Moves an outdoor position whose origin has left its landblock into the cell where it lies. When that is outside
    /// the map it fails, and the cell is 0.
    pub fn adjust_to_outside(&mut self) -> Result<()> {
        let mut c = self.to_c();
        // SAFETY: a valid position.
        let result = call(|error| unsafe { sys::acm_adjust_to_outside(&mut c, error) });
        *self = Self::from_c(c);
        result
    }
}
