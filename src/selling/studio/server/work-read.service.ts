import { asc, eq } from 'drizzle-orm';
import { artistNames } from '#catalogue/artists/server/artist-label.service.ts';
import { artistsOf } from '#catalogue/artists/server/seller-artists.service.ts';
import { readTraits } from '#catalogue/pictures/server/picture.service.ts';
import {
  countStages,
  listSellerWorks,
  type SellerWork,
  sellerWorksById,
  worksAlike,
} from '#catalogue/works/server/seller-works.service.ts';
import { readWork, type WorkRow, type WorkWithSizes } from '#catalogue/works/server/work-change.service.ts';
import type { Db } from '#db/server/connect.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, localeOf, textIn } from '#shared/locale.ts';
import type { AlikeWork, Work, WorkEntry, WorkQuery } from '../studio.contract.ts';
import { type MissingPart, missingParts, ppiAt } from '../studio.rules.ts';
import { EDITABLE, SELLER_STEPS, stepsOf, TRANSITIONS, WORK_STAGES } from '../studio-steps.rules.ts';
import { workEvent } from './studio.tables.ts';
import { type MasterRow, uploadView } from './upload.service.ts';
import { masterOf, readStudioRow, requireOwn, stageOf, standingOf } from './work-row.service.ts';

const PAGE = 24;

/** A page of the works of all artists for whom a seller acts. */
export async function listOwnWorks(db: Db, memberId: number, lang: Lang, query: WorkQuery) {
  const { stage, artist, keyword, sort, page } = query;
  const artists = await artistsOf(db, memberId);
  const chosen = artist === undefined ? artists : artists.filter((id) => id === artist);
  const wanted = { artists: chosen, stage, keyword };
  const works = await listSellerWorks(db, lang, wanted, { sort, limit: PAGE, offset: (page - 1) * PAGE });
  const found = await countStages(db, wanted);
  const all = await countStages(db, { artists });
  const names = await artistNames(db, artists);
  const total = [...found.values()].reduce((sum, works) => sum + works, 0);
  return {
    list: works.map(entryOf),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE)),
    stages: Object.fromEntries(WORK_STAGES.map((one) => [one, all.get(one) ?? 0])) as Record<
      (typeof WORK_STAGES)[number],
      number
    >,
    artists: artists.map((artist_id) => ({ artist_id, name: textIn(names.get(artist_id) ?? {}, lang) })),
  };
}

/** One work as its seller sees it. */
export async function readOwnWork(db: Db, memberId: number, lang: Lang, itemId: number): Promise<Work> {
  const current = await readWork(db, itemId);
  await requireOwn(db, memberId, current.row);
  const seen = await workView(db, lang, current, await artistsOf(db, memberId));
  const events = await eventsOf(db, itemId);
  return {
    ...seen.work,
    steps: stepsOf(SELLER_STEPS, standingOf(current.row, seen.studio)),
    history: events.map(({ step, words, created_at }) => ({
      step,
      by: step in TRANSITIONS && TRANSITIONS[step as keyof typeof TRANSITIONS].by === 'reviewer' ? 'shop' : 'seller',
      text: words,
      at: created_at.toISOString(),
    })),
  };
}

/** `sizes` is the number of sizes offered. */
export function missingOf(row: WorkRow, sizes: number): MissingPart[] {
  const { title, texts, category, subjects, sale_mode, edition_size, picture_hash } = row;
  const { alt, inspiration, material } = texts;
  const artist: MissingPart[] = row.artist_id === null ? [{ part: 'artist' }] : [];
  const parts = missingParts({
    title,
    alt,
    inspiration,
    material,
    category,
    subjects,
    sale_mode,
    edition_size,
    sizes,
    has_picture: picture_hash !== null,
  });
  return [...artist, ...parts];
}

/** What sellers and reviewers both see; similar works are searched among those of `artists`, or all. */
export async function workView(db: Db, lang: Lang, current: WorkWithSizes, artists?: readonly number[]) {
  const { row, sizes } = current;
  const [listed] = await sellerWorksById(db, lang, [row.item_id]);
  if (!listed) throw new Refusal('not_found');
  const studio = await readStudioRow(db, row);
  const source = await masterOf(db, studio);
  const asked = await askedOf(db, row);
  const pixels = { w_px: row.original_w_px, h_px: row.original_h_px };
  const editable = EDITABLE[stageOf(row)];
  const { alt, inspiration, material, certification, maintenance } = row.texts;
  const work = {
    ...entryOf(listed),
    version: studio.version,
    texts: { title: row.title, alt, inspiration, material },
    standard: { certification: textIn(certification, lang), maintenance: textIn(maintenance, lang) },
    year: row.year,
    category: row.category,
    subjects: row.subjects,
    ...(source && { upload: await uploadView(db, source) }),
    crop: studio.crop,
    picture_state: studio.picture_state,
    pixels: pixels.w_px > 1 ? pixels : null,
    sizes: sizes.map(({ w_mm, h_mm, price }) => {
      const extent = { w_mm, h_mm };
      return { ...extent, price, label: formatCm(extent, localeOf(lang)), ppi: ppiAt(pixels, extent) };
    }),
    missing: missingOf(row, sizes.length),
    editable: { ...editable, sale: editable.picture && row.edition_sold === 0 && row.sales === 0 },
    asked,
    alike: await alikeOf(db, lang, row, source, artists),
  };
  return { work, studio };
}

export function eventsOf(db: Db, itemId: number) {
  return db.select().from(workEvent).where(eq(workEvent.item_id, itemId)).orderBy(asc(workEvent.event_id));
}

export function entryOf({ card, ...work }: SellerWork): WorkEntry {
  const { item_id, title, artist, picture, aspect, sale_mode, price_from } = card;
  const { stage, paused_by, edition_size, edition_sold, online_at, updated_at } = work;
  return {
    item_id,
    title,
    artist,
    stage,
    paused_by,
    ...(picture && { picture }),
    aspect,
    sale_mode,
    price_from,
    edition_size,
    edition_sold,
    online_at: online_at?.toISOString() ?? null,
    updated_at: updated_at.toISOString(),
  };
}

/** The reviewer's request, while the seller has to act. */
async function askedOf(db: Db, row: WorkRow): Promise<string | null> {
  if (stageOf(row) !== 'needs_changes') return null;
  const events = await eventsOf(db, row.item_id);
  return events.findLast(({ step }) => step === 'needs_changes')?.words ?? null;
}

async function alikeOf(
  db: Db,
  lang: Lang,
  { item_id, picture_hash }: WorkRow,
  source: MasterRow | undefined,
  artists: readonly number[] | undefined,
): Promise<AlikeWork[]> {
  const hashes = [...new Set([picture_hash, source?.picture_hash].filter((hash) => typeof hash === 'string'))];
  const traits = await Promise.all(hashes.map((hash) => readTraits(db, hash)));
  const likenesses = traits.flatMap((one) => one?.likeness ?? []);
  const works = await worksAlike(db, lang, { likenesses, except: item_id, ...(artists && { artists }) });
  return works.map(({ card, stage, distance }) => ({
    item_id: card.item_id,
    title: card.title,
    artist: card.artist.name,
    stage,
    distance,
    ...(card.picture && { picture: card.picture }),
  }));
}
