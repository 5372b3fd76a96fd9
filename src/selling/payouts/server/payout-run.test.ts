import { asc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { addArtist } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { test as base } from '#db/server/testing.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { backRow, saleRow, writeRows } from '#selling/shares/server/testing-shares.ts';
import type { PayeeKey } from '../payee.rules.ts';
import { payoutLine } from './payout.tables.ts';
import { payoutDifferences } from './payout-differences.service.ts';
import { startRun, stepRun } from './run.service.ts';
import { readOwed } from './testing-owed.ts';
import { arrive, enterPayee, PERIOD, STAFF, setPayouts } from './testing-payouts.ts';

interface Shop {
  lin: number;
  key: PayeeKey;
}

const test = base.extend<{ shop: Shop }>({
  shop: async ({ db }, use) => {
    const lin = await addArtist(db, 'Lin');
    await setPayouts(db);
    await use({ lin, key: `artist-${lin}` });
  },
});

const linesOf = (db: Db, runId: number) =>
  db.select().from(payoutLine).where(eq(payoutLine.run_id, runId)).orderBy(asc(payoutLine.line_id));
const record = { step: 'record', paid_on: '2026-11-10', reference: 'B-77' } as const;

async function payOut(db: Db): Promise<number> {
  const id = await startRun(db, STAFF, PERIOD);
  await stepRun(db, id, STAFF, { step: 'approve', version: 1 });
  await stepRun(db, id, STAFF, { ...record, version: 2 });
  return id;
}

describe('a payout run', () => {
  test('pays what has arrived to an artist without an account, and freezes how', async ({ db, shop: { lin, key } }) => {
    const sales = [saleRow({ artist_id: lin, amount: 30_000 }), saleRow({ artist_id: lin, amount: 500 })];
    await writeRows(db, sales);
    await arrive(db, [sales[0]?.order_id ?? 0]);
    await enterPayee(db, key);

    const id = await payOut(db);

    expect(await linesOf(db, id)).toMatchObject([
      {
        payee: key,
        gross: 30_000,
        code: '9B',
        withholding: 3_000,
        premium: 633,
        net: 26_367,
        rules: { withholding: { reason: 'rate', rate_bp: 1000 }, premium: { reason: 'rate', rate_bp: 211 } },
      },
    ]);
    expect(await readOwed(db, key)).toEqual({ earned: 30_500, paid: 30_000, planned: 0, open: 500, payable: 0 });
    expect(await payoutDifferences(db)).toEqual([]);
  });

  test('waits for the end of the return period and the hold, and while a return is open', async ({ db, shop }) => {
    const { lin, key } = shop;
    await setPayouts(db, { hold_from: 'return_period', hold_days: 7 });
    const [early, late, back] = [saleRow({ artist_id: lin }), saleRow({ artist_id: lin }), saleRow({ artist_id: lin })];
    await writeRows(db, [early, late, back]);
    // Arrived on the 19th: returnable until 2 November, then seven days from the 3rd.
    await arrive(db, [early.order_id], '2026-10-19');
    await arrive(db, [late.order_id], '2026-10-20');
    await arrive(db, [back.order_id], '2026-10-01', true);

    expect(await readOwed(db, key, '2026-11-10')).toMatchObject({ open: 900, payable: 300 });
    expect(await readOwed(db, key, '2026-11-09')).toMatchObject({ payable: 0 });
  });

  test('deducts a refund after the payout from the next one, and carries a negative balance forward', async ({
    db,
    shop: { lin, key },
  }) => {
    const sale = saleRow({ artist_id: lin, amount: 800 });
    await writeRows(db, [sale]);
    await arrive(db, [sale.order_id]);
    await enterPayee(db, key);
    await payOut(db);
    await writeRows(db, [backRow(sale)]);

    await expect(startRun(db, STAFF, PERIOD)).rejects.toMatchObject({ code: 'payout_empty' });
    expect(await readOwed(db, key)).toMatchObject({ earned: 0, paid: 800, open: -800, payable: -800 });

    const more = saleRow({ artist_id: lin, amount: 1_000 });
    await writeRows(db, [more]);
    await arrive(db, [more.order_id]);
    const next = await payOut(db);
    expect(await linesOf(db, next)).toMatchObject([{ gross: 200 }]);
    expect(await readOwed(db, key)).toMatchObject({ earned: 1_000, paid: 1_000, open: 0 });
  });

  test('leaves out only the payee whose data is missing, and balances below the minimum', async ({ db, shop }) => {
    const { lin, key } = shop;
    await setPayouts(db, { minimum: { NTD: 300, USD: 0 } });
    const wu = await addArtist(db, 'Wu');
    const he = await addArtist(db, 'He');
    const sales = [saleRow({ artist_id: lin }), saleRow({ artist_id: wu }), saleRow({ artist_id: he, amount: 299 })];
    await writeRows(db, sales);
    await arrive(
      db,
      sales.map(({ order_id }) => order_id),
    );
    await enterPayee(db, key);
    await enterPayee(db, `artist-${he}`);

    const id = await startRun(db, STAFF, PERIOD);

    expect(await linesOf(db, id)).toMatchObject([{ payee: key }]);
  });

  test('is discarded or recalculated as if it had never been', async ({ db, shop: { lin, key } }) => {
    const sale = saleRow({ artist_id: lin });
    await writeRows(db, [sale]);
    await arrive(db, [sale.order_id]);
    await enterPayee(db, key);
    const id = await startRun(db, STAFF, PERIOD);
    await expect(startRun(db, STAFF, PERIOD)).rejects.toMatchObject({ code: 'payout_open' });
    expect(await readOwed(db, key)).toMatchObject({ planned: 300, open: 0 });
    const more = saleRow({ artist_id: lin });
    await writeRows(db, [more]);
    await arrive(db, [more.order_id]);

    await stepRun(db, id, STAFF, { step: 'recompute', version: 1, ...PERIOD });
    expect(await linesOf(db, id)).toMatchObject([{ gross: 600 }]);
    await stepRun(db, id, STAFF, { step: 'discard', version: 2 });

    expect(await linesOf(db, id)).toEqual([]);
    expect(await readOwed(db, key)).toMatchObject({ planned: 0, open: 600, payable: 600 });
    expect(await payOut(db)).toBeGreaterThan(id);
  });

  test('is not approved while an account in it has changed', async ({ db, shop: { lin, key } }) => {
    const sale = saleRow({ artist_id: lin });
    await writeRows(db, [sale]);
    await arrive(db, [sale.order_id]);
    await enterPayee(db, key);
    const id = await startRun(db, STAFF, PERIOD);
    await enterPayee(db, key, { version: 1, name: '林玉' });

    const approve = stepRun(db, id, STAFF, { step: 'approve', version: 1 });

    await expect(approve).rejects.toMatchObject({ code: 'payout_outdated' });
  });

  test('notifies the payee of changed data without its values', async ({ db, shop: { key } }) => {
    await enterPayee(db, key, { email: 'lin@example.com', lang: 'zh-Hant' });
    await enterPayee(db, key, { version: 1, email: 'thief@example.com', lang: 'zh-Hant' });

    const mails = await db.select().from(mailOutbox).orderBy(asc(mailOutbox.mail_id));
    expect(mails.map(({ to }) => to)).toEqual(['lin@example.com', 'lin@example.com', 'thief@example.com']);
    expect(JSON.stringify(mails.map(({ data }) => data))).not.toMatch(/A123456789|00712345678901/);
  });

  test('that was paid never changes', async ({ db, shop: { lin, key } }) => {
    const sale = saleRow({ artist_id: lin });
    await writeRows(db, [sale]);
    await arrive(db, [sale.order_id]);
    await enterPayee(db, key);
    const id = await payOut(db);

    await expect(stepRun(db, id, STAFF, { step: 'discard', version: 3 })).rejects.toMatchObject({ code: 'conflict' });
    await expect(db.transaction((tx) => tx.delete(payoutLine))).rejects.toThrow();
    await expect(db.transaction((tx) => tx.update(payoutLine).set({ gross: 1, net: 1 }))).rejects.toThrow();
  });
});
