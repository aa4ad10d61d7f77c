// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
namespace Acmotion;

public unsafe partial struct CheckResult
{
    /// <summary>The number that was bad; null: none.</summary>
    public readonly string? Field => NativeText.Get(_field);

    /// <summary>Why the message was deferred or dropped, in words.</summary>
    public readonly string ReasonText => Library.CheckReasonText(Reason);

    /// <summary>What became of a call with bytes: whether they were a message, and else what is wrong.</summary>
    internal static bool IsMessage(int returned, in NativeError error, ref CheckResult result, out Status status)
    {
        status = (Status)returned;
        if (status == Status.Ok) return true;
        // The library's errors about data, from WrongType to Unfinished.
        if (status < Status.WrongType || status > Status.Unfinished) throw error.ToException();
        result = new CheckResult { Action = CheckAction.Drop };
        return false;
    }
}
