# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2034
#
# ./dev package: the archives for users, in build/packages. Each holds the C and C++ libraries, the headers and the tool
# for one platform, with LICENSE, README.md and THIRD-PARTY.md; one holds the sources. The tools have the page of the
# viewer in them. Beside them lie the wheels of the Python package and the npm package. The same sources give the same
# bytes, in every folder and at every time.

PACKAGES=build/packages
PAGE=build/package-viewer
PACKAGE_PACKAGES=("${MINGW_PACKAGES[@]}" "${AARCH64_PACKAGES[@]}" "${BINARY_PACKAGES[@]}" "${WASM_PACKAGES[@]}"
  pkg-config)
# NAME:FORMAT:TOOLCHAIN; without a toolchain, for this machine.
PLATFORMS=(
  linux-x86_64:tar.gz:
  linux-aarch64:tar.gz:aarch64
  windows-x86_64:zip:mingw
  windows-x86:zip:mingw32
)

package() {
  need "${COMPILE_PACKAGES[@]}" "${TOOL_PACKAGES[@]}" "${PACKAGE_PACKAGES[@]}"
  make_packages
  echo
  ls -l "$PACKAGES"
}

make_packages() {
  local entry name format toolchain builds=()
  rm -rf "$PACKAGES"
  mkdir -p "$PACKAGES"
  make_npm_package
  make_page
  for entry in "${PLATFORMS[@]}"; do
    IFS=: read -r name format toolchain <<<"$entry"
    build_package "$name" "$toolchain"
    stage_package "$name"
    step "$name: archive" python3 scripts/package/archive.py "build/package-$name/stage" \
      "$PACKAGES/acmotion-$(version)-$name.$format"
    step "$name: wheel" python3 bindings/python/build_wheel.py --out "$PACKAGES" \
      --library "$(shared_library "build/package-$name/stage")"
    builds+=("build/package-$name")
  done
  if command -v dotnet >/dev/null; then
    step "NuGet package" python3 bindings/csharp/pack.py "$PACKAGES" "$PACKAGES"
  else
    echo "  NuGet package skipped: no dotnet"
  fi
  step "sources: archive" python3 scripts/package/archive.py . "$PACKAGES/acmotion-$(version)-source.tar.gz" --source
  step "packages: THIRD-PARTY.md" python3 scripts/package/third_party.py . "${builds[@]}"
}

# npm gives every file of an archive the same time, and sorts them.
make_npm_package() {
  need_node_packages bindings/js
  configure_as package-npm wasm -DACMOTION_PACKAGE=ON -DACMOTION_TESTS=OFF
  compile package-npm acmotion_js
  step "npm package: archive" npm pack ./build/package-npm/js --pack-destination "$PACKAGES"
  step "npm package: THIRD-PARTY.md" python3 scripts/package/third_party.py . build/package-npm \
    --document bindings/js/THIRD-PARTY.md
}

# The viewer with the engine of the npm package; `acmotion view` serves it.
make_page() {
  need_node_packages viewer
  need_node_packages scripts/site
  step "viewer: build" env ACMOTION_JS_PACKAGE=build/package-npm/js ACMOTION_VIEWER_OUT="$PAGE" \
    node build/node/viewer/node_modules/vite/bin/vite.js build -c viewer/vite.config.mjs
}

# A preset in another folder of build/, with other settings.
configure_as() { # NAME PRESET [cmake arguments]
  local name=$1 preset=$2
  shift 2
  use_ccache
  step "$name: configure" cmake --preset "$preset" -B "build/$name" "$@"
}

version() { sed -n 's/.*ACMOTION_VERSION_STRING "\(.*\)"/\1/p' include/acmotion/version.h; }

build_package() { # NAME TOOLCHAIN
  local page=-DACMOTION_PACKAGE=$PWD/$PAGE
  if [[ -n $2 ]]; then
    configure_as "package-$1" package "$page" --toolchain "cmake/toolchains/$2.cmake"
  else
    CC=clang-19 CXX=clang++-19 LDFLAGS=-fuse-ld=lld configure_as "package-$1" package "$page"
  fi
  compile "package-$1"
}

# What the archive holds.
stage_package() { # NAME
  local stage=build/package-$1/stage
  rm -rf "$stage"
  step "$1: install" cmake --install "build/package-$1" --prefix "$stage"
  rm -rf "$stage/share/doc"
  cp LICENSE THIRD-PARTY.md "$stage"
  cp scripts/package/README.md "$stage/README.md"
  [[ $1 != linux-* ]] || cp /usr/share/common-licenses/LGPL-2.1 "$stage/LGPL-2.1.txt"
}

shared_library() { # STAGE
  if [[ -e $1/bin/acmotion.dll ]]; then echo "$1/bin/acmotion.dll"; else echo "$1/lib/libacmotion.so.0"; fi
}

unpack_sources() { # FOLDER
  rm -rf "$1"
  mkdir -p "$1"
  tar -xzf "$PACKAGES/acmotion-$(version)-source.tar.gz" -C "$1" --strip-components=1
}

same_packages() { # FOLDER FOLDER
  local file
  [[ $(ls "$1") == "$(ls "$2")" ]] || { echo "not the same files" && return 1; }
  for file in "$1"/*; do cmp "$file" "$2/${file##*/}" || return 1; done
}
