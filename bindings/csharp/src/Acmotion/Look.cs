// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Collections.Generic;

namespace Acmotion;

/// <summary>
/// What a body shows with what it wears: ids and colours, valid for as long as neither appearance nor assets change. It
/// reads no pixels. Experimental: a minor version may change it.
/// </summary>
public sealed unsafe class Look
{
    /// <summary>
    /// Works out what a Setup shows with an appearance; null: with nothing. It fails only when the Setup is not loaded;
    /// load the rest with <see cref="AssetLoad.Model"/> and <see cref="Assets.LoadAppearance"/>.
    /// </summary>
    public Look(Assets assets, uint setup, Appearance? appearance = null)
    {
        nint native = 0;
        Appearance.Read(appearance, (worn, error) =>
        {
            nint made = 0;
            int status = NativeMethods.acm_look_create(assets.Handle, setup, worn, &made, error);
            native = made;
            return status;
        });
        using var look = new LookHandle();
        look.Take(native, null);
        NativeLookPart[] parts = NativeList.ToArray<NativeLookPart>((items, capacity, count, error) =>
            NativeMethods.acm_look_parts(look, items, capacity, count, error), 64);
        var shown = new LookPart[parts.Length];
        for (int i = 0; i < shown.Length; ++i) shown[i] = new LookPart(look, (uint)i, parts[i]);
        Parts = shown;
        Colors = NativeList.ToArray<uint>((items, capacity, count, error) =>
            NativeMethods.acm_look_colors(look, items, capacity, count, error), 2048);
        Findings = NativeList.ToArray<LookFinding>((items, capacity, count, error) =>
            NativeMethods.acm_look_findings(look, items, capacity, count, error));
    }

    /// <summary>What each part of the Setup shows.</summary>
    public IReadOnlyList<LookPart> Parts { get; }

    /// <summary>
    /// 2,048 colours, 0xAARRGGBB, in place of the base palette, for the images of parts that are recoloured; empty:
    /// every image keeps its own palette.
    /// </summary>
    public uint[] Colors { get; }

    /// <summary>
    /// What could not be found or applied, each once; <see cref="Library.LookFindingText"/> has the words.
    /// </summary>
    public IReadOnlyList<LookFinding> Findings { get; }
}

/// <summary>What a part of a body shows. Experimental.</summary>
public sealed unsafe class LookPart
{
    internal LookPart(LookHandle look, uint index, in NativeLookPart part)
    {
        Mesh = part.Mesh;
        DrawnMesh = part.DrawnMesh;
        OriginalPalette = part.OriginalPalette;
        IsRecolored = part.IsRecolored;
        IsMarker = part.IsMarker;
        Surfaces = NativeList.ToArray<LookSurface>((items, capacity, count, error) =>
            NativeMethods.acm_look_surfaces(look, index, items, capacity, count, error));
    }

    /// <summary>The mesh of the Setup, or of a part change.</summary>
    public uint Mesh { get; }

    /// <summary>The mesh that stands in for it near the eye; 0: nothing is drawn.</summary>
    public uint DrawnMesh { get; }

    /// <summary>The palette of the mesh's first indexed image, before texture changes; 0: none.</summary>
    public uint OriginalPalette { get; }

    /// <summary>Whether all its indexed images are drawn with <see cref="Look.Colors"/>.</summary>
    public bool IsRecolored { get; }

    /// <summary>Whether the game draws nothing here, at any distance.</summary>
    public bool IsMarker { get; }

    /// <summary>Its surfaces, as the polygons of the drawn mesh number them.</summary>
    public IReadOnlyList<LookSurface> Surfaces { get; }
}
