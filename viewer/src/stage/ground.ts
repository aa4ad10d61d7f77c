// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The endless plane: a grid of metres that goes along with the creature, and receives its shadow.
import { Color, Group, Mesh, PlaneGeometry, ShaderMaterial, ShadowMaterial } from 'three';

const size = 400;
const step = 10;

// Drawn by the distance to the next line, so that lines stay one pixel wide and fade where they would flicker.
const vertexShader = `
  varying vec2 place;
  varying float depth;
  void main() {
    place = (modelMatrix * vec4(position, 1.0)).xy;
    vec4 seen = modelViewMatrix * vec4(position, 1.0);
    depth = -seen.z;
    gl_Position = projectionMatrix * seen;
  }`;
const fragmentShader = `
  uniform vec3 line;
  uniform vec3 axis;
  varying vec2 place;
  varying float depth;
  float lines(vec2 at) {
    vec2 width = max(fwidth(at), vec2(1e-6));
    vec2 near = abs(fract(at - 0.5) - 0.5) / width;
    vec2 fade = clamp(1.0 - width * 2.5, 0.0, 1.0);
    vec2 strength = clamp(1.2 - near, 0.0, 1.0) * fade;
    return max(strength.x, strength.y);
  }
  void main() {
    float thin = lines(place);
    float thick = lines(place / 10.0);
    float far = 1.0 - smoothstep(25.0, 130.0, depth);
    float opacity = max(thin * 0.75, thick) * far;
    if (opacity < 0.01) discard;
    gl_FragColor = vec4(mix(line, axis, thick), opacity);
    #include <colorspace_fragment>
  }`;

export class Ground {
  readonly group = new Group();
  readonly #uniforms = { line: { value: new Color() }, axis: { value: new Color() } };
  readonly #shadow = new ShadowMaterial({ opacity: 0.35 });

  constructor() {
    const plane = new PlaneGeometry(size, size);
    const uniforms = this.#uniforms;
    const grid = new Mesh(
      plane,
      new ShaderMaterial({ uniforms, vertexShader, fragmentShader, transparent: true, depthWrite: false }),
    );
    const shadow = new Mesh(plane, this.#shadow);
    shadow.receiveShadow = true;
    shadow.position.z = 0.001;
    grid.renderOrder = -1;
    this.group.add(grid, shadow);
  }
  setColors(line: Color, axis: Color, shadow: number): void {
    this.#uniforms.line.value.copy(line);
    this.#uniforms.axis.value.copy(axis);
    this.#shadow.opacity = shadow;
  }
  follow(x: number, y: number, height: number): void {
    this.group.position.set(Math.round(x / step) * step, Math.round(y / step) * step, height);
  }
}
