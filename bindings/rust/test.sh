#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
#
# Formats, lints and tests the crates on a shared library that is built already. Works with Debian's cargo too, which
# has neither rustfmt nor clippy unless they are installed.
set -euo pipefail
[[ $# -eq 2 ]] || { echo "usage: $0 FOLDER-OF-LIBACMOTION TARGET-FOLDER" >&2; exit 2; }
mkdir -p "$2"
ACMOTION_LIB_DIR=$(realpath "$1")
CARGO_TARGET_DIR=$(realpath "$2")
LD_LIBRARY_PATH=$ACMOTION_LIB_DIR${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export ACMOTION_LIB_DIR CARGO_TARGET_DIR LD_LIBRARY_PATH CARGO_NET_OFFLINE=true CARGO_TERM_COLOR=never
cd "$(dirname "${BASH_SOURCE[0]}")"

if cargo fmt --version >/dev/null 2>&1; then cargo fmt --all -- --check; else echo "skipped: no rustfmt"; fi
if cargo clippy --version >/dev/null 2>&1; then
  cargo clippy --workspace --all-targets --all-features --quiet -- -D warnings
else
  echo "skipped: no clippy"
fi
RUSTDOCFLAGS="-D warnings" cargo doc --workspace --all-features --no-deps --quiet

results=$(mktemp)
trap 'rm -f "$results"' EXIT
cargo test --workspace --all-features -- --nocapture 2>&1 | tee "$results"
for example in hit_times server client poses parallel; do
  cargo run --quiet --package acmotion --all-features --example "$example"
done

awk '/^test result: ok/ { passed += $4 } END { print passed " tests passed" }' "$results"
