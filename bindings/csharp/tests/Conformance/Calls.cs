// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Acmotion.Conformance;

using Table = Dictionary<string, Func<Play, object?>>;

/// <summary>What C# has for each function of the C header.</summary>
internal static partial class Calls
{
    internal static Table All()
    {
        var calls = new Table();
        AddLibrary(calls);
        AddInitialValues(calls);
        AddAssets(calls);
        AddWorld(calls);
        AddObjects(calls);
        AddMotions(calls);
        AddEventsAndPoses(calls);
        AddClient(calls);
        AddServer(calls);
        AddSnapshots(calls);
        AddWire(calls);
        return calls;
    }

    /// <summary>For calls without a result.</summary>
    private static object Done(Action action)
    {
        action();
        return Play.Nothing;
    }

    private static void AddLibrary(Table c)
    {
        c["version"] = p => Play.AsText(Library.Version);
        c["build_description"] = p => Library.BuildDescription.Contains(Library.Version, StringComparison.Ordinal);
        c["abi_version"] = p => Values.Of(Library.NativeAbiVersion);
        c["is_compatible"] = p => Library.IsCompatible(p.UInt("abi_version"));
        c["status_text"] = p => Play.AsText(Library.StatusText((Status)p.Int("status")));
        c["motion_error_text"] = p => Play.AsText(Library.MotionErrorText((MotionError)p.UInt("motion_error")));
        c["check_reason_text"] = p => Play.AsText(Library.CheckReasonText(checked((CheckReason)p.UInt("reason"))));
        c["event_type_name"] = p => Play.AsText(Library.EventTypeName(checked((EventType)p.UInt("event_type"))));
        c["set_allocator"] = p => Done(() => SetAllocator(p.Flag("allocate"), p.Flag("release")));
        c["command_count"] = p => Values.Of(Library.CommandCount);
        c["command_at"] = p => Values.Of(Library.CommandAt(p.UInt("i")));
        c["command_name"] = p => Play.AsText(Library.CommandName(p.Command("command")));
        c["find_command"] = p => Values.Of(Library.FindCommand(p.Text("name")));
        c["sound_type_name"] = p => Play.AsText(Library.SoundTypeName(p.UInt("sound_type")));
        c["script_type_name"] = p => Play.AsText(Library.ScriptTypeName(p.UInt("script_type")));
        c["hook_type_name"] = p => Play.AsText(Library.HookTypeName(checked((HookType)p.UInt("hook_type"))));
        c["distance"] = p => (double)p.Given("from", default(Position)).DistanceTo(p.Given("to", default(Position)));
        c["heading_between"] = p =>
            (double)p.Given("from", default(Position)).HeadingTo(p.Given("to", default(Position)));
        c["heading_of"] = p => (double)p.Given("frame", default(Frame)).Heading;
        c["set_heading"] = p =>
        {
            Frame frame = p.Given("frame", default(Frame));
            frame.Heading = p.Float("degrees");
            return Values.Of(frame);
        };
        c["adjust_to_outside"] = p => Values.Of(p.Given("position", default(Position)).AdjustToOutside());
    }

    private static unsafe void SetAllocator(bool allocate, bool release)
    {
        delegate* unmanaged[Cdecl]<void*, nuint, nuint, void*> allocates = &Allocate;
        delegate* unmanaged[Cdecl]<void*, void*, nuint, nuint, void> releases = &Release;
        Library.SetAllocator(allocate ? (nint)allocates : 0, release ? (nint)releases : 0, 0);
    }

    [UnmanagedCallersOnly(CallConvs = [typeof(CallConvCdecl)])]
    private static unsafe void* Allocate(void* context, nuint bytes, nuint alignment) =>
        NativeMemory.AlignedAlloc(bytes, alignment);

    [UnmanagedCallersOnly(CallConvs = [typeof(CallConvCdecl)])]
    private static unsafe void Release(void* context, void* memory, nuint bytes, nuint alignment) =>
        NativeMemory.AlignedFree(memory);

    private static void AddInitialValues(Table c)
    {
        c["world_options_init"] = p => Values.Of(new WorldOptions());
        c["object_facts_init"] = p => Values.Of(new ObjectFacts());
        c["object_parameters_init"] = p => Values.Of(new ObjectParameters());
        c["movement_parameters_init"] = p => Values.Of(new MovementParameters());
        c["raw_motion_state_init"] = p => Values.Of(new RawMotionState());
        c["interpreted_motion_state_init"] = p => Values.Of(new InterpretedMotionState());
        c["pose_options_init"] = p => Values.Of(new PoseOptions());
        c["client_options_init"] = p => Values.Of(new ClientOptions());
        c["server_rules_init"] = p => Values.Of(new ServerRules());
        c["motion_query_init"] = p => Values.Of(new MotionQuery());
        c["sound_query_init"] = p => Values.Of(new SoundQuery());
        c["order_init"] = p => Values.Of(new Order((OrderType)p.UInt("type")));
        c["message_init"] = p => Values.Of(new Message(p.UInt("opcode")));
        c["pose_buffer_init"] = p => default(PoseLayout).PartCapacity == 0;
    }

    private static void AddSnapshots(Table c)
    {
        c["snapshot_write"] = p => p.Named(Snapshot.Of(p.Thing<Simulation>("of")).Bytes.ToArray());
        c["snapshot_read"] = p => Done(() =>
            Snapshot.FromBytes(p.Bytes("bytes").Span).RestoreTo(p.Thing<Simulation>("of")));
        c["state_hash"] = p => $"0x{Snapshot.Hash(p.Thing<Simulation>("of")):x16}";
        c["first_difference"] = p =>
        {
            Difference? difference = Snapshot.FirstDifference(p.Thing<Simulation>("a"), p.Thing<Simulation>("b"));
            return new Dictionary<string, object?>
            {
                ["found"] = difference.HasValue,
                ["object"] = (decimal)(difference?.Guid ?? 0),
                ["field"] = difference?.Field ?? "",
            };
        };
    }

    private static void AddWire(Table c)
    {
        c["wire_identify"] = p => Values.Of(Wire.Identify(p.Bytes("bytes").Span));
        c["wire_explain"] = p => Values.ListOf(Wire.Explain(p.Bytes("bytes").Span));
        c["wire_decode"] = p => Values.Of(Wire.Decode(p.Bytes("bytes").Span));
        c["wire_encode"] = p => p.Named(Wire.Encode(p.Given("message", new Message(0))));
        c["wire_opcode_name"] = p => Play.AsText(Wire.OpcodeName(p.UInt("opcode")));
        c["wire_find_opcode"] = p => Values.Of(Wire.FindOpcode(p.Text("name")));
        c["wire_opcode_count"] = p => Values.Of(Wire.OpcodeCount);
        c["wire_opcode_at"] = p => Values.Of(Wire.OpcodeAt(p.UInt("i")));
        c["wire_is_newer"] = p => Wire.IsNewer((ushort)p.UInt("timestamp"), (ushort)p.UInt("than"));
    }
}
