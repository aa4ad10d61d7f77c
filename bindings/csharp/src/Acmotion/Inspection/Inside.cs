// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Collections.Generic;

namespace Acmotion.Inspection;

/// <summary>
/// The inside of a body, for debuggers: a copy of what the engine keeps of an object beyond its
/// <see cref="ObjectState"/>. Rules are those of docs/behaviour. Metres, seconds, radians; 0 as a context id: none was
/// given. Experimental: a minor version may change it.
/// </summary>
/// <example>
/// <code>
/// var inside = new Inside(world, guid);
/// foreach (SequenceNode node in inside.SequenceNodes)
///     Console.WriteLine($"{node.Role}: 0x{node.Animation:X8} at {node.Framerate} frames per second");
/// </code>
/// </example>
public sealed unsafe class Inside
{
    private readonly NativeObjectInside _facts;

    /// <summary>Looks into an object. The world stays as it is.</summary>
    /// <exception cref="AcmotionException"><see cref="Status.NoObject"/>: it is not there.</exception>
    public Inside(World world, uint guid)
    {
        NativeObjectInside facts;
        NativeError error;
        NativeError.Check(NativeMethods.acm_object_get_inside(world.Handle, guid, &facts, &error), error);
        _facts = facts;
        SequenceNodes = Listed<SequenceNode>(world, guid, &NativeMethods.acm_object_sequence_nodes);
        QueuedMotions = Listed<QueuedMotion>(world, guid, &NativeMethods.acm_object_queued_motions);
        PendingMotions = Listed<PendingMotion>(world, guid, &NativeMethods.acm_object_pending_motions);
        Modifiers = Motions(world, guid, MotionList.Modifiers);
        Actions = Motions(world, guid, MotionList.Actions);
        RawActions = Motions(world, guid, MotionList.RawActions);
        InterpretedActions = Motions(world, guid, MotionList.InterpretedActions);
        MoveLegs = Listed<MoveLeg>(world, guid, &NativeMethods.acm_object_move_legs);
        InterpolationNodes = Listed<InterpolationNode>(world, guid, &NativeMethods.acm_object_interpolation_nodes);
        Ramps = Listed<Ramp>(world, guid, &NativeMethods.acm_object_ramps);
        QueuedScripts = Listed<QueuedScript>(world, guid, &NativeMethods.acm_object_queued_scripts);
        Children = Listed<uint>(world, guid, &NativeMethods.acm_object_children);
        Watchers = Listed<uint>(world, guid, &NativeMethods.acm_object_watchers);
    }

    /// <summary>The sequence (core 2.1).</summary>
    public SequenceFacts Sequence => _facts.Sequence;

    /// <summary>The animations that play or wait to play (core 3).</summary>
    public IReadOnlyList<SequenceNode> SequenceNodes { get; }

    /// <summary>The motion table manager (core 6) with its motion state (core 5).</summary>
    public MotionTableManagerFacts MotionTableManager => _facts.MotionTableManager;

    /// <summary>The motions that wait for animations to end (core 6); the first is done first.</summary>
    public IReadOnlyList<QueuedMotion> QueuedMotions { get; }

    /// <summary>The modifiers of the motion state, the newest first (core 5): command and speed only.</summary>
    public IReadOnlyList<MotionAction> Modifiers { get; }

    /// <summary>The actions of the motion state, the oldest first (core 5): command and speed only.</summary>
    public IReadOnlyList<MotionAction> Actions { get; }

    /// <summary>The motion interpreter (core 7.1) with both movement states (core 8.1).</summary>
    public MotionInterpFacts MotionInterp => _facts.MotionInterp;

    /// <summary>The motions that the interpreter has handed on (core 7.17); the first is done first.</summary>
    public IReadOnlyList<PendingMotion> PendingMotions { get; }

    /// <summary>The actions of the raw motion state (core 8.1).</summary>
    public IReadOnlyList<MotionAction> RawActions { get; }

    /// <summary>The actions of the interpreted motion state (core 8.1).</summary>
    public IReadOnlyList<MotionAction> InterpretedActions { get; }

    /// <summary>The move that is under way (MT-1).</summary>
    public MoveToFacts MoveTo => _facts.MoveTo;

    /// <summary>The legs of that move that are still to be gone (MT-50).</summary>
    public IReadOnlyList<MoveLeg> MoveLegs { get; }

    /// <summary>Sticking to another body (SK).</summary>
    public StickyFacts Sticky => _facts.Sticky;

    /// <summary>What holds the body near the last place that the server has confirmed (CN).</summary>
    public ConstraintFacts Constraint => _facts.Constraint;

    /// <summary>Interpolation towards places that arrive from time to time (IN-1).</summary>
    public InterpolationFacts Interpolation => _facts.Interpolation;

    /// <summary>The places that interpolation goes to, and velocities that it gives the body there (IN-9).</summary>
    public IReadOnlyList<InterpolationNode> InterpolationNodes { get; }

    /// <summary>Watching a target, and being watched (TG-1, TG-2).</summary>
    public TargetFacts Target => _facts.Target;

    /// <summary>The guids of the objects whose target it is (TG-2).</summary>
    public IReadOnlyList<uint> Watchers { get; }

    /// <summary>The body itself (core 11.1).</summary>
    public BodyFacts Body => _facts.Body;

    /// <summary>What hooks and scripts have left (HK-13, PS-3).</summary>
    public EffectsFacts Effects => _facts.Effects;

    /// <summary>The timed hooks that are under way (HK-2); the newest last.</summary>
    public IReadOnlyList<Ramp> Ramps { get; }

    /// <summary>The scripts that play, and those that wait for them (PS-2).</summary>
    public IReadOnlyList<QueuedScript> QueuedScripts { get; }

    /// <summary>The guids of the objects that it holds, in the order of attaching (PS-6).</summary>
    public IReadOnlyList<uint> Children { get; }

    private static T[] Listed<T>(World world, uint guid,
        delegate*<WorldHandle, uint, T*, nuint, nuint*, NativeError*, int> call) where T : unmanaged =>
        NativeList.ToArray<T>((items, capacity, count, error) =>
            call(world.Handle, guid, items, capacity, count, error));

    private static MotionAction[] Motions(World world, uint guid, MotionList list) =>
        NativeList.ToArray<MotionAction>((items, capacity, count, error) =>
            NativeMethods.acm_object_motion_list(world.Handle, guid, (uint)list, items, capacity, count, error));
}
