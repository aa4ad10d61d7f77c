// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;

namespace Acmotion;

/// <summary>A whole state as bytes, without events and options. The bytes are yours to keep.</summary>
public sealed unsafe class Snapshot
{
    private readonly byte[] _bytes;

    private Snapshot(byte[] bytes) => _bytes = bytes;

    /// <summary>The state as it is now.</summary>
    /// <example>
    /// <code>
    /// Snapshot before = Snapshot.Of(server); // with its world
    /// world.Tick(1.0 / 30);
    /// before.RestoreTo(server);
    /// </code>
    /// </example>
    public static Snapshot Of(Simulation of) =>
        new(NativeList.ToArray<byte>((items, capacity, count, error) =>
            NativeMethods.acm_snapshot_write(of.State, items, capacity, count, error), 1 << 14));

    /// <summary>A state that was kept.</summary>
    public static Snapshot FromBytes(ReadOnlySpan<byte> bytes) => new(bytes.ToArray());

    /// <summary>The bytes to keep.</summary>
    public ReadOnlySpan<byte> Bytes => _bytes;

    /// <summary>Restores the state. The records that the objects use must be loaded.</summary>
    public void RestoreTo(Simulation to)
    {
        NativeError error;
        fixed (byte* at = _bytes)
        {
            NativeError.Check(NativeMethods.acm_snapshot_read(to.State, at, (nuint)_bytes.Length, &error), error);
        }
        (to as World)?.StateBytes();
    }

    /// <summary>
    /// Writes the state into memory of the caller, without allocating. Returns how many bytes there are.
    /// </summary>
    /// <exception cref="AcmotionException"><see cref="Status.BufferFull"/>: they do not fit.</exception>
    public static int Write(Simulation of, Span<byte> destination)
    {
        nuint count = 0;
        NativeError error;
        fixed (byte* at = destination)
        {
            NativeError.Check(
                NativeMethods.acm_snapshot_write(of.State, at, (nuint)destination.Length, &count, &error), error);
        }
        return (int)count;
    }

    /// <summary>A number that is the same for equal states and, almost certainly, for no others.</summary>
    /// <example>
    /// <code>
    /// ulong hash = Snapshot.Hash(world);
    /// </code>
    /// </example>
    public static ulong Hash(Simulation of)
    {
        ulong hash = 0;
        NativeError error;
        NativeError.Check(NativeMethods.acm_state_hash(of.State, &hash, &error), error);
        return hash;
    }

    /// <summary>The first field in which two states of one kind differ; null: they are equal.</summary>
    public static Difference? FirstDifference(Simulation a, Simulation b)
    {
        NativeDifference difference;
        NativeError error;
        NativeError.Check(NativeMethods.acm_first_difference(a.State, b.State, &difference, &error), error);
        return difference.Found ? new Difference(difference.Object, NativeText.Copy(difference._field)) : null;
    }
}

/// <summary>Where two states differ.</summary>
public readonly struct Difference
{
    internal Difference(uint guid, string field)
    {
        Guid = guid;
        Field = field;
    }

    /// <summary>The object; 0: the world itself.</summary>
    public uint Guid { get; }

    /// <summary>Such as "body.position.origin.x".</summary>
    public string Field { get; }

    /// <inheritdoc/>
    public override string ToString() => Guid == 0 ? Field : $"0x{Guid:X8}: {Field}";
}
