// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Numerics;
using Xunit;

namespace Acmotion.Tests;

/// <summary>What the client refuses is returned; what is not possible throws.</summary>
public class OutcomeTests
{
    private static void Throws(Status status, string field, Action call)
    {
        var error = Assert.Throws<AcmotionException>(call);
        Assert.Equal((status, field), (error.Status, error.Field));
    }

    [Fact]
    public void a_refusal_is_returned_with_the_code_of_the_client()
    {
        using var f = new Fixture();
        f.Add(Fixture.Guard);
        Assert.Equal(MotionError.None, f.World.DoMotion(Fixture.Guard, MotionCommand.SwordCombat));
        f.World.SetGroundContact(Fixture.Guard, false, false);
        using var server = new Server(f.World);
        Assert.Equal(MotionError.NotInContact, f.World.DoMotion(Fixture.Guard, MotionCommand.SlashHigh));
        Assert.Equal(MotionError.NotInContact, f.World.Jump(Fixture.Guard, 1));
        Assert.Equal(MotionError.NotInContact, server.DoMotion(Fixture.Guard, MotionCommand.SlashHigh));
        Assert.Equal(MotionError.NotInContact,
            server.Order(Fixture.Guard, Order.DoMotion(MotionCommand.SlashHigh)));
    }

    [Fact]
    public void a_target_that_is_not_there_is_a_refusal()
    {
        using var f = new Fixture();
        f.Add(Fixture.Guard);
        using var server = new Server(f.World);
        Assert.Equal(MotionError.NoObject, f.World.MoveToObject(Fixture.Guard, Fixture.Nobody));
        Assert.Equal(MotionError.NoObject, f.World.TurnToObject(Fixture.Guard, Fixture.Nobody));
        Assert.Equal(MotionError.NoObject, f.World.StickTo(Fixture.Guard, Fixture.Nobody));
        Assert.Equal(MotionError.NoObject, server.MoveToObject(Fixture.Guard, Fixture.Nobody));
        Assert.Equal(MotionError.NoObject, server.TurnToObject(Fixture.Guard, Fixture.Nobody));
    }

    [Fact]
    public void a_guid_that_is_not_there_is_not_possible()
    {
        using var f = new Fixture();
        using var server = new Server(f.World);
        Position at = Fixture.At(1, 1);
        World world = f.World;
        Action[] calls =
        [
            () => world.DoMotion(Fixture.Nobody, MotionCommand.WalkForward),
            () => world.StopMotion(Fixture.Nobody, MotionCommand.WalkForward),
            () => world.StopCompletely(Fixture.Nobody), () => world.MoveToPosition(Fixture.Nobody, at),
            () => world.TurnToHeading(Fixture.Nobody, 90), () => world.CancelMove(Fixture.Nobody),
            () => world.Jump(Fixture.Nobody, 1), () => world.Unstick(Fixture.Nobody),
            () => world.InterpolateTo(Fixture.Nobody, at), () => world.StopInterpolating(Fixture.Nobody),
            () => world.ConstrainTo(Fixture.Nobody, at, 1, 2), () => world.Unconstrain(Fixture.Nobody),
            () => world.SetVelocity(Fixture.Nobody, default), () => world.SetLocalVelocity(Fixture.Nobody, default),
            () => world.SetOmega(Fixture.Nobody, default), () => world.Teleport(Fixture.Nobody, at),
            () => world.SetState(Fixture.Nobody, PhysicsState.Default), () => world.SetRunRate(Fixture.Nobody, 1),
            () => world.ApplyRawState(Fixture.Nobody, new RawMotionState()),
            () => world.ApplyInterpretedState(Fixture.Nobody, new InterpretedMotionState()),
            () => server.DoMotion(Fixture.Nobody, MotionCommand.WalkForward),
            () => server.StopCompletely(Fixture.Nobody), () => server.Teleport(Fixture.Nobody, at),
            () => server.SetVelocity(Fixture.Nobody, default), () => server.SetRunRate(Fixture.Nobody, 1),
            () => server.CompleteTeleport(Fixture.Nobody), () => server.CorrectPosition(Fixture.Nobody),
        ];
        Assert.All(calls, call => Throws(Status.NoObject, "guid", call));
    }

    [Fact]
    public void a_wrong_number_is_not_possible_and_is_named()
    {
        using var f = new Fixture();
        f.Add(Fixture.Guard);
        using var server = new Server(f.World);
        Throws(Status.NotFinite, "extent", () => f.World.Jump(Fixture.Guard, float.NaN));
        Throws(Status.NotFinite, "velocity", () => f.World.SetVelocity(Fixture.Guard, new Vector3(float.NaN)));
        Throws(Status.NotFinite, "run_rate", () => server.SetRunRate(Fixture.Guard, float.PositiveInfinity));
        Throws(Status.NotFinite, "position", () => server.Teleport(Fixture.Guard, Fixture.At(float.NaN, 0)));
        Assert.Equal(Status.Unsupported, Assert.Throws<AcmotionException>(
            () => server.Order(Fixture.Guard, Order.Jump(1))).Status); // a world's alone
    }

    [Fact]
    public void keys_return_what_the_client_refuses()
    {
        using var f = new Fixture();
        f.Add(Fixture.Guard);
        using var client = new Client(f.World);
        client.SetPlayer(Fixture.Guard);
        Assert.Equal(MotionError.None, client.PressKey(MotionCommand.SwordCombat));
        Assert.Equal(MotionError.CantCrouchInCombat, client.PressKey(MotionCommand.Crouch));
        Assert.Equal(MotionError.None, client.ReleaseKey(MotionCommand.WalkForward));
        Assert.Equal(MotionError.None, client.MouseTurn(1)); // outside mouse look it does nothing
        Throws(Status.NotFinite, "speed", () => client.MouseTurn(float.NaN));
        Throws(Status.NotFinite, "speed", () => client.PressKey(new Key(MotionCommand.WalkForward, float.NaN)));
    }

    [Fact]
    public void both_overloads_give_the_same_order()
    {
        using var f = new Fixture();
        using var g = new Fixture();
        foreach (Fixture one in new[] { f, g }) one.Add(Fixture.Guard);
        f.World.DoMotion(Fixture.Guard, MotionCommand.WalkForward, contextId: 7, speed: 1.5f);
        g.World.DoMotion(Fixture.Guard, MotionCommand.WalkForward,
            new MovementParameters { ContextId = 7, Speed = 1.5f });
        foreach (Fixture one in new[] { f, g }) one.Run(10);
        Assert.Equal(Snapshot.Hash(f.World), Snapshot.Hash(g.World));
        f.World.TurnToHeading(Fixture.Guard, 90, contextId: 8);
        g.World.TurnToHeading(Fixture.Guard, new MovementParameters { ContextId = 8, DesiredHeading = 90 });
        foreach (Fixture one in new[] { f, g }) one.Run(100);
        Assert.Equal(Snapshot.Hash(f.World), Snapshot.Hash(g.World));
        Assert.InRange(f.World.GetState(Fixture.Guard).Position.Frame.Heading, 89, 91);
    }

    [Fact]
    public void a_world_moves_to_what_it_does_not_have()
    {
        using var f = new Fixture();
        f.Add(Fixture.Guard);
        var target = new Target { Guid = Fixture.Nobody, Position = Fixture.At(50, 56) };
        Assert.Equal(MotionError.None, f.World.MoveToTarget(Fixture.Guard, target, contextId: 3));
        for (int tick = 0; tick < 200; ++tick)
        {
            f.World.UpdateTarget(Fixture.Guard, target);
            f.World.Tick(Fixture.Step);
        }
        Event done = f.World.TakeEvents().ToArray().Single(e => e.Type == EventType.MoveFinished);
        Assert.Equal((3u, MotionError.None), (done.MoveFinished.ContextId, done.MoveFinished.MotionError));
        Assert.Equal(Fixture.Guard, done.Object);
    }

    [Fact]
    public void every_order_is_a_method_of_those_who_take_it()
    {
        using var f = new Fixture();
        f.Add(Fixture.Guard);
        using var server = new Server(f.World);
        foreach (OrderType type in Enum.GetValues<OrderType>())
        {
            var order = new Order(type) { Position = Fixture.At(50, 50), State = PhysicsState.Default };
            Assert.Equal(Takes(() => f.World.Order(Fixture.Guard, order)), Has(typeof(World), type));
            Assert.Equal(Takes(() => server.Order(Fixture.Guard, order)), Has(typeof(Server), type));
            Assert.True(Has(typeof(Order), type), $"{type}");
        }
    }

    private static bool Has(Type of, OrderType type) => of.GetMethods().Any(m => m.Name == type.ToString());

    private static bool Takes(Action call)
    {
        try
        {
            call();
            return true;
        }
        catch (AcmotionException error) when (error.Status == Status.Unsupported)
        {
            return false;
        }
    }
}
