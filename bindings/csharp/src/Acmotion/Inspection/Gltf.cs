// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Collections.Generic;

namespace Acmotion.Inspection;

/// <summary>
/// Bodies and motions as glTF, and edited animations back. Experimental: a minor version may change it.
/// </summary>
public static unsafe class Gltf
{
    /// <summary>A body with its motions as a .glb, with default options.</summary>
    /// <inheritdoc cref="Export(Assets, uint, in GltfExportOptions, IReadOnlyList{string})"/>
    public static GltfExport Export(Assets assets, uint setup, IReadOnlyList<string>? motions = null) =>
        Export(assets, setup, new GltfExportOptions(), motions);

    /// <summary>
    /// A body with its motions as a .glb. The motions are names as the JSON of <see cref="StateGraph.Of"/> has them;
    /// without any, all.
    /// </summary>
    public static GltfExport Export(Assets assets, uint setup, in GltfExportOptions options,
        IReadOnlyList<string>? motions = null)
    {
        byte[] text = JoinNames(motions ?? Array.Empty<string>(), out int[] starts);
        var names = new nint[starts.Length];
        nint native = 0;
        NativeError error;
        fixed (byte* first = text)
        fixed (nint* list = names)
        fixed (GltfExportOptions* chosen = &options)
        lock (assets.Handle.Gate)
        {
            for (int i = 0; i < names.Length; ++i) list[i] = (nint)(first + starts[i]);
            NativeError.Check(NativeMethods.acm_gltf_export(assets.Handle, setup, chosen, (byte**)list,
                (nuint)names.Length, &native, &error), error);
        }
        using var gltf = new GltfHandle();
        gltf.Take(native, null);
        return new GltfExport(gltf);
    }

    /// <summary>
    /// Reads a file of <see cref="Export(Assets, uint, IReadOnlyList{string})"/>, .glb or .gltf, that may have been
    /// edited since.
    /// </summary>
    /// <param name="file">The bytes of the file.</param>
    /// <param name="readFile">
    /// Gives a file that a .gltf names beside itself, by its relative path, which never leads out of the folder; null
    /// refuses it. It must not call the library. What it throws ends the import and comes out of it.
    /// </param>
    /// <param name="force">Also takes a file that shows signs of damage.</param>
    /// <exception cref="AcmotionException">Not a file that can be read; the first of its findings.</exception>
    public static GltfImport Import(ReadOnlySpan<byte> file, Func<string, byte[]?>? readFile = null,
        bool force = false)
    {
        Library.RequireCompatible();
        using GltfFileReader? reader = readFile == null ? null : new GltfFileReader(readFile);
        NativeGltfImportOptions options;
        NativeMethods.acm_gltf_import_options_init(&options);
        options.Force = force;
        options.ReadFile = reader?.Function ?? 0;
        nint native = 0;
        NativeError error;
        int status;
        fixed (byte* at = file)
        {
            status = NativeMethods.acm_gltf_import(at, (nuint)file.Length, &options, &native, &error);
        }
        using var gltf = new GltfHandle();
        gltf.Take(native, null);
        reader?.ThrowFailure();
        NativeError.Check(status, error);
        return new GltfImport(gltf);
    }

    /// <summary>All names with their zeros, and where each begins.</summary>
    private static byte[] JoinNames(IReadOnlyList<string> names, out int[] starts)
    {
        var text = new List<byte>();
        starts = new int[names.Count];
        for (int i = 0; i < starts.Length; ++i)
        {
            starts[i] = text.Count;
            text.AddRange(NativeText.Bytes(names[i]));
        }
        return text.ToArray();
    }

    /// <summary>Texts that live as long as their handle, copied.</summary>
    internal static string[] Texts(ListCall<nint> call) =>
        Array.ConvertAll(NativeList.ToArray(call), text => NativeText.Copy((byte*)text));
}
