// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using Xunit;

namespace Acmotion.Tests;

public class CombatTests
{
    [Fact]
    public void a_swing_hits_when_its_timeline_says()
    {
        using var f = new Fixture();
        f.Add(Fixture.Guard);
        f.World.DoMotion(Fixture.Guard, MotionCommand.SwordCombat);
        f.Run(120);
        f.World.ClearEvents();
        ObjectState state = f.World.GetState(Fixture.Guard);
        Timeline timeline = f.Assets.Timeline(new MotionQuery
        {
            MotionTable = state.MotionTable,
            Motion = MotionCommand.SlashHigh,
            Style = state.Style,
            From = state.Substate,
            TickSeconds = Fixture.Step,
        });
        Assert.NotEqual(double.PositiveInfinity, timeline.TimeOf(HookType.Attack));
        Assert.False(timeline.Segments.IsEmpty);

        double begun = f.World.Clock;
        f.World.DoMotion(Fixture.Guard, MotionCommand.SlashHigh, contextId: 77);
        ulong ticks = 0;
        for (; !HasHit(f.World) && ticks < 300; ++ticks) f.World.Tick(Fixture.Step);
        HookTime attack = timeline.Hooks.ToArray().First(h => h.Type == HookType.Attack);
        Assert.Equal(attack.Tick, ticks);
        Assert.InRange(f.World.Clock - begun - attack.Time, -1e-9, Fixture.Step + 1e-9);
    }

    private static bool HasHit(World world)
    {
        foreach (ref readonly Event e in world.Events())
        {
            if (e.Type != EventType.Hook || e.Hook.Type != HookType.Attack) continue;
            Assert.Equal(77u, e.Hook.ContextId);
            Assert.Equal(Fixture.Guard, e.Object);
            HookFields fields = world.HookFields(e.Hook.Source);
            Assert.Equal(HookType.Attack, fields.Type);
            Assert.NotNull(fields.Number(fields[1].Name));
            Assert.Null(fields.Number("no such field"));
            return true;
        }
        return false;
    }

    [Fact]
    public void events_are_read_from_any_on_and_cleared()
    {
        using var f = new Fixture();
        f.Add(Fixture.Guard);
        f.Add(Fixture.Guard + 1, 60);
        int all = f.World.Events().Length;
        Assert.True(all >= 2);
        Assert.Equal(all - 1, f.World.Events(1).Length);
        Assert.Equal(0, f.World.Events(all + 5).Length);
        Assert.Equal(all, f.World.TakeEvents().Length);
        Assert.Equal(0, f.World.Events().Length);
        Assert.Equal(0ul, f.World.DroppedEvents);
    }

    [Fact]
    public void a_move_ends_with_its_context_id()
    {
        using var f = new Fixture();
        f.Add(Fixture.Guard);
        f.World.MoveToPosition(Fixture.Guard, Fixture.At(50, 58), contextId: 9);
        f.Run(300);
        Event done = f.World.Events().ToArray().Single(e => e.Type == EventType.MoveFinished);
        Assert.Equal((9u, MotionError.None), (done.MoveFinished.ContextId, done.MoveFinished.MotionError));
        Assert.InRange(f.World.GetState(Fixture.Guard).Position.DistanceTo(Fixture.At(50, 58)), 0, 1.1f);
    }

    [Fact]
    public void the_host_s_own_collision_answers_each_step()
    {
        using var f = new Fixture();
        var parameters = new ObjectParameters { Setup = Fixture.Mannequin, Position = Fixture.At(50, 50) };
        parameters.Facts.Ground = Ground.Host;
        f.World.CreateObject(Fixture.Guard, parameters);
        f.World.SetGroundContact(Fixture.Guard, true, true);
        f.World.DoMotion(Fixture.Guard, MotionCommand.WalkForward);
        int steps = 0;
        for (int tick = 0; tick < 30; ++tick)
        {
            f.World.Tick(Fixture.Step);
            StepPlan plan = f.World.PlanSteps(Fixture.Guard);
            for (int i = 0; i < plan.Count; ++i)
            {
                if (!f.World.BeginStep(Fixture.Guard, plan[i], out Frame proposed)) continue;
                proposed.Origin.Y = Math.Min(proposed.Origin.Y, 50.5f); // a wall
                f.World.EndStep(Fixture.Guard,
                    new StepAnswer { Frame = proposed, Contact = true, Walkable = true });
                ++steps;
            }
            Assert.Throws<ArgumentOutOfRangeException>(() => plan[(int)plan.Count]);
        }
        Assert.True(steps > 20);
        Assert.Equal(50.5f, f.World.GetState(Fixture.Guard).Position.Frame.Origin.Y);
    }
}
