// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;

namespace Acmotion;

public sealed unsafe partial class World
{
    /// <summary>
    /// Begins a tick on several threads: returns how many ranges there are to run, each once, by
    /// <see cref="Worker.RunRange"/>. 0: nothing is due, and nothing is to be finished. Otherwise the world and its
    /// role return <see cref="Status.Busy"/> until <see cref="FinishTick"/>. Whichever thread runs which range, state
    /// and events are those of <see cref="Tick"/>, bit for bit.
    /// </summary>
    public int PlanTick(double seconds)
    {
        nuint ranges = 0;
        NativeError error;
        NativeError.Check(NativeMethods.acm_world_plan_tick(Handle, seconds, &ranges, &error), error);
        return (int)ranges;
    }

    /// <summary>Ends the tick, when all ranges have run.</summary>
    public void FinishTick()
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_world_finish_tick(Handle, &error), error);
        StateBytes();
    }
}

/// <summary>What one thread needs to take part in a tick.</summary>
public sealed unsafe class Worker : IDisposable
{
    private readonly WorkerHandle _handle = new();

    /// <summary>A worker of a world: one for each thread.</summary>
    public Worker(World world)
    {
        nint native = 0;
        NativeError error;
        NativeError.Check(NativeMethods.acm_worker_create(world.Handle, &native, &error), error);
        _handle.Take(native, world.Handle);
    }

    /// <summary>Runs a range of the planned tick.</summary>
    public void RunRange(int range)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_worker_run_range(_handle, checked((nuint)range), &error), error);
    }

    /// <summary>Frees the worker.</summary>
    public void Dispose() => _handle.Dispose();
}
