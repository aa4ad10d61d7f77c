// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Calls of the script: the client and the server.
import { acmotion } from '../support.mjs';
import { serverOrder } from './object_calls.mjs';
import { hex, merged, octets, plain } from './values.mjs';

const { Client, Server } = acmotion;

function outbox(messages) {
  return messages.map(({ about, audience, bytes }) => ({ about, audience, bytes: hex(bytes) }));
}

/** A key: its refusal is about the local player. */
function key(p, use) {
  const of = p.handle('client');
  return p.refusable(use(of), of.state.player);
}

const client = {
  client_create: (p) => p.make(new Client(p.world, p.struct('options'))),
  client_copy: (p) => p.make(p.handle('client').copy(p.world)),
  client_assign: (p) => p.handle('client').assign(p.handle('from')),
  client_free: (p) => p.handle('client').dispose(),
  client_set_player: (p) => p.handle('client').setPlayer(p.args.player),
  client_get_state: (p) => plain(p.handle('client').state),
  client_receive: (p) => plain(p.handle('client').receive(p.bytes('bytes'))),
  client_press_key: (p) => key(p, (client) => client.pressKey(p.struct('key'))),
  client_release_key: (p) => key(p, (client) => client.releaseKey(p.struct('key'))),
  client_set_hold_run: (p) => p.handle('client').setHoldRun(p.args.on, p.args.by_option),
  client_set_auto_run: (p) => p.handle('client').setAutoRun(p.args.on),
  client_stop_completely: (p) => p.handle('client').stopCompletely(),
  client_lose_focus: (p) => p.handle('client').loseFocus(),
  client_set_enabled: (p) => p.handle('client').setEnabled(p.args.enabled),
  client_begin_mouse_look: (p) => p.handle('client').beginMouseLook(),
  client_mouse_turn: (p) => key(p, (client) => client.mouseTurn(p.number('speed'))),
  client_end_mouse_look: (p) => p.handle('client').endMouseLook(),
  client_turn_to: (p) => p.handle('client').turnTo(p.number('heading'), p.args.run),
  client_set_contact_plane: (p) => p.handle('client').setContactPlane(p.struct('plane') ?? null),
  client_set_autonomy_level: (p) => p.handle('client').setAutonomyLevel(p.args.level),
  client_update: (p) => p.handle('client').update(),
  client_outbox: (p) => outbox(p.keep(p.handle('client').outbox())),
  client_clear_outbox: (p) => p.handle('client').clearOutbox(),
};

/** The script has the rules that it does not name as they are by default, the package as they are now. */
function setRules(p) {
  p.handle('server').setRules(merged(p.library.defaults.serverRules, p.struct('rules')));
}
function describe(p) {
  return octets(p.keep(p.handle('server').describe(p.args.guid, p.bytes('appearance'), p.bytes('tail'))));
}

const server = {
  server_create: (p) => p.make(new Server(p.world, p.struct('rules'))),
  server_copy: (p) => p.make(p.handle('server').copy(p.world)),
  server_assign: (p) => p.handle('server').assign(p.handle('from')),
  server_free: (p) => p.handle('server').dispose(),
  server_get_rules: (p) => plain(p.handle('server').rules),
  server_set_rules: setRules,
  server_set_player: (p) => p.handle('server').setPlayer(p.args.guid, p.args.is_player),
  server_receive: (p) => plain(p.handle('server').receive(p.args.player, p.bytes('bytes'))),
  server_order: serverOrder,
  server_broadcast_due: (p) => p.handle('server').broadcastDue(),
  server_send_position: (p) => p.handle('server').sendPosition(p.args.guid, p.args.audience),
  server_send_motion: (p) => p.handle('server').sendMotion(p.args.guid),
  server_describe: describe,
  server_outbox: (p) => outbox(p.keep(p.handle('server').outbox())),
  server_clear_outbox: (p) => p.handle('server').clearOutbox(),
};

export const roleCalls = { ...client, ...server };
