// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Collections.Generic;

namespace Acmotion.Inspection;

/// <summary>Messages in words and as JSON. Experimental: a minor version may change it.</summary>
public static unsafe class MessageText
{
    /// <summary>Takes a message apart. Any bytes will do; those of a message begin with its opcode.</summary>
    public static MessageDescription Describe(ReadOnlySpan<byte> message)
    {
        Library.RequireCompatible();
        nint native = 0;
        NativeError error;
        fixed (byte* at = message)
        {
            NativeError.Check(
                NativeMethods.acm_message_text_create(at, (nuint)message.Length, &native, &error), error);
        }
        using var text = new MessageTextHandle();
        text.Take(native, null);
        NativeMessageField[] fields = NativeList.ToArray<NativeMessageField>((items, capacity, count, failure) =>
            NativeMethods.acm_message_text_fields(text, items, capacity, count, failure), 64);
        MessageField[] described = Array.ConvertAll(fields, field => new MessageField(field));
        if (NativeMethods.acm_message_text_status(text, &error) != 0)
            return new MessageDescription(null, described, error.ToException());
        NativeMessageSummary summary;
        NativeError.Check(NativeMethods.acm_message_text_summary(text, &summary, &error), error);
        return new MessageDescription(new MessageSummary(summary), described, null);
    }

    /// <summary>
    /// A message as an object of JSON on one line, with every field; docs/captures.md describes them.
    /// </summary>
    public static string ToJson(ReadOnlySpan<byte> message)
    {
        Library.RequireCompatible();
        nint native = 0;
        NativeError error;
        fixed (byte* at = message)
        {
            NativeError.Check(NativeMethods.acm_message_to_json(at, (nuint)message.Length, &native, &error), error);
        }
        return OwnedBytes.TakeText(native);
    }

    /// <summary>The bytes of such an object.</summary>
    /// <exception cref="AcmotionException">Its text names the field that is missing or wrong.</exception>
    public static byte[] FromJson(string json)
    {
        Library.RequireCompatible();
        byte[] text = NativeText.Bytes(json);
        nint native = 0;
        NativeError error;
        fixed (byte* at = text)
        {
            NativeError.Check(NativeMethods.acm_message_from_json(at, (nuint)text.Length - 1, &native, &error), error);
        }
        return OwnedBytes.Take(native);
    }
}

/// <summary>A message taken apart.</summary>
public sealed class MessageDescription
{
    internal MessageDescription(MessageSummary? summary, IReadOnlyList<MessageField> fields, AcmotionException? error)
    {
        Summary = summary;
        Fields = fields;
        Error = error;
    }

    /// <summary>Null: the message could not be read to its end.</summary>
    public MessageSummary? Summary { get; }

    /// <summary>As far as they could be read.</summary>
    public IReadOnlyList<MessageField> Fields { get; }

    /// <summary>Why the message could not be read to its end; null: it could.</summary>
    public AcmotionException? Error { get; }
}

/// <summary>A message in words.</summary>
public sealed unsafe class MessageSummary
{
    internal MessageSummary(in NativeMessageSummary summary)
    {
        Name = NativeText.Copy(summary.Name);
        Meaning = NativeText.Copy(summary.Meaning);
        Guid = summary.Object;
        FromServer = summary.FromServer;
    }

    /// <summary>Such as "UpdateMotion".</summary>
    public string Name { get; }

    /// <summary>In words: "RunForward at 2.5, TurnRight at -1.5".</summary>
    public string Meaning { get; }

    /// <summary>The object that it is about; 0: none, or the player that sends it.</summary>
    public uint Guid { get; }

    /// <summary>False: clients send it.</summary>
    public bool FromServer { get; }

    /// <inheritdoc/>
    public override string ToString() => Meaning.Length == 0 ? Name : $"{Name}: {Meaning}";
}

/// <summary>A field of a message.</summary>
public readonly unsafe struct MessageField
{
    internal MessageField(in NativeMessageField field)
    {
        Offset = field.Offset;
        Size = field.Size;
        Name = NativeText.Copy(field.Name);
        Value = NativeText.Copy(field.Value);
    }

    /// <summary>Bytes from the start of the message.</summary>
    public uint Offset { get; }

    /// <summary>Bytes.</summary>
    public uint Size { get; }

    /// <summary>Such as "forward_command", or "pos.x".</summary>
    public string Name { get; }

    /// <summary>With its meaning where it has one: "0x0005 WalkForward".</summary>
    public string Value { get; }

    /// <inheritdoc/>
    public override string ToString() => $"{Name} = {Value}";
}
