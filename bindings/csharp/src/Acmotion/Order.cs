// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Numerics;

namespace Acmotion;

public partial struct Order
{
    /// <summary>Begins a motion.</summary>
    public static Order DoMotion(MotionCommand motion, uint contextId = 0, float speed = 1)
    {
        var order = new Order(OrderType.DoMotion) { Motion = motion };
        order.Parameters.ContextId = contextId;
        order.Parameters.Speed = speed;
        return order;
    }

    /// <summary>Ends a motion.</summary>
    public static Order StopMotion(MotionCommand motion, uint contextId = 0)
    {
        var order = new Order(OrderType.StopMotion) { Motion = motion };
        order.Parameters.ContextId = contextId;
        return order;
    }

    /// <summary>Stops everything.</summary>
    public static Order StopCompletely() => new(OrderType.StopCompletely);

    /// <summary>Walks or runs to an object of the world.</summary>
    public static Order MoveToObject(uint target, uint contextId = 0)
    {
        var order = new Order(OrderType.MoveToObject) { Target = target };
        order.Parameters.ContextId = contextId;
        return order;
    }

    /// <summary>Walks or runs to a place.</summary>
    public static Order MoveToPosition(in Position position, uint contextId = 0)
    {
        var order = new Order(OrderType.MoveToPosition) { Position = position };
        order.Parameters.ContextId = contextId;
        return order;
    }

    /// <summary>Turns to an object of the world.</summary>
    public static Order TurnToObject(uint target, uint contextId = 0)
    {
        var order = new Order(OrderType.TurnToObject) { Target = target };
        order.Parameters.ContextId = contextId;
        return order;
    }

    /// <summary>Turns to a heading, in degrees.</summary>
    public static Order TurnToHeading(float heading, uint contextId = 0)
    {
        var order = new Order(OrderType.TurnToHeading);
        order.Parameters.DesiredHeading = heading;
        order.Parameters.ContextId = contextId;
        return order;
    }

    /// <summary>Cancels a move.</summary>
    public static Order CancelMove() => new(OrderType.CancelMove);

    /// <summary>Jumps; the extent is 0 to 1.</summary>
    public static Order Jump(float extent) => new(OrderType.Jump) { Extent = extent };

    /// <summary>Puts the body elsewhere.</summary>
    public static Order Teleport(in Position position) => new(OrderType.Teleport) { Position = position };

    /// <summary>Gives the body a velocity in metres per second, in world axes.</summary>
    public static Order SetVelocity(Vector3 velocity) => new(OrderType.SetVelocity) { Velocity = velocity };
}
