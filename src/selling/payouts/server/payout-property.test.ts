import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { addArtist } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { backRow, saleRow, writeRows } from '#selling/shares/server/testing-shares.ts';
import { type Between, seeded } from '#selling/shares/testing-histories.ts';
import { Refusal } from '#shared/errors.ts';
import type { PayeeKey } from '../payee.rules.ts';
import { payoutDifferences } from './payout-differences.service.ts';
import { startRun, stepRun } from './run.service.ts';
import { arrive, enterPayee, PERIOD, STAFF, setPayouts } from './testing-payouts.ts';

const EVENTS = Number(process.env.PAYOUT_EVENTS ?? 1_500);
const CHECK_EVERY = 50;
const GALLERY = 303;

interface Ledger {
  db: Db;
  artists: number[];
  sold: { row: ReturnType<typeof saleRow>; back: number }[];
  run: { id: number; version: number; state: 'draft' | 'approved' } | undefined;
  count: number;
}

async function sell({ db, artists, sold }: Ledger, between: Between): Promise<void> {
  const amount = between(1, 40_000);
  const row = saleRow({
    artist_id: artists[between(0, artists.length - 1)] ?? 0,
    gallery_id: between(0, 3) === 0 ? GALLERY : null,
    currency: between(0, 4) === 0 ? 'USD' : 'NTD',
    gross: amount * 3,
    net: amount * 3,
    amount,
    nums: 3,
  });
  await writeRows(db, [row]);
  sold.push({ row, back: 0 });
  if (between(0, 4) > 0) await arrive(db, [row.order_id], '2026-10-01', between(0, 9) === 0);
}

async function refund(ledger: Ledger, between: Between): Promise<void> {
  const sale = ledger.sold[between(0, ledger.sold.length - 1)];
  if (!sale) return;
  const left = sale.row.amount - sale.back;
  const part = between(0, 1) === 0 ? left : between(0, left);
  ledger.count += 1;
  await writeRows(ledger.db, [
    backRow(sale.row, { refund_id: ledger.count, nums: 0, gross: -part * 3, net: -part * 3, amount: -part }),
  ]);
  sale.back += part;
}

/** One step of a run that its state allows, or a new run. */
async function moveRun(ledger: Ledger, between: Between): Promise<void> {
  const { db, run } = ledger;
  if (!run) {
    ledger.run = await started(db);
    return;
  }
  const { id, version, state } = run;
  const step = (['recompute', 'approve', 'discard', 'reopen', 'record'] as const)[between(0, 4)] ?? 'discard';
  if ((state === 'draft') === (step === 'reopen' || step === 'record')) return;
  if (state === 'approved' && (step === 'recompute' || step === 'approve')) return;
  const form =
    step === 'recompute'
      ? ({ step, version, ...PERIOD } as const)
      : step === 'record'
        ? ({ step, version, paid_on: PERIOD.until, reference: 'B-1' } as const)
        : ({ step, version } as const);
  try {
    await stepRun(db, id, STAFF, form);
  } catch (error) {
    // After refunds, there may be nothing left to pay.
    if (error instanceof Refusal && error.code === 'payout_empty') return;
    throw error;
  }
  if (step === 'discard' || step === 'record') ledger.run = undefined;
  else ledger.run = { id, version: version + 1, state: step === 'approve' ? 'approved' : 'draft' };
}

async function started(db: Db): Promise<Ledger['run']> {
  try {
    return { id: await startRun(db, STAFF, PERIOD), version: 1, state: 'draft' };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'payout_empty') return undefined;
    throw error;
  }
}

/** By payee and currency, counted from the rows and not by the shop's own statement. */
async function sumsByHand(db: Db): Promise<{ earned: number; paid: number; planned: number; open: number }[]> {
  const { rows } = await db.execute(sql`
    with ledger as (select coalesce('gallery-' || gallery_id, 'artist-' || artist_id) as payee, currency, sum(amount) as earned,
        sum(amount) filter (where entry_id not in (select entry_id from payout_entry)) as open
      from share_entry group by 1, 2),
    lines as (select payee, currency, sum(gross) filter (where state = 'paid') as paid, sum(gross) filter (where state <> 'paid') as planned
      from payout_line join payout_run using (run_id) group by 1, 2)
    select earned, open, paid, planned from ledger left join lines using (payee, currency)`);
  return rows.map(({ earned, paid, planned, open }) => ({
    earned: Number(earned),
    paid: Number(paid),
    planned: Number(planned),
    open: Number(open),
  }));
}

test('whatever happens, every share is paid out or open, exactly once', async ({ db }) => {
  const between = seeded(20_261_118);
  await setPayouts(db, { minimum: { NTD: 500, USD: 100 } });
  const artists = [await addArtist(db, 'Lin'), await addArtist(db, 'Wu'), await addArtist(db, 'He')];
  // The third artist never enters anything.
  const keys: PayeeKey[] = [`artist-${artists[0] ?? 0}`, `artist-${artists[1] ?? 0}`, `gallery-${GALLERY}`];
  for (const key of keys) await enterPayee(db, key);
  const ledger: Ledger = { db, artists, sold: [], run: undefined, count: 0 };

  for (let event = 1; event <= EVENTS; event++) {
    const kind = between(0, 9);
    if (kind < 5) await sell(ledger, between);
    else if (kind < 7) await refund(ledger, between);
    else await moveRun(ledger, between);
    if (event % CHECK_EVERY !== 0) continue;
    for (const { earned, paid, planned, open } of await sumsByHand(db)) expect(paid + planned + open).toBe(earned);
    expect(await payoutDifferences(db)).toEqual([]);
  }

  const { rows } = await db.execute(sql`select count(*)::int as runs from payout_run where state = 'paid'`);
  expect(Number(rows[0]?.runs)).toBeGreaterThan(EVENTS / 200);
}, 300_000);
