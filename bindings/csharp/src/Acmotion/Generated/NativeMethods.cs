// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py from the C headers.
#nullable enable
using System.Numerics;
using System.Runtime.InteropServices;

namespace Acmotion;

// The functions of the C interface by its own names. All arguments are blittable or handles.
internal static unsafe partial class NativeMethods
{
    private const string Name = "acmotion";
    internal const uint AbiVersion = 3;
    internal const uint WholeBody = 4294967295;

    /// <summary>The library's version ("0.2.0") and how it was built, in one line. Never null.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_version();

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_build_description();

    /// <summary>ACM_ABI_VERSION of the library.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern uint acm_abi_version();

    /// <summary>Whether a program that was built with this ACM_ABI_VERSION can use the library: 1 or 0.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte acm_is_compatible(uint abi_version);

    /// <summary>
    /// A short English text, such as "the data ends inside a field". Never null, even for unknown numbers.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_status_text(int status);

    /// <summary>The client's sentence for a motion error. Never null.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_motion_error_text(uint motion_error);

    /// <summary>
    /// Sets the allocator; both null: that of the C++ runtime, which inspect.h and acm_assets_create_sample use in any
    /// case. `allocate` must never return null. Both may be called on any thread that calls the library, but never
    /// while bodies are simulated; a tick may allocate at its beginning. Call this before anything else: ACM_IN_USE
    /// while the library holds memory. ACM_NULL_ARGUMENT when only one of them is null.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_set_allocator(nint allocate, nint release, void* context, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern uint acm_command_count();

    /// <summary>The command whose low word is i; 0 past the end.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern MotionCommand acm_command_at(uint i);

    /// <summary>"WalkForward"; null for a number that is not a command. Texts live as long as the library.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_command_name(MotionCommand command);

    /// <summary>By name, in any case; 0: there is none.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern MotionCommand acm_find_command(byte* name);

    /// <summary>"Footstep1", "LevelUp", "SoundTable"; null for numbers without a name.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_sound_type_name(uint sound_type);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_script_type_name(uint script_type);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_hook_type_name(uint hook_type);

    /// <summary>
    /// From one position to another, across landblocks: metres, and degrees. 0 when a pointer is null.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern float acm_distance(Position* @from, Position* to);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern float acm_heading_between(Position* @from, Position* to);

    /// <summary>Where a frame faces, in degrees. 0 when the pointer is null.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern float acm_heading_of(Frame* frame);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_set_heading(Frame* frame, float degrees, NativeError* error);

    /// <summary>
    /// Moves an outdoor position whose origin has left its landblock into the cell where it lies. ACM_BAD_VALUE, with
    /// the cell set to 0, when that is outside the map.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_adjust_to_outside(Position* position, NativeError* error);

    /// <summary>A container in memory, which must stay there, unchanged, until the handle is freed.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_container_open(void* bytes, nuint size, nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_container_free(nint container, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_container_get_info(ContainerHandle container, ContainerInfo* @out, NativeError*
        error);

    /// <summary>The records with ids from `first` to `last`, both included, ascending.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_container_entries(ContainerHandle container, uint first, uint last, ContainerEntry*
        @out, nuint capacity, nuint* count, NativeError* error);

    /// <summary>The bytes of a record, decompressed.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_container_read(ContainerHandle container, uint id, void* @out, nuint capacity,
        nuint* count, NativeError* error);

    /// <summary>
    /// A whole new file: the records of `base`, which may be null, with the changes. ACM_UNSUPPORTED for a base of the
    /// older layout, ACM_NOT_FOUND for a removed record that is not there.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_container_build(ContainerHandle @base, NativeContainerChange* changes, nuint
        change_count, void* @out, nuint capacity, nuint* count, NativeError* error);

    /// <summary>Without a container: records are given with acm_assets_add.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_create(nint* @out, NativeError* error);

    /// <summary>
    /// The sample creatures, decoded: Setups 0x02000001 (mannequin), 0x02000002 (beast), 0x02000003 (door), 0x02000010
    /// (sword), 0x02000011 (bow).
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_create_sample(nint* @out, NativeError* error);

    /// <summary>
    /// A container (client_portal.dat) in memory, which must stay there, unchanged, until the assets and all worlds
    /// that use them are freed.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_open(void* bytes, nuint size, nint* @out, NativeError* error);

    /// <summary>
    /// A container of `size` bytes elsewhere: acm_assets_needs and acm_assets_supply read it piece by piece.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_open_piecewise(ulong size, nint* @out, NativeError* error);

    /// <summary>Frees the handle; the memory is released when the last world that uses the assets is freed.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_free(nint assets, NativeError* error);

    /// <summary>One record, decompressed; the bytes are not needed afterwards.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_add(AssetsHandle assets, uint id, void* bytes, nuint size, NativeError*
        error);

    /// <summary>
    /// `out`: an acm_numbering, told from the human table; that of a container is read before any other.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_numbering(AssetsHandle assets, uint* @out, NativeError* error);

    /// <summary>
    /// Leaves the ids of motion tables as files have them. Call it before anything is loaded or added.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_keep_command_ids(AssetsHandle assets, NativeError* error);

    /// <summary>
    /// Whether records that are added are those of files before Throne of Destiny. A container says it itself.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_read_as_older(AssetsHandle assets, byte is_older, NativeError* error);

    /// <summary>
    /// Piecewise, success means that it is under way. ACM_WRONG_TYPE for an id of another type. A call that fails may
    /// have loaded other records; acm_assets_missing lists what is not there.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_load(AssetsHandle assets, uint id, uint what, NativeError* error);

    /// <summary>Piecewise: which bytes of the container are wanted next.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_needs(AssetsHandle assets, AssetRange* @out, NativeError* error);

    /// <summary>Those bytes: at least the size that is needed. ACM_WRONG_ORDER when nothing is.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_supply(AssetsHandle assets, void* bytes, nuint size, NativeError* error);

    /// <summary>What something needs and is not there, ascending.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_missing(AssetsHandle assets, MissingAsset* @out, nuint capacity, nuint*
        count, NativeError* error);

    /// <summary>Whether the record was decoded.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_contains(AssetsHandle assets, uint id, bool* @out, NativeError* error);

    /// <summary>Ids of all decoded records of the type that this id has (0x02000000: Setups), ascending.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_ids(AssetsHandle assets, uint of_type, uint* @out, nuint capacity, nuint*
        count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_setup(AssetsHandle assets, uint id, SetupFacts* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_setup_parts(AssetsHandle assets, uint id, SetupPart* @out, nuint capacity,
        nuint* count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_hold_locations(AssetsHandle assets, uint id, HoldLocation* @out, nuint
        capacity, nuint* count, NativeError* error);

    /// <summary>
    /// The records with ids from `first` to `last`, both included, of the container of the assets, ascending. None
    /// without a container, and piecewise before its directory was read.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_entries(AssetsHandle assets, uint first, uint last, ContainerEntry* @out,
        nuint capacity, nuint* count, NativeError* error);

    /// <summary>
    /// The bytes of a decoded record, as acm_assets_add takes them: those that it was decoded from. A record of an
    /// older container has the later layout here, and a motion table has the commands of End of Retail.
    /// ACM_UNSUPPORTED for a texture of an older container, which is an image itself and has no later form.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_record(AssetsHandle assets, uint id, void* @out, nuint capacity, nuint*
        count, NativeError* error);

    /// <summary>
    /// The samples of a decoded Wave, in the encoding that `format` names, which may be null. ACM_BAD_VALUE when its
    /// header is too short for audio.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_wave(AssetsHandle assets, uint id, WaveFormat* format, void* @out, nuint
        capacity, nuint* count, NativeError* error);

    /// <summary>The same as the contents of a .wav file.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_wave_file(AssetsHandle assets, uint id, void* @out, nuint capacity, nuint*
        count, NativeError* error);

    /// <summary>
    /// The ids that a decoded record names, whether or not they are there, ascending; and the decoded records that
    /// name an id.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_uses(AssetsHandle assets, uint id, uint* @out, nuint capacity, nuint* count,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_users(AssetsHandle assets, uint id, uint* @out, nuint capacity, nuint* count,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_world_options_init(WorldOptions* options);

    /// <summary>`assets` may be null: objects then have no motion tables. `options` may be null.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_create(AssetsHandle assets, WorldOptions* options, nint* @out, NativeError*
        error);

    /// <summary>A copy without roles and events. Run alike, both stay alike, bit for bit.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_copy(WorldHandle world, nint* @out, NativeError* error);

    /// <summary>Makes `world` what `from` is; its events and its role stay. Both use the same assets.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_assign(WorldHandle world, WorldHandle @from, NativeError* error);

    /// <summary>Free its role and its workers first: ACM_IN_USE.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_free(nint world, NativeError* error);

    /// <summary>Lets so many seconds pass, 0 to 86,400.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_tick(WorldHandle world, double seconds, NativeError* error);

    /// <summary>Seconds since the world was made, and how many passes have run. Either pointer may be null.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_clock(WorldHandle world, double* seconds, ulong* ticks, NativeError* error);

    /// <summary>
    /// Binds assets that were loaded since the last call to objects that lacked them. `changed` receives how many
    /// objects changed; it may be null.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_refresh(WorldHandle world, nuint* changed, NativeError* error);

    /// <summary>
    /// Makes room for so many objects, at most 2^20, so that creating them allocates less. ACM_LIMIT_EXCEEDED also
    /// when objects times event_slots exceed 2^25, and in WebAssembly when the memory is too small.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_reserve(WorldHandle world, nuint objects, NativeError* error);

    /// <summary>How many objects there are.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_count(WorldHandle world, nuint* @out, NativeError* error);

    /// <summary>Guids in ascending order.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_guids(WorldHandle world, uint* @out, nuint capacity, nuint* count,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_object_facts_init(ObjectFacts* facts);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_object_parameters_init(ObjectParameters* parameters);

    /// <summary>
    /// An object of that guid that is there is deleted first. Records that are not loaded are reported as events: the
    /// object is there, without motion, until acm_world_refresh finds them.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_create(WorldHandle world, uint guid, ObjectParameters* parameters,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_delete(WorldHandle world, uint guid, NativeError* error);

    /// <summary>`facts->size` says how much room there is: fill the struct with acm_object_facts_init first.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_get_facts(WorldHandle world, uint guid, ObjectFacts* facts, NativeError*
        error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_set_facts(WorldHandle world, uint guid, ObjectFacts* facts, NativeError*
        error);

    /// <summary>Replaces the weenie and issues the current movement again with its facts.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_set_weenie(WorldHandle world, uint guid, WeenieFacts* weenie, NativeError*
        error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_get_state(WorldHandle world, uint guid, ObjectState* @out, NativeError*
        error);

    /// <summary>
    /// The states of many objects, each `stride` bytes after the one before (0: side by side, otherwise a multiple of
    /// 8); `found`, how many exist, may be null.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_read_states(WorldHandle world, uint* guids, nuint count, ObjectState* @out,
        nuint stride, nuint* found, NativeError* error);

    /// <summary>
    /// The positions alone. That of a guid that is not there has cell 0, origin 0 and no rotation (w = 1). The stride
    /// is a multiple of 4.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_read_positions(WorldHandle world, uint* guids, nuint count, Position* @out,
        nuint stride, nuint* found, NativeError* error);

    /// <summary>
    /// The name that a message gave it, as sent, in the client's 8-bit encoding, without a 0 at the end.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_name(WorldHandle world, uint guid, byte* @out, nuint capacity, nuint* count,
        NativeError* error);

    /// <summary>Metres between the surfaces of two objects; negative when they overlap.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_distance_between(WorldHandle world, uint a, uint b, float* @out, NativeError*
        error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_set_ground_contact(WorldHandle world, uint guid, byte contact, byte walkable,
        NativeError* error);

    /// <summary>
    /// Entering drops link animations and wakes the body. Leaving ends every waiting motion and the stick, and
    /// notifies the objects that watch it.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_enter_world(WorldHandle world, uint guid, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_exit_world(WorldHandle world, uint guid, NativeError* error);

    /// <summary>
    /// The object is held by another at a location of that one's Setup (parent 0: in a pack), and not in the world by
    /// itself.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_attach(WorldHandle world, uint guid, uint parent, uint location, uint
        placement, NativeError* error);

    /// <summary>0: none. ACM_NOT_FOUND when the table is not loaded.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_set_motion_table(WorldHandle world, uint guid, uint motion_table,
        NativeError* error);

    /// <summary>
    /// Plays a physics script when those before it have ended. An object outside the world plays nothing, which is not
    /// an error. ACM_NOT_FOUND when it is not loaded, or has nothing to play.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_play_script(WorldHandle world, uint guid, uint script, NativeError* error);

    /// <summary>The same for a type of the object's script table; `mod` chooses among its entries.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_play_script_type(WorldHandle world, uint guid, uint type, float mod,
        NativeError* error);

    /// <summary>The same for the type that the object's effects name.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_play_default_script(WorldHandle world, uint guid, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_movement_parameters_init(MovementParameters* parameters);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_order_init(Order* order, uint type);

    /// <summary>
    /// The body does it and nobody is sent anything: on a server see acm_server_order. ACM_REFUSED with the client's
    /// code is not a mistake; what the client changes before it refuses has then changed.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_order(WorldHandle world, uint guid, Order* order, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_raw_motion_state_init(RawMotionState* state);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_interpreted_motion_state_init(InterpretedMotionState* state);

    /// <summary>The whole state of the keys at once.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_apply_raw_state(WorldHandle world, uint guid, RawMotionState* state,
        NativeError* error);

    /// <summary>
    /// An interpreted motion state and its actions, at most 31, as the network brings them; `autonomous`: it is the
    /// object's own doing and not the server's.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_apply_interpreted_state(WorldHandle world, uint guid, InterpretedMotionState*
        state, MotionAction* actions, nuint action_count, byte autonomous, NativeError* error);

    /// <summary>Where the target of ACM_ORDER_MOVE_TO_TARGET is, as often as the host likes; and its end.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_update_target(WorldHandle world, uint guid, Target* target, NativeError*
        error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_lose_target(WorldHandle world, uint guid, uint target, uint status,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_plan_steps(WorldHandle world, uint guid, StepPlan* @out, NativeError* error);

    /// <summary>
    /// Plays the animation, proposes where the body goes and fires hooks. `quantum` is in seconds, above 0. `begun` 0:
    /// the body is asleep or not in the world, and there is no step to end.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_begin_step(WorldHandle world, uint guid, double quantum, Frame* proposed,
        bool* begun, NativeError* error);

    /// <summary>Moves the body to where the answer says. ACM_WRONG_ORDER when no step of it was ever begun.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_end_step(WorldHandle world, uint guid, StepAnswer* answer, NativeError*
        error);

    /// <summary>
    /// What happened since acm_world_clear_events, in order, from the event `first` on. `count`: of all events.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_events(WorldHandle world, nuint first, Event* @out, nuint capacity, nuint*
        count, NativeError* error);

    /// <summary>How many found no room since acm_world_clear_events.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_dropped_events(WorldHandle world, ulong* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_clear_events(WorldHandle world, NativeError* error);

    /// <summary>"MotionDone". Never null.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_event_type_name(uint event_type);

    /// <summary>ACM_NOT_FOUND when its animation or script is not loaded, or has no such hook.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_hook_fields(WorldHandle world, HookSource* source, NativeHookFields* @out,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_sound_query_init(SoundQuery* query);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_resolve_sound(WorldHandle world, uint guid, SoundQuery* query, SoundChoice*
        @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_pose_options_init(PoseOptions* options);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_pose_buffer_init(NativePoseBuffer* buffer);

    /// <summary>`count`: how many parts were written. A held object is shown where its holder's hand is.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_write_pose(WorldHandle world, uint guid, PoseOptions* options,
        NativePoseBuffer* buffer, uint* count, NativeError* error);

    /// <summary>
    /// Of many objects, in the order given; counts[i] is the number of parts of guids[i], 0 when it is not there.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_write_poses(WorldHandle world, uint* guids, nuint count, PoseOptions* options,
        NativePoseBuffer* buffer, uint* counts, NativeError* error);

    /// <summary>
    /// Where bodies are drawn between ticks: smooth where the simulation moves in steps of whole key frames. For guids
    /// that are not there as in acm_world_read_positions. The stride is a multiple of 4; 0: side by side.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_display_positions(WorldHandle world, uint* guids, nuint count, double
        seconds_since_tick, Position* @out, nuint stride, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_part_looks(WorldHandle world, uint guid, PartLook* @out, nuint capacity,
        nuint* count, NativeError* error);

    /// <summary>"older movement timestamp". Never null.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_check_reason_text(uint reason);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_client_options_init(ClientOptions* options);

    /// <summary>A world has one role at the most: ACM_IN_USE. `options` may be null.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_create(WorldHandle world, ClientOptions* options, nint* @out, NativeError*
        error);

    /// <summary>The same client over a copy of its world.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_copy(ClientHandle client, WorldHandle world, nint* @out, NativeError* error);

    /// <summary>Takes over everything but the world: for restoring, after the world was assigned.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_assign(ClientHandle client, ClientHandle @from, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_free(nint client, NativeError* error);

    /// <summary>Names the local player; 0: nobody.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_set_player(ClientHandle client, uint player, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_get_state(ClientHandle client, ClientState* @out, NativeError* error);

    /// <summary>Applies a message of the server, from its opcode on. `result` may be null.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_receive(ClientHandle client, void* bytes, nuint size, CheckResult* result,
        NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_press_key(ClientHandle client, Key* key, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_release_key(ClientHandle client, Key* key, NativeError* error);

    /// <summary>
    /// `by_option`: the option "run as default" changed, and not the run key. The player runs when exactly one of them
    /// is on.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_set_hold_run(ClientHandle client, byte on, byte by_option, NativeError*
        error);

    /// <summary>To set it to what it is does nothing.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_set_auto_run(ClientHandle client, byte on, NativeError* error);

    /// <summary>
    /// Forgets all keys and auto-run, stops the body and sends it. A key that is still down does nothing until it is
    /// pressed again.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_stop_completely(ClientHandle client, NativeError* error);

    /// <summary>
    /// Keys of the keyboard, the run key and the sidestep key count as released, and a charged jump is dropped;
    /// commands of the mouse, auto-run, postures and the option "run as default" stay.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_lose_focus(ClientHandle client, NativeError* error);

    /// <summary>
    /// 0: all keys, those of the mouse too, count as released, and so do the run key and the sidestep key; auto-run
    /// goes on; keys then do nothing.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_set_enabled(ClientHandle client, byte enabled, NativeError* error);

    /// <summary>
    /// Mouse look: while it runs the pointer turns the body, and keys that turn sidestep. Beginning and end are sent
    /// at once, turns in between at most every half second. It does not begin while a teleport is awaited, and does
    /// nothing at autonomy level 0.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_begin_mouse_look(ClientHandle client, NativeError* error);

    /// <summary>
    /// Turns to the right, with a negative speed to the left; 0 ends the turn. A multiple of the turn's own speed.
    /// Does nothing outside mouse look.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_mouse_turn(ClientHandle client, float speed, NativeError* error);

    /// <summary>Ends the turn; keys that turn and are still held turn again.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_end_mouse_look(ClientHandle client, NativeError* error);

    /// <summary>Degrees; nothing is sent.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_turn_to(ClientHandle client, float heading, byte run, NativeError* error);

    /// <summary>The plane under the local player; null: level ground.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_set_contact_plane(ClientHandle client, Plane* plane, NativeError* error);

    /// <summary>
    /// 0: the server moves the player, 1: the client does but follows the server's positions, 2: normal play.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_set_autonomy_level(ClientHandle client, uint level, NativeError* error);

    /// <summary>Once a frame, after the tick and all messages.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_update(ClientHandle client, NativeError* error);

    /// <summary>
    /// What is to be sent, in order: where each message lies in `bytes`, which holds all of them one after the other.
    /// ACM_BUFFER_FULL, with both counts set and nothing written, when either is too small.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_outbox(ClientHandle client, NativeOutbound* messages, nuint capacity, nuint*
        count, void* bytes, nuint byte_capacity, nuint* byte_count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_client_clear_outbox(ClientHandle client, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_server_rules_init(ServerRules* rules);

    /// <summary>A world has one role at the most: ACM_IN_USE. `rules` may be null.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_create(WorldHandle world, ServerRules* rules, nint* @out, NativeError*
        error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_copy(ServerHandle server, WorldHandle world, nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_assign(ServerHandle server, ServerHandle @from, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_free(nint server, NativeError* error);

    /// <summary>`rules->size` says how much room there is.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_get_rules(ServerHandle server, ServerRules* rules, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_set_rules(ServerHandle server, ServerRules* rules, NativeError* error);

    /// <summary>
    /// Whether a client plays the object, so that its owner is sent everything about it. A change forgets what the
    /// client before it has said.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_set_player(ServerHandle server, uint guid, byte is_player, NativeError*
        error);

    /// <summary>
    /// Checks a message that a client sends about its player, then applies it. `result` may be null.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_receive(ServerHandle server, uint player, void* bytes, nuint size,
        CheckResult* result, NativeError* error);

    /// <summary>
    /// The body does it, and everyone is sent it. Of a refused order everyone is sent what it has changed, if
    /// anything.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_order(ServerHandle server, uint guid, Order* order, NativeError* error);

    /// <summary>Once a tick, after it: sends the positions that are due.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_broadcast_due(ServerHandle server, NativeError* error);

    /// <summary>Sends the position or the movement as it is now. ACM_BAD_ARGUMENT for ACM_AUDIENCE_SERVER.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_send_position(ServerHandle server, uint guid, uint audience, NativeError*
        error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_send_motion(ServerHandle server, uint guid, NativeError* error);

    /// <summary>
    /// The message from which a client makes the object. Appearance (not checked) and weenie description as they
    /// follow on the wire; both may be null with size 0: the appearance is then the one that was set.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_describe(ServerHandle server, uint guid, void* appearance, nuint
        appearance_size, void* tail, nuint tail_size, void* @out, nuint capacity, nuint* count, NativeError* error);

    /// <summary>As of a client.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_outbox(ServerHandle server, NativeOutbound* messages, nuint capacity, nuint*
        count, void* bytes, nuint byte_capacity, nuint* byte_count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_clear_outbox(ServerHandle server, NativeError* error);

    /// <summary>Nothing worn, and no room.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_appearance_init(NativeAppearance* appearance);

    /// <summary>
    /// An ObjDesc, from its version byte to the padding after it, as the client reads it: of two entries for one place
    /// the later one counts.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_appearance_decode(void* bytes, nuint size, NativeAppearance* @out, NativeError*
        error);

    /// <summary>
    /// Encodes an ObjDesc as the retail server does. ACM_BAD_VALUE, with the field, for values that cannot be sent: a
    /// `first` or `count` that is not a multiple of 8 or is out of bounds (0 to 2040, 8 to 2048), or an id of another
    /// type. ACM_LIMIT_EXCEEDED for too many entries.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_appearance_encode(NativeAppearance* appearance, void* @out, nuint capacity, nuint*
        count, NativeError* error);

    /// <summary>
    /// One appearance and, after it, the entries of another, as the client adds them: an entry for the same place is
    /// removed and the new one stands last; one for the whole palette removes all other colours. `out` may be `to`.
    /// ACM_LIMIT_EXCEEDED when a list is full.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_appearance_add(NativeAppearance* to, NativeAppearance* other, NativeAppearance*
        @out, NativeError* error);

    /// <summary>What the object wears: as messages have described it, or as set; nothing when none did.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_get_appearance(WorldHandle world, uint guid, NativeAppearance* @out,
        NativeError* error);

    /// <summary>
    /// Nobody is sent anything: on a server see acm_server_set_appearance. Refuses what acm_appearance_encode refuses.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_object_set_appearance(WorldHandle world, uint guid, NativeAppearance* appearance,
        NativeError* error);

    /// <summary>
    /// The same, and everyone is sent it when it changes something. Clients keep meshes and textures of parts that it
    /// does not name, so name every part: acm_dress does.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_server_set_appearance(ServerHandle server, uint guid, NativeAppearance* appearance,
        NativeError* error);

    /// <summary>
    /// What a server sends for a body: its own appearance (head, face, colours; may be null), then the garments, the
    /// lowest layer first, then every part that nothing covers with its own mesh. Setup and clothing tables must be
    /// loaded. A garment that fails does not stop the others; findings are written as far as there is room, and
    /// `finding_count` may be null.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_dress(AssetsHandle assets, uint setup, NativeAppearance* body, Garment* garments,
        nuint garment_count, NativeAppearance* @out, GarmentFinding* findings, nuint finding_capacity, nuint*
        finding_count, NativeError* error);

    /// <summary>
    /// The models, textures and palettes that an appearance names, with all that they need. acm_assets_missing lists
    /// what is not there.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_assets_load_appearance(AssetsHandle assets, NativeAppearance* appearance,
        NativeError* error);

    /// <summary>
    /// What a Setup shows with an appearance, which may be null. Fails only when the Setup is not loaded; load the
    /// rest with ACM_LOAD_MODEL and acm_assets_load_appearance.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_look_create(AssetsHandle assets, uint setup, NativeAppearance* appearance, nint*
        @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_look_free(nint look, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_look_parts(LookHandle look, NativeLookPart* @out, nuint capacity, nuint* count,
        NativeError* error);

    /// <summary>
    /// Of a part, as the polygons of its drawn mesh number them. ACM_BAD_ARGUMENT when there is no such part.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_look_surfaces(LookHandle look, uint part, LookSurface* @out, nuint capacity, nuint*
        count, NativeError* error);

    /// <summary>
    /// 2,048 colours, 0xAARRGGBB, in place of the base palette; none: every image keeps its own palette.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_look_colors(LookHandle look, uint* @out, nuint capacity, nuint* count, NativeError*
        error);

    /// <summary>Each once.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_look_findings(LookHandle look, LookFinding* @out, nuint capacity, nuint* count,
        NativeError* error);

    /// <summary>"a mesh is not loaded". Never null.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_look_finding_text(uint kind);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_particle_options_init(ParticleOptions* options);

    /// <summary>`options` may be null. Assets and their memory stay until it is freed, as with a world.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_create(AssetsHandle assets, ParticleOptions* options, nint* @out,
        NativeError* error);

    /// <summary>Run alike, both stay alike, bit for bit.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_copy(ParticlesHandle particles, nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_free(nint particles, NativeError* error);

    /// <summary>
    /// After a tick, before acm_world_clear_events: executes the particle hooks among the world's events and updates
    /// the emitters of one object, or of all (guid 0), at the world's clock. The same events must not be given twice.
    /// `report` may be null. The world uses the same assets: ACM_FOREIGN_HANDLE otherwise.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_update(ParticlesHandle particles, WorldHandle world, uint guid,
        ParticleReport* report, NativeError* error);

    /// <summary>
    /// Without a world: the host says where a body and its parts are (in the axes of the body's landblock), and how
    /// many seconds pass.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_particle_request_init(ParticleRequest* request);

    /// <summary>
    /// Makes an emitter; its id, `emitter_id`, may be null. One of the same id is destroyed first, even when the new
    /// one then fails: ACM_NOT_FOUND when info or mesh are not there, ACM_BAD_VALUE for a part that is not there or an
    /// info that has no meaning, ACM_LIMIT_EXCEEDED for too many.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_emit(ParticlesHandle particles, uint body, ParticleRequest* request,
        Position* position, Frame* parts, nuint part_count, uint* emitter_id, NativeError* error);

    /// <summary>Lets `seconds` pass for all emitters of a body, in one step.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_step(ParticlesHandle particles, uint body, Position* position, Frame*
        parts, nuint part_count, double seconds, NativeError* error);

    /// <summary>The emitter emits no more; live particles finish. ACM_NOT_FOUND: there is none of that id.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_stop(ParticlesHandle particles, uint body, uint emitter_id, NativeError*
        error);

    /// <summary>The emitter and its particles vanish. ACM_NOT_FOUND: there is none of that id.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_destroy(ParticlesHandle particles, uint body, uint emitter_id,
        NativeError* error);

    /// <summary>
    /// Removes a body with its emitters and its random stream. ACM_NO_OBJECT: the system does not know it.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_remove(ParticlesHandle particles, uint body, NativeError* error);

    /// <summary>
    /// Whether a body is seen; all are until this says otherwise. Endless emitters of a body that is not seen stand
    /// still; the particles of others age and die.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_set_visible(ParticlesHandle particles, uint body, byte visible,
        NativeError* error);

    /// <summary>
    /// The emitters of a body, in the order in which they were made; guid 0: of all bodies, in ascending order.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_emitters(ParticlesHandle particles, uint body, ParticleEmitter* @out,
        nuint capacity, nuint* count, NativeError* error);

    /// <summary>
    /// Their live particles, emitter after emitter: acm_particle_emitter says where those of each begin.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_particles_read(ParticlesHandle particles, uint body, Particle* @out, nuint capacity,
        nuint* count, NativeError* error);

    /// <summary>"ParabolicLVGA"; "unmoved" for types without a name. Never null.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_particle_type_name(uint particle_type);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_motion_query_init(MotionQuery* query);

    /// <summary>
    /// ACM_REFUSED, with the client's code, for a motion that the client refuses. Segments and hooks are written as
    /// far as there is room; ACM_BUFFER_FULL when that was too little.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_motion_timeline(AssetsHandle assets, MotionQuery* query, NativeTimeline* @out,
        MotionSegment* segments, nuint segment_capacity, HookTime* hooks, nuint hook_capacity, NativeError* error);

    /// <summary>
    /// The motions that a table may serve in a state, ascending. Style 0: the default style; state 0: its default.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_motions_from(AssetsHandle assets, uint motion_table, MotionCommand style,
        MotionCommand state, MotionCommand* @out, nuint capacity, nuint* count, NativeError* error);

    /// <summary>
    /// Decodes the whole message if it is known, and then fails, with offset and field, as the roles do.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_wire_identify(void* bytes, nuint size, MessageInfo* @out, NativeError* error);

    /// <summary>"UpdateMotion"; null: not one of these.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte* acm_wire_opcode_name(uint opcode);

    /// <summary>By name, in any case; 0: there is none.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern uint acm_wire_find_opcode(byte* name);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern uint acm_wire_opcode_count();

    /// <summary>0 past the end.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern uint acm_wire_opcode_at(uint i);

    /// <summary>Whether a 16-bit timestamp follows another.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern byte acm_wire_is_newer(ushort timestamp, ushort than);

    /// <summary>
    /// A message field by field. Of a message that cannot be decoded the fields before the error are written.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_wire_explain(void* bytes, nuint size, NativeWireField* @out, nuint capacity, nuint*
        count, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern void acm_message_init(Message* message, uint opcode);

    /// <summary>ACM_UNSUPPORTED for messages of other types. `message->size` says how much room there is.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_wire_decode(void* bytes, nuint size, Message* message, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_wire_encode(Message* message, void* @out, nuint capacity, nuint* count, NativeError*
        error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_worker_create(WorldHandle world, nint* @out, NativeError* error);

    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_worker_free(nint worker, NativeError* error);

    /// <summary>
    /// How many ranges there are to run; 0: nothing is due, and nothing is to be finished. ACM_WRONG_ORDER when the
    /// world has no worker.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_plan_tick(WorldHandle world, double seconds, nuint* ranges, NativeError*
        error);

    /// <summary>
    /// Each range once: ACM_WRONG_ORDER when it was run or no tick is planned, ACM_BAD_ARGUMENT when there is no such
    /// range.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_worker_run_range(WorkerHandle worker, nuint range, NativeError* error);

    /// <summary>
    /// When all ranges have run: ACM_WRONG_ORDER otherwise. ACM_BUSY while a thread is still in acm_worker_run_range.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_world_finish_tick(WorldHandle world, NativeError* error);

    /// <summary>The whole state as bytes, without events and options.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_snapshot_write(NativeHandle @of, void* @out, nuint capacity, nuint* count,
        NativeError* error);

    /// <summary>Restores it. The records that the objects use must be loaded.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_snapshot_read(NativeHandle @of, void* bytes, nuint size, NativeError* error);

    /// <summary>
    /// The same for equal states and, almost certainly, for no others. Context ids and appearances are not part of it.
    /// </summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_state_hash(NativeHandle @of, ulong* @out, NativeError* error);

    /// <summary>The first field in which two states of one kind differ.</summary>
    [DllImport(Name, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
    internal static extern int acm_first_difference(NativeHandle a, NativeHandle b, NativeDifference* @out,
        NativeError* error);
}
