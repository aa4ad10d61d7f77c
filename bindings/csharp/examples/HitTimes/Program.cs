// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// When does the blow land, and how long must the next order wait? Asked of a motion table, without an object.
using Acmotion;

const uint Table = 0x09000001;

using Assets assets = Assets.CreateSample();
int hits = 0;
foreach (MotionCommand motion in assets.MotionsFrom(Table, MotionCommand.SwordCombat))
{
    if (TimelineOf(motion) is not { } swing) continue;
    foreach (HookTime hook in swing.Hooks)
    {
        if (hook.Type != HookType.Attack || hook.Status != HookStatus.Fires) continue;
        string when = FormattableString.Invariant($"after {hook.Time:F3} s, in tick {hook.Tick} of the server");
        Console.WriteLine(FormattableString.Invariant($"{motion,-14} hits {when}; done after {swing.Done:F3} s"));
        ++hits;
    }
}
return hits > 0 ? 0 : 1;

// Null for a motion that the client would refuse.
Timeline? TimelineOf(MotionCommand motion)
{
    try
    {
        return assets.Timeline(new MotionQuery
        {
            MotionTable = Table, Motion = motion, Speed = 1.25f, Style = MotionCommand.SwordCombat,
            TickSeconds = 1.0 / 30,
        });
    }
    catch (AcmotionException e) when (e.Status == Status.Refused)
    {
        return null;
    }
}
