// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;

namespace Acmotion.Inspection;

/// <summary>A texture as a picture. Experimental: a minor version may change it.</summary>
public sealed unsafe class Image
{
    private Image(in NativeImageInfo info, byte[] bytes)
    {
        Kind = info.Kind;
        Width = (int)info.Width;
        Height = (int)info.Height;
        OutsidePalette = (long)info.OutsidePalette;
        Bytes = bytes;
    }

    /// <summary>What the bytes are.</summary>
    public ImageKind Kind { get; }

    /// <summary>Pixels in a row, at most 16,384.</summary>
    public int Width { get; }

    /// <summary>Rows, at most 16,384.</summary>
    public int Height { get; }

    /// <summary>
    /// Of <see cref="ImageKind.Rgba"/> the pixels: four bytes each, rows from the top, without padding; alpha 0 is
    /// clear. Of <see cref="ImageKind.Jpeg"/> the whole file.
    /// </summary>
    public byte[] Bytes { get; }

    /// <summary>How many pixels have an index that the palette does not have; they are clear.</summary>
    public long OutsidePalette { get; }

    /// <summary>
    /// Decodes an image (RenderSurface), or a SurfaceTexture, which stands for the first of its images that is there.
    /// It fails for formats that are not pictures: bump maps, depth.
    /// </summary>
    public static Image Decode(Assets assets, uint id, ImageOptions? options = null)
    {
        options ??= new ImageOptions();
        NativeImageOptions chosen;
        NativeMethods.acm_image_options_init(&chosen);
        chosen.Palette = options.Palette;
        chosen.ColorCount = (nuint)options.Colors.Length;
        chosen.ClipMap = options.ClipMap;
        chosen.AsTexture = options.AsTexture;
        NativeImageInfo info;
        nint native = 0;
        NativeError error;
        fixed (uint* colors = options.Colors.Span)
        lock (assets.Handle.Gate)
        {
            chosen.Colors = colors;
            NativeError.Check(
                NativeMethods.acm_image_decode(assets.Handle, id, &chosen, &info, &native, &error), error);
        }
        return new Image(info, OwnedBytes.Take(native));
    }

    /// <summary>Makes a PNG file of RGBA pixels: width x height x 4 bytes.</summary>
    /// <exception cref="AcmotionException"><see cref="Status.BadArgument"/>: there are more or fewer.</exception>
    public static byte[] EncodePng(ReadOnlySpan<byte> rgba, int width, int height)
    {
        Library.RequireCompatible();
        nint native = 0;
        NativeError error;
        fixed (byte* at = rgba)
        {
            NativeError.Check(NativeMethods.acm_image_png(at, (nuint)rgba.Length, checked((uint)width),
                checked((uint)height), &native, &error), error);
        }
        return OwnedBytes.Take(native);
    }
}

/// <summary>How an image is decoded. Experimental.</summary>
public sealed class ImageOptions
{
    /// <summary>The palette of an indexed image; 0: the one that it names.</summary>
    public uint Palette { get; set; }

    /// <summary>
    /// Colours (0xAARRGGBB) instead of a palette: 2,048 as <see cref="Look.Colors"/> has them, or 256 that stand for
    /// eight indices each; empty: the palette's.
    /// </summary>
    public ReadOnlyMemory<uint> Colors { get; set; }

    /// <summary>The surface is a clip map (<see cref="Material.ClipMap"/>): indices 0 to 7 are clear.</summary>
    public bool ClipMap { get; set; }

    /// <summary>
    /// An image with alpha alone becomes black with that alpha, as graphics hardware samples it; false: opaque grey, to
    /// be looked at.
    /// </summary>
    public bool AsTexture { get; set; }
}
