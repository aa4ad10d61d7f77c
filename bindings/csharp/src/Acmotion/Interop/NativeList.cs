// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Buffers;

namespace Acmotion;

/// <summary>A function that gives a list: it writes what fits and counts what there is.</summary>
internal unsafe delegate int ListCall<T>(T* items, nuint capacity, nuint* count, NativeError* error)
    where T : unmanaged;

/// <summary>Lists that are asked for seldom, as arrays of their own.</summary>
internal static unsafe class NativeList
{
    internal static T[] ToArray<T>(ListCall<T> call, int guess = 16) where T : unmanaged
    {
        var items = new T[guess];
        while (true)
        {
            nuint count = 0;
            NativeError error;
            int status;
            fixed (T* at = items) status = call(at, (nuint)items.Length, &count, &error);
            if (status != (int)Status.BufferFull) NativeError.Check(status, error);
            bool fits = status == 0;
            Array.Resize(ref items, checked((int)count));
            if (fits) return items;
        }
    }
}

/// <summary>Memory of the array pool that a list is read into again and again. It grows and does not shrink.</summary>
internal sealed class PooledBuffer<T> : IDisposable where T : unmanaged
{
    internal T[] Items { get; private set; } = Array.Empty<T>();

    /// <summary>Makes room for at least so many. What was there is lost.</summary>
    internal T[] Reserve(nuint count)
    {
        if (count > (nuint)Items.Length)
        {
            Dispose();
            Items = ArrayPool<T>.Shared.Rent(checked((int)count));
        }
        return Items;
    }

    public void Dispose()
    {
        if (Items.Length > 0) ArrayPool<T>.Shared.Return(Items);
        Items = Array.Empty<T>();
    }
}
