// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Makes a module small, above all when it is compressed: node shrink.mjs WASM-OPT MODULE
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { withOrder } from './order_functions.mjs';
import { similarOrder } from './similar_order.mjs';

const [optimizer, module] = process.argv.slice(2);
// Not -Oz: it takes bytes out of functions and makes them less alike, so that the file is larger when compressed. The
// first kilobyte of memory is the end of the stack, which only a stack that is about to overflow uses; engines do not
// look at the alignment that a load states. --ignore-implicit-traps would load by pointers before they are checked.
const passes = ['-O1', '--shrink-level', '1', '--low-memory-unused', '--dealign'];
const stripped = ['--strip-debug', '--strip-producers', '--strip-target-features'];
execFileSync(optimizer, [...passes, ...stripped, module, '-o', module], { stdio: 'inherit' });
const bytes = withOrder(readFileSync(module), similarOrder);
if (!WebAssembly.validate(bytes)) throw new Error(`${module} is not valid with its functions in another order`);
writeFileSync(module, bytes);
