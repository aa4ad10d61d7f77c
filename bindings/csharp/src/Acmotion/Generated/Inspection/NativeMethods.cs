// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/csharp.py from the C headers.
#nullable enable
using Acmotion.Inspection;
using System.Runtime.InteropServices;

namespace Acmotion;

// The functions of the C interface by its own names. All arguments are blittable or handles.
internal static unsafe partial class NativeMethods
{
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_bytes_get(BytesHandle bytes, void** data, nuint* size, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_bytes_free(nint bytes, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern uint acm_lint_rule_count();

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_lint_rule_at(uint rule, NativeLintRule* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_lint_table(AssetsHandle assets, uint table, uint* setups, nuint setup_count,
        nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_lint_findings(LintHandle lint, NativeLintFinding* @out, nuint capacity,
        nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_lint_free(nint lint, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_state_graph(AssetsHandle assets, uint table, int format, nint* @out,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_gltf_export_options_init(GltfExportOptions* options);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_gltf_export(AssetsHandle assets, uint setup, GltfExportOptions* options,
        byte** motions, nuint motion_count, nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_gltf_file(GltfHandle gltf, void** data, nuint* size, nuint* clips,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_gltf_missing(GltfHandle gltf, uint* @out, nuint capacity, nuint* count,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_gltf_import_options_init(NativeGltfImportOptions* options);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_gltf_import(void* bytes, nuint size, NativeGltfImportOptions* options, nint* @out,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_gltf_setup(GltfHandle gltf, uint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_gltf_animations(GltfHandle gltf, NativeGltfAnimation* @out, nuint capacity,
        nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_gltf_edited_parts(GltfHandle gltf, uint animation, GltfEditedPart* @out,
        nuint capacity, nuint* count, NativeError* error);

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

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_image_decode(AssetsHandle assets, uint id, NativeImageOptions* options,
        NativeImageInfo* info, nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_image_png(void* rgba, nuint size, uint width, uint height, nint* @out,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_surface_material(AssetsHandle assets, uint surface, NativePartDrawing* part,
        uint texture, NativeMaterial* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_mesh_read(AssetsHandle assets, uint mesh, NativeMeshInfo* info,
        NativeMeshSurface* surfaces, nuint surface_capacity, NativeMeshVertex* vertices, nuint vertex_capacity,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_scenario_options_init(ScenarioOptions* options);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_scenario_run(AssetsHandle assets, uint table, byte* text, nuint size,
        ScenarioOptions* options, nint* @out, NativeScenarioFaults* faults, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_capture_options_init(CaptureOptions* options);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_capture_create(CaptureOptions* options, nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_capture_supply(CaptureHandle capture, void* bytes, nuint size, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_capture_finish(CaptureHandle capture, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_capture_next(CaptureHandle capture, int* step, NativeCapturedMessage* message,
        NativeCaptureFault* fault, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_capture_get_counts(CaptureHandle capture, CaptureCounts* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_capture_free(nint capture, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_captured_message_json(NativeCapturedMessage* message, nint* @out,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_replay_options_init(ReplayOptions* options);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_replay_create(AssetsHandle assets, ReplayOptions* options, nint* @out,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_replay_add(ReplayHandle replay, NativeCapturedMessage* message, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_replay_get_totals(ReplayHandle replay, ReplayTotals* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_replay_report(ReplayHandle replay, int format, byte* name, ulong faults,
        nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_replay_free(nint replay, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_message_text_create(void* bytes, nuint size, nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_message_text_status(MessageTextHandle text, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_message_text_summary(MessageTextHandle text, NativeMessageSummary* @out,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_message_text_fields(MessageTextHandle text, NativeMessageField* @out,
        nuint capacity, nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_message_text_free(nint text, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_message_to_json(void* bytes, nuint size, nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_message_from_json(byte* json, nuint size, nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_get_inside(WorldHandle world, uint guid, NativeObjectInside* @out,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_sequence_nodes(WorldHandle world, uint guid, NativeSequenceNode* @out,
        nuint capacity, nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_queued_motions(WorldHandle world, uint guid, NativeQueuedMotion* @out,
        nuint capacity, nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_pending_motions(WorldHandle world, uint guid, NativePendingMotion* @out,
        nuint capacity, nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_motion_list(WorldHandle world, uint guid, uint list, MotionAction* @out,
        nuint capacity, nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_move_legs(WorldHandle world, uint guid, NativeMoveLeg* @out,
        nuint capacity, nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_interpolation_nodes(WorldHandle world, uint guid,
        NativeInterpolationNode* @out, nuint capacity, nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_ramps(WorldHandle world, uint guid, NativeRamp* @out, nuint capacity,
        nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_queued_scripts(WorldHandle world, uint guid, NativeQueuedScript* @out,
        nuint capacity, nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_children(WorldHandle world, uint guid, uint* @out, nuint capacity,
        nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_watchers(WorldHandle world, uint guid, uint* @out, nuint capacity,
        nuint* count, NativeError* error);
}
