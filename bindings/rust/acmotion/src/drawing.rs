// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Textures, surfaces and meshes: what a renderer needs. Experimental: a minor version may change it.
//!
//! Part of the crate with the feature `inspect`. All functions load the records that they need.
//!
//! ```
//! use acmotion::drawing::{decode_image, read_mesh, surface_material, ImageOptions};
//! use acmotion::{Assets, ObjectId};
//! let assets = Assets::sample()?;
//! let mesh = read_mesh(&assets, ObjectId(0x0100_0001))?;
//! let material = surface_material(&assets, mesh.surfaces[0].surface, None, None)?;
//! if let Some(texture) = material.texture {
//!     let image = decode_image(&assets, texture, &ImageOptions::default())?;
//!     println!("{} x {} pixels", image.width, image.height);
//! }
//! # Ok::<(), acmotion::Error>(())
//! ```

use crate::convert::{zeroed, Mirrors};
use crate::error::{call, call_for, Error, Result};
use crate::inspect::Bytes;
pub use crate::plain_inspect::{BlendFactor, DrawPass, ImageKind, Material, MeshFacing, MeshSurface};
use crate::{Assets, ObjectId, Vec3};
use acmotion_sys as sys;

/// How a texture becomes a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImageOptions<'a> {
    /// Of an indexed image; `None`: the one that it names.
    pub palette: Option<ObjectId>,
    /// 0xAARRGGBB, instead of a palette: 2,048, or 256 that stand for eight indices each; empty: the palette's.
    pub colors: &'a [u32],
    /// The surface is a clip map: indices 0 to 7 are clear.
    pub clip_map: bool,
    /// An image with alpha alone becomes black with that alpha, as graphics hardware samples it; else opaque grey.
    pub as_texture: bool,
}

/// A texture as a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// What the bytes are.
    pub kind: ImageKind,
    /// Pixels.
    pub width: u32,
    /// Pixels.
    pub height: u32,
    /// Pixels whose index the palette does not have; they are clear.
    pub outside_palette: u64,
    /// Pixels, or the file.
    pub bytes: Vec<u8>,
}

/// An image (RenderSurface), or a SurfaceTexture, which stands for the first of its images that is there.
pub fn decode_image(assets: &Assets<'_>, id: ObjectId, options: &ImageOptions<'_>) -> Result<Image> {
    // SAFETY: plain data, of which the function fills in one.
    let (mut given, mut info) = unsafe {
        (
            zeroed::<sys::acm_image_options>(),
            zeroed::<sys::acm_image_info>(),
        )
    };
    unsafe { sys::acm_image_options_init(&mut given) };
    given.palette = options.palette.to_c();
    given.colors = options.colors.as_ptr();
    given.color_count = options.colors.len();
    given.clip_map = options.clip_map.to_c();
    given.as_texture = options.as_texture.to_c();
    // SAFETY: the handle and the structs are valid, and the colours as many as they say.
    let bytes = Bytes::make(|out, error| unsafe {
        sys::acm_image_decode(assets.handle(), id.0, &given, &mut info, out, error)
    })?;
    Ok(Image {
        kind: ImageKind::from_code(info.kind),
        width: info.width,
        height: info.height,
        outside_palette: info.outside_palette,
        bytes,
    })
}

/// A PNG file of RGBA pixels: width x height x 4 bytes.
pub fn encode_png(rgba: &[u8], width: u32, height: u32) -> Result<Vec<u8>> {
    // SAFETY: the pixels are as many as they say.
    Bytes::make(|out, error| unsafe {
        sys::acm_image_png(rgba.as_ptr().cast(), rgba.len(), width, height, out, error)
    })
}

/// What hooks and particles change on a part. A part with a translucency of 1 is not drawn at all.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PartDrawing {
    /// 0 opaque to 1 clear.
    pub translucency: f32,
    /// Instead of the surface's.
    pub luminosity: Option<f32>,
    /// Instead of the surface's.
    pub diffuse: Option<f32>,
}

/// How a Surface is drawn on a part. `texture`: the SurfaceTexture that a look has put in the place of its own.
pub fn surface_material(
    assets: &Assets<'_>,
    surface: ObjectId,
    part: Option<&PartDrawing>,
    texture: Option<ObjectId>,
) -> Result<Material> {
    let part = part.copied().unwrap_or_default();
    let drawing = sys::acm_part_drawing {
        translucency: part.translucency,
        luminosity: part.luminosity.unwrap_or_default(),
        diffuse: part.diffuse.unwrap_or_default(),
        has_luminosity: part.luminosity.is_some().to_c(),
        has_diffuse: part.diffuse.is_some().to_c(),
        reserved: [0; 2],
    };
    // SAFETY: the handle and the struct are valid.
    let material = call_for(|out, error| unsafe {
        sys::acm_surface_material(assets.handle(), surface.0, &drawing, texture.to_c(), out, error)
    })?;
    Ok(Material::from_c(material))
}

/// 32 bytes, fit for a vertex buffer.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct MeshVertex {
    /// Metres.
    pub position: Vec3,
    /// Unit length as a rule; zero: it has none.
    pub normal: Vec3,
    /// Of the texture.
    pub u: f32,
    /// Runs down: 0 is the first row of the image.
    pub v: f32,
}
const _: () = assert!(std::mem::size_of::<MeshVertex>() == std::mem::size_of::<sys::acm_mesh_vertex>());

/// The triangles of a mesh.
#[derive(Clone, Debug, PartialEq)]
pub struct Mesh {
    /// The mesh that stands in for it near the eye, or it itself.
    pub drawn: ObjectId,
    /// Whether it is turned towards the eye.
    pub facing: MeshFacing,
    /// By which parts with blended surfaces are sorted.
    pub sort_center: Vec3,
    /// Numbered as in [`LookPart::surfaces`](crate::appearance::LookPart::surfaces).
    pub surfaces: Vec<MeshSurface>,
    /// Three a triangle, counter-clockwise, surface after surface.
    pub vertices: Vec<MeshVertex>,
}

/// The triangles of a GfxObj that are seen, backs of two-sided polygons included.
pub fn read_mesh(assets: &Assets<'_>, mesh: ObjectId) -> Result<Mesh> {
    // SAFETY: plain data.
    let mut info = unsafe { zeroed::<sys::acm_mesh_info>() };
    let (mut surfaces, mut vertices) = (Vec::new(), Vec::<MeshVertex>::new());
    loop {
        // SAFETY: the handle is valid, the memory as large as it says, and both structs of vertices lie alike.
        let read = call(|error| unsafe {
            let (first, room) = (surfaces.as_mut_ptr(), surfaces.capacity());
            let corners = vertices.as_mut_ptr().cast();
            sys::acm_mesh_read(
                assets.handle(),
                mesh.0,
                &mut info,
                first,
                room,
                corners,
                vertices.capacity(),
                error,
            )
        });
        let (surface_count, vertex_count) = (info.surface_count as usize, info.vertex_count as usize);
        let is_full = |error: &Error| error.status() == crate::Status::BufferFull;
        match read {
            Err(error) if is_full(&error) => {
                surfaces.reserve(surface_count);
                vertices.reserve(vertex_count);
            }
            Err(error) => return Err(error),
            Ok(()) => {
                // SAFETY: the library has written so many, which is at most the capacity that it was given.
                unsafe { surfaces.set_len(surface_count) };
                unsafe { vertices.set_len(vertex_count) };
                break;
            }
        }
    }
    Ok(Mesh {
        drawn: ObjectId(info.drawn),
        facing: MeshFacing::from_code(info.facing),
        sort_center: Vec3::from_c(info.sort_center),
        surfaces: surfaces.into_iter().map(MeshSurface::from_c).collect(),
        vertices,
    })
}
