// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using Xunit;

namespace Acmotion.Tests;

/// <summary>What objects wear, and what bodies show with it.</summary>
public class LookTests
{
    private const uint BasePalette = 0x04000001, Helmet = 0x01000402, Hidden = 0x010001EC, Clothes = 0x10000001;

    private static Appearance Knight() => new()
    {
        BasePalette = BasePalette,
        SubPalettes = { new SubPalette { Palette = 0x04000011, First = 64, Count = 128 } },
        TextureChanges = { new TextureChange { Part = 2, OldTexture = 0x05000005, NewTexture = 0x05000018 } },
        PartChanges = { new PartChange { Part = 4, Mesh = Helmet } },
    };

    private static void Same(Appearance expected, Appearance found)
    {
        Assert.Equal(expected.BasePalette, found.BasePalette);
        Assert.Equal(expected.SubPalettes, found.SubPalettes);
        Assert.Equal(expected.TextureChanges, found.TextureChanges);
        Assert.Equal(expected.PartChanges, found.PartChanges);
    }

    [Fact]
    public void an_appearance_is_sent_as_bytes_and_comes_back()
    {
        byte[] bytes = Knight().Encode();
        Assert.Equal(0x11, bytes[0]);
        Same(Knight(), Appearance.Decode(bytes));
        Assert.Equal([0x11, 0, 0, 0], new Appearance().Encode());
        Assert.Throws<AcmotionException>(() => Appearance.Decode(bytes.AsSpan(1)));
        var odd = new Appearance { SubPalettes = { new SubPalette { Palette = 0x04000011, First = 3, Count = 8 } } };
        var refused = Assert.Throws<AcmotionException>(odd.Encode);
        Assert.Equal((Status.BadValue, "objdesc.subpalette.first"), (refused.Status, refused.Field));
    }

    [Fact]
    public void a_later_entry_takes_the_place_of_an_earlier_one()
    {
        Appearance first = Knight();
        Appearance sum = first.Add(new Appearance { PartChanges = { new PartChange { Part = 4, Mesh = Hidden } } });
        Assert.Equal(Hidden, Assert.Single(sum.PartChanges).Mesh);
        Assert.Equal(first.TextureChanges, sum.TextureChanges);
        Same(Knight(), first);
    }

    [Fact]
    public void a_server_sends_what_an_object_wears()
    {
        using var f = new Fixture();
        f.Add(Fixture.Guard);
        Same(new Appearance(), f.World.GetAppearance(Fixture.Guard));
        using var server = new Server(f.World);
        using var seen = new World(f.Assets);
        using var client = new Client(seen, new ClientOptions { ExpectsPlayer = false });
        client.Receive(server.Describe(Fixture.Guard));
        server.SetAppearance(Fixture.Guard, Knight());
        foreach (OutboundMessage message in server.Outbox()) client.Receive(message.Bytes);
        Same(Knight(), seen.GetAppearance(Fixture.Guard));
        seen.ClearEvents();
        seen.SetAppearance(Fixture.Guard, new Appearance());
        Same(new Appearance(), seen.GetAppearance(Fixture.Guard));
        Assert.Equal(EventType.AppearanceChanged, seen.Events()[0].Type);
        Assert.Equal(Status.NoObject,
            Assert.Throws<AcmotionException>(() => seen.GetAppearance(Fixture.Nobody)).Status);
    }

    [Fact]
    public void garments_dress_a_body()
    {
        using Assets assets = Assets.CreateSample();
        assets.Load(Clothes, AssetLoad.Clothing);
        DressedBody dressed = Appearance.Dress(assets, Fixture.Mannequin,
            [new Garment(Clothes, 1, 0.5), new Garment(0x10000099)], new Appearance { BasePalette = BasePalette });
        Assert.Equal(BasePalette, dressed.Appearance.BasePalette);
        Assert.Equal((int)assets.Setup(Fixture.Mannequin).PartCount, dressed.Appearance.PartChanges.Count);
        Assert.NotEmpty(dressed.Appearance.SubPalettes);
        GarmentFinding finding = Assert.Single(dressed.Findings);
        Assert.Equal((1u, 0x10000099u), (finding.Garment, finding.ObjectId));
        Assert.Equal(Status.NotFound, finding.Status);
        assets.LoadAppearance(dressed.Appearance);
        var look = new Look(assets, Fixture.Mannequin, dressed.Appearance);
        Assert.Empty(look.Findings);
        Assert.Equal(2048, look.Colors.Length);
        Assert.Contains(look.Parts, part => part.Mesh == Helmet && part.IsRecolored);
    }

    [Fact]
    public void a_garment_has_four_shades()
    {
        var garment = new Garment(Clothes, 1, 0.5, 0.25);
        garment[3] = 1;
        Assert.Equal([0.5, 0.25, 0, 1], Enumerable.Range(0, 4).Select(i => garment[i]));
        Assert.Throws<ArgumentOutOfRangeException>(() => garment[4] = 1);
        Assert.Throws<ArgumentOutOfRangeException>(() => new Garment(Clothes, 1, 0, 0, 0, 0, 0));
    }

    [Fact]
    public void a_look_has_parts_with_surfaces_and_says_what_is_missing()
    {
        using Assets assets = Assets.CreateSample();
        var plain = new Look(assets, Fixture.Mannequin);
        Assert.Empty(plain.Colors);
        Assert.Equal([3, 1, 2, 1, 4], plain.Parts.Take(5).Select(part => part.Surfaces.Count));
        Assert.Equal(0x05u, plain.Parts[0].Surfaces[0].Texture >> 24);
        var odd = new Appearance { PartChanges = { new PartChange { Part = 200, Mesh = Helmet } } };
        LookFinding finding = Assert.Single(new Look(assets, Fixture.Mannequin, odd).Findings);
        Assert.Equal((LookFindingKind.NoSuchPart, 200u), (finding.Kind, finding.Part));
        Assert.Contains("part", Library.LookFindingText(finding.Kind));
        Assert.Equal(Status.NotFound,
            Assert.Throws<AcmotionException>(() => new Look(assets, 0x02000099)).Status);
    }
}
