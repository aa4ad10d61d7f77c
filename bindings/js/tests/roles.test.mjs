// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Names, places, assets, containers, timelines, and the two roles.
import assert from 'node:assert/strict';
import test from 'node:test';
import { acmotion, meadow, pass, worldWithMannequin } from './support.mjs';

const { Assets, Audience, CheckAction, Client, Command, Container, HookStatus, Load, OrderType, Sample, Server, Wire } =
  acmotion;
const { Ground, MotionError, World } = acmotion;
const library = await acmotion.load();

test('the library has its version and names', () => {
  assert.match(library.version, /^\d+\.\d+\.\d+/);
  assert.equal(library.commandName(Command.WalkForward), 'WalkForward');
  assert.equal(library.commandName(0x12345678), null);
  assert.equal(library.findCommand('walkFORWARD'), Command.WalkForward);
  assert.equal(library.findCommand('Wlak'), 0);
  const names = Object.keys(Command);
  const count = library.commands().length;
  for (const name of names.slice(0, count)) assert.equal(library.commandName(Command[name]), name);
  assert.equal(new Set(Object.values(Command)).size, count);
  assert.equal(Command.Magic, Command.Magi, 'another name');
  assert.equal(library.hookTypeName(acmotion.HookType.ATTACK), 'Attack');
  assert.equal(library.eventTypeName(acmotion.EventType.MOTION_DONE), 'MotionDone');
});

test('the module serves its own version of the C interface', () => {
  assert.ok(library.isCompatible(library.abiVersion));
  assert.ok(!library.isCompatible(library.abiVersion + 1));
});

test('defaults are what counts for fields that are left out', () => {
  const { creature } = worldWithMannequin(library);
  const { state, scale } = library.defaults.objectFacts;
  assert.deepEqual([creature.facts.state, creature.facts.scale], [state, scale]);
  assert.equal(library.defaults.order(OrderType.JUMP).type, OrderType.JUMP);
  assert.deepEqual(new Server(creature.world).rules, library.defaults.serverRules);
  const changed = library.defaults.worldOptions;
  changed.maxSpeed = 0;
  assert.notEqual(library.defaults.worldOptions.maxSpeed, 0);
});

test('places on the map', () => {
  const east = { cell: 0x11100001, frame: { origin: { x: 10, y: 10, z: 0 } } };
  assert.equal(library.distance(meadow, east), 192);
  assert.equal(library.headingBetween(meadow, east), 90);
  assert.ok(Math.abs(library.headingOf(library.withHeading({}, 135)) - 135) < 1e-3);
  const moved = library.adjustToOutside({ cell: 0x10100001, frame: { origin: { x: 202, y: 10 } } });
  assert.deepEqual([moved.cell >>> 16, moved.frame.origin.x], [0x1110, 10]);
});

test('the sample creatures have Setups, parts and motions', () => {
  const assets = Assets.sample(library);
  assert.deepEqual(assets.ids(0x02000000), Object.values(Sample));
  const setup = assets.setup(Sample.mannequin);
  assert.equal(assets.setupParts(Sample.mannequin).length, setup.partCount);
  assert.equal(assets.holdLocations(Sample.mannequin).length, setup.holdLocationCount);
  assert.equal(assets.contains(setup.motionTable), true);
  assert.equal(assets.contains(0x09ffffff), false);
  assert.ok(assets.motionsFrom(setup.motionTable, Command.SwordCombat).includes(Command.SlashHigh));
});

test('a timeline says when a blow hits', () => {
  const assets = Assets.sample(library);
  const { motionTable } = assets.setup(Sample.mannequin);
  const timeline = assets.timeline({
    motionTable,
    motion: Command.SlashHigh,
    style: Command.SwordCombat,
    tickSeconds: 1 / 30,
  });
  assert.equal(timeline.segments.length, timeline.segmentCount);
  const [hit] = timeline.hooks.filter((hook) => hook.type === acmotion.HookType.ATTACK);
  assert.equal(hit.status, HookStatus.FIRES);
  assert.ok(hit.time > 0 && hit.time < timeline.done);
  assert.equal(hit.tick, Math.ceil(hit.time * 30 - 1e-9));
});

test('a container is built, opened, read, and loaded piece by piece', async () => {
  const record = Uint8Array.from({ length: 3000 }, (_, i) => i & 0xff);
  const file = Container.build(library, [
    { id: 0x0a000001, bytes: record },
    { id: 0x0a000002, bytes: new Uint8Array([1, 2, 3]), time: 5 },
  ]);
  const container = Container.open(library, file);
  // Beside its records a container has the list of its patches.
  const patches = 0xffff0001;
  assert.deepEqual(
    container.entries(0, patches - 1).map(({ id, size, time }) => ({ id, size, time })),
    [
      { id: 0x0a000001, size: 3000, time: 0 },
      { id: 0x0a000002, size: 3, time: 5 },
    ],
  );
  assert.equal(container.entries(0x0a000002, 0x0a000002).length, 1);
  assert.equal(container.info.entryCount, 3);
  assert.deepEqual(container.read(0x0a000001), record);
  assert.throws(() => container.read(0x0a000003), { code: 'NOT_FOUND' });
  const smaller = Container.open(library, container.rebuilt([{ id: 0x0a000001, bytes: null }]));
  assert.deepEqual(
    smaller.entries().map((entry) => entry.id),
    [0x0a000002, patches],
  );
  container.dispose();
  smaller.dispose();
});

test('assets are read from a file of the user, only what is needed', async () => {
  const bytes = sampleContainer();
  const whole = Assets.open(library, bytes);
  whole.load(Sample.mannequin);
  const pieces = await Assets.fromBlob(library, new Blob([bytes]));
  await pieces.loadFrom(new Blob([bytes]), Sample.mannequin, Load.MOTION);
  assert.deepEqual(pieces.setup(Sample.mannequin), whole.setup(Sample.mannequin));
  assert.deepEqual(pieces.missing(), []);
  assert.ok(pieces.contains(0x09000001));
  assert.equal(pieces.needs(), null);
});

test('worlds keep the container of assets that are disposed of', () => {
  const assets = Assets.open(library, sampleContainer());
  assets.load(Sample.mannequin);
  assert.deepEqual(assets.missing(), []);
  const world = new World(assets, { ground: Ground.FLAT });
  const twin = world.copy();
  assets.dispose();
  const creature = twin.createObject(1, { setup: Sample.mannequin, position: meadow, facts: { ground: Ground.FLAT } });
  creature.doMotion(Command.WalkForward);
  pass(twin, 1);
  assert.ok(creature.state.position.frame.origin.y > 11);
  world.dispose();
  twin.dispose();
});

/** A file with one creature. */
function sampleContainer() {
  return Container.build(library, minimalRecords());
}

/** A Setup of one part and its motion table with a walk that moves by velocity alone. */
function minimalRecords() {
  const table = new Fields().u32(0x09000001).u32(Command.NonCombat);
  table.u32(1).u32(Command.NonCombat).u32(Command.Ready); // the default of each style
  table.u32(2);
  for (const [command, speed] of [
    [Command.Ready, 0],
    [Command.WalkForward, 3],
  ]) {
    table.u32(((Command.NonCombat & 0xffff) << 16) | (command & 0xffffff));
    table.u8(1).u8(0).u8(speed ? 1 : 0).align(); // one animation, and a velocity
    table.u32(0x03000001).u32(0).u32(-1).f32(30);
    if (speed) table.f32(0, speed, 0);
  }
  table.u32(0).u32(0); // modifiers, links
  const animation = new Fields().u32(0x03000001).u32(0).u32(1).u32(2);
  for (let frame = 0; frame < 2; ++frame) animation.f32(0, 0, 1, 1, 0, 0, 0).u32(0);
  return [
    { id: 0x02000001, bytes: minimalSetup().bytes() },
    { id: 0x03000001, bytes: animation.bytes() },
    { id: 0x09000001, bytes: table.bytes() },
  ];
}
function minimalSetup() {
  const setup = new Fields().u32(0x02000001).u32(0).u32(1).u32(0x01000001);
  setup.u32(0).u32(0); // holding and connection locations
  setup.u32(1).u32(0).f32(0, 0, 0, 1, 0, 0, 0).u32(0); // one placement
  setup.u32(0).u32(0); // spheres
  setup.f32(1.8, 0.5, 0.6, 1.5); // height, radius, steps
  setup.f32(0, 0, 0, 1).f32(0, 0, 0, 1); // sorting and selection spheres
  return setup.u32(0).u32(0).u32(0).u32(0x09000001).u32(0).u32(0); // lights, then what it has by default
}

class Fields {
  #bytes = [];
  u8(value) {
    this.#bytes.push(value & 0xff);
    return this;
  }
  u32(value) {
    for (let shift = 0; shift < 32; shift += 8) this.u8(value >>> shift);
    return this;
  }
  f32(...values) {
    for (const byte of new Uint8Array(new Float32Array(values).buffer)) this.u8(byte);
    return this;
  }
  align() {
    while (this.#bytes.length % 4 !== 0) this.u8(0);
    return this;
  }
  bytes() {
    return new Uint8Array(this.#bytes);
  }
}

/** A server with a creature, and a client that watches it. */
function session() {
  const { assets, world, creature } = worldWithMannequin(library);
  const server = new Server(world);
  const seen = new World(assets, { ground: Ground.FLAT });
  const client = new Client(seen, { expectsPlayer: false });
  client.receive(server.describe(creature.guid));
  return { server, world, creature, client, seen };
}

test('a client sees what a server does, bit for bit', () => {
  const { server, world, creature, client, seen } = session();
  const destination = { cell: 0x10100001, frame: { origin: { x: 20, y: 30, z: 0 } } };
  server.moveToPosition(creature.guid, destination);
  let messages = 0;
  for (let t = 0; t < 90; ++t) {
    for (const { bytes, audience, about } of server.takeOutbox()) {
      assert.equal(about, creature.guid);
      assert.ok(Object.values(Audience).includes(audience));
      assert.equal(client.receive(bytes).action, CheckAction.ACCEPT);
      ++messages;
    }
    world.tick(1 / 30);
    seen.tick(1 / 30);
    server.broadcastDue();
  }
  assert.ok(messages > 2);
  assert.deepEqual(seen.object(creature.guid).state.position, creature.state.position);
});

test('code for any role takes a client and a server', () => {
  const { server, client, creature } = session();
  server.doMotion(creature.guid, Command.WalkForward);
  client.setPlayer(creature.guid);
  client.pressKey({ motion: Command.WalkForward });
  for (const role of [client, server]) {
    assert.ok(role instanceof acmotion.Role);
    const before = role.outbox();
    assert.ok(before.length > 0 && before.every((message) => message.about === creature.guid));
    assert.deepEqual(role.takeOutbox(), before);
    assert.deepEqual(role.outbox(), []);
    const copy = role.copy(role.world.copy());
    assert.equal(copy.constructor, role.constructor);
    assert.equal(copy.firstDifference(role), null);
    role.world.tick(1 / 30);
    assert.notEqual(copy.firstDifference(role), null);
    copy.world.assign(role.world);
    copy.assign(role);
    assert.equal(copy.stateHash(), role.stateHash());
    role.clearOutbox();
    role.dispose();
    assert.equal(role.disposed, true);
    role.world.dispose();
  }
});

test('rules of a server are changed one by one', () => {
  const { server } = session();
  const before = server.rules;
  server.setRules({ relayInterval: 0.25 });
  assert.deepEqual(server.rules, { ...before, relayInterval: 0.25 });
});

test('the mouse turns the local player, and turns of keys become sidesteps', () => {
  const { server, creature, client, seen } = session();
  server.setPlayer(creature.guid);
  client.setPlayer(creature.guid);
  client.pressKey({ motion: Command.TurnLeft });
  client.beginMouseLook();
  client.mouseTurn(0.5);
  assert.ok(client.state.mouseLook);
  const { turnCommand, turnSpeed, sidestepCommand } = seen.object(creature.guid).state.movement;
  assert.equal(turnCommand, Command.TurnRight);
  assert.ok(turnSpeed > 0);
  assert.equal(sidestepCommand, Command.SideStepRight, 'to the left: with a negative speed');
  client.endMouseLook();
  const after = seen.object(creature.guid).state.movement;
  assert.ok(after.turnSpeed < 0);
  assert.equal(after.sidestepCommand, 0);
  client.loseFocus();
  assert.equal(seen.object(creature.guid).state.movement.turnCommand, 0);
});

test('a key whose motion is refused returns why, and one that is not possible throws', () => {
  const { server, creature, client, seen } = session();
  server.setPlayer(creature.guid);
  client.setPlayer(creature.guid);
  assert.equal(client.pressKey({ motion: Command.WalkForward }), MotionError.NONE);
  assert.equal(client.releaseKey({ motion: Command.WalkForward }), MotionError.NONE);
  assert.equal(client.mouseTurn(0.5), MotionError.NONE);
  assert.equal(client.pressKey({ motion: Command.SwordCombat }), seen.canDo(creature.guid, Command.SwordCombat));
  seen.object(creature.guid).setGroundContact(false, false);
  const code = client.pressKey({ motion: Command.Sitting });
  assert.notEqual(code, MotionError.NONE);
  assert.throws(() => client.pressKey({ motion: Command.WalkForward, speed: NaN }), { code: 'NOT_FINITE' });
  assert.throws(() => client.mouseTurn(Infinity), { code: 'NOT_FINITE' });
});

test('keys move the local player, and the server follows', () => {
  const { server, world, creature, client, seen } = session();
  server.setPlayer(creature.guid);
  client.setPlayer(creature.guid);
  client.pressKey({ motion: Command.WalkForward });
  for (let t = 0; t < 30; ++t) {
    seen.tick(1 / 30);
    client.update();
    assert.equal(client.outboxMessages, client.outbox().length);
    for (const { bytes, audience } of client.takeOutbox()) {
      assert.equal(audience, Audience.SERVER);
      server.receive(creature.guid, bytes);
    }
    world.tick(1 / 30);
  }
  assert.equal(client.state.player, creature.guid);
  const here = seen.object(creature.guid).state.position;
  assert.ok(library.distance(here, creature.state.position) < 0.5);
  assert.ok(creature.state.position.frame.origin.y > 11);
  const copy = client.copy(seen.copy());
  assert.equal(copy.stateHash(), client.stateHash());
});

test('a bad message is refused with offset and field', () => {
  const { server, client, creature } = session();
  const message = server.describe(creature.guid);
  assert.throws(
    () => client.receive(message.subarray(0, 20)),
    (error) => error.code === 'TRUNCATED' && error.offset > 0 && error.field !== '',
  );
});

test('messages are recognised, decoded and encoded', () => {
  const { server, creature } = session();
  const wire = new Wire(library);
  server.doMotion(creature.guid, Command.WalkForward);
  const [{ bytes }] = server.takeOutbox();
  const info = wire.identify(bytes);
  assert.equal(wire.opcodeName(info.opcode), 'UpdateMotion');
  assert.equal(wire.findOpcode('updatemotion'), info.opcode);
  assert.equal(info.guid, creature.guid);
  assert.ok(wire.opcodes().includes(info.opcode));
  const { fields, error } = wire.explain(bytes);
  assert.equal(error, null);
  assert.equal(fields.at(-1).offset + fields.at(-1).size, bytes.length);
  assert.equal(wire.explain(bytes.subarray(0, 14)).error.code, 'TRUNCATED');
  const opcode = wire.findOpcode('PlayScriptType');
  const made = wire.encode({ opcode, guid: 7, id: 3, amount: 0.5 });
  const read = wire.decode(made);
  assert.deepEqual([read.opcode, read.guid, read.id, read.amount], [opcode, 7, 3, 0.5]);
  assert.equal(wire.isNewer(2, 1), true);
  assert.equal(wire.isNewer(1, 2), false);
});
