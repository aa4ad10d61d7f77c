// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Buffers;
using System.Runtime.ExceptionServices;
using System.Runtime.InteropServices;

namespace Acmotion.Inspection;

/// <summary>A function of the caller that the library calls for files which a .gltf names.</summary>
internal sealed unsafe class GltfFileReader : IDisposable
{
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate int ReadFile(void* context, byte* path, void** bytes, nuint* size);

    private readonly Func<string, byte[]?> _read;
    private readonly ReadFile _callback; // the native function lives as long as this does
    private MemoryHandle _pin;
    private ExceptionDispatchInfo? _failure;

    internal GltfFileReader(Func<string, byte[]?> read)
    {
        _read = read;
        _callback = Read;
        Function = Marshal.GetFunctionPointerForDelegate(_callback);
    }

    /// <summary>An acm_read_file.</summary>
    internal nint Function { get; }

    // An exception must not pass through native code: it waits for ThrowFailure.
    private int Read(void* context, byte* path, void** bytes, nuint* size)
    {
        try
        {
            byte[]? file = _failure == null ? _read(NativeText.Copy(path)) : null;
            if (file == null) return (int)Status.NotFound;
            _pin.Dispose();
            _pin = new ReadOnlyMemory<byte>(file).Pin(); // until the next call, or until the import returns
            *bytes = _pin.Pointer;
            *size = (nuint)file.Length;
            return (int)Status.Ok;
        }
        catch (Exception e)
        {
            _failure = ExceptionDispatchInfo.Capture(e);
            return (int)Status.NotFound;
        }
    }

    /// <summary>Throws what the caller's function has thrown, if anything.</summary>
    internal void ThrowFailure() => _failure?.Throw();

    public void Dispose()
    {
        _pin.Dispose();
        GC.KeepAlive(_callback);
    }
}
