// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Numerics;

namespace Acmotion;

/// <summary>
/// A client over a world: applies the messages of a server, takes the keys of its player and sends what retail's client
/// sends. A world has one role at the most.
/// </summary>
public sealed unsafe class Client : Role
{
    private readonly ClientHandle _handle = new();

    internal override NativeHandle State => _handle;

    /// <summary>A client with default options.</summary>
    public Client(World world) : this(world, new ClientOptions())
    {
    }

    /// <summary>A client.</summary>
    public Client(World world, in ClientOptions options) : base(world)
    {
        nint native = 0;
        NativeError error;
        fixed (ClientOptions* chosen = &options)
        {
            NativeError.Check(NativeMethods.acm_client_create(world.Handle, chosen, &native, &error), error);
        }
        _handle.Take(native, world.Handle);
    }

    private Client(Client of, World world) : base(world)
    {
        nint native = 0;
        NativeError error;
        NativeError.Check(NativeMethods.acm_client_copy(of._handle, world.Handle, &native, &error), error);
        _handle.Take(native, world.Handle);
    }

    /// <summary>The same client over a copy of its world.</summary>
    public new Client Copy(World world) => new(this, world);

    private protected override Role CopyOver(World world) => Copy(world);

    /// <summary>Takes over everything but the world: for restoring, after the world was assigned.</summary>
    public void Assign(Client from)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_client_assign(_handle, from._handle, &error), error);
    }

    /// <summary>Names the local player; 0: nobody.</summary>
    /// <example>
    /// <code>
    /// client.SetPlayer(player);
    /// </code>
    /// </example>
    public void SetPlayer(uint player)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_client_set_player(_handle, player, &error), error);
    }

    /// <summary>The client as it is now.</summary>
    public ClientState GetState()
    {
        ClientState state;
        NativeError error;
        NativeError.Check(NativeMethods.acm_client_get_state(_handle, &state, &error), error);
        return state;
    }

    /// <summary>Applies a message of the server, from its opcode on.</summary>
    /// <example>
    /// <code>
    /// CheckResult result = client.Receive(message);
    /// if (result.Action == CheckAction.Defer) Console.WriteLine("it waits for its object");
    /// </code>
    /// </example>
    public CheckResult Receive(ReadOnlySpan<byte> message)
    {
        CheckResult result;
        NativeError error;
        fixed (byte* at = message)
        {
            NativeError.Check(
                NativeMethods.acm_client_receive(_handle, at, (nuint)message.Length, &result, &error), error);
        }
        return result;
    }

    /// <summary>
    /// The same for bytes of anybody, without an exception: returns false and what is wrong with them when they are not
    /// a message, which counts as dropped. <see cref="Wire.Explain(ReadOnlySpan{byte}, out AcmotionException?)"/> says
    /// where. Throws for every other error.
    /// </summary>
    public bool TryReceive(ReadOnlySpan<byte> message, out CheckResult result, out Status status)
    {
        NativeError error;
        int returned;
        fixed (byte* at = message)
        fixed (CheckResult* told = &result)
        {
            returned = NativeMethods.acm_client_receive(_handle, at, (nuint)message.Length, told, &error);
        }
        return CheckResult.IsMessage(returned, error, ref result, out status);
    }

    /// <summary>
    /// A key goes down. Returns the client's code when it refuses the motion. Without a player, while keys are disabled
    /// and when only the server moves the player nothing happens, and nothing is refused.
    /// </summary>
    public MotionError PressKey(in Key key)
    {
        NativeError error;
        fixed (Key* given = &key)
        {
            return NativeError.Refusal(NativeMethods.acm_client_press_key(_handle, given, &error), error);
        }
    }

    /// <summary>A key goes down, of the keyboard.</summary>
    /// <example>
    /// <code>
    /// client.PressKey(MotionCommand.WalkForward);
    /// </code>
    /// </example>
    public MotionError PressKey(MotionCommand motion) => PressKey(new Key(motion));

    /// <summary>A key goes up. Returns the client's code when it refuses what that does.</summary>
    public MotionError ReleaseKey(in Key key)
    {
        NativeError error;
        fixed (Key* given = &key)
        {
            return NativeError.Refusal(NativeMethods.acm_client_release_key(_handle, given, &error), error);
        }
    }

    /// <summary>A key goes up, of the keyboard.</summary>
    public MotionError ReleaseKey(MotionCommand motion) => ReleaseKey(new Key(motion));

    /// <summary>The run key, or the option "run as default": the player runs when exactly one is on.</summary>
    public void SetHoldRun(bool on, bool byOption = false)
    {
        NativeError error;
        NativeError.Check(
            NativeMethods.acm_client_set_hold_run(_handle, World.AsByte(on), World.AsByte(byOption), &error), error);
    }

    /// <summary>Runs on without a key. To set it to what it is does nothing.</summary>
    public void SetAutoRun(bool on)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_client_set_auto_run(_handle, World.AsByte(on), &error), error);
    }

    /// <summary>Forgets all keys and auto-run, stops the body and sends it.</summary>
    public void StopCompletely()
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_client_stop_completely(_handle, &error), error);
    }

    /// <summary>
    /// Keys of the keyboard count as released, and a charged jump is dropped; commands of the mouse, auto-run and
    /// postures stay.
    /// </summary>
    public void LoseFocus()
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_client_lose_focus(_handle, &error), error);
    }

    /// <summary>False: all keys count as released, and then do nothing; auto-run goes on.</summary>
    public void SetEnabled(bool enabled)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_client_set_enabled(_handle, World.AsByte(enabled), &error), error);
    }

    /// <summary>
    /// From here on the pointer turns the body, and keys that turn sidestep. Not while a teleport is awaited.
    /// </summary>
    public void BeginMouseLook()
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_client_begin_mouse_look(_handle, &error), error);
    }

    /// <summary>
    /// Turns to the right, with a negative speed to the left; 0 ends the turn. A multiple of the turn's own speed.
    /// Does nothing outside mouse look. Returns the client's code when it refuses the turn.
    /// </summary>
    public MotionError MouseTurn(float speed)
    {
        NativeError error;
        return NativeError.Refusal(NativeMethods.acm_client_mouse_turn(_handle, speed, &error), error);
    }

    /// <summary>Ends the turn of the mouse; keys that turn and are still held turn again.</summary>
    public void EndMouseLook()
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_client_end_mouse_look(_handle, &error), error);
    }

    /// <summary>Turns the player, in degrees; nothing is sent.</summary>
    public void TurnTo(float heading, bool run = false)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_client_turn_to(_handle, heading, World.AsByte(run), &error), error);
    }

    /// <summary>The plane under the local player; null: level ground.</summary>
    public void SetContactPlane(Plane? plane)
    {
        Plane given = plane.GetValueOrDefault();
        NativeError error;
        NativeError.Check(
            NativeMethods.acm_client_set_contact_plane(_handle, plane.HasValue ? &given : null, &error), error);
    }

    /// <summary>
    /// 0: the server moves the player, 1: the client does but follows the server's positions, 2: normal play.
    /// </summary>
    public void SetAutonomyLevel(uint level)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_client_set_autonomy_level(_handle, level, &error), error);
    }

    /// <summary>Once a frame, after the tick and all messages.</summary>
    /// <example>
    /// <code>
    /// client.World.Tick(1.0 / 60);
    /// client.Update();
    /// foreach (OutboundMessage sent in client.TakeOutbox()) Console.WriteLine($"{sent.Bytes.Length} bytes");
    /// </code>
    /// </example>
    public void Update()
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_client_update(_handle, &error), error);
    }

    private protected override int ReadOutbox(NativeOutbound* messages, nuint capacity, nuint* count, byte* bytes,
        nuint byteCapacity, nuint* byteCount, NativeError* error) =>
        NativeMethods.acm_client_outbox(_handle, messages, capacity, count, bytes, byteCapacity, byteCount, error);

    private protected override int EmptyOutbox(NativeError* error) =>
        NativeMethods.acm_client_clear_outbox(_handle, error);
}

public partial struct Key
{
    /// <summary>A key of the keyboard.</summary>
    public Key(MotionCommand motion, float speed = 1)
    {
        this = default;
        Motion = motion;
        Speed = speed;
    }
}
