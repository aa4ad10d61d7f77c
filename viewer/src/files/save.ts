// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What goes out: files that the browser saves, and clips of the stage.

export function save(name: string, content: Blob | Uint8Array | string): void {
  const blob = content instanceof Blob ? content : new Blob([content as BlobPart]);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const framesPerSecond = 30;

/** Records the canvas until it is stopped. */
export class Clip {
  readonly #recorder: MediaRecorder;
  readonly #chunks: Blob[] = [];

  constructor(canvas: HTMLCanvasElement) {
    if (typeof MediaRecorder === 'undefined') throw new Error('This browser cannot record clips.');
    const types = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'];
    const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
    if (!mimeType) throw new Error('This browser cannot record WebM.');
    this.#recorder = new MediaRecorder(canvas.captureStream(framesPerSecond), {
      mimeType,
      videoBitsPerSecond: 8_000_000,
    });
    this.#recorder.ondataavailable = ({ data }) => this.#chunks.push(data);
    this.#recorder.start(1000);
  }
  stop(): Promise<Blob> {
    return new Promise((resolve) => {
      this.#recorder.onstop = () => resolve(new Blob(this.#chunks, { type: 'video/webm' }));
      this.#recorder.stop();
    });
  }
}
