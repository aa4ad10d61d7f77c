// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Collections.Generic;

namespace Acmotion;

/// <summary>A function that reads or fills an appearance.</summary>
internal unsafe delegate int AppearanceCall(NativeAppearance* appearance, NativeError* error);

/// <summary>
/// What an object wears, over its Setup: the client's ObjDesc. Experimental: a minor version may change it.
/// </summary>
/// <example>
/// <code>
/// var worn = new Appearance { BasePalette = 0x04000001 };
/// worn.PartChanges.Add(new PartChange { Part = 4, Mesh = 0x01000402 }); // another head
/// server.SetAppearance(guid, worn);
/// </code>
/// </example>
public sealed unsafe class Appearance
{
    /// <summary>The palette that sub-palettes change; without any of them it is not sent.</summary>
    public uint BasePalette { get; set; }

    /// <summary>Other colours in the palette, which are applied in order; at most 255.</summary>
    public List<SubPalette> SubPalettes { get; } = new();

    /// <summary>Other textures on parts; at most 1,024, of which a message carries 255.</summary>
    public List<TextureChange> TextureChanges { get; } = new();

    /// <summary>Other meshes for parts; at most 256, of which a message carries 255.</summary>
    public List<PartChange> PartChanges { get; } = new();

    /// <summary>
    /// Decodes an ObjDesc, from its version byte to the padding after it, as the client reads it: of two entries for
    /// one place the later one counts.
    /// </summary>
    public static Appearance Decode(ReadOnlySpan<byte> bytes)
    {
        fixed (byte* pinned = bytes)
        {
            byte* at = pinned;
            nuint size = (nuint)bytes.Length;
            return Filled((worn, error) => NativeMethods.acm_appearance_decode(at, size, worn, error));
        }
    }

    /// <summary>Encodes an ObjDesc as the retail server writes it.</summary>
    /// <exception cref="AcmotionException">
    /// <see cref="Status.BadValue"/>, with the field, for what cannot be sent: entries of a palette that are not
    /// multiples of 8 or out of bounds, and ids of another type. <see cref="Status.LimitExceeded"/>: too many entries.
    /// </exception>
    public byte[] Encode()
    {
        byte[] bytes = Array.Empty<byte>();
        Read(this, (worn, _) =>
        {
            bytes = NativeList.ToArray<byte>((items, capacity, count, error) =>
                NativeMethods.acm_appearance_encode(worn, items, capacity, count, error), 256);
            return 0;
        });
        return bytes;
    }

    /// <summary>
    /// Returns this one and, after it, the entries of another, as the client adds them: an entry for the same place is
    /// removed and the new one stands last; one for the whole palette removes all other colours.
    /// </summary>
    public Appearance Add(Appearance other) =>
        Filled((sum, error) => Given(this, error, (to, _) =>
            Given(other, error, (more, _) => NativeMethods.acm_appearance_add(to, more, sum, error))));

    /// <summary>
    /// Returns what a server sends for a body: its own appearance (head, face, colours), then the garments, the lowest
    /// layer first, then every part that nothing covers with its own mesh. Load the Setup first, and the clothing
    /// tables with <see cref="AssetLoad.Clothing"/>. A garment that fails does not stop the others.
    /// </summary>
    public static DressedBody Dress(Assets assets, uint setup, ReadOnlySpan<Garment> garments = default,
        Appearance? body = null)
    {
        var findings = new GarmentFinding[garments.Length];
        nuint found = 0;
        fixed (Garment* pinned = garments)
        fixed (GarmentFinding* findingsPinned = findings)
        {
            Garment* worn = pinned;
            GarmentFinding* findingsAt = findingsPinned;
            nuint number = (nuint)findings.Length;
            Appearance appearance = Filled((dressed, error) => Given(body, error, (own, _) =>
            {
                nuint count;
                int status = NativeMethods.acm_dress(assets.Handle, setup, own, worn, number, dressed, findingsAt,
                    number, &count, error);
                found = count;
                return status;
            }));
            Array.Resize(ref findings, (int)found);
            return new DressedBody(appearance, findings);
        }
    }

    /// <summary>Calls a function that reads an appearance; null: nothing is worn.</summary>
    internal static void Read(Appearance? appearance, AppearanceCall call)
    {
        NativeError error;
        NativeError.Check(Given(appearance, &error, call), error);
    }

    /// <summary>Calls a function that fills an appearance, with all the room that it may need.</summary>
    internal static Appearance Filled(AppearanceCall call)
    {
        var palettes = new SubPalette[(int)AppearanceLimit.SubPalettes];
        var textures = new TextureChange[(int)AppearanceLimit.TextureChanges];
        var parts = new PartChange[(int)AppearanceLimit.PartChanges];
        NativeAppearance native;
        NativeError error;
        NativeError.Check(With(palettes, textures, parts, &native, &error, call), error);
        var appearance = new Appearance { BasePalette = native.BasePalette };
        appearance.SubPalettes.AddRange(new ArraySegment<SubPalette>(palettes, 0, (int)native.SubPaletteCount));
        appearance.TextureChanges.AddRange(
            new ArraySegment<TextureChange>(textures, 0, (int)native.TextureChangeCount));
        appearance.PartChanges.AddRange(new ArraySegment<PartChange>(parts, 0, (int)native.PartChangeCount));
        return appearance;
    }

    private static int Given(Appearance? appearance, NativeError* error, AppearanceCall call)
    {
        Appearance worn = appearance ?? new Appearance();
        NativeAppearance native;
        return With(worn.SubPalettes.ToArray(), worn.TextureChanges.ToArray(), worn.PartChanges.ToArray(), &native,
            error, (lists, failure) =>
            {
                lists->BasePalette = worn.BasePalette;
                lists->SubPaletteCount = lists->SubPaletteCapacity;
                lists->TextureChangeCount = lists->TextureChangeCapacity;
                lists->PartChangeCount = lists->PartChangeCapacity;
                return call(lists, failure);
            });
    }

    /// <summary>Calls a function with an empty appearance that has these lists as room.</summary>
    private static int With(SubPalette[] palettes, TextureChange[] textures, PartChange[] parts,
        NativeAppearance* native, NativeError* error, AppearanceCall call)
    {
        Library.RequireCompatible();
        NativeMethods.acm_appearance_init(native);
        native->SubPaletteCapacity = (uint)palettes.Length;
        native->TextureChangeCapacity = (uint)textures.Length;
        native->PartChangeCapacity = (uint)parts.Length;
        fixed (SubPalette* palettesAt = palettes)
        fixed (TextureChange* texturesAt = textures)
        fixed (PartChange* partsAt = parts)
        {
            native->SubPalettes = palettesAt;
            native->TextureChanges = texturesAt;
            native->PartChanges = partsAt;
            return call(native, error);
        }
    }
}

/// <summary>A body that was dressed. Experimental.</summary>
public sealed class DressedBody
{
    internal DressedBody(Appearance appearance, GarmentFinding[] findings)
    {
        Appearance = appearance;
        Findings = findings;
    }

    /// <summary>What the body wears, with every part named, as clients need it.</summary>
    public Appearance Appearance { get; }

    /// <summary>Garments that could not be worn as they are described.</summary>
    public IReadOnlyList<GarmentFinding> Findings { get; }
}

public unsafe partial struct Garment
{
    /// <summary>
    /// A garment of a clothing table in one of its dyes. A shade, 0 to 1, belongs to each palette set of the dye; the
    /// fourth applies to all further sets, and those that are omitted are 0.
    /// </summary>
    public Garment(uint clothingTable, uint paletteTemplate = 0, params double[] shades)
    {
        this = default;
        ClothingTable = clothingTable;
        PaletteTemplate = paletteTemplate;
        for (int i = 0; i < shades.Length; ++i) this[i] = shades[i];
    }

    /// <summary>
    /// The shade of one of the first four palette sets of the dye, 0 to 1. Out of range: no palette, and the body keeps
    /// its original colours.
    /// </summary>
    public double this[int paletteSet]
    {
        readonly get => _shades[Checked(paletteSet)];
        set => _shades[Checked(paletteSet)] = value;
    }

    private static int Checked(int paletteSet) =>
        paletteSet is >= 0 and < 4 ? paletteSet : throw new ArgumentOutOfRangeException(nameof(paletteSet));
}

public readonly unsafe partial struct GarmentFinding
{
    /// <summary>The field of the record that was wrong; null: none.</summary>
    public string? Field => NativeText.Get(_field);
}
