import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { article, lacksWords as articleLacks } from '#catalogue/articles/server/article.tables.ts';
import { saveArticle } from '#catalogue/articles/server/article-write.service.ts';
import { artist, lacksWords as artistLacks } from '#catalogue/artists/server/artist.tables.ts';
import { legalReply } from '#catalogue/pages/legal.contract.ts';
import { faqEntry } from '#catalogue/pages/server/faq.tables.ts';
import { shopPageReply } from '#catalogue/pages/shop-page.contract.ts';
import { addArtist, hangWork, openWorkIndex, words } from '#catalogue/works/server/testing-works.ts';
import { item, lacksWords as itemLacks } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { missingReply } from '../missing.contract.ts';

async function editorAsks(api: TestApi, db: Db) {
  const { headers } = await newStaff(api, db, 'editor');
  return async (query = '') => (await api(`/api/admin/missing${query}`, { headers })).as(missingReply);
}

test('texts that lack a language are listed with it, and leave the list when they are written', async ({ api, db }) => {
  const ask = await editorAsks(api, db);
  await openWorkIndex(db);
  const lin = await addArtist(db, 'Lin', { intro: { ...words('Paints'), 'zh-Hant': '' } });
  const sea = await hangWork(db, lin, 'Sea');
  const ridge = await hangWork(db, lin, 'Ridge', { title: { ...words('Ridge'), 'zh-Hans': '' } });
  await hangWork(db, lin, 'Unfinished', { title: { ...words('Un'), en: '' }, status: 'offline', stage: 'draft' });
  const blocks = [{ kind: 'quote', text: { ...words('Low'), en: '' } }] as const;
  const texts = { title: words('Ink'), summary: words('About ink') };
  await saveArticle(db, { slug: 'ink', type: 'news', ...texts, blocks: [...blocks], status: 'draft' });

  const works = await ask();
  expect(works.list).toEqual([{ id: String(ridge), name: 'Ridge', parts: [{ part: 'title', langs: ['zh-Hans'] }] }]);
  expect(works.counts).toMatchObject({ work: 1, artist: 1, article: 1, category: 0, frame: 0, setting: 0 });
  expect((await ask('?kind=artist')).list).toMatchObject([
    { id: String(lin), slug: 'lin', parts: [{ part: 'intro', langs: ['zh-Hant'] }] },
  ]);
  expect((await ask('?kind=article')).list[0]?.parts).toEqual([{ part: 'blocks', langs: ['en'] }]);

  await db
    .update(item)
    .set({ title: words('Ridge') })
    .where(eq(item.item_id, ridge));
  await db.execute(sql`update item set texts = texts #- '{alt,zh-Hant}' where item_id = ${sea}`);
  expect((await ask()).list).toMatchObject([{ id: String(sea), parts: [{ part: 'alt', langs: ['zh-Hant'] }] }]);
});

test('questions and documents are looked through as well', async ({ api, db }) => {
  const ask = await editorAsks(api, db);
  const { headers } = await newStaff(api, db, 'editor', 'another');
  expect((await ask('?kind=faq')).counts).toMatchObject({ faq: 0, page: 0 });
  const own = { question: words('How long?'), answer: [{ kind: 'paragraph', text: words('Ten days.') }], place: 99 };
  const lacking = { ...own, id: 'how-long', question: { ...own.question, 'zh-Hans': '' } };
  await db.insert(faqEntry).values(lacking as typeof faqEntry.$inferInsert);
  const { words: inForce } = (await api('/api/admin/legal/terms', { headers })).as(legalReply);
  const lead = { ...inForce.lead, 'zh-Hant': '' };
  await api('/api/admin/legal/terms', { method: 'PUT', headers, json: { revision: 0, ...inForce, lead } });

  expect(await ask('?kind=faq')).toMatchObject({
    list: [{ id: 'how-long', parts: [{ part: 'question', langs: ['zh-Hans'] }] }],
    counts: { faq: 1, page: 1 },
  });
  expect((await ask('?kind=page')).list).toMatchObject([
    { id: 'terms', parts: [{ part: 'lead', langs: ['zh-Hant'] }] },
  ]);
});

test('the shop’s own pages are looked through as their editors have left them', async ({ api, db }) => {
  const ask = await editorAsks(api, db);
  const { headers } = await newStaff(api, db, 'editor', 'another');
  const { words: own } = (await api('/api/admin/page/about', { headers })).as(shopPageReply);
  const title = { ...own.title, 'zh-Hans': '' };

  await api('/api/admin/page/about', { method: 'PUT', headers, json: { revision: 0, ...own, title } });

  expect((await ask('?kind=page')).list).toMatchObject([
    { id: 'about', parts: [{ part: 'title', langs: ['zh-Hans'] }] },
  ]);
});

test('what lacks a text is found by an index, however much there is', async ({ db }) => {
  const plan = async (query: SQLWrapper) => {
    await db.execute(sql`set local enable_seqscan = off`);
    return JSON.stringify((await db.execute(sql`explain ${query.getSQL()}`)).rows);
  };
  const { item_id } = item;
  const { artist_id } = artist;
  const { article_id } = article;

  expect(await plan(db.select({ item_id }).from(item).where(itemLacks(item)))).toContain('item_lacks');
  expect(await plan(db.select({ artist_id }).from(artist).where(artistLacks(artist)))).toContain('artist_lacks');
  expect(await plan(db.select({ article_id }).from(article).where(articleLacks(article)))).toContain('article_lacks');
});
