// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The graph of a motion table as the library draws it, with nodes that can be pressed. It lies in a shadow tree, so
// that the styles of the picture are its own.
import { h } from '../dom.js';
import { findingsByNode, keyOf, severities, type Finding, type GraphNode } from './graph-findings.js';
import graphStyle from './graph.css?inline';

const space = 'http://www.w3.org/2000/svg';
const zooms = { min: 0.3, max: 2, step: 1.25 };

export class GraphDrawing {
  readonly element = h('div', { class: 'drawing', tabIndex: 0, role: 'group', aria: { label: 'Motion table' } });
  readonly #shadow = this.element.attachShadow({ mode: 'open' });
  readonly #order: (node: GraphNode) => void;
  readonly #nodes = new Map<string, SVGGElement>();
  #svg: SVGSVGElement | null = null;
  #size = { width: 1, height: 1 };
  #zoom = 0.75;
  #lit: SVGGElement | null = null;

  constructor(order: (node: GraphNode) => void) {
    this.#order = order;
  }
  clear(): void {
    this.#shadow.replaceChildren();
    this.#nodes.clear();
    this.#svg = this.#lit = null;
  }
  draw(picture: string, findings: readonly Finding[]): void {
    this.clear();
    const svg = new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement;
    if (!(svg instanceof SVGSVGElement)) throw new Error('the graph of the table cannot be drawn');
    this.#svg = document.importNode(svg, true);
    this.#size = { width: Number(svg.getAttribute('width')), height: Number(svg.getAttribute('height')) };
    this.#addNodes(this.#svg);
    this.#mark(findingsByNode(findings));
    this.#shadow.append(this.#svg, h('style', {}, graphStyle));
    this.zoomBy(0);
  }
  /** Steps in or out. */
  zoomBy(steps: number): void {
    this.#zoom = Math.min(Math.max(this.#zoom * zooms.step ** steps, zooms.min), zooms.max);
    this.#svg?.setAttribute('width', String(this.#size.width * this.#zoom));
    this.#svg?.setAttribute('height', String(this.#size.height * this.#zoom));
  }
  /** Lights the state that the creature is in, and moves it into sight. */
  light(node: GraphNode): void {
    const found = this.#nodes.get(keyOf(node)) ?? null;
    if (found === this.#lit) return;
    this.#lit?.removeAttribute('aria-current');
    found?.setAttribute('aria-current', 'true');
    this.#lit = found;
    this.showLit();
  }
  /** Moves the lit state to the middle when it is out of sight; the page around the drawing stays where it is. */
  showLit(): void {
    if (!this.#lit) return;
    const { element } = this;
    const frame = element.getBoundingClientRect();
    const node = this.#lit.getBoundingClientRect();
    const isSeen =
      node.left >= frame.left && node.right <= frame.right && node.top >= frame.top && node.bottom <= frame.bottom;
    if (isSeen) return;
    element.scrollLeft += (node.left + node.right - frame.left - frame.right) / 2;
    element.scrollTop += (node.top + node.bottom - frame.top - frame.bottom) / 2;
  }

  // The picture has a card for each style, with its name first; boxes are states, dots are actions.
  #addNodes(svg: SVGSVGElement): void {
    let style = '';
    for (const element of [...svg.children]) {
      const { classList, textContent } = element;
      if (classList.contains('s')) style = textContent.trim();
      const shape = element.previousElementSibling;
      if (!shape || !(classList.contains('n') || classList.contains('x'))) continue;
      this.#addNode({ style, motion: textContent.trim() }, shape, element);
    }
  }
  #addNode(node: GraphNode, shape: Element, name: Element): void {
    const group = document.createElementNS(space, 'g');
    const attributes = {
      class: 'node',
      role: 'button',
      tabindex: '0',
      'aria-label': `${node.motion} in ${node.style}`,
    };
    for (const [key, value] of Object.entries(attributes)) group.setAttribute(key, value);
    shape.before(group);
    group.append(shape, name);
    group.addEventListener('click', () => this.#order(node));
    group.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      this.#order(node);
    });
    this.#nodes.set(keyOf(node), group);
  }

  #mark(findings: ReadonlyMap<string, readonly Finding[]>): void {
    for (const [key, some] of findings) {
      const group = this.#nodes.get(key);
      if (!group) continue;
      const worst = Math.max(...some.map(({ severity }) => severity));
      group.classList.add('finding', severities[worst] ?? 'error');
      const title = document.createElementNS(space, 'title');
      title.textContent = some.map(({ place, detail, fix }) => `${place}: ${detail}. ${fix}`).join('\n');
      group.append(title, badge(group.firstElementChild!));
      group.setAttribute('aria-label', `${group.getAttribute('aria-label')}: ${title.textContent}`);
    }
  }
}

/** An exclamation mark at the corner of the shape. */
function badge(shape: Element): SVGElement {
  const number = (name: string): number => Number(shape.getAttribute(name) ?? 0);
  const x = shape.localName === 'rect' ? number('x') + number('width') - 12 : number('cx') - 13;
  const y = shape.localName === 'rect' ? number('y') + 12 : number('cy');
  const group = document.createElementNS(space, 'g');
  const dot = document.createElementNS(space, 'circle');
  const text = document.createElementNS(space, 'text');
  for (const [key, value] of Object.entries({ cx: x, cy: y, r: 7 })) dot.setAttribute(key, String(value));
  for (const [key, value] of Object.entries({ x, y: y + 4 })) text.setAttribute(key, String(value));
  text.textContent = '!';
  group.setAttribute('class', 'badge');
  group.setAttribute('aria-hidden', 'true'); // the label of the node says what it is about
  group.append(dot, text);
  return group;
}
