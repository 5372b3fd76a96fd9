import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#db/server/testing.ts';
import { SEED_FRAMES } from '#ground/framing/frames.ts';
import { OPENING_CATEGORIES } from '../opening-categories.rules.ts';
import { layInStock } from './opening-stock.service.ts';
import { category, frame } from './works.tables.ts';

test('an empty shop gets initial frames and categories, and staff changes to them stay', async ({ db }) => {
  await layInStock(db);
  await db.update(frame).set({ enabled: false }).where(eq(frame.frame_id, 6));
  await db.delete(category).where(eq(category.code, 'pattern'));
  await layInStock(db);

  const frames = await db.select().from(frame).orderBy(asc(frame.position));
  expect(frames.map(({ name }) => name)).toEqual(SEED_FRAMES.map(({ name }) => name));
  expect(frames.find(({ frame_id }) => frame_id === 6)?.enabled).toBe(false);
  expect(await db.$count(category)).toBe(OPENING_CATEGORIES.length - 1);
});
