// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Where the parts of bodies are.

use crate::convert::{zeroed, Mirrors};
use crate::error::{call, call_for, list_as, Result};
pub use crate::plain::{PartLook, PoseShape};
use crate::{CellId, Frame, Guid, Vec3, World};
use acmotion_sys as sys;
use std::marker::PhantomData;

/// Which poses are wanted. By default: what retail shows.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PoseOptions {
    /// Blends neighbouring key frames; retail never does.
    pub smooth: bool,
    /// At the display place, which moves between ticks too: seconds, 0 to 0.2, from the last tick to the moment that is
    /// drawn.
    pub seconds_since_tick: Option<f64>,
    /// Of matrices: column after column; otherwise row after row.
    pub column_major: bool,
    /// Matrices are rigid, and [`PoseBuffer::with_scales`] receives the scales of parts.
    pub report_scales: bool,
    /// Room that an object has no parts for is set to zero.
    pub zero_unused: bool,
    /// Relative to the landblock of this cell; otherwise to the landblock of each object.
    pub landblock: Option<CellId>,
}

impl PoseOptions {
    fn to_c(self, format: u32) -> sys::acm_pose_options {
        // SAFETY: plain data that the function fills in.
        let mut c = unsafe {
            let mut c = zeroed::<sys::acm_pose_options>();
            sys::acm_pose_options_init(&mut c);
            c
        };
        c.format = format as u8; // all are below 256
        c.smooth = self.smooth.into();
        c.display = self.seconds_since_tick.is_some().into();
        c.seconds_since_tick = self.seconds_since_tick.unwrap_or(0.0);
        c.column_major = self.column_major.into();
        c.report_scales = self.report_scales.into();
        c.zero_unused = self.zero_unused.into();
        c.in_landblock = self.landblock.is_some().into();
        c.landblock = self.landblock.to_c();
        c
    }
}

/// Memory of the caller for poses: of one object, or of many.
///
/// ```
/// use acmotion::PoseBuffer;
/// let mut matrices = vec![[0.0f32; 12]; 10 * 34]; // ten objects of up to 34 parts
/// let buffer = PoseBuffer::matrices_3x4(&mut matrices, 34);
/// # drop(buffer);
/// ```
///
/// While poses are written to it, nothing else uses the memory:
///
/// ```compile_fail,E0499
/// # use acmotion::PoseBuffer;
/// let mut matrices = vec![[0.0f32; 12]; 34];
/// let mut one = PoseBuffer::matrices_3x4(&mut matrices, 34);
/// let mut two = PoseBuffer::matrices_3x4(&mut matrices, 34);
/// # drop((one, two));
/// ```
pub struct PoseBuffer<'memory> {
    c: sys::acm_pose_buffer,
    format: u32,
    memory: PhantomData<&'memory mut [f32]>,
}

// SAFETY: it is a mutable borrow of floats.
unsafe impl Send for PoseBuffer<'_> {}

impl<'memory> PoseBuffer<'memory> {
    /// Frames side by side, so many for each object.
    pub fn frames(memory: &'memory mut [Frame], parts_per_object: u32) -> Self {
        Self::make(memory, parts_per_object, sys::ACM_POSE_FRAMES)
    }

    /// Three rows of a rotation and a translation.
    pub fn matrices_3x4(memory: &'memory mut [[f32; 12]], parts_per_object: u32) -> Self {
        Self::make(memory, parts_per_object, sys::ACM_POSE_MATRIX_3X4)
    }

    /// The same with a last row 0 0 0 1.
    pub fn matrices_4x4(memory: &'memory mut [[f32; 16]], parts_per_object: u32) -> Self {
        Self::make(memory, parts_per_object, sys::ACM_POSE_MATRIX_4X4)
    }

    /// Poses of one of these shapes among other data: see [`with_strides`](Self::with_strides).
    pub fn floats(memory: &'memory mut [f32], parts_per_object: u32, shape: PoseShape) -> Self {
        Self::make(memory, parts_per_object, shape.code())
    }

    fn make<T>(memory: &'memory mut [T], parts_per_object: u32, format: u32) -> Self {
        // SAFETY: plain data that the function fills in.
        let mut c = unsafe {
            let mut c = zeroed::<sys::acm_pose_buffer>();
            sys::acm_pose_buffer_init(&mut c);
            c
        };
        c.part_capacity = parts_per_object;
        c.data_size = std::mem::size_of_val(memory);
        c.data = memory.as_mut_ptr().cast();
        Self {
            c,
            format,
            memory: PhantomData,
        }
    }

    /// Bytes, multiples of 4, from part to part (0: side by side), and from an object's first part to the next object's
    /// (0: no gap). Bytes between parts are not touched.
    #[must_use]
    pub fn with_strides(mut self, part: usize, object: usize) -> Self {
        self.c.part_stride = part;
        self.c.object_stride = object;
        self
    }

    /// Room for the scale of each part.
    #[must_use]
    pub fn with_scales(mut self, scales: &'memory mut [Vec3]) -> Self {
        self.c.scales = scales.as_mut_ptr().cast();
        self.c.scales_size = std::mem::size_of_val(scales);
        self
    }

    /// Bytes from scale to scale, as [`with_strides`](Self::with_strides).
    #[must_use]
    pub fn with_scale_strides(mut self, part: usize, object: usize) -> Self {
        self.c.scale_part_stride = part;
        self.c.scale_object_stride = object;
        self
    }
}

impl std::fmt::Debug for PoseBuffer<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let shape = PoseShape::from_code(self.format);
        f.debug_struct("PoseBuffer")
            .field("bytes", &self.c.data_size)
            .field("shape", &shape)
            .finish()
    }
}

/// Poses. A held object is shown where its holder's hand is.
impl World<'_> {
    /// The frames of all parts of an object.
    pub fn pose(&self, guid: Guid, options: &PoseOptions) -> Result<Vec<Frame>> {
        let parts = self.state(guid)?.part_count;
        let mut frames = vec![Frame::default(); parts.into()];
        let count = self.write_pose(guid, options, &mut PoseBuffer::frames(&mut frames, parts.into()))?;
        frames.truncate(count);
        Ok(frames)
    }

    /// Writes where the parts of an object are; returns how many were written.
    pub fn write_pose(&self, guid: Guid, options: &PoseOptions, out: &mut PoseBuffer<'_>) -> Result<usize> {
        let options = options.to_c(out.format);
        // SAFETY: the handle and the structs are valid, and the memory is as large as the buffer says.
        let count: u32 = call_for(|count, error| unsafe {
            sys::acm_object_write_pose(self.handle(), guid.0, &options, &out.c, count, error)
        })?;
        Ok(count as usize)
    }

    /// Of many objects, in the order given. `counts` receives the number of parts of each, 0 when it is not there; it
    /// keeps its memory from call to call.
    pub fn write_poses(
        &self,
        guids: &[Guid],
        options: &PoseOptions,
        out: &mut PoseBuffer<'_>,
        counts: &mut Vec<u32>,
    ) -> Result<()> {
        let options = options.to_c(out.format);
        counts.clear();
        counts.resize(guids.len(), 0);
        let (first, count) = (guids.as_ptr().cast(), guids.len());
        // SAFETY: the handle and the structs are valid, and the memory is as large as the buffer says.
        call(|error| unsafe {
            sys::acm_world_write_poses(
                self.handle(),
                first,
                count,
                &options,
                &out.c,
                counts.as_mut_ptr(),
                error,
            )
        })
    }

    /// How the parts of an object are shown.
    pub fn part_looks(&self, guid: Guid) -> Result<Vec<PartLook>> {
        // SAFETY: the handle is valid, and the memory as large as it says.
        list_as(|out, capacity, count, error| unsafe {
            sys::acm_object_part_looks(self.handle(), guid.0, out, capacity, count, error)
        })
    }
}
