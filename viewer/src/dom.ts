// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Elements in one line each.

type Child = Node | string | null | undefined | false;
type Properties<Tag extends keyof HTMLElementTagNameMap> = {
  class?: string;
  dataset?: Record<string, string>;
  aria?: Record<string, string>;
  on?: { [Event in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Event]) => void };
} & Partial<Omit<HTMLElementTagNameMap[Tag], 'dataset' | 'children' | 'style'>>;

export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties<Tag> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const { class: className, dataset, aria, on, ...rest } = properties;
  const element = document.createElement(tag);
  Object.assign(element, rest);
  if (className) element.className = className;
  for (const [key, value] of Object.entries(dataset ?? {})) element.dataset[key] = value;
  for (const [key, value] of Object.entries(aria ?? {})) element.setAttribute(`aria-${key}`, value);
  for (const [event, listener] of Object.entries(on ?? {})) element.addEventListener(event, listener as EventListener);
  element.append(
    ...children.filter((child): child is Node | string => child !== null && child !== undefined && child !== false),
  );
  return element;
}

export function byId<Type extends HTMLElement = HTMLElement>(id: string): Type {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element #${id}`);
  return found as Type;
}

/** A button that stays down. */
export function toggle(
  label: string,
  pressed: boolean,
  change: (pressed: boolean) => void,
  title = '',
): HTMLButtonElement {
  const button = h('button', { type: 'button', class: 'toggle', title, aria: { pressed: String(pressed) } }, label);
  button.addEventListener('click', () => {
    const next = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(next));
    change(next);
  });
  return button;
}

/** A labelled choice. */
export function choice<Value extends string>(
  label: string,
  values: readonly (readonly [Value, string])[],
  now: Value,
  change: (value: Value) => void,
): HTMLLabelElement {
  const select = h(
    'select',
    {},
    ...values.map(([value, text]) => h('option', { value, selected: value === now }, text)),
  );
  select.addEventListener('change', () => change(select.value as Value));
  return h('label', { class: 'field' }, h('span', {}, label), select);
}
