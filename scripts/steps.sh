# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# Named steps: one line each with the seconds it took; the output goes to build/logs/, its end is shown on failure.

LOGS=build/logs
TESTS_TOTAL=0
SKIPPED_TOTAL=0

# Compile through ccache where it is present. Builds in different folders of one checkout share their objects.
use_ccache() {
  command -v ccache >/dev/null || return 0
  export CMAKE_C_COMPILER_LAUNCHER=ccache CMAKE_CXX_COMPILER_LAUNCHER=ccache
  export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1
  # What ccache asks for with precompiled headers.
  export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
}

usage_error() {
  echo "./dev: $1 (see ./dev help)" >&2
  exit 2
}

step() { # NAME COMMAND...
  local name=$1 log start
  shift
  log=$LOGS/$(tr -cs 'a-zA-Z0-9\n' '-' <<<"$name").log
  mkdir -p "$LOGS"
  start=$(date +%s%N)
  [[ -t 1 ]] && printf '  %-34s ...' "$name"
  if ! "$@" >"$log" 2>&1 </dev/null; then
    [[ -t 1 ]] && printf '\r'
    printf '  %-34s failed: %s\n' "$name" "$*"
    echo "---- the end of $log"
    tail -n 60 "$log"
    echo "----"
    exit 1
  fi
  [[ -t 1 ]] && printf '\r'
  printf '  %-34s %6.1f s\n' "$name" "$((($(date +%s%N) - start) / 1000000))e-3"
  LAST_LOG=$log
}

# A step that runs ctest: also shows its closing line, and adds the tests to the total.
counted_step() {
  step "$@"
  local line
  line=$(grep -E '^[0-9]+% tests passed' "$LAST_LOG")
  echo "    $line"
  TESTS_TOTAL=$((TESTS_TOTAL + ${line##* }))
  local skipped
  skipped=$(grep -c '\*\*\*Skipped' "$LAST_LOG") || true
  [[ $skipped -eq 0 ]] || echo "    $skipped of them were skipped, see $LAST_LOG"
  SKIPPED_TOTAL=$((SKIPPED_TOTAL + skipped))
}

# Tests of another language, where the program that they need is found. Their last line is "N tests passed".
program_step() { # NAME PROGRAM COMMAND...
  local name=$1 program=$2 line
  shift 2
  if ! command -v "$program" >/dev/null; then
    printf '  %-34s skipped: no %s\n' "$name" "$program"
    SKIPPED_TOTAL=$((SKIPPED_TOTAL + 1))
    return 0
  fi
  step "$name" "$@"
  line=$(tail -n 1 "$LAST_LOG")
  echo "    $line"
  [[ $line =~ ^([0-9]+)\ tests\ passed ]] || { echo "  $LAST_LOG does not end with the number of tests"; exit 1; }
  TESTS_TOTAL=$((TESTS_TOTAL + BASH_REMATCH[1]))
}

# "1234", or "1234 (2 skipped)"
total_tests() { echo "$TESTS_TOTAL$([[ $SKIPPED_TOTAL -eq 0 ]] || echo " ($SKIPPED_TOTAL skipped)")"; }
