// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Text;

namespace Acmotion;

/// <summary>Results whose size is not known beforehand: the library owns them until they are copied.</summary>
internal static unsafe class OwnedBytes
{
    /// <summary>Copies the bytes and frees the native ones.</summary>
    internal static byte[] Take(nint native)
    {
        using BytesHandle handle = Hold(native);
        return View(handle).ToArray();
    }

    /// <summary>The same for UTF-8.</summary>
    internal static string TakeText(nint native)
    {
        using BytesHandle handle = Hold(native);
        ReadOnlySpan<byte> view = View(handle);
        fixed (byte* text = view) return text == null ? "" : Encoding.UTF8.GetString(text, view.Length);
    }

    private static BytesHandle Hold(nint native)
    {
        var handle = new BytesHandle();
        handle.Take(native, null);
        return handle;
    }

    private static ReadOnlySpan<byte> View(BytesHandle handle)
    {
        void* data = null;
        nuint size = 0;
        NativeError error;
        NativeError.Check(NativeMethods.acm_bytes_get(handle, &data, &size, &error), error);
        return new ReadOnlySpan<byte>(data, checked((int)size));
    }
}
