// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Numerics;
using System.Runtime.InteropServices;

namespace Acmotion;

/// <summary>Where something is and how it is turned. Metres; north is +Y, east +X, up +Z.</summary>
[StructLayout(LayoutKind.Sequential)]
public struct Frame : IEquatable<Frame>
{
    /// <summary>The place.</summary>
    public Vector3 Origin;
    private NativeQuaternion _rotation;

    /// <summary>A place and a rotation.</summary>
    public Frame(Vector3 origin, Quaternion rotation)
    {
        Origin = origin;
        _rotation = new NativeQuaternion(rotation);
    }

    /// <summary>A place, facing north.</summary>
    public Frame(Vector3 origin) : this(origin, Quaternion.Identity)
    {
    }

    /// <summary>At the origin, facing north.</summary>
    public static Frame Identity => new(Vector3.Zero, Quaternion.Identity);

    /// <summary>The rotation, a unit quaternion.</summary>
    public Quaternion Rotation
    {
        readonly get => _rotation.ToQuaternion();
        set => _rotation = new NativeQuaternion(value);
    }

    /// <summary>Where it faces, in degrees: 0 north, 90 east. Setting it levels the frame.</summary>
    public unsafe float Heading
    {
        get
        {
            fixed (Frame* self = &this) return NativeMethods.acm_heading_of(self);
        }
        set
        {
            NativeError error;
            fixed (Frame* self = &this) NativeError.Check(NativeMethods.acm_set_heading(self, value, &error), error);
        }
    }

    /// <summary>The same as a matrix, for row vectors as all of System.Numerics.</summary>
    public readonly Matrix4x4 ToMatrix()
    {
        Matrix4x4 matrix = Matrix4x4.CreateFromQuaternion(Rotation);
        matrix.Translation = Origin;
        return matrix;
    }

    /// <inheritdoc/>
    public readonly bool Equals(Frame other) => Origin == other.Origin && Rotation == other.Rotation;

    /// <inheritdoc/>
    public override readonly bool Equals(object? obj) => obj is Frame other && Equals(other);

    /// <inheritdoc/>
    public override readonly int GetHashCode() => Origin.GetHashCode() * 31 + Rotation.GetHashCode();

    /// <summary>Whether both are the same, number by number.</summary>
    public static bool operator ==(Frame a, Frame b) => a.Equals(b);

    /// <summary>Whether they differ.</summary>
    public static bool operator !=(Frame a, Frame b) => !a.Equals(b);
}
