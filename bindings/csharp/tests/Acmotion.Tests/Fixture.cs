// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Numerics;

[assembly: Xunit.CollectionBehavior(DisableTestParallelization = true)]

namespace Acmotion.Tests;

/// <summary>A world of the sample creatures.</summary>
internal sealed class Fixture : IDisposable
{
    internal const uint Mannequin = 0x02000001;
    internal const uint Sword = 0x02000010;
    internal const uint Guard = 0x80000001;
    internal const uint Nobody = 0x90000009;
    internal const double Step = 1.0 / 30.0;

    internal Assets Assets { get; } = Assets.CreateSample();
    internal World World { get; }

    internal Fixture() => World = new World(Assets);

    internal static Position At(float x, float y) => new(0xA9B40013, new Vector3(x, y, 0));

    internal void Add(uint guid, float x = 50, float y = 50) => World.CreateObject(guid, Mannequin, At(x, y));

    internal void Run(int ticks)
    {
        for (int i = 0; i < ticks; ++i) World.Tick(Step);
    }

    public void Dispose()
    {
        World.Dispose();
        Assets.Dispose();
    }

    /// <summary>The root of the repository.</summary>
    internal static string Root
    {
        get
        {
            DirectoryInfo? folder = new(AppContext.BaseDirectory);
            while (folder != null && !File.Exists(Path.Combine(folder.FullName, "dev"))) folder = folder.Parent;
            return folder?.FullName ?? throw new DirectoryNotFoundException("the tests run outside of the repository");
        }
    }
}
