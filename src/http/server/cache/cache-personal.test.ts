import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect } from 'vitest';
import { apiCalls, createApp, openApiDocument } from '#app/server/app.ts';
import { test } from '#app/server/testing.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { member } from '#people/members/server/member.tables.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { STAFF_ROLES } from '#shared/rights.ts';
import { nameOf } from '../call.ts';
import { readConfig } from '../config.ts';
import type { ApiEnv } from '../context.ts';
import { createLog } from '../log.ts';
import { AnswerCache } from './answer-cache.ts';

const QUERIES: Record<string, string> = { '/api/search': '?keyword=tide', '/api/search/suggest': '?keyword=tide' };

/** Every GET call, for an existing work and artist. */
function reads(work: number, artist: number): { call: string; url: string }[] {
  return Object.entries(openApiDocument().paths ?? {}).flatMap(([path, methods]) => {
    if (!('get' in methods)) return [];
    const id = path.startsWith('/api/artist') ? artist : work;
    const url = path.replace('{provider}', 'google').replace(/\{\w+\}/g, String(id)) + (QUERIES[path] ?? '');
    return { call: `GET ${path.replace(/\{(\w+)\}/g, ':$1')}`, url };
  });
}

test('cached answers are the same bytes for everyone, without personal data', async ({ api, db }) => {
  await openWorkIndex(db);
  const artist = await addArtist(db, 'Mori');
  const work = await hangWork(db, artist, 'Tide');
  const cache = new AnswerCache({ limit: 8 * 1024 * 1024 });
  const config = readConfig({ BASE_URL: 'https://shop.test', DEMO: 'on' });
  const shop = { config, log: createLog('silent'), db, buildId: 'test', problems: async () => [] };
  const [keeping, making] = [{ ...shop, cache }, shop].map((one) => createApp(one, new Hono<ApiEnv>()));
  if (!keeping || !making) throw new Error('no shop');
  const people: Record<string, string>[] = [
    {},
    { cart: 'c'.repeat(43), cookie: 'i18n_redirected=zh-CN', 'x-forwarded-for': '1.34.0.1' },
  ];
  for (const staff_role of [null, ...STAFF_ROLES]) {
    const email = `${staff_role ?? 'member'}@example.com`;
    const { headers } = await newMember(api, db, email);
    await db.update(member).set({ staff_role }).where(eq(member.email, email));
    people.push({ ...headers, cart: 'd'.repeat(43) });
  }

  const differing: string[] = [];
  const calls = reads(work, artist).filter(({ call }) => call !== 'GET /api/member/logout');
  for (const { call, url } of calls) {
    for (const headers of people) {
      await keeping.request(url, { headers });
      await keeping.request(url, { headers });
    }
    if (!cache.keys().some((key) => key.endsWith(` ${url}`))) continue;
    const answers = new Set<string>();
    for (const headers of people)
      for (const app of [making, keeping]) answers.add(await (await app.request(url, { headers })).text());
    if (answers.size > 1) differing.push(call);
  }

  const cachedCalls = calls
    .filter(({ url }) => cache.keys().some((key) => key.endsWith(` ${url}`)))
    .map(({ call }) => call);
  expect(differing).toEqual([]);
  const everybodys = new Set(apiCalls.flatMap((call) => (call.access === 'anyone' ? [nameOf(call)] : [])));
  expect(cachedCalls.filter((call) => !everybodys.has(call))).toEqual([]);
  expect(cachedCalls.sort()).toEqual([
    'GET /api/article',
    'GET /api/artist',
    'GET /api/artist/:id',
    'GET /api/certificate/keys',
    'GET /api/faq',
    'GET /api/home',
    'GET /api/initial',
    'GET /api/pickup',
    'GET /api/search',
    'GET /api/search/suggest',
    'GET /api/shop',
    'GET /api/shop/:id',
  ]);
});
