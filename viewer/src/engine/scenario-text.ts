// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A run as the text of docs/scenarios.md, which `acmotion run` plays. That language has no client role: keys become
// motions, and what it has no verb for stays as a comment.
import type { Library } from 'acmotion';
import { hex, motionName } from './names.js';
import { tickSeconds, type Input, type RecordedInput, type Scenario } from './scenario.js';

export function scenarioText(library: Library, scenario: Scenario, table: number): string {
  const { facts } = scenario;
  const settings = `runrate=${facts.runRate} jumpvz=${facts.jumpVelocity} scale=${facts.scale}`;
  const lines = [
    `# ${hex(scenario.creature)} of ${scenario.source}, recorded by the viewer`,
    `spawn flat=1 player=1 table=${digits(table)} ${settings}`,
  ];
  let tick = 0;
  let run = false;
  for (const { tick: at, input } of scenario.inputs) {
    pass(lines, at - tick);
    tick = at;
    if (input.op === 'run') run = input.on;
    lines.push(lineOf(library, input, run));
  }
  pass(lines, scenario.ticks - tick);
  return `${lines.join('\n')}\n`;
}

function pass(lines: string[], ticks: number): void {
  if (ticks > 0) lines.push(`tick ${tickSeconds} ${ticks}`);
}
function digits(id: number): string {
  return hex(id).slice(2);
}

function lineOf(library: Library, input: RecordedInput['input'], run: boolean): string {
  const name = (motion: number): string => motionName(library, motion);
  const held = run ? ' hold=2' : '';
  switch (input.op) {
    case 'do':
      return `domotion ${digits(input.motion)} ${input.speed}${holdOf(input.hold)}  # ${name(input.motion)}`;
    case 'press':
      return `domotion ${digits(input.motion)}${held}  # key: ${name(input.motion)}`;
    case 'stop':
      return `stopmotion ${digits(input.motion)}${holdOf(input.hold)}  # ${name(input.motion)}`;
    case 'release':
      return `stopmotion ${digits(input.motion)}${held}  # key: ${name(input.motion)}`;
    case 'jump':
      return `jump ${input.extent}`;
    case 'stopAll':
      return 'stopcomplete';
    case 'run':
      return `holdrun ${input.on ? 1 : 0}`;
    case 'walkTo':
      return `moveto ${input.x} ${input.y} 0`;
    default:
      return `# ${comment(input)}`;
  }
}
function holdOf(hold: number | undefined): string {
  return hold ? ` hold=${hold}` : '';
}
function comment(input: Input): string {
  return `not in this language: ${JSON.stringify(input)}`;
}
