import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { describe, expect, onTestFinished } from 'vitest';
import { createApp } from '#app/server/app.ts';
import { askPort, sharedDatabase } from '#buying/orders/server/testing-many-shops.ts';
import { bundleShop } from '#buying/orders/server/testing-shop-bundle.ts';
import type { Database } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { readConfig } from '#http/server/config.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { createLog } from '#http/server/log.ts';
import { createWaitingRequests } from '#http/server/waiting-requests.ts';
import { changeReply, newListReply } from '../shared-list.contract.ts';
import { watchSharedLists } from './shared-list-watch.service.ts';
import { openShop } from './testing-shared-lists.ts';

/** What the other people of a list can rely on. */
const PROMISED_MS = 2_000;

/** A process of the shop with a list in it. */
async function openProcess(database: Database) {
  const { db, heardUntil } = database;
  const waiting = createWaitingRequests(heardUntil);
  await watchSharedLists(database, waiting);
  const config = readConfig({ BASE_URL: 'https://shop.test', DEMO: 'on' });
  const shop = { config, log: createLog('silent'), db, waiting, buildId: 'test', problems: async () => [] };
  const app = createApp(shop, new Hono<ApiEnv>());
  const { poppies } = await openShop(db);
  const post = async (path: string, json: unknown, headers = {}) => {
    const all = { 'content-type': 'application/json', ...headers };
    return (await app.request(path, { method: 'POST', headers: all, body: JSON.stringify(json) })).json();
  };
  const made = await post('/api/together', { name: 'Mei', works: [{ item_id: poppies }] });
  const { token, participant } = newListReply.parse(made);
  const keys = { 'shared-list': token, participant };
  const wait = async (version: number, init: RequestInit = {}) => {
    const answer = await app.request(`/api/together/change?version=${version}`, { headers: keys, ...init });
    return changeReply.parse(await answer.json());
  };
  const like = () => post('/api/together/change', { op: 'heart', item_id: poppies, on: true }, keys);
  return { waiting, wait, like };
}

describe('a page that shows a list', () => {
  test('waits, and hears of a change at once', async ({ database }) => {
    const { wait, like } = await openProcess(database);
    const waited = wait(1);
    const isAnswered = await Promise.race([waited.then(() => true), delay(100, false)]);
    const since = performance.now();

    await like();

    expect(isAnswered).toBe(false);
    expect(await waited).toEqual({ code: 'success', version: 2, is_live: true });
    expect(performance.now() - since).toBeLessThan(PROMISED_MS);
  });

  test('is answered immediately if it has missed a change', async ({ database }) => {
    const { wait, like } = await openProcess(database);
    await like();

    expect(await wait(1)).toMatchObject({ version: 2, is_live: true });
  });

  test('is answered when the process ends, and must then ask another one', async ({ database }) => {
    const { wait, waiting } = await openProcess(database);
    const waited = wait(1);
    await delay(50);

    waiting.end();

    expect(await waited).toMatchObject({ version: 1 });
    expect(await wait(1)).toMatchObject({ version: 1, is_live: false });
  });

  test('leaves its place when the browser goes away', async ({ database }) => {
    const { wait, waiting } = await openProcess(database);
    const leaving = new AbortController();
    const waited = Promise.all(Array.from({ length: 24 }, () => wait(1, { signal: leaving.signal })));
    await delay(100);
    expect(await wait(1)).toMatchObject({ is_live: false });

    leaving.abort();
    await waited;

    const place = waiting.enter('any', 'network');
    expect(place).toBeDefined();
    place?.leave();
  });
});

describe('the places of a process', () => {
  const enter = (count: number, of: (at: number) => [string, string], heardUntil = () => Number.POSITIVE_INFINITY) => {
    const waiting = createWaitingRequests(heardUntil);
    const places = Array.from({ length: count }, (_, at) => waiting.enter(...of(at)));
    for (const place of places) place?.leave();
    return places.filter(Boolean).length;
  };

  test('are limited for a list, a network, and in all', () => {
    expect(enter(100, (at) => ['list', `network ${at}`])).toBe(24);
    expect(enter(100, (at) => [`list ${at}`, 'network'])).toBe(40);
    expect(enter(1_000, (at) => [`list ${at}`, `network ${at}`])).toBe(500);
  });

  test('are not given while the process cannot hear of changes', () => {
    expect(
      enter(
        1,
        () => ['list', 'network'],
        () => 0,
      ),
    ).toBe(0);
  });

  test('are left by everyone when the process can no longer hear', async () => {
    let until = Number.POSITIVE_INFINITY;
    const waiting = createWaitingRequests(() => until);
    const place = waiting.enter('list', 'network');
    until = 0;
    const since = performance.now();

    await place?.untilChanged(new AbortController().signal, 60_000);

    expect(performance.now() - since).toBeLessThan(PROMISED_MS);
    place?.leave();
  });
});

describe.runIf(process.env.TEST_ENGINE === 'postgres')('two real processes', () => {
  test('show each other’s changes within two seconds', async () => {
    const { url, open, drop } = await sharedDatabase();
    const bundle = await bundleShop();
    const shops = await Promise.all([bundle.start(url), bundle.start(url)]);
    const { db, close } = await open();
    onTestFinished(async () => {
      await Promise.all(shops.map((shop) => shop.kill()));
      await close();
      await drop();
    });
    const { poppies } = await openShop(db);
    const [here = 0, there = 0] = shops.map(({ port }) => port);
    const works = [{ item_id: poppies }];
    const made = await askPort(here, '/api/together', { method: 'POST', json: { name: 'Mei', works } });
    const { token, participant } = newListReply.parse(JSON.parse(made.text));
    const headers = { 'shared-list': token, participant };
    const took: number[] = [];

    for (let version = 1; version <= 10; version++) {
      const waited = askPort(there, `/api/together/change?version=${version}`, { headers });
      // Half of the changes come while the other waits, half before it asks.
      if (version % 2 === 0) await delay(100);
      const since = performance.now();
      const json = { op: 'heart', item_id: poppies, on: version % 2 === 0 };
      await askPort(here, '/api/together/change', { method: 'POST', json, headers });

      const heard = changeReply.parse(JSON.parse((await waited).text));
      took.push(Math.round(performance.now() - since));
      expect(heard).toMatchObject({ version: version + 1, is_live: true });
    }

    console.log('changes of a shared list on two processes, ms:', took.join(' '));
    expect(Math.max(...took)).toBeLessThan(PROMISED_MS);
  });
});
