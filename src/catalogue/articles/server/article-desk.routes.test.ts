import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { test as base, type TestApi } from '#app/server/testing.ts';
import { searchReply } from '#catalogue/search/search.contract.ts';
import { addArtist, hangWork, openWorkIndex, words } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { articleListReply, articleReply } from '../article.contract.ts';
import {
  type ArticleForm,
  articlePictureReply,
  type DeskArticle,
  deskArticleReply,
  deskListReply,
} from '../article-desk.contract.ts';
import { article } from './article.tables.ts';

type Headers = Record<string, string>;

const test = base.override('config', async () => ({ dataDir: await temporaryFolder() }));
const path = '/api/admin/article';
const nothing = { en: '', 'zh-Hant': '', 'zh-Hans': '' };

const draft = (slug: string, more: Partial<ArticleForm> = {}): ArticleForm => ({
  slug,
  type: 'insight',
  tags: ['print'],
  title: words('Quiet ink'),
  summary: words('What cotton does.'),
  cover_item_id: null,
  cover_hash: null,
  cover_alt: nothing,
  blocks: [{ kind: 'paragraph', text: words('Cotton holds ink.') }],
  ...more,
});

function desk(api: TestApi, headers: Headers) {
  const send = (method: string, at: string, json: object) => api(`${path}${at}`, { method, headers, json });
  return {
    create: async (form: ArticleForm) => (await send('POST', '', form)).as(deskArticleReply).article,
    begin: (form: ArticleForm) => send('POST', '', form),
    save: (id: number, json: object) => send('PUT', `/${id}`, json),
    step: (id: number, step: string, json: object) => send('POST', `/${id}/${step}`, json),
    preview: (json: object) => send('POST', '/preview', json),
    list: async (query = '') => (await api(`${path}${query}`, { headers })).as(deskListReply),
  };
}

/** The article's texts without its state. */
function wordsOf(article: DeskArticle): ArticleForm {
  const { article_id: _id, version: _version, state: _state, steps: _steps, ...rest } = article;
  const { published_at: _out, updated_at: _at, ...form } = rest;
  return form;
}

const asEditor = async (api: TestApi, db: Db) => desk(api, (await newStaff(api, db, 'editor')).headers);

describe('an article', () => {
  test('is written, previewed, published and read; every step is logged', async ({ api, db }) => {
    const editor = await asEditor(api, db);
    await openWorkIndex(db);
    const item_id = await hangWork(db, await addArtist(db, 'Lin'), 'Poppies');
    const form = draft('quiet-ink', {
      blocks: [
        { kind: 'heading', id: 'paper', text: words('Paper') },
        { kind: 'work', item_id, caption: words('Seen closely') },
      ],
    });

    const article = await editor.create(form);
    expect(article).toMatchObject({ ...form, state: 'draft', version: 1, steps: ['publish', 'delete'] });
    expect((await api('/api/article/quiet-ink')).status).toBe(404);
    const seen = (await editor.preview({ ...form, published_at: null })).as(articleReply);
    expect(seen.works.map((work) => work.item_id)).toEqual([item_id]);
    const out = await editor.step(article.article_id, 'publish', { version: 1 });

    expect(out.as(deskArticleReply).article).toMatchObject({ state: 'published', version: 2, steps: ['withdraw'] });
    const read = (await api('/api/article/quiet-ink')).as(articleReply);
    expect(read.article.blocks).toEqual(seen.article.blocks);
    expect((await api('/api/search?keyword=quiet')).as(searchReply).articles.total).toBe(1);
    const log = await db.select().from(staffChange).orderBy(staffChange.change_id);
    expect(log.map(({ subject, action, after }) => [subject, action, after.status])).toEqual([
      ['article', 'create', 'draft'],
      ['article', 'publish', 'published'],
    ]);
  });

  test('that someone else has changed in the meantime is not overwritten', async ({ api, db }) => {
    const editor = await asEditor(api, db);
    const { article_id } = await editor.create(draft('ink'));

    const first = await editor.save(article_id, { ...draft('ink', { title: words('First') }), version: 1 });
    const second = await editor.save(article_id, { ...draft('ink', { title: words('Second') }), version: 1 });
    const late = await editor.step(article_id, 'publish', { version: 1 });

    expect([first.status, second.code, late.code]).toEqual([200, 'conflict', 'conflict']);
    expect((await editor.list()).list[0]).toMatchObject({ title: 'First', version: 2 });
  });

  test('is published at its time, and can be withdrawn before', async ({ api, db }) => {
    const editor = await asEditor(api, db);
    const { article_id } = await editor.create(draft('ink'));
    const published_at = new Date(Date.now() + 86_400_000).toISOString();

    const planned = await editor.step(article_id, 'publish', { version: 1, published_at });
    expect(planned.as(deskArticleReply).article).toMatchObject({ state: 'scheduled', published_at });
    expect((await api('/api/article')).as(articleListReply).total).toBe(0);
    const back = await editor.step(article_id, 'withdraw', { version: 2 });

    expect(back.as(deskArticleReply).article).toMatchObject({ state: 'draft', published_at: null });
  });

  test('is gone once it is withdrawn, and returns to its former state when that is undone', async ({ api, db }) => {
    const editor = await asEditor(api, db);
    const { article_id } = await editor.create(draft('ink'));
    const out = (await editor.step(article_id, 'publish', { version: 1 })).as(deskArticleReply).article;

    await editor.step(article_id, 'withdraw', { version: 2 });
    expect((await api('/api/article/ink')).status).toBe(410);
    const again = (await editor.step(article_id, 'publish', { version: 3 })).as(deskArticleReply).article;

    expect(again.published_at).toBe(out.published_at);
    expect((await api('/api/article/ink')).status).toBe(200);
    expect((await editor.step(article_id, 'delete', { version: 4 })).code).toBe('conflict');
  });

  test('that no reader has seen can be deleted and restored, even if its slug was taken', async ({ api, db }) => {
    const editor = await asEditor(api, db);
    const { article_id } = await editor.create(draft('ink'));

    await editor.step(article_id, 'delete', { version: 1 });
    expect((await editor.list()).total).toBe(0);
    await editor.create(draft('ink'));
    const back = await editor.step(article_id, 'restore', { version: 2 });

    expect(back.as(deskArticleReply).article).toMatchObject({ state: 'draft', slug: `ink-${article_id}` });
    expect((await editor.list()).total).toBe(2);
  });
});

describe('an article is refused', () => {
  test('with a slug that is taken, a number, or already known to readers', async ({ api, db }) => {
    const editor = await asEditor(api, db);
    const { article_id } = await editor.create(draft('ink'));

    expect(Object.keys((await editor.begin(draft('ink'))).errors)).toEqual(['slug']);
    expect(Object.keys((await editor.begin(draft('42'))).errors)).toEqual(['slug']);
    await editor.step(article_id, 'publish', { version: 1 });
    const moved = await editor.save(article_id, { ...draft('paper'), version: 2 });
    expect(Object.keys(moved.errors)).toEqual(['slug']);
  });

  test('for publication while it is empty', async ({ api, db }) => {
    const editor = await asEditor(api, db);
    const empty = await editor.create(draft('ink', { title: nothing }));
    const bare = await editor.create(draft('paper', { blocks: [] }));

    expect(Object.keys((await editor.step(empty.article_id, 'publish', { version: 1 })).errors)).toEqual(['title.en']);
    expect(Object.keys((await editor.step(bare.article_id, 'publish', { version: 1 })).errors)).toEqual(['blocks']);
  });
});

test('editors list articles by state, type, words and order', async ({ api, db }) => {
  const editor = await asEditor(api, db);
  const ink = await editor.create(draft('ink'));
  await editor.create(draft('frames', { type: 'news', title: { ...words('A frame'), 'zh-Hans': '' } }));
  await editor.step(ink.article_id, 'publish', { version: 1 });
  const slugs = async (query: string) => (await editor.list(query)).list.map(({ slug }) => slug);

  await db.update(article).set({ updated_at: sql`now() - interval '1 hour'` }).where(eq(article.slug, 'frames'));
  expect(await slugs('')).toEqual(['ink', 'frames']);
  expect(await slugs('?sort=title')).toEqual(['frames', 'ink']);
  expect(await slugs('?state=draft')).toEqual(['frames']);
  expect(await slugs('?type=insight')).toEqual(['ink']);
  expect(await slugs(`?keyword=${encodeURIComponent('frame（繁')}`)).toEqual(['frames']);
  expect(await slugs('?keyword=100%25')).toEqual([]);
  const { states, list } = await editor.list('?state=draft');
  expect(states).toEqual({ draft: 1, scheduled: 0, published: 1, withdrawn: 0 });
  expect(list[0]?.missing).toEqual(['zh-Hans']);
});

test('a picture that an editor uploads appears at the head of the article and in its text', async ({ api, db }) => {
  const { headers } = await newStaff(api, db, 'editor');
  const editor = desk(api, headers);
  const image = { width: 640, height: 480, channels: 3, background: '#7a5230' } as const;
  const body = new Uint8Array(await sharp({ create: image }).jpeg().toBuffer());
  const send = (bytes: Uint8Array<ArrayBuffer>) =>
    api(`${path}/picture`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'image/jpeg', 'content-length': String(bytes.length) },
      body: bytes,
    });

  const { picture } = (await send(body)).as(articlePictureReply);
  const blocks: ArticleForm['blocks'] = [
    { kind: 'image', hash: picture.hash, alt: words('Brown'), caption: words('Oak') },
  ];
  const own = { cover_hash: picture.hash, cover_alt: words('Brown wood') };
  const { article_id } = await editor.create(draft('oak', { blocks, ...own }));
  await editor.step(article_id, 'publish', { version: 1 });

  const read = (await api('/api/article/oak')).as(articleReply);
  expect(read.article.cover).toMatchObject({ alt: 'Brown wood', picture: { hash: picture.hash } });
  expect(read.article.blocks).toEqual([{ kind: 'image', hash: picture.hash, alt: 'Brown', caption: 'Oak' }]);
  expect(read.pictures.map(({ hash }) => hash)).toEqual([picture.hash]);
  expect((await send(new Uint8Array(Buffer.from('<svg/>')))).code).toBe('unsupported_media');
});

test('a form read from the API can be saved unchanged and changes nothing', async ({ api, db }) => {
  const editor = await asEditor(api, db);
  const article = await editor.create(draft('ink'));

  const saved = await editor.save(article.article_id, { ...wordsOf(article), version: 1 });

  expect(saved.as(deskArticleReply).article.version).toBe(1);
});
