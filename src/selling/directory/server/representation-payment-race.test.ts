import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { movedTo, type Period } from '#catalogue/artists/representation.rules.ts';
import { representation } from '#catalogue/artists/server/artist.tables.ts';
import { addArtist } from '#catalogue/works/server/testing-works.ts';
import { test } from '#db/server/testing.ts';
import { member } from '#people/members/server/member.tables.ts';
import { shareEntry } from '#selling/shares/server/share.tables.ts';
import { freezeShares } from '#selling/shares/server/share-write.service.ts';
import { perLang } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import { saveRepresentation } from './representation-desk.service.ts';

/** Long enough for a change to reach its lock. */
const REACHED_MS = 400;

test('a change waits for a payment in progress, whose day stays with the old gallery', async ({ database: { db } }) => {
  const artist_id = await addArtist(db, 'Lin');
  const person = {
    type: 'gallery' as const,
    standing: 'approved' as const,
    firstname: 'An',
    lastname: 'Wu',
    mobile: { code: '886', number: '9' },
    birthday: '1990-01-01',
    gender: 'neutral' as const,
    lang: 'en' as const,
  };
  const galleries = ['one@example.com', 'two@example.com'].map((email) => ({ ...person, email }));
  const [one, two] = (await db.insert(member).values(galleries).returning()).map(({ member_id }) => member_id);
  if (one === undefined || two === undefined) throw new Error('no galleries');
  const today = shopDay(new Date());
  const was: Period[] = [{ gallery_id: one, since: '2026-01-01', until: null }];
  await db.insert(representation).values(was.map((period) => ({ ...period, artist_id })));
  const order = { order_id: 1, code: 'CN-1', currency: 'NTD' as const, tax_rate: 5, country: 'TW' };
  const line = {
    line_id: 1,
    item_id: 1,
    artist_id,
    nums: 1,
    gross: 1050,
    net: 1000,
    edition_numbers: [],
    picture: '',
    title: perLang(() => 'Poppies'),
    artist: perLang(() => 'Lin'),
    frame: perLang(() => 'Oak'),
    size: { w_mm: 300, h_mm: 400 },
  };
  const frozen = Promise.withResolvers<void>();

  const paying = db.transaction(async (tx) => {
    await freezeShares(tx, order, [line], { at: new Date(), quiet: true });
    frozen.resolve();
    await wait(REACHED_MS);
  });
  await frozen.promise;
  const moving = saveRepresentation(db, { member_id: 0 }, artist_id, { list: movedTo(was, two, today), was });

  await expect(moving).rejects.toThrow('sales_in_the_way');
  await paying;
  expect(await db.select({ gallery_id: shareEntry.gallery_id }).from(shareEntry)).toEqual([{ gallery_id: one }]);
});
