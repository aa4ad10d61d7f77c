// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;

namespace Acmotion;

/// <summary>
/// What has a state that can be saved, restored and compared: a <see cref="World"/>, or a <see cref="Client"/> or
/// <see cref="Server"/> with its world. One thread at a time uses a world with its roles: a call on a second thread is
/// refused with <see cref="Status.Busy"/>.
/// </summary>
public abstract class Simulation : IDisposable
{
    private protected Simulation()
    {
    }

    internal abstract NativeHandle State { get; }

    /// <summary>Frees it. A world whose role or workers are still used is freed after them.</summary>
    public abstract void Dispose();
}
