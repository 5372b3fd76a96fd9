import type { ChosenFile } from '../chosen-files.rules.ts';

/** Files of a file dialog; those of a folder have their path. */
export function chosenFiles(list: FileList | null): ChosenFile<File>[] {
  return Array.from(list ?? [], (body) => ({ name: body.webkitRelativePath || body.name, size: body.size, body }));
}

/** Files that were dropped, with those in dropped folders. Must be called while the event is handled. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<ChosenFile<File>[]> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry());
  if (entries.every((entry) => entry === null)) return chosenFiles(files);
  const found: ChosenFile<File>[] = [];
  for (const entry of entries) if (entry) await collect(entry, '', found);
  return found;
}

async function collect(entry: FileSystemEntry, folder: string, found: ChosenFile<File>[]): Promise<void> {
  if (entry.isFile) {
    const body = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    found.push({ name: folder + body.name, size: body.size, body });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A reader answers a hundred entries at a time, and none at the end.
  for (let part = await readPart(reader); part.length > 0; part = await readPart(reader))
    for (const inner of part) await collect(inner, `${folder}${entry.name}/`, found);
}

function readPart(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject));
}
