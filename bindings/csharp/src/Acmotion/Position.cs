// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Numerics;

namespace Acmotion;

public partial struct Position : IEquatable<Position>
{
    /// <summary>A place of the map, facing north. The origin is relative to the cell's landblock.</summary>
    public Position(uint cell, Vector3 origin) : this(cell, new Frame(origin))
    {
    }

    /// <summary>A place of the map. The frame is relative to the cell's landblock.</summary>
    public Position(uint cell, Frame frame)
    {
        Cell = cell;
        Frame = frame;
    }

    /// <summary>Metres to another place, across landblocks.</summary>
    public readonly unsafe float DistanceTo(in Position to)
    {
        fixed (Position* self = &this, other = &to) return NativeMethods.acm_distance(self, other);
    }

    /// <summary>In which direction another place lies, in degrees.</summary>
    public readonly unsafe float HeadingTo(in Position to)
    {
        fixed (Position* self = &this, other = &to) return NativeMethods.acm_heading_between(self, other);
    }

    /// <summary>
    /// Of an outdoor position whose origin has left its landblock: the same place with the cell where it lies.
    /// </summary>
    /// <exception cref="AcmotionException"><see cref="Status.BadValue"/>: that is outside the map.</exception>
    public readonly unsafe Position AdjustToOutside()
    {
        Position adjusted = this;
        NativeError error;
        NativeError.Check(NativeMethods.acm_adjust_to_outside(&adjusted, &error), error);
        return adjusted;
    }

    /// <inheritdoc/>
    public readonly bool Equals(Position other) => Cell == other.Cell && Frame == other.Frame;

    /// <inheritdoc/>
    public override readonly bool Equals(object? obj) => obj is Position other && Equals(other);

    /// <inheritdoc/>
    public override readonly int GetHashCode() => Frame.GetHashCode() * 31 + (int)Cell;

    /// <summary>Whether both are the same, number by number.</summary>
    public static bool operator ==(Position a, Position b) => a.Equals(b);

    /// <summary>Whether they differ.</summary>
    public static bool operator !=(Position a, Position b) => !a.Equals(b);

    /// <inheritdoc/>
    public override readonly string ToString() => FormattableString.Invariant(
        $"0x{Cell:X8} [{Frame.Origin.X} {Frame.Origin.Y} {Frame.Origin.Z}]");
}
