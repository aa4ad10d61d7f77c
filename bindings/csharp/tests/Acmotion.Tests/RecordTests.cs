// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using Xunit;

namespace Acmotion.Tests;

public class RecordTests
{
    private const uint WaveId = 0x0A000001;
    private static readonly byte[] Samples = [0, 0, 1, 0x40, 2, 0x80, 3, 0];

    /// <summary>Mono, 11,025 samples a second, 16 bits.</summary>
    private static byte[] WaveRecord()
    {
        using var bytes = new MemoryStream();
        var writer = new BinaryWriter(bytes);
        foreach (uint word in (uint[])[WaveId, 18, (uint)Samples.Length]) writer.Write(word);
        writer.Write((ushort)1);
        writer.Write((ushort)1);
        writer.Write(11025);
        writer.Write(22050);
        foreach (ushort half in (ushort[])[2, 16, 0]) writer.Write(half);
        writer.Write(Samples);
        return bytes.ToArray();
    }

    [Fact]
    public void a_wave_has_a_format_and_samples()
    {
        using Assets assets = Assets.Create();
        assets.Add(WaveId, WaveRecord());
        Wave wave = assets.Wave(WaveId);
        Assert.Equal(Samples, wave.Samples);
        WaveFormat format = wave.Format;
        Assert.Equal((1, 1, 2, 16), (format.Tag, format.Channels, format.BlockAlign, format.BitsPerSample));
        Assert.Equal((11025u, 22050u), (format.SamplesPerSecond, format.BytesPerSecond));
        byte[] file = assets.WaveFile(WaveId);
        Assert.Equal("WAVEfmt "u8, file.AsSpan(8, 8));
        Assert.Equal(Samples, file[^Samples.Length..]);
        Assert.Equal(Status.NotFound, Assert.Throws<AcmotionException>(() => assets.Wave(0x0A000009)).Status);
    }

    [Fact]
    public void the_records_of_a_container_are_listed_and_have_bytes_once_they_are_loaded()
    {
        byte[] record = WaveRecord();
        using Assets assets = Assets.Open(Container.BuildNew([ContainerChange.Put(WaveId, record, time: 7)]));
        ContainerEntry entry = Assert.Single(assets.Entries(0x0A000000, 0x0AFFFFFF));
        Assert.Equal((WaveId, (uint)record.Length, 7u), (entry.Id, entry.Size, entry.Time));
        Assert.Equal(2, assets.Entries().Length); // and the one that says which patches it has
        Assert.Equal(Status.NotFound, Assert.Throws<AcmotionException>(() => assets.Record(WaveId)).Status);
        assets.Load(WaveId, AssetLoad.Alone);
        Assert.Equal(record, assets.Record(WaveId));
    }

    [Fact]
    public void records_know_whom_they_name_and_who_names_them()
    {
        using Assets assets = Assets.CreateSample();
        uint table = assets.Setup(Fixture.Mannequin).MotionTable;
        Assert.Contains(table, assets.Uses(Fixture.Mannequin));
        Assert.Contains(Fixture.Mannequin, assets.Users(table));
        Assert.DoesNotContain(Fixture.Sword, assets.Users(table));
        using Assets copy = Assets.Create();
        foreach (uint animation in assets.Ids(0x03000000)) copy.Add(animation, assets.Record(animation));
        copy.Add(table, assets.Record(table));
        Assert.Equal(assets.Uses(table), copy.Uses(table));
        Assert.Empty(assets.Entries());
        Assert.Equal(Status.NotFound, Assert.Throws<AcmotionException>(() => copy.Uses(Fixture.Mannequin)).Status);
    }
}
