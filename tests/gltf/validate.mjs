// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//
// node validate.mjs MODULES FILE...: asks the Khronos glTF validator about each file, prints what it says, and ends
// with 1 when it has found an error or a warning.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [modules, ...files] = process.argv.slice(2);
const validator = (await import(pathToFileURL(path.join(modules, 'gltf-validator', 'index.js')).href)).default;
const SEVERITIES = ['error', 'warning', 'info', 'hint'];
let good = files.length > 0;
for (const file of files) {
  const report = await validator.validateBytes(new Uint8Array(fs.readFileSync(file)), { maxIssues: 0 });
  const { numErrors, numWarnings, messages } = report.issues;
  const name = path.join(path.basename(path.dirname(file)), path.basename(file));
  console.log(`${name}: ${numErrors} errors, ${numWarnings} warnings, ` +
              `${report.info?.animationCount ?? 0} animations`);
  for (const { severity, code, message, pointer } of messages.filter((m) => m.severity < 2).slice(0, 10))
    console.log(`  ${SEVERITIES[severity]} ${code} at ${pointer}: ${message}`);
  good &&= numErrors === 0 && numWarnings === 0;
}
process.exit(good ? 0 : 1);
