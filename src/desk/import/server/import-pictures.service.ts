import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { workImportPicture } from './import.tables.ts';
import type { ZipEntry } from './zip-read.ts';

export interface FoundPicture {
  upload_id: string;
  name: string;
  size: number;
  entry: ZipEntry | null;
  master_id: string;
}

export interface PixelSize {
  w_px: number;
  h_px: number;
}

interface KeptPicture {
  picture_id: number;
  name: string;
  /** Of a picture that an earlier check has inspected. */
  seen?: PixelSize;
}

const ROWS_AT_ONCE = 500;
const LARGEST_SIZE = 2_147_483_647;

/**
 * Writes down the pictures of a check, in their order. Those that the last check of the same files found to be good keep
 * their rows, so a corrected table or another choice does not read hundreds of masters again.
 */
export async function writePictures(
  tx: Db,
  import_id: number,
  pictures: readonly FoundPicture[],
): Promise<KeptPicture[]> {
  const before = await tx
    .select()
    .from(workImportPicture)
    .where(and(eq(workImportPicture.import_id, import_id), isNull(workImportPicture.fault)));
  const good = new Map(before.filter(({ is_checked }) => is_checked).map((row) => [keyOf(row), row]));
  const kept = new Map(
    pictures.flatMap((one) => {
      const row = good.get(keyOf(one));
      return row ? [[one, row] as const] : [];
    }),
  );
  await dropOthers(tx, import_id, new Set([...kept.values()].map(({ picture_id }) => picture_id)));
  const added = await insertAll(
    tx,
    import_id,
    pictures.filter((one) => !kept.has(one)),
  );
  return pictures.flatMap((one) => {
    const { picture_id, w_px, h_px } = kept.get(one) ?? { picture_id: added.get(one), w_px: null, h_px: null };
    if (picture_id === undefined) return [];
    return { picture_id, name: one.name, ...(w_px !== null && h_px !== null && { seen: { w_px, h_px } }) };
  });
}

/** A file that was sent again has another upload; an archive may contain a name twice. */
function keyOf({ upload_id, name, entry }: Pick<FoundPicture, 'upload_id' | 'name' | 'entry'>): string {
  return [upload_id, entry?.at ?? '', name].join('\n');
}

async function dropOthers(tx: Db, import_id: number, kept: ReadonlySet<number>): Promise<void> {
  const rows = await tx
    .select({ id: workImportPicture.picture_id })
    .from(workImportPicture)
    .where(eq(workImportPicture.import_id, import_id));
  const others = rows.map(({ id }) => id).filter((id) => !kept.has(id));
  for (let from = 0; from < others.length; from += ROWS_AT_ONCE) {
    const some = others.slice(from, from + ROWS_AT_ONCE);
    await tx.delete(workImportPicture).where(inArray(workImportPicture.picture_id, some));
  }
}

async function insertAll(tx: Db, import_id: number, pictures: readonly FoundPicture[]) {
  const ids = new Map<FoundPicture, number>();
  for (let from = 0; from < pictures.length; from += ROWS_AT_ONCE) {
    const some = pictures.slice(from, from + ROWS_AT_ONCE);
    // An archive may claim any size; the picture is refused when it is inspected.
    const rows = some.map((one) => ({ ...one, import_id, size: Math.min(one.size, LARGEST_SIZE) }));
    const { picture_id } = workImportPicture;
    const written = await tx.insert(workImportPicture).values(rows).returning({ picture_id });
    for (const [at, one] of some.entries()) if (written[at]) ids.set(one, written[at].picture_id);
  }
  return ids;
}
