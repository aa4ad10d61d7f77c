// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A run as the text of docs/scenarios.md, which `acmotion run` plays. A run with keys becomes a world with a local
// player; what that language has no verb for stays as a comment.
import type { Library } from 'acmotion';
import { playerGuid } from './cast.js';
import { hex, motionName } from './names.js';
import { tickSeconds, type Input, type Scenario } from './scenario.js';

const keys: ReadonlySet<Input['op']> = new Set([
  'press',
  'release',
  'run',
  'runOption',
  'autoRun',
  'mouseLook',
  'mouseTurn',
  'loseFocus',
  'stopAll',
]);

export function scenarioText(library: Library, scenario: Scenario, table: number): string {
  const { facts, inputs } = scenario;
  const hasKeys = inputs.some(({ input }) => keys.has(input.op));
  const player = digits(playerGuid);
  const settings = `table=${digits(table)} runrate=${facts.runRate} jumpvz=${facts.jumpVelocity} scale=${facts.scale}`;
  const lines = [
    `# ${hex(scenario.creature)} of ${scenario.source}, recorded by the viewer`,
    ...(hasKeys ? [`world player=${player}`, `add ${player}`] : ['spawn']),
  ];
  lines.push(`${lines.pop()!} flat=1 player=1 ${settings}`);
  const verb = hasKeys ? 'playframes' : 'tick';
  let tick = 0;
  const pass = (to: number): void => {
    if (to > tick) lines.push(`${verb} ${tickSeconds} ${to - tick}`);
    tick = to;
  };
  for (const { tick: at, input } of inputs) {
    pass(at);
    lines.push(lineOf(library, input));
  }
  pass(scenario.ticks);
  return `${lines.join('\n')}\n`;
}

function digits(id: number): string {
  return hex(id).slice(2);
}

function lineOf(library: Library, input: Input): string {
  const name = (motion: number): string => `  # ${motionName(library, motion)}`;
  switch (input.op) {
    case 'do':
      return `domotion ${digits(input.motion)} ${input.speed}${holdOf(input.hold)}${name(input.motion)}`;
    case 'stop':
      return `stopmotion ${digits(input.motion)}${holdOf(input.hold)}${name(input.motion)}`;
    case 'press':
    case 'release':
      return `${input.op} ${digits(input.motion)}${input.mouse ? ' mouse=1 run=1' : ''}${name(input.motion)}`;
    case 'run':
      return `runkey ${Number(input.on)}`;
    case 'runOption':
      return `runoption ${Number(input.on)}`;
    case 'autoRun':
      return `autorun ${Number(input.on)}`;
    case 'mouseLook':
      return `mouselook ${Number(input.on)}`;
    case 'mouseTurn':
      return `mouseturn ${input.speed}`;
    case 'loseFocus':
      return 'losefocus';
    case 'stopAll':
      return 'stopkeys';
    case 'jump':
      return `jump ${input.extent}`;
    case 'walkTo':
      return `moveto ${input.x} ${input.y} 0`;
    default:
      return `# not in this language: ${JSON.stringify(input)}`;
  }
}
function holdOf(hold: number | undefined): string {
  return hold ? ` hold=${hold}` : '';
}
