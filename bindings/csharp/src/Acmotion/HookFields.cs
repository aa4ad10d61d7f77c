// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;

namespace Acmotion;

/// <summary>All fields of a hook, in the order of the file.</summary>
public readonly unsafe struct HookFields
{
    private readonly NativeHookFields _fields;

    internal HookFields(in NativeHookFields fields) => _fields = fields;

    /// <summary>What kind of hook it is.</summary>
    public HookType Type => _fields.Type;

    /// <summary>0: fires whichever way the animation plays, 1: forward only, -1: backward only.</summary>
    public int Direction => _fields.Direction;

    /// <summary>How many fields there are.</summary>
    public int Count => (int)_fields.Count;

    /// <summary>One of the fields.</summary>
    public HookValue this[int i]
    {
        get
        {
            if ((uint)i >= _fields.Count) throw new ArgumentOutOfRangeException(nameof(i));
            fixed (NativeHookValue* values = &_fields.Values0) return new HookValue(values[i]);
        }
    }

    /// <summary>
    /// The number of a field by its name, such as "offset.origin.x"; null: the hook has no such number.
    /// </summary>
    public float? Number(string name)
    {
        for (int i = 0; i < Count; ++i)
        {
            HookValue value = this[i];
            if (value.Kind == HookValueKind.Number && value.Name == name) return value.Number;
        }
        return null;
    }
}

/// <summary>One field of a hook.</summary>
public readonly unsafe struct HookValue
{
    internal HookValue(in NativeHookValue value)
    {
        Name = NativeText.Get(value.Name)!;
        Kind = value.Kind;
        Number = value.Number;
        Integer = value.Integer;
    }

    /// <summary>Such as "radius" or "offset.origin.x".</summary>
    public string Name { get; }

    /// <summary>Whether the number or the integer is set.</summary>
    public HookValueKind Kind { get; }

    /// <summary>Of <see cref="HookValueKind.Number"/>.</summary>
    public float Number { get; }

    /// <summary>A part, a flag, a sound type, or the id of a record or of an emitter.</summary>
    public uint Integer { get; }
}
