import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { countQueries } from '#db/server/testing-queries.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { LANGS } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import { type LegalReply, legalListReply, legalReply } from '../legal.contract.ts';
import { pageReply } from '../page.contract.ts';
import { LEGAL_PAGES, LEGAL_VERSIONS, type LegalPage } from '../page.rules.ts';
import { documentsInForce } from './legal.service.ts';
import { pageVersion } from './legal.tables.ts';
import { documentsComingIntoForce } from './legal-clock.service.ts';

type Headers = Record<string, string>;
const DAY_MS = 86_400_000;
const today = () => shopDay(new Date());
const later = (days: number) => shopDay(new Date(Date.now() + days * DAY_MS));
const read = async (api: TestApi, headers: Headers, page: LegalPage = 'terms') =>
  (await api(`/api/admin/legal/${page}`, { headers })).as(legalReply);
const publish = (api: TestApi, headers: Headers, json: object, page: LegalPage = 'terms') =>
  api(`/api/admin/legal/${page}/publish`, { method: 'POST', headers, json });
const shown = async (api: TestApi, query = '') => (await api(`/api/page/terms${query}`)).as(pageReply).page;

function changed({ words, draft }: LegalReply, sentence: string) {
  const lead = { en: sentence, 'zh-Hant': `${sentence}繁`, 'zh-Hans': `${sentence}简` };
  return { ...words, lead, revision: draft?.revision ?? 0 };
}

describe('a document that binds the shop', () => {
  test.for(LEGAL_PAGES)('%s can be published exactly as it is in force', async (page, { api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const { words, versions, earliest } = await read(api, headers, page);
    const before = (await api(`/api/page/${page}`)).as(pageReply).page;

    expect(versions).toEqual(LEGAL_VERSIONS[page].map((version) => ({ version, state: 'in_force' })));
    const published = await publish(api, headers, { ...words, revision: 0, effective: earliest }, page);

    expect(published.as(legalReply).words).toEqual(words);
    for (const lang of LANGS) {
      const after = (await api(`/api/page/${page}?version=${earliest}`, { headers: { lang } })).as(pageReply).page;
      expect(after.blocks).toHaveLength(before.blocks.length);
      if (lang === 'en') expect(after).toMatchObject({ blocks: before.blocks, title: before.title, lead: before.lead });
    }
  });

  test('is in force from its day on, and the former version stays readable', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const [former] = LEGAL_VERSIONS.terms;
    const before = await shown(api);

    const next = { ...changed(await read(api, headers), 'New words.'), effective: today() };
    expect((await publish(api, headers, next)).as(legalReply).versions).toMatchObject([
      { version: today(), state: 'in_force', published_at: expect.any(String) },
      { version: former, state: 'former' },
    ]);

    expect(await shown(api)).toMatchObject({ lead: 'New words.', version: today(), versions: [today(), former] });
    expect(await shown(api, `?version=${former}`)).toEqual({ ...before, versions: [today(), former] });
    expect(await documentsInForce(db)).toMatchObject({ terms: today(), privacy: LEGAL_VERSIONS.policy[0] });
    expect(await db.select().from(staffChange)).toMatchObject([
      { subject: 'page', subject_id: 'terms', action: 'publish', after: { version: today() } },
    ]);
  });

  test('that is announced can be read before it is in force', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const [former] = LEGAL_VERSIONS.terms;
    const day = later(30);
    await publish(api, headers, { ...changed(await read(api, headers), 'Soon.'), effective: day });

    expect(await shown(api)).toMatchObject({ version: former, versions: [former, day] });
    expect(await shown(api, `?version=${day}`)).toMatchObject({ lead: 'Soon.', version: day });
    expect(await documentsInForce(db)).toMatchObject({ terms: former });
    expect(await documentsInForce(db, new Date(Date.now() + 31 * DAY_MS))).toMatchObject({ terms: day });
  });

  test('is refused with a language missing, a past day, or the day of another version', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const next = { ...changed(await read(api, headers), 'New.'), effective: today() };
    const [first, ...rest] = next.blocks;

    const holes = [
      { ...next, lead: { ...next.lead, 'zh-Hans': '' } },
      { ...next, blocks: [{ ...first, words: { en: 'x', 'zh-Hant': '', 'zh-Hans': 'x' } }, ...rest] },
    ];
    expect((await publish(api, headers, holes[0] ?? {})).body).toMatchObject({
      errors: { 'lead.zh-Hans': expect.any(String) },
    });
    expect((await publish(api, headers, holes[1] ?? {})).body).toMatchObject({
      errors: { 'blocks.0.words.zh-Hant': expect.any(String) },
    });
    expect((await publish(api, headers, { ...next, effective: later(-1) })).body).toMatchObject({
      errors: { effective: 'Please choose a day that has not passed.' },
    });
    expect((await publish(api, headers, next)).status).toBe(200);
    expect((await publish(api, headers, next)).body).toMatchObject({ errors: { effective: expect.any(String) } });
  });

  test('is never changed once it is published, not even by a bug in the code', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    await publish(api, headers, { ...changed(await read(api, headers), 'Fixed.'), effective: today() });

    await expect(
      db.transaction((tx) => tx.update(pageVersion).set({ lead: { en: '', 'zh-Hant': '', 'zh-Hans': '' } })),
    ).rejects.toThrow();
    await expect(db.transaction((tx) => tx.delete(pageVersion))).rejects.toThrow();
    expect((await shown(api)).lead).toBe('Fixed.');
  });
});

describe('a draft', () => {
  test('stores unfinished text, visible only to staff, until it is published or discarded', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const start = await read(api, headers);
    const half = { ...changed(start, 'Half.'), title: { en: '', 'zh-Hant': '', 'zh-Hans': '' } };
    const save = (json: object) => api('/api/admin/legal/terms', { method: 'PUT', headers, json });

    expect((await save(half)).as(legalReply)).toMatchObject({ draft: { revision: 1 }, words: { title: half.title } });
    expect((await shown(api)).lead).not.toBe('Half.');
    expect((await save(half)).code).toBe('conflict');
    expect((await publish(api, headers, { ...half, title: start.words.title, effective: today() })).code).toBe(
      'conflict',
    );
    const { list } = (await api('/api/admin/legal', { headers })).as(legalListReply);
    expect(list.map(({ page, draft }) => [page, draft?.revision])).toEqual([
      ['terms', 1],
      ['policy', undefined],
      ['exchange', undefined],
    ]);
    const discard = (revision: number) =>
      api('/api/admin/legal/terms/discard', { method: 'POST', headers, json: { revision } });
    expect((await discard(0)).code).toBe('conflict');
    expect((await discard(1)).as(legalReply).words).toEqual(start.words);
  });
});

test('every process is notified when a document comes into force', async ({ api, db }) => {
  const { headers } = await newStaff(api, db, 'editor');
  await publish(api, headers, { ...changed(await read(api, headers), 'Soon.'), effective: later(3) });
  let now = new Date();
  const clock = documentsComingIntoForce(db, () => now);
  const look = () => countQueries(db, () => clock.run(AbortSignal.timeout(1_000)));

  const looks = [await look(), await look()];
  now = new Date(Date.now() + 4 * DAY_MS);
  looks.push(await look(), await look());

  // Each check reads the documents and the rates of payouts; the extra statement is the notice.
  expect(looks).toEqual([2, 2, 3, 2]);
  await clock.atStop?.();
});
