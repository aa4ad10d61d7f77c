// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/csharp.py from the C headers.
#nullable enable
using System.Numerics;
using System.Runtime.InteropServices;

namespace Acmotion;

// The functions of the C interface by its own names. All arguments are blittable or handles.
internal static unsafe partial class NativeMethods
{
    private const string Name = "acmotion";

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_version();

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_build_description();

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern uint acm_abi_version();

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte acm_is_compatible(uint abi_version);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_status_text(int status);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_motion_error_text(uint motion_error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_set_allocator(nint allocate, nint release, void* context, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern uint acm_command_count();

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern MotionCommand acm_command_at(uint i);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_command_name(MotionCommand command);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern MotionCommand acm_find_command(byte* name);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_sound_type_name(uint sound_type);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_script_type_name(uint script_type);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_hook_type_name(uint hook_type);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern float acm_distance(Position* @from, Position* to);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern float acm_heading_between(Position* @from, Position* to);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern float acm_heading_of(Frame* frame);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_set_heading(Frame* frame, float degrees, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_adjust_to_outside(Position* position, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_container_open(void* bytes, nuint size, nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_container_free(nint container, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_container_get_info(ContainerHandle container, ContainerInfo* @out,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_container_entries(ContainerHandle container, uint first, uint last,
        ContainerEntry* @out, nuint capacity, nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_container_read(ContainerHandle container, uint id, void* @out, nuint capacity,
        nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_container_build(ContainerHandle @base, NativeContainerChange* changes,
        nuint change_count, void* @out, nuint capacity, nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_create(nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_create_sample(nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_open(void* bytes, nuint size, nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_open_piecewise(ulong size, nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_free(nint assets, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_add(AssetsHandle assets, uint id, void* bytes, nuint size,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_load(AssetsHandle assets, uint id, uint what, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_needs(AssetsHandle assets, AssetRange* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_supply(AssetsHandle assets, void* bytes, nuint size, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_missing(AssetsHandle assets, MissingAsset* @out, nuint capacity,
        nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_contains(AssetsHandle assets, uint id, bool* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_ids(AssetsHandle assets, uint of_type, uint* @out, nuint capacity,
        nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_setup(AssetsHandle assets, uint id, SetupFacts* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_setup_parts(AssetsHandle assets, uint id, SetupPart* @out, nuint capacity,
        nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_hold_locations(AssetsHandle assets, uint id, HoldLocation* @out,
        nuint capacity, nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_entries(AssetsHandle assets, uint first, uint last, ContainerEntry* @out,
        nuint capacity, nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_record(AssetsHandle assets, uint id, void* @out, nuint capacity,
        nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_wave(AssetsHandle assets, uint id, NativeWaveFormat* format, void* @out,
        nuint capacity, nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_wave_file(AssetsHandle assets, uint id, void* @out, nuint capacity,
        nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_uses(AssetsHandle assets, uint id, uint* @out, nuint capacity,
        nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_users(AssetsHandle assets, uint id, uint* @out, nuint capacity,
        nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_world_options_init(WorldOptions* options);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_create(AssetsHandle assets, WorldOptions* options, nint* @out,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_copy(WorldHandle world, nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_assign(WorldHandle world, WorldHandle @from, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_free(nint world, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_tick(WorldHandle world, double seconds, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_clock(WorldHandle world, double* seconds, ulong* ticks, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_refresh(WorldHandle world, nuint* changed, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_reserve(WorldHandle world, nuint objects, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_count(WorldHandle world, nuint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_guids(WorldHandle world, uint* @out, nuint capacity, nuint* count,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_object_facts_init(ObjectFacts* facts);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_object_parameters_init(ObjectParameters* parameters);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_create(WorldHandle world, uint guid, ObjectParameters* parameters,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_delete(WorldHandle world, uint guid, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_get_facts(WorldHandle world, uint guid, ObjectFacts* facts,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_set_facts(WorldHandle world, uint guid, ObjectFacts* facts,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_set_weenie(WorldHandle world, uint guid, WeenieFacts* weenie,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_get_state(WorldHandle world, uint guid, ObjectState* @out,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_read_states(WorldHandle world, uint* guids, nuint count, ObjectState* @out,
        nuint stride, nuint* found, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_read_positions(WorldHandle world, uint* guids, nuint count, Position* @out,
        nuint stride, nuint* found, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_name(WorldHandle world, uint guid, byte* @out, nuint capacity,
        nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_distance(WorldHandle world, uint a, uint b, float* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_set_ground_contact(WorldHandle world, uint guid, byte contact,
        byte walkable, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_enter_world(WorldHandle world, uint guid, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_exit_world(WorldHandle world, uint guid, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_attach(WorldHandle world, uint guid, uint parent, uint location,
        uint placement, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_set_motion_table(WorldHandle world, uint guid, uint motion_table,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_play_script(WorldHandle world, uint guid, uint script, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_play_script_type(WorldHandle world, uint guid, uint type, float mod,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_play_default_script(WorldHandle world, uint guid, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_movement_parameters_init(MovementParameters* parameters);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_order_init(Order* order, uint type);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_order(WorldHandle world, uint guid, Order* order, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_raw_motion_state_init(RawMotionState* state);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_interpreted_motion_state_init(InterpretedMotionState* state);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_apply_raw_state(WorldHandle world, uint guid, RawMotionState* state,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_apply_interpreted_state(WorldHandle world, uint guid,
        InterpretedMotionState* state, MotionAction* actions, nuint action_count, byte autonomous, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_update_target(WorldHandle world, uint guid, Target* target,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_lose_target(WorldHandle world, uint guid, uint target, uint status,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_plan_steps(WorldHandle world, uint guid, StepPlan* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_begin_step(WorldHandle world, uint guid, double quantum, Frame* proposed,
        bool* begun, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_end_step(WorldHandle world, uint guid, StepAnswer* answer,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_events(WorldHandle world, nuint first, Event* @out, nuint capacity,
        nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_dropped_events(WorldHandle world, ulong* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_clear_events(WorldHandle world, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_event_type_name(uint event_type);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_hook_fields(WorldHandle world, HookSource* source, NativeHookFields* @out,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_sound_query_init(SoundQuery* query);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_resolve_sound(WorldHandle world, uint guid, SoundQuery* query,
        SoundChoice* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_pose_options_init(PoseOptions* options);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_pose_buffer_init(NativePoseBuffer* buffer);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_write_pose(WorldHandle world, uint guid, PoseOptions* options,
        NativePoseBuffer* buffer, uint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_write_poses(WorldHandle world, uint* guids, nuint count,
        PoseOptions* options, NativePoseBuffer* buffer, uint* counts, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_display_positions(WorldHandle world, uint* guids, nuint count,
        double seconds_since_tick, Position* @out, nuint stride, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_part_looks(WorldHandle world, uint guid, PartLook* @out, nuint capacity,
        nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_check_reason_text(uint reason);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_client_options_init(ClientOptions* options);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_create(WorldHandle world, ClientOptions* options, nint* @out,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_copy(ClientHandle client, WorldHandle world, nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_assign(ClientHandle client, ClientHandle @from, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_free(nint client, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_set_player(ClientHandle client, uint player, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_get_state(ClientHandle client, ClientState* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_receive(ClientHandle client, void* bytes, nuint size, CheckResult* result,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_press_key(ClientHandle client, Key* key, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_release_key(ClientHandle client, Key* key, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_set_hold_run(ClientHandle client, byte on, byte by_option,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_set_auto_run(ClientHandle client, byte on, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_stop_completely(ClientHandle client, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_lose_focus(ClientHandle client, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_set_enabled(ClientHandle client, byte enabled, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_turn_to(ClientHandle client, float heading, byte run, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_set_contact_plane(ClientHandle client, Plane* plane, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_set_autonomy_level(ClientHandle client, uint level, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_update(ClientHandle client, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_outbox(ClientHandle client, NativeOutbound* messages, nuint capacity,
        nuint* count, void* bytes, nuint byte_capacity, nuint* byte_count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_clear_outbox(ClientHandle client, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_server_rules_init(ServerRules* rules);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_create(WorldHandle world, ServerRules* rules, nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_copy(ServerHandle server, WorldHandle world, nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_assign(ServerHandle server, ServerHandle @from, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_free(nint server, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_get_rules(ServerHandle server, ServerRules* rules, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_set_rules(ServerHandle server, ServerRules* rules, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_set_player(ServerHandle server, uint guid, byte is_player,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_receive(ServerHandle server, uint player, void* bytes, nuint size,
        CheckResult* result, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_order(ServerHandle server, uint guid, Order* order, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_broadcast_due(ServerHandle server, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_send_position(ServerHandle server, uint guid, uint audience,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_send_motion(ServerHandle server, uint guid, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_describe(ServerHandle server, uint guid, void* appearance,
        nuint appearance_size, void* tail, nuint tail_size, void* @out, nuint capacity, nuint* count,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_outbox(ServerHandle server, NativeOutbound* messages, nuint capacity,
        nuint* count, void* bytes, nuint byte_capacity, nuint* byte_count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_clear_outbox(ServerHandle server, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_appearance_init(NativeAppearance* appearance);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_appearance_decode(void* bytes, nuint size, NativeAppearance* @out,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_appearance_encode(NativeAppearance* appearance, void* @out, nuint capacity,
        nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_appearance_add(NativeAppearance* to, NativeAppearance* other,
        NativeAppearance* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_get_appearance(WorldHandle world, uint guid, NativeAppearance* @out,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_set_appearance(WorldHandle world, uint guid, NativeAppearance* appearance,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_set_appearance(ServerHandle server, uint guid,
        NativeAppearance* appearance, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_dress(AssetsHandle assets, uint setup, NativeAppearance* body,
        NativeGarment* garments, nuint garment_count, NativeAppearance* @out, NativeGarmentFailure* failures,
        nuint failure_capacity, nuint* failure_count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_load_appearance(AssetsHandle assets, NativeAppearance* appearance,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_look_create(AssetsHandle assets, uint setup, NativeAppearance* appearance,
        nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_look_free(nint look, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_look_parts(LookHandle look, NativeLookPart* @out, nuint capacity, nuint* count,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_look_surfaces(LookHandle look, uint part, NativeLookSurface* @out, nuint capacity,
        nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_look_colors(LookHandle look, uint* @out, nuint capacity, nuint* count,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_look_failures(LookHandle look, NativeLookFailure* @out, nuint capacity,
        nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_look_fault_text(uint fault);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_particle_options_init(NativeParticleOptions* options);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_create(AssetsHandle assets, NativeParticleOptions* options, nint* @out,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_copy(ParticlesHandle particles, nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_free(nint particles, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_update(ParticlesHandle particles, WorldHandle world, uint guid,
        NativeParticleReport* report, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_particle_request_init(NativeParticleRequest* request);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_emit(ParticlesHandle particles, uint body,
        NativeParticleRequest* request, Position* position, Frame* parts, nuint part_count, double now,
        uint* emitter_id, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_step(ParticlesHandle particles, uint body, Position* position,
        Frame* parts, nuint part_count, double now, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_stop(ParticlesHandle particles, uint body, uint emitter_id,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_destroy(ParticlesHandle particles, uint body, uint emitter_id,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_remove(ParticlesHandle particles, uint body, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_set_visible(ParticlesHandle particles, uint body, byte visible,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_emitters(ParticlesHandle particles, uint body,
        NativeParticleEmitter* @out, nuint capacity, nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_read(ParticlesHandle particles, uint body, NativeParticle* @out,
        nuint capacity, nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_particle_type_name(uint particle_type);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_motion_query_init(MotionQuery* query);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_motion_timeline(AssetsHandle assets, MotionQuery* query, NativeTimeline* @out,
        MotionSegment* segments, nuint segment_capacity, HookTime* hooks, nuint hook_capacity, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_motions_from(AssetsHandle assets, uint motion_table, MotionCommand style,
        MotionCommand state, MotionCommand* @out, nuint capacity, nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_wire_identify(void* bytes, nuint size, MessageInfo* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_wire_opcode_name(uint opcode);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern uint acm_wire_find_opcode(byte* name);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern uint acm_wire_opcode_count();

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern uint acm_wire_opcode_at(uint i);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte acm_wire_is_newer(ushort timestamp, ushort than);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_wire_explain(void* bytes, nuint size, NativeWireField* @out, nuint capacity,
        nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_message_init(Message* message, uint opcode);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_wire_decode(void* bytes, nuint size, Message* message, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_wire_encode(Message* message, void* @out, nuint capacity, nuint* count,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_worker_create(WorldHandle world, nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_worker_free(nint worker, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_plan_tick(WorldHandle world, double seconds, nuint* ranges,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_worker_run_range(WorkerHandle worker, nuint range, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_finish_tick(WorldHandle world, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_snapshot_write(NativeHandle @of, void* @out, nuint capacity, nuint* count,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_snapshot_read(NativeHandle @of, void* bytes, nuint size, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_state_hash(NativeHandle @of, ulong* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_first_difference(NativeHandle a, NativeHandle b, NativeDifference* @out,
        NativeError* error);
}
