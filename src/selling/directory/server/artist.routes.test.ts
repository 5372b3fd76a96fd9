import { eq } from 'drizzle-orm';
import { describe, expect, vi } from 'vitest';
import { test as apiTest } from '#app/server/testing.ts';
import { saveArtist } from '#catalogue/artists/server/artist.service.ts';
import { artist } from '#catalogue/artists/server/artist.tables.ts';
import { saveCategories, writeWork } from '#catalogue/works/server/work-write.service.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { artistListReply, artistReply } from '../artist.contract.ts';

const text = (en: string, hant = en, hans = hant) => ({ en, 'zh-Hant': hant, 'zh-Hans': hans });

function addArtist(db: Db, en: string, hant: string, hans: string, categories: string[]): Promise<number> {
  const slug = en.toLowerCase().replaceAll(' ', '-');
  const words = {
    place: text('Puli', '埔里'),
    intro: text('Ink.', '水墨。'),
    story: text('Born in Puli.', '生於埔里。'),
  };
  return saveArtist(db, { slug, kind: 'artist', name: text(en, hant, hans), categories, ...words });
}

function addWork(db: Db, artist_id: number, slug: string, online = true): Promise<number> {
  const same = text(slug);
  return writeWork(db, {
    slug,
    artist_id,
    title: same,
    texts: { alt: same, inspiration: same, material: same, certification: same, maintenance: same },
    year: 2020,
    category: 'landscape',
    subjects: [],
    original_w_px: 3000,
    original_h_px: 2000,
    sale_mode: 'online',
    ...(online ? { status: 'online' } : { status: 'offline', stage: 'draft' }),
    sizes: [{ w_mm: 300, h_mm: 200, price: { NTD: 1000, USD: 3500 } }],
  });
}

async function fillDirectory(db: Db) {
  await saveCategories(db, [
    { code: 'landscape', name: text('Landscape', '風景') },
    { code: 'city', name: text('City', '城市') },
  ]);
  const wang = await addArtist(db, 'Wang Yi', '王一', '王一', ['landscape']);
  const lin = await addArtist(db, 'Lin Shu-ho', '林澍禾', '林澍禾', ['landscape', 'city']);
  const zeng = await addArtist(db, 'Ada Tseng', '曾佩珊', '曾佩珊', ['city']);
  const idle = await addArtist(db, 'Idle Hand', '閒手', '闲手', ['city']);
  for (const artist of [wang, lin, zeng]) await addWork(db, artist, `work-${artist}`);
  await addWork(db, idle, 'not-yet', false);
  return { wang, lin, zeng, idle };
}

const test = apiTest.extend<{ artists: Awaited<ReturnType<typeof fillDirectory>> }>({
  artists: async ({ db }, use) => use(await fillDirectory(db)),
});

describe('the directory', () => {
  test('orders names as each language does, under its headings, without artists who have no published work', async ({
    api,
    artists,
  }) => {
    const read = async (lang: string) => {
      const { list } = (await api('/api/artist', { headers: { lang } })).as(artistListReply);
      return list.map(({ initial, name }) => `${initial} ${name}`);
    };

    expect(await read('en')).toEqual(['L Lin Shu-ho', 'T Ada Tseng', 'W Wang Yi']);
    expect(await read('zh-Hant')).toEqual(['4 畫 王一', '8 畫 林澍禾', '12 畫 曾佩珊']);
    expect(await read('zh-Hans')).toEqual(['L 林澍禾', 'W 王一', 'Z 曾佩珊']);
    expect(artists.idle).toBeGreaterThan(0);
  });

  test('can be narrowed to a category and counts the artists of each', async ({ api, artists }) => {
    const shown = (await api('/api/artist?category=city')).as(artistListReply);

    expect(shown.list.map(({ artist_id }) => artist_id)).toEqual([artists.lin, artists.zeng]);
    expect(shown).toMatchObject({ total: 2, page: 1, pages: 1 });
    expect(shown.categories).toEqual([
      { code: 'landscape', name: 'Landscape', count: 2 },
      { code: 'city', name: 'City', count: 2 },
    ]);
    expect((await api('/api/artist')).as(artistListReply).total).toBe(3);
    expect((await api('/api/artist?category=unknown')).body).toMatchObject({ list: [], total: 0, pages: 0 });
  });

  test('shows up to three of each artist’s works', async ({ api, db, artists }) => {
    for (const number of [1, 2, 3]) await addWork(db, artists.lin, `later-${number}`);
    const { list } = (await api('/api/artist')).as(artistListReply);
    const lin = list.find(({ artist_id }) => artist_id === artists.lin);

    expect(lin?.works).toBe(4);
    expect(lin?.samples).toHaveLength(3);
    expect(lin?.samples[0]?.artist.artist_id).toBe(artists.lin);
  });

  test('counts works as they are published and removed', async ({ api, db, artists }) => {
    await addWork(db, artists.idle, 'not-yet', true);
    expect((await api('/api/artist')).as(artistListReply).total).toBe(4);
    await addWork(db, artists.idle, 'not-yet', false);
    expect((await api('/api/artist')).as(artistListReply).total).toBe(3);
    await addWork(db, artists.lin, `work-${artists.wang}`);

    expect((await api(`/api/artist/${artists.wang}`)).as(artistReply).artist.works).toBe(0);
    expect((await api(`/api/artist/${artists.lin}`)).as(artistReply).works_total).toBe(2);
  });

  test('takes at most four queries, a detail fewer', async ({ api, db, artists }) => {
    const asked = vi.spyOn(db._.session, 'prepareQuery');
    await api('/api/artist');
    expect(asked.mock.calls.length).toBeLessThanOrEqual(4);
    asked.mockClear();
    await api(`/api/artist/${artists.lin}`);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(4);
  });

  test.for(['page=0', 'page=401', 'page=x', `category=${'a'.repeat(41)}`])('%s is refused', async (query, { api }) => {
    expect(await api(`/api/artist?${query}`)).toMatchObject({ status: 422, body: { code: 'validation' } });
  });
});

describe('an artist', () => {
  test('is found by number and by slug, with story and works', async ({ api, artists }) => {
    const byId = await api(`/api/artist/${artists.lin}`, { headers: { lang: 'zh-Hant' } });
    const bySlug = await api('/api/artist/lin-shu-ho', { headers: { lang: 'zh-Hant' } });

    expect(byId.body).toEqual(bySlug.body);
    const { artist, ...rest } = byId.as(artistReply);
    expect(artist).toMatchObject({ name: '林澍禾', story: '生於埔里。', initial: '8 畫', works: 1 });
    expect(rest).toMatchObject({ works: [{ title: `work-${artists.lin}` }], works_total: 1, articles: [] });
  });

  test('is gone when all their works were removed; one without works yet has a page', async ({ api, db, artists }) => {
    const standing = (stage: 'paused' | 'removed') => ({ status: 'offline', stage }) as const;
    const status = async (id: number) => (await api(`/api/artist/${id}`)).status;
    await db.update(item).set(standing('removed')).where(eq(item.artist_id, artists.lin));
    await db.update(item).set(standing('paused')).where(eq(item.artist_id, artists.wang));
    await db.update(artist).set({ works: 0 });

    expect(await status(artists.lin)).toBe(410);
    expect([await status(artists.wang), await status(artists.idle)]).toEqual([200, 200]);
  });

  test.for(['0', '99999', '2147483648', 'no-such-artist', 'A B', '%00', "x'--", '-', 'a'.repeat(5000)])(
    'called %s is not found',
    async (id, { api }) => {
      expect(await api(`/api/artist/${id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    },
  );
});
