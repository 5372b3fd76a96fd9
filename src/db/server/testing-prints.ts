import { join } from 'node:path';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { migrate } from './migrate.ts';
import { test as base, openTestDatabase } from './testing.ts';

export const TESTING_MIGRATIONS = join(import.meta.dirname, 'testing-migrations');

export const prints = pgTable('test_prints', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull().unique(),
  nums: integer().notNull().default(0),
});

/** For tests of the database layer: `shop` has the tables of `testing-migrations` and commits. */
export const test = base.extend('shop', { scope: 'file' }, async ({ source }, { onCleanup }) => {
  const database = await openTestDatabase(source);
  onCleanup(() => database.close());
  await migrate(database, TESTING_MIGRATIONS);
  return database;
});
