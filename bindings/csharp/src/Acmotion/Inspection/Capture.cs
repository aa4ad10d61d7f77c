// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Collections.Generic;
using System.IO;

namespace Acmotion.Inspection;

/// <summary>
/// The game's messages in a pcap or pcapng file. <see cref="ReadFile"/> and <see cref="Read"/> go through a whole file;
/// <see cref="Supply"/>, <see cref="Items"/> and <see cref="Finish"/> take it in pieces. Experimental: a minor version
/// may change it.
/// </summary>
public sealed unsafe class Capture : IDisposable
{
    private const int ChunkSize = 1 << 16;

    private readonly CaptureHandle _handle = new();

    /// <summary>A capture from the usual ports of the game.</summary>
    public Capture() : this(new CaptureOptions())
    {
    }

    /// <summary>A capture from other ports.</summary>
    public Capture(in CaptureOptions options)
    {
        Library.RequireCompatible();
        nint native = 0;
        NativeError error;
        fixed (CaptureOptions* chosen = &options)
        {
            NativeError.Check(NativeMethods.acm_capture_create(chosen, &native, &error), error);
        }
        _handle.Take(native, null);
    }

    /// <summary>What was counted so far.</summary>
    public CaptureCounts Counts
    {
        get
        {
            CaptureCounts counts;
            NativeError error;
            NativeError.Check(NativeMethods.acm_capture_get_counts(_handle, &counts, &error), error);
            return counts;
        }
    }

    /// <summary>The next bytes of the file, in chunks of any size; they are copied.</summary>
    /// <exception cref="AcmotionException"><see cref="Status.WrongOrder"/>: after <see cref="Finish"/>.</exception>
    public void Supply(ReadOnlySpan<byte> bytes)
    {
        NativeError error;
        fixed (byte* at = bytes)
        {
            NativeError.Check(NativeMethods.acm_capture_supply(_handle, at, (nuint)bytes.Length, &error), error);
        }
    }

    /// <summary>There are no more bytes.</summary>
    public void Finish()
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_capture_finish(_handle, &error), error);
    }

    /// <summary>
    /// Takes messages and errors, each once, as far as the bytes that were supplied go. Call it again after the next
    /// <see cref="Supply"/> and after <see cref="Finish"/>.
    /// </summary>
    public IEnumerable<CaptureItem> Items()
    {
        while (Next() is CaptureItem item) yield return item;
    }

    /// <summary>
    /// Messages and errors of a whole file, which is read in pieces. It is opened when the enumeration begins.
    /// </summary>
    public IEnumerable<CaptureItem> ReadFile(string path)
    {
        using FileStream file = File.OpenRead(path);
        foreach (CaptureItem item in Read(file)) yield return item;
    }

    /// <summary>Messages and errors of a stream, from its current position to its end.</summary>
    public IEnumerable<CaptureItem> Read(Stream stream)
    {
        var chunk = new byte[ChunkSize];
        // Behind the error that ends a capture nothing is read: the library would store what follows.
        bool isEnded = false;
        for (int size; !isEnded && (size = stream.Read(chunk, 0, chunk.Length)) > 0;)
        {
            Supply(chunk.AsSpan(0, size));
            foreach (CaptureItem item in Items())
            {
                isEnded |= item is CaptureError { EndsCapture: true };
                yield return item;
            }
        }
        Finish();
        foreach (CaptureItem item in Items()) yield return item;
    }

    private CaptureItem? Next()
    {
        CaptureStep step;
        NativeCapturedMessage message;
        NativeCaptureError captureError;
        NativeError error;
        NativeError.Check(NativeMethods.acm_capture_next(_handle, (int*)&step, &message, &captureError, &error), error);
        return step switch
        {
            CaptureStep.Message => new CapturedMessage(message),
            CaptureStep.Error => new CaptureError(captureError),
            _ => null,
        };
    }

    /// <summary>Frees the capture. The messages that it gave stay.</summary>
    public void Dispose() => _handle.Dispose();
}
