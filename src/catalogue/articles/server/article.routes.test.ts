import { describe, expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { initialReply } from '#buying/initial/initial.contract.ts';
import { searchReply } from '#catalogue/search/search.contract.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { artistReply } from '#selling/directory/artist.contract.ts';
import { articleCard, articleListReply, articleReply } from '../article.contract.ts';
import { type ArticleDraft, saveArticle } from './article-write.service.ts';

const same = (text: string) => ({ en: text, 'zh-Hant': `${text}（繁）`, 'zh-Hans': `${text}（简）` });
const DAY_MS = 24 * 60 * 60 * 1000;

function publish(db: Db, slug: string, draft: Partial<ArticleDraft> = {}): Promise<number> {
  return saveArticle(db, {
    slug,
    type: 'insight',
    title: same(slug),
    summary: same('What it is about.'),
    tags: [],
    blocks: [{ kind: 'paragraph', text: same('Cotton holds ink.') }],
    status: 'published',
    published_at: new Date(Date.now() - DAY_MS),
    ...draft,
  });
}

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

describe('articles', () => {
  test('are listed with the latest first, by kind and by subject, without drafts and scheduled ones', async ({
    api,
    db,
  }) => {
    await publish(db, 'old', { tags: ['frames'], published_at: new Date(Date.now() - 9 * DAY_MS) });
    await publish(db, 'new', { tags: ['frames', 'print'] });
    await publish(db, 'season', { type: 'news', published_at: new Date(Date.now() - 2 * DAY_MS) });
    await publish(db, 'draft', { status: 'draft' });
    await publish(db, 'tomorrow', { published_at: new Date(Date.now() + DAY_MS) });
    const list = async (query: string) => (await api(`/api/article${query}`)).as(articleListReply);

    const all = await list('');
    expect(slugs(all.list)).toEqual(['new', 'season', 'old']);
    expect(all.tags).toEqual([
      { tag: 'frames', count: 2 },
      { tag: 'print', count: 1 },
    ]);
    expect(slugs((await list('?type=news')).list)).toEqual(['season']);
    expect(slugs((await list('?tag=frames&type=insight')).list)).toEqual(['new', 'old']);
    expect((await list('?page=2')).list).toEqual([]);
    expect((await api('/api/article?type=essay')).status).toBe(422);
    for (const hidden of ['draft', 'tomorrow']) expect((await api(`/api/article/${hidden}`)).status).toBe(404);
  });

  test('have one name for their number in every answer', async ({ api, db }) => {
    const id = await publish(db, 'ink');

    const [listed] = (await api('/api/article')).as(articleListReply).list;
    const read = (await api('/api/article/ink')).as(articleReply).article;
    const [latest] = (await api('/api/initial')).as(initialReply).article.latest;

    expect([listed?.id, read.id, latest?.id]).toEqual([id, id, id]);
    // For clients of the old name; the contract says that it will go.
    expect([listed?.article_id, read.article_id]).toEqual([id, id]);
    expect(articleCard.shape.article_id.meta()).toMatchObject({ deprecated: true });
  });

  test('are gone if they were published and withdrawn, and not found before publication', async ({ api, db }) => {
    await publish(db, 'ink');
    await publish(db, 'later', { published_at: new Date(Date.now() + DAY_MS) });
    for (const slug of ['ink', 'later', 'ink']) await publish(db, slug, { status: 'draft' });

    expect(await api('/api/article/ink')).toMatchObject({ status: 410, code: 'gone' });
    expect(await api('/api/article/later')).toMatchObject({ status: 404, code: 'not_found' });

    await publish(db, 'ink');
    expect((await api('/api/article/ink')).status).toBe(200);
  });

  test('are read in the requested language, with the works and artists they name', async ({ api, db }) => {
    await openWorkIndex(db);
    const artist_id = await addArtist(db, 'Lin');
    const item_id = await hangWork(db, artist_id, 'Poppies');
    await publish(db, 'next', { tags: ['print'] });
    await publish(db, 'ink', {
      tags: ['print'],
      cover_item_id: item_id,
      blocks: [
        { kind: 'work', item_id, caption: same('Look closely') },
        { kind: 'work', item_id: 999_999 },
        { kind: 'artist', artist_id },
        { kind: 'artist', artist_id: 999_999 },
      ],
    });

    const reply = await api('/api/article/ink', { headers: { lang: 'zh-Hans' } });
    const { article, works, artists, related } = reply.as(articleReply);

    expect(article.title).toBe('ink（简）');
    expect(article.blocks).toEqual([
      { kind: 'work', item_id, caption: 'Look closely（简）' },
      { kind: 'artist', artist_id },
    ]);
    expect(works.map((work) => work.item_id)).toEqual([item_id]);
    expect(artists.map((artist) => artist.artist_id)).toEqual([artist_id]);
    expect(slugs(related)).toEqual(['next']);
    expect((await api(`/api/artist/${artist_id}`)).as(artistReply).articles).toMatchObject([{ slug: 'ink' }]);
  });

  test('are found by the search until they are withdrawn, and are part of the initial data', async ({ api, db }) => {
    await publish(db, 'ink', { title: same('Quiet ink') });
    const found = async () => (await api('/api/search?keyword=quiet')).as(searchReply).articles.total;

    expect(await found()).toBe(1);
    expect((await api('/api/initial')).as(initialReply).article.latest).toMatchObject([{ slug: 'ink' }]);
    await publish(db, 'ink', { title: same('Quiet ink'), status: 'draft' });
    expect(await found()).toBe(0);
  });

  test('have names in any script', async ({ api, db }) => {
    await publish(db, '山水');

    const { article } = (await api(`/api/article/${encodeURIComponent('山水')}`)).as(articleReply);

    expect(article.slug).toBe('山水');
  });
});
