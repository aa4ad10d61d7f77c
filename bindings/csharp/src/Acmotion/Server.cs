// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Numerics;

namespace Acmotion;

/// <summary>
/// A server over a world: checks what clients send, gives orders to bodies and sends everyone what they do. A world has
/// one role at the most.
/// </summary>
public sealed unsafe partial class Server : Role
{
    private readonly ServerHandle _handle = new();

    internal override NativeHandle State => _handle;

    /// <summary>A server with default rules.</summary>
    /// <example>
    /// <code>
    /// using World world = new World(assets);
    /// using var server = new Server(world);
    /// </code>
    /// </example>
    public Server(World world) : this(world, new ServerRules())
    {
    }

    /// <summary>A server.</summary>
    public Server(World world, in ServerRules rules) : base(world)
    {
        nint native = 0;
        NativeError error;
        fixed (ServerRules* chosen = &rules)
        {
            NativeError.Check(NativeMethods.acm_server_create(world.Handle, chosen, &native, &error), error);
        }
        _handle.Take(native, world.Handle);
    }

    private Server(Server of, World world) : base(world)
    {
        nint native = 0;
        NativeError error;
        NativeError.Check(NativeMethods.acm_server_copy(of._handle, world.Handle, &native, &error), error);
        _handle.Take(native, world.Handle);
    }

    /// <summary>The same server over a copy of its world.</summary>
    public new Server Copy(World world) => new(this, world);

    private protected override Role CopyOver(World world) => Copy(world);

    /// <summary>Takes over everything but the world: for restoring, after the world was assigned.</summary>
    public void Assign(Server from)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_server_assign(_handle, from._handle, &error), error);
    }

    /// <summary>What the server decides for itself.</summary>
    public ServerRules Rules
    {
        get
        {
            var rules = new ServerRules();
            NativeError error;
            NativeError.Check(NativeMethods.acm_server_get_rules(_handle, &rules, &error), error);
            return rules;
        }
        set
        {
            NativeError error;
            NativeError.Check(NativeMethods.acm_server_set_rules(_handle, &value, &error), error);
        }
    }

    /// <summary>Whether a client plays the object, so that its owner is sent everything about it.</summary>
    /// <example>
    /// <code>
    /// server.SetPlayer(player);
    /// </code>
    /// </example>
    public void SetPlayer(uint guid, bool isPlayer = true)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_server_set_player(_handle, guid, World.AsByte(isPlayer), &error), error);
    }

    /// <summary>Checks a message that a client sends about its player, then applies it.</summary>
    public CheckResult Receive(uint player, ReadOnlySpan<byte> message)
    {
        CheckResult result;
        NativeError error;
        fixed (byte* at = message)
        {
            NativeError.Check(
                NativeMethods.acm_server_receive(_handle, player, at, (nuint)message.Length, &result, &error), error);
        }
        return result;
    }

    /// <summary>
    /// The same for bytes of anybody, without an exception: returns false and what is wrong with them when they are not
    /// a message, which counts as dropped. <see cref="Wire.Explain(ReadOnlySpan{byte}, out AcmotionException?)"/> says
    /// where. Throws for every other error.
    /// </summary>
    /// <example>
    /// <code>
    /// if (!server.TryReceive(player, message, out CheckResult result, out Status status))
    ///     Console.WriteLine($"not a message: {Library.StatusText(status)}");
    /// else if (result.Action == CheckAction.Drop)
    ///     Console.WriteLine(Library.CheckReasonText(result.Reason));
    /// </code>
    /// </example>
    public bool TryReceive(uint player, ReadOnlySpan<byte> message, out CheckResult result, out Status status)
    {
        NativeError error;
        int returned;
        fixed (byte* at = message)
        fixed (CheckResult* told = &result)
        {
            returned = NativeMethods.acm_server_receive(_handle, player, at, (nuint)message.Length, told, &error);
        }
        return CheckResult.IsMessage(returned, error, ref result, out status);
    }

    /// <summary>
    /// Gives an order. The body carries it out, and everyone is sent it; of a refused order everyone is sent what it
    /// has changed, if anything. Returns the client's code when it refuses, and throws for what is not possible: no
    /// such object, a number that is not finite.
    /// </summary>
    public MotionError Order(uint guid, in Order order)
    {
        NativeError error;
        fixed (Order* given = &order)
        {
            return NativeError.Refusal(NativeMethods.acm_server_order(_handle, guid, given, &error), error);
        }
    }

    /// <summary>
    /// Gives the body a velocity in metres per second and a turn in radians per second, both in world axes.
    /// </summary>
    /// <example>
    /// <code>
    /// server.SetVelocity(guid, new Vector3(0, 5, 3));
    /// </code>
    /// </example>
    public void SetVelocity(uint guid, Vector3 velocity, Vector3 omega = default) =>
        NativeError.Accepted(Order(guid, Acmotion.Order.SetVelocity(velocity, omega)), guid);

    /// <summary>
    /// The client has reported that it arrived after <see cref="Teleport"/>: its messages count again.
    /// </summary>
    public void CompleteTeleport(uint guid) =>
        NativeError.Accepted(Order(guid, Acmotion.Order.CompleteTeleport()), guid);

    /// <summary>Sends everyone its position as it is now; a player's client must accept it.</summary>
    public void CorrectPosition(uint guid) =>
        NativeError.Accepted(Order(guid, Acmotion.Order.CorrectPosition()), guid);

    /// <summary>Once a tick, after it: sends the positions that are due.</summary>
    /// <example>
    /// <code>
    /// world.Tick(1.0 / 30);
    /// server.BroadcastDue();
    /// foreach (OutboundMessage sent in server.TakeOutbox())
    ///     Console.WriteLine($"{sent.Audience} of {sent.About:X8}: {sent.Bytes.Length} bytes");
    /// </code>
    /// </example>
    public void BroadcastDue()
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_server_broadcast_due(_handle, &error), error);
    }

    /// <summary>Sends the position as it is now.</summary>
    public void SendPosition(uint guid, Audience audience)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_server_send_position(_handle, guid, (uint)audience, &error), error);
    }

    /// <summary>Sends the movement as it is now.</summary>
    public void SendMotion(uint guid)
    {
        NativeError error;
        NativeError.Check(NativeMethods.acm_server_send_motion(_handle, guid, &error), error);
    }

    /// <summary>
    /// The message from which a client makes the object. Appearance and weenie description as they follow on the wire;
    /// both may be empty.
    /// </summary>
    public byte[] Describe(uint guid, ReadOnlyMemory<byte> appearance = default, ReadOnlyMemory<byte> tail = default)
    {
        using var appearancePin = appearance.Pin();
        using var tailPin = tail.Pin();
        nint appearanceAt = (nint)appearancePin.Pointer, tailAt = (nint)tailPin.Pointer;
        return NativeList.ToArray<byte>((items, capacity, count, error) =>
            NativeMethods.acm_server_describe(_handle, guid, (void*)appearanceAt, (nuint)appearance.Length,
                (void*)tailAt, (nuint)tail.Length, items, capacity, count, error), 512);
    }

    /// <summary>
    /// Changes what an object wears, and everyone is sent it when that is a change. Clients keep meshes and textures of
    /// parts that it does not name, so name every part: <see cref="Appearance.Dress"/> does. Experimental.
    /// </summary>
    /// <exception cref="AcmotionException">For what <see cref="Appearance.Encode"/> refuses.</exception>
    public void SetAppearance(uint guid, Appearance appearance) =>
        Appearance.Read(appearance, (worn, error) =>
            NativeMethods.acm_server_set_appearance(_handle, guid, worn, error));

    private protected override int ReadOutbox(NativeOutbound* messages, nuint capacity, nuint* count, byte* bytes,
        nuint byteCapacity, nuint* byteCount, NativeError* error) =>
        NativeMethods.acm_server_outbox(_handle, messages, capacity, count, bytes, byteCapacity, byteCount, error);

    private protected override int EmptyOutbox(NativeError* error) =>
        NativeMethods.acm_server_clear_outbox(_handle, error);
}
