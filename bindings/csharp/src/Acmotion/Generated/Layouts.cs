// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py from the C headers.
#nullable enable
using System.Numerics;
using System.Runtime.InteropServices;

// Fields of native memory are never assigned here, and some exist for their place alone.
#pragma warning disable CS0649, CS0169, IDE0051

namespace Acmotion;

/// <summary>What went wrong. Given to a call it is always filled in: with <c>Status.Ok</c> when nothing did.</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeError
{
    internal Status Status;
    internal MotionError MotionError;
    internal uint ObjectId;
    internal uint Guid;
    internal ulong Offset;
    internal fixed byte _field[64];
    internal fixed byte _text[160];
}

/// <summary>A frame in a cell.</summary>
[StructLayout(LayoutKind.Sequential)]
public partial struct Position
{
    /// <summary>Cell.</summary>
    public uint Cell;
    /// <summary>Frame.</summary>
    public Frame Frame;
}

/// <summary>How much room a body takes, in metres.</summary>
[StructLayout(LayoutKind.Sequential)]
public partial struct Cylinder
{
    /// <summary>Radius.</summary>
    public float Radius;
    /// <summary>Height.</summary>
    public float Height;
}

/// <summary>What a container says of itself.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct ContainerInfo
{
    /// <summary>Is older: 1: portal.dat and cell.dat before Throne of Destiny, which cannot be written.</summary>
    public uint IsOlder { get; }
    /// <summary>Block size: bytes.</summary>
    public uint BlockSize { get; }
    /// <summary>File size: bytes.</summary>
    public uint FileSize { get; }
    /// <summary>Data set: 1 portal, 2 cell, 3 local.</summary>
    public uint DataSet { get; }
    /// <summary>Data subset: which part of the data set.</summary>
    public uint DataSubset { get; }
    /// <summary>Iteration: of the last patch; 0: unknown.</summary>
    public uint Iteration { get; }
    /// <summary>Entry count: how many records there are.</summary>
    public ulong EntryCount { get; }
}

/// <summary>One record of a container.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct ContainerEntry
{
    /// <summary>Id: of the record.</summary>
    public uint Id { get; }
    /// <summary>Offset: of the first block, from the start of the file.</summary>
    public uint Offset { get; }
    /// <summary>Size: bytes as stored.</summary>
    public uint Size { get; }
    /// <summary>Time: seconds since 1970.</summary>
    public uint Time { get; }
    /// <summary>Iteration: in which it was changed last.</summary>
    public uint Iteration { get; }
    /// <summary>Flags: 1: compressed.</summary>
    public ushort Flags { get; }
    /// <summary>Version: of the record.</summary>
    public ushort Version { get; }
}

/// <summary>A change of a container: a record to put, or one to remove.</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeContainerChange
{
    internal uint Id;
    internal uint Time;
    internal uint Iteration;
    internal uint Reserved;
    internal void* Bytes;
    internal nuint Size;
}

/// <summary>Bytes of a container that are wanted next.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct AssetRange
{
    /// <summary>Offset: from the start of the container.</summary>
    public ulong Offset { get; }
    /// <summary>Size: bytes that are needed; 0: none.</summary>
    public uint Size { get; }
    /// <summary>Likely: bytes that are needed when the blocks follow one another, as they nearly always do.</summary>
    public uint Likely { get; }
}

/// <summary>A record that something needs and that is not loaded.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct MissingAsset
{
    /// <summary>Id.</summary>
    public uint Id { get; }
    /// <summary><c>Status.NotFound</c> when nobody has given it; otherwise why it cannot be decoded.</summary>
    public Status Status { get; }
}

/// <summary>What a Setup says about a body. Metres, before the object's scale. 0 as an id: none.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct SetupFacts
{
    /// <summary>Id: of the Setup.</summary>
    public uint Id { get; }
    /// <summary>Radius: of the body.</summary>
    public float Radius { get; }
    /// <summary>Height: of the body.</summary>
    public float Height { get; }
    /// <summary>Step up height: how high it steps up.</summary>
    public float StepUpHeight { get; }
    /// <summary>Step down height: how far it steps down.</summary>
    public float StepDownHeight { get; }
    /// <summary>Motion table: its motions.</summary>
    public uint MotionTable { get; }
    /// <summary>Default animation: what plays when nothing else does.</summary>
    public uint DefaultAnimation { get; }
    /// <summary>Sound table: its sounds.</summary>
    public uint SoundTable { get; }
    /// <summary>Script table: its scripts, by type.</summary>
    public uint ScriptTable { get; }
    /// <summary>Default script: the script that it begins with.</summary>
    public uint DefaultScript { get; }
    /// <summary>Part count: how many parts it has.</summary>
    public uint PartCount { get; }
    /// <summary>Hold location count: how many places where other things attach.</summary>
    public uint HoldLocationCount { get; }
}

/// <summary>One part of a body.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct SetupPart
{
    /// <summary>Model: a GfxObj.</summary>
    public uint Model { get; }
    /// <summary>Scale: of the model.</summary>
    public Vector3 Scale { get; }
}

/// <summary>Where other things attach to a body.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct HoldLocation
{
    /// <summary>Key: 1 right hand, 2 left hand, 3 shield, 4 belt, 5 quiver; files hold others.</summary>
    public uint Key { get; }
    /// <summary>Part: index of the part that holds.</summary>
    public uint Part { get; }
    /// <summary>Frame: relative to that part; a rotation that is invalid in the file is the identity.</summary>
    public Frame Frame { get; }
}

/// <summary>The fixed part of the WAVEFORMATEX of a Wave.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct WaveFormat
{
    /// <summary>Tag: 1: PCM, little-endian, 8 bits unsigned or 16 signed; 0x55: an MP3 stream.</summary>
    public ushort Tag { get; }
    /// <summary>Channels.</summary>
    public ushort Channels { get; }
    /// <summary>Samples per second.</summary>
    public uint SamplesPerSecond { get; }
    /// <summary>Bytes per second.</summary>
    public uint BytesPerSecond { get; }
    /// <summary>Block align.</summary>
    public ushort BlockAlign { get; }
    /// <summary>Bits per sample.</summary>
    public ushort BitsPerSample { get; }
}

/// <summary>How a world runs.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct WorldOptions
{
    internal uint _size;
    /// <summary>Viewer: the player's object: while it is in the world, ticks wake sleeping objects.</summary>
    public uint Viewer;
    /// <summary>
    /// Event capacity: events between two calls of <c>World.ClearEvents</c>; of one object at most half; at most 2^24.
    /// </summary>
    public ulong EventCapacity;
    /// <summary>Max objects: more are not created: <c>Status.LimitExceeded</c>.</summary>
    public ulong MaxObjects;
    /// <summary>Random seed: of sounds and of the pauses of scripts.</summary>
    public ulong RandomSeed;
    /// <summary>Event slots: events reserved for each object; more than 256 count as 256.</summary>
    public uint EventSlots;
    /// <summary>Max speed: of motions and run rates, in multiples of normal speed.</summary>
    public float MaxSpeed;
    /// <summary>Stall motion slack: seconds that a motion may wait after its last animation.</summary>
    public float StallMotionSlack;
    /// <summary>Stall move timeout: seconds without progress of a move.</summary>
    public float StallMoveTimeout;
    /// <summary>Ground: of objects that messages create.</summary>
    public Ground Ground;
    /// <summary>Gate passes: as the client: a tick simulates only 1/30 s after the last.</summary>
    public bool GatePasses;
    /// <summary>Sleep when far: as the client: objects over 96 m from the viewer stand still.</summary>
    public bool SleepWhenFar;
    /// <summary>Detect stalls: report motions and moves that exceed their longest duration.</summary>
    public bool DetectStalls;
    /// <summary>Reapply every modifier: repairs of retail's mistakes: both 0 is exactly as retail.</summary>
    public bool ReapplyEveryModifier;
    /// <summary>Even static turn: repairs a mistake of retail.</summary>
    public bool EvenStaticTurn;
    internal fixed byte _reserved[2];
    /// <summary>Pass tolerance: gate_passes: seconds that a pass may be early, 0 to 1/60; 0.002 suits 60 Hz.</summary>
    public double PassTolerance;

    /// <summary>Filled in with the library's defaults.</summary>
    public WorldOptions()
    {
        this = default;
        fixed (WorldOptions* self = &this) NativeMethods.acm_world_options_init(self);
    }

    /// <summary>The library's defaults. Compilers before C# 10 do not call the constructor.</summary>
    public static WorldOptions Default => new WorldOptions();
}

/// <summary>The game's side of a body: what the client asks its weenie object.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct WeenieFacts
{
    /// <summary>Present: false: counts as a creature with run rate 1, jump velocity 10 and no limits.</summary>
    public bool Present;
    /// <summary>Is creature: a creature, and not a thing.</summary>
    public bool IsCreature;
    /// <summary>Is local player: the player of this client.</summary>
    public bool IsLocalPlayer;
    /// <summary>Knows run rate: false: the rate last received over the network counts.</summary>
    public bool KnowsRunRate;
    /// <summary>How a weenie answers the client's questions about jumping.</summary>
    public JumpModel JumpModel;
    /// <summary>Can jump: refuses, linear: whether its load allows a jump.</summary>
    public bool CanJump;
    /// <summary>Knows stamina cost: refuses, linear.</summary>
    public bool KnowsStaminaCost;
    /// <summary>Recent player killer: formula: jumps cost more stamina.</summary>
    public bool RecentPlayerKiller;
    /// <summary>Run rate: a factor of running speed, 1 to 3.75 in the game, and 4.5 at skill 800.</summary>
    public float RunRate;
    /// <summary>Jump velocity: linear: metres per second at extent 1.</summary>
    public float JumpVelocity;
    /// <summary>Stamina cost: refuses, linear: of any jump.</summary>
    public int StaminaCost;
    /// <summary>Jump skill: formula.</summary>
    public float JumpSkill;
    /// <summary>Load: formula, runs_by_skill: burden over capacity.</summary>
    public float Load;
    /// <summary>Stamina: formula, runs_by_skill: without any, the skills count as 0.</summary>
    public int Stamina;
    /// <summary>Run skill: runs_by_skill.</summary>
    public float RunSkill;
    /// <summary>Runs by skill: the client's formula with run_skill and load is the run rate.</summary>
    public bool RunsBySkill;
    /// <summary>Run rate above 800: runs_by_skill: 4.5 from 800 on, as ACE has it; false: at exactly 800.</summary>
    public bool RunRateAbove800;
    internal fixed byte _reserved[2];
}

/// <summary>What a host says about an object.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct ObjectFacts
{
    internal uint _size;
    /// <summary><see cref="PhysicsState"/> bits.</summary>
    public PhysicsState State;
    /// <summary>Weenie: the game's side.</summary>
    public WeenieFacts Weenie;
    /// <summary>Scale: above 0, at most 1000.</summary>
    public float Scale;
    /// <summary>Ground height: flat, last known: metres; creating an object with last known ignores it.</summary>
    public float GroundHeight;
    /// <summary>Step down height: flat: metres; a walking body this near above the ground is set down on it.</summary>
    public float StepDownHeight;
    /// <summary>How a body finds out whether it stands on something.</summary>
    public Ground Ground;
    /// <summary>Placement blocked: no room where the body should be: a jump of interpolation waits.</summary>
    public bool PlacementBlocked;
    /// <summary>Blocked: it collides where it is: a body that ceases to be ethereal waits.</summary>
    public bool Blocked;
    internal byte _reserved;

    /// <summary>Filled in with the library's defaults.</summary>
    public ObjectFacts()
    {
        this = default;
        fixed (ObjectFacts* self = &this) NativeMethods.acm_object_facts_init(self);
    }

    /// <summary>The library's defaults. Compilers before C# 10 do not call the constructor.</summary>
    public static ObjectFacts Default => new ObjectFacts();
}

/// <summary>Where sounds and scripts come from. A table that is 0: the Setup's own.</summary>
[StructLayout(LayoutKind.Sequential)]
public partial struct ObjectEffects
{
    /// <summary>Sound table: its sounds.</summary>
    public uint SoundTable;
    /// <summary>Script table: its scripts, by type.</summary>
    public uint ScriptTable;
    /// <summary>Default script: a script type.</summary>
    public uint DefaultScript;
    /// <summary>Script intensity: which of its entries.</summary>
    public float ScriptIntensity;
    /// <summary>Translucency: that it begins with, 0 opaque to 1 invisible.</summary>
    public float Translucency;
}

/// <summary>How an object is made.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct ObjectParameters
{
    internal uint _size;
    /// <summary>Setup: 0: nothing to show, no sizes.</summary>
    public uint Setup;
    /// <summary>Motion table: 0: the Setup's own.</summary>
    public uint MotionTable;
    /// <summary>Position: where it is.</summary>
    public Position Position;
    /// <summary>Effects: sounds and scripts.</summary>
    public ObjectEffects Effects;
    /// <summary>In world: false: in a pack, or held.</summary>
    public bool InWorld;
    internal fixed byte _reserved[3];
    /// <summary>Facts: its size counts too.</summary>
    public ObjectFacts Facts;

    /// <summary>Filled in with the library's defaults.</summary>
    public ObjectParameters()
    {
        this = default;
        fixed (ObjectParameters* self = &this) NativeMethods.acm_object_parameters_init(self);
    }

    /// <summary>The library's defaults. Compilers before C# 10 do not call the constructor.</summary>
    public static ObjectParameters Default => new ObjectParameters();
}

/// <summary>What a body is to do.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct InterpretedMotionState
{
    /// <summary>Current style: the stance.</summary>
    public MotionCommand CurrentStyle;
    /// <summary>Forward command: forward, backward, or a posture.</summary>
    public MotionCommand ForwardCommand;
    /// <summary>Forward speed: multiple of normal speed.</summary>
    public float ForwardSpeed;
    /// <summary>Sidestep command: sideways.</summary>
    public MotionCommand SidestepCommand;
    /// <summary>Sidestep speed: multiple of normal speed.</summary>
    public float SidestepSpeed;
    /// <summary>Turn command: turning.</summary>
    public MotionCommand TurnCommand;
    /// <summary>Turn speed: multiple of normal speed.</summary>
    public float TurnSpeed;

    /// <summary>Filled in with the library's defaults.</summary>
    public InterpretedMotionState()
    {
        this = default;
        fixed (InterpretedMotionState* self = &this) NativeMethods.acm_interpreted_motion_state_init(self);
    }

    /// <summary>The library's defaults. Compilers before C# 10 do not call the constructor.</summary>
    public static InterpretedMotionState Default => new InterpretedMotionState();
}

/// <summary>An object as it is now.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct ObjectState
{
    /// <summary>Guid: 0: there is no such object, and nothing else is set.</summary>
    public uint Guid { get; }
    /// <summary>Position: where it is.</summary>
    public Position Position { get; }
    /// <summary>Velocity: metres per second, world axes; moves the body in the air.</summary>
    public Vector3 Velocity { get; }
    /// <summary>Achieved velocity: displacement of the last step over its length.</summary>
    public Vector3 AchievedVelocity { get; }
    /// <summary>Omega: world axes; radians per second, of an object that animates in place per update.</summary>
    public Vector3 Omega { get; }
    /// <summary><see cref="PhysicsState"/> bits.</summary>
    public PhysicsState State { get; }
    /// <summary>Scale: of the body.</summary>
    public float Scale { get; }
    /// <summary>Body size: scaled.</summary>
    public Cylinder BodySize { get; }
    /// <summary>Contact: it touches something.</summary>
    public bool Contact { get; }
    /// <summary>On walkable: that can be walked on.</summary>
    public bool OnWalkable { get; }
    /// <summary>Active: false: asleep, not simulated.</summary>
    public bool Active { get; }
    /// <summary>In world: false: in a pack, held, or nowhere.</summary>
    public bool InWorld { get; }
    /// <summary>Last move was autonomous: the object's own doing, and not the server's.</summary>
    public bool LastMoveWasAutonomous { get; }
    /// <summary>Parent: the object that holds it; 0: none.</summary>
    public uint Parent { get; }
    /// <summary>Hold location: where on the parent.</summary>
    public uint HoldLocation { get; }
    /// <summary>Setup: what it looks like.</summary>
    public uint Setup { get; }
    /// <summary>Motion table: 0: none, or not loaded.</summary>
    public uint MotionTable { get; }
    /// <summary>Part count: how many parts it has.</summary>
    public ushort PartCount { get; }
    /// <summary>Style: its stance.</summary>
    public MotionCommand Style { get; }
    /// <summary>Substate: the cycle that plays.</summary>
    public MotionCommand Substate { get; }
    /// <summary>Substate speed: multiple of normal speed.</summary>
    public float SubstateSpeed { get; }
    /// <summary>Animation: that plays; 0: none.</summary>
    public uint Animation { get; }
    /// <summary>Frame number: within it; the key frame shown is its floor.</summary>
    public double FrameNumber { get; }
    /// <summary>Pending motions: that have not been done yet.</summary>
    public ushort PendingMotions { get; }
    /// <summary>Effects: sounds and scripts.</summary>
    public ObjectEffects Effects { get; }
    /// <summary>Translucency: of the whole object now.</summary>
    public float Translucency { get; }
    /// <summary>Queued scripts: that play or wait.</summary>
    public ushort QueuedScripts { get; }
    /// <summary>Movement: what the body is to do.</summary>
    public InterpretedMotionState Movement { get; }
    /// <summary>Where a body moves by itself.</summary>
    public MoveKind Move { get; }
    /// <summary>Move target: the object that it moves to.</summary>
    public uint MoveTarget { get; }
    /// <summary>Stuck to: 0: none.</summary>
    public uint StuckTo { get; }
    /// <summary>Interpolating: it follows positions that it was sent.</summary>
    public bool Interpolating { get; }
    /// <summary>Constrained: it is held back within a distance.</summary>
    public bool Constrained { get; }
}

/// <summary>How a motion or a move is carried out.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct MovementParameters
{
    /// <summary><see cref="MovementFlags"/> bits.</summary>
    public MovementFlags Flags;
    /// <summary>Distance to object: metres: a move towards something ends within this distance.</summary>
    public float DistanceToObject;
    /// <summary>Min distance: metres: a move away ends beyond this distance.</summary>
    public float MinDistance;
    /// <summary>Fail distance: metres: a move fails this far from its start.</summary>
    public float FailDistance;
    /// <summary>Desired heading: degrees, 0 north, 90 east.</summary>
    public float DesiredHeading;
    /// <summary>Speed: a multiple of normal speed.</summary>
    public float Speed;
    /// <summary>Walk run threshold: metres left to go: farther runs, nearer walks.</summary>
    public float WalkRunThreshold;
    /// <summary>Context id: chosen by the host; events give it back.</summary>
    public uint ContextId;
    /// <summary>Which key modifies a movement.</summary>
    public HoldKey HoldKeyToApply;
    /// <summary>Action stamp: timestamp of an action of a message; 0 otherwise.</summary>
    public uint ActionStamp;

    /// <summary>Filled in with the library's defaults.</summary>
    public MovementParameters()
    {
        this = default;
        fixed (MovementParameters* self = &this) NativeMethods.acm_movement_parameters_init(self);
    }

    /// <summary>The library's defaults. Compilers before C# 10 do not call the constructor.</summary>
    public static MovementParameters Default => new MovementParameters();
}

/// <summary>One order to a body.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct Order
{
    internal uint _size;
    /// <summary>
    /// Which fields of <c>Order</c> count, and who takes the order: the body (<c>World.Order</c>), the server
    /// (<c>Server.Order</c>), or both. The other one returns <c>Status.Unsupported</c>.
    /// </summary>
    public OrderType Type;
    /// <summary>
    /// Parameters: of DoMotion, StopMotion, MoveToObject, MoveToPosition, MoveToTarget, TurnToObject, TurnToHeading.
    /// </summary>
    public MovementParameters Parameters;
    /// <summary>Motion: of DoMotion, StopMotion.</summary>
    public MotionCommand Motion;
    /// <summary>Target: of MoveToObject, MoveToTarget, TurnToObject, StickTo.</summary>
    public uint Target;
    /// <summary>Position: of MoveToPosition, MoveToTarget, InterpolateTo, ConstrainTo, Teleport.</summary>
    public Position Position;
    /// <summary>Target size: of MoveToTarget.</summary>
    public Cylinder TargetSize;
    /// <summary>Velocity: metres per second.</summary>
    public Vector3 Velocity;
    /// <summary>Omega: radians per second.</summary>
    public Vector3 Omega;
    /// <summary>Extent: of a jump, 0 to 1.</summary>
    public float Extent;
    /// <summary>Run rate: of SetRunRate.</summary>
    public float RunRate;
    /// <summary>Constraint start: metres of path.</summary>
    public float ConstraintStart;
    /// <summary>Constraint max: of ConstrainTo.</summary>
    public float ConstraintMax;
    /// <summary><see cref="PhysicsState"/> bits.</summary>
    public PhysicsState State;
    /// <summary>Keep heading: of InterpolateTo.</summary>
    public bool KeepHeading;
    internal fixed byte _reserved[3];

    /// <summary>Filled in with the library's defaults.</summary>
    public Order(OrderType type)
    {
        this = default;
        fixed (Order* self = &this) NativeMethods.acm_order_init(self, (uint)type);
    }
}

/// <summary>What the keys ask for, before it is interpreted.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct RawMotionState
{
    /// <summary>Which key modifies a movement.</summary>
    public HoldKey CurrentHoldKey;
    /// <summary>Current style: the stance.</summary>
    public MotionCommand CurrentStyle;
    /// <summary>Forward command: forward, backward, or a posture.</summary>
    public MotionCommand ForwardCommand;
    /// <summary>Which key modifies a movement.</summary>
    public HoldKey ForwardHoldKey;
    /// <summary>Forward speed: multiple of normal speed.</summary>
    public float ForwardSpeed;
    /// <summary>Sidestep command: sideways.</summary>
    public MotionCommand SidestepCommand;
    /// <summary>Which key modifies a movement.</summary>
    public HoldKey SidestepHoldKey;
    /// <summary>Sidestep speed: multiple of normal speed.</summary>
    public float SidestepSpeed;
    /// <summary>Turn command: turning.</summary>
    public MotionCommand TurnCommand;
    /// <summary>Which key modifies a movement.</summary>
    public HoldKey TurnHoldKey;
    /// <summary>Turn speed: multiple of normal speed.</summary>
    public float TurnSpeed;

    /// <summary>Filled in with the library's defaults.</summary>
    public RawMotionState()
    {
        this = default;
        fixed (RawMotionState* self = &this) NativeMethods.acm_raw_motion_state_init(self);
    }

    /// <summary>The library's defaults. Compilers before C# 10 do not call the constructor.</summary>
    public static RawMotionState Default => new RawMotionState();
}

/// <summary>A one-shot motion as it travels with an interpreted motion state.</summary>
[StructLayout(LayoutKind.Sequential)]
public partial struct MotionAction
{
    /// <summary>Command: which motion.</summary>
    public MotionCommand Command;
    /// <summary>Speed: multiple of normal speed.</summary>
    public float Speed;
    /// <summary>Timestamp: 15 bits on the wire.</summary>
    public ushort Timestamp;
    /// <summary>Autonomous: the object's own doing.</summary>
    public bool Autonomous;
    internal byte _reserved;
}

/// <summary>An object that is not in the world, as the host knows it.</summary>
[StructLayout(LayoutKind.Sequential)]
public partial struct Target
{
    /// <summary>Guid.</summary>
    public uint Guid;
    /// <summary>Position: where it is.</summary>
    public Position Position;
    /// <summary>Body size: how large it is.</summary>
    public Cylinder BodySize;
    /// <summary>Velocity: metres per second.</summary>
    public Vector3 Velocity;
}

/// <summary>The steps that take a body to the world's clock, in seconds.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct StepPlan
{
    /// <summary>Count.</summary>
    public uint Count { get; internal set; }
    internal readonly uint _reserved;
    internal fixed double _quanta[11];
}

/// <summary>What the host's collision makes of a proposed frame.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct StepAnswer
{
    /// <summary>Frame: where the body ends up.</summary>
    public Frame Frame;
    /// <summary>Contact: it touches something there.</summary>
    public bool Contact;
    /// <summary>Walkable: that can be walked on.</summary>
    public bool Walkable;
    internal fixed byte _reserved[2];
}

/// <summary>Where a hook is stored: frame and place of an animation, or entry of a script.</summary>
[StructLayout(LayoutKind.Sequential)]
public partial struct HookSource
{
    /// <summary>Animation: 0: it stands in <c>Script</c>.</summary>
    public uint Animation;
    /// <summary>Script: 0: it stands in <c>Animation</c>.</summary>
    public uint Script;
    /// <summary>Frame: of the animation.</summary>
    public uint Frame;
    /// <summary>Index: among the hooks of the frame, or the script's entry.</summary>
    public uint Index;
}

/// <summary>A motion has left the queue.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct MotionDoneEvent
{
    /// <summary>Motion.</summary>
    public MotionCommand Motion { get; }
    /// <summary>Success: false: it was abandoned, not finished.</summary>
    public bool Success { get; }
    /// <summary>Context id.</summary>
    public uint ContextId { get; }
    /// <summary>Move context id: of the move which made the motion; 0: no move did.</summary>
    public uint MoveContextId { get; }
}

/// <summary>A move has asked for a motion that was refused.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct MotionRefusedEvent
{
    /// <summary>Motion.</summary>
    public MotionCommand Motion { get; }
    /// <summary>Why a motion was refused: the client's own codes.</summary>
    public MotionError MotionError { get; }
    /// <summary>Context id.</summary>
    public uint ContextId { get; }
    /// <summary>Move context id.</summary>
    public uint MoveContextId { get; }
}

/// <summary>A hook fires: <c>World.HookFields</c> gives its fields.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct HookEvent
{
    /// <summary>What a hook asks of the body or the host: the client's names.</summary>
    public HookType Type { get; }
    /// <summary>Source: where it is stored.</summary>
    public HookSource Source { get; }
    /// <summary>Order: its place among the hooks of this step; of a script 0.</summary>
    public uint Order { get; }
    /// <summary>Context id: of the motion that plays.</summary>
    public uint ContextId { get; }
    /// <summary>Move context id: of the move which made the motion; 0: no move did.</summary>
    public uint MoveContextId { get; }
    /// <summary>Wave: what is heard; 0 for nothing.</summary>
    public uint Wave { get; }
    /// <summary>Volume: of the sound.</summary>
    public float Volume { get; }
    /// <summary>Scale: of the body: radius and height of an Attack are multiplied by it.</summary>
    public float Scale { get; }
}

/// <summary>The body was given a velocity, in its own axes: it leaves the ground.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct VelocitySetEvent
{
    /// <summary>Local velocity.</summary>
    public Vector3 LocalVelocity { get; }
}

/// <summary>A move has ended, and the body has stopped.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct MoveFinishedEvent
{
    /// <summary>Motion error: 0: it arrived.</summary>
    public MotionError MotionError { get; }
    /// <summary>Context id.</summary>
    public uint ContextId { get; }
}

/// <summary>The body begins, or ceases, to stick to another.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct StickEvent
{
    /// <summary>Target.</summary>
    public uint Target { get; }
}

/// <summary>Interpolation has fallen behind: the body jumps to where it should be.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct BlippedEvent
{
    /// <summary>To.</summary>
    public Position To { get; }
    /// <summary>Distance.</summary>
    public float Distance { get; }
}

/// <summary>The watched object is gone, has teleported, or has sent no update for too long.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct TargetLostEvent
{
    /// <summary>Target.</summary>
    public uint Target { get; }
    /// <summary>What has become of a target.</summary>
    public TargetStatus Status { get; }
}

/// <summary>At most one for each object, limit and tick.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct LimitReachedEvent
{
    /// <summary>Which limit made the engine refuse or leave out something.</summary>
    public Limit Limit { get; }
    /// <summary>Count.</summary>
    public uint Count { get; }
}

/// <summary>The object is there, but not its Setup or its motion table.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct AssetMissingEvent
{
    /// <summary>Id.</summary>
    public uint Id { get; }
}

/// <summary>A motion or move exceeded its maximum possible duration. Nothing is done about it.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct StalledEvent
{
    /// <summary>Is move.</summary>
    public bool IsMove { get; }
    /// <summary>Motion.</summary>
    public MotionCommand Motion { get; }
    /// <summary>Animations: that the motion still waits for.</summary>
    public uint Animations { get; }
    /// <summary>Age: seconds.</summary>
    public float Age { get; }
}

/// <summary>A sound message is heard.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct SoundHeardEvent
{
    /// <summary>Sound type.</summary>
    public uint SoundType { get; }
    /// <summary>Wave.</summary>
    public uint Wave { get; }
    /// <summary>Volume.</summary>
    public float Volume { get; }
    /// <summary>Position: of the object when the message was applied.</summary>
    public Position Position { get; }
}

/// <summary>A message that waited for its object was not applied when the object came.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct MessageNotAppliedEvent
{
    /// <summary>Opcode: the message's number.</summary>
    public uint Opcode { get; }
    /// <summary>Why a message was not accepted: docs/faq.md and <c>Library.CheckReasonText</c> explain them.</summary>
    public CheckReason Reason { get; }
    /// <summary>Movement only: the rest of the message was applied.</summary>
    public bool MovementOnly { get; }
}

/// <summary>Something that happened to an object, in 64 bytes. The type says which of the fields is set.</summary>
[StructLayout(LayoutKind.Explicit, Size = 64)]
public readonly struct Event
{
    [FieldOffset(0)] private readonly double _time;
    [FieldOffset(8)] private readonly uint _object;
    [FieldOffset(12)] private readonly EventType _type;
    [FieldOffset(16)] private readonly MotionDoneEvent _motionDone;
    [FieldOffset(16)] private readonly MotionRefusedEvent _motionRefused;
    [FieldOffset(16)] private readonly HookEvent _hook;
    [FieldOffset(16)] private readonly VelocitySetEvent _velocitySet;
    [FieldOffset(16)] private readonly MoveFinishedEvent _moveFinished;
    [FieldOffset(16)] private readonly StickEvent _stick;
    [FieldOffset(16)] private readonly BlippedEvent _blipped;
    [FieldOffset(16)] private readonly TargetLostEvent _targetLost;
    [FieldOffset(16)] private readonly LimitReachedEvent _limitReached;
    [FieldOffset(16)] private readonly AssetMissingEvent _assetMissing;
    [FieldOffset(16)] private readonly StalledEvent _stalled;
    [FieldOffset(16)] private readonly SoundHeardEvent _soundHeard;
    [FieldOffset(16)] private readonly MessageNotAppliedEvent _messageNotApplied;

    /// <summary>Time: the object's clock, in seconds of the world.</summary>
    public double Time => _time;

    /// <summary>Object: that it happened to.</summary>
    public uint Object => _object;

    /// <summary>What happened, and which fields of the event are set.</summary>
    public EventType Type => _type;

    /// <summary>A motion has left the queue.</summary>
    public MotionDoneEvent MotionDone => _motionDone;

    /// <summary>A move has asked for a motion that was refused.</summary>
    public MotionRefusedEvent MotionRefused => _motionRefused;

    /// <summary>A hook fires: <c>World.HookFields</c> gives its fields.</summary>
    public HookEvent Hook => _hook;

    /// <summary>The body was given a velocity, in its own axes: it leaves the ground.</summary>
    public VelocitySetEvent VelocitySet => _velocitySet;

    /// <summary>A move has ended, and the body has stopped.</summary>
    public MoveFinishedEvent MoveFinished => _moveFinished;

    /// <summary>The body begins, or ceases, to stick to another.</summary>
    public StickEvent Stick => _stick;

    /// <summary>Interpolation has fallen behind: the body jumps to where it should be.</summary>
    public BlippedEvent Blipped => _blipped;

    /// <summary>The watched object is gone, has teleported, or has sent no update for too long.</summary>
    public TargetLostEvent TargetLost => _targetLost;

    /// <summary>At most one for each object, limit and tick.</summary>
    public LimitReachedEvent LimitReached => _limitReached;

    /// <summary>The object is there, but not its Setup or its motion table.</summary>
    public AssetMissingEvent AssetMissing => _assetMissing;

    /// <summary>A motion or move exceeded its maximum possible duration. Nothing is done about it.</summary>
    public StalledEvent Stalled => _stalled;

    /// <summary>A sound message is heard.</summary>
    public SoundHeardEvent SoundHeard => _soundHeard;

    /// <summary>A message that waited for its object was not applied when the object came.</summary>
    public MessageNotAppliedEvent MessageNotApplied => _messageNotApplied;
}

/// <summary>
/// One field of a hook. Frames and vectors are one value for each number, such as "offset.origin.x".
/// </summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeHookValue
{
    internal byte* Name;
    internal HookValueKind Kind;
    internal float Number;
    internal uint Integer;
}

/// <summary>All fields of a hook, in the order of the file.</summary>
[StructLayout(LayoutKind.Sequential)]
internal partial struct NativeHookFields
{
    internal HookType Type;
    internal int Direction;
    internal uint Count;
    internal readonly NativeHookValue Values0;
    internal readonly NativeHookValue Values1;
    internal readonly NativeHookValue Values2;
    internal readonly NativeHookValue Values3;
    internal readonly NativeHookValue Values4;
    internal readonly NativeHookValue Values5;
    internal readonly NativeHookValue Values6;
    internal readonly NativeHookValue Values7;
    internal readonly NativeHookValue Values8;
    internal readonly NativeHookValue Values9;
}

/// <summary>What a sound of an object plays, chosen anew.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct SoundQuery
{
    internal uint _size;
    /// <summary>Sound type: when <c>Hook</c> names none.</summary>
    public uint SoundType;
    /// <summary>Hook: a Sound, SoundTable or SoundTweaked hook.</summary>
    public HookSource Hook;
    /// <summary>Pick: random, at least 0 and below 1: which of several waves.</summary>
    public double Pick;
    /// <summary>Roll: random, 0 to 1: the wave plays when its probability lies above.</summary>
    public double Roll;
    /// <summary>Fair: false: as retail, never the last of several; true: all alike.</summary>
    public bool Fair;
    internal fixed byte _reserved[7];

    /// <summary>Filled in with the library's defaults.</summary>
    public SoundQuery()
    {
        this = default;
        fixed (SoundQuery* self = &this) NativeMethods.acm_sound_query_init(self);
    }

    /// <summary>The library's defaults. Compilers before C# 10 do not call the constructor.</summary>
    public static SoundQuery Default => new SoundQuery();
}

/// <summary>What is heard.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct SoundChoice
{
    /// <summary>Wave: 0: silence.</summary>
    public uint Wave { get; }
    /// <summary>Priority.</summary>
    public float Priority { get; }
    /// <summary>Volume: of the sound.</summary>
    public float Volume { get; }
}

/// <summary>Which poses are wanted. As initialised: what retail shows.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct PoseOptions
{
    internal uint _size;
    /// <summary>How the place of a part is written.</summary>
    public PoseFormat Format;
    /// <summary>Smooth: blends neighbouring key frames; retail never does.</summary>
    public bool Smooth;
    /// <summary>Display: at the display place, which moves between ticks too.</summary>
    public bool Display;
    /// <summary>Column major: of matrices: column after column; false: row after row.</summary>
    public bool ColumnMajor;
    /// <summary>Report scales: matrices are rigid and <c>PoseBuffer.Scales</c> receives the scales of parts.</summary>
    public bool ReportScales;
    /// <summary>Zero unused: room that an object has no parts for is set to zero.</summary>
    public bool ZeroUnused;
    /// <summary>In landblock: relative to <c>Landblock</c>; false: to the landblock of each object.</summary>
    public bool InLandblock;
    internal byte _reserved;
    /// <summary>Landblock: any cell of it.</summary>
    public uint Landblock;
    /// <summary>Seconds since tick: display: 0 to 0.2, from the last tick to the moment that is drawn.</summary>
    public double SecondsSinceTick;
    internal void* _look;

    /// <summary>Filled in with the library's defaults.</summary>
    public PoseOptions()
    {
        this = default;
        fixed (PoseOptions* self = &this) NativeMethods.acm_pose_options_init(self);
    }

    /// <summary>The library's defaults. Compilers before C# 10 do not call the constructor.</summary>
    public static PoseOptions Default => new PoseOptions();
}

/// <summary>
/// Memory of the caller for poses. Strides are in bytes and multiples of 4; bytes between parts are not touched.
/// </summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativePoseBuffer
{
    internal uint Size;
    internal uint PartCapacity;
    internal void* Data;
    internal nuint DataSize;
    internal nuint PartStride;
    internal nuint ObjectStride;
    internal void* Scales;
    internal nuint ScalesSize;
    internal nuint ScalePartStride;
    internal nuint ScaleObjectStride;
    internal void* Meshes;
    internal nuint MeshesSize;
    internal nuint MeshPartStride;
    internal nuint MeshObjectStride;
}

/// <summary>How a part is shown, as hooks have left it.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct PartLook
{
    /// <summary>Translucency: 0: opaque, 1: invisible.</summary>
    public float Translucency { get; }
    /// <summary>Luminosity: how it glows.</summary>
    public float Luminosity { get; }
    /// <summary>Diffuse: how it takes light.</summary>
    public float Diffuse { get; }
    /// <summary>Is drawn: whether it is drawn.</summary>
    public bool IsDrawn { get; }
}

/// <summary>What came of a message that was received.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct CheckResult
{
    /// <summary>What came of a message.</summary>
    public CheckAction Action { get; internal set; }
    /// <summary>Why a message was not accepted: docs/faq.md and <c>Library.CheckReasonText</c> explain them.</summary>
    public CheckReason Reason { get; internal set; }
    /// <summary>Movement reason: why the movement in an accepted message was not applied; 0: it was.</summary>
    public CheckReason MovementReason { get; internal set; }
    /// <summary>Corrected: server: the position was too far off; a correction is on its way.</summary>
    public bool Corrected { get; internal set; }
    /// <summary>Over budget: server: because of the speed of travel.</summary>
    public bool OverBudget { get; internal set; }
    /// <summary>Slowed: server: a speed was brought down.</summary>
    public bool Slowed { get; internal set; }
    internal fixed byte _reserved[2];
    /// <summary>Waits for: the object that a deferred message waits for.</summary>
    public uint WaitsFor { get; internal set; }
    /// <summary>Stamina cost: server: of a jump.</summary>
    public int StaminaCost { get; internal set; }
    /// <summary>Motion error: server, the answer to a motion that was asked for.</summary>
    public MotionError MotionError { get; internal set; }
    internal readonly byte* _field;
}

/// <summary>A message that is to be sent: <c>Size</c> bytes of the buffer from <c>Offset</c> on.</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeOutbound
{
    internal uint Offset;
    internal uint Size;
    internal uint About;
    internal Audience Audience;
    internal fixed byte _reserved[3];
}

/// <summary>How a client runs.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct ClientOptions
{
    internal uint _size;
    /// <summary>Max deferred messages: at most 2^20.</summary>
    public uint MaxDeferredMessages;
    /// <summary>Max deferred bytes: of all of them together; at most 2^26.</summary>
    public uint MaxDeferredBytes;
    /// <summary>
    /// Expects player: true: messages are deferred until the player is named; false: for a spectator.
    /// </summary>
    public bool ExpectsPlayer;
    /// <summary>Run key sends: the run key alone sends MoveToState.</summary>
    public bool RunKeySends;
    /// <summary>Resuming sends: so does a held key that resumes after the server's motion.</summary>
    public bool ResumingSends;
    /// <summary>Silent in portal: nothing is sent while a teleport is awaited.</summary>
    public bool SilentInPortal;
    /// <summary>Max objects: messages create no objects while the world has this many.</summary>
    public uint MaxObjects;
    /// <summary>Run as default: the player's own choice: the run key then means walking.</summary>
    public bool RunAsDefault;
    internal fixed byte _reserved[3];

    /// <summary>Filled in with the library's defaults.</summary>
    public ClientOptions()
    {
        this = default;
        fixed (ClientOptions* self = &this) NativeMethods.acm_client_options_init(self);
    }

    /// <summary>The library's defaults. Compilers before C# 10 do not call the constructor.</summary>
    public static ClientOptions Default => new ClientOptions();
}

/// <summary>A client as it is now.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct ClientState
{
    /// <summary>Player: the local player.</summary>
    public uint Player { get; }
    /// <summary>Jump level: how far a jump is charged, 0 to 1.</summary>
    public float JumpLevel { get; }
    /// <summary>Autonomy level: 0 to 2.</summary>
    public uint AutonomyLevel { get; }
    /// <summary>Controlled by server: the server decides what the player does.</summary>
    public bool ControlledByServer { get; }
    /// <summary>Auto run: runs on without a key.</summary>
    public bool AutoRun { get; }
    /// <summary>Mouse look: the mouse turns the body.</summary>
    public bool MouseLook { get; }
    internal readonly byte _reserved;
    /// <summary>Deferred messages: messages that wait for their objects.</summary>
    public ulong DeferredMessages { get; }
    /// <summary>Evicted messages: deferred messages that were evicted to make room for others.</summary>
    public ulong EvictedMessages { get; }
    /// <summary>Outbox messages: messages in the outbox, and bytes of all of them.</summary>
    public ulong OutboxMessages { get; }
    /// <summary>Outbox bytes: bytes of all of them.</summary>
    public ulong OutboxBytes { get; }
}

/// <summary>One command of the keyboard or of the mouse.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct Key
{
    /// <summary>Motion: a movement, a posture, an emote, HoldRun, HoldSidestep or Jump.</summary>
    public MotionCommand Motion;
    /// <summary>Speed: 1: normal.</summary>
    public float Speed;
    /// <summary>Is mouse.</summary>
    public bool IsMouse;
    /// <summary>Run: mouse only.</summary>
    public bool Run;
    internal fixed byte _reserved[2];
}

/// <summary>What a server decides for itself. Seconds and metres.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct ServerRules
{
    internal uint _size;
    /// <summary>Max actions: that may wait on one body.</summary>
    public uint MaxActions;
    /// <summary>Move interval: between positions of a creature that moves to something.</summary>
    public double MoveInterval;
    /// <summary>Other interval: between positions of any other body that has moved.</summary>
    public double OtherInterval;
    /// <summary>Relay interval: between positions sent to others because of a player's keys.</summary>
    public double RelayInterval;
    /// <summary>
    /// Player interval: between positions of a player who moves itself; 0: only what its client says.
    /// </summary>
    public double PlayerInterval;
    /// <summary>Lateness: a client's position on its body's path this long ago is ignored; 0: never.</summary>
    public double Lateness;
    /// <summary>Farthest request: a client that is this far off or farther is corrected.</summary>
    public float FarthestRequest;
    /// <summary>Max key speed: speeds of a client's keys are brought down to this.</summary>
    public float MaxKeySpeed;
    /// <summary>Travel speed: m/s between the places that a client states; 0: what its run rate allows.</summary>
    public float TravelSpeed;
    /// <summary>Travel slack: seconds of travel that may be saved up.</summary>
    public float TravelSlack;
    /// <summary>Bounds jumps: no jump is faster than the weenie's skill allows.</summary>
    public bool BoundsJumps;
    /// <summary>Announces jumps: an empty UpdateMotion goes before each jump, as ACE does.</summary>
    public bool AnnouncesJumps;
    /// <summary>AutonomyLevel is obeyed.</summary>
    public bool ClientsChooseLevel;
    internal fixed byte _reserved[1];
    /// <summary>Min key speed: speeds of a client's emotes and keys, but turns, are brought up to this.</summary>
    public float MinKeySpeed;
    /// <summary>
    /// Jump slack: seconds that a jump may arrive before the landing of the body, for which it waits.
    /// </summary>
    public double JumpSlack;

    /// <summary>Filled in with the library's defaults.</summary>
    public ServerRules()
    {
        this = default;
        fixed (ServerRules* self = &this) NativeMethods.acm_server_rules_init(self);
    }

    /// <summary>The library's defaults. Compilers before C# 10 do not call the constructor.</summary>
    public static ServerRules Default => new ServerRules();
}

/// <summary>Colours that replace those of the base palette: the same entries of another palette.</summary>
[StructLayout(LayoutKind.Sequential)]
public partial struct SubPalette
{
    /// <summary>Palette: 0: none; the object then keeps its original colours.</summary>
    public uint Palette;
    /// <summary>First: entry of the palette, 0 to 2040; messages carry multiples of 8.</summary>
    public uint First;
    /// <summary>Count: entries, 8 to 2048; likewise.</summary>
    public uint Count;
}

/// <summary>On one part, every surface whose own texture is the old one shows the new one.</summary>
[StructLayout(LayoutKind.Sequential)]
public partial struct TextureChange
{
    /// <summary>Part: index among the Setup's parts.</summary>
    public byte Part;
    /// <summary>Old texture: a SurfaceTexture; 0: none.</summary>
    public uint OldTexture;
    /// <summary>New texture: a SurfaceTexture.</summary>
    public uint NewTexture;
}

/// <summary>A part shows another mesh.</summary>
[StructLayout(LayoutKind.Sequential)]
public partial struct PartChange
{
    /// <summary>Part: index among the Setup's parts.</summary>
    public byte Part;
    /// <summary>Mesh: a GfxObj; 0: none, which changes nothing.</summary>
    public uint Mesh;
}

/// <summary>
/// What an object wears: the client's ObjDesc. Lists of the caller, to be read, or with room for those that a call
/// writes. With too little room for one of them a call writes nothing but the counts and returns
/// <c>Status.BufferFull</c>.
/// </summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeAppearance
{
    internal uint Size;
    internal uint BasePalette;
    internal void* SubPalettes;
    internal void* TextureChanges;
    internal void* PartChanges;
    internal uint SubPaletteCount;
    internal uint TextureChangeCount;
    internal uint PartChangeCount;
    internal uint SubPaletteCapacity;
    internal uint TextureChangeCapacity;
    internal uint PartChangeCapacity;
}

/// <summary>A thing that is worn.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct Garment
{
    /// <summary>Clothing table.</summary>
    public uint ClothingTable;
    /// <summary>Palette template: which dye of the table; 0: none, the body keeps its colours.</summary>
    public uint PaletteTemplate;
    internal fixed double _shades[4];
}

/// <summary>Why a garment is not worn as it is described.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly unsafe partial struct GarmentFinding
{
    /// <summary>Garment: index among those that were given.</summary>
    public uint Garment { get; }
    /// <summary>Negative: the call was wrong; 0: done; positive: what was asked for could not be done.</summary>
    public Status Status { get; }
    /// <summary>Object id: the record concerned; 0: none.</summary>
    public uint ObjectId { get; }
    internal readonly uint _reserved;
    internal readonly byte* _field;
}

/// <summary>What a part shows.</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeLookPart
{
    internal uint Mesh;
    internal uint DrawnMesh;
    internal uint OriginalPalette;
    internal uint SurfaceCount;
    internal bool IsRecolored;
    internal bool IsMarker;
    internal fixed byte _reserved[2];
}

/// <summary>One surface of a part's mesh, as it is shown.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct LookSurface
{
    /// <summary>Surface: how it is blended and lit: <c>Material.OfSurface</c>.</summary>
    public uint Surface { get; }
    /// <summary>Texture: 0: one colour, that of the surface.</summary>
    public uint Texture { get; }
    /// <summary>Image: the best one that is loaded; 0: none is.</summary>
    public uint Image { get; }
    /// <summary>Palette: the image's own; 0: its pixels are colours.</summary>
    public uint Palette { get; }
}

/// <summary>Why a look is not all that its appearance says.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct LookFinding
{
    /// <summary>Why a look does not show everything that its appearance describes.</summary>
    public LookFindingKind Kind { get; internal set; }
    internal fixed byte _reserved[3];
    /// <summary>Part: 0xFFFFFFFF: concerns the colours.</summary>
    public uint Part { get; internal set; }
    /// <summary>Id: that is missing or does not fit; 0: none was named.</summary>
    public uint Id { get; internal set; }
}

/// <summary>How particles are run.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct ParticleOptions
{
    internal uint _size;
    /// <summary>
    /// Fixed roll: every draw gives this number, 0 to 1, for pictures and tests; below 0: the seed decides.
    /// </summary>
    public float FixedRoll;
    /// <summary>Seed: of all random numbers; each body has its own random stream.</summary>
    public ulong Seed;
    /// <summary>Max emitters: of one body; more are refused.</summary>
    public uint MaxEmitters;
    /// <summary>Max particles: of one body, that its emitters reserve; more are refused.</summary>
    public uint MaxParticles;
    /// <summary>
    /// Needs meshes: an emitter needs its mesh in the assets; false: the host has the meshes itself.
    /// </summary>
    public bool NeedsMeshes;
    internal fixed byte _reserved[7];

    /// <summary>Filled in with the library's defaults.</summary>
    public ParticleOptions()
    {
        this = default;
        fixed (ParticleOptions* self = &this) NativeMethods.acm_particle_options_init(self);
    }

    /// <summary>The library's defaults. Compilers before C# 10 do not call the constructor.</summary>
    public static ParticleOptions Default => new ParticleOptions();
}

/// <summary>One particle as it is drawn: 36 bytes, fit for the instances of one mesh.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct Particle
{
    /// <summary>
    /// Position: metres, from the south-west corner of the landblock of <c>ParticleEmitter.Cell</c>.
    /// </summary>
    public Vector3 Position { get; }
    internal readonly NativeQuaternion _rotation;
    /// <summary>Scale: of the mesh on all axes, 0.1 to 10.</summary>
    public float Scale { get; }
    /// <summary>Translucency: 0 opaque to 1; at exactly 1 it is not drawn.</summary>
    public float Translucency { get; }
}

/// <summary>An emitter of a body as it is now.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct ParticleEmitter
{
    /// <summary>Body: whose it is.</summary>
    public uint Body { get; internal set; }
    /// <summary>Emitter id: its key on the body; 0xFFFF0000 and up when the hook named none.</summary>
    public uint EmitterId { get; internal set; }
    /// <summary>Part: that it is on, or <c>Particles.WholeBody</c>.</summary>
    public uint Part { get; internal set; }
    /// <summary>Info: the ParticleEmitterInfo.</summary>
    public uint Info { get; internal set; }
    /// <summary>Mesh: the GfxObj that each particle shows.</summary>
    public uint Mesh { get; internal set; }
    /// <summary>Particle type: 1 to 12; others are not moved.</summary>
    public uint ParticleType { get; internal set; }
    /// <summary>Cell: of the body.</summary>
    public uint Cell { get; internal set; }
    /// <summary>Origin: of the emitter, as <c>Particle.Position</c>.</summary>
    public Vector3 Origin { get; internal set; }
    /// <summary>Sorting radius: metres that particles get away from it, roughly.</summary>
    public float SortingRadius { get; internal set; }
    /// <summary>First: its first particle among those of <c>Particles.Read</c> for the same body.</summary>
    public uint First { get; internal set; }
    /// <summary>Live: particles.</summary>
    public uint Live { get; internal set; }
    /// <summary>Emitted: particles since it was made; while it is not visible counted only.</summary>
    public uint Emitted { get; internal set; }
    /// <summary>Max particles: that may live at a time.</summary>
    public uint MaxParticles { get; internal set; }
    /// <summary>Total particles: after which it stops; 0: no limit.</summary>
    public int TotalParticles { get; internal set; }
    /// <summary>Total seconds: after which it stops; 0: no limit.</summary>
    public double TotalSeconds { get; internal set; }
    /// <summary>Age: seconds since it was made.</summary>
    public double Age { get; internal set; }
    /// <summary>Stopped: it emits no more, and is removed with its last particle.</summary>
    public bool Stopped { get; internal set; }
    internal fixed byte _reserved[7];
}

/// <summary>What an update has come to.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly unsafe partial struct ParticleReport
{
    /// <summary>Created: emitters.</summary>
    public uint Created { get; }
    /// <summary>Refused: emitters that hooks asked for.</summary>
    public uint Refused { get; }
    /// <summary>Status: why, of the first; 0: none was refused.</summary>
    public Status Status { get; }
    /// <summary>Object id: the record concerned.</summary>
    public uint ObjectId { get; }
    internal readonly byte* _field;
}

/// <summary>What a CreateParticle or CreateBlockingParticle hook says.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct ParticleRequest
{
    internal uint _size;
    /// <summary>Info: a ParticleEmitterInfo.</summary>
    public uint Info;
    /// <summary>Part: that emits; <c>Particles.WholeBody</c>: none.</summary>
    public uint Part;
    /// <summary>Offset: from the body or part, in its axes.</summary>
    public Vector3 Offset;
    /// <summary>Emitter id: 0: the next free one of 0xFFFF0000, 0xFFFF0001, ...</summary>
    public uint EmitterId;
    /// <summary>Blocking: does nothing when an emitter of that id is there.</summary>
    public bool Blocking;
    internal fixed byte _reserved[3];

    /// <summary>Filled in with the library's defaults.</summary>
    public ParticleRequest()
    {
        this = default;
        fixed (ParticleRequest* self = &this) NativeMethods.acm_particle_request_init(self);
    }

    /// <summary>The library's defaults. Compilers before C# 10 do not call the constructor.</summary>
    public static ParticleRequest Default => new ParticleRequest();
}

/// <summary>A motion begun in a steady state.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct MotionQuery
{
    internal uint _size;
    /// <summary>Motion table: whose motion it is.</summary>
    public uint MotionTable;
    /// <summary>Motion.</summary>
    public MotionCommand Motion;
    /// <summary>Speed: multiple of normal speed.</summary>
    public float Speed;
    /// <summary>Style: 0: the default style of the table.</summary>
    public MotionCommand Style;
    /// <summary>From: the cycle that plays; 0: the default of the style.</summary>
    public MotionCommand From;
    /// <summary>From speed: multiple of normal speed.</summary>
    public float FromSpeed;
    internal uint _reserved;
    /// <summary>Tick seconds: of the server's ticks; 0: ticks are not wanted.</summary>
    public double TickSeconds;

    /// <summary>Filled in with the library's defaults.</summary>
    public MotionQuery()
    {
        this = default;
        fixed (MotionQuery* self = &this) NativeMethods.acm_motion_query_init(self);
    }

    /// <summary>The library's defaults. Compilers before C# 10 do not call the constructor.</summary>
    public static MotionQuery Default => new MotionQuery();
}

/// <summary>A hook on a frame that plays.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct HookTime
{
    /// <summary>Time: seconds after the command; infinity: not reached.</summary>
    public double Time { get; }
    /// <summary>Tick: in which it fires, 1 is the first; 0: none.</summary>
    public ulong Tick { get; }
    /// <summary>Whether a hook fires, and why not.</summary>
    public HookStatus Status { get; }
    /// <summary>What a hook asks of the body or the host: the client's names.</summary>
    public HookType Type { get; }
    /// <summary>Source: where it is stored.</summary>
    public HookSource Source { get; }
    /// <summary>Segment: the index of its segment.</summary>
    public uint Segment { get; }
}

/// <summary>One animation that plays.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct MotionSegment
{
    /// <summary>Animation.</summary>
    public uint Animation { get; }
    /// <summary>Low frame: the first key frame.</summary>
    public int LowFrame { get; }
    /// <summary>High frame: the last key frame.</summary>
    public int HighFrame { get; }
    /// <summary>Framerate: negative plays backwards.</summary>
    public float Framerate { get; }
    /// <summary>Start: seconds after the command; infinity: it is not reached.</summary>
    public double Start { get; }
    /// <summary>End: infinity: it stands still.</summary>
    public double End { get; }
    /// <summary>Cyclic: it plays again and again.</summary>
    public bool Cyclic { get; }
}

/// <summary>Times are infinite when they never come.</summary>
[StructLayout(LayoutKind.Sequential)]
internal partial struct NativeTimeline
{
    internal double Done;
    internal double Steady;
    internal double Period;
    internal ulong DoneTick;
    internal ulong SegmentCount;
    internal ulong HookCount;
    internal Vector3 Velocity;
    internal Vector3 Omega;
    internal Frame Moved;
    internal MotionCommand Style;
    internal MotionCommand Substate;
    internal uint Reserved;
}

/// <summary>What a message is.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct MessageInfo
{
    /// <summary>Opcode: of the message, or the type of the action or event in an envelope.</summary>
    public uint Opcode { get; }
    /// <summary>Guid: the object that it is about; 0: none.</summary>
    public uint Guid { get; }
    /// <summary>Is known: false: not a message of movement, sounds, scripts or looks; guid is then 0.</summary>
    public bool IsKnown { get; }
    /// <summary>Is client action: clients send it.</summary>
    public bool IsClientAction { get; }
    /// <summary>Oddities: bits: 1 padding, 2 long encoding, 4 unknown flags, 8 duplicate key.</summary>
    public byte Oddities { get; }
    internal readonly byte _reserved;
}

/// <summary>One field as it lies in a message.</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeWireField
{
    internal byte* Name;
    internal byte Component;
    internal WireFieldKind Kind;
    internal uint Offset;
    internal uint Size;
    internal uint Bits;
}

/// <summary>
/// A message of few fields, for what a host sends beside the roles: DeleteObject, PlayerCreate, PlayerTeleport,
/// ParentEvent, PickupEvent, SetState, VectorUpdate, Sound, PlayScriptId, PlayScriptType, AutonomyLevel, TurnTo,
/// DoMovementCommand, StopMovementCommand, JumpNonAutonomous. Which fields count follows from the opcode.
/// </summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct Message
{
    internal uint _size;
    /// <summary>Opcode: which message.</summary>
    public uint Opcode;
    /// <summary>Guid: the object; of a ParentEvent the child.</summary>
    public uint Guid;
    /// <summary>ParentEvent.</summary>
    public uint Parent;
    /// <summary>Location.</summary>
    public uint Location;
    /// <summary>Placement.</summary>
    public uint Placement;
    /// <summary><see cref="PhysicsState"/> bits, of SetState.</summary>
    public PhysicsState State;
    /// <summary>Id: sound type, script type, or id of a script.</summary>
    public uint Id;
    /// <summary>Amount: volume, mod, speed, heading (degrees) or extent; 1 as initialised.</summary>
    public float Amount;
    /// <summary>Action: of a client: running number.</summary>
    public uint Action;
    /// <summary>Motion: which motion.</summary>
    public MotionCommand Motion;
    /// <summary>Which key modifies a movement.</summary>
    public HoldKey HoldKey;
    /// <summary>TurnTo: run; AutonomyLevel: the level.</summary>
    public uint Flag;
    /// <summary>Velocity: metres per second.</summary>
    public Vector3 Velocity;
    /// <summary>Omega: radians per second.</summary>
    public Vector3 Omega;
    internal fixed ushort _timestamps[9];
    /// <summary>Padding: of DeleteObject and PlayerTeleport, 0.</summary>
    public ushort Padding;

    /// <summary>Filled in with the library's defaults.</summary>
    public Message(uint opcode)
    {
        this = default;
        fixed (Message* self = &this) NativeMethods.acm_message_init(self, opcode);
    }
}

/// <summary>Where two states differ first.</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeDifference
{
    internal bool Found;
    internal fixed byte _reserved[3];
    internal uint Object;
    internal fixed byte _field[120];
}
