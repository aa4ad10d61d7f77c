// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py from the C headers.
/** What went wrong. Given to a call it is always filled in: with Status.OK when nothing did. */
export interface ErrorFields {
  /** Status: what was returned. */
  status: number;
  /** MotionError: Status.REFUSED has the client's code. */
  motionError: number;
  /** The record concerned; 0: none, or not known. */
  objectId: number;
  /** The object concerned; 0: none. */
  guid: number;
  /** Bytes from the start of the input. */
  offset: number;
  /** The field or argument; empty: none. */
  field: string;
  /** A sentence in English. */
  text: string;
}

/** A vector. */
export interface Vec3 {
  x: number;
  y: number;
  z: number;
}

/** A rotation; its scalar is first. */
export interface Quat {
  w: number;
  x: number;
  y: number;
  z: number;
}

/** A place and a rotation. */
export interface Frame {
  origin: Vec3;
  rotation: Quat;
}

/** A frame in a cell. */
export interface Position {
  cell: number;
  frame: Frame;
}

/** How much room a body takes, in metres. */
export interface Cylinder {
  radius: number;
  height: number;
}

/** What a container says of itself. */
export interface ContainerInfo {
  /** 1: portal.dat and cell.dat before Throne of Destiny, which cannot be written. */
  isOlder: number;
  /** Bytes. */
  blockSize: number;
  /** Bytes. */
  fileSize: number;
  /** 1 portal, 2 cell, 3 local. */
  dataSet: number;
  /** Which part of the data set. */
  dataSubset: number;
  /** Of the last patch; 0: unknown. */
  iteration: number;
  /** How many records there are. */
  entryCount: number;
}

/** One record of a container. */
export interface ContainerEntry {
  /** Of the record. */
  id: number;
  /** Of the first block, from the start of the file. */
  offset: number;
  /** Bytes as stored. */
  size: number;
  /** Seconds since 1970. */
  time: number;
  /** In which it was changed last. */
  iteration: number;
  /** 1: compressed. */
  flags: number;
  /** Of the record. */
  version: number;
}

/** Bytes of a container that are wanted next. */
export interface ByteRange {
  /** From the start of the container. */
  offset: number;
  /** Bytes that are needed; 0: none. */
  size: number;
  /** Bytes that are needed when the blocks follow one another, as they nearly always do. */
  likely: number;
}

/** A record that something needs and that is not loaded. */
export interface MissingAsset {
  id: number;
  /** Status: Status.NOT_FOUND when nobody has given it; otherwise why it cannot be decoded. */
  status: number;
}

/** What a Setup says about a body. Metres, before the object's scale. 0 as an id: none. */
export interface Setup {
  /** Of the Setup. */
  id: number;
  /** Of the body. */
  radius: number;
  /** Of the body. */
  height: number;
  /** How high it steps up. */
  stepUpHeight: number;
  /** How far it steps down. */
  stepDownHeight: number;
  /** Its motions. */
  motionTable: number;
  /** What plays when nothing else does. */
  defaultAnimation: number;
  /** Its sounds. */
  soundTable: number;
  /** Its scripts, by type. */
  scriptTable: number;
  /** The script that it begins with. */
  defaultScript: number;
  /** How many parts it has. */
  partCount: number;
  /** How many places where other things attach. */
  holdLocationCount: number;
}

/** One part of a body. */
export interface SetupPart {
  /** A GfxObj. */
  model: number;
  /** Of the model. */
  scale: Vec3;
}

/** Where other things attach to a body. */
export interface HoldLocation {
  /** 1 right hand, 2 left hand, 3 shield, 4 belt, 5 quiver; files hold others. */
  key: number;
  /** Index of the part that holds. */
  part: number;
  /** Relative to that part; a rotation that is invalid in the file is the identity. */
  frame: Frame;
}

/** The fixed part of the WAVEFORMATEX of a Wave. */
export interface WaveFormat {
  /** 1: PCM, little-endian, 8 bits unsigned or 16 signed; 0x55: an MP3 stream. */
  tag: number;
  channels: number;
  samplesPerSecond: number;
  bytesPerSecond: number;
  blockAlign: number;
  bitsPerSample: number;
}

/** How a world runs. */
export interface WorldOptions {
  /** The player's object: while it is in the world, ticks wake sleeping objects. */
  viewer: number;
  /** Events between two calls of World.clearEvents; of one object at most half; at most 2^24. */
  eventCapacity: number;
  /** More are not created: Status.LIMIT_EXCEEDED. */
  maxObjects: number;
  /** Of sounds and of the pauses of scripts. */
  randomSeed: bigint;
  /** Events reserved for each object; more than 256 count as 256. */
  eventSlots: number;
  /** Of motions and run rates, in multiples of normal speed. */
  maxSpeed: number;
  /** Seconds that a motion may wait after its last animation. */
  stallMotionSlack: number;
  /** Seconds without progress of a move. */
  stallMoveTimeout: number;
  /** Ground, of objects that messages create. */
  ground: number;
  /** As the client: a tick simulates only 1/30 s after the last. */
  gatePasses: boolean;
  /** As the client: objects over 96 m from the viewer stand still. */
  sleepWhenFar: boolean;
  /** Report motions and moves that exceed their longest duration. */
  detectStalls: boolean;
  /** Repairs of retail's mistakes: both 0 is exactly as retail. */
  reapplyEveryModifier: boolean;
  /** Repairs a mistake of retail. */
  evenStaticTurn: boolean;
  /** Gate_passes: seconds that a pass may be early, 0 to 1/60; 0.002 suits 60 Hz. */
  passTolerance: number;
}

/** The game's side of a body: what the client asks its weenie object. */
export interface WeenieFacts {
  /** 0: counts as a creature with run rate 1, jump velocity 10 and no limits. */
  present: boolean;
  /** A creature, and not a thing. */
  isCreature: boolean;
  /** The player of this client. */
  isLocalPlayer: boolean;
  /** 0: the rate last received over the network counts. */
  knowsRunRate: boolean;
  /** JumpModel. */
  jumpModel: number;
  /** Refuses, linear: whether its load allows a jump. */
  canJump: boolean;
  /** Refuses, linear. */
  knowsStaminaCost: boolean;
  /** Formula: jumps cost more stamina. */
  recentPlayerKiller: boolean;
  /** A factor of running speed, 1 to 3.75 in the game, and 4.5 at skill 800. */
  runRate: number;
  /** Linear: metres per second at extent 1. */
  jumpVelocity: number;
  /** Refuses, linear: of any jump. */
  staminaCost: number;
  /** Formula. */
  jumpSkill: number;
  /** Formula, runs_by_skill: burden over capacity. */
  load: number;
  /** Formula, runs_by_skill: without any, the skills count as 0. */
  stamina: number;
  /** Runs_by_skill. */
  runSkill: number;
  /** The client's formula with run_skill and load is the run rate. */
  runsBySkill: boolean;
  /** Runs_by_skill: 4.5 from 800 on, as ACE has it; 0: at exactly 800. */
  runRateAbove800: boolean;
}

/** What a host says about an object. */
export interface ObjectFacts {
  /** State bits. */
  state: number;
  /** The game's side. */
  weenie: WeenieFacts;
  /** Above 0, at most 1000. */
  scale: number;
  /** Flat, last known: metres; creating an object with last known ignores it. */
  groundHeight: number;
  /** Flat: metres; a walking body this near above the ground is set down on it. */
  stepDownHeight: number;
  /** Ground. */
  ground: number;
  /** No room where the body should be: a jump of interpolation waits. */
  placementBlocked: boolean;
  /** It collides where it is: a body that ceases to be ethereal waits. */
  blocked: boolean;
}

/** Where sounds and scripts come from. A table that is 0: the Setup's own. */
export interface ObjectEffects {
  /** Its sounds. */
  soundTable: number;
  /** Its scripts, by type. */
  scriptTable: number;
  /** A script type. */
  defaultScript: number;
  /** Which of its entries. */
  scriptIntensity: number;
  /** That it begins with, 0 opaque to 1 invisible. */
  translucency: number;
}

/** How an object is made. */
export interface ObjectParameters {
  /** 0: nothing to show, no sizes. */
  setup: number;
  /** 0: the Setup's own. */
  motionTable: number;
  /** Where it is. */
  position: Position;
  /** Sounds and scripts. */
  effects: ObjectEffects;
  /** 0: in a pack, or held. */
  inWorld: boolean;
  /** Its size counts too. */
  facts: ObjectFacts;
}

/** What a body is to do. */
export interface InterpretedMotionState {
  /** The stance. */
  currentStyle: number;
  /** Forward, backward, or a posture. */
  forwardCommand: number;
  /** Multiple of normal speed. */
  forwardSpeed: number;
  /** Sideways. */
  sidestepCommand: number;
  /** Multiple of normal speed. */
  sidestepSpeed: number;
  /** Turning. */
  turnCommand: number;
  /** Multiple of normal speed. */
  turnSpeed: number;
}

/** An object as it is now. */
export interface ObjectState {
  /** 0: there is no such object, and nothing else is set. */
  guid: number;
  /** Where it is. */
  position: Position;
  /** Metres per second, world axes; moves the body in the air. */
  velocity: Vec3;
  /** Displacement of the last step over its length. */
  achievedVelocity: Vec3;
  /** World axes; radians per second, of an object that animates in place per update. */
  omega: Vec3;
  /** State bits. */
  state: number;
  /** Of the body. */
  scale: number;
  /** Scaled. */
  bodySize: Cylinder;
  /** It touches something. */
  contact: boolean;
  /** That can be walked on. */
  onWalkable: boolean;
  /** 0: asleep, not simulated. */
  active: boolean;
  /** 0: in a pack, held, or nowhere. */
  inWorld: boolean;
  /** The object's own doing, and not the server's. */
  lastMoveWasAutonomous: boolean;
  /** The object that holds it; 0: none. */
  parent: number;
  /** Where on the parent. */
  holdLocation: number;
  /** What it looks like. */
  setup: number;
  /** 0: none, or not loaded. */
  motionTable: number;
  /** How many parts it has. */
  partCount: number;
  /** Its stance. */
  style: number;
  /** The cycle that plays. */
  substate: number;
  /** Multiple of normal speed. */
  substateSpeed: number;
  /** That plays; 0: none. */
  animation: number;
  /** Within it; the key frame shown is its floor. */
  frameNumber: number;
  /** That have not been done yet. */
  pendingMotions: number;
  /** Sounds and scripts. */
  effects: ObjectEffects;
  /** Of the whole object now. */
  translucency: number;
  /** That play or wait. */
  queuedScripts: number;
  /** What the body is to do. */
  movement: InterpretedMotionState;
  /** MoveKind. */
  move: number;
  /** The object that it moves to. */
  moveTarget: number;
  /** 0: none. */
  stuckTo: number;
  /** It follows positions that it was sent. */
  interpolating: boolean;
  /** It is held back within a distance. */
  constrained: boolean;
}

/** How a motion or a move is carried out. */
export interface MovementParameters {
  /** MoveFlags bits. */
  flags: number;
  /** Metres: a move towards something ends within this distance. */
  distanceToObject: number;
  /** Metres: a move away ends beyond this distance. */
  minDistance: number;
  /** Metres: a move fails this far from its start. */
  failDistance: number;
  /** Degrees, 0 north, 90 east. */
  desiredHeading: number;
  /** A multiple of normal speed. */
  speed: number;
  /** Metres left to go: farther runs, nearer walks. */
  walkRunThreshold: number;
  /** Chosen by the host; events give it back. */
  contextId: number;
  /** HoldKey. */
  holdKeyToApply: number;
  /** Timestamp of an action of a message; 0 otherwise. */
  actionStamp: number;
}

/** One order to a body. */
export interface OrderFields {
  /** OrderType. */
  type: number;
  parameters: MovementParameters;
  motion: number;
  target: number;
  position: Position;
  targetSize: Cylinder;
  /** Metres per second. */
  velocity: Vec3;
  /** Radians per second. */
  omega: Vec3;
  /** Of a jump, 0 to 1. */
  extent: number;
  runRate: number;
  /** Metres of path. */
  constraintStart: number;
  constraintMax: number;
  /** State bits. */
  state: number;
  keepHeading: boolean;
}

/** What the keys ask for, before it is interpreted. */
export interface RawMotionState {
  /** HoldKey. */
  currentHoldKey: number;
  /** The stance. */
  currentStyle: number;
  /** Forward, backward, or a posture. */
  forwardCommand: number;
  /** HoldKey. */
  forwardHoldKey: number;
  /** Multiple of normal speed. */
  forwardSpeed: number;
  /** Sideways. */
  sidestepCommand: number;
  /** HoldKey. */
  sidestepHoldKey: number;
  /** Multiple of normal speed. */
  sidestepSpeed: number;
  /** Turning. */
  turnCommand: number;
  /** HoldKey. */
  turnHoldKey: number;
  /** Multiple of normal speed. */
  turnSpeed: number;
}

/** A one-shot motion as it travels with an interpreted motion state. */
export interface MotionAction {
  /** Which motion. */
  command: number;
  /** Multiple of normal speed. */
  speed: number;
  /** 15 bits on the wire. */
  timestamp: number;
  /** The object's own doing. */
  autonomous: boolean;
}

/** An object that is not in the world, as the host knows it. */
export interface Target {
  guid: number;
  /** Where it is. */
  position: Position;
  /** How large it is. */
  bodySize: Cylinder;
  /** Metres per second. */
  velocity: Vec3;
}

/** The steps that take a body to the world's clock, in seconds. */
export interface StepPlan {
  count: number;
  /** The first `count` are set. */
  quanta: number[];
}

/** What the host's collision makes of a proposed frame. */
export interface StepAnswer {
  /** Where the body ends up. */
  frame: Frame;
  /** It touches something there. */
  contact: boolean;
  /** That can be walked on. */
  walkable: boolean;
}

/** Where a hook is stored: frame and place of an animation, or entry of a script. */
export interface HookSource {
  /** 0: it stands in `script`. */
  animation: number;
  /** 0: it stands in `animation`. */
  script: number;
  /** Of the animation. */
  frame: number;
  /** Among the hooks of the frame, or the script's entry. */
  index: number;
}

/** A motion has left the queue. */
export interface MotionDoneEvent {
  motion: number;
  /** 0: it was abandoned, not finished. */
  success: boolean;
  contextId: number;
  /** Of the move which made the motion; 0: no move did. */
  moveContextId: number;
}

/** A move has asked for a motion that was refused. */
export interface MotionRefusedEvent {
  motion: number;
  /** MotionError. */
  motionError: number;
  contextId: number;
  moveContextId: number;
}

/** A hook fires: World.hookFields gives its fields. */
export interface HookEvent {
  /** HookType. */
  type: number;
  /** Where it is stored. */
  source: HookSource;
  /** Its place among the hooks of this step; of a script 0. */
  order: number;
  /** Of the motion that plays. */
  contextId: number;
  /** Of the move which made the motion; 0: no move did. */
  moveContextId: number;
  /** What is heard; 0 for nothing. */
  wave: number;
  /** Of the sound. */
  volume: number;
  /** Of the body: radius and height of an Attack are multiplied by it. */
  scale: number;
}

/** The body was given a velocity, in its own axes: it leaves the ground. */
export interface VelocitySetEvent {
  localVelocity: Vec3;
}

/** A move has ended, and the body has stopped. */
export interface MoveFinishedEvent {
  /** MotionError; 0: it arrived. */
  motionError: number;
  contextId: number;
}

/** The body begins, or ceases, to stick to another. */
export interface StickEvent {
  target: number;
}

/** Interpolation has fallen behind: the body jumps to where it should be. */
export interface BlippedEvent {
  to: Position;
  distance: number;
}

/** The watched object is gone, has teleported, or has sent no update for too long. */
export interface TargetLostEvent {
  target: number;
  /** TargetStatus. */
  status: number;
}

/** At most one for each object, limit and tick. */
export interface LimitReachedEvent {
  /** Limit. */
  limit: number;
  count: number;
}

/** The object is there, but not its Setup or its motion table. */
export interface AssetMissingEvent {
  id: number;
}

/** A motion or move exceeded its maximum possible duration. Nothing is done about it. */
export interface StalledEvent {
  isMove: boolean;
  motion: number;
  /** That the motion still waits for. */
  animations: number;
  /** Seconds. */
  age: number;
}

/** A sound message is heard. */
export interface SoundHeardEvent {
  soundType: number;
  wave: number;
  volume: number;
  /** Of the object when the message was applied. */
  position: Position;
}

/** A message that waited for its object was not applied when the object came. */
export interface MessageNotAppliedEvent {
  /** The message's number. */
  opcode: number;
  /** CheckReason. */
  reason: number;
  /** The rest of the message was applied. */
  movementOnly: boolean;
}

/** One field of a hook. Frames and vectors are one value for each number, such as "offset.origin.x". */
export interface HookValue {
  /** Lives as long as the library. */
  name: string | null;
  /** HookValueKind. */
  kind: number;
  number: number;
  integer: number;
}

/** All fields of a hook, in the order of the file. */
export interface HookFields {
  /** HookType. */
  type: number;
  /** 0: fires whichever way the animation plays, 1: forward only, -1: backward only. */
  direction: number;
  count: number;
  values: HookValue[];
}

/** What a sound of an object plays, chosen anew. */
export interface SoundQuery {
  /** When `hook` names none. */
  soundType: number;
  /** A Sound, SoundTable or SoundTweaked hook. */
  hook: HookSource;
  /** Random, at least 0 and below 1: which of several waves. */
  pick: number;
  /** Random, 0 to 1: the wave plays when its probability lies above. */
  roll: number;
  /** 0: as retail, never the last of several; 1: all alike. */
  fair: boolean;
}

/** What is heard. */
export interface SoundChoice {
  /** 0: silence. */
  wave: number;
  priority: number;
  /** Of the sound. */
  volume: number;
}

/** Which poses are wanted. As initialised: what retail shows. */
export interface PoseOptions {
  /** PoseFormat. */
  format: number;
  /** Blends neighbouring key frames; retail never does. */
  smooth: boolean;
  /** At the display place, which moves between ticks too. */
  display: boolean;
  /** Of matrices: column after column; 0: row after row. */
  columnMajor: boolean;
  /** Matrices are rigid and PoseBuffer.scales receives the scales of parts. */
  reportScales: boolean;
  /** Room that an object has no parts for is set to zero. */
  zeroUnused: boolean;
  /** Relative to `landblock`; 0: to the landblock of each object. */
  inLandblock: boolean;
  /** Any cell of it. */
  landblock: number;
  /** Display: 0 to 0.2, from the last tick to the moment that is drawn. */
  secondsSinceTick: number;
}

/** How a part is shown, as hooks have left it. */
export interface PartLook {
  /** 0: opaque, 1: invisible. */
  translucency: number;
  /** How it glows. */
  luminosity: number;
  /** How it takes light. */
  diffuse: number;
  /** Whether it is drawn. */
  isDrawn: boolean;
}

/** What came of a message that was received. */
export interface CheckResult {
  /** CheckAction. */
  action: number;
  /** CheckReason. */
  reason: number;
  /** CheckReason: why the movement in an accepted message was not applied; 0: it was. */
  movementReason: number;
  /** Server: the position was too far off; a correction is on its way. */
  corrected: boolean;
  /** Server: because of the speed of travel. */
  overBudget: boolean;
  /** Server: a speed was brought down. */
  slowed: boolean;
  /** The object that a deferred message waits for. */
  waitsFor: number;
  /** Server: of a jump. */
  staminaCost: number;
  /** MotionError: server, the answer to a motion that was asked for. */
  motionError: number;
  /** The number that was bad; null: none. Lives as long as the library. */
  field: string | null;
}

/** A message that is to be sent: `size` bytes of the buffer from `offset` on. */
export interface Outbound {
  offset: number;
  size: number;
  about: number;
  /** Audience. */
  audience: number;
}

/** How a client runs. */
export interface ClientOptions {
  /** At most 2^20. */
  maxDeferredMessages: number;
  /** Of all of them together; at most 2^26. */
  maxDeferredBytes: number;
  /** 1: messages are deferred until the player is named; 0: for a spectator. */
  expectsPlayer: boolean;
  /** The run key alone sends MoveToState. */
  runKeySends: boolean;
  /** So does a held key that resumes after the server's motion. */
  resumingSends: boolean;
  /** Nothing is sent while a teleport is awaited. */
  silentInPortal: boolean;
  /** Messages create no objects while the world has this many. */
  maxObjects: number;
  /** The player's own choice: the run key then means walking. */
  runAsDefault: boolean;
}

/** A client as it is now. */
export interface ClientState {
  /** The local player. */
  player: number;
  /** How far a jump is charged, 0 to 1. */
  jumpLevel: number;
  /** 0 to 2. */
  autonomyLevel: number;
  /** The server decides what the player does. */
  controlledByServer: boolean;
  /** Runs on without a key. */
  autoRun: boolean;
  /** The mouse turns the body. */
  mouseLook: boolean;
  /** Messages that wait for their objects. */
  deferredMessages: number;
  /** Deferred messages that were evicted to make room for others. */
  evictedMessages: number;
  /** Messages in the outbox, and bytes of all of them. */
  outboxMessages: number;
  /** Bytes of all of them. */
  outboxBytes: number;
}

/** One command of the keyboard or of the mouse. */
export interface Key {
  /** A movement, a posture, an emote, HoldRun, HoldSidestep or Jump. */
  motion: number;
  /** 1: normal. */
  speed: number;
  isMouse: boolean;
  /** Mouse only. */
  run: boolean;
}

/** Points p with normal * p + d = 0. */
export interface Plane {
  normal: Vec3;
  d: number;
}

/** What a server decides for itself. Seconds and metres. */
export interface ServerRules {
  /** That may wait on one body. */
  maxActions: number;
  /** Between positions of a creature that moves to something. */
  moveInterval: number;
  /** Between positions of any other body that has moved. */
  otherInterval: number;
  /** Between positions sent to others because of a player's keys. */
  relayInterval: number;
  /** Between positions of a player who moves itself; 0: only what its client says. */
  playerInterval: number;
  /** A client's position on its body's path this long ago is ignored; 0: never. */
  lateness: number;
  /** A client that is this far off or farther is corrected. */
  farthestRequest: number;
  /** Speeds of a client's keys are brought down to this. */
  maxKeySpeed: number;
  /** M/s between the places that a client states; 0: what its run rate allows. */
  travelSpeed: number;
  /** Seconds of travel that may be saved up. */
  travelSlack: number;
  /** No jump is faster than the weenie's skill allows. */
  boundsJumps: boolean;
  /** An empty UpdateMotion goes before each jump, as ACE does. */
  announcesJumps: boolean;
  /** AutonomyLevel is obeyed. */
  clientsChooseLevel: boolean;
  /** Speeds of a client's emotes and keys, but turns, are brought up to this. */
  minKeySpeed: number;
  /** Seconds that a jump may arrive before the landing of the body, for which it waits. */
  jumpSlack: number;
}

/** Colours that replace those of the base palette: the same entries of another palette. */
export interface SubPalette {
  /** 0: none; the object then keeps its original colours. */
  palette: number;
  /** Entry of the palette, 0 to 2040; messages carry multiples of 8. */
  first: number;
  /** Entries, 8 to 2048; likewise. */
  count: number;
}

/** On one part, every surface whose own texture is the old one shows the new one. */
export interface TextureChange {
  /** Index among the Setup's parts. */
  part: number;
  /** A SurfaceTexture; 0: none. */
  oldTexture: number;
  /** A SurfaceTexture. */
  newTexture: number;
}

/** A part shows another mesh. */
export interface PartChange {
  /** Index among the Setup's parts. */
  part: number;
  /** A GfxObj; 0: none, which changes nothing. */
  mesh: number;
}

/** A thing that is worn. */
export interface Garment {
  clothingTable: number;
  /** Which dye of the table; 0: none, the body keeps its colours. */
  paletteTemplate: number;
  /** 0 to 1, one for each palette set of the dye; the fourth applies to all further sets. Out of range: no palette,
   * and the body keeps its original colours. */
  shades: number[];
}

/** Why a garment is not worn as it is described. */
export interface GarmentFinding {
  /** Index among those that were given. */
  garment: number;
  /** Status. */
  status: number;
  /** The record concerned; 0: none. */
  objectId: number;
  /** Lives as long as the library. */
  field: string | null;
}

/** What a part shows. */
export interface LookPartFacts {
  /** Of the Setup or of a part change. */
  mesh: number;
  /** What stands in for it near the eye; 0: nothing is drawn. */
  drawnMesh: number;
  /** Of the mesh's first indexed image, before texture changes; 0: none. */
  originalPalette: number;
  surfaceCount: number;
  /** All its indexed images are drawn with Look.colors. */
  isRecolored: boolean;
  /** The game draws nothing here at any distance. */
  isMarker: boolean;
}

/** One surface of a part's mesh, as it is shown. */
export interface LookSurface {
  /** How it is blended and lit: surfaceMaterial. */
  surface: number;
  /** 0: one colour, that of the surface. */
  texture: number;
  /** The best one that is loaded; 0: none is. */
  image: number;
  /** The image's own; 0: its pixels are colours. */
  palette: number;
}

/** Why a look is not all that its appearance says. */
export interface LookFinding {
  /** LookFindingKind. */
  kind: number;
  /** 0xFFFFFFFF: concerns the colours. */
  part: number;
  /** That is missing or does not fit; 0: none was named. */
  id: number;
}

/** How particles are run. */
export interface ParticleOptions {
  /** Every draw gives this number, 0 to 1, for pictures and tests; below 0: the seed decides. */
  fixedRoll: number;
  /** Of all random numbers; each body has its own random stream. */
  seed: bigint;
  /** Of one body; more are refused. */
  maxEmitters: number;
  /** Of one body, that its emitters reserve; more are refused. */
  maxParticles: number;
  /** An emitter needs its mesh in the assets; 0: the host has the meshes itself. */
  needsMeshes: boolean;
}

/** One particle as it is drawn: 36 bytes, fit for the instances of one mesh. */
export interface Particle {
  /** Metres, from the south-west corner of the landblock of ParticleEmitter.cell. */
  position: Vec3;
  /** A mesh may face the eye besides: MeshInfo.facing. */
  rotation: Quat;
  /** Of the mesh on all axes, 0.1 to 10. */
  scale: number;
  /** 0 opaque to 1; at exactly 1 it is not drawn. */
  translucency: number;
}

/** What an update has come to. */
export interface ParticleReport {
  /** Emitters. */
  created: number;
  /** Emitters that hooks asked for. */
  refused: number;
  /** Status: why, of the first; 0: none was refused. */
  status: number;
  /** The record concerned. */
  objectId: number;
  /** What was wrong; null: nothing. Lives as long as the library. */
  field: string | null;
}

/** What a CreateParticle or CreateBlockingParticle hook says. */
export interface ParticleRequest {
  /** A ParticleEmitterInfo. */
  info: number;
  /** That emits; ACM_WHOLE_BODY: none. */
  part: number;
  /** From the body or part, in its axes. */
  offset: Vec3;
  /** 0: the next free one of 0xFFFF0000, 0xFFFF0001, ... */
  emitterId: number;
  /** Does nothing when an emitter of that id is there. */
  blocking: boolean;
}

/** A motion begun in a steady state. */
export interface MotionQuery {
  /** Whose motion it is. */
  motionTable: number;
  motion: number;
  /** Multiple of normal speed. */
  speed: number;
  /** 0: the default style of the table. */
  style: number;
  /** The cycle that plays; 0: the default of the style. */
  from: number;
  /** Multiple of normal speed. */
  fromSpeed: number;
  /** Of the server's ticks; 0: ticks are not wanted. */
  tickSeconds: number;
}

/** A hook on a frame that plays. */
export interface HookTime {
  /** Seconds after the command; infinity: not reached. */
  time: number;
  /** In which it fires, 1 is the first; 0: none. */
  tick: number;
  /** HookStatus. */
  status: number;
  /** HookType. */
  type: number;
  /** Where it is stored. */
  source: HookSource;
  /** The index of its segment. */
  segment: number;
}

/** One animation that plays. */
export interface MotionSegment {
  animation: number;
  /** The first key frame. */
  lowFrame: number;
  /** The last key frame. */
  highFrame: number;
  /** Negative plays backwards. */
  framerate: number;
  /** Seconds after the command; infinity: it is not reached. */
  start: number;
  /** Infinity: it stands still. */
  end: number;
  /** It plays again and again. */
  cyclic: boolean;
}

/** Times are infinite when they never come. */
export interface TimelineFacts {
  /** When the motion is done. */
  done: number;
  /** When only the cycle is left. */
  steady: number;
  /** Once through the cycle; 0: nothing plays. */
  period: number;
  doneTick: number;
  segmentCount: number;
  hookCount: number;
  /** Metres per second in the body's axes, from the command on. */
  velocity: Vec3;
  /** Radians per second. */
  omega: Vec3;
  /** How far the body gets until the state is steady. */
  moved: Frame;
  /** The state after the command. */
  style: number;
  substate: number;
}

/** What a message is. */
export interface MessageInfo {
  /** Of the message, or the type of the action or event in an envelope. */
  opcode: number;
  /** The object that it is about; 0: none. */
  guid: number;
  /** 0: not a message of movement, sounds, scripts or looks; guid is then 0. */
  isKnown: boolean;
  /** Clients send it. */
  isClientAction: boolean;
  /** Bits: 1 padding, 2 long encoding, 4 unknown flags, 8 duplicate key. */
  oddities: number;
}

/** One field as it lies in a message. */
export interface WireField {
  /** Lives as long as the library. */
  name: string | null;
  /** 'w', 'x', 'y' or 'z' of a vector or a rotation, else 0. */
  component: number;
  /** FieldKind. */
  kind: number;
  /** Bytes from the opcode. */
  offset: number;
  /** Bytes. */
  size: number;
  /** The value, of a float its bits; 0 for raw bytes. */
  bits: number;
}

/** A message of few fields, for what a host sends beside the roles: DeleteObject, PlayerCreate, PlayerTeleport,
 * ParentEvent, PickupEvent, SetState, VectorUpdate, Sound, PlayScriptId, PlayScriptType, AutonomyLevel, TurnTo,
 * DoMovementCommand, StopMovementCommand, JumpNonAutonomous. Which fields count follows from the opcode. */
export interface PlainMessage {
  /** Which message. */
  opcode: number;
  /** The object; of a ParentEvent the child. */
  guid: number;
  /** ParentEvent. */
  parent: number;
  location: number;
  placement: number;
  /** State bits, of SetState. */
  state: number;
  /** Sound type, script type, or id of a script. */
  id: number;
  /** Volume, mod, speed, heading (degrees) or extent; 1 as initialised. */
  amount: number;
  /** Of a client: running number. */
  action: number;
  /** Which motion. */
  motion: number;
  /** HoldKey. */
  holdKey: number;
  /** TurnTo: run; AutonomyLevel: the level. */
  flag: number;
  /** Metres per second. */
  velocity: Vec3;
  /** Radians per second. */
  omega: Vec3;
  /** By Timestamp. */
  timestamps: number[];
  /** Of DeleteObject and PlayerTeleport, 0. */
  padding: number;
}

/** Where two states differ first. */
export interface Difference {
  found: boolean;
  /** 0: the world itself. */
  object: number;
  /** Such as "body.position.origin.x". */
  field: string;
}

/** What all findings of a rule have in common. The texts live as long as the library. */
export interface LintRule {
  /** Stable, for baselines: "unreachable-state". */
  code: string | null;
  /** Why it matters. */
  meaning: string | null;
  /** What to do about it. */
  fix: string | null;
  /** LintSeverity. */
  severity: number;
}

/** One finding of the linter. */
export interface LintFinding {
  table: number;
  /** Index of its rule. */
  rule: number;
  /** Within the table: "SwordCombat/Ready > SlashHigh". */
  place: string | null;
  /** What was found there. */
  detail: string | null;
}

/** How a body is written as glTF. */
export interface GltfExportOptions {
  /** GltfKeys. */
  keys: number;
  /** GltfTree. */
  tree: number;
  /** Velocity and position frames move the body; 0: it stays where it is. */
  rootMotion: boolean;
  /** Also write meshes that the game never draws. */
  markers: boolean;
  /** 0: the motion table that the Setup names. */
  table: number;
}

/** An animation that came back. */
export interface GltfAnimationFacts {
  id: number;
  /** Key frames. */
  frames: number;
  /** 0: as it was when it was exported, byte for byte. */
  editedFrames: number;
  editedParts: number;
}

/** A part that an editor has moved. */
export interface GltfEditedPart {
  part: number;
  /** In which it is elsewhere than it was. */
  frames: number;
  /** The farthest that it was moved. */
  metres: number;
  /** The farthest that it was turned. */
  radians: number;
}

/** How an image is decoded. */
export interface ImageOptions {
  /** Of an indexed image; 0: the one that it names. */
  palette: number;
  colorCount: number;
  /** The surface is a clip map (Material.clipMap): indices 0 to 7 are clear. */
  clipMap: boolean;
  /** An image with alpha alone becomes black with that alpha, as graphics hardware samples it; 0: opaque grey, to be
   * looked at. */
  asTexture: boolean;
}

/** What an image is. */
export interface ImageInfo {
  /** ImageKind. */
  kind: number;
  /** Pixels, at most 16,384. */
  width: number;
  /** Pixels, at most 16,384; at most 2^26 pixels in all. */
  height: number;
  /** Pixels whose index the palette does not have; they are clear. */
  outsidePalette: number;
}

/** How a surface is drawn. */
export interface Material {
  /** 0: `color` alone. */
  texture: number;
  /** 0xRRGGBB; white with a texture. */
  color: number;
  /** Of every vertex, 0 to 1: multiplied with that of the texture it is the source alpha. */
  alpha: number;
  /** Light x diffuse + luminosity, 0 to 1, is what a channel is multiplied by. */
  luminosity: number;
  diffuse: number;
  /** BlendFactor. */
  source: number;
  /** BlendFactor. */
  destination: number;
  /** Pixels with a smaller source alpha (of 255) are not drawn; 0: no test. */
  alphaTest: number;
  /** DrawPass. */
  pass: number;
  /** 0: the factors are one and zero, and alpha has no effect. */
  blend: boolean;
  /** Whether it writes depth. */
  depthWrite: boolean;
  /** 0: additive; fog must not tint it. */
  fog: boolean;
  /** For ImageOptions.clipMap. */
  clipMap: boolean;
  /** The texture that it should have is not there: `color` is white. */
  textureMissing: boolean;
}

/** What hooks and particles change on a part. A part with a translucency of 1 is not drawn at all. */
export interface PartDrawing {
  /** 0 opaque to 1 clear. */
  translucency: number;
  /** Instead of the surface's, with has_luminosity. */
  luminosity: number;
  /** Instead of the surface's, with has_diffuse. */
  diffuse: number;
  hasLuminosity: boolean;
  hasDiffuse: boolean;
}

/** 32 bytes. */
export interface MeshVertex {
  /** Metres. */
  position: Vec3;
  /** Unit length as a rule; zero: it has none. */
  normal: Vec3;
  u: number;
  /** Runs down: 0 is the first row of the image. */
  v: number;
}

/** The triangles with one surface. */
export interface MeshSurface {
  /** For surfaceMaterial. */
  surface: number;
  firstVertex: number;
  /** Three for each triangle; 0: nothing shows it. */
  vertexCount: number;
  /** Its texture repeats beyond the edges; 0: it is clamped. */
  repeats: boolean;
}

/** How many of everything a mesh has, and how it is drawn. */
export interface MeshInfo {
  /** The mesh that stands in for it near the eye, or it itself; 0: nothing is drawn. */
  drawn: number;
  /** MeshFacing, or another number of the file. */
  facing: number;
  sortCenter: Vec3;
  surfaceCount: number;
  vertexCount: number;
}

/** How a scenario runs. */
export interface ScenarioOptions {
  /** ScenarioForm. */
  form: number;
  /** Of all ticks and updates; a step of n objects counts n times. */
  maxSteps: number;
  /** Output beyond it ends the run with an error. */
  maxOutputBytes: number;
}

/** Lines that could not run. */
export interface ScenarioErrors {
  /** How many; 0: none, and all else is empty. */
  lines: number;
  /** Counted from 1. */
  firstLine: number;
  reason: string;
  /** How the verb is written; empty when there is no such verb. */
  expected: string;
}

/** Which traffic of a capture is the game's. */
export interface CaptureOptions {
  /** The UDP ports of the server. */
  firstPort: number;
  lastPort: number;
}

/** A whole message, put together from its fragments. */
export interface CapturedFacts {
  /** That completed it, from 1 as Wireshark counts. */
  frame: number;
  /** Of that frame, since 1970. */
  microseconds: number;
  /** The same for all messages between one client and its server. */
  flow: bigint;
  /** Of the game's network layer. */
  queue: number;
  /** 0: from the client. */
  fromServer: boolean;
}

/** Something of a capture that could not be read. */
export interface CaptureError {
  /** In which it is; of damage to the file, the last frame before it. */
  frame: number;
  /** Nothing follows. */
  endsCapture: boolean;
  /** Its offset counts from the start of what was wrong: file, frame or packet. */
  error: ErrorFields;
}

/** What a capture holds, as far as it was read. */
export interface CaptureCounts {
  frames: number;
  /** Not of the game: other protocols and ports. */
  otherFrames: number;
  /** Of those, parts of datagrams that IP has cut up. */
  laterParts: number;
  packets: number;
  packetBytes: number;
  retransmissions: number;
  validChecksums: number;
  wrongChecksums: number;
  /** Cannot be checked without the key of the session. */
  keyedChecksums: number;
  fragments: number;
  duplicates: number;
  messages: number;
  errors: number;
  /** Since 1970. */
  firstMicroseconds: number;
  lastMicroseconds: number;
  /** Bytes of the file up to the end of the last frame. */
  position: number;
  /** Messages that wait for fragments. */
  unfinished: number;
  /** Unfinished messages that made room for others. */
  evicted: number;
}

/** How a capture is replayed. */
export interface ReplayOptions {
  /** Of objects that the capture does not describe; 0: their messages wait. */
  assumedSetup: number;
}

/** How far engine and server agree. */
export interface ReplayTotals {
  objects: number;
  /** Objects that were never described. */
  undescribed: number;
  /** Objects for which an assumed body stood. */
  anonymous: number;
  /** Objects whose Setup or table was not loaded. */
  withoutAssets: number;
  messages: number;
  /** Messages that came before their object was described. */
  deferred: number;
  /** Of these, those that were never applied. */
  waiting: number;
  movements: number;
  /** Of the movements, those that no body received when they came. */
  unchecked: number;
  /** Of these, those to objects that cannot move. */
  cannotMove: number;
  /** Positions. */
  compared: number;
  blips: number;
  stalls: number;
  /** Motions that the table of the object has nothing for. */
  refused: number;
  sounds: number;
  scripts: number;
  refusedEffects: number;
  /** Metres between engine and server; 0 when nothing was compared. */
  worst: number;
  /** Likewise. */
  mean: number;
  /** From the first message to the last. */
  seconds: number;
}

/** One field of a message, as text. */
export interface MessageField {
  /** Bytes from the start of the message. */
  offset: number;
  /** Bytes. */
  size: number;
  /** Such as "forward_command", or "pos.x". */
  name: string | null;
  /** With its meaning where it has one: "0x0005 WalkForward". */
  value: string | null;
}

/** A message in a few words. */
export interface MessageSummary {
  /** Such as "UpdateMotion". */
  name: string | null;
  /** In words: "RunForward at 2.5, TurnRight at -1.5". */
  meaning: string | null;
  /** That it is about; 0: none, or the player that sends it. */
  object: number;
  fromServer: boolean;
}

/** An animation that plays or waits to play (core 3). */
export interface SequenceNode {
  animation: number;
  /** Inclusive. */
  lowFrame: number;
  /** Inclusive. */
  highFrame: number;
  /** Frames per second; negative plays backwards. */
  framerate: number;
  /** Of the motion that appended it. */
  contextId: number;
  /** Of the move that made that motion. */
  moveContextId: number;
  /** NodeRole. */
  role: number;
}

/** The sequence (core 2.1). */
export interface SequenceFacts {
  /** Within the node that plays. */
  frameNumber: number;
  /** In the body's axes. */
  velocity: Vec3;
  /** In the body's axes. */
  omega: Vec3;
  /** Index of the node that plays; -1: none. */
  current: number;
  /** Index of the first node that repeats; -1: none. */
  firstCyclic: number;
  /** That is shown; -1: none. */
  keyFrame: number;
  /** The pose that is shown while nothing plays. */
  placement: number;
}

/** A motion that waits for animations to end (core 6). */
export interface QueuedMotion {
  motion: number;
  /** That have to end before it is done, those of the motions before it aside. */
  animations: number;
  contextId: number;
  /** Of the move that made it. */
  moveContextId: number;
}

/** The motion table manager with its motion state (core 6, core 5). */
export interface MotionTableManagerFacts {
  /** 0: no state yet. */
  style: number;
  /** 0: no state yet. */
  substate: number;
  substateSpeed: number;
  /** Animations that have ended and that no motion has used up yet. */
  animationCounter: number;
}

/** A motion that the interpreter has handed on (core 7.17). */
export interface PendingMotion {
  motion: number;
  contextId: number;
  /** MotionError: why no jump may begin while it is first. */
  jumpError: number;
}

/** The motion interpreter (core 7.1) with both movement states (core 8.1). */
export interface MotionInterpFacts {
  /** Made when first needed. */
  exists: boolean;
  initted: boolean;
  standingLongjump: boolean;
  jumpExtent: number;
  myRunRate: number;
  currentSpeedFactor: number;
  serverActionStamp: number;
  raw: RawMotionState;
  interpreted: InterpretedMotionState;
}

/** One leg of a move (MT-50). */
export interface MoveLeg {
  /** MoveKind: MoveKind.POSITION or MoveKind.TURN_TO_HEADING. */
  kind: number;
  /** Degrees, of a turn. */
  heading: number;
}

/** The move that is under way (MT-1). */
export interface MoveToFacts {
  previousDistanceTime: number;
  originalDistanceTime: number;
  /** Made when first needed. */
  exists: boolean;
  /** MoveKind. */
  kind: number;
  movingAway: boolean;
  /** The target's place is known. */
  initialized: boolean;
  parameters: MovementParameters;
  soughtPosition: Position;
  currentTargetPosition: Position;
  startingPosition: Position;
  previousHeading: number;
  previousDistance: number;
  originalDistance: number;
  /** Steps without progress. */
  failProgressCount: number;
  soughtObject: number;
  topLevelObject: number;
  soughtSize: Cylinder;
  /** As given, before it is adjusted. */
  currentCommand: number;
  /** The turn that corrects the course. */
  auxCommand: number;
}

/** Sticking to another body (SK). */
export interface StickyFacts {
  /** On the clock of the world. */
  timeout: number;
  exists: boolean;
  initialized: boolean;
  /** 0: not stuck. */
  target: number;
  targetRadius: number;
  targetPosition: Position;
}

/** What holds a body near the last place that the server has confirmed (CN). */
export interface ConstraintFacts {
  exists: boolean;
  isConstrained: boolean;
  /** How far the body has gone since, along its path. */
  offset: number;
  startDistance: number;
  maxDistance: number;
  position: Position;
}

/** A place that interpolation goes to, or a velocity that it gives the body there (IN-9). */
export interface InterpolationNode {
  /** InterpolationType. */
  type: number;
  position: Position;
  velocity: Vec3;
}

/** Interpolation towards places that arrive from time to time (IN-1). */
export interface InterpolationFacts {
  exists: boolean;
  keepHeading: boolean;
  frameCounter: number;
  originalDistance: number;
  progressQuantum: number;
  nodeFailCounter: number;
  blipPosition: Position;
}

/** Watching a target, and being in the table of the one that is watched (TG-1, TG-2). */
export interface TargetFacts {
  /** Of the target's last update. */
  lastUpdateTime: number;
  /** When those who watch this body were last looked at. */
  voyeurCheckTime: number;
  exists: boolean;
  hasTarget: boolean;
  /** TargetStatus. */
  status: number;
  /** The target. */
  object: number;
  contextId: number;
  /** An update is sent when the target has moved so far. */
  radius: number;
  /** Seconds that the target looks ahead. */
  quantum: number;
  targetPosition: Position;
  interpolatedPosition: Position;
  interpolatedHeading: Vec3;
  velocity: Vec3;
  lastSentPosition: Position;
}

/** The body itself (core 11.1). */
export interface BodyFacts {
  /** How far it has been simulated. */
  updateTime: number;
  /** The clock of its timed hooks. */
  physicsTime: number;
  acceleration: Vec3;
  /** Length of its last step. */
  stepQuantum: number;
  groundHeight: number;
  /** Of its holder. */
  heldAtPart: number;
  jumpedThisFrame: boolean;
  placementRefused: boolean;
  isBlocked: boolean;
  isLeavingEthereal: boolean;
  wasMadeStatic: boolean;
  animatesInPlace: boolean;
}

/** What hooks and scripts have left (HK-13, PS-3). */
export interface EffectsFacts {
  /** When the first script goes on, on the clock of the world; 0: none plays. */
  nextCue: number;
  translucency: number;
  /** It never falls below. */
  originalTranslucency: number;
}

/** The named fields of all parts of a body. */
export interface ObjectInside {
  sequence: SequenceFacts;
  motionTableManager: MotionTableManagerFacts;
  motionInterp: MotionInterpFacts;
  moveTo: MoveToFacts;
  sticky: StickyFacts;
  constraint: ConstraintFacts;
  interpolation: InterpolationFacts;
  target: TargetFacts;
  body: BodyFacts;
  effects: EffectsFacts;
}

/** A timed hook: a change over time (HK-2), on BodyFacts.physicsTime. */
export interface Ramp {
  created: number;
  duration: number;
  /** RampKind. */
  kind: number;
  /** The part, or the id of the script. */
  datum: number;
  start: number;
  end: number;
  contextId: number;
  moveContextId: number;
}

/** A script that plays, or waits for those before it (PS-2). */
export interface QueuedScript {
  /** On the clock of the world. */
  start: number;
  /** Until its last hook. */
  length: number;
  script: number;
  /** That it has. */
  hooks: number;
  /** Of these, that have come. */
  fired: number;
  contextId: number;
  moveContextId: number;
}
