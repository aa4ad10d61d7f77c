// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Buffers;
using System.IO;
using System.IO.MemoryMappedFiles;

namespace Acmotion;

/// <summary>Bytes that stay where they are until this is disposed: pinned memory, or a mapped file.</summary>
internal sealed unsafe class PinnedBytes : IDisposable
{
    private MemoryHandle _pin;
    private MemoryMappedFile? _file;
    private MemoryMappedViewAccessor? _view;

    internal void* Address { get; private set; }
    internal nuint Size { get; }

    internal PinnedBytes(ReadOnlyMemory<byte> bytes)
    {
        _pin = bytes.Pin();
        Address = _pin.Pointer;
        Size = (nuint)bytes.Length;
    }

    internal PinnedBytes(string path)
    {
        long size = new FileInfo(path).Length;
        if (size == 0) throw new AcmotionException(Status.Truncated, $"{path} is empty", "path");
        _file = MemoryMappedFile.CreateFromFile(path, FileMode.Open, null, 0, MemoryMappedFileAccess.Read);
        _view = _file.CreateViewAccessor(0, 0, MemoryMappedFileAccess.Read);
        byte* address = null;
        _view.SafeMemoryMappedViewHandle.AcquirePointer(ref address);
        Address = address + _view.PointerOffset;
        Size = checked((nuint)size);
    }

    public void Dispose()
    {
        Address = null;
        _pin.Dispose();
        if (_view == null) return;
        _view.SafeMemoryMappedViewHandle.ReleasePointer();
        _view.Dispose();
        _file!.Dispose();
        _view = null;
        _file = null;
    }
}
