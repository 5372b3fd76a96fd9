import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { paletteDistance } from '#features/pictures/palette.rules.ts';
import type { Frame, Size } from '#ground/framing/framing.contract.ts';
import { formatCm, offeredFrames } from '#ground/framing/framing.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, localeOf, textIn } from '#shared/locale.ts';
import type { ItemCard, ItemReply } from '../catalog.contract.ts';
import { newestFirst } from './catalog.service.ts';
import { frame, item, size } from './catalog.tables.ts';
import { catalogIndex } from './catalog-index.load.ts';
import { cardColumns, cardOf, joinedTo, selectCards } from './item-card.ts';
import { frameOf } from './offer.service.ts';

const MORE_BY_ARTIST = 8;
const GOES_WITH = 8;
/** Works whose palettes are compared in full, for each that is shown. */
const COMPARED = 40;
/** What one shared subject is worth, in palette distance. */
const SUBJECT_WORTH = 0.04;

type Item = Awaited<ReturnType<typeof selectItem>>[number];

/** Everything the product page shows, in five queries. A work that was never on sale, or is gone for good, is not found. */
export async function readItem(db: Db, lang: Lang, itemId: number): Promise<Omit<ItemReply, 'code'>> {
  const [row] = await selectItem(db, itemId);
  // A paused work stays readable: carts, orders and other people's links lead to it.
  if (!row || (row.status === 'offline' && row.stage !== 'paused')) throw new Refusal('not_found');
  const sizes = await readSizes(db, lang, itemId);
  return {
    item: fullItem(row, lang),
    sizes,
    frames: await readFrames(db, lang, sizes),
    artist: {
      artist_id: row.artist_id,
      name: textIn(row.artist_name, lang),
      place: textIn(row.artist_place, lang),
      ...(row.artist_born !== null && { born: row.artist_born }),
      intro: textIn(row.artist_intro, lang),
      works: row.artist_works,
    },
    more_by_artist: await moreByArtist(db, lang, row),
    goes_with: await goesWith(db, lang, row),
  };
}

function selectItem(db: Db, itemId: number) {
  const joined = joinedTo(db);
  const columns = {
    ...cardColumns(joined),
    slug: item.slug,
    status: item.status,
    stage: item.stage,
    texts: item.texts,
    subjects: item.subjects,
    exhibition_where: item.exhibition_where,
    views: item.views,
    collectors: item.collectors,
    palette: joined.picture.palette,
    artist_place: joined.artist.place,
    artist_born: joined.artist.born,
    artist_intro: joined.artist.intro,
    artist_works: joined.artist.works,
  };
  return db
    .select(columns)
    .from(item)
    .innerJoin(joined.artist, joined.byArtist)
    .leftJoin(joined.picture, joined.byPicture)
    .where(eq(item.item_id, itemId));
}

function fullItem(row: Item, lang: Lang): ItemReply['item'] {
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
    views: row.views,
    collectors: row.collectors,
    palette: (row.palette ?? []).map(({ hex, share }) => ({ hex, share })),
  };
}

/** The sizes a work is offered in, smallest first. */
async function readSizes(db: Db, lang: Lang, itemId: number): Promise<Size[]> {
  const rows = await db
    .select()
    .from(size)
    .where(and(eq(size.item_id, itemId), eq(size.enabled, true)))
    .orderBy(asc(size.w_mm), asc(size.h_mm));
  return rows.map((row) => ({ ...row, label: formatCm(row, localeOf(lang)) }));
}

/** The frames that are strong enough for at least one of these sizes, in the order staff gave them. */
async function readFrames(db: Db, lang: Lang, sizes: readonly Size[]): Promise<Frame[]> {
  const rows = await db
    .select()
    .from(frame)
    .where(eq(frame.enabled, true))
    .orderBy(asc(frame.position), asc(frame.frame_id));
  const frames = rows.map((row) => ({ ...frameOf(row), name: textIn(row.name, lang) }));
  return frames.filter((one) => sizes.some((size) => offeredFrames(size, [one]).length > 0));
}

async function moreByArtist(db: Db, lang: Lang, { item_id, artist_id }: Item): Promise<ItemCard[]> {
  const others = and(eq(item.artist_id, artist_id), eq(item.status, 'online'), ne(item.item_id, item_id));
  const rows = await selectCards(db, others)
    .orderBy(...newestFirst)
    .limit(MORE_BY_ARTIST);
  return rows.map((row) => cardOf(row, lang));
}

/**
 * Works of other artists nearest in palette, a shared subject counting as nearness. The index in memory picks 40 candidates
 * by their colour names and subjects, out of at most 20,000 works around this one; only those are read and compared.
 */
async function goesWith(db: Db, lang: Lang, work: Item): Promise<ItemCard[]> {
  const { index } = await catalogIndex(db);
  const candidates = index.similar(work.item_id, COMPARED);
  if (candidates.length === 0) return [];
  const joined = joinedTo(db);
  const rows = await db
    .select({ ...cardColumns(joined), subjects: item.subjects, palette: joined.picture.palette })
    .from(item)
    .innerJoin(joined.artist, joined.byArtist)
    .leftJoin(joined.picture, joined.byPicture)
    .where(and(inArray(item.item_id, candidates), eq(item.status, 'online')));
  const distance = ({ palette, subjects }: Pick<Item, 'palette' | 'subjects'>) =>
    paletteDistance(palette ?? [], work.palette ?? []) -
    SUBJECT_WORTH * subjects.filter((subject) => work.subjects.includes(subject)).length;
  return rows
    .map((row) => ({ row, far: distance(row) }))
    .sort((a, b) => a.far - b.far || b.row.item_id - a.row.item_id)
    .slice(0, GOES_WITH)
    .map(({ row }) => cardOf(row, lang));
}
