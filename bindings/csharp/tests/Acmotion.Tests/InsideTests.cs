// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using Acmotion.Inspection;
using Xunit;

namespace Acmotion.Tests;

public class InsideTests
{
    private const uint SwordGuid = 0x80000002, Other = 0x80000003, Glow = 0x33000001;

    [Fact]
    public void a_swing_is_shown_node_by_node_in_both_queues_and_in_the_motion_state()
    {
        using var f = new Fixture();
        f.Add(Fixture.Guard);
        f.World.DoMotion(Fixture.Guard, MotionCommand.SwordCombat);
        f.Run(90);
        Order slash = Order.DoMotion(MotionCommand.SlashHigh, contextId: 77);
        slash.Parameters.Speed = 1.5f;
        slash.Parameters.Flags |= MovementFlags.DisableJumpDuringLink;
        f.World.Order(Fixture.Guard, slash);
        var inside = new Inside(f.World, Fixture.Guard);
        ObjectState state = f.World.GetState(Fixture.Guard);
        SequenceFacts sequence = inside.Sequence;
        Assert.Equal(NodeRole.Cycle, inside.SequenceNodes[sequence.FirstCyclic].Role);
        Assert.Contains(inside.SequenceNodes, node => node.ContextId == 77 && node.Role == NodeRole.Action);
        Assert.Equal(state.Animation, inside.SequenceNodes[sequence.Current].Animation);
        Assert.Equal((int)Math.Floor(state.FrameNumber), sequence.KeyFrame);
        QueuedMotion queued = Assert.Single(inside.QueuedMotions);
        Assert.Equal((MotionCommand.SlashHigh, 77u), (queued.Motion, queued.ContextId));
        Assert.Equal(MotionCommand.SwordCombat, inside.MotionTableManager.Style);
        MotionAction action = Assert.Single(inside.Actions);
        Assert.Equal((MotionCommand.SlashHigh, 1.5f), (action.Command, action.Speed));
        Assert.Empty(inside.Modifiers);
        Assert.Equal(MotionError.CantJumpFromThisPosition, inside.PendingMotions[0].JumpError);
        Assert.Equal(MotionCommand.SlashHigh, inside.InterpretedActions[0].Command);
        Assert.Equal(MotionCommand.SwordCombat, inside.MotionInterp.Raw.CurrentStyle);
    }

    [Fact]
    public void managers_ramps_scripts_and_children_have_their_fields()
    {
        using var f = new Fixture();
        f.Add(Fixture.Guard);
        f.World.CreateObject(SwordGuid, Fixture.Sword, Fixture.At(50, 50));
        f.World.Attach(SwordGuid, Fixture.Guard, 1, 1);
        f.Add(Other, 65);
        f.World.MoveToObject(Fixture.Guard, Other, contextId: 5);
        f.World.PlayScript(Fixture.Guard, Glow);
        f.Run(3);
        ulong before = Snapshot.Hash(f.World);
        var inside = new Inside(f.World, Fixture.Guard);
        Assert.Equal(before, Snapshot.Hash(f.World));
        Assert.Equal((MoveKind.Object, Other, 5u),
            (inside.MoveTo.Kind, inside.MoveTo.SoughtObject, inside.MoveTo.Parameters.ContextId));
        Assert.NotEmpty(inside.MoveLegs);
        Assert.Equal((Other, TargetStatus.Ok), (inside.Target.Object, inside.Target.Status));
        Assert.Equal([Fixture.Guard], new Inside(f.World, Other).Watchers);
        Assert.Equal([SwordGuid], inside.Children);
        Assert.Equal(Glow, inside.QueuedScripts[0].Script);
        Assert.Equal(RampKind.Luminous, inside.Ramps[0].Kind);
        Assert.True(inside.Ramps[0].Created <= inside.Body.PhysicsTime);
        Assert.False(inside.Sticky.Exists || inside.Constraint.IsConstrained);
        Assert.Empty(inside.RawActions);
        Assert.Equal(0, inside.Effects.Translucency);
    }

    [Fact]
    public void interpolation_goes_through_its_nodes()
    {
        using var f = new Fixture();
        f.Add(Fixture.Guard);
        f.Run(1);
        Position goal = Fixture.At(52, 50);
        f.World.InterpolateTo(Fixture.Guard, goal);
        var inside = new Inside(f.World, Fixture.Guard);
        InterpolationNode node = Assert.Single(inside.InterpolationNodes);
        Assert.Equal((InterpolationType.Position, goal.Frame.Origin), (node.Type, node.Position.Frame.Origin));
        Assert.True(inside.Interpolation.Exists);
    }

    [Fact]
    public void an_object_that_is_not_there_is_refused()
    {
        using var f = new Fixture();
        Assert.Equal(Status.NoObject,
            Assert.Throws<AcmotionException>(() => new Inside(f.World, Fixture.Nobody)).Status);
    }
}
