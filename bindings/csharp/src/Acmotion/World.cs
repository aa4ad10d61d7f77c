// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;

namespace Acmotion;

/// <summary>
/// Objects of the game and their clock. Objects are named by guid, records of the data by id. Calls that a host makes
/// every tick allocate nothing.
/// </summary>
public sealed unsafe partial class World : Simulation
{
    private readonly PooledBuffer<uint> _guids = new();

    private readonly WorldHandle _handle = new();
    private readonly AssetsHandle _assets;
    private bool _isDisposed;

    // A role keeps the native world alive, but what was disposed is not used again.
    internal WorldHandle Handle => _isDisposed ? throw new ObjectDisposedException(nameof(World)) : _handle;
    internal override NativeHandle State => Handle;

    /// <summary>An empty world with default options. Without assets, objects have no motion tables.</summary>
    /// <example>
    /// <code>
    /// using Assets assets = Assets.CreateSample();
    /// using var world = new World(assets);
    /// </code>
    /// </example>
    public World(Assets? assets) : this(assets, new WorldOptions())
    {
    }

    /// <summary>An empty world. Without assets, objects have no motion tables.</summary>
    public World(Assets? assets, in WorldOptions options)
    {
        Library.RequireCompatible();
        AssetsHandle from = assets?.Handle ?? AssetsHandle.None;
        nint native = 0;
        NativeError error;
        fixed (WorldOptions* chosen = &options)
        {
            NativeError.Check(NativeMethods.acm_world_create(from, chosen, &native, &error), error);
        }
        Assets = assets;
        _assets = from;
        _handle.Take(native, from);
        StateBytes();
    }

    private World(World of)
    {
        nint native = 0;
        NativeError error;
        NativeError.Check(NativeMethods.acm_world_copy(of.Handle, &native, &error), error);
        Assets = of.Assets;
        _assets = of._assets;
        _handle.Take(native, of._assets);
        StateBytes();
    }

    /// <summary>The data that the world uses.</summary>
    public Assets? Assets { get; }

    /// <summary>A copy without roles and events. Run alike, both stay alike, bit for bit.</summary>
    /// <example>
    /// <code>
    /// using World copy = world.Copy();
    /// copy.Tick(1.0 / 30);
    /// world.Tick(1.0 / 30);
    /// bool same = Snapshot.Hash(copy) == Snapshot.Hash(world); // true
    /// </code>
    /// </example>
    public World Copy() => new(this);

    /// <summary>Makes this world what another is; its events and its role stay. Both use the same assets.</summary>
    public void Assign(World from)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_world_assign(Handle, from.Handle, &error), error);
        StateBytes();
    }

    /// <summary>Lets so many seconds pass, 0 to 86,400.</summary>
    /// <example>
    /// <code>
    /// for (int tick = 0; tick &lt; 30; ++tick) world.Tick(1.0 / 30); // one second
    /// </code>
    /// </example>
    public void Tick(double seconds)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_world_tick(Handle, seconds, &error), error);
        StateBytes();
    }

    // As measured, and checked by a test: an empty world (0.3 MB, 0.7 MB after its first tick), and an object in it.
    private const long EmptyBytes = 500_000, ObjectBytes = 5_000;

    // Objects come and go by messages and orders too, so they are counted once a tick.
    internal void StateBytes()
    {
        nuint count = 0;
        NativeError error;
        if (NativeMethods.acm_world_count(_handle, &count, &error) != 0) return;
        long bytes = EmptyBytes + (long)count * ObjectBytes;
        if (bytes != _handle.StatedBytes) _handle.StateBytes(bytes);
    }

    /// <summary>Seconds since the world was made.</summary>
    /// <example>
    /// <code>
    /// double begun = world.Clock;
    /// world.Tick(0.5);
    /// double passed = world.Clock - begun; // 0.5
    /// </code>
    /// </example>
    public double Clock
    {
        get
        {
            double seconds = 0;
            NativeError error;
            NativeError.Check(NativeMethods.acm_world_clock(Handle, &seconds, null, &error), error);
            return seconds;
        }
    }

    /// <summary>How many passes have run.</summary>
    public ulong Ticks
    {
        get
        {
            ulong ticks = 0;
            NativeError error;
            NativeError.Check(NativeMethods.acm_world_clock(Handle, null, &ticks, &error), error);
            return ticks;
        }
    }

    /// <summary>Gives objects what was loaded since they were made. Returns how many have changed.</summary>
    public int Refresh()
    {
        nuint changed = 0;
        NativeError error;
        NativeError.Check(NativeMethods.acm_world_refresh(Handle, &changed, &error), error);
        return (int)changed;
    }

    /// <summary>Makes room for so many objects, at most 2^20, so that creating them allocates less.</summary>
    public void Reserve(int objects)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_world_reserve(Handle, checked((nuint)objects), &error), error);
    }

    /// <summary>How many objects there are.</summary>
    public int Count
    {
        get
        {
            nuint count = 0;
            NativeError error;
            NativeError.Check(NativeMethods.acm_world_count(Handle, &count, &error), error);
            return (int)count;
        }
    }

    /// <summary>The guids of all objects, ascending. They are valid until the next call of this.</summary>
    public ReadOnlySpan<uint> Guids()
    {
        while (true)
        {
            nuint count = 0;
            NativeError error;
            int status;
            fixed (uint* at = _guids.Items)
            {
                status = NativeMethods.acm_world_guids(Handle, at, (nuint)_guids.Items.Length, &count, &error);
            }
            if (status == 0) return _guids.Items.AsSpan(0, (int)count);
            if (status != (int)Status.BufferFull) throw error.ToException();
            _guids.Reserve(count);
        }
    }

    /// <inheritdoc/>
    public override void Dispose()
    {
        _isDisposed = true;
        _handle.Dispose();
        _guids.Dispose();
        _events.Dispose();
    }
}
