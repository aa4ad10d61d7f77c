// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A server's combat loop: damage falls in the tick in which a blow lands, not after a guessed delay.
using System.Numerics;
using Acmotion;

const double Tick = 1.0 / 30;
const uint Mannequin = 0x02000001, Attacker = 0x80000001, Defender = 0x80000002;

using Assets assets = Assets.CreateSample();
using var world = new World(assets);
using var server = new Server(world);
world.CreateObject(Attacker, Mannequin, new Position(0xA9B40013, new Vector3(50, 50, 0)));
world.CreateObject(Defender, Mannequin, new Position(0xA9B40013, new Vector3(50, 56, 0)));
server.DoMotion(Attacker, MotionCommand.SwordCombat);
server.MoveToObject(Attacker, Defender, contextId: 1);

var swings = new Dictionary<uint, double>(); // when each began, by context id
uint nextId = 2;
int health = 100, hits = 0;
bool isReady = false;
for (int tick = 0; tick < 600 && health > 0; ++tick)
{
    if (isReady && server.DoMotion(Attacker, MotionCommand.SlashHigh, nextId) == MotionError.None)
    {
        swings[nextId++] = world.Clock;
        isReady = false;
    }
    world.Tick(Tick);
    server.BroadcastDue();
    foreach (ref readonly Event e in world.TakeEvents()) Handle(in e);
    foreach (OutboundMessage message in server.Outbox()) Send(message.Audience, message.About, message.Bytes);
    server.ClearOutbox();
}
return hits >= 2 && health <= 0 ? 0 : 1;

void Handle(in Event e)
{
    switch (e.Type)
    {
        case EventType.MoveFinished when e.Object == Attacker:
            isReady = e.MoveFinished.MotionError == MotionError.None; // else the way was cut off: choose again
            break;
        case EventType.Hook when e.Hook.Type == HookType.Attack && swings.ContainsKey(e.Hook.ContextId):
            Strike(e);
            break;
        case EventType.MotionDone when swings.Remove(e.MotionDone.ContextId): // done, or cut short
            isReady = true;
            break;
    }
}

// Who stands where counts now, not when the swing began.
void Strike(in Event e)
{
    float reach = world.HookFields(e.Hook.Source).Number("radius").GetValueOrDefault() * e.Hook.Scale;
    bool isHit = world.DistanceBetween(Attacker, Defender) <= reach;
    if (isHit)
    {
        health -= 40;
        ++hits;
    }
    double after = e.Time - swings[e.Hook.ContextId];
    Console.WriteLine(FormattableString.Invariant(
        $"{e.Time:F3} s: swing {e.Hook.ContextId} {(isHit ? "hits" : "misses")}, {after:F3} s after it began"));
}

// A real server has a connection here.
static void Send(Audience audience, uint about, ReadOnlySpan<byte> message)
{
}
