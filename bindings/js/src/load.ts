// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import { Library } from './library.js';

/** Where the two forms of a module are. */
export interface ModuleUrls {
  simd: URL;
  scalar: URL;
}

/** A module: where it is, its bytes, or as it was compiled. */
export type ModuleSource = string | URL | BufferSource | Response | PromiseLike<Response> | WebAssembly.Module;

export interface LoadOptions {
  /** Instead of the module of this package. It must be of the same version. */
  module?: ModuleSource;
  /** True or false instead of what the machine can do. Of a module that is given: whether it has SIMD. */
  simd?: boolean;
}

// A function that adds two vectors: what cannot validate it has no SIMD.
const probe = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

/** Whether WebAssembly has SIMD here. */
export function hasSimd(): boolean {
  return WebAssembly.validate(probe);
}

/** @internal */
export async function loadFrom(urls: ModuleUrls, options: LoadOptions = {}): Promise<Library> {
  const simd = options.simd ?? hasSimd();
  const module = await compile(options.module ?? (simd ? urls.simd : urls.scalar));
  return new Library(await WebAssembly.instantiate(module, {}), simd);
}

async function compile(source: ModuleSource): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source as BufferSource);
  if (typeof source === 'string' || source instanceof URL) return compileUrl(source);
  return compileResponse(await (source as Response | PromiseLike<Response>));
}

async function compileUrl(source: string | URL): Promise<WebAssembly.Module> {
  const url = String(source);
  if (url.startsWith('file:')) return WebAssembly.compile((await readFile(new URL(url))) as BufferSource);
  return compileResponse(await fetch(url));
}

async function compileResponse(response: Response): Promise<WebAssembly.Module> {
  if (!response.ok) throw new Error(`acmotion: ${response.url} answered ${response.status} ${response.statusText}`);
  // Servers that do not know the type of .wasm are many; what streams needs it.
  if (response.headers.get('content-type')?.startsWith('application/wasm'))
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** Node has no fetch for files. Bundlers must not look for this module. */
async function readFile(url: URL): Promise<Uint8Array> {
  const name = 'node:fs/promises';
  const files = (await import(/* @vite-ignore */ /* webpackIgnore: true */ name)) as {
    readFile(url: URL): Promise<Uint8Array>;
  };
  return files.readFile(url);
}
