// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
namespace Acmotion.Inspection;

/// <summary>
/// Texts of docs/scenarios.md, played through the engine. Experimental: a minor version may change it.
/// </summary>
public static unsafe class Scenario
{
    /// <summary>Runs a text with default options.</summary>
    /// <inheritdoc cref="Run(Assets, uint, string, in ScenarioOptions)"/>
    public static ScenarioRun Run(Assets assets, uint table, string text) =>
        Run(assets, table, text, new ScenarioOptions());

    /// <summary>
    /// Runs a text in a world of its own. The table is the motion table of bodies that name none. Lines with errors are
    /// not an error of the call: the result names them.
    /// </summary>
    public static ScenarioRun Run(Assets assets, uint table, string text, in ScenarioOptions options)
    {
        byte[] script = NativeText.Bytes(text);
        nint native = 0;
        NativeScenarioErrors errors;
        NativeError error;
        fixed (byte* at = script)
        fixed (ScenarioOptions* chosen = &options)
        lock (assets.Handle.Gate)
        {
            NativeError.Check(NativeMethods.acm_scenario_run(assets.Handle, table, at, (nuint)script.Length - 1, chosen,
                &native, &errors, &error), error);
        }
        return new ScenarioRun(OwnedBytes.TakeText(native), errors.Lines == 0 ? null : new ScenarioErrors(&errors));
    }
}

/// <summary>The result of a scenario.</summary>
public sealed class ScenarioRun
{
    internal ScenarioRun(string output, ScenarioErrors? errors)
    {
        Output = output;
        Errors = errors;
    }

    /// <summary>The trace or the story.</summary>
    public string Output { get; }

    /// <summary>Lines that could not run; null: all lines ran.</summary>
    public ScenarioErrors? Errors { get; }
}

/// <summary>Lines of a scenario that could not run.</summary>
public sealed unsafe class ScenarioErrors
{
    internal ScenarioErrors(NativeScenarioErrors* errors)
    {
        Lines = errors->Lines;
        FirstLine = errors->FirstLine;
        Reason = NativeText.Copy(errors->_reason);
        Expected = NativeText.Copy(errors->_expected);
    }

    /// <summary>How many lines.</summary>
    public uint Lines { get; }

    /// <summary>The first of them, counted from 1.</summary>
    public uint FirstLine { get; }

    /// <summary>What is wrong with the first of them.</summary>
    public string Reason { get; }

    /// <summary>How its verb is written; empty when there is no such verb.</summary>
    public string Expected { get; }

    /// <inheritdoc/>
    public override string ToString() => $"line {FirstLine}: {Reason}";
}
