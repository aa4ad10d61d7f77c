// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Text.Json;
using Acmotion.Inspection;
using Xunit;

namespace Acmotion.Tests;

/// <summary>Linter, state graphs, scenarios and messages.</summary>
public sealed class InspectionTests : IDisposable
{
    private const uint Table = 0x09000001, NoTable = 0x090000FF, Door = 0x02000003;
    private const string Walk = "default\nmotion WalkForward\nupdate 0.1 10\n";
    // UpdatePosition of an unknown object, cut off within its position.
    private static readonly byte[] CutMessage = [0x48, 0xF7, 0, 0, 1, 0, 0, 0x80];

    private readonly Assets _assets = Assets.CreateSample();

    public void Dispose() => _assets.Dispose();

    [Fact]
    public void every_rule_has_a_code_and_texts()
    {
        Assert.True(Linter.Rules.Count > 5);
        Assert.Equal(Linter.Rules.Count, Linter.Rules.Select(rule => rule.Code).Distinct().Count());
        Assert.All(Linter.Rules, rule => Assert.True(rule.Meaning.Length > 0 && rule.Fix.Length > 0, rule.Code));
        Assert.Equal(LintSeverity.Error, Linter.Rules.Max(rule => rule.Severity));
    }

    [Fact]
    public void the_sample_has_no_findings()
    {
        Assert.Empty(Linter.Check(_assets, Table, [Fixture.Mannequin]));
    }

    [Fact]
    public void a_body_of_another_size_is_a_finding_about_its_table()
    {
        LintFinding[] findings = Linter.Check(_assets, Table, [Door]);
        Assert.NotEmpty(findings);
        Assert.All(findings, finding =>
        {
            Assert.Equal(Table, finding.Table);
            Assert.Contains(finding.Rule, Linter.Rules);
            Assert.NotEqual("", finding.Detail);
            Assert.Contains(finding.Rule.Code, finding.ToString());
        });
    }

    [Fact]
    public void a_table_that_is_not_there_is_an_error()
    {
        Assert.Equal(Status.NotFound,
            Assert.Throws<AcmotionException>(() => Linter.Check(_assets, NoTable)).Status);
        Assert.Equal(Status.NotFound, Assert.Throws<AcmotionException>(() => StateGraph.Of(_assets, NoTable)).Status);
    }

    [Fact]
    public void graphs_come_in_three_formats()
    {
        using JsonDocument graph = JsonDocument.Parse(StateGraph.Of(_assets, Table));
        Assert.Equal("NonCombat", graph.RootElement.GetProperty("default_style").GetString());
        Assert.StartsWith("digraph", StateGraph.Of(_assets, Table, GraphFormat.Dot));
        Assert.Contains("<svg", StateGraph.Of(_assets, Table, GraphFormat.Svg));
        Assert.Equal(Status.BadArgument,
            Assert.Throws<AcmotionException>(() => StateGraph.Of(_assets, Table, (GraphFormat)9)).Status);
    }

    [Fact]
    public void a_scenario_gives_its_trace()
    {
        ScenarioRun run = Scenario.Run(_assets, Table, Walk);
        Assert.Null(run.Errors);
        Assert.True(run.Output.Count(c => c == '\n') > 3, run.Output);
        Assert.Equal("", Scenario.Run(_assets, Table, "").Output);
    }

    [Fact]
    public void a_story_is_for_people()
    {
        string text = File.ReadAllText(Path.Combine(Fixture.Root, "examples/stroll.scn"));
        ScenarioRun run = Scenario.Run(_assets, Table, text, new ScenarioOptions { Form = ScenarioForm.Story });
        Assert.Null(run.Errors);
        Assert.Contains("WalkForward", run.Output);
        Assert.NotEqual(Scenario.Run(_assets, Table, text).Output, run.Output);
    }

    [Fact]
    public void lines_that_cannot_run_are_named()
    {
        ScenarioRun run = Scenario.Run(_assets, Table, "default\nfly\nmotion\n");
        Assert.NotNull(run.Errors);
        Assert.Equal((2u, 2u), (run.Errors.Lines, run.Errors.FirstLine));
        Assert.Contains("fly", run.Errors.Reason);
        Assert.Contains("line 2", run.Errors.ToString());
    }

    [Fact]
    public void a_limit_ends_a_scenario()
    {
        ScenarioRun full = Scenario.Run(_assets, Table, Walk);
        ScenarioRun cut = Scenario.Run(_assets, Table, Walk, new ScenarioOptions { MaxOutputBytes = 10 });
        Assert.True(cut.Output.Length < full.Output.Length, cut.Output);
        Assert.NotNull(cut.Errors);
        Assert.Equal(Status.BadSize,
            Assert.Throws<AcmotionException>(() => Scenario.Run(_assets, Table, Walk, default)).Status);
    }

    [Fact]
    public void a_message_is_taken_apart()
    {
        byte[] bytes = Wire.Encode(new Message(Wire.FindOpcode("DeleteObject")) { Guid = Fixture.Guard });
        MessageDescription message = MessageText.Describe(bytes);
        Assert.Null(message.Error);
        Assert.NotNull(message.Summary);
        Assert.Equal(("DeleteObject", Fixture.Guard, true),
            (message.Summary.Name, message.Summary.Guid, message.Summary.FromServer));
        Assert.Equal(bytes.Length, message.Fields.Sum(field => (int)field.Size));
        Assert.Contains(message.Fields, field => field is { Name: "guid", Offset: 4, Size: 4 });
    }

    [Fact]
    public void a_message_that_ends_early_has_an_error()
    {
        MessageDescription message = MessageText.Describe(CutMessage);
        Assert.Null(message.Summary);
        Assert.Equal(Status.Truncated, message.Error?.Status);
        Assert.Equal(["opcode", "guid"], message.Fields.Select(field => field.Name));
        Assert.NotNull(MessageText.Describe([]).Error);
    }

    [Fact]
    public void a_message_comes_back_from_json()
    {
        byte[] bytes = Wire.Encode(new Message(Wire.FindOpcode("DeleteObject")) { Guid = Fixture.Guard });
        string json = MessageText.ToJson(bytes);
        using (JsonDocument read = JsonDocument.Parse(json))
        {
            Assert.Equal("DeleteObject", read.RootElement.GetProperty("name").GetString());
        }
        Assert.Equal(bytes, MessageText.FromJson(json));
    }

    [Fact]
    public void wrong_json_names_its_field()
    {
        var error = Assert.Throws<AcmotionException>(
            () => MessageText.FromJson("""{"name": "UpdateMotion", "decoded": {}}"""));
        Assert.Equal(Status.BadValue, error.Status);
        Assert.Contains("decoded.guid", error.Text);
        Assert.Throws<AcmotionException>(() => MessageText.FromJson("rubbish"));
    }
}
