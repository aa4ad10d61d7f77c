// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Buffers;

namespace Acmotion.Inspection;

/// <summary>What a capture holds: a <see cref="CapturedMessage"/> or a <see cref="CaptureError"/>.</summary>
public abstract class CaptureItem
{
    private protected CaptureItem(ulong frame) => Frame = frame;

    /// <summary>The frame of the file, from 1 as Wireshark counts.</summary>
    public ulong Frame { get; }
}

/// <summary>A whole message, put together from its fragments. The frame is the one that completed it.</summary>
public sealed unsafe class CapturedMessage : CaptureItem
{
    /// <summary>A message from elsewhere, for a <see cref="Replay"/>.</summary>
    public CapturedMessage(ReadOnlyMemory<byte> bytes, ulong microseconds, bool fromServer, ulong flow = 0,
        ulong frame = 0, ushort queue = 0) : base(frame)
    {
        Bytes = bytes;
        Microseconds = microseconds;
        FromServer = fromServer;
        Flow = flow;
        Queue = queue;
    }

    internal CapturedMessage(in NativeCapturedMessage message)
        : this(new ReadOnlySpan<byte>(message.Bytes, checked((int)message.Size)).ToArray(), message.Microseconds,
            message.FromServer, message.Flow, message.Frame, message.Queue)
    {
    }

    /// <summary>From the opcode on.</summary>
    public ReadOnlyMemory<byte> Bytes { get; }

    /// <summary>Of the frame, since 1970.</summary>
    public ulong Microseconds { get; }

    /// <summary>False: from the client.</summary>
    public bool FromServer { get; }

    /// <summary>The same for all messages between one client and its server.</summary>
    public ulong Flow { get; }

    /// <summary>Of the game's network layer.</summary>
    public ushort Queue { get; }

    /// <summary>
    /// An object of JSON on one line: that of <see cref="MessageText.ToJson"/>, with its time and frame.
    /// </summary>
    public string ToJson()
    {
        Library.RequireCompatible();
        using MemoryHandle pin = Bytes.Pin();
        NativeCapturedMessage message = ToNative(pin);
        nint native = 0;
        NativeError error;
        NativeError.Check(NativeMethods.acm_captured_message_json(&message, &native, &error), error);
        return OwnedBytes.TakeText(native);
    }

    internal NativeCapturedMessage ToNative(in MemoryHandle pin) => new()
    {
        Frame = Frame,
        Microseconds = Microseconds,
        Flow = Flow,
        Bytes = pin.Pointer,
        Size = (nuint)Bytes.Length,
        Queue = Queue,
        FromServer = FromServer,
    };
}

/// <summary>
/// Something that could not be read. The frame is the one in which it is; of damage to the file, the last frame before
/// it.
/// </summary>
public sealed class CaptureError : CaptureItem
{
    internal CaptureError(in NativeCaptureError error) : base(error.Frame)
    {
        EndsCapture = error.EndsCapture;
        Error = error.Error.ToException();
    }

    /// <summary>Nothing follows.</summary>
    public bool EndsCapture { get; }

    /// <summary>
    /// What is wrong. Its offset counts from the start of what was wrong: file, frame or packet.
    /// </summary>
    public AcmotionException Error { get; }

    /// <inheritdoc/>
    public override string ToString() => $"frame {Frame}: {Error.Message}";
}
