// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Numerics;
using System.Runtime.InteropServices;

namespace Acmotion;

public sealed unsafe partial class World
{
    /// <summary>
    /// Where the parts of a body are, as matrices for row vectors. Returns how many were written. A held object is
    /// shown where its holder's hand is.
    /// </summary>
    public int WritePose(uint guid, in PoseOptions options, Span<Matrix4x4> parts)
    {
        PoseOptions chosen = options;
        chosen.Format = PoseFormat.Matrix4x4;
        chosen.ColumnMajor = true; // in memory that is the matrix for row vectors, row after row
        return WritePose(guid, chosen, MemoryMarshal.AsBytes(parts), new PoseLayout(parts.Length));
    }

    /// <summary>Where the parts of a body are, as places and rotations. Returns how many were written.</summary>
    public int WritePose(uint guid, in PoseOptions options, Span<Frame> parts)
    {
        PoseOptions chosen = options;
        chosen.Format = PoseFormat.Frames;
        return WritePose(guid, chosen, MemoryMarshal.AsBytes(parts), new PoseLayout(parts.Length));
    }

    /// <summary>Writes where the parts of a body are, in any format, into memory of any layout.</summary>
    public int WritePose(uint guid, in PoseOptions options, Span<byte> data, in PoseLayout layout,
        Span<byte> scales = default)
    {
        uint count = 0;
        NativeError error;
        fixed (byte* at = data, scalesAt = scales)
        fixed (PoseOptions* chosen = &options)
        {
            NativePoseBuffer buffer = layout.ToNative(at, data.Length, scalesAt, scales.Length);
            NativeError.Check(
                NativeMethods.acm_object_write_pose(Handle, guid, chosen, &buffer, &count, &error), error);
        }
        return (int)count;
    }

    /// <summary>
    /// The poses of many objects, in the order given; counts[i] is the number of parts of guids[i], 0 when it is not
    /// there. <see cref="Poses"/> holds the memory for that.
    /// </summary>
    public void WritePoses(ReadOnlySpan<uint> guids, in PoseOptions options, Span<byte> data, in PoseLayout layout,
        Span<uint> counts, Span<byte> scales = default)
    {
        RequireRoom(guids.Length, counts.Length, nameof(counts));
        NativeError error;
        fixed (uint* names = guids, countsAt = counts)
        fixed (byte* at = data, scalesAt = scales)
        fixed (PoseOptions* chosen = &options)
        {
            NativePoseBuffer buffer = layout.ToNative(at, data.Length, scalesAt, scales.Length);
            NativeError.Check(NativeMethods.acm_world_write_poses(Handle, names, (nuint)guids.Length, chosen, &buffer,
                countsAt, &error), error);
        }
    }

    /// <summary>
    /// How the parts of an object are shown, as hooks have left them. Returns how many parts there are.
    /// </summary>
    /// <exception cref="AcmotionException"><see cref="Status.BufferFull"/>: they do not fit.</exception>
    public int ReadPartLooks(uint guid, Span<PartLook> looks)
    {
        nuint count = 0;
        NativeError error;
        fixed (PartLook* at = looks)
        {
            NativeError.Check(
                NativeMethods.acm_object_part_looks(Handle, guid, at, (nuint)looks.Length, &count, &error), error);
        }
        return (int)count;
    }
}

/// <summary>How poses lie in memory. Strides are in bytes and multiples of 4; 0: side by side.</summary>
public readonly struct PoseLayout
{
    /// <summary>Room for so many parts of each object; of more the first ones are written.</summary>
    public PoseLayout(int partCapacity, int partStride = 0, int objectStride = 0, int scalePartStride = 0,
        int scaleObjectStride = 0)
    {
        PartCapacity = partCapacity;
        PartStride = partStride;
        ObjectStride = objectStride;
        ScalePartStride = scalePartStride;
        ScaleObjectStride = scaleObjectStride;
    }

    /// <summary>Room for so many parts of each object.</summary>
    public int PartCapacity { get; }

    /// <summary>From part to part.</summary>
    public int PartStride { get; }

    /// <summary>From an object's first part to the next object's.</summary>
    public int ObjectStride { get; }

    /// <summary>The same of scales.</summary>
    public int ScalePartStride { get; }

    /// <summary>The same of scales.</summary>
    public int ScaleObjectStride { get; }

    internal unsafe NativePoseBuffer ToNative(byte* data, int size, byte* scales, int scalesSize)
    {
        NativePoseBuffer buffer;
        NativeMethods.acm_pose_buffer_init(&buffer);
        buffer.PartCapacity = checked((uint)PartCapacity);
        buffer.Data = data;
        buffer.DataSize = (nuint)size;
        buffer.PartStride = checked((nuint)PartStride);
        buffer.ObjectStride = checked((nuint)ObjectStride);
        buffer.Scales = scales;
        buffer.ScalesSize = (nuint)scalesSize;
        buffer.ScalePartStride = checked((nuint)ScalePartStride);
        buffer.ScaleObjectStride = checked((nuint)ScaleObjectStride);
        return buffer;
    }
}
