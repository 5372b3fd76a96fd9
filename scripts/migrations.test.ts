import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import config from '../drizzle.config.ts';

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
