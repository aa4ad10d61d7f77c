// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py from the C headers.
//! What inspect.h has in the same form.

use crate::{Command, Cylinder, Guid, InterpretedMotionState, MotionError, MoveKind};
use crate::{MovementParameters, ObjectId, Position, RawMotionState, TargetStatus, Vec3};

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
    pub enum BlendFactor: u32 {
        /// Times 0.
        Zero = ACM_BLEND_ZERO,
        /// Times 1.
        One = ACM_BLEND_ONE,
        /// The source alpha.
        SourceAlpha = ACM_BLEND_SOURCE_ALPHA,
        /// 1 less the source alpha.
        OneMinusSourceAlpha = ACM_BLEND_ONE_MINUS_SOURCE_ALPHA,
    }
}

c_enum! {
    /// Which surfaces are drawn before which others, in this order.
    pub enum DrawPass: u32 {
        /// First, in any order.
        Opaque = ACM_PASS_OPAQUE,
        /// With holes: texels are drawn or not.
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

c_enum! {
    /// What a node of a sequence is played for.
    pub enum NodeRole: u32 {
        /// No motion has made it.
        Unknown = ACM_NODE_UNKNOWN,
        /// On the way from one state to another.
        Link = ACM_NODE_LINK,
        /// The action itself.
        Action = ACM_NODE_ACTION,
        /// From an action back to the state it was begun in.
        BackLink = ACM_NODE_BACK_LINK,
        /// The cycle that plays until something else does.
        Cycle = ACM_NODE_CYCLE,
    }
}

c_enum! {
    /// What interpolation does at a node.
    pub enum InterpolationType: u32 {
        /// No node.
        Invalid = ACM_INTERPOLATION_INVALID,
        /// The body goes to a place.
        Position = ACM_INTERPOLATION_POSITION,
        /// The body is put at a place.
        Jump = ACM_INTERPOLATION_JUMP,
        /// The body is given a velocity.
        Velocity = ACM_INTERPOLATION_VELOCITY,
    }
}

c_enum! {
    /// Lists of motions inside a body.
    pub enum MotionList: u32 {
        /// Of the motion state, the newest first (core 5).
        Modifiers = ACM_LIST_MODIFIERS,
        /// Of the motion state, the oldest first.
        Actions = ACM_LIST_ACTIONS,
        /// Of the raw state (core 8.1).
        RawActions = ACM_LIST_RAW_ACTIONS,
        /// Of the interpreted state.
        InterpretedActions = ACM_LIST_INTERPRETED_ACTIONS,
    }
}

c_enum! {
    /// What a timed hook changes.
    pub enum RampKind: u32 {
        /// The scale of the body.
        Scale = ACM_RAMP_SCALE,
        /// How transparent all parts are.
        Transparent = ACM_RAMP_TRANSPARENT,
        /// How transparent a part is.
        TransparentPart = ACM_RAMP_TRANSPARENT_PART,
        /// How much all parts shine.
        Luminous = ACM_RAMP_LUMINOUS,
        /// How much a part shines.
        LuminousPart = ACM_RAMP_LUMINOUS_PART,
        /// How all parts take light.
        Diffuse = ACM_RAMP_DIFFUSE,
        /// How a part takes light.
        DiffusePart = ACM_RAMP_DIFFUSE_PART,
        /// A script that waits for its pause.
        Script = ACM_RAMP_SCRIPT,
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
        /// `None`: the motion table that the Setup names.
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
        /// `None`: `color` alone.
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
        /// Of objects that the capture does not describe; `None`: their messages wait.
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

mirror! {
    /// An animation that plays or waits to play (core 3).
    #[allow(missing_docs)]
    pub struct SequenceNode = acm_sequence_node {
        pub animation: ObjectId,
        /// Inclusive.
        pub low_frame: i32,
        /// Inclusive.
        pub high_frame: i32,
        /// Frames per second; negative plays backwards.
        pub framerate: f32,
        /// Of the motion that appended it.
        pub context_id: u32,
        /// Of the move that made that motion.
        pub move_context_id: u32,
        /// What a node of a sequence is played for.
        pub role: NodeRole,
    }
}

mirror! {
    /// The sequence (core 2.1).
    pub struct SequenceFacts = acm_sequence_facts {
        /// Within the node that plays.
        pub frame_number: f64,
        /// In the body's axes.
        pub velocity: Vec3,
        /// In the body's axes.
        pub omega: Vec3,
        /// Index of the node that plays; -1: none.
        pub current: i32,
        /// Index of the first node that repeats; -1: none.
        pub first_cyclic: i32,
        /// That is shown; -1: none.
        pub key_frame: i32,
        /// The pose that is shown while nothing plays.
        pub placement: u32,
    }
}

mirror! {
    /// A motion that waits for animations to end (core 6).
    #[allow(missing_docs)]
    pub struct QueuedMotion = acm_queued_motion {
        pub motion: Command,
        /// That have to end before it is done, those of the motions before it aside.
        pub animations: u32,
        pub context_id: u32,
        /// Of the move that made it.
        pub move_context_id: u32,
    }
}

mirror! {
    /// The motion table manager with its motion state (core 6, core 5).
    #[allow(missing_docs)]
    pub struct MotionTableManagerFacts = acm_motion_table_manager_facts {
        /// `None`: no state yet.
        pub style: Option<Command>,
        /// `None`: no state yet.
        pub substate: Option<Command>,
        pub substate_speed: f32,
        /// Animations that have ended and that no motion has used up yet.
        pub animation_counter: u32,
    }
}

mirror! {
    /// A motion that the interpreter has handed on (core 7.17).
    #[allow(missing_docs)]
    pub struct PendingMotion = acm_pending_motion {
        pub motion: Command,
        pub context_id: u32,
        /// Why no jump may begin while it is first.
        pub jump_error: MotionError,
    }
}

mirror! {
    /// The motion interpreter (core 7.1) with both movement states (core 8.1).
    #[allow(missing_docs)]
    pub struct MotionInterpFacts = acm_motion_interp_facts {
        /// Made when first needed.
        pub exists: bool,
        pub initted: bool,
        pub standing_longjump: bool,
        pub jump_extent: f32,
        pub my_run_rate: f32,
        pub current_speed_factor: f32,
        pub server_action_stamp: u32,
        pub raw: RawMotionState,
        pub interpreted: InterpretedMotionState,
    }
}

mirror! {
    /// One leg of a move (MT-50).
    pub struct MoveLeg = acm_move_leg {
        /// [`MoveKind::Position`] or [`MoveKind::TurnToHeading`].
        pub kind: MoveKind,
        /// Degrees, of a turn.
        pub heading: f32,
    }
}

mirror! {
    /// The move that is under way (MT-1).
    #[allow(missing_docs)]
    pub struct MoveToFacts = acm_move_to_facts {
        pub previous_distance_time: f64,
        pub original_distance_time: f64,
        /// Made when first needed.
        pub exists: bool,
        /// Where a body moves by itself.
        pub kind: MoveKind,
        pub moving_away: bool,
        /// The target's place is known.
        pub initialized: bool,
        pub parameters: MovementParameters,
        pub sought_position: Position,
        pub current_target_position: Position,
        pub starting_position: Position,
        pub previous_heading: f32,
        pub previous_distance: f32,
        pub original_distance: f32,
        /// Steps without progress.
        pub fail_progress_count: u32,
        pub sought_object: Option<Guid>,
        pub top_level_object: Option<Guid>,
        pub sought_size: Cylinder,
        /// As given, before it is adjusted.
        pub current_command: Option<Command>,
        /// The turn that corrects the course.
        pub aux_command: Option<Command>,
    }
}

mirror! {
    /// Sticking to another body (SK).
    #[allow(missing_docs)]
    pub struct StickyFacts = acm_sticky_facts {
        /// On the clock of the world.
        pub timeout: f64,
        pub exists: bool,
        pub initialized: bool,
        /// `None`: not stuck.
        pub target: Option<Guid>,
        pub target_radius: f32,
        pub target_position: Position,
    }
}

mirror! {
    /// What holds a body near the last place that the server has confirmed (CN).
    #[allow(missing_docs)]
    pub struct ConstraintFacts = acm_constraint_facts {
        pub exists: bool,
        pub is_constrained: bool,
        /// How far the body has gone since, along its path.
        pub offset: f32,
        pub start_distance: f32,
        pub max_distance: f32,
        pub position: Position,
    }
}

mirror! {
    /// A place that interpolation goes to, or a velocity that it gives the body there (IN-9).
    #[allow(missing_docs)]
    pub struct InterpolationNode = acm_interpolation_node {
        /// What interpolation does at a node.
        pub kind: InterpolationType = type_,
        pub position: Position,
        pub velocity: Vec3,
    }
}

mirror! {
    /// Interpolation towards places that arrive from time to time (IN-1).
    #[allow(missing_docs)]
    pub struct InterpolationFacts = acm_interpolation_facts {
        pub exists: bool,
        pub keep_heading: bool,
        pub frame_counter: u32,
        pub original_distance: f32,
        pub progress_quantum: f32,
        pub node_fail_counter: i32,
        pub blip_position: Position,
    }
}

mirror! {
    /// Watching a target, and being in the table of the one that is watched (TG-1, TG-2).
    #[allow(missing_docs)]
    pub struct TargetFacts = acm_target_facts {
        /// Of the target's last update.
        pub last_update_time: f64,
        /// When those who watch this body were last looked at.
        pub voyeur_check_time: f64,
        pub exists: bool,
        pub has_target: bool,
        /// What has become of a target.
        pub status: TargetStatus,
        /// The target.
        pub object: Option<Guid>,
        pub context_id: u32,
        /// An update is sent when the target has moved so far.
        pub radius: f32,
        /// Seconds that the target looks ahead.
        pub quantum: f32,
        pub target_position: Position,
        pub interpolated_position: Position,
        pub interpolated_heading: Vec3,
        pub velocity: Vec3,
        pub last_sent_position: Position,
    }
}

mirror! {
    /// The body itself (core 11.1).
    #[allow(missing_docs)]
    pub struct BodyFacts = acm_body_facts {
        /// How far it has been simulated.
        pub update_time: f64,
        /// The clock of its timed hooks.
        pub physics_time: f64,
        pub acceleration: Vec3,
        /// Length of its last step.
        pub step_quantum: f32,
        pub ground_height: f32,
        /// Of its holder.
        pub held_at_part: u32,
        pub jumped_this_frame: bool,
        pub placement_refused: bool,
        pub is_blocked: bool,
        pub is_leaving_ethereal: bool,
        pub was_made_static: bool,
        pub animates_in_place: bool,
    }
}

mirror! {
    /// What hooks and scripts have left (HK-13, PS-3).
    #[allow(missing_docs)]
    pub struct EffectsFacts = acm_effects_facts {
        /// When the first script goes on, on the clock of the world; 0: none plays.
        pub next_cue: f64,
        pub translucency: f32,
        /// It never falls below.
        pub original_translucency: f32,
    }
}

mirror! {
    /// The named fields of all parts of a body.
    #[allow(missing_docs)]
    pub struct ObjectInside = acm_object_inside {
        pub sequence: SequenceFacts,
        pub motion_table_manager: MotionTableManagerFacts,
        pub motion_interp: MotionInterpFacts,
        pub move_to: MoveToFacts,
        pub sticky: StickyFacts,
        pub constraint: ConstraintFacts,
        pub interpolation: InterpolationFacts,
        pub target: TargetFacts,
        pub body: BodyFacts,
        pub effects: EffectsFacts,
    }
}

mirror! {
    /// A timed hook: a change over time (HK-2), on `BodyFacts::physics_time`.
    #[allow(missing_docs)]
    pub struct Ramp = acm_ramp {
        pub created: f64,
        pub duration: f64,
        /// What a timed hook changes.
        pub kind: RampKind,
        /// The part, or the id of the script.
        pub datum: u32,
        pub start: f32,
        pub end: f32,
        pub context_id: u32,
        pub move_context_id: u32,
    }
}

mirror! {
    /// A script that plays, or waits for those before it (PS-2).
    #[allow(missing_docs)]
    pub struct QueuedScript = acm_queued_script {
        /// On the clock of the world.
        pub start: f64,
        /// Until its last hook.
        pub length: f64,
        pub script: ObjectId,
        /// That it has.
        pub hooks: u32,
        /// Of these, that have come.
        pub fired: u32,
        pub context_id: u32,
        pub move_context_id: u32,
    }
}
