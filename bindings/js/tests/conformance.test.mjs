// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The script that all bindings play: bindings/conformance.json.
import assert from 'node:assert/strict';
import test from 'node:test';
import { playScript } from './conformance/driver.mjs';
import { acmotion, readRepository } from './support.mjs';

const script = JSON.parse(readRepository('bindings', 'conformance.json'));

function sum(numbers) {
  return numbers.reduce((a, b) => a + b, 0);
}

for (const simd of [true, false])
  test(`the script is played as in C, ${simd ? 'with' : 'without'} SIMD`, async () => {
    assert.equal(script.format, 1);
    const { played, skipped, differences } = playScript(await acmotion.load({ simd }), script);
    const reasons = Object.entries(skipped).map(([reason, count]) => `${reason} ${count}`);
    console.log(`${played} calls played, ${sum(Object.values(skipped))} skipped: ${reasons.sort().join(', ')}`);
    assert.equal(differences.length, 0, `${differences.length} differences\n${differences.join('\n')}`);
    assert.equal(played + sum(Object.values(skipped)), sum(script.chapters.map(({ calls }) => calls.length)));
    assert.ok(played > 1000);
  });

test('another result, another error and an unknown call are differences', async () => {
  const played = (call) => playScript(library, { chapters: [{ name: 'a', calls: [call] }] }).differences;
  const library = await acmotion.load();
  const third = { call: 'command_at', args: { i: 3 } };
  assert.deepEqual(played({ ...third, result: 1090519043 }), []);
  assert.match(played({ ...third, result: 5 })[0], /^a: .*\n.*\n {2}got {6}{"result":1090519043}$/);
  assert.equal(played({ ...third, result: '1090519043' }).length, 1);
  assert.equal(played(third).length, 1);
  const empty = { call: 'container_open', args: { bytes: '' }, status: 'TRUNCATED' };
  assert.match(played({ ...empty, error: { offset: 7 } })[0], /got {6}{"status":"TRUNCATED"/);
  assert.match(played({ call: 'world_explode' })[0], /does not know/);
});
