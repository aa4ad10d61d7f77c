// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Text.Json;

namespace Acmotion.Conformance;

/// <summary>What calls of a chapter have given names to.</summary>
internal sealed class Names : IDisposable
{
    internal readonly Dictionary<string, IDisposable> Things = [];
    internal readonly Dictionary<string, byte[]> Bytes = [];
    internal readonly Dictionary<string, List<byte[]>> Messages = [];
    internal readonly Dictionary<string, AssetRange?> Ranges = [];

    public void Dispose()
    {
        foreach (IDisposable thing in Things.Values) thing.Dispose();
    }
}

/// <summary>One call that is being played: its arguments, and what comes out of it.</summary>
internal sealed class Play(Names names, JsonElement call)
{
    /// <summary>Stands for a call that gives no result.</summary>
    internal static readonly object Nothing = new();

    internal bool Has(string name) => call.TryGetProperty("args", out JsonElement args)
        && args.TryGetProperty(name, out JsonElement value) && value.ValueKind != JsonValueKind.Null;

    internal JsonElement Argument(string name) => Has(name)
        ? call.GetProperty("args").GetProperty(name)
        : throw new InvalidOperationException($"the argument {name} is missing");

    internal T Thing<T>(string name) where T : class, IDisposable =>
        (T)names.Things[Argument(name).GetString()!];

    internal World World => Thing<World>("world");
    internal Assets Assets => Thing<Assets>("assets");
    internal Client Client => Thing<Client>("client");
    internal Server Server => Thing<Server>("server");
    internal uint Guid => UInt("guid");
    internal uint UInt(string name) => Argument(name).GetUInt32();
    internal int Int(string name) => checked((int)Argument(name).GetInt64());
    internal double Number(string name) => Values.Double(Argument(name));
    internal float Float(string name) => (float)Number(name);
    internal bool Flag(string name) => Argument(name).GetBoolean();
    internal string Text(string name) => Argument(name).GetString()!;
    internal MotionCommand Command(string name) => (MotionCommand)UInt(name);
    internal uint[] Guids => Argument("guids").EnumerateArray().Select(g => g.GetUInt32()).ToArray();

    /// <summary>A struct with the members that the script names, over a start.</summary>
    internal T Given<T>(string name, T start) where T : struct =>
        Has(name) ? Values.Into(Argument(name), start) : start;

    internal T[] List<T>(string name) where T : struct => Has(name)
        ? Argument(name).EnumerateArray().Select(item => Values.Into(item, default(T))).ToArray()
        : [];

    internal ReadOnlyMemory<byte> Bytes(string name) => Has(name) ? BytesOf(Argument(name)) : default;

    internal ReadOnlyMemory<byte> BytesOf(JsonElement argument)
    {
        if (argument.ValueKind == JsonValueKind.String) return Convert.FromHexString(argument.GetString()!);
        string name = argument.GetProperty("name").GetString()!;
        if (argument.TryGetProperty("message", out JsonElement index)) return names.Messages[name][index.GetInt32()];
        ReadOnlyMemory<byte> whole = names.Bytes[name];
        if (argument.TryGetProperty("range", out JsonElement range))
        {
            AssetRange piece = names.Ranges[range.GetString()!]!.Value;
            return whole.Slice((int)piece.Offset, (int)piece.Size);
        }
        return argument.TryGetProperty("drop", out JsonElement drop) ? whole[..^drop.GetInt32()] : whole;
    }

    private string? Name => call.TryGetProperty("as", out JsonElement name) ? name.GetString() : null;

    internal object Named(IDisposable thing)
    {
        names.Things.Add(Name!, thing);
        return Nothing;
    }

    internal object Freed(string argument)
    {
        Thing<IDisposable>(argument).Dispose();
        return Nothing;
    }

    /// <summary>Short ones in hexadecimal digits, long ones as size and FNV-1a of 64 bits.</summary>
    internal object Named(byte[] bytes)
    {
        if (Name != null) names.Bytes[Name] = bytes;
        if (bytes.Length <= 512) return Convert.ToHexString(bytes).ToLowerInvariant();
        ulong hash = 0xCBF29CE484222325;
        foreach (byte b in bytes) hash = (hash ^ b) * 0x100000001B3;
        return new Dictionary<string, object?> { ["size"] = (decimal)bytes.Length, ["fnv1a"] = $"0x{hash:x16}" };
    }

    internal object Named(Outbox outbox)
    {
        var messages = new List<byte[]>();
        var shown = new List<object?>();
        foreach (OutboundMessage message in outbox)
        {
            messages.Add(message.Bytes.ToArray());
            shown.Add(new Dictionary<string, object?>
            {
                ["about"] = (decimal)message.About,
                ["audience"] = (decimal)message.Audience,
                ["bytes"] = Convert.ToHexString(message.Bytes).ToLowerInvariant(),
            });
        }
        if (Name != null) names.Messages[Name] = messages;
        return shown;
    }

    internal object Named(AssetRange? range)
    {
        if (Name != null) names.Ranges[Name] = range;
        return Values.Of(range.GetValueOrDefault())!;
    }

    internal static object AsText(string? text) => new Dictionary<string, object?> { ["text"] = text };
}
