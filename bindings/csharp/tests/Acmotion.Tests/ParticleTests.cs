// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Numerics;
using Xunit;

namespace Acmotion.Tests;

/// <summary>Emitters that hooks begin in a world, and those that a host begins itself.</summary>
public class ParticleTests
{
    private const uint Sparks = 0x32000001;

    /// <summary>A mannequin that casts a spell, and what that gives off.</summary>
    private sealed class Spell : IDisposable
    {
        private readonly Fixture _f = new();
        internal World World => _f.World;
        internal Particles Particles { get; }

        internal Spell(ulong seed)
        {
            _f.Assets.Load(Fixture.Mannequin, AssetLoad.Particles);
            _f.Add(Fixture.Guard);
            World.DoMotion(Fixture.Guard, MotionCommand.Magic);
            Particles = new Particles(_f.Assets, new ParticleOptions { Seed = seed });
        }

        internal ParticleReport Tick(int tick)
        {
            if (tick == 30) World.DoMotion(Fixture.Guard, MotionCommand.MagicPowerUp01);
            World.Tick(Fixture.Step);
            ParticleReport report = Particles.Update(World);
            World.ClearEvents();
            return report;
        }

        internal Spell After(int ticks)
        {
            for (int tick = 0; tick < ticks; ++tick) Tick(tick);
            return this;
        }

        public void Dispose()
        {
            Particles.Dispose();
            _f.Dispose();
        }
    }

    [Fact]
    public void they_follow_the_hooks_of_a_world()
    {
        using var spell = new Spell(1);
        int most = 0, created = 0;
        for (int tick = 0; tick < 150; ++tick)
        {
            ParticleReport report = spell.Tick(tick);
            Assert.Equal((0u, Status.Ok, null), (report.Refused, report.Status, report.Field));
            created += (int)report.Created;
            ReadOnlySpan<Particle> live = spell.Particles.Read(Fixture.Guard);
            int counted = 0;
            foreach (ref readonly ParticleEmitter emitter in spell.Particles.Emitters())
            {
                Assert.Equal((Fixture.Guard, Sparks), (emitter.Body, emitter.Info));
                Assert.Equal("ParabolicLVGA", Library.ParticleTypeName(emitter.ParticleType));
                Assert.Equal((uint)counted, emitter.First);
                counted += (int)emitter.Live;
            }
            Assert.Equal(counted, live.Length);
            foreach (ref readonly Particle particle in live)
            {
                Assert.True(Vector2.Distance(new(particle.Position.X, particle.Position.Y), new(50, 50)) < 5);
                Assert.Equal(1, particle.Rotation.Length(), 0.001f);
                Assert.InRange(particle.Scale, 0.1f, 10);
                Assert.InRange(particle.Translucency, 0, 1);
            }
            most = Math.Max(most, live.Length);
        }
        Assert.True(most > 5 && created > 0, $"{most} particles of {created} emitters");
        Assert.True(spell.Particles.Emitters().IsEmpty);
    }

    [Fact]
    public void the_same_seed_gives_the_same_sparks_and_a_copy_goes_on_alike()
    {
        using Spell one = new Spell(7).After(50), two = new Spell(7).After(50), three = new Spell(8).After(50);
        Particle[] sparks = one.Particles.Read().ToArray();
        Assert.NotEmpty(sparks);
        Assert.Equal(sparks, two.Particles.Read().ToArray());
        Assert.NotEqual(sparks, three.Particles.Read().ToArray());
        using Particles copy = one.Particles.Copy();
        one.World.Tick(Fixture.Step);
        one.Particles.Update(one.World, Fixture.Guard);
        copy.Update(one.World);
        Assert.Equal(one.Particles.Read().ToArray(), copy.Read().ToArray());
        Assert.Equal(Status.ForeignHandle,
            Assert.Throws<AcmotionException>(() => copy.Update(two.World)).Status);
    }

    [Fact]
    public void updating_and_reading_allocates_nothing()
    {
        using Spell spell = new Spell(7).After(60);
        spell.Particles.Read();
        spell.Particles.Emitters();
        int live = 0;
        long start = GC.GetAllocatedBytesForCurrentThread();
        for (int tick = 60; tick < 80; ++tick)
        {
            spell.Tick(tick);
            live += spell.Particles.Read().Length * spell.Particles.Emitters().Length;
        }
        Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - start);
        Assert.True(live > 0);
    }

    [Fact]
    public void a_host_without_a_world_runs_them_by_hand()
    {
        using Assets assets = Assets.CreateSample();
        using var particles = new Particles(assets, new ParticleOptions { FixedRoll = 0.5f });
        Position place = Fixture.At(10, 10);
        Frame[] hand = [new(new Vector3(10, 11, 1))];
        uint id = particles.Emit(7, new ParticleRequest { Info = Sparks }, place);
        Assert.Equal(0xFFFF0000, id);
        var onHand = new ParticleRequest { Info = Sparks, Part = 0, EmitterId = 5 };
        Assert.Equal(5u, particles.Emit(3, onHand, place, hand));
        for (int i = 1; i <= 10; ++i)
        {
            particles.Step(7, place, 1 / 30.0);
            particles.Step(3, place, 1 / 30.0, hand);
        }
        ParticleEmitter[] emitters = particles.Emitters().ToArray();
        Assert.Equal([(3u, 0u), (7u, Particles.WholeBody)], emitters.Select(e => (e.Body, e.Part)));
        Assert.Equal(emitters[0].Live, emitters[1].First);
        Assert.Equal(11, emitters[0].Origin.Y);
        Assert.True(particles.Stop(7, id) && !particles.Stop(7, 99));
        Assert.True(particles.Emitters(7)[0].Stopped);
        Assert.True(particles.Destroy(3, 5) && !particles.Destroy(3, 5));
        Assert.True(particles.Remove(7) && !particles.Remove(7));
        particles.SetVisible(3, false);
        Assert.True(particles.Emitters().IsEmpty && particles.Read().IsEmpty);
    }

    [Fact]
    public void what_is_not_possible_is_refused()
    {
        Assets assets = Assets.CreateSample();
        var particles = new Particles(assets);
        Assert.Equal(Status.NotFound, Assert.Throws<AcmotionException>(
            () => particles.Emit(1, new ParticleRequest { Info = 0x32000099 }, Fixture.At(10, 10))).Status);
        Assert.Equal(Status.NotFinite, Assert.Throws<AcmotionException>(
            () => particles.Step(3, Fixture.At(float.NaN, 0), 2)).Status);
        Assert.Equal("fixed_roll", Assert.Throws<AcmotionException>(
            () => new Particles(assets, new ParticleOptions { FixedRoll = 2 })).Field);
        assets.Dispose(); // what uses them keeps them
        Assert.True(particles.Emitters().IsEmpty);
        particles.Dispose();
        Assert.Throws<ObjectDisposedException>(() => particles.Emitters().Length);
    }
}
