import type { FileMarks } from '../sending.rules.ts';

const keyOf = (upload_id: string) => `master ${upload_id}`;

/** Remembers when a file was changed, until the tab closes; the shop knows its name and size. */
export function rememberFile(upload_id: string, { lastModified }: File): void {
  try {
    window.sessionStorage.setItem(keyOf(upload_id), String(lastModified));
  } catch {
    // Storage may be full or forbidden: name and size then have to suffice.
  }
}

/** What identifies the file of an interrupted upload. */
export function rememberedFile({
  upload_id,
  name,
  size,
}: {
  upload_id: string;
  name: string;
  size: number;
}): FileMarks {
  try {
    const stored = window.sessionStorage.getItem(keyOf(upload_id));
    return { name, size, ...(stored !== null && { lastModified: Number(stored) }) };
  } catch {
    return { name, size };
  }
}

// @chunk studio
