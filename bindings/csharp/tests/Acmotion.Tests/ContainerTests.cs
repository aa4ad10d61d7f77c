// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using Xunit;

namespace Acmotion.Tests;

/// <summary>Needs the sample as a container: acmotion dat sample FILE, and ACMOTION_SAMPLE_DAT=FILE.</summary>
public sealed class SampleFactAttribute : FactAttribute
{
    internal static string? Path { get; } = Environment.GetEnvironmentVariable("ACMOTION_SAMPLE_DAT");

    public SampleFactAttribute()
    {
        if (string.IsNullOrEmpty(Path)) Skip = "ACMOTION_SAMPLE_DAT is not set";
    }
}

public class ContainerTests
{
    private static readonly uint[] Types = [0x02000000, 0x03000000, 0x09000000]; // Setups, animations, motion tables

    [Fact]
    public void records_are_put_changed_and_removed()
    {
        byte[] first = Container.BuildNew([
            ContainerChange.Put(0x0E000001, new byte[] { 1 }, time: 5),
            ContainerChange.Put(0x0E000002, new byte[5000], time: 6),
            ContainerChange.Put(0x0E000003, Array.Empty<byte>()),
        ]);
        using Container container = Container.Open(first);
        Assert.Equal([0x0E000001, 0x0E000002, 0x0E000003], container.Entries(0, 0x0FFFFFFF).Select(e => e.Id));
        Assert.Equal(4ul, container.Info.EntryCount); // and one that says which patches it has
        Assert.Empty(container.Read(0x0E000003));
        using Container changed = Container.Open(container.Build([
            ContainerChange.Remove(0x0E000001), ContainerChange.Put(0x0E000003, new byte[] { 9, 8 }),
        ]));
        Assert.Equal([0x0E000002, 0x0E000003], changed.Entries(0, 0x0FFFFFFF).Select(e => e.Id));
        Assert.Equal(new byte[] { 9, 8 }, changed.Read(0x0E000003));
        Assert.Equal(5000, changed.Read(0x0E000002, new byte[5000]));
        Assert.Equal(Status.BufferFull,
            Assert.Throws<AcmotionException>(() => changed.Read(0x0E000002, new byte[10])).Status);
        Assert.Equal(Status.NotFound,
            Assert.Throws<AcmotionException>(() => changed.Read(0x0E000001)).Status);
    }

    [SampleFact]
    public void every_record_of_the_sample_is_read_changed_and_read_back()
    {
        using Container sample = Container.OpenFile(SampleFactAttribute.Path!);
        var changes = new List<ContainerChange>();
        foreach (uint type in Types)
        {
            ContainerEntry[] entries = sample.Entries(type, type + 0x00FFFFFF);
            Assert.NotEmpty(entries);
            changes.AddRange(entries.Select(e => ContainerChange.Put(e.Id, sample.Read(e.Id), time: 99)));
        }
        using Container rewritten = Container.Open(sample.Build(changes));
        Assert.Equal(sample.Info.EntryCount, rewritten.Info.EntryCount);
        foreach (ContainerChange change in changes)
        {
            Assert.True(change.Bytes.Span.SequenceEqual(rewritten.Read(change.Id)), $"0x{change.Id:X8}");
            Assert.Equal(99u, rewritten.Entries(change.Id, change.Id).Single().Time);
        }
    }

    [SampleFact]
    public void a_container_gives_the_creatures_of_the_built_in_sample()
    {
        using Assets built = Assets.CreateSample();
        using Assets read = Assets.OpenFile(SampleFactAttribute.Path!);
        foreach (uint setup in built.Ids(0x02000000)) read.Load(setup);
        Assert.Empty(read.Missing());
        foreach (uint type in Types) Assert.Equal(built.Ids(type), read.Ids(type));
        foreach (uint setup in built.Ids(0x02000000))
        {
            Assert.Equal(built.Setup(setup), read.Setup(setup));
            Assert.Equal(built.SetupParts(setup), read.SetupParts(setup));
            Assert.Equal(built.HoldLocations(setup), read.HoldLocations(setup));
        }
        foreach (uint table in built.Ids(0x09000000))
            Assert.Equal(built.MotionsFrom(table), read.MotionsFrom(table));
    }

    [SampleFact]
    public void a_container_is_read_piece_by_piece()
    {
        byte[] whole = File.ReadAllBytes(SampleFactAttribute.Path!);
        using Assets assets = Assets.OpenPiecewise((ulong)whole.Length);
        assets.Load(Fixture.Mannequin);
        int pieces = 0;
        while (assets.Needs is AssetRange range)
        {
            assets.Supply(whole.AsSpan((int)range.Offset, (int)range.Size));
            ++pieces;
        }
        Assert.True(pieces > 2 && assets.Contains(Fixture.Mannequin));
        Assert.Equal(Status.WrongOrder, Assert.Throws<AcmotionException>(() => assets.Supply([1])).Status);
    }
}
