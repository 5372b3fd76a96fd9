import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Db } from './connect.ts';
import { prints, test } from './testing-prints.ts';
import { inTransaction, sqlState } from './transaction.ts';

async function titles(db: Db, ...wanted: string[]): Promise<string[]> {
  const rows = await db.select().from(prints).orderBy(prints.id);
  return rows.map((row) => row.title).filter((title) => wanted.includes(title));
}

async function add(db: Db, title: string): Promise<void> {
  await db.insert(prints).values({ title });
}

/** Fails like the database when two transactions conflict. */
async function failLikeConflict(db: Db): Promise<void> {
  await db.execute(sql`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`);
}

describe('a transaction', () => {
  test('keeps everything it wrote', async ({ shop: { db } }) => {
    await inTransaction(db, async (tx) => {
      await add(tx, 'Poppies');
      await add(tx, 'Water Lilies');
    });

    expect(await titles(db, 'Poppies', 'Water Lilies')).toEqual(['Poppies', 'Water Lilies']);
  });

  test('that fails leaves nothing behind', async ({ shop: { db } }) => {
    const failing = inTransaction(db, async (tx) => {
      await add(tx, 'Sunflowers');
      throw new Error('out of paper');
    });

    await expect(failing).rejects.toThrow('out of paper');
    expect(await titles(db, 'Sunflowers')).toEqual([]);
  });

  test('can lose a part and keep the rest', async ({ shop: { db } }) => {
    await inTransaction(db, async (tx) => {
      await add(tx, 'The Kiss');
      const part = inTransaction(tx, async (inner) => {
        await add(inner, 'The Scream');
        await add(inner, 'The Kiss');
      });
      await expect(part.catch(sqlState)).resolves.toBe('23505');
      await add(tx, 'Olive Trees');
    });

    expect(await titles(db, 'The Kiss', 'The Scream', 'Olive Trees')).toEqual(['The Kiss', 'Olive Trees']);
  });

  test('does its parts one after another, even when they are started together', async ({ shop: { db } }) => {
    await inTransaction(db, async (tx) => {
      const part = (title: string, isGood: boolean) =>
        inTransaction(tx, async (inner) => {
          await add(inner, title);
          await delay(10);
          if (!isGood) throw new Error('torn');
        });
      await Promise.allSettled([part('Dawn', false), part('Noon', true), part('Dusk', false)]);
    });

    expect(await titles(db, 'Dawn', 'Noon', 'Dusk')).toEqual(['Noon']);
  });

  test('in which a failure was overlooked is not taken for a success', async ({ shop: { db } }) => {
    const overlooking = inTransaction(db, async (tx) => {
      await add(tx, 'Irises');
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });

    await expect(overlooking).rejects.toThrow();
    expect(await titles(db, 'Irises')).toEqual([]);
  });
});

describe('a transaction that meets a conflict', () => {
  test('is tried again', async ({ shop: { db } }) => {
    let tries = 0;

    await inTransaction(db, async (tx) => {
      await add(tx, 'The Swing');
      tries += 1;
      if (tries < 3) await failLikeConflict(tx);
    });

    expect(tries).toBe(3);
    expect(await titles(db, 'The Swing')).toEqual(['The Swing']);
  });

  test('is given up after five tries', async ({ shop: { db } }) => {
    let tries = 0;
    const hopeless = inTransaction(db, async (tx) => {
      tries += 1;
      await failLikeConflict(tx);
    });

    await expect(hopeless.catch(sqlState)).resolves.toBe('40001');
    expect(tries).toBe(5);
  });

  test('is not tried again when it says so, nor on its own when it is part of another', async ({ shop: { db } }) => {
    let tries = 0;
    const work = async (tx: Db) => {
      tries += 1;
      await failLikeConflict(tx);
    };

    await expect(inTransaction(db, work, { retry: false })).rejects.toThrow();
    await db.transaction((tx) => expect(inTransaction(tx, work)).rejects.toThrow());

    expect(tries).toBe(2);
  });
});

describe('inside a transaction', () => {
  const clearly = 'only its own handle (tx) may be used';

  test('the outer database is refused immediately instead of waiting for itself', async ({ shop: { db } }) => {
    await expect(inTransaction(db, () => titles(db))).rejects.toThrow(clearly);
    await expect(inTransaction(db, () => db.transaction(async () => 1))).rejects.toThrow(clearly);
    await expect(db.transaction(async () => db.execute(sql`select 1`))).rejects.toThrow(clearly);
  });

  test('the outer transaction is refused in a part of it, also in tests', async ({ db }) => {
    const part = inTransaction(db, async () => db.execute(sql`select 1`));

    await expect(part).rejects.toThrow(clearly);
  });

  test('work that was left running may use the database once the transaction is over', async ({ shop: { db } }) => {
    let left: Promise<string[]> | undefined;
    await inTransaction(db, async (tx) => {
      await add(tx, 'Harvest');
      left = delay(50).then(() => titles(db, 'Harvest'));
    });

    await expect(left).resolves.toEqual(['Harvest']);
  });
});

describe.runIf(process.env.TEST_ENGINE === 'postgres')('on a server', () => {
  test('two buyers who lock the same prints in opposite order both succeed', async ({ shop: { db } }) => {
    const [one, two] = ['Left Wing', 'Right Wing'];
    await db.insert(prints).values([{ title: one }, { title: two }]);
    const buy = (first: string, second: string) =>
      inTransaction(db, async (tx) => {
        for (const title of [first, second]) {
          await tx
            .update(prints)
            .set({ nums: sql`${prints.nums} + 1` })
            .where(eq(prints.title, title));
          await delay(50);
        }
      });

    await Promise.all([buy(one, two), buy(two, one), buy(one, two), buy(two, one)]);

    const rows = await db.select({ nums: prints.nums }).from(prints).where(sql`title in (${one}, ${two})`);
    expect(rows).toEqual([{ nums: 4 }, { nums: 4 }]);
  });

  test('sessions that the server ends half-way cost their own transaction and nothing else', async ({
    shop: { db },
  }) => {
    const ended = Array.from({ length: 25 }, () =>
      db.transaction(async (tx) => {
        await add(tx, `Lost ${Math.random()}`);
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 20`);
        await delay(150);
        await tx.execute(sql`select 1`);
      }),
    );

    const outcomes = await Promise.allSettled(ended);

    expect(outcomes.every((outcome) => outcome.status === 'rejected')).toBe(true);
    await inTransaction(db, (tx) => add(tx, 'Kept'));
    expect((await db.select().from(prints)).filter((row) => /^Lost|^Kept/.test(row.title))).toMatchObject([
      { title: 'Kept' },
    ]);
  });
});
