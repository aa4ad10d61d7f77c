// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Text.Json;
using Acmotion.Inspection;
using Xunit;

namespace Acmotion.Tests;

/// <summary>Captures and their replay.</summary>
public class CaptureTests
{
    private static readonly string Session = Path.Combine(Fixture.Root, "tests/capi/session.pcap");
    private static readonly byte[] NoCapture = "This is not a capture, and never was one."u8.ToArray();

    private static CapturedMessage[] Messages()
    {
        using var capture = new Capture();
        return capture.ReadFile(Session).Cast<CapturedMessage>().ToArray();
    }

    [Fact]
    public void every_message_is_counted()
    {
        using var capture = new Capture();
        CaptureItem[] items = capture.ReadFile(Session).ToArray();
        Assert.All(items, item => Assert.IsType<CapturedMessage>(item));
        Assert.NotEmpty(items);
        Assert.Equal((ulong)items.Length, capture.Counts.Messages);
        Assert.Equal(0ul, capture.Counts.Errors);
        Assert.Equal((ulong)new FileInfo(Session).Length, capture.Counts.Position);
    }

    [Fact]
    public void messages_have_their_time_and_their_bytes()
    {
        CapturedMessage[] messages = Messages();
        Assert.Equal(["CreateObject", "UpdateMotion", "UpdatePosition"],
            messages.Take(3).Select(message => MessageText.Describe(message.Bytes.Span).Summary!.Name));
        Assert.Equal((1ul, 0ul, true, (ushort)10),
            (messages[0].Frame, messages[0].Microseconds, messages[0].FromServer, messages[0].Queue));
        Assert.Equal((7ul, 2_000_000ul), (messages[^1].Frame, messages[^1].Microseconds));
        Assert.Single(messages.Select(message => message.Flow).Distinct());
        Assert.All(messages, message =>
            Assert.Equal(message.Bytes.ToArray(), MessageText.FromJson(MessageText.ToJson(message.Bytes.Span))));
        using JsonDocument json = JsonDocument.Parse(messages[0].ToJson());
        Assert.Equal("CreateObject", json.RootElement.GetProperty("name").GetString());
        Assert.Equal(messages[0].Frame, json.RootElement.GetProperty("packet").GetUInt64());
    }

    [Fact]
    public void pieces_of_any_size_give_the_same_messages()
    {
        byte[] data = File.ReadAllBytes(Session);
        var pieces = new List<CaptureItem>();
        using (var capture = new Capture())
        {
            for (int at = 0; at < data.Length; at += 97)
            {
                capture.Supply(data.AsSpan(at, Math.Min(97, data.Length - at)));
                pieces.AddRange(capture.Items());
            }
            capture.Finish();
            pieces.AddRange(capture.Items());
            Assert.Equal(Status.WrongOrder, Assert.Throws<AcmotionException>(() => capture.Supply(data)).Status);
        }
        Assert.Equal(Messages().Select(message => message.ToJson()),
            pieces.Cast<CapturedMessage>().Select(message => message.ToJson()));
    }

    [Fact]
    public void other_files_are_an_error_that_ends_the_capture()
    {
        using var capture = new Capture();
        using var stream = new MemoryStream(NoCapture);
        var error = Assert.IsType<CaptureError>(Assert.Single(capture.Read(stream)));
        Assert.True(error.EndsCapture);
        Assert.True(error.Error.Status > 0 && error.Error.Text.Length > 0, error.ToString());
    }

    [Fact]
    public void behind_the_error_that_ends_a_capture_nothing_is_read()
    {
        using var capture = new Capture();
        using var stream = new MemoryStream(new byte[1 << 22]);
        Assert.IsType<CaptureError>(Assert.Single(capture.Read(stream)));
        Assert.True(stream.Position < stream.Length, $"{stream.Position} bytes were read");
    }

    [Fact]
    public void other_ports_hold_no_messages()
    {
        using var capture = new Capture(new CaptureOptions { FirstPort = 1, LastPort = 2 });
        Assert.Empty(capture.ReadFile(Session));
        Assert.Equal(capture.Counts.Frames, capture.Counts.OtherFrames);
        Assert.Equal(Status.BadArgument, Assert.Throws<AcmotionException>(
            () => new Capture(new CaptureOptions { FirstPort = 2, LastPort = 1 })).Status);
    }

    [Fact]
    public void a_capture_is_replayed()
    {
        using Assets assets = Assets.CreateSample();
        using var replay = new Replay(assets);
        foreach (CapturedMessage message in Messages()) replay.Add(message);
        Assert.Equal(1ul, replay.Totals.Objects);
        Assert.True(replay.Totals is { Messages: > 0, Compared: > 0, Worst: < 0.3 });
        using JsonDocument report = JsonDocument.Parse(replay.Report(name: "session.pcap"));
        Assert.Equal(1, report.RootElement.GetProperty("objects").GetArrayLength());
        Assert.Contains("session.pcap", report.RootElement.GetRawText());
        Assert.Contains("<svg", replay.Report(ReplayFormat.Svg));
    }

    [Fact]
    public void objects_without_a_description_take_the_assumed_body()
    {
        using Assets assets = Assets.CreateSample();
        CapturedMessage[] undescribed = Messages().Skip(1).ToArray();
        using var waiting = new Replay(assets);
        using var assumed = new Replay(assets, new ReplayOptions { AssumedSetup = Fixture.Mannequin });
        foreach (CapturedMessage message in undescribed)
        {
            waiting.Add(message);
            assumed.Add(message);
        }
        Assert.Equal((0ul, 1ul), (waiting.Totals.Anonymous, assumed.Totals.Anonymous));
        Assert.True(assumed.Totals.Compared > 0);
    }

    [Fact]
    public void messages_may_come_from_elsewhere()
    {
        using Assets assets = Assets.CreateSample();
        using var replay = new Replay(assets);
        byte[] bytes = Wire.Encode(new Message(Wire.FindOpcode("DeleteObject")) { Guid = Fixture.Guard });
        replay.Add(new CapturedMessage(bytes, microseconds: 5_000_000, fromServer: true));
        replay.Add(new CapturedMessage(bytes, microseconds: 6_000_000, fromServer: false));
        Assert.Equal(1ul, replay.Totals.Messages);
    }

    [Fact]
    public void a_replay_keeps_its_assets_and_is_refused_when_disposed()
    {
        Assets assets = Assets.CreateSample();
        var replay = new Replay(assets);
        assets.Dispose();
        foreach (CapturedMessage message in Messages()) replay.Add(message);
        Assert.Equal(1ul, replay.Totals.Objects);
        replay.Dispose();
        Assert.Throws<ObjectDisposedException>(() => replay.Totals);
        var capture = new Capture();
        capture.Dispose();
        Assert.Throws<ObjectDisposedException>(capture.Finish);
        Assert.Throws<ObjectDisposedException>(() => new Replay(assets));
    }
}
