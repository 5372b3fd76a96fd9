import type { Asker } from '#kit/client/api-client.ts';
import type { ChosenFile } from '../chosen-files.rules.ts';
import type { ImportFile } from '../import.contract.ts';
import { allFiles, removeFile } from '../import.queries.ts';

const keyOf = (upload_id: string) => `import ${upload_id}`;

/** Remembers when a file was changed, until it has arrived or the tab closes; the shop knows its name and size. */
export function rememberFile({ upload_id, received, size }: ImportFile, { lastModified }: File): void {
  try {
    if (received < size) window.sessionStorage.setItem(keyOf(upload_id), String(lastModified));
    else window.sessionStorage.removeItem(keyOf(upload_id));
  } catch {
    // Storage may be full or forbidden: name and size then have to suffice.
  }
}

function wasChanged({ upload_id, received, size }: ImportFile, { lastModified }: File): boolean {
  try {
    const stored = window.sessionStorage.getItem(keyOf(upload_id));
    return received < size && stored !== null && Number(stored) !== lastModified;
  } catch {
    return false;
  }
}

/**
 * Removes what newly chosen files replace: the former table, because an import has one, even if the new one has the same
 * name and size; and the begun part of a file that was saved again. Returns the files that stay.
 */
export async function dropOutdated(
  asker: Asker,
  id: number,
  chosen: readonly (ChosenFile<File> & { kind: ImportFile['kind'] })[],
): Promise<ImportFile[]> {
  const known = await allFiles(asker, id);
  const isNewTable = chosen.some(({ kind }) => kind === 'table');
  const bodies = new Map(chosen.map(({ name, size, body }) => [`${size} ${name}`, body]));
  const isOutdated = (file: ImportFile) => {
    const body = bodies.get(`${file.size} ${file.name}`);
    return (isNewTable && file.kind === 'table') || (body !== undefined && wasChanged(file, body));
  };
  const outdated = known.filter(isOutdated);
  for (const { upload_id } of outdated) await removeFile(asker, id, upload_id);
  return known.filter((file) => !outdated.includes(file));
}
