import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { item } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import {
  findApplicationOf,
  reviewApplication,
  submitApplication,
} from '#people/applications/server/application.service.ts';
import { tickAll } from '#people/applications/server/testing-checks.ts';
import { work } from './studio.tables.ts';
import { openedWork } from './testing-works.ts';
import { applyReviewStep, applySellerStep } from './work-step.service.ts';

/** Long enough for a call to reach its lock. */
const REACHED_MS = 300;

const versionOf = async (db: Db, id: number) =>
  (await db.select().from(work).where(eq(work.item_id, id)))[0]?.version ?? 0;

/** A submitted work, and the suspension of its seller. */
async function submitted(db: Db) {
  const { seller, reviewer, item_id } = await openedWork(db);
  const { member_id } = seller;
  await submitApplication(db, { member_id, kind: 'artist', portfolio: 'p', statement: 's' });
  const id = (await findApplicationOf(db, member_id)) ?? 0;
  await tickAll(db, id);
  await reviewApplication(db, reviewer, id, { step: 'approve', reason: '' });
  await applySellerStep(db, seller, { item_id, step: 'submit', version: await versionOf(db, item_id) });
  const suspend = () => reviewApplication(db, reviewer, id, { step: 'suspend', reason: 'Because.' });
  const publish = async () =>
    applyReviewStep(db, reviewer, { item_id, step: 'publish', version: await versionOf(db, item_id), words: '' });
  return { seller, item_id, suspend, publish };
}

/** Locks a work while two calls start, the second after the first has reached the lock. */
async function whileLocked(db: Db, item_id: number, first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const [locked, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.transaction(async (tx) => {
    await tx.select().from(item).where(eq(item.item_id, item_id)).for('update');
    locked.resolve();
    await over.promise;
  });
  await locked.promise;
  const begun: Promise<unknown>[] = [];
  for (const begin of [first, second]) {
    begun.push(begin());
    await delay(REACHED_MS);
  }
  over.resolve();
  await holding;
  return (await Promise.allSettled(begun)).map(({ status }) => status);
}

// The embedded database has one connection, so nothing is concurrent there.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('a seller who is suspended', () => {
  test('while their work is being published has nothing online', async ({ database: { db } }) => {
    const { item_id, publish, suspend } = await submitted(db);

    expect(await whileLocked(db, item_id, publish, suspend)).toEqual(['fulfilled', 'fulfilled']);

    const [row] = await db.select().from(item).where(eq(item.item_id, item_id));
    expect(row).toMatchObject({ status: 'offline', stage: 'paused', paused_by: 'shop' });
  });

  test('a moment before has nothing published', async ({ database: { db } }) => {
    const { item_id, publish, suspend } = await submitted(db);
    await suspend();

    await expect(publish()).rejects.toThrow('conflict');

    const [row] = await db.select().from(item).where(eq(item.item_id, item_id));
    expect(row).toMatchObject({ status: 'offline', stage: 'submitted' });
  });

  test('while they end a pause of their own has nothing online', async ({ database: { db } }) => {
    const { seller, item_id, publish, suspend } = await submitted(db);
    await publish();
    await applySellerStep(db, seller, { item_id, step: 'pause', version: await versionOf(db, item_id) });
    const resume = async () =>
      applySellerStep(db, seller, { item_id, step: 'resume', version: await versionOf(db, item_id) });

    expect(await whileLocked(db, item_id, resume, suspend)).toEqual(['fulfilled', 'fulfilled']);

    const [row] = await db.select().from(item).where(eq(item.item_id, item_id));
    expect(row).toMatchObject({ status: 'offline', paused_by: 'shop' });
    await expect(resume()).rejects.toThrow('forbidden');
  });
});
