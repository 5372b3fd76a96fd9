import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { PAGE_SIZE } from '#catalogue/search/search.rules.ts';
import type { Db } from '#db/server/connect.ts';
import { test as databaseTest } from '#db/server/testing.ts';
import { countQueries } from '#db/server/testing-queries.ts';
import { readMatches } from './document-reads.ts';
import { popularOf, refreshPopular } from './popular.service.ts';
import { asTsquery, interpretKeyword, type Question } from './question.service.ts';
import { findDocuments, findFirst } from './search.service.ts';
import { indexDocuments, setRanks } from './search-write.service.ts';
import { CATALOGUE } from './testing-catalogue.ts';

const COPIES = 200;

/** A shop so large that search does not read everything: the works 201 times, with different popularity. */
const test = databaseTest.extend('shop', async ({ db }) => {
  await indexDocuments(db, CATALOGUE);
  // Building the word index afterwards is ten times faster than updating it.
  await db.execute(sql`drop index search_document_terms, search_document_popular`);
  await db.execute(sql`
    insert into search_document (kind, doc_id, title, subtitle, terms, rank)
    select kind, doc_id + 100 * copy, title, subtitle, terms, (doc_id * 7919 + copy * 104729) % 10007
    from search_document, generate_series(1, ${COPIES}::int) as copy where kind = 'item'`);
  await db.execute(sql`create index search_document_terms on search_document using gin (terms)`);
  const times = sql.raw(String(COPIES + 1));
  await db.execute(sql`update search_word set item = item * ${times}, item_title = item_title * ${times}`);
  await refreshPopular(db);
  await db.execute(sql`create index search_document_popular on search_document using gin (terms) where is_popular`);
  return db;
});

/** All matches, read and sorted without any selection. */
async function everything(db: Db, question: Question): Promise<number[]> {
  const query = asTsquery(question, 'item', 'anywhere');
  const all = await readMatches(db, { query, first: asTsquery(question, 'item', 'title') }, { offset: 0, limit: 1e5 });
  return all.ids;
}

test('in a large shop every page is the same as if everything were read', {
  timeout: 120_000,
}, async ({ shop }) => {
  for (const keyword of ['giclée', 'oil', 'first', '木刻', 'two oil', 'red flower', 'snow oil', 'tulip night']) {
    const question = await interpretKeyword(shop, keyword);
    const all = await everything(shop, question);
    for (const offset of [0, 10 * PAGE_SIZE, 41 * PAGE_SIZE]) {
      const page = await findDocuments(shop, question, 'item', {
        offset,
        limit: PAGE_SIZE,
      });

      expect(page.ids, `${keyword} from ${offset}`).toEqual(all.slice(offset, offset + PAGE_SIZE));
      expect(page, keyword).toMatchObject({
        total: Math.min(all.length, 1000),
        more: all.length > 1000,
      });
    }
    expect(await findFirst(shop, question, 'item', 5)).toEqual(all.slice(0, 5));
    const page = { offset: 0, limit: PAGE_SIZE };
    const queries = await countQueries(shop, () => findDocuments(shop, question, 'item', page));
    expect(queries, keyword).toBeLessThanOrEqual(8);
  }
});

test('in a large shop a work that becomes popular comes first', {
  timeout: 120_000,
}, async ({ shop }) => {
  const question = await interpretKeyword(shop, 'harmattan');
  const [, , third = 0] = await findFirst(shop, question, 'item', 3);

  await setRanks(shop, 'item', new Map([[third, 1e6]]));
  await refreshPopular(shop);

  expect(await findFirst(shop, question, 'item', 1)).toEqual([third]);
});

databaseTest('a small shop has no popular works apart, a large one a thirty-second part', () => {
  expect(popularOf(28)).toBe(0);
  expect(popularOf(1_000)).toBe(0);
  expect(popularOf(6_000)).toBe(1_000);
  expect(popularOf(1_000_000)).toBe(31_250);
});
