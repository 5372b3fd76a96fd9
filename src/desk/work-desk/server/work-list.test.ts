import { type SQLWrapper, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { deskArtistsPage } from '#catalogue/artists/server/artist-desk.service.ts';
import { type WorksWanted, worksPage, worksUpTo } from '#catalogue/works/server/seller-works.service.ts';
import { workWords } from '#catalogue/works/server/work-words.service.ts';
import type { Db } from '#db/server/connect.ts';
import { MOST_COUNTED } from '#shared/counted.rules.ts';
import { deskWorksReply } from '../work-desk.contract.ts';
import { insertWorks, newStaff } from './testing-desk.ts';

const MANY = 100_000;

async function planOf(db: Db, query: unknown): Promise<string> {
  const { rows } = await db.execute<Record<string, string>>(sql`explain ${(query as SQLWrapper).getSQL()}`);
  return rows.map((row) => Object.values(row)[0]).join('\n');
}

/** The pairs of a title are slow to make: the index has them, and no candidate is compared by making them again. */
const PAIRS_MADE_AGAIN = /Filter: (?:(?!->)[\s\S])*pairs_of/;

const PARTS = 20;

/** Like an old shop: works of every stage and sale mode, a thousand artists, and half changed at one moment. */
async function spread(db: Db): Promise<void> {
  await db.execute(sql`insert into artist (slug, kind, name, place, intro, story, sort_en, sort_hant, sort_hans, hidden)
    select 'a-' || n, 'artist', jsonb_build_object('en', 'Painter ' || n, 'zh-Hant', '', 'zh-Hans', ''), place, intro, story,
      'painter' || n, 'painter' || n, 'painter' || n, n % 500 = 0
    from (select place, intro, story from artist limit 1) as model, generate_series(1, 20000) as n`);
  // In parts, each far below the statement timeout.
  for (let part = 0; part < PARTS; part += 1)
    await db.execute(sql`update item set
    artist_id = case when item_id % 1000 = 0 then artist_id else (select min(artist_id) from artist) + (item_id % 1000)::int end,
    category = (array['landscape', 'sea', 'city'])[1 + item_id % 3],
    stage = case item_id % 50 when 0 then 'draft' when 1 then 'removed' end,
    status = case when item_id % 50 < 2 then 'offline' else 'online' end,
    sale_mode = case when item_id % 400 = 3 then 'exhibition' else 'online' end,
    updated_at = case when item_id % 2 = 0 then updated_at else updated_at - item_id * interval '1 minute' end
    where item_id % ${PARTS} = ${part}`);
  await db.execute(sql`analyze item`);
  await db.execute(sql`analyze artist`);
}

test('a search looks all its words up in the index, and makes no pairs of a title again', async ({ db }) => {
  await insertWorks(db, 100, { withSizes: false });
  // Only bitmap scans remain, which large tables have anyway.
  for (const kind of ['seqscan', 'indexscan', 'indexonlyscan'])
    await db.execute(sql.raw(`set local enable_${kind} = off`));

  for (const keyword of ['work 47', '47', 'work']) {
    const plan = await planOf(db, worksUpTo(db, { words: await workWords(db, keyword) }, MOST_COUNTED + 1));
    expect(plan, keyword).toContain('item_pairs');
    expect(plan, keyword).not.toMatch(PAIRS_MADE_AGAIN);
  }
});

// The embedded engine plans the same, and takes minutes for so many rows.
const onServer = test.runIf(process.env.TEST_ENGINE === 'postgres');

onServer(
  'a hundred thousand works are found, narrowed, sorted and counted by indexes',
  { timeout: 600_000 },
  async ({ api, db }) => {
    await insertWorks(db, MANY, { withSizes: false });
    await spread(db);
    const wanted: Record<string, WorksWanted> = {
      all: {},
      words: { words: await workWords(db, 'work 4711') },
      part: { words: await workWords(db, 'rk 471') },
      chinese: { words: await workWords(db, '4711（繁') },
      artist_name: { words: await workWords(db, 'inter 777') },
      number: { words: await workWords(db, '#4711') },

      artist: { artists: [Number((await db.execute(sql`select min(artist_id) + 7 as id from artist`)).rows[0]?.id)] },
      online: { stage: 'online' },
      removed: { stage: 'removed' },
      category: { category: 'sea' },
      sale_mode: { sale_mode: 'exhibition' },
      both: { category: 'sea', stage: 'draft' },
    };

    for (const [name, which] of Object.entries(wanted)) {
      expect(await planOf(db, worksUpTo(db, which, MOST_COUNTED + 1)), `counting ${name}`).not.toContain(
        'Seq Scan on item',
      );
      for (const sort of ['newest', 'changed', 'title'] as const) {
        const plan = await planOf(db, worksPage(db, which, { sort, limit: 30, offset: 0 }));
        expect(plan, `${name} by ${sort}`).not.toContain('Seq Scan on item');
      }
    }
    for (const sort of ['newest', 'changed', 'title'] as const) {
      expect(await planOf(db, worksPage(db, {}, { sort, limit: 30, offset: 0 })), sort).not.toContain('Sort');
    }
    const page = { limit: 30, offset: 0 };
    expect(await planOf(db, deskArtistsPage(db, 'en', { words: 'inter 77' }, page))).toContain('artist_pairs');
    expect(await planOf(db, deskArtistsPage(db, 'zh-Hant', {}, page))).toContain('artist_sort_hant');
    expect(await planOf(db, deskArtistsPage(db, 'en', { state: 'hidden' }, page))).not.toContain('Seq Scan');

    const headers = await newStaff(api, db, 'editor');
    const all = (await api('/api/admin/work?page=9999', { headers })).as(deskWorksReply);
    expect(all).toMatchObject({ total: MOST_COUNTED, more: true, page: 34, pages: 34 });
  },
);
