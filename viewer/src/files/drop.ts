// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Files that are dropped on the page or chosen: one file, or all of a folder.
import type { GivenFile } from '../engine/protocol.js';

/** A folder with more files is not meant. */
const maxFiles = 50_000;

export function listenToDrops(
  target: HTMLElement,
  open: (files: GivenFile[]) => void,
  fail: (error: unknown) => void,
): void {
  const mark =
    (on: boolean) =>
    (event: DragEvent): void => {
      event.preventDefault();
      target.classList.toggle('dropping', on);
    };
  target.addEventListener('dragover', mark(true));
  target.addEventListener('dragleave', (event) => {
    if (!target.contains(event.relatedTarget as Node | null)) mark(false)(event);
  });
  target.addEventListener('drop', (event) => {
    mark(false)(event);
    filesOf(event).then(open, fail);
  });
}

async function filesOf({ dataTransfer }: DragEvent): Promise<GivenFile[]> {
  // Entries are gone after the first await: take all of them before.
  const items = [...(dataTransfer?.items ?? [])];
  const entries = items.map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.some((entry) => entry.isDirectory)) {
    const found: GivenFile[] = [];
    for (const entry of entries) await walk(entry, found);
    return found;
  }
  return [...(dataTransfer?.files ?? [])].map((file) => ({ name: file.name, blob: file }));
}

async function walk(entry: FileSystemEntry, found: GivenFile[]): Promise<void> {
  if (found.length >= maxFiles) throw new Error(`The folder has more than ${maxFiles} files.`);
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    found.push({ name: entry.fullPath.replace(/^\//, ''), blob: file });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return;
    for (const one of some) await walk(one, found);
  }
}

/** Files of an input element, with their paths when it takes folders. */
export function filesOfInput(input: HTMLInputElement): GivenFile[] {
  return [...(input.files ?? [])].map((file) => ({ name: file.webkitRelativePath || file.name, blob: file }));
}
