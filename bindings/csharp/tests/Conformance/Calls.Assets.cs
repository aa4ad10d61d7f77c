// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Text.Json;

namespace Acmotion.Conformance;

using Table = Dictionary<string, Func<Play, object?>>;

internal static partial class Calls
{
    private static void AddAssets(Table c)
    {
        c["container_open"] = p => p.Named(Container.Open(p.Bytes("bytes")));
        c["container_free"] = p => p.Freed("container");
        c["container_get_info"] = p => Values.Of(p.Thing<Container>("container").Info);
        c["container_entries"] = p =>
            Values.ListOf(p.Thing<Container>("container").Entries(p.UInt("first"), p.UInt("last")));
        c["container_read"] = p => p.Named(p.Thing<Container>("container").Read(p.UInt("id")));
        c["container_build"] = p => p.Named(p.Has("base")
            ? p.Thing<Container>("base").Build(Changes(p))
            : Container.BuildNew(Changes(p)));
        c["assets_create"] = p => p.Named(Assets.Create());
        c["assets_create_sample"] = p => p.Named(Assets.CreateSample());
        c["assets_open"] = p => p.Named(Assets.Open(p.Bytes("bytes")));
        c["assets_open_piecewise"] = p => p.Named(Assets.OpenPiecewise(p.Argument("size").GetUInt64()));
        c["assets_free"] = p => p.Freed("assets");
        c["assets_add"] = p => Done(() => p.Assets.Add(p.UInt("id"), p.Bytes("bytes").Span));
        c["assets_load"] = p => Done(() => p.Assets.Load(p.UInt("id"), (AssetLoad)p.UInt("what")));
        c["assets_needs"] = p => p.Named(p.Assets.Needs);
        c["assets_supply"] = p => Done(() => p.Assets.Supply(p.Bytes("bytes").Span));
        c["assets_missing"] = p => p.Assets.Missing().Select(m => (object?)new Dictionary<string, object?>
        {
            ["id"] = (decimal)m.Id,
            ["status"] = Driver.StatusName(m.Status),
        }).ToList();
        c["assets_numbering"] = p => Values.Of((uint)p.Assets.Numbering);
        c["assets_keep_command_ids"] = p => Done(() => p.Assets.KeepCommandIds());
        c["assets_read_as_older"] = p => Done(() => p.Assets.ReadAsOlder(p.Argument("is_older").GetBoolean()));
        c["assets_contains"] = p => p.Assets.Contains(p.UInt("id"));
        c["assets_ids"] = p => Values.ListOf(p.Assets.Ids(p.UInt("of_type")));
        c["assets_setup"] = p => Values.Of(p.Assets.Setup(p.UInt("id")));
        c["assets_setup_parts"] = p => Values.ListOf(p.Assets.SetupParts(p.UInt("id")));
        c["assets_hold_locations"] = p => Values.ListOf(p.Assets.HoldLocations(p.UInt("id")));
        c["motion_timeline"] = p => Shown(p.Assets.Timeline(p.Given("query", new MotionQuery())));
        c["motions_from"] = p => Values.ListOf(
            p.Assets.MotionsFrom(p.UInt("motion_table"), p.Command("style"), p.Command("state")));
    }

    private static List<ContainerChange> Changes(Play p) =>
        p.Argument("changes").EnumerateArray().Select(item =>
        {
            uint id = item.GetProperty("id").GetUInt32();
            JsonElement bytes = item.GetProperty("bytes");
            if (bytes.ValueKind == JsonValueKind.Null) return ContainerChange.Remove(id);
            uint time = item.TryGetProperty("time", out JsonElement t) ? t.GetUInt32() : 0;
            uint iteration = item.TryGetProperty("iteration", out JsonElement i) ? i.GetUInt32() : 0;
            return ContainerChange.Put(id, p.BytesOf(bytes), time, iteration);
        }).ToList();

    private static Dictionary<string, object?> Shown(Timeline t) => new()
    {
        ["done"] = t.Done,
        ["steady"] = t.Steady,
        ["period"] = t.Period,
        ["done_tick"] = Values.Of(t.DoneTick),
        ["segment_count"] = Values.Of(t.Segments.Length),
        ["hook_count"] = Values.Of(t.Hooks.Length),
        ["velocity"] = Values.Of(t.Velocity),
        ["omega"] = Values.Of(t.Omega),
        ["moved"] = Values.Of(t.Moved),
        ["style"] = Values.Of(t.Style),
        ["substate"] = Values.Of(t.Substate),
        ["segments"] = Values.ListOf(t.Segments.ToArray()),
        ["hooks"] = Values.ListOf(t.Hooks.ToArray()),
    };
}
