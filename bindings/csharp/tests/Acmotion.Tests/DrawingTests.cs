// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Runtime.InteropServices;
using Acmotion.Inspection;
using Xunit;

namespace Acmotion.Tests;

/// <summary>Textures, surfaces and meshes, as a renderer needs them.</summary>
public class DrawingTests
{
    private const uint PictureId = 0x06000001;

    private static ReadOnlySpan<byte> Record(params uint[] words) => MemoryMarshal.AsBytes<uint>(words);

    /// <summary>A palette of three colours, and an image of 2 x 2 pixels with the indices 1, 2, 2, 9.</summary>
    private static Assets Pictures()
    {
        Assets assets = Assets.Create();
        assets.Add(0x04000001, Record(0x04000001, 3, 0xFF000000, 0xFFCC2200, 0xFFFFEE88));
        assets.Add(PictureId, Record(PictureId, 7, 2, 2, 101, 8, 0x00020001, 0x00090002, 0x04000001));
        return assets;
    }

    [Fact]
    public void an_indexed_image_becomes_rgba_in_its_own_colours_and_in_others()
    {
        using Assets assets = Pictures();
        Image own = Image.Decode(assets, PictureId);
        Assert.Equal((ImageKind.Rgba, 2, 2, 1L), (own.Kind, own.Width, own.Height, own.OutsidePalette));
        Assert.Equal([0xCC, 0x22, 0, 255, 0xFF, 0xEE, 0x88, 255], own.Bytes[..8]);
        uint[] colors = Enumerable.Range(0, 2048).Select(i => 0xFF000000 + (uint)i).ToArray();
        Image dyed = Image.Decode(assets, PictureId, new ImageOptions { Colors = colors });
        Assert.Equal([0, 0, 1, 255, 0, 0, 2, 255], dyed.Bytes[..8]);
        Image clipped = Image.Decode(assets, PictureId, new ImageOptions { Colors = colors, ClipMap = true });
        Assert.Equal((0, 255), (clipped.Bytes[3], clipped.Bytes[15]));
        Assert.Equal(Status.NotFound,
            Assert.Throws<AcmotionException>(() => Image.Decode(assets, 0x06000077)).Status);
        Assert.Contains("04000077", Assert.Throws<AcmotionException>(
            () => Image.Decode(assets, PictureId, new ImageOptions { Palette = 0x04000077 })).Message);
    }

    [Fact]
    public void a_jpeg_leaves_as_the_file_that_it_is()
    {
        var file = new byte[1000];
        new byte[] { 0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 8, 0, 16, 3 }.CopyTo(file, 0);
        using Assets assets = Assets.Create();
        assets.Add(0x06000002, [.. Record(0x06000002, 7, 0, 0, 500, (uint)file.Length), .. file]);
        Image image = Image.Decode(assets, 0x06000002);
        Assert.Equal((ImageKind.Jpeg, 16, 8), (image.Kind, image.Width, image.Height));
        Assert.Equal(file, image.Bytes);
    }

    [Fact]
    public void pixels_become_a_png()
    {
        byte[] red = [255, 0, 0, 255, 0, 255, 0, 255];
        byte[] png = Image.EncodePng(red, 2, 1);
        Assert.Equal("PNG"u8, png.AsSpan(1, 3));
        Assert.Equal([0, 0, 0, 2, 0, 0, 0, 1], png[16..24]); // width and height
        Assert.Equal("size", Assert.Throws<AcmotionException>(() => Image.EncodePng(red, 2, 2)).Field);
    }

    [Fact]
    public void the_mesh_of_a_spark_faces_the_eye_and_its_surface_blends()
    {
        using Assets assets = Assets.CreateSample();
        Mesh mesh = Mesh.Read(assets, 0x01000501);
        Assert.Equal((MeshFacing.Eye, 6), (mesh.Facing, mesh.Vertices.Length));
        Assert.Equal((0f, 1f), (mesh.Vertices[0].U, mesh.Vertices[0].V));
        Material material = Material.OfSurface(assets, Assert.Single(mesh.Surfaces).Surface);
        Assert.True(material.Blend && !material.DepthWrite);
        Assert.Equal(DrawPass.Blended, material.Pass);
        Image image = Image.Decode(assets, material.Texture, new ImageOptions { AsTexture = true });
        Assert.Equal(image.Width * image.Height * 4, image.Bytes.Length);
        Assert.Equal(Status.NotFound, Assert.Throws<AcmotionException>(() => Mesh.Read(assets, 0x01000999)).Status);
    }

    [Fact]
    public void the_surfaces_of_a_mesh_are_those_of_a_look_and_hooks_change_how_they_are_drawn()
    {
        using Assets assets = Assets.CreateSample();
        var look = new Look(assets, Fixture.Mannequin);
        foreach (LookPart part in look.Parts)
        {
            Mesh mesh = Mesh.Read(assets, part.DrawnMesh);
            Assert.Equal(part.Surfaces.Select(s => s.Surface), mesh.Surfaces.Select(s => s.Surface));
            Assert.Equal(mesh.Vertices.Length, mesh.Surfaces.Sum(s => (int)s.VertexCount));
        }
        LookSurface shown = look.Parts[0].Surfaces[0];
        var drawing = new PartDrawing { Translucency = 0.5f, Luminosity = 0.25f, HasLuminosity = true };
        const uint Other = 0x05000018;
        Material drawn = Material.OfSurface(assets, shown.Surface, drawing, Other);
        Assert.True(drawn.Blend && shown.Texture != Other);
        Assert.Equal((0.5f, 0.25f, Other), (drawn.Alpha, drawn.Luminosity, drawn.Texture));
        Assert.Equal(shown.Texture, Material.OfSurface(assets, shown.Surface).Texture);
    }
}
