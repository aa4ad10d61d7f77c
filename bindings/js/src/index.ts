// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import type { Library } from './library.js';
import { loadFrom, type LoadOptions } from './load.js';

export * from './api.js';
export {
  describeMessage,
  lintRules,
  lintTable,
  messageFromJson,
  messageToJson,
  runScenario,
  stateGraph,
  type Finding,
  type MessageText,
  type ScenarioRun,
} from './inspect.js';
export {
  exportGltf,
  importGltf,
  type GltfAnimation,
  type GltfExport,
  type GltfExportRequest,
  type GltfImport,
  type GltfImportRequest,
} from './gltf.js';
export { insideOf, type Inside } from './inside.js';
export {
  decodeImage,
  encodePng,
  floatsPerVertex,
  readMesh,
  surfaceMaterial,
  type Image,
  type ImageRequest,
  type MaterialRequest,
  type Mesh,
} from './images.js';
export { Capture, capturedMessageJson, Replay, type CapturedMessage, type CaptureItem } from './capture.js';

/** Loads the whole library. */
export function load(options: LoadOptions = {}): Promise<Library> {
  return loadFrom(
    {
      simd: new URL('../wasm/acmotion.wasm', import.meta.url),
      scalar: new URL('../wasm/acmotion-scalar.wasm', import.meta.url),
    },
    options,
  );
}
