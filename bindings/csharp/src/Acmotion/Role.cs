// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;

namespace Acmotion;

/// <summary>
/// What a <see cref="Client"/> and a <see cref="Server"/> have in common: their world, and the messages that they want
/// to send. A world has one role at the most.
/// </summary>
public abstract unsafe class Role : Simulation
{
    private readonly OutboxBuffer _outbox = new();

    private protected Role(World world)
    {
        World = world;
    }

    /// <summary>The world of this role.</summary>
    public World World { get; }

    /// <summary>The same role over a copy of its world.</summary>
    public Role Copy(World world) => CopyOver(world);

    private protected abstract Role CopyOver(World world);

    private protected abstract int ReadOutbox(NativeOutbound* messages, nuint capacity, nuint* count, byte* bytes,
        nuint byteCapacity, nuint* byteCount, NativeError* error);

    private protected abstract int EmptyOutbox(NativeError* error);

    /// <summary>What is to be sent, in order. Valid until the next call of this.</summary>
    public Outbox Outbox()
    {
        while (true)
        {
            nuint count = 0, byteCount = 0;
            NativeError error;
            int status;
            fixed (NativeOutbound* messages = _outbox.Messages.Items)
            fixed (byte* bytes = _outbox.Bytes.Items)
            {
                status = ReadOutbox(messages, (nuint)_outbox.Messages.Items.Length, &count, bytes,
                    (nuint)_outbox.Bytes.Items.Length, &byteCount, &error);
            }
            if (status == 0)
            {
                return new Outbox(_outbox.Messages.Items.AsSpan(0, (int)count),
                    _outbox.Bytes.Items.AsSpan(0, (int)byteCount));
            }
            if (status != (int)Status.BufferFull) throw error.ToException();
            _outbox.Messages.Reserve(count);
            _outbox.Bytes.Reserve(byteCount);
        }
    }

    /// <summary>Removes all messages from the outbox; call it after sending.</summary>
    public void ClearOutbox()
    {
        NativeError error;
        NativeError.Check(EmptyOutbox(&error), error);
    }

    /// <summary>
    /// What is to be sent, in order, and removes it from the outbox. Valid until the outbox is read again.
    /// </summary>
    /// <example>
    /// <code>
    /// foreach (OutboundMessage sent in client.TakeOutbox()) Console.WriteLine($"{sent.Bytes.Length} bytes");
    /// </code>
    /// </example>
    public Outbox TakeOutbox()
    {
        Outbox messages = Outbox();
        ClearOutbox();
        return messages;
    }

    /// <inheritdoc/>
    public override void Dispose()
    {
        State.Dispose();
        _outbox.Dispose();
    }
}
