import { describe, expect } from 'vitest';
import { addArtist } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { backRow, saleRow, writeRows } from '#selling/shares/server/testing-shares.ts';
import { Refusal } from '#shared/errors.ts';
import { payoutDifferences } from './payout-differences.service.ts';
import { startRun, stepRun } from './run.service.ts';
import { readOwed } from './testing-owed.ts';
import { arrive, enterPayee, PERIOD, STAFF, setPayouts } from './testing-payouts.ts';

const ROUNDS = Number(process.env.PAYOUT_ROUNDS ?? 15);

async function stock(db: Db) {
  const lin = await addArtist(db, 'Lin');
  const key = `artist-${lin}` as const;
  await setPayouts(db);
  await enterPayee(db, key);
  const sales = Array.from({ length: 5 }, () => saleRow({ artist_id: lin, amount: 1_000 }));
  await writeRows(db, sales);
  await arrive(
    db,
    sales.map(({ order_id }) => order_id),
  );
  return { key, sales };
}

/** What succeeded; everything else was refused, and nothing broke. */
async function done<Result>(works: readonly Promise<Result>[]): Promise<Result[]> {
  const ends = await Promise.allSettled(works);
  for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(Refusal);
  return ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
}

describe.runIf(process.env.TEST_ENGINE === 'postgres')('several people at the same time', { timeout: 120_000 }, () => {
  test('make one run, approve it once and record it once', async ({ database: { db } }) => {
    const { key } = await stock(db);
    for (let round = 0; round < ROUNDS; round++) {
      const ids = await done(Array.from({ length: 4 }, () => startRun(db, STAFF, PERIOD)));
      expect(ids).toHaveLength(1);
      const id = ids[0] ?? 0;
      const steps = Array.from({ length: 4 }, (_, at) =>
        stepRun(db, id, { ...STAFF, staff_id: at + 1 }, { step: at % 2 ? 'approve' : 'discard', version: 1 }),
      );
      expect(await done(steps)).toHaveLength(1);
      // Either it was approved, and can be discarded, or it was discarded.
      await done([stepRun(db, id, STAFF, { step: 'discard', version: 2 })]);
    }
    const [id = 0] = await done([startRun(db, STAFF, PERIOD)]);
    await stepRun(db, id, STAFF, { step: 'approve', version: 1 });
    const record = { step: 'record', version: 2, paid_on: PERIOD.until, reference: 'B' } as const;
    expect(await done(Array.from({ length: 4 }, () => stepRun(db, id, STAFF, record)))).toHaveLength(1);
    expect(await readOwed(db, key)).toMatchObject({ paid: 5_000, open: 0 });
    expect(await payoutDifferences(db)).toEqual([]);
  });

  test('refund while a run is calculated: a refund is in this run or in the next, never in half of it', async ({
    database: { db },
  }) => {
    const { key, sales } = await stock(db);
    for (let round = 0; round < ROUNDS; round++) {
      const sale = sales[round % sales.length];
      const part = { refund_id: round + 1, nums: 0, gross: -1, net: -1, amount: -1 };
      const run = startRun(db, STAFF, PERIOD);
      await Promise.all([run, ...(sale ? [writeRows(db, [backRow(sale, part)])] : [])]);
      const sums = await readOwed(db, key);
      expect(sums?.earned).toBe(5_000 - round - 1);
      expect((sums?.planned ?? 0) + (sums?.open ?? 0)).toBe(sums?.earned);
      expect(await payoutDifferences(db)).toEqual([]);
      await stepRun(db, await run, STAFF, { step: 'discard', version: 1 });
    }
  });
});
