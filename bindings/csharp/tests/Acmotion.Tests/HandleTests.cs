// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Runtime.CompilerServices;
using Acmotion.Inspection;
using Xunit;

namespace Acmotion.Tests;

public class HandleTests
{
    private static WeakReference Collected(Func<object> make) => MakeWeak(make);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference MakeWeak(Func<object> make) => new(make());

    [Fact]
    public void the_order_of_disposal_does_not_matter()
    {
        Assets assets = Assets.CreateSample();
        var world = new World(assets);
        var server = new Server(world);
        var worker = new Worker(world);
        assets.Dispose();
        world.Dispose();
        server.SendPositionIfAny(); // its world is still there
        server.Dispose();
        worker.Dispose();
        NothingIsHeld();
    }

    [Fact]
    public void what_was_disposed_is_refused()
    {
        var f = new Fixture();
        var server = new Server(f.World);
        f.Dispose();
        Assert.Throws<ObjectDisposedException>(() => f.World.Tick(0.1));
        Assert.Throws<ObjectDisposedException>(() => f.Assets.Missing());
        server.Dispose();
        Assert.Throws<ObjectDisposedException>(server.BroadcastDue);
        f.World.Dispose(); // twice is allowed
    }

    [Fact]
    public void what_nobody_disposes_is_freed_by_finalizers_in_the_right_order()
    {
        Garbage.Collect();
        WeakReference weak = Collected(() =>
        {
            var world = new World(Assets.Open(SampleBytes.Minimal()));
            _ = new Worker(world);
            return new Server(world);
        });
        Garbage.Collect();
        Assert.False(weak.IsAlive);
        NothingIsHeld();
    }

    [Fact]
    public void a_role_that_nobody_holds_lives_as_long_as_its_world()
    {
        using var f = new Fixture();
        Collected(() => new Server(f.World));
        Garbage.Collect();
        // Its finalizer would have freed the role, perhaps in the middle of a call.
        Assert.Equal(Status.InUse, Assert.Throws<AcmotionException>(() => new Client(f.World)).Status);
    }

    [Fact]
    public void inspection_leaves_nothing_behind()
    {
        using (Assets assets = Assets.CreateSample())
        {
            uint table = assets.Setup(Fixture.Mannequin).MotionTable;
            Linter.Check(assets, table);
            Gltf.Import(Gltf.Export(assets, Fixture.Mannequin).File);
            Scenario.Run(assets, table, StateGraph.Of(assets, table));
            Assert.Throws<AcmotionException>(() => Gltf.Export(assets, Fixture.Nobody));
            Image.Decode(assets, new Look(assets, Fixture.Mannequin).Parts[0].Surfaces[0].Image);
            Assert.Throws<AcmotionException>(() => new Look(assets, Fixture.Nobody));
        }
        MessageText.Describe([0x4C, 0xF7, 0, 0, 1]);
        Assert.Throws<AcmotionException>(() => MessageText.FromJson(""));
        Collected(() =>
        {
            _ = new Capture();
            _ = new Particles(Assets.CreateSample()).Copy();
            return new Replay(Assets.CreateSample());
        });
        NothingIsHeld();
    }

    [Fact]
    public void a_container_keeps_its_memory()
    {
        Container container = Container.Open(SampleBytes.Minimal());
        Garbage.Collect();
        var garbage = new List<byte[]>();
        for (int i = 0; i < 1000; ++i) garbage.Add(new byte[1 << 12]);
        Garbage.Collect();
        Assert.Equal([1, 2, 3, 4], container.Read(0x0E000001));
        container.Dispose();
        GC.KeepAlive(garbage);
    }

    [Fact]
    public void a_file_is_mapped()
    {
        string path = Path.GetTempFileName();
        try
        {
            File.WriteAllBytes(path, SampleBytes.Minimal());
            using (Container container = Container.OpenFile(path))
            {
                Assert.Equal([1, 2, 3, 4], container.Read(0x0E000001));
            }
            File.WriteAllBytes(path, []);
            Assert.Equal(Status.Truncated, Assert.Throws<AcmotionException>(() => Container.OpenFile(path)).Status);
            Assert.Throws<FileNotFoundException>(() => Assets.OpenFile(path + ".missing"));
        }
        finally
        {
            File.Delete(path);
        }
    }

    /// <summary>The library refuses another allocator while it holds memory.</summary>
    private static void NothingIsHeld()
    {
        Garbage.Collect();
        Library.SetAllocator(0, 0, 0);
    }
}

internal static class SampleBytes
{
    /// <summary>A container with one record.</summary>
    internal static byte[] Minimal() =>
        Container.BuildNew([ContainerChange.Put(0x0E000001, new byte[] { 1, 2, 3, 4 }, time: 7)]);

    internal static void SendPositionIfAny(this Server server)
    {
        server.BroadcastDue();
        Assert.Equal(0, server.Outbox().Count);
    }
}
