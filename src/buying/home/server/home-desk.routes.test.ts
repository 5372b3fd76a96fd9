import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { saveArticle } from '#catalogue/articles/server/article-write.service.ts';
import { addArtist, hangWork, openWorkIndex, paintPicture, words } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { homeReply } from '../home.contract.ts';
import { SHOPS_CHOICE } from '../home-choice.rules.ts';
import { homeDeskReply } from '../home-desk.contract.ts';

type Headers = Record<string, string>;

const save = (api: TestApi, headers: Headers, json: object) => api('/api/admin/home', { method: 'PUT', headers, json });
const home = async (api: TestApi) => (await api('/api/home')).as(homeReply);

async function openShop(db: Db) {
  await openWorkIndex(db);
  const items: number[] = [];
  const artists: number[] = [];
  for (const name of ['Lin', 'Mori', 'Roth', 'Wu']) {
    const artist = await addArtist(db, name);
    artists.push(artist);
    const picture_hash = await paintPicture(db, name.toLowerCase(), '#2040a0');
    items.push(await hangWork(db, artist, `Tide ${name}`, { picture_hash }));
  }
  return { items, artists };
}

const article = (db: Db, slug: string, days: number) =>
  saveArticle(db, {
    slug,
    type: 'news',
    title: words(slug),
    summary: words('Now'),
    blocks: [],
    status: 'published',
    published_at: new Date(Date.now() - days * 86_400_000),
  });

describe('the front page', () => {
  test('shows the editors’ choice immediately, and the log says who made it', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const { items, artists } = await openShop(db);
    const older = await article(db, 'older', 9);
    await article(db, 'newer', 1);
    const hero = items.at(-1) ?? 0;
    const choice = {
      ...SHOPS_CHOICE,
      hero: [hero],
      evening: items.slice(0, 3),
      articles: [older],
      artists: [artists[2], artists[0]],
      parts: ['articles', 'evening'],
    };
    expect((await home(api)).articles.map(({ slug }) => slug)).toEqual(['newer']);

    const saved = (await save(api, headers, { ...choice, version: 0 })).as(homeDeskReply);

    expect(saved).toMatchObject({ version: 1, choice });
    const shown = await home(api);
    expect(shown.hero?.work.item_id).toBe(hero);
    expect(shown.evening?.works.map(({ work }) => work.item_id)).toEqual(items.slice(0, 3));
    expect([shown.articles.map(({ slug }) => slug), shown.articles_by]).toEqual([['older'], 'editor']);
    expect(shown.artists.map(({ artist_id }) => artist_id)).toEqual([artists[2], artists[0]]);
    expect(shown.parts).toEqual(['articles', 'evening']);
    expect(await db.select().from(staffChange)).toMatchObject([{ subject: 'home', after: { hero: [hero] } }]);
  });

  test('can be previewed by editors, and by nobody else', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const { items, artists } = await openShop(db);
    const hero = items.at(-1) ?? 0;
    const other = items.find((id) => id !== hero) ?? 0;
    const choice = { ...SHOPS_CHOICE, hero: [hero], evening: [other], artists: [artists[2]], parts: ['artists'] };
    const preview = (json: object, as: Headers = headers) =>
      api('/api/admin/home/preview', { method: 'POST', headers: as, json });
    await save(api, headers, { ...SHOPS_CHOICE, hero: [other], version: 0 });

    const shown = (await preview(choice)).as(homeReply);

    expect(shown.hero?.work.item_id).toBe(hero);
    expect(shown.artists.map(({ artist_id }) => artist_id)).toEqual([artists[2]]);
    expect(shown.parts).toEqual(['artists']);
    expect((await home(api)).hero?.work.item_id).toBe(other);
    expect((await preview({ ...choice, hero: [1, 1] })).status).toBe(422);
    expect((await preview(choice, (await newStaff(api, db, 'support')).headers)).code).toBe('forbidden');
  });

  test('drops unpublished works automatically', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const { items, artists } = await openShop(db);
    const picture_hash = await paintPicture(db, 'gone', '#2040a0');
    const gone = await hangWork(db, artists[0] ?? 0, 'Gone', { picture_hash, status: 'offline', stage: 'paused' });
    const next = items.at(-1) ?? 0;

    const evening = [gone, ...items.slice(0, 2)];
    const saved = await save(api, headers, { ...SHOPS_CHOICE, hero: [gone, next], evening, version: 0 });

    expect(saved.as(homeDeskReply).works.map(({ item_id }) => item_id)).not.toContain(gone);
    const shown = await home(api);
    expect(shown.hero?.work.item_id).toBe(next);
    expect(shown.evening?.works.map(({ work }) => work.item_id) ?? []).not.toContain(gone);
  });

  test('refuses an outdated version, and works that cannot be shown', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const parts = SHOPS_CHOICE.parts.toReversed();
    const both = await Promise.all([
      save(api, headers, { ...SHOPS_CHOICE, parts, version: 0 }),
      save(api, headers, { ...SHOPS_CHOICE, parts, version: 0 }),
    ]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const two = await save(api, headers, { ...SHOPS_CHOICE, evening: [1, 2], version: 1 });
    expect(Object.keys(two.errors)).toEqual(['evening']);
    expect((await save(api, headers, { ...SHOPS_CHOICE, hero: [1, 1], version: 1 })).status).toBe(422);
    expect((await save(api, headers, { ...SHOPS_CHOICE, parts: ['cellar'], version: 1 })).status).toBe(422);
  });
});
