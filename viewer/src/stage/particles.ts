// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Particles as billboards: squares that face the camera, with the picture of their emitter's mesh. One draw for each
// mesh.
import {
  AdditiveBlending,
  Color,
  DataTexture,
  DynamicDrawUsage,
  Group,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  NormalBlending,
  PlaneGeometry,
  ShaderMaterial,
  SRGBColorSpace,
  type Texture,
} from 'three';
import { floatsPerBillboard } from '../engine/protocol.js';
import type { Sprite } from '../engine/sprite.js';

const vertexShader = `
  attribute vec3 place;
  attribute vec2 look; // size and opacity
  uniform vec2 size;
  varying vec2 at;
  varying float opacity;
  void main() {
    at = uv;
    opacity = look.y;
    vec4 seen = modelViewMatrix * vec4(place, 1.0);
    seen.xy += position.xy * size * look.x;
    gl_Position = projectionMatrix * seen;
  }`;
const fragmentShader = `
  uniform sampler2D picture;
  uniform vec3 color;
  uniform float hasPicture;
  varying vec2 at;
  varying float opacity;
  void main() {
    vec4 texel = hasPicture > 0.5 ? texture2D(picture, at) : vec4(1.0);
    // Without a picture it is a round spot.
    float spot = hasPicture > 0.5 ? 1.0 : smoothstep(0.5, 0.1, distance(at, vec2(0.5)));
    gl_FragColor = vec4(texel.rgb * color, texel.a * spot * opacity);
    if (gl_FragColor.a < 0.004) discard;
    #include <colorspace_fragment>
  }`;

/** Particles that have one mesh. */
class Cloud {
  readonly mesh: Mesh;
  readonly #geometry = new InstancedBufferGeometry();
  #capacity = 0;
  #place!: InstancedBufferAttribute;
  #look!: InstancedBufferAttribute;
  #count = 0;

  constructor(sprite: Sprite) {
    const square = new PlaneGeometry(1, 1);
    this.#geometry.index = square.index;
    this.#geometry.setAttribute('position', square.getAttribute('position'));
    this.#geometry.setAttribute('uv', square.getAttribute('uv'));
    this.#grow(64);
    this.mesh = new Mesh(this.#geometry, materialOf(sprite));
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 1;
  }
  clear(): void {
    this.#count = 0;
  }
  add(x: number, y: number, z: number, size: number, opacity: number): void {
    if (this.#count === this.#capacity) this.#grow(this.#capacity * 2);
    this.#place.setXYZ(this.#count, x, y, z);
    this.#look.setXY(this.#count++, size, opacity);
  }
  finish(): void {
    this.#geometry.instanceCount = this.#count;
    this.mesh.visible = this.#count > 0;
    this.#place.needsUpdate = this.#look.needsUpdate = true;
  }
  #grow(capacity: number): void {
    const [place, look] = [this.#place, this.#look];
    this.#capacity = capacity;
    this.#place = new InstancedBufferAttribute(new Float32Array(capacity * 3), 3).setUsage(DynamicDrawUsage);
    this.#look = new InstancedBufferAttribute(new Float32Array(capacity * 2), 2).setUsage(DynamicDrawUsage);
    if (place) (this.#place.array as Float32Array).set(place.array);
    if (look) (this.#look.array as Float32Array).set(look.array);
    this.#geometry.setAttribute('place', this.#place);
    this.#geometry.setAttribute('look', this.#look);
  }
  dispose(): void {
    const material = this.mesh.material as ShaderMaterial;
    (material.uniforms['picture']!.value as Texture | null)?.dispose();
    material.dispose();
    this.#geometry.dispose();
  }
}

function materialOf({ width, height, color, isAdditive, picture }: Sprite): ShaderMaterial {
  const texture = picture && new DataTexture(picture.rgba, picture.width, picture.height);
  if (texture) {
    texture.colorSpace = SRGBColorSpace;
    texture.flipY = true;
    texture.needsUpdate = true;
  }
  return new ShaderMaterial({
    uniforms: {
      size: { value: [width, height] },
      color: { value: new Color(...color) },
      picture: { value: texture },
      hasPicture: { value: texture ? 1 : 0 },
    },
    vertexShader,
    fragmentShader,
    transparent: true,
    depthWrite: false,
    blending: isAdditive ? AdditiveBlending : NormalBlending,
  });
}

export type SpriteReader = (mesh: number) => Promise<Sprite>;

export class ParticleClouds {
  readonly group = new Group();
  readonly #clouds = new Map<number, Cloud | null>();
  /** Reads how the particles of a mesh look; they are seen from then on. */
  read: SpriteReader | null = null;
  onRead: () => void = () => {};
  /** How many are drawn. */
  count = 0;

  /** The particles of a frame, which begin there. */
  update(data: Float32Array, words: Int32Array, at: number, count: number): void {
    for (const cloud of this.#clouds.values()) cloud?.clear();
    this.count = count;
    for (let i = 0, from = at; i < count; ++i, from += floatsPerBillboard) {
      const mesh = words[from]! >>> 0;
      const cloud = this.#clouds.get(mesh);
      if (cloud === undefined) this.#load(mesh);
      cloud?.add(data[from + 1]!, data[from + 2]!, data[from + 3]!, data[from + 4]!, data[from + 5]!);
    }
    for (const cloud of this.#clouds.values()) cloud?.finish();
  }
  #load(mesh: number): void {
    this.#clouds.set(mesh, null);
    void this.read?.(mesh).then(
      (sprite) => {
        const cloud = new Cloud(sprite);
        this.#clouds.set(mesh, cloud);
        this.group.add(cloud.mesh);
        this.onRead();
      },
      () => {}, // they stay unseen
    );
  }
  /** Another source may have other meshes of the same ids. */
  forget(): void {
    for (const cloud of this.#clouds.values()) cloud?.dispose();
    this.#clouds.clear();
    this.group.clear();
    this.count = 0;
  }
}
