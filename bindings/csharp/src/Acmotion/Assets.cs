// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;

namespace Acmotion;

/// <summary>
/// The game's data, decoded. Worlds on several threads may share one; loading is refused with
/// <see cref="Status.Busy"/> while a world that uses it is in a call.
/// </summary>
public sealed unsafe partial class Assets : IDisposable
{
    private readonly AssetsHandle _handle = new();
    private bool _isDisposed;

    // A world keeps the native data alive, but what was disposed is not used again.
    internal AssetsHandle Handle => _isDisposed ? throw new ObjectDisposedException(nameof(Assets)) : _handle;

    private Assets(nint native, PinnedBytes? memory) => _handle.Take(native, null, memory);

    /// <summary>Without a container: records are given with <see cref="Add"/>.</summary>
    public static Assets Create()
    {
        Library.RequireCompatible();
        nint native = 0;
        NativeError error;
        NativeError.Check(NativeMethods.acm_assets_create(&native, &error), error);
        return new Assets(native, null);
    }

    /// <summary>
    /// The sample creatures, decoded: Setups 0x02000001 (mannequin), 0x02000002 (beast), 0x02000003 (door),
    /// 0x02000010 (sword), 0x02000011 (bow).
    /// </summary>
    public static Assets CreateSample()
    {
        Library.RequireCompatible();
        nint native = 0;
        NativeError error;
        NativeError.Check(NativeMethods.acm_assets_create_sample(&native, &error), error);
        return new Assets(native, null);
    }

    /// <summary>
    /// A container (client_portal.dat) in memory, which must not change until this and all worlds that use it are
    /// disposed.
    /// </summary>
    public static Assets Open(ReadOnlyMemory<byte> bytes) => Open(new PinnedBytes(bytes));

    /// <summary>A container's file, which is mapped into memory and not read as a whole.</summary>
    /// <example>
    /// <code>
    /// using Assets assets = Assets.OpenFile(path); // "client_portal.dat"
    /// assets.Load(0x02000001); // a Setup, with its motion table and all that this names
    /// foreach (MissingAsset missing in assets.Missing()) Console.WriteLine($"{missing.Id:X8}");
    /// </code>
    /// </example>
    public static Assets OpenFile(string path) => Open(new PinnedBytes(path));

    private static Assets Open(PinnedBytes bytes)
    {
        Library.RequireCompatible();
        nint native = 0;
        NativeError error;
        int status = NativeMethods.acm_assets_open(bytes.Address, bytes.Size, &native, &error);
        if (status != 0) bytes.Dispose();
        NativeError.Check(status, error);
        return new Assets(native, bytes);
    }

    /// <summary>
    /// A container of so many bytes elsewhere: <see cref="Needs"/> and <see cref="Supply"/> read it piece by piece.
    /// </summary>
    public static Assets OpenPiecewise(ulong size)
    {
        Library.RequireCompatible();
        nint native = 0;
        NativeError error;
        NativeError.Check(NativeMethods.acm_assets_open_piecewise(size, &native, &error), error);
        return new Assets(native, null);
    }

    /// <summary>Adds one record, decompressed.</summary>
    public void Add(uint id, ReadOnlySpan<byte> bytes)
    {
        NativeError error;
        fixed (byte* at = bytes)
        lock (Handle.Gate)
        {
            NativeError.Check(NativeMethods.acm_assets_add(Handle, id, at, (nuint)bytes.Length, &error), error);
        }
    }

    /// <summary>
    /// How motion tables numbered the commands, told from the human table 0x09000001; that of a container is read
    /// before any other.
    /// </summary>
    public CommandNumbering Numbering
    {
        get
        {
            uint numbering;
            NativeError error;
            NativeError.Check(NativeMethods.acm_assets_numbering(Handle, &numbering, &error), error);
            return (CommandNumbering)numbering;
        }
    }

    /// <summary>
    /// Leaves the ids of motion tables as files have them. Call it before anything is loaded or added.
    /// </summary>
    public void KeepCommandIds()
    {
        NativeError error;
        lock (Handle.Gate)
        {
            NativeError.Check(NativeMethods.acm_assets_keep_command_ids(Handle, &error), error);
        }
    }

    /// <summary>
    /// Whether records that are added are those of files before Throne of Destiny. A container says it itself.
    /// </summary>
    public void ReadAsOlder(bool isOlder = true)
    {
        NativeError error;
        lock (Handle.Gate)
        {
            NativeError.Check(NativeMethods.acm_assets_read_as_older(Handle, World.AsByte(isOlder), &error), error);
        }
    }

    /// <summary>Loads a record with what it needs. Piecewise, success means that it is under way.</summary>
    public void Load(uint id, AssetLoad what = AssetLoad.Motion)
    {
        NativeError error;
        lock (Handle.Gate)
        {
            NativeError.Check(NativeMethods.acm_assets_load(Handle, id, (uint)what, &error), error);
        }
    }

    /// <summary>Piecewise: which bytes of the container are wanted next; null: none.</summary>
    public AssetRange? Needs
    {
        get
        {
            AssetRange range;
            NativeError error;
            NativeError.Check(NativeMethods.acm_assets_needs(Handle, &range, &error), error);
            return range.Size == 0 ? null : range;
        }
    }

    /// <summary>Piecewise: those bytes, at least the size that is needed.</summary>
    /// <exception cref="AcmotionException"><see cref="Status.WrongOrder"/>: nothing is needed.</exception>
    public void Supply(ReadOnlySpan<byte> bytes)
    {
        NativeError error;
        fixed (byte* at = bytes)
        lock (Handle.Gate)
        {
            NativeError.Check(NativeMethods.acm_assets_supply(Handle, at, (nuint)bytes.Length, &error), error);
        }
    }

    /// <summary>What something needs and is not there, ascending.</summary>
    public MissingAsset[] Missing() =>
        NativeList.ToArray<MissingAsset>((items, capacity, count, error) =>
            NativeMethods.acm_assets_missing(Handle, items, capacity, count, error));

    /// <summary>Whether a record was decoded.</summary>
    public bool Contains(uint id)
    {
        bool contains;
        NativeError error;
        NativeError.Check(NativeMethods.acm_assets_contains(Handle, id, &contains, &error), error);
        return contains;
    }

    /// <summary>Ids of all decoded records of the type that this id has (0x02000000: Setups), ascending.</summary>
    public uint[] Ids(uint ofType) =>
        NativeList.ToArray<uint>((items, capacity, count, error) =>
            NativeMethods.acm_assets_ids(Handle, ofType, items, capacity, count, error));

    /// <summary>What a Setup says about a body.</summary>
    public SetupFacts Setup(uint id)
    {
        SetupFacts setup;
        NativeError error;
        NativeError.Check(NativeMethods.acm_assets_setup(Handle, id, &setup, &error), error);
        return setup;
    }

    /// <summary>The parts of a Setup.</summary>
    public SetupPart[] SetupParts(uint id) =>
        NativeList.ToArray<SetupPart>((items, capacity, count, error) =>
            NativeMethods.acm_assets_setup_parts(Handle, id, items, capacity, count, error));

    /// <summary>Where other things attach to a body.</summary>
    public HoldLocation[] HoldLocations(uint id) =>
        NativeList.ToArray<HoldLocation>((items, capacity, count, error) =>
            NativeMethods.acm_assets_hold_locations(Handle, id, items, capacity, count, error));

    /// <summary>
    /// The motions that a table may serve in a state, ascending. Without a style: the default style; without a state:
    /// the default of the style.
    /// </summary>
    public MotionCommand[] MotionsFrom(uint motionTable, MotionCommand style = MotionCommand.None,
        MotionCommand state = MotionCommand.None) =>
        NativeList.ToArray<MotionCommand>((items, capacity, count, error) =>
            NativeMethods.acm_motions_from(Handle, motionTable, style, state, items, capacity, count, error), 64);

    /// <summary>What a motion will do and when.</summary>
    /// <exception cref="AcmotionException">
    /// <see cref="Status.Refused"/>, with the client's code, for a motion that the client refuses.
    /// </exception>
    /// <example>
    /// <code>
    /// ObjectState state = world.GetState(guid);
    /// Timeline swing = assets.Timeline(new MotionQuery
    /// {
    ///     MotionTable = state.MotionTable, Motion = MotionCommand.SlashHigh, Style = MotionCommand.SwordCombat,
    ///     TickSeconds = 1.0 / 30,
    /// });
    /// double lands = swing.TimeOf(HookType.Attack); // seconds after the order; infinity: it strikes nobody
    /// </code>
    /// </example>
    public Timeline Timeline(in MotionQuery query) => new(this, query);

    /// <summary>Frees the data, when the last world that uses it is disposed too.</summary>
    public void Dispose()
    {
        _isDisposed = true;
        _handle.Dispose();
    }
}
