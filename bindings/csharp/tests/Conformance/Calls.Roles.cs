// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Numerics;

namespace Acmotion.Conformance;

using Table = Dictionary<string, Func<Play, object?>>;

internal static partial class Calls
{
    private static void AddClient(Table c)
    {
        c["client_create"] = p => p.Named(new Client(p.World, p.Given("options", new ClientOptions())));
        c["client_copy"] = p => p.Named(p.Client.Copy(p.World));
        c["client_assign"] = p => Done(() => p.Client.Assign(p.Thing<Client>("from")));
        c["client_free"] = p => p.Freed("client");
        c["client_set_player"] = p => Done(() => p.Client.SetPlayer(p.UInt("player")));
        c["client_get_state"] = p => Values.Of(p.Client.GetState());
        c["client_receive"] = p => Values.Of(p.Client.Receive(p.Bytes("bytes").Span));
        c["client_press_key"] = p => p.Client.PressKey(p.Given("key", new Key(MotionCommand.None)));
        c["client_release_key"] = p => p.Client.ReleaseKey(p.Given("key", new Key(MotionCommand.None)));
        c["client_set_hold_run"] = p => Done(() => p.Client.SetHoldRun(p.Flag("on"), p.Flag("by_option")));
        c["client_set_auto_run"] = p => Done(() => p.Client.SetAutoRun(p.Flag("on")));
        c["client_stop_completely"] = p => Done(p.Client.StopCompletely);
        c["client_lose_focus"] = p => Done(p.Client.LoseFocus);
        c["client_set_enabled"] = p => Done(() => p.Client.SetEnabled(p.Flag("enabled")));
        c["client_begin_mouse_look"] = p => Done(p.Client.BeginMouseLook);
        c["client_mouse_turn"] = p => p.Client.MouseTurn(p.Float("speed"));
        c["client_end_mouse_look"] = p => Done(p.Client.EndMouseLook);
        c["client_turn_to"] = p => Done(() => p.Client.TurnTo(p.Float("heading"), p.Flag("run")));
        c["client_set_contact_plane"] = p => Done(() =>
            p.Client.SetContactPlane(p.Has("plane") ? p.Given("plane", default(Plane)) : null));
        c["client_set_autonomy_level"] = p => Done(() => p.Client.SetAutonomyLevel(p.UInt("level")));
        c["client_update"] = p => Done(p.Client.Update);
        c["client_outbox"] = p => p.Named(p.Client.Outbox());
        c["client_clear_outbox"] = p => Done(p.Client.ClearOutbox);
    }

    private static void AddServer(Table c)
    {
        c["server_create"] = p => p.Named(new Server(p.World, p.Given("rules", new ServerRules())));
        c["server_copy"] = p => p.Named(p.Server.Copy(p.World));
        c["server_assign"] = p => Done(() => p.Server.Assign(p.Thing<Server>("from")));
        c["server_free"] = p => p.Freed("server");
        c["server_get_rules"] = p => Values.Of(p.Server.Rules);
        c["server_set_rules"] = p => Done(() => p.Server.Rules = p.Given("rules", new ServerRules()));
        c["server_set_player"] = p => Done(() => p.Server.SetPlayer(p.Guid, p.Flag("is_player")));
        c["server_receive"] = p => Values.Of(p.Server.Receive(p.UInt("player"), p.Bytes("bytes").Span));
        c["server_broadcast_due"] = p => Done(p.Server.BroadcastDue);
        c["server_send_position"] = p => Done(() =>
            p.Server.SendPosition(p.Guid, checked((Audience)p.UInt("audience"))));
        c["server_send_motion"] = p => Done(() => p.Server.SendMotion(p.Guid));
        c["server_describe"] = p => p.Named(p.Server.Describe(p.Guid, p.Bytes("appearance"), p.Bytes("tail")));
        c["server_outbox"] = p => p.Named(p.Server.Outbox());
        c["server_clear_outbox"] = p => Done(p.Server.ClearOutbox);
    }
}
