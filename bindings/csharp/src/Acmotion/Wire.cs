// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Collections.Generic;

namespace Acmotion;

/// <summary>Messages as bytes. Experimental.</summary>
public static unsafe class Wire
{
    /// <summary>Decodes a whole message: fails, with offset and field, as the roles do.</summary>
    public static MessageInfo Identify(ReadOnlySpan<byte> message)
    {
        MessageInfo info;
        NativeError error;
        fixed (byte* at = message)
        {
            NativeError.Check(NativeMethods.acm_wire_identify(at, (nuint)message.Length, &info, &error), error);
        }
        return info;
    }

    /// <summary>"UpdateMotion"; null: not one of these.</summary>
    public static string? OpcodeName(uint opcode) => NativeText.Get(NativeMethods.acm_wire_opcode_name(opcode));

    /// <summary>By name, in any case; 0: there is none.</summary>
    public static uint FindOpcode(string name)
    {
        fixed (byte* text = NativeText.Bytes(name)) return NativeMethods.acm_wire_find_opcode(text);
    }

    /// <summary>How many opcodes there are.</summary>
    public static int OpcodeCount => (int)NativeMethods.acm_wire_opcode_count();

    /// <summary>0 past the end.</summary>
    public static uint OpcodeAt(uint i) => NativeMethods.acm_wire_opcode_at(i);

    /// <summary>Whether a 16-bit timestamp follows another.</summary>
    public static bool IsNewer(ushort timestamp, ushort than) => NativeMethods.acm_wire_is_newer(timestamp, than) != 0;

    /// <summary>A message field by field.</summary>
    /// <exception cref="AcmotionException">The message cannot be decoded.</exception>
    public static WireField[] Explain(ReadOnlySpan<byte> message)
    {
        WireField[] fields = Explain(message, out AcmotionException? error);
        return error == null ? fields : throw error;
    }

    /// <summary>A message field by field. Of one that cannot be decoded, the fields before the error.</summary>
    /// <example>
    /// <code>
    /// foreach (WireField field in Wire.Explain(message, out AcmotionException? error))
    ///     Console.WriteLine($"{field.Offset}: {field.Name}");
    /// </code>
    /// </example>
    public static WireField[] Explain(ReadOnlySpan<byte> message, out AcmotionException? error)
    {
        var fields = new NativeWireField[64];
        while (true)
        {
            nuint count = 0;
            NativeError native;
            int status;
            fixed (byte* bytes = message)
            fixed (NativeWireField* at = fields)
            {
                status = NativeMethods.acm_wire_explain(bytes, (nuint)message.Length, at, (nuint)fields.Length, &count,
                    &native);
            }
            bool fits = count <= (nuint)fields.Length;
            Array.Resize(ref fields, checked((int)count));
            if (!fits) continue;
            error = status == 0 ? null : native.ToException();
            return Array.ConvertAll(fields, field => new WireField(field));
        }
    }

    /// <summary>Decodes a message of few fields.</summary>
    /// <exception cref="AcmotionException"><see cref="Status.Unsupported"/>: a message of another type.</exception>
    public static Message Decode(ReadOnlySpan<byte> bytes)
    {
        var message = new Message(0);
        NativeError error;
        fixed (byte* at = bytes)
        {
            NativeError.Check(NativeMethods.acm_wire_decode(at, (nuint)bytes.Length, &message, &error), error);
        }
        return message;
    }

    /// <summary>The bytes of a message of few fields.</summary>
    public static byte[] Encode(Message message) =>
        NativeList.ToArray<byte>((items, capacity, count, error) =>
        {
            Message given = message;
            return NativeMethods.acm_wire_encode(&given, items, capacity, count, error);
        }, 128);
}

/// <summary>One field as it lies in a message.</summary>
public readonly unsafe struct WireField
{
    internal WireField(in NativeWireField field)
    {
        Name = NativeText.Get(field.Name)!;
        Component = (char)field.Component;
        Kind = field.Kind;
        Offset = field.Offset;
        Size = field.Size;
        Bits = field.Bits;
    }

    /// <summary>The field.</summary>
    public string Name { get; }

    /// <summary>'w', 'x', 'y' or 'z' of a vector or a rotation, else '\0'.</summary>
    public char Component { get; }

    /// <summary>How its bytes are to be read.</summary>
    public WireFieldKind Kind { get; }

    /// <summary>Bytes from the opcode.</summary>
    public uint Offset { get; }

    /// <summary>How many bytes.</summary>
    public uint Size { get; }

    /// <summary>The value, of a float its bits; 0 for raw bytes.</summary>
    public uint Bits { get; }
}

public unsafe partial struct Message
{
    /// <summary>One of the timestamps.</summary>
    public ushort this[Timestamp index]
    {
        readonly get => _timestamps[Checked(index)];
        set => _timestamps[Checked(index)] = value;
    }

    private static int Checked(Timestamp index) => (uint)index <= (uint)Timestamp.Instance
        ? (int)index
        : throw new ArgumentOutOfRangeException(nameof(index));
}
