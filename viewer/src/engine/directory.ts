// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The directory of a container, read in slices of a file (docs/dat-formats.md 1.1 to 1.5), so that progress is shown
// and a wrong file is refused in words that say what it is instead. Every number of the file is checked before it is
// used.

import type { Slices } from './bytes.js';

export interface DirectoryEntry {
  id: number;
  size: number;
  compressed: boolean;
}

export class WrongFile extends Error {}

const headerSize = 0x400;
const magic = 0x5442;
const childCount = 62;
const entryCount = 61;
const entriesAt = 0xfc;
/** A tree of nodes with at least 30 entries is not deeper, whatever the file. */
const maxDepth = 8;
const maxNodes = 200_000;

/** Offsets in the file, and in an entry. */
interface Layout {
  magic: number;
  root: number;
  /** null: without flags, nothing is compressed. */
  flags: number | null;
  id: number;
  entrySize: number;
}
const current: Layout = { magic: 0x140, root: 0x160, flags: 0, id: 4, entrySize: 24 };
/** Before Throne of Destiny. Only the later header says what kind of data follows. */
const older: Layout = { magic: 0x12c, root: 0x148, flags: null, id: 0, entrySize: 12 };

interface Tree {
  blob: Slices;
  layout: Layout;
  blockSize: number;
  entries: DirectoryEntry[];
  seen: Set<number>;
  progress: (entries: number) => void;
}

export async function readDirectory(blob: Slices, progress: (entries: number) => void): Promise<DirectoryEntry[]> {
  const header = await slice(blob, 0, headerSize);
  if (header.byteLength < headerSize) throw new WrongFile(`it has only ${blob.size} bytes, less than a header`);
  const layout = [current, older].find((one) => header.getUint32(one.magic, true) === magic);
  if (!layout) throw new WrongFile('offset 0x140 does not have the magic number of a .dat container');
  const blockSize = header.getUint32(layout.magic + 4, true);
  const isSensible = blockSize >= 64 && blockSize <= 65536 && (blockSize & (blockSize - 1)) === 0;
  if (!isSensible)
    throw new WrongFile(`offset 0x${(layout.magic + 4).toString(16)}: a block size of ${blockSize} bytes`);
  const dataSet = layout === current ? header.getUint32(0x14c, true) : 1;
  if (dataSet !== 1) throw new WrongFile(`it holds ${dataSetNames[dataSet] ?? 'other data'}, not the portal's objects`);
  const tree: Tree = { blob, layout, blockSize, entries: [], seen: new Set(), progress };
  await readNode(tree, header.getUint32(layout.root, true), 0);
  tree.entries.sort((a, b) => a.id - b.id);
  return tree.entries;
}

const dataSetNames: Record<number, string> = { 2: 'landscape and dungeons (a cell file)', 3: 'texts (a local file)' };

async function slice(blob: Slices, offset: number, size: number): Promise<DataView> {
  return new DataView(await blob.slice(offset, offset + size).arrayBuffer());
}

async function readNode(tree: Tree, offset: number, depth: number): Promise<void> {
  if (depth > maxDepth) throw new WrongFile(`the directory is deeper than ${maxDepth} nodes at offset ${offset}`);
  if (tree.seen.has(offset)) throw new WrongFile(`two nodes of the directory lie at offset ${offset}`);
  if (tree.seen.size >= maxNodes) throw new WrongFile('the directory has too many nodes');
  tree.seen.add(offset);
  const node = await readChain(tree, offset);
  const count = node.getUint32(childCount * 4, true);
  if (count > entryCount) throw new WrongFile(`the node at offset ${offset} has ${count} entries`);
  for (let i = 0; i < count; ++i) tree.entries.push(readEntry(tree.layout, node, i));
  tree.progress(tree.entries.length);
  if (node.getUint32(0, true) === 0) return;
  for (let i = 0; i <= count; ++i) await readNode(tree, node.getUint32(i * 4, true), depth + 1);
}

function readEntry({ flags, id, entrySize }: Layout, node: DataView, i: number): DirectoryEntry {
  const at = entriesAt + i * entrySize;
  return {
    id: node.getUint32(at + id, true),
    size: node.getUint32(at + id + 8, true),
    compressed: flags !== null && (node.getUint16(at + flags, true) & 1) !== 0,
  };
}

/** The bytes of a node, which lie in a chain of blocks; nearly always one after the other. */
async function readChain(tree: Tree, first: number): Promise<DataView> {
  const payload = tree.blockSize - 4;
  const nodeSize = entriesAt + entryCount * tree.layout.entrySize;
  const bytes = new Uint8Array(nodeSize);
  let ahead = await slice(tree.blob, first, tree.blockSize * Math.ceil(nodeSize / payload));
  let base = first;
  for (let offset = first, done = 0; done < nodeSize; done += payload) {
    if (offset === 0 || offset + tree.blockSize > tree.blob.size)
      throw new WrongFile(`a block of the directory lies at offset ${offset}, beyond the file`);
    if (offset < base || offset - base + tree.blockSize > ahead.byteLength) {
      ahead = await slice(tree.blob, offset, tree.blockSize);
      base = offset;
    }
    const size = Math.min(payload, nodeSize - done);
    bytes.set(new Uint8Array(ahead.buffer, offset - base + 4, size), done);
    offset = ahead.getUint32(offset - base, true) & 0x7fffffff;
  }
  return new DataView(bytes.buffer);
}
