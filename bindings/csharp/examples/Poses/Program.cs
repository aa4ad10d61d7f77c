// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A runner that is simulated 30 times a second and drawn 60 times: its parts as matrices, and how far each frame moves
// it, where retail has it and where it is displayed.
using System.Numerics;
using Acmotion;

const uint Mannequin = 0x02000001, Runner = 0x80000001;
const double Tick = 1.0 / 30;

using Assets assets = Assets.CreateSample();
using var world = new World(assets);
world.CreateObject(Runner, Mannequin, new Position(0xA9B40013, new Vector3(50, 50, 0)));
world.DoMotion(Runner, MotionCommand.RunForward);
for (int tick = 0; tick < 60; ++tick) world.Tick(Tick); // until it runs steadily

using var poses = new Poses(world);
poses.Options.Smooth = poses.Options.Display = true;
(float Simulated, float Displayed) before = Northings(0);
for (int frame = 1; frame <= 8; ++frame)
{
    if (frame % 2 == 0) world.Tick(Tick);
    poses.Options.SecondsSinceTick = frame % 2 == 0 ? 0 : 1.0 / 60;
    poses.Update([Runner]);
    ReadOnlySpan<Matrix4x4> parts = poses[0];
    (float Simulated, float Displayed) now = Northings(poses.Options.SecondsSinceTick);
    float simulated = now.Simulated - before.Simulated, displayed = now.Displayed - before.Displayed;
    string moved = FormattableString.Invariant($"simulated +{simulated:F3} m  displayed +{displayed:F3} m");
    Console.WriteLine($"frame {frame}  {parts.Length} parts  {moved}");
    if (parts.Length == 0 || displayed < 0.05f || displayed > 0.08f) return 1;
    before = now;
}
return 0;

// Where the runner is, and where it is displayed.
(float, float) Northings(double secondsSinceTick)
{
    Span<Position> shown = stackalloc Position[1];
    world.ReadDisplayPositions([Runner], secondsSinceTick, shown);
    return (world.GetState(Runner).Position.Frame.Origin.Y, shown[0].Frame.Origin.Y);
}
