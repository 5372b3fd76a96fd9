import { describe, expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { saveArticle } from '#catalogue/articles/server/article-write.service.ts';
import { saveSetting } from '#catalogue/site/server/site.service.ts';
import { addArtist, hangWork, openWorkIndex, paintPicture, words } from '#catalogue/works/server/testing-works.ts';
import { readWallSearch } from '#ground/wall-address/wall-address.ts';
import { homeReply } from '../home.contract.ts';
import { readHome } from './home.service.ts';

const UPRIGHT = { original_w_px: 6000, original_h_px: 8000 };

describe('the front page', () => {
  test('of an empty shop has only arrival days', async ({ api }) => {
    const home = (await api('/api/home')).as(homeReply);

    expect(home).toMatchObject({ works: [], artists: [] });
    expect(home.hero).toBeUndefined();
    expect(home.evening).toBeUndefined();
    expect(home.arrival.NTD.from < home.arrival.USD.to).toBe(true);
  });

  test('promises arrival after the shop’s own holidays', async ({ db }) => {
    const now = new Date('2026-11-16T02:00:00Z');
    await saveSetting(db, 'calendar', { closed: ['2026-11-17', '2026-11-18'], working: ['2026-12-25'] });

    const { arrival } = await readHome(db, 'en', now);

    expect(arrival.NTD).toMatchObject({ from: '2026-11-26', to: '2026-12-01' });
    expect((await readHome(db, 'en', new Date('2026-12-17T02:00:00Z'))).arrival.NTD.from).toBe('2026-12-25');
    // New Year's Day is a public holiday.
    expect((await readHome(db, 'en', new Date('2026-12-24T02:00:00Z'))).arrival.NTD.from).toBe('2027-01-04');
  });

  test('is composed of the shop’s works, articles and artists', async ({ api, db }) => {
    await openWorkIndex(db);
    for (const name of ['Lin', 'Mori', 'Roth']) {
      const artist = await addArtist(db, name);
      const picture_hash = await paintPicture(db, name.toLowerCase(), '#2040a0');
      for (const title of ['Tide', 'Ridge', 'Gate']) await hangWork(db, artist, `${title} ${name}`, { picture_hash });
      await hangWork(db, artist, `Tall ${name}`, { ...UPRIGHT, picture_hash });
    }
    const published_at = new Date(Date.now() - 24 * 60 * 60 * 1000);
    const article = { type: 'news', title: words('New'), summary: words('Now'), blocks: [] } as const;
    await saveArticle(db, { ...article, blocks: [], slug: 'new', status: 'published', published_at });

    const home = (await api('/api/home')).as(homeReply);

    expect(home.hero?.size.w_mm).toBeGreaterThan(home.hero?.size.h_mm ?? 0);
    expect(home.works).toHaveLength(12);
    expect(home.artists).toHaveLength(3);
    expect(home.articles.map(({ slug }) => slug)).toEqual(['new']);
    const wall = readWallSearch({ works: home.evening?.wall });
    expect(wall.works.map(({ item_id }) => item_id)).toEqual(home.evening?.works.map(({ work }) => work.item_id));
    expect(wall.works.every(({ size_id, frame_id, x_mm }) => size_id && frame_id && x_mm !== undefined)).toBe(true);
  });

  test('opens with a work in the colours of the season, or with any other if there is none', async ({ db }) => {
    await openWorkIndex(db);
    const lin = await addArtist(db, 'Lin');
    const blue = await hangWork(db, lin, 'Sea', { picture_hash: await paintPicture(db, 'blue', '#2040a0') });
    await hangWork(db, lin, 'Bare', {});

    for (const day of ['2026-07-01', '2026-01-01']) {
      expect((await readHome(db, 'en', new Date(day))).hero?.work.item_id).toBe(blue);
    }
  });
});
