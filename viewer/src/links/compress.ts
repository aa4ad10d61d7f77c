// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Text in an address: deflated, in base64 of the kind that addresses take.

/** A link that decompresses to more is refused: its only purpose would be to exhaust memory. */
const maxBytes = 4 * 1024 * 1024;

export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export async function unpack(packed: string): Promise<string> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  } catch {
    throw new Error('The link is damaged: it contains invalid characters.');
  }
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Error('The link is damaged: it cannot be decompressed. Is part of it missing?');
    });
    if (done) return new Blob(chunks).text();
    size += value.length;
    if (size > maxBytes) throw new Error(`The link decompresses to more than ${maxBytes} bytes.`);
    chunks.push(value as Uint8Array<ArrayBuffer>);
  }
}
