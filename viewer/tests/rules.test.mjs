// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The rules that the panel Inside links to lie beside the built page.
//   ACMOTION_VIEWER_OUT names the built page, by default build/viewer
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import test from 'node:test';
import { root, source } from './bundle.mjs';

const page = resolve(process.env.ACMOTION_VIEWER_OUT ?? join(root, 'build', 'viewer'));
const { rules, ruleLink } = await source('panels/rules.ts');

test('every rule leads to its heading', () => {
  assert.ok(rules.length > 10);
  for (const rule of rules) {
    const [file, anchor] = ruleLink(rule).href.split('#');
    assert.ok(readFileSync(join(page, file), 'utf8').includes(` id="${anchor}"`), `${rule}: ${file}#${anchor}`);
  }
});

test('a rule that the table does not have leads nowhere', () => {
  assert.equal(ruleLink('core 99'), null);
});
