// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Numerics;

namespace Acmotion;

public sealed unsafe partial class World
{
    /// <summary>
    /// Gives an order. The body carries it out and no one is sent anything: on a server see <see cref="Server.Order"/>.
    /// Returns the client's code when it refuses (what the client changes before it refuses has changed), and throws
    /// for what is not possible: no such object, a number that is not finite.
    /// </summary>
    public MotionError Order(uint guid, in Order order)
    {
        NativeError error;
        fixed (Order* given = &order)
        {
            return NativeError.Refusal(NativeMethods.acm_object_order(Handle, guid, given, &error), error);
        }
    }

    /// <summary>
    /// Walks or runs to an object that the world does not have; <see cref="UpdateTarget"/> says where it goes.
    /// </summary>
    public MotionError MoveToTarget(uint guid, in Target target, uint contextId = 0, float speed = 1) =>
        Order(guid, Acmotion.Order.MoveToTarget(target, contextId, speed));

    /// <summary>
    /// Walks or runs to an object that the world does not have, with all parameters of the client.
    /// </summary>
    public MotionError MoveToTarget(uint guid, in Target target, in MovementParameters parameters) =>
        Order(guid, Acmotion.Order.MoveToTarget(target, parameters));

    /// <summary>Ends a move; its event says that it was cancelled.</summary>
    /// <example>
    /// <code>
    /// world.MoveToObject(guid, target);
    /// world.CancelMove(guid);
    /// </code>
    /// </example>
    public MotionError CancelMove(uint guid) => Order(guid, Acmotion.Order.CancelMove());

    /// <summary>Jumps; the extent is how far the jump is charged, 0 to 1.</summary>
    /// <example>
    /// <code>
    /// if (world.Jump(guid, extent: 0.5f) == MotionError.NotInContact) Console.WriteLine("in the air already");
    /// </code>
    /// </example>
    public MotionError Jump(uint guid, float extent) => Order(guid, Acmotion.Order.Jump(extent));

    /// <summary>
    /// Stays at an object of the world for at most a second; refused with <see cref="MotionError.NoObject"/> when the
    /// target is not in it.
    /// </summary>
    public MotionError StickTo(uint guid, uint target) => Order(guid, Acmotion.Order.StickTo(target));

    /// <summary>Ends sticking.</summary>
    public void Unstick(uint guid) => NativeError.Accepted(Order(guid, Acmotion.Order.Unstick()), guid);

    /// <summary>Moves smoothly to a place, as the client does when the server corrects a body.</summary>
    /// <param name="guid">The object.</param>
    /// <param name="position">Where it goes.</param>
    /// <param name="keepHeading">It does not turn.</param>
    public MotionError InterpolateTo(uint guid, in Position position, bool keepHeading = false) =>
        Order(guid, Acmotion.Order.InterpolateTo(position, keepHeading));

    /// <summary>Ends the smooth movement.</summary>
    public void StopInterpolating(uint guid) =>
        NativeError.Accepted(Order(guid, Acmotion.Order.StopInterpolating()), guid);

    /// <summary>
    /// Slows the body when it has gone <paramref name="constraintStart"/> metres from a place and holds it at
    /// <paramref name="constraintMax"/>.
    /// </summary>
    public MotionError ConstrainTo(uint guid, in Position position, float constraintStart, float constraintMax) =>
        Order(guid, Acmotion.Order.ConstrainTo(position, constraintStart, constraintMax));

    /// <summary>Ends the constraint.</summary>
    public void Unconstrain(uint guid) => NativeError.Accepted(Order(guid, Acmotion.Order.Unconstrain()), guid);

    /// <summary>Gives the body a velocity of at most 50 metres per second, in world axes.</summary>
    /// <example>
    /// <code>
    /// world.SetVelocity(guid, new Vector3(0, 5, 3));
    /// </code>
    /// </example>
    public void SetVelocity(uint guid, Vector3 velocity) =>
        NativeError.Accepted(Order(guid, Acmotion.Order.SetVelocity(velocity)), guid);

    /// <summary>Gives the body a velocity of at most 50 metres per second, in its own axes.</summary>
    public void SetLocalVelocity(uint guid, Vector3 velocity) =>
        NativeError.Accepted(Order(guid, Acmotion.Order.SetLocalVelocity(velocity)), guid);

    /// <summary>How fast the body turns, in radians per second, in world axes.</summary>
    public void SetOmega(uint guid, Vector3 omega) =>
        NativeError.Accepted(Order(guid, Acmotion.Order.SetOmega(omega)), guid);

    /// <summary>The whole state of the keys at once.</summary>
    public MotionError ApplyRawState(uint guid, in RawMotionState state)
    {
        NativeError error;
        fixed (RawMotionState* given = &state)
        {
            return NativeError.Refusal(NativeMethods.acm_object_apply_raw_state(Handle, guid, given, &error), error);
        }
    }

    /// <summary>
    /// An interpreted motion state and its actions, at most 31, as the network brings them.
    /// </summary>
    /// <param name="guid">The object.</param>
    /// <param name="state">What the body is to do.</param>
    /// <param name="actions">One-shot motions.</param>
    /// <param name="autonomous">It is the object's own doing and not the server's.</param>
    public MotionError ApplyInterpretedState(uint guid, in InterpretedMotionState state,
        ReadOnlySpan<MotionAction> actions = default, bool autonomous = false)
    {
        NativeError error;
        fixed (InterpretedMotionState* given = &state)
        fixed (MotionAction* at = actions)
        {
            return NativeError.Refusal(NativeMethods.acm_object_apply_interpreted_state(Handle, guid, given, at,
                (nuint)actions.Length, AsByte(autonomous), &error), error);
        }
    }

    /// <summary>
    /// Where the target of <see cref="MoveToTarget(uint, in Target, uint, float)"/> is, as often as the host likes.
    /// </summary>
    public void UpdateTarget(uint guid, in Target target)
    {
        NativeError error;
        fixed (Target* given = &target)
        {
            NativeError.Check(NativeMethods.acm_object_update_target(Handle, guid, given, &error), error);
        }
    }

    /// <summary>The end of that target.</summary>
    public void LoseTarget(uint guid, uint target, TargetStatus status)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_object_lose_target(Handle, guid, target, (uint)status, &error), error);
    }

    /// <summary>
    /// Own collision, for objects whose ground is <see cref="Ground.Host"/>: the steps that take a body to the
    /// world's clock. Call it after each tick.
    /// </summary>
    public StepPlan PlanSteps(uint guid)
    {
        StepPlan plan;
        NativeError error;
        NativeError.Check(NativeMethods.acm_object_plan_steps(Handle, guid, &plan, &error), error);
        return plan;
    }

    /// <summary>
    /// Plays the animation, proposes where the body goes and fires hooks. False: the body is asleep, there is no step
    /// to end.
    /// </summary>
    public bool BeginStep(uint guid, double quantum, out Frame proposed)
    {
        bool begun = false;
        NativeError error;
        fixed (Frame* at = &proposed)
        {
            NativeError.Check(NativeMethods.acm_object_begin_step(Handle, guid, quantum, at, &begun, &error), error);
        }
        return begun;
    }

    /// <summary>What the host's collision makes of the proposed frame.</summary>
    public void EndStep(uint guid, in StepAnswer answer)
    {
        NativeError error;
        fixed (StepAnswer* given = &answer)
        {
            NativeError.Check(NativeMethods.acm_object_end_step(Handle, guid, given, &error), error);
        }
    }
}

public unsafe partial struct StepPlan
{
    /// <summary>Seconds of one of the steps.</summary>
    public readonly double this[int step] =>
        (uint)step < Count ? _quanta[step] : throw new ArgumentOutOfRangeException(nameof(step));
}
