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
internal unsafe partial struct NativeMaterial
{
    internal uint Texture;
    internal uint Color;
    internal float Alpha;
    internal float Luminosity;
    internal float Diffuse;
    internal BlendFactor Source;
    internal BlendFactor Destination;
    internal byte AlphaTest;
    internal DrawPass Pass;
    internal bool Blend;
    internal bool DepthWrite;
    internal bool Fog;
    internal bool ClipMap;
    internal bool TextureMissing;
    internal fixed byte _reserved[3];
}

/// <summary>What hooks and particles change on a part. A part with a translucency of 1 is not drawn at all.</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativePartDrawing
{
    internal float Translucency;
    internal float Luminosity;
    internal float Diffuse;
    internal bool HasLuminosity;
    internal bool HasDiffuse;
    internal fixed byte _reserved[2];
}

/// <summary>32 bytes.</summary>
[StructLayout(LayoutKind.Sequential)]
internal partial struct NativeMeshVertex
{
    internal Vector3 Position;
    internal Vector3 Normal;
    internal float U;
    internal float V;
}

/// <summary>The triangles with one surface.</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeMeshSurface
{
    internal uint Surface;
    internal uint FirstVertex;
    internal uint VertexCount;
    internal bool Repeats;
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
internal unsafe partial struct NativeSequenceNode
{
    internal uint Animation;
    internal int LowFrame;
    internal int HighFrame;
    internal float Framerate;
    internal uint ContextId;
    internal uint MoveContextId;
    internal NodeRole Role;
    internal fixed byte _reserved[3];
}

/// <summary>The sequence (core 2.1).</summary>
[StructLayout(LayoutKind.Sequential)]
internal partial struct NativeSequenceFacts
{
    internal double FrameNumber;
    internal Vector3 Velocity;
    internal Vector3 Omega;
    internal int Current;
    internal int FirstCyclic;
    internal int KeyFrame;
    internal uint Placement;
}

/// <summary>A motion that waits for animations to end (core 6).</summary>
[StructLayout(LayoutKind.Sequential)]
internal partial struct NativeQueuedMotion
{
    internal MotionCommand Motion;
    internal uint Animations;
    internal uint ContextId;
    internal uint MoveContextId;
}

/// <summary>The motion table manager with its motion state (core 6, core 5).</summary>
[StructLayout(LayoutKind.Sequential)]
internal partial struct NativeMotionTableManagerFacts
{
    internal MotionCommand Style;
    internal MotionCommand Substate;
    internal float SubstateSpeed;
    internal uint AnimationCounter;
}

/// <summary>A motion that the interpreter has handed on (core 7.17).</summary>
[StructLayout(LayoutKind.Sequential)]
internal partial struct NativePendingMotion
{
    internal MotionCommand Motion;
    internal uint ContextId;
    internal MotionError JumpError;
}

/// <summary>The motion interpreter (core 7.1) with both movement states (core 8.1).</summary>
[StructLayout(LayoutKind.Sequential)]
internal partial struct NativeMotionInterpFacts
{
    internal bool Exists;
    internal bool Initted;
    internal bool StandingLongjump;
    internal byte Reserved;
    internal float JumpExtent;
    internal float MyRunRate;
    internal float CurrentSpeedFactor;
    internal uint ServerActionStamp;
    internal RawMotionState Raw;
    internal InterpretedMotionState Interpreted;
}

/// <summary>One leg of a move (MT-50).</summary>
[StructLayout(LayoutKind.Sequential)]
internal partial struct NativeMoveLeg
{
    internal MoveKind Kind;
    internal float Heading;
}

/// <summary>The move that is under way (MT-1).</summary>
[StructLayout(LayoutKind.Sequential)]
internal partial struct NativeMoveToFacts
{
    internal double PreviousDistanceTime;
    internal double OriginalDistanceTime;
    internal bool Exists;
    internal MoveKind Kind;
    internal bool MovingAway;
    internal bool Initialized;
    internal MovementParameters Parameters;
    internal Position SoughtPosition;
    internal Position CurrentTargetPosition;
    internal Position StartingPosition;
    internal float PreviousHeading;
    internal float PreviousDistance;
    internal float OriginalDistance;
    internal uint FailProgressCount;
    internal uint SoughtObject;
    internal uint TopLevelObject;
    internal Cylinder SoughtSize;
    internal MotionCommand CurrentCommand;
    internal MotionCommand AuxCommand;
}

/// <summary>Sticking to another body (SK).</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeStickyFacts
{
    internal double Timeout;
    internal bool Exists;
    internal bool Initialized;
    internal fixed byte _reserved[2];
    internal uint Target;
    internal float TargetRadius;
    internal Position TargetPosition;
}

/// <summary>What holds a body near the last place that the server has confirmed (CN).</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeConstraintFacts
{
    internal bool Exists;
    internal bool IsConstrained;
    internal fixed byte _reserved[2];
    internal float Offset;
    internal float StartDistance;
    internal float MaxDistance;
    internal Position Position;
}

/// <summary>A place that interpolation goes to, or a velocity that it gives the body there (IN-9).</summary>
[StructLayout(LayoutKind.Sequential)]
internal partial struct NativeInterpolationNode
{
    internal InterpolationType Type;
    internal Position Position;
    internal Vector3 Velocity;
}

/// <summary>Interpolation towards places that arrive from time to time (IN-1).</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeInterpolationFacts
{
    internal bool Exists;
    internal bool KeepHeading;
    internal fixed byte _reserved[2];
    internal uint FrameCounter;
    internal float OriginalDistance;
    internal float ProgressQuantum;
    internal int NodeFailCounter;
    internal Position BlipPosition;
}

/// <summary>Watching a target, and being in the table of the one that is watched (TG-1, TG-2).</summary>
[StructLayout(LayoutKind.Sequential)]
internal partial struct NativeTargetFacts
{
    internal double LastUpdateTime;
    internal double VoyeurCheckTime;
    internal bool Exists;
    internal bool HasTarget;
    internal TargetStatus Status;
    internal byte Reserved;
    internal uint Object;
    internal uint ContextId;
    internal float Radius;
    internal float Quantum;
    internal Position TargetPosition;
    internal Position InterpolatedPosition;
    internal Vector3 InterpolatedHeading;
    internal Vector3 Velocity;
    internal Position LastSentPosition;
}

/// <summary>The body itself (core 11.1).</summary>
[StructLayout(LayoutKind.Sequential)]
internal unsafe partial struct NativeBodyFacts
{
    internal double UpdateTime;
    internal double PhysicsTime;
    internal Vector3 Acceleration;
    internal float StepQuantum;
    internal float GroundHeight;
    internal uint HeldAtPart;
    internal bool JumpedThisFrame;
    internal bool PlacementRefused;
    internal bool IsBlocked;
    internal bool IsLeavingEthereal;
    internal bool WasMadeStatic;
    internal bool AnimatesInPlace;
    internal fixed byte _reserved[6];
}

/// <summary>What hooks and scripts have left (HK-13, PS-3).</summary>
[StructLayout(LayoutKind.Sequential)]
internal partial struct NativeEffectsFacts
{
    internal double NextCue;
    internal float Translucency;
    internal float OriginalTranslucency;
}

/// <summary>The named fields of all parts of a body.</summary>
[StructLayout(LayoutKind.Sequential)]
internal partial struct NativeObjectInside
{
    internal NativeSequenceFacts Sequence;
    internal NativeMotionTableManagerFacts MotionTableManager;
    internal NativeMotionInterpFacts MotionInterp;
    internal NativeMoveToFacts MoveTo;
    internal NativeStickyFacts Sticky;
    internal NativeConstraintFacts Constraint;
    internal NativeInterpolationFacts Interpolation;
    internal NativeTargetFacts Target;
    internal NativeBodyFacts Body;
    internal NativeEffectsFacts Effects;
}

/// <summary>A timed hook: a change over time (HK-2), on <c>NativeBodyFacts.PhysicsTime</c>.</summary>
[StructLayout(LayoutKind.Sequential)]
internal partial struct NativeRamp
{
    internal double Created;
    internal double Duration;
    internal RampKind Kind;
    internal uint Datum;
    internal float Start;
    internal float End;
    internal uint ContextId;
    internal uint MoveContextId;
}

/// <summary>A script that plays, or waits for those before it (PS-2).</summary>
[StructLayout(LayoutKind.Sequential)]
internal partial struct NativeQueuedScript
{
    internal double Start;
    internal double Length;
    internal uint Script;
    internal uint Hooks;
    internal uint Fired;
    internal uint ContextId;
    internal uint MoveContextId;
    internal uint Reserved;
}
