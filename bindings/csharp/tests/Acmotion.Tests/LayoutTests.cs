// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using Xunit;

namespace Acmotion.Tests;

/// <summary>Structs, enumerations and functions as abi.txt has them.</summary>
public class LayoutTests
{
    // Where the name in C# does not follow from the name in C, with or without "Native".
    private static readonly Dictionary<string, string> Names = new()
    {
        ["acm_range"] = "AssetRange", ["acm_setup"] = "SetupFacts", ["acm_quat"] = "NativeQuaternion",
        ["acm_load"] = "AssetLoad", ["acm_numbering"] = "CommandNumbering", ["acm_field_kind"] = "WireFieldKind",
    };
    private static readonly Dictionary<string, Type> SystemTypes = new()
    {
        ["acm_vec3"] = typeof(System.Numerics.Vector3), ["acm_plane"] = typeof(System.Numerics.Plane),
    };

    private static readonly string[] Abi = File.ReadAllLines(Path.Combine(Fixture.Root, "src/capi/abi.txt"));

    private static Type TypeOf(string c)
    {
        if (SystemTypes.TryGetValue(c, out Type? known)) return known;
        string name = Names.TryGetValue(c, out string? other) ? other : Camel(c["acm_".Length..]);
        // A class of the same name that programs see may stand beside the layout.
        string[] candidates = [$"Native{name}", $"Inspection.Native{name}", name, $"Inspection.{name}"];
        Type? type = candidates.Select(candidate => typeof(World).Assembly.GetType($"Acmotion.{candidate}"))
            .FirstOrDefault(found => found is { IsValueType: true });
        Assert.True(type != null, $"C# has no {c}");
        return type;
    }

    private static string Camel(string name) =>
        string.Concat(name.Split('_').Select(word => char.ToUpperInvariant(word[0]) + word[1..].ToLowerInvariant()));

    private static IEnumerable<string[]> Lines(string kind) =>
        Abi.Where(line => line.StartsWith(kind + " ", StringComparison.Ordinal)).Select(line => line.Split(' '));

    private static IEnumerable<FieldInfo> Fields(Type type) =>
        type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic)
            .OrderBy(field => field.MetadataToken);

    /// <summary>"MotionTable", "_size" and "&lt;Guid&gt;k__BackingField" as the header has them.</summary>
    private static string NameInC(FieldInfo field)
    {
        string name = Regex.Replace(field.Name, "^<(.*)>k__BackingField$", "$1").TrimStart('_');
        return Regex.Replace(name, "(?<=.)([A-Z]|(?<=[a-z])[0-9]{2,})", "_$1").ToLowerInvariant();
    }

    private static int Run(Type of, Action<ILGenerator> body)
    {
        var method = new DynamicMethod("", typeof(int), [of.MakeByRefType()], typeof(LayoutTests).Module, true);
        ILGenerator il = method.GetILGenerator();
        body(il);
        il.Emit(OpCodes.Conv_I4);
        il.Emit(OpCodes.Ret);
        return (int)method.Invoke(null, [RuntimeHelpers.GetUninitializedObject(of)])!;
    }

    private static int SizeOf(Type type) => Run(type, il => il.Emit(OpCodes.Sizeof, type));

    private static int OffsetOf(Type type, FieldInfo field) => Run(type, il =>
    {
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Ldflda, field);
        il.Emit(OpCodes.Conv_U);
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Conv_U);
        il.Emit(OpCodes.Sub);
    });

    [Fact]
    public void every_struct_has_the_size_of_the_header()
    {
        int compared = 0;
        foreach (string[] line in Lines("struct"))
        {
            Type type = TypeOf(line[1]);
            ++compared;
            Assert.True(SizeOf(type) == int.Parse(line[2]), $"{line[1]}: {SizeOf(type)} instead of {line[2]} bytes");
        }
        Assert.True(compared >= 80, $"only {compared} structs were compared");
    }

    [Fact]
    public void every_field_lies_where_the_header_has_it()
    {
        int compared = 0;
        foreach (string[] line in Lines("field"))
        {
            string[] path = line[1].Split('.');
            Type type = TypeOf(path[0]);
            if (FieldOf(type, path) is not FieldInfo field)
            {
                Assert.True(line[1] is "acm_event.fields.words" || SystemTypes.ContainsKey(path[0]),
                    $"C# has no {line[1]}");
                continue;
            }
            ++compared;
            Assert.True(OffsetOf(type, field) == int.Parse(line[2]),
                $"{line[1]} is at {OffsetOf(type, field)} instead of {line[2]}");
        }
        Assert.True(compared > 500, $"only {compared} fields were compared");
    }

    private static FieldInfo? FieldOf(Type type, string[] path)
    {
        string name = path[^1];
        // The first of an array of structs.
        if (type == typeof(NativeHookFields) && name == "values") name = "values0";
        return Fields(type).FirstOrDefault(field => NameInC(field) == name);
    }

    /// <summary>What runs here is 64-bit Linux. The rules of layout say what other platforms make of it.</summary>
    [Theory]
    [InlineData(0, 8)] // 64-bit Linux
    [InlineData(1, 8)] // 64-bit Windows
    [InlineData(2, 4)] // 32 bits
    public void sequential_structs_have_the_header_s_size_on_every_platform(int column, int pointer)
    {
        foreach (string[] line in Lines("struct"))
        {
            Type type = TypeOf(line[1]);
            if (type.IsExplicitLayout) continue;
            (int size, int alignment) = Computed(type, pointer);
            Assert.True(size == int.Parse(line[2 + column]), $"{line[1]}: {size} bytes with pointers of {pointer}");
            Assert.True(alignment == int.Parse(line[5 + column]), $"{line[1]}: aligned to {alignment}");
        }
    }

    private static (int Size, int Alignment) Computed(Type type, int pointer)
    {
        if (type.IsPointer || type == typeof(nuint) || type == typeof(nint)) return (pointer, pointer);
        if (type.IsEnum) type = Enum.GetUnderlyingType(type);
        if (type.IsPrimitive) return (SizeOf(type), SizeOf(type));
        int size = 0, alignment = 1;
        foreach (FieldInfo field in Fields(type))
        {
            (int length, int aligned) = ComputedField(field, pointer);
            size = (size + aligned - 1) / aligned * aligned + length;
            alignment = Math.Max(alignment, aligned);
        }
        return ((size + alignment - 1) / alignment * alignment, alignment);
    }

    private static (int Size, int Alignment) ComputedField(FieldInfo field, int pointer)
    {
        var buffer = field.GetCustomAttribute<FixedBufferAttribute>();
        if (buffer == null) return Computed(field.FieldType, pointer);
        int element = SizeOf(buffer.ElementType);
        return (element * buffer.Length, element);
    }

    [Fact]
    public void every_enumerator_has_the_number_of_the_header()
    {
        int compared = 0;
        foreach (string[] line in Lines("enum"))
        {
            Type type = TypeOf(line[1]);
            ++compared;
            string name = Enum.GetNames(type).FirstOrDefault(n =>
                line[2].Replace("_", "").EndsWith(n.ToUpperInvariant(), StringComparison.Ordinal)
                && Convert.ToInt64(Enum.Parse(type, n)) == Convert.ToInt64(line[4], Base(line[4])))
                ?? "";
            Assert.True(name.Length > 0, $"{type.Name} has no {line[2]} = {line[4]}");
        }
        Assert.True(compared > 200, $"only {compared} enumerators were compared");
    }

    private static int Base(string number) => number.StartsWith("0x", StringComparison.Ordinal) ? 16 : 10;

    [Fact]
    public void every_function_of_the_header_is_declared_with_its_arguments()
    {
        Dictionary<string, MethodInfo> declared = typeof(NativeMethods)
            .GetMethods(BindingFlags.Static | BindingFlags.NonPublic).Where(m => m.Name.StartsWith("acm_"))
            .ToDictionary(m => m.Name);
        foreach (string line in Abi.Where(l => l.StartsWith("function ", StringComparison.Ordinal)))
        {
            Match match = Regex.Match(line, @"^function \w+ .*?(acm_\w+)\((.*)\)$");
            Assert.True(declared.Remove(match.Groups[1].Value, out MethodInfo? method), $"not declared: {line}");
            string[] arguments = match.Groups[2].Value == "void" ? [] : match.Groups[2].Value.Split(", ");
            Assert.True(arguments.Select(a => a.Split(' ', '*')[^1]).SequenceEqual(
                method!.GetParameters().Select(p => p.Name!)), line);
        }
        Assert.Empty(declared);
    }
}
