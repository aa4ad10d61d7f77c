// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Acmotion.Tests;

/// <summary>Counts the bytes that the library holds, while nothing of it is left from before or for later.</summary>
internal sealed unsafe class CountedMemory : IDisposable
{
    private static long s_held;

    internal CountedMemory()
    {
        Garbage.Collect();
        s_held = 0;
        delegate* unmanaged[Cdecl]<void*, nuint, nuint, void*> allocate = &Allocate;
        delegate* unmanaged[Cdecl]<void*, void*, nuint, nuint, void> release = &Release;
        Library.SetAllocator((nint)allocate, (nint)release, 0);
    }

    internal static long Held => Interlocked.Read(ref s_held);

    public void Dispose()
    {
        Garbage.Collect();
        Library.SetAllocator(0, 0, 0);
    }

    [UnmanagedCallersOnly(CallConvs = [typeof(CallConvCdecl)])]
    private static void* Allocate(void* context, nuint bytes, nuint alignment)
    {
        Interlocked.Add(ref s_held, (long)bytes);
        return NativeMemory.AlignedAlloc(bytes, alignment);
    }

    [UnmanagedCallersOnly(CallConvs = [typeof(CallConvCdecl)])]
    private static void Release(void* context, void* memory, nuint bytes, nuint alignment)
    {
        Interlocked.Add(ref s_held, -(long)bytes);
        NativeMemory.AlignedFree(memory);
    }
}

internal static class Garbage
{
    /// <summary>Frees what nobody holds, and what only that has held.</summary>
    internal static void Collect()
    {
        for (int i = 0; i < 3; ++i)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }
    }

    /// <summary>Makes things that nobody holds afterwards.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Leave(int count, Func<object> make)
    {
        for (int i = 0; i < count; ++i) make();
    }
}
