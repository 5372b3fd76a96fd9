import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { item, size } from '#catalogue/works/server/works.tables.ts';
import { test } from '#db/server/testing.ts';
import { MOST_PRICES } from '../prices.contract.ts';
import { undoBulk } from './bulk-undo.service.ts';
import { applyPrices } from './price-change.service.ts';
import { planPrices } from './price-plan.service.ts';
import { pricesOf, smallShop } from './testing-desk.ts';

/** Long enough for a call to reach the locked row. */
const REACHED_MS = 300;
const how = { NTD: { kind: 'amount' as const, value: 100, round: 10 } };
const me = { staff_id: 1, lang: 'en' as const };

// The embedded database has one connection, so calls cannot race there.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('a change of many prices', () => {
  test('waits for an edit that is under way, and is a conflict after it', async ({ database: { db } }) => {
    const { poppies, harbour } = await smallShop(db);
    const { fingerprint } = await planPrices(db, {}, how);
    const over = Promise.withResolvers<void>();
    const editing = db.transaction(async (tx) => {
      await tx.select().from(item).where(eq(item.item_id, harbour)).for('update');
      await tx
        .update(size)
        .set({ price: { NTD: 1, USD: 1 } })
        .where(eq(size.item_id, harbour));
      await over.promise;
    });
    await delay(REACHED_MS);
    const applying = applyPrices(db, 1, {
      which: {},
      how,
      fingerprint,
      skip_refused: false,
      confirm: [],
      leave_out: [],
      skip_jumps: false,
    });
    const refused = expect(applying).rejects.toThrow('conflict');
    await delay(REACHED_MS);
    over.resolve();
    await editing;

    await refused;
    expect(await pricesOf(db, poppies)).toEqual(['1000/3500', '2000/7000']);
  });

  test('of more prices than can be looked through is refused and waits for nobody', async ({ database: { db } }) => {
    const { poppies } = await smallShop(db);
    // In parts, each far below the statement timeout.
    for (let from = 0; from < MOST_PRICES; from += 10_000)
      await db.execute(sql`insert into ${size} (item_id, w_mm, h_mm, price)
        select ${poppies}::int, 300, 200, '{"NTD": 1000, "USD": 3500}' from generate_series(1, 10000)`);
    const [locked, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const editing = db.transaction(async (tx) => {
      await tx.select().from(item).where(eq(item.item_id, poppies)).for('update');
      locked.resolve();
      await over.promise;
    });
    await locked.promise;
    const applying = applyPrices(db, 1, {
      which: {},
      how,
      fingerprint: '',
      skip_refused: false,
      confirm: [],
      leave_out: [],
      skip_jumps: false,
    });
    const end = applying.then(String, String);

    const first = await Promise.race([end, delay(5_000, 'it waits')]);
    over.resolve();
    await editing;

    expect(first).toContain('too_large');
    expect(await end).toBe(first);
  });

  test('is made once and taken back once, however many press', async ({ database: { db } }) => {
    const { poppies } = await smallShop(db);
    const { fingerprint } = await planPrices(db, {}, how);
    const apply = () =>
      applyPrices(db, 1, {
        which: {},
        how,
        fingerprint,
        skip_refused: false,
        confirm: [],
        leave_out: [],
        skip_jumps: false,
      });

    const applied = await Promise.allSettled([apply(), apply(), apply()]);

    expect(applied.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await pricesOf(db, poppies)).toEqual(['1100/3500', '2100/7000']);
    const id = applied.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))[0] ?? 0;
    const undone = await Promise.allSettled([undoBulk(db, me, id), undoBulk(db, me, id)]);
    expect(undone.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await pricesOf(db, poppies)).toEqual(['1000/3500', '2000/7000']);
  });
});
