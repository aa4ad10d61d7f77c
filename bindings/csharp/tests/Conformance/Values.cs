// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Globalization;
using System.Numerics;
using System.Reflection;
using System.Text.RegularExpressions;
using System.Text.Json;

namespace Acmotion.Conformance;

/// <summary>
/// Structs of the public API as the values of the script, and back, by the names of their members. A value is null, a
/// bool, a string, a double, a decimal (integers), a list or a dictionary.
/// </summary>
internal static class Values
{
    // What C# adds to the members of the header.
    private static readonly HashSet<string> Added = ["Frame.Heading", "CheckResult.ReasonText"];

    // "RunRateAbove800" is run_rate_above_800; a single digit belongs to its word.
    internal static string SnakeCase(string name) =>
        Regex.Replace(name, "(?<=.)([A-Z]|(?<=[a-z])[0-9]{2,})", "_$1").ToLowerInvariant();

    private static IEnumerable<MemberInfo> Members(Type type) =>
        type.GetMembers(BindingFlags.Public | BindingFlags.Instance).Where(m =>
            m is FieldInfo or PropertyInfo && !Added.Contains($"{type.Name}.{m.Name}") &&
            (m is not PropertyInfo property || property.GetIndexParameters().Length == 0));

    private static object? Get(MemberInfo member, object of) =>
        member is FieldInfo field ? field.GetValue(of) : ((PropertyInfo)member).GetValue(of);

    private static void Set(MemberInfo member, object of, object? value)
    {
        if (member is FieldInfo field) field.SetValue(of, value);
        else ((PropertyInfo)member).SetValue(of, value);
    }

    private static Type TypeOf(MemberInfo member) =>
        member is FieldInfo field ? field.FieldType : ((PropertyInfo)member).PropertyType;

    /// <summary>A value of the script.</summary>
    internal static object? Of(object? value) => value switch
    {
        null or bool or string or decimal => value,
        float f => (double)f,
        double => value,
        char c => (decimal)c,
        Enum e => Convert.ToDecimal(Convert.ChangeType(e, Enum.GetUnderlyingType(e.GetType()))),
        Vector3 v => new List<object?> { (double)v.X, (double)v.Y, (double)v.Z },
        Quaternion q => new List<object?> { (double)q.W, (double)q.X, (double)q.Y, (double)q.Z },
        IConvertible => Convert.ToDecimal(value, CultureInfo.InvariantCulture),
        Array array => ListOf(array.Cast<object?>()),
        _ => Members(value.GetType()).ToDictionary(m => SnakeCase(m.Name), m => Of(Get(m, value))),
    };

    internal static List<object?> ListOf<T>(IEnumerable<T> values) => values.Select(v => Of(v)).ToList();

    /// <summary>Changes the members of a struct that the script names and leaves the others.</summary>
    internal static T Into<T>(JsonElement json, T start) where T : struct => (T)Into(json, typeof(T), start);

    private static object Into(JsonElement json, Type type, object start)
    {
        if (type == typeof(Vector3)) return new Vector3(Float(json[0]), Float(json[1]), Float(json[2]));
        if (type == typeof(Quaternion))
            return new Quaternion(Float(json[1]), Float(json[2]), Float(json[3]), Float(json[0]));
        if (type == typeof(float)) return Float(json);
        if (type == typeof(double)) return Double(json);
        if (type == typeof(bool)) return json.ValueKind == JsonValueKind.True;
        if (type.IsEnum)
            return Enum.ToObject(type, Convert.ChangeType(json.GetInt64(), Enum.GetUnderlyingType(type)));
        if (type.IsPrimitive) return Convert.ChangeType(json.GetDecimal(), type, CultureInfo.InvariantCulture);
        return IntoMembers(json, type, start);
    }

    private static object IntoMembers(JsonElement json, Type type, object start)
    {
        object boxed = start;
        foreach (JsonProperty item in json.EnumerateObject())
        {
            if (type == typeof(Message) && item.Name == "timestamps")
            {
                boxed = WithTimestamps((Message)boxed, item.Value);
                continue;
            }
            MemberInfo member = Members(type).FirstOrDefault(m => SnakeCase(m.Name) == item.Name)
                ?? throw new InvalidOperationException($"{type.Name} has no member {item.Name}");
            Set(member, boxed, Into(item.Value, TypeOf(member), Get(member, boxed)!));
        }
        return boxed;
    }

    private static Message WithTimestamps(Message message, JsonElement numbers)
    {
        for (int i = 0; i < numbers.GetArrayLength(); ++i) message[(Timestamp)i] = numbers[i].GetUInt16();
        return message;
    }

    /// <summary>A message with its timestamps, which C# has as an indexer.</summary>
    internal static object Of(Message message)
    {
        var members = (Dictionary<string, object?>)Of((object)message)!;
        members["timestamps"] = ListOf(Enumerable.Range(0, 9).Select(i => message[(Timestamp)i]));
        return members;
    }

    internal static double Double(JsonElement json) => json.ValueKind != JsonValueKind.String
        ? json.GetDouble()
        : json.GetString() switch
        {
            "nan" => double.NaN,
            "inf" => double.PositiveInfinity,
            "-inf" => double.NegativeInfinity,
            string other => throw new InvalidOperationException($"{other} is not a number"),
            null => throw new InvalidOperationException("null is not a number"),
        };

    private static float Float(JsonElement json) => (float)Double(json);

    /// <summary>Whether a value is exactly what the script expects.</summary>
    internal static bool Same(JsonElement expected, object? value) => value switch
    {
        null => expected.ValueKind == JsonValueKind.Null,
        bool b => expected.ValueKind == (b ? JsonValueKind.True : JsonValueKind.False),
        string s => expected.ValueKind == JsonValueKind.String && expected.GetString() == s,
        decimal d => expected.ValueKind == JsonValueKind.Number && expected.GetDecimal() == d,
        double d => expected.ValueKind is JsonValueKind.Number or JsonValueKind.String
            && Double(expected).Equals(d == 0 ? Double(expected) == 0 ? Double(expected) : d : d),
        List<object?> list => expected.ValueKind == JsonValueKind.Array && expected.GetArrayLength() == list.Count
            && expected.EnumerateArray().Zip(list).All(pair => Same(pair.First, pair.Second)),
        Dictionary<string, object?> members => expected.ValueKind == JsonValueKind.Object
            && expected.EnumerateObject().Count() == members.Count
            && expected.EnumerateObject().All(p => members.TryGetValue(p.Name, out object? v) && Same(p.Value, v)),
        _ => false,
    };
}
