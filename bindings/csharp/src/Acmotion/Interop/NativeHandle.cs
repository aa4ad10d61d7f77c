// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

namespace Acmotion;

/// <summary>
/// A handle of the C interface. It keeps alive what it was made from, native and managed, so that everything is freed
/// in the order which the library asks for, whoever disposes what first, and also by finalizers.
/// </summary>
internal abstract class NativeHandle : SafeHandle
{
    private NativeHandle? _parent;
    private IDisposable? _memory;
    // A role that nobody disposes lives as long as its world. Otherwise its finalizer could use the world, from a
    // thread of its own, during a call of the host, which would be refused with Status.Busy.
    private readonly HashSet<NativeHandle> _children = new();

    private protected NativeHandle() : base(IntPtr.Zero, ownsHandle: true)
    {
    }

    public sealed override bool IsInvalid => handle == IntPtr.Zero;

    private protected abstract unsafe int Free(nint handle, NativeError* error);

    /// <summary>Takes over a native handle, what it was made from, and memory that it reads.</summary>
    internal void Take(nint native, NativeHandle? parent, IDisposable? memory = null)
    {
        if (parent is { IsInvalid: false })
        {
            bool added = false;
            parent.DangerousAddRef(ref added);
            lock (parent._children) parent._children.Add(this);
            _parent = parent;
        }
        _memory = memory;
        SetHandle(native);
    }

    protected sealed override unsafe bool ReleaseHandle()
    {
        NativeError error;
        // What could not be freed may still be used, and so may what it was made from.
        if (Free(handle, &error) != 0) return false;
        _memory?.Dispose();
        if (_parent == null) return true;
        lock (_parent._children) _parent._children.Remove(this);
        _parent.DangerousRelease();
        return true;
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
