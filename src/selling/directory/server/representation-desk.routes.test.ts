import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { shopOrder } from '#buying/orders/server/order.tables.ts';
import { applyStaffStep } from '#buying/orders/server/order-staff.service.ts';
import { newStaff, type OrderShop, order, test } from '#buying/orders/server/testing-orders.ts';
import { ledger, newSeller } from '#buying/orders/server/testing-sellers.ts';
import { dayAfter, movedTo, type Period } from '#catalogue/artists/representation.rules.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { member } from '#people/members/server/member.tables.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { shopDay } from '#shared/shop-time.ts';
import { representationReply, representationsReply } from '../representation-desk.contract.ts';
import { sellerArtistsReply } from '../seller-artist.contract.ts';

type Headers = Record<string, string>;
const PATH = '/api/admin/representation';
const today = shopDay(new Date());

/** Two galleries, an artist without an account, and the actions of staff and galleries. */
async function opened(api: TestApi, db: Db) {
  const [one, two] = [
    await newSeller(api, db, 'one@example.com', { type: 'gallery' }),
    await newSeller(api, db, 'two@example.com', { type: 'gallery' }),
  ];
  for (const [id, name] of [
    [one, 'House One'],
    [two, 'House Two'],
  ] as const)
    await db.update(member).set({ company: { name } }).where(eq(member.member_id, id));
  const [{ artist_id } = { artist_id: 0 }] = await db.select().from(item);
  const staff = await newStaff(api, db, 'reviewer');
  const read = async (headers: Headers = staff) =>
    (await api(`${PATH}/${artist_id}`, { headers })).as(representationReply);
  const periods = async (): Promise<Period[]> =>
    (await read()).list.map(({ gallery_id, since, until }) => ({ gallery_id, since, until }));
  const save = async (list: Period[], was?: Period[], headers: Headers = staff) =>
    api(`${PATH}/${artist_id}`, { method: 'PUT', headers, json: { list, was: was ?? (await periods()) } });
  const move = async (gallery_id: number, since: string) => save(movedTo(await periods(), gallery_id, since));
  return { one, two, artist_id, staff, read, periods, save, move };
}

/** Pays an order on a day for a work of the first artist. */
async function sell(api: TestApi, db: Db, shop: OrderShop, day: string) {
  const code = await order(api, shop.buyer, [shop.poppies]);
  const [{ total } = { total: 0 }] = await db.select().from(shopOrder).where(eq(shopOrder.code, code));
  const now = new Date(`${day}T04:00:00Z`);
  await applyStaffStep(db, { code, action: 'confirm_transfer', staff_id: 1, now }, { amount: total });
}

describe('an artist who moves from one gallery to another', () => {
  test('is on the old statement until the day before, and on the new one from the day on', async ({
    api,
    db,
    shop,
  }) => {
    const { one, two, read, move } = await opened(api, db);
    const [first, moved] = [dayAfter(today, -10), dayAfter(today, -2)];
    await move(one, first);
    await sell(api, db, shop, dayAfter(today, -5));

    const reply = await move(two, moved);
    await sell(api, db, shop, moved);

    expect(reply.status).toBe(200);
    expect((await ledger(db)).map(({ day, gallery_id }) => [day, gallery_id])).toEqual([
      [dayAfter(today, -5), one],
      [moved, two],
    ]);
    expect((await read()).list.map(({ gallery, since, until, state }) => [gallery, since, until, state])).toEqual([
      ['House One', first, moved, 'ended'],
      ['House Two', moved, null, 'now'],
    ]);
    const changes = db.select().from(staffChange).where(eq(staffChange.action, 'represent'));
    expect(await changes.orderBy(staffChange.change_id)).toMatchObject([
      { after: { representation: [`House One (${first} – …)`] } },
      { after: { representation: [`House One (${first} – ${moved})`, `House Two (${moved} – …)`] } },
    ]);
  });

  test('never takes along sales that are on another statement, and the refusal names their days', async ({
    api,
    db,
    shop,
  }) => {
    const { one, two, periods, move, save } = await opened(api, db);
    await move(one, dayAfter(today, -10));
    await sell(api, db, shop, dayAfter(today, -5));
    const before = await ledger(db);

    const refused = await move(two, dayAfter(today, -6));
    expect(refused.body).toMatchObject({
      code: 'sales_in_the_way',
      first: dayAfter(today, -5),
      last: dayAfter(today, -5),
    });
    expect((await save([])).code).toBe('sales_in_the_way');
    expect((await move(two, dayAfter(today, -4))).status).toBe(200);
    // And back again, as “Undo” does.
    expect((await save([{ gallery_id: one, since: dayAfter(today, -10), until: null }])).status).toBe(200);
    expect(await periods()).toHaveLength(1);
    expect(await ledger(db)).toEqual(before);
  });

  test('is refused with an older list, two galleries on a day, or someone who is no gallery', async ({
    api,
    db,
    shop: _shop,
  }) => {
    const { one, two, staff, save, move, artist_id } = await opened(api, db);
    await move(one, today);
    const mine = { gallery_id: one, since: today, until: null };

    expect((await save([], [])).code).toBe('conflict');
    expect((await save([mine, { gallery_id: two, since: dayAfter(today), until: null }])).code).toBe('conflict');
    const basic = await newMember(api, db, 'basic@example.com');
    const [row] = await db.select().from(member).where(eq(member.email, 'basic@example.com'));
    expect((await move(row?.member_id ?? 0, dayAfter(today))).status).toBe(422);
    expect((await api(`${PATH}/${artist_id}`, { headers: basic.headers })).status).toBe(403);
    expect((await api(`${PATH}/999999`, { headers: staff })).status).toBe(404);
    const listed = (await api(`${PATH}?keyword=zzz`, { headers: staff })).as(representationsReply);
    expect(listed).toMatchObject({ list: [], total: 0 });
    const all = (await api(PATH, { headers: staff })).as(representationsReply);
    expect(all.list.find((entry) => entry.artist_id === artist_id)?.gallery).toBe('House One');
  });

  test('is not moved by someone with a stake in it', async ({ api, db, shop: _shop }) => {
    const { one, artist_id, save, read } = await opened(api, db);
    const { headers } = await signedInAs(api, 'one@example.com');
    await db.update(member).set({ staff_role: 'reviewer' }).where(eq(member.member_id, one));

    const wanted = [{ gallery_id: one, since: today, until: null }];
    expect((await save(wanted, [], headers)).code).toBe('own_review');
    expect((await save(wanted)).status).toBe(200);
    expect(await read(headers)).toMatchObject({ is_own: true, artist_id });
  });
});

async function signedInAs(api: TestApi, email: string) {
  const json = { email, password: 'Gilded-Oak-42' };
  const reply = await api('/api/member/login', { method: 'POST', json });
  return { headers: { authorization: `Bearer ${(reply.body as { token: string }).token}` } };
}

describe('a gallery', () => {
  test('asks for an artist, staff approve it from a day on, and everyone sees it', async ({ api, db, shop: _shop }) => {
    const { one, two, artist_id, staff, read, move } = await opened(api, db);
    await move(one, dayAfter(today, -10));
    const { headers } = await signedInAs(api, 'two@example.com');
    const mine = async (by: Headers = headers) =>
      (await api('/api/sales/artist', { headers: by })).as(sellerArtistsReply);
    const ask = (json: object) => api(`/api/sales/artist/${artist_id}/proposal`, { method: 'POST', headers, json });

    expect((await ask({ since: dayAfter(today, -1), note: 'Contract.' })).errors).toHaveProperty('since');
    expect((await ask({ since: dayAfter(today, 7), note: 'Contract.' })).status).toBe(200);
    expect((await ask({ since: dayAfter(today, 8), note: 'Again.' })).code).toBe('conflict');
    expect((await mine()).proposals).toMatchObject([{ state: 'open', since: dayAfter(today, 7) }]);
    const [proposal] = (await read()).proposals;
    expect(proposal).toMatchObject({ gallery: 'House Two', note: 'Contract.' });
    const decide = (step: string, json: object) =>
      api(`/api/admin/proposal/${proposal?.proposal_id}/${step}`, { method: 'POST', headers: staff, json });
    expect((await decide('approve', {})).status).toBe(200);
    expect((await decide('refuse', { reason: 'No.' })).code).toBe('conflict');

    expect((await read()).list.map(({ gallery, state }) => [gallery, state])).toEqual([
      ['House One', 'ending'],
      ['House Two', 'coming'],
    ]);
    const after = await mine();
    expect(after.proposals[0]?.state).toBe('approved');
    expect(after.represented).toMatchObject([{ artist_id, state: 'coming', since: dayAfter(today, 7) }]);
    const old = await signedInAs(api, 'one@example.com');
    expect((await mine(old.headers)).represented).toMatchObject([{ state: 'ending', until: dayAfter(today, 7) }]);
    // The old gallery cannot undo what staff decided.
    const restore = await api(`/api/sales/artist/${artist_id}/restore`, { method: 'POST', headers: old.headers });
    expect(restore.code).toBe('artist_taken');
    expect([one, two]).toContain(proposal?.gallery_id);
  });

  test('ends its representation after a day of its choice, and takes that back', async ({ api, db, shop: _shop }) => {
    const { one, artist_id, move, periods } = await opened(api, db);
    await move(one, dayAfter(today, -10));
    const { headers } = await signedInAs(api, 'one@example.com');
    const end = (last_day: string) =>
      api(`/api/sales/artist/${artist_id}/end`, { method: 'PUT', headers, json: { last_day } });

    expect((await end(dayAfter(today, -1))).errors).toHaveProperty('last_day');
    expect((await end(dayAfter(today, 30))).status).toBe(200);
    expect((await periods())[0]?.until).toBe(dayAfter(today, 31));
    expect((await end(today)).status).toBe(200);
    expect((await api(`/api/sales/artist/${artist_id}/restore`, { method: 'POST', headers })).status).toBe(200);
    expect(await periods()).toEqual([{ gallery_id: one, since: dayAfter(today, -10), until: null }]);
  });

  test('withdraws its own request, and nobody else can', async ({ api, db, shop: _shop }) => {
    const { artist_id, read } = await opened(api, db);
    const { headers } = await signedInAs(api, 'two@example.com');
    const other = await signedInAs(api, 'one@example.com');
    const json = { since: today, note: 'Contract.' };
    await api(`/api/sales/artist/${artist_id}/proposal`, { method: 'POST', headers, json });
    const [proposal] = (await read()).proposals;
    const withdraw = (by: Headers) =>
      api(`/api/sales/proposal/${proposal?.proposal_id}/withdraw`, { method: 'POST', headers: by });

    expect((await withdraw(other.headers)).status).toBe(404);
    expect((await withdraw(headers)).status).toBe(200);
    expect((await read()).proposals).toEqual([]);
  });
});
