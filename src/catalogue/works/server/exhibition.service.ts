import { msg } from '@lingui/core/macro';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import { listOf } from '#shared/list-of.ts';
import { type Lang, localeOf, type Text, textIn } from '#shared/locale.ts';
import type { Offer } from './offer.service.ts';
import { storesOfWork } from './store.service.ts';
import { item } from './works.tables.ts';

/** Whether an exhibition work says where to see it: in words, or by an open store. */
export async function hasPlace(
  db: Db,
  { item_id, exhibition_where }: { item_id: number; exhibition_where: Text | null },
): Promise<boolean> {
  if (exhibition_where && Object.values(exhibition_where).some((words) => words.trim() !== '')) return true;
  return (await storesOfWork(db, item_id)).some(({ closed }) => !closed);
}

/** The refusal of a print that is not for sale; for an exhibition work it says where to see it and whom to ask. */
export async function unavailableRefusal(db: Db, itemId: number, unavailable: Offer['unavailable']): Promise<Refusal> {
  if (unavailable === 'sold_out') return new Refusal('sold_out');
  if (unavailable !== 'exhibition') return new Refusal('cart_item_unavailable');
  const placeIn = await placeOf(db, itemId);
  return new Refusal('cart_item_unavailable', {
    words: (lang) => {
      const place = placeIn(lang);
      return place === ''
        ? msg`This work is sold only in our exhibition stores. Please contact customer service to find out where you can see it.`
        : msg`This work is sold only in our exhibition stores: ${{ place }}. You can see it there. Please contact customer service to buy it.`;
    },
  });
}

/** In each language; empty if unknown. */
async function placeOf(db: Db, itemId: number): Promise<(lang: Lang) => string> {
  const [row] = await db.select({ where: item.exhibition_where }).from(item).where(eq(item.item_id, itemId));
  const stores = (await storesOfWork(db, itemId)).filter(({ closed }) => !closed);
  return (lang) => {
    const words = row?.where ? textIn(row.where, lang).trim() : '';
    const names = stores.map(({ name }) => textIn(name, lang));
    return words || listOf(names, localeOf(lang));
  };
}
