// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
export * from './generated/enums.js';
export type * from './generated/structs.js';
export { Command } from './generated/commands.js';
export type { Input } from './codec.js';
export { AcmotionError } from './errors.js';
export { Library } from './library.js';
export { hasSimd, type LoadOptions, type ModuleSource } from './load.js';
export { Defaults } from './defaults.js';
export { Handle } from './handle.js';
export { Container, type ContainerChange } from './container.js';
export {
  addAppearance,
  decodeAppearance,
  dress,
  encodeAppearance,
  type Appearance,
  type DressedBody,
  type Outfit,
} from './appearance.js';
export { Assets, Sample, type ReadRange, type Timeline, type Wave } from './assets.js';
export { EventList, type EventBodies, type EventBody, type EventField, type WorldEvent } from './events.js';
export type { NumberPath } from './fields.js';
export type { BodyOrder, Order, ServerOrder } from './orders.js';
export { makeLook, type Look, type LookPart } from './looks.js';
export { floatsPerParticle, ParticleEmitter, Particles, wholeBody, type BodyFrames } from './particles.js';
export { PoseBuffer, PositionBuffer, type PoseBufferOptions } from './poses.js';
export { StateBuffer, type StateField } from './states.js';
export type { BodyVerbs, OwnVerbs, Verbs } from './verbs.js';
export { WorldObject } from './object.js';
export { Stateful, TickWorker, World, type Hook } from './world.js';
export { Client, Role, Server, type OutboundMessage } from './roles.js';
export { Wire, type ExplainedMessage } from './wire.js';
