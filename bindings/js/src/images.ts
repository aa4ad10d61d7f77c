// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import type { Assets } from './assets.js';
import { readStruct, readStructs, type Input } from './codec.js';
import { Status } from './generated/enums.js';
import {
  acm_image_info,
  acm_image_options,
  acm_material,
  acm_mesh_info,
  acm_mesh_surface,
  acm_mesh_vertex,
  acm_part_drawing,
  offsets,
} from './generated/layouts.js';
import type { ImageInfo, ImageOptions, Material, MeshInfo, MeshSurface, PartDrawing } from './generated/structs.js';
import type { Library } from './library.js';
import { ownedBytes, requireInspection } from './owned.js';

// What a renderer needs. Experimental, as all of inspection.

/** A texture as a picture. */
export interface Image extends ImageInfo {
  /**
   * `ImageKind.RGBA`: the pixels, as `ImageData` has them. `ImageKind.JPEG`: the file, which the browser decodes:
   * `createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))`.
   */
  bytes: Uint8Array<ArrayBuffer>;
}

export interface ImageRequest extends Input<Omit<ImageOptions, 'colorCount'>> {
  /** Of an indexed image, 0xAARRGGBB, instead of a palette: `Look.colors` of a part that is recoloured. */
  colors?: ArrayLike<number>;
}

/** An image (RenderSurface), or a SurfaceTexture, which stands for the first of its images that is there. */
export function decodeImage(assets: Assets, id: number, request: ImageRequest = {}): Image {
  const { library } = assets;
  requireInspection(library);
  const { exports: c, error, memory } = library;
  const { colors = [], ...options } = request;
  return library.withArguments((a) => {
    const given = library.struct(acm_image_options, { ...options, colorCount: colors.length }, 'options', (at) =>
      c.acm_image_options_init(at),
    );
    memory.u32[(given + offsets['acm_image_options.colors']) >>> 2] = 0;
    if (colors.length > 0) {
      const list = a.copyWords(colors);
      memory.u32[(given + offsets['acm_image_options.colors']) >>> 2] = list;
    }
    const info = a.zeros(acm_image_info.size);
    const bytes = ownedBytes(library, (out) => c.acm_image_decode(assets.address, id, given, info, out, error));
    return { ...readStruct<ImageInfo>(memory, acm_image_info, info), bytes: bytes as Uint8Array<ArrayBuffer> };
  });
}

/** A PNG file of RGBA pixels: width x height x 4 bytes. */
export function encodePng(
  library: Library,
  rgba: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
): Uint8Array {
  const { exports: c, error } = library;
  return library.withArguments((a) => {
    const pixels = a.copy(new Uint8Array(rgba.buffer, rgba.byteOffset, rgba.length));
    return ownedBytes(library, (out) => c.acm_image_png(pixels, rgba.length, width, height, out, error));
  });
}

export interface MaterialRequest {
  /** What hooks and particles change on the part. */
  part?: Input<PartDrawing>;
  /** The SurfaceTexture that a look has put in the place of the surface's own; 0: its own. */
  texture?: number;
}

/** How a Surface is drawn: blending, alpha test, depth, light. Without its texture it has a plain colour. */
export function surfaceMaterial(
  assets: Assets,
  surface: number,
  { part = {}, texture = 0 }: MaterialRequest = {},
): Material {
  const { library } = assets;
  requireInspection(library);
  const { exports: c, error } = library;
  return library.withArguments(() => {
    const drawing = library.struct(acm_part_drawing, part, 'part');
    return library.out<Material>(acm_material, (out) =>
      c.acm_surface_material(assets.address, surface, drawing, texture, out, error),
    );
  });
}

/** Floats of each vertex of a mesh: x, y, z, the normal's x, y, z, then u and v. */
export const floatsPerVertex = 8;

/** The triangles of a mesh. */
export interface Mesh extends MeshInfo {
  /** Numbered as in `LookPart.surfaces`. */
  surfaces: MeshSurface[];
  /** Eight floats each, three vertices a triangle, counter-clockwise, surface after surface. v runs down. */
  vertices: Float32Array<ArrayBuffer>;
}

/** The triangles of a GfxObj that are seen, backs of two-sided polygons included. */
export function readMesh(assets: Assets, mesh: number): Mesh {
  requireInspection(assets.library);
  return readMeshWithRoom(assets, mesh, 16, 512);
}

function readMeshWithRoom(assets: Assets, mesh: number, surfaceRoom: number, vertexRoom: number): Mesh {
  const { library } = assets;
  const { exports: c, error, memory } = library;
  return library.withArguments((a) => {
    const out = a.zeros(acm_mesh_info.size);
    const surfaces = a.take(acm_mesh_surface.size * surfaceRoom);
    const vertices = a.take(acm_mesh_vertex.size * vertexRoom);
    const status = c.acm_mesh_read(assets.address, mesh, out, surfaces, surfaceRoom, vertices, vertexRoom, error);
    if (status !== Status.BUFFER_FULL) library.check(status);
    const info = readStruct<MeshInfo>(memory, acm_mesh_info, out);
    if (status === Status.BUFFER_FULL) return readMeshWithRoom(assets, mesh, info.surfaceCount, info.vertexCount);
    const first = vertices >>> 2;
    return {
      ...info,
      surfaces: readStructs<MeshSurface>(memory, acm_mesh_surface, surfaces, info.surfaceCount),
      vertices: memory.f32.slice(first, first + info.vertexCount * floatsPerVertex) as Float32Array<ArrayBuffer>,
    };
  });
}
