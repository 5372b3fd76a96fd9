import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { representation } from '#catalogue/artists/server/artist.tables.ts';
import { openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { member } from '#people/members/server/member.tables.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { shopDay } from '#shared/shop-time.ts';
import { reviewedWorkReply } from '../studio.contract.ts';
import { newDraft, newSeller, post, studioOf } from './testing-studio.ts';

const READ = '/api/admin/review';

/** A submitted work, and how a reviewer reads and decides on it. */
async function submitted(api: TestApi, db: Db, seller: Awaited<ReturnType<typeof newSeller>>) {
  const id = await newDraft(api, db, seller);
  await studioOf(api, seller.headers).stepNow(id, 'submit');
  const read = async (headers: Record<string, string>) =>
    (await api(`${READ}/${id}`, { headers })).as(reviewedWorkReply).work;
  const decide = async (headers: Record<string, string>, step: string) =>
    post(api, headers, `${READ}/${id}/${step}`, { version: (await read(headers)).version, words: 'Why.' });
  return { read, decide };
}

const makeReviewer = (db: Db, { member_id }: { member_id: number }) =>
  db.update(member).set({ staff_role: 'reviewer' }).where(eq(member.member_id, member_id));

describe('a reviewer who sells through the shop', () => {
  test('cannot decide on their own work, but another reviewer can', async ({ api, db }) => {
    await openWorkIndex(db);
    const seller = await newSeller(db, 'Mei Lin');
    await makeReviewer(db, seller);
    const other = await newStaff(api, db, 'reviewer');
    const { read, decide } = await submitted(api, db, seller);

    expect(await read(seller.headers)).toMatchObject({ stage: 'submitted', is_own: true, steps: [] });
    for (const step of ['publish', 'needs_changes']) {
      const refused = await decide(seller.headers, step);
      expect([step, refused.status, refused.code]).toEqual([step, 403, 'own_review']);
    }
    expect(await read(other.headers)).toMatchObject({ is_own: false, steps: ['publish', 'needs_changes'] });
    expect((await decide(other.headers, 'publish')).status).toBe(200);
  });

  test('decides alone while nobody else in the shop may review', async ({ api, db }) => {
    await openWorkIndex(db);
    const seller = await newSeller(db, 'Mei Lin');
    await makeReviewer(db, seller);
    const { read, decide } = await submitted(api, db, seller);

    expect(await read(seller.headers)).toMatchObject({ is_own: false, steps: ['publish', 'needs_changes'] });
    expect((await decide(seller.headers, 'publish')).status).toBe(200);
  });

  test('cannot decide on a work of an artist while they represent them', async ({ api, db }) => {
    await openWorkIndex(db);
    const artist = await newSeller(db, 'Mei Lin');
    const gallery = await newSeller(db, 'Wu House', 'gallery');
    await makeReviewer(db, gallery);
    await newStaff(api, db, 'reviewer');
    const { artist_id } = artist;
    await db.insert(representation).values({ gallery_id: gallery.member_id, artist_id, since: '2026-01-01' });
    const { decide } = await submitted(api, db, artist);

    expect((await decide(gallery.headers, 'publish')).code).toBe('own_review');
    await db.update(representation).set({ until: shopDay(new Date()) });
    expect((await decide(gallery.headers, 'publish')).status).toBe(200);
  });
});
