// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Dark or light: as the system has it, until somebody chooses.
const key = 'acmotion-theme';
const system = matchMedia('(prefers-color-scheme: dark)');

export class Theme {
  #chosen: string | null = stored();
  readonly #changed: (isDark: boolean) => void;

  constructor(changed: (isDark: boolean) => void) {
    this.#changed = changed;
    system.addEventListener('change', () => this.#apply());
    this.#apply();
  }
  get isDark(): boolean {
    return this.#chosen ? this.#chosen === 'dark' : system.matches;
  }
  toggle(): void {
    this.#chosen = this.isDark ? 'light' : 'dark';
    try {
      localStorage.setItem(key, this.#chosen);
    } catch {
      // Without storage it holds until the page is closed.
    }
    this.#apply();
  }
  #apply(): void {
    document.documentElement.dataset['theme'] = this.isDark ? 'dark' : 'light';
    this.#changed(this.isDark);
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
