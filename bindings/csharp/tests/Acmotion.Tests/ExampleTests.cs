// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#if EXAMPLES
using System.Numerics;
using System.Reflection;
using Xunit;

namespace Acmotion.Tests;

/// <summary>What the examples of the documentation take for granted.</summary>
public abstract class ExampleHost : IDisposable
{
    private readonly Fixture _here = new(), _there = new();

    protected const uint guid = Fixture.Guard, target = Fixture.Guard + 1, player = Fixture.Guard,
        attacker = Fixture.Guard + 2, setup = Fixture.Mannequin;
    protected static readonly uint[] guids = [guid, target];
    protected static readonly Position position = Fixture.At(50, 52);
    protected readonly Assets assets;
    protected readonly World world;
    protected readonly Server server;
    protected readonly Client client;
    protected readonly Particles particles;
    protected readonly byte[] message;
    protected readonly string path = SampleFactAttribute.Path ?? "",
        capturePath = Path.Combine(Fixture.Root, "tests/capi/session.pcap"), reportPath = Path.GetTempFileName();

    protected ExampleHost()
    {
        (assets, world) = (_here.Assets, _here.World);
        _here.Add(guid);
        _here.Add(target, 55);
        _here.Add(attacker, 60);
        world.DoMotion(attacker, MotionCommand.SwordCombat);
        server = new Server(world);
        client = new Client(_there.World);
        particles = new Particles(assets);
        message = server.Describe(player);
        client.SetPlayer(player);
        client.Receive(message);
        _here.Run(30);
    }

    protected static void Draw(uint mesh, ReadOnlySpan<Particle> particles)
    {
    }

    protected static void Draw(uint mesh, uint cell, ReadOnlySpan<Particle> particles)
    {
    }

    protected static void Draw(uint guid, ReadOnlySpan<Matrix4x4> parts)
    {
    }

    public void Dispose()
    {
        File.Delete(reportPath);
        particles.Dispose();
        client.Dispose();
        server.Dispose();
        _here.Dispose();
        _there.Dispose();
        GC.SuppressFinalize(this);
    }
}

public class ExampleTests
{
    private static IEnumerable<MethodInfo> All =>
        typeof(Examples).GetMethods().Where(method => method.DeclaringType == typeof(Examples));

    public static TheoryData<string> Names => [.. All.Select(method => method.Name)];

    [Theory]
    [MemberData(nameof(Names))]
    public void examples_of_the_documentation_run(string name)
    {
        using var examples = new Examples();
        if (SampleFactAttribute.Path == null && name.StartsWith("Assets_", StringComparison.Ordinal)) return;
        All.Single(method => method.Name == name).CreateDelegate<Action>(examples)();
    }
}
#endif
