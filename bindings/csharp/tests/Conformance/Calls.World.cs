// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
using System.Runtime.InteropServices;

namespace Acmotion.Conformance;

using Table = Dictionary<string, Func<Play, object?>>;

internal static partial class Calls
{
    private static void AddWorld(Table c)
    {
        c["world_create"] = p => p.Named(new World(p.Has("assets") ? p.Assets : null,
            p.Given("options", new WorldOptions())));
        c["world_copy"] = p => p.Named(p.World.Copy());
        c["world_assign"] = p => Done(() => p.World.Assign(p.Thing<World>("from")));
        c["world_free"] = p => p.Freed("world");
        c["world_tick"] = p => Done(() => p.World.Tick(p.Number("seconds")));
        c["world_clock"] = p => new Dictionary<string, object?>
        {
            ["seconds"] = p.World.Clock,
            ["ticks"] = Values.Of(p.World.Ticks),
        };
        c["world_refresh"] = p => Values.Of(p.World.Refresh());
        c["world_reserve"] = p => Done(() => p.World.Reserve(p.Int("objects")));
        c["world_count"] = p => Values.Of(p.World.Count);
        c["world_guids"] = p => Values.ListOf(p.World.Guids().ToArray());
        c["worker_create"] = p => p.Named(new Worker(p.World));
        c["worker_free"] = p => p.Freed("worker");
        c["world_plan_tick"] = p => Values.Of(p.World.PlanTick(p.Number("seconds")));
        c["worker_run_range"] = p => Done(() => p.Thing<Worker>("worker").RunRange(p.Int("range")));
        c["world_finish_tick"] = p => Done(p.World.FinishTick);
    }

    private static void AddObjects(Table c)
    {
        c["object_create"] = p => Done(() =>
            p.World.CreateObject(p.Guid, p.Given("parameters", new ObjectParameters()), allowMissing: true));
        c["object_delete"] = p => Done(() => p.World.DeleteObject(p.Guid));
        c["object_get_facts"] = p => Values.Of(p.World.GetFacts(p.Guid));
        c["object_set_facts"] = p => Done(() => p.World.SetFacts(p.Guid, p.Given("facts", new ObjectFacts())));
        c["object_set_weenie"] = p => Done(() =>
            p.World.SetWeenie(p.Guid, p.Given("weenie", new WeenieFacts())));
        c["object_get_state"] = p => Values.Of(p.World.GetState(p.Guid));
        c["world_read_states"] = p =>
        {
            var states = new ObjectState[p.Guids.Length];
            int found = p.World.ReadStates(p.Guids, states);
            return new Dictionary<string, object?>
            {
                ["found"] = Values.Of(found),
                ["states"] = states.Select(s => s.Guid == 0 ? null : Values.Of(s)).ToList(),
            };
        };
        c["world_read_positions"] = p =>
        {
            var positions = new Position[p.Guids.Length];
            int found = p.World.ReadPositions(p.Guids, positions);
            return new Dictionary<string, object?>
            {
                ["found"] = Values.Of(found),
                ["positions"] = Values.ListOf(positions),
            };
        };
        c["object_name"] = p => p.Named(p.World.GetName(p.Guid).Select(letter => (byte)letter).ToArray());
        c["object_distance_between"] = p => (double)p.World.DistanceBetween(p.UInt("a"), p.UInt("b"));
        c["object_set_ground_contact"] = p => Done(() =>
            p.World.SetGroundContact(p.Guid, p.Flag("contact"), p.Flag("walkable")));
        c["object_enter_world"] = p => Done(() => p.World.EnterWorld(p.Guid));
        c["object_exit_world"] = p => Done(() => p.World.ExitWorld(p.Guid));
        c["object_attach"] = p => Done(() =>
            p.World.Attach(p.Guid, p.UInt("parent"), p.UInt("location"), p.UInt("placement")));
        c["object_set_motion_table"] = p => Done(() => p.World.SetMotionTable(p.Guid, p.UInt("motion_table")));
        c["object_play_script"] = p => Done(() => p.World.PlayScript(p.Guid, p.UInt("script")));
        c["object_play_script_type"] = p => Done(() =>
            p.World.PlayScriptType(p.Guid, p.UInt("type"), p.Float("mod")));
        c["object_play_default_script"] = p => Done(() => p.World.PlayDefaultScript(p.Guid));
        c["object_resolve_sound"] = p =>
            Values.Of(p.World.ResolveSound(p.Guid, p.Given("query", new SoundQuery())));
    }

    private static void AddMotions(Table c)
    {
        c["object_order"] = p => p.World.Order(p.Guid, OrderOf(p));
        c["server_order"] = p => p.Server.Order(p.Guid, OrderOf(p));
        c["object_apply_raw_state"] = p =>
            p.World.ApplyRawState(p.Guid, p.Given("state", new RawMotionState()));
        c["object_apply_interpreted_state"] = p =>
            p.World.ApplyInterpretedState(p.Guid, p.Given("state", new InterpretedMotionState()),
                p.List<MotionAction>("actions"), p.Flag("autonomous"));
        c["object_update_target"] = p => Done(() =>
            p.World.UpdateTarget(p.Guid, p.Given("target", default(Target))));
        c["object_lose_target"] = p => Done(() =>
            p.World.LoseTarget(p.Guid, p.UInt("target"), checked((TargetStatus)p.UInt("status"))));
        c["object_plan_steps"] = p =>
        {
            StepPlan plan = p.World.PlanSteps(p.Guid);
            return Enumerable.Range(0, (int)plan.Count).Select(i => (object?)plan[i]).ToList();
        };
        c["object_begin_step"] = p =>
            p.World.BeginStep(p.Guid, p.Number("quantum"), out Frame proposed) ? Values.Of(proposed) : null;
        c["object_end_step"] = p => Done(() => p.World.EndStep(p.Guid, p.Given("answer", default(StepAnswer))));
    }

    private static Order OrderOf(Play p) =>
        p.Given("order", new Order((OrderType)p.Argument("order").GetProperty("type").GetUInt32()));

    private static void AddEventsAndPoses(Table c)
    {
        c["world_events"] = p => p.World.Events(p.Has("first") ? p.Int("first") : 0).ToArray().Select(Shown).ToList();
        c["world_dropped_events"] = p => Values.Of(p.World.DroppedEvents);
        c["world_clear_events"] = p => Done(p.World.ClearEvents);
        c["world_hook_fields"] = p =>
        {
            HookFields hook = p.World.HookFields(p.Given("source", default(HookSource)));
            return new Dictionary<string, object?>
            {
                ["type"] = Values.Of(hook.Type),
                ["direction"] = Values.Of(hook.Direction),
                ["values"] = Values.ListOf(Enumerable.Range(0, hook.Count).Select(i => hook[i])),
            };
        };
        c["object_write_pose"] = p =>
        {
            var room = new PoseRoom(p, 1);
            int count = p.World.WritePose(p.Guid, room.Options, room.Data, new PoseLayout(room.Parts), room.Scales);
            return room.Shown(0, count);
        };
        c["world_write_poses"] = p =>
        {
            var room = new PoseRoom(p, p.Guids.Length);
            var counts = new uint[p.Guids.Length];
            p.World.WritePoses(p.Guids, room.Options, room.Data, new PoseLayout(room.Parts), counts, room.Scales);
            return counts.Select((count, i) => (object?)room.Shown(i, (int)count)).ToList();
        };
        c["world_display_positions"] = p =>
        {
            var positions = new Position[p.Guids.Length];
            p.World.ReadDisplayPositions(p.Guids, p.Number("seconds_since_tick"), positions);
            return Values.ListOf(positions);
        };
        c["object_part_looks"] = p =>
        {
            var looks = new PartLook[256];
            return Values.ListOf(looks.Take(p.World.ReadPartLooks(p.Guid, looks)));
        };
    }

    private static object? Shown(Event e)
    {
        var shown = new Dictionary<string, object?>
        {
            ["time"] = e.Time,
            ["object"] = (decimal)e.Object,
            ["type"] = Values.Of(e.Type),
        };
        (string name, object? fields) = e.Type switch
        {
            EventType.MotionDone => ("motion_done", e.MotionDone),
            EventType.MotionRefused => ("motion_refused", e.MotionRefused),
            EventType.Hook => ("hook", e.Hook),
            EventType.VelocitySet => ("velocity_set", e.VelocitySet),
            EventType.MoveFinished => ("move_finished", e.MoveFinished),
            EventType.Stuck or EventType.Unstuck => ("stick", e.Stick),
            EventType.Blipped => ("blipped", e.Blipped),
            EventType.TargetLost => ("target_lost", e.TargetLost),
            EventType.LimitReached => ("limit_reached", e.LimitReached),
            EventType.AssetMissing => ("asset_missing", e.AssetMissing),
            EventType.Stalled => ("stalled", e.Stalled),
            EventType.SoundHeard => ("sound_heard", (object?)e.SoundHeard),
            EventType.MessageNotApplied => ("message_not_applied", e.MessageNotApplied),
            _ => ("", null),
        };
        if (fields != null) shown[name] = Values.Of(fields);
        return shown;
    }

    /// <summary>Memory for the poses of some objects, as the options ask for it.</summary>
    private sealed class PoseRoom
    {
        private readonly float[] _data;
        private readonly float[] _scales;
        private readonly int _numbers;

        internal PoseOptions Options { get; }
        internal int Parts { get; }
        internal Span<byte> Data => MemoryMarshal.AsBytes(_data.AsSpan());
        internal Span<byte> Scales => MemoryMarshal.AsBytes(_scales.AsSpan());

        internal PoseRoom(Play p, int objects)
        {
            Options = p.Given("options", new PoseOptions());
            Parts = p.Has("part_capacity") ? p.Int("part_capacity") : 64;
            _numbers = Options.Format switch { PoseFormat.Frames => 7, PoseFormat.Matrix3x4 => 12, _ => 16 };
            _data = new float[objects * Parts * _numbers];
            _scales = new float[Options.ReportScales ? objects * Parts * 3 : 0];
        }

        internal Dictionary<string, object?> Shown(int which, int count)
        {
            var shown = new Dictionary<string, object?> { ["parts"] = Rows(_data, which, count, _numbers) };
            if (Options.ReportScales && count > 0) shown["scales"] = Rows(_scales, which, count, 3);
            return shown;
        }

        private List<object?> Rows(float[] data, int which, int count, int width) =>
            Enumerable.Range(which * Parts, count)
                .Select(part => (object?)Values.ListOf(data.Skip(part * width).Take(width))).ToList();
    }
}
