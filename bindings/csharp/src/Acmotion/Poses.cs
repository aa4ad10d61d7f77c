// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Numerics;
using System.Runtime.InteropServices;

namespace Acmotion;

/// <summary>
/// The poses of many objects, for renderers: one call a frame, into memory that is used again and again.
/// </summary>
public sealed class Poses : IDisposable
{
    private readonly World _world;
    private readonly PooledBuffer<Matrix4x4> _matrices = new();
    private readonly PooledBuffer<Vector3> _scales = new();
    private readonly PooledBuffer<uint> _counts = new();
    private PoseOptions _options = new();

    /// <summary>Poses of objects of a world. Of an object with more parts the first ones are written.</summary>
    public Poses(World world, int partCapacity = 64)
    {
        if (partCapacity <= 0) throw new ArgumentOutOfRangeException(nameof(partCapacity));
        _world = world;
        PartCapacity = partCapacity;
    }

    /// <summary>Room for so many parts of each object.</summary>
    public int PartCapacity { get; }

    /// <summary>How many objects the last <see cref="Update"/> was asked for.</summary>
    public int Count { get; private set; }

    /// <summary>Which poses are wanted. The format is always matrices.</summary>
    public ref PoseOptions Options => ref _options;

    /// <summary>Reads the poses as they are now.</summary>
    /// <example>
    /// <code>
    /// using var poses = new Poses(world);
    /// poses.Options.Smooth = true;
    /// poses.Update(guids);
    /// ReadOnlySpan&lt;Matrix4x4> parts = poses[0];
    /// </code>
    /// </example>
    public void Update(ReadOnlySpan<uint> guids)
    {
        nuint parts = checked((nuint)guids.Length * (nuint)PartCapacity);
        _options.Format = PoseFormat.Matrix4x4;
        _options.ColumnMajor = true; // in memory that is the matrix for row vectors, row after row
        Span<Matrix4x4> matrices = _matrices.Reserve(parts);
        Span<Vector3> scales = _options.ReportScales ? _scales.Reserve(parts) : default;
        Count = 0;
        _world.WritePoses(guids, _options, MemoryMarshal.AsBytes(matrices), new PoseLayout(PartCapacity),
            _counts.Reserve((nuint)guids.Length), MemoryMarshal.AsBytes(scales));
        Count = guids.Length;
    }

    /// <summary>
    /// The parts of one of the objects, in the order of the guids; empty when it is not there. Valid until the next
    /// <see cref="Update"/>.
    /// </summary>
    public ReadOnlySpan<Matrix4x4> this[int i] => _matrices.Items.AsSpan(i * PartCapacity, CountOf(i));

    /// <summary>The scales of its parts, when <see cref="PoseOptions.ReportScales"/> asks for them.</summary>
    public ReadOnlySpan<Vector3> Scales(int i) =>
        _options.ReportScales ? _scales.Items.AsSpan(i * PartCapacity, CountOf(i)) : default;

    private int CountOf(int i)
    {
        if ((uint)i >= (uint)Count) throw new ArgumentOutOfRangeException(nameof(i));
        return Math.Min((int)_counts.Items[i], PartCapacity);
    }

    /// <summary>Gives the memory back to its pool.</summary>
    public void Dispose()
    {
        Count = 0;
        _matrices.Dispose();
        _scales.Dispose();
        _counts.Dispose();
    }
}
