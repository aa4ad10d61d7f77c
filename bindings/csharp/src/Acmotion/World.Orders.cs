// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Numerics;

namespace Acmotion;

// The orders that a world and a server take alike. scripts/generate/bindings.py prints Generated/Server.Orders.cs from
// this file.
public sealed partial class World
{
    /// <summary>
    /// Begins a motion: a walk, a stance, a swing, an emote. Returns the client's code when it refuses, which is part
    /// of the game: in the air, dead, too many actions. <paramref name="contextId"/> comes back with the events of the
    /// motion.
    /// </summary>
    /// <example>
    /// <code>
    /// MotionError refused = world.DoMotion(guid, MotionCommand.SlashHigh, contextId: 7);
    /// if (refused != MotionError.None) Console.WriteLine(Library.MotionErrorText(refused));
    /// </code>
    /// </example>
    public MotionError DoMotion(uint guid, MotionCommand motion, uint contextId = 0, float speed = 1) =>
        Order(guid, Acmotion.Order.DoMotion(motion, contextId, speed));

    /// <summary>Begins a motion with all parameters of the client.</summary>
    /// <example>
    /// <code>
    /// var parameters = new MovementParameters { Speed = 1.5f, HoldKeyToApply = HoldKey.Run };
    /// world.DoMotion(guid, MotionCommand.WalkForward, parameters);
    /// </code>
    /// </example>
    public MotionError DoMotion(uint guid, MotionCommand motion, in MovementParameters parameters) =>
        Order(guid, Acmotion.Order.DoMotion(motion, parameters));

    /// <summary>Ends a motion, as releasing its key does.</summary>
    /// <example>
    /// <code>
    /// world.DoMotion(guid, MotionCommand.WalkForward);
    /// world.StopMotion(guid, MotionCommand.WalkForward);
    /// </code>
    /// </example>
    public MotionError StopMotion(uint guid, MotionCommand motion, uint contextId = 0) =>
        Order(guid, Acmotion.Order.StopMotion(motion, contextId));

    /// <summary>Ends a motion with all parameters of the client.</summary>
    public MotionError StopMotion(uint guid, MotionCommand motion, in MovementParameters parameters) =>
        Order(guid, Acmotion.Order.StopMotion(motion, parameters));

    /// <summary>Ends all motions and moves of a body; the stance stays.</summary>
    /// <example>
    /// <code>
    /// world.StopCompletely(guid);
    /// </code>
    /// </example>
    public MotionError StopCompletely(uint guid) => Order(guid, Acmotion.Order.StopCompletely());

    /// <summary>
    /// Walks or runs to an object of the world; refused with <see cref="MotionError.NoObject"/> when the target is not
    /// in it. The event <see cref="EventType.MoveFinished"/> has <paramref name="contextId"/>.
    /// </summary>
    /// <example>
    /// <code>
    /// world.MoveToObject(guid, target, contextId: 7);
    /// </code>
    /// </example>
    public MotionError MoveToObject(uint guid, uint target, uint contextId = 0, float speed = 1) =>
        Order(guid, Acmotion.Order.MoveToObject(target, contextId, speed));

    /// <summary>Walks or runs to an object of the world with all parameters of the client.</summary>
    public MotionError MoveToObject(uint guid, uint target, in MovementParameters parameters) =>
        Order(guid, Acmotion.Order.MoveToObject(target, parameters));

    /// <summary>
    /// Walks or runs to a place. The event <see cref="EventType.MoveFinished"/> has <paramref name="contextId"/>.
    /// </summary>
    /// <example>
    /// <code>
    /// world.MoveToPosition(guid, new Position(0xA9B40013, new Vector3(50, 58, 0)), contextId: 7);
    /// </code>
    /// </example>
    public MotionError MoveToPosition(uint guid, in Position position, uint contextId = 0, float speed = 1) =>
        Order(guid, Acmotion.Order.MoveToPosition(position, contextId, speed));

    /// <summary>Walks or runs to a place with all parameters of the client.</summary>
    /// <example>
    /// <code>
    /// var parameters = new MovementParameters { DistanceToObject = 0.5f, WalkRunThreshold = 5, ContextId = 7 };
    /// world.MoveToPosition(guid, position, parameters);
    /// </code>
    /// </example>
    public MotionError MoveToPosition(uint guid, in Position position, in MovementParameters parameters) =>
        Order(guid, Acmotion.Order.MoveToPosition(position, parameters));

    /// <summary>
    /// Turns to an object of the world; refused with <see cref="MotionError.NoObject"/> when the target is not in it.
    /// </summary>
    /// <example>
    /// <code>
    /// world.TurnToObject(guid, target, contextId: 7);
    /// </code>
    /// </example>
    public MotionError TurnToObject(uint guid, uint target, uint contextId = 0, float speed = 1) =>
        Order(guid, Acmotion.Order.TurnToObject(target, contextId, speed));

    /// <summary>Turns to an object of the world with all parameters of the client.</summary>
    public MotionError TurnToObject(uint guid, uint target, in MovementParameters parameters) =>
        Order(guid, Acmotion.Order.TurnToObject(target, parameters));

    /// <summary>Turns to a heading, in degrees: 0 is north, 90 east.</summary>
    /// <example>
    /// <code>
    /// world.TurnToHeading(guid, heading: 90);
    /// </code>
    /// </example>
    public MotionError TurnToHeading(uint guid, float heading, uint contextId = 0, float speed = 1) =>
        Order(guid, Acmotion.Order.TurnToHeading(heading, contextId, speed));

    /// <summary>
    /// Turns to <see cref="MovementParameters.DesiredHeading"/> with all parameters of the client.
    /// </summary>
    public MotionError TurnToHeading(uint guid, in MovementParameters parameters) =>
        Order(guid, Acmotion.Order.TurnToHeading(parameters));

    /// <summary>
    /// Puts the body elsewhere: moves, sticking, interpolation and the constraint end.
    /// </summary>
    /// <example>
    /// <code>
    /// world.Teleport(guid, new Position(0xA9B40013, new Vector3(60, 60, 0)));
    /// </code>
    /// </example>
    public void Teleport(uint guid, in Position position) =>
        NativeError.Accepted(Order(guid, Acmotion.Order.Teleport(position)), guid);

    /// <summary>Replaces the physics state of a body: all of its bits.</summary>
    /// <example>
    /// <code>
    /// ObjectState now = world.GetState(guid);
    /// world.SetState(guid, now.State | PhysicsState.Frozen);
    /// </code>
    /// </example>
    public void SetState(uint guid, PhysicsState state) =>
        NativeError.Accepted(Order(guid, Acmotion.Order.SetState(state)), guid);

    /// <summary>How fast a body runs: a multiple of the speed of its animation, 4.5 at the most for players.</summary>
    /// <example>
    /// <code>
    /// world.SetRunRate(guid, 2.5f);
    /// </code>
    /// </example>
    public MotionError SetRunRate(uint guid, float runRate) => Order(guid, Acmotion.Order.SetRunRate(runRate));
}
