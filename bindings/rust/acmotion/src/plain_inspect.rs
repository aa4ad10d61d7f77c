// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py from the C headers.
//! What inspect.h has in the same form.

use crate::ObjectId;

c_enum! {
    /// How bad a finding of the linter is.
    pub enum LintSeverity: u32 {
        /// Odd, and harmless.
        Note = ACM_LINT_NOTE,
        /// It plays, but hardly as meant.
        Warning = ACM_LINT_WARNING,
        /// Something does not work.
        Error = ACM_LINT_ERROR,
    }
}

c_enum! {
    /// How a state graph is written.
    pub enum GraphFormat: u32 {
        /// For Graphviz.
        Dot = ACM_GRAPH_DOT,
        /// Everything, with the names that exported files give the motions.
        Json = ACM_GRAPH_JSON,
        /// A picture.
        Svg = ACM_GRAPH_SVG,
    }
}

c_enum! {
    /// What lies between key frames.
    pub enum GltfKeys: u32 {
        /// Every key frame stands until the next, as retail shows it.
        Step = ACM_GLTF_STEP,
        /// Viewers interpolate between key frames.
        Linear = ACM_GLTF_LINEAR,
    }
}

c_enum! {
    /// What the parts of a body hang on.
    pub enum GltfTree: u32 {
        /// Parts hang on the parents that the Setup names.
        Parents = ACM_GLTF_PARENTS,
        /// All parts hang on the body; their keys are the frames of the file, bit for bit.
        Flat = ACM_GLTF_FLAT,
    }
}

c_enum! {
    /// What the bytes of an image are.
    pub enum ImageKind: u32 {
        /// Four bytes for each pixel, rows from the top, without padding; alpha 0 is clear.
        Rgba = ACM_IMAGE_RGBA,
        /// A whole JPEG file: the library has no decoder for it, browsers and hosts have.
        Jpeg = ACM_IMAGE_JPEG,
    }
}

c_enum! {
    /// What the colour of a pixel, or the one that is there already, is multiplied by before the two are added.
    #[allow(missing_docs)]
    pub enum BlendFactor: u32 {
        Zero = ACM_BLEND_ZERO,
        One = ACM_BLEND_ONE,
        /// The source alpha.
        SourceAlpha = ACM_BLEND_SOURCE_ALPHA,
        /// 1 less the source alpha.
        OneMinusSourceAlpha = ACM_BLEND_ONE_MINUS_SOURCE_ALPHA,
    }
}

c_enum! {
    /// Which surfaces are drawn before which others, in this order.
    #[allow(missing_docs)]
    pub enum DrawPass: u32 {
        Opaque = ACM_PASS_OPAQUE,
        ClipMap = ACM_PASS_CLIP_MAP,
        /// From the farthest to the nearest part, by `MeshInfo::sort_center`.
        Blended = ACM_PASS_BLENDED,
    }
}

c_enum! {
    /// How a mesh is turned when it is drawn. Its +y points away from the eye.
    pub enum MeshFacing: u32 {
        /// Not at all.
        AsPlaced = ACM_FACING_AS_PLACED,
        /// Towards the eye.
        Eye = ACM_FACING_EYE,
        /// About this axis of its own only.
        AroundX = ACM_FACING_AROUND_X,
        /// About this axis of its own only.
        AroundY = ACM_FACING_AROUND_Y,
        /// About this axis of its own only.
        AroundZ = ACM_FACING_AROUND_Z,
    }
}

c_enum! {
    /// How the output of a scenario is written.
    pub enum ScenarioForm: u32 {
        /// One line per event, for machines; lines with errors are noted and passed over.
        Trace = ACM_SCENARIO_TRACE,
        /// For people; ends at the first line with an error.
        Story = ACM_SCENARIO_STORY,
    }
}

c_enum! {
    /// How a replay is reported.
    pub enum ReplayFormat: u32 {
        /// The capture, the totals and the objects.
        Json = ACM_REPLAY_JSON,
        /// The paths from above.
        Svg = ACM_REPLAY_SVG,
    }
}

mirror! {
    /// How a body is written as glTF.
    pub struct GltfExportOptions = acm_gltf_export_options init acm_gltf_export_options_init {
        /// What lies between key frames.
        pub keys: GltfKeys,
        /// What the parts of a body hang on.
        pub tree: GltfTree,
        /// Velocity and position frames move the body; 0: it stays where it is.
        pub root_motion: bool,
        /// Also write meshes that the game never draws.
        pub markers: bool,
        /// 0: the motion table that the Setup names.
        pub table: Option<ObjectId>,
    }
}

mirror! {
    /// A part that an editor has moved.
    #[allow(missing_docs)]
    pub struct GltfEditedPart = acm_gltf_edited_part {
        pub part: u32,
        /// In which it is elsewhere than it was.
        pub frames: u32,
        /// The farthest that it was moved.
        pub metres: f64,
        /// The farthest that it was turned.
        pub radians: f64,
    }
}

mirror! {
    /// How a surface is drawn.
    #[allow(missing_docs)]
    pub struct Material = acm_material {
        /// 0: `color` alone.
        pub texture: Option<ObjectId>,
        /// 0xRRGGBB; white with a texture.
        pub color: u32,
        /// Of every vertex, 0 to 1: multiplied with that of the texture it is the source alpha.
        pub alpha: f32,
        /// Light x diffuse + luminosity, 0 to 1, is what a channel is multiplied by.
        pub luminosity: f32,
        pub diffuse: f32,
        /// What the colour of a pixel, or the one that is there already, is multiplied by before the two are added.
        pub source: BlendFactor,
        /// What the colour of a pixel, or the one that is there already, is multiplied by before the two are added.
        pub destination: BlendFactor,
        /// Pixels with a smaller source alpha (of 255) are not drawn; 0: no test.
        pub alpha_test: u8,
        /// Which surfaces are drawn before which others, in this order.
        pub pass: DrawPass,
        /// 0: the factors are one and zero, and alpha has no effect.
        pub blend: bool,
        /// Whether it writes depth.
        pub depth_write: bool,
        /// 0: additive; fog must not tint it.
        pub fog: bool,
        /// For `ImageOptions::clip_map`.
        pub clip_map: bool,
        /// The texture that it should have is not there: `color` is white.
        pub texture_missing: bool,
    }
}

mirror! {
    /// The triangles with one surface.
    #[allow(missing_docs)]
    pub struct MeshSurface = acm_mesh_surface {
        /// For `surface_material`.
        pub surface: ObjectId,
        pub first_vertex: u32,
        /// Three for each triangle; 0: nothing shows it.
        pub vertex_count: u32,
        /// Its texture repeats beyond the edges; 0: it is clamped.
        pub repeats: bool,
    }
}

mirror! {
    /// How a scenario runs.
    pub struct ScenarioOptions = acm_scenario_options init acm_scenario_options_init {
        /// How the output of a scenario is written.
        pub form: ScenarioForm,
        /// Of all ticks and updates; a step of n objects counts n times.
        pub max_steps: u64,
        /// Output beyond it ends the run with an error.
        pub max_output_bytes: u64,
    }
}

mirror! {
    /// Which traffic of a capture is the game's.
    #[allow(missing_docs)]
    pub struct CaptureOptions = acm_capture_options init acm_capture_options_init {
        /// The UDP ports of the server.
        pub first_port: u16,
        pub last_port: u16,
    }
}

mirror! {
    /// What a capture holds, as far as it was read.
    #[allow(missing_docs)]
    pub struct CaptureCounts = acm_capture_counts {
        pub frames: u64,
        /// Not of the game: other protocols and ports.
        pub other_frames: u64,
        /// Of those, parts of datagrams that IP has cut up.
        pub later_parts: u64,
        pub packets: u64,
        pub packet_bytes: u64,
        pub retransmissions: u64,
        pub valid_checksums: u64,
        pub wrong_checksums: u64,
        /// Cannot be checked without the key of the session.
        pub keyed_checksums: u64,
        pub fragments: u64,
        pub duplicates: u64,
        pub messages: u64,
        pub errors: u64,
        /// Since 1970.
        pub first_microseconds: u64,
        pub last_microseconds: u64,
        /// Bytes of the file up to the end of the last frame.
        pub position: u64,
        /// Messages that wait for fragments.
        pub unfinished: u64,
        /// Unfinished messages that made room for others.
        pub evicted: u64,
    }
}

mirror! {
    /// How a capture is replayed.
    pub struct ReplayOptions = acm_replay_options init acm_replay_options_init {
        /// Of objects that the capture does not describe; 0: their messages wait.
        pub assumed_setup: Option<ObjectId>,
    }
}

mirror! {
    /// How far engine and server agree.
    #[allow(missing_docs)]
    pub struct ReplayTotals = acm_replay_totals {
        pub objects: u64,
        /// Objects that were never described.
        pub undescribed: u64,
        /// Objects for which an assumed body stood.
        pub anonymous: u64,
        /// Objects whose Setup or table was not loaded.
        pub without_assets: u64,
        pub messages: u64,
        /// Messages that came before their object was described.
        pub deferred: u64,
        /// Of these, those that were never applied.
        pub waiting: u64,
        pub movements: u64,
        /// Of the movements, those that no body received when they came.
        pub unchecked: u64,
        /// Of these, those to objects that cannot move.
        pub cannot_move: u64,
        /// Positions.
        pub compared: u64,
        pub blips: u64,
        pub stalls: u64,
        /// Motions that the table of the object has nothing for.
        pub refused: u64,
        pub sounds: u64,
        pub scripts: u64,
        pub refused_effects: u64,
        /// Metres between engine and server; 0 when nothing was compared.
        pub worst: f64,
        /// Likewise.
        pub mean: f64,
        /// From the first message to the last.
        pub seconds: f64,
    }
}
