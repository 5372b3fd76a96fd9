import { artistNames } from '#catalogue/artists/server/artist-label.service.ts';
import { artistsOf } from '#catalogue/artists/server/seller-artists.service.ts';
import { cardsById, type SellerWork, sellerWorks } from '#catalogue/works/server/counted-works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { sharesByArtist, sharesByItem, shareYears } from '#selling/shares/server/share-read.service.ts';
import { type Lang, textIn } from '#shared/locale.ts';
import type { Overview, SalesFigures, SalesItem, SalesQuery } from '../sales.contract.ts';
import { figuresByKey } from '../sales.rules.ts';

/** The member and their language. */
export interface SalesReader {
  member_id: number;
  lang: Lang;
}

/** The filters' options: a seller's years, and the artists they sell or have sold for. */
type SalesChoices = Pick<Overview, 'years' | 'artists'>;

const NOTHING: SalesFigures = { sales: 0, amount: { NTD: 0, USD: 0 }, share: { NTD: 0, USD: 0 } };

/** The scope of the ledger that a query asks for. */
export function scopeOf({ year, artist }: SalesQuery) {
  return { year, artist_id: artist };
}

/**
 * The start of all figures: the seller's current works with their sums from the ledger, and the filters' options. Works of
 * an artist whom a gallery no longer represents are not listed; their earnings stay in the totals.
 */
export async function readSales(db: Db, { member_id, lang }: SalesReader, query: SalesQuery) {
  const own = await artistsOf(db, member_id);
  const listed = await sellerWorks(db, query.artist === undefined ? own : own.filter((id) => id === query.artist));
  const sold = await sharesByItem(db, { member_id }, scopeOf(query));
  const figures = new Map(figuresByKey(sold).map((one) => [one.key, one.figures]));
  const works = listed.map((work) => ({ ...work, ...(figures.get(work.item_id) ?? NOTHING) }));
  return { works, choices: await readChoices(db, member_id, own, lang) };
}

type SoldWork = SellerWork & SalesFigures;

async function readChoices(db: Db, member_id: number, own: readonly number[], lang: Lang): Promise<SalesChoices> {
  const earned = await sharesByArtist(db, { member_id });
  const ids = [...new Set([...own, ...earned.map(({ key }) => key)])];
  const names = await artistNames(db, ids);
  const { compare } = new Intl.Collator(lang);
  return {
    years: await shareYears(db, { member_id }),
    artists: [...names]
      .map(([artist_id, name]) => ({ artist_id, name: textIn(name, lang) }))
      .sort((one, other) => compare(one.name, other.name)),
  };
}

/** Works as the API shows them; loads only their pictures. */
export async function salesItems(db: Db, lang: Lang, works: readonly SoldWork[]): Promise<SalesItem[]> {
  const cards = await cardsById(
    db,
    lang,
    works.map(({ item_id }) => item_id),
  );
  return works.map((work) => {
    const { item_id, artist_id, status, stage, views, collectors, sales, amount, share } = work;
    const card = cards.get(item_id);
    return {
      item_id,
      title: textIn(work.title, lang),
      alt: card?.alt ?? '',
      ...(card?.picture && { image: card.picture }),
      artist: { artist_id, name: textIn(work.artist_name, lang) },
      online_at: work.online_at?.toISOString() ?? null,
      status,
      stage,
      sales,
      amount,
      share,
      views,
      collectors,
    };
  });
}
