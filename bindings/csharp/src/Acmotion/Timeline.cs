// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Numerics;

namespace Acmotion;

/// <summary>What a motion will do and when, begun in a steady state. Times are infinite when they never come.</summary>
public sealed unsafe class Timeline
{
    private readonly NativeTimeline _facts;
    private readonly MotionSegment[] _segments;
    private readonly HookTime[] _hooks;

    internal Timeline(Assets assets, in MotionQuery query)
    {
        _segments = new MotionSegment[8];
        _hooks = new HookTime[16];
        NativeTimeline facts;
        int status = Ask(assets, query, &facts);
        if (status == (int)Status.BufferFull)
        {
            _segments = new MotionSegment[checked((int)facts.SegmentCount)];
            _hooks = new HookTime[checked((int)facts.HookCount)];
            Ask(assets, query, &facts);
        }
        _facts = facts;
    }

    private int Ask(Assets assets, in MotionQuery query, NativeTimeline* facts)
    {
        NativeError error;
        int status;
        fixed (MotionQuery* asked = &query)
        fixed (MotionSegment* segments = _segments)
        fixed (HookTime* hooks = _hooks)
        {
            status = NativeMethods.acm_motion_timeline(assets.Handle, asked, facts, segments, (nuint)_segments.Length,
                hooks, (nuint)_hooks.Length, &error);
        }
        if (status != (int)Status.BufferFull) NativeError.Check(status, error);
        return status;
    }

    /// <summary>When the motion is done, in seconds after the command.</summary>
    public double Done => _facts.Done;

    /// <summary>When only the cycle is left.</summary>
    public double Steady => _facts.Steady;

    /// <summary>Once through the cycle; 0: nothing plays.</summary>
    public double Period => _facts.Period;

    /// <summary>The tick in which the motion is done, 1 is the first; 0: none, or ticks were not asked for.</summary>
    public ulong DoneTick => _facts.DoneTick;

    /// <summary>In the body's axes, from the command on.</summary>
    public Vector3 Velocity => _facts.Velocity;

    /// <summary>Radians per second, in the body's axes.</summary>
    public Vector3 Omega => _facts.Omega;

    /// <summary>How far the body gets until the state is steady.</summary>
    public Frame Moved => _facts.Moved;

    /// <summary>The style after the command.</summary>
    public MotionCommand Style => _facts.Style;

    /// <summary>The substate after the command.</summary>
    public MotionCommand Substate => _facts.Substate;

    /// <summary>The animations that play, in order.</summary>
    public ReadOnlySpan<MotionSegment> Segments => _segments.AsSpan(0, (int)_facts.SegmentCount);

    /// <summary>The hooks on the frames that play, in order, also those that do not fire.</summary>
    public ReadOnlySpan<HookTime> Hooks => _hooks.AsSpan(0, (int)_facts.HookCount);

    /// <summary>When the first hook of a type fires, in seconds after the command; infinity: none does.</summary>
    public double TimeOf(HookType type)
    {
        foreach (ref readonly HookTime hook in Hooks)
        {
            if (hook.Type == type && hook.Status == HookStatus.Fires) return hook.Time;
        }
        return double.PositiveInfinity;
    }
}
