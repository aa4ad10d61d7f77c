// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py from the C headers.
#nullable enable
using System.Numerics;
using System.Runtime.InteropServices;

// Fields of native memory are never assigned here, and some exist for their place alone.
#pragma warning disable CS0649, CS0169, IDE0051

namespace Acmotion.Inspection;

/// <summary>What all findings of a rule have in common. The texts live as long as the library.</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeLintRule
{
    internal byte* Code;
    internal byte* Meaning;
    internal byte* Fix;
    internal LintSeverity Severity;
}

/// <summary>One finding of the linter.</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeLintFinding
{
    internal uint Table;
    internal uint Rule;
    internal byte* Place;
    internal byte* Detail;
}

/// <summary>How a body is written as glTF.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct GltfExportOptions
{
    internal uint _size;
    /// <summary>What lies between key frames.</summary>
    public GltfKeys Keys;
    /// <summary>What the parts of a body hang on.</summary>
    public GltfTree Tree;
    /// <summary>Root motion: velocity and position frames move the body; false: it stays where it is.</summary>
    public bool RootMotion;
    /// <summary>Markers: also write meshes that the game never draws.</summary>
    public bool Markers;
    /// <summary>Table: 0: the motion table that the Setup names.</summary>
    public uint Table;

    /// <summary>Filled in with the library's defaults.</summary>
    public GltfExportOptions()
    {
        this = default;
        fixed (GltfExportOptions* self = &this) NativeMethods.acm_gltf_export_options_init(self);
    }

    /// <summary>The library's defaults. Compilers before C# 10 do not call the constructor.</summary>
    public static GltfExportOptions Default => new GltfExportOptions();
}

/// <summary>How a glTF file is read.</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeGltfImportOptions
{
    internal uint Size;
    internal bool Force;
    internal fixed byte _reserved[3];
    internal nint ReadFile;
    internal void* Context;
}

/// <summary>An animation that came back.</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeGltfAnimation
{
    internal uint Id;
    internal uint Frames;
    internal uint EditedFrames;
    internal uint EditedParts;
    internal void* Bytes;
    internal nuint Size;
}

/// <summary>A part that an editor has moved.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct GltfEditedPart
{
    /// <summary>Part.</summary>
    public uint Part { get; }
    /// <summary>Frames: in which it is elsewhere than it was.</summary>
    public uint Frames { get; }
    /// <summary>Metres: the farthest that it was moved.</summary>
    public double Metres { get; }
    /// <summary>Radians: the farthest that it was turned.</summary>
    public double Radians { get; }
}

/// <summary>How an image is decoded.</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeImageOptions
{
    internal uint Size;
    internal uint Palette;
    internal void* Colors;
    internal nuint ColorCount;
    internal bool ClipMap;
    internal bool AsTexture;
    internal fixed byte _reserved[6];
}

/// <summary>What an image is.</summary>
[StructLayout(LayoutKind.Sequential)]
internal partial struct NativeImageInfo
{
    internal ImageKind Kind;
    internal uint Width;
    internal uint Height;
    internal uint Reserved;
    internal ulong OutsidePalette;
}

/// <summary>How a surface is drawn.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct Material
{
    /// <summary>Texture: 0: <c>Color</c> alone.</summary>
    public uint Texture { get; internal set; }
    /// <summary>Color: 0xRRGGBB; white with a texture.</summary>
    public uint Color { get; internal set; }
    /// <summary>Alpha: of every vertex, 0 to 1: multiplied with that of the texture it is the source alpha.</summary>
    public float Alpha { get; internal set; }
    /// <summary>Luminosity: light x diffuse + luminosity, 0 to 1, is what a channel is multiplied by.</summary>
    public float Luminosity { get; internal set; }
    /// <summary>Diffuse.</summary>
    public float Diffuse { get; internal set; }
    /// <summary>
    /// What the colour of a pixel, or the one that is there already, is multiplied by before the two are added.
    /// </summary>
    public BlendFactor Source { get; internal set; }
    /// <summary>
    /// What the colour of a pixel, or the one that is there already, is multiplied by before the two are added.
    /// </summary>
    public BlendFactor Destination { get; internal set; }
    /// <summary>Alpha test: pixels with a smaller source alpha (of 255) are not drawn; 0: no test.</summary>
    public byte AlphaTest { get; internal set; }
    /// <summary>Which surfaces are drawn before which others, in this order.</summary>
    public DrawPass Pass { get; internal set; }
    /// <summary>Blend: false: the factors are one and zero, and alpha has no effect.</summary>
    public bool Blend { get; internal set; }
    /// <summary>Depth write: whether it writes depth.</summary>
    public bool DepthWrite { get; internal set; }
    /// <summary>Fog: false: additive; fog must not tint it.</summary>
    public bool Fog { get; internal set; }
    /// <summary>Clip map: for <c>ImageOptions.ClipMap</c>.</summary>
    public bool ClipMap { get; internal set; }
    /// <summary>Texture missing: the texture that it should have is not there: <c>Color</c> is white.</summary>
    public bool TextureMissing { get; internal set; }
    internal fixed byte _reserved[3];
}

/// <summary>What hooks and particles change on a part. A part with a translucency of 1 is not drawn at all.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct PartDrawing
{
    /// <summary>Translucency: 0 opaque to 1 clear.</summary>
    public float Translucency;
    /// <summary>Luminosity: instead of the surface's, with has_luminosity.</summary>
    public float Luminosity;
    /// <summary>Diffuse: instead of the surface's, with has_diffuse.</summary>
    public float Diffuse;
    /// <summary>Has luminosity.</summary>
    public bool HasLuminosity;
    /// <summary>Has diffuse.</summary>
    public bool HasDiffuse;
    internal fixed byte _reserved[2];
}

/// <summary>32 bytes.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct MeshVertex
{
    /// <summary>Position: metres.</summary>
    public Vector3 Position { get; }
    /// <summary>Normal: unit length as a rule; zero: it has none.</summary>
    public Vector3 Normal { get; }
    /// <summary>U.</summary>
    public float U { get; }
    /// <summary>V: runs down: 0 is the first row of the image.</summary>
    public float V { get; }
}

/// <summary>The triangles with one surface.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct MeshSurface
{
    /// <summary>Surface: for <c>Material.OfSurface</c>.</summary>
    public uint Surface { get; internal set; }
    /// <summary>First vertex.</summary>
    public uint FirstVertex { get; internal set; }
    /// <summary>Vertex count: three for each triangle; 0: nothing shows it.</summary>
    public uint VertexCount { get; internal set; }
    /// <summary>Repeats: its texture repeats beyond the edges; false: it is clamped.</summary>
    public bool Repeats { get; internal set; }
    internal fixed byte _reserved[3];
}

/// <summary>How many of everything a mesh has, and how it is drawn.</summary>
[StructLayout(LayoutKind.Sequential)]
internal partial struct NativeMeshInfo
{
    internal uint Drawn;
    internal MeshFacing Facing;
    internal Vector3 SortCenter;
    internal uint SurfaceCount;
    internal uint VertexCount;
}

/// <summary>How a scenario runs.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct ScenarioOptions
{
    internal uint _size;
    /// <summary>How the output of a scenario is written.</summary>
    public ScenarioForm Form;
    internal fixed byte _reserved[3];
    /// <summary>Max steps: of all ticks and updates; a step of n objects counts n times.</summary>
    public ulong MaxSteps;
    /// <summary>Max output bytes: output beyond it ends the run with an error.</summary>
    public ulong MaxOutputBytes;

    /// <summary>Filled in with the library's defaults.</summary>
    public ScenarioOptions()
    {
        this = default;
        fixed (ScenarioOptions* self = &this) NativeMethods.acm_scenario_options_init(self);
    }

    /// <summary>The library's defaults. Compilers before C# 10 do not call the constructor.</summary>
    public static ScenarioOptions Default => new ScenarioOptions();
}

/// <summary>Lines that could not run.</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeScenarioErrors
{
    internal uint Lines;
    internal uint FirstLine;
    internal fixed byte _reason[192];
    internal fixed byte _expected[192];
}

/// <summary>Which traffic of a capture is the game's.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct CaptureOptions
{
    internal uint _size;
    /// <summary>First port: the UDP ports of the server.</summary>
    public ushort FirstPort;
    /// <summary>Last port.</summary>
    public ushort LastPort;

    /// <summary>Filled in with the library's defaults.</summary>
    public CaptureOptions()
    {
        this = default;
        fixed (CaptureOptions* self = &this) NativeMethods.acm_capture_options_init(self);
    }

    /// <summary>The library's defaults. Compilers before C# 10 do not call the constructor.</summary>
    public static CaptureOptions Default => new CaptureOptions();
}

/// <summary>A whole message, put together from its fragments.</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeCapturedMessage
{
    internal ulong Frame;
    internal ulong Microseconds;
    internal ulong Flow;
    internal void* Bytes;
    internal nuint Size;
    internal ushort Queue;
    internal bool FromServer;
    internal fixed byte _reserved[5];
}

/// <summary>Something of a capture that could not be read.</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeCaptureError
{
    internal ulong Frame;
    internal bool EndsCapture;
    internal fixed byte _reserved[7];
    internal NativeError Error;
}

/// <summary>What a capture holds, as far as it was read.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct CaptureCounts
{
    /// <summary>Frames.</summary>
    public ulong Frames { get; }
    /// <summary>Other frames: not of the game: other protocols and ports.</summary>
    public ulong OtherFrames { get; }
    /// <summary>Later parts: of those, parts of datagrams that IP has cut up.</summary>
    public ulong LaterParts { get; }
    /// <summary>Packets.</summary>
    public ulong Packets { get; }
    /// <summary>Packet bytes.</summary>
    public ulong PacketBytes { get; }
    /// <summary>Retransmissions.</summary>
    public ulong Retransmissions { get; }
    /// <summary>Valid checksums.</summary>
    public ulong ValidChecksums { get; }
    /// <summary>Wrong checksums.</summary>
    public ulong WrongChecksums { get; }
    /// <summary>Keyed checksums: cannot be checked without the key of the session.</summary>
    public ulong KeyedChecksums { get; }
    /// <summary>Fragments.</summary>
    public ulong Fragments { get; }
    /// <summary>Duplicates.</summary>
    public ulong Duplicates { get; }
    /// <summary>Messages.</summary>
    public ulong Messages { get; }
    /// <summary>Errors.</summary>
    public ulong Errors { get; }
    /// <summary>First microseconds: since 1970.</summary>
    public ulong FirstMicroseconds { get; }
    /// <summary>Last microseconds.</summary>
    public ulong LastMicroseconds { get; }
    /// <summary>Position: bytes of the file up to the end of the last frame.</summary>
    public ulong Position { get; }
    /// <summary>Unfinished: messages that wait for fragments.</summary>
    public ulong Unfinished { get; }
    /// <summary>Evicted: unfinished messages that made room for others.</summary>
    public ulong Evicted { get; }
}

/// <summary>How a capture is replayed.</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct ReplayOptions
{
    internal uint _size;
    /// <summary>Assumed setup: of objects that the capture does not describe; 0: their messages wait.</summary>
    public uint AssumedSetup;

    /// <summary>Filled in with the library's defaults.</summary>
    public ReplayOptions()
    {
        this = default;
        fixed (ReplayOptions* self = &this) NativeMethods.acm_replay_options_init(self);
    }

    /// <summary>The library's defaults. Compilers before C# 10 do not call the constructor.</summary>
    public static ReplayOptions Default => new ReplayOptions();
}

/// <summary>How far engine and server agree.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct ReplayTotals
{
    /// <summary>Objects.</summary>
    public ulong Objects { get; }
    /// <summary>Undescribed: objects that were never described.</summary>
    public ulong Undescribed { get; }
    /// <summary>Anonymous: objects for which an assumed body stood.</summary>
    public ulong Anonymous { get; }
    /// <summary>Without assets: objects whose Setup or table was not loaded.</summary>
    public ulong WithoutAssets { get; }
    /// <summary>Messages.</summary>
    public ulong Messages { get; }
    /// <summary>Deferred: messages that came before their object was described.</summary>
    public ulong Deferred { get; }
    /// <summary>Waiting: of these, those that were never applied.</summary>
    public ulong Waiting { get; }
    /// <summary>Movements.</summary>
    public ulong Movements { get; }
    /// <summary>Unchecked: of the movements, those that no body received when they came.</summary>
    public ulong Unchecked { get; }
    /// <summary>Cannot move: of these, those to objects that cannot move.</summary>
    public ulong CannotMove { get; }
    /// <summary>Compared: positions.</summary>
    public ulong Compared { get; }
    /// <summary>Blips.</summary>
    public ulong Blips { get; }
    /// <summary>Stalls.</summary>
    public ulong Stalls { get; }
    /// <summary>Refused: motions that the table of the object has nothing for.</summary>
    public ulong Refused { get; }
    /// <summary>Sounds.</summary>
    public ulong Sounds { get; }
    /// <summary>Scripts.</summary>
    public ulong Scripts { get; }
    /// <summary>Refused effects.</summary>
    public ulong RefusedEffects { get; }
    /// <summary>Worst: metres between engine and server; 0 when nothing was compared.</summary>
    public double Worst { get; }
    /// <summary>Mean: likewise.</summary>
    public double Mean { get; }
    /// <summary>Seconds: from the first message to the last.</summary>
    public double Seconds { get; }
}

/// <summary>One field of a message, as text.</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeMessageField
{
    internal uint Offset;
    internal uint Size;
    internal byte* Name;
    internal byte* Value;
}

/// <summary>A message in a few words.</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeMessageSummary
{
    internal byte* Name;
    internal byte* Meaning;
    internal uint Object;
    internal bool FromServer;
    internal fixed byte _reserved[3];
}

/// <summary>An animation that plays or waits to play (core 3).</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct SequenceNode
{
    /// <summary>Animation.</summary>
    public uint Animation { get; internal set; }
    /// <summary>Low frame: inclusive.</summary>
    public int LowFrame { get; internal set; }
    /// <summary>High frame: inclusive.</summary>
    public int HighFrame { get; internal set; }
    /// <summary>Framerate: frames per second; negative plays backwards.</summary>
    public float Framerate { get; internal set; }
    /// <summary>Context id: of the motion that appended it.</summary>
    public uint ContextId { get; internal set; }
    /// <summary>Move context id: of the move that made that motion.</summary>
    public uint MoveContextId { get; internal set; }
    /// <summary>What a node of a sequence is played for.</summary>
    public NodeRole Role { get; internal set; }
    internal fixed byte _reserved[3];
}

/// <summary>The sequence (core 2.1).</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct SequenceFacts
{
    /// <summary>Frame number: within the node that plays.</summary>
    public double FrameNumber { get; }
    /// <summary>Velocity: in the body's axes.</summary>
    public Vector3 Velocity { get; }
    /// <summary>Omega: in the body's axes.</summary>
    public Vector3 Omega { get; }
    /// <summary>Current: index of the node that plays; -1: none.</summary>
    public int Current { get; }
    /// <summary>First cyclic: index of the first node that repeats; -1: none.</summary>
    public int FirstCyclic { get; }
    /// <summary>Key frame: that is shown; -1: none.</summary>
    public int KeyFrame { get; }
    /// <summary>Placement: the pose that is shown while nothing plays.</summary>
    public uint Placement { get; }
}

/// <summary>A motion that waits for animations to end (core 6).</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct QueuedMotion
{
    /// <summary>Motion.</summary>
    public MotionCommand Motion { get; }
    /// <summary>Animations: that have to end before it is done, those of the motions before it aside.</summary>
    public uint Animations { get; }
    /// <summary>Context id.</summary>
    public uint ContextId { get; }
    /// <summary>Move context id: of the move that made it.</summary>
    public uint MoveContextId { get; }
}

/// <summary>The motion table manager with its motion state (core 6, core 5).</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct MotionTableManagerFacts
{
    /// <summary>Style: 0: no state yet.</summary>
    public MotionCommand Style { get; }
    /// <summary>Substate: 0: no state yet.</summary>
    public MotionCommand Substate { get; }
    /// <summary>Substate speed.</summary>
    public float SubstateSpeed { get; }
    /// <summary>Animation counter: animations that have ended and that no motion has used up yet.</summary>
    public uint AnimationCounter { get; }
}

/// <summary>A motion that the interpreter has handed on (core 7.17).</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct PendingMotion
{
    /// <summary>Motion.</summary>
    public MotionCommand Motion { get; }
    /// <summary>Context id.</summary>
    public uint ContextId { get; }
    /// <summary>Jump error: why no jump may begin while it is first.</summary>
    public MotionError JumpError { get; }
}

/// <summary>The motion interpreter (core 7.1) with both movement states (core 8.1).</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct MotionInterpFacts
{
    /// <summary>Exists: made when first needed.</summary>
    public bool Exists { get; }
    /// <summary>Initted.</summary>
    public bool Initted { get; }
    /// <summary>Standing longjump.</summary>
    public bool StandingLongjump { get; }
    internal readonly byte _reserved;
    /// <summary>Jump extent.</summary>
    public float JumpExtent { get; }
    /// <summary>My run rate.</summary>
    public float MyRunRate { get; }
    /// <summary>Current speed factor.</summary>
    public float CurrentSpeedFactor { get; }
    /// <summary>Server action stamp.</summary>
    public uint ServerActionStamp { get; }
    /// <summary>Raw.</summary>
    public RawMotionState Raw { get; }
    /// <summary>Interpreted.</summary>
    public InterpretedMotionState Interpreted { get; }
}

/// <summary>One leg of a move (MT-50).</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct MoveLeg
{
    /// <summary><c>MoveKind.Position</c> or <c>MoveKind.TurnToHeading</c>.</summary>
    public MoveKind Kind { get; }
    /// <summary>Heading: degrees, of a turn.</summary>
    public float Heading { get; }
}

/// <summary>The move that is under way (MT-1).</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct MoveToFacts
{
    /// <summary>Previous distance time.</summary>
    public double PreviousDistanceTime { get; }
    /// <summary>Original distance time.</summary>
    public double OriginalDistanceTime { get; }
    /// <summary>Exists: made when first needed.</summary>
    public bool Exists { get; }
    /// <summary>Where a body moves by itself.</summary>
    public MoveKind Kind { get; }
    /// <summary>Moving away.</summary>
    public bool MovingAway { get; }
    /// <summary>Initialized: the target's place is known.</summary>
    public bool Initialized { get; }
    /// <summary>Parameters.</summary>
    public MovementParameters Parameters { get; }
    /// <summary>Sought position.</summary>
    public Position SoughtPosition { get; }
    /// <summary>Current target position.</summary>
    public Position CurrentTargetPosition { get; }
    /// <summary>Starting position.</summary>
    public Position StartingPosition { get; }
    /// <summary>Previous heading.</summary>
    public float PreviousHeading { get; }
    /// <summary>Previous distance.</summary>
    public float PreviousDistance { get; }
    /// <summary>Original distance.</summary>
    public float OriginalDistance { get; }
    /// <summary>Fail progress count: steps without progress.</summary>
    public uint FailProgressCount { get; }
    /// <summary>Sought object.</summary>
    public uint SoughtObject { get; }
    /// <summary>Top level object.</summary>
    public uint TopLevelObject { get; }
    /// <summary>Sought size.</summary>
    public Cylinder SoughtSize { get; }
    /// <summary>Current command: as given, before it is adjusted.</summary>
    public MotionCommand CurrentCommand { get; }
    /// <summary>Aux command: the turn that corrects the course.</summary>
    public MotionCommand AuxCommand { get; }
}

/// <summary>Sticking to another body (SK).</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct StickyFacts
{
    /// <summary>Timeout: on the clock of the world.</summary>
    public double Timeout { get; internal set; }
    /// <summary>Exists.</summary>
    public bool Exists { get; internal set; }
    /// <summary>Initialized.</summary>
    public bool Initialized { get; internal set; }
    internal fixed byte _reserved[2];
    /// <summary>Target: 0: not stuck.</summary>
    public uint Target { get; internal set; }
    /// <summary>Target radius.</summary>
    public float TargetRadius { get; internal set; }
    /// <summary>Target position.</summary>
    public Position TargetPosition { get; internal set; }
}

/// <summary>What holds a body near the last place that the server has confirmed (CN).</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct ConstraintFacts
{
    /// <summary>Exists.</summary>
    public bool Exists { get; internal set; }
    /// <summary>Is constrained.</summary>
    public bool IsConstrained { get; internal set; }
    internal fixed byte _reserved[2];
    /// <summary>Offset: how far the body has gone since, along its path.</summary>
    public float Offset { get; internal set; }
    /// <summary>Start distance.</summary>
    public float StartDistance { get; internal set; }
    /// <summary>Max distance.</summary>
    public float MaxDistance { get; internal set; }
    /// <summary>Position.</summary>
    public Position Position { get; internal set; }
}

/// <summary>A place that interpolation goes to, or a velocity that it gives the body there (IN-9).</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct InterpolationNode
{
    /// <summary>What interpolation does at a node.</summary>
    public InterpolationType Type { get; }
    /// <summary>Position.</summary>
    public Position Position { get; }
    /// <summary>Velocity.</summary>
    public Vector3 Velocity { get; }
}

/// <summary>Interpolation towards places that arrive from time to time (IN-1).</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct InterpolationFacts
{
    /// <summary>Exists.</summary>
    public bool Exists { get; internal set; }
    /// <summary>Keep heading.</summary>
    public bool KeepHeading { get; internal set; }
    internal fixed byte _reserved[2];
    /// <summary>Frame counter.</summary>
    public uint FrameCounter { get; internal set; }
    /// <summary>Original distance.</summary>
    public float OriginalDistance { get; internal set; }
    /// <summary>Progress quantum.</summary>
    public float ProgressQuantum { get; internal set; }
    /// <summary>Node fail counter.</summary>
    public int NodeFailCounter { get; internal set; }
    /// <summary>Blip position.</summary>
    public Position BlipPosition { get; internal set; }
}

/// <summary>Watching a target, and being in the table of the one that is watched (TG-1, TG-2).</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct TargetFacts
{
    /// <summary>Last update time: of the target's last update.</summary>
    public double LastUpdateTime { get; }
    /// <summary>Voyeur check time: when those who watch this body were last looked at.</summary>
    public double VoyeurCheckTime { get; }
    /// <summary>Exists.</summary>
    public bool Exists { get; }
    /// <summary>Has target.</summary>
    public bool HasTarget { get; }
    /// <summary>What has become of a target.</summary>
    public TargetStatus Status { get; }
    internal readonly byte _reserved;
    /// <summary>Object: the target.</summary>
    public uint Object { get; }
    /// <summary>Context id.</summary>
    public uint ContextId { get; }
    /// <summary>Radius: an update is sent when the target has moved so far.</summary>
    public float Radius { get; }
    /// <summary>Quantum: seconds that the target looks ahead.</summary>
    public float Quantum { get; }
    /// <summary>Target position.</summary>
    public Position TargetPosition { get; }
    /// <summary>Interpolated position.</summary>
    public Position InterpolatedPosition { get; }
    /// <summary>Interpolated heading.</summary>
    public Vector3 InterpolatedHeading { get; }
    /// <summary>Velocity.</summary>
    public Vector3 Velocity { get; }
    /// <summary>Last sent position.</summary>
    public Position LastSentPosition { get; }
}

/// <summary>The body itself (core 11.1).</summary>
[StructLayout(LayoutKind.Sequential)]
public unsafe partial struct BodyFacts
{
    /// <summary>Update time: how far it has been simulated.</summary>
    public double UpdateTime { get; internal set; }
    /// <summary>Physics time: the clock of its timed hooks.</summary>
    public double PhysicsTime { get; internal set; }
    /// <summary>Acceleration.</summary>
    public Vector3 Acceleration { get; internal set; }
    /// <summary>Step quantum: length of its last step.</summary>
    public float StepQuantum { get; internal set; }
    /// <summary>Ground height.</summary>
    public float GroundHeight { get; internal set; }
    /// <summary>Held at part: of its holder.</summary>
    public uint HeldAtPart { get; internal set; }
    /// <summary>Jumped this frame.</summary>
    public bool JumpedThisFrame { get; internal set; }
    /// <summary>Placement refused.</summary>
    public bool PlacementRefused { get; internal set; }
    /// <summary>Is blocked.</summary>
    public bool IsBlocked { get; internal set; }
    /// <summary>Is leaving ethereal.</summary>
    public bool IsLeavingEthereal { get; internal set; }
    /// <summary>Was made static.</summary>
    public bool WasMadeStatic { get; internal set; }
    /// <summary>Animates in place.</summary>
    public bool AnimatesInPlace { get; internal set; }
    internal fixed byte _reserved[6];
}

/// <summary>What hooks and scripts have left (HK-13, PS-3).</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct EffectsFacts
{
    /// <summary>Next cue: when the first script goes on, on the clock of the world; 0: none plays.</summary>
    public double NextCue { get; }
    /// <summary>Translucency.</summary>
    public float Translucency { get; }
    /// <summary>Original translucency: it never falls below.</summary>
    public float OriginalTranslucency { get; }
}

/// <summary>The named fields of all parts of a body.</summary>
[StructLayout(LayoutKind.Sequential)]
internal partial struct NativeObjectInside
{
    internal SequenceFacts Sequence;
    internal MotionTableManagerFacts MotionTableManager;
    internal MotionInterpFacts MotionInterp;
    internal MoveToFacts MoveTo;
    internal StickyFacts Sticky;
    internal ConstraintFacts Constraint;
    internal InterpolationFacts Interpolation;
    internal TargetFacts Target;
    internal BodyFacts Body;
    internal EffectsFacts Effects;
}

/// <summary>A timed hook: a change over time (HK-2), on <c>BodyFacts.PhysicsTime</c>.</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct Ramp
{
    /// <summary>Created.</summary>
    public double Created { get; }
    /// <summary>Duration.</summary>
    public double Duration { get; }
    /// <summary>What a timed hook changes.</summary>
    public RampKind Kind { get; }
    /// <summary>Datum: the part, or the id of the script.</summary>
    public uint Datum { get; }
    /// <summary>Start.</summary>
    public float Start { get; }
    /// <summary>End.</summary>
    public float End { get; }
    /// <summary>Context id.</summary>
    public uint ContextId { get; }
    /// <summary>Move context id.</summary>
    public uint MoveContextId { get; }
}

/// <summary>A script that plays, or waits for those before it (PS-2).</summary>
[StructLayout(LayoutKind.Sequential)]
public readonly partial struct QueuedScript
{
    /// <summary>Start: on the clock of the world.</summary>
    public double Start { get; }
    /// <summary>Length: until its last hook.</summary>
    public double Length { get; }
    /// <summary>Script.</summary>
    public uint Script { get; }
    /// <summary>Hooks: that it has.</summary>
    public uint Hooks { get; }
    /// <summary>Fired: of these, that have come.</summary>
    public uint Fired { get; }
    /// <summary>Context id.</summary>
    public uint ContextId { get; }
    /// <summary>Move context id.</summary>
    public uint MoveContextId { get; }
    internal readonly uint _reserved;
}
