// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! What objects wear, and what bodies show with it. Experimental: a minor version may change it.
//!
//! ```
//! use acmotion::appearance::{dress, look, Garment};
//! use acmotion::{Assets, ObjectId};
//! let assets = Assets::sample()?;
//! let mannequin = ObjectId(0x0200_0001);
//! let dressed = dress(&assets, mannequin, None, &[Garment::new(ObjectId(0x1000_0001))])?;
//! for part in look(&assets, mannequin, Some(&dressed.appearance))?.parts {
//!     println!("{:?} with {} surfaces", part.drawn_mesh, part.surfaces.len());
//! }
//! # Ok::<(), acmotion::Error>(())
//! ```

use crate::convert::{text_of, zeroed, Mirrors};
use crate::error::{call, call_for_handle, free, list, list_as, Result, Status};
pub use crate::plain::{LookFinding, LookFindingKind, LookSurface, PartChange, SubPalette, TextureChange};
use crate::{Assets, Guid, ObjectId, Server, World};
use acmotion_sys as sys;

/// What an object wears, over its Setup: the client's ObjDesc.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Appearance {
    /// The palette that sub-palettes change; without any it is not sent.
    pub base_palette: Option<ObjectId>,
    /// Other colours in the palette, applied in order.
    pub sub_palettes: Vec<SubPalette>,
    /// Other textures on parts.
    pub texture_changes: Vec<TextureChange>,
    /// Other meshes for parts.
    pub part_changes: Vec<PartChange>,
}

impl Appearance {
    /// Reads an ObjDesc, from its version byte to the padding after it.
    pub fn decode(bytes: &[u8]) -> Result<Self> {
        // SAFETY: the bytes and the lists are as large as they say.
        Lists::filled(|out, error| unsafe {
            sys::acm_appearance_decode(bytes.as_ptr().cast(), bytes.len(), out, error)
        })
    }

    /// Writes an ObjDesc as the retail server does. Fails, with the field, for what cannot be sent.
    pub fn encode(&self) -> Result<Vec<u8>> {
        let mut lists = Lists::of(self);
        let c = lists.view();
        // SAFETY: the lists and the memory are as large as they say.
        list(|out: *mut u8, capacity, count, error| unsafe {
            sys::acm_appearance_encode(&c, out.cast(), capacity, count, error)
        })
    }

    /// This one and, after it, the entries of another, as the client adds them: an entry for the same place is removed
    /// and the new one stands last; one for the whole palette removes all other colours.
    pub fn plus(&self, other: &Self) -> Result<Self> {
        let (mut first, mut second) = (Lists::of(self), Lists::of(other));
        let (to, added) = (first.view(), second.view());
        // SAFETY: all lists are as large as they say.
        Lists::filled(|out, error| unsafe { sys::acm_appearance_add(&to, &added, out, error) })
    }
}

/// The memory behind an `acm_appearance`.
struct Lists {
    base_palette: u32,
    sub_palettes: Vec<sys::acm_sub_palette>,
    texture_changes: Vec<sys::acm_texture_change>,
    part_changes: Vec<sys::acm_part_change>,
}

impl Lists {
    fn of(appearance: &Appearance) -> Self {
        Self {
            base_palette: appearance.base_palette.to_c(),
            sub_palettes: appearance.sub_palettes.iter().map(|s| s.to_c()).collect(),
            texture_changes: appearance.texture_changes.iter().map(|t| t.to_c()).collect(),
            part_changes: appearance.part_changes.iter().map(|p| p.to_c()).collect(),
        }
    }

    /// With all the room that any call may need.
    fn with_room() -> Self {
        // SAFETY: plain data.
        unsafe {
            Self {
                base_palette: 0,
                sub_palettes: vec![zeroed(); sys::ACM_MAX_SUB_PALETTES as usize],
                texture_changes: vec![zeroed(); sys::ACM_MAX_TEXTURE_CHANGES as usize],
                part_changes: vec![zeroed(); sys::ACM_MAX_PART_CHANGES as usize],
            }
        }
    }

    /// Valid for as long as the lists stay; counts and capacities are their lengths.
    fn view(&mut self) -> sys::acm_appearance {
        // SAFETY: plain data, which the function fills in.
        let mut c = unsafe { zeroed::<sys::acm_appearance>() };
        unsafe { sys::acm_appearance_init(&mut c) };
        c.base_palette = self.base_palette;
        c.sub_palettes = self.sub_palettes.as_mut_ptr();
        c.texture_changes = self.texture_changes.as_mut_ptr();
        c.part_changes = self.part_changes.as_mut_ptr();
        c.sub_palette_count = self.sub_palettes.len() as u32;
        c.texture_change_count = self.texture_changes.len() as u32;
        c.part_change_count = self.part_changes.len() as u32;
        c.sub_palette_capacity = c.sub_palette_count;
        c.texture_change_capacity = c.texture_change_count;
        c.part_change_capacity = c.part_change_count;
        c
    }

    /// What a call writes.
    fn filled(
        function: impl FnOnce(*mut sys::acm_appearance, *mut sys::acm_error) -> i32,
    ) -> Result<Appearance> {
        let mut lists = Self::with_room();
        let mut c = lists.view();
        call(|error| function(&mut c, error))?;
        Ok(Appearance {
            base_palette: Mirrors::from_c(c.base_palette),
            sub_palettes: first(&lists.sub_palettes, c.sub_palette_count),
            texture_changes: first(&lists.texture_changes, c.texture_change_count),
            part_changes: first(&lists.part_changes, c.part_change_count),
        })
    }
}

fn first<C: Copy, T: Mirrors<C>>(entries: &[C], count: u32) -> Vec<T> {
    entries
        .iter()
        .take(count as usize)
        .map(|&c| T::from_c(c))
        .collect()
}

/// What objects wear. Experimental.
impl World<'_> {
    /// As messages have described it, or as set.
    pub fn appearance(&self, guid: Guid) -> Result<Appearance> {
        // SAFETY: the handle is valid, and the lists as large as they say.
        Lists::filled(|out, error| unsafe {
            sys::acm_object_get_appearance(self.handle(), guid.0, out, error)
        })
    }

    /// Nobody is sent anything: on a server see [`Server::set_appearance`].
    pub fn set_appearance(&mut self, guid: Guid, appearance: &Appearance) -> Result<()> {
        let mut lists = Lists::of(appearance);
        let c = lists.view();
        // SAFETY: the handle is valid, and the lists as large as they say.
        call(|error| unsafe { sys::acm_object_set_appearance(self.handle(), guid.0, &c, error) })
    }
}

/// What objects wear. Experimental.
impl Server<'_> {
    /// Sets what an object wears, and sends it to everyone when it changes something. Clients keep the meshes and
    /// textures of parts that it does not name, so name every part: [`dress`] does.
    pub fn set_appearance(&mut self, guid: Guid, appearance: &Appearance) -> Result<()> {
        let mut lists = Lists::of(appearance);
        let c = lists.view();
        // SAFETY: the handle is valid, and the lists as large as they say.
        call(|error| unsafe { sys::acm_server_set_appearance(self.handle(), guid.0, &c, error) })
    }
}

/// What objects wear. Experimental.
impl Assets<'_> {
    /// Loads the models, textures and palettes that an appearance names, with all that they need.
    pub fn load_appearance(&self, appearance: &Appearance) -> Result<()> {
        let mut lists = Lists::of(appearance);
        let c = lists.view();
        // SAFETY: the handle is valid, and the lists as large as they say.
        call(|error| unsafe { sys::acm_assets_load_appearance(self.handle(), &c, error) })
    }
}

/// A thing that is worn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Garment {
    /// Which one.
    pub clothing_table: ObjectId,
    /// Which dye of the table; 0: none, the body keeps its colours.
    pub palette_template: u32,
    /// 0 to 1, one for each palette set of the dye; the fourth applies to all further sets. Out of range: no palette.
    pub shades: [f64; 4],
}

impl Garment {
    /// Without a dye.
    pub fn new(clothing_table: ObjectId) -> Self {
        Self::dyed(clothing_table, 0, 0.0)
    }

    /// The same shade for all sets of colours.
    pub fn dyed(clothing_table: ObjectId, palette_template: u32, shade: f64) -> Self {
        Self {
            clothing_table,
            palette_template,
            shades: [shade; 4],
        }
    }
}

/// Why a garment is not worn as it is described.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GarmentFinding {
    /// Index among those that were given.
    pub garment: u32,
    /// The kind of error.
    pub status: Status,
    /// The record concerned.
    pub object_id: Option<ObjectId>,
    /// What was wrong.
    pub field: &'static str,
}

/// What comes of [`dress`].
#[derive(Clone, Debug, PartialEq)]
pub struct DressedBody {
    /// What a server sends.
    pub appearance: Appearance,
    /// Garments that could not be worn as they are described.
    pub findings: Vec<GarmentFinding>,
}

/// What a server sends for a body: its own appearance (head, face, colours), then the garments, the lowest layer first,
/// then every part that nothing covers with its own mesh. Clothing tables are loaded with
/// [`Load::Clothing`](crate::Load::Clothing).
pub fn dress(
    assets: &Assets<'_>,
    setup: ObjectId,
    body: Option<&Appearance>,
    garments: &[Garment],
) -> Result<DressedBody> {
    let mut own = body.map_or_else(|| Lists::of(&Appearance::default()), Lists::of);
    let body = own.view();
    let worn: Vec<_> = garments
        .iter()
        .map(|garment| sys::acm_garment {
            clothing_table: garment.clothing_table.0,
            palette_template: garment.palette_template,
            shades: garment.shades,
        })
        .collect();
    // SAFETY: plain data.
    let mut findings = vec![unsafe { zeroed::<sys::acm_garment_finding>() }; worn.len()];
    let mut count = 0;
    // SAFETY: the handle is valid, and all lists are as large as they say.
    let appearance = Lists::filled(|out, error| unsafe {
        sys::acm_dress(
            assets.handle(),
            setup.0,
            &body,
            worn.as_ptr(),
            worn.len(),
            out,
            findings.as_mut_ptr(),
            findings.len(),
            &mut count,
            error,
        )
    })?;
    findings.truncate(count);
    let findings = findings.iter().map(|f| GarmentFinding {
        garment: f.garment,
        status: Status::from_code(f.status),
        object_id: Mirrors::from_c(f.object_id),
        field: text_of(f.field).unwrap_or_default(),
    });
    Ok(DressedBody {
        appearance,
        findings: findings.collect(),
    })
}

impl LookFindingKind {
    /// Such as "a mesh is not loaded".
    pub fn text(self) -> &'static str {
        // SAFETY: any number may be asked for.
        text_of(unsafe { sys::acm_look_finding_text(self.code()) }).unwrap_or_default()
    }
}

/// What a part shows.
#[derive(Clone, Debug, PartialEq)]
pub struct LookPart {
    /// Of the Setup or of a part change.
    pub mesh: Option<ObjectId>,
    /// What stands in for it near the eye; `None`: nothing is drawn.
    pub drawn_mesh: Option<ObjectId>,
    /// Of the mesh's first indexed image, before texture changes.
    pub original_palette: Option<ObjectId>,
    /// All its indexed images are drawn with [`Look::colors`].
    pub is_recolored: bool,
    /// The game draws nothing here at any distance.
    pub is_marker: bool,
    /// As the polygons of the drawn mesh number them.
    pub surfaces: Vec<LookSurface>,
}

/// What a body shows: ids and colours.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// Of the Setup.
    pub parts: Vec<LookPart>,
    /// 2,048, 0xAARRGGBB, in place of the base palette; none: every image keeps its own palette.
    pub colors: Vec<u32>,
    /// Each once.
    pub findings: Vec<LookFinding>,
}

struct LookHandle(*mut sys::acm_look);

impl Drop for LookHandle {
    fn drop(&mut self) {
        // SAFETY: the handle is valid, and not used afterwards.
        free(|error| unsafe { sys::acm_look_free(self.0, error) });
    }
}

/// What a Setup shows with an appearance. Fails only when the Setup is not loaded; load the rest with
/// [`Load::Model`](crate::Load::Model) and [`Assets::load_appearance`].
pub fn look(assets: &Assets<'_>, setup: ObjectId, appearance: Option<&Appearance>) -> Result<Look> {
    let mut worn = appearance.map_or_else(|| Lists::of(&Appearance::default()), Lists::of);
    let c = worn.view();
    // SAFETY: the handle is valid, and the lists as large as they say.
    let look = LookHandle(call_for_handle(|out, error| unsafe {
        sys::acm_look_create(assets.handle(), setup.0, &c, out, error)
    })?);
    // SAFETY, of all four: the handle is valid, and the memory as large as it says.
    let parts: Vec<sys::acm_look_part> = list(|out, capacity, count, error| unsafe {
        sys::acm_look_parts(look.0, out, capacity, count, error)
    })?;
    let surfaces_of = |part| {
        list_as(|out, capacity, count, error| unsafe {
            sys::acm_look_surfaces(look.0, part, out, capacity, count, error)
        })
    };
    let parts = parts.iter().zip(0..).map(|(part, i)| {
        Ok(LookPart {
            mesh: Mirrors::from_c(part.mesh),
            drawn_mesh: Mirrors::from_c(part.drawn_mesh),
            original_palette: Mirrors::from_c(part.original_palette),
            is_recolored: part.is_recolored != 0,
            is_marker: part.is_marker != 0,
            surfaces: surfaces_of(i)?,
        })
    });
    Ok(Look {
        parts: parts.collect::<Result<_>>()?,
        colors: list(|out, capacity, count, error| unsafe {
            sys::acm_look_colors(look.0, out, capacity, count, error)
        })?,
        findings: list_as(|out, capacity, count, error| unsafe {
            sys::acm_look_findings(look.0, out, capacity, count, error)
        })?,
    })
}
