// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Numerics;

namespace Acmotion;

// For queues of orders: World and Server have a method of the same name for each that they take.
public partial struct Order
{
    private static Order With(OrderType type, in MovementParameters parameters) =>
        new(type) { Parameters = parameters };

    private static Order With(OrderType type, uint contextId, float speed = 1)
    {
        var order = new Order(type);
        order.Parameters.ContextId = contextId;
        order.Parameters.Speed = speed;
        return order;
    }

    /// <summary>Begins a motion.</summary>
    /// <example>
    /// <code>
    /// var orders = new Queue&lt;Order&gt;();
    /// orders.Enqueue(Order.DoMotion(MotionCommand.SwordCombat));
    /// orders.Enqueue(Order.MoveToObject(target, contextId: 1));
    /// foreach (Order order in orders) server.Order(guid, order);
    /// </code>
    /// </example>
    public static Order DoMotion(MotionCommand motion, uint contextId = 0, float speed = 1) =>
        With(OrderType.DoMotion, contextId, speed) with { Motion = motion };

    /// <summary>Begins a motion with all parameters of the client.</summary>
    public static Order DoMotion(MotionCommand motion, in MovementParameters parameters) =>
        With(OrderType.DoMotion, parameters) with { Motion = motion };

    /// <summary>Ends a motion.</summary>
    public static Order StopMotion(MotionCommand motion, uint contextId = 0) =>
        With(OrderType.StopMotion, contextId) with { Motion = motion };

    /// <summary>Ends a motion with all parameters of the client.</summary>
    public static Order StopMotion(MotionCommand motion, in MovementParameters parameters) =>
        With(OrderType.StopMotion, parameters) with { Motion = motion };

    /// <summary>Ends all motions and moves of a body; the stance stays.</summary>
    public static Order StopCompletely() => new(OrderType.StopCompletely);

    /// <summary>Walks or runs to an object of the world.</summary>
    public static Order MoveToObject(uint target, uint contextId = 0, float speed = 1) =>
        With(OrderType.MoveToObject, contextId, speed) with { Target = target };

    /// <summary>Walks or runs to an object of the world with all parameters of the client.</summary>
    public static Order MoveToObject(uint target, in MovementParameters parameters) =>
        With(OrderType.MoveToObject, parameters) with { Target = target };

    /// <summary>Walks or runs to a place.</summary>
    public static Order MoveToPosition(in Position position, uint contextId = 0, float speed = 1) =>
        With(OrderType.MoveToPosition, contextId, speed) with { Position = position };

    /// <summary>Walks or runs to a place with all parameters of the client.</summary>
    public static Order MoveToPosition(in Position position, in MovementParameters parameters) =>
        With(OrderType.MoveToPosition, parameters) with { Position = position };

    /// <summary>A world's alone: walks or runs to an object that the world does not have.</summary>
    public static Order MoveToTarget(in Target target, uint contextId = 0, float speed = 1) =>
        With(OrderType.MoveToTarget, contextId, speed).To(target);

    /// <summary>A world's alone: walks or runs to an object that the world does not have, with all parameters of the
    /// client.</summary>
    public static Order MoveToTarget(in Target target, in MovementParameters parameters) =>
        With(OrderType.MoveToTarget, parameters).To(target);

    private Order To(in Target target) => this with
    {
        Target = target.Guid, Position = target.Position, TargetSize = target.BodySize, Velocity = target.Velocity,
    };

    /// <summary>Turns to an object of the world.</summary>
    public static Order TurnToObject(uint target, uint contextId = 0, float speed = 1) =>
        With(OrderType.TurnToObject, contextId, speed) with { Target = target };

    /// <summary>Turns to an object of the world with all parameters of the client.</summary>
    public static Order TurnToObject(uint target, in MovementParameters parameters) =>
        With(OrderType.TurnToObject, parameters) with { Target = target };

    /// <summary>Turns to a heading, in degrees.</summary>
    public static Order TurnToHeading(float heading, uint contextId = 0, float speed = 1)
    {
        Order order = With(OrderType.TurnToHeading, contextId, speed);
        order.Parameters.DesiredHeading = heading;
        return order;
    }

    /// <summary>Turns to <see cref="MovementParameters.DesiredHeading"/>.</summary>
    public static Order TurnToHeading(in MovementParameters parameters) => With(OrderType.TurnToHeading, parameters);

    /// <summary>A world's alone: ends a move.</summary>
    public static Order CancelMove() => new(OrderType.CancelMove);

    /// <summary>A world's alone: jumps; the extent is how far the jump is charged, 0 to 1.</summary>
    public static Order Jump(float extent) => new(OrderType.Jump) { Extent = extent };

    /// <summary>A world's alone: stays at an object of the world for at most a second.</summary>
    public static Order StickTo(uint target) => new(OrderType.StickTo) { Target = target };

    /// <summary>A world's alone: ends sticking.</summary>
    public static Order Unstick() => new(OrderType.Unstick);

    /// <summary>A world's alone: moves smoothly to a place.</summary>
    public static Order InterpolateTo(in Position position, bool keepHeading = false) =>
        new(OrderType.InterpolateTo) { Position = position, KeepHeading = keepHeading };

    /// <summary>A world's alone: ends the smooth movement.</summary>
    public static Order StopInterpolating() => new(OrderType.StopInterpolating);

    /// <summary>A world's alone: holds the body near a place.</summary>
    public static Order ConstrainTo(in Position position, float constraintStart, float constraintMax) =>
        new(OrderType.ConstrainTo)
        {
            Position = position, ConstraintStart = constraintStart, ConstraintMax = constraintMax,
        };

    /// <summary>A world's alone: ends the constraint.</summary>
    public static Order Unconstrain() => new(OrderType.Unconstrain);

    /// <summary>Puts the body elsewhere.</summary>
    public static Order Teleport(in Position position) => new(OrderType.Teleport) { Position = position };

    /// <summary>
    /// Gives the body a velocity in metres per second, in world axes. A server also sets how fast it turns, in radians
    /// per second.
    /// </summary>
    public static Order SetVelocity(Vector3 velocity, Vector3 omega = default) =>
        new(OrderType.SetVelocity) { Velocity = velocity, Omega = omega };

    /// <summary>A world's alone: gives the body a velocity in metres per second, in its own axes.</summary>
    public static Order SetLocalVelocity(Vector3 velocity) => new(OrderType.SetLocalVelocity) { Velocity = velocity };

    /// <summary>A world's alone: how fast the body turns, in radians per second, in world axes.</summary>
    public static Order SetOmega(Vector3 omega) => new(OrderType.SetOmega) { Omega = omega };

    /// <summary>Replaces the physics state of a body: all of its bits.</summary>
    public static Order SetState(PhysicsState state) => new(OrderType.SetState) { State = state };

    /// <summary>How fast a body runs: a multiple of the speed of its animation.</summary>
    public static Order SetRunRate(float runRate) => new(OrderType.SetRunRate) { RunRate = runRate };

    /// <summary>A server's alone: the client has reported that it arrived after a teleport.</summary>
    public static Order CompleteTeleport() => new(OrderType.CompleteTeleport);

    /// <summary>A server's alone: sends everyone its position, and a player's client must accept it.</summary>
    public static Order CorrectPosition() => new(OrderType.CorrectPosition);
}
