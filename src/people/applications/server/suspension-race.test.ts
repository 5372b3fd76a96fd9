import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderLine } from '#buying/orders/server/order.tables.ts';
import { type Ask, openTwoShops, type Shops } from '#buying/orders/server/testing-many-shops.ts';
import { type Buyer, firstPrint, newBuyers, requestFor } from '#buying/orders/server/testing-orders.ts';
import { artist as artistTable } from '#catalogue/artists/server/artist.tables.ts';
import type { CartLine } from '#catalogue/cart/cart.contract.ts';
import { hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { member } from '#people/members/server/member.tables.ts';
import { openSellersPage } from '#people/members/server/sellers-page.service.ts';
import { findApplicationOf, reviewApplication, submitApplication } from './application.service.ts';
import { tickAll } from './testing-checks.ts';

const LONG = 10 * 60_000;
/** For a long run: `SUSPEND_ROUNDS=50`. */
const ROUNDS = Number(process.env.SUSPEND_ROUNDS || 3);
const BUYERS = 12;

/** An approved artist with a plain work and an edition, and their application. */
async function artistWithWorks(db: Db, name: string) {
  const [maker, reviewer] = await newBuyers(db, 2);
  if (!maker || !reviewer) throw new Error('nobody');
  await db.update(member).set({ type: 'artist', lastname: name }).where(eq(member.member_id, maker.member_id));
  await db.update(member).set({ staff_role: 'reviewer' }).where(eq(member.member_id, reviewer.member_id));
  const { member_id } = maker;
  await submitApplication(db, { member_id, kind: 'artist', portfolio: 'p', statement: 's' });
  const id = (await findApplicationOf(db, member_id)) ?? 0;
  await tickAll(db, id);
  await reviewApplication(db, reviewer, id, { step: 'approve', reason: '' });
  const artist_id = await openSellersPage(db, { member_id, type: 'artist' });
  const plain = await firstPrint(db, await hangWork(db, artist_id, `Plain ${name}`));
  const numbered = { sale_mode: 'edition', edition_size: 40 } as const;
  const edition = await firstPrint(db, await hangWork(db, artist_id, `Edition ${name}`, numbered));
  return { maker, reviewer, id, artist_id, prints: [plain.smallest, edition.smallest] };
}

const put = (ask: Ask, { headers }: Buyer, lines: readonly CartLine[]) =>
  ask('/api/cart', { method: 'POST', json: lines, headers });
const buy = (ask: Ask, buyer: Buyer, lines: readonly CartLine[]) =>
  ask('/api/order/order', {
    method: 'POST',
    json: requestFor(buyer, lines),
    headers: { ...buyer.headers, 'idempotency-key': randomUUID() },
  });
const step = (ask: Ask, { headers }: Buyer, id: number, name: string) =>
  ask(`/api/admin/application/${id}/${name}`, { method: 'POST', headers, json: { reason: 'Because.' } });

async function sold(db: Db, prints: readonly CartLine[]) {
  const ids = prints.map(({ item_id }) => item_id);
  const lines = await db.select().from(orderLine).where(inArray(orderLine.item_id, ids));
  const works = await db.select().from(item).where(inArray(item.item_id, ids));
  return { lines, taken: works.reduce((sum, { edition_sold }) => sum + edition_sold, 0), works };
}

describe.runIf(process.env.TEST_ENGINE === 'postgres')('two processes on one database', { timeout: LONG }, () => {
  let shops: Shops;
  beforeAll(async () => {
    shops = await openTwoShops();
    await openWorkIndex(shops.db);
  }, LONG);
  afterAll(() => shops.close());

  test('suspend an artist while many order, and sell nothing afterwards', async () => {
    const { db, ask } = shops;
    for (let round = 1; round <= ROUNDS; round++) {
      const { reviewer, id, artist_id, prints } = await artistWithWorks(db, `Race${round}`);
      const buyers = await newBuyers(db, BUYERS);
      for (const buyer of buyers) await put(ask, buyer, prints);
      const [early, late] = [buyers.slice(0, BUYERS - 4), buyers.slice(BUYERS - 4)];

      const [suspended, ...orders] = await Promise.all([
        step(ask, reviewer, id, 'suspend'),
        ...early.map((buyer) => buy(ask, buyer, prints)),
      ]);
      const after = await Promise.all(late.map((buyer) => buy(ask, buyer, prints)));

      expect(suspended?.status).toBe(200);
      expect(orders.every(({ status }) => status === 200 || status === 409)).toBe(true);
      expect(after.map(({ status }) => status)).toEqual(late.map(() => 409));
      const placed = orders.filter(({ status }) => status === 200).length;
      const { lines, taken, works } = await sold(db, prints);
      // Whole orders or none, and each allocated number is on exactly one of them.
      expect([lines.length, taken]).toEqual([2 * placed, placed]);
      expect(works.every(({ status, paused_by }) => status === 'offline' && paused_by === 'shop')).toBe(true);
      const [page] = await db.select().from(artistTable).where(eq(artistTable.artist_id, artist_id));
      expect(page?.works).toBe(0);

      await step(ask, reviewer, id, 'reinstate');
      expect((await Promise.all(late.map((buyer) => buy(ask, buyer, prints)))).map(({ status }) => status)).toEqual(
        late.map(() => 200),
      );
    }
  });

  test('close the sales tools of a suspended artist immediately, in every process', async () => {
    const { db, ask } = shops;
    const { maker, reviewer, id } = await artistWithWorks(db, 'Tools');
    const look = async () =>
      Promise.all([1, 2, 3, 4].map(async () => (await ask('/api/sales/artist', { headers: maker.headers })).status));

    expect(await look()).toEqual([200, 200, 200, 200]);
    await step(ask, reviewer, id, 'suspend');
    expect(await look()).toEqual([403, 403, 403, 403]);
    await step(ask, reviewer, id, 'reinstate');
    expect(await look()).toEqual([200, 200, 200, 200]);
  });
});
