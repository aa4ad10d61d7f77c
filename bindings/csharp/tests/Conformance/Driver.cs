// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Text.Json;

namespace Acmotion.Conformance;

/// <summary>Plays chapters of the script and compares.</summary>
internal sealed class Driver
{
    // What C# cannot express: null where a struct or a thing is wanted, sizes of structs, memory of a given size for
    // lists, strides, handles as numbers or of another kind, a second call after Dispose, and a Dispose that fails.
    private static readonly HashSet<string> Inexpressible =
        ["null", "size", "capacity", "stride", "stale", "foreign", "made_up", "in_use"];

    private readonly Dictionary<string, Func<Play, object?>> _calls = Calls.All();

    internal int Played { get; private set; }
    internal int Skipped { get; private set; }
    internal int Differences { get; private set; }

    internal void PlayChapter(JsonElement chapter)
    {
        using var names = new Names();
        foreach (JsonElement call in chapter.GetProperty("calls").EnumerateArray())
        {
            if (!IsExpressible(call))
            {
                ++Skipped;
                continue;
            }
            ++Played;
            string? difference = Difference(names, call);
            if (difference == null) continue;
            ++Differences;
            Console.WriteLine($"{chapter.GetProperty("name").GetString()}: {call}\n  {difference}");
        }
    }

    private static bool IsExpressible(JsonElement call)
    {
        bool fails = call.TryGetProperty("status", out _);
        if (fails && call.GetProperty("call").GetString()!.EndsWith("_free", StringComparison.Ordinal)) return false;
        return !call.TryGetProperty("needs", out JsonElement needs)
            || !needs.EnumerateArray().Any(need => Inexpressible.Contains(need.GetString()!));
    }

    private string? Difference(Names names, JsonElement call)
    {
        string name = call.GetProperty("call").GetString()!;
        if (!_calls.TryGetValue(name, out Func<Play, object?>? function)) return "there is no such call";
        int times = call.TryGetProperty("repeat", out JsonElement repeat) ? repeat.GetInt32() : 1;
        string? difference = null;
        for (int i = 0; i < times; ++i)
        {
            try
            {
                difference = OfResult(call, function(new Play(names, call)));
            }
            catch (AcmotionException error)
            {
                difference = OfError(call, error);
            }
            catch (Exception other) when (other is InvalidOperationException or ArgumentException or
                OverflowException or KeyNotFoundException or ObjectDisposedException)
            {
                difference = $"{other.GetType().Name}: {other.Message}";
            }
        }
        return difference;
    }

    // A refusal is a result in C#, and an error that names the object in C.
    private static string? OfRefusal(JsonElement call, MotionError refused)
    {
        bool same = call.TryGetProperty("status", out JsonElement status) && status.GetString() == "REFUSED"
            && call.GetProperty("error").GetProperty("motion_error").GetUInt32() == (uint)refused;
        return same ? null : $"is refused: {refused}";
    }

    private static string? OfResult(JsonElement call, object? result)
    {
        if (result is MotionError outcome)
        {
            if (outcome != MotionError.None) return OfRefusal(call, outcome);
            result = Play.Nothing;
        }
        if (call.TryGetProperty("status", out JsonElement status)) return $"succeeds instead of {status}";
        if (result == Play.Nothing) return call.TryGetProperty("result", out _) ? "gives nothing" : null;
        // A result that is null is not stored in the script.
        if (!call.TryGetProperty("result", out JsonElement expected))
            return result == null ? null : $"gives {JsonSerializer.Serialize(result)}";
        return Values.Same(expected, result) ? null : $"gives {Serialized(result)}";
    }

    private static string Serialized(object? result) => JsonSerializer.Serialize(result, new JsonSerializerOptions
    {
        NumberHandling = System.Text.Json.Serialization.JsonNumberHandling.AllowNamedFloatingPointLiterals,
    });

    private static string? OfError(JsonElement call, AcmotionException error)
    {
        var fields = new Dictionary<string, object?>();
        if (error.MotionError != 0) fields["motion_error"] = (decimal)error.MotionError;
        if (error.ObjectId != 0) fields["object_id"] = (decimal)error.ObjectId;
        if (error.Guid != 0) fields["guid"] = (decimal)error.Guid;
        if (error.Offset != 0) fields["offset"] = (decimal)error.Offset;
        if (error.Field.Length > 0) fields["field"] = error.Field;
        bool same = call.TryGetProperty("status", out JsonElement status)
            && status.GetString() == StatusName(error.Status)
            && (call.TryGetProperty("error", out JsonElement expected) ? Values.Same(expected, fields)
                : fields.Count == 0);
        return same ? null : $"fails: {StatusName(error.Status)} {Serialized(fields)}";
    }

    internal static string StatusName(Status status) => Values.SnakeCase(status.ToString()).ToUpperInvariant();
}
