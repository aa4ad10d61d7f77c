// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The scene: renderer, light, ground, bodies and what is shown about them. Axes are the game's: x east, y north, z up.
import { Color, DirectionalLight, HemisphereLight, Object3D, PCFShadowMap, Scene, Vector3, WebGLRenderer } from 'three';
import { stageOrigin } from '../engine/place.js';
import { Header, headerFloats } from '../engine/protocol.js';
import type { LogEntry } from '../engine/log.js';
import { Bones } from './bones.js';
import { Cameras } from './cameras.js';
import { Cast } from './cast.js';
import { Ground } from './ground.js';
import { Hooks } from './hooks.js';
import { ParticleClouds } from './particles.js';
import { RootPath } from './path.js';
import { Picking } from './picking.js';

Object3D.DEFAULT_UP.set(0, 0, 1);

export class Stage {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: WebGLRenderer;
  readonly scene = new Scene();
  readonly cast = new Cast();
  readonly cameras: Cameras;
  readonly path = new RootPath();
  readonly bones = new Bones();
  readonly particles = new ParticleClouds();
  readonly hooks: Hooks;
  readonly picking: Picking;
  readonly #ground = new Ground();
  readonly #sun = new DirectionalLight(0xffffff, 2.6);
  readonly #place = new Vector3();
  #isDirty = true;
  #entries: readonly LogEntry[] = [];
  #tick = 0;

  constructor(canvas: HTMLCanvasElement, overlay: HTMLElement) {
    this.canvas = canvas;
    this.renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: false });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.cameras = new Cameras(canvas);
    this.hooks = new Hooks(overlay);
    this.picking = new Picking(this.cast, this.scene);
    // Poses are relative to the landblock, the scene to its middle.
    const posed = [this.cast.group, this.bones.group, this.particles.group];
    for (const group of posed) group.position.set(-stageOrigin.x, -stageOrigin.y, 0);
    this.scene.add(this.#ground.group, ...posed, this.path.line, this.hooks.group);
    this.particles.onRead = () => this.invalidate();
    this.#light();
    this.cameras.frame(1.8);
    this.cameras.controls.addEventListener('change', () => this.invalidate());
    new ResizeObserver(() => this.#resize()).observe(canvas.parentElement!);
    this.#resize();
  }
  #light(): void {
    const { shadow } = this.#sun;
    this.#sun.castShadow = true;
    shadow.mapSize.set(2048, 2048);
    shadow.normalBias = 0.02;
    const reach = 7;
    Object.assign(shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 1, far: 40 });
    this.scene.add(new HemisphereLight(0xdfe9ff, 0x6a6258, 1.5), this.#sun, this.#sun.target);
  }
  #resize(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas.parentElement!;
    if (width === 0 || height === 0) return;
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.renderer.setSize(width, height, false);
    this.cameras.camera.aspect = width / height;
    this.cameras.camera.updateProjectionMatrix();
    this.invalidate();
  }
  setTheme(isDark: boolean): void {
    this.scene.background = new Color(isDark ? 0x14181f : 0xeef1f5);
    const [line, axis, shadow] = isDark ? [0x3a4453, 0x6f7f95, 0.55] : [0xb4bec9, 0x6d7a8a, 0.28];
    this.#ground.setColors(new Color(line), new Color(axis), shadow);
    this.invalidate();
  }
  invalidate(): void {
    this.#isDirty = true;
  }

  /** Takes the poses of a frame. */
  apply(data: Float32Array, words: Int32Array, hasGhosts: boolean, entries: readonly LogEntry[]): void {
    const tick = words[Header.tick]!;
    const at = Header.place;
    const [w, x, y, z] = [data[at + 3]!, data[at + 4]!, data[at + 5]!, data[at + 6]!];
    this.#place.set(data[at]! - stageOrigin.x, data[at + 1]! - stageOrigin.y, data[at + 2]!);
    this.cast.pose(data, headerFloats, hasGhosts ? headerFloats + words[Header.poseFloats]! : null);
    this.particles.update(data, words, headerFloats + words[Header.floats]!, words[Header.particles]!);
    this.cameras.move(this.#place, w, x, y, z);
    this.path.add(tick, this.#place.x, this.#place.y, this.#place.z);
    this.#ground.follow(this.#place.x, this.#place.y, data[Header.ground]!);
    this.#sun.target.position.copy(this.#place);
    this.#sun.position.set(this.#place.x - 5, this.#place.y + 7, this.#place.z + 14);
    this.hooks.move(this.#place, w, x, y, z);
    if (this.cast.player) this.bones.update(this.cast.player);
    this.#entries = entries;
    this.#tick = tick;
    this.picking.update();
    this.invalidate();
  }
  /** Draws when something has changed. */
  render(): void {
    if (!this.#isDirty) return;
    this.#isDirty = false;
    this.#label();
    this.renderer.render(this.scene, this.cameras.camera);
  }
  /** Labels stand where the camera sees their parts now. */
  #label(): void {
    const { player } = this.cast;
    if (!player) return;
    const { clientWidth, clientHeight } = this.canvas;
    this.scene.updateMatrixWorld();
    this.cameras.camera.updateMatrixWorld();
    this.hooks.update(this.#entries, this.#tick, player, this.cameras.camera, clientWidth, clientHeight);
  }
  /** The picture now, as a file. */
  picture(): Promise<Blob> {
    this.renderer.render(this.scene, this.cameras.camera);
    return new Promise((resolve, reject) =>
      this.canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('the browser gave no picture'))),
        'image/png',
      ),
    );
  }
}
