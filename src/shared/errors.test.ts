import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { refusals } from './errors.ts';

test('the product’s page lists every code a refusal can have, with its status, and no other', async () => {
  const page = await readFile('docs/product.md', 'utf8');
  const rows = page.matchAll(/^\| (\d{3}) +\| (.+?) +\|$/gm);
  const listed = [...rows].flatMap(([, status, codes = '']) =>
    [...codes.matchAll(/`(\w+)`/g)].map(([, code]) => `${status} ${code}`),
  );

  expect(listed.toSorted()).toEqual(
    Object.entries(refusals)
      .map(([code, status]) => `${status} ${code}`)
      .toSorted(),
  );
});
