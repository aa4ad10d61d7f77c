// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Numerics;
using Xunit;

namespace Acmotion.Tests;

public class PoseTests
{
    [Fact]
    public void matrices_are_those_of_the_frames()
    {
        using var f = new Fixture();
        f.Add(Fixture.Guard);
        f.World.DoMotion(Fixture.Guard, MotionCommand.WalkForward);
        f.Run(20);
        var frames = new Frame[64];
        int count = f.World.WritePose(Fixture.Guard, new PoseOptions(), frames);
        using var poses = new Poses(f.World);
        poses.Options.ReportScales = true;
        poses.Update([Fixture.Guard, Fixture.Nobody]);
        Assert.True(count > 1);
        Assert.Equal(count, poses[0].Length);
        Assert.True(poses[1].IsEmpty);
        Assert.Equal(count, poses.Scales(0).Length);
        for (int i = 0; i < count; ++i)
        {
            var point = new Vector3(0.3f, -0.2f, 0.7f);
            Vector3 expected = frames[i].Origin + Vector3.Transform(point, frames[i].Rotation);
            Assert.True(Vector3.Distance(expected, Vector3.Transform(point, poses[0][i])) < 1e-4f, $"part {i}");
            Assert.True(Vector3.Distance(expected, Vector3.Transform(point, frames[i].ToMatrix())) < 1e-4f);
        }
        Assert.Throws<ArgumentOutOfRangeException>(() => poses[2].Length);
    }

    [Fact]
    public void one_pose_is_that_of_the_batch()
    {
        using var f = new Fixture();
        f.Add(Fixture.Guard);
        var parts = new Matrix4x4[64];
        int count = f.World.WritePose(Fixture.Guard, new PoseOptions(), parts);
        using var poses = new Poses(f.World, partCapacity: 8);
        poses.Update([Fixture.Guard]);
        Assert.Equal(8, poses[0].Length);
        Assert.True(count > 8 && poses[0].SequenceEqual(parts.AsSpan(0, 8)));
    }

    [Fact]
    public void headings_are_degrees_from_north()
    {
        var frame = new Frame(Vector3.Zero);
        Assert.Equal(0, frame.Heading);
        frame.Heading = 90;
        Assert.Equal(90, frame.Heading, 0.001f);
        Assert.True(Vector3.Distance(Vector3.UnitX, Vector3.Transform(Vector3.UnitY, frame.Rotation)) < 1e-5f);
        Assert.Equal(90, Fixture.At(50, 50).HeadingTo(Fixture.At(60, 50)), 0.001f);
        Position outside = Fixture.At(-10, 50).AdjustToOutside();
        Assert.Equal(0xA8B4u, outside.Cell >> 16);
        Assert.Equal(0, outside.DistanceTo(Fixture.At(-10, 50)), 0.001f);
        Assert.Equal(Status.BadValue, Assert.Throws<AcmotionException>(
            () => new Position(0x00010001, new Vector3(-10, 50, 0)).AdjustToOutside()).Status);
    }

    [Fact]
    public void parts_look_as_hooks_left_them()
    {
        using var f = new Fixture();
        f.Add(Fixture.Guard);
        var looks = new PartLook[64];
        int count = f.World.ReadPartLooks(Fixture.Guard, looks);
        Assert.True(count > 1 && looks.Take(count).All(l => l.IsDrawn && l.Translucency == 0));
    }
}
