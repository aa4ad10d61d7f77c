// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// How the stage is looked at: poses, cameras, and what is drawn in addition.
import { choice, h, toggle } from '../dom.js';
import type { PoseShown } from '../engine/protocol.js';
import type { CameraKind } from '../stage/cameras.js';
import type { Stage } from '../stage/stage.js';

export interface ViewOrders {
  setShown(shown: PoseShown): void;
}

export function viewPanel(stage: Stage, orders: ViewOrders): HTMLElement {
  const redraw =
    <T>(change: (value: T) => void) =>
    (value: T): void => {
      change(value);
      stage.invalidate();
      orders.setShown(shown);
    };
  let shown: PoseShown = 'smooth';
  const poses = choice<PoseShown>(
    'Poses',
    [
      ['smooth', 'Smooth'],
      ['keyframe', 'Key frames'],
      ['both', 'Both'],
    ],
    shown,
    (value) => orders.setShown((shown = value)),
  );
  poses.title = 'Retail shows key frames. With Both, the ghost has the smooth pose';
  const cameras = choice<CameraKind>(
    'Camera',
    [
      ['follow', 'Follow'],
      ['orbit', 'Orbit'],
      ['eyes', 'First person'],
    ],
    stage.cameras.kind,
    redraw((kind) => stage.cameras.setKind(kind)),
  );
  const toggles = h(
    'div',
    { class: 'buttons' },
    toggle(
      'Wireframe',
      false,
      redraw((on) => stage.cast.setWireframe(on)),
    ),
    toggle(
      'Markers',
      false,
      redraw((on) => stage.cast.setMarkers(on)),
    ),
    toggle(
      'Bones',
      false,
      redraw((on) => void (stage.bones.group.visible = on)),
    ),
    toggle(
      'Root path',
      false,
      redraw((on) => void (stage.path.line.visible = on)),
    ),
    toggle(
      'Hooks',
      true,
      redraw((on) => void (stage.hooks.isShown = on)),
    ),
  );
  return h('section', { aria: { label: 'View' } }, h('h2', {}, 'View'), poses, cameras, toggles);
}
