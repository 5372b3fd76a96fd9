import type { Asker } from '#kit/client/api-client.ts';
import { fetchFile } from '#kit/client/api-files.ts';
import { saveAs } from '#kit/client/save-as.ts';
import type { DatasetName, Format } from './export.rules.ts';

interface Wanted {
  what: DatasetName;
  format: Format;
  from: string;
  to: string;
}

/** Downloads a table; its name has the period. */
export async function saveExport(asker: Asker, wanted: Wanted): Promise<void> {
  const { what, format, from, to } = wanted;
  const file = await fetchFile(asker, `/api/admin/export?${new URLSearchParams({ ...wanted })}`);
  saveAs(file, `${what.replace('_', '-')}-${from}-${to}.${format}`);
}

// @chunk account
