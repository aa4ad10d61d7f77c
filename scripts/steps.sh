# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# Named steps: one line each with the seconds it took; the output goes to build/logs/, its end is shown on failure.

STEPS_FOLDER=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
LOGS=build/logs
TESTS_TOTAL=0
SKIPPED=() # each a reason, a tab and a name

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

# Remembers what was skipped in the last step, by its log or by what ctest wrote for JUnit.
note_skipped_of() { # NAME FILE
  local found
  found=$(python3 "$STEPS_FOLDER/skipped_tests.py" "$1" "$2")
  [[ -n $found ]] || return 0
  mapfile -t -O ${#SKIPPED[@]} SKIPPED <<<"$found"
  echo "    $(wc -l <<<"$found") skipped"
}

# A step that runs ctest: also shows its closing line, and adds the tests to the total.
counted_step() { # NAME COMMAND...
  local results line
  results=$PWD/$LOGS/results.xml
  rm -f "$results"
  step "$@" --output-junit "$results"
  line=$(grep -E '^[0-9]+% tests passed' "$LAST_LOG")
  echo "    $line"
  TESTS_TOTAL=$((TESTS_TOTAL + ${line##* }))
  note_skipped_of "$1" "$results"
}

# Tests of another language, where the program that they need is found. Their last line is "N tests passed".
program_step() { # NAME PROGRAM COMMAND...
  local name=$1 program=$2 line
  shift 2
  if ! command -v "$program" >/dev/null; then
    printf '  %-34s skipped: no %s\n' "$name" "$program"
    SKIPPED+=("no $program"$'\t'"$name")
    return 0
  fi
  step "$name" "$@"
  line=$(tail -n 1 "$LAST_LOG")
  echo "    $line"
  [[ $line =~ ^([0-9]+)\ tests\ passed ]] || { echo "  $LAST_LOG does not end with the number of tests"; exit 1; }
  TESTS_TOTAL=$((TESTS_TOTAL + BASH_REMATCH[1]))
  note_skipped_of "$name" "$LAST_LOG"
}

# One line for each reason, with the names of what was skipped for it in any leg.
print_skipped() {
  [[ ${#SKIPPED[@]} -eq 0 ]] && return
  printf '%s\n' "${SKIPPED[@]}" | awk -F '\t' '
    seen[$0]++ { next }
    !($1 in names) { reasons[++count] = $1; names[$1] = $2; next }
    { names[$1] = names[$1] ", " $2 }
    END { for (i = 1; i <= count; ++i) print "Skipped (" reasons[i] "): " names[reasons[i]] }'
}
