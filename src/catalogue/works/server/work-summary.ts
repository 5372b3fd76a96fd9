import { eq, type SQL, sql } from 'drizzle-orm';
import { artistsToJoin } from '#catalogue/artists/server/artist-label.service.ts';
import { picturesToJoin } from '#catalogue/pictures/server/picture.service.ts';
import type { Db } from '#db/server/connect.ts';
import { anyOf, idList, statement } from '#db/server/statement.ts';
import type { Lang, Text } from '#shared/locale.ts';
import { textIn } from '#shared/locale.ts';
import type { WorkSummary } from '../works.contract.ts';
import { editionsLeft } from '../works.rules.ts';
import { item } from './works.tables.ts';

type Artists = ReturnType<typeof artistsToJoin>;
type Pictures = ReturnType<typeof picturesToJoin>;

export function joinedTo(db: Db) {
  const artist = artistsToJoin(db);
  const picture = picturesToJoin(db);
  return {
    artist,
    picture,
    byArtist: eq(artist.artist_id, item.artist_id),
    byPicture: eq(picture.hash, item.picture_hash),
  };
}

export function cardColumns({ artist, picture }: { artist: Artists; picture: Pictures }) {
  return {
    item_id: item.item_id,
    title: item.title,
    alt: sql<Text>`${item.texts} -> 'alt'`,
    year: item.year,
    category: item.category,
    status: item.status,
    sale_mode: item.sale_mode,
    edition_size: item.edition_size,
    edition_sold: item.edition_sold,
    price_from_ntd: item.price_from_ntd,
    price_from_usd: item.price_from_usd,
    original_w_px: item.original_w_px,
    original_h_px: item.original_h_px,
    artist_id: artist.artist_id,
    artist_name: artist.name,
    hash: picture.hash,
    width: picture.width,
    height: picture.height,
    thumbhash: picture.thumbhash,
    ground: picture.ground,
    widths: picture.widths,
  };
}

export function selectCards(db: Db, condition: SQL | undefined) {
  const joined = joinedTo(db);
  return db
    .select(cardColumns(joined))
    .from(item)
    .innerJoin(joined.artist, joined.byArtist)
    .leftJoin(joined.picture, joined.byPicture)
    .where(condition)
    .$dynamic();
}

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

const cardsById = statement((db) => selectCards(db, sql`${item.item_id} = ${anyOf('ids')}`));

/** Online or not, in any order; unknown ones are omitted. */
export async function readCards(db: Db, ids: readonly number[]): Promise<CardRow[]> {
  return ids.length === 0 ? [] : cardsById(db, { ids: idList(ids) });
}

export function cardOf(row: CardRow, lang: Lang): WorkSummary {
  const { hash, width, height, thumbhash, ground, widths } = row;
  const left = editionsLeft(row);
  return {
    item_id: row.item_id,
    title: textIn(row.title, lang),
    alt: textIn(row.alt, lang),
    year: row.year,
    category: row.category,
    artist: { artist_id: row.artist_id, name: textIn(row.artist_name, lang) },
    ...(hash && width && height && thumbhash && ground && widths
      ? { picture: { hash, width, height, thumbhash, ground, widths } }
      : {}),
    aspect: Number((row.original_w_px / row.original_h_px).toFixed(4)),
    sale_mode: row.sale_mode,
    ...(row.edition_size !== null && left !== undefined && { edition: { size: row.edition_size, left } }),
    price_from: { NTD: row.price_from_ntd, USD: row.price_from_usd },
  };
}
