// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
namespace Acmotion.Inspection;

/// <summary>
/// The states of a motion table and what leads from one to another. Experimental: a minor version may change it.
/// </summary>
public static unsafe class StateGraph
{
    /// <summary>The graph of a motion table as text.</summary>
    public static string Of(Assets assets, uint table, GraphFormat format = GraphFormat.Json)
    {
        nint native = 0;
        NativeError error;
        lock (assets.Handle.Gate)
        {
            NativeError.Check(NativeMethods.acm_state_graph(assets.Handle, table, (int)format, &native, &error), error);
        }
        return OwnedBytes.TakeText(native);
    }
}
