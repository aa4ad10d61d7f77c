// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Calls of the script: names, default values, places, messages as bytes, containers and assets.
import { acmotion } from '../support.mjs';
import { octets, plain, text } from './values.mjs';

const { Assets, Container, PoseBuffer, Status, Wire } = acmotion;

const names = {
  version: ({ library }) => text(library.version),
  build_description: ({ library }) => library.buildDescription.includes(library.version),
  abi_version: ({ library }) => library.abiVersion,
  is_compatible: ({ library, args }) => library.isCompatible(args.abi_version),
  status_text: ({ library, args }) => text(library.statusText(args.status)),
  motion_error_text: ({ library, args }) => text(library.motionErrorText(args.motion_error)),
  check_reason_text: ({ library, args }) => text(library.checkReasonText(args.reason)),
  event_type_name: ({ library, args }) => text(library.eventTypeName(args.event_type)),
  command_count: ({ library }) => library.commands().length,
  command_at: ({ library, args }) => library.commands()[args.i] ?? 0,
  command_name: ({ library, args }) => text(library.commandName(args.command)),
  find_command: ({ library, args }) => library.findCommand(args.name),
  sound_type_name: ({ library, args }) => text(library.soundTypeName(args.sound_type)),
  script_type_name: ({ library, args }) => text(library.scriptTypeName(args.script_type)),
  hook_type_name: ({ library, args }) => text(library.hookTypeName(args.hook_type)),
};

const defaults = {
  world_options_init: ({ library }) => plain(library.defaults.worldOptions),
  object_facts_init: ({ library }) => plain(library.defaults.objectFacts),
  object_parameters_init: ({ library }) => plain(library.defaults.objectParameters),
  movement_parameters_init: ({ library }) => plain(library.defaults.movementParameters),
  raw_motion_state_init: ({ library }) => plain(library.defaults.rawMotionState),
  interpreted_motion_state_init: ({ library }) => plain(library.defaults.interpretedMotionState),
  pose_options_init: ({ library }) => plain(library.defaults.poseOptions),
  pose_buffer_init: ({ library }) => new PoseBuffer(library, { objects: 1, parts: 1 }).object(0).length === 0,
  client_options_init: ({ library }) => plain(library.defaults.clientOptions),
  server_rules_init: ({ library }) => plain(library.defaults.serverRules),
  motion_query_init: ({ library }) => plain(library.defaults.motionQuery),
  sound_query_init: ({ library }) => plain(library.defaults.soundQuery),
  order_init: ({ library, args }) => plain(library.defaults.order(args.type)),
  message_init: ({ library, args }) => plain(library.defaults.message(args.opcode)),
};

const places = {
  distance: (p) => p.library.distance(p.struct('from'), p.struct('to')),
  heading_between: (p) => p.library.headingBetween(p.struct('from'), p.struct('to')),
  heading_of: (p) => p.library.headingOf(p.struct('frame')),
  set_heading: (p) => plain(p.library.withHeading(p.struct('frame'), p.number('degrees'))),
  adjust_to_outside: (p) => plain(p.library.adjustToOutside(p.struct('position'))),
};

function explain(p) {
  const { fields, error } = new Wire(p.library).explain(p.bytes('bytes'));
  if (error) throw error;
  return plain(fields);
}

const wire = {
  wire_identify: (p) => plain(new Wire(p.library).identify(p.bytes('bytes'))),
  wire_explain: explain,
  wire_decode: (p) => plain(new Wire(p.library).decode(p.bytes('bytes'))),
  wire_encode: (p) => octets(p.keep(new Wire(p.library).encode(p.struct('message')))),
  wire_opcode_name: ({ library, args }) => text(new Wire(library).opcodeName(args.opcode)),
  wire_find_opcode: ({ library, args }) => new Wire(library).findOpcode(args.name),
  wire_opcode_count: ({ library }) => new Wire(library).opcodes().length,
  wire_opcode_at: ({ library, args }) => new Wire(library).opcodes()[args.i] ?? 0,
  wire_is_newer: ({ library, args }) => new Wire(library).isNewer(args.timestamp, args.than),
};

function build(p) {
  const changes = p.args.changes.map(({ bytes, ...change }) => ({
    ...change,
    bytes: bytes === null ? null : p.bytesOf(bytes),
  }));
  const base = p.handle('base');
  return octets(p.keep(base ? base.rebuilt(changes) : Container.build(p.library, changes)));
}

const containers = {
  container_open: (p) => p.make(Container.open(p.library, p.bytes('bytes'))),
  container_free: (p) => p.handle('container').dispose(),
  container_get_info: (p) => plain(p.handle('container').info),
  container_entries: (p) => plain(p.handle('container').entries(p.args.first, p.args.last)),
  container_read: (p) => octets(p.keep(p.handle('container').read(p.args.id))),
  container_build: build,
};

function missing(p) {
  const nameOf = (status) => Object.keys(Status).find((name) => Status[name] === status);
  return p
    .handle('assets')
    .missing()
    .map(({ id, status }) => ({ id, status: nameOf(status) }));
}

const assets = {
  assets_create: (p) => p.make(Assets.empty(p.library)),
  assets_create_sample: (p) => p.make(Assets.sample(p.library)),
  assets_open: (p) => p.make(Assets.open(p.library, p.bytes('bytes'))),
  assets_open_piecewise: (p) => p.make(Assets.openPiecewise(p.library, p.args.size)),
  assets_free: (p) => p.handle('assets').dispose(),
  assets_add: (p) => p.handle('assets').add(p.args.id, p.bytes('bytes')),
  assets_load: (p) => p.handle('assets').load(p.args.id, p.args.what),
  assets_needs: (p) => plain(p.keep(p.handle('assets').needs()) ?? { offset: 0, size: 0, likely: 0 }),
  assets_supply: (p) => p.handle('assets').supply(p.bytes('bytes')),
  assets_missing: missing,
  assets_numbering: (p) => p.handle('assets').numbering,
  assets_keep_command_ids: (p) => p.handle('assets').keepCommandIds(),
  assets_read_as_older: (p) => p.handle('assets').readAsOlder(p.args.is_older),
  assets_contains: (p) => p.handle('assets').contains(p.args.id),
  assets_ids: (p) => p.handle('assets').ids(p.args.of_type),
  assets_setup: (p) => plain(p.handle('assets').setup(p.args.id)),
  assets_setup_parts: (p) => plain(p.handle('assets').setupParts(p.args.id)),
  assets_hold_locations: (p) => plain(p.handle('assets').holdLocations(p.args.id)),
  motion_timeline: (p) => plain(p.handle('assets').timeline(p.struct('query'))),
  motions_from: (p) => p.handle('assets').motionsFrom(p.args.motion_table, p.args.style, p.args.state),
};

export const libraryCalls = { ...names, ...defaults, ...places, ...wire, ...containers, ...assets };
