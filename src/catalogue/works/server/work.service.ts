import { and, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { paletteDistance, spotsOf } from '#catalogue/pictures/palette.rules.ts';
import type { Db } from '#db/server/connect.ts';
import { anyOf, idList, statement } from '#db/server/statement.ts';
import type { Frame, Size } from '#ground/framing/framing.contract.ts';
import { formatCm, offeredFrames } from '#ground/framing/framing.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, localeOf, textIn } from '#shared/locale.ts';
import type { ShopWorkReply } from '../works.contract.ts';
import { allFrames } from './frame.service.ts';
import { frameOf } from './offer.service.ts';
import type { StoreRow } from './store.service.ts';
import { exhibitionStore, itemStore } from './store.tables.ts';
import { workIndex } from './work-index.load.ts';
import { type CardRow, cardColumns, cardOf, joinedTo, selectCards } from './work-summary.ts';
import { newestFirst } from './works.service.ts';
import { item, size } from './works.tables.ts';

const MORE_BY_ARTIST = 8;
const GOES_WITH = 8;
/** Works whose palettes are fully compared, per work shown. */
const COMPARED = 40;
/** The weight of one shared subject, in palette distance. */
const SUBJECT_WORTH = 0.04;

type Item = Awaited<ReturnType<typeof workById>>[number];
/** A work's store, as buyers see it. */
type Store = Omit<StoreRow, 'closed' | 'version' | 'updated_at'>;
type Palette = NonNullable<Item['palette']>;

/** A possibly related work: its id, and what it is compared by. */
type Candidate = [item_id: number, subjects: string[], palette: Palette | null];

/**
 * In two queries. A work that was never published is not found, one that was removed permanently is gone, unless an
 * authorised person wants a preview.
 */
export async function readShopWork(
  db: Db,
  lang: Lang,
  itemId: number,
  { preview = false }: { preview?: boolean } = {},
): Promise<Omit<ShopWorkReply, 'code'>> {
  const { index } = await workIndex(db);
  const candidates = index.similar(itemId, COMPARED);
  const [row] = await workById(db, { item_id: itemId, candidates: idList(candidates) });
  // A paused work stays readable: carts, orders and links lead to it.
  if (!row || (!preview && row.status === 'offline' && row.stage !== 'paused'))
    throw new Refusal(row && wasTakenDown(row) ? 'gone' : 'not_found');
  const sizes = row.sizes.map((one): Size => ({ ...one, label: formatCm(one, localeOf(lang)) }));
  const alike = mostAlike(row);
  const neighbours = await neighboursOf(db, { item_id: itemId, artist_id: row.artist_id, alike: idList(alike) });
  const byId = new Map(neighbours.map((card) => [card.item_id, card]));
  const cards = (rows: readonly CardRow[]) => rows.map((card) => cardOf(card, lang));
  return {
    item: fullWork(row, lang),
    sizes,
    frames: framesFor(await allFrames(db), lang, sizes),
    artist: {
      artist_id: row.artist_id,
      slug: row.artist_slug,
      name: textIn(row.artist_name, lang),
      place: textIn(row.artist_place, lang),
      ...(row.artist_born !== null && { born: row.artist_born }),
      intro: textIn(row.artist_intro, lang),
      works: row.artist_works,
    },
    more_by_artist: cards(neighbours.filter(({ artist_id }) => artist_id === row.artist_id).slice(0, MORE_BY_ARTIST)),
    goes_with: cards(alike.flatMap((id) => byId.get(id) ?? [])),
  };
}

/** Whether a work was published and will not return ("gone"). One that nobody ever saw is "not found". */
function wasTakenDown({ stage, online_at }: Pick<Item, 'stage' | 'online_at'>): boolean {
  return stage === 'removed' && online_at !== null;
}

/** The work with its artist and its sizes, and the data of works it is compared with. */
const workById = statement((db) => {
  const joined = joinedTo(db);
  const sizes = db
    .select({
      all: sql`json_agg(json_build_object('size_id', ${size.size_id}, 'item_id', ${size.item_id}, 'w_mm', ${size.w_mm},
        'h_mm', ${size.h_mm}, 'price', ${size.price}, 'enabled', ${size.enabled}) order by ${size.w_mm}, ${size.h_mm})`,
    })
    .from(size)
    .where(and(sql`${size.item_id} = ${sql.placeholder('item_id')}`, eq(size.enabled, true)));
  const other = alias(item, 'other');
  const candidates = db
    .select({ all: sql`json_agg(json_build_array(${other.item_id}, ${other.subjects}, ${joined.picture.palette}))` })
    .from(other)
    .leftJoin(joined.picture, eq(joined.picture.hash, other.picture_hash))
    .where(and(sql`${other.item_id} = ${anyOf('candidates')}`, eq(other.status, 'online')));
  const { closed, store_id, ...shown } = exhibitionStore;
  const stores = db
    .select({
      all: sql`json_agg(json_build_object('store_id', ${store_id}, 'name', ${shown.name}, 'address', ${shown.address},
        'hours', ${shown.hours}, 'phone', ${shown.phone}, 'map_url', ${shown.map_url}) order by ${shown.name} ->> 'en')`,
    })
    .from(itemStore)
    .innerJoin(exhibitionStore, eq(store_id, itemStore.store_id))
    .where(and(sql`${itemStore.item_id} = ${sql.placeholder('item_id')}`, eq(closed, false)));
  return db
    .select({
      ...cardColumns(joined),
      slug: item.slug,
      stage: item.stage,
      online_at: item.online_at,
      texts: item.texts,
      subjects: item.subjects,
      exhibition_where: item.exhibition_where,
      // No lookup for works sold online.
      stores: sql<Store[] | null>`case when ${item.sale_mode} = 'exhibition' then (${stores}) end`,
      views: item.views,
      collectors: item.collectors,
      palette: joined.picture.palette,
      artist_slug: joined.artist.slug,
      artist_place: joined.artist.place,
      artist_born: joined.artist.born,
      artist_intro: joined.artist.intro,
      artist_works: joined.artist.works,
      sizes: sql<Omit<Size, 'label'>[]>`coalesce((${sizes}), '[]')`,
      candidates: sql<Candidate[]>`coalesce((${candidates}), '[]')`,
    })
    .from(item)
    .innerJoin(joined.artist, joined.byArtist)
    .leftJoin(joined.picture, joined.byPicture)
    .where(eq(item.item_id, sql.placeholder('item_id')));
});

/** Cards of the artist's newest other works, newest first, and of the related works. */
const neighboursOf = statement((db) => {
  const artist_id = sql.placeholder('artist_id');
  const newest = db
    .select({ item_id: item.item_id })
    .from(item)
    .where(and(eq(item.artist_id, artist_id), eq(item.status, 'online'), ne(item.item_id, sql.placeholder('item_id'))))
    .orderBy(...newestFirst)
    .limit(MORE_BY_ARTIST);
  const wanted = sql`${item.item_id} = any(array(${newest}) || ${sql.placeholder('alike')}::int[])`;
  return selectCards(db, and(wanted, eq(item.status, 'online'))).orderBy(...newestFirst);
});

function fullWork(row: Item, lang: Lang): ShopWorkReply['item'] {
  const { texts } = row;
  return {
    ...cardOf(row, lang),
    slug: row.slug,
    status: row.status,
    inspiration: textIn(texts.inspiration, lang),
    material: textIn(texts.material, lang),
    certification: textIn(texts.certification, lang),
    maintenance: textIn(texts.maintenance, lang),
    subjects: row.subjects,
    ...(row.exhibition_where && { exhibition_where: textIn(row.exhibition_where, lang) }),
    ...(row.stores && { stores: row.stores.map((store) => storeIn(store, lang)) }),
    views: row.views,
    collectors: row.collectors,
    palette: (row.palette ?? []).map(({ hex, share }) => ({ hex, share })),
  };
}

function storeIn({ name, address, hours, ...store }: Store, lang: Lang) {
  return { ...store, name: textIn(name, lang), address: textIn(address, lang), hours: textIn(hours, lang) };
}

/** The frames strong enough for at least one of these sizes, in the staff's order. */
function framesFor(rows: Awaited<ReturnType<typeof allFrames>>, lang: Lang, sizes: readonly Size[]): Frame[] {
  return rows
    .filter(({ enabled }) => enabled)
    .map((row) => ({ ...frameOf(row), name: textIn(row.name, lang) }))
    .filter((one) => sizes.some((size) => offeredFrames(size, [one]).length > 0));
}

/**
 * Works of other artists with the nearest palette; a shared subject counts as nearness. The index in memory picks 40
 * candidates by colour names and subjects, from at most 20,000 works around this one; only those are read and compared.
 */
function mostAlike({ candidates, subjects, palette }: Item): number[] {
  const own = spotsOf(palette ?? []);
  const distance = ([, others, seen]: Candidate) =>
    paletteDistance(spotsOf(seen ?? []), own) -
    SUBJECT_WORTH * others.filter((subject) => subjects.includes(subject)).length;
  return candidates
    .map((candidate) => ({ id: candidate[0], far: distance(candidate) }))
    .sort((a, b) => a.far - b.far || b.id - a.id)
    .slice(0, GOES_WITH)
    .map(({ id }) => id);
}
