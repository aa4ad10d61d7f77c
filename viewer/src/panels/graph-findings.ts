// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Where in the graph a finding of the linter belongs. Its place is written "NonCombat/Ready", "NonCombat/Ready > Wave"
// or "NonCombat, modifier Jump", and may go on with an animation and a frame.

export interface Finding {
  place: string;
  detail: string;
  /** 0 note, 1 warning, 2 error. */
  severity: number;
  fix: string;
}
/** A state or an action of the graph. */
export interface GraphNode {
  style: string;
  motion: string;
}

/** The node that a finding is about; for a link, the node it leads to. Null: nothing that is drawn. */
export function nodeOf(place: string): GraphNode | null {
  const match = /^([^/,]+)\/([^,>]+?)(?: > ([^,]+))?(?:,.*)?$/.exec(place);
  if (!match) return null;
  const [, style, from, to] = match;
  return { style: style!, motion: to ?? from! };
}
/** By the key of the node; those that belong to none are left out. */
export function findingsByNode(findings: readonly Finding[]): Map<string, Finding[]> {
  const found = new Map<string, Finding[]>();
  for (const finding of findings) {
    const node = nodeOf(finding.place);
    if (!node) continue;
    const key = keyOf(node);
    found.set(key, [...(found.get(key) ?? []), finding]);
  }
  return found;
}
export function keyOf({ style, motion }: GraphNode): string {
  return `${style}/${motion}`;
}
export const severities = ['note', 'warning', 'error'] as const;
