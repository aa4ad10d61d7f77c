// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using Xunit;

namespace Acmotion.Tests;

public class AllocationTests
{
    private const int Creatures = 20;

    private static readonly uint[] Guids = Enumerable.Range(0, Creatures).Select(i => 0x80000001 + (uint)i).ToArray();

    /// <summary>A server's tick, as docs/csharp.md has it, and a renderer's.</summary>
    private sealed class Loop : IDisposable
    {
        private readonly Fixture _f = new();
        private readonly Server _server;
        private readonly Poses _poses;
        private readonly ObjectState[] _states = new ObjectState[Creatures];
        private readonly Position[] _positions = new Position[Creatures];
        private readonly byte[] _snapshot = new byte[1 << 20];
        internal int Hits { get; private set; }
        internal int Bytes { get; private set; }

        internal Loop()
        {
            _server = new Server(_f.World);
            _poses = new Poses(_f.World);
            foreach (uint guid in Guids)
            {
                _f.Add(guid, 40 + 2 * (guid & 31));
                _server.DoMotion(guid, MotionCommand.SwordCombat);
            }
        }

        internal void Tick(int tick)
        {
            for (int i = 0; i < Creatures; ++i)
            {
                if ((tick + 7 * i) % 150 == 60)
                    _server.DoMotion(Guids[i], MotionCommand.SlashHigh, (uint)tick);
            }
            _f.World.Tick(Fixture.Step);
            _server.BroadcastDue();
            foreach (ref readonly Event e in _f.World.TakeEvents())
            {
                if (e.Type == EventType.Hook && e.Hook.Type == HookType.Attack) ++Hits;
            }
            foreach (OutboundMessage message in _server.Outbox()) Bytes += message.Bytes.Length;
            _server.ClearOutbox();
            Read();
        }

        private void Read()
        {
            World world = _f.World;
            _poses.Update(Guids);
            Assert.False(_poses[0].IsEmpty);
            world.ReadStates(Guids, _states);
            world.ReadPositions(Guids, _positions);
            world.ReadDisplayPositions(Guids, 0.01, _positions);
            if (world.Guids().Length != Creatures || world.Count != Creatures) throw new InvalidOperationException();
            _ = world.GetState(Guids[0]).Position.DistanceTo(world.GetState(Guids[1]).Position);
            _ = world.GetFacts(Guids[0]);
            _ = Snapshot.Hash(_server);
            _ = Snapshot.Write(world, _snapshot);
        }

        public void Dispose()
        {
            _poses.Dispose();
            _server.Dispose();
            _f.Dispose();
        }
    }

    [Fact]
    public void a_tick_allocates_nothing()
    {
        using var loop = new Loop();
        for (int tick = 0; tick < 300; ++tick) loop.Tick(tick);
        int before = loop.Hits;
        long start = GC.GetAllocatedBytesForCurrentThread();
        for (int tick = 300; tick < 630; ++tick) loop.Tick(tick);
        long allocated = GC.GetAllocatedBytesForCurrentThread() - start;
        Assert.Equal(0, allocated);
        Assert.True(loop.Hits >= before + 2 * Creatures && loop.Bytes > 0, $"{loop.Hits} hits");
    }

    [Fact]
    public void texts_of_the_library_are_allocated_once()
    {
        string? first = Library.CommandName(MotionCommand.WalkForward), last = null;
        long start = GC.GetAllocatedBytesForCurrentThread();
        for (int i = 0; i < 1000; ++i) last = Library.CommandName(MotionCommand.WalkForward);
        long allocated = GC.GetAllocatedBytesForCurrentThread() - start;
        Assert.InRange(allocated, 0, 999); // the runtime allocates now and then when code runs for the first time
        Assert.Same(first, last);
    }
}
