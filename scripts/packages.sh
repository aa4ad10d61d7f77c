# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2034
#
# What ./dev needs of the system, and how it gets it. A package counts as there when its probe is: a program on the
# PATH or a file. So what was installed in another way is used and left alone.

COMPILE_PACKAGES=(cmake ninja-build g++ clang-19 lld-19 ccache zlib1g-dev)
TOOL_PACKAGES=(libcli11-dev libfmt-dev nlohmann-json3-dev libstb-dev libtbb-dev libsqlite3-dev libjpeg-dev)
TEST_PACKAGES=(libgtest-dev libgmock-dev librapidcheck-dev python3 librsvg2-bin nodejs npm zsh fish)
SANITIZER_PACKAGES=(libclang-rt-19-dev)
FUZZ_PACKAGES=(llvm-19 python3)
COUNTER_PACKAGES=(valgrind python3)
PICTURE_PACKAGES=(chromium nodejs npm)
# Firefox draws in software only where there is an X server.
FIREFOX_PACKAGES=(firefox-esr xvfb libgl1-mesa-dri)
DOCS_PACKAGES=(doxygen)
FORMAT_PACKAGES=(clang-format-19 python3)
# For the tests and examples of the binding for Python.
PYTHON_PACKAGES=(python3 python3-venv python3-numpy python3-matplotlib mypy)
# Reads libraries of every platform, and makes import libraries for Windows.
BINARY_PACKAGES=(llvm-19 python3)
MINGW_PACKAGES=(g++-mingw-w64-x86-64-posix g++-mingw-w64-i686-posix libz-mingw-w64-dev)
WINE_PACKAGES=(wine wine64)
AARCH64_PACKAGES=(g++-aarch64-linux-gnu qemu-user)
WASM_PACKAGES=(clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32 nodejs
  npm binaryen)

declare -A PROBES=(
  [cmake]=cmake
  [ninja-build]=ninja
  [g++]=g++
  [ccache]=ccache
  [zlib1g-dev]=/usr/include/zlib.h
  [libcli11-dev]=/usr/include/CLI/CLI.hpp
  [libfmt-dev]=/usr/include/fmt/format.h
  [nlohmann-json3-dev]=/usr/include/nlohmann/json.hpp
  [libstb-dev]=/usr/include/stb/stb_image_write.h
  [libtbb-dev]=/usr/include/oneapi/tbb.h
  [libsqlite3-dev]=/usr/include/sqlite3.h
  [libjpeg-dev]=/usr/include/jpeglib.h
  [libgtest-dev]=/usr/include/gtest/gtest.h
  [libgmock-dev]=/usr/include/gmock/gmock.h
  [librapidcheck-dev]=/usr/include/rapidcheck.h
  [valgrind]=valgrind
  [python3]=python3
  [python3-venv]=/usr/lib/python3.11/ensurepip
  [python3-numpy]=/usr/lib/python3/dist-packages/numpy
  [python3-matplotlib]=/usr/lib/python3/dist-packages/matplotlib
  [mypy]=mypy
  [librsvg2-bin]=rsvg-convert
  [nodejs]=node
  [npm]=npm
  [zsh]=zsh
  [fish]=fish
  [chromium]=/usr/bin/chromium
  [firefox-esr]=/usr/bin/firefox-esr
  [xvfb]=Xvfb
  [libgl1-mesa-dri]=/usr/lib/x86_64-linux-gnu/dri/swrast_dri.so
  [doxygen]=doxygen
  [clang-19]=clang++-19
  [lld-19]=ld.lld-19
  [libclang-rt-19-dev]=/usr/lib/llvm-19/lib/clang/19/lib/linux
  [llvm-19]=llvm-symbolizer-19
  [clang-format-19]=clang-format-19
  [g++-mingw-w64-x86-64-posix]=x86_64-w64-mingw32-g++-posix
  [g++-mingw-w64-i686-posix]=i686-w64-mingw32-g++-posix
  [libz-mingw-w64-dev]=/usr/x86_64-w64-mingw32/include/zlib.h
  [wine]=wine
  [wine64]=/usr/lib/wine/wine64
  [wine32:i386]=/usr/lib/wine/wine
  [g++-aarch64-linux-gnu]=aarch64-linux-gnu-g++
  [qemu-user]=qemu-aarch64
  [pkg-config]=pkg-config
  [wasi-libc]=/usr/lib/wasm32-wasi/libc.a
  [libc++-19-dev-wasm32]=/usr/lib/llvm-19/include/wasm32-wasi/c++/v1/vector
  [libc++abi-19-dev-wasm32]=/usr/lib/llvm-19/lib/wasm32-wasi/libc++abi.a
  [binaryen]=wasm-opt
  [libclang-rt-19-dev-wasm32]=/usr/lib/llvm-19/lib/clang/19/lib/wasi/libclang_rt.builtins-wasm32.a
)

is_there() { # PROBE
  if [[ $1 == /* ]]; then [[ -e $1 ]]; else command -v -- "$1" >/dev/null; fi
}

# need PACKAGE...: installs those that are missing. Without root it prints the one command to run, and stops.
need() {
  local package missing=()
  for package in "$@"; do
    is_there "${PROBES[$package]}" || [[ " ${missing[*]} " == *" $package "* ]] || missing+=("$package")
  done
  [[ ${#missing[@]} -eq 0 ]] && return

  if ! command -v apt-get >/dev/null; then
    echo "Missing: ${missing[*]} (names of Debian packages; there is no apt-get here to install them)." >&2
    exit 1
  fi
  # --no-remove: whatever is already on the machine, such as a node or npm from elsewhere, stays.
  local foreign=""
  [[ " ${missing[*]} " == *":i386 "* ]] && foreign=i386
  local install=(apt-get install -y --no-install-recommends --no-remove "${missing[@]}")
  if [[ $(id -u) -ne 0 ]]; then
    echo "Packages are missing. Run this once, then again what you ran:" >&2
    echo "  sudo sh -c '${foreign:+dpkg --add-architecture $foreign && }apt-get update && ${install[*]}'" >&2
    exit 1
  fi
  echo "Installing: ${missing[*]}"
  export DEBIAN_FRONTEND=noninteractive
  [[ -z $foreign ]] || step "packages: architecture $foreign" dpkg --add-architecture "$foreign"
  step "packages: update the lists" apt-get update
  step "packages: install ${#missing[@]}" "${install[@]}"
  for package in "${missing[@]}"; do
    if ! is_there "${PROBES[$package]}"; then
      echo "$package is installed, but ${PROBES[$package]} is still not there." >&2
      exit 1
    fi
  done
}

# Programs of 32 bits need packages of another architecture, which the versions on this machine or its mirror may not
# allow. False: then they are built and not run.
has_wine32() {
  local before
  before=$(dpkg --print-foreign-architectures)
  mkdir -p "$LOGS"
  (need wine32:i386) >"$LOGS/wine32.log" 2>&1 && return
  # With an architecture whose lists cannot be read, every later update would fail.
  [[ $before == *i386* ]] || dpkg --remove-architecture i386 >>"$LOGS/wine32.log" 2>&1 || true
  return 1
}

# False where Chromium cannot be installed: then the test in a browser is skipped.
has_chromium() {
  mkdir -p "$LOGS"
  (need chromium) >"$LOGS/chromium.log" 2>&1
}

# The same for Firefox and a screen for it: --full tests the viewer there.
has_firefox() {
  mkdir -p "$LOGS"
  (need "${FIREFOX_PACKAGES[@]}") >"$LOGS/firefox.log" 2>&1
}

# need_node_packages FOLDER: installs what its package-lock.json names into build/node/<name of the folder>, unless that
# is there already.
need_node_packages() {
  local to=build/node/${1##*/}
  cmp -s "$1/package-lock.json" "$to/installed.json" && return
  mkdir -p "$to"
  cp "$1/package.json" "$1/package-lock.json" "$to"
  step "npm packages of $1" npm ci --prefix "$to" --ignore-scripts --no-audit --no-fund
  cp "$1/package-lock.json" "$to/installed.json"
}
