// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Buffers;
using System.Collections.Generic;

namespace Acmotion;

/// <summary>One of the game's files (client_portal.dat and others), record by record.</summary>
public sealed unsafe class Container : IDisposable
{
    private readonly ContainerHandle _handle = new();

    private Container(PinnedBytes bytes)
    {
        Library.RequireCompatible();
        nint native = 0;
        NativeError error;
        int status = NativeMethods.acm_container_open(bytes.Address, bytes.Size, &native, &error);
        if (status != 0) bytes.Dispose();
        NativeError.Check(status, error);
        _handle.Take(native, null, bytes);
    }

    /// <summary>Opens a container in memory, which must not change until this is disposed.</summary>
    public static Container Open(ReadOnlyMemory<byte> bytes) => new(new PinnedBytes(bytes));

    /// <summary>Opens a file, which is mapped into memory and not read as a whole.</summary>
    public static Container OpenFile(string path) => new(new PinnedBytes(path));

    /// <summary>What the container says about itself.</summary>
    public ContainerInfo Info
    {
        get
        {
            ContainerInfo info;
            NativeError error;
            NativeError.Check(NativeMethods.acm_container_get_info(_handle, &info, &error), error);
            return info;
        }
    }

    /// <summary>The records with ids from first to last, both included, ascending.</summary>
    public ContainerEntry[] Entries(uint first = 0, uint last = uint.MaxValue) =>
        NativeList.ToArray<ContainerEntry>((items, capacity, count, error) =>
            NativeMethods.acm_container_entries(_handle, first, last, items, capacity, count, error), 256);

    /// <summary>The bytes of a record, decompressed.</summary>
    public byte[] Read(uint id) =>
        NativeList.ToArray<byte>((items, capacity, count, error) =>
            NativeMethods.acm_container_read(_handle, id, items, capacity, count, error), 4096);

    /// <summary>The same into memory of the caller. Returns how many bytes there are.</summary>
    /// <exception cref="AcmotionException"><see cref="Status.BufferFull"/>: they do not fit.</exception>
    public int Read(uint id, Span<byte> destination)
    {
        nuint count = 0;
        NativeError error;
        fixed (byte* at = destination)
        {
            NativeError.Check(
                NativeMethods.acm_container_read(_handle, id, at, (nuint)destination.Length, &count, &error), error);
        }
        return (int)count;
    }

    /// <summary>The bytes of a whole new file: the records of this one with changes. Experimental.</summary>
    public byte[] Build(IReadOnlyList<ContainerChange> changes) => Build(_handle, changes);

    /// <summary>The bytes of a whole new file of these records. Experimental.</summary>
    public static byte[] BuildNew(IReadOnlyList<ContainerChange> changes) => Build(ContainerHandle.None, changes);

    private static byte[] Build(ContainerHandle on, IReadOnlyList<ContainerChange> changes)
    {
        var native = new NativeContainerChange[changes.Count];
        var pins = new MemoryHandle[changes.Count];
        try
        {
            for (int i = 0; i < native.Length; ++i)
            {
                pins[i] = changes[i].Bytes.Pin();
                native[i] = changes[i].ToNative(pins[i].Pointer);
            }
            return NativeList.ToArray<byte>((items, capacity, count, error) =>
            {
                fixed (NativeContainerChange* at = native)
                {
                    return NativeMethods.acm_container_build(on, at, (nuint)native.Length, items, capacity, count,
                        error);
                }
            }, 1 << 16);
        }
        finally
        {
            foreach (MemoryHandle pin in pins) pin.Dispose();
        }
    }

    /// <summary>Closes the container.</summary>
    public void Dispose() => _handle.Dispose();
}

/// <summary>A change of a container: a record to put, or one to remove.</summary>
public readonly struct ContainerChange
{
    private readonly bool _isRemoval;

    private ContainerChange(uint id, ReadOnlyMemory<byte> bytes, uint time, uint iteration, bool isRemoval)
    {
        Id = id;
        Bytes = bytes;
        Time = time;
        Iteration = iteration;
        _isRemoval = isRemoval;
    }

    /// <summary>The record.</summary>
    public uint Id { get; }

    /// <summary>What it is to hold.</summary>
    public ReadOnlyMemory<byte> Bytes { get; }

    /// <summary>Seconds since 1970.</summary>
    public uint Time { get; }

    /// <summary>Of the patch; 0: the last one.</summary>
    public uint Iteration { get; }

    /// <summary>Puts a record, in place of one of the same id.</summary>
    public static ContainerChange Put(uint id, ReadOnlyMemory<byte> bytes, uint time = 0, uint iteration = 0) =>
        new(id, bytes, time, iteration, false);

    /// <summary>Removes a record.</summary>
    public static ContainerChange Remove(uint id) => new(id, default, 0, 0, true);

    internal unsafe NativeContainerChange ToNative(void* pinned) => new()
    {
        Id = Id,
        Time = Time,
        Iteration = Iteration,
        // Null removes: an empty record needs an address, any.
        Bytes = _isRemoval ? null : pinned != null ? pinned : (void*)1,
        Size = (nuint)Bytes.Length,
    };
}
