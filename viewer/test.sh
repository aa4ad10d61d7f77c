#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
#
# Builds the viewer and tests it, in Node and, where they are found, in Chromium and, with ACMOTION_FULL=1, in Firefox.
# With that also the long tests run.
# ./dev has put the npm package into build/wasm/js and what package-lock.json names into build/node/viewer, and the same
# for scripts/site into build/node/site.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
modules=build/node/viewer/node_modules
node "$modules/typescript/bin/tsc" -p viewer
node "$modules/vite/bin/vite.js" build -c viewer/vite.config.mjs --logLevel warn

tests=(viewer/tests/{session,links,files,worlds,graph,garbage,rules}.test.mjs scripts/site/site.test.mjs)
if command -v chromium >/dev/null; then
  tests+=(viewer/tests/{page,serve}.test.mjs)
else
  echo "skipped: no chromium"
fi
if [[ -n ${ACMOTION_FULL:-} ]]; then
  if command -v firefox-esr >/dev/null && command -v Xvfb >/dev/null; then
    tests+=(viewer/tests/firefox.test.mjs)
  else
    echo "skipped: no firefox-esr, or no Xvfb"
  fi
fi
results=$(mktemp)
trap 'rm -f "$results"' EXIT
node --test --test-reporter=tap "${tests[@]}" | tee "$results"
sed -n 's/^# pass \([0-9]*\)$/\1 tests passed/p' "$results"
