// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A runner to start from: put your engine in the place of acmotion. What it does not have or show, the runner says.
//   dotnet build conformance/adapters/csharp -o adapter -p:AcmotionNative=$PWD/build/release/bin/libacmotion.so
//   acmotion conformance --runner adapter/Adapter
using System.Numerics;
using System.Text.Json;
using Acmotion;
using Acmotion.Inspection;
using static Acmotion.OrderType;

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
        var keys = words.Where(word => word.Contains('=')).ToDictionary(w => w.Split('=')[0], w => w.Split('=')[1]);
        try
        {
            if (words[0] == "spawn") body = new Body(keys);
            else body!.Run(words[0], [.. words[1..].Where(word => !word.Contains('='))], keys);
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
         "field T.w", "field T.moveto", "field C.stamina"];
    private const uint Guid = 0x50000001, SetupId = 0x02000001, Cell = 0xA9B40001;
    private readonly World _world;

    public Body(Dictionary<string, string> keys)
    {
        foreach (string key in keys.Keys.Except(["runrate"])) throw new NotSupportedException($"spawn {key}");
        var assets = Assets.Create();
        static uint IdOf(string file) => Convert.ToUInt32(Path.GetFileNameWithoutExtension(file), 16);
        string[] files = Directory.GetFiles(Environment.GetEnvironmentVariable("CONFORMANCE_ASSETS")!, "*.bin");
        foreach (string file in files) assets.Add(IdOf(file), File.ReadAllBytes(file));
        uint table = files.Select(IdOf).Where(id => id >> 24 == 9).Min();
        uint[] words = [SetupId, 0, 30, .. Enumerable.Repeat(0x01000001u, 30), .. new uint[5], // its sizes:
            0x3FE66666, 0x3F000000, 0x3ECCCCCD, 0x3ECCCCCD, .. new uint[11], table, 0, 0];
        assets.Add(SetupId, words.SelectMany(BitConverter.GetBytes).ToArray());
        assets.Load(SetupId);
        float rate = float.Parse(keys.GetValueOrDefault("runrate", "-1"));
        var about = new ObjectParameters { Setup = SetupId, Position = new Position(Cell, Vector3.Zero) };
        (about.Facts.Weenie.KnowsRunRate, about.Facts.Weenie.RunRate) = (rate >= 0, Math.Max(rate, 0));
        (about.Facts.State, about.Facts.Ground) = ((PhysicsState)0x400C08, Ground.None);
        Console.WriteLine("O spawn");
        _world = new World(assets);
        _world.CreateObject(Guid, about);
        ShowState(_world.GetState(Guid));
    }

    public void Run(string verb, string[] words, Dictionary<string, string> keys)
    {
        float Number(int i, float otherwise = 0) => words.Length > i ? float.Parse(words[i]) : otherwise;
        var place = new Position(Cell, verb == "moveto" ? new Vector3(Number(0), Number(1), Number(2)) : default);
        MotionCommand Motion() => (MotionCommand)Convert.ToUInt32(words.FirstOrDefault("0"), 16);
        foreach (string key in keys.Keys) throw new NotSupportedException($"{verb} {key}");
        if (verb == "domotion") Give(verb, new Order(DoMotion) { Motion = Motion() }, Number(1, 1));
        else if (verb == "stopmotion") Give(verb, new Order(StopMotion) { Motion = Motion() }, Number(1, 1));
        else if (verb == "stopcomplete") Give(verb, new Order(StopCompletely) { Motion = Motion() }, Number(1, 1));
        else if (verb == "jump") Give(verb, Order.Jump(Number(0, 1)), 1);
        else if (verb == "moveto") Give(verb, Order.MoveToPosition(place), Number(3, 1), "C moveto");
        else if (verb == "turnto")
            Give(verb, Order.TurnToHeading(Number(0)), Number(1, 1), $"C turnto heading={Number(0):G9}");
        else if (verb == "istate") ShowState(_world.GetState(Guid));
        else if (verb == "tick")
            for (int n = 0; n < (int)Number(1, 1); ++n) Step(words.Length > 0 ? double.Parse(words[0]) : 1.0 / 30);
        else if (verb != "queue") throw new NotSupportedException(verb); // its line is not shown
    }

    private void Give(string verb, Order order, float speed, string first = "")
    {
        order.Parameters.Speed = speed;
        if (first != "") Console.WriteLine(first);
        MotionError error = _world.Order(Guid, order);
        ShowEvents();
        string what = verb == "jump" ? $"extent={order.Extent:G9}" : $"motion={(uint)order.Motion:X8} speed={speed:G9}";
        string moves = verb == "jump" ? $" vel={Text(_world.GetState(Guid).Velocity)}" : "";
        if (first == "") Console.WriteLine($"C {verb} {what} err={(uint)error}{moves}");
    }

    private static string Text(Vector3 v) => $"{v.X:G9},{v.Y:G9},{v.Z:G9}";

    private void ShowEvents()
    {
        foreach (Event happened in _world.TakeEvents())
            if (happened is { Type: EventType.MotionDone, MotionDone: var done })
                Console.WriteLine($"D motion={(uint)done.Motion:X8} success={(done.Success ? 1 : 0)}");
            else if (happened is { Type: EventType.MoveFinished, MoveFinished: var move })
                Console.WriteLine($"W movetodone err={(uint)move.MotionError}");
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

    private void Step(double dt)
    {
        if (dt is <= 0.0002 or > 0.2) throw new FormatException("no step, or more than one");
        _world.Tick(dt);
        ShowEvents();
        ObjectState state = _world.GetState(Guid);
        (Position p, Quaternion r) = (state.Position, state.Position.Frame.Rotation);
        Vector3 at = p.Frame.Origin + 192 * new Vector3((p.Cell >> 24) - 169f, (p.Cell >> 16 & 255) - 180f, 0); // A9B4
        Console.WriteLine($"T dt={dt:G9} fn={state.FrameNumber:G9} " +
            $"anim={(state.Animation == 0 ? "none" : $"{state.Animation:X8}")} " +
            $"pos={Text(at)}/{r.W:G9},{r.X:G9},{r.Y:G9},{r.Z:G9} vel={Text(state.Velocity)}");
    }
}
