// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Lanes of everything that happened, with a playhead that can be dragged. The slider below serves the keyboard.
import { h } from '../dom.js';
import type { LogEntry } from '../engine/log.js';
import { ticksPerSecond } from '../engine/scenario.js';
import { barsAndMarks, laneNames, type Bar, type Mark } from './lanes.js';

const laneHeight = 17;
const rulerHeight = 18;
/** Of the canvas, drawn and shown. */
const height = rulerHeight + laneNames.length * laneHeight;
const labelWidth = 74;
const minTicks = 5 * ticksPerSecond;
/** Pixels from a mark that still count as on it. */
const reach = 5;

export class Timeline {
  readonly element: HTMLElement;
  readonly #canvas = h('canvas', { class: 'lanes', aria: { hidden: 'true' } });
  readonly #slider = h('input', {
    type: 'range',
    min: '0',
    max: '1',
    value: '0',
    step: '1',
    class: 'scrub',
    aria: { label: 'Moment, in ticks of 1/30 s' },
  });
  readonly #tip = h('div', { class: 'tip', hidden: true });
  readonly #seek: (tick: number) => void;
  #bars: Bar[] = [];
  #marks: Mark[] = [];
  #tick = 0;
  #end = 0;
  #isDirty = true;
  #colors: Record<string, string> = {};

  constructor(seek: (tick: number) => void) {
    this.#seek = seek;
    this.#canvas.style.height = `${height}px`;
    this.element = h('div', { class: 'timeline' }, this.#canvas, this.#slider, this.#tip);
    this.#slider.addEventListener('input', () => seek(Number(this.#slider.value)));
    this.#listen();
    new ResizeObserver(() => this.#resize()).observe(this.element);
  }
  #listen(): void {
    let isDragging = false;
    const canvas = this.#canvas;
    canvas.addEventListener('pointerdown', (event) => {
      isDragging = true;
      canvas.setPointerCapture(event.pointerId);
      const mark = this.#markAt(event.offsetX, event.offsetY);
      this.#seek(mark ? mark.tick : this.#tickAt(event.offsetX));
    });
    canvas.addEventListener('pointermove', (event) => {
      if (isDragging) this.#seek(this.#tickAt(event.offsetX));
      this.#showTip(event.offsetX, event.offsetY);
    });
    canvas.addEventListener('pointerup', () => (isDragging = false));
    canvas.addEventListener('pointerleave', () => (this.#tip.hidden = true));
  }

  setEntries(entries: readonly LogEntry[], end: number): void {
    ({ bars: this.#bars, marks: this.#marks } = barsAndMarks(entries, end));
    this.#isDirty = true;
  }
  /** The log did not change, but time went on: the last bars last. */
  setTime(tick: number, end: number): void {
    if (tick === this.#tick && end === this.#end) return;
    for (const bar of this.#bars) if (bar.to === this.#end) bar.to = end;
    this.#tick = tick;
    this.#end = end;
    this.#slider.max = String(this.#span);
    this.#slider.value = String(tick);
    this.#slider.setAttribute('aria-valuetext', `${(tick / ticksPerSecond).toFixed(2)} s`);
    this.#isDirty = true;
  }
  setTheme(): void {
    const style = getComputedStyle(document.documentElement);
    for (const name of ['text', 'muted', 'line', 'accent', 'bar', 'mark', 'panel'])
      this.#colors[name] = style.getPropertyValue(`--${name}`).trim();
    this.#isDirty = true;
  }

  get #span(): number {
    return Math.max(this.#end, minTicks);
  }
  #xOf(tick: number): number {
    return labelWidth + (tick / this.#span) * (this.#canvas.clientWidth - labelWidth - 8);
  }
  #tickAt(x: number): number {
    const part = (x - labelWidth) / (this.#canvas.clientWidth - labelWidth - 8);
    return Math.round(Math.min(Math.max(part, 0), 1) * this.#span);
  }
  #markAt(x: number, y: number): Mark | undefined {
    const lane = Math.floor((y - rulerHeight) / laneHeight);
    return this.#marks.find((mark) => mark.lane === lane && Math.abs(this.#xOf(mark.tick) - x) <= reach);
  }
  #showTip(x: number, y: number): void {
    const mark = this.#markAt(x, y);
    const lane = Math.floor((y - rulerHeight) / laneHeight);
    const tick = this.#tickAt(x);
    const bar = mark ? undefined : this.#bars.find((one) => one.lane === lane && one.from <= tick && tick <= one.to);
    this.#tip.hidden = !mark && !bar;
    if (mark) this.#tip.textContent = `${seconds(mark.tick)} ${mark.entry.text} ${mark.entry.detail}`;
    if (bar) this.#tip.textContent = `${seconds(bar.from)} to ${seconds(bar.to)}: ${bar.text}`;
    this.#tip.style.left = `${Math.min(x + 12, this.#canvas.clientWidth - 260)}px`;
    this.#tip.style.top = `${y - 34}px`;
  }

  #resize(): void {
    const ratio = devicePixelRatio;
    this.#canvas.width = Math.max(1, Math.round(this.#canvas.clientWidth * ratio));
    this.#canvas.height = Math.round(height * ratio);
    this.#isDirty = true;
  }
  render(): void {
    if (!this.#isDirty) return;
    this.#isDirty = false;
    const context = this.#canvas.getContext('2d')!;
    const width = this.#canvas.clientWidth;
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.clearRect(0, 0, width, height);
    context.font = '11px system-ui, sans-serif';
    context.textBaseline = 'middle';
    this.#drawRuler(context, width);
    this.#drawBars(context);
    this.#drawMarks(context);
    context.fillStyle = this.#colors['accent']!;
    context.fillRect(this.#xOf(this.#tick) - 1, 0, 2, height);
  }
  #drawRuler(context: CanvasRenderingContext2D, width: number): void {
    const every = stepFor(this.#span / ticksPerSecond, (width - labelWidth) / 60);
    for (let second = 0; second * ticksPerSecond <= this.#span; second += every) {
      const x = this.#xOf(second * ticksPerSecond);
      context.fillStyle = this.#colors['line']!;
      context.fillRect(x, rulerHeight - 4, 1, height);
      context.fillStyle = this.#colors['muted']!;
      context.fillText(`${Number(second.toFixed(2))} s`, x + 3, rulerHeight / 2);
    }
    laneNames.forEach(([, name], i) => {
      context.fillStyle = this.#colors['line']!;
      context.fillRect(0, rulerHeight + i * laneHeight, width, 1);
      context.fillStyle = this.#colors['muted']!;
      context.fillText(name, 8, rulerHeight + (i + 0.5) * laneHeight + 1);
    });
  }
  #drawBars(context: CanvasRenderingContext2D): void {
    for (const { lane, from, to, text } of this.#bars) {
      const x = this.#xOf(from);
      const width = Math.max(this.#xOf(to) - x - 1, 1);
      const y = rulerHeight + lane * laneHeight + 2;
      context.fillStyle = this.#colors['bar']!;
      context.fillRect(x, y, width, laneHeight - 3);
      if (width < 26) continue;
      context.save();
      context.beginPath();
      context.rect(x, y, width - 3, laneHeight);
      context.clip();
      context.fillStyle = this.#colors['text']!;
      context.fillText(text, x + 4, y + laneHeight / 2 - 1);
      context.restore();
    }
  }
  #drawMarks(context: CanvasRenderingContext2D): void {
    context.fillStyle = this.#colors['mark']!;
    for (const { lane, tick } of this.#marks) {
      const x = this.#xOf(tick);
      const y = rulerHeight + (lane + 0.5) * laneHeight + 1;
      context.beginPath();
      context.moveTo(x, y - 5);
      context.lineTo(x + 4, y);
      context.lineTo(x, y + 5);
      context.lineTo(x - 4, y);
      context.fill();
    }
  }
}

function seconds(tick: number): string {
  return `${(tick / ticksPerSecond).toFixed(2)} s`;
}
/** A round number of seconds between the lines. */
function stepFor(span: number, lines: number): number {
  const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600];
  return steps.find((step) => span / step <= lines) ?? 1200;
}
