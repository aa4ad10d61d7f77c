#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
#
# Tests the C# binding on a shared library that is built already: its own tests with the examples of the documentation,
# and the conformance script, with both assemblies; the programs of the page. Where the tool lies beside the library,
# also the sample as a container and the adapter of the conformance suite.
set -euo pipefail
[[ $# -eq 2 ]] || { echo "usage: $0 FOLDER-OF-LIBACMOTION BUILD-FOLDER" >&2; exit 2; }
mkdir -p "$2"
library=$(realpath "$1")
build=$(realpath "$2")
# No processes that stay behind: they have been seen to wait for each other on a busy machine.
quiet=(-m:1 -nodeReuse:false -p:UseSharedCompilation=false -v q)
export DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1
cd "$(dirname "${BASH_SOURCE[0]}")"

python3 tests/examples.py "$build/Examples.cs"
dotnet build Acmotion.slnx --artifacts-path "$build" "-p:AcmotionNative=$library/libacmotion.so" \
  "-p:AcmotionExamples=$build/Examples.cs" "${quiet[@]}"

adapter=0
if [[ -x $library/acmotion ]]; then
  dotnet build ../../conformance/adapters/csharp/Adapter.csproj --artifacts-path "$build" \
    "-p:AcmotionNative=$library/libacmotion.so" "${quiet[@]}"
  python3 ../../tests/tools/conformance_adapter.py "$library/acmotion" ../.. csharp 65 \
    "$build/bin/Adapter/debug/Adapter"
  adapter=1
  "$library/acmotion" dat sample --force "$build/sample.dat"
  export ACMOTION_SAMPLE_DAT=$build/sample.dat
fi
dotnet test tests/Acmotion.Tests --no-build --artifacts-path "$build" | tee "$build/tests.log"
"$build/bin/Conformance/debug/Conformance" ../conformance.json

# The same programs with the library for .NET Standard.
standard=$build/netstandard
rm -rf "$standard"
mkdir "$standard"
for program in Acmotion.Tests Conformance; do
  cp -r "$build/bin/$program/debug" "$standard/$program"
  cp "$build/bin/Acmotion/debug_netstandard2.0/Acmotion.dll" "$standard/$program"
done
dotnet vstest "$standard/Acmotion.Tests/Acmotion.Tests.dll" | tee -a "$build/tests.log"
"$standard/Conformance/Conformance" ../conformance.json

programs=(HitTimes Server CombatLoop Client Poses)
for program in "${programs[@]}"; do "$build/bin/$program/debug/$program"; done
passed=$(sed -n 's/.*Passed: *\([0-9]*\),.*/\1/p' "$build/tests.log" | paste -sd+)
echo "$((passed + 2 + ${#programs[@]} + adapter)) tests passed"
