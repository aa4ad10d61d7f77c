// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A client whose server sends ten times a second, drawn at 60 Hz. The server is a second world in this program; a real
// client has a socket in between.
using System.Numerics;
using Acmotion;

const uint Mannequin = 0x02000001, Player = 0x50000001;

using Assets assets = Assets.CreateSample();
using var here = new World(assets);
using var there = new World(assets);
using var client = new Client(here);
using var server = new Server(there);
there.CreateObject(Player, Mannequin, new Position(0xA9B40013, new Vector3(50, 50, 0)));
server.SetPlayer(Player);
client.SetPlayer(Player);
client.Receive(server.Describe(Player));

client.SetHoldRun(true);
client.PressKey(MotionCommand.WalkForward);
using var poses = new Poses(here);
poses.Options.Smooth = poses.Options.Display = true;
float before = 0;
int still = 0;
for (int frame = 0; frame < 300; ++frame)
{
    if (frame % 2 == 0) here.Tick(1.0 / 30);
    if (frame % 6 == 0) // ten times a second
    {
        foreach (OutboundMessage message in client.Outbox()) server.Receive(Player, message.Bytes);
        client.ClearOutbox();
        there.Tick(0.1);
        server.BroadcastDue();
        foreach (OutboundMessage message in server.Outbox())
        {
            if (message.Audience != Audience.Others) client.Receive(message.Bytes);
        }
        server.ClearOutbox();
    }
    client.Update();
    poses.Options.SecondsSinceTick = frame % 2 == 0 ? 0 : 1.0 / 60;
    poses.Update([Player]);
    float northing = poses[0][0].M42; // of the first part
    if (frame > 60 && northing == before) ++still;
    before = northing;
    here.ClearEvents();
    there.ClearEvents();
}
float apart = here.GetState(Player).Position.DistanceTo(there.GetState(Player).Position);
Console.WriteLine(FormattableString.Invariant(
    $"{still} drawn frames stood still, client and server are {apart:F2} m apart"));
return still == 0 && apart < 1 ? 0 : 1;
