// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Emitters that hooks begin in a world, and those that a host begins itself.
import assert from 'node:assert/strict';
import test from 'node:test';
import { acmotion, meadow, worldWithMannequin } from './support.mjs';

const { Assets, Command, Load, Particles, floatsPerParticle, wholeBody } = acmotion;
const library = await acmotion.load();
const sparks = 0x32000001;

function mage(options) {
  const { assets, world, creature } = worldWithMannequin(library);
  creature.doMotion(Command.Magi);
  return { assets, world, creature, particles: new Particles(assets, options) };
}
function cast({ world, creature, particles }, ticks, each = () => {}) {
  for (let tick = 0; tick < ticks; ++tick) {
    if (tick === 30) creature.doMotion(Command.MagicPowerUp01);
    world.tick(1 / 30);
    particles.update(world);
    world.clearEvents();
    each(tick);
  }
}

test('they follow the hooks of a world', () => {
  const spell = mage();
  const { particles, creature } = spell;
  let most = 0;
  cast(spell, 150, () => {
    assert.equal(particles.report.refused, 0);
    const emitters = particles.read();
    assert.equal(emitters, particles.emitterCount);
    for (let i = 0; i < emitters; ++i) {
      const emitter = particles.emitter(i);
      const floats = particles.particlesOf(i);
      assert.equal(emitter.body, creature.guid);
      assert.equal(emitter.info, sparks);
      assert.equal(floats.length, emitter.live * floatsPerParticle);
      assert.equal(library.particleTypeName(emitter.particleType), 'ParabolicLVGA');
      for (let n = 0; n < floats.length; n += floatsPerParticle) {
        assert.ok(Math.abs(floats[n] - 10) < 5 && Math.abs(floats[n + 1] - 10) < 5);
        assert.ok(floats[n + 7] >= 0.1 && floats[n + 8] >= 0 && floats[n + 8] <= 1);
      }
    }
    most = Math.max(most, particles.particleCount);
  });
  assert.ok(most > 5);
  assert.equal(particles.read(), 0);
  assert.throws(() => particles.emitter(0), RangeError);
  particles.dispose();
});

test('reading makes no new objects', () => {
  const spell = mage();
  cast(spell, 50);
  const { particles, world } = spell;
  particles.read();
  const emitter = particles.emitter(0);
  const { data } = particles;
  world.tick(1 / 30);
  particles.update(world);
  world.clearEvents();
  particles.read();
  assert.equal(particles.emitter(0), emitter);
  assert.equal(particles.data, data);
  assert.ok(emitter.live > 0 && emitter.first === 0 && !Number.isNaN(emitter.x + emitter.y + emitter.z));
});

test('the same seed gives the same sparks, and a copy goes on alike', () => {
  const [one, two, three] = [{ seed: 7n }, { seed: 7 }, { seed: 8 }].map(mage);
  const dataOf = (particles) => {
    particles.read();
    return [...particles.particlesOf(0)];
  };
  for (const spell of [one, two, three]) cast(spell, 50);
  assert.deepEqual(dataOf(one.particles), dataOf(two.particles));
  assert.notDeepEqual(dataOf(one.particles), dataOf(three.particles));
  const copy = one.particles.copy();
  one.world.tick(1 / 30);
  one.particles.update(one.world, one.creature.guid);
  copy.update(one.world);
  assert.deepEqual(dataOf(one.particles), dataOf(copy));
});

test('a host without a world runs them by hand', () => {
  const assets = Assets.sample(library);
  const particles = new Particles(assets, { fixedRoll: 0.5 });
  const frames = { position: meadow };
  const id = particles.emit(7, { info: sparks }, frames);
  assert.equal(id, 0xffff0000);
  const hand = { origin: { x: 10, y: 11, z: 1 } };
  assert.equal(particles.emit(3, { info: sparks, part: 0, emitterId: 5 }, { ...frames, parts: [hand] }), 5);
  for (let i = 1; i <= 10; ++i) {
    particles.step(7, frames, 1 / 30);
    particles.step(3, { ...frames, parts: [hand] }, 1 / 30);
  }
  assert.equal(particles.read(), 2);
  assert.deepEqual([particles.emitter(0).body, particles.emitter(1).body], [3, 7]);
  assert.deepEqual([particles.emitter(0).part, particles.emitter(1).part], [0, wholeBody]);
  assert.equal(particles.emitter(1).first, particles.emitter(0).live);
  assert.equal(particles.emitter(0).y, 11);
  assert.ok(particles.stop(7, id) && !particles.stop(7, 99));
  assert.equal(particles.read(7), 1);
  assert.ok(particles.emitter(0).stopped);
  assert.ok(particles.destroy(3, 5) && !particles.destroy(3, 5));
  assert.ok(particles.remove(7) && !particles.remove(7));
  particles.setVisible(3, false);
  assert.throws(() => particles.emit(1, { info: 0x32000099 }, frames), (error) => error.code === 'NOT_FOUND');
  const nowhere = { position: { frame: { origin: { x: NaN } } } };
  assert.throws(() => particles.step(3, nowhere, 2), (error) => error.code === 'NOT_FINITE');
  assert.equal(particles.read(), 0);
});

test('emitters are loaded with a Setup, and options have defaults', () => {
  const assets = Assets.sample(library);
  assets.load(acmotion.Sample.beast, Load.PARTICLES);
  assert.equal(library.defaults.particleOptions.needsMeshes, true);
  assert.ok(library.defaults.particleOptions.fixedRoll < 0);
  assert.equal(library.defaults.particleRequest.part, wholeBody);
  assert.throws(() => new Particles(assets, { fixedRoll: 2 }), (error) => error.field === 'fixed_roll');
  const particles = new Particles(assets);
  const other = worldWithMannequin(library).world;
  assert.throws(() => particles.update(other), (error) => error.code === 'FOREIGN_HANDLE');
  assets.dispose(); // what uses them keeps them
  particles.dispose();
  particles.dispose();
});
