// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using System.Threading;

namespace Acmotion;

/// <summary>
/// A handle of the C interface. It counts as a user of what it was made from, native and managed, so that everything is
/// freed in the order which the library asks for, whoever disposes what first, and also by finalizers.
/// </summary>
internal abstract class NativeHandle : SafeHandle
{
    private readonly HashSet<NativeHandle>? _children;
    private NativeHandle? _parent;
    private IDisposable? _memory;
    private long _statedBytes;

    /// <summary>
    /// Nothing holds what is made from this, unless it must not be freed alone: then its children live as long.
    /// </summary>
    private protected NativeHandle(bool holdsChildren = false) : base(IntPtr.Zero, ownsHandle: true)
    {
        if (holdsChildren) _children = new HashSet<NativeHandle>();
    }

    public sealed override bool IsInvalid => handle == IntPtr.Zero;

    /// <summary>
    /// Locked while this is changed, and while something that was made from it is freed, as finalizers do at any time:
    /// the library refuses either as busy during the other.
    /// </summary>
    internal object Gate { get; } = new();

    /// <summary>The gate of what this was made from.</summary>
    internal object ParentGate => _parent?.Gate ?? Gate;

    /// <summary>How much memory the collector was told that this holds.</summary>
    internal long StatedBytes => Interlocked.Read(ref _statedBytes);

    private protected abstract unsafe int Free(nint handle, NativeError* error);

    /// <summary>Takes over a native handle, what it was made from, and memory that it reads.</summary>
    internal void Take(nint native, NativeHandle? parent, IDisposable? memory = null)
    {
        if (parent is { IsInvalid: false })
        {
            bool added = false;
            parent.DangerousAddRef(ref added);
            if (parent._children != null)
            {
                lock (parent._children) parent._children.Add(this);
            }
            _parent = parent;
        }
        _memory = memory;
        SetHandle(native);
    }

    /// <summary>
    /// Tells the collector how much native memory it would free, so that it does not wait for managed memory alone.
    /// </summary>
    internal void StateBytes(long bytes)
    {
        long more = bytes - Interlocked.Exchange(ref _statedBytes, bytes);
        if (more > 0) GC.AddMemoryPressure(more);
        if (more < 0) GC.RemoveMemoryPressure(-more);
    }

    protected sealed override bool ReleaseHandle()
    {
        // What could not be freed may still be used, and so may what it was made from.
        if (!FreeAlone()) return false;
        StateBytes(0);
        _memory?.Dispose();
        if (_parent == null) return true;
        if (_parent._children != null)
        {
            lock (_parent._children) _parent._children.Remove(this);
        }
        _parent.DangerousRelease();
        return true;
    }

    private unsafe bool FreeAlone()
    {
        NativeError error;
        lock (ParentGate) return Free(handle, &error) == 0;
    }
}

internal sealed class ContainerHandle : NativeHandle
{
    /// <summary>Stands for no container.</summary>
    internal static readonly ContainerHandle None = new();
    private protected override unsafe int Free(nint handle, NativeError* error) =>
        NativeMethods.acm_container_free(handle, error);
}

internal sealed class AssetsHandle : NativeHandle
{
    /// <summary>Stands for no assets.</summary>
    internal static readonly AssetsHandle None = new();
    private protected override unsafe int Free(nint handle, NativeError* error) =>
        NativeMethods.acm_assets_free(handle, error);
}

internal sealed class WorldHandle : NativeHandle
{
    // A role that nobody disposes lives as long as its world. Otherwise its finalizer could use the world, from a
    // thread of its own, during a call of the host, which would be refused with Status.Busy.
    internal WorldHandle() : base(holdsChildren: true)
    {
    }

    private protected override unsafe int Free(nint handle, NativeError* error) =>
        NativeMethods.acm_world_free(handle, error);
}

internal sealed class ClientHandle : NativeHandle
{
    private protected override unsafe int Free(nint handle, NativeError* error) =>
        NativeMethods.acm_client_free(handle, error);
}

internal sealed class ServerHandle : NativeHandle
{
    private protected override unsafe int Free(nint handle, NativeError* error) =>
        NativeMethods.acm_server_free(handle, error);
}

internal sealed class WorkerHandle : NativeHandle
{
    private protected override unsafe int Free(nint handle, NativeError* error) =>
        NativeMethods.acm_worker_free(handle, error);
}

internal sealed class LookHandle : NativeHandle
{
    private protected override unsafe int Free(nint handle, NativeError* error) =>
        NativeMethods.acm_look_free(handle, error);
}

internal sealed class ParticlesHandle : NativeHandle
{
    private protected override unsafe int Free(nint handle, NativeError* error) =>
        NativeMethods.acm_particles_free(handle, error);
}
