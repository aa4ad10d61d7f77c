// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The crowd of `acmotion simulate` (crowd.cpp of the tool) once more, over the package: the same messages, written
// byte by byte, into a client. So the state of the world at the end must be the same, and so its hash.
const firstGuid = 0x80000001;
const groupSize = 16; // creatures that deal with one another
const groundSize = 40; // metres along the side of a group's ground
const orderInterval = 60; // ticks between two orders to one creature
const southWest = 0x10100001;
const tickSeconds = 1 / 30;
const defaultFlags = 0x1ee0f;

/** Bytes of a message, one field after another. */
class Writer {
  #view = new DataView(new ArrayBuffer(256));
  #used = 0;

  u16(value) {
    this.#view.setUint16(this.#used, value, true);
    this.#used += 2;
    return this;
  }
  u32(value) {
    this.#view.setUint32(this.#used, value, true);
    this.#used += 4;
    return this;
  }
  f32(...values) {
    for (const value of values) {
      this.#view.setFloat32(this.#used, value, true);
      this.#used += 4;
    }
    return this;
  }
  align() {
    return this.#used % 4 === 2 ? this.u16(0) : this;
  }
  bytes() {
    return new Uint8Array(this.#view.buffer, 0, this.#used);
  }
}

/** splitmix64. */
class Dice {
  #state;
  constructor(seed) {
    this.#state = BigInt(seed);
  }
  below(n) {
    this.#state = BigInt.asUintN(64, this.#state + 0x9e3779b97f4a7c15n);
    let z = this.#state;
    z = BigInt.asUintN(64, (z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
    z = BigInt.asUintN(64, (z ^ (z >> 27n)) * 0x94d049bb133111ebn);
    return Number((((z ^ (z >> 31n)) >> 32n) * BigInt(n)) >> 32n);
  }
}

/** How a kind of creature fights: in the style with the most actions, which are in the order of the table. */
function repertoireOf({ stateGraph, Command }, assets, setup) {
  const table = assets.setup(setup).motionTable;
  let best = { style: 0, attacks: [], table };
  for (const { command, actions } of JSON.parse(stateGraph(assets, table)).styles) {
    const style = Number(command);
    const fights = style !== Command.NonCombat || best.attacks.length === 0;
    if (fights && actions.length > best.attacks.length)
      best = { style, attacks: actions.map((action) => Number(action.command)), table };
  }
  return best;
}

/** A crowd in a world of its own, which messages of a server drive. */
export class Crowd {
  #acmotion;
  #dice;
  #creatures;
  #repertoires;

  constructor(acmotion, library, actors, seed) {
    const { Assets, World, Client, Sample, Ground } = acmotion;
    this.#acmotion = acmotion;
    this.assets = Assets.sample(library);
    this.world = new World(this.assets, { ground: Ground.FLAT, eventCapacity: 4096 + 16 * actors });
    this.client = new Client(this.world, { expectsPlayer: false });
    this.#dice = new Dice(seed);
    const setups = [Sample.mannequin, Sample.beast];
    this.#repertoires = setups.map((setup) => repertoireOf(acmotion, this.assets, setup));
    this.#creatures = Array.from({ length: actors }, (_, i) => ({
      setup: setups[i % 2],
      kind: i % 2,
      movement: 0,
      position: 0,
      action: 0,
    }));
  }
  dispose() {
    this.client.dispose();
    this.world.dispose();
    this.assets.dispose();
  }

  /** All of them appear. */
  create() {
    this.#creatures.forEach(({ setup, kind }, i) => {
      const { cell, frame } = this.#placeInGroup(i);
      const { origin: o, rotation: r } = frame;
      const m = new Writer().u32(0xf745).u32(firstGuid + i);
      m.u32(0x11); // an appearance that changes nothing
      m.u32(0x8003).u32(0x400c08).u32(cell).f32(o.x, o.y, o.z, r.w, r.x, r.y, r.z);
      m.u32(this.#repertoires[kind].table).u32(setup);
      for (let i = 0; i < 9; ++i) m.u16(0);
      this.#send(m.align());
    });
    this.world.clearEvents();
  }
  /** One tick of many, counted from 0, with its orders. */
  tick(t) {
    for (let i = t % orderInterval; i < this.#creatures.length; i += orderInterval) {
      this.#send(this.#motion(i, this.#choose(i, this.#someoneNear(i))));
      if (this.#dice.below(4) === 0) this.#send(this.#position(i));
    }
    this.world.tick(tickSeconds);
    this.world.clearEvents();
  }
  run(seconds) {
    this.create();
    const ticks = Math.round(seconds / tickSeconds);
    for (let t = 0; t < ticks; ++t) this.tick(t);
  }
  guids() {
    return this.#creatures.map((_, i) => firstGuid + i);
  }

  #send(writer) {
    this.client.receive(writer.bytes());
  }
  #someoneNear(creature) {
    const first = creature - (creature % groupSize);
    return firstGuid + first + this.#dice.below(Math.min(groupSize, this.#creatures.length - first));
  }
  #placeInGroup(creature) {
    const groups = Math.floor((this.#creatures.length + groupSize - 1) / groupSize);
    const row = Math.floor(Math.sqrt(groups)) + 1;
    const group = Math.floor(creature / groupSize);
    const along = () => Math.fround(Math.fround(groundSize * this.#dice.below(1000)) / 1000);
    const x = Math.fround((group % row) * groundSize + along());
    const y = Math.fround(Math.floor(group / row) * groundSize + along());
    return this.client.library.adjustToOutside({ cell: southWest, frame: { origin: { x, y, z: 0 } } });
  }

  #choose(creature, target) {
    switch (this.#dice.below(8)) {
      case 0:
      case 1:
      case 2:
        return this.#chase(creature, target, defaultFlags | 0x90, 0);
      case 3:
        return this.#chase(creature, target, (defaultFlags & ~0x200) | 0x100, 12);
      case 4:
        return this.#wander(creature);
      case 5:
        return (m) => this.#head(m, 8, creature).u32(target).f32(0).u32(defaultFlags).f32(1, 0);
      default:
        return this.#attack(creature, target);
    }
  }
  #head(m, type, creature, flags = 0) {
    return m.u16(type | (flags << 8)).u16(this.#repertoires[this.#creatures[creature].kind].style & 0xffff);
  }
  #moveParameters(m, flags, minDistance) {
    return m.u32(flags).f32(0.6, minDistance, 3.4028234663852886e38, 1, 15, 0).f32(1);
  }
  #chase(creature, target, flags, minDistance) {
    const [seen] = this.world.states([target]);
    const { cell, frame } = seen.position;
    return (m) => {
      this.#head(m, 6, creature).u32(target).u32(cell).f32(frame.origin.x, frame.origin.y, frame.origin.z);
      return this.#moveParameters(m, flags, minDistance);
    };
  }
  #wander(creature) {
    const { cell, frame } = this.#placeInGroup(creature);
    return (m) => {
      this.#head(m, 7, creature).u32(cell).f32(frame.origin.x, frame.origin.y, frame.origin.z);
      return this.#moveParameters(m, defaultFlags, 0);
    };
  }
  #attack(creature, target) {
    const { style, attacks } = this.#repertoires[this.#creatures[creature].kind];
    const action = attacks[this.#dice.below(attacks.length)];
    const stamp = ++this.#creatures[creature].action & 0x7fff;
    // Style and one action; a style that is the default is left out.
    const named = style !== this.#acmotion.Command.NonCombat;
    return (m) => {
      this.#head(m, 0, creature, 1).u32((named ? 1 : 0) | 0x80);
      if (named) m.u16(style & 0xffff);
      return m.u16(action & 0xffff).u16(stamp).f32(1).align().u32(target);
    };
  }
  #motion(creature, body) {
    const stamp = ++this.#creatures[creature].movement;
    return body(new Writer().u32(0xf74c).u32(firstGuid + creature).u16(0).u16(stamp).u16(stamp).u16(0));
  }
  /** The server sees it a step aside from where the client does. */
  #position(creature) {
    const [{ position }] = this.world.states([firstGuid + creature]);
    const { origin } = position.frame;
    origin.x = Math.fround(origin.x + Math.fround(this.#dice.below(100) / 100));
    const { cell, frame } = this.client.library.adjustToOutside(position);
    const { w, x, y, z } = frame.rotation;
    // All numbers, for a zero that is left out has lost its sign.
    const m = new Writer().u32(0xf748).u32(firstGuid + creature).u32(0x4).u32(cell);
    m.f32(frame.origin.x, frame.origin.y, frame.origin.z, w, x, y, z);
    return m.u16(0).u16(++this.#creatures[creature].position).u16(0).u16(0);
  }
}
