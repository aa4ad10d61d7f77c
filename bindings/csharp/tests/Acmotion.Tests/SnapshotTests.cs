// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using Xunit;

namespace Acmotion.Tests;

public class SnapshotTests
{
    [Fact]
    public void a_snapshot_restores_the_state()
    {
        using var f = new Fixture();
        f.Add(Fixture.Guard);
        f.World.DoMotion(Fixture.Guard, MotionCommand.WalkForward);
        f.Run(10);
        Snapshot kept = Snapshot.Of(f.World);
        ulong hash = Snapshot.Hash(f.World);
        using World copy = f.World.Copy();
        f.Run(10);
        Assert.NotEqual(hash, Snapshot.Hash(f.World));
        Difference difference = Snapshot.FirstDifference(f.World, copy)!.Value;
        Assert.NotEmpty(difference.Field);
        Snapshot.FromBytes(kept.Bytes).RestoreTo(f.World);
        Assert.Equal(hash, Snapshot.Hash(f.World));
        Assert.Null(Snapshot.FirstDifference(f.World, copy));
        Assert.Equal(kept.Bytes.Length, Snapshot.Write(copy, new byte[kept.Bytes.Length]));
        Assert.Equal(Status.BufferFull,
            Assert.Throws<AcmotionException>(() => Snapshot.Write(copy, new byte[4])).Status);
    }

    [Fact]
    public void worlds_and_servers_are_copied_and_assigned()
    {
        using var f = new Fixture();
        using var server = new Server(f.World);
        f.Add(Fixture.Guard);
        using World world = f.World.Copy();
        using Server copy = server.Copy(world);
        server.DoMotion(Fixture.Guard, MotionCommand.RunForward);
        f.Run(10);
        Assert.NotNull(Snapshot.FirstDifference(server, copy));
        world.Assign(f.World);
        copy.Assign(server);
        Assert.Null(Snapshot.FirstDifference(server, copy));
    }

    [Fact]
    public void a_tick_on_several_threads_is_the_same_tick()
    {
        using var f = new Fixture();
        for (uint i = 0; i < 200; ++i)
        {
            f.Add(Fixture.Guard + i, 10 + i % 14 * 2, 10 + i / 14 * 2);
            f.World.DoMotion(Fixture.Guard + i, MotionCommand.WalkForward, i);
        }
        using World alone = f.World.Copy();
        using Worker first = new(f.World), second = new(f.World);
        for (int tick = 0; tick < 20; ++tick)
        {
            alone.Tick(Fixture.Step);
            int ranges = f.World.PlanTick(Fixture.Step);
            if (ranges == 0) continue;
            Assert.Equal(Status.Busy, Assert.Throws<AcmotionException>(() => f.World.Tick(1)).Status);
            int next = -1;
            void Work(Worker worker)
            {
                for (int range; (range = Interlocked.Increment(ref next)) < ranges;) worker.RunRange(range);
            }
            var thread = new Thread(() => Work(second));
            thread.Start();
            Work(first);
            thread.Join();
            f.World.FinishTick();
        }
        Assert.Null(Snapshot.FirstDifference(f.World, alone));
        Assert.True(f.World.Ticks > 0);
    }
}
