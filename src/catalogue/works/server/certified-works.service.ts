import { inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { Text } from '#shared/locale.ts';
import { item } from './works.tables.ts';

/** What the certificate of a print says about its work, besides what the order has copied. */
export interface CertifiedWork {
  item_id: number;
  year: number;
  material: Text;
  /** What the curator writes about it. */
  inspiration: Text;
  edition_size: number | null;
}

export async function certifiedWorks(db: Db, itemIds: readonly number[]): Promise<Map<number, CertifiedWork>> {
  if (itemIds.length === 0) return new Map();
  const { item_id, year, texts, edition_size } = item;
  const rows = await db
    .select({ item_id, year, texts, edition_size })
    .from(item)
    .where(inArray(item_id, [...new Set(itemIds)]));
  return new Map(
    rows.map(({ texts, ...row }) => [
      row.item_id,
      { ...row, material: texts.material, inspiration: texts.inspiration },
    ]),
  );
}
