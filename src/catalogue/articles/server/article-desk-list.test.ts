import { type SQLWrapper, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { writeRows } from '#db/server/testing-rows.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { type DeskListQuery, deskListReply } from '../article-desk.contract.ts';
import { ARTICLE_ORDERS } from '../article-desk-search.rules.ts';
import { articlesUpTo, deskArticlesPage } from './article-desk.service.ts';
import { saveArticle } from './article-write.service.ts';

/** `LIST_ARTICLES=100000` is for long runs; the suite has to be quick. */
const MANY = Number(process.env.LIST_ARTICLES || 10_000);

const write = (db: Db, slug: string, en: string, hant: string) =>
  saveArticle(db, {
    slug,
    type: 'news',
    title: { en, 'zh-Hant': hant, 'zh-Hans': '' },
    summary: { en, 'zh-Hant': hant, 'zh-Hans': '' },
    blocks: [],
    status: 'draft',
  });

async function finder(api: TestApi, db: Db) {
  const { headers } = await newStaff(api, db, 'editor');
  return async (keyword: string) => {
    const found = await api(`/api/admin/article?keyword=${encodeURIComponent(keyword)}`, { headers });
    const { list, total } = found.as(deskListReply);
    expect(total).toBe(list.length);
    return list.map(({ slug }) => slug).toSorted();
  };
}

test('articles are found by any part of a title in any language, or of their slug', async ({ api, db }) => {
  await write(db, 'quiet-ink', 'What Cotton does', '棉與墨');
  await write(db, 'new-room', 'A new room', '新展間');
  const find = await finder(api, db);

  expect(await find('cotton')).toEqual(['quiet-ink']);
  expect(await find('TTON DO')).toEqual(['quiet-ink']);
  expect(await find('iet-in')).toEqual(['quiet-ink']);
  expect(await find('墨')).toEqual(['quiet-ink']);
  expect(await find('展間')).toEqual(['new-room']);
  expect(await find('間展')).toEqual([]);
  expect(await find('w')).toEqual(['new-room', 'quiet-ink']);
  expect(await find('%')).toEqual([]);
});

test('a search among many articles uses an index in every sort order', async ({ db }) => {
  await writeRows(
    db,
    MANY,
    (from, to) => sql`insert into article (slug, type, title, summary, blocks, status, updated_at)
    select 'article-' || to_hex(n * 7919), 'news', title, title, '[]'::jsonb, 'draft', now() - n * interval '1 minute'
    from (select n, jsonb_build_object('en', 'About ' || to_hex(n * 104729), 'zh-Hant', chr((19968 + n % 9000)::int) || chr((20000 + n % 7000)::int),
      'zh-Hans', '') as title from generate_series(${from}::bigint, ${to}::bigint) n) as many`,
  );
  await db.execute(sql`analyze article`);
  const planOf = async (query: Partial<DeskListQuery>) => {
    const wanted = deskArticlesPage(db, 'en', { sort: 'changed', page: 1, ...query }) as unknown as SQLWrapper;
    return JSON.stringify((await db.execute(sql`explain ${wanted.getSQL()}`)).rows);
  };

  const counting = articlesUpTo(db, { state: 'withdrawn' }) as unknown as SQLWrapper;
  const counted = JSON.stringify((await db.execute(sql`explain ${counting.getSQL()}`)).rows);
  expect(counted).toContain('article_state');
  expect(counted).toContain('Limit');

  for (const sort of ARTICLE_ORDERS)
    for (const keyword of ['1eef', 'article-3dde', '林', '林美']) {
      const plan = await planOf({ keyword, sort });
      expect(plan, `${keyword} by ${sort}`).toContain('article_pairs');
      expect(plan).not.toContain('Seq Scan on article');
    }
}, 120_000);
