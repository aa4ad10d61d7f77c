// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A runner for the conformance suite to start from. The engine here is acmotion, by its public interface: put yours in
// its place. What an engine does not have or show the runner says, and the suite leaves it out.
//   dotnet build conformance/adapters/csharp -o adapter -p:AcmotionNative=$PWD/build/release/bin/libacmotion.so
//   acmotion conformance --runner adapter/Adapter
using System.Numerics;
using System.Text.Json;
using Acmotion;
using Acmotion.Inspection;

// Each line is written at once: what was printed before a fault or a time-out is compared.
Console.SetOut(new StreamWriter(Console.OpenStandardOutput()) { AutoFlush = true, NewLine = "\n" });
string request = Environment.GetEnvironmentVariable("CONFORMANCE_REQUEST")!;
if (request == "scenario") AnswerScenario();
else if (request == "messages") AnswerMessages();
else Console.WriteLine("unsupported");

static void AnswerScenario()
{
    foreach (string what in Body.NotShown) Console.WriteLine($"unsupported {what}");
    Body? body = null;
    while (Console.ReadLine() is { } line)
    {
        string[] words = line.Split('#')[0].Split([' ', '\t', '\r'], StringSplitOptions.RemoveEmptyEntries);
        if (words.Length == 0) continue;
        string[] positional = [.. words[1..].Where(word => !word.Contains('='))];
        var keys = words.Where(word => word.Contains('=')).ToDictionary(w => w.Split('=')[0], w => w.Split('=')[1]);
        try
        {
            if (words[0] == "spawn") body = new Body(keys);
            else body!.Run(words[0], positional, keys);
        }
        catch (Exception fault) when (fault is NotSupportedException or NullReferenceException or FormatException)
        {
            Console.WriteLine(fault is NotSupportedException ? $"unsupported {fault.Message}" : "unsupported");
            return;
        }
    }
}

static void AnswerMessages()
{
    while (Console.ReadLine() is { } question)
    {
        string hex = JsonDocument.Parse(question).RootElement.GetProperty("hex").GetString()!;
        try { Console.WriteLine(MessageText.ToJson(Convert.FromHexString(hex))); }
        catch (AcmotionException e) { Console.WriteLine(JsonSerializer.Serialize(new { refused = e.Message })); }
    }
}

internal sealed class Body
{
    public static readonly string[] NotShown =
        ["line X", "line R", "line Q", "line L", "field I.acts", "field I.runrate", "field I.longjump",
         "field I.jumpext", "field I.sstamp", "field S.mods", "field S.acts", "field S.nodes", "field S.cyc",
         "field S.cur", "field S.v", "field S.w", "field T.rate", "field T.cur", "field T.cyc", "field T.v",
         "field T.w"];
    private const uint Guid = 0x50000001, SetupId = 0x02000001, Cell = 0xA9B40001;
    private readonly World _world;

    public Body(Dictionary<string, string> keys)
    {
        foreach (string key in keys.Keys.Except(["runrate"])) throw new NotSupportedException($"spawn {key}");
        var assets = Assets.Create();
        uint table = uint.MaxValue;
        foreach (string file in Directory.GetFiles(Environment.GetEnvironmentVariable("CONFORMANCE_ASSETS")!, "*.bin"))
        {
            uint id = Convert.ToUInt32(Path.GetFileNameWithoutExtension(file), 16);
            assets.Add(id, File.ReadAllBytes(file));
            if (id >> 24 == 9) table = Math.Min(table, id);
        }
        uint[] sizes = [.. new[] { 1.8f, 0.5f, 0.4f, 0.4f }.Select(BitConverter.SingleToUInt32Bits)];
        uint[] words = [SetupId, 0, 30, .. Enumerable.Repeat(0x01000001u, 30), 0, 0, 0, 0, 0, .. sizes,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, table, 0, 0];
        assets.Add(SetupId, words.SelectMany(BitConverter.GetBytes).ToArray());
        assets.Load(SetupId);
        float rate = float.Parse(keys.GetValueOrDefault("runrate", "-1"));
        var about = new ObjectParameters { Setup = SetupId, Position = new Position(Cell, Vector3.Zero) };
        about.Facts.Weenie.KnowsRunRate = rate >= 0;
        about.Facts.Weenie.RunRate = Math.Max(rate, 0);
        about.Facts.State = (PhysicsState)0x400C08;
        Console.WriteLine("O spawn");
        _world = new World(assets);
        _world.CreateObject(Guid, about);
        ShowState(_world.GetState(Guid));
    }

    public void Run(string verb, string[] words, Dictionary<string, string> keys)
    {
        if (verb == "domotion") Give(verb, new Order(OrderType.DoMotion), words, keys);
        else if (verb == "stopmotion") Give(verb, new Order(OrderType.StopMotion), words, keys);
        else if (verb == "istate") ShowState(_world.GetState(Guid));
        else if (verb == "tick" && words.Length == 2) Tick(double.Parse(words[0]), double.Parse(words[1]));
        else if (verb == "tick") Tick(words.Length > 0 ? double.Parse(words[0]) : 1.0 / 30, 1);
        else throw new NotSupportedException(verb);
    }

    private void Give(string verb, Order order, string[] words, Dictionary<string, string> keys)
    {
        foreach (string key in keys.Keys) throw new NotSupportedException($"{verb} {key}");
        order.Motion = (MotionCommand)Convert.ToUInt32(words[0], 16);
        if (words.Length > 1) order.Parameters.Speed = float.Parse(words[1]);
        MotionError error = _world.Order(Guid, order);
        ShowEvents();
        Console.WriteLine(
            $"C {verb} motion={(uint)order.Motion:X8} speed={order.Parameters.Speed:G9} err={(uint)error}");
    }

    private void Tick(double seconds, double times)
    {
        if (seconds is <= 0.0002 or > 0.2) throw new FormatException("no step, or more than one");
        for (; times >= 1; --times)
        {
            _world.Tick(seconds);
            ShowStep(seconds, _world.GetState(Guid));
        }
    }

    private void ShowEvents()
    {
        foreach (Event happened in _world.TakeEvents())
            if (happened is { Type: EventType.MotionDone, MotionDone: var done })
                Console.WriteLine($"D motion={(uint)done.Motion:X8} success={(done.Success ? 1 : 0)}");
    }

    private void ShowState(ObjectState state)
    {
        ShowEvents();
        InterpretedMotionState now = state.Movement;
        Console.WriteLine(
            $"I style={(uint)now.CurrentStyle:X8} fwd={(uint)now.ForwardCommand:X8}:{now.ForwardSpeed:G9} " +
            $"ss={(uint)now.SidestepCommand:X8}:{now.SidestepSpeed:G9} turn={(uint)now.TurnCommand:X8}:" +
            $"{now.TurnSpeed:G9} ts={(state.Contact ? 1 : 0) + (state.OnWalkable ? 2 : 0):X} ps={(uint)state.State:X}");
        Console.WriteLine($"S style={(uint)state.Style:X8} substate={(uint)state.Substate:X8} " +
            $"mod={state.SubstateSpeed:G9} fn={state.FrameNumber:G9}");
    }

    private void ShowStep(double dt, ObjectState state)
    {
        ShowEvents();
        (Position p, Quaternion r) = (state.Position, state.Position.Frame.Rotation);
        Vector3 at = p.Frame.Origin + 192 * new Vector3((p.Cell >> 24) - 169f, (p.Cell >> 16 & 255) - 180f, 0); // A9B4
        Console.WriteLine($"T dt={dt:G9} fn={state.FrameNumber:G9} " +
            $"anim={(state.Animation == 0 ? "none" : $"{state.Animation:X8}")} " +
            $"pos={at.X:G9},{at.Y:G9},{at.Z:G9}/{r.W:G9},{r.X:G9},{r.Y:G9},{r.Z:G9} " +
            $"vel={state.Velocity.X:G9},{state.Velocity.Y:G9},{state.Velocity.Z:G9}");
    }
}
