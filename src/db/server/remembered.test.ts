import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Db } from './connect.ts';
import { contentChanged, remembered } from './remembered.ts';
import { prints, test } from './testing-prints.ts';
import { countQueries } from './testing-queries.ts';
import { inTransaction } from './transaction.ts';

/** Counts prints, and how often the database was queried for it. */
function counting() {
  let asked = 0;
  const count = remembered(async (db: Db) => {
    asked += 1;
    return (await db.select().from(prints)).length;
  });
  return { count, asked: () => asked };
}

test('what was read a moment ago is not read again', async ({ shop: { db } }) => {
  const { count, asked } = counting();

  const first = await count(db);
  await Promise.all([count(db), count(db)]);

  expect(await count(db)).toBe(first);
  expect(asked()).toBe(1);
});

test('a query is sent once, not by each caller', async ({ shop: { db } }) => {
  const all = remembered((handle) => handle.select().from(prints));

  const queries = await countQueries(db, () => Promise.all([all(db), all(db), all(db)]));

  expect(queries).toBe(1);
});

test('after a notified change it is read again, also if the change came during a read', async ({ shop: { db } }) => {
  const { count } = counting();
  const before = await count(db);
  contentChanged(db);
  const early = count(db);
  await db.insert(prints).values({ title: 'Told Of' });
  contentChanged(db);

  expect(await count(db)).toBe(before + 1);
  expect(await early).toBeLessThanOrEqual(before + 1);
});

test('a change without a notification is seen within two seconds', async ({ shop: { db } }) => {
  const { count } = counting();
  const before = await count(db);
  await db.insert(prints).values({ title: 'Never Told Of' });

  await delay(1_100);

  expect(await count(db)).toBe(before + 1);
});

test('a transaction reads for itself, and nobody else sees what it read', async ({ shop: { db } }) => {
  const { count } = counting();
  const before = await count(db);
  const inside = inTransaction(db, async (tx) => {
    expect(await count(tx)).toBe(before);
    await tx.insert(prints).values({ title: 'Half Done' });
    expect(await count(tx)).toBe(before + 1);
    throw new Error('undone');
  });

  await expect(inside).rejects.toThrow('undone');
  expect(await count(db)).toBe(before);
});

test('what failed to be read is read the next time', async ({ shop: { db } }) => {
  let isDown = true;
  const count = remembered(async () => {
    if (isDown) throw new Error('down');
    return 1;
  });

  await expect(count(db)).rejects.toThrow('down');
  isDown = false;

  expect(await count(db)).toBe(1);
});
