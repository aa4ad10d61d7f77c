// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;

namespace Acmotion;

public sealed unsafe partial class World
{
    /// <summary>
    /// The body does it and nobody is sent anything: on a server see <see cref="Server.Order"/>.
    /// </summary>
    /// <exception cref="AcmotionException">
    /// <see cref="Status.Refused"/> with the client's code: what the client changes before it refuses has changed.
    /// </exception>
    public void Order(uint guid, in Order order)
    {
        NativeError error;
        fixed (Order* given = &order)
        {
            NativeError.Check(NativeMethods.acm_object_order(Handle, guid, given, &error), error);
        }
    }

    /// <summary>
    /// Gives an order that the client may refuse: returns false and the client's code when it does. Throws for every
    /// other failure.
    /// </summary>
    public bool TryOrder(uint guid, in Order order, out MotionError refused)
    {
        NativeError error;
        int status;
        fixed (Order* given = &order) status = NativeMethods.acm_object_order(Handle, guid, given, &error);
        refused = status == 0 ? MotionError.None : error.MotionError;
        if (status == (int)Status.Refused) return false;
        NativeError.Check(status, error);
        return true;
    }

    /// <summary>The whole state of the keys at once.</summary>
    public void ApplyRawState(uint guid, in RawMotionState state)
    {
        NativeError error;
        fixed (RawMotionState* given = &state)
        {
            NativeError.Check(NativeMethods.acm_object_apply_raw_state(Handle, guid, given, &error), error);
        }
    }

    /// <summary>
    /// An interpreted motion state and its actions, at most 31, as the network brings them.
    /// </summary>
    /// <param name="guid">The object.</param>
    /// <param name="state">What the body is to do.</param>
    /// <param name="actions">One-shot motions.</param>
    /// <param name="autonomous">It is the object's own doing and not the server's.</param>
    public void ApplyInterpretedState(uint guid, in InterpretedMotionState state,
        ReadOnlySpan<MotionAction> actions = default, bool autonomous = false)
    {
        NativeError error;
        fixed (InterpretedMotionState* given = &state)
        fixed (MotionAction* at = actions)
        {
            NativeError.Check(NativeMethods.acm_object_apply_interpreted_state(Handle, guid, given, at,
                (nuint)actions.Length, AsByte(autonomous), &error), error);
        }
    }

    /// <summary>
    /// Where the target of <see cref="OrderType.MoveToTarget"/> is, as often as the host likes.
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
