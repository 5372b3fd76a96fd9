import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { representation } from '#catalogue/artists/server/artist.tables.ts';
import { searchDocument } from '#catalogue/search-index/server/search.tables.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { member } from '#people/members/server/member.tables.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { artist, gallery } from '#people/members/server/testing-people.ts';
import { STANDINGS, type Standing } from '#shared/rights.ts';
import { shopDay } from '#shared/shop-time.ts';
import { artistReply } from '../artist.contract.ts';
import { addedArtistReply, artistPageReply, sellerArtistsReply } from '../seller-artist.contract.ts';

type Headers = Record<string, string>;
const PATH = '/api/sales/artist';
const DAY_MS = 86_400_000;
const today = () => shopDay(new Date());
const tomorrow = () => shopDay(new Date(Date.now() + DAY_MS));

/** An approved seller. */
async function seller(api: TestApi, db: Db, email: string, form: object = artist, standing: Standing = 'approved') {
  const { headers } = await newMember(api, db, email, form);
  const [row] = await db.update(member).set({ standing }).where(eq(member.email, email)).returning();
  return { headers, member_id: row?.member_id ?? 0 };
}

const all = async (api: TestApi, headers: Headers) => (await api(PATH, { headers })).as(sellerArtistsReply);
const read = (api: TestApi, headers: Headers, id: number) => api(`${PATH}/${id}`, { headers });
const page = async (api: TestApi, headers: Headers, id: number) =>
  (await read(api, headers, id)).as(artistPageReply).page;
const put = (api: TestApi, headers: Headers, id: number, json: object) =>
  api(`${PATH}/${id}`, { method: 'PUT', headers, json });
const send = (api: TestApi, headers: Headers, path: string, json?: object) =>
  api(`${PATH}${path}`, { method: 'POST', headers, ...(json && { json }) });
const named = (en: string, hant = '') => ({ name: { en, 'zh-Hant': hant, 'zh-Hans': '' } });

/** A page's form with some changes. */
async function draft(api: TestApi, headers: Headers, id: number, changes: object = {}) {
  const { name, place, intro, story, born, categories, updated_at } = await page(api, headers, id);
  return { name, place, intro, story, born, categories, updated_at, ...changes };
}

describe('a seller’s public page', () => {
  test('is edited by its artist and immediately visible to everyone', async ({ api, db }) => {
    await openWorkIndex(db);
    const { headers } = await seller(api, db, 'mei@example.com');
    const { own, represented } = await all(api, headers);
    expect([own.slug, represented]).toEqual(['mei-lin', []]);
    await hangWork(db, own.artist_id, 'Cranes');
    const changes = {
      name: { en: 'Lin Mei', 'zh-Hant': '林梅', 'zh-Hans': '林梅' },
      place: { en: 'Tainan', 'zh-Hant': '臺南', 'zh-Hans': '' },
      story: { en: 'One.\n\nTwo.', 'zh-Hant': '', 'zh-Hans': '' },
      born: 1984,
      categories: ['sea', 'city', 'sea'],
    };

    const saved = await put(api, headers, own.artist_id, await draft(api, headers, own.artist_id, changes));

    expect(saved.as(artistPageReply).page).toMatchObject({ ...changes, categories: ['sea', 'city'] });
    const shown = (await api('/api/artist/mei-lin', { headers: { lang: 'zh-Hans' } })).as(artistReply).artist;
    expect(shown).toMatchObject({ name: '林梅', place: '台南', born: 1984, story: 'One.\n\nTwo.' });
    const found = (await db.select().from(searchDocument)).map(({ kind, title, subtitle }) => [
      kind,
      title.en,
      kind === 'item' ? subtitle?.en : undefined,
    ]);
    expect(found).toEqual(
      expect.arrayContaining([
        ['artist', 'Lin Mei', undefined],
        ['item', 'Cranes', 'Lin Mei'],
      ]),
    );
  });

  test('saved in two tabs refuses the second, and loses nothing of the first', async ({ api, db }) => {
    const { headers } = await seller(api, db, 'mei@example.com');
    const { own } = await all(api, headers);
    const first = await draft(api, headers, own.artist_id, named('First'));
    const second = await draft(api, headers, own.artist_id, named('Second'));

    expect((await put(api, headers, own.artist_id, first)).status).toBe(200);
    expect((await put(api, headers, own.artist_id, second)).code).toBe('conflict');
    const after = await page(api, headers, own.artist_id);

    expect(after.name.en).toBe('First');
    const again = await put(api, headers, own.artist_id, { ...second, updated_at: after.updated_at });
    expect(again.as(artistPageReply).page.name.en).toBe('Second');
  });

  test('needs a name, known categories and texts that fit', async ({ api, db }) => {
    await openWorkIndex(db);
    const { headers } = await seller(api, db, 'mei@example.com');
    const { own } = await all(api, headers);
    const tries = [
      named(''),
      named('x'.repeat(150)),
      named('see https://spam.example'),
      { categories: ['nothing'] },
      { born: 12 },
      { born: 'old' },
      { intro: { en: 'x'.repeat(301), 'zh-Hant': '', 'zh-Hans': '' } },
      { story: { en: 'x'.repeat(2_001), 'zh-Hant': '', 'zh-Hans': '' } },
      { slug: 'other' },
      { updated_at: 'yesterday' },
    ];
    for (const changes of tries) {
      const { status } = await put(api, headers, own.artist_id, await draft(api, headers, own.artist_id, changes));
      expect([changes, status]).toEqual([changes, 422]);
    }
  });

  test.for(STANDINGS)('belongs to a member who is %s, or not', async (standing, { api, db }) => {
    const { headers } = await seller(api, db, 'mei@example.com', artist, standing);
    const id = await addArtist(db, 'Lin');
    const expected = standing === 'approved' ? [200, 404, 403] : [403, 403, 403];

    const answers = [
      await api(PATH, { headers }),
      await read(api, headers, id),
      await send(api, headers, '', named('X')),
    ];

    expect(answers.map(({ status }) => status)).toEqual(expected);
  });
});

describe('a gallery', () => {
  test('adds an artist, edits the page, ends the representation today, and undoes that', async ({ api, db }) => {
    const { headers } = await seller(api, db, 'an@example.com', gallery);
    const { artist_id } = (await send(api, headers, '', named('Ho Yen', '何彥'))).as(addedArtistReply);
    const state = async () => {
      const { represented } = await all(api, headers);
      return represented.map(({ since, until, state: one }) => [since, until, one]);
    };

    expect(await state()).toEqual([[today(), null, 'now']]);
    const saved = await put(api, headers, artist_id, await draft(api, headers, artist_id, { born: 1951 }));
    expect(saved.as(artistPageReply).page).toMatchObject({ slug: 'ho-yen', kind: 'artist', born: 1951 });

    expect((await send(api, headers, `/${artist_id}/end`)).status).toBe(200);
    expect(await state()).toEqual([[today(), tomorrow(), 'ending']]);
    expect((await send(api, headers, `/${artist_id}/end`)).code).toBe('conflict');
    expect((await read(api, headers, artist_id)).status).toBe(200);

    await send(api, headers, `/${artist_id}/restore`);
    expect(await state()).toEqual([[today(), null, 'now']]);
  });

  test('edits no page after the last day, and may represent the artist again', async ({ api, db }) => {
    const { headers, member_id } = await seller(api, db, 'an@example.com', gallery);
    const artist_id = await addArtist(db, 'Ho');
    await db.insert(representation).values({ gallery_id: member_id, artist_id, since: '2025-01-01', until: today() });

    expect((await read(api, headers, artist_id)).status).toBe(404);
    expect((await all(api, headers)).represented[0]?.state).toBe('ended');
    await send(api, headers, `/${artist_id}/restore`);

    expect((await all(api, headers)).represented).toMatchObject([{ since: today(), until: null, state: 'now' }]);
    expect(await db.select().from(representation)).toHaveLength(2);
  });

  test('adds no artist who has another gallery, an account, or a page with that name', async ({ api, db }) => {
    const mine = await seller(api, db, 'an@example.com', gallery);
    const other = await seller(api, db, 'bo@example.com', gallery);
    const alone = await seller(api, db, 'mei@example.com');
    const { own } = await all(api, alone.headers);
    const shared = await addArtist(db, 'Ho');
    await db.insert(representation).values([
      { gallery_id: mine.member_id, artist_id: shared, since: '2025-01-01', until: '2026-01-01' },
      { gallery_id: other.member_id, artist_id: shared, since: '2026-01-01' },
      { gallery_id: mine.member_id, artist_id: own.artist_id, since: '2025-01-01', until: '2026-01-01' },
    ]);

    expect((await send(api, mine.headers, `/${shared}/restore`)).code).toBe('artist_taken');
    expect((await send(api, mine.headers, `/${own.artist_id}/restore`)).code).toBe('artist_taken');
    expect((await send(api, mine.headers, '', named('mei LIN'))).code).toBe('artist_taken');
    expect((await send(api, mine.headers, '', named('', 'Ho（繁）'))).code).toBe('artist_taken');
    expect((await send(api, alone.headers, '', named('New'))).code).toBe('forbidden');
    // A representation that ends today lasts until midnight.
    await send(api, other.headers, `/${shared}/end`);
    expect((await send(api, mine.headers, `/${shared}/restore`)).code).toBe('artist_taken');
  });

  test('neither sees nor changes another seller’s artist', async ({ api, db }) => {
    const mine = await seller(api, db, 'an@example.com', gallery);
    const other = await seller(api, db, 'bo@example.com', gallery);
    const { artist_id } = (await send(api, other.headers, '', named('Canary'))).as(addedArtistReply);
    const reply = await draft(api, other.headers, artist_id, named('Stolen'));
    const strange = await addArtist(db, 'Free');

    for (const id of [artist_id, strange, 999_999]) {
      expect((await read(api, mine.headers, id)).status).toBe(404);
      expect((await put(api, mine.headers, id, reply)).status).toBe(404);
      expect((await send(api, mine.headers, `/${id}/end`)).status).toBe(404);
      expect((await send(api, mine.headers, `/${id}/restore`)).status).toBe(404);
    }
    expect((await api(PATH, { headers: mine.headers })).text).not.toContain('Canary');
    expect((await page(api, other.headers, artist_id)).name.en).toBe('Canary');
  });
});
