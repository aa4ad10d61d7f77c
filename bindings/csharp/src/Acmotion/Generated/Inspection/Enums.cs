// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py from the C headers.
#nullable enable
using System;

namespace Acmotion.Inspection;

/// <summary>How bad a finding of the linter is.</summary>
public enum LintSeverity : uint
{
    /// <summary>Note: odd, and harmless.</summary>
    Note = 0,
    /// <summary>Warning: it plays, but hardly as meant.</summary>
    Warning = 1,
    /// <summary>Error: something does not work.</summary>
    Error = 2,
}

/// <summary>How a state graph is written.</summary>
public enum GraphFormat : int
{
    /// <summary>Dot: for Graphviz.</summary>
    Dot = 0,
    /// <summary>Json: everything, with the names that exported files give the motions.</summary>
    Json = 1,
    /// <summary>Svg: a picture.</summary>
    Svg = 2,
}

/// <summary>What lies between key frames.</summary>
public enum GltfKeys : byte
{
    /// <summary>Step: every key frame stands until the next, as retail shows it.</summary>
    Step = 0,
    /// <summary>Linear: viewers interpolate between key frames.</summary>
    Linear = 1,
}

/// <summary>What the parts of a body hang on.</summary>
public enum GltfTree : byte
{
    /// <summary>Parents: parts hang on the parents that the Setup names.</summary>
    Parents = 0,
    /// <summary>Flat: all parts hang on the body; their keys are the frames of the file, bit for bit.</summary>
    Flat = 1,
}

/// <summary>Which lines about a file are meant.</summary>
internal enum GltfLinesKind : int
{
    /// <summary>Notes: what was left out or could not be shown as it should, for people.</summary>
    Notes = 0,
    /// <summary>Findings: why a file that was read is refused unless forced, for people.</summary>
    Findings = 1,
}

/// <summary>What the bytes of an image are.</summary>
public enum ImageKind : uint
{
    /// <summary>Rgba: four bytes for each pixel, rows from the top, without padding; alpha 0 is clear.</summary>
    Rgba = 0,
    /// <summary>Jpeg: a whole JPEG file: the library has no decoder for it, browsers and hosts have.</summary>
    Jpeg = 1,
}

/// <summary>
/// What the colour of a pixel, or the one that is there already, is multiplied by before the two are added.
/// </summary>
public enum BlendFactor : byte
{
    /// <summary>Zero: times 0.</summary>
    Zero = 0,
    /// <summary>One: times 1.</summary>
    One = 1,
    /// <summary>Source alpha: the source alpha.</summary>
    SourceAlpha = 2,
    /// <summary>One minus source alpha: 1 less the source alpha.</summary>
    OneMinusSourceAlpha = 3,
}

/// <summary>Which surfaces are drawn before which others, in this order.</summary>
public enum DrawPass : byte
{
    /// <summary>Opaque: first, in any order.</summary>
    Opaque = 0,
    /// <summary>Clip map: with holes: texels are drawn or not.</summary>
    ClipMap = 1,
    /// <summary>Blended: from the farthest to the nearest part, by <c>MeshInfo.SortCenter</c>.</summary>
    Blended = 2,
}

/// <summary>How a mesh is turned when it is drawn. Its +y points away from the eye.</summary>
public enum MeshFacing : uint
{
    /// <summary>As placed: not at all.</summary>
    AsPlaced = 1,
    /// <summary>Eye: towards the eye.</summary>
    Eye = 2,
    /// <summary>Around x: about this axis of its own only.</summary>
    AroundX = 3,
    /// <summary>Around y: about this axis of its own only.</summary>
    AroundY = 4,
    /// <summary>Around z: about this axis of its own only.</summary>
    AroundZ = 5,
}

/// <summary>How the output of a scenario is written.</summary>
public enum ScenarioForm : byte
{
    /// <summary>Trace: one line per event, for machines; lines with errors are noted and passed over.</summary>
    Trace = 0,
    /// <summary>Story: for people; ends at the first line with an error.</summary>
    Story = 1,
}

/// <summary>What comes next in a capture.</summary>
internal enum CaptureStep : int
{
    /// <summary>Message: the next whole message.</summary>
    Message = 0,
    /// <summary>Error: something could not be read.</summary>
    Error = 1,
    /// <summary>Needs bytes: give more of the file, or finish.</summary>
    NeedsBytes = 2,
    /// <summary>End: only after the finish, or after an error that ends the capture.</summary>
    End = 3,
}

/// <summary>How a replay is reported.</summary>
public enum ReplayFormat : int
{
    /// <summary>Json: the capture, the totals and the objects.</summary>
    Json = 0,
    /// <summary>Svg: the paths from above.</summary>
    Svg = 1,
}

/// <summary>What a node of a sequence is played for.</summary>
public enum NodeRole : byte
{
    /// <summary>Unknown: no motion has made it.</summary>
    Unknown = 0,
    /// <summary>Link: on the way from one state to another.</summary>
    Link = 1,
    /// <summary>Action: the action itself.</summary>
    Action = 2,
    /// <summary>Back link: from an action back to the state it was begun in.</summary>
    BackLink = 3,
    /// <summary>Cycle: the cycle that plays until something else does.</summary>
    Cycle = 4,
}

/// <summary>What interpolation does at a node.</summary>
public enum InterpolationType : uint
{
    /// <summary>Invalid: no node.</summary>
    Invalid = 0,
    /// <summary>Position: the body goes to a place.</summary>
    Position = 1,
    /// <summary>Jump: the body is put at a place.</summary>
    Jump = 2,
    /// <summary>Velocity: the body is given a velocity.</summary>
    Velocity = 3,
}

/// <summary>Lists of motions inside a body.</summary>
internal enum MotionList : uint
{
    /// <summary>Modifiers: of the motion state, the newest first (core 5).</summary>
    Modifiers = 0,
    /// <summary>Actions: of the motion state, the oldest first.</summary>
    Actions = 1,
    /// <summary>Raw actions: of the raw state (core 8.1).</summary>
    RawActions = 2,
    /// <summary>Interpreted actions: of the interpreted state.</summary>
    InterpretedActions = 3,
}

/// <summary>What a timed hook changes.</summary>
public enum RampKind : uint
{
    /// <summary>Scale: the scale of the body.</summary>
    Scale = 0,
    /// <summary>Transparent: how transparent all parts are.</summary>
    Transparent = 1,
    /// <summary>Transparent part: how transparent a part is.</summary>
    TransparentPart = 2,
    /// <summary>Luminous: how much all parts shine.</summary>
    Luminous = 3,
    /// <summary>Luminous part: how much a part shines.</summary>
    LuminousPart = 4,
    /// <summary>Diffuse: how all parts take light.</summary>
    Diffuse = 5,
    /// <summary>Diffuse part: how a part takes light.</summary>
    DiffusePart = 6,
    /// <summary>Script: a script that waits for its pause.</summary>
    Script = 7,
}
