import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import config from '../drizzle.config.ts';
import { stepsOf } from '../src/db/server/migration-steps.ts';

/** A snapshot without its ids. */
function schemaOf(snapshot: object): object {
  return { ...JSON.parse(JSON.stringify(snapshot)), id: '', prevId: '' };
}

test('the newest snapshot of the migrations is what the tables say', async () => {
  const files = globSync(config.schema as string[]).sort();
  const modules = await Promise.all(files.map((file) => import(join(process.cwd(), file)) as Promise<object>));
  const newest = globSync('migrations/meta/*_snapshot.json').sort().at(-1) ?? '';

  const declared = generateDrizzleJson(Object.assign({}, ...modules));

  expect(schemaOf(declared)).toEqual(schemaOf(JSON.parse(readFileSync(newest, 'utf8'))));
});

/** Earlier ones were written before a shop had to go on while its database is migrated. */
const FIRST_CHECKED = '0023';

test('processes of the previous version can go on while a migration runs', () => {
  const files = globSync('migrations/*.sql').sort();
  const dangerous = files.flatMap((file) => {
    const found = stepsOf(readFileSync(file, 'utf8')).filter(({ danger, excuse }) => danger && !excuse);
    return found.map(({ words, danger }) => `${file}: ${words}: ${danger}`);
  });
  const isChecked = (line: string) => line >= `migrations/${FIRST_CHECKED}`;

  // The check finds what it looks for.
  expect(dangerous.filter((line) => !isChecked(line)).length).toBeGreaterThan(5);
  expect(dangerous.filter(isChecked)).toEqual([]);
});

test('a migration that builds an index concurrently is in a file without a transaction', () => {
  const wrong = globSync('migrations/*.sql').filter((file) => {
    const text = readFileSync(file, 'utf8');
    return /concurrently/i.test(text) !== text.startsWith('-- no transaction');
  });
  expect(wrong).toEqual([]);
});
