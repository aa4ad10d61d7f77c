// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Tells what a dropped file is, and opens it. An error says which file, what is wrong, and where.
import { AcmotionError, importGltf, runScenario, ScenarioForm, type Library } from 'acmotion';
import type { OpenedFile } from './answers.js';
import { ServedFile, type Slices } from './bytes.js';
import type { CapturedRun } from './captured-run.js';
import { WrongFile } from './directory.js';
import { hex } from './names.js';
import { openCapture } from './opening-capture.js';
import type { GivenFile } from './protocol.js';
import { stagedScenario } from './scenario-read.js';
import { Source, type Progress } from './source.js';

export interface Opened {
  file: OpenedFile;
  /** A new source of creatures. */
  source?: Source;
  /** What can be replayed on the stage. */
  captured?: CapturedRun;
}

/** More than that is not taken whole into memory. */
const maxWhole = 256 * 1024 * 1024;

/** The sources that a file may be meant for. */
export interface Target {
  library: Library;
  current: Source;
  /** What stands on the stage: scenarios are about it. */
  creature: number;
  table: number;
}

/** One file, or a folder of raw objects. */
export async function openFiles(files: readonly GivenFile[], target: Target, progress: Progress): Promise<Opened> {
  const [first] = files;
  if (!first) throw new Error('No file was given.');
  if (files.length === 1) return openFile(first, target, progress);
  try {
    return await openFolder(files, target.library);
  } catch (error) {
    throw explained(first.name.split('/')[0]!, error);
  }
}

async function openFile(file: GivenFile, target: Target, progress: Progress): Promise<Opened> {
  const { name } = file;
  const blob = await slicesOf(file);
  const lower = name.toLowerCase();
  const start = new Uint8Array(await blob.slice(0, 0x144).arrayBuffer());
  const word = (at: number): number => (at + 4 <= start.length ? new DataView(start.buffer).getUint32(at, true) : 0);
  try {
    if (word(0) === 0x46546c67) return await openEdits(name, blob, target);
    if (captureMagics.has(word(0))) return await openCapture(name, blob, target, progress);
    if (lower.endsWith('.scn') || lower.endsWith('.txt')) return await openScenario(name, blob, target);
    const id = recordId(lower);
    if (id !== null) return openRecord(name, id, await whole(name, blob), target);
    return await openContainer(name, blob, target.library, progress);
  } catch (error) {
    throw explained(name, error);
  }
}

/** pcap in both byte orders and with nanoseconds, and pcapng. */
const captureMagics = new Set([0xa1b2c3d4, 0xd4c3b2a1, 0xa1b23c4d, 0x4d3cb2a1, 0x0a0d0d0a]);

function recordId(name: string): number | null {
  const match = /(?:^|\/)(?:0x)?([0-9a-f]{8})(?:\.[a-z0-9]+)?$/.exec(name);
  return match ? Number.parseInt(match[1]!, 16) : null;
}
async function slicesOf({ blob, url }: GivenFile): Promise<Slices> {
  return blob ?? ServedFile.open(url);
}
async function whole(name: string, blob: Slices): Promise<Uint8Array> {
  if (blob.size > maxWhole) throw new WrongFile(`${name} has ${blob.size} bytes, too many for such a file`);
  return new Uint8Array(await blob.arrayBuffer());
}

function explained(name: string, error: unknown): Error {
  if (error instanceof WrongFile) return new Error(`${name} cannot be used: ${error.message}.`);
  if (!(error instanceof AcmotionError)) return error instanceof Error ? error : new Error(String(error));
  const where = [
    error.objectId ? `object ${hex(error.objectId)}` : '',
    error.offset ? `byte ${error.offset}` : '',
  ].filter(Boolean);
  const place = where.length > 0 ? ` (${where.join(', ')})` : '';
  return new Error(`${name} cannot be used: ${error.message}${place}.`);
}

async function openContainer(name: string, blob: Slices, library: Library, progress: Progress): Promise<Opened> {
  const source = await Source.container(library, name, blob, progress);
  const count = (type: number): number => source.entries.filter(({ id }) => id >>> 24 === type).length;
  const facts = { entries: source.entries.length, setups: count(2), tables: count(9), size: blob.size };
  if (facts.setups === 0) throw new WrongFile('it holds no Setups, so there is nothing to show');
  return { source, file: { kind: 'container', name, ...facts } };
}

function openRecord(name: string, id: number, bytes: Uint8Array, { library }: Target): Opened {
  return openRecords(name, new Map([[id, bytes]]), library);
}
/** A folder of raw objects, each called by its id. */
async function openFolder(files: readonly GivenFile[], library: Library): Promise<Opened> {
  const records = new Map<number, Uint8Array>();
  for (const file of files) {
    const id = recordId(file.name.toLowerCase());
    if (id !== null) records.set(id, await whole(file.name, await slicesOf(file)));
  }
  const folder = files[0]?.name.split('/')[0] ?? 'folder';
  if (records.size === 0)
    throw new Error(`${folder} cannot be used: no file in it is named by an id, such as 09000001.bin.`);
  return openRecords(folder, records, library);
}
function openRecords(name: string, records: Map<number, Uint8Array>, library: Library): Opened {
  const source = Source.records(library, name, records);
  const added = [...records.keys()];
  if (!added.some((id) => id >>> 24 === 2)) throw new WrongFile('there is no Setup (0x02……) among the objects');
  return { source, file: { kind: 'records', name, added } };
}

async function openEdits(name: string, blob: Slices, { library, current }: Target): Promise<Opened> {
  const { setup, animations, notes, findings } = importGltf(library, await whole(name, blob));
  if (findings.length > 0) throw new WrongFile(findings.join('; '));
  const edited = animations.filter((animation) => animation.editedFrames > 0);
  if (edited.length > 0) await current.edit(edited.map(({ id, bytes }) => [id, bytes] as const));
  return { file: { kind: 'edits', name, setup, animations: edited.map(({ id }) => id), notes } };
}

async function openScenario(
  name: string,
  blob: Slices,
  { library, current, table, creature }: Target,
): Promise<Opened> {
  const text = new TextDecoder().decode(await whole(name, blob));
  const options = { form: ScenarioForm.STORY, maxSteps: 200_000, maxOutputBytes: 4_000_000 };
  const { output, errors } = runScenario(current.assets, table, text, options);
  const error = errors && `line ${errors.firstLine}: ${errors.reason}. ${errors.expected}`;
  const staged = stagedScenario(library, text, { creature, source: current.name });
  return { file: { kind: 'scenario', name, output, error, staged } };
}
