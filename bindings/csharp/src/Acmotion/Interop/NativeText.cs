// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Collections.Concurrent;
using System.Text;

namespace Acmotion;

/// <summary>Texts of the library, which are UTF-8 and end with a zero.</summary>
internal static unsafe class NativeText
{
    // By address: these texts live as long as the library, and there are few.
    private static readonly ConcurrentDictionary<nint, string> Known = new();

    /// <summary>A text that lives as long as the library. Allocates once for each.</summary>
    internal static string? Get(byte* text)
    {
        if (text == null) return null;
        return Known.TryGetValue((nint)text, out string? known) ? known : Known.GetOrAdd((nint)text, Copy(text));
    }

    internal static string Copy(byte* text)
    {
        int length = 0;
        while (text[length] != 0) ++length;
        return Encoding.UTF8.GetString(text, length);
    }

    /// <summary>A string for the library, with its zero.</summary>
    internal static byte[] Bytes(string text) => Encoding.UTF8.GetBytes(text + "\0");
}
