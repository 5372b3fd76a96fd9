import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { interpretKeyword } from './question.service.ts';
import { findDocuments } from './search.service.ts';
import { searchDocument, searchWord } from './search.tables.ts';
import { indexDocument, indexDocuments, removeDocument } from './search-write.service.ts';
import { CATALOGUE } from './testing-catalogue.ts';
import { countChanges } from './word-counts.ts';

const work = {
  kind: 'item' as const,
  doc_id: 900,
  title: { en: 'Blue Heron', 'zh-Hant': '青鷺', 'zh-Hans': '青鹭' },
  names: {
    en: 'Ezra Quill',
    'zh-Hant': '以斯拉・奎爾',
    'zh-Hans': '以斯拉・奎尔',
  },
  words: ['bird', '鳥'],
  rank: 1,
};

async function finds(db: Db, keyword: string): Promise<boolean> {
  const found = await findDocuments(db, await interpretKeyword(db, keyword), 'item', {
    offset: 0,
    limit: 50,
  });
  return found.ids.includes(work.doc_id);
}

/** Compares the word counts with the documents. */
async function expectRightCounts(db: Db) {
  const documents = await db
    .select({
      kind: searchDocument.kind,
      words: sql<string[]>`tsvector_to_array(${searchDocument.terms})`,
    })
    .from(searchDocument);
  const expected = countChanges(documents.map((document) => ({ ...document, by: 1 as const })));
  const rows = await db.select().from(searchWord);
  const counted = new Map(rows.map(({ word, near: _near, ...counts }) => [word, counts]));
  expect(counted).toEqual(expected);
}

test('a changed work is found by its new words and no longer by its old ones', async ({ db }) => {
  await indexDocument(db, work);
  expect([await finds(db, 'heron'), await finds(db, '青鹭'), await finds(db, 'bird')]).toEqual([true, true, true]);

  await indexDocument(db, {
    ...work,
    title: { en: 'Grey Heron', 'zh-Hant': '灰鷺', 'zh-Hans': '灰鹭' },
  });

  expect([await finds(db, 'grey'), await finds(db, '灰鷺'), await finds(db, 'bird')]).toEqual([true, true, true]);
  expect([await finds(db, 'blue'), await finds(db, '青鷺')]).toEqual([false, false]);
  await expectRightCounts(db);
});

test('a work that went offline is not found, and its words are removed', async ({ db }) => {
  await indexDocuments(db, [...CATALOGUE, work]);

  await removeDocument(db, 'item', work.doc_id);

  expect(await finds(db, 'heron')).toBe(false);
  expect(await db.select().from(searchWord).where(eq(searchWord.word, 'heron'))).toEqual([]);
  await expectRightCounts(db);
});

test('writing the same documents again changes nothing', async ({ db }) => {
  await indexDocuments(db, CATALOGUE);
  const before = await db.select().from(searchWord).orderBy(searchWord.word);

  await indexDocuments(db, CATALOGUE);
  await indexDocuments(db, [work, { ...work, rank: 2 }]);
  await removeDocument(db, 'item', work.doc_id);
  await removeDocument(db, 'item', 12_345);

  expect(await db.select().from(searchWord).orderBy(searchWord.word)).toEqual(before);
  await expectRightCounts(db);
});

test('texts of any kind and length can be written', async ({ db }) => {
  const odd = "L'œuvre 'quoted' \\ :* & | ! ( ) <-> ";
  const title = { en: odd, 'zh-Hant': '🎨', 'zh-Hans': '' };
  const body = {
    en: `${odd}\u0000`.repeat(2_000),
    'zh-Hant': '畫'.repeat(20_000),
    'zh-Hans': '',
  };

  await indexDocument(db, {
    ...work,
    title,
    names: title,
    words: [odd.repeat(100), '\u0000', ''],
    body,
  });

  expect([await finds(db, 'oeuvre'), await finds(db, '畫畫畫')]).toEqual([true, true]);
});
