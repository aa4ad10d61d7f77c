// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What a dropped file held, when that is not a creature: a story, or a capture against the engine.
import { byId, h } from '../dom.js';
import type { OpenedCapture, OpenedFile } from '../engine/answers.js';

/** A sentence about the file; longer results open a window. */
export function report(file: OpenedFile): string {
  switch (file.kind) {
    case 'container':
      return (
        `${file.name}, ${megabytes(file.size)}: ${file.entries} objects, ` +
        `among them ${file.setups} Setups and ${file.tables} motion tables.`
      );
    case 'records':
      return `${file.name}: ${file.added.length} objects.`;
    case 'edits':
      return file.animations.length === 0
        ? `${file.name}: nothing in it was edited.`
        : `${file.name}: ${file.animations.length} edited animations play now. Compare with "Before edits".`;
    case 'scenario':
      show(
        file.name,
        file.error ? h('p', { class: 'fault' }, file.error) : null,
        h('pre', { tabIndex: 0 }, file.output),
      );
      return 'reason' in file.staged
        ? `${file.name} has run; it is not on the stage: ${file.staged.reason}.`
        : `${file.name} is on the stage.`;
    case 'capture':
      if ('reason' in file.staged) showCapture(file);
      return 'reason' in file.staged
        ? `${file.name}: ${file.totals}. It is not on the stage: ${file.staged.reason}.`
        : `${file.name}: ${file.totals}.`;
  }
}

/** All that the replay of the library found. */
export function showCapture(file: OpenedCapture): void {
  show(
    file.name,
    h('p', {}, file.totals),
    picture(file.picture),
    h('details', {}, h('summary', {}, 'Full report'), h('pre', { tabIndex: 0 }, pretty(file.report))),
  );
}

function show(title: string, ...content: (HTMLElement | null)[]): void {
  const dialog = byId<HTMLDialogElement>('report');
  const close = h('button', { type: 'button', on: { click: () => dialog.close() } }, 'Close');
  dialog.replaceChildren(h('h2', { id: 'report-title' }, title), ...content.filter((one) => one !== null), close);
  if (!dialog.open) dialog.showModal();
}
/** As an image a picture cannot run anything. */
function picture(svg: string): HTMLElement {
  return h('img', {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    alt: 'Paths of engine and server from above',
  });
}
function pretty(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 1).slice(0, 200_000);
}
function megabytes(bytes: number): string {
  return `${(bytes / 1048576).toFixed(1)} MB`;
}
