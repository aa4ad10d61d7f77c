// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
namespace Acmotion;

public unsafe partial struct CheckResult
{
    /// <summary>The number that was bad; null: none.</summary>
    public readonly string? Field => NativeText.Get(_field);

    /// <summary>Why the message was deferred or dropped, in words.</summary>
    public readonly string ReasonText => Library.CheckReasonText(Reason);
}
