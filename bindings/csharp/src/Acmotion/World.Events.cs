// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;

namespace Acmotion;

public sealed unsafe partial class World
{
    private readonly PooledBuffer<Event> _events = new();

    /// <summary>
    /// What happened since <see cref="ClearEvents"/>, in order. The events are valid until the next call of this or
    /// of <see cref="TakeEvents"/>.
    /// </summary>
    /// <param name="first">How many to leave out.</param>
    public ReadOnlySpan<Event> Events(int first = 0)
    {
        while (true)
        {
            nuint count = 0;
            NativeError error;
            int status;
            fixed (Event* at = _events.Items)
            {
                status = NativeMethods.acm_world_events(Handle, checked((nuint)first), at,
                    (nuint)_events.Items.Length, &count, &error);
            }
            if (status == 0) return _events.Items.AsSpan(0, Math.Max(0, (int)count - first));
            if (status != (int)Status.BufferFull) throw error.ToException();
            _events.Reserve(count);
        }
    }

    /// <summary>The events so far, which are cleared.</summary>
    /// <example>
    /// <code>
    /// world.Tick(1.0 / 30);
    /// foreach (ref readonly Event e in world.TakeEvents())
    /// {
    ///     if (e.Type == EventType.MotionDone) Console.WriteLine($"{e.Object:X8}: {e.MotionDone.Motion} is done");
    /// }
    /// </code>
    /// </example>
    public ReadOnlySpan<Event> TakeEvents()
    {
        ReadOnlySpan<Event> events = Events();
        ClearEvents();
        return events;
    }

    /// <summary>How many events found no room since <see cref="ClearEvents"/>.</summary>
    public ulong DroppedEvents
    {
        get
        {
            ulong dropped = 0;
            NativeError error;
            NativeError.Check(NativeMethods.acm_world_dropped_events(Handle, &dropped, &error), error);
            return dropped;
        }
    }

    /// <summary>Forgets the events so far.</summary>
    public void ClearEvents()
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_world_clear_events(Handle, &error), error);
    }

    /// <summary>All fields of a hook, in the order of the file.</summary>
    /// <example>
    /// <code>
    /// foreach (ref readonly Event e in world.TakeEvents())
    /// {
    ///     if (e.Type != EventType.Hook || e.Hook.Type != HookType.Attack) continue;
    ///     float radius = world.HookFields(e.Hook.Source).Number("radius").GetValueOrDefault() * e.Hook.Scale;
    /// }
    /// </code>
    /// </example>
    public HookFields HookFields(in HookSource source)
    {
        NativeHookFields fields;
        NativeError error;
        fixed (HookSource* at = &source)
        {
            NativeError.Check(NativeMethods.acm_world_hook_fields(Handle, at, &fields, &error), error);
        }
        return new HookFields(fields);
    }
}
