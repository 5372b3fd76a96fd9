import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { SEED_FRAMES } from '#ground/framing/frames.ts';
import { unitPrice } from '#ground/framing/framing.rules.ts';
import { saveFrames } from './frame.service.ts';
import { readOffer, readOffers } from './offer.service.ts';
import { addArtist, hangWork, openWorkIndex } from './testing-works.ts';
import { recordHistory } from './work-history.service.ts';
import { item, size } from './works.tables.ts';

const OAK = 2;
/** Too thin for a print of 120 cm. */
const BRASS = 11;

async function choiceOf(db: Db, item_id: number, frame_id = OAK) {
  const sizes = await db.select().from(size).where(eq(size.item_id, item_id)).orderBy(size.w_mm);
  const of = (at: number) => ({ item_id, size_id: sizes.at(at)?.size_id ?? 0, frame_id });
  return { smallest: of(0), largest: of(-1), sizes };
}

async function hangOne(db: Db) {
  await openWorkIndex(db);
  const artist = await addArtist(db, 'Lin');
  return { artist, ridge: await hangWork(db, artist, 'Ridge') };
}

test('an offer has the size, the frame and the price that the product page shows', async ({ db }) => {
  const { ridge } = await hangOne(db);
  const { smallest, sizes } = await choiceOf(db, ridge);
  const oak = SEED_FRAMES.find((frame) => frame.frame_id === OAK);
  const [first] = sizes;
  if (!oak || !first) throw new Error('the shop has no oak or no sizes');
  const offer = await readOffer(db, smallest);

  expect(offer.unavailable).toBeUndefined();
  expect(offer.price).toEqual({ NTD: unitPrice(first, oak, 'NTD'), USD: unitPrice(first, oak, 'USD') });
  expect(offer.size).toMatchObject({ w_mm: 400, h_mm: 267 });
  expect(offer.frame).toMatchObject({ material: 'oak', face_mm: 20 });
});

test('a print that is not for sale says why, and keeps its price if it has one', async ({ db }) => {
  const { artist, ridge } = await hangOne(db);
  const where = { en: 'Taipei', 'zh-Hant': '臺北', 'zh-Hans': '台北' };
  const scroll = await hangWork(db, artist, 'Scroll', { sale_mode: 'exhibition', exhibition_where: where });
  const edition = await hangWork(db, artist, 'Edition', { sale_mode: 'edition', edition_size: 2 });
  const paused = await hangWork(db, artist, 'Paused', { status: 'offline', stage: 'paused' });
  await recordHistory(db, edition, { views: 0, collectors: 0, sales: 2, edition_sold: 2 });
  const { smallest, largest } = await choiceOf(db, ridge);
  const foreignSize = { ...smallest, item_id: scroll };
  const offers = await readOffers(db, [
    (await choiceOf(db, scroll)).smallest,
    (await choiceOf(db, edition)).smallest,
    (await choiceOf(db, paused)).smallest,
    { ...smallest, size_id: 99_999 },
    { ...smallest, frame_id: 99 },
    { ...smallest, item_id: 99_999 },
    foreignSize,
    { ...largest, frame_id: BRASS },
    { ...smallest, frame_id: BRASS },
  ]);

  expect(offers.map(({ unavailable }) => unavailable ?? 'yes')).toEqual([
    'exhibition',
    'sold_out',
    'offline',
    'unknown',
    'unknown',
    'unknown',
    'unknown',
    'unknown',
    'yes',
  ]);
  expect(offers.map(({ price }) => price !== undefined)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
});

test('a size or frame no longer offered cannot be bought, and returns with the same id', async ({ db }) => {
  const { artist, ridge } = await hangOne(db);
  const { smallest, sizes } = await choiceOf(db, ridge);
  const drafts = sizes.map(({ w_mm, h_mm, price }) => ({ w_mm, h_mm, price }));
  await hangWork(db, artist, 'Ridge', { sizes: drafts.slice(1) });
  expect((await readOffer(db, smallest)).unavailable).toBe('unknown');
  await hangWork(db, artist, 'Ridge', { sizes: drafts });
  expect((await readOffer(db, smallest)).unavailable).toBeUndefined();

  await saveFrames(
    db,
    SEED_FRAMES.map((frame) => ({ ...frame, enabled: frame.frame_id !== OAK })),
  );
  expect((await readOffer(db, smallest)).unavailable).toBe('unknown');
});

test('a more expensive or wider frame changes the list data of every work', async ({ db }) => {
  const { ridge } = await hangOne(db);
  const read = async () => (await db.select().from(item).where(eq(item.item_id, ridge)))[0];
  const before = await read();
  const withoutBareAndSlim = SEED_FRAMES.map((frame) => ({ ...frame, enabled: ![1, 11, 12].includes(frame.frame_id) }));
  await saveFrames(db, withoutBareAndSlim);
  const after = await read();
  // Oak around 42.8 × 29.5 cm: 380 + 6 × 144.6, rounded up to tens.

  expect(before).toMatchObject({ price_from_ntd: 1670, min_outer_w_mm: 408, min_outer_h_mm: 275 });
  expect(after).toMatchObject({ price_from_ntd: 1670 + 1250, min_outer_w_mm: 428, min_outer_h_mm: 295 });
});
