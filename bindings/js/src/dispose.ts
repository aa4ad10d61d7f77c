// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Browsers without Symbol.dispose get it: what `using` becomes in compiled code looks for it too.
const symbols: { dispose?: symbol } = Symbol;
if (!symbols.dispose) Object.defineProperty(Symbol, 'dispose', { value: Symbol.for('Symbol.dispose') });

export {};
