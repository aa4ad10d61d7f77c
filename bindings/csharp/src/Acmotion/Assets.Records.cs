// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
namespace Acmotion;

// Records as bytes, and which record names which. Experimental: a minor version may change it.
public sealed unsafe partial class Assets
{
    /// <summary>
    /// Lists the records of the container with ids from first to last, both included, ascending: 0x0A000000 to
    /// 0x0AFFFFFF are Waves. There are none without a container, and piecewise before its directory was read.
    /// Experimental.
    /// </summary>
    public ContainerEntry[] Entries(uint first = 0, uint last = uint.MaxValue) =>
        NativeList.ToArray<ContainerEntry>((items, capacity, count, error) =>
            NativeMethods.acm_assets_entries(Handle, first, last, items, capacity, count, error), 256);

    /// <summary>
    /// Returns the bytes that a record was decoded from, as <see cref="Add"/> takes them. A record of an older
    /// container has the later layout here. Experimental.
    /// </summary>
    /// <exception cref="AcmotionException">
    /// <see cref="Status.NotFound"/>: the record was not loaded; <see cref="AssetLoad.Alone"/> is enough.
    /// <see cref="Status.Unsupported"/>: it is a texture of an older container, which has no later form.
    /// </exception>
    public byte[] Record(uint id) =>
        NativeList.ToArray<byte>((items, capacity, count, error) =>
            NativeMethods.acm_assets_record(Handle, id, items, capacity, count, error), 4096);

    /// <summary>Returns the samples of a Wave that was loaded or added. Experimental.</summary>
    /// <exception cref="AcmotionException"><see cref="Status.BadValue"/>: its header is too short.</exception>
    public Wave Wave(uint id)
    {
        WaveFormat format = default;
        byte[] samples = NativeList.ToArray<byte>((items, capacity, count, error) =>
        {
            WaveFormat found;
            int status = NativeMethods.acm_assets_wave(Handle, id, &found, items, capacity, count, error);
            format = found;
            return status;
        }, 4096);
        return new Wave(format, samples);
    }

    /// <summary>Returns a Wave as the contents of a .wav file, which players can open. Experimental.</summary>
    public byte[] WaveFile(uint id) =>
        NativeList.ToArray<byte>((items, capacity, count, error) =>
            NativeMethods.acm_assets_wave_file(Handle, id, items, capacity, count, error), 4096);

    /// <summary>
    /// Lists the ids that a decoded record names, ascending, whether or not those records are loaded. Experimental.
    /// </summary>
    public uint[] Uses(uint id) =>
        NativeList.ToArray<uint>((items, capacity, count, error) =>
            NativeMethods.acm_assets_uses(Handle, id, items, capacity, count, error), 64);

    /// <summary>Lists the decoded records that name an id, ascending. Experimental.</summary>
    public uint[] Users(uint id) =>
        NativeList.ToArray<uint>((items, capacity, count, error) =>
            NativeMethods.acm_assets_users(Handle, id, items, capacity, count, error));

    /// <summary>
    /// Loads the models, textures and palettes that an appearance names, with all that they need;
    /// <see cref="Missing"/> lists what is not there. Experimental.
    /// </summary>
    public void LoadAppearance(Appearance appearance)
    {
        lock (Handle.Gate)
        {
            Appearance.Read(appearance, (worn, error) =>
                NativeMethods.acm_assets_load_appearance(Handle, worn, error));
        }
    }
}

/// <summary>A sound as the files hold it. Experimental.</summary>
public sealed class Wave
{
    internal Wave(WaveFormat format, byte[] samples)
    {
        Format = format;
        Samples = samples;
    }

    /// <summary>How the samples are encoded.</summary>
    public WaveFormat Format { get; }

    /// <summary>The samples, in the encoding that <see cref="Format"/> names.</summary>
    public byte[] Samples { get; }
}
