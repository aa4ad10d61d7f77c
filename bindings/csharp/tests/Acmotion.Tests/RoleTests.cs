// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using Xunit;

namespace Acmotion.Tests;

public class RoleTests
{
    private const uint Player = 0x50000001;

    [Fact]
    public void a_client_and_its_server_stay_together()
    {
        using Assets assets = Assets.CreateSample();
        using var here = new World(assets);
        using var there = new World(assets);
        using var client = new Client(here);
        using var server = new Server(there);
        there.CreateObject(Player, Fixture.Mannequin, Fixture.At(50, 50));
        server.SetPlayer(Player);
        client.SetPlayer(Player);
        Assert.Equal(CheckAction.Accept, client.Receive(server.Describe(Player)).Action);
        client.SetHoldRun(true);
        client.PressKey(MotionCommand.WalkForward);
        int sent = 0;
        for (int frame = 0; frame < 150; ++frame)
        {
            here.Tick(Fixture.Step);
            if (frame % 3 == 0) sent += Exchange(client, server);
            client.Update();
        }
        client.ReleaseKey(MotionCommand.WalkForward);
        Assert.True(sent > 3, $"{sent} messages");
        Position a = here.GetState(Player).Position, b = there.GetState(Player).Position;
        Assert.InRange(a.DistanceTo(Fixture.At(50, 50)), 5, 100);
        Assert.InRange(a.DistanceTo(b), 0, 2);
        Assert.Equal(Player, client.GetState().Player);
        Assert.Equal("", here.GetName(Player));
    }

    private static int Exchange(Client client, Server server)
    {
        int sent = 0;
        foreach (OutboundMessage message in client.Outbox())
        {
            Assert.Equal(Audience.Server, message.Audience);
            CheckResult result = server.Receive(Player, message.Bytes);
            Assert.True(result.Action == CheckAction.Accept, result.ReasonText);
            Assert.Null(result.Field);
            ++sent;
        }
        client.ClearOutbox();
        server.World.Tick(0.1);
        server.BroadcastDue();
        foreach (OutboundMessage message in server.Outbox())
        {
            Assert.True(Wire.Identify(message.Bytes).IsKnown);
            if (message.Audience != Audience.Others) client.Receive(message.Bytes);
        }
        server.ClearOutbox();
        return sent;
    }

    [Fact]
    public void a_message_that_cannot_be_read_is_no_exception()
    {
        using Assets assets = Assets.CreateSample();
        using var here = new World(assets);
        using var there = new World(assets);
        using var client = new Client(here);
        using var server = new Server(there);
        there.CreateObject(Player, Fixture.Mannequin, Fixture.At(50, 50));
        server.SetPlayer(Player);
        client.SetPlayer(Player);
        byte[] good = server.Describe(Player);
        byte[] bad = good[..^1];

        Assert.False(client.TryReceive(bad, out CheckResult result, out Status status));
        Assert.Equal((CheckAction.Drop, Status.Truncated), (result.Action, status));
        Assert.True(client.TryReceive(good, out result, out status));
        Assert.Equal((CheckAction.Accept, Status.Ok), (result.Action, status));

        Assert.False(server.TryReceive(Player, bad, out result, out status));
        Assert.Equal((CheckAction.Drop, Status.Truncated), (result.Action, status));
        // One that can be read, and is not a client's to send.
        Assert.True(server.TryReceive(Player, good, out result, out status));
        Assert.Equal((CheckAction.Drop, Status.Ok), (result.Action, status));

        client.Dispose();
        Assert.Throws<ObjectDisposedException>(() => client.TryReceive(good, out _, out _));
    }

    [Fact]
    public void what_a_client_lies_costs_no_garbage()
    {
        using var f = new Fixture();
        using var server = new Server(f.World);
        f.Add(Player);
        server.SetPlayer(Player);
        byte[] bad = [0x1C, 0xF6, 0, 0, 1];
        server.TryReceive(Player, bad, out _, out _);
        long before = GC.GetAllocatedBytesForCurrentThread();
        for (int i = 0; i < 1000; ++i) server.TryReceive(Player, bad, out _, out _);
        Assert.Equal(before, GC.GetAllocatedBytesForCurrentThread());
    }

    [Fact]
    public void code_for_any_role_takes_a_client_and_a_server()
    {
        using Assets assets = Assets.CreateSample();
        using var here = new World(assets);
        using var there = new World(assets);
        using var client = new Client(here);
        using var server = new Server(there);
        there.CreateObject(Player, Fixture.Mannequin, Fixture.At(50, 50));
        server.SetPlayer(Player);
        client.SetPlayer(Player);
        client.Receive(server.Describe(Player));
        client.PressKey(MotionCommand.WalkForward);
        server.DoMotion(Player, MotionCommand.WalkForward);
        foreach (Role role in new Role[] { client, server })
        {
            Assert.Same(role is Client ? here : there, role.World);
            int count = role.Outbox().Count;
            Outbox taken = role.TakeOutbox();
            Assert.True(count > 0);
            Assert.Equal(count, taken.Count);
            foreach (OutboundMessage message in taken) Assert.Equal(Player, message.About);
            Assert.Equal(0, role.Outbox().Count);

            using World copied = role.World.Copy();
            using Role copy = role.Copy(copied);
            Assert.IsType(role.GetType(), copy);
            Assert.Same(copied, copy.World);
            Assert.Null(Snapshot.FirstDifference(role, copy));
            role.World.Tick(Fixture.Step);
            Assert.NotNull(Snapshot.FirstDifference(role, copy));
            role.ClearOutbox();
            role.Dispose();
            Assert.Throws<ObjectDisposedException>(role.ClearOutbox);
        }
    }

    [Fact]
    public void rules_are_read_and_written()
    {
        using var f = new Fixture();
        using var server = new Server(f.World);
        ServerRules rules = server.Rules;
        rules.MaxActions = 3;
        rules.BoundsJumps = !rules.BoundsJumps;
        server.Rules = rules;
        Assert.Equal((3u, rules.BoundsJumps), (server.Rules.MaxActions, server.Rules.BoundsJumps));
    }

    [Fact]
    public void messages_are_encoded_and_decoded()
    {
        var message = new Message(Wire.FindOpcode("VectorUpdate")) { Guid = Player };
        message.Velocity = new System.Numerics.Vector3(1, 2, 3);
        message[Timestamp.Vector] = 7;
        byte[] bytes = Wire.Encode(message);
        Message decoded = Wire.Decode(bytes);
        Assert.Equal((Player, message.Velocity, (ushort)7),
            (decoded.Guid, decoded.Velocity, decoded[Timestamp.Vector]));
        WireField[] fields = Wire.Explain(bytes);
        Assert.Equal(bytes.Length, fields.Sum(field => (int)field.Size));
        Assert.Contains(fields, field => field.Component == 'z' && field.Kind == WireFieldKind.Float);
        Assert.Throws<ArgumentOutOfRangeException>(() => decoded[(Timestamp)9]);
    }

    [Fact]
    public void the_fields_before_an_error_are_explained()
    {
        byte[] bytes = Wire.Encode(new Message(Wire.FindOpcode("VectorUpdate")) { Guid = Player });
        WireField[] whole = Wire.Explain(bytes, out AcmotionException? none);
        Assert.Null(none);
        WireField[] cut = Wire.Explain(bytes.AsSpan(0, bytes.Length - 1), out AcmotionException? error);
        Assert.Equal(Status.Truncated, error!.Status);
        Assert.Equal(whole.Take(whole.Length - 1).Select(field => field.Name), cut.Select(field => field.Name));
        var thrown = Assert.Throws<AcmotionException>(() => Wire.Explain(bytes.AsSpan(0, 9)));
        Assert.Equal(Status.Truncated, thrown.Status);
    }

    [Fact]
    public void a_weenie_has_the_facts_of_a_new_object()
    {
        using Assets assets = Assets.CreateSample();
        using var world = new World(assets);
        world.CreateObject(Player, Fixture.Mannequin, Fixture.At(50, 50));
        WeenieFacts before = world.GetFacts(Player).Weenie;
        Assert.True(before.Present);
        Assert.Equal(before, new WeenieFacts());
        Assert.Equal(before, WeenieFacts.Default);
        world.SetWeenie(Player, new WeenieFacts { RunRate = 2 });
        Assert.Equal(before with { RunRate = 2 }, world.GetFacts(Player).Weenie);
    }

    [Fact]
    public void names_are_in_the_encoding_of_the_client()
    {
        byte[] bytes = { 0x41, 0x80, 0x92, 0xE9, 0x9F };
        Assert.Equal("A\u20AC\u2019\u00E9\u0178", ClientText.Decode(bytes));
    }
}
