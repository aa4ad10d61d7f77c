// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using Xunit;

namespace Acmotion.Tests;

public class ErrorTests
{
    [Fact]
    public void an_exception_says_what_and_where()
    {
        using var f = new Fixture();
        var error = Assert.Throws<AcmotionException>(() => f.World.GetState(Fixture.Nobody));
        Assert.Equal(Status.NoObject, error.Status);
        Assert.Equal(Fixture.Nobody, error.Guid);
        Assert.Equal("guid", error.Field);
        Assert.Contains("0x90000009", error.Message);
        Assert.Contains(Library.StatusText(Status.NoObject), error.Message);
    }

    [Fact]
    public void create_says_what_is_missing()
    {
        using Assets assets = Assets.CreateSample();
        using var world = new World(assets);
        var noSetup = new ObjectParameters { Setup = 0x02009999, MotionTable = 0x09009999 };
        var error = Assert.Throws<AcmotionException>(() => world.CreateObject(Fixture.Guard, noSetup));
        Assert.Equal((Status.NotFound, 0x02009999u, Fixture.Guard), (error.Status, error.ObjectId, error.Guid));
        Assert.Contains("0x02009999, 0x09009999", error.Message);
        Assert.Contains("Assets.Load", error.Message);
        Assert.False(world.TryGetState(Fixture.Guard, out _)); // nothing was made

        var noTable = new ObjectParameters { Setup = Fixture.Mannequin, MotionTable = 0x09009999 };
        error = Assert.Throws<AcmotionException>(() => world.CreateObject(Fixture.Guard, noTable));
        Assert.Equal(0x09009999u, error.ObjectId);

        // For hosts that load later.
        world.CreateObject(Fixture.Guard, noSetup, allowMissing: true);
        Assert.True(world.TryGetState(Fixture.Guard, out _));
    }

    [SampleFact]
    public void create_names_the_table_of_the_setup_that_is_missing()
    {
        using Assets sample = Assets.CreateSample();
        using Assets assets = Assets.OpenFile(SampleFactAttribute.Path!);
        using var world = new World(assets);
        Assert.Equal(Fixture.Mannequin, Assert.Throws<AcmotionException>(
            () => world.CreateObject(Fixture.Guard, Fixture.Mannequin, Fixture.At(1, 1))).ObjectId);
        assets.Load(Fixture.Mannequin, AssetLoad.Alone);
        Assert.Equal(sample.Setup(Fixture.Mannequin).MotionTable, Assert.Throws<AcmotionException>(
            () => world.CreateObject(Fixture.Guard, Fixture.Mannequin, Fixture.At(1, 1))).ObjectId);
        assets.Load(Fixture.Mannequin);
        world.CreateObject(Fixture.Guard, Fixture.Mannequin, Fixture.At(1, 1));
    }

    [Fact]
    public void without_assets_nothing_is_missing()
    {
        using var world = new World(null);
        world.CreateObject(Fixture.Guard, Fixture.Mannequin, Fixture.At(1, 1));
        Assert.True(world.TryGetState(Fixture.Guard, out _));
    }

    [Fact]
    public void bad_bytes_say_where()
    {
        var error = Assert.Throws<AcmotionException>(() => Wire.Identify([0x4C, 0xF7, 0, 0, 1, 2]));
        Assert.Equal(Status.Truncated, error.Status);
        Assert.True(error.Offset > 0 && error.Field.Length > 0, error.Message);
    }

    [Fact]
    public void a_struct_that_was_not_initialised_is_refused()
    {
        using var f = new Fixture();
        Assert.Equal(Status.BadSize, Assert.Throws<AcmotionException>(
            () => f.World.CreateObject(Fixture.Guard, default(ObjectParameters))).Status);
        Assert.Equal(Status.BadSize,
            Assert.Throws<AcmotionException>(() => new World(f.Assets, default)).Status);
    }

    [Fact]
    public void too_little_room_is_refused_before_anything_is_written()
    {
        using var f = new Fixture();
        f.Add(Fixture.Guard);
        Assert.Equal(Status.BufferFull, Assert.Throws<AcmotionException>(
            () => f.World.ReadStates([Fixture.Guard, Fixture.Nobody], new ObjectState[1])).Status);
    }
}
