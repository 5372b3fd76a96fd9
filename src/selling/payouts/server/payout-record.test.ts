import { describe, expect } from 'vitest';
import { addArtist } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { saleRow, writeRows } from '#selling/shares/server/testing-shares.ts';
import { startRun, stepRun } from './run.service.ts';
import { arrive, enterPayee, PERIOD, STAFF, setPayouts } from './testing-payouts.ts';

const LATER = { ...STAFF, now: new Date('2026-11-20T04:00:00Z') };

/** A run planned for 12 November, approved; the payee is exempt from the premium until a day. */
async function approvedRun(db: Db, premium_exempt_until: string): Promise<number> {
  const lin = await addArtist(db, 'Lin');
  await setPayouts(db);
  const sale = saleRow({ artist_id: lin, amount: 40_000 });
  await writeRows(db, [sale]);
  await arrive(db, [sale.order_id]);
  await enterPayee(db, `artist-${lin}`, { premium_exempt_until });
  const id = await startRun(db, STAFF, { ...PERIOD, pay_on: '2026-11-12' });
  await stepRun(db, id, STAFF, { step: 'approve', version: 1 });
  return id;
}

const record = (db: Db, id: number, paid_on: string) =>
  stepRun(db, id, LATER, { step: 'record', version: 2, paid_on, reference: 'B-1' });
const refused = { code: 'payout_rules_changed' };

describe('the day on which a run was really paid', () => {
  test('must not be after the exemption that was applied', async ({ db }) => {
    const id = await approvedRun(db, '2026-11-14');

    await expect(record(db, id, '2026-11-15')).rejects.toMatchObject(refused);
    await record(db, id, '2026-11-14');
  });

  test('must not be within an exemption that was not applied', async ({ db }) => {
    const id = await approvedRun(db, '2026-11-11');

    await expect(record(db, id, '2026-11-11')).rejects.toMatchObject(refused);
    await record(db, id, '2026-11-13');
  });
});
