// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Makes the objects of a scenario. The same scenario makes the same objects in the same order.
import {
  Command,
  Ground,
  JumpModel,
  MoveFlags,
  type Assets,
  type Library,
  type MotionError,
  type World,
  type WorldObject,
} from 'acmotion';
import { maxCrowd } from './limits.js';
import { stageCell, stageOrigin } from './place.js';
import type { CastMember } from './play.js';
import type { Facts, Held, Scenario } from './scenario.js';

export const playerGuid = 0x50000001;
export const chaserGuid = 0x50000002;
const heldGuids = 0x50001000;
const crowdGuids = 0x60000000;

/** A position this many metres east and north of the middle of the stage. */
export function onStage(
  x: number,
  y: number,
): { cell: number; frame: { origin: { x: number; y: number; z: number } } } {
  return { cell: stageCell, frame: { origin: { x: stageOrigin.x + x, y: stageOrigin.y + y, z: 0 } } };
}

export function weenieOf(facts: Facts, isLocalPlayer: boolean) {
  return {
    present: true,
    isCreature: true,
    isLocalPlayer,
    knowsRunRate: true,
    runRate: facts.runRate,
    jumpModel: JumpModel.LINEAR,
    canJump: true,
    jumpVelocity: facts.jumpVelocity,
    knowsStaminaCost: true,
    stamina: 100,
  };
}

/** As an order takes them. */
export function motionParameters(
  { speed, hold: holdKeyToApply }: { speed?: number; hold?: number },
  speedFactor = 1,
): { speed?: number; holdKeyToApply?: number } {
  const scaled = speed === undefined ? {} : { speed: speed * speedFactor };
  return holdKeyToApply ? { ...scaled, holdKeyToApply } : scaled;
}

/** `speedFactor`: of all motions that are ordered. */
export function keyOf(
  { motion, mouse = false }: { motion: number; mouse?: boolean },
  speedFactor: number,
): { motion: number; speed: number; isMouse: boolean; run: boolean } {
  return { motion, speed: speedFactor, isMouse: mouse, run: mouse };
}

export function createPlayer(world: World, scenario: Scenario, isLocalPlayer: boolean): WorldObject {
  return world.createObject(playerGuid, {
    setup: scenario.creature,
    motionTable: scenario.table,
    position: onStage(0, 0),
    facts: { ground: Ground.FLAT, scale: scenario.facts.scale, weenie: weenieOf(scenario.facts, isLocalPlayer) },
  });
}

/** Puts a thing into a hand, or takes it away: Setup 0. */
export function hold(world: World, { location, setup }: Held): void {
  const thing = world.object(heldGuids + location);
  if (thing.exists) thing.delete();
  if (setup === 0) return;
  world.createObject(thing.guid, { setup, inWorld: false, facts: { ground: Ground.NONE } });
  thing.attach(playerGuid, location, location);
}
export function heldObjects(world: World): number[] {
  return [1, 2, 3, 4, 5].map((location) => heldGuids + location).filter((guid) => world.object(guid).exists);
}

/** Who is there beside the crowd: the player, what it holds, and who runs after it. */
export function castOf(world: World): CastMember[] {
  const guids = [playerGuid, ...heldObjects(world), chaserGuid];
  const members = world.states(guids).map((state, i): CastMember | null => {
    const guid = guids[i]!;
    const role = guid === playerGuid ? 'player' : guid === chaserGuid ? 'chaser' : 'held';
    return state && { guid, role, setup: state.setup, parts: state.partCount };
  });
  return members.filter((member) => member !== null);
}

export const chaseFlags = MoveFlags.DEFAULT_FLAGS | MoveFlags.STICKY;

/** Another of its kind that runs after the player and sticks to it. */
export function startChase(world: World, scenario: Scenario): MotionError {
  return createChaser(world, scenario).moveToObject(playerGuid, { flags: chaseFlags });
}
export function createChaser(world: World, scenario: Scenario): WorldObject {
  return world.createObject(chaserGuid, {
    setup: scenario.creature,
    motionTable: scenario.table,
    position: onStage(-9, -7),
    facts: {
      ground: Ground.FLAT,
      weenie: weenieOf({ ...scenario.facts, runRate: scenario.facts.runRate * 0.8 }, false),
    },
  });
}
export function stopChase(world: World): void {
  const chaser = world.object(chaserGuid);
  if (chaser.exists) chaser.delete();
}

/** Rows around the player, each doing something of what its table can do. */
export function createCrowd(world: World, assets: Assets, library: Library, scenario: Scenario): number[] {
  const count = Math.min(scenario.crowd, maxCrowd);
  if (count === 0) return [];
  world.reserve(count + 8);
  const motions = crowdMotions(assets, library, scenario);
  const columns = Math.ceil(Math.sqrt(count));
  // The client lets objects over 96 m from the player sleep: many stand closer together.
  const metres = count > 1000 ? 1.2 : 2;
  const guids: number[] = [];
  for (let i = 0; i < count; ++i) {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const creature = world.createObject(crowdGuids + i, {
      setup: scenario.creature,
      motionTable: scenario.table,
      position: onStage((column - (columns - 1) / 2) * metres, 4 + row * metres),
      facts: { ground: Ground.FLAT, weenie: weenieOf(scenario.facts, false) },
    });
    // What the client refuses: this one stands.
    for (const motion of motions[i % motions.length] ?? []) creature.doMotion(motion);
    guids.push(creature.guid);
  }
  return guids;
}

function crowdMotions(assets: Assets, library: Library, scenario: Scenario): number[][] {
  const table = scenario.table || assets.setup(scenario.creature).motionTable;
  const able = table === 0 || !assets.contains(table) ? [] : assets.motionsFrom(table);
  const circles = [
    [Command.WalkForward, Command.TurnRight],
    [Command.RunForward, Command.TurnRight],
  ].filter((pair) => able.includes(pair[0]!));
  const single = able
    .filter((motion) => motion !== Command.Dead && motion !== Command.Falling && (motion & 0x80000000) === 0)
    .filter((motion) => library.commandName(motion) !== null)
    .map((motion) => [motion]);
  return [...circles, ...circles, ...single];
}
