import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { backgroundJob } from './job.tables.ts';
import { acquireLease, freeLeases, releaseLease, renewLease, settleFailure, settleSuccess } from './job-lease.ts';

const HOUR = 3_600_000;
const one = { name: 'clock', holder: 'one' };
const other = { name: 'clock', holder: 'other' };

const rowOf = async (db: Db) => (await db.select().from(backgroundJob).where(eq(backgroundJob.name, 'clock')))[0];
const letTimePass = (db: Db) =>
  db.execute(sql`update background_job set due_at = now() - interval '1 day', lease_until = now() - interval '1 day'`);

describe('the lease of a job', () => {
  test('goes to one process, and the others learn when it may be free', async ({ db }) => {
    expect(await acquireLease(db, one, HOUR)).toMatchObject({ isMine: true, failures: 0, succeeded_at: null });

    const { isMine, againMs } = await acquireLease(db, other, HOUR);
    expect(isMine).toBe(false);
    expect(againMs).toBeGreaterThan(0);
    expect(againMs).toBeLessThanOrEqual(HOUR);
  });

  test('of a round that is done is nobody else’s until the next is due', async ({ db }) => {
    await acquireLease(db, one, HOUR);
    await settleSuccess(db, one, 2 * HOUR);

    const look = await acquireLease(db, other, HOUR);
    expect(look).toMatchObject({ isMine: false, succeeded_at: expect.any(Date) });
    expect(look.againMs).toBeGreaterThan(HOUR);
    await letTimePass(db);
    expect((await acquireLease(db, other, HOUR)).isMine).toBe(true);
  });

  test('that was released is free immediately', async ({ db }) => {
    await acquireLease(db, one, HOUR);
    await releaseLease(db, one);

    expect((await acquireLease(db, other, HOUR)).isMine).toBe(true);
  });

  test('that has expired goes to another, and the first can no longer settle', async ({ db }) => {
    await acquireLease(db, one, HOUR);
    await letTimePass(db);
    expect((await acquireLease(db, other, HOUR)).isMine).toBe(true);

    await settleSuccess(db, one, HOUR);
    await settleFailure(db, one, HOUR);
    await releaseLease(db, one);

    expect(await rowOf(db)).toMatchObject({ holder: 'other', succeeded_at: null, failures: 0 });
  });

  test('counts failures until a success', async ({ db }) => {
    for (const failures of [0, 1, 2]) {
      expect(await acquireLease(db, one, HOUR)).toMatchObject({ isMine: true, failures });
      await settleFailure(db, one, 0);
    }
    await acquireLease(db, one, HOUR);
    await settleSuccess(db, one, 0);

    expect(await rowOf(db)).toMatchObject({ holder: null, lease_until: null, failures: 0 });
  });

  test('is renewed while it is held, and reports when another has it', async ({ database: { db } }) => {
    await acquireLease(db, one, 300);
    const first = await rowOf(db);
    const { lost, end } = renewLease(db, one, 300);
    await expect
      .poll(async () => (await rowOf(db))?.lease_until?.getTime())
      .toBeGreaterThan(first?.lease_until?.getTime() ?? 0);
    expect(lost.aborted).toBe(false);

    await db.update(backgroundJob).set({ holder: 'other' });
    await expect.poll(() => lost.aborted).toBe(true);
    end();
  });

  test('of the dead is freed in a database that belongs to one process', async ({ db }) => {
    await acquireLease(db, one, HOUR);
    await freeLeases(db);

    expect((await acquireLease(db, other, HOUR)).isMine).toBe(true);
  });
});
