// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A server of twenty creatures that know when their swings land. Each swing carries a context id; the Attack hook
// gives it back, in the tick in which the blow lands.
using System.Numerics;
using Acmotion;

const uint Mannequin = 0x02000001, First = 0x80000001, Creatures = 20;

using Assets assets = Assets.CreateSample();
using var world = new World(assets);
using var server = new Server(world);
for (uint i = 0; i < Creatures; ++i)
{
    world.CreateObject(First + i, Mannequin, new Position(0xA9B40013, new Vector3(40 + 2 * i, 50, 0)));
    server.DoMotion(First + i, MotionCommand.SwordCombat);
}

var begun = new Dictionary<uint, double>(); // when each swing began, by context id
uint nextId = 1;
int hits = 0;
for (uint tick = 0; tick < 330; ++tick)
{
    for (uint i = 0; i < Creatures; ++i)
    {
        if ((tick + 7 * i) % 150 != 60) continue; // every creature swings once in five seconds
        if (server.DoMotion(First + i, MotionCommand.SlashHigh, nextId) == MotionError.None)
            begun[nextId++] = world.Clock;
    }
    world.Tick(1.0 / 30);
    server.BroadcastDue();
    foreach (ref readonly Event e in world.TakeEvents())
    {
        if (e.Type != EventType.Hook || e.Hook.Type != HookType.Attack) continue;
        if (!begun.TryGetValue(e.Hook.ContextId, out double then)) continue; // no swing that this server has ordered
        Console.WriteLine(FormattableString.Invariant(
            $"{e.Time,6:F3} s  {e.Object:X8} hits, {e.Time - then:F3} s after swing {e.Hook.ContextId} began"));
        ++hits;
    }
    foreach (OutboundMessage message in server.Outbox()) Send(message.Audience, message.Bytes);
    server.ClearOutbox();
}
return hits >= 2 * Creatures ? 0 : 1;

// A real server has connections here.
static void Send(Audience audience, ReadOnlySpan<byte> message)
{
}
