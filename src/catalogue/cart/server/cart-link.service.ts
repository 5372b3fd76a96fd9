import { readChoices } from '#catalogue/works/server/choices.service.ts';
import { readOffers } from '#catalogue/works/server/offer.service.ts';
import { workSummaries } from '#catalogue/works/server/works.service.ts';
import type { Db } from '#db/server/connect.ts';
import type { Lang } from '#shared/locale.ts';
import type { LinkedPrintsReply } from '../cart.contract.ts';
import type { Line } from '../cart.rules.ts';

/**
 * The prints of a link, with prices or the reason why they cannot be bought. Nothing of a work that the shop does not show:
 * anyone can write any id into a link. Three queries for any link.
 */
export async function readLinkedPrints(
  db: Db,
  lang: Lang,
  lines: readonly Line[],
): Promise<Omit<LinkedPrintsReply, 'code'>> {
  const ids = [...new Set(lines.map(({ item_id }) => item_id))];
  const cards = await workSummaries(db, lang, ids);
  const choices = await readChoices(
    db,
    lang,
    cards.map(({ item_id }) => item_id),
  );
  const offers = await readOffers(db, lines);
  const list = lines.map((line, at) => {
    const { price, unavailable } = offers[at] ?? {};
    if (!cards.some(({ item_id }) => item_id === line.item_id)) return { ...line, unavailable: 'unknown' as const };
    return { ...line, ...(price && { price }), ...(unavailable && { unavailable }) };
  });
  const isLinked = (key: 'size_id' | 'frame_id', id: number) => lines.some((line) => line[key] === id);
  return {
    list,
    items: cards.map((card) => ({
      ...card,
      sizes: choices.sizes.filter(({ item_id, size_id }) => item_id === card.item_id && isLinked('size_id', size_id)),
    })),
    frames: choices.frames.filter(({ frame_id }) => isLinked('frame_id', frame_id)),
  };
}
