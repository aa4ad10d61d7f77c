// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py from the C headers.
#nullable enable
using Acmotion.Inspection;
using System.Runtime.InteropServices;

namespace Acmotion;

// The functions of the C interface by its own names. All arguments are blittable or handles.
internal static unsafe partial class NativeMethods
{
    /// <summary>
    /// Valid until the handle is freed. A text is followed by a 0, which `size` does not count. Both may be null.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_bytes_get(BytesHandle bytes, void** data, nuint* size, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_bytes_free(nint bytes, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern uint acm_lint_rule_count();

    /// <summary>ACM_BAD_ARGUMENT past the end.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_lint_rule_at(uint rule, NativeLintRule* @out, NativeError* error);

    /// <summary>`setups` are the bodies that the table moves; without any, part counts are not compared.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_lint_table(AssetsHandle assets, uint table, uint* setups, nuint setup_count, nint*
        @out, NativeError* error);

    /// <summary>In the order of the table.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_lint_findings(LintHandle lint, NativeLintFinding* @out, nuint capacity, nuint*
        count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_lint_free(nint lint, NativeError* error);

    /// <summary>The states of a motion table and what leads from one to another.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_state_graph(AssetsHandle assets, uint table, int format, nint* @out, NativeError*
        error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_gltf_export_options_init(GltfExportOptions* options);

    /// <summary>
    /// `options` may be null. `motions` are names as the JSON of acm_state_graph has them; with a count of 0, all.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_gltf_export(AssetsHandle assets, uint setup, GltfExportOptions* options, byte**
        motions, nuint motion_count, nint* @out, NativeError* error);

    /// <summary>
    /// The .glb and how many animations it has. Valid until the handle is freed; nothing (null and 0) for a file that
    /// was read. All three may be null.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_gltf_file(GltfHandle gltf, void** data, nuint* size, nuint* clips, NativeError*
        error);

    /// <summary>Models that are absent or could not be read, ascending.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_gltf_missing(GltfHandle gltf, uint* @out, nuint capacity, nuint* count, NativeError*
        error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_gltf_import_options_init(NativeGltfImportOptions* options);

    /// <summary>
    /// Reads a file of acm_gltf_export, .glb or .gltf, that may have been edited since. `options` may be null. Without
    /// `force` a file with findings is refused; the error has the first of them.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_gltf_import(void* bytes, nuint size, NativeGltfImportOptions* options, nint* @out,
        NativeError* error);

    /// <summary>The body; 0 for a file that was made.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_gltf_setup(GltfHandle gltf, uint* @out, NativeError* error);

    /// <summary>Ascending by id; none for a file that was made.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_gltf_animations(GltfHandle gltf, NativeGltfAnimation* @out, nuint capacity, nuint*
        count, NativeError* error);

    /// <summary>Of the animation of that id (ACM_NOT_FOUND: there is none), ascending by part.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_gltf_edited_parts(GltfHandle gltf, uint animation, GltfEditedPart* @out, nuint
        capacity, nuint* count, NativeError* error);

    /// <summary>The names of its motions that were edited, ascending.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_gltf_edited_motions(GltfHandle gltf, uint animation, byte** @out, nuint capacity,
        nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_gltf_lines(GltfHandle gltf, int kind, byte** @out, nuint capacity, nuint* count,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_gltf_free(nint gltf, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_image_options_init(NativeImageOptions* options);

    /// <summary>
    /// An image (RenderSurface) or a SurfaceTexture, which stands for the first of its images that is there. `options`
    /// may be null. Of a JPEG, whose header was checked, the bytes are the file. Fails for formats that are not
    /// pictures: bump maps, depth.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_image_decode(AssetsHandle assets, uint id, NativeImageOptions* options,
        NativeImageInfo* info, nint* @out, NativeError* error);

    /// <summary>A PNG file of RGBA pixels: width x height x 4 bytes.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_image_png(void* rgba, nuint size, uint width, uint height, nint* @out, NativeError*
        error);

    /// <summary>
    /// How a Surface is drawn on a part; `part` may be null. `texture` 0: its own; else the SurfaceTexture that a look
    /// has put in its place. Fails when the Surface cannot be loaded; without its texture it has a plain colour.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_surface_material(AssetsHandle assets, uint surface, PartDrawing* part, uint texture,
        Material* @out, NativeError* error);

    /// <summary>
    /// The triangles of a GfxObj that are seen, backs of two-sided polygons included, counter-clockwise, surface after
    /// surface. Surfaces are numbered as in acm_look_surfaces. Both lists are written as far as there is room;
    /// ACM_BUFFER_FULL, with `info` filled in, when that was too little.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_mesh_read(AssetsHandle assets, uint mesh, NativeMeshInfo* info, MeshSurface*
        surfaces, nuint surface_capacity, MeshVertex* vertices, nuint vertex_capacity, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_scenario_options_init(ScenarioOptions* options);

    /// <summary>
    /// Runs a text of docs/scenarios.md in a world of its own. `table` is the motion table of bodies that name none.
    /// `options` and `errors` may be null. Lines with errors are not an error of the call.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_scenario_run(AssetsHandle assets, uint table, byte* text, nuint size,
        ScenarioOptions* options, nint* @out, NativeScenarioErrors* errors, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_capture_options_init(CaptureOptions* options);

    /// <summary>`options` may be null.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_capture_create(CaptureOptions* options, nint* @out, NativeError* error);

    /// <summary>
    /// The next bytes of the file, in chunks of any size; they are copied. ACM_WRONG_ORDER after the finish.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_capture_supply(CaptureHandle capture, void* bytes, nuint size, NativeError* error);

    /// <summary>There are no more bytes.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_capture_finish(CaptureHandle capture, NativeError* error);

    /// <summary>
    /// `step` is an acm_capture_step; `message` or `capture_error` is filled in accordingly. `capture_error` may be
    /// null.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_capture_next(CaptureHandle capture, int* step, NativeCapturedMessage* message,
        NativeCaptureError* capture_error, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_capture_get_counts(CaptureHandle capture, CaptureCounts* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_capture_free(nint capture, NativeError* error);

    /// <summary>
    /// A message as an object of JSON on one line: that of acm_message_to_json, with its time and frame.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_captured_message_json(NativeCapturedMessage* message, nint* @out, NativeError*
        error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_replay_options_init(ReplayOptions* options);

    /// <summary>
    /// Assets are loaded as objects appear: acm_replay_add returns ACM_BUSY while another thread uses a world of these
    /// assets, and ACM_STALE_HANDLE once they were freed. `options` may be null.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_replay_create(AssetsHandle assets, ReplayOptions* options, nint* @out, NativeError*
        error);

    /// <summary>
    /// The next message. Those of clients and those that have nothing to do with movement are left out.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_replay_add(ReplayHandle replay, NativeCapturedMessage* message, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_replay_get_totals(ReplayHandle replay, ReplayTotals* @out, NativeError* error);

    /// <summary>
    /// `name` and `errors` of the capture are the caller's to know, for the JSON; `name` may be null.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_replay_report(ReplayHandle replay, int format, byte* name, ulong errors, nint* @out,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_replay_free(nint replay, NativeError* error);

    /// <summary>Takes any bytes; those of a message begin with its opcode.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_message_text_create(void* bytes, nuint size, nint* @out, NativeError* error);

    /// <summary>Why the message could not be read to its end; ACM_OK: it could.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_message_text_status(MessageTextHandle text, NativeError* error);

    /// <summary>Fails like acm_message_text_status.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_message_text_summary(MessageTextHandle text, NativeMessageSummary* @out,
        NativeError* error);

    /// <summary>As far as they could be read.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_message_text_fields(MessageTextHandle text, NativeMessageField* @out, nuint
        capacity, nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_message_text_free(nint text, NativeError* error);

    /// <summary>
    /// A message as an object of JSON on one line, with every field; docs/captures.md describes them.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_message_to_json(void* bytes, nuint size, nint* @out, NativeError* error);

    /// <summary>The bytes of such an object. An error names the field that is missing or wrong.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_message_from_json(byte* json, nuint size, nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_get_inside(WorldHandle world, uint guid, NativeObjectInside* @out,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_sequence_nodes(WorldHandle world, uint guid, SequenceNode* @out, nuint
        capacity, nuint* count, NativeError* error);

    /// <summary>Of the motion table manager; the first is done first.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_queued_motions(WorldHandle world, uint guid, QueuedMotion* @out, nuint
        capacity, nuint* count, NativeError* error);

    /// <summary>Of the motion interpreter, likewise.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_pending_motions(WorldHandle world, uint guid, PendingMotion* @out, nuint
        capacity, nuint* count, NativeError* error);

    /// <summary>
    /// One acm_motion_list. Modifiers and actions of the motion state have a command and a speed only.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_motion_list(WorldHandle world, uint guid, uint list, MotionAction* @out,
        nuint capacity, nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_move_legs(WorldHandle world, uint guid, MoveLeg* @out, nuint capacity, nuint*
        count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_interpolation_nodes(WorldHandle world, uint guid, InterpolationNode* @out,
        nuint capacity, nuint* count, NativeError* error);

    /// <summary>The newest last.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_ramps(WorldHandle world, uint guid, Ramp* @out, nuint capacity, nuint* count,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_queued_scripts(WorldHandle world, uint guid, QueuedScript* @out, nuint
        capacity, nuint* count, NativeError* error);

    /// <summary>What the object holds, in the order of attaching (PS-6).</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_children(WorldHandle world, uint guid, uint* @out, nuint capacity, nuint*
        count, NativeError* error);

    /// <summary>Whose target it is (TG-2).</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_watchers(WorldHandle world, uint guid, uint* @out, nuint capacity, nuint*
        count, NativeError* error);
}
