import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { firstPrint, requestFor, test } from '#buying/orders/server/testing-orders.ts';
import { artist as artistTable, representation } from '#catalogue/artists/server/artist.tables.ts';
import { cartReply } from '#catalogue/cart/cart.contract.ts';
import { hangWork } from '#catalogue/works/server/testing-works.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { mailboxReply } from '#people/mail/mail.contract.ts';
import { member } from '#people/members/server/member.tables.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { artist, gallery } from '#people/members/server/testing-people.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { ownApplicationReply } from '../application.contract.ts';
import { tickAll } from './testing-checks.ts';

type Headers = Record<string, string>;

async function idOf(db: Db, email: string): Promise<number> {
  const [row] = await db.select().from(member).where(eq(member.email, email));
  return row?.member_id ?? 0;
}

/** An applicant, and two reviewers. */
async function applicant(api: TestApi, db: Db, email: string, form: object) {
  const { headers } = await newMember(api, db, email, form);
  const reply = await api('/api/application', { headers });
  const id = reply.as(ownApplicationReply).application?.application_id;
  await tickAll(db, id ?? 0);
  const reviewers = [
    await newStaff(api, db, 'reviewer', `one-${email.split('@')[0]}`),
    await newStaff(api, db, 'admin', `two-${email.split('@')[0]}`),
  ];
  const step = (name: string, by = 0) =>
    api(`/api/admin/application/${id}/${name}`, {
      method: 'POST',
      headers: reviewers[by]?.headers ?? {},
      json: { reason: 'Because.' },
    });
  return { headers, step, member_id: await idOf(db, email) };
}

const pageOf = async (db: Db, memberId: number) =>
  (await db.select().from(artistTable).where(eq(artistTable.member_id, memberId)))[0];
const statusOf = async (db: Db, itemId: number) =>
  (await db.select().from(item).where(eq(item.item_id, itemId)))[0]?.status;
const cart = async (api: TestApi, headers: Headers) => (await api('/api/cart', { headers })).as(cartReply).list;

describe('an approval', () => {
  test('opens a page under the member’s name, and one more for a namesake', async ({ api, db }) => {
    for (const [at, slug] of [
      [1, 'mei-lin'],
      [2, 'mei-lin-2'],
    ] as const) {
      const { step, member_id } = await applicant(api, db, `mei${at}@example.com`, artist);
      expect(await pageOf(db, member_id)).toBeUndefined();
      await step('approve');
      expect(await pageOf(db, member_id)).toMatchObject({
        slug,
        kind: 'artist',
        works: 0,
        name: { en: 'Mei Lin', 'zh-Hant': 'Mei Lin' },
        intro: { en: '' },
      });
    }
  });

  test('of a gallery opens its page with the second reviewer, under the gallery’s name', async ({ api, db }) => {
    const { step, member_id } = await applicant(api, db, 'an@example.com', {
      ...gallery,
      company: { name: '臺中畫廊', contact: 'An Wu' },
    });

    await step('approve', 0);
    expect(await pageOf(db, member_id)).toBeUndefined();
    await step('approve', 1);

    expect(await pageOf(db, member_id)).toMatchObject({
      kind: 'gallery',
      slug: 'tai-zhong-hua-lang',
      name: { en: '臺中畫廊', 'zh-Hant': '臺中畫廊', 'zh-Hans': '台中画廊' },
    });
  });
});

describe('a suspension', () => {
  test('marks the works in carts, keeps them from being ordered, and ends with them back', async ({
    api,
    db,
    shop,
  }) => {
    const { step, member_id } = await applicant(api, db, 'artist@example.com', artist);
    await step('approve');
    const page = await pageOf(db, member_id);
    const work = await hangWork(db, page?.artist_id ?? 0, 'Cranes');
    const { smallest } = await firstPrint(db, work);
    const { headers } = shop.buyer;
    await api('/api/cart', { method: 'POST', headers, json: [smallest, shop.poppies] });
    const order = () => api('/api/order/order', { method: 'POST', headers, json: requestFor(shop.buyer, [smallest]) });

    await step('suspend');

    expect(await statusOf(db, work)).toBe('offline');
    expect(await statusOf(db, shop.poppies.item_id)).toBe('online');
    const marks = (await cart(api, headers)).map(({ item_id, unavailable }) => [item_id, unavailable]);
    expect(Object.fromEntries(marks)).toEqual({ [work]: 'offline', [shop.poppies.item_id]: undefined });
    expect((await order()).code).toBe('cart_item_unavailable');
    const again = await api('/api/cart', { method: 'PUT', headers, json: smallest });
    expect(again.code).toBe('cart_item_unavailable');

    await step('reinstate');

    expect(await statusOf(db, work)).toBe('online');
    expect((await order()).status).toBe(200);
  });

  test('of a gallery hides its current artists’ works, and sends a mail', async ({ api, db, shop }) => {
    const { step, member_id } = await applicant(api, db, 'gallery@example.com', gallery);
    await step('approve', 0);
    await step('approve', 1);
    const others = await hangWork(db, (await pageOf(db, member_id))?.artist_id ?? 0, 'Own hand');
    await db.insert(representation).values({ gallery_id: member_id, artist_id: shop.artist, since: '2026-01-01' });
    const paused = await hangWork(db, shop.artist, 'Resting', {
      status: 'offline',
      stage: 'paused',
      paused_by: 'seller',
    });

    await step('suspend');
    const during = [shop.poppies.item_id, shop.harbour.item_id, others, paused].map((id) => statusOf(db, id));
    expect(await Promise.all(during)).toEqual(['offline', 'offline', 'offline', 'offline']);
    // Its representation ends during the suspension: works that the shop took offline return nevertheless.
    await db.update(representation).set({ until: '2026-01-02' });
    await step('reinstate');

    const after = [shop.poppies.item_id, shop.harbour.item_id, others, paused].map((id) => statusOf(db, id));
    expect(await Promise.all(after)).toEqual(['online', 'online', 'online', 'offline']);
    const kinds = (await api('/api/mailbox')).as(mailboxReply).list.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['application_suspended', 'application_reinstated']));
  });
});
