// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py from the C headers.
#nullable enable
using System;

namespace Acmotion;

/// <summary>Negative: the call was wrong; 0: done; positive: what was asked for could not be done.</summary>
public enum Status : int
{
    /// <summary>Ok: success.</summary>
    Ok = 0,
    /// <summary>Wrong type: the id or tag names something else than what was asked for.</summary>
    WrongType = 1,
    /// <summary>Truncated: the data ends inside a field.</summary>
    Truncated = 2,
    /// <summary>Trailing bytes: the record is complete but data is left over.</summary>
    TrailingBytes = 3,
    /// <summary>Limit exceeded: a count, depth or size is larger than is allowed.</summary>
    LimitExceeded = 4,
    /// <summary>Bad value: a field holds a value that has no meaning there.</summary>
    BadValue = 5,
    /// <summary>Not found: no record of that id, or no such hook.</summary>
    NotFound = 6,
    /// <summary>Unsupported: well-formed, but this library, object or role cannot do it.</summary>
    Unsupported = 7,
    /// <summary>Contradiction: says something else than what came before.</summary>
    Contradiction = 8,
    /// <summary>Overlap: lies where something else lies already.</summary>
    Overlap = 9,
    /// <summary>Unfinished: the rest of it has never come.</summary>
    Unfinished = 10,
    /// <summary>Refused: <c>AcmotionException.MotionError</c>: the client's code; 0: refused without one.</summary>
    Refused = 20,
    /// <summary>No object: no object of that guid.</summary>
    NoObject = 21,
    /// <summary>Buffer full: the caller's memory is too small; the count says what is needed.</summary>
    BufferFull = 22,
    /// <summary>In use: something else still needs it: free that first.</summary>
    InUse = 23,
    /// <summary>Null argument: a pointer that must not be null is.</summary>
    NullArgument = -1,
    /// <summary>Bad handle: no handle of this library.</summary>
    BadHandle = -2,
    /// <summary>Stale handle: it was freed.</summary>
    StaleHandle = -3,
    /// <summary>Foreign handle: a handle of another kind, or of another world or other assets than the rest.</summary>
    ForeignHandle = -4,
    /// <summary>Busy: another thread uses it, or a planned tick is not finished.</summary>
    Busy = -5,
    /// <summary>Bad size: the size of a struct is one that no header has.</summary>
    BadSize = -6,
    /// <summary>Not finite: a number is not finite, or beyond the limits of SECURITY.md.</summary>
    NotFinite = -7,
    /// <summary>Bad argument: another argument that has no meaning: <c>AcmotionException.Field</c> names it.</summary>
    BadArgument = -8,
    /// <summary>Wrong order: not now: another call must come first.</summary>
    WrongOrder = -9,
    /// <summary>No memory: no room for another handle.</summary>
    NoMemory = -10,
}

/// <summary>
/// How the motion tables of a file numbered the commands, before they were translated to the catalogue of
/// commands.h, which is that of End of Retail.
/// </summary>
public enum CommandNumbering : uint
{
    /// <summary>End of retail: 1999, and from 2014 on.</summary>
    EndOfRetail = 0,
    /// <summary>August 2000 to December 2013: from 0x10F on three lower.</summary>
    Client2013 = 1,
    /// <summary>January 2002: the same, with later emotes in another order.</summary>
    January2002 = 2,
    /// <summary>Unknown: the human table, 0x09000001, is not there or fits none: ids stay.</summary>
    Unknown = 3,
}

/// <summary>What is loaded together with a record.</summary>
public enum AssetLoad : uint
{
    /// <summary>Motion: a Setup, motion table or script table with all that moves and sounds.</summary>
    Motion = 0,
    /// <summary>Model: a Setup with its models, surfaces, textures and palettes.</summary>
    Model = 1,
    /// <summary>Alone: any record by itself.</summary>
    Alone = 2,
    /// <summary>Particles: a Setup with all that moves, and the emitters of its hooks with their meshes.</summary>
    Particles = 3,
    /// <summary>Clothing: a clothing table with its palette sets.</summary>
    Clothing = 4,
}

/// <summary>How a body finds out whether it stands on something.</summary>
public enum Ground : byte
{
    /// <summary>None: contact changes by <c>World.SetGroundContact</c> and by messages only.</summary>
    None = 0,
    /// <summary>Flat: an endless plane at ground_height.</summary>
    Flat = 1,
    /// <summary>Last known: a standing body goes on standing; in the air it comes down at ground_height.</summary>
    LastKnown = 2,
    /// <summary>Host: the host answers each step: see own collision.</summary>
    Host = 3,
}

/// <summary>Bits of the physics state word that touch movement.</summary>
[Flags]
public enum PhysicsState : uint
{
    /// <summary>Static: it never moves; its animations play.</summary>
    Static = 0x1,
    /// <summary>Ethereal: bodies pass through it.</summary>
    Ethereal = 0x4,
    /// <summary>Report collisions: collisions are reported.</summary>
    ReportCollisions = 0x8,
    /// <summary>Ignore collisions: nothing stops it.</summary>
    IgnoreCollisions = 0x10,
    /// <summary>No draw: it is not drawn.</summary>
    NoDraw = 0x20,
    /// <summary>Missile: it flies as a missile.</summary>
    Missile = 0x40,
    /// <summary>Align path: it points along its way.</summary>
    AlignPath = 0x100,
    /// <summary>Gravity: it falls.</summary>
    Gravity = 0x400,
    /// <summary>Lighting: its lights are on.</summary>
    Lighting = 0x800,
    /// <summary>Hidden: it is hidden, as in a portal: it refuses motions.</summary>
    Hidden = 0x4000,
    /// <summary>Inelastic: it does not bounce.</summary>
    Inelastic = 0x20000,
    /// <summary>Has default animation: its Setup has an animation that plays by itself.</summary>
    HasDefaultAnimation = 0x40000,
    /// <summary>Has default script: its Setup has a script that plays by itself.</summary>
    HasDefaultScript = 0x80000,
    /// <summary>Cloaked: hooks do not change how transparent it is.</summary>
    Cloaked = 0x100000,
    /// <summary>Edge slide: it slides along edges and does not step over them.</summary>
    EdgeSlide = 0x400000,
    /// <summary>Sledding: it slides on slopes.</summary>
    Sledding = 0x800000,
    /// <summary>Frozen: it stands still in the middle of its motions.</summary>
    Frozen = 0x1000000,
    /// <summary>Default: an ordinary creature.</summary>
    Default = 0x400C08,
}

/// <summary>How a weenie answers the client's questions about jumping.</summary>
public enum JumpModel : byte
{
    /// <summary>Refuses: does not know its jump velocity.</summary>
    Refuses = 0,
    /// <summary>Linear: jump_velocity times extent.</summary>
    Linear = 1,
    /// <summary>Formula: the client's formula with jump_skill and load.</summary>
    Formula = 2,
}

/// <summary>Where a body moves by itself.</summary>
public enum MoveKind : byte
{
    /// <summary>None: it does not.</summary>
    None = 0,
    /// <summary>Object: another object.</summary>
    Object = 1,
    /// <summary>Position: a position.</summary>
    Position = 2,
    /// <summary>Turn to object: it turns to another object.</summary>
    TurnToObject = 3,
    /// <summary>Turn to heading: it turns to a heading.</summary>
    TurnToHeading = 4,
}

/// <summary>Why a motion was refused: the client's own codes.</summary>
public enum MotionError : uint
{
    /// <summary>None: it was done.</summary>
    None = 0x00,
    /// <summary>No animation table: the object has no motion table.</summary>
    NoAnimationTable = 0x07,
    /// <summary>No physics object: there is no body.</summary>
    NoPhysicsObject = 0x08,
    /// <summary>No motion interpreter: the body cannot carry out motions.</summary>
    NoMotionInterpreter = 0x0B,
    /// <summary>Not in contact: the body does not stand on anything.</summary>
    NotInContact = 0x24,
    /// <summary>Action cancelled: something else was asked for meanwhile.</summary>
    ActionCancelled = 0x36,
    /// <summary>Object gone: the target is gone.</summary>
    ObjectGone = 0x37,
    /// <summary>No object: there is no target.</summary>
    NoObject = 0x38,
    /// <summary>Teleported: the target has teleported.</summary>
    Teleported = 0x3C,
    /// <summary>Charged too far: the move went beyond its fail distance.</summary>
    ChargedTooFar = 0x3D,
    /// <summary>Cant crouch in combat: not in combat.</summary>
    CantCrouchInCombat = 0x3F,
    /// <summary>Cant sit in combat: not in combat.</summary>
    CantSitInCombat = 0x40,
    /// <summary>Cant lie down in combat: not in combat.</summary>
    CantLieDownInCombat = 0x41,
    /// <summary>Cant chat emote in combat: not in combat.</summary>
    CantChatEmoteInCombat = 0x42,
    /// <summary>No motion data: the motion table has nothing for it.</summary>
    NoMotionData = 0x43,
    /// <summary>Cant chat emote not standing: only who stands can.</summary>
    CantChatEmoteNotStanding = 0x44,
    /// <summary>Too many actions: too many one-shot motions wait.</summary>
    TooManyActions = 0x45,
    /// <summary>Hidden: the body is hidden.</summary>
    Hidden = 0x46,
    /// <summary>General movement failure: the move made no progress.</summary>
    GeneralMovementFailure = 0x47,
    /// <summary>Cant jump from this position: not from this posture.</summary>
    CantJumpFromThisPosition = 0x48,
    /// <summary>Cant jump loaded down: the burden is too heavy.</summary>
    CantJumpLoadedDown = 0x49,
}

/// <summary>Which key modifies a movement.</summary>
public enum HoldKey : uint
{
    /// <summary>Invalid: not given.</summary>
    Invalid = 0,
    /// <summary>None: walk.</summary>
    None = 1,
    /// <summary>Run: the run key.</summary>
    Run = 2,
}

/// <summary>Bits of <c>MovementParameters.Flags</c>.</summary>
[Flags]
public enum MovementFlags : uint
{
    /// <summary>Can walk: a move may walk.</summary>
    CanWalk = 0x1,
    /// <summary>Can run: a move may run.</summary>
    CanRun = 0x2,
    /// <summary>Can sidestep: not used by any rule.</summary>
    CanSidestep = 0x4,
    /// <summary>Can walk backwards: not used by any rule.</summary>
    CanWalkBackwards = 0x8,
    /// <summary>Can charge: a move always runs.</summary>
    CanCharge = 0x10,
    /// <summary>Fail walk: not used by any rule.</summary>
    FailWalk = 0x20,
    /// <summary>Use final heading: a move ends with a turn to the desired heading.</summary>
    UseFinalHeading = 0x40,
    /// <summary>Sticky: a move or turn to an object ends by sticking to it.</summary>
    Sticky = 0x80,
    /// <summary>Away: a move ends beyond the minimum distance.</summary>
    Away = 0x100,
    /// <summary>Towards: a move ends within the distance to the object.</summary>
    Towards = 0x200,
    /// <summary>Use spheres: distances between surfaces, not centres.</summary>
    UseSpheres = 0x400,
    /// <summary>Set hold key: the motion also sets the hold key.</summary>
    SetHoldKey = 0x800,
    /// <summary>Autonomous: the action was the player's own.</summary>
    Autonomous = 0x1000,
    /// <summary>Modify raw state: the raw motion state keeps the motion.</summary>
    ModifyRawState = 0x2000,
    /// <summary>Modify interpreted state: the interpreted motion state keeps the motion.</summary>
    ModifyInterpretedState = 0x4000,
    /// <summary>Cancel move to: the motion ends a move that is under way.</summary>
    CancelMoveTo = 0x8000,
    /// <summary>Stop completely: a turn stops all motions first.</summary>
    StopCompletely = 0x10000,
    /// <summary>Disable jump during link: no jump while the motion waits to be done.</summary>
    DisableJumpDuringLink = 0x20000,
    /// <summary>Default flags: as the client begins.</summary>
    DefaultFlags = 0x1EE0F,
}

/// <summary>
/// Which fields of <c>Order</c> count, and who takes the order: the body (<c>World.Order</c>), the server
/// (<c>Server.Order</c>), or both. The other one returns <c>Status.Unsupported</c>.
/// </summary>
public enum OrderType : uint
{
    /// <summary>A world or a server takes it, with Motion, Parameters.</summary>
    DoMotion = 1,
    /// <summary>A world or a server takes it, with Motion, Parameters.</summary>
    StopMotion = 2,
    /// <summary>A world or a server takes it.</summary>
    StopCompletely = 3,
    /// <summary>A world or a server takes it, with Target, Parameters.</summary>
    MoveToObject = 4,
    /// <summary>A world or a server takes it, with Position, Parameters.</summary>
    MoveToPosition = 5,
    /// <summary>
    /// A world takes it, with Target, Position, TargetSize, Velocity, Parameters: an object that is not in this world;
    /// see <c>World.UpdateTarget</c>.
    /// </summary>
    MoveToTarget = 6,
    /// <summary>A world or a server takes it, with Target, Parameters.</summary>
    TurnToObject = 7,
    /// <summary>A world or a server takes it, with Parameters.DesiredHeading, Parameters.</summary>
    TurnToHeading = 8,
    /// <summary>A world takes it.</summary>
    CancelMove = 9,
    /// <summary>A world takes it, with Extent.</summary>
    Jump = 10,
    /// <summary>A world takes it, with Target; for at most a second.</summary>
    StickTo = 11,
    /// <summary>A world takes it.</summary>
    Unstick = 12,
    /// <summary>A world takes it, with Position, KeepHeading.</summary>
    InterpolateTo = 13,
    /// <summary>A world takes it.</summary>
    StopInterpolating = 14,
    /// <summary>A world takes it, with Position, ConstraintStart, ConstraintMax.</summary>
    ConstrainTo = 15,
    /// <summary>A world takes it.</summary>
    Unconstrain = 16,
    /// <summary>A world or a server takes it, with Position.</summary>
    Teleport = 17,
    /// <summary>A world or a server takes it, with Velocity, world axes; for a server also Omega.</summary>
    SetVelocity = 18,
    /// <summary>A world takes it, with Velocity, its own axes.</summary>
    SetLocalVelocity = 19,
    /// <summary>A world takes it, with Omega, world axes.</summary>
    SetOmega = 20,
    /// <summary>A world or a server takes it, with State.</summary>
    SetState = 21,
    /// <summary>A world or a server takes it, with RunRate.</summary>
    SetRunRate = 22,
    /// <summary>A server takes it: the client has reported that it arrived.</summary>
    CompleteTeleport = 23,
    /// <summary>A server takes it: sends everyone its position; a player's client must accept it.</summary>
    CorrectPosition = 24,
}

/// <summary>What has become of a target.</summary>
public enum TargetStatus : byte
{
    /// <summary>Undefined: nothing is known of it yet.</summary>
    Undefined = 0,
    /// <summary>Ok: it is there.</summary>
    Ok = 1,
    /// <summary>Exit world: it has left the world.</summary>
    ExitWorld = 2,
    /// <summary>Teleported: it has teleported.</summary>
    Teleported = 3,
    /// <summary>Contained: it is in a pack.</summary>
    Contained = 4,
    /// <summary>Parented: it is held.</summary>
    Parented = 5,
    /// <summary>Timed out: it has sent no update for too long.</summary>
    TimedOut = 6,
}

/// <summary>What happened, and which fields of the event are set.</summary>
public enum EventType : byte
{
    /// <summary>A motion has left the queue. See <c>Event.MotionDone</c>.</summary>
    MotionDone = 0,
    /// <summary>A move has asked for a motion that was refused. See <c>Event.MotionRefused</c>.</summary>
    MotionRefused = 1,
    /// <summary>A hook fires: <c>World.HookFields</c> gives its fields. See <c>Event.Hook</c>.</summary>
    Hook = 2,
    /// <summary>
    /// The body was given a velocity, in its own axes: it leaves the ground. See <c>Event.VelocitySet</c>.
    /// </summary>
    VelocitySet = 3,
    /// <summary>Ground left: the body has left the ground.</summary>
    GroundLeft = 4,
    /// <summary>Ground hit: the body has hit the ground.</summary>
    GroundHit = 5,
    /// <summary>A move has ended, and the body has stopped. See <c>Event.MoveFinished</c>.</summary>
    MoveFinished = 6,
    /// <summary>The body begins, or ceases, to stick to another. See <c>Event.Stick</c>.</summary>
    Stuck = 7,
    /// <summary>The body begins, or ceases, to stick to another. See <c>Event.Stick</c>.</summary>
    Unstuck = 8,
    /// <summary>
    /// Interpolation has fallen behind: the body jumps to where it should be. See <c>Event.Blipped</c>.
    /// </summary>
    Blipped = 9,
    /// <summary>
    /// The watched object is gone, has teleported, or has sent no update for too long. See <c>Event.TargetLost</c>.
    /// </summary>
    TargetLost = 10,
    /// <summary>At most one for each object, limit and tick. See <c>Event.LimitReached</c>.</summary>
    LimitReached = 11,
    /// <summary>Object created: there is a new object.</summary>
    ObjectCreated = 12,
    /// <summary>Object deleted: the object is there no more.</summary>
    ObjectDeleted = 13,
    /// <summary>The object is there, but not its Setup or its motion table. See <c>Event.AssetMissing</c>.</summary>
    AssetMissing = 14,
    /// <summary>Control lost: the server decides what the local player does.</summary>
    ControlLost = 15,
    /// <summary>Control regained: the local player decides again.</summary>
    ControlRegained = 16,
    /// <summary>
    /// A motion or move exceeded its maximum possible duration. Nothing is done about it. See <c>Event.Stalled</c>.
    /// </summary>
    Stalled = 17,
    /// <summary>A sound message is heard. See <c>Event.SoundHeard</c>.</summary>
    SoundHeard = 18,
    /// <summary>Appearance changed: what the object wears is another.</summary>
    AppearanceChanged = 19,
    /// <summary>
    /// A message that waited for its object was not applied when the object came. See <c>Event.MessageNotApplied</c>.
    /// </summary>
    MessageNotApplied = 20,
    /// <summary>Waits for player: object 0: messages are deferred until the client's player is named.</summary>
    WaitsForPlayer = 21,
}

/// <summary>Which limit made the engine refuse or leave out something.</summary>
public enum Limit : byte
{
    /// <summary>Sequence nodes: older links ended for the newest motion, or it was refused.</summary>
    SequenceNodes = 0,
    /// <summary>Pending motions: older motions were completed early, or ended, to make room.</summary>
    PendingMotions = 1,
    /// <summary>Actions: as for sequence nodes, or the action was not recorded.</summary>
    Actions = 2,
    /// <summary>Modifiers: the motion was refused, or a modifier was lost.</summary>
    Modifiers = 3,
    /// <summary>Hooks: <c>Count</c> hooks of one step were left out.</summary>
    Hooks = 4,
    /// <summary>Manager blocks: a move, stick, constraint or interpolation was refused.</summary>
    ManagerBlocks = 5,
    /// <summary>Interpolation nodes: the oldest queued position was dropped.</summary>
    InterpolationNodes = 6,
    /// <summary>Wraps: the rest of a step's time was dropped.</summary>
    Wraps = 7,
    /// <summary>Speed: a speed was brought down to max_speed or max_key_speed.</summary>
    Speed = 8,
    /// <summary>Travel: a client's position was refused: beyond travel_speed.</summary>
    Travel = 9,
    /// <summary>Objects: an object was not created: there are max_objects.</summary>
    Objects = 10,
    /// <summary>Ramps: a change over time was refused, or between ticks the oldest dropped.</summary>
    Ramps = 11,
    /// <summary>Scripts: a script was refused, or between ticks the oldest that waits dropped.</summary>
    Scripts = 12,
    /// <summary>Script hooks: scripts without end were ended, after <c>Count</c> hooks.</summary>
    ScriptHooks = 13,
    /// <summary>Children: an object holds more than 1,024 others: the oldest plays no scripts.</summary>
    Children = 14,
    /// <summary>Rotation: a rotation of a message was not of length 1: taken as the identity.</summary>
    Rotation = 15,
}

/// <summary>What a hook asks of the body or the host: the client's names.</summary>
public enum HookType : byte
{
    /// <summary>No op: it does nothing.</summary>
    NoOp = 0,
    /// <summary>Sound: plays a wave.</summary>
    Sound = 1,
    /// <summary>Sound table: plays a wave of the object's sound table, chosen by a sound type.</summary>
    SoundTable = 2,
    /// <summary>Attack: a blow lands: who is hit is the server's to decide.</summary>
    Attack = 3,
    /// <summary>Animation done: in a script: the script ends; it is not reported.</summary>
    AnimationDone = 4,
    /// <summary>Replace object: nothing: the client has no code for it.</summary>
    ReplaceObject = 5,
    /// <summary>Ethereal: sets or clears <c>PhysicsState.Ethereal</c>.</summary>
    Ethereal = 6,
    /// <summary>Transparent part: changes how transparent a part is, over time.</summary>
    TransparentPart = 7,
    /// <summary>Luminous: changes how much all parts shine, over time.</summary>
    Luminous = 8,
    /// <summary>Luminous part: changes how much a part shines, over time.</summary>
    LuminousPart = 9,
    /// <summary>Diffuse: changes how all parts take light, over time.</summary>
    Diffuse = 10,
    /// <summary>Diffuse part: changes how a part takes light, over time.</summary>
    DiffusePart = 11,
    /// <summary>Scale: changes the scale of the body, over time.</summary>
    Scale = 12,
    /// <summary>Create particle: begins an emitter.</summary>
    CreateParticle = 13,
    /// <summary>Destroy particle: removes an emitter with its particles.</summary>
    DestroyParticle = 14,
    /// <summary>Stop particle: ends an emitter; its particles live on.</summary>
    StopParticle = 15,
    /// <summary>No draw: hides or shows all parts.</summary>
    NoDraw = 16,
    /// <summary>Default script: plays the body's default script.</summary>
    DefaultScript = 17,
    /// <summary>Default script part: what is held at a part plays its default script.</summary>
    DefaultScriptPart = 18,
    /// <summary>Call script: plays a script after a random wait.</summary>
    CallScript = 19,
    /// <summary>Transparent: changes how transparent all parts are, over time.</summary>
    Transparent = 20,
    /// <summary>Sound tweaked: plays a wave with a priority, a probability and a volume of its own.</summary>
    SoundTweaked = 21,
    /// <summary>Set omega: turns the body.</summary>
    SetOmega = 22,
    /// <summary>Texture velocity: scrolls the textures of all parts.</summary>
    TextureVelocity = 23,
    /// <summary>Texture velocity part: scrolls the textures of a part.</summary>
    TextureVelocityPart = 24,
    /// <summary>Set light: switches the lights of the Setup.</summary>
    SetLight = 25,
    /// <summary>Create blocking particle: begins an emitter that is not there yet.</summary>
    CreateBlockingParticle = 26,
}

/// <summary>Which member of a hook value counts.</summary>
public enum HookValueKind : byte
{
    /// <summary>Number: number.</summary>
    Number = 0,
    /// <summary>Count: integer: a part, a flag, a sound type.</summary>
    Count = 1,
    /// <summary>Id: integer: the id of a record, or of an emitter.</summary>
    Id = 2,
}

/// <summary>How the place of a part is written.</summary>
public enum PoseFormat : byte
{
    /// <summary>Frames: an <c>Frame</c>: 28 bytes.</summary>
    Frames = 0,
    /// <summary>Matrix 3x4: 12 floats: three rows of a rotation and a translation.</summary>
    Matrix3x4 = 1,
    /// <summary>Matrix 4x4: 16 floats: the same with a last row 0 0 0 1.</summary>
    Matrix4x4 = 2,
}

/// <summary>What came of a message.</summary>
public enum CheckAction : byte
{
    /// <summary>Accept: it was applied.</summary>
    Accept = 0,
    /// <summary>Defer: it waits.</summary>
    Defer = 1,
    /// <summary>Drop: it was left out.</summary>
    Drop = 2,
}

/// <summary>Why a message was not accepted: docs/faq.md and <c>Library.CheckReasonText</c> explain them.</summary>
public enum CheckReason : byte
{
    /// <summary>Fresh: it was accepted.</summary>
    Fresh = 0,
    /// <summary>No player: deferred: the local player is not named yet.</summary>
    NoPlayer = 1,
    /// <summary>Unknown object: deferred: the object is not known yet.</summary>
    UnknownObject = 2,
    /// <summary>Future instance: deferred: it is about a later instance of the object.</summary>
    FutureInstance = 3,
    /// <summary>Past instance: dropped: it is about an earlier instance of the object.</summary>
    PastInstance = 4,
    /// <summary>Stale movement: dropped: its movement timestamp is older.</summary>
    StaleMovement = 5,
    /// <summary>Stale server control: dropped: its server control timestamp is older.</summary>
    StaleServerControl = 6,
    /// <summary>Stale position: dropped: its position timestamp is older.</summary>
    StalePosition = 7,
    /// <summary>Stale teleport: dropped: its teleport timestamp is older.</summary>
    StaleTeleport = 8,
    /// <summary>Stale force position: dropped: its force position timestamp is older.</summary>
    StaleForcePosition = 9,
    /// <summary>Stale state: dropped: its state timestamp is older.</summary>
    StaleState = 10,
    /// <summary>Stale vector: dropped: its vector timestamp is older.</summary>
    StaleVector = 11,
    /// <summary>Echo: dropped: the local player's own input comes back; the timestamps were stored.</summary>
    Echo = 12,
    /// <summary>Own vector: dropped: the local player moves itself; the timestamp was stored.</summary>
    OwnVector = 13,
    /// <summary>Own deletion: dropped: the client never deletes its own player.</summary>
    OwnDeletion = 14,
    /// <summary>Second player: dropped: the local player is named already.</summary>
    SecondPlayer = 15,
    /// <summary>Bad number: dropped: a number is not finite or out of range; no timestamp was touched.</summary>
    BadNumber = 16,
    /// <summary>Bad guid: dropped: no object has the guid 0.</summary>
    BadGuid = 17,
    /// <summary>Too many: dropped: the world is full.</summary>
    TooMany = 18,
    /// <summary>Not received: dropped: clients do not act on it.</summary>
    NotReceived = 19,
    /// <summary>No sound table: dropped: the object has no sound table, or it is not loaded.</summary>
    NoSoundTable = 20,
    /// <summary>No script table: dropped: the object has no script table, or it is not loaded.</summary>
    NoScriptTable = 21,
    /// <summary>No script: dropped: the script is not loaded, or the table has none for this type.</summary>
    NoScript = 22,
    /// <summary>No interpreter: not applied: the object has no motion interpreter.</summary>
    NoInterpreter = 23,
    /// <summary>No movement: a movement without content.</summary>
    NoMovement = 24,
    /// <summary>Unknown player: no such player.</summary>
    UnknownPlayer = 25,
    /// <summary>Dead: the player is dead.</summary>
    Dead = 26,
    /// <summary>In portal: the player is being teleported.</summary>
    InPortal = 27,
    /// <summary>Overtaken: later keys, or a later message about the place, arrived first.</summary>
    Overtaken = 28,
    /// <summary>Bad cell: the position lies in no cell of the map.</summary>
    BadCell = 29,
    /// <summary>Bad style: the style is not a style.</summary>
    BadStyle = 30,
    /// <summary>Bad command: an action in place of a movement.</summary>
    BadCommand = 31,
    /// <summary>Bad action: an action that is not an emote.</summary>
    BadAction = 32,
    /// <summary>Not allowed: the client moves its player itself, or may not choose its level.</summary>
    NotAllowed = 33,
    /// <summary>Not a clients: clients do not send this.</summary>
    NotAClients = 34,
    /// <summary>Stale obj desc: dropped: a newer appearance was already applied.</summary>
    StaleObjDesc = 35,
    /// <summary>Bad rotation: the client is corrected.</summary>
    BadRotation = 36,
    /// <summary>Jump refused: the body is in the air, or may not jump; the client is corrected.</summary>
    JumpRefused = 37,
}

/// <summary>Who is to get a message.</summary>
public enum Audience : byte
{
    /// <summary>Server: from a client.</summary>
    Server = 0,
    /// <summary>Owner: the client whose player the message is about.</summary>
    Owner = 1,
    /// <summary>Others: everyone in range but the owner.</summary>
    Others = 2,
    /// <summary>Everyone: in range, the owner included.</summary>
    Everyone = 3,
}

/// <summary>The most that any list holds: with so much room no call is short of it.</summary>
internal enum AppearanceLimit : uint
{
    /// <summary>Sub palettes.</summary>
    SubPalettes = 255,
    /// <summary>Texture changes: a message carries 255.</summary>
    TextureChanges = 1024,
    /// <summary>Part changes: a message carries 255.</summary>
    PartChanges = 256,
}

/// <summary>Why a look does not show everything that its appearance describes.</summary>
public enum LookFindingKind : byte
{
    /// <summary>No such part: an entry names a part that the Setup does not have.</summary>
    NoSuchPart = 0,
    /// <summary>Missing mesh: a mesh is none or not loaded: the part stays as it was.</summary>
    MissingMesh = 1,
    /// <summary>Missing surface: a surface of the mesh is not loaded.</summary>
    MissingSurface = 2,
    /// <summary>Missing texture: a texture is none or not loaded; a change to it has no effect.</summary>
    MissingTexture = 3,
    /// <summary>Missing image: no image of the texture is loaded.</summary>
    MissingImage = 4,
    /// <summary>Surface has no texture: a texture change ended at this surface.</summary>
    SurfaceHasNoTexture = 5,
    /// <summary>Missing palette: none or not loaded: no colour is changed.</summary>
    MissingPalette = 6,
    /// <summary>Bad palette range: it leaves the palette, or this one is too short: no colour is changed.</summary>
    BadPaletteRange = 7,
}

/// <summary>Whether a hook fires, and why not.</summary>
public enum HookStatus : byte
{
    /// <summary>Fires: it does.</summary>
    Fires = 0,
    /// <summary>Last frame: the last frame of a segment is never left.</summary>
    LastFrame = 1,
    /// <summary>Other direction: the animation plays the other way.</summary>
    OtherDirection = 2,
    /// <summary>Anim done: it is the engine's own, at the end of an animation.</summary>
    AnimDone = 3,
    /// <summary>Not reached: its frame is not reached.</summary>
    NotReached = 4,
}

/// <summary>What a field of a message holds.</summary>
public enum WireFieldKind : byte
{
    /// <summary>Unsigned: a whole number from 0 on.</summary>
    Unsigned = 0,
    /// <summary>Float: a number of 32 bits.</summary>
    Float = 1,
    /// <summary>Padding: bytes without a meaning.</summary>
    Padding = 2,
    /// <summary>Raw: bytes as they are.</summary>
    Raw = 3,
}

/// <summary>Indices of <c>Message.Timestamps</c>.</summary>
public enum Timestamp : int
{
    /// <summary>Position: of where the object is.</summary>
    Position = 0,
    /// <summary>Movement: of what it does.</summary>
    Movement = 1,
    /// <summary>State: of its physics state.</summary>
    State = 2,
    /// <summary>Vector: of its velocity.</summary>
    Vector = 3,
    /// <summary>Teleport: of its last teleport.</summary>
    Teleport = 4,
    /// <summary>Server control: of the server's own motions for a player.</summary>
    ServerControl = 5,
    /// <summary>Force position: of positions that a player's client must accept.</summary>
    ForcePosition = 6,
    /// <summary>Obj desc: of what it wears.</summary>
    ObjDesc = 7,
    /// <summary>Instance: of the object itself: it was made again.</summary>
    Instance = 8,
}
