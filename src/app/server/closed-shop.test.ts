import { globSync } from 'node:fs';
import { Hono } from 'hono';
import { describe, expect } from 'vitest';
import { initialReply } from '#buying/initial/initial.contract.ts';
import {
  closeShop,
  makeLink,
  openShop,
  saveNotice,
  startClosed,
  watchOpening,
  withdrawLink,
} from '#catalogue/site/server/opening.service.ts';
import { saveSetting } from '#catalogue/site/server/site.service.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { AnswerCache } from '#http/server/cache/answer-cache.ts';
import { nameOf } from '#http/server/call.ts';
import { ORDERING_CALLS, STRANGERS_CALLS } from '#http/server/closed-paths.ts';
import { readConfig } from '#http/server/config.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { createLog } from '#http/server/log.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { joinPath, LOCALES } from '#shared/locale.ts';
import { apiCalls, createApp } from './app.ts';
import { test } from './testing.ts';

const SECRET = 'Tide over the salt marsh';
const HTML = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

/** The whole app on this database; behind the API, everything answers with something of the shop. */
function openApp(db: Db, cache?: AnswerCache) {
  const pages = new Hono<ApiEnv>().all('*', (c) => c.text(SECRET, 200, { 'Cache-Control': 'public, max-age=600' }));
  const opening = watchOpening({ db, heardUntil: () => Number.POSITIVE_INFINITY });
  const config = readConfig({ BASE_URL: 'https://shop.test', DEMO: 'on' });
  const shop = { config, log: createLog('silent'), db, opening, buildId: 'test', problems: async () => [] };
  const app = createApp({ ...shop, ...(cache && { cache }) }, pages);
  return async (path: string, init?: RequestInit) => {
    const response = await app.request(path, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}

async function hangSecret(db: Db) {
  await openWorkIndex(db);
  return hangWork(db, await addArtist(db, 'Mori'), SECRET);
}

const filled = (path: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'provider' ? 'google' : '1'));
const pagePaths = globSync('src/app/routes/**/*.tsx')
  .map((file) => file.replace(/^.*routes\//, '').replace(/(\.lazy)?\.tsx$/, ''))
  .filter((name) => name !== '__root')
  .map(
    (name) =>
      `/${name
        .replace(/\.?index$/, '')
        .replaceAll('.', '/')
        .replace(/\$\w*/g, '1')}`,
  );
const FILES = [
  ...['/robots.txt', '/llms.txt', '/sitemap.xml', '/sitemap-en-works-1.xml', '/feed.xml', '/manifest.webmanifest'],
  ...['/pictures/1/640.avif', '/framed/1.webp', '/social/1.png', '/zoom/1/0/0_0.webp', '/swatch/1.webp', '/docs'],
  ...['/openapi.json', '//shop', '/shop/', '/assets', '/%73hop', '/api', '/account%2F..%2Fshop', '/accounting'],
];

describe('a stranger at a closed shop', () => {
  test('sees the owner’s logo and icon, whose files are answered', async ({ db }) => {
    await startClosed(db);
    const mark = (letter: string) => ({ hash: letter.repeat(20), width: 640, height: 160 });
    await saveSetting(db, 'logo', { logo: mark('a'), dark: mark('b'), icon: mark('c') });
    const ask = openApp(db);

    const { status, text } = await ask('/shop', { headers: HTML });

    expect(status).toBe(503);
    expect(text).toContain(`<img src="/brand/${'a'.repeat(20)}/full.png" alt="Cornice" width="320" height="80">`);
    expect(text).toContain(`srcset="/brand/${'b'.repeat(20)}/full.png"`);
    expect(text).toContain(`<link rel="icon" href="/brand/${'c'.repeat(20)}/48.png">`);
    expect((await ask(`/brand/${'a'.repeat(20)}/full.png`)).status).toBe(200);
    for (const path of [
      '/brand/',
      '/brand/x',
      `/brand/${'a'.repeat(20)}/../../shop`,
      `/brand/${'a'.repeat(20)}/x.html`,
    ])
      expect((await ask(path)).status, path).toBe(503);
  });

  test('gets an answer only from the calls of the list, or is asked to sign in', async ({ db }) => {
    await startClosed(db);
    const ask = openApp(db);
    const answered: string[] = [];
    for (const call of apiCalls) {
      const init = {
        method: call.method.toUpperCase(),
        ...(call.method !== 'get' && {
          body: '{}',
          headers: { 'content-type': 'application/json', 'content-length': '2' },
        }),
      };
      const { status, text, headers } = await ask(filled(call.path), init);
      if (status === 503 && text.includes('"shop_closed"')) {
        expect(headers.get('cache-control'), call.path).toBe('private, no-store');
        continue;
      }
      const needsSignIn = call.access !== 'anyone' && call.access !== 'visitor';
      if (needsSignIn) expect([call.path, status]).toEqual([call.path, 401]);
      else answered.push(nameOf(call));
    }
    expect(answered.toSorted()).toEqual([...STRANGERS_CALLS].toSorted());
    for (const name of ORDERING_CALLS) expect(apiCalls.map(nameOf)).toContain(name);
  });

  test('gets "opens soon" in three languages at every page, and nothing from any file', async ({ db }) => {
    await startClosed(db);
    const ask = openApp(db);
    const allowed: string[] = [];
    for (const path of [...new Set(pagePaths)])
      for (const locale of LOCALES) {
        const { status, text, headers } = await ask(joinPath(locale, path), { headers: HTML });
        if (text === SECRET) {
          allowed.push(joinPath(locale, path));
          expect(headers.get('cache-control')).toBe('private, no-store');
          continue;
        }
        expect([path, status, headers.get('cache-control')]).toEqual([path, 503, 'private, no-store']);
        expect(text).toContain({ en: 'We open soon.', 'zh-Hant': '即將開幕', 'zh-CN': '即将开业' }[locale]);
        expect(text).toContain('<meta name="robots" content="noindex">');
      }
    for (const path of FILES) {
      const { status, text } = await ask(path);
      expect([path, status, text.includes(SECRET)]).toEqual([path, 503, false]);
    }
    const doors =
      /^(\/zh-Hant|\/zh-CN)?\/(login|setup|invitation|forgotPassword(\/reset)?|(account|certificate)(\/.*)?|gift\/.*)$/;
    expect(allowed.filter((path) => !doors.test(path))).toEqual([]);
    expect(allowed).toContain('/zh-Hant/login');
  });

  test('gets nothing from the cache of an open shop that is closed, and everything when it opens', async ({
    api,
    db,
  }) => {
    const { member_id } = await staffOf(api, db);
    const work = await hangSecret(db);
    const ask = openApp(db, new AnswerCache({ limit: 1024 * 1024 }));
    for (let times = 0; times < 3; times++) expect((await ask('/api/shop')).text).toContain(SECRET);

    await closeShop(db, member_id, 'Moving');

    for (const path of ['/api/shop', `/api/shop/${work}`, '/api/search/suggest?q=Tide', '/api/home'])
      expect([path, (await ask(path)).status]).toEqual([path, 503]);
    await openShop(db, member_id);
    expect((await ask('/api/shop')).text).toContain(SECRET);
  });

  test('learns of the initial data only the name', async ({ db }) => {
    await startClosed(db);
    const { text } = await openApp(db)('/api/initial', { headers: { lang: 'zh-Hant' } });
    const { info, shop, search } = initialReply.parse(JSON.parse(text));
    expect(info).toMatchObject({ brand: '框境', phone: '', email: '', address: '' });
    expect([shop.category, shop.frames, search.hot]).toEqual([[], [], []]);
  });

  test('reads the day and the sentence that the owner has written', async ({ api, db }) => {
    await startClosed(db);
    const { member_id } = await staffOf(api, db);
    const sentence = { en: 'Tea & <prints>.', 'zh-Hant': '茶與版畫。', 'zh-Hans': '茶与版画。' };
    await saveNotice(db, member_id, { version: 0, opens_on: '2099-12-01', sentence });
    const { text, headers } = await openApp(db)('/zh-Hant/shop', { headers: HTML });
    expect(text).toContain('2099年12月1日');
    expect(text).toContain('茶與版畫。');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(86_400);
    expect((await openApp(db)('/', { headers: HTML })).text).toContain('Tea &amp; &lt;prints&gt;.');
    await expect(saveNotice(db, member_id, { version: 0, opens_on: null, sentence })).rejects.toThrow('conflict');
  });
});

describe('a guest of a closed shop', () => {
  test('with the invitation link sees it until the link is renewed or withdrawn, and shares nothing', async ({
    api,
    db,
  }) => {
    await startClosed(db);
    const { member_id } = await staffOf(api, db);
    await hangSecret(db);
    const cache = new AnswerCache({ limit: 1024 * 1024 });
    const ask = openApp(db, cache);
    const visit = (token: string) =>
      ask('/api/preview', {
        method: 'POST',
        body: JSON.stringify({ token }),
        headers: { 'content-type': 'application/json', 'content-length': '55' },
      });
    const token = await makeLink(db, member_id, 7);

    const let_in = await visit(token);
    const cookie = (let_in.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const sees = async () => (await ask('/api/shop', { headers: { cookie } })).text.includes(SECRET);

    expect(let_in.headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    for (let times = 0; times < 3; times++) expect(await sees()).toBe(true);
    const page = await ask('/shop', { headers: { cookie, ...HTML } });
    expect([page.text, page.headers.get('cache-control')]).toEqual([SECRET, 'private, no-store']);
    expect(cache.keys()).toEqual([]);
    expect((await ask('/api/shop')).status).toBe(503);
    const renewed = await makeLink(db, member_id, 30);
    expect(await sees()).toBe(false);
    expect((await visit(token)).text).toContain('link_expired');
    expect((await visit(renewed)).status).toBe(200);
    await withdrawLink(db, member_id);
    expect((await visit(renewed)).text).toContain('link_expired');
  });

  test('of the staff sees it with the session, also by cookie; a member does not, and nobody orders', async ({
    api,
    db,
  }) => {
    await startClosed(db);
    const { headers } = await staffOf(api, db);
    const member = await newMember(api, db, 'buyer@shop.example');
    await hangSecret(db);
    const ask = openApp(db);

    const pass = await ask('/api/preview/staff', { method: 'POST', headers: { ...headers, 'content-length': '0' } });
    const cookie = (pass.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

    expect((await ask('/api/shop', { headers })).text).toContain(SECRET);
    expect((await ask('/shop', { headers: { cookie, ...HTML } })).text).toBe(SECRET);
    expect((await ask('/api/shop', { headers: member.headers })).status).toBe(503);
    expect((await ask('/shop', { headers: { cookie: `preview=${'x'.repeat(43)}`, ...HTML } })).status).toBe(503);
    expect((await ask('/api/order/history', { headers: member.headers })).status).toBe(200);
    for (const buyer of [headers, member.headers]) {
      const order = await ask('/api/order/order', {
        method: 'POST',
        body: '{}',
        headers: { ...buyer, 'content-type': 'application/json', 'content-length': '2' },
      });
      expect(order.text).toContain('"shop_closed"');
    }
    await ask('/api/member/logout', { headers });
    expect((await ask('/shop', { headers: { cookie, ...HTML } })).status).toBe(503);
  });
});

async function staffOf(api: Parameters<typeof newStaff>[0], db: Db) {
  const { headers } = await newStaff(api, db, 'admin');
  const { rows } = await db.execute<{ member_id: number }>(
    "select member_id from member where email = 'admin@shop.example'",
  );
  return { headers, member_id: rows[0]?.member_id ?? 0 };
}
