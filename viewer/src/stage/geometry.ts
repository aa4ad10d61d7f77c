// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Parts of a model as geometries, one for each part, with a group for each surface.
import { BoxGeometry, BufferAttribute, BufferGeometry, type MeshStandardMaterial } from 'three';
import type { Model, ModelPart } from '../engine/model.js';
import { materialOf } from './materials.js';

/** A model as the stage draws it; bodies share it. */
export interface Shape {
  model: Model;
  /** By part; null: nothing to draw. */
  parts: (BufferGeometry | null)[];
  /** The parts that the game never draws. */
  markers: Set<number>;
  materials: MeshStandardMaterial[];
}

export function shapeOf(model: Model): Shape {
  const parts: (BufferGeometry | null)[] = [];
  for (const part of model.parts) parts[part.part] = geometryOf(part);
  // A body without models is still seen to move.
  if (!parts.some((part) => part)) for (const { part } of model.parts) parts[part] = standIn();
  const materials = model.surfaces.length > 0 ? model.surfaces.map(materialOf) : [materialOf(undefined)];
  const markers = new Set(model.parts.filter(({ isMarker }) => isMarker).map(({ part }) => part));
  return { model, parts: Array.from(parts, (part) => part ?? null), markers, materials };
}
const standInMetres = 0.14;
function standIn(): BufferGeometry {
  const box = new BoxGeometry(standInMetres, standInMetres, standInMetres);
  box.clearGroups();
  box.addGroup(0, Infinity, 0);
  return box;
}
export function disposeShape({ parts, materials }: Shape): void {
  for (const part of parts) part?.dispose();
  for (const material of materials) material.dispose();
}

function geometryOf({ primitives }: ModelPart): BufferGeometry | null {
  const vertices = primitives.reduce((sum, { positions }) => sum + positions.length / 3, 0);
  const count = primitives.reduce((sum, { indices }) => sum + indices.length, 0);
  if (vertices === 0 || count === 0) return null;
  const geometry = new BufferGeometry();
  const positions = new Float32Array(vertices * 3);
  const normals = new Float32Array(vertices * 3);
  const uvs = new Float32Array(vertices * 2);
  const indices = new Uint32Array(count);
  let vertex = 0;
  let index = 0;
  for (const primitive of primitives) {
    positions.set(primitive.positions, vertex * 3);
    normals.set(primitive.normals, vertex * 3);
    uvs.set(primitive.uvs, vertex * 2);
    for (let i = 0; i < primitive.indices.length; ++i) indices[index + i] = primitive.indices[i]! + vertex;
    geometry.addGroup(index, primitive.indices.length, Math.max(primitive.surface, 0));
    vertex += primitive.positions.length / 3;
    index += primitive.indices.length;
  }
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new BufferAttribute(uvs, 2));
  geometry.setIndex(new BufferAttribute(indices, 1));
  return geometry;
}
