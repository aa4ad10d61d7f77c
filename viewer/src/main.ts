// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Puts the page together: engine, stage, panels and time, and what each has to do with the others.
import { Command } from 'acmotion';
import { byId } from './dom.js';
import type { OpenedCapture } from './engine/answers.js';
import { EngineClient } from './engine/client.js';
import { Header, type GivenFile, type PoseShown } from './engine/protocol.js';
import { scenarioOf, type Scenario } from './engine/scenario.js';
import { listenToDrops } from './files/drop.js';
import { report, showCapture } from './files/report.js';
import { Clip, save } from './files/save.js';
import { readLink, writeLink } from './links/link.js';
import { CreaturesPanel } from './panels/creatures.js';
import { GraphPanel } from './panels/graph.js';
import { buildHeader } from './panels/header.js';
import { showHelp } from './panels/help.js';
import { InsidePanel } from './panels/inside.js';
import { MessagesPanel } from './panels/messages.js';
import { MotionsPanel } from './panels/motions.js';
import { movementPad } from './panels/pad.js';
import { ServerPanel } from './panels/server.js';
import { SettingPanel } from './panels/setting.js';
import { Tabs } from './panels/tabs.js';
import { UsersPanel } from './panels/users.js';
import { viewPanel } from './panels/view.js';
import { Stage } from './stage/stage.js';
import { listenToMouseLook } from './stage/mouse-look.js';
import { listenToPointer } from './stage/pointer.js';
import { Busy } from './state/busy.js';
import { Journal } from './state/journal.js';
import { listenToKeys } from './state/keys.js';
import { Notices } from './state/notices.js';
import { Playback } from './state/playback.js';
import { Run } from './state/run.js';
import { Sounds } from './state/sounds.js';
import { Theme } from './state/theme.js';
import { Timeline } from './timeline/timeline.js';
import { Transport } from './timeline/transport.js';

const notices = new Notices(byId('notices'));
const busy = new Busy(byId('busy'));
const engine = new EngineClient();
const playback = new Playback(engine);
const journal = new Journal(engine);
const sounds = new Sounds(engine, playback);
const stage = buildStage();
const run = new Run({ engine, playback, journal, notices, stage });
const guard = (work: Promise<unknown>): void => void work.catch((error: unknown) => notices.fault(error));

function buildStage(): Stage {
  try {
    return new Stage(byId('stage-canvas'), byId('overlay'));
  } catch (error) {
    notices.fault('Nothing can be drawn: WebGL 2 is not available in this browser. Is hardware acceleration off?');
    throw error;
  }
}

// Panels.

/** Whether the panels wait for the engine. */
let isAsking = false;

const seek = (tick: number): void => run.seek(tick);
const press = (motion: number): void => guard(run.input({ op: 'press', motion }));
const release = (motion: number): void => guard(run.input({ op: 'release', motion }));
const holdRun = (on: boolean): void => {
  keys.setRunning(on);
  pad.setRunning(on);
  guard(run.input({ op: 'run', on }));
};
/** On, or off: the client may have ended it by itself. */
async function switchAutoRun(): Promise<void> {
  const { autoRun } = await engine.call('inside', null);
  await run.input({ op: 'autoRun', on: !autoRun });
}
const loseFocus = (): void => {
  pad.setRunning(false);
  guard(run.input({ op: 'loseFocus' }));
};
const order = (motion: number, speed = 1): void => guard(run.input({ op: 'do', motion, speed }));

/** The creature as it began, without what came to it. */
const alone = (): Scenario => ({ ...run.scenario!, inputs: [], ticks: 0, crowd: 0, network: null, capture: '' });

const timeline = new Timeline(seek);
const transport = new Transport({
  play: (on) => playback.setPlaying(on),
  step: (ticks) => (ticks > 0 ? playback.stepOn() : seek(playback.tick - 1)),
  seek,
  toEnd: () => seek(playback.end),
  setSpeed: (speed) => (playback.speed = speed),
  sound: (on) => sounds.setOn(on),
});
const creatures = new CreaturesPanel(engine, ({ setup, source }) =>
  guard(run.begin({ scenario: scenarioOf(setup, { source }), tick: null })),
);
const users = new UsersPanel(engine, (setup) =>
  guard(run.begin({ scenario: scenarioOf(setup, { source: run.scenario!.source }), tick: null })),
);
const motions = new MotionsPanel({
  order,
  stop: (motion) => guard(run.input({ op: 'stop', motion })),
  stopAll: () => guard(run.input({ op: 'stopAll' })),
});
const pad = movementPad({
  press,
  release,
  run: holdRun,
  runOption: (on) => guard(run.input({ op: 'runOption', on })),
});
motions.element.prepend(pad.element);
const inside = new InsidePanel();
const messages = new MessagesPanel(seek);
const graph = new GraphPanel(engine, order);
const setting = new SettingPanel({
  hold: (location, setup) => guard(run.input({ op: 'hold', location, setup })),
  setFacts: (facts) => guard(run.input({ op: 'facts', facts })),
  setCrowd: (crowd) => guard(run.begin({ scenario: { ...alone(), crowd }, tick: null })),
  chase: (on) => guard(run.input({ op: 'chase', on })),
  compare: (variation) => guard(run.compare(variation)),
});
/** The capture that was opened last. */
let capture: OpenedCapture | null = null;
const server = new ServerPanel({
  setServer: (network) => guard(run.begin({ scenario: { ...alone(), network }, tick: null })),
  setLine: (lag, loss) => guard(run.input({ op: 'network', lag, loss })),
  chase: (on) => guard(run.input({ op: 'chase', on })),
  seek,
  report: () => capture && showCapture(capture),
});
const tabs = new Tabs('Panels', [
  { id: 'motions', title: 'Motions', content: motions.element, shown: () => refreshPanels() },
  { id: 'inside', title: 'Inside', content: inside.element, shown: () => refreshPanels() },
  { id: 'graph', title: 'Graph', content: graph.element, shown: () => refreshPanels() },
  { id: 'messages', title: 'Messages', content: messages.element, shown: () => messages.show(journal.entries) },
  { id: 'server', title: 'Server', content: server.element },
  { id: 'setting', title: 'Scene', content: setting.element },
]);
creatures.element.append(users.element);
const setShown = (shown: PoseShown): void => {
  playback.shown = shown;
  playback.invalidate();
};
byId('left').append(creatures.element, viewPanel(stage, { setShown }));
byId('right').append(tabs.element);
byId('time-bar').append(transport.element, timeline.element);

// Files, links, and what goes out.

async function open(files: GivenFile[], show = true): Promise<void> {
  if (files.length === 0) return;
  const name = files.length === 1 ? files[0]!.name : `${files.length} files`;
  busy.show(`Opening ${name}`, 0);
  try {
    const file = await engine.open(files, (text, part) => busy.show(text, part));
    notices.note(report(file));
    if (file.kind === 'edits' && file.animations.length > 0) await run.beginAgain();
    if (file.kind === 'capture') {
      capture = file;
      server.setDivergences(file.divergences);
    }
    if ((file.kind === 'scenario' || file.kind === 'capture') && 'scenario' in file.staged)
      await run.begin({ scenario: file.staged.scenario, tick: 0 });
    if (file.kind === 'capture') tabs.showId('server');
    if (file.kind !== 'container' && file.kind !== 'records') return;
    graph.forget();
    await creatures.refresh();
    const first = creatures.entries.find((entry) => entry.source === file.name);
    if (first && show) await run.begin({ scenario: scenarioOf(first.setup, { source: first.source }), tick: null });
  } finally {
    busy.hide();
  }
}
async function momentLink(): Promise<string> {
  const hash = await writeLink({ scenario: await engine.call('scenario', null), tick: playback.tick });
  return new URL(hash, location.href).href;
}
async function copyLink(): Promise<void> {
  const link = await momentLink();
  history.replaceState(null, '', new URL(link).hash);
  await navigator.clipboard.writeText(link).then(
    () => notices.note(`The link is copied (${link.length} characters).`),
    () => notices.note('The link is in the address bar.'),
  );
}
async function exportGlb(): Promise<void> {
  const setup = run.scenario!.creature;
  save('acmotion.glb', await engine.call('exportGlb', { setup }, { about: 'all motions', timeout: 60 }));
}
let clip: Clip | null = null;
async function record(on: boolean): Promise<void> {
  if (on) return void (clip = new Clip(stage.canvas));
  const recorded = clip;
  clip = null;
  if (recorded) save('acmotion.webm', await recorded.stop());
}
const theme = new Theme((isDark) => {
  stage.setTheme(isDark);
  timeline.setTheme();
});
buildHeader({
  open: (files) => guard(open(files)),
  picture: () => guard(stage.picture().then((blob) => save('acmotion.png', blob))),
  clip: (on) => guard(record(on)),
  gltf: () => guard(exportGlb()),
  scenarioText: () => guard(engine.call('scenarioText', null).then((text) => save('acmotion.scn', text))),
  link: () => guard(copyLink()),
  theme: () => theme.toggle(),
  help: showHelp,
});
listenToDrops(
  document.body,
  (files) => guard(open(files)),
  (error) => notices.fault(error),
);
async function followLink(): Promise<void> {
  await run.begin(await readLink(location.hash));
}
addEventListener('hashchange', () => guard(followLink()));

// Keys and the pointer.

const keys = listenToKeys(stage.canvas, {
  press,
  release,
  run: holdRun,
  autoRun: () => guard(switchAutoRun()),
  loseFocus,
  playOrPause: () => playback.setPlaying(!playback.isPlaying),
  step: (ticks) => (ticks > 0 ? playback.stepOn() : seek(playback.tick - 1)),
  seekStart: () => seek(0),
  seekEnd: () => seek(playback.end),
  turnCamera: (azimuth, elevation) => stage.cameras.turn(azimuth, elevation),
  zoom: (factor) => stage.cameras.zoom(factor),
  nextPart: (step) => (stage.picking.next(step), stage.invalidate()),
  clearPart: () => (stage.picking.clear(), stage.invalidate()),
  help: showHelp,
});
listenToPointer(stage, byId('caption'));
const mouseLook = listenToMouseLook(stage.canvas, {
  look: (on) => guard(run.input({ op: 'mouseLook', on })),
  turn: (speed) => guard(run.input({ op: 'mouseTurn', speed })),
  runForward: (on) => guard(run.input({ op: on ? 'press' : 'release', motion: Command.WalkForward, mouse: true })),
});

// Time.

async function refresh(): Promise<void> {
  if (tabs.current === 'motions') motions.show(await engine.call('motions', null));
  if (tabs.current === 'inside') inside.show(await engine.call('inside', null));
  if (tabs.current === 'graph') {
    await graph.load(run.table, run.scenario!.creature);
    const { style, substate } = await engine.call('inside', null);
    graph.light(style, substate);
  }
}
function refreshPanels(): void {
  if (isAsking || !run.scenario) return;
  isAsking = true;
  refresh()
    .catch(() => {}) // the next round shows it, or the watchdog says why not
    .finally(() => (isAsking = false));
}
setInterval(() => playback.isPlaying && run.remember(), 5000);
const panelMilliseconds = 150;
let panelsAt = 0;

playback.onFrame = ({ data, words, hasGhosts, rosterVersion }) => {
  journal.follow(words[Header.log]!, words[Header.logGeneration]!);
  if (rosterVersion !== stage.cast.version) return run.followRoster(rosterVersion);
  stage.apply(data, words, hasGhosts, journal.entries);
  transport.setTime(playback.tick, playback.end);
  timeline.setTime(playback.tick, playback.end);
  server.update(data, words);
  sounds.follow(journal.entries, playback.tick);
  transport.setCost(playback.tickMilliseconds, playback.poseMilliseconds);
  if (performance.now() - panelsAt < panelMilliseconds && playback.isPlaying) return;
  panelsAt = performance.now();
  refreshPanels();
};
playback.onFailure = (message) => notices.fault(message);
playback.onChange = () => transport.setPlaying(playback.isPlaying);
journal.onChange = () => {
  timeline.setEntries(journal.entries, playback.end);
  playback.invalidate(); // hooks are shown on the stage
  if (tabs.current === 'messages') messages.show(journal.entries);
};
run.onRefusal = (text) => motions.setReason(text);
run.onBegin = (scenario, begun) => {
  motions.setReason('');
  keys.forget();
  mouseLook.forget();
  pad.forget();
  sounds.forget();
  creatures.setChosen(scenario.creature, scenario.source);
  users.show(scenario.creature);
  server.show(scenario);
  setting.show(scenario, begun.holdLocations, creatures.entries);
};
engine.onRestart = (reason) => {
  notices.fault(`${reason}. It was restarted, and the run was restored.`);
  playback.reset();
  const scenario = engine.lastGood;
  if (scenario) guard(run.begin({ scenario, tick: scenario.ticks }).then(() => creatures.refresh()));
};

function frame(milliseconds: number): void {
  requestAnimationFrame(frame);
  if (run.scenario && !run.isBuilding) playback.update(milliseconds);
  stage.render();
  timeline.render();
}

/** `?dat=client_portal.dat` names a file on the page's own server. */
async function openServed(): Promise<void> {
  const path = new URLSearchParams(location.search).get('dat');
  if (!path) return;
  const url = new URL(path, location.href);
  if (url.origin !== location.origin) throw new Error(`${path} is on another server; files open only from this one.`);
  const name = decodeURIComponent(url.pathname.split('/').at(-1)!);
  await open([{ name, url: url.href }], location.hash === '');
}

async function start(): Promise<void> {
  busy.show('Loading the engine', 0);
  const facts = await engine.call('start', null, { timeout: 60 });
  byId('busy').title = facts.version;
  await creatures.refresh();
  try {
    await openServed();
    if (location.hash !== '' || !run.scenario) await followLink();
  } catch (error) {
    notices.fault(error);
    await run.begin({ scenario: scenarioOf(creatures.entries[0]!.setup), tick: null });
  }
  busy.hide();
  requestAnimationFrame(frame);
  document.documentElement.dataset['ready'] = 'true';
}
guard(start());

/** For tests, and for people at the console. */
Object.assign(window, { acmotionViewer: { engine, playback, run, stage, journal, sounds, timeline, momentLink } });
