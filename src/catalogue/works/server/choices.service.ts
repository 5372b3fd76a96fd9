import { asc, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { anyOf, idList, statement } from '#db/server/statement.ts';
import type { Frame, Size } from '#ground/framing/framing.contract.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { type Lang, localeOf, textIn } from '#shared/locale.ts';
import { allFrames } from './frame.service.ts';
import { frameOf } from './offer.service.ts';
import { size } from './works.tables.ts';

/** Sizes and frames of works; those no longer offered are marked, because carts may contain them. */
export interface Choices {
  sizes: Size[];
  frames: (Frame & { enabled: boolean })[];
}

const sizesOf = statement((db) =>
  db
    .select()
    .from(size)
    .where(sql`${size.item_id} = ${anyOf('ids')}`)
    .orderBy(asc(size.w_mm), asc(size.h_mm)),
);

/** In one query, smallest size first, with every frame of the shop. */
export async function readChoices(db: Db, lang: Lang, itemIds: readonly number[]): Promise<Choices> {
  if (itemIds.length === 0) return { sizes: [], frames: [] };
  const sizes = await sizesOf(db, { ids: idList(itemIds) });
  const frames = await allFrames(db);
  return {
    sizes: sizes.map((row) => ({ ...row, label: formatCm(row, localeOf(lang)) })),
    frames: frames.map((row) => ({ ...frameOf(row), name: textIn(row.name, lang), enabled: row.enabled })),
  };
}
