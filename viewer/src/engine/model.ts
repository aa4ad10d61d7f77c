// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Meshes of a Setup. The package gives them as glTF: this takes the geometry out of that file, part by part.
import { exportGltf, GltfTree, stateGraph, type Assets } from 'acmotion';

export interface Surface {
  id: number;
  color: [number, number, number];
  opacity: number;
  /** What it gives off by itself. */
  emissive: [number, number, number];
  /** Where alpha is lower, nothing is seen; 0: everything is. */
  cutoff: number;
  blends: boolean;
  texture: SurfaceImage | null;
}

export interface SurfaceImage {
  png: Uint8Array;
  /** Outside of 0 to 1 it begins again; otherwise its edge goes on. */
  repeats: boolean;
}

export interface Primitive {
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array;
  indices: Uint32Array;
  surface: number;
}

export interface ModelPart {
  part: number;
  /** The GfxObj; 0: not known. */
  gfxobj: number;
  /** The part that it hangs on; -1: the body. */
  parent: number;
  /** A mesh that the game never draws. */
  isMarker: boolean;
  primitives: Primitive[];
}

export interface Model {
  setup: number;
  parts: ModelPart[];
  surfaces: Surface[];
  /** Models that are absent or could not be read. */
  missing: number[];
}

interface NodeFacts {
  part?: number;
  gfxobj?: string;
  marker?: boolean;
}

interface Gltf {
  nodes: { mesh?: number; children?: number[]; extras?: { acmotion?: NodeFacts } }[];
  meshes?: { primitives: { attributes: Record<string, number>; indices: number; material?: number }[] }[];
  materials?: GltfMaterial[];
  textures?: { source: number; sampler?: number }[];
  images?: { bufferView: number }[];
  samplers?: { wrapS?: number }[];
  accessors: { bufferView: number; byteOffset?: number; componentType: number; count: number; type: string }[];
  bufferViews: { byteOffset?: number; byteLength: number; byteStride?: number }[];
}

interface GltfMaterial {
  name?: string;
  alphaMode?: 'OPAQUE' | 'MASK' | 'BLEND';
  alphaCutoff?: number;
  emissiveFactor?: [number, number, number];
  pbrMetallicRoughness?: { baseColorFactor?: number[]; baseColorTexture?: { index: number } };
}

export function readModel(assets: Assets, setup: number): Model {
  const { file, missing } = exportGltf(assets, setup, {
    tree: GltfTree.PARENTS,
    markers: true,
    motions: oneMotion(assets, setup),
  });
  const [json, binary] = chunks(file);
  const gltf = JSON.parse(new TextDecoder().decode(json)) as Gltf;
  const surfaces = (gltf.materials ?? []).map((material) => surfaceOf(gltf, binary, material));
  const parts = gltf.nodes
    .filter((node) => node.extras?.acmotion?.part !== undefined)
    .map((node) => ({
      part: node.extras!.acmotion!.part!,
      gfxobj: Number(node.extras!.acmotion!.gfxobj ?? 0),
      parent: parentOf(gltf, gltf.nodes.indexOf(node)),
      isMarker: node.extras!.acmotion!.marker ?? false,
      primitives: (gltf.meshes?.[node.mesh ?? -1]?.primitives ?? []).map((primitive) => ({
        positions: floats(gltf, binary, primitive.attributes['POSITION'], 3),
        normals: floats(gltf, binary, primitive.attributes['NORMAL'], 3),
        uvs: floats(gltf, binary, primitive.attributes['TEXCOORD_0'], 2),
        indices: indices(gltf, binary, primitive.indices),
        surface: primitive.material ?? -1,
      })),
    }));
  return { setup, parts, surfaces, missing };
}

function parentOf(gltf: Gltf, node: number): number {
  return gltf.nodes.find((other) => other.children?.includes(node))?.extras?.acmotion?.part ?? -1;
}

/** The file has every motion unless some are named, and they are not needed for the meshes. */
function oneMotion(assets: Assets, setup: number): string[] {
  const { motionTable } = assets.setup(setup);
  if (motionTable === 0 || !assets.contains(motionTable)) return [];
  const graph = JSON.parse(stateGraph(assets, motionTable)) as { styles: { states: { clip: string | null }[] }[] };
  const clip = graph.styles.flatMap((style) => style.states).find((state) => state.clip)?.clip;
  return clip ? [clip] : [];
}

function chunks(file: Uint8Array): [Uint8Array, Uint8Array] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const jsonSize = view.getUint32(12, true);
  const json = file.subarray(20, 20 + jsonSize);
  const at = 20 + jsonSize;
  const binary = at + 8 <= file.length ? file.subarray(at + 8, at + 8 + view.getUint32(at, true)) : new Uint8Array();
  return [json, binary];
}

function floats(gltf: Gltf, binary: Uint8Array, index: number | undefined, width: number): Float32Array {
  if (index === undefined) return new Float32Array();
  const accessor = gltf.accessors[index]!;
  const view = gltf.bufferViews[accessor.bufferView]!;
  const data = new DataView(binary.buffer, binary.byteOffset + (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0));
  const stride = view.byteStride ?? width * 4;
  const out = new Float32Array(accessor.count * width);
  for (let i = 0; i < accessor.count; ++i)
    for (let k = 0; k < width; ++k) out[i * width + k] = data.getFloat32(i * stride + k * 4, true);
  return out;
}

function indices(gltf: Gltf, binary: Uint8Array, index: number): Uint32Array {
  const accessor = gltf.accessors[index]!;
  const view = gltf.bufferViews[accessor.bufferView]!;
  const data = new DataView(binary.buffer, binary.byteOffset + (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0));
  const short = 5123;
  const isShort = accessor.componentType === short;
  return Uint32Array.from({ length: accessor.count }, (_, i) =>
    isShort ? data.getUint16(i * 2, true) : data.getUint32(i * 4, true),
  );
}

function surfaceOf(gltf: Gltf, binary: Uint8Array, material: GltfMaterial): Surface {
  const { baseColorFactor = [], baseColorTexture } = material.pbrMetallicRoughness ?? {};
  const plain = baseColorTexture ? 1 : 0.6;
  const [r = plain, g = plain, b = plain, opacity = 1] = baseColorFactor;
  return {
    id: Number(material.name ?? 0) || 0,
    color: [r, g, b],
    opacity,
    emissive: material.emissiveFactor ?? [0, 0, 0],
    cutoff: material.alphaMode === 'MASK' ? (material.alphaCutoff ?? 0.5) : 0,
    blends: material.alphaMode === 'BLEND',
    texture: baseColorTexture ? imageOf(gltf, binary, baseColorTexture.index) : null,
  };
}

function imageOf(gltf: Gltf, binary: Uint8Array, index: number): SurfaceImage | null {
  const texture = gltf.textures?.[index];
  const view = gltf.bufferViews[gltf.images?.[texture?.source ?? -1]?.bufferView ?? -1];
  if (!texture || !view) return null;
  const clamp = 33071;
  const from = view.byteOffset ?? 0;
  // A copy: the page gets the model without the file around it.
  const png = binary.slice(from, from + view.byteLength);
  return { png, repeats: gltf.samplers?.[texture.sampler ?? -1]?.wrapS !== clamp };
}
