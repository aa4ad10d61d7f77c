// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Runtime.InteropServices;

namespace Acmotion;

public sealed unsafe partial class World
{
    /// <summary>
    /// Makes an object; one of that guid that is there is deleted first. With <paramref name="allowMissing"/>, records
    /// that are not loaded are reported as events: the object is there, without motion, until <see cref="Refresh"/>
    /// finds them. A world without assets has no records, and misses none.
    /// </summary>
    /// <exception cref="AcmotionException">
    /// <see cref="Status.NotFound"/>: its Setup or its motion table is not loaded; the text has the ids of both.
    /// </exception>
    /// <example>
    /// <code>
    /// var parameters = new ObjectParameters
    /// {
    ///     Setup = 0x02000001, Position = new Position(0xA9B40013, new Vector3(50, 50, 0)),
    /// };
    /// parameters.Facts.Scale = 1.2f;
    /// world.CreateObject(0x80000005, parameters);
    /// </code>
    /// </example>
    public void CreateObject(uint guid, in ObjectParameters parameters, bool allowMissing = false)
    {
        if (!allowMissing && Assets != null) RequireLoaded(Assets, guid, parameters);
        NativeError error;
        fixed (ObjectParameters* chosen = &parameters)
        {
            NativeError.Check(NativeMethods.acm_object_create(Handle, guid, chosen, &error), error);
        }
    }

    /// <summary>Makes an object of a Setup, with all else by default.</summary>
    /// <exception cref="AcmotionException">
    /// <see cref="Status.NotFound"/>: the Setup or its motion table is not loaded; the text has the id.
    /// </exception>
    /// <example>
    /// <code>
    /// world.CreateObject(0x80000005, setup: 0x02000001, new Position(0xA9B40013, new Vector3(50, 50, 0)));
    /// </code>
    /// </example>
    public void CreateObject(uint guid, uint setup, in Position position) =>
        CreateObject(guid, new ObjectParameters { Setup = setup, Position = position });

    private static void RequireLoaded(Assets assets, uint guid, in ObjectParameters parameters)
    {
        uint setup = parameters.Setup, table = parameters.MotionTable;
        bool lacksSetup = setup != 0 && !assets.Contains(setup);
        if (table == 0 && setup != 0 && !lacksSetup) table = assets.Setup(setup).MotionTable;
        bool lacksTable = table != 0 && !assets.Contains(table);
        if (!lacksSetup && !lacksTable) return;
        string ids = lacksSetup && lacksTable ? $"0x{setup:X8}, 0x{table:X8}" : $"0x{(lacksSetup ? setup : table):X8}";
        throw new AcmotionException(Status.NotFound, $"not loaded (Assets.Load): {ids}",
            objectId: lacksSetup ? setup : table, guid: guid);
    }

    /// <summary>Deletes an object.</summary>
    public void DeleteObject(uint guid)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_object_delete(Handle, guid, &error), error);
    }

    /// <summary>What the host has said about an object.</summary>
    public ObjectFacts GetFacts(uint guid)
    {
        var facts = new ObjectFacts();
        NativeError error;
        NativeError.Check(NativeMethods.acm_object_get_facts(Handle, guid, &facts, &error), error);
        return facts;
    }

    /// <summary>What the host says about an object.</summary>
    public void SetFacts(uint guid, in ObjectFacts facts)
    {
        NativeError error;
        fixed (ObjectFacts* chosen = &facts)
        {
            NativeError.Check(NativeMethods.acm_object_set_facts(Handle, guid, chosen, &error), error);
        }
    }

    /// <summary>Replaces the weenie and issues the current movement again with its facts.</summary>
    /// <example>
    /// <code>
    /// WeenieFacts weenie = world.GetFacts(guid).Weenie;
    /// weenie.RunSkill = 200;
    /// weenie.RunsBySkill = true;
    /// world.SetWeenie(guid, weenie);
    /// </code>
    /// </example>
    public void SetWeenie(uint guid, in WeenieFacts weenie)
    {
        NativeError error;
        fixed (WeenieFacts* chosen = &weenie)
        {
            NativeError.Check(NativeMethods.acm_object_set_weenie(Handle, guid, chosen, &error), error);
        }
    }

    /// <summary>An object as it is now.</summary>
    /// <example>
    /// <code>
    /// ObjectState state = world.GetState(guid);
    /// Console.WriteLine($"{state.Substate} at {state.Position.Frame.Origin}, {state.Velocity.Length()} m/s");
    /// </code>
    /// </example>
    public ObjectState GetState(uint guid)
    {
        ObjectState state;
        NativeError error;
        NativeError.Check(NativeMethods.acm_object_get_state(Handle, guid, &state, &error), error);
        return state;
    }

    /// <summary>An object as it is now; false: there is none of that guid.</summary>
    public bool TryGetState(uint guid, out ObjectState state)
    {
        NativeError error;
        int status;
        fixed (ObjectState* at = &state) status = NativeMethods.acm_object_get_state(Handle, guid, at, &error);
        if (status == (int)Status.NoObject) return false;
        NativeError.Check(status, error);
        return true;
    }

    /// <summary>
    /// The states of many objects; the guid of one that is not there is 0. Returns how many exist.
    /// </summary>
    public int ReadStates(ReadOnlySpan<uint> guids, Span<ObjectState> states)
    {
        RequireRoom(guids.Length, states.Length, nameof(states));
        nuint found = 0;
        NativeError error;
        fixed (uint* names = guids)
        fixed (ObjectState* at = states)
        {
            NativeError.Check(
                NativeMethods.acm_world_read_states(Handle, names, (nuint)guids.Length, at, 0, &found, &error), error);
        }
        return (int)found;
    }

    /// <summary>
    /// Reads the positions of many objects and returns how many exist. A guid that is not there has cell 0, origin 0
    /// and no rotation (w = 1).
    /// </summary>
    /// <example>
    /// <code>
    /// var positions = new Position[guids.Length]; // kept from tick to tick
    /// world.ReadPositions(guids, positions);
    /// </code>
    /// </example>
    public int ReadPositions(ReadOnlySpan<uint> guids, Span<Position> positions)
    {
        RequireRoom(guids.Length, positions.Length, nameof(positions));
        nuint found = 0;
        NativeError error;
        fixed (uint* names = guids)
        fixed (Position* at = positions)
        {
            NativeError.Check(
                NativeMethods.acm_world_read_positions(Handle, names, (nuint)guids.Length, at, 0, &found, &error),
                error);
        }
        return (int)found;
    }

    /// <summary>
    /// Where bodies are drawn between ticks: smooth where the simulation moves in steps of whole key frames. Guids that
    /// are not there are reported as by <see cref="ReadPositions"/>.
    /// </summary>
    public void ReadDisplayPositions(ReadOnlySpan<uint> guids, double secondsSinceTick, Span<Position> positions)
    {
        RequireRoom(guids.Length, positions.Length, nameof(positions));
        NativeError error;
        fixed (uint* names = guids)
        fixed (Position* at = positions)
        {
            NativeError.Check(NativeMethods.acm_world_display_positions(Handle, names, (nuint)guids.Length,
                secondsSinceTick, at, 0, &error), error);
        }
    }

    /// <summary>The name that a message gave an object, in the client's encoding, which is Windows-1252.</summary>
    public string GetName(uint guid)
    {
        byte[] bytes = NativeList.ToArray<byte>((items, capacity, count, error) =>
            NativeMethods.acm_object_name(Handle, guid, items, capacity, count, error), 64);
        return ClientText.Decode(bytes);
    }

    /// <summary>Metres between the surfaces of two objects; negative when they overlap.</summary>
    /// <example>
    /// <code>
    /// bool isNear = world.DistanceBetween(guid, target) &lt; 1;
    /// </code>
    /// </example>
    public float DistanceBetween(uint a, uint b)
    {
        float distance = 0;
        NativeError error;
        NativeError.Check(NativeMethods.acm_object_distance_between(Handle, a, b, &distance, &error), error);
        return distance;
    }

    /// <summary>Whether a body touches something, and whether that can be walked on.</summary>
    public void SetGroundContact(uint guid, bool contact, bool walkable)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_object_set_ground_contact(Handle, guid, AsByte(contact), AsByte(walkable),
            &error), error);
    }

    /// <summary>Drops links and wakes the body.</summary>
    public void EnterWorld(uint guid)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_object_enter_world(Handle, guid, &error), error);
    }

    /// <summary>Ends every waiting motion and the stick, and notifies the objects that watch it.</summary>
    public void ExitWorld(uint guid)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_object_exit_world(Handle, guid, &error), error);
    }

    /// <summary>
    /// The object is held by another at a location of that one's Setup (parent 0: in a pack), and not in the world by
    /// itself.
    /// </summary>
    public void Attach(uint guid, uint parent, uint location = 0, uint placement = 0)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_object_attach(Handle, guid, parent, location, placement, &error), error);
    }

    /// <summary>Gives an object another motion table.</summary>
    public void SetMotionTable(uint guid, uint motionTable)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_object_set_motion_table(Handle, guid, motionTable, &error), error);
    }

    /// <summary>Plays a physics script when those before it have ended.</summary>
    /// <exception cref="AcmotionException">
    /// <see cref="Status.NotFound"/>: it is not loaded, or has nothing to play.
    /// </exception>
    public void PlayScript(uint guid, uint script)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_object_play_script(Handle, guid, script, &error), error);
    }

    /// <summary>Plays a script by its type in the object's script table; mod chooses among the entries.</summary>
    public void PlayScriptType(uint guid, uint type, float mod)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_object_play_script_type(Handle, guid, type, mod, &error), error);
    }

    /// <summary>Plays the script of the type that the object's effects name.</summary>
    public void PlayDefaultScript(uint guid)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_object_play_default_script(Handle, guid, &error), error);
    }

    /// <summary>What a sound of an object plays, chosen anew. Experimental.</summary>
    public SoundChoice ResolveSound(uint guid, in SoundQuery query)
    {
        SoundChoice choice;
        NativeError error;
        fixed (SoundQuery* asked = &query)
        {
            NativeError.Check(NativeMethods.acm_object_resolve_sound(Handle, guid, asked, &choice, &error), error);
        }
        return choice;
    }

    /// <summary>
    /// Returns what an object wears: as messages have described it, or as it was set; nothing when neither was.
    /// Experimental.
    /// </summary>
    public Appearance GetAppearance(uint guid) =>
        Appearance.Filled((worn, error) => NativeMethods.acm_object_get_appearance(Handle, guid, worn, error));

    /// <summary>
    /// Changes what an object wears. Nobody is sent anything: on a server see <see cref="Server.SetAppearance"/>.
    /// Experimental.
    /// </summary>
    /// <exception cref="AcmotionException">For what <see cref="Appearance.Encode"/> refuses.</exception>
    public void SetAppearance(uint guid, Appearance appearance) =>
        Appearance.Read(appearance, (worn, error) =>
            NativeMethods.acm_object_set_appearance(Handle, guid, worn, error));

    internal static byte AsByte(bool value) => value ? (byte)1 : (byte)0;

    private static void RequireRoom(int needed, int room, string argument)
    {
        if (room < needed)
            throw new AcmotionException(Status.BufferFull, $"there is room for {room} of {needed}", argument);
    }
}

public partial struct WeenieFacts
{
    /// <summary>The facts of a new object: a creature that is present.</summary>
    public WeenieFacts() => this = new ObjectFacts().Weenie;

    /// <summary>The same. Compilers before C# 10 do not call the constructor.</summary>
    public static WeenieFacts Default => new ObjectFacts().Weenie;
}
