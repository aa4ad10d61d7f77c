// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Numerics;

namespace Acmotion;

/// <summary>
/// What hooks give off at bodies: sparks, smoke, breath, as places, sizes and translucencies. Particles are output and
/// never influence the simulation. Load Setups with <see cref="AssetLoad.Particles"/>. An emitter makes at most one
/// particle in each update, as in the client, which updates 30 times a second. One thread at a time uses this.
/// <see cref="Update"/> and the lists allocate nothing. Experimental: a minor version may change it.
/// </summary>
/// <example>
/// <code>
/// world.Tick(1.0 / 30);
/// particles.Update(world);
/// world.ClearEvents();
/// ReadOnlySpan&lt;Particle&gt; all = particles.Read();
/// foreach (ref readonly ParticleEmitter emitter in particles.Emitters())
///     Draw(emitter.Mesh, all.Slice((int)emitter.First, (int)emitter.Live));
/// </code>
/// </example>
public sealed unsafe class Particles : IDisposable
{
    /// <summary>The part of an emitter that is on the body itself and on none of its parts.</summary>
    public const uint WholeBody = NativeMethods.WholeBody;

    private readonly ParticlesHandle _handle = new();
    private readonly AssetsHandle _assets;
    private readonly PooledBuffer<ParticleEmitter> _emitters = new();
    private readonly PooledBuffer<Particle> _particles = new();

    /// <summary>No emitters yet, with default options. The assets are those of the worlds to be shown.</summary>
    public Particles(Assets assets) : this(assets, new ParticleOptions())
    {
    }

    /// <summary>No emitters yet. The assets are those of the worlds to be shown.</summary>
    public Particles(Assets assets, in ParticleOptions options)
    {
        _assets = assets.Handle;
        nint native = 0;
        NativeError error;
        fixed (ParticleOptions* chosen = &options)
        {
            NativeError.Check(NativeMethods.acm_particles_create(_assets, chosen, &native, &error), error);
        }
        _handle.Take(native, _assets);
    }

    private Particles(Particles of)
    {
        nint native = 0;
        NativeError error;
        NativeError.Check(NativeMethods.acm_particles_copy(of._handle, &native, &error), error);
        _assets = of._assets;
        _handle.Take(native, _assets);
    }

    /// <summary>Returns a copy. Run alike, both stay alike, bit for bit.</summary>
    public Particles Copy() => new(this);

    /// <summary>
    /// After a tick, before <see cref="World.ClearEvents"/>: executes the particle hooks among the world's events and
    /// updates the emitters of one object, or of all (guid 0). The same events must not be given twice.
    /// </summary>
    public ParticleReport Update(World world, uint guid = 0)
    {
        ParticleReport report;
        NativeError error;
        NativeError.Check(NativeMethods.acm_particles_update(_handle, world.Handle, guid, &report, &error), error);
        return report;
    }

    /// <summary>
    /// Without a world: makes an emitter and returns its id. An emitter of the same id is destroyed first, even when
    /// the new one then fails. Parts are in the axes of the body's landblock.
    /// </summary>
    /// <exception cref="AcmotionException">
    /// <see cref="Status.NotFound"/>: info or mesh are not loaded. <see cref="Status.BadValue"/>: there is no such
    /// part, or the info has no meaning. <see cref="Status.LimitExceeded"/>: too many.
    /// </exception>
    public uint Emit(uint body, in ParticleRequest request, in Position position, ReadOnlySpan<Frame> parts = default)
    {
        uint emitterId;
        NativeError error;
        fixed (ParticleRequest* asked = &request)
        fixed (Position* place = &position)
        fixed (Frame* frames = parts)
        {
            NativeError.Check(NativeMethods.acm_particles_emit(_handle, body, asked, place, frames,
                (nuint)parts.Length, &emitterId, &error), error);
        }
        return emitterId;
    }

    /// <summary>
    /// Without a world: lets seconds pass for all emitters of a body, in one step, with the body and its parts at these
    /// places.
    /// </summary>
    public void Step(uint body, in Position position, double seconds, ReadOnlySpan<Frame> parts = default)
    {
        NativeError error;
        fixed (Position* place = &position)
        fixed (Frame* frames = parts)
        {
            NativeError.Check(NativeMethods.acm_particles_step(_handle, body, place, frames, (nuint)parts.Length,
                seconds, &error), error);
        }
    }

    /// <summary>
    /// Lets an emitter emit no more; live particles finish. Returns false when the body has none of that id.
    /// </summary>
    public bool Stop(uint body, uint emitterId)
    {
        NativeError error;
        return IsFound(NativeMethods.acm_particles_stop(_handle, body, emitterId, &error), Status.NotFound, error);
    }

    /// <summary>
    /// Removes an emitter with its particles, at once. Returns false when the body has none of that id.
    /// </summary>
    public bool Destroy(uint body, uint emitterId)
    {
        NativeError error;
        return IsFound(NativeMethods.acm_particles_destroy(_handle, body, emitterId, &error), Status.NotFound, error);
    }

    /// <summary>
    /// Removes a body with its emitters and its random stream. Returns false when it never had an emitter here.
    /// </summary>
    public bool Remove(uint body)
    {
        NativeError error;
        return IsFound(NativeMethods.acm_particles_remove(_handle, body, &error), Status.NoObject, error);
    }

    private static bool IsFound(int status, Status otherwise, in NativeError error)
    {
        if (status == (int)otherwise) return false;
        NativeError.Check(status, error);
        return true;
    }

    /// <summary>
    /// Says whether a body is seen; all are until this says otherwise. Endless emitters of a body that is not seen
    /// stand still; the particles of others age and die.
    /// </summary>
    public void SetVisible(uint body, bool visible)
    {
        NativeError error;
        NativeError.Check(
            NativeMethods.acm_particles_set_visible(_handle, body, World.AsByte(visible), &error), error);
    }

    /// <summary>
    /// The emitters of a body, in the order in which they were made, or of all bodies (0), in ascending order. They are
    /// valid until the next call of this.
    /// </summary>
    public ReadOnlySpan<ParticleEmitter> Emitters(uint body = 0) =>
        Listed(_emitters, &NativeMethods.acm_particles_emitters, body);

    /// <summary>
    /// The live particles of these emitters, emitter after emitter; <see cref="ParticleEmitter.First"/> and
    /// <see cref="ParticleEmitter.Live"/> say which are whose. They are valid until the next call of this.
    /// </summary>
    public ReadOnlySpan<Particle> Read(uint body = 0) =>
        Listed(_particles, &NativeMethods.acm_particles_read, body);

    private ReadOnlySpan<T> Listed<T>(PooledBuffer<T> buffer,
        delegate*<ParticlesHandle, uint, T*, nuint, nuint*, NativeError*, int> call, uint body) where T : unmanaged
    {
        while (true)
        {
            nuint count = 0;
            NativeError error;
            int status;
            fixed (T* at = buffer.Items) status = call(_handle, body, at, (nuint)buffer.Items.Length, &count, &error);
            if (status == 0) return buffer.Items.AsSpan(0, (int)count);
            if (status != (int)Status.BufferFull) throw error.ToException();
            buffer.Reserve(count);
        }
    }

    /// <summary>Frees the emitters, and gives the memory of the lists back to its pool.</summary>
    public void Dispose()
    {
        _handle.Dispose();
        _emitters.Dispose();
        _particles.Dispose();
    }
}

public readonly partial struct Particle
{
    /// <summary>How the mesh is turned; it may face the eye besides: <c>Mesh.Facing</c>.</summary>
    public Quaternion Rotation => _rotation.ToQuaternion();
}

public readonly unsafe partial struct ParticleReport
{
    /// <summary>The field of the record that was wrong, of the first emitter that was refused; null: none.</summary>
    public string? Field => NativeText.Get(_field);
}
