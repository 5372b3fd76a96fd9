import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { LANGS } from '#shared/locale.ts';
import { pageReply } from '../page.contract.ts';
import { HIDEABLE_PAGES, pagePath, SHOP_PAGES, type ShopPage } from '../page.rules.ts';
import { type ShopPageReply, shopPageListReply, shopPageReply } from '../shop-page.contract.ts';

type Headers = Record<string, string>;
const inThree = (text: string) => ({ en: text, 'zh-Hant': `${text}（繁）`, 'zh-Hans': `${text}（简）` });
const read = async (api: TestApi, headers: Headers, page: ShopPage = 'about') =>
  (await api(`/api/admin/page/${page}`, { headers })).as(shopPageReply);
const send = (api: TestApi, headers: Headers, method: 'POST' | 'PUT', path: string, json: object) =>
  api(`/api/admin/page/${path}`, { method, headers, json });
const shown = async (api: TestApi, page: ShopPage = 'about', lang = 'en') =>
  (await api(`/api/page/${page}`, { headers: { lang } })).as(pageReply).page;
/** The form to publish a page: its words, and the versions they are based on. */
const formOf = ({ words, draft, version }: ShopPageReply, more: object = {}) => ({
  ...words,
  ...more,
  revision: draft?.revision ?? 0,
  version,
});

describe('a page about the shop', () => {
  test.for(SHOP_PAGES)('%s published unchanged still follows the software', async (page, { api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const before = await read(api, headers, page);

    const published = (await send(api, headers, 'POST', `${page}/publish`, formOf(before))).as(shopPageReply);

    expect(published).toMatchObject({ untouched: true, version: 1, words: before.words });
    expect(before.words).toEqual(before.delivered);
  });

  test('is rewritten by an editor, immediately visible to visitors, and logged', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const before = await read(api, headers);
    const fixed = before.words.blocks.filter(({ kind }) => kind === 'drawing' || kind === 'detail');
    const own = {
      title: inThree('The Lin Gallery'),
      lead: inThree('Since 1998.'),
      description: inThree('Who we are.'),
      blocks: [
        { kind: 'heading', words: inThree('Our street') },
        { kind: 'paragraph', words: inThree('We are {company}.') },
        { kind: 'quote', words: inThree('A wall is a promise. | Lin Mei') },
        ...fixed,
      ],
    };

    const saved = (await send(api, headers, 'POST', 'about/publish', formOf(before, own))).as(shopPageReply);

    expect(saved).toMatchObject({ untouched: false, hidden: false, version: 1, changed_at: expect.any(String) });
    for (const lang of LANGS) {
      const page = await shown(api, 'about', lang);
      expect(page).toMatchObject({ title: own.title[lang], lead: own.lead[lang], description: own.description[lang] });
      expect(page.blocks[0]).toEqual({ kind: 'heading', id: 'our-street', text: inThree('Our street')[lang] });
      expect(page.blocks.filter(({ kind }) => kind === 'drawing')).toHaveLength(1);
    }
    const [, , quote] = (await shown(api)).blocks;
    expect(quote).toEqual({ kind: 'quote', text: 'A wall is a promise.', by: 'Lin Mei' });
    expect(JSON.stringify((await shown(api)).blocks)).not.toContain('{company}');
    expect(await db.select().from(staffChange)).toMatchObject([
      { subject: 'page', subject_id: 'about', action: 'publish', after: { 'title en': 'The Lin Gallery' } },
    ]);
    const { list } = (await api('/api/admin/page', { headers })).as(shopPageListReply);
    expect(list.map(({ page, untouched }) => [page, untouched])).toEqual(
      SHOP_PAGES.map((page) => [page, page !== 'about']),
    );
  });

  test('is reset to the software’s words, and that is undone', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const first = await read(api, headers);
    const changed = (await send(api, headers, 'POST', 'about/publish', formOf(first, { lead: inThree('Ours.') }))).as(
      shopPageReply,
    );

    const reset = (await send(api, headers, 'POST', 'about/publish', formOf(changed, changed.delivered))).as(
      shopPageReply,
    );
    expect(reset).toMatchObject({ untouched: true, version: 2, words: first.words });
    const undone = (await send(api, headers, 'POST', 'about/publish', formOf(reset, changed.words))).as(shopPageReply);
    expect(undone).toMatchObject({ untouched: false, version: 3, words: changed.words });
    expect((await shown(api)).lead).toBe('Ours.');
    const log = await db.select().from(staffChange).orderBy(staffChange.change_id);
    expect(log.map(({ action }) => action)).toEqual(['publish', 'reset', 'publish']);
  });

  test('is not overwritten by someone who saw an older one, and nothing of theirs is lost', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const seen = await read(api, headers);
    const publish = (lead: string) =>
      send(api, headers, 'POST', 'about/publish', formOf(seen, { lead: inThree(lead) }));

    const both = await Promise.all([publish('One.'), publish('Two.')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);

    // They can still save a draft, and cannot publish over another person's draft.
    const mine = (await send(api, headers, 'PUT', 'about', { ...seen.words, revision: 0 })).as(shopPageReply);
    expect(mine).toMatchObject({ draft: { revision: 1 }, version: 1 });
    expect((await send(api, headers, 'PUT', 'about', { ...seen.words, revision: 0 })).code).toBe('conflict');
    expect((await send(api, headers, 'POST', 'about/publish', { ...formOf(mine), revision: 0 })).code).toBe('conflict');
    expect((await send(api, headers, 'PUT', 'about/hidden', { hidden: true, version: 0 })).code).toBe('conflict');
    expect((await shown(api)).lead).toMatch(/^(One|Two)\.$/);
  });

  test('is refused with a language missing, an unknown drawing, or anything but words', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const seen = await read(api, headers);
    const refused = async (more: object) =>
      Object.keys((await send(api, headers, 'POST', 'about/publish', formOf(seen, more))).errors);

    expect(await refused({ title: { ...inThree('x'), 'zh-Hans': ' ' } })).toEqual(['title.zh-Hans']);
    expect(await refused({ blocks: [] })).toEqual(['blocks']);
    expect(await refused({ blocks: [{ kind: 'paragraph', words: { ...inThree('x'), en: '' } }] })).toEqual([
      'blocks.0.words.en',
    ]);
    expect(await refused({ blocks: [{ kind: 'quote', words: { ...inThree('a | b'), 'zh-Hant': '甲' } }] })).toEqual([
      'blocks.0.words.zh-Hant',
    ]);
    expect(await refused({ blocks: [{ kind: 'drawing', name: 'nobody', words: inThree('x') }] })).toEqual([
      'blocks.0.name',
    ]);
    expect(await refused({ blocks: [{ kind: 'work', name: '../x' }] })).toEqual(['blocks.0.name']);
    expect(await refused({ blocks: [{ kind: 'html', words: inThree('<b>') }] })).toEqual(['blocks.0.kind']);
    expect((await read(api, headers)).version).toBe(0);
  });
});

describe('a hidden page', () => {
  test('is gone, nothing links to it, and it is restored unchanged', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const before = await shown(api, 'technology');
    expect(JSON.stringify(await shown(api, 'about'))).toContain('](/technology)');

    const hidden = (await send(api, headers, 'PUT', 'technology/hidden', { hidden: true, version: 0 })).as(
      shopPageReply,
    );

    expect(hidden).toMatchObject({ hidden: true, untouched: true, version: 1 });
    expect(await api('/api/page/technology')).toMatchObject({ status: 410, code: 'gone' });
    expect(JSON.stringify(await shown(api, 'about'))).not.toContain('](/technology)');
    expect((await api('/api/initial')).body).toMatchObject({ site: { hidden: ['/technology'] } });
    await send(api, headers, 'PUT', 'technology/hidden', { hidden: false, version: 1 });
    expect(await shown(api, 'technology')).toEqual(before);
    const log = await db.select().from(staffChange).orderBy(staffChange.change_id);
    expect(log).toMatchObject([
      { action: 'hide', subject_id: 'technology', before: { hidden: false }, after: { hidden: true } },
      { action: 'show', subject_id: 'technology', before: { hidden: true }, after: { hidden: false } },
    ]);
  });

  test('is never the contact page', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');

    expect((await send(api, headers, 'PUT', 'contact/hidden', { hidden: true, version: 0 })).status).toBe(404);
    expect(SHOP_PAGES.filter((page) => !HIDEABLE_PAGES.some((one) => one === page)).map(pagePath)).toEqual([
      '/contact',
    ]);
  });
});

describe('a draft', () => {
  test('is stored incomplete, visible only to staff, and discarded', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const start = await read(api, headers);
    const half = { ...start.words, lead: { ...inThree('Half.'), 'zh-Hans': '' } };

    const saved = (await send(api, headers, 'PUT', 'about', { ...half, revision: 0 })).as(shopPageReply);
    expect(saved).toMatchObject({ words: { lead: half.lead }, published: start.words, draft: { revision: 1 } });
    expect((await shown(api)).lead).not.toBe('Half.');
    const { list } = (await api('/api/admin/page', { headers })).as(shopPageListReply);
    expect(list.map(({ draft }) => draft?.revision)).toEqual([1, ...SHOP_PAGES.slice(1).map(() => undefined)]);
    const thrown = await send(api, headers, 'POST', 'about/discard', { revision: 1 });
    expect(thrown.as(shopPageReply).words).toEqual(start.words);
  });

  test('is previewed from unsaved words', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const { words } = await read(api, headers);
    const blocks = [...words.blocks, { kind: 'paragraph', words: inThree('Not yet.') }];

    const preview = await send(api, { ...headers, lang: 'zh-Hant' }, 'POST', 'about/preview', { ...words, blocks });

    const { page } = preview.as(pageReply);
    expect(page.blocks.at(-1)).toEqual({ kind: 'paragraph', text: 'Not yet.（繁）' });
    expect(page.blocks.slice(0, -1)).toEqual((await shown(api, 'about', 'zh-Hant')).blocks);
    expect(await db.select().from(staffChange)).toEqual([]);
  });
});
