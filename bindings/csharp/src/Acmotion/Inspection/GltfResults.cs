// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Collections.Generic;

namespace Acmotion.Inspection;

/// <summary>A file that was made.</summary>
public sealed unsafe class GltfExport
{
    internal GltfExport(GltfHandle gltf)
    {
        void* data = null;
        nuint size = 0, clips = 0;
        NativeError error;
        NativeError.Check(NativeMethods.acm_gltf_file(gltf, &data, &size, &clips, &error), error);
        File = new ReadOnlySpan<byte>(data, checked((int)size)).ToArray();
        Clips = checked((int)clips);
        Missing = NativeList.ToArray<uint>((items, capacity, count, failure) =>
            NativeMethods.acm_gltf_missing(gltf, items, capacity, count, failure));
    }

    /// <summary>The .glb.</summary>
    public byte[] File { get; }

    /// <summary>How many animations it has.</summary>
    public int Clips { get; }

    /// <summary>Models that are absent or could not be read, ascending.</summary>
    public IReadOnlyList<uint> Missing { get; }
}

/// <summary>A file that was read.</summary>
public sealed unsafe class GltfImport
{
    internal GltfImport(GltfHandle gltf)
    {
        uint setup = 0;
        NativeError error;
        NativeError.Check(NativeMethods.acm_gltf_setup(gltf, &setup, &error), error);
        Setup = setup;
        NativeGltfAnimation[] animations = NativeList.ToArray<NativeGltfAnimation>(
            (items, capacity, count, failure) =>
                NativeMethods.acm_gltf_animations(gltf, items, capacity, count, failure), 64);
        Animations = Array.ConvertAll(animations, animation => new GltfAnimation(gltf, animation));
        Notes = Lines(gltf, GltfLinesKind.Notes);
        Findings = Lines(gltf, GltfLinesKind.Findings);
    }

    /// <summary>The body.</summary>
    public uint Setup { get; }

    /// <summary>Ascending by id.</summary>
    public IReadOnlyList<GltfAnimation> Animations { get; }

    /// <summary>What was left out, for people.</summary>
    public IReadOnlyList<string> Notes { get; }

    /// <summary>Why the file is refused unless forced, for people.</summary>
    public IReadOnlyList<string> Findings { get; }

    private static string[] Lines(GltfHandle gltf, GltfLinesKind kind) =>
        Gltf.Texts((items, capacity, count, failure) =>
            NativeMethods.acm_gltf_lines(gltf, (int)kind, (byte**)items, capacity, count, failure));
}

/// <summary>An animation that came back.</summary>
public sealed unsafe class GltfAnimation
{
    internal GltfAnimation(GltfHandle gltf, in NativeGltfAnimation animation)
    {
        uint id = animation.Id;
        Id = id;
        Frames = animation.Frames;
        EditedFrames = animation.EditedFrames;
        Record = new ReadOnlySpan<byte>(animation.Bytes, checked((int)animation.Size)).ToArray();
        EditedParts = NativeList.ToArray<GltfEditedPart>((items, capacity, count, failure) =>
            NativeMethods.acm_gltf_edited_parts(gltf, id, items, capacity, count, failure));
        EditedMotions = Gltf.Texts((items, capacity, count, failure) =>
            NativeMethods.acm_gltf_edited_motions(gltf, id, (byte**)items, capacity, count, failure));
    }

    /// <summary>The record's id.</summary>
    public uint Id { get; }

    /// <summary>Key frames.</summary>
    public uint Frames { get; }

    /// <summary>0: as it was when it was exported, byte for byte.</summary>
    public uint EditedFrames { get; }

    /// <summary>The record, as <see cref="ContainerChange.Put"/> or <see cref="Assets.Add"/> takes it.</summary>
    public byte[] Record { get; }

    /// <summary>Parts that an editor has moved, ascending.</summary>
    public IReadOnlyList<GltfEditedPart> EditedParts { get; }

    /// <summary>The names of its motions that were edited, ascending.</summary>
    public IReadOnlyList<string> EditedMotions { get; }
}
