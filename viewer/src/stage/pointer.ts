// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A click, and not the end of a drag, chooses a part; the caption says which one.
import type { PickedPart } from './picking.js';
import type { Stage } from './stage.js';

const stillPixels = 4;

export function listenToPointer(stage: Stage, caption: HTMLElement): void {
  let from: { x: number; y: number } | null = null;
  stage.canvas.addEventListener('pointerdown', ({ button, clientX: x, clientY: y }) => {
    from = button === 0 ? { x, y } : null;
  });
  stage.canvas.addEventListener('pointerup', ({ clientX, clientY, offsetX, offsetY }) => {
    if (!from || Math.hypot(clientX - from.x, clientY - from.y) > stillPixels) return;
    const { clientWidth: width, clientHeight: height } = stage.canvas;
    stage.picking.pick((offsetX / width) * 2 - 1, 1 - (offsetY / height) * 2, stage.cameras.camera);
    stage.invalidate();
  });
  stage.picking.onPick = (part) => (caption.textContent = part ? textOf(part) : '');
}

function textOf({ setup, part, gfxobj, surfaces, guid }: PickedPart): string {
  const all = [...new Set(surfaces)].map(hex).join(', ');
  return `Part ${part} of ${hex(setup)} (object ${hex(guid)}): GfxObj ${hex(gfxobj)}${all ? `, surfaces ${all}` : ''}`;
}
function hex(id: number): string {
  return `0x${(id >>> 0).toString(16).toUpperCase().padStart(8, '0')}`;
}
