// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System;
using System.Collections.Generic;

namespace Acmotion.Inspection;

/// <summary>Finds what is wrong in motion tables. Experimental: a minor version may change it.</summary>
public static unsafe class Linter
{
    private static LintRule[]? s_rules;

    /// <summary>All rules.</summary>
    public static IReadOnlyList<LintRule> Rules => s_rules ??= ReadRules();

    /// <summary>
    /// The findings about a motion table, in its order. The Setups are the bodies that it moves; without any, part
    /// counts are not compared.
    /// </summary>
    public static LintFinding[] Check(Assets assets, uint table, ReadOnlySpan<uint> setups = default)
    {
        IReadOnlyList<LintRule> rules = Rules;
        nint native = 0;
        NativeError error;
        fixed (uint* bodies = setups)
        lock (assets.Handle.Gate)
        {
            NativeError.Check(NativeMethods.acm_lint_table(assets.Handle, table, bodies, (nuint)setups.Length, &native,
                &error), error);
        }
        using var lint = new LintHandle();
        lint.Take(native, null);
        NativeLintFinding[] found = NativeList.ToArray<NativeLintFinding>((items, capacity, count, failure) =>
            NativeMethods.acm_lint_findings(lint, items, capacity, count, failure));
        return Array.ConvertAll(found, finding => new LintFinding(finding, rules[(int)finding.Rule]));
    }

    private static LintRule[] ReadRules()
    {
        Library.RequireCompatible();
        var rules = new LintRule[NativeMethods.acm_lint_rule_count()];
        for (uint i = 0; i < (uint)rules.Length; ++i)
        {
            NativeLintRule rule;
            NativeError error;
            NativeError.Check(NativeMethods.acm_lint_rule_at(i, &rule, &error), error);
            rules[i] = new LintRule(rule);
        }
        return rules;
    }
}

/// <summary>What all findings of a rule have in common.</summary>
public sealed unsafe class LintRule
{
    internal LintRule(in NativeLintRule rule)
    {
        Code = NativeText.Get(rule.Code)!;
        Meaning = NativeText.Get(rule.Meaning)!;
        Fix = NativeText.Get(rule.Fix)!;
        Severity = rule.Severity;
    }

    /// <summary>Stable, for baselines: "unreachable-state".</summary>
    public string Code { get; }

    /// <summary>Why it matters.</summary>
    public string Meaning { get; }

    /// <summary>What to do about it.</summary>
    public string Fix { get; }

    /// <summary>How bad it is.</summary>
    public LintSeverity Severity { get; }

    /// <inheritdoc/>
    public override string ToString() => Code;
}

/// <summary>A finding about a motion table.</summary>
public sealed unsafe class LintFinding
{
    internal LintFinding(in NativeLintFinding finding, LintRule rule)
    {
        Table = finding.Table;
        Rule = rule;
        Place = NativeText.Copy(finding.Place);
        Detail = NativeText.Copy(finding.Detail);
    }

    /// <summary>The motion table.</summary>
    public uint Table { get; }

    /// <summary>What kind of finding it is.</summary>
    public LintRule Rule { get; }

    /// <summary>Within the table: "SwordCombat/Ready > SlashHigh".</summary>
    public string Place { get; }

    /// <summary>What was found there.</summary>
    public string Detail { get; }

    /// <inheritdoc/>
    public override string ToString() => $"0x{Table:X8} {Place}: {Detail} ({Rule.Severity} {Rule.Code})";
}
