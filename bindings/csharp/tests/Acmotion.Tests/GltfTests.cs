// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Buffers.Binary;
using System.Text.Json.Nodes;
using Acmotion.Inspection;
using Xunit;

namespace Acmotion.Tests;

/// <summary>Bodies as glTF, and back.</summary>
public sealed class GltfTests : IDisposable
{
    private readonly Assets _assets = Assets.CreateSample();

    public void Dispose() => _assets.Dispose();

    private static int Word(byte[] bytes, int at) => BinaryPrimitives.ReadInt32LittleEndian(bytes.AsSpan(at));

    /// <summary>The JSON and the keys of a .glb.</summary>
    private static (JsonNode Document, byte[] Keys) Chunks(byte[] glb)
    {
        int size = Word(glb, 12);
        return (JsonNode.Parse(glb.AsSpan(20, size))!, glb[(28 + size)..]);
    }

    /// <summary>The same file as a .gltf whose keys are in a file beside it.</summary>
    private static byte[] AsGltf(JsonNode document, string keys)
    {
        document["buffers"]![0]!["uri"] = keys;
        return System.Text.Encoding.UTF8.GetBytes(document.ToJsonString());
    }

    [Fact]
    public void a_file_comes_back_unchanged()
    {
        GltfExport made = Gltf.Export(_assets, Fixture.Mannequin, new GltfExportOptions { Keys = GltfKeys.Linear });
        Assert.Equal("glTF"u8, made.File.AsSpan(0, 4));
        Assert.True(made.Clips > 5);
        Assert.Empty(made.Missing);
        GltfImport read = Gltf.Import(made.File);
        Assert.Equal(Fixture.Mannequin, read.Setup);
        Assert.NotEmpty(read.Animations);
        Assert.Empty(read.Findings);
        Assert.All(read.Animations, animation =>
        {
            Assert.Equal(0u, animation.EditedFrames);
            Assert.Empty(animation.EditedParts);
            Assert.Empty(animation.EditedMotions);
            Assert.Equal(animation.Id, (uint)Word(animation.Record, 0));
            Assert.True(animation.Frames > 0);
        });
    }

    [Fact]
    public void a_record_that_came_back_is_loaded()
    {
        GltfAnimation animation = Gltf.Import(Gltf.Export(_assets, Fixture.Mannequin).File).Animations[0];
        using Assets others = Assets.Create();
        others.Add(animation.Id, animation.Record);
        Assert.True(others.Contains(animation.Id));
    }

    [Fact]
    public void an_edited_key_names_part_and_motion()
    {
        GltfExport made = Gltf.Export(_assets, Fixture.Mannequin, new GltfExportOptions { Tree = GltfTree.Flat });
        (JsonNode document, byte[] keys) = Chunks(made.File);
        // Moves the first part of the first animation that moves any by one metre, in its first frame.
        JsonNode animation = document["animations"]!.AsArray().First(a => Translation(a!) != null)!;
        JsonNode accessor = document["accessors"]![(int)Translation(animation)!]!;
        JsonNode view = document["bufferViews"]![(int)accessor["bufferView"]!]!;
        int at = ((int?)view["byteOffset"] ?? 0) + ((int?)accessor["byteOffset"] ?? 0);
        float x = BinaryPrimitives.ReadSingleLittleEndian(keys.AsSpan(at));
        BinaryPrimitives.WriteSingleLittleEndian(keys.AsSpan(at), x + 1);

        GltfImport read = Gltf.Import(AsGltf(document, "keys.bin"), _ => keys, force: true);
        GltfAnimation edited = read.Animations.First(a => a.EditedFrames > 0); // others may share these keys
        GltfEditedPart part = Assert.Single(edited.EditedParts);
        Assert.Equal(1, part.Metres, 3);
        Assert.Equal((1u, 1u), (edited.EditedFrames, part.Frames));
        Assert.Equal(0, part.Radians, 3);
        Assert.Contains((string)animation["name"]!, edited.EditedMotions);
    }

    /// <summary>The accessor of the first channel that moves something.</summary>
    private static int? Translation(JsonNode animation)
    {
        JsonNode? channel = animation["channels"]!.AsArray().FirstOrDefault(
            c => (string?)c!["target"]!["path"] == "translation");
        return channel == null ? null : (int?)animation["samplers"]![(int)channel["sampler"]!]!["output"];
    }

    [Fact]
    public void chosen_motions_are_exported()
    {
        string[] names = Names();
        GltfExport two = Gltf.Export(_assets, Fixture.Mannequin, names[..2]);
        Assert.Equal(2, two.Clips);
        Assert.Equal(names[..2].Order(), ClipNames(two).Order());
    }

    private string[] Names() => ClipNames(Gltf.Export(_assets, Fixture.Mannequin));

    private static string[] ClipNames(GltfExport made) => Chunks(made.File).Document["animations"]!.AsArray()
        .Select(animation => (string)animation!["name"]!).ToArray();

    [Fact]
    public void a_motion_that_is_not_there_is_an_error()
    {
        var error = Assert.Throws<AcmotionException>(
            () => Gltf.Export(_assets, Fixture.Mannequin, ["Nowhere/Nothing"]));
        Assert.Contains("Nowhere/Nothing", error.Text);
    }

    [Fact]
    public void files_beside_a_gltf_are_asked_for()
    {
        (JsonNode document, byte[] keys) = Chunks(Gltf.Export(_assets, Fixture.Mannequin).File);
        byte[] gltf = AsGltf(document, "keys%20of%20it.bin");
        Assert.Throws<AcmotionException>(() => Gltf.Import(gltf));
        var asked = new List<string>();
        GltfImport read = Gltf.Import(gltf, path =>
        {
            asked.Add(path);
            return keys;
        });
        Assert.Equal(Fixture.Mannequin, read.Setup);
        Assert.Equal(["keys of it.bin"], asked);
        Assert.Equal(Status.NotFound, Assert.Throws<AcmotionException>(() => Gltf.Import(gltf, _ => null)).Status);
    }

    [Fact]
    public void an_exception_of_the_reader_comes_out_of_the_import()
    {
        byte[] gltf = AsGltf(Chunks(Gltf.Export(_assets, Fixture.Mannequin).File).Document, "keys.bin");
        var error = Assert.Throws<FileNotFoundException>(
            () => Gltf.Import(gltf, path => throw new FileNotFoundException("no keys", path)));
        Assert.Equal("keys.bin", error.FileName);
    }

    [Fact]
    public void rubbish_is_refused()
    {
        Assert.Throws<AcmotionException>(() => Gltf.Import("rubbish"u8));
        Assert.Throws<AcmotionException>(() => Gltf.Import([]));
        byte[] file = Gltf.Export(_assets, Fixture.Mannequin).File;
        Assert.Throws<AcmotionException>(() => Gltf.Import(file.AsSpan(0, 200)));
    }
}
