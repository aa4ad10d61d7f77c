// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using Acmotion.Inspection;
using Xunit;

namespace Acmotion.Tests;

/// <summary>What nobody disposes.</summary>
public class CollectionTests
{
    // The assets keep room for the list of their worlds, which are 0.3 MB each.
    private static void AssertNoWorldIsLeft(long before) => Assert.InRange(CountedMemory.Held - before, 0, 50_000);

    [Fact]
    public void a_world_that_nobody_disposes_is_freed_while_its_assets_live()
    {
        using var counted = new CountedMemory();
        using Assets assets = Assets.CreateSample();
        long before = CountedMemory.Held;
        Garbage.Leave(20, () => new World(assets));
        Assert.True(CountedMemory.Held > before);
        Garbage.Collect();
        AssertNoWorldIsLeft(before);
    }

    [Fact]
    public void so_is_one_with_a_role_and_a_worker()
    {
        using var counted = new CountedMemory();
        using Assets assets = Assets.CreateSample();
        long before = CountedMemory.Held;
        Garbage.Leave(20, () =>
        {
            var world = new World(assets);
            world.CreateObject(Fixture.Guard, Fixture.Mannequin, Fixture.At(50, 50));
            _ = new Worker(world);
            return new Server(world);
        });
        Garbage.Collect();
        AssertNoWorldIsLeft(before);
    }

    [Fact]
    public void so_is_a_replay()
    {
        using Assets assets = Assets.CreateSample();
        var weak = new WeakReference(null);
        Garbage.Leave(1, () => weak.Target = new Replay(assets).Handle);
        Garbage.Collect();
        Assert.False(weak.IsAlive);
    }

    [Fact]
    public void the_collector_knows_how_large_worlds_are()
    {
        const int Worlds = 2000;
        using var counted = new CountedMemory();
        using Assets assets = Assets.CreateSample();
        long before = CountedMemory.Held, one = 0, most = 0;
        for (int i = 0; i < Worlds; ++i)
        {
            Garbage.Leave(1, () => new World(assets));
            if (i == 0) one = CountedMemory.Held - before;
            most = Math.Max(most, CountedMemory.Held - before);
        }
        Assert.True(most < one * Worlds / 2, $"{most} bytes of {one * Worlds} were held at once");
    }

    [Fact]
    public void what_is_stated_of_a_world_is_near_its_size()
    {
        using var counted = new CountedMemory();
        using Assets assets = Assets.CreateSample();
        foreach (int objects in new[] { 0, 100, 2000 })
        {
            long before = CountedMemory.Held;
            using var world = new World(assets);
            for (uint i = 0; i < objects; ++i)
            {
                world.CreateObject(Fixture.Guard + i, Fixture.Mannequin, Fixture.At(50, 50));
            }
            world.Tick(Fixture.Step);
            double held = CountedMemory.Held - before;
            Assert.True(world.Handle.StatedBytes / held is > 0.5 and < 2, $"{objects} objects: {held} bytes");
            using World copy = world.Copy();
            Assert.Equal(world.Handle.StatedBytes, copy.Handle.StatedBytes);
            using var assigned = new World(assets);
            assigned.Assign(world);
            Assert.Equal(world.Handle.StatedBytes, assigned.Handle.StatedBytes);
            using var restored = new World(assets);
            Snapshot.Of(world).RestoreTo(restored);
            Assert.Equal(world.Handle.StatedBytes, restored.Handle.StatedBytes);
        }
    }

    [Fact]
    public void worlds_are_collected_while_their_assets_are_loaded()
    {
        using (var counted = new CountedMemory())
        {
            using Assets assets = Assets.CreateSample();
            long before = CountedMemory.Held;
            bool isOver = false;
            var collector = new Thread(() =>
            {
                while (!Volatile.Read(ref isOver)) Garbage.Collect();
            });
            collector.Start();
            for (int round = 0; round < 300; ++round)
            {
                Garbage.Leave(2, () => new World(assets));
                assets.Load(Fixture.Mannequin); // never refused as busy
                Linter.Check(assets, assets.Setup(Fixture.Mannequin).MotionTable);
            }
            Volatile.Write(ref isOver, true);
            collector.Join();
            Garbage.Collect();
            AssertNoWorldIsLeft(before);
        }
    }
}
