// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//! Finds the library, or builds it with CMake.
//!
//! - `ACMOTION_LIB_DIR`: links the shared library that lies in this folder.
//! - `ACMOTION_PKG_CONFIG`: links an installed one by this module of pkg-config: `acmotion-shared`, or `acmotion-capi`
//!   for the static libraries. `1` is `acmotion-shared`.
//! - Otherwise the library is built from its sources, in `ACMOTION_SOURCE_DIR` or in the repository that this crate is
//!   a part of, and linked statically.
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    for name in ["ACMOTION_LIB_DIR", "ACMOTION_PKG_CONFIG", "ACMOTION_SOURCE_DIR"] {
        println!("cargo:rerun-if-env-changed={name}");
    }
    println!("cargo:rerun-if-changed=build.rs");
    if let Some(folder) = env::var_os("ACMOTION_LIB_DIR") {
        link_folder(Path::new(&folder));
    } else if let Ok(module) = env::var("ACMOTION_PKG_CONFIG") {
        link_installed(if module == "1" { "acmotion-shared" } else { &module });
    } else {
        build_and_link();
    }
}

fn fail(text: &str) -> ! {
    eprintln!("acmotion-sys: {text}");
    std::process::exit(1);
}

fn link_folder(folder: &Path) {
    let folder = match folder.canonicalize() {
        Ok(folder) if folder.is_dir() => folder,
        _ => fail(&format!("ACMOTION_LIB_DIR is not a folder: {}", folder.display())),
    };
    println!("cargo:rustc-link-search=native={}", folder.display());
    println!("cargo:rustc-link-lib=dylib=acmotion");
}

fn link_installed(module: &str) {
    let program = env::var("PKG_CONFIG").unwrap_or_else(|_| "pkg-config".into());
    let output = run(Command::new(&program).args(["--libs", "--static", module]));
    let mut linked = false;
    for word in output.split_whitespace() {
        if let Some(folder) = word.strip_prefix("-L") {
            println!("cargo:rustc-link-search=native={folder}");
        } else if let Some(name) = word.strip_prefix("-l") {
            println!("cargo:rustc-link-lib={name}");
            linked = true;
        } else if word.ends_with(".a") {
            link_file(Path::new(word));
            linked = true;
        }
    }
    if !linked {
        fail(&format!("{program} names no libraries for {module}: {output}"));
    }
}

/// A static library by its path.
fn link_file(path: &Path) {
    let stem = path
        .file_stem()
        .and_then(|stem| stem.to_str())
        .unwrap_or_default();
    match (path.parent(), stem.strip_prefix("lib")) {
        (Some(folder), Some(name)) => {
            println!("cargo:rustc-link-search=native={}", folder.display());
            println!("cargo:rustc-link-lib=static={name}");
        }
        _ => fail(&format!("not the path of a library: {}", path.display())),
    }
}

fn build_and_link() {
    let source = source_folder();
    for name in ["CMakeLists.txt", "cmake", "include", "src"] {
        println!("cargo:rerun-if-changed={}", source.join(name).display());
    }
    let build = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR")).join("cmake");
    // Inspection is configured with the tool, which is not built.
    let tools = if has_inspection() { "TOOLS=ON" } else { "TOOLS=OFF" };
    let options = [tools, "TESTS=OFF", "BENCH=OFF", "UNITY=all"].map(|option| format!("-DACMOTION_{option}"));
    let mut configure = Command::new("cmake");
    configure
        .arg("-S")
        .arg(&source)
        .arg("-B")
        .arg(&build)
        .arg("-DCMAKE_BUILD_TYPE=Release")
        .args(options);
    run(&mut configure);
    let jobs = env::var("NUM_JOBS").unwrap_or_else(|_| "1".into());
    let target = [
        "--config",
        "Release",
        "--target",
        "acmotion_capi",
        "--parallel",
        &jobs,
    ];
    run(Command::new("cmake").arg("--build").arg(&build).args(target));
    link_built(&build);
}

fn has_inspection() -> bool {
    env::var_os("CARGO_FEATURE_INSPECT").is_some()
}

fn source_folder() -> PathBuf {
    let inside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    let folder = env::var_os("ACMOTION_SOURCE_DIR").map_or(inside, PathBuf::from);
    if !folder.join("include/acmotion/acmotion.h").exists() {
        fail(&format!(
            "no sources of acmotion in {}: set ACMOTION_SOURCE_DIR to them, or ACMOTION_LIB_DIR to the folder of \
             the shared library, or ACMOTION_PKG_CONFIG=1 when it is installed",
            folder.display()
        ));
    }
    folder.canonicalize().unwrap_or(folder)
}

fn link_built(build: &Path) {
    for folder in ["src/capi", "src/capi/shared", "src/inspect", "src/sample", "."] {
        let folder = build.join(folder);
        println!("cargo:rustc-link-search=native={}", folder.display());
        println!(
            "cargo:rustc-link-search=native={}",
            folder.join("Release").display()
        );
    }
    let inspection: &[&str] = if has_inspection() {
        &["acmotion_capi_inspect", "acmotion_inspect"]
    } else {
        &[]
    };
    for name in inspection
        .iter()
        .chain(&["acmotion_capi", "acmotion_sample", "acmotion"])
    {
        println!("cargo:rustc-link-lib=static={name}");
    }
    let cache = std::fs::read_to_string(build.join("CMakeCache.txt")).unwrap_or_default();
    if let Some(path) = cached(&cache, "ZLIB_LIBRARY_RELEASE") {
        link_zlib(Path::new(path));
    }
    let target = |name| env::var(format!("CARGO_CFG_TARGET_{name}")).unwrap_or_default();
    if target("OS") == "macos" {
        println!("cargo:rustc-link-lib=c++");
    } else if target("ENV") != "msvc" {
        println!("cargo:rustc-link-lib=stdc++"); // objects of MSVC name their runtime themselves
    }
}

/// The value of a variable in CMakeCache.txt, when it was found.
fn cached<'a>(cache: &'a str, name: &str) -> Option<&'a str> {
    let line = cache
        .lines()
        .find(|line| line.starts_with(name) && line[name.len()..].starts_with(':'))?;
    line.split_once('=')
        .map(|(_, value)| value)
        .filter(|value| !value.is_empty() && !value.ends_with("-NOTFOUND"))
}

fn link_zlib(path: &Path) {
    if let Some(folder) = path.parent() {
        println!("cargo:rustc-link-search=native={}", folder.display());
    }
    let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or("z");
    println!(
        "cargo:rustc-link-lib={}",
        stem.strip_prefix("lib").unwrap_or(stem)
    );
}

/// What a program prints; it must succeed.
fn run(command: &mut Command) -> String {
    let output = match command.output() {
        Ok(output) => output,
        Err(error) => fail(&format!("{command:?} could not be run: {error}")),
    };
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    if !output.status.success() {
        fail(&format!(
            "{command:?} failed\n{text}{}",
            String::from_utf8_lossy(&output.stderr)
        ));
    }
    text
}
