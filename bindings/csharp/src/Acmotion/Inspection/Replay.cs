// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Buffers;

namespace Acmotion.Inspection;

/// <summary>
/// A capture through the engine: how far it and the server are apart. Assets are loaded as objects appear: no other
/// thread may use worlds of these assets then. Experimental: a minor version may change it.
/// </summary>
public sealed unsafe class Replay : IDisposable
{
    private readonly ReplayHandle _handle = new();

    internal ReplayHandle Handle => _handle;

    /// <summary>A replay in which the messages of objects wait that the capture does not describe.</summary>
    public Replay(Assets assets) : this(assets, new ReplayOptions())
    {
    }

    /// <summary>A replay.</summary>
    public Replay(Assets assets, in ReplayOptions options)
    {
        AssetsHandle from = assets.Handle;
        nint native = 0;
        NativeError error;
        fixed (ReplayOptions* chosen = &options)
        {
            NativeError.Check(NativeMethods.acm_replay_create(from, chosen, &native, &error), error);
        }
        _handle.Take(native, from);
    }

    /// <summary>How far engine and server agree.</summary>
    public ReplayTotals Totals
    {
        get
        {
            ReplayTotals totals;
            NativeError error;
            NativeError.Check(NativeMethods.acm_replay_get_totals(_handle, &totals, &error), error);
            return totals;
        }
    }

    /// <summary>
    /// The next message. Those of clients and those that have nothing to do with movement are left out.
    /// </summary>
    public void Add(CapturedMessage message)
    {
        using MemoryHandle pin = message.Bytes.Pin();
        NativeCapturedMessage native = message.ToNative(pin);
        NativeError error;
        lock (_handle.ParentGate)
        {
            NativeError.Check(NativeMethods.acm_replay_add(_handle, &native, &error), error);
        }
    }

    /// <summary>
    /// The capture, the totals and the objects as JSON, or the paths from above as a picture. The name of the capture
    /// and how many errors it has are for the JSON.
    /// </summary>
    public string Report(ReplayFormat format = ReplayFormat.Json, string name = "", ulong errors = 0)
    {
        nint native = 0;
        NativeError error;
        fixed (byte* called = NativeText.Bytes(name))
        {
            NativeError.Check(
                NativeMethods.acm_replay_report(_handle, (int)format, called, errors, &native, &error), error);
        }
        return OwnedBytes.TakeText(native);
    }

    /// <summary>Frees the replay.</summary>
    public void Dispose() => _handle.Dispose();
}
