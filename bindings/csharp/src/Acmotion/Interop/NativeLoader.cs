// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#if NETSTANDARD2_0
using System;
using System.IO;
using System.Runtime.InteropServices;

namespace Acmotion;

/// <summary>
/// Finds the native library where .NET does not: the .NET Framework ignores the folder <c>runtimes</c> of packages, so
/// the package's targets put both libraries of Windows beside the program, in <c>x64</c> and <c>x86</c>.
/// </summary>
internal static class NativeLoader
{
    [DllImport("kernel32", CharSet = CharSet.Unicode, ExactSpelling = true, SetLastError = true)]
    private static extern nint LoadLibraryW(string path);

    internal static void Load()
    {
        if (!RuntimeInformation.IsOSPlatform(OSPlatform.Windows)) return;
        // Beside this assembly and not the program: the host of a plugin lies elsewhere.
        string? folder = Path.GetDirectoryName(typeof(NativeLoader).Assembly.Location);
        if (string.IsNullOrEmpty(folder)) return;
        string path = Path.Combine(folder, IntPtr.Size == 8 ? "x64" : "x86", "acmotion.dll");
        // Loaded once, it is found by its name. If this fails, the first call throws DllNotFoundException.
        if (File.Exists(path)) LoadLibraryW(path);
    }
}

internal static partial class NativeMethods
{
    static NativeMethods() => NativeLoader.Load();
}
#endif
