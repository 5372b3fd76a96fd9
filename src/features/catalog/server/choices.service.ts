import { asc, inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { Frame, Size } from '#ground/framing/framing.contract.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { type Lang, localeOf, textIn } from '#shared/locale.ts';
import { frame, size } from './catalog.tables.ts';
import { frameOf } from './offer.service.ts';

/** Sizes and frames that works can be had in; those no longer offered come marked, because somebody may still hold one. */
export interface Choices {
  sizes: Size[];
  frames: (Frame & { enabled: boolean })[];
}

/** Every size of these works, smallest first, and every frame of the shop, in two queries. */
export async function readChoices(db: Db, lang: Lang, itemIds: readonly number[]): Promise<Choices> {
  if (itemIds.length === 0) return { sizes: [], frames: [] };
  const sizes = await db
    .select()
    .from(size)
    .where(inArray(size.item_id, [...itemIds]))
    .orderBy(asc(size.w_mm), asc(size.h_mm));
  const frames = await db.select().from(frame).orderBy(asc(frame.position), asc(frame.frame_id));
  return {
    sizes: sizes.map((row) => ({ ...row, label: formatCm(row, localeOf(lang)) })),
    frames: frames.map((row) => ({ ...frameOf(row), name: textIn(row.name, lang), enabled: row.enabled })),
  };
}
