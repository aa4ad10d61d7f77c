// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Where the rules stand that the inside of a body follows. scripts/checks/retail_map.py compares this table with the
// headings of docs/behaviour.

/** The pages of docs/behaviour, which vite.config.mjs puts beside the page. */
const behaviour = { base: 'behaviour/', suffix: '.html' };

/** By rule: the page of docs/behaviour, and what follows the rule in its heading. */
const headings = {
  'core 2.1': ['sequence', 'What it holds'],
  'core 3': ['sequence', 'Nodes'],
  'core 5': ['motion-table', 'The motion state'],
  'core 6': ['motion-table-manager', 'Motions that wait to be done'],
  'core 7.1': ['motion-interp', 'State and constants'],
  'core 7.17': ['motion-interp', 'Pending motions'],
  'core 8.1': ['motion-states', 'Fields'],
  'core 11.1': ['body', 'Facts that are read'],
  'MT-1': ['moves', 'The state after a move'],
  'SK-2': ['position-manager', 'Beginning'],
  'CN-1': ['position-manager', 'Constraining'],
  'IN-4': ['position-manager', 'A new place'],
  'TG-1': ['targeting', 'Watching'],
  'HK-2': ['hooks', 'Timed hooks'],
  'HK-13': ['hooks', 'Translucency'],
  'PS-2': ['scripts', 'One queue'],
  'PS-6': ['scripts', 'When scripts are updated'],
  'LP-1': ['player-and-server', 'At first'],
} as const;

export type Rule = keyof typeof headings;
export const rules = Object.keys(headings) as Rule[];

export interface RuleLink {
  href: string;
  title: string;
}

/** Where to read a rule; null: the table does not know it. */
export function ruleLink(rule: string): RuleLink | null {
  if (!Object.hasOwn(headings, rule)) return null;
  const [page, heading] = headings[rule as Rule];
  const anchor = `${rule} ${heading}`.toLowerCase().replace(/[^a-z0-9 -]/g, '').replaceAll(' ', '-');
  return {
    href: `${behaviour.base}${page}${behaviour.suffix}#${anchor}`,
    title: `${rule} ${heading}: docs/behaviour/${page}.md`,
  };
}
