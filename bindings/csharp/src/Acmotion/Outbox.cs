// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;

namespace Acmotion;

/// <summary>Messages that are to be sent, in order.</summary>
public readonly ref struct Outbox
{
    private readonly ReadOnlySpan<NativeOutbound> _messages;
    private readonly ReadOnlySpan<byte> _bytes;

    internal Outbox(ReadOnlySpan<NativeOutbound> messages, ReadOnlySpan<byte> bytes)
    {
        _messages = messages;
        _bytes = bytes;
    }

    /// <summary>How many there are.</summary>
    public int Count => _messages.Length;

    /// <summary>The bytes of all of them.</summary>
    public ReadOnlySpan<byte> Bytes => _bytes;

    /// <summary>One of them.</summary>
    public OutboundMessage this[int i] => new(_messages[i], _bytes);

    /// <summary>For <c>foreach</c>.</summary>
    public Enumerator GetEnumerator() => new(this);

    /// <summary>Goes through the messages.</summary>
    public ref struct Enumerator
    {
        private readonly Outbox _outbox;
        private int _at;

        internal Enumerator(Outbox outbox)
        {
            _outbox = outbox;
            _at = -1;
        }

        /// <summary>The message at which it stands.</summary>
        public readonly OutboundMessage Current => _outbox[_at];

        /// <summary>Goes on; false at the end.</summary>
        public bool MoveNext() => ++_at < _outbox.Count;
    }
}

/// <summary>A message that is to be sent.</summary>
public readonly ref struct OutboundMessage
{
    internal OutboundMessage(in NativeOutbound message, ReadOnlySpan<byte> bytes)
    {
        About = message.About;
        Audience = message.Audience;
        Bytes = bytes.Slice((int)message.Offset, (int)message.Size);
    }

    /// <summary>The object that the message is about.</summary>
    public uint About { get; }

    /// <summary>Who is to get it.</summary>
    public Audience Audience { get; }

    /// <summary>The message, from its opcode on. Valid until the role's outbox is read again.</summary>
    public ReadOnlySpan<byte> Bytes { get; }
}

/// <summary>The memory that a role's outbox is read into.</summary>
internal sealed class OutboxBuffer : IDisposable
{
    internal readonly PooledBuffer<NativeOutbound> Messages = new();
    internal readonly PooledBuffer<byte> Bytes = new();

    public void Dispose()
    {
        Messages.Dispose();
        Bytes.Dispose();
    }
}
