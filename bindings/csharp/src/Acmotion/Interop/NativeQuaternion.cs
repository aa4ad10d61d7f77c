// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Numerics;
using System.Runtime.InteropServices;

namespace Acmotion;

/// <summary>A rotation as the library has it: its scalar is first, <see cref="Quaternion"/> has it last.</summary>
[StructLayout(LayoutKind.Sequential)]
internal struct NativeQuaternion
{
    internal float W;
    internal float X;
    internal float Y;
    internal float Z;

    internal NativeQuaternion(Quaternion q)
    {
        W = q.W;
        X = q.X;
        Y = q.Y;
        Z = q.Z;
    }

    internal readonly Quaternion ToQuaternion() => new(X, Y, Z, W);
}
